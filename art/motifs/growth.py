"""How things grow: smooth outlines, tapering limbs, leaves, petals and crowns of foliage, as shapes."""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random

from art.shapes import Point, circle, path, polygon


def smooth(points: Sequence[Point], closed: bool = True) -> str:
    """Path data of a round curve through the points."""
    count = len(points)
    data = f"M{points[0][0]:.1f},{points[0][1]:.1f}"
    for i in range(count if closed else count - 1):
        if closed:
            before, start, end, after = (points[(i + step) % count] for step in (-1, 0, 1, 2))
        else:
            before, start, end, after = (points[min(max(i + step, 0), count - 1)] for step in (-1, 0, 1, 2))
        first = (start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6)
        second = (end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6)
        data += f"C{first[0]:.1f},{first[1]:.1f} {second[0]:.1f},{second[1]:.1f} {end[0]:.1f},{end[1]:.1f}"
    return data + ("Z" if closed else "")


def blob(points: Sequence[Point]) -> str:
    return path(smooth(points))


def along(points: Sequence[Point], steps: int = 8) -> list[Point]:
    """Many points on the round curve through a few."""
    curve: list[Point] = []
    last = len(points) - 1
    for i in range(last):
        p0, p1, p2, p3 = (points[min(max(i + step, 0), last)] for step in (-1, 0, 1, 2))
        for step in range(steps):
            t = step / steps
            x, y = (
                0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
                for a, b, c, d in zip(p0, p1, p2, p3, strict=True)
            )
            curve.append((x, y))
    return [*curve, points[-1]]


def heading(curve: Sequence[Point], i: int) -> float:
    """The direction of a curve at one of its points, in degrees."""
    (x0, y0), (x1, y1) = curve[max(i - 1, 0)], curve[min(i + 1, len(curve) - 1)]
    return math.degrees(math.atan2(y1 - y0, x1 - x0))


def limb(points: Sequence[Point], start: float, end: float, steps: int = 8) -> str:
    """A branch, a stem or a root along the points, its width going from `start` to `end`."""
    curve = along(points, steps)
    left, right = [], []
    for i, (x, y) in enumerate(curve):
        angle = math.radians(heading(curve, i) + 90)
        half = (start + (end - start) * i / (len(curve) - 1)) / 2
        left.append((x + half * math.cos(angle), y + half * math.sin(angle)))
        right.append((x - half * math.cos(angle), y - half * math.sin(angle)))
    return polygon(left + right[::-1]) + circle(*curve[0], start / 2) + circle(*curve[-1], end / 2)


def off(x: float, y: float, length: float, turn: float) -> Point:
    """The point at some distance from another, in a direction in degrees (0: right, -90: up)."""
    return (x + length * math.cos(math.radians(turn)), y + length * math.sin(math.radians(turn)))


def leaf_data(x: float, y: float, length: float, width: float, turn: float) -> str:
    tip = off(x, y, length, turn)
    middle = off(x, y, length * 0.42, turn)
    a, b = off(*middle, width, turn - 90), off(*middle, width, turn + 90)
    return f"M{x:.1f},{y:.1f}Q{a[0]:.1f},{a[1]:.1f} {tip[0]:.1f},{tip[1]:.1f}Q{b[0]:.1f},{b[1]:.1f} {x:.1f},{y:.1f}Z"


def leaf(x: float, y: float, length: float, width: float, turn: float) -> str:
    """A pointed leaf growing from (x, y); its greatest width is about `width`."""
    return path(leaf_data(x, y, length, width, turn))


def blade(x: float, y: float, length: float, width: float, turn: float, bend: float = 0) -> str:
    """A long blade of grass from (x, y), its tip bent aside by some degrees."""
    middle, tip = off(x, y, length * 0.55, turn), off(*off(x, y, length * 0.55, turn), length * 0.5, turn + bend)
    a, b = off(x, y, width / 2, turn - 90), off(x, y, width / 2, turn + 90)
    c, d = off(*middle, width * 0.55, turn - 90), off(*middle, width * 0.55, turn + 90)
    return path(
        f"M{a[0]:.1f},{a[1]:.1f}Q{c[0]:.1f},{c[1]:.1f} {tip[0]:.1f},{tip[1]:.1f}"
        f"Q{d[0]:.1f},{d[1]:.1f} {b[0]:.1f},{b[1]:.1f}Z"
    )


def petal(x: float, y: float, length: float, width: float, turn: float, notch: float = 0) -> str:
    """A round petal growing from (x, y), its end notched if asked."""
    side, wide = off(x, y, length * 0.62, turn), width * 0.66
    a, b = off(*side, wide, turn - 90), off(*side, wide, turn + 90)
    end = off(x, y, length * (1 - notch), turn)
    c, d = (
        off(*off(x, y, length * 1.06, turn), wide * 0.6, turn - 90),
        off(*off(x, y, length * 1.06, turn), wide * 0.6, turn + 90),
    )
    return path(
        f"M{x:.1f},{y:.1f}C{a[0]:.1f},{a[1]:.1f} {c[0]:.1f},{c[1]:.1f} {end[0]:.1f},{end[1]:.1f}"
        f"C{d[0]:.1f},{d[1]:.1f} {b[0]:.1f},{b[1]:.1f} {x:.1f},{y:.1f}Z"
    )


Lobe = tuple[float, float, float]


def foliage(random: Random, lobes: Sequence[Lobe], size: float = 13) -> tuple[str, str, str]:
    """A crown of round lobes (x, y, radius) with a leafy rim, its leaves in the light, its leaves in the shade."""
    crown, rim, lit, shaded = "", "", "", ""
    for x, y, radius in lobes:
        crown += circle(x, y, radius)
        count = max(6, int(math.tau * radius / (size * 0.72)))
        for i in range(count):
            turn = i * 360 / count + random.uniform(-9, 9)
            at = off(x, y, radius - size * 0.35, turn)
            rim += leaf_data(*at, size * random.uniform(0.8, 1.15), size * 0.5, turn + random.uniform(-35, 35))
        for _ in range(int(radius * radius / (size * size * 1.5))):
            turn, reach = random.uniform(150, 330), radius * math.sqrt(random.uniform(0.08, 0.95))
            lit += leaf_data(*off(x, y, reach, turn), size * 0.72, size * 0.36, random.uniform(-150, -30))
        for _ in range(int(radius * radius / (size * size * 2.4))):
            turn, reach = random.uniform(-20, 130), radius * math.sqrt(random.uniform(0.3, 0.9))
            shaded += leaf_data(*off(x, y, reach, turn), size * 0.72, size * 0.36, random.uniform(-20, 120))
    return crown + path(rim), path(lit), path(shaded)


def inside(lobes: Sequence[Lobe], random: Random, count: int, margin: float = 0.8) -> list[Point]:
    """Points spread over the lobes of a crown, none too near another."""
    chosen: list[Point] = []
    apart = 26.0
    for attempt in range(count * 40):
        x, y, radius = random.choice(list(lobes))
        point = off(x, y, radius * margin * math.sqrt(random.random()), random.uniform(0, 360))
        if all(math.dist(point, other) > apart for other in chosen):
            chosen.append(point)
        if len(chosen) == count:
            break
        if attempt % (count * 4) == 0:
            apart *= 0.9
    return chosen


def grown(
    random: Random, x: float, y: float, length: float, depth: int, width: float, turn: float = -90, spread: float = 30
) -> tuple[str, list[Point]]:
    """Bare branches grown from (x, y), bending as they grow, and the tips of their twigs."""
    bend = random.uniform(-16, 16)
    middle = off(x, y, length * 0.5, turn + bend)
    end = off(*middle, length * 0.5, turn - bend * 0.6)
    thin = width * 0.68
    shape = limb([(x, y), middle, end], width, max(thin, 1.6), 5)
    if depth == 0:
        return shape, [end]
    tips: list[Point] = []
    forks = 3 if random.random() < 0.25 else 2
    for i in range(forks):
        side = (i - (forks - 1) / 2) * 2 / (forks - 1)
        away = turn + side * spread * random.uniform(0.7, 1.3) + random.uniform(-6, 6)
        reach = length * random.uniform(0.66, 0.88)
        twigs, ends = grown(random, *end, reach, depth - 1, thin * random.uniform(0.8, 0.98), away, spread)
        shape += twigs
        tips += ends
    return shape, tips
