"""Every second a server says in its database that it lives. Whoever has not said so for long is taken for dead."""

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from veillee.rooms.house import House
from veillee.storage import LEASE_SECONDS, CannotOpen, Node, NotStored

RENEW_SECONDS = 1.0

logger = structlog.get_logger()


class Lease:
    """`address`: where other nodes reach this one. `is_well` asks the node at an address.

    `see` is told every second which other nodes there are.
    """

    def __init__(
        self,
        house: House,
        address: str,
        is_well: Callable[[str], Awaitable[bool]],
        see: Callable[[list[Node]], None] = lambda nodes: None,
    ) -> None:
        self._house, self._storage, self._address, self._is_well = house, house.storage, address, is_well
        self._clock, self._see = house.clock, see
        self._renewed_at = self._clock.monotonic()
        # Of the other nodes, when the lease was renewed last.
        self.addresses: list[str] = []

    async def begin(self, alone: bool) -> None:
        """`alone`: `CannotOpen` if another server uses the database. One that was killed just now is waited for."""
        try:
            for _ in range(round(LEASE_SECONDS / RENEW_SECONDS) + 1):
                if not alone or not await self._storage.nodes():
                    await self._storage.renew(self._address)
                    return
                await self._clock.sleep(RENEW_SECONDS)
        except NotStored as error:
            raise CannotOpen(f"The database does not answer: {error}.") from error
        raise CannotOpen(
            "Another Veillée uses this database: stop it, choose another with --database,"
            " or give both of them a --node-address (docs/scaling.md)."
        )

    async def renew_forever(self) -> None:
        while True:
            try:
                await self.renew()
            except NotStored as error:
                # Storage says it to whoever asks how it is.
                logger.debug("the lease was not renewed", why=str(error))
            await self._clock.sleep(RENEW_SECONDS)

    async def watch_forever(self) -> None:
        """Beside `renew_forever`, which waits for a database that does not answer."""
        doubts = 0
        while True:
            await self._clock.sleep(RENEW_SECONDS)
            # Twice: after a failure of the database others may have been a moment faster.
            doubts = doubts + 1 if await self.is_cut_off() else 0
            if doubts == 2:
                logger.warning("others reach the database, and this server does not: its salons go on there")
                self._house.leave_everything()

    async def renew(self) -> None:
        await self._storage.renew(self._address)
        late = self._clock.monotonic() - self._renewed_at > LEASE_SECONDS
        if late:
            await self._house.leave_what_is_lost()
        self._renewed_at = self._clock.monotonic()
        if self._address:
            others = await self.others()
            self.addresses = [node.address for node in others]
            self._see(others)

    async def others(self) -> list[Node]:
        return [node for node in await self._storage.nodes() if node.address != self._address]

    async def is_cut_off(self) -> bool:
        """Is it the database, or only the way to it? Then this node's salons can go on in the others."""
        renewed_at = self._renewed_at
        if self._clock.monotonic() - renewed_at < LEASE_SECONDS:
            return False
        well = await asyncio.gather(*(self._is_well(address) for address in self.addresses))
        return any(well) and self._renewed_at == renewed_at
