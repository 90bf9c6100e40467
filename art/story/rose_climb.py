"""Desire: a rose to climb."""

from __future__ import annotations

from collections.abc import Sequence

from art.colour import Colour, mix
from art.motif import cut, draw
from art.motifs.creatures_small import moth
from art.motifs.curves import along, form, heading, limb, off
from art.motifs.growth import leaf
from art.motifs.things import BOOT
from art.palettes import PALETTES
from art.press import Plate, darker, lighter
from art.scene import Scene, Story
from art.shapes import Point, circle, ellipse, line, path, place, polygon, stroke
from art.story._contours import SHUT_LIPS, profile
from art.story._freehand import skin

SCENES: list[Scene] = []


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
    cut(plate, stroke("M249,338Q260,346 273,338", 4), "#ffb04a", 2)


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
    cut(plate, place(path(SHUT_LIPS), *spot), mix(brown, "#7a2c24", 0.5), 2)
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
