"""What players, screens and bots know of Plume: its options, its moves, and what each of them is shown."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from veillee.rules import DeckIds, Seat, Seconds, Tagged

HAND = 3
MOST = 99_999
NEAREST_POINTS = 2
EXACT_POINTS = 3
ASKER_POINTS = 1


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    decks: DeckIds = ("plume",)
    laps: Annotated[int, Meta(ge=1, le=4)] = 2
    turn_seconds: Seconds = 0


class Question(Struct, frozen=True):
    id: str
    fr: str
    en: str


class Fact(Struct, frozen=True):
    """A card: a question, and its answer on the back."""

    question: Question
    answer: int


# Moves


class Ask(Tagged, frozen=True, tag="ask"):
    """The asker puts the card with this id on the table."""

    card: str


class Say(Tagged, frozen=True, tag="say"):
    """A number, out loud: it cannot be taken back."""

    number: int


Move: TypeAlias = Ask | Say


# What each seat is asked


class AskQuestion(Tagged, frozen=True, tag="ask"):
    pass


class AskNumber(Tagged, frozen=True, tag="say"):
    pass


Asked: TypeAlias = AskQuestion | AskNumber


# What everyone sees, and what one seat alone sees


class Round(Tagged, frozen=True, tag="round"):
    """A round that was counted: everything in it is known to all. `said`: by seat."""

    number: int
    asker: Seat
    question: Question
    answer: int
    said: tuple[int | None, ...]
    points: tuple[int, ...]
    scores: tuple[int, ...]


class Passed(Tagged, frozen=True, tag="passed"):
    """This seat was away when it was to ask."""

    number: int
    seat: Seat


class OnTheTable(Struct, frozen=True, tag_field="phase"):
    """`number`: of the round."""

    number: int
    scores: tuple[int, ...]
    last: Round | None


class AskingView(OnTheTable, frozen=True, tag="asking"):
    asker: Seat


class SayingView(OnTheTable, frozen=True, tag="saying"):
    """`turn`: who says the next number."""

    asker: Seat
    question: Question
    said: tuple[int | None, ...]
    turn: Seat


class OverView(OnTheTable, frozen=True, tag="over"):
    pass


Public: TypeAlias = AskingView | SayingView | OverView


class Private(Struct, frozen=True):
    hand: tuple[Fact, ...]
    ask: Asked | None


# The story


Story: TypeAlias = Round | Passed
Reason: TypeAlias = Literal["laps"]
