"""Runs the bots of one salon: each thinks for a while, then acts."""

import hashlib
import random
import secrets
from collections.abc import Callable, Sequence

import structlog
from msgspec import Raw, Struct
from msgspec.structs import replace

from veillee.bots import floor, language_of, own_keywords, own_things, patience, put, say, think
from veillee.bots.mind import TEMPERAMENTS, Evening, Keywords, Things
from veillee.clock import Clock, Timer
from veillee.decks import Library
from veillee.rooms.messages import encode
from veillee.rules import Bot
from veillee.salon import events as ev
from veillee.salon.events import ChairId
from veillee.salon.model import Running, Salon

# How long a person takes to answer, about.
BOT_SECONDS = (2.0, 6.0)
# If a bot has made this many moves and the table still waits for it, its moves lead nowhere.
MOST_BOT_MOVES = 30

logger = structlog.get_logger()


class Bots(Struct, frozen=True):
    """What bots need. `pace` multiplies their thinking time: 1 is about that of people, 0 is none."""

    keywords: Keywords
    things: Things
    pace: float = 1.0


class BotRunner:
    """`open_head` gives the salon to act on, or None if nothing can be done now; `take` is told what bots do."""

    def __init__(
        self,
        bots: Bots,
        library: Library,
        clock: Clock,
        open_head: Callable[[], Salon | None],
        take: Callable[[Sequence[ev.AnyEvent]], None],
    ) -> None:
        self._bots, self._library, self._clock = bots, library, clock
        self._open_head, self._take = open_head, take
        self._thinking: dict[ChairId, Timer] = {}
        # Those that leave time to people first.
        self._patient: set[ChairId] = set()
        self._floor: ChairId | None = None
        self._moves: dict[ChairId, int] = {}
        self._secret = secrets.token_hex()
        self._said: dict[str, int] = {}

    def arm(self, salon: Salon) -> None:
        """Start a timer for every bot that the table waits for, and stop those of the others.

        The table also waits for a bot that has the floor, until it has spoken once.
        """
        bots = {chair.id: chair.bot for chair in salon.chairs if chair.bot is not None}
        if not bots and not self._thinking:
            return
        awaited, asked = expected(salon)
        self._moves = {chair: moves for chair, moves in self._moves.items() if chair in awaited}
        for chair in list(self._thinking):
            nobody_waits = chair not in bots or (chair not in awaited and chair != asked)
            if nobody_waits or (chair in self._patient and not wait_before(salon, chair)):
                self._thinking.pop(chair).cancel()
                self._patient.discard(chair)
        for chair, bot in bots.items():
            if chair not in self._thinking and (chair in awaited or chair == asked != self._floor):
                self._start_thinking(salon, chair, bot)
        self._floor = asked

    def _start_thinking(self, salon: Salon, chair: ChairId, bot: Bot) -> None:
        wait = wait_before(salon, chair)
        if wait:
            self._patient.add(chair)
        seconds = self._bots.pace * (wait + TEMPERAMENTS[bot.temperament].pace * random.uniform(*BOT_SECONDS))
        self._thinking[chair] = self._clock.call_later(seconds, self._act, chair)

    def forget_floor(self) -> None:
        """If a bot's words were not stored, nobody has read them: it says them again."""
        self._floor = None

    def stop(self) -> None:
        for thinking in self._thinking.values():
            thinking.cancel()
        self._thinking.clear()
        self._patient.clear()

    def _act(self, chair: ChairId) -> None:
        del self._thinking[chair]
        self._patient.discard(chair)
        salon = self._open_head()
        if salon is None or salon.running is None:
            return
        running, bot = salon.running, salon.chair(chair).bot
        if bot is None:
            return
        awaited = running.chairs.index(chair) in running.game.awaited(running.state)
        try:
            self._take(self._events(salon, running, chair, bot, awaited))
        except Exception:
            # An error in a bot must not stop the game: it goes on as if the bot were away.
            logger.exception("a bot failed", game=running.game.name)
            self._take([ev.Absent(chair=chair)] if awaited else [])

    def _events(self, salon: Salon, running: Running, chair: ChairId, bot: Bot, awaited: bool) -> list[ev.AnyEvent]:
        """What a bot says and, if the table waits for it, its move."""
        game, state, seat = running.game, running.state, running.chairs.index(chair)
        decks = [*(self._library[hash] for hash in running.start.decks), *running.start.mixed]
        bot = replace(bot, language=language_of(decks, bot.language))
        # A hash of the sealed part: nobody can compute what bots will say, and bots cannot compute the deal.
        shared = hashlib.sha256(f"bots:{running.start.server_part}".encode()).hexdigest()
        # Of images without words of ours, bots know the description. To read them all takes a while, and others wait.
        keywords = {**own_keywords(decks, self._bots.keywords), **self._bots.keywords}
        things = {**own_things(decks, bot.language, self._bots.things), **self._bots.things}
        chance = random.Random()
        evening = Evening(self._secret, salon.games - 1, self._said)
        move = think(game, state, seat, bot, keywords, shared, chance, evening, things) if awaited else None
        if move is not None:
            self._count_move(chair)
        names = tuple([salon.chair(one).name for one in running.chairs])
        words = say(game, state, seat, move, bot, keywords, things, names, shared, chance, evening)
        # Words come first: after its move the bot may have to be silent.
        events: list[ev.AnyEvent] = [] if words is None else [ev.Say(text=words, chair=chair)]
        if move is not None:
            events.append(ev.BotPlayed(chair=chair, move=Raw(encode(put(game, move, words)))))
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
    chairs, seat = running.chairs, floor(running.game, running.state)
    return [chairs[one] for one in running.game.awaited(running.state)], None if seat is None else chairs[seat]


def wait_before(salon: Salon, chair: ChairId) -> float:
    """How long a bot leaves to the people at the table before it thinks: to see the reveal, to read, to be first.

    Of a time limit it leaves them half, so that it does not run out of time itself.
    """
    running = salon.running
    assert running is not None
    chairs = [salon.chair(id) for id in running.chairs]
    people = sum(chair.bot is None and not chair.automatic for chair in chairs)
    if not people:
        return 0
    seat = running.chairs.index(chair)
    left = patience(running.game, running.state, seat, people)
    if running.clock is not None:
        left = min(left, running.clock.seconds / 2)
    return running.game.reveal_seconds(running.state) + left
