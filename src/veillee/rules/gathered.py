"""Collects one answer from each seat, such as votes, images or written sheets."""

from collections.abc import Iterable
from typing import Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from veillee.rules.game import Seat, with_seat

T = TypeVar("T")


class Gathered(Struct, Generic[T], frozen=True):
    """One answer from each seat that takes part. If a player is away, their seat is skipped.

    Until all answers are in, a seat may change its answer, and a skipped seat may still answer (CO-3, CO-9).
    """

    given: tuple[T | None, ...]
    takes_part: frozenset[Seat]
    skipped: frozenset[Seat] = frozenset()

    @staticmethod
    def among(seats: int, takes_part: Iterable[Seat]) -> "Gathered[T]":
        """The start: nobody has answered yet."""
        return Gathered(given=(None,) * seats, takes_part=frozenset(takes_part))

    def put(self, seat: Seat, answer: T) -> "Gathered[T]":
        return replace(self, given=with_seat(self.given, seat, answer), skipped=self.skipped - {seat})

    def take_back(self, seat: Seat) -> "Gathered[T]":
        """The seat has no answer again, and the table waits for it, also if it was skipped."""
        return replace(self, given=with_seat(self.given, seat, None), skipped=self.skipped - {seat})

    def skip(self, seat: Seat) -> "Gathered[T]":
        return replace(self, skipped=self.skipped | {seat})

    def leave_out(self, seat: Seat) -> "Gathered[T]":
        """The seat takes part no more, but may still answer."""
        return replace(self, takes_part=self.takes_part - {seat})

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats whose answer is missing."""
        due = self.takes_part - self.skipped
        return tuple([seat for seat, answer in enumerate(self.given) if answer is None and seat in due])

    @property
    def complete(self) -> bool:
        # This runs after every move, and a loop that stops early takes half the time of shorter code.
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


def last_answer(answer: T, later: Iterable[T | None]) -> T:
    """What a seat has answered in the end. `later`: its answer from then on, None when all are in."""
    for changed in later:
        if changed is None:
            break
        answer = changed
    return answer
