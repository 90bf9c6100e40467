"""The circle of seats."""

from veillee.rules.game import Seat


def left_of(seat: Seat, seats: int) -> Seat:
    """The next seat of the circle (CO-1)."""
    return (seat + 1) % seats


def others(seats: int, but: Seat) -> tuple[Seat, ...]:
    return tuple([seat for seat in range(seats) if seat != but])
