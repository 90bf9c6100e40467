"""Dany: finishing, late guests and the audience."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from tests.games.dany_tables import (
    ACTIVE,
    LEFT,
    active_of,
    after_rounds,
    answered,
    begun,
    choosing,
    composing,
    content,
    game,
    heard,
    helped,
    new_game,
    next_talk,
    no_fingers,
    pointing,
    seen,
    sent,
    talking,
    twisted,
)
from veillee.games.dany.model import IdeaView, OverView, TwistView
from veillee.games.dany.moves import AskWhy, CallHelp, Explained, Judge, Keep, Lean, Point, TurnUp
from veillee.games.dany.state import Breaking, Choosing, Over, Preparing, State, Talking, Twist
from veillee.rules import Question, Refused

# Finishing


def stopped(results: str = "-", players: int = 5, dany: int = 2) -> State:
    """The host let it be the last of these rounds."""
    state = after_rounds(results[:-1], replace(begun(players), dany=dany))
    return after_rounds(results[-1], game.finish(state, True))


@pytest.mark.rule("CO-14", "DA-17", "DA-18")
@pytest.mark.parametrize("result", ["+", "-"])
@pytest.mark.parametrize(("designated", "winners"), [(2, (0, 1, 3, 4)), (3, (2,))])
def test_the_host_lets_the_game_finish_with_the_twist_after_this_round(
    result: str, designated: int, winners: tuple[int, ...]
) -> None:
    state = game.finish(after_rounds("-", replace(begun(), dany=2)), True)
    assert game.public(state).last_round
    state = after_rounds(result, state)
    assert state.phase == Twist(candidates=(0, 1, 2, 3, 4), fingers=no_fingers(5))
    assert (seen(state, TwistView).number, seen(state, TwistView).stopped) == (2, True)
    assert not game.public(state).last_round
    other = 0 if designated == 2 else 1
    state = pointing(state, *[other if seat == designated else designated for seat in range(5)])
    outcome = game.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == (winners, "stopped")
    assert outcome.scores == tuple(int(seat in winners) for seat in range(5))
    assert seen(state, OverView).dany == 2
    with pytest.raises(Refused, match="game_over"):
        game.finish(state, False)


@pytest.mark.rule("CO-14")
@pytest.mark.parametrize("result", ["+", "-"])
def test_the_host_may_change_their_mind_until_the_round_is_over(result: str) -> None:
    state = game.finish(game.finish(begun(), True), False)
    assert not game.public(state).last_round
    assert after_rounds(result, state).phase == Preparing(LEFT)
    state = stopped(result)
    assert game.finish(state, False) == state


@pytest.mark.rule("CO-14", "DA-15")
def test_six_successes_come_before_the_twist_also_in_the_last_round() -> None:
    state = stopped("++++++")
    assert state.phase == Over(reason="successes")
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.reason == "successes"


@pytest.mark.rule("CO-14", "DA-16")
def test_a_last_round_after_which_the_twist_comes_anyway_stops_nothing() -> None:
    failed = stopped("---")
    state = begun()
    no_idea = after_rounds("-", game.finish(replace(state, ideas=state.ideas[:1]), True))
    few = game.finish(replace(state, memories=state.memories[:9]), True)
    no_memory = answered(next_talk(few, keep=3), right=False)
    for twist in (failed, no_idea, no_memory):
        assert not seen(twist, TwistView).stopped
        assert not game.public(twist).last_round
        outcome = game.outcome(pointing(twist, 1, 0, 1, 1, 1))
        assert outcome is not None
        assert outcome.reason in ("unmasked", "escaped")


@pytest.mark.rule("CO-14", "DA-13")
def test_a_last_round_that_counts_for_nothing_leads_to_the_twist_too() -> None:
    state = game.apply(answered(game.finish(talking(), True), right=True), 1, AskWhy())
    state = game.apply(state, ACTIVE, Explained())
    for seat in range(1, 5):
        state = game.apply(state, seat, Judge(convinced=False))
    assert (len(state.successes), len(state.failures)) == (0, 0)
    assert seen(state, TwistView).stopped


@pytest.mark.rule("CO-14", "DA-4")
def test_before_the_first_round_the_first_round_is_the_last() -> None:
    state = pointing(game.finish(new_game(), True), 0, 0, 0, 0, 0)
    assert state.phase == Preparing(ACTIVE)
    assert seen(after_rounds("+", state), TwistView).number == 1


@pytest.mark.rule("CO-9", "CO-14")
def test_a_role_that_passes_does_not_end_the_last_round() -> None:
    """Nobody has composed yet: the next seat does."""
    state = game.absent(game.finish(begun(), True), ACTIVE)
    assert state.phase == Preparing(LEFT)
    state = game.apply(state, LEFT, TurnUp())
    while isinstance(state.phase, Choosing):
        state = game.absent(state, active_of(state))
    assert isinstance(state.phase, Preparing)
    assert game.public(state).last_round
    assert seen(after_rounds("-", state), TwistView).stopped


@pytest.mark.rule("CO-14", "DA-10")
def test_a_last_round_that_help_ends_leads_to_the_twist() -> None:
    state = helped(game.finish(talking(help_ends_round=True), True), 2)
    assert seen(state, TwistView).stopped
    assert seen(state, TwistView).failures == (seen(talking(), IdeaView).idea,)


@pytest.mark.rule("CO-14", "DA-17")
@pytest.mark.parametrize(
    ("fingers", "decided_by"),
    [
        ((1, 0, 1, 0), 3),  # the only decider is not among the tied
        ((2, 3, 3, 2), None),  # the only decider is among them: chance draws
        ((1, 2, 3, 0), None),  # all are
    ],
)
def test_the_twist_after_a_single_round_has_all_its_rules(fingers: tuple[int, ...], decided_by: int | None) -> None:
    state = stopped("-", players=4)
    assert [past.decider for past in seen(state, TwistView).past] == [3]
    for ties in range(5):
        assert (seen(state, TwistView).ties, seen(state, TwistView).stopped) == (ties, True)
        state = pointing(state, *fingers)
    if decided_by is not None:
        assert state.phase == Breaking(decider=decided_by, candidates=(0, 1))
        state = game.apply(state, decided_by, Point(seat=0))
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.reason == "stopped"


# Late guests


@pytest.mark.rule("CO-12", "DA-3")
def test_dany_takes_no_late_guests() -> None:
    """The personalities are dealt: whoever comes late is audience until the next game."""
    assert not game.takes_late
    for state in (new_game(), begun(), talking(), twisted()):
        with pytest.raises(Refused, match="no_late_guests"):
            game.seat_late(state)


# The audience


WORDS = Question(key="1", topics={"word": ("0", "1", "2", "3", "4")})


WHO_IS_DANY = Question(key="twist", topics={"dany": ("0", "1", "2", "3", "4")})


def audience(state: State) -> tuple[Question | None, str | None]:
    """What those who watch may answer now, and whose answers everyone sees."""
    return game.audience_asked(state), game.audience_shown(state)


@pytest.mark.rule("CO-13", "DA-11")
def test_whoever_watches_may_guess_the_word_while_others_talk_about_a_composition() -> None:
    for state in (new_game(), begun(), choosing(), composing()):
        assert audience(state) == (None, None)
    state = talking()
    assert audience(state) == (WORDS, None)
    assert audience(game.apply(state, 1, Lean(word=3))) == (WORDS, None)
    assert audience(heard(state)) == (WORDS, None)


@pytest.mark.rule("CO-13", "DA-10")
def test_the_audience_goes_on_guessing_while_a_call_for_help_is_voted_on() -> None:
    state = talking()
    assert audience(game.apply(state, 1, CallHelp())) == (WORDS, None)
    assert audience(helped(state, 1)) == (WORDS, None)
    assert audience(game.apply(composing(), 1, CallHelp())) == (None, None)


@pytest.mark.rule("CO-13", "DA-12", "DA-13")
def test_once_the_word_is_turned_nobody_guesses_and_nobody_sees_the_guesses_before_the_round_is_judged() -> None:
    right = answered(talking(), right=True)
    assert audience(right) == (None, None)
    assert audience(game.apply(right, 3, CallHelp())) == (None, None)
    asked = game.apply(right, 1, AskWhy())
    assert audience(asked) == (None, None)
    explained = game.apply(asked, ACTIVE, Explained())
    assert audience(explained) == (None, None)
    for seat in range(1, 5):
        assert audience(explained) == (None, None)
        explained = game.apply(explained, seat, Judge(convinced=True))
    assert audience(explained) == (None, "1")
    assert audience(content(right)) == (None, "1")
    assert audience(answered(talking(), right=False)) == (None, "1")


@pytest.mark.rule("CO-13")
def test_the_guesses_of_a_round_are_shown_until_there_is_another_composition() -> None:
    state = after_rounds("-")
    assert audience(state) == (None, "1")
    assert audience(game.apply(state, 3, CallHelp())) == (None, "1")
    state = game.apply(state, LEFT, TurnUp())
    assert audience(state) == (None, "1")
    assert isinstance(state.phase, Choosing)
    state = sent(game.apply(state, LEFT, Keep(memories=state.phase.hand[:1])))
    assert audience(state) == (Question(key="2", topics=WORDS.topics), None)


@pytest.mark.rule("CO-13", "DA-10")
def test_a_round_without_a_composition_has_no_guesses_to_show() -> None:
    assert audience(helped(choosing(help_ends_round=True), 1)) == (None, None)
    second = game.apply(after_rounds("-", begun(help_ends_round=True)), LEFT, TurnUp())
    assert audience(helped(second, 3)) == (None, "1")


@pytest.mark.rule("CO-13", "CO-9")
def test_a_round_that_nobody_answers_shows_its_guesses_too() -> None:
    state = talking()
    while isinstance(state.phase, Talking):
        state = game.absent(state, game.awaited(state)[0])
    assert audience(state) == (None, "1")


@pytest.mark.rule("CO-13", "DA-15")
def test_after_the_sixth_success_the_last_round_is_shown() -> None:
    assert audience(after_rounds("++++++")) == (None, "6")


@pytest.mark.rule("CO-13", "DA-17", "DA-18")
def test_in_the_twist_whoever_watches_may_say_who_is_dany_and_it_is_shown_with_the_card() -> None:
    state = twisted()
    assert audience(state) == (WHO_IS_DANY, "3")
    assert audience(pointing(state, 2, 2, 0, 0)) == (WHO_IS_DANY, "3")
    assert audience(pointing(state, 2, 2, 0, 0, 2)) == (None, "twist")


@pytest.mark.rule("CO-13", "DA-17")
def test_between_two_votes_the_table_does_not_see_whom_the_audience_suspects() -> None:
    """Anyone may be taken for Dany all the time, also after a tie between others."""
    asked = Question(key="twist", topics={"dany": ("0", "1", "2", "3")})
    state = twisted(4)
    for _ in range(5):
        assert audience(state) == (asked, "3")
        state = pointing(state, 1, 0, 1, 0)
    assert isinstance(state.phase, Breaking)
    assert audience(state) == (asked, "3")
    assert audience(game.apply(state, 3, Point(seat=0))) == (None, "twist")
    assert audience(game.absent(state, 3)) == (None, "twist")


@pytest.mark.rule("CO-2", "CO-13")
@pytest.mark.parametrize("begin", [talking, twisted])
def test_what_the_audience_is_asked_says_nothing_about_dany_or_the_word(begin: Callable[[], State]) -> None:
    state = begin()
    phase = state.phase
    for secret in range(5):
        other = replace(state, dany=secret)
        if isinstance(phase, Talking):
            other = replace(other, phase=replace(phase, choice=secret + 1))
        assert audience(other) == audience(state)
