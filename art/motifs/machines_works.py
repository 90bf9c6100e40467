"""Machines that lift, grind, weave, print and look, and robots. Vehicles are in `machines`.

CAPITALS are fixed motifs, small letters are functions returning one. All stand on (0, 0), about 200 high unless said
otherwise, with the inks body, trim, light, dark, metal, glow.

Lifting    lift(opened) a cage for a lift, hung by its cable from the anchor top (top, floor: where one stands),
           crane(reach, drop) 260 high, its hook hangs `drop` under the jib's end (hook, cab),
           pulley(drop_left, drop_right): a block hung from (0, -200), a rope over it (top, left, right: its ends),
           WINCH (hand, rope)
Making     FUNNEL_MACHINE with a funnel above left and a belt to the right, 300 wide (funnel, belt_start, belt_end,
           dial, lever), PRINTING_PRESS (handle, bed), LOOM (cloth), SEWING_MACHINE (needle), GRINDER of coffee (funnel,
           drawer, hand), MANGLE, which wrings linen (in, out), ANVIL (top), BELLOWS (nozzle), POTTERS_WHEEL (top)
Turning    gear_train(sizes): cogs that mesh in a row, standing on (0, 0) (one, two, ...: their middles),
           CLOCKWORK_KEY to stick into backs, its foot at (0, 0), about 90 high (hand), spring(height, coils) (top),
           WEATHER_VANE (cock, top), windmill_wheel(turn) four sails around (0, 0) (middle), water_wheel(turn) around
           (0, -100) (middle), FAN, CRANK
Looking    TRIPOD_TELESCOPE aimed up to the right (eye, front), PROJECTOR throwing to the right (lens), MICROSCOPE
Walking    ROBOT of tin (hand, other_hand, head, key: where a clockwork key sits), ROBOT_ARM (hand), DIVING_SUIT
           (helmet, hand, other_hand, hose)
Street     SIGN_ROUND, SIGN_TRIANGLE, SIGN_ARROW without text (face), POST_BOX (slot, top), CANNON (mouth, fuse),
           GASOLINE_PUMP (hand), HYDRANT, TRAFFIC_LIGHT (face)
"""

from __future__ import annotations

import math
from itertools import pairwise

from art.motif import Motif, Piece
from art.motifs.machines import wheel
from art.motifs.things_cuts import (
    BRASS,
    CREAM,
    GREEN,
    IRON,
    OCHRE,
    RED,
    STRAW,
    TEAL,
    WOOD,
    cut,
    lathe,
    polar,
    taper,
    thing,
)
from art.motifs.things_desk import cog
from art.shapes import Point, circle, ellipse, line, path, place, rectangle, ring, stroke


def lift(opened: bool = False) -> Motif:
    """An old lift of wrought iron; open, its grille is folded to the left and its inside is ink glow."""
    bars = "".join(line([(x, -178), (x, -16)], 3.6) for x in ((-62, -54, -46, -38) if opened else range(-60, 61, 15)))
    cross = (
        ""
        if opened
        else "".join(
            line([(-60 + i * 30, -97), (-45 + i * 30, -140)], 3) + line([(-60 + i * 30, -140), (-45 + i * 30, -97)], 3)
            for i in range(4)
        )
    )
    return thing(
        Piece(line([(-5, -260), (-5, -214)], 4) + line([(5, -260), (5, -214)], 4), "dark"),
        Piece(path("M-24,-196C-18,-220 18,-220 24,-196Z"), "metal", 6),
        Piece(rectangle(-70, -190, 140, 184, 3), "glow", 22),
        Piece(path("M-70,-34H70V-6H-70Z"), "trim", 8),
        Piece(bars + cross, "dark"),
        Piece(cut("M-84,-192H84V0H-84ZM-70,-178V-14H70V-178Z"), "body", 9),
        Piece(path("M-92,-188C-60,-192 -30,-206 0,-208C30,-206 60,-192 92,-188V-176H-92Z"), "body", 9),
        Piece(rectangle(-92, -12, 184, 13, 3), "body", 6),
        Piece(circle(0, -194, 8), "metal", 5),
        body="#7d4a33", trim=RED, glow="#f3cf83", metal=BRASS, anchors={"top": (0, -260), "floor": (0, -12)},
    )  # fmt: skip


def crane(reach: float = 150, drop: float = 90) -> Motif:
    """A harbour crane 260 high, its jib reaching to the right."""
    tip = (float(reach), -250.0)
    braces = "".join(
        line([(-22, -20 - i * 34), (22, -54 - i * 34)], 3.6) + line([(22, -20 - i * 34), (-22, -54 - i * 34)], 3.6)
        for i in range(3)
    )
    jib = [(24 + (tip[0] - 24) * i / 5, -152 + (tip[1] + 152) * i / 5) for i in range(6)]
    lattice = "".join(
        line([(x0, y0), (x1 - 8, y1 - 22 + 3 * i)], 3.2) for i, ((x0, y0), (x1, y1)) in enumerate(pairwise(jib))
    )
    return thing(
        Piece(line([tip, (tip[0], tip[1] + drop)], 3), "dark"),
        Piece(line([(-40, -196), tip], 3) + line([(-18, -222), tip], 3), "dark"),
        Piece(line([(-26, 0), (-22, -130)], 8) + line([(26, 0), (22, -130)], 8) + braces, "trim"),
        Piece(line([(24, -152), tip], 8) + line([(16, -176), (tip[0] - 6, tip[1] - 4)], 6) + lattice, "body"),
        Piece(path("M-66,-186H34V-128H-66Z"), "body", 16),
        Piece(path("M-72,-194H40L34,-184H-66Z"), "dark"),
        Piece(rectangle(-2, -178, 28, 26, 3), "glow"),
        Piece(path("M-66,-170H-34V-128H-66Z"), "dark", 7),
        Piece(line([(-18, -190), (-18, -224)], 7), "body"),
        Piece(rectangle(-50, -8, 100, 9, 3) + rectangle(-36, -132, 72, 10, 3), "dark"),
        Piece(circle(tip[0], tip[1], 8), "dark"),
        Piece(rectangle(tip[0] - 8, tip[1] + drop - 4, 16, 14, 4), "trim"),
        Piece(stroke(f"M{tip[0]},{tip[1] + drop + 8}V{tip[1] + drop + 16}"
                  f"C{tip[0] + 16},{tip[1] + drop + 18} {tip[0] + 14},{tip[1] + drop + 40} "
                  f"{tip[0]},{tip[1] + drop + 38}"
                     f"C{tip[0] - 8},{tip[1] + drop + 38} {tip[0] - 12},{tip[1] + drop + 32} "
                     f"{tip[0] - 12},{tip[1] + drop + 27}", 6), "dark"),
        body=RED, trim="#6c7580", anchors={"hook": (tip[0], tip[1] + drop + 40), "cab": (12, -165), "tip": tip},
    )  # fmt: skip


def pulley(drop_left: float = 150, drop_right: float = 110) -> Motif:
    """A block hung from (0, -200) with a rope over its wheel; the ends hang where you say, below the wheel."""
    y = -150.0
    ends = {"left": (-26.0, y + drop_left), "right": (26.0, y + drop_right)}
    return thing(
        Piece(stroke("M0,-202V-188", 6), "dark"),
        Piece(ring(0, -206, 9, 5), "dark"),
        Piece(stroke(f"M-26,{y + drop_left:.0f}V{y}A26,26 0 0 1 26,{y}V{y + drop_right:.0f}", 7), "trim"),
        Piece(circle(0, y, 23), "metal", 8),
        Piece(circle(0, y, 9), "dark"),
        Piece(path("M-13,-194H13L20,-150C20,-130 12,-116 0,-110C-12,-116 -20,-130 -20,-150Z"), "body", 8),
        Piece(circle(0, y, 6), "metal"),
        trim=STRAW, anchors={"top": (0, -214), **ends},
    )  # fmt: skip


WINCH = thing(
    Piece(path("M-84,0L-66,-124H-50L-40,0ZM84,0L66,-124H50L40,0Z"), "body", 9),
    Piece(rectangle(-56, -112, 112, 56, 12), "trim", 14),
    Piece("".join(stroke(f"M{-44 + i * 13},-110C{-38 + i * 13},-94 {-38 + i * 13},-74 {-44 + i * 13},-58", 4)
              for i in range(8)), "dark"),
    Piece(stroke("M30,-58C40,-30 36,-10 40,4", 6), "trim"),
    Piece(stroke("M-60,-86H-98V-130H-116", 8), "metal"),
    Piece(circle(-58, -86, 9) + circle(58, -86, 9), "metal"),
    trim=STRAW, anchors={"hand": (-116, -130), "rope": (40, 4)},
)  # fmt: skip

FUNNEL_MACHINE = thing(
    Piece(line([(64, -52), (64, 0)], 9) + line([(164, -52), (164, 0)], 9), "dark"),
    Piece(stroke("M8,-150C8,-206 50,-206 50,-150", 11), "metal", 5),
    Piece(path("M-134,-226C-100,-218 -40,-218 -6,-226L-46,-170V-140H-94V-170Z"), "trim", 20),
    Piece(ellipse(-70, -226, 64, 10), "dark"),
    Piece(path("M-128,-150C-128,-158 -122,-160 -114,-160H62C70,-160 76,-156 76,-148V-8C76,-2 72,0 66,0H-118"
              "C-124,0 -128,-2 -128,-8Z"), "body", 32),
    Piece(circle(-78, -102, 32), "light", 12),
    Piece("".join(line([polar(-78, -102, 26, a), polar(-78, -102, 20, a)], 3.4) for a in range(150, 391, 40))
              + line([(-78, -102), (-64, -122)], 5) + circle(-78, -102, 5), "dark"),
    Piece(circle(-14, -128, 9) + circle(14, -128, 9), "glow"),
    Piece(circle(42, -128, 9), "trim"),
    Piece(path("M-32,-104H60V-84H-32ZM-32,-76H60V-66H-32Z"), "dark"),
    Piece(circle(-78, -34, 22), "metal", 8),
    Piece("".join(line([(-78, -34), polar(-78, -34, 28, i * 60)], 5) for i in range(6)), "metal"),
    Piece(path("M44,-62H84V-20H44Z"), "dark"),
    Piece(path("M40,-66H92V-56H40Z"), "trim"),
    Piece(rectangle(56, -46, 134, 26, 13), "dark", 5),
    Piece(circle(70, -33, 9) + circle(96, -33, 9) + circle(122, -33, 9) + circle(148, -33, 9) + circle(176, -33, 9),
              "metal"),
    Piece("".join(circle(x, y, 3) for x in (-120, 68) for y in (-152, -8)), "dark"),
    Piece(stroke("M-128,-60H-150V-100", 7) + circle(-150, -104, 8), "metal"),
    body=TEAL, trim="#c9823a", anchors={"funnel": (-70, -228), "belt_start": (100, -46), "belt_end": (184, -46),
        "dial": (-78, -102), "lever": (-150, -104)},
)  # fmt: skip

PRINTING_PRESS = thing(
    Piece(path("M-98,0L-88,-206H-66L-70,0ZM98,0L88,-206H66L70,0Z"), "body", 12),
    Piece(rectangle(-104, -214, 208, 24, 5), "body", 9),
    Piece(path("M-104,-192H104V-170H-104Z"), "trim", 8),
    Piece(rectangle(-9, -190, 18, 82, 4), "metal", 6),
    Piece("".join(line([(-12, -176 + i * 14), (12, -182 + i * 14)], 4) for i in range(5)), "dark"),
    Piece(taper([(0, -140), (70, -146), (128, -134)], 8, 7, 7) + taper([(116, -136), (138, -132)], 13, 13), "metal"),
    Piece(rectangle(-56, -114, 112, 24, 4), "dark", 7),
    Piece(path("M-60,-84L60,-84L72,-74H-72Z"), "light"),
    Piece(rectangle(-118, -76, 236, 18, 4), "trim", 7),
    Piece(path("M-82,-58H-56V0H-82ZM56,-58H82V0H56Z"), "body", 6),
    trim="#b27a48", anchors={"handle": (132, -133), "bed": (0, -84)},
)  # fmt: skip

LOOM = thing(
    Piece(rectangle(-102, -206, 15, 206, 4) + rectangle(87, -206, 15, 206, 4), "body", 7),
    Piece("".join(line([(-76 + i * 11.7, -188), (-76 + i * 11.7, -96)], 2.6) for i in range(14)), "light"),
    Piece(path("M-82,-110C-40,-104 40,-104 82,-110V-30H-82Z"), "trim", 16),
    Piece("".join(path(f"M{-82 + i * 27.3:.1f},-78L{-68 + i * 27.3:.1f},-94L{-54.7 + i * 27.3:.1f},-78"
              f"L{-68 + i * 27.3:.1f},-62Z") for i in range(6)), "glow"),
    Piece(rectangle(-82, -50, 164, 7) + rectangle(-82, -104, 164, 7), "light"),
    Piece(taper([(-112, -196), (112, -196)], 17, 17) + taper([(-112, -26), (112, -26)], 19, 19), "body", 7),
    Piece(rectangle(-116, -136, 232, 12, 4), "body", 6),
    Piece(path("M20,-112C34,-122 66,-122 80,-112C66,-104 34,-104 20,-112Z"), "metal", 4),
    trim=RED, metal="#c9a566", glow=OCHRE, anchors={"cloth": (0, -74), "shuttle": (50, -112)},
)  # fmt: skip

SEWING_MACHINE = thing(
    Piece(path("M-120,-26H120L126,0H-126Z"), "trim", 8),
    Piece(path("M-104,-30V-44H110V-30Z"), "body", 6),
    Piece(path("M-96,-132C-96,-156 -76,-164 -50,-160C0,-152 40,-158 84,-164C106,-164 112,-150 112,-130V-34H62"
              "C66,-70 60,-98 32,-104C0,-108 -40,-104 -56,-104V-84H-94Z"), "body", 22),
    Piece(line([(-74, -84), (-74, -40)], 5) + line([(-86, -46), (-60, -46)], 6), "metal"),
    Piece(ring(124, -128, 24, 8), "metal"),
    Piece(line([(124, -150), (124, -106)], 4.5) + line([(102, -128), (146, -128)], 4.5) + circle(142, -138, 6),
              "metal"),
    Piece(rectangle(28, -196, 26, 30, 4), "glow", 6),
    Piece(rectangle(24, -200, 34, 6, 2) + rectangle(24, -168, 34, 6, 2) + line([(41, -200), (41, -208)], 5), "dark"),
    Piece(stroke("M28,-180C-20,-196 -60,-176 -74,-150L-74,-90", 2.8), "glow"),
    Piece(stroke("M-60,-132C-30,-122 -10,-142 20,-132C44,-126 62,-140 86,-134", 4), "trim"),
    Piece(circle(86, -64, 11), "trim", 4),
    body="#2c2f3f", trim=BRASS, metal="#a4acb0", glow=RED, anchors={"needle": (-74, -40), "spool": (41, -182),
        "hand": (142, -138)},
)  # fmt: skip

GRINDER = thing(
    Piece(stroke("M0,-164C20,-186 50,-186 74,-180", 7) + circle(78, -184, 10), "dark"),
    Piece(path("M-54,-106C-52,-152 -24,-166 0,-166C24,-166 52,-152 54,-106Z"), "metal", 20),
    Piece(path("M-58,-112H58L64,-98H-64Z"), "trim"),
    Piece(path("M-62,-98H62L70,-14H-70Z"), "body", 20),
    Piece(rectangle(-46, -66, 92, 40, 4), "trim", 9),
    Piece(circle(0, -46, 7), "dark"),
    Piece(rectangle(-80, -16, 160, 16, 4), "body", 6),
    trim="#b27a48", metal="#c08a37", anchors={"funnel": (0, -166), "drawer": (0, -46), "hand": (78, -190)},
)  # fmt: skip

MANGLE = thing(
    Piece(path("M-88,0L-74,-180H-56L-60,0ZM88,0L74,-180H56L60,0Z"), "body", 9),
    Piece(path("M-44,-214C-20,-206 20,-206 44,-214L46,-132H-46Z"), "light", 12),
    Piece(path("M-46,-104H46C42,-70 52,-40 46,-6C20,4 -14,-8 -46,0C-42,-40 -50,-70 -46,-104Z"), "light", 14),
    Piece(taper([(-58, -142), (58, -142)], 32, 32) + taper([(-58, -104), (58, -104)], 32, 32), "trim", 9),
    Piece(stroke("M-40,-206C-36,-180 -40,-160 -38,-158M0,-204V-160M36,-206C32,-180 36,-170 34,-160", 3), "metal"),
    *wheel(104, -120, 36, 6, 7, "dark", "metal"),
    Piece(line([(120, -150), (136, -156)], 9), "body"),
    trim="#c9a576", anchors={"in": (0, -214), "out": (0, 0), "hand": (134, -156)},
)  # fmt: skip

ANVIL = thing(
    Piece(path("M-52,-64H52L64,0H-64Z"), "trim", 14),
    Piece(stroke("M-58,-42H58M-62,-16H62", 4), "dark"),
    Piece(path("M-60,-128H78V-110C56,-108 34,-102 28,-90C24,-80 34,-72 50,-64H-40C-24,-72 -14,-80 -18,-90"
              "C-26,-104 -84,-104 -124,-124C-104,-130 -80,-128 -60,-128Z"), "body", 14),
    body=IRON, trim="#8d5a36", anchors={"top": (10, -128)},
)  # fmt: skip

BELLOWS = thing(
    Piece(path("M66,-64L136,-56V-48L66,-40Z"), "metal", 6),
    Piece(taper([(-76, -26), (-128, -14)], 17, 14), "body", 5),
    Piece(path("M-88,-20C-60,18 30,4 76,-40L76,-60L-80,-60Z"), "dark", 10),
    Piece(stroke("M-60,0C-56,-20 -58,-40 -64,-56M-24,4C-20,-18 -22,-40 -28,-56M14,-6C16,-22 14,-40 10,-54", 4), "trim"),
    Piece(taper([(-76, -78), (-130, -98)], 18, 15), "body", 5),
    Piece(path("M-92,-74C-94,-104 -64,-118 -30,-112C10,-104 50,-78 78,-62V-42C40,-44 10,-36 -30,-40"
              "C-64,-44 -88,-54 -92,-74Z"), "body", 16),
    Piece(circle(-34, -76, 11), "trim", 4),
    Piece("".join(circle(x, y, 3.2) for x, y in ((-76, -92), (-50, -104), (-14, -100), (24, -84), (-78, -62), (-46,
              -50), (-8, -46), (30, -52))), "trim"),
    trim="#d9a35a", anchors={"nozzle": (136, -52), "hand": (-126, -96), "other_hand": (-124, -14)},
)  # fmt: skip

POTTERS_WHEEL = thing(
    Piece(rectangle(-84, -92, 13, 92, 3) + rectangle(71, -92, 13, 92, 3), "body", 6),
    Piece(rectangle(-96, -100, 192, 15, 4), "body", 7),
    Piece(line([(0, -110), (0, -14)], 9), "dark"),
    Piece(ellipse(0, -14, 60, 13), "metal", 8),
    Piece(ellipse(0, -112, 58, 11), "metal", 7),
    Piece(lathe((24, -204), (20, -196), (30, -176), (42, -150), (36, -124), (26, -114)), "trim", 18),
    Piece(ellipse(0, -203, 25, 6), "dark"),
    Piece(stroke("M-38,-160C-16,-152 16,-152 40,-160M-40,-142C-16,-134 16,-134 40,-142", 3.4), "dark"),
    trim="#c46e43", anchors={"top": (0, -204)},
)  # fmt: skip


def gear_train(sizes: tuple[float, ...] = (60, 36, 48)) -> Motif:
    """Meshing cogs of these radii from left to right, the first standing on (0, 0)."""
    whole = Motif(())
    names = ("one", "two", "three", "four", "five", "six")
    middles: dict[str, Point] = {}
    x, y, turn = 0.0, -sizes[0], 0.0
    for i, radius in enumerate(sizes):
        teeth = max(7, round(radius / 7))
        if i:
            before = sizes[i - 1]
            lean = math.radians(-38 if i % 2 else 34)
            gap = (before + radius) * 0.93
            x, y = x + gap * math.cos(lean), y + gap * math.sin(lean)
            turn = math.degrees(lean) + 180 + 180 / teeth
        wheel_here = cog(teeth, radius).moved(0, radius).moved(x, y, 1, turn)
        ink = ("body", "metal", "glow")[i % 3]
        whole = whole + Motif(
            tuple(Piece(p.shape, ink if p.ink == "body" else p.ink, p.depth) for p in wheel_here.pieces)
        )
        middles[names[i % 6]] = (x, y)
    return Motif(whole.pieces, thing(body="#a8642f", trim="#d9b070", metal="#6f7f86", glow="#c79a3c").inks, middles)


CLOCKWORK_KEY = thing(
    Piece(taper([(0, 4), (0, -44)], 11, 10), "metal", 5),
    Piece(cut("M0,-40C-10,-44 -18,-40 -30,-38C-60,-34 -68,-62 -62,-78C-54,-98 -28,-98 -16,-82C-8,-70 8,-70 16,-82"
              "C28,-98 54,-98 62,-78C68,-62 60,-34 30,-38C18,-40 10,-44 0,-40Z"
              "M-36,-54C-48,-54 -50,-66 -46,-74C-40,-82 -28,-78 -26,-68C-24,-60 -28,-54 -36,-54ZM36,-54"
              "C48,-54 50,-66 46,-74C40,-82 28,-78 26,-68C24,-60 28,-54 36,-54Z"), "body", 8),
    Piece(rectangle(-10, -34, 20, 8, 3), "body"),
    body="#c9953d", anchors={"hand": (0, -70)},
)  # fmt: skip


def spring(height: float = 160, coils: int = 7, radius: float = 34) -> Motif:
    """A coil spring standing on (0, 0)."""
    step = height / coils
    back = "".join(
        stroke(
            f"M{radius},{-i * step - step:.1f}"
            f"C{radius},{-i * step - step * 1.4:.1f} {-radius},{-i * step - step * 0.9:.1f} "
            f"{-radius},{-i * step - step * 0.5:.1f}",
            6,
        )
        for i in range(coils)
    )
    front = "".join(
        stroke(
            f"M{-radius},{-i * step - step * 0.5:.1f}"
            f"C{-radius},{-i * step + step * 0.1:.1f} {radius},{-i * step + step * 0.5:.1f} {radius},{-i * step:.1f}",
            8,
        )
        for i in range(coils)
    )
    return thing(
        Piece(back, "dark"),
        Piece(front, "metal"),
        metal="#9aa3a6", dark="#5a626c", anchors={"top": (0, -height)},
    )  # fmt: skip


WEATHER_VANE = thing(
    Piece(line([(0, 0), (0, -120)], 7), "dark"),
    Piece(line([(-52, -56), (52, -56)], 5) + line([(-26, -44), (26, -68)], 5) + circle(-56, -56, 6) + circle(56,
              -56, 6) + circle(-30, -42, 5) + circle(30, -70, 5), "dark"),
    Piece(circle(0, -84, 10), "trim", 5),
    Piece(line([(-92, -112), (84, -112)], 6) + path("M78,-128L118,-112L78,-96ZM-112,-130L-84,-112L-112,-94L-74,-96"
              "V-128Z"), "trim"),
    Piece(path("M-8,-116C-34,-120 -50,-140 -54,-166C-66,-162 -72,-150 -74,-138C-92,-160 -80,-198 -52,-206"
              "C-62,-194 -56,-180 -44,-172C-30,-164 -14,-168 -4,-178C4,-194 6,-206 18,-212"
               "C34,-216 46,-206 46,-194C42,-164 34,-124 12,-116Z"), "body", 14),
    Piece(path("M10,-208C6,-222 14,-224 18,-218C20,-230 30,-230 30,-220C38,-226 44,-220 40,-210"
              "C32,-216 20,-216 10,-208ZM44,-200L64,-194L45,-186ZM42,-186C52,-182 52,-170 44,-168"
              "C40,-174 40,-180 42,-186Z"), "glow"),
    Piece(circle(32, -200, 3.4), "light"),
    body="#7c4a2e", glow=RED, trim="#b9842f", anchors={"cock": (0, -170), "top": (20, -226)},
)  # fmt: skip


def windmill_wheel(turn: float = 20) -> Motif:
    """Four sails around (0, 0), each 120 long."""
    blade = path("M8,-14L44,-20V-118L8,-112Z")
    bars = "".join(line([(0, -24 - i * 18), (44, -28 - i * 18)], 3.2) for i in range(6)) + line(
        [(26, -18), (26, -114)], 3
    )
    return thing(
        Piece("".join(place(blade, 0, 0, 1, turn + i * 90) for i in range(4)), "light", 10),
        Piece("".join(place(bars, 0, 0, 1, turn + i * 90) for i in range(4)), "trim"),
        Piece("".join(place(taper([(0, 0), (0, -122)], 9, 6), 0, 0, 1, turn + i * 90) for i in range(4)), "body"),
        Piece(circle(0, 0, 11), "dark", 5),
        trim="#a8713f", anchors={"middle": (0, 0)},
    )  # fmt: skip


def water_wheel(turn: float = 8) -> Motif:
    """A mill wheel around (0, -100), with twelve paddles."""
    return thing(
        Piece("".join(place(rectangle(-15, -104, 30, 12, 2) + rectangle(-5, -104, 10, 34, 2), 0, -100, 1, turn
                  + i * 30) for i in range(12)), "trim", 5),
        Piece("".join(line([(0, -100), polar(0, -100, 78, turn + i * 60)], 8) for i in range(6)), "body"),
        Piece(ring(0, -100, 80, 13) + ring(0, -100, 48, 8), "body", 7),
        Piece(circle(0, -100, 15), "dark", 6),
        Piece("".join(circle(*polar(0, -100, 80, turn + 15 + i * 30), 3) for i in range(12)), "dark"),
        trim="#b27a48", anchors={"middle": (0, -100), "top": (0, -200)},
    )  # fmt: skip


FAN = thing(
    Piece(path("M-40,0C-36,-16 -12,-20 0,-20C12,-20 36,-16 40,0Z"), "body", 7),
    Piece(taper([(0, -16), (0, -80)], 14, 11), "body"),
    Piece("".join(place(path("M0,-8C-30,-22 -36,-58 -14,-66C10,-70 16,-30 0,-8Z"), 0, -132, 1, i * 120 + 20)
              for i in range(3)), "trim", 9),
    Piece(ring(0, -132, 72, 6) + ring(0, -132, 50, 3) + "".join(line([polar(0, -132, 16, i * 30), polar(0, -132, 72,
              i * 30)], 2.8) for i in range(12)), "metal"),
    Piece(circle(0, -132, 15), "body", 6),
    body=TEAL, trim=CREAM, anchors={"middle": (0, -132)},
)  # fmt: skip

CRANK = thing(
    Piece(taper([(0, 0), (0, -80)], 15, 12), "metal", 5),
    Piece(taper([(0, -80), (58, -80)], 12, 12), "metal"),
    Piece(circle(0, 0, 13) + circle(0, -80, 9), "metal", 5),
    Piece(taper([(58, -82), (94, -82)], 19, 16), "body", 6),
    Piece(circle(0, 0, 5), "dark"),
    body=RED, metal=IRON, anchors={"hand": (78, -82), "axle": (0, 0)},
)  # fmt: skip

TRIPOD_TELESCOPE = thing(
    Piece(taper([(0, -112), (-66, 0)], 10, 7) + taper([(0, -112), (70, 0)], 10, 7), "trim"),
    Piece(taper([(0, -112), (6, 0)], 9, 7), "dark"),
    Piece(rectangle(-15, -124, 30, 20, 5), "metal", 5),
    Piece(place(rectangle(-112, -12, 60, 24, 4), 0, -132, 1, -32), "dark", 6),
    Piece(place(path("M-60,-18L104,-27V27L-60,18Z"), 0, -132, 1, -32), "body", 14),
    Piece(place(rectangle(-118, -15, 11, 30, 4) + rectangle(-64, -21, 11, 42, 3) + rectangle(98, -31, 14, 62, 5)
              + rectangle(20, -25, 8, 50, 3), 0, -132, 1, -32), "metal", 4),
    Piece(place(ellipse(111, 0, 6, 26), 0, -132, 1, -32), "light"),
    body="#7c3f33", trim="#a8713f", metal=BRASS, light="#bcd8d6", anchors={"eye": (-100, -70), "front": (94, -191)},
)  # fmt: skip

PROJECTOR = thing(
    Piece(rectangle(-64, -12, 128, 12, 4), "dark"),
    *wheel(-40, -156, 48, 5, 8, "metal", "metal"),
    *wheel(58, -150, 40, 5, 8, "metal", "metal"),
    Piece(stroke("M-84,-140C-96,-100 -70,-80 -50,-70M96,-140C104,-100 76,-90 60,-80", 4), "dark"),
    Piece(path("M-78,-104C-78,-112 -70,-114 -62,-114H44C54,-114 58,-108 58,-100V-12H-78Z"), "body", 22),
    Piece("".join(line([(-60, -90 + i * 13), (-22, -90 + i * 13)], 4) for i in range(4)), "dark"),
    Piece(path("M58,-90H84V-52H58Z"), "dark", 6),
    Piece(path("M84,-96H112V-46H84Z"), "metal", 8),
    Piece(ellipse(113, -71, 7, 24), "glow"),
    Piece(circle(14, -50, 13), "trim", 5),
    body=TEAL, anchors={"lens": (116, -71)},
)  # fmt: skip

MICROSCOPE = thing(
    Piece(path("M-62,0C-56,-16 -20,-22 0,-22C30,-22 66,-16 72,0Z"), "body", 8),
    Piece(stroke("M-18,-14C-76,-30 -84,-118 -20,-136", 15), "body", 6),
    Piece(rectangle(-34, -62, 92, 11, 3), "dark"),
    Piece(rectangle(4, -70, 36, 7, 2), "light"),
    Piece(place(rectangle(-15, -104, 30, 92, 5), 22, -74, 1, -14), "trim", 9),
    Piece(place(rectangle(-19, -120, 38, 20, 5) + rectangle(-10, -14, 20, 18, 3), 22, -74, 1, -14), "dark", 4),
    Piece(circle(-40, -104, 11), "trim", 5),
    Piece(circle(16, -36, 10), "light"),
    body="#33414f", anchors={"eye": (-8, -190), "stage": (22, -70)},
)  # fmt: skip

ROBOT = thing(
    Piece(taper([(-26, -74), (-28, -14)], 19, 17) + taper([(26, -74), (28, -14)], 19, 17), "metal", 7),
    Piece("".join(line([(s * 26 - 9, -60 + i * 13), (s * 26 + 9, -60 + i * 13)], 3) for s in (-1, 1)
              for i in range(4)), "dark"),
    Piece(path("M-54,0C-52,-22 -10,-22 -8,0ZM54,0C52,-22 10,-22 8,0Z"), "trim", 8),
    Piece(taper([(-54, -132), (-82, -112), (-86, -78)], 15, 14, 13) + taper([(54, -132), (80, -124), (96, -150)],
              15, 14, 13), "metal", 6),
    Piece(stroke("M-98,-62C-102,-76 -94,-82 -86,-80C-78,-82 -70,-76 -76,-62M92,-170C86,-158 92,-150 100,-150"
              "C108,-152 114,-160 110,-172", 8), "dark"),
    Piece(rectangle(-52, -150, 104, 82, 9), "body", 22),
    Piece(rectangle(-36, -136, 50, 36, 5), "light", 8),
    Piece(line([(-24, -108), (-10, -124)], 4) + circle(-11, -107, 4), "dark"),
    Piece(circle(32, -130, 7) + circle(-28, -84, 5) + circle(-10, -84, 5), "glow"),
    Piece(circle(32, -108, 7) + circle(8, -84, 5), "trim"),
    Piece("".join(circle(s * 45, y, 3) for s in (-1, 1) for y in (-142, -76)), "dark"),
    Piece(rectangle(-15, -160, 30, 14), "metal"),
    Piece(place(path("M-38,-2V-38C-38,-48 -30,-52 -20,-52H20C30,-52 38,-48 38,-38V-2Z"), 0, -158, 1, 4), "body", 16),
    Piece(place(circle(-16, -28, 11) + circle(16, -28, 11), 0, -158, 1, 4), "glow", 5),
    Piece(place(circle(-14, -27, 4.5) + circle(18, -27, 4.5) + "".join(line([(-14 + i * 7, -12), (-14 + i * 7, -6)],
              3) for i in range(5)), 0, -158, 1, 4), "dark"),
    Piece(place(line([(0, -52), (0, -70)], 4) + circle(-42, -26, 7) + circle(42, -26, 7), 0, -158, 1, 4), "metal"),
    Piece(place(circle(0, -74, 7), 0, -158, 1, 4), "trim"),
    body="#7d9ba3", trim=RED, metal="#a9b4b3", anchors={"hand": (100, -164), "other_hand": (-86, -66), "head": (4,
        -232), "key": (-56, -112)},
)  # fmt: skip

ROBOT_ARM = thing(
    Piece(path("M-56,0L-40,-34H40L56,0Z"), "dark", 8),
    Piece(taper([(0, -36), (-26, -120)], 28, 22), "body", 9),
    Piece(taper([(-26, -122), (64, -180)], 21, 17), "body", 8),
    Piece(circle(0, -38, 19) + circle(-26, -122, 17) + circle(66, -180, 13), "trim", 7),
    Piece(circle(0, -38, 7) + circle(-26, -122, 6) + circle(66, -180, 5), "dark"),
    Piece(line([(68, -176), (78, -150)], 13), "body"),
    Piece(stroke("M78,-150C56,-142 58,-118 70,-110M78,-150C102,-148 104,-122 94,-110", 8), "dark"),
    body=OCHRE, trim="#5d6872", anchors={"hand": (82, -112)},
)  # fmt: skip

DIVING_SUIT = thing(
    Piece(path("M-64,-116C-96,-104 -104,-76 -100,-54H-74C-74,-72 -66,-82 -52,-86ZM64,-116C96,-104 104,-76 100,-54H74"
              "C74,-72 66,-82 52,-86Z"), "body", 14),
    Piece(ellipse(-88, -46, 16, 15) + ellipse(88, -46, 16, 15), "dark", 6),
    Piece(path("M-56,-126C-30,-134 30,-134 56,-126C66,-90 62,-60 54,-16H6L0,-44L-6,-16H-54"
              "C-62,-60 -66,-90 -56,-126Z"), "body", 26),
    Piece(path("M-62,0C-64,-20 -50,-24 -30,-24C-12,-24 -4,-16 -4,0ZM62,0C64,-20 50,-24 30,-24C12,-24 4,-16 4,0Z"),
              "dark", 7),
    Piece(path("M-58,-66C-30,-58 30,-58 58,-66L57,-54C30,-46 -30,-46 -57,-54Z"), "dark"),
    Piece(rectangle(-11, -66, 22, 17, 3), "trim"),
    Piece(path("M-56,-126C-50,-146 50,-146 56,-126C40,-106 -40,-106 -56,-126Z"), "trim", 9),
    Piece(stroke("M38,-190C76,-216 92,-180 122,-206", 8), "dark"),
    Piece(circle(0, -168, 46), "trim", 22),
    Piece(circle(0, -166, 28), "dark"),
    Piece(circle(0, -166, 22), "light", 8),
    Piece(stroke("M-20,-166H20M0,-186V-146", 3.4), "dark"),
    Piece(circle(-42, -168, 9) + circle(42, -168, 9), "dark"),
    Piece("".join(circle(x, y, 3.4) for x, y in ((-42, -124), (-20, -116), (0, -114), (20, -116), (42, -124))), "dark"),
    body="#b88a55", trim="#c0702f", light="#8fc0c0", dark="#3a2a2c", anchors={"helmet": (0, -214), "hand": (92,
        -40), "other_hand": (-92, -40), "hose": (122, -206), "face": (0, -166)},
)  # fmt: skip

SIGN_ROUND = thing(
    Piece(line([(0, 0), (0, -120)], 8), "metal"),
    Piece(circle(0, -156, 50), "body", 12),
    Piece(circle(0, -156, 37), "light", 10),
    Piece(line([(-24, -132), (24, -180)], 10), "body"),
    body=RED, anchors={"face": (0, -156)},
)  # fmt: skip

SIGN_TRIANGLE = thing(
    Piece(line([(0, 0), (0, -110)], 8), "metal"),
    Piece(path("M-8,-204Q0,-216 8,-204L58,-118Q64,-106 50,-106H-50Q-64,-106 -58,-118Z"), "body", 10),
    Piece(path("M0,-186L40,-118H-40Z"), "light", 10),
    body=RED, anchors={"face": (0, -138)},
)  # fmt: skip

SIGN_ARROW = thing(
    Piece(taper([(0, 0), (0, -212)], 12, 10), "trim", 5),
    Piece(place(path("M-60,-17H62L90,0L62,17H-60Z"), 6, -178, 1, -5), "body", 9),
    Piece(place(path("M60,-16H-52L-80,0L-52,16H60Z"), -6, -132, 1, 7), "light", 9),
    Piece(place(path("M-46,-14H50L74,0L50,14H-46Z"), 8, -92, 1, 3), "metal", 8),
    Piece(circle(0, -178, 3.4) + circle(0, -132, 3.4) + circle(0, -92, 3.4), "dark"),
    body=RED, trim=WOOD, metal=TEAL, anchors={"face": (0, -132), "top": (0, -216)},
)  # fmt: skip

POST_BOX = thing(
    Piece(path("M-56,-14H56L60,0H-60Z"), "dark", 6),
    Piece(path("M-50,-168H50V-14H-50Z"), "body", 26),
    Piece(path("M-62,-164C-58,-198 -30,-210 0,-210C30,-210 58,-198 62,-164C30,-154 -30,-154 -62,-164Z"), "body", 14),
    Piece(path("M-62,-166C-30,-154 30,-154 62,-166V-156C30,-144 -30,-144 -62,-156Z"), "trim"),
    Piece(rectangle(-34, -138, 68, 14, 5), "dark"),
    Piece(rectangle(-28, -104, 56, 34, 4), "light", 7),
    Piece(stroke("M-28,-102L0,-84L28,-102", 3.4), "dark"),
    Piece(rectangle(-38, -56, 76, 5) + circle(28, -38, 5), "dark"),
    body=RED, trim=OCHRE, anchors={"slot": (0, -131), "top": (0, -210)},
)  # fmt: skip

CANNON = thing(
    Piece(path("M-118,0L-96,-40L20,-66L44,-44L-84,0Z"), "trim", 9),
    Piece(place(path("M-104,-30C-118,-20 -118,20 -104,30L96,20H112V-20H96Z"), -4, -86, 1, -16), "body", 22),
    Piece(place(rectangle(100, -28, 18, 56, 6) + rectangle(30, -27, 11, 54, 3) + rectangle(-64, -31, 11, 62, 3)
              + circle(-122, 0, 12), -4, -86, 1, -16), "metal", 6),
    Piece(place(ellipse(117, 0, 6, 15), -4, -86, 1, -16), "dark"),
    Piece(stroke("M-84,-98C-90,-122 -108,-112 -104,-134", 4), "glow"),
    *wheel(8, -46, 46, 10, 9, "dark", "trim"),
    body="#434b58", trim="#8f5637", metal="#6d7783", anchors={"mouth": (110, -120), "fuse": (-104, -134)},
)  # fmt: skip

GASOLINE_PUMP = thing(
    Piece(stroke("M46,-110C92,-110 84,-30 70,-30C58,-30 62,-70 60,-92", 6), "dark"),
    Piece(path("M-48,-160H48L52,-8H-52Z"), "body", 22),
    Piece(circle(0, -184, 30), "light", 12),
    Piece(path("M0,-202C10,-188 14,-182 10,-174C6,-168 -6,-168 -10,-174C-14,-182 -10,-188 0,-202Z"), "body"),
    Piece(circle(0, -122, 27), "light", 10),
    Piece(line([(0, -122), (12, -138)], 4.5) + circle(0, -122, 4), "dark"),
    Piece(rectangle(-36, -84, 72, 60, 4), "trim", 9),
    Piece(path("M50,-112L64,-100L56,-84L44,-94Z") + rectangle(-60, -12, 120, 12, 3), "dark"),
    body=RED, trim="#9f3325", anchors={"hand": (56, -98), "top": (0, -214)},
)  # fmt: skip

HYDRANT = thing(
    Piece(rectangle(-46, -14, 92, 14, 4), "dark", 5),
    Piece(rectangle(-66, -96, 132, 28, 6), "body", 8),
    Piece(rectangle(-74, -100, 13, 36, 4) + rectangle(61, -100, 13, 36, 4), "trim"),
    Piece(path("M-36,-120H36V-14H-36Z"), "body", 18),
    Piece(path("M-42,-116C-40,-150 -20,-160 0,-160C20,-160 40,-150 42,-116Z"), "body", 12),
    Piece(rectangle(-46, -124, 92, 11, 4) + rectangle(-10, -172, 20, 14, 3), "trim"),
    Piece(circle(0, -82, 15), "trim", 5),
    Piece(circle(0, -82, 6), "dark"),
    body=RED, trim=OCHRE, anchors={"top": (0, -172)},
)  # fmt: skip

TRAFFIC_LIGHT = thing(
    Piece(line([(0, 0), (0, -80)], 9) + rectangle(-24, -6, 48, 7, 3), "dark"),
    Piece(rectangle(-34, -214, 68, 140, 14), "body", 12),
    Piece(circle(0, -188, 18), "trim", 6),
    Piece(circle(0, -144, 18), "glow", 6),
    Piece(circle(0, -100, 18), "metal", 6),
    Piece(stroke("M-20,-192C-18,-212 18,-212 20,-192M-20,-148C-18,-168 18,-168 20,-148M-20,-104"
              "C-18,-124 18,-124 20,-104", 4.5), "dark"),
    body="#3d4654", trim=RED, metal=GREEN, anchors={"face": (0, -144), "top": (0, -214)},
)  # fmt: skip

GALLERY: dict[str, Motif] = {
    "lift": lift().moved(0, 0, 0.9),
    "lift opened": lift(opened=True).moved(0, 0, 0.9),
    "crane": crane(110).moved(-30, 0, 0.85),
    "pulley": pulley(),
    "winch": WINCH,
    "funnel machine": FUNNEL_MACHINE.moved(-20, 0, 0.8),
    "printing press": PRINTING_PRESS,
    "loom": LOOM,
    "sewing machine": SEWING_MACHINE.moved(-8, 0, 0.95),
    "grinder": GRINDER,
    "mangle": MANGLE,
    "anvil": ANVIL,
    "bellows": BELLOWS,
    "potter's wheel": POTTERS_WHEEL,
    "gear train": gear_train().moved(-60, 0),
    "clockwork key": CLOCKWORK_KEY,
    "spring": spring(),
    "weather vane": WEATHER_VANE,
    "windmill wheel": windmill_wheel().moved(0, -120),
    "water wheel": water_wheel(),
    "fan": FAN,
    "crank": CRANK,
    "tripod telescope": TRIPOD_TELESCOPE,
    "projector": PROJECTOR,
    "microscope": MICROSCOPE,
    "robot": ROBOT,
    "robot arm": ROBOT_ARM,
    "diving suit": DIVING_SUIT,
    "sign round": SIGN_ROUND,
    "sign triangle": SIGN_TRIANGLE,
    "sign arrow": SIGN_ARROW,
    "post box": POST_BOX,
    "cannon": CANNON,
    "gasoline pump": GASOLINE_PUMP,
    "hydrant": HYDRANT,
    "traffic light": TRAFFIC_LIGHT,
}
