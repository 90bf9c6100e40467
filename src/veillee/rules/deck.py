"""A deck as the rules see it: cards with an id and the fields of their row."""

import hashlib

import msgspec
from msgspec import UNSET, Struct, UnsetType


class Card(Struct, frozen=True):
    id: str
    fields: dict[str, str] = {}


class Deck(Struct, frozen=True):
    """`name` and `authors` are for people; `hash` pins the content, so that an edited deck changes no old game.

    No deck sets `placeholder`; the field must stay because the hashes of decks in older records include it.
    `until`: the last year of which the cards know, where they are about people who may still live. If a deck has none,
    it is in no hash.
    """

    id: str
    game: str
    kind: str
    language: str
    licence: str
    name: dict[str, str]
    authors: tuple[str, ...]
    cards: tuple[Card, ...]
    placeholder: bool = False
    until: int | UnsetType = UNSET

    @property
    def hash(self) -> str:
        return hashlib.sha256(msgspec.json.encode(self, order="sorted")).hexdigest()
