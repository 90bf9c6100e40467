"""Memory cards of childhood: what is seen from near the floor."""

from __future__ import annotations

import math
from itertools import pairwise
from random import Random

from art.memory._early import (
    SOLE,
    Card,
    baby_foot,
    chequers,
    scattered,
    stripes,
)
from art.memory._hands import FINGERS_OVER, OPEN_HAND, REACHING_HAND
from art.motif import Motif, Piece, carried
from art.motifs.birds import crow
from art.motifs.birds_things import feather
from art.motifs.curves import blob, clipped, curve, limb, plume
from art.motifs.heads import head
from art.motifs.things import flame
from art.motifs.things_kitchen import SPOON
from art.press import Plate
from art.scene import Memory, Scene
from art.shapes import circle, ellipse, line, path, place, polygon, rectangle, ring, star, stroke

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


def first_steps(plate: Plate) -> None:
    card = Card(plate, "#efc95c", "#4b2c2a", "#fff5d6", "#d24e31", fade=-140, skin="#e3a27c")
    card.flat(place(chequers(-770, -770, 14, 14, 110), 300, 450, 1, 33), "pale", opacity=0.9)
    card.flat(place("".join(rectangle(-800, -770 + 110 * i, 1600, 4) + rectangle(-770 + 110 * i, -800, 4, 1600)
        for i in range(15)), 300, 450, 1, 33), "deep", opacity=0.55)  # fmt: skip
    card.grain(path("M620,-20L620,470A500,500 0 0 1 130,-20Z"), "shade", 0.92, 4)
    card.flat(stroke("M612,482A512,512 0 0 1 104,-20", 5), "dark", opacity=0.7)
    marks = (
        circle(0, 0, 17),
        polygon([(0, -20), (20, 16), (-20, 16)]),
        path("M8,-21A22,22 0 1 0 8,21A25,25 0 0 1 8,-21Z"),
        star(0, 0, 24, 0.4),
        rectangle(-19, -19, 38, 10) + rectangle(-19, -4, 38, 10) + rectangle(-19, 11, 38, 10),
    )
    for i, mark in enumerate(marks):
        face = ("accent", "light")[i % 2]
        ink = ("light", "accent")[i % 2]
        card.put(_block(mark, face, ink), 56 + 82 * i, 452 - 84 * i, 1.04, 40 + (-9, 6, -3, 12, -6)[i],
                 accent="accent", light="light", side="deep", edge="dark")  # fmt: skip
    for x, y, turn, flip, leg in (
        (236, 792, 14, True, "130,1010,190 196,850,158 236,792,132"),
        (448, 640, 30, False, "318,1010,200 392,790,168 438,668,140"),
    ):
        card.grain(place(ellipse(8, -60, 78, 120), x + 10, y + 16, 1.2, turn), "shade", 0.7, 10)
        card.bare(baby_foot(), x, y, 1.36, turn, flip)
        card.cut(limb(leg), "light", 34)
        card.flat(clipped(stripes(16 if flip else 26, 16, 22), limb(leg)), "accent", opacity=0.85)
        x2, y2 = carried((0, -4), x, y, 1, turn)
        card.cut(place(limb("-66,6,30 0,-8,34 66,6,30"), x2, y2, 1, turn), "light", 12)
    card.flat(
        blob("498,790 540,752 600,760 640,800 620,850 556,866 508,840") + circle(490, 872, 9) + circle(482, 752, 7),
        "light",
    )
    card.put(SPOON, 640, 950, 1.3, -36, body="dark", metal="dark", light="pale", trim="dark")


SCENES.append(
    Memory(
        draw=first_steps, age="childhood", hue="butter yellow", shape="feet", count=5, direction="diagonal up",
        moods=("joy", "tender"), living=("child",), objects=("foot", "block", "spoon", "door"),
        words={
            "pas/step": 3, "pied/foot": 3, "enfant/child": 2, "marcher/walk": 3, "jaune/yellow": 2, "cube/block": 2,
            "cinq/five": 1, "carrelage/tiles": 1, "porte/door": 2, "ombre/shadow": 2, "cuillère/spoon": 1,
            "commencement/beginning": 2, "équilibre/balance": 2, "nu/bare": 1,
        },
        fr="Deux petits pieds nus sur un carrelage jaune, cinq cubes de bois alignés, une cuillère tombée et l’ombre "
        "courbe d’une porte.",
        en="Two small bare feet on yellow tiles, five wooden blocks in a line, a dropped spoon and the curved shadow "
        "of a door.",
    )
)  # fmt: skip


TOY_RABBIT = Motif(
    (
        Piece(limb("-22,-180,30 -46,-236,36 -30,-300,30 -24,-318,20")
            + limb("20,-182,30 40,-240,36 66,-290,30 76,-304,20"), "body", 14),
        Piece(limb("-40,-228,10 -32,-290,12") + limb("38,-236,10 58,-280,12"), "trim"),
        Piece(limb("-24,-40,46 -34,0,44 -38,30,40") + limb("24,-40,46 36,-6,44 44,26,40"), "body", 16),
        Piece(blob("0,-10 -44,-26 -50,-80 -30,-122 30,-122 50,-80 44,-26"), "body", 24),
        Piece(blob("0,-28 -26,-40 -28,-78 0,-98 28,-78 26,-40"), "light", 12),
        Piece(limb("-36,-108,34 -74,-84,32 -88,-56,30") + limb("36,-108,34 70,-120,32 92,-146,30"), "body", 12),
        Piece(blob("0,-112 -44,-124 -54,-160 -32,-194 0,-200 32,-194 54,-160 44,-124"), "body", 24),
        Piece(ellipse(0, -138, 25, 18), "light", 7),
        Piece(circle(-22, -164, 8) + path("M-7,-146L7,-146L0,-138Z"), "dark"),
        Piece(line([(15, -171), (29, -157)], 4.5) + line([(29, -171), (15, -157)], 4.5), "dark"),
        Piece(curve("0,-138 0,-128", 3.4), "dark"),
    ),
)  # fmt: skip


def cot_bars(plate: Plate) -> None:
    card = Card(plate, "#a3c6de", "#2b3d61", "#fdf5df", "#eda634", fade=-60, skin="#e7ad8a")
    card.flat(scattered(Random(3), circle(0, 0, 7), 74, jitter=0.05), "pale")
    plate.glow(420, 236, 330, "#fff0b8", 0.9)
    card.flat(line([(432, -20), (424, 130)], 6), "dark")
    with plate.shining(0.85):
        card.cut(circle(420, 240, 122), "#ffc860", 46)
    card.flat(path("M388,120Q424,104 458,122L450,140Q424,128 396,138Z"), "dark")
    card.flat(ellipse(378, 200, 22, 40, 28), "light", opacity=0.9)
    card.cut(limb("330,640,150 210,560,104 152,474,76"), "light", 30)
    card.bare(Motif((Piece(blob("92,420 128,386 168,404 178,452 152,492 108,478"), "skin", 16),)), 0, 0)
    card.cut(blob("330,920 318,800 356,690 430,640 520,668 640,610 640,930"), "deep", 40)
    for i in range(7):
        x = 34 + 89 * i + (0, 3, -2, 2, 0, -3, 2)[i]
        card.cut(limb(f"{x},-30,38 {x - 3},400,36 {x + 2},930,38"), "light", 15)
        card.flat(rectangle(x - 17, 96, 34, 10) + rectangle(x - 17, 772, 34, 10), "accent")
    card.cut(path("M-20,-20H620V52C420,66 200,38 -20,58Z"), "light", 22)
    card.bare(FINGERS_OVER, 146, 430, 0.78, 92)
    card.put(TOY_RABBIT, 300, 420, 1.25, 188, body="#5d7fae", trim="accent", light="light", dark="dark")
    card.flat(curve("340,380 352,420 322,446", 9), "accent")
    card.cut(
        blob("300,372! 262,336 230,352 240,388!")
        + blob("300,372! 330,330 366,342 360,382!")
        + limb("300,372,30 296,386,26"),
        "accent",
        10,
    )
    blanket = blob("250,930 262,840 330,772 420,790 510,716 640,700 640,940")
    card.cut(blanket, "accent", 40)
    card.flat(clipped(curve("300,960 330,850 400,800", 18) + curve("400,960 430,850 470,770", 18)
        + curve("500,960 520,840 560,730", 18), blanket), "light")  # fmt: skip
    card.flat(clipped(curve("240,870 340,820 430,836 530,770 640,750", 12), blanket), "dark")


SCENES.append(
    Memory(
        draw=cot_bars, age="childhood", hue="pale blue", shape="bars", count=7, direction="vertical",
        moods=("loneliness", "tender"), living=("child",), objects=("cot", "lamp", "toy rabbit", "blanket"),
        words={
            "barreau/bar": 3, "prison/prison": 2, "lit/bed": 2, "lapin/rabbit": 3, "lampe/lamp": 2, "bébé/baby": 2,
            "sept/seven": 1, "bleu/blue": 1, "couverture/blanket": 1, "à l’envers/upside down": 2, "sommeil/sleep": 2,
            "attente/waiting": 1, "rayures/stripes": 2, "doigt/finger": 1, "soleil/sun": 1,
        },
        fr="Sept barreaux de lit d’enfant, des petits doigts qui s’y tiennent, un lapin de chiffon la tête en bas, "
        "une lampe ronde, une couverture.",
        en="Seven bars of a cot, small fingers holding on, a toy rabbit upside down, a round lamp behind, a fold of "
        "blanket.",
    )
)  # fmt: skip


def swing_seat(plate: Plate) -> None:
    card = Card(
        plate, "#86aa4c", "#22381f", "#f6f2d2", "#dc4a30", fade=-90, sky="#bfe0e4", wood="#c98f55", gold="#f2c84b"
    )
    sky = polygon([(150, 470), (262, -20), (352, -20), (476, 396)])
    card.cut(sky, "sky", 50, 0)
    draw = Random(11)
    for tone, reach in (("deep", 250), ("dark", 150)):
        crown = ""
        for corner_x, corner_y in ((-10, -10), (610, -10), (-10, 300), (610, 330)):
            for _ in range(46):
                turn, far = draw.uniform(0, 360), draw.uniform(0, reach)
                x, y = corner_x + far * math.cos(turn), corner_y + far * math.sin(turn) * 0.9
                crown += plume(x, y, draw.uniform(46, 74), draw.uniform(20, 30), draw.uniform(0, 360))
        card.cut(crown, tone, 14, 0.8)
    for top, end in ((258, (140, 478)), (356, (484, 402))):
        card.cut(line([(top, -20), end], 15), "light", 0)
        card.flat("".join(line([(top + (end[0] - top) * t - 6, -20 + (end[1] + 20) * t + 4),
            (top + (end[0] - top) * t + 6, -20 + (end[1] + 20) * t - 5)], 4) for t in [i / 26 for i in range(27)]),
            "dark")  # fmt: skip
    for x, y, turn, knee in ((226, 888, -11, 232), (428, 858, 13, 394)):
        card.cut(limb(f"{knee},500,96 {(knee + x) / 2},610,90 {x},760,84"), "light", 24)
        card.flat(clipped("".join(rectangle(0, 540 + 44 * i, 600, 20) for i in range(6)),
            limb(f"{knee},500,96 {(knee + x) / 2},610,90 {x},760,84")), "accent")  # fmt: skip
        card.put(SOLE, x, y, 1.16, turn, dark="dark", body="accent")
    card.cut(path("M92,486L524,392L560,470C420,512 260,548 112,574Z"), "wood", 34, 1.3)
    card.flat(path("M112,574C260,548 420,512 560,470L562,492C420,536 260,572 114,596Z"), "dark")
    card.flat(curve("120,512 300,478 520,424", 4) + curve("118,546 280,520 400,490", 4)
        + curve("320,512 440,482 536,448", 4), "dark", opacity=0.6)  # fmt: skip
    card.flat(circle(140, 500, 8) + circle(486, 424, 8), "dark")
    for x, y, turn, size in ((40, 640, 30, 112), (590, 600, 140, 104), (286, 300, -50, 96), (30, 850, -30, 92)):
        card.cut(plume(x, y, size, size * 0.5, turn), "gold", 10)
        point = carried((size * 0.86, 0), x, y, 1, turn)
        card.flat(line([carried((-14, 0), x, y, 1, turn), point], 4), "dark")


SCENES.append(
    Memory(
        draw=swing_seat, age="childhood", hue="leaf green", shape="swing", count=4, direction="up",
        moods=("joy",), living=("child",), objects=("swing", "shoe", "leaf", "rope"),
        words={
            "balançoire/swing": 3, "chaussure/shoe": 2, "haut/high": 2, "élan/momentum": 2, "enfance/childhood": 2,
            "feuille/leaf": 2, "vert/green": 2, "ciel/sky": 2, "corde/rope": 2, "quatre/four": 1,
            "dessous/underneath": 2,
            "liberté/freedom": 2, "vertige/dizziness": 1, "semelle/sole": 1, "jeu/play": 1,
        },
        fr="Le siège d’une balançoire vu d’en bas, deux semelles rouges, quatre feuilles claires et le ciel entre "
        "les cordes.",
        en="A swing seat seen from below, two red soles, four pale leaves and the sky between the ropes.",
    )
)  # fmt: skip


def birthday(plate: Plate) -> None:
    card = Card(plate, "#e6909f", "#561d38", "#fff1dc", "#d8344a", fade=-30, glow="#ffc746",
        skin="#b87349")  # fmt: skip
    card.flat(stripes(90, 34, 46, 20), "pale", opacity=0.75)
    card.grain(
        limb("680,560,150 590,470,110 520,410,92")
        + place(blob("-50,44 -58,-14 -40,-58 14,-70 52,-44 54,14 30,50"), 486, 378, 1.06, -40)
        + place(path("M-16,20H18L22,-56C44,-120 48,-220 24,-300C-14,-230 -26,-130 -18,-56Z"), 470, 360, 1.08, -46),
        "shade", 1.1, 2.4,
    )  # fmt: skip
    card.cut(path("M-20,760C160,730 420,730 620,760V920H-20Z"), "light", 30)
    side = path("M-90,560V830C20,905 400,905 500,830V560Z")
    card.cut(side, "dark", 60)
    card.flat(clipped(rectangle(-90, 716, 620, 34), side), "accent")
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


def hiding_place(plate: Plate) -> None:
    card = Card(plate, "#7f9f7c", "#0b211d", "#f7ecc4", "#e04a2f", fade=90, cloth="#1f5242",
        cloth2="#2a6650")  # fmt: skip
    card.flat(
        "".join(line([(300 + (x - 300) * 0.5, 640), (300 + (x - 300) * 2, 930)], 6) for x in range(-300, 950, 90)),
        "deep",
    )
    card.cut(polygon([(-20, 856), (640, 700), (640, 776), (-20, 960)]), "light", 0, 0)
    for x, y, turn in ((252, 752, -4), (352, 758, 6)):
        card.cut(place(path("M-52,14C-58,-60 58,-60 52,14C30,24 -30,24 -52,14Z"), x, y, 1, turn), "dark",
            22)  # fmt: skip
        card.flat(place(path("M-54,8C-30,22 30,22 54,8L54,24C30,36 -30,36 -54,24Z"), x, y, 1, turn),
            "accent")  # fmt: skip
        card.flat(place(curve("-30,-18 -20,-32 -4,-36", 7), x, y, 1, turn), "light")

    def edge(x: float, y: float) -> float:
        """Where a fold passes: pushed apart by the head, then by the shoulders behind the cloth."""
        head = math.exp(-(((y - 250) / 70) ** 2)) * math.exp(-(((x - 300) / 130) ** 2)) * 0.52
        trunk = math.exp(-(((y - 480) / 150) ** 4)) * math.exp(-(((x - 300) / 190) ** 2)) * 0.7
        return x + (x - 300) * (head + trunk)

    ys = (-20, 60, 140, 200, 250, 300, 350, 420, 500, 580, 650, 716)
    folds = [-40, 16, 70, 118, 172, 222, 262, 306, 348, 396, 440, 496, 548, 600, 660]
    child = blob(
        "300,190 348,206 366,256 350,306 398,346 424,420 430,520 412,640 400,730! 200,730! 188,640 170,520 176,420 "
        "202,346 250,306 234,256 252,206"
    )  # fmt: skip
    bulge = plate.rough(plate.mask(child), 0.3, 7)
    for clip, tones, depth in ((None, ("cloth", "cloth2"), 30), (bulge, ("#3b8265", "#327459"), 40)):
        if clip is not None:
            card.grain(place(child, 26, 14), "#0f3229", 0.95, 16)
        for i, (left, right) in enumerate(pairwise(folds)):
            sway = 10 * math.sin(i * 1.7)
            one = [(edge(left, y), y) for y in ys]
            two = [(edge(right + 3, y), y) for y in reversed(ys)]
            corners = [
                f"{x:.0f},{y + (sway if y > 700 else 0):.0f}{'!' if y in (-20, 716) else ''}" for x, y in [*one, *two]
            ]
            card.cut(blob(" ".join(corners)), tones[i % 2], depth, 0.5 if clip is None else 0, clip)
    card.fade(0, "#1d4d3d", 0.75, 0.62, bulge)
    card.flat("".join(ring(x, 30, 17, 8) for x in range(20, 620, 80)), "accent")
    card.flat(curve("470,884 420,894 370,888", 6) + curve("452,852 400,856 360,848", 6), "dark",
        opacity=0.7)  # fmt: skip
    card.cut(circle(548, 836, 96), "accent", 44)
    card.flat(clipped(place(path("M-110,-22C-40,10 40,10 110,-22V22C40,52 -40,52 -110,22Z"), 548, 836, 1, -28),
        circle(548, 836, 96)), "light")  # fmt: skip


SCENES.append(
    Memory(
        draw=hiding_place, age="childhood", hue="dark green", shape="curtain", count=2, direction="right",
        moods=("mystery", "comic"), living=("child",), objects=("curtain", "shoe", "ball"),
        words={
            "cachette/hiding place": 3, "rideau/curtain": 3, "chaussure/shoe": 2, "balle/ball": 2, "lumière/light": 1,
            "secret/secret": 2, "cache-cache/hide and seek": 3, "vert/green": 1, "deux/two": 1, "théâtre/theatre": 2,
            "trahir/betray": 2, "silence/silence": 2, "rouge/red": 1, "rouler/roll": 1,
        },
        fr="Un rideau vert sombre gonflé par une forme, deux bouts de chaussures dessous, une balle rouge qui roule, "
        "une bande de lumière.",
        en="A dark green curtain bulging, two shoe tips below it, a red ball rolling away, a strip of light on the "
        "floor.",
    )
)  # fmt: skip


def kite_caught(plate: Plate) -> None:
    card = Card(plate, "#7ab6e0", "#1b3052", "#fdf4dc", "#e34b31", fade=-130, gold="#f3bb3d",
        skin="#9a5f3c")  # fmt: skip
    card.cut(path("M18,-20L80,-20L92,930L6,930Z"), "dark", 20)
    for y, wide in ((110, 150), (300, 134)):
        card.cut(rectangle(-20, y, wide, 26, 6), "dark", 8)
        for x in (30, wide - 36):
            card.cut(path(f"M{x - 16},{y}L{x - 10},{y - 34}H{x + 10}L{x + 16},{y}Z"), "light", 8)
    for y0, y1, y2 in ((74, 158, 60), (110, 232, 150), (264, 334, 250), (300, 396, 318)):
        card.flat(curve(f"100,{y0} 330,{y1} 620,{y2}", 6), "dark")
    boy = head((34, -30), "grief", "curly", "", "round", -1)
    card.put(boy, 292, 850, 6, -4, skin="skin", hair="dark", dark="dark")
    x, y, turn = 384, 262, 24
    tail = "334,396 250,470 300,556 214,620 276,706 176,770 210,850 120,940"
    card.flat(curve(tail, 5), "dark")
    bows = ((262, 460, -30), (294, 540, 30), (222, 606, -20), (270, 690, 40), (188, 758, -34),
        (206, 838, 30))  # fmt: skip
    for i, (bx, by, bend) in enumerate(bows):
        bow = path("M0,0C-16,-34 -46,-40 -52,-26C-56,-8 -48,14 -44,24C-28,22 -8,12 0,0Z") + path(
            "M0,0C16,-34 46,-40 52,-26C56,-8 48,14 44,24C28,22 8,12 0,0Z"
        )
        card.cut(place(bow, bx, by, 0.92, bend), ("accent", "light", "gold")[i % 3], 10)
        card.flat(circle(bx, by, 9), "dark")
    kite = ((0, -190), (132, -40), (0, 150), (-132, -40))
    for a, b, ink in ((0, 1, "light"), (1, 2, "accent"), (2, 3, "light"), (3, 0, "accent")):
        card.cut(place(polygon([(0, -40), kite[a], kite[b]]), x, y, 1, turn), ink, 30, 0.8)
    card.flat(place(line([(0, -186), (0, 146)], 6) + line([(-128, -40), (128, -40)], 6), x, y, 1, turn),
        "dark")  # fmt: skip
    card.flat(place(circle(-46, -84, 20) + circle(46, 10, 20), x, y, 1, turn), "gold")
    card.flat(curve("280,206 420,214 520,250", 6) + curve("404,330 470,300 620,226", 6), "dark")
    card.put(crow(), 216, 148, 0.42, 4, flip=True)
    card.flat(curve("390,226 470,400 540,470 500,560 560,610 520,640", 4.5), "light")
    card.cut(limb("470,990,170 452,900,140 446,860,126"), "gold", 30)
    card.flat(limb("386,850,24 446,836,26 506,850,24"), "accent")
    card.bare(OPEN_HAND, 448, 836, 0.96, 8)


SCENES.append(
    Memory(
        draw=kite_caught, age="childhood", hue="sky blue", shape="kite", count=4, direction="up",
        moods=("wistful",), living=("child", "bird"), objects=("kite", "wire", "bow", "hand"),
        words={
            "cerf-volant/kite": 3, "fil/wire": 2, "prisonnier/caught": 2, "lâcher/let go": 3, "main/hand": 2,
            "oiseau/bird": 1,
            "bleu/blue": 1, "quatre/four": 1, "vent/wind": 2, "perte/loss": 2, "losange/diamond": 1, "nœud/bow": 1,
            "ficelle/string": 2, "électricité/electricity": 1, "haut/up": 1,
        },
        fr="Un cerf-volant rouge et blanc pris dans quatre fils, sa longue queue de nœuds, un corbeau, un enfant "
        "en larmes, la main ouverte, qui a lâché la ficelle.",
        en="A red and white kite caught in four wires, its long tail of bows, one crow, a child in tears whose "
        "open hand has let go of the string.",
    )
)  # fmt: skip


def lost_tooth(plate: Plate) -> None:
    card = Card(
        plate, "#ead6a2", "#473749", "#fffaee", "#5583a6", fade=-45, coin="#d9982a", tail="#d98a7c", fur="#8c7f8e"
    )
    card.flat(stripes(24, 12, 64), "deep", opacity=0.3)
    card.put(feather(), 60, 262, 1.1, 62, vane="accent", trim="dark", quill="light")
    card.cut(ellipse(120, 836, 112, 66, -16), "coin", 22)
    card.flat(
        "".join(line([(34 + 16 * i, 846 + 4.4 * i), (36 + 16 * i, 876 + 1.6 * i)], 5) for i in range(9)),
        "dark",
        opacity=0.6,
    )
    pillow = blob("-40,420! 120,380 300,400 470,350 640,370! 660,560 640,800! 520,846 380,824 220,846 60,790 "
        "-40,800!")  # fmt: skip
    card.cut(pillow, "light", 60, 1.6)
    bands = ""
    for i in range(9):
        x = -20 + 82 * i
        bands += limb(f"{x},340,14 {x + 10 + (300 - x) * 0.10:.0f},480,13 {x + (300 - x) * 0.16:.0f},620,10 "
            f"{x + 10 + (300 - x) * 0.1:.0f},760,13 {x - 6},900,14")  # fmt: skip
    card.flat(clipped(bands, pillow), "accent", opacity=0.85)
    card.grain(ellipse(322, 640, 200, 116, -8), "#d8cdb8", 0.66, 46)
    card.grain(limb("460,530,8 560,460,26 650,440,40") + limb("130,520,8 60,480,24 -30,480,40"), "#cfc2ae", 0.9,
        8)  # fmt: skip
    tooth = (
        "M-78,-86C-92,-138 -30,-150 0,-124C34,-150 92,-132 78,-84C70,-50 66,-20 60,30C56,72 38,112 "
        "26,104C10,92 "
        "14,44 0,40C-14,44 -10,96 -28,104C-44,108 -58,62 -62,24C-66,-14 -70,-52 -78,-86Z"
    )
    card.cut(place(path(tooth), 316, 604, 1.18, 18), "#ffffff", 30, 1.6, shade=0.34)
    card.flat(place(path("M26,104C38,112 50,86 56,56C40,66 28,70 18,66C18,84 18,98 26,104Z")
        + path("M-28,104C-44,108 -54,80 -60,44C-46,62 -30,68 -18,62C-16,82 -18,98 -28,104Z"), 316, 604, 1.18, 18),
        "tail")  # fmt: skip
    card.flat(place(curve("-52,-100 -56,-74 -50,-44", 10), 316, 604, 1.18, 18), "pale")
    card.cut(blob("640,96 560,92 506,140 490,210 520,262 580,286 640,270"), "fur", 36)
    card.cut(limb("560,276,34 510,286,26 494,292,18"), "tail", 8)
    card.cut(limb("504,228,24 430,262,18 370,220,15 300,250,13 238,312,11 170,290,8 140,310,3"), "tail",
        8)  # fmt: skip


SCENES.append(
    Memory(
        draw=lost_tooth, age="childhood", hue="cream", shape="tooth", count=1, direction="right",
        moods=("mystery", "tender"), living=("mouse",), objects=("tooth", "pillow", "coin", "feather"),
        words={
            "dent/tooth": 3, "oreiller/pillow": 2, "souris/mouse": 2, "queue/tail": 2, "pièce/coin": 2,
            "plume/feather": 2,
            "échange/exchange": 2, "perdre/lose": 2, "nuit/night": 1, "grandir/grow up": 2, "croyance/belief": 2,
            "blanc/white": 1, "lait/milk": 1, "voleur/thief": 1, "fuite/flight": 1,
        },
        fr="Une dent de lait au creux d’un oreiller rayé, le bord d’une pièce dessous, une plume, une souris qui "
        "s’en va, la queue traînante.",
        en="A milk tooth in the hollow of a striped pillow, the edge of a coin beneath, a feather, a mouse leaving "
        "with its tail behind.",
    )
)  # fmt: skip
