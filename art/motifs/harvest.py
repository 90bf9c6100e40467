"""Fruit and single leaves, about 200 high, to be scaled down: banana(), grapes();
leaf_oak(), leaf_maple(), leaf_beech(), leaf_lime() (200 long, stalk at (0, 0), standing).

Inks: fruit, leaf, shine (spot of light), stem, fold, vein.
Anchors: top (where it hangs), middle, foot.
"""

from __future__ import annotations

from collections.abc import Mapping

from art.colour import Colour
from art.motif import Motif, Piece
from art.motifs.curves import branch, rounded
from art.motifs.growth import leaf, leaf_data
from art.shapes import Point, circle, path, polygon, stroke

INKS: Mapping[str, Colour] = {
    "fruit": "#cf3d2c", "flesh": "#f8ecc8", "core": "#e0c48c", "seed": "#4a2a22", "rind": "#8f2328", "leaf": "#4b7f49",
    "shine": "#f8e7c4", "stem": "#5a3a2c", "fold": "#8f2328", "dark": "#1d1420", "vein": "#2d5c40", "green": "#7fae5a",
}  # fmt: skip


def thing(pieces: list[Piece], top: Point, middle: Point = (0, -80), **inks: Colour) -> Motif:
    return Motif(tuple(pieces), {**INKS, **inks}, {"top": top, "middle": middle, "foot": (0, 0)})


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


def grapes() -> Motif:
    rows = ((5, -128), (5, -100), (4, -72), (3, -46), (2, -24))
    balls = [((i - (n - 1) / 2) * 31, y) for n, y in rows for i in range(n)]
    shines = "".join(circle(x - 6, y - 6, 4) for x, y in balls)
    vine = branch([(0, -136), (4, -168), (-14, -192)], 7, 8)
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
    pieces = (Piece(shape, "leaf", 26), Piece(veins, "vein"), Piece(branch([(0, 0), (2, -18), (0, -40)], 6, 5), "stem"))
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
    shape = rounded([*left, (0, -202), *[(-x, y) for x, y in left[::-1]]])
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


def leaf_lime() -> Motif:
    """Heart-shaped, a little askew, with a toothed rim."""
    right = [(14, -26), (46, -30), (72, -52), (82, -84), (74, -118), (54, -150), (28, -178)]
    left = [(-18, -24), (-54, -30), (-82, -58), (-88, -92), (-74, -126), (-48, -156), (-20, -180)]
    teeth = "".join(leaf(x * 0.9, y, 18, 10, -60 if x > 0 else -120) for x, y in (*right[1:], *left[1:]))
    shape = rounded([(0, -40), *right, (6, -206), *left[::-1]]) + teeth
    veins = (
        "M0,-40C2,-90 0,-140 5,-188M0,-48L58,-84M0,-48L-64,-84"
        "M1,-84L46,-126M1,-84L-50,-130M2,-124L26,-158M2,-124L-26,-160"
    )
    return _leaf(shape, stroke(veins, 3.4), "#9aae4a", "#5f7a34")


GALLERY: dict[str, Motif] = {
    "banana": banana(),
    "grapes": grapes(),
    "leaf oak": leaf_oak(),
    "leaf maple": leaf_maple(),
    "leaf beech": leaf_beech(),
    "leaf lime": leaf_lime(),
}
