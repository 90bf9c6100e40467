"""Memory cards of a house that is lived in."""

from __future__ import annotations

from random import Random

from art.memory._early import HIGH, Card, scattered, stripes
from art.memory._hands import FINGERS_OVER, REACHING_HAND
from art.memory._late import along, dots, hanging, tiles
from art.motifs.curves import blob, clipped, curve, limb, plume
from art.press import Plate
from art.scene import Memory, Scene
from art.shapes import circle, ellipse, line, path, place, rectangle, ring, star, stroke

SCENES: list[Scene] = []


def clothes_line(plate: Plate) -> None:
    card = Card(plate, "#f0b0ac", "#3a2547", "#fff6e6", "#c8413a", fade=-120, blue="#4a7aa8", straw="#e8b451")
    card.flat(
        "".join(limb(f"-30,{y},3 150,{y - 26},12 340,{y + 18},9 640,{y - 12},3") for y in range(40, 760, 104)), "pale"
    )
    for i in range(4):
        card.cut(tiles(868 - 52 * i, 84, 42 * (i % 2)), "accent" if i % 2 else "#a83240", 26, 0.6)

    def rope(x: float) -> float:
        t = (x + 20) / 580
        return HIGH * (1 - t) ** 2 + 2 * 262 * t * (1 - t) + 172 * t * t

    card.cut(limb("548,960,20 552,560,18 560,172,16"), "straw", 8, 1)
    card.flat(stroke(f"M-20,{HIGH}Q270,262 560,172L620,{HIGH}", 6), "dark")
    sock = path("M12,-4H-12L-14,36C-18,48 -46,46 -48,62C-48,74 -22,76 -4,70C12,64 16,50 14,36Z")
    for x in (54, 112):
        card.cut(hanging(x, rope(x), sock, 14), "accent", 9, 0.8)
        card.flat(hanging(x, rope(x), rectangle(-13, 8, 26, 9), 14), "light")
    bib = path("M-34,-4C-20,30 20,30 34,-4C56,40 44,104 0,106C-44,104 -56,40 -34,-4Z")
    card.cut(hanging(170, rope(170), place(bib, 0, 0, 0.86), 20), "straw", 14, 0.8)
    card.flat(hanging(170, rope(170), star(0, 56, 24, 0.4), 20), "light")
    drawers = path("M-34,-4H34C38,40 46,84 48,122L10,128L0,70L-10,128L-48,122C-46,84 -38,40 -34,-4Z")
    card.cut(hanging(246, rope(246), drawers, 22), "#8f4f7a", 14, 0.8)
    card.flat(hanging(246, rope(246), dots("-22,24 4,20 26,44 -12,54 -30,90 24,92 34,112", 5.5), 22), "light")
    towel = path("M-44,-4H44C50,90 36,170 48,262C20,276 -16,252 -46,268C-38,170 -50,90 -44,-4Z")
    cloth = card.cut(hanging(330, rope(330), towel, 24), "light", 20, 1)
    card.flat(
        hanging(330, rope(330), "".join(rectangle(-70, y, 140, 14) for y in range(20, 280, 38)), 24), "blue", cloth
    )
    shirt = blob(
        "390,196! 430,214 480,218 530,180! 572,196 566,300 520,420 500,560 470,690! 390,668 330,702 246,660! "
        "300,540 330,420 352,300"
    )
    card.cut(limb("396,222,70 340,300,74 262,372,70 196,384,66"), "#6a9cc4", 22, 1)
    card.cut(shirt, "blue", 44, 1.4)
    card.flat(clipped(curve("462,214 424,400 360,700", 7), shirt), "light")
    card.flat("".join(circle(x, y, 8) for x, y in ((452, 290), (432, 386), (406, 486), (378, 584))), "light")
    card.cut(limb("548,216,72 530,320,76 470,420,70 400,470,64"), "#6a9cc4", 24, 1.2)
    card.cut(limb("402,452,20 388,506,20"), "light", 6, 0.5)
    card.cut(blob("420,202! 470,226 510,196! 500,252 470,262 430,250"), "light", 10, 0.6)
    for x in (54, 112, 146, 196, 218, 276, 292, 368, 404, 524):
        card.cut(rectangle(x - 6, rope(x) - 20, 12, 38, 4), "straw", 0, 0.5)
    x, y = 462, rope(462) - 6
    card.cut(
        blob(
            f"{x - 44},{y - 30} {x - 20},{y - 62} {x + 14},{y - 58} {x + 70},{y - 92}! {x + 64},{y - 60} "
            f"{x + 36},{y - 16} {x},{y} {x - 30},{y - 8}"
        ),
        "dark",
        16,
    )
    card.flat(path(f"M{x - 40},{y - 42}L{x - 72},{y - 30}L{x - 38},{y - 26}Z"), "straw")
    card.flat(circle(x - 24, y - 42, 5), "light")
    card.flat(plume(x - 10, y - 34, 62, 26, -22), "accent")


SCENES.append(
    Memory(
        draw=clothes_line, age="house", hue="sky pink", shape="line", count=6, direction="left",
        moods=("calm", "joy"), living=("bird",), objects=("washing line", "shirt", "sock", "peg", "roof"),
        words={
            "linge/laundry": 3, "corde/line": 2, "vent/wind": 3, "chemise/shirt": 2, "chaussette/sock": 2,
            "six/six": 1, "famille/family": 3, "oiseau/bird": 1, "petit/small": 1, "grandir/grow up": 2,
            "rose/pink": 1, "toit/roof": 1, "propre/clean": 2, "gauche/left": 1, "suspendu/hanging": 2,
        },
        fr="Une corde à linge au vent : deux petites chaussettes, un bavoir, une culotte à pois, un torchon, une "
        "grande chemise bleue, un oiseau noir au-dessus des tuiles.",
        en="A washing line in the wind: two tiny socks, a bib, dotted drawers, a towel, a big blue shirt, a dark "
        "bird above roof tiles.",
    )
)  # fmt: skip


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
