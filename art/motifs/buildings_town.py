"""Whole buildings, in the inks of buildings_parts: draw(..., inks=painted(palette, 2)).

COTTAGE, GABLED (timbered), CROOKED_HOUSE    anchors door, roof, chimney
town_house(floors=5, columns=3, seed=1, gable="step" | "bell" | "mansard")    anchors "window 0".., door, roof, chimney
LIGHTHOUSE (light, door, gallery), windmill(turn=20) (hub, door), CLOCK_TOWER (clock, top, door)
skyline(width=640, seed=5, tall=200, lit=0.35)    a far plane of roofs; two inks, wall and glow
"""

from __future__ import annotations

import math
from random import Random

from art.motif import Motif, Piece
from art.motifs.buildings_parts import arched, grid, made
from art.shapes import circle, line, path, polygon, rectangle, stroke


def _panes(x: float, y: float, wide: float, tall: float) -> str:
    return line([(x, y - tall), (x, y)], 3) + line([(x - wide / 2, y - tall / 2), (x + wide / 2, y - tall / 2)], 3)


COTTAGE = made(
    Piece(rectangle(40, -190, 24, 60, 2), "stone", 8),
    Piece(path("M-84,0V-92H84V0Z"), "wall", 26),
    Piece(path("M-112,-80C-92,-96 -70,-150 -46,-172C-20,-180 40,-180 58,-168C80,-146 96,-100 112,-80"
               "C80,-70 40,-86 0,-78"
               "C-40,-72 -80,-70 -112,-80Z"), "roof", 26),
    Piece(stroke("M-78,-104C-62,-124 -54,-142 -42,-158M-26,-94C-16,-120 -12,-142 -8,-164M34,-96"
                 "C32,-120 28,-142 24,-164", 3.4), "dark"),
    Piece(arched(-6, 0, 40, 62), "door", 10),
    Piece(rectangle(-66, -60, 34, 34, 3) + rectangle(38, -60, 34, 34, 3), "glow"),
    Piece(_panes(-49, -26, 34, 34) + _panes(55, -26, 34, 34), "trim"),
    Piece(circle(5, -28, 3.4), "brass"),
    Piece(path("M-96,0C-100,-18 -82,-24 -72,-14C-62,-26 -44,-18 -42,0Z M60,0C62,-16 82,-20 88,-10"
               "C98,-14 104,-6 102,0Z"), "green", 8),
    chimney=(52, -190), door=(-6, 0), roof=(0, -174),
)  # fmt: skip

GABLED = made(
    Piece(rectangle(26, -206, 20, 62), "stone", 7),
    Piece(polygon([(-64, 0), (-64, -116), (0, -190), (64, -116), (64, 0)]), "wall", 26),
    Piece(polygon([(-82, -100), (0, -206), (82, -100), (70, -90), (0, -178), (-70, -90)]), "roof", 9),
    Piece(stroke("M-64,-104H64M-64,-52H-26M26,-52H64M-44,-104L-20,-52M44,-104L20,-52M0,-178V-150", 6), "wood"),
    Piece(rectangle(-20, -62, 40, 62, 2), "door", 10),
    Piece(circle(0, -136, 13), "glow"),
    Piece(rectangle(-52, -94, 24, 30, 2) + rectangle(28, -94, 24, 30, 2), "glow"),
    Piece(_panes(-40, -64, 24, 30) + _panes(40, -64, 24, 30) + _panes(0, -123, 26, 26), "wood"),
    Piece(circle(12, -30, 3.4), "brass"),
    chimney=(36, -206), door=(0, 0), roof=(0, -206),
)  # fmt: skip


def town_house(floors: int = 5, columns: int = 3, seed: int = 1, gable: str = "step") -> Motif:
    """A tall narrow house; gables: "step", "bell", "mansard". Some windows lit, by the seed.

    Anchors "window 0".. (row by row from the top left), "door", "roof".
    """
    random, wide, storey = Random(seed), columns * 27.0, 34.0
    wall = floors * storey + 8
    half, dx = wide / 2, wide / columns
    lit, unlit, panes, sills, anchors = "", "", "", "", {}
    number = 0
    for j in range(floors - 1):
        for i in range(columns):
            x, y = -half + dx * (i + 0.5), -wall + 14 + j * storey
            shape = rectangle(x - 8, y, 16, 23, 2)
            if random.random() < 0.45:
                lit += shape
            else:
                unlit += shape
            panes += line([(x, y), (x, y + 23)], 2.2)
            sills += rectangle(x - 11, y + 23, 22, 4, 1)
            anchors[f"window {number}"] = (x, y + 12)
            number += 1
    tops = {
        "step": path(f"M{-half},{-wall}V{-wall - 14}H{-half * 0.68}V{-wall - 30}H{-half * 0.36}V{-wall - 46}"
                     f"H{half * 0.36}V{-wall - 30}"
                     f"H{half * 0.68}V{-wall - 14}H{half}V{-wall}Z"),
        "bell": path(f"M{-half},{-wall}C{-half * 0.9},{-wall - 26} {-half * 0.5},{-wall - 18} "
                     f"{-half * 0.42},{-wall - 40}"
                     f"C{-half * 0.3},{-wall - 58} {half * 0.3},{-wall - 58} {half * 0.42},{-wall - 40}"
                     f"C{half * 0.5},{-wall - 18} {half * 0.9},{-wall - 26} {half},{-wall}Z"),
        "mansard": path(f"M{-half - 5},{-wall}C{-half + 4},{-wall - 12} {-half + 6},{-wall - 30} "
                        f"{-half + 10},{-wall - 42}H{half - 10}"
                        f"C{half - 6},{-wall - 30} {half - 4},{-wall - 12} {half + 5},{-wall}Z"),
    }  # fmt: skip
    crown = "wall" if gable in ("step", "bell") else "roof"
    attic = arched(0, -wall - 8, 17, 24)
    door_x = -half + dx * 0.5 if columns > 1 else 0.0
    shop = rectangle(door_x + dx * 0.5 + 2, -30, wide - dx - 8, 22, 2) if columns > 1 else ""
    return made(
        Piece(rectangle(half * 0.3, -wall - 62, 13, 50, 1), "stone", 5),
        Piece(rectangle(-half, -wall, wide, wall), "wall", 20),
        Piece(tops[gable], crown, 12 if crown == "wall" else 10),
        Piece(rectangle(-half - 3, -wall - 3, wide + 6, 6, 1) + rectangle(-half - 2, -38, wide + 4, 5, 1), "trim"),
        Piece(unlit + shop, "dark"), Piece(lit + attic, "glow"), Piece(panes + sills, "trim"),
        Piece(rectangle(door_x - 10, -32, 20, 32, 1), "door", 7),
        **anchors, door=(door_x, 0), roof=(0, -wall - (48)), chimney=(half * 0.3 + 6,
                                                                                                 -wall - 62),
    )  # fmt: skip


CROOKED_HOUSE = made(
    Piece(polygon([(28, -214), (50, -208), (42, -160), (20, -166)]), "stone", 7),
    Piece(path("M-50,0C-58,-40 -40,-80 -62,-128H58C74,-90 46,-40 54,0Z"), "wall", 26),
    Piece(path("M-92,-116C-60,-130 -40,-170 -22,-222C0,-190 50,-150 92,-120C60,-112 30,-124 0,-116"
               "C-30,-110 -60,-106 -92,-116Z"), "roof", 22),
    Piece(stroke("M-66,-126C-60,-120 -30,-116 0,-122M-54,-60C-20,-54 20,-66 52,-58M-44,-56C-36,-84 -40,-104 -52,-122",
                 5), "wood"),
    Piece(path("M-30,0C-34,-24 -32,-40 -28,-50C-16,-60 0,-58 6,-46C6,-30 4,-14 8,0Z"), "door", 10),
    Piece(polygon([(22, -46), (44, -50), (46, -22), (24, -20)])
          + polygon([(-24, -106), (2, -110), (4, -80), (-22, -76)]) + circle(-12, -148, 10), "glow"),
    Piece(line([(33, -48), (35, -21)], 3) + line([(-11, -108), (-9, -78)], 3) + line([(23, -34), (45, -37)], 3)
          + line([(-23, -91), (3, -95)], 3), "wood"),
    Piece(circle(-2, -28, 3.4), "brass"),
    chimney=(40, -212), door=(-12, 0), roof=(-22, -222),
)  # fmt: skip


LIGHTHOUSE = made(
    Piece(path("M-84,4C-74,-20 -48,-16 -34,-28H38C54,-18 78,-18 90,4Z"), "stone", 14),
    Piece(path("M-36,-22C-28,-80 -24,-120 -22,-164H22C24,-120 28,-80 36,-22Z"), "trim", 22),
    Piece(path("M-33,-52C-31,-64 -29.500,-76 -28.500,-90H28.500C29.500,-76 31,-64 33,-52Z M-25.500,-122"
               "C-24.500,-132 -23.500,-142 -23,-154H23C23.500,-142 24.500,-132 25.500,-122Z"), "hot", 14),
    Piece(rectangle(-34, -172, 68, 10, 3), "dark"),
    Piece(stroke("M-32,-172V-188M-16,-172V-188M16,-172V-188M32,-172V-188M-34,-188H34", 3.4), "metal"),
    Piece(rectangle(-17, -206, 34, 36), "glow"), Piece(stroke("M-6,-206V-172M6,-206V-172", 3), "metal"),
    Piece(path("M-26,-204C-20,-224 -8,-232 0,-236C8,-232 20,-224 26,-204Z") + circle(0, -240, 5), "hot", 9),
    Piece(arched(0, -24, 20, 32), "door", 5), Piece(rectangle(-5, -112, 10, 15, 3), "dark"),
    light=(0, -190), door=(0, -24), gallery=(0, -172),
)  # fmt: skip


def windmill(turn: float = 20) -> Motif:
    """A windmill, its sails turned by degrees; anchors "hub", "door"."""
    sails = cloth = ""
    for k in range(4):
        angle = math.radians(turn + k * 90)
        ux, uy = math.cos(angle), math.sin(angle)

        def at(along: float, across: float, ux: float = ux, uy: float = uy) -> tuple[float, float]:
            return ux * along - uy * across, -148 + uy * along + ux * across

        sails += line([(0, -148), at(104, 0)], 5.5)
        cloth += polygon([at(26, 3), at(102, 3), at(104, 25), at(28, 21)])
        sails += "".join(line([at(d, 2), at(d, 24)], 3) for d in (30, 48, 66, 84, 102)) + line(
            [at(28, 22), at(104, 25)], 3
        )
    return made(
        Piece(path("M-58,0C-44,-60 -36,-110 -32,-146H32C36,-110 44,-60 58,0Z"), "trim", 26),
        Piece(path("M-38,-142C-36,-176 -16,-190 0,-190C16,-190 36,-176 38,-142Z"), "roof", 14),
        Piece(rectangle(-66, -52, 132, 8, 3), "wood", 4),
        Piece("".join(line([(x, -52), (x, -68)], 3.4) for x in range(-62, 66, 18)) + line([(-64, -68), (64, -68)], 4),
              "wood"),
        Piece(arched(0, 0, 28, 42), "door", 7), Piece(rectangle(-9, -104, 18, 22, 3), "dark"),
        Piece(cloth, "glow", 7), Piece(sails, "wood"), Piece(circle(0, -148, 9), "dark"),
        hub=(0, -148), door=(0, 0),
    )  # fmt: skip


CLOCK_TOWER = made(
    Piece(path("M-40,0V-152H40V0Z"), "wall", 24),
    Piece(rectangle(-48, -158, 96, 10, 2) + rectangle(-46, -92, 92, 8, 2) + rectangle(-48, -10, 96, 10, 2), "trim", 5),
    Piece(circle(0, -122, 27), "brass", 7), Piece(circle(0, -122, 22), "trim"),
    Piece("".join(circle(17 * math.sin(k * math.pi / 6), -122 - 17 * math.cos(k * math.pi / 6),
                         1.8) for k in range(12)), "dark"),
    Piece(line([(0, -122), (-8, -132)], 4) + line([(0, -122), (12, -118)], 3.4), "dark"),
    Piece(rectangle(-34, -186, 68, 30), "wall", 8), Piece(arched(-14, -158, 16, 24) + arched(14, -158, 16, 24), "dark"),
    Piece(path("M-44,-184C-24,-198 -10,-220 0,-250C10,-220 24,-198 44,-184Z"), "roof", 12),
    Piece(line([(0, -246), (0, -266)], 4) + circle(0, -268, 5), "brass"),
    Piece(grid(-24, -76, 2, 2, 34, 30, 14, 20), "glow"), Piece(arched(0, 0, 24, 26), "door", 4),
    clock=(0, -122), top=(0, -268), door=(0, 0),
)  # fmt: skip


def skyline(width: float = 640, seed: int = 5, tall: float = 200, lit: float = 0.35) -> Motif:
    """A plane of roofs, towers, domes and chimneys across `width`, standing on 0; inks "wall" and "glow"."""
    random, x = Random(seed), -width / 2
    shapes = windows = ""
    while x < width / 2:
        wide = random.uniform(30, 62)
        high = tall * random.uniform(0.35, 0.72)
        kind = random.choice(("gable", "gable", "flat", "dome", "spire", "mansard", "chimneys"))
        body = rectangle(x, -high, wide + 1, high)
        mid = x + wide / 2
        if kind == "gable":
            body += polygon(
                [(x - 4, -high + 1), (mid, -high - wide * random.uniform(0.5, 0.9)), (x + wide + 4, -high + 1)]
            )
            body += rectangle(mid + wide * 0.18, -high - wide * 0.45, 7, wide * 0.4)
        elif kind == "dome":
            body += path(
                f"M{x + 3:.0f},{-high:.0f}C{x + 3:.0f},{-high - wide * 0.7:.0f} "
                f"{x + wide - 3:.0f},{-high - wide * 0.7:.0f} {x + wide - 3:.0f},{-high:.0f}Z"
            )
            body += line([(mid, -high - wide * 0.5), (mid, -high - wide * 0.9)], 4)
        elif kind == "spire":
            body += rectangle(mid - 9, -high - 34, 18, 36) + polygon(
                [(mid - 13, -high - 32), (mid, -high - 92), (mid + 13, -high - 32)]
            )
        elif kind == "mansard":
            body += path(
                f"M{x - 3:.0f},{-high:.0f}Q{x + 5:.0f},{-high - 12:.0f} {x + 8:.0f},{-high - 24:.0f}"
                f"H{x + wide - 8:.0f}Q{x + wide - 5:.0f},{-high - 12:.0f} {x + wide + 3:.0f},{-high:.0f}Z"
            )
        elif kind == "chimneys":
            body += "".join(
                rectangle(x + wide * s, -high - r, 9, r + 2) for s, r in ((0.1, 30), (0.35, 18), (0.75, 40))
            )
        shapes += body
        for i in range(int(wide // 14)):
            for j in range(int(high // 22)):
                if random.random() < lit:
                    windows += rectangle(x + 6 + i * (wide - 6) / max(1, int(wide // 14)), -high + 8 + j * 22, 6, 10, 1)
        x += wide
    return made(Piece(shapes, "wall", 12), Piece(windows, "glow")).inked(wall="#4a5a78")


GALLERY: dict[str, Motif] = {
    "cottage": COTTAGE,
    "gabled": GABLED,
    "crooked house": CROOKED_HOUSE,
    "town house step": town_house(),
    "town house bell": town_house(5, 2, 3, "bell"),
    "town house mansard": town_house(5, 4, 6, "mansard"),
    "lighthouse": LIGHTHOUSE,
    "windmill": windmill(),
    "clock tower": CLOCK_TOWER.moved(0, 0, 0.9),
    "skyline": skyline(280, 8),
}
