"""Roots that end in hands: one contour from the foot of the tree to the fingertips."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from art.colour import mix
from art.motif import cut
from art.motifs.curves import limb, spine, through
from art.press import Plate, darker
from art.shapes import Point, stroke

ROOT = "#d3a668"
LINE = darker(ROOT, 0.62)


@dataclass(frozen=True)
class Hand:
    """The arm "x,y,width ..." with its palm, the fingers before and behind what is held, and creases."""

    arm: str
    front: Sequence[str]
    back: Sequence[str] = ()
    creases: str = ""


def finger(points: str, width: float) -> str:
    """A finger through "x,y x,y ...", from knuckle to tip, swollen at its joints and pointed like a root."""
    spots = points.split()
    last = len(spots) - 1
    words = []
    for i, spot in enumerate(spots):
        share = i / last
        words.append(f"{spot},{width * (1 - 0.5 * share):.1f}")
        if i < last:
            (x0, y0), (x1, y1) = (tuple(map(float, s.split(","))) for s in (spot, spots[i + 1]))
            thin = width * (0.8 - 0.42 * share)
            words.append(f"{(x0 + x1) / 2:.1f},{(y0 + y1) / 2:.1f},{thin:.1f}")
    words[-1] = f"{spots[-1]},{width * 0.26:.1f}"
    return limb(" ".join(words))


def grain(arm: str, shares: Sequence[float] = (-0.22, 0.18)) -> str:
    """Lines of the bark along a limb."""
    lines = ""
    points = spine(arm, 8)
    for i, share in enumerate(shares):
        kept = points[4 + 5 * i : len(points) - 6 - 3 * i]
        side: list[Point] = [(x + dy * w * share, y - dx * w * share) for x, y, dx, dy, w in kept]
        for start in range(0, len(side) - 9, 13):
            lines += stroke(through(side[start : start + 9]), 1.5)
    return lines


def behind_it(plate: Plate, hand: Hand, width: float) -> None:
    for points in hand.back:
        cut(plate, finger(points, width), mix(ROOT, "#3a2418", 0.28), 9, 0.4)
