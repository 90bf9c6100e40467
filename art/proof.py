"""`python -m art.proof`: contact sheets to look at while drawing.

python -m art.proof scenes OUT.png WORD...     scenes of both decks whose module or name contains a word
python -m art.proof motifs OUT.png MODULE...   every motif of art/motifs/MODULE.py (its GALLERY)
python -m art.proof card OUT.png NAME          one scene at full size
"""

from __future__ import annotations

import importlib
import math
import sys
from pathlib import Path

from PIL import Image, ImageDraw

from art.light import Script, Tone, sun
from art.lit import LitPlate
from art.motif import Motif, draw
from art.motifs.heads import in_the_round
from art.scene import Scene
from art.scenes import modules


def _sheet(images: list[tuple[str, Image.Image]], columns: int) -> Image.Image:
    width, height = images[0][1].size
    rows = math.ceil(len(images) / columns)
    sheet = Image.new("RGB", (columns * (width + 8) + 8, rows * (height + 22) + 8), "#3a3f4c")
    pen = ImageDraw.Draw(sheet)
    for i, (name, image) in enumerate(images):
        x, y = 8 + i % columns * (width + 8), 8 + i // columns * (height + 22)
        sheet.paste(image, (x, y))
        pen.text((x + 2, y + height + 2), name, fill="#ffffff")
    return sheet


def _scenes(words: list[str]) -> list[Scene]:
    """The scenes asked for. A module that is just being drawn and does not import hides nobody else's."""
    found = []
    for name in modules():
        try:
            found += importlib.import_module(name).SCENES
        except Exception as error:
            print(f"{name}: {error}", file=sys.stderr)
    return [one for one in found if one.name in words or one.draw.__module__.split(".")[-1] in words]


def _motif(motif: Motif) -> Image.Image:
    """As it looks by day."""
    plate = LitPlate(300, 300, 0.8, 5, Script(sun(sky=0.6, ground=0, haze=0.2), Tone(0.55)))
    plate.sky([(0, "#d9c9a4"), (1, "#cdb98e")])
    plate.at(0)
    draw(plate, motif, 150, 268, 1.05)
    plate.deckle(0)
    return plate.image().convert("RGB")


def main(words: list[str]) -> int:
    what, out, *names = words
    if what == "motifs":
        with in_the_round():
            galleries = {module: importlib.import_module(f"art.motifs.{module}").GALLERY for module in names}
        found = [
            (f"{module}: {name}", _motif(motif))
            for module, gallery in galleries.items()
            for name, motif in gallery.items()
        ]
        sheet = _sheet(found, 6)
    else:
        scale = 1.5 if what == "card" else 0.6
        chosen = _scenes(names)
        sheet = _sheet([(one.name, one.print(scale)) for one in chosen], 1 if what == "card" else 5)
    sheet.save(Path(out))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
