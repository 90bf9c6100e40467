"""Waiting for a salon that another node has, and that may soon be here."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeVar

from veillee.clock import Clock
from veillee.storage import LEASE_SECONDS, Elsewhere

# A salon whose last owner seems to be dead is asked for so often, until it may be taken over.
CLAIM_AGAIN_SECONDS = 0.2
# If a salon cannot be had for so long, whoever wants it has to try again.
CLAIM_SECONDS = 3 * LEASE_SECONDS
# How long whoever comes is held while the node of their salon seems to be dying.
HELD_SECONDS = 4 * LEASE_SECONDS

T = TypeVar("T")


class Unreached(Exception):
    """The other node does not answer; nothing has been asked of it."""


async def until_claimed(
    clock: Clock,
    seconds: float,
    ask: Callable[[], Awaitable[T]],
    pass_on: Callable[[str], Awaitable[T]] | None = None,
) -> T:
    """What `ask` gives, which needs the salon here.

    If the node that has it seems to be dead, ask again until the salon is here. `Elsewhere` if that node lives, or
    after so many seconds. `pass_on`: what it gives instead, at its address; if it is `Unreached`, ask again too.
    """
    until: float | None = None
    while True:
        try:
            return await ask()
        except Elsewhere as elsewhere:
            until = until or clock.monotonic() + seconds
            if clock.monotonic() > until or (elsewhere.alive and pass_on is None):
                raise
            address = elsewhere.address
        if pass_on is not None:
            with suppress(Unreached):
                return await pass_on(address)
        await clock.sleep(CLAIM_AGAIN_SECONDS)
