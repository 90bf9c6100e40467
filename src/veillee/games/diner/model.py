"""What players, bots and screens know of a dinner: options, guests, moves, tables, asks, views and the story."""

from typing import Annotated, Literal, TypeAlias, get_args

from msgspec import Meta, Struct, field

from veillee.rules import DeckIds, Seat, Seconds, Tagged

REASON_LENGTH = 400
WORDS_LENGTH = 160
FORBIDDEN_LENGTH = 80
MOST_FORBIDDEN = 6
NAME_LENGTH = 26
LINE_LENGTH = 110
LEAST_AT_A_NEW_TABLE = 2  # DN-4
MOST_AT_A_NEW_TABLE = 6  # DN-4
CHAIRS = 7  # DN-8
SMALL_HAND = 4  # DN-1, by option
COLOURS_COUNT_FROM = 2  # DN-7
RECENT_YEARS = 2  # DN-11
NAMING_SECONDS = 15  # DN-6: who is silent so long names nobody
DEFENDING_SECONDS = 60  # DN-5: who is silent so long has nothing to add; `answer_seconds` is another limit for it

# How long screens show each step of an outcome, in milliseconds.
LAID_LASTS = 1100
TABLE_LASTS = 2300
GUEST_LASTS = 1300
VERDICT_LASTS = 1700
POINTS_LASTS = 1800
HOPS_LAST = 900

GuestId: TypeAlias = str
Family = Literal["letters", "stage", "music", "politics", "sport", "science", "arts", "media", "imaginary"]
FAMILIES: tuple[Family, ...] = get_args(Family)
# Which years are the usual ones, not certain ones: true is the birth (of one year alone, that year).
Circa: TypeAlias = bool | Literal["died", "both"]
# How a card writes it.
CIRCA: dict[str, Circa] = {"": False, "1": True, "died": "died", "both": "both"}


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """House rules (DN-1, DN-7, DN-11, DN-13). The defaults are the rulebook's game. A limit of 0 is no limit."""

    decks: DeckIds = ("invites",)
    colours: Literal["examples", "text"] = "examples"
    funerals: Literal["recent", "any"] = "recent"
    no_television: bool = False
    no_castings: bool = False
    small_hands: bool = False
    forbidden: Annotated[tuple[Annotated[str, Meta(max_length=400)], ...], Meta(max_length=MOST_FORBIDDEN)] = ()
    turn_seconds: Seconds = 0
    answer_seconds: Seconds = 0
    vote_seconds: Seconds = 0


class Guest(Struct, frozen=True):
    """A character: a family, which is its colour, and a line in each language saying who this is.

    `recent`: died in the last two years that the deck knows of (DN-11).
    """

    id: GuestId
    name_fr: str
    name_en: str
    family: Family
    fr: str
    en: str
    born: int | None = None
    died: int | None = None
    circa: Circa = False
    recent: bool = False


# Reasons (DN-4)


class Written(Tagged, frozen=True, tag="written"):
    text: str


class Spoken(Tagged, frozen=True, tag="spoken"):
    """Explained aloud in the room: everybody heard it."""


Reason: TypeAlias = Written | Spoken

# What is contested: the table as a whole, or a guest. What is said about it is said like a reason.
WHOLE = "table"
Topic: TypeAlias = GuestId | Literal["table"]
Words: TypeAlias = Annotated[dict[Topic, Reason], Meta(max_length=CHAIRS)]


# Moves


class Unknown(Tagged, frozen=True, tag="unknown"):
    """I do not know them: under the pile, and another in their place (DN-3)."""

    guest: GuestId


class Draw(Tagged, frozen=True, tag="draw"):
    pass


class Exchange(Tagged, frozen=True, tag="exchange"):
    guest: GuestId


class SetTable(Tagged, frozen=True, tag="set_table"):
    """A new table, or with `departed` a funeral; `marked`: the deck knows of no death, the player does (DN-11)."""

    guests: tuple[GuestId, ...]
    reason: Reason
    departed: GuestId | None = None
    marked: bool = False


class Join(Tagged, frozen=True, tag="join"):
    """Guests for the table with this number, from 0 (DN-8)."""

    table: int
    guests: tuple[GuestId, ...]
    reason: Reason


class Nothing(Tagged, frozen=True, tag="nothing"):
    """Seat nobody this turn (DN-14)."""


class Convinced(Tagged, frozen=True, tag="convinced"):
    pass


class Contest(Tagged, frozen=True, tag="contest"):
    """Contest the whole, some guests, or both (DN-6); `cites` a forbidden situation by its place (DN-13).

    `why`: what speaks against each of them, if anything was said.
    """

    whole: bool = False
    guests: tuple[GuestId, ...] = ()
    cites: int | None = None
    why: Words = field(default_factory=dict)


class Defend(Tagged, frozen=True, tag="defend"):
    """Answer what is contested, or some of it. Without words: let the others judge."""

    words: Words = field(default_factory=dict)


class VoteTable(Tagged, frozen=True, tag="vote_table"):
    accept: bool


class Name(Tagged, frozen=True, tag="name"):
    """The whole stands: contest these guests, or none of them (DN-6)."""

    guests: tuple[GuestId, ...]
    why: Words = field(default_factory=dict)


class VoteGuests(Tagged, frozen=True, tag="vote_guests"):
    refused: tuple[GuestId, ...]


Move: TypeAlias = (
    Unknown | Draw | Exchange | SetTable | Join | Nothing | Convinced | Contest | Defend | VoteTable | Name | VoteGuests
)


# What everyone answers to a proposal (DN-5)
Answer: TypeAlias = Convinced | Contest


class Laying(Tagged, frozen=True, tag="laying"):
    """The only draft: how many places are being laid, at a new table or at one that stands; never whose."""

    places: Annotated[int, Meta(ge=0, le=CHAIRS)]
    table: int | None = None


# Tables


class Service(Struct, frozen=True):
    """Guests who sat down together, who brought them, and what it scored."""

    number: int
    seat: Seat
    guests: tuple[Guest, ...]
    reason: Reason
    points: int


class DinnerTable(Struct, frozen=True):
    """A table that stands: who set it, then who joined. A funeral is held for the departed (DN-11)."""

    services: tuple[Service, ...]
    departed: GuestId | None = None
    marked: bool = False


def seated_at(table: DinnerTable) -> tuple[Guest, ...]:
    return tuple([guest for service in table.services for guest in service.guests])


class Proposal(Struct, frozen=True):
    """What the others judge. `points` is what it scores if everyone is seated."""

    seat: Seat
    table: int | None
    guests: tuple[Guest, ...]
    reason: Reason
    points: int
    departed: GuestId | None = None
    marked: bool = False


class Contested(Struct, frozen=True):
    seat: Seat
    whole: bool
    guests: tuple[GuestId, ...]
    cites: int | None
    why: Words = field(default_factory=dict)


# What was answered to everything that was contested; None if there was nothing to add.
Defences: TypeAlias = dict[Topic, Reason | None]

# A vote on the whole, and a ballot: whom it refuses. Who might have voted and has not refuses nothing (DN-5).
TableVote: TypeAlias = bool | Literal["missing"]
Ballot: TypeAlias = tuple[GuestId, ...] | Literal["missing"]


class Served(Tagged, frozen=True, tag="served"):
    """A proposal that was decided: everything in it is known to all. `table` is None if it fell.

    Of a seat that might not vote there is no vote: of who proposed, and of who was away.
    `sent_back`: how many cards its player sent back as unknown for this turn (DN-3).
    """

    number: int
    proposal: Proposal
    contests: tuple[Contested, ...]
    table_votes: tuple[TableVote | None, ...] | None
    guest_votes: tuple[Ballot | None, ...] | None
    seated: tuple[GuestId, ...]
    table: int | None
    points: int
    scores: tuple[int, ...]
    sent_back: int
    defences: Defences


# What each seat is asked


class AskDraw(Tagged, frozen=True, tag="draw"):
    pass


class AskTable(Tagged, frozen=True, tag="table"):
    may_exchange: bool


class AskAnswer(Tagged, frozen=True, tag="answer"):
    pass


class AskDefend(Tagged, frozen=True, tag="defend"):
    """`topics`: what is contested and was not answered yet."""

    topics: tuple[Topic, ...]


class AskVoteTable(Tagged, frozen=True, tag="vote_table"):
    vote: bool | None


class AskName(Tagged, frozen=True, tag="name"):
    """`guests`: those this seat has named, or None if it has not said."""

    guests: tuple[GuestId, ...] | None


class AskVoteGuests(Tagged, frozen=True, tag="vote_guests"):
    refused: tuple[GuestId, ...] | None


Ask: TypeAlias = AskDraw | AskTable | AskAnswer | AskDefend | AskVoteTable | AskName | AskVoteGuests


class Private(Struct, frozen=True):
    """`fresh`: the cards of the hand that may still be sent back as unknown (DN-3)."""

    hand: tuple[Guest, ...]
    fresh: tuple[GuestId, ...]
    ask: Ask | None


# What everyone sees


class DiningRoom(Struct, frozen=True, tag_field="phase"):
    """What is there in every phase; hands, pile and discards are numbers of cards.

    `sent_back`: how many cards each seat has sent back as unknown in this game (DN-3).
    `last_round`: the game ends with this circle of turns (CO-14).
    """

    number: int
    tables: tuple[DinnerTable, ...]
    forbidden: tuple[str, ...]
    hands: tuple[int, ...]
    sent_back: tuple[int, ...]
    pile: int
    discards: int
    scores: tuple[int, ...]
    last: Served | None
    last_round: bool


class TurnView(DiningRoom, frozen=True, tag="turn"):
    player: Seat
    drawn: bool
    exchanged: bool


class ProposalView(DiningRoom, frozen=True):
    """While the others judge a proposal: their answers are given in public (DN-5)."""

    player: Seat
    proposal: Proposal
    convinced: tuple[Seat, ...]
    contests: tuple[Contested, ...]
    defences: Defences


class HearingView(ProposalView, frozen=True, tag="hearing"):
    pass


class DefendingView(ProposalView, frozen=True, tag="defending"):
    """It was contested, and its player may answer before the others vote (DN-5)."""


class JudgingTableView(ProposalView, frozen=True, tag="judging_table"):
    voted: tuple[Seat, ...]


class NamingView(ProposalView, frozen=True, tag="naming"):
    """The whole stands by `table_votes`; guests may still be named. `said`: who has named some, or nobody."""

    said: tuple[Seat, ...]
    table_votes: tuple[TableVote | None, ...]


class JudgingGuestsView(ProposalView, frozen=True, tag="judging_guests"):
    """`table_votes`: the vote on the whole table that came before, if that was contested."""

    voted: tuple[Seat, ...]
    table_votes: tuple[TableVote | None, ...] | None


class OverView(DiningRoom, frozen=True, tag="over"):
    """`left`: the cards that everyone paid for (DN-12)."""

    left: tuple[int, ...]


Public: TypeAlias = (
    TurnView | HearingView | DefendingView | JudgingTableView | NamingView | JudgingGuestsView | OverView
)


# The story


class Passed(Tagged, frozen=True, tag="passed"):
    """The player was away or out of time: drew, and the next seat plays."""

    number: int
    seat: Seat
    sent_back: int


class Idle(Tagged, frozen=True, tag="idle"):
    """Drew, and seated nobody."""

    number: int
    seat: Seat
    sent_back: int


Story: TypeAlias = Served | Passed | Idle
