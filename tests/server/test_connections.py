"""Connections: how many, how long, and what is no http."""

import asyncio
import contextlib
import resource
from pathlib import Path

import aiohttp
import pytest
from aiohttp import web

from tests.conftest import ServerProcess
from tests.guests import open_salon
from tests.server.uploads import knock, opened
from tests.waiting import until
from veillee.server import door, house_routes
from veillee.server.settings import Settings


async def is_answered(reader: asyncio.StreamReader) -> bool:
    """False if the house ends the connection without a word."""
    try:
        return b"200" in await asyncio.wait_for(reader.readline(), 60)
    except ConnectionError:
        return False


HEALTH = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"


@pytest.mark.parametrize("words", [b"", HEALTH[:20], HEALTH[:-2], HEALTH + HEALTH[:20]])
async def test_a_request_that_is_never_finished_ends(
    session: aiohttp.ClientSession, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: bytes
) -> None:
    monkeypatch.setattr(door, "WAIT_SECONDS", 0.5)
    async with opened(Settings(data=tmp_path)) as house:
        host = await open_salon(session, house.rstrip("/"))
        reader, writer = await knock(house, words)
        await asyncio.wait_for(reader.read(), 60)
        writer.close()
        # Whoever has come in stays.
        await host.do("say", text="bonsoir")
        await host.hang_up()


@pytest.mark.parametrize("trusted", [(), ("127.0.0.1",)])
@pytest.mark.slow
async def test_one_address_has_so_many_connections_and_a_proxy_as_many_as_it_likes(
    tmp_path: Path, trusted: tuple[str, ...]
) -> None:
    async with opened(Settings(data=tmp_path, connections_per_address=5, trusted=trusted)) as house:
        inside = [await knock(house) for _ in range(5)]
        for _ in range(3):
            reader, writer = await knock(house, HEALTH)
            assert await is_answered(reader) == bool(trusted)
            writer.close()
        inside.pop()[1].close()

        async def has_room() -> bool:
            reader, writer = await knock(house, HEALTH)
            answered = await is_answered(reader)
            writer.close()
            return answered

        await until(has_room)
        for _, opened_before in inside:
            opened_before.close()


async def test_in_a_full_house_those_who_ask_for_nothing_make_room(
    session: aiohttp.ClientSession, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door, "most_connections", lambda: 4)
    async with opened(Settings(data=tmp_path)) as house:
        host = await open_salon(session, house.rstrip("/"))
        idle = [await knock(house, HEALTH[:20]) for _ in range(10)]
        assert [await is_answered(reader) for reader, _ in idle[:6]] == [False] * 6
        reader, writer = await knock(house, HEALTH)
        assert b"200" in await asyncio.wait_for(reader.readline(), 60)
        await host.do("say", text="bonsoir")
        await host.hang_up()
        for _, waiting in [*idle, (reader, writer)]:
            waiting.close()


@pytest.mark.slow
def test_the_server_may_open_as_many_files_as_it_can_ask_for(server: ServerProcess) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 256), hard))
    try:
        server.start()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    assert server.process is not None
    allowed, _ = resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)
    assert allowed == (door.MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, door.MOST_FILES))


@pytest.mark.parametrize(
    "words",
    [
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nno colon here\r\n\r\n",
        b"GET /" + b"x" * 10_000 + b" HTTP/1.1\r\n\r\n",
        b"GET http://[ HTTP/1.1\r\nHost: x\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00",
        b"POST /api/salons HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        b"GET /ws HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: \xe9\r\n\r\n",
    ],
)
async def test_what_is_no_http_is_refused_without_a_traceback(
    address: str, caplog: pytest.LogCaptureFixture, words: bytes
) -> None:
    reader, writer = await knock(address, words)
    assert b"400" in await asyncio.wait_for(reader.readline(), 60)
    writer.close()
    assert [record for record in caplog.records if record.exc_info] == []


async def test_who_hangs_up_while_a_socket_is_opened_leaves_no_traceback(
    address: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def hang_up(request: web.Request) -> None:
        assert request.transport is not None
        request.transport.abort()

    monkeypatch.setattr(house_routes, "check_origin", hang_up)
    reader, writer = await knock(
        address,
        b"GET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
    )
    with contextlib.suppress(ConnectionError):
        assert await asyncio.wait_for(reader.read(), 60) == b""
    writer.close()
    assert [record for record in caplog.records if record.exc_info] == []
