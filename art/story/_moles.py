"""A mole that looks through a telescope, its chart and a fossil fish."""

from __future__ import annotations

import math

from art.colour import Colour, Field
from art.motif import cut
from art.motifs.curves import limb
from art.press import Plate, darker, lighter
from art.shapes import Point, circle, ellipse, line, path, place, polygon, rectangle, stroke

# Back, crown, brow, snout, chin, throat and belly: a mole has no neck.
_MOLE = (
    "M152,452C130,440 128,388 140,344C150,300 172,258 204,228C216,204 238,186 266,187C288,188 302,202 308,222"
    "C312,246 326,268 344,288C356,300 358,314 346,319C332,324 318,322 308,328C300,334 294,338 288,337"
    "C298,352 304,378 302,402C299,430 290,448 274,452Z"
)
_EYEPIECE = (298, 216)
_SLOPE = 34
_GRIP = 128.0
FUR: Colour = "#544672"
ROSE: Colour = "#e0a09a"


def watcher(plate: Plate) -> None:
    """The great mole in profile, the telescope at its far eye, the near one shut; a hand under the tube."""
    _tripod(plate)
    x, y = _along(_GRIP)
    tips = "".join(limb(f"{k * 11},-8,10 {k * 11.4},-26,9") for k in (-1.5, -0.5, 0.5, 1.5))
    cut(plate, place(tips, x, y, 1, _SLOPE), darker(ROSE, 0.1), 4)
    tube = _telescope(plate, 276)
    cut(plate, limb("158,436,14 138,446,10 120,444,5"), darker(ROSE, 0.15), 4)
    cut(plate, ellipse(296, 450, 32, 9, 3), darker(ROSE, 0.25), 5, 0.3)
    cut(plate, path(_MOLE), FUR, 34, 0.8)
    cut(plate, ellipse(240, 414, 56, 40, 8), FUR, 22, 0.2)
    cut(plate, ellipse(278, 454, 40, 12, 3), ROSE, 6, 0.4)
    cut(plate, stroke("M304,449Q310,450 314,453M304,455L316,457M301,461Q307,462 311,461", 1.6), darker(ROSE, 0.3))
    _face(plate)
    _arm(plate, (x, y), 1 - tube)


def _face(plate: Plate) -> None:
    """A shut eye with its creases, a rosy nose, a mouth and whiskers."""
    cut(plate, ellipse(349, 307, 12.5, 11, 45), ROSE, 8, 0.3)
    cut(plate, ellipse(352, 302, 3.4, 2.4, 45), lighter(ROSE, 0.6))
    cut(plate, stroke("M338,320C328,320 318,316 311,308", 2.4), darker(FUR, 0.55), edge=0.1)
    cut(plate, stroke("M272,242Q281,254 295,246", 3.6), "#f0c8bc", edge=0.1)
    cut(plate, stroke("M265,240Q267,236 271,235M268,250Q271,251 273,254", 2), "#c79aa4", edge=0.1)
    whiskers = "M328,294C316,300 304,302 292,300M330,300C320,308 308,312 296,312"
    cut(plate, stroke(whiskers, 1.6), "#b9a6c8", edge=0.1)


def _arm(plate: Plate, hand: Point, free: Field) -> None:
    """The near arm, its palm under the tube and its thumb on the near side."""
    cut(plate, limb("204,308,30 212,334,54 236,376,46 272,397,38 330,370,30 380,325,20"), FUR, 15, 0.3, clip=free)
    whole = (
        "M-31,27C-36,8 -30,-13 -19,-14C-9,-14 -8,-4 -13,5C-15,10 -14,15 -10,20L27,22"
        "C28,35 16,45 -2,45C-20,45 -29,37 -31,27Z"
    )
    cut(plate, place(path(whole), *hand, 1, _SLOPE), ROSE, 9, 0.3)


def _tripod(plate: Plate) -> None:
    """Three wooden legs under the telescope."""
    x, y = _along(168)
    wood: Colour = "#8a5a34"
    cut(plate, limb(f"{x},{y},9 {x - 12},440,7"), darker(wood, 0.35), 3)
    cut(plate, limb(f"{x - 4},{y},10 {x - 46},452,8") + limb(f"{x + 4},{y},10 {x + 16},444,8"), wood, 4, 0.5)
    cut(plate, place(rectangle(-16, 10, 32, 24, 5), x, y, 1, _SLOPE), "#6a4028", 5, 0.5)


def _along(way: float) -> Point:
    """A point on the axis of the telescope, so far from the eye."""
    turn = math.radians(_SLOPE)
    return _EYEPIECE[0] + way * math.cos(turn), _EYEPIECE[1] + way * math.sin(turn)


def _telescope(plate: Plate, length: float) -> Field:
    """A brass telescope of three tubes from the eye, wider as it goes; where it is."""
    brass: Colour = "#d99a4a"
    third = length / 3
    whole: Field | None = None
    for i, half in enumerate((13, 19, 26)):
        tube = polygon(
            [(i * third, -half), ((i + 1) * third, -half - 3), ((i + 1) * third, half + 3), (i * third, half)]
        )
        printed = cut(plate, place(tube, *_EYEPIECE, 1, _SLOPE), (brass, "#8a3f4a", brass)[i], 14, 1)
        whole = printed if whole is None else whole + printed
        rim = rectangle((i + 1) * third - 10, -half - 7, 14, 2 * half + 14, 4)
        cut(plate, place(rim, *_EYEPIECE, 1, _SLOPE), lighter(brass, 0.4), 4, 0.5)
    cut(plate, place(ellipse(length + 3, 0, 7, 28), *_EYEPIECE, 1, _SLOPE), "#bfe6ea", 4)
    cut(plate, place(rectangle(-2, -19, 30, 38, 6), *_EYEPIECE, 1, _SLOPE), "#5f3426", 4, 0.4)
    assert whole is not None
    return whole.clip(0, 1)


def star_chart(plate: Plate) -> None:
    """A folded sheet pinned to the wall: the constellation of the gems, drawn with dots and lines."""
    paper: Colour = "#ecd9b4"
    cut(plate, path("M-10,182L22,176L58,184L94,176L130,184V268L94,260L58,268L22,260L-10,266Z"), paper, 0, 0.5)
    cut(plate, path("M22,176L58,184V268L22,260ZM94,176L130,184V268L94,260Z"), darker(paper, 0.12))
    stars: list[Point] = [(36, 206), (62, 196), (92, 206), (88, 226), (62, 234), (72, 250), (108, 248)]
    cut(plate, line([stars[i] for i in (0, 1, 2, 3, 4, 0)], 1.6) + line([stars[i] for i in (4, 5, 6)], 1.6), "#7a5a6a")
    cut(plate, "".join(circle(x, y, 3.6) for x, y in stars), "#c0432e")
    cut(plate, circle(22, 181, 3.4) + circle(94, 181, 3.4), "#5f3426", 2)


def fish_bones(plate: Plate) -> None:
    """A fossil fish: a tapered spine, ribs that shorten towards the tail, a skull with an open mouth."""
    bones = limb("64,664,4 116,650,6 166,650,7 222,668,9")
    for i, (x, y) in enumerate(((102, 653), (119, 650), (136, 649), (153, 649.5), (170, 652), (187, 656))):
        high = 15 + 3.4 * i
        bones += limb(f"{x},{y},5 {x - 7},{y - high * 0.6:.1f},4.4 {x - 15},{y - high:.1f},1.6")
        bones += limb(f"{x},{y},5 {x - 8},{y + high * 0.6:.1f},4.4 {x - 17},{y + high * 0.95:.1f},1.6")
    bones += "".join(limb(f"68,663,6 54,{663 + k * 0.6:.1f},5.5 36,{662 + k:.1f},2") for k in (-26, -13, 14, 27))
    skull = "M208,648C232,640 260,652 274,674L252,680L268,690C250,704 222,700 208,686C202,674 202,660 208,648Z"
    with plate.shining(0.5):
        cut(plate, bones, "#dccbb8", 3, 0.6)
        cut(plate, path(skull), "#dccbb8", 12, 0.6)
    cut(plate, circle(239, 664, 7) + path("M218,654C212,664 212,678 219,690C214,680 214,664 218,654Z"), "#2a1c3a")
