"""What storage can do: the log of every salon, its recorded clips and snapshot, and the decks that were played with.

Everything a salon is, is in its log; nobody is told of an entry before it is stored.
"""

import asyncio
from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct


class CannotOpen(Exception):
    """What is on disk cannot be used; says why, and what to do, in a sentence for whoever runs the server."""


class NotStored(Exception):
    """The entries could not be stored (a full disk, a broken file): none of them has happened."""


class Conflict(NotStored):
    """Another writer was first: the expected last entry is not the last one."""


class Row(Struct, frozen=True):
    """One stored entry. `kind` is the event's tag, so that chat can be paged without reading the moves."""

    seq: int
    kind: str
    body: bytes


class SalonRecord(Struct, frozen=True):
    code: str
    seq: int
    last_at: int


class Storage(Protocol):
    def append(self, salon: str, expected_seq: int, rows: Sequence[Row], at: int) -> "asyncio.Future[None]":
        """Store the rows after `expected_seq`, all or none; done when they would survive a loss of power."""

    async def create(self, salon: str, rows: Sequence[Row], at: int) -> bool:
        """A new salon with its first entries; False if the code is taken."""

    async def record(self, salon: str) -> SalonRecord | None: ...

    async def read(self, salon: str, after: int, upto: int | None = None) -> list[Row]: ...

    async def chat(self, salon: str, before: int, most: int) -> list[Row]:
        """The newest messages before a sequence number, oldest first."""

    async def erase(self, salon: str, seq: int, body: bytes) -> None:
        """Put other words in the place of an entry's: the one change that a log knows, for what people take down."""

    async def save_snapshot(self, salon: str, seq: int, body: bytes) -> None: ...

    async def snapshot(self, salon: str) -> tuple[int, bytes] | None: ...

    async def put_deck(self, hash: str, body: bytes) -> None: ...

    async def deck(self, hash: str) -> bytes | None: ...

    async def put_clip(self, salon: str, hash: str, kind: str, body: bytes, most: int, most_bytes: int) -> bool:
        """False if the salon would then keep more clips, or more bytes of them, than it may."""

    async def clip(self, salon: str, hash: str) -> tuple[str, bytes] | None: ...

    async def drop_clip(self, salon: str, hash: str) -> None: ...

    async def delete(self, salon: str) -> None:
        """Nothing of the salon is left."""

    async def idle_since(self, before: int) -> list[str]: ...

    async def set_clock_on(self, by: int, now: int) -> None:
        """The clock was set on: every salon's last entry is dated later by as much, and none later than now."""

    async def count(self) -> int: ...

    async def trouble(self) -> str | None:
        """Why nothing can be stored at the moment, or None if all is well."""

    async def close(self) -> None: ...
