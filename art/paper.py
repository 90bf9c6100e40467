"""The stationery of the interface: grain tiles, lamplight halos, deckled sheets, torn and ruled edges."""

from __future__ import annotations

import math
from dataclasses import dataclass
from pathlib import Path
from random import Random

import numpy as np
from scipy import ndimage

from art.colour import Field, rgb
from art.encode import flat_webp, layers, write
from art.noise import raised, ranked, smoothstep

TILE = 448


def _wrapped(random: np.random.Generator, size: int, sigma: float) -> Field:
    """Smooth noise that tiles, with mean 0 and deviation 1."""
    field = np.asarray(ndimage.gaussian_filter(random.random((size, size)), sigma, mode="wrap"), np.float32)
    normal: Field = (field - field.mean()) / field.std()
    return normal


def _fibres(random: np.random.Generator, count: int) -> Field:
    """A few short bent threads, as in rag paper."""
    threads = np.zeros((TILE, TILE), np.float32)
    for _ in range(count):
        x, y, heading = random.random() * TILE, random.random() * TILE, random.random() * math.tau
        bend = random.uniform(-0.04, 0.04)
        for _ in range(int(random.uniform(16, 40))):
            threads[int(y) % TILE, int(x) % TILE] = 1
            x, y, heading = x + 0.5 * math.cos(heading), y + 0.5 * math.sin(heading), heading + bend
    return threads


@dataclass(frozen=True)
class Grain:
    """What is sprinkled over a plain page: tooth below and above the surface, ink dots, fibres."""

    hollow: str
    bump: str
    dot: str
    fibre: str
    tooth: float
    dots: float
    threads: float


GRAINS = {
    "papier": Grain("#7a5622", "#fffdf4", "#8a6530", "#8a6530", tooth=0.055, dots=0.32, threads=0.15),
    "lampe": Grain("#04020a", "#ffcf8f", "#f2b75c", "#d9a86a", tooth=0.05, dots=0.2, threads=0.1),
}


def grain(theme: str, path: Path) -> None:
    """A tile to repeat over the page. Sparse on purpose: continuous noise would weigh ten times as much."""
    inks = GRAINS[theme]
    random = np.random.default_rng(3)
    blotch = _wrapped(random, TILE, 34)
    tooth = _wrapped(random, TILE, 0.8) * 0.9 + _wrapped(random, TILE, 5) * 0.35 + blotch * 0.5
    tooth /= tooth.std()
    image = np.zeros((TILE, TILE, 4), np.float32)
    for chosen, ink, veil in (
        (tooth < -1.2, inks.hollow, inks.tooth),
        (tooth > 1.25, inks.bump, inks.tooth),
        (_fibres(random, 20) > 0, inks.fibre, inks.threads),
        (random.random((TILE, TILE)) > 0.9986 + 0.0006 * np.clip(blotch, -1, 1), inks.dot, inks.dots),
    ):
        image[chosen] = [*rgb(ink), veil]
    flat_webp(layers(image), path, 25_000)


HALO, HALO_STEPS = 448, 7


def halo(theme: str, path: Path) -> None:
    """Lamplight on paper: a few veils, each dissolving into the next in dots."""
    colour, strength = {"papier": ("#e7b45c", 0.44), "lampe": ("#f6bd5e", 0.80)}[theme]
    random = np.random.default_rng(9)
    down, across = np.mgrid[0:HALO, 0:HALO].astype(np.float32)
    near = np.clip(1 - np.hypot(across - HALO / 2, down - HALO / 2) / (HALO / 2), 0, 1)
    tooth = ranked(np.asarray(ndimage.gaussian_filter(random.random((HALO, HALO)), 0.62), np.float32))
    # Dots of three neighbouring veils mix everywhere, or each veil would show as a clean ring.
    veil = np.maximum(np.floor(raised(near, 1.2) * HALO_STEPS + tooth * 1.8 - 0.4), 0) * (near > 0) / HALO_STEPS
    image = np.empty((HALO, HALO, 4), np.float32)
    image[..., :3] = rgb(colour)
    image[..., 3] = strength * raised(veil, 1.5)
    flat_webp(layers(image), path, 30_000)


@dataclass(frozen=True)
class Sheet:
    """A nine-slice sheet of paper: its ink, the ink of its worn rim, how deep and how torn the rim is."""

    fill: str
    rim: str
    depth: float
    torn: float = 1.0
    outline: str | None = None
    opacity: float = 1.0
    rubbed: bool = False


SHEETS = {
    "papier": {
        "paper": Sheet("#fcf6e8", "#ecdfc0", 0.34, 0.7),
        "well": Sheet("#e7dabd", "#d9c9a4", 0.4, 0.7),
        "hot": Sheet("#bf3818", "#9a2a12", 0.5, 0.9, rubbed=True),
        "ink": Sheet("#2b1d2f", "#150c19", 0.5, 0.9, rubbed=True),
        "line": Sheet("#fcf6e8", "#fcf6e8", 0, outline="#8a7453", opacity=0.55),
        "gold": Sheet("#efc06a", "#cf8f2a", 0.55, 1.2),
        "ok": Sheet("#2c6a3a", "#1d4c28", 0.5, 0.9),
    },
    "lampe": {
        "paper": Sheet("#2a2136", "#3d3050", 0.45),
        "well": Sheet("#130e1b", "#0c0812", 0.5),
        "hot": Sheet("#f07a4a", "#d35a2e", 0.45, 0.9, rubbed=True),
        "ink": Sheet("#f3e4c4", "#d3b98a", 0.5, 1.2),
        "line": Sheet("#2a2136", "#2a2136", 0, outline="#8f7c93", opacity=0.4),
        "gold": Sheet("#f2b75c", "#c9862c", 0.55, 1.2),
        "ok": Sheet("#9fcf8f", "#76ab66", 0.5, 0.9),
    },
}
CORNER, SIDE = 40, 160  # of a 240 px image: slices of 40, drawn at 20 CSS pixels, the sides repeated


def sheet(theme: str, name: str, path: Path) -> None:
    """The sides repeat every 160 px, so that `border-image: round` shows no seam."""
    style = SHEETS[theme][name]
    size, inset, corner = 2 * CORNER + SIDE, 6, 20
    random = np.random.default_rng(5)
    repeat = np.ix_((np.arange(size) - CORNER) % SIDE, (np.arange(size) - CORNER) % SIDE)
    tear = (_wrapped(random, SIDE, 1.3) * 0.55 + _wrapped(random, SIDE, 4.5) * 0.75)[repeat]
    tooth = ranked(_wrapped(random, SIDE, 0.6))[repeat]
    down, across = np.mgrid[0:size, 0:size] + 0.5
    out_x, out_y = (np.abs(axis - size / 2) - (size / 2 - inset - corner) for axis in (across, down))
    outside = np.hypot(np.maximum(out_x, 0), np.maximum(out_y, 0))
    edge = outside + np.minimum(np.maximum(out_x, out_y), 0) - corner + tear * style.torn * 0.8
    alpha = np.clip(0.5 - edge / 1.4, 0, 1)
    body = alpha * style.opacity
    worn = smoothstep(-0.22, 0.22, np.clip(1 + edge / 9, 0, 1) * style.depth - tooth * 0.92 - 0.04)
    worn = np.round(worn * 3) / 3
    inks = rgb(style.fill) * (1 - worn[..., None]) + rgb(style.rim) * worn[..., None]
    if style.outline:
        drawn = raised(np.clip(1 - np.abs(edge + 2.4) / 2.0, 0, 1), 0.7)
        inks = inks * (1 - drawn[..., None]) + rgb(style.outline) * drawn[..., None]
        body = np.maximum(body, drawn * alpha)
    if style.rubbed:
        body = body * (1 - 0.5 * np.clip((tooth - 0.88) / 0.12, 0, 1) * np.clip(1 + edge / 8, 0, 1))
        body = body * (1 - 0.5 * (tooth > 0.99))
    body = np.round(body * 12) / 12 if style.opacity == 1 else np.round(body * 40) / 40
    flat_webp(layers(np.dstack([inks, body])), path, 10_000)


def torn(path: Path) -> None:
    """The torn upper edge of the ask bar: a mask 180 by 10, to repeat across."""
    random = Random(11)
    heights = [random.uniform(2.7, 7.3) for _ in range(36)]
    points = " ".join(f"L{i * 5},{height:.1f}" for i, height in enumerate([*heights, heights[0]]))
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" width="180" height="10" viewBox="0 0 180 10" '
        f'preserveAspectRatio="none"><path d="M0,10 {points} L180,10Z"/></svg>\n'
    )
    write(path, svg.encode())


def rule(path: Path) -> None:
    """A ruled line of uneven ink: a mask 240 by 7, to repeat across."""
    random = Random(12)
    above = [random.uniform(2.5, 3.15) for _ in range(40)]
    below = [random.uniform(3.85, 4.5) for _ in range(40)]
    over = " L".join(f"{i * 6},{y:.2f}" for i, y in enumerate([*above, above[0]]))
    under = " L".join(f"{240 - i * 6},{y:.2f}" for i, y in enumerate([*below, below[0]]))
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="240" height="7"><path d="M{over} L{under}Z"/></svg>\n'
    write(path, svg.encode())
