"""Points and rounds of a game."""

from collections.abc import Sequence
from operator import add

from msgspec import Struct
from msgspec.structs import replace


class Tally(Struct, frozen=True):
    """The points of all seats, the number of the current round, and for how many rounds nobody has taken part."""

    scores: tuple[int, ...]
    number: int = 1
    lonely: int = 0

    def count(self, points: Sequence[int]) -> "Tally":
        """Add the points of a round in which somebody took part."""
        return replace(self, scores=tuple(map(add, self.scores, points)), lonely=0)

    def count_lonely(self) -> "Tally":
        """Count a round in which nobody took part."""
        return replace(self, lonely=self.lonely + 1)

    def next_round(self) -> "Tally":
        return replace(self, number=self.number + 1)

    @property
    def deserted(self) -> bool:
        """Whether nobody took part in as many rounds as there are seats: nobody is left to play with."""
        return self.lonely == len(self.scores)
