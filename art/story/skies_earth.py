"""Story cards of the earth: under the roots, in the anthill, in the sand."""

from __future__ import annotations

import math
from dataclasses import replace
from random import Random

from art.colour import Colour
from art.motif import Motif, Piece, cut, draw
from art.motifs.beasts_small import mole
from art.motifs.beasts_tame import dog_run
from art.motifs.creatures_sea import shell
from art.motifs.creatures_small import beetle
from art.motifs.curves import along, limb
from art.motifs.flowers import daisy, rose, tulip
from art.motifs.growth import blade, grown, leaf
from art.motifs.people import person, posed
from art.motifs.puppet import POSES
from art.motifs.terrain import constellation, pebbles, plane
from art.motifs.things import SCISSORS
from art.motifs.things_desk import GEM, MAP
from art.palettes import PALETTES
from art.press import Plate, Shadow, darker, lighter
from art.scene import Scene, Story
from art.shapes import Point, circle, ellipse, line, path, place, polygon, rectangle, ridge, stroke
from art.story._relations import before, behind

SCENES: list[Scene] = []


def _worm(plate: Plate, points: list[tuple[float, float, float]], ink: Colour) -> None:
    spec = " ".join(f"{x},{y},{w}" for x, y, w in points)
    cut(plate, limb(spec), ink, 12, 0.8)
    spine = along([(x, y) for x, y, _ in points], 6)
    rings = ""
    for i in range(3, len(spine) - 3, 3):
        (x0, y0), (x1, y1) = spine[i - 1], spine[i + 1]
        away = math.hypot(x1 - x0, y1 - y0) or 1
        nx, ny = -(y1 - y0) / away, (x1 - x0) / away
        x, y = spine[i]
        rings += line([(x - nx * 8, y - ny * 8), (x + nx * 8, y + ny * 8)], 2.6)
    cut(plate, rings, darker(ink, 0.3))


def mole_astronomers(plate: Plate) -> None:
    """Moles under the roots look down through a telescope at gems and fossils that shine like constellations."""
    p = PALETTES["dusk"]
    plate.sky([(0, "#5a3550"), (0.3, "#40275a"), (0.6, "#251845"), (1, "#120c2a")])
    random = Random(4)
    plate.stars(150, 1500, p.light, glints=0)
    plate.glow(420, 640, 260, "#6a4a9a", 0.5)
    plate.glow(180, 800, 200, "#3f5a8a", 0.4)
    _deep_sky(plate)
    den = (
        "M-20,120C80,96 250,92 356,128C452,164 470,260 440,330C424,372 380,392 352,420C330,452 "
        "300,470 240,474C150,480 60,470 -20,476Z"
    )
    plate.ink(path(den), "#3a2030", shadow=Shadow(0, 0, 16, 0.6))
    room = path(
        "M-20,140C80,116 240,112 340,146C424,178 440,256 414,318C398,356 364,372 338,398C316,430 290,444 236,448"
        "C150,454 60,446 -20,450Z"
    )
    plate.at(0)
    cut(plate, room, "#e9a86a", 60)
    cut(
        plate,
        path("M-20,432C60,424 150,434 236,428C290,424 316,408 340,392C328,432 296,450 240,454C150,460 60,452 -20,456Z"),
        "#8a4a4a",
        14,
    )
    cut(plate, path("M-20,0H620V64C520,74 420,52 300,66S100,56 -20,70Z"), "#6f8a4e", 14)
    cut(plate, path("M-20,0H620V34C500,44 380,28 250,40S80,30 -20,42Z"), p.light)
    roots = ""
    for x, long, turn in ((120, 60, 96), (300, 74, 84), (470, 92, 92), (540, 70, 78), (40, 48, 100)):
        roots += grown(random, x, 56, long, 3, 12, turn, 26)[0]
    cut(plate, roots, "#b98a6a", 5, 0.6)
    cut(
        plate,
        "".join(blade(Random(i).uniform(0, 600), 66, 26, 5, -90 + Random(i + 50).uniform(-20, 20)) for i in range(70)),
        "#4f6f44",
    )
    draw(plate, MAP, 66, 250, 0.5, -6, inks={"body": p.light})
    watcher = draw(plate, mole(), 188, 440, 1.5, 20, inks={"body": "#3a2f52", "shade": "#2a2140"})
    eye_x, eye_y = watcher.anchors["eye"]
    cut(plate, line([(324, 412), (344, 332)], 11) + stroke("M324,318Q344,344 366,324", 10), "#5f3426", 5, 0.6)
    _telescope(plate, (eye_x + 20, eye_y + 12), 42, 300)
    _small_mole_and_worm(plate)


def _telescope(plate: Plate, eye: Point, turn: float, length: float) -> None:
    """A brass telescope of three tubes from the eye, wider as it goes, turned in degrees."""
    brass: Colour = "#d99a4a"
    third = length / 3
    for i, half in enumerate((13, 19, 26)):
        tube = polygon(
            [(i * third, -half), ((i + 1) * third, -half - 3), ((i + 1) * third, half + 3), (i * third, half)]
        )
        cut(plate, place(tube, *eye, 1, turn), (brass, "#8a3f4a", brass)[i], 14, 1)
        rim = rectangle((i + 1) * third - 10, -half - 7, 14, 2 * half + 14, 4)
        cut(plate, place(rim, *eye, 1, turn), lighter(brass, 0.4), 4, 0.5)
    cut(plate, place(ellipse(length + 3, 0, 7, 28), *eye, 1, turn), "#bfe6ea", 4)


def _deep_sky(plate: Plate) -> None:
    """Gems and fossils in the depths, joined by lines of light, and a worm with a lantern."""
    p = PALETTES["dusk"]
    gems = [
        (372.0, 520.0),
        (452, 470),
        (540, 512),
        (520, 604),
        (430, 640),
        (352, 610),
        (470, 716),
        (540, 780),
        (420, 800),
    ]
    links = [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 0), (4, 6), (6, 7), (6, 8)]
    constellation(plate, p, gems, links, 7)
    colours = (p.hot, p.cool, p.warm, "#b79be0", p.light, p.cool, p.hot, p.warm, "#b79be0")
    for (x, y), ink in zip(gems, colours, strict=True):
        with plate.shining(0.85):
            draw(plate, GEM, x, y + 20, 0.26, inks={"body": ink, "light": lighter(ink, 0.6), "trim": darker(ink, 0.2)})
    draw(plate, shell("nautilus"), 226, 606, 0.56, -12, inks={"body": "#d9c7b0", "trim": "#a88f94", "mouth": "#6a5068"})
    bones = stroke("M60,610C110,590 160,596 200,620", 6)
    bones += "".join(
        stroke(f"M{x},{y}q-6,-18 2,-26M{x},{y}q-4,18 6,24", 4.4)
        for x, y in ((92, 603), (112, 599), (132, 599), (152, 602), (172, 608))
    )
    bones += path("M60,610L32,590C40,604 40,616 34,634Z")
    cut(plate, place(bones + ellipse(216, 627, 22, 17, 14), 18, 54), "#cdbab0", 0, 0.6)
    cut(plate, circle(242, 676, 4.5), p.deep)


def _small_mole_and_worm(plate: Plate) -> None:
    """A small mole holds a beetle; far below a worm carries a lantern past like a comet."""
    p = PALETTES["dusk"]
    for tail, ink in (
        ("M296,770C200,742 90,760 -20,830C90,800 200,796 296,786Z", p.warm),
        ("M296,774C210,756 120,776 40,816C130,792 210,786 296,784Z", p.light),
    ):
        plate.veil(path(tail), ink, 0.6, 8)
    _worm(
        plate,
        [(56, 836, 10), (100, 816, 20), (140, 834, 24), (186, 824, 25), (226, 782, 25), (262, 752, 24), (288, 746, 17)],
        "#d98a86",
    )
    cut(plate, circle(282, 734, 3.4), p.deep)
    cut(plate, stroke("M294,748V762", 4) + rectangle(284, 762, 22, 30, 5), p.deep)
    with plate.shining(1):
        cut(plate, rectangle(287, 765, 16, 24, 3), "#ffe9a0")
    draw(plate, mole(), 66, 446, 0.86, inks={"body": "#4a3a5e", "shade": "#3a2c4c"})
    draw(plate, beetle(), 118, 462, 0.4, 62, inks={"body": "#3f7a6a"})


SCENES.append(
    Story(
        draw=mole_astronomers, palette="dusk", operator="inversion", setting="underground", framing="side",
        moods=("mystery", "comic"), living=("moles", "worm", "beetle"),
        objects=("telescope", "gems", "fossils", "roots", "lantern", "map"),
        words={"taupe/mole": 3, "télescope/telescope": 3, "sous terre/underground": 3, "pierre précieuse/gem": 2,
            "constellation/constellation": 2, "fossile/fossil": 2, "ver/worm": 1, "lanterne/lantern": 1,
            "racine/root": 1, "carte/map": 1, "explorer/exploring": 2, "profondeur/depth": 2,
            "à l’envers/upside down": 2, "savoir/knowledge": 1},
        fr="Sous les racines, une taupe regarde vers le bas dans un télescope ; dans la terre profonde, "
           "gemmes et fossiles brillent en constellation ; un ver porte une lanterne.",
        en="Under the roots a mole looks downwards through a telescope; deep in the earth gems and fossils "
           "shine like a constellation; a worm carries a lantern.",
    )
)  # fmt: skip


def _bone(start: Point, end: Point, width: float) -> str:
    """A long bone with its two knuckles at each end."""
    (x0, y0), (x1, y1) = start, end
    away = math.hypot(x1 - x0, y1 - y0) or 1
    nx, ny = -(y1 - y0) / away * width * 0.55, (x1 - x0) / away * width * 0.55
    knobs = "".join(circle(x + s * nx, y + s * ny, width * 0.62) for x, y in (start, end) for s in (-1, 1))
    return line([start, end], width) + knobs


def _skeleton(hair_bow: bool) -> Motif:
    """A skeleton lying curled on its side, facing right; its hand reaches to (150, -40)."""
    spine = along([(-34.0, -128.0), (-62, -98), (-92, -52), (-104, 4), (-96, 60), (-70, 104), (-40, 122)], 5)
    vertebrae = "".join(ellipse(x, y, 11, 8, i * 3) for i, (x, y) in enumerate(spine))
    ribs = ""
    for i in range(6):
        x, y = spine[9 + i * 2]
        reach = 66 + 12 * math.sin(math.pi * (i + 0.6) / 6)
        ribs += stroke(f"M{x},{y}C{x + 20},{y - 26} {x + reach},{y - 20} {x + reach - 6},{y + 16 - i * 2}", 7.5)
    pelvis = path(
        "M-56,100C-80,96 -82,134 -56,146C-36,156 -10,146 -8,128C-6,112 -20,116 -26,122C-34,112 -44,102 -56,100Z"
    )
    far_leg = _bone((-30, 132), (74, 62), 12) + _bone((76, 72), (42, 176), 10)
    leg = _bone((-34, 136), (92, 96), 13) + _bone((94, 104), (36, 196), 11) + _bone((36, 198), (70, 212), 7)
    arm = _bone((-56, -64), (14, -6), 11) + _bone((16, -6), (104, -40), 9)
    far_arm = _bone((-50, -70), (34, -30), 9) + _bone((36, -30), (70, -84), 8)
    fingers = "".join(stroke(f"M106,{-42 + i * 3}Q128,{-54 + i * 8} 152,{-50 + i * 9}", 5) for i in range(4))
    skull = (
        "M-68,-176C-66,-214 -30,-234 6,-226C40,-218 54,-190 48,-164C46,-154 54,-150 52,-140"
        "C50,-132 38,-134 34,-128C32,-122 38,-116 32,-110C22,-104 2,-104 -10,-112C-16,-120 "
        "-14,-128 -24,-132C-52,-134 -70,-150 -68,-176Z"
    )
    jaw = "M-20,-126C-14,-104 4,-92 26,-94C38,-96 40,-104 36,-110C20,-106 0,-112 -8,-132Z"
    teeth = stroke("M2,-110V-102M10,-108V-100M18,-108V-100M26,-110V-101", 2.6)
    pieces = [
        Piece(far_leg + far_arm, "far", 6),
        Piece(vertebrae, "bone", 6),
        Piece(ribs, "bone", 6),
        Piece(pelvis, "bone", 12),
        Piece(leg, "bone", 8, True),
        Piece(path(jaw), "bone", 8),
        Piece(path(skull), "bone", 22, True),
        Piece(ellipse(20, -168, 13, 15, 12) + path("M44,-146L34,-142L40,-156Z"), "dark"),
        Piece(stroke("M-22,-150C-10,-146 6,-142 24,-142", 3), "far"),
        Piece(teeth, "dark"),
        Piece(arm, "bone", 8, True),
        Piece(fingers, "bone"),
    ]
    if hair_bow:
        pieces.append(
            Piece(
                path("M-50,-214C-78,-236 -84,-204 -58,-204C-78,-188 -52,-176 -46,-200C-30,-196 -30,-214 -50,-214Z"),
                "trim",
                8,
            )
        )
    else:
        pieces.append(
            Piece(
                path("M-78,-196C-50,-204 20,-222 56,-214L54,-208C20,-214 -40,-198 -76,-188Z")
                + path("M-62,-200C-66,-236 -30,-262 6,-256C34,-250 42,-234 40,-216C8,-220 -30,-212 -62,-200Z"),
                "trim",
                12,
            )
        )
    return Motif(
        tuple(pieces), {"bone": "#f3e2bf", "far": "#b08a78", "dark": "#1f0a16", "trim": "#e4512f"}, {"hand": (150, -40)}
    )


def root_valentine(plate: Plate) -> None:
    """From the joined hands of two skeletons grows a flower, which a boy above is about to pick for a girl."""
    p = PALETTES["wine"]
    plate.sky([(0, "#e88a4c"), (0.16, "#f6b468"), (0.36, "#ffe2a8")])
    with plate.shining(1):
        cut(plate, circle(300, 150, 96), "#ffe2a0")
    plate.at(0.7)
    hills, _ = ridge(600, 900, 296, 16, 1.4, 0.5)
    plane(plate, hills, "#c98f6a")
    plate.at(0)
    earth = path("M-20,352C80,336 190,344 300,338S520,352 620,340V920H-20Z")
    plate.ink(earth, p.middle, light=p.far, shade=p.deep, depth=30, bottom=(p.deep, 420))
    for y, ink in ((470, p.near), (720, "#33101f")):
        band, _ = ridge(600, 900, y, 16, 1.2, y / 90)
        cut(plate, band, ink, opacity=0.7)
    cut(plate, pebbles(Random(9), 80, 400, 880, 10, 4), p.far, opacity=0.6)
    grave = path(
        "M30,640C34,500 150,462 300,462C450,462 566,500 570,640C572,780 470,858 300,858C130,858 28,780 30,640Z"
    )
    cut(plate, grave, p.deep, 0, 0.6)
    hands: list[Point] = [(300.0, 612.0), (304, 560), (286, 500), (310, 430), (292, 370), (300, 300), (298, 236)]
    roots = "".join(grown(Random(i), 300, 604, 40, 3, 6, turn, 30)[0] for i, turn in enumerate((30, 150, 90, 200, -20)))
    cut(plate, roots, "#9c8a52", 0, 0.4)
    draw(plate, _skeleton(False), 150, 648, 0.98)
    draw(plate, _skeleton(True), 450, 648, 0.98, flip=True, inks={"trim": p.cool})
    stem: Colour = "#5f8a4c"
    cut(plate, line(along(hands), 10), stem, 5, 0.5)
    with plate.shining(0.6):
        cut(plate, circle(300, 612, 15) + _joined_fingers(), "#f3e2bf", 5)
    cut(plate, leaf(288, 500, 44, 20, -150) + leaf(308, 430, 44, 20, -30), stem, 8)
    _meadow(plate)
    cut(plate, leaf(294, 320, 46, 18, -150) + leaf(300, 296, 44, 17, -28), stem, 7)
    _courtship(plate)


def _joined_fingers() -> str:
    """Fingers of both hands, closed over each other."""
    return "".join(stroke(f"M{286 + i * 3},{600 + i * 9}Q300,{594 + i * 9} 316,{602 + i * 8}", 6) for i in range(3))


def _meadow(plate: Plate) -> None:
    random = Random(12)
    grass: Colour = "#6f8f4a"
    top = path("M-20,346C80,330 190,338 300,332S520,346 620,334V366C540,382 420,366 300,372S100,366 -20,380Z")
    cut(plate, top, grass, 12, 0.6)
    cut(
        plate,
        "".join(
            blade(random.uniform(-5, 605), random.uniform(340, 368), 26, 5, -90 + random.uniform(-24, 24))
            for _ in range(120)
        ),
        "#4f7040",
    )
    for x, y, make, size in (
        (116, 362, tulip, 0.2),
        (206, 352, daisy, 0.2),
        (246, 364, tulip, 0.2),
        (372, 356, daisy, 0.2),
        (556, 350, tulip, 0.26),
        (520, 366, daisy, 0.22),
        (404, 364, tulip, 0.18),
    ):
        draw(plate, make(), x, y, size, shadow=0.4)


def _courtship(plate: Plate) -> None:
    """The boy bends to the flower, the girl keeps one hand behind her back; a dog digs."""
    p = PALETTES["wine"]
    draw(plate, rose(stem=False), 298, 262, 0.62, inks={"flower": p.hot, "fold": "#a8281f"})
    boy = person(
        replace(POSES["bow"], arm=(70, 74), other_arm=(30, 60), nod=-4),
        "suit",
        "",
        "curly",
        "child",
        hand_at=(86, -64),
        hands=("spread", "mitten"),
        inks={"coat": p.middle, "legs": p.deep, "hair": "#5b2f22"},
    )
    draw(plate, boy, 186, 350, 1.62)
    girl = posed(
        replace(POSES["stand"], nod=8, arm=(-50, -70), other_arm=(40, 70)),
        "dress",
        "",
        "plait",
        "child",
        hands=("grip", "mitten"),
        inks={"coat": p.light, "legs": "#dba27a", "trim": p.hot, "hair": "#2a1420"},
    )
    one = draw(plate, behind(girl), 424, 350, 1.7, flip=True)
    x, y = one.anchors["hand"]
    draw(plate, SCISSORS, x - 8, y - 14, 0.32, 150, inks={"body": p.deep})
    draw(plate, before(girl), 424, 350, 1.7, flip=True, shadow=0)
    draw(plate, dog_run(), 122, 346, 0.5, -26, True)
    cut(plate, path("M36,350C46,384 88,384 104,352Z"), p.deep)
    cut(plate, "".join(circle(38 + i * 6, 330 - (i * 17) % 44, 3.6) for i in range(6)), p.near)


SCENES.append(
    Story(
        draw=root_valentine, palette="wine", operator="tether", setting="underground", season="spring",
        framing="side", moods=("tender", "dark"), living=("skeletons", "boy", "girl", "dog"),
        objects=("flower", "stem", "scissors", "grave", "meadow"),
        words={"squelette/skeleton": 3, "fleur/flower": 3, "amour/love": 3, "mort/death": 2, "racine/root": 2,
            "couple/couple": 2, "garçon/boy": 1, "fille/girl": 1, "ciseaux/scissors": 1, "chien/dog": 1,
            "terre/earth": 1, "printemps/spring": 1, "éternité/eternity": 2, "héritage/inheritance": 1,
            "cueillir/picking": 2, "secret/secret": 1},
        fr="Sous un pré fleuri, deux squelettes face à face se tiennent la main ; une fleur en sort, qu’un "
           "garçon va cueillir pour une fille qui cache des ciseaux.",
        en="Under a flowering meadow two skeletons face to face hold hands; from their hands grows a flower "
           "which a boy is about to pick for a girl who hides scissors.",
    )
)  # fmt: skip
