"""What a bot has in its head: a temperament, a language, what it knows by heart, and chance of its own."""

import math
from collections.abc import Mapping, Sequence
from random import Random
from typing import TypeAlias, TypeVar

from msgspec import Struct

from veillee.rules import Language, Seat, TemperamentName

T = TypeVar("T")


class Temperament(Struct, frozen=True):
    """`doubt`: how far choices stray from the likeliest. `daring`: risks, stakes, contests. `pace`: slow to quick."""

    doubt: float
    daring: float
    pace: float


TEMPERAMENTS: dict[TemperamentName, Temperament] = {
    "cautious": Temperament(doubt=0.30, daring=0.2, pace=1.3),
    "playful": Temperament(doubt=0.42, daring=0.8, pace=0.9),
    "sharp": Temperament(doubt=0.20, daring=0.5, pace=1.0),
}


class Keyword(Struct, frozen=True):
    """What anybody sees in an image, in both languages, weighed from 1 to 3."""

    fr: str
    en: str
    weight: int


# Of the images in sight only: what a player could know by heart of them.
Known: TypeAlias = Mapping[str, tuple[Keyword, ...]]


class Mind(Struct):
    """All that a bot has beside its view. `game` is the same for all bots of one game and says nothing about the deal:
    they share it so that no two say the same thing."""

    seat: Seat
    language: Language
    temperament: Temperament
    known: Known
    game: str
    random: Random

    def pick(self, items: Sequence[T], likings: Sequence[float], doubt: float | None = None) -> T:
        """One of the items, the better liked the likelier; the doubt is in the unit of the likings."""
        doubt = self.temperament.doubt if doubt is None else doubt
        most = max(likings)
        weights = [math.exp((liking - most) / max(doubt, 1e-6)) for liking in likings]
        return self.random.choices(items, weights)[0]

    def dares(self, chance: float) -> bool:
        """Something that a bold one does twice as often as chance says, a timid one hardly ever."""
        return self.random.random() < chance * 2 * self.temperament.daring

    def order(self, about: str, items: Sequence[T]) -> list[T]:
        """The items in an order that all bots of this game agree upon."""
        shuffled = list(items)
        Random(f"{self.game}:{about}").shuffle(shuffled)
        return shuffled
