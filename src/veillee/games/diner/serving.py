"""Those who were accepted sit down, and it scores (DN-6, DN-7, DN-9)."""

from msgspec.structs import replace

from veillee.games.diner.model import (
    GUEST_LASTS,
    HOPS_LAST,
    LAID_LASTS,
    LEAST_AT_A_NEW_TABLE,
    POINTS_LASTS,
    TABLE_LASTS,
    VERDICT_LASTS,
    Ballot,
    Contested,
    DinnerTable,
    Guest,
    Proposal,
    Served,
    Service,
    TableVote,
    seated_at,
)
from veillee.games.diner.state import Judging, State
from veillee.games.diner.tables import points_of
from veillee.games.diner.turn import count_turn, end_turn
from veillee.rules import with_seat


def falls(proposal: Proposal, seated: tuple[Guest, ...]) -> bool:
    if proposal.table is not None:
        return not seated
    departed_refused = proposal.departed is not None and proposal.departed not in [guest.id for guest in seated]
    return len(seated) < LEAST_AT_A_NEW_TABLE or departed_refused


def serve(
    state: State,
    judging: Judging,
    contests: tuple[Contested, ...],
    seated: tuple[Guest, ...],
    table_votes: tuple[TableVote | None, ...] | None,
    guest_votes: tuple[Ballot | None, ...] | None = None,
) -> State:
    """Seat those who were accepted; the others are in the hand still."""
    proposal, table, points = judging.proposal, None, 0
    if falls(proposal, seated):
        seated = ()
    else:
        table = len(state.tables) if proposal.table is None else proposal.table
        there = () if proposal.table is None else seated_at(state.tables[table])
        points = points_of(state.options, (*there, *seated))
        state = sit_down(state, proposal, seated, points)
    state = count_turn(state, proposal.seat, points, quiet=not seated)
    last = Served(
        number=state.tally.number,
        proposal=proposal,
        contests=contests,
        table_votes=table_votes,
        guest_votes=guest_votes,
        seated=tuple([guest.id for guest in seated]),
        table=table,
        points=points,
        scores=state.tally.scores,
        sent_back=len(state.sent[proposal.seat]),
        defences=judging.defences,
    )
    return end_turn(replace(state, last=last), proposal.seat)


def shown_seconds(served: Served) -> float:
    """How long screens show an outcome."""
    lasts = LAID_LASTS + VERDICT_LASTS + POINTS_LASTS + HOPS_LAST
    if served.table_votes is not None:
        lasts += TABLE_LASTS
    if served.guest_votes is not None:
        lasts += GUEST_LASTS * len(served.proposal.guests)
    return lasts / 1000


def sit_down(state: State, proposal: Proposal, seated: tuple[Guest, ...], points: int) -> State:
    """From the hand to the table."""
    seat, number = proposal.seat, proposal.table
    service = Service(number=state.tally.number, seat=seat, guests=seated, reason=proposal.reason, points=points)
    if number is None:
        table = DinnerTable(services=(service,), departed=proposal.departed, marked=proposal.marked)
        tables = (*state.tables, table)
    else:
        joined = state.tables[number]
        joined = replace(joined, services=(*joined.services, service))
        tables = (*state.tables[:number], joined, *state.tables[number + 1 :])
    gone = {guest.id for guest in seated}
    hand = tuple([id for id in state.hands[seat] if id not in gone])
    return replace(state, tables=tables, hands=with_seat(state.hands, seat, hand))
