"""A mole that looks through a telescope."""

from __future__ import annotations

from dataclasses import replace

from art.colour import Colour
from art.motif import cut, draw
from art.motifs.beasts_small import mole, mole_head
from art.motifs.curves import limb
from art.press import Plate, darker, lighter
from art.shapes import Point, ellipse, path, place, polygon, rectangle, stroke


def watcher(plate: Plate) -> None:
    """The great mole, its snout under the telescope and a hand on each side of it."""
    ink: dict[str, Colour] = {"body": "#4a3d66", "shade": "#33294c"}
    rose: Colour = "#e0a09a"
    fingers = "".join(limb(f"{k * 8.5},24,9 {k * 9.5},10,8 {k * 10},-2,6") for k in (-1.5, -0.5, 0.5, 1.5))
    paw = path("M-17,22C-14,12 14,12 18,22C20,34 10,41 0,41C-10,41 -20,34 -17,22Z") + fingers
    cut(plate, limb("262,326,30 316,356,24 376,350,18"), ink["shade"], 8, 0.4)
    cut(plate, place(paw, 398, 336, 0.9, 38), darker(rose, 0.12), 6)
    draw(plate, replace(mole(), pieces=mole().pieces[2:5]), 188, 440, 1.5, 14, inks=ink)
    draw(plate, mole_head(), 250, 234, 1.5, 50, inks=ink)
    cut(plate, place(ellipse(57, 5, 9.5, 8, 10), 250, 234, 1.5, 50), rose, 8)
    _telescope(plate, (272, 240), 38, 300)
    cut(plate, place(rectangle(-5, -18, 12, 36, 6), 272, 240, 1, 38), "#5f3426", 4, 0.4)
    cut(plate, limb("198,302,50 228,340,42 268,350,34 314,334,24"), ink["body"], 14, 0.5)
    cut(plate, place(paw, 343, 296, 1, 38), rose, 6, 0.4)
    cut(
        plate,
        place(stroke("M-8.5,22L-9.5,12M0,22V12M8.5,22L9.5,12", 1.4), 343, 296, 1, 38),
        darker(rose, 0.3),
        edge=0.1,
    )


def _telescope(plate: Plate, eye: Point, turn: float, length: float) -> None:
    """A brass telescope of three tubes from the eye, wider as it goes, turned in degrees."""
    brass: Colour = "#d99a4a"
    third = length / 3
    for i, half in enumerate((13, 19, 26)):
        tube = polygon(
            [(i * third, -half), ((i + 1) * third, -half - 3), ((i + 1) * third, half + 3), (i * third, half)]
        )
        cut(plate, place(tube, *eye, 1, turn), (brass, "#8a3f4a", brass)[i], 14, 1)
        rim = rectangle((i + 1) * third - 10, -half - 7, 14, 2 * half + 14, 4)
        cut(plate, place(rim, *eye, 1, turn), lighter(brass, 0.4), 4, 0.5)
    cut(plate, place(ellipse(length + 3, 0, 7, 28), *eye, 1, turn), "#bfe6ea", 4)
