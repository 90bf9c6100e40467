"""Simulated people for tests on a real server: HTTP and WebSocket clients."""

import asyncio
import random
import secrets
from collections.abc import Callable, Iterator
from typing import Any

import aiohttp
import msgspec
from yarl import URL

from tests.hand_clock import HandClock
from tests.players import player_of
from tests.waiting import CEILING, until
from veillee.games import GAMES
from veillee.server.protocol import PROTOCOL

PATIENCE = CEILING


def whole_view(sections: dict[str, Any]) -> dict[str, Any]:
    """What a browser makes of the newest sections that it was sent."""
    game = None if sections["pinned"] is None else {**sections["pinned"], **sections["table"]}
    return {**{key: sections[key] for key in ("seq", "now", "salon", "you")}, "game": game}


def views_of(frames: list[bytes]) -> Iterator[tuple[bytes, dict[str, Any] | None]]:
    """Every frame of one connection or several, and the view that a browser has after it, if it changed the view."""
    sections: dict[str, Any] = {}
    for frame in frames:
        message = msgspec.json.decode(frame)
        if message["t"] == "view":
            sections |= message
        yield frame, whole_view(sections) if message["t"] == "view" else None


class RefusedByServer(Exception):
    def __init__(self, code: str, data: dict[str, Any]) -> None:
        super().__init__(code)
        self.code, self.data = code, data


class Guest:
    """One browser. Keeps every frame it ever received."""

    def __init__(self, session: aiohttp.ClientSession, address: str, code: str, name: str, key: str = "") -> None:
        self.session, self.address, self.code, self.name = session, address, code, name
        self.key = key or secrets.token_urlsafe(24)
        self.frames: list[bytes] = []
        self.view: dict[str, Any] = {}
        self._sections: dict[str, Any] = {}
        self.live: dict[str, Any] = {}
        self.chat: list[dict[str, Any]] = []
        self.strays: list[str] = []
        self.other: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._answers: dict[str, asyncio.Future[None]] = {}
        self._news = asyncio.Condition()

    @property
    def origin(self) -> dict[str, str]:
        return {"Origin": str(URL(self.address).origin())}

    async def connect(self, key: str | None = None) -> "Guest":
        url = f"{self.address}/ws?salon={self.code}"
        self.ws = await self.session.ws_connect(url, headers=self.origin, max_msg_size=0)
        self._sections = {}
        self.reading = asyncio.create_task(self._read())
        await self.send({"t": "hello", "protocol": PROTOCOL, "code": self.code, "key": key or self.key})
        await self.until(lambda guest: bool(guest.view))
        return self

    async def ring(self) -> None:
        """A connection on which nothing has been said yet."""
        self.ws = await self.session.ws_connect(self.address + "/ws", headers=self.origin)
        self.reading = asyncio.create_task(self._read())

    async def turned_away(self) -> str:
        """Knock, and be refused: the code of the refusal."""
        await self.ring()
        await self.send({"t": "hello", "protocol": PROTOCOL, "code": self.code, "key": self.key})
        await self.until(lambda guest: bool(guest.strays))
        assert not self.view
        return self.strays[-1]

    async def hang_up(self) -> None:
        await self.ws.close()
        await self.reading
        self.view = {}

    async def _read(self) -> None:
        async for frame in self.ws:
            data = frame.data.encode() if isinstance(frame.data, str) else frame.data
            self.frames.append(data)
            message = msgspec.json.decode(data)
            match message["t"]:
                case "view":
                    assert message["seq"] >= self.view.get("seq", 0)
                    self._sections |= message
                    self.view = whole_view(self._sections)
                case "live":
                    self.live = message
                case "chat":
                    self.chat += message["lines"]
                case "done":
                    self._answer(message["mid"], None)
                case "refused":
                    error = RefusedByServer(message["code"], message["data"])
                    if message["mid"] is None:
                        self.strays.append(message["code"])
                    else:
                        self._answer(message["mid"], error)
                case _:
                    self.other.put_nowait(message)
            async with self._news:
                self._news.notify_all()
        async with self._news:
            self._news.notify_all()

    def _answer(self, mid: str, error: Exception | None) -> None:
        future = self._answers.pop(mid, None)
        if future is not None and not future.done():
            if error is None:
                future.set_result(None)
            else:
                future.set_exception(error)

    async def send(self, message: Any) -> None:
        await self.ws.send_str(message if isinstance(message, str) else msgspec.json.encode(message).decode())

    async def ask(self, message: dict[str, Any], mid: str | None = None) -> None:
        mid = mid or secrets.token_hex(8)
        answer = self.answer_to(mid)
        await self.send({**message, "mid": mid})
        await asyncio.wait_for(answer, PATIENCE)

    def answer_to(self, mid: str) -> "asyncio.Future[None]":
        future = self._answers[mid] = asyncio.get_running_loop().create_future()
        return future

    async def do(self, t: str, mid: str | None = None, **what: Any) -> None:
        await self.ask({"t": "do", "what": {"t": t, **what}}, mid)

    async def refusal(self, t: str, **what: Any) -> str:
        try:
            await self.do(t, **what)
        except RefusedByServer as refused:
            return refused.code
        raise AssertionError(f"{t} was not refused")

    async def until(self, true: Callable[["Guest"], bool]) -> None:
        async with self._news:
            await asyncio.wait_for(self._news.wait_for(lambda: true(self)), PATIENCE)

    async def join(self, **more: Any) -> "Guest":
        await self.ask({"t": "join", "key": self.key, "name": self.name, **more})
        return self

    @property
    def chair(self) -> int:
        return int(next(c["id"] for c in self.view["salon"]["chairs"] if c["holder"] == self.person))

    @property
    def person(self) -> int:
        return int(self.view["you"]["person"])

    @property
    def public(self) -> Any:
        game = self.view["game"]
        return msgspec.convert(game["public"], GAMES[game["name"]].public_type)

    @property
    def private(self) -> Any:
        return msgspec.convert(self.view["you"]["hands"][0]["private"], GAMES[self.view["game"]["name"]].private_type)

    def moves(self) -> list[Any]:
        return [
            msgspec.to_builtins(move) for move in player_of(self.view["game"]["name"]).moves(self.public, self.private)
        ]

    async def play(self, move: Any, mid: str | None = None) -> None:
        await self.do("play", mid, chair=self.chair, move=msgspec.to_builtins(move))


async def open_salon(session: aiohttp.ClientSession, address: str, name: str = "Léa", game: str = "didixit") -> Guest:
    guest = Guest(session, address, "", name)
    body = {"game": game, "name": name, "key": guest.key}
    async with session.post(address + "/api/salons", json=body, headers=guest.origin) as answer:
        assert answer.status == 201, await answer.text()
        guest.code = (await answer.json())["code"]
    return await guest.connect()


async def sit_down(
    session: aiohttp.ClientSession, address: str, names: list[str], game: str = "didixit"
) -> list[Guest]:
    """A salon whose host and guests all sit, in this order."""
    host = await open_salon(session, address, names[0], game)
    guests = [host]
    for name in names[1:]:
        guests.append(await (await Guest(session, address, host.code, name).connect()).join())
    for colour, guest in enumerate(guests):
        await guest.do("sit", name=guest.name, colour=colour)
    return guests


async def start(guests: list[Guest], **options: Any) -> None:
    if options:
        await guests[0].do("set_options", options=options)
    await guests[0].ask({"t": "start"})
    for guest in guests:
        await guest.until(lambda one: one.view["game"] is not None)


async def make_deck(guest: Guest, kind: str, name: str = "Les nôtres", language: str = "fr") -> int:
    """The number of a new deck."""
    await guest.do("make_deck", kind=kind, name=name, language=language)
    await guest.until(lambda one: one.view["salon"]["decks"][-1:] and one.view["salon"]["decks"][-1]["name"] == name)
    return int(guest.view["salon"]["decks"][-1]["id"])


async def page(guest: Guest, deck: int) -> dict[str, Any]:
    url = f"{guest.address}/api/salons/{guest.code}/decks/{deck}"
    async with guest.session.get(url, headers={"X-Veillee-Key": guest.key}) as answer:
        assert answer.status == 200, await answer.text()
        assert answer.headers["Cache-Control"] == "no-store"
        told: dict[str, Any] = await answer.json()
        return told


async def together(guests: list[Guest]) -> None:
    """Wait until everybody sees the newest state."""
    newest = max(guest.view["seq"] for guest in guests)
    for guest in guests:
        await guest.until(lambda one: one.view["seq"] >= newest)


async def play_at_ease(guest: Guest, move: Any, clock: HandClock | None = None) -> None:
    """Again, if one plays faster than people may. `clock`: that of the house, if it is not the computer's."""

    async def played() -> bool:
        try:
            await guest.play(move)
        except RefusedByServer as refused:
            if refused.code != "too_fast":
                raise
            if clock is not None:
                await clock.pass_on(1)
            return False
        return True

    await until(played)


async def play_on(guests: list[Guest], clock: HandClock | None = None) -> None:
    """Somebody who is awaited plays anything that is allowed, until the game is over."""
    chance = random.Random("play on")
    while guests[0].view["game"]["outcome"] is None:
        await together(guests)
        seat = guests[0].view["game"]["awaited"][0]
        await play_at_ease(guests[seat], chance.choice(guests[seat].moves()), clock)
        await guests[0].until(lambda one, seat=seat: one.view["seq"] >= guests[seat].view["seq"])  # type: ignore[misc]
