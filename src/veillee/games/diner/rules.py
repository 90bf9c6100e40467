"""Devine qui vient dîner ce soir !: seat celebrities at one table and convince the others (DN)."""

from collections.abc import Sequence
from typing import Annotated, Literal, TypeAlias, get_args

from msgspec import Meta, Struct
from msgspec.structs import replace

from veillee.rules import (
    Chance,
    Clock,
    Deck,
    DeckId,
    Game,
    Outcome,
    Refused,
    Seat,
    Seconds,
    Table,
    Tagged,
    best,
    clean,
    with_seat,
)

REASON_LENGTH = 280
FORBIDDEN_LENGTH = 80
NAME_LENGTH = 26
LINE_LENGTH = 110
LEAST_AT_A_NEW_TABLE = 2  # DN-4
MOST_AT_A_NEW_TABLE = 6  # DN-4
CHAIRS = 7  # DN-8
COLOURS_COUNT_FROM = 2  # DN-7

GuestId: TypeAlias = str
Family = Literal["letters", "stage", "music", "politics", "sport", "science", "arts", "media", "imaginary"]
FAMILIES: tuple[Family, ...] = get_args(Family)


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """House rules (DN-7, DN-13). The defaults are the rulebook's game. A limit of 0 seconds is no limit."""

    decks: Annotated[tuple[DeckId, ...], Meta(min_length=1, max_length=6)] = ("invites",)
    colours: Literal["examples", "text"] = "examples"
    no_television: bool = False
    no_castings: bool = False
    forbidden: Annotated[tuple[Annotated[str, Meta(max_length=400)], ...], Meta(max_length=6)] = ()
    turn_seconds: Seconds = 0
    answer_seconds: Seconds = 0
    vote_seconds: Seconds = 0


class Guest(Struct, frozen=True):
    """A character: a family, which is its colour, and a line in each language saying who this is."""

    id: GuestId
    name_fr: str
    name_en: str
    family: Family
    fr: str
    en: str
    born: int | None = None
    died: int | None = None
    circa: bool = False  # the years are the usual ones, not certain ones


# Reasons (DN-4)


class Written(Tagged, frozen=True, tag="written"):
    text: str


class Spoken(Tagged, frozen=True, tag="spoken"):
    """Explained aloud in the room: everybody heard it."""


Reason: TypeAlias = Written | Spoken


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
    """Contest some guests, or the whole table if none is named; `cites` a forbidden situation by its place (DN-13)."""

    guests: tuple[GuestId, ...] = ()
    cites: int | None = None


class VoteTable(Tagged, frozen=True, tag="vote_table"):
    accept: bool


class VoteGuests(Tagged, frozen=True, tag="vote_guests"):
    refused: tuple[GuestId, ...]


Move: TypeAlias = Unknown | Draw | Exchange | SetTable | Join | Nothing | Convinced | Contest | VoteTable | VoteGuests


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


class Proposal(Struct, frozen=True):
    """What the others judge. `points` is what it scores if everyone is seated."""

    seat: Seat
    table: int | None
    guests: tuple[Guest, ...]
    reason: Reason
    points: int
    departed: GuestId | None = None
    marked: bool = False


# Phases


class Turn(Tagged, frozen=True, tag="turn"):
    seat: Seat
    drawn: bool = False
    exchanged: bool = False


class Hearing(Tagged, frozen=True, tag="hearing"):
    """The others are convinced or contest, each in public (DN-5)."""

    proposal: Proposal
    answers: tuple[Convinced | Contest | None, ...]
    abstained: frozenset[Seat] = frozenset()


class JudgingTable(Tagged, frozen=True, tag="judging_table"):
    proposal: Proposal
    answers: tuple[Convinced | Contest | None, ...]
    votes: tuple[bool | None, ...]
    abstained: frozenset[Seat] = frozenset()


class JudgingGuests(Tagged, frozen=True, tag="judging_guests"):
    """`votes` are the guests each ballot refuses (DN-6)."""

    proposal: Proposal
    answers: tuple[Convinced | Contest | None, ...]
    votes: tuple[tuple[GuestId, ...] | None, ...]
    table_votes: tuple[bool | None, ...] | None = None
    abstained: frozenset[Seat] = frozenset()


class Over(Tagged, frozen=True, tag="over"):
    """`left`: the cards that everyone paid for (DN-12)."""

    reason: Literal["empty_hand", "pile", "deserted"]
    left: tuple[int, ...]


Judging: TypeAlias = Hearing | JudgingTable | JudgingGuests
Phase: TypeAlias = Turn | Hearing | JudgingTable | JudgingGuests | Over


class Contested(Struct, frozen=True):
    seat: Seat
    guests: tuple[GuestId, ...]
    cites: int | None


class Served(Tagged, frozen=True, tag="served"):
    """A proposal that was decided: everything in it is known to all. `table` is None if it fell."""

    number: int
    proposal: Proposal
    contests: tuple[Contested, ...]
    table_votes: tuple[bool | None, ...] | None
    guest_votes: tuple[tuple[GuestId, ...] | None, ...] | None
    seated: tuple[GuestId, ...]
    table: int | None
    points: int
    scores: tuple[int, ...]


class State(Struct, frozen=True):
    """`fresh`: the cards each seat may still send back as unknown; `sent`: those it has sent back this turn."""

    options: Options
    chance: Chance
    phase: Phase
    guests: dict[GuestId, Guest]
    pile: tuple[GuestId, ...]
    hands: tuple[tuple[GuestId, ...], ...]
    fresh: tuple[frozenset[GuestId], ...]
    sent: tuple[frozenset[GuestId], ...]
    scores: tuple[int, ...]
    discards: tuple[GuestId, ...] = ()
    tables: tuple[DinnerTable, ...] = ()
    number: int = 1
    quiet: int = 0  # turns in a row in which nothing was drawn and nobody seated
    dry: bool = False  # both piles were empty when this turn began: nothing is drawn (DN-14)
    shuffles: int = 0
    last: Served | None = None

    @property
    def seats(self) -> int:
        return len(self.scores)


# What each seat is asked


class AskDraw(Tagged, frozen=True, tag="draw"):
    pass


class AskTable(Tagged, frozen=True, tag="table"):
    may_exchange: bool


class AskAnswer(Tagged, frozen=True, tag="answer"):
    pass


class AskVoteTable(Tagged, frozen=True, tag="vote_table"):
    vote: bool | None


class AskVoteGuests(Tagged, frozen=True, tag="vote_guests"):
    refused: tuple[GuestId, ...] | None


Ask: TypeAlias = AskDraw | AskTable | AskAnswer | AskVoteTable | AskVoteGuests


class Public(Struct, frozen=True):
    phase: Literal["turn", "hearing", "judging_table", "judging_guests", "over"]
    number: int
    player: Seat | None
    drawn: bool
    exchanged: bool
    proposal: Proposal | None
    convinced: tuple[Seat, ...]
    contests: tuple[Contested, ...]
    voted: tuple[Seat, ...]
    table_votes: tuple[bool | None, ...] | None
    tables: tuple[DinnerTable, ...]
    forbidden: tuple[str, ...]
    hands: tuple[int, ...]
    pile: int
    discards: int
    scores: tuple[int, ...]
    left: tuple[int, ...]
    last: Served | None


class Private(Struct, frozen=True):
    hand: tuple[Guest, ...]
    fresh: tuple[GuestId, ...]
    ask: Ask | None


# The story


class Passed(Tagged, frozen=True, tag="passed"):
    """The player was away: the next seat plays."""

    number: int
    seat: Seat


class Idle(Tagged, frozen=True, tag="idle"):
    """Drew, and seated nobody."""

    number: int
    seat: Seat


Story: TypeAlias = Served | Passed | Idle


class Diner(Game[State, Move, Options]):
    name = "diner"
    version = 1
    players = range(3, 8)
    colours = 8
    state_type = State
    move_type = Move
    options_type = Options
    draft_type = Laying
    public_type = Public
    private_type = Private
    story_type = Story

    def decks(self, options: Options) -> tuple[str, ...]:
        return tuple(dict.fromkeys(options.decks))

    def cleaned(self, options: Options) -> Options:
        return replace(options, forbidden=tuple(clean(text, FORBIDDEN_LENGTH) for text in options.forbidden))

    def own_card(self, fields: dict[str, str]) -> dict[str, str]:
        """A guest that a player wrote: one name and one line, in whatever language they speak."""
        if fields.get("family") not in FAMILIES:
            raise Refused("no_such_family")
        name, line = clean(fields.get("name", ""), NAME_LENGTH), clean(fields.get("line", ""), LINE_LENGTH)
        return {"name_fr": name, "name_en": name, "family": fields["family"], "fr": line, "en": line}

    def start(self, table: Table, options: Options, decks: Sequence[Deck], chance: Chance) -> State:
        guests = guests_of(decks)
        size = hand_size(table.seats)
        if len(guests) < size * table.seats:
            raise Refused("deck_too_small", needed=size * table.seats, cards=len(guests))
        pile = chance.shuffle("pile", sorted(guests))
        hands = tuple(pile[seat * size : (seat + 1) * size] for seat in range(table.seats))
        state = State(
            options=options,
            chance=chance,
            phase=Turn(seat=0),
            guests=guests,
            pile=pile[size * table.seats :],
            hands=hands,
            fresh=tuple(map(frozenset, hands)),
            sent=(frozenset(),) * table.seats,
            scores=(0,) * table.seats,
        )
        return with_turn(state, chance.pick("first", range(table.seats)))

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        phase = state.phase
        if isinstance(phase, Over):
            raise Refused("game_over")
        if isinstance(move, Unknown):
            return send_back(state, seat, move.guest)
        match phase, move:
            case Turn(drawn=False), Draw() if seat == phase.seat:
                return draw(state, phase)
            case Turn(drawn=True), Exchange() if seat == phase.seat:
                return exchange(state, phase, move.guest)
            case Turn(drawn=True), SetTable() if seat == phase.seat:
                return hear(state, new_table(state, seat, move))
            case Turn(drawn=True), Join() if seat == phase.seat:
                return hear(state, addition(state, seat, move))
            case Turn(drawn=True), Nothing() if seat == phase.seat:
                return end_turn(state, seat, quiet=state.dry)
            case Turn(drawn=False), Exchange() | SetTable() | Join() | Nothing() if seat == phase.seat:
                raise Refused("draw_first")
            case Turn(), Draw() | Exchange() | SetTable() | Join() | Nothing() if seat != phase.seat:
                raise Refused("not_your_turn")
            case Turn(), Draw():
                raise Refused("already_drawn")
            case Hearing(), Convinced() | Contest() if seat != phase.proposal.seat:
                return answer(state, phase, seat, move)
            case JudgingTable(), VoteTable() if seat != phase.proposal.seat:
                return vote_table(state, phase, seat, move.accept)
            case JudgingGuests(), VoteGuests() if seat != phase.proposal.seat:
                return vote_guests(state, phase, seat, move.refused)
            case Hearing() | JudgingTable() | JudgingGuests(), Convinced() | Contest() | VoteTable() | VoteGuests() if (
                seat == phase.proposal.seat
            ):
                raise Refused("own_table")
            case _:
                raise Refused("not_now")

    def awaited(self, state: State) -> tuple[Seat, ...]:
        match state.phase:
            case Turn(seat=seat):
                return (seat,)
            case Hearing() as hearing:
                return tuple(seat for seat in judges(state, hearing) if hearing.answers[seat] is None)
            case JudgingTable() | JudgingGuests() as judging:
                return tuple(seat for seat in judges(state, judging) if judging.votes[seat] is None)
            case Over():
                return ()

    def absent(self, state: State, seat: Seat) -> State:
        match state.phase:
            case Turn() as turn:
                return end_turn(state, seat, quiet=state.dry or not turn.drawn)
            case Hearing() as hearing:
                return end_hearing_when_all_spoke(state, replace(hearing, abstained=hearing.abstained | {seat}))
            case JudgingTable() as judging:
                return judge_table_when_all_voted(state, replace(judging, abstained=judging.abstained | {seat}))
            case JudgingGuests() as judging:
                return judge_guests_when_all_voted(state, replace(judging, abstained=judging.abstained | {seat}))
            case Over():
                raise Refused("game_over")

    def public(self, state: State) -> Public:
        phase = state.phase
        turn = phase if isinstance(phase, Turn) else None
        judging = phase if isinstance(phase, Hearing | JudgingTable | JudgingGuests) else None
        votes = phase.votes if isinstance(phase, JudgingTable | JudgingGuests) else ()
        return Public(
            phase=PHASE_NAMES[type(phase)],
            number=state.number,
            player=player_of(phase),
            drawn=turn is not None and turn.drawn,
            exchanged=turn is not None and turn.exchanged,
            proposal=judging.proposal if judging else None,
            convinced=convinced(judging) if judging else (),
            contests=contests(judging) if judging else (),
            voted=tuple(seat for seat, vote in enumerate(votes) if vote is not None),
            table_votes=phase.table_votes if isinstance(phase, JudgingGuests) else None,
            tables=state.tables,
            forbidden=forbidden(state.options),
            hands=tuple(map(len, state.hands)),
            pile=len(state.pile),
            discards=len(state.discards),
            scores=state.scores,
            left=phase.left if isinstance(phase, Over) else (),
            last=state.last,
        )

    def private(self, state: State, seat: Seat) -> Private:
        over = isinstance(state.phase, Over)
        return Private(
            hand=tuple(state.guests[id] for id in state.hands[seat]),
            fresh=() if over else tuple(id for id in state.hands[seat] if may_send_back(state, seat, id)),
            ask=ask(state, seat),
        )

    def outcome(self, state: State) -> Outcome | None:
        match state.phase:
            case Over(reason=reason):
                return Outcome(scores=state.scores, winners=best(state.scores), reason=reason)
            case _:
                return None

    def story(self, before: State, after: State) -> tuple[Struct, ...]:
        if after.last is not before.last and after.last is not None:
            return (after.last,)
        if isinstance(before.phase, Turn) and (after.number != before.number or isinstance(after.phase, Over)):
            kind = Idle if before.phase.drawn else Passed
            return (kind(number=before.number, seat=before.phase.seat),)
        return ()

    def draft(self, state: State, seat: Seat, draft: Laying) -> Laying:
        if not (isinstance(state.phase, Turn) and state.phase.seat == seat):
            raise Refused("not_your_turn")
        if draft.table is not None:
            table_at(state, draft.table)
        return draft

    def clock(self, state: State) -> Clock | None:
        seconds, key = {
            Turn: (state.options.turn_seconds, "turn"),
            Hearing: (state.options.answer_seconds, "answer"),
            JudgingTable: (state.options.vote_seconds, "table"),
            JudgingGuests: (state.options.vote_seconds, "guests"),
        }.get(type(state.phase), (0, ""))
        return Clock(key=f"{state.number}:{key}", seconds=seconds) if seconds else None


PHASE_NAMES: dict[type, Literal["turn", "hearing", "judging_table", "judging_guests", "over"]] = {
    Turn: "turn",
    Hearing: "hearing",
    JudgingTable: "judging_table",
    JudgingGuests: "judging_guests",
    Over: "over",
}


def guests_of(decks: Sequence[Deck]) -> dict[GuestId, Guest]:
    """Everyone in the decks. Whoever stands in two of them comes once."""
    found: dict[GuestId, Guest] = {}
    for deck in decks:
        for card in deck.cards:
            fields = card.fields
            family = next((one for one in FAMILIES if one == fields["family"]), None)
            if family is None:
                raise Refused("no_such_family")
            guest = Guest(
                id=card.id,
                name_fr=fields["name_fr"],
                name_en=fields["name_en"],
                family=family,
                fr=fields["fr"],
                en=fields["en"],
                born=year(fields.get("born")),
                died=year(fields.get("died")),
                circa=fields.get("circa") == "1",
            )
            found.setdefault(card.id, guest)
    return found


def year(text: str | None) -> int | None:
    return int(text) if text else None


def hand_size(seats: int) -> int:
    return 7 if seats < 6 else 6


def forbidden(options: Options) -> tuple[str, ...]:
    """DN-13: the rulebook's two by their names, then those that were written."""
    offered = [("television", options.no_television), ("castings", options.no_castings)]
    return (*(name for name, on in offered if on), *options.forbidden)


def player_of(phase: Phase) -> Seat | None:
    match phase:
        case Turn(seat=seat):
            return seat
        case Over():
            return None
        case _:
            return phase.proposal.seat


def ask(state: State, seat: Seat) -> Ask | None:
    match state.phase:
        case Turn(seat=player) as turn if seat == player:
            if not turn.drawn:
                return AskDraw()
            return AskTable(may_exchange=not turn.exchanged and something_left(state))
        case Hearing() as hearing if seat != hearing.proposal.seat:
            return AskAnswer()
        case JudgingTable() as judging if seat != judging.proposal.seat:
            return AskVoteTable(vote=judging.votes[seat])
        case JudgingGuests() as judging if seat != judging.proposal.seat:
            return AskVoteGuests(refused=judging.votes[seat])
        case _:
            return None


# Drawing (DN-2, DN-3, DN-14)


def something_left(state: State) -> bool:
    return bool(state.pile or state.discards)


def take_one(state: State) -> tuple[GuestId, State]:
    """The top card; when the pile is empty the discards are shuffled into a new one."""
    if not state.pile:
        pile = state.chance.shuffle(f"discards:{state.shuffles}", state.discards)
        state = replace(state, pile=pile, discards=(), shuffles=state.shuffles + 1)
    return state.pile[0], replace(state, pile=state.pile[1:])


def into_hand(state: State, seat: Seat, guest: GuestId, instead_of: GuestId | None = None) -> State:
    """A drawn card comes into the hand, in the place of the one that leaves it."""
    hand = state.hands[seat]
    hand = tuple(guest if held == instead_of else held for held in hand) if instead_of else (*hand, guest)
    fresh = (state.fresh[seat] - {instead_of}) | {guest}
    return replace(
        state, hands=with_seat(state.hands, seat, hand), fresh=with_seat(state.fresh, seat, frozenset(fresh))
    )


def must_hold(state: State, seat: Seat, guest: GuestId) -> None:
    if guest not in state.hands[seat]:
        raise Refused("not_in_hand")


def may_send_back(state: State, seat: Seat, guest: GuestId) -> bool:
    return guest in state.fresh[seat] and guest not in state.sent[seat] and something_left(state)


def send_back(state: State, seat: Seat, guest: GuestId) -> State:
    """DN-3: not only in one's turn, so that nobody waits while first hands are looked through."""
    must_hold(state, seat, guest)
    if guest not in state.fresh[seat]:
        raise Refused("not_just_drawn")
    if guest in state.sent[seat]:
        raise Refused("sent_back_already")
    if not something_left(state):
        raise Refused("pile_empty")
    drawn, state = take_one(state)
    state = replace(state, pile=(*state.pile, guest), sent=with_seat(state.sent, seat, state.sent[seat] | {guest}))
    return into_hand(state, seat, drawn, instead_of=guest)


def draw(state: State, turn: Turn) -> State:
    drawn, state = take_one(state)
    return replace(into_hand(state, turn.seat, drawn), phase=replace(turn, drawn=True))


def exchange(state: State, turn: Turn, guest: GuestId) -> State:
    must_hold(state, turn.seat, guest)
    if turn.exchanged:
        raise Refused("already_exchanged")
    if not something_left(state):
        raise Refused("pile_empty")
    drawn, state = take_one(state)
    state = into_hand(state, turn.seat, drawn, instead_of=guest)
    return replace(state, discards=(*state.discards, guest), phase=replace(turn, exchanged=True))


# Tables (DN-4, DN-8, DN-11)


def table_at(state: State, number: int) -> DinnerTable:
    if not 0 <= number < len(state.tables):
        raise Refused("no_such_table")
    return state.tables[number]


def seated_at(table: DinnerTable) -> tuple[Guest, ...]:
    return tuple(guest for service in table.services for guest in service.guests)


def from_hand(state: State, seat: Seat, guests: tuple[GuestId, ...]) -> tuple[Guest, ...]:
    for guest in guests:
        must_hold(state, seat, guest)
    if len(set(guests)) < len(guests):
        raise Refused("same_guest_twice")
    return tuple(state.guests[guest] for guest in guests)


def told(reason: Reason) -> Reason:
    return Written(text=clean(reason.text, REASON_LENGTH)) if isinstance(reason, Written) else reason


def new_table(state: State, seat: Seat, move: SetTable) -> Proposal:
    if not LEAST_AT_A_NEW_TABLE <= len(move.guests) <= MOST_AT_A_NEW_TABLE:
        raise Refused("wrong_number_of_guests", least=LEAST_AT_A_NEW_TABLE, most=MOST_AT_A_NEW_TABLE)
    guests = from_hand(state, seat, move.guests)
    if move.departed is not None:
        if move.departed not in move.guests:
            raise Refused("departed_not_there")
        if (state.guests[move.departed].died is None) != move.marked:
            raise Refused("not_departed")
    elif move.marked:
        raise Refused("departed_not_there")
    return Proposal(
        seat=seat,
        table=None,
        guests=guests,
        reason=told(move.reason),
        points=points_of(state.options, guests),
        departed=move.departed,
        marked=move.marked,
    )


def addition(state: State, seat: Seat, move: Join) -> Proposal:
    there = seated_at(table_at(state, move.table))
    if not move.guests:
        raise Refused("wrong_number_of_guests", least=1, most=CHAIRS - len(there))
    if len(there) + len(move.guests) > CHAIRS:
        raise Refused("table_full", most=CHAIRS)
    guests = from_hand(state, seat, move.guests)
    points = points_of(state.options, (*there, *guests))
    return Proposal(seat=seat, table=move.table, guests=guests, reason=told(move.reason), points=points)


def points_of(options: Options, guests: Sequence[Guest]) -> int:
    """DN-7: one per guest, and for colours as the worked examples or as the text has it."""
    colours = len({guest.family for guest in guests})
    if options.colours == "text":
        return len(guests) + colours - 1
    return len(guests) + (colours if colours >= COLOURS_COUNT_FROM else 0)


# The hearing and the votes (DN-5, DN-6)


def hear(state: State, proposal: Proposal) -> State:
    """The proposed guests lie on the table: none of the hand can be sent back as unknown any more."""
    state = replace(state, fresh=with_seat(state.fresh, proposal.seat, frozenset()))
    return replace(state, phase=Hearing(proposal=proposal, answers=(None,) * state.seats))


def judges(state: State, phase: Judging) -> tuple[Seat, ...]:
    """All other players but those who are away."""
    return tuple(seat for seat in range(state.seats) if seat != phase.proposal.seat and seat not in phase.abstained)


def convinced(phase: Judging) -> tuple[Seat, ...]:
    return tuple(seat for seat, answer in enumerate(phase.answers) if isinstance(answer, Convinced))


def contests(phase: Judging) -> tuple[Contested, ...]:
    return tuple(
        Contested(seat=seat, guests=answer.guests, cites=answer.cites)
        for seat, answer in enumerate(phase.answers)
        if isinstance(answer, Contest)
    )


def must_be_proposed(proposal: Proposal, guests: tuple[GuestId, ...]) -> tuple[GuestId, ...]:
    """The guests named, in the order in which they were proposed."""
    if not set(guests) <= {guest.id for guest in proposal.guests}:
        raise Refused("no_such_guest")
    return tuple(guest.id for guest in proposal.guests if guest.id in guests)


def answer(state: State, hearing: Hearing, seat: Seat, given: Convinced | Contest) -> State:
    if isinstance(given, Contest):
        given = replace(given, guests=must_be_proposed(hearing.proposal, given.guests))
        if given.cites is not None and not 0 <= given.cites < len(forbidden(state.options)):
            raise Refused("no_such_situation")
    answers = with_seat(hearing.answers, seat, given)
    return end_hearing_when_all_spoke(state, replace(hearing, answers=answers, abstained=hearing.abstained - {seat}))


def end_hearing_when_all_spoke(state: State, hearing: Hearing) -> State:
    if any(hearing.answers[seat] is None for seat in judges(state, hearing)):
        return replace(state, phase=hearing)
    if any(not contest.guests for contest in contests(hearing)):
        votes = (None,) * state.seats
        return replace(state, phase=JudgingTable(proposal=hearing.proposal, answers=hearing.answers, votes=votes))
    return judge_guests_if_contested(state, hearing, None)


def vote_table(state: State, judging: JudgingTable, seat: Seat, accept: bool) -> State:
    votes = with_seat(judging.votes, seat, accept)
    return judge_table_when_all_voted(state, replace(judging, votes=votes, abstained=judging.abstained - {seat}))


def judge_table_when_all_voted(state: State, judging: JudgingTable) -> State:
    if any(judging.votes[seat] is None for seat in judges(state, judging)):
        return replace(state, phase=judging)
    if judging.votes.count(False) > judging.votes.count(True):
        return serve(state, judging, seated=(), table_votes=judging.votes)
    return judge_guests_if_contested(state, judging, judging.votes)


def judge_guests_if_contested(
    state: State, phase: Hearing | JudgingTable, table_votes: tuple[bool | None, ...] | None
) -> State:
    if not any(contest.guests for contest in contests(phase)):
        return serve(state, phase, seated=phase.proposal.guests, table_votes=table_votes)
    judging = JudgingGuests(
        proposal=phase.proposal, answers=phase.answers, votes=(None,) * state.seats, table_votes=table_votes
    )
    return replace(state, phase=judging)


def vote_guests(state: State, judging: JudgingGuests, seat: Seat, refused: tuple[GuestId, ...]) -> State:
    votes = with_seat(judging.votes, seat, must_be_proposed(judging.proposal, refused))
    return judge_guests_when_all_voted(state, replace(judging, votes=votes, abstained=judging.abstained - {seat}))


def judge_guests_when_all_voted(state: State, judging: JudgingGuests) -> State:
    if any(judging.votes[seat] is None for seat in judges(state, judging)):
        return replace(state, phase=judging)
    ballots = [vote for vote in judging.votes if vote is not None]
    seated = tuple(
        guest for guest in judging.proposal.guests if 2 * sum(guest.id in vote for vote in ballots) <= len(ballots)
    )
    return serve(state, judging, seated, judging.table_votes, judging.votes)


# Serving (DN-7, DN-9) and the end (DN-12, DN-14)


def falls(proposal: Proposal, seated: tuple[Guest, ...]) -> bool:
    if proposal.table is not None:
        return not seated
    departed_refused = proposal.departed is not None and proposal.departed not in [guest.id for guest in seated]
    return len(seated) < LEAST_AT_A_NEW_TABLE or departed_refused


def serve(
    state: State,
    phase: Judging,
    seated: tuple[Guest, ...],
    table_votes: tuple[bool | None, ...] | None,
    guest_votes: tuple[tuple[GuestId, ...] | None, ...] | None = None,
) -> State:
    """Seat those who were accepted; the others are in the hand still."""
    proposal = phase.proposal
    seat, points, table = proposal.seat, 0, None
    if falls(proposal, seated):
        seated = ()
    else:
        before = state.tables[proposal.table] if proposal.table is not None else None
        there = seated_at(before) if before else ()
        points = points_of(state.options, (*there, *seated))
        table = proposal.table if proposal.table is not None else len(state.tables)
        state = with_service(
            state,
            proposal,
            Service(number=state.number, seat=seat, guests=seated, reason=proposal.reason, points=points),
        )
        left = tuple(id for id in state.hands[seat] if id not in [guest.id for guest in seated])
        state = replace(
            state,
            hands=with_seat(state.hands, seat, left),
            scores=with_seat(state.scores, seat, state.scores[seat] + points),
        )
    last = Served(
        number=state.number,
        proposal=proposal,
        contests=contests(phase),
        table_votes=table_votes,
        guest_votes=guest_votes,
        seated=tuple(guest.id for guest in seated),
        table=table,
        points=points,
        scores=state.scores,
    )
    state = replace(state, last=last)
    return end_turn(state, seat, quiet=state.dry and not seated)


def with_service(state: State, proposal: Proposal, service: Service) -> State:
    if proposal.table is None:
        table = DinnerTable(services=(service,), departed=proposal.departed, marked=proposal.marked)
        return replace(state, tables=(*state.tables, table))
    tables = list(state.tables)
    joined = tables[proposal.table]
    tables[proposal.table] = replace(joined, services=(*joined.services, service))
    return replace(state, tables=tuple(tables))


def with_turn(state: State, seat: Seat) -> State:
    """DN-14: with both piles empty nothing is drawn or exchanged."""
    dry = not something_left(state)
    return replace(state, dry=dry, phase=Turn(seat=seat, drawn=dry, exchanged=dry))


def end_turn(state: State, seat: Seat, quiet: bool) -> State:
    """`quiet`: nothing was drawn and nobody seated. A whole circle of that ends the game."""
    if not state.hands[seat]:
        return over(state, "empty_hand")
    state = replace(
        state,
        fresh=with_seat(state.fresh, seat, frozenset()),
        sent=with_seat(state.sent, seat, frozenset()),
        quiet=state.quiet + 1 if quiet else 0,
    )
    if state.quiet == state.seats:
        return over(state, "deserted" if something_left(state) else "pile")
    return with_turn(replace(state, number=state.number + 1), (seat + 1) % state.seats)


def over(state: State, reason: Literal["empty_hand", "pile", "deserted"]) -> State:
    left = tuple(map(len, state.hands))
    scores = tuple(score - cards for score, cards in zip(state.scores, left, strict=True))
    return replace(state, scores=scores, phase=Over(reason=reason, left=left))
