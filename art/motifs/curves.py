"""Smooth cuts for living things: closed curves through points, tapering limbs, feathers, stripes kept inside a body.

Points are written as text, "x,y x,y! x,y": the curve passes smoothly through them, with a corner at each "!".
"""

from __future__ import annotations

import hashlib
import math

from art.motif import Motif, Piece
from art.shapes import Point, circle, path, place, stroke

Knot = tuple[float, float, bool]


def _knots(text: str) -> list[Knot]:
    knots = []
    for word in text.split():
        x, y = word.rstrip("!").split(",")[:2]
        knots.append((float(x), float(y), word.endswith("!")))
    return knots


def _heading(before: Knot | None, here: Knot, after: Knot | None) -> Point | None:
    """The direction of the curve in a point, or nothing where it turns a corner."""
    if here[2] or before is None or after is None:
        return None
    across, down = after[0] - before[0], after[1] - before[1]
    length = math.hypot(across, down) or 1
    return across / length, down / length


def data(text: str, closed: bool = False) -> str:
    """Path data of a smooth curve through the points."""
    return _data(_knots(text), closed)


def _data(knots: list[Knot], closed: bool) -> str:
    count = len(knots)

    def heading(i: int) -> Point | None:
        if closed:
            return _heading(knots[i - 1], knots[i % count], knots[(i + 1) % count])
        return _heading(knots[i - 1] if i else None, knots[i], knots[i + 1] if i + 1 < count else None)

    drawn = f"M{knots[0][0]:.1f},{knots[0][1]:.1f}"
    for i in range(count if closed else count - 1):
        start, end = knots[i], knots[(i + 1) % count]
        reach = math.hypot(end[0] - start[0], end[1] - start[1]) * 0.36
        leave, arrive = heading(i), heading((i + 1) % count)
        first = (start[0] + leave[0] * reach, start[1] + leave[1] * reach) if leave else None
        last = (end[0] - arrive[0] * reach, end[1] - arrive[1] * reach) if arrive else None
        if first is None:
            first = last or (start[0], start[1])
        if last is None:
            last = first if leave else (end[0], end[1])
        drawn += f"C{first[0]:.1f},{first[1]:.1f} {last[0]:.1f},{last[1]:.1f} {end[0]:.1f},{end[1]:.1f}"
    return drawn + ("Z" if closed else "")


def blob(text: str) -> str:
    """A closed shape through the points."""
    return path(data(text, closed=True))


def curve(text: str, width: float) -> str:
    """An open line through the points."""
    return stroke(data(text), width)


def spine(text: str, steps: int = 8) -> list[tuple[float, float, float, float, float]]:
    """Points along a curve "x,y,width ...": x, y, its direction as a unit vector, and its width there."""
    knots = [tuple(float(part) for part in word.split(",")) for word in text.split()]
    count = len(knots)
    found: list[tuple[float, float, float]] = []
    for i in range(count - 1):
        p0, p1, p2, p3 = knots[max(0, i - 1)], knots[i], knots[i + 1], knots[min(count - 1, i + 2)]
        for step in range(steps + (i == count - 2)):
            t = step / steps
            x, y = (
                0.5
                * (
                    2 * p1[k]
                    + (p2[k] - p0[k]) * t
                    + (2 * p0[k] - 5 * p1[k] + 4 * p2[k] - p3[k]) * t * t
                    + (3 * p1[k] - p0[k] - 3 * p2[k] + p3[k]) * t**3
                )
                for k in (0, 1)
            )
            ease = t * t * (3 - 2 * t)
            found.append((x, y, p1[2] + (p2[2] - p1[2]) * ease))
    points = []
    for i, (x, y, width) in enumerate(found):
        before, after = found[max(0, i - 1)], found[min(len(found) - 1, i + 1)]
        across, down = after[0] - before[0], after[1] - before[1]
        length = math.hypot(across, down) or 1
        points.append((x, y, across / length, down / length, width))
    return points


def limb(text: str, steps: int = 6) -> str:
    """A tapering limb along "x,y,width x,y,width ...", with round ends (pointed where the width is near 0)."""
    points = spine(text, steps)
    left = [(x + dy * w / 2, y - dx * w / 2, False) for x, y, dx, dy, w in points]
    right = [(x - dy * w / 2, y + dx * w / 2, False) for x, y, dx, dy, w in reversed(points)]
    x, y, dx, dy, w = points[-1]
    end = [(x + dx * w / 2, y + dy * w / 2, w < 3)]
    x, y, dx, dy, w = points[0]
    start = [(x - dx * w / 2, y - dy * w / 2, w < 3)]
    return path(_data(left + end + right + start, closed=True))


def leaf(x: float, y: float, length: float, width: float, turn: float, tip: float = 0.62) -> str:
    """A feather, a petal: from (x, y) in the direction `turn` (degrees, 0 to the right), widest at `tip`."""
    half, far = width / 2, length * tip
    shape = (
        f"M0,0C{length * 0.18:.1f},{-half:.1f} {far - length * 0.12:.1f},{-half:.1f} {far:.1f},{-half:.1f}"
        f"C{length * 0.86:.1f},{-half:.1f} {length:.1f},{-half * 0.5:.1f} {length:.1f},0"
        f"C{length:.1f},{half * 0.5:.1f} {length * 0.86:.1f},{half:.1f} {far:.1f},{half:.1f}"
        f"C{far - length * 0.12:.1f},{half:.1f} {length * 0.18:.1f},{half:.1f} 0,0Z"
    )
    return place(path(shape), x, y, 1, turn)


def within(shape: str, outline: str) -> str:
    """Only the part of a shape that lies inside an outline, which must be plain shapes: SVG clips ignore groups."""
    name = "c" + hashlib.sha256(outline.encode()).hexdigest()[:10]
    return f'<clipPath id="{name}">{outline}</clipPath><g clip-path="url(#{name})">{shape}</g>'


def mirrored(shape: str) -> str:
    return place(shape, 0, 0, 1, 0, True)


def both(shape: str) -> str:
    """A shape and its mirror image, left and right of x = 0."""
    return shape + mirrored(shape)


def tilted(motif: Motif, x: float, y: float, turn: float) -> Motif:
    """A motif turned about the point (x, y)."""
    angle = math.radians(turn)
    across = x - (x * math.cos(angle) - y * math.sin(angle))
    down = y - (x * math.sin(angle) + y * math.cos(angle))
    return motif.moved(across, down, 1, turn)


def eye(x: float, y: float, radius: float, ringed: bool = True) -> tuple[Piece, ...]:
    white = (Piece(circle(x, y, radius + 2.4), "light"),) if ringed else ()
    return (*white, Piece(circle(x, y, radius), "dark"))
