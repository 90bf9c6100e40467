"""Frames as browsers send them, and a wire that keeps what it hears."""

from typing import Any

from tests.hand_clock import HandClock
from veillee.server.allowance import Allowance
from veillee.server.turns import Turns
from veillee.server.wire import Outbox, Wire

CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
LAST = 0x80
BROKEN, NO_TEXT, TOO_BIG = 1002, 1007, 1009
# Bytes of a message that an ear takes.
MOST = 1000


def framed(first: int, payload: bytes, mask: bytes = b"\x07\x80\x33\xff", length: int | None = None) -> bytes:
    """As a browser sends it. `length`: what the frame says of itself."""
    said = len(payload) if length is None else length
    if said < 126:
        head = bytes((first, 0x80 | said))
    elif said < 65536:
        head = bytes((first, 0xFE)) + said.to_bytes(2, "big")
    else:
        head = bytes((first, 0xFF)) + said.to_bytes(8, "big")
    return head + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload))


class Cable:
    """What a wire does to its connection."""

    def __init__(self) -> None:
        self.written = b""
        self.ended = ""
        self.reading = True
        # Bytes that the other side has not read.
        self.unread = 0

    def write(self, data: bytes) -> None:
        self.written += data

    def get_write_buffer_size(self) -> int:
        return self.unread

    def is_closing(self) -> bool:
        return self.ended in ("closed", "aborted")

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def can_write_eof(self) -> bool:
        return True

    def write_eof(self) -> None:
        self.ended = "half closed"

    def close(self) -> None:
        self.ended = "closed"

    def abort(self) -> None:
        self.ended = "aborted"


class Ear(Wire):
    """Keeps what it hears."""

    def __init__(
        self, clock: HandClock | None = None, most: int = MOST, turns: Turns | None = None, outbox: Outbox | None = None
    ) -> None:
        clock = clock or HandClock()
        super().__init__(clock, Outbox() if outbox is None else outbox, turns or Turns(), Allowance(clock).frames, most)
        self.messages: list[str | bytes] = []
        self.cable = Cable()
        cable: Any = self.cable
        self.connection_made(cable)

    def data_received(self, data: bytes) -> None:
        """As much as a transport reads at once, again and again."""
        while data:
            buffer = self.get_buffer(-1)
            piece, data = data[: len(buffer)], data[len(buffer) :]
            buffer[: len(piece)] = piece
            self.buffer_updated(len(piece))

    def heard(self, data: str | bytes) -> None:
        self.messages.append(data)

    def lost(self) -> None:
        self.messages.append("lost")

    @property
    def code(self) -> int | None:
        """Why it has said goodbye."""
        at = self.cable.written.find(b"\x88")
        return None if at < 0 else int.from_bytes(self.cable.written[at + 2 : at + 4], "big")
