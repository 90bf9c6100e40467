"""Flowers.

On their stems: tulip(), daisy(). Anchors flower (middle of the head), top, foot.
daisy_head(): alone, to scatter, centred on (0, -50), 100 wide.
Together: bouquet() (tied, anchor hand), flower_bed(width=240) (90 high).

Inks: stem, leaf, shine (light leaf), vein, flower, fold (the flower's darker folds), heart, thorn, dark; where kinds
stand together also white, white_fold, rose, rose_fold, ribbon, ribbon_dark. inked(**inks): the usual ones with others.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from art.colour import Colour
from art.motif import Motif, Piece
from art.motifs.curves import branch, off, rounded, through
from art.motifs.growth import blade, leaf, petal
from art.shapes import circle, path, stroke

INKS: Mapping[str, Colour] = {
    "stem": "#4b7a45", "leaf": "#3f7a4f", "shine": "#8cb25e", "flower": "#d9503f", "fold": "#a4302f",
    "heart": "#f0b94a", "pot": "#b9573b", "wood": "#5a3a30", "thorn": "#7d3030", "fruit": "#6d4080", "cap": "#cf3d2c",
    "spot": "#f8efd8", "gill": "#e6cfa4", "pale": "#f8efd8", "dark": "#1d1420", "vein": "#2d5c40",
}  # fmt: skip


def inked(**inks: Colour) -> dict[str, Colour]:
    return {**INKS, **inks}


def tulip() -> Motif:
    stem = branch([(0, 2), (6, -60), (0, -134)], 9, 8)
    cup = path(
        "M-30,-188C-40,-150 -26,-124 0,-122C28,-124 40,-150 32,-190C22,-182 16,-172 14,-166"
        "C10,-178 4,-190 0,-198C-6,-190 -10,-178 -13,-166C-16,-174 -22,-182 -30,-188Z"
    )
    middle = path("M0,-198C16,-178 20,-146 2,-124C-16,-144 -16,-178 0,-198Z")
    leaves = path("M2,0C-12,-40 -40,-70 -62,-112C-58,-64 -34,-18 2,0Z") + path(
        "M0,0C14,-44 36,-70 48,-104C52,-60 34,-14 0,0Z"
    )
    ribs = stroke("M-2,-4C-18,-36 -40,-66 -54,-96M4,-6C20,-36 34,-62 44,-88", 2.6)
    pieces = (
        Piece(stem, "stem", 6),
        Piece(leaves, "leaf", 14),
        Piece(ribs, "shine"),
        Piece(cup, "flower", 18),
        Piece(middle, "fold", 10),
    )
    return Motif(pieces, inked(), {"flower": (0, -160), "top": (0, -198), "foot": (0, 0)})


def _rose(x: float, y: float, size: float) -> list[Piece]:
    """A rose half seen from above: petals wrapped around a spiral."""
    outer = "".join(
        petal(*off(x, y + size * 0.1, size * 0.05, turn), size * reach, size * 1.3, turn)
        for turn, reach in ((-150, 0.96), (-30, 0.96), (150, 0.9), (30, 0.9), (90, 0.86))
    )
    middle = "".join(
        petal(*off(x, y, size * 0.02, turn), size * 0.8, size * 1.05, turn) for turn in (-118, -62, 178, 2, 118, 62)
    )
    inner = "".join(petal(x, y - size * 0.06, size * 0.56, size * 0.8, turn) for turn in (-90, 150, 30))
    coil = [off(x, y - size * 0.08, size * (0.42 - 0.026 * i), i * 48 - 100) for i in range(14)]
    curls = stroke(through(coil), size * 0.065)
    for turn, reach in ((158, 0.62), (96, 0.56), (34, 0.62), (-146, 0.68), (-34, 0.68)):
        a, b = off(x, y, size * reach, turn - 26), off(x, y, size * reach, turn + 26)
        c = off(x, y, size * (reach + 0.14), turn)
        curls += stroke(f"M{a[0]:.1f},{a[1]:.1f}Q{c[0]:.1f},{c[1]:.1f} {b[0]:.1f},{b[1]:.1f}", size * 0.065)
    return [
        Piece(outer, "flower", size * 0.42),
        Piece(middle, "flower", size * 0.34, lifted=True),
        Piece(inner, "flower", size * 0.26, lifted=True),
        Piece(curls, "fold"),
    ]


def _poppy(x: float, y: float, size: float) -> list[Piece]:
    """A poppy wide open, its four petals crumpled at their rims."""

    def crumpled(turn: float, reach: float, half: float) -> str:
        rim = [
            off(x, y, size * reach * grow, turn + away * half)
            for away, grow in ((-1, 0.8), (-0.72, 1), (-0.4, 0.97), (-0.1, 1.06), (0.24, 0.98), (0.6, 1.03), (1, 0.8))
        ]
        return rounded([(x, y), *rim])

    back = crumpled(-92, 1.0, 62) + crumpled(94, 0.86, 60)
    front = crumpled(186, 1.08, 56) + crumpled(-4, 1.1, 56)
    blots = "".join(leaf(*off(x, y, size * 0.1, turn), size * 0.42, size * 0.3, turn) for turn in (-92, 94, 186, -4))
    creases = "".join(
        stroke(
            "M{:.1f},{:.1f}L{:.1f},{:.1f}".format(*off(x, y, size * 0.52, turn), *off(x, y, size * 0.84, turn)),
            size * 0.06,
        )
        for turn in (160, 184, 208, -28, -6, 18)
    )
    stamens = "".join(circle(*off(x, y, size * 0.32, i * 30), size * 0.045) for i in range(12))
    return [
        Piece(back, "fold", size * 0.3),
        Piece(front, "flower", size * 0.36, lifted=True),
        Piece(creases, "fold"),
        Piece(blots, "dark"),
        Piece(stamens, "dark"),
        Piece(circle(x, y, size * 0.17), "stem", size * 0.1),
    ]


def _daisy(x: float, y: float, size: float) -> list[Piece]:
    back = "".join(petal(x, y, size * 0.98, size * 0.34, i * 30 + 15) for i in range(12))
    front = "".join(petal(x, y, size, size * 0.3, i * 30) for i in range(12))
    return [
        Piece(back, "fold"),
        Piece(front, "flower", size * 0.16),
        Piece(circle(x, y, size * 0.3), "heart", size * 0.24, lifted=True),
    ]


def daisy() -> Motif:
    stem = branch([(0, 2), (8, -60), (-2, -120), (0, -156)], 7, 6)
    second = branch([(4, -50), (34, -80), (46, -112)], 5.5, 5)
    leaves = "".join(leaf(x, y, 44, 17, turn) for x, y, turn in ((2, -8, -160), (2, -4, -24), (4, -16, -130)))
    pieces = (Piece(stem + second, "stem"), Piece(leaves, "leaf", 8), *_daisy(48, -122, 25), *_daisy(0, -162, 40))
    return Motif(
        pieces, inked(flower="#fbf4e0", fold="#d9c9a8"), {"flower": (0, -162), "top": (0, -202), "foot": (0, 0)}
    )


def daisy_head() -> Motif:
    return Motif(tuple(_daisy(0, -50, 50)), inked(flower="#fbf4e0", fold="#d9c9a8"), {"flower": (0, -50)})


def bouquet() -> Motif:
    stems = "".join(branch([(-x * 0.35, 2), (0, -44), (x * 0.6, -104)], 5, 5) for x in (-44, -24, -6, 14, 34, 50))
    greens = "".join(
        leaf(0, -62, length, 24, turn)
        for turn, length in ((-160, 84), (-136, 104), (-112, 90), (-70, 92), (-44, 104), (-20, 84))
    )
    ends = [off(0, -62, reach, turn) for turn, reach in ((-148, 112), (-124, 118), (-100, 132), (-60, 118), (-36, 110))]
    twigs = "".join(stroke(f"M0,-62L{px:.1f},{py:.1f}", 3) for px, py in ends)
    sprigs = "".join(circle(px, py, 6) + circle(px + 7, py + 9, 4.6) + circle(px - 8, py + 7, 4.6) for px, py in ends)
    pieces = [
        Piece(twigs, "stem"),
        Piece(sprigs, "heart", 4),
        Piece(greens, "leaf", 10),
        Piece(stems, "stem"),
        *(_tinted(_daisy(-50, -138, 26), "white")),
        *(_tinted(_daisy(46, -146, 25), "white")),
    ]
    pieces += [
        *_tinted(_poppy(0, -172, 29), ""),
        *_tinted(_rose(-20, -116, 27), "rose"),
        *_tinted(_rose(30, -108, 24), "rose"),
    ]
    bow = (
        path("M0,-46C-16,-66 -44,-62 -42,-46C-42,-32 -16,-32 0,-46Z")
        + path("M0,-46C16,-66 44,-62 42,-46C42,-32 16,-32 0,-46Z")
        + path("M-4,-44L-22,-4L-8,-12L0,-40Z")
        + path("M2,-44L20,-2L6,-10L-2,-40Z")
    )
    pieces += [Piece(bow, "ribbon", 9), Piece(circle(0, -46, 8), "ribbon_dark")]
    inks = inked(
        white="#fbf4e0",
        white_fold="#d9c9a8",
        rose="#e79aa0",
        rose_fold="#b65a72",
        ribbon="#3f6f9c",
        ribbon_dark="#2a4a74",
        flower="#d8432f",
        fold="#9c2a2a",
    )
    return Motif(tuple(pieces), inks, {"hand": (0, -40), "top": (0, -204), "foot": (0, 0)})


def _tinted(pieces: list[Piece], ink: str) -> list[Piece]:
    """The pieces of a flower in inks of their own, where several kinds stand together."""
    if not ink:
        return pieces
    names = {"flower": ink, "fold": f"{ink}_fold"}
    return [Piece(piece.shape, names.get(piece.ink, piece.ink), piece.depth, piece.lifted) for piece in pieces]


def flower_bed(width: float = 240, seed: int = 13) -> Motif:
    random = Random(seed)
    blades, stems = "", ""
    heads: list[Piece] = []
    for i in range(int(width / 5)):
        x = -width / 2 + width * (i + random.random()) / int(width / 5)
        blades += blade(x, 4, random.uniform(18, 46), 6, -90 + random.uniform(-18, 18), random.uniform(-26, 26))
    for i in range(int(width / 24)):
        x, y = -width / 2 + 14 + i * 24 + random.uniform(-6, 6), -random.uniform(48, 86)
        stems += stroke(f"M{x:.1f},2Q{x + random.uniform(-8, 8):.1f},{y / 2:.1f} {x:.1f},{y:.1f}", 4)
        kind = i % 3
        if kind == 0:
            heads += _poppy(x, y, 15)
        elif kind == 1:
            heads += _tinted(_daisy(x, y, 16), "white")
        else:
            bell = path(
                f"M{x - 12:.0f},{y - 12:.0f}Q{x - 12:.0f},{y + 14:.0f} {x:.0f},{y + 14:.0f}Q{x + 12:.0f},{y + 14:.0f} "
                f"{x + 12:.0f},{y - 12:.0f}L{x + 5:.0f},{y - 4:.0f}L{x:.0f},{y - 15:.0f}L{x - 5:.0f},{y - 4:.0f}Z"
            )
            heads.append(Piece(bell, "heart", 8))
    pieces = (Piece(stems, "stem"), Piece(blades, "leaf", 0), *heads)
    return Motif(
        pieces,
        inked(white="#fbf4e0", white_fold="#d9c9a8", flower="#d8432f", fold="#9c2a2a"),
        {"top": (0, -90), "foot": (0, 0)},
    )


GALLERY: dict[str, Motif] = {
    "tulip": tulip(),
    "daisy": daisy(),
    "daisy head": daisy_head(),
    "bouquet": bouquet(),
    "flower bed": flower_bed(),
}
