"""What bots have learnt: themes, clues and keywords."""

import re
from collections import Counter
from itertools import combinations

import pytest
from rapidfuzz import fuzz

from tests.bots.minds import IMAGES, KEYWORDS, LANGUAGES, LIBRARY, rows
from veillee.bots import lexicon
from veillee.decks import proofreading
from veillee.rules import Language


def test_the_themes_are_complete_in_both_languages_and_well_set() -> None:
    themes = {row["theme"] for row in rows()}
    assert len(themes) >= 150
    counts = Counter((row["theme"], row["language"], row["kind"]) for row in rows())
    for theme in themes:
        for language in LANGUAGES:
            assert counts[theme, language, "word"] >= 12, theme
            assert counts[theme, language, "saying"] >= 5, theme
    for row in rows():
        if row["kind"] == "near":
            assert row["text"] in themes - {row["theme"]}, row
        else:
            assert list(proofreading.typography(row["text"], row["language"])) == [], row
    for language in LANGUAGES:
        sayings = [row["text"] for row in rows() if row["kind"] == "saying" and row["language"] == language]
        assert len(set(sayings)) == len(sayings)
        assert all(len(saying) <= 60 and saying[0].isupper() for saying in sayings)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_clues_say_nearly_the_same(language: Language) -> None:
    clues = [re.sub(r"\W+", " ", clue.lower()).strip() for clue in lexicon.sayings(language)]
    for one, other in combinations(clues, 2):
        assert not fuzz.ratio(one, other, score_cutoff=85), (one, other)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_idea_of_dany_and_every_image_says_something_to_a_bot(language: Language) -> None:
    deck = LIBRARY.by_id("idees" if language == "fr" else "ideas")
    assert deck is not None
    words = [card.fields[f"word{n}"] for card in deck.cards for n in range(1, 6)]
    assert [word for word in words if not lexicon.themes_in(word, language)] == []
    assert [image for image in IMAGES if not lexicon.image_vector(KEYWORDS[image], language)] == []
