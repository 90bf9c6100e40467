"""Every second a server says in its database that it lives. Whoever has not said so for long is taken for dead."""

import asyncio

import structlog

from veillee.storage import LEASE_SECONDS, CannotOpen, NotStored, Storage

RENEW_SECONDS = 1.0

logger = structlog.get_logger()


class Lease:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def begin_alone(self) -> None:
        """`CannotOpen` if another server uses the database. One that was killed a moment ago is waited for."""
        for _ in range(round(LEASE_SECONDS / RENEW_SECONDS) + 1):
            try:
                if not await self._storage.nodes():
                    await self._storage.renew("")
                    return
            except NotStored as error:
                raise CannotOpen(f"The database does not answer: {error}.") from error
            await asyncio.sleep(RENEW_SECONDS)
        raise CannotOpen("Another Veillée uses this database: stop it, or choose another with --database.")

    async def renew_forever(self) -> None:
        while True:
            try:
                await self._storage.renew("")
            except NotStored as error:
                # Storage says it to whoever asks how it is.
                logger.debug("the lease was not renewed", why=str(error))
            await asyncio.sleep(RENEW_SECONDS)
