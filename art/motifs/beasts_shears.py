"""Shears: how beasts are cut from paper. Smooth outlines, tapered limbs, marks that stay within a body."""

from __future__ import annotations

import math
import zlib
from itertools import pairwise

from art.shapes import Point, circle, path, stroke


def _parse(spec: str) -> list[tuple[Point, bool]]:
    found = []
    for word in spec.split():
        x, y = word.rstrip("!").split(",")
        found.append(((float(x), float(y)), word.endswith("!")))
    return found


def _unit(a: Point, b: Point) -> tuple[Point, float]:
    far = math.dist(a, b) or 1
    return ((b[0] - a[0]) / far, (b[1] - a[1]) / far), far


def cut(spec: str) -> str:
    """A smooth closed curve through the points "x,y x,y ..."; a point marked "!" is a sharp corner."""
    points = _parse(spec)
    count = len(points)
    handles: list[tuple[Point, Point]] = []
    for i, (point, corner) in enumerate(points):
        before, before_far = _unit(points[i - 1][0], point)
        after, after_far = _unit(point, points[(i + 1) % count][0])
        x = before[0] * after_far + after[0] * before_far
        y = before[1] * after_far + after[1] * before_far
        size = 0 if corner else 0.36 / (math.hypot(x, y) or 1)
        into = (point[0] - x * size * before_far, point[1] - y * size * before_far)
        out = (point[0] + x * size * after_far, point[1] + y * size * after_far)
        handles.append((into, out))
    data = f"M{points[0][0][0]:.1f},{points[0][0][1]:.1f}"
    for i in range(count):
        end = (i + 1) % count
        (ax, ay), (bx, by), (x, y) = handles[i][1], handles[end][0], points[end][0]
        data += f"C{ax:.1f},{ay:.1f} {bx:.1f},{by:.1f} {x:.1f},{y:.1f}"
    return path(data + "Z")


def limb(spec: str, start: float = 0, end: float = 1, slim: float = 1) -> str:
    """A tapered limb, tail or trunk along "x,y,width ...".

    `start` and `end` keep only a stretch of it (a stocking, a tail tip), `slim` narrows it (the inside of an ear).
    """
    knots = [tuple(float(number) for number in word.split(",")) for word in spec.split()]
    line = [knots[0], *knots, knots[-1]]
    steps = 12
    spine = []
    for i in range(len(knots) - 1):
        for step in range(steps + (i == len(knots) - 2)):
            t = step / steps
            spine.append([_through(line[i][k], line[i + 1][k], line[i + 2][k], line[i + 3][k], t) for k in range(3)])
    first, last = round(start * (len(spine) - 1)), round(end * (len(spine) - 1))
    spine = [[x, y, width * slim] for x, y, width in spine[first : last + 1]]
    shape = ""
    for (ax, ay, aw), (bx, by, bw) in pairwise(spine):
        (ux, uy), _ = _unit((ax, ay), (bx, by))
        corners = [
            (ax - uy * aw / 2, ay + ux * aw / 2),
            (bx - uy * bw / 2, by + ux * bw / 2),
            (bx + uy * bw / 2, by - ux * bw / 2),
            (ax + uy * aw / 2, ay - ux * aw / 2),
        ]
        shape += "M" + "L".join(f"{x:.1f},{y:.1f}" for x, y in corners) + "Z"
    rounds = spine if start == 0 else spine[2:]
    rounds = rounds if end == 1 else rounds[:-2]
    return path(shape) + "".join(circle(x, y, max(0.5, width / 2)) for x, y, width in rounds)


def _through(a: float, b: float, c: float, d: float, t: float) -> float:
    return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))


def within(shape: str, marks: str) -> str:
    """Only what of the marks falls on the shape: a belly, stripes, patches that never leave the body."""
    name = f"m{zlib.crc32((shape + marks).encode()):08x}"
    return f'<mask id="{name}">{shape}</mask><g mask="url(#{name})">{marks}</g>'


def blink(x: float, y: float, size: float = 7) -> str:
    """A closed eye."""
    return stroke(f"M{x - size:.1f},{y - 1:.1f}Q{x:.1f},{y + size * 0.8:.1f} {x + size:.1f},{y - 1:.1f}", 3.4)


def eye(x: float, y: float, asleep: bool = False, size: float = 3.8) -> str:
    """A dot, or a closed eye."""
    return blink(x, y, size * 1.8) if asleep else circle(x, y, size)
