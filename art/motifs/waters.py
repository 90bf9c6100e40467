"""Lands of water. Each prints the whole sheet and returns a `Land`; see art/motifs/lands.py for the list.

calm_sea(plate, palette, horizon=560, sun=300)   flat water, glints under `sun` (an x, or None); mask: water
calm_sea_front(plate, palette, y=770)            near swell, over the foot of what floats at about y
stormy_sea / stormy_sea_front                    great breakers; ground: the trough where a boat fights (600)
underwater / underwater_front                    light shafts, weed, bubbles; ground: the sand (800)
waterline(plate, palette, y=360) / waterline_front(plate, palette, y=360)
                                                 half above, half below; the front veils all that is below y
beach                                            sea, tide and sand; ground 780; spots "edge" (foam), "sea"
river                                            an S of water in a valley; ground 760; spots "bend", "bank"
lake(plate, palette, horizon=470)                mountains mirrored; mirror() of terrain reflects your own things
frozen_lake                                      ice with cracks and skate traces, snow banks; ground 720
waterfall / waterfall_front                      between two cliffs into a pool with mist; spots "top", "pool"
swamp / swamp_front                              dead trunks in mist, dark water, reeds, pads; ground 720
island(plate, palette, x=300)                    a small island, bare, to build on; ground: its top
"""

from __future__ import annotations

import math

import numpy as np

from art.colour import Colour, mix
from art.motifs.growth import along, blade, grown, heading, leaf, limb, off, smooth
from art.motifs.terrain import (
    HEIGHT,
    RIM,
    WIDTH,
    Land,
    Print,
    air,
    below,
    cracks,
    firs,
    glints,
    mirror,
    pebbles,
    plane,
    puffs,
    rolling,
    sand_ink,
    shafts,
    snow_ink,
    strands,
    tufts,
    water_ink,
)
from art.palettes import Palette
from art.press import Plate, Shadow, darker, lighter
from art.shapes import Point, circle, ellipse, path, polygon, rectangle, ring, stroke


def _bars(plate: Plate, palette: Palette, horizon: float, count: int = 3) -> None:
    """Thin bars of cloud."""
    draw = plate.random
    shape = ""
    for _ in range(count):
        x, y = draw.uniform(40, 560), horizon * draw.uniform(0.3, 0.8)
        for i in range(3):
            long = draw.uniform(60, 150)
            shape += rectangle(x - long / 2 + draw.uniform(-40, 40), y + i * 8, long, 10, 5)
    plate.ink(shape, mix(palette.light, palette.far, 0.4 if palette.dark else 0.1), opacity=0.7)


def _swell(y: float, rise: float, length: float, offset: float) -> str:
    """Water to the foot of the sheet under a long soft swell."""
    points = [(x, y + rise * math.sin((x + offset) / length * math.tau)) for x in range(-20, WIDTH + 40, 20)]
    return below([(float(x), float(py)) for x, py in points])


def calm_sea(plate: Plate, palette: Palette, horizon: float = 560, sun: float | None = 300) -> Land:
    air(plate, palette, horizon)
    water = water_ink(palette)
    if sun is not None:
        plate.glow(sun, horizon, 330, palette.light, 0.75, stretch=1.5)
    _bars(plate, palette, horizon)
    mask = plate.mask(rectangle(-5, horizon, WIDTH + 10, HEIGHT))
    depth = (plate.y - horizon) / (HEIGHT - horizon)
    pale, deep = mix(water, palette.sky[-1][1], 0.45), darker(mix(water, palette.near, 0.5), 0.15)
    plate.lay(plate.ramp(depth, [(0, pale), (0.3, water), (1, deep)]), mask)
    plate.ink(rectangle(-5, horizon - 1, WIDTH + 10, 4), mix(water, palette.deep, 0.35), opacity=0.5)
    if sun is not None:
        plate.glow(sun, horizon, 260, palette.light, 0.55, stretch=0.8, clip=mask)
        light = glints(plate.random, 130, horizon + 4, HEIGHT, sun)
        plate.ink(light, mix(palette.light, palette.warm, 0.25), edge=0.15, opacity=0.9)
    plate.ink(glints(plate.random, 70, horizon + 10, HEIGHT), lighter(water, 0.3), edge=0.15, opacity=0.6)
    plate.ink(glints(plate.random, 60, horizon + 30, HEIGHT), mix(deep, palette.deep, 0.3), edge=0.15, opacity=0.55)
    return Land(700, horizon, mask=mask)


def calm_sea_front(plate: Plate, palette: Palette, y: float = 770) -> None:
    water = darker(mix(water_ink(palette), palette.near, 0.5), 0.1)
    for i in range(3):
        colour = mix(water, palette.deep, 0.16 * i)
        shape = _swell(y + i * 44, 5 + 2 * i, 230 + 50 * i, 90 * i)
        plane(plate, shape, colour, lift=0.3, reach=18, glow=palette.light)
    plate.ink(glints(plate.random, 26, y + 16, HEIGHT), lighter(water, 0.3), edge=0.15, opacity=0.6)


def _breaker(x: float, y: float, width: float, height: float, flip: bool) -> tuple[str, str, str]:
    """A great wave curling over to one side: its body, the lines of its face, its foam."""
    side = -1 if flip else 1

    def at(across: float, up: float) -> str:
        return f"{x + side * across * width:.1f},{y - up * height:.1f}"

    body = path(
        f"M{at(-1.1, -0.6)}L{at(-1.1, 0.02)}C{at(-0.7, 0.04)} {at(-0.5, 0.3)} {at(-0.34, 0.6)}"
        f"C{at(-0.2, 0.86)} {at(0.0, 1.04)} {at(0.2, 1.0)}C{at(0.36, 0.96)} {at(0.46, 0.8)} {at(0.44, 0.6)}"
        f"C{at(0.36, 0.72)} {at(0.26, 0.74)} {at(0.18, 0.68)}C{at(0.06, 0.58)} {at(0.08, 0.36)} {at(0.24, 0.2)}"
        f"C{at(0.44, 0.02)} {at(0.8, 0.0)} {at(1.2, 0.02)}L{at(1.2, -0.6)}Z"
    )
    lines = ""
    for i in range(4):
        k = 0.1 + i * 0.16
        lines += stroke(
            f"M{at(0.14 - k * 0.7, 0.86 - k * 0.9)}C{at(-0.02 - k * 0.6, 0.5 - k * 0.5)} "
            f"{at(0.02 - k * 0.6, 0.26 - k * 0.3)} {at(0.2 - k * 0.4, 0.08 - k * 0.12)}",
            max(3, height * 0.018),
        )
    rim = [
        (x + side * a * width, y - u * height)
        for a, u in (
            (-0.42, 0.42),
            (-0.24, 0.76),
            (-0.04, 0.97),
            (0.18, 1.03),
            (0.36, 0.93),
            (0.46, 0.74),
            (0.44, 0.56),
        )
    ]
    curve = along(rim, 4)
    foam = limb(rim, 4, height * 0.1, 5)
    for i, (px, py) in enumerate(curve):
        t = i / len(curve)
        inward = heading(curve, i) + side * 90
        if i % 2 and t > 0.2:
            foam += leaf(px, py, height * (0.08 + 0.2 * t), height * (0.05 + 0.05 * t), inward - side * 34)
            foam += circle(*off(px, py, height * (0.12 + 0.22 * t), inward - side * 30), height * 0.014)
        if i % 3 == 0:
            foam += circle(*off(px, py, height * 0.05, inward + 180), height * (0.02 + 0.03 * t))
            foam += circle(*off(px, py, height * 0.13, inward + 172), height * 0.013)
    return body, lines, foam


def _waves(plate: Plate, palette: Palette, rows: list[tuple[float, float, float, float, bool, float]]) -> None:
    water = water_ink(palette)
    for x, y, width, height, flip, share in rows:
        colour = mix(mix(water, palette.far, 0.2), palette.deep if palette.dark else palette.near, share)
        body, lines, foam = _breaker(x, y, width, height, flip)
        crown = mix(palette.light, colour, 0.12)
        plate.ink(body, colour, shade=darker(colour, 0.5), light=lighter(colour, 0.35), depth=60, shadow=RIM,
                  bottom=(darker(colour, 0.35), height))  # fmt: skip
        plate.ink(lines, lighter(colour, 0.3), edge=0.2, opacity=0.8)
        plate.ink(foam, crown, shade=mix(crown, colour, 0.5), depth=12, shadow=Shadow(1, 3, 4, 0.25))


def stormy_sea(plate: Plate, palette: Palette) -> Land:
    sky = [(0, mix(palette.deep, palette.near, 0.35)), (0.45, mix(palette.near, palette.middle, 0.6)),
           (0.75, mix(palette.middle, palette.far, 0.8))]  # fmt: skip
    plate.sky(sky)
    plate.glow(330, 470, 330, palette.light, 0.5, stretch=1.3)
    draw = plate.random
    for x, y, wide, tall, share in ((120, 150, 360, 120, 0.35), (500, 110, 380, 130, 0.5), (320, 60, 420, 110, 0.75)):
        ink = mix(palette.middle, palette.deep, share)
        plate.ink(puffs(draw, x, y, wide, tall), ink, shade=darker(ink, 0.5), light=lighter(ink, 0.25), depth=40,
                  shadow=Shadow(0, 6, 9, 0.35))  # fmt: skip
    plate.lay(palette.light, plate.mask(strands(draw, 120, -0.3, (30, 80), width=1.8)) * 0.28)
    plate.ink(rectangle(-5, 560, 610, 360), mix(water_ink(palette), palette.near, 0.4))
    _waves(plate, palette, [(470, 560, 300, 130, True, 0.0), (80, 590, 330, 190, False, 0.18),
                            (560, 640, 330, 250, True, 0.32)])  # fmt: skip
    return Land(640, 540)


def stormy_sea_front(plate: Plate, palette: Palette) -> None:
    _waves(plate, palette, [(60, 790, 380, 210, False, 0.5), (470, 850, 420, 140, True, 0.68)])
    draw = plate.random
    spray = "".join(circle(draw.uniform(0, WIDTH), draw.gauss(640, 70), draw.uniform(1.2, 3.6)) for _ in range(60))
    plate.lay(palette.light, plate.mask(spray) * 0.8)


def _kelp(plate: Plate, x: float, y: float, tall: float, width: float, sway: float) -> str:
    draw = plate.random
    points = [(x + sway * math.sin(i * 1.3 + x) * (i / 6), y - tall * i / 6) for i in range(7)]
    shape = limb(points, width, width * 0.3, 5)
    curve = along(points, 3)
    for i in range(2, len(curve), 2):
        side = 1 if i % 4 else -1
        shape += leaf(*curve[i], width * 3.6 * (1.1 - i / len(curve)), width * 1.5, -90 + side * draw.uniform(36, 58))
    return shape


def _bubbles(plate: Plate, strings: list[tuple[float, float, int]]) -> str:
    shape = ""
    for x, y, count in strings:
        for i in range(count):
            radius = 3 + i * 1.1
            cx, cy = x + 10 * math.sin(i * 1.7), y - i * 30
            shape += ring(cx, cy, radius, 2.2) + circle(cx - radius * 0.35, cy - radius * 0.35, 1.4)
    return shape


def underwater(plate: Plate, palette: Palette, floor: bool = True) -> Land:
    water = water_ink(palette)
    deep = mix(palette.near, palette.deep, 0.45) if palette.dark else mix(palette.cool, palette.deep, 0.55)
    plate.sky(
        [(0, mix(palette.light, palette.cool, 0.45)), (0.16, mix(water, palette.cool, 0.5)), (0.55, water), (1, deep)],
        0.11,
    )
    plate.glow(210, -40, 520, palette.light, 0.6, stretch=1.3)
    shafts(plate, 170, -140, palette.light, (50, 58, 71, 77, 93, 112), 1000, 0.36)
    surface = "".join(ellipse(x, 14 + 8 * math.sin(x * 0.05), 44, 4) for x in range(0, 640, 76))
    plate.ink(surface, palette.light, opacity=0.5)
    draw = plate.random
    far = mix(water, deep, 0.45)
    rocks, _ = rolling(760, 40, 2.2, 1.4)
    plane(plate, rocks, far, lift=0.2, reach=50)
    plate.ink(
        "".join(_kelp(plate, x, 790, draw.uniform(130, 260), 9, 16) for x in (40, 96, 470, 520, 566)),
        mix(far, deep, 0.4),
        opacity=0.85,
    )
    crest: list[Point] = []
    if floor:
        shape, crest = rolling(812, 10, 1.6, 3.1)
        sand = mix(sand_ink(palette), deep, 0.45)
        plane(plate, shape, sand, lift=0.35, reach=40, low=(mix(sand, deep, 0.6), 110))
        marks = "".join(
            stroke(f"M{x},{y}q16,-6 32,0t32,0", 2.6)
            for x, y in ((60, 850), (240, 864), (420, 846), (150, 884), (500, 880))
        )
        plate.ink(marks, mix(sand, deep, 0.45), edge=0.2)
    plate.ink(_bubbles(plate, [(420, 700, 7), (150, 560, 5)]), lighter(water, 0.6), edge=0.12, opacity=0.85)
    return Land(812, 0, crest)


def underwater_front(plate: Plate, palette: Palette) -> None:
    deep = mix(palette.near, palette.deep, 0.6) if palette.dark else mix(palette.cool, palette.deep, 0.75)
    rocks = path("M-20,920V770C10,750 60,770 74,810C110,800 140,850 150,920Z") + path(
        "M620,920V790C600,760 560,780 548,820C510,816 488,860 480,920Z"
    )
    plate.ink(rocks, deep, light=lighter(deep, 0.3), depth=30, shadow=RIM)
    weed = (
        _kelp(plate, 30, 910, 360, 15, 26)
        + _kelp(plate, 82, 910, 230, 13, 22)
        + _kelp(plate, 574, 910, 320, 15, 26)
        + _kelp(plate, 528, 910, 180, 12, 20)
    )
    plate.ink(weed, deep, light=lighter(deep, 0.22), depth=8, edge=0.25, shadow=Shadow(3, 5, 6, 0.25))


def waterline(plate: Plate, palette: Palette, y: float = 360) -> Land:
    air(plate, palette, y)
    hills, _ = rolling(y - 34, 16, 2.4, 1)
    plane(plate, hills, mix(palette.far, palette.sky[-1][1], 0.3), lift=0.3)
    water = water_ink(palette)
    deep = mix(palette.near, palette.deep, 0.6) if palette.dark else mix(palette.cool, palette.deep, 0.6)
    line = [(float(x), y + 9 * math.sin(x / 58) + 4 * math.sin(x / 23 + 2)) for x in range(-20, 641, 20)]
    mask = plate.mask(below(line))
    depth = (plate.y - y) / (HEIGHT - y)
    plate.lay(plate.ramp(depth, [(0, lighter(water, 0.35)), (0.25, water), (1, deep)], 0.11), mask)
    plate.glow(300, y, 340, palette.light, 0.5, stretch=1.6, clip=mask)
    beams = "".join(polygon([(x, y), (x + 30, y), (x + 130, y + 480), (x + 30, y + 480)]) for x in (30, 150, 300, 430))
    fading = np.clip(1 - depth * 1.3, 0, 1) * 0.34
    plate.lay(palette.light, plate.mask(beams) * mask * (fading * 0.6 + plate.stipple(fading) * fading))
    back = [(px, py - 12) for px, py in line]
    rim = path(smooth(back, closed=False) + "L" + "L".join(f"{px:.0f},{py:.0f}" for px, py in line[::-1]) + "Z")
    plate.ink(rim, lighter(water, 0.45), edge=0.2, opacity=0.9)
    plate.ink(_bubbles(plate, [(90, 700, 6), (520, 620, 5)]), lighter(water, 0.55), edge=0.12, opacity=0.8)
    return Land(y, y - 30, line, mask=mask)


def waterline_front(plate: Plate, palette: Palette, y: float = 360, veil: float = 0.34) -> None:
    """Tint all that is under the surface, and draw the surface over what crosses it."""
    water = mix(water_ink(palette), palette.near if palette.dark else palette.cool, 0.4)
    line = [(float(x), y + 9 * math.sin(x / 58) + 4 * math.sin(x / 23 + 2)) for x in range(-20, 641, 20)]
    mask = plate.mask(below(line))
    plate.lay(water, mask * (veil * 0.7 + plate.stipple(np.full_like(mask, veil)) * veil * 0.5))
    plate.ink(stroke(smooth(line, closed=False), 5), palette.light, edge=0.25)


def beach(plate: Plate, palette: Palette) -> Land:
    horizon = 330.0
    calm_sea(plate, palette, horizon, 420)
    sand = sand_ink(palette)
    tide = [(-20, 600), (60, 570), (150, 590), (260, 545), (360, 560), (460, 505), (560, 500), (640, 470)]
    wet = [(x, y + 46 + 10 * math.sin(x / 60)) for x, y in tide]
    draw = plate.random
    water = water_ink(palette)
    shallow = [(x, y - 60 + 8 * math.sin(x / 40)) for x, y in tide]
    plate.ink(below([(float(x), float(y)) for x, y in shallow]), lighter(water, 0.3), opacity=0.75)
    foam = [(x, y - 20 + 6 * math.sin(x / 22)) for x, y in tide]
    plate.ink(below([(float(x), float(y)) for x, y in foam]), palette.light, shadow=RIM)
    plate.ink(below([(float(x), float(y)) for x, y in tide]), darker(sand, 0.24), edge=0.5)
    plane(
        plate,
        below([(float(x), float(y)) for x, y in wet]),
        sand,
        lift=0.3,
        reach=70,
        shadow=None,
        low=(mix(sand, palette.middle, 0.3), 200),
    )
    bubbles = ""
    for x, y in along([(float(a), float(b)) for a, b in foam], 6):
        bubbles += circle(x + draw.uniform(-3, 3), y + draw.uniform(0, 12), draw.uniform(2, 7))
    plate.ink(bubbles, palette.light, edge=0.2)
    ripples = "".join(
        stroke(f"M{draw.uniform(-20, 560):.0f},{draw.uniform(680, 880):.0f}q20,-7 44,0t44,0", 2.6) for _ in range(14)
    )
    plate.ink(ripples, mix(sand, palette.middle, 0.35), edge=0.2)
    plate.ink(pebbles(draw, 26, 660, 890, 8, 2), mix(sand, palette.near, 0.5), light=palette.light, depth=8)
    shells = ""
    for x, y, turn in ((96, 806, -20), (492, 760, 24), (520, 852, -8)):
        shells += "".join(leaf(x, y, 20, 8, turn - 90 + away) for away in (-50, -25, 0, 25, 50))
    plate.ink(shells, mix(palette.light, palette.hot, 0.25), edge=0.2, shadow=Shadow(1, 3, 3, 0.3))
    return Land(780, horizon, spots={"edge": (300, 556), "sea": (160, 440)})


def river(plate: Plate, palette: Palette) -> Land:
    horizon = 380.0
    air(plate, palette, horizon + 60)
    plate.glow(330, horizon, 300, palette.light, 0.55, stretch=1.5)
    draw = plate.random
    far, crest = rolling(350, 34, 2.2, 0.6)
    plane(plate, far, palette.far, low=(mix(palette.far, palette.light, 0.4), 200))
    side, side_crest = rolling(420, 26, 1.3, 3.6, 30)
    plane(plate, side, mix(palette.far, palette.middle, 0.5), low=(mix(palette.far, palette.light, 0.25), 180))
    plate.ink(firs(draw, side_crest, 26, (22, 54)), palette.middle, light=palette.far, depth=8)
    meadow, _ = rolling(470, 12, 1.6, 5)
    ground = mix(palette.middle, palette.far, 0.3)
    plane(plate, meadow, ground, low=(mix(palette.middle, palette.near, 0.5), 320))
    water = path(
        "M330,462C400,480 420,500 352,522C250,552 190,570 250,620C330,676 470,690 420,780C390,840 300,870 290,920"
        "H-20C10,850 120,800 160,750C210,690 90,650 96,596C104,540 260,520 296,500C316,486 300,474 316,462Z"
    )
    colour = water_ink(palette)
    plate.ink(water, darker(ground, 0.4), edge=0.4)
    flow = plate.mask(water)
    pale = mix(colour, palette.sky[-1][1], 0.55)
    lowered = np.roll(flow, round(7 * plate.scale), axis=0) * flow
    plate.lay(
        plate.ramp((plate.y - 460) / 440, [(0, pale), (0.4, colour), (1, darker(colour, 0.3))]),
        plate.rough(lowered, 0.3),
    )
    plate.ink(glints(draw, 120, 480, 900), lighter(colour, 0.55), edge=0.15, opacity=0.8, clip=lowered)
    plate.ink(
        tufts(draw, 60, 500, 880, 26, 5, (430, 610)) + tufts(draw, 26, 500, 620, 12, 5, (-10, 90)),
        mix(palette.near, ground, 0.25),
        edge=0.15,
    )
    plate.ink(tufts(draw, 40, 520, 890, 26, 5, (440, 610)), lighter(ground, 0.3), edge=0.15)
    stones = ellipse(300, 770, 26, 13) + ellipse(236, 822, 34, 16) + ellipse(344, 708, 18, 9)
    plate.ink(stones, mix(palette.far, palette.light, 0.3), shade=palette.near, depth=12, shadow=Shadow(2, 5, 4, 0.35))
    return Land(780, horizon, crest, {"bend": (220, 640), "bank": (500, 770), "far": (340, 470)})


def peaks(plate: Plate, palette: Palette, foot: float, tops: list[Point], colour: Colour, snow: bool = True) -> None:
    """A chain of mountains with a lit and a shaded side, and snow on their tops."""
    draw = plate.random
    for x, y in tops:
        tall = foot - y
        half = tall * draw.uniform(0.8, 1.0)
        left = [
            (x - half, foot),
            (x - half * 0.55, foot - tall * 0.42),
            (x - half * 0.3, foot - tall * 0.66),
            (x - half * 0.14, foot - tall * 0.8),
        ]
        right = [
            (x + half * 0.12, foot - tall * 0.86),
            (x + half * 0.32, foot - tall * 0.6),
            (x + half * 0.62, foot - tall * 0.4),
            (x + half, foot),
        ]
        whole = polygon([*left, (x, y), *right])
        plate.ink(
            whole,
            colour,
            light=lighter(colour, 0.3),
            depth=40,
            bottom=(mix(colour, palette.light, 0.45), tall * 0.7),
            shadow=RIM,
        )
        spine = [
            (x, y),
            (x + half * 0.05, foot - tall * 0.8),
            (x - half * 0.06, foot - tall * 0.6),
            (x + half * 0.1, foot - tall * 0.36),
            (x + half * 0.02, foot),
        ]
        plate.ink(
            polygon([*spine, (x + half, foot), *right[2::-1]]),
            darker(colour, 0.3),
            bottom=(mix(colour, palette.light, 0.35), tall * 0.6),
        )
        if snow:
            cap = [
                (x, y),
                right[0],
                (x + half * 0.2, foot - tall * 0.7),
                (x + half * 0.1, foot - tall * 0.74),
                (x + half * 0.02, foot - tall * 0.62),
                (x - half * 0.08, foot - tall * 0.72),
                (x - half * 0.2, foot - tall * 0.64),
                left[3],
            ]
            plate.ink(polygon(cap), snow_ink(palette), shade=mix(snow_ink(palette), colour, 0.5), depth=16)


def lake(plate: Plate, palette: Palette, horizon: float = 470) -> Land:
    air(plate, palette, horizon)
    plate.glow(300, horizon - 60, 320, palette.light, 0.5, stretch=1.4)
    peaks(plate, palette, horizon + 4, [(90, horizon - 180), (500, horizon - 210)], palette.far)
    peaks(plate, palette, horizon + 4, [(300, horizon - 270)], mix(palette.far, palette.middle, 0.5))
    draw = plate.random
    shore = path(
        f"M-10,{horizon + 6}V{horizon - 30}C90,{horizon - 44} 150,{horizon - 14} 230,{horizon - 6}"
        f"C330,{horizon} 400,{horizon - 10} 460,{horizon - 26}"
        f"C520,{horizon - 40} 580,{horizon - 34} 610,{horizon - 40}V{horizon + 6}Z"
    )
    plane(plate, shore, palette.middle, reach=20)
    crest = [
        (0.0, horizon - 30),
        (150.0, horizon - 22),
        (230.0, horizon - 4),
        (400.0, horizon - 6),
        (460.0, horizon - 24),
        (610.0, horizon - 36),
    ]
    trees = firs(draw, crest, 22, (22, 60))
    plate.ink(trees, palette.near, light=palette.middle, depth=8)
    mask = mirror(plate, horizon, mix(water_ink(palette), palette.near, 0.4), 0.34)
    plate.ink(glints(draw, 70, horizon + 8, HEIGHT), lighter(water_ink(palette), 0.5), edge=0.15, opacity=0.55)
    return Land(horizon + 120, horizon, mask=mask)


def frozen_lake(plate: Plate, palette: Palette) -> Land:
    horizon = 420.0
    air(plate, palette, horizon)
    plate.glow(400, horizon - 40, 300, palette.light, 0.5, stretch=1.4)
    draw = plate.random
    far, crest = rolling(388, 20, 2.1, 0.7)
    plane(plate, far, mix(snow_ink(palette), palette.far, 0.45), low=(snow_ink(palette), 120))
    plate.ink(firs(draw, crest, 30, (20, 56)), mix(palette.far, palette.middle, 0.6), light=snow_ink(palette), depth=8)
    ice = mix(mix(palette.cool, palette.far, 0.4), palette.light, 0.55 if not palette.dark else 0.3)
    mask = plate.mask(rectangle(-5, horizon, 610, 520))
    plate.lay(
        plate.ramp(
            (plate.y - horizon) / 480, [(0, lighter(ice, 0.5)), (0.35, ice), (1, mix(ice, palette.near, 0.45))], 0.12
        ),
        mask,
    )
    shine = "".join(
        polygon([(x, horizon + 4), (x + w, horizon + 4), (x + w - 150, 910), (x - 150 - w * 1.6, 910)])
        for x, w in ((250, 16), (300, 50), (600, 26))
    )
    plate.lay(palette.light, plate.mask(shine) * 0.16)
    lines = (
        cracks(draw, 90, 640, 320, 12, 6) + cracks(draw, 420, 560, 240, 150, 4) + cracks(draw, 520, 860, 280, -150, 7)
    )
    plate.ink(lines, mix(ice, palette.near, 0.55), edge=0.2)
    plate.ink(f'<g transform="translate(-2,-3)">{lines}</g>', palette.light, edge=0.2, opacity=0.6)
    traces = stroke("M70,850C150,760 250,800 330,740C400,690 470,720 520,660", 2.8)
    traces += stroke("M96,860C170,776 264,812 342,754C410,704 480,734 534,670", 2.2)
    plate.ink(traces, palette.light, edge=0.2, opacity=0.9)
    bank = path("M-10,470C60,452 110,470 120,500C128,540 60,556 40,610C24,660 40,700 -10,730Z") + path(
        "M610,452C540,450 500,470 490,492C500,520 560,520 570,560C576,590 590,610 610,616Z"
    )
    plane(plate, bank, snow_ink(palette), lift=0.5, reach=30, shadow=Shadow(2, 6, 6, 0.3))
    plate.ink(
        tufts(draw, 10, 500, 640, 26, 14, (0, 70)) + tufts(draw, 6, 480, 560, 20, 12, (540, 600)),
        palette.near,
        edge=0.15,
    )
    return Land(720, horizon, mask=mask, spots={"crack": (90, 640)})


def waterfall(plate: Plate, palette: Palette) -> Land:
    air(plate, palette, 420)
    plate.glow(300, 140, 260, palette.light, 0.6)
    draw = plate.random
    rock = mix(palette.middle, palette.near, 0.3)
    for shade, left, right in (
        (
            mix(palette.far, palette.middle, 0.4),
            [(-10, 150), (60, 140), (130, 190), (190, 200), (214, 330), (206, 700)],
            [(610, 120), (540, 130), (470, 180), (410, 196), (388, 330), (396, 700)],
        ),
        (
            rock,
            [(-10, 270), (60, 250), (120, 300), (150, 420), (140, 560), (176, 760)],
            [(610, 240), (530, 250), (476, 310), (452, 430), (466, 560), (428, 760)],
        ),
    ):
        shape = path(smooth([(float(x), float(y)) for x, y in left], closed=False) + "L-10,760Z") + path(
            smooth([(float(x), float(y)) for x, y in right], closed=False) + "L610,760Z"
        )
        plate.ink(shape, shade, shade=darker(shade, 0.4), light=lighter(shade, 0.35), depth=40, shadow=RIM)
        ledges = ""
        for _ in range(16):
            x = draw.choice((draw.uniform(0, 140), draw.uniform(460, 600)))
            ledges += stroke(f"M{x:.0f},{draw.uniform(330, 740):.0f}q14,-8 30,-3", 3)
        plate.ink(ledges, darker(shade, 0.35), edge=0.2, opacity=0.8)
    water = water_ink(palette)
    fall = path(
        "M196,206C216,192 250,190 300,192C350,190 386,192 404,200C398,300 408,500 424,724H176C196,500 204,300 196,206Z"
    )
    white = mix(palette.light, water, 0.18)
    plate.ink(
        fall,
        white,
        shade=mix(white, water, 0.6),
        depth=30,
        top=(mix(water, white, 0.4), 90),
        shadow=Shadow(0, 2, 9, 0.35),
    )
    streams = ""
    for _ in range(34):
        x, y, long = draw.uniform(-1, 1), draw.uniform(210, 560), draw.uniform(60, 220)
        start, end = 300 + x * (96 + (y - 200) * 0.03), 300 + x * (98 + (y + long - 200) * 0.05)
        streams += limb([(start, y), ((start + end) / 2, y + long / 2), (end, y + long)], 5, 2, 3)
    plate.ink(streams, mix(water, palette.cool, 0.3), edge=0.3, opacity=0.65)
    pool = path("M-10,742C120,716 240,712 320,714C420,714 520,722 610,744V910H-10Z")
    plate.ink(pool, water, bottom=(darker(mix(water, palette.near, 0.5), 0.2), 170), top=(white, 60), shadow=RIM)
    plate.ink(glints(draw, 60, 760, 900), lighter(water, 0.45), edge=0.15, opacity=0.7)
    mist = "".join(circle(draw.gauss(300, 90), draw.gauss(724, 14), draw.uniform(16, 40)) for _ in range(26))
    plate.lay(palette.light, plate.rough(plate.mask(mist), 0.5, 5) * 0.72)
    plate.glow(300, 710, 230, palette.light, 0.7, stretch=1.5)
    ferns = ""
    for x, y, turns in (
        (120, 300, (20, 50, 80)),
        (478, 310, (100, 130, 160)),
        (150, 430, (10, 45)),
        (455, 440, (130, 165)),
    ):
        bend = 40 if x < 300 else -40
        ferns += "".join(blade(x, y, 50, 9, turn - 90, bend) for turn in turns)
    plate.ink(ferns, palette.near, edge=0.2)
    return Land(800, 200, spots={"top": (300, 194), "pool": (300, 780)}, mask=plate.mask(fall))


def waterfall_front(plate: Plate, palette: Palette) -> None:
    rock = mix(palette.near, palette.deep, 0.5)
    shape = path("M-20,920V800C10,776 70,780 100,820C140,816 176,860 182,920Z") + path(
        "M620,920V812C590,784 540,800 520,836C486,836 456,880 452,920Z"
    )
    plate.ink(shape, rock, light=lighter(rock, 0.35), depth=30, shadow=RIM)
    plate.ink(
        tufts(plate.random, 8, 800, 840, 34, 24, (0, 90)) + tufts(plate.random, 7, 810, 850, 34, 24, (530, 600)),
        mix(palette.near, palette.middle, 0.4),
        edge=0.15,
    )


def swamp(plate: Plate, palette: Palette) -> Land:
    plate.sky(
        [
            (0, mix(palette.sky[0][1], palette.far, 0.35)),
            (0.4, mix(palette.far, palette.light, 0.35)),
            (0.62, mix(palette.light, palette.far, 0.35)),
        ]
    )
    draw = plate.random
    plate.glow(300, 440, 330, palette.light, 0.55)
    for share, foot, half, xs in ((0.15, 560, 6, (40, 110, 250, 380, 470, 560)), (0.5, 600, 10, (80, 190, 430, 545))):
        ink = mix(palette.far, palette.middle, share) if share < 0.4 else palette.middle
        shape = ""
        for x in xs:
            top = draw.uniform(120, 320)
            shape += limb(
                [(x, foot), (x + draw.uniform(-14, 14), (foot + top) / 2), (x + draw.uniform(-24, 24), top)],
                half * 2.2,
                half,
            )
            for _ in range(3):
                shape += grown(
                    draw,
                    x,
                    draw.uniform(top + 20, foot - 120),
                    40 + half * 2,
                    2,
                    half,
                    draw.choice((-150, -30)) + draw.uniform(-20, 20),
                    34,
                )[0]
        plate.ink(shape, ink, bottom=(mix(ink, palette.light, 0.5), 240), edge=0.3)
        moss = "".join(
            stroke(
                f"M{x + draw.uniform(-40, 40):.0f},{draw.uniform(200, 400):.0f}q4,30 -3,{draw.uniform(50, 100):.0f}", 3
            )
            for x in xs
            for _ in range(3)
        )
        plate.ink(moss, ink, opacity=0.6)
        mist = rectangle(-10, foot - 40, 620, 50, 20)
        plate.lay(palette.light, plate.rough(plate.mask(mist), 0.5, 14) * 0.4)
    water = mix(mix(palette.near, palette.cool, 0.25), palette.middle, 0.3)
    mask = plate.mask(rectangle(-5, 590, 610, 330))
    plate.lay(
        plate.ramp(
            (plate.y - 590) / 310,
            [(0, mix(water, palette.light, 0.55)), (0.3, water), (1, mix(palette.near, palette.deep, 0.7))],
            0.12,
        ),
        mask,
    )
    still = "".join(
        rectangle(x + draw.uniform(-9, 9), 596 + i * 13, draw.uniform(9, 22), 4, 2)
        for x in (78, 188, 428, 543)
        for i in range(8)
    )
    plate.ink(still, palette.middle, opacity=0.6, edge=0.2)
    rings = "".join(
        f'<ellipse fill="none" stroke="#fff" stroke-width="2.4" cx="{x}" cy="{y}" rx="{r}" ry="{r * 0.26:.0f}"/>'
        for x, y, r in ((330, 700, 50), (330, 700, 28), (120, 780, 44), (120, 780, 24))
    )
    plate.ink(rings, mix(palette.light, water, 0.3), opacity=0.8, edge=0.15)
    pads = "".join(
        path(f"M{x},{y}L{x + r},{y - r * 0.1:.0f}A{r},{r * 0.3:.0f} 0 1 1 {x + r * 0.8:.0f},{y - r * 0.2:.0f}Z")
        for x, y, r in ((210, 740, 34), (270, 762, 26), (480, 720, 30), (440, 800, 44), (60, 700, 24), (540, 780, 28))
    )
    plate.ink(
        pads,
        mix(palette.middle, palette.cool, 0.3),
        light=lighter(palette.middle, 0.4),
        depth=9,
        shadow=Shadow(1, 4, 3, 0.35),
    )
    plate.ink(glints(draw, 30, 610, 880), lighter(water, 0.4), edge=0.15, opacity=0.5)
    return Land(720, 590, mask=mask)


def swamp_front(plate: Plate, palette: Palette) -> None:
    draw = plate.random
    stems, heads = "", ""
    for x in (*range(-6, 150, 15), *range(460, 612, 15)):
        tall = draw.uniform(110, 260) * (1.15 if x < 60 or x > 540 else 0.7)
        stems += blade(x, 915, tall, 8, -90 + draw.uniform(-9, 9), draw.uniform(-26, 26))
        if draw.random() < 0.4:
            lean = draw.uniform(-10, 10)
            stems += stroke(f"M{x},915Q{x},{915 - tall / 2:.0f} {x + lean:.0f},{905 - tall:.0f}", 4)
            heads += ellipse(x + lean, 900 - tall, 7, 22, lean * 0.5)
    plate.ink(stems, palette.deep, edge=0.2, shadow=Shadow(2, 4, 6, 0.2))
    plate.ink(heads, mix(palette.deep, palette.hot, 0.3), light=palette.warm, depth=8)


def island(plate: Plate, palette: Palette, x: float = 300) -> Land:
    land = calm_sea(plate, palette, 560, x)
    draw = plate.random
    ground = mix(palette.middle, palette.near, 0.2)
    shadow = ellipse(x, 706, 236, 22)
    plate.ink(shadow, darker(water_ink(palette), 0.5), edge=0.5, opacity=0.6)
    sand = sand_ink(palette)
    plate.ink(
        path(
            f"M{x - 226},700C{x - 180},676 {x - 120},672 {x},670C{x + 120},672 "
            f"{x + 190},676 {x + 230},700C{x + 140},718 {x - 130},718 {x - 226},700Z"
        ),
        sand,
        light=lighter(sand, 0.4),
        depth=20,
    )
    crest = [
        (x - 180, 692.0),
        (x - 130, 660.0),
        (x - 60, 628.0),
        (x + 10, 618.0),
        (x + 80, 634.0),
        (x + 140, 664.0),
        (x + 186, 694.0),
    ]
    plane(plate, path(smooth(crest, closed=False) + f"Q{x},708 {x - 180},692Z"), ground, lift=0.4, reach=40)
    plate.ink(tufts(draw, 14, 650, 688, 20, 12, (x - 130, x + 130)), darker(ground, 0.35), edge=0.15)
    foam = stroke(f"M{x - 236},704C{x - 140},730 {x + 140},730 {x + 240},704", 5) + stroke(
        f"M{x - 210},724C{x - 100},742 {x + 110},742 {x + 200},724", 3
    )
    plate.ink(foam, palette.light, edge=0.3, opacity=0.9)
    return Land(620, 560, crest, {"top": (x + 10, 620.0), "shore": (x + 170, 690.0)}, land.mask)


LANDS: dict[str, Print] = {
    "calm sea": calm_sea,
    "stormy sea": stormy_sea,
    "underwater": underwater,
    "waterline": waterline,
    "beach": beach,
    "river": river,
    "lake": lake,
    "frozen lake": frozen_lake,
    "waterfall": waterfall,
    "swamp": swamp,
    "island": island,
}
FRONTS: dict[str, Print] = {
    "calm sea": calm_sea_front,
    "stormy sea": stormy_sea_front,
    "underwater": underwater_front,
    "waterline": waterline_front,
    "waterfall": waterfall_front,
    "swamp": swamp_front,
}
