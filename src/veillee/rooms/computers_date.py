"""Whether the computer's date can be believed, before a salon is erased because of it."""

import structlog

from veillee.clock import Clock
from veillee.storage import Storage

# A date that has just changed by more than this, or has just been read for the first time, is not believed for an hour.
JUMP_SECONDS = 3600
DISTRUST_SECONDS = 3600

logger = structlog.get_logger()


class ComputersDate:
    def __init__(self, storage: Storage, clock: Clock) -> None:
        self._storage, self._clock = storage, clock
        self._clocks_seen = (clock.now(), clock.monotonic())
        self._believed_from = clock.monotonic() + DISTRUST_SECONDS
        # By how many milliseconds it has been set on, or back, since this house opened.
        self._jumped = 0
        self._too_early = False

    async def is_believed(self) -> bool:
        await self._notice_jump()
        return not await self._is_too_early() and self._clock.monotonic() >= self._believed_from

    async def _notice_jump(self) -> None:
        """If somebody set the computer's clock, salons must not look older: each keeps its true idle time.

        A date that is set back beyond what it was at the start is not followed: it is more likely wrong than right.
        """
        date, steady = self._clocks_seen
        self._clocks_seen = (self._clock.now(), self._clock.monotonic())
        jump = self._clock.now() - date - round((self._clock.monotonic() - steady) * 1000)
        if abs(jump) > JUMP_SECONDS * 1000:
            logger.warning("the clock jumped", seconds=jump // 1000)
            self._believed_from = self._clock.monotonic() + DISTRUST_SECONDS
            before, self._jumped = max(self._jumped, 0), self._jumped + jump
            if by := max(self._jumped, 0) - before:
                await self._storage.set_clock_on(by, self._clock.now())

    async def _is_too_early(self) -> bool:
        """What has happened is not in the future: then the computer's date is wrong, and nothing is erased by it."""
        ahead = await self._storage.newest() - self._clock.now()
        too_early, was_too_early = ahead > JUMP_SECONDS * 1000, self._too_early
        self._too_early = too_early
        if too_early and not was_too_early:
            logger.warning("the computer's date is before the newest entry: no salon expires", seconds=ahead // 1000)
        return too_early
