"""One message after the other: while one takes longer, those behind it wait."""

import asyncio
from collections.abc import Awaitable

import structlog

from veillee.clock import Clock
from veillee.rules import Refused
from veillee.server.inbox import Inbox
from veillee.server.limits import Bucket
from veillee.server.turns import A_MESSAGE, Turns
from veillee.server.wire import INBOX_IS_FULL, Outbox, Wire
from veillee.storage import Elsewhere, NotStored

logger = structlog.get_logger()


class OneByOne(Wire):
    """Almost all messages are handled at once, in the moment they come; while one has to wait for something, those
    behind it wait in the inbox.
    """

    __slots__ = ("_busy", "_goodbye", "_inbox", "_wants_message")

    def __init__(self, clock: Clock, outbox: Outbox, turns: Turns, frames: Bucket, most: int) -> None:
        super().__init__(clock, outbox, turns, frames, most)
        # The message that is being handled, if that takes longer, and those behind it.
        self._busy: asyncio.Task[None] | None = None
        self._inbox = Inbox()
        # With what code the other side has said goodbye after these.
        self._goodbye: int | None = None
        self._wants_message: asyncio.Future[None] | None = None

    def _receive(self, data: str | bytes) -> None:
        """Handle this message, or `_wait_for` what is left of it."""
        raise NotImplementedError

    def _fail(self, mid: str | None, error: Refused | NotStored | Elsewhere) -> None:
        """Answer a message that came to nothing."""
        raise NotImplementedError

    def _leave(self) -> None:
        """Nobody is there any more, and everything that was said is handled."""
        raise NotImplementedError

    def lost(self) -> None:
        self._wake()
        if self._busy is None:
            self._leave()

    async def gone(self) -> None:
        """Also until all that was said is handled."""
        await super().gone()
        while self._busy is not None:
            await asyncio.wait([self._busy])

    def close(self, code: int = 1000, reason: str = "") -> None:
        super().close(code, reason)
        self._empty_inbox()

    def heard(self, data: str | bytes) -> None:
        if self._busy is not None:
            self._keep(data)
            return
        self._turns.left -= A_MESSAGE
        self._receive(data)

    def _keep(self, data: str | bytes) -> None:
        self._inbox.add(data)
        if self._inbox.is_full:
            self.pause(INBOX_IS_FULL)
        self._wake()

    @property
    def waiting(self) -> tuple[int, int]:
        """How many messages wait for the one that is being handled, and how many bytes they are."""
        return len(self._inbox), self._inbox.bytes

    def _empty_inbox(self) -> None:
        self._inbox.clear()
        self.resume(INBOX_IS_FULL)

    def heard_goodbye(self, code: int) -> None:
        if self._busy is None or self.closed:
            super().heard_goodbye(code)
        else:
            self._goodbye = code
            self._wake()

    def _wake(self) -> None:
        if self._wants_message is not None and not self._wants_message.done():
            self._wants_message.set_result(None)

    async def next_message(self) -> str | bytes | None:
        """For a socket that is passed on: what comes while its first message is still being handled."""
        while not self._inbox:
            if self.closed or self._goodbye is not None:
                return None
            self._wants_message = self._loop.create_future()
            await self._wants_message
        return self._next()

    def _next(self) -> str | bytes:
        data = self._inbox.take()
        if not self._inbox.is_full:
            self.resume(INBOX_IS_FULL)
        return data

    def _wait_for(self, waiting: Awaitable[None], mid: str | None) -> None:
        self._busy = asyncio.create_task(self._finish(waiting, mid))

    async def _finish(self, waiting: Awaitable[None], mid: str | None) -> None:
        """And then what has come meanwhile."""
        try:
            try:
                await waiting
            except (Refused, NotStored, Elsewhere) as error:
                self._fail(mid, error)
            task = self._busy
            while self._inbox:
                await self._turns.pay(A_MESSAGE, self.is_known)
                if self._hear_next():
                    return
                self._busy = task
            self._busy = None
            if self._transport.is_closing():
                self._leave()
            elif self._goodbye is not None:
                super().heard_goodbye(self._goodbye)
        except Exception:
            logger.exception("a message failed")
            self._busy = None
            self.abort()
            self._leave()

    def _hear_next(self) -> bool:
        """Whether that one takes longer, too."""
        self._busy = None
        if self._inbox:
            self.heard(self._next())
        return self._busy is not None
