"""Hands closed round a necktie, seen large."""

from __future__ import annotations

from art.motif import Motif, Piece
from art.motifs.curves import limb
from art.shapes import ellipse, path, stroke

BACK = (
    "M-112,-96C-84,-102 -58,-118 -28,-120C-4,-120 16,-116 24,-104L20,-14C6,-4 -14,-4 -30,-9C-54,-17 -80,-32 -112,-36Z"
)
FINGERS = (
    "-14,-96,32 20,-104,31 50,-102,31 68,-92,25", "-14,-70,31 24,-77,31 58,-74,31 78,-63,25",
    "-14,-45,30 22,-50,30 52,-47,29 70,-37,23", "-14,-22,26 16,-25,26 40,-22,25 54,-13,19",
)  # fmt: skip
BETWEEN = "M74,-79C58,-89 32,-92 8,-88M76,-51C58,-61 32,-64 8,-60M62,-26C48,-36 28,-39 8,-36"
LIT = (
    "M16,-113C32,-116 48,-114 60,-107M18,-86C36,-90 54,-87 68,-79M18,-58C34,-61 50,-58 62,-51"
    "M14,-31C26,-33 38,-31 48,-25"
)
BEND = (
    "M50,-116C57,-108 58,-98 55,-89M58,-88C65,-80 66,-71 63,-62M52,-60C59,-52 60,-44 57,-35M40,-34C46,-28 47,-20 44,-12"
)
THUMB = "-84,-76,42 -48,-104,40 -14,-124,33 8,-130,30 32,-133,29 52,-129,23 62,-124,16"
NAIL = "M35,-143C45,-147 58,-141 63,-132C60,-126 48,-126 39,-131C34,-134 32,-140 35,-143Z"


def holding() -> Motif:
    """Its wrist is at (-112, -66), its back to us; draw what it holds along x = 34 first."""
    whole = path(BACK) + "".join(map(limb, FINGERS))
    knuckles = "".join(ellipse(x, y, 13, 9) for x, y in ((-2, -98), (2, -73), (1, -48), (-3, -24)))
    tendons = stroke(
        "M-66,-78C-44,-84 -26,-88 -12,-90M-66,-66C-44,-68 -26,-69 -10,-69M-64,-54C-44,-50 -28,-48 -12,-47", 6
    )
    return Motif(
        (
            Piece(whole, "skin", 16, True),
            Piece(tendons, "skin", blend=("#ffdcb4", 0.14), soft=5),
            Piece(knuckles, "skin", blend=("#c0503a", 0.22), soft=5),
            Piece(stroke(BETWEEN, 9), "skin", blend=("#5a2418", 0.42), soft=4),
            Piece(stroke(LIT, 8), "skin", blend=("#ffe2bc", 0.34), soft=4),
            Piece(stroke(BEND, 2), "skin", blend=("#6a2c1c", 0.3), soft=1.2),
            Piece(stroke(BETWEEN, 2), "skin", blend=("#4a1c12", 0.6), soft=0.6),
            Piece(limb(THUMB), "skin", 13, True),
            Piece(stroke("M-2,-142C3,-136 5,-128 3,-119M6,-143C11,-137 13,-129 11,-121", 2), "skin",
                  blend=("#6a2c1c", 0.36), soft=1),
            Piece(path(NAIL), "skin", blend=("#fbe2d6", 0.46)),
            Piece(stroke("M35,-143C32,-140 34,-134 39,-131C48,-126 60,-126 63,-132", 1.4), "skin",
                  blend=("#6a2c1c", 0.4)),
        ),
        {"skin": "#dca478"},
    )  # fmt: skip
