import fcntl
import logging
import os
import signal
import socket
import sqlite3
import ssl
import subprocess
import sys
import tempfile
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import nullcontext, suppress
from pathlib import Path
from random import Random
from typing import Any

import aiohttp
import msgspec
import pytest
import structlog
from aiohttp import web
from hypothesis import HealthCheck, settings

from tests.disk import Disk
from tests.durations import Durations
from tests.hand_clock import HandClock
from tests.postgres import Cluster
from tests.waiting import CEILING, wait_until
from veillee.rooms.house import House
from veillee.salon import snapshots
from veillee.salon.events import Entry
from veillee.salon.fold import evolve
from veillee.salon.model import Salon
from veillee.salon.replay import replay
from veillee.server.app import make_app
from veillee.server.door import Runner
from veillee.server.keys import HOUSE, SETTINGS
from veillee.server.settings import Settings

decode_entry = msgspec.json.Decoder(Entry).decode
# In every run the same examples, on any machine and however long they take; `make prove` draws others, and many.
settings.register_profile(
    "test", derandomize=True, max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("prove", max_examples=2500, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("test")
# The name of a property with which a test shows what it measured, at the end of the run.
TABLE = "table"
# The name of the variable with the folder that all processes of a run share.
SHARED = "VEILLEE_TESTS_SHARED"
# `make quick` leaves out what is slow. How long a test takes depends on the machine, what it starts does not: whoever
# uses these fixtures is slow, and so is whoever starts other programs than these.
SLOW_FIXTURES = {"postgres", "browser", "look"}
QUICK_PROGRAMS = {"git"}
start_process = subprocess.Popen.__init__
# What this process has started for all: Python would warn of a process that is forgotten.
started: list[Cluster] = []


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--results", type=Path, help="keep each test with its outcome and its seconds in this file")
    parser.addoption("--order-seed", type=int, help="run the tests in the random order that follows from this number")


def pytest_configure(config: pytest.Config) -> None:
    # A process of xdist has a part of the tests only, and hands on what came out.
    is_part = hasattr(config, "workerinput")
    config.pluginmanager.register(Durations(None if is_part else config.getoption("--results")))
    if not is_part:
        # What all processes of this run share. They inherit its name.
        shared = tempfile.TemporaryDirectory(prefix="veillee-run-")
        os.environ[SHARED] = shared.name
        config.add_cleanup(shared.cleanup)
        config.add_cleanup(remove_shared_cluster)


def pytest_itemcollected(item: pytest.Item) -> None:
    if not SLOW_FIXTURES.isdisjoint(fixtures_of(item)):
        item.add_marker(pytest.mark.slow)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        # Coverage doubles what Python takes. Examples by the hundred go through lines that other tests reach too.
        if item.get_closest_marker("hypothesis"):
            item.add_marker(pytest.mark.no_cover)
    # The same order in every process of xdist: they must agree on it. The longest are first, or the last of them would
    # run alone at the end: those that look at many screens, then all that have browsers.
    items.sort(key=lambda item: ("look" not in fixtures_of(item), "browser" not in fixtures_of(item)))
    if (seed := config.getoption("--order-seed")) is not None:
        Random(seed).shuffle(items)


def fixtures_of(item: pytest.Item) -> list[str]:
    return item.fixturenames if isinstance(item, pytest.Function) else []


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport) and report.when == "call":
                for text in [value for name, value in report.user_properties if name == TABLE]:
                    terminalreporter.write_line(f"\n{text}")


def free_port() -> int:
    """Below those that the system gives to connections: one of them could take it before the server does."""
    while True:
        port = Random().randrange(12_000, 32_000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


def wait_for(port: int, host: str = "127.0.0.1", scheme: str = "http") -> None:
    """Until a server answers there, whatever its certificate."""
    anybody = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    anybody.check_hostname, anybody.verify_mode = False, ssl.CERT_NONE

    def answers() -> bool:
        try:
            with urllib.request.urlopen(f"{scheme}://{host}:{port}/healthz", timeout=CEILING, context=anybody):
                return True
        except urllib.error.HTTPError:
            # Under a base path there is nothing at the root, but somebody answered.
            return True
        except OSError:
            return False

    wait_until(answers)


def shared_cluster() -> Path:
    """Says where the PostgreSQL of this run is, once one of its processes has started it."""
    return Path(os.environ[SHARED], "postgres")


def remove_shared_cluster() -> None:
    if shared_cluster().exists():
        found_cluster().remove()


def found_cluster() -> Cluster:
    port, folder = shared_cluster().read_text(encoding="utf-8").split("\n")
    return Cluster(int(port), folder=Path(folder))


@pytest.fixture(scope="session")
def postgres() -> Cluster:
    """One for all processes of this run. Each test has databases of its own in it, and leaves it as it is."""
    with shared_cluster().with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not shared_cluster().exists():
            cluster = Cluster(free_port())
            cluster.start()
            started.append(cluster)
            shared_cluster().write_text(f"{cluster.port}\n{cluster.folder}", encoding="utf-8")
        return found_cluster()


@pytest.fixture
async def session() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as session:
        yield session


@pytest.fixture(autouse=True)
def log_of_one_test() -> Iterator[None]:
    """Whoever begins `veillee serve` in this process writes to the stderr of their test, which is closed after it."""
    yield
    if structlog.is_configured():
        structlog.reset_defaults()
        logging.basicConfig(handlers=[], force=True)


@pytest.fixture(autouse=True)
def only_slow_tests_start_programs(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """In `make quick`, and wherever else slow tests are left out."""
    if "not slow" in request.config.getoption("-m"):
        forbid_programs(monkeypatch)


def forbid_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    def start(process: Any, args: Any, *rest: Any, **named: Any) -> None:
        program = args if isinstance(args, str | Path) else args[0]
        if Path(program).name not in QUICK_PROGRAMS:
            pytest.fail(f"{program} is started: mark this test as slow")
        start_process(process, args, *rest, **named)

    monkeypatch.setattr(subprocess.Popen, "__init__", start)


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
async def app(tmp_path: Path, clock: HandClock) -> web.Application:
    return make_app(Settings(data=tmp_path, salons_per_address=1000), clock=clock)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Disk]:
    """Named before `address` in a test: of a server that starts after it."""
    disk = Disk()
    monkeypatch.setattr(sqlite3, "connect", disk.connect)
    yield disk
    disk.answers.set()


@pytest.fixture
async def address(app: web.Application) -> AsyncIterator[str]:
    """A new server for one test, in this process."""
    runner = Runner(app, app[SETTINGS], shutdown_timeout=0.1)
    await runner.setup()
    port = free_port()
    await web.TCPSite(runner, "127.0.0.1", port).start()
    yield f"http://127.0.0.1:{port}"
    try:
        await check_that_logs_replay(app[HOUSE])
    finally:
        await runner.cleanup()


async def check_that_logs_replay(house: House) -> None:
    """Whatever happened in a test: a server that knew nothing but the log would show the same salons."""
    for room in house.rooms:
        if room.gone:
            continue
        stored = room.stored
        rows = await house.storage.read(room.code, 0, stored.seq)
        replayed, passed_over = replay(None, [(row.seq, row.kind, row.body) for row in rows], house.library)
        assert passed_over == []
        # Both as they would be read back: a list and a tuple among the options are the same there.
        assert snapshots.load(snapshots.save(replayed)) == snapshots.load(snapshots.save(stored))
        if not any(row.kind == "shelved" for row in rows):
            # The judge of live acts agrees with every entry.
            folded: Salon | None = None
            for row in rows:
                folded = evolve(folded, decode_entry(row.body), house.library)
            assert folded == replayed


def command_of(faults: Sequence[str], seed: int = 0) -> list[str]:
    """`veillee`, also with faults that tests/faulty_server.py knows."""
    if not faults:
        return [sys.executable, "-m", "veillee.cli"]
    named = [word for fault in faults for word in ("--fault", fault)]
    return [sys.executable, "-m", "tests.faulty_server", "--seed", str(seed), *named]


class ServerProcess:
    """A server in its own process, which can be killed and started again with the same data."""

    # Where it listens, the command that runs it in another network, and a file for what it writes on stderr.
    host = "127.0.0.1"
    network: tuple[str, ...] = ()
    scheme = "http"
    log: Path | None = None

    def __init__(self, data: Path) -> None:
        self.data, self.port = data, free_port()
        self.process: subprocess.Popen[bytes] | None = None
        # With which it is started every time.
        self.arguments: tuple[str, ...] = ()
        self.faults: tuple[str, ...] = ()

    @property
    def address(self) -> str:
        return f"{self.scheme}://{self.host}:{self.port}"

    def start(self, *more: str, faults: Sequence[str] = ()) -> None:
        command = [*self.network, *command_of([*self.faults, *faults]), "serve", "--host", self.host]
        command += ["--port", str(self.port), "--data", str(self.data), "--salons-per-address", "1000"]
        command += [*self.arguments, *more]
        with nullcontext(None) if self.log is None else self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command, stdout=subprocess.DEVNULL, stderr=log, env={**os.environ, "PYTHONWARNINGS": "ignore"}
            )
        wait_for(self.port, self.host, self.scheme)

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def wait_until_dead(self) -> None:
        assert self.process is not None
        self.process.wait(CEILING)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    server = ServerProcess(tmp_path / "data")
    yield server
    if server.process is not None:
        server.process.kill()
        server.process.wait()
