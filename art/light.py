"""The light and the tone of a card: what its script says. How it is painted: `lit` and `develop`."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from art.colour import Colour

KEYS = {"low": 0.23, "dusk": 0.31, "middle": 0.42, "high": 0.56, "white": 0.7}  # the mean luminance wanted of a card
HANDS = ("gouache", "wash", "paper")


@dataclass(frozen=True)
class Light:
    """The key light of a scene, in the units of its sheet, and what is left where it does not come.

    `z` is how far it hangs before the picture (negative: behind what it lights, which then shows its dark side and a
    rim). `reach` is where it has lost two thirds of its strength. `sky` says how far the backdrop shines by itself:
    0 a wall, 0.3 a night, 0.9 a day. On a `ground`, the height where a floor begins, shadows fall along it; on a `wall`
    behind the scene they fall larger by this share of their distance from the lamp.
    """

    x: float
    y: float
    z: float = 160
    colour: Colour = "#ffd9a0"
    reach: float = 330
    strength: float = 1.2
    ambient: float = 0.22
    shadow: Colour = "#10142e"  # the one dark in which shadows lose themselves
    lost: float = 0.42  # how far they do
    ground: float | None = None
    wall: float = 0
    sky: float = 0
    air: Colour = "#5a6a8c"  # what distance turns into
    haze: float = 0.5
    glow: float = 0.4  # light in the air around the lamp
    rays: float = 0  # light that streaks past what stands before it
    rim: float = 0.4
    cast: float = 0.88
    spill: float = 1  # how far other shining things light what is near them


@dataclass(frozen=True)
class Tone:
    """How dark and how coloured the card is, and whose hand paints it.

    `key` is its mean luminance, by a name of KEYS or from 0 to 1. `accent` is the one colour that keeps its force
    while the others are held to `chroma`. `stroke` is the direction of the brush where no form leads it, in degrees.
    """

    key: str | float = "middle"
    hand: str = "gouache"
    accent: Colour | None = None
    chroma: float = 1.0
    black: float = 0.03
    white: float = 0.95
    brush: float = 0.46
    stroke: float = 70
    vignette: float = 0.2

    @property
    def mean(self) -> float:
        return KEYS[self.key] if isinstance(self.key, str) else self.key


@dataclass(frozen=True)
class Script:
    light: Light
    tone: Tone = field(default_factory=Tone)


def _made(light: Light, more: dict[str, Any]) -> Light:
    return replace(light, **more)


def candle(x: float, y: float, **more: Any) -> Light:
    """A small flame close to what it lights: the rest of the room is nearly lost."""
    return _made(
        Light(x, y, 110, "#ffc06a", 240, 1.55, 0.12, "#0b1226", 0.48, air="#33485c", haze=0.3, glow=0.55), more
    )


def lamp(x: float, y: float, **more: Any) -> Light:
    """A lamp in a room or a street."""
    return _made(Light(x, y, 170, "#ffe0a8", 400, 1.25, 0.24, "#171630", air="#8a8078", haze=0.15), more)


def window(x: float, y: float, **more: Any) -> Light:
    """Daylight that enters a room at one side: cool, wide, with long shadows."""
    return _made(
        Light(x, y, 210, "#f2f0de", 560, 1.25, 0.22, "#141a30", 0.4, air="#9aa6ac", haze=0.2, glow=0.2, rim=0.45), more
    )


def sun(x: float = -500, y: float = -420, **more: Any) -> Light:
    """Daylight outdoors; it stands outside the sheet."""
    return _made(
        Light(
            x, y, 620, "#fff0c4", 2600, 1.08, 0.3, "#262750", 0.32, sky=0.92, air="#b4ccd0", haze=0.55, glow=0, rim=0.5
        ),
        more,
    )


def low_sun(x: float, y: float, **more: Any) -> Light:
    """A sun at the horizon, behind the scene: dark shapes with burning rims."""
    return _made(
        Light(
            x, y, -120, "#ffb765", 460, 1.25, 0.3, "#1e0f2c", 0.45, sky=0.85, air="#d98a5c", haze=0.4, glow=0.45,
            rays=0.25, rim=0.7,
        ),
        more,
    )  # fmt: skip


def moon(x: float, y: float, **more: Any) -> Light:
    """Moonlight: cold, wide, and the ground darker than the sky."""
    return _made(
        Light(
            x, y, 150, "#dfe8f0", 520, 1.15, 0.26, "#090f2a", 0.46, sky=0.32, air="#3c4c80", haze=0.45, glow=0.35,
            rim=0.55,
        ),
        more,
    )  # fmt: skip
