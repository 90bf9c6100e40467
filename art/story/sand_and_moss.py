"""Story card of open land: telephones in the dunes."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from random import Random

from art.colour import Colour, mix
from art.motif import Motif, Piece, cut, draw
from art.motifs.curves import blob, limb, through
from art.motifs.people import person
from art.motifs.puppet import POSES
from art.motifs.terrain import below, pebbles, plane
from art.palettes import PALETTES
from art.press import Plate
from art.scene import Scene, Story
from art.shapes import Point, circle, ellipse, line, path, place, polygon, rectangle, stroke

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
    """The woman in the kiosk: headwrap, long bright dress, the receiver at her ear."""
    p = PALETTES["brick"]
    skin = "#6b3f2a"
    pose = replace(
        POSES["stand"], lean=2, stoop=5, nod=10, reach=("head", 0, 22), other_reach=("waist", 16, 0),
        hands=("grip", "mitten"), eye="shut",
    )  # fmt: skip
    who = person(pose, "gown", "", "bald", inks={
        "skin": skin, "cheek": "#7d4a32", "hair": "#231520", "coat": "#e6a52e", "trim": "#1f6f74", "legs": skin,
        "shoes": "#7d3030", "dark": "#140c10",
    })  # fmt: skip
    one = draw(plate, who, x, y, size, flip=True)
    put = (one.anchors["head"][0], one.anchors["head"][1] - size, size, -8.0, True)
    wrap = blob("-19,-2 -22,-16 -14,-29 2,-32 17,-24 18,-9 10,-9 -2,-6 -12,4")
    cut(plate, place(wrap + blob("-14,-22 -30,-40 -14,-50 4,-46 8,-28"), *put), p.cool, 8, 0.4)
    folds = "M-17,-10Q0,-20 17,-14M-18,-18Q-2,-28 14,-22M-20,-40Q-8,-36 4,-40"
    cut(plate, place(stroke(folds, 3), *put), p.warm)
    cut(plate, place(blob("-16,-34 -10,-26 -18,-20 -26,-24 -24,-34"), *put), p.hot, 3)
    ex, ey = one.anchors["ear"]
    draw(plate, _handset(), ex - 8 * size, ey + 13 * size, size * 0.52, 140, shadow=0.4)
    grip = ex - 5 * size, ey + 16.5 * size
    fingers = "".join(place(line([(-3.2, -4), (3, 4.6)], 3.6), grip[0] - i * 3 * size, grip[1] + i * 2.6 * size, size)
                      for i in (-1, 0, 1))  # fmt: skip
    cut(plate, fingers, skin, 3)
    cord = _sagging((x - 40 * size, y - 136 * size), (ex - 18 * size, ey + 25 * size), 46 * size)
    cut(plate, _coil(cord, 1.6, 3.2, 6), "#f8ead0")


def phones_in_the_dunes(plate: Plate) -> None:
    """Red kiosks run over the dunes to the horizon, every receiver off its hook; a woman and a fennec listen."""
    plate.sky([(0, "#6fa9aa"), (0.3, "#a9cbbb"), (0.52, "#f0e2bf"), (0.62, "#f6d3a0")])
    plate.glow(120, 470, 330, "#fff3cf", 0.75, 1.6)
    crests: list[tuple[list[Point], Colour]] = [
        ([(-20, 506), (90, 498), (220, 508), (360, 492), (480, 504), (620, 486)], "#e6b98a"),
        ([(-20, 548), (80, 530), (190, 526), (330, 548), (460, 536), (620, 556)], "#dba27c"),
        ([(-20, 560), (120, 590), (240, 580), (340, 606), (470, 640), (620, 600)], "#cf8a62"),
        ([(-20, 690), (90, 666), (240, 664), (380, 640), (500, 690), (620, 720)], "#c27450"),
        ([(-20, 722), (110, 760), (260, 744), (420, 790), (620, 770)], "#b8633f"),
    ]
    rows = [
        [(166, 506, 0.055), (180, 509, 0.07), (197, 513, 0.09), (219, 519, 0.12)],
        [(246, 541, 0.165), (278, 560, 0.22), (314, 584, 0.3)],
        [(352, 633, 0.43)],
        [(302, 712, 0.68)],
        [],
    ]
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
    _standing(plate, 160, 768, 1.12, "#b8633f")
    marks = "".join(stroke(f"M{-20 + 30 * (i % 3)},{800 + 19 * i}q90,{-14 + 5 * (i % 2)} 190,2t210,-8t260,10", 2.6)
                    for i in range(6))  # fmt: skip
    cut(plate, marks, "#9a4a2e", opacity=0.5)
    cut(plate, polygon([(410, 852), (560, 846), (700, 880), (700, 920), (420, 880)]), "#4a1a2c", opacity=0.55)
    draw(plate, _kiosk(-17), 474, 862, 2.12)
    _listener(plate, 484, 850, 1.4)
    cut(plate, path("M360,880Q410,846 450,858Q520,850 560,862Q590,868 620,860V920H360Z"), "#a8532f", 14, 0.4)
    cut(plate, polygon([(90, 844), (180, 846), (300, 868), (250, 878), (100, 860)]), "#4a1a2c", opacity=0.5)
    draw(plate, _fennec(), 92, 850, 0.92)
    cut(plate, _coil(_sagging((164, 674), (146, 760), 34), 1.8, 3.6, 6.5), "#f8ead0")
    draw(plate, _handset(), 138, 727, 0.9, -76)
    cut(plate, pebbles(Random(7), 16, 800, 890, 6, 2), "#8a4028", opacity=0.7)


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
