"""How entries get into the log in PostgreSQL: one connection, and one statement for all salons that wait.

If the connection is lost before the answer comes, nobody knows whether the statement was carried out, or will be: it
may still be on its way. So every such salon is claimed again. That waits for a commit under way, and what comes later
with the epoch of before is refused. Then its last entry tells what has happened.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any

import asyncpg
import structlog
from msgspec import Struct

from veillee.clock import Clock
from veillee.storage.base import NOTHING_ERASED, Conflict, Erased, NotStored, Ownership, Row
from veillee.storage.meter import Meter
from veillee.storage.postgres_hosts import said_by

# At most so many salons in one statement.
MOST_SALONS = 256
# A statement that is not answered for so long is taken for lost.
STATEMENT_SECONDS = 5.0
# While the database is away, it is tried again so often.
AGAIN_SECONDS = 0.2
STUCK_SECONDS = 5

APPEND = """
WITH wanted AS (
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[])
        AS w(code, epoch, expected, last, at)
), moved AS (
    UPDATE salons SET seq = w.last, last_at = w.at FROM wanted w
    WHERE salons.code = w.code AND salons.seq = w.expected AND salons.epoch = w.epoch RETURNING salons.code
), kept AS (
    INSERT INTO entries SELECT r.* FROM unnest($6::text[], $7::bigint[], $8::text[], $9::bytea[])
        AS r(salon, seq, kind, body) JOIN moved ON moved.code = r.salon
)
SELECT code FROM moved
"""
CLAIM_AGAIN = """
UPDATE salons SET epoch = epoch + 1 WHERE code = ANY($1::text[]) AND owner = $2 RETURNING code, epoch, seq
"""
ERASE_ROWS = """
UPDATE entries SET body = e.body FROM unnest($2::bigint[], $3::bytea[]) AS e(seq, body)
WHERE salon = $1 AND entries.seq = e.seq
"""
# Two statements that wait for each other, or a moment in which the database was busy: nothing has happened.
TRY_AGAIN = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError, asyncpg.LockNotAvailableError)
# These may come in the place of an answer, after the statement was carried out.
NO_ANSWER = ("08", "57")

logger = structlog.get_logger()


class Append(Struct, eq=False):
    """What is to be stored after `expected`; the last entry is then `last`."""

    claim: Ownership
    expected: int
    last: int
    rows: Sequence[Row]
    at: int
    erased: Erased
    future: asyncio.Future[None]

    def stored(self) -> None:
        if not self.future.done():
            self.future.set_result(None)

    def failed(self, error: Exception) -> None:
        if not self.future.done():
            self.future.set_exception(error)


class Log:
    """`claims`: the newest claim of this node on each of its salons."""

    def __init__(
        self,
        node: str,
        connect: Callable[[], Awaitable[Any]],
        claims: Mapping[str, Ownership],
        meter: Meter,
        clock: Clock,
    ) -> None:
        self._node, self._connect, self._claims, self._meter, self._clock = node, connect, claims, meter, clock
        self._loop = asyncio.get_running_loop()
        self._connection: Any = None
        self._waiting: list[Append] = []
        self._storing: list[Append] = []
        self._something = asyncio.Event()
        # When what is being stored was taken up.
        self._since = 0.0
        self.failed: str | None = None
        self._writer = self._loop.create_task(self._write_forever())

    def add(
        self, claim: Ownership, expected: int, rows: Sequence[Row], at: int, erased: Erased
    ) -> "asyncio.Future[None]":
        future: asyncio.Future[None] = self._loop.create_future()
        if self._writer.done():
            future.set_exception(NotStored("nothing is written any more: the server must be restarted"))
            return future
        self._waiting.append(Append(claim, expected, expected + len(rows), rows, at, erased, future))
        self._something.set()
        return future

    def trouble(self) -> str | None:
        if self._writer.done():
            return "nothing is written any more: the server must be restarted"
        if self._storing and self._clock.monotonic() - self._since > STUCK_SECONDS:
            return self.failed or f"a write has been waiting for more than {STUCK_SECONDS} seconds"
        return self.failed

    def tried_out(self) -> str | None:
        """Something else could be stored a moment ago. Is there still something wrong?"""
        if not self._waiting and not self._storing:
            self._tell(None)
        return self.trouble()

    async def flush(self) -> None:
        """Until everything that waits is stored."""
        if futures := [append.future for append in (*self._storing, *self._waiting)]:
            await asyncio.wait(futures)

    async def close(self) -> None:
        self._writer.cancel()
        with suppress(asyncio.CancelledError):
            await self._writer
        self._hang_up()

    async def _write_forever(self) -> None:
        while True:
            await self._something.wait()
            # What others of this turn of the loop have to store comes along.
            await asyncio.sleep(0)
            appends = self._storing = self._take()
            if not appends:
                self._something.clear()
                continue
            self._since = self._clock.monotonic()
            try:
                await self._store(appends)
            except Exception as error:
                # This task must go on: without it nothing would be stored, and nobody would notice.
                logger.exception("a write failed")
                for append in appends:
                    append.failed(NotStored(said_by(error)))
            self._storing = []
            self._meter.committed(len(appends), self._clock.monotonic() - self._since)

    def _take(self) -> list[Append]:
        """Of each salon what can be stored at once. What erases something goes alone."""
        taken: list[Append] = []
        left: list[Append] = []
        last: dict[str, Append] = {}
        held: set[str] = set()
        for append in self._waiting:
            salon = append.claim.salon
            before = last.get(salon)
            follows = before is None or (before.claim is append.claim and before.last == append.expected)
            full = before is None and len(last) >= MOST_SALONS
            alone = bool(taken) and (taken[0].erased != NOTHING_ERASED or append.erased != NOTHING_ERASED)
            if salon in held or not follows or full or alone:
                # Nothing of this salon may overtake it.
                held.add(salon)
                left.append(append)
            else:
                taken.append(append)
                last[salon] = append
        self._waiting = left
        return taken

    async def _store(self, appends: list[Append]) -> None:
        while appends:
            try:
                connection = self._connection
                if connection is None or connection.is_closed():
                    connection = self._connection = await self._connect()
                async with asyncio.timeout(STATEMENT_SECONDS):
                    moved = await self._send(connection, appends)
            except TRY_AGAIN:
                await self._clock.sleep(AGAIN_SECONDS)
                continue
            except Exception as error:
                self._tell(said_by(error))
                if self._was_refused(error):
                    for append in appends:
                        append.failed(NotStored(said_by(error)))
                    return
                appends = await self._find_out(appends)
                continue
            self._tell(None)
            for append in appends:
                if append.claim.salon in moved:
                    append.stored()
                else:
                    append.failed(Conflict(append.claim.salon))
            return

    def _was_refused(self, error: Exception) -> bool:
        """The database itself said no, so nothing has happened; or it was never sent."""
        if isinstance(error, asyncpg.PostgresError):
            alive = self._connection is not None and not self._connection.is_closed()
            return alive and (error.sqlstate or "")[:2] not in NO_ANSWER
        return isinstance(error, ValueError)

    async def _send(self, connection: Any, appends: list[Append]) -> set[str]:
        """All of it or, of a salon that is no longer ours or has another last entry, nothing. Returns the others."""
        ends: dict[str, list[Append]] = {}
        for append in appends:
            ends.setdefault(append.claim.salon, []).append(append)
        rows = [(append.claim.salon, row) for append in appends for row in append.rows]
        values = (
            list(ends),
            [some[0].claim.epoch for some in ends.values()],
            [some[0].expected for some in ends.values()],
            [some[-1].last for some in ends.values()],
            [some[-1].at for some in ends.values()],
            [salon for salon, _ in rows],
            [row.seq for _, row in rows],
            [row.kind for _, row in rows],
            [row.body for _, row in rows],
        )
        if appends[0].erased == NOTHING_ERASED:
            return {code for (code,) in await connection.fetch(APPEND, *values)}
        async with connection.transaction():
            moved = {code for (code,) in await connection.fetch(APPEND, *values)}
            if moved:
                await erase(connection, appends[0])
        return moved

    async def _find_out(self, appends: list[Append]) -> list[Append]:
        """Answer what has been stored, or never will be; returns what is still to be stored."""
        while True:
            self._hang_up()
            await self._clock.sleep(AGAIN_SECONDS)
            try:
                self._connection = await self._connect()
                async with asyncio.timeout(STATEMENT_SECONDS):
                    return await self._look(appends)
            except Exception as error:
                self._tell(said_by(error))

    async def _look(self, appends: list[Append]) -> list[Append]:
        claims = {append.claim.salon: append.claim for append in appends}
        ours = [salon for salon, claim in claims.items() if self._claims.get(salon) is claim]
        found = await self._connection.fetch(CLAIM_AGAIN, ours, self._node)
        last = {salon: seq for salon, _, seq in found}
        for salon, epoch, _ in found:
            claims[salon].epoch = epoch
        first: dict[str, Append] = {}
        for append in appends:
            first.setdefault(append.claim.salon, append)
        again = [append for append in appends if last.get(append.claim.salon) == first[append.claim.salon].expected]
        for append in appends:
            if append in again:
                continue
            if await self._has(append):
                append.stored()
            else:
                append.failed(Conflict(append.claim.salon))
        return again

    async def _has(self, append: Append) -> bool:
        query = "SELECT seq, kind, body FROM entries WHERE salon = $1 AND seq > $2 AND seq <= $3 ORDER BY seq"
        found = await self._connection.fetch(query, append.claim.salon, append.expected, append.last)
        return [Row(*row) for row in found] == list(append.rows)

    def _tell(self, failed: str | None) -> None:
        if failed is not None and self.failed is None:
            # Once: as long as the database is away, everything of everybody fails.
            logger.error("nothing can be stored", why=failed)
        elif failed is None and self.failed is not None:
            logger.warning("everything is stored again")
        self.failed = failed

    def _hang_up(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None and not connection.is_closed():
            connection.terminate()


async def erase(connection: Any, append: Append) -> None:
    salon, erased = append.claim.salon, append.erased
    if erased.rows:
        await connection.execute(ERASE_ROWS, salon, [row.seq for row in erased.rows], [row.body for row in erased.rows])
        # The words may be in snapshots too, also in one that is about to be stored.
        await connection.execute("DELETE FROM snapshots WHERE salon = $1", salon)
        await connection.execute("UPDATE salons SET erased_upto = $2 WHERE code = $1", salon, append.last)
    for clip in erased.clips:
        await connection.execute("DELETE FROM clips WHERE salon = $1 AND hash = $2", salon, clip)
    for image in erased.images:
        await connection.execute("DELETE FROM images WHERE salon = $1 AND name = $2", salon, image)
    await leave_remains(connection)


async def leave_remains(connection: Any) -> None:
    """Write down that there is something to be rewritten: last, so that a rewrite that has begun waits for it."""
    await connection.execute("UPDATE veillee SET remains = true WHERE NOT remains")
