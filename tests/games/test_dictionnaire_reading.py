"""Dictionnaire: definitions are read one by one."""

import pytest

from tests.games.dictionnaire_tables import (
    ballots,
    game,
    new_game,
    on_the_table,
    points,
    read_aloud,
    reading,
    refused,
    sorting,
    vote_for,
    voting,
    writing,
)
from veillee.games.dictionnaire.model import Arrange, AskRead, Lit, Merge, Part, Read, ReadOn, Stake, Tidy, Vote
from veillee.games.dictionnaire.state import LastCall, Reading, Sorting
from veillee.rules import Refused


@pytest.mark.rule("DI-10")
def test_definitions_appear_one_by_one_as_they_are_read_and_then_the_vote_opens() -> None:
    state = reading()
    assert isinstance(state.phase, Reading)
    texts = [pile[0].text for pile in state.phase.piles]
    for shown in range(1, 6):
        public = read_aloud(state)
        assert [(one.letter, one.text) for one in public.definitions] == [*zip("ABCDE", texts, strict=True)][:shown]
        assert (public.count, public.taking_part, public.reader) == (5, (1, 2, 3, 4), 0)
        assert game.awaited(state) == (0,)
        assert not any(text in str(public) for text in texts[shown:])
        for seat in (1, 2, 3, 4):
            assert game.private(state, seat).ask is None
            assert refused(state, seat, Vote(letter="A")) == refused(state, seat, Stake()) == "not_now"
            assert refused(state, seat, ReadOn(after="A")) == "not_reader"
        state = game.apply(state, 0, ReadOn(after="ABCDE"[shown - 1]))
    assert [one.text for one in on_the_table(state).definitions] == texts
    assert game.awaited(state) == (1, 2, 3, 4)
    assert refused(state, 0, ReadOn(after="E")) == "not_now"


@pytest.mark.rule("DI-10")
def test_the_reader_alone_knows_what_comes_next() -> None:
    state = reading()
    assert isinstance(state.phase, Reading)
    ask = game.private(state, 0).ask
    assert isinstance(ask, AskRead)
    assert [(one.letter, one.text) for one in ask.definitions] == [
        ("ABCDE"[n], pile[0].text) for n, pile in enumerate(state.phase.piles)
    ]


@pytest.mark.rule("DI-10", "CO-4")
def test_two_taps_for_one_definition_skip_none() -> None:
    state = game.apply(reading(), 0, ReadOn(after="A"))
    for letter in ("A", "C", "Z"):
        assert refused(state, 0, ReadOn(after=letter)) == "not_being_read"
    assert len(read_aloud(state).definitions) == 2
    assert refused(state, 0, Read(at_once=True)) == "not_now"


@pytest.mark.rule("DI-10")
def test_the_reader_may_show_them_all_at_once() -> None:
    state = game.apply(sorting(), 0, Read(at_once=True))
    assert len(on_the_table(state).definitions) == 5
    assert refused(sorting(texts={1: "Un.", 2: "un"}), 0, Read(at_once=False)) == "identical_definitions"


@pytest.mark.rule("DI-10", "CO-9")
def test_if_the_reader_is_away_or_slow_the_rest_is_shown_at_once() -> None:
    state = game.apply(reading(vote_seconds=30), 0, ReadOn(after="A"))
    clock = game.clock(state)
    assert clock is not None
    assert clock.seconds == 30
    assert clock != game.clock(reading(vote_seconds=30))
    assert game.clock(reading()) is None
    state = game.absent(state, 0)
    assert len(on_the_table(state).definitions) == 5
    # The reader prepared the desk, and scores for it.
    state = vote_for(state, {1: 2, 2: None, 3: None, 4: None})
    assert points(state) == (1, 0, 3, 2, 2)
    assert state.last is not None
    assert not state.last.unread


@pytest.mark.rule("DI-10", "CO-4")
def test_nobody_else_touches_the_desk_and_the_reader_writes_nothing() -> None:
    state = sorting()
    assert isinstance(state.phase, Sorting)
    sheets = [pile[0].id for pile in state.phase.piles]
    merged = game.apply(state, 0, Merge(sheet=sheets[0], into=sheets[1]))
    for move in (Arrange(order=tuple(sheets)), Merge(sheet=sheets[0], into=sheets[1]), Tidy(), Read(at_once=True)):
        assert refused(state, 1, move) == "not_reader"
    assert refused(merged, 1, Part(sheet=sheets[0])) == "not_reader"
    assert game.private(writing(), 0).ask is None


@pytest.mark.rule("DI-10")
def test_the_readers_chat_is_closed_from_the_choice_of_the_word_to_the_count() -> None:
    assert game.may_speak(new_game(), 0)
    called = ballots(voting(), {1: None, 2: None, 3: None, 4: None})
    assert isinstance(called.phase, LastCall)
    for state in (writing(), sorting(), reading(), voting(), called):
        assert not game.may_speak(state, 0)
        assert game.may_speak(state, 1)
    assert game.may_speak(vote_for(voting(), {1: None, 2: None, 3: None, 4: None}), 0)


@pytest.mark.rule("DI-10")
def test_the_definition_that_is_read_lights_up_for_all() -> None:
    state = voting()
    assert game.draft(state, 0, Lit(letter="B")) == Lit(letter="B")
    for seat, lit in ((1, Lit(letter="A")), (0, Lit(letter="G"))):
        with pytest.raises(Refused):
            game.draft(state, seat, lit)
    for before in (sorting(), reading()):
        with pytest.raises(Refused):
            game.draft(before, 0, Lit(letter="A"))
