"""The secret part of Dany: the phases of a round, and all that lies hidden."""

from typing import Literal, TypeAlias

from msgspec import Struct

from veillee.games.dany.model import Called, Idea, Memory, Options, Past, Piece, Pointed, Round
from veillee.rules import Chance, Gathered, Seat, Tagged


class Beginning(Tagged, frozen=True, tag="beginning"):
    """The table points at the first active personality (DA-4)."""

    fingers: Gathered[Seat]


class Preparing(Tagged, frozen=True, tag="preparing"):
    active: Seat


class Choosing(Tagged, frozen=True, tag="choosing"):
    active: Seat
    idea: Idea
    choice: int
    hand: tuple[Memory, ...]
    called: frozenset[Seat] = frozenset()


class Composing(Tagged, frozen=True, tag="composing"):
    active: Seat
    idea: Idea
    choice: int
    kept: tuple[Memory, ...]
    called: frozenset[Seat] = frozenset()


class Talking(Tagged, frozen=True, tag="talking"):
    """`passed`: deciders who were away, the next seat to the right decides in their place (CO-9)."""

    active: Seat
    idea: Idea
    choice: int
    kept: tuple[Memory, ...]
    pieces: tuple[Piece, ...]
    leanings: tuple[int | None, ...]
    heard: frozenset[Seat] = frozenset()
    passed: frozenset[Seat] = frozenset()
    called: frozenset[Seat] = frozenset()


InRound: TypeAlias = Choosing | Composing | Talking


class Calling(Tagged, frozen=True, tag="calling"):
    """Did the active personality help? The round stands still until the others have said so."""

    caller: Seat
    back: InRound
    votes: Gathered[bool]

    @property
    def active(self) -> Seat:
        return self.back.active


class Revealed(Tagged, frozen=True, tag="revealed"):
    """The word is right: who wants it explained? (DA-13)"""

    talk: Talking
    nods: Gathered[bool]

    @property
    def active(self) -> Seat:
        return self.talk.active


class Explaining(Tagged, frozen=True, tag="explaining"):
    talk: Talking
    asker: Seat
    votes: Gathered[bool]

    @property
    def active(self) -> Seat:
        return self.talk.active


class Twist(Tagged, frozen=True, tag="twist"):
    """All point at once, among the candidates only (DA-17)."""

    candidates: tuple[Seat, ...]
    fingers: Gathered[Seat]
    ties: int = 0


class Breaking(Tagged, frozen=True, tag="breaking"):
    """The fifth tie in a row: the last decider says who shows their card."""

    decider: Seat
    candidates: tuple[Seat, ...]


class Over(Tagged, frozen=True, tag="over"):
    reason: Literal["successes", "unmasked", "escaped"]
    designated: Seat | None = None


Phase: TypeAlias = (
    Beginning | Preparing | Choosing | Composing | Talking | Calling | Revealed | Explaining | Twist | Breaking | Over
)


class State(Struct, frozen=True):
    options: Options
    chance: Chance
    phase: Phase
    dany: Seat
    memories: tuple[Memory, ...]
    ideas: tuple[Idea, ...]
    seats: int
    number: int = 0
    successes: tuple[Idea, ...] = ()
    failures: tuple[Idea, ...] = ()
    decided: Seat | None = None  # the last decider
    past: tuple[Past, ...] = ()
    last: Round | None = None
    last_call: Called | None = None
    last_pointing: Pointed | None = None


def played(phase: Phase) -> Phase:
    """What is being played, also while a call for help makes it stand still."""
    return phase.back if isinstance(phase, Calling) else phase
