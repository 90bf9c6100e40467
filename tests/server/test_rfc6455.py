"""RFC 6455 as a table: what is sent, and what must happen.

The frames are those of the Autobahn test suite, sections 1 to 7 and 10 (sections 9, 12 and 13 are about speed and
compression), and what else the RFC forbids. They are fed to a wire without a network; the handshakes of §4 go to a real
server, and three foreign clients are peers of one.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import aiohttp
import msgspec
import picows
import pytest
import structlog
import websockets
from aiohttp import web

from tests.guests import sit_down
from tests.hand_clock import HandClock
from tests.server.frames import BINARY, BROKEN, CLOSE, CONTINUED, LAST, NO_TEXT, PING, PONG, TEXT, TOO_BIG, Ear, framed
from tests.waiting import CEILING, until
from veillee.server.keys import SOCKETS
from veillee.server.protocol import MESSAGE_BYTES, PROTOCOL
from veillee.server.socket import HELLO_SECONDS
from veillee.server.turned_away import TELL_SECONDS, TurnedAway
from veillee.server.wire import HELD_BACK_SECONDS, NOT_WANTED, frame_header
from veillee.storage.meter import Meter

OK = 1000
HELLO, BYTES = "Hello, world!", b"\x00\xff\xfe\xfd\xfc\xfb\x00\xff"
GREEK = "κ\u1f79σμε"
# A code point beyond the last: its second byte is the one that cannot be.
BEYOND = b"\xf4\x90\x80\x80"


class Case(NamedTuple):
    """`pieces` come one after the other. `heard`, and `pongs` said.

    `code`: with what the wire says goodbye; None if it does not. `early`: how many pieces it must not wait for.
    """

    name: str
    pieces: list[bytes]
    heard: list[str | bytes] = []  # noqa: RUF012
    pongs: list[bytes] = []  # noqa: RUF012
    code: int | None = None
    early: int = 0


def text(payload: str | bytes, first: int = LAST | TEXT) -> bytes:
    return framed(first, payload.encode() if isinstance(payload, str) else payload)


def chopped(frames: list[bytes], size: int) -> list[bytes]:
    said = b"".join(frames)
    return [said[at : at + size] for at in range(0, len(said), size)]


def fragments(payload: bytes, size: int, kind: int) -> list[bytes]:
    parts = [payload[at : at + size] for at in range(0, len(payload), size)]
    firsts = [kind, *[CONTINUED] * (len(parts) - 1)]
    firsts[-1] |= LAST
    return [framed(first, part) for first, part in zip(firsts, parts, strict=True)]


def goodbye(code: int, reason: bytes = b"") -> bytes:
    return framed(LAST | CLOSE, code.to_bytes(2, "big") + reason)


def section_1() -> Iterator[Case]:
    """Messages of all lengths."""
    lengths = (0, 125, 126, 127, 128, 65535, 65536)
    for number, length in enumerate(lengths, 1):
        yield Case(f"1.1.{number} text of {length}", [text("*" * length)], ["*" * length])
        yield Case(f"1.2.{number} bytes of {length}", [framed(LAST | BINARY, b"\xfe" * length)], [b"\xfe" * length])
    yield Case("1.1.8 text in pieces", chopped([text("*" * 65536)], 997), ["*" * 65536])
    yield Case("1.2.8 bytes in pieces", chopped([framed(LAST | BINARY, b"\xfe" * 65536)], 997), [b"\xfe" * 65536])


def section_2() -> Iterator[Case]:
    """Pings and pongs."""
    for number, payload in enumerate((b"", b"Hello", BYTES, b"\xfe" * 125), 1):
        yield Case(f"2.{number} ping", [framed(LAST | PING, payload)], pongs=[payload])
    yield Case("2.5 ping too long", [framed(LAST | PING, b"\xfe" * 126)], code=BROKEN)
    yield Case("2.6 ping byte by byte", chopped([framed(LAST | PING, b"\xfe" * 125)], 1), pongs=[b"\xfe" * 125])
    for number, payload in enumerate((b"", b"unsolicited"), 7):
        yield Case(f"2.{number} pong", [framed(LAST | PONG, payload)])
    ping = framed(LAST | PING, b"ping")
    yield Case("2.9 pong and ping", [framed(LAST | PONG, b"unsolicited") + ping], pongs=[b"ping"])
    payloads = [b"payload-%d" % number for number in range(10)]
    pings = [framed(LAST | PING, payload) for payload in payloads]
    yield Case("2.10 ten pings", [b"".join(pings)], pongs=payloads)
    yield Case("2.11 ten pings byte by byte", chopped(pings, 1), pongs=payloads)


def section_3() -> Iterator[Case]:
    """Reserved bits."""
    hello, ping = text(HELLO), framed(LAST | PING, b"")
    yield Case("3.1 bit 3", [text(HELLO, LAST | 0x10 | TEXT)], code=BROKEN)
    for number, bits, size in ((2, 0x20, 10**6), (3, 0x30, 40), (4, 0x40, 1)):
        sent = chopped([hello, text(HELLO, LAST | bits | TEXT), ping], size)
        yield Case(f"3.{number} bits {bits:x} after a text", sent, [HELLO], code=BROKEN)
    for number, first in ((5, 0x50 | BINARY), (6, 0x60 | PING), (7, 0x70 | CLOSE)):
        yield Case(f"3.{number} bits of {first:x}", [framed(LAST | first, BYTES)], code=BROKEN)


def section_4() -> Iterator[Case]:
    """Kinds of frames that do not exist."""
    ping = framed(LAST | PING, b"")
    for part, kinds in ((1, range(3, 8)), (2, range(11, 16))):
        for number, kind in enumerate(kinds, 1):
            payload = b"" if number in (1, 3) else BYTES
            unknown = framed(LAST | kind, payload)
            if number < 3:
                yield Case(f"4.{part}.{number} kind {kind}", [unknown], code=BROKEN)
            else:
                sent = chopped([text(HELLO), unknown, ping], 1 if number == 5 else 10**6)
                yield Case(f"4.{part}.{number} kind {kind} after a text", sent, [HELLO], code=BROKEN)


def section_5() -> Iterator[Case]:
    """Messages in several frames."""
    one, two = framed(TEXT, b"fragment1"), framed(LAST | CONTINUED, b"fragment2")
    whole, ping = "fragment1fragment2", framed(LAST | PING, b"ping")
    yield Case("5.1 ping in two", [framed(PING, b"fragment1") + two], code=BROKEN)
    yield Case("5.2 pong in two", [framed(PONG, b"fragment1") + two], code=BROKEN)
    for number, pieces in enumerate(([one + two], [one, two], chopped([one, two], 1)), 3):
        yield Case(f"5.{number} text in two", pieces, [whole])
    for number, pieces in enumerate(([one + ping + two], [one, ping, two], chopped([one, ping, two], 1)), 6):
        yield Case(f"5.{number} ping between two", pieces, [whole], [b"ping"])
    for number, first in ((9, LAST), (12, 0)):
        lost = [framed(first | CONTINUED, b"non-continuation payload"), text(HELLO)]
        for more, pieces in enumerate(([b"".join(lost)], lost, chopped(lost, 1))):
            yield Case(f"5.{number + more} nothing to continue", pieces, code=BROKEN)
    lost_part = framed(CONTINUED, b"fragment3") + text("fragment4")
    yield Case("5.15 nothing more to continue", [one + two + lost_part], [whole], code=BROKEN)
    for number, first in ((16, 0), (17, LAST)):
        round_ = framed(first | CONTINUED, b"fragment1") + framed(TEXT, b"fragment2") + two
        yield Case(f"5.{number} continued before it begins", [round_ * 2], code=BROKEN)
    yield Case("5.18 begun twice", [one + framed(LAST | TEXT, b"fragment2")], code=BROKEN)
    parts = [framed(TEXT if number == 1 else CONTINUED, b"fragment%d" % number) for number in range(1, 5)]
    pings = [framed(LAST | PING, b"pongme %d!" % number) for number in (1, 2)]
    frames = [*parts[:2], pings[0], *parts[2:], pings[1], framed(LAST | CONTINUED, b"fragment5")]
    together = "".join(f"fragment{number}" for number in range(1, 6))
    for number, pieces in ((19, [b"".join(frames[:3]), b"".join(frames[3:])]), (20, frames)):
        yield Case(f"5.{number} five parts and two pings", pieces, [together], [b"pongme 1!", b"pongme 2!"])


def valid_and_not() -> Iterator[tuple[str, bool, bytes]]:
    """Markus Kuhn's sequences, as Autobahn numbers them."""
    euros = "€".encode()
    lonely = [bytes(byte for start in range(low, high) for byte in (start, 0x20)) for low, high in LONELY]
    for number, (good, sequences) in enumerate(
        [
            (
                True,
                [b"hello$world", "hello¢world".encode(), b"hello" + euros + b"world", "hello𤭢world".encode(), KOSME],
            ),
            (None, [KOSME[:end] for end in range(1, len(KOSME) + 1)]),
            (True, [b"\x00", b"\xc2\x80", b"\xe0\xa0\x80", b"\xf0\x90\x80\x80"]),
            (False, [b"\xf8\x88\x80\x80\x80", b"\xfc\x84\x80\x80\x80\x80"]),
            (True, [b"\x7f", b"\xdf\xbf", b"\xef\xbf\xbf", b"\xf4\x8f\xbf\xbf"]),
            (False, [b"\xf7\xbf\xbf\xbf", b"\xfb\xbf\xbf\xbf\xbf", b"\xfd\xbf\xbf\xbf\xbf\xbf"]),
            (True, [b"\xed\x9f\xbf", b"\xee\x80\x80", b"\xef\xbf\xbd", b"\xf4\x8f\xbf\xbf"]),
            (False, [BEYOND]),
            (False, [*[(b"\x80\xbf" * 3)[:end] for end in range(1, 7)], b"\xbf", bytes(range(0x80, 0xBF))]),
            (False, lonely),
            (False, MISSING),
            (False, [b"".join(MISSING)]),
            (False, [b"\xfe", b"\xff", b"\xfe\xfe\xff\xff"]),
            (False, [head + b"\xaf" for head in OVERLONG]),
            (
                False,
                [b"\xc1\xbf", b"\xe0\x9f\xbf", b"\xf0\x8f\xbf\xbf", b"\xf8\x87\xbf\xbf\xbf", b"\xfc\x83" + b"\xbf" * 4],
            ),
            (False, [head + b"\x80" for head in OVERLONG]),
            (False, SURROGATES),
            (False, [high + low for high in SURROGATES[:4] for low in (SURROGATES[4], SURROGATES[6])]),
            (True, [chr(0x10000 * plane + 0xFFFE + end).encode() for plane in range(17) for end in (0, 1)]),
            (True, [chr(code).encode() for code in range(0xFFF9, 0x10000)]),
        ],
        5,
    ):
        for at, sequence in enumerate(sequences, 1):
            # A beginning of the word is valid if it does not end within a letter.
            whole = sequence in (GREEK.encode()[:end] for end in BOUNDARIES) if good is None else good
            yield f"6.{number}.{at}", whole, sequence


KOSME = GREEK.encode()
BOUNDARIES = (2, 5, 7, 9, 11)
LONELY = ((0xC0, 0xDF), (0xE0, 0xEF), (0xF0, 0xF7), (0xF8, 0xFB), (0xFC, 0xFD))
OVERLONG = (b"\xc0", b"\xe0\x80", b"\xf0\x80\x80", b"\xf8\x80\x80\x80", b"\xfc\x80\x80\x80\x80")
MISSING = [*OVERLONG, b"\xdf", b"\xef\xbf", b"\xf7\xbf\xbf", b"\xfb\xbf\xbf\xbf", b"\xfd\xbf\xbf\xbf\xbf"]
SURROGATES = [
    b"\xed" + end for end in (b"\xa0\x80", b"\xad\xbf", b"\xae\x80", b"\xaf\xbf", b"\xb0\x80", b"\xbe\x80", b"\xbf\xbf")
]


def section_6() -> Iterator[Case]:
    """UTF-8, and how soon it is found that it is none."""
    yield Case("6.1.1 empty", [text("")], [""])
    empty, end = framed(TEXT, b""), framed(LAST | CONTINUED, b"")
    yield Case("6.1.2 three empty parts", [empty + framed(CONTINUED, b"") + end], [""])
    yield Case("6.1.3 empty around a part", [empty + framed(CONTINUED, b"middle") + end], ["middle"])
    said = "Hello-µ@ßöäüàá-UTF-8!!"
    yield Case("6.2.1 text", [text(said)], [said])
    halves = said.encode()[:12], said.encode()[12:]
    yield Case("6.2.2 in two", [framed(TEXT, halves[0]) + framed(LAST | CONTINUED, halves[1])], [said])
    yield Case("6.2.3 in parts of a byte", fragments(said.encode(), 1, TEXT), [said])
    yield Case("6.2.4 in parts of a byte", fragments(KOSME, 1, TEXT), [GREEK])
    wrong = KOSME + b"\xed\xa0\x80" + b"edited"
    yield Case("6.3.1 a surrogate", [text(wrong)], code=NO_TEXT)
    parts = fragments(wrong, 1, TEXT)
    # Python knows a surrogate by its third byte, not by its second.
    yield Case("6.3.2 a surrogate, in parts of a byte", parts, code=NO_TEXT, early=len(wrong) - len(KOSME) - 3)
    wrong = KOSME + BEYOND + b"edited"
    for number, cuts in ((1, (11, 15)), (2, (12, 13))):
        first, second, third = wrong[: cuts[0]], wrong[cuts[0] : cuts[1]], wrong[cuts[1] :]
        in_frames = [framed(TEXT, first), framed(CONTINUED, second), framed(LAST | CONTINUED, third)]
        yield Case(f"6.4.{number} wrong in the second frame", in_frames, code=NO_TEXT, early=1)
        frame = text(wrong)
        at = len(frame) - len(wrong)
        in_pieces = [frame[: at + cuts[0]], frame[at + cuts[0] : at + cuts[1]], frame[at + cuts[1] :]]
        yield Case(f"6.4.{number + 2} wrong in the second piece", in_pieces, code=NO_TEXT, early=1)
    for name, good, sequence in valid_and_not():
        yield Case(
            f"{name} {sequence[:8].hex()}",
            [text(sequence)],
            [sequence.decode()] if good else [],
            code=None if good else NO_TEXT,
        )


def section_7() -> Iterator[Case]:
    """Goodbyes: nothing that comes behind one is handled."""
    bye, hello = goodbye(OK), text("Hello World!")
    yield Case("7.1.1 a text before", [hello + bye], ["Hello World!", "lost"], code=OK)
    yield Case("7.1.2 two goodbyes", [bye + framed(LAST | CLOSE, b"")], ["lost"], code=OK)
    yield Case("7.1.3 ping behind", [bye + framed(LAST | PING, b"")], ["lost"], code=OK)
    yield Case("7.1.4 text behind", [bye + hello], ["lost"], code=OK)
    part = framed(TEXT, b"fragment1") + bye + framed(LAST | CONTINUED, b"fragment2")
    yield Case("7.1.5 between two parts", [part], ["lost"], code=OK)
    yield Case("7.1.6 behind what is too much", [text("BAsd7&jh23" * 26214) + hello + bye], code=TOO_BIG)
    yield Case("7.3.1 empty", [framed(LAST | CLOSE, b"")], ["lost"], code=OK)
    yield Case("7.3.2 of one byte", [framed(LAST | CLOSE, b"a")], code=BROKEN)
    yield Case("7.3.3 a code", [bye], ["lost"], code=OK)
    yield Case("7.3.4 a reason", [goodbye(OK, b"Hello World!")], ["lost"], code=OK)
    yield Case("7.3.5 the longest reason", [goodbye(OK, b"*" * 123)], ["lost"], code=OK)
    yield Case("7.3.6 too long a reason", [goodbye(OK, b"*" * 124)], code=BROKEN)
    yield Case("7.5.1 a reason that is no text", [goodbye(OK, KOSME + b"\xed\xa0\x80edited")], code=NO_TEXT)
    for number, code in enumerate((1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 3000, 3999, 4000, 4999), 1):
        yield Case(f"7.7.{number} code {code}", [goodbye(code)], ["lost"], code=code)
    for number, code in enumerate((0, 999, 1004, 1005, 1006, 1016, 1100, 2000, 2999), 1):
        yield Case(f"7.9.{number} code {code}", [goodbye(code)], code=BROKEN)
    for number, code in enumerate((5000, 65535), 1):
        yield Case(f"7.13.{number} code {code}", [goodbye(code)], code=BROKEN)


def section_10() -> Iterator[Case]:
    yield Case("10.1.1 in frames of 1300", fragments(b"*" * 65536, 1300, TEXT), ["*" * 65536])


def beyond() -> Iterator[Case]:
    """What Autobahn does not ask."""
    for name, frame in (
        ("2 bytes for 0", b"\x81\xfe\x00\x00" + bytes(4)),
        ("2 bytes for 125", b"\x81\xfe\x00\x7d" + bytes(129)),
        ("8 bytes for 0", b"\x82\xff" + bytes(12)),
        ("8 bytes for 125", b"\x82\xff" + (125).to_bytes(8, "big") + bytes(129)),
        ("8 bytes for 65535", b"\x82\xff" + (65535).to_bytes(8, "big") + bytes(65539)),
        ("8 bytes, the first bit set", b"\x82\xff\x80" + bytes(11)),
        ("2 bytes for a ping", b"\x89\xfe\x00\x05" + bytes(9)),
        ("8 bytes for a goodbye", b"\x88\xff" + (2).to_bytes(8, "big") + bytes(6)),
    ):
        yield Case(f"§5.2 length in {name}", [frame[:14], frame[14:]], code=BROKEN, early=1)
    yield Case("§5.1 text without a mask", [b"\x81\x05Hello"], code=BROKEN)
    yield Case("§5.1 bytes without a mask", [b"\x82\x02\x00\x00"], code=BROKEN)
    yield Case("§5.1 ping without a mask", [b"\x89\x00"], code=BROKEN)
    yield Case("§5.1 goodbye without a mask", [b"\x88\x02\x03\xe8"], code=BROKEN)
    hidden = b"\x81\x05Hello" + text("behind")
    yield Case("§5.1 one of two without a mask", [text("before") + hidden], ["before"], code=BROKEN)
    yield Case("§5.5 a goodbye in two", [framed(CLOSE, b"\x03\xe8")], code=BROKEN)
    head = framed(LAST | TEXT, b"", length=MESSAGE_BYTES + 1)
    yield Case("§10.4 a frame too long", [head, b"x"], code=TOO_BIG, early=1)
    yield Case(
        "§10.4 the longest there could be", [framed(LAST | BINARY, b"", length=2**63 - 1), b"x"], code=TOO_BIG, early=1
    )
    part = framed(BINARY, bytes(MESSAGE_BYTES))
    yield Case("§10.4 a part too many", [part, framed(CONTINUED, b"", length=1), b"x"], code=TOO_BIG, early=1)
    yield Case("§8.1 text that ends within a letter", [text(b"caf\xc3")], code=NO_TEXT)
    yield Case("§8.1 bytes need be no text", [framed(LAST | BINARY, b"\xff\xfe")], [b"\xff\xfe"])
    yield Case("§8.1 a letter in two frames", [framed(TEXT, b"caf\xc3") + framed(LAST | CONTINUED, b"\xa9")], ["café"])
    yield Case("§5.4 bytes in two frames", [framed(BINARY, b"\xff") + framed(LAST | CONTINUED, b"\xfe")], [b"\xff\xfe"])
    yield Case("§5.4 bytes within a text", [framed(TEXT, b"a") + framed(LAST | BINARY, b"b")], code=BROKEN)
    yield Case("§7.4 restart and try again", [goodbye(1012)], ["lost"], code=1012)
    yield Case("§7.4 no certificate", [goodbye(1015)], code=BROKEN)
    yield Case("§7.1.7 a mistake after a goodbye", [goodbye(OK) + b"\xff\xff"], ["lost"], code=OK)
    yield Case("§7.1.7 nothing after a mistake", [framed(LAST | 0x3, b"") + text("x") + goodbye(OK)], code=BROKEN)


SECTIONS = (section_1, section_2, section_3, section_4, section_5, section_6, section_7, section_10, beyond)
CASES = [case for section in SECTIONS for case in section()]


def frames_in(written: bytes) -> list[tuple[int, bytes]]:
    """What a wire has said: its frames, unmasked, the shorter for it."""
    found = []
    while written:
        first, length = written[0], written[1]
        assert length < 126
        found.append((first, written[2 : 2 + length]))
        written = written[2 + length :]
    return found


async def feed(ear: Ear, clock: HandClock, piece: bytes) -> None:
    ear.data_received(piece)
    # It never owes more than this.
    for _ in range(10):
        if ear.cable.reading:
            return
        await clock.pass_on(HELD_BACK_SECONDS)
    raise AssertionError("nothing is read any more")


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
async def test_frames(case: Case, clock: HandClock) -> None:
    ear = Ear(clock, most=MESSAGE_BYTES)
    for number, piece in enumerate(case.pieces):
        if number >= len(case.pieces) - case.early:
            assert ear.code == case.code
        await feed(ear, clock, piece)
    assert ear.messages == case.heard
    said = frames_in(ear.cable.written)
    assert [payload for first, payload in said if first == LAST | PONG] == case.pongs
    goodbyes = [int.from_bytes(payload[:2], "big") for first, payload in said if first == LAST | CLOSE]
    assert goodbyes == ([] if case.code is None else [case.code])
    # A goodbye is answered and ends it; whoever does not keep to the rules has time to read why.
    assert ear.cable.ended == ("" if case.code is None else "closed" if "lost" in case.heard else "half closed")


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65535, 65536, 10**6])
def test_the_head_of_what_is_said_is_as_short_as_it_can_be(length: int) -> None:
    head = frame_header(length)
    assert head[0] == LAST | TEXT
    assert len(head) == (2 if length < 126 else 4 if length < 65536 else 10)
    assert (head[1] if len(head) == 2 else int.from_bytes(head[2:], "big")) == length


# Handshakes (§4)

KEY = "dGhlIHNhbXBsZSBub25jZQ=="
USUAL = {
    "Host": "{place}",
    "Origin": "http://{place}",
    "Upgrade": "websocket",
    "Connection": "Upgrade",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": KEY,
}


class Shake(NamedTuple):
    """`head`: what differs from the usual one; None leaves a line out, a list has several. `status`: of the answer."""

    name: str
    status: int
    head: dict[str, str | list[str] | None] = {}  # noqa: RUF012
    line: str = "GET /ws HTTP/1.1"


SHAKES = [
    Shake("as browsers do", 101),
    Shake("with the salon for proxies", 101, line="GET /ws?salon=MOKA HTTP/1.1"),
    Shake("names in capitals", 101, {"Upgrade": "WebSocket", "Connection": "UPGRADE"}),
    Shake("as Firefox does", 101, {"Connection": "keep-alive, Upgrade"}),
    Shake("two lines of Connection", 101, {"Connection": ["keep-alive", "Upgrade"]}),
    Shake("an extension is left out", 101, {"Sec-WebSocket-Extensions": "permessage-deflate; client_max_window_bits"}),
    Shake("a subprotocol is left out", 101, {"Sec-WebSocket-Protocol": "chat, superchat"}),
    Shake("POST", 405, line="POST /ws HTTP/1.1"),
    Shake("HEAD", 400, line="HEAD /ws HTTP/1.1"),
    Shake("PUT", 405, line="PUT /ws HTTP/1.1"),
    Shake("OPTIONS", 405, line="OPTIONS /ws HTTP/1.1"),
    Shake("HTTP/1.0", 400, line="GET /ws HTTP/1.0"),
    Shake("HTTP/0.9", 400, line="GET /ws HTTP/0.9"),
    Shake("HTTP/2.0", 400, line="GET /ws HTTP/2.0"),
    Shake("no version of HTTP", 400, line="GET /ws"),
    Shake("a whole address", 400, line="GET http://{place}/ws HTTP/1.1"),
    Shake("a stranger's whole address", 400, line="GET http://evil.example/ws HTTP/1.1"),
    Shake(
        "a stranger's whole address and origin",
        403,
        {"Origin": "http://evil.example"},
        "GET http://evil.example/ws HTTP/1.1",
    ),
    Shake("another path", 404, line="GET /ws.js HTTP/1.1"),
    Shake("a body", 400, {"Content-Length": "3"}),
    Shake("a body in chunks", 400, {"Transfer-Encoding": "chunked"}),
    Shake("no Upgrade", 400, {"Upgrade": None}),
    Shake("Upgrade to h2c", 400, {"Upgrade": "h2c"}),
    Shake("Upgrade to another word", 400, {"Upgrade": "websockets"}),
    Shake("no Connection", 400, {"Connection": None}),
    Shake("Connection: keep-alive", 400, {"Connection": "keep-alive"}),
    Shake("no version", 426, {"Sec-WebSocket-Version": None}),
    *(Shake(f"version {version}", 426, {"Sec-WebSocket-Version": version}) for version in ("0", "7", "8", "12", "14")),
    Shake("version 013", 426, {"Sec-WebSocket-Version": "013"}),
    Shake("an empty version", 426, {"Sec-WebSocket-Version": ""}),
    Shake("two versions in a line", 426, {"Sec-WebSocket-Version": "13, 8"}),
    Shake("two lines of versions", 426, {"Sec-WebSocket-Version": ["13", "8"]}),
    Shake("the same version twice", 426, {"Sec-WebSocket-Version": ["13", "13"]}),
    Shake("no key", 400, {"Sec-WebSocket-Key": None}),
    Shake("an empty key", 400, {"Sec-WebSocket-Key": ""}),
    Shake("two keys", 400, {"Sec-WebSocket-Key": [KEY, "AQIDBAUGBwgJCgsMDQ4PEA=="]}),
    Shake("the same key twice", 400, {"Sec-WebSocket-Key": [KEY, KEY]}),
    Shake("two keys in a line", 400, {"Sec-WebSocket-Key": f"{KEY}, {KEY}"}),
    Shake("a key of 15 bytes", 400, {"Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25j"}),
    Shake("a key of 17 bytes", 400, {"Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZSE="}),
    Shake("a key that is no base64", 400, {"Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25j*Q=="}),
    Shake("a key in other letters", 400, {"Sec-WebSocket-Key": "\xe9GhlIHNhbXBsZSBub25jZQ=="}),
    Shake("a key with bits too many", 400, {"Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZR=="}),
    Shake("no origin", 403, {"Origin": None}),
    Shake("a stranger's origin", 403, {"Origin": "http://evil.example"}),
    Shake("an origin of nobody", 403, {"Origin": "null"}),
    Shake("https for http", 403, {"Origin": "https://{place}"}),
    Shake("another port", 403, {"Origin": "http://127.0.0.1:1"}),
    Shake("two origins, ours first", 403, {"Origin": ["http://{place}", "http://evil.example"]}),
    Shake("two origins, ours last", 403, {"Origin": ["http://evil.example", "http://{place}"]}),
    Shake("the same origin twice", 403, {"Origin": ["http://{place}", "http://{place}"]}),
    Shake("no host", 400, {"Host": None}),
    Shake("two hosts", 400, {"Host": ["{place}", "evil.example"]}),
    Shake("a name that leads here", 421, {"Host": "evil.example", "Origin": "http://evil.example"}),
    Shake("its own name on the local network", 101, {"Host": "laptop.local:80", "Origin": "http://laptop.local:80"}),
]


def written(shake: Shake, place: str) -> bytes:
    lines = [shake.line]
    for name, usual in {**USUAL, **shake.head}.items():
        values = usual if isinstance(usual, list) else [] if usual is None else [usual]
        lines += [f"{name}: {value}" for value in values]
    return ("\r\n".join(lines).replace("{place}", place) + "\r\n\r\n").encode("latin-1")


@pytest.mark.parametrize("shake", SHAKES, ids=[shake.name for shake in SHAKES])
async def test_handshakes(
    shake: Shake, address: str, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    place = address.removeprefix("http://")
    name, port = place.split(":")
    reader, writer = await asyncio.open_connection(name, int(port))
    writer.write(written(shake, place))
    head = (await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), CEILING)).decode()
    writer.close()
    assert head.split(" ")[1] == str(shake.status), head
    lines = dict(line.lower().split(": ", 1) for line in head.splitlines()[1:-1])
    if shake.status == 101:
        assert lines["sec-websocket-accept"] == "s3pplmbitxaq9kygzzhzrbk+xoo="
        assert (lines["upgrade"], lines["connection"]) == ("websocket", "upgrade")
        assert not {"sec-websocket-extensions", "sec-websocket-protocol"} & set(lines)
    if shake.status == 426:
        assert (lines["sec-websocket-version"], lines["upgrade"]) == ("13", "websocket")
    # Nobody's address, and no word of a stranger.
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []
    assert capfd.readouterr().err == ""


async def test_what_a_stranger_asks_for_is_not_logged(
    address: str, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    """aiohttp wrote 7 kB of it, with the address."""
    caplog.set_level(logging.DEBUG, "aiohttp")
    place = address.removeprefix("http://")
    for head in ({"Sec-WebSocket-Protocol": "x" * 7000}, {"Sec-WebSocket-Version": "x" * 7000}):
        reader, writer = await asyncio.open_connection("127.0.0.1", int(place.split(":")[1]))
        writer.write(written(Shake("", 0, dict(head)), place))
        await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), CEILING)
        writer.close()
    said = caplog.text + capfd.readouterr().err
    assert "xxxx" not in said
    assert "127.0.0.1" not in said


# Foreign clients

HI = '{"t":"hello","protocol":%d,"code":"%s"}'


async def test_websockets_is_a_peer(session: aiohttp.ClientSession, address: str) -> None:
    host = (await sit_down(session, address, ["Léa", "Tom"]))[0]
    origin: Any = address
    async with websockets.connect(address.replace("http", "ws") + "/ws", origin=origin, proxy=None) as peer:
        await peer.send(HI % (PROTOCOL, host.code))
        assert msgspec.json.decode(await peer.recv())["t"] == "view"
        await peer.send(iter(['{"t":', '"ping"', "}"]))
        while msgspec.json.decode(await peer.recv())["t"] != "pong":
            pass
        await (await peer.ping("là ?"))
    assert peer.close_code == OK


async def test_aiohttp_is_a_peer(session: aiohttp.ClientSession, address: str) -> None:
    host = (await sit_down(session, address, ["Léa", "Tom"]))[0]
    async with session.ws_connect(address + "/ws", headers={"Origin": address}, compress=15) as peer:
        await peer.send_str(HI % (PROTOCOL, host.code))
        assert (await peer.receive_json())["t"] == "view"
        await peer.send_str('{"t":"ping"}')
        while (await peer.receive_json())["t"] != "pong":
            pass
    assert peer.close_code == OK


class Listener(picows.WSListener):
    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []
        self.code: picows.WSCloseCode | None = None

    def on_ws_frame(self, transport: picows.WSTransport, frame: picows.WSFrame) -> None:
        if frame.msg_type == picows.WSMsgType.TEXT:
            self.heard.append(msgspec.json.decode(frame.get_payload_as_bytes()))
        elif frame.msg_type == picows.WSMsgType.CLOSE:
            self.code = frame.get_close_code()
            transport.disconnect()


async def test_picows_is_a_peer(session: aiohttp.ClientSession, address: str) -> None:
    host = (await sit_down(session, address, ["Léa", "Tom"]))[0]
    url = address.replace("http", "ws") + "/ws"
    transport, listener = await picows.ws_connect(Listener, url, extra_headers={"Origin": address})
    assert isinstance(listener, Listener)
    transport.send(picows.WSMsgType.TEXT, (HI % (PROTOCOL, host.code)).encode())
    await until(lambda: any(one["t"] == "view" for one in listener.heard))
    transport.send(picows.WSMsgType.TEXT, b'{"t":"ping"}')
    await until(lambda: any(one["t"] == "pong" for one in listener.heard))
    transport.send_close(picows.WSCloseCode.OK)
    await until(lambda: listener.code == picows.WSCloseCode.OK)


async def test_who_never_says_hello_is_turned_away(
    session: aiohttp.ClientSession, address: str, app: web.Application, clock: HandClock
) -> None:
    (guest,) = await sit_down(session, address, ["Léa"])
    async with session.ws_connect(address + "/ws", headers={"Origin": address}) as silent:
        await until(lambda: len(app[SOCKETS]) == 2)
        with structlog.testing.capture_logs() as said:
            await clock.pass_on(HELLO_SECONDS)
        assert (await silent.receive()).type == aiohttp.WSMsgType.CLOSE
        assert silent.close_code == NOT_WANTED
    assert [(one["event"], one["why"]) for one in said] == [("connections turned away", "no_hello")]
    assert not guest.ws.closed


async def test_of_many_who_are_turned_away_one_line_is_written(clock: HandClock) -> None:
    counted: Counter[str] = Counter()

    class Counting(Meter):
        def turned_away(self, why: str) -> None:
            counted[why] += 1

    away = TurnedAway(clock, Counting())
    with structlog.testing.capture_logs() as said:
        for _ in range(100):
            away.tell("house_full")
        await clock.pass_on(TELL_SECONDS)
        away.tell("house_full")
    assert counted == {"house_full": 101}
    assert [one["since_last_told"] for one in said] == [1, 100]
