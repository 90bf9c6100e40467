"""People who act all the time, come back by themselves, and remember what they were told is done."""

import asyncio
import random
import time

import aiohttp
import msgspec

from veillee.server.protocol import PROTOCOL

# Whoever hears nothing for so long gives the connection up.
DEAD_SECONDS = 5.0
PAUSE_SECONDS = 0.1


class Person:
    """The host of a salon, who sets the link of its call to ever new addresses."""

    def __init__(self, session: aiohttp.ClientSession, nodes: list[str], chance: random.Random) -> None:
        self._session, self._nodes, self._chance = session, nodes, chance
        self._key = f"{chance.getrandbits(128):032x}"
        self._page = f"{chance.getrandbits(64):016x}"
        self.code = self._tried = ""
        self.acknowledged: list[str] = []
        self.longest_pause = 0.0
        self.refused: dict[str, int] = {}

    async def open(self) -> None:
        body = {"game": "didixit", "name": "Léa", "key": self._key}
        address = self._nodes[0]
        async with self._session.post(address + "/api/salons", json=body, headers={"Origin": address}) as answer:
            answer.raise_for_status()
            self.code = (await answer.json())["code"]

    async def act(self, ended: asyncio.Event, every: float) -> None:
        """Until `ended`, and the last message is answered."""
        number, last = 0, time.monotonic()
        ws: aiohttp.ClientWebSocketResponse | None = None
        while not ended.is_set():
            number += 1
            mid = f"{self._page}-{number}"
            what = {"t": "set_call", "link": f"https://call.example/{number}"}
            message = msgspec.json.encode({"t": "do", "mid": mid, "what": what}).decode()
            while True:
                try:
                    if ws is None or ws.closed:
                        ws = await self._connect()
                    await ws.send_str(message)
                    if await self._answered(ws, mid):
                        break
                except (aiohttp.ClientError, TimeoutError, OSError):
                    pass
                if ws is not None:
                    await hang_up(ws)
                ws = None
                await asyncio.sleep(PAUSE_SECONDS)
            self.acknowledged.append(mid)
            now = time.monotonic()
            self.longest_pause, last = max(self.longest_pause, now - last), now
            await asyncio.sleep(every)
            last += every
        if ws is not None:
            await hang_up(ws)

    async def _connect(self) -> aiohttp.ClientWebSocketResponse:
        # As a proxy does: not to the one that has just failed.
        address = self._tried = self._chance.choice([node for node in self._nodes if node != self._tried])
        async with asyncio.timeout(DEAD_SECONDS):
            ws = await self._session.ws_connect(f"{address}/ws?salon={self.code}", headers={"Origin": address})
        hello = {"t": "hello", "protocol": PROTOCOL, "code": self.code, "key": self._key}
        await ws.send_str(msgspec.json.encode(hello).decode())
        while True:
            message = await self._hear(ws)
            if message["t"] == "view":
                return ws
            if message["t"] in ("refused", "gone"):
                self._note(message["code"])
                await hang_up(ws)
                raise aiohttp.ClientError(message["code"])

    async def _answered(self, ws: aiohttp.ClientWebSocketResponse, mid: str) -> bool:
        while True:
            message = await self._hear(ws)
            if message.get("mid") == mid:
                if message["t"] == "done":
                    return True
                # It may be sent again: nothing of it has happened.
                self._note(message["code"])
                return False

    async def _hear(self, ws: aiohttp.ClientWebSocketResponse) -> dict[str, str]:
        frame = await ws.receive(DEAD_SECONDS)
        if frame.type not in (aiohttp.WSMsgType.TEXT, aiohttp.WSMsgType.BINARY):
            raise aiohttp.ClientError("hung up")
        message: dict[str, str] = msgspec.json.decode(frame.data)
        return message

    def _note(self, code: str) -> None:
        self.refused[code] = self.refused.get(code, 0) + 1


async def hang_up(ws: aiohttp.ClientWebSocketResponse) -> None:
    try:
        async with asyncio.timeout(0.2):
            await ws.close()
    except TimeoutError:
        pass
