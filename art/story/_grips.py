"""A closed hand around something upright, in one contour, for story cards that show it large."""

from __future__ import annotations

from art.motif import Motif, Piece
from art.motifs.curves import limb
from art.shapes import ellipse, path, stroke

_BACK = (
    "M-104,-100C-76,-106 -52,-118 -28,-120C-4,-122 16,-118 24,-106L20,-14C6,-4 -14,-2 -30,-7C-54,-14 -76,-28 -104,-32Z"
)
_FINGERS = (
    "-12,-98,33 26,-103,33 52,-99,31 66,-90,25", "-12,-71,32 28,-75,33 56,-72,31 70,-63,25",
    "-12,-45,31 26,-48,31 52,-45,29 64,-37,23", "-12,-22,27 20,-23,27 42,-20,25 53,-13,20",
)  # fmt: skip
_BETWEEN = "M72,-80C54,-89 28,-90 6,-86M72,-53C54,-62 28,-62 6,-58M62,-28C48,-35 26,-36 6,-33"
_THUMB = "-58,-88,40 -22,-119,35 14,-132,30 44,-130,25 60,-125,19"


def closed(glove: bool = False) -> Motif:
    """Its wrist is at (-104, -66), its back to us; draw the bar along x = 34 first, then the hand over it."""
    whole = path(_BACK) + "".join(map(limb, _FINGERS))
    knuckles = "".join(ellipse(x, y, 12, 9) for x, y in ((2, -100), (4, -73), (3, -47), (0, -23)))
    pieces = [
        Piece(whole, "skin", 18, True),
        Piece(stroke(_BETWEEN, 6), "skin", blend=("#4a1f30", 0.55), soft=3),
        Piece(stroke(_BETWEEN, 1.8), "skin", blend=("#2c1020", 0.6)),
    ]
    if glove:
        seams = "M-34,-86C-24,-90 -14,-92 -4,-92M-36,-64C-26,-66 -16,-67 -6,-67M-34,-42C-26,-42 -16,-42 -6,-42"
        pieces.append(Piece(stroke(seams, 2.6), "skin", blend=("#5a4a5a", 0.45)))
    else:
        pieces.append(Piece(knuckles, "skin", blend=("#b03a2c", 0.2), soft=5))
    pieces.append(Piece(limb(_THUMB), "skin", 14, True))
    if not glove:
        nail = path("M40,-140C48,-143 58,-138 62,-130C62,-125 54,-124 47,-128C42,-131 39,-136 40,-140Z")
        pieces.append(Piece(nail, "skin", blend=("#f6dccb", 0.5)))
    return Motif(tuple(pieces), {"skin": "#d39a70"})
