"""The host is gone: who takes over, what they may not do yet, and how the one who opened the salon has it back."""

import asyncio
from typing import Any

import aiohttp
import pytest
from aiohttp import web

from tests.guests import Guest, RefusedByServer, make_deck, open_salon, sit_down, start, together
from tests.stored import record_of
from tests.voices.test_listeners import new_television
from veillee.games.didixit.model import Claim
from veillee.rooms import presence
from veillee.rooms.house import DAY_MS
from veillee.salon import people
from veillee.server.keys import HOUSE

DELETE = {"t": "delete_salon", "mid": "delete-the-salon"}
NAMES = ["Léa", "Tom", "Nina", "Julien"]


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for an absent host."""
    monkeypatch.setattr(presence, "HOST_GRACE_SECONDS", 0)


async def watcher(host: Guest, name: str = "Max") -> Guest:
    return await (await Guest(host.session, host.address, host.code, name).connect()).join()


async def heir_of(host: Guest, others: list[Guest]) -> None:
    """The host is away, and the first of the others takes over."""
    await host.hang_up()
    await others[0].until(lambda one: one.live["heir"] == one.person)
    await others[0].do("take_host")
    await together(others)


async def test_during_a_game_a_watcher_never_becomes_host(session: aiohttp.ClientSession, address: str) -> None:
    guests = await sit_down(session, address, NAMES)
    await start(guests)
    stranger = await watcher(guests[0])
    for guest in guests:
        await guest.hang_up()
    await stranger.until(lambda one: one.live["present"] == [one.person])
    assert stranger.live["heir"] is None
    assert await stranger.refusal("take_host") == "host_is_here"
    # Nor somebody who has sat down and only waits for the next game.
    tom = await guests[1].connect()
    await tom.until(lambda one: one.live["heir"] == one.person)
    await tom.do("take_host")
    assert tom.view["salon"]["host"] == tom.person


async def test_between_games_somebody_who_watches_may_take_over(session: aiohttp.ClientSession, address: str) -> None:
    host = await open_salon(session, address)
    max = await watcher(host)
    await heir_of(host, [max])
    assert max.view["salon"]["host"] == max.person


async def test_an_heir_may_put_nobody_out_for_an_hour(
    session: aiohttp.ClientSession, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    guests = await sit_down(session, address, NAMES)
    lea, tom, nina, _ = guests
    television = await new_television(lea)
    deck, own = await make_deck(nina, "words"), await make_deck(tom, "words", "Les miens")
    await heir_of(lea, guests[1:])
    acts: list[tuple[str, dict[str, Any]]] = [
        ("remove", {"person": nina.person}),
        ("lock", {"on": True}),
        ("approve", {"on": True}),
        ("remove_deck", {"deck": deck}),
        ("silence", {"person": nina.person, "on": True}),
        ("let_television", {"person": television.person, "name": "Salon"}),
    ]
    for act, what in acts:
        assert await tom.refusal(act, **what) == "host_is_new"
    assert await refused_to_delete(tom) == "host_is_new"
    # What is their own they may take away, and unlocking puts nobody out.
    await tom.do("remove_deck", deck=own)
    await tom.do("lock", on=False)
    # And to say no to a television.
    await tom.do("silence", person=television.person, on=True)
    # To give it on changes nothing.
    await tom.do("give_host", person=nina.person)
    await together(guests[1:])
    assert await nina.refusal("remove", person=tom.person) == "host_is_new"
    monkeypatch.setattr(people, "HEIR_WAITS_MS", 0)
    # Never the one who opened the salon.
    assert await nina.refusal("remove", person=0) == "opener_stays"
    await nina.do("remove", person=tom.person)


async def refused_to_delete(guest: Guest) -> str:
    with pytest.raises(RefusedByServer) as refused:
        await guest.ask({"t": "delete_salon"})
    return refused.value.code


async def test_who_was_host_before_takes_it_back_at_any_time(session: aiohttp.ClientSession, address: str) -> None:
    guests = await sit_down(session, address, NAMES)
    lea, tom, nina, _ = guests
    await start(guests)
    await heir_of(lea, guests[1:])
    assert tom.live["heir"] is None
    await lea.connect()
    for guest in guests:
        await guest.until(lambda one: one.live["heir"] == lea.person)
    assert await nina.refusal("take_host") == "host_is_here"
    await lea.do("take_host")
    assert lea.live["heir"] is None or lea.view["salon"]["host"] == lea.person
    # With all that a host may do.
    await lea.do("lock", on=True)
    await lea.do("remove", person=nina.person)


async def test_from_heir_to_heir_it_stays_the_first_ones(session: aiohttp.ClientSession, address: str) -> None:
    guests = await sit_down(session, address, NAMES)
    lea, tom, nina, julien = guests
    await heir_of(lea, guests[1:])
    await heir_of(tom, [nina, julien])
    await lea.connect()
    await lea.until(lambda one: one.live["heir"] == lea.person)
    # Given back, it is whole again.
    await nina.do("give_host", person=lea.person)
    await lea.until(lambda one: one.view["salon"]["host"] == lea.person)
    await lea.do("lock", on=True)


async def test_the_word_of_an_heir_alone_gives_nobody_a_seat(session: aiohttp.ClientSession, address: str) -> None:
    guests = await sit_down(session, address, NAMES)
    lea, tom, _, julien = guests
    await heir_of(lea, guests[1:])
    friend = await Guest(session, address, lea.code, "").connect(key="a-key-that-nobody-has-here")
    await friend.ask({"t": "ask_seat", "key": friend.key, "who": julien.person})
    request = await tom.other.get()
    assert not request["requests"][0]["enough"]
    await tom.ask({"t": "answer_seat", "request": request["requests"][0]["id"], "yes": True})
    await tom.do("say", text="toujours là ?")
    # Julien's key still opens Julien's seat.
    await julien.until(lambda one: one.view["seq"] == tom.view["seq"])
    assert julien.view["you"]["person"] == julien.person


async def close(lea: Guest, host: Guest, others: list[Guest], monkeypatch: pytest.MonkeyPatch) -> None:
    """Léa has opened the salon. While she is away somebody else becomes host, and an hour later deletes it."""
    await heir_of(lea, [host, *others])
    monkeypatch.setattr(people, "HEIR_WAITS_MS", 0)
    await host.send(DELETE)
    for guest in (host, *others):
        assert (await gone(guest)) == "deleted"


async def gone(guest: Guest) -> str:
    async with asyncio.timeout(60):
        while (message := await guest.other.get())["t"] != "gone":
            pass
    return str(message["code"])


async def test_a_salon_that_another_host_deletes_can_be_opened_again_by_whoever_had_opened_it(
    session: aiohttp.ClientSession, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    guests = await sit_down(session, address, NAMES)
    lea, tom, nina, julien = guests
    await start(guests, tell_seconds=60)
    await tom.play(Claim())
    await together(guests)
    before, hand = lea.public, lea.private.hand
    await close(lea, tom, [nina, julien], monkeypatch)
    # For everybody else there is no such salon, with their key or without.
    for guest in (Guest(session, address, lea.code, "", key=tom.key), Guest(session, address, lea.code, "")):
        assert await guest.turned_away() == "no_such_salon"
    async with session.get(f"{address}/api/salons/{lea.code}/album", headers={"X-Veillee-Key": nina.key}) as answer:
        assert answer.status == 404 or (await answer.json())["code"] == "no_such_salon"
    # Léa finds it as it was, and nothing can happen in it.
    await lea.connect()
    assert lea.view["salon"]["closed"]["by"] == tom.person
    assert lea.public == before
    assert await lea.refusal("say", text="il y a quelqu’un ?") == "salon_gone"
    seq = lea.view["seq"]
    await lea.do("reopen")
    assert lea.view["seq"] > seq
    assert (lea.view["salon"]["closed"], lea.view["salon"]["host"]) == (None, lea.person)
    # The others come back to the same game, and its limit has begun again.
    for guest in (tom, nina, julien):
        await guest.connect()
    assert lea.private.hand == hand
    assert lea.view["game"]["clock"] is not None
    assert await lea.refusal("reopen") == "not_closed"


async def test_whoever_opened_it_may_also_have_it_erased_at_once(
    session: aiohttp.ClientSession, address: str, app: web.Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    lea, tom = await sit_down(session, address, NAMES[:2])
    await close(lea, tom, [], monkeypatch)
    await lea.connect()
    await lea.send(DELETE)
    assert await gone(lea) == "deleted"
    assert await record_of(app[HOUSE].storage, lea.code) is None


async def test_a_salon_that_nobody_opens_again_is_erased_after_a_day(
    session: aiohttp.ClientSession, address: str, app: web.Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    lea, tom = await sit_down(session, address, NAMES[:2])
    await close(lea, tom, [], monkeypatch)
    storage, long_ago = app[HOUSE].storage, app[HOUSE].clock.now() - 30 * DAY_MS
    assert await storage.idle_since(long_ago + DAY_MS * 9 // 10) == []
    assert await storage.idle_since(long_ago + DAY_MS * 11 // 10) == [lea.code]


async def test_the_salon_of_somebody_who_was_removed_is_deleted_at_once(
    session: aiohttp.ClientSession, address: str, app: web.Application
) -> None:
    lea, tom = await sit_down(session, address, NAMES[:2])
    await lea.do("give_host", person=tom.person)
    await tom.until(lambda one: one.view["salon"]["host"] == tom.person)
    await tom.do("remove", person=lea.person)
    await tom.send(DELETE)
    assert await gone(tom) == "deleted"
    assert await record_of(app[HOUSE].storage, lea.code) is None


async def test_only_whoever_opened_a_salon_may_open_it_again(session: aiohttp.ClientSession, address: str) -> None:
    lea, tom = await sit_down(session, address, NAMES[:2])
    assert await lea.refusal("reopen") == "not_closed"
    assert await tom.refusal("reopen") == "not_closed"
