"""Seven ways to make a thing strange. Each prints a whole scene from a recipe."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from scipy import ndimage

from art.colour import Field, mix, rgb
from art.heroes import HEROES, draw, outline
from art.noise import blur
from art.palettes import PALETTES, Inks, Palette, inks
from art.press import Plate, Shadow, darker, lighter
from art.settings import HEIGHT, SETTINGS, WIDTH
from art.shapes import ellipse, figure, line, place, rectangle, stroke

# The palette of the other place in a picture with two: night answers day.
OPPOSITE = {"night": "amber", "dusk": "mint", "lagoon": "rose", "amber": "lagoon", "mint": "dusk", "rose": "night"}


@dataclass(frozen=True)
class Recipe:
    """A card. `other` is a second thing (repeated, reflection) or a second place (inside)."""

    treatment: str
    hero: str
    setting: str
    palette: str
    other: str = ""

    @property
    def seed(self) -> int:
        return sum(ord(letter) * (i + 1) for i, letter in enumerate(repr(self)))


@lru_cache
def extent(hero: str) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of a thing around its standing point."""
    mask = Plate(480, 480, 0.5).mask(place(outline(hero), 240, 360))
    rows, columns = np.flatnonzero(mask.max(1) > 0.5), np.flatnonzero(mask.max(0) > 0.5)
    left, right = columns[0] * 2 - 240, columns[-1] * 2 - 240
    return float(left), float(rows[0] * 2 - 360), float(right), float(rows[-1] * 2 - 360)


def fitted(hero: str, width: float, height: float) -> float:
    """The scale at which a thing fits in a space."""
    left, top, right, bottom = extent(hero)
    return min(width / (right - left), height / (bottom - top))


def middle(hero: str, x: float, scale: float) -> float:
    """Where to stand a thing so that it is centred on x."""
    left, _, right, _ = extent(hero)
    return x - (left + right) / 2 * scale


def witness(plate: Plate, palette: Palette, x: float, y: float, height: float, reach: bool = False) -> None:
    """Someone small, seen from behind, with a bright scarf and a coat that stands out from the ground."""
    row, column = round((y - height / 2) * plate.scale), round(x * plate.scale)
    around = plate.rgb[row - 20 : row + 20, column - 20 : column + 20]
    coat = palette.deep if float(around.mean()) > 0.36 else palette.light
    plate.ink(figure(x, y, height, hat=not reach, reach=reach), coat, edge=0.2, shadow=Shadow(2, 3, 3, 0.4))
    scarf = rectangle(-12, -84, 24, 9, 4) + rectangle(6, -80, 9, 26, 3)
    plate.ink(place(scarf, x, y, height / 100), palette.hot, edge=0.15)


def inks_for(recipe: Recipe, palette: Palette, shift: int = 0) -> Inks:
    """Underground things stand before a lit hollow, so they are printed as by day."""
    if recipe.setting == "underground" and palette.dark:
        dark = palette.near
        body = (palette.hot, palette.near, palette.middle)[(recipe.seed + shift) % 3]
        trim = palette.warm if body == palette.hot else palette.hot
        return {"body": body, "trim": trim, "dark": darker(dark, 0.4), "glow": palette.light}
    return inks(palette, recipe.seed + shift)


def giant(plate: Plate, recipe: Recipe, palette: Palette) -> None:
    place_ = SETTINGS[recipe.setting]
    place_.back(plate, palette)
    narrow = recipe.setting == "underground"
    scale = fitted(recipe.hero, 380 if narrow else 470, 430 if narrow else 560)
    plate.glow(300, place_.ground - 240, 330, palette.light, 0.45)
    draw(plate, recipe.hero, middle(recipe.hero, 300, scale), place_.ground, scale, inks_for(recipe, palette))
    place_.front(plate, palette)
    witness(plate, palette, 96 if recipe.seed % 2 else 506, 852, 62)


def upside(plate: Plate, recipe: Recipe, palette: Palette) -> None:
    place_ = SETTINGS[recipe.setting]
    place_.back(plate, palette)
    low = recipe.setting == "underground"
    scale = fitted(recipe.hero, 330, 350 if low else 400)
    _, top, _, bottom = extent(recipe.hero)
    base = (300 if low else 150) + bottom * scale
    plate.glow(300, base - top * scale / 2, 290, palette.light, 0.5)
    shade = ellipse(300, place_.ground + 18, 120, 15)
    plate.ink(shade, palette.deep, opacity=0.35, edge=0.6)
    x = 600 - middle(recipe.hero, 300, scale)
    draw(plate, recipe.hero, x, base, scale, inks_for(recipe, palette), turn=180)
    place_.front(plate, palette)


ROWS = ((5, 575, 0.52), (4, 690, 0.68), (3, 835, 0.9))  # how many, where, how large: a crowd that comes nearer


def repeated(plate: Plate, recipe: Recipe, palette: Palette) -> None:
    place_ = SETTINGS[recipe.setting]
    place_.back(plate, palette)
    crowd = inks_for(recipe, palette)
    stranger = next(
        other for shift in (1, 2, 3) if (other := inks_for(recipe, palette, shift))["body"] != crowd["body"]
    )
    chosen_row, chosen = (1, 1 + recipe.seed % 2) if recipe.seed % 3 else (2, recipe.seed % 3)
    for row, (count, y, size) in enumerate(ROWS):
        step = WIDTH * 0.88 / count
        scale = min(size, fitted(recipe.hero, step * 0.94, 260 * size))
        spots = [36 + step * (i + 0.5) for i in range(count)]
        same = [x for i, x in enumerate(spots) if (row, i) != (chosen_row, chosen)]
        _company(plate, recipe.hero, same, y, scale, crowd)
        if row == chosen_row:
            x = spots[chosen]
            larger = min(size * 1.12, fitted(recipe.other, step * 1.02, 280 * size))
            plate.glow(x, y - 110 * size, 190 * size, palette.light, 0.75)
            draw(plate, recipe.other, middle(recipe.other, x, larger), y, larger, stranger)


def _company(plate: Plate, hero: str, spots: list[float], y: float, scale: float, colours: Inks) -> None:
    """The same thing several times, each of its pieces printed at once."""
    xs = [middle(hero, x, scale) for x in spots]
    whole = "".join(place(outline(hero), x, y, scale) for x in xs)
    plate.ink(whole, colours["dark"], shadow=Shadow(2, 4, 5, 0.4), opacity=0)
    for piece in HEROES[hero]:
        ink = colours[piece.ink]
        plate.ink(
            "".join(place(piece.shape, x, y, scale) for x in xs),
            ink,
            shade=darker(ink, 0.45) if piece.depth else None,
            light=lighter(ink, 0.45) if piece.depth else None,
            depth=piece.depth * scale,
            edge=0.2,
        )


def string(plate: Plate, recipe: Recipe, palette: Palette) -> None:
    place_ = SETTINGS[recipe.setting]
    place_.back(plate, palette)
    low = recipe.setting == "underground"
    scale = fitted(recipe.hero, 250 if low else 320, 250 if low else 320)
    side = 1 if recipe.seed % 2 else -1
    x, base = 300 - side * 40, (540 if low else 480)
    plate.glow(x, base - 140, 270, palette.light, 0.5)
    if not low:
        place_.front(plate, palette)
    feet = (300 + side * 110, 716 if low else 838)
    height = 84 if low else 104
    hand = (feet[0] + 0.24 * height, feet[1] - 1.08 * height)
    _, _, _, bottom = extent(recipe.hero)
    knot = base + bottom * scale - 4
    thread = (
        f"M{x},{knot:.0f}C{x - 30 * side},{knot + 70:.0f} {hand[0] + 44},{hand[1] - 90:.0f} {hand[0]:.0f},{hand[1]:.0f}"
    )
    ink = palette.light if palette.dark and not low else palette.deep
    plate.ink(stroke(thread, 3), ink, edge=0)
    draw(plate, recipe.hero, middle(recipe.hero, x, scale), base, scale, inks_for(recipe, palette))
    if low:
        coat = figure(*feet, height, reach=True)
        plate.ink(coat, palette.deep, edge=0.2)
        place_.front(plate, palette)
    else:
        witness(plate, palette, *feet, height, reach=True)


def window(plate: Plate, recipe: Recipe, palette: Palette) -> None:
    """A thing drawn in chalk over a whole wall; where the window opens it has its colours."""
    wall = mix(palette.near, palette.middle, 0.5) if palette.dark else mix(palette.far, palette.middle, 0.25)
    plate.sky([(0, darker(wall, 0.12)), (0.6, wall), (1, darker(wall, 0.2))], grain=0.16)
    plate.glow(140, 120, 620, palette.light, 0.35)
    outside = Plate(WIDTH, HEIGHT, plate.scale, seed=recipe.seed + 1)
    view = PALETTES[OPPOSITE[recipe.palette]]
    SETTINGS[recipe.setting].back(outside, view)
    scale = fitted(recipe.hero, 510, 620)
    _, top, _, bottom = extent(recipe.hero)
    x, y = middle(recipe.hero, 300, scale), 430 - (top + bottom) / 2 * scale
    draw(outside, recipe.hero, x, y, scale, inks(view, recipe.seed))
    chalk = np.zeros_like(plate.alpha)
    for piece in HEROES[recipe.hero]:
        mask = plate.mask(place(piece.shape, x, y, scale))
        chalk = np.maximum(chalk * (1 - mask), _contour(mask, 5 * plate.scale))
    tooth = np.clip(plate.noise.grain * 1.6, 0.35, 1)
    plate.lay(palette.light if palette.dark else lighter(palette.light, 0.6), chalk * tooth)
    plate.ink(rectangle(-10, 786, 620, 130), darker(wall, 0.35), top=(darker(wall, 0.1), 20), shadow=Shadow(0, -3, 5))
    left, above, width, height = 186, 246, 228, 356
    frame = lighter(palette.warm, 0.35)
    plate.ink(
        rectangle(left - 20, above - 20, width + 40, height + 40, 4), frame, shade=darker(frame, 0.4), depth=12,
        shadow=Shadow(4, 10, 10, 0.5),
    )  # fmt: skip
    plate.stamp(outside, plate.rough(plate.mask(rectangle(left, above, width, height)), 0.2))
    bars = line([(300, above), (300, above + height)], 10) + line([(left, 390), (left + width, 390)], 10)
    plate.ink(bars, frame, edge=0.2, shadow=Shadow(3, 5, 3, 0.4))
    plate.ink(
        rectangle(left - 44, above + height + 14, width + 88, 26, 5), frame, bottom=(darker(frame, 0.45), 20),
        shadow=Shadow(4, 10, 8, 0.5),
    )  # fmt: skip


def _contour(mask: Field, width: float) -> Field:
    solid = mask > 0.5
    near = ndimage.distance_transform_edt(solid) <= width
    return blur((solid & near).astype(np.float32), 0.7)


SHORE = 560


def reflection(plate: Plate, recipe: Recipe, palette: Palette) -> None:
    """A thing at the water's edge, and another one where its reflection should be."""
    SETTINGS[recipe.setting].back(plate, palette)
    lift = round(76 * plate.scale)
    plate.rgb = np.roll(plate.rgb, -lift, axis=0)
    shore = round(SHORE * plate.scale)
    water = plate.rgb[2 * shore - plate.rows : shore][::-1].copy()
    tint = rgb(mix(palette.middle, palette.deep, 0.25))
    plate.rgb[shore:] = water * 0.62 + tint * 0.38
    plate.glow(300, SHORE - 170, 280, palette.light, 0.45)
    scale = fitted(recipe.other, 330, 285)
    below = Plate(WIDTH, HEIGHT, plate.scale, seed=recipe.seed)
    x = 600 - middle(recipe.other, 300, scale)
    draw(below, recipe.other, x, SHORE + 8, scale, inks(palette, recipe.seed + 1), turn=180, cast=False)
    ripple = np.round(np.sin(below.y[:, 0] * 0.21) * 1.9 * plate.scale).astype(int)
    for row in range(shore, plate.rows):
        below.rgb[row] = np.roll(below.rgb[row], ripple[row], axis=0)
        below.alpha[row] = np.roll(below.alpha[row], ripple[row])
    plate.lay(below.rgb * 0.86 + tint * 0.14, below.alpha * (plate.y > SHORE) * 0.94)
    draw_ = plate.random
    glints = "".join(
        rectangle(draw_.uniform(20, 560), draw_.uniform(SHORE + 20, 880), draw_.uniform(18, 76), 2.4, 1.2)
        for _ in range(46)
    )
    plate.ink(glints, palette.light, opacity=0.45, edge=0.2)
    size = fitted(recipe.hero, 330, 320)
    left, _, right, _ = extent(recipe.hero)
    islet = ellipse(300, SHORE + 4, max(90, (right - left) * size * 0.5 + 34), 15)
    plate.ink(islet, palette.near, light=palette.far, depth=8, shadow=Shadow(0, 5, 5, 0.5))
    draw(plate, recipe.hero, middle(recipe.hero, 300, size), SHORE, size, inks(palette, recipe.seed))


def inside(plate: Plate, recipe: Recipe, palette: Palette) -> None:
    """The silhouette of a thing, and another place seen through it."""
    place_ = SETTINGS[recipe.setting]
    place_.back(plate, palette)
    low = recipe.setting == "underground"
    scale = fitted(recipe.hero, 400 if low else 490, 440 if low else 590)
    ground = place_.ground + (0 if low else 20)
    whole = place(outline(recipe.hero), middle(recipe.hero, 300, scale), ground, scale)
    within = PALETTES[OPPOSITE[recipe.palette]]
    world = Plate(WIDTH, HEIGHT, plate.scale, seed=recipe.seed + 1)
    SETTINGS[recipe.other].back(world, within)
    SETTINGS[recipe.other].front(world, within)
    _, top, _, bottom = extent(recipe.hero)
    # The horizon of the other place is brought to the middle of the silhouette.
    centre = ground + (top + bottom) / 2 * scale
    world.rgb = np.roll(world.rgb, round((centre - 600) * plate.scale), axis=0)
    plate.glow(300, centre, 340, palette.light, 0.5)
    mask = ndimage.binary_fill_holes(plate.mask(whole) > 0.5).astype(np.float32)
    mask = plate.ink(mask, world.rgb, shadow=Shadow(4, 10, 12, 0.55), edge=0.25)
    rim = palette.light if palette.dark else palette.deep
    plate.lay(rim, _contour(mask, 4 * plate.scale) * 0.9)
    place_.front(plate, palette)
    if not low:
        witness(plate, palette, 90 if recipe.seed % 2 else 512, 856, 58)


TREATMENTS: dict[str, Callable[[Plate, Recipe, Palette], None]] = {
    "giant": giant,
    "upside": upside,
    "repeated": repeated,
    "string": string,
    "window": window,
    "reflection": reflection,
    "inside": inside,
}
