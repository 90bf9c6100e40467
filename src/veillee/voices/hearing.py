"""Who may be heard and seen at the table (CO-16, DA-9)."""

from collections.abc import Callable
from typing import Any

from veillee.rules import Game, Seat
from veillee.salon.events import PersonId
from veillee.salon.model import Salon

# What the rules of a game say of a seat.
Say = Callable[[Game[Any, Any, Any], Any, Seat], bool]


def may_be_heard(salon: Salon, person: PersonId) -> bool:
    """In the lobby and after a game everybody; during a game those who play it, while its rules let them.

    Whoever has several seats is silent as soon as one of these has to be.
    """
    return every_seat(salon, person, lambda game, state, seat: game.may_be_heard(state, seat))


def may_be_seen(salon: Salon, person: PersonId) -> bool:
    """The same for faces: one that must say nothing could say it with a look."""
    return every_seat(salon, person, lambda game, state, seat: game.may_be_seen(state, seat))


def every_seat(salon: Salon, person: PersonId, may: Say) -> bool:
    running = salon.running
    if running is None or running.lost is not None or running.over:
        return True
    held = [running.seat_of(chair.id) for chair in salon.chairs if chair.holder == person]
    seats = [seat for seat in held if seat is not None]
    return bool(seats) and all(may(running.game, running.state, seat) for seat in seats)
