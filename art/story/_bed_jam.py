"""The crossing of the jam of beds, all of it seen from above: streets and roofs, an empty bed, a sheep, an owl."""

from __future__ import annotations

import math

from art.colour import Colour, mix
from art.motif import Motif, Piece, cut, draw
from art.motifs.curves import both, form, plume
from art.palettes import PALETTES
from art.press import Plate, darker, lighter
from art.shapes import Point, circle, ellipse, line, path, place, polygon, rectangle, ring, stroke

_MIDDLE = (322.0, 452.0)
_TURN = -17.0
_HALF = 130  # half the width of a street


def _lain(shape: str) -> str:
    """A shape drawn around the middle of the crossing, as it lies on the sheet."""
    return place(shape, *_MIDDLE, 1, _TURN)


def _spot(x: float, y: float, turn: float = 0) -> Point:
    angle = math.radians(_TURN + turn)
    across, down = x * math.cos(angle) - y * math.sin(angle), x * math.sin(angle) + y * math.cos(angle)
    return _MIDDLE[0] + across, _MIDDLE[1] + down


def queue(plate: Plate, arm: float, along: float, aside: float, lean: float, bed: Motif) -> None:
    """A bed in one arm of the crossing: `arm` 0 comes from above, 180 from below, -90 from the left."""
    across, down = (aside, along) if arm in (0, 180) else (aside, -abs(along))
    x, y = _spot(across, down, arm)
    draw(plate, bed, x, y, 0.96, _TURN + arm + lean)


def streets(plate: Plate) -> None:
    p = PALETTES["mint"]
    road = mix(p.near, p.middle, 0.35)
    plate.fill(plate.ramp(plate.y / 900, [(0, lighter(road, 0.1)), (1, darker(road, 0.1))], grain=0.08))
    plate.glow(*_MIDDLE, 380, p.far, 0.35)
    plate.at(0)
    stripes = "".join(rectangle(x, y, 17, 42, 2) for x in range(-118, 118, 32) for y in (-180, 138))
    stripes += "".join(rectangle(x, y, 42, 17, 2) for y in range(-118, 118, 32) for x in (-180, 138))
    cut(plate, _lain(stripes), mix(p.light, road, 0.12), edge=0.3)
    roofs: tuple[Colour, ...] = (p.hot, mix(p.warm, p.middle, 0.3), mix(p.cool, p.near, 0.3), mix(p.hot, p.near, 0.45))
    for i, roof in enumerate(roofs):
        _block(plate, roof, 1 if i % 2 else -1, 1 if i > 1 else -1)


def _block(plate: Plate, roof: Colour, sx: int, sy: int) -> None:
    """A block between two streets: its pavement, and a roof with a sunlit and a shaded slope."""
    p = PALETTES["mint"]

    def at(x: float, y: float) -> Point:
        return sx * (_HALF + x), sy * (_HALF + y)

    def area(x0: float, y0: float, x1: float, y1: float) -> str:
        return polygon([at(x0, y0), at(x1, y0), at(x1, y1), at(x0, y1)])

    corner = f"M{sx * _HALF},{sy * 900}V{sy * (_HALF + 44)}Q{sx * _HALF},{sy * _HALF} {sx * (_HALF + 44)},{sy * _HALF}"
    cut(plate, _lain(path(f"{corner}H{sx * 900}V{sy * 900}Z")), mix(p.far, p.light, 0.5), 8, 0.8)
    near, far = (lighter(roof, 0.12), darker(roof, 0.16)) if sx > 0 else (darker(roof, 0.16), lighter(roof, 0.12))
    outline = cut(plate, _lain(area(38, 38, 700, 700)), near, 0, 2.2)
    cut(plate, _lain(area(158, 30, 700, 700)), far, clip=outline)
    courses = "".join(line([at(x, 38), at(x, 700)], 2.4) for x in range(60, 640, 20) if abs(x - 158) > 8)
    cut(plate, _lain(courses), darker(roof, 0.3), opacity=0.4, edge=0.2)
    cut(plate, _lain(line([at(158, 38), at(158, 700)], 9)), lighter(roof, 0.3), 4, 0, edge=0.2, clip=outline)
    if sx < 0 and sy < 0:
        return
    x, y = at(104, 150)
    cut(plate, _lain(rectangle(x - 22, y - 22, 44, 44, 3)), mix(p.hot, p.deep, 0.25), 6, 3)
    cut(plate, _lain(circle(x, y, 11)), p.deep, edge=0.2)


def empty_bed(quilt: Colour, lining: Colour, wood: Colour = "#8a5636") -> Motif:
    """A bed on wheels whose quilt is thrown back, its head up."""
    pillow = "M-36,-92Q0,-100 36,-92Q42,-66 36,-42Q0,-34 -36,-42Q-42,-66 -36,-92Z"
    cover = "M-50,-20H-10L50,50V86Q50,94 42,94H-42Q-50,94 -50,86Z"
    fold = "M-10,-20L50,50C24,54 2,50 -19,39C-18,18 -14,0 -10,-20Z"
    pieces = (
        Piece("".join(rectangle(s * 52 - 8, y, 16, 34, 7) for s in (-1, 1) for y in (-78, 46)), "dark"),
        Piece(rectangle(-54, -104, 108, 208, 12), "wood", 9, True),
        Piece(rectangle(-47, -96, 94, 188, 10), "sheet", 14),
        Piece(path(pillow), "pillow", 14, True),
        Piece(ellipse(0, -66, 22, 16), "dent"),
        Piece(path(cover), "quilt", 16, True),
        Piece(path(fold), "lining", 7, True),
        Piece(rectangle(-58, -112, 116, 16, 8), "wood", 6, True),
        Piece(rectangle(-56, 94, 112, 13, 6), "wood", 5, True),
        Piece(circle(-40, 106, 8) + circle(40, 106, 8), "lamp", 6),
    )
    inks: dict[str, Colour] = {
        "quilt": quilt, "lining": lining, "wood": wood, "sheet": "#f4ead2", "pillow": "#fffaec", "dent": "#e6dcc4",
        "dark": "#1d1730", "lamp": "#ffd569",
    }  # fmt: skip
    return Motif(pieces, inks)


_WOOL = (
    "M-22,-50A20,20 0 0 1 22,-50A19,19 0 0 1 40,-22A19,19 0 0 1 43,8A19,19 0 0 1 36,38A19,19 0 0 1 12,58"
    "A14,14 0 0 1 -12,58A19,19 0 0 1 -36,38A19,19 0 0 1 -43,8A19,19 0 0 1 -40,-22A19,19 0 0 1 -22,-50Z"
)


def stray_sheep(plate: Plate) -> None:
    """The sheep that was in the empty bed, on its way along the free lane."""
    ear = path("M12,-74C22,-86 36,-84 40,-74C34,-64 20,-64 12,-66Z")
    legs = both(ellipse(40, -34, 9, 13, 20) + ellipse(38, 38, 9, 13, -20))
    curls = "".join(
        stroke(f"M{x - 8},{y}A8,8 0 0 1 {x + 8},{y}", 2.6)
        for x, y in ((-16, -20), (16, -14), (-2, 6), (-20, 26), (18, 28))
    )
    pieces = (
        Piece(legs, "face"),
        Piece(path(_WOOL), "wool", 13, True),
        Piece(curls, "curl"),
        Piece(both(ear), "face", 4),
        Piece(path("M-16,-50C-20,-76 -13,-100 0,-100C13,-100 20,-76 16,-50Z"), "face", 8, True),
        Piece(both(circle(12, -80, 3.4)), "wool"),
        Piece(
            path("M-19,-54A11,11 0 0 1 -10,-70A12,12 0 0 1 10,-70A11,11 0 0 1 19,-54A20,14 0 0 1 -19,-54Z"), "wool", 6
        ),
    )
    inks: dict[str, Colour] = {"wool": "#fbf4e0", "curl": "#d8cdb2", "face": "#4a3640"}
    draw(plate, Motif(pieces, inks), 474, 510, 0.8, 70)


def _wing() -> list[Piece]:
    """The right wing of the owl, lifted: long feathers, then two rows that cover them."""
    long = "".join(plume(52 + 5 * i, -34 + 5 * i, 92 - 7 * i, 23, -80 + 17 * i, 0.7) for i in range(5))
    middle = "".join(plume(44 + 5 * i, -26 + 6 * i, 62 - 5 * i, 20, -76 + 18 * i, 0.7) for i in range(5))
    arm = form("12,-30! 30,-46 50,-64 68,-66 78,-52 74,-30 58,-4 38,22 20,30!")
    return [
        Piece(both(long), "long", 7),
        Piece(both(middle), "middle", 6, True),
        Piece(both(arm), "body", 12, True),
    ]


def policeman(plate: Plate) -> None:
    """The owl on its pedestal, looking up at us from under a cap, both wings lifted."""
    p = PALETTES["mint"]
    x, y = _spot(0, 0)
    cut(plate, circle(x, y, 88), mix(p.light, p.far, 0.25), 10, 1.4)
    cut(plate, ring(x, y, 68, 14), p.hot, edge=0.25)
    tail = "".join(plume(6 * i, 30, 62 - 3 * abs(i), 20, 90 - 13 * i, 0.7) for i in (-2, 2, -1, 1, 0))
    spots = "".join(
        path(f"M{a},{b}q5,7 0,13q-5,-6 0,-13Z") for a, b in ((-16, 28), (0, 34), (16, 28), (-8, 44), (8, 44))
    )
    pieces = (
        *_wing(),
        Piece(tail, "long", 6, True),
        Piece(ellipse(0, 14, 42, 50), "body", 18, True),
        Piece(spots, "speck"),
        Piece(path("M-46,-20C-48,-40 -40,-56 -36,-64C-26,-58 -16,-54 0,-54C16,-54 26,-58 36,-64C40,-56 48,-40 46,-20"
                   "C44,8 22,20 0,20C-22,20 -44,8 -46,-20Z"), "body", 16, True),
        Piece(path("M0,12C-20,20 -40,6 -39,-16C-38,-36 -14,-42 0,-26C14,-42 38,-36 39,-16C40,6 20,20 0,12Z"), "face",
              8),
        Piece(both(circle(19, -14, 15)), "eye", 5),
        Piece(both(circle(18, -15, 8)), "dark"),
        Piece(both(circle(15, -18, 2.8)), "face"),
        Piece(path("M0,-14C8,-10 8,2 0,12C-8,2 -8,-10 0,-14Z"), "dark", 4),
        Piece(path("M-44,-44C-48,-72 -24,-86 0,-86C24,-86 48,-72 44,-44Q0,-62 -44,-44Z"), "cap", 12, True),
        Piece(path("M-44,-44Q0,-62 44,-44C46,-38 44,-34 40,-33Q0,-52 -40,-33C-44,-34 -46,-38 -44,-44Z"), "peak", 4,
              True),
        Piece(circle(0, -68, 7), "badge", 4),
    )  # fmt: skip
    inks: dict[str, Colour] = {
        "body": "#8a5a38", "middle": "#a8764a", "long": "#5c3826", "speck": "#e8d0a0", "face": "#f6e8c8",
        "eye": "#f2b53a", "dark": "#20161c", "cap": p.cool, "peak": p.deep, "badge": p.warm,
    }  # fmt: skip
    draw(plate, Motif(pieces, inks), x, y + 4, 0.92, -6)
