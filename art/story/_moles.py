"""A mole that looks through a telescope."""

from __future__ import annotations

import math

from art.colour import Colour
from art.motif import cut
from art.motifs.curves import limb
from art.press import Plate, darker, lighter
from art.shapes import Point, ellipse, path, place, polygon, rectangle, stroke

# Four fingers upwards, the palm below them.
_PAW = path("M-17,22C-14,12 14,12 18,22C20,34 10,41 0,41C-10,41 -20,34 -17,22Z") + "".join(
    limb(f"{k * 8.5},24,9 {k * 9.5},10,8 {k * 10},-2,6") for k in (-1.5, -0.5, 0.5, 1.5)
)
# Back, crown, forehead, snout, throat and belly: a mole has no neck.
_MOLE = (
    "M140,450C112,438 104,388 114,340C124,290 150,252 184,228C204,206 228,192 252,193C276,195 292,212 299,236"
    "C305,258 312,278 320,298C325,310 322,323 311,326C302,328 294,323 288,319C283,317 280,320 282,326"
    "C288,340 293,366 291,396C288,424 280,444 264,450Z"
)
_EYE = (279, 238)
_SLOPE = 38


def watcher(plate: Plate) -> None:
    """The great mole, the telescope at its eye and a hand on each side of it."""
    fur: Colour = "#4a3d66"
    rose: Colour = "#e0a09a"
    cut(plate, limb("262,356,30 312,388,26 392,370,18"), darker(fur, 0.3), 8, 0.4)
    cut(plate, place(_PAW, *_along(172), 0.95, _SLOPE), darker(rose, 0.12), 6)
    cut(plate, ellipse(284, 447, 30, 9, 4), darker(rose, 0.25), 5, 0.3)
    cut(plate, path(_MOLE), fur, 34, 0.8)
    cut(plate, ellipse(256, 416, 30, 32, 6), "#62557a", 14)
    cut(plate, ellipse(262, 454, 36, 12, 6), rose, 6, 0.4)
    cut(
        plate,
        stroke("M310,322C303,321 296,317 291,311M265,225C260,233 260,243 265,251", 2.2),
        darker(fur, 0.5),
        edge=0.1,
    )
    cut(plate, limb("286,321,1 270,320,4 252,308,5 240,288,1"), darker(fur, 0.35), edge=0.3)
    cut(plate, ellipse(317, 315, 12, 10.5, 30), rose, 8, 0.3)
    _telescope(plate, _EYE, _SLOPE, 300)
    cut(plate, place(rectangle(-6, -18, 13, 36, 6), *_EYE, 1, _SLOPE), "#5f3426", 4, 0.4)
    cut(plate, limb("186,310,56 216,358,44 258,384,36 300,364,28 344,330,22"), fur, 14, 0.5)
    x, y = _along(106)
    cut(plate, place(_PAW, x, y, 1, _SLOPE), rose, 6, 0.4)
    gaps = stroke("M-8.5,22L-9.5,12M0,22V12M8.5,22L9.5,12", 1.4)
    cut(plate, place(gaps, x, y, 1, _SLOPE), darker(rose, 0.3), edge=0.1)


def _along(way: float) -> Point:
    """A point on the axis of the telescope, so far from the eye."""
    turn = math.radians(_SLOPE)
    return _EYE[0] + way * math.cos(turn), _EYE[1] + way * math.sin(turn)


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
