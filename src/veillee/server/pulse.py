"""Notices when the server is late: if one thing takes a second, everybody else waits for it."""

import math

from veillee.clock import Clock
from veillee.storage.meter import Meter

BEAT_SECONDS = 0.25
LATE_SECONDS = 1
REMEMBERED_SECONDS = 10


class Pulse:
    """Wakes up at even times, and remembers when that was late."""

    def __init__(self, clock: Clock, meter: Meter | None = None) -> None:
        self._clock, self._meter = clock, meter or Meter()
        self._due = math.inf
        self._late: tuple[float, float] | None = None

    async def beat_forever(self) -> None:
        try:
            while True:
                self._due = self._clock.awake() + BEAT_SECONDS
                await self._clock.sleep(BEAT_SECONDS)
                self._meter.late(self._clock.awake() - self._due)
                self._look()
        finally:
            # No more beat is due.
            self._due = math.inf

    def trouble(self) -> str | None:
        """How late the server was a moment ago, if that was much."""
        # Whoever asks may have been let in before the next beat.
        self._look()
        if self._late is None or self._clock.awake() - self._late[0] > REMEMBERED_SECONDS:
            return None
        return f"everybody had to wait for {self._late[1]:.1f} seconds"

    def stands_still(self) -> float | None:
        """How late the next beat is, if that is much. Another thread may ask: the loop itself cannot."""
        late = self._clock.awake() - self._due
        return late if late > LATE_SECONDS else None

    def _look(self) -> None:
        late = self._clock.awake() - self._due
        if late > LATE_SECONDS:
            self._late = (self._clock.awake(), late)
