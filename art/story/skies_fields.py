"""Story card of fields seen from far above: a quilt for sleepers."""

from __future__ import annotations

import math
from dataclasses import replace
from random import Random

import numpy as np

from art.colour import Colour, mix
from art.motif import cut, draw
from art.motifs.curves import along
from art.motifs.machines import train
from art.motifs.people import person
from art.motifs.puppet import POSES
from art.motifs.terrain import plane, puffs
from art.palettes import PALETTES
from art.press import Plate, Shadow, darker
from art.scene import Scene, Story
from art.shapes import (
    Point,
    circle,
    cloud,
    ellipse,
    line,
    path,
    place,
    polygon,
    rectangle,
    stroke,
)
from art.story._skies_parts import dashed

SCENES: list[Scene] = []


def _quilt(left: list[Point], right: list[Point], rows: int, columns: int) -> list[tuple[int, int, str]]:
    """A quilt stretched between two smooth edges, as patches with their row and column."""
    steps = rows * 6
    one, two = along(left, 24), along(right, 24)

    def at(u: float, v: float) -> Point:
        a = one[min(len(one) - 1, round(v * (len(one) - 1)))]
        b = two[min(len(two) - 1, round(v * (len(two) - 1)))]
        bulge = math.sin(math.pi * u) * 26
        return a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u - bulge

    patches = []
    for row in range(rows):
        for column in range(columns):
            u0, u1, v0, v1 = column / columns, (column + 1) / columns, row / rows, (row + 1) / rows
            n = max(4, steps // rows)
            edge = [at(u0 + (u1 - u0) * i / n, v0) for i in range(n + 1)]
            edge += [at(u1, v0 + (v1 - v0) * i / n) for i in range(n + 1)]
            edge += [at(u1 + (u0 - u1) * i / n, v1) for i in range(n + 1)]
            edge += [at(u0, v1 + (v0 - v1) * i / n) for i in range(n + 1)]
            patches.append((row, column, polygon(edge)))
    return patches


def _sleeper_head(plate: Plate, x: float, y: float, flip: bool, hair: Colour, skin: Colour, long: bool) -> None:
    """A head lying on its pillow, in profile, the face turned outwards (left unless flipped)."""
    skull = (
        "M-6,-86C40,-92 78,-58 78,-8C78,40 50,74 14,84C-16,90 -44,84 -58,66C-66,56 -62,48 -66,42C-72,38 -76,34 -72,28"
        "C-78,24 -78,18 -72,12C-84,8 -98,2 -98,-6C-96,-16 -82,-24 -78,-36C-78,-64 -50,-84 -6,-86Z"
    )
    locks = (
        "M-70,-48C-66,-92 -10,-112 38,-98C86,-84 104,-30 94,18C88,56 66,84 30,92C44,64 38,36 "
        "22,22C30,4 22,-14 6,-16C-14,-18 -30,-34 -34,-58C-46,-50 -58,-46 -70,-48Z"
    )
    fall = "M60,-60C110,-40 130,30 112,90C104,120 70,140 40,134C60,110 50,80 30,84Z"
    for shape, ink, depth in (
        (path(fall) if long else "", hair, 22),
        (path(skull), skin, 26),
        (circle(-34, 30, 15), mix(skin, "#c9543f", 0.5), 0),
        (stroke("M-70,-6Q-56,6 -40,0", 5) + stroke("M-64,1l-6,7M-54,4l-2,9M-44,3l4,8", 3.4), "#3a2430", 0),
        (stroke("M-72,26Q-60,30 -52,26", 4), mix(skin, "#7a2a2a", 0.6), 0),
        (path(locks), hair, 22),
        (ellipse(14, 4, 13, 19, 12), skin, 8),
        (stroke("M10,-4Q22,2 14,16", 3.4), mix(skin, "#7a2a2a", 0.45), 0),
    ):
        if shape:
            cut(plate, place(shape, x, y, 1.12, 20 if flip else -20, flip), ink, depth, 0.6 if depth else 0)


def back_to_back_hills(plate: Plate) -> None:
    """Two hills are two sleepers turned away from each other under one quilt of fields."""
    p = PALETTES["lemon"]
    plate.sky(p.sky)
    random = Random(7)
    for x, y, wide, tall in ((110, 120, 120, 30), (470, 90, 150, 34), (330, 160, 80, 22)):
        cut(plate, cloud(random, x, y, wide, tall), p.light, 16, 0.4)
    plate.at(0.25)
    for x, y, turn in ((142, 270, -7), (462, 258, 7)):
        plate.ink(
            puffs(random, x, y + 130, 380, 150),
            p.light,
            shade=mix(p.cool, p.light, 0.5),
            depth=40,
            shadow=Shadow(2, 4, 9, 0.2),
        )
        pillow = (
            "M-150,-96C-60,-116 60,-116 150,-96C166,-92 168,-76 162,-60C152,-20 152,30 164,80"
            "C120,104 -120,104 -164,80C-152,30 -152,-20 -162,-60C-168,-76 -166,-92 -150,-96Z"
        )
        cut(plate, place(path(pillow), x, y, 0.98, turn), "#fffaf0", 60, 1.2)
        folds = "M-140,-76C-120,-60 -108,-50 -104,-30M142,-76C122,-60 110,-50 106,-30M-150,66C-130,50 -120,40 -116,20"
        cut(plate, place(stroke(folds, 4), x, y, 0.98, turn), mix(p.cool, p.light, 0.6))
    plate.at(0.1)
    _sleeper_head(plate, 150, 258, False, "#5b3422", "#e6b48c", True)
    _sleeper_head(plate, 456, 246, True, "#2b2a3c", "#d39a70", False)
    greens: tuple[Colour, ...] = ("#8fae4e", p.warm, "#b9c86a", "#6f9a52", p.middle, "#d8d27c", p.hot, "#a3b957")
    valley = [(300.0, 372.0), (304, 470), (296, 580), (304, 700), (298, 800), (306, 930)]
    left = [(72.0, 372.0), (-6, 440), (-60, 560), (-20, 690), (-60, 800), (-90, 930)]
    right = [(536.0, 366.0), (606, 440), (660, 540), (630, 680), (664, 800), (700, 930)]
    plane(plate, path("M60,420C90,350 190,330 250,352C290,366 306,380 310,420V900H40Z"), "#8fae4e")
    plane(plate, path("M296,420C300,380 340,346 410,338C480,334 530,352 552,420V900H300Z"), "#a3b957")
    for edges, turn, columns in (((left, valley), 3, 5), ((valley, right), 0, 5)):
        whole = ""
        for row, column, patch in _quilt(edges[0], edges[1], 8, columns):
            ink = greens[(row * 3 + column * 5 + turn + (row * column) % 3) % 8]
            mask = cut(plate, patch, ink, 12)
            whole += patch
            if (row + column + turn) % 2:
                rows = "".join(line([(x, 340), (x + 60 * (1 if turn else -1), 930)], 3) for x in range(-80, 700, 15))
                cut(plate, rows, darker(ink, 0.16), clip=mask)
        body = plate.mask(whole)
        away = plate.x - 300 if not turn else 300 - plate.x
        fold = 1 / (1 + (away / 46) ** 2)
        plate.lay(mix(p.deep, "#6f9a52", 0.4), plate.stipple(fold * 0.8) * body * np.clip(fold * 2.2, 0, 1) * 0.85)
        stitches = ""
        for row in range(9):
            points = along(edges[0], 24), along(edges[1], 24)
            a = points[0][min(len(points[0]) - 1, round(row / 8 * (len(points[0]) - 1)))]
            b = points[1][min(len(points[1]) - 1, round(row / 8 * (len(points[1]) - 1)))]
            mid = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 52
            stitches += dashed(f"M{a[0]},{a[1]}Q{mid[0]},{mid[1]} {b[0]},{b[1]}", 3, 10, 9)
        cut(plate, stitches, p.light, opacity=0.9)
    plate.at(0)
    _valley_village(plate)
    rails = stroke("M-20,592C60,584 150,588 262,612", 5)
    cut(plate, rails + "".join(line([(x, 580), (x - 3, 598)], 4) for x in range(20, 250, 16)), p.deep)
    draw(plate, train(3), 250, 604, 0.3, 4, inks={"body": p.deep, "trim": p.hot, "light": p.light})
    _hem(plate)


def _valley_village(plate: Plate) -> None:
    """Houses in the fold between the two backs; one window is lit."""
    p = PALETTES["lemon"]
    cut(
        plate,
        path(
            "M258,470C276,456 330,456 346,470C352,530 342,640 352,720C330,736 276,736 254,720C262,640 250,530 258,470Z"
        ),
        mix("#6f9a52", p.deep, 0.3),
        20,
    )
    roofs, walls, panes = "", "", ""
    for i, (x, y, wide) in enumerate(
        (
            (276, 520, 30),
            (312, 512, 28),
            (290, 566, 34),
            (326, 572, 28),
            (272, 618, 30),
            (310, 632, 34),
            (282, 684, 34),
            (326, 692, 30),
        )
    ):
        walls += rectangle(x - wide / 2, y - 22, wide, 24)
        roofs += path(f"M{x - wide / 2 - 5},{y - 20}L{x},{y - 44}L{x + wide / 2 + 5},{y - 20}Z")
        if i != 3:
            panes += rectangle(x - 4, y - 16, 8, 9, 1)
    cut(plate, walls, p.light, 5, 0.5)
    cut(plate, roofs, p.hot, 6, 0.5)
    cut(plate, panes, p.deep)
    with plate.shining(1):
        cut(plate, rectangle(320, 556, 11, 11, 1), "#ffc93c")
    cut(plate, path("M296,500L303,440L310,500Z") + rectangle(297, 496, 12, 22), p.deep)


def _hem(plate: Plate) -> None:
    """At the foot of the bed a farmer tucks in the hem of the fields."""
    p = PALETTES["lemon"]
    hem = "M-20,846C80,812 150,850 226,838C300,826 380,856 460,834C520,820 570,836 620,824V930H-20Z"
    cut(plate, path(hem), p.light, 16, 1.4)
    seam = "M-20,862C80,828 150,866 226,854C300,842 380,872 460,850C520,836 570,852 620,840"
    cut(plate, dashed(seam, 4, 14, 10), p.hot)
    farmer = person(
        replace(POSES["kneel"], lean=56, nod=10, arm=(40, 22), other_arm=(56, 36)),
        "shirt",
        "straw",
        "beard",
        inks={"coat": p.hot, "legs": p.cool, "hat": p.warm, "band": p.deep, "trim": p.deep},
    )
    draw(plate, farmer, 420, 872, 0.84)


SCENES.append(
    Story(
        draw=back_to_back_hills, palette="lemon", operator="scale", setting="daylight", season="spring",
        framing="wide", moods=("tender", "anger"), living=("sleepers", "farmer"),
        objects=("quilt", "fields", "village", "train", "clouds"),
        words={"dormir/sleep": 3, "collines/hills": 3, "dos à dos/back to back": 3, "couple/couple": 2,
            "couverture/quilt": 2, "champ/field": 2, "village/village": 2, "train/train": 1, "vallée/valley": 1,
            "paysan/farmer": 1, "lit/bed": 2, "dispute/quarrel": 2, "distance/distance": 1,
            "réconciliation/making up": 1, "géant/giant": 1},
        fr="Deux géants endormis se tournent le dos sous un édredon de champs cousus ; un village tient "
           "entre eux, un train passe et un paysan borde l’ourlet.",
        en="Two sleeping giants turn their backs to each other under a quilt of stitched fields; a village "
           "lies between them, a train passes, a farmer tucks in the hem.",
    )
)  # fmt: skip
