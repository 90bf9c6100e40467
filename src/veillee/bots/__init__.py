"""Bots: a move from a view. A bot sees what a person in its seat sees, and knows of the cards in sight what a person
could know by heart: what an image shows. It is given nothing else."""

import csv
import re
from collections.abc import Callable, Iterable
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from veillee.bots import dany, dictionnaire, didixit, diner
from veillee.bots.mind import TEMPERAMENTS, Keyword, Known, Language, Mind, TemperamentName
from veillee.decks import Library
from veillee.rules import AnyGame, Deck, Seat

CHOOSE: dict[str, Callable[[Any, Any, Mind], Any]] = {
    "dany": dany.choose,
    "dictionnaire": dictionnaire.choose,
    "didixit": didixit.choose,
    "diner": diner.choose,
}


class Bot(Struct, frozen=True):
    """Who plays a chair in place of a person."""

    temperament: TemperamentName
    language: Language


def by_heart(library: Library) -> Known:
    """The keywords of every image of the house."""
    found: dict[str, list[Keyword]] = {}
    for deck in library.values():
        folder = library.folder(deck.id)
        if folder is None or not (folder / "words.csv").exists():
            continue
        with (folder / "words.csv").open(encoding="utf-8", newline="") as file:
            for row in csv.DictReader(file):
                keyword = Keyword(fr=row["fr"], en=row["en"], weight=int(row["weight"]))
                found.setdefault(row["id"], []).append(keyword)
    return {id: tuple(keywords) for id, keywords in found.items()}


def language_of(decks: Iterable[Deck], otherwise: Language) -> Language:
    """Bots speak the language of the words on the table; with images alone, the one they were asked to."""
    written = {deck.language for deck in decks} & {"fr", "en"}
    return "en" if written == {"en"} else "fr" if written else otherwise


def in_sight(heart: Known, *views: Struct) -> Known:
    """Of all that is known by heart, what belongs to the cards in these views."""
    texts = set(re.findall(r'"([^"]*)"', msgspec.json.encode(views).decode()))
    return {card: heart[card] for card in texts & heart.keys()}


def think(game: AnyGame, state: Any, seat: Seat, bot: Bot, heart: Known, shared: str, random: Random) -> Any:
    """The move of a bot in this seat: from here on there is only its view. `shared` is the same for all of the game."""
    public, private = game.public(state), game.private(state, seat)
    mind = Mind(
        seat=seat,
        language=bot.language,
        temperament=TEMPERAMENTS[bot.temperament],
        known=in_sight(heart, public, private),
        game=shared,
        random=random,
    )
    return CHOOSE[game.name](public, private, mind)
