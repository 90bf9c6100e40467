"""`make faults`: prints one line per fault, and fails if anything acknowledged is lost or stored twice."""

import argparse
import asyncio
import random
import signal
import sys
import tempfile
from pathlib import Path
from statistics import median

import aiohttp
import asyncpg
from msgspec import Struct

from tests.conftest import ServerProcess, decode_entry, free_port
from tests.faults.people import Person
from tests.postgres import Cluster
from veillee.decks import Library
from veillee.salon.fold import evolve
from veillee.salon.model import Salon

FAULTS = ("none", "kill", "stop", "term", "rolling", "database")
NODES = 3
# What is refused for these reasons has not happened, and is sent again.
HARMLESS = {"not_stored", "try_again"}


class Result(Struct):
    fault: str
    acknowledged: int
    lost: int
    twice: int
    broken_logs: int
    median_pause: float
    longest_pause: float
    refused: dict[str, int]

    @property
    def good(self) -> bool:
        return self.acknowledged > 0 and not self.lost + self.twice + self.broken_logs and set(self.refused) <= HARMLESS

    def line(self) -> str:
        told = f"{self.fault:10} {self.acknowledged:6} acknowledged  {self.lost} lost  {self.twice} twice"
        told += f"  {self.broken_logs} broken logs  pause {self.median_pause:.1f} / {self.longest_pause:.1f} s"
        return told + (f"  refused {self.refused}" if self.refused else "")


class Nodes:
    def __init__(self, folder: Path, database: str) -> None:
        secret = folder / "secret"
        secret.write_text("s" * 40, encoding="ascii")
        self._arguments = ["--database", database, "--node-secret", str(secret), "--log-level", "error"]
        self.servers = [ServerProcess(folder / f"node-{number}") for number in range(NODES)]
        self._inner = [free_port() for _ in range(NODES)]

    def start(self, number: int) -> None:
        self.servers[number].start("--node-address", f"127.0.0.1:{self._inner[number]}", *self._arguments)

    def send(self, number: int, what: signal.Signals) -> None:
        process = self.servers[number].process
        assert process is not None
        process.send_signal(what)

    def end(self, number: int, how: signal.Signals = signal.SIGTERM) -> None:
        self.send(number, how)
        self.servers[number].wait_until_dead()

    def kill_all(self) -> None:
        for server in self.servers:
            if server.process is not None:
                server.process.kill()
                server.process.wait()


async def break_something(fault: str, nodes: Nodes, cluster: Cluster, seconds: float) -> None:
    match fault:
        case "kill":
            await asyncio.to_thread(nodes.end, 0, signal.SIGKILL)
            await asyncio.sleep(seconds)
            await asyncio.to_thread(nodes.start, 0)
        case "stop":
            nodes.send(0, signal.SIGSTOP)
            await asyncio.sleep(seconds)
            nodes.send(0, signal.SIGCONT)
        case "term":
            await asyncio.to_thread(nodes.end, 0)
            await asyncio.sleep(seconds)
            await asyncio.to_thread(nodes.start, 0)
        case "rolling":
            for number in range(NODES):
                await asyncio.to_thread(nodes.end, number)
                await asyncio.to_thread(nodes.start, number)
                await asyncio.sleep(1)
        case "database":
            await asyncio.to_thread(cluster.kill)
            await asyncio.sleep(2)
            await asyncio.to_thread(cluster.start)


async def run(fault: str, cluster: Cluster, salons: int, seconds: float) -> Result:
    database = await cluster.new_database()
    with tempfile.TemporaryDirectory() as folder:
        nodes = await asyncio.to_thread(Nodes, Path(folder), database)
        try:
            for number in range(NODES):
                await asyncio.to_thread(nodes.start, number)
            chance = random.Random(fault)
            async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as session:
                addresses = [server.address for server in nodes.servers]
                people = [Person(session, addresses, chance) for _ in range(salons)]
                for person in people:
                    await person.open()
                ended = asyncio.Event()
                acting = [asyncio.create_task(person.act(ended, 0.05)) for person in people]
                # A whole lease: before that, nobody may take a salon over.
                await asyncio.sleep(5)
                await break_something(fault, nodes, cluster, seconds)
                await asyncio.sleep(5)
                ended.set()
                async with asyncio.timeout(60):
                    await asyncio.gather(*acting)
        finally:
            await asyncio.to_thread(nodes.kill_all)
    return await examine(fault, database, people)


async def examine(fault: str, database: str, people: list[Person]) -> Result:
    """Of the log itself, from its first entry: rooms that are awake could hide something."""
    library, lost, twice, broken = Library(), 0, 0, 0
    connection = await asyncpg.connect(database)
    for person in people:
        query = "SELECT seq, body FROM entries WHERE salon = $1 ORDER BY seq"
        rows = await connection.fetch(query, person.code)
        entries = [decode_entry(body) for _, body in rows]
        salon: Salon | None = None
        try:
            for entry in entries:
                salon = evolve(salon, entry, library)
        except Exception as error:
            print(f"the log of {person.code} does not fold: {error!r}")
            broken += 1
        broken += [seq for seq, _ in rows] != list(range(1, len(rows) + 1))
        stored = [entry.mid for entry in entries if entry.mid is not None]
        lost += len(set(person.acknowledged) - set(stored))
        twice += len(stored) - len(set(stored))
    await connection.close()
    pauses = [person.longest_pause for person in people]
    refused: dict[str, int] = {}
    for person in people:
        for code, count in person.refused.items():
            refused[code] = refused.get(code, 0) + count
    acknowledged = sum(len(person.acknowledged) for person in people)
    return Result(fault, acknowledged, lost, twice, broken, median(pauses), max(pauses), refused)


async def main() -> int:
    parser = argparse.ArgumentParser(prog="make faults")
    parser.add_argument("fault", nargs="*", choices=[*FAULTS, []], help="(default: all)")
    parser.add_argument("--salons", type=int, default=24)
    parser.add_argument("--seconds", type=float, default=12, help="how long a node is away")
    chosen = parser.parse_args()
    cluster = await asyncio.to_thread(Cluster, free_port())
    await asyncio.to_thread(cluster.start)
    good = True
    try:
        for fault in chosen.fault or FAULTS:
            result = await run(fault, cluster, chosen.salons, chosen.seconds)
            print(result.line(), flush=True)
            good = good and result.good
    finally:
        await asyncio.to_thread(cluster.remove)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
