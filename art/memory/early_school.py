"""Memory cards of school: desks, games, mischief."""

from __future__ import annotations

import math
from random import Random

import numpy as np

from art.colour import Field, rgb
from art.memory._early import (
    Card,
    ripples,
)
from art.memory._hands import REACHING_HAND
from art.motif import Motif, Piece, carried
from art.motifs.curves import blob, both, clipped, curve, form, limb, plume
from art.motifs.plants import potted
from art.noise import blur
from art.press import Plate
from art.scene import Memory, Scene
from art.shapes import circle, ellipse, line, path, place, polygon, rectangle, ring, stroke

SCENES: list[Scene] = []


def _pupil(card: Card) -> None:
    """A child from behind, one arm raised to the board, a sponge under its hand."""
    smock = blob("232,664 290,628 372,630 428,652 470,720 484,800 500,940! 130,940! 150,820 166,730")
    arm = path("M384,640C420,644 452,628 474,602C484,588 484,566 480,540C477,516 473,492 468,472L524,456"
        "C542,500 556,552 566,606C570,628 564,642 550,656C522,690 492,726 470,778"
        "C440,790 396,700 384,640Z")  # fmt: skip
    card.cut(path("M292,560H366V650C344,668 314,668 292,650Z"), "skin", 26, 0)
    cloth = card.cut(smock + arm, "cloth", 52, 1.6)
    shade = "#5e1c1e"
    yoke = stroke("M204,716C270,748 388,748 446,712", 3)
    gathers = "".join(stroke(f"M{x},{740 - abs(x - 326) * 0.1:.0f}C{x + (x - 326) * 0.05:.0f},800 "
        f"{x + (x - 326) * 0.1:.0f},850 {x + (x - 326) * 0.18:.0f},930", 3)
        for x in (252, 290, 326, 362, 400))  # fmt: skip
    bends = ("M484,584C500,596 522,606 546,610M480,598C496,614 512,624 528,630M476,560C490,566 500,568 512,566"
        "M430,650C440,690 452,730 470,762")  # fmt: skip
    card.flat(yoke + gathers, shade, cloth, 0.55)
    card.flat(stroke(bends, 3.4), shade, cloth, 0.6)
    sleeve = path("M214,680C186,700 170,740 160,800C152,850 144,900 140,940H212C212,880 218,820 224,770Z")
    card.cut(sleeve, "cloth", 34, 0.8)
    card.cut(path("M262,640C280,616 306,622 330,640C354,622 380,616 398,640C412,664 404,690 388,696"
        "C362,700 342,684 330,668C318,684 298,700 272,696C256,690 248,664 262,640Z"), "light", 18, 0.8)  # fmt: skip


def _plaits(card: Card) -> None:
    """The back of a head with a parting and two plaits tied with ribbons."""
    hair = "#4a2a20"
    for x, flip in ((240, False), (418, True)):
        card.cut(place(ellipse(0, 0, 15, 25, -12), x, 530, 1, 0, flip), "skin", 9, 0)
    card.cut(blob("329,402 268,418 238,470 242,536 272,590 329,608 386,590 416,536 420,470 390,418"), hair, 66, 1.2)
    for side, flip in ((262, False), (396, True)):
        for i in range(9):
            lean = 1 if i % 2 else -1
            strand = path("M-22,-8C-18,-26 8,-24 18,-8C24,4 16,20 4,30C-4,20 -24,10 -22,-8Z")
            card.cut(place(strand, side + (4 if flip else -4) * i * 0.6 - lean * 6, 592 + 18 * i, 1 - i * 0.035,
                lean * 16, lean > 0), hair, 9, 0.35)  # fmt: skip
        end = side + (22 if flip else -22)
        card.cut(place(path("M-8,0C-20,26 -14,52 -2,70C14,50 18,26 8,0Z"), end, 750, 1, 0, flip), hair, 8, 0.4)
        for wing in (False, True):
            bow = path("M0,0C-14,-26 -42,-30 -46,-18C-50,-2 -42,14 -36,20C-22,18 -6,10 0,0Z")
            card.cut(place(bow, end, 748, 0.9, 10 if wing else -10, wing), "accent", 9, 0.6)
        card.cut(circle(end, 748, 9), "accent", 5, 0.4)
    card.flat(limb("329,404,1.6 328,440,3 330,520,3 329,600,1.6"), "skin", opacity=0.42)
    for bend in (24, 50, 74):
        card.flat(stroke(f"M{329 - bend * 0.4},420C{329 - bend * 1.2},470 {329 - bend},550 {329 - bend * 0.5},596", 2.4)
            + stroke(f"M{329 + bend * 0.4},420C{329 + bend * 1.2},470 {329 + bend},550 {329 + bend * 0.5},596", 2.4),
            "#2a1512", opacity=0.35)  # fmt: skip


def blackboard_sum(plate: Plate) -> None:
    card = Card(plate, "#3f6354", "#0f201a", "#f5f0df", "#e8b04a", fade=-150, cloth="#b8473a",
        skin="#d99a70")  # fmt: skip
    panes = "".join(rectangle(-120 + 118 * i, -60 + 150 * j, 108, 138) for i in range(3) for j in range(3))
    lit = blur(plate.mask(f'<g transform="translate(150,60) skewX(-14) skewY(12)">{panes}</g>'), 3 * plate.scale)

    def chalk(shape: str, strength: float = 0.8) -> None:
        card.grain(shape, "light", strength, 1.1)

    for smear, strength in (
        ("352,330,40 440,300,110 560,296,120 650,320,110", 0.2),
        ("398,360,30 500,330,76 650,350,70", 0.16),
    ):
        plate.veil(limb(smear), "#b9c9b8", strength, 9, 0)
    for x, y, r in ((112, 136, 78), (306, 124, 74), (500, 112, 66)):
        chalk(ring(x, y, r, 10))
    chalk(stroke("M432,242A92,92 0 0 0 350,386 M366,408A92,92 0 0 0 420,426", 10), 0.85)
    chalk(stroke("M432,242A92,92 0 0 1 520,310", 10), 0.22)
    for i in range(12):
        x = 34 + 21 * (i % 8) + i % 8 // 4 * 22
        y = 452 if i < 8 else 552
        chalk(line([(x + 4, y + i % 3 * 4), (x + (i % 4 - 2) * 3, y + 72 - i % 2 * 6)], 8))
    plate.shadow((1 - lit) * (plate.y < 660), 0.62, 0)
    card.flat(rectangle(-20, 690, 640, 240), "#5d4630")
    card.flat("".join(rectangle(x, 690, 5, 240) for x in range(45, 600, 102)), "#2c1d15")
    card.cut(rectangle(-20, 648, 640, 44, 4), "accent", 16, 1.4)
    card.cut(limb("56,640,17 116,636,17"), "light", 8, 0.6)
    sponge = place(rectangle(-74, -50, 148, 96, 22), 470, 350, 1, -14)
    card.cut(sponge, "#f0c75e", 26, 1.5)
    draw = Random(5)
    between = draw.uniform
    holes = "".join(ellipse(between(-62, 62), between(-40, 36), between(3, 7), between(2, 5)) for _ in range(22))
    card.flat(place(holes, 470, 350, 1, -14), "#b98a32")
    _pupil(card)
    card.bare(REACHING_HAND, 487, 446, 0.66, -15)
    card.cut(place(path("M-34,-14C-12,-20 12,-20 34,-14L32,14C12,8 -12,8 -32,14Z"), 494, 454, 1, -16), "light", 10, 0.5)
    _plaits(card)


SCENES.append(
    Memory(
        draw=blackboard_sum, age="school", hue="slate green", shape="circles", count=12, direction="right",
        moods=("rebellion", "wistful"), living=("child",), objects=("blackboard", "chalk", "sponge", "window"),
        words={
            "tableau/blackboard": 3, "craie/chalk": 3, "cercle/circle": 2, "effacer/erase": 3, "éponge/sponge": 2,
            "douze/twelve": 1, "calcul/sum": 2, "école/school": 2, "ruban/ribbon": 1, "oubli/forgetting": 2,
            "natte/plait": 2, "fenêtre/window": 1,
            "vert/green": 1, "leçon/lesson": 2, "erreur/mistake": 2,
        },
        fr="Une enfant à nattes, de dos, efface à l’éponge un rond tracé à la craie sur un tableau vert où "
        "restent d’autres "
        "ronds et douze traits ; la fenêtre s’y dessine en lumière.",
        en="A child with plaits, from behind, wipes a chalk circle off a green blackboard with a sponge; other "
        "circles and "
        "twelve strokes remain, and a window falls on it as light.",
    )
)  # fmt: skip


def _star_hole(x: float, y: float, scale: float) -> list[tuple[float, float]]:
    reach = (206, 112, 250, 122, 184, 110, 236, 116, 200, 112, 262, 124, 190, 106, 228, 118)
    return [
        (x + r * scale * math.cos(i * math.tau / 16 - 1.4), y + r * scale * math.sin(i * math.tau / 16 - 1.4))
        for i, r in enumerate(reach)
    ]


def _neighbour() -> Motif:
    """An old man who glares at you: the root of his nose at (0, 0)."""
    skull = form("0,-160 -72,-146 -106,-90 -110,-20 -98,56 -66,122 0,150 66,122 98,56 110,-20 106,-90 72,-146")
    brow = form(
        "-98,-30! -96,-58 -70,-70 -40,-54 -14,-30 -6,-8! -20,-4! -26,-14! -38,-12! -46,-24! -60,-20! -68,-32! -82,-26!"
    )
    lid = path("M-70,2C-58,-14 -32,-14 -18,10C-34,16 -56,16 -70,2Z")
    bag = stroke("M-72,16C-56,32 -34,32 -20,20M-66,28C-52,40 -38,40 -28,34", 3)
    lobe = form("2,66! -18,64 -48,74 -76,100 -104,140! -74,142 -62,152! -48,140 -34,150! -22,134 -10,138! 2,118!")
    strands = stroke("M-12,76C-40,82 -62,98 -82,128M-8,88C-34,96 -50,112 -60,138M-4,100C-20,110 -30,120 -34,136", 2.4)
    tuft = form("-104,-70! -126,-66 -142,-40! -130,-36 -142,-10! -126,-8 -130,14! -108,20!")
    return Motif(
        (
            Piece(form("-260,330! -230,220 -120,164 0,176 120,164 230,220 260,330!"), "cloth", 40),
            Piece(both(tuft), "hair", 8),
            Piece(both(form("-100,-12 -124,-22 -134,4 -124,36 -102,40")), "skin", 10),
            Piece(skull, "skin", 60),
            Piece(both(ellipse(-46, 4, 42, 30)), "skin", blend=("#5a2430", 0.42), soft=12),
            Piece(both(ellipse(-66, 56, 26, 20)), "skin", blend=("#c8322a", 0.4), soft=12),
            Piece(stroke("M-56,-104C-24,-116 24,-116 56,-104M-44,-84C-18,-94 18,-94 44,-84", 3.2), "skin",
                blend=("#6a2a24", 0.5)),
            Piece(stroke("M-8,-56C-4,-44 -4,-36 -8,-26M9,-56C5,-44 5,-36 9,-26", 3.6), "skin", blend=("#6a2a24", 0.6)),
            Piece(both(lid), "hair"),
            Piece(circle(-36, 4, 10) + circle(38, 4, 10), "dark"),
            Piece(both(stroke("M-72,3C-58,-14 -32,-14 -16,11", 5)), "dark"),
            Piece(circle(-33, 0, 2.6) + circle(41, 0, 2.6), "hair"),
            Piece(both(bag), "skin", blend=("#6a2a24", 0.4)),
            Piece(form("0,-16 -12,8 -18,30 -38,48 -36,68 -16,74 0,80 16,74 36,68 38,48 18,30 12,8"), "skin", 22,
                blend=("#c8402c", 0.26)),
            Piece(both(stroke("M-38,52C-40,64 -32,72 -22,72", 3)), "skin", blend=("#6a2a24", 0.6)),
            Piece(both(lobe), "hair", 16, True),
            Piece(both(strands), "line"),
            Piece(place(both(brow), 0, 7), "hair", 8, True),
        ),
    )  # fmt: skip


def broken_window(plate: Plate) -> None:
    card = Card(plate, "#8ba5bd", "#1f2c3f", "#f2f5ee", "#cf4330", fade=-140, green="#5f8f5c",
        frame="#e9e2cf")  # fmt: skip
    card.flat(polygon([(-20, 330), (330, -20), (470, -20), (-20, 480)])
        + polygon([(-20, 560), (560, -20), (600, -20), (-20, 610)]), "pale", opacity=0.6)  # fmt: skip
    behind = blob("-60,660! -40,560 60,500 160,470 330,470 430,510 500,580 520,660!")
    plate.veil(place(ellipse(0, -20, 128, 160), 246, 296, 1.1, 5) + behind, "#3d5570", 0.5, 5, 0)
    hole = _star_hole(244, 300, 1)
    cracks = ""
    for i in range(0, 16, 2):
        dx, dy = hole[i][0] - 244, hole[i][1] - 300
        bend = 26 if i % 4 else -26
        cracks += line([hole[i], (244 + dx * 1.5 + bend, 300 + dy * 1.5), (244 + dx * 3.4, 300 + dy * 3.4)],
            4.5)  # fmt: skip
    cracks += line([hole[3], (410, 190), (470, 30)], 4) + line([hole[9], (90, 470), (120, 640)], 4)
    card.flat(cracks, "light")
    card.cut(polygon(_star_hole(244, 300, 1.08)), "light", 0, 0.6)
    inside = card.flat(polygon(hole), "dark")
    card.fade(-70, "#3f5670", 0.7, 0.7, inside)
    card.put(_neighbour(), 246, 296, 1.12, 5, clip=inside, skin="#dca27e", hair="#e9ecea", dark="dark", line="#8f9aa6",
        cloth="#3c5a78")  # fmt: skip
    card.cut(rectangle(474, -20, 52, 960), "frame", 20)
    card.flat(rectangle(490, -20, 5, 960), "deep", opacity=0.6)
    card.cut(path("M-20,650C200,644 420,656 640,650V716H-20Z"), "frame", 20)
    card.cut(path("M-20,716H640V930H-20Z"), "light", 40)
    card.flat(rectangle(-20, 712, 660, 9), "deep")
    card.cut(circle(350, 660, 74), "accent", 32, 1)
    card.flat(clipped(place(path("M-84,-14C-30,12 30,12 84,-14V14C30,40 -30,40 -84,14Z"), 350, 660, 1, 34),
        circle(350, 660, 74)), "light")  # fmt: skip
    card.flat(blob("228,838 280,806 352,812 372,846 320,866 250,862"), "#5a4334")
    card.put(potted("cactus"), 96, 838, 1.34, 82, pot="accent", leaf="green", dark="dark")
    for x, y, points in (
        (470, 852, ((-66, 6), (-20, -26), (58, -14), (40, 16))),
        (520, 770, ((-44, 8), (10, -18), (46, 4))),
        (256, 878, ((-40, 2), (8, -18), (44, -4), (10, 12))),
        (40, 752, ((-30, 10), (4, -14), (34, 4))),
        (432, 762, ((-22, 6), (2, -12), (24, 8))),
    ):  # fmt: skip
        shard = [(x + dx, y + dy) for dx, dy in points]
        card.cut(polygon(shard), "#cfe2ec", 0, 0.7)
        card.flat(line([shard[0], shard[1]], 3), "#ffffff")
        card.flat(line([*shard[2:], shard[0]], 3), "#7f9ab0")


SCENES.append(
    Memory(
        draw=broken_window, age="school", hue="grey blue", shape="star", count=5, direction="in",
        moods=("comic", "fear"), objects=("window", "ball", "cactus", "shard"),
        words={
            "fenêtre/window": 3, "cassé/broken": 3, "étoile/star": 2, "balle/ball": 2, "éclat/shard": 2,
            "cactus/cactus": 2,
            "bêtise/mischief": 3, "cinq/five": 1, "verre/glass": 2, "trou/hole": 2, "accident/accident": 2,
            "fuite/flight": 1,
            "chute/fall": 1, "bruit/noise": 1, "colère/anger": 2,
        },
        fr=(
            "Une vitre percée d’un trou en étoile où paraît un vieil homme en colère, une balle rouge, un cactus "
            "renversé avec son pot, cinq éclats de verre."
        ),
        en="A window pane with a star-shaped hole and an angry old man in it, a red ball, a cactus fallen with its "
        "pot, five shards of glass.",
    )
)  # fmt: skip


def _wall_bricks() -> str:
    """The wall beyond the puddle: even courses, seen straight on."""
    return "".join(
        rectangle(-60 + i * 104 + (row % 2) * 52, 208 - row * 46, 100, 42, 3) for row in range(6) for i in range(8)
    )


def _pavement() -> str:
    """Stones between the wall and the water; they grow towards the eye."""
    found, y, tall = "", 252.0, 26.0
    for row in range(6):
        below = y + tall
        for i in range(-6, 7):
            near, far = (i + row % 2 / 2) * 150, 148
            upper, lower = 0.62 + row * 0.11, 0.73 + row * 0.11
            found += polygon([(300 + near * upper, y + 3), (300 + (near + far) * upper, y + 3),
                (300 + (near + far) * lower, below), (300 + near * lower, below)])  # fmt: skip
        y, tall = below, tall * 1.34
    return found


SHORE = path("M-20,450C40,440 74,398 148,388C214,380 262,398 330,390C404,380 448,364 520,386C566,400 584,446 620,450"
    "V930H-20Z")  # fmt: skip
TRUNK = path(
    "M166,458C190,462 206,470 210,494C214,528 220,556 240,586C258,612 268,632 270,664C272,690 270,706 262,728"
    "C280,718 292,708 300,694C308,708 320,718 338,728C330,706 328,690 330,664C332,632 342,612 360,586"
    "C380,556 386,528 390,494C394,470 410,462 434,458"
    "C416,450 330,450 314,458C334,464 338,478 334,500C330,526 316,546 300,566C284,546 270,526 266,500"
    "C262,478 266,464 286,458C270,450 184,450 166,458Z"
)
LIMBS = (
    "290,690,44 280,726,26 284,768,17 272,812,9 276,846,3",
    "312,696,40 322,740,24 316,782,15 330,822,9 324,856,3",
    "294,618,26 270,664,30 240,690,24 206,704,18 160,716,11 116,716,4",
    "306,618,26 330,664,30 360,690,24 392,704,18 440,716,11 484,716,4",
    "280,690,32 250,736,24 214,772,16 180,806,9 144,818,3",
    "320,690,32 352,738,24 386,776,16 420,806,9 456,818,3",
    "222,700,14 186,676,11 150,660,7 118,632,3",
    "378,700,14 414,678,11 450,660,7 482,632,3",
    "190,708,11 158,738,8 124,768,6 94,770,3",
    "410,708,11 444,740,8 476,768,6 506,770,3",
    "234,752,14 222,796,9 200,832,6 190,860,3",
    "366,752,14 380,798,9 402,832,6 412,860,3",
    "282,764,12 256,802,9 240,846,3",
    "318,776,12 346,808,9 360,848,3",
    "156,662,6 128,676,5 92,670,3",
    "444,662,6 472,676,5 508,670,3",
)


def _leaves() -> str:
    """Three leaves at the end of every twig, spread like fingers."""
    found = ""
    for points in LIMBS:
        (ax, ay), (bx, by) = ([float(n) for n in point.split(",")[:2]] for point in points.split()[-2:])
        turn = math.degrees(math.atan2(by - ay, bx - ax))
        found += plume(bx, by, 25, 12, turn)
        found += plume((ax + 3 * bx) / 4, (ay + 3 * by) / 4, 22, 11, turn + 58)
        found += plume((ax + bx) / 2, (ay + by) / 2, 22, 11, turn - 58)
    return found


def _reflected_tree(card: Card, water: Field) -> None:
    """What stands on its head in the puddle in place of the child: a tree whose roots begin at the soles."""
    card.flat(TRUNK + "".join(limb(points) for points in LIMBS), "#643040", water)
    card.flat(_leaves(), "#ffc94a", water)


def _shoe(card: Card, x: float, y: float, flip: bool, undone: bool) -> None:
    """A patent shoe on a leg, from the front: the sole on (x, y), the toe a little to the right."""

    def at(shape: str) -> str:
        return place(shape, x, y, 1, 0, flip)

    leg = path("M-46,-480C-50,-400 -44,-330 -34,-270C-30,-230 -30,-190 -30,-150H32C32,-190 34,-230 40,-270"
        "C52,-330 56,-400 50,-480Z")  # fmt: skip
    card.cut(at(leg), "skin", 38, 0.8)
    sock = path("M-36,-222C-34,-180 -36,-140 -32,-108H36C38,-140 38,-180 40,-222Z")
    card.cut(at(sock), "light", 26, 0)
    ribs = "".join(stroke(f"M{i * 11},-214C{i * 11},-180 {i * 10},-140 {i * 10},-106", 1.8) for i in range(-2, 4))
    card.flat(at(ribs), "#b98c86", opacity=0.5)
    cuff = path("M-44,-246C-20,-236 22,-236 48,-246C52,-232 52,-214 49,-204C24,-194 -20,-194 -44,-204"
        "C-47,-216 -48,-232 -44,-246Z")  # fmt: skip
    card.cut(at(cuff), "light", 16, 0.8)
    upper = path("M-40,-128C-20,-116 24,-116 44,-128C48,-104 54,-84 64,-62C74,-40 76,-18 68,-4C40,6 -24,6 -52,-4"
        "C-60,-20 -58,-42 -50,-64C-42,-86 -42,-106 -40,-128Z")  # fmt: skip
    sole = path("M-56,-14C-30,-2 46,-2 72,-14C76,-2 74,8 66,12C40,19 -24,19 -50,12C-58,8 -60,-2 -56,-14Z")
    card.cut(at(sole), "dark", 6, 0.8)
    card.cut(at(upper), "#8e1a2c", 44, 0.4)
    card.flat(at(stroke("M-53,-50C-30,-72 44,-72 69,-50", 2.6)), "dark", opacity=0.7)
    card.cut(at(path("M-23,-134C-10,-128 16,-128 28,-134C30,-112 32,-90 34,-74C16,-82 -8,-82 -24,-74"
        "C-22,-92 -23,-112 -23,-134Z")), "#6a1424", 10, 0.4)  # fmt: skip
    card.flat(at("".join(stroke(f"M-27,{tie}Q4,{tie + 7} 36,{tie}", 5) for tie in (-88, -104))), "accent")
    with card.plate.shining(0.7):
        card.flat(at(path("M-34,-30C-34,-44 -26,-54 -12,-57C-20,-48 -24,-40 -24,-28C-27,-25 -32,-26 -34,-30Z")),
            "#ffe9e4", opacity=0.9)  # fmt: skip
    if undone:
        ends = stroke("M-27,-120Q4,-113 36,-120", 5) + curve("-27,-120 -52,-116 -64,-84 -68,-46 -82,-14 -78,14", 5)
        ends += curve("36,-120 62,-114 80,-82 86,-44 100,-12 94,16", 5)
    else:
        ends = stroke("M4,-118C-8,-146 -50,-146 -48,-128C-46,-112 -16,-110 4,-118C16,-146 58,-146 56,-128"
            "C54,-112 24,-110 4,-118", 5.5)  # fmt: skip
        ends += (
            ellipse(4, -118, 8, 7)
            + curve("4,-118 -8,-102 -30,-92 -36,-80", 5)
            + curve("4,-118 16,-102 38,-92 46,-78", 5)
        )
    card.cut(at(ends), "accent", 3, 0.5)


def new_shoes(plate: Plate) -> None:
    card = Card(plate, "#8c2423", "#250c1b", "#fcefdd", "#f4bd42", fade=-110, skin="#eba878")
    bricks = card.flat(_wall_bricks(), "#b5322d")
    card.fade(-60, "#d9604a", 0.5, 0.6, bricks)
    card.cut(rectangle(-20, 250, 640, 300), "#6f1d22", 0, 0)
    card.flat(_pavement(), "#c84a3c")
    plate.shadow(rectangle(-20, 236, 640, 22), 0.5, 6)
    plate.shadow(place(SHORE, 0, -7), 0.6, 4)
    far = np.clip((plate.y - 380) / 480, 0, 1)[..., None]
    sky = (1 - far) * rgb("#ffe4bc") + far * rgb("#f2917a")
    with plate.shining(0.85):
        water = plate.ink(SHORE, sky.astype(np.float32), depth=0)
        for cloud in ("-40,590 20,566 70,574 110,560 160,588 110,604 20,606", "430,560 480,538 530,546 570,530 640,552 "
            "640,582 520,584 460,580"):  # fmt: skip
            card.flat(blob(cloud), "#fff0d4", water, 0.8)
        _reflected_tree(card, water)
    for x in (226, 374):
        card.flat(ripples(x, 458, (90, 122), 3, 0.26), "#b8685e", water, opacity=0.7)
    for x, y, turn in ((44, 492, 12), (500, 478, -14), (40, 812, 24), (520, 846, -20)):
        card.cut(plume(x, y, 48, 20, turn), "accent", 6, 0.6)
        card.flat(line([(x, y), carried((40, 0), x, y, 1, turn)], 2.2), "#9a5a1c")
    _shoe(card, 226, 450, True, False)
    _shoe(card, 374, 450, False, True)


SCENES.append(
    Memory(
        draw=new_shoes, age="school", hue="red", shape="shoes", count=2, direction="up",
        moods=("pride", "joy"), objects=("shoe", "puddle", "tree", "lace"),
        words={
            "chaussure/shoe": 3, "neuf/new": 2, "flaque/puddle": 3, "reflet/reflection": 3, "arbre/tree": 2,
            "lacet/lace": 2,
            "rouge/red": 1, "pluie/rain": 1, "paire/pair": 1, "rentrée/first day": 2, "fierté/pride": 2,
            "désobéir/disobey": 1,
            "brique/brick": 1, "grandir/grow up": 2, "à l’envers/upside down": 1, "feuille/leaf": 1,
        },
        fr="Deux jambes d’enfant en chaussures rouges vernies, un lacet défait, dans une flaque ; à la place de "
        "l’enfant s’y reflète, tête en bas, un arbre à deux troncs. Un mur de briques, des feuilles jaunes.",
        en="A child’s two legs in shiny red shoes, one lace undone, stand in a puddle; in place of the child it "
        "reflects an upside-down tree with two trunks. A brick wall, yellow leaves.",
    )
)  # fmt: skip
