"""What a bot has beside its view: a temperament, a language, words for images, and its own random numbers."""

import math
import re
from collections.abc import Mapping, Sequence
from random import Random
from typing import TypeAlias, TypeVar

from msgspec import Struct, field

from veillee.rules import Language, Seat, TemperamentName

T = TypeVar("T")

TURNS_OF_A_GAME = 13  # about
# Of a sentence that is not said twice in an evening.
LEAST_WORDS = 6


class Temperament(Struct, frozen=True):
    """`doubt`: how often a bot does not take the best choice. `daring`: how often it takes risks, stakes or contests.

    `pace`: how long it takes, compared to other bots.
    """

    doubt: float
    daring: float
    pace: float


TEMPERAMENTS: dict[TemperamentName, Temperament] = {
    "cautious": Temperament(doubt=0.30, daring=0.2, pace=1.3),
    "playful": Temperament(doubt=0.42, daring=0.8, pace=0.9),
    "sharp": Temperament(doubt=0.20, daring=0.5, pace=1.0),
}


class Keyword(Struct, frozen=True):
    """Something that anybody sees in an image, in both languages. `weight` is 1 to 3, 3 for the main thing."""

    fr: str
    en: str
    weight: int


class Thing(Struct, frozen=True):
    """Something large enough to be named in an image, as a person would name it, with its article.

    `size` is 1 to 3, 3 for what fills the image. `themes` are those of the lexicon that it stands for.
    """

    fr: str
    en: str
    size: int
    themes: tuple[str, ...]


# By the id of an image.
Keywords: TypeAlias = Mapping[str, tuple[Keyword, ...]]
Things: TypeAlias = Mapping[str, tuple[Thing, ...]]


class Evening(Struct, frozen=True):
    """What bots of one salon have in common from game to game. `secret` is a text that nobody outside the server knows.

    `games`: how many were begun before this one. `said`: how often each sentence, and each frame of one, was said.
    """

    secret: str = ""
    games: int = 0
    said: dict[str, int] = field(default_factory=dict)


class Mind(Struct):
    """`keywords` are those of the images in the view.

    `game` is the same text for all bots of one game: with it they agree who says what, so that no two say the same. It
    tells nothing about the deal.

    `things` are those that can be named in these images. When it speaks, a bot also has the `names` of the seats.
    """

    seat: Seat
    language: Language
    temperament: Temperament
    keywords: Keywords
    game: str
    random: Random
    evening: Evening = field(default_factory=Evening)
    things: Things = {}
    names: tuple[str, ...] = ()

    def pick(self, items: Sequence[T], likings: Sequence[float], doubt: float | None = None) -> T:
        """A random item; items with a higher liking are picked more often. With more doubt the likings matter less."""
        doubt = self.temperament.doubt if doubt is None else doubt
        most = max(likings)
        weights = [math.exp((liking - most) / max(doubt, 1e-6)) for liking in likings]
        return self.random.choices(items, weights)[0]

    def dares(self, chance: float) -> bool:
        """True with this chance, multiplied by twice the daring: bold bots do it more often, cautious ones less."""
        return self.random.random() < chance * 2 * self.temperament.daring

    def order(self, about: str, items: Sequence[T]) -> list[T]:
        """The items in an order that is the same for all bots of this game. `about` names what is ordered."""
        shuffled = list(items)
        Random(f"{self.game}:{about}").shuffle(shuffled)
        return shuffled

    def next_of_evening(self, about: str, items: Sequence[T], turn: int) -> list[T]:
        """The items, from the one whose turn it is on. Each turn has its own, and a game goes on after the last one."""
        shuffled = list(items)
        Random(f"{self.evening.secret}:{about}").shuffle(shuffled)
        first = (self.evening.games * TURNS_OF_A_GAME + turn) % len(shuffled)
        return shuffled[first:] + shuffled[:first]

    def unsaid(self, texts: Sequence[str]) -> list[str]:
        """Those of which nobody has said a sentence this evening, in their order."""
        return [text for text in texts if not any(one in self.evening.said for one in sentences(text))]

    def rarest(self, frames: Sequence[str]) -> list[str]:
        """The frames in their order, but those that were used less often come first."""
        return sorted(frames, key=lambda frame: self.evening.said.get(frame, 0))

    def remember(self, *texts: str) -> None:
        """These have been said."""
        for text in texts:
            for one in sentences(text):
                self.evening.said[one] = self.evening.said.get(one, 0) + 1


def sentences(text: str) -> list[str]:
    """The text, and its sentences: short ones are no more than a word and an agreement, and may be said again."""
    parts = re.split(r"(?<=[.!?…])\s+", text)
    return list(dict.fromkeys([text, *(one for one in parts if len(one.split()) >= LEAST_WORDS)]))
