"""What all connections together may make the house do in one turn of the loop, so that nobody waits for a flood to end.

Everything that comes in is paid from one purse. When it is empty, who still has something to say lines up, and goes on
in a later turn, a little each. However many send however much, a turn stays as short.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial

# What is handled in one turn, in frames, and of these for each that has lined up.
FRAMES_A_TURN, FRAMES_EACH = 128, 16
# As many frames are as much work as what is in one of them, or as a request.
A_MESSAGE, A_REQUEST = 8, 16
# What is read of a connection at once.
READ_BYTES = 16_384


class Turns:
    def __init__(self) -> None:
        # Filled when somebody finds it empty, and not in each turn: so it costs next to nothing while nobody floods.
        self.left = FRAMES_A_TURN
        self._first, self._rest = deque[Callable[[], None]](), deque[Callable[[], None]]()
        self._is_due = False
        # Into which all connections are read, one after the other.
        self.buffer = memoryview(bytearray(READ_BYTES))

    def line_up(self, go_on: Callable[[], None], first: bool = False) -> None:
        """`go_on` is called in a later turn. `first`: before all who are not."""
        (self._first if first else self._rest).append(go_on)
        if not self._is_due:
            self._is_due = True
            asyncio.get_running_loop().call_soon(self._begin)

    def _begin(self) -> None:
        left = FRAMES_A_TURN
        for line in (self._first, self._rest):
            while line and left > 0:
                self.left = each = min(left, FRAMES_EACH)
                line.popleft()()
                # Also whoever had nothing more to say.
                left -= max(1, each - self.left)
        self.left = left
        self._is_due = bool(self._first or self._rest)
        if self._is_due:
            asyncio.get_running_loop().call_soon(self._begin)

    async def pay(self, cost: int, first: bool = False) -> None:
        """At once if there is something left, otherwise when it is one's turn."""
        if self.left > 0:
            self.left -= cost
            return
        paid = asyncio.get_running_loop().create_future()
        self.line_up(partial(self._pay, paid, cost), first)
        await paid

    def _pay(self, paid: "asyncio.Future[None]", cost: int) -> None:
        # Who has hung up meanwhile pays nothing.
        if not paid.done():
            self.left -= cost
            paid.set_result(None)
