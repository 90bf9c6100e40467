"""Story cards of voices: a small bird whose song is a storm, a wolf who reads to lambs at bedtime."""

from __future__ import annotations

import math
from dataclasses import replace
from random import Random

from art.colour import Colour, mix
from art.motif import Motif, Piece, cut, draw
from art.motifs.beasts import bear_head, wolf_head
from art.motifs.curves import form, plume, tube, within
from art.motifs.indoors import wall, wallpaper
from art.palettes import PALETTES
from art.press import Plate, darker, lighter
from art.scene import Scene, Story
from art.shapes import Point, circle, ellipse, line, path, place, polygon, rectangle, ring, stroke

SCENES: list[Scene] = []

BEAK: Point = (284, 290)


def small_song(plate: Plate) -> None:
    """A red bird sings, and the forest bows before it."""
    p = PALETTES["rose"]
    plate.sky([(0, "#d98a98"), (0.4, "#f1bba8"), (0.75, "#fbe3c0"), (1, "#f3c9a4")], angle=-0.35)
    plate.glow(BEAK[0], BEAK[1], 420, p.light, 0.9, 1.3)
    pale = mix(p.far, p.light, 0.1)
    for spec in (
        "330,930,40 342,720,32 372,520,26 436,350,20 520,230,14 640,150,8",
        "410,930,44 420,760,36 458,620,28 530,520,20 640,460,12",
        "470,930,50 482,800,40 530,690,30 640,610,20",
    ):
        cut(plate, tube(spec), pale, 10, 0.3)
    _gusts(plate)
    _petals(plate, Random(4), 56, (4, 7), mix(p.light, p.far, 0.3))
    for spec, ink in (
        ("400,940,74 406,800,62 440,660,50 512,560,38 640,490,22", mix(p.middle, p.far, 0.3)),
        ("216,940,66 220,790,58 256,610,46 344,440,34 460,320,24 640,236,12", p.middle),
        ("548,940,84 556,830,70 588,750,56 660,690,40", p.middle),
    ):
        cut(plate, tube(spec), ink, 20, 0.7)
    twigs = ("380,400,16 460,378,10 560,384,5", "500,296,12 560,288,8 630,296,4", "490,580,18 550,566,12 640,574,6")
    cut(plate, "".join(tube(spec) for spec in twigs), p.middle, 6, 0.4)
    _petals(plate, Random(11), 44, (6, 11), "#f7d3d0")
    _bowed_trunk(plate)
    _blown(plate)
    _petals(plate, Random(23), 12, (8, 14), "#fff0ea")
    _hatless_bear(plate)
    _grass(plate)
    _singer(plate)
    _strolling_worm(plate)


def _gusts(plate: Plate) -> None:
    """The song made visible: rings that widen and streaks that follow them."""
    x, y = BEAK
    p = PALETTES["rose"]
    for i in range(5):
        radius = 44 + i * 40 + i * i * 4
        low, high = 0.7 - i * 0.01, -0.55 - i * 0.012
        ax, ay = x + radius * math.cos(high), y + radius * math.sin(high)
        bx, by = x + radius * math.cos(low), y + radius * math.sin(low)
        arc = stroke(f"M{ax:.1f},{ay:.1f}A{radius},{radius} 0 0 1 {bx:.1f},{by:.1f}", 5 + i * 2)
        cut(plate, arc, "#fffaf0", opacity=0.9 - i * 0.07)
    random = Random(6)
    for _ in range(14):
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
        if not (340 < px < 520 and 560 < py < 860):
            shape += ellipse(px, py, size * 1.25, size * 0.6, math.degrees(angle) + random.uniform(-24, 24))
    cut(plate, shape, ink, 0, 0.25, edge=0.15)


def _blown(plate: Plate) -> None:
    """A nest with its eggs, and a sheet of music."""
    p = PALETTES["rose"]
    nest = form("-58,-26! -30,-16 30,-16 58,-26! 52,8 26,32 -26,32 -52,8")
    straws = stroke(
        "M-64,-22Q0,-2 66,-20M-54,-4Q0,14 52,-2M-40,16Q0,28 40,14M-58,-14l-18,-14M56,-16l20,-12M30,26l16,12", 4.4
    )
    cut(plate, place(nest, 456, 132, 0.95, 24), "#8a5a44", 12, 0.9)
    cut(plate, place(straws, 456, 132, 0.95, 24), "#d0a274")
    for x, y, turn in ((506, 106, 40), (540, 142, 80)):
        cut(plate, ellipse(x, y, 17, 12.500, turn), "#a9d6d2", 6, 0.6)
    sheet = form("-44,-30! -10,-18 40,-34! 46,24! 8,36 -40,26!")
    rows = "".join(stroke(f"M-32,{y}Q0,{y + 10} 36,{y - 3}", 2.6) for y in (-14, -4, 6, 16))
    notes = ellipse(-16, 2, 6, 4.6, -20) + ellipse(14, 10, 6, 4.6, -20) + line([(-11, 0), (-9, -18)], 3)
    cut(plate, place(sheet, 520, 420, 0.9, -22), "#fffaf0", 10, 0.9)
    cut(plate, place(rows + notes + line([(19, 8), (21, -10)], 3), 520, 420, 0.9, -22), p.near)


def _bowed_trunk(plate: Plate) -> None:
    p = PALETTES["rose"]
    bole = tube("296,950,92 300,820,78 322,670,64 388,510,50 494,406,36 640,346,18")
    cut(plate, bole, p.near, 30, 1)
    grooves = "M286,920C292,790 306,690 358,566M314,920C316,810 336,690 392,556M396,520C440,460 480,426 550,386"
    cut(plate, within(stroke(grooves, 4), bole), p.deep, opacity=0.55)
    cut(plate, tube("486,414,20 560,416,12 640,440,5"), p.near, 8, 0.5)


def _hatless_bear(plate: Plate) -> None:
    """Upright, its head bowed, its straw hat held against its chest."""
    body = form("-22,-158 -46,-120 -58,-70 -52,-30 -26,-18 20,-18 50,-32 58,-74 48,-124 22,-158")
    legs = tube("-28,-40,46 -30,-20,38 -28,-12,32") + ellipse(-22, -8, 26, 10)
    legs += tube("28,-40,44 34,-20,38 36,-12,32") + ellipse(44, -8, 26, 10)
    brim = ellipse(34, -88, 17, 40, 14)
    crown = form("40,-116! 64,-104 66,-78 46,-60!")
    bear = Motif(
        (
            Piece(legs, "body", 12),
            Piece(body, "body", 36),
            Piece(within(ellipse(16, -76, 34, 50), body), "belly", 18),
            *bear_head().moved(6, -174, 0.95, 16).pieces,
            Piece(crown, "straw", 8, True),
            Piece(stroke("M41,-116Q54,-88 47,-60", 7), "ribbon"),
            Piece(brim, "straw", 8, True),
            Piece(tube("-30,-134,40 -40,-98,34 -14,-78,28 26,-84,24"), "body", 14, True),
        ),
        {**bear_head().inks, "body": "#7b4632", "belly": "#b07c52", "straw": "#f6d584", "ribbon": "#c8402f"},
    )
    draw(plate, bear, 434, 866, 1.16, flip=True)


def _grass(plate: Plate) -> None:
    """It lies flat in the wind, but stands under the twig."""
    p = PALETTES["rose"]
    cut(plate, path("M-10,846C120,828 300,862 430,848C520,840 570,850 620,858V920H-10Z"), p.deep, 20, 0.8)
    random = Random(2)
    blades = ""
    for x in range(-10, 620, 11):
        y, tall = 852 + random.uniform(0, 12), random.uniform(24, 44)
        bend = 0.08 if x < 230 else min(1.5, (x - 210) / 90)
        low = tall / (1 + bend)
        blades += form(
            f"{x - 4},{y:.1f}! {x + bend * tall * 0.4:.1f},{y - low * 0.7:.1f} {x + bend * tall:.1f},{y - low:.1f}! "
            f"{x + bend * tall * 0.4 + 5:.1f},{y - low * 0.5:.1f} {x + 5},{y:.1f}!"
        )
    cut(plate, blades, p.deep, 0, 0.3)


def _singer(plate: Plate) -> None:
    """The bird on its twig, where not a petal moves."""
    p = PALETTES["rose"]
    twig = tube("-10,420,24 70,398,18 170,388,13 280,398,5") + tube("60,400,11 92,436,8 100,466,5")
    cut(plate, twig, p.deep, 6, 0.6)
    leaves = plume(100, 464, 46, 21, 84) + plume(34, 410, 46, 21, 112) + plume(278, 398, 38, 18, 56)
    cut(plate, leaves, "#6f8f52", 6, 0.5)
    turns = [i * 1.257 for i in range(5)]
    cut(plate, "".join(circle(66 + 14 * math.cos(a), 388 + 14 * math.sin(a), 10) for a in turns), "#fff0ea", 4, 0.4)
    cut(plate, circle(66, 388, 6), p.warm)
    bird: Colour = "#d5281f"
    at = (196.0, 386.0, 1.72)
    cut(plate, place(stroke("M-6,2V-18M6,2V-18", 3), *at), p.deep)
    cut(plate, place(form("-24,-26 -44,-4 -50,22! -34,18 -14,-8"), *at), darker(bird, 0.25), 7, 0.5)
    cut(plate, place(form("-32,-14 -28,-40 -10,-60 8,-72 24,-70 32,-54 26,-24 8,-8 -16,-5"), *at), bird, 20, 0.9)
    cut(plate, place(form("18,-46 31,-46 26,-22 8,-8 -2,-16"), *at), "#f6b06c", 8)
    cut(plate, place(form("-30,-14 -22,-38 2,-38 0,-18 -16,-6"), *at), darker(bird, 0.3), 8, 0.4)
    cut(plate, place(form("25,-67! 50,-72! 31,-54!") + form("30,-52! 46,-42! 25,-42!"), *at), p.warm, 0, 0.3)
    cut(plate, place(stroke("M10,-54q6,5 12,-1", 3), *at), p.deep)
    cut(plate, place(form("14,-70! -2,-82 -16,-78! -8,-72 2,-62!"), *at), bird)


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
        moods=("wistful", "mystery"), living=("bird", "bear", "worm"),
        objects=("trees", "twig", "hat", "nest", "petals", "sheet music", "umbrella"),
        words={"oiseau/bird": 3, "chant/song": 3, "forêt/forest": 3, "tempête/storm": 2, "ours/bear": 2,
               "vent/wind": 2, "révérence/bow": 2, "chapeau/hat": 2, "pétale/petal": 1, "nid/nest": 1, "ver/worm": 1,
               "parapluie/umbrella": 1, "voix/voice": 2, "respect/respect": 2, "adieu/farewell": 1,
               "gloire/fame": 1},
        fr="Un oiseau rouge chante sur un rameau, les yeux clos ; devant lui la forêt se courbe, un nid et une "
           "partition s’envolent, un ours tient son chapeau ; un ver passe sous un parapluie.",
        en="A red bird sings on a twig, eyes closed; before it the forest bows, a nest and a sheet of music blow away, "
           "a bear holds its hat to its chest; a worm passes under an umbrella.",
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
