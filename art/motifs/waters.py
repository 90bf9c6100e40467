"""Lands of water; all but the fronts print the whole sheet.

calm_sea(plate, palette, horizon=560, sun=300)   flat water, glints under `sun` (an x, or None)
waterline(plate, palette, y=360) / waterline_front(plate, palette, y=360, veil=0.34)
                                                 half above, half below; the front veils all that is below y
"""

from __future__ import annotations

import math

import numpy as np

from art.colour import mix
from art.motifs.curves import through
from art.motifs.terrain import (
    air,
    below,
    glints,
    plane,
    rolling,
    water_ink,
)
from art.palettes import Palette
from art.press import Plate, darker, lighter
from art.scene import HEIGHT, WIDTH
from art.shapes import Point, circle, path, polygon, rectangle, ring, stroke


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


def calm_sea(plate: Plate, palette: Palette, horizon: float = 560, sun: float | None = 300) -> None:
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


def _bubbles(plate: Plate, strings: list[tuple[float, float, int]]) -> str:
    shape = ""
    for x, y, count in strings:
        for i in range(count):
            radius = 3 + i * 1.1
            cx, cy = x + 10 * math.sin(i * 1.7), y - i * 30
            shape += ring(cx, cy, radius, 2.2) + circle(cx - radius * 0.35, cy - radius * 0.35, 1.4)
    return shape


def _surface(y: float) -> list[Point]:
    return [(float(x), y + 9 * math.sin(x / 58) + 4 * math.sin(x / 23 + 2)) for x in range(-20, 641, 20)]


def waterline(plate: Plate, palette: Palette, y: float = 360) -> None:
    air(plate, palette, y)
    hills, _ = rolling(y - 34, 16, 2.4, 1)
    plane(plate, hills, mix(palette.far, palette.sky[-1][1], 0.3), lift=0.3)
    water = water_ink(palette)
    deep = mix(palette.near, palette.deep, 0.6) if palette.dark else mix(palette.cool, palette.deep, 0.6)
    line = _surface(y)
    mask = plate.mask(below(line))
    depth = (plate.y - y) / (HEIGHT - y)
    plate.lay(plate.ramp(depth, [(0, lighter(water, 0.35)), (0.25, water), (1, deep)], 0.11), mask)
    plate.glow(300, y, 340, palette.light, 0.5, stretch=1.6, clip=mask)
    beams = "".join(polygon([(x, y), (x + 30, y), (x + 130, y + 480), (x + 30, y + 480)]) for x in (30, 150, 300, 430))
    fading = np.clip(1 - depth * 1.3, 0, 1) * 0.34
    plate.lay(palette.light, plate.mask(beams) * mask * (fading * 0.6 + plate.stipple(fading) * fading))
    back = [(px, py - 12) for px, py in line]
    rim = path(through(back) + "L" + "L".join(f"{px:.0f},{py:.0f}" for px, py in line[::-1]) + "Z")
    plate.ink(rim, lighter(water, 0.45), edge=0.2, opacity=0.9)
    plate.ink(_bubbles(plate, [(90, 700, 6), (520, 620, 5)]), lighter(water, 0.55), edge=0.12, opacity=0.8)


def waterline_front(plate: Plate, palette: Palette, y: float = 360, veil: float = 0.34) -> None:
    """Tint all that is under the surface, and draw the surface over what crosses it."""
    water = mix(water_ink(palette), palette.near if palette.dark else palette.cool, 0.4)
    line = _surface(y)
    mask = plate.mask(below(line))
    plate.lay(water, mask * (veil * 0.7 + plate.stipple(np.full_like(mask, veil)) * veil * 0.5))
    plate.ink(stroke(through(line), 5), palette.light, edge=0.25)
