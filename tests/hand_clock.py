"""A clock whose hands the test moves: nothing sleeps, and an hour passes in a millisecond.

The loop stays an ordinary one, because sockets and the threads of the storage are real in these tests: a loop that
jumps to the next timer by itself would not wait for them.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from heapq import heappop, heappush
from itertools import count
from typing import Any

from veillee.clock import Clock, Timer


@dataclass(order=True)
class Due:
    at: float
    number: int
    call: Callable[..., object] = field(compare=False)
    arguments: tuple[Any, ...] = field(compare=False)
    cancelled: bool = field(default=False, compare=False)

    def cancel(self) -> None:
        self.cancelled = True


class HandClock(Clock):
    """`seconds` have passed: more of them at once are a machine that stood still, and what was due is late.

    `ahead`: by how many milliseconds somebody has set the date on, or back.
    """

    def __init__(self, date: int = 1_800_000_000_000) -> None:
        self._began, self.seconds, self.ahead = date, 0.0, 0
        self.monotonic = self.awake = lambda: self.seconds
        self._timers: list[Due] = []
        self._numbers = count()

    def now(self) -> int:
        return self._began + self.ahead + round(self.seconds * 1000)

    def call_later(self, seconds: float, call: Callable[..., object], *arguments: Any) -> Timer:
        if seconds <= 0:
            return asyncio.get_running_loop().call_soon(call, *arguments)
        due = Due(self.seconds + seconds, next(self._numbers), call, arguments)
        heappush(self._timers, due)
        return due

    def waits_for(self, seconds: float) -> bool:
        """Whether something is to happen just so long from now."""
        at = self.seconds + seconds
        return any(not due.cancelled and abs(due.at - at) < 1e-6 for due in self._timers)

    async def pass_on(self, seconds: float) -> None:
        """Let so much time pass, and what is due happen in its order.

        What it sets off in threads and sockets may take longer: wait for that.
        """
        end = self.seconds + seconds
        await settle()
        while self._timers and self._timers[0].at <= end:
            due = heappop(self._timers)
            if not due.cancelled:
                self.seconds = max(self.seconds, due.at)
                due.call(*due.arguments)
                await settle()
        self.seconds = max(self.seconds, end)
        await settle()


async def settle() -> None:
    """Until the loop has done what it can do without waiting for anybody."""
    for _ in range(10):
        await asyncio.sleep(0)
