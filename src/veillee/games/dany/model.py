"""What players, bots and screens know of Dany: options, the story, the views and what is asked."""

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import replace

from veillee.rules import DeckIds, Seat, Seconds, Tagged

WORDS_ON_AN_IDEA = 5
WORD_LENGTH = 24
EXPLANATION_LENGTH = 500
MEMORIES_IN_HAND = 7  # DA-5
SUCCESSES_TO_WIN = 6  # DA-15
FAILURES_TO_TWIST = 3  # DA-16
SUCCESSES_TO_WIN_SHORT = 4  # DA-15, by option
FAILURES_TO_TWIST_SHORT = 2  # DA-16, by option
IDEAS_IN_A_GAME = SUCCESSES_TO_WIN + FAILURES_TO_TWIST - 1  # then it is decided, unless some rounds count for nothing
TIES_BEFORE_THE_DECIDER = 5  # DA-17

# Limits that nobody sets: they keep the table from waiting for one person.
CLOSING_SECONDS = 15  # DA-11
SILENCE_SECONDS = 8  # DA-13: nobody asks
FIRST_SILENCE_SECONDS = 18  # the first time, the question is read too
EXPLAIN_SECONDS = 60  # DA-13

# How long screens show what was counted (CO-10).
FIRST_REVEAL_SECONDS = 7
TIE_REVEAL_SECONDS = 8
CALL_REVEAL_SECONDS = 4
WORD_REVEAL_SECONDS = 5
ROUND_REVEAL_SECONDS = 5

# The surface is a sheet of this size; a card on it is CARD wide and half as high again. The client draws to scale.
SURFACE_WIDTH, SURFACE_HEIGHT = 1000, 1150
CARD_WIDTH = 290
FULL_TURN = 3600  # in tenths of a degree
MOST_LEAN = 80  # in degrees

Memory: TypeAlias = str
WordNumber = Annotated[int, Meta(ge=1, le=WORDS_ON_AN_IDEA)]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """House rules (DA-2, DA-4, DA-10, DA-15). The defaults are the rulebook's game. A limit of 0 seconds is no limit.

    `short`: fewer successes, or failures, decide. `talk_shown`: the television shows what is written in the talk.
    """

    decks: DeckIds = ("souvenirs", "idees")
    memories: Annotated[int, Meta(ge=30, le=60)] = 30
    short: bool = False
    first: Literal["pointed", "drawn"] = "pointed"
    help_ends_round: bool = False
    compose_seconds: Seconds = 0
    talk_seconds: Seconds = 0
    vote_seconds: Seconds = 0
    talk_shown: bool = False


class Idea(Struct, frozen=True):
    id: str
    words: tuple[str, ...]


class Piece(Struct, frozen=True, forbid_unknown_fields=True):
    """A card on the surface: its centre, its angle in tenths of a degree, how far it stands up (in degrees, 0 is flat).

    Pieces are listed from the lowest to the topmost. Of a card that lies face down the others never get the memory.
    """

    x: Annotated[int, Meta(ge=0, le=SURFACE_WIDTH)]
    y: Annotated[int, Meta(ge=0, le=SURFACE_HEIGHT)]
    angle: Annotated[int, Meta(ge=0, lt=FULL_TURN)] = 0
    lean: Annotated[int, Meta(ge=-MOST_LEAN, le=MOST_LEAN)] = 0
    face_up: bool = True
    memory: Memory | None = None

    @property
    def shown(self) -> "Piece":
        """As everyone else sees it (CO-2)."""
        return self if self.face_up else replace(self, memory=None)


Pieces = Annotated[tuple[Piece, ...], Meta(max_length=MEMORIES_IN_HAND)]


# The story

# Whether the active personality has explained the composition; `missing`: let the time pass.
Explanation: TypeAlias = Literal["awaited", "given", "missing"]
Result: TypeAlias = Literal["found", "missed", "unexplained", "helped", "unanswered"]


class Round(Tagged, frozen=True, tag="round"):
    """A round that is over: everything in it is known to all. A card that lay face down stays unknown.

    `explanation`: the words that were judged, if it was given in writing.
    """

    number: int
    active: Seat
    decider: Seat | None
    idea: Idea
    word: int
    answer: int | None
    result: Result
    pieces: tuple[Piece, ...]
    leanings: tuple[int | None, ...]
    asker: Seat | None
    judged: tuple[bool | None, ...]
    explanation: str | UnsetType = UNSET


class Past(Struct, frozen=True):
    """What the table remembers of a round when it must say who Dany is (DA-17).

    `helped`: a call for help was confirmed, whether or not it ended the round.
    """

    number: int
    active: Seat
    decider: Seat | None
    idea: Idea
    word: int
    answer: int | None
    result: Result
    leanings: tuple[int | None, ...]
    helped: bool


class Called(Tagged, frozen=True, tag="called"):
    """A call for help that was voted on; `number` is the round that it is about."""

    number: int
    caller: Seat
    votes: tuple[bool | None, ...]
    confirmed: bool


class Pointed(Tagged, frozen=True, tag="pointed"):
    """All fingers at once: for the first active personality (`turn` 0), or in the twist. A tie designates nobody.

    `drawn`: the tied, if nobody breaks the fifth tie: chance has designated one of them (DA-17).
    """

    turn: int
    candidates: tuple[Seat, ...]
    fingers: tuple[Seat | None, ...]
    designated: Seat | None
    drawn: tuple[Seat, ...] | UnsetType = UNSET


class Passed(Tagged, frozen=True, tag="passed"):
    """The active personality was away or out of time: the next seat is active."""

    number: int
    seat: Seat


Story: TypeAlias = Round | Called | Pointed | Passed


# What lies on the table for everyone, phase by phase


class TableView(Struct, frozen=True, tag_field="phase"):
    """What is there in every phase; `memories` and `ideas` count what is left of the piles.

    `last_round`: the host lets the rounds end with this one; the twist comes next.
    """

    number: int
    successes: tuple[Idea, ...]
    failures: tuple[Idea, ...]
    memories: int
    ideas: int
    past: tuple[Past, ...]
    last: Round | None
    last_call: Called | None
    last_pointing: Pointed | None
    last_round: bool


class BeginningView(TableView, frozen=True, tag="beginning"):
    """`ready`, here and elsewhere: who has pointed, voted or nodded."""

    ready: tuple[Seat, ...]


class RoundView(TableView, frozen=True):
    """`bound`: who was active in this round, has seen the word, and let the role pass."""

    active: Seat
    decider: Seat
    bound: tuple[Seat, ...]


class PreparingView(RoundView, frozen=True, tag="preparing"):
    pass


class IdeaView(RoundView, frozen=True):
    """An idea is turned up."""

    idea: Idea


class ChoosingView(IdeaView, frozen=True, tag="choosing"):
    pass


class ComposingView(IdeaView, frozen=True, tag="composing"):
    """`kept`: how many memories."""

    kept: int


class SurfaceView(IdeaView, frozen=True):
    """The composition lies there, and who leans to which word."""

    pieces: tuple[Piece, ...]
    leanings: tuple[int | None, ...]


class TalkingView(SurfaceView, frozen=True, tag="talking"):
    """`closing`: the decider has closed the talk, and the last words are said."""

    kept: int
    heard: tuple[Seat, ...]
    closing: bool


class CallingView(SurfaceView, frozen=True, tag="calling"):
    """What lay there when the call came stays in sight: before the composition was sent, no piece and no leaning.

    It is about the round of `active`: the one being played or, until an idea is turned up, the one before. `word`, if
    it is known by then.
    """

    caller: Seat
    word: int | None
    ready: tuple[Seat, ...]


class AnsweredView(SurfaceView, frozen=True):
    """The answer was right: `word` is known to all."""

    kept: int
    word: int
    ready: tuple[Seat, ...]


class RevealedView(AnsweredView, frozen=True, tag="revealed"):
    pass


class ExplainingView(AnsweredView, frozen=True, tag="explaining"):
    """`words`: the explanation, if it was given in writing."""

    asker: Seat
    explanation: Explanation = "awaited"
    words: str | UnsetType = UNSET


class TwistView(TableView, frozen=True, tag="twist"):
    """`ties`: how many votes ended in one. `stopped`: the host let the rounds end; nothing else has led here."""

    candidates: tuple[Seat, ...]
    ready: tuple[Seat, ...]
    ties: int
    stopped: bool


class BreakingView(TableView, frozen=True, tag="breaking"):
    decider: Seat
    candidates: tuple[Seat, ...]


class OverView(TableView, frozen=True, tag="over"):
    dany: Seat


Public: TypeAlias = (
    BeginningView
    | PreparingView
    | ChoosingView
    | ComposingView
    | TalkingView
    | CallingView
    | RevealedView
    | ExplainingView
    | TwistView
    | BreakingView
    | OverView
)


# What each seat is asked


class AskPoint(Tagged, frozen=True, tag="point"):
    candidates: tuple[Seat, ...]
    finger: Seat | None


class AskTurnUp(Tagged, frozen=True, tag="turn_up"):
    pass


class AskKeep(Tagged, frozen=True, tag="keep"):
    hand: tuple[Memory, ...]


class AskCompose(Tagged, frozen=True, tag="compose"):
    kept: tuple[Memory, ...]


class AskTalk(Tagged, frozen=True, tag="talk"):
    """`may_close`: the decider need not wait for those who say nothing."""

    heard: bool
    may_answer: bool
    may_close: bool


class AskConfirm(Tagged, frozen=True, tag="confirm"):
    vote: bool | None


class AskAnyQuestion(Tagged, frozen=True, tag="content"):
    """`content`: said to have none."""

    content: bool


class AskExplain(Tagged, frozen=True, tag="explain"):
    pass


class AskJudge(Tagged, frozen=True, tag="judge"):
    vote: bool | None


Ask: TypeAlias = (
    AskPoint | AskTurnUp | AskKeep | AskCompose | AskTalk | AskConfirm | AskAnyQuestion | AskExplain | AskJudge
)


class Private(Struct, frozen=True):
    """`word` is the number on the choice card, for the active personality alone."""

    personality: Literal["dany", "secondary"]
    word: int | None
    may_call_help: bool
    ask: Ask | None
