"""Finds mistakes in decks, for `veillee decks check` and the tests."""

from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from veillee.decks.proofreading import Check
from veillee.rules import Deck


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
    try:
        checks: dict[str, Check] = import_module(f"veillee.games.{game}.cards").CHECKS
    except ModuleNotFoundError:
        return {}
    return checks
