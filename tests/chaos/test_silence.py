"""Each kind of silence is what its name says, and people play on beside it."""

import asyncio
import random
import sys
import time
from contextlib import suppress
from pathlib import Path

import aiohttp
import pytest

from tests.chaos.evening import MOST_MEGABYTES
from tests.chaos.ground import Ground
from tests.chaos.silence import BEGUN, PING_MESSAGE, SAID, SILENT
from tests.conftest import ServerProcess
from tests.guests import sit_down
from tests.postgres import Cluster
from tests.waiting import until

pytestmark = pytest.mark.no_cover

KEY = "k" * 32
# It is called off before.
NEVER = 10**6
# Bytes: a handshake, a hello, and the first frames.
ENOUGH = 1000
# Open files, when most of them are there.
MANY = 200


class Line(asyncio.Protocol):
    """Keeps the first that somebody says, and then reads no more."""

    def __init__(self, lines: "list[Line]") -> None:
        self.said = b""
        self.open = True
        self._lines = lines

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        self._lines.append(self)

    def data_received(self, data: bytes) -> None:
        self.said += data
        if len(self.said) > ENOUGH:
            self.transport.pause_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        self.open = False


def part(name: str) -> tuple[str, int, bool]:
    kind, sockets, *with_hello = name.split("-")
    return kind, int(sockets), bool(with_hello)


@pytest.mark.parametrize("name", SILENT)
async def test_each_silence_says_what_it_is_called(name: str) -> None:
    kind, sockets, with_hello = part(name)
    lines: list[Line] = []
    server = await asyncio.get_running_loop().create_server(lambda: Line(lines), "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    ground = Ground(f"http://127.0.0.1:{port}", port, "MOKA", [KEY])
    flood = asyncio.create_task(SILENT[name](ground, random.Random(1), time.monotonic() + NEVER))
    if kind == "half":
        # It is never finished, and begun again.
        await until(lambda: len(lines) > 2 * sockets)
        assert all((b"\r\n\r\n" in line.said) is with_hello for line in lines if line.said)
    else:
        frames = SAID.get(kind, PING_MESSAGE)[:60]
        await until(lambda: sum(frames in line.said for line in lines) == sockets)
        assert len(lines) == sockets
        for line in lines:
            _, _, said = line.said.partition(b"\r\n\r\n")
            assert said.startswith(BEGUN.get(kind, b"") + frames) is not with_hello
    flood.cancel()
    with suppress(asyncio.CancelledError):
        await flood
    server.close()
    for line in lines:
        line.transport.abort()
    await until(lambda: not any(line.open for line in lines))


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["silence", "everything"])
@pytest.mark.parametrize("database", ["sqlite", "postgres"])
async def test_people_play_on_in_a_flood_and_memory_is_bounded(
    session: aiohttp.ClientSession, server: ServerProcess, database: str, kind: str, request: pytest.FixtureRequest
) -> None:
    if database == "postgres":
        cluster: Cluster = request.getfixturevalue("postgres")
        server.start("--database", await cluster.new_database())
    else:
        server.start()
    host, tom = await sit_down(session, server.address, ["Léa", "Tom"])
    place = [str(NEVER), str(server.port), host.code, tom.key]
    # In a process of its own, so that these two wait for the server only.
    flood = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.chaos.floods", kind, *place, stdout=asyncio.subprocess.DEVNULL
    )
    await until(lambda: len(list(folder_of(server, "fd").iterdir())) > MANY)
    for number in range(5):
        await host.do("dress", chair=host.chair, name="Léa", colour=2 + number % 2)
    assert memory_of(server) < MOST_MEGABYTES
    flood.kill()
    await flood.wait()


def folder_of(server: ServerProcess, what: str) -> Path:
    assert server.process is not None
    return Path("/proc", str(server.process.pid), what)


def memory_of(server: ServerProcess) -> int:
    (line,) = [line for line in folder_of(server, "status").read_text().splitlines() if line.startswith("VmHWM")]
    return int(line.split()[1]) // 1024
