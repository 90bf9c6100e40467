"""The handshake of a WebSocket, and how aiohttp lets go of the connection after it."""

import base64
import hashlib
import re
from typing import Any, Protocol, runtime_checkable

from aiohttp import HttpVersion11, web

from veillee.rules import Refused
from veillee.server.door import DOOR
from veillee.server.turns import READ_BYTES
from veillee.server.wire import NOT_WANTED, Wire

MAGIC = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
VERSION = "13"
# 16 bytes in base64: the last letter of the 22 has 4 bits that are not used.
KEY = re.compile(r"[A-Za-z0-9+/]{21}[AQgw]==")
SWITCHING = (
    b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: %b\r\n\r\n"
)


@runtime_checkable
class ReadsAhead(Protocol):
    """The transport of a connection with https, as asyncio and uvloop make it."""

    def set_read_buffer_limits(self, high: int | None = None, low: int | None = None) -> None: ...


class OtherVersion(Exception):
    """A handshake of another version of the protocol, or of none."""


def accept(request: web.Request) -> bytes:
    """The answer to a handshake that keeps to the letter of RFC 6455 §4.2.1: there is no proxy that writes another one.

    aiohttp would judge it more mildly, and write what a stranger asks for into the log. No extension and no subprotocol
    is ever agreed on.
    """
    if request.method != "GET" or request.version != HttpVersion11 or not request.raw_path.startswith("/"):
        raise Refused("bad_message", why="a handshake is a GET of HTTP/1.1, of a path")
    if request.can_read_body:
        raise Refused("bad_message", why="a handshake has no body")
    if "websocket" not in tokens(request, "Upgrade") or "upgrade" not in tokens(request, "Connection"):
        raise Refused("bad_message", why="there is only a WebSocket here")
    if request.headers.getall("Sec-WebSocket-Version", []) != [VERSION]:
        raise OtherVersion
    keys = request.headers.getall("Sec-WebSocket-Key", [])
    if len(keys) != 1 or not KEY.fullmatch(keys[0]):
        raise Refused("bad_message", why="one key of 16 bytes is needed")
    return SWITCHING % base64.b64encode(hashlib.sha1(keys[0].encode() + MAGIC).digest())


def tokens(request: web.Request, header: str) -> set[str]:
    return {token.strip().lower() for line in request.headers.getall(header, []) for token in line.split(",")}


class Rest:
    """What aiohttp has read after the handshake goes to the wire: some browsers do not wait for the answer.

    None of them says more than what is read at once.
    """

    def __init__(self, wire: Wire) -> None:
        self._wire = wire

    def feed_data(self, data: bytes) -> tuple[bool, bytes]:
        buffer, length = self._wire.get_buffer(-1), len(data)
        if length > len(buffer):
            self._wire.break_off(NOT_WANTED)
        else:
            buffer[:length] = data
            self._wire.buffer_updated(length)
        return False, b""

    def feed_eof(self) -> None:
        pass


def hand_over(request: web.Request, answer: bytes, wire: Wire) -> web.Response:
    """From here on the connection is the wire's. aiohttp forgets it, and will not send what is returned.

    Its own sockets would read all frames of a piece before anybody can say that they are too many, and keep 15 KB for
    each connection. It has no public way to let go of one: `set_parser` and `transport` are its own, so pyproject.toml
    allows only the versions that tests/server/test_wire.py was run with.
    """
    handler, transport = request.protocol, request.transport
    if transport is None or transport.is_closing():
        # Whoever it was has hung up.
        return web.Response()
    transport.write(answer)
    # Into what bytes are read changes: not while they are.
    transport.pause_reading()
    if isinstance(transport, ReadsAhead):
        # With https half a megabyte would be kept of a connection from which nothing is read.
        transport.set_read_buffer_limits(high=READ_BYTES)
    wire.connection_made(transport)
    transport.set_protocol(wire)
    door = request.get(DOOR)
    if door is not None:
        wire.on_end = door.hand_over(handler)
    # Without a transport there is nothing that aiohttp could close, and nothing that it lets in after the wire has had
    # enough. It may have stopped reading, if much came behind the handshake.
    handler.transport = None
    transport.resume_reading()
    rest: Any = Rest(wire)
    handler.set_parser(rest)
    handler.connection_lost(None)
    return web.Response()
