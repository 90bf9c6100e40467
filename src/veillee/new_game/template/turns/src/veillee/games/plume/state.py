"""The whole truth of a game of Plume, which only the server knows."""

from typing import TypeAlias

from msgspec import Struct

from veillee.games.plume.model import Fact, Options, Reason, Round
from veillee.rules import Chance, Pile, Seat, Tagged, Tally


class Asking(Tagged, frozen=True, tag="asking"):
    asker: Seat


class Saying(Tagged, frozen=True, tag="saying"):
    """`said`: by seat. `turns`: who has not had their turn yet, the next one first."""

    asker: Seat
    fact: Fact
    said: tuple[int | None, ...]
    turns: tuple[Seat, ...]


class Over(Tagged, frozen=True, tag="over"):
    reason: Reason


Phase: TypeAlias = Asking | Saying | Over


class State(Struct, frozen=True):
    options: Options
    chance: Chance
    phase: Phase
    hands: tuple[tuple[Fact, ...], ...]
    pile: Pile[Fact]
    tally: Tally
    last: Round | None = None

    @property
    def seats(self) -> int:
        return len(self.hands)
