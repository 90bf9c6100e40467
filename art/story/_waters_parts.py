"""Parts shared by the story cards of waters, woods and fields: cuts, bones, scarecrows, shadows."""

from __future__ import annotations

import math

from art.colour import Colour, Field
from art.motif import Motif, Piece
from art.press import Plate, Shadow, darker, lighter
from art.shapes import circle, ellipse, path, place, rectangle, stroke


def plain_cut(
    plate: Plate, shape: str | Field, ink: Colour, depth: float = 0, lift: float = 0, *, clip: Field | None = None,
    opacity: float = 1, edge: float = 0.25,
) -> Field:  # fmt: skip
    """One cut of paper, modelled `depth` deep, its shadow `lift` strong."""
    return plate.ink(
        shape, ink, shade=darker(ink, 0.42) if depth else None, light=lighter(ink, 0.5) if depth else None, depth=depth,
        clip=clip, opacity=opacity, edge=edge, shadow=Shadow(3 * lift, 6 * lift, 6 * lift, 0.36) if lift else None,
    )  # fmt: skip


def fish_bones(x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """The skeleton of a fish, lying along x, its head to the right."""
    shape = stroke("M-62,0Q0,-8 52,0", 5)
    for i in range(6):
        at, long = -42 + i * 15, 13 + 9 * math.sin(i / 5 * math.pi)
        shape += stroke(f"M{at},-4Q{at - 5},{-long * 0.6:.0f} {at - 9},{-long:.0f}M{at},-3Q{at - 4},{long * 0.6:.0f} "
                        f"{at - 9},{long:.0f}", 4)  # fmt: skip
    shape += path("M-58,0L-84,-22Q-76,0 -84,22Z")
    shape += (
        '<path fill-rule="evenodd" d="M50,-17C76,-18 92,-6 96,2C86,14 68,18 50,15Q42,0 50,-17ZM70,-6a5,5 0 1,0 .1,0Z"/>'
    )
    return place(shape, x, y, scale, turn)


def perched(x: float, y: float, size: float = 1, flip: bool = False) -> str:
    """A swallow sitting on a line at (x, y)."""
    shape = path(
        "M-4,2C-16,-6 -18,-28 -8,-38C-10,-52 6,-60 16,-52C22,-51 27,-48 30,-45C24,-44 21,-42 19,-38C20,-22 14,-8 6,2"
        "L-8,46L-9,24L-24,38Z"
    )
    return place(shape, x, y, size, 0, flip)


def scarecrow() -> Motif:
    """On its pole, arms out, about 200 high; anchor "hand" at the end of its right sleeve."""
    coat = "M-24,-150C-10,-156 10,-156 24,-150C60,-156 84,-152 96,-148L94,-120C70,-122 50,-118 34,-112L42,-40"
    coat += (
        "L26,-52L12,-36L-4,-50L-20,-36L-40,-44L-34,-112C-50,-118 -72,-120 -94,-118L-98,-146C-84,-152 -60,-156 -24,-150Z"
    )
    brim = "M-38,-184Q0,-198 40,-186L38,-178Q0,-188 -36,-176ZM-20,-186L-14,-222Q2,-230 18,-220L22,-188Z"
    straw = "".join(stroke(f"M94,-134l{dx},{dy}M-95,-132l{-dx},{dy}", 4) for dx, dy in ((18, -8), (20, 4), (14, 13)))
    return Motif(
        (
            Piece(rectangle(-5, -160, 10, 162), "wood", 4),
            Piece(straw, "straw"),
            Piece(path(coat), "coat", 18),
            Piece(ellipse(0, -172, 21, 24), "sack", 12),
            Piece(path(brim), "hat", 8),
            Piece(circle(7, -172, 3.4) + stroke("M-2,-160q8,4 14,0", 3), "dark"),
            Piece(rectangle(8, -100, 17, 17, 2), "patch"),
        ),
        {"wood": "#6b4a2c", "straw": "#e8b84a", "coat": "#44686a", "sack": "#e9cf98", "hat": "#331a20",
         "dark": "#2a1a20", "patch": "#a8281f"},
        {"hand": (104, -134), "other hand": (-104, -132), "head": (0, -172)},
    )  # fmt: skip


def ground_shadow(
    plate: Plate, x: float, y: float, wide: float, tall: float, ink: Colour, opacity: float = 0.4
) -> None:
    plate.ink(ellipse(x, y, wide, tall), ink, edge=0.6, opacity=opacity)
