"""The table of the Dictionnaire: a page with a laurel garland of 26 squares, the last of them the dictionary."""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from pathlib import Path

import numpy as np
from PIL import Image

from art.colour import Colour
from art.encode import webp, write
from art.press import PAPER, Plate, Shadow, darker
from art.shapes import Point, circle, ellipse, path, place, polygon, stroke

WIDTH, HEIGHT = 1920, 1080
SQUARES = 26
LEAF = path("M0,0C24,-42 66,-52 112,-28C126,-20 138,-9 150,2C138,12 124,22 110,28C66,48 22,40 0,0Z")
LOWER = path("M0,0C40,6 96,6 150,2C138,12 124,22 110,28C66,48 22,40 0,0Z")
VEINS = stroke("M2,0C44,5 94,5 140,2", 3) + stroke(
    "M34,3C44,-8 52,-18 64,-26M64,4C76,-7 84,-14 98,-20M34,4C44,14 54,20 66,24M66,5C78,13 88,16 100,18", 1.8
)
# Cream numbers are laid on the leaves: no light may bring these inks under 4.5:1.
UPPER_INKS, LOWER_INKS = ("#3d6a36", "#33602f"), ("#2c5229", "#264a26")
BARK, TWIG_SHADE = "#5b4a25", "#2e2412"

Along = Callable[[float], Point]


def _even(curve: Along, parts: int) -> list[tuple[float, float, float]]:
    """Points at equal distances along a curve given from 0 to 1, with its heading there in degrees."""
    fine = np.array([curve(t) for t in np.linspace(0, 1, 2000)])
    steps = np.hypot(*np.diff(fine, axis=0).T)
    far = np.concatenate([[0], np.cumsum(steps)])
    found = []
    for part in range(parts):
        i = int(np.searchsorted(far, far[-1] * (part + 0.5) / parts))
        before, after = fine[max(0, i - 6)], fine[min(1999, i + 6)]
        heading = math.degrees(math.atan2(after[1] - before[1], after[0] - before[0]))
        found.append((float(fine[i][0]), float(fine[i][1]), heading))
    return found


def _swag(t: float) -> Point:
    """The garland: the lower part of a wide ellipse, from the upper left to the upper right."""
    angle = math.radians(186 - 192 * t)
    return 960 + 842 * math.cos(angle), 262 + 700 * math.sin(angle)


Leaf = tuple[float, float, float]  # where it grows from the twig, and its turn


def _leaves() -> list[Leaf]:
    grown = _even(_swag, SQUARES)
    return [(x, y, heading + (40 if i % 2 else -40)) for i, (x, y, heading) in enumerate(grown[:-1])]


BOOK = (1800.0, 168.0, 7.0)


def squares() -> list[tuple[float, float, float]]:
    """The middle of each square and the turn of its leaf; the last one is the book."""
    middles = []
    for x, y, turn in _leaves():
        angle = math.radians(turn)
        middles.append((round(x + 70 * math.cos(angle), 1), round(y + 70 * math.sin(angle), 1), round(turn, 1)))
    return [*middles, BOOK]


def leaves_file(target: Path) -> None:
    data = {"width": WIDTH, "height": HEIGHT, "squares": squares(), "strip": strip_squares()}
    write(target, (json.dumps(data) + "\n").encode())


def _twig(plate: Plate, curve: Along, thick: float, thin: float) -> None:
    """A branch that tapers along a curve."""
    left, right = [], []
    for step in range(121):
        t = step / 120
        (x0, y0), (x1, y1) = curve(max(0, t - 0.004)), curve(min(1, t + 0.004))
        x, y = curve(t)
        length = math.hypot(x1 - x0, y1 - y0)
        half = (thick + (thin - thick) * t) / 2 * (1 + 0.12 * math.sin(t * 90))
        nx, ny = -(y1 - y0) / length * half, (x1 - x0) / length * half
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    cast = Shadow(2, 5, 4, 0.32, "#3a2a10")
    plate.ink(polygon(left + right[::-1]), BARK, shade=TWIG_SHADE, light="#a8823f", depth=7, shadow=cast)


def _foliage(plate: Plate, leaves: list[Leaf], scale: float, lift: Shadow) -> None:
    for side in (1, 0):
        chosen = [leaf for i, leaf in enumerate(leaves) if i % 2 == side]
        for number, (x, y, turn) in enumerate(chosen):
            upper, lower = UPPER_INKS[number % 2], LOWER_INKS[number % 2]
            if math.cos(math.radians(turn)) < 0:
                upper, lower = lower, upper
            whole = plate.ink(
                place(LEAF, x, y, scale, turn),
                upper,
                shade=darker(upper, 0.4),
                light="#7fa35a",
                light_amount=0.4,
                depth=20 * scale,
                shadow=lift,
                edge=0.3,
            )
            plate.ink(place(LOWER, x, y, scale, turn), lower, clip=whole, edge=0.2, opacity=0.85)
            plate.lay("#b9cc8a", plate.mask(place(VEINS, x, y, scale, turn)) * 0.3)


def television(target: Path) -> None:
    plate = Plate(WIDTH, HEIGHT, 1, seed=22, base=PAPER)
    plate.fill(plate.rgb * (1 + (plate.noise.wash[..., None] - 0.5) * 0.05))
    plate.dots(np.clip(plate.distance(960, 430, 1.15) / 900 - 0.55, 0, 1) * 0.5, "#d8bf8a", 0.7)
    plate.glow(960, 360, 800, "#fffaf0", 0.8, 1.2, stretch=1.2)
    _twig(plate, _swag, 15, 6)
    _foliage(plate, _leaves(), 0.98, Shadow(3, 7, 6, 0.36, "#3a2a10"))
    _berries(plate)
    _bow(plate)
    _dictionary(plate, *BOOK)
    webp(plate.image(), target, 120_000)


def _berries(plate: Plate) -> None:
    """A few pairs of berries where leaves leave the twig room."""
    draw = plate.random
    for i, (x, y, heading) in enumerate(_even(_swag, SQUARES)):
        if i % 4 == 2:
            for _ in range(2):
                away = math.radians(heading + 96 + draw.uniform(-40, 40))
                far = draw.uniform(17, 27)
                bx, by = x + far * math.cos(away), y + far * math.sin(away)
                plate.ink(stroke(f"M{x:.1f},{y:.1f}L{bx:.1f},{by:.1f}", 3), BARK, edge=0.2)
                plate.ink(circle(bx, by, 9.5), "#4a2f63", shade="#1d1226", light="#b79ac9", depth=9,
                          shadow=Shadow(2, 4, 3, 0.35))  # fmt: skip


def _bow(plate: Plate) -> None:
    """The plum ribbon the garland hangs from, at its start."""
    x, y = _swag(0)
    ink = "#68388f"
    tails = path("M-4,6C-20,34 -34,52 -30,86L-14,74L-6,92C-2,60 4,34 6,8Z") + path(
        "M4,6C16,28 36,44 38,74L24,68L16,82C8,56 -2,32 -4,8Z"
    )
    loops = path("M0,2C-22,-34 -58,-34 -58,-8C-58,14 -26,18 0,2Z") + path("M0,2C18,-38 54,-40 58,-14C60,10 28,18 0,2Z")
    hollow = path("M-12,-2C-24,-20 -44,-22 -46,-8C-44,2 -28,4 -12,-2Z") + path(
        "M12,-2C22,-22 40,-26 46,-14C46,-2 30,4 12,-2Z"
    )
    plate.ink(place(tails, x, y, 0.9), darker(ink, 0.2), shade=darker(ink, 0.6), depth=12, shadow=Shadow(3, 6, 5, 0.35))
    plate.ink(place(loops, x, y, 0.9), ink, shade=darker(ink, 0.5), light="#b58ad0", depth=14,
              shadow=Shadow(3, 6, 5, 0.35))  # fmt: skip
    plate.ink(place(hollow, x, y, 0.9), darker(ink, 0.5), edge=0.2)
    plate.ink(place(ellipse(0, 2, 12, 14), x, y, 0.9), ink, light="#b58ad0", depth=9, shadow=Shadow(1, 3, 3, 0.4))


def _dictionary(plate: Plate, x: float, y: float, turn: float, scale: float = 1, cloth: str = "#7d2440") -> None:
    """An open dictionary as thick as it should be, with thumb notches and a ribbon."""

    def put(shape: str, ink: Colour, **how: object) -> None:
        plate.ink(place(shape, x, y, scale, turn), ink, **how)  # type: ignore[arg-type]

    put(
        path("M0,-44C-22,-60 -60,-60 -90,-50L-94,58C-62,50 -24,50 0,66C24,50 62,50 94,58L90,-50C60,-60 22,-60 0,-44Z"),
        cloth, shade=darker(cloth, 0.5), light="#c9607a", depth=9 * scale,
        shadow=Shadow(4 * scale, 9 * scale, 8 * scale, 0.42, "#3a2a10"),
    )  # fmt: skip
    for drop, ink in ((8, "#d9bd8a"), (4, "#eed8ae")):
        put(
            place(path("M0,-40C-22,-56 -52,-56 -78,-47L-80,40C-54,32 -22,34 0,48C22,34 54,32 80,40L78,-47"
                       "C52,-56 22,-56 0,-40Z"), 0, drop), ink, edge=0.2,
        )  # fmt: skip
    put(
        path("M0,-40C-22,-56 -52,-56 -78,-47L-80,40C-54,32 -22,34 0,48C22,34 54,32 80,40L78,-47C52,-56 22,-56 0,-40Z"),
        "#fdf4de", shade="#cfa878", light="#ffffff", depth=18 * scale,
    )  # fmt: skip
    put(path("M0,-40C-12,-49 -22,-52 -30,-53L-26,38C-16,40 -8,43 0,48C6,44 10,42 14,40L14,-48C8,-46 4,-43 0,-40Z"),
        "#c99f6c", opacity=0.28, edge=0.3)  # fmt: skip
    rules = "".join(
        stroke(f"M-66,{-32 + 12 * k}C-50,{-38 + 12 * k} -32,{-38 + 12 * k} -{14 if k % 3 else 30},{-31 + 12 * k}", 3)
        + stroke(f"M16,{-31 + 12 * k}C32,{-38 + 12 * k} 50,{-38 + 12 * k} {66 if k % 4 else 48},{-32 + 12 * k}", 3)
        for k in range(6)
    )
    put(rules, "#8a6a52", opacity=0.62, edge=0.2)
    put("".join(path(f"M{78 + k * 0.3:.1f},{-34 + 17 * k}c-7,0 -7,10 0,10Z") for k in range(4)), cloth, edge=0.15)
    put(path("M22,-47L34,-50L36,66L28,58L21,68Z"), "#e2a52e", edge=0.2)


STRIP_WIDTH, STRIP_HEIGHT = 390, 92


def _wave(t: float) -> Point:
    x = 6 + 346 * t
    return x, 50 + 5 * math.sin(x / 52 + 0.6)


def _strip_leaves() -> list[Leaf]:
    grown = _even(_wave, SQUARES)
    return [(x, y, heading - 6 + (54 if i % 2 else -54)) for i, (x, y, heading) in enumerate(grown[:-1])]


STRIP_BOOK = (367.0, 45.0)


def strip_squares() -> list[Point]:
    middles = []
    for x, y, turn in _strip_leaves():
        angle = math.radians(turn)
        middles.append((round(x + 16 * math.cos(angle), 1), round(y + 16 * math.sin(angle), 1)))
    return [*middles, STRIP_BOOK]


def strip(target: Path) -> None:
    """The garland across a phone, 390 by 92 at twice the size, on nothing."""
    plate = Plate(STRIP_WIDTH, STRIP_HEIGHT, 3, seed=23)
    _twig(plate, _wave, 4, 2)
    _foliage(plate, _strip_leaves(), 0.225, Shadow(0.8, 1.6, 1.2, 0.32, "#3a2a10"))
    _dictionary(plate, *STRIP_BOOK, 8, 0.23)
    size = (STRIP_WIDTH * 2, STRIP_HEIGHT * 2)
    webp(plate.image().resize(size, Image.Resampling.LANCZOS), target, 25_000)
