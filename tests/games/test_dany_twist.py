"""Dany: the end, and the twist."""

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from tests.games.dany_tables import (
    active_of,
    after_rounds,
    answered,
    begun,
    content,
    five_ties,
    game,
    new_game,
    next_talk,
    no_fingers,
    pointing,
    refused,
    seen,
    twisted,
)
from veillee.games.dany.model import AskPoint, BreakingView, OverView, Pointed, TwistView
from veillee.games.dany.moves import AskWhy, Explained, Judge, Point
from veillee.games.dany.state import Breaking, Over, Preparing, Revealed, Twist
from veillee.rules import Chance, Refused


@pytest.mark.rule("DA-15")
def test_six_successes_and_the_secondary_personalities_win() -> None:
    state = after_rounds("++-+++")
    assert len(state.successes) == 5
    state = answered(next_talk(state), right=True)
    assert isinstance(state.phase, Revealed)
    state = content(state)
    assert state.phase == Over(reason="successes")
    outcome = game.outcome(state)
    assert outcome is not None
    assert set(outcome.winners) == set(range(5)) - {state.dany}
    assert outcome.scores == tuple(int(seat != state.dany) for seat in range(5))
    assert seen(state, OverView).dany == state.dany


@pytest.mark.rule("DA-15", "DA-13")
def test_not_if_the_sixth_cannot_be_explained() -> None:
    state = answered(next_talk(after_rounds("+++++")), right=True)
    active = active_of(state)
    state = game.apply(state, (active + 1) % 5, AskWhy())
    state = game.apply(state, active, Explained())
    for seat in game.awaited(state):
        state = game.apply(state, seat, Judge(convinced=False))
    assert len(state.successes) == 5
    assert isinstance(state.phase, Preparing)


@pytest.mark.rule("DA-16")
def test_three_failures_lead_to_the_twist() -> None:
    state = after_rounds("-+--")
    assert state.phase == Twist(candidates=(0, 1, 2, 3, 4), fingers=no_fingers(5))


@pytest.mark.rule("DA-16")
def test_fewer_than_seven_memories_lead_to_the_twist_before_an_idea_is_turned() -> None:
    state = begun()
    assert isinstance(answered(next_talk(replace(state, memories=state.memories[:9]), keep=2), False).phase, Preparing)
    state = answered(next_talk(replace(state, memories=state.memories[:9]), keep=3), right=False)
    ideas = len(state.ideas)
    assert isinstance(state.phase, Twist)
    assert ideas == 36


@pytest.mark.rule("DA-16")
def test_also_when_no_idea_is_left() -> None:
    state = begun()
    state = answered(next_talk(replace(state, ideas=state.ideas[:1])), right=False)
    assert isinstance(state.phase, Twist)


@pytest.mark.rule("DA-17", "CO-3")
def test_all_point_at_once_and_most_fingers_designate() -> None:
    state = twisted()
    assert game.private(state, 1).ask == AskPoint(candidates=(0, 2, 3, 4), finger=None)
    state = pointing(state, 2, 2, 0, 0)
    assert seen(state, TwistView).ready == (0, 1, 2, 3)
    assert game.public(state).last_pointing == begun().last_pointing
    state = game.apply(state, 4, Point(seat=2))
    assert state.phase == Over(reason="unmasked", designated=2)
    assert state.last_pointing == Pointed(turn=1, candidates=(0, 1, 2, 3, 4), fingers=(2, 2, 0, 0, 2), designated=2)


@pytest.mark.rule("DA-17", "CO-9")
def test_somebody_away_can_be_designated_too() -> None:
    state = game.absent(twisted(dany=2), 2)
    assert game.private(state, 0).ask == AskPoint(candidates=(1, 2, 3, 4), finger=None)
    for seat in (0, 1, 3, 4):
        state = game.apply(state, seat, Point(seat=2))
    assert state.phase == Over(reason="unmasked", designated=2)


@pytest.mark.rule("DA-17", "CO-4")
def test_nobody_points_at_themselves_or_at_someone_no_longer_tied() -> None:
    assert refused(twisted(), 1, Point(seat=1)) == "not_at_oneself"
    assert refused(twisted(), 1, Point(seat=7)) == "no_such_candidate"
    tied = pointing(twisted(), 1, 2, 1, 2, 0)
    assert isinstance(tied.phase, Twist)
    assert refused(tied, 0, Point(seat=3)) == "no_such_candidate"


@pytest.mark.rule("DA-17")
def test_a_tie_is_voted_again_by_all_among_the_tied_only() -> None:
    state = pointing(twisted(), 1, 2, 1, 2, 0)
    assert state.phase == Twist(candidates=(1, 2), fingers=no_fingers(5), ties=1)
    assert game.awaited(state) == (0, 1, 2, 3, 4)
    assert state.last_pointing is not None
    assert state.last_pointing.designated is None
    assert all(game.may_speak(state, seat) for seat in range(5))
    state = pointing(state, 1, 2, 1, 1, 2)
    assert state.phase == Over(reason="escaped", designated=1)


@pytest.mark.rule("DA-17")
def test_after_the_fifth_tie_in_a_row_the_last_decider_who_is_not_among_the_tied_breaks_it() -> None:
    state = five_ties()
    assert [past.decider for past in state.past] == [3, 0, 1]
    assert state.phase == Breaking(decider=3, candidates=(0, 1))
    assert game.awaited(state) == (3,)
    assert (seen(state, BreakingView).decider, seen(state, BreakingView).candidates) == (3, (0, 1))
    assert game.private(state, 3).ask == AskPoint(candidates=(0, 1), finger=None)
    assert refused(state, 0, Point(seat=1)) == "not_decider"
    assert refused(state, 3, Point(seat=2)) == "no_such_candidate"
    assert game.apply(state, 3, Point(seat=0)).phase == Over(reason="escaped", designated=0)
    later = twisted(4)
    for _ in range(5):
        later = pointing(later, 2, 3, 3, 2)
    assert later.phase == Breaking(decider=1, candidates=(2, 3))


@pytest.mark.rule("DA-17")
def test_a_tie_of_all_is_told_as_one_and_after_the_fifth_chance_designates_openly() -> None:
    """Everybody is told of the fifth tie with its fingers, among whom chance draws, and whom it designates."""
    designated = set()
    for n in range(30):
        state = replace(twisted(3), chance=Chance(bytes([n])))
        for ties in range(5):
            assert seen(state, TwistView).ties == ties
            assert seen(state, TwistView).candidates == (0, 1, 2)
            before, state = pointing(state, 1, 2), pointing(state, 1, 2, 0)
            assert state.last_pointing is not None
            assert state.last_pointing.drawn == (UNSET if ties < 4 else (0, 1, 2))
        assert isinstance(state.phase, Over)
        designated.add(state.phase.designated)
        told = Pointed(
            turn=5, candidates=(0, 1, 2), fingers=(1, 2, 0), designated=state.phase.designated, drawn=(0, 1, 2)
        )
        assert game.public(state).last_pointing == told
        assert game.story(before, state) == (told,)
    assert designated == {0, 1, 2}


@pytest.mark.rule("DA-17", "CO-9")
def test_a_tie_that_nobody_is_there_to_break_is_broken_by_chance() -> None:
    state = game.absent(five_ties(), 3)
    assert isinstance(state.phase, Over)
    assert state.phase.designated in (0, 1)
    assert state.last_pointing is not None
    assert state.last_pointing.designated == state.phase.designated
    assert set(state.last_pointing.fingers) == {None}
    assert (state.last_pointing.turn, state.last_pointing.drawn) == (6, (0, 1))


@pytest.mark.rule("DA-17", "CO-5")
def test_and_chance_favours_none_of_the_tied() -> None:
    tied = five_ties()
    designated = set()
    for n in range(20):
        phase = game.absent(replace(tied, chance=Chance(bytes([n]))), 3).phase
        assert isinstance(phase, Over)
        designated.add(phase.designated)
    assert designated == {0, 1}


@pytest.mark.rule("DA-17", "DA-18")
def test_everyone_is_told_whom_the_decider_designates() -> None:
    before = five_ties()
    after = game.apply(before, 3, Point(seat=0))
    pointed = game.public(after).last_pointing
    assert pointed is not None
    assert pointed.designated == 0
    assert pointed.fingers == (None, None, None, 0)
    assert (pointed.turn, pointed.drawn) == (6, UNSET)
    assert pointed in game.story(before, after)


@pytest.mark.rule("DA-17")
def test_where_none_of_the_others_ever_decided_chance_draws_one_of_the_tied() -> None:
    designated = set()
    for seed in range(30):
        state = replace(new_game(4, seed=bytes([seed])), phase=Twist(candidates=(0, 1), fingers=no_fingers(4), ties=4))
        state = pointing(state, 1, 0, 1, 0)
        assert isinstance(state.phase, Over)
        assert state.last_pointing is not None
        assert (state.last_pointing.fingers, state.last_pointing.drawn) == ((1, 0, 1, 0), (0, 1))
        designated.add(state.phase.designated)
    assert designated == {0, 1}


@pytest.mark.rule("DA-18")
@pytest.mark.parametrize(("designated", "reason"), [(2, "unmasked"), (3, "escaped")])
def test_dany_unmasked_loses_and_anyone_else_means_that_dany_wins(designated: int, reason: str) -> None:
    other = 0 if designated == 2 else 1
    fingers = [other if seat == designated else designated for seat in range(5)]
    state = pointing(twisted(dany=2), *fingers)
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.reason == reason
    assert outcome.winners == ((0, 1, 3, 4) if designated == 2 else (2,))
    assert seen(state, OverView).dany == 2
    assert refused(state, 0, Point(seat=1)) == "game_over"


@pytest.mark.rule("CO-4", "CO-9")
def test_nobody_is_missed_when_the_game_is_over() -> None:
    over = replace(new_game(), phase=Over(reason="escaped", designated=0))
    assert game.awaited(over) == ()
    assert game.clock(over) is None
    with pytest.raises(Refused, match="game_over"):
        game.absent(over, 0)


@pytest.mark.rule("DA-17", "DA-18")
@pytest.mark.parametrize("players", [3, 8])
def test_three_and_eight_players_play_to_the_twist(players: int) -> None:
    state = twisted(players, dany=1)
    state = pointing(state, *[0 if seat == 1 else 1 for seat in range(players)])
    assert state.phase == Over(reason="unmasked", designated=1)
