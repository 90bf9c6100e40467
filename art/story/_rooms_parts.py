"""Small helpers that the scenes of rooms share."""

from __future__ import annotations

from random import Random

from art.shapes import circle, path


def blaze(x: float, y: float, width: float, height: float, lean: float = 0) -> str:
    """One tongue of fire standing on (x, y)."""
    half, tip = width / 2, x + lean
    return path(
        f"M{x - half:.1f},{y:.1f}C{x - half * 1.5:.1f},{y - height * 0.4:.1f} {tip - half * 0.3:.1f},"
        f"{y - height * 0.55:.1f} {tip:.1f},{y - height:.1f}C{tip + half * 0.5:.1f},{y - height * 0.6:.1f} "
        f"{x + half * 1.6:.1f},{y - height * 0.45:.1f} {x + half:.1f},{y:.1f}Z"
    )


def sparks(random: Random, count: int, x: float, y: float, width: float, height: float, size: float = 3) -> str:
    """Little dots rising over a width."""
    return "".join(
        circle(
            x + random.uniform(-width, width) / 2, y - height * random.random() ** 0.8, size * random.uniform(0.4, 1)
        )
        for _ in range(count)
    )
