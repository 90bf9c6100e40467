"""Story card of fields seen from far above: a quilt for sleepers."""

from __future__ import annotations

import math
from dataclasses import replace
from random import Random

import numpy as np

from art.colour import Colour, mix
from art.motif import Motif, Piece, cut, draw
from art.motifs.curves import along, limb
from art.motifs.machines import train
from art.motifs.terrain import plane
from art.palettes import PALETTES
from art.press import Plate, darker, lighter
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
from art.story._contours import profile
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


# Loose hair: a cap, and locks spread over the pillow behind and above the head.
CAP = (
    "M140,42C122,0 80,-24 36,-24C-24,-20 -64,30 -66,92C-66,140 -44,180 -16,196C8,202 20,192 30,166"
    "C38,134 66,114 92,94C114,78 130,62 140,42Z"
)
LOCKS = (
    "30,10,70 -34,-14,62 -80,-44,44 -112,-58,20 -134,-56,4", "0,40,76 -66,20,62 -114,0,44 -142,0,22 -166,10,4",
    "-10,80,76 -76,74,60 -122,60,42 -148,66,20 -166,80,4", "-6,116,70 -70,120,56 -110,116,38 -132,128,18 -144,144,4",
    "6,150,60 -46,164,48 -78,172,34 -96,190,16 -102,208,4", "0,170,50 -26,192,36 -46,206,24 -56,222,12 -58,236,4",
)  # fmt: skip
LONG_HAIR = path(CAP) + "".join(limb(lock) for lock in LOCKS)
LONG_STRANDS = (
    "M126,38C80,40 10,12 -36,-14C-66,-32 -90,-50 -118,-56M116,54C60,66 -20,36 -66,20C-96,8 -114,0 -146,4"
    "M100,70C50,92 -30,86 -76,74C-104,64 -124,60 -152,70M66,96C24,122 -30,124 -70,120C-96,116 -112,116 -134,132"
    "M40,136C10,156 -20,160 -46,164C-68,168 -84,176 -98,196M84,4C50,-6 14,-4 -16,-10"
)
SHORT_HAIR = (
    "M144,44C130,0 86,-24 42,-18C-14,-12 -58,34 -56,98C-54,138 -44,166 -24,186C-4,190 12,182 20,164C20,130 26,108 44,96"
    "C62,98 66,112 66,128C76,114 76,98 82,86C106,84 132,68 144,44Z"
)
SHORT_STRANDS = (
    "M128,40C96,58 50,50 24,96M104,10C60,20 10,34 -16,90M60,-8C10,0 -30,36 -42,96M-36,130C-24,150 -10,170 2,190"
)
BEARD = (
    "M66,122C64,150 72,176 90,192C106,204 120,200 134,188C146,190 154,204 153,212C152,220 159,226 156,237"
    "C150,254 130,256 110,249C92,242 76,230 68,214C56,186 54,154 58,124Z"
)
MOUSTACHE = (
    "M165,166C154,160 138,166 128,178C122,186 116,192 108,196L126,198C136,188 148,180 160,176C164,174 166,170 165,166Z"
)
LIPS = (
    "M138,184C147,182 154,178 161,169C167,171 172,176 169,181C166,184 159,184 157,186C163,188 167,193 165,198"
    "C160,203 148,199 138,184Z"
)
EAR = "M30,120C38,102 62,104 64,126C64,148 50,166 38,160C30,152 26,136 30,120Z"


def _sleeper_head(plate: Plate, spot: tuple[float, float, float, float, bool], hair: Colour, skin: Colour) -> None:
    """A head asleep on its pillow, in profile: a woman's long hair to the left, a bearded man to the right."""
    man = not spot[4]
    rosy = Piece(circle(112, 146, 22), "skin", blend=("#d0503f", 0.4), soft=16)
    head, *features = profile().pieces
    face = Motif((replace(head, depth=16), *features, rosy), profile().inks)
    plate.care = 0.2
    draw(plate, face, *spot, inks={"skin": skin, "hair": hair}, shadow=0.8)
    cut(plate, place(path(LIPS), *spot), mix(skin, "#a8483c", 0.28 if man else 0.4), 3)
    cut(plate, place(stroke("M160,185C152,187 146,187 138,184", 2.4), *spot), darker(skin, 0.5))
    if man:
        cut(plate, place(path(BEARD) + path(MOUSTACHE), *spot), hair, 8)
    cut(plate, place(path(SHORT_HAIR) if man else LONG_HAIR, *spot), hair, 22, 0.6)
    cut(plate, place(stroke(SHORT_STRANDS if man else LONG_STRANDS, 3), *spot), lighter(hair, 0.2), opacity=0.8)
    cut(plate, place(path(EAR), *spot), skin, 8, 0.3)
    plate.care = 1
    cut(plate, place(stroke("M38,124C50,116 58,128 50,142C46,148 42,150 42,154", 3), *spot), darker(skin, 0.4))


def _pillow(plate: Plate, flip: bool) -> None:
    """A striped pillow that a head has dented; the other one is its mirror image."""
    p = PALETTES["lemon"]
    spot = (600.0 if flip else 0.0, 0.0, 1.0, 0.0, flip)
    linen = (
        "M-20,104C40,72 110,92 160,84C210,78 250,64 290,78C304,84 304,100 298,118C288,180 290,280 302,360L300,470H-20Z"
    )
    ticking = place(path(linen), *spot)
    whole = cut(plate, ticking, "#fffaf0", 20, 1)
    stripes = "".join(
        stroke(f"M{x},60C{x + (x - 172) * 0.3:.0f},180 {x + (x - 172) * 0.3:.0f},300 {x},480", 7)
        for x in range(14, 300, 34)
    )
    cut(plate, place(stripes, *spot), mix(p.cool, "#fffaf0", 0.72), clip=whole)
    piping = "M-20,108C40,76 110,96 160,88C210,82 250,68 288,82C300,88 300,102 294,120C284,180 286,280 298,360"
    cut(plate, place(stroke(piping, 3.4), *spot), mix(p.cool, "#fffaf0", 0.3), clip=whole)
    folds = (
        "M286,88C272,98 264,110 260,122M290,110C280,118 274,128 272,138M28,246C40,242 54,242 66,246"
        "M20,300C36,290 52,286 68,286M36,190C50,192 62,198 72,206M34,350C46,336 58,328 72,322"
        "M92,118C98,130 108,140 120,146"
    )
    cut(plate, place(stroke(folds, 3), *spot), mix(p.cool, "#d8d4d4", 0.5), clip=whole)


def back_to_back_hills(plate: Plate) -> None:
    """Two hills are two sleepers turned away from each other under one quilt of fields."""
    p = PALETTES["lemon"]
    plate.sky(p.sky)
    random = Random(7)
    for x, y, wide, tall in ((110, 62, 120, 24), (470, 58, 150, 26), (310, 66, 70, 14)):
        cut(plate, cloud(random, x, y, wide, tall), p.light, 16, 0.4)
    plate.at(0.25)
    for flip in (False, True):
        _pillow(plate, flip)
    plate.at(0.1)
    _sleeper_head(plate, (213, 146, 0.8, 14, True), "#6e3a22", "#eeb48e")
    _sleeper_head(plate, (386, 146, 0.8, -14, False), "#2b2a3c", "#c98a60")
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
    ties = "".join(line([(x, 587 + x * 0.07), (x - 2, 597 + x * 0.07)], 4) for x in range(4, 290, 14))
    cut(plate, ties, mix(p.deep, "#6f9a52", 0.3))
    cut(plate, line([(-20, 587), (290, 609)], 4), p.deep)
    _valley_village(plate)
    draw(plate, train(3), 244, 604, 0.3, 4, inks={"body": p.deep, "trim": p.hot, "light": p.light})
    _hem(plate)


def _valley_village(plate: Plate) -> None:
    """Houses and a church in the fold between the two backs; one window is lit."""
    p = PALETTES["lemon"]
    valley = "M300,420C316,470 346,540 350,630C352,690 334,732 302,738C268,732 250,690 252,630C256,540 286,470 300,420Z"
    cut(plate, path(valley), mix("#6f9a52", p.deep, 0.25), 20)
    cut(plate, stroke("M300,486C292,540 316,580 300,630C288,670 304,700 302,736", 9), "#d8cf9c")
    cut(plate, rectangle(294, 466, 14, 44) + rectangle(306, 490, 26, 20), p.light, 4, 0.5)
    cut(plate, path("M291,468L301,428L311,468Z") + path("M304,492L310,478H328L336,492Z"), p.deep, 4, 0.3)
    cut(plate, rectangle(298.5, 474, 5, 9, 2), p.deep)
    roofs, walls, panes = "", "", ""
    for i, (x, y, wide) in enumerate(
        ((280, 536, 22), (326, 548, 24), (282, 580, 26), (330, 596, 28), (274, 628, 30), (330, 646, 32), (280, 684, 34),
         (326, 698, 32))
    ):  # fmt: skip
        tall = wide * 0.72
        walls += rectangle(x - wide / 2, y - tall, wide, tall)
        roofs += path(
            f"M{x - wide / 2 - 4},{y - tall + 2:.1f}L{x},{y - tall * 2:.1f}L{x + wide / 2 + 4},{y - tall + 2:.1f}Z"
        )
        if i != 3:
            panes += rectangle(x - 4, y - tall * 0.72, 8, 8, 1)
    cut(plate, walls, p.light, 5, 0.5)
    cut(plate, roofs, p.hot, 6, 0.5)
    cut(plate, panes, p.deep)
    with plate.shining(1):
        cut(plate, rectangle(325, 581, 10, 10, 1), "#ffc93c")


def _hem(plate: Plate) -> None:
    """At the foot of the bed a farmer tucks in the hem of the fields."""
    p = PALETTES["lemon"]
    hem = "M-20,846C80,812 150,850 226,838C300,826 380,856 460,834C520,820 570,836 620,824V930H-20Z"
    cut(plate, path(hem), p.light, 16, 1.4)
    seam = "M-20,862C80,828 150,866 226,854C300,842 380,872 460,850C520,836 570,852 620,840"
    cut(plate, dashed(seam, 4, 14, 10), p.hot)
    _farmer(plate)


def _farmer(plate: Plate) -> None:
    """On one knee, bent over the hem, a straw hat down over his face."""
    p = PALETTES["lemon"]
    skin: Colour = "#c98a60"

    def at(shape: str) -> str:
        return place(shape, 424, 874, 1.04)

    plate.shadow(at(ellipse(-2, 0, 54, 6)), 0.7, 4)
    cut(plate, at(path("M-52,-14C-46,-18 -36,-16 -34,-10L-32,2H-56C-58,-4 -56,-10 -52,-14Z")), "#4a2f2a", 4)
    cut(plate, at(limb("-40,-8,15 -14,-10,19 4,-10,22") + limb("2,-14,24 -10,-36,30 -22,-52,34")), p.cool, 10, 0.4)
    cut(plate, at(path("M18,-14H38C40,-8 48,-6 50,2H18Z")), "#4a2f2a", 4)
    cut(plate, at(path("M-38,-58C-20,-70 10,-66 32,-56C42,-50 42,-40 39,-10H17C18,-24 16,-32 10,-36"
                       "C-8,-36 -34,-34 -38,-58Z")), lighter(p.cool, 0.06), 12, 0.5)  # fmt: skip
    skin_at = limb("52,-34,12 60,-22,11 68,-12,10") + limb("40,-30,12 48,-18,11 55,-8,10")
    cut(plate, at(skin_at), skin, 4, 0.3)
    cut(plate, at(limb("24,-86,22 42,-58,17 54,-34,14")), darker(p.hot, 0.12), 7, 0.3)
    cut(plate, at(path("M-40,-56C-36,-82 -10,-104 20,-102C34,-98 36,-84 26,-74C10,-64 -2,-54 -8,-44Z")), p.hot, 16, 0.5)
    cut(plate, at(limb("18,-84,24 30,-56,19 42,-30,15")), lighter(p.hot, 0.06), 9, 0.6)
    fold = "M52,2C50,-12 58,-21 72,-22C104,-24 140,-19 190,-20V-6C140,-4 98,2 66,8C58,9 53,8 52,2Z"
    cut(plate, at(path(fold)), p.light, 8, 0.8)
    cut(plate, at(stroke("M76,-14C75,-8 70,-3 65,-1M92,-15C92,-9 88,-5 84,-3", 1.8)), mix(p.cool, p.light, 0.5))
    cut(plate, at(path("M28,-100C44,-104 56,-92 54,-78C50,-68 36,-70 28,-80Z")), skin, 7)
    cut(plate, at(path("M36,-84C44,-76 54,-80 56,-84C58,-72 50,-62 42,-66C36,-70 34,-78 36,-84Z")), "#3a2420", 5)
    brim = "M16,-112C22,-122 40,-120 52,-108C66,-98 76,-84 72,-78C62,-76 46,-88 34,-94C24,-98 12,-104 16,-112Z"
    cut(plate, at(path(brim)), "#f6e6b4", 6, 0.5)
    crown = "M26,-108C26,-126 46,-132 56,-120C62,-112 62,-104 58,-98C48,-106 38,-110 26,-108Z"
    cut(plate, at(path(crown)), "#f0d890", 8)
    cut(plate, at(path("M26,-108C38,-110 48,-106 58,-98L61,-104C50,-113 38,-117 26,-114Z")), p.deep)


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
