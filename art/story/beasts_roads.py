"""Beasts abroad: building sites, deserts, fields."""

from __future__ import annotations

import math
from random import Random

from art.colour import mix
from art.motif import Motif, Piece, cut, draw
from art.motifs.beasts_dressed import rabbit_late
from art.motifs.birds import crow
from art.motifs.buildings_parts import PARK_BENCH, painted
from art.motifs.buildings_town import CLOCK_TOWER, COTTAGE, CROOKED_HOUSE, GABLED, town_house, windmill
from art.motifs.curves import form, tube, within
from art.motifs.people import person
from art.motifs.things import washing_line
from art.palettes import PALETTES
from art.press import Plate, Shadow
from art.scene import Scene, Story
from art.shapes import circle, crest_at, ellipse, line, path, rectangle, ridge, stroke

SCENES: list[Scene] = []


def dome(x: float) -> float:
    """The height of the tortoise's shell above x."""
    return 664 - 236 * math.sqrt(max(0.0, 1 - ((x - 262) / 232) ** 2))


def stretched(shape: str, x: float, y: float, across: float, down: float) -> str:
    """A shape moved to (x, y), scaled differently in its two directions."""
    return f'<g transform="translate({x},{y}) scale({across:.3f},{down:.3f})">{shape}</g>'


def tortoise(plate: Plate) -> None:
    """A giant tortoise walking right, its shell bare for what it carries."""
    skin, far, shell = "#7c7a4a", "#57582f", "#5d3a2c"
    cut(plate, tube("180,650,84 196,716,64 204,760,60") + ellipse(212, 770, 44, 16), far, 16)
    cut(plate, tube("350,650,84 338,710,64 330,754,60") + ellipse(338, 764, 44, 16), far, 16)
    cut(plate, form("40,646 6,676 -14,706! 30,700 70,680"), skin, 10)
    cut(plate, tube("430,640,100 484,618,76 514,566,60"), skin, 24, 0.8)
    head = form("484,546 490,502 526,486 560,500 570,532 558,554 526,570 494,570")
    cut(plate, head, skin, 20, 0.8)
    cut(plate, stroke("M568,536Q548,536 530,546", 4.4) + stroke("M528,512Q540,503 551,511", 4.4), "#2a2416")
    cut(plate, circle(540, 518, 5), "#1d1a10")
    cut(plate, stroke("M456,604q10,16 4,34M476,588q12,16 8,34M494,574q12,12 10,28", 4), far)
    cut(plate, tube("96,640,96 84,716,78 80,772,74") + ellipse(88, 784, 52, 19), skin, 26, 1)
    cut(plate, tube("432,640,100 450,706,80 462,764,74") + ellipse(472, 780, 52, 19), skin, 26, 1)
    cut(plate, "".join(ellipse(x, 792, 8, 6) for x in (56, 78, 100, 440, 462, 486)), "#e9d9a4")
    outline = " ".join(f"{x},{dome(x):.0f}" for x in range(34, 500, 33))
    whole = cut(plate, form(f"{outline} 494,664! 262,690 30,664!"), shell, 50, 1)
    cells = ""
    for x, y, w, h in (
        (110, 606, 72, 74),
        (196, 616, 80, 74),
        (286, 618, 80, 74),
        (374, 610, 76, 74),
        (446, 612, 50, 60),
        (52, 622, 40, 50),
    ):
        shield = form("-50,0 -30,-50 30,-50 50,0 32,42 -32,42")
        cells += stretched(shield, x, y, w / 100, h / 100)
    cut(plate, cells, "#86573a", 16, clip=whole)
    cut(plate, tube("24,660,20 140,680,22 262,686,22 390,680,22 502,658,20"), "#a87b4a", 8, 0.6)
    for x, y in ((110, 606), (286, 614), (374, 606)):
        with plate.shining(0.8):
            cut(plate, path(f"M{x - 13},{y + 16}v-20a13,13 0 0 1 26,0v20Z"), "#fbdf96", 5)
        cut(plate, line([(x, y - 15), (x, y + 16)], 3) + line([(x - 13, y), (x + 13, y)], 3), "#5d3a2c", edge=0.1)


def tortoise_town(plate: Plate) -> None:
    """A giant tortoise carries a town through the desert; a hare waits at a bench, watch in hand."""
    p = PALETTES["amber"]
    plate.sky([(0, "#f2b35f"), (0.3, "#f6cf8a"), (0.6, "#fbe4b0"), (1, "#f6dda6")])
    with plate.shining(1):
        plate.ink(circle(190, 270, 150), "#fff3c0", edge=0.4)
    dunes = ((560, 22, 0.4, mix(p.far, p.light, 0.5), 0.9), (640, 26, 2.2, mix(p.far, p.light, 0.15), 0.6))
    for y, swell, phase, ink, away in dunes:
        plate.at(away)
        hill, _ = ridge(600, 900, y, swell, 1.5, phase)
        plate.ink(hill, ink, light=p.light, depth=40)
    plate.at(0.15)
    sand, _ = ridge(600, 900, 744, 10, 1.6, 3.6)
    plate.ink(sand, p.far, light=p.warm, depth=40, bottom=(p.middle, 120))
    back = (
        (150, town_house(4, 2, 3, "bell"), 0.9, 1),
        (214, CLOCK_TOWER, 0.98, 0),
        (272, town_house(5, 3, 5, "step"), 0.94, 3),
        (330, windmill(), 0.84, 2),
        (396, town_house(4, 2, 6, "mansard"), 0.86, 4),
    )
    for x, house, size, look in back:
        draw(plate, house, x, dome(x) + 24, size, inks=painted(p, look))
    tortoise(plate)
    front = (
        (84, 60, COTTAGE, 0.34, 2),
        (132, 44, GABLED, 0.5, 0),
        (190, 46, CROOKED_HOUSE, 0.56, 3),
        (246, 52, town_house(3, 2, 9, "step"), 0.74, 1),
        (302, 54, COTTAGE, 0.44, 4),
        (352, 50, GABLED, 0.54, 2),
        (404, 52, town_house(3, 2, 8, "bell"), 0.7, 0),
        (446, 66, COTTAGE, 0.34, 3),
    )
    for x, down, house, size, look in front:
        draw(plate, house, x, dome(x) + down, size, inks=painted(p, look))
    for points, seed in ((((118, 400), (160, 412), (204, 372)), 2), (((258, 356), (320, 384), (386, 366)), 5)):
        draw(plate, washing_line([(x / 0.4, y / 0.4) for x, y in points], seed), 0, 0, 0.4, shadow=0.5)
    rungs = "".join(line([(38, y), (58, y)], 4) for y in range(672, 760, 15))
    cut(plate, line([(38, 656), (38, 764)], 4) + line([(58, 656), (58, 764)], 4) + rungs, "#4a2c20", lift=0.3)
    draw(plate, person("climb", "coat", "cap", inks={"coat": p.hot}), 46, 772, 0.36)
    plate.at(-0.2)
    near, crest = ridge(600, 900, 830, 12, 1.2, 0.6)
    plate.ink(near, p.middle, light=p.far, depth=30, shadow=Shadow(0, -4, 8, 0.3), bottom=(p.near, 70))
    prints = "".join(ellipse(60 + 74 * k, 866 + 8 * (k % 2), 20, 7) for k in range(4))
    plate.ink(prints, p.near, edge=0.3, opacity=0.5)
    stop = crest_at(crest, 480) + 34
    draw(plate, PARK_BENCH, 390, stop - 4, 0.86, inks=painted(p, 1))
    draw(
        plate,
        rabbit_late(),
        508,
        stop + 6,
        1.06,
        flip=True,
        inks={"body": "#c08a4a", "shade": "#8f6030", "belly": "#f6e3bd", "waistcoat": p.cool},
    )


SCENES.append(
    Story(
        draw=tortoise_town, palette="amber", operator="scale", setting="desert", season="summer", framing="wide",
        moods=("comic", "wistful"), flags=(), living=("tortoise", "hare"),
        objects=("town", "bench", "watch", "washing line", "ladder"),
        words={"tortue/tortoise": 3, "ville/town": 3, "désert/desert": 2, "lièvre/hare": 3, "montre/watch": 2,
               "banc/bench": 1, "linge/washing": 1, "attente/waiting": 2, "lenteur/slowness": 2, "voyage/journey": 2,
               "retard/lateness": 2, "foyer/home": 1, "échelle/ladder": 1, "moulin/windmill": 1,
               "patience/patience": 2},
        fr=(
            "Une tortue géante traverse le désert, une ville entière et son linge sur la carapace ; près d’un"
            " banc, un lièvre en gilet regarde sa montre."
        ),
        en=(
            "A giant tortoise crosses the desert with a whole town and its washing on its shell; beside a "
            "bench a hare in a waistcoat looks at his watch."
        ),
    )
)  # fmt: skip


def judge(size: float = 1) -> Motif:
    """A crow in a curled wig and bands."""
    curls = "".join(
        circle(x, y, r)
        for x, y, r in ((46, -202, 15), (26, -198, 15), (10, -182, 15), (4, -160, 15), (0, -138, 14), (6, -118, 12))
    )
    wig = Motif(
        (
            Piece(curls, "wig", 8),
            Piece(
                "".join(
                    stroke(f"M{x - 7},{y}q7,9 13,-2", 2.6)
                    for x, y in ((46, -202), (26, -198), (10, -182), (4, -160), (0, -138))
                ),
                "curl",
            ),
            Piece(form("62,-140! 84,-138! 82,-100! 70,-112! 62,-98!"), "wig", 5),
        ),
        {"wig": "#f3ead2", "curl": "#bba88a"},
    )
    return (crow("stand") + wig).moved(0, 0, size)


def straw(random: Random, x: float, y: float, count: int, length: float, turn: float, spread: float) -> str:
    """A tuft of straw from (x, y), pointing to `turn` degrees."""
    shape = ""
    for _ in range(count):
        angle = math.radians(turn + random.uniform(-spread, spread))
        long = length * random.uniform(0.6, 1.1)
        bend = random.uniform(-0.2, 0.2) * long
        tip = (x + long * math.cos(angle), y + long * math.sin(angle))
        start = (x + random.uniform(-6, 6), y + random.uniform(-6, 6))
        middle = ((x + tip[0]) / 2 + bend, (y + tip[1]) / 2)
        way = " ".join(f"{px:.1f},{py:.1f}" for px, py in (middle, tip))
        shape += stroke(f"M{start[0]:.1f},{start[1]:.1f}Q{way}", 3.6)
    return shape


def straw_field(random: Random) -> str:
    """Stubble, taller towards the eye."""
    shape = ""
    for _ in range(260):
        y = 520 + 370 * random.random() ** 1.2
        x, tall = random.uniform(0, 600), 5 + (y - 500) / 24
        shape += stroke(f"M{x:.1f},{y:.1f}l{random.uniform(-2, 2):.1f},{-tall:.1f}", 1.6 + (y - 500) / 260)
    return shape


def scarecrow() -> Motif:
    """A scarecrow on its knees, head hanging, both sleeves empty; 225 high."""
    coat = form(
        "-22,-152 -48,-124 -62,-76 -72,-20! -54,-28! -44,-8! -28,-24! -14,-4! 2,-22! 20,-4! 32,-20! 48,-10! "
        "46,-70 42,-120 24,-152"
    )
    sack = form("-26,-164 -34,-190 -18,-212 16,-214 36,-192 34,-166 14,-148 -8,-148")
    holes = circle(1, -183, 1.8) + circle(7, -181, 1.8) + circle(25, -183, 1.6) + circle(30, -181, 1.6)
    brim = form("-62,-196! -30,-210 10,-214 52,-200 74,-180! 40,-190 6,-194 -30,-190")
    stalks = ((-14, -22, 22), (-6, -10, 30), (2, 2, 32), (10, 14, 28), (16, 24, 20), (-10, -16, 28), (6, 8, 32))
    ruff = "".join(stroke(f"M{x},-150l{dx},{dy}", 4.6) for x, dx, dy in stalks)
    return Motif(
        (
            Piece(tube("10,-26,50 -50,-18,40 -92,-14,30"), "trousers", 12),
            Piece(tube("24,-128,32 60,-108,28 80,-111,28"), "coat shade", 10),
            Piece(ellipse(92, -112, 6, 19, 4), "patch"),
            Piece(ellipse(96, -112, 5, 14, 4), "dark"),
            Piece(form("-36,-30 40,-34 62,-14 50,2 -30,2"), "trousers", 12),
            Piece(coat, "coat", 32),
            Piece(within(path("M-56,-70l34,-8l8,32l-36,8Z") + path("M14,-62l26,4l-4,30l-26,-4Z"), coat), "patch", 6),
            Piece(within(path("M-40,-128l26,-8l8,24l-28,8Z"), coat), "cloth", 5),
            Piece(within(stroke("M-80,-86Q-10,-74 60,-88", 7), coat), "straw"),
            Piece(stroke("M30,-82l10,24M34,-82l20,18", 5), "straw"),
            Piece(ruff, "straw"),
            Piece(sack, "sack", 16),
            Piece(stroke("M6,-160Q18,-166 30,-161", 4), "hat"),
            Piece(circle(4, -182, 7) + ellipse(28, -182, 5.6, 6.6), "coat shade"),
            Piece(holes, "straw"),
            Piece(brim, "hat", 8),
            Piece(form("-30,-196! -26,-224 -12,-238 0,-230! 16,-240 26,-222 32,-200! 0,-206"), "hat", 12),
            Piece(stroke("M-29,-202Q0,-212 31,-204", 8), "patch"),
            Piece(tube("-26,-134,42 -16,-92,38 26,-72,34 44,-70,34"), "coat", 14),
            Piece(ellipse(58, -70, 8, 22), "patch"),
            Piece(ellipse(62, -70, 7, 17), "dark"),
        ),
        {"coat": "#3d6f78", "coat shade": "#2b5058", "trousers": "#6a4a3a", "sack": "#dcb47a", "hat": "#8a5a34",
         "patch": "#c93a26", "cloth": "#edb65f", "straw": "#f0cd74", "dark": "#2c1a26"},
        {"sleeve": (60, -62), "far sleeve": (94, -112), "heel": (-100, -12)},
    )  # fmt: skip


def scarecrow_trial(plate: Plate) -> None:
    """Crows in wigs on a long bench judge a kneeling scarecrow; a very small crow brings it a button."""
    p = PALETTES["brick"]
    random = Random(12)
    plate.sky([(0, "#6fa8a8"), (0.3, "#b2cfc0"), (0.55, "#f4e3c0"), (1, "#f4e3c0")])
    plate.at(0.9)
    far, _ = ridge(600, 900, 440, 14, 2, 0.7)
    plate.ink(far, mix(p.far, p.light, 0.4), light=p.light, depth=24)
    plate.at(0.2)
    field = plate.mask(rectangle(-5, 470, 610, 440))
    plate.lay(plate.ramp((plate.y - 470) / 430, [(0, "#edc98a"), (0.4, "#dba25c"), (1, "#a9622f")]), field)
    rows = "".join(line([(300 + (x - 300) * 0.25, 470), (300 + (x - 300) * 2.0, 910)], 5) for x in range(-300, 901, 60))
    plate.ink(rows, "#b9773a", clip=field, edge=0.4, opacity=0.5)
    plate.ink(straw_field(random), "#f2d38e", edge=0.2, opacity=0.9)
    places = ((62, 398, 1.12, False), (178, 404, 1.18, False), (520, 398, 1.12, True), (420, 404, 1.18, True))
    for x, y, size, flip in places:
        draw(plate, judge(), x, y, size, flip=flip, inks={"body": "#2b2638", "wing": "#3a3550"})
    draw(plate, judge(), 276, 366, 1.42, 13, inks={"body": "#2b2638", "wing": "#3a3550"})
    cut(plate, rectangle(-20, 366, 640, 24, 5), mix(p.middle, p.far, 0.3), 10, 1)
    cut(plate, rectangle(-20, 388, 640, 128), p.near, 20, 1, bottom=(p.deep, 80))
    cut(plate, "".join(rectangle(-30 + k * 132, 408, 112, 92, 4) for k in range(6)), mix(p.near, p.middle, 0.4), 10)
    post = "M500,566C508,558 524,558 532,564L524,806C514,812 504,812 494,806Z"
    cut(plate, path(post), "#8a5a34", 12, 1)
    cut(plate, ellipse(516, 565, 16, 6), "#c08a56")
    cut(plate, stroke("M508,594C512,650 504,700 506,770M520,612C522,660 516,700 516,740", 3), "#5c3826")
    plate.at(0)
    man = draw(plate, scarecrow(), 212, 866, 1.78)
    sleeve, far_sleeve, heel = man.anchors["sleeve"], man.anchors["far sleeve"], man.anchors["heel"]
    cut(plate, straw(random, *heel, 16, 50, 185, 34), "#f0cd74", edge=0.2)
    cut(plate, straw(random, *far_sleeve, 20, 56, -24, 30), "#f0cd74", edge=0.2)
    pour = "".join(
        stroke(
            f"M{sleeve[0] + random.uniform(-12, 12):.1f},{sleeve[1] - 6 + k * 4:.1f}"
            f"q{random.uniform(-4, 10):.1f},14 {random.uniform(-8, 16):.1f},{random.uniform(24, 40):.1f}", 3.6,
        )
        for k in range(26)
    )  # fmt: skip
    cut(plate, pour, "#f2d38e", edge=0.2)
    foot = sleeve[0] + 12
    cut(
        plate, form(f"{foot - 78},876! {foot - 34},846 {foot},834 {foot + 40},850 {foot + 84},876!"), "#e0b65a", 14, 0.6
    )
    cut(plate, straw(random, foot, 866, 46, 56, -90, 85), "#f5da94", edge=0.2)
    small = draw(plate, crow("stand"), 524, 866, 0.42, flip=True, inks={"body": "#2b2638"})
    beak = small.anchors["beak"]
    cut(plate, circle(beak[0] - 8, beak[1] + 6, 12), p.hot, 5, 0.5)
    cut(plate, circle(beak[0] - 11, beak[1] + 4, 2) + circle(beak[0] - 5, beak[1] + 8, 2), p.light)


SCENES.append(
    Story(
        draw=scarecrow_trial, palette="brick", operator="inversion", setting="daylight", season="autumn",
        framing="frontal",
        moods=("dark", "comic"), flags=(), living=("crows", "scarecrow"),
        objects=("bench", "wigs", "straw", "button", "post"),
        words={"corbeau/crow": 3, "épouvantail/scarecrow": 3, "procès/trial": 3, "juge/judge": 2, "paille/straw": 2,
               "perruque/wig": 1, "champ/field": 2, "bouton/button": 2, "automne/autumn": 1, "vengeance/revenge": 2,
               "culpabilité/guilt": 2, "pitié/mercy": 2, "peur/fear": 1, "justice/justice": 2,
               "agenouillé/kneeling": 1},
        fr=(
            "Des corbeaux en perruque siègent à un long banc devant un épouvantail à genoux qui perd sa "
            "paille ; un tout petit corbeau lui apporte un bouton."
        ),
        en=(
            "Crows in wigs sit at a long bench before a kneeling scarecrow that is losing its straw; a very "
            "small crow brings it a button."
        ),
    )
)  # fmt: skip
