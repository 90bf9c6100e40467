"""People who play, and come back after every break as a browser does: what was not answered is sent again."""

import asyncio
import random
import secrets
from contextlib import suppress
from typing import Any

import aiohttp
import msgspec

from tests.chaos.witness import Book, read_message
from tests.guests import Guest, whole_view
from tests.players import player_of
from veillee.server import protocol as p

# Fewer than the server remembers of each person.
MOST_UNDER_WAY = 60
REACTIONS = ("laughter", "applause", "doubt", "heart")
# What a socket may raise when the server is killed.
BROKEN = (aiohttp.ClientError, OSError, TimeoutError)


class Client(Guest):
    """A browser that never gives up."""

    def __init__(
        self,
        session: aiohttp.ClientSession,
        address: str,
        book: Book,
        name: str,
        chance: random.Random,
        key: str = "",
    ) -> None:
        super().__init__(session, address, book.code, name, key)
        self.book, self.chance, self.screen = book, chance, book.screen(self.key)
        self.gone = False
        self._in = asyncio.Event()
        # Messages are numbered, as a page does it.
        self._page, self._sent = secrets.token_hex(8), 0
        # By message id: sent and not answered; who waits for the answer; and those that were sent more than once.
        self.pending: dict[str, bytes] = {}
        self._futures: dict[str, asyncio.Future[str | None]] = {}
        self._sent_again: set[str] = set()
        self._last: tuple[str, bytes] | None = None

    async def stay(self) -> None:
        """Be connected, whatever happens."""
        while not self.gone:
            try:
                async with self.session.ws_connect(
                    self.address + "/ws", headers=self.origin, max_msg_size=0
                ) as self.ws:
                    self.screen.connected()
                    self._sections = {}
                    hello = {"t": "hello", "protocol": p.PROTOCOL, "code": self.code, "key": self.key}
                    await self._write(msgspec.json.encode(hello))
                    async for frame in self.ws:
                        if frame.type is not aiohttp.WSMsgType.TEXT:
                            break
                        await self._note(frame.data.encode())
            except BROKEN:
                pass
            self.view = {}
            # Everybody comes back, but not in the same moment.
            await asyncio.sleep(self.chance.uniform(0.05, 0.2))

    async def _note(self, frame: bytes) -> None:
        self.screen.got(frame)
        message = msgspec.json.decode(frame)
        match message["t"]:
            case "view":
                first = not self.view
                self._sections |= message
                self.view = whole_view(self._sections)
                self._in.set()
                if first:
                    await self._send_again()
            case "live":
                self.live = message
            case "done":
                self._answered(message["mid"], None)
            case "refused" if message["mid"] is not None:
                self._answered(message["mid"], message["code"])
            case "refused" if message["code"] in ("no_such_salon", "removed"):
                self.gone = True
            case "gone":
                self.gone = True

    async def _send_again(self) -> None:
        for mid, message in list(self.pending.items()):
            self._sent_again.add(mid)
            await self._write(message)

    def _answered(self, mid: str, code: str | None) -> None:
        message = self.pending.pop(mid, None)
        if message is None:
            return
        if code is None:
            read = read_message(message)
            assert isinstance(read, p.Do | p.Start | p.Join)
            self.book.acknowledged(read)
            self._last = mid, message
        elif mid not in self._sent_again:
            self.book.was_refused(mid, code)
        self._sent_again.discard(mid)
        future = self._futures.pop(mid, None)
        if future is not None and not future.done():
            future.set_result(code)

    async def _write(self, message: bytes) -> None:
        await self.ws.send_str(message.decode())

    async def tell(self, message: dict[str, Any]) -> None:
        """Send something that needs no answer."""
        if self.view:
            with suppress(*BROKEN):
                await self._write(msgspec.json.encode(message))

    async def act(self, message: dict[str, Any]) -> str | None:
        """Send something until it is answered: None if it was done, else why not."""
        mid = self.next_id()
        future = self._futures[mid] = asyncio.get_running_loop().create_future()
        await self.begin(message, mid)
        answer: str | None = await future
        return answer

    def next_id(self) -> str:
        self._sent += 1
        return f"{self._page}-{self._sent}"

    async def begin(self, message: dict[str, Any], mid: str) -> None:
        """Send something, and again after every break, and do not wait for the answer."""
        self.pending[mid] = msgspec.json.encode({**message, "mid": mid})
        if self.view:
            with suppress(*BROKEN):
                await self._write(self.pending[mid])

    async def try_to(self, t: str, **what: Any) -> str | None:
        return await self.act({"t": "do", "what": {"t": t, **what}})

    async def repeat(self) -> None:
        """Send the last message again, as if its answer had been lost."""
        if self._last is not None and self.view:
            mid, message = self._last
            self.pending[mid] = message
            self._sent_again.add(mid)
            with suppress(*BROKEN):
                await self._write(message)

    async def seen(self) -> None:
        """Until this browser has had a view."""
        await self._in.wait()


class Player(Client):
    """Plays any legal move, talks, laughs, looks things up. The host starts one game after another."""

    async def play_on(self) -> None:
        while not self.gone:
            await asyncio.sleep(self.chance.uniform(0.02, 0.08))
            if self.view:
                await self._do_something()

    async def _do_something(self) -> None:
        await self._chatter()
        game = self.view and self.view["game"]
        if not self.view or (game is None and not self._is_host):
            return
        if game is None:
            await self._start()
        elif game["outcome"] is not None:
            if self._is_host and self.chance.random() < 0.3:
                await self.try_to("put_away")
        elif game["paused"]:
            await self.try_to("go_on")
        elif self.view["you"]["hands"] and (moves := self.moves()):
            await self.try_to("play", chair=self.chair, move=self.chance.choice(moves))

    @property
    def _is_host(self) -> bool:
        return bool(self.view["salon"]["host"] == self.view["you"]["person"])

    async def _start(self) -> None:
        options = self.chance.choice(player_of(self.view["salon"]["game"]).OPTIONS)
        await self.try_to("set_options", options=options)
        await self.act({"t": "start"})

    async def _chatter(self) -> None:
        dice = self.chance.random()
        if dice < 0.02:
            await self.try_to("say", text=f"Bonsoir {self.chance.randrange(1000)} !")
        elif dice < 0.04:
            await self.tell({"t": "react", "kind": self.chance.choice(REACTIONS)})
        elif dice < 0.06:
            await self.tell({"t": "ask_story", "after": 0})
        elif dice < 0.07:
            await self.tell({"t": "ask_export"})
        elif dice < 0.12:
            await self.repeat()
        elif dice < 0.15 and self.view["game"] and self.view["you"]["hands"]:
            drafts = player_of(self.view["game"]["name"]).DRAFTS
            if drafts:
                draft = msgspec.to_builtins(self.chance.choice(drafts))
                await self.tell({"t": "draft", "chair": self.chair, "draft": draft})


class Scribe(Client):
    """Renames their chair many times a second, and waits for no answer: there is always something under way."""

    async def scribble(self) -> None:
        number = 0
        while not self.gone:
            await asyncio.sleep(0.05)
            for _ in range(2):
                chair = self._own_chair()
                if chair is not None and len(self.pending) < MOST_UNDER_WAY:
                    number += 1
                    name = f"{self.name} {number}"
                    what = {"t": "dress", "chair": chair["id"], "name": name, "colour": chair["colour"]}
                    await self.begin({"t": "do", "what": what}, self.next_id())

    def _own_chair(self) -> dict[str, Any] | None:
        """None before the first view; and a server that lies may have lost it."""
        if not self.view:
            return None
        return next((chair for chair in self.view["salon"]["chairs"] if chair["holder"] == self.person), None)


async def open_salon(session: aiohttp.ClientSession, address: str, game: str, name: str) -> tuple[str, str]:
    """A new salon: its code, and the key of its host."""
    key = secrets.token_urlsafe(24)
    body = {"game": game, "name": name, "key": key}
    async with session.post(address + "/api/salons", json=body, headers={"Origin": address}) as answer:
        if answer.status != 201:
            raise aiohttp.ClientError(await answer.text())
        return (await answer.json())["code"], key
