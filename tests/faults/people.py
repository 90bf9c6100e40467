"""People who act all the time, come back by themselves, and remember what they were told is done."""

import asyncio
import random
import time
from typing import Any

import aiohttp
import msgspec
from msgspec import Struct

from veillee.server.protocol import PROTOCOL

# As browsers do: who waits for an answer and hears nothing for so long asks whether anybody is there, and leaves if
# there is no sign of life.
QUIET_SECONDS = 1.0
PROOF_OF_LIFE_SECONDS = 4.0
# Who comes may be held for a while at the door, until the salon is there.
WELCOME_SECONDS = 12.0
PAUSE_SECONDS = 0.1
LOOK_SECONDS = 1.0
LONG_PAUSE_SECONDS = 1.0
# A game that bots and time limits play to its end, whatever the host does.
OPTIONS = {"end": "score", "target": 10, "tell_seconds": 2, "give_seconds": 1, "vote_seconds": 1}
BOTS = 3


class Pause(Struct, frozen=True):
    """`until` is a time of day. `before` and `after`: the addresses of the nodes."""

    seconds: float
    until: float
    salon: str
    before: str
    after: str


class Balancer:
    """Brings people to any node that is well, as a proxy does that asks all of them every second."""

    def __init__(self, session: aiohttp.ClientSession, nodes: list[str], chance: random.Random) -> None:
        self._session, self.nodes, self._chance = session, nodes, chance
        self._well = set(nodes)

    def choose(self) -> str:
        return self._chance.choice([node for node in self.nodes if node in self._well] or self.nodes)

    async def look_forever(self) -> None:
        await asyncio.gather(*(self._look_after(node) for node in self.nodes))

    async def _look_after(self, node: str) -> None:
        while True:
            if await self._is_well(node):
                self._well.add(node)
            else:
                self._well.discard(node)
            await asyncio.sleep(LOOK_SECONDS)

    async def _is_well(self, node: str) -> bool:
        try:
            async with asyncio.timeout(LOOK_SECONDS), self._session.get(f"{node}/healthz") as answer:
                return answer.status == 200
        except (aiohttp.ClientError, TimeoutError, OSError):
            return False


class Person:
    """The host of a salon, who plays with bots, and sets the link of its call to ever new addresses."""

    def __init__(self, session: aiohttp.ClientSession, balancer: Balancer, chance: random.Random) -> None:
        self._session, self._balancer = session, balancer
        self._key = f"{chance.getrandbits(128):032x}"
        self._page = f"{chance.getrandbits(64):016x}"
        self._node = ""
        self._number = 0
        self._ws: aiohttp.ClientWebSocketResponse | None = None
        # The newest of what the view says of the game.
        self._game: dict[str, Any] = {}
        self.code = ""
        self.acknowledged: list[str] = []
        self.longest_pause = 0.0
        self.pauses: list[Pause] = []
        self.refused: dict[str, int] = {}

    async def open(self) -> None:
        body = {"game": "didixit", "name": "Léa", "key": self._key}
        address = self._balancer.choose()
        async with self._session.post(address + "/api/salons", json=body, headers={"Origin": address}) as answer:
            answer.raise_for_status()
            self.code = (await answer.json())["code"]
        bot = {"temperament": "sharp", "language": "fr"}
        for what in (
            {"t": "sit", "name": "Léa", "colour": 0},
            *[{"t": "add_bot", "bot": bot} for _ in range(BOTS)],
            {"t": "set_options", "options": OPTIONS},
        ):
            await self._do({"t": "do", "what": what}, insist=True)
        # Back by any way: most are not the node in which the salon is then.
        assert self._ws is not None
        await hang_up(self._ws)
        self._node = ""

    async def act(self, ended: asyncio.Event, every: float) -> None:
        """Until `ended`, and the last message is answered."""
        last, before = time.monotonic(), self._node
        while not ended.is_set():
            if self._game.get("outcome") is not None:
                await self._do({"t": "do", "what": {"t": "put_away"}}, insist=False)
            elif self._game.get("pinned") is None:
                await self._do({"t": "start"}, insist=False)
            elif self._game.get("paused"):
                await self._do({"t": "do", "what": {"t": "go_on"}}, insist=False)
            else:
                link = f"https://call.example/{self._number}"
                await self._do({"t": "do", "what": {"t": "set_call", "link": link}}, insist=True)
            now = time.monotonic()
            pause, last = now - last, now
            self.longest_pause = max(self.longest_pause, pause)
            if pause > LONG_PAUSE_SECONDS:
                self.pauses.append(Pause(round(pause, 2), time.time(), self.code, before, self._node))
            before = self._node
            await asyncio.sleep(every)
            last += every
        if self._ws is not None:
            await hang_up(self._ws)

    async def _do(self, message: dict[str, Any], insist: bool) -> None:
        """Sent again and again until it is answered. `insist`: also if it is refused."""
        self._number += 1
        mid = f"{self._page}-{self._number}"
        text = msgspec.json.encode({**message, "mid": mid}).decode()
        while True:
            try:
                if self._ws is None or self._ws.closed:
                    self._ws = await self._connect()
                await self._ws.send_str(text)
                refused = await self._answer(self._ws, mid)
                if refused is None:
                    self.acknowledged.append(mid)
                    return
                if not insist:
                    return
                self._note(refused)
            except (aiohttp.ClientError, TimeoutError, OSError):
                if self._ws is not None:
                    await hang_up(self._ws)
                self._ws = None
            await asyncio.sleep(PAUSE_SECONDS)

    async def _connect(self) -> aiohttp.ClientWebSocketResponse:
        address = self._node = self._balancer.choose()
        async with asyncio.timeout(PROOF_OF_LIFE_SECONDS):
            ws = await self._session.ws_connect(f"{address}/ws?salon={self.code}", headers={"Origin": address})
        try:
            hello = {"t": "hello", "protocol": PROTOCOL, "code": self.code, "key": self._key}
            await ws.send_str(msgspec.json.encode(hello).decode())
            self._game = {}
            while not self._game:
                message = self._read(await ws.receive(WELCOME_SECONDS))
                if message["t"] in ("refused", "gone"):
                    self._note(message["code"])
                    raise aiohttp.ClientError(message["code"])
        except BaseException:
            await hang_up(ws)
            raise
        return ws

    async def _answer(self, ws: aiohttp.ClientWebSocketResponse, mid: str) -> str | None:
        """The code of the refusal, if it is one: nothing has happened then."""
        while True:
            message = await self._hear(ws)
            if message.get("mid") == mid:
                if message["t"] == "done":
                    return None
                return str(message["code"])

    async def _hear(self, ws: aiohttp.ClientWebSocketResponse) -> dict[str, Any]:
        try:
            return self._read(await ws.receive(QUIET_SECONDS))
        except TimeoutError:
            await ws.send_str('{"t":"ping"}')
            return self._read(await ws.receive(PROOF_OF_LIFE_SECONDS))

    def _read(self, frame: aiohttp.WSMessage) -> dict[str, Any]:
        if frame.type not in (aiohttp.WSMsgType.TEXT, aiohttp.WSMsgType.BINARY):
            raise aiohttp.ClientError("hung up")
        message: dict[str, Any] = msgspec.json.decode(frame.data)
        if message["t"] == "view":
            if "pinned" in message:
                self._game = {"pinned": message["pinned"]}
            self._game |= {
                key: value for key, value in (message.get("table") or {}).items() if key in ("outcome", "paused")
            }
        return message

    def _note(self, code: str) -> None:
        self.refused[code] = self.refused.get(code, 0) + 1


async def hang_up(ws: aiohttp.ClientWebSocketResponse) -> None:
    try:
        async with asyncio.timeout(0.2):
            await ws.close()
    except TimeoutError:
        pass
