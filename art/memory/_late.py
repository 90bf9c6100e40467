"""What several of the later memory cards share: walls of brick, and things that lie along a line."""

from __future__ import annotations

import math

from art.motifs.curves import spine


def bricks(x: float, y: float, columns: int, rows: int, wide: float, tall: float, gap: float = 6) -> str:
    """A wall of bricks, as plain shapes."""
    wall = ""
    for row in range(rows):
        for column in range(-1, columns):
            left = x + column * wide + (row % 2) * wide / 2
            wall += (
                f'<rect x="{left + gap / 2:.1f}" y="{y + row * tall + gap / 2:.1f}" '
                f'width="{wide - gap:.1f}" height="{tall - gap:.1f}" rx="4"/>'
            )
    return wall


def along(course: str, step: float) -> list[tuple[float, float, float, float, float]]:
    """Places a step apart along "x,y,width ...": x, y, direction and width."""
    found = []
    gone, (x, y) = 0.0, (0.0, 0.0)
    for i, spot in enumerate(spine(course, 40)):
        gone += math.dist((x, y), spot[:2]) if i else 0
        x, y = spot[:2]
        if gone > step:
            gone = 0
            found.append(spot)
    return found
