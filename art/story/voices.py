"""A story card of voices: a wolf who reads to lambs at bedtime."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from art.colour import Colour, mix
from art.motif import Motif, Piece, cut, draw
from art.motifs.beasts import wolf_head
from art.motifs.curves import form, plume, tube, within
from art.motifs.indoors import wall
from art.palettes import PALETTES
from art.press import Plate, darker, lighter
from art.scene import Scene, Story
from art.shapes import circle, line, place, polygon, rectangle, ring, stroke

SCENES: list[Scene] = []


def bedtime_lamb(plate: Plate) -> None:
    """A wolf in a bonnet reads to three lambs; her shadow is a sheep's, the middle lamb's a wolf's."""
    p = PALETTES["night"]
    wall(plate, "#e8b469", (320, 360), 0.1)
    _wall_shadows(plate)
    _headboard(plate)
    for x, y, turn, awake in ((288, 602, -6, True), (396, 594, 2, False), (504, 602, 6, True)):
        pillow = form("-60,22 -56,-34 -30,-44 30,-44 56,-34 60,22 30,46 -30,46")
        cut(plate, place(pillow, x, y, 1, turn), "#f4ead6", 18, 0.9)
        draw(plate, _lamb(awake), x, y + 4, 0.92, turn)
    quilt = form("190,668! 300,654 420,650 566,660! 600,920! 130,920! 150,800")
    cover = cut(plate, quilt, p.hot, 34, 1)
    squares = [(i, j) for i in range(7) for j in range(4)]
    patches = "".join(rectangle(120 + i * 74, 650 + j * 74, 74, 74) for i, j in squares if (i + j) % 2)
    cut(plate, patches, mix(p.hot, p.warm, 0.5), clip=cover, edge=0.2, opacity=0.85)
    cut(plate, "".join(circle(157 + i * 74, 687 + j * 74, 8) for i, j in squares), p.light, clip=cover, opacity=0.75)
    cut(plate, form("190,664! 300,646 420,640 568,650! 572,686! 420,676 300,684 186,702!"), "#fbf1dc", 10, 0.7)
    hoof = "-15,12 -13,-12 0,-18 13,-12 15,12"
    cut(plate, place(form(hoof), 366, 656) + place(form(hoof), 426, 656), "#4a4058", 6, 0.6)
    cut(plate, "".join(line([(x, 640), (x, 656)], 3) for x in (366, 426)), "#1c1a30")
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
            Piece(circle(-15, 2, 5) + circle(9, 2, 5), "dark"),
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
    head = wolf_head(mouth="sly")
    earless = replace(head, pieces=tuple(piece for i, piece in enumerate(head.pieces) if i not in (0, 3, 4)))
    draw(plate, earless, 140, 496, 1.72, 14, inks={"body": grey, "shade": darker(grey, 0.3), "belly": "#c9c6d6"})
    edge = ((142, 416), (146, 436), (142, 458), (134, 480), (126, 502), (120, 524), (114, 546), (108, 566))
    cut(plate, "".join(circle(x, y, 15) for x, y in edge), "#fffaf0", 7, 0.7)
    cut(plate, form("132,412 96,392 50,418 28,474 44,536 88,566 118,560 122,516 140,470"), "#f4dfe2", 24, 0.8)
    cut(plate, stroke("M134,412C140,450 124,490 110,562", 8), p.hot)
    cut(plate, form("112,572 92,558 84,580 92,598") + form("114,572 136,566 140,588 126,600"), p.hot, 6, 0.5)
    cut(plate, form("84,424 72,372 70,346! 102,374 116,412"), grey, 9, 0.6)
    cut(plate, form("88,410 80,370! 100,390 104,408"), "#c98a94")
    plate.ink(circle(214, 506, 19) + circle(180, 490, 17), "#fff3c4", opacity=0.3, edge=0.1)
    cut(plate, ring(214, 506, 20, 5) + ring(180, 490, 17, 5) + stroke("M164,484L136,472", 4), p.warm)
    _held_book(plate, grey, gown)


def _held_book(plate: Plate, grey: Colour, gown: Colour) -> None:
    p = PALETTES["night"]
    pages = form("206,664! 222,640 262,628! 292,640 330,626! 350,712! 312,726 280,744! 250,740 230,756!")
    cut(plate, pages, "#f6ecd2", 8, 0.8)
    cut(plate, form("212,672! 264,640! 284,750! 236,770!"), "#7a4aa0", 12, 0.7)
    cut(plate, form("264,640! 336,634! 356,722! 284,750!"), "#8a5ab0", 12)
    cut(plate, line([(264, 642), (284, 748)], 6), "#4f2c72")
    cut(plate, plume(306, 706, 40, 20, -92) + plume(306, 706, 32, 14, -140) + plume(306, 706, 32, 14, -44), p.warm, 4)
    cut(plate, tube("128,640,54 140,728,46 206,738,34 226,728,28"), gown, 16, 1)
    cut(plate, stroke("M214,712Q222,728 218,746", 8), p.hot)
    cut(plate, form("222,712 246,700 262,712 262,734 240,748 224,744"), grey, 8, 0.7)
    cut(plate, stroke("M250,710l14,-4M256,722l14,0M252,734l13,5", 5), darker(grey, 0.35))


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
