"""The talk about the composition, and the answer (DA-9, DA-11)."""

from msgspec.structs import replace

from veillee.games.dany.explanation import reveal
from veillee.games.dany.round import decider_of, end_round
from veillee.games.dany.state import State, Talking
from veillee.rules import Refused, Seat, others, with_seat


def not_heard(state: State, talking: Talking) -> tuple[Seat, ...]:
    """Those who have not said anything yet; the decider speaks by deciding."""
    done = {decider_of(state, talking), *talking.heard, *talking.passed, *talking.bound}
    return tuple([seat for seat in others(state.seats, talking.active) if seat not in done])


def awaited_in_talk(state: State, talking: Talking) -> tuple[Seat, ...]:
    """All who may still speak, and the decider, who answers or closes the talk."""
    unheard = not_heard(state, talking)
    return unheard if unheard and talking.closing else (*unheard, decider_of(state, talking))


def lean(state: State, talking: Talking, seat: Seat, word: int | None) -> State:
    """A leaning says something; to take it back unsays nothing."""
    heard = talking.heard if word is None else talking.heard | {seat}
    return replace(state, phase=replace(talking, leanings=with_seat(talking.leanings, seat, word), heard=heard))


def hear(state: State, talking: Talking, seat: Seat, on: bool) -> State:
    """Once all have been heard it is the decider's turn, and stays so: a limit that ran out cannot be undone."""
    if not on and not not_heard(state, talking):
        raise Refused("not_now")
    heard = talking.heard | {seat} if on else talking.heard - {seat}
    return replace(state, phase=replace(talking, heard=heard))


def may_close(state: State, talking: Talking, seat: Seat) -> bool:
    return seat == decider_of(state, talking) and not talking.closing and bool(not_heard(state, talking))


def close_talk(state: State, talking: Talking, seat: Seat) -> State:
    decides = decider_of(state, talking)
    if seat != decides:
        raise Refused("not_decider", seat=decides)
    if not may_close(state, talking, seat):
        raise Refused("not_now")
    return replace(state, phase=replace(talking, closing=True))


def silent(state: State, talking: Talking, seat: Seat) -> State:
    """An absent player says nothing; if the decider is absent, the next player decides."""
    if seat in not_heard(state, talking):
        return hear(state, talking, seat, on=True)
    passed = talking.passed | {seat}
    if len(passed | talking.bound) == state.seats - 1:
        return end_round(state, talking, "unanswered", decider=None)
    return replace(state, phase=replace(talking, passed=passed))


def answer(state: State, talking: Talking, seat: Seat, word: int) -> State:
    decides = decider_of(state, talking)
    if seat != decides:
        raise Refused("not_decider", seat=decides)
    if not_heard(state, talking):
        raise Refused("not_all_heard")
    if word == talking.choice:
        return reveal(state, talking)
    return end_round(state, talking, "missed", decider=seat, answer=word)
