"""The rules of Devine qui vient dîner ce soir !: who may do what, when (DN)."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from veillee.games.diner import audience
from veillee.games.diner.dealing import deal, guests_needed, seat_late
from veillee.games.diner.drawing import draw, exchange, send_back
from veillee.games.diner.hearing import (
    answer,
    defend,
    guest_vote_of,
    hear,
    name_guests,
    skip,
    table_vote_of,
    vote_guests,
    vote_table,
)
from veillee.games.diner.model import (
    DEFENDING_SECONDS,
    FAMILIES,
    FORBIDDEN_LENGTH,
    LINE_LENGTH,
    NAME_LENGTH,
    NAMING_SECONDS,
    Contest,
    Convinced,
    Defend,
    Draw,
    Exchange,
    Idle,
    Join,
    Laying,
    Move,
    Name,
    Nothing,
    Options,
    Passed,
    Private,
    Public,
    Served,
    SetTable,
    Spoken,
    Story,
    Unknown,
    VoteGuests,
    VoteTable,
)
from veillee.games.diner.serving import shown_seconds
from veillee.games.diner.state import (
    Defending,
    Hearing,
    Judging,
    JudgingGuests,
    JudgingTable,
    Naming,
    Over,
    State,
    Turn,
)
from veillee.games.diner.tables import addition, new_table, table_at
from veillee.games.diner.turn import count_turn, end_turn, finish
from veillee.games.diner.views import private, public
from veillee.rules import (
    Chance,
    Clock,
    Deck,
    Game,
    Moment,
    Outcome,
    Question,
    Refused,
    Seat,
    Table,
    best,
    clean,
    last_answer,
)


class Diner(Game[State, Move, Options]):
    name = "diner"
    kinds = ("guests",)
    words = frozenset({"text", "forbidden", "name_fr", "name_en", "fr", "en"})
    gentle: ClassVar = {"turn_seconds": 180, "answer_seconds": 120, "vote_seconds": 120}
    presets: ClassVar = {
        "usual": {"small_hands": False, "funerals": "recent"},
        "short": {"small_hands": True, "funerals": "recent"},
        "family": {"small_hands": True, "funerals": "any"},
    }
    version = 4
    players = range(3, 8)
    colours = 8
    takes_late = True
    state_type = State
    move_type = Move
    options_type = Options
    draft_type = Laying
    public_type = Public
    private_type = Private
    story_type = Story

    def needs(self, options: Options, seats: int) -> dict[str, int]:
        return {"guests": guests_needed(seats, options)}

    def cleaned(self, options: Options) -> Options:
        return replace(options, forbidden=tuple([clean(text, FORBIDDEN_LENGTH) for text in options.forbidden]))

    def own_card(self, kind: str, fields: dict[str, str]) -> dict[str, str]:
        """A guest that people wrote: one name and one line, in whatever language they speak."""
        if kind != "guests":
            return super().own_card(kind, fields)
        if fields.get("family") not in FAMILIES:
            raise Refused("no_such_family")
        name, line = clean(fields.get("name", ""), NAME_LENGTH), clean(fields.get("line", ""), LINE_LENGTH)
        return {"name_fr": name, "name_en": name, "family": fields["family"], "fr": line, "en": line}

    def start(self, table: Table, options: Options, decks: Sequence[Deck], chance: Chance) -> State:
        return deal(table.seats, options, decks, chance)

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
                return end_turn(count_turn(state, seat, quiet=True), seat)
            case Turn(drawn=False), Exchange() | SetTable() | Join() | Nothing() if seat == phase.seat:
                raise Refused("draw_first")
            case Turn(), Draw() | Exchange() | SetTable() | Join() | Nothing() if seat != phase.seat:
                raise Refused("not_your_turn")
            case Turn(), Draw():
                raise Refused("already_drawn")
            case Hearing(), Convinced() | Contest() if seat != phase.proposal.seat:
                return answer(state, phase, seat, move)
            case Defending(), Defend() if seat == phase.proposal.seat:
                return defend(state, phase, move.words)
            case JudgingTable(), VoteTable() if seat != phase.proposal.seat:
                return vote_table(state, phase, seat, move.accept)
            case Naming(), Name() if seat != phase.proposal.seat:
                return name_guests(state, phase, seat, move)
            case JudgingGuests(), VoteGuests() if seat != phase.proposal.seat:
                return vote_guests(state, phase, seat, move.refused)
            case Judging(), Convinced() | Contest() | VoteTable() | Name() | VoteGuests() if (
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
                return hearing.answers.waiting
            case Defending(proposal=proposal):
                return (proposal.seat,)
            case JudgingTable() | JudgingGuests() as judging:
                return judging.votes.waiting
            case Naming() as naming:
                return naming.named.waiting
            case Over():
                return ()

    def absent(self, state: State, seat: Seat) -> State:
        match state.phase:
            case Turn() as turn:
                drawn = state if turn.drawn else draw(state, turn)
                return end_turn(count_turn(drawn, seat, quiet=True), seat, away=True)
            case Hearing() | Defending() | JudgingTable() | Naming() | JudgingGuests() as judging:
                return skip(state, judging, seat, away=True)
            case Over():
                raise Refused("game_over")

    def out_of_time(self, state: State, seat: Seat) -> State:
        """Who is there and does not vote is counted among those who may (DN-5)."""
        if isinstance(state.phase, Judging):
            return skip(state, state.phase, seat, away=False)
        return self.absent(state, seat)

    def public(self, state: State) -> Public:
        return public(state)

    def private(self, state: State, seat: Seat) -> Private:
        return private(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        match state.phase:
            case Over(reason=reason):
                scores = state.tally.scores
                return Outcome(scores=scores, winners=best(scores), reason=reason)
            case _:
                return None

    def story(self, before: State, after: State) -> tuple[Struct, ...]:
        if after.last is not before.last and after.last is not None:
            return (after.last,)
        ended = after.tally.number != before.tally.number or isinstance(after.phase, Over)
        if ended and isinstance(before.phase, Turn):
            kind, seat = Idle if before.phase.drawn else Passed, before.phase.seat
            return (kind(number=before.tally.number, seat=seat, sent_back=len(before.sent[seat])),)
        return ()

    def seat_late(self, state: State) -> State:
        return seat_late(state)

    def finish(self, state: State, on: bool) -> State:
        return finish(state, on)

    def audience_asked(self, state: State) -> Question | None:
        return audience.asked(state)

    def audience_shown(self, state: State) -> str | None:
        return audience.shown(state)

    def exported(self, seat: Seat, move: Move, after: Iterable[State]) -> Move:
        """A vote that was changed was seen by nobody. Answers are: they are given aloud."""
        match move:
            case VoteTable(accept=accept):
                return VoteTable(accept=last_answer(accept, (table_vote_of(state, seat) for state in after)))
            case VoteGuests(refused=refused):
                return VoteGuests(refused=last_answer(refused, (guest_vote_of(state, seat) for state in after)))
            case _:
                return move

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
            Defending: (state.options.answer_seconds or DEFENDING_SECONDS, "defence"),
            JudgingTable: (state.options.vote_seconds, "table"),
            Naming: (NAMING_SECONDS, "naming"),
            JudgingGuests: (state.options.vote_seconds, "guests"),
        }.get(type(state.phase), (0, ""))
        return Clock(key=f"{state.tally.number}:{key}", seconds=seconds) if seconds else None

    def reveal_seconds(self, state: State) -> float:
        """Until the next player has drawn, or plays if there is nothing to draw."""
        phase, last = state.phase, state.last
        begins = isinstance(phase, Turn) and (state.dry or not phase.drawn)
        just_served = last is not None and last.number == state.tally.number - 1
        return shown_seconds(last) if last and begins and just_served else 0

    def moments(self, line: Story) -> tuple[Moment, ...]:
        match line:
            case Served(number=number, proposal=proposal):
                return (Moment(str(number), by=(proposal.seat,), spoken=isinstance(proposal.reason, Spoken)),)
            case _:
                return ()
