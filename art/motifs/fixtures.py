"""What rooms are furnished with: motifs standing on (0, 0), all in the same inks, so that `suited(tones)` recolours
any of them for a palette: wood, timber (darker), trim, cloth, soft, metal, brass, pale, glow, dark, wall, panel.

Standing: STOVE, FIREPLACE (anchor "mantel", "fire"), TUB ("rim", "tap"), WASHBASIN ("mirror"), BIG_BED (seen from its
foot; "pillow", "quilt"), SCHOOL_DESK, CAFE_TABLE ("top"), CAFE_CHAIR, BENCH ("seat"), SEAT (theatre, from the front),
SEAT_BACK (from behind), BUNK ("seat"), JUDGE_DESK ("top"), DUMMY (tailor's), DRESSER (with plates), WORKBENCH ("top"),
bookcase(width, height, seed), library_ladder(height).
Hanging, their nail at (0, 0): PANS, HANGING_LAMP ("light"), frame(width, height) centred on (0, 0).
Machinery: gear(radius, teeth) centred on (0, 0), valve(radius), pipe(points, width).
Glass: FLASK, BULB_FLASK, RETORT.
repeated(motif, places, scale): the same thing at many places in one print (rows of seats, desks, windows).
From above, centred on (0, 0): PLACE_SETTING (plate, fork left, knife right, its diner below), CHAIR_ABOVE.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import fields, replace
from itertools import pairwise
from random import Random

from art.colour import Colour
from art.motif import Motif, Piece
from art.motifs.indoors import Tones
from art.shapes import Point, circle, ellipse, line, path, place, polygon, rectangle, ring, stroke

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


def repeated(motif: Motif, places: Sequence[Point], scale: float = 1) -> Motif:
    """The same thing at several places, printed as fast as one; for rows of seats, desks or windows."""
    pieces = tuple(
        replace(piece, shape="".join(place(piece.shape, x, y, scale) for x, y in places), depth=piece.depth * scale)
        for piece in motif.pieces
    )
    return Motif(pieces, motif.inks)


STOVE = _made(
    Piece(rectangle(34, -330, 26, 190) + rectangle(28, -250, 38, 12, 4), "metal", 8),
    Piece(rectangle(-92, -150, 184, 16, 4), "dark", 6),
    Piece(path("M-86,-136H86V-18Q86,-10 78,-10H-78Q-86,-10 -86,-18Z"), "metal", 24),
    Piece(path("M-82,-12C-84,-4 -88,0 -92,0H-68C-66,-4 -64,-8 -64,-12Z M82,-12C84,-4 88,0 92,0H68C66,-4 64,-8 64,-12Z"),
          "dark"),
    Piece(rectangle(-74, -122, 78, 96, 7) + rectangle(18, -122, 56, 40, 6), "dark", 8),
    Piece(rectangle(-64, -112, 58, 60, 6), "metal", 10),
    Piece(path("M-58,-58C-60,-78 -48,-84 -46,-98C-38,-92 -36,-86 -36,-80C-32,-86 -30,-90 -30,-96"
               "C-18,-84 -10,-74 -12,-58Z"),
          "cloth"),
    Piece(path("M-48,-58C-48,-68 -40,-72 -36,-82C-30,-74 -24,-68 -24,-58Z"), "glow"),
    Piece(rectangle(-50, -42, 30, 7, 3) + rectangle(32, -106, 28, 7, 3) + rectangle(-90, -132, 180, 5, 2), "brass"),
    Piece(circle(30, -58, 6) + circle(46, -58, 6) + circle(62, -58, 6), "brass"),
    top=(-30, -150), fire=(-36, -60),
)  # fmt: skip

FIREPLACE = _made(
    Piece(path("M-96,-190H96V-20H-96Z"), "trim", 16),
    Piece(rectangle(-112, -206, 224, 20, 4), "pale", 8, True),
    Piece(rectangle(-104, -20, 208, 20, 3), "panel", 8),
    Piece(path("M-58,-18V-112C-58,-148 58,-148 58,-112V-18Z"), "dark", 18),
    Piece(rectangle(-88, -178, 18, 156, 8) + rectangle(70, -178, 18, 156, 8), "panel", 8),
    Piece(path("M-36,-26C-46,-56 -22,-66 -22,-98C-4,-86 2,-72 0,-58C8,-66 10,-76 10,-86C28,-68 42,-50 34,-26Z"),
          "cloth", 12),
    Piece(path("M-18,-26C-22,-44 -8,-50 -6,-70C6,-58 18,-44 14,-26Z"), "glow"),
    Piece(line([(-40, -24), (36, -32)], 11) + line([(-36, -34), (40, -24)], 11), "timber", 0),
    mantel=(0, -206), fire=(0, -50),
)  # fmt: skip

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

WASHBASIN = _made(
    Piece(ellipse(0, -236, 44, 58), "brass", 9),
    Piece(ellipse(0, -236, 34, 48), "soft", 14),
    Piece(path("M-16,-268C-26,-250 -26,-232 -22,-220", ) + stroke("M-14,-266C-24,-250 -25,-236 -22,-222", 5), "pale"),
    Piece(path("M-14,-104C-12,-60 -18,-24 -28,0H28C18,-24 12,-60 14,-104Z"), "pale", 14),
    Piece(path("M-72,-138H72C68,-104 42,-94 0,-94C-42,-94 -68,-104 -72,-138Z"), "pale", 18),
    Piece(rectangle(-80, -146, 160, 14, 7), "trim", 6),
    Piece(stroke("M0,-144V-164C0,-176 22,-176 22,-162", 7) + circle(-22, -150, 6) + circle(40, -150, 6), "brass"),
    mirror=(0, -236),
)  # fmt: skip

BIG_BED = _made(
    Piece(rectangle(-148, -232, 20, 200, 6) + rectangle(128, -232, 20, 200, 6), "timber", 9),
    Piece(circle(-138, -240, 15) + circle(138, -240, 15), "brass", 8),
    Piece(path("M-132,-90V-190C-90,-248 90,-248 132,-190V-90Z"), "wood", 28),
    Piece(path("M-108,-100V-180C-72,-220 72,-220 108,-180V-100Z"), "timber", 18),
    Piece(path("M-116,-112C-124,-146 -112,-162 -62,-160C-12,-162 -4,-148 -8,-112Z"), "pale", 16),
    Piece(path("M10,-112C2,-150 18,-162 62,-160C112,-162 122,-146 116,-112Z"), "pale", 16),
    Piece(path("M-128,-112C-60,-130 60,-130 128,-112L138,-84H-138Z"), "trim", 8),
    Piece(path("M-138,-92C-60,-108 60,-108 138,-92C150,-60 152,-36 150,-14C60,-2 -60,-2 -150,-14"
               "C-152,-36 -150,-60 -138,-92Z"),
          "cloth", 34),
    Piece("".join(stroke(f"M{x * 0.92:.0f},{-99 + abs(x) * 0.05:.0f}C{x},-70 {x * 1.06:.0f},-40 {x * 1.06:.0f},-8", 3)
                  for x in (-96, -48, 0, 48, 96))
          + stroke("M-144,-66C-60,-80 60,-80 144,-66M-149,-38C-60,-48 60,-48 149,-38", 3), "brass"),
    Piece(path("M-158,-44H-140V0H-158Z M140,-44H158V0H140Z"), "timber", 7),
    Piece(path("M-156,-34C-60,-22 60,-22 156,-34V-8C60,2 -60,2 -156,-8Z"), "wood", 10),
    Piece(circle(-149, -50, 12) + circle(149, -50, 12), "brass", 7),
    pillow=(-62, -140), other_pillow=(62, -140), quilt=(0, -70),
)  # fmt: skip

SCHOOL_DESK = _made(
    Piece(rectangle(-62, -62, 9, 62) + rectangle(53, -62, 9, 62) + rectangle(-70, -6, 26, 6, 3)
          + rectangle(44, -6, 26, 6, 3),
          "dark"),
    Piece(rectangle(-66, -86, 132, 30, 3), "timber", 9),
    Piece(polygon([(-62, -112), (62, -112), (78, -82), (-78, -82)]), "wood", 12),
    Piece(rectangle(-80, -84, 160, 7, 3), "timber"),
    Piece(ellipse(46, -106, 8, 4), "dark"),
    top=(0, -98),
)  # fmt: skip

CAFE_TABLE = _made(
    Piece(path("M-6,-116C-4,-60 -6,-30 -10,-14C-30,-10 -44,-6 -52,0H52C44,-6 30,-10 10,-14C6,-30 4,-60 6,-116Z"),
          "dark", 8),
    Piece(ellipse(0, -114, 78, 15), "timber", 8),
    Piece(ellipse(0, -121, 80, 15), "pale", 10),
    top=(0, -122),
)  # fmt: skip

CAFE_CHAIR = _made(
    Piece(stroke("M-32,-74C-34,-40 -38,-20 -44,-2M32,-74C34,-40 38,-20 44,-2M-22,-70L-20,-14M22,-70L20,-14", 6.5),
          "timber"),
    Piece(stroke("M-34,-76C-38,-120 -40,-180 0,-182C40,-180 38,-120 34,-76", 7.5), "timber"),
    Piece(stroke("M-20,-76C-24,-110 -24,-152 0,-154C24,-152 24,-110 20,-76", 5.5), "timber"),
    Piece(ellipse(0, -74, 42, 13), "wood", 8),
    Piece(ellipse(0, -76, 32, 8), "cloth"),
    seat=(0, -76),
)  # fmt: skip

BENCH = _made(
    Piece(path("M-88,-52H-66L-62,0H-80Z M66,-52H88L80,0H62Z"), "timber", 8),
    Piece(rectangle(-112, -74, 224, 26, 9), "cloth", 12),
    Piece("".join(circle(x, -62, 3) for x in (-72, -36, 0, 36, 72)), "dark"),
    Piece(rectangle(-106, -52, 212, 9, 3), "timber"),
    seat=(0, -74),
)  # fmt: skip

SEAT = _made(
    Piece(path("M-34,-44C-42,-100 -38,-134 0,-138C38,-134 42,-100 34,-44Z"), "timber", 7),
    Piece(path("M-28,-48C-34,-98 -30,-124 0,-128C30,-124 34,-98 28,-48Z"), "cloth", 16),
    Piece(path("M-36,-44C-36,-58 36,-58 36,-44L38,-28C38,-20 -38,-20 -38,-28Z"), "cloth", 12),
    Piece(path("M-52,-66C-52,-74 -36,-74 -36,-66V0H-52Z M52,-66C52,-74 36,-74 36,-66V0H52Z"), "timber", 6),
    seat=(0, -46),
)  # fmt: skip

SEAT_BACK = _made(
    Piece(path("M-56,0V-70C-56,-78 -40,-78 -40,-70C-42,-120 -36,-142 0,-144C36,-142 42,-120 40,-70"
               "C40,-78 56,-78 56,-70V0Z"),
          "cloth", 20),
    Piece(stroke("M-34,-84C-34,-122 -28,-132 0,-134C28,-132 34,-122 34,-84", 4), "brass"),
    Piece(rectangle(-58, -76, 18, 10, 5) + rectangle(40, -76, 18, 10, 5), "timber"),
)  # fmt: skip

BUNK = _made(
    Piece(stroke("M-96,-60L-96,0M96,-60L96,0M-96,-30L-60,-52M96,-30L60,-52", 7), "metal"),
    Piece(rectangle(-110, -64, 220, 12, 3), "metal", 5),
    Piece(path("M-106,-64C-112,-86 -100,-90 -80,-90H100C112,-90 112,-64 104,-64Z"), "pale", 12),
    Piece(path("M-28,-92H100C114,-90 114,-58 106,-50C66,-44 10,-46 -22,-54C-30,-66 -32,-80 -28,-92Z"), "panel", 14),
    Piece(path("M-100,-88C-108,-108 -54,-112 -50,-90Z"), "pale", 9),
    seat=(20, -92),
)  # fmt: skip

JUDGE_DESK = _made(
    Piece(path("M-64,-150V-286C-40,-320 40,-320 64,-286V-150Z"), "timber", 16),
    Piece(path("M-50,-150V-278C-30,-302 30,-302 50,-278V-150Z"), "cloth", 18),
    Piece(rectangle(-150, -160, 300, 160, 3), "wood", 26),
    Piece(rectangle(-166, -178, 332, 22, 4), "timber", 9, True),
    Piece(rectangle(-134, -138, 76, 112, 3) + rectangle(-38, -138, 76, 112, 3) + rectangle(58, -138, 76, 112, 3),
          "timber", 8),
    Piece(rectangle(-124, -128, 56, 92, 2) + rectangle(-28, -128, 56, 92, 2) + rectangle(68, -128, 56, 92, 2), "wood",
          10),
    Piece(rectangle(-166, -14, 332, 14, 2), "timber", 5),
    top=(0, -178), chair=(0, -220),
)  # fmt: skip

DUMMY = _made(
    Piece(stroke("M0,-76V-16M0,-18L-36,0M0,-18L36,0M0,-18V-2", 8), "timber"),
    Piece(path("M-14,-206C-12,-196 -18,-190 -34,-186C-52,-178 -50,-150 -36,-132C-26,-118 -28,-110 -38,-88"
               "C-42,-76 -30,-70 0,-70C30,-70 42,-76 38,-88C28,-110 26,-118 36,-132C50,-150 52,-178 34,-186"
               "C18,-190 12,-196 14,-206Z"), "trim", 24),
    Piece(path("M-14,-206C-10,-212 10,-212 14,-206C10,-200 -10,-200 -14,-206Z") + circle(0, -216, 8), "timber"),
    Piece(stroke("M0,-196C-4,-160 -4,-110 0,-74M-32,-128C-12,-122 12,-122 32,-128", 2.6), "cloth"),
    neck=(0, -206), shoulder=(34, -184),
)  # fmt: skip


def _plates(y: float, offsets: Sequence[float], radius: float) -> str:
    return "".join(circle(x, y - radius, radius) for x in offsets)


DRESSER = _made(
    Piece(rectangle(-96, -250, 192, 170, 4), "timber", 14),
    Piece(rectangle(-86, -240, 172, 66) + rectangle(-86, -166, 172, 70), "dark", 12),
    Piece(_plates(-174, (-60, -20, 20, 60), 18) + _plates(-96, (-62, 62), 22), "pale", 8),
    Piece("".join(ring(x, -192, 10, 3) for x in (-60, -20, 20, 60)) + ring(-62, -118, 12, 3.4)
          + ring(62, -118, 12, 3.4),
          "soft"),
    Piece(path("M-26,-96C-34,-120 -20,-140 0,-140C20,-140 34,-120 26,-96Z")
          + stroke("M-24,-124C-44,-126 -42,-108 -28,-106", 5),
          "cloth", 8),
    Piece(rectangle(-108, -262, 216, 16, 5), "wood", 7),
    Piece(rectangle(-110, -94, 220, 14, 3), "wood", 7, True),
    Piece(rectangle(-102, -82, 204, 72, 3), "wood", 16),
    Piece(rectangle(-92, -72, 84, 52, 3) + rectangle(8, -72, 84, 52, 3), "timber", 7),
    Piece(rectangle(-84, -64, 68, 36, 2) + rectangle(16, -64, 68, 36, 2), "wood", 8),
    Piece(circle(-14, -46, 4) + circle(14, -46, 4), "brass"),
    Piece(rectangle(-98, -10, 16, 10) + rectangle(82, -10, 16, 10), "timber"),
)  # fmt: skip

WORKBENCH = _made(
    Piece(rectangle(-120, -84, 22, 84) + rectangle(98, -84, 22, 84), "timber", 8),
    Piece(rectangle(-112, -34, 224, 12), "timber"),
    Piece(rectangle(-138, -100, 276, 20, 3), "wood", 9),
    Piece(rectangle(-104, -80, 90, 26, 2), "timber", 6),
    Piece(circle(-58, -67, 4), "brass"),
    Piece(path("M92,-100V-126H118V-118H132V-104H118V-100Z") + rectangle(132, -124, 8, 26, 3), "metal", 6),
    top=(0, -100),
)  # fmt: skip

PANS = _made(
    Piece(line([(-112, 0), (112, 0)], 8), "timber"),
    Piece(line([(-84, 0), (-84, 22)], 4) + line([(-28, 0), (-28, 28)], 4) + line([(30, 0), (30, 18)], 4)
          + line([(86, 0), (86, 26)], 4), "dark"),
    Piece(line([(-84, 18), (-84, 56)], 9), "dark"),
    Piece(circle(-84, 84, 30), "brass", 14),
    Piece(circle(-84, 84, 20), "wood", 10),
    Piece(line([(-28, 26), (-28, 60)], 8), "dark"),
    Piece(circle(-28, 80, 23), "metal", 10),
    Piece(line([(30, 16), (30, 78)], 6), "metal"),
    Piece(path("M16,78C14,98 22,106 30,106C38,106 46,98 44,78Z"), "metal", 7),
    Piece(path("M62,52H110L106,94Q104,100 98,100H74Q68,100 66,94Z"), "cloth", 12),
    Piece(stroke("M64,54C70,24 102,24 108,54", 4) + rectangle(58, 48, 56, 9, 4), "dark"),
    middle=(0, 0),
)  # fmt: skip

HANGING_LAMP = _made(
    Piece(line([(0, 0), (0, 84)], 4), "dark"),
    Piece(path("M-10,84C-12,74 12,74 10,84L58,124C62,130 56,134 48,134H-48C-56,134 -62,130 -58,124Z"), "cloth", 14),
    Piece(ellipse(0, 132, 52, 8), "dark"),
    Piece(circle(0, 138, 13), "glow"),
    light=(0, 140),
)  # fmt: skip


def frame(width: float = 120, height: float = 160, oval: bool = False) -> Motif:
    """A picture frame centred on (0, 0), hanging; ink "soft" fills the picture."""
    if oval:
        return _made(
            Piece(ellipse(0, 0, width / 2, height / 2), "brass", 9),
            Piece(ellipse(0, 0, width / 2 - 13, height / 2 - 13), "timber"),
            Piece(ellipse(0, 0, width / 2 - 17, height / 2 - 17), "soft", 12),
        )
    x, y = width / 2, height / 2
    corners = "".join(circle(sx * (x - 6), sy * (y - 6), 9) for sx in (-1, 1) for sy in (-1, 1))
    return _made(
        Piece(rectangle(-x, -y, width, height, 3) + corners, "brass", 9),
        Piece(rectangle(-x + 12, -y + 12, width - 24, height - 24), "timber"),
        Piece(rectangle(-x + 17, -y + 17, width - 34, height - 34), "soft", 14),
    )


def gear(radius: float = 90, teeth: int = 14, spokes: int = 5) -> Motif:
    """A toothed wheel centred on (0, 0)."""
    points = []
    for i in range(teeth):
        for share, reach in ((-0.32, 1.0), (-0.2, 1.16), (0.2, 1.16), (0.32, 1.0)):
            angle = (i + share) / teeth * math.tau
            points.append((radius * reach * math.cos(angle), radius * reach * math.sin(angle)))
    holes = ""
    for i in range(spokes):
        a0, a1 = (i + 0.14) / spokes * math.tau, (i + 0.86) / spokes * math.tau
        inner, outer = radius * 0.36, radius * 0.76
        b0, b1 = a0 + 0.12, a1 - 0.12
        holes += (
            f"M{outer * math.cos(a0):.1f},{outer * math.sin(a0):.1f}"
            f"A{outer:.1f},{outer:.1f} 0 0 1 {outer * math.cos(a1):.1f},{outer * math.sin(a1):.1f}"
            f"L{inner * math.cos(b1):.1f},{inner * math.sin(b1):.1f}"
            f"A{inner:.1f},{inner:.1f} 0 0 0 {inner * math.cos(b0):.1f},{inner * math.sin(b0):.1f}Z"
        )
    rim = "M" + "L".join(f"{x:.1f},{y:.1f}" for x, y in points) + "Z"
    wheel = f'<path fill-rule="evenodd" d="{rim}{holes}"/>'
    return _made(
        Piece(wheel, "metal", 12),
        Piece(circle(0, 0, radius * 0.24), "brass", 8),
        Piece(circle(0, 0, radius * 0.1), "dark"),
    )


def valve(radius: float = 34) -> Motif:
    spokes = "".join(
        line([(0, 0), (radius * math.cos(i * math.tau / 5), radius * math.sin(i * math.tau / 5))], radius * 0.14)
        for i in range(5)
    )
    return _made(
        Piece(ring(0, 0, radius, radius * 0.26) + spokes, "cloth"), Piece(circle(0, 0, radius * 0.26), "brass", 6)
    )


def pipe(points: Sequence[Point], width: float = 30) -> Motif:
    """A pipe along right-angled points, with flanges at its bends."""
    body = line(points, width)
    flanges = ""
    for (x0, y0), (x1, y1) in pairwise(points):
        length = math.hypot(x1 - x0, y1 - y0)
        ux, uy = (x1 - x0) / length, (y1 - y0) / length
        for reach in (width * 0.8, length - width * 0.8):
            x, y = x0 + ux * reach, y0 + uy * reach
            flanges += line([(x - uy * width * 0.62, y + ux * width * 0.62),
                             (x + uy * width * 0.62, y - ux * width * 0.62)],
                            width * 0.26)  # fmt: skip
    return _made(Piece(body, "metal", width * 0.4), Piece(flanges, "brass"))


FLASK = _made(
    Piece(path("M-12,-150H12V-92L56,-14C60,-4 54,0 46,0H-46C-54,0 -60,-4 -56,-14L-12,-92Z"), "pale", 18),
    Piece(path("M-32,-56C-16,-62 6,-50 32,-56L54,-14C56,-6 52,-4 46,-4H-46C-52,-4 -56,-6 -54,-14Z"), "soft", 12),
    Piece(rectangle(-17, -158, 34, 11, 5), "trim"),
    Piece(circle(-8, -28, 5) + circle(14, -36, 4) + circle(2, -46, 3.4), "pale"),
    top=(0, -158),
)  # fmt: skip

BULB_FLASK = _made(
    Piece(path("M-10,-164H10V-100C44,-96 58,-70 56,-48C54,-18 30,0 0,0C-30,0 -54,-18 -56,-48"
               "C-58,-70 -44,-96 -10,-100Z"),
          "pale", 18),
    Piece(path("M-54,-50C-30,-44 20,-56 54,-50C52,-22 30,-5 0,-5C-30,-5 -52,-22 -54,-50Z"), "cloth", 12),
    Piece(rectangle(-15, -172, 30, 11, 5), "trim"),
    Piece(stroke("M-38,-62C-36,-76 -30,-82 -22,-86", 5), "trim"),
    top=(0, -172),
)  # fmt: skip

RETORT = _made(
    Piece(path("M-70,-60C-70,-104 -30,-124 0,-116C50,-104 90,-74 136,-40L128,-28C80,-54 48,-60 30,-46"
               "C26,-10 -10,0 -26,0"
               "C-54,0 -70,-24 -70,-60Z"), "pale", 18),
    Piece(path("M-68,-54C-40,-48 0,-58 26,-50C24,-14 -8,-5 -26,-5C-50,-5 -66,-24 -68,-54Z"), "brass", 12),
    Piece(stroke("M-50,-70C-46,-88 -36,-96 -24,-100", 5), "trim"),
    spout=(132, -34),
)  # fmt: skip

PLACE_SETTING = _made(
    Piece(circle(0, 0, 40), "pale", 10, True),
    Piece(circle(0, 0, 27), "trim", 7),
    Piece(ring(0, 0, 35, 2.4), "soft"),
    Piece(line([(54, -26), (54, 30)], 5.5) + path("M51,-32C52,-42 60,-36 58,-8H51Z"), "metal"),
    Piece(line([(-54, -8), (-54, 30)], 5) + path("M-61,-32V-12"
                                                 "C-61,-4 -47,-4 -47,-12V-32H-50V-15H-52.500V-32H-55.500V-15H-58V-32Z"),
          "metal"),
    plate=(0, 0),
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


def library_ladder(height: float = 300) -> Motif:
    """A ladder leaning to the right, its foot at (0, 0), on castors, with hooks at its top."""
    lean, rungs = height * 0.16, int(height / 34)
    rails = line([(-26, -6), (-26 + lean, -height)], 9) + line([(26, -6), (26 + lean, -height)], 9)
    steps = "".join(
        line(
            [
                (-26 + lean * i / rungs, -6 - (height - 6) * i / rungs),
                (26 + lean * i / rungs, -6 - (height - 6) * i / rungs),
            ],
            8,
        )
        for i in range(1, rungs)
    )
    return _made(
        Piece(steps, "timber"), Piece(rails, "wood"), Piece(circle(-26, -4, 7) + circle(26, -4, 7), "dark"),
        top=(lean, -height), middle=(lean / 2, -height / 2),
    )  # fmt: skip


GALLERY: dict[str, Motif] = {
    "stove": STOVE, "fireplace": FIREPLACE, "tub": TUB, "washbasin": WASHBASIN, "big bed": BIG_BED.moved(0, 0, 0.9),
    "school desk": SCHOOL_DESK, "café table": CAFE_TABLE, "café chair": CAFE_CHAIR, "bench": BENCH, "seat": SEAT,
    "seat back": SEAT_BACK, "bunk": BUNK, "judge's desk": JUDGE_DESK.moved(0, 0, 0.8), "dummy": DUMMY,
    "dresser": DRESSER, "workbench": WORKBENCH, "bookcase": bookcase(), "library ladder": library_ladder(240),
    "pans": PANS.moved(0, -180), "hanging lamp": HANGING_LAMP.moved(0, -240),
    "frame": frame().moved(0, -110), "oval frame": frame(110, 150, True).moved(0, -110),
    "gear": gear().moved(0, -120), "small gear": gear(50, 9, 4).moved(0, -100), "valve": valve(60).moved(0, -100),
    "pipe": pipe([(-100, 0), (-100, -150), (60, -150), (60, -40), (110, -40)]),
    "flask": FLASK, "bulb flask": BULB_FLASK, "retort": RETORT.moved(-30, 0),
    "place setting": PLACE_SETTING.moved(0, -110, 1.6), "chair from above": CHAIR_ABOVE.moved(0, -110, 1.6),
}  # fmt: skip
