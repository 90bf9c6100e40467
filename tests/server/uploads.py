"""Clips and pages to ask a server for."""

import asyncio
import io
import re
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from aiohttp import web
from yarl import URL

from tests.guests import Guest
from veillee.server.app import make_app
from veillee.server.door import Runner
from veillee.server.settings import Settings


def wav(seconds: float = 1.0, rate: int = 16000, channels: int = 1) -> bytes:
    data = b"\0\1" * int(seconds * rate * channels)
    head = struct.pack("<IHHIIHH", 16, 1, channels, rate, rate * 2 * channels, 2 * channels, 16)
    return (
        b"RIFF" + struct.pack("<I", 36 + len(data)) + b"WAVEfmt " + head + b"data" + struct.pack("<I", len(data)) + data
    )


async def upload(guest: Guest, body: bytes, kind: str, key: str | None = None) -> tuple[int, Any]:
    headers = {**guest.origin, "Content-Type": kind, "X-Veillee-Key": key if key is not None else guest.key}
    url = f"{guest.address}/api/salons/{guest.code}/clips"
    async with guest.session.post(url, data=io.BytesIO(body), headers=headers) as answer:
        return answer.status, await answer.json()


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[str]:
    """A house with these settings, and where it is found on this machine."""
    runner = Runner(make_app(settings), settings, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    try:
        yield f"http://127.0.0.1:{runner.addresses[0][1]}{settings.base}"
    finally:
        await runner.cleanup()


def memory_of(process: int) -> int:
    """In megabytes."""
    return int(re.findall(r"VmRSS:\s+(\d+)", Path(f"/proc/{process}/status").read_text())[0]) // 1024


async def knock(address: str, words: bytes = b"") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", URL(address).port)
    writer.write(words)
    return reader, writer
