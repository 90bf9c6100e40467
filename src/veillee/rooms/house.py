"""All the salons of this server: opened on demand, put to sleep when nobody is there, gone when they are old."""

import asyncio
import secrets
from contextlib import suppress
from pathlib import Path

import structlog

from veillee.bots import load_keywords, load_things
from veillee.clock import Clock
from veillee.decks import Library
from veillee.games import GAMES
from veillee.rooms.bot_runner import Bots
from veillee.rooms.computers_date import ComputersDate
from veillee.rooms.dates import Dates
from veillee.rooms.presence import Connection
from veillee.rooms.room import Room
from veillee.rooms.rows import rows_of
from veillee.rooms.waking import Nobody, Others, Waking
from veillee.rules import Deck, Refused
from veillee.salon import events as ev
from veillee.salon.events import Entry
from veillee.salon.fold import evolve
from veillee.salon.model import Salon
from veillee.salon.people import OPENER, find_person, hash_of_key, is_opener
from veillee.storage import Elsewhere, NotStored, Storage
from veillee.voices.ways import Ways
from veillee.workshop.house_decks import HouseDecks
from veillee.workshop.images import drop_unused

# No I, L (alike), no O, Q (alike), no U, V (alike, and said alike), no B, P (said alike on the telephone), no W, Y.
CODE_LETTERS = "ACDEFGHJKMNRSTXZ"
# Codes are lengthened before more than one in so many is in use: guessing must not find a salon.
CODE_SPARSENESS = 500
# No message and no screen takes a longer one.
SHORTEST_CODE, LONGEST_CODE = 4, 6
SLEEP_AFTER_SECONDS = 120
# How long a house that closes may take to save its salons, and how many share a commit.
CLOSING_SECONDS = 2
SAVED_TOGETHER = 32
DAY_MS = 24 * 3600 * 1000
# A salon that was deleted by a host who had not opened it: so long whoever did may open it again.
KEPT_AFTER_DELETION_MS = DAY_MS
REWRITE_SECONDS = 24 * 3600
# A folder of decks is looked at so often, if somebody asks for it.
LOOK_SECONDS = 3

logger = structlog.get_logger()


def tell_left_out(deck: str, why: str) -> None:
    logger.warning("a deck of the house is left out", deck=deck, why=why)


def is_lost(task: asyncio.Task[Room]) -> bool:
    return task.done() and not task.cancelled() and task.exception() is None and task.result().log.lost


class House:
    def __init__(
        self,
        storage: Storage,
        library: Library,
        expire_days: int = 30,
        bot_pace: float = 1.0,
        decks: Path | None = None,
        others: Others | None = None,
        clock: Clock | None = None,
        ways: Ways | None = None,
    ) -> None:
        """`decks`: a folder with decks that this house offers beside ours."""
        self.storage, self.library = storage, library
        self.clock = clock = clock or Clock()
        self.ways = ways or Ways(clock)
        self.others = others or Nobody()
        self._decks = None if decks is None else HouseDecks(decks, library, tell_left_out)
        self._looked_at = clock.monotonic() - LOOK_SECONDS
        self._expire_days = expire_days
        bots = Bots(keywords=load_keywords(library), things=load_things(library), pace=bot_pace)
        self._waking = Waking(storage, library, clock, bots, self.ways, self.others)
        self._rooms: dict[str, asyncio.Task[Room]] = {}
        # By hash, those that storage is known to have.
        self._decks_kept: set[str] = set()
        self._date = ComputersDate(storage, clock)
        self._dates = Dates(clock)
        # When remains of what was erased go from the file, even if somebody is there.
        self._rewrite_from = clock.monotonic() + REWRITE_SECONDS
        # Of the code of a new salon: counted again with every salon that is opened.
        self._code_length: int | None = None

    async def code_length(self) -> int:
        if self._code_length is None:
            wanted = CODE_SPARSENESS * await self.storage.count()
            lengths = range(SHORTEST_CODE, LONGEST_CODE)
            self._code_length = next((n for n in lengths if len(CODE_LETTERS) ** n >= wanted), LONGEST_CODE)
        return self._code_length

    async def open_salon(self, game: str, name: str, key: str, colour: int | None = None) -> str:
        """`colour`: of the chair in which its host sits at once, if any."""
        if game not in GAMES:
            raise Refused("no_such_game")
        at = self._dates.now()
        entries = [
            Entry(at=at, what=ev.Opened(code="", game=game)),
            Entry(at=at, what=ev.Joined(name=name, key=hash_of_key(key))),
            Entry(at=at, what=ev.Committed(part=secrets.token_hex(32))),
        ]
        if colour is not None:
            entries.append(Entry(at=at, what=ev.Sit(name=name, colour=colour), by=OPENER))
        salon: Salon | None = None
        for entry in entries:
            salon = evolve(salon, entry, self.library)
        self._code_length = None
        letters = await self.code_length()
        while True:
            code = "".join(secrets.choice(CODE_LETTERS) for _ in range(letters))
            entries[0] = Entry(at=at, what=ev.Opened(code=code, game=game))
            if await self.storage.create(code, rows_of(entries, 0), at):
                return code

    async def look_for_decks(self) -> None:
        """Offer the decks that are in the folder now. Asking often costs little."""
        if self._decks is not None and self.clock.monotonic() - self._looked_at >= LOOK_SECONDS:
            self._looked_at = self.clock.monotonic()
            self.library.offer(await asyncio.to_thread(self._decks.look))

    async def room(self, code: str, key: str | None = None) -> Room:
        """The room of a salon. If it was deleted and is not erased yet, only for the key of whoever opened it."""
        room = await self._room(code)
        if room.stored.closed is not None:
            person = None if key is None else find_person(room.stored, key)
            if person is None or not is_opener(room.stored, person.id):
                raise Refused("no_such_salon")
        return room

    async def _room(self, code: str) -> Room:
        """If it is being opened already, wait for that."""
        task = self._rooms.get(code)
        if task is None or is_lost(task):
            task = self._rooms[code] = asyncio.create_task(self._waking.wake(code))
        try:
            return await asyncio.shield(task)
        except BaseException:
            if task.done() and self._rooms.get(code) is task:
                del self._rooms[code]
            raise

    async def has_known(self, code: str, key: str) -> bool:
        """Whether this has ever opened a salon, wherever that is: as the key of somebody there, or as the token of its
        album. Nothing is opened for it.
        """
        hashed, kinds = hash_of_key(key), ("joined", "key_moved", "share_album")
        rows = [row for kind in kinds for row in await self.storage.read_kind(code, kind)]
        return any(hashed.encode() in row.body for row in rows)

    def game_on_show(self, code: str) -> str | None:
        """Which game is played in a salon that expects guests: somebody is there, and it is not locked."""
        task = self._rooms.get(code)
        if task is None or not task.done() or task.cancelled() or task.exception() is not None:
            return None
        room = task.result()
        told = room.gone or room.stored.locked or room.stored.closed is not None
        expects = not told and room.presence.people()
        return room.stored.game if expects else None

    async def start_game(self, room: Room, connection: Connection, mid: str) -> None:
        game = GAMES[room.head.game]
        decks = self.library.wanted(game, room.head.options_of(game))
        # The start of anybody else will be refused, or was accepted before: nothing is to be stored for it.
        if connection.person == room.head.host:
            await self.keep_decks(decks)
        room.start(connection, mid, decks)

    async def keep_decks(self, decks: tuple[Deck, ...]) -> None:
        """Store the decks of a game before it starts, so that later edits of a deck do not change the game."""
        for deck in decks:
            hash = deck.hash
            if hash not in self._decks_kept:
                await self.storage.put_deck(hash, deck.body)
                self._decks_kept.add(hash)

    async def delete_salon(self, room: Room, connection: Connection) -> None:
        """At once, if whoever opened the salon does it. Another host's wish can be taken back by them for a while."""
        salon, by = room.stored, connection.person
        if is_opener(salon, by) and (salon.closed is not None or salon.host == by):
            await self.delete(room.code)
            return
        room.require_may_delete(connection)
        if salon.people[OPENER].removed:
            # Nobody could open it again.
            await self.delete(room.code)
            return
        # It expires like a salon that nobody has used for almost as long as salons are kept.
        used_at = self.clock.now() - self._expire_days * DAY_MS + KEPT_AFTER_DELETION_MS
        await room.close(connection, used_at)

    async def delete(self, code: str) -> None:
        room = await self._room(code) if code in self._rooms else None
        claim = room.log.claim if room is not None else await self.storage.claim(code)
        if claim is None:
            return
        if room is not None:
            # Anybody who connects from here on is refused, and does not open the salon again.
            room.log.gone = True
        try:
            await self.storage.delete(claim)
        except NotStored:
            if room is not None:
                room.log.gone = False
            raise
        self._rooms.pop(code, None)
        if room is not None:
            room.farewell()

    async def tidy(self) -> None:
        """Close rooms that nobody uses, and erase old salons."""
        await self.look_for_decks()
        before = self.clock.monotonic() - SLEEP_AFTER_SECONDS
        for code, task in list(self._rooms.items()):
            if not task.done():
                continue
            if task.exception() is not None:
                # It could not be opened, and nobody waited for the answer.
                del self._rooms[code]
                continue
            room = task.result()
            if room.log.lost:
                del self._rooms[code]
            elif not room.busy and room.presence.idle_since < before:
                del self._rooms[code]
                # Whoever brought them has gone without writing a card.
                await drop_unused(self.storage, room.stored, self.clock.now() - SLEEP_AFTER_SECONDS * 1000)
                await room.put_away()
        await self._clear_remains()
        if not await self._date.is_believed():
            return
        for code in await self.storage.idle_since(self.clock.now() - self._expire_days * DAY_MS):
            if not self._in_use(code):
                # Nobody is asked for a salon that another node has: that one lets it expire.
                with suppress(Elsewhere):
                    await self.delete(code)
                    logger.info("salon expired")

    async def close(self) -> None:
        """Save whoever is awake, so that the next house opens them quickly. What is not saved in time is replayed."""
        rooms = self.rooms
        for room in rooms:
            room.sleep()
        try:
            async with asyncio.timeout(CLOSING_SECONDS):
                for first in range(0, len(rooms), SAVED_TOGETHER):
                    saving = [room.put_away() for room in rooms[first : first + SAVED_TOGETHER]]
                    await asyncio.gather(*saving, return_exceptions=True)
        except TimeoutError:
            logger.warning("closed before all salons were saved")

    async def hand_over(self, code: str) -> None:
        """Hang up on everybody in a salon, so that it can go on in another node."""
        task = self._rooms.pop(code, None)
        if task is not None and task.done() and task.exception() is None:
            task.result().abandon()
            await task.result().put_away()

    async def leave_what_is_lost(self) -> None:
        """Hang up on everybody whose salon another node has taken: perhaps this one stood still for a while."""
        rooms = self.rooms
        owned = await self.storage.owned()
        for room in rooms:
            if room.code not in owned and not room.gone:
                room.abandon()

    def leave_everything(self) -> None:
        """Nothing can be stored here, but elsewhere: browsers come back by themselves, and find their salons there."""
        for room in self.rooms:
            room.abandon()

    def _in_use(self, code: str) -> bool:
        task = self._rooms.get(code)
        return task is not None and (not task.done() or (task.exception() is None and task.result().busy))

    async def _clear_remains(self) -> None:
        """Rewriting a large file takes a while in which nothing is stored: it waits until nobody is there, or a day."""
        late = self.clock.monotonic() >= self._rewrite_from
        if self._rooms and not late:
            return
        if late:
            self._rewrite_from = self.clock.monotonic() + REWRITE_SECONDS
        try:
            await self.storage.rewrite(insist=late)
        except NotStored as error:
            # Somebody came, or there is no room for a second file.
            log = logger.warning if late else logger.debug
            log("remains of what was erased are still in the file", why=str(error))

    @property
    def awake(self) -> int:
        """How many are in memory."""
        return len(self._rooms)

    @property
    def in_use(self) -> int:
        """How many have somebody connected. One that a foreign key has woken must not count: that told it exists."""
        return sum(bool(room.connections) for room in self.rooms)

    @property
    def rooms(self) -> list[Room]:
        """Of the salons that are open here."""
        return [task.result() for task in self._rooms.values() if task.done() and task.exception() is None]
