"""SQLite in WAL mode, synchronous=FULL, one writer thread that commits whatever is waiting in one transaction."""

import asyncio
import os
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import structlog

from veillee.storage.base import CannotOpen, Conflict, NotStored, Row, SalonRecord
from veillee.storage.lock import lock
from veillee.storage.schema import prepare

MOST_JOBS_PER_COMMIT = 512

T = TypeVar("T")
Job: TypeAlias = Callable[[sqlite3.Connection], Any]
logger = structlog.get_logger()


class SqliteStorage:
    """The database of one server: while it is open, no other server can use its folder."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._loop = asyncio.get_running_loop()
        self._waiting: list[tuple[asyncio.Future[Any], Job]] = []
        self._writing = False
        self._failed: str | None = None
        self._batches: queue.SimpleQueue[list[tuple[asyncio.Future[Any], Job]] | None] = queue.SimpleQueue()
        path.parent.mkdir(parents=True, exist_ok=True)
        self._lock = lock(path.parent)
        try:
            prepare(path)
            self._reader, writing = self._connect(), self._connect()
        except BaseException:
            os.close(self._lock)
            raise
        self._reading = threading.Lock()
        self._writer = threading.Thread(target=self._write_forever, args=(writing,), name="storage-writer", daemon=True)
        self._writer.start()

    def _connect(self) -> sqlite3.Connection:
        try:
            db = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False, timeout=10)
            db.execute("PRAGMA journal_mode=WAL")
            db.execute("PRAGMA synchronous=FULL")
            # What is deleted is overwritten: a salon that was erased leaves no words in the file.
            db.execute("PRAGMA secure_delete=ON")
        except sqlite3.Error as error:
            raise CannotOpen(f"The database {self._path} cannot be opened: {error}.") from error
        return db

    def _write_forever(self, db: sqlite3.Connection) -> None:
        while (batch := self._batches.get()) is not None:
            self._loop.call_soon_threadsafe(self._written, self._commit(db, batch))
        db.close()

    def _hand_over(self) -> None:
        batch, self._waiting = self._waiting[:MOST_JOBS_PER_COMMIT], self._waiting[MOST_JOBS_PER_COMMIT:]
        self._batches.put(batch)

    def _written(self, results: list[tuple[asyncio.Future[Any], Any, Exception | None]]) -> None:
        if self._waiting:
            self._hand_over()
        else:
            self._writing = False
        for future, value, error in results:
            if future.done():
                continue
            if error is None:
                future.set_result(value)
            else:
                future.set_exception(error)

    def _commit(
        self, db: sqlite3.Connection, batch: list[tuple[asyncio.Future[Any], Job]]
    ) -> list[tuple[asyncio.Future[Any], Any, Exception | None]]:
        results: list[tuple[asyncio.Future[Any], Any, Exception | None]] = []
        try:
            db.execute("BEGIN IMMEDIATE")
            for future, job in batch:
                try:
                    results.append((future, job(db), None))
                except Conflict as conflict:
                    results.append((future, None, conflict))
            db.execute("COMMIT")
        except Exception as error:
            # This thread must go on after any error: without it nothing would be stored, and nobody would notice.
            if not isinstance(error, sqlite3.Error):
                logger.exception("a write failed")
            with suppress(sqlite3.Error):
                db.rollback()
            self._failed = str(error)
            return [(future, None, NotStored(str(error))) for future, _ in batch]
        self._failed = None
        return results

    def _write(self, job: Callable[[sqlite3.Connection], T]) -> "asyncio.Future[T]":
        """Whatever comes in the same turn of the loop, or while the writer is busy, shares one commit."""
        future: asyncio.Future[T] = self._loop.create_future()
        self._waiting.append((future, job))
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

    def append(self, salon: str, expected_seq: int, rows: Sequence[Row], at: int) -> "asyncio.Future[None]":
        def job(db: sqlite3.Connection) -> None:
            moved = db.execute(
                "UPDATE salons SET seq = seq + ?, last_at = ? WHERE code = ? AND seq = ?",
                (len(rows), at, salon, expected_seq),
            )
            if moved.rowcount != 1:
                raise Conflict(salon)
            _insert(db, salon, rows)

        return self._write(job)

    async def create(self, salon: str, rows: Sequence[Row], at: int) -> bool:
        def job(db: sqlite3.Connection) -> bool:
            made = db.execute("INSERT OR IGNORE INTO salons VALUES(?, ?, ?)", (salon, len(rows), at))
            if made.rowcount != 1:
                return False
            _insert(db, salon, rows)
            return True

        return await self._write(job)

    async def record(self, salon: str) -> SalonRecord | None:
        rows = await self._read("SELECT code, seq, last_at FROM salons WHERE code = ?", (salon,))
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

    async def erase(self, salon: str, seq: int, body: bytes) -> None:
        await self._write(
            lambda db: db.execute("UPDATE entries SET body = ? WHERE salon = ? AND seq = ?", (body, salon, seq))
        )
        await self._leave_no_trace()

    async def save_snapshot(self, salon: str, seq: int, body: bytes) -> None:
        # If the salon was deleted in the meantime, its snapshot must not be stored.
        query = "REPLACE INTO snapshots SELECT ?, ?, ? WHERE EXISTS(SELECT 1 FROM salons WHERE code = ?)"
        await self._write(lambda db: db.execute(query, (salon, seq, body, salon)))

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

    async def drop_clip(self, salon: str, hash: str) -> None:
        await self._write(lambda db: db.execute("DELETE FROM clips WHERE salon = ? AND hash = ?", (salon, hash)))
        await self._leave_no_trace()

    async def delete(self, salon: str) -> None:
        def job(db: sqlite3.Connection) -> None:
            db.execute("DELETE FROM salons WHERE code = ?", (salon,))
            for table in ("entries", "snapshots", "clips"):
                db.execute(f"DELETE FROM {table} WHERE salon = ?", (salon,))

        await self._write(job)
        await self._leave_no_trace()

    async def _leave_no_trace(self) -> None:
        """Deleted data stays in the write-ahead log until it is merged into the file."""
        await self._read("PRAGMA wal_checkpoint(TRUNCATE)", ())

    async def idle_since(self, before: int) -> list[str]:
        return [code for (code,) in await self._read("SELECT code FROM salons WHERE last_at < ?", (before,))]

    async def set_clock_on(self, by: int, now: int) -> None:
        await self._write(lambda db: db.execute("UPDATE salons SET last_at = min(last_at + ?, ?)", (by, now)))

    async def count(self) -> int:
        return int((await self._read("SELECT count(*) FROM salons", ()))[0][0])

    async def trouble(self) -> str | None:
        if not self._writer.is_alive():
            return "nothing is written any more"
        if self._failed is not None:
            # Perhaps there is room again, and nobody has tried since.
            with suppress(NotStored):
                await self._write(_try_out)
        return self._failed

    async def close(self) -> None:
        # A last job, so that whatever waits is written first.
        await self._write(lambda db: None)
        self._batches.put(None)
        await asyncio.to_thread(self._writer.join)
        self._reader.close()
        os.close(self._lock)


def _try_out(db: sqlite3.Connection) -> None:
    """Needs room like a real entry, and leaves nothing."""
    db.execute("INSERT INTO snapshots VALUES('', 0, zeroblob(65536))")
    db.execute("DELETE FROM snapshots WHERE salon = ''")


def _insert(db: sqlite3.Connection, salon: str, rows: Sequence[Row]) -> None:
    db.executemany("INSERT INTO entries VALUES(?, ?, ?, ?)", [(salon, row.seq, row.kind, row.body) for row in rows])
