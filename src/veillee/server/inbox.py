"""Messages of one browser that wait for the one that is being handled."""

# What may wait. If there is more, nothing is read from the connection.
MOST_WAITING_BYTES = 64 * 1024
MOST_WAITING = 64


class Inbox:
    def __init__(self) -> None:
        self._messages: list[str | bytes] = []
        self.bytes = 0

    def __len__(self) -> int:
        return len(self._messages)

    @property
    def is_full(self) -> bool:
        # Both are counted: messages without a byte would fill the memory too.
        return self.bytes > MOST_WAITING_BYTES or len(self._messages) >= MOST_WAITING

    def add(self, data: str | bytes) -> None:
        self._messages.append(data)
        self.bytes += len(data)

    def take(self) -> str | bytes:
        data = self._messages.pop(0)
        self.bytes -= len(data)
        return data

    def clear(self) -> None:
        self._messages.clear()
        self.bytes = 0
