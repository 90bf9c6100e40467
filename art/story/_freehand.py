"""Skin, banks of cloud and ribbons of steps for cards whose people are drawn freely."""

from __future__ import annotations

from collections.abc import Sequence

from art.colour import Colour, Field
from art.motif import SMOOTH, cut
from art.press import Plate
from art.shapes import Point, path

Bend = tuple[Point, Point, Point, Point]


def skin(
    plate: Plate, shape: str, ink: Colour, depth: float = 8, lift: float = 0.2, *, clip: Field | None = None
) -> Field:
    """A cut brushed as finely as the faces of motifs."""
    before, plate.care = plate.care, SMOOTH
    cover = cut(plate, shape, ink, depth, lift, clip=clip)
    plate.care = before
    return cover


def bank(humps: Sequence[tuple[float, float]], left: float, y: float, bottom: float = 930) -> str:
    """A bank of cloud in one contour: the width and the rise of each hump, from the left."""
    data, x = f"M{left:.0f},{bottom:.0f}V{y:.0f}", left
    for wide, rise in humps:
        y += rise
        x += wide
        data += f"A{wide * 0.58:.0f},{wide * 0.5:.0f} 0 0 1 {x:.0f},{y:.0f}"
    return path(f"{data}V{bottom:.0f}Z")


def along(bend: Bend, t: float) -> Point:
    """A point of a cubic curve."""
    a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = bend
    return a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3


def between(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
