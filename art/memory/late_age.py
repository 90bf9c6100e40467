"""Memory cards of old age."""

from __future__ import annotations

import math
from random import Random

from art.memory._early import Card, knit, scattered, stripes
from art.memory._late import arm
from art.motif import Motif, Piece, draw
from art.motifs.beasts_tame import cat_sit
from art.motifs.couples import hand_in_hand
from art.motifs.curves import blob, curve, limb, plume
from art.motifs.hands import pointing
from art.press import Plate
from art.scene import Memory, Scene
from art.shapes import circle, ellipse, line, path, place, polygon, rectangle, stroke

SCENES: list[Scene] = []

SPARROW = Motif(
    (
        Piece(limb("-40,-26,16 -84,-6,14 -104,6,10"), "wing", 6),
        Piece(blob("-46,-30 -30,-62 6,-84 34,-92 56,-72 48,-44 30,-14 -4,-4 -34,-10"), "body", 18),
        Piece(blob("20,-44 48,-52 40,-22 8,-8 -14,-12"), "belly", 10),
        Piece(plume(14, -56, 76, 34, 156), "wing", 8),
        Piece(path("M54,-78L78,-68L52,-62Z"), "beak"),
        Piece(circle(40, -74, 5.5), "dark"),
    ),
    {"body": "#8a6a4a", "belly": "#f6e6c8", "wing": "#5a4030", "beak": "#e0a03c", "dark": "#1c1a24"},
)


def frond(x: float, y: float, length: float, turn: float, bend: float, depth: int = 1) -> str:
    """A fern of ice: a curved rib with leaves on both sides, smaller towards its tip."""
    shape, px, py, angle = "", x, y, turn
    steps = 15
    for i in range(steps):
        t = i / steps
        nx = px + length / steps * math.cos(math.radians(angle))
        ny = py + length / steps * math.sin(math.radians(angle))
        shape += line([(px, py), (nx, ny)], 7 * (1 - t) + 2.4)
        reach = length * 0.36 * math.sin(math.pi * (0.16 + 0.8 * t)) * (1 - t * 0.45)
        for side in (-1, 1):
            if depth and i % 2 == 0:
                shape += frond(nx, ny, reach, angle + side * 52, side * -24, depth - 1)
            else:
                shape += plume(nx, ny, reach * 0.7, max(5, reach * 0.16), angle + side * 54)
        px, py, angle = nx, ny, angle + bend / steps
    return shape


def window_frost(plate: Plate) -> None:
    card = Card(
        plate,
        "#9cc0dc",
        "#2a4468",
        "#ffffff",
        "#d4503a",
        fade=-90,
        mist="#a9c6de",
        wood="#7f5a44",
        blue="#6f9cc4",
        skin="#e8b08c",
    )
    card.fade(60, "blue", 0.9, 0.8)
    card.fade(-120, "mist", 0.8, 0.6)
    for x, y, length, turn, bend in (
        (-20, 930, 520, -62, 40),
        (130, 940, 380, -96, -50),
        (300, 950, 300, -80, 40),
        (620, 920, 500, -112, -36),
        (470, 940, 300, -100, 34),
        (-30, 520, 300, -40, 30),
        (-20, 60, 330, 28, 40),
        (620, 40, 400, 150, -46),
        (630, 420, 280, 200, 40),
        (260, -30, 300, 70, 60),
    ):
        with plate.shining(0.5):
            card.flat(frond(x, y, length, turn, bend), "light")
    cx, cy, r = 310, 372, 204
    card.grain(circle(cx, cy, r + 34), "light", 0.85, 16)
    hole = card.cut(
        blob(
            " ".join(
                f"{cx + (r + 7 * math.sin(k * 2.7)) * math.cos(k * math.tau / 12):.0f},"
                f"{cy + (r + 7 * math.cos(k * 3.1)) * math.sin(k * math.tau / 12):.0f}"
                for k in range(12)
            )
        ),
        "#7fb2d4",
        0,
        0,
    )
    card.fade(90, "#eaf3f6", 0.9, 0.75, hole)
    card.flat(blob("80,540 200,500 330,520 440,494 560,520 560,640 80,640"), "light", hole)
    card.cut(limb("330,640,22 334,500,22"), "wood", 8, 0, clip=hole)
    card.cut(rectangle(216, 470, 236, 24, 6), "wood", 8, 0.6, clip=hole)
    card.cut(rectangle(238, 330, 14, 146) + rectangle(416, 330, 14, 146), "wood", 0, 0, clip=hole)
    card.cut(polygon([(190, 342), (334, 240), (478, 342)]), "accent", 20, 1, clip=hole)
    card.cut(
        path("M236,310L334,236L432,310C410,296 394,316 372,298C350,312 330,292 308,308C284,296 262,318 236,310Z"),
        "light",
        8,
        0,
        clip=hole,
    )
    draw(plate, SPARROW, 288, 472, 0.84, 0, inks={"body": "#c65a3a"}, clip=hole)
    draw(plate, SPARROW, 392, 472, 0.78, 0, True, inks={"body": "#4f7fb0", "wing": "#2a4468"}, clip=hole)
    draw(plate, SPARROW, 186, 546, 0.8, 0, inks={"body": "#e0b04a"}, clip=hole)
    card.flat("".join(circle(x, 460, 4.5) for x in (320, 336, 350)), "wood", hole)
    card.flat(stroke(f"M{cx - 170},{cy - 60}A180,180 0 0 1 {cx - 70},{cy - 162}", 10), "light", opacity=0.9)
    trace = "M118,822C66,770 36,700 82,662C116,638 146,658 154,692C166,654 202,640 232,668C262,702 234,774 200,824"
    card.flat(stroke(trace, 30), "blue")
    card.flat(stroke(trace, 17), "#8fb8d6")
    arm(card, pointing(), 442, 908, 1.36, -18, True, sleeve="accent", cuff="light", bend=-70)
    card.flat(limb("66,812,10 70,850,15 68,880,9"), "blue")


SCENES.append(
    Memory(
        draw=window_frost, age="age", hue="white blue", shape="ferns", count=3, direction="through",
        moods=("calm", "wistful"), living=("bird", "hand"), objects=("frost", "window", "bird feeder", "finger"),
        words={
            "givre/frost": 3, "fenêtre/window": 3, "hiver/winter": 2, "fougère/fern": 2, "oiseau/bird": 2,
            "trois/three": 1, "mangeoire/bird feeder": 2, "doigt/finger": 2, "dessin/drawing": 2, "souffle/breath": 2,
            "froid/cold": 2, "rond/circle": 1, "blanc/white": 1, "dehors/outside": 1, "cœur/heart": 1,
        },
        fr="Des fougères de givre sur une vitre, un rond de buée par où l’on voit trois oiseaux à une mangeoire, "
        "un doigt qui dessine un cœur.",
        en="Ice ferns on a pane, a round breath hole through which three birds are seen at a feeder, a finger "
        "drawing a heart.",
    )
)  # fmt: skip


def last_light(plate: Plate) -> None:
    card = Card(
        plate, "#c98a26", "#33190f", "#fff6d2", "#b8482c", fade=-20, glow="#ffe07a", floor="#8a5220", teal="#3f6f74"
    )
    card.flat(
        scattered(Random(5), path("M0,-22C10,-12 12,6 0,20C-12,6 -10,-12 0,-22Z"), 84, 0, 0), "deep", opacity=0.45
    )
    card.cut(path("M-20,450H620V930H-20Z"), "floor", 40, 0)
    card.flat("".join(line([(420 + 34 * k, 450), (420 + 150 * k, 930)], 4) for k in range(-9, 6)), "dark", opacity=0.4)
    card.cut(rectangle(326, -20, 216, 482), "dark", 14, 1.4)
    opening = card.cut(rectangle(346, -20, 176, 470), "light", 0, 0)
    card.fade(-90, "glow", 0.9, 0.9, opening)
    card.cut(polygon([(522, -20), (640, -20), (640, 574), (522, 450)]), "accent", 34, 1.8)
    card.cut(
        polygon([(548, 20), (612, 20), (612, 240), (548, 220)])
        + polygon([(548, 270), (612, 300), (612, 490), (548, 430)]),
        "#933420",
        12,
        0,
    )
    card.flat(circle(540, 250, 12), "glow")
    wedge = polygon([(346, 450), (522, 450), (440, 940), (-140, 940)])
    card.flat(wedge, "glow")
    light = plate.rough(plate.mask(wedge), 0.3, 3)
    card.fade(-60, "light", 0.9, 0.8, light)
    couple = hand_in_hand(view="back", two={"dress": "coat", "build": "adult", "hat": "", "hair": "bun"})
    shadow = f'<g transform="translate(236,838) skewX(-24) scale(1.7,1.95)">{couple.outline}</g>'
    mask = plate.rough(plate.mask(shadow), 0.3, 1.5)
    plate.lay(card.tone("dark"), mask * 0.7)
    plate.lay(card.tone("dark"), plate.stipple(mask * 0.5) * mask)
    for x, y, turn, flip in ((92, 800, -12, False), (176, 826, 2, True)):
        slipper = path("M-34,0C-46,-60 -36,-130 0,-140C36,-130 46,-60 34,0C26,30 -26,30 -34,0Z")
        card.cut(place(slipper, x, y, 0.84, turn, flip), "dark", 9, 1.4)
        card.cut(place(ellipse(0, -24, 25, 40), x, y, 0.84, turn, flip), "teal", 9, 0)
        card.cut(
            place(
                path("M-42,-66C-20,-46 20,-46 42,-66C44,-110 30,-140 0,-144C-30,-140 -44,-110 -42,-66Z"),
                x,
                y,
                0.84,
                turn,
                flip,
            ),
            "teal",
            18,
            0.8,
        )
        card.cut(place(circle(0, -78, 15), x, y, 0.84, turn, flip), "light", 8, 0.6)
    sx, sy = 150, 210
    rays = "".join(
        line([(sx, sy), (sx + 104 * math.sin(math.radians(a)), sy - 104 * math.cos(math.radians(a)))], 4.5)
        + circle(sx + 104 * math.sin(math.radians(a)), sy - 104 * math.cos(math.radians(a)), 9)
        for a in range(-78, 90, 19)
    )
    tufts = "".join(
        line(
            [
                (sx + 70 * math.sin(math.radians(a)), sy - 70 * math.cos(math.radians(a))),
                (sx + 104 * math.sin(math.radians(a + d)), sy - 104 * math.cos(math.radians(a + d))),
            ],
            4,
        )
        for a in range(-78, 90, 19)
        for d in (-7, 7)
    )
    leaning = f"rotate(16 {sx} {sy})"
    card.flat(f'<g transform="{leaning}">{rays}{tufts}</g>', "light")
    card.flat(f'<g transform="{leaning}">{curve(f"{sx},{sy} {sx + 8},{sy + 70} {sx - 4},{sy + 130}", 6)}</g>', "light")
    card.cut(f'<g transform="{leaning}">{ellipse(sx - 6, sy + 150, 11, 27, 8)}</g>', "dark", 7, 1)


SCENES.append(
    Memory(
        draw=last_light, age="age", hue="gold", shape="door", count=2, direction="out", moods=("wistful", "tender"),
        living=("couple",), objects=("door", "light", "slippers", "dandelion seed", "shadow"),
        words={
            "porte/door": 3, "lumière/light": 3, "ombre/shadow": 2, "couple/couple": 2, "main/hand": 2, "deux/two": 1,
            "pantoufle/slipper": 2, "pissenlit/dandelion": 2, "fin/end": 3, "départ/departure": 2, "or/gold": 1,
            "vieillesse/old age": 2, "sortir/go out": 2, "ensemble/together": 2, "espoir/hope": 1,
        },
        fr="Une porte ouverte d’où tombe un long pan de lumière, deux ombres qui se tiennent la main, une paire de "
        "pantoufles, une graine de pissenlit.",
        en="An open door with light falling in a long wedge, two shadows holding hands, a pair of slippers, a "
        "floating dandelion seed.",
    )
)  # fmt: skip


def knitting(plate: Plate) -> None:
    card = Card(plate, "#5d86b8", "#1d2c4c", "#f8efdc", "#e5a13b", fade=-120, wool="#d9564a", pink="#f0b7a4")
    card.flat(stripes(0, 34, 60, 10), "#6f97c6", opacity=0.7)
    card.flat(knit(30, 30, 9, 20, 74), "#6f97c6", opacity=0.55)
    cat = cat_sit()
    spot = (452, 560, 2.3)
    shade = plate.rough(plate.mask(place(cat.outline, *spot, 0, True)), 0.3, 3)
    plate.lay(card.tone("dark"), shade * 0.42)
    plate.lay(card.tone("dark"), plate.stipple(shade * 0.6) * shade)
    cx, cy = 190, 690
    thread = "300,740 380,820 500,770 560,830 520,890 430,860 420,700 380,560 350,470"
    card.grain(place(curve(thread, 8), 4, 9), "dark", 0.6, 2)
    card.flat(curve(thread, 9), "wool")
    card.grain(ellipse(cx + 20, cy + 156, 160, 26), "dark", 0.6, 12)
    ball = card.cut(circle(cx, cy, 164), "wool", 60, 1.8)
    winds = ""
    for k in range(-3, 4):
        winds += f"M{cx - 170},{cy - 20 + 34 * k}Q{cx},{cy - 110 + 40 * k} {cx + 170},{cy + 10 + 34 * k}"
    card.flat(stroke(winds, 7), "#a83a36", ball)
    over = ""
    for k in range(5):
        over += f"M{cx - 60 + 26 * k},{cy - 170}Q{cx + 60 + 22 * k},{cy - 20} {cx - 10 + 30 * k},{cy + 170}"
    half = ball * plate.mask(path(f"M{cx - 40},{cy - 180}Q{cx + 60},{cy} {cx - 20},{cy + 180}H{cx + 200}V{cy - 180}Z"))
    card.cut(circle(cx, cy, 164), "#e2695a", 40, 0, clip=half)
    card.flat(stroke(over, 7), "#b5443e", half)
    card.flat(stroke("M20,560C0,620 6,680 24,740 M-6,590C-16,640 -12,680 -4,716", 7), "light", opacity=0.8)
    sleeve = path(
        "M150,150C230,120 330,128 400,160C392,240 380,320 384,420C320,446 240,440 186,412C184,320 172,230 150,150Z"
    )
    piece = card.cut(sleeve, "light", 30, 1.6)
    card.flat(knit(150, 196, 12, 18, 26), "pink", piece)
    card.cut(path("M180,380C240,408 330,412 388,388L386,432C320,452 240,446 186,420Z"), "wool", 12, 0.4)
    card.flat("".join(line([(200 + 22 * k, 396), (202 + 22 * k, 430)], 6) for k in range(9)), "#a83a36")
    card.flat(
        "".join(
            stroke(f"M{164 + 24 * k},{158 - 10 * math.sin(k / 10 * math.pi):.0f}q6,-26 16,-2", 7) for k in range(10)
        ),
        "wool",
    )
    for a, b in (((40, 262), (494, 70)), ((60, 40), (520, 214))):
        card.cut(
            limb(f"{a[0]},{a[1]},20 {(a[0] + b[0]) // 2},{(a[1] + b[1]) // 2},20 {b[0]},{b[1]},4"), "accent", 7, 1.4
        )
        card.cut(circle(*a, 25), "dark", 12, 1)
    card.flat(
        "".join(stroke(f"M{170 + 25 * k},{130 + (k % 2) * 3 - 4 * math.sin(k):.0f}q6,30 0,40", 8) for k in range(8)),
        "light",
    )


SCENES.append(
    Memory(
        draw=knitting, age="age", hue="wool blue", shape="ball", count=2, direction="right", moods=("tender", "calm"),
        living=("cat",), objects=("ball of wool", "needle", "sleeve", "shadow"),
        words={
            "tricot/knitting": 3, "laine/wool": 3, "pelote/ball": 2, "aiguille/needle": 2, "deux/two": 1,
            "manche/sleeve": 2, "chat/cat": 2, "ombre/shadow": 2, "grand-mère/grandmother": 3, "fil/thread": 2,
            "naissance/birth": 2, "patience/patience": 2, "inachevé/unfinished": 2, "bleu/blue": 1, "croix/cross": 1,
        },
        fr="Une pelote rouge qui roule, deux aiguilles croisées, une toute petite manche inachevée, l’ombre d’un "
        "chat sur le mur.",
        en="A red ball of wool rolling, two crossed needles, a tiny unfinished sleeve, the shadow of a cat on the "
        "wall.",
    )
)  # fmt: skip
