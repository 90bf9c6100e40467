"""A school behind one address: everybody comes in, whatever one of them tries meanwhile."""

import asyncio
import random

import aiohttp
import pytest
from aiohttp import web

from tests.guests import Guest, open_salon, play_on, start, together
from tests.hand_clock import HandClock
from tests.waiting import until
from veillee.server.keys import CODES, SOCKETS
from veillee.server.protocol import PROTOCOL
from veillee.server.socket import MOST_WRONG_CODES

TABLES, PHONES_EACH, PLAYERS_EACH = 6, 10, 6
WRONG_CODES, SECONDS = 40, 60


async def guess(session: aiohttp.ClientSession, address: str, app: web.Application, clock: HandClock) -> list[str]:
    """One child types wrong codes as quickly as they are answered, and opens a new page when one is closed."""
    told, chance = list[str](), random.Random("wrong")
    child = Guest(session, address, "", "")
    for number in range(WRONG_CODES):
        if number % MOST_WRONG_CODES == 0:
            child = Guest(session, address, "", "")
            await child.ring()
        # No salon has a code with these letters.
        code = "".join(chance.choices("BILOPQUVWY", k=4))
        await child.send({"t": "hello", "protocol": PROTOCOL, "code": code})
        await until(lambda: child.strays or app[CODES].waiting)  # noqa: B023
        while not child.strays:
            # Their turn comes.
            await clock.pass_on(1)
            await asyncio.sleep(0)
        told.append(child.strays.pop())
    return told


@pytest.mark.slow
async def test_a_school_behind_one_address_plays(
    session: aiohttp.ClientSession, address: str, app: web.Application, clock: HandClock
) -> None:
    hosts = [await open_salon(session, address, f"Hôte {number}") for number in range(TABLES)]
    tables = [[host] for host in hosts]

    async def come(number: int) -> None:
        """A phone knocks, and its child types a name; the first ones sit down."""
        table = tables[number % TABLES]
        phone = await Guest(session, address, table[0].code, f"Élève {number}").connect()
        await phone.join()
        table.append(phone)

    async def switch_on(host: Guest) -> Guest:
        return await (await Guest(session, address, host.code, "").connect()).join(screen=True)

    guessing = asyncio.create_task(guess(session, address, app, clock))
    # The others come when all that may be tried at once has been tried.
    await until(lambda: app[CODES].must_wait("127.0.0.1"))
    assert not guessing.done()
    arrivals = [come(number) for number in range(TABLES * (PHONES_EACH - 1))]
    coming, switching = asyncio.gather(*arrivals), asyncio.gather(*map(switch_on, hosts))
    wrong = await guessing
    while not (coming.done() and switching.done()):
        await clock.pass_on(1)
        await asyncio.sleep(0)
    await coming
    televisions = await switching
    assert (len(wrong), set(wrong)) == (WRONG_CODES, {"no_such_salon"})
    # One code in five seconds: in a minute they had no more, and the others have not waited longer than that.
    assert SECONDS * 0.75 < clock.seconds < SECONDS * 1.25
    assert sum(map(len, tables)) == TABLES * PHONES_EACH == 60
    assert len(televisions) == 6

    for table in tables:
        for colour, phone in enumerate(table[:PLAYERS_EACH]):
            await phone.do("sit", name=phone.name, colour=colour)
    assert len(app[SOCKETS]) >= 66
    await asyncio.gather(*(start(table[:PLAYERS_EACH], end="score", target=5) for table in tables))
    for table, television in zip(tables, televisions, strict=True):
        await play_on(table[:PLAYERS_EACH], clock)
        await together([*table, television])
        # Those who watch, and the television, have seen the end too.
        for screen in [*table, television]:
            assert screen.view["game"]["outcome"] is not None
