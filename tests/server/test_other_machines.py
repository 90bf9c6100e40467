"""Beside Linux: what a machine without its modules and functions can do. Windows and macOS themselves are not here."""

import asyncio
import os
import random
import resource
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import aiohttp
import pytest

from tests.conftest import free_port, wait_for
from tests.guests import play_at_ease, sit_down, start, together
from tests.packages import words
from tests.waiting import CEILING
from veillee.machine import cores
from veillee.server import door

MOVES = 15


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "tests.other_machine", *arguments]


def serve(data: Path, port: int) -> list[str]:
    return command("veillee.cli", "serve", "--host", "127.0.0.1", "--port", str(port), "--data", str(data))


@pytest.fixture
def port(tmp_path: Path) -> Iterator[int]:
    """A server on such a machine, whose terminal knows no blocks of QR codes."""
    port = free_port()
    # A terminal of Western Europe on Windows.
    environment = {**os.environ, "PYTHONIOENCODING": "cp1252"}
    with (tmp_path / "said").open("wb") as said:
        served = subprocess.Popen(serve(tmp_path / "data", port), stdout=said, stderr=said, env=environment)
    try:
        wait_for(port)
        yield port
        served.send_signal(signal.SIGTERM)
        assert served.wait(CEILING) == 0
        assert "Traceback" not in (tmp_path / "said").read_text(encoding="cp1252")
    finally:
        served.kill()
        served.wait()


@pytest.mark.slow
async def test_a_machine_without_fork_fcntl_uvloop_and_signals_serves_a_game(
    port: int, session: aiohttp.ClientSession, tmp_path: Path
) -> None:
    guests = await sit_down(session, f"http://127.0.0.1:{port}", ["Léa", "Tom", "Nina"])
    await start(guests)
    chance = random.Random("elsewhere")
    for _ in range(MOVES):
        await together(guests)
        seat = guests[0].view["game"]["awaited"][0]
        await play_at_ease(guests[seat], chance.choice(guests[seat].moves()))
        guests[0].view["seq"] = max(guests[0].view["seq"], guests[seat].view["seq"])
    async with session.get(f"http://127.0.0.1:{port}/healthz") as answer:
        assert (await answer.json())["state"] == "ready"

    second = await asyncio.to_thread(
        subprocess.run, serve(tmp_path / "data", free_port()), capture_output=True, text=True, timeout=CEILING
    )
    assert second.returncode == 1
    assert second.stderr.startswith("Another Veillée serves from the folder")


@pytest.mark.slow
def test_a_machine_without_limits_of_processes_prints_a_deck() -> None:
    done = subprocess.run(
        command("veillee.workshop.print_process"), input=words(), capture_output=True, timeout=CEILING, check=False
    )
    assert done.returncode == 0, done.stderr.decode()
    assert done.stdout.startswith(b"%PDF-")


@pytest.mark.slow
def test_a_machine_without_fork_serves_with_one_process_and_says_so(tmp_path: Path) -> None:
    asked = [*serve(tmp_path, free_port()), "--workers", "2"]
    done = subprocess.run(asked, capture_output=True, text=True, timeout=CEILING, check=False)
    assert done.returncode == 2
    assert done.stderr.endswith("argument --workers: 2 is too many: on this system one process serves\n")


def test_where_nobody_tells_which_cores_may_be_used_all_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "sched_getaffinity", raising=False)
    assert cores() == os.cpu_count()


@pytest.mark.parametrize("most", [10_240, 61_440, 300])
def test_a_limit_of_files_that_a_system_has_without_saying_so_is_felt_for(
    monkeypatch: pytest.MonkeyPatch, most: int
) -> None:
    """As on macOS, which names no limit and refuses more than it has."""
    held = [256]

    def set_limit(_: int, limits: tuple[int, int]) -> None:
        if limits[0] > most:
            raise ValueError("current limit exceeds maximum limit")
        held[0] = limits[0]

    system = SimpleNamespace(
        RLIMIT_NOFILE=resource.RLIMIT_NOFILE,
        RLIM_INFINITY=resource.RLIM_INFINITY,
        getrlimit=lambda _: (held[0], resource.RLIM_INFINITY),
        setrlimit=set_limit,
    )
    monkeypatch.setattr(door, "resource", system)
    door.allow_files()
    assert held[0] == 256 or most // 2 < held[0] <= most
    assert door.most_connections() == held[0] - held[0] // 4


async def test_scripts_stay_scripts_whatever_the_machine_calls_them(
    address: str, session: aiohttp.ClientSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On Windows, an editor that was installed may have declared that they are plain text."""
    import mimetypes

    mimetypes.init()
    monkeypatch.setitem(mimetypes.types_map, ".js", "text/plain")
    async with session.get(f"{address}/sw.js") as answer:
        assert answer.status == 200
        assert "javascript" in answer.headers["Content-Type"]
