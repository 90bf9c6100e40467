"""Glass that was hit."""

from __future__ import annotations

import math
from itertools import pairwise

from art.colour import Field
from art.memory._calm import Calm
from art.motifs.curves import limb
from art.shapes import Point, line, place, polygon

# Direction, length and bend of each crack.
CRACKS = ((8, 150, 4), (52, 120, -5), (96, 170, 6), (140, 250, -4), (178, 300, 5), (222, 118, -6), (262, 260, 4),
    (300, 300, -5), (334, 170, 5))  # fmt: skip
# Splinters: two neighbours, and how far out on each of them.
JOINS = (
    (0, 1, 60, 54),
    (2, 3, 70, 88),
    (3, 4, 96, 110),
    (5, 6, 64, 88),
    (6, 7, 92, 78),
    (7, 8, 120, 98),
    (8, 0, 66, 58),
)


def blow(card: Calm, glass: Field, x: float, y: float) -> None:
    """Where glass was hit: cracks that thin out as they run, splinters between them, and a piece missing."""

    def spot(angle: float, reach: float) -> Point:
        return x + reach * math.cos(math.radians(angle)), y + reach * math.sin(math.radians(angle))

    def ends(crack: tuple[float, float, float]) -> list[tuple[float, float, float]]:
        angle, reach, bend = crack
        stops = ((0.0, 0.0, 4.6), (0.3, bend, 3.6), (0.62, -bend * 0.6, 2.4), (1.0, bend * 0.5, 0.8))
        return [(*spot(angle + lean, reach * part), wide) for part, lean, wide in stops]

    def on(crack: tuple[float, float, float], away: float) -> Point:
        """A point of a crack before its second bend, so far from the blow."""
        (ax, ay, _), (bx, by, _) = ends(crack)[1:3]
        start, stop = math.hypot(ax - x, ay - y), math.hypot(bx - x, by - y)
        share = (away - start) / (stop - start)
        return (ax + (bx - ax) * share, ay + (by - ay) * share) if share > 0 else spot(crack[0] + crack[2], away)

    cracks = ""
    for crack in CRACKS:
        for (ax, ay, aw), (bx, by, bw) in pairwise(ends(crack)):
            cracks += limb(f"{ax:.1f},{ay:.1f},{aw} {bx:.1f},{by:.1f},{bw}", 1)
    for near, far, away, other in JOINS:
        cracks += line([on(CRACKS[near], away), on(CRACKS[far], other)], 1.8)
    card.lamp(place(cracks, 2.5, 3), "#ffffff", 0.9, clip=glass)
    card.flat(cracks, "#39406e", glass)
    hole = [spot(angle, 22 + 16 * (i % 2)) for i, (angle, *_) in enumerate(CRACKS)]
    card.flat(polygon(hole), "#0b1030")
    card.lamp(line([*hole, hole[0]], 2.4), "#ffffff", 0.7)
