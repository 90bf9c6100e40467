"""Rates: how often somebody may do something. A bucket that fills slowly and is emptied by use."""

import time
from collections import OrderedDict
from collections.abc import Callable


class Bucket:
    __slots__ = ("_clock", "_last", "_left", "_most", "_per_second")

    def __init__(self, most: float, per_second: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._most, self._per_second, self._clock = most, per_second, clock
        self._left, self._last = most, clock()

    def empty(self) -> bool:
        now = self._clock()
        self._left = min(self._most, self._left + (now - self._last) * self._per_second)
        self._last = now
        return self._left < 1

    def take(self) -> bool:
        if self.empty():
            return False
        self._left -= 1
        return True


class Buckets:
    """One bucket per address, the longest unused forgotten first, so that many addresses cannot fill the memory."""

    def __init__(self, most: float, per_second: float, kept: int = 10_000) -> None:
        self._most, self._per_second, self._kept = most, per_second, kept
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self._buckets.pop(address, None) or Bucket(self._most, self._per_second)
        self._buckets[address] = bucket
        if len(self._buckets) > self._kept:
            self._buckets.popitem(last=False)
        return bucket.take()

    def empty(self, address: str) -> bool:
        return address in self._buckets and self._buckets[address].empty()
