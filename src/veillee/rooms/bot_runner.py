"""Runs the bots of one salon: each thinks for a while, then acts."""

import asyncio
import hashlib
import random
from collections.abc import Callable, Sequence

import structlog
from msgspec import Raw, Struct
from msgspec.structs import replace

from veillee.bots import floor, language_of, say, think
from veillee.bots.mind import TEMPERAMENTS, Known
from veillee.decks import Library
from veillee.rooms.messages import encode
from veillee.rules import Bot
from veillee.salon import events as ev
from veillee.salon.events import ChairId
from veillee.salon.model import Running, Salon

# How long a person takes to answer, about.
BOT_SECONDS = (2.0, 6.0)
# No bot has use for so many moves while the table waits for it: its moves do not get the table on.
MOST_BOT_MOVES = 30

logger = structlog.get_logger()


class Bots(Struct, frozen=True):
    """What bots know by heart, and how long they take: 1 is the pace of people, 0 is at once."""

    heart: Known
    pace: float = 1.0


class BotRunner:
    """`open_head` gives the salon as it is now, or None while nothing can happen; `happen` makes events happen."""

    def __init__(
        self,
        bots: Bots,
        library: Library,
        open_head: Callable[[], Salon | None],
        happen: Callable[[Sequence[ev.AnyEvent]], None],
    ) -> None:
        self._bots, self._library = bots, library
        self._open_head, self._happen = open_head, happen
        self._loop = asyncio.get_running_loop()
        self._thinking: dict[ChairId, asyncio.TimerHandle] = {}
        self._floor: ChairId | None = None
        self._moves: dict[ChairId, int] = {}

    def arm(self, salon: Salon) -> None:
        """Every bot that is awaited thinks for a while, each for itself; whoever is no longer awaited stops.

        A bot that is given the floor is awaited too, until it has spoken once.
        """
        bots = {chair.id: chair.bot for chair in salon.chairs if chair.bot is not None}
        if not bots and not self._thinking:
            return
        awaited, asked = expected(salon)
        self._moves = {chair: moves for chair, moves in self._moves.items() if chair in awaited}
        for chair in list(self._thinking):
            if chair not in bots or (chair not in awaited and chair != asked):
                self._thinking.pop(chair).cancel()
        for chair, bot in bots.items():
            if chair not in self._thinking and (chair in awaited or chair == asked != self._floor):
                seconds = self._bots.pace * TEMPERAMENTS[bot.temperament].pace * random.uniform(*BOT_SECONDS)
                self._thinking[chair] = self._loop.call_later(seconds, self._act, chair)
        self._floor = asked

    def forget_floor(self) -> None:
        """Words that were not stored were not heard: whoever was asked for them says them again."""
        self._floor = None

    def stop(self) -> None:
        for thinking in self._thinking.values():
            thinking.cancel()
        self._thinking.clear()

    def _act(self, chair: ChairId) -> None:
        del self._thinking[chair]
        salon = self._open_head()
        if salon is None or salon.running is None:
            return
        running, bot = salon.running, salon.chair(chair).bot
        if bot is None:
            return
        awaited = running.start.chairs.index(chair) in running.game.awaited(running.state)
        try:
            self._happen(self._events(running, chair, bot, awaited))
        except Exception as wrong:
            # A bot must never stop an evening: whatever it stumbles over, the game gets on as if it were away.
            logger.exception("bot", game=running.game.name, error=str(wrong))
            self._happen([ev.Absent(chair=chair)] if awaited else [])

    def _events(self, running: Running, chair: ChairId, bot: Bot, awaited: bool) -> list[ev.AnyEvent]:
        """What a bot says and, if the table waits for it, its move."""
        game, state, seat = running.game, running.state, running.start.chairs.index(chair)
        decks = [self._library[hash] for hash in running.start.decks]
        bot = replace(bot, language=language_of(decks, bot.language))
        # One way from the sealed part: nobody can work out beforehand what bots will say, nor bots how it was dealt.
        shared = hashlib.sha256(f"bots:{running.start.server_part}".encode()).hexdigest()
        heart, chance = self._bots.heart, random.Random()
        move = think(game, state, seat, bot, heart, shared, chance) if awaited else None
        if move is not None:
            self._count_move(chair)
        words = say(game, state, seat, move, bot, heart, shared, chance)
        # Said first: a move may bind one to silence.
        events: list[ev.AnyEvent] = [] if words is None else [ev.Say(text=words, chair=chair)]
        if move is not None:
            events.append(ev.BotPlayed(chair=chair, move=Raw(encode(move))))
        return events

    def _count_move(self, chair: ChairId) -> None:
        moves = self._moves[chair] = self._moves.get(chair, 0) + 1
        if moves > MOST_BOT_MOVES:
            raise RuntimeError(f"a bot made {MOST_BOT_MOVES} moves and is still awaited")


def expected(salon: Salon) -> tuple[list[ChairId], ChairId | None]:
    """The chairs whose moves the table waits for, and the one whose words."""
    running = salon.running
    if running is None:
        return [], None
    chairs, seat = running.start.chairs, floor(running.game, running.state)
    return [chairs[one] for one in running.game.awaited(running.state)], None if seat is None else chairs[seat]
