"""One fault after the other, each with three nodes and people of its own."""

import asyncio
import random
import signal
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Literal

import aiohttp
from msgspec import Struct

from tests.cables import Cable
from tests.chaos.others import Others
from tests.conftest import free_port
from tests.faults.logs import Result, examine
from tests.faults.networks import Networks
from tests.faults.nodes import NODES, Nodes
from tests.faults.people import Balancer, Person
from tests.postgres import Cluster

# How long a pause may be, in seconds.
TAKEOVER, CUT, ROLLING = 6.0, 8.0, 3.0
# Beyond the time for which there was no database.
AFTER_DATABASE = 1.5
# A whole lease: before that, nobody may take a salon over.
STEADY_SECONDS = 5
SETTLE_SECONDS = 4
EVERY_SECONDS = 0.1


class Stage(Struct):
    """`databases`: the address for each node. `seconds`: how long something is broken."""

    cluster: Cluster
    seconds: float
    databases: list[str]
    examined: str
    cables: list[Cable] = []
    standby: Cluster | None = None
    networks: Networks | None = None


Break = Callable[[Stage, Nodes], Awaitable[float]]


async def nothing(stage: Stage, nodes: Nodes) -> float:
    await asyncio.sleep(stage.seconds)
    return ROLLING


async def kill(stage: Stage, nodes: Nodes) -> float:
    await asyncio.to_thread(nodes.end, 0, signal.SIGKILL)
    await asyncio.sleep(stage.seconds)
    await asyncio.to_thread(nodes.start, 0)
    return TAKEOVER


async def stop(stage: Stage, nodes: Nodes) -> float:
    nodes.send(0, signal.SIGSTOP)
    await asyncio.sleep(stage.seconds)
    nodes.send(0, signal.SIGCONT)
    return TAKEOVER


async def term(stage: Stage, nodes: Nodes) -> float:
    await asyncio.to_thread(nodes.end, 0)
    await asyncio.sleep(stage.seconds)
    await asyncio.to_thread(nodes.start, 0)
    return ROLLING


async def rolling(stage: Stage, nodes: Nodes) -> float:
    for number in range(NODES):
        await asyncio.to_thread(nodes.end, number)
        await asyncio.to_thread(nodes.start, number)
        await asyncio.sleep(1)
    return ROLLING


async def database(stage: Stage, nodes: Nodes) -> float:
    began = time.monotonic()
    await asyncio.to_thread(stage.cluster.kill)
    await asyncio.sleep(2)
    await asyncio.to_thread(stage.cluster.start)
    await stage.cluster.run("postgres", "SELECT 1")
    return time.monotonic() - began + AFTER_DATABASE


async def failover(stage: Stage, nodes: Nodes) -> float:
    return await promoted(stage, stage.cluster.kill) + AFTER_DATABASE


async def vanish(stage: Stage, nodes: Nodes) -> float:
    """Nobody hears from the primary any more, not even that it is gone."""
    await promoted(stage, stage.cluster.stand_still)
    await asyncio.to_thread(stage.cluster.kill)
    return CUT


async def promoted(stage: Stage, lose_primary: Callable[[], None]) -> float:
    """How long it took from there on."""
    assert stage.standby is not None
    began = time.monotonic()
    await asyncio.to_thread(lose_primary)
    await asyncio.sleep(2)
    await stage.standby.run("postgres", "SELECT pg_promote()")
    took = time.monotonic() - began
    await asyncio.sleep(stage.seconds)
    return took


async def slow(stage: Stage, nodes: Nodes) -> float:
    for cable in stage.cables:
        cable.delay = 0.3
    await asyncio.sleep(stage.seconds)
    for cable in stage.cables:
        cable.delay = 0
    return ROLLING


async def late(stage: Stage, nodes: Nodes) -> float:
    """Answers are lost, and statements come when nobody expects them any more."""
    cable = stage.cables[0]
    for _ in range(2):
        cable.deaf = True
        await asyncio.sleep(0.3)
        cable.deaf, cable.slow = False, True
        await asyncio.sleep(0.3)
        cable.slow = False
        await asyncio.sleep(stage.seconds / 2)
        cable.deliver()
    return CUT


async def cut(stage: Stage, nodes: Nodes) -> float:
    """A node reaches people and the others, but not the database."""
    cable = stage.cables[0]
    cable.deaf = cable.slow = True
    await asyncio.sleep(stage.seconds)
    cable.deaf = cable.slow = False
    cable.deliver()
    return CUT


async def unplug(stage: Stage, nodes: Nodes) -> float:
    """A node reaches nobody."""
    assert stage.networks is not None
    await asyncio.to_thread(stage.networks.plug, 0, False)
    await asyncio.sleep(stage.seconds)
    await asyncio.to_thread(stage.networks.plug, 0, True)
    return CUT


class Fault(Struct, frozen=True):
    happens: Break
    needs: Literal["", "standby", "cables", "networks"] = ""


FAULTS = {
    "none": Fault(nothing),
    "kill": Fault(kill),
    "stop": Fault(stop),
    "term": Fault(term),
    "rolling": Fault(rolling),
    "database": Fault(database),
    "failover": Fault(failover, "standby"),
    "vanish": Fault(vanish, "standby"),
    "slow": Fault(slow, "cables"),
    "late": Fault(late, "cables"),
    "cut": Fault(cut, "cables"),
    "unplug": Fault(unplug, "networks"),
}


@asynccontextmanager
async def with_standby() -> AsyncIterator[tuple[Cluster, Cluster]]:
    """A primary that waits with every commit until its standby has it too."""
    primary = await asyncio.to_thread(Cluster, free_port())
    standby: Cluster | None = None
    try:
        await asyncio.to_thread(primary.start)
        await primary.run("postgres", "SELECT 1")
        standby = await asyncio.to_thread(Cluster, free_port(), primary)
        await asyncio.to_thread(standby.start)
        await primary.run("postgres", "ALTER SYSTEM SET synchronous_standby_names = 'standby'")
        await primary.run("postgres", "SELECT pg_reload_conf()")
        for _ in range(100):
            if await primary.run("postgres", "SELECT sync_state FROM pg_stat_replication") == [("sync",)]:
                break
            await asyncio.sleep(0.1)
        yield primary, standby
    finally:
        for cluster in (standby, primary):
            if cluster is not None:
                await asyncio.to_thread(cluster.remove)


@asynccontextmanager
async def staged(needs: str, cluster: Cluster, seconds: float) -> AsyncIterator[Stage]:
    """`NotAllowed` if it needs something that cannot be had here."""
    async with AsyncExitStack() as stack:
        if needs == "standby":
            cluster, standby = await stack.enter_async_context(with_standby())
            address = await cluster.new_database()
            examined = address.replace(f":{cluster.port}/", f":{standby.port}/")
            both = address.replace(f":{cluster.port}/", f":{cluster.port},127.0.0.1:{standby.port}/")
            databases = [f"{both}?target_session_attrs=read-write"] * NODES
            yield Stage(cluster, seconds, databases, examined, standby=standby)
            return
        networks = stack.enter_context(Networks(NODES)) if needs == "networks" else None
        address = await cluster.new_database()
        stage = Stage(cluster, seconds, [address] * NODES, address, networks=networks)
        if needs in ("cables", "networks"):
            host = "127.0.0.1" if networks is None else networks.database
            for _ in range(NODES):
                stage.cables.append(await stack.enter_async_context(Cable(cluster.port, host)))
            there = [f"@{host}:{cable.port}/" for cable in stage.cables]
            stage.databases = [address.replace(f"@127.0.0.1:{cluster.port}/", one) for one in there]
        yield stage


async def run(fault: str, cluster: Cluster, salons: int, seconds: float) -> Result:
    async with staged(FAULTS[fault].needs, cluster, seconds) as stage:
        with tempfile.TemporaryDirectory() as folder:
            nodes = await asyncio.to_thread(Nodes, Path(folder), stage.databases, stage.networks)
            try:
                await asyncio.to_thread(nodes.start_all)
                chance = random.Random(fault)
                async with gathered(nodes, salons, chance, EVERY_SECONDS) as people:
                    await asyncio.sleep(STEADY_SECONDS)
                    others = Others()
                    limit = await FAULTS[fault].happens(stage, nodes)
                    await asyncio.sleep(SETTLE_SECONDS)
            finally:
                await asyncio.to_thread(nodes.kill_all)
        return await examine(fault, stage.examined, people, limit, others.share)


@asynccontextmanager
async def gathered(nodes: Nodes, salons: int, chance: random.Random, every: float) -> AsyncIterator[list[Person]]:
    """People who act, until this is left and the last thing they did is answered."""
    connector = aiohttp.TCPConnector(limit=0)
    async with aiohttp.ClientSession(connector=connector) as session:
        balancer = Balancer(session, nodes.addresses, chance)
        people = [Person(session, balancer, chance) for _ in range(salons)]
        for person in people:
            await person.open()
        ended = asyncio.Event()
        acting = [asyncio.create_task(person.act(ended, every)) for person in people]
        looking = asyncio.create_task(balancer.look_forever())
        try:
            yield people
            ended.set()
            async with asyncio.timeout(60):
                await asyncio.gather(*acting)
        finally:
            for task in (*acting, looking):
                task.cancel()
