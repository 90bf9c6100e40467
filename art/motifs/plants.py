"""Green things: cactus, plants in pots.

cactus(flower=True, arms=2)
potted(kind="geranium" | "cactus") (anchor plant: the earth)

Inks: stem, leaf, shine (light leaf), vein (dark leaf), flower, heart, pot, wood, cap, spot, gill, pale, dark.
Anchors: top, foot.
"""

from __future__ import annotations

from art.motif import Motif, Piece
from art.motifs.curves import branch, off
from art.motifs.flowers import inked
from art.motifs.growth import petal
from art.shapes import circle, ellipse, path, rectangle, stroke


def cactus(flower: bool = True, arms: int = 2) -> Motif:
    body = rectangle(-27, -196, 54, 200, 27)
    ribs = stroke("M-10,-186V0M10,-186V0", 3)
    reach = branch([(-20, -70), (-62, -72), (-70, -84), (-70, -128)], 27, 26) if arms else ""
    if arms > 1:
        reach += branch([(20, -96), (58, -98), (66, -110), (66, -164)], 25, 24)
    inner = (stroke("M-70,-84V-132", 3) if arms else "") + (stroke("M66,-112V-166", 3) if arms > 1 else "")
    spines = "".join(
        stroke(f"M{x},{y}l{-7 if i % 2 else 7},-5", 2.4)
        for i, (x, y) in enumerate((x, y) for y in range(-170, -10, 26) for x in (-20, -1, 20))
    )
    pieces = [Piece(reach, "leaf", 10), Piece(body, "leaf", 24), Piece(ribs + inner, "vein"), Piece(spines, "pale")]
    if flower:
        pieces += [
            Piece("".join(petal(0, -194, 27, 15, turn) for turn in (-160, -125, -90, -55, -20)), "flower", 7),
            Piece(circle(0, -198, 6), "heart"),
        ]
    return Motif(
        tuple(pieces),
        inked(leaf="#4f8a62", flower="#e0637a"),
        {"top": (0, -200), "flower": (0, -204), "foot": (0, 0), "arm": (66, -176)},
    )


def _pot() -> list[Piece]:
    return [
        Piece(path("M-44,-66H44L34,2C10,6 -12,6 -34,2Z"), "pot", 20),
        Piece(rectangle(-50, -78, 100, 20, 4), "pot", 9, lifted=True),
    ]


def potted(kind: str = "geranium") -> Motif:
    earth = Piece(ellipse(0, -76, 44, 8), "dark")
    if kind == "cactus":
        plant = cactus().moved(0, -70, 0.6).pieces
    else:
        stems = "".join(
            branch([(0, -70), (x * 0.5, -110), (x, y)], 5, 4) for x, y in ((-44, -150), (2, -180), (46, -152))
        )
        greens = "".join(
            circle(x, y, 19) + circle(x + 8, y + 7, 15)
            for x, y in ((-38, -100), (-12, -112), (18, -110), (42, -98), (0, -92))
        )
        marks = "".join(
            stroke(f"M{x - 9},{y}q9,-12 18,0", 3) for x, y in ((-36, -98), (-8, -112), (22, -108), (44, -94))
        )
        heads = ""
        for x, y in ((-44, -156), (2, -186), (46, -158)):
            for i in range(7):
                cx, cy = off(x, y, 13 if i else 0, i * 60)
                heads += "".join(petal(cx, cy, 11, 8, j * 72 + i * 20) for j in range(5))
        plant = (Piece(stems, "stem"), Piece(greens, "leaf", 14), Piece(marks, "vein"), Piece(heads, "flower", 10))
    return Motif(
        (earth, *plant, *_pot()),
        inked(fold="#8a6a42", flower="#d9503f" if kind != "cactus" else "#e0637a"),
        {"top": (0, -200), "foot": (0, 0), "plant": (0, -76)},
    )


GALLERY: dict[str, Motif] = {
    "cactus": cactus(),
    "potted geranium": potted(),
    "potted cactus": potted("cactus"),
}
