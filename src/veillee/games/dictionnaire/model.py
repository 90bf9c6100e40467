"""What players and bots know of Le Jeu du Dictionnaire: options, moves, what everyone and each seat sees, the story."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from veillee.rules import DeckIds, Seat, Seconds, Tagged

WORDS_ON_A_CARD = 4  # DI-1
# Bots draw 10 or more cards of both boxes in nine games of ten, 5 or more for the short laurel.
CARDS_USED_OF_A_BOX = 5
CARDS_USED_OF_A_BOX_SHORT = 2
WORD_LENGTH = 40
KIND_LENGTH = 20
DEFINITION_LENGTH = 240
TOKENS = 3  # DI-3
ADVISED_SECONDS = 180  # DI-6
LAST_CALL_SECONDS = 5  # DI-11
# How long screens show a count: at least, more for each definition beyond the first, and for each leaf of the pawn
# that goes furthest.
COUNT_MILLISECONDS = 5200
DEFINITION_MILLISECONDS = 1700
LEAF_MILLISECONDS = 300
LETTERS = "ABCDEF"  # five proposals at most, and the real one

SheetId: TypeAlias = str
Letter: TypeAlias = Annotated[str, Meta(min_length=1, max_length=1)]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The decks decide the words and their language. With `enforced`, three minutes of writing are all there is (DI-6).

    `leaves` is the length of the laurel: the Diploma is the last leaf, and pawns start on leaf 1 (DI-2). `vote_seconds`
    is the time to vote, and before that to read each one. `reader_alone`: while definitions are read, nobody else
    is heard in the call (CO-16).
    """

    decks: DeckIds = ("mots-rares",)
    leaves: Literal[26, 14] = 26
    enforced: bool = False
    vote_seconds: Seconds = 0
    reader_alone: bool = False


class Word(Struct, frozen=True):
    id: str
    word: str
    kind: str
    definition: str


# Moves


class Draw(Tagged, frozen=True, tag="draw"):
    box: Literal[1, 2]


class Choose(Tagged, frozen=True, tag="choose"):
    word: str


class Write(Tagged, frozen=True, tag="write"):
    """A definition handed in, or with `done` off kept safe while it is being written."""

    text: str
    done: bool = True


class Edit(Tagged, frozen=True, tag="edit"):
    sheet: SheetId
    text: str


class Tidy(Tagged, frozen=True, tag="tidy"):
    """Give all definitions the same casing, punctuation and dictionary form."""


class Merge(Tagged, frozen=True, tag="merge"):
    """Read `sheet` as one with `into`, in the words of `into` (DI-9)."""

    sheet: SheetId
    into: SheetId


class Part(Tagged, frozen=True, tag="part"):
    """Undo: this sheet stands alone again."""

    sheet: SheetId


class Arrange(Tagged, frozen=True, tag="arrange"):
    """The order of reading: the first sheet of each pile."""

    order: tuple[SheetId, ...]


class Read(Tagged, frozen=True, tag="read"):
    """The desk is ready: the first definition is read, or `at_once` all of them are shown (DI-10)."""

    at_once: bool


class ReadOn(Tagged, frozen=True, tag="read_on"):
    """The definition `after` has been read: the next one is shown, or after the last one the vote opens."""

    after: Letter


class Vote(Tagged, frozen=True, tag="vote"):
    letter: Letter


class Stake(Tagged, frozen=True, tag="stake"):
    """A token laid down for this round; it is spent (DI-11)."""


class Keep(Tagged, frozen=True, tag="keep"):
    """No token, at the last call."""


Move: TypeAlias = Draw | Choose | Write | Edit | Tidy | Merge | Part | Arrange | Read | ReadOn | Vote | Stake | Keep


class Lit(Tagged, frozen=True, tag="lit"):
    """The only draft: a definition that is read out again during the vote lights up on every screen."""

    letter: Letter | None


# The story


class Chosen(Tagged, frozen=True, tag="chosen"):
    number: int
    reader: Seat
    word: str
    kind: str


class Passed(Tagged, frozen=True, tag="passed"):
    """The reader was away: the next seat reads."""

    number: int
    seat: Seat


class Void(Tagged, frozen=True, tag="void"):
    """Nobody wrote a definition."""

    number: int
    word: str


class Author(Struct, frozen=True):
    seat: Seat | None
    original: str


class Definition(Struct, frozen=True):
    """A definition as it was read, with what its authors wrote; nobody wrote the real one."""

    letter: Letter
    text: str
    real: bool
    authors: tuple[Author, ...]


class Round(Tagged, frozen=True, tag="round"):
    """A round that was counted: everything in it is known to all.

    If `unread`, the reader was away, and nobody prepared the reading: it brings the reader no points.
    """

    number: int
    reader: Seat
    word: str
    kind: str
    definitions: tuple[Definition, ...]
    votes: tuple[Letter | None, ...]
    staked: tuple[Seat, ...]
    points: tuple[int, ...]
    scores: tuple[int, ...]
    unread: bool


Story: TypeAlias = Chosen | Passed | Void | Round


# What everyone sees


class Board(Struct, frozen=True, tag_field="phase"):
    """What lies on the table in every phase.

    `last`: the round before, as it was counted. `last_round`: the host lets the game finish after this round.
    """

    number: int
    boxes: tuple[int, ...]
    tokens: tuple[int, ...]
    scores: tuple[int, ...]
    last: Round | None
    last_round: bool


class ChoosingView(Board, frozen=True, tag="choosing"):
    reader: Seat


class WordView(Board, frozen=True):
    """From the choice of the word to the count. `taking_part` are those who write; then those who wrote, and vote."""

    reader: Seat
    word: str
    kind: str
    taking_part: tuple[Seat, ...]


class WritingView(WordView, frozen=True, tag="writing"):
    written: tuple[Seat, ...]


class SortingView(WordView, frozen=True, tag="sorting"):
    pass


class Lettered(Struct, frozen=True):
    letter: Letter
    text: str


class ReadingView(WordView, frozen=True, tag="reading"):
    """`definitions` are those read so far and the one being read; `count` is how many there will be."""

    definitions: tuple[Lettered, ...]
    count: int


class BallotView(WordView, frozen=True):
    """Everything has been read."""

    definitions: tuple[Lettered, ...]
    voted: tuple[Seat, ...]
    staked: tuple[Seat, ...]


class VotingView(BallotView, frozen=True, tag="voting"):
    pass


class LastCallView(BallotView, frozen=True, tag="last_call"):
    """The votes are in; those with a token left may still stake one."""


class OverView(Board, frozen=True, tag="over"):
    pass


Public: TypeAlias = ChoosingView | WritingView | SortingView | ReadingView | VotingView | LastCallView | OverView


# What each seat is asked


class AskDraw(Tagged, frozen=True, tag="draw"):
    boxes: tuple[int, ...]


class AskChoose(Tagged, frozen=True, tag="choose"):
    words: tuple[Word, ...]


class AskWrite(Tagged, frozen=True, tag="write"):
    text: str
    done: bool


class DeskSheet(Struct, frozen=True):
    """What the reader sees of a sheet: no author, only whether it is the real one."""

    id: SheetId
    text: str
    original: str
    real: bool


class AskSort(Tagged, frozen=True, tag="sort"):
    """The desk; `alike` are sheets so close that they may mean the same."""

    piles: tuple[tuple[DeskSheet, ...], ...]
    alike: tuple[tuple[SheetId, ...], ...]


class AskRead(Tagged, frozen=True, tag="read"):
    """What is read: the reader alone knows what comes next."""

    definitions: tuple[Lettered, ...]


class AskVote(Tagged, frozen=True, tag="vote"):
    letters: tuple[Letter, ...]
    may_stake: bool


class AskStake(Tagged, frozen=True, tag="stake"):
    """The last call: a token, or none."""


Ask: TypeAlias = AskDraw | AskChoose | AskWrite | AskSort | AskRead | AskVote | AskStake


class Private(Struct, frozen=True):
    """Not which definition is one's own: it would tell whether it was merged with the real one (DI-13). But what a seat
    `wrote`, from the desk to the count: whoever sees these words knows them for their own."""

    wrote: str | None
    vote: Letter | None
    ask: Ask | None
