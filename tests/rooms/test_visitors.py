"""Those who look on and have not joined, and televisions: they take nobody's place, and the host can send them out."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiohttp
import pytest

from tests.guests import Guest, RefusedByServer, open_salon, sit_down
from veillee.rooms import presence
from veillee.salon import people

NAMES = ["Léa", "Tom", "Nina"]


@asynccontextmanager
async def household(number: int) -> AsyncIterator[aiohttp.ClientSession]:
    """People of another address."""
    async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(local_addr=(f"127.0.0.{number}", 0))) as session:
        yield session


async def visit(host: Guest, session: aiohttp.ClientSession | None = None, name: str = "") -> Guest:
    return await Guest(session or host.session, host.address, host.code, name).connect()


async def gone(guest: Guest) -> str:
    message = await guest.other.get()
    assert message["t"] == "gone"
    await guest.reading
    return str(message["code"])


async def sees(guest: Guest, visitors: int) -> list[int]:
    await guest.until(lambda one: len(one.live["visitors"]) == visitors)
    return list(guest.live["visitors"])


async def test_many_visitors_of_one_address_keep_nobody_else_out(
    session: aiohttp.ClientSession, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "MOST_VISITORS", 3)
    host = await open_salon(session, address)
    async with household(2) as crowd:
        nina = await visit(host, name="Nina")
        first, second = [await visit(host, crowd) for _ in range(2)]
        # Nobody has to wait: whoever of the crowd has been there longest makes room.
        tom = await visit(host, name="Tom")
        assert await gone(first) == "too_many_visitors"
        assert await sees(host, 3)
        # Also if it is one of their own who comes: then of those who are most.
        await tom.join()
        third, fourth = [await visit(host, crowd) for _ in range(2)]
        assert await gone(second) == "too_many_visitors"
        await nina.join()
        assert len(await sees(host, 2)) == 2
        assert not any(one.ws.closed for one in (third, fourth))


async def test_visitors_take_no_places_of_those_who_have_joined_nor_they_of_visitors(
    session: aiohttp.ClientSession, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "MOST_VISITORS", 2)
    monkeypatch.setattr(presence, "MOST_SOCKETS", 3)
    guests = await sit_down(session, address, NAMES)
    await visit(guests[0])
    await visit(guests[0])
    newcomer = await visit(guests[0], name="Zoé")
    await guests[1].hang_up()
    await guests[1].connect()
    await newcomer.join()
    # Then those who have joined are as many as they may be.
    late = Guest(session, address, guests[0].code, "", key=guests[2].key)
    assert await late.turned_away() == "too_many_screens"


async def test_televisions_are_counted_apart(
    session: aiohttp.ClientSession, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people, "MOST_PEOPLE", 2)
    monkeypatch.setattr(presence, "MOST_TELEVISIONS", 2)
    host = await open_salon(session, address)
    screens = [await (await visit(host)).join(screen=True) for _ in range(2)]
    await (await visit(host, name="Tom")).join()
    for more in ({"screen": True}, {"name": "Nina"}):
        with pytest.raises(RefusedByServer, match="salon_full"):
            await (await visit(host)).join(**more)
    # And those that are on.
    third = Guest(session, address, host.code, "", key=screens[0].key)
    assert await third.turned_away() == "too_many_screens"
    await screens[1].hang_up()
    await Guest(session, address, host.code, "", key=screens[0].key).connect()
    await Guest(session, address, host.code, "", key=host.key).connect()


async def test_the_host_sends_one_visitor_out_or_all(session: aiohttp.ClientSession, address: str) -> None:
    host, tom, _ = await sit_down(session, address, NAMES)
    first, second, third = [await visit(host) for _ in range(3)]
    numbers = await sees(host, 3)
    assert len(set(numbers)) == 3
    await host.ask({"t": "show_out", "visitor": numbers[1]})
    assert await gone(second) == "shown_out"
    assert await sees(tom, 2) == [numbers[0], numbers[2]]
    await host.ask({"t": "show_out", "visitor": None})
    assert [await gone(one) for one in (first, third)] == ["shown_out"] * 2
    assert await sees(tom, 0) == []
    # A number that is nobody's any more is no fault.
    await host.ask({"t": "show_out", "visitor": numbers[0]})
    # Those who have joined are no visitors.
    zoe = await (await visit(host, name="Zoé")).join()
    assert await sees(host, 0) == []
    await host.ask({"t": "show_out", "visitor": None})
    await zoe.do("say", text="toujours là")


async def test_only_the_host_sends_visitors_out(session: aiohttp.ClientSession, address: str) -> None:
    host, tom, _ = await sit_down(session, address, NAMES)
    visitor = await visit(host)
    for guest, code in ((tom, "host_only"), (visitor, "not_a_member")):
        with pytest.raises(RefusedByServer, match=code):
            await guest.ask({"t": "show_out", "visitor": None})
    await sees(host, 1)
