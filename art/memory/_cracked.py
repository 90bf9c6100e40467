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


def blow(card: Calm, glass: Field, x: float, y: float) -> None:
    """Where glass was hit: cracks that thin out as they run, splinters between them, and a piece missing."""

    def spot(angle: float, reach: float) -> Point:
        return x + reach * math.cos(math.radians(angle)), y + reach * math.sin(math.radians(angle))

    cracks = ""
    for angle, reach, bend in CRACKS:
        stops = ((0.0, 0.0, 4.6), (0.3, bend, 3.6), (0.62, -bend * 0.6, 2.4), (1.0, bend * 0.5, 0.8))
        ends = [(*spot(angle + lean, reach * part), wide) for part, lean, wide in stops]
        for (ax, ay, aw), (bx, by, bw) in pairwise(ends):
            cracks += limb(f"{ax:.1f},{ay:.1f},{aw} {bx:.1f},{by:.1f},{bw}", 1)
    for i, ((near, *_), (far, *_)) in enumerate(pairwise(CRACKS)):
        if i % 3 != 1:
            cracks += line([spot(near + 2, 66 + 8 * (i % 2)), spot(far - 2, 62 + 10 * (i % 3))], 2)
    card.lamp(place(cracks, 2.5, 3), "#ffffff", 0.9, clip=glass)
    card.flat(cracks, "#39406e", glass)
    hole = [spot(angle, 22 + 16 * (i % 2)) for i, (angle, *_) in enumerate(CRACKS)]
    card.flat(polygon(hole), "#0b1030")
    card.lamp(line([*hole, hole[0]], 2.4), "#ffffff", 0.7)
