"""Story card of what is wanted: a door in the desert with rain behind it."""

from __future__ import annotations

from random import Random

from art.colour import Colour, Field, mix
from art.motif import cut
from art.motifs.curves import form, limb, plume, tube, within
from art.palettes import PALETTES
from art.press import Plate, darker, lighter
from art.scene import Scene, Story
from art.shapes import circle, ellipse, line, path, place, polygon, rectangle, star, stroke
from art.story._freehand import skin as skin_cut

SCENES: list[Scene] = []


def door_of_rain(plate: Plate) -> None:
    """A door frame alone in the desert; behind it, it rains on a garden."""
    p = PALETTES["dusk"]
    plate.sky([(0, "#231942"), (0.26, "#5e3a76"), (0.48, "#b5658f"), (0.62, "#f0a36b"), (0.7, p.light)])
    random = Random(5)
    with plate.shining(0.7):
        high = "".join(
            circle(random.uniform(30, 570), 30 + 210 * random.random() ** 1.6, random.uniform(0.9, 2.2))
            for _ in range(46)
        )
        cut(plate, high + star(486, 116, 9) + star(118, 84, 7) + star(330, 60, 6), "#f8e6d0", edge=0.1)
    with plate.shining():
        cut(plate, circle(64, 604, 44), "#fff2cc")
    plate.at(0.8)
    far = path("M-10,622C90,588 210,634 330,612C430,592 520,596 620,624V920H-10Z")
    cut(plate, far, mix(p.far, p.warm, 0.35), 26, 0.3)
    plate.at(0.1)
    near = path("M-10,668C120,634 300,672 430,654C510,646 560,660 620,672V920H-10Z")
    sand = cut(plate, near, mix(p.hot, p.warm, 0.5), 30, 0.5, bottom=(mix(p.middle, p.hot, 0.25), 260))
    _shadows(plate, sand)
    with plate.shining(0.8):
        _rainy_garden(plate)
    _frame(plate)
    _veiled_rider(plate)
    _puddle(plate)
    _drinking_camel(plate)


def _shadows(plate: Plate, sand: Field) -> None:
    """The shadow of the frame falls the wrong way, towards the sun, and something grows in it."""
    p = PALETTES["dusk"]
    outer = [(228, 708), (420, 708), (150, 872), (-70, 872)]
    inner = [(262, 712), (386, 712), (128, 850), (-26, 850)]
    cut(plate, polygon(outer), p.deep, clip=sand * (1 - plate.mask(polygon(inner))), opacity=0.62)
    sprouts = "".join(
        plume(x, y, 20, 8, -90 + turn) + plume(x, y, 17, 7, -90 - turn)
        for x, y, turn in ((190, 786, 34), (112, 836, 30), (72, 832, 40), (146, 812, 26), (238, 768, 30))
    )
    cut(plate, sprouts, "#8fc46a", 0, 0.3)


def _rainy_garden(plate: Plate) -> None:
    p = PALETTES["dusk"]
    opening = plate.mask(rectangle(258, 250, 132, 456))
    stops = [(0.27, "#d3e4cc"), (0.44, "#8fbf9a"), (0.6, "#3f8a63"), (0.78, "#1d5a48")]
    plate.lay(plate.ramp(plate.y / 900, stops), opening)
    random = Random(8)
    for y, low, ink in ((330, 60, "#a9d0a4"), (400, 70, "#6fac7c"), (470, 70, "#4a9168")):
        spots = [(random.uniform(246, 402), y + random.uniform(0, low), random.uniform(26, 44)) for _ in range(9)]
        crowns = "".join(circle(*spot) for spot in spots)
        cut(plate, crowns + circle(360, y + 38, 16) + rectangle(250, y + 40, 150, 260), ink, 18, 0.4, clip=opening)
    bough = tube("404,640,40 392,480,30 376,360,24 350,262,16 338,226,14") + tube("384,400,18 340,330,12 290,300,6")
    cut(plate, bough, "#2c4a3c", 10, 0.5, clip=opening)
    stones = (
        (352, 690, 40),
        (338, 660, 33),
        (350, 634, 27),
        (362, 612, 22),
        (352, 593, 18),
        (340, 577, 14),
        (338, 564, 10),
    )
    for x, y, wide in stones:
        cut(plate, ellipse(x, y, wide * 0.62, wide * 0.2), "#c9d2b0", 3, 0.3, clip=opening)
    _leaves(plate, opening)
    cut(plate, line([(300, 306), (290, 520)], 3) + line([(330, 326), (326, 512)], 3), "#f2e6c0", clip=opening)
    cut(plate, line([(284, 521), (332, 512)], 8), p.hot, 0, 0.4, clip=opening)
    for x, y, ink in ((262, 700, "#17503f"), (396, 708, "#1f6a4c"), (284, 722, "#2f8a58"), (376, 724, "#3f9a5c")):
        fan = "".join(plume(x, y, 92 - abs(turn) * 0.4, 20, turn - 90) for turn in range(-72, 73, 24))
        cut(plate, fan, ink, 7, 0.4, clip=opening)
    blooms = ((276, 628), (290, 652), (382, 632), (368, 654), (266, 596))
    cut(plate, "".join(circle(x, y, 8) for x, y in blooms), p.hot, 4, 0.3, clip=opening)
    cut(plate, "".join(circle(x, y, 2.8) for x, y in blooms), p.light, clip=opening)
    drops = "".join(
        stroke(f"M{random.uniform(262, 404):.1f},{random.uniform(240, 690):.1f}l-8,{random.uniform(16, 40):.1f}", 2.2)
        for _ in range(66)
    )
    cut(plate, drops, "#f4fbef", clip=opening, opacity=0.8, edge=0.1)


def _leaves(plate: Plate, opening: Field) -> None:
    """They hang from the bough into the top of the door."""
    random = Random(21)
    for ink, count in (("#2f6a4a", 26), ("#4f9a5c", 22), ("#86c476", 12)):
        blades = ""
        for _ in range(count):
            x = random.uniform(262, 396)
            y = 248 + random.uniform(0, 12 + 74 * ((x - 262) / 134) ** 2)
            blades += plume(x, y, random.uniform(20, 32), random.uniform(9, 13), random.uniform(60, 125))
        cut(plate, blades, ink, 4, 0.3, clip=opening)


def _frame(plate: Plate) -> None:
    p = PALETTES["dusk"]
    wood: Colour = "#5fb0c8"
    cut(plate, path("M236,226H412V706H388V252H262V706H236Z"), wood, 9, 1.2)
    cut(plate, rectangle(222, 212, 204, 22, 4), lighter(wood, 0.2), 8, 0.9)
    cut(plate, path("M226,700H420L428,718H216Z"), darker(wood, 0.25), 6, 0.6)
    chips = "M244,300l8,14l-6,30l-4,-20ZM396,420l10,22l-8,40l-4,-30ZM246,640l8,20l-8,26ZM402,270l6,16l-8,10Z"
    cut(plate, path(chips + "M300,232l30,4l20,-2l-6,8h-40Z"), "#c79a68")
    cut(plate, "".join(rectangle(404, y, 8, 26, 2) for y in (320, 590)), p.deep)


_ROBE = (
    "M150,432C126,440 114,458 110,488C104,540 94,600 80,660C70,700 54,732 36,754C62,748 84,762 108,761"
    "C132,760 146,750 170,756C192,764 212,752 234,756C230,700 226,640 219,590C216,550 212,500 206,462"
    "C200,440 176,428 150,432Z"
)
_SLEEVE = (
    "M156,448C186,438 232,446 288,458C293,463 294,476 290,486C278,494 272,512 268,534C262,570 248,606 224,628"
    "C212,606 194,592 174,576C148,556 134,520 137,486C139,464 147,452 156,448Z"
)
_HEAD = (
    "M146,448C130,430 125,400 135,376C145,352 172,341 195,348C212,354 220,368 218,382C219,388 217,392 220,398"
    "C224,406 229,412 228,417C226,421 221,421 220,425C222,434 220,448 212,458C196,472 162,470 146,448Z"
)
_VEIL = (
    "M136,416C162,402 196,401 222,402C226,409 229,413 228,417C226,421 221,421 220,425C221,432 218,438 214,444"
    "C216,458 208,474 196,488C176,486 152,478 132,462C128,446 130,430 136,416Z"
)
_WRAPS = (
    "M130,398C142,374 184,362 219,374L218,386C190,379 158,388 138,416C131,412 129,404 130,398Z",
    "M134,380C148,356 186,348 214,362L218,374C190,365 152,374 131,400C131,392 132,386 134,380Z",
    "M142,364C156,346 184,342 204,352L212,361C190,353 156,358 136,378C138,372 140,368 142,364Z",
)


# The right hand, seen from its back: thumb, then four fingers that part and droop a little.
_FINGERS = (
    "312,463,8.4 324,459,7.6 336,457,7 345,459,5.4",
    "314,469,8.6 328,468,7.8 341,469,7.2 350,473,5.4",
    "313,475,8.2 326,477,7.4 338,480,6.8 346,485,5.2",
    "310,481,7.4 320,485,6.6 329,490,6 334,495,4.8",
)
_THUMB = "294,466,12 303,457,9.6 311,449,8.2 317,443,6"
_PALM = "M276,463C290,463 298,459 308,458C316,460 319,466 318,472C318,480 315,485 309,486C298,485 290,482 276,482Z"


def _folds(plate: Plate, shape: str, ink: Colour, *lines: str) -> None:
    """Creases that swell and end in a point."""
    cut(plate, within("".join(map(limb, lines)), shape), ink, edge=0.3)


def _veiled_rider(plate: Plate) -> None:
    """In indigo from head to foot; one hand, in the rain, has put out a leaf."""
    p = PALETTES["dusk"]
    indigo: Colour = "#3546a8"
    skin: Colour = "#8a5238"
    dark, pale = darker(indigo, 0.42), lighter(indigo, 0.3)
    feet = "M196,752C214,752 228,758 240,765C250,770 258,771 258,777L196,778Z"
    cut(plate, path(feet) + place(path(feet), -92, -2), skin, 5, 0.6)
    tail = "M152,424C120,426 94,446 74,482C62,504 46,520 22,526C48,538 80,530 100,510C122,488 140,470 160,456Z"
    cut(plate, path(tail), darker(indigo, 0.15), 9, 0.6)
    _folds(plate, path(tail), dark, "150,434,1 112,456,5 84,496,5 50,526,1")
    cut(plate, path("M186,470C212,540 236,650 240,764C224,768 206,766 190,764Z"), "#efe4cc", 8, 0.6)
    robe = path(_ROBE)
    cut(plate, robe, indigo, 34, 1)
    _folds(
        plate, robe, dark, "128,470,1 116,560,7 92,680,9 66,756,5", "140,540,1 130,620,8 116,700,10 106,770,6",
        "164,580,1 160,650,7 152,710,9 150,770,6", "194,610,1 196,670,6 196,720,8 196,770,6",
    )  # fmt: skip
    _folds(plate, robe, pale, "122,500,1 106,600,4 80,700,5 54,750,2", "150,600,1 142,680,4 132,730,4 128,756,1")
    cut(plate, ellipse(289, 472, 6, 15), darker(indigo, 0.6))
    skin_cut(plate, path(_PALM) + "".join(map(limb, (*_FINGERS, _THUMB))), skin, 7, 0.4)
    gaps = (
        "M326,463.5C320,464.5 316,465 312,466M326,472.5C320,472.5 316,472.5 313,472.5M320,481C316,480 314,479 311,478"
    )
    cut(plate, stroke(gaps, 1.3), darker(skin, 0.4), edge=0.1)
    _leaf(plate)
    sleeve = path(_SLEEVE)
    cut(plate, sleeve, indigo, 20, 1)
    _folds(
        plate, sleeve, dark, "158,462,1 190,482,6 236,488,6 286,474,1", "150,476,1 176,516,8 218,530,7 268,512,1",
        "146,500,1 166,548,8 200,572,7 246,576,1", "276,490,1 262,530,5 246,580,6 228,620,1",
    )  # fmt: skip
    _folds(plate, sleeve, pale, "170,452,1 210,456,4 250,460,4 284,466,1", "150,510,1 172,562,4 204,588,4 226,606,1")
    cut(plate, path(_HEAD), indigo, 18, 0.8)
    cut(
        plate,
        path("M178,399C188,386 204,380 218,382C219,388 217,392 220,398L224,406C206,406 190,410 180,408Z"),
        skin,
        5,
    )
    cut(
        plate,
        path("M203,394C207,389.5 212,388.5 216.5,390C216.5,393.5 215.5,396 214,397.5C210,398 206,397 203,394Z"),
        "#f2e4cc",
    )
    cut(plate, ellipse(214, 393.4, 2.2, 3.8), p.deep)
    cut(plate, limb("199,394.5,0.8 205,389.5,2.2 211,387.6,2.6 218,388.8,2.4"), p.deep)
    cut(plate, stroke("M205,398C209,400 212,399.8 214.5,398.4", 1.1), p.deep)
    for turn, wrap in enumerate(_WRAPS):
        cut(plate, path(wrap), mix(indigo, "#6f86e0", 0.12 * turn), 5, 0.4)
    veil = path(_VEIL)
    cut(plate, veil, darker(indigo, 0.08), 14, 0.6)
    _folds(
        plate, veil, dark, "138,424,1 164,424,4 196,418,4 224,414,1", "140,444,1 166,450,5 196,442,4 220,428,1",
        "146,464,1 170,474,5 196,466,4 214,448,1",
    )  # fmt: skip


def _leaf(plate: Plate) -> None:
    """It grows from the tip of the first finger, and rain drips from the hand."""
    cut(plate, stroke("M345,458C350,451 353,444 354,432M350,450C353,450 356,451 362,453", 3), "#5f9a48")
    blades = (
        "M353,434C344,414 352,388 374,372C384,396 378,424 353,434Z"
        + "M360,453C368,444 380,444 388,452C380,460 368,460 360,453Z"
    )
    cut(plate, path(blades), "#a4e070", 6, 0.4)
    cut(plate, stroke("M354,432C358,414 364,398 371,382M358,414l-6,-8M362,404l9,-1M365,396l-6,-6", 1.8), "#3f8a4a")
    drip = "".join(
        form(f"{x},{y}! {x + 4},{y + 10} {x},{y + 15} {x - 4},{y + 10}")
        for x, y in ((308, 504), (334, 500), (322, 534), (346, 522), (302, 560))
    )
    cut(plate, drip, "#e8fbff")


def _puddle(plate: Plate) -> None:
    """What leaks over the threshold, still green with the garden."""
    pool = form("266,712! 384,712! 374,742 398,776 384,818 318,836 244,826 218,800 252,772 276,744")
    wet = cut(plate, pool, "#3d8f86", 12, 0.2)
    gleams = ((284, 722, 76), (296, 738, 40), (300, 756, 66), (272, 776, 84), (262, 794, 30), (250, 808, 36))
    cut(plate, "".join(rectangle(x, y, wide, 6, 3) for x, y, wide in gleams), "#a8dcb4", clip=wet, opacity=0.85)
    for radius in (46, 30, 16):
        hoop = ellipse(318, 818, radius, radius * 0.3)
        cut(plate, plate.mask(hoop) * (1 - plate.mask(ellipse(318, 818, radius - 4, radius * 0.3 - 2.6))), "#eafaf0",
            clip=wet, opacity=0.7, edge=0)  # fmt: skip


_CAMEL = (
    "M318,820C320,812 326,806 331,801C338,792 350,782 362,773C370,766 380,762 390,764C404,768 414,780 428,778"
    "C446,774 456,746 464,722C470,700 484,684 496,664C504,648 512,630 528,628C546,628 552,652 560,676"
    "C568,694 590,704 606,716L612,880L470,880C450,876 436,862 426,850C412,848 402,838 394,824C388,818 380,817 372,820"
    "C358,826 346,826 338,829C330,832 320,830 318,820Z"
)
_CLOTH = (
    "M474,698C500,680 540,672 563,682C574,698 592,706 612,716V806C594,812 578,802 556,808C532,814 508,802 480,810"
    "C470,780 466,734 474,698Z"
)


def _drinking_camel(plate: Plate) -> None:
    """Couched on the sand, the long neck stretched to the water."""
    p = PALETTES["dusk"]
    hide: Colour = "#f1dcb2"
    dim, fur = darker(hide, 0.3), "#c9975f"
    body = path(_CAMEL)
    whole = cut(plate, body, hide, 24, 1)
    tuft = "M496,668C504,648 512,630 528,628C546,628 552,652 560,674C548,664 540,672 530,664C520,672 508,662 496,668Z"
    cut(plate, path(tuft), fur, 6, clip=whole)
    cut(
        plate,
        path("M588,752C556,760 536,800 526,846C522,860 530,870 546,872C570,874 600,874 614,874V752Z"),
        hide,
        16,
        0.6,
    )
    leg = "M488,782C466,796 444,822 424,846C416,856 414,868 424,871C448,875 486,875 512,872C520,864 508,857 494,857"
    cut(plate, path(leg + "C484,857 476,855 472,852C490,838 512,822 520,800Z"), hide, 12, 0.6)
    cut(plate, path("M386,770C386,756 394,748 403,748C406,758 402,768 394,773Z"), dim, 4, 0.4)
    cut(plate, path("M368,778C374,780 376,786 374,791C366,793 358,791 354,787C358,781 362,778 368,778Z"), dim, 3)
    marks = "M353,787C359,794 368,794 375,789M357,791l-3,5M363,793l-1,6M369,793l2,5M321,824C332,820 342,820 352,813"
    cut(plate, stroke(marks, 2.6) + limb("329,809,1 333,806,4 337,807,1"), p.deep, edge=0.1)
    cloth = cut(plate, path(_CLOTH), p.hot, 14, 0.8)
    cut(plate, stroke("M466,722C500,704 548,700 566,706C580,716 600,724 620,732", 5), p.light, clip=cloth)
    cut(plate, stroke("M466,790C500,786 524,796 554,790C580,786 600,792 620,788", 5), p.warm, clip=cloth)
    diamonds, hearts = (
        "".join(
            polygon([(x, y - high), (x + high * 0.65, y), (x, y + high), (x - high * 0.65, y)])
            for x, y in ((492, 752), (524, 748), (556, 748), (588, 757))
        )
        for high in (18, 7)
    )
    cut(plate, diamonds, "#283070", clip=cloth)
    cut(plate, hearts, p.warm, clip=cloth)
    fringe = "".join(line([(x, 804), (x - 1, 820)], 3.4) for x in range(482, 600, 10))
    cut(plate, fringe, p.warm, lift=0.2)
    cut(
        plate,
        stroke("M389,765C390,784 388,802 379,818M342,791C347,803 348,816 345,827M385,796C372,800 358,802 346,804", 3.4),
        p.hot,
    )


SCENES.append(
    Story(
        draw=door_of_rain, palette="dusk", operator="threshold", setting="desert", season="summer", framing="wide",
        moods=("desire", "mystery"), living=("rider", "camel"),
        objects=("door frame", "garden", "rain", "puddle", "leaf", "shadow", "swing"),
        words={"porte/door": 3, "désert/desert": 3, "pluie/rain": 3, "jardin/garden": 3, "chameau/camel": 2,
               "main/hand": 2, "soif/thirst": 2, "feuille/leaf": 1, "flaque/puddle": 1, "voile/veil": 1,
               "ombre/shadow": 1, "balançoire/swing": 1, "seuil/threshold": 2, "désir/desire": 2, "mirage/mirage": 2,
               "ailleurs/elsewhere": 1, "étoile/star": 1},
        fr="Un encadrement de porte seul dans le désert donne sur un jardin sous la pluie ; un homme voilé d’indigo "
           "y tend la main, une feuille au doigt ; un chameau boit la flaque du seuil.",
        en="A lone door frame in the desert opens on a garden in the rain; a man in an indigo veil holds a hand "
           "through, a leaf on its finger; a camel drinks the puddle at the threshold.",
    )
)  # fmt: skip
