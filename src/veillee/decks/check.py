"""Finds mistakes in decks, for `veillee decks check` and the tests, and in single cards while somebody writes them."""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType

from msgspec.structs import replace

from veillee.decks.proofreading import Check, Reader, Remark
from veillee.rules import Deck, Language, Refused


def problems(deck: Deck, folder: Path) -> list[str]:
    """All mistakes in a deck, one line for each."""
    return [f"{deck.id}: {problem}" for problem in _find_problems(deck, folder)]


def _find_problems(deck: Deck, folder: Path) -> Iterator[str]:
    for id, count in Counter(card.id for card in deck.cards).items():
        if count > 1:
            yield f"the id {id} is used {count} times"
    if not deck.authors:
        yield "no author"
    for language in ("fr", "en"):
        if not deck.name.get(language):
            yield f"no name in {language}"
    check = checks_of(deck.game).get(deck.kind)
    if check is None:
        yield f"the game {deck.game} has no cards of the kind {deck.kind}"
    else:
        try:
            yield from check(deck, folder)
        except KeyError as missing:
            yield f"the column {missing} is missing"


def checks_of(game: str) -> dict[str, Check]:
    """The checks in the module `cards` of a game's package, by the kind of deck."""
    module = cards_module(game)
    return module.CHECKS if module else {}


def cards_module(game: str) -> ModuleType | None:
    try:
        return import_module(f"veillee.games.{game}.cards")
    except ModuleNotFoundError:
        return None


def remarks_on(kind: str, language: Language, fields: Mapping[str, str]) -> list[Remark]:
    """What a proof-reader would say of one card as people write it. Nothing is said of fields that are still empty."""
    reader = readers().get(kind)
    if reader is None:
        raise Refused("no_own_cards")
    found, to_read = [], dict.fromkeys(reader.lengths, "")
    for field, most in reader.lengths.items():
        text = fields.get(field, "").strip()
        if len(text) > most:
            # It has to be shortened first, and reading a text without end would take time.
            found.append(Remark(field, "too_long", {"has": len(text), "most": most}))
        elif any(letter.isalnum() for letter in text):
            to_read[field] = text
    for remark in reader.read(to_read, language):
        if not to_read[remark.field]:
            continue
        fits = remark.fixed is None or len(remark.fixed) <= reader.lengths[remark.field]
        found.append(remark if fits else replace(remark, fixed=None))
    return found


@cache
def readers() -> dict[str, Reader]:
    """The readers in the modules `cards` of all games, by the kind of card."""
    games = import_module("veillee.games")
    found: dict[str, Reader] = {}
    for _, name, _ in iter_modules(games.__path__):
        found |= getattr(cards_module(name), "READERS", {})
    return found
