"""One answer from each seat: what every vote, gift and sheet of paper around a table is."""

from collections.abc import Iterable
from typing import Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from veillee.rules.game import Seat, with_seat

T = TypeVar("T")


class Gathered(Struct, Generic[T], frozen=True):
    """One answer from each who takes part, each the more secret for coming at its own time; the absent are skipped.

    An answer can be given anew until all are in, also by somebody who was skipped (CO-3, CO-9).
    """

    given: tuple[T | None, ...]
    takes_part: frozenset[Seat]
    skipped: frozenset[Seat] = frozenset()

    @staticmethod
    def among(seats: int, takes_part: Iterable[Seat]) -> "Gathered[T]":
        """Nobody has answered yet."""
        return Gathered(given=(None,) * seats, takes_part=frozenset(takes_part))

    def put(self, seat: Seat, answer: T) -> "Gathered[T]":
        return replace(self, given=with_seat(self.given, seat, answer), skipped=self.skipped - {seat})

    def take_back(self, seat: Seat) -> "Gathered[T]":
        """The seat is at it again and waited for, also if it was skipped."""
        return replace(self, given=with_seat(self.given, seat, None), skipped=self.skipped - {seat})

    def skip(self, seat: Seat) -> "Gathered[T]":
        return replace(self, skipped=self.skipped | {seat})

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """Those whose answer is still to come."""
        due = self.takes_part - self.skipped
        return tuple([seat for seat, answer in enumerate(self.given) if answer is None and seat in due])

    @property
    def complete(self) -> bool:
        # Asked after every move: a loop that stops early takes half the time of anything shorter.
        for seat in self.takes_part:  # noqa: SIM110
            if self.given[seat] is None and seat not in self.skipped:
                return False
        return True

    @property
    def answered(self) -> tuple[Seat, ...]:
        return tuple([seat for seat, answer in enumerate(self.given) if answer is not None])

    @property
    def answers(self) -> dict[Seat, T]:
        """The answers there are, by seat."""
        return {seat: answer for seat, answer in enumerate(self.given) if answer is not None}
