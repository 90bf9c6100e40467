"""Where floods go, and what all of them need: addresses of their own, handshakes and frames by hand."""

import asyncio
import random
import time
from collections.abc import Coroutine
from typing import Any

import aiohttp
import msgspec
from msgspec import Struct

from veillee.server.protocol import PROTOCOL


class Ground(Struct):
    """Where a flood goes: a salon whose game is over, and the keys of its people."""

    address: str
    port: int
    code: str
    keys: list[str]
    # How many frames and requests that are no proper ones were sent.
    mutants: int = 0


def from_household(number: int) -> aiohttp.ClientSession:
    return aiohttp.ClientSession(connector=aiohttp.TCPConnector(local_addr=(f"127.0.0.{number}", 0), limit=0))


def hello(ground: Ground, key: str | None) -> str:
    return msgspec.json.encode({"t": "hello", "protocol": PROTOCOL, "code": ground.code, "key": key}).decode()


def handshake(ground: Ground) -> bytes:
    return (
        f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{ground.port}\r\nOrigin: {ground.address}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode()


def frame(payload: bytes, chance: random.Random, kind: int = 1) -> bytes:
    """One frame as browsers send them; sometimes with a bit set that nobody may set."""
    first = (0x80 if chance.random() < 0.9 else 0) | (0x40 if chance.random() < 0.1 else 0) | kind
    size = len(payload)
    if size < 126:
        head = bytes((first, 0x80 | size))
    elif size < 65536:
        head = bytes((first, 0xFE)) + size.to_bytes(2, "big")
    else:
        head = bytes((first, 0xFF)) + size.to_bytes(8, "big")
    mask = chance.randbytes(4)
    key = int.from_bytes((mask * (size // 4 + 1))[:size], "big")
    return head + mask + (int.from_bytes(payload, "big") ^ key).to_bytes(size, "big")


async def gather(jobs: list[Coroutine[Any, Any, None]], until: float) -> None:
    """Until the time is over: whoever still waits for the server then is called off, also if this is."""
    tasks = [asyncio.create_task(job) for job in jobs]
    try:
        await asyncio.wait(tasks, timeout=max(0.1, until - time.monotonic() + 0.5))
    finally:
        for task in tasks:
            task.cancel()
        outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    for outcome in outcomes:
        if isinstance(outcome, Exception):
            raise outcome
