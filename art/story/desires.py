"""Story cards of what is wanted: a shop where weather and time are sold, a door in the desert with rain behind it."""

from __future__ import annotations

import math
from random import Random

from art.colour import Colour, Field, mix
from art.motif import Motif, Piece, cut, draw
from art.motifs.curves import form, plume, tube, within
from art.palettes import PALETTES
from art.press import Plate, darker, lighter
from art.scene import Scene, Story
from art.shapes import circle, ellipse, line, path, polygon, rectangle, ring, stroke

SCENES: list[Scene] = []


def door_of_rain(plate: Plate) -> None:
    """A door frame alone in the desert; behind it, it rains on a garden."""
    p = PALETTES["dusk"]
    plate.sky([(0, "#231942"), (0.26, "#5e3a76"), (0.48, "#b5658f"), (0.62, "#f0a36b"), (0.7, p.light)])
    plate.glow(64, 606, 340, p.light, 0.75, 1.5)
    cut(plate, circle(64, 604, 44), "#fff2cc")
    far = path("M-10,622C90,588 210,634 330,612C430,592 520,596 620,624V920H-10Z")
    cut(plate, far, mix(p.far, p.warm, 0.35), 26, 0.3)
    near = path("M-10,668C120,634 300,672 430,654C510,646 560,660 620,672V920H-10Z")
    sand = cut(plate, near, mix(p.hot, p.warm, 0.5), 30, 0.5, bottom=(mix(p.middle, p.hot, 0.25), 260))
    _shadows(plate, sand)
    _rainy_garden(plate)
    _frame(plate)
    _veiled_rider(plate)
    _puddle(plate)
    _drinking_camel(plate)


def _shadows(plate: Plate, sand: Field) -> None:
    """The sun throws the rider's and the camel's shadows to the right, the frame's towards itself."""
    p = PALETTES["dusk"]
    outer = [(228, 708), (420, 708), (150, 872), (-70, 872)]
    inner = [(262, 712), (386, 712), (128, 850), (-26, 850)]
    cut(plate, polygon(outer), p.deep, clip=sand * (1 - plate.mask(polygon(inner))), opacity=0.62)
    sprouts = "".join(
        plume(x, y, 20, 8, -90 + turn) + plume(x, y, 17, 7, -90 - turn)
        for x, y, turn in ((190, 786, 34), (112, 836, 30), (72, 832, 40), (146, 812, 26), (238, 768, 30))
    )
    cut(plate, sprouts, "#8fc46a", 0, 0.3)
    cut(plate, form("210,744! 300,752 392,764! 300,770 214,756!"), p.deep, clip=sand, opacity=0.4)
    cut(plate, ellipse(560, 870, 120, 11), p.deep, clip=sand, opacity=0.5)


def _rainy_garden(plate: Plate) -> None:
    p = PALETTES["dusk"]
    opening = plate.mask(rectangle(258, 250, 132, 456))
    stops = [(0.27, "#d3e4cc"), (0.44, "#8fbf9a"), (0.6, "#3f8a63"), (0.78, "#1d5a48")]
    plate.lay(plate.ramp(plate.y / 900, stops), opening)
    random = Random(8)
    for y, low, ink in ((330, 60, "#a9d0a4"), (400, 70, "#6fac7c"), (470, 70, "#4a9168")):
        spots = [(random.uniform(246, 402), y + random.uniform(0, low), random.uniform(26, 44)) for _ in range(9)]
        crowns = "".join(circle(*spot) for spot in spots)
        cut(plate, crowns + rectangle(250, y + 40, 150, 260), ink, 18, 0.4, clip=opening)
    bough = tube("404,640,40 392,480,30 376,360,24 350,262,16") + tube("384,400,18 340,330,12 290,300,6")
    cut(plate, bough, "#2c4a3c", 10, 0.5, clip=opening)
    lane = (
        "M312,706C318,640 346,610 330,570C318,550 330,540 334,528H342C340,544 348,552 358,572C372,606 364,650 392,706Z"
    )
    cut(plate, path(lane), "#d9cfa0", 8, clip=opening)
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


def _frame(plate: Plate) -> None:
    p = PALETTES["dusk"]
    wood: Colour = "#5fb0c8"
    cut(plate, path("M236,226H412V706H388V252H262V706H236Z"), wood, 9, 1.2)
    cut(plate, rectangle(222, 212, 204, 22, 4), lighter(wood, 0.2), 8, 0.9)
    cut(plate, path("M226,700H420L428,718H216Z"), darker(wood, 0.25), 6, 0.6)
    chips = "M244,300l8,14l-6,30l-4,-20ZM396,420l10,22l-8,40l-4,-30ZM246,640l8,20l-8,26ZM402,270l6,16l-8,10Z"
    cut(plate, path(chips + "M300,232l30,4l20,-2l-6,8h-40Z"), "#c79a68")
    cut(plate, "".join(rectangle(404, y, 8, 26, 2) for y in (320, 590)), p.deep)


def _veiled_rider(plate: Plate) -> None:
    """In indigo from head to foot; one hand, in the rain, has put out a leaf."""
    p = PALETTES["dusk"]
    indigo: Colour = "#2f3f9c"
    skin: Colour = "#6e4130"
    cut(plate, ellipse(126, 752, 24, 8) + ellipse(204, 754, 26, 8), skin, 5, 0.6)
    cut(plate, form("142,424 112,440 80,492 52,560! 84,546 100,520 132,480"), darker(indigo, 0.15), 9, 0.6)
    robe = form("150,436 118,458 104,540 92,640 76,744! 120,754 168,746 236,752! 228,650 216,560 206,480 188,440")
    cut(plate, robe, indigo, 34, 1)
    folds = "M136,500C126,580 116,660 112,744M166,570C164,620 158,680 160,744M190,580C196,640 200,690 200,744"
    cut(plate, within(stroke(folds, 5), robe), darker(indigo, 0.42))
    cut(plate, within(form("182,444! 214,560 226,650 240,760! 222,760! 212,650 196,560"), robe), "#e9e0cc", 6)
    fingers = tube("306,470,13 330,458,10 352,446,8") + tube("308,474,13 336,468,10 358,464,8")
    fingers += tube("306,479,13 334,480,10 354,482,8") + tube("302,484,12 324,492,9 340,498,7")
    cut(plate, tube("268,476,24 292,474,22 306,474,28") + fingers + tube("292,468,12 304,452,10 314,444,8"), skin, 5)
    sleeve = form("178,446 152,466 150,510 178,560 216,582 246,566 270,524 290,496! 286,460! 232,456")
    cut(plate, sleeve, indigo, 20, 1)
    cut(plate, within(stroke("M180,490C210,516 246,512 284,490M184,530C206,550 232,550 254,540", 4.4), sleeve),
        darker(indigo, 0.42))  # fmt: skip
    cut(plate, plume(352, 446, 52, 26, -52) + plume(352, 447, 30, 15, 4), "#a4e070", 5, 0.4)
    cut(plate, stroke("M352,446l24,-30", 2.6), "#3f8a4a")
    drip = "".join(
        form(f"{x},{y}! {x + 5},{y + 11} {x},{y + 17} {x - 5},{y + 11}")
        for x, y in ((312, 504), (338, 512), (326, 540), (356, 500), (302, 560))
    )
    cut(plate, drip, "#e8fbff")
    cut(plate, form("144,428 130,396 142,364 174,350 206,362 216,388 212,420 192,452 158,450"), indigo, 18, 0.8)
    cut(plate, form("168,384 196,378 217,382 219,400 196,404 172,404"), skin, 5)
    cut(plate, ellipse(206, 391, 4.2, 5), p.deep)
    cut(plate, stroke("M194,383Q206,378 215,384", 3.6), p.deep)
    cut(plate, form("152,404 190,402 221,398 228,420 214,446 186,464 150,456 138,430"), darker(indigo, 0.16), 12, 0.5)
    cut(plate, stroke("M140,388Q170,368 212,372M146,372Q172,356 202,362M162,426Q190,432 218,416", 4), "#5f74cf")


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


def _drinking_camel(plate: Plate) -> None:
    p = PALETTES["dusk"]
    hide: Colour = "#f1dcb2"
    dim = darker(hide, 0.3)
    cut(plate, tube("492,740,36 494,800,20 488,862,17") + tube("600,740,44 606,800,24 600,866,20"), dim, 6, 0.5)
    body = form("432,718 444,676 476,664 496,612 520,588 546,612 562,656 640,672! 650,776! 560,772 500,762 444,756")
    neck = tube("462,716,66 430,764,48 404,806,34 382,806,28 366,800,26")
    legs = tube("466,740,46 470,806,22 462,866,18") + tube("570,740,60 578,806,26 572,868,22")
    hooves = ellipse(456, 869, 17, 8) + ellipse(566, 870, 18, 8)
    cut(plate, body + neck + legs + hooves, hide, 26, 1)
    cut(plate, within(circle(520, 584, 30), body), "#c9975f", 8)
    cut(plate, within(form("452,770! 428,800 404,830! 396,814 420,780 440,752"), neck), "#c9975f", 6)
    head = form("396,788 378,782 352,790 330,804 312,812 308,824 318,832 346,828 376,822 398,812")
    cut(plate, head, hide, 10, 0.5)
    cut(plate, form("396,790 404,772 414,772! 408,792") + form("386,786 388,768 398,764! 398,786"), dim, 4)
    cut(plate, stroke("M352,804Q360,809 368,802M356,807l-3,6M363,808l0,6", 3.4) + ellipse(316, 816, 3, 2), p.deep)
    saddle = form("464,674! 496,642 552,642 584,668! 594,724 582,742! 556,734 528,742 500,734 472,742! 460,704")
    cloth = cut(plate, saddle, p.hot, 16, 0.8)
    cut(plate, stroke("M456,712Q528,700 600,712", 6), p.light, clip=cloth)
    diamonds = "".join(polygon([(x, 674), (x + 10, 686), (x, 698), (x - 10, 686)]) for x in range(482, 600, 30))
    cut(plate, diamonds, "#2f3f9c", clip=cloth)
    cut(plate, "".join(line([(x, 740), (x - 1, 758)], 4.5) for x in (472, 500, 528, 556, 582)), p.warm)
    cut(plate, stroke("M384,784C386,800 384,812 378,822M340,798C344,808 344,820 338,828M380,802L342,812", 3.6), p.hot)


SCENES.append(
    Story(
        draw=door_of_rain, palette="dusk", operator="threshold", setting="desert", season="summer", framing="wide",
        moods=("desire", "mystery"), living=("rider", "camel"),
        objects=("door frame", "garden", "rain", "puddle", "leaf", "shadow", "swing"),
        words={"porte/door": 3, "désert/desert": 3, "pluie/rain": 3, "jardin/garden": 3, "chameau/camel": 2,
               "main/hand": 2, "soif/thirst": 2, "feuille/leaf": 1, "flaque/puddle": 1, "voile/veil": 1,
               "ombre/shadow": 1, "balançoire/swing": 1, "seuil/threshold": 2, "désir/desire": 2, "mirage/mirage": 2,
               "ailleurs/elsewhere": 1},
        fr="Un encadrement de porte seul dans le désert donne sur un jardin sous la pluie ; un homme voilé d’indigo "
           "y tend la main, une feuille au doigt ; un chameau boit la flaque du seuil.",
        en="A lone door frame in the desert opens on a garden in the rain; a man in an indigo veil holds a hand "
           "through, a leaf on its finger; a camel drinks the puddle at the threshold.",
    )
)  # fmt: skip


def strange_checkout(plate: Plate) -> None:
    """A magpie at the till weighs a rainbow; weather, time and laughter lie on the belt."""
    p = PALETTES["lemon"]
    plate.sky([(0, "#f7e48e"), (0.5, "#fbf0bd"), (1, "#f4dd7a")])
    _shelves(plate)
    _rainbow_scales(plate)
    for x, y, size, who in (
        (440, 262, 0.84, _head("rage", "#e8b48c", "#c9542e", "#3d7f86", "beard")),
        (530, 222, 0.82, _head("awe", "#c98a5c", "#7a4f9a", "#7a4f9a", "veil")),
        (540, 404, 1.1, _head("longing", "#f0c49c", "#1e1c2c", "#e07a3a", "bob")),
        (434, 424, 1.08, _head("laugh", "#6f4430", "#f4efe4", "#c2304f", "bun")),
    ):
        draw(plate, who, x, y, size)
    _magpie(plate)
    cut(plate, path("M-10,588H610V640H-10Z"), p.deep, 8, 1.2)
    cut(plate, "".join(line([(x, 592), (x - 14, 634)], 2.4) for x in range(10, 640, 22)), p.cool, opacity=0.35)
    _wares(plate)
    _bagged_sun(plate, 374, 564)
    _netted_cloud(plate)
    front = cut(plate, path("M-10,636H610V920H-10Z"), "#4fa0b8", 20, 0.8, bottom=(p.cool, 190))
    cut(plate, rectangle(-10, 636, 620, 18), p.light, 6, 0.4)
    cut(plate, "".join(path(f"M{x},654h34l-60,266h-34Z") for x in range(-20, 720, 92)), "#7fc0cc", clip=front,
        opacity=0.5)  # fmt: skip
    _trolley(plate)
    _small_thief(plate)


def _shelves(plate: Plate) -> None:
    """Far shelves full of jars, pale behind the people."""
    random = Random(5)
    inks = ("#f2c6a0", "#cfe0c0", "#a9d8d2", "#f0b090", "#d9cbe0", "#f6d36a")
    for y in (128, 246, 364, 482):
        cut(plate, rectangle(-10, y, 620, 10), "#d9b860", 3, 0.4)
        x = 20.0
        while x < 590:
            wide, tall = random.uniform(18, 34), random.uniform(42, 82)
            cut(plate, rectangle(x, y - tall, wide, tall, 6), random.choice(inks), 5)
            cut(plate, rectangle(x + 3, y - tall - 5, wide - 6, 7, 2), "#c9a550")
            x += wide + random.uniform(2, 9)
    plate.glow(330, 250, 460, "#fff8d8", 0.5, 1.2)


def _rainbow_scales(plate: Plate) -> None:
    p = PALETTES["lemon"]
    steel: Colour = "#44617c"
    x = 306
    cut(plate, line([(x, -10), (x, 90)], 7), steel, 0, 0.5)
    cut(plate, line([(x, 170), (x - 84, 392)], 4) + line([(x, 170), (x + 84, 392)], 4), steel)
    for i, ink in enumerate(("#d8432a", "#f08a32", "#f6cf4e", "#5fa860", "#2a8ea6", "#6a4f9c")):
        outer, inner = 74 - i * 9, 64 - i * 9
        bow = (
            f"M{x - outer},396A{outer},{outer} 0 0 1 {x + outer},396H{x + inner}A{inner},{inner} 0 0 0 {x - inner},396Z"
        )
        cut(plate, path(bow), ink, 0, 0 if i else 0.5)
    cut(plate, form(f"{x - 92},390! {x},398 {x + 92},390! {x + 68},422 {x},432 {x - 68},422"), steel, 12, 0.9)
    cut(plate, circle(x, 130, 50), p.hot, 12, 1)
    cut(plate, circle(x, 130, 38), p.light, 6)
    turns = [math.radians(degrees) for degrees in range(0, 360, 30)]
    ticks = "".join(
        line([(x + reach * math.cos(a), 130 + reach * math.sin(a)) for reach in (34, 27)], 3.4) for a in turns
    )
    cut(plate, ticks + line([(x, 130), (x - 22, 112)], 5) + circle(x, 130, 6), p.deep)


def _magpie(plate: Plate) -> None:
    """In an apron, a feather slyly on the pan."""
    p = PALETTES["lemon"]
    black: Colour = "#1b2138"
    body = form("124,262 74,330 46,440 30,620! 272,620! 276,500 256,390 214,292")
    cut(plate, body, "#f8f4e6", 30, 1.4)
    cloak = form("120,240 60,320 30,440 10,630! 120,630! 96,500 110,400 170,330 232,330 220,250")
    cut(plate, within(cloak, body), black, 24)
    cut(plate, within(form("136,440! 268,420! 300,630! 120,630!"), body), p.hot, 16)
    cut(plate, within(stroke("M140,440C190,430 230,430 262,420M150,440C130,400 130,360 142,320", 8), body), p.hot)
    cut(plate, within(rectangle(176, 500, 74, 54, 8), body), darker(p.hot, 0.2), 5)
    head = form("112,290 92,240 104,186 148,158 198,166 224,200 226,240 210,284 160,304")
    cut(plate, head, black, 26, 1)
    cut(plate, form("214,196! 262,206 304,242! 264,246 216,250!"), "#3a4157", 8, 0.6)
    cut(plate, stroke("M218,226Q262,226 300,241", 3.4), black)
    cut(plate, circle(188, 212, 19), p.light)
    cut(plate, circle(194, 213, 11), black)
    cut(plate, circle(198, 208, 3.8), "#ffffff")
    cut(plate, form("160,186! 190,188 214,206! 212,196 188,178"), black)
    wing = form(
        "92,340 128,318 176,346 214,380 248,394 284,394! 266,408 288,416! 258,428 272,442! 236,440 180,440 120,420 "
        "88,384"
    )
    cut(plate, wing, "#24508a", 18, 1.1)
    cut(plate, within(stroke("M130,352C170,380 220,402 284,396M130,380C180,410 230,416 286,416", 4.4), wing), "#6fb0d8")
    cut(plate, within(form("80,330 130,300 170,346 120,400 84,400"), wing), black, 10)


def _wares(plate: Plate) -> None:
    """On the belt: a cactus like a heart, an hourglass, a laughing mask."""
    p = PALETTES["lemon"]
    heart = form("74,584! 42,552 30,520 44,496 66,500 76,520! 88,498 110,496 122,520 110,552")
    cut(plate, heart, "#4f8f5c", 16, 1)
    cut(plate, within(stroke("M52,504Q50,536 72,580M76,522V584M102,504Q102,540 78,580", 3.4), heart), "#37704a")
    places = ((42, 522, -7), (62, 512, -2), (92, 512, 3), (112, 522, 7), (60, 548, -5), (92, 548, 5), (76, 536, 1))
    cut(plate, "".join(stroke(f"M{x},{y}l{across},-7", 2.8) for x, y, across in places), p.light)
    cut(plate, circle(100, 492, 9) + circle(90, 489, 7) + circle(108, 486, 7), "#e2557a", 3, 0.3)
    cut(plate, form("46,580! 106,580! 98,624! 54,624!"), "#c2673a", 8, 0.8)
    cut(plate, rectangle(42, 574, 68, 14, 4), "#d67c48", 5, 0.4)
    glass = form("136,512! 196,512! 194,540 172,564 194,592 196,616! 136,616! 138,592 160,564 138,540")
    cut(plate, glass, "#dff0ee", 10, 0.8)
    grains = rectangle(130, 536, 90, 24) + form("134,618! 166,586 198,618!") + rectangle(163.500, 560, 5, 40)
    cut(plate, within(grains, glass), "#e8963a")
    cut(plate, rectangle(128, 502, 76, 13, 5) + rectangle(128, 612, 76, 13, 5), "#7a4a2e", 5, 0.6)
    cut(plate, form("222,520! 264,508 306,520! 310,562 292,604 264,622 236,604 218,562"), "#f7efe0", 20, 1)
    cut(plate, stroke("M232,550Q243,536 254,550M274,550Q285,536 296,550", 6), p.deep)
    cut(plate, path("M230,568C252,576 276,576 298,568C296,596 280,610 264,610C248,610 232,596 230,568Z"), p.deep)
    cut(plate, path("M238,572C254,578 274,578 290,572L286,582C272,586 256,586 242,582Z"), "#ffffff")
    cut(plate, circle(232, 564, 8) + circle(296, 564, 8), "#e58a78")


def _bagged_sun(plate: Plate, x: float, y: float) -> None:
    """Asleep in a string bag."""
    p = PALETTES["lemon"]
    plate.glow(x, y, 120, "#ffe27a", 0.9)
    rays = "".join(
        polygon([(x + reach * math.cos(a + off), y + reach * math.sin(a + off))
                 for reach, off in ((64, 0.0), (44, 0.2), (44, -0.2))])
        for a in (i * math.pi / 7 for i in range(14))
    )  # fmt: skip
    cut(plate, rays, "#f08a32", 0, 0.5)
    cut(plate, circle(x, y, 48), "#ffd23f", 20, 0.6)
    mesh = "".join(stroke(f"M{x},{y - 96}Q{x + bulge},{y - 4} {x},{y + 70}", 2.6) for bulge in (-124, -66, 66, 124))
    mesh += "".join(
        stroke(f"M{x - 72},{y + rise}Q{x},{y + rise + 26} {x + 72},{y + rise}", 2.6) for rise in (-62, -40, 24)
    )
    cut(plate, within(mesh, circle(x, y + 2, 62)), p.cool, opacity=0.85)
    features = f"M{x - 26},{y - 6}q10,10 20,0M{x + 8},{y - 6}q10,10 20,0M{x - 10},{y + 15}q11,9 22,-1"
    cut(plate, stroke(features, 5), "#9c4a1e")
    cut(plate, circle(x - 30, y + 9, 8) + circle(x + 32, y + 9, 8), "#f29a4a")
    cut(plate, stroke(f"M{x - 24},{y - 56}C{x - 26},{y - 84} {x - 14},{y - 100} {x},{y - 100}"
                      f"C{x + 14},{y - 100} {x + 26},{y - 84} {x + 24},{y - 56}", 5), p.cool, 0, 0.4)  # fmt: skip


def _netted_cloud(plate: Plate) -> None:
    p = PALETTES["lemon"]
    cloud = circle(474, 594, 26) + circle(506, 570, 36) + circle(542, 590, 29) + rectangle(450, 590, 120, 32, 16)
    cut(plate, cloud, "#ffffff", 22, 1.1, bottom=("#8fb8d0", 44))
    net = "".join(
        line([(x, 500), (x + 110, 640)], 2.6) + line([(x, 500), (x - 110, 640)], 2.6) for x in range(350, 700, 26)
    )
    cut(plate, within(net, cloud), p.hot, opacity=0.75)
    cut(plate, form("484,540! 506,516 530,542! 516,532 496,532") + ring(506, 509, 10, 5), p.hot, 3)
    cut(plate, "".join(stroke(f"M{x},626l-4,14", 4.4) for x in (470, 492, 520, 546)), "#8fd0ec")


def _head(mood: str, skin: Colour, hair: Colour, coat: Colour, style: str) -> Motif:
    """A bust from the front, the middle of its face at (0, 0), moved by what it sees."""
    skull = form("0,-52 34,-42 44,-4 34,36 0,56 -34,36 -44,-4 -34,-42")
    ears = ellipse(-45, 2, 8, 12) + ellipse(45, 2, 8, 12)
    back = over = ""
    if style == "bun":
        back = circle(0, -66, 24) + circle(-30, -40, 20) + circle(30, -40, 20)
        over = form("-46,-8! -44,-44 -14,-60 20,-60 46,-40 46,-8! 30,-34 0,-42 -30,-34")
    elif style == "veil":
        back = form("0,-70 44,-56 60,-4 54,54 76,100! -76,100! -54,54 -60,-4 -44,-56")
        hole = "M0,-44C26,-42 38,-20 36,2C34,30 18,48 0,50C-18,48 -34,30 -36,2C-38,-20 -26,-42 0,-44Z"
        hood = "M0,-70C40,-70 62,-40 62,0C62,50 30,90 0,90C-30,90 -62,50 -62,0C-62,-40 -40,-70 0,-70Z"
        over, ears = f'<path fill-rule="evenodd" d="{hood}{hole}"/>', ""
    elif style == "beard":
        back = form("-44,-12 -38,-52 0,-66 38,-52 44,-12 0,-20")
        over = within(form("-48,0! -30,14 0,12 30,14 48,0! 46,90 -46,90"), skull + circle(0, 44, 34))
    else:
        back = form("0,-64 44,-52 58,0 54,50! 30,52! -30,52! -54,50! -58,0 -44,-52")
        over = form("-42,-14! -38,-50 0,-60 38,-50 42,-14! 20,-18 -10,-18")
    pieces = (
        Piece(back, "hair", 12),
        Piece(form("-18,40! -24,66 -74,80 -96,210! 96,210! 74,80 24,66 18,40!"), "coat", 24, True),
        Piece(form("-16,34! -18,66 0,80 18,66 16,34!"), "skin", 6),
        Piece(skull + ears, "skin", 22),
        Piece(over, "hair", 10),
        *_expression(mood),
    )
    inks: dict[str, Colour] = {
        "skin": skin, "hair": hair, "coat": coat, "dark": "#241420", "white": "#fffaf0", "line": darker(skin, 0.4),
        "lip": "#b3423c", "flush": mix(skin, "#d8432a", 0.45),
    }  # fmt: skip
    return Motif(pieces, inks)


def _expression(mood: str) -> list[Piece]:
    nose = Piece(stroke("M-2,-4Q-10,14 -8,18Q0,23 8,18", 4), "line")
    if mood == "laugh":
        wrinkles = "M-36,-2l-7,3M-36,-8l-8,-2M36,-2l7,3M36,-8l8,-2M-30,20Q-36,30 -30,42M30,20Q36,30 30,42"
        return [
            Piece(stroke("M-32,-10Q-20,-26 -8,-10M8,-10Q20,-26 32,-10", 5), "dark"),
            Piece(stroke(wrinkles, 3.4), "line"),
            nose,
            Piece(path("M-26,22C-10,28 10,28 26,22C26,44 14,52 0,52C-14,52 -26,44 -26,22Z"), "dark"),
            Piece(path("M-23,24C-10,29 10,29 23,24L20,32C8,36 -8,36 -20,32Z"), "white"),
            Piece(ellipse(0, 46, 12, 5), "lip"),
        ]
    if mood == "rage":
        return [
            Piece(ellipse(-18, -6, 11, 9) + ellipse(18, -6, 11, 9), "white"),
            Piece(circle(-15, -5, 4.6) + circle(15, -5, 4.6), "dark"),
            Piece(path("M-38,-26L-6,-10L-8,-2L-38,-16ZM38,-26L6,-10L8,-2L38,-16Z"), "dark"),
            Piece(circle(-30, 10, 9) + circle(30, 10, 9), "flush"),
            nose,
            Piece(path("M-24,46C-22,22 22,22 24,46C12,42 -12,42 -24,46Z"), "dark"),
            Piece(path("M-18,38C-14,28 14,28 18,38C10,35 -10,35 -18,38Z"), "white"),
        ]
    if mood == "awe":
        return [
            Piece(circle(-16, -8, 11) + circle(16, -8, 11), "white"),
            Piece(circle(-20, -4, 5.4) + circle(12, -4, 5.4), "dark"),
            Piece(stroke("M-28,-25Q-16,-34 -6,-26M6,-26Q16,-34 28,-25", 4.4), "dark"),
            nose,
            Piece(ellipse(0, 34, 8, 10), "dark"),
        ]
    return [
        Piece(ellipse(-18, -2, 11, 8) + ellipse(18, -2, 11, 8), "white"),
        Piece(circle(-23, 2, 5.6) + circle(13, 2, 5.6), "dark"),
        Piece(stroke("M-31,-3Q-18,-13 -6,-4M6,-4Q18,-13 31,-3", 5), "dark"),
        Piece(circle(-30, 16, 9) + circle(30, 16, 9), "flush"),
        nose,
        Piece(path("M-14,34C-6,29 -3,33 0,33C3,33 6,29 14,34C8,43 -8,43 -14,34Z"), "lip"),
    ]


def _trolley(plate: Plate) -> None:
    """In the corner a trolley with a wave of the sea and a road rolled up like a carpet."""
    p = PALETTES["lemon"]
    cut(plate, form("28,800! 40,730 84,690 128,706 140,738! 118,726 104,744 112,774 150,790!"), "#1f5f9a", 16, 1)
    cut(plate, stroke("M50,780C54,734 90,712 130,730M72,790C78,760 88,752 98,756", 5), "#d8f0f2")
    cut(plate, form("150,800! 156,706! 214,694! 224,800!"), "#3c4250", 10, 0.8)
    cut(plate, ellipse(185, 700, 32, 15, -9), "#5f6776", 5)
    cut(plate, stroke("M164,704C170,690 206,688 206,698C204,708 176,710 180,702", 4), "#2c313d")
    cut(plate, "".join(line([(188, y), (188, y + 16)], 5) for y in (722, 750, 778)), p.warm)
    bars = "".join(line([(18 + i * 26, 766), (34 + i * 23, 862)], 4.4) for i in range(9))
    bars += "".join(line([(18 + i * 5, 770 + i * 30), (240 - i * 8, 770 + i * 30)], 4.4) for i in range(4))
    cut(plate, bars, "#f4f6f4", 0, 0.7)
    cut(plate, line([(10, 764), (250, 764)], 9) + line([(250, 764), (282, 730)], 9), p.hot, 3, 0.7)


def _small_thief(plate: Plate) -> None:
    """A child looks at the till, a finger on its lips; a star goes up its sleeve."""
    p = PALETTES["lemon"]
    skin: Colour = "#8a5636"
    jumper: Colour = "#b7352c"
    turns = [math.pi * k / 7 for k in range(6, 16)]
    curls = "".join(circle(478 + 44 * math.cos(a), 726 + 42 * math.sin(a), 21) for a in turns)
    cut(plate, curls + circle(478, 722, 46), "#2a1a22", 16, 1.2)
    cut(plate, form("446,792! 410,808 386,850 380,920! 578,920! 572,850 548,806 512,792!"), jumper, 26, 1)
    face = form("478,696 510,706 518,742 506,774 478,790 450,774 438,742 446,706")
    cut(plate, face + ellipse(436, 744, 8, 11) + ellipse(520, 744, 8, 11), skin, 18, 0.4)
    cut(plate, ellipse(461, 738, 10, 11) + ellipse(496, 738, 10, 11), "#fffaf0")
    cut(plate, circle(457, 735, 6) + circle(492, 735, 6), "#1d1220")
    cut(plate, stroke("M450,720Q460,713 470,721M488,720Q498,711 508,719", 4.4), "#1d1220")
    cut(plate, stroke("M476,748Q472,756 480,757", 3.6), darker(skin, 0.4))
    cut(plate, stroke("M462,767Q480,778 500,764", 4.4), "#4a1a20")
    plate.glow(346, 780, 110, "#fff2a8", 0.9, 1.5)
    points = []
    for i in range(10):
        angle, reach = math.radians(i * 36 - 108), 48 if i % 2 == 0 else 22
        points.append((346 + reach * math.cos(angle), 780 + reach * math.sin(angle)))
    cut(plate, polygon(points), "#ffc928", 12, 0.8)
    cut(plate, tube("430,826,48 414,866,50 388,848,54 368,822,62"), jumper, 16, 1)
    cut(plate, stroke("M340,830Q368,840 398,800", 9), p.light, 0, 0.3)
    cut(plate, tube("556,850,46 548,896,44 516,842,38 504,816,34"), jumper, 14, 0.8)
    cut(plate, tube("502,812,26 494,796,26") + tube("488,796,13 482,776,11 480,762,10"), skin, 6, 0.5)
    cut(plate, stroke("M488,822Q504,826 520,812", 7), p.light)


SCENES.append(
    Story(
        draw=strange_checkout, palette="lemon", operator="substitution", setting="city", season="none",
        framing="frontal", moods=("greed", "comic"), living=("magpie", "customers", "child"),
        objects=("checkout", "rainbow", "scales", "cloud", "hourglass", "mask", "sun", "cactus", "star", "trolley"),
        words={"caisse/checkout": 3, "pie/magpie": 3, "acheter/buying": 3, "arc-en-ciel/rainbow": 2, "nuage/cloud": 2,
               "sablier/hourglass": 2, "soleil/sun": 2, "masque/mask": 1, "cactus/cactus": 1, "étoile/star": 2,
               "vol/theft": 2, "file/queue": 2, "prix/price": 1, "temps/time": 1, "convoitise/greed": 2,
               "secret/secret": 1},
        fr="À la caisse, une pie en tablier pèse un arc-en-ciel ; sur le tapis, un cactus, un sablier, un masque, un "
           "soleil et un nuage ; un enfant, doigt aux lèvres, glisse une étoile dans sa manche.",
        en="At a checkout a magpie in an apron weighs a rainbow; on the belt a cactus, an hourglass, a mask, a sun, a "
           "cloud in a net; a child, finger on lips, slips a star into its sleeve.",
    )
)  # fmt: skip
