"""Codes that people of one address try: wrong ones are counted, and after too many of them each waits for its turn."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from veillee.clock import Clock
from veillee.rooms.patience import whole_seconds
from veillee.rules import Refused
from veillee.server.limits import Buckets

# Whoever waits hears so often that they still do: browsers give up a server that says nothing.
TELL_SECONDS = 4


class Waiting:
    """`tell` says in about how many seconds it is their turn, and gives whether they are still there."""

    def __init__(self, tell: Callable[[int], bool]) -> None:
        self.tell, self.called = tell, asyncio.get_running_loop().create_future()


class Line:
    """Who waits for which code."""

    def __init__(self) -> None:
        self.codes: dict[str, list[Waiting]] = {}


class Guesses(Buckets):
    """`most` wrong codes of an address at once, and then `per_second`. A right one costs nothing.

    A code is judged only while a wrong one could still be paid for. So whoever guesses learns as much in a minute as
    they pay for, and whoever has a right code comes in, though perhaps later.
    """

    def __init__(self, clock: Clock, most: float, per_second: float) -> None:
        super().__init__(clock, most, per_second)
        self._clock, self._most, self._per_second = clock, most, per_second
        # Told of everybody who has to wait.
        self.on_wait: Callable[[], None] = lambda: None
        # How many are being judged: each of them may turn out to be wrong.
        self._judged = Counter[str]()
        self._lines: dict[str, Line] = {}

    @property
    def waiting(self) -> int:
        codes = (all for line in self._lines.values() for all in line.codes.values())
        return sum(not one.called.done() for all in codes for one in all)

    def must_wait(self, address: str) -> bool:
        return address in self._lines or self._left(address) < 1

    @asynccontextmanager
    async def turn(
        self, address: str, code: str, tell: Callable[[int], bool] = lambda seconds: True
    ) -> AsyncIterator[None]:
        """While this code may be judged. Call `take` if it is wrong."""
        if self.must_wait(address):
            await self._line_up(address, code, Waiting(tell))
        else:
            self._judged[address] += 1
        try:
            yield
        finally:
            self._has_been_judged(address)

    async def _line_up(self, address: str, code: str, waiting: Waiting) -> None:
        self.on_wait()
        line = self._lines.get(address)
        if line is None:
            line = self._lines[address] = Line()
            self._wait(address, line)
        line.codes.setdefault(code, []).append(waiting)
        self._call(address, line)
        try:
            await waiting.called
        except asyncio.CancelledError:
            if not waiting.called.cancelled():
                self._has_been_judged(address)
            raise

    def _has_been_judged(self, address: str) -> None:
        self._judged[address] -= 1
        if not self._judged[address]:
            del self._judged[address]
        if address in self._lines:
            self._call(address, self._lines[address])

    def _left(self, address: str) -> float:
        left = self._buckets.of(address).left() if address in self._buckets else self._most
        return left - self._judged[address]

    def _call(self, address: str, line: Line) -> None:
        """Whoever's turn it is. A code that several are waiting for is first: that is a class rather than a guess."""
        while line.codes and self._left(address) >= 1:
            # Of those that are alike, the one that has waited longest.
            code = max(line.codes, key=lambda code: len(line.codes[code]))
            for waiting in line.codes.pop(code):
                if self._tell(waiting, 0):
                    self._judged[address] += 1
                    waiting.called.set_result(None)

    def _wait(self, address: str, line: Line) -> None:
        # A moment later: then the time is over by the bucket's count too.
        soon = (1 - self._left(address)) / self._per_second + 0.01
        self._clock.call_later(min(soon, TELL_SECONDS), self._look, address, line)

    def _look(self, address: str, line: Line) -> None:
        """From time to time: some have gone, the others are told how long it takes."""
        self._call(address, line)
        place = 1
        for code in sorted(line.codes, key=lambda code: -len(line.codes[code])):
            seconds = whole_seconds((place - self._left(address)) / self._per_second)
            line.codes[code] = [one for one in line.codes[code] if self._tell(one, seconds)]
            place += bool(line.codes[code])
        line.codes = {code: waiting for code, waiting in line.codes.items() if waiting}
        if line.codes:
            self._wait(address, line)
        else:
            del self._lines[address]

    def _tell(self, waiting: Waiting, seconds: int) -> bool:
        """Whether they are still there."""
        if waiting.called.done():
            return False
        there = waiting.tell(seconds)
        if not there:
            waiting.called.set_exception(Refused("salon_gone"))
        return there
