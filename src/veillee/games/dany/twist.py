"""The final twist: who is Dany? (DA-16 to DA-18)"""

from typing import Literal

from msgspec.structs import replace

from veillee.games.dany.model import TIES_BEFORE_THE_DECIDER, Pointed
from veillee.games.dany.pointing import most_fingers, must_be_target
from veillee.games.dany.state import Breaking, Over, State, Twist
from veillee.rules import Gathered, Refused, Seat, others, with_seat


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
    return let_break(state, tied)


def let_break(state: State, tied: tuple[Seat, ...]) -> State:
    """The last decider who is not among the tied breaks it. If none of the others has decided, chance says which of
    them does; if all are tied, it says who is designated."""
    untied = [seat for seat in range(state.seats) if seat not in tied]
    if not untied:
        return decide_tie(state, tied, None, state.chance.pick("tie", tied))
    deciders = [past.decider for past in state.past if past.decider in untied]
    decider = deciders[-1] if deciders else state.chance.pick("decider", untied)
    assert decider is not None
    return replace(state, phase=Breaking(decider=decider, candidates=tied))


def break_tie(state: State, breaking: Breaking, seat: Seat, at: Seat) -> State:
    if seat != breaking.decider:
        raise Refused("not_decider", seat=breaking.decider)
    must_be_target(state, seat, at)
    return decide_tie(state, breaking.candidates, seat, at)


def decide_tie(state: State, tied: tuple[Seat, ...], seat: Seat | None, at: Seat) -> State:
    """One finger alone, or chance in its place: the table is told whom it designates, as after any pointing."""
    nobody: tuple[Seat | None, ...] = (None,) * state.seats
    pointed = Pointed(
        turn=TIES_BEFORE_THE_DECIDER + 1,
        candidates=tied,
        fingers=nobody if seat is None else with_seat(nobody, seat, at),
        designated=at,
    )
    return unmask(replace(state, last_pointing=pointed), at)


def unmask(state: State, designated: Seat) -> State:
    reason: Literal["unmasked", "escaped"] = "unmasked" if designated == state.dany else "escaped"
    return replace(state, phase=Over(reason=reason, designated=designated))


def winners(state: State, reason: str) -> tuple[Seat, ...]:
    """DA-15, DA-18."""
    return (state.dany,) if reason == "escaped" else others(state.seats, state.dany)
