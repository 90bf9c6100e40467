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
from art.encode import webp
from art.jobs import ROOT, Job, job
from art.press import Plate

COVERS: dict[str, Callable[[], Plate]] = {
    "didixit": didixit,
    "dictionnaire": dictionnaire,
    "diner": diner,
    "dany": dany,
}


def print_cover(name: str, target: Path) -> None:
    image = COVERS[name]().image().convert("RGB")
    webp(image.resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS), target, 45_000, best=80)


def jobs() -> list[Job]:
    targets = {name: ROOT / "web" / "src" / "games" / name / "cover.webp" for name in COVERS}
    return [job(f"cover-{name}", [target], print_cover, name, target) for name, target in targets.items()]
