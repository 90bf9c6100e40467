"""Too much of everything, for some seconds: sockets, messages, questions, requests, uploads, frames that are none.

All of it comes from addresses of its own, as from other households. `python -m tests.chaos.floods KIND SECONDS PORT
CODE KEY...` does it in a process of its own.
"""

import asyncio
import os
import random
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import aiohttp
import msgspec

from tests.chaos.ground import Ground, frame, from_household, gather, handshake, hello
from tests.chaos.mutants import ODD_BYTES, TOO_BIG, change_bytes
from tests.chaos.people import BROKEN
from tests.chaos.silence import SILENT, Flood, all_silence, any_silence
from veillee.server.protocol import PROTOCOL

MOST_SOCKETS = 250


async def read_all(ws: aiohttp.ClientWebSocketResponse) -> None:
    async for _ in ws:
        pass


async def speak(
    ground: Ground, session: aiohttp.ClientSession, key: str | None, until: float, say: Callable[[], str]
) -> None:
    """Come in, say as much as possible, and come in again when one is shown out."""
    while time.monotonic() < until:
        with suppress(*BROKEN):
            async with session.ws_connect(
                ground.address + "/ws", headers={"Origin": ground.address}, max_msg_size=0
            ) as ws:
                reading = asyncio.create_task(read_all(ws))
                try:
                    await ws.send_str(hello(ground, key))
                    while time.monotonic() < until and not ws.closed:
                        for _ in range(20):
                            await ws.send_str(say())
                        await asyncio.sleep(0.01)
                finally:
                    reading.cancel()
        await asyncio.sleep(0.05)


async def flood_of_messages(ground: Ground, chance: random.Random, until: float) -> None:
    texts = ['{"t":"ping"}', "{", '{"t":"join"}', '{"t":"ask_story","after":0}', '{"t":"react","kind":"heart"}']
    async with from_household(3) as session:
        keys = [*ground.keys, None, None, None] * 2
        await gather([speak(ground, session, key, until, lambda: chance.choice(texts)) for key in keys], until)


async def flood_of_questions(ground: Ground, chance: random.Random, until: float) -> None:
    """Exports, stories, pages of the chat; chat lines and reactions between them."""

    def say() -> str:
        kind = chance.choice(["ask_export", "ask_export", "ask_story", "ask_chat", "say", "react", "start"])
        message: dict[str, Any] = {"t": kind}
        match kind:
            case "ask_chat":
                message["before"] = 2**40
            case "react":
                message["kind"] = "laughter"
            case "start":
                message["mid"] = f"{chance.getrandbits(64):016x}"
            case "say":
                what = {"t": "say", "text": "encore ! " * 50}
                message = {"t": "do", "mid": f"{chance.getrandbits(64):016x}", "what": what}
        return msgspec.json.encode(message).decode()

    async with from_household(4) as session:
        await gather([speak(ground, session, key, until, say) for key in ground.keys * 4], until)


async def flood_of_sockets(ground: Ground, chance: random.Random, until: float) -> None:
    """Many sockets at once: some say hello, some guess codes, some never finish their request."""

    async def one(session: aiohttp.ClientSession, number: int) -> None:
        while time.monotonic() < until:
            with suppress(*BROKEN):
                if number % 5 == 0:
                    await half_a_request(ground)
                    continue
                async with session.ws_connect(ground.address + "/ws", headers={"Origin": ground.address}) as ws:
                    code = ground.code if number % 3 else "".join(chance.choices("ACDEFGHJKM", k=4))
                    await ws.send_json({"t": "hello", "protocol": PROTOCOL, "code": code})
                    with suppress(TimeoutError):
                        await asyncio.wait_for(read_all(ws), chance.uniform(0.2, 1.5))
            await asyncio.sleep(0.02)

    async with from_household(5) as session:
        await gather([one(session, number) for number in range(MOST_SOCKETS)], until)


async def half_a_request(ground: Ground) -> None:
    _, writer = await asyncio.open_connection("127.0.0.1", ground.port, local_addr=("127.0.0.6", 0))
    try:
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ")
        await writer.drain()
        await asyncio.sleep(1)
    finally:
        writer.transport.abort()


async def flood_of_requests(ground: Ground, chance: random.Random, until: float) -> None:
    """Pages, QR codes, cards, salons: what the web asks for, and what it should not."""
    paths = [
        "/api/house",
        "/healthz",
        "/{}",
        "/",
        "/cards/../../etc/passwd",
        "/cards/x-1/{}.webp",
        "/clips/{}/0",
    ]

    async def one(session: aiohttp.ClientSession) -> None:
        while time.monotonic() < until:
            with suppress(*BROKEN):
                path = chance.choice(paths).format("".join(chance.choices("ACDEFG", k=4)))
                host = chance.choice(["localhost", "x" * 200, "é" * 100, "x" * 3000])
                async with session.get(ground.address + path, headers={"Host": host}) as answer:
                    await answer.read()
                body = chance.choice(ODD_BYTES[:8])
                origin = {"Origin": ground.address}
                async with session.post(ground.address + "/api/salons", data=body, headers=origin) as answer:
                    await answer.read()

    async with from_household(7) as session:
        await gather([one(session) for _ in range(20)], until)


async def aborted_uploads(ground: Ground, chance: random.Random, until: float) -> None:
    """Recordings that are cut off shortly before their end, and some that never go on."""

    async def one() -> None:
        while time.monotonic() < until:
            with suppress(*BROKEN):
                _, writer = await asyncio.open_connection("127.0.0.1", ground.port, local_addr=("127.0.0.8", 0))
                try:
                    head = (
                        f"POST /api/salons/{ground.code}/clips HTTP/1.1\r\nHost: 127.0.0.1:{ground.port}\r\n"
                        f"Origin: {ground.address}\r\nX-Veillee-Key: {chance.choice(ground.keys)}\r\n"
                        "Content-Type: audio/wav\r\nContent-Length: 999000\r\n\r\n"
                    )
                    writer.write(head.encode() + b"RIFF" + os.urandom(1000) * chance.choice((1, 500, 990)))
                    async with asyncio.timeout(1):
                        await writer.drain()
                        await asyncio.sleep(chance.choice((0, 0, 0.05, 1)))
                finally:
                    writer.transport.abort()
            await asyncio.sleep(0.01)

    await gather([one() for _ in range(12)], until)


async def broken_frames(ground: Ground, chance: random.Random, until: float) -> None:
    """Sockets by hand: frames with wrong lengths, masks and kinds, texts that are no texts, requests that are none."""

    async def one() -> None:
        while time.monotonic() < until:
            with suppress(*BROKEN, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
                await by_hand(ground, chance)

    await gather([one() for _ in range(8)], until)


async def by_hand(ground: Ground, chance: random.Random) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", ground.port, local_addr=("127.0.0.9", 0))
    try:
        request = handshake(ground)
        ground.mutants += 1
        if chance.random() < 0.2:
            writer.write(change_bytes(request, chance))
            async with asyncio.timeout(0.2):
                await reader.read(2000)
            return
        writer.write(request)
        async with asyncio.timeout(3):
            await reader.readuntil(b"\r\n\r\n")
        writer.write(frame(hello(ground, chance.choice(ground.keys)).encode(), chance))
        for _ in range(chance.randrange(1, 8)):
            payload = chance.choice([*ODD_BYTES, TOO_BIG, b'{"t":"ping"}', b'{"t":"ask_story"}'])
            sent = frame(payload, chance, kind=chance.choice((1, 1, 2, 0, 3, 8, 9, 10)))
            writer.write(change_bytes(sent, chance) if chance.random() < 0.5 else sent)
            ground.mutants += 1
        async with asyncio.timeout(0.3):
            while await reader.read(65536):
                pass
    finally:
        writer.transport.abort()


async def everything_at_once(ground: Ground, chance: random.Random, until: float) -> None:
    await asyncio.gather(*(flood(ground, chance, until) for flood in (*LOUD.values(), all_silence)))


LOUD: dict[str, Flood] = {
    "messages": flood_of_messages,
    "questions": flood_of_questions,
    "sockets": flood_of_sockets,
    "requests": flood_of_requests,
    "uploads": aborted_uploads,
    "frames": broken_frames,
}
# In an evening, another silence each time.
FLOODS = LOUD | {"silence": any_silence, "everything": everything_at_once}
# One after the other.
EACH = LOUD | SILENT | {"silence": all_silence, "everything": everything_at_once}


async def main(arguments: list[str]) -> None:
    kind, seconds, port, code, *keys = arguments
    ground = Ground(f"http://127.0.0.1:{port}", int(port), code, keys)
    # Whoever started this waited for it.
    print("now", flush=True)
    await EACH[kind](ground, random.Random(kind), time.monotonic() + float(seconds))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:]))
