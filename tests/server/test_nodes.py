"""Several servers at one database: any of them takes anybody in, and a salon goes on when its server ends."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from aiohttp import web

from tests.conftest import ServerProcess, check_that_logs_replay, free_port
from tests.guests import Guest, open_salon, sit_down, start, together
from tests.hand_clock import HandClock
from tests.postgres import Cluster
from tests.rooms.test_erasure import sound_of, upload
from tests.test_cli import veillee
from tests.waiting import until
from veillee.clock import Clock
from veillee.games.didixit.model import Claim
from veillee.rooms import lease as leases
from veillee.rooms.lease import Lease
from veillee.server.app import make_app
from veillee.server.door import Runner
from veillee.server.keys import CODES, HOUSE, METER, RELAY, SETTINGS
from veillee.server.limits import Bucket
from veillee.server.protocol import PROTOCOL
from veillee.server.relay import SIGNATURE, Relay
from veillee.server.settings import Settings
from veillee.storage import CannotOpen
from veillee.storage.lock import lock

pytestmark = pytest.mark.slow
NAMES = ["Léa", "Tom", "Nina"]


class NodeHere:
    """A node in this process, with these settings."""

    def __init__(self, database: str, folder: Path, **more: Any) -> None:
        self.port = free_port()
        here = f"127.0.0.1:{self.port}"
        self.address = f"http://{here}"
        usual = {"salons_per_address": 1000, "node_address": here, "node_secret": "s" * 32}
        settings = Settings(data=folder, database=database, **{**usual, **more})
        self.app = make_app(settings, here)
        self.runner = Runner(self.app, settings, shutdown_timeout=0.1, inner_port=self.port)

    async def start(self) -> "NodeHere":
        await self.runner.setup()
        await web.TCPSite(self.runner, "127.0.0.1", self.port).start()
        return self


@asynccontextmanager
async def two_nodes(postgres: Cluster, folder: Path, **more: Any) -> AsyncIterator[tuple[NodeHere, NodeHere]]:
    database = await postgres.new_database()
    one, other = [await NodeHere(database, folder, **more).start() for _ in range(2)]
    try:
        yield one, other
    finally:
        for node in (one, other):
            await node.runner.cleanup()


def name_of(node: NodeHere) -> str:
    return node.app[SETTINGS].database.rpartition("/")[2]


async def test_a_television_and_who_shows_something_there_may_be_at_different_nodes(
    session: aiohttp.ClientSession, postgres: Cluster, tmp_path: Path
) -> None:
    async with two_nodes(postgres, tmp_path) as (one, other):
        for here, there in ((one, other), (other, one)):
            async with session.post(f"{here.address}/api/televisions", headers={"Origin": here.address}) as answer:
                waits = await answer.json()
            wish = {"sign": waits["sign"], "code": "MOKA"}
            url = f"{there.address}/api/televisions/show"
            async with session.post(url, json=wish, headers={"Origin": there.address}) as answer:
                assert answer.status == 200
            for node in (here, there):
                async with session.get(f"{node.address}/api/televisions/{waits['token']}") as answer:
                    assert await answer.json() == {"code": "MOKA"}


async def test_people_who_come_to_different_nodes_sit_at_the_same_table(
    session: aiohttp.ClientSession, postgres: Cluster, tmp_path: Path
) -> None:
    async with two_nodes(postgres, tmp_path) as (one, other):
        host = await open_salon(session, one.address)
        guests = [host]
        for name, node in (("Tom", other), ("Nina", one)):
            guests.append(await (await Guest(session, node.address, host.code, name).connect()).join())
        for colour, guest in enumerate(guests):
            await guest.do("sit", name=guest.name, colour=colour)
        await start(guests)
        await guests[1].play(Claim())
        await together(guests)
        assert [guest.public.storyteller for guest in guests] == [1, 1, 1]
        # The salon is in one house only.
        assert (one.app[HOUSE].awake, other.app[HOUSE].awake) == (1, 0)
        # What is asked for and brought over HTTP goes the same way.
        clip = await upload(guests[1], sound_of(b"un son "))
        for guest in guests:
            url = f"{guest.address}/clips/{guest.code}/{clip}"
            async with session.get(url, headers={"X-Veillee-Key": guest.key}) as answer:
                assert answer.status == 200
                assert answer.content_type == "audio/wav"
                assert answer.headers["X-Content-Type-Options"] == "nosniff"
                assert b"un son" in await answer.read()
        async with session.get(f"{other.address}/api/salons/{host.code}/album") as answer:
            assert answer.status == 403
        # Somebody who hangs up on one node is gone from the table in the other.
        await guests[1].hang_up()
        await host.until(lambda one: 1 not in one.live["present"])
        await check_that_logs_replay(one.app[HOUSE])


async def test_when_a_node_is_told_to_end_its_salons_go_on_in_the_other_at_once(
    session: aiohttp.ClientSession, postgres: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_nodes(postgres, tmp_path) as (one, other):
        taken_over: list[bool] = []
        monkeypatch.setattr(other.app[METER], "took_over", lambda: taken_over.append(True))
        guests = await sit_down(session, one.address, NAMES)
        relayed = await Guest(session, other.address, guests[0].code, "", key=guests[0].key).connect()
        await start(guests)
        ending = asyncio.create_task(one.runner.cleanup())
        # Nobody is told anything: the sockets are closed, and that is all.
        for guest in (*guests, relayed):
            await asyncio.wait_for(guest.reading, 60)
            assert guest.other.empty()
        for guest in guests:
            guest.address, guest.view = other.address, {}
            await guest.connect()
        # It was handed over: nobody had to wait until the lease was over.
        assert not taken_over
        await ending
        await guests[1].play(Claim())
        assert guests[1].public.storyteller == 1
        await check_that_logs_replay(other.app[HOUSE])


async def test_a_node_that_stood_still_hangs_up_on_people_whose_salon_is_elsewhere_by_now(
    session: aiohttp.ClientSession,
    postgres: Cluster,
    tmp_path: Path,
    clock: HandClock,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with two_nodes(postgres, tmp_path) as (one, _):
        taken, kept = [await sit_down(session, one.address, NAMES[:2]) for _ in range(2)]
        code = taken[0].code
        monkeypatch.setattr(one.app[HOUSE], "clock", clock)
        lease = Lease(one.app[HOUSE], "one", is_well)
        await postgres.run(name_of(one), f"UPDATE salons SET owner = 'other' WHERE code = '{code}'")
        # Not late: nothing is looked at.
        await lease.renew()
        assert not taken[0].ws.closed
        clock.seconds += 60
        await lease.renew()
        for guest in taken:
            await asyncio.wait_for(guest.reading, 60)
        await kept[0].do("lock", on=True)


async def is_well(address: str) -> bool:
    return address == "well"


async def test_a_node_cut_off_from_the_database_leaves_its_salons_to_others_that_are_well(
    session: aiohttp.ClientSession,
    postgres: Cluster,
    tmp_path: Path,
    clock: HandClock,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with two_nodes(postgres, tmp_path) as (one, _):
        guests = await sit_down(session, one.address, NAMES)
        monkeypatch.setattr(one.app[HOUSE], "clock", clock)
        lease = Lease(one.app[HOUSE], "one", is_well)
        for seconds, others, cut_off in ((1, ["well"], False), (60, ["ill"], False), (0, ["ill", "well"], True)):
            clock.seconds += seconds
            lease.addresses = others
            assert await lease.is_cut_off() == cut_off
        watching = asyncio.create_task(lease.watch_forever())
        await clock.pass_on(leases.RENEW_SECONDS)
        # Once is not enough.
        await guests[0].do("say", text="encore là")
        await clock.pass_on(leases.RENEW_SECONDS)
        for guest in guests:
            await asyncio.wait_for(guest.reading, 60)
        watching.cancel()


async def test_a_node_believes_another_only_with_the_secret_that_they_share(
    session: aiohttp.ClientSession, postgres: Cluster, tmp_path: Path
) -> None:
    database = await postgres.new_database()
    node = await NodeHere(database, tmp_path).start()
    relay, impostor = node.app[RELAY], Relay(Clock(), "i" * 32)
    told = await open_salon(session, node.address)
    path = f"/api/salons/{told.code}/clips"

    class Asked:
        raw_path = path

    for by, believed in ((relay, True), (impostor, False)):
        headers = by.vouch(Asked(), "192.0.2.7", "https://jeux.example.org")  # type: ignore[arg-type]
        for change in ({}, {"X-Forwarded-For": "192.0.2.8"}, {SIGNATURE: "1.abc"}, {SIGNATURE: "x"}):
            sent = {**headers, **change, "Origin": "https://jeux.example.org"}
            async with session.post(node.address + path, headers=sent) as answer:
                refused = (await answer.json())["code"]
            # Whoever is believed comes from that page; nobody else does.
            assert (refused != "bad_origin") == (believed and not change)
    await node.runner.cleanup()


async def test_who_has_guessed_too_often_is_passed_on_only_as_a_member(
    session: aiohttp.ClientSession, postgres: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """How long it takes to ask another node would tell that there is such a salon."""
    async with two_nodes(postgres, tmp_path) as (one, other):
        host = await open_salon(session, one.address)
        while other.app[CODES].take("127.0.0.1"):
            pass
        # However long this takes, nobody's turn comes.
        monkeypatch.setattr(Bucket, "left", lambda bucket: 0.0)
        asked = list[str]()
        pass_socket, pass_request = Relay.pass_socket, Relay.pass_request

        async def noted_socket(relay: Relay, *what: Any) -> None:
            asked.append("socket")
            await pass_socket(relay, *what)

        async def noted_request(relay: Relay, *what: Any) -> web.Response:
            asked.append("request")
            return await pass_request(relay, *what)

        monkeypatch.setattr(Relay, "pass_socket", noted_socket)
        monkeypatch.setattr(Relay, "pass_request", noted_request)
        for code in ("ZZZZ", host.code):
            guesser = Guest(session, other.address, code, "")
            await guesser.ring()
            await guesser.send({"t": "hello", "protocol": PROTOCOL, "code": code})
            assert (await guesser.other.get())["t"] == "in_line"
            await guesser.hang_up()
            url = f"{other.address}/api/salons/{code}/album"
            async with session.get(url, headers={"X-Veillee-Key": "k" * 32}) as answer:
                assert (await answer.json())["code"] == "too_many_codes"
        assert asked == []
        await Guest(session, other.address, host.code, "", key=host.key).connect()
        assert asked == ["socket"]


def workers_of(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()]


async def test_several_workers_share_a_folder_and_one_that_dies_is_replaced(
    session: aiohttp.ClientSession, server: ServerProcess
) -> None:
    server.start("--workers", "3")
    assert server.process is not None
    workers = workers_of(server.process.pid)
    assert len(workers) == 3
    guests = await sit_down(session, server.address, NAMES)
    await start(guests)
    # The folder is for these workers alone.
    with veillee("serve", "--host", "127.0.0.1", "--port", str(free_port()), "--data", str(server.data)) as second:
        _, error = await asyncio.to_thread(second.communicate, timeout=60)
    assert error.startswith("Another Veillée serves from the folder")
    os.kill(workers[0], signal.SIGKILL)
    pid = server.process.pid
    await until(lambda: len(now := workers_of(pid)) == 3 and workers[0] not in now)
    for guest in guests:
        guest.view = {}
        await guest.connect()
    await guests[1].play(Claim())
    await together(guests)
    assert guests[0].public.storyteller == 1
    server.process.send_signal(signal.SIGTERM)
    server.wait_until_dead()
    assert server.process.returncode == 0
    server.start()
    guests[0].view = {}
    await guests[0].connect()
    assert guests[0].public.storyteller == 1


def is_free(folder: Path) -> bool:
    with suppress(CannotOpen):
        os.close(lock(folder))
        return True
    return False


async def test_workers_end_with_the_process_that_watches_over_them(
    session: aiohttp.ClientSession, server: ServerProcess
) -> None:
    server.start("--workers", "2")
    host = await open_salon(session, server.address)
    server.kill()
    await asyncio.wait_for(host.reading, 60)
    # Their folder is free as soon as both have saved their salons, and so is the port.
    await until(lambda: is_free(server.data))
    server.start()
    host.view = {}
    await host.connect()


def test_machines_without_a_common_database_or_secret_are_refused(tmp_path: Path) -> None:
    short = tmp_path / "secret"
    short.write_text("mellon", encoding="utf-8")
    for arguments, said in (
        (["--node-address", "10.0.0.2:8100"], "need --database and --node-secret"),
        (["--node-address", "10.0.0.2"], "is not an address and a port"),
        (["--node-secret", str(short)], "fewer than 32 characters"),
        (["--node-secret", str(tmp_path / "none")], "cannot be read"),
        (["--workers", "0"], "0 is not 1 or more"),
    ):
        with veillee("serve", "--data", str(tmp_path), *arguments) as refused:
            _, error = refused.communicate(timeout=60)
        assert refused.returncode in (1, 2)
        assert said in error
