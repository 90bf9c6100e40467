"""A story card of two hands that clasp, and of the castles that they are the hands of."""

from __future__ import annotations

import math
from random import Random

from art.colour import Colour, mix
from art.motif import Motif, Piece, carried, cut, draw
from art.motifs.indoors import wallpaper
from art.motifs.people import person
from art.palettes import PALETTES
from art.press import Plate, darker, lighter
from art.scene import Scene, Story
from art.shapes import Point, circle, line, path, place, rectangle, stroke

SCENES: list[Scene] = []

# The brick fingers that come round the edge of the white hand, from the forefinger on.
GRIP = (
    "M4,110C-8,84 -22,56 -30,30C-34,14 -14,4 -4,16C14,40 38,66 50,104C40,120 18,120 4,110Z",
    "M-36,108C-48,82 -62,54 -68,26C-70,10 -50,2 -40,14C-22,40 -4,68 8,106C-2,122 -24,120 -36,108Z",
    "M-74,103C-84,80 -96,56 -102,32C-104,16 -86,8 -76,20C-60,44 -42,72 -32,104C-42,118 -62,116 -74,103Z",
    "M-112,95C-120,76 -128,60 -132,46C-134,32 -118,26 -108,36C-94,52 -80,74 -72,98C-80,110 -100,108 -112,95Z",
)


def castle_cuffs(plate: Plate) -> None:
    """Two gloved hands shake; their sleeves are castles with soldiers at the battlements."""
    p = PALETTES["brick"]
    plate.sky([(0, "#e8c48a"), (1, "#c98e5c")], angle=0.5)
    plate.at(0)
    wallpaper(plate, "lozenges", mix(p.far, p.near, 0.25), 0.6, pitch=80)
    turn = -47.0
    outline = (
        "M-640,-146H-222L-236,-90C-190,-62 -150,-64 -100,-90L0,-120L110,-116L236,-90L222,-146H640V146H222L236,80L90,96"
        "H-120L-236,80L-222,146H-640Z"
    )
    plate.shadow(place(path(outline), 352, 514, 1, turn), 0.62, 9)
    for side, inner in ((-1, mix(p.far, p.light, 0.1)), (1, mix(p.cool, p.deep, 0.3))):
        _rampart(plate, carried((side * 176, 0), 300, 450, 1, turn), turn - 90 * side, darker(inner, 0.5))
    _clasp(plate, turn)
    sleeves: tuple[tuple[int, Colour, Colour, Colour], ...] = (
        (-1, mix(p.far, p.light, 0.3), p.hot, p.near),
        (1, p.cool, p.cool, p.deep),
    )
    for side, stone, cloth, roof in sleeves:
        at = carried((side * 212, 0), 300, 450, 1, turn)
        _castle(plate, at, turn - 90 * side, stone, cloth, roof)
    _truce(plate)


def _clasp(plate: Plate, turn: float) -> None:
    """A white glove from the left clasps a brick one from the right; both thumbs lie on top."""

    def put(shape: str) -> str:
        return place(shape, 300, 450, 1, turn)

    white, brick = "#fffaf0", "#b04a30"
    thread, dark = "#b8a890", darker(brick, 0.5)
    white_thumb = (
        "M-196,-54C-176,-84 -140,-104 -104,-116C-72,-128 -44,-144 -14,-154C10,-162 38,-162 42,-146"
        "C44,-132 30,-124 12,-118L20,-60L-120,-40Z"
    )
    cut(plate, put(path(white_thumb)), white, 16, 1)
    cut(plate, put(stroke("M-18,-150C-22,-142 -22,-136 -18,-128M-32,-144C-36,-136 -36,-130 -32,-122", 3)), thread)
    far_hand = (
        "M240,-60C196,-66 150,-90 110,-96C60,-100 10,-84 -30,-60L-134,40C-136,70 -126,88 -112,94"
        "C-98,108 -82,108 -74,102C-62,116 -44,116 -36,108C-24,120 -4,120 4,110"
        "C18,120 38,118 48,106C90,104 140,92 176,78C200,68 220,62 240,58Z"
    )
    cut(plate, put(path(far_hand)), brick, 30, 1.6)
    back = (
        "M-240,-58C-190,-60 -150,-68 -110,-80C-70,-88 -30,-84 4,-72C44,-58 84,-48 126,-28"
        "C142,-20 144,-4 130,2C146,12 144,30 126,34C136,46 128,62 106,60C106,76 88,84 66,78"
        "C16,74 -40,84 -90,80C-140,78 -190,62 -240,58Z"
    )
    cut(plate, put(path(back)), white, 28, 1.6)
    cut(plate, put(stroke("M128,3C92,-8 62,-18 34,-24M124,34C92,26 64,16 38,10M104,60C82,56 62,50 44,45", 3.4)), thread)
    darts = "M-136,-46C-100,-52 -66,-52 -34,-46M-142,-20C-104,-24 -70,-22 -40,-16M-142,6C-116,4 -96,4 -76,8"
    cut(plate, put(stroke(darts, 3)), thread)
    for finger in GRIP:
        cut(plate, put(path(finger)), brick, 10, 0.7)
    thumb = (
        "M226,-72C184,-86 140,-116 96,-122C66,-124 40,-112 12,-106C-16,-102 -40,-96 -54,-84C-64,-72 -56,-58 -40,-60"
        "C-14,-64 12,-62 40,-54C76,-44 104,-30 140,-20C170,-14 200,-20 226,-30Z"
    )
    cut(plate, put(path(thumb)), brick, 20, 1.2)
    cut(plate, put(stroke("M14,-102C10,-94 10,-86 14,-78M28,-104C24,-96 24,-88 28,-80", 3)), dark)


def _rampart(plate: Plate, at: Point, lean: float, ink: Colour) -> None:
    """The far side of a cuff, seen behind the wrist."""
    wall = "M-112,120V-20H-84V0H-56V-20H-28V0H0V-20H28V0H56V-20H84V0H112V120Z"
    cut(plate, place(path(wall), *at, 1, lean), ink, 10, 1)


def _sentry() -> Motif:
    """A soldier to the waist, in a helmet."""
    pieces = (
        Piece(path("M-20,40C-20,10 -14,2 0,2C14,2 20,10 20,40Z"), "coat", 8),
        Piece(circle(0, -10, 11), "skin", 6),
        Piece(path("M-13,-13C-15,-36 15,-36 13,-13L18,-11C8,-15 -8,-15 -18,-11Z"), "hat", 7),
        Piece(circle(-4, -8, 1.6) + circle(4, -8, 1.6), "dark"),
        Piece(stroke("M-3,-2Q0,-1 3,-2", 1.4), "dark"),
    )
    inks: dict[str, Colour] = {"skin": "#dca884", "dark": "#2a1612"}
    return Motif(pieces, inks)


def _castle(plate: Plate, at: Point, lean: float, stone: Colour, cloth: Colour, roof: Colour) -> None:
    """A sleeve that is a castle: its battlements are the cuff, its garrison looks out."""
    x, y = at

    def put(shape: str) -> str:
        return place(shape, x, y, 1, lean)

    for dx in (-82, -26, 26, 82):
        draw(
            plate,
            _sentry(),
            *carried((dx, 2), x, y, 1, lean),
            1,
            lean + dx * 0.1,
            inks={"coat": cloth, "hat": lighter(roof, 0.25)},
        )
    wall = "M-124,420V-14H-96V10H-68V-14H-38V10H-14V-14H14V10H38V-14H68V10H96V-14H124V420Z"
    cut(plate, put(path(wall)), stone, 34, 2)
    random = Random(int(x))
    blocks = "".join(rectangle(random.uniform(-116, 92), 40 + 15 * random.randrange(24), 25, 10, 2) for _ in range(44))
    cut(plate, put(blocks), darker(stone, 0.2), opacity=0.65)
    cut(plate, put(rectangle(-128, 22, 256, 12, 3)), roof, 4, 1)
    for side in (-1, 1):
        cut(
            plate,
            put(
                path(
                    f"M{side * 98},420V60C{side * 98},40 {side * 92},30 {side * 92},10H{side * 152}C{side * 152},30"
                    f" {side * 146},40 {side * 146},60V420Z"
                )
            ),
            stone,
            18,
            1.5,
        )
        cut(plate, put(path(f"M{side * 86},14L{side * 122},-66L{side * 158},14Z")), roof, 12, 1)
    openings = ((-44, 78), (44, 78), (0, 150), (-44, 220), (44, 220), (-122, 80), (122, 80), (-122, 170), (122, 170))
    arches = "".join(
        path(f"M{cx - 11},{cy + 36}V{cy}C{cx - 11},{cy - 16} {cx + 11},{cy - 16} {cx + 11},{cy + 36}Z")
        for cx, cy in openings
    )
    cut(plate, put(arches), PALETTES["brick"].deep)
    lit = "".join(rectangle(cx - 7, cy + 4, 14, 28, 4) for cx, cy in openings[:3:2])
    cut(plate, put(lit), PALETTES["brick"].warm)


def _truce(plate: Plate) -> None:
    """One soldier of each side, on thumb and wrist, and a flower between them."""
    p = PALETTES["brick"]
    one = draw(
        plate,
        person("offer", "armour", "", "short", gaze="profile", inks={"coat": p.hot, "trim": p.near, "legs": p.near}),
        174,
        372,
        0.74,
    )
    draw(
        plate,
        person("offer", "armour", "", "curly", gaze="profile", inks={"coat": p.cool, "trim": p.deep, "legs": p.deep}),
        290,
        332,
        0.74,
        flip=True,
    )
    hx, hy = one.anchors["hand"]
    cut(plate, line([(hx + 2, hy + 14), (hx + 7, hy - 30)], 4), "#4f7a3c")
    cut(
        plate,
        "".join(circle(hx + 8 + 10 * math.cos(a), hy - 38 + 10 * math.sin(a), 7) for a in (0, 1.26, 2.5, 3.77, 5.03)),
        p.hot,
    )
    cut(plate, circle(hx + 8, hy - 38, 6), p.warm)


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
            "soldats casqués, et deux d’entre eux, debout sur les pouces, échangent une fleur."
        ),
        en=(
            "Two gloved hands clasp each other; their sleeves are castles with battlements from which tiny soldiers "
            "in helmets look out, and two of them, standing on the thumbs, exchange a flower."
        ),
    )
)  # fmt: skip
