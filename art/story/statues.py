"""Statues on their day off; the living pose on their pedestals."""

from __future__ import annotations

from random import Random

import numpy as np

from art.colour import Colour, Field, mix
from art.motif import carried, cut, draw
from art.motifs.birds import pigeon
from art.motifs.curves import limb
from art.motifs.indoors import View
from art.motifs.people import person
from art.motifs.puppet import Pose
from art.palettes import PALETTES
from art.press import Plate, darker, lighter
from art.scene import Scene, Story
from art.shapes import Point, circle, ellipse, line, path, place, polygon, rectangle, ring, stroke
from art.story._profiles import EAR, FIST, HAIR, LOWERED, PROFILE, RAISED, fist, profile

SCENES: list[Scene] = []

BRONZE, SHADE, LINE = "#5d9a88", "#3f7468", "#183a36"


def _pedestal(plate: Plate, x: float, top: float, foot: float, half: float, ink: Colour) -> None:
    base = f"M{x - half - 14},{foot}L{x - half - 6},{foot - 26}H{x + half + 6}L{x + half + 14},{foot}Z"
    cut(plate, path(base), ink, 10, 1)
    cut(plate, rectangle(x - half, top + 14, 2 * half, foot - top - 36), ink, 20)
    cut(plate, rectangle(x - half + 12, top + 36, 2 * half - 24, foot - top - 80, 4), darker(ink, 0.16), 6)
    cut(plate, rectangle(x - half - 12, top, 2 * half + 24, 20, 5), lighter(ink, 0.3), 6, 0.8)


def _cone(plate: Plate, where: Point, ink: Colour, size: float = 1) -> None:
    """An ice cream held in a hand."""
    cut(plate, place(path("M-12,-14L0,22L12,-14Z"), *where, size), "#d9a45a", 5, 0.5)
    cut(plate, place(circle(0, -22, 15) + circle(-9, -15, 7) + circle(9, -15, 7), *where, size), ink, 8, 0.5)


def _weathered(plate: Plate, mask: Field, random: Random) -> None:
    """What rain has left on bronze."""
    drips = "".join(line([(x, y), (x, y + random.uniform(12, 40))], random.uniform(2, 4))
                    for x, y in ((random.uniform(20, 590), random.uniform(520, 860)) for _ in range(70)))  # fmt: skip
    plate.lay("#a9d6c2", plate.mask(drips) * np.clip(mask, 0, 1) * 0.35)


def _square(plate: Plate) -> None:
    p = PALETTES["brick"]
    plate.sky(p.sky)
    plate.glow(120, 60, 360, p.light, 0.6)
    plate.at(0.7)
    x = -30.0
    inks = (p.middle, p.far, mix(p.middle, p.near, 0.4), mix(p.far, p.light, 0.35), p.middle, p.far)
    for i, (wide, top) in enumerate(((120, 196), (96, 250), (130, 210), (104, 236), (116, 180), (120, 226))):
        cut(plate, rectangle(x, top, wide, 330), inks[i], 16, 0.5)
        cut(
            plate, path(f"M{x - 6},{top + 4}L{x + 14},{top - 46}H{x + wide - 14}L{x + wide + 6},{top + 4}Z"), p.near, 10
        )
        panes = "".join(rectangle(x + 16 + c * (wide - 32) / 3, top + 26 + r * 62, (wide - 32) / 3 - 9, 36, 2)
                        for c in range(3) for r in range(4))  # fmt: skip
        cut(plate, panes, mix(p.cool, p.deep, 0.35) if i % 2 else mix(p.cool, p.light, 0.35), opacity=0.6)
        x += wide - 2
    plate.at(0.2)
    view = View(300, 420)
    paving = mix(p.light, p.far, 0.22)
    ground = cut(plate, rectangle(-10, 500, 620, 420), paving, top=(mix(p.far, p.middle, 0.2), 50), bottom=(p.far, 120))
    joints = "".join(line([view.at(k * 110 - 700, 930, 0), view.at(k * 110 - 700, 930, 5)], 3) for k in range(20))
    joints += "".join(line([(-10, y), (610, y)], 2.4) for y in (524, 552, 590, 640, 704, 786, 880))
    cut(plate, joints, mix(p.far, p.middle, 0.35), opacity=0.4, clip=ground)


def _living_heroes(plate: Plate) -> None:
    """A cook, a child on a scooter and a woman in a wheelchair, each on a pedestal."""
    p = PALETTES["brick"]
    stone = mix("#c9c2b4", p.far, 0.25)
    _pedestal(plate, 112, 396, 574, 64, stone)
    _pedestal(plate, 486, 400, 580, 76, stone)
    _pedestal(plate, 290, 352, 606, 74, lighter(stone, 0.15))
    _cook(plate)
    _scooter_child(plate)
    _flag_bearer(plate)


def _cook(plate: Plate) -> None:
    """Stout, one fist on the hip, the ladle raised like a torch; a pigeon on his hat."""
    p = PALETTES["brick"]
    skin, white = "#7a4c36", p.light
    cut(plate, limb("308,208,29 334,194,25 344,162,20 346,146,17"), white, 9, 0.5)
    cut(plate, line([(342, 156), (356, 72)], 6), p.deep, 3, 0.5)
    cut(plate, place(path("M-27,-8H27C27,24 -27,24 -27,-8Z"), 362, 60, 1, 12), mix(p.deep, p.cool, 0.2), 9, 0.5)
    fist(plate, (347, 134, 0.95, -76, False), skin)
    shoe = "M-14,0V-10C-6,-14 6,-14 12,-8C22,-6 27,-4 27,0Z"
    cut(plate, limb("274,300,36 270,330,30 266,342,26") + limb("306,300,36 309,330,30 310,342,26"), p.deep, 9)
    cut(plate, place(path(shoe), 266, 354) + place(path(shoe), 312, 354), "#3a2018", 6, 0.5)
    jacket = (
        "M254,208C260,190 282,184 300,188C320,194 330,214 335,240C338,268 334,292 326,308H256C246,280 246,240 254,208Z"
    )
    cut(plate, path(jacket), white, 22, 0.8)
    buttons = "".join(circle(x, y, 3) for y in (212, 228, 244) for x in (306 + (y - 212) * 0.18, 322 + (y - 212) * 0.2))
    cut(plate, buttons, darker(white, 0.3))
    apron = "M256,262C280,254 316,252 337,256C341,284 337,312 330,336C306,344 276,342 256,336C250,312 251,284 256,262Z"
    cut(plate, path(apron), p.hot, 16, 0.6)
    cut(
        plate,
        stroke("M280,268C276,292 276,314 278,334M306,264C308,290 308,314 304,338", 2),
        darker(p.hot, 0.4),
        opacity=0.7,
    )
    cut(plate, stroke("M254,262C280,253 316,251 337,256", 5), darker(p.hot, 0.25))
    cut(plate, path("M254,264L236,278L242,290L256,272ZM254,262L232,262L234,272Z"), p.hot, 4, 0.4)
    face = (292, 154, 1.0, -10, False)
    profile(plate, face, skin, "#1d1418", RAISED)
    cut(plate, path("M268,190C280,182 302,182 314,192L312,202C298,194 282,194 268,202Z"), lighter(white, 0.4), 5, 0.4)
    toque = "M-27,-18L-31,-46C-46,-58 -34,-80 -16,-75C-8,-88 14,-88 20,-75C38,-78 44,-58 28,-46L21,-25Q-4,-30 -27,-18Z"
    cut(plate, place(path(toque), *face), white, 13, 0.5)
    pleats = "M-30,-32Q-4,-42 24,-38M-18,-44Q-18,-54 -22,-60M-2,-48Q-2,-58 -4,-66M13,-46Q16,-56 20,-60"
    cut(plate, place(stroke(pleats, 2), *face), darker(white, 0.25))
    perch = carried((0, -82), *face)
    draw(plate, pigeon(), perch[0] - 2, perch[1] + 4, 0.32)
    cut(plate, limb("270,212,31 248,228,28 238,250,25 250,266,20 260,270,17"), lighter(white, 0.2), 10, 0.6)
    fist(plate, (268, 270, 0.95, 14, False), skin)


def _scooter_child(plate: Plate) -> None:
    p = PALETTES["brick"]
    tan = "#e2b48c"
    child = person(
        Pose(lean=14, nod=-10, arm=(58, 92), other_arm=(-76, -92), leg=(24, -10), other_leg=(-54, -80), feet=(0, 60),
             turn=0.4, hands=("grip", "open")), "jersey", "", "curly", "child",
        inks={"skin": tan, "cheek": tan, "hair": "#8a3a20", "coat": p.warm, "trim": p.light, "legs": p.cool},
    )  # fmt: skip
    gx, gy = draw(plate, child, 106, 378, 1.46).anchors["hand"]
    frame = f"M{gx - 10:.0f},{gy:.0f}L{gx + 14:.0f},{gy - 2:.0f}M{gx + 4:.0f},{gy:.0f}L{gx + 14:.0f},380H66"
    with plate.shining(0.5):
        cut(plate, stroke(frame, 7), p.hot)
    cut(plate, circle(gx + 16, 385, 11) + circle(64, 385, 11), p.deep, 4)


def _flag_bearer(plate: Plate) -> None:
    """A woman in a wheelchair, her flag held high."""
    p = PALETTES["brick"]
    skin, hair = "#a06a46", "#2c1a26"
    frame = line([(404, 254), (420, 250), (430, 334), (510, 334), (528, 384), (560, 388)], 7)
    cut(plate, frame, p.deep, 3)
    cut(plate, rectangle(424, 320, 92, 14, 6), p.warm, 5)
    cut(plate, limb("466,266,23 490,250,19 498,218,15 500,204,13"), p.warm, 8, 0.5)
    cut(plate, limb("520,352,17 526,372,14 530,386,12"), skin, 5)
    cut(plate, path("M520,390V378C526,374 536,376 540,382C550,382 556,386 556,391Z"), p.hot, 5, 0.4)
    cut(
        plate,
        path("M432,332C426,300 434,268 448,256C462,248 476,252 481,266C488,288 486,308 484,332Z"),
        p.warm,
        13,
        0.6,
    )
    cut(plate, stroke("M478,270C482,290 482,308 480,324", 2), darker(p.warm, 0.4), opacity=0.7)
    skirt = (
        "M432,324C452,312 500,308 524,318C536,330 534,352 540,370C530,376 514,376 506,372C502,358 494,352 482,350H434Z"
    )
    cut(plate, path(skirt), p.cool, 12, 0.6)
    cut(plate, stroke("M470,328C490,324 506,326 514,336C520,346 518,358 522,370", 2), darker(p.cool, 0.4), opacity=0.7)
    face = (460, 214, 0.9, -10, False)
    cut(plate, circle(430, 218, 16), hair, 8, 0.4)
    profile(plate, face, skin, hair, RAISED)
    dome = "M-26,-14C-32,-44 10,-50 17,-26C10,-20 2,-18 -2,-8C-8,-14 -16,-16 -26,-14Z"
    cut(plate, place(path(dome), *face), hair, 9)
    cut(plate, place(circle(-2, 13, 3), *face), "#f2c265")
    cut(plate, path("M444,256C452,248 470,248 478,256L476,264C466,258 454,258 446,264Z"), p.light, 4, 0.3)
    cut(plate, line([(494, 244), (520, 60)], 6), p.deep, 3, 0.5)
    cut(plate, path("M519,62C480,40 450,86 394,62L402,132C448,152 476,108 510,126Z"), p.hot, 16, 0.8)
    cut(
        plate, stroke("M488,58C478,80 476,96 480,118M446,72C440,92 440,110 444,134", 2), darker(p.hot, 0.4), opacity=0.6
    )
    fist(plate, (502, 192, 0.85, -80, False), skin)
    wheel = ring(452, 354, 44, 7) + ring(506, 387, 12, 5) + circle(452, 354, 7)
    spokes = "".join(place(line([(0, -42), (0, 42)], 2.2), 452, 354, 1, k * 30) for k in range(6))
    cut(plate, wheel + spokes, p.deep, 0, 0.5)
    cut(plate, limb("450,274,24 442,298,22 456,316,17 468,318,14"), lighter(p.warm, 0.15), 9, 0.6)
    fist(plate, (476, 318, 0.85, 10, False), skin)


def _bronze(plate: Plate, shape: str, lines: str, random: Random, ink: Colour = BRONZE, depth: float = 18) -> None:
    """One cast: a single silhouette in one metal, with a few chased lines."""
    _weathered(plate, cut(plate, shape, ink, depth, 0.8), random)
    if lines:
        cut(plate, stroke(lines, 2.2), LINE, opacity=0.7, edge=0.1)


def _head(plate: Plate, x: float, y: float, size: float, turn: float, flip: bool, lines: str = LOWERED) -> None:
    where = (x, y, size, turn, flip)
    cut(plate, place(path(PROFILE), *where), BRONZE, 12, 0.4)
    cut(plate, place(path(HAIR), *where), SHADE, 8)
    cut(plate, place(path(EAR), *where), BRONZE, 3, 0.3)
    cut(plate, place(stroke(lines, 1.7), *where), LINE, edge=0.1)


def _bronze_fist(plate: Plate, x: float, y: float, size: float, turn: float, flip: bool = False) -> None:
    where = (x, y, size, turn, flip)
    cut(plate, place(path(FIST), *where), lighter(BRONZE, 0.08), 7, 0.4)
    cut(plate, place(stroke("M4,-4.5L13,-3M4,0L13,1.5M4,4.5L11,6", 1.5), *where), LINE, opacity=0.8, edge=0.1)


def _general(plate: Plate, random: Random, ice: Colour) -> None:
    """In a cocked hat and high boots, facing right."""
    boot = path("M108,866V842H134V852C146,854 156,858 158,866Z")
    _bronze(plate, limb("104,746,42 140,752,36 132,800,30 121,850,24") + boot, "", random, SHADE, 12)
    coat = (
        "M72,758C62,716 64,676 80,650C92,636 118,634 128,646C142,668 142,706 138,758L96,768C90,790 76,806 58,812"
        "C60,792 66,774 72,758Z"
    )
    _bronze(plate, path(coat), "M124,650C132,682 132,716 128,754M84,700C80,722 80,740 84,756", random)
    foot = path("M150,866V834H182V850C196,852 206,857 208,866Z")
    leg = limb("100,744,48 136,744,43 166,750,39 169,792,34 166,846,29") + foot
    _bronze(plate, leg, "M149,792Q167,800 186,792M149,799Q167,807 185,799M183,764Q189,780 185,790", random)
    _head(plate, 106, 596, 1.22, 4, False)
    cut(plate, path("M82,638C94,630 118,630 130,638L132,654C116,646 96,646 80,654Z"), SHADE, 6, 0.4)
    bicorne = "M-42,-14C-34,-44 -10,-60 6,-57C22,-54 36,-40 43,-21C20,-31 -18,-27 -42,-14Z"
    cut(plate, place(path(bicorne), 106, 596, 1.22, 0), SHADE, 12, 0.6)
    cut(plate, place(circle(10, -40, 6), 106, 596, 1.22), "#8fc0aa", 4)
    _cone(plate, (166, 660), ice, 1.2)
    arm = limb("94,660,34 92,698,32 112,722,29 140,700,24 154,684,20")
    _bronze(plate, arm, "M136,690Q146,698 148,706M98,712Q106,708 110,714", random, lighter(BRONZE, 0.08), 13)
    fringe = "".join(f"M{x},656v11" for x in range(80, 113, 5))
    cut(plate, ellipse(95, 650, 22, 9, -6), "#8fc0aa", 5, 0.4)
    cut(plate, stroke(fringe, 2.6), "#8fc0aa", edge=0.1)
    _bronze_fist(plate, 164, 678, 1.25, -30)


def _queen(plate: Plate, random: Random, ice: Colour) -> None:
    """In a crown and a long gown, facing left."""
    plait = limb("316,598,26 328,640,24 326,690,20 330,730,12 328,752,4")
    _bronze(plate, plait, "M318,632Q328,638 336,632M318,656Q328,662 336,656M318,682Q326,688 334,682", random, SHADE, 9)
    bodice = "M326,758C336,716 334,680 316,654C304,642 286,642 278,652C268,672 270,700 274,722L266,758Z"
    _bronze(plate, path(bodice), "", random)
    gown = (
        "M334,758C336,728 304,714 280,714C256,716 236,726 224,742C216,756 224,806 212,860C236,872 276,872 298,862"
        "C300,828 306,800 318,778Z"
    )
    folds = (
        "M232,752C238,790 236,830 228,862M250,744C260,786 260,830 254,866M274,746C284,786 284,830 278,866"
        "M238,742Q270,732 304,748"
    )
    _bronze(plate, path(gown), folds, random)
    cut(plate, path("M204,868C206,859 216,857 226,862L224,870H204Z"), SHADE, 4)
    _head(plate, 288, 598, 1.18, -2, True)
    crown = "M-27,-20L-32,-52L-17,-38L-6,-58L5,-39L20,-54L20,-25Q-4,-30 -27,-20Z"
    cut(plate, place(path(crown), 288, 598, 1.18, -2, True), "#9ccbb2", 9, 0.5)
    gems = circle(-4, -34, 3.4) + circle(-18, -31, 2.6) + circle(11, -34, 2.6)
    cut(plate, place(gems, 288, 598, 1.18, -2, True), SHADE)
    cut(plate, path("M272,646C284,638 304,638 314,646L316,658C302,650 286,650 270,658Z"), "#8fc0aa", 5, 0.4)
    _cone(plate, (228, 662), ice, 1.2)
    arm = limb("306,664,30 308,700,28 290,722,26 262,702,21 246,686,18")
    _bronze(plate, arm, "M262,692Q254,698 250,706M300,712Q292,708 288,714", random, lighter(BRONZE, 0.08), 12)
    _bronze_fist(plate, 232, 680, 1.15, 30, True)


def _photographer(plate: Plate, random: Random) -> None:
    """In a toga, a camera at the eye."""
    p = PALETTES["brick"]
    feet = path("M378,748C380,738 396,734 412,736L414,750H378ZM410,752C412,742 428,738 446,740L448,754H410Z")
    cut(plate, feet, SHADE, 4)
    toga = "M402,570C412,560 436,560 446,574C456,612 458,680 466,734C444,746 404,746 390,736C398,680 394,612 402,570Z"
    folds = (
        "M444,580C430,620 412,650 400,668M450,612C438,652 420,690 398,716M454,650C446,690 436,716 424,740"
        "M408,576Q404,600 404,626"
    )
    _bronze(plate, path(toga), folds, random)
    _head(plate, 420, 536, 0.86, 8, True)
    dome = "M-25,-18C-30,-44 14,-48 17,-24C8,-28 -8,-26 -25,-18Z"
    cut(plate, place(path(dome), 420, 536, 0.86, 8, True), SHADE, 8)
    laurel = "".join(place(ellipse(-20 + 9 * i, -21 - 1.2 * i, 8, 3.4, -40), 420, 536, 0.86, 8, True) for i in range(5))
    cut(plate, laurel, "#9ccbb2", 3, 0.3)
    camera = rectangle(-20, -15, 38, 30, 5) + rectangle(-8, -22, 16, 9, 3)
    cut(plate, place(camera, 382, 534, 1, 6), p.deep, 6, 0.6)
    cut(plate, place(rectangle(-34, -10, 16, 20, 4), 382, 534, 1, 6), p.deep, 4)
    cut(plate, place(ellipse(-34, 0, 5, 10), 382, 534, 1, 6), mix(p.cool, p.light, 0.6), 3)
    _bronze(plate, limb("430,586,24 412,612,21 398,588,17 390,562,14"), "", random, lighter(BRONZE, 0.08), 9)
    _bronze_fist(plate, 388, 552, 0.85, -84, True)


def _drinking_horse(plate: Plate, random: Random) -> None:
    """A bronze horse bends its neck over the edge of the sheet to a fountain."""
    p = PALETTES["brick"]
    basin = "M376,826C410,810 640,810 680,826C676,866 640,886 600,892V920H460V892C420,886 382,866 376,826Z"
    cut(plate, path(basin), mix("#c9c2b4", p.far, 0.25), 26, 1.4)
    water = cut(plate, ellipse(524, 826, 140, 19), mix(p.cool, p.light, 0.4), 8)
    cut(plate, path("M498,640C490,616 494,594 506,582C518,596 522,618 518,640Z"), SHADE, 6, 0.4)
    neck = (
        "M650,552C574,550 524,584 502,634C490,666 470,716 452,766C444,782 434,798 438,812C444,824 464,826 476,818"
        "C488,810 498,798 510,784C528,778 546,764 552,742C562,724 596,718 650,748Z"
    )
    lines = (
        "M550,744C542,768 520,778 508,768C500,752 508,728 524,712M462,790C470,788 476,792 478,800"
        "M444,812Q458,814 468,806"
    )
    _bronze(plate, path(neck), lines, random, BRONZE, 30)
    mane = (
        "M660,540C590,532 532,562 504,622C514,622 520,618 526,610C526,624 522,634 514,646C530,640 540,630 546,618"
        "C548,632 546,642 540,652C556,644 566,630 570,614C576,626 576,638 572,648C586,638 594,622 596,606"
        "C604,616 606,628 604,638C622,624 634,606 660,600Z"
    )
    cut(plate, path(mane), SHADE, 12, 0.8)
    cut(plate, path("M490,648C474,634 468,612 474,594C490,602 504,622 506,644Z"), BRONZE, 6, 0.6)
    cut(plate, path("M502,632C492,648 486,664 488,684C498,672 506,660 508,640Z"), SHADE, 5, 0.4)
    cut(plate, ellipse(496, 700, 6, 8, 24) + ellipse(452, 802, 4.4, 7.4, 24), LINE)
    cut(plate, stroke("M484,694C490,686 500,686 506,694", 2.6), LINE)
    with plate.shining(0.5):
        cut(plate, circle(494, 697, 2), "#e8fff2")
    cut(plate, stroke("M414,824Q456,840 510,828M428,836Q466,846 520,838", 3), p.light, clip=water)


def statues_day_off(plate: Plate) -> None:
    """Bronze statues rest on a square; living people pose on their pedestals."""
    p, random = PALETTES["brick"], Random(9)
    _square(plate)
    plate.at(0.15)
    for base in ((34, 190, 574), (396, 576, 580), (202, 378, 606)):
        left, right, y = base
        plate.shadow(polygon([(left, y), (right, y), (right - 190, y - 62), (left - 190, y - 62)]), 0.75, 5)
    _living_heroes(plate)
    plate.at(0)
    for x, y, wide in ((420, 746, 56), (176, 868, 190)):
        plate.shadow(ellipse(x, y, wide, 10), 0.85, 5)
        plate.shadow(
            polygon([(x - wide, y), (x + wide, y), (x + wide - 130, y - 40), (x - wide - 130, y - 40)]), 0.7, 6
        )
    _photographer(plate, random)
    wood = mix(p.near, "#7a4a34", 0.5)
    cut(plate, "".join(line([(x, 650), (x, 866)], 11) for x in (52, 340)), p.deep, 0, 0.6)
    cut(plate, "".join(rectangle(30, y, 330, 22, 5) for y in (660, 696)), wood, 6, 0.8)
    cut(plate, rectangle(24, 756, 342, 22, 6), lighter(wood, 0.15), 8, 1)
    _general(plate, random, p.hot)
    _queen(plate, random, "#f9d7c4")
    plate.at(-0.1)
    _drinking_horse(plate, random)


SCENES.append(
    Story(
        draw=statues_day_off, palette="brick", operator="inversion", setting="city", season="none",
        framing="frontal", moods=("rebellion", "comic"),
        living=("statues", "cook", "child", "woman", "pigeon", "horse"),
        objects=("pedestal", "ice cream", "camera", "ladle", "scooter", "wheelchair", "flag", "fountain", "bench"),
        words={
            "statue/statue": 3, "socle/pedestal": 3, "place/square": 2, "glace/ice cream": 2, "cuisinier/cook": 2,
            "drapeau/flag": 2, "fauteuil roulant/wheelchair": 2, "cheval/horse": 2, "trottinette/scooter": 1,
            "pigeon/pigeon": 1, "photographie/photograph": 1, "fontaine/fountain": 1, "gloire/glory": 2,
            "repos/rest": 2, "héros/hero": 2, "révolte/revolt": 1,
        },
        fr=(
            "Sur une place, des statues de bronze mangent des glaces sur un banc ; un cuisinier, un enfant à "
            "trottinette et une femme en fauteuil roulant posent sur les socles."
        ),
        en=(
            "On a square, bronze statues eat ice cream on a bench; a cook, a child on a scooter and a woman in a "
            "wheelchair pose on the pedestals; a bronze horse drinks."
        ),
    )
)  # fmt: skip
