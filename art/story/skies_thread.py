"""Story card of a thread that is walked on, between two needles."""

from __future__ import annotations

import math
from dataclasses import replace
from random import Random

from art.colour import Colour, mix
from art.motif import cut, draw
from art.motifs.creatures_sea import goldfish
from art.motifs.creatures_small import moth
from art.motifs.people import posed
from art.motifs.puppet import POSES
from art.palettes import PALETTES
from art.press import Plate, Shadow, darker
from art.scene import Scene, Story
from art.shapes import Point, circle, ellipse, line, path, place, stroke
from art.story._skies_parts import dunes

SCENES: list[Scene] = []


def _needle(plate: Plate, foot: Point, top: Point, width: float) -> Point:
    """A needle stuck in the sand, its eye at the top; returns the middle of the eye."""
    p = PALETTES["linen"]
    (x0, y0), (x1, y1) = foot, top
    away = math.hypot(x1 - x0, y1 - y0)
    turn = math.degrees(math.atan2(y1 - y0, x1 - x0)) + 90
    body = (
        f"M0,0C{-width * 0.3},{-away * 0.2} {-width * 0.5},{-away * 0.6} "
        f"{-width * 0.55},{-away + 40}C{-width * 0.5},{-away - 10} {width * 0.5},{-away - 10} "
        f"{width * 0.55},{-away + 40}C{width * 0.5},{-away * 0.6} {width * 0.3},{-away * 0.2} 0,0Z"
    )
    eye = ellipse(0, -away + 70, width * 0.2, 46)
    hole = plate.mask(place(eye, x0, y0, 1, turn))
    steel: Colour = "#7c88a0"
    plate.ink(
        plate.mask(place(path(body), x0, y0, 1, turn)) * (1 - hole),
        steel,
        shade=p.near,
        light="#f4f1e6",
        depth=width * 0.5,
        shadow=Shadow(5, 6, 9, 0.35),
        light_amount=0.9,
    )
    cut(
        plate,
        place(line([(-width * 0.2, -away * 0.2), (-width * 0.3, -away * 0.72)], 5), x0, y0, 1, turn),
        "#fbf8ee",
        opacity=0.8,
    )
    angle = math.radians(turn)
    return x0 + (away - 70) * math.sin(angle), y0 - (away - 70) * math.cos(angle)


def _pincushion(plate: Plate, x: float, y: float, size: float, ink: Colour, seed: int) -> None:
    """A fat round pincushion like a cactus, its pins like spines."""
    p = PALETTES["linen"]
    random = Random(seed)
    pins, heads = "", []
    for i in range(11):
        angle = math.radians(-160 + 140 * i / 10 + random.uniform(-5, 5))
        base = x + 74 * size * math.cos(angle), y - 62 * size + 58 * size * math.sin(angle)
        reach = size * random.uniform(40, 74)
        tip = base[0] + reach * math.cos(angle), base[1] + reach * math.sin(angle)
        pins += line([base, tip], 3.6)
        heads.append(tip)
    cut(plate, pins, p.near)
    for i, tip in enumerate(heads):
        cut(plate, circle(*tip, 7.5 * max(0.8, size)), (p.hot, p.warm, p.light, p.cool)[i % 4], 5)
    shape = "M-104,-10C-116,-70 -76,-126 0,-128C76,-126 116,-70 104,-10C96,14 -96,14 -104,-10Z"
    cut(plate, place(path(shape), x, y, size), ink, 44, 1)
    ribs = (
        "M0,-126C-8,-80 -8,-30 0,6M0,-126C-56,-104 -66,-40 -52,4M0,-126C56,-104 66,-40 52,4"
        "M0,-126C-88,-110 -98,-50 -92,-6M0,-126C88,-110 98,-50 92,-6"
    )
    cut(plate, place(stroke(ribs, 4), x, y, size), darker(ink, 0.4))
    leaves = "".join(
        place(path("M0,0C10,-12 34,-10 46,6C30,14 10,12 0,0Z"), x, y - 124 * size, size, turn)
        for turn in (-150, -200, 10, 40, 90)
    )
    cut(plate, leaves, "#5a7a52", 5, 0.4)


def pincushion_wire(plate: Plate) -> None:
    """A tightrope walker crosses a thread stretched between two colossal needles, over a desert of pincushions."""
    p = PALETTES["linen"]
    plate.sky([(0, "#c9d3da"), (0.35, "#e6e2d2"), (0.7, "#f6eed9"), (1, "#e6d3ae")])
    plate.glow(300, 300, 330, "#fffaf0", 0.8)
    dunes(
        plate,
        [
            ([(-20, 742), (140, 716), (300, 746), (460, 720), (620, 740)], "#e0cda2"),
        ],
    )
    for x, y, size, ink, seed in (
        (210, 760, 0.42, mix(p.hot, p.far, 0.45), 3),
        (372, 752, 0.34, mix(p.cool, p.far, 0.5), 5),
        (300, 772, 0.3, mix(p.warm, p.far, 0.3), 9),
    ):
        _pincushion(plate, x, y, size, ink, seed)
    left = _needle(plate, (70, 850), (66, 270), 62)
    right = _needle(plate, (566, 826), (530, 190), 56)
    step = (300.0, 500.0)
    thread: Colour = p.hot
    cut(
        plate,
        stroke(f"M{left[0]},{left[1]}L{step[0] - 30},{step[1]}L{step[0] + 30},{step[1] - 4}L{right[0]},{right[1]}", 6),
        thread,
        0,
        0.6,
    )
    cut(
        plate,
        stroke(
            (
                f"M{left[0]},{left[1]}C{left[0] - 40},{left[1] + 60} "
                f"{left[0] - 30},{left[1] + 150} {left[0] - 60},{left[1] + 220}"
            ),
            6,
        ),
        thread,
        0,
        0.5,
    )
    cut(
        plate,
        stroke(
            (
                f"M{right[0]},{right[1]}C{right[0] + 40},{right[1] + 40} "
                f"{right[0] + 30},{right[1] + 150} {right[0] + 70},{right[1] + 230}"
            ),
            6,
        ),
        thread,
        0,
        0.5,
    )
    frayed = "".join(
        stroke(f"M392,{y0}q{dx},{dy} {dx * 1.4},{dy * 2}", 3)
        for y0, dx, dy in ((424, 10, -10), (424, -8, -14), (428, 14, 8), (428, -6, 12))
    )
    cut(plate, frayed, thread)
    walker = posed(
        replace(POSES["balance"], nod=4, lean=-3),
        "jersey",
        "",
        "bun",
        inks={"coat": p.cool, "trim": p.light, "legs": p.deep, "hair": p.deep, "band": p.hot},
    )
    one = draw(plate, walker.motif, step[0], step[1] + 2, 1.6)
    _bowl(plate, one.anchors["hand"])
    draw(plate, moth(), 478, 420, 0.52, -58, inks={"wing": "#b9a17c", "under": "#8f7a5e", "body": "#5c4a3c"})
    cut(plate, ellipse(420, 838, 92, 26), darker("#e0cda2", 0.3), opacity=0.5)
    _button(plate, 412, 826)
    dunes(plate, [([(-20, 830), (90, 812), (240, 852), (420, 866), (620, 838)], "#d8c49c")])
    _pincushion(plate, 200, 884, 0.98, p.hot, 2)
    _pincushion(plate, 566, 900, 0.8, p.near, 7)


def _bowl(plate: Plate, hand: Point) -> None:
    """A stick in the walker's hand with a fish bowl on its end."""
    p = PALETTES["linen"]
    x, y = hand
    top = x - 8, y - 62
    cut(plate, line([(x + 6, y + 96), top], 6), "#8a5a32", 0, 0.5)
    cut(plate, path(f"M{top[0] - 20},{top[1] + 4}H{top[0] + 20}L{top[0]},{top[1] + 18}Z"), "#8a5a32", 4)
    bowl = path(
        f"M{top[0] - 26},{top[1] - 78}C{top[0] - 66},{top[1] - 60} {top[0] - 58},{top[1] + 2} "
        f"{top[0] - 20},{top[1] + 4}H{top[0] + 20}C{top[0] + 58},{top[1] + 2} "
        f"{top[0] + 66},{top[1] - 60} {top[0] + 26},{top[1] - 78}Z"
    )
    glass = plate.ink(bowl, "#dfeef0", opacity=0.75, shadow=Shadow(3, 5, 6, 0.3))
    cut(
        plate,
        path(
            f"M{top[0] - 60},{top[1] - 46}Q{top[0]},{top[1] - 60} "
            f"{top[0] + 60},{top[1] - 40}V{top[1] + 10}H{top[0] - 60}Z"
        ),
        "#8cc0cc",
        10,
        clip=glass,
    )
    draw(plate, goldfish(), top[0] + 4, top[1] + 4, 0.27, -8, inks={"body": p.hot})
    cut(
        plate,
        stroke(f"M{top[0] - 28},{top[1] - 78}H{top[0] + 28}", 6)
        + stroke(f"M{top[0] - 44},{top[1] - 40}q-2,20 8,30", 4),
        "#ffffff",
    )


def _button(plate: Plate, x: float, y: float) -> None:
    """A great button half sunk in the sand."""
    p = PALETTES["linen"]
    cut(plate, place(ellipse(0, 6, 84, 62), x, y, 1, -14), darker(p.light, 0.3), 14, 0.8)
    cut(plate, place(ellipse(0, 0, 84, 60), x, y - 6, 1, -14), p.light, 26)
    cut(plate, place(ellipse(0, 0, 60, 42), x, y - 6, 1, -14), mix(p.light, p.far, 0.4), 16)
    cut(
        plate,
        place(
            "".join(ellipse(dx, dy, 9, 7) for dx, dy in ((-18, -12), (18, -12), (-18, 12), (18, 12))), x, y - 6, 1, -14
        ),
        p.near,
    )


SCENES.append(
    Story(
        draw=pincushion_wire, palette="linen", operator="scale", setting="desert", framing="below",
        moods=("fear", "pride"), living=("tightrope walker", "goldfish", "moth"),
        objects=("needles", "thread", "fish bowl", "pincushions", "button"),
        words={"funambule/tightrope walker": 3, "aiguille/needle": 3, "fil/thread": 3, "équilibre/balance": 2,
            "mite/moth": 2, "poisson rouge/goldfish": 2, "bocal/fish bowl": 1, "pelote à épingles/pincushion": 2,
            "bouton/button": 1, "désert/desert": 1, "danger/danger": 2, "confiance/trust": 1, "couture/sewing": 2,
            "minuscule/tiny": 1, "fragile/fragile": 1},
        fr="Un funambule portant un bocal à poisson avance sur un fil tendu entre deux aiguilles géantes, "
           "au-dessus de pelotes à épingles ; une mite ronge le fil.",
        en="A tightrope walker with a fish bowl on a stick crosses a thread between two giant needles, "
           "above pincushions and a button; a moth gnaws the thread.",
    )
)  # fmt: skip
