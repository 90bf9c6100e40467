"""The other nodes at the same database: what each of them can do, and what they and this one tell each other."""

import asyncio
import hashlib
import secrets
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import partial
from itertools import takewhile

import msgspec
import structlog
from msgspec import Struct

from veillee.clock import Clock
from veillee.games import GAMES
from veillee.rooms.claims import Unreached
from veillee.server import protocol as p
from veillee.server.limits import Buckets
from veillee.server.relay import MOST_SECONDS_OLD, Distrusted, Relay
from veillee.storage import LEASE_SECONDS, CannotOpen, Node

# What is taken from the limits of this node is told to the others together, after so long, and so much at a time.
TELL_SECONDS = 0.1
MOST_TOLD = 500
# A node that was killed is still in the list for a while, and one that has just started does not answer yet.
SILENT_SECONDS = 2 * LEASE_SECONDS

logger = structlog.get_logger()


class About(Struct, frozen=True):
    """What a node can do: which pages it has and understands, and with which version of its rules it plays a game."""

    protocol: int
    oldest_protocol: int
    rules: dict[str, int]
    build: str


class News(Struct, frozen=True):
    """What was taken since the last time: by limit and address, how often. No two have the same `nonce`."""

    taken: dict[str, dict[str, int]] = {}
    nonce: str = ""


class Neighbour(Struct, frozen=True):
    address: str
    about: About


decode_about = msgspec.json.Decoder(About).decode
decode_news = msgspec.json.Decoder(News).decode


def about_this(build: str) -> About:
    return About(p.PROTOCOL, p.OLDEST_PROTOCOL, {game.name: game.version for game in GAMES.values()}, build)


class Neighbours:
    """`limits`: what holds for all nodes together, by name. Whatever one of them takes, all others take too."""

    def __init__(self, clock: Clock, relay: Relay, here: About, limits: Mapping[str, Buckets]) -> None:
        self._clock, self._relay, self.here, self._limits = clock, relay, here, limits
        self._known: dict[str, Neighbour] = {}
        self._seen_at: dict[str, float] = {}
        self._told: set[str] = set()
        self._meeting: dict[str, asyncio.Task[None]] = {}
        self._untold: Counter[tuple[str, str]] = Counter()
        # News of the last minutes, and when it came: as long as it would be believed once more.
        self._heard: dict[bytes, float] = {}
        self._telling: asyncio.Task[None] | None = None
        for name, buckets in limits.items():
            buckets.on_take = partial(self._note, name)

    async def close(self) -> None:
        tasks = [*self._meeting.values(), *([self._telling] if self._telling else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    @property
    def busy(self) -> bool:
        """Whether somebody is being asked what they can do, or told what was taken here."""
        return bool(self._meeting or self._untold) or (self._telling is not None and not self._telling.done())

    # Who they are

    async def greet(self, nodes: Iterable[Node]) -> None:
        """Before this node takes anybody in. `CannotOpen` if another one has another secret."""
        try:
            await asyncio.gather(*(self._meet(node) for node in nodes))
        except Distrusted as error:
            raise CannotOpen(
                f"The node at {error} has another --node-secret: give the same file to all of them."
            ) from error

    def see(self, nodes: Iterable[Node]) -> None:
        """Those whose lease runs now, without this one."""
        there = {node.id: node for node in nodes}
        for id in (self._seen_at.keys() | self._known.keys()) - there.keys():
            self._seen_at.pop(id, None)
            self._known.pop(id, None)
            self._told.discard(id)
        for id, node in there.items():
            self._seen_at.setdefault(id, self._clock.monotonic())
            if id not in self._known and id not in self._meeting:
                task = self._meeting[id] = asyncio.create_task(self._meet_again(node))
                task.add_done_callback(lambda _, id=id: self._meeting.pop(id))  # type: ignore[misc]

    async def _meet(self, node: Node) -> None:
        try:
            answer = await self._relay.ask(node.address, b"{}")
            self._known[node.id] = Neighbour(node.address, decode_about(answer))
        except (Unreached, msgspec.MsgspecError) as error:
            logger.debug("a node does not answer", address=node.address, why=repr(error))

    async def _meet_again(self, node: Node) -> None:
        try:
            await self._meet(node)
            now = self._clock.monotonic()
            late = now - self._seen_at.get(node.id, now) > SILENT_SECONDS
            why = "nobody answers there: is its --node-address right, and its port open for this machine?"
            silent = late and node.id not in self._known
        except Distrusted:
            why, silent = "it has another --node-secret: give the same file to all of them", True
        if silent and node.id not in self._told:
            # Once for each of them.
            self._told.add(node.id)
            logger.warning("another node cannot be used", address=node.address, why=why)

    # What they can do

    def who_plays(self, game: str, version: int) -> str | None:
        return next((one.address for one in self._known.values() if one.about.rules.get(game) == version), None)

    def who_speaks(self, protocol: int) -> str | None:
        ways = ((one.address, one.about) for one in self._known.values())
        return next((to for to, about in ways if about.oldest_protocol <= protocol <= about.protocol), None)

    def with_other_pages(self) -> list[str]:
        """One node for each build of the client that is not this one's."""
        return list(
            {
                one.about.build: one.address for one in self._known.values() if one.about.build != self.here.build
            }.values()
        )

    # What they tell each other

    def hear(self, body: bytes) -> About:
        """Whoever sends it again, who can only have listened, is not heard again."""
        now, told = self._clock.monotonic(), hashlib.sha256(body).digest()
        for old in list(takewhile(lambda one: self._heard[one] < now - 2 * MOST_SECONDS_OLD, self._heard)):
            del self._heard[old]
        if told in self._heard:
            return self.here
        for name, taken in decode_news(body).taken.items():
            # A later version may have limits that this one does not know.
            if name in self._limits:
                for address, times in taken.items():
                    self._limits[name].take_too(address, times)
        self._heard[told] = now
        return self.here

    def _note(self, limit: str, address: str) -> None:
        if not self._known:
            return
        self._untold[limit, address] += 1
        if self._telling is None or self._telling.done():
            self._telling = asyncio.create_task(self._tell())

    async def _tell(self) -> None:
        while self._untold:
            await self._clock.sleep(TELL_SECONDS)
            taken: dict[str, dict[str, int]] = {}
            for limit, address in list(self._untold)[:MOST_TOLD]:
                taken.setdefault(limit, {})[address] = self._untold.pop((limit, address))
            body = msgspec.json.encode(News(taken, secrets.token_hex(16)))
            told = (self._relay.ask(one.address, body) for one in self._known.values())
            await asyncio.gather(*told, return_exceptions=True)
