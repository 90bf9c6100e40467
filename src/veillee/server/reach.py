"""Whether friends can reach the house: seen from who has come in, not supposed. No address is kept, only when."""

import ipaddress

from aiohttp import web

from veillee.clock import Clock
from veillee.rules import Refused
from veillee.server import protocol as p
from veillee.server.asking import json_response, member
from veillee.server.keys import REACH


class Reach:
    """`near`: when somebody last came in from the same network, from another device; `far`: from the internet."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.near: int | None = None
        self.far: int | None = None

    def saw(self, address: str) -> None:
        """Somebody has opened a socket from this address or network."""
        try:
            network = ipaddress.ip_network(address)
        except ValueError:
            return
        # The household of ::1 begins with the address that nobody has.
        if network.is_loopback or network.network_address.is_unspecified:
            return
        if network.is_global:
            self.far = self._clock.now()
        else:
            self.near = self._clock.now()


async def who_came_in(request: web.Request) -> web.Response:
    room, person = await member(request)
    if person != room.stored.host:
        raise Refused("host_only")
    reach = request.app[REACH]
    return json_response(p.ReachAbout(near=reach.near, far=reach.far))
