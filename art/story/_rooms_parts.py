"""Small helpers that the scenes of rooms share."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random

from art.colour import Colour
from art.motif import Motif, Piece
from art.motifs.people import posed
from art.motifs.puppet import Pose
from art.shapes import Point, circle, ellipse, path


def empty_clothes(
    pose: str | Pose,
    dress: str,
    hand_at: Point | None = None,
    other_hand_at: Point | None = None,
    build: str = "adult",
    inks: Mapping[str, Colour] | None = None,
    trousers: bool = False,
) -> Motif:
    """What someone wears, without anybody in it: gloves for hands, shoes for feet, a dark collar for a neck."""
    worn = posed(pose, dress, "", "short", build, hand_at=hand_at, other_hand_at=other_hand_at, inks=inks)
    body = [
        piece for piece in worn.body if piece.ink not in ("skin", "hair", "cheek") and (trousers or piece.ink != "legs")
    ]
    gloves = {"skin": "glove"}
    arms = [
        tuple(replace(piece, ink=gloves.get(piece.ink, piece.ink)) for piece in layer)
        for layer in (worn.behind, worn.front)
    ]
    x, y = worn.anchors["neck"]
    collar = (Piece(ellipse(x, y + 3, 15, 7, 14), "trim", 0), Piece(ellipse(x + 1, y + 2, 11, 4.6, 14), "dark"))
    return Motif((*arms[0], *body, *collar, *arms[1]), {"glove": "#f3e3bd", **worn.inks}, worn.anchors)


def blaze(x: float, y: float, width: float, height: float, lean: float = 0) -> str:
    """One tongue of fire standing on (x, y)."""
    half, tip = width / 2, x + lean
    return path(
        f"M{x - half:.1f},{y:.1f}C{x - half * 1.5:.1f},{y - height * 0.4:.1f} {tip - half * 0.3:.1f},"
        f"{y - height * 0.55:.1f} {tip:.1f},{y - height:.1f}C{tip + half * 0.5:.1f},{y - height * 0.6:.1f} "
        f"{x + half * 1.6:.1f},{y - height * 0.45:.1f} {x + half:.1f},{y:.1f}Z"
    )


def sparks(random: Random, count: int, x: float, y: float, width: float, height: float, size: float = 3) -> str:
    """Little dots rising over a width."""
    return "".join(
        circle(
            x + random.uniform(-width, width) / 2, y - height * random.random() ** 0.8, size * random.uniform(0.4, 1)
        )
        for _ in range(count)
    )
