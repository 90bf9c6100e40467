"""Shapes as SVG fragments, drawn in white: only their coverage matters to the press."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise
from random import Random

Point = tuple[float, float]


def circle(x: float, y: float, radius: float) -> str:
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.2f}"/>'


def ellipse(x: float, y: float, rx: float, ry: float, turn: float = 0) -> str:
    turned = f' transform="rotate({turn:.1f} {x:.1f} {y:.1f})"' if turn else ""
    return f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="{rx:.1f}" ry="{ry:.1f}"{turned}/>'


def rectangle(x: float, y: float, width: float, height: float, radius: float = 0) -> str:
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" rx="{radius:.1f}"/>'


def _points(points: Iterable[Point]) -> str:
    return "M" + "L".join(f"{x:.1f},{y:.1f}" for x, y in points)


def polygon(points: Iterable[Point]) -> str:
    return f'<path d="{_points(points)}Z"/>'


def line(points: Iterable[Point], width: float) -> str:
    return stroke(_points(points), width)


def path(data: str) -> str:
    return f'<path d="{data}"/>'


def stroke(data: str, width: float) -> str:
    return f'<path fill="none" stroke="#fff" stroke-width="{width:.2f}" d="{data}"/>'


def ring(x: float, y: float, radius: float, width: float) -> str:
    middle = f'cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}"'
    return f'<circle fill="none" stroke="#fff" stroke-width="{width:.2f}" {middle}/>'


def place(shape: str, x: float, y: float, scale: float = 1, turn: float = 0, flip: bool = False) -> str:
    """The shape moved to (x, y), turned in degrees, scaled, mirrored left to right if asked."""
    across = -scale if flip else scale
    return f'<g transform="translate({x:.2f},{y:.2f}) rotate({turn:.2f}) scale({across:.4f},{scale:.4f})">{shape}</g>'


def star(x: float, y: float, radius: float, waist: float = 0.22) -> str:
    """A glint with four points."""
    points = []
    for i in range(8):
        angle = i * math.pi / 4 - math.pi / 2
        reach = radius if i % 2 == 0 else radius * waist
        points.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    return polygon(points)


def ridge(
    width: float, height: float, y: float, swell: float, waves: float, phase: float, tilt: float = 0
) -> tuple[str, list[Point]]:
    """A hill across the whole sheet, and the points of its crest."""
    crest = []
    for step in range(81):
        x = -10 + (width + 20) * step / 80
        t = x / width * waves * 2.1
        rise = math.sin(t + phase) + 0.45 * math.sin(t * 2.5 + phase * 2.3)
        rise += 0.15 * math.sin(t * 6.2 + phase * 5)
        crest.append((x, y + tilt * (2 * x / width - 1) + swell * rise))
    bottom = [(width + 10, height + 10), (-10.0, height + 10)]
    return polygon([*crest, *bottom]), crest


def crest_at(crest: Sequence[Point], x: float) -> float:
    """The height of a crest above x."""
    for (x0, y0), (x1, y1) in pairwise(crest):
        if x0 <= x <= x1:
            return y0 + (y1 - y0) * (x - x0) / (x1 - x0)
    return crest[-1][1]


def waves(width: float, height: float, y: float, length: float, swell: float, offset: float = 0) -> str:
    """Water to the bottom of the sheet, its surface cut in scallops."""
    x = -length - offset
    data = f"M{x:.1f},{y:.1f} "
    while x < width + length:
        data += f"q{length / 2:.1f},{-swell:.1f} {length:.1f},0 "
        x += length
    return path(f"{data}L{width + length:.1f},{height + 20:.1f} L{-2 * length:.1f},{height + 20:.1f}Z")


def cloud(random: Random, x: float, y: float, width: float, height: float, puffs: int = 7) -> str:
    left, top = x - width / 2 - height * 0.2, y - height * 0.28
    shape = rectangle(left, top, width + height * 0.4, height * 0.5, height * 0.25)
    for i in range(puffs):
        t = (i + 0.5) / puffs
        radius = height * (0.45 + 0.55 * math.sin(math.pi * t)) * random.uniform(0.75, 1.1)
        shape += circle(x - width / 2 + width * t, y - radius * 0.35, radius)
    return shape


def streak(random: Random, x: float, y: float, width: float, height: float, bars: int = 4) -> str:
    """A flat cloud made of a few bars."""
    shape = ""
    for i in range(bars):
        length = width * random.uniform(0.35, 0.8) * (1 - 0.12 * abs(i - bars / 2))
        left = x + random.uniform(-0.25, 0.25) * width - length / 2
        shape += rectangle(left, y + (i - bars / 2) * height * 0.62, length, height, height / 2)
    return shape


def pine(x: float, y: float, height: float) -> str:
    return polygon([(x - height * 0.24, y), (x, y - height), (x + height * 0.24, y)])


def gable(x: float, y: float, width: float, wall: float, roof: float, chimney: bool = True) -> str:
    """A house front standing on (x, y)."""
    top = y - wall
    shape = polygon([(x, y), (x, top), (x + width / 2, top - roof), (x + width, top), (x + width, y)])
    eaves = width * 0.1
    shape += polygon([(x - eaves, top + 2), (x + width / 2, top - roof - 3), (x + width + eaves, top + 2)])
    if chimney:
        shape += rectangle(x + width * 0.68, top - roof * 0.95, width * 0.13, roof * 0.6)
    return shape


def town(
    random: Random, y: float, x0: float, x1: float, walls: Point = (40, 110), widths: Point = (34, 64)
) -> tuple[str, str]:
    """A row of houses standing on y, and their lit windows."""
    houses = windows = ""
    x = x0
    while x < x1:
        width, wall = random.uniform(*widths), random.uniform(*walls)
        roof = width * random.choice([0.5, 0.75, 0.35, 1.1])
        houses += gable(x, y, width, wall, roof, random.random() < 0.7)
        columns, rows = max(1, int(width // 17)), max(1, int(wall // 24))
        for i in range(columns):
            for j in range(rows):
                if random.random() < 0.42:
                    pane = width / columns * 0.42
                    left = x + width / columns * (i + 0.5) - pane / 2
                    top = y - wall + 8 + j * wall / rows
                    windows += rectangle(left, top, pane, min(12, wall / rows * 0.5), 1.5)
        x += width * random.uniform(0.8, 1.02)
    return houses, windows


def figure(x: float, y: float, height: float, hat: bool = False, reach: bool = False) -> str:
    """A tiny witness seen from behind, feet on (x, y)."""
    shape = circle(0, -90, 9.5) + rectangle(-4, -84, 8, 8)
    shape += path("M-9,-80C-17,-77 -19,-52 -24,-20Q0,-14 24,-20C19,-52 17,-77 9,-80Z")
    shape += path("M-12,-22L-10,0L-2,0L-2,-22Z M3,-22L4,0L12,0L12,-22Z")
    if hat:
        shape += path("M-19,-94Q0,-99 19,-94L19,-91Q0,-95 -19,-91Z M-10,-94L-8,-109Q0,-112 8,-109L10,-94Z")
    arm = "M11,-74Q22,-84 24,-108" if reach else "M-12,-73Q-21,-55 -22,-40 M12,-73Q21,-55 22,-40"
    return place(shape + stroke(arm, 6.3), x, y, height / 100)


def bird(x: float, y: float, size: float, turn: float = 0, flap: float = 0.5) -> str:
    """A flying bird cut from paper; `flap` from wings down (0) to wings up (1)."""
    wing = -10 + (1 - flap) * 16
    shape = path(
        f"M-22,2C-14,-3 -8,-4 -3,-3C-8,-14 -14,{wing - 12:.0f} -6,{wing - 20:.0f}"
        f"C2,{wing - 14:.0f} 7,-10 9,-4C14,-6 18,-6 21,-2L26,-1L20,2C14,7 4,8 -4,5C-10,6 -16,7 -22,2Z"
    )
    return place(shape, x, y, size / 40, turn)


def branches(
    random: Random, x: float, y: float, length: float, depth: int, width: float, angle: float = -90
) -> tuple[str, list[Point]]:
    """A bare tree grown from (x, y), and the tips of its twigs."""
    shape, tips = "", []
    left, right, heading = [], [], angle
    px, py, thin = x, y, width * 0.7
    nx, ny = -math.sin(math.radians(angle)), math.cos(math.radians(angle))
    for i in range(4):
        half = (width + (thin - width) * i / 3) / 2
        left.append((px + nx * half, py + ny * half))
        right.append((px - nx * half, py - ny * half))
        if i < 3:
            heading += random.uniform(-7, 7)
            px += length / 3 * math.cos(math.radians(heading))
            py += length / 3 * math.sin(math.radians(heading))
    shape += polygon(left + right[::-1]) + circle(px, py, thin / 2)
    if depth == 0 or length < 7:
        return shape, [(px, py)]
    forks = 2 if random.random() < 0.72 else 3
    for i in range(forks):
        bend = (i - (forks - 1) / 2) * 28 * random.uniform(0.8, 1.5) * (2 / forks) + random.uniform(-8, 8)
        reach = length * 0.77 * random.uniform(0.82, 1.1)
        thinner = thin * random.uniform(0.75, 0.95)
        twig, ends = branches(random, px, py, reach, depth - 1, thinner, heading + bend)
        shape += twig
        tips += ends
    return shape, tips
