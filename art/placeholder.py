"""The placeholder deck of story cards: 84 scenes composed from parts, until the illustrated deck is in."""

from __future__ import annotations

import csv
import hashlib
import io
from collections import Counter
from functools import lru_cache
from pathlib import Path
from random import Random

from PIL import Image

from art.encode import avif, webp, write
from art.heroes import HEROES
from art.jobs import ROOT, Job, job
from art.palettes import PALETTES
from art.press import Plate
from art.settings import HEIGHT, WIDTH
from art.shapes import stroke
from art.treatments import TREATMENTS, Recipe
from art.words import english, french

CARDS = 84
DECK = ROOT / "src" / "veillee" / "decks" / "didixit-placeholder"
SIZE, THUMB = (400, 600), (160, 240)
LETTERS = "abcdefghijklmnopqrstuvwxyz23456789"

OUTDOORS = ("sea", "hills", "city", "forest", "desert", "sky")
PLACES = {
    "giant": (*OUTDOORS, "room", "underground"),
    "upside": (*OUTDOORS, "room", "underground"),
    "repeated": (*OUTDOORS, "room"),
    "string": (*OUTDOORS, "room", "underground"),
    "window": OUTDOORS,
    "reflection": OUTDOORS,
    "inside": (*OUTDOORS, "underground"),
}
# What would pass unnoticed: a kite on a string, a lighthouse taller than a person...
PLAIN = {
    "giant": {"lighthouse", "tree", "balloon"},
    "upside": {"kite", "clock", "fish", "key", "ladder", "door", "book"},
    "string": {"kite", "balloon"},
    "inside": {"ladder", "chair", "key", "candle", "lighthouse", "door"},
}
# Where a thing is at home, and therefore not strange.
HOMES = {
    "tree": ("forest", "hills"), "boat": ("sea",), "umbrella": ("city",), "clock": ("room",),
    "bird": ("sky", "forest"), "fish": ("sea",), "chair": ("room",), "lighthouse": ("sea",),
    "kite": ("sky", "hills"), "cup": ("room",), "balloon": ("sky", "hills"), "candle": ("room",),
    "house": ("city", "hills"), "snail": ("forest", "hills"), "book": ("room",), "mushroom": ("forest",),
    "whale": ("sea",), "door": ("room",), "key": ("room",), "hat": ("room",),
}  # fmt: skip


@lru_cache
def recipes() -> tuple[Recipe, ...]:
    """The deck: every part about equally often, every pair of parts as seldom as possible."""
    random = Random(84)
    used: Counter[tuple[str, ...]] = Counter()
    deck: list[Recipe] = []
    for number in range(CARDS):
        treatment = list(TREATMENTS)[number % len(TREATMENTS)]
        candidates = [
            Recipe(treatment, hero, setting, palette, other)
            for hero in HEROES
            if hero not in PLAIN.get(treatment, ())
            for setting in PLACES[treatment]
            if treatment == "window" or setting not in HOMES.get(hero, ())
            for palette in PALETTES
            for other in _others(treatment, hero, setting)
        ]
        random.shuffle(candidates)
        best = min(candidates, key=lambda recipe: sum(weight * used[key] for key, weight in _traits(recipe)))
        used.update(key for key, _ in _traits(best))
        deck.append(best)
    return tuple(deck)


def _others(treatment: str, hero: str, setting: str) -> list[str]:
    if treatment in ("repeated", "reflection"):
        return [other for other in HEROES if other != hero]
    if treatment == "inside":
        return [place for place in OUTDOORS if place != setting]
    return [""]


def _traits(recipe: Recipe) -> list[tuple[tuple[str, ...], float]]:
    """What makes two cards alike, and how much it should be avoided."""
    traits: list[tuple[tuple[str, ...], float]] = [
        (("hero", recipe.hero), 8),
        (("setting", recipe.setting), 3),
        (("palette", recipe.palette), 4),
        (("hero", recipe.hero, recipe.treatment), 40),
        (("hero", recipe.hero, recipe.setting), 12),
        (("hero", recipe.hero, recipe.palette), 12),
        (("treatment", recipe.treatment, recipe.setting), 4),
        (("treatment", recipe.treatment, recipe.palette), 4),
        (("air", recipe.setting, recipe.palette), 2),
    ]
    if recipe.other:
        traits.append((("other", recipe.other), 3))
        traits.append((("other", recipe.other, recipe.treatment), 6))
    return traits


def opaque_id(recipe: Recipe) -> str:
    """Six letters that say nothing of what the card shows."""
    number = int.from_bytes(hashlib.sha256(repr(recipe).encode()).digest()[:8])
    letters = ""
    for _ in range(6):
        number, rest = divmod(number, len(LETTERS))
        letters += LETTERS[rest]
    return letters


def card(recipe: Recipe) -> Image.Image:
    plate = Plate(WIDTH, HEIGHT, 1, seed=recipe.seed)
    TREATMENTS[recipe.treatment](plate, recipe, PALETTES[recipe.palette])
    plate.deckle(30, 12)
    _pencil(plate)
    return plate.image()


def _pencil(plate: Plate) -> None:
    """The mark of a placeholder: a dashed pencil frame in the cream border."""
    frame = f"M14,14H{WIDTH - 14}V{HEIGHT - 14}H14Z"
    dashes = stroke(frame, 2.6).replace("<path", '<path stroke-dasharray="13 11"')
    plate.lay("#7d6a5a", plate.rough(plate.mask(dashes), 0.4, 0.6) * 0.75)


def print_card(recipe: Recipe, folder: Path) -> None:
    image, name = card(recipe), opaque_id(recipe)
    full, thumb = (image.resize(size, Image.Resampling.LANCZOS) for size in (SIZE, THUMB))
    avif(full, folder / f"{name}.avif", 15_500)
    webp(full, folder / f"{name}.webp", 19_000, best=60)
    avif(thumb, folder / f"{name}.thumb.avif", 3_600)
    webp(thumb, folder / f"{name}.thumb.webp", 4_400, best=66)


DESCRIPTION = """\
id = "didixit-placeholder"
game = "didixit"
kind = "images"
language = "any"
authors = ["Veillée contributors"]
licence = "CC BY 4.0"
placeholder = true

[name]
fr = "Images provisoires"
en = "Placeholder images"
"""


def print_list(folder: Path) -> None:
    """The deck's description and its list of cards, in the order of their ids."""
    rows = sorted((opaque_id(recipe), french(recipe), english(recipe)) for recipe in recipes())
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(("id", "alt_fr", "alt_en"))
    writer.writerows(rows)
    write(folder / "cards.csv", text.getvalue().encode())
    write(folder / "deck.toml", DESCRIPTION.encode())


def jobs() -> list[Job]:
    images = DECK / "images"
    found = [job("placeholder-list", [DECK / "cards.csv", DECK / "deck.toml"], print_list, DECK)]
    for recipe in recipes():
        name = opaque_id(recipe)
        files = [images / f"{name}{end}" for end in (".avif", ".webp", ".thumb.avif", ".thumb.webp")]
        found.append(job(f"placeholder-{name}", files, print_card, recipe, images))
    return found
