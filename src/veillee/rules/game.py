"""What a game is. One package implements this; rooms, server, bots, tests and the laboratory know only this."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Annotated, Any, ClassVar, Generic, Literal, TypeAlias, TypeVar

from msgspec import Meta, Struct

from veillee.rules.chance import Chance
from veillee.rules.deck import Deck
from veillee.rules.refused import Refused

Seat: TypeAlias = int

# What options are made of: a time limit, where 0 is none, and the deck to play with.
Seconds = Annotated[int, Meta(ge=0, le=3600)]
DeckId = Annotated[str, Meta(max_length=64)]


class Tagged(Struct, frozen=True, tag_field="t", forbid_unknown_fields=True):
    """One of several kinds of move, clue, phase, message or event: says which in the field `t`."""


class Table(Struct, frozen=True):
    """Who plays: seats 0 to n-1 in a circle, the left neighbour of `seat` is `seat + 1` (CO-1)."""

    seats: int
    host: Seat | None = None


class Clock(Struct, frozen=True):
    """A time limit of the present phase. The room measures it; it starts anew whenever `key` changes.

    One that `goes_on` only stands still while another limit, or none, comes between.
    """

    key: str
    seconds: int
    goes_on: bool = False


class Outcome(Struct, frozen=True):
    """How a game ended. Several winners share the victory (CO-7)."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: str


def best(scores: Sequence[int]) -> tuple[Seat, ...]:
    """The seats with the most points."""
    return tuple(seat for seat, score in enumerate(scores) if score == max(scores))


T = TypeVar("T")


def with_seat(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """The values of all seats, one of them changed."""
    changed = list(values)
    changed[seat] = value
    return tuple(changed)


S = TypeVar("S")  # state
M = TypeVar("M")  # move
O = TypeVar("O", bound=Struct)  # options  # noqa: E741


class Game(ABC, Generic[S, M, O]):
    """The rules of one game as pure functions over frozen values."""

    name: ClassVar[str]
    version: ClassVar[int]  # changes when an old log would no longer replay to the same state
    players: ClassVar[range]
    colours: ClassVar[int]  # how many pawns the box holds
    own_fields: ClassVar[
        tuple[str, ...]
    ] = ()  # what people write on a card of their own, in a game that has such cards

    state_type: ClassVar[Any]
    move_type: ClassVar[Any]
    options_type: ClassVar[Any]
    draft_type: ClassVar[Any] = None  # for a game that shows something live
    public_type: ClassVar[Any]
    private_type: ClassVar[Any]
    story_type: ClassVar[Any]

    @abstractmethod
    def decks(self, options: O) -> tuple[str, ...]:
        """The ids of the decks that these options ask for."""

    @abstractmethod
    def start(self, table: Table, options: O, decks: Sequence[Deck], chance: Chance) -> S:
        """Set up. Refused if it cannot be played so."""

    @abstractmethod
    def apply(self, state: S, seat: Seat, move: M) -> S:
        """The state after the move, or `Refused` (CO-4)."""

    @abstractmethod
    def awaited(self, state: S) -> tuple[Seat, ...]:
        """The seats that the table is waiting for."""

    @abstractmethod
    def absent(self, state: S, seat: Seat) -> S:
        """What happens in place of an awaited seat whose player is away or out of time (CO-9). It always gets on."""

    @abstractmethod
    def public(self, state: S) -> Struct:
        """What lies on the table for everyone: players, spectators, the big screen."""

    @abstractmethod
    def private(self, state: S, seat: Seat) -> Struct:
        """What this seat alone may see, and what it is asked to do now."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Set once the game is over."""

    @abstractmethod
    def story(self, before: S, after: S) -> tuple[Struct, ...]:
        """What a chronicler at the table could write down about this step: public by construction."""

    def draft(self, state: S, seat: Seat, draft: Any) -> Struct:
        """What everyone else may see of something shown live and never stored, or `Refused`."""
        raise Refused("not_now")

    def clock(self, state: S) -> Clock | None:
        """The time limit in force, if any."""
        return None

    def may_speak(self, state: S, seat: Seat) -> bool:
        """Whether this seat may chat now."""
        return True

    def cleaned(self, options: O) -> O:
        """The options as they will be shown to all: a game whose options hold texts makes them fit for that."""
        return options

    def own_card(self, fields: dict[str, str]) -> dict[str, str]:
        """A card that players wrote for this game, as a row of a deck; only some games have such cards."""
        raise Refused("no_own_cards")

    def clips(self, move: M) -> dict[str, Literal["sound", "film"]]:
        """The recorded clips a move refers to, and what they must be: they have to belong to the salon."""
        return {}

    def exported(self, seat: Seat, move: M, after: Iterable[S]) -> M:
        """The move as the file of the finished game has it; `after` are the states from then on.

        What nobody was ever shown is left out, if the game comes out the same without it.
        """
        return move


AnyGame: TypeAlias = Game[Any, Any, Any]
