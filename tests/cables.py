"""A network between a server and its database, or its people, that can be cut, made deaf, or slow."""

import asyncio
from contextlib import suppress

from tests.conftest import free_port


class Cable:
    """Passes on to a port of this machine. `delay`: how many seconds later each answer comes."""

    def __init__(self, port: int, host: str = "127.0.0.1") -> None:
        self.to, self._host, self.port = port, host, free_port()
        # `deaf`: answers are lost. `slow`: statements are kept in `late`, and all that follows on that connection too.
        self.deaf = self.slow = False
        self.delay = 0.0
        # How many pieces of answers have come, also those that are lost; and of statements that were silenced.
        self.answers = self.unheard = 0
        self.late: list[tuple[asyncio.StreamWriter, bytes]] = []
        self._silenced = 0
        self._writers: list[asyncio.StreamWriter] = []
        self._passing: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> "Cable":
        self._server = await asyncio.start_server(self._connect, self._host, self.port)
        return self

    async def __aexit__(self, *error: object) -> None:
        self._server.close()
        self.cut()
        for writer, _ in self.late:
            writer.transport.abort()
        await asyncio.gather(*self._passing, return_exceptions=True)

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            answers, there = await asyncio.open_connection("127.0.0.1", self.to)
        except OSError:
            writer.transport.abort()
            return
        self._writers += [writer, there]
        for passing in (self._pass_statements(reader, there), self._pass_answers(answers, writer)):
            task = asyncio.create_task(passing)
            self._passing.add(task)
            task.add_done_callback(self._passing.discard)

    async def _pass_statements(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            late, begun = False, self._silenced
            while data := await reader.read(65536):
                if begun != self._silenced:
                    self.unheard += 1
                    continue
                late = late or self.slow
                if late:
                    # Also after the house has given up and gone.
                    self.late.append((writer, data))
                else:
                    writer.write(data)
            if not late:
                writer.transport.abort()

    async def _pass_answers(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            while data := await reader.read(65536):
                if self.delay:
                    await asyncio.sleep(self.delay)
                self.answers += 1
                if not self.deaf:
                    writer.write(data)
        writer.transport.abort()

    def deliver(self) -> int:
        """What was kept arrives now, too late. Returns how many pieces of it."""
        late, self.late = self.late, []
        for writer, data in late:
            writer.write(data)
        return len(late)

    def silence(self) -> None:
        """Nothing that is said over connections of until now arrives; new ones work."""
        self._silenced += 1

    def cut(self) -> None:
        for writer in self._writers:
            writer.transport.abort()
        self._writers.clear()
