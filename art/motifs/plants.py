"""Green things: grasses, mushrooms, cactus, plants in pots.

cactus(flower=True, arms=2), fern(), reeds(cattails=3), wheat(ears=5), lily_pad(flower=False)
fly_agaric(), chanterelle(), inkcap(), mushrooms() (a group of three)
potted(kind="geranium" | "cactus") (anchor plant: the earth)

Inks: stem, leaf, shine (light leaf), vein (dark leaf), flower, heart, pot, wood, cap, spot, gill, pale, dark.
Anchors: top, foot.
"""

from __future__ import annotations

from random import Random

from art.motif import Motif, Piece
from art.motifs.curves import along, branch, heading, off, through
from art.motifs.flowers import INKS, inked, lotus
from art.motifs.growth import blade, leaf_data, petal
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


def reeds(cattails: int = 3, seed: int = 5) -> Motif:
    random = Random(seed)
    leaves = "".join(
        blade(x, 3, length, 9, turn, bend)
        for x, length, turn, bend in (
            (-24, 150, -102, -22),
            (-6, 180, -94, 14),
            (14, 170, -82, 22),
            (28, 130, -74, 34),
            (-36, 100, -112, -30),
            (4, 120, -98, -34),
        )
    )
    stems, heads, tips = "", "", ""
    for i in range(cattails):
        x = -22 + i * 44 / max(1, cattails - 1) if cattails > 1 else 0.0
        top = -random.uniform(150, 196)
        lean = x * 0.5 + random.uniform(-6, 6)
        stems += branch([(x, 3), (x + lean * 0.4, top * 0.5), (x + lean, top)], 5, 3.6)
        heads += ellipse(x + lean * 0.94, top + 6, 8, 24, lean * 0.4)
        tips += stroke(f"M{x + lean:.1f},{top - 16:.1f}l{lean * 0.1:.1f},-14", 3)
    pieces = (Piece(stems, "stem"), Piece(leaves, "leaf", 6), Piece(tips, "stem"), Piece(heads, "wood", 8))
    return Motif(pieces, inked(leaf="#5b8552", wood="#6d4027"), {"top": (0, -200), "foot": (0, 0)})


def _ear(x: float, y: float, turn: float, size: float) -> tuple[str, str]:
    grains, beard = "", ""
    for i in range(6):
        at = off(x, y, size * 0.15 * i, turn)
        for side in (-1, 1):
            grains += leaf_data(*at, size * 0.3, size * 0.15, turn + side * 30)
            tip = off(*at, size * 0.22, turn + side * 22)
            end = off(*tip, size * 0.34, turn + side * 14)
            beard += stroke(f"M{tip[0]:.1f},{tip[1]:.1f}L{end[0]:.1f},{end[1]:.1f}", 1.8)
    grains += leaf_data(*off(x, y, size * 0.9, turn), size * 0.3, size * 0.15, turn)
    return path(grains), beard


def wheat(ears: int = 5, seed: int = 7) -> Motif:
    random = Random(seed)
    stems, grains, beards, leaves = "", "", "", ""
    for i in range(ears):
        spread = (i - (ears - 1) / 2) * 20
        top = (spread * 1.25 + random.uniform(-4, 4), -random.uniform(122, 146))
        stems += branch([(spread * 0.2, 3), (spread * 0.5, -70), top], 4.4, 3.6)
        ear, beard = _ear(*top, -90 + spread * 0.75, 54)
        grains, beards = grains + ear, beards + beard
        leaves += blade(spread * 0.4, -46, 60, 7, -90 + (26 if i % 2 else -26), 30 if i % 2 else -30)
    pieces = (Piece(stems, "stem"), Piece(leaves, "leaf"), Piece(beards, "shine"), Piece(grains, "heart", 7))
    return Motif(
        pieces,
        inked(stem="#c79a3e", leaf="#b78a3a", heart="#e3ae45", shine="#f3d88a"),
        {"top": (0, -200), "foot": (0, 0), "tie": (0, -50)},
    )


def fern() -> Motif:
    fronds, ribs = "", ""
    for points in (
        [(0, 2), (-24, -90), (-86, -130), (-122, -92)],
        [(0, 2), (-8, -110), (-40, -178), (-72, -176)],
        [(0, 2), (10, -120), (34, -186), (70, -190)],
        [(0, 2), (26, -84), (84, -128), (124, -96)],
        [(0, 2), (-30, -40), (-84, -56), (-116, -26)],
        [(0, 2), (34, -40), (86, -54), (118, -24)],
    ):
        curve = along([(float(x), float(y)) for x, y in points], 7)
        for i in range(3, len(curve)):
            t = i / len(curve)
            length = 34 * (1 - t) ** 0.7 * min(1, t * 3.4) + 4
            turn = heading(curve, i)
            fronds += leaf_data(*curve[i], length, max(5, length * 0.3), turn + 66) + leaf_data(
                *curve[i], length, max(5, length * 0.3), turn - 66
            )
        ribs += stroke(through([(float(x), float(y)) for x, y in points]), 3)
    curl = stroke("M4,0C12,-40 22,-78 20,-96C14,-112 -2,-104 4,-92C8,-86 14,-90 12,-95", 5)
    return Motif(
        (Piece(path(fronds), "leaf", 8), Piece(ribs, "shine"), Piece(curl, "shine")),
        INKS,
        {"top": (0, -190), "foot": (0, 0)},
    )


def lily_pad(flower: bool = False) -> Motif:
    if flower:
        return lotus()
    pad = path(
        "M-100,-16C-96,-38 -40,-44 6,-42C56,-42 104,-34 104,-16C100,0 50,8 14,6L0,-18L-26,4C-64,2 -98,-4 -100,-16Z"
    )
    veins = stroke("M0,-19L-80,-20M0,-19L-56,-34M0,-19L4,-36M0,-19L60,-32M0,-19L84,-14M0,-19L44,0M0,-19L-60,-6", 2.8)
    return Motif((Piece(pad, "leaf", 14), Piece(veins, "shine")), INKS, {"top": (0, -20), "foot": (0, 0)})


def _toadstool(x: float, y: float, size: float, lean: float) -> list[Piece]:
    """A stalk with a ring and a domed cap with spots, its foot on (x, y)."""

    def p(across: float, up: float) -> str:
        return f"{x + across * size + lean * up * size:.1f},{y - up * size:.1f}"

    stalk = path(
        f"M{p(-0.15, 0)}C{p(-0.2, 0.12)} {p(-0.1, 0.4)} {p(-0.09, 0.72)}L{p(0.1, 0.72)}"
        f"C{p(0.11, 0.4)} {p(0.22, 0.12)} {p(0.17, 0)}C{p(0.08, -0.03)} {p(-0.06, -0.03)} {p(-0.15, 0)}Z"
    )
    skirt = path(
        f"M{p(-0.1, 0.62)}C{p(-0.16, 0.54)} {p(-0.2, 0.5)} {p(-0.19, 0.46)}"
        f"Q{p(0, 0.42)} {p(0.2, 0.47)}C{p(0.2, 0.52)} {p(0.15, 0.56)} {p(0.1, 0.62)}Z"
    )
    gills = path(
        f"M{p(-0.46, 0.64)}C{p(-0.3, 0.56)} {p(0.3, 0.56)} "
        f"{p(0.46, 0.64)}C{p(0.3, 0.74)} {p(-0.3, 0.74)} {p(-0.46, 0.64)}Z"
    )
    cap = path(
        f"M{p(-0.52, 0.64)}C{p(-0.5, 0.9)} {p(-0.2, 1.05)} {p(0, 1.05)}C{p(0.22, 1.05)} "
        f"{p(0.5, 0.9)} {p(0.52, 0.64)}C{p(0.3, 0.72)} {p(-0.3, 0.72)} {p(-0.52, 0.64)}Z"
    )
    spots = "".join(
        ellipse(x + across * size + lean * up * size, y - up * size, rx * size, ry * size, across * 50)
        for across, up, rx, ry in (
            (-0.3, 0.8, 0.07, 0.06),
            (-0.06, 0.92, 0.08, 0.06),
            (0.2, 0.84, 0.07, 0.055),
            (0.36, 0.72, 0.05, 0.04),
            (0.02, 0.76, 0.05, 0.04),
            (-0.42, 0.69, 0.035, 0.03),
        )
    )
    return [
        Piece(gills, "gill"),
        Piece(stalk, "pale", size * 0.12),
        Piece(skirt, "gill", size * 0.05),
        Piece(cap, "cap", size * 0.2),
        Piece(spots, "spot"),
    ]


def fly_agaric() -> Motif:
    return Motif(
        tuple(_toadstool(0, 0, 180, 0.04)),
        inked(pale="#f3e6c8", gill="#d9c29a"),
        {"top": (4, -190), "foot": (0, 0), "cap": (4, -150)},
    )


def mushrooms() -> Motif:
    pieces = (*_toadstool(-52, 0, 92, -0.14), *_toadstool(8, 0, 160, 0.05), *_toadstool(66, 2, 70, 0.18))
    return Motif(pieces, inked(pale="#f3e6c8", gill="#d9c29a"), {"top": (12, -168), "foot": (0, 0)})


def chanterelle() -> Motif:
    body = path(
        "M-16,2C-20,-40 -40,-90 -84,-128C-60,-150 -30,-138 -10,-146"
        "C20,-140 50,-156 80,-132C44,-92 26,-46 20,2C8,7 -6,7 -16,2Z"
    )
    rim = path(
        "M-86,-128C-70,-150 -40,-142 -14,-150C20,-144 54,-160 "
        "84,-132C60,-118 30,-128 4,-122C-24,-124 -60,-112 -86,-128Z"
    )
    folds = stroke("M-4,-10C-10,-50 -28,-90 -52,-114M4,-12C2,-60 -6,-90 -14,-116M12,-14C14,-56 26,-90 44,-118", 3)
    return Motif(
        (Piece(body, "cap", 22), Piece(folds, "gill"), Piece(rim, "spot", 10)),
        inked(cap="#e0932f", gill="#b8651f", spot="#f2b85a"),
        {"top": (0, -150), "foot": (0, 0)},
    )


def inkcap() -> Motif:
    stalk = branch([(0, 2), (-4, -60), (2, -120)], 15, 11)
    cap = path(
        "M-44,-74C-42,-130 -26,-188 2,-192C30,-188 46,-130 48,-72C40,-80 36,-70 28,-78C22,-68 "
        "16,-78 8,-72C2,-80 -6,-70 -12,-78C-20,-68 -26,-80 -32,-70C-36,-78 -40,-70 -44,-74Z"
    )
    scales = "".join(
        stroke(f"M{x},{y}q6,7 12,0", 3.4)
        for x, y in ((-22, -108), (-2, -118), (16, -106), (-28, -132), (-10, -142), (10, -136), (20, -148), (-6, -166))
    )
    drips = "".join(stroke(f"M{x},{-72}v{length}", 4) for x, length in ((-32, 12), (8, 18), (28, 10)))
    return Motif(
        (Piece(stalk, "pale", 8), Piece(drips, "dark"), Piece(cap, "cap", 26), Piece(scales, "gill")),
        inked(cap="#b9a68c", gill="#6d5648", pale="#ece0c6"),
        {"top": (2, -192), "foot": (0, 0)},
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
    "reeds": reeds(),
    "wheat": wheat(),
    "fern": fern(),
    "lily pad": lily_pad(),
    "fly agaric": fly_agaric(),
    "mushrooms": mushrooms(),
    "chanterelle": chanterelle(),
    "inkcap": inkcap(),
    "potted geranium": potted(),
    "potted cactus": potted("cactus"),
}
