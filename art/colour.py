"""Inks: colours as three floats, and mixtures of them."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

Field = NDArray[np.floating[Any]]
Colour = str | Field


def rgb(colour: Colour) -> Field:
    """A colour (hex string, or floats already) as floats between 0 and 1."""
    if not isinstance(colour, str):
        return colour
    digits = colour.lstrip("#")
    return np.array([int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)], np.float32)


def mix(first: Colour, second: Colour, share: float) -> Field:
    """The first ink with a share of the second in it."""
    mixed: Field = (rgb(first) * (1 - share) + rgb(second) * share).astype(np.float32)
    return mixed
