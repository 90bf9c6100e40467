"""The covers of the games on the shelf of the landing page, each in its game's folder.

Their title hides the lowest fifth and phones show little more than the middle, so each scene happens between
a fifth and two thirds of the height.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PIL import Image

from art.covers_indoors import dany, diner
from art.covers_outdoors import HEIGHT, WIDTH, dictionnaire, didixit
from art.encode import avif, webp
from art.jobs import ROOT, Job, job
from art.press import Plate

COVERS: dict[str, Callable[[], Plate]] = {
    "didixit": didixit,
    "dictionnaire": dictionnaire,
    "diner": diner,
    "dany": dany,
}


def print_cover(name: str, folder: Path) -> None:
    """As AVIF for the browsers that read it, because the landing page shows all covers at once."""
    image = COVERS[name]().image().convert("RGB").resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS)
    webp(image, folder / "cover.webp", 45_000, best=80)
    avif(image, folder / "cover.avif", 16_000, best=58)


def jobs() -> list[Job]:
    folders = {name: ROOT / "web" / "src" / "games" / name for name in COVERS}
    return [
        job(f"cover-{name}", [folder / "cover.webp", folder / "cover.avif"], print_cover, name, folder)
        for name, folder in folders.items()
    ]
