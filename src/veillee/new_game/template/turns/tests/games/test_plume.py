"""Plume, read like the rulebook."""

from typing import Any

import pytest

from tests.players.plume import decks
from veillee.games.plume.model import Ask, AskingView, Options, OverView, Passed, Say, SayingView
from veillee.games.plume.rules import Plume
from veillee.games.plume.state import Asking, Saying, State
from veillee.rules import Chance, Refused, Table

game = Plume()


def new_game(players: int = 3, **options: Any) -> State:
    return game.start(Table(seats=players), Options(**options), decks(), Chance(b"plume"))


def asker(state: State) -> int:
    assert isinstance(state.phase, Asking)
    return state.phase.asker


def asked(state: State) -> State:
    """The asker puts the first card of their hand on the table."""
    seat = asker(state)
    return game.apply(state, seat, Ask(card=state.hands[seat][0].question.id))


def saying(state: State) -> Saying:
    assert isinstance(state.phase, Saying)
    return state.phase


def said(state: State, *distances: int) -> State:
    """In turn, each says a number that is so far from the answer."""
    answer = saying(state).fact.answer
    for distance in distances:
        state = game.apply(state, game.awaited(state)[0], Say(number=answer + distance))
    return state


def refused(state: State, seat: int, move: Any) -> str:
    with pytest.raises(Refused) as caught:
        game.apply(state, seat, move)
    return caught.value.code


@pytest.mark.rule("PL-1")
def test_everybody_holds_three_cards_that_nobody_else_sees() -> None:
    state = new_game(6)
    assert [len(hand) for hand in state.hands] == [3] * 6
    assert len({fact.question.id for hand in state.hands for fact in hand}) == 18
    assert game.private(state, 2).hand == state.hands[2]


@pytest.mark.rule("PL-2")
def test_the_asker_puts_a_card_from_their_hand_on_the_table_and_its_answer_stays_secret() -> None:
    state = new_game()
    seat, other = asker(state), (asker(state) + 1) % 3
    assert refused(state, other, Ask(card=state.hands[other][0].question.id)) == "not_your_turn"
    assert refused(state, seat, Ask(card=state.hands[other][0].question.id)) == "not_in_hand"
    after = asked(state)
    public = game.public(after)
    assert isinstance(public, SayingView)
    assert public.question == state.hands[seat][0].question
    assert not hasattr(public.question, "answer")


@pytest.mark.rule("PL-3")
def test_the_others_say_a_number_in_turn_and_no_number_is_said_twice_or_taken_back() -> None:
    state = asked(new_game(4))
    first, second, third = [(saying(state).asker + step) % 4 for step in (1, 2, 3)]
    assert game.awaited(state) == (first,)
    assert refused(state, second, Say(number=3)) == "not_your_turn"
    assert refused(state, first, Say(number=100_000)) == "no_such_number"
    state = game.apply(state, first, Say(number=3))
    assert refused(state, first, Say(number=4)) == "not_your_turn"
    assert refused(state, second, Say(number=3)) == "already_said"
    state = game.apply(state, second, Say(number=4))
    assert game.awaited(state) == (third,)
    public = game.public(state)
    assert isinstance(public, SayingView)
    assert (public.said[first], public.said[second], public.said[third]) == (3, 4, None)


@pytest.mark.rule("PL-4")
@pytest.mark.parametrize(
    ("distances", "points"),
    [
        ((1, 5, -4), (0, 2, 0, 0)),
        ((-1, 1, 7), (0, 2, 2, 0)),
        ((0, 1, 2), (0, 3, 0, 0)),
        ((900, 800, 700), (1, 0, 0, 2)),
    ],
)
def test_the_nearest_number_wins_and_the_asker_if_all_are_far_off(
    distances: tuple[int, ...], points: tuple[int, ...]
) -> None:
    """The points stand from the asker on, in the order of the turns."""
    state = asked(new_game(4))
    first = saying(state).asker
    state = said(state, *distances)
    assert state.last is not None
    assert tuple(state.last.points[(first + step) % 4] for step in range(4)) == points
    assert state.last.scores == state.last.points


@pytest.mark.rule("PL-5")
def test_then_the_asker_draws_and_the_next_one_asks() -> None:
    before = new_game()
    seat = asker(before)
    fact, drawn = before.hands[seat][0], before.pile.cards[0]
    state = said(asked(before), 1, 2)
    assert asker(state) == (seat + 1) % 3
    assert state.hands[seat] == (*before.hands[seat][1:], drawn)
    assert state.pile.cards[-1] == fact
    public = game.public(state)
    assert isinstance(public, AskingView)
    assert public.number == 2


@pytest.mark.rule("PL-6")
def test_when_everybody_has_asked_so_often_most_points_win() -> None:
    state = new_game(laps=2)
    for number in range(6):
        assert state.tally.number == number + 1
        state = said(asked(state), 0, 1)
    assert isinstance(game.public(state), OverView)
    outcome = game.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((0, 1, 2), "laps")
    assert refused(state, 0, Say(number=1)) == "game_over"


@pytest.mark.rule("CO-9", "CO-10")
def test_who_is_away_is_passed_over_and_a_round_without_numbers_begins_anew() -> None:
    state = new_game()
    first = asker(state)
    after = game.absent(state, first)
    assert game.story(state, after) == (Passed(number=1, seat=first),)
    assert asker(after) == (first + 1) % 3
    state = asked(after)
    state = game.absent(state, game.awaited(state)[0])
    state = game.absent(state, game.awaited(state)[0])
    assert (state.tally.number, state.last, asker(state)) == (1, None, (first + 2) % 3)
    assert [len(hand) for hand in state.hands] == [3] * 3
    state = asked(state)
    state = said(game.absent(state, game.awaited(state)[0]), 0)
    assert state.last is not None
    assert sum(number is not None for number in state.last.said) == 1


@pytest.mark.rule("CO-10")
def test_a_limit_begins_anew_with_every_turn() -> None:
    state = new_game(turn_seconds=20)
    clocks = [game.clock(state), game.clock(asked(state)), game.clock(said(asked(state), 3))]
    assert len({clock.key for clock in clocks if clock}) == 3
    assert {clock.seconds for clock in clocks if clock} == {20}
    assert game.clock(new_game()) is None
