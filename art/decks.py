"""The two image decks as files: pictures in four forms, alternative texts for players, keywords for bots."""

from __future__ import annotations

import csv
import io
import math
from collections.abc import Iterable
from pathlib import Path

from PIL import Image

from art.encode import avif, webp, write
from art.jobs import ROOT, Job, job
from art.scene import HEIGHT, WIDTH, Scene
from art.scenes import every_scene

FOLDERS = {
    "story": ROOT / "src" / "veillee" / "decks" / "reves",
    "memory": ROOT / "src" / "veillee" / "decks" / "souvenirs",
}
SHEETS = {"story": ROOT / "docs" / "reves.webp", "memory": ROOT / "docs" / "souvenirs.webp"}
THUMB = (200, 300)
FORMS = (".avif", ".webp", ".thumb.avif", ".thumb.webp")

ABOUT = """\
id = "{id}"
game = "{game}"
kind = "images"
language = "any"
authors = ["Veillée contributors"]
licence = "CC BY 4.0"

[name]
fr = "{fr}"
en = "{en}"
"""
DESCRIPTIONS = {
    "story": ABOUT.format(id="reves", game="didixit", fr="Les rêves", en="The dreams"),
    "memory": ABOUT.format(id="souvenirs", game="dany", fr="Les souvenirs", en="The memories"),
}


def of_deck(deck: str) -> list[Scene]:
    return [scene for scene in every_scene() if scene.deck == deck]


def card(scene: Scene) -> Image.Image:
    """Printed half as large again and reduced: the grain becomes finer, and packs better."""
    return scene.print(1.5).resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS)


def print_card(deck: str, name: str) -> None:
    """Print one card in its four forms."""
    (scene,) = (one for one in of_deck(deck) if one.name == name)
    image = card(scene)
    thumb = image.resize(THUMB, Image.Resampling.LANCZOS)
    start = str(FOLDERS[scene.deck] / "images" / scene.id)
    avif(image, Path(start + ".avif"), 46_000, best=54)
    webp(image, Path(start + ".webp"), 50_000, best=72)
    avif(thumb, Path(start + ".thumb.avif"), 7_600, best=58)
    webp(thumb, Path(start + ".thumb.webp"), 8_600, best=74)


def print_lists(deck: str) -> None:
    """What the deck is, what is seen on its cards, and, in a file no browser ever gets, their keywords."""
    folder, scenes = FOLDERS[deck], of_deck(deck)
    write(folder / "deck.toml", DESCRIPTIONS[deck].encode())
    _table(folder / "cards.csv", ("id", "alt_fr", "alt_en"), ((one.id, one.fr, one.en) for one in scenes))
    words = (
        (one.id, *word.split("/"), weight)
        for one in scenes
        for word, weight in sorted(one.words.items(), key=lambda item: (-item[1], item[0]))
    )
    _table(folder / "words.csv", ("id", "fr", "en", "weight"), words)


def _table(path: Path, head: tuple[str, ...], rows: Iterable[tuple[object, ...]]) -> None:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(head)
    writer.writerows(rows)
    write(path, text.getvalue().encode())


def print_contact_sheet(deck: str) -> None:
    """All cards of a deck at a glance, for the documentation."""
    ids, columns, gap = [scene.id for scene in of_deck(deck)], 12, 10
    width, height = THUMB[0] * 3 // 4, THUMB[1] * 3 // 4
    rows = math.ceil(len(ids) / columns)
    sheet = Image.new("RGB", (columns * (width + gap) + gap, rows * (height + gap) + gap), "#2b1d2f")
    for i, id in enumerate(ids):
        with Image.open(FOLDERS[deck] / "images" / f"{id}.thumb.webp") as image:
            spot = (gap + i % columns * (width + gap), gap + i // columns * (height + gap))
            sheet.paste(image.resize((width, height), Image.Resampling.LANCZOS), spot)
    webp(sheet, SHEETS[deck], 900_000, best=72)


def jobs() -> list[Job]:
    found = []
    for deck, folder in FOLDERS.items():
        modules = tuple(sorted({scene.draw.__module__ for scene in of_deck(deck)}))
        lists = [folder / name for name in ("deck.toml", "cards.csv", "words.csv")]
        found.append(job(f"{deck}-lists", lists, print_lists, deck, built_on=modules))
        found.append(job(f"{deck}-sheet", [SHEETS[deck]], print_contact_sheet, deck, built_on=modules, last=True))
    for scene in every_scene():
        start = str(FOLDERS[scene.deck] / "images" / scene.id)
        files = [Path(start + form) for form in FORMS]
        name = f"{scene.deck}-{scene.name}"
        said, module = repr(scene.script), scene.draw.__module__
        found.append(job(name, files, print_card, scene.deck, scene.name, built_on=(module,), said=said))
    return found
