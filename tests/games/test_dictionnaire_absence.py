"""Dictionnaire: who is away, and what the story tells."""

from typing import Literal

import pytest

from tests.games.dictionnaire_tables import (
    chosen,
    counted,
    game,
    letter_of,
    new_game,
    on_the_table,
    points,
    refused,
    sorting,
    vote_for,
    voting,
    writing,
)
from veillee.games.dictionnaire.form import tidied
from veillee.games.dictionnaire.model import (
    AskChoose,
    Choose,
    Draw,
    Keep,
    Passed,
    Read,
    Round,
    Void,
    Vote,
    Write,
    WritingView,
)
from veillee.games.dictionnaire.state import Choosing, Voting


@pytest.mark.rule("CO-9")
def test_an_absent_reader_passes_the_role_on_and_the_card_goes_back() -> None:
    state = game.apply(new_game(), 0, Draw(box=1))
    after = game.absent(state, 0)
    assert isinstance(after.phase, Choosing)
    assert after.phase.reader == 1
    assert sorted(after.boxes[0]) == sorted(new_game().boxes[0])
    assert game.story(state, after) == (Passed(number=1, seat=0),)
    for seat in (1, 2, 3, 4):
        after = game.absent(after, seat)
    assert isinstance(after.phase, Choosing)
    assert (after.phase.reader, after.phase.drawn) == (0, None)


@pytest.mark.rule("CO-9", "DI-4")
def test_whoever_lets_the_reading_pass_does_not_write_in_that_round() -> None:
    state = chosen(game.absent(game.absent(new_game(), 0), 1))
    public = game.public(state)
    assert isinstance(public, WritingView)
    assert public.taking_part == game.awaited(state) == (3, 4)
    for seat in (0, 1):
        assert game.private(state, seat).ask is None
        assert refused(state, seat, Write(text="Chose.")) == "let_the_reading_pass"
        assert refused(state, seat, Write(text="Cho", done=False)) == "let_the_reading_pass"
    for seat in (3, 4):
        state = game.apply(state, seat, Write(text=f"Chose {seat}."))
    state = vote_for(game.apply(state, 2, Read(at_once=True)), {3: 4, 4: None})
    assert points(state) == (0, 0, 1, 0, 3)
    # In the next round they write again.
    assert game.awaited(chosen(state)) == (0, 1, 2, 4)


@pytest.mark.rule("CO-9", "CO-10")
def test_if_all_others_let_the_reading_pass_they_write_all_the_same() -> None:
    state = new_game()
    for seat in range(4):
        state = game.absent(state, seat)
    assert game.awaited(chosen(state)) == (0, 1, 2, 3)
    assert game.awaited(chosen(game.absent(state, 4))) == (1, 2, 3, 4)


@pytest.mark.rule("DI-1", "CO-9")
@pytest.mark.parametrize("box", [1, 2])
def test_a_card_that_nobody_chose_from_goes_under_its_own_box(box: Literal[1, 2]) -> None:
    before = new_game()
    card = before.boxes[box - 1][0]
    after = game.absent(game.apply(before, 0, Draw(box=box)), 0)
    assert after.boxes[box - 1] == (*before.boxes[box - 1][1:], card)
    assert after.boxes[2 - box] == before.boxes[2 - box]
    assert after.played == frozenset()


@pytest.mark.rule("CO-9")
def test_an_absent_reader_at_the_desk_leaves_it_as_it_lies_and_scores_nothing() -> None:
    state = sorting(texts={1: "Sorte de barque.", 2: "sorte de barque"})
    state = game.absent(state, 0)
    assert isinstance(state.phase, Voting)
    assert len(state.phase.piles) == 4
    state = vote_for(state, {1: 3, 2: 3, 3: 1, 4: None})
    assert points(state) == (0, 1, 1, 2, 2)
    assert state.last is not None
    assert state.last.unread


@pytest.mark.rule("CO-9", "DI-15")
def test_an_absent_reader_scores_nothing_for_missing_votes_either() -> None:
    state = game.absent(sorting(), 0)
    for seat in (1, 2, 3, 4):
        state = game.absent(state, seat)
    assert points(counted(state)) == (0,) * 5


@pytest.mark.rule("CO-9")
def test_a_round_in_which_nobody_writes_is_void() -> None:
    state = writing()
    before = state
    for seat in (1, 2, 3, 4):
        before, state = state, game.absent(state, seat)
    assert isinstance(state.phase, Choosing)
    assert state.phase.reader == 1
    assert [type(line) for line in game.story(before, state)] == [Void]


@pytest.mark.rule("CO-10")
def test_a_whole_circle_of_rounds_in_which_nobody_writes_does_not_end_the_game() -> None:
    state = new_game()
    for reader in range(5):
        assert isinstance(state.phase, Choosing)
        assert state.phase.reader == reader
        state = game.apply(state, reader, Draw(box=1 if state.boxes[0] else 2))
        ask = game.private(state, reader).ask
        assert isinstance(ask, AskChoose)
        state = game.apply(state, reader, Choose(word=ask.words[0].id))
        for seat in game.awaited(state):
            state = game.absent(state, seat)
    assert state.phase == Choosing(reader=0)


def test_the_story_tells_the_round() -> None:
    state = vote_for(voting(), {1: None, 2: None, 3: None})
    called = game.apply(state, 4, Vote(letter="A"))
    assert game.story(state, called) == ()
    for seat in (1, 2, 3):
        called = game.apply(called, seat, Keep())
    (line,) = game.story(called, game.apply(called, 4, Keep()))
    assert isinstance(line, Round)
    assert not line.unread


@pytest.mark.rule("CO-9")
def test_the_story_tells_a_round_once_and_of_the_last_reader_who_was_away() -> None:
    counted = vote_for(voting(), {1: None, 2: None, 3: None, 4: None})
    assert game.story(counted, game.apply(counted, 1, Draw(box=2))) == ()
    assert game.story(new_game(), game.apply(new_game(), 0, Draw(box=1))) == ()
    state = new_game()
    for seat in (0, 1, 2, 3):
        state = game.absent(state, seat)
    assert game.story(state, game.absent(state, 4)) == (Passed(number=1, seat=4),)


def test_a_counted_round_keeps_every_definition_under_its_letter() -> None:
    before = voting()
    read = [(one.letter, one.text) for one in on_the_table(before).definitions]
    after = vote_for(before, {1: None, 2: 1, 3: 2, 4: 4})
    assert after.last is not None
    assert [(one.letter, one.text) for one in after.last.definitions] == read
    assert after.last.votes == (None, *(letter_of(before, author) for author in (None, 1, 2, 4)))
    assert {one.letter for one in after.last.definitions if one.real} == {letter_of(before, None)}
    assert (after.last.number, after.last.reader) == (1, 0)
    assert after.last.scores == after.tally.scores == after.last.points


@pytest.mark.rule("DI-8")
@pytest.mark.parametrize(
    ("text", "noun", "told"),
    [
        ("c’est quand on dort", False, "Quand on dort."),
        ("il s'agit d'un oiseau bleu", True, "Oiseau bleu."),
        ("il s’agit de la voile", True, "Voile."),
        ("L’oiseau bleu", True, "Oiseau bleu."),
        ("l'oiseau bleu", False, "L’oiseau bleu."),
        ("brouette : petite charrette", True, "Petite charrette."),
        ("brouette-porteuse des mines", True, "Brouette-porteuse des mines."),
        ("À la hâte ; sans soin", False, "À la hâte\u00a0; sans soin."),
        ("rapport de 3:4 entre deux sons", True, "Rapport de 3:4 entre deux sons."),
        ("un des outils du vannier", True, "Un des outils du vannier."),
        ("l'un d'eux", True, "L’un d’eux."),
        ("la plus grande des voiles", True, "La plus grande des voiles."),
        ("Le premier lait", True, "Le premier lait."),
        ("un peu de sel", True, "Un peu de sel."),
        ("des voiles", True, "Voiles."),
        ("Se dit d’un cheval à la robe claire.", False, "Se dit d’un cheval à la robe claire."),
        ("(vieilli) Petit oiseau.", True, "(vieilli) Petit oiseau."),
        ("...", True, "..."),
        ("🐦", True, "🐦"),
    ],
)
def test_tidying_keeps_the_words(text: str, noun: bool, told: str) -> None:
    assert tidied(text, "brouette", noun, "fr") == told
