"""The file of SQLite, in WAL mode and synchronous=FULL: one thread writes, and commits whatever waits together."""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import structlog

from veillee.clock import Clock, Timer
from veillee.storage.base import CannotOpen, Conflict, NotStored, Ownership, Row
from veillee.storage.meter import Meter

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
        self.values = as_values(claim.salon, rows)

    def __call__(self, db: sqlite3.Connection) -> None:
        if db.execute(MOVE, self.move).rowcount != 1:
            raise Conflict(self.move[2])
        insert(db, self.values)


class SqliteFile:
    """Open until `close`."""

    def __init__(self, path: Path, meter: Meter, clock: Clock) -> None:
        self._path, self._meter, self._clock = path, meter, clock
        self._loop = asyncio.get_running_loop()
        self._waiting: Batch = []
        self._writing = self._gone = False
        self._failed: str | None = None
        self._batches: queue.SimpleQueue[Work | None] = queue.SimpleQueue()
        self._handed_over_at = self._stored_at = self._clock.monotonic()
        # Whether something erased may still be in the write-ahead log, also from a server before this one; and whether
        # remains of it may be in the file itself.
        self._unmerged = self.remains = True
        self._merging_again: Timer | None = None
        self._reader, writing = self._connect(), self._connect()
        self._reading = threading.Lock()
        self._rewriting = threading.Lock()
        self._interruptible: sqlite3.Connection | None = None
        self._thread = threading.Thread(target=self._write_forever, args=(writing,), name="storage-writer", daemon=True)
        self._thread.start()
        self._merge_again()

    def erased(self) -> None:
        """Said by a job that has erased something."""
        self._unmerged = self.remains = True

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
            self._gone = True

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
        self.write(lambda db: None).add_done_callback(lambda done: done.cancelled() or done.exception())

    def _hand_over(self) -> None:
        batch, self._waiting = self._waiting[:MOST_JOBS_PER_COMMIT], self._waiting[MOST_JOBS_PER_COMMIT:]
        self._handed_over_at = self._clock.monotonic()
        self._batches.put(batch)

    def _written(self, results: list[tuple[asyncio.Future[Any], Any, Exception | None]]) -> None:
        self._meter.committed(len(results), self._clock.monotonic() - self._handed_over_at)
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

    def write(self, job: Callable[[sqlite3.Connection], T]) -> "asyncio.Future[T]":
        """Whatever comes in the same turn of the loop, or while the writer is busy, shares one commit."""
        future: asyncio.Future[T] = self._loop.create_future()
        if self._gone:
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

    async def read(self, query: str, values: tuple[Any, ...] = ()) -> list[Any]:
        def run() -> list[Any]:
            with self._reading:
                return self._reader.execute(query, values).fetchall()

        try:
            return await asyncio.to_thread(run)
        except sqlite3.Error as error:
            raise NotStored(str(error)) from error

    async def rewrite(self, insist: bool) -> None:
        """Write the whole file anew. If nobody insists, it is given up as soon as something is to be stored."""
        if self._gone:
            return
        done = asyncio.Event()
        errors: list[str] = []

        def run(db: sqlite3.Connection) -> None:
            self.remains = False
            with self._rewriting:
                self._interruptible = None if insist else db
            try:
                db.execute("VACUUM")
            except sqlite3.Error as error:
                self.remains = True
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

    async def trouble(self) -> str | None:
        if self._gone:
            return NO_WRITER
        if self._writing and self._clock.monotonic() - self._handed_over_at > STUCK_SECONDS:
            return STUCK
        if self._failed is not None or self._clock.monotonic() - self._stored_at > TRY_OUT_SECONDS:
            # Perhaps there is room again, or none any more, and nobody has tried since.
            try:
                async with self._clock.timeout(STUCK_SECONDS):
                    await self.write(_try_out)
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
                await self.write(lambda db: None)
        self._batches.put(None)
        await asyncio.to_thread(self._thread.join, CLOSE_SECONDS)
        if self._reading.acquire(timeout=CLOSE_SECONDS):
            self._reader.close()


def _try_out(db: sqlite3.Connection) -> None:
    """Needs room like a real entry, and leaves nothing."""
    db.execute("INSERT INTO snapshots VALUES('', 0, zeroblob(65536))")
    db.execute("DELETE FROM snapshots WHERE salon = ''")


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
    insert(db, [value for append in appends for value in append.values])
    return True


def insert(db: sqlite3.Connection, values: Sequence[tuple[str, int, str, bytes]]) -> None:
    db.executemany("INSERT INTO entries VALUES(?, ?, ?, ?)", values)


def as_values(salon: str, rows: Sequence[Row]) -> list[tuple[str, int, str, bytes]]:
    return [(salon, row.seq, row.kind, row.body) for row in rows]
