"""Rooms full of guests: a class, a supper."""

from __future__ import annotations

import math

from art.colour import Colour, mix
from art.motif import Motif, Piece, cut, draw, held
from art.motifs.beasts_small import mouse
from art.motifs.creatures_small import moth
from art.motifs.curves import tilted
from art.motifs.fixtures import CHAIR_ABOVE, suited
from art.motifs.hands import open_hand
from art.motifs.indoors import View, boards, parquet, tones, wall
from art.motifs.masks import beak_mask, blank_mask, devil_mask, fox_mask, smiling_mask, weeping_mask
from art.motifs.things import flame
from art.motifs.things_kitchen import KNIFE, PLATE_ABOVE
from art.palettes import PALETTES
from art.press import Plate, darker, lighter
from art.scene import Scene, Story
from art.shapes import Point, circle, ellipse, line, path, place, rectangle, ring, stroke

SCENES: list[Scene] = []


def _candle_pupil(lit: bool = False, lean: float = 0, bow: bool = False) -> Motif:
    """A pupil seen from behind whose head is a candle; the shoulders rest on (0, 0), the wick ends near y = -250."""
    coat = "M-96,60C-100,10 -84,-30 -46,-42C-20,-50 20,-50 46,-42C84,-30 100,10 96,60Z"
    wax = "M-31,-36C-33,-90 -32,-140 -31,-196C-22,-206 -8,-200 0,-206C10,-212 24,-204 31,-196C33,-140 32,-90 31,-36Z"
    drips = (
        "M-31,-196C-22,-206 -8,-200 0,-206C10,-212 24,-204 31,-196V-150C31,-138 20,-138 20,-150V-168"
        "C20,-178 8,-178 8,-168V-130C8,-118 -6,-118 -6,-130V-166C-6,-176 -16,-176 -16,-164C-16,-154 -31,-154 -31,-166Z"
    )
    head = [
        Piece(path(wax), "wax", 22, True),
        Piece(path(drips), "drip", 8),
        Piece(stroke("M0,-202C2,-214 -4,-222 2,-232", 6), "dark"),
    ]
    if lit:
        head += flame(1, -216, 2.3)
    neck = tilted(Motif(tuple(head)), 0, -40, lean)
    collar = "M-44,-46C-20,-60 20,-60 44,-46C40,-28 20,-24 0,-24C-20,-24 -40,-28 -44,-46Z"
    pieces = (Piece(path(coat), "coat", 28, True), *neck.pieces, Piece(path(collar), "collar", 9, True))
    if bow:
        pieces += (
            Piece(
                path("M0,-34C-18,-50 -30,-40 -26,-26C-20,-18 -8,-24 0,-32C8,-24 20,-18 26,-26C30,-40 18,-50 0,-34Z"),
                "trim",
                6,
            ),
        )
    return Motif(
        pieces,
        {"coat": "#2a343d", "wax": "#e9dfc6", "drip": "#f7f0dc", "dark": "#11171d", "collar": "#f2e8cf",
         "trim": "#8db4b5", "glow": "#ffd569", "light": "#fff6d8", "body": "#ee6b2f", "metal": "#939aa0"},
    )  # fmt: skip


def candle_class(plate: Plate) -> None:
    """A class of unlit candles; the one that burns sits at the back, and the snuffer turns round."""
    p = PALETTES["slate"]
    t = tones(p)
    wall(plate, p.far, (420, 620), 0.25)
    cut(plate, rectangle(-10, 420, 620, 480), p.middle, 0)
    cut(plate, rectangle(-10, 412, 620, 14), p.cool, 5, 0.4)
    boards(plate, mix(p.near, p.warm, 0.15), p.deep, View(300, 330), 520)
    cut(plate, rectangle(56, 84, 488, 286, 3), t.wood, 9, 1.2)
    cut(plate, rectangle(72, 100, 456, 254), mix(p.middle, p.cool, 0.28), edge=0.2)
    draw(plate, moth(), 424, 286, 0.56, 14, flat=mix(p.cool, p.light, 0.5), opacity=0.9)
    plate.dots(plate.mask(ellipse(160, 250, 70, 30, -12)) * 0.25, p.light, 0.6)
    _snuffer(plate)
    rows: tuple[tuple[float, float, tuple[float, ...], dict[int, float]], ...] = (
        (520, 0.5, (96, 196, 404, 504), {1: -6.0, 3: 4.0}),
        (634, 0.78, (60, 226, 392, 548), {0: 4.0, 2: -5.0}),
        (826, 1.22, (76, 300, 524), {}),
    )
    for y, size, xs, leans in rows:
        far = 1 - size / 1.3
        inks = {"coat": mix("#5b7078", p.near, far * 0.6), "wax": mix("#e4d9be", p.far, far * 0.9),
                "drip": mix("#f7f0dc", p.far, far * 0.9), "collar": mix(p.light, p.far, far)}  # fmt: skip
        for i, x in enumerate(xs):
            last = size > 1
            lit = last and i == 2
            lean = 15 if last and i == 1 else leans.get(i, 0)
            if lit:
                plate.glow(524, 520, 420, p.hot, 0.5, 1.5)
                plate.glow(524, 520, 230, p.warm, 0.8, 1.5)
            pupil = _candle_pupil(lit, lean, bow=last and i == 0)
            desk = rectangle(x - 112 * size, y - 40 * size, 224 * size, 34 * size, 3)
            cut(plate, desk, mix(t.wood, p.deep, far * 0.5), 8, 0.8)
            draw(plate, pupil, x, y + 40 * size, size, inks=inks)
    draw(plate, mouse(), 168, 858, 0.3, 0, inks={"body": p.cool, "shade": p.far})


def _snuffer(plate: Plate) -> None:
    """The teacher: a long coat under a brass candle snuffer in which the one flame is mirrored."""
    p = PALETTES["slate"]
    coat = (
        "M256,212C226,222 210,256 204,310C196,390 184,470 172,560H356C352,480 346,400 338,320C334,262 320,222 292,212Z"
    )
    cut(plate, path(coat), p.near, 36, 1.8)
    cut(plate, stroke("M276,300C270,370 274,460 266,554", 4), p.far)
    cut(plate, path("M246,214L276,300L306,214Z"), p.light, 6)
    cut(plate, path("M268,222H286L290,270L277,292L264,270Z"), p.hot, 5)
    cut(plate, circle(288, 330, 5) + circle(288, 370, 5) + circle(287, 410, 5), p.warm)
    cut(plate, stroke("M320,256C360,286 384,330 420,356", 34), p.near, 12, 1)
    cut(plate, ellipse(424, 360, 16, 13, 30), "#dba27a", 8)
    cut(plate, line([(418, 366), (470, 262)], 6), p.warm, lift=0.5)
    cut(plate, stroke("M226,260C196,300 190,350 214,392", 32), lighter(p.near, 0.08), 10, 1)
    brass, bright, dim = "#d99a35", "#fff0b4", "#8a5518"
    handle = "M277,98C276,58 250,44 206,46C160,48 118,70 84,62"
    cut(plate, stroke(handle, 13), brass, 5, 1)
    cut(plate, stroke("M268,70C256,52 232,48 206,50C164,52 124,70 92,64", 3.4), bright)
    cut(plate, ring(58, 56, 24, 11), brass, 4, 1)
    cut(plate, stroke("M40,50C44,38 54,34 64,36", 3.4), bright)
    cut(plate, circle(206, 47, 11) + circle(178, 50, 8), brass, 6, 0.5)
    bell = (
        "M277,92C312,92 326,120 330,150C333,172 342,188 356,200C330,224 224,224 198,200C212,188 "
        "221,172 224,150C228,120 242,92 277,92Z"
    )
    cut(plate, path(bell), brass, 20, 1.6)
    clip = plate.mask(path(bell))
    sheen = (
        "M252,104C238,122 236,150 232,170C230,184 224,196 216,206L240,212C246,194 248,170 "
        "250,150C252,130 256,116 262,104Z"
    )
    cut(plate, path(sheen), bright, clip=clip)
    cut(plate, path("M268,102C262,130 262,180 256,216H264C270,180 270,130 276,102Z"), bright, clip=clip, opacity=0.8)
    cut(plate, path("M300,98C316,130 314,176 330,214L352,208C334,176 330,130 314,98Z"), dim, clip=clip, opacity=0.75)
    cut(plate, path("M312,150C302,164 300,176 308,184C318,190 328,180 324,168C320,162 314,160 312,150Z"), p.hot, 3)
    cut(plate, path("M312,166C306,174 308,182 313,182C319,181 319,174 312,166Z"), bright)
    rim = "M194,196C222,218 332,218 360,196C368,206 366,216 356,222C320,242 234,242 198,222C188,216 186,206 194,196Z"
    cut(plate, path(rim), lighter(brass, 0.15), 9, 0.8)
    cut(plate, stroke("M204,212C232,228 290,232 322,226", 4), bright)
    cut(plate, rectangle(262, 82, 30, 16, 6), lighter(brass, 0.2), 5, 0.5)


SCENES.append(
    Story(
        draw=candle_class, palette="slate", operator="repetition", setting="interior", season="none",
        framing="frontal", moods=("rebellion", "fear"), living=("pupils", "teacher", "mouse"),
        objects=("candle", "flame", "snuffer", "classroom", "blackboard", "desk"),
        words={
            "bougie/candle": 3, "école/school": 3, "flamme/flame": 3, "éteignoir/snuffer": 2, "professeur/teacher": 2,
            "classe/class": 2, "élève/pupil": 2, "tableau noir/blackboard": 1, "révolte/revolt": 2, "idée/idea": 2,
            "obéissance/obedience": 1, "différence/difference": 2, "papillon de nuit/moth": 1, "menace/threat": 1,
        },
        fr=("Une classe vue du fond : les élèves ont pour têtes des bougies éteintes, une "
            "seule brûle, au dernier rang ; le maître, un éteignoir de laiton en manteau, se retourne."),
        en=("A classroom seen from the back: the pupils’ heads are unlit candles, one alone burns, "
            "in the last row; the teacher, a brass snuffer on a coat, turns round from the blackboard."),
    )
)  # fmt: skip


SLEEVES: tuple[tuple[str, str, str], ...] = (
    ("#2b6f7a", "#fbf0d6", "#dba27a"), ("#2c1a26", "#c93a26", "#b9825c"), ("#edb65f", "#7d3030", "#e6b48f"),
    ("#7d3030", "#edb65f", "#8a5a3c"), ("#4a5a94", "#fbf0d6", "#dba27a"), ("#fbf0d6", "#2c1a26", "#c99270"),
)  # fmt: skip


def supper_from_above(plate: Plate) -> None:
    """Seven places seen from straight above, a mask on each plate, a mirror on one, a knife like a clock hand."""
    p = PALETTES["brick"]
    t, centre, radius = tones(p), (300.0, 452.0), 262.0
    parquet(plate, t)
    plate.lay(p.near, plate.mask(rectangle(0, 0, 600, 900)) * 0.45)
    plate.at(-0.15)
    chairs = {**suited(t), "cloth": p.middle, "timber": p.deep}
    guests = {0: 0, 1: 1, 2: 2, 4: 3, 5: 4, 6: 5}
    for k in range(7):
        angle = math.tau * k / 7
        x, y = _around(centre, radius + 66, angle)
        draw(plate, CHAIR_ABOVE, x, y, 1.9, math.degrees(angle), inks=chairs)
    for k, look in guests.items():
        angle = math.tau * k / 7
        sleeve, trim, skin = SLEEVES[look]
        _diner(plate, _around(centre, radius + 52, angle), math.degrees(angle), sleeve, trim, skin, look)
    plate.at(0)
    cat = _cat_above()
    x, y = _around(centre, radius + 56, math.tau * 3 / 7)
    draw(plate, cat, x, y, 1.15, math.degrees(math.tau * 3 / 7))
    cut(plate, circle(*centre, radius), p.light, 46, 2)
    cut(plate, ring(*centre, radius - 14, 5), p.middle, opacity=0.9)
    ticks = "".join(
        line([_around(centre, radius - 30, math.tau * i / 56), _around(centre, radius - 40, math.tau * i / 56)], 3)
        for i in range(56)
    )
    cut(plate, ticks, p.far, opacity=0.8)
    masks = (None, fox_mask(), smiling_mask(), blank_mask(), beak_mask(), weeping_mask(), devil_mask())
    for k, mask in enumerate(masks):
        angle = math.tau * k / 7
        x, y = _around(centre, radius - 96, angle)
        turn = math.degrees(angle)
        draw(plate, PLATE_ABOVE, *held(PLATE_ABOVE, "middle", (x, y), 0.68, turn), inks={"trim": p.cool})
        if mask:
            middle = Motif((), anchors={"middle": (0, -150)})
            draw(plate, mask, *held(middle, "middle", (x, y), 0.3, turn))
        else:
            _mirror(plate, x, y)
        for side in (-1, 1):
            wrist = _around(centre, radius - 6, angle + side * 0.2)
            if k in guests:
                sleeve, trim, skin = SLEEVES[guests[k]]
                hand = open_hand(7, palm=False)
                ink: dict[str, Colour] = {"skin": skin, "sleeve": sleeve, "cuff": trim, "line": darker(skin, 0.3)}
                draw(plate, hand, *held(hand, "wrist", wrist, 0.36, turn + side * 6, side > 0), inks=ink)
            else:
                paw = _around(centre, radius - 22, angle + side * 0.09)
                cut(plate, ellipse(*paw, 17, 25, turn), "#2c2a3c", 10, 0.8)
                tip = _around(centre, radius - 38, angle + side * 0.09)
                cut(plate, ellipse(*tip, 13, 11, turn), p.light, 5)
    plate.glow(*centre, 120, p.warm, 0.35)
    draw(
        plate,
        KNIFE,
        *held(Motif((), anchors={"middle": (0, -100)}), "middle", centre, 0.94, math.degrees(math.tau * 4 / 7) + 186),
    )
    cut(plate, circle(*centre, 9), p.hot, 6, 0.5)


def _around(centre: Point, reach: float, angle: float) -> Point:
    """A point around the table; the angle counts from the bottom, clockwise."""
    return centre[0] - reach * math.sin(angle), centre[1] + reach * math.cos(angle)


def _diner(plate: Plate, at: Point, turn: float, sleeve: str, trim: str, skin: str, look: int) -> None:
    """Shoulders and head of a guest seen from above, back to the outside."""
    shoulders = path("M-84,-8C-84,-44 -44,-52 0,-50C44,-52 84,-44 84,-8C84,26 44,40 0,40C-44,40 -84,26 -84,-8Z")
    arms = stroke("M-66,-6C-78,-34 -74,-62 -62,-84", 34) + stroke("M66,-6C78,-34 74,-62 62,-84", 34)
    cut(plate, place(arms, *at, 1, turn), sleeve, 12, 1)
    cut(plate, place(shoulders, *at, 1, turn), sleeve, 26, 1.2)
    hair: Colour = (("#3a2430"), "#f0e4c8", "#8a4a2c", "#1d1730", "#c9a24c", "#5a3a2c")[look]
    cut(plate, place(ellipse(0, -40, 9, 12), *at, 1, turn), skin)
    if look in (1, 4):
        cut(plate, place(ellipse(0, -8, 50, 46), *at, 1, turn), trim, 18, 1)
        cut(plate, place(ellipse(0, -8, 30, 28), *at, 1, turn), mix(trim, sleeve, 0.5), 16, 0.7)
    else:
        cut(plate, place(ellipse(0, -10, 32, 36), *at, 1, turn), hair, 18, 1)
        cut(plate, place(stroke("M0,-42C-4,-20 -2,4 0,22", 3), *at, 1, turn), lighter(hair, 0.3))
        if look in (2, 5):
            cut(plate, place(circle(0, 18, 17), *at, 1, turn), hair, 10, 0.8)


def _cat_above() -> Motif:
    """A cat seen from above, its head towards the top."""
    return Motif(
        (
            Piece(stroke("M0,50C30,80 74,70 78,40", 15), "body", 6),
            Piece(path("M-34,-40C-50,-10 -54,40 -30,58C-10,68 12,68 32,58C54,40 50,-10 34,-40Z"), "body", 28),
            Piece(path("M-34,-58L-36,-92L-12,-76ZM34,-58L36,-92L12,-76Z"), "body", 5),
            Piece(ellipse(0, -54, 37, 32), "body", 18, True),
            Piece(
                stroke("M-16,0Q0,8 16,0M-20,22Q0,32 20,22", 6) + stroke("M0,-80V-66M-10,-78L-8,-66M10,-78L8,-66", 4),
                "mark",
            ),
        ),
        {"body": "#2c2a3c", "mark": "#56527a"},
    )


def _mirror(plate: Plate, x: float, y: float) -> None:
    p = PALETTES["brick"]
    cut(plate, circle(x, y, 46), p.warm, 8, 0.6)
    glass = cut(plate, circle(x, y, 38), "#a9cbd0", 12)
    almond = path(f"M{x - 31},{y + 4}Q{x},{y - 28} {x + 31},{y + 4}Q{x},{y + 26} {x - 31},{y + 4}Z")
    white = cut(plate, almond, p.light, 6, clip=glass)
    cut(plate, circle(x + 4, y + 1, 12), p.cool, clip=white)
    cut(plate, circle(x + 4, y + 1, 6), p.deep, clip=white)
    cut(plate, stroke(f"M{x - 31},{y + 4}Q{x},{y - 28} {x + 31},{y + 4}", 4), p.deep, clip=glass)
    cut(plate, line([(x - 26, y - 8), (x - 8, y - 28)], 5), p.light, clip=glass, opacity=0.8)


SCENES.append(
    Story(
        draw=supper_from_above, palette="brick", operator="repetition", setting="interior", season="none",
        framing="above", moods=("mystery", "dark"), living=("guests", "cat"),
        objects=("table", "mask", "plate", "mirror", "knife"),
        words={
            "masque/mask": 3, "table/table": 3, "repas/meal": 2, "couteau/knife": 3, "mains/hands": 2,
            "miroir/mirror": 2,
            "chat/cat": 1, "convives/guests": 2, "assiette/plate": 1, "trahison/betrayal": 2, "soupçon/suspicion": 2,
            "famille/family": 1, "horloge/clock": 1, "hypocrisie/hypocrisy": 1, "cercle/circle": 1,
        },
        fr=("Une table ronde vue d’en haut : six convives et un chat, un masque dans chaque "
            "assiette, un miroir dans une seule ; au centre, un couteau pointe comme une aiguille."),
        en=("A round table from straight above: six guests and a cat, a mask on every plate "
            "but one, which holds a mirror; in the middle a knife points like a clock hand."),
    )
)  # fmt: skip
