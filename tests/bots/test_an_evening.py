"""What bots say in an evening of several games: no sentence comes twice, and it is about what lies there."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tests.bots.minds import KEYWORDS, LANGUAGES, LIBRARY, THINGS, mind_of, walk
from veillee.bots import lexicon
from veillee.bots.mind import LEAST_WORDS, Evening
from veillee.decks import proofreading
from veillee.games import GAMES
from veillee.games.dictionnaire import bot as dictionnaire_bot
from veillee.games.dictionnaire import cards as dictionnaire_cards
from veillee.games.dictionnaire.model import WritingView
from veillee.games.didixit import bot as didixit_bot
from veillee.games.didixit import model as didixit
from veillee.lab.words import Listener
from veillee.rules import Bot, Language, plain

pytestmark = pytest.mark.no_cover
GAMES_OF_AN_EVENING = 2
DECKS: dict[str, dict[Language, tuple[str, ...]]] = {
    "didixit": {"fr": ("reves",), "en": ("reves",)},
    "dictionnaire": {"fr": ("mots-rares",), "en": ("rare-words",)},
    "diner": {"fr": ("invites",), "en": ("guests",)},
    "dany": {"fr": ("souvenirs", "idees"), "en": ("souvenirs", "ideas")},
}


def lines(name: str, language: Language, seed: str, players: int = 4) -> Iterator[str]:
    """What is said in the evening, a line each, as `veillee simulate --words` prints it."""
    game, said = GAMES[name], dict[str, int]()
    bots = [Bot(temperament="playful", language=language)] * players
    decks = tuple(deck for id in DECKS[name][language] if (deck := LIBRARY.by_id(id)))
    for number in range(GAMES_OF_AN_EVENING):
        evening = Evening(seed, number, said)
        listener = Listener(game, bots, decks, KEYWORDS, THINGS, f"{seed}:{number}", evening)
        options: dict[str, Any] = {"decks": list(DECKS[name][language])}
        for state, seat, move in walk(name, players, f"{seed}:{number}", evening, language, **options):
            if move is not None:
                yield from listener.hear(state, seat, move)


def sentences(words: str) -> list[str]:
    return [one for one in re.split(r"(?<=[.!?…])\s+", words) if len(one.split()) >= LEAST_WORDS]


@pytest.mark.parametrize("seed", ["evening", "another"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", DECKS)
def test_no_sentence_comes_twice_in_an_evening(name: str, language: Language, seed: str) -> None:
    said = [line.split("\t")[3] for line in lines(name, language, seed)]
    assert len(said) > 15
    assert [words for words in said if list(proofreading.typography(words, language))] == []
    assert [words for words, count in Counter(said).items() if count > 1] == []
    every = [sentence for words in said for sentence in sentences(words)]
    assert [sentence for sentence, count in Counter(every).items() if count > 1] == []


# Didixit


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clue_is_about_a_main_thing_of_its_image(language: Language) -> None:
    about, told = lexicon.sayings(language), []
    for seed in range(4):
        evening = Evening(f"{seed}")
        for _, _, move in walk("didixit", 4, f"main:{seed}", evening, language):
            if isinstance(move, didixit.Tell):
                assert isinstance(move.clue, didixit.Sentence)
                keywords: Any = {move.image: KEYWORDS[move.image]}
                mind = mind_of(language=language, **keywords)
                told.append(about[move.clue.text] in didixit_bot.main_themes(move.image, mind))
    assert len(told) > 40
    assert sum(told) > 0.95 * len(told)


# Dictionnaire


def writing(word: str, kind: str, number: int = 1) -> WritingView:
    return WritingView(
        number=number,
        boxes=(1, 1),
        tokens=(3,) * 6,
        scores=(0,) * 6,
        last=None,
        last_round=False,
        reader=0,
        word=word,
        kind=kind,
        taking_part=(1, 2, 3, 4, 5),
        written=(),
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_a_round_no_two_bots_write_about_the_same_subject(language: Language) -> None:
    for kind, parts in dictionnaire_bot.grammar(language).items():
        for number in range(1, 20):
            minds = [msgspec.structs.replace(mind_of(language=language), seat=seat) for seat in range(1, 6)]
            view = writing("x", kind, number)
            subjects = [dictionnaire_bot.subject(parts["frame"], view, mind)[0][0] for mind in minds]
            assert len(set(subjects)) == len(subjects), (kind, number)


@pytest.mark.parametrize(
    ("language", "word", "kind", "sounds"),
    [
        ("fr", "barbacole", "n.m.", "Barbe"),
        ("fr", "boulingrin", "n.m.", "boule"),
        ("fr", "marcescent", "adj.", "marais"),
        ("en", "swither", "v.i.", "swim"),
        ("en", "paxwax", "n.", None),
    ],
)
def test_one_bot_of_a_round_plays_on_how_the_word_looks(
    language: Language, word: str, kind: str, sounds: str | None
) -> None:
    minds = [msgspec.structs.replace(mind_of(language=language), seat=seat) for seat in range(1, 6)]
    heard = [texts for mind in minds if (texts := dictionnaire_bot.by_ear(writing(word, kind), mind))]
    assert [texts[0] for texts in heard if sounds is None or sounds not in texts[0]] == []
    assert len(heard) == (0 if sounds is None else 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_false_etymologies_are_well_set_false_and_for_many_words(language: Language) -> None:
    cards = [
        card.fields
        for deck in LIBRARY.values()
        if deck.kind == "words"
        for card in deck.cards
        if deck.language == language
    ]
    real = {card["definition"] for card in cards}
    roots = dictionnaire_bot.roots(language)
    for _, kind, text in roots:
        assert list(proofreading.sentence(text, language)) == [], text
        assert len(re.findall(r"\w+(?:-\w+)*", text)) in dictionnaire_cards.DEFINITION_WORDS, text
        assert text not in real
        assert kind in dictionnaire_cards.KINDS[language]
    assert len({(kind, text) for _, kind, text in roots}) == len(roots)
    served = [
        any(kind == card["kind"] and look.search(plain(card["word"])) for look, kind, _ in roots) for card in cards
    ]
    assert sum(served) > 0.4 * len(served)
