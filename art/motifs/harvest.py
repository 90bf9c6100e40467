"""Fruit and single leaves: motifs lying or standing on (0, 0), about 200 high, to be scaled down.

Fruit: apple(state="whole"|"bitten"|"cut"|"core"), pear(cut=False), cherry() (a pair), lemon(cut=False), orange(),
  pomegranate(open=True), fig(cut=False), strawberry(), plum(), banana(), watermelon() (a slice), pineapple(), grapes()
Leaves (200 long, stalk at (0, 0), standing): leaf_oak(), leaf_maple(), leaf_beech(), leaf_ginkgo(), leaf_willow(),
  leaf_lime(); as a tuple of functions: LEAVES
Vegetables and nuts: art/motifs/vegetables.py.

Inks: "fruit", "flesh", "core", "seed", "leaf", "shine" (spot of light), "stem", "fold", "vein", "green", "dark".
Anchors: "top" (where it hangs), "middle", "foot".
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from random import Random

from art.colour import Colour
from art.motif import Motif, Piece
from art.motifs.growth import blob, leaf, leaf_data, limb, off
from art.shapes import Point, circle, ellipse, path, polygon, stroke

INKS: Mapping[str, Colour] = {
    "fruit": "#cf3d2c", "flesh": "#f8ecc8", "core": "#e0c48c", "seed": "#4a2a22", "rind": "#8f2328", "leaf": "#4b7f49",
    "shine": "#f8e7c4", "stem": "#5a3a2c", "fold": "#8f2328", "dark": "#1d1420", "vein": "#2d5c40", "green": "#7fae5a",
}  # fmt: skip


def thing(pieces: list[Piece], top: Point, middle: Point = (0, -80), **inks: Colour) -> Motif:
    return Motif(tuple(pieces), {**INKS, **inks}, {"top": top, "middle": middle, "foot": (0, 0)})


APPLE = (
    "M0,-142C-24,-168 -84,-164 -92,-104C-98,-50 -62,2 -28,4C-14,5 -8,-2 0,-2C10,-2 16,5 30,4C66,0 98,-52 92,-106"
    "C84,-164 26,-168 0,-142Z"
)
BITTEN = (
    "M0,-142C-24,-168 -84,-164 -92,-104C-98,-50 -62,2 -28,4C-14,5 -8,-2 0,-2C10,-2 16,5 30,4C50,2 68,-14 80,-34"
    "C82,-44 72,-46 68,-54C58,-58 54,-66 60,-78C52,-86 56,-96 66,-98C62,-110 70,-118 86,-118C84,-126 82,-130 80,-134"
    "C62,-162 22,-164 0,-142Z"
)


def _stalk(x: float, y: float) -> list[Piece]:
    return [
        Piece(limb([(x, y + 12), (x + 2, y - 14), (x + 12, y - 34)], 7, 8), "stem"),
        Piece(leaf(x + 3, y - 8, 62, 36, -24), "leaf", 10),
        Piece(stroke(f"M{x + 10},{y - 12}L{x + 46},{y - 26}", 3), "vein"),
    ]


def apple(state: str = "whole") -> Motif:
    if state == "core":
        core = path(
            "M-40,-140C-20,-150 22,-150 42,-142C22,-120 12,-96 14,-74C14,-50 24,-24 "
            "44,-6C20,6 -20,6 -42,-4C-22,-26 -12,-50 -13,-74C-12,-96 -24,-120 -40,-140Z"
        )
        caps = path("M-46,-138C-22,-160 26,-160 48,-140C30,-128 -26,-126 -46,-138Z") + path(
            "M-46,-6C-20,-18 26,-18 48,-8C26,12 -24,12 -46,-6Z"
        )
        return thing(
            [
                Piece(core, "flesh", 12),
                Piece(caps, "fruit", 9),
                Piece(leaf(-3, -66, 26, 12, -96) + leaf(8, -60, 24, 12, -82), "seed"),
                *_stalk(0, -146)[:1],
            ],
            (12, -180),
            (0, -74),
        )
    if state == "cut":
        inner = path(
            "M0,-128C-22,-150 -74,-148 -80,-102C-84,-54 -52,-8 -26,-8C-12,-8 -8,-14 "
            "0,-14C10,-14 14,-8 28,-8C56,-10 86,-56 80,-104C74,-148 24,-150 0,-128Z"
        )
        core = path("M0,-116C-28,-104 -36,-60 0,-34C38,-60 30,-104 0,-116Z")
        pips = leaf(-6, -62, 30, 15, -112) + leaf(8, -62, 30, 15, -68)
        return thing(
            [
                Piece(path(APPLE), "fruit", 20),
                Piece(inner, "flesh", 24),
                Piece(core, "core", 12),
                Piece(pips, "seed"),
                *_stalk(0, -140),
            ],
            (12, -176),
        )
    shape = BITTEN if state == "bitten" else APPLE
    pieces = [
        Piece(path(shape), "fruit", 36),
        Piece(path("M-30,-138C-14,-128 14,-128 30,-138C18,-148 -16,-148 -30,-138Z"), "fold"),
        Piece(path("M-66,-120C-58,-140 -42,-146 -34,-142C-46,-134 -56,-122 -60,-104Z"), "shine"),
    ]
    if state == "bitten":
        bite = path(
            "M80,-134C60,-134 50,-120 52,-108C40,-102 36,-86 44,-76C38,-60 46,-46 60,-44C64,-34 74,-30 80,-34"
            "C86,-44 72,-48 70,-56C58,-58 54,-66 60,-78C52,-86 56,-96 "
            "66,-98C62,-110 70,-118 86,-116C88,-124 84,-132 80,-134Z"
        )
        pieces.append(Piece(bite, "flesh"))
    return thing([*pieces, *_stalk(0, -140)], (12, -176))


PEAR = (
    "M6,-188C-22,-190 -26,-156 -34,-128C-46,-98 -78,-84 -76,-42C-72,-4 -34,6 "
    "0,4C38,6 74,-4 76,-44C76,-84 48,-100 40,-128C34,-156 32,-186 6,-188Z"
)


def pear(cut: bool = False) -> Motif:
    pieces = [Piece(path(PEAR), "fruit", 34)]
    if cut:
        pieces += [
            Piece(
                path(
                    "M5,-176C-14,-178 -16,-148 -24,-122C-36,-92 -66,-80 -64,-42C-60,-10 -28,-6 "
                    "0,-8C32,-6 62,-12 64,-44C64,-78 38,-94 30,-122C24,-148 22,-176 5,-176Z"
                ),
                "flesh",
                20,
            ),
            Piece(path("M0,-78C-22,-66 -24,-34 0,-24C26,-34 24,-66 0,-78Z"), "core", 9),
            Piece(leaf(-4, -38, 24, 12, -104) + leaf(7, -38, 24, 12, -76), "seed"),
        ]
    else:
        freckles = "".join(
            circle(x, y, 2.2) for x, y in ((20, -60), (34, -40), (8, -34), (44, -70), (26, -92), (14, -20), (50, -30))
        )
        pieces += [
            Piece(freckles, "fold"),
            Piece(path("M-58,-58C-54,-76 -38,-88 -28,-100C-36,-80 -46,-66 -48,-46Z"), "shine"),
        ]
    pieces += [
        Piece(limb([(4, -182), (8, -204), (20, -218)], 7, 8), "stem"),
        Piece(leaf(6, -192, 56, 30, -162), "leaf", 9),
    ]
    return thing(pieces, (20, -220), (0, -60), fruit="#c3b545", fold="#8a7a2c")


def cherry() -> Motif:
    stems = limb([(-44, -62), (-30, -130), (14, -190)], 5, 5) + limb([(46, -54), (44, -120), (14, -190)], 5, 5)
    fruits = blob([(-50, -76), (-20, -72), (-8, -42), (-24, -6), (-50, 2), (-80, -8), (-92, -42), (-76, -72)]) + blob(
        [(48, -66), (76, -64), (88, -34), (72, -2), (48, 8), (20, -2), (6, -34), (22, -64)]
    )
    shines = path("M-78,-44C-76,-60 -68,-66 -60,-68C-68,-58 -70,-50 -70,-38Z") + path(
        "M20,-36C22,-52 30,-58 38,-60C30,-50 28,-42 28,-30Z"
    )
    leaves = leaf(14, -186, 92, 46, 8)
    return thing(
        [
            Piece(stems, "green"),
            Piece(leaves, "leaf", 14),
            Piece(stroke("M24,-184L88,-178", 3), "vein"),
            Piece(fruits, "fruit", 26),
            Piece(shines, "shine"),
        ],
        (14, -192),
        (0, -40),
        fruit="#b8202c",
    )


def lemon(cut: bool = False) -> Motif:
    body = path(
        "M-106,-62C-100,-70 -90,-72 -84,-82C-62,-128 52,-132 82,-84C88,-76 100,-72 "
        "106,-62C100,-52 90,-52 84,-42C56,4 -56,6 -84,-42C-90,-52 -102,-52 -106,-62Z"
    )
    if not cut:
        dots = "".join(
            circle(x, y, 2.2) for x, y in ((10, -40), (34, -56), (-12, -28), (44, -30), (20, -78), (62, -62), (0, -62))
        )
        return thing(
            [
                Piece(leaf(-98, -66, 66, 36, -64), "leaf", 10),
                Piece(body, "fruit", 32),
                Piece(dots, "fold"),
                Piece(path("M-70,-76C-54,-104 -20,-110 0,-108C-24,-100 -46,-90 -60,-68Z"), "shine"),
            ],
            (-104, -62),
            (0, -62),
            fruit="#edc63c",
            fold="#c89a24",
        )
    segments = "".join(
        path(
            "M{:.1f},{:.1f}L{:.1f},{:.1f}Q{:.1f},{:.1f} {:.1f},{:.1f}Z".format(
                *off(0, -82, 10, t + 20), *off(0, -82, 58, t + 4), *off(0, -82, 70, t + 20), *off(0, -82, 58, t + 36)
            )
        )
        for t in range(0, 360, 40)
    )
    pips = "".join(leaf(*off(0, -82, 22, t), 14, 7, t) for t in (20, 140, 260))
    return thing(
        [
            Piece(circle(0, -82, 82), "fruit", 14),
            Piece(circle(0, -82, 71), "flesh", 10),
            Piece(segments, "fruit", 12),
            Piece(pips, "core"),
        ],
        (0, -164),
        (0, -82),
        fruit="#edc63c",
        core="#fbf6da",
    )


def orange() -> Motif:
    dots = "".join(
        circle(*off(4, -80, r, t), 2)
        for r, t in ((40, 20), (54, 60), (24, 90), (60, -10), (34, 140), (58, 110), (44, -40))
    )
    return thing(
        [
            Piece(circle(0, -82, 82), "fruit", 40),
            Piece(dots, "fold"),
            Piece(path("M-58,-96C-54,-124 -34,-138 -14,-142C-34,-126 -44,-112 -48,-90Z"), "shine"),
            *_stalk(0, -160)[1:],
            Piece(polygon([off(0, -158, 12 if i % 2 else 6, i * 36) for i in range(10)]), "stem"),
        ],
        (0, -164),
        (0, -82),
        fruit="#e58a2c",
        fold="#bb6219",
    )


def pomegranate(open: bool = True) -> Motif:
    body = circle(0, -80, 80)
    crown = path(
        "M-26,-148C-24,-166 -34,-182 -38,-192C-22,-190 -16,-184 -12,-176C-8,-188 -4,-194 "
        "2,-200C6,-192 10,-186 12,-176C18,-184 26,-190 40,-190C34,-178 26,-166 26,-148Z"
    )
    pieces = [Piece(crown, "fruit", 12), Piece(body, "fruit", 40)]
    if open:
        hollow = path("M-30,-128C-50,-96 -44,-50 -14,-28C24,-20 54,-52 50,-92C42,-124 4,-140 -30,-128Z")
        random = Random(3)
        grains = []
        for i in range(26):
            point = off(4, -78, 10.5 * math.sqrt(i) * 0.92, i * 137.5 + random.uniform(-8, 8))
            grains.append((point[0], point[1] * 1.0))
        seeds = "".join(ellipse(x, y, 8, 6.4, x * 2) for x, y in grains)
        lights = "".join(circle(x - 2, y - 2, 1.8) for x, y in grains)
        pieces += [Piece(hollow, "flesh", 10), Piece(seeds, "seed", 6), Piece(lights, "shine")]
    else:
        pieces.append(Piece(path("M-56,-94C-52,-122 -32,-136 -14,-138C-34,-124 -42,-110 -46,-88Z"), "shine"))
    return thing(pieces, (0, -196), (0, -80), fruit="#b8403a", seed="#9c1a34", flesh="#f1dba4")


def fig(cut: bool = False) -> Motif:
    body = path(
        "M4,-186C-8,-186 -10,-160 -20,-138C-36,-110 -78,-86 -78,-44C-76,-4 -36,6 "
        "0,4C38,6 76,-4 78,-46C76,-88 40,-110 26,-138C16,-160 16,-186 4,-186Z"
    )
    if cut:
        rim = path(
            "M2,-160C-6,-150 -12,-134 -24,-120C-44,-94 -68,-74 -66,-44C-64,-14 -32,-6 "
            "0,-8C34,-6 64,-14 66,-46C66,-74 42,-96 28,-120C18,-136 10,-150 2,-160Z"
        )
        heart = path("M2,-118C-20,-96 -46,-74 -44,-46C-40,-24 -20,-20 0,-22C22,-20 42,-24 44,-48C44,-74 22,-96 2,-118Z")
        random = Random(8)
        grains = "".join(
            circle(*off(0, -54, 34 * math.sqrt(random.random()), random.uniform(0, 360)), 2.4) for _ in range(34)
        )
        return thing(
            [Piece(body, "fruit", 12), Piece(rim, "flesh", 12), Piece(heart, "core", 14), Piece(grains, "shine")],
            (4, -186),
            (0, -54),
            fruit="#5a3a66",
            core="#b23a4a",
        )
    lines = stroke("M-4,-150C-24,-110 -50,-80 -46,-34M6,-148C2,-100 0,-70 2,-20M14,-146C30,-110 50,-86 50,-44", 3)
    return thing(
        [
            Piece(body, "fruit", 36),
            Piece(lines, "fold"),
            Piece(path("M-60,-52C-58,-72 -44,-88 -34,-98C-42,-80 -50,-66 -50,-44Z"), "shine"),
        ],
        (4, -186),
        (0, -54),
        fruit="#5a3a66",
        fold="#3c2448",
        shine="#b59ac0",
    )


def strawberry() -> Motif:
    body = path("M0,-142C-50,-160 -88,-132 -80,-90C-72,-48 -30,-2 0,4C32,-2 74,-48 82,-92C86,-134 50,-158 0,-142Z")
    seeds = "".join(
        leaf(x, y, 9, 5, 90)
        for x, y in (
            (-50, -112),
            (-16, -116),
            (20, -116),
            (54, -110),
            (-38, -84),
            (-2, -88),
            (36, -84),
            (-22, -58),
            (16, -58),
            (-4, -32),
        )
    )
    crown = "".join(leaf(0, -142, 66, 26, turn) for turn in (160, 128, 52, 20, -160, -20)) + limb(
        [(0, -142), (2, -164), (12, -180)], 7, 6
    )
    return thing([Piece(body, "fruit", 34), Piece(seeds, "shine"), Piece(crown, "leaf", 9, lifted=True)], (12, -182))


def plum() -> Motif:
    body = ellipse(0, -78, 72, 80)
    return thing(
        [
            Piece(body, "fruit", 36),
            Piece(stroke("M10,-156C34,-110 34,-50 12,-2", 4), "fold"),
            Piece(path("M-50,-90C-48,-116 -34,-130 -20,-134C-34,-118 -40,-106 -42,-84Z"), "shine"),
            *_stalk(4, -154),
        ],
        (16, -190),
        fruit="#6a4a8c",
        fold="#43306a",
        shine="#b9a5d0",
    )


def banana() -> Motif:
    one = path(
        "M-96,-118C-92,-60 -30,-10 52,-12C80,-12 100,-22 108,-34C100,-38 96,-44 90,-44C20,-42 "
        "-40,-70 -66,-136C-70,-150 -70,-160 -72,-168L-90,-166C-92,-150 -96,-136 -96,-118Z"
    )
    ridge = stroke("M-82,-124C-70,-70 -10,-28 60,-26C80,-28 92,-32 98,-36", 3.6)
    tips = path("M-72,-164L-90,-162L-92,-184L-76,-186Z") + circle(104, -36, 6.5)
    return thing(
        [Piece(one, "fruit", 18), Piece(ridge, "fold"), Piece(tips, "stem")],
        (-84, -186),
        (0, -50),
        fruit="#edc242",
        fold="#c08f28",
    )


def watermelon() -> Motif:
    rind = path("M-122,-128C-104,-48 -52,2 0,2C54,2 106,-48 122,-128Z")
    white = path("M-112,-128C-94,-54 -48,-12 0,-12C50,-12 96,-54 112,-128Z")
    red = path("M-102,-128C-84,-62 -44,-24 0,-24C46,-24 86,-62 102,-128Z")
    seeds = "".join(
        leaf(x, y, 15, 8, 90)
        for x, y in (
            (-62, -108),
            (-22, -112),
            (20, -112),
            (60, -108),
            (-40, -80),
            (0, -84),
            (40, -80),
            (-16, -54),
            (20, -54),
        )
    )
    return thing(
        [Piece(rind, "rind", 12), Piece(white, "flesh"), Piece(red, "fruit", 20), Piece(seeds, "seed")],
        (0, -128),
        rind="#3f7a4a",
        flesh="#dbe3b0",
        fruit="#dc4a46",
    )


def pineapple() -> Motif:
    body = path("M0,-134C-44,-134 -58,-100 -58,-66C-58,-24 -34,4 0,4C36,4 60,-24 60,-66C60,-100 46,-134 0,-134Z")
    net = stroke(
        "M-44,-118L40,-6M-56,-84L10,2M-14,-134L58,-40M22,-132L60,-82"
        "M44,-118L-40,-6M58,-84L-8,2M16,-134L-56,-40M-20,-132L-58,-82",
        3.4,
    )
    crown = "".join(
        leaf(0, -124, length, 17, turn)
        for turn, length in ((-150, 56), (-30, 56), (-128, 76), (-52, 76), (-108, 92), (-72, 92), (-90, 100))
    )
    return thing(
        [Piece(crown, "leaf", 8), Piece(body, "fruit", 30), Piece(net, "fold")],
        (0, -220),
        (0, -66),
        fruit="#e0a83a",
        fold="#a86c22",
    )


def grapes() -> Motif:
    rows = ((5, -128), (5, -100), (4, -72), (3, -46), (2, -24))
    balls = [((i - (n - 1) / 2) * 31, y) for n, y in rows for i in range(n)]
    shines = "".join(circle(x - 6, y - 6, 4) for x, y in balls)
    vine = limb([(0, -136), (4, -168), (-14, -192)], 7, 8)
    foliage = path(
        "".join(leaf_data(6, -150, size, 40, turn) for turn, size in ((-100, 44), (-50, 62), (-8, 70), (40, 56)))
    )
    return thing(
        [
            Piece(vine, "stem"),
            Piece("".join(circle(x, y, 18) for x, y in balls[::2]), "fruit", 12),
            Piece("".join(circle(x, y, 18) for x, y in balls[1::2]), "fruit", 12, lifted=True),
            Piece(shines, "shine"),
            Piece(foliage, "leaf", 12, lifted=True),
        ],
        (-14, -194),
        fruit="#6a4088",
        shine="#c3a5d6",
    )


def _leaf(shape: str, veins: str, leaf_ink: Colour, vein_ink: Colour) -> Motif:
    pieces = (Piece(shape, "leaf", 26), Piece(veins, "vein"), Piece(limb([(0, 0), (2, -18), (0, -40)], 6, 5), "stem"))
    return Motif(
        pieces,
        {**INKS, "leaf": leaf_ink, "vein": vein_ink, "stem": vein_ink},
        {"top": (0, -200), "middle": (0, -110), "foot": (0, 0)},
    )


def leaf_oak() -> Motif:
    left = [
        (-6, -34),
        (-26, -48),
        (-14, -64),
        (-48, -78),
        (-28, -98),
        (-62, -118),
        (-36, -138),
        (-46, -166),
        (-18, -176),
    ]
    shape = blob([*left, (0, -202), *[(-x, y) for x, y in left[::-1]]])
    return _leaf(
        shape,
        stroke(
            "M0,-36V-184M0,-64L-30,-80M0,-98L-44,-118M0,-136L-32,-158M0,-64L30,-80M0,-98L44,-118M0,-136L32,-158", 3.4
        ),
        "#b8642c",
        "#7d3a1c",
    )


def leaf_maple() -> Motif:
    right = [
        (6, -40),
        (34, -34),
        (42, -46),
        (84, -58),
        (78, -76),
        (104, -104),
        (84, -108),
        (86, -134),
        (54, -118),
        (42, -112),
        (50, -160),
        (30, -154),
        (20, -176),
    ]
    shape = polygon([*right, (0, -208), *[(-x, y) for x, y in right[::-1]]])
    return _leaf(
        shape,
        stroke(
            "M0,-40V-184M0,-50L76,-110M0,-50L-76,-110M0,-44L62,-58M0,-44L-62,-58M0,-110L28,-144M0,-110L-28,-144", 3.4
        ),
        "#cf4a2c",
        "#8f2a1f",
    )


def leaf_beech() -> Motif:
    veins = stroke(
        "M0,-36V-184"
        + "".join(
            f"M0,{y}L{side * reach},{y - 26}"
            for y, reach in ((-60, 38), (-86, 48), (-112, 46), (-138, 34))
            for side in (-1, 1)
        ),
        3.2,
    )
    return _leaf(
        path("M0,-34C-48,-48 -72,-92 -58,-134C-48,-164 -20,-180 0,-204C22,-180 48,-164 58,-134C72,-92 48,-48 0,-34Z"),
        veins,
        "#5d944c",
        "#356a3a",
    )


def leaf_ginkgo() -> Motif:
    shape = path(
        "M0,-34C-24,-66 -78,-92 -104,-128C-96,-160 -58,-184 -14,-180C-8,-160 -4,-140 "
        "0,-126C4,-142 10,-162 18,-182C60,-184 98,-158 106,-126C78,-92 26,-66 0,-34Z"
    )
    veins = stroke(
        "".join(
            "M0,-52L{:.0f},{:.0f}".format(*off(0, -52, reach, turn))
            for turn, reach in ((-145, 96), (-128, 112), (-112, 116), (-68, 116), (-52, 112), (-35, 96))
        ),
        3,
    )
    return _leaf(shape, veins, "#e3b53a", "#b8862a")


def leaf_willow() -> Motif:
    return _leaf(
        path("M0,-30C-30,-70 -34,-130 6,-208C34,-140 30,-74 0,-30Z"),
        stroke(
            "M0,-34C-4,-90 -2,-140 5,-190M-1,-70L-16,-86M-1,-100L-18,-118M0,-130L-12,-148M0,-84L16,-100M0,-114L17,-132",
            3,
        ),
        "#8fae62",
        "#56803f",
    )


def leaf_lime() -> Motif:
    """Heart-shaped, a little askew, with a toothed rim."""
    right = [(14, -26), (46, -30), (72, -52), (82, -84), (74, -118), (54, -150), (28, -178)]
    left = [(-18, -24), (-54, -30), (-82, -58), (-88, -92), (-74, -126), (-48, -156), (-20, -180)]
    teeth = "".join(leaf(x * 0.9, y, 18, 10, -60 if x > 0 else -120) for x, y in (*right[1:], *left[1:]))
    shape = blob([(0, -40), *right, (6, -206), *left[::-1]]) + teeth
    veins = (
        "M0,-40C2,-90 0,-140 5,-188M0,-48L58,-84M0,-48L-64,-84"
        "M1,-84L46,-126M1,-84L-50,-130M2,-124L26,-158M2,-124L-26,-160"
    )
    return _leaf(shape, stroke(veins, 3.4), "#9aae4a", "#5f7a34")


LEAVES: tuple[Callable[[], Motif], ...] = (leaf_oak, leaf_maple, leaf_beech, leaf_ginkgo, leaf_willow, leaf_lime)

GALLERY: dict[str, Motif] = {
    **{f"apple {state}": apple(state) for state in ("whole", "bitten", "cut", "core")},
    "pear": pear(), "pear cut": pear(cut=True), "cherry": cherry(), "lemon": lemon(), "lemon cut": lemon(cut=True),
    "orange": orange(), "pomegranate": pomegranate(), "fig": fig(), "fig cut": fig(cut=True),
    "strawberry": strawberry(), "plum": plum(), "banana": banana(), "watermelon": watermelon(),
    "pineapple": pineapple(), "grapes": grapes(), **{one.__name__.replace("_", " "): one() for one in LEAVES},
}  # fmt: skip
