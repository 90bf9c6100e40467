"""Every second a server says in its database that it lives. Whoever has not said so for long is taken for dead."""

import asyncio
import time
from collections.abc import Awaitable, Callable

import structlog

from veillee.rooms.house import House
from veillee.storage import LEASE_SECONDS, CannotOpen, NotStored

RENEW_SECONDS = 1.0

logger = structlog.get_logger()


class Lease:
    """`address`: where other nodes reach this one. `is_well` asks the node at an address."""

    def __init__(self, house: House, address: str, is_well: Callable[[str], Awaitable[bool]]) -> None:
        self._house, self._storage, self._address, self._is_well = house, house.storage, address, is_well
        self._renewed_at = time.monotonic()
        self._others: list[str] = []

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
                await self._renew()
            except NotStored as error:
                # Storage says it to whoever asks how it is.
                logger.debug("the lease was not renewed", why=str(error))
                await self._ask_others()
            await asyncio.sleep(RENEW_SECONDS)

    async def _renew(self) -> None:
        await self._storage.renew(self._address)
        late = time.monotonic() - self._renewed_at > LEASE_SECONDS
        if late:
            await self._house.leave_what_is_lost()
        self._renewed_at = time.monotonic()
        if self._address:
            self._others = [node.address for node in await self._storage.nodes() if node.address != self._address]

    async def _ask_others(self) -> None:
        """Is it the database, or only the way to it? Then this node's salons can go on in the others."""
        if time.monotonic() - self._renewed_at < 2 * LEASE_SECONDS:
            return
        if any(await asyncio.gather(*(self._is_well(address) for address in self._others))):
            self._house.leave_everything()
