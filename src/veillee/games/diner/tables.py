"""What can be proposed: a new table, a funeral, guests for a table that stands (DN-4, DN-7, DN-8, DN-11)."""

from collections.abc import Sequence

from veillee.games.diner.drawing import must_hold
from veillee.games.diner.model import (
    CHAIRS,
    COLOURS_COUNT_FROM,
    LEAST_AT_A_NEW_TABLE,
    MOST_AT_A_NEW_TABLE,
    REASON_LENGTH,
    DinnerTable,
    Guest,
    GuestId,
    Join,
    Options,
    Proposal,
    Reason,
    SetTable,
    Written,
    seated_at,
)
from veillee.games.diner.state import State
from veillee.rules import Refused, Seat, clean


def table_at(state: State, number: int) -> DinnerTable:
    if not 0 <= number < len(state.tables):
        raise Refused("no_such_table")
    return state.tables[number]


def from_hand(state: State, seat: Seat, guests: tuple[GuestId, ...]) -> tuple[Guest, ...]:
    for guest in guests:
        must_hold(state, seat, guest)
    if len(set(guests)) < len(guests):
        raise Refused("same_guest_twice")
    return tuple([state.guests[guest] for guest in guests])


def told(reason: Reason, most: int = REASON_LENGTH) -> Reason:
    return Written(text=clean(reason.text, most)) if isinstance(reason, Written) else reason


def new_table(state: State, seat: Seat, move: SetTable) -> Proposal:
    if not LEAST_AT_A_NEW_TABLE <= len(move.guests) <= MOST_AT_A_NEW_TABLE:
        raise Refused("wrong_number_of_guests", least=LEAST_AT_A_NEW_TABLE, most=MOST_AT_A_NEW_TABLE)
    guests = from_hand(state, seat, move.guests)
    if move.departed is not None:
        if move.departed not in move.guests:
            raise Refused("departed_not_there")
        must_have_died(state, move.departed, move.marked)
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


def must_have_died(state: State, departed: GuestId, marked: bool) -> None:
    """DN-11: recently, as the deck or the player knows; with the option, whenever it was."""
    guest = state.guests[departed]
    if (guest.died is None) != marked:
        raise Refused("not_departed")
    if guest.died is not None and not guest.recent and state.options.funerals == "recent":
        raise Refused("died_long_ago")


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
