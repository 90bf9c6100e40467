"""Noise and blur: the raw matter of grain, rough edges and washes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from PIL import Image
from scipy import ndimage

from art.colour import Field

# A few sheets of noise serve every print of the same size: computing them costs more than printing.
SHEETS = 4


def smoothstep(low: float, high: float, field: Field) -> Field:
    t = np.clip((field - low) / (high - low), 0, 1)
    stepped: Field = (t * t * (3 - 2 * t)).astype(np.float32)
    return stepped


def raised(field: Field, exponent: float) -> Field:
    """The field raised to a power, the same on every processor.

    NumPy computes powers, sines and the like with other last digits where it finds AVX-512, and these last digits show
    in the compressed files. Worked out in double and rounded to single precision they agree.
    """
    result: Field = np.power(field.astype(np.float64), exponent).astype(np.float32)
    return result


def resize(field: Field, width: int, height: int, how: Image.Resampling) -> Field:
    image = Image.fromarray(np.ascontiguousarray(field, dtype=np.float32))
    return np.asarray(image.resize((width, height), how), dtype=np.float32)


def blur(field: Field, sigma: float) -> Field:
    """Gaussian blur; wide ones work on a reduced copy, which the eye cannot tell apart."""
    if sigma < 3:
        return np.asarray(ndimage.gaussian_filter(field, sigma, mode="nearest", truncate=2.5), np.float32)
    height, width = field.shape
    step = max(2, int(sigma / 1.6))
    small = resize(field, max(1, -(-width // step)), max(1, -(-height // step)), Image.Resampling.BOX)
    small = np.asarray(ndimage.gaussian_filter(small, sigma / step, mode="nearest"), np.float32)
    clipped: Field = resize(small, width, height, Image.Resampling.BICUBIC).clip(0, 1)
    return clipped


def shift(field: Field, down: float, right: float) -> Field:
    """The field moved by whole pixels, empty where it came from."""
    dy, dx = round(down), round(right)
    height, width = field.shape
    moved = np.zeros_like(field)
    if abs(dy) < height and abs(dx) < width:
        moved[max(0, dy) : height + min(0, dy), max(0, dx) : width + min(0, dx)] = field[
            max(0, -dy) : height - max(0, dy), max(0, -dx) : width - max(0, dx)
        ]
    return moved


def clouds(random: np.random.Generator, width: int, height: int, cell: float, octaves: int, gain: float = 0.5) -> Field:
    """Fractal value noise between 0 and 1, its largest spots about `cell` pixels wide."""
    total = np.zeros((height, width), np.float32)
    weight, weights = 1.0, 0.0
    for _ in range(octaves):
        rows, columns = max(2, int(height / cell) + 2), max(2, int(width / cell) + 2)
        coarse = random.random((rows, columns)).astype(np.float32)
        total += weight * resize(coarse, width, height, Image.Resampling.BICUBIC)
        weights += weight
        weight *= gain
        cell = max(1.5, cell / 2)
    clipped: Field = np.clip(total / weights, 0, 1)
    return clipped


def ranked(field: Field) -> Field:
    """The field with its values replaced by their rank: every threshold then inks an exact share."""
    order = np.argsort(np.argsort(field, axis=None, kind="stable"), kind="stable")
    ranks: Field = (order.reshape(field.shape) / field.size).astype(np.float32)
    return ranks


def stretched(field: Field) -> Field:
    low, high = float(field.min()), float(field.max())
    full: Field = ((field - low) / (high - low + 1e-6)).astype(np.float32)
    return full


@dataclass(frozen=True)
class Noise:
    """One sheet of noise: grain to stipple, edge to roughen, wash for uneven ink, dry for worn spots."""

    grain: Field
    edge: Field
    wash: Field
    dry: Field
    fibre: Field


@lru_cache(maxsize=8)
def sheet(width: int, height: int, number: int) -> Noise:
    random = np.random.default_rng(number)
    white = random.random((height, width)).astype(np.float32)
    grain = ranked(blur(white, 0.63))
    edge = 0.6 * clouds(random, width, height, 9, 2) + 0.4 * clouds(random, width, height, 3, 1)
    wash = stretched(clouds(random, width, height, 200, 4, 0.55))
    dry = stretched(clouds(random, width, height, 60, 5, 0.75))
    threads = random.random((height, width)).astype(np.float32)
    woven = ndimage.gaussian_filter(threads, (0.5, 2.2)) + ndimage.gaussian_filter(threads, (2.2, 0.5))
    fibre = np.asarray(woven, np.float32)
    fibre = (fibre - fibre.mean()) / fibre.std()
    return Noise(grain, edge.astype(np.float32), wash, dry, fibre.astype(np.float32))
