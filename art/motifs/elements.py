"""Fire, water, air and traces: small motifs standing on (0, 0), about 200 high unless said.

Fire: flame(lean=8) one tongue; fire(logs=True) a camp fire; torch_flame() (100 high); spark_burst(count=12)
Air: smoke(height=300) a curling column (anchor "top"); chimney_smoke() puffs drifting right; steam() (three wisps,
  100 high); dust(width=200) at a runner's feet (60 high); poof() a burst; whirl() a small whirlwind; feather();
  feathers(count=7) falling
Water: drop(); drops(count=9) falling; splash() a crown of water (anchor "middle"); puddle(width=200) lying flat;
  rings(count=3, radius=90) on water, flat, around (0, 0); wave_crest(); bubbles(count=9) rising
Cold: snowflake(), snowball() (100), icicles(width=200) hanging from y = -206
Earth: footprints(count=6, kind="boot"|"bare"|"paw"|"bird") going away from (0, 0), smaller as they go; stones(count=4)
  (up to 6, 74 high), boulder() (150 high), crack(seed) running up from (0, 0), hole(width=200) a pit, flat;
  cobweb() in the corner (0, -200), spread to the right and down

Inks: "body", "shade", "light", "dark"; fire also "hot", "warm", "wood", "cut", "stone"; the boulder "moss".
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from itertools import pairwise
from random import Random

from art.colour import Colour
from art.motif import Motif, Piece
from art.motifs.growth import blob, leaf, limb, off, smooth
from art.motifs.terrain import cracks
from art.shapes import circle, ellipse, path, place, polygon, rectangle, star, stroke

WATER: Mapping[str, Colour] = {"body": "#4f93ab", "shade": "#2f6683", "light": "#dcefe6", "dark": "#1c3f5c"}
FIRE: Mapping[str, Colour] = {
    "hot": "#cf3d24",
    "body": "#ec7a2c",
    "warm": "#f6be4a",
    "light": "#fdeeb8",
    "wood": "#5a3a30",
    "dark": "#2a1a1e",
    "cut": "#e3bf87",
}
AIR: Mapping[str, Colour] = {"body": "#cfc7bd", "shade": "#948c8c", "light": "#f4eee0", "dark": "#4a4550"}
STONE: Mapping[str, Colour] = {"body": "#9a9188", "shade": "#67605f", "light": "#d3c9b8", "dark": "#2f2b34"}
SNOW: Mapping[str, Colour] = {"body": "#eef2ef", "shade": "#a9c0d0", "light": "#ffffff", "dark": "#3c5576"}


def _tongue(x: float, y: float, width: float, height: float, lean: float) -> str:
    """A tongue of fire licking up from (x, y)."""

    def p(across: float, up: float) -> str:
        return f"{x + across * width + lean * up * up:.1f},{y - up * height:.1f}"

    return path(
        f"M{p(-0.3, 0)}C{p(-0.62, 0.14)} {p(-0.5, 0.36)} {p(-0.36, 0.5)}"
        f"C{p(-0.3, 0.42)} {p(-0.28, 0.38)} {p(-0.24, 0.34)}"
        f"C{p(-0.26, 0.6)} {p(-0.02, 0.74)} {p(0.0, 1.0)}C{p(0.22, 0.8)} {p(0.2, 0.6)} {p(0.16, 0.46)}"
        f"C{p(0.24, 0.5)} {p(0.3, 0.58)} {p(0.32, 0.66)}C{p(0.5, 0.44)} "
        f"{p(0.6, 0.16)} {p(0.3, 0)}C{p(0.14, -0.05)} {p(-0.14, -0.05)} {p(-0.3, 0)}Z"
    )


def flame(lean: float = 8) -> Motif:
    pieces = (
        Piece(_tongue(0, 0, 120, 200, lean), "hot", 24),
        Piece(_tongue(2, 0, 88, 148, lean), "body", 18),
        Piece(_tongue(3, 0, 58, 98, lean), "warm", 12),
        Piece(_tongue(4, 0, 30, 54, lean), "light"),
    )
    return Motif(pieces, FIRE, {"top": (lean, -200), "middle": (0, -70)})


def torch_flame() -> Motif:
    pieces = (Piece(path("M0,2C-34,-6 -34,-44 -14,-62C-12,-52 -8,-48 -4,-48C-10,-70 "
        "4,-86 10,-102C12,-80 34,-56 28,-26C24,-8 12,2 0,2Z"), "body", 12),
              Piece(path("M2,0C-18,-6 -16,-28 -2,-44C4,-34 16,-30 14,-14C12,-4 8,0 2,0Z"), "light", 7))  # fmt: skip
    return Motif(pieces, FIRE, {"top": (10, -102), "middle": (0, -40)})


def fire(logs: bool = True) -> Motif:
    pieces = [
        Piece(
            _tongue(-44, -14, 74, 104, -16) + _tongue(46, -14, 78, 116, 14) + _tongue(0, -14, 112, 190, 6), "hot", 22
        ),
        Piece(_tongue(-36, -12, 50, 70, -12) + _tongue(38, -12, 52, 78, 10) + _tongue(2, -12, 80, 136, 6), "body", 16),
        Piece(_tongue(-8, -10, 50, 84, 2) + _tongue(30, -10, 30, 50, 6), "warm", 10),
        Piece(_tongue(-4, -10, 26, 46, 2), "light"),
        Piece(
            "".join(
                circle(x, y, r)
                for x, y, r in (
                    (-50, -140, 3),
                    (34, -176, 3.4),
                    (60, -150, 2.6),
                    (-22, -190, 2.6),
                    (72, -110, 2.4),
                    (-74, -104, 2.4),
                )
            ),
            "warm",
        ),
    ]
    if logs:
        lengths = limb([(-92, -6), (0, -20), (70, -34)], 25, 22) + limb([(92, -4), (10, -14), (-66, -30)], 25, 22)
        ends = ellipse(-94, -6, 9, 13, 10) + ellipse(94, -4, 9, 13, -10)
        pieces += [
            Piece(lengths, "wood", 9),
            Piece(stroke("M-76,-12L40,-32M74,-6L-40,-26", 2.6), "dark"),
            Piece(ends, "cut", 6),
        ]
        pieces.append(Piece("".join(ellipse(x, 2, 17, 11) for x in (-70, -36, 0, 38, 74)), "stone", 8))
    return Motif(tuple(pieces), {**FIRE, "stone": "#8c8380"}, {"top": (6, -204), "middle": (0, -70)})


def spark_burst(count: int = 12) -> Motif:
    rays = "".join(
        leaf(*off(0, -100, 30, i * 360 / count), 50 if i % 2 else 34, 9, i * 360 / count) for i in range(count)
    )
    dots = "".join(circle(*off(0, -100, 92 if i % 2 else 78, i * 360 / count + 14), 4) for i in range(count))
    return Motif(
        (Piece(rays, "warm"), Piece(dots, "body"), Piece(star(0, -100, 26, 0.4), "light")), FIRE, {"middle": (0, -100)}
    )


def smoke(height: float = 300, seed: int = 3) -> Motif:
    random = Random(seed)
    back, front, lit = "", "", ""
    count = max(6, int(height / 24))
    for i in range(count):
        t = i / (count - 1)
        x = 16 * math.sin(t * 7) * (0.4 + t) + 46 * t * t
        radius = 9 + 34 * t
        y = -6 - (height - 30) * t
        back += circle(x + radius * 0.5 * random.uniform(0.4, 1), y + radius * 0.3, radius * 0.9)
        front += circle(x - radius * 0.2, y, radius * random.uniform(0.85, 1.05))
        if i % 2:
            lit += stroke(
                f"M{x - radius * 0.7:.1f},{y:.1f}q{radius * 0.1:.1f},{-radius * 0.6:.1f} "
                f"{radius * 0.6:.1f},{-radius * 0.55:.1f}",
                3.4,
            )
    return Motif(
        (Piece(back, "shade", 16), Piece(front, "body", 22, lifted=True), Piece(lit, "light")),
        AIR,
        {"top": (50, -height), "foot": (0, 0)},
    )


def chimney_smoke() -> Motif:
    puffs = [(0, -14, 10), (8, -40, 14), (24, -72, 19), (50, -108, 25), (86, -146, 32)]
    back = "".join(circle(x + r * 0.7, y + r * 0.2, r * 0.75) for x, y, r in puffs)
    front = "".join(circle(x, y, r) for x, y, r in puffs)
    curls = "".join(
        stroke(
            f"M{x - r * 0.5:.1f},{y + r * 0.1:.1f}c0,{-r * 0.8:.1f} {r:.1f},{-r * 0.8:.1f} "
            f"{r:.1f},0c0,{r * 0.5:.1f} {-r * 0.6:.1f},{r * 0.4:.1f} {-r * 0.5:.1f},0",
            3,
        )
        for x, y, r in puffs[1:]
    )
    return Motif(
        (Piece(back, "shade", 12), Piece(front, "body", 16, lifted=True), Piece(curls, "shade")),
        AIR,
        {"top": (86, -178), "foot": (0, 0)},
    )


def steam() -> Motif:
    wisps = "".join(
        limb([(x, 0), (x - 12, -24), (x + 8, -52), (x - 4, -tall)], 3, 9) + circle(x - 4, -tall, 4.5)
        for x, tall in ((-28, 78), (0, 104), (28, 82))
    )
    return Motif((Piece(wisps, "light"),), AIR, {"top": (0, -104), "foot": (0, 0)})


def _drop(x: float, y: float, size: float) -> str:
    """A drop hanging, its round foot on y."""
    return path(
        f"M{x:.1f},{y - size * 2:.1f}C{x + size * 0.24:.1f},{y - size * 1.3:.1f} {x + size * 0.75:.1f},{y - size:.1f} "
        f"{x + size * 0.72:.1f},{y - size * 0.62:.1f}C{x + size * 0.66:.1f},{y + size * 0.2:.1f} "
        f"{x - size * 0.66:.1f},{y + size * 0.2:.1f} {x - size * 0.72:.1f},{y - size * 0.62:.1f}"
        f"C{x - size * 0.75:.1f},{y - size:.1f} {x - size * 0.24:.1f},{y - size * 1.3:.1f} {x:.1f},{y - size * 2:.1f}Z"
    )


def drop() -> Motif:
    return Motif(
        (
            Piece(_drop(0, 0, 100), "body", 34),
            Piece(
                path("M-46,-60C-46,-90 -34,-106 -22,-124C-26,-100 -34,-84 -32,-52C-34,-44 -46,-46 -46,-60Z"), "light"
            ),
        ),
        WATER,
        {"top": (0, -200), "middle": (0, -62)},
    )


def drops(count: int = 9, seed: int = 4) -> Motif:
    random = Random(seed)
    shape, lights = "", ""
    for i in range(count):
        x, y, size = random.uniform(-90, 90), -200 * (i + 0.3) / count, random.uniform(8, 15)
        shape += _drop(x, y, size)
        lights += ellipse(x - size * 0.28, y - size * 0.62, size * 0.14, size * 0.3, 12)
    return Motif((Piece(shape, "body", 8), Piece(lights, "light")), WATER, {"top": (0, -200)})


def splash() -> Motif:
    base = ellipse(0, -6, 104, 18)
    back = path(
        "M-70,-10C-84,-50 -78,-84 -92,-110C-66,-96 -56,-74 -46,-50C-44,-90 -38,-120 -44,-150C-20,-120 "
        "-14,-90 -8,-60C-2,-100 8,-140 4,-176C26,-134 22,-94 24,-60C36,-90 50,-118 "
        "66,-134C60,-100 54,-76 56,-52C68,-72 82,-86 100,-96C88,-70 84,-40 74,-10Z"
    )
    front = path(
        "M-96,-8C-88,-30 -84,-44 -86,-62C-70,-50 -62,-36 -56,-22C-48,-44 -40,-60 -38,-80C-24,-58 -20,-40 "
        "-16,-22C-6,-44 4,-62 14,-78C18,-56 22,-38 26,-22C38,-40 50,-50 66,-58C60,-40 64,-24 96,-8C60,14 -60,14 -96,-8Z"
    )
    beads = (
        _drop(-96, -124, 9)
        + _drop(-48, -166, 8)
        + _drop(6, -188, 9)
        + _drop(70, -148, 9)
        + _drop(106, -108, 8)
        + circle(34, -110, 5)
        + circle(-70, -132, 4)
    )
    lights = stroke("M-34,-30q6,-18 4,-30M6,-28q6,-18 8,-30M-70,-24q0,-10 -4,-20M44,-24q6,-10 10,-16", 3.4)
    return Motif(
        (
            Piece(base, "shade"),
            Piece(back, "shade", 12),
            Piece(beads, "body", 5),
            Piece(front, "body", 14),
            Piece(lights, "light"),
        ),
        WATER,
        {"middle": (0, -20), "top": (4, -190)},
    )


def puddle(width: float = 200) -> Motif:
    half = width / 2
    shape = blob(
        [
            (-half, -2),
            (-half * 0.7, -width * 0.09),
            (-half * 0.1, -width * 0.08),
            (half * 0.4, -width * 0.115),
            (half * 0.96, -width * 0.04),
            (half * 0.8, width * 0.05),
            (half * 0.2, width * 0.045),
            (-half * 0.4, width * 0.075),
            (-half * 0.9, width * 0.04),
        ]
    )
    shine = path(
        smooth(
            [
                (-half * 0.6, -width * 0.05),
                (-half * 0.2, -width * 0.056),
                (half * 0.1, -width * 0.05),
                (-half * 0.2, -width * 0.034),
            ]
        )
    )
    rim = stroke(
        f"M{-half * 0.3:.1f},{width * 0.03:.1f}q{half * 0.3:.1f},{-width * 0.03:.1f} "
        f"{half * 0.7:.1f},{-width * 0.012:.1f}",
        3,
    )
    return Motif((Piece(shape, "body", 12), Piece(shine, "light"), Piece(rim, "light")), WATER, {"middle": (0, 0)})


def rings(count: int = 3, radius: float = 90) -> Motif:
    hoops = "".join(
        f'<ellipse fill="none" stroke="#fff" stroke-width="{5 - i}" cx="0" cy="0" '
        f'rx="{radius * (i + 1) / count:.1f}" ry="{radius * 0.26 * (i + 1) / count:.1f}"/>'
        for i in range(count)
    )
    return Motif((Piece(hoops, "light"),), WATER, {"middle": (0, 0)})


def wave_crest() -> Motif:
    body = path(
        "M-130,4C-90,0 -70,-40 -46,-84C-24,-124 20,-150 62,-136C96,-122 104,-88 84,-66"
        "C82,-88 62,-98 44,-90C20,-78 22,-44 48,-22C70,-4 100,0 130,4C60,14 -70,14 -130,4Z"
    )
    lines = stroke("M-60,-14C-30,-40 -24,-80 10,-104M-20,-8C-2,-34 -4,-60 18,-84M-92,-6C-70,-20 -60,-40 -50,-58", 4)
    foam = limb([(-58, -70), (-20, -122), (30, -146), (74, -132), (92, -100), (84, -68)], 6, 17) + "".join(
        circle(x, y, r)
        for x, y, r in (
            (98, -70, 7),
            (88, -48, 6),
            (72, -56, 5),
            (108, -92, 4),
            (40, -166, 4),
            (0, -158, 3.4),
            (84, -150, 4),
        )
    )
    return Motif(
        (Piece(body, "body", 26), Piece(lines, "shade"), Piece(foam, "light", 7)),
        WATER,
        {"top": (40, -150), "middle": (0, -60)},
    )


def bubbles(count: int = 9, seed: int = 5) -> Motif:
    random = Random(seed)
    films, lights = "", ""
    for i in range(count):
        t = (i + 0.5) / count
        x, y, r = random.uniform(-46, 46), -200 * t, random.uniform(6, 10) + 12 * t * random.random()
        films += f'<circle fill="none" stroke="#fff" stroke-width="3" cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}"/>'
        lights += stroke(
            f"M{x - r * 0.55:.1f},{y - r * 0.05:.1f}q{r * 0.05:.1f},{-r * 0.45:.1f} {r * 0.45:.1f},{-r * 0.5:.1f}", 2.8
        )
    return Motif((Piece(films, "light"), Piece(lights, "light")), WATER, {"top": (0, -210), "foot": (0, 0)})


def dust(width: float = 200) -> Motif:
    lobes = [(-0.42, -12, 16), (-0.24, -24, 24), (0, -30, 28), (0.22, -20, 20), (0.4, -10, 13)]
    shape = "".join(circle(x * width, y, r) for x, y, r in lobes) + rectangle(-width * 0.45, -14, width * 0.9, 14, 7)
    marks = "".join(
        stroke(f"M{x * width - r * 0.5:.1f},{y:.1f}c0,{-r * 0.8:.1f} {r:.1f},{-r * 0.8:.1f} {r:.1f},0", 3.2)
        for x, y, r in lobes[1:4]
    )
    return Motif(
        (
            Piece(shape, "body", 16),
            Piece(marks, "shade"),
            Piece(circle(width * 0.52, -22, 5) + circle(width * 0.46, -38, 3.6) + circle(-width * 0.5, -32, 4), "body"),
        ),
        {**AIR, "body": "#dcc9a6", "shade": "#b79c72"},
        {"middle": (0, -24)},
    )


def poof() -> Motif:
    outer = "".join(circle(*off(0, -100, 64, i * 40), 32 if i % 2 else 26) for i in range(9))
    inner = "".join(circle(*off(0, -100, 38, i * 60 + 20), 26) for i in range(6)) + circle(0, -100, 40)
    lines = "".join(
        stroke("M{:.1f},{:.1f}L{:.1f},{:.1f}".format(*off(0, -100, 104, turn), *off(0, -100, 126, turn)), 5)
        for turn in range(0, 360, 45)
    )
    return Motif(
        (Piece(lines, "shade"), Piece(outer, "body", 20), Piece(inner, "light", 18, lifted=True)),
        AIR,
        {"middle": (0, -100)},
    )


def feather() -> Motif:
    vane = path("M4,-22C-34,-44 -44,-104 -22,-150C-10,-176 10,-192 26,-200C40,-160 40,-90 4,-22Z")
    half = path("M4,-22C2,-80 8,-140 26,-200C40,-160 40,-90 4,-22Z")
    quill = limb([(-6, 4), (2, -40), (6, -110), (24, -196)], 4.4, 2)
    barbs = stroke("M2,-60L-28,-84M4,-86L-30,-116M8,-116L-18,-146M5,-70L26,-96M8,-100L32,-128M14,-136L32,-160", 2.4)
    return Motif(
        (
            Piece(vane, "body", 18),
            Piece(half, "shade", 10),
            Piece(barbs, "light"),
            Piece(quill, "light"),
        ),
        {"body": "#e9e2d2", "shade": "#bfb6ac", "light": "#fbf8ee", "dark": "#2f2b34"},
        {"foot": (-6, 4), "top": (26, -200)},
    )


def feathers(count: int = 7, seed: int = 6) -> Motif:
    random = Random(seed)
    whole = feather()
    pieces: list[Piece] = []
    for i in range(count):
        placed = whole.moved(
            random.uniform(-100, 100), -20 - 180 * i / count, random.uniform(0.2, 0.32), random.uniform(-140, 140)
        )
        pieces += placed.pieces
    return Motif(tuple(pieces), whole.inks, {"top": (0, -200)})


def _print_of(kind: str) -> str:
    if kind == "boot":
        return path("M-9,0C-11,-12 -10,-22 -6,-32C-2,-38 6,-36 8,-28C10,-18 8,-8 7,0Z") + path(
            "M-8,6H7V14C4,20 -5,20 -8,14Z"
        )
    if kind == "bare":
        return path("M-7,14C-12,6 -8,-4 -9,-14C-8,-22 6,-22 8,-13C8,-4 4,2 6,12C4,20 -4,20 -7,14Z") + "".join(
            circle(x, y, r) for x, y, r in ((-8, -26, 3.6), (-1, -29, 3), (5, -28, 2.7), (9, -24, 2.4))
        )
    if kind == "paw":
        return ellipse(0, 4, 9, 7.5) + "".join(
            ellipse(x, y, 3.6, 5, turn) for x, y, turn in ((-10, -6, -24), (-4, -12, -6), (4, -12, 6), (10, -6, 24))
        )
    return stroke("M0,10L0,-12M0,4L-9,-8M0,4L9,-8M0,10L0,16", 4)


def footprints(count: int = 6, kind: str = "boot") -> Motif:
    one = _print_of(kind)
    shape = "".join(
        place(one, (-13 if i % 2 else 13) * (1 - 0.06 * i), -38 * i * (1 - 0.035 * i), 1 - 0.07 * i, 0, bool(i % 2))
        for i in range(count)
    )
    return Motif((Piece(shape, "dark"),), {"dark": "#5a4a44"}, {"foot": (0, 0), "top": (0, -38.0 * count)})


def _stone(x: float, y: float, width: float, height: float, seed: int) -> str:
    random = Random(seed)
    points = []
    for i in range(9):
        turn = 180 + i * 180 / 8
        grow = random.uniform(0.88, 1.08)
        points.append(
            (x + width / 2 * math.cos(math.radians(turn)) * grow, y + height * math.sin(math.radians(turn)) * grow)
        )
    return blob([*points, (x + width * 0.3, y + height * 0.08), (x - width * 0.3, y + height * 0.08)])


def stones(count: int = 4) -> Motif:
    places = ((-62, 74, 52), (30, 96, 74), (88, 50, 30), (-14, 54, 30), (-104, 40, 22), (66, 36, 18))[:count]
    pieces = [
        Piece(_stone(x, 0, w, h, i + 2), "body" if i % 2 else "shade", 20, lifted=True)
        for i, (x, w, h) in enumerate(places)
    ]
    marks = stroke("M10,-46q12,-14 26,-12M-76,-28q8,-10 18,-10", 3.4)
    return Motif((*pieces, Piece(marks, "light")), STONE, {"top": (30, -74)})


def boulder() -> Motif:
    body = _stone(0, 0, 220, 150, 9)
    facets = path("M-40,-140C-20,-100 -30,-60 -10,-20C20,-40 60,-30 104,-30C110,-80 60,-150 -40,-140Z")
    cracks_ = stroke("M-60,-110C-50,-80 -70,-60 -60,-30M20,-110C30,-90 24,-80 40,-64", 3.6)
    moss = path(
        "M-96,-70C-90,-110 -60,-140 -20,-148C10,-150 30,-144 40,-138C20,-128 10,-136 "
        "-4,-124C-20,-132 -34,-112 -48,-114C-60,-96 -74,-98 -78,-82C-84,-84 -90,-74 -96,-70Z"
    )
    return Motif(
        (Piece(body, "body", 40), Piece(facets, "shade", 20), Piece(cracks_, "dark"), Piece(moss, "moss", 8)),
        {**STONE, "moss": "#6f8a55"},
        {"top": (0, -150)},
    )


def snowflake() -> Motif:
    shape = ""
    for i in range(6):
        turn = i * 60 - 90
        tip = off(0, -100, 94, turn)
        shape += stroke(f"M0,-100L{tip[0]:.1f},{tip[1]:.1f}", 7)
        for t, reach in ((0.42, 26), (0.68, 32)):
            at = off(0, -100, 94 * t, turn)
            for side in (-52, 52):
                end = off(*at, reach, turn + side)
                shape += stroke(f"M{at[0]:.1f},{at[1]:.1f}L{end[0]:.1f},{end[1]:.1f}", 6)
    return Motif(
        (Piece(shape, "body"), Piece(polygon([off(0, -100, 18, i * 60) for i in range(6)]), "body")),
        SNOW,
        {"middle": (0, -100)},
    )


def snowball() -> Motif:
    return Motif(
        (
            Piece(circle(0, -50, 50), "body", 30),
            Piece("".join(circle(x, y, 2.4) for x, y in ((14, -34), (24, -52), (4, -22), (-8, -40))), "shade"),
        ),
        SNOW,
        {"top": (0, -100)},
    )


def icicles(width: float = 200) -> Motif:
    random = Random(7)
    count = int(width / 22)
    shape, lights = rectangle(-width / 2, -206, width, 16, 6), ""
    for i in range(count):
        x, long = -width / 2 + (i + 0.5) * width / count, random.uniform(40, 150)
        shape += path(
            f"M{x - 12:.1f},-194C{x - 6:.1f},{-194 + long * 0.4:.1f} {x - 2:.1f},{-194 + long * 0.7:.1f} "
            f"{x:.1f},{-194 + long:.1f}C{x + 3:.1f},{-194 + long * 0.6:.1f} "
            f"{x + 7:.1f},{-194 + long * 0.3:.1f} {x + 12:.1f},-194Z"
        )
        lights += stroke(f"M{x - 4:.1f},-188L{x - 1:.1f},{-194 + long * 0.6:.1f}", 2.6)
    return Motif((Piece(shape, "shade", 8), Piece(lights, "light")), SNOW, {"top": (0, -206)})


def cobweb() -> Motif:
    data = ""
    turns = (0, 18, 38, 56, 74, 90)
    for turn in turns:
        end = off(0, -200, 200, turn)
        data += f"M0,-200L{end[0]:.1f},{end[1]:.1f}"
    for reach in (44, 78, 114, 152):
        for a, b in pairwise(turns):
            p, q, m = off(0, -200, reach, a), off(0, -200, reach, b), off(0, -200, reach * 0.84, (a + b) / 2)
            data += f"M{p[0]:.1f},{p[1]:.1f}Q{m[0]:.1f},{m[1]:.1f} {q[0]:.1f},{q[1]:.1f}"
    return Motif((Piece(stroke(data, 2.6), "light"),), AIR, {"middle": (0, -200)})


def crack(seed: int = 8) -> Motif:
    random = Random(seed)
    return Motif((Piece(cracks(random, 0, 0, 200, -88, 9), "dark"),), STONE, {"top": (0, -200)})


def hole(width: float = 200) -> Motif:
    rim = ellipse(0, 0, width * 0.5, width * 0.17)
    pit = ellipse(0, width * 0.02, width * 0.45, width * 0.14)
    return Motif(
        (Piece(rim, "shade", 10), Piece(pit, "dark", 16)),
        {**STONE, "shade": "#7d5a44", "dark": "#1a1220"},
        {"middle": (0, 0)},
    )


def whirl() -> Motif:
    """A small whirlwind standing on its point."""
    bands = ""
    for i in range(7):
        t = i / 6
        y, half = -10 - 180 * t, 8 + 72 * t
        x = 14 * math.sin(i * 1.3)
        bands += path(
            f"M{x - half:.1f},{y:.1f}C{x - half * 0.6:.1f},{y + 26 + 12 * t:.1f} "
            f"{x + half * 0.7:.1f},{y + 26 + 10 * t:.1f} "
            f"{x + half:.1f},{y - 6:.1f}C{x + half * 0.6:.1f},{y + 6:.1f} "
            f"{x - half * 0.4:.1f},{y + 6:.1f} {x - half:.1f},{y:.1f}Z"
        )
    bits = leaf(60, -80, 14, 7, 30) + leaf(-70, -120, 14, 7, -60) + circle(44, -40, 3.4) + circle(-38, -60, 3)
    return Motif((Piece(bands, "body", 7), Piece(bits, "shade")), AIR, {"top": (0, -196), "foot": (0, 0)})


GALLERY: dict[str, Motif] = {
    "flame": flame(), "torch flame": torch_flame(), "fire": fire(), "spark burst": spark_burst(), "smoke": smoke(220),
    "chimney smoke": chimney_smoke(), "steam": steam(), "drop": drop(), "drops": drops(), "splash": splash(),
    "puddle": puddle(), "rings": rings(), "wave crest": wave_crest(), "bubbles": bubbles(), "dust": dust(),
    "poof": poof(), "feather": feather(), "feathers": feathers(),
    **{f"footprints {kind}": footprints(kind=kind) for kind in ("boot", "bare", "paw", "bird")},
    "stones": stones(6), "boulder": boulder(), "snowflake": snowflake(), "snowball": snowball(), "icicles": icicles(),
    "cobweb": cobweb().moved(-80, 0), "crack": crack(), "hole": hole(), "whirl": whirl(),
}  # fmt: skip
