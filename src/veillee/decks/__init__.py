"""A deck is a folder with `deck.toml`, `cards.csv` and, if its cards are images, `images/`."""

import csv
import hashlib
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from veillee.rules import AnyGame, Card, Deck, Refused

HERE = Path(__file__).parent


def load(folder: Path) -> Deck:
    about = tomllib.loads((folder / "deck.toml").read_text(encoding="utf-8"))
    with (folder / "cards.csv").open(encoding="utf-8", newline="") as file:
        cards = [Card(id=row.pop("id"), fields=row) for row in csv.DictReader(file)]
    return msgspec.convert({**about, "cards": cards}, Deck, strict=False)


class Library(Mapping[str, Deck]):
    """Decks by the hash of their content: our own, and older versions that a stored game still needs."""

    def __init__(self, folder: Path = HERE) -> None:
        shipped = [load(path.parent) for path in sorted(folder.glob("*/deck.toml"))]
        self._by_hash = {deck.hash: deck for deck in shipped}
        self._by_id = {deck.id: (deck, folder / deck.id) for deck in shipped}
        self._images = {deck.id: f"{deck.id}-{fingerprint(folder / deck.id / 'images')}" for deck in shipped}

    def __getitem__(self, hash: str) -> Deck:
        return self._by_hash[hash]

    def __iter__(self) -> Iterator[str]:
        return iter(self._by_hash)

    def __len__(self) -> int:
        return len(self._by_hash)

    def by_id(self, id: str) -> Deck | None:
        return self._by_id[id][0] if id in self._by_id else None

    def folder(self, id: str) -> Path | None:
        return self._by_id[id][1] if id in self._by_id else None

    def wanted(self, game: AnyGame, options: Any) -> tuple[Deck, ...]:
        """The decks that this game needs with these options."""
        found = []
        for id in game.decks(options):
            deck = self.by_id(id)
            if deck is None or deck.game != game.name:
                raise Refused("no_such_deck")
            found.append(deck)
        return tuple(found)

    def images(self, deck: Deck) -> str:
        """The part of an image's address that names the deck. It has a fingerprint, so browsers may cache images."""
        return self._images.get(deck.id, deck.id)

    def keep(self, hash: str, deck: Deck) -> None:
        self._by_hash[hash] = deck


def fingerprint(folder: Path) -> str:
    """A hash that changes if any file in the folder changes."""
    seen = hashlib.sha256()
    for path in sorted(folder.glob("*")):
        seen.update(path.name.encode() + path.read_bytes())
    return seen.hexdigest()[:8]
