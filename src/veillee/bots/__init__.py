"""Bots: a move, and some words, from a view. A bot sees what a person in its seat sees, and knows of the cards in sight
what a person could know by heart: what an image shows. It is given nothing else."""

import csv
import re
from collections.abc import Callable, Iterable
from functools import cache
from importlib import import_module
from random import Random
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from veillee.bots.mind import TEMPERAMENTS, Keyword, Known, Mind
from veillee.decks import Library
from veillee.rules import AnyGame, Bot, Deck, Language, Seat

Words: TypeAlias = Callable[[Any, Any, Mind], str | None]
Floor: TypeAlias = Callable[[Any], Seat | None]


@cache
def brain_of(game: AnyGame) -> Any:
    """The module `bot` beside a game's rules: `choose`, and where the game is talk `words` and `floor`."""
    return import_module(f"{type(game).__module__.rpartition('.')[0]}.bot")


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
    return brain_of(game).choose(public, private, mind_of(seat, bot, in_sight(heart, public, private), shared, random))


def mind_of(seat: Seat, bot: Bot, known: Known, shared: str, random: Random) -> Mind:
    temperament = TEMPERAMENTS[bot.temperament]
    return Mind(seat=seat, language=bot.language, temperament=temperament, known=known, game=shared, random=random)


def say(
    game: AnyGame, state: Any, seat: Seat, move: Any, bot: Bot, heart: Known, shared: str, random: Random
) -> str | None:
    """What a bot says with its move, or without one when it has the floor. It speaks of what lies on the table only."""
    words: Words | None = getattr(brain_of(game), "words", None)
    if words is None:
        return None
    public = game.public(state)
    return words(public, move, mind_of(seat, bot, in_sight(heart, public), shared, random))


def floor(game: AnyGame, state: Any) -> Seat | None:
    """The seat whose words the table waits for."""
    asked: Floor | None = getattr(brain_of(game), "floor", None)
    return asked(game.public(state)) if asked else None
