"""The secret part of Dany: the phases of a round, and all that lies hidden."""

from typing import Literal, TypeAlias

from msgspec import Struct

from veillee.games.dany.model import (
    FAILURES_TO_TWIST,
    FAILURES_TO_TWIST_SHORT,
    SUCCESSES_TO_WIN,
    SUCCESSES_TO_WIN_SHORT,
    Called,
    Explanation,
    Idea,
    Memory,
    Options,
    Past,
    Piece,
    Pointed,
    Round,
)
from veillee.rules import Chance, Gathered, Seat, Tagged


class Beginning(Tagged, frozen=True, tag="beginning"):
    """The table points at the first active personality (DA-4)."""

    fingers: Gathered[Seat]


class Preparing(Tagged, frozen=True, tag="preparing"):
    active: Seat


class Choosing(Tagged, frozen=True, tag="choosing"):
    """`bound`, here and later: who was active in this round and let the role pass. They know the word (DA-9)."""

    active: Seat
    idea: Idea
    choice: int
    hand: tuple[Memory, ...]
    bound: frozenset[Seat] = frozenset()


class Composing(Tagged, frozen=True, tag="composing"):
    active: Seat
    idea: Idea
    choice: int
    kept: tuple[Memory, ...]
    bound: frozenset[Seat] = frozenset()


class Talking(Tagged, frozen=True, tag="talking"):
    """`passed`: deciders who were away, the next seat to the right decides in their place (CO-9).

    `closing`: the decider waits no longer for those who say nothing (DA-11).
    """

    active: Seat
    idea: Idea
    choice: int
    kept: tuple[Memory, ...]
    pieces: tuple[Piece, ...]
    leanings: tuple[int | None, ...]
    heard: frozenset[Seat] = frozenset()
    passed: frozenset[Seat] = frozenset()
    bound: frozenset[Seat] = frozenset()
    closing: bool = False


InRound: TypeAlias = Choosing | Composing | Talking


class Revealed(Tagged, frozen=True, tag="revealed"):
    """The word is right: who wants it explained? (DA-13)"""

    talk: Talking
    nods: Gathered[bool]

    @property
    def active(self) -> Seat:
        return self.talk.active


class Explaining(Tagged, frozen=True, tag="explaining"):
    """Nobody judges before there was time to explain (DA-13)."""

    talk: Talking
    asker: Seat
    votes: Gathered[bool]
    explanation: Explanation = "awaited"
    words: str = ""

    @property
    def active(self) -> Seat:
        return self.talk.active


AnyRound: TypeAlias = Preparing | InRound | Revealed | Explaining


class Calling(Tagged, frozen=True, tag="calling"):
    """Did this active personality help? Everything stands still until the others have said so."""

    caller: Seat
    active: Seat
    back: AnyRound
    votes: Gathered[bool]


class Twist(Tagged, frozen=True, tag="twist"):
    """All point at once, among the candidates only (DA-17)."""

    candidates: tuple[Seat, ...]
    fingers: Gathered[Seat]
    ties: int = 0


class Breaking(Tagged, frozen=True, tag="breaking"):
    """The fifth tie in a row: the last decider who is not among the tied says who shows their card."""

    decider: Seat
    candidates: tuple[Seat, ...]


class Over(Tagged, frozen=True, tag="over"):
    reason: Literal["successes", "unmasked", "escaped"]
    designated: Seat | None = None


Phase: TypeAlias = (
    Beginning | Preparing | Choosing | Composing | Talking | Revealed | Explaining | Calling | Twist | Breaking | Over
)


class State(Struct, frozen=True):
    """`called` and `helped`: who has called for help in the last round that began, and whether one was confirmed.

    `last_round`: the host lets the rounds end with this one; `stopped`: that is why it came to the twist (CO-14).

    `sent`: the last round that had a composition to guess at.
    """

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
    called: frozenset[Seat] = frozenset()
    helped: bool = False
    past: tuple[Past, ...] = ()
    last: Round | None = None
    last_call: Called | None = None
    last_pointing: Pointed | None = None
    last_round: bool = False
    stopped: bool = False
    sent: int = 0

    @property
    def successes_to_win(self) -> int:
        return SUCCESSES_TO_WIN_SHORT if self.options.short else SUCCESSES_TO_WIN

    @property
    def failures_to_twist(self) -> int:
        return FAILURES_TO_TWIST_SHORT if self.options.short else FAILURES_TO_TWIST


def played(phase: Phase) -> Phase:
    """What is being played, also while a call for help makes it stand still."""
    return phase.back if isinstance(phase, Calling) else phase
