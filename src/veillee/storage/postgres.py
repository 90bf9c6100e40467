"""PostgreSQL, for more salons than one process can hold, and for several machines. Everything as with SQLite."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import asyncpg

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
from veillee.storage.meter import Meter
from veillee.storage.postgres_log import Log, leave_remains
from veillee.storage.postgres_pool import AWAY, CLOSE_SECONDS, LARGEST, Pool, clean, open_pool
from veillee.storage.postgres_safe import PostgresSafe
from veillee.storage.schema import TABLES_OF_SALONS

# So short that a lease outlives a connection that is dead.
RENEW_SECONDS = 1.5
# If nothing was stored for so long, whoever asks whether all is well has it tried out.
TRY_OUT_SECONDS = 10
# While tables are written anew, nobody can use them. If that is not urgent, it is given up after so long.
REWRITE_MS, REWRITE_WAIT_MS = 2000, 100
REWRITE_SECONDS = 3600
CLAIM = """
UPDATE salons SET owner = $2, epoch = epoch + 1 WHERE code = $1 AND (
    owner IS NULL OR owner = $2
    OR ($3 AND NOT EXISTS (SELECT FROM nodes WHERE id = owner AND until > clock_timestamp()))
) RETURNING epoch, seq, last_at
"""
WHOSE = """
SELECT coalesce(address, ''), coalesce(until > clock_timestamp(), false)
FROM salons LEFT JOIN nodes ON id = owner WHERE code = $1
"""
RENEW = """
WITH long_dead AS (DELETE FROM nodes WHERE until < clock_timestamp() - interval '1 day')
INSERT INTO nodes VALUES($1, $2, clock_timestamp() + make_interval(secs => $3), $4)
ON CONFLICT (id) DO UPDATE SET address = excluded.address, until = excluded.until, draining = excluded.draining
"""
SNAPSHOT = """
INSERT INTO snapshots SELECT code, $2, $3 FROM salons WHERE code = $1 AND erased_upto <= $2 FOR SHARE
ON CONFLICT (salon) DO UPDATE SET seq = excluded.seq, body = excluded.body
"""
PUT_IMAGE = """
INSERT INTO images VALUES($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (salon, name) DO UPDATE SET at = excluded.at
"""
READERS = """
SELECT count(*) FROM pg_stat_activity
WHERE backend_xmin IS NOT NULL AND pid <> pg_backend_pid() AND datname = current_database()
"""
IMAGE_BYTES = "SELECT coalesce(sum(length(body) + length(thumb)), 0) FROM images WHERE salon = $1"


async def open_postgres(address: str, meter: Meter | None = None, clock: Clock | None = None) -> "PostgresStorage":
    """`CannotOpen` says why not. No password is in that sentence."""
    clock = clock or Clock()
    return PostgresStorage(await open_pool(address, clock), meter or Meter(), clock)


class PostgresStorage:
    def __init__(self, pool: Pool, meter: Meter, clock: Clock) -> None:
        self._pool, self.meter, self._clock = pool, meter, clock
        self._node = secrets.token_hex(8)
        self._steadiness = Steadiness(clock)
        self._claims: dict[str, Ownership] = {}
        self._log = Log(self._node, pool.connect, self._claims, meter, clock)
        self._stored_at = self._clock.monotonic()

    # Whose a salon is

    async def claim(self, salon: str) -> Ownership | None:
        async with self._pool.change() as db:
            owner = await db.fetchval("SELECT owner FROM salons WHERE code = $1 FOR UPDATE", clean(salon))
            taken = await db.fetchrow(CLAIM, clean(salon), self._node, self._steadiness.proven)
        if taken is not None:
            if owner not in (None, self._node):
                self.meter.took_over()
            claim = self._claims[salon] = Ownership(salon, *taken)
            return claim
        whose = await self._pool.read(WHOSE, salon)
        if not whose:
            return None
        raise Elsewhere(salon, *whose[0])

    async def release(self, claim: Ownership) -> None:
        if self._claims.get(claim.salon) is claim:
            del self._claims[claim.salon]
        query = "UPDATE salons SET owner = NULL, epoch = epoch + 1 WHERE code = $1 AND epoch = $2"
        async with self._pool.change() as db:
            await db.execute(query, claim.salon, claim.epoch)

    async def owned(self) -> set[str]:
        return {code for (code,) in await self._pool.read("SELECT code FROM salons WHERE owner = $1", self._node)}

    async def renew(self, address: str, draining: bool = False) -> None:
        await self._pool.read(RENEW, self._node, address, LEASE_SECONDS, draining, seconds=RENEW_SECONDS)
        self._steadiness.renewed()

    async def retire(self) -> None:
        async with self._pool.change() as db:
            await db.execute("DELETE FROM nodes WHERE id = $1", self._node)

    def safe(self, host: str, file: Path | None = None) -> PostgresSafe:
        """For the certificate of that name."""
        return PostgresSafe(self._pool, self._node, host, self._clock, file)

    async def nodes(self) -> list[Node]:
        query = "SELECT id, address, draining FROM nodes WHERE until > clock_timestamp() ORDER BY id"
        return [Node(*row) for row in await self._pool.read(query)]

    # The log

    def append(
        self, claim: Ownership, expected_seq: int, rows: Sequence[Row], at: int, erased: Erased = NOTHING_ERASED
    ) -> "asyncio.Future[None]":
        return self._log.add(claim, expected_seq, rows, at, erased)

    async def create(self, salon: str, rows: Sequence[Row], at: int) -> bool:
        query = "INSERT INTO salons(code, seq, last_at) VALUES($1, $2, $3) ON CONFLICT DO NOTHING RETURNING code"
        async with self._pool.change() as db:
            if await db.fetchval(query, salon, len(rows), at) is None:
                return False
            values = [(salon, row.seq, row.kind, row.body) for row in rows]
            await db.executemany("INSERT INTO entries VALUES($1, $2, $3, $4)", values)
            return True

    async def read(self, salon: str, after: int, upto: int | None = None) -> list[Row]:
        last = upto if upto is not None else LARGEST
        query = "SELECT seq, kind, body FROM entries WHERE salon = $1 AND seq > $2 AND seq <= $3 ORDER BY seq"
        return [Row(*row) for row in await self._pool.read(query, salon, after, last)]

    async def chat(self, salon: str, before: int, most: int) -> list[Row]:
        query = (
            "SELECT seq, kind, body FROM entries WHERE salon = $1 AND seq < $2 AND kind = 'say'"
            " ORDER BY seq DESC LIMIT $3"
        )
        return [Row(*row) for row in reversed(await self._pool.read(query, salon, before, most))]

    async def read_kind(self, salon: str, kind: str) -> list[Row]:
        query = "SELECT seq, kind, body FROM entries WHERE salon = $1 AND kind = $2 ORDER BY seq"
        return [Row(*row) for row in await self._pool.read(query, salon, kind)]

    async def size(self, salon: str) -> int:
        query = "SELECT coalesce(sum(length(body)), 0) FROM entries WHERE salon = $1"
        return int((await self._pool.read(query, salon))[0][0])

    async def save_snapshot(self, salon: str, seq: int, body: bytes) -> None:
        async with self._pool.change() as db:
            await db.execute(SNAPSHOT, salon, seq, body)

    async def snapshot(self, salon: str) -> tuple[int, bytes] | None:
        rows = await self._pool.read("SELECT seq, body FROM snapshots WHERE salon = $1", salon)
        return tuple(rows[0]) if rows else None

    # Decks, clips, images

    async def put_deck(self, hash: str, body: bytes) -> None:
        async with self._pool.change() as db:
            await db.execute("INSERT INTO decks VALUES($1, $2) ON CONFLICT DO NOTHING", hash, body)

    async def deck(self, hash: str) -> bytes | None:
        rows = await self._pool.read("SELECT body FROM decks WHERE hash = $1", hash)
        return rows[0][0] if rows else None

    @asynccontextmanager
    async def _bring(self, salon: str) -> AsyncIterator[tuple[Any, bool]]:
        """A change of what a salon keeps, while nobody else brings anything; and whether there is such a salon."""
        async with self._pool.change() as db:
            # Whoever comes at the same time waits: the last ones find no room. Moves need not wait for that.
            await db.execute("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", clean(salon))
            there = await db.fetchval("SELECT 1 FROM salons WHERE code = $1 FOR KEY SHARE", clean(salon))
            yield db, there is not None

    async def put_clip(self, salon: str, hash: str, kind: str, body: bytes, most: int, most_bytes: int) -> bool:
        others = "SELECT count(*), coalesce(sum(length(body)), 0) FROM clips WHERE salon = $1 AND hash <> $2"
        async with self._bring(salon) as (db, there):
            count, size = await db.fetchrow(others, salon, hash)
            if count >= most or size + len(body) > most_bytes:
                return False
            if there:
                await db.execute(
                    "INSERT INTO clips VALUES($1, $2, $3, $4) ON CONFLICT DO NOTHING", salon, hash, kind, body
                )
            return True

    async def clip(self, salon: str, hash: str) -> tuple[str, bytes] | None:
        rows = await self._pool.read("SELECT kind, body FROM clips WHERE salon = $1 AND hash = $2", salon, hash)
        return tuple(rows[0]) if rows else None

    async def put_images(
        self, salon: str, images: Sequence[Image], at: int, most: int, most_bytes: int
    ) -> list[str] | None:
        async with self._bring(salon) as (db, exists):
            there = {name for (name,) in await db.fetch("SELECT name FROM images WHERE salon = $1", salon)}
            new = {image.name: len(image.body) + len(image.thumb) for image in images if image.name not in there}
            size = await db.fetchval(IMAGE_BYTES, salon)
            if len(there) + len(new) > most or size + sum(new.values()) > most_bytes:
                return None
            for one in images if exists else ():
                values = one.name, at, one.kind, one.body, one.thumb_kind, thumb_name(one.thumb), one.thumb
                await db.execute(PUT_IMAGE, salon, *values)
            return list(new)

    async def put_thumb(self, salon: str, image: str, kind: str, body: bytes, most_bytes: int) -> bool | None:
        old = "SELECT length(thumb) FROM images WHERE salon = $1 AND name = $2"
        query = "UPDATE images SET thumb_kind = $3, thumb_name = $4, thumb = $5 WHERE salon = $1 AND name = $2"
        salon, image = clean(salon), clean(image)
        async with self._bring(salon) as (db, _):
            found = await db.fetchval(old, salon, image)
            if found is None:
                return None
            if await db.fetchval(IMAGE_BYTES, salon) - found + len(body) > most_bytes:
                return False
            await db.execute(query, salon, image, kind, thumb_name(body), body)
            return True

    async def image(self, salon: str, name: str) -> tuple[str, bytes] | None:
        rows = await self._pool.read("SELECT kind, body FROM images WHERE salon = $1 AND name = $2", salon, name)
        return tuple(rows[0]) if rows else None

    async def thumb(self, salon: str, name: str) -> tuple[str, bytes] | None:
        query = "SELECT thumb_kind, thumb FROM images WHERE salon = $1 AND name = $2 AND thumb_kind <> ''"
        rows = await self._pool.read(query, salon, name)
        return tuple(rows[0]) if rows else await self.image(salon, name)

    async def images(self, salon: str) -> dict[str, int]:
        return dict(await self._pool.read("SELECT name, at FROM images WHERE salon = $1", salon))

    async def hold_images(self, salon: str, names: Sequence[str], at: int) -> bool:
        query = "UPDATE images SET at = greatest(at, $3) WHERE salon = $1 AND name = $2 RETURNING name"
        async with self._bring(salon) as (db, _):
            held = [await db.fetchval(query, salon, clean(name), at) for name in names]
            return None not in held

    async def drop_images(self, salon: str, names: Sequence[str], before: int) -> None:
        query = "DELETE FROM images WHERE salon = $1 AND name = ANY($2::text[]) AND at < $3 RETURNING name"
        async with self._bring(salon) as (db, _):
            if await db.fetch(query, salon, list(names), before):
                await leave_remains(db)

    # The house

    async def delete(self, claim: Ownership) -> None:
        async with self._pool.change() as db:
            query = "DELETE FROM salons WHERE code = $1 AND epoch = $2 RETURNING code"
            if await db.fetchval(query, claim.salon, claim.epoch) is None:
                raise Conflict(claim.salon)
            for table in TABLES_OF_SALONS:
                await db.execute(f"DELETE FROM {table} WHERE salon = $1", claim.salon)
            await leave_remains(db)
        if self._claims.get(claim.salon) is claim:
            del self._claims[claim.salon]

    async def rewrite(self, insist: bool) -> None:
        """PostgreSQL leaves old rows in its files; only tables that are written anew have none of them."""
        if not (await self._pool.read("SELECT bool_or(remains) FROM veillee"))[0][0]:
            return
        if not insist and await self._pool.read(
            "SELECT 1 FROM salons JOIN nodes ON id = owner WHERE id <> $1", self._node
        ):
            raise NotStored("other nodes have salons open")
        async with self._pool.borrow_for_long() as db:
            await self._rewrite(db, insist)

    async def _rewrite(self, db: Any, insist: bool) -> None:
        if insist:
            await db.execute("SET lock_timeout = 0")
        else:
            await db.execute(f"SET statement_timeout = {REWRITE_MS}; SET lock_timeout = {REWRITE_WAIT_MS}")
        # Whoever erases something from here on says so again.
        await db.execute("UPDATE veillee SET remains = false")
        try:
            for table in TABLES_OF_SALONS:
                await db.execute(f"VACUUM (FULL, ANALYZE) {table}", timeout=REWRITE_SECONDS)
            if await db.fetchval(READERS):
                # What somebody else may still look at is kept for them.
                raise NotStored("another program reads in the database")
        except BaseException:
            with suppress(*AWAY, asyncpg.PostgresError):
                await leave_remains(db)
            raise

    async def idle_since(self, before: int) -> list[str]:
        return [code for (code,) in await self._pool.read("SELECT code FROM salons WHERE last_at < $1", before)]

    async def set_clock_on(self, by: int, now: int) -> None:
        async with self._pool.change() as db:
            await db.execute("UPDATE salons SET last_at = least(last_at + $1, $2)", by, now)

    async def newest(self) -> int:
        return int((await self._pool.read("SELECT coalesce(max(last_at), 0) FROM salons"))[0][0])

    async def count(self) -> int:
        return int((await self._pool.read("SELECT count(*) FROM salons"))[0][0])

    async def salons(self) -> list[SalonRecord]:
        return [
            SalonRecord(*row) for row in await self._pool.read("SELECT code, seq, last_at FROM salons ORDER BY code")
        ]

    async def trouble(self) -> str | None:
        why = self._log.trouble()
        if why is None and self._clock.monotonic() - self._stored_at < TRY_OUT_SECONDS:
            return None
        try:
            async with self._pool.change() as db:
                # Needs room like a real entry, and leaves nothing.
                await db.execute("INSERT INTO snapshots VALUES('', 0, repeat('x', 65536)::bytea)")
                await db.execute("DELETE FROM snapshots WHERE salon = ''")
        except NotStored as error:
            return why or str(error)
        self._stored_at = self._clock.monotonic()
        return self._log.tried_out()

    async def close(self) -> None:
        # Whatever waits is written first. A database that does not answer is not waited for.
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSE_SECONDS):
                await self._log.flush()
        await self._log.close()
        with suppress(NotStored, TimeoutError):
            async with asyncio.timeout(CLOSE_SECONDS):
                await self.retire()
        await self._pool.close()
