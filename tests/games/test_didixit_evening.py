"""Didixit: finishing, and late guests."""

from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.didixit_tables import (
    CLUE,
    game,
    giving,
    new_game,
    number_of,
    play_to_the_end,
    seen_voting,
    telling,
    vote_for,
    voting,
)
from veillee.games.didixit.model import AskGive, Decline, Give, Tell, Vote
from veillee.games.didixit.state import Claiming, Over, State, Telling
from veillee.rules import Pile, Refused, Tally


@pytest.mark.rule("CO-14")
@pytest.mark.parametrize("options", [{}, {"end": "score", "target": 100}])
def test_the_host_lets_the_game_finish_after_this_round(options: dict[str, Any]) -> None:
    state = game.finish(voting(**options), True)
    assert game.public(state).last_round
    assert game.public(state).rounds == 1
    state = vote_for(state, {1: 0, 2: 1, 3: 1})
    assert state.phase == Over(reason="stopped")
    assert state.last is not None
    outcome = game.outcome(state)
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.reason) == ((3, 5, 0, 0), (1,), "stopped")
    assert game.public(state).number == game.public(state).rounds == 1
    with pytest.raises(Refused, match="game_over"):
        game.finish(state, False)


@pytest.mark.rule("CO-14")
def test_the_host_may_change_their_mind_until_the_round_is_over() -> None:
    state = game.finish(game.finish(voting(), True), False)
    assert game.public(state).rounds == 15
    state = vote_for(state, {1: 0, 2: 1, 3: 1})
    assert state.phase == Telling(storyteller=1)
    assert not game.public(state).last_round
    assert game.public(state).number == 2


@pytest.mark.rule("CO-14", "DX-14", "DX-18")
def test_a_last_round_that_reaches_the_goal_or_empties_the_pile_ends_as_ever() -> None:
    reached = game.finish(replace(voting(end="score", target=5), tally=Tally(scores=(0, 4, 0, 0))), True)
    assert vote_for(reached, {1: 0, 2: 1, 3: 1}).phase == Over(reason="score")
    state = voting()
    empty = game.finish(replace(state, pile=Pile(cards=state.pile.cards[:4])), True)
    assert vote_for(empty, {1: 0, 2: 1, 3: 1}).phase == Over(reason="pile")


def after_a_round(players: int = 4, **options: Any) -> State:
    """The first round is counted (nobody but seat 1 found it), and seat 1 is to tell."""
    state = voting(players, **options)
    return vote_for(state, {voter: 0 if voter == 1 else 1 for voter in range(1, players)})


def late_refusal(state: State) -> str:
    with pytest.raises(Refused) as caught:
        game.seat_late(state)
    return caught.value.code


@pytest.mark.rule("CO-12")
def test_a_late_guest_has_a_full_hand_from_the_pile_and_the_score_of_the_last_player() -> None:
    before = after_a_round()
    assert before.tally.scores == (3, 5, 0, 0)
    scored = replace(before, tally=replace(before.tally, scores=(3, 5, 2, 4)))
    state = game.seat_late(scored)
    assert state.hands == (*before.hands, before.pile.cards[:6])
    assert state.pile.cards == before.pile.cards[6:]
    assert state.tally.scores == (3, 5, 2, 4, 2)
    assert state.phase == before.phase == Telling(storyteller=1)
    assert game.private(state, 4).hand == before.pile.cards[:6]


@pytest.mark.rule("CO-1", "CO-12")
def test_a_late_guest_sits_at_the_end_of_the_circle_and_tells_in_their_turn() -> None:
    state = game.seat_late(after_a_round())
    told = []
    for _ in range(5):
        assert isinstance(state.phase, Telling)
        told.append(state.phase.storyteller)
        state = game.apply(state, told[-1], Tell(image=state.hands[told[-1]][0], clue=CLUE))
        assert game.awaited(state) == tuple(seat for seat in range(5) if seat != told[-1])
        for seat in game.awaited(state):
            state = game.apply(state, seat, Give(images=state.hands[seat][:1]))
        for seat in game.awaited(state):
            state = game.apply(state, seat, Vote(number=number_of(state, told[-1])))
        assert all(len(hand) == 6 for hand in state.hands)
    assert told == [1, 2, 3, 4, 0]


@pytest.mark.rule("CO-12")
def test_late_guests_come_before_the_clue_and_not_while_a_round_is_played() -> None:
    assert game.seat_late(new_game()).phase == Claiming()
    declined = game.apply(new_game(), 0, Decline())
    assert game.awaited(game.seat_late(declined)) == (1, 2, 3, 4)
    claimed = game.seat_late(telling(storyteller=2))
    assert claimed.phase == Telling(storyteller=2, claimed=True)
    assert late_refusal(giving()) == "not_between_rounds"
    assert late_refusal(voting()) == "not_between_rounds"
    assert late_refusal(play_to_the_end(new_game())) == "game_over"


@pytest.mark.rule("CO-12", "DX-14")
def test_a_pile_that_has_only_a_hand_left_is_kept_for_those_who_play() -> None:
    state = after_a_round()
    seven = replace(state, pile=Pile(cards=state.pile.cards[:7], aside=state.pile.aside))
    assert len(game.seat_late(seven).pile.cards) == 1
    six = replace(state, pile=Pile(cards=state.pile.cards[:6], aside=state.pile.aside))
    assert late_refusal(six) == "pile_too_small"


@pytest.mark.rule("CO-5", "CO-12", "DX-18")
def test_with_a_goal_a_late_guests_hand_may_come_from_images_that_were_played() -> None:
    state = after_a_round(end="score", target=100)
    few = replace(state, pile=Pile(cards=state.pile.cards[:4], aside=state.pile.cards[4:9]))
    late = game.seat_late(few)
    assert late.hands[4][:4] == few.pile.cards
    # A shuffle of its own, so that none of the others is told twice.
    assert late.hands[4][4:] == few.chance.shuffle("late:4", few.pile.aside)[:2]
    assert (late.pile.aside, late.pile.shuffles) == ((), 1)
    assert game.seat_late(few) == late
    none = replace(state, pile=Pile(cards=state.pile.cards[:4], aside=state.pile.cards[4:6]))
    assert late_refusal(none) == "pile_too_small"


@pytest.mark.rule("CO-12", "DX-13", "DX-16")
def test_when_three_become_four_the_seventh_image_is_played_and_not_drawn_again() -> None:
    before = after_a_round(3)
    assert [len(hand) for hand in before.hands] == [7, 7, 7]
    state = game.seat_late(before)
    assert [len(hand) for hand in state.hands] == [7, 7, 7, 6]
    state = game.apply(state, 1, Tell(image=state.hands[1][0], clue=CLUE))
    assert game.private(state, 0).ask == AskGive(images=1)
    for seat in (0, 2, 3):
        state = game.apply(state, seat, Give(images=state.hands[seat][:1]))
    assert len(seen_voting(state).table) == 4
    pile = state.pile.cards
    state = vote_for(state, {0: 1, 2: 0, 3: 0})
    assert [len(hand) for hand in state.hands] == [6, 6, 6, 6]
    assert state.hands[3][-1] == pile[0]
    assert state.pile.cards == pile[1:]
    # One single finder of several: three points, not the four of a table of three.
    assert state.last is not None
    assert state.last.points[1] == 3
