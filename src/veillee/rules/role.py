"""A role that goes from seat to seat, such as the storyteller."""

from msgspec import Struct

from veillee.rules.game import Seat


def left_of(seat: Seat, seats: int) -> Seat:
    """The next seat of the circle (CO-1)."""
    return (seat + 1) % seats


def others(seats: int, but: Seat) -> tuple[Seat, ...]:
    return tuple([seat for seat in range(seats) if seat != but])


class Role(Struct, frozen=True):
    """The seat that has the role, and the seats that were passed over because their player was away (CO-9)."""

    seat: Seat
    passed: frozenset[Seat] = frozenset()

    def pass_on(self, seats: int) -> "Role | None":
        """Give the role to the next seat. None if every seat was passed over: nobody is left to play with."""
        passed = self.passed | {self.seat}
        return None if len(passed) == seats else Role(seat=left_of(self.seat, seats), passed=passed)
