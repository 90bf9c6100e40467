"""Connections to PostgreSQL: how one is opened, borrowed and given up."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg

from veillee.clock import Clock
from veillee.storage.base import CannotOpen, NotStored
from veillee.storage.postgres_hosts import connect as connect_to
from veillee.storage.postgres_hosts import named, said_by
from veillee.storage.postgres_log import STATEMENT_SECONDS
from veillee.storage.postgres_schema import prepare

CONNECTIONS = 8
CONNECT_SECONDS = 5
CLOSE_SECONDS = 1
# Numbers and texts that this database cannot have are not in it.
LARGEST = 2**62
SETTINGS = {
    "application_name": "veillee",
    "jit": "off",
    # A node that stands still in the middle of a change must not hold up the one that takes its salons over.
    "idle_in_transaction_session_timeout": "5000",
    "lock_timeout": "4000",
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
}
LOST = (ConnectionError, asyncpg.PostgresConnectionError, asyncpg.InterfaceError, asyncpg.InternalClientError)
AWAY = (*LOST, OSError, TimeoutError)


async def open_pool(address: str, clock: Clock) -> "Pool":
    """`CannotOpen` says why not. No password is in that sentence."""
    try:
        shown = named(address)
        connection = await connect_to(address, timeout=CONNECT_SECONDS, server_settings=SETTINGS)
    except asyncpg.InvalidAuthorizationSpecificationError as error:
        raise CannotOpen(f"PostgreSQL does not let Veillée into the database {shown}: {error}.") from error
    except asyncpg.InvalidCatalogNameError as error:
        raise CannotOpen(f"There is no database {shown}: create it with createdb, as docs/scaling.md says.") from error
    except asyncpg.TargetServerAttributeNotMatched as error:
        raise CannotOpen(
            f"The database {shown} can only be read. If that is a standby, name the primary too,"
            " as in postgresql://veillee@db1,db2/veillee."
        ) from error
    except (ValueError, asyncpg.ClientConfigurationError) as error:
        raise CannotOpen(f"The address after --database cannot be read: {error}") from error
    except (*AWAY, asyncpg.PostgresError) as error:
        why = str(error) or "no answer"
        raise CannotOpen(f"The database {shown} does not answer: {why}. Is PostgreSQL running there?") from error
    try:
        await prepare(connection, shown)
    finally:
        await connection.close()
    pool = await asyncpg.create_pool(
        address,
        connect=connect_to,
        min_size=0,
        max_size=CONNECTIONS,
        timeout=CONNECT_SECONDS,
        command_timeout=STATEMENT_SECONDS,
        server_settings=SETTINGS,
    )
    return Pool(address, pool, clock)


class Pool:
    def __init__(self, address: str, pool: Any, clock: Clock) -> None:
        self._address, self._pool, self._clock = address, pool, clock

    async def connect(self) -> Any:
        return await connect_to(self._address, timeout=CONNECT_SECONDS, server_settings=SETTINGS)

    @asynccontextmanager
    async def borrow(self, seconds: float = STATEMENT_SECONDS) -> AsyncIterator[Any]:
        """A connection, for so long: one that does not answer may be dead, and is not asked to stop what it does."""
        async with self._pool.acquire(timeout=min(seconds, CONNECT_SECONDS)) as connection:
            giving_up = self._clock.call_later(seconds, connection.terminate)
            try:
                yield connection
            except LOST:
                # The others lead to the same host. Whoever needs one next need not find out once more.
                await self._pool.expire_connections()
                raise
            finally:
                giving_up.cancel()

    @asynccontextmanager
    async def change(self) -> AsyncIterator[Any]:
        """One transaction. If the answer gets lost, it may have been carried out all the same."""
        try:
            async with self.borrow() as connection, connection.transaction():
                yield connection
        except (*AWAY, asyncpg.PostgresError) as error:
            raise NotStored(said_by(error)) from error

    @asynccontextmanager
    async def borrow_for_long(self) -> AsyncIterator[Any]:
        """A connection for what may take an hour, and is no transaction."""
        try:
            async with self._pool.acquire(timeout=CONNECT_SECONDS) as connection:
                yield connection
        except (*AWAY, asyncpg.PostgresError) as error:
            raise NotStored(said_by(error)) from error

    async def read(self, query: str, *values: Any, seconds: float = STATEMENT_SECONDS) -> list[Any]:
        values = tuple(clean(value) for value in values)
        try:
            try:
                async with self.borrow(seconds) as connection:
                    return list(await connection.fetch(query, *values))
            except LOST:
                # A connection may have been lost long before anybody noticed.
                async with self.borrow(seconds) as connection:
                    return list(await connection.fetch(query, *values))
        except (*AWAY, asyncpg.PostgresError) as error:
            raise NotStored(said_by(error)) from error

    async def close(self) -> None:
        try:
            async with asyncio.timeout(CLOSE_SECONDS):
                await self._pool.close()
        except TimeoutError:
            self._pool.terminate()


def clean(value: Any) -> Any:
    """A code or a name that somebody has sent, as PostgreSQL can have it: what is not in there is not found."""
    if isinstance(value, str):
        return value.replace("\0", "\ufffd").encode("utf-8", "replace").decode()
    return max(-LARGEST, min(value, LARGEST)) if isinstance(value, int) else value
