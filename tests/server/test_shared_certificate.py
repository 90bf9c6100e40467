"""`veillee serve --https` on several machines with one PostgreSQL: one asks for the certificate, and all have it."""

import asyncio
import ssl
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path

import aiohttp
import pytest
from aiohttp import web

from tests.conftest import ServerProcess, free_port
from tests.guests import Guest, sit_down, start
from tests.hand_clock import HandClock
from tests.pebble import Pebble
from tests.postgres import Cluster
from tests.server.test_authority import NAME, Here, register
from tests.server.test_authority import pebble as pebble
from tests.waiting import until
from veillee.games.didixit.model import Claim, TellingView
from veillee.server.authority import HTTP, Account, Ask, Authority, follow_forever, renew, renew_forever
from veillee.server.certificate import LOOK_SECONDS, Tls
from veillee.server.plain_door import make_plain_app
from veillee.server.turned_away import TurnedAway
from veillee.storage import NotStored
from veillee.storage.meter import Meter
from veillee.storage.postgres import open_postgres
from veillee.storage.postgres_safe import PostgresSafe

pytestmark = pytest.mark.slow


@pytest.fixture
async def database(postgres: Cluster) -> str:
    return await postgres.new_database()


@pytest.fixture
async def safes(database: str) -> AsyncIterator[list[PostgresSafe]]:
    """Of two machines."""
    storages = [await open_postgres(database) for _ in range(2)]
    yield [storage.safe(NAME) for storage in storages]
    for storage in storages:
        await storage.close()


class Balancer:
    """Port 80 of the name, which leads to whichever machine the test says."""

    def __init__(self, port: int) -> None:
        self.port, self.to = port, "nobody"
        self.asked: list[str] = []

    async def bring(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.asked.append(self.to)
        host, _, port = self.to.partition(":")
        there, away = await asyncio.open_connection(host, int(port))
        await asyncio.gather(pour(reader, away), pour(there, writer))

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        async with await asyncio.start_server(self.bring, "127.0.0.1", self.port):
            yield


async def pour(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(ConnectionError):
        while piece := await reader.read(65_536):
            writer.write(piece)
    writer.close()


class Node:
    """A machine with an address of its own, and the same ports as the other."""

    def __init__(self, server: ServerProcess, options: Sequence[str], http: int) -> None:
        self.server, self.http = server, f"{server.host}:{http}"
        server.scheme = "https"
        server.arguments = (*options, "--http-port", str(http), "--node-address", f"{server.host}:{free_port()}")

    async def start(self, *more: str) -> None:
        await asyncio.to_thread(self.server.start, *more)

    def session(self, root: str) -> aiohttp.ClientSession:
        """Of somebody whom the name leads to this one."""
        trusted = ssl.create_default_context(cadata=root)
        return aiohttp.ClientSession(connector=aiohttp.TCPConnector(ssl=trusted, resolver=Here(self.server.host)))

    @property
    def address(self) -> str:
        return f"https://{NAME}:{self.server.port}"


@pytest.fixture
def nodes(database: str, pebble: Pebble, tmp_path: Path) -> Iterator[list[Node]]:
    secret = tmp_path / "secret"
    secret.write_text("s" * 32)
    options = ["--https", NAME, "--acme-directory", pebble.directory, "--database", database]
    options += ["--node-secret", str(secret)]
    nodes, port, http = [], free_port(), free_port()
    for host in ("127.0.0.1", "127.0.0.2"):
        server = ServerProcess(tmp_path / host)
        server.host, server.port = host, port
        nodes.append(Node(server, options, http))
    yield nodes
    for node in nodes:
        if node.server.process is not None:
            node.server.process.kill()
            node.server.process.wait()


async def shown_by(node: Node) -> bytes:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    _, writer = await asyncio.open_connection(node.server.host, node.server.port, ssl=context)
    shown = writer.get_extra_info("ssl_object").getpeercert(binary_form=True)
    writer.transport.abort()
    return bytes(shown)


async def test_any_machine_answers_for_the_one_that_asks_and_all_take_the_certificate_while_people_play(
    pebble: Pebble, nodes: list[Node], database: str
) -> None:
    one, other = nodes
    balancer = Balancer(pebble.asks_on)
    async with balancer.open():
        balancer.to = one.http
        await one.start("--acme-agree")
        # Who agrees once agrees for all.
        await other.start()
        shown = await shown_by(one)
        assert await shown_by(other) == shown
        root = await pebble.root()
        async with one.session(root) as session, other.session(root) as there:
            lea, tom = await sit_down(session, one.address, ["Léa", "Tom"])
            nina = await (await Guest(there, other.address, lea.code, "Nina").connect()).join()
            await nina.do("sit", name="Nina", colour=2)
            await start([lea, tom, nina])
            # A third machine renews it, and the authority comes to each of the two in turn.
            storage = await open_postgres(database)
            safe, authority = storage.safe(NAME), Authority(pebble.directory, NAME)
            for asked in nodes:
                balancer.to = asked.http
                async with safe.turn() as mine:
                    assert mine
                    await renew(authority, safe, [HTTP])
                assert balancer.asked[-1] == asked.http
            await storage.close()
            # One may have taken the first of the two new ones, and takes the second later.
            await until(partial(all_show_another, nodes, shown))
            await tom.play(Claim())
            await nina.until(lambda guest: isinstance(guest.public, TellingView))
            for guest in (lea, tom, nina):
                await guest.hang_up()
    # The key is in the database, and in no file of either machine.
    for node in nodes:
        for file in node.server.data.rglob("*"):
            assert file.is_dir() or b"PRIVATE KEY" not in file.read_bytes()


async def all_show_another(nodes: list[Node], shown: bytes) -> bool:
    found = {await shown_by(node) for node in nodes}
    return len(found) == 1 and shown not in found


async def test_of_machines_that_start_together_those_that_wait_answer_already(
    pebble: Pebble, nodes: list[Node], safes: list[PostgresSafe], session: aiohttp.ClientSession
) -> None:
    await register(Authority(pebble.directory, NAME), safes[0])
    balancer = Balancer(pebble.asks_on)
    async with balancer.open():
        async with safes[0].turn():
            starting = [asyncio.create_task(node.start()) for node in nodes]
            for node in nodes:
                await until(partial(answers, session, f"http://{node.http}"))
            balancer.to = nodes[0].http
        await asyncio.gather(*starting)
    assert balancer.asked
    assert await shown_by(nodes[0]) == await shown_by(nodes[1])


async def answers(session: aiohttp.ClientSession, address: str) -> bool:
    with suppress(aiohttp.ClientError):
        async with session.get(f"{address}/.well-known/acme-challenge/none") as answer:
            return answer.status == 404
    return False


class Counting(Authority):
    asked = 0

    def obtain(self, account: Account, ask: Ask, ways: Sequence[str] = (HTTP,)) -> bytes:
        self.asked += 1
        return super().obtain(account, ask, ways)


async def test_of_several_machines_one_renews_and_the_others_take_what_it_got(
    pebble: Pebble, safes: list[PostgresSafe], clock: HandClock
) -> None:
    authority = Counting(pebble.directory, NAME)
    runner = web.AppRunner(make_plain_app(f"https://{NAME}/", safes[1], TurnedAway(clock, Meter())))
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", pebble.asks_on).start()
    await register(authority, safes[0])
    async with safes[0].turn():
        await renew(authority, safes[0], [HTTP])
    hands = []
    for safe in safes:
        assert await safe.load()
        hands.append(Tls((safe.file, safe.file), clock))
    first = hands[0].certificate
    assert hands[1].certificate == first
    later = HandClock(first.ends - 86_400_000)
    working = []
    for safe, tls in zip(safes, hands, strict=True):
        working.append(asyncio.create_task(renew_forever(authority, safe, tls, later)))
        working.append(asyncio.create_task(follow_forever(safe, tls, later)))
    await until(lambda: any(tls.certificate != first for tls in hands))
    await until(partial(both_follow, later, hands))
    for task in working:
        task.cancel()
    await runner.cleanup()
    # Once for the first, and once again.
    assert authority.asked == 2


async def both_follow(clock: HandClock, hands: list[Tls]) -> bool:
    await clock.pass_on(LOOK_SECONDS)
    return hands[0].certificate == hands[1].certificate


async def test_a_machine_that_stood_still_writes_nothing_over_what_another_got(
    postgres: Cluster, database: str, safes: list[PostgresSafe]
) -> None:
    one, other = safes
    async with one.turn() as mine:
        assert mine
        async with other.turn() as too:
            assert not too
        # By the database's clock its time is over.
        await postgres.run(database.rpartition("/")[2], "UPDATE turns SET until = clock_timestamp() - interval '1 s'")
        async with other.turn() as now:
            assert now
            await other.write("certificate", b"newer")
            with pytest.raises(NotStored):
                await one.write("certificate", b"older")
            with pytest.raises(NotStored):
                await one.write("question", b"{}")
        assert await one.read("certificate") == b"newer"
    # Whoever is done lets the next one in at once.
    async with one.turn() as mine:
        assert mine
