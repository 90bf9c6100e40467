"""Flowers: motifs standing on (0, 0), about 200 high unless said. Other plants: plants, shrubs, trees, harvest.

On their stems (anchors "flower": middle of the head, "top", "foot"):
  sunflower(face="right"|"down"), tulip(), rose(stem=True), poppy(open=True), daisy(), lily(), thistle(), bluebell(),
  orchid() (a strange flower with a tongue, anchor "mouth"), lotus() (on its pad, 110 high),
  dandelion(flying=6) (seeds blown to the right, anchors "seed0"..)
Heads alone, to scatter, centred on (0, -50), 100 wide: daisy_head(), rose_head(), poppy_head(); dandelion_seed() (60
  high)
Together: bouquet() (tied, anchor "hand"), wreath(flowers=True) (a ring centred on (0, -100), radius 78),
  flower_bed(width=240) (90 high), petals(seed, count=14) (falling, over 220 by 200)

Inks: "stem", "leaf", "shine" (light leaf), "vein", "flower", "fold" (the flower's darker folds), "heart", "pale",
"wood", "thorn", "dark"; where kinds stand together also "white", "white_fold", "rose", "rose_fold", "ribbon".
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from random import Random

from art.colour import Colour
from art.motif import Motif, Piece
from art.motifs.growth import along, blade, blob, heading, leaf, leaf_data, limb, off, petal, smooth
from art.shapes import Point, circle, ellipse, path, ring, stroke

INKS: Mapping[str, Colour] = {
    "stem": "#4b7a45", "leaf": "#3f7a4f", "shine": "#8cb25e", "flower": "#d9503f", "fold": "#a4302f",
    "heart": "#f0b94a", "pot": "#b9573b", "wood": "#5a3a30", "thorn": "#7d3030", "fruit": "#6d4080", "cap": "#cf3d2c",
    "spot": "#f8efd8", "gill": "#e6cfa4", "pale": "#f8efd8", "dark": "#1d1420", "vein": "#2d5c40",
}  # fmt: skip


def inked(**inks: Colour) -> dict[str, Colour]:
    return {**INKS, **inks}


def _veined(x: float, y: float, length: float, width: float, turn: float, ink: str = "leaf") -> list[Piece]:
    """A large leaf with its rib."""
    tip, start = off(x, y, length * 0.86, turn), off(x, y, length * 0.12, turn)
    rib = stroke(f"M{start[0]:.1f},{start[1]:.1f}L{tip[0]:.1f},{tip[1]:.1f}", 2.6)
    return [Piece(leaf(x, y, length, width, turn), ink, 10), Piece(rib, "vein")]


def sunflower(face: str = "right") -> Motif:
    fx, fy = (10.0, -166.0) if face == "right" else (44.0, -150.0)
    if face == "right":
        stem = limb([(0, 2), (-8, -60), (-4, -120), (fx, fy)], 9, 8)
    else:
        stem = limb([(0, 2), (-10, -80), (-4, -160), (22, -190), (fx, fy - 14)], 9, 8)
    back = "".join(petal(fx, fy, 56, 20, i * 360 / 15 + 12) for i in range(15))
    front = "".join(petal(fx, fy, 51, 17, i * 360 / 15) for i in range(15))
    seeds = ""
    for i in range(44):
        seeds += circle(*off(fx, fy, 3.5 * math.sqrt(i), i * 137.5), 1.7)
    pieces = [
        Piece(stem, "stem", 7), *_veined(-6, -64, 62, 40, -154), *_veined(-6, -92, 56, 36, -18),
        Piece(back, "fold", 8), Piece(front, "flower", 9, lifted=True), Piece(circle(fx, fy, 27), "heart", 18),
        Piece(seeds, "dark"),
    ]  # fmt: skip
    inks = inked(flower="#f0b63a", fold="#d18426", heart="#6d4030")
    return Motif(tuple(pieces), inks, {"flower": (fx, fy), "top": (fx, fy - 56), "foot": (0, 0)})


def tulip() -> Motif:
    stem = limb([(0, 2), (6, -60), (0, -134)], 9, 8)
    cup = path(
        "M-30,-188C-40,-150 -26,-124 0,-122C28,-124 40,-150 32,-190C22,-182 16,-172 14,-166"
        "C10,-178 4,-190 0,-198C-6,-190 -10,-178 -13,-166C-16,-174 -22,-182 -30,-188Z"
    )
    middle = path("M0,-198C16,-178 20,-146 2,-124C-16,-144 -16,-178 0,-198Z")
    leaves = path("M2,0C-12,-40 -40,-70 -62,-112C-58,-64 -34,-18 2,0Z") + path(
        "M0,0C14,-44 36,-70 48,-104C52,-60 34,-14 0,0Z"
    )
    ribs = stroke("M-2,-4C-18,-36 -40,-66 -54,-96M4,-6C20,-36 34,-62 44,-88", 2.6)
    pieces = (
        Piece(stem, "stem", 6),
        Piece(leaves, "leaf", 14),
        Piece(ribs, "shine"),
        Piece(cup, "flower", 18),
        Piece(middle, "fold", 10),
    )
    return Motif(pieces, inked(), {"flower": (0, -160), "top": (0, -198), "foot": (0, 0)})


def _rose(x: float, y: float, size: float) -> list[Piece]:
    """A rose half seen from above: petals wrapped around a spiral."""
    outer = "".join(
        petal(*off(x, y + size * 0.1, size * 0.05, turn), size * reach, size * 1.3, turn)
        for turn, reach in ((-150, 0.96), (-30, 0.96), (150, 0.9), (30, 0.9), (90, 0.86))
    )
    middle = "".join(
        petal(*off(x, y, size * 0.02, turn), size * 0.8, size * 1.05, turn) for turn in (-118, -62, 178, 2, 118, 62)
    )
    inner = "".join(petal(x, y - size * 0.06, size * 0.56, size * 0.8, turn) for turn in (-90, 150, 30))
    coil = [off(x, y - size * 0.08, size * (0.42 - 0.026 * i), i * 48 - 100) for i in range(14)]
    curls = stroke(smooth(coil, closed=False), size * 0.065)
    for turn, reach in ((158, 0.62), (96, 0.56), (34, 0.62), (-146, 0.68), (-34, 0.68)):
        a, b = off(x, y, size * reach, turn - 26), off(x, y, size * reach, turn + 26)
        c = off(x, y, size * (reach + 0.14), turn)
        curls += stroke(f"M{a[0]:.1f},{a[1]:.1f}Q{c[0]:.1f},{c[1]:.1f} {b[0]:.1f},{b[1]:.1f}", size * 0.065)
    return [
        Piece(outer, "flower", size * 0.42),
        Piece(middle, "flower", size * 0.34, lifted=True),
        Piece(inner, "flower", size * 0.26, lifted=True),
        Piece(curls, "fold"),
    ]


def rose(stem: bool = True) -> Motif:
    pieces: list[Piece] = []
    if stem:
        curve = [(0.0, 2.0), (-10.0, -50.0), (6.0, -110.0), (2.0, -160.0)]
        pieces.append(Piece(limb(curve, 8, 6.5), "stem"))
        points = along(curve, 4)
        thorns = ""
        for i in range(2, 10, 2):
            side = 1 if i % 4 else -1
            turn = heading(points, i) + side * 62
            at = off(*points[i], 2, turn)
            thorns += leaf(*at, 13, 8, turn)
        pieces.append(Piece(thorns, "thorn"))
        for x, y, turn, length in ((-8, -66, -162, 46), (4, -92, -24, 50)):
            pieces += _veined(x, y, length, 30, turn)
            end = off(x, y, 16, turn)
            pieces += [
                Piece(leaf(*end, length * 0.55, 19, turn - 58), "leaf", 7),
                Piece(leaf(*end, length * 0.55, 19, turn + 58), "leaf", 7),
            ]
        pieces.append(Piece("".join(leaf(2, -150, 40, 12, turn) for turn in (-168, -128, -52, -14)), "leaf"))
    pieces += _rose(2, -168 if stem else -50, 42 if stem else 54)
    return Motif(
        tuple(pieces),
        inked(flower="#cf3f45", fold="#8d2436"),
        {"flower": (2, -168) if stem else (2, -50), "foot": (0, 0)},
    )


def rose_head() -> Motif:
    return rose(stem=False)


def _poppy(x: float, y: float, size: float) -> list[Piece]:
    """A poppy wide open, its four petals crumpled at their rims."""

    def crumpled(turn: float, reach: float, half: float) -> str:
        rim = [
            off(x, y, size * reach * grow, turn + away * half)
            for away, grow in ((-1, 0.8), (-0.72, 1), (-0.4, 0.97), (-0.1, 1.06), (0.24, 0.98), (0.6, 1.03), (1, 0.8))
        ]
        return blob([(x, y), *rim])

    back = crumpled(-92, 1.0, 62) + crumpled(94, 0.86, 60)
    front = crumpled(186, 1.08, 56) + crumpled(-4, 1.1, 56)
    blots = "".join(leaf(*off(x, y, size * 0.1, turn), size * 0.42, size * 0.3, turn) for turn in (-92, 94, 186, -4))
    creases = "".join(
        stroke(
            "M{:.1f},{:.1f}L{:.1f},{:.1f}".format(*off(x, y, size * 0.52, turn), *off(x, y, size * 0.84, turn)),
            size * 0.06,
        )
        for turn in (160, 184, 208, -28, -6, 18)
    )
    stamens = "".join(circle(*off(x, y, size * 0.32, i * 30), size * 0.045) for i in range(12))
    return [
        Piece(back, "fold", size * 0.3),
        Piece(front, "flower", size * 0.36, lifted=True),
        Piece(creases, "fold"),
        Piece(blots, "dark"),
        Piece(stamens, "dark"),
        Piece(circle(x, y, size * 0.17), "stem", size * 0.1),
    ]


def poppy(open: bool = True) -> Motif:
    stem = limb([(0, 2), (-8, -60), (6, -110), (2, -150)], 6, 5)
    leaves = "".join(
        leaf_data(x, y, length, 12, turn)
        for x, y, length, turn in (
            (-4, -40, 48, -150),
            (-14, -50, 26, -110),
            (-4, -60, 40, -30),
            (10, -68, 24, -76),
            (-2, -20, 44, -20),
            (16, -28, 22, 20),
        )
    )
    bud = limb([(-2, -40), (-40, -90), (-58, -130), (-64, -108)], 4.6, 4)
    pieces = [
        Piece(stem + bud, "stem"),
        Piece(path(leaves), "leaf", 7),
        Piece(ellipse(-65, -98, 10, 15, 8), "leaf", 7),
        Piece(leaf(-64, -84, 14, 5, -100), "flower"),
    ]
    if open:
        pieces += _poppy(2, -160, 42)
    else:
        pieces += [
            Piece(ellipse(3, -164, 19, 26, 6), "leaf", 12),
            Piece(path("M0,-140C-6,-160 -2,-180 4,-190C12,-176 10,-156 6,-140Z"), "flower"),
        ]
    return Motif(
        tuple(pieces), inked(flower="#d8432f", fold="#9c2a2a"), {"flower": (2, -160), "top": (2, -200), "foot": (0, 0)}
    )


def poppy_head() -> Motif:
    return Motif(tuple(_poppy(0, -46, 46)), inked(flower="#d8432f", fold="#9c2a2a"), {"flower": (0, -46)})


def _daisy(x: float, y: float, size: float) -> list[Piece]:
    back = "".join(petal(x, y, size * 0.98, size * 0.34, i * 30 + 15) for i in range(12))
    front = "".join(petal(x, y, size, size * 0.3, i * 30) for i in range(12))
    return [
        Piece(back, "fold"),
        Piece(front, "flower", size * 0.16),
        Piece(circle(x, y, size * 0.3), "heart", size * 0.24, lifted=True),
    ]


def daisy() -> Motif:
    stem = limb([(0, 2), (8, -60), (-2, -120), (0, -156)], 7, 6)
    second = limb([(4, -50), (34, -80), (46, -112)], 5.5, 5)
    leaves = "".join(leaf(x, y, 44, 17, turn) for x, y, turn in ((2, -8, -160), (2, -4, -24), (4, -16, -130)))
    pieces = (Piece(stem + second, "stem"), Piece(leaves, "leaf", 8), *_daisy(48, -122, 25), *_daisy(0, -162, 40))
    return Motif(
        pieces, inked(flower="#fbf4e0", fold="#d9c9a8"), {"flower": (0, -162), "top": (0, -202), "foot": (0, 0)}
    )


def daisy_head() -> Motif:
    return Motif(tuple(_daisy(0, -50, 50)), inked(flower="#fbf4e0", fold="#d9c9a8"), {"flower": (0, -50)})


def lily() -> Motif:
    stem = limb([(-6, 2), (-2, -70), (-8, -130), (8, -152)], 8, 7)
    leaves = "".join(leaf(-4, y, 66, 16, turn) for y, turn in ((-24, -150), (-44, -28), (-70, -152), (-92, -34)))
    back = leaf(10, -150, 74, 32, -128) + leaf(10, -150, 76, 30, -48) + leaf(10, -150, 76, 32, -88)
    front = path("M6,-146C-10,-160 -42,-156 -62,-134C-46,-134 -20,-130 2,-138Z") + path(
        "M10,-146C26,-164 56,-160 76,-140C58,-138 36,-130 14,-138Z"
    )
    front += path("M-2,-138C-10,-166 -2,-176 10,-178C22,-176 28,-164 22,-138C14,-128 4,-128 -2,-138Z")
    ribs = stroke(
        "M10,-154L10,-214M2,-156L-28,-196M18,-156L50,-196M-6,-146Q-30,-150 -48,-138M24,-148Q44,-152 62,-142", 2.6
    )
    stamens = stroke("M8,-152Q4,-176 -6,-186M12,-152Q12,-178 14,-190M14,-152Q22,-172 32,-180", 2.6)
    anthers = ellipse(-7, -187, 5, 3, 30) + ellipse(14, -192, 5, 3) + ellipse(33, -182, 5, 3, -30)
    pieces = (
        Piece(stem, "stem"),
        Piece(leaves, "leaf", 8),
        Piece(back, "flower", 14),
        Piece(ribs, "fold"),
        Piece(stamens, "shine"),
        Piece(anthers, "heart"),
        Piece(front, "flower", 12, lifted=True),
    )
    return Motif(
        pieces,
        inked(flower="#fbeee0", fold="#e5a9a0", heart="#c9682c"),
        {"flower": (10, -160), "top": (10, -224), "foot": (0, 0)},
    )


def lotus() -> Motif:
    pad = path("M-112,-10C-112,-26 -50,-34 0,-32C60,-34 116,-24 114,-8C100,8 40,10 0,8C-50,10 -108,6 -112,-10Z")
    veins = stroke("M0,-14L-86,-12M0,-14L88,-12M0,-14L-46,2M0,-14L48,2M0,-14L-40,-26M0,-14L44,-26", 2.6)
    back = "".join(leaf(x * 0.3, -18, 88 - abs(x) * 0.28, 40, -90 + x) for x in (-62, -38, -14, 14, 38, 62))
    middle = "".join(leaf(x * 0.24, -16, 78 - abs(x) * 0.2, 38, -90 + x) for x in (-56, 0, 56))
    front = "".join(leaf(x * 0.2, -12, 64 - abs(x) * 0.1, 36, -90 + x) for x in (-82, -28, 28, 82))
    tips = "".join(leaf(*off(x * 0.2, -12, 40, -90 + x), 23, 8, -90 + x) for x in (-82, -28, 28, 82))
    pieces = (
        Piece(pad, "leaf", 14),
        Piece(veins, "vein"),
        Piece(back, "fold", 14),
        Piece(middle, "flower", 14, lifted=True),
        Piece(front, "flower", 14, lifted=True),
        Piece(tips, "fold"),
    )
    return Motif(
        pieces, inked(flower="#f6cfc4", fold="#d97f8d"), {"flower": (0, -60), "top": (0, -106), "foot": (0, 0)}
    )


def orchid() -> Motif:
    stem = limb([(0, 2), (-10, -60), (-6, -130), (30, -168)], 7, 5)
    leaves = path("M0,2C-30,-8 -78,-16 -100,-52C-60,-52 -16,-34 0,2Z") + path(
        "M0,2C20,-12 64,-18 92,-44C60,-50 20,-36 0,2Z"
    )
    wings = path("M34,-150C4,-206 -44,-194 -50,-160C-46,-134 2,-130 34,-146Z") + path(
        "M34,-150C64,-206 112,-194 118,-160C114,-134 66,-130 34,-146Z"
    )
    sepals = leaf(34, -150, 76, 34, -90) + leaf(34, -148, 66, 26, 128) + leaf(34, -148, 66, 26, 52)
    tongue = path("M22,-152C16,-128 20,-112 34,-88C50,-112 52,-130 46,-152C38,-160 30,-160 22,-152Z")
    spots = "".join(
        circle(x, y, 3)
        for x, y in (
            (30, -122),
            (40, -118),
            (34, -106),
            (-16, -168),
            (-28, -158),
            (-8, -154),
            (84, -168),
            (96, -158),
            (76, -154),
        )
    )
    throat = ellipse(34, -146, 9, 11)
    curl = stroke("M-8,-120C-40,-116 -48,-92 -34,-88C-26,-88 -26,-98 -34,-98", 4)
    pieces = (
        Piece(leaves, "leaf", 12),
        Piece(stem + curl, "stem"),
        Piece(sepals, "fold", 12),
        Piece(wings, "flower", 16, lifted=True),
        Piece(tongue, "heart", 10, lifted=True),
        Piece(throat, "dark"),
        Piece(spots, "fold"),
    )
    return Motif(
        pieces,
        inked(flower="#c990b4", fold="#7a3f70", heart="#efb24c"),
        {"flower": (34, -150), "mouth": (34, -146), "foot": (0, 0)},
    )


def thistle() -> Motif:
    stem = limb([(0, 2), (6, -60), (0, -132)], 8, 7)
    data = ""
    for x, y, turn, length in ((3, -40, -150, 64), (3, -64, -28, 60), (2, -96, -146, 40)):
        data += leaf_data(x, y, length, 17, turn)
        for t in (0.35, 0.6, 0.82):
            for side in (-1, 1):
                data += leaf_data(*off(x, y, length * t, turn), 15, 6, turn + side * 52)
    globe = ellipse(0, -142, 24, 22)
    scales = "".join(
        stroke(f"M{x - 7},{y - 5}L{x},{y + 3}L{x + 7},{y - 5}", 3)
        for x, y in ((-12, -148), (0, -148), (12, -148), (-7, -138), (7, -138), (0, -129))
    )
    tuft = "".join(leaf_data(x * 0.55, -154, 50 - abs(x) * 0.3, 8, -90 + x * 1.5) for x in range(-32, 33, 5))
    inner = "".join(leaf_data(x * 0.4, -156, 38, 5, -90 + x * 1.4) for x in (-24, -12, 0, 12, 24))
    pieces = (
        Piece(stem, "stem"),
        Piece(path(data), "leaf", 7),
        Piece(path(tuft), "flower", 9),
        Piece(path(inner), "fold"),
        Piece(globe, "stem", 14),
        Piece(scales, "vein"),
    )
    return Motif(
        pieces,
        inked(flower="#a55c9c", fold="#6c3576", leaf="#5c8a6c", stem="#5a7f5c"),
        {"flower": (0, -160), "top": (0, -204), "foot": (0, 0)},
    )


def bluebell() -> Motif:
    stem = limb([(-10, 2), (-14, -90), (0, -160), (46, -178), (70, -150)], 6, 4.4)
    leaves = blade(-10, 2, 130, 16, -108, -26) + blade(-8, 2, 110, 15, -70, 30)
    bells, rims, hooks = "", "", ""
    for x, y in ((70, -148), (44, -172), (16, -158), (-4, -132)):
        side = 12 if x > 0 else 16
        hooks += stroke(f"M{x - 4},{y - 6}q{side},-4 {side},10", 3.6)
        cx, cy = x + side - 4, y + 4
        bells += path(
            f"M{cx - 9},{cy}C{cx - 14},{cy + 20} {cx - 14},{cy + 26} {cx - 20},{cy + 34}"
            f"Q{cx - 12},{cy + 32} {cx - 8},{cy + 38}Q{cx - 2},{cy + 32} {cx + 3},{cy + 38}"
            f"Q{cx + 8},{cy + 32} {cx + 20},{cy + 34}C{cx + 13},{cy + 26} {cx + 13},{cy + 16} "
            f"{cx + 9},{cy}C{cx + 4},{cy - 7} {cx - 4},{cy - 7} {cx - 9},{cy}Z"
        )
        rims += stroke(
            f"M{cx - 4},{cy + 6}Q{cx - 7},{cy + 18} {cx - 9},{cy + 28}"
            f"M{cx + 4},{cy + 8}Q{cx + 5},{cy + 18} {cx + 8},{cy + 26}",
            2.8,
        )
    pieces = (Piece(leaves, "leaf", 9), Piece(stem + hooks, "stem"), Piece(bells, "flower", 10), Piece(rims, "fold"))
    return Motif(
        pieces, inked(flower="#5a74b8", fold="#34488a"), {"flower": (74, -130), "top": (40, -186), "foot": (0, 0)}
    )


def _parachute(x: float, y: float, size: float, turn: float) -> tuple[str, str]:
    """A seed of dandelion: its silk, and its grain."""
    top = off(x, y, size, turn - 90)
    silk = "".join(
        stroke(f"M{top[0]:.1f},{top[1]:.1f}L{end[0]:.1f},{end[1]:.1f}", 1.8) + circle(*end, 1.5)
        for end in (off(*top, size * 0.5, turn - 90 + away) for away in (-72, -44, -15, 15, 44, 72))
    )
    silk += stroke(f"M{x:.1f},{y:.1f}L{top[0]:.1f},{top[1]:.1f}", 1.6)
    return silk, ellipse(x, y, 2, 4.6, turn)


def dandelion(flying: int = 6) -> Motif:
    cx, cy = -6.0, -158.0
    stem = limb([(0, 2), (-12, -70), (cx, cy)], 6, 5)
    leaves = ""
    for turn, length in ((-164, 80), (-16, 76), (-140, 58), (-40, 56)):
        leaves += leaf_data(0, 0, length, 13, turn)
        for t in (0.3, 0.5, 0.7):
            for side in (-1, 1):
                leaves += leaf_data(*off(0, 0, length * t, turn), 17, 8, turn + side * 78)
    silk, grains = "", ""
    for i in range(26):
        around = i * 360 / 26
        if 20 < around < 76 and flying:
            continue
        one, grain = _parachute(*off(cx, cy, 9, around), 19, around + 90)
        silk, grains = silk + one, grains + grain
    halo = (
        circle(cx, cy, 37)
        if not flying
        else path(
            f"M{cx},{cy}L{off(cx, cy, 37, 76)[0]:.1f},{off(cx, cy, 37, 76)[1]:.1f}A37,37 "
            f"0 1 1 {off(cx, cy, 37, 20)[0]:.1f},{off(cx, cy, 37, 20)[1]:.1f}Z"
        )
    )
    anchors: dict[str, Point] = {"flower": (cx, cy), "foot": (0, 0), "top": (cx, cy - 38)}
    random = Random(5)
    for i in range(flying):
        at = (44 + i * 17 + random.uniform(-8, 8), -150 - 16 * math.sin(i * 1.9) - i * 6)
        one, grain = _parachute(*at, 22, 24 + random.uniform(-16, 16))
        silk, grains = silk + one, grains + grain
        anchors[f"seed{i}"] = at
    pieces = (
        Piece(path(leaves), "leaf", 7),
        Piece(stem, "stem"),
        Piece(halo, "fold"),
        Piece(silk, "pale"),
        Piece(circle(cx, cy, 9), "stem", 7),
        Piece(grains, "wood"),
    )
    return Motif(pieces, inked(fold="#d8d2bd"), anchors)


def dandelion_seed() -> Motif:
    silk, grain = _parachute(0, -6, 30, 0)
    return Motif((Piece(silk, "pale"), Piece(grain, "wood")), inked(), {"foot": (0, 0), "top": (0, -52)})


def petals(seed: int = 12, count: int = 14) -> Motif:
    random = Random(seed)
    shapes = ["", ""]
    for i in range(count):
        x, y = random.uniform(-110, 110), -200 + 200 * (i + random.random()) / count
        shapes[i % 2] += petal(x, y, random.uniform(15, 22), random.uniform(10, 15), random.uniform(0, 360))
    return Motif(
        (Piece(shapes[0], "flower", 7), Piece(shapes[1], "fold", 7)),
        inked(flower="#e79aa0", fold="#c96f83"),
        {"top": (0, -200)},
    )


def bouquet() -> Motif:
    stems = "".join(limb([(-x * 0.35, 2), (0, -44), (x * 0.6, -104)], 5, 5) for x in (-44, -24, -6, 14, 34, 50))
    greens = "".join(
        leaf(0, -62, length, 24, turn)
        for turn, length in ((-160, 84), (-136, 104), (-112, 90), (-70, 92), (-44, 104), (-20, 84))
    )
    ends = [off(0, -62, reach, turn) for turn, reach in ((-148, 112), (-124, 118), (-100, 132), (-60, 118), (-36, 110))]
    twigs = "".join(stroke(f"M0,-62L{px:.1f},{py:.1f}", 3) for px, py in ends)
    sprigs = "".join(circle(px, py, 6) + circle(px + 7, py + 9, 4.6) + circle(px - 8, py + 7, 4.6) for px, py in ends)
    pieces = [
        Piece(twigs, "stem"),
        Piece(sprigs, "heart", 4),
        Piece(greens, "leaf", 10),
        Piece(stems, "stem"),
        *(_tinted(_daisy(-50, -138, 26), "white")),
        *(_tinted(_daisy(46, -146, 25), "white")),
    ]
    pieces += [
        *_tinted(_poppy(0, -172, 29), ""),
        *_tinted(_rose(-20, -116, 27), "rose"),
        *_tinted(_rose(30, -108, 24), "rose"),
    ]
    bow = (
        path("M0,-46C-16,-66 -44,-62 -42,-46C-42,-32 -16,-32 0,-46Z")
        + path("M0,-46C16,-66 44,-62 42,-46C42,-32 16,-32 0,-46Z")
        + path("M-4,-44L-22,-4L-8,-12L0,-40Z")
        + path("M2,-44L20,-2L6,-10L-2,-40Z")
    )
    pieces += [Piece(bow, "ribbon", 9), Piece(circle(0, -46, 8), "ribbon_dark")]
    inks = inked(
        white="#fbf4e0",
        white_fold="#d9c9a8",
        rose="#e79aa0",
        rose_fold="#b65a72",
        ribbon="#3f6f9c",
        ribbon_dark="#2a4a74",
        flower="#d8432f",
        fold="#9c2a2a",
    )
    return Motif(tuple(pieces), inks, {"hand": (0, -40), "top": (0, -204), "foot": (0, 0)})


def _tinted(pieces: list[Piece], ink: str) -> list[Piece]:
    """The pieces of a flower in inks of their own, where several kinds stand together."""
    if not ink:
        return pieces
    names = {"flower": ink, "fold": f"{ink}_fold"}
    return [Piece(piece.shape, names.get(piece.ink, piece.ink), piece.depth, piece.lifted) for piece in pieces]


def wreath(flowers: bool = True, seed: int = 10) -> Motif:
    random = Random(seed)
    dark, bright = "", ""
    for i in range(66):
        turn = i * 360 / 66
        x, y = off(0, -100, 78 + random.uniform(-9, 9), turn)
        data = leaf_data(x, y, random.uniform(26, 36), 14, turn + 90 + random.choice((-38, 0, 38)))
        if i % 3:
            dark += data
        else:
            bright += data
    pieces = [Piece(ring(0, -100, 78, 8), "wood"), Piece(path(dark), "leaf", 8), Piece(path(bright), "shine", 6)]
    if flowers:
        for turn, kind in ((100, "rose"), (132, "white"), (70, "white"), (250, "white"), (318, "rose")):
            x, y = off(0, -100, 80, turn)
            pieces += _tinted(_rose(x, y, 23) if kind == "rose" else _daisy(x, y, 19), kind)
    pieces.append(
        Piece(
            "".join(circle(*off(0, -100, 80 + (5 if t % 2 else -8), t), 5.4) for t in (20, 31, 45, 190, 203, 284, 295)),
            "fruit",
            4,
        )
    )
    inks = inked(fruit="#c8352d", white="#fbf4e0", white_fold="#d9c9a8", rose="#e79aa0", rose_fold="#b65a72")
    return Motif(tuple(pieces), inks, {"middle": (0, -100), "top": (0, -190), "foot": (0, -14)})


def flower_bed(width: float = 240, seed: int = 13) -> Motif:
    random = Random(seed)
    blades, stems = "", ""
    heads: list[Piece] = []
    for i in range(int(width / 5)):
        x = -width / 2 + width * (i + random.random()) / int(width / 5)
        blades += blade(x, 4, random.uniform(18, 46), 6, -90 + random.uniform(-18, 18), random.uniform(-26, 26))
    for i in range(int(width / 24)):
        x, y = -width / 2 + 14 + i * 24 + random.uniform(-6, 6), -random.uniform(48, 86)
        stems += stroke(f"M{x:.1f},2Q{x + random.uniform(-8, 8):.1f},{y / 2:.1f} {x:.1f},{y:.1f}", 4)
        kind = i % 3
        if kind == 0:
            heads += _poppy(x, y, 15)
        elif kind == 1:
            heads += _tinted(_daisy(x, y, 16), "white")
        else:
            bell = path(
                f"M{x - 12:.0f},{y - 12:.0f}Q{x - 12:.0f},{y + 14:.0f} {x:.0f},{y + 14:.0f}Q{x + 12:.0f},{y + 14:.0f} "
                f"{x + 12:.0f},{y - 12:.0f}L{x + 5:.0f},{y - 4:.0f}L{x:.0f},{y - 15:.0f}L{x - 5:.0f},{y - 4:.0f}Z"
            )
            heads.append(Piece(bell, "heart", 8))
    pieces = (Piece(stems, "stem"), Piece(blades, "leaf", 0), *heads)
    return Motif(
        pieces,
        inked(white="#fbf4e0", white_fold="#d9c9a8", flower="#d8432f", fold="#9c2a2a"),
        {"top": (0, -90), "foot": (0, 0)},
    )


GALLERY: dict[str, Motif] = {
    "sunflower": sunflower(), "sunflower down": sunflower("down"), "tulip": tulip(), "rose": rose(),
    "rose head": rose_head(), "poppy": poppy(), "poppy in bud": poppy(open=False), "poppy head": poppy_head(),
    "daisy": daisy(), "daisy head": daisy_head(), "lily": lily(), "lotus": lotus(), "orchid": orchid(),
    "thistle": thistle(), "bluebell": bluebell(), "dandelion": dandelion(), "dandelion seed": dandelion_seed(),
    "bouquet": bouquet(), "wreath": wreath(), "petals": petals(), "flower bed": flower_bed(),
}  # fmt: skip
