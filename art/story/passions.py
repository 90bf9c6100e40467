"""Fury and grief: a hill that is a bull, a coat that holds."""

from __future__ import annotations

from random import Random

from art.colour import Colour, mix
from art.motif import cut, draw
from art.motifs.curves import blob, form, limb
from art.motifs.growth import leaf
from art.motifs.terrain import rolling, tufts
from art.palettes import PALETTES
from art.press import Plate, darker, lighter
from art.scene import Scene, Story
from art.shapes import bird, circle, ellipse, gable, line, path, place, rectangle, ring, stroke
from art.story._contours import SHUT_LIPS, profile

SCENES: list[Scene] = []


def _both(shape: str) -> str:
    """A shape and its mirror image across the middle of the sheet."""
    return shape + place(shape, 600, 0, 1, 0, True)


def _village(plate: Plate, x: float, y: float, turn: float, wall: Colour) -> None:
    """A few houses on a ledge of the hill."""
    p = PALETTES["night"]
    ledge = form("-64,4 -30,-4 20,-3 60,2 64,8 30,15 -20,15 -56,12")
    cut(plate, place(ledge, x, y, 1, turn), mix(wall, "#4a3a34", 0.72), 6, 0.6)
    homes = gable(-46, 0, 34, 26, 24) + gable(-8, 4, 30, 34, 22) + gable(26, 0, 28, 22, 20)
    cut(plate, place(homes, x, y, 1, turn), wall, 6, 0.6)
    panes = rectangle(-34, -20, 8, 10) + rectangle(2, -24, 8, 11) + rectangle(36, -16, 7, 9) + rectangle(2, -8, 8, 8)
    with plate.shining(0.9):
        cut(plate, place(panes, x, y, 1, turn), p.light)


def hill_on_a_ribbon(plate: Plate) -> None:
    """A hill with its woods and houses has risen as a furious bull; a girl holds it by a ribbon."""
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
    _village(plate, 86, 500, -5, mix("#d8c4a8", hide, 0.25))
    _village(plate, 514, 500, 5, mix("#d8c4a8", hide, 0.25))
    plate.at(0.12)
    for x in (128, 472):
        leg = "M-60,618C-58,520 58,520 60,618C60,690 40,752 44,840H-44C-40,752 -60,690 -60,618Z"
        cut(plate, place(path(leg), x, 0), mix(hide, p.deep, 0.25), 30, 0.3)
        hoof = path(f"M{x - 46},874C{x - 50},836 {x - 30},814 {x},814C{x + 30},814 {x + 50},836 {x + 46},874Z")
        cut(plate, hoof, p.deep, 14, 0.8)
        cut(plate, line([(x, 828), (x, 872)], 4), "#05060f")
    plate.at(0)
    _bull_head(plate, hide)
    ground, _ = rolling(858, 6, 1.2, 2)
    cut(plate, ground, mix("#3a2430", p.deep, 0.3), 14)
    _small_girl(plate)
    plate.at(-0.7)
    cut(plate, tufts(random, 34, 880, 905, 40, 20), "#0a0814")


def _small_girl(plate: Plate) -> None:
    """A girl who stands before the bull, seen from behind, and holds its ribbon."""
    p = PALETTES["night"]
    hair: Colour = "#6a3c22"
    tone: Colour = "#dba27a"

    def put(shape: str) -> str:
        return place(shape, 326, 862, 0.76, 0, True)

    legs = limb("-10,-62,17 -11,-34,14 -10,-12,11") + limb("11,-62,17 12,-34,14 11,-12,11")
    cut(plate, put(legs), tone, 6, 0.4)
    cut(plate, put(form("-18,-14! -2,-14! 0,0 -20,0") + form("3,-14! 19,-14! 21,0 1,0")), p.deep, 4)
    cut(plate, put(limb("18,-114,16 40,-126,12 46,-150,10") + circle(46, -157, 8)), tone, 5, 0.4)
    cut(plate, put(form("-10,-126! 10,-126! 12,-110! -12,-110!")), tone, 3)
    dress = "-18,-118 -8,-122 8,-122 18,-118 23,-108 18,-86 36,-44! 0,-36 -36,-44! -18,-86 -23,-108"
    cloth = cut(plate, put(form(dress)), "#f0e6cc", 14, 0.8)
    cut(plate, put(limb("-19,-110,16 -34,-88,13 -14,-74,10")), "#f0e6cc", 7, 0.6)
    cut(plate, put(form("-22,-88 0,-83 22,-88 22,-78 0,-73 -22,-78")), p.hot, 3, clip=cloth)
    plait = limb("17,-150,12 28,-132,11 27,-108,10 25,-92,4")
    cut(plate, put(plait + place(plait, 0, 0, 1, 0, True)), hair, 5, 0.4)
    cut(plate, put(circle(0, -150, 24)), hair, 3, 0.3)
    cut(plate, put(stroke("M0,-174V-134", 1.8)), darker(hair, 0.4))
    cut(plate, put(circle(26, -100, 5) + circle(-26, -100, 5)), p.hot, 3)
    cut(plate, stroke("M300,684C292,704 296,726 291,744C286,764 298,778 286,804", 5.5), p.hot, 0, 0.4)


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
    cut(plate, _both(form("226,604 236,584 258,580 280,594 284,606 264,610 248,624 232,622")), "#1c0c14", 6)
    with plate.shining(0.9):
        cut(plate, stroke(crack, 2.4), "#ff8a3a")
        cut(plate, _both(form("208,442! 224,420 256,424 272,448! 248,462 224,460")), "#ffd86a")
        cut(plate, _both(stroke("M236,608C242,596 256,592 272,598", 4)), "#ff6a24")
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
    cut(plate, form("282,612 300,608 318,612 316,628 300,634 284,628"), mix(hide, "#8a5a50", 0.35), 8)
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
            "une petite fille, de dos, le tient par un ruban rouge."
        ),
        en=(
            "A hill, its russet trees and its houses have risen as a furious bull with eyes of embers; a little girl, "
            "seen from behind, holds it by a red ribbon."
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
        "M271,512C298,502 334,478 370,488C406,504 428,556 432,610C410,600 402,616 386,606C370,618 358,600 342,606"
        "C332,580 306,556 268,546C264,534 265,522 271,512Z"
    )
    wool = cut(plate, path(shawl), "#8a6a72", 16, 0.8)
    cut(plate, stroke("M290,522C344,526 384,558 402,612M330,494C378,514 406,550 422,606", 3), "#5c4450", clip=wool)
    _old_hand(plate)
    cut(plate, path(NEAR_SLEEVE), lighter(cloth, 0.05), 24, 1.4)
    cut(plate, stroke("M196,540C206,552 220,556 236,552M204,566C220,576 240,576 256,570M176,420C182,440 184,460 190,480"
                      "M300,570C312,580 318,596 316,612", 3.2), darker(cloth, 0.4))  # fmt: skip
    cut(plate, ellipse(384, 582, 14, 30, -8), "#0c1018")
    cut(plate, stroke("M360,558C372,576 374,600 366,618", 4), lighter(cloth, 0.25))
    cut(plate, circle(352, 606, 4.5) + circle(336, 611, 4.5), "#c9a45c", 2)


def _old_face(plate: Plate) -> None:
    """Her white head bowed against the coat, eyes shut."""
    spot = (306.0, 404.0, 0.44, -20.0, True)
    skin: Colour = "#dca884"
    cut(plate, place(circle(-46, 126, 44), *spot), "#e8e2d6", 12, 0.5)
    cut(plate, place(stroke("M-74,104C-50,92 -26,100 -14,118M-82,130C-58,118 -34,128 -22,150", 5), *spot), "#a8a09a")
    draw(plate, profile("thief"), *spot, inks={"skin": skin, "hair": "#b8b0a8"}, shadow=0)
    cut(plate, place(path(SHUT_LIPS), *spot), mix(skin, "#a8443a", 0.18))
    cut(plate, place(stroke("M161,186C153,188 146,187 139,184", 2.6), *spot), "#7a3a30", edge=0.1)
    hair = (
        "M140,36C120,2 84,-14 48,-10C4,-6 -44,34 -46,92C-48,142 -26,186 -4,202C8,184 14,160 24,140"
        "C26,112 52,96 82,88C106,78 126,60 140,36Z"
    )
    cut(plate, place(path(hair), *spot), "#f0eade", 16, 0.3)
    strands = "M124,30C92,56 30,50 -20,128M100,8C60,30 6,40 -32,108M128,50C96,82 40,80 4,150M60,2C30,8 -10,40 -36,84"
    cut(plate, place(stroke(strands, 4), *spot), "#b4aca4")
    cut(plate, place(path("M30,120C40,104 60,108 60,128C58,148 46,164 36,158C28,150 26,134 30,120Z"), *spot), skin, 5)
    cut(plate, place(stroke("M38,124C48,120 52,132 44,144", 4), *spot), darker(skin, 0.4))
    lines = "M86,120C92,112 96,108 102,106M84,130C92,126 98,124 104,124M118,150C112,164 114,180 122,192"
    cut(plate, place(stroke(lines, 2.6), *spot), darker(skin, 0.35))


def _old_hand(plate: Plate) -> None:
    """Her thin hand laid on the breast of the coat, below her chin."""
    spot = (256.0, 550.0, 0.86, -119.0)
    skin: Colour = "#dca884"
    fingers = (
        "18,6,11 40,12,8.4 52,14.5,7.4 58,15,5.6", "22,2,10.5 46,3,8.6 58,3,7.6 65,2.5,5.6",
        "22,-4,10 44,-7.5,8.2 55,-9.5,7.2 61,-10.5,5.2", "16,-8,9.5 34,-15,7.4 43,-19,6.4 48,-21,4.8",
    )  # fmt: skip
    whole = "".join(map(limb, fingers)) + limb("2,6,13 12,15,10 22,20.5,8 29,21,6")
    whole += form("-16,-8! 0,-8.5 14,-11 26,-11 30,0 27,11 14,14 2,9 -16,8!")
    cut(plate, place(whole, *spot), skin, 5, 0.5)
    lines = "M37,7.4C32,6.4 28,5.2 25,4.8M37,-2C33,-1.6 29,-1.2 26,-1M32,-9.6C29,-8.4 26,-7.2 23,-6.4"
    cut(plate, place(stroke(lines, 1.4), *spot), darker(skin, 0.4), edge=0.1)
    cut(plate, place(limb("-26,0,22 -14,0,20"), *spot), "#3a323e", 4, 0.5)


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
