"""The right word is revealed, and the composition explained if anyone asks (DA-12, DA-13)."""

from msgspec import UNSET
from msgspec.structs import replace

from veillee.games.dany.model import EXPLANATION_LENGTH, Explanation
from veillee.games.dany.round import decider_of, end_round
from veillee.games.dany.state import Explaining, Revealed, State, Talking
from veillee.rules import Gathered, Refused, Seat, clean, others


def reveal(state: State, talk: Talking) -> State:
    return replace(state, phase=Revealed(talk=talk, nods=of_the_others(state, talk)))


def of_the_others(state: State, talk: Talking) -> Gathered[bool]:
    return Gathered.among(state.seats, others(state.seats, talk.active))


def nod(state: State, revealed: Revealed, seat: Seat) -> State:
    """No question, as of anyone who says nothing."""
    nods = revealed.nods.put(seat, True)
    if not nods.complete:
        return replace(state, phase=replace(revealed, nods=nods))
    talk = revealed.talk
    return end_round(state, talk, "found", decider=decider_of(state, talk), answer=talk.choice)


def ask_why(state: State, revealed: Revealed, seat: Seat) -> State:
    talk = revealed.talk
    return replace(state, phase=Explaining(talk=talk, asker=seat, votes=of_the_others(state, talk)))


def explain(state: State, explaining: Explaining, explanation: Explanation, words: str = "") -> State:
    """The active one has explained, aloud or in words, or let the time pass: the others may judge."""
    if explaining.explanation != "awaited":
        raise Refused("not_now")
    words = clean(words, EXPLANATION_LENGTH) if words else ""
    return replace(state, phase=replace(explaining, explanation=explanation, words=words))


def judge(state: State, explaining: Explaining, seat: Seat, convinced: bool) -> State:
    if explaining.explanation == "awaited":
        raise Refused("not_explained", seat=explaining.active)
    return settle_judgement(state, replace(explaining, votes=explaining.votes.put(seat, convinced)))


def settle_judgement(state: State, explaining: Explaining) -> State:
    if not explaining.votes.complete:
        return replace(state, phase=explaining)
    votes, talk = explaining.votes.given, explaining.talk
    return end_round(
        state,
        talk,
        "unexplained" if votes.count(False) > votes.count(True) else "found",
        decider=decider_of(state, talk),
        answer=talk.choice,
        asker=explaining.asker,
        judged=votes,
        explanation=explaining.words or UNSET,
    )
