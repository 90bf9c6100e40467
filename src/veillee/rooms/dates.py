"""The date of what happens in a salon, from a computer whose clock may be wrong or may be set."""

import time
from collections.abc import Callable
from functools import partial


def now_ms() -> int:
    return int(time.time() * 1000)


# Seconds that pass evenly, whatever the date is set to; where it can be had, also while the machine sleeps.
steady_seconds: Callable[[], float] = (
    partial(time.clock_gettime, time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic
)


class Dates:
    """Dates in milliseconds that never go back, and never before `newest`, the last entry of the log.

    If the computer's date is earlier than that, dates go on from there with the seconds that pass.
    """

    def __init__(self, now: Callable[[], int], seconds: Callable[[], float], newest: int = 0) -> None:
        self._now, self._seconds = now, seconds
        self._told, self._told_at = float(max(newest, now())), seconds()

    def now(self) -> int:
        seconds = self._seconds()
        told, now = self._told + 1000 * (seconds - self._told_at), self._now()
        self._told, self._told_at = told if told > now else now, seconds
        return int(self._told)
