"""A salon while it is awake: one thing at a time, stored first, then shown.

`head` is the salon with everything accepted so far; `stored` is what the log has confirmed, and all that anyone is
shown. A move is judged against `head`, so a vote never conflicts with another that is still being stored.
"""

import asyncio
import hashlib
import random
import secrets
from collections.abc import Callable
from functools import reduce
from typing import Any, Literal, Protocol

import msgspec
import structlog
from msgspec import Raw, Struct

from veillee.bots import floor, language_of, say, think
from veillee.bots.mind import TEMPERAMENTS, Known
from veillee.decks import Library
from veillee.games import GAMES
from veillee.rules import AnyGame, Deck, Refused, clean
from veillee.salon import events as ev
from veillee.salon import records, snapshots
from veillee.salon.chairs import has_its_place, seats_to_take
from veillee.salon.events import ChairId, Entry, PersonId
from veillee.salon.fold import evolve
from veillee.salon.game import begin, decode_move, start_event
from veillee.salon.model import CHAT_LENGTH, Chair, Running, RunningClock, Salon
from veillee.salon.people import find_person, hash_of_key
from veillee.salon.replay import read_entry, replay
from veillee.salon.views import pinned_view, salon_view, table_view, you_view
from veillee.storage import NotStored, Row, Storage

SNAPSHOT_EVERY = 200
HOST_GRACE_SECONDS = 20
STORY_PAGE = 50
MOST_SOCKETS = 160
MOST_VISITORS = 60
# After a failure to store, time limits are not tried again at once.
PAUSE_AFTER_FAILURE = 5
# How long a person takes to answer, about.
BOT_SECONDS = (2.0, 6.0)
# No bot has use for so many moves while the table waits for it: its moves do not get the table on.
MOST_BOT_MOVES = 30

encode = msgspec.json.Encoder().encode
decode_entry = msgspec.json.Decoder(Entry).decode
logger = structlog.get_logger()


class Connection(Protocol):
    """What a room knows of a socket."""

    person: PersonId | None

    def send(self, message: bytes) -> None: ...

    def close(self) -> None: ...


class Answers(Protocol):
    """How the room's news become messages; the server's protocol implements it, so that rooms know no wire format."""

    def shared_view(self, seq: int, now: int, salon: bytes, game: bytes) -> bytes: ...

    def view(self, shared: bytes, you: bytes) -> bytes: ...

    def done(self, mid: str) -> bytes: ...

    def refused(self, mid: str | None, refused: Refused) -> bytes: ...

    def live(self, present: list[PersonId], drafts: list[tuple[ChairId, Raw]], heir: PersonId | None) -> bytes: ...

    def chat(self, lines: list[tuple[int, Entry]], salon: Salon, page: bool, more: bool) -> bytes: ...

    def gone(self, code: str) -> bytes: ...


class Bots(Struct, frozen=True):
    """What bots know by heart, and how long they take: 1 is the pace of people, 0 is at once."""

    heart: Known
    pace: float = 1.0


class Room:
    def __init__(
        self, salon: Salon, storage: Storage, library: Library, answers: Answers, now: Callable[[], int], bots: Bots
    ) -> None:
        self.head = self.stored = salon
        self.connections: set[Connection] = set()
        self.idle_since = now()
        self._log, self._library, self._answers, self._now, self._bots = storage, library, answers, now, bots
        self._loop = asyncio.get_running_loop()
        self._unstored: list[tuple[Salon, list[tuple[Connection, str]]]] = []
        self._to_acknowledge: list[tuple[Connection, str]] = []
        self._said: list[tuple[int, Entry]] = []
        self._showing = False
        self._reloading: asyncio.Task[None] | None = None
        self._epoch = 0
        self._drafts: dict[ChairId, tuple[PersonId, Raw]] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._timer_clock: RunningClock | None = None
        self._thinking: dict[ChairId, asyncio.TimerHandle] = {}
        self._floor: ChairId | None = None
        self._bot_moves: dict[ChairId, int] = {}
        self._host_seen = salon.host
        self._people_seen = len(salon.people)
        self._host_away_since: int | None = None
        self._story: _Story | None = None
        self._salon_bytes: tuple[Salon, bytes] | None = None
        self._pinned_bytes: tuple[ev.Started, bytes] | None = None
        self._last_snapshot = salon.seq
        self.gone = False
        self._follow_up()
        self._arm_timer()
        self._arm_bots()

    @property
    def code(self) -> str:
        return self.stored.code

    @property
    def busy(self) -> bool:
        return bool(self.connections or self._unstored or self._reloading)

    # Coming and going

    def connect(self, connection: Connection) -> None:
        if self.stored.locked and connection.person is None:
            raise Refused("salon_locked")
        # Visitors cannot take the places of those who have joined.
        if len(self.connections) >= (MOST_VISITORS if connection.person is None else MOST_SOCKETS):
            raise Refused("too_many_screens")
        self.connections.add(connection)
        connection.send(self._view_for(connection, self._shared_view()))
        self._presence_changed()

    def disconnect(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.idle_since = self._now()
        here = self._present()
        for chair, (person, _) in list(self._drafts.items()):
            if person not in here:
                del self._drafts[chair]
        self._presence_changed()

    def identify(self, key: str) -> PersonId:
        person = find_person(self.stored, key)
        if person is None:
            raise Refused("unknown_key")
        if person.removed:
            raise Refused("removed")
        return person.id

    def _present(self) -> list[PersonId]:
        # Whoever is still being written down is not here yet.
        known = len(self.stored.people)
        return sorted({c.person for c in self.connections if c.person is not None and c.person < known})

    def _presence_changed(self) -> None:
        if self.stored.host in self._present():
            self._host_away_since = None
        elif self._host_away_since is None:
            self._host_away_since = self._now()
            self._loop.call_later(HOST_GRACE_SECONDS + 0.1, self._show_live)
        self._show_live()
        if not self.gone and self._reloading is None:
            self._follow_up()

    def heir(self) -> PersonId | None:
        """Who may take over from a host who has been gone for a while: the next seat whose person is here."""
        away = self._host_away_since
        if away is None or self._now() - away < HOST_GRACE_SECONDS * 1000:
            return None
        salon, here = self.stored, set(self._present())
        holders = [chair.holder for chair in salon.chairs]
        first = holders.index(salon.host) + 1 if salon.host in holders else 0
        circle = holders[first:] + holders[:first]
        # With nobody in a chair, whoever is here may hold the door.
        watching = [p.id for p in salon.people if not p.screen and not p.removed]
        return next((p for p in [*circle, *watching] if p in here and p != salon.host), None)

    def _show_live(self) -> None:
        here, heir = self._present(), self.heir()
        for connection in list(self.connections):
            # One's own draft is not echoed: the hand that draws it is ahead of the wire.
            drafts = [(chair, draft) for chair, (by, draft) in self._drafts.items() if by != connection.person]
            connection.send(self._answers.live(here, drafts, heir))

    # Acting

    def join(self, connection: Connection, mid: str, key: str, name: str, screen: bool) -> None:
        self._accepting()
        known = find_person(self.head, key)
        if known is None:
            self._take(ev.Joined(name=name, key=hash_of_key(key), screen=screen), None, None, connection, mid)
            known = find_person(self.head, key)
            assert known is not None
        else:
            # A resend after a lost answer.
            self._acknowledge_later(connection, mid)
        if known.removed:
            raise Refused("removed")
        connection.person = known.id
        if known.id < self._people_seen:
            self._presence_changed()

    def act(self, connection: Connection, mid: str, what: ev.Act) -> None:
        """Something a person does. Whatever is slow (looking up a clip or a line) has been done before."""
        by = self._first_time(connection, mid)
        if by is None:
            return
        if isinstance(what, ev.TakeHost) and by != self.heir():
            raise Refused("host_is_here")
        if isinstance(what, ev.HandOver) and self._plays(self.head.chair(what.chair), by):
            raise Refused("player_is_here")
        if isinstance(what, ev.TakeChair):
            self._may_have(self.head.chair(what.chair), by)
        if isinstance(what, ev.SetAutomatic) and not what.on and self.head.chair(what.chair).holder == by:
            self._may_have(self.head.chair(what.chair), by)
        if isinstance(what, ev.Say):
            what = msgspec.structs.replace(what, text=clean(what.text, CHAT_LENGTH))
        if isinstance(what, ev.Play) and self.head.running is not None:
            # Stored as it was understood, without whatever blanks were around it.
            move = decode_move(self.head.running.game, what.move)
            what = msgspec.structs.replace(what, move=Raw(encode(move)))
        self._take(what, by, mid, connection, mid)

    def _plays(self, chair: Chair, host: PersonId) -> bool:
        """Whether somebody other than the host is there to play this chair."""
        return not chair.left and chair.holder != host and chair.holder in self._present()

    def _may_have(self, chair: Chair, person: PersonId) -> None:
        """Asked at the door and not of the fold: logs from before these rules still have to replay."""
        if chair.left and not has_its_place(self.head, chair):
            raise Refused("chair_taken")
        if chair.left and chair.id not in seats_to_take(self.head, person):
            raise Refused("already_playing")

    def start(self, connection: Connection, mid: str, decks: tuple[Deck, ...]) -> None:
        by = self._first_time(connection, mid)
        if by is not None:
            # A chair given back may have been forgotten with a failed append: it is due before the game begins.
            self._follow_up()
            self._take(start_event(self.head, decks), by, mid, connection, mid)

    def _first_time(self, connection: Connection, mid: str) -> PersonId | None:
        """Who is acting, unless this message has been accepted before: then it is only answered again."""
        self._accepting()
        by = self.head.person(connection.person).id
        if mid in self.head.mids.get(by, ()):
            self._acknowledge_later(connection, mid)
            return None
        return by

    def decks_wanted(self) -> tuple[Deck, ...]:
        game = GAMES[self.head.game]
        return self._library.wanted(game, self.head.options_of(game))

    def clips_of(self, what: ev.Act) -> dict[str, Literal["sound", "film"]]:
        """The recorded clips that an act refers to, and what they must be."""
        if isinstance(what, ev.Play) and self.head.running is not None:
            game = self.head.running.game
            return game.clips(decode_move(game, what.move))
        return {}

    def draft(self, connection: Connection, chair: ChairId, draft: Raw) -> None:
        """Shown to everyone else at once, kept in memory only."""
        salon = self.stored
        running = salon.running
        if running is None or salon.chair(chair).holder != connection.person:
            raise Refused("not_your_chair")
        seat = running.seat_of(chair)
        if seat is None:
            raise Refused("not_in_this_game")
        try:
            decoded = msgspec.json.decode(draft, type=running.game.draft_type)
        except (msgspec.MsgspecError, UnicodeError) as wrong:
            raise Refused("bad_draft") from wrong
        shown = Raw(encode(running.game.draft(running.state, seat, decoded)))
        assert connection.person is not None
        self._drafts[chair] = (connection.person, shown)
        self._show_live()

    def _accepting(self) -> None:
        if self.gone:
            raise Refused("salon_gone")
        if self._reloading is not None:
            raise Refused("try_again")

    def _take(
        self, what: ev.AnyEvent, by: PersonId | None, mid: str | None, connection: Connection, answer: str
    ) -> None:
        """Judge, then store what happened and all that follows from it in one stroke."""
        entry = Entry(at=self._now(), what=what, by=by, mid=mid)
        after = evolve(self.head, entry, self._library)
        self._append([entry], after, [(connection, answer)])

    def _append(self, entries: list[Entry], after: Salon, answers: list[tuple[Connection, str]]) -> None:
        expected = self.head.seq
        self.head = after
        entries += self._consequences()
        if not entries:
            return
        rows = rows_of(entries, expected)
        said = [(row.seq, entry) for row, entry in zip(rows, entries, strict=True) if row.kind == "say"]
        self._unstored.append((self.head, answers))
        epoch = self._epoch
        future = self._log.append(self.code, expected, rows, entries[-1].at)
        future.add_done_callback(lambda done: self._on_stored(done, said, epoch))
        self._arm_timer()
        self._arm_bots()

    def _follow_up(self) -> None:
        self._append([], self.head, [])

    def _consequences(self) -> list[Entry]:
        """What the house does of itself.

        Automatic chairs get on (CO-9). Between two games those who are here have theirs back: a bot that went on in
        the next game would play for somebody who sits there and waits for their turn. Whoever is away stays in good
        hands, so that the next game does not wait either. And the next game's seed is sealed.
        """
        entries: list[Entry] = []
        while (what := self._next_automatic_event()) is not None:
            entry = Entry(at=self._now(), what=what)
            self.head = evolve(self.head, entry, self._library)
            entries.append(entry)
        return entries

    def _next_automatic_event(self) -> ev.HouseEvent | None:
        salon, running, playing = self.head, self.head.running, self.head.playing
        if running is not None and not playing and not running.finished:
            outcome = running.game.outcome(running.state)
            assert outcome is not None
            return ev.Finished(scores=outcome.scores, winners=outcome.winners, reason=outcome.reason)
        automatic = [chair for chair in salon.chairs if chair.automatic]
        if running is not None and automatic:
            alone = [chair.id for chair in automatic if chair.bot is None]
            for seat in running.game.awaited(running.state):
                if running.start.chairs[seat] in alone:
                    return ev.Absent(chair=running.start.chairs[seat])
        if automatic and not playing:
            here = self._present()
            for chair in automatic:
                if chair.holder in here and not chair.left:
                    return ev.Returned(chair=chair.id)
        if not salon.server_part and not playing:
            return ev.Committed(part=secrets.token_hex(32))
        return None

    # Storing and showing

    def _on_stored(self, done: "asyncio.Future[None]", said: list[tuple[int, Entry]], epoch: int) -> None:
        error = done.exception() if not done.cancelled() else NotStored("cancelled")
        # Whatever followed a failed append was forgotten with it, and the log refuses it too.
        if epoch != self._epoch:
            return
        if error is not None:
            self._epoch += 1
            self._reloading = self._loop.create_task(self._reload(error))
            return
        self.stored, answers = self._unstored.pop(0)
        self._to_acknowledge += answers
        self._said += said
        # Whatever was committed together is shown together.
        if not self._showing:
            self._showing = True
            self._loop.call_soon(self._show)

    async def _reload(self, error: BaseException) -> None:
        """An append failed: forget what was not stored, read what was, and tell everyone (nobody saw the rest)."""
        logger.error("not stored", salon=self.code, error=str(error))
        waiting = [answer for _, answers in self._unstored for answer in answers]
        self._unstored.clear()
        salon = self.stored
        try:
            rows = await self._log.read(self.code, salon.seq)
            read, _ = replay(salon, [(row.seq, row.kind, row.body) for row in rows], self._library)
            # What this room has judged itself is never lost on it; if it were, nobody could be shown that table.
            salon = read if read.running is None or read.running.lost is None else salon
        except Exception as unreadable:
            # What is shown was stored once; if the log cannot even be read, that is the best there is.
            logger.error("not read", salon=self.code, error=str(unreadable))
        self.head = self.stored = salon
        # Words that were not stored were not heard: whoever was asked for them says them again.
        self._floor = None
        self._reloading = None
        for connection, mid in waiting:
            person = connection.person
            if person is not None and mid in self.stored.mids.get(person, ()):
                connection.send(self._answers.done(mid))
            else:
                if person is not None and person >= len(self.stored.people):
                    connection.person = None
                connection.send(self._answers.refused(mid, Refused("not_stored")))
        self._loop.call_later(PAUSE_AFTER_FAILURE, self._arm_timer)
        self._loop.call_later(PAUSE_AFTER_FAILURE, self._arm_bots)
        self._show()

    def _show(self) -> None:
        self._showing = False
        shared = self._shared_view()
        removed = [person.id for person in self.stored.people if person.removed]
        for connection in list(self.connections):
            if connection.person in removed:
                self._show_out(connection, self._answers.gone("removed"))
                continue
            if self.stored.locked and connection.person is None:
                self._show_out(connection, self._answers.refused(None, Refused("salon_locked")))
                continue
            connection.send(self._view_for(connection, shared))
        acknowledged, self._to_acknowledge = self._to_acknowledge, []
        for connection, mid in acknowledged:
            connection.send(self._answers.done(mid))
        said, self._said = self._said, []
        if said:
            self.tell_people(self._answers.chat(said, self.stored, False, True))
        self._forget_stale_drafts()
        if self.stored.host != self._host_seen:
            self._host_seen, self._host_away_since = self.stored.host, None
            self._presence_changed()
        if len(self.stored.people) != self._people_seen:
            # Whoever has just been written down is here from now on.
            self._people_seen = len(self.stored.people)
            self._presence_changed()
        if self.stored.seq - self._last_snapshot >= SNAPSHOT_EVERY:
            self._last_snapshot = self.stored.seq
            task = self._loop.create_task(self.save_snapshot())
            task.add_done_callback(lambda done: done.exception())

    def _show_out(self, connection: Connection, why: bytes) -> None:
        connection.send(why)
        self.connections.discard(connection)
        connection.close()

    def tell_people(self, frame: bytes) -> None:
        """To everyone who has joined; a visitor at the door hears nothing of what is said inside."""
        for connection in list(self.connections):
            if connection.person is not None:
                connection.send(frame)

    def _forget_stale_drafts(self) -> None:
        """A draft belongs to the moment it was made in: one that the game would no longer take is over."""
        stale = [chair for chair, (_, draft) in self._drafts.items() if not self._is_timely(chair, draft)]
        for chair in stale:
            del self._drafts[chair]
        if stale:
            self._show_live()

    def _is_timely(self, chair: ChairId, draft: Raw) -> bool:
        running = self.stored.running
        seat = running.seat_of(chair) if running else None
        if running is None or seat is None:
            return False
        try:
            running.game.draft(running.state, seat, msgspec.json.decode(draft, type=running.game.draft_type))
        except Refused:
            return False
        return True

    def _acknowledge_later(self, connection: Connection, mid: str) -> None:
        """Already accepted. If it is still being stored, the answer waits for that like the first one's."""
        if self._unstored:
            self._unstored[-1][1].append((connection, mid))
        else:
            connection.send(self._answers.done(mid))

    def _shared_view(self) -> bytes:
        """The public part of everyone's view, encoded once; what did not change is not even encoded again."""
        salon = self.stored
        if self._salon_bytes is None or not same_salon(self._salon_bytes[0], salon):
            self._salon_bytes = (salon, encode(salon_view(salon)))
        running, game = salon.running, b"null"
        if running is not None:
            if self._pinned_bytes is None or self._pinned_bytes[0] is not running.start:
                decks = [self._library[hash] for hash in running.start.decks]
                images = self._library.images(next((deck for deck in decks if deck.kind == "images"), decks[0]))
                self._pinned_bytes = (running.start, encode(pinned_view(running, salon.games, images)))
            # One object out of two: the end of the first and the beginning of the second are cut off.
            game = self._pinned_bytes[1][:-1] + b"," + encode(table_view(running))[1:]
        return self._answers.shared_view(salon.seq, self._now(), self._salon_bytes[1], game)

    def _view_for(self, connection: Connection, shared: bytes) -> bytes:
        return self._answers.view(shared, encode(you_view(self.stored, connection.person)))

    # Time

    def _arm_timer(self) -> None:
        clock = self.head.running.clock if self.head.running else None
        if clock == self._timer_clock:
            return
        if self._timer is not None:
            self._timer.cancel()
        self._timer_clock, self._timer = clock, None
        if clock is not None:
            wait = max(0.0, (clock.until - self._now()) / 1000)
            self._timer = self._loop.call_later(wait, self._expire, clock.key)

    def _expire(self, key: str) -> None:
        self._timer_clock = self._timer = None
        if self.gone or self._reloading is not None:
            return
        entry = Entry(at=self._now(), what=ev.Expired(clock=key))
        try:
            after = evolve(self.head, entry, self._library)
        except Refused:
            return
        self._append([entry], after, [])

    # Bots

    def _arm_bots(self) -> None:
        """Every bot that is awaited thinks for a while, each for itself; whoever is no longer awaited stops.

        A bot that is given the floor is awaited too, until it has spoken once.
        """
        bots = {chair.id: chair.bot for chair in self.head.chairs if chair.bot is not None}
        if not bots and not self._thinking:
            return
        awaited, asked = self._expected()
        self._bot_moves = {chair: moves for chair, moves in self._bot_moves.items() if chair in awaited}
        for chair in list(self._thinking):
            if chair not in bots or (chair not in awaited and chair != asked):
                self._thinking.pop(chair).cancel()
        for chair, bot in bots.items():
            if chair not in self._thinking and (chair in awaited or chair == asked != self._floor):
                seconds = self._bots.pace * TEMPERAMENTS[bot.temperament].pace * random.uniform(*BOT_SECONDS)
                self._thinking[chair] = self._loop.call_later(seconds, self._bot_acts, chair)
        self._floor = asked

    def _expected(self) -> tuple[list[ChairId], ChairId | None]:
        """The chairs whose moves the table waits for, and the one whose words."""
        running = self.head.running
        if running is None:
            return [], None
        chairs, seat = running.start.chairs, floor(running.game, running.state)
        return [chairs[one] for one in running.game.awaited(running.state)], None if seat is None else chairs[seat]

    def _bot_acts(self, chair: ChairId) -> None:
        del self._thinking[chair]
        running = self.head.running
        bot = self.head.chair(chair).bot
        if self.gone or self._reloading is not None or running is None or bot is None:
            return
        seat = running.start.chairs.index(chair)
        language = language_of([self._library[hash] for hash in running.start.decks], bot.language)
        bot = msgspec.structs.replace(bot, language=language)
        # One way from the sealed part: nobody can work out beforehand what bots will say, nor bots how it was dealt.
        shared = hashlib.sha256(f"bots:{running.start.server_part}".encode()).hexdigest()
        awaited = seat in running.game.awaited(running.state)
        try:
            game, state, heart, chance = running.game, running.state, self._bots.heart, random.Random()
            move = think(game, state, seat, bot, heart, shared, chance) if awaited else None
            if move is not None:
                self._count_bot_move(chair)
            words = say(game, state, seat, move, bot, heart, shared, chance)
            # Said first: a move may bind one to silence.
            done: list[ev.AnyEvent] = [] if words is None else [ev.Say(text=words, chair=chair)]
            if move is not None:
                done.append(ev.BotPlayed(chair=chair, move=Raw(encode(move))))
            entries, after = self._happened(done)
        except Exception as wrong:
            # A bot must never stop an evening: whatever it stumbles over, the game gets on as if it were away.
            logger.exception("bot", game=running.game.name, error=str(wrong))
            entries, after = self._happened([ev.Absent(chair=chair)] if awaited else [])
        self._append(entries, after, [])

    def _count_bot_move(self, chair: ChairId) -> None:
        moves = self._bot_moves[chair] = self._bot_moves.get(chair, 0) + 1
        if moves > MOST_BOT_MOVES:
            raise RuntimeError(f"a bot made {MOST_BOT_MOVES} moves and is still awaited")

    def _happened(self, events: list[ev.AnyEvent]) -> tuple[list[Entry], Salon]:
        entries = [Entry(at=self._now(), what=what) for what in events]
        return entries, reduce(lambda salon, entry: evolve(salon, entry, self._library), entries, self.head)

    # The story, the file, the snapshot

    async def story(self, after: int) -> tuple[int, list[bytes], bool]:
        """A page of the story of the game on the table: (number of the game, lines, whether there are more)."""
        running = self.stored.running
        if running is None:
            raise Refused("no_game")
        if self._story is None or self._story.started_seq != running.started_seq:
            self._story = _Story(running, self._library)
        story, upto = self._story, self.stored.seq
        for row in await self._log.read(self.code, story.read_upto, upto):
            story.read(row.seq, read_entry(row.body))
        lines = story.lines[after : after + STORY_PAGE]
        return self.stored.games, lines, len(story.lines) > after + STORY_PAGE

    async def export(self) -> bytes:
        running = self.stored.running
        if running is None or not running.over:
            raise Refused("game_not_over")
        rows = await self._log.read(self.code, running.started_seq, self.stored.seq)
        start = running.start
        entries = [entry for row in rows if (entry := read_entry(row.body)) is not None]
        steps = records.steps_of(start.chairs, entries)
        return encode(records.record(start, tuple(self._library[hash] for hash in start.decks), steps))

    async def save_snapshot(self) -> None:
        await self._log.save_snapshot(self.code, self.stored.seq, snapshots.save(self.stored))

    # The end

    def farewell(self, code: str) -> None:
        self.gone = True
        self.sleep()
        for connection in list(self.connections):
            connection.send(self._answers.gone(code))
            connection.close()
        self.connections.clear()

    def sleep(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        for thinking in self._thinking.values():
            thinking.cancel()
        self._thinking.clear()


class _Story:
    """The story of one game, read on from where it was left."""

    def __init__(self, running: Running, library: Library) -> None:
        self.started_seq = self.read_upto = running.started_seq
        self.lines: list[bytes] = []
        self._game: AnyGame = running.game
        self._chairs = running.start.chairs
        self._state: Any = begin(running.start, library)

    def read(self, seq: int, entry: Entry | None) -> None:
        if seq != self.read_upto + 1:
            return
        self.read_upto = seq
        for step in records.steps_of(self._chairs, [entry] if entry else []):
            after = records.take(self._game, self._state, step)
            self.lines += map(encode, self._game.story(self._state, after))
            self._state = after


def rows_of(entries: list[Entry], after: int) -> list[Row]:
    return [
        Row(seq=after + n, kind=str(type(entry.what).__struct_config__.tag), body=encode(entry))
        for n, entry in enumerate(entries, 1)
    ]


def same_salon(one: Salon, other: Salon) -> bool:
    """Whether both look the same around the table: untouched parts are the very same objects."""
    return (
        one.people is other.people
        and one.chairs is other.chairs
        and one.options is other.options
        and one.parts is other.parts
        and one.clips_gone is other.clips_gone
        and one.own_cards is other.own_cards
        and (one.game, one.host, one.locked, one.call, one.games, one.server_part)
        == (other.game, other.host, other.locked, other.call, other.games, other.server_part)
        and one.given_up is other.given_up
    )
