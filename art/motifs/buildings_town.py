"""Whole buildings. See art.motifs.buildings for the list."""

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
    """A tall narrow house; gables: "step", "bell", "flat", "mansard". Some windows lit, by the seed.

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
        "flat": rectangle(-half - 5, -wall - 12, wide + 10, 16, 2),
        "mansard": path(f"M{-half - 5},{-wall}C{-half + 4},{-wall - 12} {-half + 6},{-wall - 30} "
                        f"{-half + 10},{-wall - 42}H{half - 10}"
                        f"C{half - 6},{-wall - 30} {half - 4},{-wall - 12} {half + 5},{-wall}Z"),
    }  # fmt: skip
    crown = "wall" if gable in ("step", "bell") else "roof"
    attic = arched(0, -wall - 8, 17, 24) if gable != "flat" else ""
    door_x = -half + dx * 0.5 if columns > 1 else 0.0
    shop = rectangle(door_x + dx * 0.5 + 2, -30, wide - dx - 8, 22, 2) if columns > 1 else ""
    return made(
        Piece(rectangle(half * 0.3, -wall - 62, 13, 50, 1), "stone", 5),
        Piece(rectangle(-half, -wall, wide, wall), "wall", 20),
        Piece(tops[gable], crown, 12 if crown == "wall" else 10),
        Piece(rectangle(-half - 3, -wall - 3, wide + 6, 6, 1) + rectangle(-half - 2, -38, wide + 4, 5, 1), "trim"),
        Piece(unlit + shop, "dark"), Piece(lit + attic, "glow"), Piece(panes + sills, "trim"),
        Piece(rectangle(door_x - 10, -32, 20, 32, 1), "door", 7),
        **anchors, door=(door_x, 0), roof=(0, -wall - (12 if gable == "flat" else 48)), chimney=(half * 0.3 + 6,
                                                                                                 -wall - 62),
    )  # fmt: skip


VILLA = made(
    Piece(rectangle(-30, -196, 60, 70), "wall", 14),
    Piece(path("M-42,-190C-20,-204 20,-204 42,-190L30,-214H-30Z"), "roof", 8),
    Piece(arched(-12, -140, 16, 36) + arched(12, -140, 16, 36), "glow"),
    Piece(rectangle(-112, -122, 224, 122), "wall", 30),
    Piece(path("M-126,-118L-100,-148H100L126,-118Z"), "roof", 12),
    Piece("".join(arched(x, -66, 26, 42) for x in (-84, -44, 44, 84)), "cool", 5),
    Piece("".join(arched(x, -8, 26, 46) for x in (-84, -44, 44, 84)), "glow"),
    Piece(path("M-30,0V-58H30V0Z"), "trim", 8),
    Piece(arched(0, 0, 34, 54), "door", 8),
    Piece(polygon([(-40, -58), (0, -80), (40, -58)]) + rectangle(-116, -62, 232, 5), "trim", 5),
    door=(0, 0), roof=(0, -214),
)  # fmt: skip

STILT_HOUSE = made(
    Piece(line([(-58, 0), (-50, -80)], 8) + line([(58, 0), (50, -80)], 8) + line([(-16, 0), (-14, -80)], 8)
          + line([(22, 0), (18, -80)], 8)
          + line([(-56, -20), (-16, -60)], 5) + line([(56, -20), (20, -60)], 5), "wood"),
    Piece(line([(64, 0), (84, -84)], 5) + line([(80, 0), (100, -84)], 5)
          + "".join(line([(66 + k * 4, -12 - k * 15), (82 + k * 4, -12 - k * 15)], 4) for k in range(5)), "brass"),
    Piece(rectangle(-90, -86, 194, 11, 3), "wood", 5),
    Piece(polygon([(-66, -86), (-72, -150), (60, -150), (64, -86)]), "wall", 20),
    Piece("".join(line([(-68, y), (62, y)], 2.6) for y in (-134, -118, -102)), "dark"),
    Piece(path("M-98,-140C-50,-160 -30,-190 -10,-214C20,-190 50,-160 92,-142C40,-132 -40,-132 -98,-140Z"), "roof", 18),
    Piece(rectangle(-50, -134, 32, 30, 2), "glow"), Piece(rectangle(8, -136, 32, 50, 2), "door", 7),
    Piece(_panes(-34, -104, 32, 30) + line([(-88, -112), (-88, -84)], 4) + line([(-90, -112), (-66, -112)], 4), "wood"),
    floor=(80, -86), door=(24, -86), roof=(-10, -214),
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

TOWER = made(
    Piece(path("M-44,0C-36,-60 -34,-110 -36,-150H36C34,-110 36,-60 44,0Z"), "stone", 26),
    Piece("".join(rectangle(x, y, 18, 8, 2) for x, y in ((-28, -130), (6, -112), (-20, -84), (14, -64), (-30, -40),
                                                         (10, -22), (-4, -142))), "wall"),
    Piece(path("M-48,-150H48V-178H-48Z") + "".join(rectangle(x, -192, 16, 18) for x in (-48, -24, 0, 24, 32)), "stone",
          10),
    Piece(arched(0, -88, 18, 36), "dark"), Piece(arched(0, 0, 34, 50), "door", 8),
    Piece(line([(0, -190), (0, -240)], 5), "wood"), Piece(path("M2,-238C20,-244 30,-230 50,-236"
                                                               "C44,-226 46,-220 50,-212C30,-206 20,-220 2,-214Z"),
                                                               "hot", 5),
    window=(0, -106), top=(0, -192), flag=(0, -240),
)  # fmt: skip


def castle() -> Motif:
    """A castle with four towers; anchors "gate", "left_tower", "right_tower", "keep"."""

    def turret(x: float, base: float, wide: float, tall: float, cone: float) -> tuple[str, str, str]:
        body = rectangle(x - wide / 2, base - tall, wide, tall) + rectangle(
            x - wide / 2 - 5, base - tall, wide + 10, 16, 2
        )
        roof = path(f"M{x - wide / 2 - 9:.0f},{base - tall + 2:.0f}"
                    f"C{x - wide * 0.3:.0f},{base - tall - cone * 0.4:.0f} {x - 3:.0f},"
                    f"{base - tall - cone * 0.8:.0f} {x:.0f},{base - tall - cone:.0f}"
                    f"C{x + 3:.0f},{base - tall - cone * 0.8:.0f} "
                    f"{x + wide * 0.3:.0f},{base - tall - cone * 0.4:.0f} "
                    f"{x + wide / 2 + 9:.0f},{base - tall + 2:.0f}Z")  # fmt: skip
        return body, roof, arched(x, base - tall * 0.55, 10, 24)

    far = [turret(-36, -60, 34, 96, 44), turret(34, -60, 40, 124, 52)]
    near = [turret(-100, 0, 46, 116, 58), turret(102, 0, 46, 132, 62)]
    walls = path("M-100,0V-84H102V0Z") + "".join(rectangle(x, -96, 13, 16) for x in range(-76, 76, 23))
    return made(
        Piece("".join(t[0] for t in far), "stone", 12), Piece("".join(t[1] for t in far), "roof", 10),
        Piece("".join(t[2] for t in far), "glow"), Piece(walls, "wall", 22),
        Piece("".join(t[0] for t in near), "wall", 16),
        Piece("".join(t[1] for t in near), "roof", 12), Piece("".join(t[2] for t in near), "glow"),
        Piece(arched(0, 0, 56, 66), "stone", 7), Piece(arched(0, 0, 42, 56), "dark"),
        Piece(line([(-14, -46), (-14, 0)], 3) + line([(0, -54), (0, 0)], 3) + line([(14, -46), (14, 0)], 3)
              + line([(-20, -26), (20, -26)], 3), "wood"),
        Piece("".join(rectangle(x, y, 16, 7, 2) for x, y in ((-64, -60), (-50, -30), (40, -64), (54, -24), (-108, -50),
                                                             (96, -70))), "stone"),
        Piece(line([(34, -232), (34, -258)], 4) + path("M35,-258L58,-250L35,-242Z"), "hot"),
        gate=(0, 0), left_tower=(-100, -174), right_tower=(102, -194), keep=(34, -236),
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


DOMED_HALL = made(
    Piece(rectangle(-118, -88, 236, 88), "wall", 22),
    Piece(path("M-64,-126C-64,-190 -30,-206 0,-208C30,-206 64,-190 64,-126Z"), "cool", 24),
    Piece(stroke("M0,-206C-20,-196 -34,-166 -34,-128M0,-206C20,-196 34,-166 34,-128M0,-206V-128", 3.4), "trim"),
    Piece(rectangle(-70, -130, 140, 18, 2), "trim", 6), Piece(rectangle(-64, -114, 128, 28), "wall", 8),
    Piece("".join(arched(x, -90, 12, 20) for x in (-48, -24, 0, 24, 48)), "dark"),
    Piece(rectangle(-10, -226, 20, 20, 2), "trim", 4), Piece(path("M-14,-224C-8,-238 8,-238 14,-224Z")
                                                             + line([(0, -234), (0, -250)], 4), "brass"),
    Piece(polygon([(-128, -88), (0, -88), (0, -96), (-128, -94)])
          + polygon([(128, -88), (0, -88), (0, -96), (128, -94)]), "trim"),
    Piece("".join(arched(x, -14, 22, 48) for x in (-98, -70, 70, 98)), "glow"),
    Piece(rectangle(-52, -84, 104, 84), "trim", 10), Piece(rectangle(-44, -66, 88, 66), "dark"),
    Piece("".join(rectangle(x - 6, -68, 12, 66, 2) for x in (-42, -14, 14, 42)), "trim", 4),
    Piece(polygon([(-62, -68), (0, -100), (62, -68)]), "wall", 8),
    Piece(rectangle(-62, -8, 124, 8) + rectangle(-72, -2, 144, 5), "stone"),
    door=(0, -4), dome=(0, -208), top=(0, -250),
)  # fmt: skip


def factory(smoke: bool = True) -> Motif:
    """A factory with saw-tooth roofs and chimneys; anchors "chimney 0".. , "door"."""
    plume = stroke("M-70,-206C-90,-222 -58,-238 -82,-258M-30,-180C-50,-196 -18,-208 -42,-228", 12) if smoke else ""
    return made(
        *((Piece(plume, "stone"),) if smoke else ()),
        Piece(path("M-82,0L-77,-200H-61L-56,0Z M-42,0L-37,-172H-23L-18,0Z"), "roof", 9),
        Piece(rectangle(-80, -206, 22, 9, 2) + rectangle(-40, -178, 20, 9, 2) + rectangle(-78, -176, 18, 6)
              + rectangle(-38, -152, 16, 6), "trim"),
        Piece(path("M-120,0V-84H-60V-120L0,-84V-120L60,-84V-120L120,-84V0Z"), "wall", 26),
        Piece(path("M-66,-84V-126L6,-84V-126L66,-84V-126L126,-80V-74H-66Z"), "roof", 7),
        Piece(grid(-110, -60, 8, 1, 28.5, 0, 19, 24, 1), "glow"),
        Piece("".join(line([(-100.5 + k * 28.5, -60), (-100.5 + k * 28.5, -36)], 2.6) for k in range(8)), "metal"),
        Piece(rectangle(60, -30, 44, 30, 1), "door", 6),
        Piece("".join(line([(60, y), (104, y)], 2.4) for y in (-24, -16, -8)), "dark"),
        Piece(rectangle(-122, -8, 168, 8), "stone"),
        **{"chimney 0": (-69, -206), "chimney 1": (-30, -178)}, door=(82, 0),
    )  # fmt: skip


GLASS_HOUSE = made(
    Piece(path("M-110,0V-70C-110,-120 -60,-150 0,-152C60,-150 110,-120 110,-70V0Z"), "cool", 24),
    Piece(path("M-40,-140C-40,-190 40,-190 40,-140Z"), "cool", 12),
    Piece(path("M-80,0C-96,-40 -70,-56 -64,-30C-60,-70 -40,-66 -44,-24C-30,-50 -20,-40 -26,0Z M30,0"
               "C20,-36 40,-60 50,-30C56,-80 76,-70 70,-30C86,-50 96,-40 90,0Z"), "green", 9),
    Piece(stroke("M-110,-4V-70C-110,-120 -60,-150 0,-152C60,-150 110,-120 110,-70V-4M-74,-4V-80"
                 "C-70,-116 -40,-144 0,-152"
                 "M74,-4V-80C70,-116 40,-144 0,-152M-36,-4V-90C-34,-120 -20,-144 0,-152M36,-4V-90"
                 "C34,-120 20,-144 0,-152"
                 "M-110,-70H110M-94,-110H94M-40,-142C-40,-190 40,-190 40,-142M0,-152V-178M-20,-148V-172M20,-148V-172",
                 4), "trim"),
    Piece(rectangle(-116, -12, 232, 12, 2), "stone", 5), Piece(rectangle(-18, -60, 36, 60, 1), "trim"),
    Piece(rectangle(-13, -54, 12, 44) + rectangle(1, -54, 12, 44), "glow"),
    Piece(line([(0, -178), (0, -204)], 4) + circle(0, -206, 5), "trim"),
    door=(0, 0), top=(0, -206),
)  # fmt: skip

TENT = made(
    Piece(line([(0, -168), (0, -186)], 5), "wood"),
    Piece(path("M0,-172C-30,-110 -70,-50 -122,0H122C70,-50 30,-110 0,-172Z"), "wall", 30),
    Piece(path("M0,-168C-6,-110 -22,-50 -44,0H44C22,-50 6,-110 0,-168Z"), "dark", 12),
    Piece(path("M0,-168C-10,-110 -30,-50 -52,0H-26C-12,-60 -6,-110 0,-168Z"), "roof", 8),
    Piece(path("M0,-168C10,-110 30,-50 52,0H26C12,-60 6,-110 0,-168Z"), "roof", 8),
    Piece(line([(-98, -24), (-136, 2)], 3.4) + line([(98, -24), (136, 2)], 3.4), "wood"),
    Piece(path("M2,-186L26,-178L2,-170Z"), "hot"),
    top=(0, -186), door=(0, 0),
)  # fmt: skip


def circus_tent() -> Motif:
    """A striped big top with flags; anchors "top", "door"."""
    stripes = skirts = ""
    for k in range(-4, 5, 2):
        x0, x1 = (k - 0.5) * 30, (k + 0.5) * 30
        stripes += path(
            f"M0,-196C{x0 * 0.1:.0f},-150 {x0 * 0.6:.0f},-110 {x0:.0f},-84H{x1:.0f}C{x1 * 0.6:.0f},-110 "
            f"{x1 * 0.1:.0f},-150 0,-196Z"
        )
        skirts += path(f"M{x0 * 0.92:.0f},-84H{x1 * 0.92:.0f}L{x1:.0f},0H{x0:.0f}Z")
    scallops = "".join(path(f"M{-140 + k * 28},-88h28a14,14 0 0 1 -28,0Z") for k in range(10))
    return made(
        Piece(line([(0, -190), (0, -226)], 5) + line([(-70, -120), (-70, -158)], 4)
              + line([(70, -120), (70, -158)], 4), "wood"),
        Piece(path("M2,-226C16,-232 22,-218 36,-224V-208C22,-202 16,-216 2,-210Z M-68,-158L-44,-151L-68,-144Z"
                   " M72,-158L96,-151L72,-144Z"), "cool"),
        Piece(path("M-122,-86L-134,0H134L122,-86Z"), "trim", 20), Piece(skirts, "hot", 8),
        Piece(path("M0,-198C-16,-150 -84,-112 -142,-84H142C84,-112 16,-150 0,-198Z"), "trim", 22),
        Piece(stripes, "hot", 10),
        Piece(scallops, "brass", 5), Piece(path("M0,-72C-16,-50 -26,-24 -32,0H32C26,-24 16,-50 0,-72Z"), "dark"),
        Piece(path("M0,-74C-18,-58 -36,-30 -44,0H-26C-20,-30 -10,-54 0,-74Z M0,-74C18,-58 36,-30 44,0H26"
                   "C20,-30 10,-54 0,-74Z"), "cool", 6),
        top=(0, -226), door=(0, 0),
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


TOWN: dict[str, Motif] = {
    "cottage": COTTAGE, "gabled": GABLED, "villa": VILLA, "stilt house": STILT_HOUSE, "crooked house": CROOKED_HOUSE,
    "town house step": town_house(), "town house bell": town_house(5, 2, 3, "bell"),
    "town house flat": town_house(6, 3, 4, "flat"),
    "town house mansard": town_house(5, 4, 6, "mansard"), "tower": TOWER, "castle": castle(), "lighthouse": LIGHTHOUSE,
    "windmill": windmill(), "domed hall": DOMED_HALL, "factory": factory(), "glass house": GLASS_HOUSE, "tent": TENT,
    "circus tent": circus_tent(), "clock tower": CLOCK_TOWER.moved(0, 0, 0.9), "skyline": skyline(280, 8),
}  # fmt: skip

GALLERY = TOWN
