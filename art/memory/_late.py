"""What several of the later memory cards share: arms that come in from an edge, smoke, roof tiles, leaning things."""

from __future__ import annotations

import math

from art.colour import Colour, mix
from art.memory._early import Card
from art.motif import Motif, Printed, carried
from art.motifs.curves import limb, spine
from art.shapes import circle, path


def arm(
    card: Card, hand: Motif, x: float, y: float, scale: float = 1, turn: float = 0, flip: bool = False, *,
    upright: bool = False, skin: Colour = "skin", sleeve: Colour = "dark", cuff: Colour = "light",
    bend: float = 0, reach: float = 420, wide: float = 1.3,
) -> Printed:  # fmt: skip
    """A hand of the vocabulary, its sleeve prolonged so that it enters from beyond the sheet."""
    near, far = ((0, -16), (bend, reach)) if upright else ((-142, -66), (-142 - reach, -66 + bend))
    ax, ay = carried(near, x, y, scale, turn, flip)
    bx, by = carried(far, x, y, scale, turn, flip)
    broad = (96 if upright else 104) * scale
    card.cut(limb(f"{ax:.0f},{ay:.0f},{broad:.0f} {bx:.0f},{by:.0f},{broad * wide:.0f}"), sleeve, 28, 1.2)
    colour = card.tone(skin)
    return card.put(
        hand, x, y, scale, turn, flip, skin=colour, line=mix(colour, card.tone("dark"), 0.45),
        nail=mix(colour, card.tone("light"), 0.4), sleeve=sleeve, cuff=cuff, dark="dark",
    )  # fmt: skip


def tiles(y: float, size: float, offset: float = 0, width: float = 600) -> str:
    """One row of round-ended roof tiles hanging from y."""
    row, x, half = "", -size + offset, size * 0.48
    while x < width + size:
        row += path(
            f"M{x - half:.1f},{y - size:.1f}H{x + half:.1f}V{y + size * 0.5:.1f}"
            f"A{half:.1f},{half:.1f} 0 0 1 {x - half:.1f},{y + size * 0.5:.1f}Z"
        )
        x += size
    return row


def bricks(x: float, y: float, columns: int, rows: int, wide: float, tall: float, gap: float = 6) -> str:
    """A wall of bricks, as plain shapes."""
    wall = ""
    for row in range(rows):
        for column in range(-1, columns):
            left = x + column * wide + (row % 2) * wide / 2
            wall += (
                f'<rect x="{left + gap / 2:.1f}" y="{y + row * tall + gap / 2:.1f}" '
                f'width="{wide - gap:.1f}" height="{tall - gap:.1f}" rx="4"/>'
            )
    return wall


def smoke(card: Card, course: str, ink: Colour = "light", density: float = 0.6) -> None:
    """Stippled smoke along "x,y,width ...": one soft band, and a thinner, denser one in it."""
    card.grain(limb(course), ink, density * 0.55, 10)
    thin = " ".join(f"{x},{y},{float(w) * 0.4:.0f}" for x, y, w in (word.split(",") for word in course.split()))
    card.grain(limb(thin), ink, density, 5)


def dots(spots: str, size: float) -> str:
    """Dots of one size at "x,y x,y ..."."""
    return "".join(circle(float(x), float(y), size) for x, y in (spot.split(",") for spot in spots.split()))


def hanging(x: float, y: float, shape: str, sway: float) -> str:
    """A shape hung from (x, y) by its own y = 0, blown aside by an angle."""
    return f'<g transform="translate({x:.1f},{y:.1f}) skewX({-sway:.1f})">{shape}</g>'


def along(course: str, step: float) -> list[tuple[float, float, float, float, float]]:
    """Places a step apart along "x,y,width ...": x, y, direction and width."""
    found = []
    gone, (x, y) = 0.0, (0.0, 0.0)
    for i, spot in enumerate(spine(course, 40)):
        gone += math.dist((x, y), spot[:2]) if i else 0
        x, y = spot[:2]
        if gone > step:
            gone = 0
            found.append(spot)
    return found
