"""Folds by a few strokes, where cloth hangs, is pulled or gives way."""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.motif import Piece
from art.motifs.curves import along, between, strip, within
from art.motifs.puppet import Bones, towards
from art.motifs.wardrobe import Dress, bodice, on_body, on_skirt, sleeve
from art.shapes import Point

DARK = ("#160a1e", 0.34)


def _fold(points: Sequence[Point], width: float) -> str:
    """A stroke that starts sharp, swells, and runs out."""
    fine = along(points, 5)
    last = len(fine) - 1
    return strip(
        fine, [max(0.12, width * math.sin(math.pi * (0.04 + 0.92 * (i / last) ** 0.7))) for i in range(last + 1)]
    )


def sleeve_folds(b: Bones, side: str, dress: Dress) -> list[Piece]:
    """Where the arm bends, cloth gathers from the inner side; a straight sleeve drags from the shoulder."""
    if dress.sleeve < 0.9:
        return []
    shoulder, elbow, hand = (b.at[side + joint] for joint in ("shoulder", "elbow", "hand"))
    size = (0.45 + 0.55 * b.build.arm) * b.build.girth**0.4
    upper, lower = (math.atan2(q[0] - p[0], q[1] - p[1]) for p, q in ((shoulder, elbow), (elbow, hand)))
    bend = math.degrees(math.remainder(lower - upper, math.tau))
    if abs(bend) < 14:
        drag = [between(shoulder, elbow, 0.15), between(shoulder, elbow, 0.55), between(elbow, hand, 0.1)]
        return [Piece(_fold(drag, 0.7 * size), dress.top, blend=DARK)]
    inner = math.degrees((upper + lower) / 2) + (90 if bend > 0 else -90)
    start = towards(elbow, inner, 8 * size)
    shape = ""
    for way, share, far in ((shoulder, 0.34, -5.5), (shoulder, 0.1, -7), (hand, 0.2, -6)):
        end = towards(between(elbow, way, share), inner, far * size)
        middle = towards(between(elbow, way, share * 0.6), inner, 1.5 * size)
        shape += _fold([start, middle, end], 0.9 * size)
    return [Piece(within(shape, sleeve(b, side, dress)), dress.top, blend=DARK)]


def body_folds(b: Bones, dress: Dress) -> list[Piece]:
    """From the waist down to the hem, and across a bent belly."""
    made = []
    if dress.hem > 1:
        spots = (0.2, 0.42, 0.66, 0.84) if dress.flare[1] > 22 else (0.3, 0.62)
        shape = ""
        for i, s in enumerate(spots):
            sway = 0.05 if i % 2 else -0.04
            points = [
                on_skirt(b, dress, t, s + (sway if t > 0.4 else 0)) for t in (0.3 - 0.12 * (i % 2), 0.6, 0.86, 1.0)
            ]
            shape += _fold(points, 1.7 * b.build.girth**0.4)
        made.append(Piece(shape, "coat", blend=DARK))
    if abs(b.pose.lean + b.pose.stoop) > 14 or b.pose.leg[0] > 60:
        shape = "".join(
            _fold([on_body(b, dress, t, 1.1), on_body(b, dress, t - 0.04, 0.75), on_body(b, dress, t + 0.03, 0.45)], 1)
            for t in (0.26, 0.42)
        )
        made.append(Piece(within(shape, bodice(b, dress)), dress.top, blend=DARK))
    return made


def leg_folds(b: Bones, dress: Dress) -> list[Piece]:
    """Trousers crease behind a bent knee and rest on the shoe."""
    if dress.bare:
        return []
    shape = ""
    for side in ("", "other_"):
        knee, ankle = b.at[side + "knee"], b.at[side + "ankle"]
        for share, wide in ((0.0, 5.0), (0.16, 4.0)):
            root = between(knee, ankle, share)
            shape += _fold(
                [(root[0] - wide, root[1] - 1), (root[0], root[1] + 1.6), (root[0] + wide * 0.5, root[1] - 0.5)], 0.8
            )
        low = between(ankle, knee, 0.12)
        shape += _fold([(low[0] - 5, low[1]), (low[0], low[1] + 2), (low[0] + 4, low[1] - 0.6)], 0.8)
    return [Piece(shape, "legs", blend=DARK)]
