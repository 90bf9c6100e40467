"""Rates and numbers: how often somebody may do something, and how many may do it at once."""

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Generic, TypeVar

from veillee.clock import Clock
from veillee.rules import Refused

T = TypeVar("T")


class Bucket:
    """A token bucket: fills slowly, and each use takes a token."""

    __slots__ = ("_last", "_left", "_most", "_per_second", "_seconds")

    def __init__(self, clock: Clock, most: float, per_second: float) -> None:
        self._most, self._per_second, self._seconds = most, per_second, clock.monotonic
        self._left, self._last = most, self._seconds()

    def empty(self) -> bool:
        now = self._seconds()
        left = self._left + (now - self._last) * self._per_second
        self._left, self._last = left if left < self._most else self._most, now
        return self._left < 1

    def left(self) -> float:
        self.empty()
        return self._left

    def take(self) -> bool:
        if self.empty():
            return False
        self._left -= 1
        return True

    def pay(self, cost: int) -> None:
        """For what cannot be refused any more: the bucket may owe something, and is empty until that is repaid."""
        self._left -= cost


class ByName(Generic[T]):
    """Something for each name, the longest unused forgotten first, so that many names cannot fill the memory."""

    def __init__(self, make: Callable[[], T], most: int = 10_000) -> None:
        self._make, self._most = make, most
        self._kept: OrderedDict[str, T] = OrderedDict()

    def of(self, name: str) -> T:
        found = self._kept.pop(name) if name in self._kept else self._make()
        self._kept[name] = found
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return found

    def __contains__(self, name: str) -> bool:
        return name in self._kept


class Buckets:
    """One bucket per address. `on_take` is told of every token that is taken here."""

    def __init__(self, clock: Clock, most: float, per_second: float) -> None:
        self._buckets = ByName(lambda: Bucket(clock, most, per_second))
        self.on_take: Callable[[str], None] = lambda address: None

    def take(self, address: str) -> bool:
        taken = self._buckets.of(address).take()
        if taken:
            self.on_take(address)
        return taken

    def take_too(self, address: str, times: int) -> None:
        """Another node has let somebody of this address do it so often."""
        bucket = self._buckets.of(address)
        while times > 0 and bucket.take():
            times -= 1

    def empty(self, address: str) -> bool:
        return address in self._buckets and self._buckets.of(address).empty()


class Slots:
    """Limits how many may do something at once, in all and per person, and so how much memory it takes."""

    def __init__(self, most: int, most_each: int) -> None:
        self._most, self._most_each = most, most_each
        self._taken: Counter[str] = Counter()

    @property
    def taken(self) -> int:
        """How many do it now."""
        return self._taken.total()

    @contextmanager
    def take(self, who: str) -> Iterator[None]:
        if self._taken[who] >= self._most_each or self.taken >= self._most:
            raise Refused("too_fast")
        self._taken[who] += 1
        try:
            yield
        finally:
            self._taken[who] -= 1
            if not self._taken[who]:
                del self._taken[who]
