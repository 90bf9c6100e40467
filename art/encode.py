"""Writing images small: phones load them over home networks."""

from __future__ import annotations

import io
from collections.abc import Iterable
from pathlib import Path

import numpy as np
from PIL import Image

from art.colour import Field


class TooHeavy(Exception):
    """No setting brings the image under its budget."""


def smallest(image: Image.Image, form: str, qualities: Iterable[int], limit: int, **options: object) -> bytes:
    """The image at the best of the given qualities that fits in `limit` bytes."""
    size = 0
    for quality in qualities:
        buffer = io.BytesIO()
        image.save(buffer, form, quality=quality, **options)
        size = buffer.tell()
        if size <= limit:
            return buffer.getvalue()
    raise TooHeavy(f"{size} bytes, {limit} allowed")


def webp(image: Image.Image, path: Path, limit: int, best: int = 84, worst: int = 18) -> None:
    """Lossy WebP, its transparency coarse enough to stay light."""
    data = smallest(image, "WEBP", range(best, worst - 1, -6), limit, method=6, alpha_quality=60)
    write(path, data)


def avif(image: Image.Image, path: Path, limit: int, best: int = 46, worst: int = 20) -> None:
    write(path, smallest(image, "AVIF", range(best, worst - 1, -4), limit, speed=6))


def flat_webp(image: Image.Image, path: Path, limit: int) -> None:
    """Lossless WebP, for images of few flat inks where loss would show as a halo."""
    buffer = io.BytesIO()
    image.save(buffer, "WEBP", lossless=True, quality=100, method=6)
    if buffer.tell() > limit:
        raise TooHeavy(f"{path.name}: {buffer.tell()} bytes, {limit} allowed")
    write(path, buffer.getvalue())


def layers(rgba: Field) -> Image.Image:
    """An image from colours and transparency; what is not seen is made black, which packs best."""
    seen = np.where(rgba[..., 3:] > 0, rgba, 0)
    return Image.fromarray((np.clip(seen, 0, 1) * 255 + 0.5).astype(np.uint8))


def write(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
