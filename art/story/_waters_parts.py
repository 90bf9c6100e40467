"""Parts shared by the story cards of waters, woods and fields: cuts, flowered cloth, bare hands, bones, helmets."""

from __future__ import annotations

import math
from random import Random

import numpy as np

from art.colour import Colour, Field
from art.motif import Motif, Piece
from art.motifs.curves import off
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


def mask_of(
    plate: Plate, motif: Motif, ink: str, x: float, y: float, scale: float = 1, turn: float = 0, flip: bool = False
) -> Field:
    """Where a motif's pieces of one ink lie, to print a pattern on that cloth."""
    shape = "".join(piece.shape for piece in motif.pieces if piece.ink == ink)
    return plate.mask(place(shape, x, y, scale, turn, flip))


def sprigs(plate: Plate, clip: Field, petal: Colour, heart: Colour, size: float = 8, pitch: float = 34) -> None:
    """Little flowers printed on a cloth."""
    rows, columns = np.flatnonzero(clip.max(1) > 0.5), np.flatnonzero(clip.max(0) > 0.5)
    if not len(rows):
        return
    draw = Random(8)
    petals = hearts = ""
    y, odd = rows[0] / plate.scale, False
    while y < rows[-1] / plate.scale:
        x = columns[0] / plate.scale + (pitch / 2 if odd else 0)
        while x < columns[-1] / plate.scale + pitch:
            px, py = x + draw.uniform(-4, 4), y + draw.uniform(-4, 4)
            petals += "".join(circle(*off(px, py, size * 0.55, 72 * i + 20 * odd), size * 0.45) for i in range(5))
            hearts += circle(px, py, size * 0.32)
            x += pitch
        y, odd = y + pitch * 0.8, not odd
    plate.ink(petals, petal, clip=clip, edge=0.15)
    plate.ink(hearts, heart, clip=clip, edge=0.1)


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


def helmet() -> Motif:
    """A diver's copper helmet around the middle of a head at (0, 0), its window to the right."""
    bolts = "".join(circle(*off(17, -2, 20, 45 * i), 2.3) for i in range(8))
    return Motif(
        (
            Piece(path("M-30,22C-20,30 20,30 30,22L38,42C20,54 -20,54 -38,42Z"), "shade", 8),
            Piece(circle(0, 0, 35) + rectangle(-7, -42, 14, 12, 3), "body", 20),
            Piece(stroke("M-31,-16Q-8,-28 8,-34", 4), "light"),
            Piece(circle(17, -2, 23), "shade", 6),
            Piece(circle(17, -2, 17), "glass"),
            Piece(bolts, "light"),
            Piece(ellipse(19, 1, 11, 13), "skin"),
            Piece(circle(23, -3, 2.8), "dark"),
            Piece(stroke("M7,-12Q10,-16 16,-17", 3), "light"),
            Piece(circle(-21, -3, 9), "shade", 3),
            Piece(stroke("M-26,-3H-16M-21,-8V2", 2.6), "light"),
        ),
        {"body": "#c9783f", "shade": "#8d4a2c", "light": "#f6d9a0", "glass": "#cfe6da", "skin": "#dba27a",
         "dark": "#1d1730"},
        {"top": (0, -42), "hose": (-21, -3)},
    )  # fmt: skip


def ground_shadow(
    plate: Plate, x: float, y: float, wide: float, tall: float, ink: Colour, opacity: float = 0.4
) -> None:
    plate.ink(ellipse(x, y, wide, tall), ink, edge=0.6, opacity=opacity)
