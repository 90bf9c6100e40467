"""A story card of two hands that clasp, and of the castles that they are the hands of."""

from __future__ import annotations

import math
from random import Random

from art.colour import Colour, mix
from art.motif import Motif, Piece, carried, cut, draw
from art.motifs.curves import limb
from art.motifs.indoors import wallpaper
from art.motifs.people import person
from art.palettes import PALETTES
from art.press import Plate, darker
from art.scene import Scene, Story
from art.shapes import Point, circle, line, path, place, rectangle, stroke

SCENES: list[Scene] = []


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
    far_hand = "M240,-56C190,-62 150,-84 110,-92C60,-98 10,-84 -30,-60L-60,60C-20,84 60,96 120,84C170,76 200,62 240,58Z"
    cut(plate, put(path(far_hand)), brick, 34, 1.6)
    back = (
        "M-240,-58C-190,-62 -150,-70 -110,-82C-70,-90 -30,-84 4,-70C40,-56 84,-44 120,-22"
        "C134,-12 134,2 122,8C136,18 134,36 116,40"
        "C124,54 114,68 94,66C98,82 80,90 60,84C10,76 -40,84 -90,80C-140,78 -190,62 -240,58Z"
    )
    cut(plate, put(path(back)), white, 30, 1.6)
    seams = (
        "M122,8C80,-8 40,-20 6,-28M116,40C76,26 36,12 0,6M94,66C60,56 24,44 -8,38M-130,-44"
        "C-96,-48 -70,-48 -44,-44M-134,-16C-100,-18 -70,-16 -46,-12M-132,14C-100,14 -74,16 -52,20"
    )
    cut(plate, put(stroke(seams, 4)), "#b8a890")
    wrapped = ("4,82,36 -8,52,35 -24,22,31 -34,4,22", "-32,86,37 -44,54,36 -60,20,32 -70,-2,22",
               "-68,86,36 -80,54,35 -94,24,30 -104,4,21", "-102,82,32 -112,56,31 -124,34,27 -132,18,19")  # fmt: skip
    cut(plate, put("".join(map(limb, wrapped))), brick, 15, 1.2)
    gaps = "M-44,16C-40,40 -30,62 -14,92M-80,14C-74,40 -64,64 -50,94M-110,24C-108,46 -98,68 -84,92"
    cut(plate, put(stroke(gaps, 3.4)), darker(brick, 0.5))
    white_thumb = (
        "M-160,-56C-150,-92 -118,-110 -92,-126C-76,-138 -56,-150 -36,-152C-20,-152 -16,-136 -26,-126"
        "C-44,-112 -58,-104 -62,-86"
        "C-66,-72 -76,-62 -96,-54Z"
    )
    cut(plate, put(path(white_thumb)), white, 16, 1)
    cut(plate, put(stroke("M-84,-116C-78,-110 -74,-106 -70,-104", 3.4)), "#b8a890")
    thumb = (
        "M220,-70C180,-84 140,-112 96,-118C66,-120 40,-106 12,-102C-14,-100 -34,-94 -46,-82C-54,-70 -46,-58 -32,-60"
        "C-8,-64 16,-62 40,-56C76,-46 104,-30 140,-20C170,-14 200,-20 220,-30Z"
    )
    cut(plate, put(path(thumb)), brick, 20, 1.2)
    cut(plate, put(stroke("M18,-98C14,-90 14,-84 18,-76M34,-100C30,-92 30,-86 34,-78", 3.2)), darker(brick, 0.35))


def _rampart(plate: Plate, at: Point, lean: float, ink: Colour) -> None:
    """The far side of a cuff, seen behind the wrist."""
    wall = "M-112,120V-20H-84V0H-56V-20H-28V0H0V-20H28V0H56V-20H84V0H112V120Z"
    cut(plate, place(path(wall), *at, 1, lean), ink, 10, 1)


def _sentry() -> Motif:
    """A soldier to the waist, in a helmet."""
    pieces = (
        Piece(path("M-20,40C-20,10 -14,2 0,2C14,2 20,10 20,40Z"), "coat", 8),
        Piece(circle(0, -10, 11), "skin", 6),
        Piece(path("M-13,-10C-15,-32 15,-32 13,-10L17,-7C8,-12 -8,-12 -17,-7Z"), "hat", 7),
        Piece(circle(-4, -6, 1.5) + circle(4, -6, 1.5), "dark"),
    )
    inks: dict[str, Colour] = {"skin": "#dca884", "dark": "#2a1612"}
    return Motif(pieces, inks)


def _castle(plate: Plate, at: Point, lean: float, stone: Colour, cloth: Colour, roof: Colour) -> None:
    """A sleeve that is a castle: its battlements are the cuff, its garrison looks out."""
    x, y = at

    def put(shape: str) -> str:
        return place(shape, x, y, 1, lean)

    for dx in (-82, -26, 26, 82):
        draw(plate, _sentry(), *carried((dx, 2), x, y, 1, lean), 1, lean + dx * 0.1, inks={"coat": cloth, "hat": roof})
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
        182,
        382,
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
