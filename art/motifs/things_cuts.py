"""Scissors for the things and the machines: curves through points, tapered strips, turned (lathe) silhouettes.

Every thing uses the same names of inks, so that a scene can recolour any of them alike: `body` (main colour), `trim`
(second colour), `light` (paper, glass, linen), `dark` (darkest details), `metal`, `glow` (flame or lit glass).
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import pairwise

from art.colour import Colour
from art.motif import Motif, Piece
from art.shapes import Point, path, polygon

WOOD = "#8f5637"
RED = "#c2452f"
BLUE = "#3c6e8f"
TEAL = "#2f7d78"
GREEN = "#5f8050"
PLUM = "#6d3f63"
OCHRE = "#d99f3f"
BRASS = "#dcaa4a"
INK = "#2a2038"
IRON = "#4c5361"
CREAM = "#f5e8ca"
ROSE = "#e2a08c"
STRAW = "#dcb871"


def thing(
    *pieces: Piece,
    body: Colour = WOOD,
    trim: Colour = BRASS,
    light: Colour = CREAM,
    dark: Colour = INK,
    metal: Colour = "#939aa0",
    glow: Colour = "#ffd569",
    anchors: Mapping[str, Point] | None = None,
) -> Motif:
    inks = {"body": body, "trim": trim, "light": light, "dark": dark, "metal": metal, "glow": glow}
    return Motif(pieces, inks, anchors or {})


def curve(points: Sequence[Point], closed: bool = False) -> str:
    """Path data of a smooth curve through points; a point given twice makes a corner."""
    many = list(points)
    many = [many[-1], *many, many[0], many[1]] if closed else [many[0], *many, many[-1]]
    data = f"M{many[1][0]:.1f},{many[1][1]:.1f}"
    for before, start, end, after in zip(many, many[1:], many[2:], many[3:], strict=False):
        if start == end:
            continue
        data += (
            f"C{start[0] + (end[0] - before[0]) / 6:.1f},{start[1] + (end[1] - before[1]) / 6:.1f} "
            f"{end[0] - (after[0] - start[0]) / 6:.1f},{end[1] - (after[1] - start[1]) / 6:.1f} "
            f"{end[0]:.1f},{end[1]:.1f}"
        )
    return data + ("Z" if closed else "")


def blob(points: Sequence[Point]) -> str:
    """A closed smooth shape through points."""
    return path(curve(points, closed=True))


def cut(data: str) -> str:
    """A shape whose inner contours are holes."""
    return f'<path fill-rule="evenodd" d="{data}"/>'


def along(points: Sequence[Point], step: float) -> list[tuple[float, float, float]]:
    """Places at equal steps along the smooth curve through points, each with its heading in degrees."""
    many = [points[0], *points, points[-1]]
    dense: list[Point] = []
    for before, start, end, after in zip(many, many[1:], many[2:], many[3:], strict=False):
        for i in range(24):
            t = i / 24
            dense.append(
                (
                    _between(before[0], start[0], end[0], after[0], t),
                    _between(before[1], start[1], end[1], after[1], t),
                )
            )
    dense.append(points[-1])
    lengths = [math.dist(a, b) for a, b in pairwise(dense)]
    count = max(1, round(sum(lengths) / step))
    wanted = [sum(lengths) * i / count for i in range(count + 1)]
    found, gone, k = [], 0.0, 0
    for far in wanted:
        while k < len(lengths) - 1 and gone + lengths[k] < far:
            gone += lengths[k]
            k += 1
        (x0, y0), (x1, y1) = dense[k], dense[k + 1]
        share = min(1.0, (far - gone) / lengths[k]) if lengths[k] else 0.0
        found.append((x0 + (x1 - x0) * share, y0 + (y1 - y0) * share, math.degrees(math.atan2(y1 - y0, x1 - x0))))
    return found


def _between(before: float, start: float, end: float, after: float, t: float) -> float:
    return (
        start
        + t * (end - before) / 2
        + t * t * (before - 2.5 * start + 2 * end - after / 2)
        + t**3 * ((after - before) / 2 + 1.5 * (start - end))
    )


def taper(points: Sequence[Point], *widths: float) -> str:
    """A strip along the curve through points, its width passing smoothly through the given ones, with round ends."""
    places = along(points, 5)
    left, right = [], []
    for i, (x, y, heading) in enumerate(places):
        spot = i / (len(places) - 1) * (len(widths) - 1)
        k = min(int(spot), len(widths) - 2)
        half = (widths[k] + (widths[k + 1] - widths[k]) * (spot - k)) / 2
        nx, ny = -math.sin(math.radians(heading)) * half, math.cos(math.radians(heading)) * half
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    first, last = places[0], places[-1]
    ends = "".join(
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{width / 2:.2f}"/>'
        for (x, y, _), width in ((first, widths[0]), (last, widths[-1]))
    )
    return polygon(left + right[::-1]) + ends


def lathe(*profile: Point, x: float = 0) -> str:
    """A turned silhouette from its profile of (radius, y) from top to bottom; a point given twice is an edge."""
    right = curve([(x + radius, y) for radius, y in profile])
    left = curve([(x - radius, y) for radius, y in reversed(profile)])
    return path(f"{right}L{left[1:]}Z")


def arc(x: float, y: float, radius: float, start: float, end: float) -> str:
    """Path data of an arc from one angle to another, in degrees, clockwise from the right."""
    a, b = math.radians(start), math.radians(end)
    return (
        f"M{x + radius * math.cos(a):.1f},{y + radius * math.sin(a):.1f}"
        f"A{radius},{radius} 0 {int(abs(end - start) > 180)} {int(end > start)} "
        f"{x + radius * math.cos(b):.1f},{y + radius * math.sin(b):.1f}"
    )


def polar(x: float, y: float, radius: float, degrees: float) -> Point:
    return x + radius * math.cos(math.radians(degrees)), y + radius * math.sin(math.radians(degrees))
