"""Memory cards of childhood: what is seen from near the floor."""

from __future__ import annotations

import math
from random import Random

import numpy as np

from art.colour import rgb
from art.memory._contours import HAND, PROFILE
from art.memory._early import (
    Card,
    chequers,
    stripes,
)
from art.memory._hands import REACHING_HAND
from art.motif import Motif, Piece, carried
from art.motifs.birds import crow
from art.motifs.curves import blob, clipped, curve, form, limb, plume, spine, strip
from art.motifs.things import flame
from art.motifs.things_kitchen import SPOON
from art.press import Plate
from art.scene import Memory, Scene
from art.shapes import circle, ellipse, line, path, place, polygon, rectangle, star, stroke, town

SCENES: list[Scene] = []


def _block(mark: str, face: str, ink: str) -> Motif:
    """A wooden block from above, its near side showing."""
    return Motif(
        (
            Piece(path("M-38,-30L-34,50Q0,62 38,50L40,-30Z"), "side", 8),
            Piece(rectangle(-40, -42, 80, 80, 9), face, 16),
            Piece(rectangle(-31, -33, 62, 62, 6), "edge"),
            Piece(rectangle(-27, -29, 54, 54, 4), face, 8),
            Piece(place(mark, 0, -2), ink),
        ),
        {"light": "#fff4d2"},
    )


# A child's right foot from above, toes and all in one shape: the heel at (0, 0), the toes up, the big one on the left.
TOES = ((-45, -150, 46), (5, -160, 40), (41, -153, 33), (67, -138, 27), (86, -112, 23))
FOOT = path(
    "M-50,70C-54,24 -46,-20 -56,-58C-64,-84 -72,-104 -70,-130C-71,-154 -66,-178 -46,-180C-26,-181 -18,-163 -20,-146"
    "C-20,-166 -10,-186 6,-185C21,-184 25,-167 22,-150C25,-167 33,-178 45,-175C57,-172 58,-157 54,-142"
    "C58,-155 67,-162 75,-156C84,-150 83,-137 77,-124C83,-132 93,-134 97,-125C102,-112 95,-98 89,-84"
    "C84,-58 68,-30 60,0C56,24 56,46 56,70Z"
)


def _little_foot() -> Motif:
    forks = (
        "M-20,-148C-21,-138 -24,-130 -30,-122M22,-152C21,-142 18,-134 13,-126M54,-144C52,-135 48,-128 43,-121"
        "M77,-126C74,-118 70,-112 64,-106"
    )
    nails = "".join(ellipse(x, y - wide * 0.38, wide * 0.22, wide * 0.17, x * 0.3) for x, y, wide in TOES)
    dimples = ellipse(8, -104, 8, 4) + ellipse(36, -98, 7, 4) + ellipse(58, -84, 6, 4)
    blush = "".join(circle(x, y - 8, wide * 0.45) for x, y, wide in TOES)
    return Motif(
        (
            Piece(FOOT, "skin", 26),
            Piece(stroke(forks, 7), "skin", blend=("#6a2a20", 0.5), soft=3),
            Piece(stroke(forks, 2.2), "skin", blend=("#6a2a20", 0.5)),
            Piece(blush, "skin", blend=("#d8583c", 0.3), soft=6),
            Piece(dimples, "skin", blend=("#8a3a2a", 0.32), soft=3),
            Piece(stroke("M-42,-6C-20,6 22,6 50,-4", 3), "skin", blend=("#8a3a2a", 0.4)),
            Piece(nails, "skin", blend=("#ffe6d6", 0.42)),
        ),
        {"skin": "#e3a27c"},
    )


def _pyjama_leg(card: Card, course: str) -> None:
    """A striped leg seen from above: stripes run round it, a ribbed cuff ends it."""
    knots = spine(course, 12)
    leg = strip([knot[:2] for knot in knots], [knot[4] / 2 for knot in knots])
    card.cut(leg, "light", 44, 1.4)
    bands = ribs = ""
    for i, (x, y, dx, dy, wide) in enumerate(knots):
        half = wide * 0.56
        ends = (x - dy * half - dx * 8, y + dx * half - dy * 8), (x + dy * half - dx * 8, y - dx * half - dy * 8)
        (ax, ay), (bx, by) = ends
        bulge = f"{x + dx * 34:.1f},{y + dy * 34:.1f}"
        if i % 4 == 1 and i < len(knots) - 2:
            bands += stroke(f"M{ax:.1f},{ay:.1f}Q{bulge} {bx:.1f},{by:.1f}", 17)
    card.flat(clipped(bands, leg), "accent", opacity=0.9)
    x, y, dx, dy, wide = knots[-1]
    turn = math.degrees(math.atan2(dy, dx)) + 90
    cuff = path("M-62,10C-40,-8 40,-8 62,10L58,44C36,28 -36,28 -58,44Z")
    at = (x + dx * 10, y + dy * 10, wide / 118, turn)
    card.cut(place(cuff, *at), "light", 14, 0.9)
    for k in range(-5, 6):
        ribs += f"M{k * 10.5:.1f},{k * k * 0.5 - 3:.1f}L{k * 10:.1f},{k * k * 0.5 + 29:.1f}"
    card.flat(place(stroke(ribs, 2.4), *at), "#b98a6a", opacity=0.7)


# The shadow on the floor of somebody who kneels with open arms: the body beyond the upper right corner.
WAITING = (
    form("640,-60! 430,-60! 446,20 500,110 560,176 640,230!")
    + limb("520,110,84 474,170,60 440,214,60")
    + ellipse(416, 240, 66, 82, 38)
    + circle(356, 316, 31)
    + limb("480,40,100 380,30,74 296,84,54 232,170,42 196,236,32")
    + limb("640,170,100 640,262,70 604,330,54 548,384,42 502,420,32")
)
SHADOW_HAND = path(
    "M-16,-8C-20,12 -28,24 -30,44C-28,52 -20,48 -16,36L-10,26L-14,66C-12,76 -4,74 -2,64L2,34L8,68C12,76 20,72 18,62"
    "L14,30L26,54C32,60 38,54 34,46L24,16C34,20 42,24 50,22C56,16 50,10 42,8C30,4 24,-6 16,-14Z"
)


def first_steps(plate: Plate) -> None:
    card = Card(plate, "#efc95c", "#4b2c2a", "#fff5d6", "#d24e31", fade=-140, skin="#e3a27c")
    card.flat(place(chequers(-770, -770, 14, 14, 110), 300, 450, 1, 33), "pale", opacity=0.9)
    card.flat(place("".join(rectangle(-800, -770 + 110 * i, 1600, 4) + rectangle(-770 + 110 * i, -800, 4, 1600)
        for i in range(15)), 300, 450, 1, 33), "deep", opacity=0.55)  # fmt: skip
    hands = place(SHADOW_HAND, 196, 232, 1.3, 22) + place(SHADOW_HAND, 500, 410, 1.24, 48, True)
    plate.veil(WAITING + hands, "#7a4a1c", 0.62, 3, 0)
    marks = (
        circle(0, 0, 17),
        polygon([(0, -20), (20, 16), (-20, 16)]),
        path("M8,-21A22,22 0 1 0 8,21A25,25 0 0 1 8,-21Z"),
        star(0, 0, 24, 0.4),
        rectangle(-19, -19, 38, 10) + rectangle(-19, -4, 38, 10) + rectangle(-19, 11, 38, 10),
    )
    for i, (mark, x, y) in enumerate(zip(marks, (74, 160, 80, 66, 176), (590, 506, 398, 118, 70), strict=True)):
        face = ("accent", "light")[i % 2]
        ink = ("light", "accent")[i % 2]
        card.put(_block(mark, face, ink), x, y, 1.04, 40 + (-9, 6, -3, 12, -6)[i],
                 accent="accent", light="light", side="deep", edge="dark")  # fmt: skip
    for x, y, turn, flip, leg in (
        (216, 836, 8, True, "130,1080,196 182,950,176 216,846,146"),
        (420, 736, 18, False, "350,1080,206 386,890,186 420,748,152"),
    ):
        plate.shadow(place(FOOT, x - 20, y + 18, 1.4, turn, flip), 0.7, 8)
        card.put(_little_foot(), x, y, 1.36, turn, flip, skin="skin")
        _pyjama_leg(card, leg)
    card.put(SPOON, 680, 964, 1.3, -36, body="dark", metal="dark", light="pale", trim="dark")


SCENES.append(
    Memory(
        draw=first_steps, age="childhood", hue="butter yellow", shape="feet", count=5, direction="diagonal up",
        moods=("joy", "tender"), living=("child", "parent"), objects=("foot", "block", "spoon", "shadow"),
        words={
            "pas/step": 3, "pied/foot": 3, "enfant/child": 2, "marcher/walk": 3, "jaune/yellow": 2, "cube/block": 2,
            "cinq/five": 1, "carrelage/tiles": 1, "bras/arms": 2, "ombre/shadow": 2, "cuillère/spoon": 1,
            "commencement/beginning": 2, "équilibre/balance": 2, "nu/bare": 1,
        },
        fr="Deux petits pieds nus sur un carrelage jaune ; devant eux, l’ombre de quelqu’un qui ouvre les bras. Cinq "
        "cubes de bois, une cuillère tombée.",
        en="Two small bare feet on yellow tiles; before them, the shadow of somebody with open arms. Five wooden "
        "blocks, a dropped spoon.",
    )
)  # fmt: skip


def _foliage(random: Random, spots: tuple[tuple[float, float, float], ...], size: float) -> str:
    """Clumps of leaves about (x, y), as wide as the third number."""
    found = ""
    for x, y, reach in spots:
        for _ in range(int(reach * 0.75)):
            turn, far = random.uniform(0, math.tau), reach * random.random() ** 0.6
            length = size * random.uniform(0.7, 1.2)
            found += plume(x + far * math.cos(turn), y + far * math.sin(turn) * 0.8, length, length * 0.42,
                random.uniform(0, 360))  # fmt: skip
    return found


def _swinger(card: Card) -> None:
    """A child that swings, feet first, in its own frame: the seat at (0, 0), the ropes upright."""

    def at(shape: str) -> str:
        return place(shape, 312, 560, 1.12, -24)

    hair = path("M-112,-244C-138,-256 -164,-232 -196,-236C-176,-216 -206,-196 -232,-194C-196,-180 -166,-178 -138,-188"
        "C-130,-178 -116,-182 -104,-192Z")  # fmt: skip
    far_shoe = path("M186,-78C196,-80 206,-74 212,-78C220,-92 236,-100 246,-94C250,-80 236,-56 222,-42C208,-38 196,-46 "
        "190,-52Z")  # fmt: skip
    card.cut(at(line([(20, -760), (18, 4)], 6)), "#d9c79a", 0, 0.4)
    card.cut(at(limb("6,-30,50 70,-42,44 122,-46,36")), "#a8653a", 14, 0)
    card.cut(at(limb("118,-46,35 158,-54,32 196,-62,24")), "light", 9, 0)
    card.cut(at(far_shoe), "#a32c1e", 8, 0)
    card.cut(at(limb("0,-18,52 66,-16,46 118,-8,37")), "#c98a55", 14, 0.5)
    card.cut(at(limb("112,-9,36 152,-8,34 192,-8,25")), "light", 10, 0.5)
    card.flat(at("".join(line([(x, -24), (x - 1, 8)], 5) for x in (124, 140, 156, 172))), "accent")
    shoe = path("M182,-26C194,-26 204,-20 212,-24C218,-40 234,-50 246,-46C252,-30 242,0 230,16C214,20 198,12 186,8Z")
    card.cut(at(shoe), "accent", 10, 0.6)
    sole = path("M242,-50C252,-50 256,-44 254,-34C250,-14 244,6 234,20C230,22 226,18 228,14C238,-4 244,-24 242,-50Z")
    card.cut(at(sole), "light", 4, 0)
    card.cut(at(path("M-60,2L72,-2L76,14L-58,18Z")), "wood", 8, 0.8)
    card.cut(at(hair), "#3a2018", 12, 0.4)
    dress = path("M-112,-146C-106,-168 -76,-172 -62,-154C-44,-126 -22,-90 2,-64C34,-60 66,-62 92,-58C100,-40 "
        "96,-10 88,6"
        "C84,24 74,30 66,20C56,34 44,34 36,20C24,34 10,34 2,18C-12,30 -26,26 -36,10C-66,-30 -108,-90 "
        "-112,-146Z")  # fmt: skip
    card.cut(at(dress), "accent", 34, 0.8)
    card.flat(at(curve("-30,-66 10,-44 30,18", 2.6) + curve("-22,-72 44,-52 60,18", 2.6) + curve("-46,-72 "
        "-14,-40 0,14", 2.6)),
        "#8a2418", opacity=0.5)  # fmt: skip
    card.flat(at(curve("-70,-70 -46,-76 -22,-86", 7)), "light")
    card.cut(at(path("M-104,-186L-76,-182L-74,-150C-84,-142 -100,-146 -108,-154Z")), "#a8653a", 8, 0)
    card.cut(at(place(PROFILE, -98, -178, 0.86, -16)), "#c98a55", 26, 0.5)
    cap = path("M-32,-30C-52,-54 -54,-92 -28,-108C-6,-122 26,-118 38,-96C22,-98 6,-92 2,-78C-2,-66 -2,-52 -10,-44"
        "C-16,-36 -24,-30 -32,-30Z")  # fmt: skip
    card.cut(at(place(ellipse(-4, -58, 9, 13, 12), -98, -178, 0.86, -16)), "#b87745", 6, 0.3)
    card.cut(at(path("M-118,-150C-110,-166 -84,-172 -66,-160C-60,-148 -66,-138 -76,-138C-92,-142 -106,-138 "
        "-116,-134Z")),
        "light", 8, 0.4)  # fmt: skip
    card.cut(at(place(cap, -98, -178, 0.88, -16)), "#3a2018", 14, 0.3)
    card.flat(
        at(place(curve("24,-70 31,-66 37,-69", 2.6) + curve("34,-29 40,-30 43,-33", 2), -98, -178, 0.86, -16)),
        "#3a1c14",
    )
    card.cut(at(line([(-14, -760), (-12, 6)], 7)), "#f0e2b8", 0, 0.6)
    card.cut(at(limb("-84,-138,34 -54,-112,30 -22,-134,23")), "accent", 12, 0.6)
    card.cut(at(limb("-30,-130,21 -18,-150,19 -14,-166,17")), "#c98a55", 8, 0.3)
    card.cut(
        at(path("M-26,-190C-14,-198 0,-194 3,-186C5,-176 2,-164 -6,-160C-18,-158 -27,-166 -28,-176Z")),
        "#c98a55",
        8,
        0.4,
    )
    card.flat(at(curve("-24,-184 -10,-187 2,-185", 1.8) + curve("-25,-176 -10,-178 3,-176", 1.8)), "#7a4428")


def swing_seat(plate: Plate) -> None:
    card = Card(plate, "#8db34e", "#14260f", "#f6f2d2", "#d8442c", fade=-90, wood="#a8703c", gold="#f4d050")
    plate.at(1)
    near = np.clip(plate.distance(420, 300, 0.9) / 520, 0, 1)[..., None]
    plate.fill(((1 - near) * rgb("#f4f6c8") + near * rgb("#6f9a3c")).astype(np.float32))
    draw = Random(11)
    plate.at(0.75)
    far = ((30, 300, 150), (560, 40, 120), (160, 60, 130), (620, 520, 120), (60, 620, 130), (330, 20, 90))
    card.flat(_foliage(draw, far, 44), "#8fb24a", opacity=0.9)
    plate.at(0.45)
    middle = ((-10, 140, 130), (620, 180, 110), (20, 480, 90), (610, 700, 130), (90, -20, 120), (560, -20, 110))
    card.flat(_foliage(draw, middle, 50), "#527d2e")
    plate.at(0.25)
    card.flat(path("M-20,800C140,740 330,760 640,812V930H-20Z"), "#4c7a2c")
    card.flat(path("M-20,846C200,800 420,826 640,870V930H-20Z"), "#2f5620")
    plate.at(0)
    plate.shadow(ellipse(330, 850, 150, 18), 0.7, 8)
    _swinger(card)
    card.cut(limb("-30,74,50 60,44,42 180,10,34 330,-34,22"), "#4a3820", 16, 1)
    plate.at(-0.1)
    card.cut(_foliage(draw, ((-30, 10, 110), (640, 20, 90), (-40, 260, 60)), 70), "#2b5524",
        0, 0.8)  # fmt: skip
    card.cut("".join(plume(draw.uniform(-20, 620), 915, draw.uniform(40, 96), 9, -90 + draw.uniform(-26, 26))
        for _ in range(80)), "#3a6a28", 4, 0.4)  # fmt: skip
    plate.at(0)
    for x, y, turn, size in ((474, 610, 30, 74), (116, 640, 140, 66), (490, 150, -50, 62), (204, 742, -20, 58)):
        with plate.shining(0.25):
            card.cut(plume(x, y, size, size * 0.46, turn), "gold", 8)
        card.flat(line([carried((-10, 0), x, y, 1, turn), carried((size * 0.84, 0), x, y, 1, turn)], 2.6), "#7a6a1c")


SCENES.append(
    Memory(
        draw=swing_seat, age="childhood", hue="leaf green", shape="swing", count=4, direction="up",
        moods=("joy",), living=("child",), objects=("swing", "shoe", "leaf", "rope", "dress"),
        words={
            "balançoire/swing": 3, "chaussure/shoe": 2, "haut/high": 2, "élan/momentum": 2, "enfance/childhood": 2,
            "feuille/leaf": 2, "vert/green": 2, "ciel/sky": 2, "corde/rope": 2, "quatre/four": 1,
            "robe/dress": 1,
            "liberté/freedom": 2, "vertige/dizziness": 1, "cheveux/hair": 1, "jeu/play": 1,
        },
        fr="Une enfant en robe rouge, lancée les pieds en avant sur une balançoire, cheveux au vent, sous des "
        "feuillages "
        "verts percés de lumière ; quatre feuilles claires.",
        en="A child in a red dress flies feet first on a swing, hair in the wind, under green leaves with light behind "
        "them; four pale leaves fall.",
    )
)  # fmt: skip


def birthday(plate: Plate) -> None:
    card = Card(plate, "#e6909f", "#561d38", "#fff1dc", "#d8344a", fade=-30, glow="#ffc746",
        skin="#b87349")  # fmt: skip
    card.flat(stripes(90, 34, 46, 20), "pale", opacity=0.75)
    fist = path(
        "M-32,-42C-52,-48 -60,-30 -50,-22C-63,-20 -65,-1 -52,3C-63,7 -62,26 -50,28C-56,38 -48,52 -32,50"
        "C-8,58 32,54 46,36C58,12 56,-22 42,-42C20,-56 -12,-54 -32,-42Z"
    )
    blade = path("M-17,-56L-18,-270C-17,-290 -9,-304 3,-312C20,-256 31,-170 31,-76L18,-74V-56Z")
    handle = rectangle(-17, -70, 35, 164, 13)
    sleeve = limb("700,600,190 612,494,136 556,428,106") + limb("566,398,22 540,430,26 512,458,22")
    card.grain(
        limb("600,480,90 540,412,74 490,356,64") + sleeve + place(fist + blade + handle, 474, 340, 1.06, -34),
        "shade", 1.1, 2.4,
    )  # fmt: skip
    card.cut(path("M-20,760C160,730 420,730 620,760V920H-20Z"), "light", 30)
    plate.shadow(ellipse(215, 846, 340, 72), 0.7, 10)
    card.cut(ellipse(205, 826, 348, 74), "#f6dcc8", 14, 0.8)
    side = path("M-90,560V806C-40,900 450,900 500,806V560Z")
    with plate.shining(0.12):
        card.cut(side, "#9c4860", 60)
        card.flat(clipped(path("M-90,700C-40,770 450,770 500,700V736C450,808 -40,808 -90,736Z"), side), "accent")
        for i in range(-9, 10):
            x = 205 + 302 * math.sin(i * math.pi / 19)
            y = 806 + 62 * math.cos(i * math.pi / 19)
            card.cut(ellipse(x, y, 9 + 16 * math.cos(i * math.pi / 20), 19), "#f8dcd2", 9, 0.5)
    card.cut(path("M-92,560C-96,520 20,486 205,486C390,486 500,520 504,560C512,610 504,640 486,644C462,648 470,606 "
        "444,606C412,606 430,690 398,690C366,690 382,622 350,622C320,622 330,664 304,664C276,664 286,630 "
        "256,630C222,630 236,716 200,716C166,716 178,630 146,630C118,630 124,668 98,668C72,668 80,622 50,622C20,622 "
        "20,660 -10,660Z"), "light", 40)  # fmt: skip
    card.flat(ellipse(205, 556, 268, 46), "pale", opacity=0.6)
    for i, (x, y, tall) in enumerate(
        ((20, 566, 168), (106, 584, 178), (200, 588, 172), (296, 582, 184), (384, 564, 170))
    ):
        stick = rectangle(x - 15, y - tall, 30, tall, 9)
        card.cut(stick, ("light", "glow")[i % 2], 10)
        card.flat(clipped("".join(line([(x - 24, y - 10 - 34 * j), (x + 24, y - 34 - 34 * j)], 10) for j in range(6)),
            stick), "accent")  # fmt: skip
        card.flat(line([(x, y - tall), (x + 2, y - tall - 15)], 5), "dark")
        if i != 1:
            plate.glow(x, y - tall - 40, 110, "#ffe7a0", 0.75)
            card.put(Motif(flame(0, 0), {"glow": "#ffc746", "light": "#fff1dc", "dark": "#561d38"}), x, y - tall - 8,
                1.5, (-6, 4, 0, 0, 8)[i], glow="glow", light="light")  # fmt: skip
    card.flat(limb("108,384,6 126,340,13 92,292,19 112,232,23 176,206,23 184,156,19 142,140,13 134,172,7"), "light",
        opacity=0.92)  # fmt: skip
    card.flat(limb("160,210,18 226,176,17 226,104,16 176,60,14 190,-30,10"), "light", opacity=0.85)
    for x, y in ((62, 522), (154, 508), (250, 506), (344, 520)):
        card.cut(circle(x, y, 19), "accent", 9)
    card.cut(limb("700,720,150 610,690,120 566,676,110"), "glow", 30)
    card.flat(limb("582,626,22 572,676,24 584,732,22"), "accent")
    card.bare(REACHING_HAND, 590, 676, 0.98, -78)


SCENES.append(
    Memory(
        draw=birthday, age="childhood", hue="rose", shape="cake", count=5, direction="up",
        moods=("joy", "dark"), living=("child",), objects=("cake", "candle", "smoke", "hand", "knife"),
        words={
            "anniversaire/birthday": 3, "gâteau/cake": 3, "bougie/candle": 3, "cinq/five": 2, "fumée/smoke": 2,
            "couteau/knife": 2, "ombre/shadow": 2, "rose/pink": 1, "souffle/breath": 2, "fête/party": 2, "main/hand": 1,
            "menace/threat": 2, "vœu/wish": 2, "flamme/flame": 1, "éteint/out": 1,
        },
        fr="Un gâteau coupé par le bord, cinq bougies dont une éteinte qui fume, une main qui s’avance et, au mur, "
        "une ombre au couteau.",
        en="A cake cropped by the edge, five candles of which one is out and smoking, a hand reaching in, a shadow "
        "with a knife on the wall.",
    )
)  # fmt: skip


def _looker(card: Card, x: float, y: float) -> None:
    """A child from behind who looks up and stretches an arm after what flew away, feet on (x, y)."""

    def at(shape: str) -> str:
        return place(shape, x, y, 1.24)

    card.cut(at(path("M-30,-96L-26,-8H-6L-2,-84L4,-8H24L30,-96Z")), "#22406e", 12, 0.6)
    card.cut(
        at(blob("-30,0! -30,-12 -16,-16 -4,-10 -4,0!") + blob("2,0! 2,-10 14,-16 28,-12 28,0!")), "#5a2a20", 6, 0.5
    )
    card.cut(at(limb("-34,-164,24 -52,-130,22 -56,-96,18")), "gold", 10, 0.5)
    card.cut(at(circle(-57, -84, 9)), "skin", 6, 0)
    card.cut(at(limb("28,-172,26 52,-206,23 66,-252,19")), "gold", 10, 0.5)
    card.cut(at(place(HAND, 68, -256, 0.34, 14)), "skin", 6, 0.4)
    card.cut(at(path("M-40,-166C-34,-182 -16,-188 0,-188C16,-188 34,-184 38,-168C44,-136 44,-108 40,-80C16,-72 "
        "-18,-72 -42,-80"
        "C-46,-108 -46,-136 -40,-166Z")), "gold", 26, 0.8)  # fmt: skip
    card.flat(
        at("".join(curve(f"-40,{top} 0,{top + 8} 39,{top}", 5) for top in (-146, -122, -98))), "accent", opacity=0.9
    )
    card.cut(at(rectangle(-11, -204, 22, 24, 8)), "skin", 6, 0)
    card.cut(at(ellipse(-31, -222, 7, 11) + ellipse(31, -222, 7, 11)), "skin", 5, 0)
    curls = "".join(
        circle(27 * math.cos(t), -228 + 27 * math.sin(t), 11) for t in [i * math.tau / 13 for i in range(13)]
    )
    card.cut(at(circle(0, -228, 32) + curls), "#2a1a1c", 18, 0.6)


def kite_caught(plate: Plate) -> None:
    card = Card(plate, "#7ab6e0", "#1b3052", "#fdf4dc", "#e34b31", fade=-130, gold="#f3bb3d", skin="#9a5f3c")
    plate.at(1)
    down = np.clip(plate.y / 760, 0, 1)[..., None]
    plate.fill(((1 - down) * rgb("#4b93cf") + down * rgb("#f6e6c4")).astype(np.float32))
    clouds = blob("300,560 350,520 420,530 470,500 540,520 600,500 660,540 660,590 420,600")
    clouds += blob("-30,430 40,400 90,410 150,384 210,420 180,450 60,456") + blob(
        "440,60 500,36 560,50 620,30 640,80 500,92"
    )
    card.flat(clouds, "#fdf3e0", opacity=0.7)
    plate.at(0.7)
    houses, windows = town(Random(7), 760, 120, 640, (26, 60), (34, 58))
    card.flat(houses, "#7d9cc0")
    card.flat(windows, "#ffe2a0", opacity=0.8)
    plate.at(0.3)
    card.cut(path("M-20,790C120,742 330,730 640,764V930H-20Z"), "#4d7ca6", 20, 0)
    plate.at(0.1)
    card.cut(path("M-20,842C160,800 400,806 640,836V930H-20Z"), "#2f5a86", 20, 0)
    card.cut(path("M52,-20L92,-20L104,930L40,930Z"), "#2c3550", 20)
    for y, wide in ((118, 170), (310, 160)):
        card.cut(rectangle(-20, y, wide, 22, 5), "#2c3550", 8)
        for x in (24, wide - 40):
            card.cut(path(f"M{x - 13},{y}L{x - 9},{y - 30}H{x + 9}L{x + 13},{y}Z"), "light", 8)
    for y0, y1, y2 in ((86, 190, 40), (92, 286, 250), (280, 352, 300), (284, 420, 450)):
        card.flat(curve(f"{124 if y0 < 200 else 114},{y0} 340,{y1} 620,{y2}", 4), "dark")
    plate.at(0)
    x, y, turn = 386, 250, 24
    tail = "324,388 262,440 300,510 232,560 262,630 202,676"
    card.flat(curve(tail, 3.6), "dark")
    bow = path("M0,0C-16,-30 -44,-34 -48,-22C-52,-6 -46,12 -40,20C-26,18 -8,10 0,0Z")
    for i, (bx, by, bend) in enumerate(
        ((266, 436, -40), (296, 506, 30), (236, 556, -30), (260, 628, 46), (202, 674, -20))
    ):
        ink = ("accent", "light", "gold")[i % 3]
        card.cut(place(bow, bx, by, 0.72, bend) + place(bow, bx, by, 0.72, bend, True), ink, 9)
        card.cut(circle(bx, by, 6), ink, 4, 0.4)
    kite = ((0, -196), (136, -44), (0, 160), (-136, -44))
    for a, b, ink in ((0, 1, "light"), (1, 2, "accent"), (2, 3, "light"), (3, 0, "accent")):
        card.cut(place(polygon([(0, -44), kite[a], kite[b]]), x, y, 1, turn), ink, 40, 0.8)
    card.flat(place(line([(0, -190), (0, 154)], 5) + line([(-130, -44), (130, -44)], 5), x, y, 1, turn), "#7a4a24")
    card.flat(place(circle(-50, -88, 18) + circle(50, 14, 18), x, y, 1, turn), "gold")
    sail = plate.mask(place(polygon(kite), x, y, 1, turn))
    card.flat(curve("120,92 340,286 620,250", 4) + curve("114,280 340,352 620,300", 4), "dark", sail)
    card.put(crow(), 196, 130, 0.4, 4, flip=True)
    card.flat(curve("386,214 466,330 520,420 486,500 540,556 504,606 470,596", 2.8), "light")
    plate.shadow(ellipse(360, 858, 96, 10), 0.8, 5)
    _looker(card, 380, 856)
    plate.at(-0.2)
    grass = Random(2)
    card.cut("".join(plume(grass.uniform(-20, 620), 912, grass.uniform(40, 84), 9, -90 + grass.uniform(-24, 24))
        for _ in range(70)), "#1d3d62", 4, 0.4)  # fmt: skip


SCENES.append(
    Memory(
        draw=kite_caught, age="childhood", hue="sky blue", shape="kite", count=4, direction="up",
        moods=("wistful",), living=("child", "bird"), objects=("kite", "wire", "bow", "string"),
        words={
            "cerf-volant/kite": 3, "fil/wire": 2, "prisonnier/caught": 2, "lâcher/let go": 3, "enfant/child": 2,
            "oiseau/bird": 1,
            "bleu/blue": 1, "quatre/four": 1, "vent/wind": 2, "perte/loss": 2, "losange/diamond": 1, "nœud/bow": 1,
            "ficelle/string": 2, "électricité/electricity": 1, "haut/up": 1,
        },
        fr="Un cerf-volant rouge et blanc pris dans quatre fils, sa longue queue de nœuds, un corbeau ; en bas, "
        "de dos, un "
        "enfant en tricot jaune tend le bras vers la ficelle qui flotte.",
        en="A red and white kite caught in four wires, its long tail of bows, one crow; below, from behind, a child in "
        "a yellow jumper reaches for the floating string.",
    )
)  # fmt: skip
