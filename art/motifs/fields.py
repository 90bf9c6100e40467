"""Tended land. Each prints the whole sheet and returns a `Land`; see art/motifs/lands.py for the list.

meadow(plate, palette, horizon=600)   grass and sky, the calmest land; ground = horizon + 150
wheat_field / wheat_field_front       ground 720; the front leaves a dip in the middle for the hero
poppy_meadow / poppy_meadow_front     ground 760
vegetable_garden                      beds at both sides of a path, a white fence; ground 800, spot "gate"
vineyard                              rows down a hill; ground 800
hedge_garden                          clipped hedges, an arch; ground 820, spot "gate"
topiary_garden                        a gravel path between clipped trees; ground 820, spot "end"
fields_above                          ploughed fields seen from the air, no horizon; spot "lane"
town_far                              a meadow with a small town on the far hill; ground 740, spot "steeple"
"""

from __future__ import annotations

import math

import numpy as np

from art.colour import Field, mix
from art.motifs.growth import blade, blob, foliage, leaf_data, limb, off, smooth
from art.motifs.terrain import (
    WIDTH,
    Land,
    Print,
    air,
    firs,
    grove,
    leaf_ink,
    pebbles,
    plane,
    print_grove,
    rolling,
    sand_ink,
    tufts,
)
from art.palettes import Palette
from art.press import Plate, Shadow, darker, lighter
from art.shapes import Point, circle, crest_at, ellipse, gable, path, polygon, rectangle, stroke


def meadow(plate: Plate, palette: Palette, horizon: float = 600) -> Land:
    air(plate, palette, horizon + 60)
    plate.glow(200, horizon - 120, 340, palette.light, 0.45)
    draw = plate.random
    far, far_crest = rolling(horizon - 20, 16, 2.1, 0.8)
    plane(plate, far, mix(palette.far, palette.light, 0.2))
    plate.ink(firs(draw, far_crest, 9, (14, 30)), mix(palette.far, palette.middle, 0.5), edge=0.2)
    hill, crest = rolling(horizon + 50, 14, 1.5, 3)
    ground = mix(palette.middle, palette.far, 0.35)
    plane(plate, hill, ground, low=(mix(palette.middle, palette.near, 0.5), 280))
    plate.ink(tufts(draw, 90, horizon + 80, 890, 26, 6), mix(palette.near, ground, 0.35), edge=0.15)
    plate.ink(tufts(draw, 50, horizon + 90, 890, 24, 6), lighter(ground, 0.3), edge=0.15)
    return Land(horizon + 150, horizon, crest)


def _stalk(x: float, y: float, tall: float, lean: float) -> tuple[str, str]:
    """One stem of wheat and its ear."""
    top = (x + lean * tall, y - tall)
    stem = stroke(f"M{x:.1f},{y:.1f}Q{x:.1f},{y - tall * 0.6:.1f} {top[0]:.1f},{top[1]:.1f}", max(1.8, tall * 0.022))
    ear = ""
    turn = -90 + lean * 60
    size = tall * 0.09
    for i in range(5):
        at = off(*top, size * 0.62 * i, turn)
        ear += leaf_data(*at, size * 1.3, size * 0.6, turn - 28) + leaf_data(*at, size * 1.3, size * 0.6, turn + 28)
    return stem, ear + leaf_data(*off(*top, size * 3.1, turn), size * 1.4, size * 0.6, turn)


def _gold(palette: Palette) -> Field:
    return mix(palette.warm, palette.far, 0.2) if palette.dark else mix(palette.warm, palette.light, 0.1)


def wheat_field(plate: Plate, palette: Palette) -> Land:
    horizon = 420.0
    air(plate, palette, horizon + 30)
    plate.glow(420, horizon - 70, 340, palette.light, 0.6)
    draw = plate.random
    gold = _gold(palette)
    far, crest = rolling(400, 14, 1.9, 2)
    plane(plate, far, mix(palette.far, palette.light, 0.15))
    trees = grove(draw, [(80, 412, 62), (112, 414, 46), (520, 404, 54)])
    print_grove(plate, trees, palette.near, mix(palette.far, palette.middle, 0.7), 9)
    for row in range(7):
        t = row / 6
        y = horizon + 6 + 430 * t**1.5
        shape, _ = rolling(y, 3 + 7 * t, 1.6, 1 + row)
        tone = mix(lighter(gold, 0.3 * (1 - t)), mix(gold, palette.near, 0.5), t * 0.62)
        plane(plate, shape, tone, lift=0.35, reach=20 + 30 * t, shadow=None)
        stems, ears = "", ""
        tall = 12 + 66 * t
        for x in range(-10, WIDTH + 20, max(4, int(3 + 8 * t))):
            stem, ear = _stalk(
                x + draw.uniform(-4, 4),
                y + tall * 0.7 + draw.uniform(-3, 3),
                tall * draw.uniform(0.8, 1.15),
                draw.uniform(0.04, 0.26),
            )
            stems, ears = stems + stem, ears + ear
        plate.ink(stems, mix(tone, palette.near, 0.28), edge=0.15)
        plate.ink(path(ears), lighter(tone, 0.4), edge=0.15)
    return Land(720, horizon, crest)


def wheat_field_front(plate: Plate, palette: Palette) -> None:
    draw = plate.random
    gold = _gold(palette)
    for base, tall, tone, step in (
        (930, 230, mix(gold, palette.near, 0.3), 13),
        (960, 200, mix(gold, palette.near, 0.55), 17),
    ):
        stems, ears = "", ""
        for x in range(-20, WIDTH + 30, step):
            dip = 1 - 0.34 * math.exp(-(((x - 300) / 150) ** 2))
            stem, ear = _stalk(
                x + draw.uniform(-6, 6), base, tall * dip * draw.uniform(0.85, 1.12), draw.uniform(0.02, 0.22)
            )
            stems, ears = stems + stem, ears + ear
        plate.ink(stems, darker(tone, 0.25), edge=0.2)
        plate.ink(path(ears), tone, light=lighter(tone, 0.4), depth=7, edge=0.2, shadow=Shadow(1, 3, 4, 0.25))


def _poppy_dot(x: float, y: float, size: float) -> str:
    """A poppy far away: a shallow cup with a wavy rim."""
    lobes = ((-0.75, 0.0, 0.7), (0.75, 0.0, 0.7), (0, -0.4, 0.75), (0, 0.3, 0.8))
    return "".join(circle(x + dx * size, y + dy * size, radius * size) for dx, dy, radius in lobes)


def poppy_meadow(plate: Plate, palette: Palette) -> Land:
    land = meadow(plate, palette, 480)
    draw = plate.random
    ground = mix(palette.middle, palette.near, 0.4)
    for top, bottom, near, far, count in ((560, 680, 7, 3, 120), (680, 800, 12, 7, 60)):
        spots = sorted((draw.uniform(-10, 610), draw.uniform(top, bottom)) for _ in range(count))
        stems, heads, hearts = "", "", ""
        for x, y in sorted(spots, key=lambda spot: spot[1]):
            size = far + (near - far) * (y - top) / (bottom - top)
            stems += stroke(f"M{x:.1f},{y:.1f}q{size * 0.3:.1f},{size * 2:.1f} 0,{size * 4:.1f}", max(1.6, size * 0.2))
            heads += _poppy_dot(x, y, size)
            hearts += ellipse(x, y + size * 0.1, size * 0.42, size * 0.3)
        plate.ink(stems, ground, edge=0.15)
        plate.ink(heads, palette.hot, light=lighter(palette.hot, 0.35), depth=8, edge=0.2)
        plate.ink(hearts, palette.deep, edge=0.15)
    plate.ink(tufts(draw, 70, 700, 900, 40, 20), ground, edge=0.15)
    return Land(760, land.horizon, land.crest)


def poppy_meadow_front(plate: Plate, palette: Palette) -> None:
    draw = plate.random
    stem = mix(palette.near, palette.deep, 0.3)
    stems = "".join(
        blade(x, 912, draw.uniform(30, 110), 7, -90 + draw.uniform(-14, 14), draw.uniform(-30, 30))
        for x in range(-10, 612, 10)
    )
    heads, hearts = "", ""
    for x, y, size in (
        (46, 800, 30),
        (120, 846, 24),
        (180, 872, 18),
        (420, 868, 19),
        (480, 836, 26),
        (560, 790, 32),
        (528, 868, 20),
        (16, 872, 22),
    ):
        stems += stroke(f"M{x},{y}q{size * 0.3:.0f},50 -4,120", 4)
        heads += blob(
            [
                off(
                    x, y, size * (1.1 if i % 2 else 0.95) * (1 if math.sin(math.radians(i * 36)) < 0.2 else 0.8), i * 36
                )
                for i in range(10)
            ]
        )
        hearts += ellipse(x, y, size * 0.26, size * 0.22) + "".join(
            circle(*off(x, y, size * 0.42, i * 45), size * 0.05) for i in range(8)
        )
    plate.ink(stems, stem, edge=0.2)
    plate.ink(
        heads,
        palette.hot,
        shade=darker(palette.hot, 0.4),
        light=lighter(palette.hot, 0.4),
        depth=18,
        shadow=Shadow(2, 5, 5, 0.3),
    )
    plate.ink(hearts, palette.deep, edge=0.2)


def _rows(horizon: float, count: int, x: float = 300, spread: float = 190, sag: float = 0) -> list[tuple[Point, Point]]:
    """Lines running from a vanishing point to the foot of the sheet."""
    return [
        ((x + (i - (count - 1) / 2) * 9, horizon), (x + (i - (count - 1) / 2) * spread + sag, 920.0))
        for i in range(count)
    ]


def vegetable_garden(plate: Plate, palette: Palette) -> Land:
    horizon = 430.0
    air(plate, palette, horizon + 30)
    plate.glow(150, 260, 320, palette.light, 0.5)
    draw = plate.random
    far, _ = rolling(400, 16, 1.8, 3)
    plane(plate, far, mix(palette.far, palette.light, 0.15))
    hedge, lit, _ = foliage(draw, [(x, 432 + draw.uniform(-6, 6), draw.uniform(24, 36)) for x in range(0, 620, 40)], 10)
    tone = mix(palette.far, palette.middle, 0.7)
    plate.ink(hedge, tone, light=lighter(tone, 0.3), depth=16)
    plate.ink(lit, lighter(tone, 0.35), edge=0.12)
    fence = (
        "".join(path(f"M{x},470V424L{x + 7},414L{x + 14},424V470Z") for x in range(-4, 610, 24))
        + rectangle(-5, 432, 610, 5)
        + rectangle(-5, 454, 610, 5)
    )
    plate.ink(
        fence,
        mix(palette.light, palette.far, 0.15),
        shade=mix(palette.light, palette.near, 0.4),
        depth=8,
        shadow=Shadow(2, 4, 4, 0.3),
    )
    soil = mix(palette.near, palette.warm, 0.25) if palette.dark else mix(palette.near, palette.far, 0.35)
    plate.ink(rectangle(-5, 466, 610, 450), soil, top=(lighter(soil, 0.3), 80), bottom=(darker(soil, 0.35), 260))
    path_ink = mix(sand_ink(palette), soil, 0.25)
    plate.ink(
        polygon([(286, 466), (314, 466), (420, 910), (180, 910)]), path_ink, shade=mix(path_ink, soil, 0.5), depth=30
    )
    plate.ink(
        pebbles(draw, 30, 480, 890, 8, 2),
        mix(path_ink, palette.light, 0.4),
        edge=0.2,
        clip=plate.mask(polygon([(290, 470), (310, 470), (404, 900), (196, 900)])),
    )
    greens = (
        leaf_ink(palette),
        mix(leaf_ink(palette), palette.light, 0.3),
        mix(palette.middle, palette.warm, 0.3),
    )
    for step in range(6):
        t = (step / 5) ** 1.5
        y = 496 + 370 * t
        size = 9 + 36 * t
        for side in (-1, 1):
            mound = (
                f"M{300 + side * (34 + 112 * t):.0f},{y + size * 0.4:.0f}"
                f"Q{300 + side * (200 + 220 * t):.0f},{y - size * 0.5:.0f} "
                f"{300 + side * 420:.0f},{y + size * 0.5:.0f}L{300 + side * 420:.0f},{y + size:.0f}"
                f"L{300 + side * (36 + 116 * t):.0f},{y + size:.0f}Z"
            )
            plate.ink(path(mound), lighter(soil, 0.14), edge=0.3, opacity=0.8)
        kind = step % 3
        shape, lines = "", ""
        for side in (-1, 1):
            for i in range(7):
                x = 300 + side * (52 + 132 * t + i * (26 + 66 * t))
                if kind == 0:
                    shape += blob(
                        [
                            off(x, y, size * (0.94 if j % 2 else 0.8) * (1 if j < 7 else 0.7), 150 + j * 30)
                            for j in range(12)
                        ]
                    )
                    lines += stroke(
                        f"M{x:.0f},{y + size * 0.4:.0f}V{y - size * 0.4:.0f}"
                        f"M{x:.0f},{y + size * 0.2:.0f}l{-size * 0.4:.0f},{-size * 0.4:.0f}"
                        f"M{x:.0f},{y + size * 0.2:.0f}l{size * 0.4:.0f},{-size * 0.4:.0f}",
                        max(1.6, size * 0.07),
                    )
                else:
                    for lean in (-40, -20, 0, 20, 40):
                        shape += blade(
                            x,
                            y + size * 0.6,
                            size * (1.5 if kind == 1 else 1.1),
                            size * (0.18 if kind == 1 else 0.34),
                            -90 + lean,
                            lean * 0.5,
                        )
        ink = greens[kind]
        plate.ink(
            shape,
            ink,
            light=lighter(ink, 0.4),
            shade=darker(ink, 0.35),
            depth=size * 0.4,
            edge=0.25,
            shadow=Shadow(1, 4, 4, 0.3),
        )
        if lines:
            plate.ink(lines, lighter(ink, 0.45), edge=0.15)
    return Land(800, horizon, spots={"gate": (300, 466)})


def vineyard(plate: Plate, palette: Palette) -> Land:
    horizon = 400.0
    air(plate, palette, horizon + 40)
    plate.glow(440, 300, 320, palette.light, 0.5)
    draw = plate.random
    far, crest = rolling(370, 24, 1.8, 1)
    plane(plate, far, mix(palette.far, palette.light, 0.15))
    plate.ink(
        "".join(ellipse(x, crest_at(crest, x) - 14, 5, 22) for x in (70, 92, 116, 470, 494)),
        palette.middle,
        light=palette.far,
        depth=8,
    )
    house = gable(150, crest_at(crest, 160) + 4, 40, 24, 16)
    plate.ink(house, mix(palette.light, palette.warm, 0.2), shade=palette.far, depth=8)
    soil = mix(sand_ink(palette), palette.middle, 0.35)
    hill, hill_crest = rolling(430, 10, 1.4, 4)
    plane(plate, hill, soil, low=(mix(soil, palette.near, 0.4), 400))
    green = leaf_ink(palette)
    for (x0, y0), (x1, y1) in sorted(_rows(432, 9, 330, 170, -30), key=lambda row: -abs(row[1][0] - 300)):
        lobes, posts, fruit = [], "", ""
        for i in range(24):
            t = (i / 23) ** 1.9
            x, y, size = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, 5 + 42 * t
            lobes.append((x, y - size * 0.9, size * 0.66))
            posts += rectangle(x - size * 0.06, y - size * 1.1, max(2, size * 0.12), size * 1.3)
            for _ in range(1):
                gx = x + draw.uniform(-0.5, 0.5) * size
                gy = y - size * draw.uniform(0.3, 0.9)
                fruit += "".join(
                    circle(gx + dx * size * 0.1, gy + dy * size * 0.1, size * 0.085)
                    for dx, dy in ((-1, 0), (0, 0), (1, 0), (-0.5, 0.9), (0.5, 0.9), (0, 1.8))
                )
        crown, lit, _ = foliage(draw, lobes, 9)
        plate.ink(posts, palette.deep, edge=0.2)
        plate.ink(
            crown, green, light=lighter(green, 0.35), shade=darker(green, 0.35), depth=14, shadow=Shadow(3, 6, 5, 0.3)
        )
        plate.ink(lit, lighter(green, 0.3), edge=0.12)
        plate.ink(fruit, mix(palette.hot, palette.deep, 0.45), edge=0.12)
    return Land(800, horizon, hill_crest)


def _block(
    plate: Plate, palette: Palette, x: float, y: float, width: float, height: float, top: float, ink: Field
) -> None:
    """A clipped hedge: its front, its lighter top."""
    draw = plate.random
    front = rectangle(x, y - height, width, height, 5)
    rim = path(
        "".join(
            leaf_data(x + draw.random() * width, y - height + 2, 9, 5, draw.uniform(-140, -40))
            for _ in range(int(width / 6))
        )
    )
    plate.ink(
        polygon(
            [
                (x + 3, y - height + 2),
                (x + top, y - height - top * 0.55),
                (x + width - top * 0.2, y - height - top * 0.55),
                (x + width - 3, y - height + 2),
            ]
        )
        + rim,
        lighter(ink, 0.28),
        edge=0.35,
    )
    plate.ink(
        front, ink, light=lighter(ink, 0.25), shade=darker(ink, 0.4), depth=24, shadow=Shadow(2, 6, 6, 0.28), edge=0.45
    )
    leaves = path(
        "".join(
            leaf_data(x + draw.random() * width, y - draw.random() * height, 8, 4, draw.uniform(-150, -30))
            for _ in range(int(width * height / 500))
        )
    )
    plate.ink(leaves, lighter(ink, 0.25), edge=0.12)


def hedge_garden(plate: Plate, palette: Palette) -> Land:
    horizon = 400.0
    air(plate, palette, horizon + 30)
    plate.glow(300, 330, 320, palette.light, 0.6)
    draw = plate.random
    trees = grove(draw, [(x, 424, draw.uniform(80, 130)) for x in (20, 90, 170, 430, 510, 585)])
    print_grove(plate, trees, palette.middle, mix(palette.far, palette.middle, 0.4), 14)
    gravel = mix(sand_ink(palette), palette.light, 0.3)
    plate.ink(rectangle(-5, 420, 610, 490), gravel, bottom=(mix(gravel, palette.middle, 0.45), 400))
    plate.ink(pebbles(draw, 150, 440, 890, 4, 1.2), mix(gravel, palette.middle, 0.5), edge=0.2)
    green = leaf_ink(palette)
    _block(plate, palette, -10, 452, 280, 62, 14, mix(green, palette.far, 0.5))
    _block(plate, palette, 330, 452, 280, 62, 14, mix(green, palette.far, 0.5))
    arch = path("M256,452V372C256,320 344,320 344,372V452H322V376C322,348 278,348 278,376V452Z")
    plate.ink(
        arch, mix(green, palette.far, 0.4), light=lighter(green, 0.3), depth=10, shadow=Shadow(2, 4, 4, 0.3), edge=0.45
    )
    for step, (y, height, inner) in enumerate(((530, 70, 84), (640, 92, 140), (780, 118, 206))):
        ink = mix(green, palette.deep if palette.dark else palette.near, 0.12 + 0.2 * step)
        _block(plate, palette, -40, y, 340 - inner, height, 20 + 6 * step, ink)
        _block(plate, palette, 300 + inner, y, 340 - inner, height, 20 + 6 * step, ink)
        for side in (-1, 1):
            x = 300 + side * (inner + 26)
            ball, lit, _ = foliage(draw, [(x, y - height - 16 - 4 * step, 22 + 6 * step)], 8)
            plate.ink(
                ball, ink, light=lighter(ink, 0.35), shade=darker(ink, 0.4), depth=20, shadow=Shadow(2, 5, 5, 0.3)
            )
            plate.ink(lit, lighter(ink, 0.3), edge=0.12)
    return Land(820, horizon, spots={"gate": (300, 452)})


def topiary_garden(plate: Plate, palette: Palette) -> Land:
    horizon = 430.0
    air(plate, palette, horizon + 30)
    plate.glow(420, 240, 320, palette.light, 0.5)
    draw = plate.random
    far, _ = rolling(420, 8, 1.5, 2)
    plane(plate, far, mix(palette.far, palette.light, 0.1))
    lawn = mix(palette.middle, palette.far, 0.5)
    plate.ink(
        rectangle(-5, 448, 610, 470), lawn, top=(lighter(lawn, 0.3), 80), bottom=(mix(lawn, palette.near, 0.5), 320)
    )
    mown = "".join(
        polygon([(300 + k * 30, 448), (300 + k * 30 + 30, 448), (300 + (k + 1) * 190, 912), (300 + k * 190, 912)])
        for k in range(-10, 10, 2)
    )
    plate.lay(lighter(lawn, 0.35), plate.mask(mown) * 0.22)
    gravel = mix(sand_ink(palette), palette.light, 0.3)
    plate.ink(
        polygon([(284, 448), (316, 448), (430, 912), (170, 912)]),
        gravel,
        shade=mix(gravel, palette.middle, 0.5),
        depth=30,
    )
    green = mix(leaf_ink(palette), palette.near, 0.2)
    rows = ((474, 0.34, "cone"), (516, 0.5, "ball"), (590, 0.78, "tiers"), (716, 1.2, "cone"))
    for y, size, kind in rows:
        t = (y - 448) / 464
        for side in (-1, 1):
            x = 300 + side * (34 + 150 * t + 74 * size)
            lobes = {
                "cone": [(0, 44, 44), (0, 84, 36), (0, 122, 27), (0, 154, 18), (0, 178, 10)],
                "ball": [(0, 104, 54), (0, 20, 16)],
                "tiers": [(0, 38, 44), (0, 104, 33), (0, 156, 22), (0, 190, 10)],
            }[kind]
            ink = mix(green, palette.far, 0.4 - 0.32 * size)
            plate.ink(ellipse(x + 16 * size, y + 2, 60 * size, 12 * size), darker(lawn, 0.35), edge=0.4, opacity=0.6)
            plate.ink(rectangle(x - 5 * size, y - 100 * size, 10 * size, 100 * size), palette.deep, edge=0.2)
            crown, lit, shaded = foliage(
                draw, [(x + dx * size, y - up * size, r * size) for dx, up, r in lobes], max(5, 9 * size)
            )
            plate.ink(
                crown,
                ink,
                light=lighter(ink, 0.35),
                shade=darker(ink, 0.4),
                depth=26 * size,
                shadow=Shadow(3, 5, 6, 0.3),
            )
            plate.ink(shaded, darker(ink, 0.3), edge=0.12)
            plate.ink(lit, lighter(ink, 0.3), edge=0.12)
    return Land(820, horizon, spots={"end": (300, 450)})


def fields_above(plate: Plate, palette: Palette) -> Land:
    """Fields, a lane and a stream seen from the air, as a tilted quilt of furrows."""
    draw = plate.random
    base = mix(palette.middle, palette.far, 0.5)
    plate.fill(np.broadcast_to(base, plate.rgb.shape).copy())
    tones = (
        mix(palette.warm, palette.light, 0.3),
        mix(palette.far, palette.light, 0.25),
        palette.far,
        mix(palette.middle, palette.warm, 0.35),
        mix(palette.middle, palette.near, 0.2),
        mix(palette.near, palette.warm, 0.3),
    )
    xs = [[-140 + i * 190 + draw.uniform(-30, 30) + row * 26 for i in range(6)] for row in range(7)]
    ys = [[-80 + row * 180 + draw.uniform(-24, 24) - i * 18 for i in range(6)] for row in range(7)]
    hedges = ""
    for row in range(6):
        for col in range(5):
            corners = [
                (xs[row][col], ys[row][col]),
                (xs[row][col + 1], ys[row][col + 1]),
                (xs[row + 1][col + 1], ys[row + 1][col + 1]),
                (xs[row + 1][col], ys[row + 1][col]),
            ]
            tone = tones[(row * 2 + col * 3 + draw.randrange(2)) % len(tones)]
            mask = plate.ink(polygon(corners), tone, shade=darker(tone, 0.25), depth=30, edge=0.3)
            middle_x, middle_y = sum(x for x, _ in corners) / 4, sum(y for _, y in corners) / 4
            turn = draw.choice((12, 102, 60, -30))
            furrows = ""
            for i in range(-13, 14):
                a = off(*off(middle_x, middle_y, i * 13, turn + 90), 190, turn)
                b = off(*off(middle_x, middle_y, i * 13, turn + 90), -190, turn)
                c = off(*off(middle_x, middle_y, i * 13 + 12, turn + 90), 0, turn)
                furrows += stroke(f"M{a[0]:.0f},{a[1]:.0f}Q{c[0]:.0f},{c[1]:.0f} {b[0]:.0f},{b[1]:.0f}", 4)
            plate.ink(
                furrows,
                darker(tone, 0.16) if (row + col) % 2 else lighter(tone, 0.25),
                clip=mask,
                edge=0.3,
                opacity=0.75,
            )
            hedges += limb([corners[0], corners[1]], 5, 5, 2) + limb([corners[0], corners[3]], 5, 5, 2)
    plate.ink(hedges, mix(palette.near, palette.middle, 0.3), edge=0.6, shadow=Shadow(3, 4, 3, 0.35))
    lobes = [(draw.uniform(0, 600), draw.uniform(0, 900), draw.uniform(9, 17)) for _ in range(26)]
    crowns, lit, _ = foliage(draw, lobes, 7)
    green = mix(palette.near, palette.middle, 0.35)
    plate.ink(crowns, green, light=lighter(green, 0.35), depth=10, shadow=Shadow(5, 7, 4, 0.4))
    plate.ink(lit, lighter(green, 0.35), edge=0.12)
    lane = smooth([(-20, 520), (120, 470), (260, 500), (400, 430), (520, 440), (620, 380)], closed=False)
    plate.ink(stroke(lane, 15), mix(palette.light, palette.warm, 0.2), edge=0.35, shadow=Shadow(1, 2, 3, 0.25))
    return Land(450, 0, spots={"lane": (260.0, 500.0)})


def town_far(plate: Plate, palette: Palette) -> Land:
    land = meadow(plate, palette, 560)
    draw = plate.random
    houses, windows = "", ""
    for i in range(13):
        x = 190 + i * 17 + draw.uniform(-5, 5)
        rise = 40 * math.exp(-(((x - 300) / 70) ** 2))
        y, wide, wall = 560 - rise, draw.uniform(18, 26), draw.uniform(16, 30)
        houses += gable(x, y + 22, wide, wall + 22, wide * 0.6, False)
        windows += rectangle(x + wide * 0.3, y - wall * 0.6, 4, 6) + rectangle(x + wide * 0.62, y - wall * 0.3, 4, 6)
    houses += rectangle(296, 440, 16, 90) + polygon([(292, 442), (304, 400), (316, 442)])
    wall_ink = mix(palette.far, palette.near, 0.45) if not palette.dark else mix(palette.middle, palette.far, 0.4)
    plate.ink(houses, wall_ink, shade=mix(wall_ink, palette.near, 0.5), depth=10, bottom=(palette.far, 50), edge=0.25)
    plate.ink(windows, palette.warm if palette.dark else palette.light, edge=0.15)
    hill, crest = rolling(596, 12, 1.5, 3)
    ground = mix(palette.middle, palette.far, 0.35)
    plane(plate, hill, ground, low=(mix(palette.middle, palette.near, 0.5), 280))
    plate.ink(tufts(draw, 80, 640, 890, 26, 6), mix(palette.near, ground, 0.35), edge=0.15)
    return Land(740, land.horizon, crest, {"steeple": (304.0, 400.0)})


LANDS: dict[str, Print] = {
    "meadow": meadow,
    "wheat field": wheat_field,
    "poppy meadow": poppy_meadow,
    "vegetable garden": vegetable_garden,
    "vineyard": vineyard,
    "hedge garden": hedge_garden,
    "topiary garden": topiary_garden,
    "fields above": fields_above,
    "town far": town_far,
}
FRONTS: dict[str, Print] = {"wheat field": wheat_field_front, "poppy meadow": poppy_meadow_front}
