"""Lands: settings printed over the whole 600 by 900 sheet, in the inks of any palette.

Call `land = forest(plate, palette, season="autumn")` first, then draw the hero on `land.ground` (or `land.at(x)`),
then the `..._front` of the same land if there is one. Every function returns a `Land` (art/motifs/terrain.py) with
`ground`, `horizon`, `crest`, `spots` (named points), `mask`. `LANDS` and `FRONTS` hold all of them by name.

Here, wild open land:
  desert(plate, palette, sun=(430, 250)) / desert_front     ground 770, spots "crest", "far"; sun=None for no sun
  canyon        two walls of strata, a stream; ground 800, spots "left", "right" (tops of the walls)
  salt_flat     cracked to the horizon (430); ground 740
  mountains     three chains and firs; ground 770, spot "summit"
  volcano(plate, palette, smoking=True)                      ground 820, spot "crater"
  cliff         side view, the land at the left: ground 458 for x < 340, spots "edge", "foot", "sea"
  snow_field / snow_field_front (a fence)                    ground 760
  hill_road     a road winding up a hill; ground 800, spots "top", "bend", "road"
Elsewhere:
  fields.py     meadow, wheat_field, poppy_meadow, vegetable_garden, vineyard, hedge_garden, topiary_garden,
                fields_above, town_far
  waters.py     calm_sea, stormy_sea, underwater, waterline, beach, river, lake, frozen_lake, waterfall, swamp, island
  woods.py      forest(season), pine_forest(snow), canopy (seen from below), avenue, orchard, birches, jungle
  skies.py      tall_clouds, cloud_sea, storm_sky, sunburst, space and, to add to any land: rain, snowfall, wind, fog,
                sun, moon, moon_phases, comet, rainbow, constellation, planet, lightning, cumulus
  depths.py     underground, burrow, cave, crystal_cave, mine
  patterns.py   abstract grounds: bands, rings, checker, stripes, split, spotlight, spiral, patchwork, paper_stars,
                wallpaper, ripples, tiles, page
  elements.py   small motifs: footprints, puddle, smoke, flames, drops, bubbles, feathers, stones...
  terrain.py    to build your own: air, plane, rolling, below, tufts, pebbles, glints, mirror (reflects what is above
                a line), shafts of light, grove, firs, puffs, cracks, water_ink, snow_ink, sand_ink, leaf_ink;
                plant_inks(palette): inks that tune trees and plants to the palette of their land
"""

from __future__ import annotations

from art.colour import Field, mix
from art.motifs import depths, fields, patterns, skies, waters, woods
from art.motifs.growth import limb, smooth
from art.motifs.terrain import (
    RIM,
    Land,
    Print,
    air,
    below,
    firs,
    glints,
    grove,
    pebbles,
    plane,
    print_grove,
    puffs,
    rolling,
    sand_ink,
    snow_ink,
    tufts,
    water_ink,
)
from art.motifs.waters import peaks
from art.palettes import Palette
from art.press import Plate, Shadow, darker, lighter
from art.shapes import Point, circle, ellipse, path, polygon, rectangle, stroke


def _dune(plate: Plate, points: list[Point], ridge_to: list[Point], sand: Field, shade: Field) -> None:
    """A dune with a sharp crest: lit on one side, in the shade on the other."""
    plane(plate, below(points), sand, lift=0.4, reach=60, low=(mix(sand, shade, 0.35), 260))
    dark = path(smooth(ridge_to, closed=False) + "Z")
    plate.ink(dark, shade, light=mix(shade, sand, 0.5), depth=40, towards=(-1, 0), bottom=(mix(shade, sand, 0.5), 160))


def _floats(points: list[tuple[int, int]]) -> list[Point]:
    return [(float(x), float(y)) for x, y in points]


def desert(plate: Plate, palette: Palette, sun: Point | None = (430, 250)) -> Land:
    air(plate, palette, 600, stars=True)
    if sun:
        plate.glow(*sun, 300, palette.light, 0.6)
        ball = mix(palette.light, palette.warm, 0.2)
        plate.ink(circle(*sun, 62), ball, shade=mix(ball, palette.hot, 0.35), depth=34)
    sand = sand_ink(palette)
    shade = mix(sand, palette.middle, 0.6)
    pale = mix(sand, palette.sky[-1][1], 0.4)
    far, _ = rolling(556, 16, 1.7, 1)
    plane(plate, far, pale, low=(mix(pale, shade, 0.3), 120))
    far_crest = [(-20, 640), (80, 610), (190, 560), (270, 548), (360, 600), (480, 640), (640, 620)]
    far_shade = [(270, 548), (300, 590), (270, 640), (320, 700), (470, 700), (640, 640), (480, 640), (360, 602)]
    _dune(plate, _floats(far_crest), _floats([*far_shade, (272, 548)]), sand, shade)
    near = mix(sand, palette.middle, 0.22)
    near_crest = [(-20, 700), (120, 716), (280, 700), (420, 650), (500, 632), (580, 660), (640, 690)]
    near_shade = [(500, 632), (520, 690), (470, 760), (520, 830), (640, 900), (640, 690), (580, 660)]
    _dune(plate, _floats(near_crest), _floats([*near_shade, (502, 632)]), near, mix(shade, palette.near, 0.25))
    draw = plate.random
    ripples = "".join(
        stroke(f"M{x:.0f},{y:.0f}q24,-9 50,0t50,0", 2.6)
        for x, y in ((draw.uniform(-30, 380), draw.uniform(730, 890)) for _ in range(20))
    )
    plate.ink(ripples, mix(near, palette.near, 0.3), edge=0.2, opacity=0.8)
    return Land(770, 560, spots={"crest": (500.0, 632.0), "far": (270.0, 548.0)})


def desert_front(plate: Plate, palette: Palette) -> None:
    sand = mix(sand_ink(palette), palette.near, 0.42)
    shape, _ = rolling(842, 18, 1.1, 5)
    plane(plate, shape, sand, lift=0.4, reach=50)
    plate.ink(
        pebbles(plate.random, 14, 860, 895, 12, 5), mix(sand, palette.deep, 0.4), light=lighter(sand, 0.4), depth=8
    )


def canyon(plate: Plate, palette: Palette) -> Land:
    air(plate, palette, 520)
    plate.glow(300, 420, 300, palette.light, 0.7)
    draw = plate.random
    rock = mix(palette.middle, palette.warm, 0.35)
    far = path(
        "M-10,420H120C140,420 150,380 170,380H250C262,380 268,430 280,430"
        "H360C372,430 380,352 400,352H500C516,352 520,400 536,400H610V700H-10Z"
    )
    plate.ink(
        far,
        mix(palette.far, palette.light, 0.3),
        shade=palette.far,
        depth=20,
        bottom=(mix(palette.light, palette.far, 0.3), 220),
    )
    for level, (inner, top) in enumerate(((120, 330), (170, 230), (236, 110))):
        ink = mix(mix(palette.far, rock, 0.5 + 0.25 * level), palette.near, 0.2 * level)
        for side in (-1, 1):

            def edge(across: float, y: float, side: int = side) -> Point:
                return (300 + side * across, y)

            points = [
                edge(330, top),
                edge(inner + 30, top + 6),
                edge(inner + 18, top + 60),
                edge(inner - 6, top + 78),
                edge(inner + 6, top + 170),
                edge(inner - 26, top + 196),
                edge(inner - 14, top + 330),
                edge(inner - 46, top + 360),
                edge(inner - 40, 900),
                edge(330, 900),
            ]
            mask = plate.ink(
                polygon(points),
                ink,
                light=lighter(ink, 0.3),
                shade=darker(ink, 0.45),
                depth=50,
                shadow=Shadow(-6 * side, 2, 12, 0.35),
                towards=(float(-side), -0.3),
            )
            layers = ""
            for i in range(9):
                y = top + 24 + i * (70 - 4 * level) + draw.uniform(-8, 8)
                layers += stroke(
                    f"M{300 + side * (inner - 50):.0f},{y:.0f}q{side * 70},{draw.uniform(-10, 10):.0f} "
                    f"{side * 140},{draw.uniform(-6, 6):.0f}t{side * 140},0",
                    4 + level * 1.5,
                )
            plate.ink(layers, darker(ink, 0.22), clip=mask, edge=0.4, opacity=0.8)
            plate.ink(
                f'<g transform="translate(0,-7)">{layers}</g>', lighter(ink, 0.22), clip=mask, edge=0.4, opacity=0.7
            )
    floor = path("M-10,760C120,736 230,730 300,732C380,730 490,738 610,764V920H-10Z")
    sand = mix(sand_ink(palette), rock, 0.3)
    plane(plate, floor, sand, low=(mix(sand, palette.near, 0.45), 150))
    water = path(
        "M288,733C330,760 250,780 270,820C284,850 380,870 360,920H200C190,880 220,850 214,820C206,784 280,764 276,733Z"
    )
    plate.ink(water, water_ink(palette), light=palette.light, depth=14)
    plate.ink(pebbles(draw, 26, 760, 890, 13, 4), mix(sand, palette.near, 0.5), light=lighter(sand, 0.4), depth=8)
    return Land(800, 430, spots={"left": (66, 112), "right": (534, 112)})


def salt_flat(plate: Plate, palette: Palette) -> Land:
    horizon = 430.0
    air(plate, palette, horizon)
    plate.glow(300, horizon, 330, palette.light, 0.7, stretch=1.6)
    far = path(
        f"M-10,{horizon + 2}V410C60,400 90,418 150,408C220,396 260,420 330,416"
        f"C420,408 470,392 540,404C570,410 600,402 610,404V{horizon + 2}Z"
    )
    plate.ink(far, mix(palette.far, palette.sky[-1][1], 0.4), bottom=(palette.light, 40))
    salt = mix(palette.light, palette.far, 0.12 if not palette.dark else 0.3)
    mask = plate.mask(rectangle(-5, horizon, 610, 480))
    plate.lay(
        plate.ramp(
            (plate.y - horizon) / 470, [(0, lighter(salt, 0.5)), (0.5, salt), (1, mix(salt, palette.middle, 0.35))], 0.1
        ),
        mask,
    )
    draw = plate.random
    rows: list[list[Point]] = []
    for row in range(12):
        t = (row / 11) ** 1.9
        y, step = horizon + 3 + 480 * t, 16 + 150 * t
        shift_by = step / 2 if row % 2 else 0.0
        rows.append(
            [
                (
                    300 + (i - 9) * step + shift_by + draw.uniform(-0.2, 0.2) * step,
                    y + draw.uniform(-0.12, 0.12) * step * 0.5,
                )
                for i in range(19)
            ]
        )
    lines = ""
    for row, points in enumerate(rows[:-1]):
        wide = 1.2 + 5 * (row / 11) ** 1.9
        lower = rows[row + 1]
        for i, (x, y) in enumerate(points):
            beneath = 300 + (x - 300) * 1.12
            nearest = sorted((abs(end[0] - beneath), end) for end in lower)
            for _, end in nearest[: 2 if i % 2 else 1]:
                lines += limb(
                    [(x, y), ((x + end[0]) / 2 + draw.uniform(-3, 3), (y + end[1]) / 2), end], wide, wide * 1.2, 2
                )
            if i:
                lines += limb(
                    [points[i - 1], ((points[i - 1][0] + x) / 2, y + draw.uniform(-3, 3)), (x, y)], wide, wide, 2
                )
    plate.ink(lines, mix(salt, palette.middle, 0.6), edge=0.3, clip=mask)
    plate.ink(f'<g transform="translate(0,-2.5)">{lines}</g>', lighter(salt, 0.6), edge=0.3, clip=mask, opacity=0.5)
    return Land(740, horizon)


def mountains(plate: Plate, palette: Palette) -> Land:
    air(plate, palette, 560)
    plate.glow(200, 330, 340, palette.light, 0.55)
    draw = plate.random
    peaks(plate, palette, 600, [(60, 340), (230, 300), (560, 330)], mix(palette.far, palette.sky[-1][1], 0.4))
    peaks(plate, palette, 640, [(410, 210), (120, 400)], mix(palette.far, palette.middle, 0.35))
    peaks(plate, palette, 700, [(590, 430), (20, 500)], mix(palette.middle, palette.near, 0.3), snow=False)
    plate.lay(palette.light, plate.rough(plate.mask(ellipse(300, 640, 420, 34)), 0.5, 16) * 0.5)
    hill, crest = rolling(680, 16, 1.7, 2)
    ground = mix(palette.middle, palette.near, 0.35)
    plate.ink(firs(draw, crest, 40, (26, 64)), mix(palette.near, ground, 0.2), light=palette.middle, depth=8)
    plane(plate, hill, ground, low=(palette.near, 220))
    plate.ink(tufts(draw, 50, 710, 890, 24, 8), mix(palette.near, palette.deep, 0.3), edge=0.15)
    plate.ink(
        pebbles(draw, 16, 720, 890, 14, 5),
        mix(palette.far, ground, 0.3),
        shade=palette.near,
        depth=9,
        shadow=Shadow(1, 4, 3, 0.3),
    )
    return Land(770, 600, crest, {"summit": (410.0, 210.0)})


def volcano(plate: Plate, palette: Palette, smoking: bool = True) -> Land:
    air(plate, palette, 620)
    draw = plate.random
    plate.glow(300, 300, 300, palette.hot, 0.7)
    if smoking:
        for i in range(9):
            t = i / 8
            ink = mix(mix(palette.near, palette.hot, 0.25), palette.far, t * 0.7)
            plate.ink(
                puffs(
                    draw, 300 + 90 * t * t + draw.uniform(-14, 14), 300 - 250 * t, 70 + 170 * t, 60 + 60 * t, flat=False
                ),
                ink,
                shade=darker(ink, 0.4),
                light=mix(ink, palette.warm, 0.45),
                depth=26,
                shadow=Shadow(0, 4, 6, 0.25),
            )
    rock = mix(palette.middle, palette.near, 0.5)
    cone = path(
        "M-30,740C90,680 170,520 238,326C252,338 268,330 282,336"
        "C298,342 320,330 362,328C430,520 520,690 640,750V920H-30Z"
    )
    plate.ink(
        cone,
        rock,
        light=lighter(rock, 0.25),
        shade=darker(rock, 0.45),
        depth=90,
        bottom=(mix(rock, palette.far, 0.4), 260),
        shadow=RIM,
    )
    plate.ink(
        path("M362,328C430,520 520,690 640,750V920H400C420,760 340,640 352,520C356,440 340,380 330,332Z"),
        darker(rock, 0.35),
        edge=0.45,
        opacity=0.8,
    )
    lava = path(
        "M244,330C262,340 270,332 284,337C300,343 322,332 356,330C352,346 330,350 326,372C320,420 346,440 "
        "338,492C330,540 372,580 362,640C352,600 320,570 322,520C326,470 300,450 302,400C302,380 296,380 "
        "292,400C284,450 268,470 270,520C272,550 252,580 250,600C244,560 "
        "252,520 250,490C248,450 266,420 264,380C262,356 246,350 244,330Z"
    )
    plate.ink(lava, palette.hot, light=palette.warm, depth=14, light_amount=1)
    plate.ink(
        stroke("M286,352C300,380 284,410 282,440M322,352C316,400 330,430 328,480M262,350C268,390 258,430 258,470", 4),
        palette.warm,
        edge=0.3,
    )
    sparks = "".join(
        circle(300 + draw.gauss(0, 70), 310 - abs(draw.gauss(0, 90)), draw.uniform(1.5, 4.4)) for _ in range(46)
    )
    arcs = stroke(
        "M288,320C270,250 230,240 210,270M316,320C330,240 380,230 400,262M302,316C300,260 310,220 322,206", 3.4
    )
    plate.ink(sparks + arcs, palette.warm, edge=0.2)
    hill, crest = rolling(730, 18, 1.8, 1)
    plane(plate, hill, mix(palette.near, palette.deep, 0.2), lift=0.3)
    plate.ink(firs(draw, crest, 16, (24, 60)), mix(palette.near, palette.deep, 0.55), light=palette.hot, depth=8)
    near, crest = rolling(800, 10, 1.5, 3)
    plane(plate, near, mix(palette.near, palette.deep, 0.55), lift=0.25)
    return Land(820, 700, crest, {"crater": (300, 330)})


def cliff(plate: Plate, palette: Palette) -> Land:
    horizon = 640.0
    air(plate, palette, horizon)
    plate.glow(470, horizon - 90, 340, palette.light, 0.6)
    water = water_ink(palette)
    mask = plate.mask(rectangle(-5, horizon, 610, 280))
    plate.lay(
        plate.ramp(
            (plate.y - horizon) / 260,
            [(0, mix(water, palette.light, 0.45)), (0.4, water), (1, darker(mix(water, palette.near, 0.5), 0.1))],
        ),
        mask,
    )
    draw = plate.random
    plate.ink(glints(draw, 90, horizon + 6, 900), lighter(water, 0.45), edge=0.15, opacity=0.7)
    stacks = path("M520,700C516,660 524,610 540,590C556,600 566,650 568,704Z") + path(
        "M470,720C470,690 480,668 490,664C500,672 506,700 506,722Z"
    )
    rock = mix(palette.middle, palette.near, 0.3)
    plate.ink(stacks, mix(rock, palette.far, 0.5), light=palette.far, depth=14)
    face = path(
        "M-10,470C60,462 150,474 230,462C290,452 330,466 352,474C346,486 318,486 322,510C330,540 "
        "292,560 300,600C310,640 272,660 284,700C296,740 262,770 276,810C284,840 262,870 270,920H-10Z"
    )
    mask_face = plate.ink(
        face,
        rock,
        shade=darker(rock, 0.5),
        light=lighter(rock, 0.3),
        depth=60,
        towards=(0.8, -0.5),
        shadow=Shadow(5, 4, 10, 0.35),
    )
    layers = "".join(stroke(f"M-10,{y}C80,{y - 14} 160,{y + 16} 340,{y - 8}", 4) for y in range(540, 900, 46))
    ledges = "".join(
        stroke(
            f"M{draw.uniform(10, 250):.0f},{draw.uniform(520, 880):.0f}"
            f"l{draw.uniform(-8, 8):.0f},{draw.uniform(18, 44):.0f}",
            3.4,
        )
        for _ in range(26)
    )
    plate.ink(layers + ledges, darker(rock, 0.3), edge=0.35, clip=mask_face, opacity=0.8)
    turf = path(
        "M-10,462C60,452 150,464 230,452C290,442 336,452 356,474C344,486 334,478 324,488C310,478 "
        "300,492 284,482C262,494 240,480 214,490C180,482 150,496 118,484C80,496 40,482 -10,494Z"
    )
    grass = mix(palette.middle, palette.far, 0.25)
    plate.ink(turf, grass, light=lighter(grass, 0.4), depth=14, towards=(0, -1), shadow=Shadow(0, 4, 5, 0.3))
    plate.ink(tufts(draw, 16, 458, 468, 20, 12, (0, 320)), mix(grass, palette.near, 0.35), edge=0.15)
    foam = "".join(
        circle(draw.uniform(240, 330), draw.uniform(846, 890), draw.uniform(5, 15)) for _ in range(24)
    ) + "".join(circle(draw.uniform(455, 580), draw.uniform(702, 722), draw.uniform(3, 8)) for _ in range(16))
    plate.ink(foam, palette.light, shade=mix(palette.light, water, 0.5), depth=8)
    crest = [(-10.0, 462.0), (60.0, 455.0), (150.0, 464.0), (230.0, 453.0), (300.0, 446.0), (350.0, 466.0)]
    return Land(458, horizon, crest, {"edge": (346.0, 466.0), "foot": (300.0, 880.0), "sea": (450.0, 800.0)})


def snow_field(plate: Plate, palette: Palette) -> Land:
    horizon = 470.0
    air(plate, palette, horizon + 60)
    plate.glow(430, 380, 320, palette.light, 0.55)
    draw = plate.random
    snow = snow_ink(palette)
    shade = mix(snow, palette.far, 0.6)
    far, crest = rolling(450, 18, 1.8, 0.6)
    plate.ink(firs(draw, crest, 26, (20, 52)), mix(palette.far, palette.middle, 0.5), light=snow, depth=8)
    plane(plate, far, mix(snow, palette.far, 0.35), lift=0.5)
    middle, _ = rolling(540, 22, 1.3, 2.6)
    plane(plate, middle, mix(snow, shade, 0.35), lift=0.6, low=(mix(snow, shade, 0.2), 200))
    near, near_crest = rolling(650, 20, 1.1, 4.8)
    plane(plate, near, snow, lift=0.6, reach=60, low=(mix(snow, shade, 0.7), 240))
    drifts = "".join(
        stroke(f"M{draw.uniform(-40, 500):.0f},{draw.uniform(700, 880):.0f}q40,-12 90,-2", 3) for _ in range(12)
    )
    plate.ink(drifts, shade, edge=0.35, opacity=0.8)
    return Land(760, horizon, near_crest)


def snow_field_front(plate: Plate, palette: Palette) -> None:
    wood = mix(palette.near, palette.deep, 0.45)
    snow = snow_ink(palette)
    posts = "".join(
        polygon([(x, 912), (x + 2, y), (x + 17, y - 3), (x + 20, 912)])
        for x, y in ((30, 792), (166, 802), (306, 796), (446, 808), (572, 798))
    )
    rails = limb([(-20, 836), (180, 842), (320, 834), (460, 846), (620, 838)], 9, 9) + limb(
        [(-20, 880), (170, 884), (310, 878), (460, 888), (620, 880)], 9, 9
    )
    plate.ink(rails + posts, wood, light=lighter(wood, 0.3), depth=9, shadow=Shadow(2, 6, 5, 0.3))
    caps = "".join(
        ellipse(x + 9, y - 2, 13, 6, -6) for x, y in ((30, 792), (166, 802), (306, 796), (446, 808), (572, 798))
    )
    caps += limb([(-20, 831), (180, 837), (320, 829), (460, 841), (620, 833)], 5, 5)
    plate.ink(caps, snow, edge=0.4)
    bank, _ = rolling(890, 8, 2, 1)
    plane(plate, bank, snow, lift=0.5, reach=20)


def hill_road(plate: Plate, palette: Palette) -> Land:
    horizon = 420.0
    air(plate, palette, horizon + 60)
    plate.glow(380, 330, 330, palette.light, 0.6)
    draw = plate.random
    far, _ = rolling(400, 26, 2, 2.4)
    plane(plate, far, mix(palette.far, palette.sky[-1][1], 0.35))
    hill = [(-20, 560), (80, 520), (190, 452), (280, 420), (360, 428), (460, 486), (560, 520), (640, 526)]
    ground = mix(palette.far, palette.middle, 0.5)
    plane(plate, below([(float(x), float(y)) for x, y in hill]), ground, low=(mix(ground, palette.middle, 0.6), 260))
    front = mix(palette.middle, palette.near, 0.15)
    soil = mix(sand_ink(palette), palette.light, 0.25)
    upper = path(
        "M292,421C330,440 372,456 340,478C300,502 210,506 214,540C220,576 330,580 420,620"
        "L372,650C290,610 150,590 158,540C166,496 280,490 306,470C320,456 300,440 284,421Z"
    )
    plate.ink(upper, soil, shade=mix(soil, palette.middle, 0.5), depth=10, edge=0.3)
    near = [(-20, 640), (90, 620), (240, 632), (380, 612), (500, 590), (640, 610)]
    plane(plate, below([(float(x), float(y)) for x, y in near]), front, low=(palette.near, 300))
    lower = path(
        "M376,612C460,640 510,660 480,700C440,752 250,760 240,830C236,870 260,900 270,920"
        "H90C70,880 70,830 120,790C190,734 360,726 392,690C408,664 370,640 330,620Z"
    )
    plate.ink(lower, soil, shade=mix(soil, palette.near, 0.45), depth=24, edge=0.3)
    trees = grove(draw, [(120, 512, 74), (152, 496, 56), (470, 500, 64), (540, 640, 130), (66, 660, 120)])
    print_grove(plate, trees, palette.near, mix(palette.middle, palette.near, 0.35), 14, Shadow(2, 5, 5, 0.3))
    plate.ink(
        tufts(draw, 60, 650, 890, 24, 8, (400, 610)) + tufts(draw, 20, 660, 760, 16, 8, (0, 120)),
        mix(palette.near, palette.deep, 0.2),
        edge=0.15,
    )
    posts = "".join(
        rectangle(x, y - h, max(3, h * 0.14), h)
        for x, y, h in ((500, 690, 26), (440, 744, 34), (330, 778, 42), (258, 840, 54))
    )
    plate.ink(posts, mix(palette.light, palette.near, 0.2), edge=0.2, shadow=Shadow(1, 3, 3, 0.3))
    return Land(800, horizon, spots={"top": (288.0, 421.0), "bend": (440.0, 680.0), "road": (170.0, 860.0)})


OPEN_LAND: dict[str, Print] = {
    "desert": desert,
    "canyon": canyon,
    "salt flat": salt_flat,
    "mountains": mountains,
    "volcano": volcano,
    "cliff": cliff,
    "snow field": snow_field,
    "hill road": hill_road,
}
PARTS = (fields, waters, woods, skies, depths, patterns)
LANDS: dict[str, Print] = {**OPEN_LAND, **{name: land for part in PARTS for name, land in part.LANDS.items()}}
FRONTS: dict[str, Print] = {
    "desert": desert_front,
    "snow field": snow_field_front,
    **{name: front for part in PARTS for name, front in part.FRONTS.items()},
}
