"""What rooms are furnished with, all in the same inks, so that `suited(tones)` recolours any of them for a palette:
wood, timber (darker), trim, cloth, soft, metal, brass, pale, glow, dark, wall, panel.

Standing: TUB (rim, tap), bookcase(width, height, shelves, seed).
Hanging, their nail at (0, 0): HANGING_LAMP (light).
From above, centred on (0, 0): CHAIR_ABOVE. books(random, x, y, width, height): the pieces of a row of books.
"""

from __future__ import annotations

from dataclasses import fields
from random import Random

from art.colour import Colour
from art.motif import Motif, Piece
from art.motifs.indoors import Tones
from art.shapes import Point, circle, ellipse, line, path, polygon, rectangle, stroke

INKS: dict[str, Colour] = {
    "wood": "#8f5c3a", "timber": "#4d2d2b", "trim": "#ead8b2", "cloth": "#b8402f", "soft": "#4f7f86",
    "metal": "#3d4a5a", "brass": "#d09a44", "pale": "#f7eed8", "glow": "#fbdf96", "dark": "#221726",
    "wall": "#d9c39a", "panel": "#b08a62",
}  # fmt: skip


def suited(t: Tones) -> dict[str, Colour]:
    """The inks of every fixture in the tones of a room."""
    return {one.name: getattr(t, one.name) for one in fields(t)}


def _made(*pieces: Piece, **anchors: Point) -> Motif:
    return Motif(pieces, INKS, anchors)


TUB = _made(
    Piece(stroke("M112,-96V-160C112,-180 84,-180 84,-162", 8), "brass"),
    Piece(path("M-104,-22C-112,-14 -116,-4 -108,0C-98,4 -92,-4 -84,-16Z M92,-22C100,-14 108,-4 100,0"
               "C90,4 84,-4 76,-16Z"),
          "brass", 8),
    Piece(path("M-150,-112C-148,-40 -122,-12 -84,-10H76C112,-12 128,-46 130,-100C60,-92 -80,-96 -150,-112Z"), "pale",
          34),
    Piece(path("M-164,-122C-156,-130 -146,-126 -138,-118C-70,-104 60,-102 134,-112C144,-114 148,-104 140,-98"
               "C60,-84 -90,-90 -152,-106C-162,-108 -168,-114 -164,-122Z"), "trim", 8),
    Piece(path("M-128,-74C-70,-62 60,-60 122,-70C120,-62 118,-56 116,-50C58,-42 -60,-42 -122,-54"
               "C-124,-60 -126,-66 -128,-74Z"),
          "soft"),
    Piece(circle(112, -92, 9), "brass"),
    rim=(0, -106), tap=(84, -158),
)  # fmt: skip


HANGING_LAMP = _made(
    Piece(line([(0, 0), (0, 84)], 4), "dark"),
    Piece(path("M-10,84C-12,74 12,74 10,84L58,124C62,130 56,134 48,134H-48C-56,134 -62,130 -58,124Z"), "cloth", 14),
    Piece(ellipse(0, 132, 52, 8), "dark"),
    Piece(circle(0, 138, 13), "glow"),
    light=(0, 140),
)  # fmt: skip


CHAIR_ABOVE = _made(
    Piece(path("M-38,-30C-30,-40 30,-40 38,-30L44,26C44,40 -44,40 -44,26Z"), "wood", 12, True),
    Piece(path("M-30,-24C-22,-31 22,-31 30,-24L34,18C34,28 -34,28 -34,18Z"), "cloth", 12),
    Piece(stroke("M-42,30C-30,44 30,44 42,30", 11), "timber"),
    seat=(0, 0),
)  # fmt: skip


def books(random: Random, x: float, y: float, width: float, height: float) -> dict[str, str]:
    """A row of books standing on (x, y), as shapes by ink; some lean, some lie, some are missing."""
    inks = ("cloth", "soft", "brass", "wood", "trim", "metal")
    row = dict.fromkeys((*inks, "pale"), "")
    at = x
    while at < x + width - 6:
        thick, tall = random.uniform(8, 19), height * random.uniform(0.62, 0.93)
        thick = min(thick, x + width - at)
        ink, chance = random.choice(inks), random.random()
        if chance < 0.05:
            at += thick * 1.6
            continue
        if chance < 0.13 and at + thick + 16 < x + width:
            row[ink] += polygon([(at + 12, y - tall), (at + 12 + thick * 0.95, y - tall + 4), (at + thick, y), (at, y)])
            at += thick + 14
            continue
        row[ink] += rectangle(at, y - tall, thick - 1.2, tall, 1.2)
        if thick > 11 and random.random() < 0.6:
            row["pale"] += rectangle(at + 1.5, y - tall * 0.84, thick - 4.2, 3.2) + rectangle(
                at + 1.5, y - tall * 0.2, thick - 4.2, 3.2
            )
        at += thick
    return row


def bookcase(width: float = 170, height: float = 240, shelves: int = 4, seed: int = 1) -> Motif:
    """A bookcase full of books."""
    random, pitch = Random(seed), (height - 18) / shelves
    rows: dict[str, str] = {}
    planks = ""
    for i in range(shelves):
        y = -8 - i * pitch
        planks += rectangle(-width / 2 + 4, y - 1, width - 8, 7)
        for ink, shape in books(random, -width / 2 + 11, y, width - 22, pitch - 8).items():
            rows[ink] = rows.get(ink, "") + shape
    return _made(
        Piece(rectangle(-width / 2, -height, width, height, 3), "timber", 16),
        Piece(rectangle(-width / 2 + 9, -height + 11, width - 18, height - 20), "dark"),
        *(Piece(shape, ink, 5 if ink != "pale" else 0) for ink, shape in rows.items()),
        Piece(planks, "wood"),
        Piece(rectangle(-width / 2 - 7, -height - 5, width + 14, 15, 4), "wood", 6),
        top=(0, -height - 5),
    )


GALLERY: dict[str, Motif] = {
    "tub": TUB,
    "bookcase": bookcase(),
    "hanging lamp": HANGING_LAMP.moved(0, -240),
    "chair from above": CHAIR_ABOVE.moved(0, -110, 1.6),
}
