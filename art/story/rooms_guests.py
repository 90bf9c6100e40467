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
from art.story._profiles import fist

SCENES: list[Scene] = []


def _candle_head(lit: bool, plaits: bool) -> list[Piece]:
    """A candle on a child's neck: wax runs down it like hair, two drops are its ears."""
    wax = (
        "M-27,2C-29,-30 -29,-66 -27,-92C-18,-102 -8,-97 0,-101C9,-106 20,-101 27,-92C29,-66 29,-30 27,2"
        "C14,10 -14,10 -27,2Z"
    )
    hair = (
        "M-29,-90C-18,-103 -8,-98 0,-102C9,-107 20,-102 29,-90V-46C29,-36 19,-36 19,-46V-58C19,-66 9,-66 9,-58V-28"
        "C9,-18 -3,-18 -3,-28V-54C-3,-62 -13,-62 -13,-54V-40C-13,-30 -29,-30 -29,-42Z"
    )
    pieces = [
        Piece(path("M-25,-44C-40,-50 -42,-28 -26,-26ZM25,-44C40,-50 42,-28 26,-26Z"), "wax", 4),
        Piece(path(wax), "wax", 18, True),
        Piece(path(hair), "drip", 7),
        Piece(stroke("M0,-98C2,-106 -4,-112 1,-122", 4.6), "dark"),
    ]
    if plaits:
        tail = "M-25,-60C-44,-70 -62,-56 -60,-34C-59,-18 -66,-8 -74,-2C-58,6 -42,-8 -42,-26C-42,-38 -36,-46 -25,-48Z"
        bow = (
            "M-33,-57C-36,-72 -52,-76 -50,-62C-56,-52 -42,-46 -34,-53C-32,-44 -20,-42 -22,-54C-18,-66 -30,-68 -33,-57Z"
        )
        pieces += [Piece(path(tail) + place(path(tail), 0, 0, 1, 0, True), "drip", 8, True),
                   Piece(path(bow) + place(path(bow), 0, 0, 1, 0, True), "trim", 4, True)]  # fmt: skip
    return pieces + (list(flame(1, -106, 1.9)) if lit else [])


def _candle_pupil(lit: bool = False, lean: float = 0, plaits: bool = False, asks: bool = False) -> Motif:
    """A child at its desk, seen from behind, whose head is a candle; the neck is on (0, 0), the chair ends at 160."""
    top = "M-92,12H92L106,54H-106Z"
    arm = "M-46,12C-70,16 -84,32 -88,50C-90,64 -82,72 -72,68C-60,66 -50,60 -44,54Z"
    raised = "M42,22C60,20 68,-4 70,-48L96,-48C98,4 90,54 54,66Z"
    hand = (
        "M71,-48C66,-60 58,-68 62,-74C67,-77 71,-70 74,-67V-92C75,-98 81,-98 82,-92C84,-99 90,-98 90,-91"
        "C95,-94 98,-90 97,-84V-62L95,-48Z"
    )
    smock = (
        "M-20,-4C-36,0 -54,6 -60,30C-66,64 -60,112 -64,164H64C60,112 66,64 60,30C54,6 36,0 20,-4C10,-8 -10,-8 -20,-4Z"
    )
    collar = "M-36,0C-18,-12 18,-12 36,0C36,18 14,26 0,14C-14,26 -36,18 -36,0Z"
    ties = (
        "M0,84C-22,66 -36,78 -30,92C-22,100 -8,94 0,86C8,94 22,100 30,92C36,78 22,66 0,84ZM-3,88L-18,122L-6,116"
        "L0,92L6,116L18,122L3,88Z"
    )
    both = path(arm) + ("" if asks else place(path(arm), 0, 0, 1, 0, True))
    pieces = [
        Piece(rectangle(-98, 60, 12, 110) + rectangle(86, 60, 12, 110), "edge", 4),
        Piece(path(top), "wood", 6, True),
        Piece(rectangle(-106, 54, 212, 15, 2), "edge", 4),
        Piece(path("M72,30V16H88V30C88,35 72,35 72,30ZM75,16V9H85V16Z"), "dark", 3),
        Piece(path("M-86,20L-56,16L-50,36L-88,40ZM-54,16L-26,20L-20,40L-50,36Z"), "collar", 3),
        Piece(both, "coat", 12, True),
    ]
    if asks:
        pieces += [Piece(path(hand), "wax", 6), Piece(path(raised), "coat", 12, True),
                   Piece(path("M67,-42H99V-54H67Z"), "collar", 3)]  # fmt: skip
    pieces += [
        Piece(path(smock), "coat", 28, True),
        Piece(stroke("M0,22V82M-42,30C-48,70 -44,120 -48,160M42,30C48,70 44,120 48,160", 2.6), "fold"),
        Piece("".join(circle(0, y, 3) for y in (32, 48, 64)), "collar"),
        Piece(path(ties), "collar", 4, True),
        *tilted(Motif(tuple(_candle_head(lit, plaits))), 0, 0, lean).pieces,
        Piece(path(collar), "collar", 7, True),
        Piece(rectangle(-62, 112, 11, 74, 4) + rectangle(51, 112, 11, 74, 4), "wood", 5, True),
        Piece(path("M-68,108C-36,98 36,98 68,108V126C36,116 -36,116 -68,126Z"), "wood", 6, True),
    ]
    return Motif(
        tuple(pieces),
        {"coat": "#4a6470", "wax": "#e9dfc6", "drip": "#f7f0dc", "dark": "#11171d", "collar": "#f2e8cf",
         "fold": "#2a3a44", "wood": "#8a5a34", "edge": "#5c3826", "trim": "#8db4b5", "glow": "#ffd569",
         "light": "#fff6d8", "body": "#ee6b2f", "metal": "#939aa0"},
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
    _snuffer(plate)
    rows: tuple[tuple[float, float, tuple[float, ...], dict[int, float]], ...] = (
        (486, 0.46, (96, 196, 404, 504), {1: -6.0, 3: 4.0}),
        (592, 0.74, (72, 224, 384, 540), {0: 4.0, 2: -5.0}),
        (736, 1.08, (84, 300, 508), {1: 15.0}),
    )
    for y, size, xs, leans in rows:
        far = 1 - size / 1.3
        inks = {"coat": mix("#54707c", p.near, far * 0.5), "wax": mix("#e4d9be", p.far, far * 0.6),
                "drip": mix("#f7f0dc", p.far, far * 0.6), "collar": mix(p.light, p.far, far * 0.7),
                "wood": mix("#8a5a34", p.near, far * 0.4)}  # fmt: skip
        for i, x in enumerate(xs):
            lit = size > 1 and i == 2
            if lit:
                plate.glow(508, 570, 400, p.hot, 0.45, 1.5)
                plate.glow(508, 570, 210, p.warm, 0.7, 1.5)
            girl = i in ((0, 3) if size < 0.5 else (2,) if size < 1 else (0,))
            pupil = _candle_pupil(lit, leans.get(i, 0), girl, 0.5 < size < 1 and i == 1)
            draw(plate, pupil, x, y, size, inks=inks)
    draw(plate, mouse(), 190, 878, 0.34, 0, inks={"body": p.cool, "shade": p.far})


def _snuffer(plate: Plate) -> None:
    """The teacher: a long coat under a brass candle snuffer in which the one flame is mirrored."""
    p = PALETTES["slate"]
    coat = (
        "M256,212C226,222 210,256 204,310C196,390 184,470 172,560H356C352,480 346,400 338,320C334,262 320,222 292,212Z"
    )
    cut(plate, path(coat), p.near, 36, 1.8)
    cut(plate, stroke("M276,300C270,370 274,460 266,554", 3), darker(p.near, 0.4))
    cut(plate, path("M246,214L276,300L306,214Z"), p.light, 6)
    cut(plate, path("M268,222H286L290,270L277,292L264,270Z"), p.hot, 5)
    cut(plate, circle(288, 330, 5) + circle(288, 370, 5) + circle(287, 410, 5), p.warm)
    skin: Colour = "#dba27a"
    lapels = "M250,214L276,300L240,262L230,232ZM302,214L276,300L314,262L324,232Z"
    cut(plate, path(lapels), lighter(p.near, 0.14), 5, 0.5)
    pointing = (
        "M298,222C328,220 346,244 356,270C366,292 386,308 410,324L396,356C362,346 334,330 318,304"
        "C306,282 296,252 298,222Z"
    )
    cut(plate, path(pointing), lighter(p.near, 0.06), 16, 1)
    cut(plate, path("M406,318L420,328L404,362L390,354Z"), p.light, 3, 0.3)
    cut(plate, line([(416, 374), (474, 256)], 6), p.warm, lift=0.5)
    fist(plate, (424, 352, 1.35, 34, False), skin)
    hanging = (
        "M250,220C218,226 200,262 196,306C192,346 196,384 202,412L238,410C234,376 236,344 244,314"
        "C250,284 258,250 250,220Z"
    )
    cut(plate, path(hanging), lighter(p.near, 0.08), 14, 1)
    fist(plate, (222, 428, 1.3, 84, False), skin)
    cut(plate, path("M200,404L240,402L241,416L202,418Z"), p.light, 3, 0.3)
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
    cut(plate, path(sheen), bright, clip=clip, opacity=0.5)
    cut(plate, path("M268,102C262,130 262,180 256,216H264C270,180 270,130 276,102Z"), bright, clip=clip, opacity=0.4)
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
    cut(plate, circle(*centre, radius), p.light, 46, 2)
    cut(plate, ring(*centre, radius - 14, 5), p.middle, opacity=0.9)
    ticks = "".join(
        line([_around(centre, radius - 30, math.tau * i / 56), _around(centre, radius - 40, math.tau * i / 56)], 3)
        for i in range(56)
    )
    cut(plate, ticks, p.far, opacity=0.8)
    x, y = _around(centre, radius + 92, math.tau * 3 / 7)
    draw(plate, _cat_above(), x, y, 1.15, math.degrees(math.tau * 3 / 7))
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
                paw = _around(centre, radius - 8, angle + side * 0.24)
                cut(plate, ellipse(*paw, 15, 24, turn), "#56506e", 10, 0.8)
                tip = _around(centre, radius - 24, angle + side * 0.24)
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
            Piece(ellipse(0, -54, 37, 32), "body", 18, True),
            Piece(
                path("M-38,-50L-30,-98L-6,-76C-18,-72 -30,-62 -38,-50ZM38,-50L30,-98L6,-76C18,-72 30,-62 38,-50Z"),
                "body",
                6,
                True,
            ),
            Piece(path("M-31,-64L-27,-86L-16,-76ZM31,-64L27,-86L16,-76Z"), "ear"),
            Piece(
                stroke("M-16,0Q0,8 16,0M-20,22Q0,32 20,22", 6) + stroke("M0,-80V-66M-10,-78L-8,-66M10,-78L8,-66", 4),
                "mark",
            ),
        ),
        {"body": "#56506e", "mark": "#8a84a8", "ear": "#b8848c"},
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
