"""Motifs: things made of pieces, drawn once around their own origin, printed anywhere in any inks."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

import numpy as np

from art.colour import Colour, Field, mix, rgb
from art.press import Band, Plate, Shadow, darker, lighter
from art.shapes import Point
from art.shapes import place as placed

SHINING = {"glow": 0.9, "flame": 1.0}  # inks that shine by themselves on a lit plate
SMOOTH = 0.22  # a face shows every stroke: skin is brushed finely


@dataclass(frozen=True)
class Piece:
    """One cut of paper: its shape, the name of its ink, how deep its modelling goes (0: flat), its own shadow.

    `blend` is a share of another colour in the ink: lips and lids follow the skin, whatever it is. A piece that is
    `soft` is a breath of that colour on the last modelled piece in the same ink, fading out over this length.
    """

    shape: str
    ink: str
    depth: float = 0
    lifted: bool = False
    blend: tuple[Colour, float] | None = None
    soft: float = 0


@dataclass(frozen=True)
class Motif:
    """A thing standing on (0, 0), about 200 units high, facing right.

    `inks` are its usual colours by name; `anchors` are points of interest (a hand, a mouth, a saddle), so that
    what is tied to them or held by them really touches them.
    """

    pieces: tuple[Piece, ...]
    inks: Mapping[str, Colour] = field(default_factory=dict)
    anchors: Mapping[str, Point] = field(default_factory=dict)

    @property
    def outline(self) -> str:
        return "".join(piece.shape for piece in self.pieces)

    def __add__(self, other: Motif) -> Motif:
        """Both together, the other one in front."""
        return Motif(self.pieces + other.pieces, {**self.inks, **other.inks}, {**self.anchors, **other.anchors})

    def moved(self, x: float, y: float, scale: float = 1, turn: float = 0, flip: bool = False) -> Motif:
        """The same thing elsewhere in its own drawing, to build larger things from smaller ones."""
        pieces = tuple(
            replace(
                piece,
                shape=placed(piece.shape, x, y, scale, turn, flip),
                depth=piece.depth * scale,
                soft=piece.soft * scale,
            )
            for piece in self.pieces
        )
        anchors = {name: carried(point, x, y, scale, turn, flip) for name, point in self.anchors.items()}
        return Motif(pieces, self.inks, anchors)

    def inked(self, **inks: Colour) -> Motif:
        return replace(self, inks={**self.inks, **inks})

    def without(self, *inks: str) -> Motif:
        """The same thing stripped of all its pieces in these inks."""
        return replace(self, pieces=tuple(piece for piece in self.pieces if piece.ink not in inks))


def carried(point: Point, x: float, y: float, scale: float = 1, turn: float = 0, flip: bool = False) -> Point:
    """Where a point of a motif comes to lie on the sheet when the motif is placed there."""
    across, down = (-point[0] if flip else point[0]) * scale, point[1] * scale
    angle = math.radians(turn)
    return (
        x + across * math.cos(angle) - down * math.sin(angle),
        y + across * math.sin(angle) + down * math.cos(angle),
    )


def held(
    motif: Motif, anchor: str, point: Point, scale: float = 1, turn: float = 0, flip: bool = False
) -> tuple[float, float, float, float, bool]:
    """Where to draw a motif so that one of its anchors comes to lie on a point of the sheet."""
    dx, dy = carried(motif.anchors[anchor], 0, 0, scale, turn, flip)
    return point[0] - dx, point[1] - dy, scale, turn, flip


@dataclass(frozen=True)
class Printed:
    """A motif where it was printed: its mask, and its anchors in the units of the sheet."""

    mask: Field
    anchors: Mapping[str, Point]


def draw(
    plate: Plate,
    motif: Motif,
    x: float,
    y: float,
    scale: float = 1,
    turn: float = 0,
    flip: bool = False,
    *,
    inks: Mapping[str, Colour] | None = None,
    clip: Field | None = None,
    shadow: float = 1,
    flat: Colour | None = None,
    opacity: float = 1,
) -> Printed:
    """Print a motif, its pieces from back to front, lit from the upper left however it is turned.

    `shadow` scales the cut-paper shadow of the whole (0: none). `flat` prints all of it in one ink, as a
    silhouette or a distant plane.
    """
    colours = {**motif.inks, **(inks or {})}
    outline = placed(motif.outline, x, y, scale, turn, flip)
    whole = plate.mask(outline)
    if clip is not None:
        whole = whole * clip
    if shadow and flat is None:
        reach = max(0.35, min(1.4, scale)) * shadow
        plate.stand(whole, outline, (x, y), reach)
    if flat is not None:
        plate.ink(whole, flat, edge=0.25, opacity=opacity)
    else:
        with plate.body(whole):
            bodies: dict[str, Field] = {}
            for piece in motif.pieces:
                where = (x, y, scale, turn, flip)
                if piece.soft:
                    _breathe(plate, piece, colours[piece.ink], where, bodies.get(piece.ink, whole), opacity)
                    continue
                printed = _print(plate, piece, colours[piece.ink], where, clip, opacity)
                if piece.depth:
                    bodies[piece.ink] = printed
    anchors = {name: carried(point, x, y, scale, turn, flip) for name, point in motif.anchors.items()}
    if "eye" in anchors and "skin" not in colours and flat is None:
        plate.glint(anchors["eye"], 1.5 * min(scale, 1.6))
    return Printed(np.clip(whole, 0, 1), anchors)


def _breathe(
    plate: Plate, piece: Piece, ink: Colour, where: tuple[float, float, float, float, bool], body: Field, opacity: float
) -> None:
    x, y, scale, turn, flip = where
    colour, share = piece.blend or (ink, 1.0)
    shape = placed(piece.shape, x, y, scale, turn, flip)
    plate.tint(shape, colour, piece.soft * scale, body * (share * opacity))


def _print(
    plate: Plate, piece: Piece, ink: Colour, where: tuple[float, float, float, float, bool],
    clip: Field | None, opacity: float,
) -> Field:  # fmt: skip
    x, y, scale, turn, flip = where
    if piece.blend:
        ink = mix(ink, *piece.blend)
    bright = float(rgb(ink).mean()) > 0.35
    plate.care = SMOOTH if piece.ink.startswith("skin") else 1
    with plate.shining(SHINING.get(piece.ink, plate.shine)):
        printed = plate.ink(
            placed(piece.shape, x, y, scale, turn, flip),
            ink,
            shade=darker(ink, 0.42 if bright else 0.55) if piece.depth else None,
            light=lighter(ink, 0.55 if bright else 0.3) if piece.depth else None,
            depth=piece.depth * scale,
            edge=0.25 if scale > 0.3 else 0.12,
            clip=clip,
            opacity=opacity,
            shadow=Shadow(2 * scale, 4 * scale, 4 * scale, 0.3) if piece.lifted else None,
        )
    plate.care = 1
    return printed


def cut(
    plate: Plate, shape: str | Field, ink: Colour, depth: float = 0, lift: float = 0, *, clip: Field | None = None,
    opacity: float = 1, edge: float = 0.25, top: Band | None = None, bottom: Band | None = None,
) -> Field:  # fmt: skip
    """Print one cut of paper, modelled `depth` deep, casting its shadow when lifted off what is behind."""
    bright = float(rgb(ink).mean()) > 0.35
    return plate.ink(
        shape, ink, depth=depth, edge=edge, clip=clip, opacity=opacity, top=top, bottom=bottom,
        shade=darker(ink, 0.36 if bright else 0.5) if depth else None,
        light=lighter(ink, 0.45 if bright else 0.24) if depth else None,
        shadow=Shadow(3 * lift, 6 * lift, 7 * lift, 0.36) if lift else None,
    )  # fmt: skip
