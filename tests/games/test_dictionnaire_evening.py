"""Dictionnaire: finishing, late guests and the audience."""

import pytest
from msgspec.structs import replace

from tests.games.dictionnaire_tables import (
    at,
    ballots,
    chosen,
    counted,
    game,
    new_game,
    on_the_table,
    points,
    sheet_of,
    sorting,
    vote_for,
    voting,
    writing,
)
from veillee.games.dictionnaire.model import Draw, Merge, Read, ReadOn, Stake, Void, Vote, Write
from veillee.games.dictionnaire.state import Choosing, LastCall, Over, State
from veillee.rules import Question, Refused, Tally


@pytest.mark.rule("CO-14")
def test_the_host_lets_the_game_finish_after_this_round_and_it_is_counted() -> None:
    state = game.finish(voting(), True)
    assert game.public(state).last_round
    state = vote_for(state, {1: None, 2: 1, 3: 1, 4: 1})
    assert state.phase == Over(reason="stopped")
    assert points(state) == (3, 5, 0, 0, 0)
    outcome = game.outcome(state)
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.reason) == ((3, 5, 0, 0, 0), (1,), "stopped")
    assert game.public(state).number == 1
    with pytest.raises(Refused, match="game_over"):
        game.finish(state, False)


@pytest.mark.rule("CO-14")
def test_the_host_may_change_their_mind_until_the_round_is_counted() -> None:
    call = ballots(game.finish(voting(), True), {1: None, 2: 1, 3: 1, 4: 1})
    assert isinstance(call.phase, LastCall)
    state = counted(game.finish(call, False))
    assert state.phase == Choosing(reader=1)
    assert not game.public(state).last_round


@pytest.mark.rule("CO-14", "CO-9")
def test_a_last_round_in_which_nobody_writes_ends_the_game_all_the_same() -> None:
    state = game.finish(writing(3), True)
    for seat in (1, 2):
        before, state = state, game.absent(state, seat)
    assert state.phase == Over(reason="stopped")
    assert [type(line) for line in game.story(before, state)] == [Void]


@pytest.mark.rule("CO-14", "DI-17")
def test_a_last_round_that_reaches_the_diploma_or_the_last_word_ends_as_ever() -> None:
    at_the_end = game.finish(at((0, 20, 0, 0, 0)), True)
    assert vote_for(at_the_end, {1: None, 2: 1, 3: 1, 4: 1}).phase == Over(reason="diploma")
    state = voting()
    no_words = replace(state, boxes=((), ()), played=frozenset(word.id for card in state.cards for word in card.words))
    assert vote_for(game.finish(no_words, True), {1: None, 2: 1, 3: 1, 4: 1}).phase == Over(reason="words")


def after_a_round(players: int = 4) -> State:
    """The first round is counted (everybody found the real definition), and seat 1 is to read."""
    return vote_for(voting(players, cards=20), dict.fromkeys(range(1, players)))


def late_refusal(state: State) -> str:
    with pytest.raises(Refused) as caught:
        game.seat_late(state)
    return caught.value.code


def play_round(state: State) -> State:
    """Everybody who is waited for writes, and votes for the first definition."""
    state = chosen(state)
    for seat in game.awaited(state):
        state = game.apply(state, seat, Write(text=f"Définition du joueur {seat}."))
    state = game.apply(state, game.awaited(state)[0], Read(at_once=True))
    for seat in game.awaited(state):
        state = game.apply(state, seat, Vote(letter="A"))
    return counted(state)


@pytest.mark.rule("CO-12", "DI-2", "DI-3")
def test_a_late_guest_sits_on_the_last_players_leaf_with_the_fewest_tokens_anybody_has_left() -> None:
    before = replace(after_a_round(), tally=Tally(scores=(7, 4, 9, 6), number=2), tokens=(3, 2, 1, 3))
    state = game.seat_late(before)
    assert state.tally == Tally(scores=(7, 4, 9, 6, 4), number=2)
    assert state.tokens == game.public(state).tokens == (3, 2, 1, 3, 1)
    assert state.phase == before.phase == Choosing(reader=1)
    assert game.private(state, 4) == game.private(before, 3)


@pytest.mark.rule("CO-12", "DI-6", "DI-12")
def test_a_late_guest_writes_stakes_and_votes_in_the_round_that_begins() -> None:
    state = chosen(game.seat_late(after_a_round()))
    assert game.awaited(state) == (0, 2, 3, 4)
    for seat in (0, 2, 3, 4):
        state = game.apply(state, seat, Write(text=f"Définition du joueur {seat}."))
    state = game.apply(state, 1, Read(at_once=True))
    assert on_the_table(state).taking_part == (0, 2, 3, 4)
    state = game.apply(state, 4, Stake())
    state = vote_for(state, {0: 4, 2: 4, 3: None, 4: None})
    # The right vote and two votes received, doubled.
    assert points(state) == (0, 2, 0, 2, 8)
    assert state.tokens == (3, 3, 3, 3, 2)
    assert state.tally.scores == (0, 4, 2, 4, 8)


@pytest.mark.rule("CO-1", "CO-12", "DI-4")
def test_a_late_guest_sits_at_the_end_of_the_circle_and_reads_in_their_turn() -> None:
    state = game.seat_late(after_a_round())
    read = []
    for _ in range(5):
        assert isinstance(state.phase, Choosing)
        read.append(state.phase.reader)
        state = play_round(state)
    assert read == [1, 2, 3, 4, 0]


@pytest.mark.rule("CO-12", "DI-4")
def test_a_late_guest_takes_no_turn_to_read_from_whom_it_has_come_to() -> None:
    """The last of the circle has read, and it is the first one's turn again."""
    state = after_a_round(3)
    for _ in range(2):
        state = play_round(state)
    assert state.phase == Choosing(reader=0)
    late = game.seat_late(state)
    assert late.phase == Choosing(reader=0)
    assert game.reveal_seconds(late) == game.reveal_seconds(state) > 0


@pytest.mark.rule("CO-12")
def test_late_guests_come_before_a_card_is_drawn_and_not_while_a_round_is_played() -> None:
    assert game.seat_late(new_game(3)).tokens == (3, 3, 3, 3)
    drawn = game.apply(new_game(), 0, Draw(box=1))
    reading = game.apply(sorting(), 0, Read(at_once=False))
    call = ballots(voting(), {1: 2, 2: 3, 3: 4, 4: 1})
    for begun in (drawn, writing(), sorting(), reading, voting(), call):
        assert late_refusal(begun) == "not_between_rounds"
    over = vote_for(at((0, 23, 0, 0, 0)), {1: None, 2: None, 3: None, 4: None})
    assert late_refusal(over) == "game_over"


@pytest.mark.rule("CO-9", "CO-12")
def test_where_readers_are_away_a_late_guest_comes_before_the_one_who_is_there_draws() -> None:
    """Whoever let the reading pass does not write; the guest let nothing pass."""
    state = game.seat_late(game.absent(new_game(3), 0))
    assert game.awaited(chosen(state)) == (2, 3)


@pytest.mark.rule("CO-12", "DI-17", "DI-18")
def test_a_late_guest_may_win_the_diploma() -> None:
    state = replace(after_a_round(3), tally=Tally(scores=(23, 24, 24), number=2))
    state = chosen(game.seat_late(state))
    for seat in (0, 2, 3):
        state = game.apply(state, seat, Write(text=f"Définition du joueur {seat}."))
    state = vote_for(game.apply(state, 1, Read(at_once=True)), {0: 3, 2: 0, 3: None})
    assert state.tally.scores == (24, 26, 24, 26)
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.winners == (1, 3)


@pytest.mark.rule("CO-13", "DI-10", "DI-12")
def test_the_audience_may_bet_on_a_definition_from_the_last_one_read_to_the_count() -> None:
    state = sorting()
    quiet = [new_game(), game.apply(new_game(), 0, Draw(box=1)), writing(), state]
    state = game.apply(state, 0, Read(at_once=False))
    for letter in "ABCDE":
        quiet.append(state)
        state = game.apply(state, 0, ReadOn(after=letter))
    assert [game.audience_asked(one) for one in quiet] == [None] * 9
    asked = Question(key="1", topics={"definition": ("A", "B", "C", "D", "E")})
    assert game.audience_asked(state) == asked
    call = ballots(state, {1: 2, 2: 3, 3: 4, 4: 1})
    assert isinstance(call.phase, LastCall)
    assert game.audience_asked(call) == asked
    assert game.audience_asked(counted(call)) is None


@pytest.mark.rule("CO-13", "DI-9")
def test_the_audience_bets_on_what_is_read_and_learns_neither_authors_nor_what_was_merged() -> None:
    """Whoever wrote what, and whichever is real: the same letters."""
    state = sorting()
    merged = game.apply(state, 0, Merge(sheet=sheet_of(state, 1), into=sheet_of(state, 2)))
    known = game.apply(state, 0, Merge(sheet=sheet_of(state, 4), into=sheet_of(state, None)))
    asked = [game.audience_asked(game.apply(one, 0, Read(at_once=True))) for one in (merged, known)]
    assert asked == [Question(key="1", topics={"definition": ("A", "B", "C", "D")})] * 2


@pytest.mark.rule("CO-13")
def test_what_the_audience_bet_is_shown_at_the_count_and_until_the_next_vote() -> None:
    state = voting()
    assert game.audience_shown(state) is None
    call = ballots(state, {1: 2, 2: 3, 3: 4, 4: 1})
    assert game.audience_shown(call) is None
    state = counted(call)
    shown = [game.audience_shown(state)]
    state = chosen(state)
    shown.append(game.audience_shown(state))
    for seat in game.awaited(state):
        state = game.apply(state, seat, Write(text=f"Définition du joueur {seat}."))
    shown.append(game.audience_shown(state))
    assert shown == ["1"] * 3
    state = game.apply(state, 1, Read(at_once=True))
    assert game.audience_shown(state) is None
    asked = game.audience_asked(state)
    assert asked is not None
    assert asked.key == "2"
    state = vote_for(game.finish(state, True), {0: 2, 2: 0, 3: 0, 4: 0})
    assert isinstance(state.phase, Over)
    assert game.audience_shown(state) == "2"


@pytest.mark.rule("CO-13", "DI-9")
def test_where_all_became_one_the_audience_is_not_asked_and_nothing_of_the_round_before_is_shown() -> None:
    state = chosen(vote_for(voting(3), {1: None, 2: None}))
    for seat in game.awaited(state):
        state = game.apply(state, seat, Write(text="La même."))
    state = game.apply(state, 1, Merge(sheet=sheet_of(state, 0), into=sheet_of(state, 2)))
    state = game.apply(state, 1, Merge(sheet=sheet_of(state, 0), into=sheet_of(state, None)))
    state = game.apply(state, 1, Read(at_once=True))
    assert game.audience_asked(state) is None
    assert game.audience_shown(state) == "2"
