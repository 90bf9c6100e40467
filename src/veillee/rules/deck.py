"""A deck as the rules see it: cards with an id and the fields of their row."""

import hashlib
from typing import TYPE_CHECKING

import msgspec
from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from veillee.rules.own import is_own

if TYPE_CHECKING:
    from veillee.rules.game import AnyGame

# What people fill in when they write a card, by its kind.
CARD_FIELDS = {
    "images": ("image", "alt_fr", "alt_en"),
    "words": ("word", "kind", "definition"),
    "guests": ("name", "line", "family"),
    "ideas": ("word1", "word2", "word3", "word4", "word5"),
}


class Card(Struct, frozen=True):
    id: str
    fields: dict[str, str] = {}


class Deck(Struct, frozen=True):
    """`name` and `authors` are for people; `hash` pins the content, so that an edited deck changes no old game.

    No deck sets `placeholder`; the field must stay because the hashes of decks in older records include it.
    `until`: the last year of which the cards know, where they are about people who may still live. If a deck has none,
    it is in no hash.
    `everyone`: it was read with children in mind, and nothing on its cards has to be explained to them by an
    adult. That says something about the cards and changes none, so it is never in the hash.
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
    everyone: bool | UnsetType = UNSET

    @property
    def body(self) -> bytes:
        """What its hash is made of, and what is stored of it."""
        return msgspec.json.encode(replace(self, everyone=UNSET), order="sorted")

    @property
    def hash(self) -> str:
        return hashlib.sha256(self.body).hexdigest()

    @property
    def own(self) -> bool:
        """Whether people of the salon made it: its cards come into play (CO-15).

        A deck `own`, with the cards of older logs, is none of these: it is dealt like a deck of the house.
        """
        return is_own(self.id)


def fits(deck: Deck, game: "AnyGame") -> bool:
    """Whether this game can be played with this deck. Images that people bring are for any game that has images."""
    return deck.kind in game.kinds and deck.game in (game.name, "any")
