"""The addresses that phones can use to reach this server.

On the host's own computer the page may be at localhost, which means another machine on every other device. So
invitations use one of these addresses instead.
"""

import ipaddress
import re
import socket
import struct
from pathlib import Path
from urllib.parse import urlsplit

from veillee.clock import Clock
from veillee.server.settings import Settings

# A laptop changes networks, but not between two requests of one page.
KEPT_SECONDS = 5
EVERYWHERE = ("0.0.0.0", "")
SIOCGIFADDR = 0x8915
# Names without a dot, and those under endings that no registry gives away.
LOCAL_NAME = re.compile(r"[a-z0-9_-]{1,63}|([a-z0-9_-]{1,63}\.)+(local|localhost|lan|home|internal|test|home\.arpa)")


class Addresses:
    """Addresses of the server, such as http://192.168.1.20:8000/, the likeliest first. Empty if there is no network.

    `by_name`: the one by its name at home, if it has one. It is last, because older phones do not find such names.
    """

    def __init__(self, settings: Settings, clock: Clock) -> None:
        self._settings, self._clock = settings, clock
        self._found: tuple[str, ...] = ()
        self._until = float("-inf")
        self.by_name: str | None = None

    def now(self) -> tuple[str, ...]:
        if self._clock.monotonic() >= self._until:
            self._found = house_addresses(self._settings)
            self._until = self._clock.monotonic() + KEPT_SECONDS
        return self._found if self.by_name is None else (*self._found, self.by_name)


def house_addresses(settings: Settings) -> tuple[str, ...]:
    if settings.url:
        return (f"{public_origin(settings.url)}{settings.base}",)
    if settings.address:
        return (at(settings.address, settings),)
    if settings.host not in EVERYWHERE:
        return (at(settings.host, settings),)
    return tuple(at(address, settings) for address in network_addresses())


def at(host: str, settings: Settings) -> str:
    """The address of the server under this host name, as browsers write it."""
    scheme, usual = ("https", 443) if settings.tls or settings.https else ("http", 80)
    port = "" if settings.port == usual else f":{settings.port}"
    return f"{scheme}://{host.lower()}{port}{settings.base}"


def public_origin(url: str) -> str:
    """As browsers write it: in lower case, and without the default port."""
    parts = urlsplit(url)
    usual = ":443" if parts.scheme == "https" else ":80"
    return f"{parts.scheme}://{parts.netloc.lower().removesuffix(usual)}"


def is_our_name(host: str, settings: Settings) -> bool:
    """Whether a browser that says this host can only mean this house.

    An address is one: no page of a stranger is at an address of ours. So is a name that only the local network knows,
    because nobody outside can have it.
    """
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    if is_address(name):
        return True
    name = name.removesuffix(".")
    own = (
        settings.host,
        settings.address,
        settings.node_address.rpartition(":")[0],
        socket.gethostname(),
        *settings.names,
    )
    return name in {one.lower() for one in own if one} or LOCAL_NAME.fullmatch(name) is not None


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def is_only_here(host: str) -> bool:
    """Whether a server on this host can only be reached from this machine."""
    return host == "localhost" or host.startswith("127.")


def network_addresses() -> list[str]:
    """This machine's IPv4 addresses in its networks. Nothing is sent, and nobody is asked but this machine.

    First the one that a packet to the outside would leave from. In a private tunnel that one leads nowhere for phones,
    so those of the network cards follow; bridges of containers and the like lead to no phone and are left out.
    """
    found = [lan_address(), *map(address_of_card, network_cards())]
    return list(dict.fromkeys(address for address in found if address and leads_here(address)))


def lan_address() -> str | None:
    """This machine's address in the home network: the one that a packet to the outside would leave from."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # A datagram socket sends nothing by connecting: it only asks the routing table.
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return None


def network_cards() -> list[str]:
    return [name for _, name in socket.if_nameindex() if Path("/sys/class/net", name, "device").exists()]


def address_of_card(name: str) -> str | None:
    # Only Linux tells of cards, and other systems may not have this module.
    import fcntl

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            answer = fcntl.ioctl(probe, SIOCGIFADDR, struct.pack("256s", name.encode()[:15]))
        except OSError:
            # A card that is in no network has no address.
            return None
    return socket.inet_ntoa(answer[20:24])


def household(peer: str) -> str:
    """Whose address this is: one household has one IPv6 network."""
    try:
        address = ipaddress.ip_address(peer)
    except ValueError:
        return peer
    return str(ipaddress.ip_network((address, 64), strict=False)) if address.version == 6 else peer


def leads_here(address: str) -> bool:
    """Whether another device can use this address to reach this machine."""
    ip = ipaddress.ip_address(address)
    return not (ip.is_loopback or ip.is_link_local or ip.is_unspecified)
