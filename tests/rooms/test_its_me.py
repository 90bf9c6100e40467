"""A phone is lost: its person asks for their seat on another one, people who know them confirm, and the seat moves."""

import asyncio
import secrets
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from aiohttp import web

from tests.conftest import decode_entry
from tests.guests import Guest, RefusedByServer, open_salon, play_on, sit_down, start, together
from tests.hand_clock import HandClock
from tests.waiting import until
from veillee.rooms import seat_requests
from veillee.rooms.patience import Patience
from veillee.rooms.room import Room
from veillee.rooms.seat_requests import find_by_name
from veillee.rules import Refused
from veillee.salon import events as ev
from veillee.salon.model import NOBODY, Chair, Person, Salon
from veillee.salon.people import hash_of_key, is_vouched
from veillee.server.keys import HOUSE, PATIENCES
from veillee.storage import NotStored

NAMES = ["Léa", "Tom", "Nina", "Julien"]


class Asker(Guest):
    """A browser that has not joined, or knocks at the door of a locked salon."""

    async def visit(self) -> "Asker":
        await self.connect()
        await self.until(lambda one: "unknown_key" in one.strays)
        return self

    async def knock(self) -> "Asker":
        assert await self.turned_away() == "salon_locked"
        return self

    async def ask_for(self, who: int | str) -> dict[str, Any]:
        await self.ask({"t": "ask_seat", "key": self.key, "who": who})
        return await self.hears("seat_asked")

    async def refused_for(self, who: int | str, **more: Any) -> RefusedByServer:
        with pytest.raises(RefusedByServer) as refused:
            await self.ask({"t": "ask_seat", "key": self.key, "who": who, **more})
        return refused.value

    async def hears(self, kind: str) -> dict[str, Any]:
        message = await asyncio.wait_for(self.other.get(), 60)
        assert message["t"] == kind, message
        return message


def asker(at: Guest, key: str = "") -> Asker:
    return Asker(at.session, at.address, at.code, "", key)


async def shown(guest: Guest) -> list[dict[str, Any]]:
    """The requests that this person may answer, when the list changes."""
    message = await asyncio.wait_for(guest.other.get(), 60)
    assert message["t"] == "seat_requests", message
    return list(message["requests"])


async def answer(guest: Guest, request: int, yes: bool, mid: str | None = None) -> None:
    await guest.ask({"t": "answer_seat", "request": request, "yes": yes}, mid)


async def answer_refused(guest: Guest, request: int, yes: bool = True) -> str:
    with pytest.raises(RefusedByServer) as refused:
        await answer(guest, request, yes)
    return refused.value.code


async def settled(guest: Guest) -> None:
    """Everything sent to this guest before has been read."""
    with pytest.raises(RefusedByServer):
        await guest.ask({"t": "do", "what": {"t": "stand", "chair": 999}})


async def room_of(app: web.Application, guest: Guest) -> Room:
    return await app[HOUSE].room(guest.code)


async def kinds(app: web.Application, guest: Guest) -> list[str]:
    return [row.kind for row in await app[HOUSE].storage.read(guest.code, 0)]


async def test_the_host_confirms_and_the_seat_moves_in_mid_game(
    session: aiohttp.ClientSession, address: str, app: web.Application
) -> None:
    guests = await sit_down(session, address, NAMES)
    await start(guests, end="score", target=5)
    host, tom = guests[0], guests[1]
    old_key, hand, seat = tom.key, tom.private.hand, tom.chair
    again = await asker(host).visit()
    asked = await again.ask_for(tom.person)
    assert asked["host_first"] is True
    assert 0 < asked["seconds"] <= 600
    (request,) = await shown(host)
    assert request == {
        "id": request["id"], "person": tom.person, "newcomer": None, "sign": asked["sign"],
        "yours": False, "enough": True, "said_yes": False,
    }  # fmt: skip
    # The one who sits there is shown it too, and nobody else is.
    assert (await shown(tom))[0]["yours"] is True
    await settled(guests[2])
    assert guests[2].other.empty()

    await answer(host, request["id"], True)
    assert await again.hears("seat_answered") == {"t": "seat_answered", "answer": "yes", "wait": 0}
    assert await shown(host) == []
    # The old device is told, and closed.
    assert await asyncio.wait_for(tom.other.get(), 60) == {"t": "gone", "code": "seat_moved"}
    await asyncio.wait_for(tom.reading, 60)
    assert await Guest(session, address, host.code, "", old_key).turned_away() == "seat_moved"
    headers = {**host.origin, "X-Veillee-Key": old_key}
    async with session.post(f"{address}/api/salons/{host.code}/clips", data=b"x", headers=headers) as refused:
        assert (refused.status, (await refused.json())["code"]) == (403, "unknown_key")

    # The new device has the same hand, and plays on to the end.
    await again.hang_up()
    back = await Guest(session, address, host.code, "Tom", again.key).connect()
    assert (back.person, back.chair, back.private.hand) == (1, seat, hand)
    guests[1] = back
    await play_on(guests)

    rows = await app[HOUSE].storage.read(host.code, 0)
    (moved,) = [decode_entry(row.body) for row in rows if row.kind == "key_moved"]
    assert moved.by == 0
    assert moved.what == ev.KeyMoved(person=1, key=hash_of_key(again.key), vouched=(0,))


async def test_the_old_device_hears_of_it_also_if_it_was_off_and_in_a_locked_salon(
    session: aiohttp.ClientSession, address: str
) -> None:
    host, tom = await sit_down(session, address, NAMES[:2])
    person, key = tom.person, tom.key
    await tom.hang_up()
    again = await asker(host).visit()
    await again.ask_for(person)
    (request,) = await shown(host)
    await answer(host, request["id"], True)
    await again.hears("seat_answered")
    await host.do("lock", on=True)
    assert await Guest(session, address, host.code, "", key).turned_away() == "seat_moved"


async def test_a_refusal_costs_the_asker_time_and_twice_as_much_the_next_time(
    session: aiohttp.ClientSession, address: str, app: web.Application, clock: HandClock
) -> None:
    host, tom, nina, _ = await sit_down(session, address, NAMES)
    seq = host.view["seq"]
    stranger = await asker(host).visit()
    for wait in (30, 60, 120):
        await stranger.ask_for(tom.person)
        (request,) = await shown(host)
        await answer(host, request["id"], False)
        assert await shown(host) == []
        assert await stranger.hears("seat_answered") == {"t": "seat_answered", "answer": "no", "wait": wait}
        # Another name, another socket and another key cost the same.
        other = await asker(host).visit()
        for one, who in ((stranger, tom), (stranger, nina), (other, tom)):
            refused = await one.refused_for(who.person)
            assert (refused.code, refused.data) == ("wait_to_ask", {"seconds": wait})
        await other.hang_up()
        clock.seconds += wait - 0.5
        assert (await stranger.refused_for(tom.person)).code == "wait_to_ask"
        clock.seconds += 0.5
    assert host.view["seq"] == seq
    assert "key_moved" not in await kinds(app, host)


def test_waits_double_up_to_a_limit_and_are_forgiven() -> None:
    patience = Patience()
    assert patience.left(0) == 0
    now, waits = 0.0, []
    for _ in range(8):
        patience.fail(now)
        waits.append(patience.left(now))
        now += waits[-1]
        assert patience.left(now) == 0
    assert waits == [30, 60, 120, 240, 480, 960, 960, 960]
    patience.fail(now + 3601)
    assert patience.left(now + 3601) == 30
    patience.forgive()
    assert patience.left(now + 3601) == 0
    # What a sum of such seconds has too much is not one second more.
    assert 2.2 + 30 - 2.2 > 30
    patience.fail(2.2)
    assert patience.left(2.2) == 30


async def test_who_withdraws_or_is_ignored_waits_too(
    session: aiohttp.ClientSession, address: str, app: web.Application, clock: HandClock
) -> None:
    host, tom = await sit_down(session, address, NAMES[:2])
    stranger = await asker(host).visit()
    await stranger.ask_for(tom.person)
    (request,) = await shown(host)
    await stranger.send({"t": "drop_ask"})
    assert await stranger.hears("seat_answered") == {"t": "seat_answered", "answer": "dropped", "wait": 30}
    assert await shown(host) == []
    assert await answer_refused(host, request["id"]) == "no_such_request"

    app[PATIENCES].of(f"{host.code} 127.0.0.1").forgive()
    await stranger.ask_for(tom.person)
    (request,) = await shown(host)
    await clock.pass_on(seat_requests.REQUEST_SECONDS - 1)
    assert (await stranger.hears("seat_asked"))["host_first"] is False
    assert stranger.other.empty()
    await clock.pass_on(1)
    assert await stranger.hears("seat_answered") == {"t": "seat_answered", "answer": "ignored", "wait": 30}
    assert await shown(host) == []
    assert await answer_refused(host, request["id"]) == "no_such_request"
    assert app[PATIENCES].of(f"{host.code} 127.0.0.1").pending == 0


async def test_an_asker_whose_connection_breaks_for_a_moment_still_hears_the_answer(
    session: aiohttp.ClientSession, address: str, app: web.Application, clock: HandClock
) -> None:
    host, tom = await sit_down(session, address, NAMES[:2])
    room = await room_of(app, host)
    again = await asker(host).visit()
    asked = await again.ask_for(tom.person)
    (request,) = await shown(host)
    await again.hang_up()
    await until(lambda: len(room.connections) == 2)
    await clock.pass_on(seat_requests.GONE_SECONDS - 1)
    await again.visit()
    assert (await again.hears("seat_asked"))["sign"] == asked["sign"]
    # A resend is the same request.
    await again.ask_for(tom.person)
    assert (await again.refused_for(host.person)).code == "already_asked"
    assert (await again.refused_for(tom.person, key=secrets.token_urlsafe(24))).code == "already_asked"
    await settled(host)
    assert host.other.empty()
    await answer(host, request["id"], True)
    assert (await again.hears("seat_answered"))["answer"] == "yes"

    # Who stays away is not asked about for long.
    await shown(host)
    stranger = await asker(host).visit()
    await stranger.ask_for(tom.person)
    assert len(await shown(host)) == 1
    there = len(room.connections)
    await stranger.hang_up()
    await until(lambda: len(room.connections) < there)
    await clock.pass_on(seat_requests.GONE_SECONDS)
    assert await shown(host) == []


async def test_without_the_host_two_confirm_and_one_of_two_is_not_enough(
    session: aiohttp.ClientSession, address: str, app: web.Application
) -> None:
    host, tom, nina, julien = await sit_down(session, address, NAMES)
    await host.hang_up()
    again = await asker(tom).visit()
    asked = await again.ask_for(tom.person)
    assert asked["host_first"] is False
    (request,) = await shown(nina)
    assert (request["enough"], request["said_yes"]) == (False, False)
    await answer(nina, request["id"], True)
    assert [one["said_yes"] for one in await shown(nina)] == [True]
    # The same yes once more, also with another message id, is still one.
    await answer(nina, request["id"], True)
    await answer(nina, request["id"], True, "twice-the-same-id")
    await answer(nina, request["id"], True, "twice-the-same-id")
    assert "key_moved" not in await kinds(app, tom)
    assert (await shown(julien))[0]["enough"] is False
    (request,) = await shown(julien)
    assert request["enough"] is True
    await answer(julien, request["id"], True, "this-is-the-second")
    assert (await again.hears("seat_answered"))["answer"] == "yes"
    # Played again, the message is answered and does nothing.
    await answer(julien, request["id"], True, "this-is-the-second")
    assert await answer_refused(nina, request["id"]) == "no_such_request"
    assert (await kinds(app, nina)).count("key_moved") == 1


async def test_the_seat_of_the_host_is_given_back_by_two_others_and_never_by_the_host(
    session: aiohttp.ClientSession, address: str
) -> None:
    host, tom, nina = await sit_down(session, address, NAMES[:3])
    again = await asker(host).visit()
    assert (await again.ask_for(host.person))["host_first"] is False
    (request,) = await shown(host)
    assert request["yours"] is True
    assert await answer_refused(host, request["id"]) == "not_asked"
    await answer(tom, request["id"], True)
    await answer(nina, request["id"], True)
    assert (await again.hears("seat_answered"))["answer"] == "yes"
    back = await Guest(session, address, host.code, "Léa", again.key).connect()
    assert back.view["salon"]["host"] == back.person
    await back.do("lock", on=True)


async def test_a_person_who_is_there_can_refuse_for_themselves(session: aiohttp.ClientSession, address: str) -> None:
    _, tom, nina = await sit_down(session, address, NAMES[:3])
    stranger = await asker(tom).visit()
    await stranger.ask_for(tom.person)
    (request,) = await shown(tom)
    assert await answer_refused(nina, request["id"], yes=False) == "not_asked"
    assert await answer_refused(tom, request["id"], yes=True) == "not_asked"
    await answer(tom, request["id"], False)
    assert (await stranger.hears("seat_answered"))["answer"] == "no"


async def test_if_only_one_other_person_sits_that_one_is_enough(session: aiohttp.ClientSession, address: str) -> None:
    host, tom = await sit_down(session, address, NAMES[:2])
    again = await asker(host).visit()
    await again.ask_for(host.person)
    (request,) = await shown(tom)
    assert request["enough"] is True
    await answer(tom, request["id"], True)
    assert (await again.hears("seat_answered"))["answer"] == "yes"


async def test_if_nobody_else_belongs_to_the_salon_there_is_nobody_to_ask(
    session: aiohttp.ClientSession, address: str
) -> None:
    host = await open_salon(session, address)
    again = await asker(host).visit()
    assert (await again.refused_for(host.person)).code == "nobody_to_confirm"


async def test_who_came_in_only_now_does_not_vouch_for_anybody_at_the_table(
    session: aiohttp.ClientSession, address: str, clock: HandClock
) -> None:
    host, tom, *_ = guests = await sit_down(session, address, NAMES)
    await start(guests)
    strangers = [await (await Guest(session, address, host.code, name).connect()).join() for name in ("Ida", "Max")]
    thief = await asker(host).visit()
    await thief.ask_for(tom.person)
    (request,) = await shown(host)
    # By now everybody who may answer is asked.
    await clock.pass_on(seat_requests.HOST_ALONE_SECONDS + 1)
    assert (await thief.hears("seat_asked"))["host_first"] is False
    for one in strangers:
        assert await answer_refused(one, request["id"]) == "not_asked"
        assert one.other.empty()


async def test_after_a_minute_the_others_are_asked_too(
    session: aiohttp.ClientSession, address: str, clock: HandClock
) -> None:
    host, tom, nina, julien = await sit_down(session, address, NAMES)
    again = await asker(host).visit()
    assert (await again.ask_for(tom.person))["host_first"] is True
    (request,) = await shown(host)
    await clock.pass_on(seat_requests.HOST_ALONE_SECONDS - 1)
    assert again.other.empty()
    await clock.pass_on(2)
    assert (await again.hears("seat_asked"))["host_first"] is False
    for one in (nina, julien):
        assert await shown(one) == [{**request, "enough": False}]
        await answer(one, request["id"], True)
    assert (await again.hears("seat_answered"))["answer"] == "yes"


async def test_forged_confirmations_are_refused(
    session: aiohttp.ClientSession, address: str, app: web.Application
) -> None:
    host, tom, nina, _ = guests = await sit_down(session, address, NAMES)
    television = await (await Guest(session, address, host.code, "").connect()).join(screen=True)
    visitor, again = await asker(host).visit(), await asker(host).visit()
    await again.ask_for(tom.person)
    (request,) = await shown(host)
    id, seq = request["id"], host.view["seq"]
    assert await answer_refused(visitor, id) == "not_a_member"
    assert await answer_refused(again, id) == "not_a_member"
    assert await answer_refused(television, id) == "not_asked"
    assert await answer_refused(nina, id) == "not_asked"
    assert await answer_refused(tom, id) == "not_asked"
    for wrong in (id + 1, 0, -1, 10**12):
        assert await answer_refused(host, wrong) == "no_such_request"
    # Nobody can write the entry of the house themselves.
    forged = {"t": "key_moved", "person": tom.person, "key": hash_of_key(again.key), "vouched": [host.person]}
    with pytest.raises(RefusedByServer, match="bad_message"):
        await nina.ask({"t": "do", "what": forged})
    await together(guests)
    assert all(guest.view["seq"] == seq for guest in guests)
    assert television.other.empty()
    assert visitor.other.empty()

    # Somebody else who asks for the same seat is refused when it has moved.
    second = await visitor.ask_for(tom.person)
    assert second["sign"]["symbol"] != request["sign"]["symbol"]
    assert second["sign"]["number"] != request["sign"]["number"]
    requests = await shown(host)
    await answer(host, id, True)
    assert (await again.hears("seat_answered"))["answer"] == "yes"
    assert (await visitor.hears("seat_answered"))["answer"] == "no"
    assert await answer_refused(host, requests[1]["id"]) == "no_such_request"
    assert (await kinds(app, host)).count("key_moved") == 1


async def test_bad_requests(session: aiohttp.ClientSession, address: str) -> None:
    host, tom, nina = await sit_down(session, address, NAMES[:3])
    television = await (await Guest(session, address, host.code, "").connect()).join(screen=True)
    await host.do("remove", person=nina.person)
    one = await asker(host).visit()
    for who in (television.person, nina.person, 77, -1):
        assert (await one.refused_for(who)).code == "no_such_person"
    assert (await one.refused_for(tom.person, key=tom.key)).code == "key_in_use"
    assert (await one.refused_for(tom.person, key="short")).code == "bad_message"
    assert (await one.refused_for("x" * 5000)).code == "bad_message"
    for joined in (tom, television):
        with pytest.raises(RefusedByServer, match="already_joined"):
            await joined.ask({"t": "ask_seat", "key": secrets.token_urlsafe(24), "who": host.person})
    stray = Asker(session, address, host.code, "")
    await stray.ring()
    assert (await stray.refused_for(tom.person)).code == "say_hello_first"


async def test_a_locked_salon_gives_a_seat_back_and_tells_nobody_who_is_in_it(
    session: aiohttp.ClientSession, address: str, app: web.Application
) -> None:
    host, tom, _ = guests = await sit_down(session, address, ["Léa", "Tomás", "Nina"])
    await start(guests)
    await host.do("lock", on=True)
    stranger, again = await asker(host).knock(), await asker(host).knock()
    # A name that nobody has gets the same answer as one that somebody has.
    nobody = await stranger.ask_for("Bruno")
    somebody = await again.ask_for(" tomas ")
    assert set(nobody) == set(somebody)
    assert {**nobody, "sign": None, "seconds": 0} == {**somebody, "sign": None, "seconds": 0}
    for one in (stranger, again):
        for name in ("Nina", "Zoé"):
            assert (await one.refused_for(name)).code == "already_asked"
    (request,) = await shown(host)
    assert (request["person"], request["sign"]) == (tom.person, somebody["sign"])
    assert await answer_refused(host, request["id"] - 1) == "no_such_request"
    assert b"Tom" not in b"".join(stranger.frames + again.frames)
    await stranger.send({"t": "drop_ask"})
    assert (await stranger.hears("seat_answered"))["answer"] == "dropped"
    app[PATIENCES].of(f"{host.code} 127.0.0.1").forgive()
    # By a number one would not even have to guess.
    assert (await stranger.refused_for(tom.person)).code == "salon_locked"

    await again.hang_up()
    await again.knock()
    assert (await again.hears("seat_asked"))["sign"] == somebody["sign"]
    await answer(host, request["id"], True)
    assert (await again.hears("seat_answered"))["answer"] == "yes"
    back = await Guest(session, address, host.code, "Tomás", again.key).connect()
    assert len(back.private.hand) > 0
    assert await asker(host).turned_away() == "salon_locked"


async def test_a_visitor_who_waits_when_the_salon_is_locked_or_deleted(
    session: aiohttp.ClientSession, address: str
) -> None:
    host, tom = await sit_down(session, address, NAMES[:2])
    again = await asker(host).visit()
    asked = await again.ask_for(tom.person)
    await host.do("lock", on=True)
    await asyncio.wait_for(again.reading, 60)
    again.view, again.strays, again.other = {}, [], asyncio.Queue()
    await again.knock()
    assert (await again.hears("seat_asked"))["sign"] == asked["sign"]
    await host.send({"t": "delete_salon", "mid": secrets.token_hex(8)})
    assert await again.hears("gone") == {"t": "gone", "code": "deleted"}


class Elsewhere:
    """A visitor's connection from yet another address."""

    def __init__(self) -> None:
        self.person: int | None = None
        self.key_hash = self.address = ""
        self.heard: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.heard.append(message)

    def close(self) -> None:
        pass


async def last_shown(guest: Guest) -> list[dict[str, Any]]:
    await settled(guest)
    while True:
        requests = await shown(guest)
        if guest.other.empty():
            return requests


async def test_a_flood_of_requests_is_bounded(
    session: aiohttp.ClientSession, address: str, app: web.Application
) -> None:
    host, tom = await sit_down(session, address, NAMES[:2])
    room = await room_of(app, host)

    def ask_from_elsewhere() -> tuple[str, Elsewhere]:
        connection = Elsewhere()
        try:
            room.ask_seat(connection, secrets.token_hex(8), secrets.token_urlsafe(24), "Tom", Patience())
        except Refused as refused:
            return refused.code, connection
        return "asked", connection

    # Two at a time from one address, five in all.
    askers = [await asker(host).visit() for _ in range(4)]
    for one in askers[:2]:
        await one.ask_for(tom.person)
    for one in askers[2:]:
        assert (await one.refused_for(tom.person)).code == "too_many_asks"
    assert [ask_from_elsewhere()[0] for _ in range(30)] == ["asked"] * 3 + ["too_many_asks"] * 27
    requests = await last_shown(host)
    assert len({request["sign"]["symbol"] for request in requests}) == len(requests) == 5
    for request in requests:
        await answer(host, request["id"], False)
    # And twelve in ten minutes, however quickly they are answered or withdrawn.
    codes = []
    for _ in range(30):
        code, connection = ask_from_elsewhere()
        room.drop_ask(connection)
        codes.append(code)
    assert codes == ["asked"] * 7 + ["too_many_asks"] * 23
    assert await last_shown(host) == []


def everything_in(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in folder.rglob("*") if file.is_file())


async def test_nothing_of_a_request_is_stored_unless_it_is_confirmed(
    session: aiohttp.ClientSession, address: str, app: web.Application, tmp_path: Path
) -> None:
    host, tom = await sit_down(session, address, NAMES[:2])
    await host.do("lock", on=True)
    before = await kinds(app, host)
    stranger = await asker(host).knock()
    await stranger.ask_for("Zébulon")
    again = await asker(host).knock()
    await again.ask_for("Tom")
    (request,) = await shown(host)
    await answer(host, request["id"], False)
    assert (await again.hears("seat_answered"))["answer"] == "no"
    await (await room_of(app, host)).log.save_snapshot()
    assert await kinds(app, host) == before
    kept = everything_in(tmp_path)
    assert hash_of_key(tom.key).encode() in kept
    for one in (stranger, again):
        assert one.key.encode() not in kept
        assert hash_of_key(one.key).encode() not in kept
    assert "Zébulon".encode() not in kept


async def test_a_yes_that_could_not_be_stored_moves_nothing_and_can_be_said_again(
    session: aiohttp.ClientSession, address: str, app: web.Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, tom = await sit_down(session, address, NAMES[:2])
    again = await asker(host).visit()
    await again.ask_for(tom.person)
    (request,) = await shown(host)

    def fail(*_: Any) -> asyncio.Future[None]:
        failed = asyncio.get_running_loop().create_future()
        failed.set_exception(NotStored("no space"))
        return failed

    with monkeypatch.context() as patch:
        patch.setattr(app[HOUSE].storage, "append", fail)
        with pytest.raises(RefusedByServer, match="not_stored"):
            await answer(host, request["id"], True)
    await tom.do("say", text="toujours là")
    await settled(again)
    assert again.other.empty()
    await answer(host, request["id"], True)
    assert (await again.hears("seat_answered"))["answer"] == "yes"


async def test_the_old_device_can_do_nothing_from_the_moment_of_the_last_yes(
    session: aiohttp.ClientSession, address: str, app: web.Application
) -> None:
    """Also before it is told: until the move is stored, its socket is open."""
    host, tom = await sit_down(session, address, NAMES[:2])
    again = await asker(host).visit()
    await again.ask_for(tom.person)
    (request,) = await shown(host)
    room = await room_of(app, host)
    sockets = {connection.person: connection for connection in room.connections}
    room.answer_seat(sockets[host.person], "the-last-yes", request["id"], True)
    with pytest.raises(Refused, match="seat_moved"):
        room.act(sockets[tom.person], "one-more-word", ev.Say(text="moi"))
    assert (await again.hears("seat_answered"))["answer"] == "yes"


def test_who_must_vouch() -> None:
    people = tuple(Person(id=id, name=f"P{id}", key=f"k{id}") for id in range(4))
    salon = Salon(code="MOKA", game="didixit", people=(*people, Person(id=4, name="", key="t", screen=True)))
    assert is_vouched(salon, 1, {0})
    assert not is_vouched(salon, 1, {2})
    assert is_vouched(salon, 1, {2, 3})
    assert not is_vouched(salon, 1, {1, 2})
    assert not is_vouched(salon, 1, {2, 4})
    assert not is_vouched(salon, 0, {0, 2})
    assert is_vouched(salon, 0, {1, 3})
    assert not is_vouched(salon, 0, set())


def test_names_are_found_without_capitals_and_accents() -> None:
    people = (Person(id=0, name="Inès", key="a"), Person(id=1, name="Max", key="b", removed=True))
    chairs = (Chair(id=0, name="Mamie  Jo", colour=0, holder=0), Chair(id=1, name="Bot", colour=1, holder=NOBODY))
    salon = Salon(code="MOKA", game="didixit", people=people, chairs=chairs)
    assert [find_by_name(salon, name) for name in ("inès", " INES", "mamie jo", "Max", "Bot", "", "Ine")] == [
        0, 0, 0, None, None, None, None,
    ]  # fmt: skip
