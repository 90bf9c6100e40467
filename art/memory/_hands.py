"""Hands in close-up, finger by finger, so that the light finds every one of them.

`OPEN_HAND` shows its palm, `REACHING_HAND` its back; both point up from a wrist at (0, 0), the thumb on the left, about
220 high. `FINGERS_OVER` are four fingers laid over an edge along x at y = 0. Inks: skin, crease.
"""

from __future__ import annotations

from collections.abc import Sequence

from art.motif import Motif, Piece
from art.motifs.hands import bones_of, nail, tapered
from art.shapes import Point, circle, ellipse, path, stroke

SKIN = {"skin": "#d99a70", "crease": "#8a5138", "nail": "#ecc3a3"}
BLOOD = ("#b03a2c", 0.1)  # fingertips, knuckles and the ball of the hand are a little redder

ROOTS: tuple[Point, ...] = ((-34, -92), (-11, -101), (13, -97), (34, -84))
LENGTHS = (91, 104, 95, 73)
WIDTHS = (14.4, 15, 14.2, 12.2)


def _finger(root: Point, heading: float, length: float, wide: float, bends: Sequence[float]) -> tuple[str, list[Point]]:
    """A finger swells at its joints and narrows between them and towards its tip."""
    joints = bones_of(root, heading, [length * part for part in (0.2, 0.26, 0.15, 0.17, 0.22)], (0, 0, *bends, 0))
    return tapered(joints, [wide * part for part in (1.0, 0.93, 1.0, 0.9, 0.9, 0.66)]), joints


def _thumb(heading: float, bend: float) -> tuple[str, list[Point]]:
    joints = bones_of((-16, -22), heading, (34, 30, 20, 24), (0, bend, bend, bend * 0.3))
    return tapered(joints, (27, 20, 17.4, 15.4, 10.4)), joints


def _upright(headings: Sequence[float], bends: Sequence[float], thumb: tuple[float, float], palm: bool) -> Motif:
    fingers = [
        _finger(root, 180 + turn, length, wide, (bend, bend))
        for root, turn, length, wide, bend in zip(ROOTS, headings, LENGTHS, WIDTHS, bends, strict=True)
    ]
    ball, joints = _thumb(*thumb)
    hull = (
        "M-30,40C-31,18 -34,0 -40,-22C-48,-46 -52,-74 -49,-96C-44,-110 -24,-120 -6,-118C16,-118 38,-112 46,-96"
        "C52,-72 50,-44 42,-22C36,-4 33,18 33,40Z"
    )
    drawn = [Piece(shape, "skin", 11, True) for shape, _ in (fingers[3], fingers[0], fingers[2], fingers[1])]
    body = Piece(path(hull), "skin", 26)
    tips = "".join(circle(*bones[-1], 8.4) for _, bones in fingers)
    made = [*drawn, body] if palm else [Piece(ball, "skin", 15), *drawn, body]
    if palm:
        made += [
            Piece(ball, "skin", 16, True),
            Piece(tips, "skin", blend=BLOOD),
            Piece(
                stroke("M-42,-66C-22,-74 -6,-58 -2,-8M-46,-84C-16,-94 14,-78 40,-66M-22,-104C4,-96 26,-98 46,-86", 2.8),
                "crease",
            ),
            Piece(
                "".join(stroke(f"M{x - 7:.0f},{y + 1:.0f}q7,4 14,0", 2.2) for _, b in fingers for x, y in (b[2], b[4])),
                "crease",
            ),
        ]
    else:
        knuckles = "".join(ellipse(x, y - 2, 11, 8.4) for x, y in ROOTS)
        made += [
            Piece(
                stroke("M-31,-84C-22,-58 -14,-34 -10,-8M-10,-92C-6,-60 -3,-34 -2,-8M12,-88C10,-60 6,-34 5,-8", 3.4),
                "skin",
                blend=("#4a1f30", 0.16),
            ),
            Piece(knuckles, "skin", blend=BLOOD),
            Piece("".join(ellipse(*b[2], 8.6, 6.6) for _, b in fingers), "skin", blend=BLOOD),
            Piece("".join(nail(b, 11.4) for _, b in (*fingers, (ball, joints))), "skin", blend=("#f6dccb", 0.45)),
        ]
    anchors = {name: bones[-1] for name, (_, bones) in zip(("first", "middle", "ring", "little"), fingers, strict=True)}
    return Motif(tuple(made), SKIN, {**anchors, "palm": (0, -60), "wrist": (0, 0), "thumb": joints[-1]})


OPEN_HAND = _upright((12, 3, -7, -19), (-3, 0, 2, 5), (-126, -15), palm=True)
REACHING_HAND = _upright((4, 0, -5, -13), (3, 1, -2, -5), (-130, -14), palm=False)


def _over() -> Motif:
    pieces: list[Piece] = []
    tips = ""
    bumps = ""
    for x, wide, length, lean in ((-54, 15.6, 60, 3), (-18, 16.4, 74, 0), (18, 15.8, 70, -3), (52, 13.8, 54, -7)):
        bones = bones_of((x, -22), lean, (20, length * 0.36, length * 0.3, length * 0.24), (0, 0, lean * 0.6, lean))
        pieces.append(Piece(tapered(bones, [wide * part for part in (0.98, 1.04, 0.94, 0.92, 0.68)]), "skin", 12, True))
        tips += nail(bones, wide * 0.74)
        bumps += ellipse(bones[1][0], bones[1][1] - 2, wide * 0.62, wide * 0.48)
    pieces += [Piece(bumps, "skin", blend=BLOOD), Piece(tips, "skin", blend=("#f6dccb", 0.45))]
    return Motif(tuple(pieces), SKIN)


FINGERS_OVER = _over()
