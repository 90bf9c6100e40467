"""What storage can do: the log of every salon, its clips, images and snapshot, and the decks that were played with.

The log of a salon contains all of it; nobody sees an entry before it is stored.
"""

import asyncio
from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct


class CannotOpen(Exception):
    """The database cannot be used. The message says why, and what the person who runs the server can do."""


class NotStored(Exception):
    """The entries could not be stored (a full disk, a broken file): none of them has happened."""


class Conflict(NotStored):
    """Another writer was first: the expected last entry is not the last one."""


class Row(Struct, frozen=True):
    """One stored entry. `kind` is the event's tag, so that chat can be paged without reading the moves."""

    seq: int
    kind: str
    body: bytes


class Erased(Struct, frozen=True):
    """What goes for good: the old bodies of these rows, which are the new ones, recorded clips, and images by name."""

    rows: tuple[Row, ...] = ()
    clips: tuple[str, ...] = ()
    images: tuple[str, ...] = ()


NOTHING_ERASED = Erased()


class Image(Struct, frozen=True):
    """An image that somebody brought, by its name in the salon. Its thumbnail may come later."""

    name: str
    kind: str
    body: bytes
    thumb_kind: str = ""
    thumb: bytes = b""


class SalonRecord(Struct, frozen=True):
    code: str
    seq: int
    last_at: int


class Storage(Protocol):
    def append(
        self, salon: str, expected_seq: int, rows: Sequence[Row], at: int, erased: Erased = NOTHING_ERASED
    ) -> "asyncio.Future[None]":
        """Store the rows after `expected_seq`, all or none; done when they would survive a loss of power.

        What is `erased` goes in the same moment: an entry that says so is never stored without that.
        """

    async def create(self, salon: str, rows: Sequence[Row], at: int) -> bool:
        """A new salon with its first entries; False if the code is taken."""

    async def record(self, salon: str) -> SalonRecord | None: ...

    async def read(self, salon: str, after: int, upto: int | None = None) -> list[Row]: ...

    async def chat(self, salon: str, before: int, most: int) -> list[Row]:
        """The newest messages before a sequence number, oldest first."""

    async def read_kind(self, salon: str, kind: str) -> list[Row]: ...

    async def size(self, salon: str) -> int:
        """How many bytes the entries of a salon have."""

    async def save_snapshot(self, salon: str, seq: int, body: bytes) -> None:
        """Kept, unless the salon was deleted, or words in it erased, after the snapshot was made."""

    async def snapshot(self, salon: str) -> tuple[int, bytes] | None: ...

    async def put_deck(self, hash: str, body: bytes) -> None: ...

    async def deck(self, hash: str) -> bytes | None: ...

    async def put_clip(self, salon: str, hash: str, kind: str, body: bytes, most: int, most_bytes: int) -> bool:
        """False if the salon would then keep more clips, or more bytes of them, than it may."""

    async def clip(self, salon: str, hash: str) -> tuple[str, bytes] | None: ...

    async def put_images(
        self, salon: str, images: Sequence[Image], at: int, most: int, most_bytes: int
    ) -> list[str] | None:
        """All of them or none: None if the salon would then keep more images, or bytes of them, than it may.

        Returns the names of those that are new. The others have come once more, at this date.
        """

    async def put_thumb(self, salon: str, image: str, kind: str, body: bytes, most_bytes: int) -> bool | None:
        """None if there is no such image; False if the salon would then keep more bytes of images than it may."""

    async def image(self, salon: str, name: str) -> tuple[str, bytes] | None:
        """Its kind and its bytes."""

    async def thumb(self, salon: str, name: str) -> tuple[str, bytes] | None:
        """Of the thumbnail; if none has come, of the image itself."""

    async def images(self, salon: str) -> dict[str, int]:
        """When each image of a salon came, by its name."""

    async def hold_images(self, salon: str, names: Sequence[str], at: int) -> bool:
        """Date them anew, so that they do not go as unused in this moment; False if one of them is not there."""

    async def drop_images(self, salon: str, names: Sequence[str], before: int) -> None:
        """Erase those of them that came before this date."""

    async def delete(self, salon: str) -> None:
        """Nothing of the salon is left."""

    async def idle_since(self, before: int) -> list[str]: ...

    async def set_clock_on(self, by: int, now: int) -> None:
        """The computer's date jumped: date the last entry of each salon later by as much, but not later than now."""

    async def newest(self) -> int:
        """The date of the newest entry of all salons, or 0."""

    async def count(self) -> int: ...

    async def rewrite(self, insist: bool) -> None:
        """If anything was erased since the last time: write the whole file anew, so that no remains are left in it.

        `insist`: also if something else is to be stored meanwhile, and has to wait. If not, `NotStored` can say so.
        """

    async def trouble(self) -> str | None:
        """Why nothing can be stored at the moment, or None if all is well."""

    async def close(self) -> None: ...
