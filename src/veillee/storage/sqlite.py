"""SQLite, for one machine: everything that storage can do, as queries."""

import asyncio
import os
import secrets
import sqlite3
from collections.abc import Sequence
from pathlib import Path

from veillee.clock import Clock
from veillee.storage.base import (
    LEASE_SECONDS,
    NOTHING_ERASED,
    Conflict,
    Elsewhere,
    Erased,
    Image,
    Node,
    NotStored,
    Ownership,
    Row,
    SalonRecord,
    Steadiness,
    thumb_name,
)
from veillee.storage.lock import lock
from veillee.storage.meter import Meter
from veillee.storage.schema import TABLES_OF_SALONS, prepare
from veillee.storage.sqlite_file import Append, SqliteFile, as_values, insert


class SqliteStorage:
    """The database of one server: while it is open, no other server can use its folder.

    `shared`: somebody else has locked the folder and prepared the database, for several processes of this machine.
    """

    def __init__(
        self, path: Path, shared: bool = False, meter: Meter | None = None, clock: Clock | None = None
    ) -> None:
        self.meter, self._clock = meter or Meter(), clock or Clock()
        self._node = secrets.token_hex(8)
        self._steadiness = Steadiness(self._clock)
        self._shared = shared
        self._lock = os.open(os.devnull, os.O_RDONLY) if shared else lock_folder(path)
        try:
            if not shared:
                prepare(path)
            self._file = SqliteFile(path, self.meter, self._clock)
        except BaseException:
            os.close(self._lock)
            raise

    async def claim(self, salon: str) -> Ownership | None:
        find = (
            "SELECT epoch, seq, CAST(last_at AS INTEGER), owner, address, coalesce(until, 0) > ?"
            " FROM salons LEFT JOIN nodes ON id = owner WHERE code = ?"
        )
        take = "UPDATE salons SET owner = ?, epoch = ? WHERE code = ?"

        def job(db: sqlite3.Connection) -> tuple[Ownership, bool] | Elsewhere | None:
            found = db.execute(find, (self._clock.monotonic(), salon)).fetchone()
            if found is None:
                return None
            epoch, seq, last_at, owner, address, alive = found
            if owner not in (None, self._node) and (alive or not self._steadiness.proven):
                return Elsewhere(salon, address or "", bool(alive))
            db.execute(take, (self._node, epoch + 1, salon))
            return Ownership(salon, epoch + 1, seq, last_at), owner not in (None, self._node)

        # Wrong codes are common: they are none of the writer's business.
        known = await self._file.read("SELECT 1 FROM salons WHERE code = ?", (salon,))
        claimed = await self._file.write(job) if known else None
        if isinstance(claimed, Elsewhere):
            raise claimed
        if claimed is None:
            return None
        claim, was_anothers = claimed
        if was_anothers:
            self.meter.took_over()
        return claim

    async def release(self, claim: Ownership) -> None:
        query = "UPDATE salons SET owner = NULL, epoch = epoch + 1 WHERE code = ? AND epoch = ?"
        await self._file.write(lambda db: db.execute(query, (claim.salon, claim.epoch)))

    async def owned(self) -> set[str]:
        return {code for (code,) in await self._file.read("SELECT code FROM salons WHERE owner = ?", (self._node,))}

    async def renew(self, address: str, draining: bool = False) -> None:
        # All who share a file are on one machine, where this clock is the same for all of them.
        until = self._clock.monotonic() + LEASE_SECONDS
        await self._file.write(
            lambda db: db.execute("REPLACE INTO nodes VALUES(?, ?, ?, ?)", (self._node, address, until, draining))
        )
        self._steadiness.renewed()

    async def retire(self) -> None:
        await self._file.write(lambda db: db.execute("DELETE FROM nodes WHERE id = ?", (self._node,)))

    async def nodes(self) -> list[Node]:
        query = "SELECT id, address, draining FROM nodes WHERE until > ? ORDER BY id"
        return [
            Node(id, at, bool(draining))
            for id, at, draining in await self._file.read(query, (self._clock.monotonic(),))
        ]

    def append(
        self, claim: Ownership, expected_seq: int, rows: Sequence[Row], at: int, erased: Erased = NOTHING_ERASED
    ) -> "asyncio.Future[None]":
        append = Append(claim, expected_seq, rows, at)
        if erased is NOTHING_ERASED:
            return self._file.write(append)
        salon, last = claim.salon, expected_seq + len(rows)

        def job(db: sqlite3.Connection) -> None:
            append(db)
            self._erase(db, salon, erased)
            if erased.rows:
                # The words may be in snapshots too, also in one that is about to be stored.
                db.execute("DELETE FROM snapshots WHERE salon = ?", (salon,))
                db.execute("UPDATE salons SET erased_upto = ? WHERE code = ?", (last, salon))

        return self._file.write(job)

    def _erase(self, db: sqlite3.Connection, salon: str, erased: Erased) -> None:
        for row in erased.rows:
            db.execute("UPDATE entries SET body = ? WHERE salon = ? AND seq = ?", (row.body, salon, row.seq))
        for hash in erased.clips:
            db.execute("DELETE FROM clips WHERE salon = ? AND hash = ?", (salon, hash))
        for name in erased.images:
            db.execute("DELETE FROM images WHERE salon = ? AND name = ?", (salon, name))
        self._file.erased()

    async def create(self, salon: str, rows: Sequence[Row], at: int) -> bool:
        def job(db: sqlite3.Connection) -> bool:
            made = db.execute(
                "INSERT OR IGNORE INTO salons(code, seq, last_at) VALUES(?, ?, ?)", (salon, len(rows), at)
            )
            if made.rowcount != 1:
                return False
            insert(db, as_values(salon, rows))
            return True

        return await self._file.write(job)

    async def read(self, salon: str, after: int, upto: int | None = None) -> list[Row]:
        last = upto if upto is not None else 2**62
        query = "SELECT seq, kind, body FROM entries WHERE salon = ? AND seq > ? AND seq <= ? ORDER BY seq"
        return [Row(*row) for row in await self._file.read(query, (salon, after, last))]

    async def chat(self, salon: str, before: int, most: int) -> list[Row]:
        query = (
            "SELECT seq, kind, body FROM entries WHERE salon = ? AND seq < ? AND kind = 'say' ORDER BY seq DESC LIMIT ?"
        )
        return [Row(*row) for row in reversed(await self._file.read(query, (salon, before, most)))]

    async def read_kind(self, salon: str, kind: str) -> list[Row]:
        query = "SELECT seq, kind, body FROM entries WHERE salon = ? AND kind = ? ORDER BY seq"
        return [Row(*row) for row in await self._file.read(query, (salon, kind))]

    async def size(self, salon: str) -> int:
        query = "SELECT coalesce(sum(length(body)), 0) FROM entries WHERE salon = ?"
        return int((await self._file.read(query, (salon,)))[0][0])

    async def save_snapshot(self, salon: str, seq: int, body: bytes) -> None:
        query = "REPLACE INTO snapshots SELECT code, ?, ? FROM salons WHERE code = ? AND erased_upto <= ?"
        await self._file.write(lambda db: db.execute(query, (seq, body, salon, seq)))

    async def snapshot(self, salon: str) -> tuple[int, bytes] | None:
        rows = await self._file.read("SELECT seq, body FROM snapshots WHERE salon = ?", (salon,))
        return rows[0] if rows else None

    async def put_deck(self, hash: str, body: bytes) -> None:
        await self._file.write(lambda db: db.execute("INSERT OR IGNORE INTO decks VALUES(?, ?)", (hash, body)))

    async def deck(self, hash: str) -> bytes | None:
        rows = await self._file.read("SELECT body FROM decks WHERE hash = ?", (hash,))
        return rows[0][0] if rows else None

    async def put_clip(self, salon: str, hash: str, kind: str, body: bytes, most: int, most_bytes: int) -> bool:
        others = "SELECT count(*), coalesce(sum(length(body)), 0) FROM clips WHERE salon = ? AND hash != ?"
        query = "INSERT OR IGNORE INTO clips SELECT ?, ?, ?, ? WHERE EXISTS(SELECT 1 FROM salons WHERE code = ?)"

        def job(db: sqlite3.Connection) -> bool:
            # Counted where nobody else writes: however many come at once, the last ones find no room.
            count, size = db.execute(others, (salon, hash)).fetchone()
            if count >= most or size + len(body) > most_bytes:
                return False
            db.execute(query, (salon, hash, kind, body, salon))
            return True

        return await self._file.write(job)

    async def clip(self, salon: str, hash: str) -> tuple[str, bytes] | None:
        rows = await self._file.read("SELECT kind, body FROM clips WHERE salon = ? AND hash = ?", (salon, hash))
        return rows[0] if rows else None

    async def put_images(
        self, salon: str, images: Sequence[Image], at: int, most: int, most_bytes: int
    ) -> list[str] | None:
        query = (
            "INSERT INTO images SELECT ?, ?, ?, ?, ?, ?, ?, ? WHERE EXISTS(SELECT 1 FROM salons WHERE code = ?)"
            " ON CONFLICT DO UPDATE SET at = excluded.at"
        )

        def job(db: sqlite3.Connection) -> list[str] | None:
            # Counted where nobody else writes, as with clips.
            there = {name for (name,) in db.execute("SELECT name FROM images WHERE salon = ?", (salon,))}
            new = {image.name: len(image.body) + len(image.thumb) for image in images if image.name not in there}
            if len(there) + len(new) > most or _image_bytes(db, salon) + sum(new.values()) > most_bytes:
                return None
            for one in images:
                values = one.name, at, one.kind, one.body, one.thumb_kind, thumb_name(one.thumb), one.thumb
                db.execute(query, (salon, *values, salon))
            return list(new)

        return await self._file.write(job)

    async def put_thumb(self, salon: str, image: str, kind: str, body: bytes, most_bytes: int) -> bool | None:
        old = "SELECT length(thumb) FROM images WHERE salon = ? AND name = ?"
        query = "UPDATE images SET thumb_kind = ?, thumb_name = ?, thumb = ? WHERE salon = ? AND name = ?"

        def job(db: sqlite3.Connection) -> bool | None:
            found = db.execute(old, (salon, image)).fetchone()
            if found is None:
                return None
            if _image_bytes(db, salon) - found[0] + len(body) > most_bytes:
                return False
            db.execute(query, (kind, thumb_name(body), body, salon, image))
            return True

        return await self._file.write(job)

    async def image(self, salon: str, name: str) -> tuple[str, bytes] | None:
        rows = await self._file.read("SELECT kind, body FROM images WHERE salon = ? AND name = ?", (salon, name))
        return rows[0] if rows else None

    async def thumb(self, salon: str, name: str) -> tuple[str, bytes] | None:
        query = "SELECT thumb_kind, thumb FROM images WHERE salon = ? AND name = ? AND thumb_kind != ''"
        rows = await self._file.read(query, (salon, name))
        return rows[0] if rows else await self.image(salon, name)

    async def images(self, salon: str) -> dict[str, int]:
        return dict(await self._file.read("SELECT name, at FROM images WHERE salon = ?", (salon,)))

    async def hold_images(self, salon: str, names: Sequence[str], at: int) -> bool:
        query = "UPDATE images SET at = max(at, ?) WHERE salon = ? AND name = ?"

        def job(db: sqlite3.Connection) -> bool:
            return all(db.execute(query, (at, salon, name)).rowcount == 1 for name in names)

        return await self._file.write(job)

    async def drop_images(self, salon: str, names: Sequence[str], before: int) -> None:
        query = "DELETE FROM images WHERE salon = ? AND name = ? AND at < ?"

        def job(db: sqlite3.Connection) -> None:
            if sum(db.execute(query, (salon, name, before)).rowcount for name in names):
                self._file.erased()

        await self._file.write(job)

    async def delete(self, claim: Ownership) -> None:
        def job(db: sqlite3.Connection) -> None:
            query = "DELETE FROM salons WHERE code = ? AND epoch = ?"
            if db.execute(query, (claim.salon, claim.epoch)).rowcount != 1:
                raise Conflict(claim.salon)
            for table in TABLES_OF_SALONS:
                db.execute(f"DELETE FROM {table} WHERE salon = ?", (claim.salon,))
            self._file.erased()

        await self._file.write(job)

    async def rewrite(self, insist: bool) -> None:
        """SQLite overwrites what is deleted. But if it has moved an entry to another page, a copy can stay behind."""
        if not self._file.remains:
            return
        if self._shared and not insist and await self._file.read("SELECT 1 FROM salons WHERE owner IS NOT NULL"):
            raise NotStored("other processes have salons open")
        await self._file.rewrite(insist)

    async def salons(self) -> list[SalonRecord]:
        query = "SELECT code, seq, CAST(last_at AS INTEGER) FROM salons ORDER BY code"
        return [SalonRecord(*row) for row in await self._file.read(query)]

    async def idle_since(self, before: int) -> list[str]:
        # A damaged date is a text: it is greater than any number, so such a salon is kept.
        return [code for (code,) in await self._file.read("SELECT code FROM salons WHERE last_at < ?", (before,))]

    async def set_clock_on(self, by: int, now: int) -> None:
        query = "UPDATE salons SET last_at = min(last_at + ?, ?) WHERE typeof(last_at) = 'integer'"
        await self._file.write(lambda db: db.execute(query, (by, now)))

    async def newest(self) -> int:
        query = "SELECT coalesce(max(last_at), 0) FROM salons WHERE typeof(last_at) = 'integer'"
        return int((await self._file.read(query))[0][0])

    async def count(self) -> int:
        return int((await self._file.read("SELECT count(*) FROM salons"))[0][0])

    async def trouble(self) -> str | None:
        return await self._file.trouble()

    async def close(self) -> None:
        await self._file.close()
        os.close(self._lock)


def lock_folder(path: Path) -> int:
    path.parent.mkdir(0o700, parents=True, exist_ok=True)
    return lock(path.parent)


def _image_bytes(db: sqlite3.Connection, salon: str) -> int:
    query = "SELECT coalesce(sum(length(body) + length(thumb)), 0) FROM images WHERE salon = ?"
    return int(db.execute(query, (salon,)).fetchone()[0])
