"""Memory cards of two people: an umbrella they share, a veil between two birds."""

from __future__ import annotations

import math
from random import Random

from art.colour import Field, mix
from art.memory._calm import Calm
from art.memory._early import HIGH, LOW, ripples
from art.motif import held
from art.motifs.birds import swallow
from art.motifs.curves import blob, curve, holed, limb, paced
from art.press import Plate
from art.scene import Memory, Scene
from art.shapes import Point, circle, ellipse, line, path, place, polygon, rectangle, star, stroke

SCENES: list[Scene] = []


def _rounds(draw: Random, cx: float, cy: float) -> tuple[str, str, str]:
    """Cobbles laid in rings about a point, in three lots for three greys."""
    lots = ["", "", ""]
    for radius in range(180, 760, 33):
        count = round(radius * math.tau / 36)
        start = draw.uniform(0, 1)
        for i in range(count):
            turn = math.tau * (i + start) / count
            far = radius + draw.uniform(-1.5, 1.5)
            x, y = cx + far * math.cos(turn), cy + far * math.sin(turn)
            if not (-30 < x < 630 and -30 < y < 930):
                continue
            wide, tall = 31 + draw.uniform(-4, 2), 28 + draw.uniform(-2, 1.5)
            lots[draw.randrange(3)] += place(
                rectangle(-wide / 2, -tall / 2, wide, tall, 9), x, y, 1, math.degrees(turn) + 90 + draw.uniform(-4, 4)
            )
    return lots[0], lots[1], lots[2]


def _puddle(card: Calm, shape: str, streaks: str) -> Field:
    """Still water: it mirrors a dull sky, a strip of brightness, and the canopy."""
    plate = card.plate
    card.flat(place(blob(shape), -2, -3), "#22252e", opacity=0.8)
    water = card.cut(blob(shape), "#4c5b67", 0, 0)
    plate.veil(place(blob(shape), -12, -10), "#a8bcc8", 0.35, 18, 0.15, clip=water)
    plate.veil(circle(330, 650, 240), "#b8382c", 0.62, 7, 0.05, clip=water)
    for streak in streaks.split("|"):
        plate.veil(limb(streak), "#eef6fa", 0.85, 2.5, 0.5, clip=water)
    return water


def _toe(card: Calm, x: float, y: float, turn: float, ink: str, laced: bool) -> None:
    """The front of a shoe from above, its tip at the bottom."""

    def at(shape: str) -> str:
        return place(shape, x, y, 0.86, turn)

    card.plate.shadow(at(ellipse(10, 6, 44, 80)), 0.7, 9)
    sole = "#14161e" if laced else "#8a5518"
    card.cut(
        at(path("M-28,-110C-32,-60 -45,-14 -40,22C-35,54 -17,67 0,67C17,67 35,54 40,22C45,-14 32,-60 28,-110Z")),
        sole,
        8,
        0,
    )
    top = card.cut(
        at(path("M-26,-110C-30,-60 -42,-14 -36,20C-31,50 -15,62 0,62C15,62 31,50 36,20C42,-14 30,-60 26,-110Z")),
        ink,
        32,
        0,
    )
    if laced:
        card.flat(at(stroke("M-34,6C-16,-8 16,-8 34,6", 3)), "#14161e", top)
        card.flat(at("".join(line([(-15, k), (15, k + 5)], 4.4) for k in (-52, -38, -24))), "light", top)
    else:
        card.cut(at(path("M0,-24C-10,-38 -26,-38 -26,-24C-26,-10 -10,-12 0,-24C10,-38 26,-38 26,-24C26,-10 10,-12 "
            "0,-24Z")),
            "#c8862a", 7, 0.4)  # fmt: skip
    card.lamp(at(path("M-30,4C-31,26 -22,44 -10,50C-20,38 -26,22 -30,4Z")), "#ffffff", 0.55, clip=top)


def lone_umbrella(plate: Plate) -> None:
    card = Calm(plate, "#4c4f56", "#1c1f28", "#eef0ea", "#d9402c", fade=-45, yellow="#f0bd45")
    for stones, ink in zip(_rounds(Random(12), 318, 384), ("#8f9194", "#a3a4a4", "#7d8088"), strict=True):
        card.cut(stones, ink, 9, 0.3)
    card.fade(135, "#2c3040", 0.7, 0.5)
    left = _puddle(card, "-30,64 20,50 44,28 96,40 132,66 120,96 146,122 112,150 84,144 62,178 20,186 -30,204",
        "-30,92,2 40,82,12 112,92,2|-20,148,2 20,142,8 74,150,2")  # fmt: skip
    right = _puddle(card, "448,760 474,730 466,706 512,680 548,690 580,660 640,652 640,838 596,834 560,850 "
        "526,818 484,812 "
        "470,786", "540,716,2 590,706,12 640,712,2|520,796,2 570,788,8 620,800,2")  # fmt: skip
    low = _puddle(card, "12,806 44,786 50,758 104,762 132,742 176,766 186,802 214,828 178,850 160,880 96,868 "
        "60,884 26,850",
        "24,800,2 62,790,11 104,796,2|60,858,2 100,850,7 140,856,2")  # fmt: skip
    rings = ((40, 122, 28), (96, 84, 18), (540, 742, 30), (588, 786, 20), (92, 818, 30), (150, 826, 16), (502, 790, 18))
    for x, y, r in rings:
        shown = left if y < 130 and x < 300 else right if x > 450 and y > 600 else low if y > 700 else None
        card.flat(ripples(x, y, (r, r * 0.55), 2.4, 0.8) + circle(x, y, 2.4), "light", shown, 0.9)
    plate.shadow(ellipse(352, 440, 250, 246), 0.9, 22)
    for x, y, turn, ink in ((200, 656, 12, "#3a4052"), (276, 680, 3, "#3a4052"), (378, 676, -3, "#ffcf52"),
                            (448, 654, -12, "#ffcf52")):  # fmt: skip
        _toe(card, x, y, turn, ink, ink != "#ffcf52")
    _umbrella(card, 318, 384, 262)
    for x, y in ((60, 300), (560, 230), (34, 520), (474, 44), (236, 52), (578, 480), (330, 866), (404, 800), (24, 690),
                 (584, 590), (90, 420), (330, 30)):  # fmt: skip
        far = math.hypot(x - 300, y - 430)
        dx, dy = (300 - x) / far, (430 - y) / far
        drop = f"{x},{y},1 {x + dx * 26:.0f},{y + dy * 26:.0f},3.6 {x + dx * 44:.0f},{y + dy * 44:.0f},1"
        card.flat(limb(drop), "light", opacity=0.8)


def _umbrella(card: Calm, cx: float, cy: float, radius: float) -> None:
    """From above: eight panels, each as bright as it turns to the light, tight between their ribs."""
    plate = card.plate
    rim = [
        (cx + radius * math.cos(i * math.tau / 8 + 0.2), cy + radius * math.sin(i * math.tau / 8 + 0.2))
        for i in range(8)
    ]
    panels = []
    for (x0, y0), (x1, y1) in zip(rim, [*rim[1:], rim[0]], strict=True):
        mx, my = (x0 + x1) / 2, (y0 + y1) / 2
        bend = f"{mx + (cx - mx) * 0.12:.0f},{my + (cy - my) * 0.12:.0f}"
        panels.append(path(f"M{cx},{cy}L{x0:.0f},{y0:.0f}Q{bend} {x1:.0f},{y1:.0f}Z"))
    whole = "".join(panels)
    plate.shadow(place(whole, 6, 16), 0.7, 7)
    card.cut(whole, "accent", 60, 1)
    for i, panel in enumerate(panels):
        towards = math.cos((i + 0.5) * math.tau / 8 + 0.2 - math.radians(235))
        ink = mix("#b02a1e", "#f2684a", 0.5 + 0.5 * towards)
        shape = plate.mask(panel)
        plate.lay(ink, shape * 0.85)
        (x0, y0), (x1, y1) = rim[i], rim[(i + 1) % 8]
        fold = path(f"M{cx},{cy}L{x1:.0f},{y1:.0f}L{x1 + (x0 - x1) * 0.32:.0f},{y1 + (y0 - y1) * 0.32:.0f}Z")
        plate.veil(fold, "#5c0f12", 0.42, 9, 0, clip=shape)
        shine = path(f"M{cx},{cy}L{x0 + (x1 - x0) * 0.16:.0f},{y0 + (y1 - y0) * 0.16:.0f}L{x0 + (x1 - x0) * 0.42:.0f},"
            f"{y0 + (y1 - y0) * 0.42:.0f}Z")  # fmt: skip
        plate.veil(shine, "#ffb49a", max(0.0, 0.16 + 0.3 * towards), 9, 0.2, clip=shape)
    card.flat("".join(line([(cx, cy), point], 3) for point in rim), "#5c0f12", opacity=0.85)
    card.cut("".join(circle(x, y, 7) for x, y in rim), "#1c1f28", 5, 0.6)
    card.cut(circle(cx, cy, 26), "#8f1f18", 12, 0.6)
    card.cut(circle(cx - 1, cy - 2, 11), "light", 6, 0.6)
    draw = Random(5)
    for _ in range(30):
        far, turn = radius * math.sqrt(draw.uniform(0.04, 0.74)), draw.uniform(0, math.tau)
        x, y, r = cx + far * math.cos(turn), cy + far * math.sin(turn), draw.uniform(1.6, 4)
        card.flat(circle(x + 0.8, y + 1.2, r), "#7a1814", opacity=0.6)
        card.lamp(circle(x - r * 0.25, y - r * 0.3, r * 0.55), "#ffe2d8", 0.7)


SCENES.append(
    Memory(
        draw=lone_umbrella, age="love", hue="grey", shape="umbrella", count=7, direction="centre",
        moods=("tender", "mystery"), living=("couple",), objects=("umbrella", "shoe", "puddle", "cobblestone"),
        words={
            "parapluie/umbrella": 3, "pluie/rain": 3, "couple/couple": 2, "abri/shelter": 3, "pavé/cobblestone": 1,
            "rouge/red": 1,
            "gris/grey": 1, "partager/share": 2, "flaque/puddle": 2, "sept/seven": 1, "chaussure/shoe": 2,
            "rond/circle": 2,
            "rencontre/meeting": 2, "nœud/bow": 1, "secret/secret": 1,
        },
        fr="Un parapluie rouge vu d’en haut sur des pavés gris, deux paires de chaussures dépassent, sept ronds de "
        "pluie dans les flaques.",
        en="A red umbrella from above on grey cobbles, two pairs of shoes peep out from under it, seven rain rings "
        "in the puddles.",
    )
)  # fmt: skip


def _hem(spots: list[Point]) -> tuple[str, str]:
    """Lace along a hem: scallops, and the holes worked into them."""
    edge, holes = "", ""
    for x, y, turn in paced(spots, 34):
        edge += place(path("M-19,-16H19V4C19,20 8,26 0,26C-8,26 -19,20 -19,4Z"), x, y, 1, turn)
        holes += place(circle(0, 8, 6) + "".join(ellipse(dx, -6, 3, 6, dx * 3) for dx in (-11, 0, 11)), x, y, 1, turn)
    return edge, holes


def _veil(card: Calm, left: Point, right: Point) -> None:
    """Tulle hung from two beaks: one thin sheet, and folds that run from where it is held to the hem."""
    plate = card.plate
    hem: list[Point] = [(-40, 560), (30, 600), (110, 578), (190, 596), (280, 628), (370, 604), (450, 612), (540, 576),
                        (640, 590)]  # fmt: skip
    (lx, ly), (rx, ry) = left, right
    foot = "".join(f"L{x},{y}" for x, y in reversed(hem))
    sheet = path(f"M-40,{HIGH + 60}Q20,{ly + 70} {lx},{ly}C{lx + 60},{ly + 160} {rx - 130},{ry + 210} {rx},{ry}"
        f"Q{rx + 50},{ry + 90} 640,{HIGH + 20}{foot}Z")  # fmt: skip
    cloth = plate.mask(sheet)
    plate.shadow(place(sheet, 10, 18), 0.3, 14)
    plate.veil(sheet, "#fffcf4", 0.78, 1.5, 0.5)
    for i, sag in enumerate((60, 120, 184, 250)):
        low = f"{(lx + rx) / 2 + 10:.0f},{ly + 190 + sag},{20 + i * 4}"
        ends = f"{rx - 90},{ry + 210 + sag},{10 + i * 3} {rx},{ry},2"
        swag = f"{lx},{ly},2 {lx + 70},{ly + 150 + sag},{10 + i * 3} {low} {ends}"
        plate.veil(place(limb(swag), 0, 15), "#94847a", 0.36, 7, 0, clip=cloth)
        plate.veil(limb(swag), "#ffffff", 0.7, 5, 0.4, clip=cloth)
    folds = [(lx, ly, x) for x in (-40, 6, 50, 92, 134)] + [(rx, ry, x) for x in (452, 496, 540, 584, 632)]
    for i, (x0, y0, x1) in enumerate(folds):
        mid = f"{x0 + (x1 - x0) * 0.5:.0f},{y0 + (600 - y0) * 0.5:.0f}"
        course = f"{x0},{y0},3 {mid},{12 + i % 3 * 4} {x1},600,{24 + i % 2 * 8}"
        plate.veil(place(limb(course), 13, 0), "#94847a", 0.4, 5, 0, clip=cloth)
        plate.veil(limb(course), "#ffffff", 0.7, 4, 0.4, clip=cloth)
    rising = f"M{lx},{ly}C{lx + 60},{ly + 160} {rx - 130},{ry + 210} {rx},{ry}"
    card.flat(stroke(rising, 5), "#fffdf4")
    plate.shadow(place(stroke(rising, 6), 2, 9), 0.35, 4, cloth)
    _blossoms(card)
    dots = "".join(circle(x + 15 * (y // 30 % 2), y, 2.3) for x in range(-20, 620, 30) for y in range(130, 600, 30))
    card.flat(dots, "#fffdf4", cloth, 0.85)
    edge, holes = _hem(hem)
    plate.shadow(place(edge, 6, 14), 0.35, 8)
    card.cut(edge, "#fffdf4", 6, 0)
    card.flat(holes, "#a8947c")
    card.flat(curve(" ".join(f"{x},{y - 16}" for x, y in hem), 3), "#cbb99a")


def _blossoms(card: Calm) -> None:
    """A spray of orange blossom, sewn where the veil hangs lowest."""
    for x, y, turn in ((276, 320, 176), (290, 336, 128), (316, 344, 92), (346, 334, 46), (362, 318, 4)):
        card.cut(place(path("M0,0C8,-14 28,-16 44,-2C28,8 10,10 0,0Z"), x, y, 0.9, turn), "#8f9a6a", 7, 0.5)
    for x, y, size in ((276, 318, 0.8), (304, 326, 1.1), (336, 324, 1.0), (362, 314, 0.75), (320, 342, 0.8)):
        petals = "".join(place(ellipse(0, -11, 8.5, 12), 0, 0, 1, 72 * i + x) for i in range(5))
        card.cut(place(petals, x, y, size), "#fffdf6", 7, 0.6)
        card.flat(circle(x, y, 5.4 * size), "#e0b04c")


def wedding_veil(plate: Plate) -> None:
    card = Calm(plate, "#d8c294", "#3b3350", "#fffdf4", "#d9a02e", fade=-90)
    plate.sky([(0, "#a8946e"), (0.36, "#cbb58a"), (0.72, "#e8d5a8"), (1, "#e8d5a8")])
    plate.at(0.8)
    plate.veil(path("M640,-40L640,200L-40,700V420Z"), "#fff3cf", 0.4, 40, 0.4)
    plate.at(0.1)
    left, right = (96, 214), (506, 138)
    _veil(card, left, right)
    for beak, scale, turn, flip in ((left, 0.78, 14, True), (right, 0.9, -8, False)):
        bird = swallow()
        card.put(bird, *held(bird, "beak", beak, scale, turn, flip), body="#26345e", wing="#3a4f86", belly="#fff2dc",
            trim="#c8452f")  # fmt: skip
    plate.at(0)
    card.cut(path(f"M-20,{LOW + 14}C160,{LOW + 6} 420,{LOW + 20} 620,{LOW + 12}V930H-20Z"), "#e2cfa2", 30, 0.6)
    card.flat(stroke(f"M-20,{LOW + 84}H620M160,{LOW + 84}L120,920M470,{LOW + 84}L520,920", 4), "#b59e74", opacity=0.6)
    _wedding_ring(card, 372, 772)
    rice = (
        (60, 800), (122, 846), (190, 772), (250, 862), (86, 716), (40, 880), (540, 720), (520, 868), (574, 806),
        (226, 812),
    )  # fmt: skip
    for i, (x, y) in enumerate(rice):
        plate.shadow(ellipse(x + 4, y + 6, 17, 5), 0.6, 3)
        card.cut(ellipse(x, y, 17, 7, 37 * i), "#fffdf4", 6, 0)


def _wedding_ring(card: Calm, x: float, y: float) -> None:
    """It stands on its edge: the inside of the band is seen behind, the outside in front."""
    plate = card.plate
    plate.shadow(ellipse(x + 40, y + 88, 110, 12), 0.8, 8)
    plate.shadow(ellipse(x + 10, y + 86, 44, 6), 0.9, 3)
    plate.veil(ellipse(x + 54, y + 92, 44, 6), "#ffdf8a", 0.8, 5, 0.7)
    away = 20  # how far its back rim shows to the right of the front one
    seen = 1 - plate.mask(ellipse(x, y, 66, 72)) * plate.mask(ellipse(x + away, y, 66, 72))
    band = ellipse(x, y, 80, 86) + ellipse(x + away, y, 80, 86) + rectangle(x, y - 86, away, 172)
    card.cut(band, "#c8902c", 18, 0.6, clip=seen)
    card.cut(ellipse(x, y, 68, 74), "#8a5c1a", 0, 0, clip=seen)
    plate.veil(stroke(f"M{x + 66 + away},{y - 44}A82,90 0 0 1 {x + 60 + away},{y + 52}", 6), "#fff0b0", 0.7, 2, 0.6)
    card.cut(holed(_oval(x, y, 80, 86) + _oval(x, y, 68, 74)), "#eab648", 5, 0)
    plate.veil(stroke(f"M{x - 68},{y + 30}A74,80 0 0 1 {x - 24},{y - 74}", 5), "#fff6cc", 0.9, 1.6, 0.8)
    x, top = x + away / 2, y - 84
    card.cut(path(f"M{x - 20},{top - 2}L{x - 12},{top + 18}H{x + 16}L{x + 24},{top - 2}Z"), "#b8801f", 6, 0.3)
    for points, ink in (
        ("-32,-22 -18,-42 -6,-22", "#f7b6c2"), ("-18,-42 20,-42 2,-22 "
            "-6,-22", "#ffe4e8"), ("20,-42 36,-22 10,-22 2,-22", "#e87f96"),
        ("-32,-22 -6,-22 2,14", "#e8879c"), ("-6,-22 10,-22 2,14", "#f5a9b8"), ("10,-22 36,-22 2,14", "#b84a68"),
    ):  # fmt: skip
        corners = [tuple(float(v) for v in word.split(",")) for word in points.split()]
        card.lamp(polygon([(x + dx, top + dy) for dx, dy in corners]), ink, 0.35)
    card.lamp(star(x - 12, top - 36, 26, 0.12), "#ffffff", 1)


def _oval(x: float, y: float, rx: float, ry: float) -> str:
    return f"M{x - rx},{y}a{rx},{ry} 0 1 0 {2 * rx},0a{rx},{ry} 0 1 0 {-2 * rx},0Z"


SCENES.append(
    Memory(
        draw=wedding_veil, age="love", hue="ivory", shape="veil", count=10, direction="right",
        moods=("joy", "wistful"), living=("swallow",), objects=("veil", "ring", "rice", "lace"),
        words={
            "mariage/wedding": 3, "voile/veil": 3, "anneau/ring": 3, "hirondelle/swallow": 2, "riz/rice": 2,
            "dix/ten": 1,
            "dentelle/lace": 2, "ivoire/ivory": 1, "blanc/white": 1, "promesse/promise": 2, "fuite/flight": 2,
            "oiseau/bird": 1,
            "printemps/spring": 1, "fiancée/bride": 2, "perdre/lose": 1,
        },
        fr="Deux hirondelles tiennent par le bec un voile de mariée orné de fleurs blanches et bordé de dentelle ; "
        "dessous, une alliance à pierre rose, debout, et dix grains de riz.",
        en="Two swallows hold a bridal veil with white flowers and a lace hem in their beaks; below it a ring with a "
        "pink stone stands upright, and ten grains of rice lie about.",
    )
)  # fmt: skip
