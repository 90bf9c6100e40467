"""A WebSocket after its handshake (RFC 6455): frames in and out, signs of life, and its end.

aiohttp shakes hands and then hands the connection over (`server/upgrade.py`). Its own WebSockets would wake a task for
every message, and keep the request for as long as somebody is connected. wsproto reads the frames and judges them; what
a frame costs, when nothing is read, and how a connection ends, is decided here.
"""

import asyncio
import struct
from collections.abc import Callable
from typing import Final, cast

import structlog
from wsproto.extensions import Extension
from wsproto.frame_protocol import CloseReason, Frame, FrameDecoder, FrameProtocol, Opcode, ParseFailed, RsvBits

from veillee.clock import Clock
from veillee.server.limits import Bucket
from veillee.server.turns import Turns

# After so much silence a ping is sent; if it is not answered in half of that time, nobody is there any more.
HEARTBEAT_SECONDS = 25
# How long the other side may take to answer a goodbye.
GOODBYE_SECONDS = 10
# A long frame counts once more for each of these.
BYTES_OF_A_FRAME = 16_384
# For so long nothing is read from whoever has sent too many.
HELD_BACK_SECONDS = 0.5
# A client this far behind is disconnected: when it reconnects, one message is enough instead of a queue.
MOST_UNSENT_BYTES = 256 * 1024
# All of them together: then those who are furthest behind are disconnected sooner.
MOST_UNSENT_BYTES_IN_ALL = 32 * 1024 * 1024
# So little is no delay.
LITTLE_UNSENT_BYTES = 16 * 1024

LAST_TEXT: Final = 0x81
OK, NOT_WANTED = 1000, 1008

# Why nothing is read for now.
TOO_MANY_FRAMES, INBOX_IS_FULL, NOT_ITS_TURN = 1, 2, 4

medium_header = struct.Struct(">BBH").pack
no_bits = RsvBits(False, False, False)
logger = structlog.get_logger()


def frame_header(length: int) -> bytes:
    """The head of a text, unmasked as servers send it. Not by wsproto: it would copy every view once more."""
    if length < 126:
        return bytes((LAST_TEXT, length))
    if length < 65536:
        return medium_header(LAST_TEXT, 126, length)
    return bytes((LAST_TEXT, 127)) + length.to_bytes(8, "big")


class Costs(Extension):
    """What wsproto asks as soon as it has read a frame's header, and before it reads the rest.

    An extension only in its eyes: nothing of it is ever offered to the other side.
    """

    def __init__(self, frames: Bucket, most_bytes: int) -> None:
        self.frames, self._most_bytes = frames, most_bytes
        # What has come of the message that has begun.
        self.bytes = 0

    def enabled(self) -> bool:
        return True

    def offer(self) -> bool:
        return False

    def frame_inbound_header(
        self, proto: FrameDecoder | FrameProtocol, opcode: Opcode, rsv: RsvBits, payload_length: int
    ) -> CloseReason | RsvBits:
        if not opcode.iscontrol() and self.bytes + payload_length > self._most_bytes:
            # It is not waited for.
            return CloseReason.MESSAGE_TOO_BIG
        # Asked again, and paid again, if the mask behind it has not come yet.
        self.frames.pay(1 + payload_length // BYTES_OF_A_FRAME)
        return no_bits

    def frame_inbound_payload_data(self, proto: FrameDecoder | FrameProtocol, data: bytes) -> bytes:
        assert isinstance(proto, FrameDecoder)
        assert proto.header is not None
        if not proto.header.opcode.iscontrol():
            self.bytes += len(data)
        return data


class Outbox:
    """What is said within one turn of the loop leaves together after it, so that its writes follow on each other."""

    def __init__(self) -> None:
        self._wires: list[Wire] = []
        # Those who were found to be behind.
        self._behind: set[Wire] = set()

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

    def is_behind(self, wire: "Wire") -> None:
        self._behind.add(wire)
        if len(self._behind) * MOST_UNSENT_BYTES <= MOST_UNSENT_BYTES_IN_ALL:
            return
        unsent = {one: one.unsent for one in self._behind}
        self._behind = {one for one, length in unsent.items() if length > LITTLE_UNSENT_BYTES}
        too_many = sum(unsent.values()) - MOST_UNSENT_BYTES_IN_ALL
        for one in sorted(unsent, key=lambda one: -unsent[one]):
            if too_many <= 0:
                break
            one.cut_off()
            too_many -= unsent[one]

    def forget(self, wire: "Wire") -> None:
        self._behind.discard(wire)


class Wire(asyncio.BufferedProtocol):
    """`heard` gets every message, `lost` is called once at the end; both are for whoever inherits from this.

    `frames`: how many one may send, of whatever kind; who sends more is read more slowly. `most_bytes`: of a message,
    in however many frames it comes.
    """

    __slots__ = (
        "_clock",
        "_costs",
        "_deaf",
        "_gone",
        "_heard_at",
        "_loop",
        "_outbox",
        "_parted",
        "_parts",
        "_reader",
        "_timer",
        "_transport",
        "_turns",
        "_unheard",
        "_unsent",
        "closed",
        "is_known",
        "on_end",
    )

    def __init__(self, clock: Clock, outbox: Outbox, turns: Turns, frames: Bucket, most_bytes: int) -> None:
        self._clock, self._outbox, self._turns = clock, outbox, turns
        self._unsent: list[bytes | bytearray] = []
        self._costs = Costs(frames, most_bytes)
        self._reader = FrameProtocol(client=False, extensions=[self._costs])
        # The reasons for which nothing is read now.
        self._unheard = 0
        # What has come of a message that is not whole yet.
        self._parts: list[str | bytes] = []
        # Who belongs here is heard before strangers.
        self.is_known = False
        # The other side has said goodbye, or something against the protocol: whatever it still says is thrown away.
        self._deaf = False
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
        self._outbox.forget(self)
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
        unsent = transport.get_write_buffer_size()
        if unsent > MOST_UNSENT_BYTES:
            self.cut_off()
            return
        transport.write(frames)
        if unsent > LITTLE_UNSENT_BYTES:
            self._outbox.is_behind(self)

    @property
    def unsent(self) -> int:
        """How many bytes wait for the other side to read."""
        return 0 if self._transport.is_closing() else self._transport.get_write_buffer_size()

    def cut_off(self) -> None:
        logger.info("slow reader cut off")
        self._transport.abort()

    def _send_control(self, frame: bytearray) -> None:
        """At once, after all that was said before."""
        self._unsent.append(frame)
        self.flush()

    # Signs of life

    def _ping_if_silent(self) -> None:
        silent = self._clock.monotonic() - self._heard_at
        if silent < HEARTBEAT_SECONDS:
            self._timer = self._clock.call_later(HEARTBEAT_SECONDS - silent, self._ping_if_silent)
        else:
            self._send_control(self._reader.ping())
            self._timer = self._clock.call_later(HEARTBEAT_SECONDS / 2, self._give_up, self._heard_at)

    def _give_up(self, heard_at: float) -> None:
        if self._heard_at == heard_at:
            self._transport.abort()
        else:
            self._ping_if_silent()

    # The end

    def close(self, code: int = OK, reason: str = "") -> None:
        """Say goodbye after all that was said before, and wait for the answer."""
        if self.closed:
            return
        self._send_control(self._reader.close(code, reason))
        self.closed = True
        self._timer.cancel()
        self._timer = self._clock.call_later(GOODBYE_SECONDS, self._transport.abort)

    def break_off(self, code: int) -> None:
        """The other side does not keep to the protocol."""
        self._deaf = True
        if self.closed:
            self._transport.close()
            return
        self.close(code)
        # Not closed at once: what it is still sending would be answered with a reset, and it would not learn why.
        # With https nobody can stop talking and go on listening.
        if self._transport.can_write_eof():
            self._transport.write_eof()

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
        if not self._unheard:
            # Not now: whoever resumes may be about to handle what came before.
            self._loop.call_soon(self._read_on)

    def _read_on(self) -> None:
        """First what has come already: if more was let in before, that would grow without end."""
        if self._may_read():
            self._read()
            if self._may_read():
                self._transport.resume_reading()

    def _may_read(self) -> bool:
        return not self._unheard and not self._transport.is_closing()

    def _have_turn(self) -> None:
        self._unheard &= ~NOT_ITS_TURN
        self._read_on()

    def get_buffer(self, sizehint: int) -> memoryview:
        """The same for all: what each has sent is taken out of it before anybody else's is read."""
        return self._turns.buffer

    def buffer_updated(self, nbytes: int) -> None:
        self._heard_at = self._clock.monotonic()
        self._turns.left -= 1
        if not self._deaf:
            self._reader.receive_bytes(self._turns.buffer[:nbytes])  # type: ignore[arg-type]
        if not self._read():
            # Somebody who sends byte by byte makes as much work.
            self._costs.frames.pay(1)

    def _read(self) -> bool:
        """All that may be heard of what has come. Whether a frame has become whole."""
        whole = heard = False
        try:
            while not self._unheard:
                if self._costs.frames.empty():
                    # Also empty frames count, and those that nobody is told of: to read them is work too.
                    self.pause(TOO_MANY_FRAMES)
                    self._clock.call_later(HELD_BACK_SECONDS, self.resume, TOO_MANY_FRAMES)
                    break
                if self._turns.left <= 0:
                    self.pause(NOT_ITS_TURN)
                    self._turns.line_up(self._have_turn, self.is_known and not heard)
                    break
                frame = None if self._deaf else next(self._reader.received_frames(), None)
                if frame is None:
                    break
                self._turns.left -= 1
                heard, whole = True, whole or frame.frame_finished
                self._take(frame)
        except ParseFailed as wrong:
            self.break_off(wrong.code)
            return True
        except Exception:
            logger.exception("a message failed")
            self.abort()
            return True
        return whole

    def _take(self, frame: Frame) -> None:
        payload = frame.payload
        match frame.opcode:
            case Opcode.CLOSE:
                assert isinstance(payload, tuple)
                self._deaf = True
                code, _ = payload
                self.heard_goodbye(OK if code == CloseReason.NO_STATUS_RCVD else code)
            case Opcode.PING:
                assert isinstance(payload, bytes)
                if not self.closed:
                    self._send_control(self._reader.pong(payload))
            case Opcode.PONG:
                pass
            case _:
                assert isinstance(payload, str | bytes)
                self._take_part(payload, frame.message_finished)

    def _take_part(self, part: str | bytes, is_last: bool) -> None:
        if self._parts or not is_last:
            if part:
                self._parts.append(part)
            if not is_last:
                return
            part = part[:0].join(self._parts)  # type: ignore[arg-type]
            self._parts.clear()
        self._costs.bytes = 0
        if not self.closed:
            self.heard(part)

    def heard_goodbye(self, code: int) -> None:
        # Before it is answered: whoever has the answer is not here any more.
        self._part()
        self.close(code)
        self._transport.close()
