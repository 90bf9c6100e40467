"""The timer of the time limit in force."""

from collections.abc import Callable

from veillee.clock import Clock, Timer
from veillee.rooms.dates import Dates
from veillee.salon.model import RunningClock, Salon


class Clocks:
    """Calls `expire` with the key of a limit that has run out."""

    def __init__(self, clock: Clock, dates: Dates, expire: Callable[[str], None]) -> None:
        self._clock, self._dates, self._expire = clock, dates, expire
        self._limit: RunningClock | None = None
        self._timer: Timer | None = None

    def arm(self, salon: Salon, attended: bool) -> None:
        """Measure the limit in force. While no player is connected it stands still (CO-10)."""
        limit = salon.running.clock if salon.running and attended else None
        if limit == self._limit:
            return
        self.stop()
        self._limit = limit
        if limit is not None:
            wait = max(0.0, (limit.until - self._dates.now()) / 1000)
            self._timer = self._clock.call_later(wait, self._ring, limit.key)

    def _ring(self, key: str) -> None:
        self._limit = self._timer = None
        self._expire(key)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._limit = self._timer = None
