"""The name of the house at home: http://veillee.local:8000, told to phones and computers of the network (RFC 6762)."""

import socket
from typing import TYPE_CHECKING

import structlog

from veillee.clock import Clock
from veillee.server.addresses import EVERYWHERE, Addresses, at, is_address, leads_here, network_addresses
from veillee.server.settings import Settings

if TYPE_CHECKING:
    from zeroconf.asyncio import AsyncZeroconf

NAME = "veillee"
KIND = "_http._tcp.local."
# How soon a network is noticed into which the laptop was carried.
LOOK_SECONDS = 30
# How long another house may take to say that the name is its own.
TAKEN_MILLISECONDS = 1000
MOST_HOUSES = 20
GOODBYE_SECONDS = 2

logger = structlog.get_logger()


class OwnName:
    """Another house in the same network has the name already: then this one is veillee-2, and so on."""

    def __init__(self, settings: Settings, clock: Clock, addresses: Addresses) -> None:
        self._settings, self._clock, self._addresses = settings, clock, addresses
        self._told_in: list[str] = []
        self._telling: AsyncZeroconf | None = None

    async def keep(self) -> None:
        while True:
            networks = networks_of(self._settings)
            if networks != self._told_in:
                await self.take_back()
                self._told_in = networks
                try:
                    await self._tell(networks)
                except Exception as error:
                    # Everybody can come in without it, so whatever it is must do no harm.
                    await self.take_back()
                    logger.warning("the house has no name at home", why=f"{type(error).__name__}: {error}")
            await self._clock.sleep(LOOK_SECONDS)

    async def take_back(self) -> None:
        telling, self._telling, self._addresses.by_name = self._telling, None, None
        if telling is not None:
            try:
                async with self._clock.timeout(GOODBYE_SECONDS):
                    await telling.async_close()
            except (TimeoutError, OSError):
                # The network is gone, or does not listen: the name is forgotten there after two minutes.
                pass

    async def _tell(self, networks: list[str]) -> None:
        # Not before it is needed: it takes a while to load.
        from zeroconf import IPVersion, NonUniqueNameException
        from zeroconf.asyncio import AsyncServiceInfo, AsyncZeroconf

        if not networks:
            return
        self._telling = AsyncZeroconf(interfaces=networks, ip_version=IPVersion.V4Only)
        for number in range(1, MOST_HOUSES + 1):
            name = NAME if number == 1 else f"{NAME}-{number}"
            if await self._is_taken(f"{name}.local."):
                continue
            house = AsyncServiceInfo(
                KIND,
                f"Veillée ({name}).{KIND}",
                port=self._settings.port,
                server=f"{name}.local.",
                addresses=[socket.inet_aton(address) for address in networks],
                properties={"path": self._settings.base},
            )
            try:
                await (await self._telling.async_register_service(house))
            except NonUniqueNameException:
                continue
            self._addresses.by_name = address = at(f"{name}.local", self._settings)
            print(f"  Par son nom / by its name             :  {address}\n", flush=True)
            return
        logger.warning("the house has no name at home", why=f"{MOST_HOUSES} others have taken theirs")

    async def _is_taken(self, name: str) -> bool:
        from zeroconf import AddressResolverIPv4  # type: ignore[attr-defined]

        assert self._telling is not None
        return await AddressResolverIPv4(name).async_request(self._telling.zeroconf, TAKEN_MILLISECONDS)


def networks_of(settings: Settings) -> list[str]:
    """The addresses in whose networks the name is told: none if only this machine can come, or all by another name."""
    if settings.no_name or settings.url or settings.address or settings.tls or settings.shared:
        return []
    if settings.host in EVERYWHERE:
        return network_addresses()
    return [settings.host] if is_address(settings.host) and leads_here(settings.host) else []
