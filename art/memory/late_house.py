"""Memory cards of a house that is lived in."""

from __future__ import annotations

from random import Random

from art.memory._early import Card, scattered, stripes
from art.memory._hands import FINGERS_OVER, REACHING_HAND
from art.memory._late import along
from art.motifs.curves import blob, curve, limb
from art.press import Plate
from art.scene import Memory, Scene
from art.shapes import ellipse, line, path, place, rectangle, ring, star, stroke

SCENES: list[Scene] = []


def cradle_shadow(plate: Plate) -> None:
    card = Card(
        plate, "#7d4a73", "#2a1430", "#fbe9d2", "#efb14a", fade=-150, wood="#c98a54", rose="#d98a9c", skin="#e7b48e"
    )
    card.flat(stripes(90, 26, 50, 6), "deep", opacity=0.35)
    card.cut(path("M-20,770C200,758 420,776 620,764V930H-20Z"), "#5a2f52", 40, 0)
    card.flat("".join(curve(f"-20,{y} 300,{y - 8} 620,{y + 4}", 4) for y in (812, 858)), "dark", opacity=0.6)
    ship = (
        path("M150,470C230,500 420,500 520,462C506,560 460,612 400,622H262C206,612 166,560 150,470Z")
        + path("M328,476V180C250,230 208,330 196,438C240,428 290,430 318,446Z")
        + path("M346,446V160C430,220 488,320 500,420C450,410 390,420 346,446Z")
        + rectangle(324, 140, 14, 350)
        + path("M338,140C370,130 380,156 416,146C400,164 380,182 338,170Z")
    )
    ship = place(ship, 26, -44)
    card.flat(ship, "dark", opacity=0.5)
    card.grain(ship, "dark", 0.75, 4)
    for i in range(3):
        card.flat(
            limb(
                f"{60 + 30 * i},{640 + 26 * i},3 {200 + 30 * i},{628 + 26 * i},10 {330 + 30 * i},"
                f"{646 + 26 * i},10 {560 - 20 * i},{632 + 26 * i},3"
            ),
            "dark",
            opacity=0.35,
        )
    card.cut(stroke("M70,842Q236,912 402,838", 30), "#8a5230", 12, 1.4)
    card.cut(limb("128,800,20 118,860,20") + limb("340,800,20 352,858,20"), "#8a5230", 8, 0.5)
    card.cut(path("M52,600C90,680 100,750 118,816H352C372,750 384,690 420,616Z"), "wood", 44, 1.6)
    card.flat(
        "".join(
            limb(f"{x},{640 + d},7 {x + (236 - x) * 0.12:.0f},800,7")
            for x, d in ((118, 0), (178, 4), (240, 6), (302, 4), (362, 0))
        ),
        "#8a5230",
    )
    card.cut(path("M40,606C20,500 90,430 186,470C172,510 164,560 170,616C120,626 80,622 40,606Z"), "#b0713f", 30, 1)
    card.cut(blob("120,612 160,560 220,584 280,576 340,590 392,604 410,632 300,642 200,636 110,634"), "light", 22, 0.8)
    card.cut(limb("44,614,26 170,630,24 300,632,24 426,612,26"), "#8a5230", 10, 0.8)
    card.flat(place(path("M0,20C-30,-4 -20,-26 0,-11C20,-26 30,-4 0,20Z"), 236, 726, 1), "light")
    arm_course = "660,560,150 540,570,118 452,586,92"
    card.cut(limb("452,596,78 420,602,84"), "skin", 18, 0.6)
    card.cut(limb(arm_course), "rose", 34, 1.4)
    card.cut(limb("474,534,20 466,590,26 470,640,20"), "light", 8, 0.6)
    card.put(FINGERS_OVER, 398, 606, 0.76, 8, skin="skin", crease="#a8684a", nail="#f5d6b8")
    bar = "26,70 200,52 372,74"
    card.flat(line([(200, -20), (200, 60)], 4.5), "light")
    card.cut(curve(bar, 12), "wood", 0, 0.8)
    spots = ((34, 78, 96), (146, 62, 176), (262, 62, 96), (366, 76, 150))
    card.flat("".join(line([(x, y), (x, y + drop)], 4.5) for x, y, drop in spots), "light")
    shapes = (
        star(0, 34, 40, 0.46),
        path("M10,0C-40,6 -46,70 8,78C-12,62 -14,18 10,0Z"),
        path("M-44,30C-20,0 20,4 34,28L56,8V56L34,36C16,60 -22,58 -44,30Z"),
        path("M0,14C-40,-20 -70,20 -30,50L0,82L30,50C70,20 40,-20 0,14Z"),
    )
    for (x, y, drop), shape, ink in zip(spots, shapes, ("accent", "light", "rose", "accent"), strict=True):
        card.cut(place(shape, x, y + drop - 6, 0.9, 6), ink, 12, 1)


SCENES.append(
    Memory(
        draw=cradle_shadow, age="house", hue="plum", shape="arc", count=4, direction="left",
        moods=("tender", "mystery"), living=("hand",), objects=("cradle", "shadow", "boat", "mobile"),
        words={
            "berceau/cradle": 3, "ombre/shadow": 3, "bateau/boat": 3, "main/hand": 2, "quatre/four": 1,
            "mobile/mobile": 2, "naissance/birth": 3, "bercer/rock": 2, "voyage/voyage": 2, "rêve/dream": 1,
            "prune/plum": 1, "étoile/star": 1, "bébé/baby": 2, "veiller/watch over": 2, "avenir/future": 2,
        },
        fr="Un berceau de bois dont l’ombre sur le mur est un voilier, une main posée sur le bord, un mobile de "
        "quatre formes.",
        en="A wooden cradle whose shadow on the wall is a sailing boat, a hand on its edge, a mobile of four "
        "shapes.",
    )
)  # fmt: skip


def height_marks(plate: Plate) -> None:
    card = Card(
        plate, "#dcbd8a", "#4a2d22", "#fdf3d8", "#d4552f", fade=-60, blue="#8fb3b8", tape="#f2c53d", skin="#c98a60"
    )
    paper = rectangle(360, -10, 260, 920)
    wall = card.cut(paper, "blue", 0, 0)
    card.flat(scattered(Random(3), path("M0,-20C12,-10 12,6 0,18C-12,6 -12,-10 0,-20Z"), 84, 0, 0), "#a9c8c6", wall)
    card.fade(0, "#5f8a90", 0.8, 0.4, wall)
    card.cut(rectangle(-30, -20, 96, 940), "#b88a55", 30, 1)
    card.cut(path("M84,-20H352C360,200 346,500 358,920H78C92,600 80,300 84,-20Z"), "ground", 50, 1.8)
    card.flat(
        "".join(curve(f"{x},-20 {x + s},240 {x - s},520 {x + s},920", 4) for x, s in ((120, 10), (188, -8), (302, 12)))
        + curve("232,-20 244,160 214,300 236,470 228,640 244,920", 4),
        "shade",
        opacity=0.4,
    )
    card.flat(ellipse(226, 744, 15, 30), "shade", opacity=0.55)
    card.flat(ring(226, 744, 30, 4), "shade", opacity=0.4)
    for i, y in enumerate((846, 792, 706, 622, 566, 482, 424, 352)):
        card.flat(limb(f"{96 + i % 3 * 6},{y + 3},5 {180},{y - 2},7 {228 + (i * 37) % 60},{y + 1},4"), "dark")
    card.cut(limb("352,500,92 400,690,112 470,1000,130"), "accent", 34, 1.4)
    card.bare(REACHING_HAND, 330, 424, 0.98, -16)
    card.cut(limb("300,462,34 346,452,38 390,446,34"), "light", 10, 0.8)
    tape = "540,-40,54 450,90,54 440,250,52 520,350,48 590,300,44 570,220,38 510,230,34 506,276,30"
    card.cut(limb(tape, 12), "tape", 16, 1.4)
    marks = ""
    for i, (left, top, dx, dy, w) in enumerate(along(tape, 15)):
        long = w * (0.62 if i % 4 == 0 else 0.36)
        marks += line(
            [(left - dy * w / 2, top + dx * w / 2), (left - dy * (w / 2 - long), top + dx * (w / 2 - long))], 4
        )
    card.flat(marks, "dark")
    card.grain(place(rectangle(0, 0, 22, 150, 8), 436, 574, 1, -34), "dark", 0.55, 6)
    card.cut(limb("450,560,20 500,540,26 556,520,26"), "#6d6f7c", 9, 1)
    card.cut(ellipse(562, 518, 20, 40, -20), "#8c8f9c", 12, 0.8)
    card.flat(limb("460,552,3 500,534,7 540,520,4"), "light")


SCENES.append(
    Memory(
        draw=height_marks, age="house", hue="pale wood", shape="lines", count=8, direction="up",
        moods=("tender", "wistful"), living=("hand",), objects=("door post", "pencil mark", "measuring tape", "nail"),
        words={
            "mesure/measure": 3, "grandir/grow up": 3, "trait/mark": 2, "huit/eight": 1, "main/hand": 2,
            "porte/door": 2, "ruban/tape": 2, "clou/nail": 1, "bois/wood": 1, "temps/time": 2, "enfant/child": 2,
            "hauteur/height": 2, "haut/up": 1, "jaune/yellow": 1, "progrès/progress": 1,
        },
        fr="Un montant de porte avec huit traits de crayon, une petite main posée à plat, un mètre ruban qui "
        "s’enroule, un gros clou.",
        en="A door post with eight pencil marks, a small hand laid flat on it, a curling measuring tape, a big "
        "nail.",
    )
)  # fmt: skip
