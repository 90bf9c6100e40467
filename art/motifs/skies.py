"""Skies and weather. The first ones print the whole sheet and return a `Land`; the others add to what is printed.

Whole sheets:
  tall_clouds(plate, palette)            towering cumulus over a low strip of land; ground 830
  cloud_sea / cloud_sea_front            above the clouds: a floor of cloud to stand on or sail on; ground 640
  storm_sky(plate, palette)              black clouds, lightning, rain; ground 800, spot "strike"
  sunburst(plate, palette, x=300, y=420) flat rays from a disc, like a poster; spot "sun"
  space(plate, palette)                  deep night with planets and dust, no ground
To add, anywhere, at any moment (later = in front):
  cumulus(plate, palette, x, y, width, height)    one cloud with a flat base at y
  rain(plate, palette, amount=150, slant=-0.2)    snowfall(plate, palette, amount=160)
  wind(plate, palette, y=400)                     curling lines and leaves, blowing to the right
  fog(plate, palette, y=600, tall=120, thick=0.6) a bank of fog; call it between planes
  sun(plate, palette, x, y, radius=60, rays=0)    disc with a glow; rays > 0: so many pointed rays
  moon(plate, palette, x, y, radius=60, phase=1)  phase from -1 (waning crescent) over 0 (new) to 1 (full): see below
  moon_phases(plate, palette, x, y, radius=26)    an arc of seven phases around (x, y)
  comet(plate, palette, x, y, length=220, turn=-30)       rainbow(plate, palette, x=300, y=620, radius=260)
  constellation(plate, palette, points, links=None)       stars at points joined by lines (links: pairs of indices)
  planet(plate, palette, x, y, radius, kind="ringed"|"striped"|"cratered")
  lightning(plate, palette, x, y, length=420)             returns the foot of the bolt
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from art.colour import Colour, Field, mix
from art.motifs.growth import leaf_data, limb, off
from art.motifs.terrain import HEIGHT, WIDTH, Land, Print, air, firs, plane, puffs, rolling, strands
from art.palettes import Palette
from art.press import Plate, Shadow, darker, lighter
from art.shapes import Point, circle, ellipse, path, polygon, rectangle, star, stroke


def _cloud_ink(palette: Palette) -> Field:
    return mix(palette.light, palette.far, 0.3 if palette.dark else 0.04)


def cumulus(
    plate: Plate, palette: Palette, x: float, y: float, width: float, height: float, tone: Colour | None = None
) -> None:
    """A cloud in three cuts: its shaded back, its body, its lit front lobes."""
    ink = _cloud_ink(palette) if tone is None else mix(tone, tone, 0)
    shade = mix(ink, palette.middle if palette.dark else palette.far, 0.55)
    draw = plate.random
    plate.ink(
        puffs(draw, x + width * 0.06, y, width * 0.9, height),
        shade,
        light=mix(shade, ink, 0.5),
        depth=30,
        shadow=Shadow(3, 8, 9, 0.2),
    )
    plate.ink(
        puffs(draw, x - width * 0.05, y, width * 0.8, height * 0.72),
        ink,
        shade=shade,
        light=lighter(ink, 0.6),
        depth=40,
        shadow=Shadow(2, 5, 7, 0.18),
    )
    plate.ink(
        puffs(draw, x - width * 0.16, y + 1, width * 0.5, height * 0.4),
        lighter(ink, 0.3),
        shade=mix(ink, shade, 0.8),
        depth=30,
        shadow=Shadow(2, 4, 6, 0.16),
    )


def tall_clouds(plate: Plate, palette: Palette) -> Land:
    air(plate, palette, 820)
    plate.glow(140, 200, 320, palette.light, 0.4)
    cumulus(plate, palette, 470, 690, 330, 430)
    cumulus(plate, palette, 110, 740, 360, 300)
    cumulus(plate, palette, 380, 790, 300, 170)
    draw = plate.random
    small = "".join(ellipse(x, y, w, 6) for x, y, w in ((90, 250, 60), (140, 262, 44), (300, 140, 50), (520, 120, 40)))
    plate.ink(small, _cloud_ink(palette), opacity=0.8)
    land, crest = rolling(812, 10, 1.8, 2)
    plate.ink(firs(draw, crest, 22, (14, 34)), palette.near, edge=0.2)
    plane(plate, land, mix(palette.middle, palette.near, 0.4), low=(palette.near, 80))
    return Land(830, 812, crest)


def _floor(plate: Plate, palette: Palette, y: float, height: float, ink: Field) -> None:
    """A floor of cloud: heaps of different heights, higher towards the sides of the sheet."""
    draw = plate.random
    shape = rectangle(-10, y + height * 0.3, WIDTH + 20, HEIGHT)
    x = -30.0
    while x < WIDTH + 60:
        rise = 0.6 + 1.5 * abs(x - 300) / 300 * draw.uniform(0.5, 1.1)
        wide = height * draw.uniform(2.6, 4.2)
        shape += puffs(draw, x, y + height * 0.8, wide, height * rise + height * 0.5)
        x += wide * 0.62
    shade = mix(ink, palette.middle if palette.dark else palette.far, 0.6)
    plate.ink(
        shape,
        ink,
        light=lighter(ink, 0.6),
        shade=shade,
        depth=height * 1.1,
        towards=(-0.4, -1),
        shadow=Shadow(0, -4, 9, 0.3),
        bottom=(shade, 150),
    )


def cloud_sea(plate: Plate, palette: Palette) -> Land:
    air(plate, palette, 520)
    plate.glow(380, 430, 340, palette.light, 0.75, stretch=1.4)
    ink = _cloud_ink(palette)
    far = mix(ink, palette.sky[-1][1], 0.45)
    peak = polygon([(60, 480), (100, 404), (118, 424), (140, 380), (176, 440), (210, 480)])
    plate.ink(peak, mix(palette.far, palette.middle, 0.4), light=palette.light, depth=14, bottom=(far, 70))
    for i, (y, height) in enumerate(((456, 13), (490, 20), (534, 30), (590, 42))):
        _floor(plate, palette, y, height, mix(far, ink, i / 3))
    return Land(650, 450)


def cloud_sea_front(plate: Plate, palette: Palette) -> None:
    ink = _cloud_ink(palette)
    for y, height in ((740, 54), (830, 64)):
        _floor(plate, palette, y, height, lighter(ink, 0.2))


def lightning(plate: Plate, palette: Palette, x: float, y: float, length: float = 420) -> Point:
    draw = plate.random
    points = [(x, y)]
    for i in range(6):
        points.append((points[-1][0] + (34 if i % 2 else -30) + draw.uniform(-14, 14), y + length * (i + 1) / 6))
    left, right = [], []
    for i, (px, py) in enumerate(points):
        half = 11 * (1 - i / 6) + 1
        left.append((px - half, py))
        right.append((px + half, py))
    bolt = polygon(left + right[::-1])
    fork = limb(
        [
            points[2],
            (points[2][0] + 40, points[2][1] + 40),
            (points[2][0] + 34, points[2][1] + 80),
            (points[2][0] + 74, points[2][1] + 140),
        ],
        7,
        1.6,
        1,
    )
    fork += limb([points[3], (points[3][0] - 40, points[3][1] + 30), (points[3][0] - 50, points[3][1] + 80)], 6, 1.6, 1)
    plate.glow(points[3][0], points[3][1], length * 0.55, palette.light, 0.55)
    plate.ink(bolt + fork, palette.light, edge=0.2, shadow=Shadow(0, 0, 14, 0.5, "#fff2c4"))
    return points[-1]


def storm_sky(plate: Plate, palette: Palette) -> Land:
    low = mix(palette.far, palette.warm, 0.25)
    plate.sky(
        [
            (0, mix(palette.deep, palette.near, 0.2)),
            (0.4, mix(palette.near, palette.middle, 0.35)),
            (0.75, mix(palette.middle, low, 0.6)),
            (0.9, low),
        ],
        0.12,
    )
    draw = plate.random
    foot = lightning(plate, palette, 350, 250, 520)
    for x, y, wide, tall, share in (
        (80, 330, 420, 190, 0.25),
        (540, 300, 440, 210, 0.38),
        (300, 250, 560, 200, 0.55),
        (120, 150, 460, 170, 0.75),
        (520, 130, 420, 170, 0.88),
    ):
        ink = mix(mix(palette.middle, palette.near, 0.5), palette.deep, share)
        plate.ink(
            puffs(draw, x, y, wide, tall),
            ink,
            light=lighter(ink, 0.28),
            shade=darker(ink, 0.5),
            depth=46,
            shadow=Shadow(0, 8, 11, 0.4),
        )
    rain(plate, palette, 130, -0.22)
    land, crest = rolling(776, 14, 1.7, 2)
    plate.ink(firs(draw, crest, 14, (16, 42)), palette.deep, edge=0.2)
    plane(plate, land, mix(palette.near, palette.deep, 0.55), lift=0.25)
    return Land(800, 776, crest, {"strike": foot})


def rain(plate: Plate, palette: Palette, amount: int = 150, slant: float = -0.2, splashes: bool = True) -> None:
    ink = palette.light if palette.dark else mix(palette.light, palette.cool, 0.3)
    plate.lay(ink, plate.mask(strands(plate.random, amount, slant, (22, 60), width=1.8)) * 0.45)
    plate.lay(ink, plate.mask(strands(plate.random, amount // 3, slant, (50, 100), width=2.8)) * 0.6)
    if splashes:
        draw = plate.random
        drops = ""
        for _ in range(amount // 5):
            x, y = draw.uniform(0, WIDTH), draw.uniform(790, 895)
            drops += stroke(
                f"M{x - 7:.0f},{y:.0f}q3,-7 -2,-11M{x + 7:.0f},{y:.0f}q-3,-7 2,-11M{x - 9:.0f},{y + 2:.0f}q9,4 18,0", 2
            )
        plate.lay(ink, plate.mask(drops) * 0.6)


def snowfall(plate: Plate, palette: Palette, amount: int = 160) -> None:
    draw = plate.random
    small = "".join(
        circle(draw.uniform(0, WIDTH), draw.uniform(0, HEIGHT), draw.uniform(1.2, 2.6)) for _ in range(amount)
    )
    large = "".join(
        circle(draw.uniform(0, WIDTH), draw.uniform(0, HEIGHT), draw.uniform(3, 6.5)) for _ in range(amount // 4)
    )
    white = mix(palette.light, "#ffffff", 0.4)
    plate.lay(white, plate.mask(small) * 0.75)
    plate.ink(large, white, edge=0.5, opacity=0.92)


def wind(plate: Plate, palette: Palette, y: float = 400) -> None:
    draw = plate.random
    lines = ""
    for x, dy, long, curl in ((40, -120, 320, 26), (-20, -40, 420, 34), (120, 30, 380, 30), (10, 110, 300, 22)):
        end, top = x + long, y + dy
        lines += stroke(
            f"M{x},{top + 16}C{x + long * 0.3:.0f},{top - 22} {x + long * 0.6:.0f},{top + 24} {end},{top}"
            f"C{end + curl * 1.6:.0f},{top - 10} {end + curl:.0f},{top - curl * 1.7:.0f} {end},{top - curl * 1.2:.0f}"
            f"C{end - curl * 0.8:.0f},{top - curl:.0f} {end - curl * 0.4:.0f},{top - curl * 0.2:.0f} "
            f"{end + curl * 0.1:.0f},{top - curl * 0.5:.0f}",
            4,
        )
    plate.ink(lines, palette.light if palette.dark else mix(palette.light, palette.cool, 0.15), edge=0.35, opacity=0.9)
    for ink, count in ((palette.hot, 9), (palette.warm, 9)):
        leaves = path(
            "".join(
                leaf_data(
                    draw.uniform(60, 580), y + draw.gauss(0, 110), draw.uniform(13, 22), 10, draw.uniform(-50, 40)
                )
                for _ in range(count)
            )
        )
        plate.ink(leaves, ink, edge=0.2, shadow=Shadow(2, 4, 4, 0.25))


def fog(plate: Plate, palette: Palette, y: float = 600, tall: float = 120, thick: float = 0.6) -> None:
    bank = np.exp(-(((plate.y - y - 16 * np.sin(plate.x / 90)) / (tall * 0.55)) ** 2)) * thick
    white = mix(palette.light, palette.far, 0.2)
    plate.lay(white, np.clip(bank * 0.7 + plate.stipple(bank) * bank * 0.45, 0, 1).astype(np.float32))


def sun(plate: Plate, palette: Palette, x: float, y: float, radius: float = 60, rays: int = 0) -> None:
    ball = mix(palette.warm, palette.light, 0.25)
    plate.glow(x, y, radius * 4.4, palette.light, 0.6)
    if rays:
        points = "".join(
            polygon(
                [
                    off(x, y, radius * 1.16, i * 360 / rays - 160 / rays),
                    off(x, y, radius * (1.75 if i % 2 else 1.5), i * 360 / rays),
                    off(x, y, radius * 1.16, i * 360 / rays + 160 / rays),
                ]
            )
            for i in range(rays)
        )
        plate.ink(points, palette.warm, light=palette.light, depth=8, edge=0.3)
    plate.ink(circle(x, y, radius), ball, shade=mix(ball, palette.hot, 0.45), light=palette.light, depth=radius * 0.6)


def moon(plate: Plate, palette: Palette, x: float, y: float, radius: float = 60, phase: float = 1) -> None:
    """A moon; |phase| is how much of it is lit, from the right when positive, from the left when negative."""
    ball = mix(palette.light, palette.cool, 0.12)
    plate.glow(x, y, radius * 4, palette.light, 0.45 * max(0.3, abs(phase)))
    disc = plate.mask(circle(x, y, radius))
    side = 1 if phase >= 0 else -1
    bulge = (2 * abs(phase) - 1) * radius
    half = plate.mask(rectangle(x if side > 0 else x - radius - 2, y - radius - 2, radius + 2, radius * 2 + 4))
    oval = plate.mask(ellipse(x, y, abs(bulge), radius))
    lit = np.clip(half + oval, 0, 1) if bulge > 0 else np.clip(half - oval, 0, 1)
    if abs(phase) < 0.95:
        plate.ink(disc, mix(palette.sky[0][1], palette.deep, 0.3), edge=0.2, opacity=0.4)
    plate.ink(disc * lit, ball, shade=mix(ball, palette.warm, 0.6), depth=radius * 0.55)
    craters = "".join(
        ellipse(x + dx * radius, y + dy * radius, r * radius, r * radius * 0.9)
        for dx, dy, r in (
            (-0.35, -0.3, 0.18),
            (0.3, 0.1, 0.24),
            (-0.15, 0.45, 0.13),
            (0.42, -0.45, 0.1),
            (-0.6, 0.2, 0.09),
        )
    )
    plate.ink(craters, mix(ball, palette.warm, 0.45), clip=disc * lit, edge=0.3, opacity=0.7)


def moon_phases(plate: Plate, palette: Palette, x: float, y: float, radius: float = 26, reach: float = 220) -> None:
    for i, phase in enumerate((0.12, 0.35, 0.62, 1.0, -0.62, -0.35, -0.12)):
        moon(plate, palette, *off(x, y, reach, -165 + i * 25), radius * (1.25 if phase == 1.0 else 1), phase)


def comet(plate: Plate, palette: Palette, x: float, y: float, length: float = 220, turn: float = -30) -> None:
    """A comet with its head at (x, y), its tails streaming away in the direction `turn`."""
    tails = ""
    for away, reach, width in ((-7, 0.8, 9), (0, 1.0, 14), (7, 0.72, 8), (12, 0.5, 6)):
        end = off(x, y, length * reach, turn + away)
        bend = off(x, y, length * reach * 0.5, turn + away * 0.4)
        tails += limb([(x, y), bend, end], width, 1.2, 6)
    plate.glow(x, y, length * 0.5, palette.light, 0.6)
    plate.ink(tails, mix(palette.warm, palette.light, 0.4), edge=0.45, opacity=0.85)
    plate.ink(circle(x, y, 13) + star(x, y, 27), palette.light, edge=0.2)


def rainbow(
    plate: Plate, palette: Palette, x: float = 300, y: float = 620, radius: float = 260, width: float = 13
) -> None:
    inks: tuple[Colour, ...] = (
        palette.hot,
        mix(palette.hot, palette.warm, 0.6),
        palette.warm,
        mix(palette.warm, palette.cool, 0.5),
        palette.cool,
        mix(palette.cool, palette.deep, 0.4),
    )
    above = np.clip((y - plate.y) / 60 + 0.1, 0, 1).astype(np.float32)
    for i, ink in enumerate(inks):
        band = (
            f'<circle fill="none" stroke="#fff" stroke-width="{width + 0.8}" '
            f'cx="{x}" cy="{y}" r="{radius - i * width}"/>'
        )
        plate.ink(plate.mask(band) * above, ink, edge=0.35, opacity=0.78)


def constellation(
    plate: Plate,
    palette: Palette,
    points: Sequence[Point],
    links: Sequence[tuple[int, int]] | None = None,
    size: float = 9,
) -> None:
    pairs = list(links) if links is not None else list(pairwise(range(len(points))))
    lines = "".join(stroke("M{:.1f},{:.1f}L{:.1f},{:.1f}".format(*points[a], *points[b]), 1.8) for a, b in pairs)
    plate.ink(lines, palette.light, edge=0.2, opacity=0.55)
    for x, y in points:
        plate.glow(x, y, size * 3.4, palette.light, 0.4)
    plate.ink(
        "".join(
            star(x, y, size * (1.3 if i % 3 == 0 else 1)) + circle(x, y, size * 0.3) for i, (x, y) in enumerate(points)
        ),
        palette.light,
        edge=0.12,
    )


def planet(plate: Plate, palette: Palette, x: float, y: float, radius: float, kind: str = "ringed") -> None:
    ink = {
        "ringed": mix(palette.warm, palette.light, 0.15),
        "striped": mix(palette.cool, palette.light, 0.15),
        "cratered": mix(palette.hot, palette.light, 0.12),
    }[kind]
    hoop = (
        f'<g transform="rotate(-18 {x} {y})"><ellipse fill="none" stroke="#fff" stroke-width="{radius * 0.16:.1f}" '
        f'cx="{x}" cy="{y}" rx="{radius * 1.75:.1f}" ry="{radius * 0.42:.1f}"/></g>'
    )
    if kind == "ringed":
        plate.ink(hoop, mix(palette.light, palette.hot, 0.3), edge=0.3)
    disc = plate.ink(circle(x, y, radius), ink, shade=darker(ink, 0.55), light=lighter(ink, 0.5), depth=radius * 0.7)
    if kind == "cratered":
        marks = "".join(
            ellipse(x + dx * radius, y + dy * radius, r * radius, r * radius * 0.8)
            for dx, dy, r in ((-0.3, -0.3, 0.2), (0.3, 0.2, 0.26), (-0.3, 0.45, 0.13), (0.3, -0.5, 0.1))
        )
    else:
        marks = "".join(
            stroke(
                f"M{x - radius:.0f},{y + dy * radius:.0f}q{radius:.0f},{radius * 0.24:.0f} "
                f"{2 * radius:.0f},{-radius * 0.2:.0f}",
                radius * w,
            )
            for dy, w in ((-0.4, 0.1), (0.05, 0.18), (0.5, 0.12))
        )
    plate.ink(marks, darker(ink, 0.25), clip=disc, edge=0.3, opacity=0.8)
    if kind == "ringed":
        front = plate.mask(hoop) * plate.mask(
            f'<g transform="rotate(-18 {x} {y})">{rectangle(x - radius * 2, y, radius * 4, radius)}</g>'
        )
        plate.ink(front, mix(palette.light, palette.hot, 0.3), edge=0.3)


def sunburst(plate: Plate, palette: Palette, x: float = 300, y: float = 420, radius: float = 96) -> Land:
    pale = (mix(palette.warm, palette.light, 0.45), mix(palette.light, palette.warm, 0.1))
    dusky = (mix(palette.middle, palette.near, 0), mix(palette.middle, palette.near, 0.55))
    first, second = dusky if palette.dark else pale
    plate.fill(np.broadcast_to(first, plate.rgb.shape).copy())
    beams = "".join(
        polygon([(x, y), off(x, y, 1100, i * 15 - 3.75), off(x, y, 1100, i * 15 + 3.75)]) for i in range(24)
    )
    plate.ink(beams, second, edge=0.35)
    plate.glow(x, y, 420, palette.light, 0.6)
    sun(plate, palette, x, y, radius, 24)
    return Land(800, y, spots={"sun": (x, y)})


def space(plate: Plate, palette: Palette) -> Land:
    deep = mix(palette.deep, palette.near, 0.15)
    plate.sky([(0, deep), (0.5, mix(palette.deep, palette.near, 0.7)), (1, deep)], 0.1, angle=0.5)
    for x, y, radius, ink in (
        (140, 300, 330, palette.middle),
        (460, 560, 360, palette.hot),
        (300, 420, 220, palette.cool),
    ):
        plate.glow(x, y, radius, ink, 0.3, stretch=1.2)
    plate.stars(260, 900, palette.light, glints=10)
    planet(plate, palette, 450, 190, 62, "ringed")
    planet(plate, palette, 110, 640, 40, "striped")
    planet(plate, palette, 510, 770, 24, "cratered")
    comet(plate, palette, 130, 170, 180, -150)
    return Land(800, 0, spots={"ringed": (450, 190), "striped": (110, 640)})


def _over_meadow(add: Print) -> Print:
    """A sheet that shows what an addition does."""

    def printed(plate: Plate, palette: Palette) -> None:
        air(plate, palette, 640)
        shape, _ = rolling(650, 16, 1.8, 2)
        plane(plate, shape, palette.middle)
        add(plate, palette)

    return printed


def _sky_things(plate: Plate, palette: Palette) -> None:
    rainbow(plate, palette, 300, 640, 220)
    moon_phases(plate, palette, 300, 300, 22, 200)
    sun(plate, palette, 120, 420, 40, 16)
    comet(plate, palette, 400, 330, 140, -40)
    constellation(
        plate,
        palette,
        [(240, 220), (290, 260), (340, 240), (380, 290), (330, 320)],
        [(0, 1), (1, 2), (2, 3), (3, 4), (4, 1)],
    )


def _weather(plate: Plate, palette: Palette) -> None:
    fog(plate, palette, 640)
    wind(plate, palette, 380)
    cumulus(plate, palette, 430, 200, 220, 90)


LANDS: dict[str, Print] = {
    "tall clouds": tall_clouds,
    "cloud sea": cloud_sea,
    "storm sky": storm_sky,
    "sunburst": sunburst,
    "space": space,
    "with rain": _over_meadow(rain),
    "with snowfall": _over_meadow(snowfall),
    "with wind, fog, a cloud": _over_meadow(_weather),
    "with sky things": _over_meadow(_sky_things),
}
FRONTS: dict[str, Print] = {"cloud sea": cloud_sea_front}
