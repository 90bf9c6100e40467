"""Story cards of what is wanted: a shop where a rainbow is weighed, a door in the desert with rain behind it."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random

from art.colour import Colour, Field, mix
from art.motif import cut
from art.motifs.curves import form, plume, tube, within
from art.palettes import PALETTES
from art.press import Plate, darker, lighter
from art.scene import Scene, Story
from art.shapes import circle, ellipse, line, path, place, polygon, rectangle, ring, stroke

SCENES: list[Scene] = []


def door_of_rain(plate: Plate) -> None:
    """A door frame alone in the desert; behind it, it rains on a garden."""
    p = PALETTES["dusk"]
    plate.sky([(0, "#231942"), (0.26, "#5e3a76"), (0.48, "#b5658f"), (0.62, "#f0a36b"), (0.7, p.light)])
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
    """A magpie at the till weighs a rainbow; before the belt a child hides a star."""
    p = PALETTES["lemon"]
    plate.sky([(0, "#f3d768"), (0.5, "#fae9a4"), (1, "#f4dd7a")])
    cut(plate, "".join(rectangle(x, -10, 34, 680) for x in range(4, 640, 74)), "#fff3b8", opacity=0.35)
    plate.glow(352, 400, 330, "#fff8d8", 0.75, 1.3)
    _rainbow_scales(plate)
    _magpie(plate)
    cut(plate, path("M-10,640H610V700H-10Z"), p.deep, 8, 1.2)
    cut(plate, "".join(line([(x, 644), (x - 14, 694)], 2.4) for x in range(10, 640, 22)), p.cool, opacity=0.35)
    _hourglass(plate)
    _netted_cloud(plate)
    cut(plate, path("M-10,694H610V920H-10Z"), "#3f8ca6", 20, 0.8, bottom=(p.cool, 170))
    cut(plate, rectangle(-10, 692, 620, 14), "#8cc6cc", 4, 0.4)
    _small_thief(plate)


def _layer(plate: Plate, x: float, y: float, scale: float) -> Callable[..., None]:
    """Cuts of paper drawn elsewhere and at another size, all laid on the sheet alike."""

    def lay(shape: str, ink: Colour, depth: float = 0, lift: float = 0, opacity: float = 1) -> None:
        cut(plate, place(shape, x, y, scale), ink, depth * scale, lift, opacity=opacity)

    return lay


def _rainbow_scales(plate: Plate) -> None:
    p = PALETTES["lemon"]
    lay = _layer(plate, 0, -53, 1.15)
    steel: Colour = "#44617c"
    x = 306
    lay(line([(x, -10), (x, 90)], 7), steel, 0, 0.5)
    lay(line([(x, 170), (x - 84, 392)], 4) + line([(x, 170), (x + 84, 392)], 4), steel)
    for i, ink in enumerate(("#d8432a", "#f08a32", "#f6cf4e", "#5fa860", "#2a8ea6", "#6a4f9c")):
        outer, inner = 74 - i * 9, 64 - i * 9
        bow = (
            f"M{x - outer},396A{outer},{outer} 0 0 1 {x + outer},396H{x + inner}A{inner},{inner} 0 0 0 {x - inner},396Z"
        )
        lay(path(bow), ink, 0, 0 if i else 0.5)
    lay(form(f"{x - 92},390! {x},398 {x + 92},390! {x + 68},422 {x},432 {x - 68},422"), steel, 12, 0.9)
    lay(circle(x, 130, 50), p.hot, 12, 1)
    lay(circle(x, 130, 38), p.light, 6)
    turns = [math.radians(degrees) for degrees in range(0, 360, 30)]
    ticks = "".join(
        line([(x + reach * math.cos(a), 130 + reach * math.sin(a)) for reach in (34, 27)], 3.4) for a in turns
    )
    lay(ticks + line([(x, 130), (x - 22, 112)], 5) + circle(x, 130, 6), p.deep)


def _magpie(plate: Plate) -> None:
    """In an apron, its wing slyly on the pan."""
    p = PALETTES["lemon"]
    lay = _layer(plate, 0, -53, 1.15)
    black: Colour = "#1b2138"
    body = form("124,262 74,330 46,440 30,620! 272,620! 276,500 256,390 214,292")
    lay(body, "#f8f4e6", 30, 1.4)
    cloak = form("120,240 60,320 30,440 10,630! 120,630! 96,500 110,400 170,330 232,330 220,250")
    lay(within(cloak, body), black, 24)
    lay(within(form("136,440! 268,420! 300,630! 120,630!"), body), p.hot, 16)
    lay(within(rectangle(176, 500, 74, 54, 8), body), darker(p.hot, 0.2), 5)
    head = form("112,290 92,240 104,186 148,158 198,166 224,200 226,240 210,284 160,304")
    lay(head, black, 26, 1)
    lay(form("214,196! 262,206 304,242! 264,246 216,250!"), "#3a4157", 8, 0.6)
    lay(stroke("M218,226Q262,226 300,241", 3.4), black)
    lay(circle(188, 212, 19), p.light)
    lay(circle(194, 213, 11), black)
    lay(circle(198, 208, 3.8), "#ffffff")
    lay(form("160,186! 190,188 214,206! 212,196 188,178"), black)
    wing = form(
        "92,340 128,318 176,346 214,380 248,394 284,394! 266,408 288,416! 258,428 272,442! 236,440 180,440 120,420 "
        "88,384"
    )
    lay(wing, "#24508a", 18, 1.1)
    lay(within(stroke("M130,352C170,380 220,402 284,396M130,380C180,410 230,416 286,416", 4.4), wing), "#6fb0d8")
    lay(within(form("80,330 130,300 170,346 120,400 84,400"), wing), black, 10)


def _hourglass(plate: Plate) -> None:
    lay = _layer(plate, -94, 44, 1.02)
    glass = form("136,512! 196,512! 194,540 172,564 194,592 196,616! 136,616! 138,592 160,564 138,540")
    lay(glass, "#dff0ee", 10, 0.8)
    grains = rectangle(130, 536, 90, 24) + form("134,618! 166,586 198,618!") + rectangle(163.500, 560, 5, 40)
    lay(within(grains, glass), "#e8963a")
    lay(rectangle(128, 502, 76, 13, 5) + rectangle(128, 612, 76, 13, 5), "#7a4a2e", 5, 0.6)


def _netted_cloud(plate: Plate) -> None:
    p = PALETTES["lemon"]
    lay = _layer(plate, -296, 62, 1)
    cloud = circle(474, 594, 26) + circle(506, 570, 36) + circle(542, 590, 29) + rectangle(450, 590, 120, 32, 16)
    cut(plate, place(cloud, -296, 62), "#ffffff", 22, 1.1, bottom=("#8fb8d0", 44))
    net = "".join(
        line([(x, 500), (x + 110, 640)], 2.6) + line([(x, 500), (x - 110, 640)], 2.6) for x in range(350, 700, 26)
    )
    lay(within(net, cloud), p.hot, opacity=0.75)
    lay(form("484,540! 506,516 530,542! 516,532 496,532") + ring(506, 509, 10, 5), "#7a2a2a", 3)
    lay("".join(stroke(f"M{x},626l-4,14", 4.4) for x in (470, 492, 520, 546)), "#8fd0ec")


def _small_thief(plate: Plate) -> None:
    """A child looks at the till, a finger on its lips; a star goes up its sleeve."""
    p = PALETTES["lemon"]
    lay = _layer(plate, -145, -235, 1.25)
    skin: Colour = "#8a5636"
    jumper: Colour = "#b7352c"
    turns = [math.pi * k / 7 for k in range(6, 16)]
    curls = "".join(circle(478 + 44 * math.cos(a), 726 + 42 * math.sin(a), 21) for a in turns)
    lay(curls + circle(478, 722, 46), "#2a1a22", 16, 1.2)
    lay(form("446,792! 410,808 386,850 380,960! 578,960! 572,850 548,806 512,792!"), jumper, 26, 1)
    face = form("478,696 510,706 518,742 506,774 478,790 450,774 438,742 446,706")
    lay(face + ellipse(436, 744, 8, 11) + ellipse(520, 744, 8, 11), skin, 18, 0.4)
    lay(ellipse(461, 738, 10, 11) + ellipse(496, 738, 10, 11), "#fffaf0")
    lay(circle(457, 735, 6) + circle(492, 735, 6), "#1d1220")
    lay(stroke("M450,720Q460,713 470,721M488,720Q498,711 508,719", 4.4), "#1d1220")
    lay(stroke("M476,748Q472,756 480,757", 3.6), darker(skin, 0.4))
    lay(stroke("M462,767Q480,778 500,764", 4.4), "#4a1a20")
    plate.glow(287, 740, 140, "#fff2a8", 0.9, 1.5)
    points = []
    for i in range(10):
        angle, reach = math.radians(i * 36 - 108), 48 if i % 2 == 0 else 22
        points.append((346 + reach * math.cos(angle), 780 + reach * math.sin(angle)))
    lay(polygon(points), "#ffc928", 12, 0.8)
    lay(tube("430,826,48 414,866,50 388,848,54 368,822,62"), jumper, 16, 1)
    lay(stroke("M340,830Q368,840 398,800", 9), p.light, 0, 0.3)
    lay(tube("556,850,46 548,896,44 516,842,38 504,816,34"), jumper, 14, 0.8)
    lay(tube("502,812,26 494,796,26") + tube("488,796,13 482,776,11 480,762,10"), skin, 6, 0.5)
    lay(stroke("M488,822Q504,826 520,812", 7), p.light)


SCENES.append(
    Story(
        draw=strange_checkout, palette="lemon", operator="substitution", setting="city", season="none",
        framing="frontal", moods=("greed", "mystery"), living=("magpie", "child"),
        objects=("checkout", "rainbow", "scales", "cloud", "hourglass", "star"),
        words={"caisse/checkout": 3, "pie/magpie": 3, "arc-en-ciel/rainbow": 3, "balance/scales": 2, "étoile/star": 3,
               "enfant/child": 2, "vol/theft": 2, "secret/secret": 2, "acheter/buying": 2, "sablier/hourglass": 1,
               "nuage/cloud": 1, "prix/price": 2, "temps/time": 1, "convoitise/greed": 1, "silence/silence": 1,
               "trésor/treasure": 1},
        fr="À la caisse, une pie en tablier pèse un arc-en-ciel ; sur le tapis attendent un sablier et un nuage dans "
           "un filet ; un enfant, doigt aux lèvres, glisse une étoile dans sa manche.",
        en="At a checkout a magpie in an apron weighs a rainbow; on the belt wait an hourglass and a cloud in a net; "
           "a child, finger on lips, slips a star into its sleeve.",
    )
)  # fmt: skip
