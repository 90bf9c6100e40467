"""Points and rounds of a game."""

from collections.abc import Sequence
from operator import add

from msgspec import Struct
from msgspec.structs import replace


class Tally(Struct, frozen=True):
    """The points of all seats, and the number of the current round."""

    scores: tuple[int, ...]
    number: int = 1

    def count(self, points: Sequence[int]) -> "Tally":
        return replace(self, scores=tuple(map(add, self.scores, points)))

    def seat_late(self) -> "Tally":
        """A late guest begins with the score of the last player (CO-12)."""
        return replace(self, scores=(*self.scores, min(self.scores)))

    def next_round(self) -> "Tally":
        return replace(self, number=self.number + 1)
