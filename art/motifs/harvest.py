"""Single leaves, about 200 high, to be scaled down:
leaf_oak(), leaf_maple(), leaf_beech() (200 long, stalk at (0, 0), standing).

Inks: fruit, leaf, shine (spot of light), stem, fold, vein.
Anchors: top (where it hangs), middle, foot.
"""

from __future__ import annotations

from collections.abc import Mapping

from art.colour import Colour
from art.motif import Motif, Piece
from art.motifs.curves import branch, rounded
from art.shapes import path, polygon, stroke

INKS: Mapping[str, Colour] = {
    "fruit": "#cf3d2c", "flesh": "#f8ecc8", "core": "#e0c48c", "seed": "#4a2a22", "rind": "#8f2328", "leaf": "#4b7f49",
    "shine": "#f8e7c4", "stem": "#5a3a2c", "fold": "#8f2328", "dark": "#1d1420", "vein": "#2d5c40", "green": "#7fae5a",
}  # fmt: skip


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


GALLERY: dict[str, Motif] = {
    "leaf oak": leaf_oak(),
    "leaf maple": leaf_maple(),
    "leaf beech": leaf_beech(),
}
