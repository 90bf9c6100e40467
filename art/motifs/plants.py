"""Green things: grasses, mushrooms, climbers, odd plants, plants in pots. About 200 high unless said.

Flowers: art/motifs/flowers.py. Trees: trees.py. Bushes, logs: shrubs.py. Fruit, vegetables, leaves: harvest.py.

Odd ones: carnivorous(open=1.0) (anchor "mouth"), cactus(flower=True, arms=2), agave(), prickly_pear()
Low plants: grass(seed, tall=60), reeds(cattails=3), wheat(ears=5), fern(), clover(), lily_pad(flower=False)
Mushrooms: fly_agaric(), chanterelle(), inkcap(), mushrooms() (a group of three)
Climbing: ivy(points, size=26), bramble(points, flowers=2, width=10), vine(points, grapes=3): strands along any list
  of points, in the units of the motif, so as to wind around what stands there (draw them at (0, 0), scale 1, with
  points of the sheet); beanstalk(height=800, turns=5) (anchors "top", "step0".. on its leaves, to stand on)
In pots and in the earth: potted(kind="geranium"|"fern"|"cactus"|"sprout"|"dead") (anchor "plant": the earth),
  sprout(open=True) (seed in the ground, its root below y = 0, anchor "seed")

Inks: "stem", "leaf", "shine" (light leaf), "vein" (dark leaf), "flower", "fold", "heart", "pot", "wood", "thorn",
"fruit", "cap", "spot", "gill", "pale", "dark".
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from random import Random

from art.motif import Motif, Piece
from art.motifs.flowers import INKS, inked, lotus
from art.motifs.growth import along, blade, heading, leaf, leaf_data, limb, off, petal, smooth
from art.shapes import Point, circle, ellipse, path, rectangle, stroke


def carnivorous(open: float = 1.0) -> Motif:
    gape = 34 * open
    stem = limb([(-10, 2), (-34, -50), (-26, -104), (-6, -132)], 12, 10)
    leaves = path("M-10,2C-36,-6 -84,2 -108,-26C-70,-40 -24,-28 -10,2Z") + path(
        "M-8,2C20,-10 70,-4 98,-34C58,-46 10,-30 -8,2Z"
    )
    hx, hy = -8.0, -138.0

    def jaw(turn: float, flip: int) -> tuple[str, str, str]:
        points = [off(hx, hy, reach, turn + away * flip) for reach, away in ((0, 0), (56, -42), (106, -22), (118, 0))]
        a, b, c, d = points
        outer = path(f"M{a[0]:.1f},{a[1]:.1f}C{b[0]:.1f},{b[1]:.1f} {c[0]:.1f},{c[1]:.1f} {d[0]:.1f},{d[1]:.1f}Z")
        low = off(hx, hy, 62, turn + 6 * flip)
        inner = path(
            f"M{a[0]:.1f},{a[1]:.1f}"
            f"Q{off(hx, hy, 66, turn - 15 * flip)[0]:.1f},{off(hx, hy, 66, turn - 15 * flip)[1]:.1f} "
            f"{d[0]:.1f},{d[1]:.1f}"
            f"Q{low[0]:.1f},{low[1]:.1f} {a[0]:.1f},{a[1]:.1f}Z"
        )
        teeth = "".join(
            leaf(*off(hx, hy, reach, turn + 1 * flip), 19, 8, turn + 74 * flip) for reach in (36, 54, 72, 90, 106)
        )
        return outer, inner, teeth

    upper, upper_in, upper_teeth = jaw(-24 - gape * 0.6, 1)
    lower, lower_in, lower_teeth = jaw(-24 + gape * 0.6, -1)
    mouth = off(hx, hy, 70, -24)
    pieces = (
        Piece(leaves, "leaf", 12),
        Piece(stroke("M-16,-4C-44,-10 -74,-16 -96,-26M0,-6C28,-16 60,-22 88,-34", 2.6), "shine"),
        Piece(stem, "stem", 9),
        Piece(upper_teeth + lower_teeth, "pale"),
        Piece(lower, "cap", 20),
        Piece(lower_in, "heart", 8),
        Piece(upper, "cap", 20),
        Piece(upper_in, "heart", 8),
        Piece("".join(leaf(hx + 6, hy + 4, 34, 16, turn) for turn in (130, 176, 222)), "stem", 6),
    )
    return Motif(
        pieces,
        inked(cap="#5f8f4d", heart="#c53f52", spot="#9fbf62"),
        {"mouth": mouth, "head": (hx, hy), "foot": (0, 0)},
    )


def cactus(flower: bool = True, arms: int = 2) -> Motif:
    body = rectangle(-27, -196, 54, 200, 27)
    ribs = stroke("M-10,-186V0M10,-186V0", 3)
    reach = limb([(-20, -70), (-62, -72), (-70, -84), (-70, -128)], 27, 26) if arms else ""
    if arms > 1:
        reach += limb([(20, -96), (58, -98), (66, -110), (66, -164)], 25, 24)
    inner = (stroke("M-70,-84V-132", 3) if arms else "") + (stroke("M66,-112V-166", 3) if arms > 1 else "")
    spines = "".join(
        stroke(f"M{x},{y}l{-7 if i % 2 else 7},-5", 2.4)
        for i, (x, y) in enumerate((x, y) for y in range(-170, -10, 26) for x in (-20, -1, 20))
    )
    pieces = [Piece(reach, "leaf", 10), Piece(body, "leaf", 24), Piece(ribs + inner, "vein"), Piece(spines, "pale")]
    if flower:
        pieces += [
            Piece("".join(petal(0, -194, 27, 15, turn) for turn in (-160, -125, -90, -55, -20)), "flower", 7),
            Piece(circle(0, -198, 6), "heart"),
        ]
    return Motif(
        tuple(pieces),
        inked(leaf="#4f8a62", flower="#e0637a"),
        {"top": (0, -200), "flower": (0, -204), "foot": (0, 0), "arm": (66, -176)},
    )


def prickly_pear() -> Motif:
    pads = [
        (0, -40, 34, 44, 0),
        (-38, -96, 27, 36, -28),
        (30, -102, 29, 39, 20),
        (-66, -146, 19, 26, -40),
        (10, -160, 21, 29, -8),
        (62, -146, 19, 26, 36),
    ]
    pieces = [
        Piece(ellipse(x, y, rx, ry, turn), "leaf", 20, lifted=i > 0) for i, (x, y, rx, ry, turn) in enumerate(pads)
    ]
    dots = "".join(
        circle(x + dx * rx, y + dy * ry, 2.2)
        for x, y, rx, ry, _ in pads
        for dx, dy in ((-0.4, -0.3), (0.3, -0.5), (0.1, 0.1), (-0.3, 0.5), (0.45, 0.35))
    )
    fruits = "".join(
        ellipse(x, y, 8, 11, turn)
        for x, y, turn in ((-80, -166, -40), (-64, -174, -10), (2, -194, -6), (20, -192, 14), (74, -168, 36))
    )
    pieces += [Piece(dots, "pale"), Piece(fruits, "flower", 7)]
    return Motif(tuple(pieces), inked(leaf="#6f9a62", flower="#c8443f"), {"top": (10, -200), "foot": (0, 0)})


def agave() -> Motif:
    back = "".join(leaf(0, -4, length, 36, turn) for turn, length in ((-112, 150), (-70, 152), (-90, 164)))
    middle = "".join(leaf(0, -2, length, 36, turn) for turn, length in ((-136, 138), (-46, 140), (-98, 132)))
    front = "".join(leaf(0, 2, length, 38, turn) for turn, length in ((-162, 122), (-20, 126), (-118, 108), (-62, 112)))
    ribs = "".join(
        stroke("M{:.1f},{:.1f}L{:.1f},{:.1f}".format(*off(0, 2, 18, turn), *off(0, 2, length * 0.86, turn)), 3)
        for turn, length in ((-162, 122), (-20, 126), (-118, 108), (-62, 112))
    )
    pieces = (
        Piece(back, "vein", 16),
        Piece(middle, "leaf", 16, lifted=True),
        Piece(front, "leaf", 16, lifted=True),
        Piece(ribs, "shine"),
    )
    return Motif(pieces, inked(leaf="#5d8f84", vein="#3c6a68", shine="#a9c9a8"), {"top": (0, -168), "foot": (0, 0)})


def grass(seed: int = 3, tall: float = 60) -> Motif:
    random = Random(seed)
    dark, bright = "", ""
    for i in range(15):
        x = random.uniform(-26, 26)
        shape = blade(x, 3, tall * random.uniform(0.5, 1), max(5, tall * 0.09), -90 + x * 1.1, random.uniform(-30, 30))
        if i % 3:
            dark += shape
        else:
            bright += shape
    return Motif((Piece(dark, "leaf"), Piece(bright, "shine")), INKS, {"top": (0, -tall), "foot": (0, 0)})


def reeds(cattails: int = 3, seed: int = 5) -> Motif:
    random = Random(seed)
    leaves = "".join(
        blade(x, 3, length, 9, turn, bend)
        for x, length, turn, bend in (
            (-24, 150, -102, -22),
            (-6, 180, -94, 14),
            (14, 170, -82, 22),
            (28, 130, -74, 34),
            (-36, 100, -112, -30),
            (4, 120, -98, -34),
        )
    )
    stems, heads, tips = "", "", ""
    for i in range(cattails):
        x = -22 + i * 44 / max(1, cattails - 1) if cattails > 1 else 0.0
        top = -random.uniform(150, 196)
        lean = x * 0.5 + random.uniform(-6, 6)
        stems += limb([(x, 3), (x + lean * 0.4, top * 0.5), (x + lean, top)], 5, 3.6)
        heads += ellipse(x + lean * 0.94, top + 6, 8, 24, lean * 0.4)
        tips += stroke(f"M{x + lean:.1f},{top - 16:.1f}l{lean * 0.1:.1f},-14", 3)
    pieces = (Piece(stems, "stem"), Piece(leaves, "leaf", 6), Piece(tips, "stem"), Piece(heads, "wood", 8))
    return Motif(pieces, inked(leaf="#5b8552", wood="#6d4027"), {"top": (0, -200), "foot": (0, 0)})


def _ear(x: float, y: float, turn: float, size: float) -> tuple[str, str]:
    grains, beard = "", ""
    for i in range(6):
        at = off(x, y, size * 0.15 * i, turn)
        for side in (-1, 1):
            grains += leaf_data(*at, size * 0.3, size * 0.15, turn + side * 30)
            tip = off(*at, size * 0.22, turn + side * 22)
            end = off(*tip, size * 0.34, turn + side * 14)
            beard += stroke(f"M{tip[0]:.1f},{tip[1]:.1f}L{end[0]:.1f},{end[1]:.1f}", 1.8)
    grains += leaf_data(*off(x, y, size * 0.9, turn), size * 0.3, size * 0.15, turn)
    return path(grains), beard


def wheat(ears: int = 5, seed: int = 7) -> Motif:
    random = Random(seed)
    stems, grains, beards, leaves = "", "", "", ""
    for i in range(ears):
        spread = (i - (ears - 1) / 2) * 20
        top = (spread * 1.25 + random.uniform(-4, 4), -random.uniform(122, 146))
        stems += limb([(spread * 0.2, 3), (spread * 0.5, -70), top], 4.4, 3.6)
        ear, beard = _ear(*top, -90 + spread * 0.75, 54)
        grains, beards = grains + ear, beards + beard
        leaves += blade(spread * 0.4, -46, 60, 7, -90 + (26 if i % 2 else -26), 30 if i % 2 else -30)
    pieces = (Piece(stems, "stem"), Piece(leaves, "leaf"), Piece(beards, "shine"), Piece(grains, "heart", 7))
    return Motif(
        pieces,
        inked(stem="#c79a3e", leaf="#b78a3a", heart="#e3ae45", shine="#f3d88a"),
        {"top": (0, -200), "foot": (0, 0), "tie": (0, -50)},
    )


def fern() -> Motif:
    fronds, ribs = "", ""
    for points in (
        [(0, 2), (-24, -90), (-86, -130), (-122, -92)],
        [(0, 2), (-8, -110), (-40, -178), (-72, -176)],
        [(0, 2), (10, -120), (34, -186), (70, -190)],
        [(0, 2), (26, -84), (84, -128), (124, -96)],
        [(0, 2), (-30, -40), (-84, -56), (-116, -26)],
        [(0, 2), (34, -40), (86, -54), (118, -24)],
    ):
        curve = along([(float(x), float(y)) for x, y in points], 7)
        for i in range(3, len(curve)):
            t = i / len(curve)
            length = 34 * (1 - t) ** 0.7 * min(1, t * 3.4) + 4
            turn = heading(curve, i)
            fronds += leaf_data(*curve[i], length, max(5, length * 0.3), turn + 66) + leaf_data(
                *curve[i], length, max(5, length * 0.3), turn - 66
            )
        ribs += stroke(smooth([(float(x), float(y)) for x, y in points], closed=False), 3)
    curl = stroke("M4,0C12,-40 22,-78 20,-96C14,-112 -2,-104 4,-92C8,-86 14,-90 12,-95", 5)
    return Motif(
        (Piece(path(fronds), "leaf", 8), Piece(ribs, "shine"), Piece(curl, "shine")),
        INKS,
        {"top": (0, -190), "foot": (0, 0)},
    )


def clover() -> Motif:
    stems = (
        limb([(0, 2), (6, -40), (0, -78)], 5, 4)
        + limb([(0, 2), (-26, -26), (-52, -44)], 4.6, 4)
        + limb([(2, 2), (30, -22), (52, -34)], 4.6, 4)
    )
    leaves, marks = "", ""
    for x, y, size, four in ((0, -84, 38, True), (-56, -48, 28, False), (56, -38, 27, False)):
        count = 4 if four else 3
        for i in range(count):
            turn = -90 + i * 360 / count + (45 if four else 0)
            leaves += petal(x, y, size, size * 1.02, turn, 0.14)
            a = off(x, y, size * 0.5, turn - 28)
            b, c = off(x, y, size * 0.72, turn), off(x, y, size * 0.5, turn + 28)
            marks += stroke(f"M{a[0]:.1f},{a[1]:.1f}Q{b[0]:.1f},{b[1]:.1f} {c[0]:.1f},{c[1]:.1f}", 3)
    return Motif(
        (Piece(stems, "stem"), Piece(leaves, "leaf", 12), Piece(marks, "shine")),
        INKS,
        {"top": (0, -122), "foot": (0, 0), "flower": (0, -84)},
    )


def lily_pad(flower: bool = False) -> Motif:
    if flower:
        return lotus()
    pad = path(
        "M-100,-16C-96,-38 -40,-44 6,-42C56,-42 104,-34 104,-16C100,0 50,8 14,6L0,-18L-26,4C-64,2 -98,-4 -100,-16Z"
    )
    veins = stroke("M0,-19L-80,-20M0,-19L-56,-34M0,-19L4,-36M0,-19L60,-32M0,-19L84,-14M0,-19L44,0M0,-19L-60,-6", 2.8)
    return Motif((Piece(pad, "leaf", 14), Piece(veins, "shine")), INKS, {"top": (0, -20), "foot": (0, 0)})


def _toadstool(x: float, y: float, size: float, lean: float) -> list[Piece]:
    """A stalk with a ring and a domed cap with spots, its foot on (x, y)."""

    def p(across: float, up: float) -> str:
        return f"{x + across * size + lean * up * size:.1f},{y - up * size:.1f}"

    stalk = path(
        f"M{p(-0.15, 0)}C{p(-0.2, 0.12)} {p(-0.1, 0.4)} {p(-0.09, 0.72)}L{p(0.1, 0.72)}"
        f"C{p(0.11, 0.4)} {p(0.22, 0.12)} {p(0.17, 0)}C{p(0.08, -0.03)} {p(-0.06, -0.03)} {p(-0.15, 0)}Z"
    )
    skirt = path(
        f"M{p(-0.1, 0.62)}C{p(-0.16, 0.54)} {p(-0.2, 0.5)} {p(-0.19, 0.46)}"
        f"Q{p(0, 0.42)} {p(0.2, 0.47)}C{p(0.2, 0.52)} {p(0.15, 0.56)} {p(0.1, 0.62)}Z"
    )
    gills = path(
        f"M{p(-0.46, 0.64)}C{p(-0.3, 0.56)} {p(0.3, 0.56)} "
        f"{p(0.46, 0.64)}C{p(0.3, 0.74)} {p(-0.3, 0.74)} {p(-0.46, 0.64)}Z"
    )
    cap = path(
        f"M{p(-0.52, 0.64)}C{p(-0.5, 0.9)} {p(-0.2, 1.05)} {p(0, 1.05)}C{p(0.22, 1.05)} "
        f"{p(0.5, 0.9)} {p(0.52, 0.64)}C{p(0.3, 0.72)} {p(-0.3, 0.72)} {p(-0.52, 0.64)}Z"
    )
    spots = "".join(
        ellipse(x + across * size + lean * up * size, y - up * size, rx * size, ry * size, across * 50)
        for across, up, rx, ry in (
            (-0.3, 0.8, 0.07, 0.06),
            (-0.06, 0.92, 0.08, 0.06),
            (0.2, 0.84, 0.07, 0.055),
            (0.36, 0.72, 0.05, 0.04),
            (0.02, 0.76, 0.05, 0.04),
            (-0.42, 0.69, 0.035, 0.03),
        )
    )
    return [
        Piece(gills, "gill"),
        Piece(stalk, "pale", size * 0.12),
        Piece(skirt, "gill", size * 0.05),
        Piece(cap, "cap", size * 0.2),
        Piece(spots, "spot"),
    ]


def fly_agaric() -> Motif:
    return Motif(
        tuple(_toadstool(0, 0, 180, 0.04)),
        inked(pale="#f3e6c8", gill="#d9c29a"),
        {"top": (4, -190), "foot": (0, 0), "cap": (4, -150)},
    )


def mushrooms() -> Motif:
    pieces = (*_toadstool(-52, 0, 92, -0.14), *_toadstool(8, 0, 160, 0.05), *_toadstool(66, 2, 70, 0.18))
    return Motif(pieces, inked(pale="#f3e6c8", gill="#d9c29a"), {"top": (12, -168), "foot": (0, 0)})


def chanterelle() -> Motif:
    body = path(
        "M-16,2C-20,-40 -40,-90 -84,-128C-60,-150 -30,-138 -10,-146"
        "C20,-140 50,-156 80,-132C44,-92 26,-46 20,2C8,7 -6,7 -16,2Z"
    )
    rim = path(
        "M-86,-128C-70,-150 -40,-142 -14,-150C20,-144 54,-160 "
        "84,-132C60,-118 30,-128 4,-122C-24,-124 -60,-112 -86,-128Z"
    )
    folds = stroke("M-4,-10C-10,-50 -28,-90 -52,-114M4,-12C2,-60 -6,-90 -14,-116M12,-14C14,-56 26,-90 44,-118", 3)
    return Motif(
        (Piece(body, "cap", 22), Piece(folds, "gill"), Piece(rim, "spot", 10)),
        inked(cap="#e0932f", gill="#b8651f", spot="#f2b85a"),
        {"top": (0, -150), "foot": (0, 0)},
    )


def inkcap() -> Motif:
    stalk = limb([(0, 2), (-4, -60), (2, -120)], 15, 11)
    cap = path(
        "M-44,-74C-42,-130 -26,-188 2,-192C30,-188 46,-130 48,-72C40,-80 36,-70 28,-78C22,-68 "
        "16,-78 8,-72C2,-80 -6,-70 -12,-78C-20,-68 -26,-80 -32,-70C-36,-78 -40,-70 -44,-74Z"
    )
    scales = "".join(
        stroke(f"M{x},{y}q6,7 12,0", 3.4)
        for x, y in ((-22, -108), (-2, -118), (16, -106), (-28, -132), (-10, -142), (10, -136), (20, -148), (-6, -166))
    )
    drips = "".join(stroke(f"M{x},{-72}v{length}", 4) for x, length in ((-32, 12), (8, 18), (28, 10)))
    return Motif(
        (Piece(stalk, "pale", 8), Piece(drips, "dark"), Piece(cap, "cap", 26), Piece(scales, "gill")),
        inked(cap="#b9a68c", gill="#6d5648", pale="#ece0c6"),
        {"top": (2, -192), "foot": (0, 0)},
    )


def _climbing(points: Sequence[Point], width: float) -> tuple[str, list[Point]]:
    return limb(points, width, width * 0.5), along(points, 8)


WINDING: Sequence[Point] = ((-60, 0), (-30, -50), (-62, -96), (-20, -130), (-40, -176), (14, -200))


def ivy(points: Sequence[Point] = WINDING, size: float = 26, seed: int = 2) -> Motif:
    random = Random(seed)
    stem, curve = _climbing(points, 6)
    leaves, ribs = "", ""
    step = max(1, round(size * len(curve) / (1.1 * _length(curve))))
    for i in range(0, len(curve), step):
        turn = heading(curve, i) + (75 if (i // step) % 2 else -75) + random.uniform(-20, 20)
        big = size * random.uniform(0.8, 1.15)
        x, y = off(*curve[i], 5, turn)
        leaves += leaf_data(x, y, big, big * 0.62, turn)
        middle = off(x, y, big * 0.18, turn)
        leaves += leaf_data(*middle, big * 0.66, big * 0.42, turn - 62) + leaf_data(
            *middle, big * 0.66, big * 0.42, turn + 62
        )
        tip = off(x, y, big * 0.7, turn)
        ribs += stroke(f"M{x:.1f},{y:.1f}L{tip[0]:.1f},{tip[1]:.1f}", 2.2)
    return Motif(
        (Piece(stem, "wood"), Piece(path(leaves), "leaf", 8, lifted=True), Piece(ribs, "shine")),
        INKS,
        {"start": points[0], "end": points[-1]},
    )


def _length(curve: Sequence[Point]) -> float:
    return sum(math.dist(a, b) for a, b in pairwise(curve)) or 1


def bramble(
    points: Sequence[Point] = ((-118, 4), (-70, -90), (0, -60), (30, -140), (104, -110), (122, 4)),
    flowers: int = 2,
    width: float = 10,
    seed: int = 4,
) -> Motif:
    random = Random(seed)
    stem, curve = _climbing(points, width)
    thorns, leaves = "", ""
    step = max(1, round(15 * len(curve) / _length(curve)))
    for n, i in enumerate(range(step, len(curve) - 1, step)):
        side = 1 if n % 2 else -1
        turn = heading(curve, i)
        thorns += leaf(*off(*curve[i], width * 0.2, turn + side * 90), width * 1.5, width, turn + side * 64)
        if n % 7 == 3:
            at = off(*curve[i], width * 0.3, turn - side * 90)
            for away in (-44, 0, 44):
                leaves += leaf_data(*at, random.uniform(24, 32), 14, turn - side * 90 + away)
    pieces = [Piece(thorns, "thorn"), Piece(stem, "stem"), Piece(path(leaves), "leaf", 7)]
    for n in range(flowers):
        x, y = curve[(n + 1) * len(curve) // (flowers + 1)]
        pieces.append(Piece("".join(petal(x, y, 17, 15, i * 72 + 20) for i in range(5)), "flower", 6))
        pieces.append(Piece(circle(x, y, 5), "heart"))
    return Motif(
        tuple(pieces),
        inked(stem="#6b3a3a", thorn="#4a2230", flower="#f3d6d2", leaf="#4c7a4c"),
        {"start": points[0], "end": points[-1]},
    )


def _bunch(x: float, y: float, size: float) -> list[Piece]:
    grapes = [
        (x + (col - (row_len - 1) / 2) * size * 0.3, y + size * (0.14 + row * 0.25))
        for row, row_len in enumerate((4, 4, 3, 2, 1))
        for col in range(row_len)
    ]
    shines = "".join(circle(gx - size * 0.05, gy - size * 0.06, size * 0.04) for gx, gy in grapes)
    return [
        Piece("".join(circle(gx, gy, size * 0.18) for gx, gy in grapes[::2]), "fruit", size * 0.15),
        Piece("".join(circle(gx, gy, size * 0.18) for gx, gy in grapes[1::2]), "fruit", size * 0.15, lifted=True),
        Piece(shines, "spot"),
    ]


def _vine_leaf(x: float, y: float, size: float, turn: float) -> str:
    shape = ""
    for away, reach in ((-100, 0.6), (-52, 0.86), (0, 1.0), (52, 0.86), (100, 0.6)):
        shape += leaf_data(x, y, size * reach, size * 0.6, turn + away)
    return path(shape)


def vine(
    points: Sequence[Point] = ((-124, -150), (-60, -178), (0, -160), (60, -184), (124, -160)),
    grapes: int = 3,
    seed: int = 6,
) -> Motif:
    random = Random(seed)
    stem, curve = _climbing(points, 8)
    pieces = [Piece(stem, "wood")]
    tendrils = ""
    for n in range(grapes):
        x, y = curve[(n + 1) * len(curve) // (grapes + 1)]
        pieces += [Piece(stroke(f"M{x:.1f},{y:.1f}v16", 4), "wood"), *_bunch(x, y + 14, 58)]
    for n in range(grapes + 2):
        x, y = curve[min(len(curve) - 1, n * (len(curve) - 1) // (grapes + 1))]
        pieces.append(
            Piece(_vine_leaf(x + 12, y - 4, random.uniform(28, 36), random.uniform(-150, -40)), "leaf", 8, lifted=True)
        )
        tendrils += stroke(f"M{x - 14:.1f},{y:.1f}c-4,14 8,22 4,34c-4,8 -12,2 -6,-4", 2.8)
    pieces.append(Piece(tendrils, "shine"))
    return Motif(tuple(pieces), INKS, {"start": points[0], "end": points[-1]})


def beanstalk(height: float = 800, turns: int = 5, seed: int = 9) -> Motif:
    random = Random(seed)
    swing = height * 0.055
    first = [(swing * math.sin(i / 4 * math.pi), -height * i / (turns * 4)) for i in range(turns * 4 + 1)]
    second = [(-x * 0.8, y) for x, y in first]
    width = height * 0.042
    anchors: dict[str, Point] = {"top": first[-1], "foot": (0, 0)}
    under, over, leaves, ribs, tendrils = "", "", "", "", ""
    for i in range(0, len(first) - 1, 4):
        thin = 1 - 0.6 * i / len(first)
        nxt = 1 - 0.6 * (i + 4) / len(first)
        under += limb(second[i : i + 5], width * thin, width * nxt)
        over += limb(first[i : i + 5], width * thin, width * nxt)
    for n, i in enumerate(range(2, len(first) - 1, 2)):
        side = 1 if n % 2 else -1
        x, y = first[i]
        size = height * 0.15 * (1 - 0.45 * i / len(first))
        turn = (-28 if side > 0 else -152) + random.uniform(-12, 12)
        at = off(x, y, width * 0.4, turn)
        leaves += leaf(*at, size, size * 0.62, turn)
        tip = off(*at, size * 0.8, turn)
        ribs += stroke(f"M{at[0]:.1f},{at[1]:.1f}L{tip[0]:.1f},{tip[1]:.1f}", max(3, height * 0.005))
        anchors[f"step{n}"] = off(*at, size * 0.6, turn)
        curl = width * 0.9
        if n % 3 == 1:
            tendrils += stroke(
                f"M{x:.1f},{y:.1f}c{-side * curl:.0f},{-curl:.0f} {-side * curl * 3:.0f},0 "
                f"{-side * curl * 2.4:.0f},{-curl * 1.4:.0f}c0,{-curl:.0f} "
                f"{side * curl:.0f},{-curl * 0.6:.0f} {side * curl * 0.6:.0f},0",
                max(3, height * 0.006),
            )
    pieces = (
        Piece(tendrils, "shine"),
        Piece(under, "vein", 10),
        Piece(leaves, "leaf", 16, lifted=True),
        Piece(ribs, "shine"),
        Piece(over, "stem", 10, lifted=True),
    )
    return Motif(pieces, inked(stem="#5f944c", vein="#2f6244"), anchors)


def _pot() -> list[Piece]:
    return [
        Piece(path("M-44,-66H44L34,2C10,6 -12,6 -34,2Z"), "pot", 20),
        Piece(rectangle(-50, -78, 100, 20, 4), "pot", 9, lifted=True),
    ]


def potted(kind: str = "geranium") -> Motif:
    earth = Piece(ellipse(0, -76, 44, 8), "dark")
    if kind == "cactus":
        plant = cactus().moved(0, -70, 0.6).pieces
    elif kind == "fern":
        plant = fern().moved(0, -70, 0.68).pieces
    elif kind == "sprout":
        plant = (
            Piece(limb([(0, -72), (4, -96), (0, -120)], 6, 5), "stem"),
            Piece(leaf(0, -118, 38, 24, -150) + leaf(0, -118, 36, 22, -30), "leaf", 9),
        )
    elif kind == "dead":
        plant = (
            Piece(
                limb([(0, -72), (-8, -130), (14, -170), (46, -160), (52, -130)], 7, 4)
                + limb([(-6, -120), (-34, -146), (-50, -128)], 5, 3),
                "wood",
            ),
            Piece(
                leaf(52, -132, 34, 14, 84)
                + leaf(-50, -130, 30, 13, 98)
                + leaf(14, -168, 26, 11, 160)
                + leaf(38, 0, 30, 13, -16),
                "fold",
                6,
            ),
        )
    else:
        stems = "".join(
            limb([(0, -70), (x * 0.5, -110), (x, y)], 5, 4) for x, y in ((-44, -150), (2, -180), (46, -152))
        )
        greens = "".join(
            circle(x, y, 19) + circle(x + 8, y + 7, 15)
            for x, y in ((-38, -100), (-12, -112), (18, -110), (42, -98), (0, -92))
        )
        marks = "".join(
            stroke(f"M{x - 9},{y}q9,-12 18,0", 3) for x, y in ((-36, -98), (-8, -112), (22, -108), (44, -94))
        )
        heads = ""
        for x, y in ((-44, -156), (2, -186), (46, -158)):
            for i in range(7):
                cx, cy = off(x, y, 13 if i else 0, i * 60)
                heads += "".join(petal(cx, cy, 11, 8, j * 72 + i * 20) for j in range(5))
        plant = (Piece(stems, "stem"), Piece(greens, "leaf", 14), Piece(marks, "vein"), Piece(heads, "flower", 10))
    return Motif(
        (earth, *plant, *_pot()),
        inked(fold="#8a6a42", flower="#d9503f" if kind != "cactus" else "#e0637a"),
        {"top": (0, -200), "foot": (0, 0), "plant": (0, -76)},
    )


def sprout(open: bool = True) -> Motif:
    seed = ellipse(0, 30, 17, 12, -20)
    roots = (
        limb([(0, 38), (-4, 62), (4, 90)], 5, 3)
        + limb([(-2, 52), (-18, 66), (-22, 84)], 3.6, 2.6)
        + limb([(0, 60), (14, 70), (20, 86)], 3.6, 2.6)
    )
    stem = (
        limb([(2, 26), (-6, -4), (4, -44), (0, -76)], 8, 6)
        if open
        else limb([(2, 26), (-8, 0), (-4, -30), (12, -40), (20, -26)], 8, 7)
    )
    pieces = [Piece(roots, "pale"), Piece(stem, "stem"), Piece(seed, "wood", 9)]
    if open:
        pieces += [
            Piece(leaf(0, -74, 64, 40, -152), "leaf", 12),
            Piece(leaf(0, -74, 60, 38, -26), "leaf", 12),
            Piece(stroke("M-6,-77L-44,-96M6,-77L44,-94", 3), "shine"),
        ]
    else:
        pieces.append(Piece(leaf(22, -30, 32, 22, 80), "leaf", 8))
    return Motif(
        tuple(pieces), inked(leaf="#6fa050", stem="#6fa050"), {"top": (0, -110), "seed": (0, 30), "foot": (0, 0)}
    )


GALLERY: dict[str, Motif] = {
    "carnivorous": carnivorous(), "carnivorous shut": carnivorous(0.1), "cactus": cactus(),
    "prickly pear": prickly_pear(), "agave": agave(), "grass": grass(), "reeds": reeds(), "wheat": wheat(),
    "fern": fern(), "clover": clover(), "lily pad": lily_pad(), "fly agaric": fly_agaric(), "mushrooms": mushrooms(),
    "chanterelle": chanterelle(), "inkcap": inkcap(), "ivy": ivy(), "bramble": bramble(), "vine": vine(),
    "beanstalk": beanstalk(230),
    **{f"potted {kind}": potted(kind) for kind in ("geranium", "fern", "cactus", "sprout", "dead")},
    "sprout": sprout().moved(0, -100), "seed opening": sprout(open=False).moved(0, -100),
}  # fmt: skip
