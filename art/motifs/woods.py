"""Woods and tended trees. Each prints the whole sheet and returns a `Land`; see art/motifs/lands.py for the list.

forest(plate, palette, season="summer") / forest_front(plate, palette, season="summer")
      season: "spring", "summer", "autumn", "winter"; trunks in three planes, light between them; ground 740
pine_forest(plate, palette, snow=False) / pine_forest_front
      firs in planes on slopes, a clearing in the middle; ground 760
canopy(plate, palette, x=300, y=400)
      a clearing seen from below: trunks converging to a round sky; spot "sky", mask: the opening
avenue(plate, palette)               autumn avenue to the horizon, carpet of leaves; ground 780, spot "end"
orchard(plate, palette)              rows of apple trees on grass; ground 790
birches(plate, palette) / birches_front   pale trunks close together; ground 780
jungle(plate, palette) / jungle_front     great leaves all around an opening; ground 760
"""

from __future__ import annotations

import math

from art.colour import Field, mix
from art.motifs.growth import blade, foliage, leaf, leaf_data, limb, off, petal
from art.motifs.terrain import (
    WIDTH,
    Land,
    Print,
    air,
    firs,
    grove,
    pebbles,
    plane,
    print_grove,
    rolling,
    shafts,
    snow_ink,
    strewn,
    trunk,
    tufts,
)
from art.palettes import Palette
from art.press import Plate, Shadow, darker, lighter
from art.shapes import Point, circle, ellipse, path, stroke

SEASONS = ("spring", "summer", "autumn", "winter")


def _leaf_inks(palette: Palette, season: str) -> tuple[Field, Field]:
    """The ink of the leaves, far and near."""
    if season == "autumn":
        return mix(palette.warm, palette.far, 0.25), mix(palette.hot, palette.warm, 0.35)
    if season == "spring":
        return mix(palette.far, palette.light, 0.35), mix(palette.middle, palette.warm, 0.25)
    return mix(palette.far, palette.middle, 0.4), mix(palette.middle, palette.near, 0.4)


def _stand(plate: Plate, xs: list[float], foot: float, half: float, reach: float) -> str:
    """Trunks running out of the top of the sheet, with a few branches each."""
    draw = plate.random
    shape = ""
    for x in xs:
        lean = draw.uniform(-18, 18)
        width = half * draw.uniform(0.75, 1.25)
        shape += trunk(x, foot + draw.uniform(-10, 10), -20, width, lean)
        for _ in range(4):
            y, side = draw.uniform(40, foot * 0.62), draw.choice((-1, 1))
            start = (x + lean * (1 - y / foot), y)
            knee = off(*start, reach * 0.5, -90 + side * draw.uniform(50, 70))
            end = off(*knee, reach * 0.6, -90 + side * draw.uniform(20, 46))
            shape += limb([start, knee, end], width * 0.62, 2.4, 5)
            shape += limb([knee, off(*knee, reach * 0.36, -90 + side * 84)], width * 0.3, 2, 4)
    return shape


def _snow_on(xs: list[float], foot: float, half: float) -> str:
    return "".join(
        path(f"M{x - half * 2.4:.0f},{foot + 8:.0f}Q{x:.0f},{foot - 14:.0f} {x + half * 2.6:.0f},{foot + 9:.0f}Z")
        for x in xs
    )


def forest(plate: Plate, palette: Palette, season: str = "summer") -> Land:
    draw = plate.random
    plate.sky(
        [
            (0, mix(palette.sky[1][1], palette.far, 0.3)),
            (0.45, mix(palette.light, palette.sky[-1][1], 0.4)),
            (0.8, mix(palette.light, palette.far, 0.3)),
        ]
    )
    plate.glow(290, 400, 420, palette.light, 0.75, stretch=0.9)
    far_leaf, near_leaf = _leaf_inks(palette, season)
    planes: list[tuple[list[float], float, float, Field]] = [
        (
            [draw.uniform(-8, 8) + x for x in (24, 84, 150, 205, 262, 330, 395, 450, 520, 580)],
            640,
            6,
            mix(palette.far, palette.light, 0.3),
        ),
        (
            [draw.uniform(-14, 14) + x for x in (52, 136, 226, 384, 478, 556)],
            680,
            11,
            mix(palette.far, palette.middle, 0.55),
        ),
        ([draw.uniform(-10, 10) + x for x in (88, 505)], 735, 19, mix(palette.middle, palette.near, 0.5)),
    ]
    ground_y = (628.0, 668.0, 716.0)
    snow = snow_ink(palette)
    for level, (xs, foot, half, ink) in enumerate(planes):
        shape, _ = rolling(ground_y[level], 7, 2, 1 + level * 2.2)
        ground = (
            mix(ink, palette.light, 0.45 - 0.12 * level) if season != "winter" else mix(snow, ink, 0.3 - 0.12 * level)
        )
        if season == "autumn":
            ground = mix(ground, far_leaf, 0.5)
        plate.ink(
            _stand(plate, xs, foot, half, 60 + 24 * level),
            ink,
            light=lighter(ink, 0.35),
            depth=12,
            edge=0.28,
            bottom=(mix(ink, palette.light, 0.35), 260),
            shadow=Shadow(3, 2, 6, 0.22) if level else None,
        )
        plane(plate, shape, ground, lift=0.3, reach=30, shadow=None, low=(mix(ground, palette.near, 0.3), 200))
        if season == "winter":
            plate.ink(_snow_on(xs, foot, half), snow)
        elif level < 2:
            clumps = [
                (draw.uniform(-20, 620), draw.uniform(-30, 60) + level * 10, draw.uniform(34, 62)) for _ in range(15)
            ]
            crown, lit, _ = foliage(draw, clumps, 13 + 4 * level)
            tone = mix(far_leaf, near_leaf, 0.45 * level)
            plate.ink(crown, tone, light=lighter(tone, 0.3), shade=darker(tone, 0.25), depth=26, opacity=0.96)
            plate.ink(lit, lighter(tone, 0.35), edge=0.12, opacity=0.8)
    shafts(plate, 240, -200, palette.light, (74, 84, 95, 104), 980, 0.2)
    ground_ink = mix(palette.middle, palette.near, 0.5)
    if season == "autumn":
        data = strewn(
            draw, 240, 650, 890, 17, 4, lambda x, y, size: leaf_data(x, y, size, size * 0.6, draw.uniform(-40, 220))
        )
        other = strewn(
            draw, 160, 650, 890, 17, 4, lambda x, y, size: leaf_data(x, y, size, size * 0.6, draw.uniform(-40, 220))
        )
        plate.ink(path(data), near_leaf, edge=0.15)
        plate.ink(path(other), palette.warm, edge=0.15)
    elif season == "winter":
        steps = strewn(draw, 26, 660, 880, 24, 8, lambda x, y, size: ellipse(x, y, size, size * 0.16))
        plate.ink(steps, mix(snow, palette.far, 0.5), edge=0.4, opacity=0.7)
        flakes = "".join(circle(draw.uniform(0, WIDTH), draw.uniform(0, 860), draw.uniform(1, 3.6)) for _ in range(110))
        plate.lay(palette.light, plate.mask(flakes) * 0.9)
    else:
        plate.ink(tufts(draw, 90, 660, 890, 30, 8), ground_ink, edge=0.15)
        plate.ink(tufts(draw, 40, 680, 890, 26, 8), lighter(palette.middle, 0.25), edge=0.15)
        if season == "spring":
            flowers = strewn(
                draw,
                90,
                660,
                880,
                6,
                2,
                lambda x, y, size: "".join(circle(*off(x, y, size, i * 72), size * 0.7) for i in range(5)),
            )
            plate.ink(flowers, mix(palette.light, palette.hot, 0.25), edge=0.12)
    return Land(740, 630, spots={"left": (88, 735), "right": (505, 735), "light": (290, 400)})


def forest_front(plate: Plate, palette: Palette, season: str = "summer") -> None:
    """Two dark trunks at the sides, a bough above, and what grows at their feet."""
    draw = plate.random
    ink = mix(palette.near, palette.deep, 0.6)
    shape = trunk(-6, 905, -20, 44, 12, 1.5) + trunk(612, 910, -20, 36, -18, 1.5)
    shape += limb([(30, 190), (100, 150), (190, 160), (250, 120)], 22, 5) + limb(
        [(110, 152), (150, 110), (170, 70)], 10, 3
    )
    shape += limb([(590, 300), (530, 262), (480, 266)], 18, 5)
    plate.ink(shape, ink, light=lighter(ink, 0.25), depth=20, shadow=Shadow(4, 4, 9, 0.3))
    bark = "".join(
        stroke(f"M{x},{y}q{draw.uniform(-5, 5):.0f},{-40} 0,-{draw.uniform(60, 120):.0f}", 4)
        for x, y in ((10, 860), (26, 640), (8, 480), (28, 330), (594, 800), (590, 600), (602, 440))
    )
    plate.ink(bark, lighter(ink, 0.18), edge=0.25)
    if season == "winter":
        snow = snow_ink(palette)
        plate.ink(
            limb([(36, 178), (100, 141), (190, 151), (248, 114)], 8, 4)
            + limb([(586, 290), (530, 254), (482, 259)], 7, 4),
            snow,
            edge=0.4,
        )
        bank, _ = rolling(850, 12, 1.6, 2)
        plane(plate, bank, snow, lift=0.4, reach=30)
        return
    _, near_leaf = _leaf_inks(palette, season)
    tone = mix(near_leaf, palette.deep, 0.35)
    clumps = [(draw.uniform(0, 170), draw.uniform(-20, 60), draw.uniform(34, 56)) for _ in range(6)] + [
        (draw.uniform(430, 610), draw.uniform(-20, 70), draw.uniform(34, 60)) for _ in range(6)
    ]
    crown, lit, _ = foliage(draw, [*clumps, (170, 52, 26)], 20)
    plate.ink(crown, tone, light=lighter(tone, 0.25), depth=28, shadow=Shadow(2, 6, 8, 0.3))
    plate.ink(lit, lighter(tone, 0.28), edge=0.15)
    sprigs = "".join(
        leaf_data(*off(x, y, 6, turn), 26, 13, turn)
        for x, y in ((252, 118), (206, 154), (482, 266), (516, 258))
        for turn in (-140, -80, -20, 50)
    )
    plate.ink(path(sprigs), lighter(tone, 0.12), edge=0.2)
    ferns = ""
    for x in (*range(-10, 190, 22), *range(430, 620, 22)):
        tall = draw.uniform(50, 120) * (1.2 if x < 60 or x > 540 else 0.7)
        for lean in (-26, 0, 26):
            ferns += blade(x, 912, tall * draw.uniform(0.7, 1), 9, -90 + lean + draw.uniform(-8, 8), lean)
    plate.ink(ferns, palette.deep, edge=0.2)


def pine_forest(plate: Plate, palette: Palette, snow: bool = False) -> Land:
    air(plate, palette, 620)
    draw = plate.random
    plate.glow(300, 420, 340, palette.light, 0.5)
    white = snow_ink(palette)
    crest: list[Point] = []
    for level, (y, swell, tall) in enumerate(((400, 40, (50, 110)), (510, 36, (80, 170)), (620, 26, (110, 230)))):
        ink = mix(mix(palette.far, palette.light, 0.25), palette.near, level * 0.42)
        shape, crest = rolling(y, swell, 1.8, 1 + level * 2.1, 20 if level % 2 else -20)
        trees = firs(draw, crest, 34 - level * 8, tall)
        plate.ink(trees, ink, light=lighter(ink, 0.3), depth=12, edge=0.28, bottom=(mix(ink, palette.light, 0.35), 200))
        if snow:
            caps = firs(draw, [(x, cy + 10) for x, cy in crest], 26, (tall[0] * 0.5, tall[0] * 0.8))
            plate.ink(caps, mix(white, ink, 0.25), shade=ink, depth=9, opacity=0.9)
        ground = mix(white, ink, 0.22) if snow else mix(ink, palette.light, 0.2)
        plane(plate, shape, ground, lift=0.35, reach=34, low=(mix(ground, palette.light, 0.3), 160), shadow=None)
    floor, crest = rolling(700, 10, 1.7, 4.4)
    ground = white if snow else mix(palette.middle, palette.near, 0.3)
    plane(plate, floor, ground, low=(mix(ground, palette.near, 0.3), 200))
    if not snow:
        plate.ink(tufts(draw, 70, 715, 890, 28, 8), mix(palette.near, palette.deep, 0.2), edge=0.15)
        plate.ink(tufts(draw, 30, 715, 890, 26, 8), lighter(ground, 0.3), edge=0.15)
    return Land(760, 400, crest)


def pine_forest_front(plate: Plate, palette: Palette, snow: bool = False) -> None:
    ink = mix(palette.near, palette.deep, 0.6)
    trees = ""
    for x, foot, tall in ((-10, 930, 560), (80, 950, 330), (600, 930, 500), (520, 950, 260)):
        for low, high, half in ((0, 0.46, 0.26), (0.22, 0.64, 0.21), (0.42, 0.82, 0.16), (0.62, 1, 0.11)):
            trees += path(
                f"M{x - tall * half:.0f},{foot - tall * low:.0f}"
                f"Q{x - tall * 0.05:.0f},{foot - tall * (low + 0.03):.0f} "
                f"{x},{foot - tall * high:.0f}Q{x + tall * 0.05:.0f},{foot - tall * (low + 0.03):.0f} "
                f"{x + tall * half:.0f},{foot - tall * low:.0f}"
                f"Q{x},{foot - tall * (low - 0.03):.0f} {x - tall * half:.0f},{foot - tall * low:.0f}Z"
            )
    plate.ink(
        trees, ink, light=lighter(ink, 0.22) if not snow else snow_ink(palette), depth=20, shadow=Shadow(4, 4, 8, 0.3)
    )


def canopy(plate: Plate, palette: Palette, x: float = 300, y: float = 400) -> Land:
    draw = plate.random
    sky = mix(palette.light, palette.sky[-1][1], 0.35) if not palette.dark else mix(palette.cool, palette.light, 0.5)
    reach = plate.distance(x, y) / 520
    plate.fill(
        plate.ramp(
            reach, [(0, palette.light), (0.35, sky), (0.8, mix(palette.far, sky, 0.3)), (1, palette.middle)], 0.12
        )
    )
    opening = plate.mask(circle(x, y, 170))
    for level, (inner, count, half, share) in enumerate(((230, 15, 12, 0.1), (285, 9, 24, 0.55), (350, 5, 44, 0.95))):
        ink = mix(
            mix(palette.far, palette.middle, 0.4),
            palette.near if level < 2 else palette.deep,
            share * (0.85 if level < 2 else 0.7),
        )
        leaf_ink = mix(ink, palette.middle, 0.5)
        trunks = ""
        start = draw.uniform(0, 60)
        tips: list[tuple[float, float, float]] = []
        for i in range(count):
            turn = start + i * 360 / count + draw.uniform(-8, 8)
            a, b = off(x, y, inner * 0.62, turn), off(x, y, 760, turn + draw.uniform(-3, 3))
            trunks += limb([b, off(x, y, 420, turn + draw.uniform(-2, 2)), a], half * 2.4, 4, 6)
            for _ in range(3):
                reach_in = draw.uniform(inner * 0.9, inner * 1.7)
                start_at = off(x, y, reach_in, turn)
                end = off(*start_at, inner * 0.34, turn + 180 + draw.choice((-58, 58)) + draw.uniform(-14, 14))
                trunks += limb(
                    [start_at, off(*start_at, inner * 0.2, turn + 180 + draw.uniform(-50, 50)), end],
                    half * 0.36 + 2,
                    2,
                    4,
                )
                tips.append((*end, 12 + 6 * level))
            tips.append((*a, 15 + 7 * level))
        ringed = [
            (*off(x, y, inner * 1.34 + draw.uniform(0, 60), t + draw.uniform(-9, 9)), draw.uniform(22, 38) + 9 * level)
            for t in range(0, 360, 21)
        ]
        crown, lit, shaded = foliage(draw, [*tips, *(ringed if level < 2 else ringed[::3])], 13 + 5 * level)
        plate.ink(trunks, ink, light=lighter(ink, 0.3), depth=14, shadow=Shadow(2, 3, 6, 0.2))
        plate.ink(
            crown,
            leaf_ink,
            light=lighter(leaf_ink, 0.3),
            shade=darker(leaf_ink, 0.3),
            depth=22,
            shadow=Shadow(2, 4, 6, 0.22),
        )
        plate.ink(shaded, darker(leaf_ink, 0.25), edge=0.12)
        plate.ink(lit, lighter(leaf_ink, 0.3), edge=0.12)
    return Land(y, y, spots={"sky": (x, y)}, mask=opening)


def avenue(plate: Plate, palette: Palette) -> Land:
    horizon = 440.0
    air(plate, palette, horizon + 40)
    plate.glow(300, horizon, 300, palette.light, 0.8)
    draw = plate.random
    far_leaf, near_leaf = _leaf_inks(palette, "autumn")
    meadow, _ = rolling(horizon + 4, 5, 2, 1)
    lawn = mix(palette.middle, palette.warm, 0.4)
    plane(plate, meadow, lawn, low=(mix(lawn, palette.near, 0.4), 360), shadow=None)
    road = path(f"M290,{horizon + 6}L310,{horizon + 6}C350,560 460,740 560,920H40C140,740 250,560 290,{horizon + 6}Z")
    soil = mix(palette.light, palette.warm, 0.35)
    plate.ink(road, soil, shade=mix(soil, palette.near, 0.5), depth=40, bottom=(mix(soil, palette.middle, 0.5), 280))
    for step in range(6):
        t = (step / 5) ** 1.6
        foot, gap, tall = horizon + 14 + 370 * t, 40 + 262 * t, 96 + 470 * t
        tone = mix(far_leaf, near_leaf, 0.3 + 0.7 * (step % 2) * t + 0.2 * t)
        wood = mix(palette.middle, palette.deep, 0.25 + 0.5 * t)
        trees = grove(draw, [(300 - gap - 10 * t, foot, tall), (300 + gap + 10 * t, foot + 4, tall * 0.97)])
        print_grove(plate, trees, wood, tone, 16 + 22 * t, Shadow(2, 5, 6, 0.22))
    for ink, count in ((near_leaf, 150), (palette.warm, 110), (far_leaf, 60)):
        data = strewn(
            draw,
            count,
            horizon + 30,
            890,
            18,
            2.5,
            lambda x, y, size: leaf_data(x, y, size, size * 0.62, draw.uniform(-30, 210)),
        )
        plate.ink(path(data), ink, edge=0.15)
    flying = path(
        "".join(
            leaf_data(draw.uniform(150, 450), draw.uniform(330, 680), draw.uniform(9, 15), 7, draw.uniform(0, 360))
            for _ in range(16)
        )
    )
    plate.ink(flying, palette.hot, edge=0.15)
    return Land(780, horizon, spots={"end": (300, horizon + 6)})


def orchard(plate: Plate, palette: Palette) -> Land:
    horizon = 420.0
    air(plate, palette, horizon + 40)
    plate.glow(200, horizon - 60, 320, palette.light, 0.5)
    draw = plate.random
    far, crest = rolling(400, 22, 1.8, 2)
    plane(plate, far, mix(palette.far, palette.light, 0.2))
    grass, _ = rolling(470, 8, 1.6, 4)
    lawn = mix(palette.middle, palette.far, 0.45)
    plane(plate, grass, lawn, low=(mix(palette.middle, palette.near, 0.6), 380))
    fruit = palette.hot
    for row, (foot, tall, xs) in enumerate(
        ((490, 110, (60, 170, 280, 390, 500)), (560, 190, (10, 200, 400, 590)), (700, 300, (46, 566)))
    ):
        leaf_ink = mix(mix(palette.far, palette.middle, 0.6), palette.near, 0.3 * row)
        shade = "".join(ellipse(x + tall * 0.1, foot + 4, tall * 0.36, tall * 0.06) for x in xs)
        plate.ink(shade, darker(lawn, 0.35), edge=0.4, opacity=0.6)
        trees = grove(draw, [(x + draw.uniform(-8, 8), foot, tall) for x in xs])
        print_grove(
            plate, trees, mix(palette.near, palette.deep, 0.3 * row), leaf_ink, 14 + 12 * row, Shadow(2, 5, 6, 0.25)
        )
        size = tall * 0.034
        balls = "".join(
            circle(x + draw.uniform(-0.34, 0.34) * tall, foot - tall * draw.uniform(0.5, 0.86), size)
            for x in xs
            for _ in range(9)
        )
        balls += "".join(
            circle(x + draw.uniform(-0.4, 0.4) * tall, foot + draw.uniform(0, 0.08) * tall, size)
            for x in xs
            for _ in range(4)
        )
        plate.ink(balls, fruit, light=lighter(fruit, 0.5), depth=8, edge=0.15, shadow=Shadow(1, 2, 2, 0.3))
    plate.ink(tufts(draw, 70, 520, 890, 26, 5), mix(palette.near, lawn, 0.3), edge=0.15)
    plate.ink(tufts(draw, 40, 560, 890, 24, 5), lighter(lawn, 0.3), edge=0.15)
    return Land(790, horizon, crest)


def birches(plate: Plate, palette: Palette) -> Land:
    draw = plate.random
    back = mix(palette.far, palette.middle, 0.4) if not palette.dark else palette.middle
    plate.sky([(0, mix(back, palette.near, 0.45)), (0.5, back), (0.78, mix(back, palette.warm, 0.5))], 0.12)
    plate.glow(300, 520, 320, palette.light if not palette.dark else palette.warm, 0.45)
    for level, (count, half, foot) in enumerate(((13, 8, 660), (8, 15, 710), (3, 27, 790))):
        white = mix(palette.light, back, 0.55 - 0.27 * level)
        shape, marks = "", ""
        for i in range(count):
            x = (i + 0.5) * 640 / count - 20 + draw.uniform(-16, 16)
            if level == 2:
                x = (40, 178, 566)[i]
            lean = draw.uniform(-20, 20)
            shape += trunk(x, foot + draw.uniform(-8, 8), -20, half, lean, 1.4)
            for _ in range(10):
                t = draw.random()
                y, side = foot * (1 - t), draw.choice((-1, 1))
                cx, wide = x + lean * 0.7 * t, half * draw.uniform(0.5, 1.2)
                edge = cx + side * half * (0.86 - 0.3 * t)
                marks += path(
                    f"M{edge:.1f},{y:.1f}q{-side * wide:.1f},{-half * 0.14:.1f} "
                    f"{-side * wide * 1.2:.1f},{half * 0.22:.1f}q{side * wide * 0.6:.1f},{half * 0.1:.1f} "
                    f"{side * wide * 1.2:.1f},{half * 0.16:.1f}Z"
                )
        plate.ink(
            shape,
            white,
            shade=mix(white, palette.near, 0.45),
            depth=16,
            bottom=(mix(white, back, 0.5), 180),
            shadow=Shadow(3, 2, 6, 0.26),
        )
        plate.ink(marks, mix(palette.deep, back, 0.4 - 0.18 * level), edge=0.2)
        shape, _ = rolling((640, 690, 760)[level], 7, 1.8, 1 + level * 2)
        ground = mix(mix(back, palette.warm, 0.35), palette.near, 0.25 * level)
        plane(plate, shape, ground, lift=0.3, reach=30, shadow=None)
        tone = mix(palette.warm, back, 0.35 - 0.15 * level)
        if level < 2:
            leaves = path(
                "".join(
                    leaf_data(
                        draw.uniform(0, 600),
                        abs(draw.gauss(0, 130)),
                        11 + 5 * level,
                        7 + 2 * level,
                        draw.uniform(40, 140),
                    )
                    for _ in range(170)
                )
            )
            plate.ink(leaves, tone, edge=0.15)
    plate.ink(tufts(draw, 60, 700, 890, 30, 10), palette.near, edge=0.15)
    return Land(780, 640)


def birches_front(plate: Plate, palette: Palette) -> None:
    draw = plate.random
    ferns = "".join(
        blade(x, 912, draw.uniform(40, 110), 9, -90 + draw.uniform(-30, 30), draw.uniform(-40, 40))
        for x in (*range(-10, 200, 9), *range(420, 620, 9))
    )
    plate.ink(ferns, palette.deep, edge=0.2)
    fall = path(
        "".join(
            leaf_data(draw.uniform(0, 600), draw.uniform(200, 860), draw.uniform(12, 18), 9, draw.uniform(0, 360))
            for _ in range(16)
        )
    )
    plate.ink(fall, palette.warm, edge=0.15, shadow=Shadow(1, 3, 3, 0.3))


def _great_leaf(x: float, y: float, size: float, turn: float, kind: int) -> tuple[str, str]:
    """A great leaf of the jungle and its veins: a banana leaf, a fan, or a split heart."""
    if kind == 0:
        tip = off(x, y, size * 0.9, turn)
        veins = f"M{x:.0f},{y:.0f}L{tip[0]:.0f},{tip[1]:.0f}"
        for t in (0.25, 0.4, 0.55, 0.7):
            for side in (-1, 1):
                a = off(x, y, size * t, turn)
                b = off(*a, size * 0.17 * math.sin(math.pi * t), turn + side * 46)
                veins += f"M{a[0]:.0f},{a[1]:.0f}L{b[0]:.0f},{b[1]:.0f}"
        return leaf(x, y, size, size * 0.38, turn), stroke(veins, max(2.4, size * 0.012))
    if kind == 1:
        shape = "".join(leaf(x, y, size * (0.95 - abs(a) * 0.002), size * 0.1, turn + a) for a in range(-70, 71, 14))
        return shape, ""
    shape = "".join(
        petal(*off(x, y, size * t, turn), size * 0.42 * (1.1 - t), size * 0.15, turn + side * 62)
        for t in (0.16, 0.32, 0.48, 0.64)
        for side in (-1, 1)
    )
    shape += leaf(x, y, size, size * 0.26, turn)
    tip = off(x, y, size * 0.85, turn)
    return shape, stroke(f"M{x:.0f},{y:.0f}L{tip[0]:.0f},{tip[1]:.0f}", max(2.4, size * 0.014))


def _leaves(plate: Plate, palette: Palette, places: list[tuple[float, float, float, float]], near: float) -> None:
    for i, (x, y, size, turn) in enumerate(places):
        ink = mix(mix(palette.middle, palette.cool, 0.2 if i % 2 else 0), palette.deep, near + 0.08 * (i % 3))
        shape, veins = _great_leaf(x, y, size, turn, i % 3)
        plate.ink(shape, ink, light=lighter(ink, 0.35), shade=darker(ink, 0.4), depth=24, shadow=Shadow(3, 6, 7, 0.3))
        if veins:
            plate.ink(veins, lighter(ink, 0.25), edge=0.2)


def jungle(plate: Plate, palette: Palette) -> Land:
    plate.sky(
        [
            (0, mix(palette.far, palette.middle, 0.4)),
            (0.4, mix(palette.light, palette.far, 0.25)),
            (0.9, mix(palette.far, palette.middle, 0.3)),
        ],
        0.11,
    )
    plate.glow(310, 400, 360, palette.light, 0.75)
    draw = plate.random
    pale = mix(palette.far, palette.light, 0.3)
    stand = "".join(
        trunk(x, 680, -20, h, draw.uniform(-20, 20))
        for x, h in ((70, 9), (150, 7), (255, 6), (400, 7), (470, 10), (550, 7))
    )
    plate.ink(stand, pale, bottom=(mix(pale, palette.light, 0.5), 260))
    crown, _, _ = foliage(
        draw, [(draw.uniform(0, 600), draw.uniform(-10, 90), draw.uniform(40, 70)) for _ in range(14)], 22
    )
    plate.ink(crown, mix(palette.far, palette.middle, 0.5), light=palette.far, depth=26)
    vines = "".join(
        stroke(f"M{x},-10C{x + s},160 {x - s},260 {x + s * 0.6:.0f},{e}", 4)
        for x, s, e in ((180, 26, 430), (430, -30, 380), (520, 24, 500), (92, -20, 520))
    )
    plate.ink(vines, palette.near, edge=0.25)
    floor, crest = rolling(690, 10, 1.7, 2)
    ground = mix(palette.middle, palette.near, 0.35)
    plane(plate, floor, ground, low=(palette.near, 200))
    _leaves(
        plate,
        palette,
        [
            (-10, 640, 190, -40),
            (20, 720, 170, -66),
            (610, 650, 200, -140),
            (590, 730, 160, -112),
            (-20, 180, 190, 20),
            (620, 160, 200, 160),
        ],
        0.05,
    )
    plate.ink(pebbles(draw, 24, 720, 890, 12, 4), mix(palette.near, palette.far, 0.4), light=palette.far, depth=8)
    return Land(760, 680, crest)


def jungle_front(plate: Plate, palette: Palette) -> None:
    _leaves(
        plate,
        palette,
        [
            (-30, 930, 330, -58),
            (90, 940, 220, -80),
            (630, 940, 340, -124),
            (500, 945, 220, -98),
            (-30, 60, 260, 34),
            (630, 30, 280, 146),
            (-30, 420, 200, -4),
            (630, 470, 190, 184),
        ],
        0.5,
    )


def _season(season: str) -> Print:
    return lambda plate, palette: forest(plate, palette, season)


def _season_front(season: str) -> Print:
    return lambda plate, palette: forest_front(plate, palette, season)


LANDS: dict[str, Print] = {
    **{f"forest {season}": _season(season) for season in SEASONS},
    "pine forest": pine_forest,
    "pine forest snow": lambda plate, palette: pine_forest(plate, palette, snow=True),
    "canopy": canopy,
    "avenue": avenue,
    "orchard": orchard,
    "birches": birches,
    "jungle": jungle,
}
FRONTS: dict[str, Print] = {
    **{f"forest {season}": _season_front(season) for season in SEASONS},
    "pine forest": pine_forest_front,
    "pine forest snow": lambda plate, palette: pine_forest_front(plate, palette, snow=True),
    "birches": birches_front,
    "jungle": jungle_front,
}
