"""A story card of voices: a wolf who reads to lambs at bedtime."""

from __future__ import annotations

import numpy as np

from art.colour import Colour, mix
from art.motif import Motif, Piece, cut, draw
from art.motifs.curves import form, plume, tube, within
from art.motifs.indoors import wall
from art.palettes import PALETTES
from art.press import Plate, darker, lighter
from art.scene import Scene, Story
from art.shapes import circle, ellipse, line, path, place, polygon, rectangle, ring, stroke

SCENES: list[Scene] = []


def bedtime_lamb(plate: Plate) -> None:
    """A wolf in a bonnet reads to three lambs; her shadow is a sheep's, the middle lamb's a wolf's."""
    p = PALETTES["night"]
    wall(plate, "#e8b469", (320, 360), 0.1)
    _wall_shadows(plate)
    _headboard(plate)
    bolster = form("208,572 230,556 310,548 396,544 482,548 556,556 580,574 586,640 570,690! 200,690! 200,620")
    cut(plate, bolster, "#f4ead6", 12, 0.9)
    for x, y, turn, awake in ((288, 602, -6, True), (396, 594, 2, False), (504, 602, 6, True)):
        draw(plate, _lamb(awake), x, y + 4, 0.92, turn, shadow=0.35)
    quilt = form("190,668! 300,654 420,650 620,656! 620,920! 130,920! 150,800")
    cover = cut(plate, quilt, p.hot, 34, 1)
    squares = [(i, j) for i in range(8) for j in range(4)]
    patches = "".join(rectangle(120 + i * 74, 650 + j * 74, 74, 74) for i, j in squares if (i + j) % 2)
    cut(plate, patches, mix(p.hot, p.warm, 0.5), clip=cover, edge=0.2, opacity=0.85)
    cut(plate, "".join(circle(157 + i * 74, 687 + j * 74, 8) for i, j in squares), p.light, clip=cover, opacity=0.75)
    cut(plate, form("190,664! 300,646 420,640 620,646! 620,682! 420,676 300,684 186,702!"), "#fbf1dc", 10, 0.7)
    for x in (368, 422):
        cut(plate, place(form("-13,-20 0,-26 13,-20 15,-4 13,8 0,11 -13,8 -15,-4"), x, 660), "#f6ecd8", 8, 0.6)
        cut(
            plate,
            place(path("M-12,4C-6,8 6,8 12,4L14,24C8,28 4,26 1,18C-2,26 -8,28 -14,24Z"), x, 660),
            "#3c3448",
            5,
            0.5,
        )
    _reading_wolf(plate)
    _stool_with_candle(plate)


def _headboard(plate: Plate) -> None:
    wood: Colour = "#6e3b3a"
    board = form("190,700! 190,506! 230,492 296,482 336,452 382,440 428,452 468,482 534,492 574,506! 574,700!")
    cut(plate, board, wood, 26, 1.2)
    panel = form("216,700! 216,528 304,508 346,476 382,468 418,476 460,508 548,528 548,700!")
    cut(plate, panel, darker(wood, 0.22), 14)
    carving = plume(368, 496, 42, 17, 172) + plume(396, 496, 42, 17, 8) + circle(382, 494, 12)
    cut(plate, carving, lighter(wood, 0.2), 5)
    posts = (
        rectangle(178, 476, 24, 260, 8) + circle(190, 468, 18) + rectangle(560, 476, 24, 260, 8) + circle(572, 468, 18)
    )
    cut(plate, posts, lighter(wood, 0.1), 9, 0.8)


def _wall_shadows(plate: Plate) -> None:
    """A meek sheep with a book over the wolf, a gaping wolf over the lamb that sleeps."""
    fleece = (
        (40, 330, 44), (40, 400, 50), (84, 288, 40), (128, 300, 40), (160, 344, 40), (110, 380, 70), (60, 460, 60),
        (150, 440, 60), (184, 396, 36),
    )  # fmt: skip
    sheep = "".join(circle(*puff) for puff in fleece) + rectangle(-10, 440, 210, 300)
    sheep += form("90,196 112,164 150,158 184,180 218,214 240,244 238,268 216,282 182,276 146,284 108,280 88,240")
    sheep += form("96,196 70,186 36,198 20,222! 50,232 92,226") + circle(112, 160, 19) + circle(138, 150, 19)
    sheep += (
        circle(92, 178, 16) + tube("168,364,34 212,384,24 244,372,20") + form("226,350! 280,326! 300,396! 244,420!")
    )
    wolf = form(
        "392,470! 372,400 366,350! 340,354 312,344 296,326! 330,318 356,306 372,286! 340,284 300,270 282,252 280,238 "
        "300,226 344,214 380,190 396,170 400,92! 434,142 450,148 482,84! 494,164 520,230 526,300! 506,300 522,350! "
        "500,356 508,410! 480,420 470,480!"
    )
    upper = ((298, 266), (318, 274), (340, 281), (358, 283))
    lower = ((306, 330), (326, 323), (346, 314))
    gaps = "".join(polygon([(x, y), (x + 13, y + 2), (x + 4, y + 20)]) for x, y in upper)
    gaps += "".join(polygon([(x, y), (x + 12, y - 5), (x + 3, y - 20)]) for x, y in lower)
    small = circle(262, 484, 30) + tube("240,474,18 216,482,12") + tube("284,474,18 306,482,12")
    small += circle(530, 484, 30) + tube("508,474,18 486,484,12") + tube("552,474,18 576,482,12")
    fangs = plate.mask(gaps)
    eyes = plate.mask(form("388,206! 420,194 434,204! 410,218") + stroke("M160,206q10,9 20,1", 6))
    whole = plate.mask(sheep + wolf + small)
    cut(plate, np.clip(whole * (1 - eyes) * (1 - fangs) + fangs, 0, 1), "#20204a", edge=0.1)


def _lamb(awake: bool) -> Motif:
    """A lamb's head on its pillow, from the front."""
    curls = ((-20, -36, 14), (0, -42, 16), (20, -36, 14), (-30, -22, 12), (30, -22, 12), (0, -28, 16))
    eyes = [Piece(stroke("M-20,0Q-12,9 -5,1M5,1Q12,9 20,0", 4.4), "dark")]
    if awake:
        eyes = [
            Piece(circle(-12, 0, 9.5) + circle(12, 0, 9.5), "white"),
            Piece(circle(-15, 2, 5.4) + circle(9, 2, 5.4), "dark"),
            Piece(circle(-13, 0, 1.7) + circle(11, 0, 1.7), "white"),
            Piece(stroke("M-22,-13Q-14,-18 -6,-15M6,-15Q14,-18 22,-13", 3.4), "dark"),
        ]
    inks: dict[str, Colour] = {
        "face": "#efdfc6", "ear": "#d9c2a6", "wool": "#fffaf0", "dark": "#2a2038", "white": "#ffffff",
        "rose": "#d98a86",
    }  # fmt: skip
    return Motif(
        (
            Piece(form("-22,-14 -44,-22 -58,-8 -50,6 -30,6") + form("22,-14 44,-22 58,-8 50,6 30,6"), "ear", 7, True),
            Piece(form("-30,-8 -44,-13 -51,-6 -44,0") + form("30,-8 44,-13 51,-6 44,0"), "rose"),
            Piece(form("0,-34 24,-26 28,0 20,30 0,44 -20,30 -28,0 -24,-26"), "face", 16, True),
            Piece("".join(circle(*curl) for curl in curls), "wool", 9),
            *eyes,
            Piece(form("-8,20 0,17 8,20 0,28"), "rose"),
            Piece(stroke("M0,28V33M-8,35Q-3,38 0,33Q3,38 8,35", 3), "dark"),
        ),
        inks,
    )


def _reading_wolf(plate: Plate) -> None:
    """On the edge of the bed, a book in her paws, spectacles low on the muzzle."""
    p = PALETTES["night"]
    grey: Colour = "#5d6a8c"
    gown: Colour = "#e3d8ea"
    body = form("112,540 72,580 44,660 34,770 40,920! 262,920! 268,850 276,796 258,762 214,756 196,690 190,610 160,548")
    cut(plate, body, gown, 34, 1.4)
    pleats = stroke("M262,776C220,790 160,800 110,800M230,800C240,840 236,880 232,920M180,806V920", 5)
    cut(plate, within(pleats, body), darker(gown, 0.28), opacity=0.8)
    dots = "".join(circle(50 + i * 34 + j % 2 * 17, 600 + j * 32, 5) for i in range(8) for j in range(11))
    cut(plate, within(dots, body), "#8a6fb0", opacity=0.8)
    shawl = form("116,530! 60,590 36,690! 74,676 98,706! 130,670 164,690! 190,650 206,652! 196,590 168,540!")
    cut(plate, shawl, "#2f8a86", 22, 1)
    cut(plate, within(stroke("M50,660Q110,640 196,626M66,610Q120,590 190,590", 5), shawl), "#8fd0c0")
    _wolf_face(plate, grey)
    edge = ((142, 416), (146, 436), (142, 458), (134, 480), (126, 502), (120, 524), (114, 546), (108, 566))
    cut(plate, "".join(circle(x, y, 15) for x, y in edge), "#fffaf0", 7, 0.7)
    cut(plate, form("132,412 96,392 50,418 28,474 44,536 88,566 118,560 122,516 140,470"), "#f4dfe2", 24, 0.8)
    cut(plate, stroke("M134,412C140,450 124,490 110,562", 8), p.hot)
    cut(plate, form("112,572 92,558 84,580 92,598") + form("114,572 136,566 140,588 126,600"), p.hot, 6, 0.5)
    cut(plate, form("84,424 72,372 70,346! 102,374 116,412"), grey, 9, 0.6)
    cut(plate, form("88,410 80,370! 100,390 104,408"), "#c98a94")
    gathers = "M52,440C64,452 84,462 100,466M36,482C56,486 80,486 98,482M50,530C66,520 84,508 98,498"
    cut(plate, stroke(gathers, 3), "#b79aa8")
    _held_book(plate, grey, gown)


def _wolf_face(plate: Plate, grey: Colour) -> None:
    """Her long muzzle in profile, an eye cast down over spectacles, a smile and the tip of a tooth."""
    spot = (116.0, 486.0, 0.98, 13.0, False)
    pale: Colour = "#d6cfd8"
    dark: Colour = "#1c1626"
    jaw = "M40,52C80,58 122,54 150,38C156,48 148,60 134,65C108,74 70,82 36,76Z"
    cut(plate, place(path(jaw), *spot), darker(pale, 0.12), 10, 0.6)
    skull = (
        "M-30,-70C14,-86 52,-74 74,-46C84,-32 96,-24 114,-20C134,-16 156,-14 168,-10C180,-8 188,2 186,14C184,26 170,32 "
        "156,36C134,42 108,48 84,56L70,76L58,66L44,92L30,74L10,96L-4,72L-30,80Z"
    )
    cut(plate, place(path(skull), *spot), grey, 30, 0.8)
    cheek = (
        "M182,22C150,10 116,10 88,20C60,30 36,26 14,36L-6,62L12,60L8,84L30,68L42,86L56,62L70,70L82,54"
        "C108,46 134,42 156,36C170,32 180,28 182,22Z"
    )
    cut(plate, place(path(cheek), *spot), pale, 14)
    cut(plate, place(path("M126,42L133,56L140,38Z"), *spot), "#fffdf0")
    cut(plate, place(stroke("M170,27C146,40 108,42 82,48C70,50 60,44 58,32", 4), *spot), dark)
    cut(plate, place(path("M160,-14C176,-18 192,-6 190,8C187,20 174,20 166,10C158,4 154,-8 160,-14Z"), *spot), dark, 6)
    cut(plate, place(path("M46,-14C56,-30 76,-30 88,-14C78,-6 58,-4 46,-14Z"), *spot), "#f6d978")
    cut(plate, place(circle(73, -15, 8), *spot), dark)
    cut(plate, place(path("M42,-14C52,-36 80,-34 92,-12C78,-22 58,-22 42,-14Z"), *spot), darker(grey, 0.45))
    cut(plate, place(stroke("M40,-44C52,-54 70,-52 82,-40", 5), *spot), darker(grey, 0.4))
    cut(plate, place("".join(circle(x, y, 1.8) for x, y in ((128, 24), (138, 20), (142, 29), (152, 24))), *spot), dark)
    p = PALETTES["night"]
    lens = ellipse(116, -4, 17, 22, -12)
    plate.ink(place(lens, *spot), "#fff3c4", opacity=0.35, edge=0.1)
    rims = "M99,-1a17,22 -12 1 1 34,-7a17,22 -12 1 1 -34,7M101,-8C70,-30 40,-36 -10,-40M130,-18C136,-28 148,-26 150,-14"
    cut(plate, place(stroke(rims, 4), *spot), p.warm, 2)


def _held_book(plate: Plate, grey: Colour, gown: Colour) -> None:
    """An open book seen from its back, one paw under it."""
    p = PALETTES["night"]
    pages = form("204,650! 226,630 264,630! 296,614 338,612! 346,640! 268,660! 210,668!")
    cut(plate, pages, "#f6ecd2", 8, 0.8)
    cut(plate, path("M200,658C222,646 244,642 266,642L278,748C256,748 236,752 216,762Z"), "#6f4196", 10, 0.7)
    cut(plate, path("M266,642C292,632 318,626 346,624L360,720C332,724 304,734 278,748Z"), "#8a5ab0", 10, 0.7)
    cut(plate, stroke("M267,643L278,747", 9), "#4f2c72", 4)
    cut(plate, stroke("M274,660L332,642L342,708L284,730Z", 2.6), p.warm, opacity=0.8)
    cut(plate, plume(310, 708, 40, 20, -98) + plume(310, 708, 32, 14, -146) + plume(310, 708, 32, 14, -50), p.warm, 4)
    sleeve = (
        "M106,612C126,588 164,594 174,634C180,672 184,700 200,716L226,722L228,776C196,792 154,786 132,758"
        "C108,724 96,652 106,612Z"
    )
    arm = cut(plate, path(sleeve), gown, 20, 1.2)
    cut(plate, stroke("M176,706C164,716 152,722 142,722M190,724C180,738 168,746 154,748", 4), darker(gown, 0.28),
        clip=arm)  # fmt: skip
    dots = "".join(circle(x, y, 5) for x, y in ((130, 630), (152, 664), (122, 680), (148, 712), (170, 758), (206, 748)))
    cut(plate, dots, "#8a6fb0", opacity=0.8)
    paw = (
        "M222,730C232,714 252,704 268,706C282,707 288,714 282,719C294,718 300,727 292,733C300,737 298,747 288,748"
        "C290,756 282,762 270,762C254,770 236,772 222,766Z"
    )
    cut(plate, path(paw), lighter(grey, 0.06), 12, 0.9)
    cut(plate, stroke("M282,719C272,719 264,722 258,726M292,733C280,733 270,735 262,738"
                      "M288,748C278,748 270,749 264,750", 2.6), darker(grey, 0.5))  # fmt: skip
    claws = "M282,711L296,708L284,719ZM293,724L307,724L294,733ZM292,738L305,742L290,747Z"
    cut(plate, path(claws), "#1c1626")
    frill = "".join(circle(226 + dx, y, 9) for dx, y in ((-2, 722), (3, 735), (4, 749), (3, 763), (-1, 776)))
    cut(plate, frill, "#fffaf0", 5, 0.5)
    cut(plate, stroke("M214,720C222,738 222,760 214,780", 6), p.hot)


def _stool_with_candle(plate: Plate) -> None:
    p = PALETTES["night"]
    wood: Colour = "#8a5a34"
    cut(plate, line([(430, 850), (420, 930)], 13) + line([(512, 850), (522, 930)], 13), darker(wood, 0.2), 5, 0.8)
    cut(plate, form("400,846 470,834 540,846 536,864 470,872 404,864"), wood, 9, 1.2)
    cut(plate, form("430,832! 470,840 510,832! 498,850 470,856 442,850") + ring(522, 832, 14, 6), p.warm, 8, 0.7)
    cut(plate, rectangle(454, 766, 32, 76, 5), "#fbf1dc", 9, 0.5)
    cut(plate, form("452,772 456,762 470,766 488,760 488,790 480,778 472,786 462,776 454,796"), "#ffffff", 4)
    plate.glow(470, 730, 190, p.light, 0.95, 1.6)
    with plate.shining():
        cut(plate, form("470,764 454,742 462,716 474,690! 486,722 488,746"), "#f6a83c", 6)
        cut(plate, form("470,762 462,746 470,722! 480,746"), "#fff6cc")


SCENES.append(
    Story(
        draw=bedtime_lamb, palette="night", operator="reflection", setting="interior", season="none",
        framing="frontal", moods=("fear", "comic"), flags=("night",), living=("wolf", "lambs"),
        objects=("bed", "book", "candle", "shadows", "bonnet", "spectacles"),
        words={"loup/wolf": 3, "agneau/lamb": 3, "ombre/shadow": 3, "lit/bed": 2, "livre/book": 2, "conte/tale": 2,
               "bougie/candle": 1, "bonnet/bonnet": 1, "grand-mère/grandmother": 2, "sommeil/sleep": 2,
               "nuit/night": 1, "déguisement/disguise": 2, "peur/fear": 2, "confiance/trust": 1,
               "apparence/appearance": 2},
        fr="Une louve en bonnet et lunettes, assise au bord d’un lit, fait la lecture à trois agneaux couchés ; au "
           "mur, son ombre est celle d’un mouton, celle de l’agneau du milieu est un loup.",
        en="A wolf in bonnet and spectacles sits on the edge of a wide bed and reads to three lambs by candlelight; on "
           "the wall her shadow is a sheep’s, the middle lamb’s is a wolf’s.",
    )
)  # fmt: skip
