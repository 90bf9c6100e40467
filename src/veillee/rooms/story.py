"""The story of the game on the table in pages, and the finished game as a file."""

import asyncio
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from veillee.clock import Clock
from veillee.decks import Library
from veillee.rooms.messages import Exported, Story, encode
from veillee.rooms.reading import read_on
from veillee.rules import Refused
from veillee.salon import records
from veillee.salon.game import begin
from veillee.salon.model import Running, Salon
from veillee.salon.records import Evening
from veillee.salon.replay import Line, read_entry
from veillee.salon.veil import Veil, veil_of
from veillee.storage import Storage

STORY_PAGE = 50
FILE_KEPT_SECONDS = 60


class StoryTeller:
    """Keeps the story of the newest game that somebody asked about, and its file once there is one."""

    def __init__(self, storage: Storage, library: Library, clock: Clock) -> None:
        self._storage, self._library, self._clock = storage, library, clock
        self._story: GameStory | None = None
        self._reading = asyncio.Lock()
        self._exported: tuple[tuple[Any, ...], bytes] | None = None
        self._exporting = asyncio.Lock()

    async def page(self, salon: Salon, after: int) -> bytes:
        """A page of the story, from line `after` on."""
        running = salon.running
        if running is None:
            raise Refused("no_game")
        story, first = await self._read(salon, running), max(0, after)
        lines = tuple(veiled_line(line, salon, running) for line in story.lines[first : first + STORY_PAGE])
        return encode(Story(number=salon.games, after=after, lines=lines, more=len(story.lines) > first + STORY_PAGE))

    async def export(self, salon: Salon, evening: Evening | None) -> bytes:
        running = salon.running
        if running is None or not running.over:
            raise Refused("game_not_over")
        # A game that is over does not change: it is played through once, however many ask for it at a time.
        async with self._exporting:
            wanted = running.started_seq, evening, salon.covers
            if self._exported is None or self._exported[0] != wanted:
                story = await self._read(salon, running)
                # In a thread: other salons do not wait for a long game.
                file = await asyncio.to_thread(self._file, running, tuple(story.steps), evening, veil_of(salon))
                self._exported = wanted, file
                self._clock.call_later(FILE_KEPT_SECONDS, self._forget_file)
            return self._exported[1]

    def _forget_file(self) -> None:
        self._exported = None

    async def _read(self, salon: Salon, running: Running) -> "GameStory":
        # One after the other: each reads on where the one before has stopped.
        async with self._reading:
            if self._story is None or self._story.started_seq != running.started_seq:
                self._story = GameStory(running, self._library)
            await read_on(self._story, self._storage, self._library, salon.code, salon.seq)
            return self._story

    def _file(self, running: Running, steps: tuple[records.Step, ...], evening: Evening | None, veil: Veil) -> bytes:
        start, outcome = running.start, running.game.outcome(running.state)
        decks = tuple(self._library[hash] for hash in start.decks)
        told = records.veiled_record(start, decks, records.as_exported(start, decks, steps), veil, outcome)
        told = replace(told, start=records.without_unread(told.start, told.story), evening=evening)
        return encode(Exported(file=Raw(encode(told))))


def veiled_line(line: bytes, salon: Salon, running: Running) -> Raw:
    veil = veil_of(salon)
    return Raw(encode(veil.over(msgspec.json.decode(line), running.game.words)) if veil else line)


class GameStory:
    """What is told of one game, and the steps that lead there."""

    def __init__(self, running: Running, library: Library) -> None:
        self.started_seq = self.seq = running.started_seq
        self.steps: list[records.Step] = []
        self.lines: list[bytes] = []
        self._game, self._seats = running.game, list(running.start.chairs)
        self._state: Any = begin(running.start, library)

    def read(self, lines: Iterable[Line]) -> None:
        for turn in records.turns(self._game, self._state, self._steps_in(lines)):
            self.steps.append(turn.step)
            self.lines += map(encode, turn.lines)
            self._state = turn.after

    def _steps_in(self, lines: Iterable[Line]) -> Iterator[records.Step]:
        for seq, _, body in lines:
            self.seq = seq
            entry = read_entry(body)
            step = records.step_of(self._seats, entry) if entry is not None else None
            if step is not None:
                yield step
