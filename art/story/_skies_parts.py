"""What several sky and earth scenes share."""

from __future__ import annotations

from art.colour import Colour
from art.motifs.terrain import below, plane
from art.press import Plate
from art.shapes import Point, stroke


def dashed(data: str, width: float, dash: float, gap: float) -> str:
    """A line of stitches, or of things not yet there."""
    return f'<g stroke-dasharray="{dash} {gap}">{stroke(data, width)}</g>'


def dunes(plate: Plate, crests: list[tuple[list[Point], Colour]]) -> None:
    """Planes of sand under their crests, from far to near."""
    for points, ink in crests:
        plane(plate, below(points), ink, lift=0.5)
