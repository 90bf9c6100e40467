"""Didixit's table at night: a meadow for the television, a strip of it for phones, and a stone of the track."""

from __future__ import annotations

from pathlib import Path

from PIL import Image

from art.encode import webp
from art.press import Plate, Shadow
from art.shapes import circle, crest_at, ellipse, pine, ridge, star, stroke

WIDTH, HEIGHT = 1920, 1080
GLINTS = [(430, 70), (560, 170), (1490, 190), (1400, 60), (40, 400), (1890, 330), (30, 690), (1880, 640)]


def television(path: Path) -> None:
    """Without stones: each game lays as many as its track has."""
    plate = Plate(WIDTH, HEIGHT, 1, seed=12)
    plate.sky([(0, "#05161d"), (0.35, "#0a2e37"), (0.66, "#135058"), (0.86, "#3c7f7c"), (1, "#4b9a98")], 0.08)
    plate.stars(230, 700, "#f5efcf", glints=0)
    glints = "".join(star(x, y, plate.random.uniform(6, 11)) for x, y in GLINTS)
    plate.lay("#f5efcf", plate.mask(glints) * 0.7)
    plate.glow(WIDTH / 2, 60, 900, "#f2b75c", 0.3, 1.7, stretch=1.35)
    cast = Shadow(0, -4, 8, 0.4)
    far, crest = ridge(WIDTH, HEIGHT, 822, 16, 3.4, 1.2)
    plate.ink(far, "#12474e", top=("#2c747a", 60), edge=0.4)
    wood = ""
    for _ in range(60):
        x, height = plate.random.uniform(0, WIDTH), plate.random.uniform(16, 38)
        wood += pine(x, crest_at(crest, x) + 5, height)
    plate.ink(wood, "#0b333a", light="#2c747a", depth=8)
    plate.ink(ridge(WIDTH, HEIGHT, 866, 16, 2.8, 3.0)[0], "#0d3b41", top=("#2b6c66", 70), shadow=cast)
    plate.ink(ridge(WIDTH, HEIGHT, 930, 11, 2.2, 0.4)[0], "#0a2c30", top=("#1f5a52", 70), shadow=cast)
    plate.lay("#4c9a82", plate.mask(_grass(plate, 260, 905, 7, 16, 1.6)) * 0.5)
    webp(plate.image(), path, 120_000)


def _grass(plate: Plate, blades: int, top: float, shortest: float, longest: float, width: float) -> str:
    draw = plate.random
    shape = ""
    for _ in range(blades):
        x, y = draw.uniform(0, plate.width), draw.uniform(top, plate.height)
        tall = draw.uniform(shortest, longest)
        bend, lean = draw.uniform(-0.3, 0.3) * tall, draw.uniform(-0.5, 0.5) * tall
        shape += stroke(f"M{x:.1f},{y:.1f}q{bend:.1f},{-tall * 0.6:.1f} {lean:.1f},{-tall:.1f}", width)
    return shape


def strip(path: Path) -> None:
    """390 by 110 at twice the size."""
    plate = Plate(390, 110, 2, seed=14)
    plate.sky([(0, "#0a2e37"), (0.5, "#135058"), (1, "#2c747a")], grain=0.08)
    draw = plate.random
    sky = "".join(circle(draw.uniform(0, 390), draw.uniform(0, 50), 0.4 + draw.random() ** 3 * 1.2) for _ in range(40))
    plate.lay("#f5efcf", plate.mask(sky) * 0.7)
    far, crest = ridge(390, 110, 48, 4.5, 3, 1)
    plate.ink(far, "#12474e", top=("#2c747a", 24))
    wood = ""
    for _ in range(16):
        x = draw.uniform(0, 390)
        wood += pine(x, crest_at(crest, x) + 2, draw.uniform(7, 13))
    plate.ink(wood, "#0b333a")
    near, _ = ridge(390, 110, 74, 2.6, 2.4, 3)
    plate.ink(near, "#0a2c30", top=("#1f5a52", 24), shadow=Shadow(0, -2, 4, 0.4))
    plate.lay("#4c9a82", plate.mask(_grass(plate, 70, 84, 3, 6, 0.7)) * 0.45)
    webp(plate.image(), path, 20_000)


def stone(path: Path) -> None:
    """One stone of the track, 48 by 30 at twice the size."""
    plate = Plate(48, 30, 2, seed=15)
    cast = Shadow(1, 3, 2, 0.55)
    plate.ink(ellipse(24, 13, 21, 11), "#e9d7a8", shade="#a98a58", light="#fff6dc", depth=9, shadow=cast)
    webp(plate.image(), path, 3_000)


def plank(path: Path) -> None:
    """The shelf of the landing page."""
    plate = Plate(900, 30, 1.5, seed=51)
    wood = '<rect x="0" y="2" width="910" height="26" rx="2"/>'
    plate.ink(wood, "#7a4526", shade="#3f1f16", light="#c98a52", depth=12, edge=0.3)
    draw = plate.random
    veins = "".join(
        stroke(
            f"M{draw.uniform(0, 900):.0f},{draw.uniform(6, 25):.0f}"
            f"q60,{draw.uniform(-3, 3):.1f} {draw.uniform(60, 220):.0f},{draw.uniform(-2, 2):.1f}",
            1.2,
        )
        for _ in range(46)
    )
    plate.lay("#4a2417", plate.mask(veins) * 0.5 * plate.alpha)
    webp(plate.image().resize((1200, 40), Image.Resampling.LANCZOS), path, 10_000)
