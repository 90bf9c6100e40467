"""A deck is a folder with `deck.toml`, `cards.csv` and, if its cards are images, `images/`."""

import csv
import hashlib
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from veillee.rules import AnyGame, Card, Deck, Refused, fits, is_own

HERE = Path(__file__).parent


def load(folder: Path) -> Deck:
    about = tomllib.loads((folder / "deck.toml").read_text(encoding="utf-8"))
    with (folder / "cards.csv").open(encoding="utf-8", newline="") as file:
        cards = [Card(id=row.pop("id"), fields=row) for row in csv.DictReader(file)]
    return msgspec.convert({**about, "cards": cards}, Deck, strict=False)


class Offer:
    """A deck that salons can choose, and where its files are."""

    def __init__(self, deck: Deck, folder: Path) -> None:
        self.deck, self.folder = deck, folder
        # The part of an image's address that names the deck.
        self.images = f"{deck.id}-{fingerprint(folder / 'images')}"


@cache
def shipped(folder: Path) -> tuple[Offer, ...]:
    """The decks that come with Veillée. Nothing changes them while a process runs, so it reads them once."""
    decks = [load(path.parent) for path in sorted(folder.glob("*/deck.toml"))]
    return tuple(Offer(deck, folder / deck.id) for deck in decks)


class Library(Mapping[str, Deck]):
    """Decks by the hash of their content: ours, those of the house, and older ones that a stored game still needs."""

    def __init__(self, folder: Path = HERE) -> None:
        self._shipped = {one.deck.id: one for one in shipped(folder)}
        self._by_hash = {one.deck.hash: one.deck for one in self._shipped.values()}
        self._by_id = self._shipped

    def __getitem__(self, hash: str) -> Deck:
        return self._by_hash[hash]

    def __iter__(self) -> Iterator[str]:
        return iter(self._by_hash)

    def __len__(self) -> int:
        return len(self._by_hash)

    def by_id(self, id: str) -> Deck | None:
        return self._by_id[id].deck if id in self._by_id else None

    def folder(self, id: str) -> Path | None:
        return self._by_id[id].folder if id in self._by_id else None

    def offer(self, decks: Iterable[Offer]) -> None:
        """Offer these decks of the house beside ours, in place of those that it offered before."""
        found = {one.deck.id: one for one in decks}
        self._by_id = {**found, **self._shipped}
        for one in found.values():
            self._by_hash[one.deck.hash] = one.deck

    def wanted(self, game: AnyGame, options: Any) -> tuple[Deck, ...]:
        """The decks of the house that this game is played with. Those that people made are the salon's."""
        found = []
        for id in game.decks(options):
            if is_own(id):
                continue
            deck = self.by_id(id)
            if deck is None or not fits(deck, game):
                raise Refused("no_such_deck")
            found.append(deck)
        return tuple(found)

    def images(self, deck: Deck) -> str:
        """The part of an image's address that names the deck. It has a fingerprint, so browsers may cache images."""
        return self._by_id[deck.id].images if deck.id in self._by_id else deck.id

    def addresses(self, decks: Iterable[Deck]) -> dict[str, str]:
        """Where the pictures of these decks are: by its id for a deck that the house has added, `""` for ours."""
        return {"" if self.is_shipped(deck) else deck.id: self.images(deck) for deck in decks if deck.kind == "images"}

    def is_shipped(self, deck: Deck) -> bool:
        """Whether it comes with Veillée. Cards of other decks are called by the id of their deck and their own."""
        return not all(card.id.startswith(f"{deck.id}.") for card in deck.cards)

    def offered(self) -> tuple[Deck, ...]:
        """The decks that every salon can choose."""
        return tuple(one.deck for one in self._by_id.values())

    def keep(self, hash: str, deck: Deck) -> None:
        self._by_hash[hash] = deck


def fingerprint(folder: Path) -> str:
    """A hash that changes if any file in the folder changes."""
    seen = hashlib.sha256()
    for path in sorted(folder.glob("*")):
        seen.update(path.name.encode() + path.read_bytes())
    return seen.hexdigest()[:8]
