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
from art.shapes import branches, circle, ellipse, line, path, place, polygon, rectangle, ring, stroke

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
    card.flat(limb("329,404,1.6 328,440,3 330,520,3 329,600,1.6"), "skin", opacity=0.6)
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
    card.cut(limb("528,642,15 566,640,15"), "#e7c8b8", 7, 0.6)
    sponge = place(rectangle(-74, -50, 148, 96, 22), 470, 350, 1, -14)
    card.cut(sponge, "#f0c75e", 26, 1.5)
    draw = Random(5)
    between = draw.uniform
    holes = "".join(ellipse(between(-62, 62), between(-40, 36), between(3, 7), between(2, 5)) for _ in range(22))
    card.flat(place(holes, 470, 350, 1, -14), "#b98a32")
    for x, top, length in ((556, 372, 62), (536, 384, 34)):
        card.flat(limb(f"{x},{top},6 {x},{top + length * 0.6:.0f},6 {x},{top + length},13"), "pale")
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
            "douze/twelve": 1, "calcul/sum": 2, "école/school": 2, "goutte/drop": 1, "oubli/forgetting": 2,
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
    shards = (
        (410, 590, ((0, -56), (38, 30), (-30, 22)), 18),
        (66, 596, ((-8, -46), (34, 34), (-40, 10)), -30),
        (556, 500, ((0, -62), (30, 44), (-26, 26)), 40),
        (500, 812, ((-64, 20), (40, -26), (62, 26)), 0),
        (410, 756, ((-50, 12), (20, -30), (50, 20)), -8),
    )
    for x, y, points, turn in shards:
        card.cut(place(polygon(points), x, y, 1.1, turn), "#dbe9ee", 14)
        a, b, _ = points
        card.flat(place(line([(a[0] * 0.6, a[1] * 0.6), (b[0] * 0.5, b[1] * 0.5)], 5), x, y, 1.1, turn),
            "#ffffff")  # fmt: skip


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
        fr="Une vitre percée d’un trou en étoile où paraît un vieil homme en colère, une balle rouge, un cactus "
        "renversé de son pot, cinq éclats de verre.",
        en="A window pane with a star-shaped hole and an angry old man in it, a red ball, a cactus fallen with its "
        "pot, five shards of glass.",
    )
)  # fmt: skip


def _bricks() -> str:
    """A pavement that recedes: rows grow lower and narrower towards the top."""
    found, y, tall, row = "", 960.0, 88.0, 0
    while y > -40:
        wide = tall * 2.1
        for i in range(-9, 10):
            x = 300 + (i + (row % 2) / 2) * wide
            left, right, less = x - 297.5, x + wide - 302.5, 0.93
            found += polygon([(300 + left, y - 2.5), (300 + right, y - 2.5), (300 + right * less, y - tall + 2.5),
                (300 + left * less, y - tall + 2.5)])  # fmt: skip
        y, tall, row = y - tall, max(20.0, tall * 0.93), row + 1
    return found


PUDDLE = blob(
    "-30,420 40,380 36,322 112,288 190,296 232,236 300,222 372,234 420,276 500,262 548,306 630,318 640,470 560,520 "
    "574,600 510,650 530,700 450,742 352,726 300,752 214,738 120,744 84,690 110,640 40,600 -30,610"
)


def _shoe(card: Card, x: float, y: float, turn: float, undone: bool) -> None:
    """A patent shoe from above, on a foot in a ribbed sock: the heel at (x, y), the toe up, the leg towards the eye."""
    flip = turn < 0

    def at(shape: str) -> str:
        return place(shape, x, y, 1.3, turn, flip)

    last = blob("0,30 -38,10 -40,-46 -50,-108 -54,-154 -40,-194 -8,-212 28,-202 50,-166 52,-118 42,-52 38,10")
    card.cut(at(place(last, 0, 2, 1.06)), "dark", 10, 1.4)
    card.cut(at(last), "#5c1426", 40, 0)
    card.flat(at(stroke("M-50,-138C-20,-122 22,-122 52,-138", 3)), "dark", opacity=0.8)
    card.flat(at(ellipse(0, -22, 38, 42)), "dark")
    shin = Motif((Piece(limb("3,-4,66 8,50,80 20,150,108"), "skin", 26),))
    card.put(shin, x, y, 1.3, turn, flip, skin="skin")
    sock = path("M-31,-4C-34,-38 -28,-68 1,-72C30,-68 36,-38 34,-4Z")
    card.cut(at(sock), "light", 26, 0.8)
    ribs = "".join(curve(f"{i * 8},-70 {i * 9},-10 {5 + i * 10},40", 1.8) for i in range(-3, 4))
    card.flat(at(clipped(ribs, sock)), "#b98c86", opacity=0.5)
    collar = limb("-37,2,4 -38,-16,9 -35,-44,10 -28,-64,5") + limb("38,2,4 39,-16,9 36,-44,10 29,-64,5")
    card.cut(at(collar), "#6e1a2c", 6, 0.4)
    cuff = path("M-38,44C-40,10 -18,2 4,2C28,2 50,10 50,42C52,54 52,60 48,64C44,40 24,34 6,34C-14,34 -32,40 -36,66"
        "C-40,62 -40,54 -38,44Z")  # fmt: skip
    card.cut(at(place(cuff, 0, -22)), "light", 14, 0.9)
    tucks = "".join(curve(f"{i * 9 + 4},{i * i * 1.1 - 18:.0f} {i * 10 + 6},{11 + i * i * 1.2:.0f}", 1.6)
        for i in range(-3, 4))  # fmt: skip
    card.flat(at(tucks), "#b98c86", opacity=0.6)
    card.cut(at(path("M-34,-44C-30,-80 -26,-104 -20,-120C-8,-128 10,-128 22,-120C28,-104 32,-80 36,-44C20,-62 -18,-62 "
        "-34,-44Z")), "#4a1020", 9, 0.8)  # fmt: skip
    ties = (-70, -90, -110)
    card.flat(at("".join(circle(side * 29, tie, 3.4) for side in (-1, 1) for tie in ties)), "accent")
    card.flat(at("".join(line([(-29, tie), (29, tie - 4)], 5) for tie in ties)), "accent")
    shine = path("M-38,-150C-40,-176 -26,-194 -8,-200C-22,-186 -30,-170 -30,-148Z") + ellipse(30, -160, 5, 16, -18)
    with card.plate.shining(0.8):
        card.flat(at(shine), "#ffe9e4", opacity=0.92)
    if undone:
        loose = curve("-28,-70 -66,-74 -84,-40 -64,-18 -92,14 -84,40", 5.5) + curve(
            "28,-74 64,-90 84,-64 70,-34 98,-16", 5.5
        )
    else:
        loose = (curve("0,-72 -30,-98 -48,-80 -30,-62 0,-72", 5) + curve("0,-72 30,-96 48,-78 30,-60 0,-72", 5)
            + curve("0,-72 -14,-52 -32,-44", 5) + curve("0,-72 12,-50 32,-40", 5))  # fmt: skip
    card.cut(at(loose), "accent", 3, 0.6)


def _reflected_tree(card: Card, water: Field) -> None:
    """A bare tree that stands beyond the puddle, upside down in it."""
    crown = ""
    for x, y, length, depth, width, angle, seed in (
        (300, 330, 120, 6, 46, 92, 3), (292, 330, 92, 5, 26, 148, 8), (308, 320, 96, 5, 28, 32, 12)
    ):  # fmt: skip
        crown += branches(Random(seed), x, y, length, depth, width, angle)[0]
    card.flat(crown + path("M222,200C256,250 274,290 276,350H324C326,290 344,250 380,200Z"), "#643040", water, 0.96)


def new_shoes(plate: Plate) -> None:
    card = Card(plate, "#8c2423", "#250c1b", "#fcefdd", "#f4bd42", fade=-110, skin="#eba878")
    bricks = card.flat(_bricks(), "#bf352f")
    card.fade(-90, "#d9604a", 0.5, 0.6, bricks)
    trunk = path("M240,-20C254,60 254,130 222,176C204,202 176,208 150,226C186,222 214,226 236,214C240,232 "
        "236,248 228,262"
        "C256,248 268,236 284,226C300,244 316,246 326,226C346,244 362,252 384,256C370,238 366,226 "
        "372,212C398,226 424,220 456,"
        "228C424,208 396,200 378,174C352,130 350,60 362,-20Z")  # fmt: skip
    card.cut(trunk, "#6b3330", 46, 1.4)
    card.flat(curve("272,-20 280,80 262,180 240,210", 3.4) + curve("304,-20 300,90 306,206", 3.4)
        + curve("336,-20 334,80 346,170 362,200", 3.4), "dark", opacity=0.6)  # fmt: skip
    plate.shadow(place(PUDDLE, 0, -16, 1), 0.55, 8)
    far = np.clip((plate.y - 230) / 470, 0, 1)[..., None]
    sky = (1 - far) * rgb("#f4ead2") + far * rgb("#6fa3bd")
    with plate.shining(0.62):
        water = plate.ink(PUDDLE, sky.astype(np.float32), depth=0)
        for cloud in ("30,450 90,420 150,432 190,414 236,446 190,470 90,474", "350,600 420,574 480,586 540,560 600,586 "
            "620,620 500,636 400,630"):  # fmt: skip
            card.flat(blob(cloud), "#f4efe2", water, 0.6)
        _reflected_tree(card, water)
    for x, y, radii in ((206, 640, (140, 164)), (402, 632, (142, 170))):
        card.flat(ripples(x, y, radii, 3, 0.8), "#ffffff", water, opacity=0.5)
    for x, y, turn in ((96, 350, 20), (462, 330, -30), (520, 470, 60), (150, 560, -60)):
        card.cut(plume(x, y, 52, 26, turn), "accent", 7, 0.8)
        card.flat(line([(x, y), carried((44, 0), x, y, 1, turn)], 2.4), "#9a5a1c")
    _shoe(card, 206, 790, -5, False)
    _shoe(card, 402, 782, 6, True)


SCENES.append(
    Memory(
        draw=new_shoes, age="school", hue="red", shape="shoes", count=2, direction="up",
        moods=("pride", "joy"), objects=("shoe", "puddle", "tree", "lace"),
        words={
            "chaussure/shoe": 3, "neuf/new": 2, "flaque/puddle": 3, "reflet/reflection": 3, "arbre/tree": 2,
            "lacet/lace": 2,
            "rouge/red": 1, "pluie/rain": 1, "paire/pair": 1, "rentrée/first day": 2, "fierté/pride": 2,
            "désobéir/disobey": 1,
            "pavé/brick": 1, "racine/root": 1, "à l’envers/upside down": 1,
        },
        fr="Deux pieds en chaussures vernies, vus d’en haut, un lacet défait, dans une flaque où se reflète "
        "l’arbre nu planté "
        "au bord ; des pavés rouges, quelques feuilles jaunes.",
        en="Two feet in shiny shoes from above, one lace undone, in a puddle that reflects the bare tree at its "
        "edge; red "
        "bricks, a few yellow leaves.",
    )
)  # fmt: skip
