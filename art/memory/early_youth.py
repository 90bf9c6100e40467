"""Memory cards of youth: summers and first times."""

from __future__ import annotations

import math

from art.memory._early import (
    Card,
    stripes,
)
from art.motif import Motif, Piece, carried
from art.motifs.curves import blob, curve, form, limb, plume
from art.motifs.trees import poplar
from art.press import Plate
from art.scene import Memory, Scene
from art.shapes import circle, ellipse, line, path, place, rectangle, ring, stroke

SCENES: list[Scene] = []


# A dog's head that looks right: the eye at (0, 0), the neck running down to the left. The scrap hangs from closed jaws.
DOG_JAW = Motif(
    (
        Piece(form("-20,40! 60,44 130,22 206,8! 209,32 202,54 182,69 146,80 108,94 74,116 40,150 -10,186!"), "jaw", 18),
        Piece(path("M60,56C90,26 150,10 208,4L206,26C160,38 110,50 66,70Z"), "gape"),
    ),
)
DOG_TEETH = path(
    "M200,8C202,22 199,34 192,44C185,36 181,24 180,12ZM174,16L167,36L159,19ZM157,20L150,40L141,23Z"
    "M139,24L132,44L123,28ZM121,30L113,48L105,34Z"
)
DOG = Motif(
    (
        Piece(form("-540,320! -360,160 -252,56 -172,-16 -118,-66 -60,-86 -10,-78 28,-56 58,-38 110,-40 168,-47 200,-42 "
            "220,-22 222,0 211,15 186,19 150,25 116,35 88,50 64,64! 56,96 36,128 6,166 -4,206 20,262 60,330! "
            "40,400!"), "body", 40),
        Piece(form("223,-6! 219,8 211,15 186,19 150,25 116,35 88,50 64,64! 66,38 96,12 136,-6 184,-14"), "flew", 12),
        Piece(form("188,-47 206,-54 226,-42 234,-20 226,-4 210,-4 198,-20"), "dark", 9),
        Piece(stroke("M172,-26C166,-31 158,-32 150,-29M150,-36C143,-40 136,-40 129,-37M128,-24C122,-28 115,-28 108,-25",
            2.8), "line"),
        Piece(circle(174, 0, 2.6) + circle(156, 3, 2.6) + circle(166, 9, 2.6) + circle(146, 12, 2.6), "line"),
        Piece(path("M-20,2C-12,-16 12,-20 24,-4C14,8 -6,12 -20,2Z"), "eye"),
        Piece(circle(7, -5, 9), "dark"),
        Piece(circle(10, -9, 2.8), "light"),
        Piece(limb("-30,0,3 -16,-16,7 8,-24,9 30,-14,4"), "line"),
        Piece(form("-70,-78! -112,-92 -156,-64 -196,-2 -222,66 -206,92 -176,84 -136,48 -100,6 -74,-36"), "ear", 24,
            True),
        Piece(stroke("M-108,-66C-142,-48 -170,-4 -188,48", 3), "line"),
    ),
)  # fmt: skip

SCRAP = path(
    "M-24,22C-8,10 10,-6 24,-18C30,14 26,44 38,74C44,98 42,118 50,144L32,128L22,164L4,132L-14,166L-20,128L-42,142"
    "C-34,112 -36,92 -30,68C-26,50 -26,36 -24,22Z"
)
SCRAP_FOLDS = limb("-8,30,1 -12,66,5 -20,112,1") + limb("10,24,1 14,66,6 24,122,1")


def _climber(card: Card) -> None:
    """A leg on its way up: the knee high, the trousers torn off below it, a shoe on the rung."""
    shin = path("M500,236C494,290 506,350 520,414L560,412C570,366 602,320 586,236Z")
    card.cut(shin, "skin", 26, 1.2)
    card.cut(
        path("M513,372C528,380 552,380 568,370C562,390 562,402 564,420H520C518,402 517,388 513,372Z"), "light", 12, 0.4
    )
    card.flat(stroke("M515,386C530,394 550,394 564,386", 6), "accent")
    shoe = path(
        "M516,408C512,422 498,426 480,427C456,424 430,424 422,442"
        "C420,448 420,452 421,456H574C578,438 574,420 568,404C550,416 532,416 516,408Z"
    )
    card.cut(shoe, "#6b3a26", 16, 1)
    card.cut(path("M420,452H576V464H548L546,458H438C428,462 420,460 420,452Z"), "dark", 0, 0)
    card.flat(stroke("M500,426L510,436M488,429L497,440M476,431L484,442", 4), "light")
    trousers = path(
        "M486,-30C470,20 446,76 444,122C444,160 466,190 476,222C484,250 484,276 482,300L500,274L508,318L530,280L548,332"
        "L562,284L586,316L596,262L612,282C604,230 606,196 640,176V-30Z"
    )
    inside = card.cut(trousers, "cloth", 46, 1.4)
    folds = "M610,150C580,160 556,176 540,204M622,176C590,188 570,206 560,236M600,96C572,104 552,116 536,134"
    card.flat(stroke(folds, 4), "#22304f", inside, 0.7)
    card.cut(place(rectangle(-36, -34, 72, 68, 8), 520, 122, 1, -14), "#7d8fb4", 10, 0.4, clip=inside)
    stitches = (
        "M-26,-42V-30M0,-42V-30M26,-42V-30M-26,30V42M0,30V42M26,30V42"
        "M-44,-22H-32M-44,0H-32M-44,22H-32M32,-22H44M32,0H44M32,22H44"
    )
    card.flat(place(stroke(stitches, 3.4), 520, 122, 1, -14), "light", inside)


def cherry_theft(plate: Plate) -> None:
    card = Card(
        plate,
        "#b8222f",
        "#2b0b18",
        "#fae3c0",
        "#86a84c",
        fade=-60,
        hide="#cf9555",
        cloth="#3d4f7d",
        skin="#e5ad86",
        wine="#5c0f24",
    )
    card.flat(stripes(-34, 40, 70), "deep", opacity=0.28)
    for i in range(7):
        y = 60 + 134 * i
        card.cut(line([(460 - y * 0.058, y), (588 - y * 0.016, y - 4)], 18), "#e6cda8", 6)
    for a, b in (((404, 940), (462, -20)), ((572, 940), (588, -20))):
        card.cut(line([a, b], 24), "light", 8)
    _climber(card)
    card.cut(
        limb("-30,40,66 130,96,48 290,84,34 380,120,14 404,124,8") + limb("180,92,26 250,160,16 330,190,8"), "dark", 16
    )
    cherries = (
        (70, 106, 50, 250), (84, 106, 118, 268), (160, 106, 176, 330), (172, 106, 240, 290), (176, 110, 206, 402),
        (300, 100, 300, 300), (306, 100, 362, 262), (330, 190, 342, 392), (92, 106, 96, 372),
    )  # fmt: skip
    for x0, y0, x, y in cherries:
        card.flat(curve(f"{x0},{y0} {(x0 + x) / 2 + 10:.0f},{(y0 + y) / 2:.0f} {x},{y - 30}", 5),
            "accent")  # fmt: skip
    for x, y, length, turn in (
        (60, 60, 120, 80),
        (150, 80, 110, -40),
        (250, 90, 130, -60),
        (330, 110, 110, 20),
        (400, 130, 90, -70),
        (230, 150, 100, 140),
        (20, 70, 110, 30),
    ):
        card.cut(plume(x, y, length, length * 0.44, turn, 0.5), "accent", 12)
        card.flat(line([(x, y), carried((length * 0.8, 0), x, y, 1, turn)], 4), "dark", opacity=0.6)
    for _, _, x, y in cherries:
        card.cut(blob(f"{x},{y - 30} {x + 34},{y - 34} {x + 44},{y + 4} {x + 20},{y + 40} {x - 22},{y + 38} "
            f"{x - 44},{y + 2} {x - 32},{y - 34}"), "wine", 22)  # fmt: skip
        card.flat(ellipse(x - 18, y - 12, 8, 13, 28), "light")
    where, hang = (172, 690, 1.06, -34), (0.84, -3)
    card.put(DOG_JAW, *where, jaw="hide", gape="#3a0a16")
    card.cut(place(SCRAP, *carried((156, 28), *where), *hang), "#4c64a0", 18, 1)
    card.flat(place(SCRAP_FOLDS, *carried((156, 28), *where), *hang), "#2c3c6c")
    card.cut(place(DOG_TEETH, *where), "#fffaf0", 0, 0.4)
    dog = card.put(DOG, *where, body="hide", ear="#7a4526", flew="#ecd0a0", light="light", dark="dark", line="#6b3a22",
        eye="#f2c24a")  # fmt: skip
    card.cut(limb("-30,840,40 60,882,44 160,896,46 260,872,44 340,820,40"), "accent", 14, 0.8, clip=dog.mask)


SCENES.append(
    Memory(
        draw=cherry_theft, age="youth", hue="cherry red", shape="branch", count=9, direction="up",
        moods=("comic", "fear"), living=("dog", "thief"), objects=("cherry", "ladder", "trousers", "branch"),
        words={
            "cerise/cherry": 3, "voler/steal": 3, "échelle/ladder": 2, "chien/dog": 3, "morsure/bite": 2,
            "déchiré/torn": 2,
            "neuf/nine": 1, "rouge/red": 2, "fuite/escape": 2, "branche/branch": 1, "fruit/fruit": 2,
            "tentation/temptation": 2,
            "danger/danger": 1, "grimper/climb": 2, "jambe/leg": 1,
        },
        fr="Une branche chargée de neuf cerises, une échelle où grimpe une jambe au pantalon déchiré ; en bas un chien "
        "lève la tête, un lambeau de tissu bleu entre les dents.",
        en="A branch heavy with nine cherries, a ladder climbed by a leg in torn trousers; below, a dog looks up, a "
        "scrap of blue cloth between its teeth.",
    )
)  # fmt: skip


def _wheel(card: Card, x: float, y: float, radius: float, bent: int | None = None) -> None:
    plate = card.plate
    plate.shadow(place(ring(x, y, radius, 26), -22, 20), 0.4, 5)
    spokes = ""
    for i in range(20):
        turn = i * math.tau / 20 + 0.1
        dx, dy = math.cos(turn), math.sin(turn)
        if i == bent:
            kinked = [(20, 0), (96, 0), (128, 30), (156, -16), (radius - 20, 0)]
            course = [(x + dx * far - dy * off, y + dy * far + dx * off) for far, off in kinked]
            plate.shadow(place(line(course, 6), -9, 9), 0.7, 1.5)
            card.flat(line(course, 6.5), "accent")
        else:
            spokes += line([(x + dx * 20, y + dy * 20), (x + dx * radius, y + dy * radius)], 3.6)
    plate.shadow(place(spokes, -16, 16), 0.32, 1.5)
    card.flat(spokes, "light")
    card.cut(ring(x, y, radius, 30), "dark", 10)
    card.flat(ring(x, y, radius + 7, 3), "#7a5c48")
    card.cut(ring(x, y, radius - 22, 10), "steel", 4, 0.3)
    card.cut(circle(x, y, 28), "dark", 10)
    card.cut(circle(x, y, 12), "steel", 5, 0.2)


def first_bicycle(plate: Plate) -> None:
    card = Card(plate, "#dba92a", "#2e2019", "#fff3d2", "#d8432c", fade=-40, skin="#e8a67c", blue="#2f6c90",
        steel="#d9d6c8", leaf="#5a6b2c")  # fmt: skip
    _uphill_road(card)
    plate.at(0.1)
    _wheel(card, 716, 752, 232)
    beam = limb("240,440,30 320,450,30 440,454,30 640,450,30")
    card.cut(
        limb("238,400,30 278,800,30") + limb("64,740,22 232,416,22") + beam + limb("276,806,30 640,452,32"),
        "accent",
        11,
        1.1,
    )
    _wheel(card, 64, 740, 250, bent=14)
    _rattle(card, 152, 560)
    card.cut(limb("64,740,24 276,806,26"), "accent", 9)
    chain = line([(64, 712), (276, 742)], 7) + line([(64, 770), (276, 868)], 7)
    card.flat(chain, "dark")
    card.flat("".join(circle(64 + 26.5 * i, 712 + 3.75 * i, 1.8) + circle(64 + 26.5 * i, 770 + 12.2 * i, 1.8)
        for i in range(9)), "steel")  # fmt: skip
    _chainring(card, 276, 806)
    _cyclist_leg(card)


def _uphill_road(card: Card) -> None:
    """A road that climbs out of the picture between fields, and the long shadows of four poplars across it."""
    plate = card.plate
    plate.at(0.8)
    near = path("M-20,-20H290C276,90 306,190 352,270C420,372 520,452 620,520V920H-20Z")
    card.cut(near, "#d39e20", 0, 0)
    rows = ""
    for i in range(9):
        rows += curve(f"{268 - 46 * i},-20 {262 - 44 * i},120 {310 - 40 * i},270 {400 - 34 * i},{400 + 10 * i} "
            f"640,{548 + 52 * i}", 9)  # fmt: skip
    card.flat(rows, "#e8bd4c", opacity=0.75)
    beyond = ""
    for i in range(5):
        beyond += curve(f"{376 + 52 * i},-20 {400 + 52 * i},{110 - 18 * i} {470 + 44 * i},{210 - 34 * i} "
            f"640,{330 - 70 * i}", 8)  # fmt: skip
    card.flat(beyond, "#efc95e", opacity=0.8)
    road = path("M286,-20H338C328,80 356,170 410,236C470,306 548,352 640,396V528C530,452 428,372 356,272"
        "C308,196 278,96 286,-20Z")  # fmt: skip
    way = card.cut(road, "light", 7, 0.5)
    card.flat(curve("312,-20 306,90 332,180 384,254 450,326 540,396 640,456", 4), "#e2c98c", way)
    trees = ((378, 96, 0.46), (430, 176, 0.66), (502, 254, 0.9), (590, 330, 1.2))
    for x, y, scale in trees:
        shade = limb(f"{x + 4},{y},{16 * scale:.0f} {x - 60 * scale:.0f},{y + 34 * scale:.0f},{58 * scale:.0f} "
            f"{x - 130 * scale:.0f},{y + 72 * scale:.0f},{46 * scale:.0f} "
            f"{x - 220 * scale:.0f},{y + 116 * scale:.0f},4")  # fmt: skip
        plate.shadow(shade, 0.62, 2)
    for x, y, scale in trees:
        card.put(poplar(), x, y, scale, shadow=0.3, wood="dark", leaf="leaf", shade="#35401c", shine="#94993a")


def _rattle(card: Card, x: float, y: float) -> None:
    """A playing card, face down, pegged to the frame so that the spokes make it purr."""
    sheet = place(rectangle(-27, -37, 54, 74, 5), x - 30, y + 6, 1, 22)
    inner = place(rectangle(-21, -31, 42, 62, 3), x - 30, y + 6, 1, 22)
    card.cut(sheet, "light", 3, 1)
    back = card.flat(inner, "blue")
    lattice = "".join(line([(-90 + 12 * k, -40), (-10 + 12 * k, 40)], 2) + line([(-10 + 12 * k, -40),
        (-90 + 12 * k, 40)], 2) for k in range(9))  # fmt: skip
    card.flat(place(lattice, x - 30, y + 6, 1, 22), "light", back)
    peg = place(path("M-7,-30H7L6,22C6,28 -6,28 -6,22Z"), x + 8, y + 2, 1, 112)
    card.cut(peg, "#c98a4a", 5, 1)
    card.flat(place(line([(0, -30), (0, 4)], 2.4) + line([(-8, -6), (8, -6)], 4), x + 8, y + 2, 1, 112), "#6a3f22")


def _chainring(card: Card, x: float, y: float) -> None:
    teeth = "".join(circle(x + 62 * math.cos(i * math.tau / 26), y + 62 * math.sin(i * math.tau / 26), 4.4)
        for i in range(26))  # fmt: skip
    card.cut(circle(x, y, 61) + teeth, "dark", 8, 1)
    card.flat("".join(circle(x + 41 * math.cos(i * math.tau / 5 + 0.5), y + 41 * math.sin(i * math.tau / 5 + 0.5), 12)
        for i in range(5)), "#c9982a")  # fmt: skip
    card.cut(limb(f"{x},{y},30 {x + 50},{y - 38},21 {x + 96},{y - 72},21"), "steel", 9, 0.8)
    card.cut(circle(x, y, 15), "light", 6, 0.4)
    card.flat(circle(x, y, 6), "dark")


def _cyclist_leg(card: Card) -> None:
    """A bent knee seen from the side, from the hem of the shorts to the shoe on its pedal."""
    plate = card.plate
    plate.at(0)
    card.cut(place(rectangle(-46, -13, 92, 26, 7), 374, 736, 1, 3), "dark", 6, 0.8)
    card.flat(place(rectangle(22, -6, 18, 12, 3), 374, 736, 1, 3), "accent")
    leg = path(
        "M20,90L196,142C246,172 296,214 322,258C342,292 344,316 331,342C322,358 322,366 328,380"
        "C338,416 328,500 322,630H262C264,602 252,572 226,536C192,490 184,440 208,402C190,392 160,372 130,352L20,330Z"
    )
    plate.care = 0.22
    skin = card.cut(leg, "skin", 40, 1.5)
    plate.care = 1
    for shape, ink, soft, share in (
        (ellipse(298, 322, 34, 44, -24), "#d8603c", 15, 0.4),
        (curve("206,402 232,396 254,376", 9), "#8c3a2c", 6, 0.6),
        (curve("262,420 240,470 250,530 272,596", 14), "#9c442a", 10, 0.5),
        (curve("270,282 306,300 318,340 306,372", 7), "#a8452c", 6, 0.4),
        (curve("318,396 322,460 312,560", 11), "#ffdcae", 6, 0.7),
        (ellipse(218, 462, 14, 40, -8), "#f4bd92", 12, 0.5),
        (ellipse(304, 300, 12, 18, -26), "#ffe2b8", 7, 0.6),
        (curve("170,150 226,186 270,232", 12), "#ffd6a6", 8, 0.5),
    ):
        plate.tint(shape, ink, soft, skin * share)
    card.flat(curve("216,404 230,402 242,394", 3) + curve("282,366 296,374 312,372", 2.6), "#a8553a", skin)
    _shorts(card)
    _plaster(card, 272, 318)
    _sock_and_shoe(card)


def _shorts(card: Card) -> None:
    cloth = path("M-20,8C60,40 140,88 204,128C212,160 186,250 122,358C70,352 20,336 -20,318Z")
    worn = card.cut(cloth, "blue", 38, 1.3)
    folds = curve("-20,250 50,262 112,300", 7) + curve("-20,180 60,186 128,216", 6) + curve("-20,110 40,112 90,126", 6)
    card.plate.tint(folds, "#12324e", 5, worn * 0.8)
    hem = path("M196,122L214,134C216,170 192,262 132,366L110,358C168,258 194,172 196,122Z")
    card.cut(hem, "light", 6, 0.5)
    stitches = "".join(line([(190 - 1.2 * k * k - 1 * k, 150 + 24 * k), (188 - 1.2 * (k + 0.5) ** 2 - (k + 0.5),
        162 + 24 * k)], 2.6) for k in range(8))  # fmt: skip
    card.flat(stitches, "#8fb6c8", worn)


def _plaster(card: Card, x: float, y: float) -> None:
    """Two strips crossed, the upper one with its pad, and a graze that they do not quite cover."""
    card.plate.tint(ellipse(x + 16, y - 44, 13, 8, 40), "#b5301f", 4)
    for turn in (118, 30):
        strip = place(rectangle(-62, -20, 124, 40, 20), x, y, 1, turn)
        on = card.cut(strip, "#f6dcb0", 7, 0.7)
        holes = "".join(circle(a * s, b, 2) for a in (36, 46) for s in (-1, 1) for b in (-9, 0, 9))
        card.flat(place(holes, x, y, 1, turn), "#c79a66", on)
    card.cut(place(rectangle(-20, -17, 40, 34, 6), x, y, 1, 30), "light", 4, 0.3)
    card.plate.tint(ellipse(x + 1, y + 1, 8, 7), "#c8301c", 4)


def _sock_and_shoe(card: Card) -> None:
    sock = path("M252,586C274,594 308,594 334,586L330,664H262Z")
    knitted = card.cut(sock, "light", 16, 0.6)
    card.flat(curve("254,600 290,610 336,600", 7) + curve("256,616 290,626 335,616", 7), "accent", knitted)
    ribs = "".join(line([(264 + 11 * k, 628), (267 + 10 * k, 662)], 2) for k in range(7))
    card.flat(ribs, "#d8c294", knitted)
    shoe = path("M246,648C258,640 270,640 278,648C296,656 314,650 326,640C336,634 346,638 350,648"
        "C368,668 396,676 428,682C450,688 462,700 460,714H246C238,694 238,668 246,648Z")  # fmt: skip
    worn = card.cut(shoe, "blue", 18, 1.2)
    card.plate.tint(curve("250,690 262,660 282,656", 7) + curve("336,668 350,690 340,712", 6), "#123a56", 4, worn * 0.7)
    toe = path("M412,677C440,682 462,694 461,714H404C400,700 402,688 412,677Z")
    card.cut(toe, "light", 9, 0.4)
    card.cut(path("M240,706C300,714 380,714 463,706C468,716 466,726 460,728H246C238,724 236,714 240,706Z"), "light",
        6, 0.5)  # fmt: skip
    card.flat(curve("244,717 340,722 462,717", 2.4), "accent")
    laces = "".join(line([(338 + 17 * k, 668 + 6 * k), (356 + 17 * k, 656 + 7 * k)], 5) for k in range(4))
    card.flat(laces, "light", worn)
    bow = curve("344,652 322,630 312,650 344,654 372,628 384,644 346,654", 4.6) + curve("344,654 330,676 318,680", 4.6)
    card.cut(bow, "light", 0, 0.4)


SCENES.append(
    Memory(
        draw=first_bicycle, age="youth", hue="mustard", shape="wheels", count=4, direction="right",
        moods=("pride", "joy"), living=("child",), objects=("bicycle", "wheel", "plaster", "poplar"),
        words={
            "vélo/bicycle": 3, "roue/wheel": 3, "genou/knee": 2, "pansement/plaster": 3, "chute/fall": 2,
            "route/road": 2,
            "montée/climb": 2, "peuplier/poplar": 1, "quatre/four": 1, "jaune/yellow": 1, "apprendre/learn": 2,
            "effort/effort": 2,
            "liberté/freedom": 2, "blessure/wound": 2, "tordu/bent": 1, "carte/card": 1, "ombre/shadow": 1,
        },
        fr="Deux roues de vélo coupées par le bord, un rayon rouge tordu, une carte à jouer pincée dans les rayons, un "
        "genou au pansement en croix, une route qui monte entre les ombres de quatre peupliers.",
        en="Two cropped bicycle wheels, a bent red spoke, a playing card pegged into the spokes, a knee with a crossed "
        "plaster, a road going uphill through the shadows of four poplars.",
    )
)  # fmt: skip
