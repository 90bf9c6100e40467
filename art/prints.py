"""The cards of a deck and their back at print resolution, for `veillee print --images`. They are not kept."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PIL import Image

from art import lamp
from art.decks import FOLDERS, of_deck
from art.jobs import Job, job
from art.press import Plate
from art.scene import WIDTH

# By the name of a deck in its folder.
DECKS = {folder.name: deck for deck, folder in FOLDERS.items()}
BACKS: dict[str, Callable[[float], Plate]] = {"story": lamp.night, "memory": lamp.dawn}
# The scale at which the press prints before a picture is made smaller for screens: 900 by 1350, 326 dpi on a tarot card
# 70 mm wide. So a card on paper has the grain that its scene was drawn for.
SCALE = 1.5
QUALITY = 92


def save(image: Image.Image, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    image.convert("RGB").save(path, "JPEG", quality=QUALITY, subsampling=0, dpi=(326, 326))


def print_card(deck: str, name: str, path: Path) -> None:
    (scene,) = (one for one in of_deck(deck) if one.name == name)
    save(scene.print(SCALE), path)


def print_back(deck: str, path: Path) -> None:
    """Backs are drawn on a smaller plate."""
    save(BACKS[deck](SCALE * WIDTH / 400).image(), path)


def jobs(name: str, words: list[str], folder: Path) -> list[Job]:
    """What there is to print of a deck; words select cards by their names or ids."""
    deck = DECKS[name]
    found = [
        job(
            f"{deck}-{scene.name}",
            [folder / f"{scene.id}.jpg"],
            print_card,
            deck,
            scene.name,
            folder / f"{scene.id}.jpg",
        )
        for scene in of_deck(deck)
        if not words or any(word in (scene.id, scene.name) for word in words)
    ]
    if not words or "back" in words:
        found.append(job(f"{deck}-back", [folder / "back.jpg"], print_back, deck, folder / "back.jpg"))
    return found
