"""Parts of buildings, what stands in streets, and the inks of all that is built.

ladder(height=200) (anchors top, middle)    PARK_BENCH (anchors seat, back)

Inks: wall, roof, stone, wood, dark, glow (lit windows), door, trim, metal, hot, cool, green, brass, water;
`painted(palette, choice)` gives all of them in a palette, `choice` varies walls and roofs along a row. To build others:
made(*pieces, **anchors), grid(...) of windows, arched(...) opening.
"""

from __future__ import annotations

from art.colour import Colour, mix
from art.motif import Motif, Piece
from art.motifs.indoors import foliage
from art.palettes import Palette
from art.shapes import Point, line, path, rectangle, stroke

INKS: dict[str, Colour] = {
    "wall": "#e0b184", "roof": "#a8412f", "stone": "#9c9088", "wood": "#8a5636", "dark": "#241a2c", "glow": "#fbdf96",
    "door": "#2f6470", "trim": "#f6ead0", "metal": "#3b4757", "hot": "#c9452f", "cool": "#4f8a94", "green": "#4d7a52",
    "brass": "#d09a44", "water": "#7fb4bd",
}  # fmt: skip


def painted(palette: Palette, choice: int = 0) -> dict[str, Colour]:
    """The inks of every building and part in a palette; `choice` (0 to 4) varies walls and roofs along a street."""
    p, k = palette, choice % 5
    if p.dark:
        wall = (mix(p.far, p.light, 0.12), mix(p.hot, p.near, 0.45), mix(p.warm, p.near, 0.4),
                mix(p.cool, p.near, 0.42),
                mix(p.far, p.near, 0.35))[k]  # fmt: skip
        roof = (p.near, mix(p.near, p.deep, 0.5), mix(p.hot, p.near, 0.35), p.near, mix(p.hot, p.deep, 0.3))[k]
    else:
        wall = (mix(p.light, p.far, 0.3), mix(p.hot, p.light, 0.42), mix(p.warm, p.light, 0.3),
                mix(p.cool, p.light, 0.45),
                mix(p.far, p.middle, 0.3))[k]  # fmt: skip
        roof = (p.hot, p.near, mix(p.middle, p.hot, 0.4), mix(p.near, p.deep, 0.4), p.near)[k]
    return {
        "wall": wall, "roof": roof, "stone": mix(p.far, p.near, 0.45 if p.dark else 0.3),
        "wood": mix(p.near, p.warm, 0.35),
        "dark": p.deep, "glow": p.light if p.dark else mix(p.warm, p.light, 0.35),
        "door": (p.cool, p.near, p.hot)[k % 3],
        "trim": mix(p.light, p.far, 0.25 if p.dark else 0.05), "metal": mix(p.deep, p.cool, 0.25), "hot": p.hot,
        "cool": p.cool,
        "green": foliage(p), "brass": mix(p.warm, p.middle, 0.15),
        "water": mix(p.cool, p.light, 0.4),
    }  # fmt: skip


def made(*pieces: Piece, **anchors: Point) -> Motif:
    return Motif(pieces, INKS, anchors)


def grid(
    x: float, y: float, columns: int, rows: int, dx: float, dy: float, wide: float, tall: float, round_: float = 1.5
) -> str:
    """A grid of windows, the first at (x, y)."""
    return "".join(rectangle(x + i * dx, y + j * dy, wide, tall, round_) for j in range(rows) for i in range(columns))


def arched(x: float, y: float, wide: float, tall: float) -> str:
    """An opening with a round head, standing on (x, y), x being its middle."""
    half = wide / 2
    return path(
        f"M{x - half:.1f},{y:.1f}V{y - tall + half:.1f}A{half:.1f},{half:.1f} 0 0 1 "
        f"{x + half:.1f},{y - tall + half:.1f}V{y:.1f}Z"
    )


def ladder(height: float = 200) -> Motif:
    """An upright ladder; anchor "top"."""
    rails = line([(-26, 0), (-19, -height)], 8) + line([(26, 0), (19, -height)], 8)
    count = max(3, int(height / 26))
    rungs = "".join(
        line([(-26 + 7 * k / count, -height * k / count), (26 - 7 * k / count, -height * k / count)], 6.5)
        for k in range(1, count)
    )
    return made(Piece(rungs, "wood"), Piece(rails, "wood", 5), top=(0, -height), middle=(0, -height / 2))


PARK_BENCH = made(
    Piece(stroke("M-80,0C-72,-30 -84,-40 -70,-52C-80,-80 -84,-100 -92,-112M80,0C72,-30 84,-40 70,-52"
                 "C80,-80 84,-100 92,-112"
                 "M-74,-50C-60,-60 -62,-80 -78,-78M74,-50C60,-60 62,-80 78,-78", 7), "metal"),
    Piece("".join(rectangle(-104 - k * 2, -108 + k * 17, 208 + k * 4, 12, 4) for k in range(3)), "wood", 5),
    Piece(path("M-100,-56H100L108,-44H-108Z"), "wood", 5),
    Piece(rectangle(-108, -46, 216, 8, 3), "wood"),
    seat=(0, -56), back=(0, -108),
)  # fmt: skip


GALLERY: dict[str, Motif] = {
    "ladder": ladder(),
    "park bench": PARK_BENCH,
}
