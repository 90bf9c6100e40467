"""The table of the dinners: the dining room for television, round cloths with seven places, place cards."""

from __future__ import annotations

import math
from dataclasses import dataclass
from pathlib import Path
from random import Random

import numpy as np
from PIL import Image

from art.encode import webp
from art.press import Plate, Shadow, darker, lighter
from art.shapes import circle, ellipse, path, place, polygon, rectangle, ring, star, stroke

WIDTH, HEIGHT = 1920, 1080


def chevrons(width: float, height: float, board: float, thick: float, random: Random) -> dict[str, str]:
    """A floor of pointed parquet, its boards sorted by ink."""
    boards = {"#5b262a": "", "#4c1f25": "", "#431a21": "", "#632d2c": ""}
    inks = list(boards)
    drop = board * 0.8
    for column in range(math.ceil(width / board)):
        for row in range(-2, math.ceil((height + drop) / thick) + 1):
            x, y = column * board, row * thick
            near, far = (0.0, drop) if column % 2 else (drop, 0.0)
            boards[random.choice(inks)] += polygon(
                [
                    (x + 1, y - far),
                    (x + board - 1, y - near),
                    (x + board - 1, y - near + thick - 2),
                    (x + 1, y - far + thick - 2),
                ]
            )
    return boards


def television(target: Path) -> None:
    """The room seen from the ceiling: parquet, a great carpet under the tables, a cat, a palm, lamplight."""
    plate = Plate(WIDTH, HEIGHT, 1, seed=31)
    plate.sky([(0, "#2a1018"), (0.5, "#421a22"), (1, "#2d1119")], grain=0.05)
    for ink, shapes in chevrons(WIDTH, HEIGHT, 96, 44, plate.random).items():
        plate.ink(shapes, ink, opacity=0.62, edge=0.2)
    _carpet(plate)
    plate.dots(np.clip(plate.distance(960, 560, 1.5) / 760 - 0.5, 0, 1) * 0.8, "#14060c", 0.75)
    plate.glow(960, 540, 760, "#f0a95a", 0.34, 1.3, stretch=1.5)
    _palm(plate, 1846, 1010)
    _cat(plate, 104, 1002)
    webp(plate.image(), target, 120_000)


def _carpet(plate: Plate) -> None:
    """Wine red with a vine along its border, fringed at both ends."""
    left, top, width, height = 76, 168, 1768, 762
    fringe = "".join(
        stroke(f"M{x},{top + 12 + 18.5 * k:.1f}h{30 * way}", 8)
        for x, way in ((left + 6, -1), (left + width - 6, 1))
        for k in range(41)
    )
    plate.ink(fringe, "#a9805a", edge=0.3, opacity=0.85, shadow=Shadow(2, 4, 3, 0.4))
    plate.ink(rectangle(left, top, width, height, 10), "#5a1d2e", shade="#2b0d1c", depth=30, edge=0.35,
              shadow=Shadow(4, 10, 12, 0.55))  # fmt: skip
    for inset, ink, thick in ((12, "#c9974f", 5), (24, "#7d3040", 3), (86, "#7d3040", 3), (97, "#c9974f", 4)):
        inner = rectangle(left + inset, top + inset, width - 2 * inset, height - 2 * inset, 8)
        line = inner.replace("/>", f' fill="none" stroke="#fff" stroke-width="{thick}"/>')
        plate.ink(line, ink, opacity=0.62, edge=0.25)
    vine, leaves, flowers = _border(left + 55, top + 55, width - 110, height - 110)
    plate.ink(vine, "#8a4a3c", opacity=0.75, edge=0.2)
    plate.ink(leaves, "#3f6a5a", opacity=0.75, edge=0.25)
    plate.ink(flowers, "#d98a5a", opacity=0.8, edge=0.25)


def _border(left: float, top: float, width: float, height: float) -> tuple[str, str, str]:
    """A vine that waves around a rectangle, with leaves on both sides and flowers at its turns."""
    leaf = path("M0,0C6,-10 18,-12 28,-2C18,8 6,8 0,0Z")
    petals = "".join(ellipse(0, -7, 4.5, 6.5).replace("/>", f' transform="rotate({k * 72})"/>') for k in range(5))
    vine = leaves = flowers = ""
    sides = (
        (left, top, 0, width, 30),
        (left + width, top, 90, height, 12),
        (left + width, top + height, 180, width, 30),
        (left, top + height, 270, height, 12),
    )
    for x0, y0, turn, length, waves in sides:
        step = length / waves
        wave = f"M0,0C{step * 0.1:.1f},0 0,0 0,0"
        local = ""
        green = ""
        bloom = ""
        for k in range(waves):
            way = 1 if k % 2 else -1
            local += f"q{step / 2:.1f},{26 * way} {step:.1f},0"
            middle = (k + 0.5) * step
            green += place(leaf, middle - 6, 13 * way, 0.8, -34 * way) + place(
                leaf, middle, 12 * way, 0.8, 190 - 30 * way
            )
            if k % 3 == 1:
                bloom += place(petals, middle, -14 * way, 0.95)
        vine += place(stroke(wave + local, 3.4), x0, y0, 1, turn)
        leaves += place(green, x0, y0, 1, turn)
        flowers += place(bloom, x0, y0, 1, turn)
    flowers += "".join(place(petals, x, y, 1.9) for x in (left, left + width) for y in (top, top + height))
    return vine, leaves, flowers


def _cat(plate: Plate, x: float, y: float) -> None:
    """The cat of the house, curled up, seen from above."""
    body = path("M-62,4C-64,-36 -26,-58 14,-52C50,-46 70,-16 60,18C50,46 8,56 -24,46C-48,38 -60,26 -62,4Z")
    tail = path("M56,22C44,58 -10,70 -46,50C-60,42 -70,28 -64,20C-58,14 -50,20 -44,28C-20,48 24,44 44,14Z")
    head = path(
        "M-52,14C-58,-2 -52,-20 -44,-30L-34,-20C-26,-23 -18,-23 -11,-20L0,-29C6,-16 8,0 1,14C-6,28 -42,30 -52,14Z"
    )
    ink = "#d98d45"
    cast = Shadow(3, 7, 6, 0.55)
    plate.ink(place(body, x, y), ink, shade="#6d3319", light="#f6c98a", depth=30, shadow=cast)
    stripes = stroke("M14,-50C22,-38 24,-28 22,-18M34,-44C42,-32 42,-22 38,-12M52,-28C54,-16 52,-8 46,0", 6)
    plate.ink(place(stripes, x, y), "#9a4f22", edge=0.3, opacity=0.85)
    plate.ink(place(tail, x, y), "#c97d3a", shade="#6d3319", depth=10, shadow=Shadow(1, 3, 3, 0.45))
    plate.ink(place(head, x, y), ink, shade="#8a4520", light="#f9d49a", depth=16, shadow=Shadow(2, 4, 3, 0.5))
    face = stroke("M-40,0C-37,4 -33,4 -30,0M-18,0C-15,4 -11,4 -8,0M-27,10L-24,13L-21,10M-24,13V16", 2.8)
    plate.ink(place(face, x, y), "#4a2012", edge=0.1)


def _palm(plate: Plate, x: float, y: float) -> None:
    """A potted palm, mostly out of sight."""
    frond = path("M0,0C30,-16 78,-18 118,8C92,4 84,10 66,6C52,14 40,10 26,10C14,8 4,6 0,0Z")
    plate.ink(circle(x, y, 34), "#8a4a2c", shade="#3f1f16", light="#c98a52", depth=14, shadow=Shadow(3, 8, 8, 0.5))
    for k in range(13):
        ink = ("#2c5a45", "#3c7152", "#234a3b")[k % 3]
        turn = k * 139
        length = 0.85 + 0.3 * ((k * 7) % 5) / 5
        plate.ink(place(frond, x, y, length, turn), ink, shade=darker(ink, 0.5), light=lighter(ink, 0.35), depth=12,
                  edge=0.25, shadow=Shadow(3, 6, 5, 0.4))  # fmt: skip


@dataclass(frozen=True)
class Linen:
    cloth: str
    shade: str
    light: str
    thread: str
    china: str
    china_shade: str
    silver: str
    wood: str
    seat: str


LINENS = {
    "cloth": Linen("#f1e3c6", "#bf9466", "#fffaf0", "#b5553a", "#fffaf0", "#cdb48c", "#8f8272", "#6e3a26", "#8c3b3f"),
    "cloth-new": Linen(
        "#f7ecd4", "#cf9d62", "#fffdf6", "#bf3818", "#fffdf6", "#d3b98e", "#8f8272", "#7a4526", "#8c3b3f"
    ),
    "cloth-deuil": Linen(
        "#2b2034", "#120b18", "#5a4a68", "#b7a27e", "#483b56", "#1e1428", "#9a8fa8", "#3a2430", "#1d1426"
    ),
}
SEATS = 7
CLOTH = 560


def cloth(name: str, target: Path) -> None:
    """A round table from above: seven chairs, seven places, a calm middle for the reason."""
    linen = LINENS[name]
    plate = Plate(720, 720, 1, seed=33)
    turns = [-90 + k * 360 / SEATS for k in range(SEATS)]
    _chairs(plate, linen, turns)
    rim = []
    for degrees in range(360):
        angle = math.radians(degrees)
        reach = 258 + 6 * math.cos(angle * 28) + 2 * math.cos(angle * 5 + 1)
        rim.append((360 + reach * math.cos(angle), 360 + reach * math.sin(angle)))
    spread = plate.ink(polygon(rim), linen.cloth, shade=linen.shade, light=linen.light, depth=36, shade_amount=0.7,
                       shadow=Shadow(5, 16, 15, 0.62))  # fmt: skip
    if name == "cloth-new":
        _creases(plate, linen, spread)
    _embroidery(plate, name, linen)
    _places(plate, name, linen, turns)
    webp(plate.image().resize((CLOTH, CLOTH), Image.Resampling.LANCZOS), target, 25_000, best=78, worst=30)


def _chairs(plate: Plate, linen: Linen, turns: list[float]) -> None:
    frame = path("M-50,-4C-50,-32 -32,-46 0,-46C32,-46 50,-32 50,-4C50,14 46,26 42,32H-42C-46,26 -50,14 -50,-4Z")
    cushion = path("M-38,0C-38,-18 -26,-27 0,-27C26,-27 38,-18 38,0L34,30H-34Z")
    back = stroke("M-45,-16C-38,-36 -22,-41 0,-41C22,-41 38,-36 45,-16", 8)
    for shape, ink, depth, cast in (
        (frame, linen.wood, 14.0, Shadow(4, 10, 8, 0.55)),
        (cushion, linen.seat, 12.0, None),
        (back, lighter(linen.wood, 0.28), 0.0, Shadow(1, 3, 3, 0.5)),
    ):
        seven = "".join(
            place(shape, 360 + 280 * math.cos(math.radians(a)), 360 + 280 * math.sin(math.radians(a)), 1, a + 90)
            for a in turns
        )
        plate.ink(seven, ink, shade=darker(ink, 0.6), light=lighter(ink, 0.35), depth=depth, edge=0.25, shadow=cast)


def _creases(plate: Plate, linen: Linen, spread: np.ndarray) -> None:
    """Straight from the cupboard: the folds still show."""
    for shape, ink, opacity in (
        (stroke("M359,96C361,240 359,480 360,624M96,359C240,361 480,359 624,360", 3), linen.shade, 0.34),
        (stroke("M364,96C366,240 364,480 365,624M96,364C240,366 480,364 624,365", 4), linen.light, 0.9),
    ):
        plate.ink(shape, ink, edge=0.3, opacity=opacity, clip=spread)


def _embroidery(plate: Plate, name: str, linen: Linen) -> None:
    plate.ink(ring(360, 360, 236, 3), linen.thread, opacity=0.8, edge=0.25)
    stitches = ""
    for k in range(28):
        angle = math.radians(k * 360 / 28)
        x, y = 360 + 236 * math.cos(angle), 360 + 236 * math.sin(angle)
        stitches += star(x, y, 8) if k % 2 else circle(x, y, 3.6)
    if name == "cloth-new":
        leaf = path("M0,0C3,-6 10,-8 17,-3C11,4 4,5 0,0Z")
        sprig = stroke("M0,14C1,6 0,0 0,-6", 2.6) + place(leaf, 0, 8, 0.85, -24) + place(leaf, 0, 10, 0.85, -156)
        sprig += "".join(
            ellipse(0, -12, 3.6, 5).replace("/>", f' transform="rotate({t} 0 -6)"/>') for t in (-60, 0, 60)
        )
        for k in range(SEATS):
            degrees = -90 + (k + 0.5) * 360 / SEATS
            angle = math.radians(degrees)
            stitches += place(sprig, 360 + 204 * math.cos(angle), 360 + 206 * math.sin(angle), 1.25, degrees + 90)
    plate.ink(stitches, linen.thread, opacity=0.9, edge=0.2)


def _places(plate: Plate, name: str, linen: Linen, turns: list[float]) -> None:
    silver = stroke("M-44,-18V20M-49,-18V-7C-49,-3 -39,-3 -39,-7V-18", 3.4) + stroke("M44,-2V20", 3.4)
    silver += path("M42,-20C49,-16 49,-4 45,0H42Z")
    napkin = path("M-13,-9L11,-13L14,8L-10,12Z")
    glass = ring(0, 0, 8, 3)
    wine, plates, rims, folded, forks, glasses = "", "", "", "", "", ""
    for k, a in enumerate(turns):
        angle = math.radians(a)
        x, y = 360 + 190 * math.cos(angle), 360 + 190 * math.sin(angle)
        gx, gy = 360 + 152 * math.cos(angle + 0.19), 360 + 152 * math.sin(angle + 0.19)
        forks += place(silver, x, y, 1, a + 90)
        plates += circle(x, y, 32)
        rims += ring(x, y, 21, 2.4)
        folded += place(napkin, x, y, 0.95, a + 90 + (k * 37) % 50 - 25)
        glasses += place(glass, gx, gy)
        wine += circle(gx, gy, 6)
    cast = Shadow(2, 4, 4, 0.35)
    plate.ink(forks, linen.silver, edge=0.2, opacity=0.9)
    plate.ink(plates, linen.china, shade=linen.china_shade, depth=10, shadow=cast)
    plate.ink(rims, linen.thread, edge=0.2, opacity=0.75)
    if name == "cloth-deuil":
        lily = "".join(
            place(path("M0,0C-6,-5 -5,-14 0,-19C5,-14 6,-5 0,0Z"), 0, 0, 1, t) for t in (-72, -36, 0, 36, 72)
        )
        flowers = "".join(
            place(lily + stroke("M0,0C1,6 0,12 -2,18", 3), 360 + 190 * math.cos(math.radians(a)),
                  360 + 190 * math.sin(math.radians(a)), 0.95, a + 90 + (k * 53) % 60 - 30)
            for k, a in enumerate(turns)
        )  # fmt: skip
        plate.ink(flowers, "#e9dfee", edge=0.15, shadow=Shadow(1, 2, 2, 0.4))
    else:
        plate.ink(folded, linen.thread, edge=0.2, shadow=Shadow(1, 2, 2, 0.35), opacity=0.92)
    plate.ink(wine, "#8c1f3c" if name != "cloth-deuil" else "#1a0f22", edge=0.1, opacity=0.85)
    plate.ink(glasses, linen.silver, edge=0.1, opacity=0.9)


CARDS = {
    "place-card": ("#fdf7e8", "#e6d3a8", "#d9c294"),
    "place-card-deuil": ("#2b1d2f", "#453250", "#120b18"),
}


def place_card(name: str, target: Path) -> None:
    """A blank tent card to be sliced in nine: 120 by 64 at twice the size, its text between 20 and 100 across.

    `border-image-slice: 44 40 40 40 fill` with widths of half that; only plain paper lies in the stretched parts.
    """
    face, back, fold = CARDS[name]
    plate = Plate(120, 64, 4, seed=35)
    cast = Shadow(1.5, 4, 3, 0.42)
    plate.ink(path("M11,15L15,6H106L110,15Z"), back, edge=0.2, shadow=cast, wash=0)
    plate.ink(path("M10,14H111C112,26 112,40 112.500,53C112.500,54.500 112,55 110.500,55H10.500"
                   "C9,55 8.500,54.500 8.500,53C9,40 9,26 10,14Z"), face, edge=0.2, shadow=cast, wash=0)  # fmt: skip
    plate.ink(stroke("M10,14.600H111", 1.6), fold, edge=0.1, wash=0)
    webp(plate.image().resize((240, 128), Image.Resampling.LANCZOS), target, 4_000)
