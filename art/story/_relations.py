"""Parts shared by the story cards about people and each other: layers of a figure, spines that bend, cast shadows."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from random import Random

from art.motif import Motif
from art.motifs.curves import through
from art.motifs.people import Figure
from art.shapes import Point, path, stroke


def behind(figure: Figure) -> Motif:
    """All of a figure but its near arm, to put something into the arm that follows."""
    return Motif(figure.behind + figure.body + figure.head, figure.inks, figure.anchors)


def before(figure: Figure) -> Motif:
    return Motif(figure.front, figure.inks, figure.anchors)


def sheared(shape: str, x: float, y: float, matrix: tuple[float, float, float, float]) -> str:
    """A shape carried by a linear map (SVG order a, b, c, d), its origin at (x, y): what falls on a floor or a wall."""
    a, b, c, d = matrix
    return f'<g transform="matrix({a},{b},{c},{d},{x},{y})">{shape}</g>'


def yarn(points: Sequence[Point], width: float) -> str:
    """A thread through points."""
    return stroke(through(points), width)


def crinkled(points: Sequence[Point], width: float, wave: float = 5, pitch: float = 9) -> str:
    """A thread that has just been unravelled: it keeps the waves of its stitches."""
    kinks: list[Point] = []
    side = 1.0
    for (x0, y0), (x1, y1) in pairwise(points):
        away = math.hypot(x1 - x0, y1 - y0) or 1
        steps = max(1, round(away / pitch))
        for i in range(steps):
            t = i / steps
            kinks.append(
                (
                    x0 + (x1 - x0) * t - (y1 - y0) / away * wave * side,
                    y0 + (y1 - y0) * t + (x1 - x0) / away * wave * side,
                )
            )
            side = -side
    return yarn([*kinks, points[-1]], width)


@dataclass(frozen=True)
class Spine:
    """A column that bends as it rises: its foot, its length, how far its top leans in degrees, its half width."""

    x: float
    y: float
    length: float
    lean: float
    half: float
    stiff: float = 1.3

    def frame(self, t: float) -> tuple[float, float, float]:
        """The middle of the column at a share of its length, and its lean there."""
        x, y, steps = self.x, self.y, 40
        for i in range(steps):
            angle = math.radians(self.lean * abs((i + 0.5) / steps * t) ** self.stiff)
            x += math.sin(angle) * self.length * t / steps
            y -= math.cos(angle) * self.length * t / steps
        return x, y, self.lean * max(0.0, t) ** self.stiff

    def at(self, t: float, s: float) -> Point:
        """A point of its front: t from foot to top, s from its left edge (-1) to its right edge (1)."""
        x, y, lean = self.frame(t)
        turn = math.radians(lean)
        return x + math.cos(turn) * s * self.half, y + math.sin(turn) * s * self.half

    def patch(self, t0: float, t1: float, s0: float, s1: float, steps: int = 8) -> str:
        """A part of its front, bent as it is."""
        lefts = [self.at(t0 + (t1 - t0) * i / steps, s0) for i in range(steps + 1)]
        rights = [self.at(t0 + (t1 - t0) * i / steps, s1) for i in range(steps + 1)]
        return path(through(lefts) + through(rights[::-1], first="L") + "Z")


def fallen_leaves(random: Random, count: int, box: tuple[float, float, float, float], size: float) -> str:
    x0, y0, x1, y1 = box
    shape = ""
    for _ in range(count):
        x, y, turn = random.uniform(x0, x1), random.uniform(y0, y1), random.uniform(0, 360)
        grown = size * random.uniform(0.7, 1.2) / 20
        leaf = path("M-10,0C-6,-8 4,-9 11,-1C4,7 -6,7 -10,0Z") + stroke("M-15,1L-8,0", 1.6)
        shape += f'<g transform="translate({x:.1f},{y:.1f}) rotate({turn:.0f}) scale({grown:.3f})">{leaf}</g>'
    return shape
