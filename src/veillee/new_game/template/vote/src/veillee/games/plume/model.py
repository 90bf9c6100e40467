"""What players, screens and bots know of Plume: its options, its moves, and what each of them is shown."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from veillee.rules import DeckIds, Seat, Tagged

ANSWER_LENGTH = 140


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    decks: DeckIds = ("plume",)
    rounds: Annotated[int, Meta(ge=1, le=20)] = 6


class Question(Struct, frozen=True):
    id: str
    fr: str
    en: str


# Moves


class Write(Tagged, frozen=True, tag="write"):
    text: str


class Vote(Tagged, frozen=True, tag="vote"):
    """For the sheet with this number, from 1."""

    number: int


Move: TypeAlias = Write | Vote


# What each seat is asked


class AskWrite(Tagged, frozen=True, tag="write"):
    text: str | None


class AskVote(Tagged, frozen=True, tag="vote"):
    numbers: tuple[int, ...]
    vote: int | None


Ask: TypeAlias = AskWrite | AskVote


# What everyone sees, and what one seat alone sees


class Sheet(Struct, frozen=True):
    """An answer and who wrote it. Its number is its place in the row, from 1."""

    text: str
    author: Seat


class Round(Tagged, frozen=True, tag="round"):
    """A round that was counted: everything in it is known to all."""

    number: int
    question: Question
    sheets: tuple[Sheet, ...]
    votes: tuple[int | None, ...]
    points: tuple[int, ...]
    scores: tuple[int, ...]


class OnTheTable(Struct, frozen=True, tag_field="phase"):
    number: int
    scores: tuple[int, ...]
    last: Round | None


class WritingView(OnTheTable, frozen=True, tag="writing"):
    question: Question
    written: tuple[Seat, ...]


class VotingView(OnTheTable, frozen=True, tag="voting"):
    question: Question
    texts: tuple[str, ...]
    voted: tuple[Seat, ...]


class OverView(OnTheTable, frozen=True, tag="over"):
    pass


Public: TypeAlias = WritingView | VotingView | OverView


class Private(Struct, frozen=True):
    ask: Ask | None


# The story


Story: TypeAlias = Round
Reason: TypeAlias = Literal["rounds"]
