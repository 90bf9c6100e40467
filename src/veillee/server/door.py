"""Limits connections: how many in all and from one address, and how long each may wait before it sends a request."""

import asyncio
import logging
from collections import Counter, OrderedDict
from collections.abc import Callable
from functools import partial
from typing import Any

from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError

from veillee.machine import module_if_any
from veillee.server.addresses import household
from veillee.server.keys import CALLER, TUNNEL, TURNED_AWAY, TURNS
from veillee.server.settings import Settings
from veillee.server.tunnel import SOMEBODY, Tunnel
from veillee.server.turned_away import TurnedAway
from veillee.server.turns import A_REQUEST, Turns

# Windows counts no files.
resource = module_if_any("resource")

# How long a connection may wait without asking for anything, or be in the middle of asking. A proxy keeps its
# connections for longer, and must not find one closed in the moment it uses it.
WAIT_SECONDS = 20
WAIT_SECONDS_OF_PROXIES = 75
# This is enough; and if there is no limit, some programs try to close every possible file number.
MOST_FILES = 65536


class Door(web.Server):
    """Passes connections on to `server`. If there are too many, closes the one that has been idle longest."""

    def __init__(
        self,
        server: web.Server,
        settings: Settings,
        inner_port: int,
        turned_away: TurnedAway,
        turns: Turns,
        tunnel: Tunnel | None = None,
    ) -> None:
        waiting = WAIT_SECONDS_OF_PROXIES if settings.trusted or tunnel else WAIT_SECONDS
        options: dict[str, Any] = {"keepalive_timeout": waiting, "logger": quiet_logger(), "access_log": None}
        super().__init__(self._handle, request_factory=server.request_factory, **options)
        self._answer, self._turned_away, self._turns = server.request_handler, turned_away, turns
        self._most, self._most_each = most_connections(), settings.connections_per_address
        # Behind one proxy are many households.
        self._uncounted = {*settings.trusted, SOMEBODY}
        self._tunnel = tunnel
        # Where other nodes come in, each with all the people that it passes on.
        self._inner_port = inner_port
        self._from: dict[web.RequestHandler, str] = {}
        # All connections, also those that are no HTTP any more.
        self._open: Counter[str] = Counter()
        self._waiting: OrderedDict[web.RequestHandler, asyncio.Transport] = OrderedDict()

    def connection_made(self, handler: web.RequestHandler, transport: asyncio.Transport) -> None:
        super().connection_made(handler, transport)
        peer = str((transport.get_extra_info("peername") or "?")[0])
        if self._tunnel is not None and self._tunnel.carries(transport):
            peer = self._tunnel.caller()
        address = self._from[handler] = household(peer)
        self._open[address] += 1
        self._waiting[handler] = transport
        from_node = self._inner_port and transport.get_extra_info("sockname")[1] == self._inner_port
        if self._open[address] > self._most_each and peer not in self._uncounted and not from_node:
            self._turn_away(handler, "address")
        elif self._waiting and self._open.total() > self._most:
            self._turn_away(next(iter(self._waiting)), "house")

    def connection_lost(self, handler: web.RequestHandler, exc: BaseException | None = None) -> None:
        super().connection_lost(handler, exc)
        self._waiting.pop(handler, None)
        if handler in self._from:
            self._leave(self._from.pop(handler))

    def hand_over(self, handler: web.RequestHandler) -> Callable[[], None]:
        """The connection is no HTTP any more, but counts until what is returned is called."""
        return partial(self._leave, self._from.pop(handler))

    def _leave(self, address: str) -> None:
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    def _turn_away(self, handler: web.RequestHandler, full: str) -> None:
        """`full`: whether its address has too many connections, or the house."""
        self._turned_away.tell(f"{full}_full")
        # Not before the connection is made whole.
        asyncio.get_running_loop().call_soon(self._waiting.pop(handler).abort)

    async def _handle(self, request: web.BaseRequest) -> web.StreamResponse:
        handler = request.protocol
        transport = self._waiting.pop(handler, None)
        request[DOOR] = self
        if handler in self._from:
            request[CALLER] = self._from[handler]
        try:
            await self._turns.pay(A_REQUEST)
            return await self._answer(request)
        finally:
            if transport is not None and handler in self._from:
                self._waiting[handler] = transport


DOOR = web.RequestKey("door", Door)


class Runner(web.AppRunner):
    """The application, behind its door."""

    def __init__(
        self, app: web.Application, settings: Settings, shutdown_timeout: float = 1, inner_port: int = 0
    ) -> None:
        super().__init__(app, shutdown_timeout=shutdown_timeout)
        self.settings, self._inner_port = settings, inner_port

    async def _make_server(self) -> web.Server:
        return Door(
            await super()._make_server(),
            self.settings,
            self._inner_port,
            self.app[TURNED_AWAY],
            self.app[TURNS],
            self.app.get(TUNNEL),
        )


def quiet_logger() -> logging.Logger:
    """Without tracebacks of what is no proper HTTP, or of somebody who hung up: these are no faults of the house."""
    logger = logging.getLogger("veillee.http")
    logger.addFilter(is_our_fault)
    return logger


def is_our_fault(record: logging.LogRecord) -> bool:
    return record.exc_info is None or not isinstance(record.exc_info[1], HttpProcessingError | ConnectionError)


def allow_files() -> None:
    """As many open files and connections as this process may ask for."""
    if resource is None:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    while soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            return
        except (ValueError, OSError):
            # macOS names no limit, and has one.
            wanted //= 2


def most_connections() -> int:
    """So many that files can still be opened beside them."""
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0] if resource else MOST_FILES
    files = MOST_FILES if resource and soft == resource.RLIM_INFINITY else min(soft, MOST_FILES)
    return int(files - files // 4)
