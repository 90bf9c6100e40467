"""Story cards of open land: telephones in the dunes, a hand of moss that closes over a tea party."""

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
from art.motifs.puppet import POSES, Pose
from art.motifs.terrain import below, pebbles, plane, tufts
from art.motifs.trees import oak, pine, poplar
from art.palettes import PALETTES
from art.press import Plate
from art.scene import Scene, Story
from art.shapes import Point, bird, circle, ellipse, line, path, place, polygon, rectangle, stroke

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
    cut(plate, _coil(cord, 2.6, 4.6, 7), "#f8ead0")


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
    for (points, ink), kiosks in zip(crests, rows, strict=True):
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
    cut(plate, _coil(_sagging((164, 674), (146, 760), 34), 2.8, 4.8, 7.5), "#f8ead0")
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

FINGERS: tuple[tuple[str, Colour], ...] = (
    ("370,650,90 452,560,84 484,440,94 462,310,82 410,214,88 318,160,70 240,146,72 176,158,52", "#9aa768"),
    ("380,656,94 470,580,88 508,470,98 490,350,86 430,272,92 322,232,74 226,240,76 150,270,54", "#84985a"),
    ("390,664,94 482,604,88 518,510,98 500,410,84 446,346,90 364,318,72 292,332,72 232,366,52", "#6b864a"),
    ("432,716,80 488,640,84 516,566,90 502,488,76 456,440,80 406,424,64 366,440,62 332,470,44", "#52703c"),
)


def _finger(plate: Plate, i: int) -> None:
    """A finger with the folds of its joints and a nail of pale stone."""
    spec, ink = FINGERS[i]
    cut(plate, limb(spec), ink, 36, 1)
    knots = [tuple(float(part) for part in word.split(",")) for word in spec.split()]
    folds = ""
    for k in (2, 4, 6):
        (x0, y0, _), (x, y, wide), (x1, y1, _) = knots[k - 1], knots[k], knots[k + 1]
        away = math.hypot(x1 - x0, y1 - y0)
        ax, ay = (x1 - x0) / away, (y1 - y0) / away
        for step in (-8, 6):
            cx, cy = x + ax * step, y + ay * step
            for start, end in ((-0.46, -0.12), (0.24, 0.46))[: 1 if k == 6 else 2]:
                folds += line([(cx + ay * wide * side, cy - ax * wide * side) for side in (start, end)], 4)
    cut(plate, folds, mix(ink, "#16281c", 0.5))
    (x0, y0, _), (x, y, wide) = knots[-2], knots[-1]
    turn = math.degrees(math.atan2(y - y0, x - x0))
    nail = path("M-26,26C-12,32 8,30 24,16C30,8 32,0 28,-4C14,6 -8,14 -26,26Z")
    cut(plate, place(nail, x, y, wide / 54, turn), "#ece2b4", 5, 0.3)


def _deckchair(plate: Plate, x: float, y: float, size: float, cloth: Colour, flip: bool) -> None:
    """The chair behind its sitter; (x, y) is the ground under the seat."""
    put = (x, y, size, 0.0, flip)
    frame = line([(-62, -96), (34, 0)], 5) + line([(-40, 0), (30, -44)], 5) + line([(-26, -36), (-52, -2)], 5)
    cut(plate, place(frame, *put), "#7a4a2c", 0, 0.4)
    sling = "M-66,-94C-46,-52 -30,-30 -6,-26C12,-24 24,-32 32,-44L26,-48C18,-38 8,-34 -4,-36C-22,-40 -40,-62 -56,-100Z"
    cut(plate, place(path(sling), *put), cloth, 4, 0.4)


def _tea_party(plate: Plate) -> None:
    p = PALETTES["moss"]
    _deckchair(plate, 122, 744, 1.1, p.hot, False)
    _deckchair(plate, 350, 744, 1.1, p.cool, True)
    resting = Pose(
        lean=-34, stoop=12, nod=6, arm=(14, 40), other_arm=(60, 108), leg=(86, 30), other_leg=(78, 22),
        feet=(-14, -10), turn=0.2, eye="shut", hands=("grip", "mitten"),
    )  # fmt: skip
    old_man = person(resting, "shirt", "straw", "beard", inks={
        "skin": "#9a6242", "cheek": "#a8694a", "hair": "#ece6da", "coat": "#f3e3bd", "legs": "#4a5a78",
        "hat": "#dfa63b", "band": p.hot,
    })  # fmt: skip
    old_woman = person(replace(resting, nod=-34, arm=(10, 74), eye="dot"), "skirt", "", "bun", inks={
        "skin": "#7d4c34", "cheek": "#8d5a40", "hair": "#f4efe4", "coat": "#8a3a5a", "trim": "#f8e6c4",
        "legs": "#7d4c34",
    })  # fmt: skip
    draw(plate, old_man, 118, 752, 1.16, shadow=0.7)
    draw(plate, old_woman, 354, 752, 1.16, flip=True, shadow=0.7)
    cut(plate, line([(214, 700), (208, 752)], 5) + line([(258, 700), (264, 752)], 5), "#7a4a2c")
    cut(plate, ellipse(236, 698, 40, 8), "#f8f1d4", 4, 0.6)
    pot = blob("222,694 216,680 224,668 240,666 254,672 256,686 250,695") + limb("252,684,7 264,676,5 270,668,4")
    cut(plate, pot, p.cool, 8)
    cut(plate, circle(239, 663, 4) + stroke("M220,674Q206,676 214,688", 4), p.cool)
    cut(plate, path("M202,684H216L213,695H205Z") + path("M262,686H274L271,696H265Z"), "#fffdf0", 0, 0.3)
    cut(plate, stroke("M244,652q-8,-12 0,-22t2,-22", 4), "#fffdf0", opacity=0.7)


def _tickler(plate: Plate) -> None:
    """The child on tiptoe, its flower against the little finger."""
    pose = replace(
        POSES["reach"], nod=-20, arm=(-20, 10), other_arm=(128, 142), hands=("mitten", "grip"), feet=(30, 34)
    )
    child = person(pose, "dress", "", "curly", "child", inks={
        "skin": "#c98a5e", "cheek": "#bb7a52", "hair": "#2a1a1f", "coat": "#e2b23c", "legs": "#c98a5e",
        "shoes": "#b9412a",
    })  # fmt: skip
    one = draw(plate, child, 536, 852, 1.7, flip=True)
    x, y = one.anchors["other_hand"]
    top = x + 12, y - 62
    cut(plate, stroke(f"M{x - 4},{y + 14}Q{x + 2},{y - 30} {top[0]},{top[1]}", 4), "#24482c")
    petals = "".join(place(ellipse(0, -12, 6, 11), *top, 1, turn) for turn in range(0, 360, 60))
    cut(plate, petals, "#fffdf0", 3, 0.4)
    cut(plate, circle(*top, 6), "#dfa63b")


def the_hand_closes(plate: Plate) -> None:
    """A mossy hand in a field begins to close over an old couple at tea; a child tickles its little finger."""
    p = PALETTES["moss"]
    plate.sky([(0, "#c4cd98"), (0.35, "#ece6bc"), (0.68, "#faf2d2")])
    plate.glow(250, 480, 380, "#fffbe2", 0.7, 1.5)
    for points, ink in (
        ([(-20.0, 560.0), (120, 530), (260, 556), (420, 520), (620, 548)], "#c9cb92"),
        ([(-20, 610), (140, 590), (330, 612), (480, 580), (620, 600)], "#aab677"),
        ([(-20, 700), (200, 690), (420, 712), (620, 680)], "#8ba257"),
    ):
        plane(plate, below(points), ink, lift=0.4)
    cut(plate, limb("36,700,130 44,600,100 66,520,96 104,456,78 150,424,74 186,424,48"), "#8f9f62", 34, 1)
    cut(plate, stroke("M34,520Q66,540 104,540M42,500Q76,520 112,520", 4), "#5f7a44")
    draw(plate, oak(), 128, 414, 0.42, -8)
    trees = ((pine(), 236, 124, 0.4, -4), (oak(7), 226, 214, 0.34, -8), (poplar(), 312, 302, 0.34, -6))
    for i, (tree, x, y, size, turn) in enumerate(trees):
        _finger(plate, i)
        draw(plate, tree, x, y, size, turn)
    flock = ((90, 96, 28, -20, 0.9), (124, 130, 22, -30, 0.2), (54, 62, 20, -14, 0.6), (140, 84, 17, -20, 1))
    cut(
        plate,
        "".join(place(bird(0, 0, size, turn, flap), x, y, 1, 0, True) for x, y, size, turn, flap in flock),
        p.near,
    )
    palm = blob("-60,640 60,602 140,622 230,664 330,672 400,652 440,650 460,700 400,770 200,790 -60,780")
    cut(plate, palm, "#b3b878", 40, 1)
    creases = "M40,650C120,650 190,720 330,722M20,690C90,684 150,730 220,744M240,690C300,704 370,690 410,660"
    cut(plate, stroke(creases, 4), "#7f8a50")
    plate.glow(340, 620, 150, "#33422a", 0.3, 1.4)
    _tea_party(plate)
    rim = blob("-60,748 50,730 140,742 250,756 350,742 420,704 478,676 512,690 500,760 430,830 300,862 120,868 -60,860")
    heel = cut(plate, rim, "#4f6c3a", 44, 1.2)
    cut(plate, stroke("M410,740Q440,764 484,750M60,770Q150,800 250,790M120,812Q220,830 330,812", 4), p.near)
    random = Random(31)
    for ink in ("#7f9a4c", "#3f5f34"):
        cushions = "".join(
            ellipse(random.uniform(0, 470), random.uniform(770, 846), random.uniform(5, 17), random.uniform(3, 7))
            for _ in range(24)
        )
        cut(plate, cushions, ink, clip=heel, opacity=0.75)
    _finger(plate, 3)
    _tickler(plate)
    plane(plate, below([(-20, 846), (120, 836), (300, 850), (460, 838), (620, 848)]), p.near, lift=0.3)
    cut(plate, tufts(Random(4), 46, 838, 884, 30, 20), "#3f6236")
    for ink in ("#f8f1d4", "#dfa63b", "#b9412a"):
        spots = "".join(
            circle(random.uniform(30, 570), random.uniform(840, 880), random.uniform(3, 6)) for _ in range(9)
        )
        cut(plate, spots, ink)


SCENES.append(
    Story(
        draw=the_hand_closes, palette="moss", operator="scale", setting="daylight", season="spring",
        framing="side", moods=("tender", "fear"), flags=(), living=("old couple", "child", "birds"),
        objects=("giant hand", "deck chair", "teapot", "flower", "tree"),
        words={
            "main/hand": 3, "géant/giant": 3, "couple/couple": 2, "thé/tea": 2, "mousse/moss": 2, "abri/shelter": 2,
            "piège/trap": 2, "enfant/child": 2, "chatouille/tickle": 2, "vieillesse/old age": 1, "arbre/tree": 1,
            "chaise longue/deck chair": 1, "confiance/trust": 1, "réveil/awakening": 1, "protection/protection": 1,
        },
        fr="Une immense main moussue, paume en l’air, replie ses doigts plantés d’arbres sur un vieux couple qui "
        "prend le thé ; dehors, un enfant chatouille le petit doigt avec une fleur.",
        en="A huge mossy hand lies palm up and curls its fingers, trees on their tips, over an old couple at tea in "
        "deck chairs; a child outside tickles the little finger with a flower.",
    )
)  # fmt: skip
