"""Who may be heard and seen at the table (CO-16, DA-9)."""

from collections.abc import Callable, Collection
from typing import Any

from veillee.rules import Game, Seat
from veillee.salon.events import PersonId
from veillee.salon.model import NOBODY, Salon

# What the rules of a game say of a seat.
Say = Callable[[Game[Any, Any, Any], Any, Seat], bool]


def may_be_heard(salon: Salon, person: PersonId, speakers: Collection[PersonId]) -> bool:
    """In the lobby and after a game everybody; during a game those who play it, while its rules let them.

    Whoever has several seats is silent as soon as one of these has to be. Through a television speaks whoever sits
    before it: perhaps all who play and are not among the `speakers`, who have a microphone of their own.
    """
    if salon.people[person].silenced:
        return False
    return every_seat(salon, person, speakers, lambda game, state, seat: game.may_be_heard(state, seat))


def may_be_seen(salon: Salon, person: PersonId, speakers: Collection[PersonId]) -> bool:
    """The same for faces: one that must say nothing could say it with a look."""
    return every_seat(salon, person, speakers, lambda game, state, seat: game.may_be_seen(state, seat))


def every_seat(salon: Salon, person: PersonId, speakers: Collection[PersonId], may: Say) -> bool:
    one = salon.people[person]
    running = salon.running
    if running is None or running.lost is not None or running.over:
        return True
    held = [
        running.seat_of(chair.id)
        for chair in salon.chairs
        if (chair.holder not in (NOBODY, *speakers) and not chair.left if one.screen else chair.holder == person)
    ]
    seats = [seat for seat in held if seat is not None]
    return bool(seats) and all(may(running.game, running.state, seat) for seat in seats)
