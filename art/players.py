"""The players' inks and shapes, and the rabbits that wear them."""

from __future__ import annotations

import math
from dataclasses import dataclass
from pathlib import Path

from PIL import Image

from art.encode import webp
from art.press import Plate, Shadow, darker, lighter
from art.shapes import circle, ellipse, place, polygon, rectangle
from art.shapes import path as outline


@dataclass(frozen=True)
class Player:
    colour: str
    shape: str
    shape_ink: str = "#fff3da"


def _rays() -> str:
    return "".join(f'<path d="M-7,-30L0,-48L7,-30Z" transform="rotate({i * 45})"/>' for i in range(8))


def _five_points() -> str:
    points = []
    for i in range(10):
        reach, angle = 46 if i % 2 == 0 else 19, i * math.pi / 5
        points.append((reach * math.sin(angle), -reach * math.cos(angle)))
    return polygon(points)


PLAYERS = {
    "framboise": Player("#a61c52", circle(0, 0, 26) + _rays()),
    "nuit": Player("#2a4a9e", outline("M14,-44A46,46 0 1 0 44,20A38,38 0 1 1 14,-44Z")),
    "sapin": Player("#2b6b3a", outline("M-38,40C-46,-10 -14,-46 44,-46C46,10 12,46 -26,40L-8,10L-32,44Z")),
    "miel": Player("#e2a52e", _five_points(), "#2b1d2f"),
    "prune": Player("#68388f", outline("M0,-48L36,0L0,48L-36,0Z")),
    "lagon": Player("#0a7683", outline("M0,-50C14,-24 34,-4 34,16A34,34 0 0 1 -34,16C-34,-4 -14,-24 0,-50Z")),
    "rose": Player(
        "#e08aa0",
        outline("M0,44C-60,4 -46,-42 -20,-42C-8,-42 0,-32 0,-24C0,-32 8,-42 20,-42C46,-42 60,4 0,44Z"),
        "#2b1d2f",
    ),
    "ardoise": Player("#4d5a68", outline("M-50,38L-14,-36L6,2L20,-18L50,38Z")),
}

BODY = (
    ellipse(86, 138, 56, 42, -14)
    + circle(66, 146, 38)
    + outline("M104,112C116,92 126,84 140,78L166,104C160,128 150,150 142,172L112,176Z")
    + ellipse(148, 92, 31, 25, 18)
    + outline("M138,82C112,50 104,20 114,8C130,8 146,40 152,76Z")
    + outline("M150,78C146,42 154,12 168,6C178,20 176,54 164,84Z")
    + circle(26, 152, 15)
    + rectangle(44, 166, 66, 17, 8.5)
    + rectangle(112, 166, 40, 16, 8)
)
SIZE = 232


def rabbit(name: str, target: Path) -> None:
    player = PLAYERS[name]
    plate = Plate(200, 200, 1.6, seed=7)
    colour = player.colour
    plate.ink(
        BODY, colour, shade=darker(colour), light=lighter(colour), depth=26, light_amount=0.8,
        shadow=Shadow(2, 5, 4, 0.45),
    )  # fmt: skip
    plate.ink(outline("M118,18C130,24 140,48 146,72C130,58 118,36 118,18Z"), lighter(colour, 0.62), edge=0.25)
    plate.ink(circle(156, 88, 4.2), "#150c1a", edge=0.1)
    plate.ink(circle(157.4, 86.6, 1.3), "#fff6e4", edge=0)
    plate.ink(circle(176, 100, 3), darker(colour), edge=0.1)
    plate.ink(circle(26, 152, 11), "#fbf2dc", shade=lighter(colour, 0.6), depth=8)
    plate.ink(place(player.shape, 78, 144, 0.5), player.shape_ink, edge=0.2)
    webp(plate.image().resize((SIZE, SIZE), Image.Resampling.LANCZOS), target, 8_000)
