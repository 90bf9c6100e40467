"""Reads the log of a salon on from where it was left, for the story of a game and for the album."""

import asyncio
from collections.abc import Iterable
from typing import Protocol

from veillee.decks import Library
from veillee.rooms.old_decks import decks_started_with, fetch_decks
from veillee.salon.replay import Line
from veillee.storage import Storage

# The log is read in pieces, so that the house does not hold all of it at once.
ROWS_AT_ONCE = 2000


class Reader(Protocol):
    """Whoever reads. `seq`: the last entry that was read."""

    seq: int

    def read(self, lines: Iterable[Line]) -> None: ...


async def read_on(reader: Reader, storage: Storage, library: Library, code: str, upto: int) -> None:
    """For one reader, never twice at a time."""
    while reader.seq < upto:
        last = min(upto, reader.seq + ROWS_AT_ONCE)
        rows = await storage.read(code, reader.seq, last)
        await fetch_decks(storage, library, decks_started_with(rows))
        # In a thread: other salons do not wait for a long evening.
        await asyncio.to_thread(reader.read, [(row.seq, row.kind, row.body) for row in rows])
        # Lost rows keep their numbers.
        reader.seq = last
