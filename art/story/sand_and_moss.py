"""Story card of open land: telephones in the dunes."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
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
from art.story._freehand import skin

SCENES: list[Scene] = []


def _telephone() -> Motif:
    """What hangs on the back wall of a kiosk, around its dial."""
    return Motif(
        (
            Piece(rectangle(-13, -21, 26, 36, 4), "dark", 4),
            Piece(circle(0, 0, 7.5), "light"),
            Piece(circle(0, 0, 3), "dark"),
            Piece(rectangle(-16, -19, 5, 14, 2), "light"),
        )
    )


def _receding(x: float, y: float) -> Point:
    """A point of a kiosk's left side: what is low rises with the distance, what is at eye level does not."""
    return x, y + (x + 41) / 18 * 14 * (1 + y / 176)


def _kiosk(telephone: Motif) -> Motif:
    """A telephone kiosk without a door, 200 high, its left side in sight."""
    panes = "".join(rectangle(-27 + 19 * i, -140 + 27 * j, 16, 23, 2) for i in range(3) for j in range(5))
    beside = "".join(
        polygon([_receding(x, y) for x, y in ((-54.5, top), (-46, top), (-46, top + 22), (-54.5, top + 22))])
        for top in (-140 + 26.6 * j for j in range(5))
    )
    roof = (
        "M-64,-171C-64,-184 -44,-195 -20,-200C-4,-203 14,-202 26,-198C38,-194 47,-188 47,-177"
        "Q0,-182 -45,-177Q-56,-175 -64,-171Z"
    )
    return Motif(
        (
            Piece(path("M-41,-178L-59,-176V-14L-41,0Z"), "side", 5),
            Piece(beside, "glazed"),
            Piece(rectangle(-42, -180, 84, 180, 3), "body", 12),
            Piece(rectangle(-32, -147, 64, 141, 3), "inside"),
            Piece(panes, "pane"),
            Piece(path("M-32,-6L-24,-16H26L32,-6Z"), "floor"),
            Piece(rectangle(-30, -167, 60, 11, 3), "light"),
            Piece(path(roof), "body", 9),
            *telephone.pieces,
        ),
        {
            "body": "#c93a26", "side": "#e05a36", "glazed": "#c9d4b8", "inside": "#4a2430", "pane": "#8fb0a4",
            "floor": "#a8623e", "light": "#fbf0d6", "dark": "#231520",
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
    """The woman in the kiosk, from behind: headwrap, long bright dress, the receiver at her left ear."""
    brown: Colour = "#7a4a30"
    gold: Colour = "#e6a52e"

    def put(shape: str) -> str:
        return place(shape, x, y, size)

    cord = _sagging((x - 72 * size, y - 212 * size), (x - 34 * size, y - 206 * size), 44 * size)
    cut(plate, _coil(cord, 1.8, 3.2, 6.4), "#f8ead0")
    draw(plate, _handset(), x - 30 * size, y - 239 * size, size * 0.9, -84, shadow=0,
         inks={"body": "#fbf0d6", "cup": "#3a2028"})  # fmt: skip
    skin(plate, put(limb("-50,-178,14 -45,-200,12 -41,-217,11")), brown, 5)
    palm = "M-47,-218C-49,-232 -47,-241 -40,-243C-32,-244 -28,-238 -29,-231C-30,-223 -33,-214 -38,-211Z"
    skin(plate, put(path(palm)), brown, 4)
    cut(plate, put(stroke("M-34,-239C-38,-235 -39,-228 -38,-222", 1.2)), "#4a2818", edge=0.1)
    cut(plate, put(limb("34,-212,20 43,-190,19 45,-168,17 34,-156,14")), gold, 9, 0.3)
    cut(plate, put(path("M-62,-176C-62,-190 -54,-204 -47,-208C-41,-209 -35,-205 -34,-200L-38,-174Z")), gold, 8, 0.3)
    _dress(plate, put)
    cut(plate, put(limb("-27,-212,24 -42,-192,21 -52,-174,18")), gold, 9, 0.4)
    _headwrap(plate, put, brown)


def _dress(plate: Plate, put: Callable[[str], str]) -> None:
    """A long dress from behind, in one contour, with a sash and a border."""
    contour = (
        "M-13,-231C-22,-229 -33,-226 -38,-214C-39,-196 -31,-176 -25,-160C-32,-142 -36,-124 -38,-104"
        "C-42,-70 -48,-34 -52,-2C-18,6 18,6 52,-2C48,-34 42,-70 38,-104C36,-124 32,-142 25,-160"
        "C31,-176 39,-196 38,-214C33,-226 22,-229 13,-231C6,-224 -6,-224 -13,-231Z"
    )
    cut(plate, put(path(contour)), "#e6a52e", 26, 0.6)
    folds = "M-14,-146C-18,-100 -24,-50 -28,-16M-2,-146C-3,-100 -4,-50 -5,-12M12,-146C16,-100 22,-50 26,-14"
    cut(plate, put(stroke(folds, 2.2)), "#a86f1c", edge=0.2)
    cut(plate, put(path("M-27,-166Q0,-158 27,-166L26,-153Q0,-145 -26,-153Z")), "#1f6f74", 3)
    border = "M-50.6,-13C-18,-5 18,-5 50.6,-13L52,-2C18,6 -18,6 -52,-2Z"
    cut(plate, put(path(border)), "#1f6f74", 3)


def _headwrap(plate: Plate, put: Callable[[str], str], brown: Colour) -> None:
    """Nape and headwrap from behind, bent a little to the receiver; one end of the cloth falls down her back."""
    p = PALETTES["brick"]

    def lean(shape: str) -> str:
        return put(place(shape, 0, -232, 1, -7))

    skin(plate, lean(path("M-9,-20C-8,-8 -10,0 -14,5C-5,11 6,11 14,5C10,0 8,-8 10,-20Z")), brown, 6)
    tail = "M-2,-20C-9,-6 -11,16 -9,38C-4,41 3,41 8,37C7,16 6,-4 5,-20Z"
    cut(plate, lean(path(tail)), p.cool, 6, 0.4)
    high = "M-25,-46C-34,-66 -26,-88 -4,-90C18,-91 33,-74 26,-46Z"
    cut(plate, lean(path(high)), p.cool, 12, 0.3)
    low = "M-22,-18C-27,-34 -28,-48 -22,-58C-8,-66 12,-66 24,-57C29,-46 27,-32 22,-18C8,-10 -10,-10 -22,-18Z"
    cut(plate, lean(path(low)), p.cool, 10, 0.5)
    pleats = "M-25,-32Q0,-18 25,-34M-25,-46Q0,-34 26,-47M-28,-66Q0,-54 28,-66M-22,-80Q2,-70 24,-80M-7,12Q-1,15 6,12"
    cut(plate, lean(stroke(pleats, 2)), p.warm, edge=0.15)
    cut(plate, lean(path("M-8,-22C-6,-28 6,-28 8,-22C7,-14 -7,-14 -8,-22Z")), p.cool, 4, 0.4)


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
        [(338, 633, 0.43)],
        [(292, 712, 0.68)],
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
    draw(plate, _kiosk(_telephone().moved(-19.5, -112, 0.74)), 480, 866, 2.2)
    _listener(plate, 500, 860, 1.03)
    cut(
        plate,
        path("M296,890C326,866 350,850 384,856C420,862 450,860 486,857C530,853 560,864 620,858V920H296Z"),
        "#a8532f",
        14,
        0.4,
    )
    draw(plate, _fennec(), 96, 854, 1.05)
    cut(plate, _coil([(178, 622), (172, 655), (160, 690)], 1.8, 3.6, 6.5), "#f8ead0")
    draw(plate, _handset(), 152, 722, 0.95, 104, shadow=0)


def _standing(plate: Plate, x: float, y: float, size: float, sand: Colour) -> None:
    """A kiosk in the sand with its long shadow, paler the farther it is."""
    outline = [(30.0, -4.0), (42, -2), (210, 30), (170, 36), (-40, 0)]
    shade = polygon([(x + across * size, y + down * size) for across, down in outline])
    cut(plate, shade, mix(sand, "#3a1a2c", 0.5), opacity=0.6)
    haze = max(0.0, 0.4 - size)
    kiosk = _kiosk(_telephone().moved(0, -99))
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
        "une femme au turban écoute, de dos ; un fennec aux yeux clos a un combiné à l’oreille.",
        en="Red telephone kiosks run over dunes to the horizon, receivers hanging; in the nearest a woman in a "
        "headwrap listens, seen from behind; a fennec with closed eyes has one at its ear.",
    )
)  # fmt: skip
