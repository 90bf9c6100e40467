"""Memory cards of childhood that pass in a room: a cot at night, a hiding place, a tooth under a pillow."""

from __future__ import annotations

import math

import numpy as np

from art.colour import Field, rgb
from art.memory._calm import Calm
from art.memory._early import Card, stripes
from art.motif import Motif, Piece
from art.motifs.curves import along, blob, clipped, curve, limb
from art.noise import blur
from art.press import Plate
from art.scene import Memory, Scene
from art.shapes import Point, circle, ellipse, line, path, place, polygon, rectangle, ring, stroke

SCENES: list[Scene] = []

EAR = path("M-13,6C-30,-30 -30,-92 -10,-118C6,-124 16,-104 17,-74C18,-44 14,-16 10,6Z")
RABBIT = Motif(
    (
        Piece(limb("-22,-40,40 -40,-8,38 -62,14,42") + limb("22,-40,40 40,-8,38 66,12,42"), "body", 16),
        Piece(ellipse(-70, 18, 17, 12, 20) + ellipse(75, 16, 17, 12, -20), "trim", 6),
        Piece(limb("-32,-110,30 -66,-86,30 -84,-54,32") + limb("32,-110,30 68,-92,30 90,-64,32"), "body", 12),
        Piece(blob("0,-4 -44,-22 -50,-76 -30,-120 30,-120 50,-76 44,-22"), "body", 30),
        Piece(blob("0,-20 -26,-34 -28,-72 0,-94 28,-72 26,-34"), "light", 14),
        Piece(place(EAR, -24, -188, 1, -12), "body", 16),
        Piece(place(EAR, 26, -188, 1, 24), "body", 16),
        Piece(place(EAR, -24, -196, 0.6, -12) + place(EAR, 28, -195, 0.6, 24), "trim", 6),
        Piece(blob("0,-112 -46,-124 -56,-160 -34,-196 0,-204 34,-196 56,-160 46,-124"), "body", 30),
        Piece(ellipse(0, -140, 24, 18), "light", 9),
        Piece(circle(-22, -166, 6.5) + circle(22, -166, 6.5) + path("M-7,-149L7,-149L0,-141Z"), "dark"),
        Piece(curve("0,-141 0,-132", 2.6) + curve("-8,-128 0,-132 8,-128", 2.6), "dark"),
    ),
)
BARS = tuple(12 + 96 * i for i in range(7))
LAMP = 348  # the child stands before it, its face between two bars


def _toddler(card: Calm) -> None:
    """A small child on its feet behind the bars, dark before the lamp, each hand closed round a bar."""

    def at(shape: str) -> str:
        return place(shape, LAMP, 0)

    body, skin = "#3d5a94", "#8f6c70"
    card.cut(at(path("M-100,660C-104,560 -90,474 -48,442C-24,428 24,428 48,442C90,474 104,560 100,660Z")), body, 60, 0)
    for side in (-1, 1):
        card.cut(at(limb(f"{66 * side},474,62 {112 * side},520,54 {140 * side},482,42")), body, 20, 0)
    card.cut(at(rectangle(-23, 396, 46, 52, 16)), skin, 10, 0)
    card.cut(at(ellipse(-90, 334, 17, 24) + ellipse(90, 334, 17, 24)), "#c98a6a", 10, 0)
    card.cut(at(blob("0,218 -65,236 -92,300 -85,368 -45,414 0,424 45,414 85,368 92,300 65,236")), skin, 26, 0)
    hair = path("M-94,316C-97,250 -51,206 -3,208C-13,190 -9,172 9,162C5,178 19,186 25,176C31,190 25,202 17,209"
        "C59,214 97,250 94,316C83,276 43,262 0,264C-43,262 -83,276 -94,316Z")  # fmt: skip
    card.cut(at(hair), "#1b2748", 18, 0)
    for x in (-21, 21):
        card.flat(at(ellipse(x, 338, 7, 9)), "#141a34")
        with card.plate.shining(0.7):
            card.flat(at(circle(x + 2, 335, 2.2)), "#fff0d0")
    mouth = curve("-12,386 0,381 12,386", 4) + curve("-7,362 0,365 7,362", 3)
    card.flat(at(mouth), "#2e2440", opacity=0.8)


def _fist(card: Calm, x: float, y: float, flip: bool) -> None:
    """Small fingers closed round a bar."""
    hand = path("M-20,-30C-8,-37 12,-36 19,-28C26,-22 24,-14 21,-12C27,-6 26,4 21,6C26,12 24,20 19,22C21,30 12,35 2,34"
        "C-10,36 -20,32 -22,24Z")  # fmt: skip
    card.cut(place(hand, x, y, 1, 0, flip), "#c08a78", 14, 0.5)
    gaps = curve("-6,-13 8,-14 20,-12", 2.2) + curve("-6,5 8,4 21,6", 2.2) + curve("-4,21 8,20 18,22", 2.2)
    card.flat(place(gaps, x, y, 1, 0, flip), "#4a2f3c", opacity=0.8)


def cot_bars(plate: Plate) -> None:
    card = Calm(plate, "#8fb4d2", "#16244a", "#fdf5df", "#eda634", fade=-60, skin="#d89a78", wood="#c9d6e2")
    plate.at(0.5)
    spots = "".join(circle((c + r % 2 / 2) * 66, r * 58, 5) for r in range(11) for c in range(-1, 11))
    card.flat(spots, "#b9d2e4", opacity=0.7)
    card.flat(rectangle(-20, 650, 640, 270), "#7596ba")
    card.flat(rectangle(-20, 640, 640, 14), "#dbe6ec")
    plate.glow(LAMP, 280, 420, "#fff0b8", 0.9)
    with plate.shining(0.95):
        card.flat(circle(LAMP, 290, 168), "#ffd27a")
        plate.glow(LAMP, 290, 168, "#fff6d2", 0.9, 1)
    plate.at(0.2)
    _toddler(card)
    card.cut(path("M-20,612C120,600 200,628 309,616C420,604 500,626 640,610V760H-20Z"), "#dfe6ea", 26, 0)
    card.flat(clipped(stripes(90, 26, 52, 10), rectangle(-20, 612, 640, 150)), "#a9c0d8", opacity=0.7)
    plate.at(0)
    plate.veil(path("M-20,796H620V930H-20Z"), "#c8d8ea", 0.5, 6, 0.12)
    fan = "".join(polygon([(x - 14, 780), (x + 14, 780), (LAMP + (x - LAMP) * 1.6 + 22, 940),
        (LAMP + (x - LAMP) * 1.6 - 22, 940)]) for x in BARS)  # fmt: skip
    plate.shadow(fan, 0.85, 4)
    for x in BARS:
        card.cut(limb(f"{x},40,25 {x},120,28 {x},430,25 {x},700,28 {x},770,25"), "wood", 14, 0.8)
        card.cut(rectangle(x - 17, 128, 34, 11, 5) + rectangle(x - 17, 690, 34, 11, 5), "accent", 5, 0.4)
    card.cut(path("M-60,32C180,14 420,14 700,34V84C420,66 180,66 -60,84Z"), "wood", 22, 1)
    card.cut(rectangle(-20, 752, 640, 40, 12), "wood", 18, 1)
    _fist(card, BARS[2], 470, False)
    _fist(card, BARS[5], 470, True)
    # The toy has fallen out of reach, and lies in the light between the bars.
    plate.shadow(ellipse(170, 880, 110, 9), 0.8, 6)
    with plate.shining(0.2):
        card.put(RABBIT, 92, 845, 0.58, 84, body="#c4d6ee", trim="accent", light="light", dark="dark")


SCENES.append(
    Memory(
        draw=cot_bars, age="childhood", hue="pale blue", shape="bars", count=7, direction="vertical",
        moods=("loneliness", "tender"), living=("child",), objects=("cot", "lamp", "toy rabbit"),
        words={
            "barreau/bar": 3, "prison/prison": 2, "lit/bed": 2, "lapin/rabbit": 3, "lampe/lamp": 2, "bébé/baby": 3,
            "sept/seven": 1, "bleu/blue": 1, "ombre/shadow": 2, "tombé/fallen": 2, "sommeil/sleep": 1,
            "attente/waiting": 2, "rayures/stripes": 1, "doigt/finger": 1, "soleil/sun": 1,
        },
        fr=(
            "Derrière les sept barreaux d’un lit d’enfant, un tout-petit debout, la mine triste, devant une "
            "grande lampe ronde ; un lapin de chiffon est tombé par terre, hors du lit."
        ),
        en=(
            "Behind the seven bars of a cot a small child stands, sad-faced, before a great round lamp; a toy "
            "rabbit has fallen to the floor outside the cot."
        ),
    )
)  # fmt: skip


HIDER = path(
    "M214,716C212,600 222,520 238,470C246,436 268,420 292,416C296,408 296,398 292,390C264,378 246,348 250,310"
    "C254,266 290,242 332,248C370,254 386,282 384,312C386,320 396,334 397,340C397,346 390,347 387,349"
    "C386,354 390,358 389,362C388,365 385,366 385,368C387,372 387,375 385,379C384,386 384,394 376,397"
    "C362,400 348,398 342,398C340,406 342,412 346,418C366,424 380,440 386,460C392,500 396,600 402,716Z"
)
HUSH = path(
    "M300,560C340,572 386,556 406,518C416,492 418,458 416,434C424,424 424,406 416,398C413,394 408,393 405,392"
    "C405,380 404,366 402,354C400,345 391,346 390,355C390,370 390,382 389,392C381,397 378,410 382,422"
    "C384,430 388,436 389,442C389,458 384,474 374,486C354,506 322,512 300,514Z"
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
    card = Calm(plate, "#6f9478", "#061a16", "#f7ecc4", "#e04a2f", fade=90)
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
    "M-78,-26C-86,-64 -54,-96 -8,-96C18,-96 36,-88 50,-78C62,-84 82,-80 96,-66C110,-55 124,-47 130,-39"
    "C133,-33 126,-28 118,-27C104,-21 90,-17 78,-19C73,-13 71,-7 73,-2C64,3 52,2 49,-6C47,-12 43,-17 39,-19"
    "C20,-8 -10,-6 -30,-5C-54,-3 -73,-8 -78,-26Z"
)
HAUNCH = path("M-77,-24C-82,-58 -48,-76 -24,-58C-8,-45 -8,-20 -22,-6C-40,-2 -70,-2 -77,-24Z")
MOUSE_EARS = ellipse(50, -94, 22, 25, -16)
FAR_EAR = ellipse(74, -88, 15, 20, 16)
MOUSE_TAIL = "-70,-20,10 -110,-8,9 -150,-12,8 -190,-22,7 -226,-34,5 -262,-40,2"
TOOTH = path(
    "M-62,-40C-78,-94 -36,-114 -14,-97C-6,-90 6,-90 14,-97C36,-114 78,-94 62,-40C56,-16 54,6 52,30C50,62 40,88 28,88"
    "C14,88 16,50 0,48C-16,50 -14,88 -28,88C-40,88 -50,62 -52,30C-54,6 -56,-16 -62,-40Z"
)
PILLOW = path(
    "M-60,460C-10,444 50,442 92,460C116,474 150,478 176,468C200,460 218,462 238,472C262,482 296,474 318,472"
    "C346,470 366,484 384,500C404,512 440,512 460,498C476,486 500,486 518,506C544,540 552,600 566,650"
    "C572,672 590,690 586,704C580,716 556,708 534,712C490,722 440,728 390,734C360,738 330,730 296,722"
    "C262,716 226,722 196,732C110,744 20,738 -60,730Z"
)


# Creases from the corners of the pillow and from under the mouse.
PULLS = (
    "574,694,1 536,672,10 484,660,1", "566,680,1 544,636,8 528,588,1", "572,704,1 520,694,8 450,692,1",
    "390,508,2 374,530,9 344,546,1", "452,508,2 470,532,9 500,550,1",
    "128,476,2 112,494,9 80,506,1", "256,482,2 272,500,8 304,510,1",
)  # fmt: skip


def _pillow(card: Calm) -> None:
    """A plump striped pillow from the left edge, with hollows under mouse and tooth, its corner drawn out."""
    plate = card.plate
    plate.shadow(
        path("M-60,690C100,740 330,732 520,690L620,700C600,722 520,748 380,758C160,770 0,764 -60,752Z"), 0.7, 9
    )
    soft = card.cut(PILLOW, "#fbf1dc", 40, 0)
    bands = ""
    for i in range(7):
        x = 24 + 70 * i
        out = (x - 190) / 300
        bands += limb(f"{x - 34 * out:.0f},430,7 {x:.0f},510,12 {x + 20 * out:.0f},600,14 "
                      f"{x + 26 * out:.0f},680,11 {x + 20 * out:.0f},760,7")  # fmt: skip
    card.flat(bands, "accent", soft, 0.8)
    for crease in PULLS:
        plate.shadow(limb(crease), 0.6, 3.5, soft)
    plate.shadow(limb("452,504,10 484,496,22 520,520,8"), 0.5, 6, soft)
    seam = "586,702,1 540,690,3 440,704,3.5 300,696,3.5 150,710,3.5 -20,704,3"
    plate.shadow(limb(seam), 0.7, 1.6, soft)


def _mouse(card: Calm, x: float, y: float, size: float) -> None:
    def at(shape: str) -> str:
        return place(shape, x, y, size)

    pink = "#dd9484"
    card.cut(at(limb(MOUSE_TAIL)), pink, 5, 0)
    card.cut(at(FAR_EAR), "#85767a", 8, 0)
    card.cut(at(limb("-46,-2,9 -24,0,9 -2,-1,5") + limb("52,-1,8 64,0,8 78,-1,5")), pink, 4, 0)
    card.cut(at(MOUSE), "fur", 40, 0)
    card.flat(at(stroke("M-8,-3L2,-1M-10,0L0,2M70,-2L79,-1M68,1L77,2", 1.4)), "#9c5a52")
    card.cut(at(HAUNCH), "fur", 30, 0.3)
    card.cut(at(MOUSE_EARS), "fur", 10, 0.4)
    card.cut(at(ellipse(50, -92, 14, 17, -16)), pink, 8, 0)
    card.flat(at(circle(95, -53, 5.4)), "#140c12")
    card.flat(at(circle(93, -55.5, 1.9)), "#ffffff")
    whiskers = "M112,-31C126,-22 138,-18 150,-16M113,-36C130,-32 142,-32 156,-35M109,-28C116,-18 124,-10 133,-4"
    card.flat(at(stroke(whiskers, 1.5)), "#5a4a50")
    Card.cut(card, at(circle(129, -37, 5.6)), "#e79a8a", 5, 0)


def _milk_tooth(card: Calm, x: float, y: float, size: float) -> None:
    """A little aslant; the pillow printed over its roots holds it."""

    def at(shape: str) -> str:
        return place(shape, x, y, size, 10)

    plate = card.plate
    with plate.shining(0.3):
        whole = card.cut(at(TOOTH), "#fffaf0", 34, 0)
    plate.veil(at(limb("0,-94,10 -2,-80,6 0,-64,1")), "#b8a08c", 0.5, 3, 0, clip=whole)
    plate.veil(at(limb("-46,-78,4 -56,-52,13 -48,-22,4")), "#ffffff", 0.9, 2, 0.9, clip=whole)


def _fallen_feather(card: Calm) -> None:
    """A slender feather on the sheet, its quill to the left, its vane parted in two places."""
    plate = card.plate
    quill = along([(368.0, 846.0), (410, 834), (470, 812), (524, 782), (556, 750)], 10)
    many = len(quill) - 1

    def beside(i: int, wide: float) -> Point:
        (x0, y0), (x1, y1) = quill[max(i - 1, 0)], quill[min(i + 1, many)]
        away = math.hypot(x1 - x0, y1 - y0) or 1
        return quill[i][0] - (y1 - y0) / away * wide, quill[i][1] + (x1 - x0) / away * wide

    def width(i: int) -> float:
        part = (i / many - 0.2) / 0.8
        return 25 * math.sqrt(math.sin(math.pi * min(max(part, 0.01) * 0.95, 1)))

    vaned = range(many // 5 + 1, many + 1)
    sides = [beside(i, -0.8 * width(i)) for i in vaned] + [beside(i, width(i)) for i in reversed(vaned)]
    plate.veil(place(polygon(sides), 6, 12), "#4a2a20", 0.6, 5, 0)
    gaps = "".join(
        polygon([quill[i], beside(i + 4, side * 40), beside(i + 6, side * 40)])
        for i, side in ((many // 2, 1), (many * 2 // 3, -1))
    )
    whole = card.cut(polygon(sides), "#cfdfe6", 3, 0.3, clip=1 - plate.mask(gaps))
    barbs = "".join(line([quill[i], beside(min(i + 4, many), side * 30)], 1.3) for i in vaned for side in (-1, 1))
    card.flat(barbs, "#9dbccd", whole)
    card.flat(
        stroke("M410,834q10,-16 4,-26M404,836q6,-12 -2,-20M408,836q14,4 20,14M400,838q10,4 12,12", 1.5), "#cfdfe6"
    )
    card.cut(line(quill, 3.6), "light", 2, 0)


def lost_tooth(plate: Plate) -> None:
    card = Calm(plate, "#e3cd98", "#3d2c33", "#fffaee", "#5583a6", fade=-45, coin="#e8ac34", fur="#a8969a")
    plate.at(0.4)
    card.flat(stripes(90, 3, 72), "#c9a96c", opacity=0.6)
    huge = place(MOUSE + MOUSE_EARS + FAR_EAR + limb(MOUSE_TAIL), 284, 452, 2.26)
    plate.shadow(huge + path("M-20,470C200,440 400,450 540,462C580,480 600,560 620,640V660H-20Z"), 0.8, 4)
    plate.at(0)
    card.cut(rectangle(-20, 650, 640, 280), "#eadcbc", 0, 0)
    for fold in ("620,846,2 480,858,16 330,842,14 180,868,2", "-20,820,2 90,836,14 200,816,10 290,824,2"):
        plate.shadow(limb(fold), 0.3, 9)
    with plate.shining(0.2):
        card.cut(ellipse(292, 752, 84, 34), "#a86c16", 5, 1)
        card.cut(ellipse(292, 744, 84, 34), "coin", 8, 0)
        card.flat(ellipse(292, 744, 70, 27), "#b87a1c")
        card.cut(ellipse(292, 745, 67, 25), "coin", 6, 0)
    hollow = "M360,492C384,487 400,488 424,488C446,488 462,489 480,495L470,530H376Z"
    plate.shadow(limb("380,502,10 424,508,16 470,502,10"), 0.7, 5, card.cut(path(hollow), "#d8c4a6", 0, 0))
    _milk_tooth(card, 424, 447, 0.74)
    _pillow(card)
    _fallen_feather(card)
    _mouse(card, 176, 472, 1.12)


SCENES.append(
    Memory(
        draw=lost_tooth, age="childhood", hue="cream", shape="tooth", count=1, direction="right",
        moods=("mystery", "tender"), living=("mouse",), objects=("tooth", "pillow", "coin", "feather"),
        words={
            "dent/tooth": 3, "oreiller/pillow": 2, "souris/mouse": 3, "queue/tail": 2, "pièce/coin": 2,
            "plume/feather": 2, "échange/exchange": 2, "perdre/lose": 2, "nuit/night": 1, "grandir/grow up": 2,
            "croyance/belief": 2, "blanc/white": 1, "lait/milk": 1, "voleur/thief": 1, "ombre/shadow": 2,
        },
        fr="Une souris marche sur un oreiller rayé, vers une dent de lait, son ombre immense sur le mur ; "
        "une pièce dépasse sous l’oreiller, une plume est tombée sur le drap.",
        en="A mouse walks on a striped pillow towards a milk tooth, its huge shadow on the wall; a coin sticks out "
        "from under the pillow, a feather lies on the sheet.",
    )
)  # fmt: skip
