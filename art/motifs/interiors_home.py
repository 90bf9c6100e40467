"""Rooms of a house. See art.motifs.interiors for the list."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import pairwise
from random import Random

import numpy as np

from art.colour import mix
from art.motif import draw
from art.motifs.fixtures import (
    BIG_BED,
    DRESSER,
    FIREPLACE,
    HANGING_LAMP,
    PANS,
    STOVE,
    TUB,
    WASHBASIN,
    bookcase,
    books,
    library_ladder,
    suited,
)
from art.motifs.fixtures import frame as picture
from art.motifs.indoors import (
    WIDTH,
    Area,
    Room,
    Tones,
    View,
    beam,
    bend,
    boards,
    checker,
    curtains,
    cut,
    foliage,
    gloom,
    pane_shape,
    tones,
    wall,
    wallpaper,
    window,
)
from art.palettes import Palette
from art.press import Plate, Shadow, darker, lighter
from art.shapes import circle, ellipse, line, path, place, polygon, rectangle, stroke


def skirting(plate: Plate, t: Tones, y: float, tall: float = 0) -> None:
    """A skirting board above y, and a panelled dado if tall."""
    if tall:
        cut(plate, rectangle(-10, y - tall, WIDTH + 20, tall), t.panel, bottom=(darker(t.panel, 0.25), tall * 0.6))
        fields = "".join(rectangle(x, y - tall + 24, 92, tall - 58, 4) for x in range(-34, 620, 116))
        cut(plate, fields, darker(t.panel, 0.14), 8)
        cut(plate, rectangle(-10, y - tall - 6, WIDTH + 20, 13, 2), t.trim, 6, 0.5)
    cut(plate, rectangle(-10, y - 18, WIDTH + 20, 19), t.trim, 6, 0.4)


def parlour(
    plate: Plate,
    palette: Palette,
    *,
    paper: str = "sprigs",
    window_at: float = 150,
    dado: bool = True,
    hearth: bool = False,
) -> Room:
    """A papered wall with a curtained window whose light falls on the boards; calm on the other side."""
    t, floor, view = tones(palette), 668.0, View(300, 330)
    wall(plate, t.wall, (window_at, 260))
    wallpaper(plate, paper, t.paper, 0.8, bottom=floor)
    skirting(plate, t, floor, 118 if dado else 0)
    boards(plate, t.floor, t.board, view, floor)
    area = Area(window_at - 66, 120, 132, 250)
    glass = window(plate, palette, t, area, (2, 3), roofs=True)
    curtains(plate, t.cloth, Area(area.x - 36, 92, area.width + 72, 336), 74)
    slant = 120 if window_at < 300 else -120
    beam(
        plate,
        polygon([(window_at - 60 + slant * 0.5, 700), (window_at + 80 + slant * 0.5, 700),
                 (window_at + 150 + slant * 1.3, 862), (window_at - 50 + slant * 1.3, 862)]),
        palette.light, 0.5,
    )  # fmt: skip
    bars = line([(window_at + 10 + slant * 0.5, 698), (window_at + 50 + slant * 1.3, 864)], 9)
    bars += line([(window_at - 70 + slant * 0.75, 756), (window_at + 120 + slant * 0.8, 756)], 7)
    cut(plate, bars, t.floor, opacity=0.8)
    if hearth:
        draw(plate, FIREPLACE, 600 - window_at, floor, 1.15, inks=suited(t))
    gloom(plate, palette, window_at, 420, 560, 0.5, 0.62)
    return Room(floor, 790, view, {"window": area}, {"mantel": (600 - window_at, floor - 237)}, glass)


def corridor(
    plate: Plate, palette: Palette, *, doors: int = 4, open_door: int | None = None, lit_end: bool = True
) -> Room:
    """A corridor of doors running away to a lit end; `open_door` (0: the nearest on the right) spills light."""
    t, view = tones(palette), View(300, 400)
    left, right, top, floor = -120, 720, -260, 1010
    end = 5.2
    plate.fill(
        plate.ramp(plate.distance(300, 400) / 620, [(0, lighter(t.wall, 0.3)), (0.5, t.wall), (1, darker(t.wall, 0.3))])
    )
    cut(plate, view.flat(top, left, right, -0.4, end), darker(t.wall, 0.42), edge=0.1)
    cut(plate, view.flat(floor, left, right, -0.4, end), t.floor, edge=0.1, top=(lighter(t.floor, 0.2), 60))
    runner = "".join(view.flat(floor, 190, 410, a, min(a + 0.24, end)) for a in np.arange(-0.35, end, 0.48))
    cut(plate, view.flat(floor, 170, 430, -0.4, end), t.cloth, edge=0.2)
    cut(plate, runner, darker(t.cloth, 0.22), opacity=0.8, edge=0.15)
    for x in (left, right):
        cut(plate, view.side(x, 640, floor, -0.4, end), t.panel, edge=0.1, opacity=0.85)
        cut(plate, view.side(x, 632, 648, -0.4, end) + view.side(x, 985, floor, -0.4, end), t.trim, edge=0.1)
    pitch, spots = 0.55, {}
    for i in reversed(range(doors)):
        near = 0.42 + i * pitch * (1 + 0.28 * i)
        far = near + 0.3 * (1 + near)
        for side, x in ((0, left), (1, right)):
            opened = open_door is not None and open_door == 2 * i + 1 - side
            slack = 0.035 * (1 + near)
            cut(plate, view.side(x, 168, floor, near - slack, far + slack), t.trim, edge=0.15)
            cut(plate, view.side(x, 200, floor, near, far), t.glow if opened else t.wood, edge=0.15,
                bottom=(darker(t.wood, 0.35), 200 * view.scale(near)) if not opened else None)  # fmt: skip
            (hx, hy), middle = view.at(x, 640, near + (far - near) * 0.16), (near + far) / 2
            spots[f"door {2 * i + 1 - side}"] = view.at(x, floor, middle)
            if opened:
                inner = left + 300 if side == 0 else right - 300
                spill = polygon([view.at(x, floor, near), view.at(inner, floor, near + 0.05),
                                 view.at(inner, floor, far),
                                 view.at(x, floor, far)])  # fmt: skip
                beam(plate, spill, t.glow, 0.7)
                continue
            margin = (far - near) * 0.2
            panels = view.side(x, 260, 560, near + margin, far - margin) + view.side(
                x, 690, 930, near + margin, far - margin
            )
            cut(plate, panels, darker(t.wood, 0.25), edge=0.15)
            cut(plate, circle(hx, hy, 11 * view.scale(near)), t.brass, edge=0.1)
    (x0, y0), (x1, y1) = view.at(left, top, end), view.at(right, floor, end)
    cut(plate, rectangle(x0, y0, x1 - x0, y1 - y0), t.glow if lit_end else darker(t.wall, 0.4), edge=0.15)
    if lit_end:
        plate.glow(300, 400, 230, palette.light, 0.7)
        beam(plate, view.flat(floor, 200, 400, 0.6, end), t.glow, 0.45, (440, 620))
    lamps = [view.at(300, top + 130, a) for a in (0.5, 1.3, 2.6)]
    for (lamp_x, y), away in zip(lamps, (0.5, 1.3, 2.6), strict=True):
        size = 46 * view.scale(away)
        cut(plate, line([(lamp_x, view.at(300, top, away)[1]), (lamp_x, y)], max(2, size * 0.12)), t.dark, edge=0.1)
        cut(plate, circle(lamp_x, y, size), t.glow, edge=0.2)
        plate.glow(lamp_x, y, size * 4, t.glow, 0.4)
    gloom(plate, palette, 300, 400, 620, 0.55, 0.55)
    area = Area(x0, y0, x1 - x0, y1 - y0)
    return Room(area.bottom, 800, view, {"end": area}, spots)


def staircase(plate: Plate, palette: Palette, *, steps: int = 11, paper: str = "stripes", flip: bool = False) -> Room:
    """A flight of stairs seen from the side, rising to the right (left with `flip`), with its banister.

    Spots "step 0".. are the middles of the treads, where someone can stand.
    """
    t, floor = tones(palette), 800.0
    wall(plate, t.wall, (150, 180))
    wallpaper(plate, paper, t.paper, 0.65, bottom=floor)
    x0, run, rise = 70.0, (WIDTH + 20 - 70) / steps, 52.0

    def across(x: float) -> float:
        return WIDTH - x if flip else x

    boards(plate, t.floor, t.board, View(300, 420), floor)
    cut(plate, rectangle(-10, floor - 16, WIDTH + 20, 17), t.trim, 6)
    outline, treads, risers, spots = [(x0, floor + 6)], "", "", {}
    for i in range(steps):
        x, y = x0 + i * run, floor - (i + 1) * rise
        outline += [(x, y), (x + run, y)]
        left = min(across(x - 8), across(x + run))
        treads += rectangle(left, y, run + 8, 11, 3)
        risers += rectangle(min(across(x), across(x + 7)), y + 10, 7, rise - 10)
        spots[f"step {i}"] = (across(x + run / 2), y)
    outline += [(x0 + steps * run, floor + 6)]
    side = [(across(x), y) for x, y in outline]
    cut(plate, polygon(side), t.wood, 30, 1, bottom=(darker(t.wood, 0.35), 300))
    cut(plate, risers, t.timber, edge=0.15)
    panel = [(across(x0 + 40 + run * 1.4), floor - 26), (across(620), floor - 26),
             (across(620), floor - rise * (steps - 2.6)),
             ]  # fmt: skip
    cut(plate, polygon(panel), darker(t.wood, 0.28), 16)
    cut(plate, treads, t.trim, edge=0.15)
    door = across(430)
    cut(
        plate,
        path(f"M{door - 44:.0f},{floor}V{floor - 116}A44,50 0 0 1 {door + 44:.0f},{floor - 116}V{floor}Z"),
        t.timber,
        10,
    )
    cut(
        plate,
        path(f"M{door - 34:.0f},{floor}V{floor - 114}A34,40 0 0 1 {door + 34:.0f},{floor - 114}V{floor}Z"),
        t.cloth,
        16,
    )
    cut(plate, circle(door - 22, floor - 74, 6), t.brass)
    posts, rail = "", []
    for i in range(steps + 1):
        x, y = x0 + i * run + run * 0.5, floor - (i + 1) * rise
        posts += line([(across(x), y), (across(x), y - 104)], 7) + circle(across(x), y - 40, 6.5)
        rail.append((across(x), y - 106))
    cut(plate, posts, t.timber, edge=0.15)
    cut(plate, line(rail, 15), t.timber, 6, 0.7)
    newel = across(x0 - 16)
    cut(plate, rectangle(newel - 12, floor - 190, 24, 192, 3), t.timber, 8, 0.8)
    cut(plate, line([(newel, floor - 180), rail[0]], 15), t.timber)
    cut(plate, circle(newel, floor - 204, 20), t.brass, 9)
    gloom(plate, palette, 220, 340, 640, 0.45, 0.6)
    return Room(
        floor,
        850,
        None,
        {},
        {**spots, "newel": (newel, floor - 224), "cupboard": (door, floor), "top": (across(590), floor - steps * rise)},
    )


def spiral_stairs(plate: Plate, palette: Palette, *, turns: float = 4.3, steps: int = 16) -> Room:
    """A spiral staircase seen from the top, winding down to a small lit floor. Spots "step 0" (nearest) and on."""
    t = tones(palette)
    cx, cy, outer = 300.0, 450.0, 1240.0
    plate.fill(plate.ramp(plate.distance(cx, cy) / 560, [(0, darker(t.panel, 0.45)), (1, darker(t.wall, 0.2))]))
    count, shrink = int(turns * steps), 0.05
    spots = {}
    inner_edge, bottom_radius = 0.5, outer * math.exp(-shrink * (int(turns * steps) + 1)) * 0.5
    cut(plate, circle(cx, cy, bottom_radius * 2.1), t.floor, 20)
    for i in reversed(range(count)):
        a0, a1 = (math.tau * (i + k) / steps - 0.9 for k in (0, 1.02))
        r0, r1 = outer * math.exp(-shrink * i), outer * math.exp(-shrink * (i + 1))
        share = i / count
        tread = mix(lighter(t.wood, 0.25), darker(t.timber, 0.35), share**0.8)
        if i % 2:
            tread = darker(tread, 0.14)
        quad = [(r0 * inner_edge, a0), (r0, a0), (r1 * 1.02, a1), (r1 * inner_edge * 1.02, a1)]
        shape = [(cx + r * math.cos(a), cy + r * math.sin(a)) for r, a in quad]
        plate.ink(polygon(shape), tread, edge=0.15, shadow=Shadow(0, 4 * (1 - share), 7 * (1 - share) + 1, 0.4))
        nose = [(cx + r * math.cos(a0), cy + r * math.sin(a0)) for r in (r0 * inner_edge, r0)]
        cut(plate, line(nose, 7 * (1 - share) + 1.5), lighter(tread, 0.4), edge=0.15)
        middle, radius = (a0 + a1) / 2, r0 * 0.76
        spots[f"step {i}"] = (cx + radius * math.cos(middle), cy + radius * math.sin(middle))
    inner, wide = [], []
    for k in range(count * 4 + 1):
        turned = k / 4
        a, r = math.tau * turned / steps - 0.9, outer * math.exp(-shrink * turned)
        inner.append(
            (cx + r * 0.5 * math.cos(a), cy + r * 0.5 * math.sin(a), 13 * math.exp(-shrink * turned * 0.9) + 1.5)
        )
        wide.append((cx + r * math.cos(a), cy + r * math.sin(a), 22 * math.exp(-shrink * turned * 0.9) + 1.5))
    for rail, ink in ((wide, t.timber), (inner, t.brass)):
        curve = "".join(line([p[:2], q[:2]], p[2]) for p, q in pairwise(rail))
        plate.ink(curve, ink, edge=0.15, shadow=Shadow(3, 7, 5, 0.4))
    plate.glow(cx, cy, bottom_radius * 3.4, palette.light, 0.9, 1.2)
    gloom(plate, palette, cx, cy, 640, 0.5, 0.5)
    return Room(cy, cy, None, {}, {**spots, "bottom": (cx, cy)})


def kitchen(plate: Plate, palette: Palette) -> Room:
    """A tiled kitchen: range under a mantel, shelves with jars, hanging pans, a dresser; chequered floor."""
    t, floor, view = tones(palette), 690.0, View(300, 360)
    wall(plate, t.wall, (330, 240))
    tiles = "".join(
        rectangle(x * 44 - 22 * (y % 2), 400 + y * 30, 40, 26, 2) for y in range(10) for x in range(15)
    )  # fmt: skip
    cut(plate, rectangle(-10, 396, 620, floor - 390), darker(t.trim, 0.14))
    cut(plate, tiles, t.trim, edge=0.2)
    cut(plate, rectangle(-10, 388, 620, 11), t.soft, 4)
    checker(plate, mix(t.floor, t.pale, 0.35), t.panel, view, floor, 110)
    cut(plate, rectangle(-10, floor - 16, 620, 17), t.trim, 6, 0.4)
    cut(plate, rectangle(487, 240, 33, 80), t.metal, 8)
    hood = path("M330,-10C326,90 300,170 286,232H560C548,170 524,90 520,-10Z")
    cut(plate, hood, darker(t.wall, 0.16), 30, 0.8)
    cut(plate, rectangle(276, 228, 294, 18, 4), t.wood, 7, 0.8)
    inks = suited(t)
    draw(plate, STOVE, 440, floor + 16, 1.28, inks=inks)
    draw(plate, DRESSER, 128, floor + 12, 1.12, inks=inks)
    draw(plate, PANS, 372, 258, 0.85, inks=inks)
    shelf_items = {"cloth": "", "soft": "", "brass": "", "pale": ""}
    for x, w, h, ink in ((40, 26, 40, "cloth"), (78, 20, 32, "pale"), (110, 28, 50, "soft"), (152, 22, 36, "brass"),
                         (184, 30, 44, "pale")):  # fmt: skip
        top = 212 - h
        jar = path(f"M{x},212V{top + 8}Q{x},{top} {x + 7},{top}H{x + w - 7}Q{x + w},{top} {x + w},{top + 8}V212Z")
        shelf_items[ink] += jar + rectangle(x + 3, 212 - h - 7, w - 6, 8, 3)
    cut(plate, rectangle(24, 212, 214, 11, 2), t.wood, 5, 0.9)
    for ink, shape in shelf_items.items():
        cut(plate, shape, inks[ink], 7)
    plate.glow(360, 560, 200, palette.warm, 0.3)
    gloom(plate, palette, 320, 420, 580, 0.45, 0.58)
    return Room(floor, 806, view, {"tiles": Area(0, 400, 600, 290)}, {"stove": (440, floor - 176), "shelf": (130, 212)})


def library(plate: Plate, palette: Palette, *, gap: bool = True, ladder: bool = True) -> Room:
    """Walls of books up to the ceiling, a ladder; with `gap`, a calm arched niche in the middle for the hero."""
    t, floor, view = tones(palette), 728.0, View(300, 430)
    plate.sky([(0, darker(t.timber, 0.2)), (1, t.timber)], grain=0.08)
    random, inks = Random(4), suited(t)
    rows: dict[str, str] = {}
    uprights, planks = "", ""
    columns = (-60, 84, 228, 372, 516, 660)
    for x0, x1 in pairwise(columns):
        if gap and x0 == 228:
            continue
        y = floor - 16
        while y > -60:
            tall = 84
            for ink, shape in books(random, x0 + 9, y, x1 - x0 - 18, tall - 8).items():
                rows[ink] = rows.get(ink, "") + shape
            planks += rectangle(x0, y, x1 - x0, 8)
            y -= tall
    cut(plate, rectangle(-10, -10, 620, floor + 10), darker(t.timber, 0.5))
    for ink, shape in rows.items():
        cut(plate, shape, mix(inks[ink], t.timber, 0.3), edge=0.15, bottom=(darker(inks[ink], 0.5), 500))
    cut(plate, planks, t.wood, edge=0.15)
    uprights = "".join(rectangle(x - 9, -10, 18, floor + 10) for x in columns)
    cut(plate, uprights, t.wood, 6, 0.4)
    area = Area(237, 196, 126, floor - 212)
    if gap:
        plate.ink(rectangle(228, -10, 144, floor), t.wood, bottom=(darker(t.wood, 0.3), 500))
        plate.ink(pane_shape(area, 63), plate.ramp((plate.y - 190) / 560, [(0, lighter(t.wall, 0.45)), (1, t.wall)]))
        plate.glow(300, 330, 200, palette.light, 0.5, clip=plate.mask(pane_shape(area, 63)))
    boards(plate, t.floor, t.board, view, floor)
    cut(plate, rectangle(-10, floor - 22, 620, 24, 2), t.wood, 7, 0.6)
    rug = ellipse(300, 846, 250, 46)
    cut(plate, rug, t.cloth, 16)
    cut(plate, '<ellipse fill="none" stroke="#fff" stroke-width="5" cx="300" cy="846" rx="226" ry="36"/>', t.brass)
    if ladder:
        draw(plate, library_ladder(520), 96, 808, 1, inks=inks)
    gloom(plate, palette, 300, 420, 560, 0.6, 0.5)
    return Room(floor, 850, view, {"niche": area}, {"ladder top": (96 + 83, 288), "ladder foot": (96, 808)})


def bathroom(plate: Plate, palette: Palette) -> Room:
    """A tiled bathroom with a tub on lion's feet, a basin, a small high window."""
    t, floor, view = tones(palette), 680.0, View(300, 380)
    wall(plate, t.wall, (420, 200))
    white = mix(t.pale, t.wall, 0.35)
    cut(plate, rectangle(-10, 300, 620, floor - 290), darker(white, 0.16))
    cut(
        plate,
        "".join(rectangle(x * 41 - 12, 304 + y * 41, 38, 38, 2) for y in range(10) for x in range(16)),
        white,
        edge=0.2,
    )
    accents = "".join(rectangle(x * 41 - 12, 304 + 41, 38, 38, 2) for x in range(0, 16, 2))
    cut(plate, accents, t.soft, edge=0.2, opacity=0.8)
    cut(plate, rectangle(-10, 290, 620, 14), t.soft, 5)
    checker(plate, mix(t.floor, t.pale, 0.5), t.soft, view, floor, 84)
    area = Area(392, 76, 116, 150)
    glass = window(plate, palette, t, area, (2, 2), arch=40)
    inks = suited(t)
    draw(plate, WASHBASIN, 118, floor + 14, 1.12, inks=inks)
    cut(plate, ellipse(372, floor + 92, 205, 20), t.dark, opacity=0.3)
    draw(plate, TUB, 372, floor + 92, 1.3, inks=inks)
    beam(plate, polygon([(120, 320), (230, 310), (190, 520), (80, 530)]), palette.light, 0.3)
    gloom(plate, palette, 360, 400, 580, 0.4, 0.6)
    return Room(floor, 830, view, {"window": area}, {"tub": (372, floor - 46), "tap": (481, floor - 113)}, glass)


def bedroom(plate: Plate, palette: Palette, *, paper: str = "lozenges", lamp: bool = True) -> Room:
    """A bedroom with a big bed seen from its foot, a picture above it, a window at the side."""
    t, floor, view = tones(palette), 650.0, View(300, 340)
    wall(plate, t.wall, (300, 300))
    wallpaper(plate, paper, t.paper, 0.75, bottom=floor)
    skirting(plate, t, floor)
    boards(plate, t.floor, t.board, view, floor)
    area = Area(438, 150, 96, 200)
    glass = window(plate, palette, t, area, (2, 3), arch=38)
    inks = suited(t)
    cut(plate, polygon([(40, 744), (560, 744), (620, 880), (-20, 880)]), darker(t.soft, 0.25), 14)
    cut(plate, polygon([(66, 756), (534, 756), (584, 866), (16, 866)]), mix(t.soft, t.floor, 0.3))
    draw(plate, picture(130, 100), 206, 260, 1, inks=inks)
    draw(plate, BIG_BED, 270, 800, 1.42, inks=inks)
    if lamp:
        cut(plate, rectangle(502, 660, 82, 112, 4), t.wood, 14, 0.8)
        cut(plate, rectangle(512, 690, 62, 30, 3), t.timber, 6)
        cut(plate, line([(542, 660), (542, 606)], 8), t.brass)
        plate.glow(542, 590, 130, palette.light, 0.5)
        cut(plate, path("M514,612L526,562H558L570,612Q542,620 514,612Z"), t.glow, 10)
    gloom(plate, palette, 300, 480, 580, 0.5, 0.58)
    spots = {"pillow": (182.0, 601.0), "other pillow": (358.0, 601.0), "quilt": (270.0, 700.0)}
    return Room(floor, 850, view, {"window": area, "picture": Area(155, 223, 102, 74)}, spots, glass)


def attic(plate: Plate, palette: Palette) -> Room:
    """Under the roof: rafters meeting at the ridge, a round window, its disc of light on the boards."""
    t, floor, view = tones(palette), 690.0, View(300, 400)
    slope = darker(t.panel, 0.22)
    plate.sky([(0, darker(slope, 0.3)), (0.7, slope), (1, slope)], grain=0.1)
    gable = path("M84,700V520L300,96L516,520V700Z")
    cut(plate, gable, t.wall, 40, top=(lighter(t.wall, 0.25), 200))
    planks = "".join(line([(x, -10), (x, 700)], 2.6) for x in range(92, 520, 36))
    cut(plate, planks, darker(t.wall, 0.25), clip=plate.mask(gable), opacity=0.6, edge=0.2)
    rafters = ""
    for inner, outer in (((300, 96), (300, -60)), ((246, 202), (150, -60)), ((192, 308), (-10, -30)),
                         ((138, 414), (-20, 250)),
                         ((354, 202), (450, -60)), ((408, 308), (610, -30)), ((462, 414), (620, 250))):  # fmt: skip
        rafters += line([inner, outer], 17)
    cut(plate, rafters, t.timber, 7, 0.8)
    cut(plate, line([(84, 530), (300, 96), (516, 530)], 22) + line([(84, 530), (84, 710)], 20)
        + line([(516, 530), (516, 710)], 20),
        t.wood, 8, 1)  # fmt: skip
    boards(plate, t.floor, t.board, view, floor)
    cut(plate, line([(-10, 560), (84, 530)], 16) + line([(516, 530), (610, 560)], 16), t.wood, 6, 0.5)
    cut(plate, line([(-20, 448), (620, 448)], 28), t.wood, 9, 1.2)
    centre = (300.0, 300.0)
    cut(plate, circle(*centre, 78), t.trim, 9, 0.8)
    glass = plate.mask(circle(*centre, 63))
    plate.ink(glass, plate.ramp((plate.y - 237) / 126 * 0.8 + 0.1, palette.sky), edge=0.15)
    cut(plate, line([(300, 238), (300, 362)], 6) + line([(238, 300), (362, 300)], 6), t.trim, edge=0.15)
    shaft = path("M252,330L344,344L470,800H290Z")
    plate.lay(palette.light, plate.rough(plate.mask(shaft), 0.3, 3) * 0.12)
    beam(plate, ellipse(386, 806, 104, 34), palette.light, 0.6)
    cut(plate, line([(386, 770), (386, 842)], 5) + line([(280, 806), (492, 806)], 4), t.floor, opacity=0.8)
    chest = rectangle(66, 690, 128, 72, 4)
    cut(plate, chest, t.timber, 14, 1)
    cut(plate, path("M62,694C62,654 86,650 100,650H160C174,650 198,654 198,694Z"), t.wood, 14)
    cut(plate, rectangle(84, 652, 10, 110) + rectangle(166, 652, 10, 110) + rectangle(120, 684, 20, 24, 3), t.brass)
    web = stroke("M516,540C500,520 492,506 490,488M516,560C490,556 478,540 474,520M516,590C486,580 468,566 460,548"
                 "M490,488C488,506 480,514 474,520C474,534 466,544 460,548", 2.6)  # fmt: skip
    cut(plate, web, t.trim, opacity=0.5, edge=0.1)
    gloom(plate, palette, 320, 430, 560, 0.65, 0.5)
    return Room(
        floor, 820, view, {"window": Area(237, 237, 126, 126)}, {"light": (386, 806), "beam": (300, 434)}, glass
    )


def blade(x: float, y: float, lean: float, tall: float, wide: float, bend: float) -> tuple[str, str]:
    """A long leaf rising from (x, y), leaning by degrees and bending over, and its rib."""
    over = tall * bend
    leaf = path(
        f"M0,0C{-wide * 0.9:.1f},{-tall * 0.3:.1f} {-wide + over * 0.3:.1f},{-tall * 0.75:.1f} {over:.1f},{-tall:.1f}"
        f"C{wide + over * 0.5:.1f},{-tall * 0.7:.1f} {wide:.1f},{-tall * 0.25:.1f} 0,0Z"
    )
    rib = stroke(
        f"M0,0C0,{-tall * 0.3:.1f} {over * 0.25:.1f},{-tall * 0.7:.1f} {over * 0.9:.1f},{-tall * 0.93:.1f}", wide / 9
    )
    return place(leaf, x, y, 1, lean), place(rib, x, y, 1, lean)


def greenhouse(plate: Plate, palette: Palette) -> Room:
    """Inside a glass house: iron ribs, panes full of sky, beds of leaves on both sides, a tiled path."""
    t, view = tones(palette), View(300, 470)
    plate.sky([(height * 0.8, ink) for height, ink in palette.sky])
    end, left, right, floor, spring = 2.6, -150, 750, 1030, 200
    glassy = mix(t.trim, palette.cool, 0.25)
    iron = mix(t.metal, t.pale, 0.25) if palette.dark else t.metal
    cut(plate, view.flat(floor, left, right, -0.3, end), t.floor, edge=0.1)
    ribs: list[tuple[str, float]] = []
    for away in (end, 1.55, 0.9, 0.42, 0.08):
        (x0, y0), (x1, _), (mx, my) = (
            view.at(left, spring, away),
            view.at(right, spring, away),
            view.at(300, -330, away),
        )
        foot = view.at(left, floor, away)[1]
        shoulder = my + (y0 - my) * 0.1
        arch = f"M{x0:.0f},{foot:.0f}V{y0:.0f}C{x0:.0f},{shoulder:.0f} {mx - (mx - x0) * 0.4:.0f},{my:.0f} "
        arch += f"{mx:.0f},{my:.0f}"
        arch += f"C{mx + (x1 - mx) * 0.4:.0f},{my:.0f} {x1:.0f},{shoulder:.0f} {x1:.0f},{y0:.0f}V{foot:.0f}"
        ribs.append((arch, away))
    plate.lay(glassy, plate.mask(path(ribs[0][0] + "Z")) * 0.35)
    bars = ""
    vault = [bend((left, spring), (left, -277), (120, -330), (300, -330), t) for t in (0.5, 0.74, 0.4, 0.7)]
    meets = [(left, 640), (left, 420), (left, spring), vault[2], vault[3], (300, -330)]
    for x, y in meets + [(600 - x, y) for x, y in meets]:
        bars += line([view.at(x, y, -0.3), view.at(x, y, end)], 4)
    cut(plate, bars, iron, edge=0.15, opacity=0.85)
    (bx0, by0), (bx1, by1) = view.at(left, spring, end), view.at(right, floor, end)
    mullions = line([(300, view.at(300, -330, end)[1]), (300, by1)], 3.4)
    for x, y in (vault[0], vault[1]):
        head_x, head_y = view.at(x, y, end)
        mullions += line([(head_x, head_y), (head_x, by1)], 3.4) + line(
            [(600 - head_x, head_y), (600 - head_x, by1)], 3.4
        )
    mullions += line([(bx0, by0), (bx1, by0)], 4) + line([(bx0, by0 + 90), (bx1, by0 + 90)], 4)
    cut(plate, mullions, iron, edge=0.15)
    for arch, away in ribs:
        cut(plate, stroke(arch, 22 * view.scale(away)), iron, 5, 0.5, edge=0.2)
    path_tiles = ""
    for k, a in enumerate(np.arange(-0.3, end, 0.2)):
        for j in range(4):
            if (j + k) % 2:
                path_tiles += view.flat(floor, 180 + j * 60, 240 + j * 60, a, min(a + 0.2, end))
    cut(plate, view.flat(floor, 180, 420, -0.3, end), t.trim, edge=0.15)
    cut(plate, path_tiles, t.panel, edge=0.15)
    beam(plate, view.flat(floor, 120, 330, 0.1, 0.7), palette.light, 0.3)
    green = foliage(palette)
    random = Random(8)
    for away, ink in (
        (2.2, mix(green, palette.light, 0.3)),
        (1.2, green),
        (0.5, darker(green, 0.2)),
        (0.05, darker(green, 0.4)),
    ):
        size = view.scale(away)
        for side, edge_x in ((-1, left), (1, right)):
            bed = view.facing(min(edge_x, edge_x - side * 250), 900, max(edge_x, edge_x - side * 250), floor, away)
            leaves = ribs_of = ""
            for k in range(3):
                foot_x, foot_y = view.at(edge_x - side * (10 + 84 * k), 950, away)
                for _ in range(9):
                    lean = random.uniform(-52, 52)
                    tall = random.uniform(200, 370) * size * (1 - abs(lean) / 150)
                    leaf, rib = blade(
                        foot_x, foot_y, lean, tall, random.uniform(20, 44) * size, random.choice((-1, 1)) * 0.25
                    )
                    leaves += leaf
                    ribs_of += rib
            cut(plate, leaves, ink, 9 * size + 5, 0.6, edge=0.2)
            cut(plate, ribs_of, lighter(ink, 0.22), edge=0.15)
            cut(plate, bed, t.wood, 9 * size, 0.4)
    return Room(
        view.at(300, floor, end)[1], 830, view, {"end": Area(bx0, by0, bx1 - bx0, by1 - by0)}, {"apex": (300, 60)}
    )


def big_window(
    plate: Plate, palette: Palette, *, panes: tuple[int, int] = (2, 3), curtain: bool = True, roofs: bool = True
) -> Room:
    """A window filling the sheet, looked out of. `glass` is the mask for what is outside; the sill is at `stand`."""
    t = tones(palette)
    wall(plate, darker(t.wall, 0.3) if palette.dark else t.wall, (300, 100), 0.1)
    area = Area(78, 74, 444, 636)
    glass = window(plate, palette, t, area, panes, frame=26, sill=False, roofs=roofs)
    sill = polygon([(30, 736), (570, 736), (640, 820), (-40, 820)])
    cut(plate, sill, t.trim, 14, 1)
    cut(plate, rectangle(-40, 818, 680, 26), darker(t.trim, 0.2), 6)
    cut(plate, rectangle(-10, 842, 620, 70), darker(t.panel, 0.2), 11)
    beam(plate, polygon([(120, 742), (480, 742), (520, 812), (60, 812)]), palette.light, 0.4)
    if curtain:
        curtains(plate, t.cloth, Area(-6, 34, 612, 880), 112)
    return Room(736, 786, None, {"window": area}, {"latch": (300, 400)}, glass)


def dolls_house(plate: Plate, palette: Palette) -> Room:
    """A house cut open: six rooms on three floors, each papered and furnished, under a roof with a chimney.

    Areas "room 0" to "room 5" from the top left to the bottom right, and "attic"; feet go on each area's bottom.
    """
    t = tones(palette)
    plate.sky(palette.sky)
    cut(plate, rectangle(-10, 826, 620, 90), mix(palette.near, palette.middle, 0.4), top=(palette.middle, 50))
    cut(plate, rectangle(432, 60, 46, 120), t.cloth, 12)
    cut(plate, rectangle(426, 52, 58, 16, 3), t.timber, 6)
    cut(plate, path("M36,262L300,66L564,262L564,280H36Z"), t.timber, 16, 1)
    cut(plate, polygon([(102, 262), (300, 116), (498, 262)]), mix(t.wall, t.wood, 0.5), 26)
    cut(plate, rectangle(66, 258, 468, 576), t.trim, 10, 1)
    random, inks = Random(5), suited(t)
    areas = {"attic": Area(180, 190, 240, 68)}
    papers = ("stripes", "sprigs", "dots", "lozenges", "scales", "stripes")
    grounds = (t.wall, mix(t.cloth, t.wall, 0.55), mix(t.soft, t.wall, 0.4), mix(t.brass, t.wall, 0.5),
               mix(t.panel, t.wall, 0.3),
               mix(t.soft, t.panel, 0.5))  # fmt: skip
    for i in range(6):
        x, y = 82 + (i % 2) * 222, 274 + (i // 2) * 184
        area = Area(x, y, 214, 172)
        areas[f"room {i}"] = area
        inside = plate.mask(area.shape)
        cut(plate, area.shape, grounds[i], edge=0.15, top=(darker(grounds[i], 0.35), 70))
        wallpaper(plate, papers[i], darker(grounds[i], 0.2), 0.45, clip=inside, pitch=30, top=y, bottom=y + 172)
        cut(plate, rectangle(x, y + 150, 214, 22), t.floor, edge=0.15, top=(darker(t.floor, 0.3), 10))
        cut(plate, rectangle(x, y + 144, 214, 7), t.trim, edge=0.1)
    for i, dx in enumerate((34, 150)):
        area = areas[f"room {i}"]
        window(plate, palette, t, Area(area.x + dx, area.y + 30, 40, 62), (2, 2), frame=6)
    draw(plate, BIG_BED, areas["room 0"].x + 150, areas["room 0"].bottom - 6, 0.36, inks=inks, shadow=0.5)
    draw(plate, TUB, areas["room 1"].x + 74, areas["room 1"].bottom - 6, 0.42, inks=inks, shadow=0.5)
    draw(
        plate,
        bookcase(150, 260, 4, random.randrange(99)),
        areas["room 2"].x + 44,
        areas["room 2"].bottom - 12,
        0.5,
        inks=inks,
    )
    draw(plate, FIREPLACE, areas["room 3"].x + 160, areas["room 3"].bottom - 14, 0.46, inks=inks, shadow=0.5)
    draw(plate, STOVE, areas["room 4"].x + 48, areas["room 4"].bottom - 12, 0.48, inks=inks, shadow=0.5)
    draw(plate, HANGING_LAMP, areas["room 2"].x + 140, areas["room 2"].y, 0.4, inks=inks, shadow=0.4)
    draw(plate, HANGING_LAMP, areas["room 4"].x + 150, areas["room 4"].y, 0.4, inks=inks, shadow=0.4)
    door = areas["room 5"]
    cut(plate, rectangle(door.x + 128, door.y + 50, 58, 100, 2), t.timber, 5)
    cut(plate, rectangle(door.x + 133, door.y + 55, 48, 95), t.cloth, 9)
    cut(plate, circle(door.x + 141, door.y + 104, 4), t.brass)
    flight = "".join(
        rectangle(door.x + 6 + k * 15, door.bottom - 22 - (k + 1) * 16, 100 - k * 15, 16) for k in range(6)
    )
    cut(plate, flight, t.wood, 6)
    cut(plate, rectangle(296, 262, 8, 564) + rectangle(66, 262, 468, 12) + rectangle(66, 446, 468, 12)
        + rectangle(66, 630, 468, 12)
        + rectangle(66, 814, 468, 20) + rectangle(66, 262, 16, 564) + rectangle(518, 262, 16,
                                                                                564), t.timber, 5)  # fmt: skip
    cut(plate, line([(24, 274), (300, 66), (576, 274)], 20), t.cloth, 8, 0.8)
    return Room(834, 850, None, areas, {"ridge": (300, 60), "chimney": (455, 52), "door": (466, 814)})


ROOMS: dict[str, Callable[[Plate, Palette], Room]] = {
    "parlour": parlour, "corridor": corridor, "staircase": staircase, "spiral stairs": spiral_stairs,
    "kitchen": kitchen,
    "library": library, "bathroom": bathroom, "bedroom": bedroom, "attic": attic, "greenhouse": greenhouse,
    "big window": big_window, "dolls' house": dolls_house,
}  # fmt: skip
