"""What it costs to ask for a seat again and again."""

import math

FIRST_WAIT_SECONDS = 30
LONGEST_WAIT_SECONDS = 960
# So long after the last wait, the next one is as short as the first.
FORGIVEN_AFTER_SECONDS = 3600


class Patience:
    """What asking costs one address in one salon: each request that nobody confirms, twice the wait before."""

    def __init__(self) -> None:
        self.pending = 0
        self._failed = 0
        self._until = -math.inf

    def left(self, now: float) -> int:
        """How many seconds are still to wait."""
        return whole_seconds(self._until - now) if self._failed else 0

    def fail(self, now: float) -> None:
        if now - self._until > FORGIVEN_AFTER_SECONDS:
            self._failed = 0
        self._until = now + min(FIRST_WAIT_SECONDS * 2**self._failed, LONGEST_WAIT_SECONDS)
        self._failed += 1

    def forgive(self) -> None:
        self._failed = 0


def whole_seconds(left: float) -> int:
    """How many are still to wait. 30 and what a sum lost in rounding are 30, and not 31."""
    return max(0, math.ceil(round(left, 3)))
