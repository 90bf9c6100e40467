"""What everyone sees, and what one seat alone sees and is asked."""

from typing import Any

from veillee.games.diner.drawing import may_exchange, may_send_back
from veillee.games.diner.hearing import contests, convinced, forbidden, unanswered
from veillee.games.diner.model import (
    Ask,
    AskAnswer,
    AskDefend,
    AskDraw,
    AskName,
    AskTable,
    AskVoteGuests,
    AskVoteTable,
    DefendingView,
    HearingView,
    JudgingGuestsView,
    JudgingTableView,
    NamingView,
    OverView,
    Private,
    Public,
    TurnView,
)
from veillee.games.diner.state import (
    Defending,
    Hearing,
    Judging,
    JudgingGuests,
    JudgingTable,
    Naming,
    Over,
    State,
    Turn,
)
from veillee.rules import Seat


def public(state: State) -> Public:
    room = dining_room(state)
    match state.phase:
        case Turn() as turn:
            return TurnView(**room, player=turn.seat, drawn=turn.drawn, exchanged=turn.exchanged)
        case Hearing() as hearing:
            return HearingView(**room, **judged(hearing))
        case Defending() as defending:
            return DefendingView(**room, **judged(defending))
        case JudgingTable() as judging:
            return JudgingTableView(**room, **judged(judging), voted=judging.votes.answered)
        case Naming() as naming:
            return NamingView(**room, **judged(naming), said=naming.named.answered, table_votes=naming.table_votes)
        case JudgingGuests() as judging:
            voted, table_votes = judging.votes.answered, judging.table_votes
            return JudgingGuestsView(**room, **judged(judging), voted=voted, table_votes=table_votes)
        case Over(left=left):
            return OverView(**room, left=left)


def dining_room(state: State) -> dict[str, Any]:
    """What is there in every phase."""
    return {
        "number": state.tally.number,
        "tables": state.tables,
        "forbidden": forbidden(state.options),
        "hands": tuple(map(len, state.hands)),
        "sent_back": state.sent_back,
        "pile": len(state.pile.cards),
        "discards": len(state.pile.aside),
        "scores": state.tally.scores,
        "last": state.last,
        "last_round": state.last_round,
    }


def judged(phase: Judging) -> dict[str, Any]:
    return {
        "player": phase.proposal.seat,
        "proposal": phase.proposal,
        "convinced": convinced(phase),
        "contests": contests(phase),
        "defences": phase.defences,
    }


def private(state: State, seat: Seat) -> Private:
    hand, over = state.hands[seat], isinstance(state.phase, Over)
    return Private(
        hand=tuple([state.guests[id] for id in hand]),
        fresh=() if over else tuple([id for id in hand if may_send_back(state, seat, id)]),
        ask=ask(state, seat),
    )


def ask(state: State, seat: Seat) -> Ask | None:
    match state.phase:
        case Turn() as turn if seat == turn.seat:
            return AskTable(may_exchange=may_exchange(state, turn)) if turn.drawn else AskDraw()
        case Hearing() as hearing if seat != hearing.proposal.seat:
            return AskAnswer()
        case Defending() as defending if seat == defending.proposal.seat:
            return AskDefend(topics=unanswered(defending))
        case JudgingTable() as judging if seat != judging.proposal.seat:
            return AskVoteTable(vote=judging.votes.given[seat])
        case Naming() as naming if seat != naming.proposal.seat:
            return AskName(guests=naming.named.given[seat])
        case JudgingGuests() as judging if seat != judging.proposal.seat:
            return AskVoteGuests(refused=judging.votes.given[seat])
        case _:
            return None
