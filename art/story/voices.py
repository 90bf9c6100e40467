"""Story cards of voices: a small bird whose song is a storm, a wolf who reads to lambs at bedtime."""

from __future__ import annotations

import math
from dataclasses import replace
from random import Random

from art.colour import Colour, mix
from art.motif import Motif, Piece, cut, draw
from art.motifs.beasts import wolf_head
from art.motifs.curves import form, plume, tube, within
from art.motifs.indoors import wall, wallpaper
from art.palettes import PALETTES
from art.press import Plate, darker, lighter
from art.scene import Scene, Story
from art.shapes import Point, circle, ellipse, line, path, place, polygon, rectangle, ring, stroke

SCENES: list[Scene] = []

BEAK: Point = (136, 350)


def small_song(plate: Plate) -> None:
    """A very small red bird sings, and the forest bends before it."""
    p = PALETTES["rose"]
    plate.sky([(0, "#d98a98"), (0.4, "#f1bba8"), (0.75, "#fbe3c0"), (1, "#f3c9a4")], angle=-0.35)
    plate.glow(BEAK[0], BEAK[1], 420, p.light, 0.9, 1.3)
    pale = mix(p.far, p.light, 0.1)
    for spec in (
        "250,930,40 262,720,32 300,520,26 390,330,20 500,190,14 640,110,8",
        "360,930,44 370,760,36 420,600,28 510,490,20 640,430,12",
        "470,930,50 482,800,40 530,690,30 640,610,20",
    ):
        cut(plate, tube(spec), pale, 10, 0.3)
    _gusts(plate)
    _petals(plate, Random(4), 150, (4, 7), mix(p.light, p.far, 0.3))
    for spec, ink in (
        ("320,940,74 328,800,62 376,640,50 470,520,38 640,436,22", mix(p.middle, p.far, 0.3)),
        ("90,940,64 96,780,56 150,580,46 270,370,34 420,220,24 640,130,12", p.middle),
        ("520,940,84 532,830,70 572,740,56 650,670,40", p.middle),
    ):
        cut(plate, tube(spec), ink, 20, 0.7)
    twigs = ("300,330,18 390,300,12 500,300,6", "400,236,14 490,226,9 590,236,4", "450,540,18 530,520,12 630,530,6")
    cut(plate, "".join(tube(spec) for spec in twigs), p.middle, 6, 0.4)
    _petals(plate, Random(11), 110, (6, 11), "#f7d3d0")
    _clinging_bear(plate)
    _blown(plate)
    _petals(plate, Random(23), 34, (8, 14), "#fff0ea")
    _grass(plate)
    _singer(plate)
    _strolling_worm(plate)


def _gusts(plate: Plate) -> None:
    """The song made visible: rings that widen and streaks that follow them."""
    x, y = BEAK
    p = PALETTES["rose"]
    for i in range(9):
        radius = 34 + i * 26 + i * i * 4
        low, high = 0.7 - i * 0.01, -0.55 - i * 0.012
        ax, ay = x + radius * math.cos(high), y + radius * math.sin(high)
        bx, by = x + radius * math.cos(low), y + radius * math.sin(low)
        arc = stroke(f"M{ax:.1f},{ay:.1f}A{radius},{radius} 0 0 1 {bx:.1f},{by:.1f}", 5 + i * 2)
        cut(plate, arc, "#fffaf0", opacity=0.9 - i * 0.07)
    random = Random(6)
    for _ in range(34):
        angle, start, long = random.uniform(-0.6, 0.62), random.uniform(120, 520), random.uniform(50, 150)
        ends = [(x + reach * math.cos(angle), y + reach * math.sin(angle)) for reach in (start, start + long)]
        cut(plate, line(ends, random.uniform(2, 4.4)), p.light, opacity=0.65)


def _petals(plate: Plate, random: Random, count: int, sizes: Point, ink: Colour) -> None:
    """Petals torn off, all carried away from the bird."""
    x, y = BEAK
    shape = ""
    for _ in range(count):
        angle, far = random.uniform(-0.75, 0.85), 170 + 420 * random.random() ** 0.8
        px, py = x + far * math.cos(angle), y + far * math.sin(angle)
        size = random.uniform(*sizes)
        if not (240 < px < 420 and 520 < py < 670):
            shape += ellipse(px, py, size * 1.25, size * 0.6, math.degrees(angle) + random.uniform(-24, 24))
    cut(plate, shape, ink, 0, 0.25, edge=0.15)


def _blown(plate: Plate) -> None:
    """Hats, a nest with its eggs and a sheet of music."""
    p = PALETTES["rose"]
    straw = form("-62,4 -30,-6 0,-8 34,-6 62,4 34,14 0,16 -34,14") + form("-30,0! -26,-28 0,-38 26,-28 30,0! 0,6")
    ribbon = stroke("M-30,-4Q0,6 30,-4", 9) + stroke("M28,-4Q60,-24 92,-10M28,-2Q64,4 88,18", 6)
    cut(plate, place(straw, 330, 210, 1.1, 24), "#ecc478", 10, 0.9)
    cut(plate, place(ribbon, 330, 210, 1.1, 24), p.hot)
    knitted = form("-36,0! -32,-40 0,-60 32,-40 36,0! 0,8")
    cut(plate, place(knitted, 500, 470, 1, 70), p.cool, 10, 0.9)
    cut(plate, place(rectangle(-40, -8, 80, 18, 8) + circle(0, -66, 14), 500, 470, 1, 70), p.light, 5, 0.4)
    nest = form("-58,-26! -30,-16 30,-16 58,-26! 52,8 26,32 -26,32 -52,8")
    straws = stroke(
        "M-64,-22Q0,-2 66,-20M-54,-4Q0,14 52,-2M-40,16Q0,28 40,14M-58,-14l-18,-14M56,-16l20,-12M30,26l16,12", 4.4
    )
    cut(plate, place(nest, 468, 120, 0.95, 34), "#8a5a44", 12, 0.9)
    cut(plate, place(straws, 468, 120, 0.95, 34), "#d0a274")
    for x, y, turn in ((530, 104, 40), (552, 158, 80), (508, 176, 10)):
        cut(plate, ellipse(x, y, 17, 12.500, turn), "#a9d6d2", 6, 0.6)
    sheet = form("-44,-30! -10,-18 40,-34! 46,24! 8,36 -40,26!")
    rows = "".join(stroke(f"M-32,{y}Q0,{y + 10} 36,{y - 3}", 2.6) for y in (-14, -4, 6, 16))
    notes = ellipse(-16, 2, 6, 4.6, -20) + ellipse(14, 10, 6, 4.6, -20) + line([(-11, 0), (-9, -18)], 3)
    cut(plate, place(sheet, 420, 402, 0.9, -22), "#fffaf0", 10, 0.9)
    cut(plate, place(rows + notes + line([(19, 8), (21, -10)], 3), 420, 402, 0.9, -22), p.near)


def _clinging_bear(plate: Plate) -> None:
    """Its arms round the trunk, the rest of it in the wind."""
    p = PALETTES["rose"]
    brown: Colour = "#7b4632"
    bole = tube("196,950,92 200,820,78 222,660,64 292,470,50 430,340,36 640,262,18")
    cut(plate, bole, p.near, 30, 1)
    grooves = "M186,920C192,780 206,680 262,540M214,920C216,800 240,680 300,520M300,480C350,410 400,370 480,330"
    cut(plate, within(stroke(grooves, 4), bole), p.deep, opacity=0.55)
    cut(plate, tube("240,590,24 184,540,14 158,544,8") + tube("400,362,20 500,360,12 600,384,5"), p.near, 8, 0.5)
    cut(plate, tube("470,664,66 516,700,58 552,734,46") + tube("480,620,66 530,606,58 566,580,46"), brown, 16, 0.8)
    cut(plate, ellipse(556, 744, 19, 31, -42) + ellipse(572, 568, 19, 31, 24), brown, 10, 0.5)
    pads = ellipse(560, 746, 10, 17, -42) + ellipse(576, 566, 10, 17, 24)
    cut(plate, pads, "#d9a878", 4)
    body = form("292,630 318,584 388,560 466,574 520,612 524,660 484,700 404,706 330,690")
    cut(plate, body, brown, 36, 1.2)
    cut(plate, within(ellipse(410, 706, 90, 34, 4), body), "#c9976a", 12)
    spots = ((400, 574), (440, 588), (420, 612), (470, 616), (446, 640), (480, 650))
    fur = "".join(form(f"{x},{y - 7}! {x + 24},{y - 10} {x + 40},{y}! {x + 18},{y + 3}") for x, y in spots)
    cut(plate, fur, darker(brown, 0.3), opacity=0.6)
    ears = form("340,540 372,504 404,504 396,534 366,560") + form("366,566 408,550 430,566 410,588 374,590")
    cut(plate, ears, brown, 8, 0.7)
    cut(plate, form("364,534 384,514 396,516 388,532") + form("388,570 408,560 418,570 404,580"), "#d9a878", 3)
    cut(plate, form("260,600 268,560 300,534 342,532 376,556 384,596 362,630 322,644 282,636"), brown, 24, 0.9)
    cut(plate, form("254,600 262,574 288,566 316,580 326,606 316,640 290,654 264,642"), "#d9a878", 10, 0.4)
    mouth = form("262,608! 290,600 318,606! 330,632 306,658 276,652 262,634")
    cut(plate, mouth, "#4a1622", 0, 0.3)
    cut(plate, within(ellipse(296, 654, 24, 14), mouth), "#d9606a")
    cut(plate, within(rectangle(266, 598, 48, 12, 4), mouth), "#fffaf0")
    cut(plate, ellipse(260, 588, 13, 10, -12), "#22131a", 3)
    cut(plate, circle(300, 556, 14) + circle(340, 560, 13), "#fffaf0")
    cut(plate, circle(294, 556, 5.4) + circle(334, 560, 5), "#22131a")
    cut(plate, stroke("M282,540Q296,526 312,534M328,538Q346,532 356,546", 5), "#3a1c1a")
    cut(plate, form("356,562! 378,566 400,582! 378,580") + form("358,590! 382,598 398,614! 376,608"), "#a9dcea")
    cut(plate, tube("352,672,56 288,700,44 222,706,40 178,694,40"), brown, 16, 1)
    cut(plate, "".join(line([(x, y), (x - 8, y + 9)], 5) for x, y in ((166, 682), (163, 695), (168, 708))), "#f0dcc0")
    cut(plate, ellipse(204, 650, 22, 15, -20), darker(brown, 0.2), 6, 0.5)
    cut(plate, "".join(line([(x, y), (x - 9, y + 4)], 5) for x, y in ((187, 648), (190, 659))), "#f0dcc0")


def _grass(plate: Plate) -> None:
    """It lies flat in the wind, but stands under the twig."""
    p = PALETTES["rose"]
    cut(plate, path("M-10,846C120,828 300,862 430,848C520,840 570,850 620,858V920H-10Z"), p.deep, 20, 0.8)
    random = Random(2)
    blades = ""
    for x in range(-10, 620, 11):
        y, tall = 852 + random.uniform(0, 12), random.uniform(24, 44)
        bend = 0.08 if x < 170 else min(1.5, (x - 150) / 90)
        low = tall / (1 + bend)
        blades += form(
            f"{x - 4},{y:.1f}! {x + bend * tall * 0.4:.1f},{y - low * 0.7:.1f} {x + bend * tall:.1f},{y - low:.1f}! "
            f"{x + bend * tall * 0.4 + 5:.1f},{y - low * 0.5:.1f} {x + 5},{y:.1f}!"
        )
    cut(plate, blades, p.deep, 0, 0.3)


def _singer(plate: Plate) -> None:
    """The bird on its twig, where not a petal moves."""
    p = PALETTES["rose"]
    cut(plate, tube("-10,424,15 40,404,11 92,398,8 150,404,4") + tube("40,404,8 62,428,6 70,452,4"), p.deep, 5, 0.6)
    cut(
        plate, plume(70, 450, 34, 16, 84) + plume(20, 412, 36, 17, 112) + plume(148, 404, 30, 14, 60), "#6f8f52", 5, 0.5
    )
    turns = [i * 1.257 for i in range(5)]
    cut(plate, "".join(circle(34 + 11 * math.cos(a), 392 + 11 * math.sin(a), 8) for a in turns), "#fff0ea", 4, 0.4)
    cut(plate, circle(34, 392, 5), p.warm)
    bird: Colour = "#d5281f"
    cut(plate, stroke("M86,402V384M98,402V384", 4), p.deep)
    cut(plate, form("68,376 44,392 38,414! 58,410 78,394"), darker(bird, 0.25), 5, 0.5)
    cut(plate, form("60,388 64,362 82,342 102,332 120,338 124,356 118,378 100,394 76,397"), bird, 14, 0.9)
    cut(plate, form("108,358 123,358 118,380 100,394 90,386"), "#f6b06c", 5)
    cut(plate, form("62,388 70,366 92,366 90,384 76,394"), darker(bird, 0.3), 5, 0.4)
    cut(plate, form("116,338! 144,324! 124,352!") + form("122,354! 142,368! 116,364!"), p.warm, 0, 0.3)
    cut(plate, stroke("M102,350q6,-7 12,-1", 4.4), p.deep)
    cut(plate, form("92,338! 84,320 96,330! 98,314 106,334!"), bird)


def _strolling_worm(plate: Plate) -> None:
    p = PALETTES["rose"]
    flesh: Colour = "#e9806f"
    body = tube("34,862,13 48,848,18 66,856,19 80,842,19 82,814,18 82,794,20 86,784,21")
    cut(plate, stroke("M106,716V802Q106,814 94,812", 5), p.deep)
    cut(plate, body, flesh, 10, 0.9)
    rings = "M44,838l4,20M60,846l0,20M74,838l14,12M70,822l24,4M70,806l24,0"
    cut(plate, within(stroke(rings, 3.4), body), darker(flesh, 0.28))
    cut(plate, tube("84,810,9 94,814,9 106,806,9"), flesh, 0, 0.4)
    dome = "M46,746C52,704 84,690 106,688C128,690 160,704 166,746"
    scallops = "Q151,735 136,746Q121,735 106,746Q91,735 76,746Q61,735 46,746Z"
    cut(plate, path(dome + scallops), p.cool, 14, 1)
    cut(plate, path("M76,746C78,712 96,694 106,688C116,694 134,712 136,746Q121,735 106,746Q91,735 76,746Z"),
        lighter(p.cool, 0.3), 8)  # fmt: skip
    cut(plate, line([(106, 688), (106, 676)], 5), p.deep)
    cut(plate, stroke("M84,783q5,5 10,0M88,793q5,3 8,-1", 3.4), p.deep)


SCENES.append(
    Story(
        draw=small_song, palette="rose", operator="scale", setting="forest", season="spring", framing="side",
        moods=("pride", "joy"), living=("bird", "bear", "worm"),
        objects=("trees", "twig", "hats", "nest", "petals", "umbrella"),
        words={"oiseau/bird": 3, "chant/song": 3, "tempête/storm": 3, "forêt/forest": 2, "ours/bear": 3,
               "vent/wind": 2, "chapeau/hat": 1, "pétale/petal": 1, "nid/nest": 1, "ver/worm": 1,
               "parapluie/umbrella": 1, "voix/voice": 2, "force/strength": 2, "petit/small": 2, "printemps/spring": 1,
               "calme/calm": 1},
        fr="Un tout petit oiseau rouge chante sur un rameau ; les arbres se couchent, des chapeaux, un nid et des "
           "pétales s’envolent, un ours s’accroche à un tronc ; un ver se promène sous un parapluie.",
        en="A tiny red bird sings on a twig; the trees lie over, hats, a nest and petals fly off, a bear clings to a "
           "trunk; a worm strolls under an umbrella.",
    )
)  # fmt: skip


def bedtime_lamb(plate: Plate) -> None:
    """A wolf in a bonnet reads to three lambs; her shadow is a sheep's, the middle lamb's a wolf's."""
    p = PALETTES["night"]
    wall(plate, mix(p.middle, p.far, 0.3), (320, 360), 0.1)
    wallpaper(plate, "stripes", p.near, 0.28, bottom=640)
    plate.glow(330, 400, 520, p.warm, 1, 1)
    plate.glow(340, 330, 330, "#f9d9a0", 0.85, 1.2)
    _wall_shadows(plate)
    _headboard(plate)
    for x, y, turn, awake in ((288, 602, -6, True), (396, 594, 2, False), (504, 602, 6, True)):
        pillow = form("-60,22 -56,-34 -30,-44 30,-44 56,-34 60,22 30,46 -30,46")
        cut(plate, place(pillow, x, y, 1, turn), "#f4ead6", 18, 0.9)
        draw(plate, _lamb(awake), x, y + 4, 0.92, turn)
    quilt = form("190,668! 300,654 420,650 566,660! 600,920! 130,920! 150,800")
    cover = cut(plate, quilt, p.hot, 34, 1)
    squares = [(i, j) for i in range(7) for j in range(4)]
    patches = "".join(rectangle(120 + i * 74, 650 + j * 74, 74, 74) for i, j in squares if (i + j) % 2)
    cut(plate, patches, mix(p.hot, p.warm, 0.5), clip=cover, edge=0.2, opacity=0.85)
    cut(plate, "".join(circle(157 + i * 74, 687 + j * 74, 8) for i, j in squares), p.light, clip=cover, opacity=0.75)
    cut(plate, form("190,664! 300,646 420,640 568,650! 572,686! 420,676 300,684 186,702!"), "#fbf1dc", 10, 0.7)
    hoof = "-15,12 -13,-12 0,-18 13,-12 15,12"
    cut(plate, place(form(hoof), 366, 656) + place(form(hoof), 426, 656), "#4a4058", 6, 0.6)
    cut(plate, "".join(line([(x, 640), (x, 656)], 3) for x in (366, 426)), "#1c1a30")
    _reading_wolf(plate)
    _stool_with_candle(plate)


def _headboard(plate: Plate) -> None:
    wood: Colour = "#6e3b3a"
    board = form("190,700! 190,506! 230,492 296,482 336,452 382,440 428,452 468,482 534,492 574,506! 574,700!")
    cut(plate, board, wood, 26, 1.2)
    panel = form("216,700! 216,528 304,508 346,476 382,468 418,476 460,508 548,528 548,700!")
    cut(plate, panel, darker(wood, 0.22), 14)
    carving = plume(368, 496, 42, 17, 172) + plume(396, 496, 42, 17, 8) + circle(382, 494, 12)
    cut(plate, carving, lighter(wood, 0.2), 5)
    posts = (
        rectangle(178, 476, 24, 260, 8) + circle(190, 468, 18) + rectangle(560, 476, 24, 260, 8) + circle(572, 468, 18)
    )
    cut(plate, posts, lighter(wood, 0.1), 9, 0.8)


def _wall_shadows(plate: Plate) -> None:
    """A meek sheep with a book over the wolf, a gaping wolf over the lamb that sleeps."""
    p = PALETTES["night"]
    shade = mix(p.near, p.middle, 0.35)
    fleece = (
        (40, 330, 44), (40, 400, 50), (84, 288, 40), (128, 300, 40), (160, 344, 40), (110, 380, 70), (60, 460, 60),
        (150, 440, 60), (184, 396, 36),
    )  # fmt: skip
    sheep = "".join(circle(*puff) for puff in fleece) + rectangle(-10, 440, 210, 300)
    sheep += form("90,196 112,164 150,158 184,180 218,214 240,244 238,268 216,282 182,276 146,284 108,280 88,240")
    sheep += form("96,196 70,186 36,198 20,222! 50,232 92,226") + circle(112, 160, 19) + circle(138, 150, 19)
    sheep += (
        circle(92, 178, 16) + tube("168,364,34 212,384,24 244,372,20") + form("226,350! 280,326! 300,396! 244,420!")
    )
    wolf = form(
        "392,470! 372,400 366,350! 340,354 312,344 296,326! 330,318 356,306 372,286! 340,284 300,270 282,252 280,238 "
        "300,226 344,214 380,190 396,170 400,92! 434,142 450,148 482,84! 494,164 520,230 526,300! 506,300 522,350! "
        "500,356 508,410! 480,420 470,480!"
    )
    upper = ((298, 266), (318, 274), (340, 281), (358, 283))
    lower = ((306, 330), (326, 323), (346, 314))
    gaps = "".join(polygon([(x, y), (x + 13, y + 2), (x + 4, y + 20)]) for x, y in upper)
    gaps += "".join(polygon([(x, y), (x + 12, y - 5), (x + 3, y - 20)]) for x, y in lower)
    small = circle(262, 484, 30) + tube("240,474,18 216,482,12") + tube("284,474,18 306,482,12")
    small += circle(530, 484, 30) + tube("508,474,18 486,484,12") + tube("552,474,18 576,482,12")
    fangs = plate.mask(gaps)
    eyes = plate.mask(form("388,206! 420,194 434,204! 410,218") + stroke("M160,206q10,9 20,1", 6))
    whole = plate.mask(sheep + wolf + small)
    plate.ink(whole * (1 - eyes), shade, edge=0.4, opacity=0.9)
    plate.ink(fangs, shade, edge=0.2, opacity=0.9)


def _lamb(awake: bool) -> Motif:
    """A lamb's head on its pillow, from the front."""
    curls = ((-20, -36, 14), (0, -42, 16), (20, -36, 14), (-30, -22, 12), (30, -22, 12), (0, -28, 16))
    eyes = [Piece(stroke("M-20,0Q-12,9 -5,1M5,1Q12,9 20,0", 4.4), "dark")]
    if awake:
        eyes = [
            Piece(circle(-12, 0, 9.5) + circle(12, 0, 9.5), "white"),
            Piece(circle(-15, 2, 5) + circle(9, 2, 5), "dark"),
            Piece(stroke("M-22,-13Q-14,-18 -6,-15M6,-15Q14,-18 22,-13", 3.4), "dark"),
        ]
    inks: dict[str, Colour] = {
        "face": "#efdfc6", "ear": "#d9c2a6", "wool": "#fffaf0", "dark": "#2a2038", "white": "#ffffff",
        "rose": "#d98a86",
    }  # fmt: skip
    return Motif(
        (
            Piece(form("-22,-14 -44,-22 -58,-8 -50,6 -30,6") + form("22,-14 44,-22 58,-8 50,6 30,6"), "ear", 7, True),
            Piece(form("-30,-8 -44,-13 -51,-6 -44,0") + form("30,-8 44,-13 51,-6 44,0"), "rose"),
            Piece(form("0,-34 24,-26 28,0 20,30 0,44 -20,30 -28,0 -24,-26"), "face", 16, True),
            Piece("".join(circle(*curl) for curl in curls), "wool", 9),
            *eyes,
            Piece(form("-8,20 0,17 8,20 0,28"), "rose"),
            Piece(stroke("M0,28V33M-8,35Q-3,38 0,33Q3,38 8,35", 3), "dark"),
        ),
        inks,
    )


def _reading_wolf(plate: Plate) -> None:
    """On the edge of the bed, a book in her paws, spectacles low on the muzzle."""
    p = PALETTES["night"]
    grey: Colour = "#5d6a8c"
    gown: Colour = "#e3d8ea"
    body = form("112,540 72,580 44,660 34,770 40,920! 262,920! 268,850 276,796 258,762 214,756 196,690 190,610 160,548")
    cut(plate, body, gown, 34, 1.4)
    pleats = stroke("M262,776C220,790 160,800 110,800M230,800C240,840 236,880 232,920M180,806V920", 5)
    cut(plate, within(pleats, body), darker(gown, 0.28), opacity=0.8)
    dots = "".join(circle(50 + i * 34 + j % 2 * 17, 600 + j * 32, 5) for i in range(8) for j in range(11))
    cut(plate, within(dots, body), "#8a6fb0", opacity=0.8)
    shawl = form("116,530! 60,590 36,690! 74,676 98,706! 130,670 164,690! 190,650 206,652! 196,590 168,540!")
    cut(plate, shawl, "#2f8a86", 22, 1)
    cut(plate, within(stroke("M50,660Q110,640 196,626M66,610Q120,590 190,590", 5), shawl), "#8fd0c0")
    head = wolf_head(mouth="sly")
    earless = replace(head, pieces=tuple(piece for i, piece in enumerate(head.pieces) if i not in (0, 3, 4)))
    draw(plate, earless, 140, 496, 1.72, 14, inks={"body": grey, "shade": darker(grey, 0.3), "belly": "#c9c6d6"})
    edge = ((142, 416), (146, 436), (142, 458), (134, 480), (126, 502), (120, 524), (114, 546), (108, 566))
    cut(plate, "".join(circle(x, y, 15) for x, y in edge), "#fffaf0", 7, 0.7)
    cut(plate, form("132,412 96,392 50,418 28,474 44,536 88,566 118,560 122,516 140,470"), "#f4dfe2", 24, 0.8)
    cut(plate, stroke("M134,412C140,450 124,490 110,562", 8), p.hot)
    cut(plate, form("112,572 92,558 84,580 92,598") + form("114,572 136,566 140,588 126,600"), p.hot, 6, 0.5)
    cut(plate, form("84,424 72,372 70,346! 102,374 116,412"), grey, 9, 0.6)
    cut(plate, form("88,410 80,370! 100,390 104,408"), "#c98a94")
    plate.ink(circle(214, 506, 19) + circle(180, 490, 17), "#fff3c4", opacity=0.3, edge=0.1)
    cut(plate, ring(214, 506, 20, 5) + ring(180, 490, 17, 5) + stroke("M164,484L136,472", 4), p.warm)
    _held_book(plate, grey, gown)


def _held_book(plate: Plate, grey: Colour, gown: Colour) -> None:
    p = PALETTES["night"]
    pages = form("206,664! 222,640 262,628! 292,640 330,626! 350,712! 312,726 280,744! 250,740 230,756!")
    cut(plate, pages, "#f6ecd2", 8, 0.8)
    cut(plate, form("212,672! 264,640! 284,750! 236,770!"), "#7a4aa0", 12, 0.7)
    cut(plate, form("264,640! 336,634! 356,722! 284,750!"), "#8a5ab0", 12)
    cut(plate, line([(264, 642), (284, 748)], 6), "#4f2c72")
    cut(plate, plume(306, 706, 40, 20, -92) + plume(306, 706, 32, 14, -140) + plume(306, 706, 32, 14, -44), p.warm, 4)
    cut(plate, tube("128,640,54 140,728,46 206,738,34 226,728,28"), gown, 16, 1)
    cut(plate, stroke("M214,712Q222,728 218,746", 8), p.hot)
    cut(plate, form("222,712 246,700 262,712 262,734 240,748 224,744"), grey, 8, 0.7)
    cut(plate, stroke("M250,710l14,-4M256,722l14,0M252,734l13,5", 5), darker(grey, 0.35))


def _stool_with_candle(plate: Plate) -> None:
    p = PALETTES["night"]
    wood: Colour = "#8a5a34"
    cut(plate, line([(430, 850), (420, 930)], 13) + line([(512, 850), (522, 930)], 13), darker(wood, 0.2), 5, 0.8)
    cut(plate, form("400,846 470,834 540,846 536,864 470,872 404,864"), wood, 9, 1.2)
    cut(plate, form("430,832! 470,840 510,832! 498,850 470,856 442,850") + ring(522, 832, 14, 6), p.warm, 8, 0.7)
    cut(plate, rectangle(454, 766, 32, 76, 5), "#fbf1dc", 9, 0.5)
    cut(plate, form("452,772 456,762 470,766 488,760 488,790 480,778 472,786 462,776 454,796"), "#ffffff", 4)
    plate.glow(470, 730, 190, p.light, 0.95, 1.6)
    cut(plate, form("470,764 454,742 462,716 474,690! 486,722 488,746"), "#f6a83c", 6)
    cut(plate, form("470,762 462,746 470,722! 480,746"), "#fff6cc")


SCENES.append(
    Story(
        draw=bedtime_lamb, palette="night", operator="reflection", setting="interior", season="none",
        framing="frontal", moods=("fear", "comic"), flags=("night",), living=("wolf", "lambs"),
        objects=("bed", "book", "candle", "shadows", "bonnet", "spectacles"),
        words={"loup/wolf": 3, "agneau/lamb": 3, "ombre/shadow": 3, "lit/bed": 2, "livre/book": 2, "conte/tale": 2,
               "bougie/candle": 1, "bonnet/bonnet": 1, "grand-mère/grandmother": 2, "sommeil/sleep": 2,
               "nuit/night": 1, "déguisement/disguise": 2, "peur/fear": 2, "confiance/trust": 1,
               "apparence/appearance": 2},
        fr="Une louve en bonnet et lunettes, assise au bord d’un lit, fait la lecture à trois agneaux couchés ; au "
           "mur, son ombre est celle d’un mouton, celle de l’agneau du milieu est un loup.",
        en="A wolf in bonnet and spectacles sits on the edge of a wide bed and reads to three lambs by candlelight; on "
           "the wall her shadow is a sheep’s, the middle lamb’s is a wolf’s.",
    )
)  # fmt: skip
