"""A house with one salon, whose people send messages one after the other, and all that leaves it on their sockets."""

import asyncio
import secrets
from collections.abc import Awaitable
from functools import partial
from pathlib import Path
from typing import Any

import aiohttp
from aiohttp import web
from msgspec.json import encode

from tests.conftest import free_port
from tests.counted import Counted
from tests.hand_clock import HandClock
from veillee.decks import Library
from veillee.games import GAMES
from veillee.rooms.house import House
from veillee.rooms.patience import Patience
from veillee.rooms.room import Room
from veillee.server.allowance import Allowance
from veillee.server.app import make_app
from veillee.server.door import Runner
from veillee.server.guesses import Guesses
from veillee.server.keys import HOUSE, OUTBOX
from veillee.server.limits import ByName
from veillee.server.settings import Settings
from veillee.server.socket import Socket
from veillee.server.turns import Turns
from veillee.server.wire import Outbox, frame_header
from veillee.storage import SqliteStorage
from veillee.storage.schema import DATABASE, prepare

LIBRARY = Library()
PLAYERS = ["p0", "p1", "p2", "p3"]
INSIDER = 1
PONG = b'{"t":"pong"}'
# Who is connected from the start. A new kind of viewer is one line here, or one in `probe` if it comes later.
KEYS = {
    **{name: f"{name}-{'k' * 30}" for name in PLAYERS},
    "p2 on another device": f"p2-{'k' * 30}",
    "spectator": "s" * 30,
    "television": "t" * 30,
    "visitor": "",
}
NAMES = {"p0": "Léa", "p1": "Tom", "p2": "Nina", "p3": "Julien", "spectator": "Zoé", "television": ""}


class Cable:
    """The end of a connection: keeps what was written, write by write."""

    def __init__(self) -> None:
        self.writes: list[bytes] = []

    def write(self, data: bytes) -> None:
        self.writes.append(data)

    def is_closing(self) -> bool:
        return False

    def get_write_buffer_size(self) -> int:
        return 0

    def abort(self) -> None:
        pass


class Quiet(Socket):
    """Takes any number of messages, and whatever has to wait is waited for by `receive`, not beside it."""

    left: Awaitable[None] | None = None

    def _wait_for(self, waiting: Awaitable[None], mid: str | None) -> None:
        self.left = self._finish(waiting, mid)

    async def receive(self, data: bytes) -> None:
        self._receive(data)
        left, self.left = self.left, None
        if left is not None:
            await left


class World:
    """A house with one salon, whose people send messages one after the other."""

    def __init__(self, folder: Path, game: str) -> None:
        # In which no time passes.
        clock = HandClock()
        self.storage = SqliteStorage(folder / "veillee.sqlite", clock=clock)
        self.house = House(self.storage, LIBRARY, clock=clock)
        self.game = GAMES[game]
        self.outbox, self.codes, self.allowances = Outbox(), Guesses(clock, 30, 1), ByName(partial(Allowance, clock))
        self.patiences = ByName(Patience)
        self.sockets: dict[str, tuple[Quiet, Cable]] = {}
        self.room: Room
        # What was given to the storage last.
        self.appended: asyncio.Future[None]
        # Of each message that was refused: how many functions were called until then.
        self.work: list[tuple[str, bytes, int]] = []

    async def open(self) -> None:
        append, self.appended = self.house.storage.append, asyncio.get_running_loop().create_future()
        self.appended.set_result(None)

        def note(*what: Any) -> "asyncio.Future[None]":
            self.appended = append(*what)
            return self.appended

        self.house.storage.append = note  # type: ignore[method-assign, assignment]
        self.room = await self.house.room(await self.house.open_salon(self.game.name, NAMES["p0"], KEYS["p0"]))

    @property
    def state(self) -> Any:
        running = self.room.stored.running
        assert running is not None
        return running.state

    async def hear(self, who: str, message: dict[str, Any]) -> None:
        if who not in self.sockets:
            cable = Cable()
            # Only the end of the connection is not the server's own.
            transport: Any = cable
            limits = self.codes, self.allowances, self.patiences
            self.sockets[who] = Quiet(self.house, self.outbox, Turns(), set(), *limits, "::1", lambda why: None), cable
            self.sockets[who][0].connection_made(transport)
        socket, _ = self.sockets[who]
        seq, data = self.room.head.seq, encode(message)
        if message["t"] in ("do", "draft", "react", "start", "delete_salon"):
            with Counted() as counted:
                await socket.receive(data)
            if self.room.head.seq == seq and not self.room.gone:
                self.work.append((who, data, counted.calls))
        else:
            await socket.receive(data)
        await self.settle()

    async def settle(self) -> None:
        """Until everything is stored, shown and written."""
        settled = False
        while not settled:
            if not self.appended.done():
                await asyncio.wait([self.appended])
            settled = self.room.head is self.room.stored and not self.outbox
            # What was just stored is shown in the next turn of the loop.
            await asyncio.sleep(0)
            settled = settled and not self.outbox

    def streams(self) -> dict[str, list[bytes]]:
        """What each of those who do not know the secret was sent."""
        return {who: cable.writes for who, (_, cable) in self.sockets.items() if who != PLAYERS[INSIDER]}

    async def close(self) -> None:
        self.room.sleep()
        await self.storage.close()


class RelayedWorld(World):
    """Two nodes: the salon is in one, and everybody is connected to the other, which passes them on."""

    def __init__(self, folder: Path, game: str) -> None:
        self.game, self._folder = GAMES[game], folder
        self.work = []
        self.received: dict[str, list[bytes]] = {}
        self._lines: dict[str, aiohttp.ClientWebSocketResponse] = {}
        self._readers: dict[str, asyncio.Task[None]] = {}
        self._pongs: asyncio.Queue[None] = asyncio.Queue()

    async def open(self) -> None:
        self._folder.mkdir()
        prepare(self._folder / DATABASE)
        secret, ports = secrets.token_hex(32), [free_port(), free_port()]
        self._runners = []
        clock = HandClock()
        for port in ports:
            settings = Settings(data=self._folder, workers=2, node_secret=secret, connections_per_address=10_000)
            node = make_app(settings, f"127.0.0.1:{port}", clock=clock)
            runner = Runner(node, settings, shutdown_timeout=0.1, inner_port=port)
            self._runners.append(runner)
            await runner.setup()
            await web.TCPSite(runner, "127.0.0.1", port).start()
        owner = self._runners[0].app
        self.house, self.outbox, self._front = owner[HOUSE], owner[OUTBOX], f"http://127.0.0.1:{ports[1]}"
        self._session = aiohttp.ClientSession()
        await super().open()

    async def hear(self, who: str, message: dict[str, Any]) -> None:
        if who not in self._lines:
            self.received[who] = []
            self._lines[who] = await self._session.ws_connect(f"{self._front}/ws", headers={"Origin": self._front})
            self._readers[who] = asyncio.create_task(self._read(who))
        line, reader = self._lines[who], self._readers[who]
        # Messages of one connection are answered one after the other.
        for one in [message] if message["t"] == "ping" else [message, {"t": "ping"}]:
            if not line.closed:
                await line.send_bytes(encode(one))
        pong = asyncio.create_task(self._pongs.get())
        answered, _ = await asyncio.wait([pong, reader], timeout=60, return_when=asyncio.FIRST_COMPLETED)
        assert answered
        pong.cancel()
        await self.settle()

    async def _read(self, who: str) -> None:
        async for message in self._lines[who]:
            data = message.data.encode() if isinstance(message.data, str) else message.data
            self.received[who].append(frame_header(len(data)) + data)
            # A careless server may have made it longer.
            if data.startswith(PONG):
                self._pongs.put_nowait(None)

    def streams(self) -> dict[str, list[bytes]]:
        return {who: frames for who, frames in self.received.items() if who != PLAYERS[INSIDER]}

    async def close(self) -> None:
        # The salon was deleted: everybody is hung up on.
        await asyncio.wait_for(asyncio.gather(*self._readers.values()), 60)
        await self._session.close()
        for runner in self._runners:
            await runner.cleanup()
