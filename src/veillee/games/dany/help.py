"""The active personality must not help: a call, and a vote about it (DA-10)."""

from msgspec.structs import replace

from veillee.games.dany.model import Called, Idea
from veillee.games.dany.round import decider_of, end_round
from veillee.games.dany.state import (
    AnyRound,
    Calling,
    Choosing,
    Composing,
    Explaining,
    Preparing,
    Revealed,
    State,
    Talking,
)
from veillee.games.dany.twist import begin_twist
from veillee.rules import Gathered, Refused, Seat


def may_have_helped(state: State) -> Seat | None:
    """Of whom it can be said: who is active or, until the next idea is turned up, who was in the round before."""
    match state.phase:
        case Preparing():
            last = state.last
            return last.active if last is not None and last.number == state.number - 1 else None
        case Choosing() | Composing() | Talking() | Revealed() | Explaining() as phase:
            return phase.active
        case _:
            return None


def may_call(state: State, seat: Seat) -> bool:
    return may_have_helped(state) not in (None, seat) and seat not in state.called and not state.helped


def call_help(state: State, phase: AnyRound, seat: Seat) -> State:
    active = may_have_helped(state)
    if active is None:
        raise Refused("not_now")
    if seat == active:
        raise Refused("not_for_active")
    if state.helped:
        raise Refused("already_helped")
    if seat in state.called:
        raise Refused("already_called")
    votes = Gathered[bool].among(state.seats, set(range(state.seats)) - {active, seat})
    calling = Calling(caller=seat, active=active, back=phase, votes=votes)
    return replace(state, phase=calling, called=state.called | {seat})


def confirm(state: State, calling: Calling, seat: Seat, helped: bool) -> State:
    if seat == calling.caller:
        raise Refused("own_call")
    return settle_call(state, replace(calling, votes=calling.votes.put(seat, helped)))


def settle_call(state: State, calling: Calling) -> State:
    if not calling.votes.complete:
        return replace(state, phase=calling)
    votes, back = calling.votes.given, calling.back
    confirmed = votes.count(True) > votes.count(False)
    number = state.number - 1 if isinstance(back, Preparing) else state.number
    called = Called(number=number, caller=calling.caller, votes=votes, confirmed=confirmed)
    state = replace(state, last_call=called, helped=confirmed, phase=back)
    return add_failure(state, back) if confirmed else state


def add_failure(state: State, back: AnyRound) -> State:
    third = len(state.failures) + 1 == state.failures_to_twist
    match back:
        case Preparing():
            *before, last = state.past
            state = mark(state, last.idea)
            state = replace(state, past=(*before, replace(last, helped=True)))
            return begin_twist(state) if third or not state.ideas else state
        case Revealed(talk=talk) | Explaining(talk=talk):
            if third or state.options.help_ends_round:
                return end_round(state, talk, "helped", decider=decider_of(state, talk), answer=talk.choice)
            return mark(state, talk.idea)
        case _:
            if third or state.options.help_ends_round:
                return end_round(state, back, "helped", decider=None)
            return mark(state, back.idea)


def mark(state: State, idea: Idea) -> State:
    """An idea card to the left: the next of the pile, or that of the round if there is none."""
    return replace(state, failures=(*state.failures, *(state.ideas[:1] or (idea,))), ideas=state.ideas[1:])
