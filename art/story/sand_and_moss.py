"""Story card of open land: telephones in the dunes."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from random import Random

from art.colour import Colour, mix
from art.motif import Motif, Piece, cut, draw
from art.motifs.curves import blob, limb, through
from art.motifs.terrain import below, pebbles, plane
from art.palettes import PALETTES
from art.press import Plate
from art.scene import Scene, Story
from art.shapes import Point, bird, circle, ellipse, line, path, place, polygon, rectangle, stroke
from art.story._contours import profile
from art.story._freehand import skin

SCENES: list[Scene] = []


def _kiosk(box: float = 0) -> Motif:
    """A telephone kiosk without a door, 200 high; `box` moves the telephone across its back wall."""
    panes = "".join(rectangle(-27 + 19 * i, -140 + 27 * j, 16, 23, 2) for i in range(3) for j in range(5))
    return Motif(
        (
            Piece(path("M40,-178L58,-170V-3L40,0Z"), "side", 6),
            Piece(path("M38,-178C50,-192 30,-200 10,-200L24,-199C44,-198 60,-186 61,-170Z"), "side"),
            Piece(rectangle(-42, -180, 84, 180, 3), "body", 12),
            Piece(rectangle(-32, -147, 64, 141, 3), "inside"),
            Piece(panes, "pane"),
            Piece(path("M-32,-6L-24,-16H26L32,-6Z"), "floor"),
            Piece(rectangle(-30, -167, 60, 11, 3), "light"),
            Piece(path("M-47,-177C-47,-192 -22,-201 0,-201C22,-201 47,-192 47,-177Q0,-182 -47,-177Z"), "body", 9),
            Piece(rectangle(box - 13, -120, 26, 36, 4), "dark", 4),
            Piece(circle(box, -99, 7.5), "light"),
            Piece(circle(box, -99, 3), "dark"),
            Piece(rectangle(box - 16, -118, 5, 14, 2), "light"),
        ),
        {
            "body": "#c93a26", "side": "#7d2428", "inside": "#4a2430", "pane": "#8fb0a4", "floor": "#a8623e",
            "light": "#fbf0d6", "dark": "#231520",
        },
    )  # fmt: skip


def _handset() -> Motif:
    """A receiver about 60 long, its cups towards +y."""
    return Motif(
        (
            Piece(limb("-24,2,10 -12,-7,9 0,-9,9 12,-7,9 24,2,10"), "body", 4),
            Piece(ellipse(-25, 6, 9, 8, 24) + ellipse(25, 6, 9, 8, -24), "body", 4),
            Piece(ellipse(-27, 11, 7, 3, 24) + ellipse(27, 11, 7, 3, -24), "cup"),
        ),
        {"body": "#f8ead0", "cup": "#8a6a5a"},
    )


def _coil(points: Sequence[Point], width: float, radius: float, pitch: float) -> str:
    """A curly cord along a broken line."""
    turns: list[Point] = []
    angle = 0.0
    for (x0, y0), (x1, y1) in pairwise(points):
        steps = max(2, round(math.hypot(x1 - x0, y1 - y0) / pitch * 6))
        for i in range(steps):
            t = i / steps
            turns.append((x0 + (x1 - x0) * t + radius * math.cos(angle), y0 + (y1 - y0) * t + radius * math.sin(angle)))
            angle += math.tau / 6
    return stroke(through([*turns, points[-1]]), width)


def _sagging(start: Point, end: Point, sag: float) -> list[Point]:
    middle = (start[0] + end[0]) / 2, max(start[1], end[1]) + sag
    return [
        (
            (1 - t) ** 2 * start[0] + 2 * t * (1 - t) * middle[0] + t * t * end[0],
            (1 - t) ** 2 * start[1] + 2 * t * (1 - t) * middle[1] + t * t * end[1],
        )
        for t in (i / 12 for i in range(13))
    ]


def _off_the_hook(plate: Plate, x: float, y: float, size: float, swing: float) -> None:
    """A receiver that swings at the end of its cord inside a kiosk."""
    across, down = math.sin(swing) * size, math.cos(swing) * size
    start = x + 8 * size, y - 86 * size
    end = start[0] + across * 36, start[1] + down * 36
    cut(plate, line([start, end], max(1.4, 2.4 * size)), "#f8ead0")
    if size > 0.35:
        turn = 90 - math.degrees(swing)
        draw(plate, _handset(), end[0] + across * 14, end[1] + down * 14, size * 0.62, turn, shadow=0)
    else:
        cut(plate, line([end, (end[0] + across * 28, end[1] + down * 28)], max(1.8, 10 * size)), "#f8ead0")


def _fennec() -> Motif:
    """A fennec that sits and listens with closed eyes."""
    ears = blob("-26,-116 -52,-150 -74,-204! -34,-186 -8,-156 2,-128")
    ears += blob("6,-128 18,-162 52,-200! 58,-166 46,-130 30,-110")
    hollows = blob("-28,-128 -46,-154 -62,-190! -34,-170 -14,-138") + blob("18,-134 28,-160 48,-186! 50,-158 36,-124")
    return Motif(
        (
            Piece(limb("34,-12,20 70,-10,30 98,-24,32 104,-50,22 98,-66,4"), "body", 12),
            Piece(limb("98,-24,32 104,-50,22 98,-66,4"), "mark", 6),
            Piece(blob("-30,-86 -46,-52 -50,-18 -38,0! 40,0! 46,-24 38,-60 26,-88 -2,-98"), "body", 22),
            Piece(blob("-16,-84 -22,-50 -12,-20 6,-20 14,-50 8,-84"), "belly", 8),
            Piece(limb("-16,-46,18 -15,-20,14 -15,-6,14") + limb("14,-46,18 15,-20,14 15,-6,14"), "body", 6),
            Piece(ellipse(-17, -5, 13, 6) + ellipse(17, -5, 13, 6), "belly", 3),
            Piece(ears, "body", 10),
            Piece(hollows, "rose", 5),
            Piece(blob("-38,-106 -28,-132 2,-142 30,-130 40,-104 22,-86 4,-68! -8,-70 -22,-86"), "body", 14),
            Piece(blob("-36,-104 -20,-104 -6,-96 4,-104 22,-104 38,-104 22,-86 4,-68! -8,-70 -22,-86"), "belly", 6),
            Piece(stroke("M-26,-108Q-19,-102 -12,-108M12,-110Q19,-104 26,-110", 3.6), "dark"),
            Piece(ellipse(-1, -73, 7, 5), "dark"),
        ),
        {"body": "#dda663", "belly": "#fbf0dc", "mark": "#8a5a3a", "rose": "#d08a6e", "dark": "#2a1a1f"},
    )


def _listener(plate: Plate, x: float, y: float, size: float) -> None:
    """The woman in the kiosk, in profile to the left: headwrap, long bright dress, the receiver at her ear."""
    p = PALETTES["brick"]
    brown: Colour = "#7a4a30"

    def put(shape: str) -> str:
        return place(shape, x, y, size)

    draw(plate, profile("calm"), x + 4 * size, y - 255 * size, 0.18 * size, 0, True,
         inks={"skin": brown, "hair": "#231520", "dark": "#140c10"}, shadow=0)  # fmt: skip
    dress = (
        "M-14,-206C-24,-200 -34,-194 -36,-180C-38,-160 -32,-144 -27,-130C-34,-92 -46,-40 -52,0H62"
        "C56,-50 40,-100 30,-130C36,-150 38,-176 30,-192C24,-202 12,-206 4,-207C-2,-202 -8,-202 -14,-206Z"
    )
    cut(plate, put(path(dress)), "#e6a52e", 26, 0.6)
    folds = "M-10,-124C-16,-84 -22,-40 -26,-8M6,-124C8,-84 10,-40 10,-8M20,-122C28,-84 38,-44 42,-8"
    cut(plate, put(stroke(folds, 2.4)), "#a86f1c", edge=0.2)
    cut(plate, put(path("M-28,-136Q0,-128 31,-136L31,-124Q0,-116 -28,-124Z")), "#1f6f74", 3)
    cut(plate, put(path("M-51,-10Q5,-2 60,-10L62,0H-52Z")), "#1f6f74", 3)
    wrap = (
        "M-26,-246C-32,-262 -24,-280 -4,-282C18,-282 28,-264 20,-246C16,-236 10,-230 6,-230C2,-240 -12,-246 -26,-246Z"
    )
    knot = "M-24,-268C-30,-292 -16,-312 6,-310C28,-308 34,-284 22,-262C8,-276 -10,-276 -24,-268Z"
    cut(plate, put(path(knot)), p.cool, 12, 0.3)
    cut(plate, put(path(wrap)), p.cool, 10, 0.3)
    pleats = "M-25,-254Q-2,-262 17,-240M-23,-266Q2,-272 21,-250M-20,-286Q4,-296 25,-282M-12,-302Q8,-306 24,-294"
    cut(plate, put(stroke(pleats, 2)), p.warm, edge=0.15)
    cut(plate, put(circle(-6, -214, 2.6)), p.warm, edge=0.1)
    ear, mouth = (2, -230), (-26, -198)
    draw(plate, _handset(), x + (ear[0] + mouth[0]) / 2 * size, y + (ear[1] + mouth[1]) / 2 * size, size * 0.66,
         131, shadow=0, inks={"body": "#fbf0d6", "cup": "#3a2028"})  # fmt: skip
    skin(plate, put(limb("-34,-158,14 -30,-176,12 -20,-196,9")), brown, 5)
    palm = "M-26,-198C-27,-208 -22,-219 -13,-222C-6,-223 -2,-217 -4,-209C-6,-201 -12,-195 -17,-193Z"
    skin(plate, put(path(palm)), brown, 4)
    cut(plate, put(stroke("M-22,-211L-9,-207M-18,-217L-5,-213M-24,-204L-13,-201", 1.1)), "#4a2818", edge=0.1)
    cut(plate, put(limb("18,-186,28 0,-164,26 -22,-150,22 -34,-152,18 -36,-164,15")), "#e6a52e", 12, 0.7)
    cord = _sagging((x - 58 * size, y - 168 * size), (x - 29 * size, y - 193 * size), 34 * size)
    cut(plate, _coil(cord, 1.6, 3, 6), "#f8ead0")


NEAR = 1.25


def _nearer(y: float) -> float:
    """The same height in the picture as one sees it from a step closer."""
    return 900 - (900 - y) * NEAR


def _low_sun(plate: Plate) -> None:
    """A great pale sun on the horizon, bars of cloud across it, and cranes on their way."""
    with plate.shining(0.9):
        cut(plate, circle(150, 330, 92), "#ffe9b4", edge=0.3)
    bars = (
        "M-20,262C60,250 150,270 250,258C190,272 80,276 -20,274ZM60,330C150,318 240,338 350,326C270,342 150,344 60,340Z"
    )
    bars += "M250,150C340,136 430,156 560,140C470,158 350,164 250,158Z"
    bars += "M380,196C450,186 520,200 620,190C540,206 450,208 380,202Z"
    plate.veil(path(bars), "#fff0d2", 0.7, 3)
    flock = ((300, 92, 30), (340, 112, 26), (376, 136, 23), (266, 116, 25), (236, 142, 22))
    cut(plate, "".join(bird(x, y, k, -6, 0.2 + 0.15 * (k % 4)) for x, y, k in flock), "#7d4a48", edge=0.2)


def phones_in_the_dunes(plate: Plate) -> None:
    """Red kiosks run over the dunes to the horizon, every receiver off its hook; a woman and a fennec listen."""
    plate.sky([(0, "#6fa9aa"), (0.3, "#a9cbbb"), (0.52, "#f0e2bf"), (0.62, "#f6d3a0")])
    plate.glow(150, 350, 330, "#fff3cf", 0.75, 1.6)
    _low_sun(plate)
    crests: list[tuple[list[Point], Colour]] = [
        ([(-20, 506), (90, 498), (220, 508), (360, 492), (480, 504), (620, 486)], "#e6b98a"),
        ([(-20, 548), (80, 530), (190, 526), (330, 548), (460, 536), (620, 556)], "#dba27c"),
        ([(-20, 560), (120, 590), (240, 580), (340, 606), (470, 640), (620, 600)], "#cf8a62"),
        ([(-20, 690), (90, 666), (240, 664), (380, 640), (500, 690), (620, 720)], "#c27450"),
        ([(-20, 722), (110, 760), (260, 744), (420, 790), (620, 770)], "#b8633f"),
    ]
    rows: list[list[tuple[float, float, float]]] = [
        [(166, 506, 0.055), (180, 509, 0.07), (197, 513, 0.09), (219, 519, 0.12)],
        [(246, 541, 0.165), (278, 560, 0.22), (314, 584, 0.3)],
        [(352, 633, 0.43)],
        [(302, 712, 0.68)],
        [],
    ]
    crests = [([(x, _nearer(y)) for x, y in points], ink) for points, ink in crests]
    rows = [[(x, _nearer(y), size * NEAR) for x, y, size in kiosks] for kiosks in rows]
    swing = 0.5
    far = [0.9, 0.7, 0.45, 0.2, 0.0]
    for depth, (points, ink), kiosks in zip(far, crests, rows, strict=True):
        plate.at(depth)
        plane(plate, below(points), ink, lift=0.5)
        for x, y, size in kiosks:
            _standing(plate, x, y, size, ink)
            swing = -swing
            if size > 0.1:
                _off_the_hook(plate, x, y, size, swing)
    _standing(plate, 168, 738, 1.4, "#b8633f")
    marks = "".join(stroke(f"M{-20 + 30 * (i % 3)},{800 + 19 * i}q90,{-14 + 5 * (i % 2)} 190,2t210,-8t260,10", 2.6)
                    for i in range(6))  # fmt: skip
    cut(plate, marks, "#9a4a2e", opacity=0.5)
    cut(plate, polygon([(410, 852), (560, 846), (700, 880), (700, 920), (420, 880)]), "#4a1a2c", opacity=0.55)
    cut(plate, pebbles(Random(7), 16, 800, 890, 6, 2), "#8a4028", opacity=0.7)
    draw(plate, _kiosk(-17), 474, 866, 2.4)
    _listener(plate, 502, 850, 1.12)
    cut(plate, path("M360,880Q410,846 450,858Q520,850 560,862Q590,868 620,860V920H360Z"), "#a8532f", 14, 0.4)
    cut(plate, polygon([(90, 844), (180, 846), (300, 868), (250, 878), (100, 860)]), "#4a1a2c", opacity=0.5)
    draw(plate, _fennec(), 96, 854, 1.05)
    cut(plate, _coil([(178, 622), (172, 655), (160, 690)], 1.8, 3.6, 6.5), "#f8ead0")
    draw(plate, _handset(), 152, 722, 0.95, 104)


def _standing(plate: Plate, x: float, y: float, size: float, sand: Colour) -> None:
    """A kiosk in the sand with its long shadow, paler the farther it is."""
    outline = [(30.0, -4.0), (58, -2), (210, 30), (170, 36), (-40, 0)]
    shade = polygon([(x + across * size, y + down * size) for across, down in outline])
    cut(plate, shade, mix(sand, "#3a1a2c", 0.5), opacity=0.6)
    haze = max(0.0, 0.4 - size)
    kiosk = _kiosk()
    draw(plate, kiosk, x, y, size, inks={name: mix(ink, "#f0c8a0", haze) for name, ink in kiosk.inks.items()},
         shadow=0.5)  # fmt: skip
    drift = path("M-70,8Q-30,-12 10,-2Q40,-8 84,8Z")
    cut(plate, place(drift, x, y, size), sand, 4)


SCENES.append(
    Story(
        draw=phones_in_the_dunes, palette="brick", operator="repetition", setting="desert", season="none",
        framing="wide", moods=("loneliness", "dark"), flags=(), living=("woman", "fennec"),
        objects=("telephone kiosk", "receiver", "dune", "headwrap"),
        words={
            "téléphone/telephone": 3, "désert/desert": 3, "cabine/kiosk": 3, "appel/call": 2, "écoute/listening": 2,
            "femme/woman": 2, "fennec/fennec": 2, "silence/silence": 2, "file/row": 2, "dune/dune": 1,
            "attente/waiting": 2, "voix/voice": 1, "absence/absence": 1, "rouge/red": 1, "message/message": 1,
        },
        fr="Des cabines téléphoniques rouges traversent les dunes, combinés pendants ; dans la plus proche, "
        "une femme au turban écoute, les yeux clos ; un fennec a un combiné à l’oreille.",
        en="Red telephone kiosks run over dunes to the horizon, receivers hanging; in the nearest a woman in a "
        "headwrap listens with closed eyes; a fennec has a receiver at its ear.",
    )
)  # fmt: skip
