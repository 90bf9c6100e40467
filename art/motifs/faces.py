"""eye(look=(0, 0), lid=0): a large open eye, 300 wide and 150 high, standing on y = 0.

`look` moves the pupil, from -1 to 1; `lid` lowers the upper lid, from 0 to 0.8.
Inks: skin, cheek (the inner corner), white, iris, line, dark. Anchors: pupil, corner, tear, top.
"""

from __future__ import annotations

import math

from art.colour import Colour
from art.motif import Motif, Piece
from art.shapes import circle, path, stroke

INKS: dict[str, Colour] = {
    "skin": "#dfa67e",
    "cheek": "#cf7f63",
    "white": "#fbf3dc",
    "iris": "#3f7a78",
    "line": "#2a5654",
    "dark": "#1d1730",
}


def eye(look: tuple[float, float] = (0, 0), lid: float = 0) -> Motif:
    top = -78 - 62 * (1 - lid)
    almond = f"M-150,-70C-96,{top - 30:.0f} 84,{top - 36:.0f} 150,-82C100,-2 -86,2 -150,-70Z"
    x, y = look[0] * 50, -76 + look[1] * 22 + lid * 8
    lashes = ""
    for i in range(7):
        t = (i + 0.5) / 7
        bx = -128 + 262 * t
        by = -78 + (top - 2 + 62) * math.sin(math.pi * t) * 0.98 - 8 * t
        angle = math.radians(-150 + 118 * t)
        across, up = math.cos(angle), math.sin(angle)
        tip = f"{bx + 34 * across:.0f},{by + 40 * up - 4:.0f}"
        lashes += f"M{bx:.0f},{by:.0f}Q{bx + 14 * across:.0f},{by + 22 * up:.0f} {tip}"
    iris = 47 * (1 - lid * 0.35)
    spokes = "".join(
        f"M{x + 25 * math.cos(a):.1f},{y + 25 * math.sin(a):.1f}L{x + 41 * math.cos(a):.1f},{y + 41 * math.sin(a):.1f}"
        for a in (i * math.tau / 18 for i in range(18))
    )
    pieces = [
        Piece(path(f"M-172,-70C-110,{top - 66:.0f} 96,{top - 72:.0f} 174,-84C116,24 -100,30 -172,-70Z"), "skin", 22),
        Piece(path(almond), "white", 20),
        Piece(circle(x, y, iris), "iris", 18),
    ]
    if lid < 0.3:
        pieces.append(Piece(stroke(spokes, 3), "line"))
    pieces += [
        Piece(circle(x, y, 21), "dark"),
        Piece(circle(x - 14, y - 15, 8.5) + circle(x + 12, y + 12, 4), "white"),
        Piece(
            path(
                f"M-172,-70C-110,{top - 66:.0f} 96,{top - 72:.0f} 174,-84C168,-84 160,-82 150,-82"
                f"C84,{top - 36:.0f} -96,{top - 30:.0f} -150,-70C-158,-68 -166,-68 -172,-70"
                "Z"
            ),
            "skin",
            12,
        ),
        Piece(
            path(
                f"M-156,-68C-98,{top - 40:.0f} 84,{top - 46:.0f} 158,-84C86,{top - 24:.0f} -94,{top - 18:.0f} -156,-68Z"
            ),
            "dark",
        ),
        Piece(stroke(lashes, 6), "dark"),
        Piece(path("M-154,-70C-146,-74 -136,-72 -130,-64C-136,-58 -146,-60 -154,-70Z"), "cheek"),
    ]
    anchors = {"pupil": (x, y), "corner": (-152, -68), "tear": (-20, -12), "top": (0, top - 20)}
    return Motif(tuple(pieces), INKS, anchors)


GALLERY: dict[str, Motif] = {
    "eye": eye(),
    "eye half closed": eye((0.5, 0.1), 0.6),
}
