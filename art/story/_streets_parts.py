"""What several street scenes share: beds seen from above, rods, bricks, a trombone."""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random

from art.colour import Colour
from art.motif import Motif, Piece
from art.motifs.curves import strip
from art.shapes import Point, circle, ellipse, line, path, place, rectangle, stroke


def bricks(random: Random, x0: float, y0: float, x1: float, y1: float, tall: float, wide: float, share: float) -> str:
    """Some bricks of a wall, here and there: a quiet texture."""
    shape, row, y = "", 0, y0
    while y < y1:
        x = x0 - (row % 2) * wide / 2
        while x < x1:
            if random.random() < share:
                shape += rectangle(x + 2, y + 2, wide - 4, tall - 4, 3)
            x += wide
        y += tall
        row += 1
    return shape


def rod(hand: Point, tip: Point, bend: float, butt: float = 34) -> tuple[str, Point]:
    """A fishing rod from below the hand to its tip, bent down by `bend`, thinner as it goes."""
    dx, dy = tip[0] - hand[0], tip[1] - hand[1]
    away = math.hypot(dx, dy)
    start = hand[0] - dx / away * butt, hand[1] - dy / away * butt + bend * 0.1
    points = []
    for i in range(13):
        t = i / 12
        x, y = start[0] + (tip[0] - start[0]) * t, start[1] + (tip[1] - start[1]) * t
        points.append((x, y - bend * math.sin(math.pi * t) * (0.5 + 0.5 * t)))
    return strip(points, [4.2 - 2.4 * i / 12 for i in range(13)]), points[-1]


def pattern(kind: str, half: float) -> str:
    """The pattern of a quilt 2 * half wide, from y = -30 to 90."""
    match kind:
        case "stripes":
            return "".join(rectangle(-half, y, 2 * half, 8, 3) for y in range(-14, 92, 22))
        case "dots":
            return "".join(
                circle(x + (row % 2) * 12, y, 5.4)
                for row, y in enumerate(range(-14, 90, 20))
                for x in range(-int(half) + 8, int(half) - 4, 24)
            )
        case "checks":
            return "".join(
                rectangle(x, y, 17, 17, 2)
                for row, y in enumerate(range(-20, 88, 19))
                for x in range(-int(half) + 2 + (row % 2) * 19, int(half) - 10, 38)
            )
        case "zigzag":
            return "".join(
                line([(x, y + (i % 2) * 13) for i, x in enumerate(range(-int(half), int(half) + 1, 13))], 5)
                for y in range(-14, 80, 28)
            )
        case _:
            return "".join(
                ellipse(0, 30, r, r * 1.25)[:-2] + ' fill="none" stroke="#fff" stroke-width="5"/>' for r in (14, 30)
            )


def sleeper(x: float, hair: str, tilt: float) -> list[Piece]:
    """A head on a pillow, seen from above."""
    locks = {
        "short": path("M-21,4C-24,-20 -10,-27 2,-26C16,-25 24,-14 20,4C14,-8 -8,-12 -21,4Z"),
        "long": path(
            "M-20,26C-32,0 -24,-26 0,-27C26,-27 32,2 22,28C16,18 22,4 16,-8C4,-14 -14,-10 -16,6C-14,14 -14,20 -20,26Z"
        ),
        "bald": "",
        "cap": path("M-21,-2C-22,-22 -8,-30 6,-30C22,-32 40,-24 46,-8C34,-14 24,-10 20,-2C6,-12 -10,-10 -21,-2Z"),
    }[hair]
    ink = "cap" if hair == "cap" else "hair"
    parts = [
        Piece(place(circle(0, 0, 19.5) + circle(-19, 2, 5) + circle(19, 2, 5), x, -66, 1, tilt), "skin", 9),
        Piece(place(circle(-10, 7, 4.5) + circle(10, 7, 4.5), x, -66, 1, tilt), "cheek"),
        Piece(place(stroke("M-13,1Q-8,6 -3,1M3,1Q8,6 13,1", 3), x, -66, 1, tilt), "dark"),
        Piece(place(stroke("M-4,11.500Q0,14 4,11.500", 2.6), x, -66, 1, tilt), "dark"),
    ]
    if locks:
        parts.append(Piece(place(locks, x, -66, 1, tilt), ink, 7))
    if hair == "cap":
        parts.append(Piece(place(circle(47, -6, 7), x, -66, 1, tilt), "sheet", 5))
    return parts


def bed(
    quilt: Colour, trim: Colour, kind: str = "checks", heads: Sequence[str] = ("short",), thrown: bool = False,
    hair: Colour = "#3a2430", wood: Colour = "#8a5636",
) -> Motif:  # fmt: skip
    """A bed on wheels seen from above, its head up, its foot (with two lamps) towards y = 106."""
    half = 50.0 if len(heads) < 2 else 74.0
    wheels = "".join(rectangle(s * (half + 2) - 8, y, 16, 34, 7) for s in (-1, 1) for y in (-78, 46))
    pillows = "".join(
        path(
            f"M{x - 36},-92Q{x},-100 {x + 36},-92Q{x + 42},-66 {x + 36},-42Q{x},-34 {x - 36},-42"
            f"Q{x - 42},-66 {x - 36},-92Z"
        )
        for x in ((0,) if len(heads) < 2 else (-36, 36))
    )
    pieces = [
        Piece(wheels, "dark"),
        Piece(rectangle(-half - 4, -104, 2 * half + 8, 208, 12), "wood", 9, True),
        Piece(rectangle(-half + 3, -96, 2 * half - 6, 188, 10), "sheet", 14),
        Piece(pillows, "pillow", 14, True),
    ]
    for i, kind_of_hair in enumerate(heads):
        pieces += sleeper((-36, 36)[i] if len(heads) > 1 else 0, kind_of_hair, (-14, 12)[i % 2] + len(kind) - 5)
    if thrown:
        cover = (
            f"M{-half},10C{-half + 26},-10 {half - 40},26 {half + 6},-34C{half + 20},20 {half + 12},70"
            f" {half},94L{-half},94Z"
        )
        lining = (
            f"M{half + 6},-34C{half - 30},10 {half - 60},14 {-half},10C{-half + 20},30 {half - 36},40 {half + 6},-34Z"
        )
        pieces += [Piece(path(cover), "quilt", 16, True), Piece(path(lining), "trim", 8)]
    else:
        cover = f"M{-half},-32Q0,-22 {half},-32L{half},86Q{half},94 {half - 8},94H{-half + 8}Q{-half},94 {-half},86Z"
        turn = f"M{-half},-36Q0,-26 {half},-36V-20Q0,-10 {-half},-20Z"
        pieces += [
            Piece(path(cover), "quilt", 22, True),
            Piece(pattern(kind, half - 6), "trim"),
            Piece(path(turn), "sheet", 6, True),
        ]
    pieces += [
        Piece(rectangle(-half - 8, -112, 2 * half + 16, 16, 8), "wood", 6, True),
        Piece(rectangle(-half - 6, 94, 2 * half + 12, 13, 6), "wood", 5, True),
        Piece(circle(-half + 10, 106, 8) + circle(half - 10, 106, 8), "lamp", 6),
    ]
    inks: dict[str, Colour] = {
        "quilt": quilt, "trim": trim, "wood": wood, "sheet": "#f4ead2", "pillow": "#fffaec", "skin": "#dba27a",
        "cheek": "#c9785c", "hair": hair, "cap": trim, "dark": "#1d1730", "lamp": "#ffd569",
    }  # fmt: skip
    anchors: dict[str, Point] = {"lamp": (-half + 10, 110), "other_lamp": (half - 10, 110), "hollow": (0, -10)}
    return Motif(tuple(pieces), inks, anchors)


def trombone() -> Motif:
    """A trombone hanging by its slide from (0, 0), its bell below."""
    tubes = stroke("M-12,0V150M12,0V120C12,172 -12,172 -12,150M12,0A12,12 0 0 0 -12,0", 7)
    tubes += stroke("M12,60H36V176", 7) + stroke("M-12,40H12M-12,96H12", 5)
    bell = path("M32,150C32,190 22,214 2,226H72C50,214 40,190 40,150Z")
    return Motif(
        (
            Piece(tubes, "body"),
            Piece(bell, "body", 10, True),
            Piece(ellipse(37, 226, 35, 7), "dark"),
            Piece(stroke("M36,84V120", 2.6), "light"),
        ),
        {"body": "#d09a44", "dark": "#5a3a22", "light": "#fff1cc"},
        {"hook": (0, -10)},
    )
