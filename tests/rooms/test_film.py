"""The film of the evening on televisions: shown by somebody who is here, and never stored."""

import asyncio

import aiohttp
from aiohttp import web

from tests.guests import Guest, sit_down
from tests.rooms.test_pause import room_of

NAMES = ["Léa", "Tom", "Nina"]


async def television(session: aiohttp.ClientSession, address: str, code: str) -> Guest:
    return await (await Guest(session, address, code, "").connect()).join(screen=True)


async def film(guest: Guest) -> int | None:
    while (message := await asyncio.wait_for(guest.other.get(), 60))["t"] != "film":
        pass
    scene: int | None = message["at"]
    return scene


def films(guest: Guest) -> int:
    return sum(1 for frame in guest.frames if frame.startswith(b'{"t":"film"'))


async def test_televisions_follow_the_phone_that_shows_the_film_and_nothing_is_stored(
    session: aiohttp.ClientSession, address: str, app: web.Application
) -> None:
    guests = await sit_down(session, address, NAMES)
    tv = await television(session, address, guests[0].code)
    seq = (await room_of(app, guests[0])).head.seq
    for scene in (0, 1, 2):
        await guests[1].send({"t": "show_film", "at": scene})
        assert await film(tv) == scene
    # One that comes later, too.
    second = await television(session, address, guests[0].code)
    assert await film(second) == 2
    # Who does not show it does not end it; another may show it from where they are.
    await guests[0].send({"t": "show_film", "at": None})
    await guests[0].send({"t": "show_film", "at": 7})
    assert await film(tv) in (2, 7)
    await guests[0].send({"t": "show_film", "at": None})
    await second.until(lambda one: any(b'"film","at":null' in frame for frame in one.frames))
    assert all(films(guest) == 0 for guest in guests)
    # A television has joined since: nothing else was written down.
    assert (await room_of(app, guests[0])).head.seq == seq + 1


async def test_the_film_ends_when_whoever_shows_it_is_gone(session: aiohttp.ClientSession, address: str) -> None:
    guests = await sit_down(session, address, NAMES)
    tv = await television(session, address, guests[0].code)
    await guests[2].send({"t": "show_film", "at": 5})
    assert await film(tv) == 5
    await guests[2].hang_up()
    await tv.until(lambda one: any(b'"film","at":null' in frame for frame in one.frames))


async def test_visitors_and_televisions_show_no_film_and_a_scene_is_a_number(
    session: aiohttp.ClientSession, address: str
) -> None:
    guests = await sit_down(session, address, NAMES)
    tv = await television(session, address, guests[0].code)
    visitor = await Guest(session, address, guests[0].code, "Passant").connect()
    for screen, why in ((visitor, "not_a_member"), (tv, "screens_do_not_play")):
        await screen.send({"t": "show_film", "at": 1})
        await screen.until(lambda one, why=why: one.strays[-1:] == [why])  # type: ignore[misc]
    for wrong in (-1, 10**9, "1", 1.5):
        await guests[0].send({"t": "show_film", "at": wrong})
    await guests[0].until(lambda one: one.strays == ["bad_message"] * 4)
    assert films(tv) == 0
