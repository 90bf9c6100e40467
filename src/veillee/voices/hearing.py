"""Who may be heard at the table (CO-16)."""

from collections.abc import Collection

from veillee.salon.events import PersonId
from veillee.salon.model import NOBODY, Salon


def may_be_heard(salon: Salon, person: PersonId, speakers: Collection[PersonId]) -> bool:
    """In the lobby and after a game everybody; during a game those who play it, while its rules let them.

    Whoever has several seats is silent as soon as one of these has to be. Through a television speaks whoever sits
    before it: perhaps all who play and are not among the `speakers`, who have a microphone of their own.
    """
    one = salon.people[person]
    if one.silenced:
        return False
    running = salon.running
    if running is None or running.lost is not None or running.over:
        return True
    held = [
        running.seat_of(chair.id)
        for chair in salon.chairs
        if (chair.holder not in (NOBODY, *speakers) and not chair.left if one.screen else chair.holder == person)
    ]
    seats = [seat for seat in held if seat is not None]
    return bool(seats) and all(running.game.may_be_heard(running.state, seat) for seat in seats)
