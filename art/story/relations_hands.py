"""A story card of two hands that clasp, and of the castles that they are the hands of."""

from __future__ import annotations

import math

from art.colour import Colour, mix
from art.motif import Motif, Piece, carried, cut, draw
from art.motifs.curves import limb
from art.motifs.indoors import wallpaper
from art.palettes import PALETTES
from art.press import Plate, darker
from art.scene import Scene, Story
from art.shapes import Point, circle, ellipse, path, place, rectangle, stroke
from art.story._profiles import RAISED, fist, profile

SCENES: list[Scene] = []

TURN = -44.0
IRON: Colour = "#98a4ac"
MIDDLE = (300.0, 470.0)
# In the measures of the clasp: the arms run from left to right, the middle lies on (0, 0).
WHITE_THUMB = (
    "M-224,-52C-192,-56 -166,-74 -138,-98C-116,-117 -88,-130 -56,-131C-22,-132 8,-124 30,-112L40,-60L-150,-10Z"
)
# The outer edge of the brick hand from its wrist to its first finger, in one line behind and before the white hand.
OUTER = "C206,72 186,90 160,106C134,122 104,136 70,143C30,150 -20,147 -58,136C-84,129 -110,116 -128,90"
FAR_HAND = f"M236,56{OUTER}L-100,60L0,-70L110,-112C150,-100 190,-60 236,-56Z"
BEFORE = f"M236,56{OUTER}L-230,20V-60H236Z"
WHITE_BACK = (
    "M-224,-54C-186,-54 -154,-62 -120,-77C-86,-90 -46,-90 -8,-78C38,-63 82,-42 118,-16C136,-2 138,16 124,24"
    "C140,35 135,54 116,57C126,71 114,88 95,83C98,98 82,106 64,98C20,86 -40,91 -96,84C-148,77 -188,58 -224,54Z"
)
SEAMS = "M123,24C92,14 62,0 36,-12M115,57C86,47 60,33 38,20M94,83C72,75 52,64 36,52"
DARTS = "M-140,-42C-106,-50 -74,-50 -44,-42M-146,-12C-112,-18 -80,-17 -52,-9"
BRICK_FINGERS = (
    "-72,180,48 -91,130,48 -107,90,46 -119,58,41",
    "-16,180,47 -38,126,47 -62,78,47 -80,44,43",
    "26,180,46 4,126,46 -20,80,46 -38,48,42",
    "64,174,41 44,126,41 22,86,41 6,60,37",
)
BRICK_THUMB = (
    "M246,-56C216,-57 198,-62 180,-79C162,-98 142,-118 114,-126C92,-131 70,-127 50,-119C30,-111 10,-110 -10,-102"
    "C-32,-93 -46,-76 -42,-60C-38,-46 -20,-42 0,-46C20,-50 40,-53 58,-45C82,-34 92,-20 112,-8C138,7 180,12 246,8Z"
)
THUMB_SEAM = "M2,-80C26,-87 50,-92 78,-86C106,-79 128,-58 158,-44"
# Where the white thumb leaves the back of its hand.
WEB = "M-168,-58C-140,-70 -112,-86 -76,-89C-56,-90 -40,-88 -24,-83"


def castle_cuffs(plate: Plate) -> None:
    """Two gloved hands shake; their sleeves are castles with soldiers at the battlements."""
    p = PALETTES["brick"]
    plate.sky([(0, "#e8c48a"), (1, "#c98e5c")], angle=0.5)
    plate.at(0)
    wallpaper(plate, "lozenges", mix(p.far, p.near, 0.25), 0.6, pitch=80)
    outline = (
        "M-640,-132H-212L-224,-60L-56,-120L110,-116L224,-60L212,-132H640V132H212L224,60L90,96H-110L-224,60"
        "L-212,132H-640Z"
    )
    plate.shadow(_clasped(path(outline), 52, 64), 0.62, 9)
    sleeves: tuple[tuple[int, Colour, Colour], ...] = ((-1, mix(p.far, p.light, 0.3), p.near), (1, p.cool, p.deep))
    for side, stone, _ in sleeves:
        _rampart(plate, _cuff(side, 190), TURN - 90 * side, darker(stone, 0.55))
    _clasp(plate)
    for side, stone, roof in sleeves:
        _castle(plate, _cuff(side, 222), TURN - 90 * side, stone, roof)
    _truce(plate)


def _clasped(shape: str, dx: float = 0, dy: float = 0) -> str:
    """A shape of the clasp where it lies on the sheet."""
    return place(shape, MIDDLE[0] + dx, MIDDLE[1] + dy, 1, TURN)


def _cuff(side: int, far: float) -> Point:
    return carried((side * far, 0), *MIDDLE, 1, TURN)


def _clasp(plate: Plate) -> None:
    """A white glove from the left clasps a brick one from the right; their thumbs lie on top."""
    white, brick = "#fffaf0", "#b04a30"
    cut(plate, _clasped(path(WHITE_THUMB)), darker(white, 0.07), 24, 1)
    cut(plate, _clasped(path(FAR_HAND)), brick, 30, 1.2)
    cut(plate, _clasped(path(WHITE_BACK)), white, 28, 1.4)
    cut(plate, _clasped(stroke(SEAMS + DARTS + WEB, 3.2)), "#b8a890")
    before = plate.mask(_clasped(path(BEFORE)))
    for finger in BRICK_FINGERS:
        cut(plate, _clasped(limb(finger)), brick, 14, 0.4, clip=before)
    cut(plate, _clasped(path(BRICK_THUMB)), brick, 24, 1.2)
    cut(plate, _clasped(stroke(THUMB_SEAM, 3.2)), darker(brick, 0.4))


def _rampart(plate: Plate, at: Point, lean: float, ink: Colour) -> None:
    """The far side of a cuff, seen behind the wrist."""
    wall = "M-104,120V-24H-64V0H-20V-24H20V0H64V-24H104V120Z"
    cut(plate, place(path(wall), *at, 1, lean), ink, 10, 1)


def _castle(plate: Plate, at: Point, lean: float, stone: Colour, roof: Colour) -> None:
    """A sleeve that is a castle: its battlements are the cuff, two of its garrison look out."""

    def put(shape: str) -> str:
        return place(shape, *at, 1, lean)

    for dx in (-42, 42):
        draw(plate, _sentry(), *carried((dx, 14), *at, 1, lean), 1, lean)
    wall = "M-104,460V-18H-64V16H-20V-18H20V16H64V-18H104V460Z"
    cut(plate, put(path(wall)), stone, 34, 2)
    cut(plate, put(rectangle(-106, 34, 212, 12, 3)), roof, 4, 1)
    for side in (-1, 1):
        cut(plate, put(rectangle(side * 118 - 26, 4, 52, 460)), stone, 20, 1.4)
        cut(plate, put(path(f"M{side * 118 - 36},8L{side * 118},-76L{side * 118 + 36},8Q{side * 118},22 "
                            f"{side * 118 - 36},8Z")), roof, 14, 1)  # fmt: skip
    lit = ((-42, 96), (42, 96), (0, 186))
    blind = ((-118, 74), (118, 74), (-118, 190), (118, 190))
    cut(plate, put("".join(_arch(x, y, 13) for x, y in (*lit, *blind))), PALETTES["brick"].deep)
    with plate.shining(0.3):
        cut(plate, put("".join(_arch(x, y, 8.5) for x, y in lit)), PALETTES["brick"].warm)


def _arch(x: float, y: float, half: float) -> str:
    low = y + half * 1.6
    return path(f"M{x - half},{low}V{y - half * 0.6}A{half},{half} 0 0 1 {x + half},{y - half * 0.6}V{low}Z")


def _sentry() -> Motif:
    """All that a soldier shows above a wall: an iron hat and two eyes."""
    pieces = (
        Piece(path("M-13,30V-8C-12,-20 12,-20 13,-8V30Z"), "skin", 5),
        Piece(ellipse(-5, -5, 3.6, 4.2) + ellipse(6, -5, 3.6, 4.2), "white"),
        Piece(circle(-4, -4.6, 2) + circle(7, -4.6, 2), "dark"),
        Piece(path("M-17,-9C-19,-26 -10,-36 0,-48C10,-36 19,-26 17,-9C8,-13 -8,-13 -17,-9Z"), "hat", 9),
        Piece(path("M-18,-7C-8,-12 8,-12 18,-7L18,-13C8,-18 -8,-18 -18,-13Z"), "hat", 2, blend=("#2a2a38", 0.3)),
    )
    inks: dict[str, Colour] = {"skin": "#7a4a38", "dark": "#1a1012", "white": "#fff4dc", "hat": IRON}
    return Motif(pieces, inks)


def _truce(plate: Plate) -> None:
    """One soldier of each side: one kneels on a wrist and bends down, one lifts a flower to him."""
    p = PALETTES["brick"]
    _flower(plate, 226, 265)
    _standing(plate, 176, 428, p.hot, darker(p.hot, 0.35))
    _kneeling(plate, 326, 304, p.cool, p.deep)


def _flower(plate: Plate, x: float, y: float) -> None:
    p = PALETTES["brick"]
    cut(plate, stroke(f"M{x - 5},{y + 36}Q{x - 6},{y + 14} {x},{y}", 4), "#4f7a3c")
    petals = "".join(circle(x + 11 * math.cos(a), y + 11 * math.sin(a), 7.6) for a in (0.3, 1.56, 2.8, 4.07, 5.33))
    cut(plate, petals, p.hot, 4, 0.4)
    cut(plate, circle(x, y, 6.4), p.warm, 3)


def _standing(plate: Plate, x: float, y: float, cloth: Colour, hose: Colour) -> None:
    """He faces right, on the tips of his feet, and lifts his arm."""

    def put(shape: str) -> str:
        return place(shape, x, y)

    for leg in ("-8,-60,20 -11,-34,15 -14,-8,10", "7,-60,20 9,-34,15 7,-8,10"):
        cut(plate, put(limb(leg)), hose, 6, 0.5)
    boots = path("M-20,-16L-8,-14C-8,-6 -2,-1 4,1C6,5 2,6 -4,5L-12,2L-19,-2Z")
    cut(plate, put(boots + place(boots, 21, 0)), "#3a2018", 4, 0.4)
    tunic = (
        "M-10,-116C-18,-108 -20,-88 -22,-66C-24,-58 -26,-50 -27,-42C-12,-36 12,-36 26,-42C24,-52 20,-62 18,-72"
        "C20,-90 20,-106 12,-116Z"
    )
    cut(plate, put(path(tunic)), cloth, 14, 0.6)
    cut(plate, put(path("M-22,-72C-8,-67 8,-67 19,-73L19,-66C8,-60 -10,-60 -23,-65Z")), "#4a2a20", 2)
    profile(plate, (x + 4, y - 134, 0.52, -22, False), "#c08460", "#3a2018", RAISED)
    _helmet(plate, x + 4, y - 134, -22, False)
    cut(plate, put(limb("2,-106,17 24,-112,14 40,-128,11")), darker(cloth, 0.12), 6, 0.6)
    fist(plate, (x + 46, y - 134, 0.62, -50, False), "#c08460")


def _kneeling(plate: Plate, x: float, y: float, cloth: Colour, hose: Colour) -> None:
    """He faces left, one knee down, and bends forward with his arm stretched."""

    def put(shape: str) -> str:
        return place(shape, x, y, 1, 0, True)

    cut(plate, put(limb("-12,-44,22 -2,-12,17 -34,-5,11")), hose, 6, 0.5)
    cut(plate, put(path("M-30,-12C-40,-12 -48,-10 -50,-2C-48,2 -36,2 -28,1Z")), "#2a1c20", 4, 0.4)
    cut(plate, put(limb("-8,-46,22 26,-40,17 22,-8,11")), hose, 6, 0.6)
    cut(plate, put(path("M15,-14H28C30,-8 38,-5 42,1H15Z")), "#2a1c20", 4, 0.4)
    tunic = (
        "M12,-100C-4,-98 -16,-80 -22,-60C-26,-50 -28,-42 -26,-32C-10,-28 10,-30 22,-38C24,-54 34,-70 36,-84"
        "C32,-96 22,-102 12,-100Z"
    )
    cut(plate, put(path(tunic)), cloth, 14, 0.6)
    cut(plate, put(path("M-23,-58C-10,-50 6,-48 23,-54L21,-46C6,-41 -12,-43 -26,-51Z")), "#e0b860", 2)
    profile(plate, (x - 38, y - 106, 0.52, -24, True), "#a86a48", "#2a1a18")
    _helmet(plate, x - 38, y - 106, -24, True)
    cut(plate, put(limb("22,-84,18 48,-66,14 70,-44,11")), darker(cloth, 0.12), 6, 0.6)
    fist(plate, (x - 76, y - 38, 0.62, -40, True), "#a86a48")


def _helmet(plate: Plate, x: float, y: float, turn: float, flip: bool) -> None:
    """A pointed iron helmet on a head of `profile`."""
    where = (x, y, 0.52, turn, flip)
    dome = "M-30,-12C-34,-44 -16,-62 -2,-84C10,-62 27,-46 24,-16C8,-22 -14,-20 -30,-12Z"
    cut(plate, place(path(dome), *where), IRON, 9, 0.4)
    rim = "M-31,-8C-14,-17 8,-19 25,-13L24,-21C8,-27 -14,-25 -31,-16Z"
    cut(plate, place(path(rim), *where), darker(IRON, 0.3), 2)
    cut(plate, place(ellipse(13, -2, 2.8, 3.6), *where), "#2a1a20", edge=0.1)


SCENES.append(
    Story(
        draw=castle_cuffs, palette="brick", operator="container", setting="abstract", season="none", framing="close",
        moods=("dark", "mystery"), living=("soldiers",), objects=("hands", "gloves", "castle", "flower"),
        words={"poignée de main/handshake": 3, "château/castle": 3, "gants/gloves": 2, "soldats/soldiers": 2,
               "paix/peace": 2, "traité/treaty": 2, "ennemis/enemies": 2, "fleur/flower": 2, "méfiance/mistrust": 1,
               "frontière/border": 1, "trahison/betrayal": 1, "alliance/alliance": 2, "manche/sleeve": 1,
               "siège/siege": 1},
        fr=(
            "Deux mains gantées se serrent ; leurs manches sont des châteaux crénelés d’où regardent de petits "
            "soldats casqués ; sur les gants, l’un d’eux tend une fleur à un autre, qui s’agenouille."
        ),
        en=(
            "Two gloved hands clasp each other; their sleeves are castles with battlements from which tiny soldiers "
            "in helmets look out; on the gloves one of them holds up a flower to another, who kneels."
        ),
    )
)  # fmt: skip
