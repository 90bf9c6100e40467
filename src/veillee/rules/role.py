"""A role that goes round the circle."""

from msgspec import Struct

from veillee.rules.game import Seat


def left_of(seat: Seat, seats: int) -> Seat:
    """The next seat of the circle (CO-1)."""
    return (seat + 1) % seats


def others(seats: int, but: Seat) -> tuple[Seat, ...]:
    return tuple([seat for seat in range(seats) if seat != but])


class Role(Struct, frozen=True):
    """Whose turn it is to do what only a person can do, and who was away when it was theirs (CO-9)."""

    seat: Seat
    passed: frozenset[Seat] = frozenset()

    def pass_on(self, seats: int) -> "Role | None":
        """The next seat has it; None if it has gone all the way round, and nobody is left to play with."""
        passed = self.passed | {self.seat}
        return None if len(passed) == seats else Role(seat=left_of(self.seat, seats), passed=passed)
