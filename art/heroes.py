"""Twenty-one things to tell stories about, each standing on (0, 0), about 200 units wide or tall."""

from __future__ import annotations

import math
from dataclasses import dataclass

from art.colour import Field, rgb
from art.palettes import Inks
from art.press import Plate, Shadow, darker, lighter
from art.shapes import circle, ellipse, line, path, place, polygon, rectangle, ring, stroke


@dataclass(frozen=True)
class Piece:
    """One cut of paper: a shape, the role of its ink, and how deep its modelling goes."""

    shape: str
    ink: str = "body"
    depth: float = 0


def _spiral(x: float, y: float, turns: float, radius: float) -> str:
    points = []
    for step in range(61):
        t = step / 60
        angle = t * turns * math.tau
        points.append((x + radius * t * math.cos(angle), y + radius * t * math.sin(angle)))
    return line(points, 6)


def _gores(y: float, ry: float, offsets: tuple[float, ...]) -> str:
    """Seams of a balloon, from its top to its bottom."""
    return "".join(stroke(f"M0,{y - ry:.0f}Q{2 * x:.0f},{y:.0f} 0,{y + ry + 30:.0f}", 4) for x in offsets)


HEROES: dict[str, tuple[Piece, ...]] = {
    "door": (
        Piece(rectangle(-60, -216, 120, 216, 3), "dark", 12),
        Piece(rectangle(-48, -204, 96, 204), "glow", 30),
        Piece(polygon([(-48, -204), (6, -222), (6, 18), (-48, 0)]), "body", 20),
        Piece(polygon([(-40, -184), (-4, -194), (-4, -116), (-40, -112)]), "trim"),
        Piece(polygon([(-40, -92), (-4, -94), (-4, -8), (-40, -14)]), "trim"),
        Piece(circle(-1, -104, 5.5), "dark"),
    ),
    "tree": (
        Piece(path("M-16,0C-10,-40 -12,-80 -10,-120H12C12,-80 12,-40 22,0C10,6 -6,6 -16,0Z"), "dark", 10),
        Piece(stroke("M0,-90C-20,-110 -34,-116 -46,-130M2,-80C22,-100 34,-106 46,-126", 9), "dark"),
        Piece(
            circle(0, -178, 58) + circle(-52, -150, 42) + circle(52, -148, 44) + circle(-20, -130, 40)
            + circle(24, -128, 42),
            "body", 40,
        ),
        Piece("".join(circle(x, y, 9) for x, y in ((-52, -150), (-12, -196), (28, -168), (54, -132), (-16, -140))),
              "trim"),
    ),
    "boat": (
        Piece(rectangle(-4, -222, 8, 190), "dark"),
        Piece(path("M-10,-206C-40,-150 -64,-96 -88,-50H-10Z"), "body", 24),
        Piece(path("M10,-190C40,-150 60,-100 70,-50H10Z"), "glow", 20),
        Piece(path("M-104,-38H104C98,-14 84,0 66,2H-62C-84,0 -98,-14 -104,-38Z"), "trim", 16),
        Piece(path("M4,-222L40,-212L4,-202Z"), "trim"),
    ),
    "ladder": (
        Piece(line([(-44, 0), (-30, -240)], 13) + line([(44, 0), (30, -240)], 13), "body", 6),
        Piece("".join(line([(-42 + i * 1.8, -22 - i * 32), (42 - i * 1.8, -22 - i * 32)], 11) for i in range(7))),
        Piece("".join(circle(s * (42 - i * 1.8), -22 - i * 32, 3.4) for i in range(7) for s in (-1, 1)), "dark"),
    ),
    "key": (
        Piece(ring(0, -180, 40, 20) + rectangle(-10, -136, 20, 136, 6), "body", 9),
        Piece(rectangle(8, -44, 40, 15, 2) + rectangle(8, -18, 30, 15, 2) + rectangle(-18, -142, 36, 12, 4), "body"),
        Piece(circle(0, -180, 14), "trim"),
    ),
    "umbrella": (
        Piece(stroke("M0,-196V-22C0,6 36,6 36,-20", 9), "dark"),
        Piece(
            path("M-118,-96C-110,-176 -56,-204 0,-204C56,-204 110,-176 118,-96Q96,-116 72,-96Q36,-118 0,-96"
                 "Q-36,-118 -72,-96Q-96,-116 -118,-96Z"),
            "body", 34,
        ),
        Piece(stroke("M0,-202Q-62,-170 -72,-98M0,-202Q62,-170 72,-98M0,-202V-98", 3.4), "dark"),
        Piece(line([(0, -204), (0, -224)], 8), "trim"),
    ),
    "clock": (
        Piece(line([(-46, -26), (-66, 0)], 14) + line([(46, -26), (66, 0)], 14), "dark"),
        Piece(ellipse(-50, -196, 34, 22, -32) + ellipse(50, -196, 34, 22, 32), "trim", 12),
        Piece(circle(0, -104, 94), "body", 30),
        Piece(circle(0, -104, 74), "glow", 24),
        Piece("".join(circle(58 * math.cos(i * math.pi / 6), -104 + 58 * math.sin(i * math.pi / 6), 4.6)
                      for i in range(12)), "dark"),
        Piece(line([(0, -104), (-26, -142)], 9) + line([(0, -104), (40, -120)], 7) + circle(0, -104, 8), "dark"),
    ),
    "bird": (
        Piece(stroke("M-12,-30L-18,0M16,-30L14,0M-30,0H-4M2,0H28", 6), "dark"),
        Piece(
            path("M-118,-40C-76,-58 -60,-116 -14,-146C-6,-196 58,-204 72,-158C76,-146 76,-130 70,-118"
                 "C80,-62 44,-18 -14,-20C-44,-22 -74,-28 -118,-40Z"),
            "body", 36,
        ),
        Piece(path("M-84,-46C-58,-104 -8,-124 34,-92C22,-50 -26,-32 -84,-46Z"), "trim", 22),
        Piece(polygon([(70, -172), (110, -154), (71, -144)]), "glow", 8),
        Piece(circle(44, -162, 6.5), "dark"),
    ),
    "fish": (
        Piece(path("M-24,-132C0,-176 40,-176 54,-168C44,-150 42,-140 40,-124Z"), "trim", 14),
        Piece(
            path("M-118,-82C-72,-150 28,-150 70,-94L122,-144Q106,-84 122,-26L70,-72C28,-14 -72,-18 -118,-82Z"),
            "body", 34,
        ),
        Piece(stroke("M-46,-126C-30,-100 -30,-66 -46,-42M4,-132C18,-104 18,-62 4,-36", 10), "trim"),
        Piece(path("M-18,-78C4,-78 22,-66 28,-48C8,-44 -12,-54 -18,-78Z"), "glow", 8),
        Piece(circle(-76, -94, 9), "glow"),
        Piece(circle(-77, -94, 5), "dark"),
    ),
    "chair": (
        Piece(rectangle(-46, -80, 11, 66) + rectangle(36, -80, 11, 66), "dark"),
        Piece(rectangle(-62, -236, 16, 150, 5) + rectangle(46, -236, 16, 150, 5), "body", 8),
        Piece(path("M-60,-226Q0,-246 60,-226V-196Q0,-214 -60,-196Z"), "body", 10),
        Piece(rectangle(-50, -174, 100, 15) + rectangle(-50, -138, 100, 15), "body", 7),
        Piece(polygon([(-66, -100), (66, -100), (80, -72), (-80, -72)]), "trim", 12),
        Piece(rectangle(-78, -74, 156, 11, 2), "body"),
        Piece(rectangle(-76, -66, 16, 66, 3) + rectangle(60, -66, 16, 66, 3), "body", 8),
    ),
    "lighthouse": (
        Piece(path("M-80,6C-70,-22 -44,-20 -30,-30H34C50,-20 74,-20 86,6Z"), "dark", 14),
        Piece(path("M-38,-22L-24,-190H24L38,-22Z"), "glow", 24),
        Piece(path("M-35,-54L-32,-92H32L35,-54Z M-29.500,-126L-26.500,-160H26.500L29.500,-126Z"), "body", 16),
        Piece(rectangle(-34, -200, 68, 12, 3), "dark"),
        Piece(rectangle(-19, -232, 38, 34), "glow"),
        Piece(stroke("M-7,-232V-198M7,-232V-198", 3), "dark"),
        Piece(path("M-28,-230L0,-262L28,-230Z"), "body", 10),
        Piece(path("M-8,-22V-40A8,9 0 0 1 8,-40V-22Z"), "dark"),
    ),
    "kite": (
        Piece(stroke("M0,-86C26,-66 -26,-44 0,-22C14,-10 4,0 -6,4", 4), "dark"),
        Piece(
            place(polygon([(-20, -9), (0, 0), (-20, 9), (20, 9), (0, 0), (20, -9)]), 6, -58, 1, 24)
            + place(polygon([(-20, -9), (0, 0), (-20, 9), (20, 9), (0, 0), (20, -9)]), -4, -24, 0.9, -20),
            "trim",
        ),
        Piece(polygon([(0, -252), (86, -172), (0, -84), (-86, -172)]), "body", 30),
        Piece(polygon([(0, -252), (86, -172), (0, -172)]) + polygon([(0, -84), (-86, -172), (0, -172)]), "trim", 18),
        Piece(line([(0, -250), (0, -86)], 4) + line([(-84, -172), (84, -172)], 4), "dark"),
    ),
    "cup": (
        Piece(ellipse(0, -8, 124, 17), "body", 10),
        Piece(stroke("M84,-106C142,-122 144,-44 66,-40", 16), "body", 8),
        Piece(path("M-96,-124C-92,-62 -66,-14 -34,-8H34C66,-14 92,-62 96,-124Z"), "body", 34),
        Piece(ellipse(0, -124, 96, 19), "glow", 8),
        Piece(ellipse(0, -122, 82, 13), "dark"),
        Piece(path("M-93,-96C-60,-82 60,-82 93,-96L90,-80C58,-66 -58,-66 -90,-80Z"), "trim"),
        Piece(stroke("M-30,-150C-48,-168 -14,-184 -30,-206M22,-152C4,-172 40,-188 22,-214", 7), "glow"),
    ),
    "balloon": (
        Piece(line([(-30, -92), (-22, -40)], 3) + line([(30, -92), (22, -40)], 3) + line([(0, -92), (0, -40)], 3),
              "dark"),
        Piece(rectangle(-28, -42, 56, 42, 7), "dark", 10),
        Piece(stroke("M-26,-30H26M-26,-16H26", 3), "glow"),
        Piece(path("M-40,-88C-70,-120 -104,-148 -104,-192C-104,-246 -58,-282 0,-282C58,-282 104,-246 104,-192"
                   "C104,-148 70,-120 40,-88Z"), "body", 40),
        Piece(path("M-14,-88C-34,-130 -46,-160 -46,-194C-46,-244 -26,-276 0,-282C26,-276 46,-244 46,-194"
                   "C46,-160 34,-130 14,-88Z"), "trim", 26),
        Piece(_gores(-185, 97, (-22, 22)), "dark"),
    ),
    "candle": (
        Piece(stroke("M62,-22C104,-34 104,14 58,2", 9), "dark"),
        Piece(path("M-78,-26H78C72,-6 56,2 40,4H-40C-56,2 -72,-6 -78,-26Z"), "trim", 12),
        Piece(rectangle(-30, -170, 60, 150, 4), "body", 20),
        Piece(path("M-30,-168C-10,-158 -16,-126 -8,-126C0,-126 -4,-154 8,-156C20,-156 14,-108 22,-108"
                   "C30,-108 26,-150 30,-168Q0,-182 -30,-168Z"), "glow", 8),
        Piece(line([(0, -170), (0, -188)], 5), "dark"),
        Piece(path("M0,-184C-28,-200 -14,-226 0,-256C14,-226 28,-200 0,-184Z"), "glow", 10),
        Piece(path("M0,-188C-13,-198 -7,-212 0,-228C7,-212 13,-198 0,-188Z"), "trim"),
    ),
    "house": (
        Piece(rectangle(30, -216, 24, 62), "dark", 8),
        Piece(polygon([(-74, 0), (-74, -118), (0, -192), (74, -118), (74, 0)]), "body", 30),
        Piece(polygon([(-96, -104), (0, -210), (96, -104), (84, -92), (0, -182), (-84, -92)]), "trim", 12),
        Piece(path("M-20,0V-56A20,22 0 0 1 20,-56V0Z"), "dark"),
        Piece(rectangle(-58, -82, 26, 32, 2) + rectangle(32, -82, 26, 32, 2) + circle(0, -126, 14), "glow"),
        Piece(stroke("M42,-222C28,-240 58,-250 44,-272", 7), "glow"),
    ),
    "snail": (
        Piece(path("M-122,0C-110,-22 -70,-26 -30,-26H48C74,-30 78,-66 96,-84C114,-98 136,-80 128,-60"
                   "C118,-32 110,-8 84,0Z"), "body", 18),
        Piece(stroke("M104,-84C104,-104 98,-116 92,-128M120,-82C124,-100 130,-112 138,-122", 6), "body"),
        Piece(circle(91, -130, 8) + circle(140, -125, 8), "dark"),
        Piece(circle(-8, -92, 80), "trim", 34),
        Piece(_spiral(-8, -92, 2.3, 64), "dark"),
    ),
    "book": (
        Piece(path("M0,-12C-40,-34 -96,-36 -128,-18L-134,-168C-96,-188 -40,-184 0,-158C40,-184 96,-188 134,-168"
                   "L128,-18C96,-36 40,-34 0,-12Z"), "body", 14),
        Piece(path("M0,-22C-36,-46 -84,-48 -116,-34L-122,-176C-84,-192 -36,-186 0,-164C36,-186 84,-192 122,-176"
                   "L116,-34C84,-48 36,-46 0,-22Z"), "glow", 26),
        Piece(stroke("M0,-164V-22", 4), "dark"),
        Piece("".join(stroke(f"M{s * 20},{-142 + k * 24}q{s * 38},-22 {s * 82},-16", 3.6)
                      for k in range(5) for s in (-1, 1)), "dark"),
        Piece(path("M30,-176H46V-96L38,-106L30,-96Z"), "trim"),
    ),
    "mushroom": (
        Piece(path("M-30,-96C-26,-50 -40,-20 -44,0C-20,8 20,8 44,0C40,-20 26,-50 30,-96Z"), "glow", 22),
        Piece(path("M-110,-92C-80,-78 80,-78 110,-92C100,-70 50,-62 0,-62C-50,-62 -100,-70 -110,-92Z"), "dark", 8),
        Piece(path("M-116,-92C-116,-160 -62,-210 0,-210C62,-210 116,-160 116,-92C70,-78 -70,-78 -116,-92Z"),
              "body", 40),
        Piece(circle(-56, -134, 19) + circle(10, -168, 22) + circle(64, -124, 16) + circle(4, -110, 12)
              + circle(-30, -184, 9), "trim"),
    ),
    "hat": (
        Piece(ellipse(0, -20, 128, 26), "dark", 10),
        Piece(ellipse(0, -26, 128, 24), "body", 12),
        Piece(path("M-72,-34C-66,-90 -76,-140 -84,-186C-50,-202 50,-202 84,-186C76,-140 66,-90 72,-34"
                   "C40,-20 -40,-20 -72,-34Z"), "body", 34),
        Piece(path("M-72,-70C-40,-56 40,-56 72,-70L72,-34C40,-20 -40,-20 -72,-34Z"), "trim", 10),
        Piece(ellipse(0, -187, 84, 13), "dark"),
    ),
    "whale": (
        Piece(path("M84,-78C104,-104 102,-124 92,-150C116,-146 130,-132 136,-116C146,-130 160,-140 182,-140"
                   "C178,-112 164,-96 142,-92C136,-66 116,-40 84,-30Z"), "body", 12),
        Piece(path("M-138,-60C-138,-128 -70,-150 0,-140C56,-132 92,-104 116,-76C100,-28 50,0 -30,0"
                   "C-100,0 -138,-16 -138,-60Z"), "body", 40),
        Piece(path("M-134,-44C-96,-30 -20,-28 40,-34C10,-4 -40,2 -72,-2C-108,-6 -130,-20 -134,-44Z"), "glow", 10),
        Piece(path("M-26,-36C-14,-6 -24,14 -44,26C-56,6 -58,-16 -52,-36Z"), "body", 10),
        Piece(circle(-92, -66, 7), "dark"),
        Piece(stroke("M-44,-150C-44,-178 -60,-190 -78,-186M-44,-150C-44,-182 -28,-194 -10,-188", 7), "trim"),
    ),
}  # fmt: skip


def outline(name: str) -> str:
    """The whole silhouette of a thing."""
    return "".join(piece.shape for piece in HEROES[name])


def draw(
    plate: Plate,
    name: str,
    x: float,
    y: float,
    scale: float,
    inks: Inks,
    turn: float = 0,
    flip: bool = False,
    clip: Field | None = None,
    cast: bool = True,
) -> None:
    """Print a thing, its pieces from back to front, lit from the upper left however it is turned."""
    if cast:
        shadow = Shadow(3 * scale, 6 * scale, 6 * scale, 0.34)
        whole = plate.mask(place(outline(name), x, y, scale, turn, flip))
        plate.ink(whole, darker(inks["body"], 0.5), shadow=shadow, clip=clip, opacity=0)
    for piece in HEROES[name]:
        ink = inks[piece.ink]
        bright = float(rgb(ink).mean()) > 0.35
        plate.ink(
            place(piece.shape, x, y, scale, turn, flip),
            ink,
            shade=darker(ink, 0.42 if bright else 0.55) if piece.depth else None,
            light=lighter(ink, 0.55 if bright else 0.3) if piece.depth else None,
            depth=piece.depth * scale,
            edge=0.25,
            clip=clip,
        )
