"""What everyone sees of a game of Dany, and what each seat alone sees and is asked."""

from typing import Any

from msgspec import UNSET

from veillee.games.dany.help import may_call
from veillee.games.dany.model import (
    Ask,
    AskAnyQuestion,
    AskCompose,
    AskConfirm,
    AskExplain,
    AskJudge,
    AskKeep,
    AskPoint,
    AskTalk,
    AskTurnUp,
    BeginningView,
    BreakingView,
    CallingView,
    ChoosingView,
    ComposingView,
    ExplainingView,
    OverView,
    PreparingView,
    Private,
    Public,
    RevealedView,
    TalkingView,
    TwistView,
)
from veillee.games.dany.round import decider_of
from veillee.games.dany.state import (
    Beginning,
    Breaking,
    Calling,
    Choosing,
    Composing,
    Explaining,
    InRound,
    Over,
    Preparing,
    Revealed,
    State,
    Talking,
    Twist,
    played,
)
from veillee.games.dany.talk import may_close, not_heard
from veillee.games.dany.twist import targets
from veillee.rules import Seat


def public(state: State) -> Public:
    table = on_table(state)
    match state.phase:
        case Beginning(fingers=fingers):
            return BeginningView(**table, ready=fingers.answered)
        case Preparing() as preparing:
            return PreparingView(**table, **of_round(state, preparing))
        case Choosing() as choosing:
            return ChoosingView(**table, **of_round(state, choosing), idea=choosing.idea)
        case Composing() as composing:
            kept = len(composing.kept)
            return ComposingView(**table, **of_round(state, composing), idea=composing.idea, kept=kept)
        case Talking() as talk:
            heard = tuple(sorted(talk.heard))
            surface = on_surface(state, talk)
            return TalkingView(**table, **surface, kept=len(talk.kept), heard=heard, closing=talk.closing)
        case Calling(caller=caller, votes=votes) as calling:
            return CallingView(**table, **of_call(state, calling), caller=caller, ready=votes.answered)
        case Revealed(talk=talk, nods=nods):
            return RevealedView(**table, **of_answer(state, talk), ready=nods.answered)
        case Explaining(talk=talk, votes=votes) as explaining:
            return ExplainingView(
                **table,
                **of_answer(state, talk),
                ready=votes.answered,
                asker=explaining.asker,
                explanation=explaining.explanation,
                words=explaining.words or UNSET,
            )
        case Twist(candidates=candidates, fingers=fingers, ties=ties):
            return TwistView(**table, candidates=candidates, ready=fingers.answered, ties=ties, stopped=state.stopped)
        case Breaking(decider=decider, candidates=candidates):
            return BreakingView(**table, decider=decider, candidates=candidates)
        case Over():
            return OverView(**table, dany=state.dany)


def on_table(state: State) -> dict[str, Any]:
    """What is there in every phase."""
    return {
        "number": state.number,
        "successes": state.successes,
        "failures": state.failures,
        "memories": len(state.memories),
        "ideas": len(state.ideas),
        "past": state.past,
        "last": state.last,
        "last_call": state.last_call,
        "last_pointing": state.last_pointing,
        "last_round": state.last_round,
    }


def of_round(state: State, phase: Preparing | InRound) -> dict[str, Any]:
    """Who composes, and who has the last word."""
    bound = () if isinstance(phase, Preparing) else tuple(sorted(phase.bound))
    return {"active": phase.active, "decider": decider_of(state, phase), "bound": bound}


def on_surface(state: State, phase: InRound) -> dict[str, Any]:
    """The composition, if it was sent, and what the others think of it."""
    talk = phase if isinstance(phase, Talking) else None
    return {
        **of_round(state, phase),
        "idea": phase.idea,
        "pieces": tuple([piece.shown for piece in talk.pieces]) if talk else (),
        "leanings": talk.leanings if talk else (None,) * state.seats,
    }


def of_answer(state: State, talk: Talking) -> dict[str, Any]:
    return {**on_surface(state, talk), "kept": len(talk.kept), "word": talk.choice}


def of_call(state: State, calling: Calling) -> dict[str, Any]:
    """What lies there of the round that the call is about."""
    match calling.back:
        case Revealed(talk=talk) | Explaining(talk=talk):
            return {**on_surface(state, talk), "word": talk.choice}
        case Preparing():
            last = state.last
            assert last is not None
            return {
                "active": last.active,
                "decider": (last.active - 1) % state.seats if last.decider is None else last.decider,
                "bound": (),
                "idea": last.idea,
                "pieces": last.pieces,
                "leanings": last.leanings,
                "word": last.word,
            }
        case phase:
            return {**on_surface(state, phase), "word": None}


def private(state: State, seat: Seat) -> Private:
    playing = played(state.phase)
    return Private(
        personality="dany" if seat == state.dany else "secondary",
        word=playing.choice if isinstance(playing, InRound) and playing.active == seat else None,
        may_call_help=may_call(state, seat),
        ask=ask(state, seat),
    )


def ask(state: State, seat: Seat) -> Ask | None:
    match state.phase:
        case Beginning(fingers=fingers) | Twist(fingers=fingers):
            return AskPoint(candidates=targets(state, seat), finger=fingers.given[seat])
        case Breaking(decider=decider) if seat == decider:
            return AskPoint(candidates=targets(state, seat), finger=None)
        case Preparing(active=active) if seat == active:
            return AskTurnUp()
        case Choosing(active=active, hand=hand) if seat == active:
            return AskKeep(hand=hand)
        case Composing(active=active, kept=kept) if seat == active:
            return AskCompose(kept=kept)
        case Talking(active=active, bound=bound) as talking if seat != active and seat not in bound:
            may_answer = not not_heard(state, talking) and seat == decider_of(state, talking)
            closes = may_close(state, talking, seat)
            return AskTalk(heard=seat in talking.heard, may_answer=may_answer, may_close=closes)
        case Calling(votes=votes) if seat in votes.takes_part:
            return AskConfirm(vote=votes.given[seat])
        case Revealed(nods=nods) if seat in nods.takes_part:
            return AskAnyQuestion(content=nods.given[seat] is not None)
        case Explaining(active=active, explanation="awaited"):
            return AskExplain() if seat == active else None
        case Explaining(votes=votes) if seat in votes.takes_part:
            return AskJudge(vote=votes.given[seat])
        case _:
            return None
