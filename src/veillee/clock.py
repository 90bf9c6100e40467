"""The time, and what is to happen later. Whoever needs either is handed a clock, so that tests can move its hands."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Protocol


class Timer(Protocol):
    def cancel(self) -> None: ...


class Clock:
    """The computer's own.

    `monotonic`: seconds that pass evenly, whatever the date is set to; where it can be had, also while the machine
    sleeps. `awake`: those in which it did not, as timers count them. Both are attributes, because a method would be one
    call more for everything that anybody says.
    """

    def __init__(self) -> None:
        self.awake: Callable[[], float] = time.monotonic
        self.monotonic = self.awake
        if hasattr(time, "CLOCK_BOOTTIME"):
            self.monotonic = partial(time.clock_gettime, time.CLOCK_BOOTTIME)

    def now(self) -> int:
        """The date in milliseconds. It may be wrong, and may be set."""
        return int(time.time() * 1000)

    def call_later(self, seconds: float, call: Callable[..., object], *arguments: Any) -> Timer:
        return asyncio.get_running_loop().call_later(seconds, call, *arguments)

    async def sleep(self, seconds: float) -> None:
        over = asyncio.Event()
        timer = self.call_later(seconds, over.set)
        try:
            await over.wait()
        finally:
            timer.cancel()

    @asynccontextmanager
    async def timeout(self, seconds: float) -> AsyncIterator[None]:
        """`TimeoutError` for what takes longer."""
        async with asyncio.timeout(None) as limit:
            timer = self.call_later(seconds, limit.reschedule, 0.0)
            try:
                yield
            finally:
                timer.cancel()
