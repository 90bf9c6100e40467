"""The handshake of a WebSocket, and how aiohttp lets go of the connection after it."""

import base64
import hashlib
from typing import Any

from aiohttp import web

from veillee.rules import Refused
from veillee.server.door import DOOR
from veillee.server.wire import Wire

MAGIC = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
SWITCHING = (
    b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: %b\r\n\r\n"
)


def accept(request: web.Request) -> bytes:
    """The answer to a handshake. No extension and no subprotocol is ever agreed on."""
    try:
        ready = web.WebSocketResponse(compress=False).can_prepare(request)
    except ValueError as wrong:
        # A key of the handshake that is not ASCII.
        raise Refused("bad_message", why=str(wrong)[:200]) from wrong
    if not ready:
        raise web.HTTPBadRequest
    key = request.headers["Sec-WebSocket-Key"].encode()
    return SWITCHING % base64.b64encode(hashlib.sha1(key + MAGIC).digest())


class Rest:
    """What aiohttp has read after the handshake goes to the wire: some browsers do not wait for the answer."""

    def __init__(self, wire: Wire) -> None:
        self._wire = wire

    def feed_data(self, data: bytes) -> tuple[bool, bytes]:
        self._wire.data_received(data)
        return False, b""

    def feed_eof(self) -> None:
        pass


def hand_over(request: web.Request, answer: bytes, wire: Wire) -> web.Response:
    """From here on the connection is the wire's. aiohttp forgets it, and will not send what is returned."""
    handler, transport = request.protocol, request.transport
    if transport is None or transport.is_closing():
        # Whoever it was has hung up.
        return web.Response()
    transport.write(answer)
    wire.connection_made(transport)
    transport.set_protocol(wire)
    door = request.get(DOOR)
    if door is not None:
        wire.on_end = door.hand_over(handler)
    rest: Any = Rest(wire)
    handler.set_parser(rest)
    # Without a transport there is nothing that aiohttp could close.
    handler.transport = None
    handler.connection_lost(None)
    return web.Response()
