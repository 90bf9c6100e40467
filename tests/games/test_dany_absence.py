"""Dany: who is away."""

import pytest

from tests.games.dany_tables import (
    ACTIVE,
    LEFT,
    RIGHT,
    answered,
    begun,
    choosing,
    game,
    next_talk,
    refused,
    seen,
    sent,
    twisted,
)
from veillee.games.dany.model import AskKeep, Passed, RoundView, TwistView
from veillee.games.dany.moves import Answer, CallHelp, CloseTalk, Heard, Keep, Lean, Point, Pointer
from veillee.games.dany.state import Choosing, Preparing, State, Talking
from veillee.rules import Refused


@pytest.mark.rule("CO-9", "DA-14")
def test_an_absent_active_personality_passes_the_role_to_the_left() -> None:
    before = begun()
    state = game.absent(before, ACTIVE)
    assert state.phase == Preparing(LEFT)
    assert len(state.memories) == 30
    assert len(state.ideas) == 37
    assert game.story(before, state) == (Passed(number=1, seat=ACTIVE),)


@pytest.mark.rule("CO-9", "DA-5")
@pytest.mark.parametrize("keep", [None, 0, 3, 7])
def test_once_the_idea_is_turned_up_the_word_and_the_seven_memories_pass_on_with_the_role(keep: int | None) -> None:
    before = choosing(compose_seconds=60)
    assert isinstance(before.phase, Choosing)
    first = before.phase
    leaves = before if keep is None else game.apply(before, ACTIVE, Keep(memories=first.hand[-keep:] if keep else ()))
    state = game.absent(leaves, ACTIVE)
    assert isinstance(state.phase, Choosing)
    assert (state.phase.active, state.number) == (LEFT, 1)
    assert (state.phase.idea, state.phase.choice) == (first.idea, first.choice)
    assert set(state.phase.hand) == set(first.hand)
    assert state.memories == before.memories
    assert game.story(leaves, state) == (Passed(number=1, seat=ACTIVE),)
    assert game.clock(state) != game.clock(before)
    assert game.private(state, LEFT).word == first.choice
    assert game.private(state, ACTIVE).word is None


@pytest.mark.rule("CO-9", "DA-5", "DA-6")
def test_the_next_one_finds_the_memories_that_were_kept_first_then_the_others_as_they_lay() -> None:
    before = choosing()
    assert isinstance(before.phase, Choosing)
    hand = before.phase.hand
    state = game.absent(game.apply(before, ACTIVE, Keep(memories=(hand[5], hand[2]))), ACTIVE)
    others = (hand[0], hand[1], hand[3], hand[4], hand[6])
    assert game.private(state, LEFT).ask == AskKeep(hand=(hand[2], hand[5], *others))
    # Nobody has kept any: they lie as they were taken.
    assert game.private(game.absent(before, ACTIVE), LEFT).ask == AskKeep(hand=hand)


@pytest.mark.rule("CO-9", "DA-9")
def test_whoever_let_it_pass_has_seen_the_word_and_is_bound_to_silence_until_the_reveal() -> None:
    state = game.absent(choosing(), ACTIVE)
    called = game.apply(state, 2, CallHelp())
    talk = next_talk_of(state)
    for moment in (state, called, talk):
        assert [game.may_speak(moment, seat) for seat in range(5)] == [False, False, True, True, True]
        assert seen(moment, RoundView).bound == (ACTIVE,)
    # The decider stays the same.
    assert seen(state, RoundView).decider == seen(talk, RoundView).decider == RIGHT
    assert game.awaited(talk) == (2, 3, RIGHT)
    assert game.private(talk, ACTIVE).ask is None
    for move in (Lean(word=1), Heard(), Answer(word=1), CloseTalk()):
        assert refused(talk, ACTIVE, move) == "bound_to_silence"
    with pytest.raises(Refused, match="bound_to_silence"):
        game.draft(talk, ACTIVE, Pointer(at=(5, 5)))
    shown = answered_by(talk, (2, 3), RIGHT, right=True)
    assert game.may_speak(shown, ACTIVE)
    assert ACTIVE in game.awaited(shown)


def next_talk_of(state: State) -> State:
    assert isinstance(state.phase, Choosing)
    return sent(game.apply(state, state.phase.active, Keep(memories=state.phase.hand[:2])))


def answered_by(state: State, speakers: tuple[int, ...], decider: int, right: bool) -> State:
    for seat in speakers:
        state = game.apply(state, seat, Heard())
    assert isinstance(state.phase, Talking)
    return game.apply(state, decider, Answer(word=state.phase.choice if right else state.phase.choice % 5 + 1))


@pytest.mark.rule("CO-9", "DA-11")
@pytest.mark.parametrize("players", [3, 5])
def test_if_only_one_has_not_seen_the_word_that_one_guesses_and_then_a_new_round_begins(players: int) -> None:
    state = choosing(players)
    for seat in range(players - 2):
        state = game.absent(state, seat)
    assert isinstance(state.phase, Choosing)
    assert state.phase.active == players - 2
    last = players - 1
    talk = next_talk_of(state)
    assert game.awaited(talk) == (last,)
    assert answered_by(talk, (), last, right=False).past[-1].decider == last
    unanswered = game.absent(talk, last)
    assert unanswered.last is not None
    assert unanswered.last.result == "unanswered"
    nobody = game.absent(state, players - 2)
    assert nobody.phase == Preparing(last)
    assert (nobody.number, len(nobody.memories), len(nobody.ideas)) == (2, 30, 37)
    assert nobody.past == ()


@pytest.mark.rule("CO-10")
def test_when_the_role_has_gone_all_the_way_round_the_first_is_active_again() -> None:
    state = begun()
    for seat in range(5):
        state = game.absent(state, seat)
    assert state.phase == Preparing(ACTIVE)


@pytest.mark.rule("CO-6", "DA-17")
def test_a_player_who_comes_back_in_time_still_points() -> None:
    state = game.absent(twisted(), 0)
    state = game.apply(state, 0, Point(seat=2))
    assert seen(state, TwistView).ready == (0,)


@pytest.mark.rule("CO-6", "CO-9")
def test_a_round_that_is_played_begins_the_count_of_absences_anew() -> None:
    state = game.absent(begun(), ACTIVE)
    assert isinstance(state.phase, Preparing)
    assert state.phase.active == LEFT
    state = answered(next_talk(state), right=False)
    assert state.phase == Preparing(LEFT + 1)
