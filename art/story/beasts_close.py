"""Stories of beasts seen from close by: a cat, a whale."""

from __future__ import annotations

from random import Random

from art.colour import Colour
from art.motif import carried, cut
from art.motifs.curves import curve, form, limb, paced, through, tube
from art.press import Plate, darker, lighter
from art.scene import Scene, Story
from art.shapes import bird, circle, ellipse, line, path, place, polygon, rectangle, ring, stroke

SCENES: list[Scene] = []


def diver_cat(plate: Plate) -> None:
    """By the light of its own bowl, a cat that wears the water looks at a goldfish that reads the news."""
    plate.sky([(0, "#1f5a5e"), (1, "#123c44")])
    plate.at(0.3)
    chair: Colour = "#a8552f"
    cut(plate, form("60,930! 66,560 84,380 150,270 300,236 450,270 516,380 534,560 540,930!"), chair, 60, 3)
    plate.at(0)
    fur: Colour = "#323e4e"
    cut(plate, form("300,560 400,590 450,690 470,830 470,930! 130,930! 130,830 150,690 200,590"), fur, 80, 2)
    cut(plate, form("300,600 344,650 350,740 300,800 250,740 256,650"), "#cfd6d2", 30)
    for side in (-1, 1):
        cut(plate, form(f"{300 + side * 40},700 {300 + side * 84},740 {300 + side * 78},860 {300 + side * 70},930! "
                        f"{300 + side * 12},930! {300 + side * 16},800"), lighter(fur, 0.14), 26, 1)  # fmt: skip
    for side in (-1, 1):
        roll = form("0,930! -6,760 10,700 60,680 116,700 130,760 126,930!")
        cut(plate, place(roll, 20 if side < 0 else 580, 0, 1, 0, side > 0), lighter(chair, 0.1), 44, 2)
    with plate.shining(0.5):
        bowl = cut(plate, circle(300, 364, 214), "#4fae9f", 0)
    with plate.shining(0.75):
        cut(plate, path("M80,262Q150,246 220,262T360,262T520,258V600H80Z"), "#7fd0b6", clip=bowl)
    weeds = tube("150,560,14 130,480,12 156,400,10 134,330,3") + tube("180,580,12 196,520,10 176,450,3")
    cut(plate, weeds, "#1f6a54", 4, clip=bowl)
    for side in (-1, 1):
        cut(plate, place(form("30,-96! 96,-186! 134,-60 120,10"), 300, 400, 1, 0, side < 0), fur, 22, 1)
        cut(plate, place(form("56,-86! 94,-146! 114,-62"), 300, 400, 1, 0, side < 0), "#b0736c", 8)
    cut(plate, form("300,290 380,306 440,370 446,440 400,508 300,536 200,508 154,440 160,370 220,306"), fur, 60, 1)
    cut(plate, form("300,446 350,456 372,492 340,524 300,530 260,524 228,492 250,456"), "#dfe4dc", 24)
    for side in (-1, 1):
        x = 300 + side * 70
        eye = plate.mask(place(form("-44,6! -24,-28 16,-34 44,-8! 30,24 -16,28"), x, 408, 1, 0, side < 0))
        with plate.shining(0.7):
            cut(plate, eye, "#f0d65a", 14)
        cut(plate, ellipse(x + 8, 404, 12, 26), "#0c1218", clip=eye)
        cut(plate, place(stroke("M-46,6Q-22,-36 46,-10", 6), x, 408, 1, 0, side < 0), "#10161e")
        with plate.shining(1):
            cut(plate, circle(x + 2, 392, 6), "#ffffff")
    cut(plate, form("284,452 300,448 316,452 300,470"), "#d98a86", 5)
    cut(plate, stroke("M300,470V484M300,484Q284,500 266,490M300,484Q316,500 334,490", 4), "#3a3038")
    cut(plate, stroke("M246,474L168,462M246,486L164,492M354,474L432,462M354,486L436,492", 3), "#f2f4ee")
    with plate.shining(0.9):
        bubbles = ((322, 250, 9), (338, 220, 12), (330, 186, 7), (466, 338, 8), (454, 304, 5))
        cut(plate, "".join(ring(x, y, r, 3) for x, y, r in bubbles), "#e8fff4")
        cut(plate, stroke("M132,330Q146,250 206,206", 12) + circle(224, 192, 7), "#f4fff8", opacity=0.8)
    cut(plate, ring(300, 364, 214, 7), "#bfe6da")
    cut(plate, path(_COLLAR), "#c8963c", 14, 1)
    cut(
        plate,
        "".join(circle(x, y, 6) for x, y in ((166, 562), (228, 592), (300, 602), (372, 592), (434, 562))),
        "#6b4420",
    )
    _reader(plate)


_COLLAR = "M148,515A214,214 0 0 0 452,515C466,516 480,536 472,552C420,648 180,648 128,552C120,536 134,516 148,515Z"


def _reader(plate: Plate) -> None:
    gold: Colour = "#ff8a34"
    cut(plate, form("520,700! 566,640 596,650! 580,720 600,790! 560,780 524,750!"), darker(gold, 0.15), 14, 1)
    cut(plate, form("372,716 400,672 450,652 500,664 540,716 500,772 450,784 400,764"), gold, 46, 2)
    cut(plate, form("426,660! 440,624 476,602 522,604! 510,630 512,672!"), darker(gold, 0.15), 10)
    scales = "".join(
        stroke(f"M{x},{y}q10,12 0,24", 3)
        for x, y in ((456, 690), (478, 680), (478, 712), (500, 700), (456, 724), (500, 732))
    )
    cut(plate, scales, darker(gold, 0.3))
    cut(plate, circle(404, 702, 17), "#fbf4e0", 6)
    cut(plate, circle(400, 696, 9), "#141018")
    cut(plate, ring(404, 702, 22, 3.4) + line([(426, 700), (456, 690)], 3.4), "#2a1a14")
    cut(plate, stroke("M380,742Q390,744 397,737", 3.4), darker(gold, 0.5))
    cut(plate, polygon([(300, 730), (392, 762), (392, 912), (296, 880)]), "#f4ecd6", 4, 2)
    cut(plate, polygon([(392, 762), (470, 736), (474, 884), (392, 912)]), "#dcd2b8", 4, 1)
    marks = "".join(line([(312, y), (378, y + 22)], 4) for y in range(790, 868, 18))
    marks += "".join(line([(404, y + 12), (460, y - 6)], 4) for y in range(782, 880, 18))
    cut(plate, marks, "#5a6468")
    cut(plate, polygon([(312, 752), (378, 775), (378, 796), (312, 773)]), "#33474c")
    cut(plate, form("440,760 470,756 492,780 476,800 446,790"), gold, 10, 1)


ALOFT = (346.0, 292.0, 0.95, -24.0)  # where the whale hangs, its size and its tilt
KNOT = (386.0, 528.0)  # where its cords meet


def _aloft(shape: str) -> str:
    """A shape of the whale, drawn lying, as it hangs in the wind."""
    return place(shape, *ALOFT)


def _stitched(points: str, width: float, dash: str = "7 6") -> str:
    return curve(points, width).replace("<path", f'<path stroke-dasharray="{dash}"')


def _rib(x: float, width: float, dash: str = "") -> str:
    """A seam around the whale's body."""
    points = f"{x - 6},-112 {x + 14},-40 {x + 12},20 {x - 8},112"
    return _aloft(_stitched(points, width, dash) if dash else curve(points, width))


def _bank(plate: Plate, lobes: str) -> None:
    """A bank of cloud, of discs "x,y,radius"."""
    discs = [tuple(float(part) for part in word.split(",")) for word in lobes.split()]
    cut(plate, "".join(circle(x, y, r) for x, y, r in discs), "#fffcf2", 40)
    cut(plate, "".join(circle(x + 6, y + 16, r * 0.8) for x, y, r in discs), "#f1ece0", 30)


def _cloth_whale(plate: Plate) -> None:
    """Sewn of pieces of cloth on hoops, with one red patch."""
    blue: Colour = "#5d84a6"
    upper = form("-214,-22! -246,-40 -270,-74 -300,-124! -312,-76 -304,-38 -278,-8! -240,0!")
    lower = form("-282,-12! -306,10 -328,44 -338,88! -294,70 -254,40 -212,6! -230,-14!")
    cut(plate, _aloft(form("-58,-80! -86,-92 -122,-100! -118,-76 -110,-58!")), darker(blue, 0.1), 8)
    cut(plate, _aloft(upper + lower), darker(blue, 0.06), 14)
    body = form(
        "256,10 246,-24 206,-66 136,-94 44,-104 -46,-88 -118,-60 -176,-36 -220,-26! -262,-12! -222,4! "
        "-172,20 -112,44 -40,72 44,94 126,98 196,80 240,46"
    )
    skin = cut(plate, _aloft(body), blue, 90, 1)
    for x, wide, ink in ((-196, 70, "#4f7698"), (-64, 78, "#7398b4"), (92, 76, "#527a9c")):
        panel = f"M{x - 6},-112C{x + 20},-40 {x + 18},20 {x - 8},112H{x + wide - 8}"
        panel += f"C{x + wide + 18},20 {x + wide + 20},-40 {x + wide - 6},-112Z"
        cut(plate, _aloft(path(panel)), ink, clip=skin)
    stripes = "".join(_aloft(curve(f"{x},-108 {x + 20},-40 {x + 18},20 {x - 4},108", 5)) for x in range(-56, 12, 13))
    cut(plate, stripes, "#5d84a6", clip=skin)
    belly = form("262,16! 214,34 156,38 104,28 20,36 -70,34 -150,26 -190,16! -60,130! 140,140! 270,90!")
    pale = cut(plate, _aloft(belly), "#f7f0dd", 40, clip=skin)
    folds = "".join(
        _aloft(
            curve(
                f"{252 - i * 8},{26 + i * 12} {170 - i * 5},{48 + i * 11} 60,{46 + i * 10} {8 * i - 50},{48 + i * 7}",
                2.6,
            )
        )
        for i in range(5)
    )
    cut(plate, folds, "#bdb6a4", clip=pale)
    for x in (-196, -126, -64, 14, 92, 168):
        cut(plate, _rib(x, 5), darker(blue, 0.22), clip=skin, opacity=0.55)
        cut(plate, _rib(x + 5, 2.2, "7 6"), "#f3e6c8", clip=skin)
    cut(
        plate,
        _aloft(curve("-236,-12 -150,-6 -40,-22 70,-30 150,-36 236,-28", 4)),
        darker(blue, 0.25),
        clip=skin,
        opacity=0.5,
    )
    mouth = "264,16 214,35 156,38 112,24"
    cut(plate, _aloft(curve(mouth, 4.5)), "#24405e", clip=skin)
    cut(plate, _aloft(curve("94,-12 112,-24 134,-12", 3.4)), "#24405e")
    cut(plate, _aloft(ellipse(114, -6, 10, 8.5)), "#182238", 4)
    with plate.shining(1):
        cut(plate, _aloft(circle(111, -10, 2.8)), "#ffffff")
    _patches(plate)
    cut(plate, line([_hung(196, 80), KNOT], 2) + line([_hung(-112, 44), KNOT], 2), "#4a4048")
    fin = form("60,62! 78,54 104,58 122,72! 104,108 74,152 36,188 -4,208! 8,164 26,116 44,82")
    flap = cut(plate, _aloft(fin), darker(blue, 0.08), 22, 1)
    cut(plate, _aloft(_stitched("102,76 82,124 40,172 6,198", 2.2)), "#f3e6c8", clip=flap)
    cut(
        plate,
        _aloft(_stitched("-222,-24 -262,-50 -296,-106", 2.2) + _stitched("-226,4 -280,36 -326,76", 2.2)),
        "#f3e6c8",
    )


def _patches(plate: Plate) -> None:
    red, gold = (
        polygon([(-30, -26), (28, -30), (32, 26), (-26, 30)]),
        polygon([(-18, -14), (16, -17), (19, 15), (-16, 17)]),
    )
    for shape, x, y, turn, ink in ((red, 44, -54, -10, "#d1432c"), (gold, -112, -20, 22, "#dcae5c")):
        cut(plate, _aloft(place(shape, x, y, 1, turn)), ink, 5, 0.3)
        seam = place(shape, x, y, 0.82, turn).replace(
            "<path", '<path fill="none" stroke="#fff" stroke-width="3" stroke-dasharray="7 6"'
        )
        cut(plate, _aloft(seam), "#fbeed6")


def _ribbons(plate: Plate) -> None:
    """The tail of the kite: a cord with bows, that the wind carries."""
    cord = [_hung(-280, -10), (52, 470), (84, 540), (150, 590), (140, 646), (96, 690)]
    cut(plate, stroke(through(cord), 2.6), "#8c3a2c")
    for i, (x, y, turn) in enumerate(paced(cord, 50)[1:]):
        size = 1.1 - i * 0.09
        bow = form("0,0! -14,-13 -27,-11! -23,0 -27,11! -13,10") + form("0,0! 14,-13 27,-11! 23,0 27,11! 13,10")
        cut(plate, place(bow + circle(0, 0, 4.6), x, y, size, turn + 90), "#d1432c" if i % 2 else "#e8b45a", 5, 0.2)


def whale_kite(plate: Plate) -> None:
    """Above a bright coast a child holds a whale of cloth; a second cord hangs down, and nobody holds it."""
    plate.sky([(0, "#b4d0de"), (0.45, "#e2ebe8"), (0.8, "#fbf1da"), (1, "#fdf3dc")])
    plate.at(0.9)
    _bank(
        plate,
        "330,690,22 366,676,32 412,654,46 470,620,62 536,590,70 600,570,80 560,680,90 460,700,60 "
        "610,690,60 390,724,40 340,730,30",
    )
    _bank(plate, "-6,560,44 44,590,36 84,620,26 120,632,16 20,626,40 -10,640,40 60,638,22")
    _bank(plate, "40,92,20 76,74,28 116,64,34 160,80,26 196,94,15 100,96,16 140,98,14")
    cut(
        plate,
        "".join(bird(x, y, s, t, 0.9) for x, y, s, t in ((262, 120, 20, -8), (300, 98, 15, -14), (232, 92, 12, 4))),
        "#6d7f8c",
    )
    plate.at(0.75)
    cut(plate, path("M-10,726H610V920H-10Z"), "#9fc3c6")
    gleams = "".join(line([(x, y), (x + w, y)], 2.4) for x, y, w in _GLEAMS)
    cut(plate, gleams, "#eef5ee", opacity=0.8)
    plate.shadow(place(path(_UNDER), 270, 790, 1), 0.55, 7)
    _far_light(plate)
    plate.at(0.12)
    _ribbons(plate)
    _cloth_whale(plate)
    loose = [_hung(-160, 24), (206.0, 540.0), (222, 620), (214, 690)]
    cut(plate, stroke(through(loose), 2), "#4a4048")
    reel = rectangle(-13, 0, 26, 6, 3) + rectangle(-9, 5, 18, 16) + rectangle(-13, 20, 26, 6, 3)
    cut(plate, place(reel, 214, 690, 1, 12), "#b5834a", 5)
    plate.at(0)
    hill = path("M-10,862C110,824 250,842 380,828C470,818 540,806 610,812V920H-10Z")
    cut(plate, hill, "#93ab68", 30, 0.6)
    blades = Random(4)
    grass = ""
    for _ in range(150):
        x, y = blades.uniform(0, 600), blades.uniform(842, 896)
        grass += curve(f"{x},{y} {x - 3},{y - 9} {x - 9},{y - 15}", 2)
    cut(plate, grass, "#6f8a4c")
    plate.shadow(ellipse(500, 858, 76, 8, -4), 0.7, 4)
    _flyer(plate)


_UNDER = (  # the whale's shadow on the water
    "M-190,-4C-150,-16 -60,-26 60,-18C120,-14 160,-4 170,4C120,16 20,20 -60,12C-110,8 -150,6 -172,4"
    "L-214,14L-204,0L-222,-12Z"
)
_GLEAMS = (
    (40, 748, 70), (150, 742, 40), (300, 750, 90), (470, 744, 60), (80, 772, 50), (210, 778, 70), (380, 770, 46),
    (30, 800, 60), (170, 806, 44), (320, 796, 70),
)  # fmt: skip


def _hung(x: float, y: float) -> tuple[float, float]:
    """A point of the whale on the sheet."""
    return carried((x, y), *ALOFT)


def _far_light(plate: Plate) -> None:
    """A headland with a small lighthouse."""
    cut(plate, form("-20,740! -20,700! 30,690 78,698 120,716 176,729! 176,736!"), "#8fa694", 10)
    cut(plate, polygon([(48, 694), (52, 640), (66, 640), (70, 694)]), "#f8f2e2", 6)
    cut(plate, polygon([(50, 676), (51, 660), (67, 660), (68, 676)]), "#d1432c", 4)
    cut(plate, rectangle(50, 629, 18, 12) + polygon([(47, 630), (59, 617), (71, 630)]), "#6d4a44")


def _flyer(plate: Plate) -> None:
    """A child in red, heels in the grass, leaning back against the pull and looking up."""
    skin: Colour = "#8f5a39"
    hand = (430.0, 660.0)
    cut(plate, circle(*KNOT, 3.4) + line([KNOT, hand], 2.2), "#4a4048")
    cut(plate, limb("498,778,30 512,818,22 520,852,15"), darker(skin, 0.12), 10)
    cut(plate, form("510,846! 532,846 534,862! 498,864! 500,856"), "#33283a", 6)
    cut(plate, limb("520,716,24 482,700,19 446,672,14"), "#a83322", 8)
    cut(plate, limb("484,784,32 462,820,23 444,852,15"), skin, 10)
    cut(plate, form("452,846! 452,864! 412,866! 414,856 434,852 440,842!"), "#33283a", 6)
    cut(plate, form("476,752! 528,770! 530,812 506,818! 502,796 494,790 480,816! 454,806! 462,776"), "#34496a", 16)
    cut(plate, form("508,696! 536,704 546,728 540,764 530,786 496,782 472,766! 478,730 490,706"), "#d1432c", 26)
    cut(plate, curve("474,758 500,776 532,778", 5), "#f4e2c2")
    _looking_up(plate, skin)
    cut(plate, form("496,700 512,696 532,702 536,712 514,710 498,710"), "#e0593f", 5)
    cut(plate, limb("526,718,27 486,714,21 440,676,14"), "#d1432c", 9, 0.3)
    cut(plate, form("448,684 436,684 426,672 424,660 432,652 442,660 452,672"), skin, 7)
    cut(plate, rectangle(416, 646, 26, 7, 3) + rectangle(420, 650, 18, 14), "#b5834a", 5)
    cut(plate, form("422,658 434,654 444,660 442,668 430,670 422,666"), skin, 5)


def _looking_up(plate: Plate, skin: Colour) -> None:
    """A head in profile, thrown back."""

    def up(shape: str) -> str:
        return place(place(shape, -512, -688), 514, 690, 1, 22)

    cut(plate, limb("516,712,22 512,686,19"), darker(skin, 0.1), 6)
    profile = (
        "M520,690C510,694 498,690 492,684C486,682 483,678 486,674C482,672 482,669 484,667C480,664 477,660 481,658"
        "C483,655 486,654 487,650C490,642 500,634 514,636C534,640 542,658 538,674C536,684 530,690 520,690Z"
    )
    cut(plate, up(path(profile)), skin, 14)
    cut(plate, up(circle(494, 656, 2.6) + curve("491,648 496,645 502,646", 2)), "#2a1a1c")
    cut(plate, up(curve("486,673 490,674.5 495,672", 1.8)), "#5e3324")
    curls = (
        "498,640,11 510,632,13 524,632,14 538,640,14 546,654,14 546,670,12 538,684,10 532,660,16 520,646,12 552,646,9"
    )
    lobes = [tuple(float(part) for part in word.split(",")) for word in curls.split()]
    cut(plate, up("".join(circle(x, y, r) for x, y, r in lobes)), "#2a1a1c", 9)
    cut(plate, up(ellipse(521, 668, 5, 7, -10)), skin, 4)


SCENES.append(
    Story(
        draw=diver_cat, palette="lagoon", operator="inversion", setting="interior", framing="close",
        moods=("comic",), living=("cat", "goldfish"), objects=("fishbowl", "armchair", "newspaper", "spectacles"),
        words={"chat/cat": 3, "poisson/fish": 3, "bocal/bowl": 3, "eau/water": 2, "scaphandre/diving helmet": 2,
               "fauteuil/armchair": 1, "journal/newspaper": 2, "lunettes/spectacles": 1, "visite/visit": 1,
               "échange/exchange": 2, "monde à l’envers/upside-down world": 2, "patience/patience": 1,
               "tête-à-tête/face to face": 1, "bulles/bubbles": 1},
        fr="Dans un fauteuil, un chat nous regarde du fond d’un bocal plein d’eau, posé sur ses épaules comme "
           "un scaphandre ; à côté de lui, un poisson rouge à lunettes lit le journal au sec.",
        en="In an armchair a cat looks at us out of a bowl full of water that sits on its shoulders like a "
           "diving helmet; beside it a goldfish in spectacles reads the newspaper in the dry.",
    )
)  # fmt: skip
SCENES.append(
    Story(
        draw=whale_kite, palette="linen", operator="tether", setting="sky", framing="below",
        moods=("vastness", "joy"), living=("whale", "child"), objects=("kite", "string", "ribbons", "patch"),
        words={"baleine/whale": 3, "cerf-volant/kite": 3, "immensité/vastness": 3, "ciel/sky": 2,
               "enfant/child": 2, "ficelle/string": 2, "vent/wind": 2, "liberté/freedom": 2, "rêve/dream": 1,
               "retenir/holding on": 2, "lâcher prise/letting go": 1, "petit et grand/small and large": 1,
               "rapiécé/mended": 1, "mer/sea": 1, "phare/lighthouse": 1},
        fr="Au bord de la mer, un enfant retient par une ficelle un cerf-volant grand comme le ciel : une baleine "
           "rapiécée de rouge, des rubans à la queue ; une autre ficelle pend, que personne ne tient.",
        en="By the sea a child holds on a string a kite as large as the sky: a whale of cloth with a red patch "
           "and ribbons at its tail; another string hangs down, and nobody holds it.",
    )
)  # fmt: skip
