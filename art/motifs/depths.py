"""Under the ground. Each prints the whole sheet and returns a `Land`.

underground(plate, palette, surface=210)   a cut through the earth: grass above, layers, stones, roots, three hollows
                                           joined by tunnels; spots "left", "right", "deep" (floors of the hollows);
                                           mask: the hollows
burrow(plate, palette)                     one large warm hollow under a tree, shelves of root; ground 760, mask: hollow
cave / cave_front                          mouth of light behind, stalactites above; ground 740, mask: the mouth
crystal_cave / crystal_cave_front          dark walls, clusters of lit crystals; ground 760
mine(plate, palette)                       a gallery with timber frames and rails; ground 800, spot "end"
"""

from __future__ import annotations

from art.colour import Field, mix
from art.motifs.growth import blob, grown, limb, off, smooth
from art.motifs.terrain import (
    HEIGHT,
    WIDTH,
    Land,
    Print,
    air,
    pebbles,
    plane,
    rolling,
    shafts,
    strewn,
    trunk,
    tufts,
)
from art.palettes import Palette
from art.press import Plate, Shadow, darker, lighter
from art.shapes import Point, circle, ellipse, path, polygon, rectangle


def _earth(palette: Palette) -> Field:
    return mix(palette.near, palette.deep, 0.2) if palette.dark else mix(palette.near, palette.warm, 0.18)


def _soil(plate: Plate, palette: Palette, surface: float) -> Field:
    """Layers of soil from the surface down, with stones, bones of rock and small roots; returns the earth's ink."""
    draw = plate.random
    earth = _earth(palette)
    for i in range(4):
        y = surface + (HEIGHT - surface) * (i / 4) ** 0.9
        shape, _ = rolling(y, 6 + 5 * i, 1.8, 1 + 1.7 * i)
        tone = mix(lighter(earth, 0.2 - 0.1 * i) if i < 2 else earth, palette.deep, 0.16 * i)
        plane(plate, shape, tone, lift=0.18, reach=34, shadow=Shadow(0, -2, 5, 0.2))
    stones = strewn(
        draw,
        60,
        surface + 60,
        HEIGHT,
        16,
        6,
        lambda x, y, size: ellipse(x, y, size * draw.uniform(0.6, 1.2), size * 0.6, draw.uniform(0, 180)),
    )
    plate.ink(stones, lighter(earth, 0.3), shade=darker(earth, 0.2), depth=8, edge=0.35, opacity=0.75)
    specks = "".join(
        circle(draw.uniform(0, WIDTH), draw.uniform(surface + 20, HEIGHT), draw.uniform(1, 3)) for _ in range(160)
    )
    plate.lay(lighter(earth, 0.35), plate.mask(specks) * 0.5)
    return earth


def _hollow(plate: Plate, palette: Palette, shape: str, ground: str, earth: Field) -> Field:
    """A hollow lit from inside, its rim darker than the earth around."""
    inside = mix(palette.warm, palette.light, 0.35)
    soil = plate.mask(ground)
    rim = shape.replace("<path ", '<path stroke="#fff" stroke-width="14" ')
    plate.ink(rim, darker(earth, 0.45), edge=0.5, clip=soil)
    return plate.ink(
        shape,
        inside,
        clip=soil,
        shade=mix(inside, earth, 0.8),
        depth=110,
        towards=(0.1, 0.5),
        shade_amount=0.95,
        bottom=(mix(inside, earth, 0.55), 60),
        edge=0.4,
    )


def underground(plate: Plate, palette: Palette, surface: float = 210) -> Land:
    air(plate, palette, surface + 40, stars=False)
    draw = plate.random
    earth = _soil(plate, palette, surface)
    ground, crest = rolling(surface, 6, 1.8, 1)
    grass = mix(palette.middle, palette.far, 0.3)
    turf = path(
        smooth([(x, y) for x, y in crest[::8]], closed=False)
        + "L"
        + "L".join(f"{x:.0f},{y + 26 + 5 * (i % 2):.0f}" for i, (x, y) in enumerate(crest[::-4]))
        + "Z"
    )
    plate.ink(turf, grass, light=lighter(grass, 0.4), depth=12, edge=0.35)
    plate.ink(tufts(draw, 40, surface - 2, surface + 8, 22, 14), mix(grass, palette.near, 0.3), edge=0.15)
    roots, _ = grown(draw, 300, surface + 4, 70, 4, 20, 90, 34)
    for x, turn in ((292, 128), (310, 52)):
        roots += grown(draw, x, surface + 6, 60, 3, 14, turn, 30)[0]
    plate.ink(
        roots, mix(palette.warm, earth, 0.45), light=palette.warm, depth=7, edge=0.25, shadow=Shadow(1, 3, 4, 0.3)
    )
    wood = mix(palette.near, palette.deep, 0.4)
    plate.ink(trunk(300, surface + 6, -20, 22, 10, 2.2), wood, light=lighter(wood, 0.3), depth=14)
    tunnel = limb([(90, surface + 4), (110, surface + 110), (150, surface + 210), (170, surface + 260)], 40, 46) + limb(
        [(210, surface + 320), (300, surface + 350), (400, surface + 300)], 38, 38
    )
    tunnel += limb([(440, surface + 330), (420, surface + 430), (340, surface + 520)], 38, 42)
    rooms = blob(
        [
            (70, surface + 300),
            (110, surface + 240),
            (190, surface + 236),
            (236, surface + 290),
            (230, surface + 346),
            (150, surface + 362),
            (80, surface + 350),
        ]
    )
    rooms += blob(
        [
            (372, surface + 290),
            (410, surface + 226),
            (500, surface + 220),
            (552, surface + 280),
            (540, surface + 336),
            (450, surface + 350),
            (384, surface + 336),
        ]
    )
    rooms += blob(
        [
            (190, surface + 560),
            (240, surface + 490),
            (340, surface + 476),
            (430, surface + 520),
            (440, surface + 596),
            (330, surface + 628),
            (210, surface + 620),
        ]
    )
    mask = _hollow(plate, palette, tunnel + rooms, ground, earth)
    return Land(
        surface,
        surface,
        crest,
        {
            "left": (152.0, surface + 356),
            "right": (456.0, surface + 344),
            "deep": (316.0, surface + 622),
            "entry": (90.0, surface + 2),
        },
        mask,
    )


def burrow(plate: Plate, palette: Palette) -> Land:
    surface = 150.0
    air(plate, palette, surface + 40, stars=False)
    draw = plate.random
    earth = _soil(plate, palette, surface)
    ground, crest = rolling(surface, 6, 1.8, 1)
    plate.ink(tufts(draw, 50, surface - 4, surface + 8, 24, 14), mix(palette.middle, palette.near, 0.3), edge=0.15)
    shape = blob(
        [
            (70, 600),
            (76, 440),
            (140, 330),
            (240, 280),
            (360, 278),
            (470, 330),
            (534, 450),
            (536, 610),
            (500, 730),
            (400, 776),
            (300, 784),
            (190, 776),
            (100, 720),
        ]
    )
    mask = _hollow(
        plate, palette, shape + limb([(470, 360), (540, 280), (556, 200), (560, 140)], 54, 44), ground, earth
    )
    plate.glow(300, 470, 260, palette.light, 0.5, clip=mask)
    roots = ""
    for x, length, turn in ((150, 66, 100), (240, 74, 92), (340, 80, 84), (420, 60, 76)):
        roots += grown(draw, x, 200, length, 3, 15, turn, 26)[0]
    plate.ink(
        roots,
        mix(palette.near, palette.deep, 0.3),
        light=mix(earth, palette.warm, 0.5),
        depth=7,
        shadow=Shadow(3, 6, 5, 0.3),
    )
    floor = path(
        "M84,716C150,740 240,752 310,752C390,752 470,738 516,712C506,752 430,790 300,790C180,790 100,756 84,716Z"
    )
    plate.ink(floor, mix(earth, palette.warm, 0.3), light=palette.warm, depth=14, towards=(0, -1))
    return Land(752, surface, crest, {"door": (560.0, surface), "shelf": (120.0, 560.0)}, mask)


def _teeth(xs: list[tuple[float, float, float]], top: float, down: bool) -> str:
    """Stalactites or stalagmites: (x, half width, length) each."""
    side = 1 if down else -1
    return "".join(
        path(
            f"M{x - half:.0f},{top - side * 30:.0f}C{x - half * 0.7:.0f},{top + side * length * 0.3:.0f} "
            f"{x - half * 0.16:.0f},{top + side * length * 0.6:.0f} {x:.0f},{top + side * length:.0f}"
            f"C{x + half * 0.2:.0f},{top + side * length * 0.6:.0f} "
            f"{x + half * 0.66:.0f},{top + side * length * 0.3:.0f} {x + half:.0f},{top - side * 30:.0f}Z"
        )
        for x, half, length in xs
    )


def cave(plate: Plate, palette: Palette) -> Land:
    rock = mix(palette.near, palette.deep, 0.25)
    plate.sky([(0, darker(rock, 0.2)), (0.5, rock), (1, darker(rock, 0.3))], 0.12)
    outline = [
        (176, 660), (168, 560), (140, 500), (168, 420), (176, 350), (236, 300), (268, 250), (330, 270), (372, 262),
        (414, 330), (452, 372), (440, 450), (462, 520), (436, 590), (440, 660), (300, 690),
    ]  # fmt: skip
    mouth = blob([(float(x), float(y)) for x, y in outline])
    for grow, share in ((70, 0.2), (34, 0.45)):
        plate.ink(
            mouth.replace("<path ", f'<path stroke="#fff" stroke-width="{grow * 2}" '),
            mix(rock, palette.middle, share),
            edge=0.7,
        )
    mask = plate.mask(mouth)
    inner = Plate(plate.width, plate.height, plate.scale, seed=3)
    air(inner, palette, 560, stars=False)
    inner.glow(300, 430, 260, palette.light, 0.8)
    far, _ = rolling(540, 16, 2.4, 1)
    plane(inner, far, palette.far)
    near, _ = rolling(590, 12, 2, 3)
    plane(inner, near, mix(palette.far, palette.middle, 0.6))
    plate.stamp(inner, plate.rough(mask, 0.4, 1.2))
    plate.glow(300, 470, 330, palette.light, 0.3)
    shafts(plate, 330, 120, palette.light, (78, 92, 106), 760, 0.22)
    back = mix(rock, palette.middle, 0.35)
    plate.ink(
        _teeth([(70, 34, 120), (128, 20, 66), (520, 36, 140), (462, 20, 70)], 720, False),
        back,
        light=lighter(back, 0.25),
        depth=16,
        shadow=Shadow(2, 4, 6, 0.35),
    )
    floor, crest = rolling(664, 10, 1.7, 2)
    ground = mix(rock, palette.middle, 0.25)
    plane(plate, floor, ground, lift=0.35, reach=40, low=(darker(rock, 0.3), 220))
    plate.ink(ellipse(300, 712, 170, 26), mix(ground, palette.light, 0.3), edge=0.7, opacity=0.5)
    plate.ink(
        _teeth(
            [
                (60, 40, 170),
                (130, 26, 110),
                (210, 22, 130),
                (300, 18, 80),
                (390, 24, 140),
                (470, 28, 120),
                (545, 42, 190),
            ],
            130,
            True,
        )
        + rectangle(-10, -10, 620, 130),
        back,
        light=lighter(back, 0.25),
        depth=18,
        shadow=Shadow(2, 6, 8, 0.35),
    )
    plate.ink(
        pebbles(plate.random, 24, 700, 890, 14, 5),
        mix(rock, palette.far, 0.3),
        shade=palette.deep,
        depth=9,
        shadow=Shadow(1, 4, 3, 0.35),
    )
    return Land(760, 560, crest, {"mouth": (300.0, 640.0)}, mask)


def cave_front(plate: Plate, palette: Palette) -> None:
    ink = mix(palette.deep, palette.near, 0.2)
    frame = path(
        "M-20,-20H620V920H596C560,800 610,700 584,600C560,480 600,380 572,260C550,150 480,90 400,70"
        "C300,40 180,60 100,110C20,180 40,300 20,420C0,540 44,640 16,760C6,830 40,880 30,920H-20Z"
    )
    plate.ink(
        frame + _teeth([(110, 30, 130), (250, 20, 70), (440, 30, 110), (520, 24, 90)], 90, True),
        ink,
        light=lighter(ink, 0.22),
        depth=24,
        shadow=Shadow(2, 5, 10, 0.4),
    )


def _crystals(plate: Plate, palette: Palette, x: float, y: float, size: float, ink: Field, turn: float = -90) -> None:
    """A cluster of prisms growing from (x, y)."""
    for away, length, half in ((-46, 0.62, 0.12), (40, 0.7, 0.13), (-22, 0.86, 0.15), (20, 0.8, 0.14), (0, 1.0, 0.17)):
        heading = turn + away
        a, b = off(x, y, size * half, heading - 90), off(x, y, size * half, heading + 90)
        c, d = (
            off(*off(x, y, size * length * 0.8, heading), size * half * 0.86, heading + 90),
            off(*off(x, y, size * length * 0.8, heading), size * half * 0.86, heading - 90),
        )
        tip, ridge_point = (
            off(x, y, size * length, heading + 2),
            off(*off(x, y, size * length * 0.72, heading), size * half * 0.15, heading - 90),
        )
        foot = off(x, y, size * half * 0.2, heading - 90)
        plate.ink(
            polygon([a, d, tip, c, b]),
            ink,
            shade=darker(ink, 0.3),
            light=lighter(ink, 0.5),
            depth=size * 0.1,
            shadow=Shadow(2, 4, 5, 0.3),
        )
        plate.ink(polygon([foot, ridge_point, tip, c, b]), darker(ink, 0.28), edge=0.15, opacity=0.8)
        plate.ink(
            polygon([a, d, off(*d, size * half * 0.4, heading + 90), off(*a, size * half * 0.4, heading + 90)]),
            lighter(ink, 0.5),
            edge=0.15,
            opacity=0.7,
        )


def crystal_cave(plate: Plate, palette: Palette) -> Land:
    rock = mix(palette.near, palette.deep, 0.4)
    plate.sky([(0, darker(rock, 0.3)), (0.5, mix(rock, palette.middle, 0.3)), (1, darker(rock, 0.2))], 0.12)
    plate.glow(300, 480, 380, palette.cool, 0.55)
    plate.glow(300, 500, 220, palette.light, 0.35)
    far = mix(rock, palette.middle, 0.4)
    plate.ink(
        _teeth(
            [(60, 50, 210), (150, 36, 150), (240, 30, 110), (360, 30, 120), (450, 38, 160), (540, 52, 220)], 120, True
        )
        + rectangle(-10, -10, 620, 130),
        far,
        light=lighter(far, 0.2),
        depth=20,
        shadow=Shadow(2, 6, 8, 0.35),
    )
    floor, crest = rolling(690, 14, 1.8, 2)
    plane(plate, floor, mix(rock, palette.middle, 0.2), lift=0.3, low=(darker(rock, 0.35), 220))
    cool, hot, warm = (
        mix(palette.cool, palette.light, 0.25),
        mix(palette.hot, palette.light, 0.3),
        mix(palette.warm, palette.light, 0.2),
    )
    for x, y, size, ink, turn in (
        (70, 712, 210, cool, -72),
        (160, 716, 110, hot, -84),
        (540, 712, 240, cool, -108),
        (452, 718, 120, warm, -96),
        (30, 150, 150, hot, 62),
        (566, 120, 160, cool, 112),
        (300, 96, 90, warm, 88),
    ):
        plate.glow(*off(x, y, size * 0.5, turn), size * 0.9, ink, 0.4)
        _crystals(plate, palette, x, y, size, ink, turn)
    draw = plate.random
    glitter = "".join(circle(draw.uniform(0, WIDTH), draw.uniform(120, 700), draw.uniform(0.8, 2.4)) for _ in range(70))
    plate.lay(palette.light, plate.mask(glitter) * 0.8)
    return Land(760, 690, crest)


def crystal_cave_front(plate: Plate, palette: Palette) -> None:
    cave_front(plate, palette)
    _crystals(plate, palette, 30, 905, 170, mix(palette.cool, palette.near, 0.35), -66)
    _crystals(plate, palette, 580, 910, 140, mix(palette.hot, palette.near, 0.3), -112)


def mine(plate: Plate, palette: Palette) -> Land:
    rock = mix(palette.near, palette.deep, 0.3)
    plate.sky([(0, darker(rock, 0.3)), (1, darker(rock, 0.25))], 0.14)
    draw = plate.random
    middle: Point = (300, 430)
    wood = mix(palette.warm, palette.near, 0.45)
    steps = (0.12, 0.2, 0.34, 0.58, 1.0)
    for i, t in enumerate(reversed(steps)):
        half, top, foot = 290 * t, middle[1] - 390 * t, middle[1] + 440 * t
        tone = mix(mix(rock, palette.deep, 0.2), palette.warm, 0.07 + 0.11 * i)
        wall = blob(
            [
                (300 - half * 1.1, foot),
                (300 - half * 1.2, middle[1]),
                (300 - half, top + 30 * t),
                (300, top - 60 * t),
                (300 + half, top + 30 * t),
                (300 + half * 1.2, middle[1]),
                (300 + half * 1.1, foot),
            ]
        )
        plate.ink(wall, tone, shade=darker(tone, 0.5), depth=90 * t, edge=0.5)
    plate.glow(300, 430, 190, palette.warm, 0.8)
    plate.ink(circle(300, 430, 18), palette.light, edge=0.4)
    floor = polygon([(262, 470), (338, 470), (640, 920), (-40, 920)])
    soil = mix(rock, palette.warm, 0.2)
    plate.ink(floor, soil, top=(mix(soil, palette.warm, 0.6), 120), bottom=(darker(soil, 0.4), 200))
    ties = "".join(
        polygon(
            [
                (300 - 62 * t * 2.2, 440 + 440 * t),
                (300 + 62 * t * 2.2, 440 + 440 * t),
                (300 + 66 * t * 2.2, 440 + 452 * t + 10 * t),
                (300 - 66 * t * 2.2, 440 + 452 * t + 10 * t),
            ]
        )
        for t in (0.1, 0.14, 0.2, 0.27, 0.36, 0.48, 0.62, 0.8, 1.0)
    )
    plate.ink(ties, mix(wood, palette.deep, 0.4), light=wood, depth=8, edge=0.35)
    rails = polygon([(291, 474), (294, 474), (204, 920), (184, 920)]) + polygon(
        [(306, 474), (309, 474), (416, 920), (396, 920)]
    )
    plate.ink(rails, mix(palette.cool, palette.light, 0.3), shade=palette.near, depth=8, edge=0.2)
    plate.ink(pebbles(draw, 40, 500, 890, 13, 3), mix(rock, palette.far, 0.3), shade=palette.deep, depth=8)
    for t in steps:
        half, top, foot, beam = 250 * t, middle[1] - 330 * t, middle[1] + 430 * t, 44 * t
        ink = mix(palette.deep, wood, 0.55 + 0.45 * t) if t > 0.15 else mix(wood, palette.warm, 0.3)
        frame = polygon(
            [
                (300 - half - beam, foot),
                (300 - half - beam * 0.8, top),
                (300 - half + beam * 0.2, top),
                (300 - half + beam * 0.1, foot),
            ]
        )
        frame += polygon(
            [
                (300 + half + beam, foot),
                (300 + half + beam * 0.8, top),
                (300 + half - beam * 0.2, top),
                (300 + half - beam * 0.1, foot),
            ]
        )
        frame += rectangle(300 - half - beam * 1.5, top - beam * 0.6, 2 * half + beam * 3, beam, 3 * t)
        frame += polygon(
            [
                (300 - half, top + beam * 2.6),
                (300 - half + beam * 2.4, top),
                (300 - half + beam * 3.3, top),
                (300 - half, top + beam * 3.6),
            ]
        ) + polygon(
            [
                (300 + half, top + beam * 2.6),
                (300 + half - beam * 2.4, top),
                (300 + half - beam * 3.3, top),
                (300 + half, top + beam * 3.6),
            ]
        )
        plate.ink(
            frame,
            ink,
            light=lighter(ink, 0.3),
            shade=darker(ink, 0.5),
            depth=22 * t,
            shadow=Shadow(3 * t, 8 * t, 10 * t, 0.4),
        )
    return Land(800, 430, spots={"end": (300.0, 470.0), "lamp": (180.0, 250.0)})


LANDS: dict[str, Print] = {
    "underground": underground,
    "burrow": burrow,
    "cave": cave,
    "crystal cave": crystal_cave,
    "mine": mine,
}
FRONTS: dict[str, Print] = {"cave": cave_front, "crystal cave": crystal_cave_front}
