"""What is counted from round to round."""

from collections.abc import Sequence
from operator import add

from msgspec import Struct
from msgspec.structs import replace


class Tally(Struct, frozen=True):
    """The points of all seats, the round that is being played, and for how many rounds nobody has taken part."""

    scores: tuple[int, ...]
    number: int = 1
    lonely: int = 0

    def count(self, points: Sequence[int]) -> "Tally":
        """A round in which somebody took part has come to its end."""
        return replace(self, scores=tuple(map(add, self.scores, points)), lonely=0)

    def count_lonely(self) -> "Tally":
        """Nobody took part in this round."""
        return replace(self, lonely=self.lonely + 1)

    def next_round(self) -> "Tally":
        return replace(self, number=self.number + 1)

    @property
    def deserted(self) -> bool:
        """A whole circle of such rounds: nobody is left to play with."""
        return self.lonely == len(self.scores)
