"""Small helpers that the scenes of rooms share."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random

from art.colour import Colour, mix
from art.motif import Motif, Piece
from art.motifs.people import posed
from art.motifs.puppet import Pose
from art.shapes import Point, circle, ellipse, path, place


def empty_clothes(
    pose: str | Pose,
    dress: str,
    hand_at: Point | None = None,
    other_hand_at: Point | None = None,
    build: str = "adult",
    inks: Mapping[str, Colour] | None = None,
    trousers: bool = False,
) -> Motif:
    """What someone wears, without anybody in it: gloves for hands, shoes for feet, a pale lining at the neck."""
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
    lapels = path("M-15,0C-10,8 -2,10 4,10C2,15 -2,19 -6,20C-12,15 -16,8 -15,0Z")
    lapels += path("M16,6C13,9 9,10 4,10C6,15 9,18 12,19C16,16 17,11 16,6Z")
    collar = (
        Piece(ellipse(x, y + 2, 17, 8.4, 14), "trim"),
        Piece(ellipse(x, y + 1, 13.4, 5.8, 14), "lining"),
        Piece(place(path("M-12,-4C-4,-6 8,-3 13,3C6,2 -4,0 -12,-4Z"), x, y), "seam"),
        Piece(place(lapels, x, y), "trim", 4),
    )
    cloth = worn.inks["coat"]
    linings = {"lining": mix(cloth, "#fff2d8", 0.62), "seam": mix(cloth, "#fff2d8", 0.35)}
    return Motif((*arms[0], *body, *collar, *arms[1]), {"glove": "#f3e3bd", **linings, **worn.inks}, worn.anchors)


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
