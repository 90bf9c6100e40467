"""What says little and costs much: empty frames, bytes one by one, what is never finished, answers that nobody reads.

Each kind comes from one socket and from fifty, with a hello and without, as fast as the line takes it.
"""

import asyncio
import random
import socket
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from itertools import product
from typing import Any, TypeAlias

from tests.chaos.ground import Ground, frame, gather, handshake, hello
from tests.chaos.people import BROKEN

Flood: TypeAlias = Callable[[Ground, random.Random, float], Coroutine[Any, Any, None]]
# An address has so many connections; each kind has its own.
FIRST_HOUSEHOLD = 10
FIFTY = 50
# Whoever has not finished what they began by then begins again.
PATIENCE_SECONDS = 0.5
# So little is held for whoever does not read, that the rest stays with the server.
READ_BYTES = 4096


def bare(kind: int, payload: bytes = b"") -> bytes:
    """A frame with a mask of nothing, which is allowed."""
    return bytes((kind, 0x80 | len(payload))) + bytes(4) + payload


PING, LONG_PING = bare(0x89), bare(0x89, b"x" * 125)
STORY = bare(0x81, b'{"t":"ask_story","after":0}')
PING_MESSAGE = bare(0x81, b'{"t":"ping"}')
# What is said again and again; a message that is never whole has begun before.
SAID = {
    "pings": PING * 500 + LONG_PING * 20,
    "pongs": bare(0x8A) * 500,
    "fragments": bare(0x00) * 500,
    "empty": bare(0x81) * 500,
    "unread": (LONG_PING * 10 + STORY) * 20,
}
BEGUN = {"fragments": bare(0x01, b"x")}
# `slow`: whole messages, byte by byte. `half`: a handshake, or a hello, that is never finished.
KINDS = (*SAID, "slow", "half")


async def be_silent(
    kind: str, sockets: int, with_hello: bool, ground: Ground, chance: random.Random, until: float
) -> None:
    # Visitors and somebody of the salon.
    keys = (None, ground.keys[0])
    greetings = [frame(hello(ground, key).encode(), chance) for key in keys] if with_hello else [b""]
    jobs = [come_again(kind, greetings[number % len(greetings)], ground, until) for number in range(sockets)]
    await gather(jobs, until)


async def come_again(kind: str, greeting: bytes, ground: Ground, until: float) -> None:
    while time.monotonic() < until:
        with suppress(*BROKEN), socket.socket() as line:
            line.setblocking(False)
            if kind == "unread":
                line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, READ_BYTES)
            line.bind((f"127.0.0.{FIRST_HOUSEHOLD + KINDS.index(kind)}", 0))
            await asyncio.get_running_loop().sock_connect(line, ("127.0.0.1", ground.port))
            reader, writer = await asyncio.open_connection(sock=line, limit=READ_BYTES)
            reading = asyncio.create_task(drop(reader)) if kind != "unread" else None
            try:
                await say(kind, greeting, ground, writer, until)
            finally:
                if reading is not None:
                    reading.cancel()
                writer.transport.abort()
        await asyncio.sleep(0.05)


async def say(kind: str, greeting: bytes, ground: Ground, writer: asyncio.StreamWriter, until: float) -> None:
    if kind == "half":
        begun = handshake(ground)
        writer.write(begun + greeting[: len(greeting) // 2] if greeting else begun[: len(begun) // 2])
        await asyncio.sleep(PATIENCE_SECONDS)
        return
    writer.write(handshake(ground) + greeting + BEGUN.get(kind, b""))
    while time.monotonic() < until:
        if kind == "slow":
            for byte in PING_MESSAGE:
                writer.write(bytes((byte,)))
                await writer.drain()
                await asyncio.sleep(0.001)
        else:
            writer.write(SAID[kind])
            await writer.drain()


async def drop(reader: asyncio.StreamReader) -> None:
    with suppress(*BROKEN):
        while await reader.read(65536):
            pass


SILENT: dict[str, Flood] = {
    f"{kind}-{sockets}{'-hello' if with_hello else ''}": partial(be_silent, kind, sockets, with_hello)
    for kind, sockets, with_hello in product(KINDS, (1, FIFTY), (False, True))
}


async def any_silence(ground: Ground, chance: random.Random, until: float) -> None:
    await chance.choice(list(SILENT.values()))(ground, chance, until)


async def all_silence(ground: Ground, chance: random.Random, until: float) -> None:
    """Every kind from fifty sockets, half of them with a hello."""
    each = product(KINDS, (False, True))
    await asyncio.gather(*(be_silent(kind, FIFTY // 2, hello, ground, chance, until) for kind, hello in each))
