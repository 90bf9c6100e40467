"""Music and needlework: a piano over the clouds, a sewing machine for the sky."""

from __future__ import annotations

import math
from random import Random

from art.colour import Field, mix
from art.motif import cut, draw
from art.motifs.beasts_tame import cat_asleep
from art.motifs.curves import form, limb
from art.motifs.indoors import Area, View, boards, tones, wall, wallpaper, window
from art.motifs.machines import SEWING_MACHINE
from art.palettes import PALETTES
from art.press import Plate, darker, lighter
from art.scene import Scene, Story
from art.shapes import Point, bird, circle, cloud, ellipse, line, path, place, polygon, rectangle, star, stroke
from art.story._freehand import Bend, along, bank, between, skin
from art.story._seamstress import old_head, sewing_arm

SCENES: list[Scene] = []
_SKY_DOTS = "".join(
    circle(Random(i).uniform(30, 570), Random(i + 90).uniform(30, 420), Random(i + 7).uniform(0.6, 1.7))
    for i in range(60)
)


def piano_stairs(plate: Plate) -> None:
    """The keys of a piano run on as stairs over the clouds."""
    p = PALETTES["wine"]
    plate.sky([(0, "#2b0d1c"), (0.4, "#5a1d2e"), (0.62, "#94403a"), (0.8, "#e0a24c")])
    plate.at(0.9)
    cut(plate, _SKY_DOTS, p.light, edge=0.1)
    cut(plate, bank(((150, 8), (190, -20), (130, 14), (170, -8)), -20, 470), mix(p.middle, p.far, 0.6), 30)
    plate.at(0.7)
    _attic_in_the_sky(plate)
    flight = ((92, 318, 30, -16), (150, 268, 26, -8), (214, 306, 18, -12), (78, 222, 16, -6))
    cut(plate, "".join(bird(x, y, size, turn, 0.8) for x, y, size, turn in flight), p.warm)
    plate.at(0.5)
    for y, humps, ink in (
        (600, ((120, 10), (170, -24), (110, 20), (160, -30), (120, 18)), mix(p.far, p.warm, 0.25)),
        (720, ((90, 6), (150, 22), (190, -12), (130, -30), (120, 14)), mix(p.far, p.warm, 0.6)),
    ):
        cut(plate, bank(humps, -30, y), ink, 40, top=(lighter(ink, 0.3), 60))
    plate.at(0.1)
    _case(plate)
    _keys(plate)
    plate.at(0)
    _player(plate)
    plate.at(-0.1)
    ink = mix(p.light, p.warm, 0.45)
    cut(plate, bank(((110, 4), (140, 10), (90, -8), (150, -8), (110, 6), (90, -4)), -30, 842), ink, 30, 0.8)


def _case(plate: Plate) -> None:
    """An upright piano against the sky, two candles burning on it, a cat asleep on its lid."""
    p = PALETTES["wine"]
    black = mix(p.deep, p.near, 0.3)
    cut(plate, rectangle(62, 452, 330, 440, 3), black, 10, 1.2)
    cut(plate, rectangle(50, 438, 354, 18, 6), mix(black, p.far, 0.25), 8, 0.8)
    for x, wide in ((80, 82), (176, 104), (294, 82)):
        cut(plate, rectangle(x, 478, wide, 140, 5), mix(black, p.far, 0.18), 4)
        cut(plate, rectangle(x + 7, 485, wide - 14, 126, 4), black, 4)
    cut(plate, path("M66,730H388V892H66Z"), darker(black, 0.3))
    cut(
        plate,
        place(path("M306,640L314,548C330,540 350,542 360,550C372,542 390,544 402,550L410,640Z"), -46, 8),
        p.far,
        3,
        0.8,
    )
    cut(plate, place(path("M312,634L319,546C334,538 350,540 357,549V636ZM362,636V549"
                          "C372,540 388,542 397,546L404,634Z"), -46, 8),
        p.light, 6, 0.3)  # fmt: skip
    staves = "".join(
        stroke(f"M{x},{y}C{x + 10},{y - 4} {x + 20},{y - 3} {x + 28},{y}", 1.6)
        for x, y in ((328, 564), (326, 580), (325, 596), (323, 612), (370, 564), (369, 580), (368, 596))
    )
    cut(plate, place(staves, -46, 8), p.far, opacity=0.7)
    for x, side in ((96, 1), (379, -1)):
        _sconce(plate, x, 566, side)
    cut(plate, path("M44,700H412L404,734H52Z"), black, 8, 0.8)
    cut(plate, path("M58,734H84L80,880H64ZM372,734H396L392,880H376Z"), black, 8)
    ginger = {"body": p.warm, "shade": p.far, "mark": p.hot, "belly": p.light}
    draw(plate, cat_asleep(), 158, 438, 0.66, inks=ginger, flip=True)


def _sconce(plate: Plate, x: float, y: float, side: int) -> None:
    """A candle on an arm of brass."""
    p = PALETTES["wine"]
    arm = stroke(f"M{x},{y + 34}C{x + 16 * side},{y + 44} {x + 20 * side},{y + 18} {x},{y + 14}", 4)
    cut(plate, arm + circle(x, y + 36, 6) + path(f"M{x - 12},{y + 6}H{x + 12}"
               f"C{x + 10},{y + 16} {x - 10},{y + 16} {x - 12},{y + 6}Z"), p.warm, 4, 0.6)  # fmt: skip
    cut(plate, rectangle(x - 5, y - 24, 10, 31, 2), p.light, 4)
    with plate.shining(1):
        cut(plate, path(f"M{x},{y - 52}C{x + 9},{y - 40} {x + 8},{y - 28} {x},{y - 27}"
                        f"C{x - 8},{y - 28} {x - 7},{y - 38} {x},{y - 52}Z"), "#ffd98a")  # fmt: skip
    plate.glow(x, y - 38, 70, p.light, 0.4)


# Where the keys begin at the back and where they end, as three bends: on the piano, turning, up to the window.
_BACK: tuple[Bend, ...] = (
    ((70, 652), (170, 652), (280, 652), (392, 652)),
    ((392, 652), (430, 652), (446, 612), (440, 566)),
    ((440, 566), (430, 480), (356, 430), (392, 236)),
)
_FRONT: tuple[Bend, ...] = (
    ((60, 704), (170, 704), (290, 704), (404, 704)),
    ((404, 704), (508, 704), (562, 640), (552, 566)),
    ((552, 566), (536, 470), (448, 420), (458, 236)),
)


def _key_places() -> list[tuple[Point, Point, float]]:
    """Every line between two keys: its back end, its front end, and how far the keys have become steps."""
    found = []
    for part, many in enumerate((13, 8, 24)):
        for i in range(many + (part == 2)):
            s = i / many
            t = 1 - (1 - s) ** 1.35 if part == 2 else s
            found.append((along(_BACK[part], t), along(_FRONT[part], t), (0.0, s, 1.0)[part]))
    return found


def _keys(plate: Plate) -> None:
    """The keys, the furthest first, one of them missing; the child on its way up."""
    p = PALETTES["wine"]
    lines = _key_places()
    # Keys are too narrow to flatten the clouds behind them: one broad sheet does.
    cut(plate, polygon([*(a for a, _, _ in lines), *(b for _, b, _ in lines[::-1])]), p.far)
    for i in range(len(lines) - 2, -1, -1):
        (back, front, turned), (far_back, far_front, _) = lines[i], lines[i + 1]
        size = 1 if i < 21 else 1 - (i - 21) / 36
        nose_back, nose_front = between(back, far_back, 0.42 * turned), between(front, far_front, 0.42 * turned)
        thick = (13 if i < 13 else 16) * size
        if i == 12:
            hole = [back, front, far_front, far_back]
            cut(plate, polygon(hole), p.deep)
            continue
        end = [nose_front, far_front, (far_front[0], far_front[1] + thick), (nose_front[0], nose_front[1] + thick)]
        cut(plate, polygon(end), mix(p.light, p.far, 0.5), edge=0.12)
        if turned:
            cut(plate, polygon([back, front, nose_front, nose_back]), mix(p.far, p.light, 0.22), edge=0.12)
        cut(plate, polygon([nose_back, nose_front, far_front, far_back]), p.light, 2, edge=0.12)
        cut(plate, line([nose_back, nose_front], 1.6), p.far, opacity=0.8, edge=0.1)
    for i in range(len(lines) - 4, 0, -1):
        if i % 7 not in (2, 6) and i not in (12, 13):
            _black_key(plate, lines, i)
    _climber(plate, *between(*lines[27][:2], 0.52))


def _black_key(plate: Plate, lines: list[tuple[Point, Point, float]], i: int) -> None:
    p = PALETTES["wine"]
    (back, front, turned), (lower_back, lower_front, _), (upper_back, upper_front, _) = (
        lines[i],
        lines[i - 1],
        lines[i + 1],
    )
    up = 5 if turned < 1 else 4 * (1 - (i - 21) / 36)
    a, b = between(back, lower_back, 0.3), between(back, upper_back, 0.32)
    c, d = between(b, between(front, upper_front, 0.32), 0.62), between(a, between(front, lower_front, 0.3), 0.62)
    raised = [(x, y - up) for x, y in (a, b, c, d)]
    cut(plate, polygon([a, raised[0], raised[1], raised[2], c, d]), p.deep, lift=0.3, edge=0.12)
    cut(plate, polygon(raised), mix(p.deep, p.near, 0.6), edge=0.12)


def _attic_in_the_sky(plate: Plate) -> None:
    p = PALETTES["wine"]
    plate.glow(426, 160, 280, p.warm, 0.6, 1.5)
    cut(plate, rectangle(478, 60, 26, 60), p.middle, 6, 0.8)
    cut(plate, rectangle(473, 54, 36, 10, 2), p.near, 3)
    wall_ink = mix(p.cool, p.near, 0.45)
    front = cut(plate, path("M334,262V140L426,62L518,140V262Z"), wall_ink, 14, 1.4)
    planks = "".join(line([(x, 60), (x, 262)], 1.8) for x in range(344, 520, 15))
    cut(plate, planks, darker(wall_ink, 0.35), clip=front, opacity=0.8)
    cut(plate, path("M296,156L426,38L556,156L540,174L426,72L312,174Z"), p.hot, 9, 1.4)
    cut(plate, path("M312,174L426,72L540,174L534,179L426,84L318,179Z"), p.near, 2)
    with plate.shining(0.95):
        cut(
            plate, path("M382,240V140C382,108 404,96 426,96C448,96 470,108 470,140V240Z"), p.warm, bottom=(p.light, 110)
        )
    cut(plate, stroke("M382,242V140C382,108 404,96 426,96C448,96 470,108 470,140V242", 8), p.light, 3, 0.4)
    cut(plate, line([(426, 98), (426, 170)], 4) + line([(384, 142), (468, 142)], 4), p.light)
    for d in ("M378,240L350,250V128L378,116Z", "M474,240L502,250V128L474,116Z"):
        cut(plate, path(d), p.hot, 5, 0.8)
    slats = "".join(
        line([(x, y), (x + 20, y + 6 * way)], 2) for y in range(136, 240, 11) for x, way in ((354, -1), (478, 1))
    )
    cut(plate, slats, darker(p.hot, 0.45), opacity=0.8)
    ink = mix(p.far, p.warm, 0.55)
    soft = (
        "M296,262C282,240 312,224 330,240C344,222 376,226 382,246H470C476,226 510,222 522,240"
        "C544,226 572,242 556,262C566,286 530,292 512,280C494,300 462,296 450,280C430,296 404,294 394,280"
        "C374,298 344,296 334,280C314,290 290,282 296,262Z"
    )
    cut(plate, path(soft), ink, 20, top=(lighter(ink, 0.3), 30))


def _player(plate: Plate) -> None:
    """The pianist from behind on a stool, white hair tied with a ribbon, both arms open."""
    p = PALETTES["wine"]
    coat = mix(p.cool, p.near, 0.18)
    dark = darker(coat, 0.45)
    tone = "#dba27a"
    fingers = ("320,690,13 316,674,11 315,663,8", "327,686,13 326,667,11 326,655,8", "335,686,13 336,667,11 337,656,8",
               "342,690,12 345,674,10 347,665,7", "318,702,14 307,693,11 302,683,8")  # fmt: skip
    hand = "".join(map(limb, fingers)) + form("314,712 314,692 324,682 340,682 349,694 348,712")
    creases = stroke("M322,684L320,668M330,682L331,664M338,683L341,668", 1.6)
    for hand_x, turned in ((0.0, False), (434.0, True)):
        skin(plate, place(hand, hand_x, 0, 1, 0, turned), tone, 6, 0.4)
        cut(plate, place(creases, hand_x, 0, 1, 0, turned), darker(tone, 0.4), edge=0.1)
    cut(plate, path("M82,704L94,692L124,696L122,714Z"), p.light, 4)
    cut(plate, path("M352,704L340,692L310,696L312,714Z"), p.light, 4)
    cut(plate, path("M178,642C146,650 114,676 88,704C84,716 90,724 100,726C130,724 164,716 190,704Z"), coat, 16, 0.6)
    cut(plate, path("M252,640C284,650 318,676 342,704C346,716 340,722 330,724C304,722 268,716 244,704Z"), coat, 16, 0.6)
    skin(plate, path("M200,600H230L234,640H196Z"), tone, 8)
    cut(plate, path("M196,626C208,634 222,634 234,626L238,646C222,656 206,656 192,646Z"), p.light, 4)
    back = (
        "M192,636C168,640 152,656 150,684C150,724 164,752 168,786"
        "C158,820 142,850 138,884L206,892L214,846L222,892L292,884"
        "C288,850 272,820 262,786C266,752 280,724 280,684C278,656 262,640 238,636C224,646 206,646 192,636Z"
    )
    cut(plate, rectangle(140, 806, 150, 20, 6), p.hot, 8, 0.8)
    cut(plate, path("M152,824H168L160,900H142ZM262,824H278L288,900H270Z"), p.deep, 4)
    cut(plate, path(back), coat, 26, 1)
    cut(plate, stroke("M214,700C213,760 214,800 214,850M176,690C180,730 184,760 184,784M254,690"
                      "C250,730 246,760 246,784", 2.6)
        + stroke("M168,788C190,796 240,796 262,788", 2.4), dark)  # fmt: skip
    cut(plate, circle(200, 786, 4) + circle(228, 786, 4), p.warm, 2)
    mane = (
        "M212,536C238,532 256,550 255,576C260,588 252,596 252,606C250,618 244,622 240,632C234,642 232,652 232,664"
        "C236,686 222,700 226,722C218,726 214,734 208,744C206,730 198,722 200,706C192,694 198,680 196,664"
        "C195,650 192,640 186,632C180,624 178,616 176,606C170,598 172,588 173,576C170,552 188,536 212,536Z"
    )
    hair = cut(plate, path(mane), "#f3e6cf", 18, 0.8)
    strands = (
        "M214,534C206,566 200,600 206,650M230,538C236,570 232,606 222,648M194,544C184,572 186,600 198,632"
        "M246,552C250,580 244,606 232,632M210,664C208,686 210,704 214,722M220,664C221,684 219,700 215,714"
    )
    cut(plate, stroke(strands, 2.2), mix("#f3e6cf", p.far, 0.5), clip=hair)
    cut(plate, path("M194,650C206,658 222,658 234,650V664C222,670 206,670 194,664ZM196,660L176,676L186,690L206,668Z"
                    "M232,660L252,676L242,690L222,668Z"), p.hot, 4, 0.5)  # fmt: skip


def _climber(plate: Plate, x: float, y: float) -> None:
    """A barefoot child from behind, a key held over its head."""
    p = PALETTES["wine"]
    tone = "#e0a884"
    k = 1.22

    def at(data: str) -> str:
        return place(path(data), x, y, k)

    skin(plate, at("M-13,-34L-14,-6C-18,0 -16,4 -8,4C-3,3 -4,-2 -5,-8L-3,-34Z"), tone, 4)
    skin(plate, at("M5,-34L8,-22C10,-16 10,-12 14,-12C20,-12 20,-18 17,-22L16,-36Z"), tone, 4)
    skin(plate, at("M-17,-82C-26,-96 -34,-112 -36,-128L-28,-131C-24,-116 -16,-104 -8,-94Z"), tone, 4)
    skin(plate, at("M17,-82C26,-98 32,-114 32,-132L24,-133C22,-118 15,-106 8,-94Z"), tone, 4)
    cut(plate, at("M-66,-133L62,-144L66,-134L-62,-122Z"), p.light, 3, 0.8)
    cut(plate, at("M-62,-122L66,-134V-127L-62,-115Z"), p.far)
    skin(plate, at("M-39,-132C-39,-138 -26,-140 -25,-133C-24,-126 -28,-122 -33,-122C-38,-123 -39,-127 -39,-132Z"
                   "M21,-138C21,-144 34,-145 35,-138C36,-131 32,-128 27,-128"
                   "C22,-129 21,-133 21,-138Z"), tone, 3)  # fmt: skip
    knuckles = "M-36,-133V-127M-32,-134V-127M-28,-134V-128M24,-139V-133M28,-140V-133M32,-140V-134"
    cut(plate, place(stroke(knuckles, 1.2), x, y, k), darker(tone, 0.35))
    gown = (
        "M-12,-88C-20,-84 -26,-94 -30,-104L-20,-112C-16,-104 -10,-98 -4,-96H6"
        "C12,-98 16,-106 18,-114L28,-108C26,-96 20,-86 13,-86C14,-70 22,-50 27,-30C12,-24 -10,-24 -27,-28"
        "C-20,-48 -13,-70 -12,-88Z"
    )
    body = cut(plate, at(gown), p.hot, 10, 0.6)
    cut(plate, place(stroke("M-6,-78C-8,-60 -12,-44 -16,-28M4,-74C6,-58 8,-42 10,-26M-1,-60"
                            "C-2,-48 -3,-38 -4,-28", 1.8), x, y, k),
        darker(p.hot, 0.4), clip=body)  # fmt: skip
    cut(plate, at("M-27,-34C-10,-28 12,-28 26,-35L28,-29C12,-22 -10,-22 -28,-27Z"), p.light, 2)
    curls = "".join(circle(x + cx * k, y + cy * k, r * k) for cx, cy, r in (
        (-11, -106, 8), (-13, -116, 8), (-6, -124, 9), (5, -125, 9), (13, -117, 8), (12, -106, 8),
            (1, -112, 13), (-5, -100, 7), (6, -100, 7)))  # fmt: skip
    cut(plate, curls, p.deep, 7, 0.4)


SCENES.append(
    Story(
        draw=piano_stairs, palette="wine", operator="metamorphosis", setting="sky", season="none", framing="side",
        moods=("wistful", "mystery"), living=("pianist", "child", "cat"),
        objects=("piano", "keys", "stairs", "window", "clouds", "candles"),
        words={
            "piano/piano": 3, "escalier/stairs": 3, "musique/music": 3, "enfant/child": 2, "nuages/clouds": 2,
            "fenêtre/window": 2, "pianiste/pianist": 2, "touche/key": 2, "chat/cat": 1, "monter/climb": 2,
            "souvenir/memory": 1, "manque/missing": 1, "élévation/ascent": 1, "don/gift": 1,
        },
        fr=("Les touches d’un piano deviennent un escalier au-dessus des nuages ; un enfant pieds "
            "nus le gravit, une touche à bout de bras, vers une lucarne éclairée. Le pianiste est de dos, "
            "un chat dort."),
        en=("The keys of a piano become stairs above the clouds; a barefoot child climbs them, a key "
            "held overhead, towards a lit attic window. The pianist sits with their back to us, a cat sleeps."),
    )
)  # fmt: skip


def sewing_the_night(plate: Plate) -> None:
    """An old woman mends the night sky on her sewing machine."""
    p, night = PALETTES["dusk"], PALETTES["night"]
    t = tones(p)
    wall(plate, p.middle, (470, 300), 0.3)
    wallpaper(plate, "sprigs", p.far, 0.5, bottom=700)
    boards(plate, mix(p.near, p.warm, 0.25), p.near, View(420, 420), 690)
    cut(plate, rectangle(-10, 676, 620, 18), p.far, 6, 0.4)
    area = Area(46, 60, 300, 420)
    glass = window(plate, night, t, area, (1, 1), frame=16, sill=False)
    _torn_sky(plate, glass)
    plate.at(0)
    _seamstress(plate)
    cloth = (
        "M122,292L168,318L204,290L252,300C256,350 284,396 312,432C330,458 322,486 296,506C262,532 234,552 "
        "206,600C184,650 176,690 196,712C270,704 350,714 440,710C458,726 450,800 440,930"
        "H-20V700C6,640 20,560 58,484C84,430 116,370 122,292Z"
    )
    body = cut(plate, path(cloth), night.sky[0][1], 46, 2)
    folds = (
        "M140,306C136,400 96,500 66,600C40,690 20,780 8,930H40C44,790 66,690 92,600C116,500 146,400 144,306Z"
        "M184,310C186,400 170,470 140,560C112,650 96,760 92,930H120C118,770 132,660 158,570C186,480 196,400 188,310Z"
        "M228,300C240,380 262,420 246,480C220,540 172,590 156,680C150,760 160,850 156,930H176C180,850 168,760 172,690"
        "C190,610 240,550 268,490C284,430 250,380 234,300Z"
        "M252,744C244,800 250,860 236,930H262C266,860 258,800 260,752ZM336,752C344,800 330,860 338,930H362"
        "C352,860 352,800 346,752Z"
    )
    cut(plate, path(folds), mix(night.middle, night.sky[0][1], 0.25), 7, clip=body, opacity=0.8)
    random = Random(12)
    places = [(random.uniform(10, 430), random.uniform(420, 890)) for _ in range(90)]
    with plate.shining(0.9):
        cut(plate, "".join(circle(x, y, random.uniform(1, 2.6)) for x, y in places), p.light, clip=body, edge=0)
        cut(plate, "".join(star(x, y, random.uniform(8, 17)) for x, y in places[:22]), p.light, clip=body, edge=0)
    seam = "".join(
        line([(x, y), (x + 3, y + 15)], 5)
        for x, y in ((394, 712), (396, 738), (396, 764), (394, 792), (396, 820), (400, 848), (406, 876))
    )
    cut(plate, seam, p.hot)
    sewing_arm(plate)
    _playing_cat(plate, 176, 868, 1.02)
    with plate.shining(1):
        cut(plate, _five(300, 792, 30), p.light, 8)


def _playing_cat(plate: Plate, x: float, y: float, k: float) -> None:
    """A cat that sits and lifts one paw to a star."""
    p = PALETTES["dusk"]
    fur = p.hot
    cut(
        plate,
        place(stroke("M-36,-10C-72,-2 -92,-24 -84,-52C-80,-64 -70,-64 -70,-56", 11), x, y, k),
        darker(fur, 0.15),
        5,
        0.4,
    )
    sat = (
        "M-40,0C-58,-16 -58,-54 -40,-76C-30,-90 -18,-96 -12,-108C-20,-122 -18,-140 -15,-154L2,-140"
        "C8,-142 16,-142 22,-140L37,-153"
        "C40,-140 41,-128 37,-120C46,-116 50,-110 46,-105C40,-99 30,-96 22,-94C25,-84 27,-76 28,-68"
        "C42,-62 58,-58 72,-64"
        "C82,-66 86,-54 76,-50C60,-44 42,-44 26,-48C25,-32 25,-16 31,-7C33,-1 28,0 22,0H4C4,-10 3,-20 1,-30"
        "C0,-18 -2,-8 0,0Z"
    )
    body = cut(plate, place(path(sat), x, y, k), fur, 18, 0.8)
    cut(plate, place(path("M22,-94C26,-80 28,-64 24,-48C16,-40 6,-56 8,-74C10,-86 16,-92 22,-94ZM66,-63"
                          "C82,-68 88,-52 76,-50C70,-49 66,-54 66,-63Z"
                          "M30,-107C36,-112 46,-112 47,-107"
                          "C42,-100 34,-98 28,-98Z"), x, y, k), p.light, 5, clip=body)  # fmt: skip
    bars = (
        "M-50,-50C-40,-52 -32,-48 -28,-40M-53,-34C-42,-38 -34,-34 -28,-26M-42,-70C-34,-70 -26,-66 -22,-60"
        "M-8,-140C-4,-134 0,-132 4,-132M6,-142V-132"
    )
    cut(plate, place(stroke(bars, 4), x, y, k), darker(fur, 0.35), clip=body)
    cut(plate, place(ellipse(20, -4, 12, 6) + ellipse(-6, -4, 11, 6), x, y, k), p.light, 4, clip=body)
    cut(plate, place(path("M-12,-148L-9,-132L-1,-138ZM34,-147L24,-138L35,-130Z"), x, y, k), p.warm)
    cut(plate, place(path("M20,-121C25,-127 32,-126 35,-121C31,-117 24,-117 20,-121Z"), x, y, k), p.light)
    cut(plate, place(ellipse(29, -121, 2.2, 4) + path("M43,-112L49,-110L45,-106Z"), x, y, k), p.deep)
    cut(plate, place(stroke("M40,-104L62,-100M40,-106L62,-108", 1.2), x, y, k), p.light)


def _five(x: float, y: float, radius: float, turn: float = 12) -> str:
    points = []
    for i in range(10):
        angle, reach = math.radians(turn + i * 36 - 90), radius if i % 2 == 0 else radius * 0.5
        points.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    return polygon(points)


def _torn_sky(plate: Plate, glass: Field) -> None:
    """The night outside, a piece of it missing."""
    p, night = PALETTES["dusk"], PALETTES["night"]
    random = Random(3)
    dots = "".join(
        circle(random.uniform(46, 330), random.uniform(66, 400), random.uniform(0.8, 2.4)) for _ in range(70)
    )
    cut(plate, dots, p.light, clip=glass, edge=0)
    hole = path(
        "M112,150L152,134L186,146L232,128L270,160L262,206L286,250L250,300L204,290L168,318L124,292L132,244L100,206Z"
    )
    day = plate.ramp((plate.y - 128) / 190, [(0, "#9fd0e2"), (0.6, "#cfe8e6"), (1, "#f6efd2")], 0.06)
    with plate.shining(0.95):
        opening = plate.ink(hole, day, clip=glass, edge=0.3)
        cut(plate, cloud(random, 196, 236, 66, 21, 5), "#fffdf4", 10, clip=opening)
    cut(
        plate,
        hole[:-2] + ' fill="none" stroke="#fff" stroke-width="4" stroke-linejoin="round"/>',
        night.near,
        clip=glass,
    )
    threads = "".join(
        stroke(d, 3.4)
        for d in (
            "M112,150c-14,-8 -20,2 -26,-6",
            "M286,250c14,4 16,14 28,10",
            "M168,318c-4,16 8,22 2,36",
            "M232,128c4,-14 16,-14 14,-28",
        )
    )
    cut(plate, threads, night.cool, clip=glass)


def _seamstress(plate: Plate) -> None:
    p = PALETTES["dusk"]
    wood = mix(p.warm, p.near, 0.4)
    cut(plate, stroke("M556,900C560,820 552,700 576,600M470,900V810", 16), darker(wood, 0.3), 6, 0.8)
    cut(plate, path("M452,790H572V814H452Z"), darker(wood, 0.15), 8, 0.6)
    cut(plate, path("M480,750C450,754 424,764 414,784L424,910H500L520,822C556,816 572,786 562,748Z"), p.hot, 22, 0.6)
    old_head(plate)
    cut(plate, path("M496,636C478,648 466,676 470,710C472,732 476,748 482,760H562C570,730 574,690 566,660"
                    "C560,636 548,616 530,614C516,616 504,626 496,636Z"), p.hot, 26, 0.8)  # fmt: skip
    cut(plate, path("M488,640C504,648 526,638 538,616L550,628C538,654 504,666 482,654Z"), p.light, 6, 0.5)
    cut(plate, path("M478,746C504,754 538,754 564,744V758C538,768 504,768 481,760Z"), p.light, 5)
    cut(plate, rectangle(190, 744, 290, 22, 4), wood, 8, 1.4)
    cut(plate, path("M206,766H226L222,910H202Z"), darker(wood, 0.3), 5)
    draw(
        plate,
        SEWING_MACHINE,
        320,
        746,
        0.98,
        0,
        True,
        inks={"body": p.deep, "metal": p.cool, "trim": p.warm, "light": p.hot},
    )
    cut(plate, line([(452, -10), (452, 250)], 5), p.deep)
    cut(plate, path("M372,318C378,268 420,246 452,246C484,246 526,268 532,318Z"), p.hot, 18, 1)
    with plate.shining(1):
        cut(plate, ellipse(452, 320, 34, 11), p.light)


SCENES.append(
    Story(
        draw=sewing_the_night, palette="dusk", operator="substitution", setting="interior", season="none",
        framing="side", flags=("night",), moods=("tender", "mystery"), living=("old woman", "cat"),
        objects=("sewing machine", "night sky", "window", "star", "cloth", "lamp"),
        words={
            "nuit/night": 3, "coudre/sew": 3, "étoiles/stars": 2, "vieille femme/old woman": 2, "fenêtre/window": 2,
            "machine à coudre/sewing machine": 2, "tissu/cloth": 2, "chat/cat": 1, "réparer/mend": 2, "trou/hole": 2,
            "patience/patience": 1, "jour/daylight": 2, "nuage/cloud": 1, "création/creation": 1, "travail/work": 1,
            "ciel/sky": 2,
        },
        fr=("Une vieille femme coud à la machine un tissu de ciel étoilé qui pend de la fenêtre ; "
            "dehors, par le trou du ciel, on voit le jour et un nuage. Un chat joue avec une étoile."),
        en=("An old woman sews a cloth of starry sky that hangs from the window; outside, "
            "through the hole in the sky, daylight and a small cloud show. Her cat plays with a star."),
    )
)  # fmt: skip
