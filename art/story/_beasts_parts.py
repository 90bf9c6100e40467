"""What the cards of beasts share: flames, rain, a bonnet, a handbag."""

from __future__ import annotations

import math
from random import Random

from art.motif import Motif, Piece
from art.motifs.curves import form
from art.shapes import circle, ellipse, path, place, stroke


def flame(x: float, y: float, size: float, turn: float = 0, flip: bool = False) -> str:
    """A tongue of fire standing on (x, y)."""
    tongue = path(
        "M0,0C-26,-4 -34,-30 -20,-52C-16,-42 -10,-40 -8,-46C-12,-66 0,-84 18,-100C12,-76 34,-58 30,-30C28,-10 16,0 0,0Z"
    )
    return place(tongue, x, y, size / 100, turn, flip)


def rain(random: Random, count: int, slant: float = 0.18, length: float = 46, width: float = 2.4) -> str:
    """Slanting streaks over the whole sheet."""
    shape = ""
    for _ in range(count):
        x, y, long = random.uniform(0, 640), random.uniform(-20, 880), length * random.uniform(0.5, 1.2)
        shape += stroke(f"M{x:.1f},{y:.1f}l{-slant * long:.1f},{long:.1f}", width)
    return shape


def bonnet_hat(ribbon: str = "trim") -> Motif:
    """A small hat with a flower, its brim on (0, 0)."""
    return Motif(
        (
            Piece(ellipse(0, 0, 34, 7, -4), "hat"),
            Piece(form("-20,-2! -20,-18 -8,-28 10,-27 21,-16 20,-3! 0,1"), "hat", 10),
            Piece(stroke("M-20,-5Q0,1 20,-6", 6), ribbon),
            Piece(
                "".join(circle(20 + 7 * math.cos(a), -14 + 7 * math.sin(a), 5) for a in (0, 1.26, 2.5, 3.8, 5)), "bloom"
            ),
            Piece(circle(20, -14, 4), ribbon),
        ),
        {"hat": "#3f6390", "trim": "#f2c565", "bloom": "#f7e6d0"},
    )


def handbag() -> Motif:
    """A small bag hanging by its handle from (0, 0)."""
    return Motif(
        (
            Piece(stroke("M-12,26C-14,4 -4,0 0,0C6,0 14,6 12,26", 5), "dark"),
            Piece(form("-18,24! 18,24! 25,54 18,62 -18,62 -25,54"), "bag", 10),
            Piece(stroke("M-19,27Q0,34 19,27", 4) + circle(0, 33, 4.5), "clasp"),
        ),
        {"bag": "#a8342c", "clasp": "#f0cc6a", "dark": "#2a1420"},
    )
