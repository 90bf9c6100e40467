"""Hands that mean something, finger by finger, small enough for people, clean enough for close-ups.

    gesture(kind) -> Motif      wrist on (0, 0), fingers towards +y, about 100 long, thumb on the right

kind   open (relaxed, palm to the eye)  rest (laid down, fingers drooping)  fist  index (pointing)  hold (cupped under
       something)  veil (flat, to cover a face)  spread (wide, startled)  beg (palm up, fingers together)  pinch (thumb
       and first finger meet)  claw (bent, to seize)  stop (upright, back to the eye)  hook (carries a handle)  limp
       (hangs from the wrist)  swear (two fingers up)
Anchors: palm, hold, thumb, first, middle, ring, little (fingertips).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from art.motif import Motif, Piece
from art.motifs.hands import bones_of, side_of, tapered
from art.shapes import Point, path, stroke

Finger = tuple[Point, float, Sequence[float], Sequence[float], float]  # root, heading, lengths, bends, half width

PALM = "M-17,-8C-19,8 -25,22 -25,36C-24,48 -20,54 -12,56C0,60 14,58 22,52C27,42 25,26 20,12C18,4 17,-2 16,-8Z"
SIDE = "M-15,-8C-18,8 -21,26 -17,42C-10,54 8,54 15,44C19,30 17,8 14,-8Z"
FIST = "M-16,-8C-22,6 -28,20 -27,36C-25,52 -14,60 2,60C18,60 27,50 27,36C27,20 20,6 16,-8Z"

ROOTS: tuple[Point, ...] = ((17, 50), (5, 55), (-8, 54), (-19, 46))  # first to little finger
SIDES: tuple[Point, ...] = ((10, 42), (3, 46), (-5, 44), (-11, 39))
LONG = ((17, 13, 10), (20, 15, 11), (18, 14, 10), (14, 10, 8))
WIDE = (6.6, 6.9, 6.6, 5.6)


def _fan(roots: Sequence[Point], headings: Sequence[float], bends: Sequence[float], length: float = 1) -> list[Finger]:
    """Four fingers: where each heads (0 along the hand, positive to the thumb), how far its joints bend on."""
    return [
        (root, heading, [part * length for part in parts], (0, bend, bend), wide)
        for root, heading, bend, parts, wide in zip(roots, headings, bends, LONG, WIDE, strict=True)
    ]


CLOSED: list[Finger] = [
    ((-15, 11), 82, (20, 9), (0, 10), 7.0), ((-17, 22), 76, (21, 10), (0, 12), 7.4),
    ((-18, 33), 70, (20, 10), (0, 16), 7.4), ((-20, 44), 62, (16, 9), (0, 20), 7.0),
]  # fmt: skip
POINTING: Finger = ((14, 46), 4, (26, 18, 13), (0, -2, -2), 6.8)
BENT: Finger = ((10, 42), 26, (19, 15, 10), (0, 26, 22), 6.4)
ROUND: Finger = ((17, 6), 12, (17, 16, 10), (0, -42, -34), 8.0)

# The palm, the fingers from first to little, the thumb.
KINDS: dict[str, tuple[str, list[Finger], Finger]] = {
    "open": (PALM, _fan(ROOTS, (14, 4, -7, -20), (-6, -4, 3, 6)),
             ((15, 18), 58, (17, 15, 11), (0, -16, -10), 8.4)),
    "rest": (SIDE, _fan(SIDES, (14, 10, 8, 6), (21, 20, 18, 16)),
             ((10, 12), 34, (16, 13, 10), (0, -6, -12), 7.4)),
    "fist": (FIST, CLOSED, ROUND),
    "index": (FIST, [POINTING, *CLOSED[1:]], ((17, 10), 26, (17, 14, 9), (0, -22, -22), 7.8)),
    "hold": (SIDE, _fan(SIDES, (40, 36, 32, 30), (32, 33, 34, 34)),
             ((12, 8), 76, (17, 14, 10), (0, -14, -18), 7.6)),
    "veil": (PALM, _fan(ROOTS, (5, 1, -3, -9), (0, 0, 0, 0), 1.06),
             ((17, 16), 22, (16, 14, 10), (0, -10, -8), 7.8)),
    "spread": (PALM, _fan(ROOTS, (26, 7, -13, -36), (-3, 0, 0, 4), 1.1),
               ((15, 14), 78, (18, 16, 11), (0, -8, -6), 8.2)),
    "beg": (SIDE, _fan(SIDES, (8, 4, 2, 0), (-12, -12, -11, -10), 1.05),
            ((12, 10), 52, (17, 14, 9), (0, -26, -12), 7.6)),
    "pinch": (SIDE, [BENT, *_fan(SIDES, (0, 12, 4, -6), (18, 16, 14, 12))[1:]],
              ((12, 14), 46, (20, 17, 12), (0, -12, 8), 7.4)),
    "claw": (PALM, _fan(ROOTS, (24, 8, -10, -28), (30, 28, 26, 24), 1.12),
             ((15, 14), 74, (18, 16, 12), (0, -34, -30), 8.0)),
    "stop": (PALM, _fan(ROOTS, (8, 2, -4, -12), (0, 0, 0, 0), 1.08),
             ((16, 16), 40, (16, 14, 10), (0, -14, -8), 7.8)),
    "hook": (SIDE, _fan(SIDES, (16, 12, 8, 6), (66, 66, 64, 62)), ((12, 10), 30, (15, 12, 9), (0, 6, 10), 7.4)),
    "limp": (SIDE, _fan(SIDES, (2, 0, -2, -4), (8, 7, 6, 6), 1.06), ((11, 14), 12, (15, 12, 9), (0, 2, 2), 7.0)),
    "swear": (FIST, [POINTING, ((2, 52), -3, (27, 18, 13), (0, -1, -1), 6.9), *CLOSED[2:]], ROUND),
}  # fmt: skip
NAMES = ("first", "middle", "ring", "little", "thumb")
# What the plain hands of a pose become when a card has a script.
PLAIN = {"mitten": "limp", "point": "index", "grip": "fist", "flat": "beg"}
KNUCKLES, CREASE = ("rest", "veil", "stop", "limp", "claw"), ("#4a1f30", 0.38)


def _parted(kind: str) -> list[Piece]:
    """What parts the fingers of a hand that is one shape: a soft shadow and a thin line along each front edge."""
    _, fingers, thumb = KINDS[kind]
    bones = [bones_of(root, heading, lengths, bends) for root, heading, lengths, bends, _ in fingers]
    lines = [side_of(bones[i], fingers[i][4], bones[i + 1][2]) for i in range(3)]
    root, heading, lengths, bends, wide = thumb
    lines.append(side_of(bones_of(root, heading, lengths, bends), wide, bones[0][1])[:3])
    return [
        Piece("".join(stroke(_through(line), 5) for line in lines), "skin", blend=("#4a1f30", 0.42), soft=2),
        Piece("".join(tapered(line, [0.3, *(1.0 for _ in line[2:]), 0.4]) for line in lines), "skin", blend=CREASE),
    ]


def _through(line: Sequence[Point]) -> str:
    return "M" + "L".join(f"{x:.1f},{y:.1f}" for x, y in line)


@lru_cache
def gesture(kind: str) -> Motif:
    palm, fingers, thumb = KINDS[kind]
    drawn = []
    for root, heading, lengths, bends, wide in [*fingers, thumb]:
        joints = bones_of(root, heading, lengths, bends)
        drawn.append((tapered(joints, [wide * (1 - 0.09 * i) for i in range(len(joints) - 1)] + [wide * 0.72]), joints))
    shapes = [shape for shape, _ in drawn]
    if palm is FIST:
        made = [Piece(shape, "skin", 8, True) for shape in (path(palm), *reversed(shapes[:4]), shapes[4])]
    else:
        made = [Piece(path(palm) + "".join(shapes), "skin", 8, True), *_parted(kind)]
    if kind in ("open", "spread", "beg"):
        made.append(Piece(stroke("M14,16C6,22 -2,34 -4,50M-20,34C-10,30 4,34 16,42", 1.6), "skin", blend=CREASE))
    elif kind in KNUCKLES:
        bent = "".join(f"M{x - 3:.1f},{y + 3:.1f}q3,-3 6,0" for (x, y), *_ in fingers)
        made.append(Piece(stroke(bent, 1.6), "skin", blend=CREASE))
    tips = {name: joints[-1] for name, (_, joints) in zip(NAMES, drawn, strict=True)}
    return Motif(tuple(made), {"skin": "#d9a07a"}, {**tips, "palm": (0, 34), "hold": (26, 52)})


GALLERY = {kind: gesture(kind).moved(0, -230, 2.2) for kind in KINDS}
