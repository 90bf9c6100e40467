"""What moves a salon on without anybody: its time limits and its bots."""

from veillee.clock import Clock
from veillee.decks import Library
from veillee.rooms.bot_runner import BotRunner, Bots
from veillee.rooms.clocks import Clocks
from veillee.rooms.dates import Dates
from veillee.rooms.intake import Intake
from veillee.rooms.log import Log
from veillee.rooms.presence import Presence
from veillee.rules import Refused
from veillee.salon import events as ev


class Timers:
    def __init__(
        self, log: Log, intake: Intake, presence: Presence, bots: Bots, library: Library, clock: Clock, dates: Dates
    ) -> None:
        self._log, self._intake, self._presence = log, intake, presence
        self._clocks = Clocks(clock, dates, self.expire)
        self.bots = BotRunner(bots, library, clock, intake.open_head, intake.take)
        # Whether anyone with a chair is connected.
        self._attended = False
        intake.taken = self.arm

    def arm(self) -> None:
        """If the log is full, or the salon deleted, time limits and bots stand still: nobody could answer them."""
        head = self._log.head
        if self._log.is_full() or head.closed is not None:
            self.stop()
            return
        self._clocks.arm(head, self._attended)
        self.bots.arm(head)

    def stop(self) -> None:
        self._clocks.stop()
        self.bots.stop()

    def expire(self, key: str) -> None:
        """The time limit with this key has run out. One that is not in force any more is nothing."""
        if self._intake.open_head() is None:
            return
        try:
            self._intake.take([ev.Expired(clock=key)])
        except Refused:
            # The game got on in the same moment.
            return

    def attend(self) -> None:
        """While no player is connected no limit runs. When one comes back, the limit in force starts again (CO-10)."""
        attended, was_attended = bool(self._presence.players()), self._attended
        if attended == was_attended:
            return
        self._attended = attended
        running = self._log.head.running
        if attended and running is not None and running.clock is not None and not self._log.is_full():
            self._intake.take([ev.Resumed()])
        else:
            self.arm()

    def forget_attendance(self) -> None:
        """The salon is deleted. If it is opened again, the limit in force starts again."""
        self._attended = False
