"""Story cards of the earth: under the roots, in the anthill, in the sand."""

from __future__ import annotations

import math
from dataclasses import replace
from random import Random

from art.colour import Colour
from art.motif import Motif, Piece, cut, draw
from art.motifs.beasts_small import mole
from art.motifs.beasts_tame import dog_run
from art.motifs.creatures_small import beetle
from art.motifs.curves import along, heading, holed, limb, through
from art.motifs.flowers import daisy, tulip
from art.motifs.growth import blade, grown, leaf
from art.motifs.terrain import constellation, pebbles, plane
from art.motifs.things import SCISSORS
from art.motifs.things_desk import GEM
from art.palettes import PALETTES
from art.press import Plate, Shadow, darker, lighter
from art.scene import Scene, Story
from art.shapes import Point, circle, ellipse, line, path, place, polygon, rectangle, ridge, ring, stroke
from art.story._moles import fish_bones, star_chart, watcher
from art.story._profiles import EAR, Spot, fist, profile

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
        "M-20,120C80,96 250,92 372,120C482,150 516,256 502,336C494,392 484,440 440,462C396,478 "
        "320,476 240,478C150,482 60,474 -20,480Z"
    )
    plate.ink(path(den), "#3a2030", shadow=Shadow(0, 0, 16, 0.6))
    room = path(
        "M-20,140C80,116 240,112 356,140C456,168 488,252 476,330C468,384 462,426 424,442C384,456 300,454 236,456"
        "C150,458 60,450 -20,454Z"
    )
    plate.at(0)
    cut(plate, room, "#e9a86a", 26)
    cut(
        plate,
        path("M-20,432C60,424 150,434 236,430C300,428 400,432 462,416C456,434 444,444 420,450C340,466 60,456 -20,460Z"),
        "#8a4a4a",
        14,
    )
    cut(plate, path("M-20,0H620V64C520,74 420,52 300,66S100,56 -20,70Z"), "#6f8a4e", 14)
    cut(plate, path("M-20,0H620V34C500,44 380,28 250,40S80,30 -20,42Z"), p.light)
    roots = ""
    for x, long, turn in ((120, 60, 96), (300, 74, 84), (470, 92, 92), (540, 70, 78), (40, 48, 100)):
        roots += grown(random, x, 56, long, 3, 12, turn, 26)[0]
    roots += limb("398,60,9 404,92,7 388,124,6 378,160,4")
    cut(plate, roots, "#b98a6a", 5, 0.6)
    cut(
        plate,
        "".join(blade(Random(i).uniform(0, 600), 66, 26, 5, -90 + Random(i + 50).uniform(-20, 20)) for i in range(70)),
        "#4f6f44",
    )
    star_chart(plate)
    _lantern(plate, 377, 152)
    watcher(plate)
    _small_mole_and_worm(plate)


def _deep_sky(plate: Plate) -> None:
    """Gems and fossils in the depths, joined by lines of light, and a worm with a lantern."""
    p = PALETTES["dusk"]
    gems = [
        (372.0, 520.0),
        (462, 484),
        (544, 516),
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
        with plate.shining(1):
            draw(plate, GEM, x, y + 20, 0.26, inks={"body": ink, "light": lighter(ink, 0.6), "trim": darker(ink, 0.2)})
    _ammonite(plate, (226, 560), 66)
    fish_bones(plate)


def _ammonite(plate: Plate, middle: Point, radius: float) -> None:
    """A coiled fossil: turns that narrow towards the middle, fine ribs across each of them."""
    step = math.tau / 22
    whorl = [(radius * 0.6 ** (i / 22), i * step - 0.7) for i in range(89)]

    def at(reach: float, angle: float) -> Point:
        return middle[0] + reach * math.cos(angle), middle[1] + reach * math.sin(angle)

    with plate.shining(0.5):
        cut(plate, polygon([at(r, a) for r, a in whorl[:23]]), "#dcc3a6", 34, 1)
        for turn in (1, 2):
            inner = polygon([at(r, a) for r, a in whorl[22 * turn : 22 * turn + 23]])
            cut(plate, inner, "#dcc3a6", 22 / turn, 0.6)
    ribs = "".join(
        stroke(through([at(r * 0.68, a), at(r * 0.8, a + 0.1), at(r * 0.96, a + 0.06)]), 2.4 * r / radius + 0.4)
        for r, a in whorl[1:60]
    )
    cut(plate, ribs, "#a88c8c", edge=0.15)
    cut(plate, stroke(through([at(r, a) for r, a in whorl[22:]]), 2.6), "#5d4560", edge=0.15)


def _lantern(plate: Plate, x: float, y: float) -> None:
    """A little lantern with a roof, four bars and a flame, hung on (x, y)."""
    frame = "#7a4a2c"
    cut(plate, place(ring(0, 6, 5, 2.4), x, y), frame, edge=0.1)
    plate.veil(circle(x, y + 34, 46), "#ffcf7a", 0.5, 18)
    with plate.shining(0.8):
        cut(plate, place(path("M-13,22H13L11,52H-11Z"), x, y), "#ffdf94")
    with plate.shining(1):
        cut(plate, place(path("M0,26C9,36 8,48 0,49C-8,48 -8,38 0,26Z"), x, y), "#fff8dc")
    bars = stroke("M-12,22L-10,52M12,22L10,52", 2.6) + path("M-16,23Q-12,12 0,10Q12,12 16,23Z")
    cut(plate, place(bars + rectangle(-14, 51, 28, 6, 2), x, y), frame, 3, edge=0.1)


def _small_mole_and_worm(plate: Plate) -> None:
    """A small mole stands by a beetle; far below a worm carries a lantern past like a comet."""
    p = PALETTES["dusk"]
    for tail, ink in (
        ("M296,770C200,742 90,760 -20,830C90,800 200,796 296,786Z", p.warm),
        ("M296,774C210,756 120,776 40,816C130,792 210,786 296,784Z", p.light),
    ):
        plate.veil(path(tail), ink, 0.6, 8)
    coils = [(56.0, 836.0, 10.0), (100, 816, 20), (140, 834, 24), (186, 824, 25), (226, 782, 25), (262, 752, 24)]
    with plate.shining(0.3):
        _worm(plate, [*coils, (288, 746, 17)], "#d98a86")
    cut(plate, circle(282, 734, 3.4), p.deep)
    _lantern(plate, 296, 748)
    small = replace(mole(), pieces=mole().pieces[2:9] + mole().pieces[10:])
    draw(plate, small, 60, 450, 0.8, inks={"body": "#5e4c78", "shade": "#3a2c4c"})
    cut(plate, ellipse(108.5, 337, 8.5, 7.5, 10), "#e0a09a", 5)
    draw(plate, beetle(), 168, 176, 0.3, 62, inks={"body": "#3f7a6a"})


SCENES.append(
    Story(
        draw=mole_astronomers, palette="dusk", operator="inversion", setting="underground", framing="side",
        moods=("mystery", "comic"), living=("moles", "worm", "beetle"),
        objects=("telescope", "gems", "fossils", "roots", "lantern", "map"),
        words={"taupe/mole": 3, "télescope/telescope": 3, "sous terre/underground": 3, "pierre précieuse/gem": 2,
            "constellation/constellation": 2, "fossile/fossil": 2, "ver/worm": 1, "lanterne/lantern": 1,
            "racine/root": 1, "carte/map": 1, "explorer/exploring": 2, "profondeur/depth": 2,
            "à l’envers/upside down": 2, "savoir/knowledge": 1},
        fr="Sous les racines, une taupe ferme un œil et regarde vers le bas dans un télescope ; dans la terre, "
           "des gemmes brillent en constellation près de fossiles ; un ver porte une lanterne.",
        en="Under the roots a mole shuts one eye and looks down through a telescope; in the earth gems shine "
           "like a constellation beside fossils; a worm carries a lantern.",
    )
)  # fmt: skip


def _bone(start: Point, end: Point, width: float) -> str:
    """A long bone with its two knuckles at each end."""
    (x0, y0), (x1, y1) = start, end
    away = math.hypot(x1 - x0, y1 - y0) or 1
    nx, ny = -(y1 - y0) / away * width * 0.55, (x1 - x0) / away * width * 0.55
    knobs = "".join(circle(x + s * nx, y + s * ny, width * 0.62) for x, y in (start, end) for s in (-1, 1))
    return line([start, end], width) + knobs


def _skull() -> tuple[Piece, ...]:
    """A skull in profile that looks right, its crown on (0, -234)."""
    skull = (
        "M-66,-172C-70,-212 -34,-238 4,-233C36,-229 54,-206 52,-182C51,-173 47,-169 50,-162C54,-156 58,-150 61,-142"
        "L52,-137C53,-131 57,-127 58,-120L55,-108C40,-105 24,-107 14,-112C4,-116 -4,-124 -10,-133C-34,-128 -62,-142 "
        "-66,-172Z"
    )
    jaw = (
        "M-20,-142C-19,-120 -8,-100 10,-92C26,-85 46,-85 55,-91C61,-96 59,-102 56,-104C40,-99 20,-103 9,-114"
        "C0,-122 -3,-132 -5,-142Z"
    )
    socket = "M12,-182C24,-192 44,-184 45,-169C44,-156 32,-149 21,-153C9,-158 5,-172 12,-182Z"
    cheek = "M46,-150C30,-140 10,-138 -26,-147L-26,-140C-8,-131 22,-128 44,-136C50,-140 50,-146 46,-150Z"
    teeth = "M13,-113C28,-107 42,-106 57,-109L57,-100C42,-98 26,-99 13,-105Z"
    return (
        Piece(path(jaw), "skin bone", 9),
        Piece(path(skull), "skin bone", 30, True),
        Piece(path("M-40,-196C-24,-206 -6,-196 -4,-178C-8,-162 -34,-160 -44,-172Z"), "skin bone", soft=12,
              blend=("#8a5a4a", 0.3)),
        Piece(path(socket) + path("M54,-155C58,-148 58,-141 51,-138C46,-142 47,-150 54,-155Z"), "dark"),
        Piece(path(cheek), "skin bone", 5, True),
        Piece(path(teeth), "skin bone", 2, blend=("#fff8e4", 0.5)),
        Piece(stroke("M13,-109C28,-103 42,-102 57,-104M22,-110V-101M30,-108V-100M38,-107V-99M46,-107V-99"
            "M53,-108V-100", 1.8),
              "dark"),
    )  # fmt: skip


def _trunk() -> tuple[Piece, ...]:
    """Backbone, ribs on their breastbone, a shoulder blade and a hip, bent like a sleeper's."""
    spine = along([(-36.0, -128.0), (-62, -98), (-92, -52), (-104, 4), (-96, 60), (-70, 104), (-44, 124)], 4)
    bones = ""
    for i, (x, y) in enumerate(spine):
        bones += place(path("M-9,-5Q0,-2 9,-5L11,4Q0,7 -11,4Z"), x, y, 1.05, heading(spine, i) - 90)
    breast = along([(-16.0, -66.0), (4, -36), (10, -2), (2, 26)], 4)
    ribs = far = ""
    for i in range(7):
        (x, y), (bx, by) = spine[4 + i * 2], breast[min(i * 2, 12)]
        ribs += limb(f"{x},{y},6 {x + 22},{y - 16},7.5 {(x + bx) / 2 + 16:.1f},{(y + by) / 2 - 10:.1f},7 {bx},{by},5")
        far += stroke(f"M{x},{y}Q{(x + bx) / 2:.1f},{(y + by) / 2 + 12:.1f} {bx},{by}", 4)
    blade = "M-64,-84C-50,-88 -42,-80 -44,-70C-56,-54 -66,-34 -82,-18C-90,-34 -84,-66 -64,-84Z"
    hip = (
        "M-78,82C-104,98 -98,142 -66,152C-44,158 -22,150 -20,132C-26,122 -34,126 -40,118C-46,102 -58,84 -78,82Z"
        "M-52,126C-42,124 -32,132 -36,141C-44,147 -58,140 -52,126Z"
    )
    return (
        Piece(far, "far"),
        Piece(bones, "skin bone", 4),
        Piece(limb("-18,-70,8 4,-36,9 11,-2,9 3,30,5"), "skin bone", 4),
        Piece(ribs, "skin bone", 4, True),
        Piece(path(blade), "skin bone", 8, True),
        Piece(holed(hip), "skin bone", 10, True),
        Piece(
            path("M-82,98C-92,112 -88,132 -72,140C-64,128 -66,108 -82,98Z"), "skin bone", soft=7, blend=("#7a4a40", 0.5)
        ),
    )


def _skeleton(hair_bow: bool) -> Motif:
    """A skeleton lying curled on its side, facing right; its hands reach to (130, -40)."""
    far_leg = _bone((-30, 132), (74, 62), 11) + _bone((76, 72), (44, 176), 9)
    leg = _bone((-40, 136), (92, 96), 12) + _bone((94, 104), (38, 194), 10)
    toes = "M40,200C54,198 66,204 78,212M40,204C52,206 62,210 72,217M38,206C46,210 54,214 62,219"
    foot = circle(34, 204, 8) + stroke(toes, 5)
    arm = _bone((-54, -72), (10, -2), 10) + _bone((14, -2), (106, -38), 7) + _bone((16, 4), (104, -30), 5)
    far_arm = _bone((-46, -62), (30, 18), 8) + _bone((32, 18), (108, -24), 6)
    bow = (
        "M-46,-216C-62,-250 -100,-244 -92,-214C-90,-200 -68,-198 -54,-206C-66,-190 -68,-166 -50,-164"
        "C-34,-164 -32,-188 -40,-206C-30,-206 -30,-216 -46,-216Z"
    )
    brim = (
        "M-88,-184C-90,-192 -82,-194 -74,-194C-30,-208 16,-220 54,-222C66,-222 74,-216 68,-210"
        "C30,-206 -40,-190 -76,-176C-84,-174 -90,-178 -88,-184Z"
    )
    crown = "M-64,-192C-76,-240 -40,-274 0,-270C36,-266 48,-242 44,-212C10,-214 -30,-204 -64,-192Z"
    band = "M-66,-204C-32,-218 6,-228 45,-228L44,-211C10,-212 -30,-203 -63,-190Z"
    worn = (
        (Piece(path(bow), "trim", 9, True),)
        if hair_bow
        else (Piece(path(crown), "trim", 16, True), Piece(path(band), "dark", 4), Piece(path(brim), "trim", 6, True))
    )
    return Motif(
        (
            Piece(far_leg + far_arm + place(foot, 8, -22), "far", 5),
            *_trunk(),
            Piece(leg + foot, "skin bone", 6, True),
            *_skull(),
            Piece(arm, "skin bone", 5, True),
            *worn,
        ),
        {"skin bone": "#f3e2bf", "far": "#a88070", "dark": "#1f0a16", "trim": "#e4512f"},
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
    draw(plate, _skeleton(True), 450, 648, 0.98, flip=True, inks={"trim": "#5f9aa0"})
    stem: Colour = "#5f8a4c"
    cut(plate, line(along(hands), 10), stem, 5, 0.5)
    _joined_hands(plate)
    cut(plate, leaf(288, 500, 44, 20, -150) + leaf(308, 430, 44, 20, -30), stem, 8)
    _meadow(plate)
    cut(plate, leaf(294, 320, 46, 18, -150) + leaf(300, 296, 44, 17, -28), stem, 7)
    _courtship(plate)


def _joined_hands(plate: Plate) -> None:
    """Finger bones of both hands, laid between each other around the foot of the stem."""
    for i in range(8):
        way, y = (1, -1)[i % 2], 590 + i * 6.0
        start, bend, tip = 300 - way * 42, 300 - way * 11, 300 + way * 17
        root = 612 + (y - 612) * 0.4
        cut(plate, limb(f"{start},{root:.1f},8 {bend},{y},11 {tip},{y + 2},8"), "#5a3a2c")
        with plate.shining(0.15):
            cut(plate, limb(f"{start},{root:.1f},6 {bend},{y},6.5 {tip},{y + 2},4.5"), "#f3e2bf", 3)
            cut(plate, circle(bend, y, 4.4), "#fbf0d4", 2)


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
    earth: Colour = "#a8565a"
    _rose(plate)
    with plate.shining(0.16):
        _boy(plate)
        _girl(plate)
        cut(plate, path("M18,362C22,342 34,334 46,338C58,342 66,352 70,362Z"), earth, 8, 0.4)
        cut(plate, ellipse(88, 359, 27, 7), "#4a1a2a")
        draw(plate, dog_run(), 113, 346, 0.44, -20, True)
        cut(plate, path("M60,360C74,368 104,369 118,360C116,372 64,373 60,360Z"), earth, 3)
        cut(plate, circle(52, 326, 3.2) + circle(42, 314, 2.6) + circle(34, 328, 2.4), earth)


def _rose(plate: Plate) -> None:
    """A full rose from the side, its heart on (299, 214)."""
    small = (299 * 0.16, 272 * 0.16, 0.84)
    red, deep, pale = PALETTES["wine"].hot, "#96201e", "#ff8a60"
    cut(plate, place(path("M298,288C280,290 266,282 258,268C276,272 290,266 299,262C308,266 322,272 340,268"
        "C332,282 318,290 298,288Z"), *small),
        "#4f7a44", 6, 0.5)  # fmt: skip
    back = "M258,220C258,196 282,182 299,190C316,182 340,196 340,220C344,244 330,266 299,274C268,266 254,244 258,220Z"
    cut(plate, place(path(back), *small), deep, 12, 0.8)
    side = "M299,278C266,280 244,256 248,224C256,216 268,220 274,232C280,250 290,264 299,278Z"
    cut(plate, place(path(side) + place(path(side), 598, 0, 1, 0, True), *small), red, 12, 0.8)
    cut(
        plate,
        place(path("M268,214C282,232 316,232 330,214C338,244 322,268 299,276C276,268 260,244 268,214Z"), *small),
        red,
        16,
        1,
    )
    cut(plate, place(ellipse(299, 212, 31, 15), *small), deep, 5)
    cut(plate, place(path("M276,212C278,200 290,194 302,196C316,198 322,206 320,214C312,204 296,202 290,212"
        "C286,218 280,218 276,212Z"), *small),
        red, 5, 0.6)  # fmt: skip
    cut(plate, place(stroke("M292,216C294,208 306,207 308,214C308,219 300,220 298,216", 3), *small), pale)
    cut(plate, place(stroke("M270,220C284,234 314,234 328,220M252,228C258,222 266,224 272,234M346,228"
        "C340,222 332,224 326,234", 3), *small), pale,
        opacity=0.8)  # fmt: skip


def _boy(plate: Plate) -> None:
    """On one knee, in profile, his hand around the stem."""
    p = PALETTES["wine"]
    coat, trousers, skin = "#8c2f3c", "#5a3a50", "#d99a74"
    cut(plate, limb("184,300,32 186,330,25 176,342,18 148,342,14 134,340,10"), darker(trousers, 0.2), 8, 0.5)
    cut(plate, path("M140,330C132,328 126,334 126,350H142Z"), "#1c0f18", 4)
    cut(plate, limb("188,304,34 220,300,27 240,306,22 238,332,15 237,342,13"), trousers, 9, 0.6)
    cut(plate, path("M228,336H246C258,340 266,346 264,352H226Z"), "#1c0f18", 5, 0.5)
    jacket = "M200,244C182,252 168,278 164,312C180,322 204,322 220,314C228,294 234,270 230,252C222,242 210,240 200,244Z"
    cut(plate, path(jacket), coat, 16, 0.8)
    head: Spot = (218, 221, 0.92, 12, False)
    plate.care = 0.25
    profile(plate, head, skin, "#4a2418")
    plate.care = 1
    cap = "M-31,-14C-36,-40 4,-50 20,-30C30,-27 40,-22 40,-17C28,-19 12,-20 -31,-14Z"
    cut(plate, place(path(cap), *head), p.deep, 8, 0.6)
    cut(plate, path("M192,248C204,256 220,256 230,250L228,262C214,266 200,264 190,258Z"), "#f0dcb4", 4, 0.5)
    cut(plate, limb("204,266,24 226,292,19 254,304,15 276,305,13"), lighter(coat, 0.08), 8, 0.9)
    cut(plate, path("M272,298L279,297L280,313L273,313Z"), "#f0dcb4", 3)
    fist(plate, (290, 305, 0.86, 0, False), skin)


def _girl(plate: Plate) -> None:
    """She faces him, holds her skirt with one hand and scissors behind her back with the other."""
    p = PALETTES["wine"]
    dress, skin, hair = "#f0dcc0", "#dba27a", "#2a1420"
    cut(plate, limb("412,318,14 411,334,11 411,346,9") + limb("434,318,14 436,334,11 436,346,9"), skin, 5, 0.4)
    shoe = "M6,-10H-8C-18,-8 -24,-3 -22,2H7Z"
    cut(plate, place(path(shoe), 412, 349) + place(path(shoe), 437, 350), "#2a1420", 4, 0.5)
    x, y = 462.0, 288.0
    draw(plate, SCISSORS, x + 3, y - 2, 0.3, 168, inks={"body": p.deep}, shadow=0.4)
    cut(plate, limb("434,244,17 454,262,13 461,280,10"), skin, 5, 0.4)
    fist(plate, (x, y, 0.66, 70, False), skin)
    gown = (
        "M408,230C400,240 400,262 404,274C394,294 384,312 378,326C402,336 444,336 470,326C462,306 450,288 438,274"
        "C442,258 442,240 434,230C426,226 416,226 408,230Z"
    )
    frock = cut(plate, path(gown), dress, 16, 0.8)
    folds = "M410,282C404,298 398,314 394,330M422,282C421,300 420,316 420,332M432,282C440,298 446,314 450,330"
    cut(plate, stroke(folds, 2.6), "#b08a78", clip=frock)
    cut(plate, path("M403,270C414,275 428,275 439,270L441,280C428,285 414,285 401,280Z"), p.hot, 4, 0.3)
    cut(plate, path("M424,232C440,232 448,246 446,256C438,260 428,258 422,252Z"), dress, 6, 0.5)
    head: Spot = (416, 201, 0.92, -4, True)
    cut(plate, limb("434,190,20 446,216,16 442,240,14 450,262,11 446,276,3"), hair, 6, 0.6)
    cut(plate, circle(449, 260, 5), p.hot, 2)
    plate.care = 0.25
    profile(plate, head, skin, hair)
    plate.care = 1
    locks = "M16,-18C14,-40 -24,-46 -33,-18C-36,0 -30,14 -20,20C-12,18 -9,11 -8,5C-5,0 -1,-6 2,-11C8,-15 13,-16 16,-18Z"
    cut(plate, place(path(locks), *head), hair, 8, 0.4)
    cut(plate, place(path(EAR), *head), darker(skin, 0.1), 3)
    cut(plate, limb("410,244,15 398,264,12 392,288,9"), skin, 5, 0.8)
    cut(plate, path("M404,234C418,232 424,246 416,256C408,262 398,258 396,250Z"), lighter(dress, 0.2), 6, 0.5)
    fist(plate, (391, 293, 0.62, 105, False), skin)


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
