"""The whole state of a game, secrets included."""

from typing import Literal, TypeAlias

from msgspec import Struct

from veillee.games.dictionnaire.model import LETTERS, Letter, Options, Round, SheetId, Word
from veillee.rules import Chance, Gathered, Seat, Tagged, Tally


class WordCard(Struct, frozen=True):
    """Four words on one card (DI-1)."""

    box: int
    words: tuple[Word, ...]


class Sheet(Struct, frozen=True):
    """A definition on the reader's desk. `author` is nobody for the real one."""

    id: SheetId
    author: Seat | None
    original: str
    text: str


# Sheets in piles that are read as one, in the order of reading.
Piles: TypeAlias = tuple[tuple[Sheet, ...], ...]


class Choosing(Tagged, frozen=True, tag="choosing"):
    reader: Seat
    drawn: int | None = None


class Writing(Tagged, frozen=True, tag="writing"):
    """The sheets that were handed in; `drafts` are texts kept safe while they are being written."""

    reader: Seat
    word: Word
    sheets: Gathered[str]
    drafts: tuple[str, ...]


class Sorting(Tagged, frozen=True, tag="sorting"):
    """The desk behind the screen."""

    reader: Seat
    word: Word
    piles: Piles


class Voting(Tagged, frozen=True, tag="voting"):
    reader: Seat
    word: Word
    piles: Piles
    votes: Gathered[Letter]
    staked: frozenset[Seat] = frozenset()
    unread: bool = False  # the reader was away: the desk was cleared without a person


class Over(Tagged, frozen=True, tag="over"):
    reason: Literal["diploma", "words"]


Phase: TypeAlias = Choosing | Writing | Sorting | Voting | Over


class State(Struct, frozen=True):
    options: Options
    chance: Chance
    phase: Phase
    cards: tuple[WordCard, ...]
    boxes: tuple[tuple[int, ...], tuple[int, ...]]
    tally: Tally
    tokens: tuple[int, ...]
    played: frozenset[str] = frozenset()
    last: Round | None = None

    @property
    def seats(self) -> int:
        return len(self.tokens)


def authors(piles: Piles) -> tuple[Seat, ...]:
    """Everyone who wrote, and so takes part in the vote (DI-6)."""
    return tuple(sorted([sheet.author for pile in piles for sheet in pile if sheet.author is not None]))


def letters(piles: Piles) -> tuple[Letter, ...]:
    return tuple(LETTERS[: len(piles)])
