"""Story cards of the air: a sky that opens."""

from __future__ import annotations

import math
from random import Random

from art.colour import mix
from art.motif import cut, draw
from art.motifs.birds import swallow
from art.motifs.indoors import bend
from art.motifs.people import posed
from art.motifs.plants import potted
from art.motifs.terrain import plane
from art.palettes import PALETTES
from art.press import Plate, Shadow, darker, lighter
from art.scene import Scene, Story
from art.shapes import (
    Point,
    cloud,
    gable,
    line,
    path,
    place,
    polygon,
    rectangle,
    ridge,
    stroke,
)
from art.story._grips import closed
from art.story._relations import before, behind
from art.story._streets_parts import bricks

SCENES: list[Scene] = []

Bend = tuple[Point, Point, Point, Point]


def _teeth(edge: Bend, side: float, count: int, phase: float) -> tuple[str, str]:
    """The tape along one edge of a zip, and its teeth, which stand out to one side (1: right)."""
    tape, teeth = "", ""
    points = [bend(*edge, i / 60) for i in range(61)]
    tape = line([(x - side * 15, y) for x, y in points], 26)
    for i in range(count):
        t = (i + phase) / count
        (x, y), (x1, y1) = bend(*edge, t), bend(*edge, min(1, t + 0.01))
        turn = math.degrees(math.atan2(y1 - y, x1 - x)) - 90
        teeth += place(rectangle(-9 if side > 0 else -13, -6, 22, 12, 4), x, y, 1, turn)
    return tape, teeth


def _indoors_behind_the_sky(plate: Plate) -> None:
    """A brick wall with a lit window; someone waters a plant on its sill."""
    p = PALETTES["lagoon"]
    wall = mix(p.hot, "#7d3030", 0.45)
    cut(plate, rectangle(60, -10, 540, 680), darker(wall, 0.35))
    cut(plate, bricks(Random(3), 60, -10, 600, 660, 30, 62, 1), wall, 9)
    cut(plate, bricks(Random(8), 60, -10, 600, 660, 30, 62, 0.16), mix(wall, p.warm, 0.3), 9)
    cut(plate, rectangle(228, 92, 190, 252, 6), p.near, 10, 1)
    room = rectangle(242, 106, 162, 224, 3)
    with plate.shining(0.6):
        cut(plate, room, p.warm)
    inside = plate.mask(room)
    cut(plate, stroke("M323,106V150", 4) + path("M298,176C300,158 312,148 323,148S346,158 348,176Z"), p.hot, 8)
    gardener = posed(
        "offer",
        "dress",
        "",
        "bun",
        inks={"coat": p.middle, "trim": p.light, "hair": p.deep},
        hands=("grip", "grip"),
    )
    draw(plate, potted("geranium"), 382, 332, 0.3)
    one = draw(plate, behind(gardener), 262, 412, 1.15, clip=inside, shadow=0)
    x, y = one.anchors["hand"]
    cut(plate, place(stroke("M8,-10C-10,-14 -12,14 8,12", 4), x, y), p.near, clip=inside)
    can = path("M6,-15L34,-9C36,-6 36,-2 35,0L51,-17L58,-12L33,20L4,16Z")
    cut(plate, place(can, x, y), p.cool, 8, 0.6, clip=inside)
    cut(plate, place(stroke("M57,-7L59,4M61,-9L65,2", 2), x, y), p.cool, clip=inside)
    draw(plate, before(gardener), 262, 412, 1.15, clip=inside, shadow=0)
    cut(plate, rectangle(218, 328, 210, 18, 4), p.light, 6, 1)


def sky_zip(plate: Plate) -> None:
    """A hand pulls down a zip in the sky; behind it is a brick wall with a lit window."""
    p = PALETTES["lagoon"]
    plate.at(0.25)
    _indoors_behind_the_sky(plate)
    plate.at(0.1)
    left: Bend = ((70, -20), (116, 230), (236, 440), (312, 606))
    right: Bend = ((566, -20), (536, 230), (414, 440), (340, 606))
    rim = [bend(*left, i / 30) for i in range(31)]
    other = [bend(*right, i / 30) for i in range(31)]
    gap = plate.mask(polygon(rim + other[::-1]))
    cloth = plate.ramp(plate.y / 900, [(0, "#1c6a78"), (0.45, "#4e9fa2"), (0.8, "#a4d2c2"), (1, "#e9dcb0")])
    plate.ink(1 - gap, cloth, shadow=Shadow(6, 10, 16, 0.6), edge=0.2)
    over = 1 - gap
    random = plate.random
    for x, y, wide, tall in (
        (48, 330, 90, 26),
        (150, 520, 110, 30),
        (540, 420, 100, 30),
        (66, 130, 60, 18),
        (470, 616, 90, 24),
        (60, 664, 120, 30),
        (250, 752, 90, 22),
        (580, 200, 60, 20),
    ):
        cut(plate, cloud(random, x, y, wide, tall), p.light, 14, 0.8, clip=over)
    for edge, side in ((left, 1.0), (right, -1.0)):
        turned = [(x - side * 74 * (1 - i / 30) ** 0.7, y) for i, (x, y) in enumerate(rim if side > 0 else other)]
        flap = polygon((rim if side > 0 else other) + turned[::-1])
        cut(plate, flap, mix(p.light, p.cool, 0.35), 26, 1.4)
        tape, teeth = _teeth(edge, side, 26, 0.3 if side > 0 else 0.8)
        cut(plate, tape, p.near, 8)
        cut(plate, teeth, p.warm, 5, 0.5)
    plate.at(0.5)
    hills, _ = ridge(600, 900, 822, 14, 1.3, 1.2)
    row = ((72, 26, 22, 20), (100, 34, 16, 18), (136, 22, 30, 22), (160, 30, 18, 20), (192, 24, 24, 16))
    cut(plate, "".join(gable(x, 836, wide, wall, roof) for x, wide, wall, roof in row), p.near)
    cut(plate, "".join(rectangle(x + wide * 0.36, 831 - wall * 0.7, 7, 9, 1) for x, wide, wall, _ in row), p.warm)
    plane(plate, hills, p.middle)
    near, _ = ridge(600, 900, 856, 10, 1.1, 3.4)
    plane(plate, near, p.near)
    cut(
        plate,
        "".join(
            place(path("M0,0C-9,-10 -8,-34 0,-44C8,-34 9,-10 0,0Z"), x, 862, s)
            for x, s in ((40, 0.8), (254, 0.9), (280, 0.6), (52, 0.5), (330, 0.7), (560, 0.9), (534, 0.6))
        ),
        p.deep,
    )
    plate.at(0)
    seam: Bend = ((326, 640), (322, 700), (312, 780), (316, 930))
    for side in (1.0, -1.0):
        tape, teeth = _teeth(seam, side, 15, 0.2 if side > 0 else 0.7)
        cut(plate, tape, p.near, 8, 0.6)
    for side in (1.0, -1.0):
        cut(plate, _teeth(seam, side, 15, 0.2 if side > 0 else 0.7)[1], p.warm, 5)
    cut(
        plate,
        path("M286,592C300,576 352,576 366,592C366,624 354,660 344,672H308C298,660 286,624 286,592Z"),
        p.warm,
        16,
        1.2,
    )
    cut(plate, rectangle(318, 600, 16, 44, 8), darker(p.warm, 0.4), 5)
    cut(plate, path("M314,634C316,624 336,624 338,634L346,764C346,776 306,776 306,764Z"), lighter(p.warm, 0.35), 10, 1)
    plate.at(-0.1)
    draw(plate, closed(), 362, 784, 1.02, 10, True, inks={"skin": "#dba27a"})
    cut(plate, path("M462,700L486,704L472,792L448,780Z"), p.light, 8, 0.8)
    cut(plate, path("M484,696L630,730V870L466,800Z"), p.hot, 26, 1)
    for x, y, size, turn, flip in (
        (196, 236, 0.3, -24, False),
        (486, 176, 0.28, 14, True),
        (120, 420, 0.42, -34, True),
    ):
        draw(plate, swallow(), x, y, size, turn, flip, inks={"body": p.deep, "wing": p.deep})


SCENES.append(
    Story(
        draw=sky_zip, palette="lagoon", operator="threshold", setting="sky", framing="close", moods=("mystery",),
        living=("hand", "woman", "swallows"), objects=("zip", "sky", "clouds", "brick wall", "window", "plant"),
        words={"fermeture éclair/zip": 3, "ciel/sky": 3, "ouvrir/opening": 3, "main/hand": 2,
            "mur de briques/brick wall": 2, "fenêtre/window": 2, "nuage/cloud": 1, "hirondelle/swallow": 1,
            "arroser/watering": 1, "voisin/neighbour": 1, "envers du décor/behind the scenes": 2,
            "secret/secret": 2, "intimité/privacy": 1, "déshabiller/undressing": 1},
        fr="Une main descend une immense fermeture éclair dans le ciel ; derrière, un mur de briques, une "
           "fenêtre allumée où une femme arrose une plante.",
        en="A hand pulls down a huge zip in the sky; behind it are a brick wall and a lit window where a "
           "woman waters a plant. Swallows fly through the gap.",
    )
)  # fmt: skip
