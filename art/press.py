"""The press: SVG shapes become masks, masks are inked like a grainy stencil print, with cut-paper shadows.

A plate is drawn in its own units and printed `scale` times larger. Everything random comes from the plate's
seed, so the same recipe always gives the same pixels.
"""

from __future__ import annotations

import io
import math
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from random import Random

import numpy as np
import resvg_py
from PIL import Image
from scipy import ndimage

from art.colour import Colour, Field, mix, rgb
from art.noise import SHEETS, blur, raised, sheet, shift, smoothstep
from art.shapes import Point, circle, rectangle, star

PAPER = "#f3ead6"
LIGHT_FROM = (-0.6, -0.8)  # the light falls from the upper left
COARSE = 4  # how much smaller a shape is drawn to find where it is
THIN = 7.0  # shapes with a smaller inscribed radius carry no modelling: it would only dirty them

Stops = Sequence[tuple[float, Colour]]
Box = tuple[slice, slice]
Band = tuple[Colour, float]  # an ink and how far it reaches into the shape


@dataclass(frozen=True)
class Shadow:
    """The shadow of cut paper."""

    dx: float = 3
    dy: float = 7
    blur: float = 7
    opacity: float = 0.38
    colour: str = "#0a0f24"


class Plate:
    shine = 0.0  # how far what is printed shines by itself, and
    care = 1.0  # how broadly it is brushed, on a lit plate

    def __init__(self, width: int, height: int, scale: float = 1, seed: int = 1, base: Colour | None = None) -> None:
        self.width, self.height, self.scale = width, height, scale
        self.columns, self.rows = round(width * scale), round(height * scale)
        self.random = Random(seed)
        self.noise = sheet(self.columns, self.rows, seed % SHEETS)
        down, across = np.mgrid[0 : self.rows, 0 : self.columns].astype(np.float32)
        self.y: Field = down / scale
        self.x: Field = across / scale
        self.rgb: Field = np.zeros((self.rows, self.columns, 3), np.float32)
        self.alpha: Field = np.zeros((self.rows, self.columns), np.float32)
        self.everywhere: Box = (slice(None), slice(None))
        if base is not None:
            self.fill(np.broadcast_to(rgb(base), self.rgb.shape).copy())

    def fill(self, colours: Field) -> None:
        self.rgb = colours.astype(np.float32)
        self.alpha[:] = 1

    def mask(self, shape: str) -> Field:
        """The coverage of a shape, from 0 to 1. Only the part of the plate that it can touch is drawn finely."""
        mask = np.zeros((self.rows, self.columns), np.float32)
        coarse = _coverage(shape, self.scale / COARSE, 0, 0, -(-self.columns // COARSE), -(-self.rows // COARSE))
        rows, columns = np.flatnonzero(coarse.max(1)), np.flatnonzero(coarse.max(0))
        if len(rows):
            top, left = max(0, (int(rows[0]) - 2) * COARSE), max(0, (int(columns[0]) - 2) * COARSE)
            bottom = min(self.rows, (int(rows[-1]) + 3) * COARSE)
            right = min(self.columns, (int(columns[-1]) + 3) * COARSE)
            mask[top:bottom, left:right] = _coverage(shape, self.scale, left, top, right - left, bottom - top)
        return mask

    def rough(self, mask: Field, amount: float = 0.32, soft: float = 0.9, box: Box | None = None) -> Field:
        """The mask with an edge torn by the paper's tooth."""
        soaked = blur(mask, soft * self.scale)
        noise = (self.noise.edge[box or self.everywhere] - 0.5) * amount * 2
        return smoothstep(0.36, 0.64, soaked + noise * (soaked > 0.01) * (soaked < 0.99))

    def stipple(self, density: Field, box: Box | None = None, hard: float = 0.22) -> Field:
        """Grainy coverage: each point inks where the density passes the grain."""
        return smoothstep(-hard, hard, density - self.noise.grain[box or self.everywhere] * 0.92 - 0.04)

    def lay(self, colour: Colour, cover: Field, box: Box | None = None) -> None:
        """Lay a colour, or a field of colours, over what is printed."""
        box = box or self.everywhere
        under = self.alpha[box] * (1 - cover)
        total = cover + under
        blended = rgb(colour) * cover[..., None] + self.rgb[box] * under[..., None]
        seen = total[..., None] > 1e-4
        self.rgb[box] = np.where(seen, blended / np.maximum(total, 1e-4)[..., None], self.rgb[box])
        self.alpha[box] = total

    def ink(
        self,
        shape: str | Field,
        colour: Colour,
        *,
        shade: Colour | None = None,
        light: Colour | None = None,
        depth: float = 24,
        shadow: Shadow | None = None,
        edge: float = 0.32,
        opacity: float = 1,
        shade_amount: float = 0.9,
        light_amount: float = 0.55,
        towards: tuple[float, float] = LIGHT_FROM,
        top: Band | None = None,
        bottom: Band | None = None,
        clip: Field | None = None,
        wash: float = 0.06,
    ) -> Field:
        """Print one shape: flat ink, stippled shade away from the light, stippled light towards it.

        `colour` may be a whole field of colours. Returns the mask as printed.
        """
        whole = self.mask(shape) if isinstance(shape, str) else shape
        if clip is not None:
            whole = whole * clip
        printed = np.zeros_like(whole)
        box = self._around(whole, (depth * 1.6 if shade is not None or light is not None else 0), shadow)
        if box is None:
            return printed
        mask = self.rough(whole[box], edge, box=box) if edge else whole[box]
        if clip is not None:
            mask = mask * clip[box]
        if shadow:
            self._cast(mask, shadow, box)
        field = rgb(colour)
        uneven = 1 + (self.noise.wash[box] - 0.5) * wash * 2
        inks = (field[box] if field.ndim == 3 else field) * uneven[..., None]
        depth = min(depth, 1.4 * self._thickness(mask))
        if depth >= THIN:
            for tone, away, spread, gain, cut, amount in (
                (shade, 0.45, 0.5, 1.35, 0.12, shade_amount),
                (light, -0.45, 0.4, 1.3, 0.25, light_amount),
            ):
                if tone is not None:
                    reach = depth * away * self.scale
                    moved = shift(mask, towards[1] * reach, towards[0] * reach)
                    inside = blur(moved, depth * spread * self.scale)
                    inks = self._tone(inks, np.clip((1 - inside) * gain - cut, 0, 1) * amount, tone, box)
        inks = self._bands(inks, mask, top, bottom, box)
        self.lay(np.clip(inks, 0, 1).astype(np.float32), mask * opacity, box)
        printed[box] = mask
        return printed

    def _around(self, mask: Field, reach: float, shadow: Shadow | None) -> Box | None:
        """The part of the plate a shape and its shadow can touch."""
        rows, columns = np.flatnonzero(mask.max(1) > 0.02), np.flatnonzero(mask.max(0) > 0.02)
        if not len(rows):
            return None
        spill = abs(shadow.dx) + abs(shadow.dy) + shadow.blur * 3 if shadow else 0
        pad = int((8 + reach + spill) * self.scale)
        return (
            slice(max(0, rows[0] - pad), min(self.rows, rows[-1] + 1 + pad)),
            slice(max(0, columns[0] - pad), min(self.columns, columns[-1] + 1 + pad)),
        )

    def _thickness(self, mask: Field) -> float:
        """The radius of the largest disc that fits in the shape, in drawing units."""
        inner = np.pad(mask[::2, ::2] > 0.5, 1, mode="edge")
        return float(ndimage.distance_transform_edt(inner).max()) * 2 / self.scale

    def _cast(self, mask: Field, shadow: Shadow, box: Box) -> None:
        fallen = shift(blur(mask, shadow.blur * self.scale), shadow.dy * self.scale, shadow.dx * self.scale)
        cover = np.clip(fallen * shadow.opacity * (0.65 + 0.7 * self.noise.grain[box]), 0, 1)
        self.lay(shadow.colour, cover, box)

    def _tone(self, inks: Field, density: Field, tone: Colour, box: Box) -> Field:
        cover = self.stipple(density, box)[..., None]
        toned: Field = inks * (1 - cover) + rgb(tone) * cover
        return toned

    def _bands(self, inks: Field, mask: Field, top: Band | None, bottom: Band | None, box: Box) -> Field:
        rows = np.flatnonzero(mask.max(1) > 0.02)
        if not len(rows):
            return inks
        y = self.y[box]
        if bottom:
            end = float(y[rows[-1], 0])
            inks = self._tone(inks, np.clip((y - (end - bottom[1])) / bottom[1], 0, 1) * 0.95, bottom[0], box)
        if top:
            start = float(y[rows[0], 0])
            inks = self._tone(inks, np.clip(1 - (y - start) / top[1], 0, 1) * 0.95, top[0], box)
        return inks

    def tint(self, shape: str, colour: Colour, soft: float, clip: Field | None = None) -> None:
        """A breath of colour without an edge on what is printed so far: cheeks, the hollow of an eye."""
        cover = blur(self.mask(shape), soft * self.scale)
        Plate.lay(self, colour, cover if clip is None else cover * clip)

    def ramp(self, position: Field, stops: Stops, grain: float = 0.09, wash: float = 0.06) -> Field:
        """Colours along a grainy ramp of a few stops."""
        position = position + (self.noise.grain - 0.5) * grain + (self.noise.wash - 0.5) * wash * 2
        places = [place for place, _ in stops]
        inks = np.array([rgb(colour) for _, colour in stops])
        channels = [np.interp(position, places, inks[:, channel]) for channel in range(3)]
        return np.stack(channels, -1).astype(np.float32)

    def sky(self, stops: Stops, grain: float = 0.09, wash: float = 0.06, angle: float = 0) -> None:
        """Cover the plate with a grainy gradient from top to bottom, turned by an angle in radians."""
        across = self.y / self.height * math.cos(angle) + self.x / self.width * math.sin(angle)
        self.fill(self.ramp(across, stops, grain, wash))

    def distance(self, x: float, y: float, stretch: float = 1) -> Field:
        """Distance of every point from (x, y), in drawing units; `stretch` widens it to an ellipse."""
        away: Field = np.hypot((self.x - x) / stretch, self.y - y)
        return away

    def glow(
        self, x: float, y: float, radius: float, colour: Colour, opacity: float = 0.8, power: float = 2,
        stretch: float = 1, clip: Field | None = None,
    ) -> None:  # fmt: skip
        """A stippled light around a point."""
        light = raised(np.clip(1 - self.distance(x, y, stretch) / radius, 0, 1), power) * opacity
        cover = np.clip(light * 0.55 + self.stipple(light) * light * 0.7, 0, 1)
        self.lay(colour, cover if clip is None else cover * clip)

    def dots(self, density: Field, colour: Colour, opacity: float = 1) -> None:
        self.lay(colour, self.stipple(density) * opacity)

    def stars(self, count: int, bottom: float, colour: Colour = "#f6e7b8", glints: int = 5) -> None:
        """Stars over the upper part of the plate, rarer towards its bottom."""
        draw = self.random
        shape = ""
        for _ in range(count):
            x, y = draw.uniform(0, self.width), bottom * draw.random() ** 1.35
            shape += circle(x, y, 0.5 + draw.random() ** 3 * 1.8)
        for _ in range(glints):
            x, y = draw.uniform(20, self.width - 20), 30 + (bottom - 60) * draw.random() ** 1.3
            shape += star(x, y, draw.uniform(5, 11))
        self.lay(colour, self.mask(shape) * 0.9)

    # What only a lit plate heeds (see `lit`): a recipe may say it on any plate.

    def at(self, depth: float) -> None:
        """What is printed from now on lies this deep: 1 the horizon, 0 the stage, -1 close to the eye, and dark."""

    def shining(self, amount: float = 1) -> AbstractContextManager[None]:
        """What is printed inside shines by itself, and lights what is near it."""
        return nullcontext()

    def shadow(self, shape: str | Field, amount: float = 0.9, soft: float = 4, clip: Field | None = None) -> None:
        """A cast shadow on what is printed so far: a hole in the key light, not an ink."""

    def veil(
        self, shape: str | Field, colour: Colour, opacity: float = 0.6, soft: float = 14, shine: float = 0.8,
        clip: Field | None = None,
    ) -> None:  # fmt: skip
        """A luminous thing without an edge: a tail of light, mist, breath."""
        self.ink(shape, colour, opacity=opacity, edge=0.9, clip=clip)

    def body(self, whole: Field) -> AbstractContextManager[None]:
        """The pieces printed inside also turn with the whole that they are parts of."""
        return nullcontext()

    def stand(self, whole: Field, shape: str, foot: Point, reach: float) -> None:
        """The shadow of a whole thing: here, of cut paper."""
        self.ink(whole, "#000000", shadow=Shadow(3 * reach, 7 * reach, 7 * reach, 0.36), opacity=0, edge=0.25)

    def glint(self, spot: Point, size: float) -> None:
        """The light in an eye, if the eye is open there."""

    def stamp(self, other: Plate, mask: Field) -> None:
        """Print another plate of the same size through a mask."""
        self.lay(other.rgb, mask)

    def deckle(self, margin: float = 17, radius: float = 14, age: float = 1, paper: Colour = PAPER) -> None:
        """Leave a cream border with a torn edge around what is printed; age wears and fades the print."""
        frame = rectangle(margin, margin, self.width - 2 * margin, self.height - 2 * margin, radius)
        inside = self.rough(self.mask(frame), 0.55, 1.3)
        inside = inside * self._worn(age)
        image = self._faded(age, paper)
        image = rgb(paper) * (1 - inside[..., None]) + image * inside[..., None]
        self.fill(image * (1 + 0.012 * self.noise.fibre[..., None]))

    def wear(self, age: float = 0.8, paper: Colour = PAPER) -> None:
        """Age a print that runs to the edge of its sheet."""
        inside = self._worn(age)[..., None]
        self.fill(
            (rgb(paper) * (1 - inside) + self._faded(age, paper) * inside) * (1 + 0.012 * self.noise.fibre[..., None])
        )

    def _worn(self, age: float) -> Field:
        """How much of the ink is left: a few rubbed spots and specks."""
        rubbed = smoothstep(0.02, 0.16, self.noise.dry + 0.1 * (self.noise.grain - 0.5))
        draw = self.random
        specks = "".join(
            circle(draw.uniform(0, self.width), draw.uniform(0, self.height), 0.4 + draw.random() ** 4 * 1.3)
            for _ in range(70)
        )
        left: Field = np.clip(1 - 0.4 * age * (1 - rubbed) - self.mask(specks) * 0.5 * age, 0, 1)
        return left

    def _faded(self, age: float, paper: Colour) -> Field:
        """The print, darker towards the corners, its inks a little bleached."""
        corner = np.hypot((self.x / self.width - 0.5) / 0.7, (self.y / self.height - 0.5) / 0.69)
        image: Field = self.rgb * (1 - 0.22 * np.clip(corner - 0.45, 0, 1))[..., None]
        return image * (1 - 0.06 * age) + rgb(paper) * 0.06 * age

    def image(self) -> Image.Image:
        """What was printed, with transparency where nothing was."""
        opaque = float(self.alpha.min()) > 0.999
        layers = self.rgb if opaque else np.concatenate([self.rgb, self.alpha[..., None]], -1)
        return Image.fromarray((np.clip(layers, 0, 1) * 255 + 0.5).astype(np.uint8))


def _coverage(shape: str, scale: float, left: int, top: int, width: int, height: int) -> Field:
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
        f'<g transform="translate({-left},{-top}) scale({scale})" fill="#fff" stroke-linecap="round" '
        f'stroke-linejoin="round">{shape}</g></svg>'
    )
    png = bytes(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True))
    return np.asarray(Image.open(io.BytesIO(png)).convert("RGBA"), np.float32)[..., 3] / 255


def darker(colour: Colour, share: float = 0.55) -> Field:
    return mix(colour, "#12081a", share)


def lighter(colour: Colour, share: float = 0.55) -> Field:
    return mix(colour, "#fff1d0", share)
