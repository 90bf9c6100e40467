"""Story cards: what happens between people within four walls."""

from __future__ import annotations

from art.colour import Colour, mix
from art.motif import cut, draw
from art.motifs.beasts_small import mouse
from art.motifs.beasts_tame import dog_sit
from art.motifs.curves import form, limb
from art.motifs.indoors import View, boards, tones, wall, wallpaper
from art.motifs.things import CANDELABRUM, CHANDELIER, SPOOL
from art.motifs.things_kitchen import GLASS
from art.palettes import PALETTES
from art.press import Plate, darker, lighter
from art.scene import Scene, Story
from art.shapes import circle, ellipse, line, path, place, rectangle, stroke, waves
from art.story._contours import hand, profile
from art.story._freehand import skin
from art.story._profiles import EAR, PROFILE, fist
from art.story._profiles import profile as face_of

SCENES: list[Scene] = []
RAIL = 92  # where the hangers of the tailor hang
WINGED = (  # the shadow of a great bird: from a child's foot over the floor, then up the wall
    "M346,748L388,752C440,716 476,676 496,640C498,606 504,582 506,560C534,548 566,530 586,504C578,505 570,503 564,498"
    "C590,484 612,458 620,428C612,432 604,433 596,432C614,414 626,388 628,356C622,362 614,366 604,368C614,350 618,328 "
    "614,290C574,316 546,350 534,396C528,372 512,352 512,334C530,338 550,336 562,328C553,316 540,308 526,304"
    "C522,288 510,278 496,278C478,278 469,294 473,314C479,340 487,372 489,404C489,418 485,430 478,440"
    "C462,376 420,330 372,294"
    "C366,312 368,328 376,344"
    "C366,342 358,338 352,332C354,364 366,390 384,408C376,409 368,408 360,404C368,434 390,460 416,474"
    "C410,479 402,481 394,480C414,506 446,524 474,532C478,570 474,604 462,632C436,668 396,708 346,732Z"
)


_TORN_LEFT = (
    "M-20,470C80,468 180,470 256,480C270,484 276,494 272,506L256,526L262,548L236,570L240,598L214,620L216,652L190,676"
    "L192,712L168,740L172,778L150,806L154,846L134,872L136,930H-20Z"
)
_TORN_RIGHT = (
    "M620,470C520,468 430,470 348,480C334,484 328,494 332,506L350,530L342,552L370,576L364,602L392,630L388,660L416,690"
    "L412,720L438,750L434,784L456,812L454,850L472,876L470,930H620Z"
)


def long_table(plate: Plate) -> None:
    """A couple dines at the two ends of a table that has torn open; a waiter rows through the rift in a tureen."""
    p = PALETTES["wine"]
    t = tones(p)
    wall(plate, t.wall, (300, 230), 0.5)
    wallpaper(plate, "lozenges", t.paper, 0.6, pitch=62)
    draw(plate, CHANDELIER, 300, 236, 1.05, inks={"body": p.warm})
    plate.glow(300, 180, 260, p.light, 0.5)
    _diner(plate, False)
    _diner(plate, True)
    _rift(plate)
    for shape, side in ((_TORN_LEFT, 1), (_TORN_RIGHT, -1)):
        cut(plate, place(path(shape), 6 * side, 3), p.far, 2)
        _cloth(plate, shape, side)
    for side, x in ((1, 162), (-1, 438)):
        lit = draw(plate, CANDELABRUM, x + 76 * side, 486, 0.5, inks={"body": p.warm})
        plate.glow(*lit.anchors["flame"], 90, p.light, 0.6)
        draw(plate, GLASS, x + 20 * side, 502, 0.34)
    _forearm(plate, False)
    _forearm(plate, True)
    draw(plate, dog_sit(), 92, 874, 0.62, inks={"body": "#c98f4e", "shade": "#9a6a34"})


def _cloth(plate: Plate, shape: str, side: int) -> None:
    """One half of the tablecloth: a bright top, hanging folds, threads along the tear."""
    p = PALETTES["wine"]
    linen = mix(p.light, p.warm, 0.1)
    half = cut(plate, path(shape), linen, 12, 1.6)
    places = (
        (30, 20),
        (84, 28),
        (134, 20),
        (182, 24),
        (230, 16),
        (374, 16),
        (424, 26),
        (470, 20),
        (522, 28),
        (574, 20),
    )
    folds = "".join(
        path(f"M{x},512C{x + 4},620 {x - wide * 0.6:.0f},760 {x - wide},920H{x + wide * 0.7:.0f}"
             f"C{x + 12},760 {x + 8},620 {x + 4},512Z")
        for x, wide in places
    )  # fmt: skip
    cut(plate, folds, mix(linen, p.near, 0.42), 6, clip=half, opacity=0.7)
    top = "M-20,460H268C272,480 274,490 270,508C190,500 80,504 -20,514Z"
    cut(plate, place(path(top), 0 if side > 0 else 602, 0, 1, 0, side < 0), lighter(p.light, 0.5), 5, 0.5, clip=half)
    trim = stroke("M-20,528C80,518 200,514 290,520", 4) + stroke("M-20,537C80,527 200,523 290,529", 2)
    cut(plate, place(trim, 0 if side > 0 else 602, 0, 1, 0, side < 0), p.hot, clip=half)
    ends = ((258, 526), (238, 570), (214, 622), (192, 678), (170, 742), (152, 806))
    threads = "".join(stroke(f"M{x},{y}c8,2 10,10 18,8M{x - 2},{y + 6}c4,6 6,8 5,16", 2.2) for x, y in ends)
    cut(plate, place(threads, 0 if side > 0 else 604, 4, 1, 0, side < 0), linen, 1)


def _diner(plate: Plate, woman: bool) -> None:
    """A guest in profile behind the table; the woman on the right bows her head, the man looks across."""
    p = PALETTES["wine"]
    coat = p.hot if woman else mix(p.deep, p.cool, 0.16)
    hair = "#8a4022" if woman else "#2a1620"

    def at(shape: str) -> str:
        return place(shape, 574 if woman else 26, 0, 1, 0, woman)

    def head(data: str) -> str:
        return place(path(data), *spot)

    spot = (534.0, 296.0, 0.43, -10.0, True) if woman else (54.0, 288.0, 0.45, 0.0, False)
    cut(plate, at(rectangle(-60, 372, 62, 150, 10)), p.near, 8, 1)
    cut(plate, at(rectangle(-60, 384, 50, 120, 8)), p.hot if not woman else p.far, 6)
    if woman:
        cut(plate, head("M-56,2C-100,6 -112,60 -84,92C-58,116 -20,104 -10,74C0,40 -20,4 -56,2Z"), hair, 14, 0.6)
    mood = "calm" if woman else "awake"
    face = profile(mood)
    draw(plate, face, *spot, inks={"skin": "#e8b896" if woman else "#d9a17c", "hair": hair})  # fmt: skip
    crown = (
        "M148,56C140,6 100,-16 54,-10C2,-8 -50,40 -44,112C-42,152 -26,192 -8,208C10,202 30,184 32,154"
        "C40,128 44,110 60,100"
        "C84,92 104,80 116,58C128,56 140,58 148,56Z"
    )
    cut(plate, head(crown), hair, 20, 0.5)
    strands = "M132,50C96,30 40,30 0,80C-14,110 -14,150 -6,186M116,58C80,60 40,80 20,130M96,14C50,0 -10,30 -28,90"
    cut(plate, place(stroke(strands, 4), *spot), lighter(hair, 0.12))
    skin(plate, head("M40,112C54,104 64,114 62,130C60,146 48,156 42,148C36,140 34,120 40,112Z"), "#d0966f", 5)
    if woman:
        cut(plate, head("M48,158a9,12 0 1 0 2,0Z"), p.warm, 3)
    else:
        beard = (
            "M38,150C40,196 58,234 88,246C112,268 152,266 160,240C160,226 154,216 156,208C148,206 144,200 140,194"
            "C150,192 162,190 166,184C156,176 140,178 130,188C112,196 84,186 66,164C56,156 46,154 38,150Z"
        )
        cut(plate, head(beard), hair, 12, 0.4)
    if woman:
        gown = "M-30,520V478C-12,448 10,432 32,420C46,432 72,436 92,426C108,446 114,486 120,520Z"
        cut(plate, at(path(gown)), coat, 22, 0.8)
        beads = "".join(circle(35 + i * 8, 422 + (8 * i - i * i) * 0.75, 3.6) for i in range(8))
        cut(plate, at(beads), p.light, 2)
    else:
        suit = "M-30,520V474C-14,442 18,432 34,424C46,432 66,432 78,428C98,440 108,460 112,486L116,520Z"
        cut(plate, at(path(suit)), coat, 24, 0.8)
        cut(plate, at(path("M74,426L86,424L94,470L86,500L72,468Z")), p.light, 4)
        cut(plate, at(path("M20,432C32,440 52,440 66,428L78,438C60,453 34,453 15,443Z")), p.light, 5)
        cut(plate, at(path("M70,434L96,432L98,448L84,442L72,450Z")), p.hot, 3)


def _forearm(plate: Plate, woman: bool) -> None:
    """The arm that lies on the table."""
    p = PALETTES["wine"]
    coat = p.hot if woman else mix(p.deep, p.cool, 0.16)
    tone = "#e8b896" if woman else "#d9a17c"
    draw(
        plate,
        hand("rest"),
        464 if woman else 136,
        492,
        0.23,
        -4 if woman else 4,
        woman,
        inks={"skin": tone},
        shadow=0.4,
    )
    sleeve = (
        "M22,442C8,462 6,492 24,504C56,512 92,508 118,502C122,496 122,488 118,482C96,484 76,482 68,474"
        "C66,460 58,448 46,440Z"
    )
    cut(plate, place(path(sleeve), 576 if woman else 24, 0, 1, 0, woman), coat, 14, 0.8)
    cuff = "M112,482C118,488 118,496 112,504L120,502C126,496 126,488 120,481Z"
    cut(plate, place(path(cuff), 576 if woman else 24, 0, 1, 0, woman), p.warm if woman else p.light, 3)


def _rift(plate: Plate) -> None:
    """The sea by night between the two halves, and the waiter on it, a lantern before him."""
    p = PALETTES["wine"]
    hole = plate.mask(path("M250,476H354L440,640L500,930H110L170,640Z"))
    air = plate.ramp((plate.y - 480) / 180, [(0, "#081a26"), (0.6, "#17404a"), (1, "#6fa39a")])
    plate.ink(hole, air, edge=0.2)
    cut(plate, "".join(circle(x, y, r) for x, y, r in ((302, 520, 1.6), (290, 556, 1.2), (316, 566, 1.8),
        (280, 600, 1.5),
                                                     (334, 612, 1.4),
                                                         (304, 590, 1.1))), p.light, clip=hole)  # fmt: skip
    cut(plate, rectangle(100, 652, 400, 280), mix(p.cool, "#0d2a33", 0.6), clip=hole, top=(p.cool, 30))
    for level, length, offset, share in (
        (672, 30, 4, 0.62),
        (698, 36, 20, 0.7),
        (730, 42, 8, 0.76),
        (770, 50, 30, 0.8),
    ):
        ink = mix(p.cool, "#0d2a33", share)
        cut(plate, waves(600, 900, level, length, 7, offset), ink, 6, clip=hole, top=(lighter(ink, 0.3), 9))
    _waiter(plate)
    bowl = "M190,762C192,838 244,868 296,868C348,868 400,838 402,762C376,774 216,774 190,762Z"
    cut(plate, stroke("M196,782C164,772 162,812 206,814M396,782C428,772 430,812 386,814", 10), p.light, 3, 1)
    cut(plate, path(bowl), p.light, 28, 1.4)
    cut(plate, stroke("M192,772C236,786 356,786 400,772", 6), p.hot)
    drop = path("M0,-12C8,-4 8,6 0,12C-8,6 -8,-4 0,-12Z")
    cut(plate, "".join(place(drop, x, 808, 1) for x in (240, 268, 296, 324, 352)), p.hot)
    for level, offset, share in ((830, 10, 0.66), (862, 30, 0.84)):
        ink = mix(p.cool, "#0d2a33", share)
        cut(plate, waves(600, 900, level, 48, 12, offset), ink, 10, clip=hole, top=(lighter(ink, 0.35), 12))


def _waiter(plate: Plate) -> None:
    """A waiter in profile, his napkin on his arm, a ladle for an oar."""
    p = PALETTES["wine"]
    coat, tone = mix(p.deep, p.cool, 0.1), "#dca680"
    cut(plate, stroke("M388,772V668C388,654 374,652 372,664", 4), p.warm, 2)
    with plate.shining(1):
        cut(plate, path("M363,672H381L386,706H358Z"), "#ffd98a", 3)
    cut(
        plate, rectangle(361, 665, 22, 7, 2) + rectangle(355, 705, 34, 7, 2) + line([(372, 670), (372, 708)], 2), p.warm
    )
    plate.glow(372, 690, 130, p.light, 0.5)
    cut(plate, path("M264,700C284,712 308,712 336,696L332,684C312,692 296,692 282,686Z"), darker(coat, 0.2), 6)
    handle = line([(322, 640), (352, 790)], 6) + circle(321, 637, 5)
    cut(plate, handle + ellipse(358, 806, 16, 24, -10), p.warm, 5, 0.6)
    torso = "M240,778C232,742 226,706 242,688C252,678 274,678 284,688C296,708 302,744 304,778Z"
    cut(plate, path(torso), coat, 16, 0.8)
    cut(plate, path("M268,682L284,686C292,706 296,728 298,748C284,732 274,708 268,682Z"), p.light, 4)
    head_at = (266.0, 648.0, 0.95, -3.0, False)
    with plate.shining(0.22):
        face_of(plate, head_at, tone, "#2a1620")
    cut(
        plate,
        place(path("M-26,-14C-30,-40 6,-46 16,-26C10,-24 4,-22 2,-16C-8,-20 -18,-18 -26,-14Z"), *head_at),
        "#2a1620",
        6,
    )
    cut(plate, path("M276,686L290,680L292,692ZM276,686L268,694L264,682Z"), p.hot, 2)
    sleeve = (
        "M246,700C252,726 276,752 300,750C318,746 332,736 344,726L338,708C324,718 310,724 302,724"
        "C292,716 286,704 278,692C266,684 250,688 246,700Z"
    )
    cut(plate, path(sleeve), coat, 12, 0.6)
    cut(plate, path("M336,710L344,704L352,720L344,728Z"), p.light, 3)
    fist(plate, (348, 712, 0.95, -40, False), tone)
    fist(plate, (336, 688, 0.85, -20, False), tone)
    cut(
        plate,
        path("M282,742C296,750 310,748 322,740L326,770C318,780 308,776 300,782C294,772 286,766 282,742Z"),
        p.light,
        6,
        0.5,
    )


SCENES.append(
    Story(
        draw=long_table, palette="wine", operator="threshold", setting="interior", season="none", framing="side",
        moods=("loneliness", "comic"), living=("couple", "waiter", "dog"),
        objects=("table", "tureen", "ladle", "candles", "sea", "tablecloth"),
        words={"table/table": 3, "gouffre/chasm": 3, "couple/couple": 3, "dîner/dinner": 2, "serveur/waiter": 2,
               "mer/sea": 2, "soupière/tureen": 2, "ramer/rowing": 1, "chien/dog": 1, "bougies/candles": 1,
               "distance/distance": 2, "silence/silence": 1, "naufrage/shipwreck": 1, "anniversaire/anniversary": 1},
        fr=(
            "Un couple dîne aux deux bouts d’une table à la nappe déchirée ; dans la faille, la mer de nuit, où un "
            "serveur rame dans une soupière à la lueur d’une lanterne. Un chien est assis devant la nappe."
        ),
        en=(
            "A couple dines at the two ends of a table whose cloth has torn open; in the rift, a sea by night, where a "
            "waiter rows in a tureen by lantern light. A dog sits before the cloth."
        ),
    )
)  # fmt: skip


def _hanger(plate: Plate, x: float, y: float, size: float, wood: Colour) -> None:
    hook = stroke(f"M{x},{y}V{RAIL - 2}C{x},{RAIL - 20} {x + 20},{RAIL - 20} {x + 18},{RAIL + 2}", 5)
    bar = path("M0,-16C30,-14 84,10 96,26C102,36 94,44 86,40L0,8L-86,40C-94,44 -102,36 -96,26C-84,10 -30,-14 0,-16Z")
    cut(plate, hook + place(bar, x, y, size), wood, 6, 1)


# A giraffe's shadow, limp, its neck over a hanger so that the head comes down in front.
LIMP_GIRAFFE = (
    "M152,148C136,147 128,160 124,178C119,196 106,206 88,207C62,208 40,216 37,238C36,252 42,262 42,274L38,384H49"
    "L60,282L64,384H75L78,268H102L106,384H117L121,290L127,384H138L142,262C144,236 142,210 150,188"
    "C154,176 160,172 164,180C172,198 182,216 188,234C180,232 172,236 170,244C178,248 184,248 188,248"
    "C189,262 198,280 208,286"
    "C216,288 222,280 220,270C218,262 218,254 216,246C222,242 226,234 224,228C216,228 210,230 206,234"
    "C202,206 190,176 178,160C171,151 162,148 152,148Z"
    "M40,226C30,240 26,262 28,284C24,294 24,304 28,310C34,304 36,294 34,284C32,266 36,250 44,238Z"
)
# A bear's shadow, hung by its shoulders like a coat.
LIMP_BEAR = (
    "M284,108C274,108 266,112 262,118C254,112 244,118 246,127C247,131 250,133 253,134C252,142 256,150 262,155"
    "C250,160 240,170 236,186C228,206 222,222 224,236C228,248 242,246 243,234C245,224 248,214 252,206"
    "C254,226 250,246 250,262C244,274 248,288 260,289C272,290 280,286 284,272C288,286 296,290 308,289"
    "C320,288 324,274 318,262C318,246 314,226 316,206C320,214 323,224 325,234C326,246 340,248 344,236"
    "C346,222 340,206 332,186C328,170 318,160 306,155C312,150 316,142 315,134C318,133 321,131 322,127"
    "C324,118 314,112 306,118C302,112 294,108 284,108Z"
)


def _barefoot(plate: Plate) -> None:
    """A child in a nightgown who turns away from us, towards the shadow."""
    p = PALETTES["amber"]
    tone, hair = "#e2ab84", p.near
    leg = "M-24,-54C-23,-36 -23,-24 -22,-14C-28,-2 -26,6 -14,6C-4,5 -5,-4 -6,-14L-4,-54Z"
    skin(plate, place(path(leg), 272, 744, 1) + place(path(leg), 276, 744, 1, 0, True), tone, 6)
    palm = "M226,662C220,670 220,682 226,690C232,694 238,688 238,680L242,664Z"
    skin(plate, path(palm) + place(path(palm), 546, 0, 1, 0, True), tone, 5)
    skin(plate, path("M262,580H286L290,606H258Z"), tone, 8)
    gown = (
        "M257,598C238,602 226,626 218,656C220,668 234,672 244,668C248,658 251,648 253,640C250,666 240,692 230,714"
        "C258,724 290,724 316,714C306,692 296,666 293,640C295,648 298,658 302,668C312,672 326,668 328,656"
        "C320,626 308,602 289,598C280,604 266,604 257,598Z"
    )
    cloth = cut(plate, path(gown), p.light, 18, 0.8)
    folds = (
        "M253,640C252,626 252,618 254,610M293,640C294,626 294,618 292,610M262,650C260,676 254,700 248,718"
        "M284,650C287,676 293,700 300,717M273,630C272,664 272,694 273,720"
    )
    cut(plate, stroke(folds, 2.4), mix(p.light, p.near, 0.5), clip=cloth)
    cut(plate, path("M232,708C258,718 290,718 314,708L317,715C290,726 258,726 229,715Z"), p.hot, 3)
    cut(plate, path("M257,597C266,604 280,604 289,597L291,604C280,611 266,611 255,604Z"), p.hot, 2)
    face = (
        "M270,530C294,530 304,544 303,558C306,564 310,568 308,571C306,573 304,573 304,576"
        "C304,588 294,596 282,595H262L254,560Z"
    )
    skin(plate, path(face), tone, 12)
    curls = ((288, 532, 11), (274, 527, 13), (258, 530, 13), (246, 541, 13), (241, 556, 13), (244, 572, 13),
        (254, 584, 12), (268, 588, 11),
             (276, 574, 12), (262, 558, 22), (280, 546, 15))  # fmt: skip
    cut(plate, "".join(circle(*curl) for curl in curls), hair, 10, 0.5)
    cut(
        plate,
        stroke("M262,538c8,-6 16,-2 18,4M248,560c0,-8 8,-12 14,-8M258,578c6,4 14,0 14,-6", 2),
        lighter(hair, 0.25),
    )
    skin(plate, path("M276,560C282,554 289,558 288,567C287,574 281,578 277,574Z"), darker(tone, 0.08), 4)


def _tailor(plate: Plate) -> None:
    """An old man on one knee, spectacles on his nose, needle and thread at the child's foot."""
    p = PALETTES["amber"]
    tone, shirt, trousers = "#dba27a", p.light, mix(p.deep, p.near, 0.2)
    cut(
        plate,
        path("M58,786C56,826 76,842 104,842C122,844 126,864 112,868H-20V840L34,836C40,820 42,800 44,786Z"),
        darker(trousers, 0.2),
        10,
        0.6,
    )
    cut(
        plate,
        path("M60,784C92,768 146,766 174,782C194,794 194,826 188,850H156C156,832 152,822 134,820L66,828Z"),
        trousers,
        14,
        0.8,
    )
    cut(plate, path("M154,846H188C196,852 214,854 218,868H154C150,860 150,852 154,846Z"), p.deep, 6, 0.4)
    back = (
        "M54,812C44,752 60,694 112,664C136,652 166,660 172,682C176,706 158,734 150,764"
        "C146,784 146,800 148,812C120,822 80,822 54,812Z"
    )
    cut(plate, path(back), shirt, 20, 1)
    waistcoat = (
        "M54,812C44,752 60,694 112,664L128,662C124,690 132,716 146,732C148,742 150,752 150,764"
        "C146,784 146,800 148,812C120,822 80,822 54,812Z"
    )
    cut(plate, path(waistcoat), p.cool, 18, 0.4)
    cut(plate, stroke("M62,770C84,778 116,780 146,776M112,668C92,700 82,740 84,806", 2.4), darker(p.cool, 0.4))
    head = (172.0, 634.0, 1.42, 20.0, False)
    eye = "M8.500,-4.500Q12,-1.500 16,-4M8,-11.500Q12,-15 17.400,-12.400M15.500,12.800L20,13.200M2,-16Q8,-18 14,-17"
    dome = path("M17.500,-16C17,-34 -2,-42 -16,-35C-27,-29 -28,-12 -16,14L0,-10Z")
    skin(plate, place(path(PROFILE) + dome, *head), tone, 14, 0.3)
    skin(plate, place(path(EAR), *head), darker(tone, 0.12), 3, 0)
    cut(plate, place(stroke(eye, 1.6), *head), "#2a1a20", edge=0.1)
    cut(
        plate,
        place(path("M-23,-9C-27,2 -25,12 -17,19C-12,17 -9,12 -8,7C-12,5 -14,0 -15,-7C-18,-5 -21,-6 -23,-9Z"), *head),
        "#f4ead6",
        5,
    )
    rims = '<circle fill="none" stroke="#fff" stroke-width="1.5" cx="14" cy="-3" r="5"/>' + stroke("M9,-3L-4,-1", 1.4)
    cut(plate, place(rims, *head), p.deep, edge=0.1)
    cut(plate, place(path("M21,8C16,5 8,8 4,17C10,20 18,17 21,12Z"), *head), "#f4ead6", 2)
    sleeve = (
        "M108,694C112,668 146,662 160,684C166,704 174,722 186,730C202,732 218,730 234,724L240,744"
        "C216,760 186,766 166,758C142,744 114,718 108,694Z"
    )
    arm = cut(plate, path(sleeve), shirt, 14, 0.8)
    cut(
        plate,
        stroke("M166,712C160,722 158,734 162,746M178,728C172,736 172,746 176,754M128,680C122,690 124,704 132,714", 2.2),
        mix(shirt, p.near, 0.45),
        clip=arm,
    )
    cut(plate, path("M228,724L238,720L246,742L236,748Z"), p.hot, 4, 0.3)
    fingers = "".join(
        map(
            limb,
            ("246,732,16 262,728,12 274,734,8", "248,738,16 262,738,11 273,739,8", "246,742,14 258,748,10 268,748,7"),
        )
    )
    skin(plate, fingers + form("236,726 252,722 264,730 258,746 242,750"), tone, 7, 0.5)
    cut(
        plate,
        stroke("M254,734C260,732 266,734 270,736M252,741C258,742 264,743 268,744", 1.4),
        darker(tone, 0.4),
        edge=0.1,
    )
    cut(plate, line([(268, 742), (292, 722)], 2.6), "#fff6dc")
    stitches = "".join(line([(295, y), (309, y - 3)], 3) for y in (734, 741, 748, 755))
    thread = stroke("M292,722C300,704 322,706 320,720C318,730 308,730 302,733", 2.4)
    cut(plate, thread + stitches, mix(p.hot, p.warm, 0.35))


def tailor_of_shadows(plate: Plate) -> None:
    """A tailor on his knees sews the shadow of a bird to a child's foot; others hang on the wall."""
    p = PALETTES["amber"]
    wall(plate, mix(p.light, p.warm, 0.35), (180, 240), 0.5)
    wallpaper(plate, "stripes", mix(p.warm, p.far, 0.3), 0.4)
    floor, view = 640.0, View(260, 250)
    boards(plate, mix(p.far, p.middle, 0.25), mix(p.middle, p.near, 0.4), view, floor)
    cut(plate, rectangle(-10, floor - 22, 620, 24), p.near, 8)
    ink = mix(p.deep, p.near, 0.25)
    cut(plate, rectangle(30, 84, 540, 10, 4), p.near, 4, 1)
    for hx, size in ((152, 0.8), (284, 0.44), (486, 0.7)):
        _hanger(plate, hx, 154, size, p.warm)
    cut(plate, path(LIMP_GIRAFFE), ink, 0, 0.9)
    cut(plate, place(path(LIMP_BEAR), 30, 16, 0.9), ink, 0, 0.9)
    sewn = place(path(WINGED), -44, 0)
    plate.shadow(sewn, 0.97, 3)
    plate.ink(sewn, ink, edge=0.6, opacity=0.7)
    cut(plate, path("M198,748V768C230,784 314,784 346,768V748Z"), darker(p.near, 0.3), 6, 1)
    cut(plate, ellipse(272, 748, 74, 18), p.near, 6)
    _barefoot(plate)
    _tailor(plate)
    draw(plate, SPOOL, 404, 868, 0.42, inks={"body": p.hot})
    draw(plate, mouse(), 530, 868, 0.34)


SCENES.append(
    Story(
        draw=tailor_of_shadows, palette="amber", operator="reflection", setting="interior", season="none",
        framing="side",
        moods=("mystery", "tender"), living=("tailor", "child", "mouse"),
        objects=("shadow", "thread", "needle", "hanger"),
        words={"ombre/shadow": 3, "tailleur/tailor": 3, "enfant/child": 2, "coudre/sewing": 3, "fil/thread": 2,
               "cintre/hanger": 2, "oiseau/bird": 2, "ailes/wings": 1, "ours/bear": 1, "girafe/giraffe": 1,
               "grandir/growing up": 2,
               "atelier/workshop": 1, "souris/mouse": 1, "identité/identity": 1, "sur mesure/made to measure": 1,
               "patience/patience": 1},
        fr=(
            "À genoux, un tailleur coud au pied d’un enfant l’ombre d’un grand oiseau, dressée sur le mur ; des "
            "cintres portent les ombres d’une girafe et d’un ours, un autre est vide."
        ),
        en=(
            "A kneeling tailor sews the shadow of a great bird, which stands on the wall, to a child’s foot; hangers "
            "hold the shadows of a giraffe and a bear, one is empty."
        ),
    )
)  # fmt: skip
