"""What storage can do: the log of every salon, its clips, images and snapshot, and the decks that were played with.

The log of a salon contains all of it; nobody sees an entry before it is stored.
"""

import asyncio
import hashlib
from collections.abc import Sequence
from math import inf
from typing import Protocol

from msgspec import Struct

from veillee.clock import Clock
from veillee.storage.meter import Meter

# A node that has not renewed its lease for so long is taken for dead.
LEASE_SECONDS = 4.0


class CannotOpen(Exception):
    """The database cannot be used. The message says why, and what the person who runs the server can do."""


class NotStored(Exception):
    """The entries could not be stored (a full disk, a broken file): none of them has happened."""


class Conflict(NotStored):
    """Another writer was first: the expected last entry is not the last one."""


class Elsewhere(Exception):
    """Another node has the salon. `alive`: it is well, and can be asked at `address`; if not, it will soon be ours."""

    def __init__(self, salon: str, address: str, alive: bool) -> None:
        super().__init__(salon)
        self.address, self.alive = address, alive


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
    """A salon, with the number and the date of its last entry."""

    code: str
    seq: int
    last_at: int


class Ownership(Struct, eq=False):
    """The right to write into a salon. `seq` and `last_at` are those of its last entry when it was claimed.

    Each claim of a salon has its own `epoch`; the log takes only entries of the newest. So whoever has lost a salon
    without noticing, for example while the machine slept, cannot write into it.
    """

    salon: str
    epoch: int
    seq: int
    last_at: int


class Node(Struct, frozen=True):
    """One of the servers that share a database, as long as its lease runs."""

    id: str
    address: str
    draining: bool


class Steadiness:
    """Whether this node has renewed its lease without a gap for a whole lease.

    Only then may it take a salon from a node whose lease is over: after a failure of the database the leases of all
    are over, though all of them live.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._since: float | None = None
        self._last = -inf

    def renewed(self) -> None:
        now = self._clock.monotonic()
        if self._since is None or now - self._last > LEASE_SECONDS / 2:
            self._since = now
        self._last = now

    @property
    def proven(self) -> bool:
        now = self._clock.monotonic()
        return self._since is not None and now - self._since >= LEASE_SECONDS > 2 * (now - self._last)


class Storage(Protocol):
    meter: Meter

    async def claim(self, salon: str) -> Ownership | None:
        """Make the salon this node's, and end every earlier claim; None if there is no such salon.

        `Elsewhere` if it belongs to another node whose lease runs, or ran out only just now.
        """

    async def release(self, claim: Ownership) -> None:
        """Whoever wants the salon next may have it at once. Nothing happens if the claim had ended before."""

    async def owned(self) -> set[str]:
        """The salons of this node."""

    async def renew(self, address: str, draining: bool = False) -> None:
        """Say that this node lives, and where the others reach it. That holds for LEASE_SECONDS."""

    async def retire(self) -> None:
        """This node ends: its lease too."""

    async def nodes(self) -> list[Node]:
        """All whose lease runs, this one among them."""

    def append(
        self, claim: Ownership, expected_seq: int, rows: Sequence[Row], at: int, erased: Erased = NOTHING_ERASED
    ) -> "asyncio.Future[None]":
        """Store the rows after `expected_seq`, all or none; done when they would survive a loss of power.

        What is `erased` goes in the same moment: an entry that says so is never stored without that. `Conflict` if the
        claim has ended.
        """

    async def create(self, salon: str, rows: Sequence[Row], at: int) -> bool:
        """A new salon with its first entries; False if the code is taken."""

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

    async def delete(self, claim: Ownership) -> None:
        """Nothing of the salon is left. `Conflict` if the claim has ended."""

    async def idle_since(self, before: int) -> list[str]: ...

    async def set_clock_on(self, by: int, now: int) -> None:
        """The computer's date jumped: date the last entry of each salon later by as much, but not later than now."""

    async def newest(self) -> int:
        """The date of the newest entry of all salons, or 0."""

    async def count(self) -> int: ...

    async def salons(self) -> list[SalonRecord]:
        """All of them, in the order of their codes."""

    async def rewrite(self, insist: bool) -> None:
        """If anything was erased since the last time: write all of it anew, so that no remains are left in any file.

        `insist`: also if something else is to be stored meanwhile, and has to wait. If not, `NotStored` can say so.
        """

    async def trouble(self) -> str | None:
        """Why nothing can be stored at the moment, or None if all is well."""

    async def close(self) -> None: ...


def thumb_name(body: bytes) -> str:
    """With which it can be told later whether the thumbnail is whole."""
    return hashlib.sha256(body).hexdigest()[:32] if body else ""
