"""If a client sends anything bad, it gets a refusal with a stable code, and nothing changes."""

import asyncio
import socket
from collections import Counter
from typing import Any

import aiohttp
import msgspec
import pytest
from aiohttp import web
from yarl import URL

from tests.guests import Guest, RefusedByServer, play_on, sit_down, start, together
from tests.hand_clock import HandClock
from veillee.games.didixit.model import Claim, Give, Sentence, Tell, TellingView, Vote
from veillee.rules import Refused
from veillee.salon import records
from veillee.server.keys import HOUSE
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
    # Also deep inside a message that is sound but for them.
    await start(guests)
    await guests[1].ws.send_bytes(b'{"t":"draft","chair":1,"draft":{"t":"\xff"}}')
    await guests[1].until(lambda one: one.strays[-1:] == ["bad_draft"])
    await guests[1].play(Claim())
    answer = guests[1].answer_to("no-text-at-all")
    tell = b'{"t":"tell","image":"x","clue":{"t":"sentence","text":"\xff"}}'
    await guests[1].ws.send_bytes(b'{"t":"do","mid":"no-text-at-all","what":{"t":"play","chair":1,"move":%b}}' % tell)
    with pytest.raises(RefusedByServer, match="bad_move"):
        await asyncio.wait_for(answer, 60)
    await guests[1].do("say", text="bonsoir")


async def test_a_huge_message_ends_the_connection_and_nothing_else(
    session: aiohttp.ClientSession, address: str
) -> None:
    guests = await sit_down(session, address, NAMES)
    await guests[1].ws.send_str("x" * (MESSAGE_BYTES + 1))
    await asyncio.wait_for(guests[1].reading, 60)
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
    await start(guests, end="score", target=5)
    await play_on(guests)
    await together(guests)
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
    await guest.ring()
    assert await guest.refusal("say", text="bonsoir") == "say_hello_first"
    hello = {"t": "hello", "protocol": PROTOCOL, "code": "ZZZZ"}
    assert await stray(guest, hello) == "no_such_salon"
    await guest.send({"t": "hello", "protocol": PROTOCOL + 1, "code": guests[0].code})
    assert (await asyncio.wait_for(guest.other.get(), 60))["t"] == "reload"
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


async def test_a_person_says_no_more_for_having_many_sockets(session: aiohttp.ClientSession, address: str) -> None:
    host = (await sit_down(session, address, NAMES[:2]))[0]
    sockets = [await Guest(session, address, host.code, "", key=host.key).connect() for _ in range(4)]
    said, codes = 0, set()
    for number in range(20):
        guest = sockets[number % 4]
        if number > 10:
            # Hanging up and coming back does not help either.
            await guest.hang_up()
            await guest.connect()
        try:
            await guest.do("say", text="!")
            said += 1
        except RefusedByServer as refused:
            codes.add(refused.code)
    assert codes == {"too_fast"}
    assert 5 <= said < 12


async def test_visitors_of_one_address_share_what_they_may_ask(session: aiohttp.ClientSession, address: str) -> None:
    host = (await sit_down(session, address, NAMES[:2]))[0]
    visitors = [await Guest(session, address, host.code, "").connect() for _ in range(4)]
    for visitor in visitors:
        for _ in range(15):
            await visitor.send({"t": "ask_story"})
    for visitor in visitors:
        await visitor.until(lambda one: len(one.strays) == 16)
    answers = Counter(code for visitor in visitors for code in visitor.strays)
    assert set(answers) == {"unknown_key", "no_game", "too_fast"}
    assert 20 <= answers["no_game"] < 40
    # The members from that address still ask as they like.
    await host.send({"t": "ask_story"})
    await host.until(lambda one: one.strays == ["no_game"])


async def test_coming_back_again_and_again_is_slowed_down(
    session: aiohttp.ClientSession, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("veillee.server.allowance.MESSAGES_PER_SECOND", 2)
    guests = await sit_down(session, address, NAMES[:2])
    code = None
    for _ in range(40):
        visitor = Guest(session, address, guests[0].code, "")
        visitor.ws = await session.ws_connect(address + "/ws", headers=visitor.origin)
        await visitor.send({"t": "hello", "protocol": PROTOCOL, "code": visitor.code})
        code = msgspec.json.decode(await visitor.ws.receive_str()).get("code")
        await visitor.ws.close()
        if code:
            break
    assert code == "too_fast"


async def test_decks_are_stored_for_the_host_alone_and_once(
    session: aiohttp.ClientSession, address: str, app: web.Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    guests = await sit_down(session, address, NAMES)
    visitor = await Guest(session, address, guests[0].code, "").connect()
    stored: list[str] = []
    put_deck = app[HOUSE].storage.put_deck

    async def counted(hash: str, body: bytes) -> None:
        stored.append(hash)
        await put_deck(hash, body)

    monkeypatch.setattr(app[HOUSE].storage, "put_deck", counted)
    with pytest.raises(RefusedByServer, match="not_a_member"):
        await visitor.ask({"t": "start"})
    with pytest.raises(RefusedByServer, match="host_only"):
        await guests[1].ask({"t": "start"})
    assert stored == []
    await start(guests)
    await guests[0].do("put_away")
    await start(guests)
    with pytest.raises(RefusedByServer, match="game_running"):
        await guests[0].ask({"t": "start"})
    assert len(stored) == 1


async def test_a_finished_game_is_played_through_once_for_all_who_ask(
    session: aiohttp.ClientSession, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    guests = await sit_down(session, address, NAMES)
    await start(guests, end="score", target=5)
    await play_on(guests)
    await together(guests)
    recorded: list[str] = []
    record = records.record

    def counted(*arguments: Any) -> Any:
        recorded.append("")
        return record(*arguments)

    monkeypatch.setattr(records, "record", counted)
    for guest in guests:
        for _ in range(5):
            await guest.send({"t": "ask_export"})
    files = [await asyncio.wait_for(guest.other.get(), 60) for guest in guests for _ in range(5)]
    assert {file["t"] for file in files} == {"exported"}
    assert len(recorded) == 1
    # Another game has another file.
    await guests[0].do("put_away")
    await start(guests)
    await play_on(guests)
    await together(guests)
    await guests[0].send({"t": "ask_export"})
    assert (await asyncio.wait_for(guests[0].other.get(), 60))["file"]["commitment"] != files[0]["file"]["commitment"]


@pytest.mark.slow
async def test_a_slow_reader_is_cut_off_and_comes_back_with_one_message(
    session: aiohttp.ClientSession, address: str, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("veillee.server.wire.MOST_UNSENT_BYTES", 20_000)
    monkeypatch.setattr("veillee.server.allowance.MESSAGES_PER_SECOND", 10_000)
    made = Socket.connection_made

    def with_small_buffers(wire: Socket, transport: asyncio.Transport) -> None:
        # Those of the kernel, so that the server's own is reached after kilobytes and not after megabytes.
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 8192)
        made(wire, transport)

    monkeypatch.setattr(Socket, "connection_made", with_small_buffers)
    guests = await sit_down(session, address, NAMES)
    host, sleeper = guests[0], guests[3]
    sleeper.reading.cancel()
    for number in range(3000):
        # Not so many frames at a time that they have to wait.
        clock.seconds += 0.02
        await host.do("arrange", order=[0, 1, 2, 3] if number % 2 else [1, 0, 2, 3])
        if 3 not in host.live["present"]:
            break
    assert 3 not in host.live["present"]
    back = await Guest(session, address, host.code, "", key=sleeper.key).connect()
    assert back.view["seq"] == host.view["seq"]
    assert sum(b'"view"' in frame for frame in back.frames) == 1


async def test_a_connection_that_one_salon_refused_is_a_stranger_in_the_next(
    session: aiohttp.ClientSession, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    victims = await sit_down(session, address, NAMES)
    mine = await sit_down(session, address, ["Zoé", "Max"])
    monkeypatch.setattr("veillee.rooms.presence.MOST_SOCKETS", 2)
    thief = Guest(session, address, mine[0].code, "", key=mine[0].key)
    assert await thief.turned_away() == "too_many_screens"
    await thief.send({"t": "hello", "protocol": PROTOCOL, "code": victims[0].code})
    await thief.until(lambda one: bool(one.view))
    assert thief.view["you"]["person"] is None
    assert await thief.refusal("lock", on=True) == "not_a_member"


@pytest.mark.parametrize("act", ["take_down", "take_down_clip"])
async def test_a_used_message_id_does_not_bypass_the_check_for_the_host(
    session: aiohttp.ClientSession, address: str, act: str
) -> None:
    guests = await sit_down(session, address, NAMES)
    await guests[0].do("say", text="bonsoir")
    await guests[1].until(lambda one: bool(one.chat))
    await guests[1].do("say", mid="used-before", text="moi aussi")
    what = {"line": guests[1].chat[0]["id"]} if act == "take_down" else {"clip": "0" * 64}
    with pytest.raises(Exception, match="not_your_line" if act == "take_down" else "host_only"):
        await guests[1].do(act, mid="not-used", **what)
    before = guests[1].view["seq"]
    # As each message that comes again, it is only answered again.
    await guests[1].do(act, mid="used-before", **what)
    late = await Guest(session, address, guests[0].code, "", key=guests[2].key).connect()
    await late.until(lambda one: bool(one.chat))
    assert (late.view["seq"], late.chat[0]["text"]) == (before, "bonsoir")


@pytest.mark.slow
async def test_over_http_after_too_many_wrong_codes_the_right_one_opens_to_members_only(
    session: aiohttp.ClientSession, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("veillee.server.finding.REFUSED_AFTER_SECONDS", 0)
    host = (await sit_down(session, address, NAMES[:2]))[0]
    for _ in range(40):
        async with session.get(f"{address}/clips/ZZZZ/x", headers={"X-Veillee-Key": "k" * 32}) as answer:
            status, code = answer.status, (await answer.json())["code"]
    assert (status, code) == (429, "too_many_codes")
    async with session.get(f"{address}/clips/{host.code}/x", headers={"X-Veillee-Key": "k" * 32}) as answer:
        assert (await answer.json())["code"] == "too_many_codes"
    # Whoever belongs there is let in, whatever others at the same address have tried.
    await Guest(session, address, host.code, "", key=host.key).connect()
    async with session.get(f"{address}/clips/{host.code}/x", headers={"X-Veillee-Key": host.key}) as answer:
        assert (await answer.json())["code"] == "no_such_clip"


async def test_a_salon_that_is_damaged_is_not_a_wrong_code(
    session: aiohttp.ClientSession, address: str, app: web.Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def damaged(*_: object) -> None:
        raise Refused("salon_damaged")

    monkeypatch.setattr(app[HOUSE], "room", damaged)
    codes = []
    for _ in range(40):
        async with session.get(f"{address}/clips/MOKA/x", headers={"X-Veillee-Key": "k" * 32}) as answer:
            codes.append((await answer.json())["code"])
    assert codes == ["salon_damaged"] * 40


@pytest.mark.parametrize("before", [-(10**30), 10**30, -1])
async def test_absurd_pages(session: aiohttp.ClientSession, address: str, before: int) -> None:
    guests = await sit_down(session, address, NAMES[:2])
    seen = len(guests[0].frames)
    await guests[0].send({"t": "ask_chat", "before": before})
    await guests[0].send({"t": "ask_story", "after": before})
    await guests[0].until(lambda one: one.strays[-1:] == ["no_game"])
    assert any(b'"chat"' in frame for frame in guests[0].frames[seen:])


async def test_absurd_paths_and_headers(session: aiohttp.ClientSession, address: str) -> None:
    host = (await sit_down(session, address, NAMES[:2]))[0]
    for path in ("assets/%00.js", "assets/" + "a" * 3000, "a" * 3000 + ".png", "cards/reves-0/" + "a" * 400):
        async with session.get(URL(f"{address}/{path}", encoded=True)) as answer:
            assert answer.status == 404
            assert (await answer.json())["code"] == "not_found"
    reader, writer = await asyncio.open_connection("127.0.0.1", URL(address).port)
    writer.write(f"GET /clips/{host.code}/x HTTP/1.1\r\nHost: x\r\nX-Veillee-Key: ".encode() + b"\xff\xfe\r\n\r\n")
    assert b"403" in await reader.readline()
    writer.close()


async def test_a_move_is_stored_without_the_blanks_around_it(
    session: aiohttp.ClientSession, address: str, app: web.Application
) -> None:
    guests = await sit_down(session, address, NAMES)
    await start(guests)
    padded = f'{{"t":"claim"{" " * 50_000}}}'
    await guests[0].send(f'{{"t":"do","mid":"padded-claim","what":{{"t":"play","chair":0,"move":{padded}}}}}')
    await guests[0].until(lambda one: isinstance(one.public, TellingView))
    assert guests[0].public.storyteller == 0
    rows = await app[HOUSE].storage.read(guests[0].code, 0)
    assert len(rows[-1].body) < 200
