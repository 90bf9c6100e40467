"""Dany: calls for help."""

from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.dany_tables import (
    ACTIVE,
    LEFT,
    RIGHT,
    active_of,
    after_rounds,
    answered,
    begun,
    choosing,
    composing,
    content,
    five_ties,
    game,
    helped,
    new_game,
    next_talk,
    refused,
    seen,
    talking,
    twisted,
)
from tests.players.dany import laid
from veillee.games.dany.model import Called, CallingView, IdeaView
from veillee.games.dany.moves import AskWhy, CallHelp, Confirm, Explained, Keep, Pointer, Send, Surface, TurnUp
from veillee.games.dany.state import Calling, Composing, Preparing, State, Talking, Twist
from veillee.rules import Refused


@pytest.mark.rule("DA-10")
@pytest.mark.parametrize("moment", [choosing, composing, talking])
def test_help_confirmed_by_a_majority_adds_a_failure_and_the_round_goes_on(moment: Any) -> None:
    before = moment()
    state = game.apply(before, 1, CallHelp())
    assert isinstance(state.phase, Calling)
    assert game.awaited(state) == (2, 3, 4)
    for seat, nods in ((2, True), (3, False), (4, True)):
        state = game.apply(state, seat, Confirm(helped=nods))
    assert len(state.failures) == 1
    assert type(state.phase) is type(before.phase)
    assert len(state.ideas) == len(before.ideas) - 1
    assert state.last_call == Called(number=1, caller=1, votes=(None, None, True, False, True), confirmed=True)


@pytest.mark.rule("DA-10")
@pytest.mark.parametrize(("moment", "laid_out"), [(choosing, 0), (composing, 0), (talking, 4)])
def test_while_a_call_is_voted_on_all_see_what_lay_there(moment: Any, laid_out: int) -> None:
    before = moment()
    view = seen(game.apply(game.apply(before, 1, CallHelp()), 3, Confirm(helped=True)), CallingView)
    assert (view.active, view.decider, view.caller, view.ready, view.word) == (ACTIVE, RIGHT, 1, (3,), None)
    assert view.idea == seen(before, IdeaView).idea
    assert len(view.pieces) == laid_out
    assert view.leanings == (None,) * 5


@pytest.mark.rule("DA-10", "DA-7")
def test_the_composition_goes_on_growing_while_a_call_is_voted_on() -> None:
    state = composing(keep=2)
    assert isinstance(state.phase, Composing)
    surface = Surface(pieces=laid(state.phase.kept[:1]))
    assert game.draft(game.apply(state, 1, CallHelp()), ACTIVE, surface) == surface
    called = game.apply(talking(), 1, CallHelp())
    assert game.draft(called, 2, Pointer(at=(5, 5))) == Pointer(at=(5, 5))
    with pytest.raises(Refused, match="not_for_active"):
        game.draft(called, ACTIVE, Pointer(at=(5, 5)))


@pytest.mark.rule("DA-10")
def test_a_tie_does_not_confirm_and_nobody_calls_twice_in_a_round() -> None:
    state = game.apply(talking(4), 1, CallHelp())
    assert refused(state, 1, Confirm(helped=True)) == "own_call"
    assert refused(state, ACTIVE, Confirm(helped=True)) == "not_for_active"
    state = game.apply(state, 2, Confirm(helped=True))
    state = game.apply(state, 3, Confirm(helped=False))
    assert state.failures == ()
    assert isinstance(state.phase, Talking)
    assert refused(state, 1, CallHelp()) == "already_called"
    assert not game.private(state, 1).may_call_help
    assert game.private(state, 2).may_call_help


@pytest.mark.rule("DA-10")
def test_a_call_is_remembered_through_the_whole_round_and_forgotten_after_it() -> None:
    def not_confirmed(state: State, caller: int) -> State:
        state = game.apply(state, caller, CallHelp())
        for seat in game.awaited(state):
            state = game.apply(state, seat, Confirm(helped=False))
        assert refused(state, caller, CallHelp()) == "already_called"
        return state

    state = not_confirmed(choosing(), 1)
    state = not_confirmed(game.apply(state, ACTIVE, Keep(memories=())), 2)
    assert refused(state, 1, CallHelp()) == "already_called"
    state = not_confirmed(game.apply(state, ACTIVE, Send(pieces=())), 3)
    for seat in (1, 2):
        assert refused(state, seat, CallHelp()) == "already_called"
    assert [game.private(state, seat).may_call_help for seat in range(5)] == [False, False, False, False, True]
    state = answered(state, right=False)
    assert [game.private(state, seat).may_call_help for seat in range(5)] == [False, False, False, False, True]
    state = next_talk(state)
    assert [game.private(state, seat).may_call_help for seat in range(5)] == [True, False, True, True, True]


def all_phases_of_a_round() -> dict[str, State]:
    shown = answered(talking(), right=True)
    asked = game.apply(shown, 2, AskWhy())
    return {
        "choosing": choosing(),
        "composing": composing(),
        "talking": talking(),
        "revealed": shown,
        "explaining": asked,
        "explained": game.apply(asked, ACTIVE, Explained()),
        "missed": answered(talking(), right=False),
        "found": content(shown),
    }


@pytest.mark.rule("DA-10")
@pytest.mark.parametrize("moment", all_phases_of_a_round())
def test_it_can_be_called_until_the_next_round_begins(moment: str) -> None:
    before = all_phases_of_a_round()[moment]
    over = isinstance(before.phase, Preparing)
    assert [game.private(before, seat).may_call_help for seat in range(5)] == [False, True, True, True, True]
    assert refused(before, ACTIVE, CallHelp()) == "not_for_active"
    called = game.apply(before, LEFT, CallHelp())
    view = seen(called, CallingView)
    assert (view.active, view.caller, view.decider) == (ACTIVE, LEFT, RIGHT)
    assert game.awaited(called) == (2, 3, 4)
    assert view.idea == (before.last.idea if over and before.last else seen(before, IdeaView).idea)
    assert (view.word is None) == (moment in ("choosing", "composing", "talking"))
    assert game.private(called, ACTIVE).word == game.private(before, ACTIVE).word
    after = helped(before, LEFT)
    assert after.phase == before.phase
    assert len(after.failures) == len(before.failures) + 1
    assert after.ideas == before.ideas[1:]
    assert after.last_call is not None
    assert (after.last_call.number, after.last_call.confirmed) == (1, True)
    assert not any(game.private(after, seat).may_call_help for seat in range(5))
    assert refused(after, 3, CallHelp()) == "already_helped"
    assert game.story(called, after) == (after.last_call,)


@pytest.mark.rule("DA-10", "CO-4")
def test_but_not_before_the_first_round_nor_about_one_that_somebody_let_pass() -> None:
    for state in (begun(), game.absent(begun(), ACTIVE), game.absent(after_rounds("-"), LEFT)):
        assert not any(game.private(state, seat).may_call_help for seat in range(5))
        assert refused(state, 3, CallHelp()) == "not_now"
    for state in (new_game(), twisted(), five_ties()):
        assert refused(state, 3, CallHelp()) == "not_now"


@pytest.mark.rule("DA-10", "CO-4")
def test_while_a_call_about_the_round_before_is_voted_on_the_next_one_waits() -> None:
    state = game.apply(answered(talking(), right=False), 3, CallHelp())
    assert refused(state, LEFT, TurnUp()) == "not_now"
    assert refused(state, 2, TurnUp()) == "not_active"
    assert refused(state, ACTIVE, Confirm(helped=False)) == "not_for_active"
    assert refused(state, LEFT, Keep(memories=())) == "hands_off"
    assert game.awaited(state) == (1, 2, 4)
    assert all(game.may_speak(state, seat) for seat in range(5))


@pytest.mark.rule("DA-10")
def test_one_confirmed_call_a_round_and_the_next_round_is_another_one() -> None:
    state = helped(talking(), 1)
    state = answered(state, right=False)
    assert refused(state, 3, CallHelp()) == "already_helped"
    state = next_talk(state)
    assert game.private(state, 3).may_call_help
    assert isinstance(helped(state, 3).phase, Twist)


@pytest.mark.rule("DA-10", "DA-16")
@pytest.mark.parametrize(("ideas", "failures"), [(1, 0), (5, 1), (5, 2)])
def test_after_the_round_it_leads_to_the_twist_if_it_is_the_third_or_took_the_last_idea(
    ideas: int, failures: int
) -> None:
    before = content(answered(next_talk(after_rounds("-" * failures)), right=True))
    before = replace(before, ideas=before.ideas[:ideas])
    caller = (before.past[-1].active + 2) % 5
    after = helped(before, caller)
    assert len(after.failures) == failures + 1
    assert isinstance(after.phase, Twist) == (ideas == 1 or failures == 2)
    assert len(after.successes) == 1


@pytest.mark.rule("DA-10", "DA-15")
@pytest.mark.parametrize("asked", [False, True])
def test_a_right_word_does_not_count_if_the_third_failure_comes_before_it(asked: bool) -> None:
    state = answered(next_talk(after_rounds("+++++--")), right=True)
    active = active_of(state)
    if asked:
        state = game.apply(state, (active + 1) % 5, AskWhy())
    idea = seen(state, IdeaView).idea
    state = helped(state, (active + 1) % 5)
    assert isinstance(state.phase, Twist)
    assert (len(state.successes), state.failures[-1]) == (5, idea)
    assert state.last is not None
    assert (state.last.result, state.last.answer, state.last.decider) == ("helped", state.last.word, (active - 1) % 5)


@pytest.mark.rule("DA-10")
def test_with_the_option_it_also_ends_a_round_whose_word_is_revealed() -> None:
    state = helped(answered(talking(help_ends_round=True), right=True), 1)
    assert state.phase == Preparing(LEFT)
    assert (len(state.successes), len(state.failures)) == (0, 1)
    over = helped(answered(talking(help_ends_round=True), right=False), 1)
    assert over.phase == Preparing(LEFT)
    assert len(over.failures) == 2


@pytest.mark.rule("DA-10", "DA-17")
def test_the_table_remembers_that_there_was_help_also_if_the_round_went_on() -> None:
    in_talk = answered(helped(talking(), 1), right=False)
    after_it = helped(answered(talking(), right=False), 1)
    denied = helped(answered(talking(), right=False), 1, confirmed=False)
    ended = helped(talking(help_ends_round=True), 1)
    for state, result, remembered in (
        (in_talk, "missed", True),
        (after_it, "missed", True),
        (denied, "missed", False),
        (ended, "helped", True),
    ):
        (past,) = game.public(state).past
        assert (past.result, past.helped) == (result, remembered)
    second = helped(after_rounds("+-"), 3)
    assert [(past.number, past.helped) for past in second.past] == [(1, False), (2, True)]


@pytest.mark.rule("DA-10", "DA-11")
def test_a_call_about_the_round_before_shows_who_decided_in_it() -> None:
    replaced = answered(game.absent(talking(), RIGHT), right=False)
    nobody = next_talk(after_rounds("-"))
    while isinstance(nobody.phase, Talking):
        nobody = game.absent(nobody, game.awaited(nobody)[0])
    for state, decider in ((replaced, 3), (nobody, ACTIVE)):
        assert seen(game.apply(state, 2, CallHelp()), CallingView).decider == decider


@pytest.mark.rule("DA-10", "CO-9")
def test_nobody_there_to_confirm_is_no_confirmation() -> None:
    state = game.apply(talking(3), 1, CallHelp())
    state = game.absent(state, 2)
    assert isinstance(state.phase, Talking)
    assert state.failures == ()


@pytest.mark.rule("DA-10", "DA-16")
def test_unless_it_is_the_third_failure() -> None:
    state = next_talk(after_rounds("--"))
    caller = (active_of(state) + 1) % 5
    idea = seen(state, IdeaView).idea
    state = game.apply(state, caller, CallHelp())
    for seat in game.awaited(state):
        state = game.apply(state, seat, Confirm(helped=True))
    assert isinstance(state.phase, Twist)
    assert len(state.failures) == 3
    assert state.failures[-1] == idea
    assert state.last is not None
    assert state.last.result == "helped"


@pytest.mark.rule("DA-10")
def test_with_the_option_it_also_ends_the_round() -> None:
    state = talking(help_ends_round=True)
    memories = len(state.memories)
    state = game.apply(state, 1, CallHelp())
    for seat in (2, 3, 4):
        state = game.apply(state, seat, Confirm(helped=True))
    assert state.phase == Preparing(LEFT)
    assert len(state.failures) == 1
    assert len(state.memories) == memories


@pytest.mark.rule("DA-10", "DA-14")
def test_the_memories_kept_leave_the_game_also_when_help_ends_the_round() -> None:
    for state in (composing(keep=3, help_ends_round=True), talking(keep=3, help_ends_round=True)):
        assert isinstance(state.phase, Composing | Talking)
        kept = state.phase.kept
        after = game.apply(state, 1, CallHelp())
        for seat in (2, 3, 4):
            after = game.apply(after, seat, Confirm(helped=True))
        assert after.phase == Preparing(LEFT)
        assert not set(after.memories) & set(kept)
        assert len(after.memories) == 27


@pytest.mark.rule("DA-10", "DA-6")
def test_a_round_ended_while_choosing_gives_the_seven_back() -> None:
    state = game.apply(choosing(help_ends_round=True), 1, CallHelp())
    for seat in (2, 3, 4):
        state = game.apply(state, seat, Confirm(helped=True))
    assert len(state.memories) == 30
