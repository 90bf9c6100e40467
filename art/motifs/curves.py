"""What every motif is cut with: smooth curves through points, tapering limbs, marks kept inside a body.

Points are tuples, or text: "x,y x,y! x,y" (a corner at each "!"), limbs "x,y,width x,y,width ...".

Path data       through(points, closed, first)   Catmull-Rom; a point given twice makes a corner
                data(text, closed)               handles along the line between a point's neighbours
Closed shapes   rounded(points)                  of through
                blob(text)                       of data
                form(text)                       handles lean towards the nearer neighbour: tight turns stay plump
                holed(data)                      whose inner contours are holes
Lines           curve(text, width), plume(...)   a line; a feather or petal
Limbs           branch(points, start, end)       width from start to end, round ends
                band(points, halves)             half widths through the given ones, bare ends
                taper(points, *widths)           widths through the given ones, in equal paces, round ends
                strip(points, halves)            a smooth outline along given points, with the half width at each
                limb(text)                       a smooth outline, widths eased from point to point
                tube(text, start, end, slim)     widths on the same curve; a stretch of it can be kept
Along a curve   along(points, steps), paced(points, step), spine(text, steps), heading(curve, i), off(...), between(...)
Others          within(marks, outline), clipped(marks, outline) of plain shapes; both, mirrored, tilted, eye, blink
"""

from __future__ import annotations

import hashlib
import math
import zlib
from collections.abc import Sequence
from itertools import pairwise

from art.motif import Motif, Piece
from art.shapes import Point, circle, path, place, polygon, stroke

Knot = tuple[float, float, bool]


def between(start: Point, end: Point, t: float) -> Point:
    return start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t


def off(x: float, y: float, length: float, turn: float) -> Point:
    """The point at some distance from another, in a direction in degrees (0: right, -90: up)."""
    return (x + length * math.cos(math.radians(turn)), y + length * math.sin(math.radians(turn)))


def through(points: Sequence[Point], closed: bool = False, first: str = "M") -> str:
    """Path data of a round curve through the points; a point given twice makes a corner."""
    many = [points[-1], *points, points[0], points[1]] if closed else [points[0], *points, points[-1]]
    drawn = f"{first}{points[0][0]:.1f},{points[0][1]:.1f}"
    for before, start, end, after in zip(many, many[1:], many[2:], many[3:], strict=False):
        if start != end:
            drawn += (
                f"C{start[0] + (end[0] - before[0]) / 6:.1f},{start[1] + (end[1] - before[1]) / 6:.1f} "
                f"{end[0] - (after[0] - start[0]) / 6:.1f},{end[1] - (after[1] - start[1]) / 6:.1f} "
                f"{end[0]:.1f},{end[1]:.1f}"
            )
    return drawn + ("Z" if closed else "")


def rounded(points: Sequence[Point]) -> str:
    """A closed shape through the points."""
    return path(through(points, closed=True))


def _on_curve(a: float, b: float, c: float, d: float, t: float) -> float:
    """The coordinate at t (0 to 1) between b and c of the round curve through four."""
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)


def along(points: Sequence[Point], steps: int = 8) -> list[Point]:
    """Many points on the round curve through a few."""
    many = [points[0], *points, points[-1]]
    found: list[Point] = []
    for p0, p1, p2, p3 in zip(many, many[1:], many[2:], many[3:], strict=False):
        for step in range(steps):
            t = step / steps
            found.append((_on_curve(p0[0], p1[0], p2[0], p3[0], t), _on_curve(p0[1], p1[1], p2[1], p3[1], t)))
    return [*found, points[-1]]


def paced(points: Sequence[Point], step: float) -> list[tuple[float, float, float]]:
    """Places at equal steps along the round curve through points, each with its heading in degrees."""
    dense = along(points, 24)
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


def heading(curve: Sequence[Point], i: int) -> float:
    """The direction of a curve at one of its points, in degrees."""
    (x0, y0), (x1, y1) = curve[max(i - 1, 0)], curve[min(i + 1, len(curve) - 1)]
    return math.degrees(math.atan2(y1 - y0, x1 - x0))


def _width(widths: Sequence[float], share: float) -> float:
    """The width at a share of the length, going evenly through the given ones."""
    spot = share * (len(widths) - 1)
    k = min(int(spot), len(widths) - 2)
    return widths[k] + (widths[k + 1] - widths[k]) * (spot - k)


def _ribbon(places: Sequence[tuple[float, float, float]], halves: Sequence[float], first: float = 90) -> str:
    """A strip along places with their headings, traced from the side that lies `first` degrees from them."""
    left, right = [], []
    for i, (x, y, turn) in enumerate(places):
        half = _width(halves, i / (len(places) - 1))
        left.append(off(x, y, half, turn + first))
        right.append(off(x, y, half, turn - first))
    return polygon(left + right[::-1])


def _headed(points: Sequence[Point], steps: int) -> list[tuple[float, float, float]]:
    curve = along(points, steps)
    return [(x, y, heading(curve, i)) for i, (x, y) in enumerate(curve)]


def band(points: Sequence[Point], halves: Sequence[float], steps: int = 8) -> str:
    """A strip along the round curve through points, its half width going evenly through the given ones."""
    return _ribbon(_headed(points, steps), halves, -90)


def branch(points: Sequence[Point], start: float, end: float, steps: int = 8) -> str:
    """A branch, a stem or a root along the points, its width going from `start` to `end`, with round ends."""
    ends = circle(*points[0], start / 2) + circle(*points[-1], end / 2)
    return _ribbon(_headed(points, steps), (start / 2, end / 2)) + ends


def taper(points: Sequence[Point], *widths: float) -> str:
    """A strip along the round curve through points, its width going through the given ones, with round ends."""
    ends = circle(*points[0], widths[0] / 2) + circle(*points[-1], widths[-1] / 2)
    return _ribbon(paced(points, 5), [width / 2 for width in widths]) + ends


def edges(spine: Sequence[Point], left: Sequence[float], right: Sequence[float]) -> tuple[list[Point], list[Point]]:
    """Both sides of a strip of changing width along a curve."""
    lefts, rights = [], []
    for i, (x, y) in enumerate(spine):
        x0, y0 = spine[max(0, i - 1)]
        x1, y1 = spine[min(len(spine) - 1, i + 1)]
        away = math.hypot(x1 - x0, y1 - y0) or 1
        nx, ny = (y1 - y0) / away, -(x1 - x0) / away
        lefts.append((x + nx * left[i], y + ny * left[i]))
        rights.append((x - nx * right[i], y - ny * right[i]))
    return lefts, rights


def strip(spine: Sequence[Point], half: Sequence[float]) -> str:
    """A smooth outline along the points, with the half width at each."""
    lefts, rights = edges(spine, half, half)
    return path(through(lefts) + through(rights[::-1], first="L") + "Z")


def _knots(text: str) -> list[Knot]:
    knots = []
    for word in text.split():
        x, y = word.rstrip("!").split(",")
        knots.append((float(x), float(y), word.endswith("!")))
    return knots


def _direction(before: Knot | None, here: Knot, after: Knot | None) -> Point | None:
    """The direction of the curve in a point, or nothing where it turns a corner."""
    if here[2] or before is None or after is None:
        return None
    return _unit(before[:2], after[:2])[0]


def _unit(a: Point, b: Point) -> tuple[Point, float]:
    far = math.dist(a, b) or 1
    return ((b[0] - a[0]) / far, (b[1] - a[1]) / far), far


def data(text: str, closed: bool = False) -> str:
    """Path data of a smooth curve through the points."""
    return _data(_knots(text), closed)


def _data(knots: list[Knot], closed: bool) -> str:
    count = len(knots)

    def direction(i: int) -> Point | None:
        if closed:
            return _direction(knots[i - 1], knots[i % count], knots[(i + 1) % count])
        return _direction(knots[i - 1] if i else None, knots[i], knots[i + 1] if i + 1 < count else None)

    drawn = f"M{knots[0][0]:.1f},{knots[0][1]:.1f}"
    for i in range(count if closed else count - 1):
        start, end = knots[i], knots[(i + 1) % count]
        reach = math.hypot(end[0] - start[0], end[1] - start[1]) * 0.36
        leave, arrive = direction(i), direction((i + 1) % count)
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


def form(text: str) -> str:
    """A closed shape through the points, its handles leaning towards the nearer neighbour."""
    points = _knots(text)
    count = len(points)
    handles: list[tuple[Point, Point]] = []
    for i, (px, py, corner) in enumerate(points):
        before, before_far = _unit(points[i - 1][:2], (px, py))
        after, after_far = _unit((px, py), points[(i + 1) % count][:2])
        x = before[0] * after_far + after[0] * before_far
        y = before[1] * after_far + after[1] * before_far
        size = 0 if corner else 0.36 / (math.hypot(x, y) or 1)
        into = (px - x * size * before_far, py - y * size * before_far)
        out = (px + x * size * after_far, py + y * size * after_far)
        handles.append((into, out))
    drawn = f"M{points[0][0]:.1f},{points[0][1]:.1f}"
    for i in range(count):
        end = (i + 1) % count
        (ax, ay), (bx, by), (x, y, _) = handles[i][1], handles[end][0], points[end]
        drawn += f"C{ax:.1f},{ay:.1f} {bx:.1f},{by:.1f} {x:.1f},{y:.1f}"
    return path(drawn + "Z")


def holed(data: str) -> str:
    """A shape whose inner contours are holes."""
    return f'<path fill-rule="evenodd" d="{data}"/>'


def curve(text: str, width: float) -> str:
    """An open line through the points."""
    return stroke(data(text), width)


def _limb_knots(text: str) -> list[tuple[float, ...]]:
    return [tuple(float(part) for part in word.split(",")) for word in text.split()]


def spine(text: str, steps: int = 8) -> list[tuple[float, float, float, float, float]]:
    """Points along a curve "x,y,width ...": x, y, its direction as a unit vector, and its width there."""
    knots = _limb_knots(text)
    places = along([(x, y) for x, y, _ in knots], steps)
    points = []
    for i, (x, y) in enumerate(places):
        (dx, dy), _ = _unit(places[max(0, i - 1)], places[min(len(places) - 1, i + 1)])
        k = min(i // steps, len(knots) - 2)
        t = (i - k * steps) / steps
        ease = t * t * (3 - 2 * t)
        points.append((x, y, dx, dy, knots[k][2] + (knots[k + 1][2] - knots[k][2]) * ease))
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


def tube(text: str, start: float = 0, end: float = 1, slim: float = 1) -> str:
    """A limb, tail or trunk along "x,y,width ...", built of discs and what joins them.

    `start` and `end` keep only a stretch of it (a stocking, a tail tip), `slim` narrows it (the inside of an ear).
    """
    knots = _limb_knots(text)
    line = [knots[0], *knots, knots[-1]]
    steps = 12
    spots = []
    for i in range(len(knots) - 1):
        for step in range(steps + (i == len(knots) - 2)):
            t = step / steps
            # The curve of `along`, nested: written out, it rounds another way here, and printed cards would change.
            x, y, width = (
                b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
                for a, b, c, d in zip(*line[i : i + 4], strict=True)
            )
            spots.append((x, y, width * slim))
    spots = spots[round(start * (len(spots) - 1)) : round(end * (len(spots) - 1)) + 1]
    shape = ""
    for (ax, ay, aw), (bx, by, bw) in pairwise(spots):
        (ux, uy), _ = _unit((ax, ay), (bx, by))
        corners = [
            (ax - uy * aw / 2, ay + ux * aw / 2),
            (bx - uy * bw / 2, by + ux * bw / 2),
            (bx + uy * bw / 2, by - ux * bw / 2),
            (ax + uy * aw / 2, ay - ux * aw / 2),
        ]
        shape += "M" + "L".join(f"{x:.1f},{y:.1f}" for x, y in corners) + "Z"
    rounds = spots if start == 0 else spots[2:]
    rounds = rounds if end == 1 else rounds[:-2]
    return path(shape) + "".join(circle(x, y, max(0.5, width / 2)) for x, y, width in rounds)


def plume(x: float, y: float, length: float, width: float, turn: float, tip: float = 0.62) -> str:
    """A feather, a petal: from (x, y) in the direction `turn` (degrees, 0 to the right), widest at `tip`."""
    half, far = width / 2, length * tip
    shape = (
        f"M0,0C{length * 0.18:.1f},{-half:.1f} {far - length * 0.12:.1f},{-half:.1f} {far:.1f},{-half:.1f}"
        f"C{length * 0.86:.1f},{-half:.1f} {length:.1f},{-half * 0.5:.1f} {length:.1f},0"
        f"C{length:.1f},{half * 0.5:.1f} {length * 0.86:.1f},{half:.1f} {far:.1f},{half:.1f}"
        f"C{far - length * 0.12:.1f},{half:.1f} {length * 0.18:.1f},{half:.1f} 0,0Z"
    )
    return place(path(shape), x, y, 1, turn)


def clipped(marks: str, outline: str) -> str:
    """Only what of the marks lies inside an outline, which must be plain shapes: SVG clips ignore groups."""
    name = "c" + hashlib.sha256(outline.encode()).hexdigest()[:10]
    return f'<clipPath id="{name}">{outline}</clipPath><g clip-path="url(#{name})">{marks}</g>'


def within(marks: str, outline: str) -> str:
    """Only what of the marks falls on an outline of any shapes: a belly, stripes that never leave the body."""
    name = f"m{zlib.crc32((outline + marks).encode()):08x}"
    return f'<mask id="{name}">{outline}</mask><g mask="url(#{name})">{marks}</g>'


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


def eye(x: float, y: float, radius: float) -> tuple[Piece, ...]:
    """A dark dot in a light ring."""
    return Piece(circle(x, y, radius + 2.4), "light"), Piece(circle(x, y, radius), "dark")


def blink(x: float, y: float, size: float = 7) -> str:
    """A closed eye."""
    return stroke(f"M{x - size:.1f},{y - 1:.1f}Q{x:.1f},{y + size * 0.8:.1f} {x + size:.1f},{y - 1:.1f}", 3.4)
