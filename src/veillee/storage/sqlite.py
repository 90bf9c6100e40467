"""SQLite in WAL mode, synchronous=FULL, one writer thread that commits whatever is waiting in one transaction."""

import asyncio
import os
import queue
import secrets
import sqlite3
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import structlog

from veillee.clock import Clock, Timer
from veillee.storage.base import (
    LEASE_SECONDS,
    NOTHING_ERASED,
    CannotOpen,
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

MOST_JOBS_PER_COMMIT = 512
BUSY_MS = 10_000
# While somebody else reads the file, what was erased cannot leave the write-ahead log: it is tried again so often.
MERGE_AGAIN_SECONDS = 1
# A write that waits longer than this is a disk that does not answer.
STUCK_SECONDS = 5
# If nothing was stored for so long, whoever asks whether all is well has it tried out.
TRY_OUT_SECONDS = 10
CLOSE_SECONDS = 1

T = TypeVar("T")
Job: TypeAlias = Callable[[sqlite3.Connection], Any]
MOVE = "UPDATE salons SET seq = ?, last_at = ? WHERE code = ? AND seq = ? AND epoch = ?"
Batch: TypeAlias = list[tuple[asyncio.Future[Any], Job]]
# Jobs that share a commit, or something that runs by itself.
Work: TypeAlias = Batch | Job
logger = structlog.get_logger()

STUCK = f"a write has been waiting for more than {STUCK_SECONDS} seconds"
NO_WRITER = "nothing is written any more: the server must be restarted"


class Append:
    """The job of almost every act: new entries of a salon. Those of a batch are written together."""

    __slots__ = ("move", "values")

    def __init__(self, claim: Ownership, expected_seq: int, rows: Sequence[Row], at: int) -> None:
        self.move = (expected_seq + len(rows), at, claim.salon, expected_seq, claim.epoch)
        self.values = _values(claim.salon, rows)

    def __call__(self, db: sqlite3.Connection) -> None:
        if db.execute(MOVE, self.move).rowcount != 1:
            raise Conflict(self.move[2])
        _insert(db, self.values)


class SqliteStorage:
    """The database of one server: while it is open, no other server can use its folder.

    `shared`: somebody else has locked the folder and prepared the database, for several processes of this machine.
    """

    def __init__(
        self, path: Path, shared: bool = False, meter: Meter | None = None, clock: Clock | None = None
    ) -> None:
        self._path, self.meter, self._clock = path, meter or Meter(), clock or Clock()
        self._loop = asyncio.get_running_loop()
        self._waiting: Batch = []
        self._writing = self._writer_gone = False
        self._failed: str | None = None
        self._batches: queue.SimpleQueue[Work | None] = queue.SimpleQueue()
        self._handed_over_at = self._stored_at = self._clock.monotonic()
        # Whether something erased may still be in the write-ahead log, also from a server before this one; and whether
        # remains of it may be in the file itself.
        self._unmerged = self._remains = True
        self._merging_again: Timer | None = None
        self._node = secrets.token_hex(8)
        self._steadiness = Steadiness(self._clock)
        self._shared = shared
        self._lock = os.open(os.devnull, os.O_RDONLY) if shared else lock_folder(path)
        try:
            if not shared:
                prepare(path)
            self._reader, writing = self._connect(), self._connect()
        except BaseException:
            os.close(self._lock)
            raise
        self._reading = threading.Lock()
        self._rewriting = threading.Lock()
        self._interruptible: sqlite3.Connection | None = None
        self._writer = threading.Thread(target=self._write_forever, args=(writing,), name="storage-writer", daemon=True)
        self._writer.start()
        self._merge_again()

    def _connect(self) -> sqlite3.Connection:
        try:
            db = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False, timeout=BUSY_MS / 1000)
            db.execute("PRAGMA synchronous=FULL")
            # What is deleted is overwritten: a salon that was erased leaves no words in the file.
            db.execute("PRAGMA secure_delete=ON")
        except sqlite3.Error as error:
            raise CannotOpen(f"The database {self._path} cannot be opened: {error}.") from error
        return db

    def _write_forever(self, db: sqlite3.Connection) -> None:
        try:
            while (work := self._batches.get()) is not None:
                if callable(work):
                    work(db)
                    continue
                results = self._commit(db, work)
                if self._unmerged:
                    self._unmerged = not self._merge(db)
                self._loop.call_soon_threadsafe(self._written, results)
            db.close()
        finally:
            self._writer_gone = True

    def _merge(self, db: sqlite3.Connection) -> bool:
        """Empty the write-ahead log into the file: what is erased must not stay in it. False if somebody reads there.

        Nobody waits for that reader, who may be another program: while one waits here, nothing can be written.
        """
        try:
            with self._reading:
                db.execute("PRAGMA busy_timeout = 0")
                busy = db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
                return not busy
        except sqlite3.Error:
            return False
        finally:
            db.execute(f"PRAGMA busy_timeout = {BUSY_MS}")

    def _merge_again(self) -> None:
        self._merging_again = None
        # The writer merges after each commit, also of nothing.
        self._write(lambda db: None).add_done_callback(lambda done: done.cancelled() or done.exception())

    def _hand_over(self) -> None:
        batch, self._waiting = self._waiting[:MOST_JOBS_PER_COMMIT], self._waiting[MOST_JOBS_PER_COMMIT:]
        self._handed_over_at = self._clock.monotonic()
        self._batches.put(batch)

    def _written(self, results: list[tuple[asyncio.Future[Any], Any, Exception | None]]) -> None:
        self.meter.committed(len(results), self._clock.monotonic() - self._handed_over_at)
        if self._waiting:
            self._hand_over()
        else:
            self._writing = False
        if self._unmerged and self._merging_again is None:
            self._merging_again = self._clock.call_later(MERGE_AGAIN_SECONDS, self._merge_again)
        for future, value, error in results:
            if future.done():
                continue
            if error is None:
                future.set_result(value)
            else:
                future.set_exception(error)

    def _commit(self, db: sqlite3.Connection, batch: Batch) -> list[tuple[asyncio.Future[Any], Any, Exception | None]]:
        results: list[tuple[asyncio.Future[Any], Any, Exception | None]]
        changes = db.total_changes
        try:
            db.execute("BEGIN IMMEDIATE")
            appends = [job for _, job in batch if isinstance(job, Append)]
            if len(appends) == len(batch) and _append_all(db, appends):
                results = [(future, None, None) for future, _ in batch]
            else:
                results = [_try(db, future, job) for future, job in batch]
            db.execute("COMMIT")
        except Exception as error:
            # This thread must go on after any error: without it nothing would be stored, and nobody would notice.
            if not isinstance(error, sqlite3.Error):
                logger.exception("a write failed")
            elif self._failed is None:
                # Once: on a full disk every act of everybody fails.
                logger.error("nothing can be stored", why=str(error), folder=str(self._path.parent))
            with suppress(sqlite3.Error):
                db.rollback()
            self._failed = str(error)
            return [(future, None, NotStored(str(error))) for future, _ in batch]
        # Nothing can be written to a full disk too.
        if db.total_changes > changes:
            if self._failed is not None:
                logger.warning("everything is stored again", folder=str(self._path.parent))
            self._failed, self._stored_at = None, self._clock.monotonic()
        return results

    def _write(self, job: Callable[[sqlite3.Connection], T]) -> "asyncio.Future[T]":
        """Whatever comes in the same turn of the loop, or while the writer is busy, shares one commit."""
        future: asyncio.Future[T] = self._loop.create_future()
        if self._writer_gone:
            future.set_exception(NotStored(NO_WRITER))
            return future
        self._waiting.append((future, job))
        with self._rewriting:
            if self._interruptible is not None:
                self._interruptible.interrupt()
        if not self._writing:
            self._writing = True
            self._loop.call_soon(self._hand_over)
        return future

    async def _read(self, query: str, values: tuple[Any, ...]) -> list[Any]:
        def run() -> list[Any]:
            with self._reading:
                return self._reader.execute(query, values).fetchall()

        try:
            return await asyncio.to_thread(run)
        except sqlite3.Error as error:
            raise NotStored(str(error)) from error

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
        claimed = await self._write(job) if await self.record(salon) is not None else None
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
        await self._write(lambda db: db.execute(query, (claim.salon, claim.epoch)))

    async def owned(self) -> set[str]:
        return {code for (code,) in await self._read("SELECT code FROM salons WHERE owner = ?", (self._node,))}

    async def renew(self, address: str, draining: bool = False) -> None:
        # All who share a file are on one machine, where this clock is the same for all of them.
        until = self._clock.monotonic() + LEASE_SECONDS
        await self._write(
            lambda db: db.execute("REPLACE INTO nodes VALUES(?, ?, ?, ?)", (self._node, address, until, draining))
        )
        self._steadiness.renewed()

    async def retire(self) -> None:
        await self._write(lambda db: db.execute("DELETE FROM nodes WHERE id = ?", (self._node,)))

    async def nodes(self) -> list[Node]:
        query = "SELECT id, address, draining FROM nodes WHERE until > ? ORDER BY id"
        return [
            Node(id, at, bool(draining)) for id, at, draining in await self._read(query, (self._clock.monotonic(),))
        ]

    def append(
        self, claim: Ownership, expected_seq: int, rows: Sequence[Row], at: int, erased: Erased = NOTHING_ERASED
    ) -> "asyncio.Future[None]":
        append = Append(claim, expected_seq, rows, at)
        if erased is NOTHING_ERASED:
            return self._write(append)
        salon, last = claim.salon, expected_seq + len(rows)

        def job(db: sqlite3.Connection) -> None:
            append(db)
            self._erase(db, salon, erased)
            if erased.rows:
                # The words may be in snapshots too, also in one that is about to be stored.
                db.execute("DELETE FROM snapshots WHERE salon = ?", (salon,))
                db.execute("UPDATE salons SET erased_upto = ? WHERE code = ?", (last, salon))

        return self._write(job)

    def _erase(self, db: sqlite3.Connection, salon: str, erased: Erased) -> None:
        for row in erased.rows:
            db.execute("UPDATE entries SET body = ? WHERE salon = ? AND seq = ?", (row.body, salon, row.seq))
        for hash in erased.clips:
            db.execute("DELETE FROM clips WHERE salon = ? AND hash = ?", (salon, hash))
        for name in erased.images:
            db.execute("DELETE FROM images WHERE salon = ? AND name = ?", (salon, name))
        self._unmerged = self._remains = True

    async def create(self, salon: str, rows: Sequence[Row], at: int) -> bool:
        def job(db: sqlite3.Connection) -> bool:
            made = db.execute(
                "INSERT OR IGNORE INTO salons(code, seq, last_at) VALUES(?, ?, ?)", (salon, len(rows), at)
            )
            if made.rowcount != 1:
                return False
            _insert(db, _values(salon, rows))
            return True

        return await self._write(job)

    async def record(self, salon: str) -> SalonRecord | None:
        rows = await self._read("SELECT code, seq, CAST(last_at AS INTEGER) FROM salons WHERE code = ?", (salon,))
        return SalonRecord(*rows[0]) if rows else None

    async def read(self, salon: str, after: int, upto: int | None = None) -> list[Row]:
        last = upto if upto is not None else 2**62
        query = "SELECT seq, kind, body FROM entries WHERE salon = ? AND seq > ? AND seq <= ? ORDER BY seq"
        return [Row(*row) for row in await self._read(query, (salon, after, last))]

    async def chat(self, salon: str, before: int, most: int) -> list[Row]:
        query = (
            "SELECT seq, kind, body FROM entries WHERE salon = ? AND seq < ? AND kind = 'say' ORDER BY seq DESC LIMIT ?"
        )
        return [Row(*row) for row in reversed(await self._read(query, (salon, before, most)))]

    async def read_kind(self, salon: str, kind: str) -> list[Row]:
        query = "SELECT seq, kind, body FROM entries WHERE salon = ? AND kind = ? ORDER BY seq"
        return [Row(*row) for row in await self._read(query, (salon, kind))]

    async def size(self, salon: str) -> int:
        query = "SELECT coalesce(sum(length(body)), 0) FROM entries WHERE salon = ?"
        return int((await self._read(query, (salon,)))[0][0])

    async def save_snapshot(self, salon: str, seq: int, body: bytes) -> None:
        query = "REPLACE INTO snapshots SELECT code, ?, ? FROM salons WHERE code = ? AND erased_upto <= ?"
        await self._write(lambda db: db.execute(query, (seq, body, salon, seq)))

    async def snapshot(self, salon: str) -> tuple[int, bytes] | None:
        rows = await self._read("SELECT seq, body FROM snapshots WHERE salon = ?", (salon,))
        return rows[0] if rows else None

    async def put_deck(self, hash: str, body: bytes) -> None:
        await self._write(lambda db: db.execute("INSERT OR IGNORE INTO decks VALUES(?, ?)", (hash, body)))

    async def deck(self, hash: str) -> bytes | None:
        rows = await self._read("SELECT body FROM decks WHERE hash = ?", (hash,))
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

        return await self._write(job)

    async def clip(self, salon: str, hash: str) -> tuple[str, bytes] | None:
        rows = await self._read("SELECT kind, body FROM clips WHERE salon = ? AND hash = ?", (salon, hash))
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

        return await self._write(job)

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

        return await self._write(job)

    async def image(self, salon: str, name: str) -> tuple[str, bytes] | None:
        rows = await self._read("SELECT kind, body FROM images WHERE salon = ? AND name = ?", (salon, name))
        return rows[0] if rows else None

    async def thumb(self, salon: str, name: str) -> tuple[str, bytes] | None:
        query = "SELECT thumb_kind, thumb FROM images WHERE salon = ? AND name = ? AND thumb_kind != ''"
        rows = await self._read(query, (salon, name))
        return rows[0] if rows else await self.image(salon, name)

    async def images(self, salon: str) -> dict[str, int]:
        return dict(await self._read("SELECT name, at FROM images WHERE salon = ?", (salon,)))

    async def hold_images(self, salon: str, names: Sequence[str], at: int) -> bool:
        query = "UPDATE images SET at = max(at, ?) WHERE salon = ? AND name = ?"

        def job(db: sqlite3.Connection) -> bool:
            return all(db.execute(query, (at, salon, name)).rowcount == 1 for name in names)

        return await self._write(job)

    async def drop_images(self, salon: str, names: Sequence[str], before: int) -> None:
        query = "DELETE FROM images WHERE salon = ? AND name = ? AND at < ?"

        def job(db: sqlite3.Connection) -> None:
            if sum(db.execute(query, (salon, name, before)).rowcount for name in names):
                self._unmerged = self._remains = True

        await self._write(job)

    async def delete(self, claim: Ownership) -> None:
        def job(db: sqlite3.Connection) -> None:
            query = "DELETE FROM salons WHERE code = ? AND epoch = ?"
            if db.execute(query, (claim.salon, claim.epoch)).rowcount != 1:
                raise Conflict(claim.salon)
            for table in TABLES_OF_SALONS:
                db.execute(f"DELETE FROM {table} WHERE salon = ?", (claim.salon,))
            self._unmerged = self._remains = True

        await self._write(job)

    async def rewrite(self, insist: bool) -> None:
        """SQLite overwrites what is deleted. But if it has moved an entry to another page, a copy can stay behind."""
        if not self._remains or self._writer_gone:
            return
        if self._shared and not insist and await self._read("SELECT 1 FROM salons WHERE owner IS NOT NULL", ()):
            raise NotStored("other processes have salons open")
        done = asyncio.Event()
        errors: list[str] = []

        def run(db: sqlite3.Connection) -> None:
            self._remains = False
            with self._rewriting:
                self._interruptible = None if insist else db
            try:
                db.execute("VACUUM")
            except sqlite3.Error as error:
                self._remains = True
                errors.append(str(error))
            with self._rewriting:
                self._interruptible = None
            self._unmerged = not self._merge(db)
            self._loop.call_soon_threadsafe(done.set)

        self._batches.put(run)
        await done.wait()
        if self._unmerged and self._merging_again is None:
            self._merge_again()
        if errors:
            raise NotStored(errors[0])

    async def idle_since(self, before: int) -> list[str]:
        # A damaged date is a text: it is greater than any number, so such a salon is kept.
        return [code for (code,) in await self._read("SELECT code FROM salons WHERE last_at < ?", (before,))]

    async def set_clock_on(self, by: int, now: int) -> None:
        query = "UPDATE salons SET last_at = min(last_at + ?, ?) WHERE typeof(last_at) = 'integer'"
        await self._write(lambda db: db.execute(query, (by, now)))

    async def newest(self) -> int:
        query = "SELECT coalesce(max(last_at), 0) FROM salons WHERE typeof(last_at) = 'integer'"
        return int((await self._read(query, ()))[0][0])

    async def count(self) -> int:
        return int((await self._read("SELECT count(*) FROM salons", ()))[0][0])

    async def trouble(self) -> str | None:
        if self._writer_gone:
            return NO_WRITER
        if self._writing and self._clock.monotonic() - self._handed_over_at > STUCK_SECONDS:
            return STUCK
        if self._failed is not None or self._clock.monotonic() - self._stored_at > TRY_OUT_SECONDS:
            # Perhaps there is room again, or none any more, and nobody has tried since.
            try:
                async with self._clock.timeout(STUCK_SECONDS):
                    await self._write(_try_out)
            except NotStored:
                pass
            except TimeoutError:
                return STUCK
        return self._failed

    async def close(self) -> None:
        if self._merging_again is not None:
            self._merging_again.cancel()
        # A last job, so that whatever waits is written first. A disk that does not answer is not waited for.
        with suppress(NotStored, TimeoutError):
            async with asyncio.timeout(CLOSE_SECONDS):
                await self._write(lambda db: None)
        self._batches.put(None)
        await asyncio.to_thread(self._writer.join, CLOSE_SECONDS)
        if self._reading.acquire(timeout=CLOSE_SECONDS):
            self._reader.close()
        os.close(self._lock)


def lock_folder(path: Path) -> int:
    path.parent.mkdir(parents=True, exist_ok=True)
    return lock(path.parent)


def _try_out(db: sqlite3.Connection) -> None:
    """Needs room like a real entry, and leaves nothing."""
    db.execute("INSERT INTO snapshots VALUES('', 0, zeroblob(65536))")
    db.execute("DELETE FROM snapshots WHERE salon = ''")


def _image_bytes(db: sqlite3.Connection, salon: str) -> int:
    query = "SELECT coalesce(sum(length(body) + length(thumb)), 0) FROM images WHERE salon = ?"
    return int(db.execute(query, (salon,)).fetchone()[0])


def _try(
    db: sqlite3.Connection, future: "asyncio.Future[Any]", job: Job
) -> tuple["asyncio.Future[Any]", Any, Exception | None]:
    try:
        return future, job(db), None
    except Conflict as conflict:
        return future, None, conflict


def _append_all(db: sqlite3.Connection, appends: Sequence[Append]) -> bool:
    """In two statements. False if one of them was a conflict: then nothing is written."""
    db.execute("SAVEPOINT appends")
    if db.executemany(MOVE, [append.move for append in appends]).rowcount != len(appends):
        db.execute("ROLLBACK TO appends")
        return False
    _insert(db, [value for append in appends for value in append.values])
    return True


def _insert(db: sqlite3.Connection, values: Sequence[tuple[str, int, str, bytes]]) -> None:
    db.executemany("INSERT INTO entries VALUES(?, ?, ?, ?)", values)


def _values(salon: str, rows: Sequence[Row]) -> list[tuple[str, int, str, bytes]]:
    return [(salon, row.seq, row.kind, row.body) for row in rows]
