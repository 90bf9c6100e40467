"""How plants grow, as shapes: leaf, blade, petal, bare branches (grown), crowns of foliage and points inside them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random

from art.motifs.curves import branch, off
from art.shapes import Point, circle, path


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
    shape = branch([(x, y), middle, end], width, max(thin, 1.6), 5)
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
