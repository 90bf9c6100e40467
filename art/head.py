"""The tables of Dany: the inside of a head for television and laptops, its bare inside for phones, the final twist."""

from __future__ import annotations

import math
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from art.colour import mix
from art.encode import webp
from art.noise import blur
from art.press import Plate, Shadow
from art.shapes import circle, cloud, figure, path, place, polygon, stroke

# A sleeper in profile, 1300 high from the crown to the chest, drawn for a sheet of 1920 by 1080.
PROFILE = (
    "M470,1140C476,1010 452,930 392,846C310,732 268,590 300,436C342,220 560,48 850,36C1120,26 1330,140 1398,318"
    "C1420,378 1408,420 1414,452C1422,492 1460,540 1500,592C1520,618 1522,636 1502,646C1486,654 1466,654 1458,668"
    "C1454,682 1478,694 1484,714C1488,732 1466,738 1458,748C1464,760 1478,768 1474,790C1468,812 1450,816 1446,836"
    "C1442,888 1424,932 1360,938C1300,944 1232,930 1184,950C1150,966 1146,1040 1168,1140Z"
)
LID = "M1252,520C1276,548 1318,554 1356,532"
LASHES = "M1268,542L1256,566M1296,552L1292,580M1326,550L1332,576M1350,537L1366,558"
BROW = "M1232,446C1262,418 1316,412 1362,436"
INNER = [(0, "#fbe6c2"), (0.42, "#f3cfa6"), (0.72, "#d98f8c"), (1.0, "#7c4484"), (1.25, "#46286a")]
DEEP, LINE = "#2d1748", "#6b3a78"


@dataclass(frozen=True)
class Framing:
    """How the head lies on a sheet."""

    width: int
    height: int
    scale: float
    x: float
    y: float
    zoom: float


# Between how the game stands and the five words, below what is going on.
TELEVISION = Framing(1920, 1080, 1, 82, 104, 0.88)
LAPTOP = Framing(860, 800, 1.5, -132, 130, 0.605)


def _head(framing: Framing) -> Plate:
    plate = Plate(framing.width, framing.height, framing.scale, seed=41)
    x, y, zoom = framing.x, framing.y, framing.zoom

    def put(shape: str) -> str:
        return place(shape, x, y, zoom)

    plate.sky([(0, "#120a22"), (0.6, "#1f1238"), (1, "#3a2052")], grain=0.08)
    plate.stars(round(90 * framing.width / 1000), framing.height, "#d9b9e6", glints=6)
    middle, level = x + 860 * zoom, y + 440 * zoom
    plate.glow(middle, level, 1000 * zoom, "#c0678c", 0.36, 1.5)
    head = plate.rough(plate.mask(put(path(PROFILE))), 0.35, 1.2)
    plate.lay("#080412", np.clip(blur(head, 26 * zoom * plate.scale) * 0.6, 0, 1))
    inside = Plate(framing.width, framing.height, framing.scale, seed=42)
    far = inside.distance(x + 810 * zoom, y + 430 * zoom, 1.15) / (650 * zoom)
    inside.fill(inside.ramp(far, INNER, 0.13, 0.06))
    _thoughts(inside, x, y, zoom)
    plate.stamp(inside, head)
    rim = np.clip(1 - blur(head, 20 * zoom * plate.scale), 0, 1)
    dusk = np.clip(rim * 1.5 - 0.25, 0, 1) * 0.9
    plate.lay(DEEP, plate.stipple(dusk) * np.clip(dusk * 5, 0, 0.85) * head)
    eye = plate.mask(put(stroke(LID, 11) + stroke(LASHES, 7)))
    plate.lay(DEEP, plate.rough(eye, 0.2) * 0.82 * head)
    plate.lay(DEEP, plate.rough(plate.mask(put(stroke(BROW, 13))), 0.3) * 0.42 * head)
    plate.lay(DEEP, plate.rough(plate.mask(put(stroke("M1458,748C1440,750 1424,746 1410,738", 8))), 0.2) * 0.7 * head)
    return plate


def _thoughts(plate: Plate, x: float, y: float, zoom: float) -> None:
    """Around the calm middle where memories are laid: banks of cloud, and eight who listen at the bottom of it."""

    def put(shape: str) -> str:
        return place(shape, x, y, zoom)

    draw = plate.random
    for left, top, width, height, ink in (
        (430, 800, 210, 44, "#b06a8c"),
        (1180, 860, 260, 46, "#a8628a"),
        (620, 880, 300, 52, "#a05a88"),
        (980, 930, 340, 58, "#8f4f86"),
    ):
        plate.ink(put(cloud(draw, left, top, width, height)), ink, light=mix(ink, "#f6c9a8", 0.6),
                  shade=mix(ink, DEEP, 0.5), depth=34 * zoom, opacity=0.75, edge=0.4)  # fmt: skip
    lamp = circle(0, 0, 7)
    people = ""
    lamps = []
    for k in range(8):
        px = 560 + k * 82
        py = 1010 + 22 * math.sin(k * 1.3)
        people += figure(px, py, 92 + 14 * math.sin(k * 2.1), hat=k in (2, 6), reach=k in (1, 4))
        lamps.append((px + (22 if k in (1, 4) else 0), py - 100))
    ground = cloud(draw, 840, 1040, 760, 60, 11)
    plate.ink(put(people), "#3a1c55", edge=0.25, opacity=0.92)
    for k in (1, 4):
        lx, ly = lamps[k]
        plate.glow(x + lx * zoom, y + ly * zoom, 70 * zoom, "#ffd88a", 0.7)
        plate.ink(put(place(lamp, lx, ly)), "#fff1c4", edge=0.1)
    plate.ink(put(ground), "#5f357c", light="#b06a9c", shade=DEEP, depth=30 * zoom, edge=0.4)


def television(target: Path) -> None:
    webp(_head(TELEVISION).image(), target, 110_000)


def laptop(target: Path) -> None:
    """860 by 800 at one and a half times the size."""
    webp(_head(LAPTOP).image(), target, 110_000)


def surface(target: Path) -> None:
    """What a phone shows of it: only the light inside, to lay memories on. 390 by 560 at one and a half times."""
    plate = Plate(390, 560, 1.5, seed=43)
    far = plate.distance(195, 240, 0.95) / 345
    plate.fill(plate.ramp(far, [(0, "#fbe6c2"), (0.5, "#f3cfa6"), (0.85, "#dfa092"), (1.25, "#9a5a8c")], 0.12, 0.06))
    draw = plate.random
    for left, top, width, height, ink in (
        (40, 500, 150, 26, "#d79a98"),
        (330, 512, 170, 30, "#cf8f96"),
        (190, 546, 300, 30, "#c58495"),
    ):
        plate.ink(cloud(draw, left, top, width, height), ink, light="#f6cfae", depth=18, opacity=0.6, edge=0.4)
    webp(plate.image(), target, 24_000, worst=30)


def twist(target: Path) -> None:
    """The final twist: curtains drawn from a stage under one light; hands come in from both sides."""
    plate = Plate(1920, 1080, 1, seed=44)
    far = plate.distance(960, 470, 1.1) / 1050
    stops = [(0.0, "#63305f"), (0.35, "#3b1d50"), (0.75, "#1b0e31"), (1.0, "#0c0619")]
    plate.fill(plate.ramp(far, stops, 0.08, 0.05))
    rays = "".join(
        polygon(
            [(960, -80)]
            + [(960 + 1700 * math.cos(a), -80 + 1700 * math.sin(a)) for a in (math.radians(t), math.radians(t + 7))]
        )
        for t in range(15, 166, 15)
    )
    fade = np.clip(1.1 - plate.distance(960, -80) / 1150, 0, 1) * np.clip(plate.distance(960, 430) / 300 - 0.6, 0, 1)
    plate.dots(plate.mask(rays) * fade * 0.42, "#c0678c", 0.75)
    plate.glow(960, 430, 620, "#f0a95a", 0.5, 1.6)
    floor = plate.ink(path("M-20,960C500,912 1420,912 1940,960V1100H-20Z"), "#2a1440", top=("#6a3a68", 70), edge=0.35)
    plate.glow(960, 985, 420, "#f0b46a", 0.42, 1.5, stretch=1.6, clip=floor)
    _curtains(plate)
    webp(plate.image(), target, 110_000)


def _curtains(plate: Plate) -> None:
    folds = (
        "M-20,-20H250C270,220 236,430 168,600C190,700 176,880 196,1100H-20Z",
        "M-20,-20H176C190,220 168,420 108,588C130,720 112,900 128,1100H-20Z",
        "M-20,-20H96C112,220 92,420 46,590C70,720 50,900 62,1100H-20Z",
    )
    for flip in (False, True):
        for data, ink in zip(folds, ("#5a1838", "#6b1f40", "#4a1230"), strict=True):
            plate.ink(place(path(data), 1920 if flip else 0, 0, 1, 0, flip), ink, shade="#1d0716", light="#a8405a",
                      depth=40, light_amount=0.35, edge=0.3, shadow=Shadow(4, 10, 14, 0.5))  # fmt: skip
        tie = path("M-20,560C60,596 120,606 182,588L178,626C116,642 50,632 -20,600Z")
        plate.ink(place(tie, 1920 if flip else 0, 0, 1, 0, flip), "#d9a24a", shade="#7a4a1c", light="#ffe3a1", depth=12,
                  shadow=Shadow(2, 5, 5, 0.5))  # fmt: skip
    swag = "M-20,-20H1940V34C1900,92 1740,104 1600,40C1500,112 1380,112 1280,42C1180,116 1070,116 960,44"
    swag += "C850,116 740,116 640,42C540,112 420,112 320,40C180,104 20,92 -20,34Z"
    plate.ink(path(swag), "#5a1838", shade="#1d0716", light="#a8405a", depth=36, light_amount=0.4, edge=0.3,
              shadow=Shadow(2, 10, 12, 0.5))  # fmt: skip
