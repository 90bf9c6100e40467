"""Stories of beasts seen from close by: a cat, a whale."""

from __future__ import annotations

from random import Random

from art.colour import Colour
from art.motif import cut, draw
from art.motifs.curves import curve, form, tube
from art.motifs.heads import head
from art.press import Plate, darker, lighter
from art.scene import Scene, Story
from art.shapes import circle, cloud, ellipse, line, path, place, polygon, ridge, ring, stroke

SCENES: list[Scene] = []


def diver_cat(plate: Plate) -> None:
    """By the light of its own bowl, a cat that wears the water looks at a goldfish that reads the news."""
    plate.sky([(0, "#1f5a5e"), (1, "#123c44")])
    plate.at(0.3)
    chair: Colour = "#a8552f"
    cut(plate, form("60,930! 66,560 84,380 150,270 300,236 450,270 516,380 534,560 540,930!"), chair, 60, 3)
    buttons = "".join(circle(x, y, 8) for x, y in ((120, 420), (120, 560), (480, 420), (480, 560)))
    cut(plate, buttons, "#5e2a20", 4)
    plate.at(0)
    fur: Colour = "#323e4e"
    cut(plate, form("300,560 400,590 450,690 470,830 470,930! 130,930! 130,830 150,690 200,590"), fur, 80, 2)
    cut(plate, form("300,600 344,650 350,740 300,800 250,740 256,650"), "#cfd6d2", 30)
    for side in (-1, 1):
        cut(plate, form(f"{300 + side * 40},700 {300 + side * 84},740 {300 + side * 78},860 {300 + side * 70},930! "
                        f"{300 + side * 12},930! {300 + side * 16},800"), lighter(fur, 0.06), 26, 1)  # fmt: skip
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
        bubbles = ((322, 250, 9), (338, 220, 12), (330, 186, 7), (440, 330, 8), (452, 296, 5))
        cut(plate, "".join(ring(x, y, r, 3) for x, y, r in bubbles), "#e8fff4")
        cut(plate, stroke("M132,330Q146,250 206,206", 12) + circle(224, 192, 7), "#f4fff8", opacity=0.8)
    cut(plate, ring(300, 364, 214, 7), "#bfe6da")
    cut(plate, form("150,560 300,596 450,560 462,590 300,634 138,590"), "#c8963c", 14, 1)
    cut(
        plate,
        "".join(circle(x, y, 6) for x, y in ((178, 586), (238, 604), (300, 610), (362, 604), (422, 586))),
        "#6b4420",
    )
    _reader(plate)


def _reader(plate: Plate) -> None:
    gold: Colour = "#ff8a34"
    cut(plate, form("520,700! 566,640 596,650! 580,720 600,790! 560,780 524,750!"), darker(gold, 0.15), 14, 1)
    cut(plate, form("372,716 400,672 450,652 500,664 540,716 500,772 450,784 400,764"), gold, 46, 2)
    cut(plate, form("430,656! 450,612 500,606! 504,664!"), darker(gold, 0.15), 10)
    scales = "".join(
        stroke(f"M{x},{y}q10,12 0,24", 3)
        for x, y in ((456, 690), (478, 680), (478, 712), (500, 700), (456, 724), (500, 732))
    )
    cut(plate, scales, darker(gold, 0.3))
    cut(plate, circle(404, 702, 17), "#fbf4e0", 6)
    cut(plate, circle(400, 696, 9), "#141018")
    cut(plate, ring(404, 702, 22, 3.4) + line([(426, 700), (456, 690)], 3.4), "#2a1a14")
    cut(plate, stroke("M374,736Q388,742 398,734", 5), "#8e3514")
    cut(plate, polygon([(300, 730), (392, 762), (392, 912), (296, 880)]), "#f4ecd6", 4, 2)
    cut(plate, polygon([(392, 762), (470, 736), (474, 884), (392, 912)]), "#dcd2b8", 4, 1)
    marks = "".join(line([(312, y), (378, y + 22)], 4) for y in range(790, 868, 18))
    marks += "".join(line([(404, y + 12), (460, y - 6)], 4) for y in range(782, 880, 18))
    cut(plate, marks, "#5a6468")
    cut(plate, polygon([(312, 752), (378, 775), (378, 796), (312, 773)]), "#33474c")
    cut(plate, form("440,760 470,756 492,780 476,800 446,790"), gold, 10, 1)


def whale_kite(plate: Plate) -> None:
    """A child flies a whale that somebody has patched."""
    plate.sky([(0, "#cfdfe6"), (0.5, "#eef1ea"), (1, "#fbf3de")])
    plate.at(0.8)
    random = Random(6)
    for x, y, w, h in ((470, 90, 200, 26), (90, 470, 220, 30), (500, 560, 240, 28), (300, 660, 200, 16)):
        cut(plate, cloud(random, x, y, w, h), "#fffdf6", 10)
    plate.at(0.12)
    blue: Colour = "#5f86a8"
    tail = "176,462 134,490 96,526 50,548! 58,508 70,478 84,456 66,438 52,414 40,380! 96,402"
    body = form(
        f"150,424 210,352 280,262 370,176 470,150 548,186 572,262 540,350 450,420 330,450 250,456 {tail} 106,412"
    )
    skin = cut(plate, body, blue, 90, 2)
    belly = form("230,458 270,428 340,392 440,344 530,270 572,262 560,330 460,420 330,452 200,456")
    cut(plate, belly, "#f6f2e4", 30, clip=skin)
    folds = "".join(
        curve(f"{560 - i * 4},{300 + i * 12} {470 - i * 6},{372 + i * 11} {360 - i * 8},{418 + i * 9}", 2.4)
        for i in range(5)
    )
    cut(plate, folds, "#b9b6a8", clip=skin)
    cut(plate, line([(128, 446), (560, 210)], 7) + line([(300, 226), (404, 440)], 7), "#c9a05a", 3)
    seams = "".join(circle(136 + i * 17.7, 441.6 - i * 9.68, 2) for i in range(24))
    cut(plate, seams, "#7a5a34")
    cut(plate, place(polygon([(-34, -26), (30, -30), (34, 28), (-30, 30)]), 430, 214, 1, 14), "#d1432c", 4, 0.4)
    cut(
        plate,
        place(stroke("M-34,-26L30,-30L34,28L-30,30Z", 3), 430, 214, 0.84, 14).replace(
            "<path", '<path stroke-dasharray="6 6"'
        ),
        "#fbe9d0",
    )
    cut(plate, circle(506, 272, 10), "#1c2438", 4)
    with plate.shining(1):
        cut(plate, circle(503, 268, 3.4), "#ffffff")
    cut(plate, curve("566,296 540,312 500,300", 5), "#2f4a68", clip=skin)
    cut(plate, form("372,410! 420,400 440,410! 420,500 356,566 310,584! 330,520 352,460"), darker(blue, 0.12), 20, 1)
    for x, y, bend in ((58, 574, 14), (104, 556, -14)):
        cut(plate, curve(f"{x},{y - 30} {x + bend},{y + 50} {x - bend},{y + 110} {x + bend},{y + 170}", 4), "#d1432c")
        for k, at in ((1, 46), (-1, 104), (1, 160)):
            bx, by = x + bend * k * 0.9, y + at
            cut(
                plate,
                polygon([(bx, by), (bx - 20, by - 13), (bx - 20, by + 13)])
                + polygon([(bx, by), (bx + 20, by - 13), (bx + 20, by + 13)]),
                "#d1432c",
                3,
            )
    plate.at(0.6)
    hills, _ = ridge(600, 900, 752, 8, 1.3, 1)
    cut(plate, hills, "#c9d6b0", 20)
    plate.at(0)
    cut(plate, path("M-10,824C140,790 330,820 610,800V920H-10Z"), "#9db474", 30, 1)
    cut(plate, line([(330, 446), (264, 590)], 3), "#3a3038")
    skin_ink: Colour = "#8a5636"
    cut(plate, tube("268,800,40 262,870,32") + tube("316,800,40 330,868,32"), "#3a4a6a", 14, 1)
    cut(plate, form("240,884! 244,862 274,860 280,884!") + form("314,882! 318,858 348,862 354,882!"), "#2a2030", 8, 1)
    cut(plate, form("290,706 338,720 348,780 344,818! 240,818! 236,780 244,720"), "#d1432c", 34, 2)
    cut(plate, stroke("M240,806Q292,820 344,806M238,786Q292,800 346,786", 6), "#f6e8d0")
    cut(plate, tube("252,740,40 214,672,36 250,604,26"), "#d1432c", 14, 1)
    cut(plate, tube("330,740,40 346,668,34 286,594,26"), "#d1432c", 14, 1)
    cut(plate, circle(254, 594, 15) + circle(276, 584, 15), skin_ink, 8)
    draw(
        plate,
        head("back", "calm", "curly", "", "round", -1),
        292,
        674,
        2.7,
        -8,
        inks={"skin": skin_ink, "hair": "#2a1a1c"},
    )


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
               "rapiécé/mended": 1, "nuage/cloud": 1},
        fr="Un enfant vu de dos retient par une ficelle un cerf-volant grand comme le ciel : une baleine "
           "rapiécée de rouge, des rubans à la queue ; plus loin, une autre ficelle pend, sans personne.",
        en="A child seen from behind holds on a string a kite as large as the sky: a whale with a red patch and "
           "ribbons at its tail.",
    )
)  # fmt: skip
