"""The whole state of a game, secrets included."""

from typing import Literal, TypeAlias

from msgspec import Struct

from veillee.games.dictionnaire.model import LETTERS, Letter, Options, Round, SheetId, Word
from veillee.rules import Chance, Gathered, Language, Seat, Tagged, Tally


class WordCard(Struct, frozen=True):
    """Four words on one card (DI-1), or fewer."""

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
    """`passed` are those who were away when it was their turn to read in this round."""

    reader: Seat
    drawn: int | None = None
    passed: frozenset[Seat] = frozenset()


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


class Reading(Tagged, frozen=True, tag="reading"):
    """The first piles are on the table; the last one of these is being read."""

    reader: Seat
    word: Word
    piles: Piles
    shown: int


class Ballot(Tagged, frozen=True):
    """From the reading to the count. If `unread`, the reader was away, and nobody prepared the reading."""

    reader: Seat
    word: Word
    piles: Piles
    votes: Gathered[Letter]
    staked: frozenset[Seat] = frozenset()
    unread: bool = False


class Voting(Ballot, frozen=True, tag="voting"):
    pass


class LastCall(Ballot, frozen=True, tag="last_call"):
    """The votes are in. Those who `may_stake` a token, or keep it."""

    may_stake: frozenset[Seat] = frozenset()


class Over(Tagged, frozen=True, tag="over"):
    reason: Literal["diploma", "words", "stopped"]


Phase: TypeAlias = Choosing | Writing | Sorting | Reading | Voting | LastCall | Over


class State(Struct, frozen=True):
    options: Options
    language: Language  # of the words
    chance: Chance
    phase: Phase
    cards: tuple[WordCard, ...]
    boxes: tuple[tuple[int, ...], tuple[int, ...]]
    tally: Tally
    tokens: tuple[int, ...]
    played: frozenset[str] = frozenset()
    last: Round | None = None
    last_round: bool = False  # the host lets the game finish after this round

    @property
    def seats(self) -> int:
        return len(self.tokens)


def authors(piles: Piles) -> tuple[Seat, ...]:
    """Everyone who wrote, and so takes part in the vote (DI-6)."""
    return tuple(sorted([sheet.author for pile in piles for sheet in pile if sheet.author is not None]))


def letters(piles: Piles) -> tuple[Letter, ...]:
    return tuple(LETTERS[: len(piles)])
