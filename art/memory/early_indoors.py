"""Memory cards of childhood that pass in a room: a cot at night, a hiding place, a tooth under a pillow."""

from __future__ import annotations

import math

import numpy as np

from art.colour import Field, rgb
from art.memory._early import Card, stripes
from art.motif import Motif, Piece
from art.motifs.birds_things import feather
from art.motifs.curves import blob, clipped, curve, limb
from art.noise import blur
from art.press import Plate
from art.scene import Memory, Scene
from art.shapes import circle, ellipse, line, path, place, polygon, rectangle, ring

SCENES: list[Scene] = []

EAR = path("M-13,6C-30,-30 -30,-92 -10,-118C6,-124 16,-104 17,-74C18,-44 14,-16 10,6Z")
RABBIT_LEGS = Motif(
    (
        Piece(limb("-22,-40,40 -40,-8,38 -62,14,42") + limb("22,-40,40 40,-8,38 66,12,42"), "body", 16),
        Piece(ellipse(-70, 18, 17, 12, 20) + ellipse(75, 16, 17, 12, -20), "trim", 6),
    ),
)
RABBIT = Motif(
    (
        Piece(blob("0,-4 -44,-22 -50,-76 -30,-120 30,-120 50,-76 44,-22"), "body", 30),
        Piece(blob("0,-20 -26,-34 -28,-72 0,-94 28,-72 26,-34"), "light", 14),
        Piece(limb("-32,-110,30 -66,-86,30 -84,-54,32") + limb("32,-110,30 68,-92,30 90,-64,32"), "body", 12),
        Piece(place(EAR, -24, -188, 1, -12), "body", 16),
        Piece(place(EAR, 26, -188, 1, 24), "body", 16),
        Piece(place(EAR, -24, -196, 0.6, -12) + place(EAR, 28, -195, 0.6, 24), "trim", 6),
        Piece(blob("0,-112 -46,-124 -56,-160 -34,-196 0,-204 34,-196 56,-160 46,-124"), "body", 30),
        Piece(ellipse(0, -140, 24, 18), "light", 9),
        Piece(circle(-22, -166, 6.5) + circle(22, -166, 6.5) + path("M-7,-149L7,-149L0,-141Z"), "dark"),
        Piece(curve("0,-141 0,-132", 2.6) + curve("-8,-128 0,-132 8,-128", 2.6), "dark"),
    ),
)


def _toddler(card: Card, left: float, right: float) -> None:
    """A small child on its feet behind the bars, dark before the lamp, each hand closed round a bar."""
    body, skin = "#3d5a94", "#8f6c70"
    card.cut(path("M214,660C210,560 220,474 262,442C286,428 334,428 358,442C400,474 408,560 406,660Z"), body, 60, 0)
    for x, lean in ((left, 1), (right, -1)):
        card.cut(limb(f"{309 - 62 * lean},470,62 {x + 44 * lean},512,54 {x + 10 * lean},476,40"), body, 20, 0)
        card.cut(limb(f"{x + 16 * lean},488,38 {x + 2 * lean},462,38"), skin, 12, 0)
    card.cut(rectangle(286, 396, 46, 50, 16), skin, 10, 0)
    card.cut(ellipse(219, 334, 17, 24) + ellipse(399, 334, 17, 24), "#c98a6a", 10, 0)
    card.cut(blob("309,218 244,236 217,300 224,368 264,414 309,424 354,414 394,368 401,300 374,236"), skin, 50, 0)
    hair = path("M215,316C212,250 258,206 306,208C296,190 300,172 318,162C314,178 328,186 334,176C340,190 "
        "334,202 326,209"
        "C368,214 406,250 403,316C392,276 352,262 309,264C266,262 226,276 215,316Z")  # fmt: skip
    card.cut(hair, "#1b2748", 18, 0)
    for x in (272, 346):
        card.flat(ellipse(x, 338, 7, 9), "#141a34")
        with card.plate.shining(0.7):
            card.flat(circle(x + 2, 335, 2.2), "#fff0d0")
    card.flat(curve("296,384 309,380 322,384", 4) + curve("302,360 309,363 316,360", 3), "#2e2440", opacity=0.8)


def _fist(card: Card, x: float, y: float, flip: bool) -> None:
    """Small fingers closed round a bar."""
    hand = path("M-20,-30C-8,-37 12,-36 19,-28C26,-22 24,-14 21,-12C27,-6 26,4 21,6C26,12 24,20 19,22C21,30 12,35 2,34"
        "C-10,36 -20,32 -22,24Z")  # fmt: skip
    card.cut(place(hand, x, y, 1, 0, flip), "#c08a78", 14, 0.5)
    card.flat(place(curve("-6,-13 8,-14 20,-12", 2.2) + curve("-6,5 8,4 21,6", 2.2) + curve("-4,21 8,20 "
        "18,22", 2.2), x, y,
        1, 0, flip), "#4a2f3c", opacity=0.8)  # fmt: skip


def cot_bars(plate: Plate) -> None:
    card = Card(plate, "#8fb4d2", "#16244a", "#fdf5df", "#eda634", fade=-60, skin="#d89a78", wood="#c9d6e2")
    plate.at(0.5)
    spots = "".join(circle((c + r % 2 / 2) * 66, r * 58, 5) for r in range(11) for c in range(-1, 11))
    card.flat(spots, "#b9d2e4", opacity=0.7)
    floor = rectangle(-20, 650, 640, 270)
    card.flat(floor, "#7596ba")
    card.flat(rectangle(-20, 640, 640, 14), "#dbe6ec")
    plate.glow(309, 280, 420, "#fff0b8", 0.9)
    with plate.shining(0.95):
        card.flat(circle(309, 290, 168), "#ffd27a")
        plate.glow(309, 290, 168, "#fff6d2", 0.9, 1)
    plate.at(0.2)
    bars = [45 + 85 * i for i in range(7)]
    _toddler(card, bars[1], bars[5])
    card.cut(path("M-20,612C120,600 200,628 309,616C420,604 500,626 640,610V760H-20Z"), "#dfe6ea", 26, 0)
    card.flat(clipped(stripes(90, 26, 52, 10), rectangle(-20, 612, 640, 150)), "#a9c0d8", opacity=0.7)
    plate.at(0)
    fan = "".join(polygon([(x - 15, 770), (x + 15, 770), (309 + (x - 309) * 1.9 + 26, 940),
        (309 + (x - 309) * 1.9 - 26, 940)]) for x in bars)  # fmt: skip
    plate.shadow(fan, 0.85, 3)
    for x in bars:
        card.cut(limb(f"{x},40,25 {x},120,29 {x},430,24 {x},700,29 {x},790,25"), "wood", 14, 0.8)
        card.cut(rectangle(x - 17, 128, 34, 11, 5) + rectangle(x - 17, 690, 34, 11, 5), "accent", 5, 0.4)
    card.cut(path("M-20,30C180,14 420,14 640,30V82C420,66 180,66 -20,82Z"), "wood", 22, 1.4)
    card.cut(rectangle(-20, 752, 640, 40, 12), "wood", 18, 1.4)
    _fist(card, bars[1], 470, False)
    _fist(card, bars[5], 470, True)
    card.cut(curve("362,566 366,540 384,526", 5), "accent", 3, 0.6)
    card.cut(rectangle(368, 516, 34, 15, 7), "accent", 5, 0.6)
    card.put(RABBIT_LEGS, 430, 586, 0.92, 174, body="#9dbbe2", trim="accent")
    card.put(RABBIT, 430, 586, 0.92, 174, body="#9dbbe2", trim="accent", light="light", dark="dark")


SCENES.append(
    Memory(
        draw=cot_bars, age="childhood", hue="pale blue", shape="bars", count=7, direction="vertical",
        moods=("loneliness", "tender"), living=("child",), objects=("cot", "lamp", "toy rabbit"),
        words={
            "barreau/bar": 3, "prison/prison": 2, "lit/bed": 2, "lapin/rabbit": 3, "lampe/lamp": 2, "bébé/baby": 3,
            "sept/seven": 1, "bleu/blue": 1, "ombre/shadow": 2, "à l’envers/upside down": 2, "sommeil/sleep": 2,
            "attente/waiting": 2, "rayures/stripes": 1, "doigt/finger": 1, "soleil/sun": 1,
        },
        fr="Derrière les sept barreaux d’un lit d’enfant, un tout-petit debout, sombre devant une grande lampe "
        "ronde ; un "
        "lapin de chiffon pend la tête en bas, l’ombre des barreaux s’allonge.",
        en="Behind the seven bars of a cot a small child stands, dark before a great round lamp; a toy rabbit hangs "
        "upside down, and the shadow of the bars grows long.",
    )
)  # fmt: skip


HIDER = path(
    "M214,716C212,600 222,520 238,470C246,436 268,420 292,416C296,408 296,398 292,390C264,378 246,348 250,310"
    "C254,266 290,242 332,248C370,254 386,282 384,312C386,320 396,334 397,340C397,346 390,347 387,349"
    "C386,354 390,358 389,362C388,365 385,366 385,368C387,372 387,375 385,379C384,386 384,394 376,397"
    "C362,400 348,398 342,398C340,406 342,412 346,418C366,424 380,440 386,460C392,500 396,600 402,716Z"
)
HUSH = path(
    "M300,560C330,572 372,560 398,520C408,494 410,452 408,420C408,408 406,392 407,372C407,364 398,364 397,372"
    "L393,408C386,412 382,424 384,436C386,450 384,470 374,486C354,506 322,512 300,514Z"
)
QUEUE = path(
    "M262,280C236,262 206,270 192,296C180,322 188,350 176,378C200,372 214,352 216,330C220,312 236,302 256,306Z"
)


def _folds(plate: Plate) -> tuple[Field, Field]:
    """The slope of hanging cloth and its light, from deep fold to ridge."""
    x = plate.x + 5 * np.sin(plate.y / 130 + plate.x / 90)
    phase = x / 600 * math.tau * 9.5 + 0.7 * np.sin(x / 71)
    return np.sin(phase), np.cos(phase)


def hiding_place(plate: Plate) -> None:
    card = Card(plate, "#6f9478", "#061a16", "#f7ecc4", "#e04a2f", fade=90)
    plate.at(0.2)
    card.flat("".join(line([(300 + (x - 300) * 0.6, 650), (300 + (x - 300) * 2.2, 930)], 4)
        for x in range(-300, 950, 80)), "#2c4a3d")  # fmt: skip
    plate.at(0)
    with plate.shining(0.6):
        plate.veil(polygon([(226, 722), (392, 722), (560, 930), (60, 930)]), "#f2eeb0", 0.4, 16, 0.5)
    for x, y, turn in ((262, 736, 4), (354, 740, -4)):
        end = x + (x - 300) * 1.2
        plate.shadow(polygon([(x - 40, y), (x + 40, y), (end + 60, 930), (end - 60, 930)]), 0.8, 7)
        card.cut(place(path("M-44,16C-50,-14 -34,-42 0,-42C34,-42 50,-14 44,16C24,26 -24,26 -44,16Z"), x, y, 1, turn),
            "#0d1f1d", 22)  # fmt: skip
        card.cut(place(path("M-46,10C-24,24 24,24 46,10V22C24,34 -24,34 -46,22Z"), x, y, 1, turn), "accent", 4, 0)
    glow = np.clip(1 - plate.distance(300, 430, 0.72) / 470, 0, 1)[..., None] ** 1.1
    slope, ridge = _folds(plate)
    weave = (0.62 + 0.38 * (ridge[..., None] * 0.5 + 0.5)) * (0.9 + 0.1 * slope[..., None])
    cloth = (rgb("#12463a") * (1 - glow) + rgb("#b7cf78") * glow) * weave
    shade = blur(plate.mask(HIDER + HUSH + QUEUE), 2.2 * plate.scale)[..., None] * (0.86 + 0.14 * ridge[..., None])
    cloth = cloth * (1 - shade * 0.86) + rgb("#0c3129") * shade * 0.86
    hem = "M-20,-20H620V712" + "".join(f"q-16,{16 if i % 2 else 8} -32,0" for i in range(20)) + "V712H-20Z"
    with plate.shining(0.55):
        plate.ink(path(hem), np.clip(cloth, 0, 1).astype(np.float32), depth=0)
    plate.shadow(path("M-20,-20H620V30C420,44 180,44 -20,30Z"), 0.6, 16)
    plate.at(0)
    card.cut(rectangle(-20, 6, 640, 13, 6), "#c59a52", 8, 1)
    card.cut("".join(ring(x, 24, 15, 6) for x in range(18, 620, 63)), "#c59a52", 4, 0.8)
    ball = circle(508, 806, 72)
    plate.shadow(ellipse(532, 872, 96, 22), 0.8, 8)
    card.cut(ball, "accent", 60, 1)
    card.flat(
        clipped(place(path("M-90,-16C-30,10 30,10 90,-16V14C30,42 -30,42 -90,14Z"), 508, 806, 1, -28), ball), "light"
    )
    card.flat(clipped(place(circle(0, -62, 20), 508, 806, 1, -28), ball), "light")


SCENES.append(
    Memory(
        draw=hiding_place, age="childhood", hue="dark green", shape="curtain", count=2, direction="right",
        moods=("mystery", "comic"), living=("child",), objects=("curtain", "shoe", "ball"),
        words={
            "cachette/hiding place": 3, "rideau/curtain": 3, "chaussure/shoe": 2, "balle/ball": 2, "lumière/light": 2,
            "secret/secret": 2, "cache-cache/hide and seek": 3, "vert/green": 1, "deux/two": 1, "théâtre/theatre": 2,
            "trahir/betray": 2, "silence/silence": 2, "rouge/red": 1, "ombre/shadow": 3, "doigt/finger": 1,
        },
        fr="Un rideau vert éclairé par derrière : l’ombre d’une enfant, un doigt sur les lèvres, deux bouts de "
        "chaussures "
        "qui dépassent, une balle rouge sur le plancher.",
        en="A green curtain lit from behind: the shadow of a child with a finger to its lips, two shoe tips "
        "sticking out "
        "below, a red ball on the floor.",
    )
)  # fmt: skip


# A mouse on all fours that goes right, its paws on 0, its rump at -78.
MOUSE = path(
    "M-74,-18C-84,-52 -56,-86 -14,-88C12,-90 30,-80 44,-72C56,-80 76,-78 92,-64C106,-54 122,-44 126,-38C128,-33 "
    "120,-30 114,-29"
    "C100,-24 86,-20 74,-20C66,-14 62,-8 66,-4C72,0 64,4 54,2C44,0 44,-10 40,-16C24,-12 -8,-10 -22,-10C-18,-4 "
    "-8,-4 -6,0"
    "C-8,4 -40,5 -52,1C-64,-2 -72,-8 -74,-18Z"
)
MOUSE_EARS = ellipse(52, -84, 19, 23, -20)
MOUSE_TAIL = "-72,-16,9 -120,-2,8 -160,-20,7 -206,-6,6 -250,18,5 -296,6,2"
TOOTH = path(
    "M-70,-64C-84,-112 -34,-128 0,-108C34,-128 84,-112 71,-62C66,-36 62,-12 55,20C50,48 38,70 26,66"
    "C12,62 15,36 0,33C-15,36 -12,62 -26,66C-40,68 -50,46 -55,20C-59,-10 -64,-36 -70,-64Z"
)
ROOTS = path(
    "M55,20C50,48 38,70 26,66C12,62 15,36 0,33C-15,36 -12,62 -26,66C-40,68 -50,46 -55,20"
    "C-40,4 -20,16 0,18C20,16 40,4 55,20Z"
)
PILLOW = (
    "-60,452! 60,446 180,458 300,448 420,456 540,446 660,450! 690,640 660,796! 560,822 430,808 290,822 150,808 40,820 "
    "-60,800!"
)


def _pillow(plate: Plate, card: Card) -> None:
    """A striped pillow right across the card, a hollow in its middle."""
    soft = card.cut(blob(PILLOW), "#f6ead2", 46, 1.8)
    bands = ""
    for i in range(11):
        x = -62 + 72 * i
        dip = (300 - x) * 0.2 * math.exp(-(((x - 300) / 190) ** 2)) + (300 - x) * 0.04
        bands += limb(
            f"{x},420,12 {x + dip * 0.3:.0f},520,11 {x + dip:.0f},640,8 {x + dip * 0.3:.0f},750,11 {x},860,12"
        )
    card.flat(bands, "accent", soft, 0.8)
    hollow = path(
        "M150,640C158,570 230,536 310,540C380,544 432,572 450,612C400,586 340,576 290,584C226,592 180,612 150,640Z"
    )
    plate.shadow(hollow, 0.36, 22, soft)
    plate.shadow(path("M-20,770C160,800 420,780 640,776V850H-20Z"), 0.4, 20, soft)
    for crease in ("460,640,1 520,618,7 600,616,2", "146,664,1 90,656,7 10,668,2", "438,712,1 492,738,7 560,752,2",
        "176,724,1 126,752,6 66,764,2"):  # fmt: skip
        plate.shadow(limb(crease), 0.42, 4, soft)


def _mouse(card: Card, x: float, y: float) -> None:
    def at(shape: str) -> str:
        return place(shape, x, y, 1.06)

    pink = "#d98a7c"
    card.cut(at(limb(MOUSE_TAIL)), pink, 4, 0.7)
    card.cut(at(ellipse(68, -80, 14, 19, 12)), "#76666c", 8, 0)
    card.cut(at(MOUSE), "fur", 36, 0.8)
    card.cut(at(MOUSE_EARS), "fur", 9, 0.5)
    card.cut(at(ellipse(52, -82, 12, 16, -20)), pink, 6, 0)
    card.flat(at(limb("-34,-12,1 -44,-36,2.6 -28,-58,2.6 0,-58,1")), "#5a4a50", opacity=0.6)
    card.cut(at(limb("-48,0,6 -26,1,8 -8,0,5") + limb("46,0,5 58,1,6 68,-1,4")), pink, 3, 0)
    card.flat(at(circle(92, -52, 5)), "#140c12")
    card.flat(at(circle(93.6, -53.8, 1.6)), "#ffffff")
    card.flat(at(circle(125, -37, 4.4)), pink)
    card.flat(at("".join(line([(112, -36), (132 + 8 * i, -22 - 16 * i)], 1.2) for i in range(3))), "#5a4a50")


def lost_tooth(plate: Plate) -> None:
    card = Card(plate, "#e3cd98", "#3d2c33", "#fffaee", "#5583a6", fade=-45, coin="#e8ac34", fur="#a8969a")
    plate.at(0.4)
    card.flat(stripes(90, 3, 72), "#c9a96c", opacity=0.6)
    plate.shadow(place(MOUSE + MOUSE_EARS + limb(MOUSE_TAIL), 316, 366, 2.1), 0.8, 5)
    plate.at(0)
    card.cut(rectangle(-20, 650, 640, 280), "#d8c6a2", 0, 0)
    plate.shadow(rectangle(-20, 800, 640, 40), 0.5, 12)
    with plate.shining(0.25):
        card.cut(ellipse(430, 836, 84, 40, 3), "#a86c16", 6, 1.2)
        card.cut(ellipse(430, 828, 84, 40, 3), "coin", 10, 0)
        card.flat(ellipse(430, 828, 70, 32, 3), "#c98a20")
        card.cut(ellipse(430, 829, 66, 29, 3), "coin", 8, 0)
    _pillow(plate, card)
    plate.shadow(place(TOOTH, 326, 672, 0.82, -62), 0.85, 5)
    plate.shadow(place(TOOTH, 336, 676, 0.86, -62), 0.3, 16)
    with plate.shining(0.5):
        card.cut(place(TOOTH, 314, 658, 0.82, -62), "#fffdf6", 34, 0)
        card.flat(place(ROOTS, 314, 658, 0.82, -62), "#f6dcc8", opacity=0.5)
        card.flat(place(curve("2,-100 4,-80 0,-62", 3), 314, 658, 0.82, -62), "#d9cfc4")
    card.put(feather(), 478, 650, 0.66, 36, vane="#a9c8da", trim="accent", quill="light")
    _mouse(card, 182, 455)


SCENES.append(
    Memory(
        draw=lost_tooth, age="childhood", hue="cream", shape="tooth", count=1, direction="right",
        moods=("mystery", "tender"), living=("mouse",), objects=("tooth", "pillow", "coin", "feather"),
        words={
            "dent/tooth": 3, "oreiller/pillow": 2, "souris/mouse": 3, "queue/tail": 2, "pièce/coin": 2,
            "plume/feather": 2, "échange/exchange": 2, "perdre/lose": 2, "nuit/night": 1, "grandir/grow up": 2,
            "croyance/belief": 2, "blanc/white": 1, "lait/milk": 1, "voleur/thief": 1, "ombre/shadow": 2,
        },
        fr="Une dent de lait au creux d’un oreiller rayé, une pièce qui dépasse dessous, une plume, une souris "
        "qui s’en va "
        "et son ombre immense sur le mur.",
        en="A milk tooth in the hollow of a striped pillow, a coin sticking out beneath, a feather, a mouse "
        "that leaves "
        "and its huge shadow on the wall.",
    )
)  # fmt: skip
