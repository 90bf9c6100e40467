"""What those who only watch say to a proposal (CO-13)."""

from veillee.games.diner.state import Judging, State
from veillee.rules import Question

YES_OR_NO = ("yes", "no")


def asked(state: State) -> Question | None:
    """As long as the others judge: does the whole convince, and each guest? A single newcomer is the whole (DN-6)."""
    if not isinstance(state.phase, Judging):
        return None
    guests = state.phase.proposal.guests
    topics = ["table", *(guest.id for guest in guests if len(guests) > 1)]
    return Question(key=str(state.tally.number), topics=dict.fromkeys(topics, YES_OR_NO))


def shown(state: State) -> str | None:
    """The question of the last proposal, from the count to the next proposal."""
    if isinstance(state.phase, Judging) or state.last is None:
        return None
    return str(state.last.number)
