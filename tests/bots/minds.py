"""Bots in games and by themselves, for their tests."""

import csv
import hashlib
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from veillee.bots import language_of, lexicon, load_keywords, load_things, think
from veillee.bots.mind import TEMPERAMENTS, Evening, Mind
from veillee.decks import Library
from veillee.games import GAMES
from veillee.games.dictionnaire import model as dictionnaire
from veillee.games.didixit import model as didixit
from veillee.games.diner import model as diner
from veillee.lab.simulate import temperaments
from veillee.rules import Bot, Chance, Language, Table, TemperamentName

LIBRARY = Library()
KEYWORDS, THINGS = load_keywords(LIBRARY), load_things(LIBRARY)
NAMES = ("Anouk", "Basile", "Inès", "Hugo", "Zoé", "Tom", "Élise", "Max")
IMAGES = {card.id for deck in LIBRARY.values() if deck.kind == "images" for card in deck.cards}
LANGUAGES: tuple[Language, ...] = ("fr", "en")


def walk(
    name: str,
    players: int,
    seed: str,
    evening: Evening | None = None,
    otherwise: Language = "fr",
    **options: Any,
) -> Iterator[tuple[Any, int, Any]]:
    """A whole game between bots: every state, who moved, and the move."""
    game = GAMES[name]
    chosen = msgspec.convert(options, game.options_type)
    decks = LIBRARY.wanted(game, chosen)
    language = language_of(decks, otherwise)
    bots = [Bot(temperament=one, language=language) for one in temperaments(seed, players)]
    random = Random(seed)
    chance = Chance(hashlib.sha256(seed.encode()).digest())
    state = game.start(Table(seats=players, host=0), chosen, decks, chance)
    evening = evening or Evening()
    while game.outcome(state) is None:
        seat = random.choice(game.awaited(state))
        move = think(game, state, seat, bots[seat], KEYWORDS, seed, random, evening, THINGS)
        yield state, seat, move
        state = game.apply(state, seat, move)
    yield state, -1, None


def said(move: Any) -> str | None:
    match move:
        case didixit.Tell(clue=didixit.Sentence(text=text)):
            return text
        case dictionnaire.Write(text=text):
            return text
        case diner.SetTable(reason=diner.Written(text=text)) | diner.Join(reason=diner.Written(text=text)):
            return text
        case _:
            return None


def mind_of(temperament: TemperamentName = "sharp", language: Language = "fr", seed: int = 1, **keywords: Any) -> Mind:
    return Mind(
        seat=0,
        language=language,
        temperament=TEMPERAMENTS[temperament],
        keywords=keywords,
        game="game",
        random=Random(seed),
    )


def rows() -> list[dict[str, str]]:
    with (lexicon.HERE / "themes.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))
