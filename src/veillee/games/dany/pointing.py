"""Fingers: at whom one may point, and at whom most do."""

from collections.abc import Sequence

from veillee.games.dany.state import Beginning, Breaking, State, Twist
from veillee.rules import Refused, Seat


def targets(state: State, seat: Seat) -> tuple[Seat, ...]:
    """At whom this seat may point: in the beginning at anyone, in the twist not at oneself."""
    match state.phase:
        case Beginning():
            return tuple(range(state.seats))
        case Twist(candidates=candidates) | Breaking(candidates=candidates):
            return tuple([other for other in candidates if other != seat])
        case _:
            return ()


def must_be_target(state: State, seat: Seat, at: Seat) -> None:
    if at == seat and not isinstance(state.phase, Beginning):
        raise Refused("not_at_oneself")
    if at not in targets(state, seat):
        raise Refused("no_such_candidate")


def most_fingers(fingers: Sequence[Seat | None], candidates: Sequence[Seat]) -> tuple[Seat, ...]:
    counts = [sum(finger == seat for finger in fingers) for seat in candidates]
    return tuple([seat for seat, count in zip(candidates, counts, strict=True) if count == max(counts)])
