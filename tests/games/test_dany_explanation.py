"""Dany: the explanation, and what happens between rounds."""

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from tests.games.dany_tables import (
    ACTIVE,
    LEFT,
    after_rounds,
    answered,
    asked_why,
    begun,
    choosing,
    composing,
    explaining,
    five_ties,
    game,
    next_talk,
    refused,
    seen,
    talking,
    twisted,
)
from tests.players.dany import laid
from veillee.games.dany.model import AskExplain, ExplainingView, Round, RoundView
from veillee.games.dany.moves import AskWhy, CallHelp, Confirm, Explained, Judge, NoQuestion, Send, Writing
from veillee.games.dany.state import Composing, Explaining, Preparing
from veillee.rules import Clock, Refused
from veillee.salon.game import time_is_up

# The explanation


@pytest.mark.rule("DA-13")
def test_nobody_judges_before_the_active_one_has_explained() -> None:
    state = asked_why()
    assert game.awaited(state) == (ACTIVE,)
    assert game.private(state, ACTIVE).ask == AskExplain()
    assert [game.private(state, seat).ask for seat in range(1, 5)] == [None] * 4
    assert seen(state, ExplainingView).explanation == "awaited"
    assert refused(state, 1, Judge(convinced=False)) == "not_explained"
    assert refused(state, 1, Explained()) == "not_active"
    state = game.apply(state, ACTIVE, Explained())
    assert seen(state, ExplainingView).explanation == "given"
    assert game.awaited(state) == (1, 2, 3, 4)
    assert refused(state, ACTIVE, Explained()) == "not_now"
    assert refused(talking(), ACTIVE, Explained()) == "not_now"


@pytest.mark.rule("DA-13", "CO-11")
def test_an_explanation_in_writing_is_judged_and_kept_as_others_read_it() -> None:
    asked = asked_why()
    for empty in (" ", "\u200b"):
        assert refused(asked, ACTIVE, Explained(words=empty)) == "text_empty"
    assert refused(asked, ACTIVE, Explained(words="a" * 501)) == "text_too_long"
    assert seen(asked, ExplainingView).words is UNSET
    state = game.apply(asked, ACTIVE, Explained(words=" La lumière\ns’ouvre. "))
    assert seen(state, ExplainingView).words == "La lumière s’ouvre."
    # Also after a call for help, which only interrupts.
    state = game.apply(state, 1, CallHelp())
    for seat in game.awaited(state):
        state = game.apply(state, seat, Confirm(helped=False))
    assert seen(state, ExplainingView).words == "La lumière s’ouvre."
    before = state
    for seat in (1, 2, 3, 4):
        before, state = state, game.apply(state, seat, Judge(convinced=True))
    assert [line.explanation for line in game.story(before, state) if isinstance(line, Round)] == [
        "La lumière s’ouvre."
    ]
    # Aloud there is nothing to keep.
    aloud = explaining()
    assert seen(aloud, ExplainingView).words is UNSET
    for seat in (1, 2, 3, 4):
        aloud = game.apply(aloud, seat, Judge(convinced=True))
    assert aloud.last is not None
    assert aloud.last.explanation is UNSET


@pytest.mark.rule("DA-9", "DA-13")
def test_others_see_who_writes_where_they_may_speak() -> None:
    for state, seat in ((talking(), LEFT), (asked_why(), ACTIVE), (twisted(), LEFT), (five_ties(), LEFT)):
        assert game.draft(state, seat, Writing()) == Writing()
    with pytest.raises(Refused, match="bound_to_silence"):
        game.draft(talking(), ACTIVE, Writing())
    for state in (begun(), choosing(), composing(), answered(talking(), right=True)):
        with pytest.raises(Refused, match="not_now"):
            game.draft(state, LEFT, Writing())


@pytest.mark.rule("DA-13", "CO-9")
def test_or_has_let_the_time_pass() -> None:
    state = asked_why()
    assert game.clock(state) == Clock(key="1:explain", seconds=60, goes_on=True)
    state = time_is_up(game, state)
    assert seen(state, ExplainingView).explanation == "missing"
    assert game.awaited(state) == (1, 2, 3, 4)
    assert game.clock(state) is None
    assert refused(state, ACTIVE, Explained()) == "not_now"


@pytest.mark.rule("DA-13")
@pytest.mark.parametrize("vote_seconds", [0, 600])
def test_silence_passes_by_itself_after_a_few_seconds(vote_seconds: int) -> None:
    state = answered(talking(vote_seconds=vote_seconds), right=True)
    # The first time, the question is new.
    assert game.clock(state) == Clock(key="1:content", seconds=18, goes_on=True)
    state = time_is_up(game, game.apply(state, 3, NoQuestion()))
    assert state.phase == Preparing(LEFT)
    assert len(state.successes) == 1
    again = answered(next_talk(state), right=True)
    assert game.clock(again) == Clock(key="2:content", seconds=8, goes_on=True)
    missed_before = answered(next_talk(answered(talking(), right=False)), right=True)
    assert game.clock(missed_before) == Clock(key="2:content", seconds=18, goes_on=True)


@pytest.mark.rule("DA-13")
def test_asked_to_explain_and_unconvincing_the_round_counts_neither_way() -> None:
    state = explaining()
    assert isinstance(state.phase, Explaining)
    assert game.awaited(state) == (1, 2, 3, 4)
    assert refused(state, ACTIVE, Judge(convinced=True)) == "not_for_active"
    assert game.may_speak(state, ACTIVE)
    for seat, convinced in ((1, True), (2, False), (3, False), (4, False)):
        state = game.apply(state, seat, Judge(convinced=convinced))
    assert (state.successes, state.failures) == ((), ())
    assert state.last is not None
    assert (state.last.result, state.last.asker) == ("unexplained", 2)
    assert state.last.judged == (None, True, False, False, False)
    assert state.phase == Preparing(LEFT)


@pytest.mark.rule("DA-13")
def test_a_tie_convinces() -> None:
    state = explaining()
    for seat in (1, 2, 3, 4):
        state = game.apply(state, seat, Judge(convinced=seat < 3))
    assert len(state.successes) == 1


@pytest.mark.rule("DA-13", "CO-3")
def test_a_verdict_can_be_changed_until_the_last_one_and_is_secret_till_then() -> None:
    state = game.apply(explaining(), 1, Judge(convinced=False))
    assert seen(state, ExplainingView).ready == (1,)
    state = game.apply(state, 1, Judge(convinced=True))
    for seat in (2, 3, 4):
        state = game.absent(state, seat)
    assert len(state.successes) == 1


@pytest.mark.rule("DA-13")
def test_only_a_right_word_is_asked_about_and_only_by_the_others() -> None:
    assert refused(answered(talking(), right=True), ACTIVE, AskWhy()) == "not_for_active"
    assert refused(answered(talking(), right=False), 2, AskWhy()) == "not_now"


@pytest.mark.rule("DA-13")
def test_whoever_had_no_question_may_still_ask_and_judges_like_the_others() -> None:
    state = answered(talking(), right=True)
    for seat in (1, 2, 3):
        state = game.apply(state, seat, NoQuestion())
    state = game.apply(state, 2, AskWhy())
    assert seen(state, ExplainingView).asker == 2
    state = game.apply(state, ACTIVE, Explained())
    assert game.awaited(state) == (1, 2, 3, 4)
    for seat in (1, 3, 4):
        state = game.apply(state, seat, Judge(convinced=False))
    assert isinstance(state.phase, Explaining)
    assert game.awaited(state) == (2,)
    state = game.apply(state, 2, Judge(convinced=True))
    assert state.last is not None
    assert state.last.result == "unexplained"


# Between rounds


@pytest.mark.rule("DA-14")
def test_kept_memories_leave_the_game_laid_out_or_not_and_the_pile_is_shuffled() -> None:
    state = composing(keep=4)
    assert isinstance(state.phase, Composing)
    kept = state.phase.kept
    state = game.apply(state, ACTIVE, Send(pieces=laid(kept[:2])))
    before = state.memories
    state = answered(state, right=False)
    assert set(state.memories) == set(before)
    assert not set(state.memories) & set(kept)
    assert state.memories != before
    assert len(state.memories) == 26


@pytest.mark.rule("DA-14", "CO-5")
def test_the_pile_is_shuffled_in_every_round_otherwise_also_when_nobody_is_left_to_guess() -> None:
    def after(number: int) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
        talk, choice = replace(talking(keep=0), number=number), replace(choosing(), number=number)
        for seat in range(4):
            choice = game.absent(choice, seat)
        return answered(talk, right=False).memories, choice.memories, talk.memories

    missed, passed, before = zip(*(after(number) for number in range(1, 6)), strict=True)
    assert len(set(missed)) == len(set(passed)) == 5
    assert {tuple(sorted(pile)) for pile in (*missed, *passed)} == {tuple(sorted(before[0]))}


@pytest.mark.rule("DA-14")
def test_the_active_one_decides_next_and_the_left_neighbour_is_active() -> None:
    state = after_rounds("-")
    assert state.phase == Preparing(LEFT)
    assert seen(state, RoundView).decider == ACTIVE
