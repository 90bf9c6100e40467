"""Memory cards of old age."""

from __future__ import annotations

import math
from random import Random

from art.memory._early import Card, knit, scattered, stripes
from art.motif import Motif, Piece, draw
from art.motifs.curves import blob, curve, limb, plume, spine
from art.press import Plate
from art.scene import Memory, Scene
from art.shapes import circle, ellipse, line, path, place, polygon, rectangle, stroke

SCENES: list[Scene] = []

ROBIN = Motif(
    (
        Piece(stroke("M-2,-4V8M12,-4V8", 2.6), "dark"),
        Piece(
            path(
                "M-76,-2L-42,-28C-38,-54 -12,-72 10,-75C14,-89 34,-93 44,-81L59,-73L45,-68C46,-58 45,-50 43,-44"
                "C45,-20 26,-1 2,-1C-16,-1 -28,-7 -36,-15L-70,8Z"
            ),
            "body",
            16,
        ),
        Piece(path("M44,-66C49,-42 38,-12 8,-4C2,-26 14,-56 30,-64Z"), "breast", 10),
        Piece(path("M-44,-20C-34,-46 -4,-58 14,-46C16,-28 -8,-14 -44,-20Z"), "wing", 7),
        Piece(path("M45,-79L60,-73L45,-69Z"), "beak"),
        Piece(circle(34, -77, 3.8), "dark"),
    ),
    {"body": "#7a6a5e", "breast": "#d8562e", "wing": "#4a3e3c", "beak": "#3a2a20", "dark": "#1c1a24"},
)
MITTEN = (
    "M-40,0C-44,-40 -50,-84 -46,-120C-42,-152 -18,-168 4,-164C30,-160 42,-138 42,-112C42,-98 40,-88 40,-80"
    "C50,-92 62,-108 76,-108C92,-106 94,-88 84,-72C72,-52 54,-28 42,0Z"
)
HEART = "M0,52C-34,28 -58,6 -56,-22C-54,-46 -24,-54 0,-24C22,-56 54,-48 57,-22C58,6 34,30 0,52Z"


def frond(x: float, y: float, length: float, turn: float, bend: float, depth: int = 2) -> str:
    """A fern of ice: a curved rib with finer and finer leaves on both sides, smaller towards its tip."""
    shape, px, py, angle = "", x, y, turn
    steps = (9 if depth > 1 else max(3, int(length / 13))) if depth else 1
    if not depth:
        return plume(x, y, length, max(2.2, length * 0.2), turn, 0.4)
    for i in range(steps):
        t = i / steps
        nx = px + length / steps * math.cos(math.radians(angle))
        ny = py + length / steps * math.sin(math.radians(angle))
        shape += line([(px, py), (nx, ny)], (1 - t) * 1.7 * depth + 0.9)
        reach = length * (0.46 if depth > 1 else 0.27) * math.sin(math.pi * (0.2 + 0.76 * t)) * (1 - t * 0.3)
        for side in (-1, 1):
            shape += frond(nx, ny, reach, angle + side * (58 - 20 * t), bend * 0.5 - side * 22, depth - 1)
        px, py, angle = nx, ny, angle + bend / steps
    return shape


FERNS = (
    (-6, 656, 330, -66, -40), (608, 656, 340, -110, 36), (232, 664, 120, -84, 40),
    (-8, -8, 290, 38, 46), (608, -8, 310, 140, -50), (318, -18, 116, 84, 30),
)  # fmt: skip


def window_frost(plate: Plate) -> None:
    card = Card(
        plate, "#4f7fae", "#16284a", "#ffffff", "#cf4a34", fade=-90, mist="#a9c6de", wood="#6d5044", blue="#3c6a9c"
    )  # fmt: skip
    plate.at(0.2)
    card.fade(90, "#2c558a", 0.8, 0.7)
    with plate.shining(0.35):
        for fern in FERNS:
            card.flat(frond(*fern), "#f4faff")
    _peephole(plate, card)
    with plate.shining(0.4):
        card.flat(place(path(HEART), 470, 566, 1.16), "#f4faff")
    drops = limb("470,618,6 471,636,7 470,652,5") + limb("436,590,5 436,622,6")
    with plate.shining(0.75):
        card.flat(place(path(HEART), 470, 567, 0.98) + drops, "#8fbbdc")
    _sill(plate, card)


def _peephole(plate: Plate, card: Card) -> None:
    """A round breathed into the frost: the feeder in the snow."""
    cx, cy, r = 286, 318, 182
    plate.veil(circle(cx, cy, r + 20), "#f4faff", 0.85, 9, 0.5)
    with plate.shining(0.4):
        card.flat(circle(cx, cy, r + 6), "#f4faff")
    ring = " ".join(
        f"{cx + (r + 3 * math.sin(k * 2.7)) * math.cos(k * math.tau / 18):.0f},"
        f"{cy + (r + 3 * math.sin(k * 2.7)) * math.sin(k * math.tau / 18):.0f}"
        for k in range(18)
    )
    plate.at(0.6)
    with plate.shining(0.8):
        hole = card.cut(blob(ring), "#cfe4f2", 0, 0)
        card.fade(-90, "#8fbbdc", 0.9, 0.7, hole)
        card.flat(blob("60,420 180,392 300,410 420,386 540,410 540,640 60,640"), "#f6fbff", hole)
    trunk = (
        "M394,424C408,412 404,330 414,250C420,200 440,160 470,120L490,140C450,200 446,260 446,320"
        "C446,370 444,404 462,418C440,426 414,428 394,424Z"
    )
    card.flat(path(trunk), "#9dbcd6", hole)
    card.flat(limb("420,290,12 386,250,8 360,238,3") + limb("440,330,10 476,300,7 500,292,3"), "#9dbcd6", hole)
    plate.at(0)
    card.cut(rectangle(248, 446, 18, 120, 3), "wood", 7, 0, clip=hole)
    card.cut(rectangle(186, 336, 10, 104) + rectangle(318, 336, 10, 104), "wood", 4, 0, clip=hole)
    card.cut(rectangle(152, 432, 212, 18, 5), "wood", 7, 0.6, clip=hole)
    card.cut(polygon([(136, 344), (257, 240), (378, 344)]), "accent", 16, 0.8, clip=hole)
    snow = (
        "M122,348L257,228L392,348C378,352 364,344 352,330C336,334 320,316 306,300C290,304 274,280 257,268"
        "C240,282 224,302 208,302C196,318 180,334 164,330C150,346 134,354 122,348Z"
    )
    card.cut(path(snow), "light", 3, 0.4, clip=hole)
    draw(plate, ROBIN, 222, 428, 0.72, clip=hole, shadow=0.3)
    draw(
        plate,
        ROBIN,
        306,
        428,
        0.66,
        0,
        True,
        inks={"body": "#4f7fb0", "breast": "#f0d890", "wing": "#2a4468"},
        clip=hole,
        shadow=0.3,
    )
    top_inks = {"body": "#7a8a6a", "breast": "#e6c24a", "wing": "#45564c"}
    draw(plate, ROBIN, 262, 226, 0.5, -6, inks=top_inks, clip=hole, shadow=0)
    card.flat("".join(circle(x, 428, 3.4) for x in (254, 264, 272)), "dark", hole)
    card.flat(stroke(f"M{cx - 152},{cy - 62}A166,166 0 0 1 {cx - 70},{cy - 148}", 8), "light", opacity=0.8)


def _sill(plate: Plate, card: Card) -> None:
    """The window sill inside, with a hot cup and red mittens."""
    plate.at(-0.05)
    card.cut(rectangle(-20, 650, 640, 280), "#b4cce2", 0, 0.8)
    card.flat(rectangle(-20, 650, 640, 10), "#dcebf7")
    card.cut(rectangle(-20, 846, 640, 90), "#86a8ca", 12, 0.6)
    steam = "128,690,10 110,640,22 142,590,26 112,540,20 132,496,6"
    plate.veil(limb(steam), "#f4faff", 0.9, 9, 0.8)
    card.cut(stroke("M186,728C238,716 240,790 182,786", 14), "#f2f6fa", 6, 0.8)
    card.cut(ellipse(128, 812, 102, 25), "#dfe9f2", 8, 0.5)
    card.flat(ellipse(128, 809, 62, 13), "#a9bed4")
    card.cut(path("M60,694C62,770 78,816 128,816S194,770 196,694C170,710 86,710 60,694Z"), "#f2f6fa", 34, 0.6)
    card.cut(ellipse(128, 694, 68, 17), "#f2f6fa", 4, 0)
    card.cut(ellipse(128, 697, 58, 12), "#6d3c26", 4, 0)
    card.flat(stroke("M66,744C90,758 166,758 191,744", 5), "accent")
    for x, y, turn, flip in ((488, 812, 22, True), (378, 810, -26, False)):
        _mitten(card, x, y, turn, flip)


def _mitten(card: Card, x: float, y: float, turn: float, flip: bool) -> None:
    """It lies flat on the sill, its cuff at (x, y)."""

    def lying(shape: str) -> str:
        return f'<g transform="translate({x},{y}) scale(1,0.74)">{place(shape, 0, 0, 0.92, turn, flip)}</g>'

    outline = path(MITTEN) + rectangle(-47, -12, 94, 34, 12)
    card.plate.shadow(place(lying(outline), 3, 13), 0.9, 4)
    with card.plate.shining(0.12):
        hand = card.cut(lying(path(MITTEN)), "accent", 13, 0.3)
    zigzag = stroke("M-52,-46L-36,-32L-20,-46L-4,-32L12,-46L28,-32L44,-46", 5)
    flake = "".join(place(line([(0, -26), (0, 26)], 4.4), -2, -106, 1, turned) for turned in (0, 60, 120))
    card.flat(lying(zigzag + flake), "#f8ece0", hand)
    card.cut(lying(rectangle(-47, -12, 94, 34, 12)), "#f8ece0", 10, 0.3)
    card.flat(lying("".join(line([(k, -6), (k, 16)], 2.4) for k in range(-34, 40, 14))), "#c8b8ac")


SCENES.append(
    Memory(
        draw=window_frost, age="age", hue="white blue", shape="ferns", count=3, direction="through",
        moods=("calm", "wistful"), living=("bird",), objects=("frost", "window", "bird feeder", "mittens", "cup"),
        words={
            "givre/frost": 3, "fenêtre/window": 3, "hiver/winter": 2, "fougère/fern": 2, "oiseau/bird": 2,
            "trois/three": 1, "mangeoire/bird feeder": 2, "moufle/mitten": 2, "dessin/drawing": 2, "souffle/breath": 1,
            "tasse/cup": 1,
            "froid/cold": 2, "rond/circle": 1, "blanc/white": 1, "dehors/outside": 1, "cœur/heart": 1,
        },
        fr="Des fougères de givre sur une vitre, un rond dégagé par où l’on voit trois oiseaux à une mangeoire, "
        "un cœur tracé au doigt, une tasse fumante, des moufles rouges.",
        en="Ice ferns on a pane, a round clear spot through which three birds are seen at a feeder, a heart "
        "drawn with a finger, a steaming cup, red mittens.",
    )
)  # fmt: skip


MAN = (
    path(
        "M-12,-196C-28,-192 -38,-184 -40,-166C-42,-140 -46,-122 -46,-106C-42,-98 -36,-98 -34,-104L-29,-136"
        "C-30,-112 -34,-92 -37,-72C-20,-66 20,-66 36,-72C34,-92 30,-112 29,-140C32,-126 38,-112 46,-100"
        "C50,-94 56,-98 54,-104C46,-122 42,-146 40,-166C38,-184 28,-192 12,-196L8,-206H-8Z"
    )
    + path("M-27,-74L-23,-8C-30,-4 -28,2 -20,2H-7L-3,-72Z") + path("M3,-74L9,-12C5,-6 9,-3 16,-3H27L30,-72Z")
    + path("M-15,-208C-20,-226 -12,-240 0,-240S20,-226 15,-208C10,-200 -10,-200 -15,-208Z")
    + path(
        "M-32,-224C-20,-232 -18,-230 -17,-236C-16,-252 -8,-256 0,-254C8,-256 16,-252 17,-236"
        "C18,-230 20,-232 32,-224C14,-217 -14,-217 -32,-224Z"
    )
    + stroke("M-42,-106L-56,2", 5) + stroke("M-42,-106C-42,-116 -50,-116 -52,-108", 5)
)  # fmt: skip
WOMAN = (
    path(
        "M-10,-184C-24,-180 -34,-172 -36,-156C-38,-140 -44,-124 -52,-108C-56,-100 -50,-96 -44,-102"
        "C-36,-112 -30,-124 -27,-136"
        "C-28,-108 -36,-76 -42,-44C-20,-36 22,-36 42,-44C36,-76 28,-108 27,-136C30,-120 30,-108 32,-96"
        "C34,-88 42,-90 42,-98"
        "C42,-120 40,-140 36,-158C34,-172 24,-180 10,-184L6,-192H-6Z"
    )
    + path("M-18,-46L-15,-8C-21,-4 -19,2 -12,2H-4L-3,-44Z") + path("M4,-46L7,-12C4,-6 7,-3 13,-3H21L20,-44Z")
    + ellipse(0, -204, 14, 16) + circle(0, -222, 9)
)  # fmt: skip
SLIPPER = "M-31,58C-37,18 -36,-52 0,-66C36,-52 37,18 31,58C24,84 -24,84 -31,58Z"
VAMP = "M-38,2C-39,-46 -25,-76 0,-78C25,-76 39,-46 38,2C22,-16 -22,-16 -38,2Z"


def last_light(plate: Plate) -> None:
    card = Card(
        plate, "#b8741e", "#2a130c", "#fff6d2", "#a8482a", fade=-20, glow="#ffdc80", floor="#7a4418", teal="#3f6f74"
    )  # fmt: skip
    plate.at(0.1)
    sprig = path("M0,-20C9,-12 11,4 0,16C-11,4 -9,-12 0,-20Z")
    card.flat(scattered(Random(5), sprig, 84, 0, 0), "deep", opacity=0.4)
    card.flat(rectangle(-20, 424, 640, 28), "#6a3a18")
    card.cut(rectangle(-20, 450, 640, 480), "floor", 0, 0)
    boards = "".join(line([(420 + 34 * k, 450), (420 + 150 * k, 930)], 3) for k in range(-9, 6))
    card.flat(boards, "dark", opacity=0.5)
    card.cut(rectangle(302, 22, 236, 432), "#8a4a22", 10, 1)
    _outside(plate, card)
    plate.at(0)
    card.cut(polygon([(514, 44), (620, -30), (620, 590), (514, 454)]), "accent", 12, 1.6)
    panels = polygon([(534, 84), (604, 48), (604, 254), (534, 230)])
    panels += polygon([(534, 268), (604, 298), (604, 520), (534, 430)])
    card.cut(panels, "#8a3420", 9, 0)
    card.cut(circle(528, 262, 9), "glow", 5, 0.5)
    wedge = polygon([(326, 454), (514, 454), (500, 940), (-120, 940)])
    with plate.shining(0.55):
        light = card.flat(wedge, "#f6c45e")
        card.fade(-60, "#fff0b4", 0.9, 0.7, light)
        card.flat(boards, "#b9782c", light, 0.5)
    lying = f'<g transform="matrix(1.24 0 0.44 -1.44 418 466)">{place(MAN, -48, 0)}{place(WOMAN, 48, 0)}</g>'
    plate.lay("#4a2210", plate.rough(plate.mask(lying), 0.08, 1.6) * light * 0.88)
    for figure, x in ((WOMAN, 466), (MAN, 370)):
        card.cut(place(figure, x, 468), "#3a1a10", 8, 0)
    _slippers(card)
    _seed(plate, card, 150, 196, 1, 16)


def _outside(plate: Plate, card: Card) -> None:
    """What the door opens on: a path into the evening."""
    plate.at(0.9)
    with plate.shining(0.95):
        opening = card.cut(rectangle(326, 44, 188, 410), "#ffe9a6", 0, 0)
        card.fade(-90, "#ffd070", 0.9, 0.9, opening)
        plate.veil(circle(420, 226, 60), "#fffdf0", 1, 26, 1.1, clip=opening)
        card.flat(blob("300,330 360,306 430,318 480,300 540,316 540,470 300,470"), "#f2c566", opening)
        card.flat(blob("300,372 370,352 450,366 540,346 540,470 300,470"), "#d99a3e", opening)
        card.flat(path("M412,360C420,380 388,400 380,456H466C458,410 436,384 422,360Z"), "#fff0b8", opening)
        tree = (
            limb("346,380,9 344,310,7 348,270,4") + circle(340, 262, 30) + circle(362, 282, 22) + circle(326, 288, 20)
        )
        card.flat(tree, "#c08a3a", opening)


def _slippers(card: Card) -> None:
    for x, y, turn in ((82, 786, 24), (158, 812, 30)):

        def put(shape: str, where: tuple[float, float, float] = (x, y, turn)) -> str:
            return f'<g transform="translate({where[0]},{where[1]}) scale(1.06,0.84) rotate({where[2]})">{shape}</g>'

        card.cut(put(path(SLIPPER)), "#23383c", 6, 1.2)
        card.cut(put(place(path(SLIPPER), 0, 2, 0.82)), "#c9a878", 10, 0)
        vamp = card.cut(put(path(VAMP)), "teal", 20, 0.9)
        check = "".join(line([(k, -90), (k, 10)], 2.4) for k in range(-30, 40, 15))
        check += "".join(stroke(f"M-44,{k}Q0,{k - 16} 44,{k}", 2.4) for k in range(-62, 4, 15))
        card.flat(put(check), "#d8b060", vamp, 0.55)
        card.flat(put(stroke("M-37,2C-22,-15 22,-15 37,2", 6)), "#e8d6a8")


def _seed(plate: Plate, card: Card, x: float, y: float, size: float, turn: float) -> None:
    """A dandelion's seed on its way out."""
    threads, down = "", ""
    for a in range(-84, 85, 12):
        turned, reach = math.radians(a), 92 + 10 * math.cos(math.radians(a * 3))
        dx, dy = reach * math.sin(turned), -reach * 0.84 * math.cos(turned)
        threads += stroke(f"M0,0Q{dx * 0.62:.1f},{dy * 0.4:.1f} {dx:.1f},{dy:.1f}", 1.9)
        for fan in (-60, -40, -20, 0, 20, 40, 60):
            far = 29 - abs(fan) * 0.1
            end = (dx + far * math.sin(turned + math.radians(fan)), dy - far * math.cos(turned + math.radians(fan)))
            down += line([(dx, dy), end], 1.4)
    with plate.shining(0.75):
        plate.veil(place(threads + down, x, y, size, turn), "#fff0c4", 1, 0.7, 0.6)
        card.flat(place(stroke("M0,0C6,40 4,90 -4,132", 3), x, y, size, turn), "#fff0c4")
    card.cut(place(ellipse(-6, 152, 8, 25, 6), x, y, size, turn), "#3a1a10", 5, 0.6)


SCENES.append(
    Memory(
        draw=last_light, age="age", hue="gold", shape="door", count=2, direction="out", moods=("wistful", "tender"),
        living=("couple",), objects=("door", "light", "slippers", "dandelion seed", "shadow"),
        words={
            "porte/door": 3, "lumière/light": 3, "ombre/shadow": 2, "couple/couple": 2, "main/hand": 2, "deux/two": 1,
            "pantoufle/slipper": 2, "pissenlit/dandelion": 2, "fin/end": 3, "départ/departure": 2, "or/gold": 1,
            "vieillesse/old age": 2, "sortir/go out": 2, "ensemble/together": 2, "espoir/hope": 1,
        },
        fr="Une porte ouverte sur le soir ; un vieux couple, de dos, sort main dans la main, ses longues ombres "
        "derrière lui ; une paire de pantoufles, une graine de pissenlit.",
        en="A door open on the evening; an old couple seen from behind goes out hand in hand, its shadows long behind "
        "it; a pair of slippers, a floating dandelion seed.",
    )
)  # fmt: skip


def knitting(plate: Plate) -> None:
    card = Card(plate, "#5f93cf", "#1b2950", "#fff3de", "#eaa63c", fade=-150, wool="#e0523f", pink="#f2a592",
        floor="#8db4dc")  # fmt: skip
    card.flat(stripes(0, 34, 60, 10), "#74a4da", opacity=0.6)
    card.flat(knit(30, 30, 9, 20, 74), "#74a4da", opacity=0.5)
    plate.at(0.1)
    card.cut(rectangle(-20, 650, 640, 290), "floor", 0, 0.3)
    card.flat("".join(curve(f"-20,{y} 300,{y + 6} 620,{y}", 2.6) for y in (700, 764, 842)), "#6f9acb", opacity=0.8)
    plate.at(0)
    plate.shadow(path(CAT_SHADE), 0.97, 2.4)
    whiskers = stroke("M420,404L376,392M418,414L372,416M528,404L570,394M530,414L576,418", 2.4)
    plate.shadow(whiskers, 0.9, 0.8)
    plate.tint(path(CAT_SHADE) + whiskers, "#22407e", 2, plate.mask(rectangle(-20, -20, 640, 960)) * 0.5)
    thread = "300,770 350,846 460,872 552,826 546,756 470,736 400,708 358,620 346,520 344,436"
    plate.shadow(place(curve(thread, 8), 13, 7), 0.8, 2.5)
    _yarn(card, curve(thread, 9.5), thread)
    _yarn_ball(card, 196, 716, 152)
    _tiny_sleeve(card)


# A cat that sits on the floor line and looks left, one paw lifted towards the thread.
CAT_SHADE = (
    "M606,654H404C402,640 420,632 436,630C440,604 436,584 430,568C418,576 404,580 392,572C380,562 372,546 368,528"
    "C366,516 380,510 388,520C396,536 404,540 416,532C424,500 430,476 432,452C412,448 398,434 396,416"
    "C396,404 400,396 402,386C402,360 404,332 412,304C430,314 446,332 454,346C468,342 484,342 496,346"
    "C508,332 526,316 546,306C552,336 550,362 544,386C546,410 538,430 524,444C556,474 578,520 580,576"
    "C582,604 584,618 582,630C598,636 608,626 620,608V640C616,648 612,652 606,654Z"
)


def _yarn(card: Card, shape: str, course: str) -> None:
    """A twisted thread along a course."""
    card.cut(shape, "wool", 4, 0)
    steps = spine(" ".join(f"{spot},9" for spot in course.split()), 14)
    marks = "".join(line([(a - 3 * dx + 3 * dy, b - 3 * dy - 3 * dx), (a + 3 * dx - 3 * dy, b + 3 * dy + 3 * dx)], 1.8)
        for a, b, dx, dy, _ in steps)  # fmt: skip
    card.flat(marks, "#a93226")


def _yarn_ball(card: Card, cx: float, cy: float, size: float) -> None:
    """Bundles of thread wound over each other in several directions."""
    plate = card.plate
    plate.shadow(ellipse(cx + 56, cy + size * 0.9, size * 1.06, 30), 0.92, 9)
    plate.care = 0.3  # the tones of a large ball run into each other
    ball = card.cut(circle(cx, cy, size), "wool", 46, 0.6)
    plate.care = 1
    bundles = ((-8, 26, -60, 24, "#e0523f"), (62, -46, -34, 7, "#e65c46"), (-58, 44, -40, 7, "#ea6650"),
        (24, 66, -70, 5, "#f07c64"))  # fmt: skip
    for turn, off, bow, count, ink in bundles:
        half, far = 17.0 * count / 2, size * 1.3
        band = path(
            f"M{-far},{off - half}Q0,{off - half + bow} {far},{off - half}V{off + half}Q0,{off + half + bow} "
            f"{-far},{off + half}Z"
        )
        over = place(band, cx, cy, 1, turn)
        plate.tint(place(over, 4, 6), "#7e1c1c", 6, ball * 0.7)
        plate.tint(over, ink, 0.4, ball)
        rows = [off - half + 17 * k for k in range(count + 1)]
        strands = "".join(f"M{-far},{y}Q0,{y + bow} {far},{y}" for y in rows)
        wound = ball * plate.mask(over)
        plate.tint(place(stroke(strands, 3.6), cx, cy, 1, turn), "#a02c22", 0.9, wound)
        plate.tint(place(stroke(strands, 4), cx - 1, cy - 7, 1, turn), "#ffa78c", 1.4, wound * 0.6)


# A stitch: a V of two leaves.
STITCH = path("M0,0C-7,-2 -10,-9 -10.4,-19C-4,-17 -0.5,-10 0,0Z M0,0C7,-2 10,-9 10.4,-19C4,-17 0.5,-10 0,0Z")


def _tiny_sleeve(card: Card) -> None:
    """It hangs from one needle by its last row of loops; the other one has just been put through two of them."""
    plate = card.plate
    sleeve = path(
        "M152,112C230,126 330,144 398,160C390,240 380,320 382,424C320,440 240,436 188,416C184,320 170,210 152,112Z"
    )
    plate.shadow(place(sleeve, 26, 12), 0.75, 6)
    piece = card.cut(sleeve, "light", 22, 0)
    for row in range(14):
        tinted = row in (3, 4, 8, 9)
        stitches = ""
        for k in range(13):
            slant = (0.19 * (k * 21 - 126)) * (1 - row / 13)
            stitches += place(STITCH, 146 + 21 * k, 152 + row * 19 + slant, 0.97)
        plate.tint(place(stitches, 1.5, 3), "#a8664c" if tinted else "#c09a78", 1.2, piece)
        card.flat(stitches, "#ee8470" if tinted else "#fffaf0", piece)
    ribbing = path("M182,386C240,410 328,412 386,390L385,430C320,452 240,448 186,424Z")
    cuff = card.cut(ribbing, "wool", 10, 0.5)
    for k in range(15):
        plate.tint(line([(188 + 14 * k, 388), (190 + 13.6 * k, 448)], 4), "#93261f", 1.4, cuff * 0.9)
        plate.tint(line([(194.5 + 14 * k, 388), (196 + 13.6 * k, 448)], 3), "#ff9a80", 1.4, cuff * 0.6)
    _needle(card, (46, 70), (556, 167))
    _needle(card, (562, 40), (334, 164))
    for k in range(11):
        x = 164 + 22.4 * k
        on = 70 + 0.19 * (x - 46)
        loop = stroke(
            f"M{x - 6:.1f},{on + 22:.1f}C{x - 9:.1f},{on - 20:.1f} {x + 9:.1f},{on - 20:.1f} {x + 5:.1f},{on + 22:.1f}",
            6.4,
        )
        card.cut(loop, "light", 3, 0.5)


def _needle(card: Card, head: tuple[float, float], tip: tuple[float, float]) -> None:
    (ax, ay), (bx, by) = head, tip
    wood = limb(f"{ax},{ay},17 {ax + (bx - ax) * 0.86:.0f},{ay + (by - ay) * 0.86:.0f},17 {bx},{by},3")
    card.plate.shadow(place(wood, 20, 13), 0.6, 5)
    card.cut(wood, "accent", 8, 0.7)
    card.cut(circle(ax, ay, 23), "dark", 14, 0.8)
    card.plate.tint(circle(ax - 8, ay - 2, 6), "#b9cdf0", 3)


SCENES.append(
    Memory(
        draw=knitting, age="age", hue="wool blue", shape="ball", count=2, direction="right", moods=("tender", "calm"),
        living=("cat",), objects=("ball of wool", "needle", "sleeve", "shadow"),
        words={
            "tricot/knitting": 3, "laine/wool": 3, "pelote/ball": 2, "aiguille/needle": 2, "deux/two": 1,
            "manche/sleeve": 2, "chat/cat": 2, "ombre/shadow": 2, "grand-mère/grandmother": 3, "fil/thread": 2,
            "naissance/birth": 2, "patience/patience": 2, "inachevé/unfinished": 2, "bleu/blue": 1, "croix/cross": 1,
            "patte/paw": 1, "jeu/play": 1,
        },
        fr="Une pelote rouge, deux aiguilles croisées, une toute petite manche inachevée ; sur le mur, l’ombre d’un "
        "chat qui lève la patte vers le fil.",
        en="A red ball of wool, two crossed needles, a tiny unfinished sleeve; on the wall, the shadow of a cat that "
        "lifts a paw towards the thread.",
    )
)  # fmt: skip
