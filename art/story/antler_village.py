"""A winter village in the antlers of a stag."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from random import Random

import numpy as np

from art.colour import Colour, Field, mix
from art.motif import Motif, Piece, cut, draw
from art.motifs.birds_things import nest
from art.motifs.buildings_parts import painted
from art.motifs.buildings_town import COTTAGE, CROOKED_HOUSE, GABLED, town_house
from art.motifs.curves import both, form, limb, tube
from art.motifs.people import person
from art.motifs.puppet import POSES
from art.motifs.terrain import firs, trunk
from art.motifs.things import hat
from art.noise import shift
from art.palettes import PALETTES
from art.press import Plate, Shadow
from art.scene import Scene, Story
from art.shapes import Point, branches, circle, ellipse, line, path, polygon, ridge, stroke

SCENES: list[Scene] = []

ANTLER: Sequence[str] = (
    "30,4,34 56,-60,30 108,-118,27 168,-176,23 208,-256,18 212,-340,11 198,-404,4",
    "92,-100,24 80,-168,18 92,-236,14 74,-306,9 82,-372,3",
    "152,-160,20 196,-178,16 236,-172,11 272,-196,4",
    "206,-250,16 246,-272,12 262,-318,8 256,-362,3",
    "46,-40,22 22,-92,16 30,-150,11 16,-206,3",
    "84,-210,11 50,-240,8 44,-286,3",
    "214,-326,10 176,-352,7 160,-398,3",
    "190,-214,12 150,-254,9 142,-306,3",
    "236,-172,9 256,-144,6 282,-142,2",
)

STAG: dict[str, Colour] = {
    "body": "#a06a48", "shade": "#7c4f3c", "mane": "#7d5240", "fur": "#94633f", "pale": "#f6e4ca", "ear": "#dfa890",
    "dark": "#2a2030", "hoof": "#33283a", "brow": "#8a583e", "light": "#fffaf0",
}  # fmt: skip


def _hairs(random: Random, rows: Sequence[tuple[float, float]], long: float) -> str:
    """Hairs hanging in rows (height, half width), fanning out a little."""
    shape = ""
    for y, half in rows:
        x = -half + random.uniform(0, 6)
        while x < half:
            top = y + (1 - (x / half) ** 2) * 16 + random.uniform(-5, 5)
            end = x * 1.12 + random.uniform(-3, 3)
            shape += limb(f"{x:.1f},{top:.1f},1 {(x + end) / 2 + 1:.1f},{top + long * 0.5:.1f},5 "
                          f"{end:.1f},{top + long:.1f},1")  # fmt: skip
            x += random.uniform(7, 11)
    return shape


def _breath(shape: str, ink: str, soft: float, share: float = 1) -> Piece:
    """A patch without an edge on the coat."""
    return Piece(shape, "body", blend=(STAG[ink], share), soft=soft)


def _stag_body() -> Motif:
    """Its chest to us, its flank going back to the left."""
    flank = form("20,176 -60,170 -120,180 -156,208 -166,250 -150,296 -96,316 -20,318 40,300")
    far_legs = tube("-88,270,52 -94,322,34 -104,356,22 -96,400,17 -98,430,18")
    hind = form("-96,204 -140,200 -168,236 -164,286 -150,330 -152,352 -138,358 -124,330 -100,306 -84,260")
    hind += tube("-146,330,30 -150,354,24 -138,398,18 -141,434,19")
    chest = form("-38,108 -58,158 -80,206 -82,256 -62,296 -20,316 24,316 60,296 80,256 78,206 56,158 38,108")
    left = tube("-52,240,56 -55,292,42 -50,338,30 -51,358,30 -47,402,19 -48,420,23 -51,438,24")
    right = tube("50,240,56 54,292,42 51,342,30 52,362,30 48,408,20 49,426,24 47,446,25")
    knees = ellipse(-51, 350, 8, 12) + ellipse(51, 354, 8, 12)
    hooves = tube("-49,428,22 -52,444,30") + tube("48,434,23 46,452,31")
    back_hooves = tube("-140,426,18 -143,438,24") + tube("-97,424,17 -100,434,22")
    return Motif(
        (
            Piece(far_legs, "shade", 8),
            Piece(flank, "shade", 34),
            Piece(hind, "body", 22, True),
            Piece(back_hooves, "hoof", 4),
            Piece(chest, "body", 34, True),
            Piece(left, "body", 16),
            Piece(right, "body", 16),
            _breath(knees, "fur", 5),
            _breath(stroke("M-24,262Q-30,300 -34,330M26,262Q30,300 34,330", 5), "shade", 3),
            Piece(hooves, "hoof", 5),
            Piece(stroke("M-52,432V448M46,438V456", 2.4), "dark"),
        ),
        STAG,
    )


def _stag_neck() -> Motif:
    """A winter mane, pale under the chin, that ends in locks on the chest."""
    mane = form("-36,88 -52,132 -64,176 -70,214 -58,236! -46,224! -38,258! -24,240! -14,276! 0,248! 13,278! 24,242! "
                "38,258! 46,224! 58,236! 70,214 64,176 52,132 36,88")  # fmt: skip
    bib = form("-32,118 0,150 32,118 34,150 22,176! 14,166! 4,190! -6,168! -16,182! -24,160! -34,150")
    random = Random(3)
    return Motif(
        (
            Piece(mane, "mane", 24, True),
            Piece(_hairs(random, ((150, 46), (176, 54), (200, 56), (224, 42)), 34), "fur"),
            Piece(_hairs(random, ((162, 50), (190, 56), (214, 48)), 30), "body"),
            Piece(bib, "pale", 8),
        ),
        STAG,
    )


def _stag_head() -> Motif:
    """From the front, a little bowed; the crown at (0, 0)."""
    head = form("0,-16 32,-10 48,14 50,44 42,78 31,110 29,138 17,158 0,163 -17,158 -29,138 -31,110 -42,78 -50,44 "
                "-48,14 -32,-10")  # fmt: skip
    ears = form("-40,20 -78,-18 -122,-30 -150,-16! -134,22 -88,46 -44,44")
    ears += form("40,20 78,-18 122,-32 150,-22! 136,18 90,44 44,44")
    inner = form("-58,26 -86,-2 -118,-14 -140,-12! -122,18 -86,36") + form("58,26 86,-2 118,-16 140,-17! 124,16 88,35")
    tufts = stroke("M-62,28Q-84,10 -112,2M-62,32Q-86,24 -112,16M62,28Q84,10 112,0M62,32Q86,24 113,13", 3)
    sockets = form("-48,46 -34,38 -19,50 -22,64 -38,66") + form("48,46 34,38 19,50 22,64 38,66")
    eyes = both(form("45,54! 40,44 31,42 24,49 21,58! 29,63 39,62"))
    lids = stroke("M-50,57C-44,40 -27,35 -19,58M50,57C44,40 27,35 19,58", 3)
    lids += stroke("M-47,51L-55,49M-43,45L-50,41M47,51L55,49M43,45L50,41", 2.2)
    return Motif(
        (
            Piece(ears, "body", 14, True),
            Piece(inner, "ear", 8),
            Piece(tufts, "pale"),
            Piece(head, "body", 26, True),
            _breath(form("0,-14 22,-6 26,20 10,40 0,62 -10,40 -26,20 -22,-6"), "brow", 4),
            _breath(form("0,62 11,84 15,112 0,124 -15,112 -11,84"), "pale", 5),
            _breath(ellipse(-36, 92, 6, 18, -12) + ellipse(36, 92, 6, 18, 12), "brow", 5),
            _breath(sockets, "pale", 2.4),
            Piece(eyes, "dark"),
            Piece(circle(-36, 49, 3.6) + circle(30, 49, 3.6), "light"),
            Piece(circle(-31, 58, 1.6) + circle(37, 58, 1.6), "light"),
            Piece(lids, "dark"),
            Piece(form("-28,134 -16,120 0,116 16,120 28,134 25,152 13,164 0,167 -13,164 -25,152"), "pale", 7),
            Piece(form("-19,128 -8,121 8,121 19,128 15,140 4,147 -4,147 -15,140"), "dark", 5),
            Piece(ellipse(-7, 125, 5, 1.8, -14), "pale"),
            Piece(stroke("M0,147V154M0,154Q-8,160 -16,155M0,154Q8,160 16,155", 2.8), "dark"),
        ),
        STAG,
    )


def antlers_at(x: float, y: float) -> tuple[str, str]:
    """Two antlers on a head at (x, y), not quite alike, and the twigs at their ends."""
    random, antlers, twigs = Random(8), "", ""
    for side in (-1, 1):
        for i, spec in enumerate(ANTLER):
            wobble = side * (1 + 0.05 * math.sin(i * 2.1 + side))
            knots = [tuple(float(number) for number in word.split(",")) for word in spec.split()]
            points = [(x + across * wobble, y + up * (1 + 0.03 * side), width) for across, up, width in knots]
            antlers += tube(" ".join(f"{px:.1f},{py:.1f},{width}" for px, py, width in points))
            (ax, ay, _), (bx, by, _) = points[-2:]
            heading = math.degrees(math.atan2(by - ay, bx - ax)) + random.uniform(-30, 30)
            twigs += branches(random, ax, ay, 34, 2, 6, heading)[0]
    return antlers, twigs


def _snow_on(plate: Plate, mask: Field, thick: float, opacity: float = 1) -> None:
    """Snow along all that looks up: the shape without the same shape a little lower."""
    top = np.clip(mask - shift(mask, thick * plate.scale, 0), 0, 1)
    cut(plate, top, "#ffffff", edge=0.3, opacity=opacity)


def robin(x: float, y: float, size: float) -> Motif:
    bird = Motif(
        (
            Piece(tube("-18,-18,14 -46,-8,7"), "wing"),
            Piece(form("-26,-18 -14,-42 10,-52 26,-42 28,-18 8,0 -14,-2"), "body", 8),
            Piece(form("12,-44 27,-40 29,-18 12,-4 4,-22"), "breast", 5),
            Piece(form("-24,-22 -8,-34 4,-24 -8,-8 -26,-10"), "wing", 4),
            Piece(polygon([(25, -42), (39, -37), (25, -34)]), "bill"),
            Piece(circle(17, -41, 3.2), "dark"),
            Piece(circle(18, -42, 1.1), "light"),
        ),
        {"body": "#8f6a52", "wing": "#6d4c3c", "breast": "#e0452a", "dark": "#172440", "bill": "#3a2c30",
         "light": "#ffffff"},
    )  # fmt: skip
    return bird.moved(x, y, size)


def gun_with_nest() -> Motif:
    """A blunderbuss standing on its butt, a robin and its young in its mouth; 165 high."""
    gun = Motif(
        (
            Piece(form("-14,0! 16,0! 12,-34 6,-62 -4,-62 -8,-34"), "wood", 8),
            Piece(path("M-5,-58L-6,-118L-17,-138H17L7,-118L6,-58Z"), "iron", 8),
            Piece(stroke("M8,-52Q18,-46 8,-38", 4), "iron"),
            Piece(stroke("M-6,-66H7M-6,-96H7", 4), "brass"),
        ),
        {"wood": "#9a5f3c", "iron": "#5a6c86", "brass": "#e0b45a"},
    )
    young = Motif(
        (
            Piece(circle(-15, -147, 6) + circle(20, -146, 5.4), "down", 4),
            Piece(
                polygon([(-15, -150), (-9, -160), (-7, -151)]) + polygon([(20, -149), (15, -159), (13, -150)]), "gape"
            ),
            Piece(circle(-17, -149, 1.3) + circle(22, -148, 1.3), "dark"),
        ),
        {"down": "#a98468", "gape": "#f2b63c", "dark": "#172440"},
    )
    return gun + young + nest(0).moved(0, -128, 0.2) + robin(2, -142, 0.82)


def _village(plate: Plate, wood: Colour) -> None:
    p = PALETTES["frost"]
    houses: tuple[tuple[float, float, Motif, float, int], ...] = (
        (186, 374, COTTAGE, 0.38, 1), (88, 316, GABLED, 0.38, 0), (404, 372, GABLED, 0.42, 2),
        (492, 312, COTTAGE, 0.37, 3), (208, 256, CROOKED_HOUSE, 0.37, 4), (140, 176, COTTAGE, 0.26, 0),
        (514, 196, town_house(3, 2, 4, "step"), 0.54, 1), (392, 250, town_house(3, 2, 2, "bell"), 0.52, 0),
        (76, 216, town_house(3, 2, 7, "mansard"), 0.52, 2), (276, 346, GABLED, 0.23, 1), (446, 172, GABLED, 0.25, 4),
    )  # fmt: skip
    for x, y, house, size, look in houses:
        floor = ellipse(x, y + 4, 92 * size, 7)
        cut(plate, floor, wood, 5, 0.5)
        cut(plate, ellipse(x, y + 1, 88 * size, 5), "#ffffff", edge=0.3)
        walls: dict[str, Colour] = {**painted(p, look), "glow": "#ffd36a", "dark": "#44506e"}
        walls["roof"] = ("#d84a34", "#47689a", "#c8584a", "#3f6f92", "#d2452f")[look]
        done = draw(plate, house, x, y, size, inks=walls, shadow=0.6)
        _snow_on(plate, done.mask, 9 * size + 1)
        if "chimney" in done.anchors and size > 0.3:
            _smoke(plate, done.anchors["chimney"])


def _smoke(plate: Plate, spot: Point) -> None:
    x, y = spot
    drift = f"M{x:.0f},{y:.0f}q6,-10 0,-18t2,-20q6,-8 2,-16"
    plate.veil(stroke(drift, 6), "#ffffff", 0.5, 2.4, 0.6)


def _ladder(plate: Plate, foot: Point, top: Point, wide: float = 7) -> None:
    (x0, y0), (x1, y1) = foot, top
    away = math.dist(foot, top)
    nx, ny = (y1 - y0) / away * wide, -(x1 - x0) / away * wide
    rails = line([(x0 + nx, y0 + ny), (x1 + nx, y1 + ny)], 3.4) + line([(x0 - nx, y0 - ny), (x1 - nx, y1 - ny)], 3.4)
    rungs = ""
    for k in range(1, int(away // 11) + 1):
        t = (k - 0.4) * 11 / away
        x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
        rungs += line([(x + nx, y + ny), (x - nx, y - ny)], 2.8)
    cut(plate, rails + rungs, "#e8b878", 3, 0.5)


def _neighbours(plate: Plate) -> None:
    """Those who live up there: three climb home, one greets; and lights on a string."""
    p = PALETTES["frost"]
    for foot, top in (((224, 374), (240, 260)), ((122, 316), (114, 220)), ((434, 374), (462, 316)),
                      ((530, 314), (550, 200)), ((268, 480), (284, 352)), ((106, 214), (122, 180))):  # fmt: skip
        _ladder(plate, foot, top)
    start, low, end = (240, 268), (298, 322), (350, 262)
    cut(plate, stroke(f"M{start[0]},{start[1]}Q{low[0]},{low[1]} {end[0]},{end[1]}", 2), p.deep, edge=0.1)
    for k in range(1, 7):
        t = k / 7
        x, y = (a * (1 - t) ** 2 + 2 * b * t * (1 - t) + c * t * t for a, b, c in zip(start, low, end, strict=True))
        with plate.shining(0.95):
            cut(plate, circle(x, y + 5, 4.4), ("#ffd36a", "#ff9a6a", "#ffe7a0")[k % 3], edge=0.1)
    people = (
        ("climb", "jersey", "cap", "short", "#d2452f", 228, 352, 0.25, False),
        ("wave", "dress", "", "bun", "#2f97a4", 357, 252, 0.2, False),
        ("climb", "coat", "nightcap", "short", "#e0a03a", 531, 290, 0.24, False),
        ("climb", "coat", "scarf", "bun", "#3f8f6a", 272, 452, 0.26, False),
    )
    for pose, dress, hatted, hair, ink, x, y, size, flip in people:
        who = person(pose, dress, hatted, hair, inks={"coat": ink, "hat": p.hot, "band": p.light})
        draw(plate, who, x, y, size, 0, flip, shadow=0.5)


def _wood(plate: Plate) -> None:
    p = PALETTES["frost"]
    plate.at(0.95)
    _, crest = ridge(600, 900, 776, 10, 1.6, 0.4)
    cut(plate, firs(Random(4), crest, 26, (60, 130)), "#8fa2c4")
    plate.at(0.8)
    for x, half, lean, ink in (
        (52, 20, 4, 0.1), (150, 12, -3, 0.35), (262, 9, 2, 0.5), (372, 10, -2, 0.5), (470, 13, 3, 0.35),
        (558, 22, -4, 0.1),
    ):  # fmt: skip
        bark = cut(plate, trunk(x, 790, -20, half, lean), mix("#94a9d2", "#e2dcea", ink), 10)
        rings = "".join(
            stroke(f"M{x - half},{y}q{half * 0.7:.1f},5 {half * 1.1:.1f},1", 2.6)
            for y in range(60 + int(x) % 40, 780, 62)
        )
        cut(plate, rings, "#6f7fa6", clip=bark, opacity=0.5)
    plate.at(0.5)
    far, _ = ridge(600, 900, 770, 12, 1.6, 0.4)
    plate.ink(far, mix(p.light, "#b9c6e4", 0.4), light=p.light, depth=26)


def antler_city(plate: Plate) -> None:
    """A stag's antlers are a bare tree with lit houses and ladders; a hunter lifts his hat."""
    p = PALETTES["frost"]
    plate.sky([(0, "#3f7cc0"), (0.3, "#7fb4e2"), (0.52, "#c9cfea"), (0.7, "#fbd3c4"), (0.84, "#ffdcae")])
    _wood(plate)
    x0, y0, size = 292.0, 482.0, 0.9
    wood = "#6b4a48"
    plate.at(0)
    draw(plate, _stag_body(), x0, y0, size)
    antlers, twigs = antlers_at(x0, y0 - 12)
    struts = tube("96,240,9 122,206,7 140,180,6") + tube("496,240,9 474,208,7 446,180,6")
    cut(plate, twigs + struts, wood, edge=0.2)
    cut(plate, antlers, wood, 12, 0.8)
    _snow_on(plate, plate.mask(antlers + twigs + struts), 3.4, 0.95)
    _village(plate, wood)
    draw(plate, _stag_neck(), x0, y0, size)
    draw(plate, _stag_head(), x0, y0, size)
    _neighbours(plate)
    snow, _ = ridge(600, 900, 850, 9, 1.4, 2.2)
    drifts = "".join(ellipse(x, 858, wide, 15) for x, wide in ((166, 26), (206, 24), (249, 32), (334, 34)))
    plate.ink(snow + drifts, p.light, shade=p.far, depth=20, shadow=Shadow(0, -4, 8, 0.25))
    greeting = replace(POSES["wave"], lean=-3, arm=(126, 150), other_arm=(-6, 8))
    hunter = person(
        greeting, "coat", "", "beard", gaze=(44, -16), mood="wonder", hands=("pinch", "limp"),
        inks={"coat": "#4f7a58", "trim": "#e8d2a0", "legs": "#6b4a3a", "hair": "#c9b8a4", "shoes": "#3f2c2c"},
    )  # fmt: skip
    placed = draw(plate, hunter, 464, 874, 1.18, flip=True)
    grip = placed.anchors["hand"]
    draw(plate, hat("feather"), grip[0] - 8, grip[1] + 4, 0.4, -14)
    draw(plate, gun_with_nest(), 524, 872, 1.04, 6, flip=True)
    drawn = plate.random
    fallen = [(drawn.uniform(20, 580), drawn.uniform(20, 860), drawn.uniform(1.2, 3)) for _ in range(90)]
    flakes = "".join(circle(x, y, size) for x, y, size in fallen if not (130 < x < 500 and y > 460))
    cut(plate, flakes, "#ffffff", edge=0.1, opacity=0.9)


SCENES.append(
    Story(
        draw=antler_city, palette="frost", operator="metamorphosis", setting="forest", season="winter",
        framing="frontal",
        moods=("calm", "tender"), flags=(), living=("stag", "hunter", "robin"),
        objects=("antlers", "houses", "ladders", "gun", "nest", "hat"),
        words={"cerf/stag": 3, "bois/antlers": 3, "maison/house": 3, "arbre/tree": 2, "chasseur/hunter": 2,
               "hiver/winter": 2, "neige/snow": 1, "échelle/ladder": 1, "fusil/gun": 2, "nid/nest": 1,
               "rouge-gorge/robin": 1, "ville/town": 2, "respect/respect": 2, "paix/peace": 2, "refuge/refuge": 2,
               "majesté/majesty": 1},
        fr=(
            "Les bois d’un grand cerf sont un arbre nu chargé de maisonnettes éclairées et d’échelles ; un "
            "chasseur soulève son chapeau, un rouge-gorge niche dans son fusil."
        ),
        en=(
            "A great stag’s antlers are a bare tree full of small lit houses and ladders; a hunter lifts his "
            "hat, and a robin nests in his gun."
        ),
    )
)  # fmt: skip
