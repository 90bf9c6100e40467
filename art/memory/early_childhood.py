"""Memory cards of childhood: what is seen from near the floor."""

from __future__ import annotations

import math
from random import Random

import numpy as np

from art.colour import rgb
from art.memory._contours import HAND
from art.memory._early import (
    Card,
    chequers,
    stripes,
)
from art.memory._swinger import swinger
from art.motif import Motif, Piece, carried
from art.motifs.birds import crow
from art.motifs.curves import blob, clipped, curve, form, limb, plume, spine, strip
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


# A child's right shoe from above: the ankle at (0, 0), the toes up, the inner side on the left.
SHOE = path(
    "M-56,76C-66,30 -56,-14 -66,-62C-80,-122 -72,-184 -16,-192C46,-200 88,-148 86,-92C85,-44 62,-4 62,76"
    "C44,112 -38,112 -56,76Z"
)
VAMP = path(
    "M-60,-34C-76,-84 -80,-120 -70,-150C-62,-176 -44,-189 -16,-192C46,-200 88,-148 86,-92C85,-70 80,-50 73,-28"
    "C64,-30 60,-40 54,-56C44,-84 24,-94 0,-93C-24,-92 -36,-80 -42,-60C-46,-46 -52,-36 -60,-34Z"
)
PIPING = "M73,-28C64,-30 60,-40 54,-56C44,-84 24,-94 0,-93C-24,-92 -36,-80 -42,-60C-46,-46 -52,-36 -60,-34"
STRAP = path("M-84,10C-62,-36 -32,-50 4,-50C44,-50 72,-34 92,14V44C66,0 40,-16 4,-16C-32,-16 -58,-4 -84,38Z")


def _shoe(card: Card, where: tuple[float, float, float, float, bool], course: str) -> None:
    """A red shoe with a strap, and the striped leg that stands in it."""

    def put(shape: str) -> str:
        return place(shape, *where)

    card.plate.shadow(place(SHOE, where[0] - 22, where[1] + 20, where[2] * 1.03, *where[3:]), 0.75, 8)
    card.cut(place(SHOE, *carried((3, 6), *where), where[2] * 1.06, *where[3:]), "#f0dcb0", 14, 0.8)
    card.cut(put(SHOE), "#7a1f1a", 20, 0.4)
    _striped_leg(card, course)
    card.cut(put(VAMP), "accent", 34, 0.8)
    card.flat(put(stroke(PIPING, 5)), "light")
    petals = [(math.cos(k * math.tau / 6), math.sin(k * math.tau / 6)) for k in range(6)]
    card.flat(put(circle(6, -142, 5) + "".join(circle(6 + 17 * c, -142 + 17 * s, 5.4) for c, s in petals)), "light")
    card.cut(put(STRAP), "accent", 12, 0.8, card.plate.mask(put(SHOE)))
    card.cut(put(circle(56, -9, 9.5)), "light", 8, 0.5)


def _striped_leg(card: Card, course: str) -> None:
    """A striped leg seen from above: the stripes run round it."""
    knots = spine(course, 12)
    leg = strip([knot[:2] for knot in knots], [knot[4] / 2 for knot in knots])
    card.cut(leg, "light", 44, 1.2)
    bands = ""
    for i, (x, y, dx, dy, wide) in enumerate(knots):
        half = wide * 0.56
        ends = (x - dy * half - dx * 8, y + dx * half - dy * 8), (x + dy * half - dx * 8, y - dx * half - dy * 8)
        (ax, ay), (bx, by) = ends
        bulge = f"{x + dx * 34:.1f},{y + dy * 34:.1f}"
        if i % 4 == 1:
            bands += stroke(f"M{ax:.1f},{ay:.1f}Q{bulge} {bx:.1f},{by:.1f}", 17)
    card.flat(clipped(bands, leg), "accent", opacity=0.9)


# A head with hair to the neck, its crown downwards.
HAIRED = form("0,92 48,78 74,40 80,-4 84,-40 84,-66 70,-74 0,-70 -70,-74 -84,-66 -84,-40 -80,-4 -74,40 -48,78")
# The shadow on the floor of somebody who kneels with open arms: the body beyond the upper right corner.
WAITING = (
    form("640,-60! 430,-60! 446,20 500,110 560,176 640,230!")
    + limb("520,110,84 474,170,60 440,214,60")
    + place(HAIRED, 420, 238, 0.92, 29)
    + limb("480,40,100 380,30,74 296,84,54 232,170,42 196,236,32")
    + limb("640,170,100 640,262,70 604,330,54 548,384,42 502,420,32")
)
SHADOW_HAND = path(
    "M-16,-8C-20,12 -28,24 -30,44C-28,52 -20,48 -16,36L-10,26L-14,66C-12,76 -4,74 -2,64L2,34L8,68C12,76 20,72 18,62"
    "L14,30L26,54C32,60 38,54 34,46L24,16C34,20 42,24 50,22C56,16 50,10 42,8C30,4 24,-6 16,-14Z"
)


def first_steps(plate: Plate) -> None:
    card = Card(plate, "#efc95c", "#4b2c2a", "#fff5d6", "#d24e31", fade=-140)
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
    for i, (mark, x, y) in enumerate(zip(marks, (62, 164, 72, 66, 176), (530, 440, 340, 118, 70), strict=True)):
        face = ("accent", "light")[i % 2]
        ink = ("light", "accent")[i % 2]
        card.put(_block(mark, face, ink), x, y, 1.04, 40 + (-9, 6, -3, 12, -6)[i],
                 accent="accent", light="light", side="deep", edge="dark")  # fmt: skip
    _shoe(card, (190, 828, 1.2, -8, True), "146,1120,250 168,960,192 184,862,132 194,780,114 200,700,104")
    _shoe(card, (398, 750, 1.2, 12, False), "346,1120,240 376,930,184 394,790,126 408,700,112 422,620,104")
    card.put(SPOON, 686, 962, 1.3, -36, metal="#dcd4c4", light="#a89a84")


SCENES.append(
    Memory(
        draw=first_steps, age="childhood", hue="butter yellow", shape="feet", count=5, direction="diagonal up",
        moods=("joy", "tender"), living=("child", "parent"), objects=("shoe", "block", "spoon", "shadow"),
        words={
            "pas/step": 3, "chaussure/shoe": 3, "enfant/child": 2, "marcher/walk": 3, "jaune/yellow": 2,
            "cube/block": 2, "cinq/five": 1, "carrelage/tiles": 1, "bras/arms": 2, "ombre/shadow": 2,
            "cuillère/spoon": 1, "commencement/beginning": 2, "équilibre/balance": 2,
            "rayures/stripes": 1, "pied/foot": 1,
        },
        fr="Deux petites chaussures rouges à bride et des collants rayés sur un carrelage jaune ; devant elles, "
        "l’ombre de quelqu’un qui ouvre les bras. Cinq cubes de bois, une cuillère tombée.",
        en="Two small red shoes with straps, and striped tights, on yellow tiles; before them, the shadow of somebody "
        "with open arms. Five wooden blocks, a dropped spoon.",
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
    plate.at(0.6)
    card.flat(path("M-20,826C140,786 380,786 640,836V930H-20Z"), "#86b04c")
    card.flat(path("M-20,866C200,832 420,846 640,880V930H-20Z"), "#6c9a3e")
    plate.at(0)
    plate.shadow(ellipse(330, 858, 130, 11), 0.6, 8)
    swinger(card)
    card.cut(limb("-30,80,50 80,56,42 200,34,34 300,0,26 360,-24,20"), "#4a3820", 16, 0.6)
    plate.at(-0.1)
    card.cut(_foliage(draw, ((-30, 10, 110), (640, 20, 90), (-40, 260, 60)), 70), "#2b5524",
        0, 0.8)  # fmt: skip
    plate.at(0)
    for x, y, turn, size in ((474, 610, 30, 74), (116, 640, 140, 66), (490, 150, -50, 62), (204, 742, -20, 58)):
        with plate.shining(0.25):
            card.cut(plume(x, y, size, size * 0.46, turn), "gold", 8, 0)
        card.flat(line([carried((-10, 0), x, y, 1, turn), carried((size * 0.84, 0), x, y, 1, turn)], 2.6), "#7a6a1c")


SCENES.append(
    Memory(
        draw=swing_seat, age="childhood", hue="leaf green", shape="swing", count=4, direction="up",
        moods=("joy",), living=("child",), objects=("swing", "shoe", "leaf", "rope", "dress"),
        words={
            "balançoire/swing": 3, "chaussure/shoe": 2, "haut/high": 2, "élan/momentum": 2, "enfance/childhood": 2,
            "feuille/leaf": 2, "vert/green": 2, "ciel/sky": 2, "corde/rope": 2, "quatre/four": 1,
            "robe/dress": 1, "lumière/light": 2, "arbre/tree": 1,
            "liberté/freedom": 2, "vertige/dizziness": 1, "cheveux/hair": 1, "jeu/play": 1,
        },
        fr="Une enfant en robe rouge, les yeux clos, se balance les pieds en avant, la queue de cheval au vent, sous "
        "des feuillages verts percés de lumière ; quatre feuilles jaunes tombent.",
        en="A child in a red dress, eyes shut, swings feet first, her ponytail in the wind, under green leaves with "
        "light behind them; four yellow leaves fall.",
    )
)  # fmt: skip


CURLED = "M-116,-6C-100,-8 -88,-4 -78,4M-125,21C-112,24 -100,24 -88,20M-114,41C-104,44 -92,42 -82,36"
# A hand that points left from a wrist at (0, 0), seen from the side of its thumb.
TASTER = Motif(
    (
        Piece(path("M14,-34C-20,-38 -50,-50 -82,-48C-108,-46 -138,-36 -168,-24C-184,-17 -194,-8 -191,2C-188,10 -178,10 "
            "-168,6C-146,-2 -130,-6 -114,-6C-128,2 -131,13 -125,21C-128,30 -122,38 -114,41C-114,51 -104,57 -94,55"
            "C-84,62 -68,60 -54,54C-34,46 -12,42 14,42Z"), "skin", 20, True),
        Piece(stroke(CURLED, 7), "skin", blend=("#3a1020", 0.4), soft=4),
        Piece(stroke(CURLED, 2.2), "skin", blend=("#3a1020", 0.6)),
        Piece(path("M-22,-14C-46,-14 -70,-6 -92,4C-106,10 -112,20 -106,28C-98,34 -84,32 -70,30C-50,30 -34,34 -20,30Z"),
            "skin", 12, True),
        Piece(path("M-108,20C-106,13 -98,9 -90,8C-92,15 -96,22 -103,26Z"), "skin", blend=("#ffdcc0", 0.5)),
        Piece(path("M-188,-7C-182,-14 -174,-18 -166,-20C-168,-13 -174,-7 -184,-3Z"), "skin", blend=("#ffdcc0", 0.5)),
        Piece(stroke("M-140,-31C-136,-27 -134,-22 -134,-17", 2.2), "skin", blend=("#3a1020", 0.4)),
    ),
    {"skin": "#b87349"},
)  # fmt: skip


# It burns upwards from (0, 0).
FLAME = path("M0,0C-17,-3 -20,-24 -12,-40C-6,-52 -1,-62 1,-76C10,-58 20,-44 19,-24C18,-8 11,-1 0,0Z")


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
    threat = limb("600,480,90 540,412,74 490,356,64") + sleeve + place(fist + blade + handle, 474, 340, 1.06, -34)
    plate.veil(threat, "#4a1428", 0.78, 2.5, 0)
    card.cut(path("M-20,760C160,730 420,730 620,760V920H-20Z"), "light", 30)
    plate.shadow(ellipse(215, 846, 340, 72), 0.7, 10)
    card.cut(ellipse(205, 826, 348, 74), "#f6dcc8", 14, 0.8)
    side = path("M-90,560V806C-40,900 450,900 500,806V560Z")
    with plate.shining(0.2):
        body = card.cut(side, "#c4647c", 44)
        ribbon = card.flat(path("M-90,690C-40,772 450,772 500,690V728C450,810 -40,810 -90,728Z"), "accent", body)
        plate.veil(path("M440,660H520V820H440Z"), "#3a0820", 0.7, 26, 0, clip=ribbon)
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
        ((34, 568, 168), (112, 584, 178), (200, 588, 172), (296, 582, 184), (384, 564, 170))
    ):
        stick = rectangle(x - 15, y - tall, 30, tall, 9)
        card.cut(stick, ("light", "glow")[i % 2], 10)
        card.flat(clipped("".join(line([(x - 24, y - 10 - 34 * j), (x + 24, y - 34 - 34 * j)], 10) for j in range(6)),
            stick), "accent")  # fmt: skip
        card.flat(line([(x, y - tall), (x + 2, y - tall - 15)], 5), "dark")
        if i != 1:
            plate.glow(x, y - tall - 40, 110, "#ffe7a0", 0.75)
            lean = (-6, 4, 0, 0, 8)[i]
            with plate.shining(1):
                card.flat(place(FLAME, x, y - tall - 10, 1, lean), "#ff9a3c")
                card.flat(place(FLAME, x, y - tall - 12, 0.62, lean), "#fff3cf")
    wisp = "114,386,4 126,348,10 102,296,16 120,236,20 172,188,22 190,136,20 158,92,18 138,50,16 150,-30,14"
    plate.veil(limb(wisp), "#fff1dc", 0.85, 1.5, 0.3)
    for x, y in ((72, 522), (156, 508), (250, 506), (344, 520)):
        card.cut(circle(x, y, 19), "accent", 9)
    card.put(TASTER, 606, 620, 0.9, 6, skin="#c08a68")
    card.cut(blob("424,606 430,590 444,588 458,594 462,604 452,608 446,618 438,634 430,622"), "light", 8, 0.5)
    card.cut(
        path("M584,574C600,566 640,566 680,570V700C640,700 604,694 580,680C590,646 592,608 584,574Z"), "glow", 26, 1
    )
    card.cut(limb("584,576,18 592,628,20 580,682,18"), "accent", 8, 0.6)


SCENES.append(
    Memory(
        draw=birthday, age="childhood", hue="rose", shape="cake", count=5, direction="up",
        moods=("joy", "dark"), living=("child",), objects=("cake", "candle", "smoke", "hand", "knife"),
        words={
            "anniversaire/birthday": 3, "gâteau/cake": 3, "bougie/candle": 3, "cinq/five": 2, "fumée/smoke": 2,
            "couteau/knife": 2, "ombre/shadow": 2, "rose/pink": 1, "souffle/breath": 2, "fête/party": 2, "main/hand": 1,
            "menace/threat": 2, "vœu/wish": 2, "flamme/flame": 1, "éteint/out": 1, "doigt/finger": 2,
            "glaçage/icing": 1,
        },
        fr="Un gâteau coupé par le bord, cinq bougies dont une éteinte qui fume, un doigt qui prend du glaçage et, au "
        "mur, une ombre au couteau.",
        en="A cake cropped by the edge, five candles of which one is out and smoking, a finger taking some icing, "
        "a shadow with a knife on the wall.",
    )
)  # fmt: skip


def _looker(card: Card, x: float, y: float) -> None:
    """A child from behind, on tiptoe, who stretches an arm after what flew away, feet on (x, y)."""

    def at(shape: str) -> str:
        return place(shape, x, y, 1.3)

    heel = path("M-10,-22C-13,-14 -13,-4 -11,2C-4,6 6,6 11,2C13,-4 13,-14 10,-22C4,-20 -4,-20 -10,-22Z")
    card.cut(at(limb("-16,-98,32 -17,-62,22 -21,-44,24 -24,-18,13")), "skin", 10, 0.4)
    card.cut(at(limb("14,-98,32 16,-62,22 18,-44,25 17,-18,13")), "skin", 10, 0.4)
    sock = path("M-11,-40C-4,-36 6,-36 12,-40C12,-32 9,-22 8,-12H-7C-8,-22 -11,-32 -11,-40Z")
    card.cut(at(place(sock, -22, 0, 1, 4) + place(sock, 17, 0)), "light", 7, 0)
    card.cut(at(place(heel, -25, -2, 0.92, 8) + place(heel, 17, -2, 0.96, -3)), "#7a2c22", 7, 0.5)
    card.cut(at(path("M-33,-124C-37,-104 -38,-90 -37,-74C-26,-69 -12,-69 -2,-74L0,-88L3,-74C14,-69 27,-69 36,-74"
        "C38,-92 37,-106 34,-124Z")), "#22406e", 14, 0.5)  # fmt: skip
    card.flat(at(curve("0,-118 1,-100 0,-86", 2.2)), "#142a4e")
    card.cut(at(place(HAND, -59, -102, 0.24, 186, True)), "skin", 5, 0.3)
    card.cut(at(place(HAND, 74, -262, 0.3, 20)), "skin", 6, 0.4)
    back = path("M-14,-196C-30,-194 -40,-186 -47,-168C-55,-148 -62,-128 -67,-106C-66,-100 -54,-98 -52,-104"
        "C-46,-122 -42,-134 -36,-146C-38,-132 -38,-122 -37,-110C-14,-103 14,-103 37,-111C38,-132 38,-148 40,-166"
        "C54,-190 70,-220 81,-256C80,-264 66,-268 63,-261C54,-236 42,-216 28,-203"
        "C18,-196 2,-198 -14,-196Z")  # fmt: skip
    knitted = card.cut(at(back), "gold", 22, 0.2)
    rows = "".join(curve(f"-64,{top + 4} 0,{top + 9} 44,{top - 2}", 5) for top in (-174, -150, -126))
    card.flat(
        at(rows + curve("34,-214 48,-206 60,-196", 5) + curve("48,-238 60,-230 74,-222", 5)), "accent", knitted, 0.9
    )
    card.flat(at(curve("-37,-114 0,-107 37,-115", 3)), "#b97a1c", opacity=0.8)
    card.cut(at(path("M-8,-206L13,-208L16,-192C10,-186 -4,-186 -10,-192Z")), "skin", 6, 0)
    card.cut(at(ellipse(-23, -221, 6, 9, -8) + ellipse(34, -226, 6, 9, 14)), "skin", 5, 0)
    curls = "".join(
        circle(5 + 24 * math.cos(t), -229 + 24 * math.sin(t), 8.6) for t in [i * math.tau / 15 for i in range(15)]
    )
    card.cut(at(circle(5, -229, 27) + curls), "#2a1a1c", 16, 0.5)


def _wire(k: int) -> str:
    """One of four wires of a line, tied to the pole at x = 76."""
    y = 150 + 66.7 * k
    return stroke(f"M-30,{y + 20:.1f}Q24,{y + 10:.1f} 76,{y:.1f}Q330,{y + 100:.1f} 620,{y + 100:.1f}", 4)


def _pole(card: Card) -> None:
    card.cut(path("M54,-80L98,-80L108,980L44,980Z"), "#56607e", 20, 0)
    for k in range(4):
        y = 150 + 66.7 * k
        card.flat(rectangle(72, y + 8, 8, 26, 3), "#1b3052")
        card.cut(path(f"M64,{y + 20}C62,{y + 8} 66,{y + 4} 70,{y}C66,{y - 6} 66,{y - 16} 76,{y - 17}"
            f"C86,{y - 16} 86,{y - 6} 82,{y}C86,{y + 4} 90,{y + 8} 88,{y + 20}Q76,{y + 25} 64,{y + 20}Z"), "light", 8,
            0.4)  # fmt: skip


def kite_caught(plate: Plate) -> None:
    card = Card(
        plate, "#7ab6e0", "#1b3052", "#fdf4dc", "#e34b31", fade=-130, gold="#f3bb3d", skin="#9a5f3c", wood="#b9793e"
    )
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
    _pole(card)
    for k in range(4):
        card.flat(_wire(k), "dark")
    plate.at(0)
    x, y, turn = 386, 250, 24
    tail = "320,394 306,412 300,432 318,436 322,418 306,404 284,424 270,462 300,520 232,570 262,640 202,690"
    card.flat(curve(tail, 3), "light")
    bow = path("M0,0C-16,-30 -44,-34 -48,-22C-52,-6 -46,12 -40,20C-26,18 -8,10 0,0Z")
    for i, (bx, by, bend) in enumerate(
        ((271, 458, -62), (296, 516, 30), (236, 566, -30), (260, 638, 46), (202, 688, -20))
    ):
        ink = ("accent", "light", "gold")[i % 3]
        card.cut(place(bow, bx, by, 0.62, bend) + place(bow, bx, by, 0.62, bend, True), ink, 8, 0.2)
        card.cut(circle(bx, by, 5.4), ink, 4, 0.2)
    kite = ((0, -196), (136, -44), (0, 160), (-136, -44))
    for a, b, ink in ((0, 1, "light"), (1, 2, "accent"), (2, 3, "light"), (3, 0, "accent")):
        card.cut(place(polygon([(0, -44), kite[a], kite[b]]), x, y, 1, turn), ink, 12, 0.3)
    card.flat(place(line([(0, -190), (0, 154)], 5) + line([(-130, -44), (130, -44)], 5), x, y, 1, turn), "#7a4a24")
    card.flat(place(circle(-50, -88, 18) + circle(50, 14, 18), x, y, 1, turn), "gold")
    sail = plate.mask(place(polygon(kite), x, y, 1, turn))
    for k in (1, 2):
        card.flat(_wire(k), "dark", sail)
    card.put(crow(), 198, 183, 0.4, 4, flip=True)
    card.flat(curve("402,214 462,296 500,350 476,386 518,410", 2.8), "light")
    card.cut(place(rectangle(-7, -30, 14, 60, 6), 518, 412, 1, 62), "wood", 7, 0.6)
    card.flat(place(rectangle(-8.5, -13, 17, 26, 4), 518, 412, 1, 62), "light")
    plate.shadow(ellipse(384, 862, 80, 9), 0.8, 5)
    _looker(card, 380, 858)
    plate.at(-0.2)
    grass = Random(2)
    card.cut("".join(plume(grass.uniform(-20, 620), 912, grass.uniform(30, 58), 7, -90 + grass.uniform(-20, 20))
        for _ in range(64)), "#28507c", 0, 0.2)  # fmt: skip


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
