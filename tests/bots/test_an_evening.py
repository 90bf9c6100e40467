"""What bots say in an evening of several games: no sentence comes twice, and each bot of a round has its own subject."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from tests.bots.test_bots import KEYWORDS, LANGUAGES, LIBRARY, walk
from veillee.bots.mind import Evening
from veillee.decks import proofreading
from veillee.games import GAMES, dictionnaire
from veillee.games.dictionnaire import bot as dictionnaire_bot
from veillee.games.didixit import bot as didixit_bot
from veillee.lab.words import Listener
from veillee.rules import Bot, Language, plain

GAMES_OF_AN_EVENING = 2
DECKS: dict[str, dict[Language, tuple[str, ...]]] = {
    "didixit": {"fr": ("reves",), "en": ("reves",)},
    "dictionnaire": {"fr": ("mots-rares",), "en": ("rare-words",)},
    "diner": {"fr": ("invites",), "en": ("guests",)},
    "dany": {"fr": ("souvenirs", "idees"), "en": ("souvenirs", "ideas")},
}
# Shorter ones are no more than a word and an agreement.
LEAST_WORDS = 6


def lines(name: str, language: Language, seed: str, players: int = 4) -> Iterator[str]:
    """What is said in the evening, a line each, as `veillee simulate --words` prints it."""
    game, said = GAMES[name], dict[str, int]()
    bots = [Bot(temperament="playful", language=language)] * players
    decks = tuple(deck for id in DECKS[name][language] if (deck := LIBRARY.by_id(id)))
    for number in range(GAMES_OF_AN_EVENING):
        evening = Evening(seed, number, said)
        listener = Listener(game, bots, decks, LIBRARY, KEYWORDS, f"{seed}:{number}", evening)
        options: dict[str, Any] = {"decks": list(DECKS[name][language])}
        for state, seat, move in walk(name, players, f"{seed}:{number}", evening, language, **options):
            if move is not None:
                yield from listener.hear(state, seat, move)


def sentences(words: str) -> list[str]:
    found = re.split(r"(?<=[.!?…])\s+(?=\W*[A-ZÀ-Ý])", words)
    return [one for one in found if len(one.split()) >= LEAST_WORDS]


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
