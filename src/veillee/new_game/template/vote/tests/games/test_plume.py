"""Plume, read like the rulebook."""

from typing import Any

import pytest

from tests.players.plume import decks
from veillee.games.plume.model import Options, OverView, Vote, VotingView, Write, WritingView
from veillee.games.plume.rules import Plume
from veillee.games.plume.state import State, Voting, Writing
from veillee.rules import Chance, Refused, Table

game = Plume()


def new_game(players: int = 3, **options: Any) -> State:
    return game.start(Table(seats=players), Options(**options), decks(), Chance(b"plume"))


def written(players: int = 3, **options: Any) -> State:
    state = new_game(players, **options)
    for seat in range(players):
        state = game.apply(state, seat, Write(text=f"by {seat}"))
    return state


def vote_for(state: State, votes: dict[int, int]) -> State:
    """Each voter votes for the sheet of the seat given."""
    assert isinstance(state.phase, Voting)
    numbers = {sheet.author: number for number, sheet in enumerate(state.phase.sheets, 1)}
    for voter, author in votes.items():
        state = game.apply(state, voter, Vote(number=numbers[author]))
    return state


def refused(state: State, seat: int, move: Any) -> str:
    with pytest.raises(Refused) as caught:
        game.apply(state, seat, move)
    return caught.value.code


@pytest.mark.rule("PL-1")
def test_everyone_answers_the_same_question_and_may_change_the_answer_until_all_have() -> None:
    state = game.apply(game.apply(new_game(), 0, Write(text="first")), 0, Write(text="second"))
    public = game.public(state)
    assert isinstance(public, WritingView)
    assert public.written == (0,)
    for seat in (1, 2):
        state = game.apply(state, seat, Write(text=f"by {seat}"))
    public = game.public(state)
    assert isinstance(public, VotingView)
    assert set(public.texts) == {"second", "by 1", "by 2"}
    assert refused(state, 0, Write(text="third")) == "not_now"


@pytest.mark.rule("PL-2")
def test_sheets_are_shuffled_and_nobody_is_told_whose_they_are() -> None:
    orders = set()
    for seed in range(20):
        state = game.start(Table(seats=3), Options(), decks(), Chance(bytes([seed])))
        for seat in range(3):
            state = game.apply(state, seat, Write(text=f"by {seat}"))
        public = game.public(state)
        assert isinstance(public, VotingView)
        orders.add(public.texts)
    assert len(orders) > 3


@pytest.mark.rule("PL-3")
def test_nobody_votes_for_their_own_and_a_vote_can_be_changed_until_the_last_is_in() -> None:
    state = written()
    assert isinstance(state.phase, Voting)
    own = [number for number, sheet in enumerate(state.phase.sheets, 1) if sheet.author == 0]
    assert refused(state, 0, Vote(number=own[0])) == "no_such_number"
    state = vote_for(vote_for(state, {0: 1}), {0: 2, 1: 2, 2: 0})
    assert state.tally.scores == (1, 0, 2)


@pytest.mark.rule("PL-4")
def test_every_vote_on_your_sheet_is_a_point() -> None:
    state = vote_for(written(4), {0: 1, 1: 0, 2: 1, 3: 1})
    assert state.tally.scores == (1, 3, 0, 0)
    assert state.last is not None
    assert state.last.points == (1, 3, 0, 0)


@pytest.mark.rule("PL-5")
def test_after_the_last_round_most_points_win() -> None:
    state = vote_for(written(rounds=1), {0: 1, 1: 0, 2: 1})
    assert isinstance(game.public(state), OverView)
    outcome = game.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((1,), "rounds")
    assert game.story(written(rounds=1), state) == (state.last,)


@pytest.mark.rule("CO-9")
def test_absent_players_are_skipped_and_a_round_without_sheets_is_not_counted() -> None:
    state = game.apply(new_game(), 0, Write(text="alone"))
    for seat in (1, 2):
        state = game.absent(state, seat)
    assert isinstance(state.phase, Voting)
    assert game.awaited(state) == (1, 2)
    state = new_game()
    for seat in range(3):
        state = game.absent(state, seat)
    assert (state.tally.number, state.last) == (1, None)
    assert isinstance(state.phase, Writing)
    assert state.phase.question != new_game().phase.question  # type: ignore[union-attr]
