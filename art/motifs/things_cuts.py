"""What things and machines share: colours, turned (lathe) silhouettes, arcs, and thing(*pieces, body=..., anchors=...).

Every thing uses the same names of inks, so that a scene can recolour any of them alike: `body` (main colour), `trim`
(second colour), `light` (paper, glass, linen), `dark` (darkest details), `metal`, `glow` (flame or lit glass).
"""

from __future__ import annotations

import math
from collections.abc import Mapping

from art.colour import Colour
from art.motif import Motif, Piece
from art.motifs.curves import through
from art.shapes import Point, path

WOOD = "#8f5637"
RED = "#c2452f"
BLUE = "#3c6e8f"
TEAL = "#2f7d78"
GREEN = "#5f8050"
PLUM = "#6d3f63"
OCHRE = "#d99f3f"
BRASS = "#dcaa4a"
INK = "#2a2038"
IRON = "#4c5361"
CREAM = "#f5e8ca"
STRAW = "#dcb871"


def thing(
    *pieces: Piece,
    body: Colour = WOOD,
    trim: Colour = BRASS,
    light: Colour = CREAM,
    dark: Colour = INK,
    metal: Colour = "#939aa0",
    glow: Colour = "#ffd569",
    anchors: Mapping[str, Point] | None = None,
) -> Motif:
    inks = {"body": body, "trim": trim, "light": light, "dark": dark, "metal": metal, "glow": glow}
    return Motif(pieces, inks, anchors or {})


def lathe(*profile: Point, x: float = 0) -> str:
    """A turned silhouette from its profile of (radius, y) from top to bottom; a point given twice is an edge."""
    right = through([(x + radius, y) for radius, y in profile])
    left = through([(x - radius, y) for radius, y in reversed(profile)])
    return path(f"{right}L{left[1:]}Z")


def arc(x: float, y: float, radius: float, start: float, end: float) -> str:
    """Path data of an arc from one angle to another, in degrees, clockwise from the right."""
    a, b = math.radians(start), math.radians(end)
    return (
        f"M{x + radius * math.cos(a):.1f},{y + radius * math.sin(a):.1f}"
        f"A{radius},{radius} 0 {int(abs(end - start) > 180)} {int(end > start)} "
        f"{x + radius * math.cos(b):.1f},{y + radius * math.sin(b):.1f}"
    )
