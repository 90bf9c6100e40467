"""A WebSocket after its handshake (RFC 6455): frames in and out, signs of life, and its end.

aiohttp shakes hands and then hands the connection over (`server/upgrade.py`). Its own WebSockets would wake a task for
every message, and keep the request for as long as somebody is connected.
"""

import asyncio
import struct
from collections.abc import Callable
from typing import Final, cast

import structlog

from veillee.clock import Clock
from veillee.server.limits import Bucket

# After so much silence a ping is sent; if it is not answered in half of that time, nobody is there any more.
HEARTBEAT_SECONDS = 25
# How long the other side may take to answer a goodbye.
GOODBYE_SECONDS = 10
# How many frames one side may send, of whatever kind: who sends more is read more slowly. Twice what may be said.
MOST_FRAMES, FRAMES_PER_SECOND = 250, 80
# For so long nothing is read from whoever has sent too many.
HELD_BACK_SECONDS = 0.5
# A client this far behind is disconnected: when it reconnects, one message is enough instead of a queue.
MOST_UNSENT_BYTES = 256 * 1024

CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
LAST, RESERVED, KIND, CONTROL = 0x80, 0x70, 0x0F, 0x08
MASKED, LENGTH = 0x80, 0x7F
LAST_TEXT: Final = LAST | TEXT
OK, BROKEN, NO_TEXT, TOO_BIG = 1000, 1002, 1007, 1009
# Those below 3000 that may be sent.
CODES = {*range(1000, 1004), *range(1007, 1015)}

# Why nothing is read for now.
TOO_MANY_FRAMES, INBOX_IS_FULL = 1, 2

medium_header = struct.Struct(">BBH").pack
logger = structlog.get_logger()


class Violation(Exception):
    """The other side does not keep to the protocol. `code`: why the connection is closed."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


def frame_header(length: int, first: int = LAST_TEXT) -> bytes:
    """The head of an unmasked frame, as servers send them."""
    if length < 126:
        return bytes((first, length))
    if length < 65536:
        return medium_header(first, 126, length)
    return bytes((first, 127)) + length.to_bytes(8, "big")


def unmasked(data: bytes, mask: bytes) -> bytes:
    length = len(data)
    repeated = (mask * (length // 4 + 1))[:length]
    return (int.from_bytes(data, "little") ^ int.from_bytes(repeated, "little")).to_bytes(length, "little")


class Outbox:
    """What is said within one turn of the loop leaves together after it, so that its writes follow on each other."""

    def __init__(self) -> None:
        self._wires: list[Wire] = []

    def add(self, wire: "Wire") -> None:
        if not self._wires:
            asyncio.get_running_loop().call_soon(self._empty)
        self._wires.append(wire)

    def _empty(self) -> None:
        wires, self._wires = self._wires, []
        for wire in wires:
            wire.flush()

    def __bool__(self) -> bool:
        return bool(self._wires)


class Wire(asyncio.Protocol):
    """`heard` gets every message, `lost` is called once at the end; both are for whoever inherits from this.

    `most_bytes`: of a message, in however many frames it comes.
    """

    __slots__ = (
        "_clock",
        "_frames",
        "_gone",
        "_heard_at",
        "_held",
        "_loop",
        "_most_bytes",
        "_outbox",
        "_parted",
        "_parts",
        "_parts_kind",
        "_timer",
        "_transport",
        "_unheard",
        "_unsent",
        "closed",
        "on_end",
    )

    def __init__(self, clock: Clock, outbox: Outbox, most_bytes: int) -> None:
        self._clock, self._outbox, self._most_bytes = clock, outbox, most_bytes
        self._unsent: list[bytes] = []
        self._frames = Bucket(clock, MOST_FRAMES, FRAMES_PER_SECOND)
        # The reasons for which nothing is read now.
        self._unheard = 0
        # What has come of a frame that is not whole yet; the frames that have come of a message.
        self._held: bytes | bytearray = b""
        self._parts = bytearray()
        self._parts_kind = CONTINUED
        # Nothing is sent any more, and nothing heard.
        self.closed = False
        # `lost` has been called.
        self._parted = False
        self.on_end: Callable[[], None] | None = None
        self._gone: asyncio.Future[None] | None = None

    def heard(self, data: str | bytes) -> None:
        raise NotImplementedError

    def lost(self) -> None:
        raise NotImplementedError

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._loop = asyncio.get_running_loop()
        self._heard_at = self._clock.monotonic()
        self._timer = self._clock.call_later(HEARTBEAT_SECONDS, self._ping_if_silent)

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = True
        self._timer.cancel()
        if self.on_end is not None:
            self.on_end()
        if self._gone is not None and not self._gone.done():
            self._gone.set_result(None)
        self._part()

    def _part(self) -> None:
        if not self._parted:
            self._parted = True
            self.lost()

    async def gone(self) -> None:
        """Until the connection has ended."""
        self._gone = self._loop.create_future()
        await self._gone

    # Sending

    def send(self, message: bytes) -> None:
        """Never waits."""
        if not self._unsent:
            self._outbox.add(self)
        length = len(message)
        # As long as most views are.
        header = medium_header(LAST_TEXT, 126, length) if 125 < length < 65536 else frame_header(length)
        self._unsent += (header, message)

    def flush(self) -> None:
        """In one write: each costs the kernel more than everything else about a message."""
        frames, self._unsent = b"".join(self._unsent), []
        transport = self._transport
        if not frames or self.closed or transport.is_closing():
            return
        if transport.get_write_buffer_size() > MOST_UNSENT_BYTES:
            logger.info("slow reader cut off")
            transport.abort()
            return
        transport.write(frames)

    def _send_control(self, kind: int, data: bytes = b"") -> None:
        """At once, after all that was said before."""
        self._unsent += (frame_header(len(data), LAST | kind), data)
        self.flush()

    # Signs of life

    def _ping_if_silent(self) -> None:
        silent = self._clock.monotonic() - self._heard_at
        if silent < HEARTBEAT_SECONDS:
            self._timer = self._clock.call_later(HEARTBEAT_SECONDS - silent, self._ping_if_silent)
        else:
            self._send_control(PING)
            self._timer = self._clock.call_later(HEARTBEAT_SECONDS / 2, self._give_up, self._heard_at)

    def _give_up(self, heard_at: float) -> None:
        if self._heard_at == heard_at:
            self._transport.abort()
        else:
            self._ping_if_silent()

    # The end

    def close(self, code: int = OK, reason: bytes = b"") -> None:
        """Say goodbye after all that was said before, and wait for the answer."""
        if self.closed:
            return
        self._send_control(CLOSE, code.to_bytes(2, "big") + reason)
        self.closed = True
        self._timer.cancel()
        self._timer = self._clock.call_later(GOODBYE_SECONDS, self._transport.abort)

    def abort(self) -> None:
        self.closed = True
        self._transport.abort()

    # Hearing

    def pause(self, why: int) -> None:
        """Read nothing until every reason has gone: what comes waits in the network, and then with the other side."""
        if not self._unheard:
            self._transport.pause_reading()
        self._unheard |= why

    def resume(self, why: int) -> None:
        if not self._unheard & why:
            return
        self._unheard &= ~why
        if not self._unheard and not self._transport.is_closing():
            self._transport.resume_reading()
            # Not now: whoever resumes may be about to handle what came before.
            self._loop.call_soon(self._read_on)

    def _read_on(self) -> None:
        if not self._unheard and self._held and not self._transport.is_closing():
            self.data_received(b"")

    def data_received(self, data: bytes) -> None:
        self._heard_at = self._clock.monotonic()
        try:
            if self._held:
                held = bytearray(self._held) if isinstance(self._held, bytes) else self._held
                held += data
                self._held = b""
                used = self._read(held)
                del held[:used]
                self._held = held
            else:
                used = self._read(data)
                self._held = data[used:]
        except Violation as violation:
            self.close(violation.code)
            self._transport.close()
        except Exception:
            logger.exception("a message failed")
            self.abort()

    def _read(self, data: bytes | bytearray) -> int:
        """Every frame that has come whole, as long as they may be heard. How many bytes these are."""
        at, end = 0, len(data)
        while end - at >= 2 and not self._unheard:
            first, second = data[at], data[at + 1]
            length, begin = second & LENGTH, at + 6
            if length == 126:
                begin = at + 8
                if end < begin:
                    break
                length = int.from_bytes(data[at + 2 : at + 4], "big")
            elif length == 127:
                begin = at + 14
                if end < begin:
                    break
                length = int.from_bytes(data[at + 2 : at + 10], "big")
            if first != LAST_TEXT or not second & MASKED or length > self._most_bytes or self._parts_kind:
                # Not a whole message like almost all. What is too long is not waited for.
                self._check(first, second, length)
            if end < begin + length:
                break
            if not self._frames.take():
                # Also empty ones, and those that nobody is told of: to read them is work too.
                self.pause(TOO_MANY_FRAMES)
                self._clock.call_later(HELD_BACK_SECONDS, self.resume, TOO_MANY_FRAMES)
                break
            at = begin + length
            payload = unmasked(bytes(data[begin:at]), bytes(data[begin - 4 : begin]))
            if first == LAST_TEXT:
                self._hear(TEXT, payload)
            else:
                self._take(first, payload)
        return at

    def _check(self, first: int, second: int, length: int) -> None:
        if not second & MASKED or first & RESERVED:
            raise Violation(BROKEN)
        kind = first & KIND
        if kind & CONTROL:
            if kind > PONG or length > 125 or not first & LAST:
                raise Violation(BROKEN)
        elif kind > BINARY or (kind == CONTINUED) != (self._parts_kind != CONTINUED):
            raise Violation(BROKEN)
        elif length + len(self._parts) > self._most_bytes:
            raise Violation(TOO_BIG)

    def _take(self, first: int, payload: bytes) -> None:
        match first & KIND:
            case 0x8:
                self._hear_goodbye(payload)
            case 0x9:
                if not self.closed:
                    self._send_control(PONG, payload)
            case 0xA:
                pass
            case kind:
                self._parts_kind = self._parts_kind or kind
                self._parts += payload
                if first & LAST:
                    kind, whole = self._parts_kind, bytes(self._parts)
                    self._parts_kind = CONTINUED
                    self._parts.clear()
                    self._hear(kind, whole)

    def _hear(self, kind: int, payload: bytes) -> None:
        if self.closed:
            return
        if kind == BINARY:
            self.heard(payload)
            return
        try:
            text = payload.decode()
        except UnicodeDecodeError:
            raise Violation(NO_TEXT) from None
        self.heard(text)

    def _hear_goodbye(self, payload: bytes) -> None:
        code = int.from_bytes(payload[:2], "big") if payload else OK
        if len(payload) == 1 or not (code in CODES or 3000 <= code < 5000):
            raise Violation(BROKEN)
        self.heard_goodbye(code)

    def heard_goodbye(self, code: int) -> None:
        # Before it is answered: whoever has the answer is not here any more.
        self._part()
        self.close(code)
        self._transport.close()
