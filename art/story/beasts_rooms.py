"""Beasts indoors: at the notary's, at the barber's, at bedtime, at home."""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.colour import mix
from art.motif import Motif, Piece, cut, draw
from art.motifs.beasts import FOX, fox_head
from art.motifs.beasts_far import LION
from art.motifs.beasts_small import mouse
from art.motifs.birds import hen
from art.motifs.buildings_parts import ladder
from art.motifs.curves import form, tube, within
from art.motifs.fixtures import HANGING_LAMP, suited
from art.motifs.indoors import View, boards, checker, skirting, tones, wall, wallpaper
from art.motifs.things import SCISSORS
from art.motifs.things_desk import CROWN, INK_POT, MAGNIFYING_GLASS, padlock
from art.motifs.things_kitchen import BROOM, EGG, bottle, scales
from art.palettes import PALETTES
from art.press import Plate, darker, lighter
from art.scene import Scene, Story
from art.shapes import circle, ellipse, line, path, rectangle, stroke
from art.story._beasts_parts import bonnet_hat, flame, handbag

SCENES: list[Scene] = []


def fox_clerk() -> Motif:
    """A fox in a tailcoat down to his waist at (0, 0), one paw under something at (128, -86)."""
    coat = form("-30,-176 -78,-150 -104,-90 -112,-20 -108,30! 84,30! 80,-40 66,-120 30,-172")
    return Motif(
        (
            Piece(tube("34,-140,44 84,-84,34 112,-66,26"), "coat shade", 12),
            Piece(tube("104,-70,24 124,-80,17 134,-88,9") + tube("112,-64,15 128,-68,11 138,-72,8"), "mark"),
            Piece(coat, "coat", 36),
            Piece(form("-2,-178! 44,-166 62,-120 60,-60 46,-20 26,-70 6,-120"), "shirt", 14),
            Piece(form("26,-132 52,-118! 54,-60 46,-10 62,30! 8,30! 14,-50"), "waistcoat", 14),
            Piece(form("-10,-176 20,-120 20,-84! -8,-100 -2,-112! -22,-118! -30,-150"), "coat shade", 8),
            Piece(circle(40, -66, 5) + circle(38, -36, 5) + circle(38, -6, 5), "metal"),
            Piece(form("30,-134 14,-148! 12,-120! 30,-130 48,-144! 52,-118!"), "trim", 5),
            Piece(tube("-72,-116,54 -56,-46,46 6,-56,36 22,-100,30"), "coat", 18),
            Piece(tube("21,-98,32 24,-110,31"), "shirt"),
            Piece(form("12,-112 14,-134 26,-142 40,-136 44,-122 36,-108"), "mark", 6),
        ),
        {**FOX, "coat": "#1f4450", "coat shade": "#153039", "shirt": "#f6ead2", "waistcoat": "#d9a441",
         "metal": "#5a3020", "trim": "#c23a2c"},
    ) + fox_head().moved(6, -204, 1.5, 8)  # fmt: skip


def fox_fingers() -> Motif:
    return Motif((Piece(form("-18,-10 0,-16 20,-10 22,2 0,8 -18,4"), "mark", 5),), FOX)


def client(hat: str, bag: str | None, body: str, wing: str) -> Motif:
    """A hen dressed for town."""
    inks = {"body": body, "wing": wing}
    dressed = hen(chicks=0).inked(**inks) + bonnet_hat().inked(hat=hat).moved(44, -174, 1, -8)
    return dressed + handbag().inked(bag=bag).moved(58, -92, 0.9, -4) if bag else dressed


def fox_notary(plate: Plate) -> None:
    """A fox in a tailcoat weighs an egg against a crown; hens wait, the last one hides a padlock."""
    p = PALETTES["wine"]
    t = tones(p)
    wall(plate, t.wall, (250, 260), 0.34)
    wallpaper(plate, "lozenges", t.paper, 0.55, bottom=690)
    skirting(plate, t, 690)
    boards(plate, t.floor, t.board, View(120, 330), 690)
    shelf = rectangle(398, 52, 220, 268, 4)
    cut(plate, shelf, t.timber, 14, 1)
    for j in range(4):
        for i in range(3):
            x, y = 412 + i * 60, 66 + j * 63
            cut(plate, rectangle(x, y, 50, 52, 3), p.deep, 0)
            if (i, j) != (1, 2):
                draw(plate, EGG, x + 25, y + 50, 0.34, inks={"body": mix(p.light, p.warm, 0.12 * (i + j))}, shadow=0)
    draw(plate, HANGING_LAMP.moved(0, 0, 1.35), 322, -22, inks=suited(t))
    draw(plate, fox_clerk(), 150, 600, 1.46)
    draw(plate, MAGNIFYING_GLASS, 194, 366, 0.46, 6, inks={"light": mix(p.light, p.cool, 0.3)}, shadow=0.4)
    cut(plate, circle(202, 302, 13), p.deep)
    cut(plate, circle(198, 297, 4), p.light)
    draw(plate, fox_fingers(), 194, 400, 1.1)
    for x, y, size, look in (
        (560, 672, 0.62, ("#6fa39a", None, "#c98b5a", "#8f5534")),
        (500, 718, 0.84, ("#e0a24c", "#3f6b66", "#8d4a34", "#5f2c26")),
    ):
        draw(plate, client(*look), x, y, size, flip=True)
    draw(plate, scales(12).inked(metal=p.warm), 392, 600, 1.12)
    cut(plate, rectangle(-20, 594, 458, 26, 5), mix(t.wood, p.light, 0.12), 10, 1)
    cut(plate, path("M-20,618H424V900H-20Z"), t.wood, 30, 1, bottom=(t.timber, 120))
    panels = rectangle(40, 650, 160, 220, 6) + rectangle(228, 650, 160, 220, 6)
    cut(plate, panels, mix(t.timber, t.wood, 0.3), 12)
    pans = scales(12).anchors
    left, right = ((392 + x * 1.12, 600 + y * 1.12) for x, y in (pans["left"], pans["right"]))
    draw(plate, CROWN, left[0], left[1] + 4, 0.36)
    draw(plate, EGG, right[0], right[1] + 4, 0.5, inks={"body": p.light})
    draw(plate, INK_POT, 60, 598, 0.5)
    draw(plate, client("#d9503f", "#6b2432", "#f3e0bd", "#c08a55"), 394, 872, 1.3, flip=True)
    draw(plate, padlock(), 540, 800, 0.42, 14)


SCENES.append(
    Story(
        draw=fox_notary, palette="wine", operator="substitution", setting="interior", season="none", framing="side",
        moods=("greed", "comic"), flags=(), living=("fox", "hens"),
        objects=("scales", "egg", "crown", "desk", "padlock"),
        words={"renard/fox": 3, "balance/scales": 3, "œuf/egg": 3, "poule/hen": 2, "couronne/crown": 2,
               "notaire/notary": 2, "bureau/desk": 1, "cadenas/padlock": 1, "file d’attente/queue": 2,
               "loupe/magnifying glass": 1, "avidité/greed": 2, "justice/justice": 2, "valeur/worth": 2,
               "ruse/cunning": 2, "secret/secret": 1},
        fr=(
            "Un renard en habit pèse un œuf contre une couronne ; des poules chapeautées font la queue, la "
            "dernière cache un cadenas derrière son dos."
        ),
        en=(
            "A fox in a tailcoat weighs an egg against a crown; hens in hats queue up, and the last one hides"
            " a padlock behind her back."
        ),
    )
)  # fmt: skip


def fire(plate: Plate, x: float, y: float, size: float, turn: float = 0) -> None:
    """A tongue of fire with its light heart."""
    p = PALETTES["amber"]
    with plate.shining(0.7):
        cut(plate, flame(x, y, size, turn), p.hot, 8)
    with plate.shining(1):
        cut(plate, flame(x, y, size * 0.55, turn), p.warm)


def mane_of_fire(x: float, y: float, size: float, turns: Sequence[int], reach: float) -> str:
    """Tongues of fire around a head, each pointing away from (x, y)."""
    shape = ""
    for i, turn in enumerate(turns):
        angle = math.radians(turn)
        long = reach * (1 + 0.16 * (i % 2))
        shape += flame(x + size * math.cos(angle), y + size * math.sin(angle), long, turn + 90, flip=abs(turn) < 90)
    return shape


def barber_lion_head() -> Motif:
    """A lion's head without its mane, facing right: a long square muzzle, a broad nose, whiskers, a tuft of chin."""
    face = form("-24,6 -22,-22 -4,-34 16,-32 30,-22 46,-17! 58,-12 61,2 58,18 48,27 30,28 14,36 -10,32")
    whiskers = stroke("M46,7Q60,3 76,6M46,11Q60,12 74,18M44,15Q56,20 68,29", 1.9)
    return Motif(
        (
            Piece(circle(-10, -29, 13), "body", 5),
            Piece(circle(-8, -28, 7), "mane"),
            Piece(form("36,20 56,20 52,34 44,44! 38,34"), "belly", 5),
            Piece(face, "body", 16),
            Piece(within(ellipse(48, 10, 20, 15), face), "belly"),
            Piece(stroke("M28,-20Q38,-14 46,-14", 3.4), "shade"),
            Piece(form("42,-17! 58,-15 64,-8 62,0 54,3 48,-5"), "dark"),
            Piece(stroke("M56,2L55,10Q48,19 34,16", 3), "dark"),
            Piece(circle(40, 6, 1.8) + circle(38, 11, 1.8) + circle(45, 3, 1.8), "dark"),
            Piece(form("10,-10 16,-15 26,-12 28,-7! 18,-6"), "light"),
            Piece(circle(21, -10, 3.6), "dark"),
            Piece(stroke("M9,-14Q17,-20 29,-13", 3), "dark"),
            Piece(whiskers, "dark"),
        ),
        LION,
    )


def lion_barber(plate: Plate) -> None:
    """A mouse trims the mane of a lion in a barber's sheet; flames fall; in the mirror the lion is bald."""
    p = PALETTES["amber"]
    wall(plate, mix(p.light, p.warm, 0.5), (200, 240), 0.3)
    wallpaper(plate, "stripes", mix(p.warm, p.far, 0.5), 0.5, bottom=700, pitch=70)
    checker(plate, mix(p.light, p.warm, 0.35), mix(p.middle, p.near, 0.3), View(330, 420), 690, 130)
    cut(plate, rectangle(-10, 520, 620, 172), p.cool, 0, bottom=(darker(p.cool, 0.3), 90))
    tiles = "".join(line([(x, 520), (x, 690)], 2.4) for x in range(10, 620, 44))
    tiles += "".join(line([(0, y), (600, y)], 2.4) for y in (564, 608, 652))
    cut(plate, tiles, lighter(p.cool, 0.25), opacity=0.6, edge=0.2)
    cut(plate, rectangle(-10, 510, 620, 14, 2), p.light, 6, 0.5)
    cut(plate, ellipse(494, 290, 92, 158), p.near, 12, 1)
    cut(plate, ellipse(494, 290, 85, 151), p.warm, 6)
    mirror = plate.mask(ellipse(494, 290, 76, 142))
    plate.ink(mirror, mix(p.cool, p.light, 0.3), shade=p.cool, depth=40, edge=0.2)
    cut(plate, form("420,470 450,384 500,362 546,384 580,480!"), p.light, 24, clip=mirror)
    draw(plate, barber_lion_head(), 512, 318, 1.35, -4, flip=True, clip=mirror)
    cut(plate, stroke("M436,262L486,186M444,292L520,178", 7), p.light, clip=mirror, opacity=0.4)
    cut(plate, rectangle(392, 482, 230, 16, 3), p.near, 6, 1)
    for x, size, ink in ((436, 0.3, p.cool), (474, 0.22, p.hot), (540, 0.32, p.near)):
        draw(plate, bottle(), x, 484, size, inks={"body": ink})
    cut(plate, path("M240,700H334L350,836H218Z") + ellipse(286, 838, 120, 18), p.deep, 10, 1)
    cut(plate, form("96,430 118,400 150,410 168,560 176,664 146,700 116,660 100,540"), p.near, 22, 1)
    cut(plate, rectangle(116, 640, 320, 64, 26), p.near, 22, 1)
    cut(plate, tube("150,650,20 104,716,18 60,728,16 44,690,14"), LION["body"], 8, 0.6)
    fire(plate, 46, 706, 84, -14)
    cut(plate, tube("400,650,70 430,720,54 432,780,44") + ellipse(450, 796, 46, 18), LION["body"], 18, 1)
    cut(plate, rectangle(392, 806, 130, 14, 6), p.deep, 5, 0.8)
    sheet = form(
        "232,418 186,440 152,510 142,600 126,690! 200,706 300,694 392,716 462,748! 470,690 452,620 400,588 352,540 "
        "330,470 306,430"
    )
    linen = cut(plate, sheet, p.light, 34, 1)
    folds = stroke(
        "M234,470C206,560 204,620 198,690M290,470C296,560 330,600 398,640M262,480C252,580 270,640 290,690"
        "M400,600C420,640 430,690 430,724", 4,
    )  # fmt: skip
    cut(plate, folds, mix(p.light, p.far, 0.6), clip=linen, edge=0.2)
    cut(plate, mane_of_fire(216, 336, 84, (168, 186, 204, 220), 52), p.hot, 8, 0.5)
    cut(plate, circle(220, 336, 106), mix(p.hot, p.near, 0.4), 20, 1)
    cut(
        plate,
        mane_of_fire(222, 336, 80, (-36, -58, -80, -102, -126, 28, 50, 72, 94, 116, 138, 158), 92),
        p.hot,
        16,
        0.5,
    )
    turns = (-34, -52, -72, -92, -114, -138, 40, 62, 84, 106, 128, 150, 176, 200)
    with plate.shining(0.55):
        cut(plate, mane_of_fire(222, 336, 68, turns, 66), mix(p.hot, p.warm, 0.55), 10)
    draw(plate, barber_lion_head(), 236, 336, 2.1, -3, shadow=0.5)
    locks = "".join(
        flame(x, y, size, turn)
        for x, y, size, turn in (
            (196, 296, 74, 24), (180, 334, 70, 62), (180, 370, 72, 92), (202, 402, 74, 112), (236, 270, 52, 40),
        )
    )  # fmt: skip
    with plate.shining(0.55):
        cut(plate, locks, mix(p.hot, p.warm, 0.55), 10, 0.5)
    cut(plate, form("190,424 250,404 318,424 310,458 250,446 198,456"), lighter(p.light, 0.4), 10, 0.6)
    draw(plate, ladder(470), 46, 838, 1, 6)
    draw(plate, mouse(), 72, 382, 0.78, inks={"body": "#6a6270", "shade": "#4a4450"})
    draw(plate, SCISSORS, 104, 342, 0.36, 68, shadow=0.4)
    for x, y, size, turn in ((140, 452, 42, 30), (100, 540, 36, -40), (176, 770, 36, 70), (58, 610, 30, 20)):
        fire(plate, x, y, size, turn)
    for x, y, size, turn in ((214, 866, 60, -12), (254, 870, 76, 6), (294, 866, 52, 18), (236, 878, 44, 0)):
        fire(plate, x, y, size, turn)
    draw(plate, BROOM, 182, 874, 0.66, -14)
    draw(plate, mouse(), 90, 872, 0.8)
    cut(plate, tube("124,822,12 138,804,10 152,808,9"), "#b3a7b5")


SCENES.append(
    Story(
        draw=lion_barber, palette="amber", operator="substitution", setting="interior", season="none", framing="side",
        moods=("comic", "fear"), flags=(), living=("lion", "mice"),
        objects=("mirror", "flames", "ladder", "sheet", "broom"),
        words={"lion/lion": 3, "coiffeur/barber": 3, "flamme/flame": 3, "souris/mouse": 2, "miroir/mirror": 2,
               "crinière/mane": 2, "ciseaux/scissors": 2, "échelle/ladder": 1, "balai/broom": 1, "chauve/bald": 2,
               "courage/courage": 2, "force/strength": 2, "vanité/vanity": 1, "métamorphose/change": 1,
               "risque/risk": 1},
        fr=(
            "Sur une échelle, une souris coupe la crinière d’un lion drapé d’un linge ; ce qui tombe est du "
            "feu, qu’une autre balaie. Dans la glace, le lion est chauve."
        ),
        en=(
            "On a ladder a mouse trims the mane of a lion wrapped in a sheet; what falls is fire, swept up by"
            " another mouse. In the mirror the lion is bald."
        ),
    )
)  # fmt: skip
