"""Workmen paint the evening on a sky of plaster."""

from __future__ import annotations

import math
from random import Random

from art.colour import Colour, Field, mix
from art.motif import SMOOTH, cut, draw
from art.motifs.curves import limb
from art.motifs.terrain import plane
from art.motifs.things_kitchen import BUCKET
from art.palettes import PALETTES
from art.press import Plate, Shadow, darker, lighter
from art.scene import Scene, Story
from art.shapes import (
    circle,
    cloud,
    crest_at,
    ellipse,
    gable,
    line,
    path,
    place,
    rectangle,
    ridge,
    ring,
    stroke,
)
from art.story._profiles import fist, profile
from art.story._skies_parts import dashed
from art.story._streets_parts import bricks

SCENES: list[Scene] = []

SHIRT, CLOTH, HAIR = "#fff2d8", "#3f6390", "#3a2030"


def _evening(plate: Plate) -> Field:
    """Half of the sheet is bare plaster, half is painted with an evening sky."""
    p = PALETTES["rose"]
    plate.sky([(0, "#efe3cd"), (0.5, "#f6ecd8"), (1, "#e9d9bd")])
    cut(plate, bricks(Random(4), -20, 0, 330, 900, 34, 74, 0.12), "#dcc3a6", opacity=0.7)
    cracks = stroke("M40,60L66,110L58,150L92,210M66,110L110,128M30,420L64,452L56,500L80,540M220,40L206,84L232,120", 3)
    cut(plate, cracks, "#c9ab8c")
    sketch = "M26,300C40,270 84,262 104,286C130,270 166,284 168,310C172,330 150,336 140,336H44C20,334 14,312 26,300Z"
    cut(plate, dashed(sketch, 3, 9, 7), mix(p.cool, "#efe3cd", 0.35))
    paint = plate.ramp(
        plate.y / 900, [(0, "#5d3a66"), (0.3, "#8f4d74"), (0.52, "#cf7580"), (0.7, "#f0a483"), (0.84, "#f7cf93")]
    )
    random, strokes, y = Random(11), "", -10.0
    while y < 930:
        start = 330 - 120 * math.sin(y / 210) - 60 * (y / 900) + random.uniform(-46, 46)
        strokes += rectangle(start, y, 700, 33, 16)
        if random.random() < 0.7:
            strokes += rectangle(start - random.uniform(40, 90), y + random.uniform(4, 24), 300, 6, 3)
        y += 30
    plate.ink(strokes, paint, edge=0.5, shadow=Shadow(1, 3, 3, 0.18))
    return paint


def painters_of_evening(plate: Plate) -> None:
    """Workmen on a scaffold paint the evening on a bare sky; one climbs what he painted, one paints himself."""
    p = PALETTES["rose"]
    _evening(plate)
    plate.veil(circle(470, 690, 120), "#ffd88c", 0.45, 40)
    with plate.shining(1):
        cut(plate, circle(470, 690, 76), "#ffdf9c")
    random = Random(9)
    for x, y, wide in ((520, 566, 130), (404, 612, 90), (560, 650, 90)):
        with plate.shining(0.7):
            cut(plate, cloud(random, x, y, wide, 16), "#fbc79c")
    stars = "".join(
        place(path("M0,-8Q1.4,-1.4 8,0Q1.4,1.4 0,8Q-1.4,1.4 -8,0Q-1.4,-1.4 0,-8Z"), x, y, k)
        for x, y, k in ((388, 52, 1), (446, 44, 0.7), (390, 118, 0.7), (362, 164, 0.9), (452, 78, 0.5))
    )
    with plate.shining(0.8):
        cut(plate, stars, "#ffe9b8")
    hills, crest = ridge(600, 900, 800, 16, 1.2, 0.6)
    plane(plate, hills, p.near)
    near, _ = ridge(600, 900, 846, 12, 1.4, 2.2)
    plane(plate, near, darker(p.near, 0.35))
    cut(plate, "".join(gable(x, crest_at(crest, x) + 8, 20, 14, 10) for x in (486, 514, 546)), p.deep)
    with plate.shining(1):
        cut(plate, "".join(rectangle(x + 7.5, crest_at(crest, x) - 3, 5, 6) for x in (486, 514, 546)), "#ffd88c")
    plate.at(0)
    _ladder(plate)
    _climber(plate)
    _scaffold(plate)
    _master(plate)
    _first_painter(plate)
    _half_painted_man(plate)


def _ladder(plate: Plate) -> None:
    """Painted on the sky, still wet."""
    p = PALETTES["rose"]
    rungs = "".join(line([(416, y), (470, y - 4)], 8) for y in range(150, 600, 36))
    ladder = line([(408, 606), (424, 96)], 10) + line([(464, 606), (478, 92)], 10) + rungs
    plate.ink(ladder, p.light, edge=0.9, opacity=0.95)
    cut(plate, rectangle(407, 602, 4, 30, 2) + rectangle(462, 602, 4, 22, 2) + circle(409, 634, 4), p.light)


def _scaffold(plate: Plate) -> None:
    p = PALETTES["rose"]
    cut(plate, line([(46, 880), (338, 300)], 7), darker(p.warm, 0.45), 4, 0.5)
    cut(
        plate,
        "".join(rectangle(x, top, 11, 890 - top, 4) for x, top in ((40, 250), (172, 404), (334, 250))),
        darker(p.warm, 0.3),
        8,
        1,
    )
    for y, x0, x1 in ((400, 14, 356), (668, 14, 394)):
        cut(plate, rectangle(x0, y, x1 - x0, 17, 3), darker(p.warm, 0.08), 8, 1.2)
        cut(plate, rectangle(x0 + 20, y + 5, x1 - x0 - 90, 3), darker(p.warm, 0.25))
        ties = "".join(line([(x - 3, y + 1), (x + 14, y + 16)], 3.4) for x in (40, 172, 334))
        cut(plate, ties, mix(p.light, p.warm, 0.2))


def _back_of_head(plate: Plate, x: float, y: float, turn: float, skin: Colour, cap: Colour) -> None:
    """Seen right from behind: a nape, two ears, short hair, and a cap whose peak is on the other side."""
    where = (x, y, 1.0, turn)
    cut(plate, place(path("M-10,6H10L12,30H-12Z"), x, y, 1, turn * 0.4), darker(skin, 0.12), 6)
    cut(plate, place(ellipse(-19, 1, 5, 7.5, -8) + ellipse(19, 1, 5, 7.5, 8), *where), skin, 4, 0.3)
    cut(plate, place(path("M-19,-10C-20,4 -16,14 -10,19Q0,23 10,19C16,14 20,4 19,-10Z"), *where), HAIR, 8)
    dome = "M-22,-5C-27,-22 -16,-35 0,-35C16,-35 27,-22 22,-5Q0,3 -22,-5Z"
    cut(plate, place(path(dome), *where), cap, 12, 0.4)
    cut(plate, place(stroke("M0,-34V-8M-5,-33Q-13,-22 -13,-8M5,-33Q13,-22 13,-8", 1.6), *where), darker(cap, 0.3))
    cut(plate, place(stroke("M-21,-6Q0,1 21,-6", 4) + circle(0, -35, 3.2), *where), darker(cap, 0.25))


def _overalls(plate: Plate, x: float, y: float, legs: str) -> None:
    """Shirt and overalls from behind, the waist on (x, y)."""
    seat = place(path("M-30,12C-32,-10 -30,-28 -20,-38H20C30,-28 32,-10 30,12Z"), x, y)
    shirt = "M-34,-62C-32,-78 -16,-86 0,-86C16,-86 32,-78 34,-62C35,-40 30,-18 28,0H-28C-30,-18 -35,-40 -34,-62Z"
    cut(plate, place(path(shirt), x, y), SHIRT, 14, 0.5)
    cut(plate, place(stroke("M-26,-30Q-20,-22 -22,-12M27,-34Q20,-24 23,-14", 1.8), x, y), darker(SHIRT, 0.3))
    cut(plate, legs + seat, CLOTH, 13, 0.6)
    cut(plate, place(stroke("M-14,-36L16,-82M14,-36L-16,-82", 7), x, y), CLOTH, 3, 0.3)
    cut(plate, place(circle(-13, -33, 2.4) + circle(13, -33, 2.4), x, y), "#f2b565")
    cut(plate, place(stroke("M0,-14V10M-24,-12H-8V2M24,-12H8V2", 1.8), x, y), darker(CLOTH, 0.35), opacity=0.8)


def _first_painter(plate: Plate) -> None:
    """With his back to us he lays the violet on with a broad brush, a pot in the other hand."""
    p = PALETTES["rose"]
    skin = "#c98d66"
    shoes = place(path("M-12,0V-9C-10,-14 10,-14 12,-9V0Z"), 124, 401) + place(
        path("M-12,0V-9C-10,-14 10,-14 14,-8V0Z"), 172, 401
    )
    legs = limb("134,318,34 129,354,27 126,384,22") + limb("162,318,34 167,354,27 170,384,22")
    draw(plate, BUCKET, 82, 372, 0.32, -4, inks={"body": p.hot, "trim": "#8f4d74"})
    cut(plate, limb("118,252,24 98,274,21 86,300,17 83,312,15"), SHIRT, 9, 0.5)
    cut(plate, shoes, "#3a2430", 5, 0.5)
    _overalls(plate, 148, 320, legs)
    fist(plate, (82, 318, 0.9, 86, False), skin)
    _brush(plate, (222, 190), (318, 98))
    cut(plate, limb("176,254,25 204,244,21 216,216,17 220,204,15"), SHIRT, 9, 0.5)
    fist(plate, (222, 194, 0.95, -52, False), skin)
    _back_of_head(plate, 149, 216, 12, skin, p.cool)


def _brush(plate: Plate, hand: tuple[float, float], tip: tuple[float, float]) -> None:
    p = PALETTES["rose"]
    slope = math.atan2(tip[1] - hand[1], tip[0] - hand[0])
    back = hand[0] - 46 * math.cos(slope), hand[1] - 46 * math.sin(slope)
    cut(plate, line([back, tip], 7), darker(p.warm, 0.35), 3, 0.6)
    head = rectangle(-2, -26, 15, 52, 4)
    hairs = path("M13,-25C30,-26 44,-20 52,-8C54,2 48,18 40,25C30,27 20,26 13,25Z")
    turn = math.degrees(slope)
    cut(plate, place(hairs, *tip, 1, turn), "#8f4d74", 9, 0.6)
    cut(
        plate,
        place(stroke("M16,-14C28,-14 38,-10 44,-4M16,0H46M16,13C26,14 34,14 40,12", 1.8), *tip, 1, turn),
        "#5d3a66",
    )
    cut(plate, place(head, *tip, 1, turn), mix(p.warm, p.light, 0.4), 5, 0.4)


def _lit_cloud(plate: Plate, outline: str, belly: str) -> None:
    """Rose above, golden below where the sun reaches it."""
    with plate.shining(0.35):
        cloud = cut(plate, path(outline), "#ee9f8c", 7, 0.5)
    plate.veil(belly, "#ffd9a4", 0.75, 14, 0.3, clip=cloud)


def _climber(plate: Plate) -> None:
    """On the ladder that he painted, from behind: he comes out of a painted cloud, up to his waist."""
    skin = "#d9a57c"
    cut(plate, limb("416,392,25 392,376,22 397,346,17 412,322,14"), SHIRT, 8, 0.5)
    _overalls(plate, 443, 456, "")
    cut(plate, limb("470,392,25 495,370,22 491,338,17 477,308,14"), SHIRT, 8, 0.5)
    fist(plate, (414, 315, 0.92, -84, False), skin)
    fist(plate, (474, 300, 0.92, 96, True), skin)
    _back_of_head(plate, 443, 352, -8, skin, PALETTES["rose"].hot)
    bank = (
        "M352,524C334,522 330,500 348,492C346,472 372,462 388,474C394,456 424,450 436,466C450,448 484,448 494,468"
        "C510,456 536,464 538,484C556,484 566,504 552,516C540,526 520,526 510,518C496,530 470,530 458,520"
        "C444,532 416,532 404,522C390,532 364,534 352,524Z"
    )
    _lit_cloud(plate, bank, ellipse(450, 522, 90, 14))


def _half_painted_man(plate: Plate) -> None:
    """He sits on the plank and paints himself from the head down: his feet are still a sketch."""
    p = PALETTES["rose"]
    skin, bare = "#b97c58", "#f6ecd8"
    shin = limb("278,650,28 288,690,23 286,738,18")
    shoe = path("M275,734H296V744C306,748 318,750 320,760H275Z")
    other = limb("258,652,26 248,692,22 238,734,17")
    boot = path("M227,728H248V740C258,744 270,746 272,756H227Z")
    wet = plate.mask(path("M210,600H330V704C322,716 316,698 308,704C300,724 294,700 284,706C276,720 268,698 258,702"
                          "C250,714 240,696 210,702Z"))  # fmt: skip
    for leg in (other + boot, shin + shoe):
        sketched = (
            f'<g fill="none" stroke="#fff" stroke-linecap="butt" stroke-width="5" stroke-dasharray="8 6">{leg}</g>'
        )
        cut(plate, sketched, mix(CLOTH, p.deep, 0.3), edge=0.1, clip=1 - wet)
        cut(plate, leg, bare, edge=0.1)
        cut(plate, leg, CLOTH if leg.startswith(shin) else darker(CLOTH, 0.2), 9, clip=wet)
    cut(plate, limb("208,648,36 244,648,33 278,652,28"), CLOTH, 11, 0.4)
    cut(
        plate, path("M188,668C184,624 186,590 200,576C224,574 238,584 240,602C240,624 236,644 236,668Z"), SHIRT, 14, 0.6
    )
    cut(
        plate,
        path(
            "M188,669C187,640 190,626 196,618H234C238,628 248,633 264,634"
            "C282,635 293,644 292,657C290,667 278,667 264,664C244,667 230,669 188,669Z"
        ),
        CLOTH,
        9,
    )
    cut(plate, stroke("M202,620C200,602 204,590 210,580", 6), CLOTH)
    plate.care = SMOOTH
    profile(plate, (226, 548, 0.86, 22, False), skin, HAIR)
    plate.care = 1
    cut(plate, path("M200,576C206,583 216,586 228,582L231,591C218,597 206,595 198,589Z"), SHIRT, 5, 0.3)
    hat = "M-30,-18L0,-54L30,-22C12,-28 -12,-26 -30,-18Z"
    cut(plate, place(path(hat), 222, 546, 0.86, 20), "#fbf3dc", 7, 0.5)
    cut(
        plate,
        place(path("M-31,-18C-12,-26 12,-28 31,-22L29,-14C12,-20 -12,-18 -29,-10Z"), 222, 546, 0.86, 20),
        "#e3d3b2",
    )
    cut(plate, line([(322, 620), (304, 674)], 6), darker(p.warm, 0.35), 3, 0.5)
    bristles = rectangle(-11, 0, 22, 8, 2) + path("M-11,8C-12,22 -6,28 0,32C6,28 12,22 11,8Z")
    cut(plate, place(bristles, 304, 672, 0.9, 18), lighter(CLOTH, 0.15), 5, 0.5)
    cut(plate, limb("216,594,24 232,624,22 270,636,17 300,642,14"), lighter(SHIRT, 0.2), 9, 0.6)
    fist(plate, (312, 644, 0.85, 14, False), skin)
    draw(plate, BUCKET, 366, 668, 0.3, inks={"body": p.cool, "trim": p.warm})
    draw(plate, BUCKET, 110, 668, 0.34, inks={"body": p.hot, "trim": "#f0a483"})


def _master(plate: Plate) -> None:
    """On the edge of a cloud the master in white sits and looks at his watch."""
    p = PALETTES["rose"]
    suit, skin = "#fbeed2", "#dba27e"
    back = "M486,250C486,220 520,206 548,214C556,188 588,178 616,192V262H486Z"
    with plate.shining(0.3):
        cut(plate, path(back), "#d98c86", 7, 0.5)
    coat = (
        "M508,116C514,104 534,100 548,108C562,118 570,142 569,168C571,184 570,200 562,210C550,212 540,206 532,198"
        "C524,196 514,192 508,186C500,164 498,136 508,116Z"
    )
    cut(plate, path(coat), suit, 15, 0.6)
    cut(plate, path("M509,116C501,136 500,158 505,178C509,186 516,184 522,176C519,156 519,134 526,112Z"), p.hot, 6)
    cut(plate, circle(509, 138, 2.2) + circle(508, 152, 2.2) + circle(509, 166, 2.2), "#f2b565")
    cut(plate, limb("552,196,34 520,188,29 490,192,25 484,222,21"), suit, 10, 0.6)
    front = (
        "M470,280C450,282 442,262 456,252C446,230 454,208 474,212C484,196 514,190 526,206C540,192 580,186 590,206"
        "C598,198 608,196 616,200V284C604,292 586,290 576,280C562,292 534,292 522,282C508,292 482,292 470,280Z"
    )
    _lit_cloud(plate, front, ellipse(530, 282, 80, 14))
    plate.care = SMOOTH
    profile(plate, (528, 84, 0.84, 2, True), skin, HAIR)
    plate.care = 1
    cut(plate, path("M508,112C516,118 534,118 546,110L548,118C535,127 516,126 507,120Z"), lighter(suit, 0.4), 4, 0.3)
    _straw_hat(plate, (528, 84, 0.92, 2), suit)
    cut(plate, limb("546,128,25 545,160,22 520,160,18 497,142,13"), lighter(suit, 0.3), 8, 0.6)
    cut(plate, stroke("M509,154C499,168 482,158 478,140", 2), "#f2c265")
    with plate.shining(0.5):
        cut(plate, circle(474, 124, 14), "#f2c265", 4, 0.5)
        cut(plate, circle(474, 124, 10.5), "#fffaf0")
    cut(plate, stroke("M474,116V124L480,127", 2) + ring(474, 108, 3, 2), HAIR)
    fist(plate, (489, 135, 0.78, 206, False), skin)


def _straw_hat(plate: Plate, where: tuple[float, float, float, float], straw: Colour) -> None:
    hot = PALETTES["rose"].hot
    cut(plate, place(path("M-21,-24L-23,-52C-12,-58 14,-58 25,-52L23,-22Q0,-30 -21,-24Z"), *where), straw, 9, 0.5)
    cut(plate, place(path("M-22,-31L-23,-40Q0,-47 24,-40L24,-30Q0,-38 -22,-31Z"), *where), hot)
    brim = "M-36,-21C-24,-32 24,-33 36,-22C40,-18 34,-15 28,-17C14,-24 -12,-24 -24,-18C-30,-15 -40,-17 -36,-21Z"
    cut(plate, place(path(brim), *where), straw, 4, 0.4)


SCENES.append(
    Story(
        draw=painters_of_evening, palette="rose", operator="threshold", setting="sky", framing="wide",
        moods=("comic", "wistful"), living=("workmen", "foreman"),
        objects=("scaffold", "brush", "sunset", "painted ladder", "cloud", "watch", "plaster"),
        words={"peindre/painting": 3, "soir/evening": 3, "échafaudage/scaffold": 3, "ciel/sky": 2,
            "échelle/ladder": 2, "ouvrier/workman": 2, "chantier/building site": 2, "patron/boss": 1,
            "montre/watch": 1, "nuage/cloud": 1, "pinceau/brush": 1, "couleur/colour": 1, "création/creation": 2,
            "trompe-l’œil/make-believe": 2, "inachevé/unfinished": 1},
        fr="Sur un échafaudage, des ouvriers peignent le soir sur un ciel de plâtre ; l’un sort d’un nuage par une "
           "échelle peinte, un autre se peint, sauf les pieds ; sur un nuage, un patron tient sa montre.",
        en="Workmen on a scaffold paint a sunset on a plaster sky; one climbs out of a cloud on a painted ladder, one "
           "paints himself, all but his feet; on a cloud a foreman holds a watch.",
    )
)  # fmt: skip
