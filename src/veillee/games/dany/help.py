"""The active personality must not help: a call, and a vote about it (DA-10)."""

from msgspec.structs import replace

from veillee.games.dany.model import FAILURES_TO_TWIST, Called
from veillee.games.dany.round import end_round
from veillee.games.dany.state import Calling, InRound, State
from veillee.rules import Gathered, Refused, Seat


def call_help(state: State, phase: InRound, seat: Seat) -> State:
    if seat in phase.called:
        raise Refused("already_called")
    votes = Gathered[bool].among(state.seats, set(range(state.seats)) - {phase.active, seat})
    calling = Calling(caller=seat, back=replace(phase, called=phase.called | {seat}), votes=votes)
    return replace(state, phase=calling)


def confirm(state: State, calling: Calling, seat: Seat, helped: bool) -> State:
    if seat == calling.caller:
        raise Refused("own_call")
    return settle_call(state, replace(calling, votes=calling.votes.put(seat, helped)))


def settle_call(state: State, calling: Calling) -> State:
    if not calling.votes.complete:
        return replace(state, phase=calling)
    votes, back = calling.votes.given, calling.back
    confirmed = votes.count(True) > votes.count(False)
    called = Called(number=state.number, caller=calling.caller, votes=votes, confirmed=confirmed)
    state = replace(state, last_call=called, phase=back)
    if not confirmed:
        return state
    if state.options.help_ends_round or len(state.failures) + 1 == FAILURES_TO_TWIST:
        return end_round(state, back, "helped", decider=None)
    # The failure is marked by an idea card to the left: the next of the pile, or this round's if there is none.
    marker, *rest = state.ideas or (back.idea,)
    return replace(state, failures=(*state.failures, marker), ideas=tuple(rest))
