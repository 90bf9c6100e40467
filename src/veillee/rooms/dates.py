"""The date of what happens in a salon, from a computer whose clock may be wrong or may be set."""

from veillee.clock import Clock


class Dates:
    """Dates in milliseconds that never go back, and never before `newest`, the last entry of the log.

    If the computer's date is earlier than that, dates go on from there with the seconds that pass.
    """

    def __init__(self, clock: Clock, newest: int = 0) -> None:
        self._clock = clock
        self._told, self._told_at = float(max(newest, clock.now())), clock.monotonic()

    def now(self) -> int:
        seconds = self._clock.monotonic()
        told, now = self._told + 1000 * (seconds - self._told_at), self._clock.now()
        self._told, self._told_at = told if told > now else now, seconds
        return int(self._told)
