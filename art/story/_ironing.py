"""A washing day in the woods, drawn freely: a woman who irons, a shy tree behind a screen, leaves on a line."""

from __future__ import annotations

import math
from dataclasses import replace

from art.colour import Colour, mix
from art.motif import Motif, Piece, cut, draw
from art.motifs.beasts_small import hedgehog
from art.motifs.curves import branch, form, limb, through
from art.motifs.growth import leaf
from art.motifs.harvest import leaf_beech, leaf_maple, leaf_oak
from art.motifs.terrain import rolling, strewn, trunk
from art.palettes import PALETTES
from art.press import Plate, darker, lighter
from art.shapes import Point, circle, ellipse, line, path, place, polygon, rectangle, stroke
from art.story._contours import profile

CREAM, TEAL, RED, ORANGE, SKIN = "#fdf3dd", "#2f8792", "#d6452c", "#e99a3c", "#edb893"
WOOD = "#7a4234"


def wood(plate: Plate) -> None:
    """Pale trunks in three depths, sunbeams, and a ground of fallen leaves."""
    plate.sky([(0, "#86c6c4"), (0.45, "#c4e0cd"), (0.8, "#fbeec6")])
    far = ((0.9, (70, 168, 246, 352, 420, 566), "#b5d6c8", 9), (0.6, (120, 300, 506), "#8fc0b6", 17))
    for level, (depth, xs, tone, half) in enumerate(far):
        plate.at(depth)
        foot = 700 + 30 * level
        cut(plate, "".join(trunk(x, foot, -20, half, (-1) ** i * 12) for i, x in enumerate(xs)), tone, 5)
        rise, _ = rolling(690 + 34 * level, 8, 1.8, 1.5 + 2 * level)
        cut(plate, rise, ("#f3d9a2", "#eebd84")[level], top=("#fff0c0", 14))
    for x in (40, 190, 330, 450):
        shaft = polygon([(x + 120, -20), (x + 190, -20), (x + 70, 720), (x - 40, 720)])
        plate.veil(shaft, "#fff6d0", 0.22, 10, 0.35)
    plate.at(0.1)
    fallen = strewn(plate.random, 90, 726, 890, 17, 5, lambda x, y, size: leaf(x, y, size, size * 0.55, 7 * x % 360))
    cut(plate, fallen, "#cf6a3c", edge=0.15)
    golden = strewn(plate.random, 40, 726, 890, 15, 5, lambda x, y, size: leaf(x, y, size, size * 0.6, 11 * x % 360))
    cut(plate, golden, "#f2b04a", edge=0.15)
    plate.at(0)
    posts = cut(plate, trunk(12, 800, -20, 36, 8) + trunk(596, 780, -20, 30, -6), "#8a4a38", 16, 1)
    bark = "".join(
        f"M{x},{y}C{x + 6},{y + 30} {x - 4},{y + 60} {x + 4},{y + 96}"
        for x in (6, 22, 34, 580, 592)
        for y in range(-10, 780, 118)
    )
    cut(plate, stroke(bark, 2.4), "#5a2a28", clip=posts, opacity=0.8)


def washing(plate: Plate) -> None:
    """The line with its leaves: one of them is green, and drips."""
    p = PALETTES["brick"]
    rope: list[Point] = [(24, 196), (150, 232), (300, 240), (440, 214), (600, 150)]
    cut(plate, stroke(through(rope), 4), p.deep, 0, 0.5, edge=0.15)
    pegged = ((78, 214, leaf_maple(), RED), (172, 236, leaf_oak(), "#b8623f"), (264, 241, _heart_leaf(), "#5f9a4e"),
              (376, 229, leaf_maple(), ORANGE), (470, 201, leaf_beech(), "#d8392f"))  # fmt: skip
    for i, (x, y, motif, ink) in enumerate(pegged):
        inks: dict[str, Colour] = {"leaf": ink, "vein": lighter(ink, 0.35), "stem": darker(ink, 0.4)}
        motif = replace(motif, pieces=tuple(replace(q, depth=q.depth * 0.4) for q in motif.pieces))
        draw(plate, motif, x, y, 0.58 if i == 2 else 0.62, 180 + (-6, 5, -3, 8, -5)[i], inks=inks)
        cut(plate, place(rectangle(-5, -14, 10, 30, 3), x, y, 1, -4), "#f2c878", 3, 0.5)
        cut(plate, place(line([(-5, 0), (5, 0)], 2), x, y, 1, -4), "#a87838", edge=0.1)
    drops = "".join(
        path(f"M{x},{y}c-8,13 -8,20 0,21c8,-1 8,-8 0,-21Z") for x, y in ((268, 378), (258, 412), (275, 442))
    )
    with plate.shining(0.3):
        cut(plate, drops, "#3f9ac0", 4)
    cut(plate, circle(265, 392, 2) + circle(255, 426, 2) + circle(272, 456, 2), "#ffffff", edge=0.1)


def _heart_leaf() -> Motif:
    """A lime leaf that stands on its stem."""
    blade = "M0,-20C26,2 74,-14 80,-62C86,-112 44,-148 0,-192C-44,-148 -86,-112 -80,-62C-74,-14 -26,2 0,-20Z"
    veins = "M0,-20V-168M0,-44L46,-74M0,-44L-46,-74M0,-84L38,-116M0,-84L-38,-116"
    pieces = (
        Piece(stroke("M0,0V-28", 6), "stem"),
        Piece(path(blade), "leaf", 16),
        Piece(stroke(veins, 3.6), "vein"),
    )
    return Motif(pieces)


def shy_tree(plate: Plate) -> None:
    """A bare tree peeps over a screen; its leaves hang there like a dress."""
    stem = branch([(474, 800), (470, 640), (480, 520), (470, 430)], 78, 50)
    arms = branch([(474, 496), (432, 436), (400, 440), (392, 496)], 26, 12) + branch(
        [(476, 480), (540, 410), (566, 350), (556, 300)], 26, 7
    )
    crown = ""
    for points in (
        [(468, 440), (450, 372), (420, 330)], [(472, 440), (490, 360), (480, 290)],
        [(452, 380), (450, 330), (462, 296)],
        [(540, 410), (580, 392), (606, 396)], [(556, 330), (528, 306), (520, 280)],
        [(486, 380), (516, 340), (522, 312)],
    ):  # fmt: skip
        crown += branch(points, 16, 3.5)
    whole = cut(plate, stem + arms + crown, WOOD, 16, 1)
    bark = (
        "M448,500C446,470 440,450 434,440M506,500C512,470 520,452 530,436M474,420C472,404 468,392 464,384"
        "M488,412C492,396 492,384 492,372"
    )
    cut(plate, stroke(bark, 2.6), darker(WOOD, 0.4), clip=whole)
    for x in (461, 493):
        cut(plate, ellipse(x, 462, 11, 12.5), CREAM, 4, 0.3, edge=0.1)
        cut(plate, circle(x - 5, 464, 5.4), "#2c1a26", edge=0.1)
        cut(plate, circle(x - 6.5, 461.5, 1.8), "#ffffff", edge=0.1)
        cut(
            plate,
            path(f"M{x - 12},461C{x - 11},447 {x + 11},447 {x + 12},461C{x + 6},455 {x - 6},454 {x - 12},461Z"),
            lighter(WOOD, 0.1),
            3,
            edge=0.1,
        )
    cut(
        plate,
        stroke("M448,444C454,437 462,436 468,440M487,440C493,435 501,437 506,443", 3.4),
        darker(WOOD, 0.55),
        edge=0.1,
    )
    for x in (447, 509):
        plate.tint(ellipse(x, 484, 12, 7), "#f0705c", 3, whole * 0.85)
    cut(plate, stroke("M470,490C474,495 482,495 486,489", 3), "#3a1820", edge=0.1)
    _screen(plate)
    fingers = "".join(branch([(392, 494), (392 + dx, 510), (392 + dx * 1.3, 530)], 9, 5) for dx in (-13, -3, 7, 16))
    cut(plate, fingers + ellipse(392, 495, 8, 9), WOOD, 5, 0.4)


def _screen(plate: Plate) -> None:
    for i, x in enumerate((370, 446, 522)):
        down, up = (8, 0) if i % 2 == 0 else (0, 8)
        frame = mix(TEAL, "#ffffff", 0.05) if i % 2 == 0 else darker(TEAL, 0.18)
        cut(plate, polygon([(x, 522 + down), (x + 76, 522 + up), (x + 76, 802 + up), (x, 802 + down)]), frame, 6, 0.9)
        cloth = CREAM if i % 2 == 0 else "#ecd9bb"
        cut(
            plate, polygon([(x + 9, 535 + down), (x + 67, 535 + up), (x + 67, 788 + up), (x + 9, 788 + down)]), cloth, 0
        )
        stems = "".join(
            stroke(
                f"M{x + 37},{780 - k * 74}C{x + 20 + 34 * (k % 2)},{760 - k * 74} "
                f"{x + 52 - 34 * (k % 2)},{730 - k * 74} {x + 37},{706 - k * 74}",
                2.6,
            )
            for k in range(3)
        )
        cut(plate, stems, "#c9583c", edge=0.15)
        leaves = "".join(
            leaf(x + 37, 744 - k * 74, 24, 11, -35) + leaf(x + 37, 726 - k * 74, 22, 10, -145) for k in range(3)
        )
        cut(plate, leaves, "#d8683f", edge=0.15)
        cut(plate, "".join(circle(x + 37 + (7 if k % 2 else -7), 706 - k * 74, 4.4) for k in range(3)), ORANGE)
    for row, ink in enumerate((RED, ORANGE, "#f4bf58")):
        for i in range(7 - row % 2):
            x = 382 + i * 20 + row % 2 * 10
            lie = leaf(x, 552 - row * 22, 50, 30, 90 - (x - 442) * (0.16 - row * 0.03))
            cut(plate, lie, ink, 4, 0.5)
            cut(plate, line([(x, 560 - row * 22), (x, 590 - row * 22)], 1.6), darker(ink, 0.25), edge=0.1)
    cut(plate, limb("376,518,14 440,510,15 508,518,14"), "#fbe0a0", 5, 0.5)


def ironing(plate: Plate) -> None:
    """She bends over the board, both sleeves rolled, and presses the iron on a leaf."""
    plate.shadow(ellipse(250, 846, 190, 16) + ellipse(450, 812, 110, 9), 0.75, 7)
    cut(plate, line([(330, 640), (206, 838)], 9), "#4a3440", 3, 0.6)
    cut(plate, line([(214, 640), (330, 838)], 9), "#5c4450", 3, 0.6)
    _skirt(plate)
    cut(plate, limb("148,604,44 206,634,34 236,606,24"), darker(TEAL, 0.2), 12)
    _head(plate)
    _bodice(plate)
    _board(plate)
    _iron(plate)
    _basket(plate)


def _skirt(plate: Plate) -> None:
    for x in (84, 146):
        cut(
            plate,
            form(f"{x - 16},852! {x - 15},826 {x + 12},824 {x + 20},838 {x + 42},844 {x + 46},853!"),
            "#4a2c30",
            7,
            0.6,
        )
    skirt = "M84,664C66,706 50,770 42,836C86,848 150,850 200,836C192,770 182,710 160,664Z"
    whole = cut(plate, path(skirt), TEAL, 24, 0.8)
    folds = "M86,700C76,746 68,790 66,838M104,690C98,740 94,800 96,842"
    cut(plate, stroke(folds, 3), darker(TEAL, 0.35), clip=whole)
    apron = cut(
        plate, path("M112,664C108,710 106,760 112,806C138,818 172,816 192,804C188,752 180,704 164,664Z"), CREAM, 14, 0.5
    )
    cut(plate, stroke("M112,798C138,810 172,808 192,796", 4), "#e7a25c", clip=apron)
    cut(plate, stroke("M132,680C128,720 128,760 132,796M156,690C160,724 164,760 170,794", 2.4), "#cdb795", clip=apron)


def _bodice(plate: Plate) -> None:
    body = "M104,560C76,574 64,612 70,648C72,660 78,668 84,676H160C168,650 170,616 160,588C154,572 144,562 132,560Z"
    cut(plate, path(body), TEAL, 22, 0.8)
    cut(
        plate,
        path("M126,600C140,598 156,600 164,606C168,634 166,654 162,676H116C124,650 128,624 126,600Z"),
        CREAM,
        8,
        0.3,
    )
    cut(plate, stroke("M128,602C124,586 118,574 110,564", 8), CREAM, 3, 0.3)
    cut(plate, stroke("M80,670C104,680 140,682 164,674", 11), CREAM, 4, 0.3)
    bow = form("82,672 62,656 48,662 54,680 78,682") + form("82,680 66,690 56,712 68,716 84,692")
    cut(plate, bow, CREAM, 6, 0.5)
    cut(plate, path("M100,558C112,570 134,572 150,564L154,578C134,586 110,582 94,570Z"), CREAM, 4, 0.3)


def _head(plate: Plate) -> None:
    where = (98.0, 452.0, 0.37, 12.0, False)
    nape = 1 - plate.mask(polygon([(0, 530), (80, 530), (100, 610), (0, 610)]))
    draw(plate, profile("calm"), *where, inks={"skin": SKIN, "hair": "#6a3424"}, shadow=0.5, clip=nape)
    lines = "M106,103C116,116 134,116 144,104M134,183C144,190 152,189 160,184"
    cut(plate, place(stroke(lines, 4), *where), "#5a2430", edge=0.1)
    plate.tint(
        place(ellipse(114, 158, 24, 19), *where),
        "#e0583c",
        4,
        plate.mask(place(ellipse(100, 156, 54, 46), *where)) * 0.55,
    )
    lock = "M132,44C140,70 116,92 92,100C76,108 66,128 62,146C50,120 56,80 80,58Z"
    cut(plate, place(path(lock), *where), "#7a3c26", 5)
    cut(plate, place(form("62,150 48,134 52,114 72,116 78,138 70,158"), *where), SKIN, 4, 0.2)
    scarf = (
        "M136,34C120,-14 60,-24 14,-4C-40,20 -62,90 -44,156C-36,186 -20,206 4,222C20,200 30,174 34,150"
        "C40,118 62,84 96,66C114,58 132,52 136,34Z"
    )
    tails = form("-2,214 -40,220 -84,258 -74,274 -26,258 -2,240") + form("2,220 -16,250 -28,300 -8,306 14,266 16,232")
    cut(plate, place(tails, *where), darker(RED, 0.1), 7, 0.5)
    whole = cut(plate, place(path(scarf), *where), RED, 16, 0.6)
    dots = "".join(
        circle(x, y, 8)
        for x, y in ((70, 14), (20, 30), (-20, 74), (30, 78), (-26, 130), (10, 124), (-2, 180), (70, 52), (112, 26))
    )
    cut(plate, place(dots, *where), CREAM, clip=whole, edge=0.1)
    cut(plate, place(circle(2, 222, 14), *where), RED, 5, 0.4)


def _board(plate: Plate) -> None:
    board = (
        "M148,628C148,616 160,612 176,612H356C392,612 414,622 420,632C412,644 390,650 356,650H176C156,650"
        " 148,642 148,628Z"
    )
    cut(plate, stroke("M158,648C180,660 360,660 412,640", 9), "#c9583c", 3, 0.6)
    cut(plate, path(board), CREAM, 6, 0.5)
    lying = leaf_maple().moved(0, 0, 0.84, 90)
    flat = replace(
        lying, pieces=tuple(replace(q, shape=f'<g transform="scale(1,0.5)">{q.shape}</g>') for q in lying.pieces)
    )
    draw(plate, flat, 226, 634, 1.12, inks={"leaf": RED, "vein": "#f0a06c", "stem": "#7a2a1e"})


def _iron(plate: Plate) -> None:
    x, y = 262, 618
    plate.shadow(ellipse(x + 14, y + 16, 62, 7), 0.7, 3)
    cut(plate, path(f"M{x - 48},{y + 8}L{x - 49},{y + 15}H{x + 76}L{x + 72},{y + 8}Z"), "#f0d9a0", 2, 0.5)
    cut(
        plate,
        path(
            f"M{x - 48},{y + 9}L{x - 42},{y - 18}C{x - 20},{y - 26} {x + 10},{y - 26} {x + 32},{y - 17}"
            f"C{x + 54},{y - 8} {x + 68},{y} {x + 72},{y + 9}Z"
        ),
        "#4a4458",
        9,
        0.5,
    )
    cut(
        plate,
        stroke(
            f"M{x - 26},{y - 18}C{x - 30},{y - 34} {x - 26},{y - 44} {x - 20},{y - 44}M{x + 24},{y - 20}"
            f"C{x + 30},{y - 34} {x + 26},{y - 44} {x + 20},{y - 44}",
            7,
        ),
        "#4a4458",
        3,
    )
    cut(plate, limb(f"{x - 28},{y - 46},13 {x},{y - 48},14 {x + 28},{y - 46},13"), "#c9583c", 5, 0.4)
    cut(plate, limb("142,622,38 156,646,36 204,626,29 244,582,21"), SKIN, 12, 0.7)
    _fist(plate)
    cut(plate, limb("118,590,50 128,614,50 142,634,42"), lighter(TEAL, 0.04), 18, 0.8)
    cut(plate, stroke("M112,606C116,622 124,634 134,640M130,602C136,614 142,622 150,628", 2.6), darker(TEAL, 0.35))
    cut(plate, limb("128,652,12 150,646,14 168,630,12"), CREAM, 5, 0.5)
    wisps = limb("318,612,3 334,590,9 318,566,11 336,540,8 330,514,2") + limb("346,612,3 358,594,7 346,574,8 358,552,2")
    plate.veil(wisps, "#ffffff", 0.75, 3, 0.5)


def _fist(plate: Plate) -> None:
    """A hand on the handle, seen from the side of its fingers."""
    hand = (
        "M231,588C232,572 240,560 254,556C268,551 284,554 290,563C294,570 293,580 288,585C284,588 279,587 277,583"
        "C275,589 268,590 265,585C262,590 255,590 253,585C250,596 238,600 231,588Z"
    )
    cut(plate, path(hand), SKIN, 9, 0.5, edge=0.1)
    gaps = "M277,583C280,577 280,570 277,564M265,585C268,578 267,571 264,565M253,585C255,578 254,572 251,567"
    cut(plate, stroke(gaps, 1.8), darker(SKIN, 0.4), edge=0.1)


def _basket(plate: Plate) -> None:
    plate.at(-0.15)
    heap = [
        leaf(96 + 5 * math.cos(i * 2.1) + (i - 5) * 9, 808 + (i % 3) * 5, 46, 24, -90 + (i - 5) * 16) for i in range(11)
    ]
    inks: tuple[Colour, ...] = (RED, ORANGE, "#b8502f")
    for i, one in enumerate(heap):
        cut(plate, one, inks[i % 3], 7, 0.5)
    whole = cut(plate, path("M28,800C30,840 40,872 52,880H140C150,866 158,836 160,800Z"), "#cf9a54", 16, 0.9)
    for row in range(5):
        y = 812 + row * 15
        knit = "".join(rectangle(24 + i * 20 + 10 * (row % 2), y - 5, 16, 10, 5) for i in range(8))
        cut(plate, knit, "#b07c3c", 3, clip=whole)
    cut(plate, limb("24,802,11 94,808,12 164,802,11"), "#dcae68", 5, 0.6)


def thief(plate: Plate) -> None:
    """A hedgehog carries off the pegs between its spines."""
    plate.shadow(ellipse(478, 864, 70, 7), 0.7, 4)
    walker = draw(plate, hedgehog(), 470, 862, 0.66, inks={"mark": "#7a5236", "belly": "#f6e6c8"})
    x, y = walker.anchors["back"]
    for i in range(6):
        where = (x - 44 + i * 17, y + 6 + abs(i - 2.5) * 4, 1.0, -30 + i * 13.0)
        cut(plate, place(rectangle(-4.5, -28, 9, 34, 3), *where), "#f2c878", 3, 0.4)
        cut(plate, place(line([(0, -12), (0, -28)], 1.8) + line([(-5, -8), (5, -8)], 2), *where), "#a87838", edge=0.1)
