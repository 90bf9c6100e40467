"""The whole truth about a game of Didixit, secrets included. Only the rules see it."""

from typing import Literal, TypeAlias

from msgspec import Struct

from veillee.games.didixit.model import Clue, Image, Laid, Options, Round
from veillee.rules import Chance, Gathered, Pile, Seat, Tagged, Tally

# The phases of a round


class Claiming(Tagged, frozen=True, tag="claiming"):
    """Before the first round. One claim is enough; when all have declined or were skipped, chance decides."""

    declined: frozenset[Seat] = frozenset()
    skipped: frozenset[Seat] = frozenset()


class Telling(Tagged, frozen=True, tag="telling"):
    storyteller: Seat
    claimed: bool = False
    passed: frozenset[Seat] = frozenset()  # who let the telling pass in this round


class Giving(Tagged, frozen=True, tag="giving"):
    """If a seat was skipped, chance gave in its place."""

    storyteller: Seat
    clue: Clue
    image: Image
    gifts: Gathered[tuple[Image, ...]]
    passed: frozenset[Seat] = frozenset()


class Voting(Tagged, frozen=True, tag="voting"):
    storyteller: Seat
    clue: Clue
    laid: tuple[Laid, ...]
    gave: frozenset[Seat]  # who gave an image themselves
    votes: Gathered[int]
    passed: frozenset[Seat] = frozenset()


class Over(Tagged, frozen=True, tag="over"):
    reason: Literal["pile", "score", "stopped"]


Phase: TypeAlias = Claiming | Telling | Giving | Voting | Over


class State(Struct, frozen=True):
    options: Options
    chance: Chance
    phase: Phase
    pile: Pile[Image]
    hands: tuple[tuple[Image, ...], ...]
    tally: Tally
    last: Round | None = None
    last_round: bool = False  # the host lets the game finish after this round

    @property
    def seats(self) -> int:
        return len(self.hands)
