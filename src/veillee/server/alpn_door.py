"""Lets people in at the port of https, and the authority if it asks there (tls-alpn-01).

Python's ssl says what a client wants to speak only after it has chosen the certificate. So while the authority asks,
for some seconds, what a newcomer says first is looked at and left where it is: the handshake that follows reads it
again.
"""

import asyncio
import os
import socket
import ssl
from collections import deque
from collections.abc import Callable
from contextlib import suppress

import structlog

from veillee.clock import Clock
from veillee.storage import CannotOpen
from veillee.storage.safe import FolderSafe, question_in

# Whoever says so little in so long, or in so many pieces, is let in like everybody.
HELLO_SECONDS = 5
HELLO_PIECES = 8
HELLO_BYTES = 16_384
# Newcomers who have not said enough: if there are more, the first of them is let in.
MOST_SILENT = 64
FULL_SECONDS = 1
PROOF_SECONDS = 10

logger = structlog.get_logger()
Serve = Callable[[], asyncio.BaseProtocol]


class AlpnDoor:
    """`context` and `serve`: how everybody is let in; nobody is, before there is a certificate."""

    def __init__(
        self,
        listening: socket.socket,
        safe: FolderSafe,
        name: str,
        clock: Clock,
        context: ssl.SSLContext | None = None,
        serve: Serve | None = None,
    ) -> None:
        self._listening, self._safe, self._name, self._clock = listening, safe, name, clock
        self._context, self._serve = context, serve
        self._coming: set[asyncio.Task[None]] = set()
        self._silent: deque[asyncio.Future[bool]] = deque()
        self._asked: tuple[bytes, ssl.SSLContext] | None = None

    async def let_in_forever(self) -> None:
        loop = asyncio.get_running_loop()
        self._listening.setblocking(False)
        self._listening.listen(128)
        try:
            while True:
                try:
                    newcomer, _ = await loop.sock_accept(self._listening)
                except ConnectionError:
                    # They have hung up already.
                    continue
                except OSError as error:
                    logger.warning("nobody can be let in for a moment", why=error.strerror)
                    await self._clock.sleep(FULL_SECONDS)
                    continue
                coming = loop.create_task(self._let_in(newcomer))
                self._coming.add(coming)
                coming.add_done_callback(self._coming.discard)
                # One in each turn of the loop, however many there are.
                await asyncio.sleep(0)
        finally:
            for task in self._coming:
                task.cancel()

    async def _let_in(self, newcomer: socket.socket) -> None:
        context, serve, limit = self._context, self._serve, None
        try:
            proof = self._proof()
        except (CannotOpen, OSError, ValueError) as error:
            # Only the authority gets no answer then.
            logger.warning("the authority cannot be answered", why=str(error))
            proof = None
        try:
            if proof is not None and await self._is_asked_for(newcomer, proof):
                context, serve, limit = proof, Goodbye, PROOF_SECONDS
            if context is None or serve is None:
                newcomer.close()
                return
        except BaseException:
            newcomer.close()
            raise
        # Whoever cannot shake hands has hung up, or is no browser.
        with suppress(OSError):
            loop = asyncio.get_running_loop()
            await loop.connect_accepted_socket(serve, newcomer, ssl=context, ssl_handshake_timeout=limit)

    def _proof(self) -> ssl.SSLContext | None:
        """None if the authority asks nothing, which is nearly always."""
        body = self._safe.read_now("question")
        if body is None:
            return None
        if self._asked is None or self._asked[0] != body:
            # Not before it is needed: it takes a while to load.
            from veillee.server.authority import TLS_ALPN
            from veillee.server.tls_alpn import context_for

            question = question_in(body)
            if question is None or question.way != TLS_ALPN:
                return None
            self._asked = body, context_for(self._name, question.said)
        return self._asked[1]

    async def _is_asked_for(self, newcomer: socket.socket, proof: ssl.SSLContext) -> bool:
        from veillee.server.tls_alpn import is_asked_for

        newcomer.setblocking(False)
        found, seen = None, 0
        with suppress(TimeoutError, OSError):
            async with self._clock.timeout(HELLO_SECONDS):
                for _ in range(HELLO_PIECES):
                    # Awake only if there is more than what was looked at.
                    newcomer.setsockopt(socket.SOL_SOCKET, socket.SO_RCVLOWAT, seen + 1)
                    if not await self._says_more(newcomer):
                        break
                    said = newcomer.recv(HELLO_BYTES, socket.MSG_PEEK)
                    found = is_asked_for(said, proof)
                    if found is not None or len(said) in (seen, HELLO_BYTES):
                        break
                    seen = len(said)
        with suppress(OSError):
            newcomer.setsockopt(socket.SOL_SOCKET, socket.SO_RCVLOWAT, 1)
        return bool(found)

    async def _says_more(self, newcomer: socket.socket) -> bool:
        """False if too many others say nothing either."""
        loop = asyncio.get_running_loop()
        said: asyncio.Future[bool] = loop.create_future()
        loop.add_reader(newcomer, answer, said, True)
        self._silent.append(said)
        if len(self._silent) > MOST_SILENT:
            answer(self._silent[0], False)
        try:
            return await said
        finally:
            loop.remove_reader(newcomer)
            self._silent.remove(said)


def answer(question: asyncio.Future[bool], said: bool) -> None:
    if not question.done():
        question.set_result(said)


def can_look_ahead() -> bool:
    """Not on Windows."""
    return os.name == "posix"


class Goodbye(asyncio.Protocol):
    """The authority has seen what it wanted."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        transport.close()
