"""Frames as browsers, proxies and strangers send them, beside what aiohttp's own reader makes of them."""

import asyncio
import random
import socket as sockets
from contextlib import suppress
from typing import Any

import aiohttp
import pytest
from aiohttp import EofStream, web
from aiohttp._websocket.reader import WebSocketDataQueue
from aiohttp.http import WebSocketReader

from tests.guests import Guest, sit_down
from tests.hand_clock import HandClock
from tests.server.frames import (
    BINARY,
    BROKEN,
    CLOSE,
    CONTINUED,
    LAST,
    MOST,
    NO_TEXT,
    PING,
    PONG,
    TEXT,
    TOO_BIG,
    Ear,
    framed,
)
from tests.waiting import until
from veillee.server import wire as wires
from veillee.server.allowance import MOST_FRAMES
from veillee.server.inbox import MOST_WAITING, MOST_WAITING_BYTES
from veillee.server.keys import HOUSE, SOCKETS
from veillee.server.protocol import MESSAGE_BYTES


async def test_a_message_in_any_pieces_is_heard_once(clock: HandClock) -> None:
    text = "Bonsoir, « Léa » !"
    said = framed(LAST | TEXT, text.encode()) + framed(LAST | BINARY, b"\xff" * 300) + framed(LAST | TEXT, b"")
    for size in range(1, len(said) + 1):
        ear = Ear(clock)
        for at in range(0, len(said), size):
            ear.data_received(said[at : at + size])
            if not ear.cable.reading:
                # Each piece costs something.
                await clock.pass_on(wires.HELD_BACK_SECONDS)
        assert ear.messages == [text, b"\xff" * 300, ""]
        assert ear.cable.written == b""


async def test_a_ping_between_the_frames_of_a_message_is_answered() -> None:
    ear = Ear()
    ear.data_received(framed(TEXT, b"bon") + framed(LAST | PING, b"la ?") + framed(CONTINUED, b"so"))
    assert (ear.messages, ear.cable.written) == ([], bytes((LAST | PONG, 4)) + b"la ?")
    ear.data_received(framed(LAST | CONTINUED, b"ir"))
    assert ear.messages == ["bonsoir"]


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        (framed(LAST | TEXT, b"", length=MOST + 1), TOO_BIG),
        (framed(LAST | TEXT, b"", length=2**62), TOO_BIG),
        (framed(TEXT, b"x" * MOST) + framed(LAST | CONTINUED, b"x"), TOO_BIG),
        (framed(BINARY, b"x" * MOST) + framed(CONTINUED, b"", length=1), TOO_BIG),
        (framed(LAST | TEXT, b"\xff"), NO_TEXT),
        (framed(TEXT, b"\xc3") + framed(LAST | CONTINUED, b"x"), NO_TEXT),
        (framed(LAST | CONTINUED, b"x"), BROKEN),
        (framed(TEXT, b"") + framed(LAST | TEXT, b""), BROKEN),
        (framed(LAST | 0x40 | TEXT, b"x"), BROKEN),
        (framed(LAST | 0x3, b"x"), BROKEN),
        (framed(LAST | 0xB, b"x"), BROKEN),
        (framed(PING, b"x"), BROKEN),
        (framed(LAST | PING, b"x" * 126), BROKEN),
        (framed(LAST | CLOSE, b"x"), BROKEN),
        (framed(LAST | CLOSE, b"\x03\xed"), BROKEN),
        (b"\x81\x02ab", BROKEN),
    ],
)
async def test_what_is_against_the_protocol_ends_the_connection(frames: bytes, code: int) -> None:
    ear = Ear()
    ear.data_received(frames + framed(LAST | TEXT, b"more"))
    assert (ear.messages, ear.code, ear.cable.ended) == ([], code, "half closed")


async def test_the_longest_message_is_heard() -> None:
    ear = Ear()
    ear.data_received(framed(LAST | TEXT, b"x" * MOST) + framed(TEXT, b"y" * (MOST - 1)))
    ear.data_received(framed(LAST | CONTINUED, b"y"))
    assert ear.messages == ["x" * MOST, "y" * MOST]


async def test_a_goodbye_is_answered_with_its_code() -> None:
    ear = Ear()
    ear.data_received(framed(LAST | CLOSE, b"\x03\xe9bye") + framed(LAST | TEXT, b"more"))
    assert (ear.messages, ear.code, ear.cable.ended) == (["lost"], 1001, "closed")
    # Once, also when the line is gone.
    ear.connection_lost(None)
    assert ear.messages == ["lost"]


async def test_after_our_goodbye_nothing_is_heard_or_said(clock: HandClock) -> None:
    ear = Ear(clock)
    ear.send(b"last words")
    ear.close(1012, "restart")
    said = ear.cable.written
    assert said == b"\x81\x0alast words" + b"\x88\x09\x03\xf4restart"
    ear.send(b"more")
    ear.data_received(framed(LAST | TEXT, b"more") + framed(LAST | PING, b""))
    await clock.pass_on(wires.GOODBYE_SECONDS - 1)
    assert (ear.messages, ear.cable.written, ear.cable.ended) == ([], said, "")
    # Who does not answer is not waited for any longer.
    await clock.pass_on(1)
    assert ear.cable.ended == "aborted"


async def test_whoever_is_silent_is_asked_and_then_given_up(clock: HandClock) -> None:
    alive, dead, ping = Ear(clock), Ear(clock), bytes((LAST | PING, 0))
    await clock.pass_on(wires.HEARTBEAT_SECONDS - 0.1)
    assert alive.cable.written == b""
    for pings in range(1, 4):
        await clock.pass_on(1)
        assert alive.cable.written == ping * pings
        alive.data_received(framed(LAST | PONG, b""))
        await clock.pass_on(wires.HEARTBEAT_SECONDS - 1)
    assert alive.cable.ended == ""
    assert (dead.cable.written, dead.cable.ended) == (ping, "aborted")


class Nobody:
    _reading_paused = False

    def pause_reading(self) -> None:
        raise AssertionError("so much was not sent")


async def messages_of(queue: WebSocketDataQueue) -> list[Any]:
    """Those that were read, until it ended or was broken."""
    queue.feed_eof()
    said = []
    with suppress(EofStream, aiohttp.WebSocketError):
        while True:
            said.append(await queue.read())
    return [one.data for one in said if one.type in (aiohttp.WSMsgType.TEXT, aiohttp.WSMsgType.BINARY)]


@pytest.mark.parametrize("seed", range(300))
async def test_broken_frames_are_heard_as_aiohttp_hears_them(seed: int) -> None:
    """Frames with a few wrong bytes: the same messages, and never more of them."""
    chance = random.Random(seed)
    kinds = [LAST | TEXT, LAST | TEXT, LAST | BINARY, TEXT, BINARY, CONTINUED, LAST | CONTINUED, LAST | PING]
    said = bytearray()
    for _ in range(chance.randrange(1, 12)):
        mask, length = chance.randbytes(4), chance.choice((0, 1, 5, 125, 126, 300, 900))
        said += framed(chance.choice(kinds), b"e" * length, mask)
    for _ in range(chance.choice((0, 1, 1, 3))):
        said[chance.randrange(len(said))] = chance.randrange(256)
    nobody: Any = Nobody()
    queue = WebSocketDataQueue(nobody, 2**20, loop=asyncio.get_running_loop())
    # aiohttp's limit is a byte less.
    reader, ear = WebSocketReader(queue, MOST + 1, compress=False, decode_text=True), Ear()
    at = 0
    while at < len(said):
        size = chance.choice((1, 7, 200, 5000))
        piece = bytes(said[at : at + size])
        at += size
        reader.feed_data(piece)
        if not ear.cable.ended:
            ear.data_received(piece)
    theirs = await messages_of(queue)
    if ear.cable.ended:
        # aiohttp lets some pass: frames that are not masked, and another message after an empty frame of one.
        assert ear.messages == theirs[: len(ear.messages)]
    else:
        assert ear.messages == theirs
        assert queue.exception() is None


def handshake(place: str, scheme: str = "http") -> bytes:
    return (
        f"GET /ws HTTP/1.1\r\nHost: {place}\r\nOrigin: {scheme}://{place}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode()


async def test_what_comes_before_the_answer_to_the_handshake_is_heard(
    session: aiohttp.ClientSession, address: str
) -> None:
    host = (await sit_down(session, address, ["Léa", "Tom"]))[0]
    place = address.removeprefix("http://")
    name, port = place.split(":")
    reader, writer = await asyncio.open_connection(name, int(port))
    hello = framed(LAST | TEXT, b'{"t":"hello","protocol":3,"code":"%b"}' % host.code.encode())
    writer.write(handshake(place) + hello[:9])
    answer = await reader.readuntil(b"\r\n\r\n")
    assert answer.startswith(b"HTTP/1.1 101 ")
    assert b"Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n" in answer
    writer.write(hello[9:])
    assert (await reader.readexactly(2))[0] == LAST | TEXT
    writer.close()


async def test_of_what_comes_behind_the_handshake_no_more_is_let_in_than_of_the_rest(
    session: aiohttp.ClientSession, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """aiohttp reads on when it has answered what came before: not if the wire has stopped."""
    (host,) = await sit_down(session, address, ["Léa"])
    let_in, receive = 0, wires.Wire.buffer_updated

    def count(wire: wires.Wire, nbytes: int) -> None:
        nonlocal let_in
        let_in += nbytes
        receive(wire, nbytes)

    monkeypatch.setattr(wires.Wire, "buffer_updated", count)
    place = address.removeprefix("http://")
    name, port = place.split(":")
    _, writer = await asyncio.open_connection(name, int(port))
    earlier = f"GET /healthz HTTP/1.1\r\nHost: {place}\r\n\r\n".encode()
    flood = framed(LAST | PING, b"") * 8_000_000
    writer.write(earlier + handshake(place) + flood)
    await until(lambda: let_in)
    # Meanwhile all of it could come.
    for number in range(100):
        await host.do("dress", chair=host.chair, name="Léa", colour=number % 2)
    assert let_in < len(flood) / 10
    writer.transport.abort()


async def test_a_move_that_came_before_hanging_up_counts(session: aiohttp.ClientSession, address: str) -> None:
    host, tom = await sit_down(session, address, ["Léa", "Tom"])
    visit = await session.ws_connect(address + "/ws", headers=tom.origin)
    # The first takes a while; what comes behind it waits, also when nobody is there any more.
    for message in (
        {"t": "hello", "protocol": 3, "code": tom.code, "key": tom.key},
        {"t": "do", "mid": "the-last-word", "what": {"t": "say", "text": "je file"}},
    ):
        await visit.send_json(message)
    transport = visit.get_extra_info("socket")
    transport.shutdown(sockets.SHUT_WR)
    await host.until(lambda one: "je file" in str(one.chat))
    await visit.close()


async def test_a_move_that_came_before_a_goodbye_counts_before_it_is_answered(
    session: aiohttp.ClientSession, address: str, app: web.Application
) -> None:
    host, tom = await sit_down(session, address, ["Léa", "Tom"])
    room = await app[HOUSE].room(host.code)
    before = room.head.seq
    visit = await session.ws_connect(address + "/ws", headers=tom.origin)
    for message in (
        {"t": "hello", "protocol": 3, "code": tom.code, "key": tom.key},
        {"t": "do", "mid": "the-last-word", "what": {"t": "say", "text": "je file"}},
    ):
        await visit.send_json(message)
    # Waits for the answer.
    await visit.close()
    assert visit.close_code == 1000
    assert room.head.seq == before + 1


FLOOD = 50_000


async def many_turns() -> None:
    """More of them than anything here needs that comes from one connection."""
    for _ in range(MOST_FRAMES):
        await asyncio.sleep(0)


@pytest.mark.parametrize(
    "flood",
    [
        framed(LAST | PING, b""),
        framed(LAST | PING, b"x" * 125),
        framed(LAST | PONG, b""),
        framed(CONTINUED, b""),
        framed(LAST | TEXT, b""),
        framed(LAST | BINARY, b""),
    ],
    ids=["pings", "long pings", "pongs", "fragments", "texts", "bytes"],
)
async def test_every_frame_counts_before_it_is_read(flood: bytes) -> None:
    """Also those that say nothing and that nobody is told of: each is work, and a stranger froze a house with it."""
    ear = Ear()
    begin = framed(TEXT, b"bon")
    ear.data_received(begin + flood * FLOOD if flood == framed(CONTINUED, b"") else flood * FLOOD)
    await many_turns()
    assert not ear.cable.reading
    assert ear.cable.ended == ""
    assert len(ear.messages) < FLOOD / 10
    assert ear.cable.written.count(bytes((LAST | PONG,))) < FLOOD / 10


async def test_every_piece_of_a_frame_counts(clock: HandClock) -> None:
    """Byte by byte is as much work as frame by frame."""
    ear = Ear(clock)
    said = framed(LAST | TEXT, b"x" * 900)
    at = len(said) - 900
    ear.data_received(said[:at])
    for _ in range(MOST_FRAMES):
        ear.data_received(said[at : at + 1])
        at += 1
        if not ear.cable.reading:
            await many_turns()
    assert not ear.cable.reading
    await clock.pass_on(wires.HELD_BACK_SECONDS)
    ear.data_received(said[at:])
    assert ear.messages == ["x" * 900]


async def test_a_long_frame_counts_as_many_before_it_is_read() -> None:
    ear = Ear(most=10 * wires.BYTES_OF_A_FRAME)
    said = framed(LAST | BINARY, b"", length=10 * wires.BYTES_OF_A_FRAME)
    payload = bytes(10 * wires.BYTES_OF_A_FRAME)
    ear.data_received((said + payload) * 30)
    await many_turns()
    assert not ear.cable.reading
    # And each of the pieces in which it comes as one.
    assert 0 < len(ear.messages) < MOST_FRAMES // 11


async def test_what_comes_after_a_goodbye_or_a_mistake_costs_as_much(clock: HandClock) -> None:
    for last in (framed(LAST | TEXT, b"\xff"), framed(LAST | CLOSE, b"")):
        ear = Ear(clock)
        ear.data_received(last)
        said = ear.cable.written
        for _ in range(MOST_FRAMES + 1):
            ear.data_received(framed(LAST | TEXT, b"more") * 1000)
        assert (ear.messages.count("more"), ear.cable.written, ear.cable.reading) == (0, said, False)


async def test_whoever_sends_too_many_frames_is_heard_later_and_in_order(clock: HandClock) -> None:
    ear = Ear(clock)
    said = [str(number) for number in range(MOST_FRAMES + 100)]
    ear.data_received(b"".join(framed(LAST | TEXT, text.encode()) for text in said))
    await many_turns()
    assert not ear.cable.reading
    assert len(ear.messages) == MOST_FRAMES
    await clock.pass_on(5)
    assert ear.messages == said
    assert ear.cable.reading


async def test_nothing_more_is_let_in_before_what_has_come_is_read(clock: HandClock) -> None:
    """What one socket has sent ahead is never more than the network gives at once, however long it goes on."""
    ear, let_in = Ear(clock), 0
    for _ in range(20):
        if ear.cable.reading:
            ear.data_received(framed(LAST | PING, b"") * 10 * MOST_FRAMES)
            let_in += 1
        await clock.pass_on(wires.HELD_BACK_SECONDS)
    assert let_in == 1


async def test_what_comes_while_nothing_is_heard_waits_its_turn() -> None:
    ear = Ear()
    ear.pause(wires.INBOX_IS_FULL)
    ear.pause(wires.TOO_MANY_FRAMES)
    ear.data_received(framed(LAST | TEXT, b"un"))
    ear.resume(wires.TOO_MANY_FRAMES)
    ear.data_received(framed(LAST | TEXT, b"deux")[:5])
    await asyncio.sleep(0)
    assert (ear.messages, ear.cable.reading) == ([], False)
    ear.resume(wires.INBOX_IS_FULL)
    await asyncio.sleep(0)
    ear.data_received(framed(LAST | TEXT, b"deux")[5:])
    assert (ear.messages, ear.cable.reading) == (["un", "deux"], True)


async def test_of_all_who_do_not_read_those_who_are_furthest_behind_are_cut_off_first(clock: HandClock) -> None:
    """Each may be behind by so much; but not as many as there are connections."""
    outbox = wires.Outbox()
    ears = [Ear(clock, outbox=outbox) for _ in range(400)]
    for number, ear in enumerate(ears):
        ear.cable.unread = 10_000 if number % 4 == 0 else 150_000 + 100 * number
        ear.send(b"a view")
    await asyncio.sleep(0)
    left = [ear.cable.unread for ear in ears if not ear.cable.ended]
    cut_off = [ear.cable.unread for ear in ears if ear.cable.ended]
    most = wires.MOST_UNSENT_BYTES_IN_ALL
    assert left.count(10_000) == 100
    assert most - 2 * wires.MOST_UNSENT_BYTES < sum(left) - 100 * 10_000 <= most
    # As many come as a turn sends to: the worst of those that were known until then.
    assert min(cut_off) > 150_000
    for ear in ears:
        ear.connection_lost(None)
    # Nobody is behind any more, and nobody is cut off for those who were.
    late = [Ear(clock, outbox=outbox) for _ in range(100)]
    for ear in late:
        ear.cable.unread = 200_000
        ear.send(b"a view")
    await asyncio.sleep(0)
    assert not any(ear.cable.ended for ear in late)


async def test_whoever_has_read_meanwhile_is_not_cut_off_for_others(clock: HandClock) -> None:
    outbox = wires.Outbox()
    ears = [Ear(clock, outbox=outbox) for _ in range(200)]
    for ear in ears:
        ear.cable.unread = 100_000
        ear.send(b"a view")
        await asyncio.sleep(0)
        ear.cable.unread = 0
    assert not any(ear.cable.ended for ear in ears)


@pytest.mark.parametrize("said", ['{"t":"ping"}' + " " * 15_000, ""], ids=["long", "empty"])
async def test_nothing_is_read_from_whoever_is_far_ahead_of_the_answers(
    session: aiohttp.ClientSession, address: str, app: web.Application, said: str
) -> None:
    tom = (await sit_down(session, address, ["Léa", "Tom"]))[1]
    (server_side,) = [one for one in app[SOCKETS] if one.person == tom.person]
    shouting = asyncio.create_task(shout(tom, said))
    await until(lambda: server_side.waiting[0] == MOST_WAITING or server_side.waiting[1] > MOST_WAITING_BYTES)
    for _ in range(5000):
        messages, length = server_side.waiting
        assert messages <= MOST_WAITING
        assert length <= MOST_WAITING_BYTES + MESSAGE_BYTES
        await asyncio.sleep(0)
    shouting.cancel()


async def shout(guest: Guest, said: str) -> None:
    while True:
        await guest.ws.send_str(said)
