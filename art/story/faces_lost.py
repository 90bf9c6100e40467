"""Stories of faces lost and tried on, seen from close by."""

from __future__ import annotations

from dataclasses import replace

from art.colour import Colour
from art.motif import cut, draw
from art.motifs.curves import form, tube
from art.motifs.heads import head
from art.motifs.masks import smiling_mask
from art.press import Plate, darker, lighter
from art.scene import Scene, Story
from art.shapes import circle, ellipse, line, path, place, rectangle, stroke

SCENES: list[Scene] = []


def _eye(plate: Plate, x: float, y: float, size: float, look: tuple[float, float], iris: Colour, lid: Colour) -> None:
    """One wide eye of a painted face, seen from the front."""
    white = plate.mask(place(path("M-30,2C-20,-20 18,-21 30,0C18,16 -18,17 -30,2Z"), x, y, size))
    cut(plate, white, "#f2ead6", 6 * size)
    cut(plate, circle(x + look[0] * size, y + look[1] * size, 13 * size), iris, clip=white)
    cut(plate, circle(x + look[0] * size, y + look[1] * size, 7 * size), "#120c14", clip=white)
    cut(plate, place(path("M-33,3C-22,-26 20,-27 33,1C20,-17 -20,-16 -33,3Z"), x, y, size), lid)
    with plate.shining(0.8):
        cut(plate, circle(x + (look[0] - 4) * size, y + (look[1] - 5) * size, 2.6 * size), "#fff6e0")


def stolen_smile(plate: Plate) -> None:
    """A thief leaves with the mouth of a portrait, which looks after him; he bids us keep quiet."""
    plate.sky([(0, "#2f6258"), (1, "#24504a")])
    plate.at(0.2)
    cut(plate, rectangle(-10, 640, 620, 14), "#3f7a6c", 5)
    cut(plate, rectangle(-10, 654, 620, 300), "#1d423e")
    gold: Colour = "#b8842e"
    cut(plate, rectangle(142, 70, 380, 520, 6), gold, 18, 3)
    cut(plate, rectangle(166, 94, 332, 472, 4), darker(gold, 0.4), 8)
    canvas = cut(plate, rectangle(176, 104, 312, 452), "#27506e")
    cut(plate, path("M176,430C240,396 300,420 360,400C420,386 460,400 488,390V560H176Z"), "#3a6a5c", clip=canvas)
    hair: Colour = "#6b2f22"
    cut(plate, form("332,132 420,150 452,250 448,380 462,500 440,560! 224,560! 204,500 218,380 214,250 246,150"), hair,
        30, 1, clip=canvas)  # fmt: skip
    skin: Colour = "#e6b48c"
    cut(
        plate,
        form("296,430 300,500 260,530 240,570! 424,570! 404,530 366,500 370,430"),
        darker(skin, 0.18),
        12,
        clip=canvas,
    )
    cut(plate, form("190,580! 214,536 270,514 332,548 394,514 450,536 476,580!"), "#5a1f34", 14, 1, clip=canvas)
    cut(plate, form("332,170 396,190 416,270 404,360 372,430 332,456 292,430 260,360 248,270 268,190"), skin, 30, 1,
        clip=canvas)  # fmt: skip
    cut(plate, form("332,152 270,180 240,270 238,330 262,262 300,206 334,192 366,206 402,262 426,330 424,270 394,180"),
        hair, 14, clip=canvas)  # fmt: skip
    _eye(plate, 290, 296, 0.95, (-9, 9), "#3a7a70", "#5a2a20")
    _eye(plate, 374, 296, 0.95, (-9, 9), "#3a7a70", "#5a2a20")
    cut(plate, stroke("M258,262Q286,238 312,256M352,256Q378,238 406,262", 6), hair)
    cut(plate, stroke("M328,296C330,330 318,352 322,360Q332,368 344,360", 4), "#b4714e")
    gone = "M288,394Q312,374 333,384Q354,374 378,394Q354,416 333,416Q312,416 288,394Z"
    with plate.shining(0.35):
        cut(plate, path(gone), "#f6ecd0", edge=0.1)
    plate.at(0)
    cut(plate, stroke("M332,36V66", 8), gold, 4)
    with plate.shining(1):
        cut(plate, rectangle(270, 60, 124, 10, 5), "#fff0c0")
    cut(plate, path("M256,62Q262,36 332,36Q402,36 408,62Z"), gold, 8)
    _thief(plate)


def _thief(plate: Plate) -> None:
    dark, pale = "#16233a", "#e9e2d0"
    body = form("60,930! 70,800 96,720 160,676 232,664 300,690 338,760 350,930!")
    coat = cut(plate, body, pale, 44, 2)
    bars = "".join(stroke(f"M40,{y + 26}Q200,{y - 30} 372,{y + 22}", 19) for y in range(716, 960, 46))
    cut(plate, bars, dark, clip=coat)
    with plate.shining(0.2):
        draw(plate, head((30, 8), "doubt", "short", "cap", "long"), 206, 590, 4.7,
             inks={"skin": "#d99a70", "hat": dark, "band": dark, "hair": "#1c141c"})  # fmt: skip
    lips: Colour = "#e0262a"
    mouth = form("236,800 300,752 366,742 402,756 446,728 510,742 560,790 500,850 410,878 320,862 262,832")
    with plate.shining(0.32):
        cut(plate, mouth, lips, 40, 2)
    cut(plate, form("262,804 330,794 402,806 470,790 536,792 470,812 402,822 330,812"), "#3a0610")
    arm = cut(plate, tube("120,740,66 150,850,62 270,888,52 330,868,44"), pale, 20, 1)
    sleeves = "".join(line([(x0, y0), (x1, y1)], 17) for x0, y0, x1, y1 in
                      ((80, 790, 170, 776), (96, 846, 172, 812), (140, 900, 178, 842), (196, 916, 210, 850),
                       (250, 926, 250, 850)))  # fmt: skip
    cut(plate, sleeves, dark, clip=arm)
    cut(plate, form("312,846 344,838 380,842 396,856 380,872 396,880 372,890 330,892 308,884"), "#c98a64", 12, 1)


def market_of_faces(plate: Plate) -> None:
    """Someone without a face tries one on by the bulb of a stall; the others watch, and one weeps."""
    plate.sky([(0, "#6e2e22"), (1, "#4a1c1c")])
    plate.at(0.35)
    stripes = "".join(path(f"M{x},-10H{x + 62}L{x + 62},96Q{x + 31},130 {x},96Z") for x in range(-40, 640, 124))
    awning = "".join(path(f"M{x},-10H{x + 62}L{x + 62},96Q{x + 31},130 {x},96Z") for x in range(22, 640, 124))
    cut(plate, stripes, "#c23524", 6, 1)
    cut(plate, awning, "#f0dcb4", 6, 1)
    cut(plate, stroke("M-10,196Q300,212 610,196", 7), "#2c1214")
    faces = (
        (94, 292, "front", "anger", "bald", "square", "#d6b070"),
        (506, 292, (-14, 2), "grief", "bald", "long", "#8fb3b0"),
        (86, 520, (24, 0), "joy", "bald", "round", "#d99a80"), (516, 524, (-26, 2), "fear", "bald", "oval", "#b7a0c4"),
    )  # fmt: skip
    for x, y, gaze, mood, hair, shape, skin in faces:
        cut(plate, line([(x, y - 150 if y < 400 else y - 130), (x, y - 60)], 3), "#e0b46a")
        bare = head(gaze, mood, hair, "", shape)
        worn = replace(bare, pieces=tuple(piece for i, piece in enumerate(bare.pieces) if i))
        draw(plate, worn, x, y, 4.1, inks={"skin": skin})
    plate.at(0)
    with plate.shining(1):
        cut(plate, circle(300, 116, 26), "#fff2c4")
    cut(plate, line([(300, -10), (300, 84)], 6) + rectangle(286, 76, 28, 22, 4), "#241012", 4)
    coat: Colour = "#25424a"
    cut(plate, form("70,930! 84,800 130,716 220,668 300,656 380,668 470,716 516,800 530,930!"), coat, 60, 2)
    cut(plate, form("232,660! 300,700! 368,660! 384,760 300,860! 216,760"), "#efe3c8", 14)
    cut(plate, form("290,700! 310,700! 322,790 300,830! 278,790"), "#b8302a", 8)
    lapels = form("226,664! 190,700 206,800! 262,860! 238,740!") + form("374,664! 410,700 394,800! 338,860! 362,740!")
    cut(plate, lapels, lighter(coat, 0.12), 12, 1)
    blank: Colour = "#f0cfa6"
    cut(plate, tube("300,600,84 300,690,92"), darker(blank, 0.12), 20)
    cut(plate, ellipse(196, 452, 20, 36) + ellipse(404, 452, 20, 36), blank, 10)
    cut(plate, form("300,286 380,310 408,400 402,500 372,580 300,632 228,580 198,500 192,400 220,310"), blank, 90, 1)
    hair = "300,262 214,292 178,390 190,440! 214,396 236,350 300,330 364,350 386,396 410,440! 422,390 386,292"
    cut(plate, form(hair), "#2a1716", 22, 1)
    plate.at(-0.05)
    for side in (-1, 1):
        cut(plate, tube(f"{300 + side * 176},930,96 {300 + side * 196},830,84 {300 + side * 150},752,62"), coat, 26, 1)
    draw(plate, smiling_mask(), 224, 806, 0.92, -12, inks={"face": "#fff4dc"})
    cut(plate, tube("20,930,120 48,880,104 76,850,80"), coat, 34, 1)
    cut(plate, tube("66,862,60 92,838,56"), "#efe3c8", 14)
    cut(plate, form("76,828 94,790 130,778 158,800 150,838 112,858 84,850"), blank, 20, 1)
    for x, y, turn in ((112, 782, -10), (132, 778, 4), (152, 788, 18), (160, 806, 34)):
        cut(plate, place(tube("0,12,21 8,-6,20 20,-16,16"), x, y, 1, turn), blank, 9, 0.6)


SCENES.append(
    Story(
        draw=stolen_smile, palette="mint", operator="threshold", setting="interior", framing="close",
        moods=("comic", "greed"), living=("thief",),
        objects=("portrait", "mouth", "frame", "lamp", "striped jersey"), flags=("night",),
        words={"vol/theft": 3, "sourire/smile": 3, "portrait/portrait": 3, "voleur/thief": 3, "musée/museum": 2,
               "bouche/mouth": 2, "silence/silence": 2, "nuit/night": 1, "secret/secret": 1, "baiser/kiss": 1,
               "témoin/witness": 2, "lèvres/lips": 2, "parole volée/stolen voice": 1, "complice/accomplice": 1},
        fr="La nuit, dans un musée, un voleur en maillot rayé emporte sous le bras une énorme bouche rouge ; "
           "derrière lui, le portrait éclairé qui n’en a plus baisse les yeux vers lui.",
        en="At night in a museum a thief in a striped jersey carries off a huge red mouth under his arm; behind "
           "him the lit portrait, which has none left, looks down at him.",
    )
)  # fmt: skip
SCENES.append(
    Story(
        draw=market_of_faces, palette="amber", operator="substitution", setting="city", framing="frontal",
        moods=("grotesque", "greed"), living=("customer",), objects=("stall", "face", "mask", "light bulb", "tie"),
        words={"visage/face": 3, "marché/market": 3, "masque/mask": 3, "sans visage/faceless": 2,
               "identité/identity": 2, "choix/choice": 2, "étal/stall": 2, "rire/laughter": 2,
               "faux-semblant/pretence": 2, "ampoule/light bulb": 1, "humeur/mood": 1, "vanité/vanity": 1,
               "anonyme/anonymous": 1, "émotions/feelings": 1},
        fr="Sous l’ampoule d’un étal, un client sans visage tient à la main un masque qui rit ; derrière lui "
           "pendent quatre visages : l’un fâché, l’un triste, l’un amusé, l’un effrayé.",
        en="Under the bulb of a stall a customer without a face holds a laughing mask; behind him hang four "
           "faces, one angry, one sad, one amused, one afraid.",
    )
)  # fmt: skip
