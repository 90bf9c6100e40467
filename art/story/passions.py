"""Fury, desire and grief: a hill that is a bull, a rose to climb, a coat that holds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from art.colour import Colour, mix
from art.motif import cut, draw
from art.motifs.creatures_small import moth
from art.motifs.curves import along, blob, form, heading, limb, off
from art.motifs.growth import leaf
from art.motifs.people import person
from art.motifs.puppet import POSES
from art.motifs.terrain import rolling, tufts
from art.motifs.things import BOOT
from art.palettes import PALETTES
from art.press import Plate, darker, lighter
from art.scene import Scene, Story
from art.shapes import Point, bird, circle, ellipse, gable, line, path, place, polygon, rectangle, ring, stroke
from art.story._contours import hand, profile
from art.story._freehand import skin

SCENES: list[Scene] = []

EMBER = "#ffb04a"


def _both(shape: str) -> str:
    """A shape and its mirror image across the middle of the sheet."""
    return shape + place(shape, 600, 0, 1, 0, True)


def _village(plate: Plate, x: float, y: float, turn: float, wall: Colour) -> None:
    """A few houses that slide off the hill."""
    p = PALETTES["night"]
    homes = gable(-46, 0, 34, 26, 24) + gable(-8, 4, 30, 34, 22) + gable(26, 0, 28, 22, 20)
    cut(plate, place(homes, x, y, 1, turn), wall, 6, 0.6)
    panes = rectangle(-34, -20, 8, 10) + rectangle(2, -24, 8, 11) + rectangle(36, -16, 7, 9) + rectangle(2, -8, 8, 8)
    with plate.shining(0.9):
        cut(plate, place(panes, x, y, 1, turn), p.light)


def hill_on_a_ribbon(plate: Plate) -> None:
    """A hill with its woods and houses has risen as a furious bull; a girl leads it by a ribbon."""
    p, random = PALETTES["night"], Random(7)
    plate.sky([(0, "#140f2c"), (0.12, "#43203f"), (0.24, "#94382f"), (0.36, "#e07a3c"), (1, "#f2a050")])
    plate.at(0.8)
    far, _ = rolling(690, 18, 1.6, 0.8)
    cut(plate, far, "#3a2038", 20)
    plate.at(0.25)
    hide = mix("#5a4a44", p.near, 0.35)
    hump = (
        "M-30,930V420C-10,330 60,250 150,214C210,180 390,180 450,214C540,250 610,330 630,420V930H476"
        "C470,740 420,694 300,692C180,694 130,740 124,930Z"
    )
    body = cut(plate, path(hump), hide, 60)
    furrows = "".join(stroke(f"M{-40 + k * 26},{640 - k * 6}C{10 + k * 24},{420 - k * 4} {90 + k * 16},{300 - k * 3} "
                             f"{190 + k * 9},{210 + k}", 3.4) for k in range(9))  # fmt: skip
    cut(plate, _both(furrows), mix(hide, "#d08a4a", 0.4), clip=body, opacity=0.6)
    for i in range(64):
        t = i / 63
        x = -6 + 612 * t
        y = 214 + 210 * abs(2 * t - 1) ** 2.2 + random.uniform(-12, 34)
        ink = ("#c8592c", "#e08a35", "#9a3a26", "#7a4a2a")[random.randrange(4)]
        cut(plate, rectangle(x - 2, y - 6, 4, 14), "#2a1a1c")
        crown = leaf(x, y, random.uniform(34, 66), random.uniform(17, 30), -90 + (t - 0.5) * 80)
        cut(plate, crown, ink, 8, 0.4)
    _village(plate, 92, 452, -44, mix("#d8c4a8", hide, 0.25))
    _village(plate, 516, 470, 40, mix("#d8c4a8", hide, 0.25))
    plate.at(0.12)
    for x in (128, 472):
        leg = limb(f"{x},560,110 {x + (300 - x) * 0.05:.0f},690,92 {x},790,74 {x},836,84")
        cut(plate, leg, mix(hide, p.deep, 0.25), 30, 1)
        hoof = path(f"M{x - 46},874C{x - 50},836 {x - 30},814 {x},814C{x + 30},814 {x + 50},836 {x + 46},874Z")
        cut(plate, hoof, p.deep, 14, 0.8)
        cut(plate, line([(x, 828), (x, 872)], 4), "#05060f")
    plate.at(0)
    _bull_head(plate, hide)
    ground, _ = rolling(858, 6, 1.2, 2)
    cut(plate, ground, mix("#3a2430", p.deep, 0.3), 14)
    splinters = "".join(polygon([off(x, y, r, a) for a in (10, 130, 250)]) for x, y, r in (
        (70, 640, 10), (40, 720, 7), (556, 660, 9), (528, 742, 7), (206, 780, 6), (402, 770, 8)))  # fmt: skip
    cut(plate, splinters, hide, 3, 0.4)
    girl = person(
        replace(POSES["walk"], lean=2), "dress", "", "plait", "child", hand_at=(8, -84), other_hand_at=(26, -52),
        hands=("fist", "rest"), gaze=(26, 4), mood="calm",
        inks={"coat": "#e8dcc0", "trim": p.hot, "legs": "#dba27a", "shoes": p.deep, "hair": "#2a1a20"},
    )  # fmt: skip
    done = draw(plate, girl, 316, 862, 1.18)
    x, y = done.anchors["hand"]
    way = f"M300,668C296,720 {x - 34:.0f},{y - 30:.0f} {x - 4:.0f},{y + 2:.0f}"
    cut(plate, stroke(way, 6.5), p.hot, 0, 0.4)
    cut(plate, stroke(f"M{x:.0f},{y + 2:.0f}q-14,22 -6,46M{x:.0f},{y + 2:.0f}q10,18 22,34", 5), p.hot)
    plate.at(-0.7)
    cut(plate, tufts(random, 34, 880, 905, 40, 20), "#0a0814")


def _bull_head(plate: Plate, hide: Colour) -> None:
    p = PALETTES["night"]
    horn = limb("206,338,40 140,344,36 78,306,26 54,226,14 74,150,4")
    cut(plate, _both(horn), "#d8c8a4", 14, 1)
    ear = form("190,372! 150,366 104,392 92,428! 140,430 184,408")
    cut(plate, _both(ear), mix(hide, p.deep, 0.2), 14, 0.8)
    cut(plate, _both(form("176,382! 146,384 118,404 112,418! 142,416 170,402")), "#7a3a34", 6)
    skull = (
        "M300,280C356,278 406,302 414,352C420,398 400,440 390,486C382,530 398,566 382,610C364,648 334,660 300,660"
        "C266,660 236,648 218,610C202,566 218,530 210,486C200,440 180,398 186,352C194,302 244,278 300,280Z"
    )
    cut(plate, path(skull), hide, 60, 1.6)
    cut(plate, form("214,560 240,540 300,534 360,540 386,560 388,604 362,644 300,656 238,644 212,604"),
        mix(hide, "#8a5a50", 0.35), 30, 0.6)  # fmt: skip
    crack = "M246,344l9,14l-3,10l12,16l-2,12M258,368l12,4l6,12M350,336l-8,16l6,12l-11,18M344,364l-12,6"
    crack += "M228,492l12,10l-2,10l10,12M240,502l12,-2M374,488l-10,14l4,12l-9,10M364,504l-12,0"
    cut(plate, _both(form("226,600! 240,578 274,582 288,606! 268,602 250,622 234,626")), "#1c0c14", 6)
    with plate.shining(0.9):
        cut(plate, stroke(crack, 2.4), "#ff8a3a")
        cut(plate, _both(form("208,442! 224,420 256,424 272,448! 248,462 224,460")), "#ffd86a")
        cut(plate, _both(stroke("M232,604Q248,586 276,594", 4)), "#ff6a24")
    cut(plate, _both(ellipse(246, 445, 7, 12, 10)), "#140810")
    brow = form("188,398! 214,396 262,412 288,452! 262,440 220,424 190,430")
    cut(plate, _both(brow), mix(hide, p.deep, 0.65), 14, 1.2)
    cut(plate, stroke("M284,470C280,500 284,522 292,540M316,470C320,500 316,522 308,540M300,430v26", 5),
        mix(hide, p.deep, 0.6))  # fmt: skip
    random = Random(12)
    for x, y, tall in ((232, 318, 60), (374, 316, 58), (256, 302, 78), (350, 304, 74), (282, 298, 92), (322, 296, 96),
                       (302, 310, 80), (270, 326, 56), (336, 328, 54)):  # fmt: skip
        ink = ("#d9632c", "#f0983c", "#b8442a")[random.randrange(3)]
        cut(plate, rectangle(x - 3, y - 10, 6, 22), "#2a1a1c")
        cut(plate, leaf(x, y, tall * 1.15, tall * 0.5, -90 + (x - 300) * 0.24), ink, 10, 0.6)
    cut(plate, ring(300, 654, 32, 9), "#d9a441", 5, 0.6)
    for side in (-1, 1):
        x = 300 + side * 36
        breath = blob(f"{x},612 {x + side * 60},640 {x + side * 150},642 {x + side * 190},700 {x + side * 110},730 "
                      f"{x + side * 44},690")  # fmt: skip
        plate.veil(breath, "#ff9a5a", 0.5, 20, 0.55)


SCENES.append(
    Story(
        draw=hill_on_a_ribbon, palette="night", operator="metamorphosis", setting="sky", season="autumn",
        framing="below", moods=("fury", "anger"), living=("girl", "bull"),
        objects=("hill", "ribbon", "village", "trees", "nose ring"),
        words={
            "taureau/bull": 3, "colère/anger": 3, "ruban/ribbon": 3, "colline/hill": 2, "fillette/little girl": 2,
            "fureur/fury": 2, "laisse/leash": 2, "village/village": 1, "automne/autumn": 1, "incendie/blaze": 1,
            "cornes/horns": 1, "calme/calm": 2, "maîtrise/self-control": 2, "tremblement/earthquake": 1,
            "courage/courage": 1,
        },
        fr=(
            "Une colline, avec ses arbres roux et ses maisons, s’est levée en taureau furieux aux yeux de braise ; "
            "une petite fille tranquille le mène par un ruban rouge."
        ),
        en=(
            "A hill, its russet trees and its houses have risen as a furious bull with eyes of embers; a calm little "
            "girl leads it by a red ribbon."
        ),
    )
)  # fmt: skip


STEM: list[Point] = [(214, 940), (236, 800), (300, 690), (322, 580), (304, 500), (318, 446)]


def _petal(plate: Plate, x: float, y: float, wide: float, tall: float, turn: float, ink: Colour) -> None:
    """One petal with a curled rim, its foot on (x, y)."""
    w, h = wide, tall
    left = (
        f"M0,0C{-w * 0.5:.0f},{-h * 0.1:.0f} {-w * 0.62:.0f},{-h * 0.8:.0f} {-w * 0.2:.0f},{-h:.0f}Q0,{-h * 0.9:.0f} "
    )
    right = f"{w * 0.2:.0f},{-h:.0f}C{w * 0.62:.0f},{-h * 0.8:.0f} {w * 0.5:.0f},{-h * 0.1:.0f} 0,0Z"
    cut(plate, place(path(left + right), x, y, 1, turn), ink, 26, 1)
    rim = f"M{-w * 0.44:.0f},{-h * 0.66:.0f}C{-w * 0.42:.0f},{-h * 0.94:.0f} {-w * 0.1:.0f},{-h * 1.02:.0f} "
    rim += (
        f"0,{-h * 0.93:.0f}C{w * 0.1:.0f},{-h * 1.02:.0f} {w * 0.42:.0f},{-h * 0.94:.0f} {w * 0.44:.0f},{-h * 0.66:.0f}"
    )
    cut(plate, place(stroke(rim, 6), x, y, 1, turn), lighter(ink, 0.3))


def _thorny(plate: Plate, spine: Sequence[Point], wide: float, ink: Colour, thorns: Colour) -> list[Point]:
    """A stem along points with thorns on both sides; returns where their tips are."""
    count = len(spine)
    cut(plate, limb(" ".join(f"{x},{y},{wide * (1.15 - 0.3 * i / count):.0f}" for i, (x, y) in enumerate(spine))), ink,
        18, 0.8)  # fmt: skip
    way = along(spine, 6)
    tips = []
    for i in range(3, len(way) - 3, 4):
        side = 1 if i // 4 % 2 else -1
        turn = heading(way, i)
        root = off(*way[i], wide * 0.42, turn + 90 * side)
        tip = off(*root, wide * 1.3, turn + 62 * side)
        a, b = off(*root, wide * 0.42, turn), off(*root, wide * 0.42, turn + 180)
        cut(plate, polygon([a, tip, b]), thorns, 5, 0.5)
        tips.append(tip)
    return tips


def up_the_rose(plate: Plate) -> None:
    """A man climbs the thorny stem of a giant rose whose heart is lit; an arm hangs over its petals."""
    p = PALETTES["rose"]
    plate.sky([(0, "#3a2450"), (0.4, "#7a4570"), (0.75, "#c47a80"), (1, "#e8b08c")])
    for depth, stems in (
        (0.85, [[(90, 930), (110, 700), (70, 520), (100, 380)], [(500, 930), (520, 760), (480, 600), (506, 470)]]),
        (0.55, [[(560, 930), (540, 700), (590, 470), (560, 250)]]),
    ):
        plate.at(depth)
        for spine in stems:
            _thorny(plate, spine, 20 if depth > 0.6 else 28, mix(p.near, "#56705a", 0.4), mix(p.near, p.middle, 0.4))
            x, y = spine[-1]
            bud = form(
                f"{x},{y + 24}! {x - 40},{y - 6} {x - 34},{y - 66} {x},{y - 104}! {x + 34},{y - 66} {x + 40},{y - 6}"
            )
            cut(plate, bud, mix(p.middle, p.hot, 0.35), 18, 0.5)
    plate.at(0.1)
    cut(plate, path("M-10,862C120,842 260,850 380,846C470,842 540,852 610,848V910H-10Z"), "#5a3552", 14, 0.5)
    plate.at(0.05)
    _rose(plate)
    green = mix("#4f7a54", p.near, 0.2)
    tips = _thorny(plate, STEM, 50, green, "#8a3f4a")
    for x, y, long, wide, turn in ((236, 800, 150, 76, 162), (306, 640, 140, 70, 14)):
        cut(plate, leaf(x, y, long, wide, turn), green, 16, 0.8)
        cut(plate, line([off(x, y, 10, turn), off(x, y, long * 0.86, turn)], 3), darker(green, 0.3))
    for sx, sy in tips[:3]:
        scrap = place(path("M-4,-6C6,-4 14,-4 24,2L14,12L18,34L4,22L-10,30L-6,10Z"), sx, sy, 1)
        cut(plate, scrap, "#f2e6cc", 5, 0.4)
    sepals = form("318,440! 250,420 216,440 200,470! 260,462 300,470") + form(
        "318,440! 390,418 424,436 442,466! 380,460 336,470"
    )
    cut(plate, sepals, green, 10, 0.8)
    _climber(plate)
    for x, y, k, turn in ((150, 96, 0.2, -20), (474, 120, 0.17, 24), (92, 250, 0.14, 40)):
        draw(plate, moth(), x, y, k, turn, inks={"wing": "#e0c4a8"})
    draw(plate, BOOT, 376, 868, 0.34, -4, inks={"body": "#7a4630"})
    draw(plate, BOOT, 452, 872, 0.34, 82, inks={"body": "#7a4630"})
    plate.at(-0.35)
    for x, y, long, wide, turn in ((-30, 900, 190, 96, -44), (640, 880, 200, 100, -148), (-20, 700, 110, 58, -10)):
        cut(plate, leaf(x, y, long, wide, turn), "#3a3450", 20)
        cut(plate, line([off(x, y, 10, turn), off(x, y, long * 0.88, turn)], 3), "#54486a")


def _rose(plate: Plate) -> None:
    """Its outer petals, the lit heart, an arm over the rim, and the petals in front."""
    p = PALETTES["rose"]
    red = mix(p.hot, "#8a1f3a", 0.3)
    for turn, tall in ((-84, 216), (84, 212), (-52, 250), (50, 246), (-18, 262), (16, 268)):
        _petal(plate, 318, 396, 230, tall, turn, mix(red, p.deep, 0.2))
    for turn, tall in ((-38, 222), (38, 220), (-2, 236)):
        _petal(plate, 318, 386, 190, tall, turn, mix(red, "#e8606a", 0.12))
    with plate.shining(0.95):
        cut(plate, ellipse(318, 236, 96, 62), "#ffdf9a")
    plate.veil(ellipse(318, 226, 100, 66), "#fff0c0", 0.7, 22)
    whorl = "M236,240C262,196 352,186 398,226M262,252C276,214 340,204 376,236M290,258C296,234 330,226 352,246"
    cut(plate, stroke(whorl, 5), "#f2a45c", opacity=0.75)
    for turn, tall in ((-30, 168), (28, 164)):
        _petal(plate, 318, 400, 190, tall, turn, mix(red, "#f08a7a", 0.3))
    front = ((-62, 306, 210, 176), (64, 332, 206, 178), (-20, 306, 190, 124), (22, 334, 200, 132))
    for turn, x, tall, wide in front:
        _petal(plate, x, 462, wide + 40, tall, turn, mix(red, "#e8606a", 0.2 if wide < 150 else 0.05))
    _hanging_arm(plate)


def _hanging_arm(plate: Plate) -> None:
    """A bare arm out of the light: its elbow on the rim of a petal, forearm and hand hang down."""
    pale: Colour = "#f0bc98"
    fingers = "".join(map(limb, (
        "253,374,9 250,390,8.5 252,405,7 256,414,4", "260,378,10 259,397,9 262,413,7.5 265,423,4",
        "267,377,9.5 268,395,8.5 271,409,7 273,418,4", "273,373,8.5 276,387,7.5 279,398,6 280,405,3.5")))  # fmt: skip
    palm = form("252,346! 247,362 247,378 258,386 272,382 278,370 275,356 269,346!")
    arm = path(
        "M362,182C328,186 292,202 266,222C250,234 238,246 238,262C236,286 244,318 252,350L269,350"
        "C275,324 278,302 277,284C280,270 290,256 306,244C328,230 352,222 376,218Z"
    )
    skin(plate, limb("271,356,11 281,369,9.5 286,383,8 286,392,5"), pale, 6)
    skin(plate, arm + palm + fingers, pale, 13, 1)
    cut(plate, stroke("M255,382C255,390 256,398 257,404M263,384C264,394 266,404 267,410M271,382C272,390 274,396 275,401"
                      "M244,256C250,250 258,248 264,250", 1.8), darker(pale, 0.35))  # fmt: skip
    plate.veil(ellipse(366, 204, 52, 36), "#ffe9b4", 1, 13)
    plate.veil(ellipse(376, 202, 40, 36), "#ffe6a8", 1, 10)
    cut(plate, stroke("M249,338Q260,346 273,338", 4), EMBER, 2)


SLEEVE = (
    "M222,546C236,536 252,544 257,560C261,576 266,588 272,596C278,608 266,624 250,622C232,606 218,582 216,562"
    "C217,554 218,550 222,546Z"
)
SHIRT = (
    "M238,522C252,518 268,524 277,540C284,556 282,590 276,612C272,628 270,640 268,652L261,666L253,655L243,670L233,657"
    "L221,668L213,652C205,630 199,596 204,568C208,544 222,528 238,522Z"
)
CURLS = ((128, 14, 28), (92, 0, 34), (50, -6, 38), (6, 12, 40), (-30, 48, 40), (-46, 96, 38), (-38, 142, 36),
         (-12, 178, 30), (20, 70, 60), (70, 40, 44), (18, 130, 34), (108, 44, 26))  # fmt: skip


def _climber(plate: Plate) -> None:
    """He hugs the stem, one bare foot on it under a bent knee, and looks up at the hand."""
    brown: Colour = "#b07044"
    cloth: Colour = "#f2e6cc"
    trousers: Colour = "#4c4a78"
    cut(plate, path("M214,648C206,690 203,718 204,742C204,762 202,778 198,792L217,797C226,776 232,756 231,736"
                    "C236,716 240,690 242,664Z"), darker(trousers, 0.25), 12, 0.8)  # fmt: skip
    skin(plate, path("M201,786C197,798 194,806 199,811C212,815 228,815 239,811C242,806 234,802 227,801"
                     "C222,799 218,796 216,791Z"), brown, 5)  # fmt: skip
    cut(plate, path("M256,548C262,528 270,512 280,498L298,508C292,526 286,546 280,566Z"), darker(cloth, 0.12), 9, 0.6)
    far = ("300,476,13 313,464,9 325,461,6", "303,483,12 316,473,9 328,471,6", "305,490,11 318,482,8.5 328,481,6")
    skin(plate, path("M282,500C286,489 292,480 297,472C303,468 311,474 311,481C306,492 301,502 296,508Z")
         + "".join(map(limb, far)), brown, 6, 0.6)  # fmt: skip
    _upturned(plate, brown)
    shirt = cut(plate, path(SHIRT), cloth, 26, 1)
    cut(plate, path("M236,528C244,516 262,518 274,532L270,542C260,532 248,530 238,538Z"), lighter(cloth, 0.1), 4, 0.5)
    skin(plate, path("M214,606L232,612L224,620L234,632L220,630L212,622Z"), brown, 3, clip=shirt)
    cut(
        plate,
        stroke("M232,640C240,632 252,630 262,632M262,560C268,576 268,596 262,612", 2),
        darker(cloth, 0.3),
        clip=shirt,
    )
    cut(plate, path("M216,650C232,640 252,642 268,652C288,660 306,668 312,680C316,694 306,706 292,704"
                    "C266,706 236,702 222,690C211,680 209,660 216,650Z"), trousers, 18, 0.8)  # fmt: skip
    skin(plate, path("M262,734C256,746 250,758 255,766C268,773 288,775 303,771C310,768 307,762 299,760"
                     "C291,757 286,752 281,744Z"), brown, 6, 0.6)  # fmt: skip
    cut(plate, path("M290,676C306,670 317,684 312,700C305,720 292,738 282,752L257,743C262,722 272,700 282,684Z"),
        trousers, 13, 0.6)  # fmt: skip
    toes = "M296,770C294,767 294,764 296,761M302,769C300,766 301,764 302,762M290,771C288,768 288,764 290,760"
    cut(
        plate,
        stroke(toes + "M230,812C228,809 228,806 230,803M235,811C233,808 234,806 235,804", 1.6),
        darker(brown, 0.5),
    )
    cut(plate, stroke("M296,678C288,684 282,694 280,702M236,664C246,668 256,668 264,664", 2), darker(trousers, 0.4))
    near = ("300,580,13 316,571,10 328,571,6.5", "302,587,13 319,580,10 331,581,6.5", "302,594,12 319,589,9 330,591,6",
            "299,600,10 314,597,8 324,599,5.5", "296,580,10 301,568,8 305,560,5")  # fmt: skip
    skin(plate, path("M248,602C262,600 276,590 290,577C298,574 306,582 303,592C292,610 276,622 258,625Z")
         + "".join(map(limb, near)), brown, 7, 0.8)  # fmt: skip
    gaps = "M308,579C316,576 322,575 328,576M308,587C318,585 324,585 330,586M306,595C314,593 320,594 326,595"
    cut(plate, stroke(gaps, 1.6), darker(brown, 0.45))
    cut(plate, path(SLEEVE), cloth, 13, 1)
    cut(plate, path("M262,590C270,594 278,606 276,616L266,624C258,620 254,606 254,598Z"), lighter(cloth, 0.1), 4, 0.4)
    cut(plate, stroke("M240,566C244,580 250,590 258,598M232,574C234,584 240,594 246,600", 2), darker(cloth, 0.3))


def _upturned(plate: Plate, brown: Colour) -> None:
    """His head in profile, thrown back, with a mass of curls."""
    spot = (208.0, 477.0, 0.22, -33.0)
    hair: Colour = "#2a1620"
    draw(plate, profile("awake"), *spot, inks={"skin": brown, "hair": hair}, shadow=0)
    cut(plate, place(path(LIPS), *spot), mix(brown, "#7a2c24", 0.5), 2)
    cut(plate, place("".join(circle(*curl) for curl in CURLS), *spot), hair, 8, 0.4)
    strands = "M122,0C104,4 100,22 112,32M74,-12C52,-4 50,20 68,30M20,-6C0,6 2,30 20,38M-26,36C-44,52 -34,78 -16,80"
    strands += "M-50,92C-62,110 -46,130 -30,126M20,60C8,78 22,94 38,88M-22,140C-32,158 -16,172 -4,164"
    cut(plate, place(stroke(strands, 6), *spot), lighter(hair, 0.16))
    skin(plate, place(path("M34,120C44,104 64,108 64,128C62,148 50,166 40,160C32,150 30,134 34,120Z"), *spot), brown, 4)


SCENES.append(
    Story(
        draw=up_the_rose, palette="rose", operator="scale", setting="forest", season="spring", framing="side",
        moods=("desire", "mystery"), living=("man", "sleeper in the rose", "moths"),
        objects=("rose", "thorns", "torn shirt", "shoes", "light"),
        words={
            "rose/rose": 3, "désir/desire": 3, "épines/thorns": 3, "grimper/climbing": 2, "bras/arm": 2,
            "lumière/light": 2, "amant/lover": 2, "papillon de nuit/moth": 1, "chaussures/shoes": 1, "chemise/shirt": 1,
            "danger/danger": 1, "rendez-vous/tryst": 2, "printemps/spring": 1, "parfum/scent": 1,
            "obstacle/obstacle": 1,
        },
        fr=(
            "Un homme pieds nus grimpe à la tige d’une rose géante, des lambeaux de chemise restent aux épines ; un "
            "bras pend hors de la fleur, dont le cœur est éclairé."
        ),
        en=(
            "A barefoot man climbs the stem of a giant rose and leaves scraps of shirt on its thorns; an "
                "arm hangs out "
            "of the flower, whose heart is lit."
        ),
    )
)  # fmt: skip


def _thrown(shape: str, y: float, lean: float, long: float) -> str:
    """The shadow that a shape standing on the height y throws to the right, `long` down the sheet or up it."""
    return f'<g transform="matrix(1 0 {-lean} {-long} {lean * y:.1f} {y + long * y:.1f})">{shape}</g>'


COAT = (
    "M158,338C150,318 160,300 178,298C200,296 222,306 228,324C246,332 254,350 256,376C262,440 268,520 276,600"
    "C284,660 292,710 300,748C262,764 150,766 92,744C98,690 112,600 116,520C118,450 114,392 130,362C138,348 148,342 "
    "158,338Z"
)
NEAR_SLEEVE = (
    "M148,378C168,352 208,362 214,398C220,450 216,500 232,540C264,560 318,566 372,552C388,560 396,592 384,612"
    "C320,634 236,632 196,606C166,576 142,452 148,378Z"
)
WIDOW = (
    "M296,484C338,472 386,496 406,548C420,590 406,628 402,656C414,710 438,772 456,822C412,842 300,844 254,826"
    "C262,760 268,700 266,640C256,600 254,556 262,520Z"
)
HAT = "M146,254C178,240 262,246 296,272C300,282 290,286 278,284C240,274 190,270 152,276C134,276 130,262 146,254Z"
CROWN = "M174,258C168,222 180,198 206,194C222,192 228,200 240,202C262,206 268,230 266,264C236,252 206,252 174,258Z"
LIPS = "M140,184C148,182 155,178 161,169C167,171 172,176 169,181C166,184 163,188 165,198C158,201 148,196 140,184Z"
HEAD = (
    "M178,262C172,300 176,320 176,350L232,350C230,338 232,332 240,330C254,334 266,330 266,320C266,314 262,312 264,306"
    "C268,304 268,300 266,296C270,294 276,290 274,284C270,276 266,270 262,260Z"
)


def coat_that_holds(plate: Plate) -> None:
    """On a bare plain an empty coat on its stand holds an old woman in its sleeves; their shadow is of two people."""
    random = Random(3)
    plate.sky([(0, "#6f8290"), (0.3, "#a9b6b4"), (0.52, "#e6d6b4"), (0.68, "#f4d7a0"), (1, "#f4d7a0")])
    geese = "".join(bird(x, y, 24, -6, 0.5 + 0.3 * (i % 2)) for i, (x, y) in enumerate(
        ((330, 120), (362, 104), (396, 90), (360, 142), (390, 166), (430, 80), (420, 192))))  # fmt: skip
    plate.at(0.4)
    cut(plate, geese, "#3c4854")
    cut(plate, place(bird(0, 0, 26, 0, 0.7), 522, 216, 1, 8, True), "#3c4854")
    for y, swell, phase, ink, depth in ((566, 10, 1.0, "#a8aca2", 0.9), (594, 8, 2.6, "#9a9680", 0.65)):
        plate.at(depth)
        shape, _ = rolling(y, swell, 1.4, phase)
        cut(plate, shape, ink, 20)
    plate.at(0.2)
    field = rectangle(-10, 612, 620, 320)
    cut(plate, field, "#b09a70", top=("#a89e84", 60))
    rows = "".join(
        line([(300 + (x - 300) * 0.12, 612), (x, 930)], 3 + abs(x - 300) / 260) for x in range(-900, 1500, 74)
    )
    cut(plate, rows, "#8a7450", opacity=0.5, clip=plate.mask(field))
    plate.at(0)
    cut(plate, tufts(random, 60, 640, 890, 18, 5), "#8a7a50")
    legs = rectangle(140, 730, 44, 90) + rectangle(212, 730, 44, 90)
    two = path(COAT) + path(HEAD) + path(HAT) + path(CROWN) + legs
    two += path(WIDOW) + circle(268, 452, 50) + circle(322, 470, 20)
    thrown = _thrown(two, 822, 0.5, -0.325)
    plate.shadow(thrown, 1, 2)
    plate.ink(thrown, "#3c3430", opacity=0.6)
    _stand(plate)
    _embrace(plate)
    for x, y, turn, ink in ((392, 330, 30, "#d9913c"), (500, 470, 80, "#c8592c"), (420, 868, 10, "#c8592c"),
                            (110, 856, -20, "#d9913c"), (530, 700, 50, "#b8442a")):  # fmt: skip
        cut(plate, leaf(x, y, 30, 17, turn), ink, 4, 0.3)
    plate.at(-0.6)
    cut(plate, tufts(random, 40, 886, 910, 46, 30), "#2c2a26")


def _stand(plate: Plate) -> None:
    """A coat stand that sprouts like a tree, three bent feet, and a man's boots where his own feet would be."""
    wood = "#5a3626"
    feet = limb("198,752,15 190,786,13 160,806,11 128,816,13") + limb("198,752,15 214,790,13 252,806,11 284,812,13")
    cut(plate, feet, wood, 6, 0.6)
    branch = limb("190,300,13 166,268,11 130,250,9 112,216,7 108,180,4") + limb("132,252,8 104,246,6 78,226,3")
    branch += limb("112,216,6 132,190,5 140,158,3")
    cut(plate, limb("198,806,15 198,600,15 200,330,14 206,250,13") + branch, wood, 6, 0.6)
    for x, y, turn, ink in ((108, 182, -100, "#c8592c"), (78, 227, -150, "#d9913c"), (140, 160, -70, "#b8442a"),
                            (113, 214, 160, "#e0a040"), (126, 196, -30, "#c8592c")):  # fmt: skip
        cut(plate, leaf(x, y, 32, 18, turn), ink, 4, 0.3)
    felt = "#4c443e"
    cut(plate, path(HAT), darker(felt, 0.15), 8, 0.8)
    cut(plate, path(CROWN), felt, 16, 0.4)
    cut(plate, path("M173,248C204,238 238,240 267,252L266,266C236,254 206,254 174,260Z"), "#8a3a2c", 4)
    for x, y in ((162, 822), (232, 830)):
        _boot(plate, x, y)


def _boot(plate: Plate, x: float, y: float) -> None:
    """A worn boot, its toe to the right, its sole on y."""
    body = "M-26,-74C-12,-80 8,-80 20,-74C22,-58 22,-46 28,-36C44,-30 62,-26 64,-8V0H-30C-28,-20 -22,-46 -26,-74Z"
    cut(plate, place(path(body), x, y, 0.9), "#6b4430", 12, 0.8)
    cut(plate, place(ellipse(-3, -75, 23, 6, -1), x, y, 0.9), "#1a1014")
    cut(plate, place(path("M-31,-4H66V6H30L26,3H-8L-10,7H-31Z"), x, y, 0.9), "#2a1a18", 3)
    cut(plate, place(stroke("M2,-62L20,-58M4,-50L22,-45M10,-38L28,-32", 3), x, y, 0.9), "#d8c4a0")
    cut(plate, place(stroke("M38,-32C34,-22 34,-12 36,-6", 2.4), x, y, 0.9), "#3a2420")


def _embrace(plate: Plate) -> None:
    """The coat, she with her face against it, and its near sleeve around her."""
    cloth: Colour = "#2f4a66"
    cut(plate, limb("226,398,50 300,440,50 370,476,48 420,520,42"), darker(cloth, 0.3), 12, 0.6)
    cut(plate, ellipse(424, 527, 20, 11, 44), "#0c1018")
    whole = cut(plate, path(COAT), cloth, 44, 1.2)
    cut(plate, ellipse(194, 309, 32, 13, 16), "#0c1018")
    cut(plate, limb("200,350,14 201,326,14 203,296,13"), "#5a3626", 5)
    cut(plate, path("M162,308C176,330 210,342 230,324C240,346 244,366 240,392C216,372 176,362 156,336Z"),
        lighter(cloth, 0.12), 9, 0.8)  # fmt: skip
    folds = "M140,640C136,680 128,714 122,742M190,640C190,680 186,720 184,752M238,640C246,690 250,720 254,752"
    folds += "M134,420C130,470 132,520 128,570"
    cut(plate, stroke(folds, 3.4), darker(cloth, 0.4), clip=whole)
    black: Colour = "#2a2430"
    dress = cut(plate, path(WIDOW), black, 40, 1.2)
    hem = "M288,650C284,700 278,760 276,826M326,650C330,710 332,780 332,836M366,650C382,710 396,770 406,832"
    cut(plate, stroke(hem, 3), darker(black, 0.5), clip=dress)
    cut(plate, path("M266,828C258,846 282,850 312,848V830ZM338,832C332,850 358,854 390,850V830Z"), "#15121a", 5)
    cut(plate, limb("364,540,58 338,610,46 290,592,36 262,562,26"), lighter(black, 0.08), 14, 0.6)
    _old_face(plate)
    shawl = (
        "M270,508C300,486 346,474 370,488C406,504 428,556 432,610C410,600 402,616 386,606C370,618 358,600 342,606"
        "C332,580 304,552 264,540Z"
    )
    wool = cut(plate, path(shawl), "#8a6a72", 16, 0.8)
    cut(plate, stroke("M284,512C344,520 386,556 404,612M326,492C376,512 406,550 422,606", 3), "#5c4450", clip=wool)
    cut(plate, path(NEAR_SLEEVE), lighter(cloth, 0.05), 24, 1.4)
    cut(plate, stroke("M196,540C206,552 220,556 236,552M204,566C220,576 240,576 256,570M176,420C182,440 184,460 190,480"
                      "M300,570C312,580 318,596 316,612", 3.2), darker(cloth, 0.4))  # fmt: skip
    cut(plate, ellipse(384, 582, 14, 30, -8), "#0c1018")
    cut(plate, stroke("M360,558C372,576 374,600 366,618", 4), lighter(cloth, 0.25))
    cut(plate, circle(352, 606, 4.5) + circle(336, 611, 4.5), "#c9a45c", 2)


def _old_face(plate: Plate) -> None:
    """Her white head bowed against the coat, eyes shut, and a thin hand beside her cheek."""
    spot = (306.0, 404.0, 0.44, -20.0, True)
    skin: Colour = "#dca884"
    cut(plate, place(circle(-46, 126, 44), *spot), "#e8e2d6", 12, 0.5)
    cut(plate, place(stroke("M-74,104C-50,92 -26,100 -14,118M-82,130C-58,118 -34,128 -22,150", 5), *spot), "#a8a09a")
    draw(plate, profile(), *spot, inks={"skin": skin, "hair": "#b8b0a8"}, shadow=0)
    cut(plate, place(path(LIPS), *spot), mix(skin, "#a8584a", 0.45), 2)
    hair = (
        "M140,36C120,2 84,-14 48,-10C4,-6 -44,34 -46,92C-48,142 -26,186 -4,202C8,184 14,160 24,140"
        "C26,112 52,96 82,88C106,78 126,60 140,36Z"
    )
    cut(plate, place(path(hair), *spot), "#f0eade", 16, 0.3)
    strands = "M124,30C92,56 30,50 -20,128M100,8C60,30 6,40 -32,108M128,50C96,82 40,80 4,150M60,2C30,8 -10,40 -36,84"
    cut(plate, place(stroke(strands, 4), *spot), "#b4aca4")
    cut(plate, place(path("M30,120C40,104 60,108 60,128C58,148 46,164 36,158C28,150 26,134 30,120Z"), *spot), skin, 8)
    cut(plate, place(stroke("M38,124C48,120 52,132 44,144", 4), *spot), darker(skin, 0.4))
    lines = "M86,120C92,112 96,108 102,106M84,130C92,126 98,124 104,124M118,150C112,164 114,180 122,192"
    cut(plate, place(stroke(lines, 2.6), *spot), darker(skin, 0.35))
    draw(plate, hand("rest"), 280, 562, 0.31, 62, True, inks={"skin": skin}, shadow=0.6)


SCENES.append(
    Story(
        draw=coat_that_holds, palette="slate", operator="inversion", setting="daylight", season="autumn",
        framing="side", moods=("grief", "tender"), living=("old woman", "geese"),
        objects=("coat", "coat stand", "hat", "boots", "leaves", "shadow"),
        words={
            "deuil/mourning": 3, "manteau/coat": 3, "étreinte/embrace": 3, "vieille femme/old woman": 2,
            "porte-manteau/coat stand": 2, "absence/absence": 2, "ombre/shadow": 2, "veuve/widow": 2,
            "chagrin/grief": 2,
            "automne/autumn": 1, "oies sauvages/wild geese": 1, "souvenir/memory": 1, "plaine/plain": 1,
            "bottes/boots": 1, "chapeau/hat": 1, "adieu/farewell": 1,
        },
        fr=(
            "Dans une plaine nue, un porte-manteau où poussent des feuilles porte chapeau et manteau vide ; "
            "le manteau serre une vieille femme dans ses manches ; leur ombre est celle de deux personnes."
        ),
        en=(
            "On a bare plain a coat stand that grows leaves wears a hat and an empty coat, boots at its "
            "foot; the coat holds an old woman in its sleeves; on the ground their shadow is that of two "
            "people."
        ),
    )
)  # fmt: skip
