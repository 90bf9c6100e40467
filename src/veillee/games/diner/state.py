"""The phases of a game and all that is known of it, the secret part too."""

from typing import Literal, TypeAlias

from msgspec import Struct

from veillee.games.diner.model import (
    Answer,
    Defences,
    DinnerTable,
    Guest,
    GuestId,
    Options,
    Proposal,
    Served,
    TableVote,
)
from veillee.rules import Chance, Gathered, Pile, Seat, Tagged, Tally


class Turn(Tagged, frozen=True, tag="turn"):
    seat: Seat
    drawn: bool = False
    exchanged: bool = False


class Judging(Tagged, frozen=True):
    """The others judge a proposal: what each of them answered to it in public (DN-5).

    `defences`: what its player has answered to what was contested so far.
    """

    proposal: Proposal
    answers: Gathered[Answer]
    defences: Defences


class Hearing(Judging, frozen=True, tag="hearing"):
    """The answers come in."""


class Defending(Judging, frozen=True, tag="defending"):
    """Something was contested that was not answered yet: nobody votes before (DN-5)."""

    table_votes: tuple[TableVote | None, ...] | None = None


class JudgingTable(Judging, frozen=True, tag="judging_table"):
    """The whole was contested: `votes` accept it or not (DN-5)."""

    votes: Gathered[bool]


class Naming(Judging, frozen=True, tag="naming"):
    """The whole was voted and stands: the others may still name guests (DN-6).

    `named`: whom each of them contests, from the start for those who named some with their answer.
    """

    named: Gathered[tuple[GuestId, ...]]
    table_votes: tuple[TableVote | None, ...]


class JudgingGuests(Judging, frozen=True, tag="judging_guests"):
    """Some were contested: `votes` are the guests that each ballot refuses (DN-6)."""

    votes: Gathered[tuple[GuestId, ...]]
    table_votes: tuple[TableVote | None, ...] | None = None


class Over(Tagged, frozen=True, tag="over"):
    """`left`: the cards that everyone paid for (DN-12)."""

    reason: Literal["empty_hand", "pile", "stopped"]
    left: tuple[int, ...]


Phase: TypeAlias = Turn | Hearing | Defending | JudgingTable | Naming | JudgingGuests | Over


class State(Struct, frozen=True):
    """`first`: who began the game, and begins every circle of turns.

    `fresh`: the cards each seat may still send back as unknown; `sent`: those it has sent back this turn.

    `sent_back`: how many it has sent back in all.
    `quiet_turns`: for how many turns in a row nobody has been seated while there was nothing to draw.
    """

    options: Options
    chance: Chance
    phase: Phase
    first: Seat
    guests: dict[GuestId, Guest]
    pile: Pile[GuestId]
    hands: tuple[tuple[GuestId, ...], ...]
    fresh: tuple[frozenset[GuestId], ...]
    sent: tuple[frozenset[GuestId], ...]
    sent_back: tuple[int, ...]
    tally: Tally
    tables: tuple[DinnerTable, ...] = ()
    quiet_turns: int = 0
    dry: bool = False  # both piles were empty when this turn began: nothing is drawn (DN-14)
    last: Served | None = None
    last_round: bool = False  # the host lets the game finish after this circle

    @property
    def seats(self) -> int:
        return len(self.hands)
