"""The bots of Dictionnaire."""

import re
from functools import partial
from itertools import combinations, pairwise
from typing import Any

import pytest

from tests.bots.minds import LANGUAGES, LIBRARY, walk
from veillee.bots import lexicon
from veillee.decks import proofreading
from veillee.games.dictionnaire import bot as dictionnaire_bot
from veillee.games.dictionnaire import cards as dictionnaire_cards
from veillee.games.dictionnaire import model as dictionnaire
from veillee.games.dictionnaire import state as dictionnaire_state
from veillee.games.dictionnaire.game import Dictionnaire
from veillee.rules import Card, Chance, Deck, Language, Table


@pytest.mark.parametrize("language", LANGUAGES)
def test_definitions_are_well_set_fit_and_copied_from_no_card(language: Language) -> None:
    real = {card.fields["definition"] for deck in LIBRARY.values() if deck.kind == "words" for card in deck.cards}
    grammar = dictionnaire_bot.grammar(language)
    assert set(grammar) == dictionnaire_cards.KINDS[language]
    for kind, parts in grammar.items():
        slots = {slot for frame in parts["frame"] for slot in re.findall(r"{([^}]+)}", frame)}
        assert slots == set(parts) - {"frame"}
        texts = set()
        for place in range(300):
            frame = parts["frame"][place % len(parts["frame"])]
            text = dictionnaire_bot.filled(frame, parts, place // len(parts["frame"]), "game")
            assert list(proofreading.sentence(text, language)) == [], text
            assert len(text) <= dictionnaire.DEFINITION_LENGTH
            assert len(re.findall(r"\w+(?:-\w+)*", text)) in dictionnaire_cards.DEFINITION_WORDS, text
            assert text not in real
            texts.add(text)
        assert len(texts) == 300, kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_parts_of_a_definition_go_together(language: Language) -> None:
    """No word of weight comes twice, and in English “that” follows no comma."""
    for parts in dictionnaire_bot.grammar(language).values():
        for frame in parts["frame"]:
            slots = re.findall(r"{([^}]+)}", frame)
            texts = [*(parts[slot] for slot in slots), [re.sub("{.*?}", "", frame)]]
            words = [{word for text in some for word in lexicon.tokens(text) if len(word) > 3} for some in texts]
            for one, other in combinations(words, 2):
                assert not one & other, frame
            for slot in re.findall(r", {([^}]+)}", frame):
                assert not any(text.startswith("that ") for text in parts[slot]), slot


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_frame_keeps_to_one_subject_and_adverbs_have_many(language: Language) -> None:
    for kind, parts in dictionnaire_bot.grammar(language).items():
        for frame in parts["frame"]:
            subjects = {slot.partition(".")[0] for slot in re.findall(r"{([^}]+)}", frame)}
            assert len(subjects) == 1, frame
        if "adv." in kind:
            assert len(parts["frame"]) >= 25


def test_a_frame_says_everything_it_can_before_it_repeats_itself() -> None:
    parts = {slot: [f"{slot}{number}" for number in range(size)] for slot, size in (("a", 4), ("b", 6), ("c", 3))}
    texts = [dictionnaire_bot.filled("{a} {b} {c}", parts, place, "game") for place in range(4 * 6 * 3)]
    assert len(set(texts)) == len(texts)
    # But where a slot of the middle starts over, every word is another one than the last time.
    shared = [set(last.lower().split()) & set(text.lower().split()) for last, text in pairwise(texts)]
    assert [len(words) for words in shared if words] == [1, 1]


def test_a_bot_at_the_desk_merges_what_means_the_same_and_then_reads() -> None:
    def sheet(id: str, text: str, real: bool = False) -> dictionnaire.DeskSheet:
        return dictionnaire.DeskSheet(id=id, text=text, original=text, real=real)

    sort = partial(dictionnaire_bot.sort, "barlong", "adj.", language="fr")
    alone = ((sheet("s1", "Un bateau."),), (sheet("s2", "Un outil.", real=True),))
    assert sort(alone, ()) == dictionnaire.Read(at_once=False)
    assert sort(alone, (("s1", "s2"),)) == dictionnaire.Merge(sheet="s1", into="s2")
    assert sort(alone, (("s2", "s1"),)) == dictionnaire.Merge(sheet="s1", into="s2")
    twins = ((sheet("s1", "Un outil."),), (sheet("s2", "un outil"),))
    assert sort(twins, ()) == dictionnaire.Merge(sheet="s2", into="s1")
    untidy = ((sheet("s1", "un bateau"),), (sheet("s2", "Un outil."),))
    assert sort(untidy, ()) == dictionnaire.Tidy()


@pytest.mark.parametrize("text", ["(vieilli) Petit oiseau.", "« … »", "3e roue", "🐦", "!!!", "… .", "un un oiseau"])
@pytest.mark.parametrize("kind", ["n. m.", "adj."])
def test_a_bot_at_the_desk_reads_in_the_end_whatever_was_written(text: str, kind: str) -> None:
    game = Dictionnaire()
    for texts in ([text, "un bateau"], [text, "Grand oiseau."], [text, text]):
        state = game.start(Table(seats=3, host=0), dictionnaire.Options(), [small_deck(kind)], Chance(b"desk"))
        state = game.apply(state, 0, dictionnaire.Draw(box=1))
        state = game.apply(state, 0, dictionnaire.Choose(word="w1"))
        for seat, written in enumerate(texts, 1):
            state = game.apply(state, seat, dictionnaire.Write(text=written))
        moves = 0
        while isinstance(state.phase, dictionnaire_state.Sorting):
            ask = game.private(state, 0).ask
            assert isinstance(ask, dictionnaire.AskSort)
            state = game.apply(state, 0, dictionnaire_bot.sort("barlong", kind, ask.piles, ask.alike, "fr"))
            moves += 1
            assert moves < 10


def small_deck(kind: str) -> Deck:
    """One card with a word in the first box, one with two words in the other."""
    word = {"word": "barlong", "kind": kind, "definition": "Long."}
    cards = tuple(
        Card(id=f"w{n}", fields={"card": box, "box": box, **word}) for n, box in ((1, "1"), (2, "2"), (3, "2"))
    )
    return Deck(
        id="small", game="dictionnaire", kind="words", language="fr", licence="", name={}, authors=(), cards=cards
    )


def test_a_bot_leaves_people_the_time_to_read() -> None:
    def waits(state: Any, seat: int, people: int = 1) -> float:
        return dictionnaire_bot.patience(game.public(state), game.private(state, seat), people)

    game = Dictionnaire()
    state = game.start(Table(seats=3, host=0), dictionnaire.Options(), [small_deck("adj.")], Chance(b"desk"))
    state = game.apply(state, 0, dictionnaire.Draw(box=1))
    state = game.apply(state, 0, dictionnaire.Choose(word="w1"))
    assert waits(state, 1) == 0
    for seat, text in ((1, "x" * 90), (2, "y" * 150)):
        state = game.apply(state, seat, dictionnaire.Write(text=text))
    state = game.apply(state, 0, dictionnaire.Read(at_once=False))
    waited = {}
    while isinstance(state.phase, dictionnaire_state.Reading):
        text = state.phase.piles[state.phase.shown - 1][0].text
        waited[len(text)] = waits(state, 0)
        assert waits(state, 1) == 0
        state = game.apply(state, 0, dictionnaire.ReadOn(after="ABC"[state.phase.shown - 1]))
    # It thinks for two seconds more, at least.
    assert waited == {5: 4 - 2, 90: 6 - 2, 150: 10 - 2}
    assert waits(state, 1) == waits(state, 2) == 12
    voted = game.apply(state, 1, dictionnaire.Vote(letter="A"))
    assert (waits(voted, 2), waits(voted, 2, people=2)) == (0, 12)
    called = game.apply(voted, 2, dictionnaire.Vote(letter="A"))
    assert isinstance(called.phase, dictionnaire_state.LastCall)
    assert waits(called, 1) == 0
    assert waits(game.absent(game.absent(called, 1), 2), 1) == 0


def test_a_bot_reads_one_by_one_and_keeps_its_tokens_at_the_last_call() -> None:
    moves = [move for _, _, move in walk("dictionnaire", 4, "reading")]
    assert dictionnaire.Read(at_once=False) in moves
    assert dictionnaire.Read(at_once=True) not in moves
    assert {move.after for move in moves if isinstance(move, dictionnaire.ReadOn)} >= set("ABC")
    assert dictionnaire.Keep() in moves


def test_a_bot_does_not_vote_for_its_own_definition() -> None:
    own = 0
    for state, seat, move in walk("dictionnaire", 5, "votes"):
        if isinstance(move, dictionnaire.Vote):
            pile = state.phase.piles["ABCDEFG".index(move.letter)]
            own += any(one.author == seat for one in pile) and len(pile) == 1
    assert own <= 1
