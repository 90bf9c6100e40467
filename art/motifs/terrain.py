"""What lands share: skies, planes, clouds, and small things strewn over the ground.

water_ink, sand_ink               inks of a palette
air                               the sky of a palette; plane, rolling, below: planes of land
tufts, pebbles, glints, strewn    scattered over the ground, smaller as they go away
trunk, firs, cracks, strands      single shapes; shafts: rays of light
mirror                            reflects what is printed above a line
puffs, constellation              clouds and stars
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import pairwise
from random import Random

import numpy as np

from art.colour import Colour, Field, mix, rgb
from art.motifs.curves import branch, off, through
from art.motifs.growth import blade
from art.noise import shift
from art.palettes import Palette
from art.press import Plate, Shadow, lighter
from art.scene import HEIGHT, WIDTH
from art.shapes import Point, circle, crest_at, ellipse, path, polygon, rectangle, ridge, star, stroke

RIM = Shadow(0, -4, 8, 0.34)  # a near plane throws its shadow on the plane behind it
UPRIGHT = (0.0, -1.0)


def water_ink(palette: Palette) -> Field:
    return mix(palette.middle, palette.cool, 0.35) if palette.dark else mix(palette.cool, palette.light, 0.2)


def sand_ink(palette: Palette) -> Field:
    return mix(palette.warm, palette.light, 0.35) if not palette.dark else mix(palette.warm, palette.far, 0.4)


def air(plate: Plate, palette: Palette, horizon: float = HEIGHT, stars: bool = True) -> None:
    """The sky of the palette, its last stop lying on the horizon; stars by night."""
    plate.sky([(place * horizon / HEIGHT, colour) for place, colour in palette.sky])
    if palette.dark and stars:
        plate.stars(60, horizon * 0.75, palette.light, glints=4)


def plane(
    plate: Plate, shape: str | Field, colour: Colour, *, lift: float = 0.35, reach: float = 46,
    low: tuple[Colour, float] | None = None, shadow: Shadow | None = RIM, edge: float = 0.32,
    glow: Colour | None = None,
) -> Field:  # fmt: skip
    """A plane of land: its crest catches the light along its whole contour, its foot sinks into `low`."""
    return plate.ink(
        shape, colour, light=mix(colour, glow, lift) if glow is not None else lighter(colour, lift), depth=reach,
        towards=UPRIGHT, light_amount=0.85, bottom=low, shadow=shadow, edge=edge,
    )  # fmt: skip


def rolling(y: float, swell: float, waves: float, phase: float, tilt: float = 0) -> tuple[str, list[Point]]:
    return ridge(WIDTH, HEIGHT, y, swell, waves, phase, tilt)


def below(points: Sequence[Point], bottom: float = HEIGHT + 20) -> str:
    """All that lies under a smooth line through the points."""
    line = through(points)
    return path(f"{line}L{points[-1][0]:.1f},{bottom:.1f}L{points[0][0]:.1f},{bottom:.1f}Z")


def tufts(
    random: Random, count: int, top: float, bottom: float = HEIGHT, near: float = 26, far: float = 5,
    within: tuple[float, float] = (-10, WIDTH + 10),
) -> str:  # fmt: skip
    """Tufts of grass between two heights, larger as they come nearer."""
    shape = ""
    for _ in range(count):
        t = random.random() ** 0.8
        x, y = random.uniform(*within), top + (bottom - top) * t
        tall = far + (near - far) * t
        for lean in (-24, 2, 22):
            turn = -90 + lean + random.uniform(-10, 10)
            shape += blade(x, y, tall * random.uniform(0.7, 1), max(1.8, tall * 0.14), turn, lean * 0.8)
    return shape


def pebbles(random: Random, count: int, top: float, bottom: float = HEIGHT, near: float = 11, far: float = 2) -> str:
    shape = ""
    for _ in range(count):
        t = random.random()
        size = (far + (near - far) * t) * random.uniform(0.6, 1.2)
        shape += ellipse(random.uniform(0, WIDTH), top + (bottom - top) * t, size, size * 0.6, random.uniform(-8, 8))
    return shape


def glints(random: Random, count: int, top: float, bottom: float, middle: float | None = None, near: float = 44) -> str:
    """Flat dashes of light on water, longer as they come nearer; gathered under `middle` if given."""
    shape = ""
    for _ in range(count):
        t = random.random()
        long = near * (0.18 + 0.82 * t) * random.uniform(0.5, 1.2)
        spread = WIDTH if middle is None else 30 + 90 * t
        x = random.uniform(0, WIDTH) if middle is None else random.gauss(middle, spread * 0.6)
        y = top + (bottom - top) * t
        thick = 1.6 + 3.2 * t
        shape += rectangle(x - long / 2, y, long, thick, thick / 2)
    return shape


def trunk(x: float, foot: float, top: float, half: float, lean: float = 0, flare: float = 1.7) -> str:
    """A trunk from its flaring foot to where it leaves the sheet or enters its crown."""
    end = x + lean
    return path(
        f"M{x - half * flare:.1f},{foot + 3:.1f}C{x - half:.1f},{foot - 14:.1f} {x - half:.1f},{foot - 60:.1f} "
        f"{x - half * 0.9 + lean * 0.4:.1f},{(foot + top) / 2:.1f}S{end - half * 0.6:.1f},{top + 40:.1f} "
        f"{end - half * 0.55:.1f},{top:.1f}H{end + half * 0.55:.1f}C{end + half * 0.6:.1f},{top + 40:.1f} "
        f"{x + half * 0.85 + lean * 0.5:.1f},{(foot + top) / 2 + 60:.1f} {x + half * 0.9 + lean * 0.4:.1f},"
        f"{(foot + top) / 2:.1f}S{x + half:.1f},{foot - 14:.1f} {x + half * (flare + 0.2):.1f},{foot + 4:.1f}Z"
    )


def firs(random: Random, crest: Sequence[Point], count: int, tall: tuple[float, float]) -> str:
    """A row of small firs on a crest, each with two or three storeys."""
    shape = ""
    for _ in range(count):
        x, height = random.uniform(0, WIDTH), random.uniform(*tall)
        y = crest_at(crest, x) + height * 0.1
        for low, high, half in ((0, 0.6, 0.25), (0.3, 0.82, 0.19), (0.58, 1, 0.13)):
            shape += path(
                f"M{x - height * half:.1f},{y - height * low:.1f}Q{x - height * 0.04:.1f},{y - height * low:.1f} "
                f"{x:.1f},{y - height * high:.1f}Q{x + height * 0.04:.1f},{y - height * low:.1f} "
                f"{x + height * half:.1f},{y - height * low:.1f}Z"
            )
    return shape


def strewn(
    random: Random,
    count: int,
    top: float,
    bottom: float,
    near: float,
    far: float,
    make: Callable[[float, float, float], str],
) -> str:
    """Small things over the ground, `make(x, y, size)` each, from far to near."""
    places = sorted(random.random() for _ in range(count))
    return "".join(
        make(random.uniform(-10, WIDTH + 10), top + (bottom - top) * t, far + (near - far) * t) for t in places
    )


def shafts(
    plate: Plate, x: float, y: float, colour: Colour, turns: Sequence[float], reach: float = 1000, opacity: float = 0.3
) -> None:
    """Beams of light falling from a point above the sheet, fading as they go; `turns` in degrees (90: down)."""
    beams = "".join(
        polygon(
            [
                off(x, y, 20, turn - 90),
                off(x, y, reach, turn - spread),
                off(x, y, reach, turn + spread),
                off(x, y, 20, turn + 90),
            ]
        )
        for turn, spread in ((turn, 1.6 + (i * 7 % 5) * 0.7) for i, turn in enumerate(turns))
    )
    fading = np.clip(1 - (plate.y - y) / reach, 0, 1) * opacity
    mask = plate.mask(beams)
    plate.lay(colour, mask * (fading * 0.55 + plate.stipple(fading) * fading))


def mirror(plate: Plate, y: float, tint: Colour, amount: float = 0.35, ripple: float = 5, squeeze: float = 1) -> Field:
    """Reflect all that is printed above y in still water below it; returns the mask of the water."""
    line = round(y * plate.scale)
    rows = np.arange(plate.rows)
    source = np.clip(line - 1 - (rows - line) / squeeze, 0, plate.rows - 1).astype(int)
    seen = plate.rgb[source]
    depth = np.clip((rows - line) / max(1, plate.rows - line), 0, 1)
    for row in range(line, plate.rows):
        sway = (
            ripple
            * plate.scale
            * depth[row] ** 0.5
            * math.sin(row / plate.scale * 0.42)
            * math.sin(row / plate.scale * 0.11 + 1)
        )
        seen[row] = np.roll(seen[row], round(sway), axis=0)
    water = (plate.y >= y).astype(np.float32)
    share = np.clip(amount * (0.7 + 0.6 * depth), 0, 1)[:, None, None]
    plate.lay((seen * (1 - share) + rgb(tint) * share).astype(np.float32), water)
    edge = shift(water, -2 * plate.scale, 0) - water
    plate.lay(lighter(tint, 0.5), np.clip(edge, 0, 1) * 0.7)
    return water


def cracks(random: Random, x: float, y: float, length: float, turn: float, width: float, forks: int = 3) -> str:
    """A crack running through ice, salt or glass."""
    points = [(x, y)]
    for _ in range(5):
        points.append(off(*points[-1], length / 5, turn + random.uniform(-26, 26)))
    shape = branch(points, width, max(1.2, width * 0.3), 1)
    if forks:
        for i in (2, 4):
            shape += cracks(random, *points[i], length * 0.5, turn + random.choice((-48, 44)), width * 0.6, forks - 1)
    return shape


def puffs(random: Random, x: float, y: float, width: float, height: float) -> str:
    """A cumulus: lobes heaped in storeys on a flat base at y."""
    shape = ""
    radius = min(height * 0.34, width * 0.15)
    storeys = max(1, round((height - radius) / (radius * 0.9)))
    for storey in range(storeys + 1):
        t = storey / max(1, storeys)
        half = width / 2 * math.sqrt(max(0.02, 1 - t**1.7)) - radius * 0.6
        count = max(1, round(2 * half / (radius * 1.05)))
        lift = y - radius * 0.75 - storey * radius * 0.9
        drift = random.uniform(-0.12, 0.12) * width * t
        for i in range(count + 1):
            across = -half + 2 * half * i / count if half > 0 else 0.0
            size = radius * random.uniform(0.8, 1.2) * (1.1 - 0.25 * abs(2 * i / count - 1))
            shape += circle(x + drift + across + random.uniform(-4, 4), lift + random.uniform(-0.2, 0.2) * radius, size)
        if half > 0:
            shape += rectangle(x + drift - half, lift - radius * 0.4, 2 * half, radius * 1.1, radius * 0.4)
    shape += rectangle(x - width / 2, y - radius * 0.8, width, radius * 0.8, radius * 0.4)
    return shape


def strands(
    random: Random,
    count: int,
    slant: float,
    long: tuple[float, float],
    top: float = -40,
    bottom: float = HEIGHT,
    width: float = 2,
) -> str:
    """Strokes of rain over the whole sheet, each leaning by `slant` of its length."""
    data = ""
    for _ in range(count):
        x, y, length = random.uniform(-60, WIDTH + 60), random.uniform(top, bottom), random.uniform(*long)
        data += f"M{x:.0f},{y:.0f}l{slant * length:.1f},{length:.1f}"
    return stroke(data, width)


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
