"""Hands in close-up, finger by finger, so that the light finds every one of them.

`REACHING_HAND` shows its back and points up from a wrist at (0, 0), the thumb on the left, about 220 high.
`FINGERS_OVER` are four fingers laid over an edge along x at y = 0. Inks: skin, crease.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from art.motif import Motif, Piece
from art.motifs.hands import bones_of, nail, side_of, tapered
from art.shapes import Point, ellipse, path, stroke

SKIN = {"skin": "#d99a70", "crease": "#8a5138", "nail": "#ecc3a3"}
SHADE = ("#4a1f30", 0.3)
BLOOD = ("#b03a2c", 0.2)  # fingertips, knuckles and the ball of the hand are a little redder

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


def _parted(fingers: Sequence[Sequence[Point]]) -> list[Piece]:
    """Shadow in the forks between fingers, where they leave the hand."""
    forks = ""
    for i in range(3):
        edge = side_of(fingers[i], WIDTHS[i], fingers[i + 1][2])[:3]
        forks += stroke("M" + "L".join(f"{x:.1f},{y:.1f}" for x, y in edge), 6)
    return [Piece(forks, "skin", blend=("#4a1f30", 0.5), soft=3)]


def _upright(headings: Sequence[float], bends: Sequence[float], thumb: tuple[float, float]) -> Motif:
    """Seen from its back."""
    fingers = [
        _finger(root, 180 + turn, length, wide, (bend, bend))
        for root, turn, length, wide, bend in zip(ROOTS, headings, LENGTHS, WIDTHS, bends, strict=True)
    ]
    ball, joints = _thumb(*thumb)
    hull = (
        "M-30,40C-31,18 -34,0 -40,-22C-48,-46 -52,-74 -49,-96C-44,-110 -24,-120 -6,-118C16,-118 38,-112 46,-96"
        "C52,-72 50,-44 42,-22C36,-4 33,18 33,40Z"
    )
    made = [
        Piece(path(hull) + ball + "".join(shape for shape, _ in fingers), "skin", 16, True),
        *_parted([bones for _, bones in fingers]),
    ]
    knuckles = "".join(ellipse(x, y - 2, 11, 8.4) for x, y in ROOTS)
    made += [
        Piece(
            stroke("M-31,-84C-22,-58 -14,-34 -10,-8M-10,-92C-6,-60 -3,-34 -2,-8M12,-88C10,-60 6,-34 5,-8", 3.4),
            "skin",
            blend=SHADE,
            soft=3,
        ),
        Piece(stroke("M-36,-62C-30,-46 -24,-32 -16,-18", 9), "skin", blend=SHADE, soft=5),
        Piece(knuckles, "skin", blend=BLOOD, soft=4),
        Piece("".join(ellipse(*b[2], 8.6, 6.6) for _, b in fingers), "skin", blend=BLOOD, soft=3),
        Piece("".join(nail(b, 11.4) for _, b in (*fingers, (ball, joints))), "skin", blend=("#f6dccb", 0.45)),
    ]
    anchors = {name: bones[-1] for name, (_, bones) in zip(("first", "middle", "ring", "little"), fingers, strict=True)}
    return Motif(tuple(made), SKIN, {**anchors, "palm": (0, -60), "wrist": (0, 0), "thumb": joints[-1]})


REACHING_HAND = _upright((4, 0, -5, -13), (3, 1, -2, -5), (-130, -14))


def _over() -> Motif:
    whole = path("M-64,0C-68,-22 -58,-40 -34,-46C-4,-52 32,-48 48,-40C60,-32 60,-14 56,0Z")  # the back of the hand
    tips = bumps = edges = lines = ""
    rows = []
    for x, wide, length, lean in ((-50, 15.4, 62, 5), (-18, 16.2, 78, 1), (14, 15.6, 74, -3), (44, 13.6, 56, -9)):
        bones = bones_of((x, -30), lean, (28, length * 0.36, length * 0.3, length * 0.24), (0, 0, lean * 0.6, lean))
        whole += tapered(bones, [wide * part for part in (0.98, 1.04, 0.96, 0.93, 0.7)])
        tips += nail(bones, wide * 0.74)
        bumps += ellipse(bones[0][0], bones[0][1] - 4, wide * 0.7, wide * 0.5)
        bumps += ellipse(bones[1][0], bones[1][1] + 2, wide * 0.6, wide * 0.44)
        rows.append((bones, wide))
    for (bones, wide), (other, _) in pairwise(rows):
        edge = side_of(bones, wide, other[2])
        edges += stroke("M" + "L".join(f"{px:.1f},{py:.1f}" for px, py in edge), 5)
        lines += tapered(edge, [0.4, 1.5, 1.7, 1.6, 1.2])
    return Motif(
        (
            Piece(whole, "skin", 13, True),
            Piece(edges, "skin", blend=("#4a1f30", 0.6), soft=3),
            Piece(lines, "skin", blend=("#2c1020", 0.62)),
            Piece(bumps, "skin", blend=BLOOD, soft=4),
            Piece(tips, "skin", blend=("#f6dccb", 0.45)),
        ),
        SKIN,
    )


FINGERS_OVER = _over()
