"""Hands in close-up, about 300 units high or wide, the lowest edge on y = 0, sleeves and cuffs included.

    open_hand(spread=9, palm=True)   upright, palm or back to the eye, arm from below; fingers spread by degrees
    puppeteer()       from above, back of the hand (anchors string1 to string5: where strings come down to y = 0)

Inks: skin, line (creases), nail, sleeve, cuff.
Anchors of all open hands: thumb, first, middle, ring, little (fingertips), palm, wrist. An upright hand turned by 180
comes from above.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, degrees, hypot

from art.colour import Colour
from art.motif import Motif, Piece
from art.motifs.curves import between, strip
from art.motifs.puppet import towards
from art.shapes import Point, circle, ellipse, path, place, stroke

INKS: dict[str, Colour] = {
    "skin": "#dfa67e",
    "line": "#b06a4c",
    "nail": "#f0c7a6",
    "sleeve": "#3c4a6b",
    "cuff": "#f3e3bd",
    "skin2": "#b9784f",
    "nail2": "#d9a27a",
    "sleeve2": "#a83a2c",
    "cuff2": "#f3e3bd",
    "dark": "#1d1730",
}

FINGERS = ("first", "middle", "ring", "little")


def tapered(joints: Sequence[Point], widths: Sequence[float], steps: int = 6) -> str:
    """A finger: a rounded strip through joints, with its half width at each."""
    line: list[Point] = [joints[0]]
    half: list[float] = [widths[0]]
    for i in range(1, len(joints)):
        start, end = joints[i - 1], joints[i]
        last = i == len(joints) - 1
        enter = 0.3 if i > 1 else 0.0
        leave = 1.0 if last else 0.7
        for step in range(1, steps + 1):
            t = enter + (leave - enter) * step / steps
            line.append(between(start, end, t))
            half.append(widths[i - 1] + (widths[i] - widths[i - 1]) * t)
        if not last:
            after = joints[i + 1]
            a, b = between(start, end, 0.7), between(end, after, 0.3)
            for step in range(1, steps):
                s = step / steps
                line.append(between(between(a, end, s), between(end, b, s), s))
                half.append(widths[i])
    return strip(line, half) + circle(*line[0], half[0]) + circle(*line[-1], half[-1])


def bones_of(base: Point, heading: float, lengths: Sequence[float], bends: Sequence[float]) -> list[Point]:
    """The joints of a finger from its root: 180 points up, 90 right; each bend turns on."""
    points = [base]
    for length, bend in zip(lengths, bends, strict=True):
        heading += bend
        points.append(towards(points[-1], heading, length))
    return points


def side_of(joints: Sequence[Point], half: float, other: Point, start: int = 0) -> list[Point]:
    """The edge of a finger that is turned to a point, from one of its joints to near its tip."""
    edge: list[Point] = []
    for i in range(start, len(joints)):
        (x0, y0), (x1, y1) = joints[max(0, i - 1)], joints[min(len(joints) - 1, i + 1)]
        long = hypot(x1 - x0, y1 - y0) or 1
        nx, ny = (y0 - y1) / long, (x1 - x0) / long
        x, y = joints[i]
        turned = 1 if nx * (other[0] - x) + ny * (other[1] - y) > 0 else -1
        wide = half * (1 - 0.09 * i) * 0.94 * turned
        edge.append((x + nx * wide, y + ny * wide))
    return edge


def nail(joints: Sequence[Point], width: float) -> str:
    (x0, y0), (x1, y1) = joints[-2], joints[-1]
    turn = degrees(atan2(y1 - y0, x1 - x0)) + 90
    x, y = between((x0, y0), (x1, y1), 1.05)
    return ellipse(x, y, width * 0.56, width * 0.78, turn)


def _flat(
    spread: float,
    lengths: float = 1,
    bends: Sequence[float] = (0, 0, 0, 0),
    palm: bool = True,
    thumb: tuple[float, float] = (-124, -16),
    arm: float = 70,
    droop: Sequence[float] = (1, 1, 1, 1),
) -> Motif:
    """A hand upright, its thumb on the left, its wrist at (0, 0), the arm below it."""
    pieces = []
    if arm:
        pieces += [
            Piece(path(f"M-34,-18C-33,6 -34,26 -35,{arm:.0f}H35C34,26 31,6 30,-18Z"), "skin", 18),
            Piece(path(f"M-50,28Q0,40 50,28L58,{arm:.0f}H-58Z"), "sleeve", 20, True),
            Piece(path("M-48,8Q0,22 47,8Q53,22 51,38Q0,50 -53,38Q-54,22 -48,8Z"), "cuff", 12, True),
        ]
    palm_shape = (
        "M-32,6C-36,-14 -47,-34 -50,-62C-51,-84 -50,-104 -46,-112C-30,-126 30,-126 48,-100"
        "C53,-80 50,-54 42,-34C36,-18 32,-6 31,6Z"
    )
    bases: Sequence[Point] = ((-33, -104), (-10, -111), (14, -107), (36, -94))
    anchors: dict[str, Point] = {"palm": (0, -62), "wrist": (0, 0)}
    fingers, nails, creases = [], "", ""
    for i, (base, length, wide, lean) in enumerate(
        zip(bases, (88, 102, 93, 71), (14, 14.5, 13.8, 12), (1.35, 0.35, -0.7, -1.8), strict=True)
    ):
        reach = length * lengths * droop[i]
        heading = 180 + spread * lean
        joints = bones_of(base, heading, (reach * 0.46, reach * 0.3, reach * 0.24), (0, bends[i], bends[i]))
        fingers.append(tapered(joints, (wide, wide * 0.95, wide * 0.9, wide * 0.72)))
        anchors[FINGERS[i]] = towards(joints[-1], heading + 2 * bends[i], wide * 0.7)
        if palm:
            for joint in joints[1:3]:
                creases += place(stroke("M-6,0Q0,3 6,0", 2.6), *joint, 1, 180 - heading)
        else:
            nails += nail(joints, wide * 0.72)
            for joint in joints[1:2]:
                creases += place(stroke("M-5,-2Q0,1 5,-2", 2.4), *joint, 1, 180 - heading)
    joints = bones_of((-26, -34), thumb[0], (44, 38, 30), (0, thumb[1], thumb[1] * 0.6))
    thumb_shape = tapered(joints, (21, 17, 14.5, 10.5))
    anchors["thumb"] = towards(joints[-1], thumb[0] + thumb[1] * 1.6, 8)
    whole = path(palm_shape)
    if palm:
        pieces.append(Piece(whole + "".join(fingers) + thumb_shape, "skin", 16, True))
        lines = "M-44,-52C-24,-62 -10,-50 -8,-10M-46,-74C-18,-84 8,-72 34,-60M-20,-98C2,-88 24,-92 44,-84"
        pieces.append(Piece(stroke(lines, 3), "line"))
        pieces.append(Piece(creases, "line"))
    else:
        pieces.append(Piece(thumb_shape, "skin", 13, True))
        pieces.append(Piece(whole + "".join(fingers), "skin", 16, True))
        knuckles = "".join(stroke(f"M{x - 8},{y + 6}q8,-6 16,0", 2.8) for x, y in bases)
        pieces.append(Piece(creases + knuckles, "line"))
        pieces.append(Piece(nails + nail(joints, 10), "nail"))
    return Motif(tuple(pieces), INKS, anchors)


def open_hand(spread: float = 9, palm: bool = True) -> Motif:
    return _flat(spread, palm=palm).moved(0, -70)


def puppeteer() -> Motif:
    hand = _flat(17, 0.94, (-10, -4, 5, 12), False, (-126, -18), arm=70, droop=(0.86, 1, 0.9, 1.05))
    hand = hand.moved(0, -300 + 70, 0.9, 180)
    anchors = dict(hand.anchors)
    for i, name in enumerate(("little", "ring", "middle", "first", "thumb"), 1):
        anchors[f"string{i}"] = (anchors[name][0] * 1.15, 0.0)
    return Motif(hand.pieces, hand.inks, anchors)


GALLERY: dict[str, Motif] = {
    "open_hand": open_hand(),
    "open_hand back": open_hand(5, palm=False),
    "puppeteer": puppeteer(),
}
