"""The host wants to say yes to each newcomer: they wait, with a sign that both sides can compare."""

import asyncio
from typing import Any

import aiohttp
import pytest
from aiohttp import web

from tests.conftest import decode_entry
from tests.guests import Guest, RefusedByServer, open_salon, sit_down
from tests.hand_clock import HandClock
from tests.waiting import until
from veillee.rooms import seat_requests
from veillee.salon import events as ev
from veillee.salon.people import hash_of_key
from veillee.server.keys import HOUSE

NAMES = ["Léa", "Tom", "Nina"]


class Newcomer(Guest):
    """Knocks, and waits for an answer to the join without holding up the test."""

    async def knock(self, **more: Any) -> dict[str, Any]:
        await self.connect()
        self.joining = asyncio.create_task(self.ask({"t": "join", "key": self.key, "name": self.name, **more}))
        return await self.hears("seat_asked")

    async def hears(self, kind: str) -> dict[str, Any]:
        message = await self.other.get()
        assert message["t"] == kind, message
        return message

    async def refused(self) -> str:
        with pytest.raises(RefusedByServer) as refused:
            await self.joining
        return refused.value.code


def newcomer(host: Guest, name: str = "Zoé") -> Newcomer:
    return Newcomer(host.session, host.address, host.code, name)


async def asked(guest: Guest) -> list[dict[str, Any]]:
    message = await guest.other.get()
    assert message["t"] == "seat_requests", message
    return list(message["requests"])


async def answer(guest: Guest, request: int, yes: bool) -> None:
    await guest.ask({"t": "answer_seat", "request": request, "yes": yes})


async def refused_answer(guest: Guest, request: int, yes: bool = True) -> str:
    with pytest.raises(RefusedByServer) as refused:
        await answer(guest, request, yes)
    return refused.value.code


async def test_by_default_newcomers_come_in_at_once(session: aiohttp.ClientSession, address: str) -> None:
    host = await open_salon(session, address)
    assert host.view["salon"]["approval"] is False
    await (await newcomer(host).connect()).join()


async def test_a_newcomer_comes_in_when_the_host_says_yes(
    session: aiohttp.ClientSession, address: str, app: web.Application
) -> None:
    host, tom, _ = await sit_down(session, address, NAMES)
    await host.do("approve", on=True)
    zoe = newcomer(host)
    told = await zoe.knock()
    assert (told["joining"], told["host_first"]) == (True, True)
    (request,) = await asked(host)
    assert request == {
        "id": request["id"], "person": None, "newcomer": "Zoé", "sign": told["sign"],
        "yours": False, "enough": True, "said_yes": False,
    }  # fmt: skip
    # Nobody else is asked, and nobody else can answer.
    for yes in (True, False):
        assert await refused_answer(tom, request["id"], yes) == "not_asked"
    assert tom.other.empty()
    assert not any(person["name"] == "Zoé" for person in tom.view["salon"]["people"])
    await answer(host, request["id"], True)
    assert await zoe.hears("seat_answered") == {"t": "seat_answered", "answer": "yes", "wait": 0}
    assert await asked(host) == []
    # Like a seat that has moved: the page comes again, with its key, and says once more what was not answered.
    zoe.joining.cancel()
    await zoe.hang_up()
    await zoe.connect()
    assert zoe.person == 3
    await zoe.join()
    await zoe.do("sit", name="Zoé", colour=3)
    (joined,) = [
        entry
        for row in await app[HOUSE].storage.read(host.code, 0)
        if isinstance((entry := decode_entry(row.body)).what, ev.Joined) and entry.what.name == "Zoé"
    ]
    assert (joined.by, joined.what) == (host.person, ev.Joined(name="Zoé", key=hash_of_key(zoe.key)))


async def test_a_newcomer_whom_the_host_refuses_may_try_again_at_once(
    session: aiohttp.ClientSession, address: str
) -> None:
    host = await open_salon(session, address)
    await host.do("approve", on=True)
    zoe = newcomer(host)
    await zoe.knock()
    (request,) = await asked(host)
    await answer(host, request["id"], False)
    assert await zoe.refused() == "not_let_in"
    assert await zoe.hears("seat_answered") == {"t": "seat_answered", "answer": "no", "wait": 0}
    assert await asked(host) == []
    assert zoe.view["you"]["person"] is None
    # Their neighbours at the same address pay nothing for it either.
    for name in ("Max", "Ugo"):
        other = newcomer(host, name)
        await other.knock()
    await host.until(lambda one: one.other.qsize() == 2)


async def test_a_page_that_was_cut_off_goes_on_waiting(session: aiohttp.ClientSession, address: str) -> None:
    host = await open_salon(session, address)
    await host.do("approve", on=True)
    zoe = newcomer(host)
    told = await zoe.knock()
    (request,) = await asked(host)
    zoe.joining.cancel()
    await zoe.hang_up()
    again = await zoe.knock()
    assert again["sign"] == told["sign"]
    # The same request, shown once.
    await answer(host, request["id"], True)
    await until(lambda: any(person["name"] == "Zoé" for person in host.view["salon"]["people"]))
    zoe.joining.cancel()


async def test_what_would_be_refused_is_refused_before_anybody_is_asked(
    session: aiohttp.ClientSession, address: str
) -> None:
    host, *_ = await sit_down(session, address, NAMES)
    await host.do("approve", on=True)
    for name, code in (("Tom", "name_taken"), (" ", "name_empty")):
        with pytest.raises(RefusedByServer, match=code):
            await (await newcomer(host, name).connect()).join()
    assert host.other.empty()


async def test_two_newcomers_of_one_name_do_not_both_come_in(session: aiohttp.ClientSession, address: str) -> None:
    host = await open_salon(session, address)
    await host.do("approve", on=True)
    both = [newcomer(host), newcomer(host)]
    for one in both:
        await one.knock()
    await asked(host)
    first, second = await asked(host)
    await answer(host, first["id"], True)
    await both[0].hears("seat_answered")
    assert await refused_answer(host, second["id"]) == "name_taken"
    # It can still be answered.
    await answer(host, second["id"], False)
    assert await both[1].refused() == "not_let_in"
    both[0].joining.cancel()


async def test_televisions_wait_too_and_those_who_have_been_here_do_not(
    session: aiohttp.ClientSession, address: str
) -> None:
    host, tom, _ = await sit_down(session, address, NAMES)
    await tom.hang_up()
    await host.do("approve", on=True)
    await tom.connect()
    television = newcomer(host, "")
    await television.knock(screen=True)
    (request,) = await asked(host)
    assert request["newcomer"] == ""
    television.joining.cancel()


async def test_nobody_waits_for_ever_and_not_without_end(
    session: aiohttp.ClientSession, address: str, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seat_requests, "MOST_NEWCOMERS", 1)
    host = await open_salon(session, address)
    await host.do("approve", on=True)
    zoe = newcomer(host)
    await zoe.knock()
    with pytest.raises(RefusedByServer, match="too_many_asks"):
        await (await newcomer(host, "Max").connect()).join()
    await zoe.send({"t": "drop_ask"})
    assert await zoe.refused() == "not_let_in"
    assert (await zoe.hears("seat_answered"))["answer"] == "dropped"


async def test_the_host_alone_says_whether_newcomers_are_asked_about(
    session: aiohttp.ClientSession, address: str
) -> None:
    host, tom, _ = await sit_down(session, address, NAMES)
    assert await tom.refusal("approve", on=True) == "host_only"
    await host.do("approve", on=True)
    await host.do("approve", on=False)
    await (await newcomer(host).connect()).join()
