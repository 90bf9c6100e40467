"""Whether friends reach the house is told by who came in: from the same network or from the internet, not who."""

from pathlib import Path
from typing import Any

import aiohttp
import pytest
from aiohttp import web

from tests.guests import Guest, open_salon
from tests.hand_clock import HandClock
from veillee.server.app import make_app
from veillee.server.settings import Settings


@pytest.fixture
async def app(tmp_path: Path, clock: HandClock) -> web.Application:
    return make_app(Settings(data=tmp_path, trusted=("127.0.0.1",)), clock=clock)


async def ask(session: aiohttp.ClientSession, address: str, guest: Guest) -> tuple[int, dict[str, Any]]:
    path, headers = f"/api/salons/{guest.code}/reach", {"X-Veillee-Key": guest.key}
    async with session.get(address + path, headers=headers) as answer:
        return answer.status, await answer.json()


async def knock(session: aiohttp.ClientSession, address: str, peer: str, origin: str) -> None:
    headers = {"Origin": origin, "X-Forwarded-For": peer}
    async with session.ws_connect(address + "/ws", headers=headers):
        pass


@pytest.mark.parametrize(
    ("peer", "way"),
    [
        ("192.168.1.30", "near"),
        ("100.101.102.103", "near"),
        ("fd00::7", "near"),
        ("203.0.114.7", "far"),
        ("2a01:e0a::7", "far"),
        ("127.0.0.1", None),
        ("::1", None),
        ("unknown", None),
    ],
)
async def test_from_where_somebody_came_is_told_to_the_host(
    session: aiohttp.ClientSession, address: str, clock: HandClock, peer: str, way: str | None
) -> None:
    host = await open_salon(session, address)
    assert await ask(session, address, host) == (200, {"near": None, "far": None})
    clock.seconds += 60
    await knock(session, address, peer, address)
    assert await ask(session, address, host) == (200, {"near": None, "far": None} | ({way: clock.now()} if way else {}))
    await host.hang_up()


async def test_who_was_refused_has_not_come_in(session: aiohttp.ClientSession, address: str) -> None:
    host = await open_salon(session, address)
    with pytest.raises(aiohttp.WSServerHandshakeError):
        await knock(session, address, "203.0.114.7", "https://evil.example")
    assert await ask(session, address, host) == (200, {"near": None, "far": None})
    await host.hang_up()


async def test_only_the_host_is_told(session: aiohttp.ClientSession, address: str) -> None:
    host = await open_salon(session, address)
    tom = await Guest(session, address, host.code, "Tom").connect()
    await tom.join()
    status, told = await ask(session, address, tom)
    assert (status, told["code"]) == (400, "host_only")
    for guest in (host, tom):
        await guest.hang_up()
