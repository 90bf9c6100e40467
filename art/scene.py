"""Scenes: a card's recipe, and what is said of it. Nothing said here but the alternative texts reaches a player."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from PIL import Image

from art.light import Script
from art.lit import LitPlate
from art.motifs.heads import in_the_round
from art.press import Plate
from art.scripts import every_script

WIDTH, HEIGHT = 600, 900
LETTERS = "abcdefghijklmnopqrstuvwxyz23456789"

OPERATORS = (
    "container", "scale", "substitution", "threshold", "reflection", "inversion", "tether", "repetition",
    "metamorphosis",
)  # fmt: skip
SETTINGS = ("interior", "daylight", "city", "sea", "forest", "desert", "sky", "underground", "abstract")
SEASONS = ("spring", "summer", "autumn", "winter", "none")
MOODS = (
    "tender", "comic", "dark", "wistful", "fear", "anger", "jealousy", "greed", "desire", "pride", "grotesque",
    "calm", "joy", "mystery", "rebellion", "loneliness", "grief", "fury", "vastness", "silence",
)  # fmt: skip
FRAMINGS = ("wide", "close", "above", "below", "frontal", "side", "through")
FLAGS = ("night", "moon", "scarf")  # what recurs too easily, and is therefore counted
AGES = ("childhood", "school", "youth", "love", "house", "work", "travel", "loss", "age")

Recipe = Callable[[Plate], None]


@dataclass(frozen=True, kw_only=True)
class Scene:
    """`words` are keywords "français/english" with weights from 1 (a detail) to 3 (the heart of the picture)."""

    draw: Recipe
    moods: tuple[str, ...]
    living: tuple[str, ...] = ()
    objects: tuple[str, ...] = ()
    words: Mapping[str, int]
    fr: str
    en: str

    deck = ""

    @property
    def name(self) -> str:
        return self.draw.__name__.replace("_", "-")

    @property
    def id(self) -> str:
        """Six letters that say nothing of what the card shows."""
        number = int.from_bytes(self._digest())
        letters = ""
        for _ in range(6):
            number, rest = divmod(number, len(LETTERS))
            letters += LETTERS[rest]
        return letters

    def _digest(self) -> bytes:
        return hashlib.sha256(f"{self.deck} {self.name}".encode()).digest()[:8]

    @property
    def script(self) -> Script | None:
        """The light and tone of the card; one without a script is a flat print."""
        return every_script().get(self.name)

    def print(self, scale: float = 1.5) -> Image.Image:
        seed = int.from_bytes(self._digest()[:4])
        if self.script is None:
            plate = Plate(WIDTH, HEIGHT, scale, seed)
            self.draw(plate)
        else:
            plate = LitPlate(WIDTH, HEIGHT, scale, seed, self.script)
            with in_the_round():
                self.draw(plate)
        self.finish(plate)
        return plate.image().convert("RGB")

    def finish(self, plate: Plate) -> None:
        raise NotImplementedError


@dataclass(frozen=True, kw_only=True)
class Story(Scene):
    """A story card: one contradiction, a second small story, a cream border."""

    palette: str
    operator: str
    setting: str
    season: str = "none"
    framing: str
    flags: tuple[str, ...] = ()

    deck = "story"

    def finish(self, plate: Plate) -> None:
        plate.deckle(17, 14)


@dataclass(frozen=True, kw_only=True)
class Memory(Scene):
    """A memory card: three or four elements that can be covered one by one, printed to the edge of the sheet."""

    age: str
    hue: str
    shape: str
    count: int
    direction: str

    deck = "memory"

    def finish(self, plate: Plate) -> None:
        plate.wear()
