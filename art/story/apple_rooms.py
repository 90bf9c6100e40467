"""The rooms in an apple, and the shadow that falls on it."""

from __future__ import annotations

import math
from random import Random

import numpy as np

from art.colour import Colour, Field, mix
from art.motif import SMOOTH, cut, draw
from art.motifs.curves import along, band, branch, form, tube
from art.motifs.growth import leaf
from art.motifs.terrain import plane
from art.motifs.things import ARMCHAIR, suitcase
from art.noise import shift
from art.palettes import PALETTES
from art.press import Plate
from art.scene import Scene, Story
from art.shapes import Point, circle, ellipse, line, path, place, polygon, rectangle, ring, stroke

SCENES: list[Scene] = []

X = 322.0  # the middle of the apple
SKIN = (
    "M0,-262C-54,-316 -186,-322 -244,-220C-296,-118 -272,76 -190,196C-136,272 -66,304 0,282"
    "C66,304 136,272 190,196C272,76 296,-118 244,-220C186,-322 54,-316 0,-262Z"
)
KNIFE = path("M-2,0C-34,120 -58,250 -46,420C-42,456 -28,484 -10,500C22,440 48,300 50,0Z")
KNIFE += rectangle(-8, -22, 64, 24, 4) + path("M6,-18L2,-150C-8,-172 -2,-196 24,-196C52,-196 56,-172 46,-150L42,-18Z")
CHAMBERS = (
    f"M{X},384C{X - 96},356 {X - 196},420 {X - 190},530C{X - 184},606 {X - 120},632 {X},632"
    f"C{X + 92},632 {X + 130},600 {X + 128},530C{X + 126},430 {X + 70},370 {X},384Z",
    f"M{X - 56},668C{X + 10},652 {X + 96},656 {X + 112},690C{X + 116},726 {X + 56},748 {X},746"
    f"C{X - 50},748 {X - 92},728 {X - 90},700C{X - 88},682 {X - 76},672 {X - 56},668Z",
    f"M{X + 142},400C{X + 152},360 {X + 204},364 {X + 206},420V512C{X + 204},540 {X + 156},544 {X + 148},516Z",
)
TUNNELS: tuple[tuple[tuple[Point, ...], float], ...] = (
    (((X + 2, 400), (X + 26, 336), (X - 24, 296), (X - 10, 266)), 48),
    (((X + 60, 606), (X + 88, 642), (X + 68, 680)), 40),
    (((X + 106, 478), (X + 156, 468)), 38),
)


def _hollowed(wider: float) -> str:
    """All rooms and tunnels, wider by a rim."""
    rooms = "".join(path(data) + (stroke(data, wider * 2) if wider else "") for data in CHAMBERS)
    return rooms + "".join(branch(list(points), wide + wider * 2, wide + wider * 2) for points, wide in TUNNELS)


def _worm(plate: Plate, points: list[Point], wide: float, ink: Colour, lift: float = 0.8) -> Field:
    """A worm along points, its head at the last: rings that are hollows, and a paler belly."""
    curve = along(points, 8)
    rings = ""
    for i in range(3, len(curve) - 4, 3):
        (x, y), (x1, y1) = curve[i], curve[i + 1]
        away = math.hypot(x1 - x, y1 - y) or 1
        nx, ny = -(y1 - y) / away * wide, (x1 - x) / away * wide
        bulge = (x1 - x) / away * wide * 0.5, (y1 - y) / away * wide * 0.5
        rings += stroke(
            f"M{x - nx:.1f},{y - ny:.1f}Q{x + bulge[0]:.1f},{y + bulge[1]:.1f} {x + nx:.1f},{y + ny:.1f}", 3
        )
    shape = band(points, (wide * 0.45, wide, wide, wide)) + circle(*curve[0], wide * 0.45)
    plate.care = SMOOTH
    body = cut(plate, shape + circle(*curve[-1], wide * 1.24), ink, wide * 0.9, lift)
    plate.care = 1
    plate.tint(rings, mix(ink, "#3f5a1e", 0.55), 0.9, body * 0.8)
    return body


def _features(plate: Plate, x: float, y: float, size: float, side: int, mood: str) -> None:
    """The face of a worm at (x, y), turned to a side: content, sorry, or asleep."""

    def at(shape: str) -> str:
        return place(shape, x, y, size, 0, side < 0)

    plate.tint(at(circle(2, 9, 5)), "#f08a6a", 2.4 * size, plate.mask(at(circle(0, 0, 24))) * 0.8)
    if mood == "asleep":
        cut(plate, at(stroke("M4,-3q6,6 12,0M-10,-4q4,5 9,1", 2.6)), "#24321a", edge=0.1)
    else:
        cut(plate, at(ellipse(9, -5, 6.6, 7.6) + ellipse(-6, -6, 5.4, 6.8)), "#fffdf0", edge=0.1)
        cut(plate, at(circle(11, -4, 3.6) + circle(-3.6, -5, 3.2)), "#24321a", edge=0.1)
        cut(plate, at(circle(12.2, -5.6, 1.2) + circle(-2.6, -6.6, 1.1)), "#ffffff", edge=0.05)
    if mood == "sorry":
        cut(plate, at(stroke("M-12,-13L-2,-17M5,-17L16,-13", 2.6)), "#3a4a20", edge=0.1)
    smile = "M2,13q7,-4 13,-1" if mood == "sorry" else "M0,10q8,7 16,-1"
    cut(plate, at(stroke(smile, 2.6)), "#3a4a20", edge=0.1)


def _table(plate: Plate) -> None:
    p = PALETTES["mint"]
    cloth = path("M-20,764C160,748 440,748 620,764V920H-20Z")
    whole = plane(plate, cloth, "#f3f6ea", lift=0.4, reach=20)
    checks = "".join(
        polygon([(x, 750), (x + 26, 750), (x + 26 + (x - 290) * 0.4, 920), (x + (x - 300) * 0.4, 920)])
        for x in range(-150, 760, 70)
    )
    rows = rectangle(-10, 788, 620, 18) + rectangle(-10, 840, 620, 28)
    cut(plate, checks, "#4f9fc8", clip=whole, opacity=0.55)
    cut(plate, rows, p.cool, clip=whole, opacity=0.45)
    plate.shadow(ellipse(X - 60, 806, 260, 26), 0.8, 9, clip=whole)


def _apple(plate: Plate) -> None:
    """The skin, the flesh and what was eaten out of it."""
    p = PALETTES["mint"]
    skin = cut(plate, place(path(SKIN), X, 526, 0.94), "#e2391f", 30, 1.2)
    streaks = Random(5)
    rays = "".join(
        stroke(
            f"M{X + a * 250 * 0.6:.0f},262Q{X + a * 250:.0f},300 {X + a * 268:.0f},{420 + streaks.uniform(0, 160):.0f}",
            5,
        )
        for a in (-1.02, -0.96, -0.9, -0.84, 0.84, 0.9, 0.96, 1.02)
    )
    plate.tint(rays, "#ffc04a", 4, skin * 0.8)
    plate.tint(stroke(f"M{X - 120},256Q{X - 60},246 {X - 14},282Q{X + 60},240 {X + 130},258", 22), "#c8d24a", 8, skin)
    plate.tint(stroke(f"M{X + 236},380Q{X + 246},470 {X + 224},560", 7), "#ffffff", 4, skin * 0.55)
    plate.care = SMOOTH
    flesh = cut(plate, place(path(SKIN), X, 528, 0.868), "#fff7dc", 16)
    plate.care = 1
    rind = np.clip(flesh - plate.mask(place(path(SKIN), X, 528, 0.83)), 0, 1)
    plate.tint(place(path(SKIN), X, 528, 0.9), "#d9dc8a", 3, rind * 0.8)
    core = stroke(f"M{X},300C{X - 150},330 {X - 236},440 {X - 208},560C{X - 180},680 {X - 90},750 {X},772", 4)
    core += stroke(f"M{X},300C{X + 140},330 {X + 228},440 {X + 222},560C{X + 200},680 {X + 90},750 {X},772", 4)
    plate.tint(core, "#e6c88a", 2, flesh * 0.6)
    cut(plate, leaf(X - 150, 690, 26, 13, -120) + leaf(X + 166, 610, 26, 13, -60), "#7a4a2a", 4, 0.4)
    cut(plate, _hollowed(8), "#e9bf74", 8, clip=flesh)
    cut(plate, _hollowed(4), "#cf9348", clip=flesh)
    hollow = cut(plate, _hollowed(0), "#e6a250", clip=flesh)
    walls = "".join(rectangle(x, 360, 9, 250) for x in range(int(X) - 190, int(X) + 130, 24))
    cut(plate, walls, "#f0b868", clip=hollow * plate.mask(path(CHAMBERS[0])), opacity=0.7)
    edge = shift(1 - hollow, 20 * plate.scale, -12 * plate.scale) * hollow
    plate.shadow(edge, 0.75, 5, clip=hollow)
    floors = path(f"M{X - 200},600C{X - 120},594 {X + 60},594 {X + 140},600V650H{X - 200}Z") + rectangle(
        X - 100, 728, 230, 40
    )
    cut(plate, floors, "#a8683a", clip=hollow, edge=0.2)
    stem = branch([(X + 4, 288), (X + 8, 222), (X + 36, 162)], 26, 15)
    cut(plate, stem, "#7d5032", 8, 0.6)
    foliage = cut(plate, leaf(X + 24, 198, 154, 78, -18), "#4fae6a", 20, 1)
    veins = stroke(f"M{X + 28},196Q{X + 92},172 {X + 162},152", 4)
    veins += "".join(
        stroke(f"M{X + 28 + k * 26},{192 - k * 9}q14,{s * 4 - 6} 24,{s * 20 - 8}", 2.6)
        for k in (1, 2, 3)
        for s in (-1, 1)
    )
    cut(plate, veins, "#2f7f50", clip=foliage)
    plate.tint(ellipse(X + 100, 146, 50, 8, -20), p.light, 6, foliage * 0.6)


def _parlour(plate: Plate) -> None:
    """A fireplace where seeds burn; a picture, a clock, a rug."""
    p = PALETTES["mint"]
    cut(plate, ellipse(X - 20, 616, 120, 10), "#c8402f", 4)
    cut(plate, ellipse(X - 20, 615, 96, 6.4), "#f0c15a")
    cut(plate, path(f"M{X + 18},606V516C{X + 18},482 {X + 112},482 {X + 112},516V606Z"), "#fff4dc", 10, 0.8)
    bricks = "".join(rectangle(X + 21 + (row % 2) * 6, y, 9, 9, 2) for row, y in enumerate(range(520, 602, 13)))
    bricks += "".join(rectangle(X + 98 + (row % 2) * 4, y, 9, 9, 2) for row, y in enumerate(range(520, 602, 13)))
    cut(plate, bricks, "#e2b58a")
    cut(plate, rectangle(X + 4, 488, 122, 14, 4), p.near, 5, 0.6)
    cut(plate, path(f"M{X + 34},606V540C{X + 34},512 {X + 96},512 {X + 96},540V606Z"), "#3a1c14")
    plate.glow(X + 65, 586, 120, "#ffcf7a", 0.7)
    cut(plate, leaf(X + 42, 602, 40, 14, -14) + leaf(X + 90, 602, 40, 14, 194), "#5a3320", 4)
    with plate.shining(1):
        for dx, tall, ink in ((50, 40, "#f4722a"), (82, 44, "#f4722a"), (66, 62, "#ff9a30"), (58, 34, "#ffd860"),
                              (74, 36, "#ffd860"), (66, 26, "#fff6c0")):  # fmt: skip
            cut(plate, leaf(X + dx, 603, tall, tall * 0.42, -90 + (66 - dx) * 0.5), ink, edge=0.2)
    cut(plate, circle(X + 34, 470, 17), p.near, 5, 0.5)
    cut(plate, circle(X + 34, 470, 12.5), p.light)
    cut(plate, stroke(f"M{X + 34},470v-8M{X + 34},470l6,4", 2.4), p.deep, edge=0.1)
    cut(plate, rectangle(X + 74, 470, 20, 18, 4), "#3f8fb4", 4, 0.4)
    buds = circle(X + 76, 456, 6.4) + circle(X + 86, 450, 7) + circle(X + 95, 458, 6)
    cut(plate, stroke(f"M{X + 80},474L{X + 77},460M{X + 84},474L{X + 86},454M{X + 88},474L{X + 94},460", 2.4), p.near)
    cut(plate, buds, "#ff8f7a", 3)
    cut(plate, rectangle(X - 26, 410, 54, 46, 3), "#8a5230", 4, 0.7)
    cut(plate, rectangle(X - 20, 416, 42, 34, 2), "#cfe8dc")
    cut(plate, circle(X - 4, 436, 9) + circle(X + 5, 436, 9), "#e2391f", 4)
    cut(plate, leaf(X + 1, 427, 13, 6, -40), "#4fae6a")


def _reader(plate: Plate) -> None:
    """A worm in a dressing gown, its glasses on, its tail in a slipper."""
    p = PALETTES["mint"]
    draw(plate, ARMCHAIR, X - 116, 610, 0.84, inks={"body": "#2f8068", "trim": p.warm})
    green = "#b4d25a"
    _worm(
        plate, [(X - 22, 590), (X - 46, 564), (X - 92, 556), (X - 120, 520), (X - 106, 470), (X - 86, 446)], 23, green
    )
    cut(plate, place(form("-38,582 -22,572 -8,588 8,600 -2,608 -34,604"), X, 0), "#d8432a", 6, 0.5)
    points = [(X - 56, 562), (X - 94, 556), (X - 122, 520), (X - 110, 478)]
    gown = cut(plate, band(points, (27, 29, 29, 27)), "#2f7fb4", 14)
    stripes = "".join(stroke(f"M{X - 148 + k * 3:.0f},{496 + k * 17}q26,12 50,-2", 3) for k in range(4))
    cut(plate, stripes, "#5fb0dc", clip=gown)
    cut(plate, stroke(f"M{X - 136},536Q{X - 112},550 {X - 92},534", 8), p.warm, 3)
    book = path(f"M{X - 62},486L{X - 34},494L{X - 8},478L{X - 2},518L{X - 32},534L{X - 56},526Z")
    cut(plate, book, "#d8432a", 5, 0.6)
    cut(plate, path(f"M{X - 58},484L{X - 34},491L{X - 10},476L{X - 5},513L{X - 32},528L{X - 53},521Z"), "#fff8e4")
    cut(plate, stroke(f"M{X - 34},491L{X - 32},528", 2) + "".join(
        stroke(f"M{X - 27},{498 + k * 8}l17,-10", 1.6) for k in range(4)), "#b9a88a", edge=0.1)  # fmt: skip
    cut(plate, branch([(X - 112, 500), (X - 90, 524), (X - 62, 520)], 17, 13), "#2a70a2", 6, 0.5)
    cut(plate, ellipse(X - 52, 517, 10, 7, -20) + tube(f"{X - 52},513,6 {X - 42},506,5"), green, 4)
    hx, hy = X - 82, 446.0
    _features(plate, hx, hy, 1.12, 1, "content")
    glasses = ring(hx + 11, hy - 5, 11, 2.6) + ring(hx - 8, hy - 6, 9, 2.6) + stroke(f"M{hx - 16},{hy - 8}l-12,-4", 2.6)
    cut(plate, glasses, "#5a2a20", edge=0.1)
    cap = form(f"{hx - 30:.0f},{hy - 10:.0f}! {hx - 22:.0f},{hy - 34:.0f} {hx + 4:.0f},{hy - 42:.0f} "
               f"{hx + 24:.0f},{hy - 20:.0f}! {hx - 2:.0f},{hy - 24:.0f}")  # fmt: skip
    cut(plate, cap + tube(f"{hx - 8},{hy - 32},22 {hx - 40},{hy - 36},15 {hx - 52},{hy - 8},7"), "#f2b63a", 8, 0.5)
    cut(plate, circle(hx - 53, hy - 2, 8), "#e0452f", 4)
    cut(plate, tube(f"{hx - 31},{hy - 10},6 {hx - 2},{hy - 24},9 {hx + 25},{hy - 19},9"), "#e0452f", 4)


def _other_rooms(plate: Plate) -> None:
    """A bed with a small sleeper and a night light; a larder of jars."""
    p = PALETTES["mint"]
    cut(plate, tube(f"{X - 78},734,7 {X - 78},690,7") + tube(f"{X + 58},734,7 {X + 58},708,7"), p.near, 3, 0.4)
    cut(plate, circle(X - 78, 688, 6) + circle(X + 58, 706, 6), p.warm, 3)
    cut(plate, rectangle(X - 76, 712, 132, 16, 5), "#fff8e8", 5, 0.4)
    cut(plate, ellipse(X - 52, 708, 22, 11), "#ffffff", 5, 0.3)
    _worm(plate, [(X + 16, 716), (X - 14, 708), (X - 46, 700)], 14, "#cfe07a", 0.4)
    _features(plate, X - 47, 699, 0.72, 1, "asleep")
    quilt = cut(plate, path(f"M{X - 30},726C{X - 30},690 {X + 48},688 {X + 56},728Z"), "#3f8fc4", 10, 0.5)
    patches = "".join(rectangle(X - 26 + k * 22, y, 11, 11) for k in range(4) for y in (700 + (k % 2) * 11,))
    cut(plate, patches, p.warm, clip=quilt)
    cut(
        plate,
        circle(X - 12, 698, 6.4) + circle(X - 17, 692, 3) + circle(X - 7, 692, 3) + ellipse(X - 12, 706, 6, 6),
        "#b0703c",
        3,
        0.3,
    )
    cut(plate, circle(X - 14, 697, 1) + circle(X - 10, 697, 1), p.deep, edge=0.05)
    cut(plate, rectangle(X + 72, 712, 24, 18, 3), "#8a5230", 4, 0.4)
    with plate.shining(1):
        cut(plate, leaf(X + 84, 712, 17, 9, -90), "#ffcf5a", edge=0.1)
    for y in (436, 494):
        cut(plate, rectangle(X + 142, y, 68, 7), "#8a5230", 3, 0.5)
    jars: tuple[tuple[int, int, Colour], ...] = (
        (150, 436, "#e2532f"), (173, 436, "#f4b73a"), (152, 494, "#4f9fc8"), (178, 494, "#e2532f")
    )  # fmt: skip
    for jx, jy, ink in jars:
        jar = cut(plate, rectangle(X + jx, jy - 25, 19, 25, 5), ink, 6)
        plate.tint(rectangle(X + jx + 12, jy - 21, 3, 16, 1), "#ffffff", 0.8, jar * 0.9)
        cut(plate, rectangle(X + jx - 1, jy - 30, 21, 7, 2), "#fff4dc", 3)
    cut(plate, circle(X + 168, 524, 9) + circle(X + 184, 526, 8), "#9acb4a", 5)


def _leaver(plate: Plate) -> None:
    """It goes out by the stem, a tall hat on its head."""
    green = "#9cc04e"
    body: list[Point] = [(X + 4, 322), (X - 14, 280), (X - 34, 226), (X - 84, 200), (X - 98, 156), (X - 78, 120)]
    _worm(plate, body, 21, green)
    _features(plate, X - 76, 120, 1, -1, "sorry")
    tie = form("-94,160! -110,152 -114,170 -96,166!") + form("-94,160! -80,148 -74,164 -92,166!") + circle(-94, 162, 4)
    tie = place(tie, X, 0)
    cut(plate, tie, "#e0452f", 3, 0.3)
    tall_hat = path("M-36,0Q0,10 36,0Q36,-6 22,-8L26,-52Q0,-58 -26,-52L-22,-8Q-36,-6 -36,0Z")
    cut(plate, place(tall_hat, X - 76, 104, 0.94, 6), "#274a5a", 8, 0.5)
    cut(plate, place(stroke("M-25,-10Q0,-3 25,-10", 6), X - 76, 104, 0.94, 6), "#e0452f")
    cut(plate, tube(f"{X - 98},182,13 {X - 130},190,11 {X - 146},214,10"), green, 5, 0.4)
    draw(plate, suitcase(), X - 150, 288, 0.46, 5)
    cut(plate, ellipse(X - 147, 219, 9, 7), green, 4)


def _caller(plate: Plate) -> None:
    """A butterfly in a hat pulls the bell at the door in the skin."""
    p = PALETTES["mint"]
    door = path("M-24,0V-50C-24,-84 24,-84 24,-50V0Z")
    at = (X - 204, 650.0, 0.94, -14.0)
    cut(plate, place(path("M-32,4V-52C-32,-96 32,-96 32,-52V4Z"), *at), "#fff0cf", 6, 0.9)
    cut(plate, place(door, *at), "#2f8068", 8)
    cut(plate, place(stroke("M-8,0V-72M8,0V-72", 2), *at), "#1f5a4c")
    with plate.shining(0.9):
        cut(plate, place(circle(0, -50, 10), *at), "#ffd870")
    cut(plate, place(stroke("M0,-60V-40M-10,-50H10", 2.4), *at), "#fff0cf")
    cut(plate, place(circle(15, -26, 3.6), *at), p.warm, 2)
    cut(plate, place(rectangle(-38, 0, 76, 10, 3), *at), "#b98a5a", 4, 0.6)
    cut(plate, stroke("M86,520Q60,512 54,532", 4.4), "#5a3a2a", edge=0.1)
    cut(plate, form("54,532 44,540 42,560 34,572! 74,572! 66,560 64,540"), "#f2b63a", 7, 0.6)
    cut(plate, circle(54, 576, 5), "#c9812a", 3)
    cut(plate, stroke("M54,580Q50,630 92,676", 2.6), p.deep, edge=0.1)
    for outer, inner in (
        ("86,706! 56,640 24,640 22,676 44,708 84,722", "80,702! 56,656 34,654 34,676 50,698 78,712"),
        ("86,726! 44,718 26,744 36,772 62,774 88,744", "80,730! 50,728 38,746 44,762 60,762 80,742"),
    ):
        cut(plate, form(outer), "#3a2430", 8, 0.6)
        cut(plate, form(inner), "#f48a2a", 8)
    spots = "".join(circle(x, y, 2.4) for x, y in ((28, 660), (26, 674), (34, 688), (34, 752), (40, 768), (54, 770)))
    cut(plate, spots, "#fff4dc", edge=0.1)
    cut(plate, stroke("M82,704L48,664M82,708L44,684M82,732L50,752", 2.4), "#3a2430", edge=0.1)
    cut(plate, tube("88,760,6 92,738,13 94,712,15 92,698,11"), "#4a3448", 5, 0.4)
    cut(plate, tube("95,712,5 108,704,4.6 92,678,4.6") + tube("96,724,5 112,730,4.6 118,742,4.6"), "#4a3448", 2)
    cut(plate, circle(94, 690, 12), "#e8b890", 5, 0.4)
    cut(plate, circle(99, 688, 2.2) + stroke("M97,696q4,2 7,-1", 2), p.deep, edge=0.1)
    cut(
        plate,
        stroke("M90,680Q84,660 72,656M97,679Q100,660 112,654", 2.2) + circle(71, 655, 3.2) + circle(113, 653, 3.2),
        "#3a2430",
    )
    cut(plate, form("80,684! 84,672 98,668 106,680!") + line([(76, 685), (110, 680)], 4), "#e0452f", 4)
    cut(plate, circle(119, 742, 7) + circle(127, 736, 6) + circle(124, 746, 6), "#ff8fa0", 4, 0.3)
    cut(plate, tube("116,750,4 112,764,3"), "#4fae6a")


def apple_tenants(plate: Plate) -> None:
    """A great apple cut open shows the rooms of worms; one leaves by the stem; the shadow of a knife falls on it."""
    plate.sky([(0, "#8fd6c0"), (0.5, "#c8ecd2"), (1, "#f6f6da")])
    plate.at(0.3)
    _table(plate)
    plate.at(0)
    _apple(plate)
    _parlour(plate)
    _reader(plate)
    _other_rooms(plate)
    _leaver(plate)
    _caller(plate)
    knife = place(KNIFE, 476, 230, 0.98, 25)
    plate.shadow(knife, 0.8, 2.5)
    plate.tint(knife, "#1d4a6a", 1.6, np.full_like(plate.x, 0.36))


SCENES.append(
    Story(
        draw=apple_tenants, palette="mint", operator="container", setting="daylight", season="autumn", framing="close",
        moods=("comic", "tender"), living=("worms", "butterfly"),
        objects=("apple", "armchair", "fireplace", "suitcase", "bed", "jars", "bell", "shadow of a knife"),
        words={"pomme/apple": 3, "ver/worm": 3, "maison/home": 3, "couteau/knife": 2, "ombre/shadow": 2,
               "départ/departure": 2, "cheminée/hearth": 2, "valise/suitcase": 1, "papillon/butterfly": 1,
               "lecture/reading": 1, "fruit/fruit": 1, "menace/threat": 2, "voisins/neighbours": 1,
               "confort/comfort": 1, "sonnette/doorbell": 1},
        fr="Une grande pomme coupée montre des pièces : un ver en robe de chambre lit près du feu, un autre part "
           "avec une valise ; un papillon sonne à la porte ; l’ombre d’un couteau tombe dessus.",
        en="A great apple cut open shows rooms: a worm in a dressing gown reads by the fire, another leaves with a "
           "suitcase; a butterfly rings at the door; the shadow of a knife falls on it.",
    )
)  # fmt: skip
