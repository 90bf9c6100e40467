"""Close-ups for the memory cards: a card printed in few inks, a foot larger than life, bold patterns."""

from __future__ import annotations

import math
from collections.abc import Iterable
from random import Random

import numpy as np

from art.colour import Colour, Field, mix, rgb
from art.motif import Motif, Piece, Printed, draw
from art.motifs.curves import blob, curve, spine
from art.press import Plate, Shadow
from art.scene import HEIGHT, WIDTH
from art.shapes import ellipse, line, path, place, rectangle, ring

# Where lines leave a card at its sides, so that they go on in the next one; a card turned round still meets them.
HIGH, MIDDLE, LOW = 250, 450, 650

SKINS = {"fair": "#efc2a0", "tan": "#d99a70", "brown": "#a8683f", "deep": "#6f3f2c"}


class Card:
    """A sheet covered with one hue, bleached towards one side like an old photograph.

    Its inks: ground, pale and deep (tints of the ground), dark, light, accent, and those added by name.
    """

    def __init__(
        self, plate: Plate, ground: str, dark: str, light: str, accent: str, *, fade: float = -120, **more: Colour
    ) -> None:
        self.plate = plate
        self.inks: dict[str, Colour] = {
            "ground": ground, "dark": dark, "light": light, "accent": accent,
            "pale": mix(ground, light, 0.42), "deep": mix(ground, dark, 0.36), "shade": mix(ground, dark, 0.5),
            "skin": SKINS["tan"], **more,
        }  # fmt: skip
        plate.fill(np.broadcast_to(rgb(ground), plate.rgb.shape).copy())
        self.fade(fade, "pale", 0.95, 0.5)
        self.fade(fade + 180, "deep", 0.8, 0.34)

    def tone(self, ink: Colour) -> Colour:
        return self.inks.get(ink, ink) if isinstance(ink, str) else ink

    def fade(
        self, angle: float, ink: Colour, amount: float = 0.8, reach: float = 0.5, clip: Field | None = None
    ) -> None:
        """Stipple an ink, densest at the side of the sheet that lies in a direction (degrees, -90 is "
        "up)."""  # fmt: skip
        across, down = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        far = abs(across) * 0.5 + abs(down) * 0.5
        place_of = (self.plate.x / WIDTH - 0.5) * across + (self.plate.y / HEIGHT - 0.5) * down
        density = np.clip((place_of - far) / (2 * far * reach) + 1, 0, 1) ** 1.4 * amount
        cover = self.plate.stipple(density * 0.96)
        self.plate.lay(self.tone(ink), cover if clip is None else cover * clip)

    def cut(
        self, shape: str, ink: Colour, depth: float = 24, lift: float = 1, clip: Field | None = None,
        opacity: float = 1, shade: float = 0.5,
    ) -> Field:  # fmt: skip
        """A piece of cut paper, modelled with the card's own dark and light."""
        colour = self.tone(ink)
        bright = float(rgb(colour).mean()) > 0.3
        return self.plate.ink(
            shape,
            colour,
            shade=mix(colour, self.inks["dark"], shade if bright else 0.6) if depth else None,
            light=mix(colour, self.inks["light"], 0.5 if bright else 0.28) if depth else None,
            depth=depth,
            edge=0.25,
            clip=clip,
            opacity=opacity,
            shadow=Shadow(4 * lift, 8 * lift, 8 * lift, 0.34, "#120c1e") if lift else None,
        )

    def flat(self, shape: str, ink: Colour, clip: Field | None = None, opacity: float = 1) -> Field:
        """A detail without thickness."""
        return self.cut(shape, ink, 0, 0, clip, opacity)

    def grain(self, shape: str, ink: Colour, density: float = 0.55, soft: float = 5,
        clip: Field | None = None) -> None:  # fmt: skip
        """A stippled shadow or bloom in the form of a shape."""
        mask = self.plate.rough(self.plate.mask(shape), 0.3, soft)
        self.plate.lay(self.tone(ink), self.plate.stipple(mask * density) * mask * (1
            if clip is None else clip))  # fmt: skip

    def put(
        self, motif: Motif, x: float, y: float, scale: float = 1, turn: float = 0, flip: bool = False,
        clip: Field | None = None, shadow: float = 1, flat: Colour | None = None, **inks: Colour,
    ) -> Printed:  # fmt: skip
        """A motif of the vocabulary in the inks of this card."""
        chosen = {name: self.tone(ink) for name, ink in inks.items()}
        tone = None if flat is None else self.tone(flat)
        return draw(self.plate, motif, x, y, scale, turn, flip, inks=chosen, clip=clip, shadow=shadow,
            flat=tone)  # fmt: skip

    def bare(self, motif: Motif, x: float, y: float, scale: float = 1, turn: float = 0,
        flip: bool = False) -> Printed:  # fmt: skip
        """A part of a body in the skin of this card."""
        return self.put(
            motif, x, y, scale, turn, flip, skin="skin", crease=mix(self.tone("skin"), self.tone("dark"), 0.45),
            nail=mix(self.tone("skin"), self.tone("light"), 0.4),
        )  # fmt: skip


def _body(*pieces: Piece) -> Motif:
    return Motif(pieces, {"skin": SKINS["tan"], "crease": "#8a5138", "nail": "#ecc3a3"})


def _nail(x: float, y: float, size: float, turn: float) -> str:
    return ellipse(x, y, size * 0.62, size, turn)


def baby_foot() -> Motif:
    """A right foot from above: heel at (0, 0), toes up, the big toe on the left."""
    sole = blob("0,26 -36,6 -38,-40 -46,-88 -60,-128 -30,-154 26,-146 62,-112 60,-66 46,-20 36,10")
    toes = ((-43, -166, 24), (-8, -180, 17), (21, -174, 15.5), (45, -157, 14), (64, -133, 12.5))
    return _body(
        *(Piece(ellipse(x, y, r, r * 1.2, x * 0.3), "skin", 9) for x, y, r in reversed(toes)),
        Piece(sole, "skin", 20),
        Piece("".join(_nail(x, y - r * 0.55, r * 0.42, x * 0.3) for x, y, r in toes), "nail"),
        Piece("".join(curve(f"{x - r * 0.7:.0f},{y + r + 3:.0f} {x:.0f},{y + r + 7:.0f} "
            f"{x + r * 0.7:.0f},{y + r + 3:.0f}", 3.2) for x, y, r in toes), "crease"),
    )  # fmt: skip


def knit(x: float, y: float, columns: int, rows: int, size: float) -> str:
    """Rows of stitches, each a V of two leaves, from the corner (x, y)."""
    stitch = path("M0,0C-7,-2 -11,-8 -12,-17C-5,-15 -1,-9 0,0Z M0,0C7,-2 11,-8 12,-17C5,-15 1,-9 0,0Z")
    return "".join(
        place(stitch, x + column * size, y + row * size * 0.62, size / 26)
        for column in range(columns)
        for row in range(rows)
    )


def stripes(angle: float, width: float, gap: float, offset: float = 0) -> str:
    """Bands right across the sheet."""
    bars = ""
    at = -1100 + offset
    while at < 1100:
        bars += rectangle(-1200, at, 2400, width)
        at += width + gap
    return place(bars, WIDTH / 2, HEIGHT / 2, 1, angle)


def chequers(x: float, y: float, columns: int, rows: int, size: float) -> str:
    return "".join(
        rectangle(x + column * size, y + row * size, size, size)
        for column in range(columns)
        for row in range(rows)
        if (column + row) % 2
    )


def scattered(random: Random, shape: str, step: float, turn: float = 0, jitter: float = 0.12) -> str:
    """A small shape all over the sheet, in staggered rows."""
    found = ""
    for row in range(-1, int(HEIGHT / step) + 2):
        for column in range(-1, int(WIDTH / step) + 2):
            x = (column + (row % 2) / 2) * step + random.uniform(-jitter, jitter) * step
            y = row * step + random.uniform(-jitter, jitter) * step
            found += place(shape, x, y, 1, turn)
    return found


def ripples(x: float, y: float, radii: Iterable[float], width: float = 5, flatten: float = 1) -> str:
    rings = "".join(ring(0, 0, radius, width) for radius in radii)
    return f'<g transform="translate({x:.1f},{y:.1f}) scale(1,{flatten:.3f})">{rings}</g>'


def wavelets(y: float, length: float, swell: float, width: float, offset: float = 0) -> str:
    """One wavy line across the sheet."""
    data = (
        f"M{-length - offset:.1f},{y:.1f}"
        + f"q{length / 4:.1f},{-swell:.1f} {length / 2:.1f},0 t{length / 2:.1f},0" * (int(WIDTH / length) + 3)
    )
    return f'<path fill="none" stroke="#fff" stroke-width="{width:.1f}" d="{data}"/>'


def rope(points: str, width: float) -> tuple[str, str]:
    """A rope along "x,y x,y", and the slanting marks of its strands."""
    strands = ""
    along = spine(" ".join(f"{point},{width}" for point in points.split()), 24)
    gone, last = 0.0, along[0]
    for spot in along:
        gone += math.dist(spot[:2], last[:2])
        last = spot
        if gone > width * 0.62:
            gone = 0
            x, y, dx, dy, _ = spot
            half = width * 0.42
            slant = (dx * 0.7 - dy, dy * 0.7 + dx)
            strands += line(
                [(x - slant[0] * half, y - slant[1] * half), (x + slant[0] * half, y + slant[1] * half)],
                max(3.4, width * 0.13),
            )
    return curve(points, width), strands
