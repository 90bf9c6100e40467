"""Nodes that know each other: limits hold for all of them together, and two versions serve side by side for a while."""

import asyncio
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path

import aiohttp
import pytest
from structlog.testing import capture_logs

from tests.conftest import ServerProcess, free_port
from tests.guests import Guest, open_salon, sit_down, start
from tests.hand_clock import HandClock
from tests.postgres import Cluster
from tests.rooms.test_erasure import sound_of
from tests.server.test_nodes import NAMES, NodeHere, two_nodes
from tests.waiting import until
from veillee.games.didixit.model import Claim
from veillee.rooms.claims import Unreached
from veillee.server import page
from veillee.server.keys import CODES, NEIGHBOURS, OPENINGS, RELAY, UPLOADS
from veillee.server.neighbours import SILENT_SECONDS, Neighbours, about_this
from veillee.server.protocol import OLDEST_PROTOCOL, PROTOCOL
from veillee.server.relay import Relay
from veillee.storage import CannotOpen
from veillee.storage.base import Node

pytestmark = pytest.mark.slow


async def know_each_other(*nodes: NodeHere) -> None:
    await until(lambda: all(node.app[NEIGHBOURS].who_speaks(PROTOCOL) for node in nodes))


async def all_told(*nodes: NodeHere) -> None:
    await until(lambda: not any(node.app[NEIGHBOURS].busy for node in nodes))


# Limits


async def test_salons_and_wrong_codes_of_an_address_are_counted_by_all_nodes_together(
    session: aiohttp.ClientSession, postgres: Cluster, tmp_path: Path
) -> None:
    async with two_nodes(postgres, tmp_path, salons_per_address=4) as nodes:
        await know_each_other(*nodes)
        for _ in range(2):
            for node in nodes:
                await open_salon(session, node.address)
        await all_told(*nodes)
        for node in nodes:
            body = {"game": "didixit", "name": "Léa", "key": "k" * 32}
            async with session.post(
                node.address + "/api/salons", json=body, headers={"Origin": node.address}
            ) as answer:
                assert (answer.status, (await answer.json())["code"]) == (429, "too_fast")
        # 30 wrong codes are allowed in all.
        tried = 0
        for node in nodes:
            while not node.app[CODES].must_wait("127.0.0.1"):
                assert await Guest(session, node.address, "ZZZZ", "").turned_away() == "no_such_salon"
                tried += 1
            await all_told(*nodes)
        # With time there come some more.
        assert 30 <= tried < 45


async def test_uploads_of_a_person_are_counted_where_the_salon_is(
    session: aiohttp.ClientSession, postgres: Cluster, tmp_path: Path
) -> None:
    async with two_nodes(postgres, tmp_path) as nodes:
        host = await open_salon(session, nodes[0].address)
        enough = asyncio.Event()

        async def slowly() -> AsyncIterator[bytes]:
            yield sound_of(b"un son ")[:100]
            await enough.wait()

        async def upload(node: NodeHere) -> str:
            headers = {"Origin": node.address, "X-Veillee-Key": host.key, "Content-Type": "audio/wav"}
            url = f"{node.address}/api/salons/{host.code}/clips"
            async with session.post(url, data=slowly(), headers=headers) as answer:
                return str((await answer.json()).get("code"))

        waiting = [asyncio.create_task(upload(node)) for node in nodes]
        await until(lambda: nodes[0].app[UPLOADS].taken == 2)
        assert [await upload(node) for node in nodes] == ["too_fast", "too_fast"]
        enough.set()
        assert "too_fast" not in await asyncio.gather(*waiting)


# Bad neighbours


async def test_a_node_with_another_secret_is_told_so_and_does_not_start(
    session: aiohttp.ClientSession, postgres: Cluster, tmp_path: Path
) -> None:
    database = await postgres.new_database()
    node = await NodeHere(database, tmp_path).start()
    stranger = NodeHere(database, tmp_path, node_secret="x" * 32)
    with pytest.raises(CannotOpen, match=f"The node at 127.0.0.1:{node.port} has another --node-secret"):
        await stranger.start()
    # It has left, and nobody believes it; nor what no node would say.
    ask = node.app[RELAY].ask
    assert len(await ask(f"127.0.0.1:{node.port}", b"{}")) > 0
    with pytest.raises(Unreached):
        await ask(f"127.0.0.1:{node.port}", b'{"taken":3}')
    async with session.post(node.address + "/api/nodes", data=b'{"taken":{"salons":{"127.0.0.1":1000}}}') as answer:
        assert (answer.status, (await answer.json())["code"]) == (403, "bad_origin")
    assert node.app[OPENINGS].take("127.0.0.1")
    await node.runner.cleanup()


async def test_a_node_that_cannot_be_used_is_one_line_in_the_log(postgres: Cluster, tmp_path: Path) -> None:
    node = await NodeHere(await postgres.new_database(), tmp_path).start()
    clock = HandClock()
    relay = Relay(clock, "x" * 32)
    neighbours = Neighbours(clock, relay, about_this(""), {})
    nodes = [Node("1", f"127.0.0.1:{node.port}", False), Node("2", f"127.0.0.1:{free_port()}", False)]
    with capture_logs() as logs:
        for seconds in (0, 0, SILENT_SECONDS + 1, 0):
            clock.seconds += seconds
            neighbours.see(nodes)
            await until(lambda: not neighbours.busy)
    told = [(line["address"], line["why"]) for line in logs if line["log_level"] == "warning"]
    assert [address for address, _ in told] == [one.address for one in nodes]
    assert told[0][1].startswith("it has another --node-secret")
    assert told[1][1].startswith("nobody answers there: is its --node-address right")
    # Nobody remembers who has gone, also if it was met at the start and never since.
    friends = node.app[NEIGHBOURS]
    async with asyncio.timeout(60):
        while friends.who_speaks(PROTOCOL) is None:  # the node itself looks round between two steps of ours
            await friends.greet([nodes[0]])
    assert friends.who_speaks(PROTOCOL) == nodes[0].address
    friends.see([])
    assert friends.who_speaks(PROTOCOL) is None
    await relay.close()
    await node.runner.cleanup()


# Two versions


@contextmanager
def nodes_of_two_versions(database: str, folder: Path) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    secret = folder / "secret"
    secret.write_text("s" * 32, encoding="utf-8")
    nodes = ServerProcess(folder / "old"), ServerProcess(folder / "new")
    nodes[1].faults = "later_rules", "later_client", "later_protocol"
    for node in nodes:
        here = f"127.0.0.1:{free_port()}"
        node.arguments = ("--database", database, "--node-address", here, "--node-secret", str(secret))
    try:
        for node in nodes:
            node.start()
        yield nodes
    finally:
        for node in nodes:
            if node.process is not None:
                node.process.kill()
                node.process.wait()


async def comes(session: aiohttp.ClientSession, url: str) -> None:
    """Until there is something at this address."""

    async def there() -> bool:
        async with session.head(url) as answer:
            return answer.status == 200

    await until(there)


async def hello(guest: Guest, protocol: int) -> None:
    await guest.ring()
    guest.view = {}
    await guest.send({"t": "hello", "protocol": protocol, "code": guest.code, "key": guest.key})


async def test_nodes_of_two_versions_share_files_pages_and_salons(
    session: aiohttp.ClientSession, postgres: Cluster, tmp_path: Path
) -> None:
    with nodes_of_two_versions(await postgres.new_database(), tmp_path) as (old, new):
        # Each has the files of the other's pages, as soon as they have heard of each other.
        asset = next((page.CLIENT / "assets").glob("index-*.js"))
        names = (asset.name, f"{asset.stem}Later.js")
        for node in (old, new):
            for name in names:
                await comes(session, f"{node.address}/assets/{name}")
                async with session.get(f"{node.address}/assets/{name}") as answer:
                    assert (answer.status, answer.content_type) == (200, "text/javascript")
                    assert "immutable" in answer.headers["Cache-Control"]
            async with session.get(f"{node.address}/assets/nowhere.js") as answer:
                assert answer.status == 404

        # A game by the old rules stays in the old node, whoever asks for it, also after everybody was gone.
        guests = await sit_down(session, old.address, NAMES)
        await start(guests)
        assert old.process is not None
        old.process.send_signal(signal.SIGTERM)
        old.wait_until_dead()
        old.start()
        await comes(session, f"{new.address}/assets/{names[0]}")
        for guest in guests:
            guest.address, guest.view = new.address, {}
            await guest.connect()
        await guests[1].play(Claim())
        assert guests[1].public.storyteller == 1

        # A new page comes to a salon that the old node has: the salon moves, and the old pages with it.
        lobby = await sit_down(session, old.address, NAMES)
        later = Guest(session, old.address, lobby[0].code, "", key=lobby[0].key)
        await hello(later, PROTOCOL + 1)
        for guest in lobby:
            await asyncio.wait_for(guest.reading, 60)
            assert guest.other.empty()
        await later.until(lambda one: bool(one.view))
        await lobby[1].hang_up()
        await lobby[1].connect()
        await lobby[1].do("dress", chair=lobby[1].chair, name="Tim", colour=1)
        await later.until(lambda one: "Tim" in str(one.view))

        # Nobody understands a page of a version that is not there: it is asked to load itself anew.
        for protocol in (PROTOCOL + 2, OLDEST_PROTOCOL - 1):
            stray = Guest(session, old.address, lobby[0].code, "")
            await hello(stray, protocol)
            assert (await asyncio.wait_for(stray.other.get(), 60))["t"] == "reload"
