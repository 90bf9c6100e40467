"""What an operator and a load balancer are told: figures on a port of their own, and ready, draining or unwell."""

import asyncio
import re
import signal
import socket
from pathlib import Path

import aiohttp
import pytest
from aiohttp import web

from tests.conftest import ServerProcess, free_port, wait_for
from tests.guests import Guest, sit_down, start
from tests.server.test_nodes import workers_of
from tests.test_cli import veillee
from tests.waiting import until
from veillee.cli import main
from veillee.cli.values import number_of_workers
from veillee.games.didixit.model import Claim
from veillee.server.app import make_app
from veillee.server.door import Runner
from veillee.server.keys import PULSE
from veillee.server.metrics import Metrics
from veillee.server.settings import Settings

NAMES = ["Léa", "Tom", "Nina"]


async def figures(session: aiohttp.ClientSession, port: int) -> dict[str, float]:
    async with session.get(f"http://127.0.0.1:{port}/metrics") as answer:
        assert answer.status == 200
        assert answer.headers["Content-Type"].startswith("text/plain; version=0.0.4")
        text = await answer.text()
    return {name: float(value) for name, value in re.findall(r"^([^# ]\S*) (\S+)$", text, re.MULTILINE)}


async def test_what_happens_is_counted_and_nobody_is_named(session: aiohttp.ClientSession, tmp_path: Path) -> None:
    meter, settings = Metrics(), Settings(data=tmp_path, salons_per_address=1000)
    app = make_app(settings, meter=meter)
    meter.watch(app)
    runner, counting = Runner(app, settings, shutdown_timeout=0.1), web.AppRunner(meter.app())
    ports = [free_port(), free_port()]
    for one, port in zip((runner, counting), ports, strict=True):
        await one.setup()
        await web.TCPSite(one, "127.0.0.1", port).start()
    address = f"http://127.0.0.1:{ports[0]}"

    guests = await sit_down(session, address, NAMES)
    await start(guests)
    before = await figures(session, ports[1])
    await guests[1].play(Claim())
    for guest in guests[1:]:
        assert await guest.refusal("lock", on=True) == "host_only"
    async with session.get(f"{address}/clips/{guests[0].code}/none") as answer:
        assert answer.status == 403
    await guests[2].hang_up()
    after = before

    async def beaten() -> bool:
        nonlocal after
        after, lag = await figures(session, ports[1]), "veillee_loop_lag_seconds_count"
        return after["veillee_connections"] == 2 and after[lag] >= before[lag] + 2

    await until(beaten)
    grown = {name: value - before.get(name, 0) for name, value in after.items()}

    assert after["veillee_connections"] == 2
    assert (after["veillee_salons_awake"], after["veillee_salons_in_use"], after["veillee_passed_on"]) == (1, 1, 0)
    assert grown["veillee_moves_total"] == 1
    assert grown['veillee_refusals_total{code="host_only"}'] == 2
    assert grown['veillee_refusals_total{code="unknown_key"}'] == 1
    assert after["veillee_takeovers_total"] == 0
    for name in ("commit_seconds", "view_seconds"):
        assert grown[f"veillee_{name}_count"] == 1
        assert 0 < grown[f"veillee_{name}_sum"] < 10
    assert grown["veillee_commit_writes_sum"] == 1
    assert grown["veillee_loop_lag_seconds_count"] >= 2
    assert after["process_resident_memory_bytes"] > 1e6
    async with session.get(f"http://127.0.0.1:{ports[1]}/metrics") as answer:
        text = await answer.text()
    assert not any(name in text for name in (*NAMES, guests[0].code, "127.0.0.1"))
    # Nothing of it on the port that everybody reaches.
    async with session.get(f"{address}/metrics") as answer:
        assert "veillee_moves" not in await answer.text()
    for one in (runner, counting):
        await one.cleanup()


def two_free_ports() -> int:
    """The first of two that follow on each other."""
    while True:
        first = free_port()
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", first + 1))
                return first
            except OSError:
                continue


@pytest.mark.slow
async def test_each_worker_has_its_figures_and_both_share_limits_and_drain_together(
    session: aiohttp.ClientSession, server: ServerProcess
) -> None:
    port = two_free_ports()
    server.start(
        "--workers", "2", "--metrics", f"127.0.0.1:{port}", "--drain-seconds", "10", "--salons-per-address", "3"
    )
    server_process = server.process
    assert server_process is not None
    assert len(workers_of(server_process.pid)) == 2
    for worker in range(2):
        await asyncio.to_thread(wait_for, port + worker)

    async def live_on() -> None:
        """For a second of both, however long that takes: a loop that lives beats four times in it."""
        lag = "veillee_loop_lag_seconds_count"
        enough = [(await figures(session, port + worker))[lag] + 5 for worker in range(2)]
        for worker in range(2):

            async def has_lived(worker: int = worker) -> bool:
                return (await figures(session, port + worker))[lag] >= enough[worker]

            await until(has_lived)

    # By then they have heard of each other.
    await live_on()
    guests = await sit_down(session, server.address, NAMES)
    await start(guests)
    await guests[1].play(Claim())
    told = [await figures(session, port + worker) for worker in range(2)]
    # The salon is in one of them; whoever came to the other is passed on, and has a socket in both.
    assert sorted(one["veillee_salons_awake"] for one in told) == [0, 1]
    assert sum(one["veillee_connections"] - one["veillee_passed_on"] for one in told) == 3
    assert min(one["veillee_moves_total"] for one in told) == 0
    # Two have joined, three sat down, the game was started, and one has moved.
    assert max(one["veillee_moves_total"] for one in told) == 7

    # Limits hold for both workers together: one salon is open, three may be.
    statuses = []
    for _ in range(5):
        body = {"game": "didixit", "name": "Léa", "key": "k" * 32}
        async with (
            aiohttp.ClientSession() as fresh,
            fresh.post(server.address + "/api/salons", json=body, headers=guests[0].origin) as answer,
        ):
            statuses.append(answer.status)
        await live_on()
    assert statuses == [201, 201, 429, 429, 429]

    async def state() -> tuple[int, str]:
        async with aiohttp.ClientSession() as fresh, fresh.get(server.address + "/healthz") as answer:
            return answer.status, (await answer.json())["state"]

    assert await state() == (200, "ready")
    server_process.send_signal(signal.SIGTERM)

    async def both_drain() -> bool:
        return {await state() for _ in range(8)} == {(503, "draining")}

    await until(both_drain)
    # Whoever is here plays on, and whoever comes nevertheless is let in.
    await guests[0].do("lock", on=True)
    assert await Guest(session, server.address, guests[0].code, "Zoé").turned_away() == "salon_locked"
    await asyncio.to_thread(server_process.wait, 60)
    assert server_process.returncode == 0


async def test_a_server_that_is_not_well_says_so_in_one_word(
    session: aiohttp.ClientSession, address: str, app: web.Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app[PULSE], "trouble", lambda: "everybody had to wait")
    async with session.get(address + "/healthz") as answer:
        assert (answer.status, (await answer.json())["state"]) == (503, "unwell")


def test_as_many_workers_as_cores(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.sched_getaffinity", lambda pid: {0, 3, 4})
    assert (number_of_workers("auto"), number_of_workers("2")) == (3, 2)
    for wrong in ("many", "0", "-1"):
        with pytest.raises(SystemExit):
            main(["serve", "--workers", wrong])
        assert "--workers" in capsys.readouterr().err


@pytest.mark.slow
def test_a_port_for_figures_that_is_taken_is_a_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port = taken.getsockname()[1]
        where = ["--host", "127.0.0.1", "--port", str(free_port()), "--data", str(tmp_path)]
        with veillee("serve", *where, "--metrics", f"127.0.0.1:{port}") as refused:
            _, error = refused.communicate(timeout=60)
    assert refused.returncode == 1
    assert error == f"Cannot listen on 127.0.0.1, port {port}, for --metrics: Address already in use.\n"
