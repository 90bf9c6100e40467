"""The account, the certificate and its key for several machines that serve one house: in the database that they share.

Whoever can read the database can read the key. On the machines themselves it is in memory only.
"""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from veillee.clock import Clock
from veillee.storage.base import CannotOpen, NotStored
from veillee.storage.postgres_pool import Pool
from veillee.storage.safe import What

# How long a machine that has just died keeps the others from asking the authority.
TURN_SECONDS = 15
TAKE = """
INSERT INTO turns VALUES($1, $2, clock_timestamp() + make_interval(secs => $3)) ON CONFLICT (host)
DO UPDATE SET node = excluded.node, until = excluded.until
WHERE turns.node = excluded.node OR turns.until < clock_timestamp() RETURNING host
"""
WRITE = """
INSERT INTO https SELECT $1, $2, $3
WHERE $2 = 'account' OR EXISTS (SELECT FROM turns WHERE host = $1 AND node = $4 AND until > clock_timestamp())
ON CONFLICT (host, what) DO UPDATE SET body = excluded.body RETURNING host
"""
DROP = """
DELETE FROM https WHERE host = $1 AND what = $2
AND EXISTS (SELECT FROM turns WHERE host = $1 AND node = $3 AND until > clock_timestamp())
"""


class PostgresSafe:
    """`node`: the name of this one among the others. `file`: of the safe that this process had at first."""

    def __init__(self, pool: Pool, node: str, host: str, clock: Clock, file: Path | None = None) -> None:
        self._pool, self._node, self._host, self._clock = pool, node, host, clock
        self._loaded = file and file.read_bytes()
        # Python reads keys from files only. This one is in memory.
        self._memory = int(file.name) if file else new_file()

    @property
    def file(self) -> Path:
        return Path(f"/proc/self/fd/{self._memory}")

    async def load(self) -> bool:
        found = await self.read("certificate")
        if found is not None and found != self._loaded:
            with os.fdopen(new_file(), "wb") as opened:
                opened.write(found)
                opened.flush()
                # Whoever looks sees the one or the other, and nothing between.
                os.dup2(opened.fileno(), self._memory, inheritable=False)
            self._loaded = found
        return found is not None

    async def read(self, what: What) -> bytes | None:
        rows = await self._pool.read("SELECT body FROM https WHERE host = $1 AND what = $2", self._host, what)
        return rows[0][0] if rows else None

    async def write(self, what: What, body: bytes | None) -> None:
        """`NotStored` if another node has the turn: this one stood still for too long."""
        async with self._pool.change() as db:
            if body is None:
                await db.execute(DROP, self._host, what, self._node)
            elif await db.fetchval(WRITE, self._host, what, body, self._node) is None:
                raise NotStored("another machine asks the authority")

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[bool]:
        mine = await self._take()
        holding = asyncio.create_task(self._hold()) if mine else None
        try:
            yield mine
        finally:
            if holding is not None:
                holding.cancel()
                with suppress(NotStored):
                    async with self._pool.change() as db:
                        query = "DELETE FROM turns WHERE host = $1 AND node = $2"
                        await db.execute(query, self._host, self._node)

    async def _take(self) -> bool:
        async with self._pool.change() as db:
            return await db.fetchval(TAKE, self._host, self._node, TURN_SECONDS) is not None

    async def _hold(self) -> None:
        while True:
            await self._clock.sleep(TURN_SECONDS / 3)
            # If it is lost, nothing can be written any more, and whoever wants to is told.
            with suppress(NotStored):
                await self._take()


def new_file() -> int:
    if not hasattr(os, "memfd_create"):
        raise CannotOpen("Several machines share a certificate on Linux only: use --tls, or a proxy in front.")
    new = os.memfd_create("certificate")
    os.fchmod(new, 0o600)
    return new
