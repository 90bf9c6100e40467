"""The right word is revealed, and the composition explained if anyone asks (DA-12, DA-13)."""

from msgspec.structs import replace

from veillee.games.dany.round import end_round
from veillee.games.dany.state import Explaining, Revealed, State, Talking
from veillee.rules import Gathered, Seat, others


def reveal(state: State, talk: Talking) -> State:
    return replace(state, phase=Revealed(talk=talk, nods=of_the_others(state, talk)))


def of_the_others(state: State, talk: Talking) -> Gathered[bool]:
    return Gathered.among(state.seats, others(state.seats, talk.active))


def nod(state: State, revealed: Revealed, seat: Seat) -> State:
    """No question, as of anyone who is away."""
    nods = revealed.nods.put(seat, True)
    if not nods.complete:
        return replace(state, phase=replace(revealed, nods=nods))
    return end_round(state, revealed.talk, "found", decider=state.decided, answer=revealed.talk.choice)


def ask_why(state: State, revealed: Revealed, seat: Seat) -> State:
    talk = revealed.talk
    return replace(state, phase=Explaining(talk=talk, asker=seat, votes=of_the_others(state, talk)))


def judge(state: State, explaining: Explaining, seat: Seat, convinced: bool) -> State:
    return settle_judgement(state, replace(explaining, votes=explaining.votes.put(seat, convinced)))


def settle_judgement(state: State, explaining: Explaining) -> State:
    if not explaining.votes.complete:
        return replace(state, phase=explaining)
    votes, talk = explaining.votes.given, explaining.talk
    return end_round(
        state,
        talk,
        "unexplained" if votes.count(False) > votes.count(True) else "found",
        decider=state.decided,
        answer=talk.choice,
        asker=explaining.asker,
        judged=votes,
    )
