"""forest(plate, palette) prints the whole sheet: autumn, trunks in three planes, light between them, the ground at
y = 740; forest_front(plate, palette) prints what stands before the hero.
"""

from __future__ import annotations

from art.colour import Field, mix
from art.motifs.curves import branch, off
from art.motifs.growth import blade, foliage, leaf_data
from art.motifs.terrain import (
    plane,
    rolling,
    shafts,
    strewn,
    trunk,
)
from art.palettes import Palette
from art.press import Plate, Shadow, darker, lighter
from art.shapes import path, stroke


def _leaf_inks(palette: Palette) -> tuple[Field, Field]:
    """The ink of the leaves, far and near."""
    return mix(palette.warm, palette.far, 0.25), mix(palette.hot, palette.warm, 0.35)


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
            shape += branch([start, knee, end], width * 0.62, 2.4, 5)
            shape += branch([knee, off(*knee, reach * 0.36, -90 + side * 84)], width * 0.3, 2, 4)
    return shape


def forest(plate: Plate, palette: Palette) -> None:
    draw = plate.random
    plate.sky(
        [
            (0, mix(palette.sky[1][1], palette.far, 0.3)),
            (0.45, mix(palette.light, palette.sky[-1][1], 0.4)),
            (0.8, mix(palette.light, palette.far, 0.3)),
        ]
    )
    plate.glow(290, 400, 420, palette.light, 0.75, stretch=0.9)
    far_leaf, near_leaf = _leaf_inks(palette)
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
    for level, (xs, foot, half, ink) in enumerate(planes):
        shape, _ = rolling(ground_y[level], 7, 2, 1 + level * 2.2)
        ground = mix(ink, palette.light, 0.45 - 0.12 * level)
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
        if level < 2:
            clumps = [
                (draw.uniform(-20, 620), draw.uniform(-30, 60) + level * 10, draw.uniform(34, 62)) for _ in range(15)
            ]
            crown, lit, _ = foliage(draw, clumps, 13 + 4 * level)
            tone = mix(far_leaf, near_leaf, 0.45 * level)
            plate.ink(crown, tone, light=lighter(tone, 0.3), shade=darker(tone, 0.25), depth=26, opacity=0.96)
            plate.ink(lit, lighter(tone, 0.35), edge=0.12, opacity=0.8)
    shafts(plate, 240, -200, palette.light, (74, 84, 95, 104), 980, 0.2)
    data = strewn(
        draw, 240, 650, 890, 17, 4, lambda x, y, size: leaf_data(x, y, size, size * 0.6, draw.uniform(-40, 220))
    )
    other = strewn(
        draw, 160, 650, 890, 17, 4, lambda x, y, size: leaf_data(x, y, size, size * 0.6, draw.uniform(-40, 220))
    )
    plate.ink(path(data), near_leaf, edge=0.15)
    plate.ink(path(other), palette.warm, edge=0.15)


def forest_front(plate: Plate, palette: Palette) -> None:
    """Two dark trunks at the sides, a bough above, and what grows at their feet."""
    draw = plate.random
    ink = mix(palette.near, palette.deep, 0.6)
    shape = trunk(-6, 905, -20, 44, 12, 1.5) + trunk(612, 910, -20, 36, -18, 1.5)
    shape += branch([(30, 190), (100, 150), (190, 160), (250, 120)], 22, 5) + branch(
        [(110, 152), (150, 110), (170, 70)], 10, 3
    )
    shape += branch([(590, 300), (530, 262), (480, 266)], 18, 5)
    plate.ink(shape, ink, light=lighter(ink, 0.25), depth=20, shadow=Shadow(4, 4, 9, 0.3))
    bark = "".join(
        stroke(f"M{x},{y}q{draw.uniform(-5, 5):.0f},{-40} 0,-{draw.uniform(60, 120):.0f}", 4)
        for x, y in ((10, 860), (26, 640), (8, 480), (28, 330), (594, 800), (590, 600), (602, 440))
    )
    plate.ink(bark, lighter(ink, 0.18), edge=0.25)
    _, near_leaf = _leaf_inks(palette)
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
