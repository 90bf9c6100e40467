"""Dany: the talk, and the answer."""

import pytest

from tests.games.dany_tables import (
    ACTIVE,
    LEFT,
    RIGHT,
    answered,
    composing,
    content,
    game,
    heard,
    refused,
    seen,
    talking,
)
from veillee.games.dany.model import AskTalk, IdeaView, RevealedView, RoundView, TalkingView
from veillee.games.dany.moves import Answer, CloseTalk, Heard, Lean
from veillee.games.dany.state import Preparing, Revealed
from veillee.rules import Clock
from veillee.salon.game import time_is_up


@pytest.mark.rule("DA-11")
def test_a_leaning_is_shown_to_all_and_is_no_vote() -> None:
    state = game.apply(talking(), 2, Lean(word=4))
    assert seen(state, TalkingView).leanings == (None, None, 4, None, None)
    state = game.apply(state, 2, Lean(word=None))
    assert seen(state, TalkingView).leanings == (None,) * 5


@pytest.mark.rule("DA-11")
def test_a_leaning_says_something_and_taking_it_back_unsays_nothing() -> None:
    state = game.apply(talking(), 2, Lean(word=4))
    assert seen(state, TalkingView).heard == (2,)
    assert game.awaited(state) == (1, 3, RIGHT)
    state = game.apply(state, 2, Lean(word=None))
    assert seen(state, TalkingView).heard == (2,)
    untouched = game.apply(talking(), 2, Lean(word=None))
    assert seen(untouched, TalkingView).heard == ()
    for seat in (1, 3):
        state = game.apply(state, seat, Lean(word=1))
    assert isinstance(game.apply(state, RIGHT, Answer(word=1)).phase, Revealed | Preparing)


@pytest.mark.rule("DA-11")
def test_the_decider_answers_when_all_have_been_heard_and_has_the_last_word() -> None:
    state = talking()
    assert game.awaited(state) == (1, 2, 3, RIGHT)
    assert refused(state, RIGHT, Answer(word=1)) == "not_all_heard"
    assert game.private(state, RIGHT).ask == AskTalk(heard=False, may_answer=False, may_close=True)
    assert game.private(state, LEFT).ask == AskTalk(heard=False, may_answer=False, may_close=False)
    state = heard(state)
    assert game.awaited(state) == (RIGHT,)
    assert game.private(state, RIGHT).ask == AskTalk(heard=False, may_answer=True, may_close=False)
    assert game.private(state, LEFT).ask == AskTalk(heard=True, may_answer=False, may_close=False)
    assert refused(state, LEFT, Answer(word=1)) == "not_decider"
    assert refused(state, 2, Heard(on=False)) == "not_now"
    again = game.apply(game.apply(talking(), 2, Heard()), 2, Heard(on=False))
    assert game.awaited(again) == (1, 2, 3, RIGHT)


@pytest.mark.rule("DA-11", "CO-9")
def test_or_after_a_clock() -> None:
    state = talking(talk_seconds=90)
    clock = game.clock(state)
    assert clock is not None
    assert clock.seconds == 90
    state = time_is_up(game, state)
    assert game.clock(state) is None
    assert game.awaited(state) == (RIGHT,)
    assert game.clock(talking()) is None


@pytest.mark.rule("DA-11")
@pytest.mark.parametrize("talk_seconds", [0, 600])
def test_or_after_a_short_notice_to_those_who_have_said_nothing(talk_seconds: int) -> None:
    state = game.apply(talking(talk_seconds=talk_seconds), 2, Heard())
    assert refused(state, LEFT, CloseTalk()) == "not_decider"
    assert refused(state, ACTIVE, CloseTalk()) == "not_for_active"
    state = game.apply(state, RIGHT, CloseTalk())
    assert seen(state, TalkingView).closing
    assert game.clock(state) == Clock(key="1:close", seconds=15, goes_on=True)
    assert game.awaited(state) == (1, 3)
    assert refused(state, RIGHT, CloseTalk()) == "not_now"
    assert refused(state, RIGHT, Answer(word=1)) == "not_all_heard"
    assert game.private(state, RIGHT).ask == AskTalk(heard=False, may_answer=False, may_close=False)
    in_time = game.apply(game.apply(state, 1, Lean(word=1)), 3, Heard())
    too_late = time_is_up(game, state)
    for closed in (in_time, too_late):
        assert game.clock(closed) is None
        assert game.awaited(closed) == (RIGHT,)
        assert game.private(closed, RIGHT).ask == AskTalk(heard=False, may_answer=True, may_close=False)
    assert refused(heard(talking()), RIGHT, CloseTalk()) == "not_now"
    assert refused(composing(), RIGHT, CloseTalk()) == "not_now"


@pytest.mark.rule("DA-11", "CO-9")
def test_a_decider_who_leaves_before_all_have_spoken_is_replaced_and_nobody_is_passed_over() -> None:
    state = game.absent(talking(), RIGHT)
    assert seen(state, RoundView).decider == 3
    assert game.awaited(state) == (1, 2, 3)
    closed = game.absent(game.apply(talking(), RIGHT, CloseTalk()), 1)
    assert game.awaited(closed) == (2, 3)


@pytest.mark.rule("DA-11", "CO-6")
def test_whoever_had_nothing_to_say_in_time_may_still_decide() -> None:
    state = game.absent(game.absent(talking(), 3), RIGHT)
    assert seen(state, RoundView).decider == 3
    assert game.awaited(state) == (1, 2, 3)


@pytest.mark.rule("DA-11", "CO-9")
def test_a_decider_who_is_away_is_replaced_by_the_next_to_the_right() -> None:
    state = game.absent(heard(talking()), RIGHT)
    assert seen(state, RoundView).decider == 3
    state = answered(state, right=False)
    assert state.past[-1].decider == 3
    nobody = heard(talking())
    for seat in (4, 3, 2, 1):
        nobody = game.absent(nobody, seat)
    assert nobody.last is not None
    assert nobody.last.result == "unanswered"
    assert (nobody.successes, nobody.failures) == ((), ())
    assert nobody.phase == Preparing(LEFT)


@pytest.mark.rule("DA-12")
def test_a_right_word_is_a_success_the_idea_to_the_right() -> None:
    state = talking()
    idea = seen(state, IdeaView).idea
    state = answered(state, right=True)
    assert isinstance(state.phase, Revealed)
    assert seen(state, RevealedView).word == state.phase.talk.choice
    state = content(state)
    assert state.successes == (idea,)
    assert state.failures == ()
    assert state.last is not None
    assert (state.last.result, state.last.answer, state.last.decider) == ("found", state.last.word, RIGHT)


@pytest.mark.rule("DA-12")
def test_a_wrong_word_is_a_failure_the_idea_to_the_left() -> None:
    state = talking()
    idea = seen(state, IdeaView).idea
    state = answered(state, right=False)
    assert state.failures == (idea,)
    assert state.successes == ()
    assert state.last is not None
    assert state.last.result == "missed"
    assert state.last.answer != state.last.word


@pytest.mark.rule("DA-12", "CO-2")
def test_the_word_is_known_to_nobody_else_before_the_reveal() -> None:
    state = heard(talking())
    assert not hasattr(game.public(state), "word")
    assert [game.private(state, seat).word is not None for seat in range(5)] == [True] + [False] * 4
