"""Fingers, and the final twist: who is Dany? (DA-16 to DA-18)"""

from collections.abc import Sequence
from typing import Literal

from msgspec.structs import replace

from veillee.games.dany.model import TIES_BEFORE_THE_DECIDER, Pointed
from veillee.games.dany.state import Beginning, Breaking, Over, State, Twist
from veillee.rules import Gathered, Refused, Seat, others, with_seat

# Fingers, also of the beginning (DA-4)


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


# The twist


def begin_twist(state: State, stopped: bool = False) -> State:
    state = replace(state, last_round=False, stopped=stopped)
    return point_anew(state, tuple(range(state.seats)), ties=0)


def point_anew(state: State, candidates: tuple[Seat, ...], ties: int) -> State:
    fingers = Gathered[Seat].among(state.seats, range(state.seats))
    return replace(state, phase=Twist(candidates=candidates, fingers=fingers, ties=ties))


def point_at_dany(state: State, twist: Twist, seat: Seat, at: Seat) -> State:
    must_be_target(state, seat, at)
    return settle_twist(state, replace(twist, fingers=twist.fingers.put(seat, at)))


def settle_twist(state: State, twist: Twist) -> State:
    if not twist.fingers.complete:
        return replace(state, phase=twist)
    fingers, ties = twist.fingers.given, twist.ties + 1
    tied = most_fingers(fingers, twist.candidates)
    designated = tied[0] if len(tied) == 1 else None
    pointed = Pointed(turn=ties, candidates=twist.candidates, fingers=fingers, designated=designated)
    state = replace(state, last_pointing=pointed)
    if designated is not None:
        return unmask(state, designated)
    if ties < TIES_BEFORE_THE_DECIDER:
        return point_anew(state, tied, ties)
    return let_break(state, pointed, tied)


def let_break(state: State, pointed: Pointed, tied: tuple[Seat, ...]) -> State:
    """The last decider who is not among the tied breaks it; if there is none, chance does."""
    decider = next((past.decider for past in reversed(state.past) if past.decider not in (None, *tied)), None)
    if decider is None:
        return draw_one(state, pointed, tied)
    return replace(state, phase=Breaking(decider=decider, candidates=tied))


def draw_one(state: State, pointed: Pointed, tied: tuple[Seat, ...]) -> State:
    """Chance designates one of the tied, and everybody is told that it was chance."""
    designated = state.chance.pick("tie", tied)
    return unmask(replace(state, last_pointing=replace(pointed, designated=designated, drawn=tied)), designated)


def break_tie(state: State, breaking: Breaking, seat: Seat, at: Seat) -> State:
    if seat != breaking.decider:
        raise Refused("not_decider", seat=breaking.decider)
    must_be_target(state, seat, at)
    pointed = last_word(state, breaking)
    finger = with_seat(pointed.fingers, seat, at)
    return unmask(replace(state, last_pointing=replace(pointed, fingers=finger, designated=at)), at)


def let_chance_break(state: State, breaking: Breaking) -> State:
    """The decider is away."""
    return draw_one(state, last_word(state, breaking), breaking.candidates)


def last_word(state: State, breaking: Breaking) -> Pointed:
    """One finger alone, or none: the table is told whom it designates, as after any pointing."""
    nobody = (None,) * state.seats
    return Pointed(turn=TIES_BEFORE_THE_DECIDER + 1, candidates=breaking.candidates, fingers=nobody, designated=None)


def unmask(state: State, designated: Seat) -> State:
    reason: Literal["unmasked", "escaped"] = "unmasked" if designated == state.dany else "escaped"
    return replace(state, phase=Over(reason=reason, designated=designated))


def winners(state: State, reason: str) -> tuple[Seat, ...]:
    """DA-15, DA-18."""
    return (state.dany,) if reason == "escaped" else others(state.seats, state.dany)
