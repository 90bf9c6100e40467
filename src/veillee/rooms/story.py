"""The story of the game on the table in pages, and the finished game as a file."""

import asyncio
from typing import Any

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from veillee.clock import Clock
from veillee.decks import Library
from veillee.rooms.messages import Exported, Story, encode
from veillee.rules import AnyGame, Refused
from veillee.salon import records
from veillee.salon.events import ChairId, Entry
from veillee.salon.game import begin
from veillee.salon.model import Running, Salon
from veillee.salon.records import Evening
from veillee.salon.replay import read_entry
from veillee.salon.veil import veil_of
from veillee.storage import Storage

STORY_PAGE = 50
FILE_KEPT_SECONDS = 60


class Chronicle:
    """Keeps the story of the newest game that somebody asked about, and its file once there is one."""

    def __init__(self, storage: Storage, library: Library, clock: Clock) -> None:
        self._storage, self._library, self._clock = storage, library, clock
        self._told: Told | None = None
        self._exported: tuple[tuple[Any, ...], bytes] | None = None
        self._exporting = asyncio.Lock()

    async def page(self, salon: Salon, after: int) -> bytes:
        """A page of the story, from line `after` on."""
        running = salon.running
        if running is None:
            raise Refused("no_game")
        if self._told is None or self._told.started_seq != running.started_seq:
            self._told = Told(running, self._library)
        told, first = self._told, max(0, after)
        for row in await self._storage.read(salon.code, told.read_upto, salon.seq):
            told.read(row.seq, read_entry(row.body), running.chairs)
        lines = tuple(veiled_line(line, salon, running) for line in told.lines[first : first + STORY_PAGE])
        return encode(Story(number=salon.games, after=after, lines=lines, more=len(told.lines) > first + STORY_PAGE))

    async def export(self, salon: Salon, evening: Evening | None) -> bytes:
        running = salon.running
        if running is None or not running.over:
            raise Refused("game_not_over")
        # A game that is over does not change: it is played through once, however many ask for it at a time.
        async with self._exporting:
            wanted = running.started_seq, evening, salon.covers
            if self._exported is None or self._exported[0] != wanted:
                self._exported = wanted, await self._file(salon, running, evening)
                self._clock.call_later(FILE_KEPT_SECONDS, self._forget_file)
            return self._exported[1]

    def _forget_file(self) -> None:
        self._exported = None

    async def _file(self, salon: Salon, running: Running, evening: Evening | None) -> bytes:
        rows = await self._storage.read(salon.code, running.started_seq, salon.seq)
        start, outcome = running.start, running.game.outcome(running.state)
        entries = [entry for row in rows if (entry := read_entry(row.body)) is not None]
        decks = tuple(self._library[hash] for hash in start.decks)

        def write() -> bytes:
            steps = records.as_exported(start, decks, records.steps_of(start.chairs, entries))
            told = records.veiled_record(start, decks, steps, veil_of(salon), outcome)
            told = replace(told, start=records.without_unread(told.start, told.story), evening=evening)
            return encode(Exported(file=Raw(encode(told))))

        # In a thread: other salons do not wait for a long game.
        return await asyncio.to_thread(write)


def veiled_line(line: bytes, salon: Salon, running: Running) -> Raw:
    veil = veil_of(salon)
    return Raw(encode(veil.over(msgspec.json.decode(line), running.game.words)) if veil else line)


class Told:
    """The story of one game, read on from where it was left."""

    def __init__(self, running: Running, library: Library) -> None:
        self.started_seq = self.read_upto = running.started_seq
        self.lines: list[bytes] = []
        self._game: AnyGame = running.game
        self._state: Any = begin(running.start, library)

    def read(self, seq: int, entry: Entry | None, chairs: tuple[ChairId, ...]) -> None:
        # Two people may ask at the same time and read the same rows; each row counts once.
        if seq != self.read_upto + 1:
            return
        self.read_upto = seq
        for step in records.steps_of(chairs, [entry] if entry else []):
            after = records.take(self._game, self._state, step)
            self.lines += map(encode, self._game.story(self._state, after))
            self._state = after
