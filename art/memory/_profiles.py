"""Heads in profile, in close-up: one contour each, and a few lines.

Heads face right around the ear at (0, 0), about 220 high, the neck running down to y = 190. Inks: skin, hair, dark.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

from art.motif import Motif, Piece
from art.motifs.curves import form, limb, spine
from art.shapes import Point, ellipse, path, stroke

INKS = {"skin": "#e2b08c", "hair": "#5a2f1e", "dark": "#2a1620"}
LINE = ("#5a1e20", 0.5)  # a crease is the skin, darker and redder


@dataclass(frozen=True)
class Features:
    """The contour of a face, and where its eye, its lips and the wing of its nose lie."""

    contour: str
    eye: Point
    brow: str
    upper: str
    lower: str
    wing: str
    mouth: str
    creases: str = ""
    lips: float = 0.36  # how red they are


WOMAN = Features(
    "-2,190! 8,150 15,114 32,101 60,104 77,99 86,86 82,72 89,63 84,54 91,46 86,37 89,30 103,25 108,16 96,-3 82,-24 "
    "84,-38 80,-66 60,-96 20,-116 -36,-118 -84,-92 -108,-44 -106,4 -88,44 -66,72 -60,112 -70,190!",
    (64, -8),
    "M80,-37C70,-46 58,-48 42,-42",
    "M86,37C90,40 93,43 92,47C88,49 85,52 83,53C78,52 72,52 66,54C72,47 78,41 86,37Z",
    "M83,53C86,56 91,58 90,62C87,68 82,69 78,67C74,64 70,58 66,54C72,54 78,54 83,53Z",
    "M84,29C79,28 77,22 81,16",
    "M84,53C78,53 70,53 62,56",
)
CHILD = Features(
    "-12,190! -6,140 4,108 32,98 53,96 66,86 70,74 66,64 73,57 69,50 75,44 72,36 75,30 85,25 86,16 76,7 68,-6 "
    "75,-26 77,-56 62,-94 22,-122 -36,-126 -92,-100 -118,-44 -112,8 -88,46 -54,66 -40,104 -46,190!",
    (50, 8),
    "M65,-24C57,-33 45,-32 35,-23",
    "M72,37C74,39 76,41 75,44C73,46 71,48 69,49C65,49 61,49 57,51C61,45 66,40 72,37Z",
    "M69,49C71,51 74,53 73,57C71,61 68,62 66,61C63,58 60,54 57,51C61,51 65,50 69,49Z",
    "M71,29C66,28 65,23 68,19",
    "M70,49C65,49 59,50 54,46",
    lips=0.2,
)
OLD = Features(
    "-2,190! 4,164 16,136 24,116 40,104 62,107 80,103 89,89 83,74 86,65 80,58 84,51 82,42 87,35 100,31 107,21 "
    "100,4 89,-12 81,-26 84,-40 78,-66 58,-94 20,-114 -36,-116 -84,-92 -106,-44 -104,4 -86,44 -64,72 -56,112 -68,190!",
    (62, -8),
    "M80,-38C70,-46 58,-46 42,-38",
    "M82,44C85,47 85,50 84,52C82,54 80,56 79,57C74,57 68,57 62,60C68,52 75,47 82,44Z",
    "M79,57C82,60 87,61 86,64C84,68 81,69 78,67C73,65 68,62 62,60C68,59 74,58 79,57Z",
    "M86,36C79,35 77,28 82,20",
    "M80,57C74,57 66,58 58,54",
    "M72,34C62,44 56,54 54,66M44,-2C36,2 32,8 30,16M42,-8C34,-8 28,-6 22,-2M54,12C60,16 66,16 72,13"
    "M52,88C46,84 40,84 34,88M70,-66C56,-70 44,-70 32,-66M72,-56C58,-60 46,-60 36,-56",
    lips=0.22,
)
COOK = Features(
    "-6,190! 8,152 18,124 38,112 64,114 84,107 92,91 86,76 90,67 84,59 90,50 87,42 90,35 108,32 118,20 108,2 89,-20 "
    "90,-38 82,-66 60,-96 20,-116 -36,-118 -84,-92 -108,-44 -106,4 -88,44 -72,72 -70,112 -84,190!",
    (66, -6),
    "M84,-42C72,-54 58,-54 42,-44",
    "M86,43C90,46 91,49 90,51C88,54 86,57 84,58C78,58 72,58 66,62C72,54 78,47 86,43Z",
    "M84,59C88,62 91,64 90,67C88,73 83,74 79,72C75,69 71,66 66,62C72,61 78,60 84,59Z",
    "M88,36C79,35 76,26 82,18",
    "M85,59C78,59 70,62 64,68",
    "M52,14C58,18 66,18 72,15",
    lips=0.2,
)
FACES: Mapping[str, Features] = {"woman": WOMAN, "child": CHILD, "old": OLD, "cook": COOK}

EAR = "4,-26 -9,-26 -17,-12 -14,6 -6,21 4,25 7,15 6,4 10,-8 12,-19"


def _eye(at: Point, look: str) -> list[Piece]:
    """An eye seen from the side: shut, or a wedge that looks ahead or down."""
    x, y = at
    if look == "shut":
        lid = path(
            f"M{x + 12},{y - 6}C{x},{y - 14} {x - 16},{y - 10} {x - 24},{y + 3}"
            f"C{x - 12},{y + 10} {x + 4},{y + 9} {x + 12},{y - 6}Z"
        )
        lash = limb(f"{x - 25},{y + 2},2 {x - 12},{y + 9},4.4 {x + 2},{y + 9},5 {x + 11},{y + 3},2.4")
        hairs = stroke(f"M{x - 6},{y + 9}l1,7M{x + 2},{y + 9}l4,6M{x + 8},{y + 6}l6,5", 2)
        return [Piece(lid, "skin", 4, blend=("#6a2a2c", 0.16)), Piece(lash + hairs, "dark")]
    drop = 3 if look == "down" else 0
    white = path(
        f"M{x + 11},{y - 6 + drop}C{x + 13},{y} {x + 11},{y + 5} {x + 7},{y + 8}"
        f"C{x - 4},{y + 8} {x - 14},{y + 5} {x - 22},{y + 2}"
        f"C{x - 12},{y - 6 + drop} {x},{y - 10 + drop} {x + 11},{y - 6 + drop}Z"
    )
    lid = limb(f"{x - 22},{y + 2},2 {x - 12},{y - 5 + drop},4 {x},{y - 9 + drop},5.4 {x + 14},{y - 7 + drop},3")
    fold = stroke(f"M{x - 22},{y - 6}C{x - 12},{y - 15} {x},{y - 17} {x + 10},{y - 14}", 2.2)
    iris = ellipse(x + 7, y + drop * 0.8, 4.6, 7.4, 4)
    return [
        Piece(white, "skin", blend=("#fffdf4", 0.75)),
        Piece(iris, "dark"),
        Piece(lid, "dark"),
        Piece(fold, "skin", blend=LINE),
    ]


def profile(kind: str, look: str = "shut", tear: bool = False) -> Motif:
    """The face and neck, without hair; `look` is shut, ahead or down."""
    face = FACES[kind]
    made = [
        Piece(form(face.contour), "skin", 30),
        Piece(path(face.upper) + path(face.lower), "skin", blend=("#b0382c", face.lips)),
        Piece(stroke(face.mouth, 2.4), "skin", blend=("#3a1016", 0.75)),
        Piece(stroke(face.wing, 2.6), "skin", blend=LINE),
    ]
    if face.creases:
        made.append(Piece(stroke(face.creases, 1.8), "skin", blend=("#5a1e20", 0.34)))
    made += _eye(face.eye, look)
    made.append(Piece(stroke(face.brow, 4.6), "hair"))
    if tear:
        x, y = face.eye
        made.append(Piece(limb(f"{x + 6},{y + 14},2 {x + 6},{y + 32},5 {x + 4},{y + 48},9"), "glow"))
    anchors = {"crown": (-20.0, -118.0), "nape": (-60.0, 100.0), "brow": (80.0, -60.0), "mouth": (84.0, 53.0)}
    return Motif(tuple(made), {**INKS, "glow": "#eaffff"}, anchors)


def ear() -> Motif:
    """Printed after the hair."""
    inner = stroke("M2,-19C-8,-20 -11,-10 -8,2M4,-8C-1,-6 -1,4 4,9", 2.4)
    return Motif((Piece(form(EAR), "skin", 7), Piece(inner, "skin", blend=LINE)), INKS)


HAIR = {
    "short": (
        "74,-62! 70,-96 30,-128 -36,-134 -98,-108 -126,-48 -120,12 -96,52 -62,70! -44,54 -26,34 -20,6 -18,-20 -4,-36 "
        "14,-34 20,-8! 30,-34 34,-52! 48,-46! 52,-66! 64,-56!",
        "M58,-84C20,-112 -50,-116 -92,-76M40,-66C0,-92 -60,-90 -100,-44M10,-52C-30,-66 -76,-46 -104,4"
        "M-22,-24C-50,-30 -76,-10 -90,36",
    ),
    "plait": (
        "76,-58! 72,-90 34,-128 -36,-134 -98,-108 -126,-48 -122,12 -104,56 -70,84! -40,62 -26,36 -20,6 -18,-20 -4,-36 "
        "12,-34 20,-10! 32,-38 44,-50 60,-54!",
        "M70,-62C30,-104 -40,-116 -92,-80M50,-52C10,-84 -60,-92 -104,-44M14,-46C-30,-66 -80,-46 -108,6"
        "M-24,-20C-52,-26 -84,0 -98,46",
    ),
    "swept": (
        "68,-84! 62,-106 22,-128 -38,-132 -94,-106 -120,-50 -116,4 -98,36 -70,48 -44,46 -26,34 -20,6 -18,-20 -4,-36 "
        "12,-34 18,-12! 30,-34 40,-62 54,-78!",
        "M58,-86C20,-108 -44,-112 -88,-74C-108,-40 -110,0 -104,18M44,-70C4,-92 -56,-88 -92,-44"
        "M24,-50C-24,-66 -70,-50 -96,0M-22,-22C-48,-30 -72,-10 -88,26",
    ),
}
BUNS = {"bun": (-124.0, 34.0, 1.0), "thin": (-116.0, -24.0, 0.8)}


def hair(cut: str) -> Motif:
    """What grows on a profile: short, plait (which itself hangs apart), swept, bun, thin (an old bun)."""
    outline, strands = HAIR.get(cut, HAIR["swept"])
    made = [Piece(form(outline), "hair", 22), Piece(stroke(strands, 2.2), "hair", blend=("#fff0d0", 0.22))]
    if cut in BUNS:
        x, y, size = BUNS[cut]
        coil = (
            f"M{x - 22},{y - 4}C{x - 14},{y - 24} {x + 16},{y - 22} {x + 18},{y}"
            f"C{x + 18},{y + 18} {x - 8},{y + 18} {x - 8},{y + 4}"
        )
        knot = Piece(ellipse(x, y, 42 * size, 36 * size, 30), "hair", 16, True)
        made = [knot, *made, Piece(stroke(coil, 2.4), "hair", blend=("#fff0d0", 0.3))]
    return Motif(tuple(made), INKS)


def plait(course: str, count: int) -> Motif:
    """A plait along "x,y,width ...": lobes that overlap by turns, tied at its end. Inks: hair, tie."""
    knots = spine(course, 24)
    chosen = [knots[round(i * (len(knots) - 1) / count)] for i in range(count + 1)]
    made = []
    for i, (x, y, dx, dy, wide) in enumerate(chosen[:-1]):
        side = 1 if i % 2 else -1
        turn = math.degrees(math.atan2(dy, dx)) + side * 34
        lobe = ellipse(x + dy * side * wide * 0.2, y - dx * side * wide * 0.2, wide * 0.52, wide * 0.3, turn)
        made.append(Piece(lobe, "hair", 8, True))
    x, y, dx, dy, wide = chosen[-1]
    tuft = limb(
        f"{x},{y},{wide * 0.4:.1f} {x + dx * wide * 0.4:.1f},{y + dy * wide * 0.4:.1f},{wide * 0.72:.1f} "
        f"{x + dx * wide * 1.1:.1f},{y + dy * wide * 1.1:.1f},2"
    )
    made += [Piece(tuft, "hair", 8), Piece(ellipse(x, y, wide * 0.36, wide * 0.3), "tie", 6, True)]
    return Motif(tuple(made), {**INKS, "tie": "#d8402e"})
