"""The timer of the time limit in force."""

import asyncio
from collections.abc import Callable

from veillee.salon.model import RunningClock, Salon


class Clocks:
    """Calls `expire` with the key of a limit that has run out. `now` in milliseconds."""

    def __init__(self, now: Callable[[], int], expire: Callable[[str], None]) -> None:
        self._now, self._expire = now, expire
        self._loop = asyncio.get_running_loop()
        self._clock: RunningClock | None = None
        self._timer: asyncio.TimerHandle | None = None

    def arm(self, salon: Salon, attended: bool) -> None:
        """Measure the limit in force. While no player is connected it stands still (CO-10)."""
        clock = salon.running.clock if salon.running and attended else None
        if clock == self._clock:
            return
        self.stop()
        self._clock = clock
        if clock is not None:
            wait = max(0.0, (clock.until - self._now()) / 1000)
            self._timer = self._loop.call_later(wait, self._ring, clock.key)

    def _ring(self, key: str) -> None:
        self._clock = self._timer = None
        self._expire(key)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._clock = self._timer = None
