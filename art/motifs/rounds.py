"""Round forms seen from anywhere: balls, areas and lines of a body in space, as shapes on the sheet.

In space x is right, y down, and z towards the eye.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from art.motifs.curves import along, strip, through
from art.shapes import Point, ellipse, path, polygon

Spot = tuple[float, float, float]
Ball = tuple[Spot, Spot]  # centre, radii
Ring = tuple[float, float, float, float]  # height, radius across, radius along, how far forward


class Eyepoint:
    """Turns what is drawn looking at the eye: by yaw to the right, by pitch downwards."""

    def __init__(self, yaw: float, pitch: float) -> None:
        a, p = math.radians(yaw), math.radians(pitch)
        bow = np.array([[1, 0, 0], [0, math.cos(p), math.sin(p)], [0, -math.sin(p), math.cos(p)]])
        turn = np.array([[math.cos(a), 0, math.sin(a)], [0, 1, 0], [-math.sin(a), 0, math.cos(a)]])
        self.matrix = turn @ bow

    def __call__(self, spot: Spot) -> Point:
        x, y, _ = self.matrix @ np.array(spot)
        return float(x), float(y)

    def near(self, spot: Spot) -> float:
        return float((self.matrix @ np.array(spot))[2])

    def ball(self, centre: Spot, radii: Spot) -> str:
        """An ellipsoid, as the ellipse that it shows."""
        spread = self.matrix @ np.diag(np.square(radii)) @ self.matrix.T
        values, vectors = np.linalg.eigh(spread[:2, :2])
        x, y = self(centre)
        turn = math.degrees(math.atan2(vectors[1, 1], vectors[0, 1]))
        return ellipse(x, y, math.sqrt(values[1]), math.sqrt(values[0]), turn)

    def area(self, spots: Sequence[Spot]) -> str:
        return path(through([self(spot) for spot in spots], closed=True))

    def pressed(self, spots: Sequence[Spot], width: float) -> str:
        """A line drawn with a soft point: thin where it starts and ends, pressed in the middle."""
        fine = along([self(spot) for spot in spots], 5)
        last = len(fine) - 1
        return strip(
            fine, [width * (0.3 + 0.7 * math.sin(math.pi * (0.08 + 0.84 * i / last))) for i in range(last + 1)]
        )

    def loft(self, rings: Sequence[Ring]) -> str:
        """What level rings above each other enclose: a hat, a collar."""
        points = [
            self((across * math.sin(k * math.tau / 28), y, ahead + along * math.cos(k * math.tau / 28)))
            for y, across, along, ahead in rings
            for k in range(28)
        ]
        return polygon(_hull(points))


def _hull(points: Sequence[Point]) -> list[Point]:
    """The outline of what a rubber band around the points would enclose."""
    ordered = sorted(set(points))

    def half(those: Sequence[Point]) -> list[Point]:
        found: list[Point] = []
        for p in those:
            while len(found) > 1:
                (x0, y0), (x1, y1) = found[-2:]
                if (x1 - x0) * (p[1] - y0) - (y1 - y0) * (p[0] - x0) > 0:
                    break
                found.pop()
            found.append(p)
        return found[:-1]

    return half(ordered) + half(ordered[::-1])
