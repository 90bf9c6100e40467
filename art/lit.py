"""A plate under a lamp: recipes print flat local colour, and light is painted once, when the sheet is finished.

Beside the colour of every point the plate notes what light must know (`develop.Noted`). A shape that covers another
covers its notes too, so nothing has to be sorted.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np

from art.colour import Colour, Field, rgb
from art.develop import Noted, developed
from art.light import Script
from art.noise import blur, raised, shift
from art.press import PAPER, THIN, Band, Box, Shadow
from art.shapes import Point, circle

TURN = 2.4  # how steeply the edge of a form turns away
FLAT = 16.0  # a flat thing thicker than this lays a new plane; a thinner one is a mark on the form beneath
CLOSE = 0.96  # no form turns quite away from the eye


class LitPlate(Noted):
    def __init__(self, width: int, height: int, scale: float, seed: int, script: Script) -> None:
        super().__init__(width, height, scale, seed, script)
        self.depth = 0.0
        self._body: tuple[Field, Field] | None = None
        # Recipes print from back to front: until one says otherwise, each broad shape in the open air is nearer.
        self._guess = self.light.sky > 0.5
        if self._guess:
            self.depth = 0.85

    # What a recipe may say.

    def at(self, depth: float) -> None:
        self.depth, self._guess = depth, False

    @contextmanager
    def shining(self, amount: float = 1) -> Iterator[None]:
        before, self.shine = self.shine, amount
        yield
        self.shine = before

    def shadow(self, shape: str | Field, amount: float = 0.9, soft: float = 4, clip: Field | None = None) -> None:
        cover = blur(self.mask(shape) if isinstance(shape, str) else shape, soft * self.scale) * amount
        self._darken(self.cut_off, cover if clip is None else cover * clip)

    def veil(
        self, shape: str | Field, colour: Colour, opacity: float = 0.6, soft: float = 14, shine: float = 0.8,
        clip: Field | None = None,
    ) -> None:  # fmt: skip
        cover = blur(self.mask(shape) if isinstance(shape, str) else shape, soft * self.scale) * opacity
        if clip is not None:
            cover = cover * clip
        super().lay(colour, cover)
        self.emit = np.maximum(self.emit * (1 - cover * (1 - shine)), cover * shine).astype(np.float32)

    def glint(self, spot: Point, size: float) -> None:
        x, y = spot
        away = max(1.0, float(np.hypot(self.light.x - x, self.light.y - y)))
        x, y = x + (self.light.x - x) / away * size * 0.9, y + (self.light.y - y) / away * size * 0.9
        row, column = round(spot[1] * self.scale), round(spot[0] * self.scale)
        seen = 0 <= row < self.rows and 0 <= column < self.columns
        if seen and float(self.rgb[row, column].mean()) < 0.32:
            super().lay("#fff6e0", self.mask(circle(x, y, size)))
            self.emit = np.maximum(self.emit, self.mask(circle(x, y, size)) * 0.8).astype(np.float32)

    # What the press calls.

    def fill(self, colours: Field) -> None:
        super().fill(colours)
        self.emit[:] = self.light.sky
        self.far[:], self.mark[:] = 1, 0.4
        for note in (self.nx, self.ny, self.cut_off, self.touch, self.lamp, self.contour, self.smooth):
            note[:] = 0

    def lay(self, colour: Colour, cover: Field, box: Box | None = None) -> None:
        """A thin veil changes the colour only, and is light if it is pale; what covers lies where it is said to lie."""
        tint = rgb(colour)
        if box is None and tint.ndim == 1 and float(tint.mean()) > 0.6 and float(cover.max()) < 0.94:
            super().lay(colour, cover * 0.8)
            self.emit = np.maximum(self.emit, cover).astype(np.float32)
            return
        self._lay(colour, cover, box)

    def _lay(self, colour: Colour, cover: Field, box: Box | None) -> None:
        box = box or self.everywhere
        super().lay(colour, cover, box)
        solid = np.clip(cover * 1.6 - 0.6, 0, 1)
        for note, value in (
            (self.emit, self.shine), (self.lamp, self.shine), (self.far, self.depth), (self.cut_off, 0.0),
            (self.touch, 0.0), (self.contour, 0.0),
        ):  # fmt: skip
            note[box] += (value - note[box]) * solid

    def ink(
        self, shape: str | Field, colour: Colour, *, shade: Colour | None = None, light: Colour | None = None,
        depth: float = 24, shadow: Shadow | None = None, edge: float = 0.32, opacity: float = 1,
        shade_amount: float = 0.9, light_amount: float = 0.55, towards: tuple[float, float] = (0, 0),
        top: Band | None = None, bottom: Band | None = None, clip: Field | None = None, wash: float = 0.06,
    ) -> Field:  # fmt: skip
        whole = self.mask(shape) if isinstance(shape, str) else shape
        if clip is not None:
            whole = whole * clip
        printed = np.zeros_like(whole)
        modelled = shade is not None or light is not None
        box = self._around(whole, depth * 1.6 if modelled else 0, shadow)
        if box is None:
            return printed
        self._step_nearer(whole, opacity)
        mask = self.rough(whole[box], edge * 0.8, box=box) if edge else whole[box]
        if clip is not None:
            mask = mask * clip[box]
        if shadow:
            self._cast(mask, shadow, box)
        if opacity:
            field = rgb(colour)
            uneven = 1 + (self.noise.wash[box] - 0.5) * wash * 2.4
            inks = (field[box] if field.ndim == 3 else field) * uneven[..., None]
            inks = self._bands(inks, mask, top, bottom, box)
            self._lay(np.clip(inks, 0, 1).astype(np.float32), mask * opacity, box)
            self._model(mask * np.clip(opacity * 1.6 - 0.6, 0, 1), depth if modelled else 0, box)
        printed[box] = mask
        return printed

    def glow(
        self, x: float, y: float, radius: float, colour: Colour, opacity: float = 0.8, power: float = 2,
        stretch: float = 1, clip: Field | None = None,
    ) -> None:  # fmt: skip
        """Half of a glow is ink, or it would veil what it should light; a bright one shines."""
        halo = raised(np.clip(1 - self.distance(x, y, stretch) / radius, 0, 1), power) * opacity
        if clip is not None:
            halo = halo * clip
        super().lay(colour, halo * 0.5)
        if float(rgb(colour).mean()) > 0.45:
            self.emit = np.maximum(self.emit, halo * 0.8).astype(np.float32)

    def dots(self, density: Field, colour: Colour, opacity: float = 1) -> None:
        super().lay(colour, self.stipple(density) * opacity * 0.5)

    def stars(self, count: int, bottom: float, colour: Colour = "#f6e7b8", glints: int = 5) -> None:
        with self.shining(0.9):
            super().stars(count, bottom, colour, glints)
        self.lamp[:] = 0

    def stipple(self, density: Field, box: Box | None = None, hard: float = 0.22) -> Field:
        """A wash, a little broken by the tooth of the paper, in place of dots."""
        tooth = (self.noise.grain[box or self.everywhere] - 0.5) * 0.12
        washed: Field = np.clip(density + tooth * (density > 0.02), 0, 1)
        return washed

    def _tone(self, inks: Field, density: Field, tone: Colour, box: Box) -> Field:
        cover = np.clip(density * 1.1 - 0.05, 0, 1)[..., None]
        toned: Field = inks * (1 - cover) + rgb(tone) * cover
        return toned

    def _step_nearer(self, whole: Field, opacity: float) -> None:
        if self._guess and opacity > 0.8:
            broad = float(whole[:: max(1, self.rows // 90), :: max(1, self.columns // 60)].mean()) > 0.12
            self.depth = 0.0 if self.depth < 0.12 else self.depth * (0.62 if broad else 0.9)

    def _darken(self, note: Field, cover: Field, box: Box | None = None) -> None:
        box = box or self.everywhere
        note[box] += (1 - note[box]) * np.clip(cover, 0, 1)

    def _model(self, mask: Field, depth: float, box: Box) -> None:
        """Which way the surface turns: outward along the slope of the blurred shape, so that no ridge shows."""
        thick = self._thickness(mask)
        bold = float(np.clip(thick / 55, 0.16, 0.9)) * (1 if depth else 0.35) * self.care
        self.mark[box] += (bold - self.mark[box]) * mask
        self.smooth[box] += ((1.0 if self.care < 1 else 0.0) - self.smooth[box]) * mask
        if depth or thick > FLAT:
            inner = blur(mask, 0.9 * self.scale)
            rim = np.clip(4 * inner * (1 - inner), 0, 1) * (mask > 0.05)
            self.contour[box] = np.maximum(self.contour[box], rim * min(1.0, thick / 9) * self.care**0.4)
        reach = min(depth * 1.25, thick * 1.05)
        if reach < THIN * 0.55:
            flat = mask * float(np.clip((thick - FLAT) / FLAT, 0, 1))
            self.nx[box] *= 1 - flat
            self.ny[box] *= 1 - flat
            return
        nx, ny = self._slope(mask, max(1.5, 0.62 * reach * self.scale))
        if self._body is not None:
            whole_x, whole_y = self._body
            nx, ny = nx * 0.75 + whole_x[box] * 0.6, ny * 0.75 + whole_y[box] * 0.6
        steep = np.maximum(1, np.hypot(nx, ny) / CLOSE)
        self.nx[box] += (nx / steep - self.nx[box]) * mask
        self.ny[box] += (ny / steep - self.ny[box]) * mask

    def _slope(self, mask: Field, sigma: float) -> tuple[Field, Field]:
        down, across = np.gradient(blur(mask, sigma))
        return np.asarray(-across * sigma * TURN, np.float32), np.asarray(-down * sigma * TURN, np.float32)

    @contextmanager
    def body(self, whole: Field) -> Iterator[None]:
        box = self._around(whole, 30, None)
        if box is not None:
            nx, ny = np.zeros_like(whole), np.zeros_like(whole)
            nx[box], ny[box] = self._slope(whole[box], max(2.0, 0.5 * self._thickness(whole[box]) * self.scale))
            self._body = (nx, ny)
        yield
        self._body = None

    def _cast(self, mask: Field, shadow: Shadow, box: Box) -> None:
        """A thing lifted off the paper throws a shadow away from the lamp, and darkens what it touches."""
        rows, columns = np.flatnonzero(mask.max(1) > 0.02), np.flatnonzero(mask.max(0) > 0.02)
        if not len(rows):
            return
        y = ((rows[0] + rows[-1]) / 2 + (box[0].start or 0)) / self.scale
        x = ((columns[0] + columns[-1]) / 2 + (box[1].start or 0)) / self.scale
        dx, dy = x - self.light.x, y - self.light.y
        away = max(60.0, float(np.hypot(dx, dy)))
        cut = self.tone.hand == "paper"
        lift = np.hypot(shadow.dx, shadow.dy) * (1.6 if cut else 1.35) * self.scale
        soft = blur(mask, max(1, shadow.blur * (0.3 if cut else 0.55) * self.scale))
        fallen = shift(soft, lift * dy / away, lift * dx / away)
        self._darken(self.cut_off, fallen * min(1, shadow.opacity * 2.1) * self.light.cast, box)
        self._darken(self.touch, blur(mask, max(1, shadow.blur * 0.8 * self.scale)) * shadow.opacity * 1.3, box)

    def stand(self, whole: Field, shape: str, foot: Point, reach: float) -> None:
        """The shadow of a whole thing: along the ground if it stands on one, on the wall if there is one, and close
        behind it in any case."""
        light = self.light
        near = Shadow(3 * reach, 7 * reach, 7 * reach, 0.4)
        box = self._around(whole, 0, near)
        if box is None:
            return
        self._cast(whole[box], near, box)
        if light.wall:
            k = 1 + light.wall
            grown = f"matrix({k} 0 0 {k} {light.x * (1 - k):.2f} {light.y * (1 - k):.2f})"
            thrown = blur(self.mask(f'<g transform="{grown}">{shape}</g>'), (3 + 30 * light.wall) * self.scale)
            above = thrown if light.ground is None else thrown * (self.y < light.ground)
            self._darken(self.cut_off, above * 0.8 * light.cast)
        x, y = foot
        if light.ground is None or not light.ground - 6 <= y <= self.height + 20:
            return
        lean = float(np.clip((x - light.x) / max(90, y - light.y), -1.7, 1.7))
        fall = -0.34 if light.z > 0 else 0.5  # a lamp before the picture throws shadows into it
        sheared = f"matrix(1 0 {-lean:.4f} {-fall:.4f} {lean * y:.2f} {y + fall * y:.2f})"
        thrown = self.mask(f'<g transform="{sheared}">{shape}</g>')
        far = np.clip(np.abs(self.y - y) / 160, 0, 1)
        soft = thrown * (1 - far) + blur(thrown, 7 * self.scale) * far
        self._darken(self.cut_off, soft * (self.y > light.ground) * (0.92 - 0.45 * far) * light.cast)
        feet = 1 - np.hypot((self.x - x) / (34 * reach + 8), (self.y - y) / (8 * reach + 3))
        self._darken(self.touch, np.clip(feet * 1.5, 0, 0.85))

    # The finish: light, then the border of the sheet as ever, less worn.

    def deckle(self, margin: float = 17, radius: float = 14, age: float = 1, paper: Colour = PAPER) -> None:
        self._develop()
        super().deckle(margin, radius, age * 0.22, paper)

    def wear(self, age: float = 0.8, paper: Colour = PAPER) -> None:
        self._develop()
        super().wear(age * 0.22, paper)

    def _develop(self) -> None:
        self.rgb = developed(self)
