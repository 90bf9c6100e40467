"""Bots choose a move, and sometimes words, from a view.

A bot gets the view of its seat and the keywords of the images in that view: what a person would see. It gets nothing
else.
"""

import csv
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, TypeAlias, TypeVar

import msgspec
from msgspec import Struct

from veillee.bots.mind import TEMPERAMENTS, Evening, Keyword, Keywords, Mind, Thing, Things
from veillee.bots.own import own_keywords as own_keywords
from veillee.bots.own import own_things as own_things
from veillee.decks import Library
from veillee.rules import AnyGame, Bot, Deck, Language, Seat

T = TypeVar("T")
Words: TypeAlias = Callable[[Any, Any, Mind], str | None]
Floor: TypeAlias = Callable[[Any], Seat | None]
Patience: TypeAlias = Callable[[Any, Any, int], float]


@cache
def bot_module(game: AnyGame) -> Any:
    """The module `bot` of a game's package. It has `choose`; if bots talk in this game, also `words` and `floor`.

    If bots must leave time to people, it has `patience`; if a move carries what a bot says, `put`. For what the
    laboratory prints of their words see `lab/words.py`.
    """
    return import_module(f"{type(game).__module__.rpartition('.')[0]}.bot")


def load_keywords(library: Library) -> Keywords:
    """The keywords of every image and the hooks of every guest. A guest of two decks may have the same hook in both."""
    return keywords_in(folders_of(library))


@cache
def keywords_in(folders: tuple[Path, ...]) -> Keywords:
    found: dict[str, list[Keyword]] = {}
    for row in rows_of(folders, "words.csv"):
        keyword = Keyword(fr=row["fr"], en=row["en"], weight=int(row["weight"]))
        keywords = found.setdefault(row["id"], [])
        if keyword not in keywords:
            keywords.append(keyword)
    return {id: tuple(keywords) for id, keywords in found.items()}


def load_things(library: Library) -> Things:
    """What can be named in the images of those decks in which bots talk, the largest first."""
    return things_in(folders_of(library))


@cache
def things_in(folders: tuple[Path, ...]) -> Things:
    found: dict[str, list[Thing]] = {}
    for row in rows_of(folders, "seen.csv"):
        thing = Thing(fr=row["fr"], en=row["en"], size=int(row["size"]), themes=tuple(row["themes"].split()))
        found.setdefault(row["id"], []).append(thing)
    return {id: tuple(sorted(things, key=lambda one: -one.size)) for id, things in found.items()}


def folders_of(library: Library) -> tuple[Path, ...]:
    """Where the decks are that have files. What is read there is read once in a process."""
    found = [library.folder(deck.id) for deck in library.values()]
    return tuple(folder for folder in found if folder is not None)


def rows_of(folders: Iterable[Path], name: str) -> Iterator[dict[str, str]]:
    """The rows of the files of this name in these decks."""
    for folder in folders:
        if (folder / name).exists():
            with (folder / name).open(encoding="utf-8", newline="") as file:
                yield from csv.DictReader(file)


def language_of(decks: Iterable[Deck], otherwise: Language) -> Language:
    """Bots speak the language of the words on the cards. If the decks have images only, they speak `otherwise`."""
    written = {deck.language for deck in decks if deck.kind != "images"} & {"fr", "en"}
    return "en" if written == {"en"} else "fr" if written else otherwise


def visible_keywords(keywords: Mapping[str, T], *views: Struct) -> dict[str, T]:
    """The keywords, or the things to name, of the cards that appear in these views."""
    texts = set(re.findall(r'"([^"]*)"', msgspec.json.encode(views).decode()))
    return {card: keywords[card] for card in texts & keywords.keys()}


def think(
    game: AnyGame,
    state: Any,
    seat: Seat,
    bot: Bot,
    keywords: Keywords,
    shared: str,
    random: Random,
    evening: Evening | None = None,
    things: Things | None = None,
) -> Any:
    """The move of a bot in this seat. The bot's module gets the view, never the state.

    `shared` is one text for all bots of a game (see `Mind.game`).
    """
    public, private = game.public(state), game.private(state, seat)
    mind = mind_of(seat, bot, visible_keywords(keywords, public, private), shared, random)
    mind.evening = evening or Evening()
    mind.things = visible_keywords(things or {}, public, private)
    return bot_module(game).choose(public, private, mind)


def mind_of(seat: Seat, bot: Bot, keywords: Keywords, shared: str, random: Random) -> Mind:
    temperament = TEMPERAMENTS[bot.temperament]
    return Mind(
        seat=seat, language=bot.language, temperament=temperament, keywords=keywords, game=shared, random=random
    )


def say(
    game: AnyGame,
    state: Any,
    seat: Seat,
    move: Any,
    bot: Bot,
    keywords: Keywords,
    things: Things,
    names: tuple[str, ...],
    shared: str,
    random: Random,
    evening: Evening | None = None,
) -> str | None:
    """What a bot says with its move, or without a move if the table waits for its words.

    It gets the public view only, so it cannot talk about its own secrets.
    """
    words: Words | None = getattr(bot_module(game), "words", None)
    if words is None:
        return None
    public = game.public(state)
    mind = mind_of(seat, bot, visible_keywords(keywords, public), shared, random)
    mind.things, mind.names = visible_keywords(things, public), names
    mind.evening = evening or Evening()
    return words(public, move, mind)


def put(game: AnyGame, move: Any, words: str | None) -> Any:
    """The move with what the bot says, if the game keeps that."""
    with_words: Callable[[Any, str], Any] | None = getattr(bot_module(game), "put", None)
    return with_words(move, words) if with_words and words else move


def floor(game: AnyGame, state: Any) -> Seat | None:
    """The seat that has the floor: the table waits for its words."""
    asked: Floor | None = getattr(bot_module(game), "floor", None)
    return asked(game.public(state)) if asked else None


def patience(game: AnyGame, state: Any, seat: Seat, people: int) -> float:
    """How many seconds a bot leaves to the people at the table before it thinks of its own move."""
    seconds: Patience | None = getattr(bot_module(game), "patience", None)
    if seconds is None or not people:
        return 0
    return seconds(game.public(state), game.private(state, seat), people)
