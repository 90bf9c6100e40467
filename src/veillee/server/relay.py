"""Passes people on to the node that has their salon. Any node may be asked for any salon.

What one node says of who is asking, another believes if it is signed with the secret that they share.
"""

import asyncio
import hashlib
import hmac
from typing import Protocol

import aiohttp
from aiohttp import web
from yarl import URL

from veillee.clock import Clock
from veillee.rooms.claims import Unreached

SIGNATURE = "X-Veillee-Node"
# Where nodes speak to each other, under the base path.
NODES = "api/nodes"
# Clocks of machines may differ by so much.
MOST_SECONDS_OLD = 300
# What a node says of itself is short: one that goes on and on does not fill the memory.
MOST_TOLD_BYTES = 65_536
# A node that does not answer within this time is not well.
CONNECT_SECONDS = 1.5
# One that stands still is noticed so soon.
HEARTBEAT_SECONDS = 4.0
ANSWER_SECONDS = 120
# These are about one connection, and not for the one behind it.
OF_THE_CONNECTION = {
    "connection",
    "content-length",
    "host",
    "keep-alive",
    "proxy-authenticate",
    "proxy-authorization",
    "te",
    "trailer",
    "transfer-encoding",
    "upgrade",
}


class Distrusted(Exception):
    """The other node does not believe this one: they do not share a secret."""


class PassedOn(Protocol):
    """A socket of this node that is passed on. `next_message` gives None when its browser has hung up."""

    def send(self, message: bytes) -> None: ...

    async def next_message(self) -> str | bytes | None: ...


class Relay:
    def __init__(self, clock: Clock, secret: str, base: str = "/") -> None:
        self._clock, self._key, self._base = clock, secret.encode(), base
        self._session: aiohttp.ClientSession | None = None
        # How many sockets are passed on at the moment.
        self.sockets = 0

    async def close(self) -> None:
        if self._session is not None:
            await self._session.close()

    def _client(self) -> aiohttp.ClientSession:
        if self._session is None:
            timeout = aiohttp.ClientTimeout(total=None, sock_connect=CONNECT_SECONDS, sock_read=ANSWER_SECONDS)
            connector = aiohttp.TCPConnector(limit=0)
            self._session = aiohttp.ClientSession(connector=connector, timeout=timeout, auto_decompress=False)
        return self._session

    # Who vouches for whom

    def _date(self) -> str:
        return str(self._clock.now() // 1000)

    def _is_recent(self, at: str) -> bool:
        return at.isdecimal() and abs(self._clock.now() / 1000 - int(at[:12])) <= MOST_SECONDS_OLD

    def _sign(self, at: str, said: dict[str, str], path: str) -> str:
        text = "\n".join((at, path, *(said[name] for name in sorted(said))))
        return hmac.new(self._key, text.encode(), hashlib.sha256).hexdigest()

    def vouch(self, request: web.Request, address: str, origin: str) -> dict[str, str]:
        """The headers with which another node believes who is asking, and from which page."""
        scheme, _, host = origin.partition("://")
        said = {"X-Forwarded-For": address, "X-Forwarded-Proto": scheme, "X-Forwarded-Host": host}
        at = self._date()
        return {**said, SIGNATURE: f"{at}.{self._sign(at, said, request.raw_path)}"}

    def vouched(self, request: web.Request) -> bool:
        """Whether another node has passed this on."""
        at, _, signature = request.headers.get(SIGNATURE, "").partition(".")
        if not signature or not self._is_recent(at):
            return False
        said = {
            name: request.headers.get(name, "") for name in ("X-Forwarded-For", "X-Forwarded-Proto", "X-Forwarded-Host")
        }
        return hmac.compare_digest(signature.encode(), self._sign(at, said, request.raw_path).encode())

    # What nodes say to each other

    def _sign_body(self, at: str, body: bytes) -> str:
        return hmac.new(self._key, b"node\n%s\n%s" % (at.encode(), body), hashlib.sha256).hexdigest()

    def signature(self, body: bytes) -> str:
        """By which another node believes that this one says this, and says it now."""
        at = self._date()
        return f"{at}.{self._sign_body(at, body)}"

    def is_from_node(self, request: web.Request, body: bytes) -> bool:
        at, _, signature = request.headers.get(SIGNATURE, "").partition(".")
        return self._is_recent(at) and hmac.compare_digest(signature.encode(), self._sign_body(at, body).encode())

    async def ask(self, to: str, body: bytes) -> bytes:
        """`Distrusted` if that node does not believe this one, `Unreached` if it does not answer."""
        headers = {SIGNATURE: self.signature(body)}
        try:
            async with (
                asyncio.timeout(CONNECT_SECONDS),
                self._client().post(f"http://{to}{self._base}{NODES}", data=body, headers=headers) as answer,
            ):
                if answer.status == 403:
                    raise Distrusted(to)
                if answer.status != 200:
                    raise Unreached(to)
                told = bytearray()
                async for chunk in answer.content.iter_chunked(MOST_TOLD_BYTES):
                    told += chunk
                    if len(told) > MOST_TOLD_BYTES:
                        raise Unreached(to)
                return bytes(told)
        except (aiohttp.ClientError, TimeoutError, OSError) as error:
            raise Unreached(to) from error

    async def is_well(self, to: str) -> bool:
        try:
            async with (
                asyncio.timeout(CONNECT_SECONDS),
                self._client().get(f"http://{to}{self._base}healthz") as answer,
            ):
                return answer.status == 200
        except (aiohttp.ClientError, TimeoutError, OSError):
            return False

    # Passing on

    async def pass_request(self, request: web.Request, to: str, vouching: dict[str, str]) -> web.Response:
        """Nothing of the body may have been read before. `Unreached` if it can be tried again."""
        headers = {**forwarded(request), **vouching}
        body = request.content if request.can_read_body else None
        url = URL(f"http://{to}{request.raw_path}", encoded=True)
        try:
            asking = self._client().request(request.method, url, headers=headers, data=body, allow_redirects=False)
            async with asking as answer:
                told = [
                    (name, value) for name, value in answer.headers.items() if name.lower() not in OF_THE_CONNECTION
                ]
                response = web.Response(body=await answer.read(), status=answer.status)
                response.headers.clear()
                for name, value in told:
                    response.headers.add(name, value)
                return response
        except aiohttp.ClientConnectorError as error:
            raise Unreached(to) from error

    async def pass_socket(
        self, request: web.Request, socket: PassedOn, to: str, vouching: dict[str, str], hello: bytes
    ) -> None:
        """Until either side hangs up. `Unreached` if the other node does not take it."""
        headers = {"Origin": request.headers.get("Origin", ""), **vouching}
        url = URL(f"http://{to}{request.raw_path}", encoded=True)
        try:
            async with asyncio.timeout(CONNECT_SECONDS):
                there = await self._client().ws_connect(
                    url, headers=headers, heartbeat=HEARTBEAT_SECONDS, max_msg_size=0, autoping=True
                )
        except (aiohttp.ClientError, TimeoutError, OSError) as error:
            raise Unreached(to) from error
        self.sockets += 1
        try:
            await there.send_bytes(hello)
            passing = [asyncio.create_task(carry_back(there, socket)), asyncio.create_task(carry(socket, there))]
            await asyncio.wait(passing, return_when=asyncio.FIRST_COMPLETED)
            for task in passing:
                task.cancel()
            await asyncio.gather(*passing, return_exceptions=True)
        finally:
            self.sockets -= 1
            await there.close()


async def carry(socket: PassedOn, there: aiohttp.ClientWebSocketResponse) -> None:
    while (data := await socket.next_message()) is not None:
        if isinstance(data, str):
            await there.send_str(data)
        else:
            await there.send_bytes(data)


async def carry_back(there: aiohttp.ClientWebSocketResponse, socket: PassedOn) -> None:
    async for message in there:
        if message.type != aiohttp.WSMsgType.TEXT:
            return
        socket.send(message.data.encode())


def forwarded(request: web.Request) -> dict[str, str]:
    return {
        name: value
        for name, value in request.headers.items()
        if name.lower() not in OF_THE_CONNECTION and not name.lower().startswith("x-forwarded-")
    }
