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


def _cap(plate: Plate, x: float, y: float, size: float, turn: float, ink: Colour) -> None:
    """A workman's cap from behind, its peak just showing on the right."""
    where = (x, y, size, turn)
    cut(plate, place(path("M16,-4C26,-6 36,-2 38,4C30,6 22,4 16,4Z"), *where), darker(ink, 0.4), 3)
    cut(plate, place(path("M-24,4C-30,-14 -18,-26 0,-26C18,-26 28,-14 24,4Q0,12 -24,4Z"), *where), ink, 11, 0.4)
    cut(plate, place(stroke("M-22,3Q0,10 23,3", 3), *where) + place(circle(0, -26, 3), *where), darker(ink, 0.3))


def _back_of_head(plate: Plate, x: float, y: float, turn: float, skin: Colour, cap: Colour) -> None:
    """Seen from behind, turned a little to the right: a cheek, an ear, short hair."""
    cut(plate, place(path("M-9,6H9L11,30H-12Z"), x, y, 1, turn * 0.4), darker(skin, 0.12), 6)
    skull = "M-18,-8C-20,-24 18,-26 21,-6C22,2 20,8 17,12C14,18 4,20 -4,19C-14,17 -18,6 -18,-8Z"
    cut(plate, place(path(skull), x, y, 1, turn), skin, 10, 0.3)
    cut(plate, place(path("M-20,-8C-21,4 -16,16 -8,20C0,22 5,18 6,12C8,4 10,-2 12,-10Z"), x, y, 1, turn), HAIR, 7)
    cut(plate, place(path("M8,-4C13,-7 17,-2 15,4C13,9 9,9 8,5Z"), x, y, 1, turn), darker(skin, 0.1), 3)
    _cap(plate, x, y - 8, 0.9, turn, cap)


def _overalls(plate: Plate, x: float, y: float, legs: str, shoes: str) -> None:
    """Shirt and overalls from behind, the waist on (x, y)."""
    cut(plate, shoes, "#3a2430", 5, 0.5)
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
    _overalls(plate, 148, 320, legs, shoes)
    fist(plate, (82, 318, 0.9, 86, False), skin)
    _brush(plate, (222, 190), (318, 98))
    cut(plate, limb("176,254,25 204,244,21 216,216,17 220,204,15"), SHIRT, 9, 0.5)
    fist(plate, (222, 194, 0.95, -52, False), skin)
    _back_of_head(plate, 150, 214, 14, skin, p.cool)


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


def _climber(plate: Plate) -> None:
    """On the ladder that he painted, from behind, in a long smock: one boot stands two rungs above the other."""
    p = PALETTES["rose"]
    skin = "#d9a57c"
    heel = path("M-11,5V-6C-11,-14 -8,-22 0,-22C8,-22 11,-14 11,-6V5Z")
    for x, y, shin in ((424, 504, "426,462,25 424,480,22 424,492,19"), (459, 576, "456,500,29 458,536,24 459,562,19")):
        cut(plate, limb(shin), darker(HAIR, 0.1), 8, 0.4)
        cut(plate, place(heel, x, y), "#6a3f34", 6, 0.4)
        cut(plate, place(rectangle(-12, 2, 24, 5, 2), x, y), "#3a2430", 2)
    cut(plate, limb("418,366,26 394,344,22 396,322,18 409,300,14"), SHIRT, 8, 0.5)
    cut(plate, limb("468,366,26 494,342,22 491,314,18 480,286,14"), SHIRT, 8, 0.5)
    smock = (
        "M420,348C428,341 458,341 466,348C476,356 480,370 480,388C480,414 485,446 488,500C486,510 474,514 460,512"
        "C450,498 442,486 430,478C416,480 402,478 398,470C400,440 405,414 405,388C405,370 410,356 420,348Z"
    )
    cut(plate, path(smock), CLOTH, 18, 0.7)
    folds = "M418,412C415,432 411,448 409,462M444,410C444,434 443,452 440,472M466,412C470,440 473,468 474,496"
    cut(plate, stroke(folds, 2.2), darker(CLOTH, 0.35), opacity=0.7)
    cut(plate, path("M407,398Q443,408 481,398L482,407Q443,417 406,407Z"), darker(CLOTH, 0.3), 3)
    knot = "M452,403C462,396 470,398 468,404C470,411 460,411 452,403Z"
    end = "M452,403C446,408 446,420 449,428C454,420 455,410 452,403Z"
    cut(plate, path(knot + end), darker(CLOTH, 0.2), 2, 0.3)
    fist(plate, (411, 294, 0.92, -84, False), skin)
    fist(plate, (478, 279, 0.92, -96, True), skin)
    _back_of_head(plate, 443, 322, -10, skin, p.hot)


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
    cut(plate, path("M188,669C187,640 190,626 196,618H236C238,636 237,648 236,669Z"), CLOTH, 9)
    cut(plate, stroke("M202,620C200,602 204,590 210,580M230,620C230,604 229,596 226,590", 6), CLOTH)
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
    """The master in white leans over the edge of a cloud and lets his watch hang down to the climber."""
    p = PALETTES["rose"]
    suit, skin = "#fbeed2", "#dba27e"
    cut(plate, path("M514,214C506,170 510,138 524,126C540,115 566,117 580,130C596,146 604,176 604,214Z"), suit, 15, 0.6)
    plate.care = SMOOTH
    profile(plate, (544, 96, 0.92, -8, True), skin, HAIR)
    plate.care = 1
    cut(plate, path("M523,125C534,134 556,134 570,124L573,134C558,145 534,144 521,136Z"), lighter(suit, 0.4), 4, 0.3)
    bow = "M530,141C522,134 514,134 513,139C512,146 518,151 530,146C540,152 548,150 547,144C546,138 538,137 530,141Z"
    cut(plate, path(bow), p.hot, 4, 0.4)
    cut(
        plate,
        stroke("M536,176C536,186 537,196 538,206", 2) + circle(522, 166, 2.4) + circle(521, 180, 2.4),
        darker(suit, 0.35),
    )
    _straw_hat(plate, (544, 96, 1.0, -8), suit)
    bank = (
        "M486,252C466,254 456,232 472,222C468,206 490,196 504,204C514,188 548,188 558,204C570,192 592,192 606,204"
        "V258C594,264 576,262 566,256C550,266 524,264 514,256C504,262 492,260 486,252Z"
    )
    with plate.shining(0.3):
        cut(plate, path(bank), "#f3b596", 20, 0.7)
    cut(plate, limb("570,152,29 560,184,25 534,190,20 508,189,15"), lighter(suit, 0.3), 9, 0.7)
    cut(plate, limb("509,189,16 501,189,16"), lighter(suit, 0.5), 4, 0.3)
    cut(plate, stroke("M491,196V226", 2.2), "#f2c265")
    fist(plate, (491, 190, 0.84, 168, False), skin)
    with plate.shining(0.5):
        cut(plate, ring(491, 229, 3.6, 2.2) + circle(491, 248, 17), "#f2c265", 5, 0.5)
        cut(plate, circle(491, 248, 12.5), "#fffaf0")
    cut(plate, stroke("M491,239V248L497,252", 2.2), HAIR)


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
            "montre/watch": 1, "pinceau/brush": 1, "couleur/colour": 1, "création/creation": 2,
            "trompe-l’œil/make-believe": 2, "inachevé/unfinished": 1},
        fr="Sur un échafaudage, des ouvriers peignent le soir sur un ciel de plâtre ; l’un grimpe à une "
           "échelle peinte, un autre se peint lui-même, sauf les pieds ; un patron, d’un nuage, tend sa montre.",
        en="Workmen on a scaffold paint a sunset on a plaster sky; one climbs a painted ladder, one paints "
           "himself, all but his feet; from a cloud a foreman dangles a watch.",
    )
)  # fmt: skip
