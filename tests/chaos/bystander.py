"""Two people in a salon of their own who answer each other all the time, and measure how long it takes.

`python -m tests.chaos.bystander ADDRESS CODE SECONDS KEY KEY` is a process of its own, so that it waits for nothing but
the server. Each line that it prints is an exchange. It ends when its input is closed.
"""

import asyncio
import random
import secrets
import sys
import time
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
from msgspec import Struct

from tests.chaos.people import BROKEN
from tests.guests import Guest


class Exchange(Struct):
    """`seen`: the answer came and the other screen showed it. If not, the connection broke, or it was refused."""

    mid: str
    sent: float
    ended: float
    seen: bool


class Neighbour(Guest):
    @property
    def broken(self) -> bool:
        return self.reading.done()

    async def enter(self) -> None:
        self.view = {}
        await self.connect()


async def exchange(one: Neighbour, other: Neighbour, colour: int) -> None:
    """One changes the colour of its chair; both see it. Prints how it went."""
    mid, sent = secrets.token_hex(8), time.monotonic()

    def shown(guest: Guest) -> bool:
        chairs = guest.view["salon"]["chairs"]
        return any(chair["holder"] == one.person and chair["colour"] == colour for chair in chairs)

    jobs = [asyncio.create_task(one.do("dress", mid, chair=one.chair, name=one.name, colour=colour))]
    jobs.append(asyncio.create_task(other.until(shown)))
    while not all(job.done() for job in jobs) and not one.broken and not other.broken:
        await asyncio.wait(
            [one.reading, other.reading, *(job for job in jobs if not job.done())], return_when=asyncio.FIRST_COMPLETED
        )
    seen = all(job.done() and job.exception() is None for job in jobs)
    print(msgspec.json.encode(Exchange(mid, sent, time.monotonic(), seen)).decode(), flush=True)
    for job in jobs:
        job.cancel()
    await asyncio.gather(*jobs, return_exceptions=True)


async def talk(address: str, code: str, every: float, keys: list[str]) -> None:
    chance = random.Random()
    async with aiohttp.ClientSession() as session:
        pair = [Neighbour(session, address, code, name, key) for name, key in zip(("Ada", "Bob"), keys, strict=True)]
        turn = 0
        while True:
            try:
                for guest in pair:
                    await guest.enter()
                while not any(guest.broken for guest in pair):
                    turn += 1
                    one, other = pair if turn % 2 else pair[::-1]
                    colours = {0, 1, 2, 3, 4, 5} - {chair["colour"] for chair in one.view["salon"]["chairs"]}
                    started = time.monotonic()
                    await exchange(one, other, chance.choice(sorted(colours)))
                    await asyncio.sleep(max(0.0, started + every - time.monotonic()))
            except (*BROKEN, KeyError):
                pass
            for guest in pair:
                if hasattr(guest, "reading"):
                    guest.reading.cancel()
            await asyncio.sleep(0.1)


async def main(arguments: list[str]) -> None:
    address, code, every, *keys = arguments
    talking = asyncio.create_task(talk(address, code, float(every), keys))
    await asyncio.to_thread(sys.stdin.read)
    talking.cancel()


def read_exchanges(file: Path) -> list[Exchange]:
    """All whole lines."""
    lines: list[Any] = file.read_bytes().split(b"\n")[:-1]
    return [msgspec.json.decode(line, type=Exchange) for line in lines]


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:]))
