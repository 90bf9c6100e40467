"""Who may be heard at the table (CO-16)."""

from veillee.salon.events import PersonId
from veillee.salon.model import Salon


def may_be_heard(salon: Salon, person: PersonId) -> bool:
    """In the lobby and after a game everybody; during a game those who play it, while its rules let them.

    Whoever has several seats is silent as soon as one of these has to be.
    """
    running = salon.running
    if running is None or running.lost is not None or running.over:
        return True
    held = [running.seat_of(chair.id) for chair in salon.chairs if chair.holder == person]
    seats = [seat for seat in held if seat is not None]
    return bool(seats) and all(running.game.may_be_heard(running.state, seat) for seat in seats)
