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
from art.story._profiles import PROFILE, fist
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


def _small_hand(x: float, y: float, turn: float, flip: bool) -> str:
    """A child's open hand, the fingers spread like feathers."""
    fingers = ((-26, 21), (-7, 24), (12, 23), (30, 19))
    spread = "".join(place(limb(f"0,0,8 {long * 0.6},0,7 {long},0,6"), 3, 0, 1, angle) for angle, long in fingers)
    thumb = limb("0,-3,8 4,-10,7 9,-15,5")
    return place(ellipse(3, 0, 10, 8) + spread + thumb, x, y, 0.95, turn, flip)


def _barefoot(plate: Plate) -> None:
    """A child in a nightgown, seen from behind, who looks up at the bird and spreads its arms as it does."""
    p = PALETTES["amber"]
    tone, hair = "#e2ab84", p.near
    leg = path("M-9,-34C-8,-20 -6,-14 -7,-7C-13,0 -12,9 0,9C12,9 13,0 7,-7C6,-14 8,-20 9,-34Z")
    skin(plate, place(leg, 257, 743, 1) + place(leg, 289, 743, 1), tone, 6)
    skin(plate, _small_hand(187, 580, 36, True) + _small_hand(359, 580, -36, False), tone, 5)
    skin(plate, path("M262,580H286L290,606H258Z"), tone, 8)
    gown = (
        "M257,598C240,600 216,592 198,572C190,576 185,584 184,594C204,622 228,642 250,648C248,676 236,704 228,724"
        "C258,735 288,735 318,724C310,704 298,676 296,648C318,642 342,622 362,594C361,584 356,576 348,572"
        "C330,592 306,600 289,598C280,604 266,604 257,598Z"
    )
    cloth = cut(plate, path(gown), p.light, 18, 0.8)
    folds = (
        "M250,648C254,636 256,628 256,616M296,648C292,636 290,628 290,616M262,656C260,684 255,706 250,726"
        "M285,656C287,684 292,706 297,726M216,612C222,606 228,602 236,602M330,612C324,606 318,602 310,602"
    )
    cut(plate, stroke(folds, 2.2), mix(p.light, p.near, 0.5), clip=cloth)
    hem = "M231,716C258,727 288,727 315,716L319,725C288,737 258,737 227,725Z"
    cuffs = (
        "M198,572C190,576 185,584 184,594L190,600C191,590 196,582 204,578Z"
        "M348,572C356,576 361,584 362,594L356,600C355,590 350,582 342,578Z"
    )
    cut(plate, path(hem) + path(cuffs), p.hot, 3, clip=cloth)
    cut(plate, path("M257,597C266,604 280,604 289,597L291,604C280,611 266,611 255,604Z"), p.hot, 2)

    def head(shape: str) -> str:
        return place(place(shape, -272, -584), 272, 584, 1, -12)

    face = (
        "M270,530C294,530 304,544 303,558C306,564 310,568 308,571C306,573 304,573 304,576"
        "C304,588 294,596 282,595H262L254,560Z"
    )
    skin(plate, head(path(face)), tone, 12)
    curls = (
        (290, 533, 11), (274, 527, 13), (258, 530, 13), (246, 541, 13), (241, 556, 13), (244, 572, 13), (254, 584, 12),
        (268, 588, 11), (279, 578, 11), (262, 558, 22), (282, 546, 15), (284, 563, 9),
    )  # fmt: skip
    cut(plate, head("".join(circle(*curl) for curl in curls)), hair, 10, 0.5)
    locks = "M262,538c8,-6 16,-2 18,4M248,560c0,-8 8,-12 14,-8M258,578c6,4 14,0 14,-6"
    cut(plate, head(stroke(locks, 2)), lighter(hair, 0.25))


def _tailor(plate: Plate) -> None:
    """An old man who sits on his heels in a long sleeveless coat and bows over his needle."""
    p = PALETTES["amber"]
    tone, shirt, white = "#dba27a", p.light, "#f4ead6"
    head = (160.0, 676.0, 1.3, 24.0, False)
    _bowed_head(plate, head, tone, white)
    coat = (
        "M122,706C88,712 62,744 56,784C52,814 40,842 24,868H196C212,866 214,846 204,832C194,820 172,814 154,808"
        "C164,784 174,752 168,728C164,714 152,704 140,702C134,702 128,704 122,706Z"
    )
    cloth = cut(plate, path(coat), p.cool, 22, 1)
    seams = "M154,808C130,806 110,812 96,824M52,856C62,838 68,822 70,804M150,852C166,848 180,840 190,830"
    cut(plate, stroke(seams, 2.4), darker(p.cool, 0.4), clip=cloth)
    cut(plate, path("M20,860H216V876H20Z"), p.warm, 3, clip=cloth)
    tape = "M126,706C104,720 92,744 88,782"
    cut(plate, stroke(tape, 9), p.warm, 2, 0.4)
    ticks = [(112, 716, 40), (102, 730, 28), (95, 746, 18), (91, 762, 10), (89, 776, 6)]
    cut(
        plate,
        "".join(place(line([(-1, 0), (5, 0)], 1.8), *spot) for spot in ((x, y, 1, a) for x, y, a in ticks)),
        p.deep,
    )
    cut(plate, path("M118,704C130,694 148,694 162,706L166,716C150,704 132,706 118,716Z"), shirt, 4, 0.3)
    sleeve = limb("122,730,44 132,764,44 164,784,38 201,762,26")
    arm = cut(plate, sleeve, shirt, 14, 0.9)
    creases = "M148,772C150,782 148,792 142,798M164,768C168,778 170,788 168,800M122,752C128,756 134,756 140,752"
    cut(plate, stroke(creases, 2.2), mix(shirt, p.near, 0.45), clip=arm)
    _sewing_hand(plate, tone)
    cut(plate, path("M188,749L199,743L216,772L205,778Z"), p.hot, 4, 0.3)


def _bowed_head(plate: Plate, head: tuple[float, float, float, float, bool], tone: Colour, white: Colour) -> None:
    """A woollen cap, spectacles, a short white beard."""
    p = PALETTES["amber"]
    dome = path("M17.500,-16C17,-34 -2,-42 -16,-35C-27,-29 -28,-12 -16,14L0,-10Z")
    skin(plate, place(path(PROFILE) + dome, *head), tone, 14, 0.3)
    nape = "M-24,-6C-28,6 -24,18 -15,22C-9,20 -6,12 -7,2Z"
    beard = (
        "M-4,8C-5,16 -2,26 4,32C10,40 18,43 24,40C29,35 28,27 24.500,21C26,16 25,11 21.500,8.500C15,8 10,12 8,17"
        "C4,18 1,14 0,9Z"
    )
    cut(plate, place(path(nape), *head), white, 3)
    cut(plate, place(path(beard), *head), white, 6, 0.2)
    strands = (
        "M4,22C7,30 13,35 19,37M12,19C12,26 16,31 22,34M8,17C13,19 19,17 23,13"
        "M-21,2C-22,8 -20,14 -16,18M-15,2C-16,8 -14,12 -12,15"
    )
    cut(plate, place(stroke(strands, 1.2), *head), mix(white, p.near, 0.4), edge=0.1)
    wool = mix(p.hot, p.near, 0.35)
    cut(
        plate,
        place(path("M18,-14C22,-33 4,-48 -13,-43C-29,-38 -34,-16 -29,3C-16,-8 2,-13 18,-14Z"), *head),
        wool,
        12,
        0.4,
    )
    cut(plate, place(stroke("M18.500,-16C2,-15 -16,-10 -28,1", 5.5), *head), lighter(wool, 0.12), 3, 0.3)
    ear = path("M-8,-4C-4,-9 4,-6 3,1C2,6 0,11 -4,10C-8,9 -9,2 -8,-4Z")
    skin(plate, place(ear, *head), lighter(tone, 0.06), 3, 0.3)
    cut(plate, place(stroke("M-5,-2C-2,-4 0,-1 -1,2C-2,4 -3,5 -4,6", 1.2), *head), darker(tone, 0.35), edge=0.1)
    eye = "M9.500,-3.500Q12.500,-1.500 15.500,-3.500M8,-12Q12,-15 17,-13"
    cut(plate, place(stroke(eye, 1.5), *head), "#2a1a20", edge=0.1)
    rims = '<circle fill="none" stroke="#fff" stroke-width="1.4" cx="13" cy="-3" r="5.4"/>' + stroke(
        "M8,-3L1,-2.500", 1.4
    )
    cut(plate, place(rims, *head), p.deep, edge=0.1)


def _sewing_hand(plate: Plate, tone: Colour) -> None:
    """It pinches the needle at the child's heel; a red seam already runs along both."""
    p = PALETTES["amber"]
    red = mix(p.hot, p.warm, 0.35)
    seam = "".join(line([(x, 748), (x + 4, 757)], 2.6) for x in range(258, 300, 7))
    cut(plate, line([(234, 765), (258, 744)], 2.6), "#fff6dc")
    cut(plate, seam + stroke("M235,765C234,788 256,786 258,757", 2.2), red)
    fingers = ("4,-9,12 18,-10,11 30,2,7", "6,-2,12 19,-1,11 30,5,7", "4,5,12 15,8,10 22,13,8", "0,9,11 8,15,9 13,20,7")
    palm = form("-7,-10 2,-15 12,-13 16,0 10,12 2,15 -7,10")
    where = (207.0, 760.0, 1.0, -8.0)
    skin(plate, place(palm + "".join(map(limb, fingers)), *where), tone, 7, 0.5)
    creases = stroke("M9,-4C16,-4 22,-1 27,4M9,3C14,3 19,5 22,8M5,10C9,10 12,12 14,15", 1.5)
    cut(plate, place(creases, *where), darker(tone, 0.45), edge=0.1)


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
    plate.shadow(path("M246,750C262,742 292,738 314,728L344,752C312,760 268,762 248,758Z"), 0.9, 3)
    far_sleeve = limb("158,726,28 196,740,26 250,724,20")
    cut(plate, far_sleeve, darker(p.light, 0.3), 8, 0.4)
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
            "À genoux, un tailleur coud aux pieds d’un enfant aux bras ouverts l’ombre d’un grand oiseau, dressée "
            "sur le mur ; des cintres portent les ombres d’une girafe et d’un ours, un autre est vide."
        ),
        en=(
            "A kneeling tailor sews the shadow of a great bird, which stands on the wall, to the feet of a child "
            "with open arms; hangers hold the shadows of a giraffe and a bear, one is empty."
        ),
    )
)  # fmt: skip
