"""Cards painted smoothly: broad forms without brush marks or hard steps of tone."""

from __future__ import annotations

from art.colour import Colour, Field
from art.memory._early import Card

CARE = 0.3


class Calm(Card):
    """A card whose own cuts are smooth, as skin is; motifs keep the hand of the card."""

    def cut(
        self, shape: str, ink: Colour, depth: float = 24, lift: float = 1, clip: Field | None = None,
        opacity: float = 1, shade: float = 0.5,
    ) -> Field:  # fmt: skip
        self.plate.care = CARE
        printed = super().cut(shape, ink, depth, lift, clip, opacity, shade)
        self.plate.care = 1
        return printed

    def lamp(self, shape: str, ink: Colour, amount: float = 0.9, clip: Field | None = None) -> Field:
        """Something that shines by itself."""
        with self.plate.shining(amount):
            return self.flat(shape, ink, clip)


def squashed(shape: str, x: float, y: float, wide: float = 1, tall: float = 0.5, turn: float = 0) -> str:
    """A shape turned, then seen from low down: drawn around (0, 0), laid on the ground at (x, y)."""
    moved = f"translate({x:.1f},{y:.1f}) scale({wide:.3f},{tall:.3f}) rotate({turn:.1f})"
    return f'<g transform="{moved}">{shape}</g>'
