"""Story card of what can be bought: a shop where a rainbow is weighed and a star goes up a sleeve."""

from __future__ import annotations

import math

from art.colour import Colour, mix
from art.motif import Motif, Piece, cut, draw, held
from art.motifs.curves import form, plume, tube, within
from art.motifs.gestures import gesture
from art.motifs.heads import Mood, head
from art.palettes import PALETTES
from art.press import Plate, darker, lighter
from art.scene import Scene, Story
from art.shapes import Point, circle, ellipse, line, path, place, polygon, rectangle, ring, stroke
from art.story._softly import softly

SCENES: list[Scene] = []

RAINBOW = ("#d8281c", "#f07a10", "#f8c418", "#2f9a48", "#1478b8", "#5c34a4")
BLACK: Colour = "#20274a"
STEEL: Colour = "#6f90b0"
SKIN: Colour = "#a96840"
JUMPER: Colour = "#cc2c28"
WOOL: Colour = "#fff2dc"
STAR: Point = (286.0, 742.0)


def strange_checkout(plate: Plate) -> None:
    """A magpie at the till weighs a rainbow; before the belt a child hides a star."""
    p = PALETTES["lemon"]
    plate.sky([(0, "#ffcf4a"), (0.5, "#ffe588"), (1, "#ffd862")], grain=0.04)
    cut(plate, "".join(rectangle(x, -10, 34, 680) for x in range(4, 640, 74)), "#fff6c4", opacity=0.45)
    panes = "".join(
        polygon([(x, y - 0.5 * x), (x + 62, y - 31 - 0.5 * x), (x + 62, y + 71 - 0.5 * x), (x, y + 102 - 0.5 * x)])
        for x in (30, 104)
        for y in (92, 206, 320)
    )
    plate.veil(panes, "#fffbe4", 0.75, 3, 1)
    plate.at(0.12)
    _shelf(plate, 300)
    _moon_jar(plate, 484, 292)
    _sea_bottle(plate, 548, 292)
    _shelf(plate, 548)
    _firefly_jar(plate, 484, 540)
    _storm_jar(plate, 546, 540)
    plate.at(0)
    with softly(plate):
        _rainbow_scales(plate)
        _magpie(plate)
        cut(plate, path("M-10,640H610V704H-10Z"), "#34466e", 6, 1.2)
        cut(plate, "".join(line([(x, 646), (x - 16, 696)], 2.6) for x in range(10, 640, 24)), "#4f6a9c")
        _hourglass(plate)
        _netted_cloud(plate)
        cut(plate, path("M-10,694H610V920H-10Z"), "#3fa0c0", 16, 0.8, bottom=(p.cool, 190))
        cut(plate, rectangle(-10, 690, 620, 17, 6), "#c8ecec", 5, 0.5)
    _small_thief(plate)


def _shelf(plate: Plate, y: float) -> None:
    cut(plate, path(f"M464,{y - 10}H620V{y}H452Z"), "#e0a05a")
    cut(plate, rectangle(452, y, 172, 12, 2), "#b8702f", 4, 0.9)
    cut(plate, path(f"M474,{y + 12}h12q-1,26 -12,30Z"), "#a8602a", 3, 0.5)


def _jar(plate: Plate, x: float, y: float, wide: float, tall: float, tint: Colour) -> str:
    """Glass with something in it still to come; returns the inside."""
    w = wide / 2
    glass = form(f"{x - w * 0.7},{y - tall} {x - w},{y - tall * 0.8} {x - w},{y - 6} {x - w * 0.8},{y} "
                 f"{x + w * 0.8},{y} {x + w},{y - 6} {x + w},{y - tall * 0.8} {x + w * 0.7},{y - tall}")  # fmt: skip
    cut(plate, glass, tint, 8, 0.7)
    return glass


def _lid(plate: Plate, x: float, y: float, wide: float, tall: float, ink: Colour) -> None:
    """What closes a jar, and the light on its glass."""
    w = wide / 2
    cut(plate, rectangle(x - w * 0.78, y - tall - 11, w * 1.56, 13, 4), ink, 4, 0.5)
    with plate.shining(0.8):
        cut(plate, stroke(f"M{x + w - 6},{y - tall * 0.78}V{y - tall * 0.3}", 3.4), "#ffffff", opacity=0.85)


def _moon_jar(plate: Plate, x: float, y: float) -> None:
    glass = _jar(plate, x, y, 46, 76, "#6c7fc8")
    cut(plate, within(rectangle(x - 40, y - 26, 80, 40), glass), "#4a5cae", 0)
    with plate.shining(1.1):
        cut(plate, path(f"M{x + 4},{y - 60}a20,20 0 1 0 12,32a16,16 0 1 1 -12,-32Z"), "#fff4c0", edge=0.1)
        cut(plate, circle(x + 14, y - 56, 2) + circle(x - 16, y - 62, 1.6) + circle(x + 18, y - 36, 1.6), "#fff4c0")
    _lid(plate, x, y, 46, 76, "#d8432a")


def _sea_bottle(plate: Plate, x: float, y: float) -> None:
    glass = form(f"{x - 10},{y - 128}! {x + 10},{y - 128}! {x + 11},{y - 96} {x + 25},{y - 76} {x + 25},{y - 8} "
                 f"{x + 22},{y} {x - 22},{y} {x - 25},{y - 8} {x - 25},{y - 76} {x - 11},{y - 96}")  # fmt: skip
    cut(plate, glass, "#d8f2ee", 9, 0.7)
    sea = path(f"M{x - 40},{y - 44}q10,-14 20,0q10,-14 20,0q10,-14 20,0q10,-14 20,0V{y + 10}H{x - 40}Z")
    cut(plate, within(sea, glass), "#2a96b8", 4)
    cut(plate, path(f"M{x - 14},{y - 46}h28l-6,12h-16Z"), "#b8502f", 2)
    cut(plate, path(f"M{x},{y - 84}v36h-16Z") + path(f"M{x + 3},{y - 76}v28h12Z"), "#fffaf0", 2)
    cut(plate, rectangle(x - 9, y - 138, 18, 16, 4), "#c98a4a", 3, 0.4)
    with plate.shining(0.8):
        cut(plate, stroke(f"M{x + 21},{y - 70}V{y - 24}", 3.4), "#ffffff", opacity=0.85)


def _firefly_jar(plate: Plate, x: float, y: float) -> None:
    _jar(plate, x, y, 48, 70, "#3f7a5c")
    for dx, dy in ((-12, -20), (10, -30), (-6, -46), (14, -54), (2, -14)):
        plate.glow(x + dx, y + dy, 17, "#f6ff9a", 0.9, 1.6)
        with plate.shining(1.1):
            cut(plate, circle(x + dx, y + dy, 3), "#fbffc4", edge=0.05)
    _lid(plate, x, y, 48, 70, "#e8b93a")


def _storm_jar(plate: Plate, x: float, y: float) -> None:
    glass = _jar(plate, x, y, 46, 88, "#b4c4dc")
    puff = circle(x - 10, y - 62, 12) + circle(x + 4, y - 68, 14) + circle(x + 14, y - 60, 10)
    cut(plate, within(puff + rectangle(x - 20, y - 62, 42, 14, 7), glass), "#5a6a94", 6)
    with plate.shining(1.1):
        cut(plate, path(f"M{x + 4},{y - 48}l-12,20h8l-6,18l16,-24h-8l6,-14Z"), "#ffe04a", edge=0.1)
    _lid(plate, x, y, 46, 88, "#2a8a8a")


def _rainbow_scales(plate: Plate) -> None:
    p = PALETTES["lemon"]
    x, rim = 352.0, 402.0
    cut(plate, line([(x, -10), (x, 60)], 8), STEEL, 2, 0.5)
    cut(plate, line([(x, 146), (x - 100, rim)], 3.6) + line([(x, 146), (x + 100, rim)], 3.6), "#4a6484", 0, 0.4)
    with plate.shining(0.6):
        for i, ink in enumerate(RAINBOW):
            outer, inner = 88 - i * 10.5, 76 - i * 10.5
            bow = f"M{x - outer},{rim + 4}A{outer},{outer} 0 0 1 {x + outer},{rim + 4}"
            cut(plate, path(f"{bow}H{x + inner}A{inner},{inner} 0 0 0 {x - inner},{rim + 4}Z"), ink, 3, 0 if i else 0.6)
    pan = form(f"{x - 110},{rim - 6}! {x},{rim + 6} {x + 110},{rim - 6}! {x + 82},{rim + 32} {x},{rim + 44} "
               f"{x - 82},{rim + 32}")  # fmt: skip
    cut(plate, pan, STEEL, 18, 0.9)
    with plate.shining(0.4):
        cut(plate, within(stroke(f"M{x - 70},{rim + 24}Q{x},{rim + 42} {x + 84},{rim + 16}", 5), pan), "#e4f2fa")
    cut(plate, circle(x, 96, 60), p.hot, 12, 1.1)
    cut(plate, circle(x, 96, 46), "#fffaf0", 5)
    turns = [math.radians(degrees) for degrees in range(0, 360, 30)]
    ticks = "".join(line([(x + r * math.cos(a), 96 + r * math.sin(a)) for r in (41, 33)], 3.6) for a in turns)
    cut(plate, ticks, p.deep)
    cut(plate, path(f"M{x + 5},92L{x - 28},72L{x - 2},102Z") + circle(x, 97, 7), p.hot, 2, 0.4)


def _magpie(plate: Plate) -> None:
    """In an apron and a cashier's shade, one wing slyly on the pan, a spoon and a ring in its pocket."""
    p = PALETTES["lemon"]
    tail = form("96,470 60,500 26,580 -20,690! 40,690! 74,600 112,520")
    cut(plate, tail, "#2a6a8c", 12, 0.8)
    cut(plate, within(stroke("M92,486C60,540 30,610 10,690M104,500C80,560 56,620 40,690", 5), tail), "#5fc0b8")
    body = form("168,262 112,330 74,430 62,530 58,660! 300,660! 300,540 290,440 262,350 228,280")
    cut(plate, body, "#fffaf0", 36, 1.2)
    back = form("150,240 96,310 56,430 40,670! 128,670! 116,560 132,470 176,410 244,400 282,420! 270,330 236,250")
    cut(plate, within(back, body), BLACK, 28)
    bib = within(form("150,474 214,462 288,470! 312,560 320,680! 140,680! 140,560"), body)
    cut(plate, stroke("M272,466C274,426 266,380 240,330", 11), darker(p.hot, 0.12), 3)
    cut(plate, bib, p.hot, 22, 0.6)
    _loot(plate)
    _head_of_magpie(plate)
    _wing(plate)


def _loot(plate: Plate) -> None:
    p = PALETTES["lemon"]
    cut(plate, tube("238,566,6 244,536,6") + ellipse(246, 524, 9, 14, 12), "#c8d6e4", 4, 0.5)
    with plate.shining(0.4):
        cut(plate, ring(210, 542, 11, 5), "#ffd24a", 2)
        cut(plate, polygon([(204, 530), (210, 522), (216, 530), (210, 536)]), "#bff0f4")
    cut(plate, form("184,548! 268,548! 266,592 254,606 200,606 188,592"), mix(p.hot, "#8a1f2c", 0.3), 6, 0.7)
    cut(plate, stroke("M186,556H266", 2.4), "#ffb088")


def _head_of_magpie(plate: Plate) -> None:
    skull = form("140,318 134,262 142,206 176,168 222,158 264,174 284,206 284,244 268,286 240,324 190,344")
    black = cut(plate, skull, BLACK, 32, 1)
    plate.tint(form("150,290 150,236 176,196 214,178 196,232 186,290"), "#4a62b4", 14, black * 0.6)
    low = form("278,242! 320,250 366,262! 330,272 276,268!")
    cut(plate, low, "#2c3252", 5, 0.5)
    upper = form("272,196! 312,200 350,226 378,268! 340,252 304,250 270,256!")
    cut(plate, upper, "#454e78", 12, 0.6)
    with plate.shining(0.3):
        cut(plate, within(stroke("M284,208Q322,212 352,236", 5), upper), "#a4b0d8", opacity=0.8)
    cut(plate, ellipse(296, 222, 6, 3, 24), BLACK)
    cut(plate, circle(240, 222, 21), "#fff6da", 4)
    cut(plate, circle(248, 227, 12.5), "#c8721e")
    cut(plate, circle(250, 229, 8), "#150f22")
    with plate.shining(1.2):
        cut(plate, circle(253, 223, 3.4), "#ffffff", edge=0)
    cut(plate, form("212,208! 228,194 252,196 266,218! 250,210 232,210"), BLACK, 4)
    band = (
        "M140,218C148,178 186,150 226,151C252,152 272,164 282,182L272,198C260,182 244,172 224,171"
        "C190,172 164,192 156,226Z"
    )
    cut(plate, path(band), "#2a7a58", 7, 0.6)
    visor = "M226,166C264,158 316,172 346,210C308,200 268,200 234,194C222,188 220,174 226,166Z"
    cut(plate, path(visor), "#3fae74", 8, 1)


def _wing(plate: Plate) -> None:
    """An arm of feathers; the last of them press on the pan."""
    for i, (x, y, long, turn) in enumerate(
        ((180, 446, 132, 15), (180, 440, 152, 6), (180, 430, 158, -2), (176, 418, 150, -10))
    ):
        ink = mix("#1f4a94", "#2fa0b0", 0.22 * i)
        cut(plate, plume(x, y, long, 30, turn, 0.56), ink, 8, 0.8)
        cut(plate, place(stroke(f"M10,0H{long - 14}", 2.2), x, y, 1, turn), lighter(ink, 0.35))
    arm = form("112,350 146,330 186,348 222,384 252,412! 236,452 196,466 140,452 108,420")
    cut(plate, arm, "#2556a4", 22, 1)
    for i in range(5):
        cut(
            plate, plume(128 + i * 20, 400 + i * 4, 74, 26, 14 - i * 5, 0.7), mix("#2556a4", "#3f90c4", 0.2 * i), 6, 0.4
        )
    for turn, long in ((44, 66), (32, 84), (20, 92), (8, 80)):
        cut(plate, plume(114, 352, long, 30, turn, 0.66), "#fffaf0", 7, 0.4)


def _hourglass(plate: Plate) -> None:
    x, y = 66.0, 682.0
    glass = form(f"{x - 32},{y - 116}! {x + 32},{y - 116}! {x + 30},{y - 86} {x + 7},{y - 62} {x + 30},{y - 36} "
                 f"{x + 32},{y - 8}! {x - 32},{y - 8}! {x - 30},{y - 36} {x - 7},{y - 62} "
                 f"{x - 30},{y - 86}")  # fmt: skip
    cut(plate, glass, "#dcf2f4", 10, 0.8)
    sand = rectangle(x - 40, y - 92, 80, 28) + form(f"{x - 34},{y - 6}! {x},{y - 38} {x + 34},{y - 6}!")
    cut(plate, within(sand + rectangle(x - 2.5, y - 66, 5, 40), glass), "#f59a34", 6)
    with plate.shining(0.6):
        cut(plate, stroke(f"M{x + 23},{y - 106}Q{x + 24},{y - 88} {x + 15},{y - 78}", 3.4), "#ffffff")
    cut(plate, rectangle(x - 40, y - 128, 80, 15, 6) + rectangle(x - 40, y - 12, 80, 15, 6), "#a8602f", 6, 0.7)


def _netted_cloud(plate: Plate) -> None:
    x, y = 302.0, 688.0
    cloud = circle(x - 36, y - 32, 27) + circle(x, y - 56, 38) + circle(x + 36, y - 36, 30)
    cloud += rectangle(x - 62, y - 36, 126, 34, 17)
    cut(plate, cloud, "#ffffff", 24, 1.1, bottom=("#a8cce4", 40))
    net = "".join(
        stroke(f"M{x - 120 + k},{y - 110}q60,50 120,110", 2.4)
        + stroke(f"M{x + 120 - k},{y - 110}q-60,50 -120,110", 2.4)
        for k in range(-60, 180, 26)
    )
    cut(plate, within(net, cloud), "#e0503a")
    cut(plate, tube(f"{x},{y - 88},20 {x},{y - 99},9 {x},{y - 113},8"), "#e0503a", 5, 0.4)
    cut(plate, ring(x, y - 122, 10, 4.6), "#8a4a3a", 2, 0.3)
    cut(plate, "".join(tube(f"{x + k},{y - 2},3 {x + k - 2},{y + 8},6") for k in (-38, -10, 22, 46)), "#9fdcf4", 2)


def _facets(x: float, y: float, radius: float, turn: float) -> str:
    """The half of each ray of a star that turns to the light."""
    halves = ""
    for i in range(5):
        a, b = math.radians(i * 72 - 90 + turn), math.radians(i * 72 - 54 + turn)
        tip = x + radius * math.cos(a), y + radius * math.sin(a)
        halves += polygon([(x, y), tip, (x + radius * 0.48 * math.cos(b), y + radius * 0.48 * math.sin(b))])
    return halves


def _star(x: float, y: float, radius: float, turn: float) -> str:
    points = []
    for i in range(10):
        angle, reach = math.radians(i * 36 - 90 + turn), radius if i % 2 == 0 else radius * 0.48
        points.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    return polygon(points)


SLY = Mood(1.0, -0.8, -1.6, 2.2, wide=1.15, look=(-0.9, -0.5), blush=0.9)


def _small_thief(plate: Plate) -> None:
    """A child looks at the till, a finger on its lips; a star goes up its sleeve."""
    face = head((-26, -2), SLY, "curly", "", "round", -1)
    inks = {"skin": SKIN, "hair": "#3a2230", "dark": "#1c1018"}
    with softly(plate):
        cut(plate, form("410,768 366,786 336,836 330,960! 590,960! 582,850 556,792 508,768 460,780"), JUMPER, 34, 1)
    seen = draw(plate, face, 456, 680, 3.7, 5, inks=inks)
    plate.tint(ellipse(400, 708, 8, 22, -8), "#ffb45a", 7, seen.mask * 0.55)
    with softly(plate):
        cut(plate, form("408,776! 432,768 484,768 510,772! 502,792 462,802 420,794"), WOOL, 8, 0.7)
    _stolen_star(plate)
    _finger_on(plate, seen.anchors["mouth"])


def _stolen_star(plate: Plate) -> None:
    """Three fingers draw it into the sleeve."""
    plate.veil(circle(*STAR, 64), "#ffe27a", 0.75, 36, 0.9)
    with plate.shining(1.15):
        cut(plate, _star(*STAR, 58, -14), "#ffb60a", edge=0.1)
        cut(plate, _facets(*STAR, 58, -14), "#ffe04a", edge=0.05)
    fingers = tube("326,786,26 312,772,17 296,764,12") + tube("328,790,24 306,782,15 290,777,12")
    fingers += tube("328,796,22 308,793,14 292,790,11") + tube("332,800,22 316,806,15 302,806,11")
    lines = stroke(
        "M318,779C310,774 302,770 294,770M318,789C310,786 300,784 291,784M320,798C312,798 304,798 296,798", 1.5
    )
    hand = Motif((Piece(fingers, "skin", 7), Piece(lines, "skin", blend=("#2c1020", 0.5))), {"skin": SKIN})
    draw(plate, hand, -10, -12, shadow=0.4)
    with softly(plate):
        cut(plate, tube("420,816,58 400,868,60 366,844,60 338,806,66"), JUMPER, 18, 1)
        cut(plate, tube("352,766,20 328,788,20 300,806,20"), WOOL, 7, 0.5)


def _finger_on(plate: Plate, mouth: Point) -> None:
    hand = gesture("index")
    where = held(hand, "first", (mouth[0] + 4, mouth[1] - 4), 0.74, 188)
    draw(plate, hand, *where, inks={"skin": "#9c5a34"}, shadow=0.6)
    x, y = where[:2]
    with softly(plate):
        cut(plate, tube(f"566,846,56 552,900,54 {x + 14},{y + 50},46 {x + 3},{y + 18},42"), JUMPER, 16, 0.9)
        cut(plate, tube(f"{x - 18},{y + 10},15 {x + 2},{y + 14},15 {x + 22},{y + 8},15"), WOOL, 6, 0.5)


SCENES.append(
    Story(
        draw=strange_checkout, palette="lemon", operator="substitution", setting="city", season="none",
        framing="frontal", moods=("greed", "mystery"), living=("magpie", "child"),
        objects=("checkout", "rainbow", "scales", "cloud", "hourglass", "star", "jars", "ring"),
        words={"caisse/checkout": 3, "pie/magpie": 3, "arc-en-ciel/rainbow": 3, "balance/scales": 2, "étoile/star": 3,
               "enfant/child": 2, "vol/theft": 2, "secret/secret": 2, "acheter/buying": 2, "sablier/hourglass": 1,
               "nuage/cloud": 1, "prix/price": 2, "temps/time": 1, "convoitise/greed": 1, "silence/silence": 1,
               "trésor/treasure": 1, "bague/ring": 1, "bocal/jar": 1},
        fr=(
            "À la caisse, une pie en tablier, une bague en poche, pèse un arc-en-ciel ; sur le tapis, un sablier "
            "et un nuage dans un filet ; un enfant, doigt aux lèvres, prend une étoile en cachette."
        ),
        en=(
            "At a checkout a magpie in an apron, a ring in its pocket, weighs a rainbow; on the belt wait an "
            "hourglass and a cloud in a net; a child, finger on lips, holds a star below the counter."
        ),
    )
)  # fmt: skip
