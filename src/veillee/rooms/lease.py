"""Every second a server says in its database that it lives. Whoever has not said so for long is taken for dead."""

import asyncio

import structlog

from veillee.storage import LEASE_SECONDS, CannotOpen, NotStored, Storage

RENEW_SECONDS = 1.0

logger = structlog.get_logger()


class Lease:
    """`address`: where other nodes reach this one."""

    def __init__(self, storage: Storage, address: str) -> None:
        self._storage, self._address = storage, address

    async def begin(self, alone: bool) -> None:
        """`alone`: `CannotOpen` if another server uses the database. One that was killed just now is waited for."""
        try:
            for _ in range(round(LEASE_SECONDS / RENEW_SECONDS) + 1):
                if not alone or not await self._storage.nodes():
                    await self._storage.renew(self._address)
                    return
                await asyncio.sleep(RENEW_SECONDS)
        except NotStored as error:
            raise CannotOpen(f"The database does not answer: {error}.") from error
        raise CannotOpen(
            "Another Veillée uses this database: stop it, choose another with --database,"
            " or give both of them a --node-address (docs/scaling.md)."
        )

    async def renew_forever(self) -> None:
        while True:
            try:
                await self._storage.renew(self._address)
            except NotStored as error:
                # Storage says it to whoever asks how it is.
                logger.debug("the lease was not renewed", why=str(error))
            await asyncio.sleep(RENEW_SECONDS)
