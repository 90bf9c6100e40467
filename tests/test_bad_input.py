"""Whatever a client sends: a clear refusal with a stable code, and the room is as it was."""

import asyncio
import socket
from typing import Any

import aiohttp
import pytest
from aiohttp import web

from tests.guests import Guest, sit_down, start, together
from veillee.games.didixit import Claim, Give, Sentence, Tell, Vote
from veillee.server.app import HOUSE
from veillee.server.protocol import MESSAGE_BYTES, PROTOCOL
from veillee.server.socket import Socket

NAMES = ["Léa", "Tom", "Nina", "Julien"]


async def stray(guest: Guest, message: Any) -> str:
    """The code of a refusal that names no message."""
    before = len(guest.strays)
    await guest.send(message)
    await guest.until(lambda one: len(one.strays) > before)
    return guest.strays[-1]


async def intact(guests: list[Guest], seq: int) -> None:
    """Nothing has happened: the next accepted thing is the next entry of the log."""
    await guests[0].do("say", text="toujours là ?")
    await together(guests)
    assert all(guest.view["seq"] == seq + 1 for guest in guests)


@pytest.mark.parametrize(
    "message",
    [
        "",
        "{",
        "null",
        "[]",
        "42",
        '"hello"',
        '{"t":"do"}',
        '{"t":"fly"}',
        '{"t":"hello","protocol":"one","code":"MOKA"}',
        '{"t":"ask_chat","before":1,"extra":true}',
        "[" * 5000,
        "\ufeff{}",
    ],
)
async def test_broken_messages(session: aiohttp.ClientSession, address: str, message: str) -> None:
    guests = await sit_down(session, address, NAMES)
    seq = guests[0].view["seq"]
    assert await stray(guests[1], message) == "bad_message"
    await intact(guests, seq)


async def test_bytes_that_are_no_text(session: aiohttp.ClientSession, address: str) -> None:
    guests = await sit_down(session, address, NAMES)
    await guests[1].ws.send_bytes(b"\xff\xfe\x00")
    await guests[1].until(lambda one: one.strays[-1:] == ["bad_message"])
    await guests[1].do("say", text="bonsoir")


async def test_a_huge_message_ends_the_connection_and_nothing_else(
    session: aiohttp.ClientSession, address: str
) -> None:
    guests = await sit_down(session, address, NAMES)
    await guests[1].ws.send_str("x" * (MESSAGE_BYTES + 1))
    await asyncio.wait_for(guests[1]._reader, 5)
    await guests[1].connect()
    await guests[1].do("say", text="me revoilà")


@pytest.mark.rule("CO-4")
async def test_moves_that_are_not_allowed(session: aiohttp.ClientSession, address: str) -> None:
    guests = await sit_down(session, address, NAMES)
    host, tom = guests[:2]
    assert await host.refusal("play", chair=host.chair, move={"t": "claim"}) == "no_game"
    await start(guests)

    async def refusal(guest: Guest, move: Any) -> str:
        return await guest.refusal("play", chair=guest.chair, move=move)

    seq = host.view["seq"]
    assert await refusal(tom, {"t": "vote", "number": 1}) == "not_now"
    assert await refusal(tom, {"t": "dance"}) == "bad_move"
    assert await refusal(tom, {"t": "vote", "number": "one"}) == "bad_move"
    assert await refusal(tom, {"t": "vote", "number": 10**30}) == "not_now"
    assert await refusal(tom, None) == "bad_move"
    assert await refusal(tom, {"t": "claim", "seat": 0}) == "bad_move"
    assert await tom.refusal("play", chair=host.chair, move={"t": "claim"}) == "not_your_chair"
    assert await tom.refusal("play", chair=77, move={"t": "claim"}) == "no_such_chair"
    await intact(guests, seq)

    await host.play(Claim())
    image = host.private.hand[0]
    huge = {"t": "tell", "image": image, "clue": {"t": "sentence", "text": "x" * 5000}}
    assert await refusal(host, huge) == "text_too_long"
    assert await refusal(host, {"t": "tell", "image": "x" * 4000, "clue": {"t": "aloud"}}) == "card_not_held"
    foreign = {"t": "tell", "image": tom.private.hand[0], "clue": {"t": "aloud"}}
    assert await refusal(host, foreign) == "card_not_held"
    mime = {"t": "tell", "image": image, "clue": {"t": "mime", "clip": None}}
    assert await refusal(host, mime) == "option_off"
    await host.play(Tell(image=image, clue=Sentence(text="Minuit")))
    await together(guests)
    assert await refusal(tom, {"t": "give", "images": [guests[2].private.hand[0]]}) == "card_not_held"
    for guest in guests[1:]:
        await guest.play(Give(images=guest.private.hand[:1]))
    await together(guests)
    assert await refusal(tom, {"t": "vote", "number": tom.private.mine[0]}) == "own_image"
    for guest in guests[1:]:
        await guest.play(Vote(number=guest.private.ask.numbers[0]))
    await host.do("put_away")
    assert await refusal(tom, {"t": "claim"}) == "no_game"


@pytest.mark.rule("CO-4")
async def test_moves_after_the_end(session: aiohttp.ClientSession, address: str) -> None:
    guests = await sit_down(session, address, NAMES)
    await start(guests)
    for guest in guests:
        await guests[0].do("set_automatic", chair=guest.chair, on=True)
    assert guests[0].view["game"]["outcome"]["reason"] == "deserted"
    assert await guests[1].refusal("play", chair=guests[1].chair, move={"t": "claim"}) == "game_over"


async def test_forged_and_foreign_keys(session: aiohttp.ClientSession, address: str) -> None:
    guests = await sit_down(session, address, NAMES)
    elsewhere = await sit_down(session, address, ["Zoé", "Max", "Ana"])
    forged = Guest(session, address, guests[0].code, "", key="A" * 32)
    foreign = Guest(session, address, guests[0].code, "", key=elsewhere[0].key)
    for guest in (forged, foreign):
        await guest.connect()
        await guest.until(lambda one: one.strays == ["unknown_key"])
        assert guest.view["you"]["person"] is None
        assert await guest.refusal("say", text="bonsoir") == "not_a_member"
        assert await guest.refusal("play", chair=0, move={"t": "claim"}) == "not_a_member"
        assert await guest.refusal("remove", person=0) == "not_a_member"
        assert await guest.refusal("take_host") == "not_a_member"
    for key in ["short", "spaces in it are not allowed", "x" * 200]:
        short = Guest(session, address, guests[0].code, "", key=key)
        assert await short.turned_away() == "bad_message"


async def test_before_hello_and_after(session: aiohttp.ClientSession, address: str) -> None:
    guests = await sit_down(session, address, NAMES)
    guest = Guest(session, address, guests[0].code, "Zoé")
    guest.ws = await session.ws_connect(address + "/ws", headers=guest.origin)
    guest._reader = asyncio.create_task(guest._read())
    assert await guest.refusal("say", text="bonsoir") == "say_hello_first"
    hello = {"t": "hello", "protocol": PROTOCOL, "code": "ZZZZ"}
    assert await stray(guest, hello) == "no_such_salon"
    await guest.send({"t": "hello", "protocol": PROTOCOL + 1, "code": guests[0].code})
    assert (await asyncio.wait_for(guest.other.get(), 5))["t"] == "reload"
    await guest.send({"t": "hello", "protocol": PROTOCOL, "code": guests[0].code.lower()})
    await guest.until(lambda one: bool(one.view))
    assert await stray(guest, {"t": "hello", "protocol": PROTOCOL, "code": guests[0].code}) == "already_here"


async def test_drafts_are_checked_like_moves(session: aiohttp.ClientSession, address: str) -> None:
    guests = await sit_down(session, address, NAMES)
    assert await stray(guests[1], {"t": "draft", "chair": 1, "draft": {"t": "writing", "on": True}}) == "not_your_chair"
    await start(guests)
    await guests[1].play(Claim())
    writing = {"t": "writing", "on": True}
    assert await stray(guests[2], {"t": "draft", "chair": 1, "draft": writing}) == "not_your_chair"
    assert await stray(guests[2], {"t": "draft", "chair": 2, "draft": writing}) == "not_now"
    assert await stray(guests[1], {"t": "draft", "chair": 1, "draft": {"t": "image"}}) == "bad_draft"
    await guests[1].send({"t": "draft", "chair": 1, "draft": writing})
    await guests[0].until(lambda one: one.live["drafts"] == [{"chair": 1, "draft": writing}])
    late = await Guest(session, address, guests[0].code, "").connect()
    await late.until(lambda one: bool(one.live) and len(one.live["drafts"]) == 1)
    await guests[1].play(Tell(image=guests[1].private.hand[0], clue=Sentence(text="Minuit")))
    await guests[0].until(lambda one: one.live["drafts"] == [])


async def test_someone_who_shouts_is_slowed_down(session: aiohttp.ClientSession, address: str) -> None:
    guests = await sit_down(session, address, NAMES[:2])
    codes = []
    for _ in range(8):
        try:
            await guests[1].do("say", text="!")
        except Exception as refused:
            codes.append(str(refused))
    assert codes
    assert set(codes) == {"too_fast"}
    for _ in range(200):
        await guests[1].send({"t": "ping"})
    await guests[1].until(lambda one: "too_fast" in one.strays)
    await guests[0].do("say", text="calme")


async def test_trying_codes_is_slowed_down(session: aiohttp.ClientSession, address: str) -> None:
    code = None
    for _ in range(40):
        guest = Guest(session, address, "ZZZZ", "")
        guest.ws = await session.ws_connect(address + "/ws", headers=guest.origin)
        guest._reader = asyncio.create_task(guest._read())
        code = await stray(guest, {"t": "hello", "protocol": PROTOCOL, "code": "ZZZZ"})
        await guest.hang_up()
        if code == "too_many_codes":
            break
    assert code == "too_many_codes"


async def test_a_slow_reader_is_cut_off_and_comes_back_with_one_message(
    session: aiohttp.ClientSession, address: str, app: web.Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("veillee.server.socket.MOST_UNSENT_BYTES", 20_000)
    monkeypatch.setattr("veillee.server.socket.MESSAGES_PER_SECOND", 10_000)
    guests = await sit_down(session, address, NAMES)
    host, sleeper = guests[0], guests[3]
    sleeper._reader.cancel()
    sleeper.ws._response.connection.transport.pause_reading()  # type: ignore[union-attr]
    # Small buffers in the kernel, so that the server's own is reached after kilobytes and not after megabytes.
    room = await app[HOUSE].room(host.code)
    (reached,) = [one for one in room.connections if one.person == sleeper.person]
    assert isinstance(reached, Socket)
    reached._transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 8192)
    for number in range(3000):
        await host.do("arrange", order=[0, 1, 2, 3] if number % 2 else [1, 0, 2, 3])
        if 3 not in host.live["present"]:
            break
    assert 3 not in host.live["present"]
    back = await Guest(session, address, host.code, "", key=sleeper.key).connect()
    assert back.view["seq"] == host.view["seq"]
    assert sum(b'"view"' in frame for frame in back.frames) == 1
