"""Who finds no place here, or has to wait for one: counted, and told in the log.

Never who it is, and never so often that it fills the log.
"""

from collections import Counter

import structlog

from veillee.clock import Clock
from veillee.storage.meter import Meter

# One line for each reason in so long.
TELL_SECONDS = 60

logger = structlog.get_logger()


class TurnedAway:
    def __init__(self, clock: Clock, meter: Meter) -> None:
        self._clock, self._meter = clock, meter
        self._untold: Counter[str] = Counter()
        self._told_at: dict[str, float] = {}

    def tell(self, why: str) -> None:
        self._meter.turned_away(why)
        self._untold[why] += 1
        now = self._clock.monotonic()
        if now - self._told_at.get(why, float("-inf")) >= TELL_SECONDS:
            logger.warning("connections turned away", why=why, since_last_told=self._untold.pop(why))
            self._told_at[why] = now
