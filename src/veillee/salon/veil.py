"""What is not shown of a salon: words, names, images and recordings that its host has covered (`covers.py`).

The log and the rules keep all of them. Whatever leaves the house goes through a `Veil`.
"""

import hashlib
from collections.abc import Collection, Iterable
from functools import lru_cache
from typing import Any, TypeVar

import msgspec

from veillee.games import GAMES
from veillee.rules import CARD_FIELDS, bare, own_id
from veillee.salon.model import Cover, OwnCard, Salon

# What people write about a deck, and on its cards: not which picture is on one, nor its family.
DECK_WORDS = frozenset({"name", "author", "licence", "source"})
CARD_WORDS = frozenset(field for fields in CARD_FIELDS.values() for field in fields) - {"image", "family"}
# The same on a card as games know it.
ROW_WORDS = CARD_WORDS.union(*(game.words for game in GAMES.values()))

# What is said of a picture that is covered: pages know it by this.
COVERED_IMAGE = "▒"

T = TypeVar("T")


def hash_of_words(text: str) -> str:
    """The same for words that read the same: a definition that was tidied is still covered."""
    return hashed("words", bare(text))


def hash_of_name(name: str) -> str:
    return hashed("name", name.casefold())


def hashed(kind: str, text: str) -> str:
    return hashlib.sha256(f"{kind}:{text}".encode(errors="replace")).hexdigest()


class Veil:
    """Falsy if nothing is covered."""

    def __init__(self, covers: Iterable[Cover]) -> None:
        self._shown = {(cover.kind, cover.of): cover.shown for cover in covers}

    def __bool__(self) -> bool:
        return bool(self._shown)

    def text(self, text: str) -> str:
        shown = self._shown.get(("words", hash_of_words(text)))
        return shown if shown is not None else self.name(text)

    def name(self, name: str) -> str:
        return self._shown.get(("name", hash_of_name(name)), name)

    def hides(self, card: str) -> bool:
        """Whether the picture of this card is covered, as games call the card."""
        return ("image", card) in self._shown

    def hides_clip(self, clip: str) -> bool:
        return ("clip", clip) in self._shown

    def fields(self, fields: dict[str, str]) -> dict[str, str]:
        """What is on a card that people wrote. If its picture is covered, so is what is to be seen on it."""
        if "image" in fields and self.hides(own_id(fields["image"])):
            return {field: text if field == "image" else COVERED_IMAGE for field, text in fields.items()}
        return self.over(fields, CARD_WORDS)

    def hides_card(self, card: OwnCard) -> bool:
        """Whether anything on it is covered: then it is not dealt again."""
        return self.fields(card.fields) != card.fields

    def over(self, value: T, words: Collection[str]) -> T:
        """The same value, as plain data, if anything is covered. `words`: the fields that have people's own words."""
        return self._over(msgspec.to_builtins(value), words) if self else value

    def over_struct(self, value: T, kind: Any, words: Collection[str]) -> T:
        """The same, as what it was."""
        return msgspec.convert(self.over(value, words), kind) if self else value

    def _over(self, value: Any, words: Collection[str], free: bool = False) -> Any:
        match value:
            case str():
                return self.text(value) if free else value
            case dict():
                return {key: self._over(inner, words, key in words) for key, inner in value.items()}
            case list() | tuple():
                return [self._over(inner, words, free) for inner in value]
            case _:
                return value


NOTHING_COVERED = Veil(())


@lru_cache(maxsize=64)
def veil_over(covers: tuple[Cover, ...]) -> Veil:
    return Veil(covers)


def veil_of(salon: Salon) -> Veil:
    return veil_over(salon.covers) if salon.covers else NOTHING_COVERED
