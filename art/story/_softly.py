"""A fine brush for whole things, as skin has one, shared by the cards of bright days."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from art.press import Plate

FINE = 0.4


@contextmanager
def softly(plate: Plate) -> Iterator[None]:
    """What is printed inside is brushed finely, its tones without steps."""
    before, plate.care = plate.care, FINE
    yield
    plate.care = before
