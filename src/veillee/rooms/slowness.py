"""Who is there and lets the table wait for a while, without a time limit: it is said, and others may nudge them."""

from collections.abc import Callable, Collection
from typing import NamedTuple

from veillee.clock import Clock, Timer
from veillee.rooms.messages import Slow
from veillee.rules import Refused
from veillee.salon.events import ChairId, PersonId
from veillee.salon.model import Salon

SLOW_SECONDS = 120
# All may nudge somebody, but together only so often.
NUDGE_SECONDS = 60


class Waited(NamedTuple):
    """For a chair in a phase of a game."""

    game: int
    phase: str
    chair: ChairId


class Slowness:
    """`stored` gives the salon as people are shown it, `here` those who are connected; `show` is called when somebody
    becomes slow. Whoever comes back has their time again."""

    def __init__(
        self,
        stored: Callable[[], Salon],
        here: Callable[[], Collection[PersonId]],
        clock: Clock,
        show: Callable[[], None],
    ) -> None:
        self._stored, self._here, self._clock, self._show = stored, here, clock, show
        self._since: dict[Waited, float] = {}
        # How often, and when last.
        self._nudges: dict[Waited, tuple[int, float]] = {}
        self._timer: Timer | None = None

    def moved(self, chair: ChairId) -> bool:
        """Its player has just done something, or is seen at it: their time begins anew. Whether they were slow."""
        now, slow = self._clock.monotonic(), False
        for one, since in self._since.items():
            if one.chair == chair:
                self._since[one] = now
                self._nudges.pop(one, None)
                slow = slow or now - since >= SLOW_SECONDS
        if slow:
            # Otherwise the timer that runs sees to it.
            self._arm()
        return slow

    def follow(self, moved: Collection[ChairId] = ()) -> bool:
        """After something was stored, or somebody came or went: whether one who was slow is so no longer."""
        relieved = True in {self.moved(chair) for chair in moved}
        now, before = self._clock.monotonic(), self._since
        self._since = {one: before.get(one, now) for one in awaited(self._stored(), self._here())}
        if self._since.keys() == before.keys():
            return relieved
        self._nudges = {one: nudges for one, nudges in self._nudges.items() if one in self._since}
        self._arm()
        return relieved or any(one not in self._since and now - since >= SLOW_SECONDS for one, since in before.items())

    def _arm(self) -> None:
        """The next time that somebody becomes slow, or may be nudged again."""
        if self._timer is not None:
            self._timer.cancel()
        now = self._clock.monotonic()
        due = [since + SLOW_SECONDS for since in self._since.values()]
        due += [at + NUDGE_SECONDS for _, at in self._nudges.values()]
        next_due = min((at for at in due if at > now), default=None)
        self._timer = None if next_due is None else self._clock.call_later(next_due - now, self._ring)

    def _ring(self) -> None:
        self._timer = None
        self._arm()
        self._show()

    def shown(self) -> tuple[Slow, ...]:
        now, slow = self._clock.monotonic(), list[Slow]()
        for one, since in self._since.items():
            if now - since >= SLOW_SECONDS:
                count, at = self._nudges.get(one, (0, now - NUDGE_SECONDS))
                slow.append(Slow(one.chair, int(now - since), count, now - at >= NUDGE_SECONDS))
        return tuple(slow)

    def nudge(self, chair: ChairId) -> None:
        """Their phone sounds and vibrates."""
        one, now = self.require_slow(chair), self._clock.monotonic()
        count, at = self._nudges.get(one, (0, now - NUDGE_SECONDS))
        if now - at < NUDGE_SECONDS:
            raise Refused("not_now")
        self._nudges[one] = count + 1, now
        self._arm()
        self._show()

    def require_slow(self, chair: ChairId) -> Waited:
        now = self._clock.monotonic()
        for one, since in self._since.items():
            if one.chair == chair and now - since >= SLOW_SECONDS:
                return one
        raise Refused("not_now")


def awaited(salon: Salon, here: Collection[PersonId]) -> list[Waited]:
    """The chairs that the table waits for and whose people are here: none while a time limit does what is needed."""
    running = salon.running
    if running is None or not salon.playing or running.clock is not None or running.paused:
        return []
    phase = str(type(running.game.public(running.state)).__struct_config__.tag)
    chairs = [salon.chair(running.chairs[seat]) for seat in running.game.awaited(running.state)]
    return [Waited(salon.games, phase, chair.id) for chair in chairs if chair.holder in here and not chair.automatic]
