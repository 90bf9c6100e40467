"""What players, bots and screens know of Didixit: the options, the moves, what is seen and asked, the story."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from veillee.rules import DeckIds, Seat, Seconds, Tagged

Image: TypeAlias = str
IMAGES = 84  # DX-1
OWN_IN_HAND = 2  # CO-15: of the table's own images that are mixed in, in each first hand
CLUE_LENGTH = 200
# How long screens show a counted round, from the votes to the last hop of a rabbit.
REVEAL_SECONDS = 12


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """House rules (DX-17, DX-18). The defaults are the rulebook's game. A limit of 0 seconds is no limit."""

    decks: DeckIds = ("reves",)
    end: Literal["pile", "score"] = "pile"
    target: Annotated[int, Meta(ge=5, le=100)] = 30
    mimes: bool = False
    tell_seconds: Seconds = 0
    give_seconds: Seconds = 0
    vote_seconds: Seconds = 0


# Clues (DX-4, DX-17)


class Sentence(Tagged, frozen=True, tag="sentence"):
    text: str


class Aloud(Tagged, frozen=True, tag="aloud"):
    """Said in the room: everybody heard it."""


class Tune(Tagged, frozen=True, tag="tune"):
    """Hummed: a recorded clip, or live when there is none. An album leaves the clip out: then it is empty."""

    clip: str | None = None


class Mime(Tagged, frozen=True, tag="mime"):
    """Mimed: a short silent film, or live when there is none. An album leaves the film out: then it is empty."""

    clip: str | None = None


Clue: TypeAlias = Sentence | Aloud | Tune | Mime


# Moves: what a player can do


class Claim(Tagged, frozen=True, tag="claim"):
    """I have a sentence: I tell first."""


class Decline(Tagged, frozen=True, tag="decline"):
    """Not me: somebody else may tell first."""


class GiveUp(Tagged, frozen=True, tag="give_up"):
    """I claimed too soon."""


class Tell(Tagged, frozen=True, tag="tell"):
    image: Image
    clue: Clue


class Mend(Tagged, frozen=True, tag="mend"):
    """A slip of the pen in the clue: these are its words."""

    text: str


class Give(Tagged, frozen=True, tag="give"):
    """The images of this seat. Given again, they are exchanged."""

    images: tuple[Image, ...]


class Vote(Tagged, frozen=True, tag="vote"):
    number: int


Move: TypeAlias = Claim | Decline | GiveUp | Tell | Mend | Give | Vote


class Writing(Tagged, frozen=True, tag="writing"):
    """A draft: the storyteller is writing, or has stopped."""

    on: bool


class Performing(Tagged, frozen=True, tag="performing"):
    """A draft: the storyteller hums or mimes the clue live, in the call of the salon (DX-17)."""

    what: Literal["tune", "mime"]


Draft: TypeAlias = Writing | Performing


# The story: what a chronicler at the table could write down


class Told(Tagged, frozen=True, tag="told"):
    """All images are given, so these are the last words of the clue."""

    number: int
    storyteller: Seat
    clue: Clue


class Passed(Tagged, frozen=True, tag="passed"):
    """The storyteller was away: the next seat tells."""

    number: int
    seat: Seat


class Laid(Struct, frozen=True):
    """An image on the table and whose it is. Its number is its place in the row, from 1."""

    image: Image
    owner: Seat


class Round(Tagged, frozen=True, tag="round"):
    """A round that was counted: everything in it is known to all (DX-9).

    `drawn` are the seats that chance gave for; `passed`, those that let the telling pass before somebody told.
    """

    number: int
    storyteller: Seat
    clue: Clue
    laid: tuple[Laid, ...]
    votes: tuple[int | None, ...]
    drawn: tuple[Seat, ...]
    passed: tuple[Seat, ...]
    points: tuple[int, ...]
    scores: tuple[int, ...]


Story: TypeAlias = Told | Passed | Round


# The public view: what everyone sees. One kind per phase, told apart by its field `phase`.


class PhaseView(Struct, frozen=True, tag_field="phase"):
    """What is seen in every phase. `rounds` is how many there will be, if it is known; `pile`, how many images.

    `last`: the round before, as it was counted. `last_round`: the host lets the game finish after this round.
    """

    number: int
    rounds: int | None
    pile: int
    scores: tuple[int, ...]
    last: Round | None
    last_round: bool


class ClaimingView(PhaseView, frozen=True, tag="claiming"):
    declined: tuple[Seat, ...]  # they may still think better of it


class TellingView(PhaseView, frozen=True, tag="telling"):
    storyteller: Seat


class GivingView(PhaseView, frozen=True, tag="giving"):
    storyteller: Seat
    clue: Clue
    given: tuple[Seat, ...]  # who has given, not what


class VotingView(PhaseView, frozen=True, tag="voting"):
    storyteller: Seat
    clue: Clue
    table: tuple[Image, ...]
    voted: tuple[Seat, ...]  # who has voted, not for which


class OverView(PhaseView, frozen=True, tag="over"):
    pass


Public: TypeAlias = ClaimingView | TellingView | GivingView | VotingView | OverView


# The private view: what one seat alone sees, and what it is asked to do


class AskClaim(Tagged, frozen=True, tag="claim"):
    pass


class AskTell(Tagged, frozen=True, tag="tell"):
    may_give_up: bool


class AskGive(Tagged, frozen=True, tag="give"):
    images: int


class AskVote(Tagged, frozen=True, tag="vote"):
    numbers: tuple[int, ...]


Ask: TypeAlias = AskClaim | AskTell | AskGive | AskVote


class Private(Struct, frozen=True):
    """The hand; while others give, the images this seat gave or tells; while they vote, the numbers of these.

    Images and votes can be given anew as long as they are asked for. `may_mend`: the storyteller may mend the clue.
    """

    hand: tuple[Image, ...]
    gifts: tuple[Image, ...] = ()
    mine: tuple[int, ...] = ()
    vote: int | None = None
    may_mend: bool = False
    ask: Ask | None = None
