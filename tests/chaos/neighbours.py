"""How much longer two people wait because somebody else asks too much of their house.

Two houses on one machine, attackers in a process of their own, the two people in another. The attackers take as much of
the machine when they are at the other house; what is left is what the house itself lets them take.
"""

import argparse
import asyncio
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

import aiohttp
from msgspec import Struct

from tests.chaos.bystander import read_exchanges
from tests.chaos.damage import evenings, write_down
from tests.chaos.evening import MOST_MEGABYTES, percentile, seat_bystanders, start_bystander
from tests.chaos.floods import EACH
from tests.chaos.others import DISTURBED, Others
from tests.chaos.process import Server
from tests.chaos.witness import Witness

# Each of the two says something every other time: less than anybody may say.
EVERY_SECONDS = 0.015
# One person's requests may not let anybody in another salon wait longer than this.
MOST_LONGER_MS = 50
# The 99th percentile of fewer is chance.
LEAST_EXCHANGES = 200
FLOOD_SECONDS = 8
CANNOT_TELL = "cannot tell"


class Waits(Struct):
    """Times of the exchanges in milliseconds: while the other house is flooded, and while this one is.

    `others`: the share of the machine that was used by programs which have nothing to do with it. `megabytes`: the most
    memory that this house has needed until then.
    """

    elsewhere: list[float]
    here: list[float]
    others: float
    megabytes: float = 0

    @property
    def verdict(self) -> str:
        """`fine`, `slower` or `too large`. On a busy machine or of few exchanges nobody can tell how long they wait."""
        if self.megabytes > MOST_MEGABYTES:
            return "too large"
        if self.others > DISTURBED or min(len(self.elsewhere), len(self.here)) < LEAST_EXCHANGES:
            return CANNOT_TELL
        return "slower" if percentile(self.here) - percentile(self.elsewhere) > MOST_LONGER_MS else "fine"


async def compare(kinds: Sequence[str], seconds: float, fault: str | None = None) -> dict[str, Waits]:
    """The two people are in the first house. Each flood comes to both houses, one after the other."""
    with tempfile.TemporaryDirectory(prefix="veillee-neighbours-") as folder:
        place = Path(folder)
        houses = Server(place / "here"), Server(place / "elsewhere")
        salon = evenings()[0]
        windows: list[tuple[str, int, float, float]] = []
        others, megabytes = dict[str, float](), dict[str, float]()
        try:
            for house in houses:
                write_down(house.database, [salon])
                await asyncio.to_thread(house.start, fault)
            async with aiohttp.ClientSession() as session:
                book, keys = await seat_bystanders(session, houses[0].address, Witness(houses[0].database))
            bystander = start_bystander(houses[0].address, book.code, EVERY_SECONDS, keys, place / "exchanges")
            try:
                for kind in kinds:
                    beside = Others()
                    for number in random.sample((0, 1), 2):
                        port = houses[number].port
                        first, last = await asyncio.to_thread(flood, kind, seconds, port, salon.code, salon.keys)
                        windows.append((kind, number, first, last))
                    others[kind] = beside.share
                    houses[0].measure()
                    megabytes[kind] = houses[0].highest_kb / 1024
            finally:
                bystander.communicate()
        finally:
            for house in houses:
                house.stop_at_last()
        exchanges = read_exchanges(place / "exchanges")
    found = {kind: Waits([], [], others[kind], megabytes[kind]) for kind in kinds}
    for kind, number, first, last in windows:
        times = [1000 * (one.ended - one.sent) for one in exchanges if first <= one.sent <= last]
        (found[kind].elsewhere if number else found[kind].here).extend(times)
    return found


def flood(kind: str, seconds: float, port: int, code: str, keys: list[str]) -> tuple[float, float]:
    """From when to when it lasted."""
    command = [sys.executable, "-m", "tests.chaos.floods", kind, str(seconds), str(port), code, *keys]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        begun = time.monotonic()
    return begun, time.monotonic()


def told(found: dict[str, Waits]) -> str:
    lines = [
        "p99 of two people in ms | flood in another house | in theirs | exchanges | memory | used by others | verdict"
    ]
    for kind, waits in found.items():
        elsewhere, here = (f"{percentile(times):.1f}" if times else "-" for times in (waits.elsewhere, waits.here))
        exchanges = min(len(waits.elsewhere), len(waits.here))
        lines.append(
            f"{kind:23} | {elsewhere:>22} | {here:>9} | {exchanges:9} | {waits.megabytes:3.0f} MB | "
            f"{waits.others:14.0%} | {waits.verdict}"
        )
    return "\n".join(lines)


def measure(kinds: Sequence[str], seconds: float, fault: str | None = None) -> dict[str, Waits]:
    """What could not be told, because something else was going on, is measured again, twice at most."""
    found: dict[str, Waits] = {}
    # A flood that is too short to tell anything only shows that it works.
    for _ in range(3 if seconds / EVERY_SECONDS > LEAST_EXCHANGES else 1):
        left = [kind for kind in kinds if kind not in found or found[kind].verdict == CANNOT_TELL]
        if left:
            found |= asyncio.run(compare(left, seconds, fault))
    return found


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.chaos.neighbours", description=__doc__)
    parser.add_argument("kinds", nargs="*", default=list(EACH), metavar="KIND", help=f"of {', '.join(EACH)}")
    parser.add_argument("--seconds", type=float, default=FLOOD_SECONDS, help="of each, twice (default: %(default)s)")
    chosen = parser.parse_args()
    print(told(measure(chosen.kinds, chosen.seconds)))
