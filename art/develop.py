"""The painting of a lit sheet: its notes become a few tone steps, broken by a hand, in the air of the scene.

Three hands: gouache (broken steps, dry brush along the form), ink and wash (steps with a wet edge, a line pressed
harder away from the light), cut paper (few flat steps, a bright cut edge).
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from PIL import Image
from scipy import ndimage

from art.colour import Field, rgb
from art.light import Script
from art.noise import blur, clouds, raised, resize, smoothstep
from art.press import PAPER, Plate

GREY = np.array([0.299, 0.587, 0.114], np.float32)
FILL = 0.14
SMALL = 5  # light in the air is worked out on a smaller sheet


@dataclass(frozen=True)
class Hand:
    """`step` is the height of one tone, `hard` how sharply one ends (0 airbrush, 1 linocut), `soft` the part of a step
    over which it does; `brush` how far marks break it; `wet` dark edges of a wash; `line` ink along the contours;
    `edge` the bright cut edge of paper; `paper` how far it shines through the lights, `tooth` its grain."""

    step: float
    hard: float
    soft: float
    brush: float
    wet: float = 0
    line: float = 0
    edge: float = 0
    paper: float = 0
    tooth: float = 0


HANDS = {
    "gouache": Hand(0.23, 0.62, 0.44, 1, line=0.12),
    "wash": Hand(0.27, 0.78, 0.14, 0.55, wet=1, line=1.5, paper=0.16, tooth=0.14),
    "paper": Hand(0.3, 0.9, 0.08, 0.12, edge=0.3, tooth=0.07),
}


class Noted(Plate):
    """A sheet of flat local colour, and what light must know of every point of it."""

    def __init__(self, width: int, height: int, scale: float, seed: int, script: Script) -> None:
        super().__init__(width, height, scale, seed)
        self.light, self.tone = script.light, script.tone
        blank = (self.rows, self.columns)
        self.nx: Field = np.zeros(blank, np.float32)  # which way the surface turns
        self.ny: Field = np.zeros(blank, np.float32)
        self.emit: Field = np.full(blank, self.light.sky, np.float32)  # how far it shines by itself
        self.lamp: Field = np.zeros(blank, np.float32)  # what shines and lights its neighbours
        self.cut_off: Field = np.zeros(blank, np.float32)  # how far the key light is kept from it
        self.touch: Field = np.zeros(blank, np.float32)  # where things touch
        self.far: Field = np.ones(blank, np.float32)  # how far away it is
        self.mark: Field = np.full(blank, 0.4, np.float32)  # how broadly it is brushed
        self.contour: Field = np.zeros(blank, np.float32)  # where a form ends
        self.smooth: Field = np.zeros(blank, np.float32)  # skin: tones run into each other


def developed(plate: Noted) -> Field:
    light, tone, hand = plate.light, plate.tone, HANDS[plate.tone.hand]
    key, rim, falling = _key(plate)
    spill, tint = _spill(plate)
    near = np.clip(plate.far, 0, 1)
    ambient = light.ambient * (0.82 - 0.3 * plate.ny) * (1 - 0.62 * np.clip(plate.touch, 0, 1))
    ambient = ambient * (1 + 0.55 * near * light.haze)
    # A face, a hand or a small thing must be read at arm's length: its shadow side keeps some light.
    fine_drawn = 1 - smoothstep(0.06, 0.26, plate.mark)
    ambient = ambient + FILL * fine_drawn * (1 - np.clip(plate.far, 0, 1))
    level = ambient + key * 0.95 + rim + spill
    level = level * (1 - plate.emit) + np.maximum(level, 0.86 + 0.2 * plate.emit) * plate.emit
    level = level * (1 - 0.75 * np.clip(-plate.far, 0, 1))
    level = level * _exposure(plate, level, falling, tint)
    fine, broad = _marks(plate)
    bold = plate.mark * tone.brush * hand.brush * (1 - 0.7 * plate.emit) * (1 - 0.55 * near)
    bold = bold * (1.1 - 0.95 * np.clip(plate.rgb.mean(-1), 0, 1))  # pale paint shows every mark
    level, pool = _stepped(level, fine * 0.3 + broad * 0.42, bold, plate, hand)
    image = _painted(plate, level, falling, tint)
    image = image * (1 + (fine * 0.05 + broad * 0.045) * bold - pool * 0.16)[..., None]
    image = _handled(plate, image, hand, fine)
    image = _air(plate, image, falling)
    return np.asarray(np.clip(_scripted(plate, image), 0, 1), np.float32)


def _key(plate: Noted) -> tuple[Field, Field, Field]:
    """The key light, the rim on edges that turn to it, and how much of it there is at all."""
    light = plate.light
    dx, dy = light.x - plate.x, light.y - plate.y
    flat = np.hypot(dx, dy)
    away = np.sqrt(flat**2 + light.z**2)
    falling = 1 / raised(1 + (flat / light.reach) ** 2, 1.25)
    nz = np.sqrt(np.clip(1 - plate.nx**2 - plate.ny**2, 0.02, 1))
    facing = (plate.nx * dx + plate.ny * dy + nz * abs(light.z) * (1 if light.z > 0 else 0.35)) / away
    wrap = 0.35
    lit = np.clip((facing + wrap) / (1 + wrap), 0, 1.1)
    level = (abs(light.z) / float(np.hypot(light.z, light.reach * 0.6)) + wrap) / (1 + wrap)
    reached = 1 - np.clip(plate.cut_off, 0, 1)
    key = falling * lit / max(level, 0.35) * reached * light.strength  # a flat thing near the lamp shows its own colour
    edge = np.clip((plate.nx * dx + plate.ny * dy) / np.maximum(flat, 1), 0, 1)
    rim = light.rim * smoothstep(0.5, 0.9, edge) * (0.25 + 0.75 * falling) * (1 - 0.7 * plate.cut_off)
    return key, rim, falling


def _spill(plate: Noted) -> tuple[Field, Field]:
    """What shines lights what is near it, on the side that turns to it; and the colour of that light."""
    shining = np.clip(plate.lamp, 0, 1)
    size = plate.columns // SMALL, plate.rows // SMALL
    small = resize(shining, *size, Image.Resampling.BOX)
    if float(small.max()) < 0.05 or not plate.light.spill:
        return np.zeros_like(shining), np.ones(3, np.float32)
    unit = plate.scale / SMALL
    spread = ndimage.gaussian_filter(small, 16 * unit) * 3.2 + ndimage.gaussian_filter(small, 52 * unit) * 3.5
    down, across = np.gradient(ndimage.gaussian_filter(small, 26 * unit))
    steep = np.maximum(np.hypot(down, across), 1e-5)
    amount, gx, gy = (resize(f, plate.columns, plate.rows, Image.Resampling.BICUBIC) for f in
                      (np.clip(spread, 0, 1), across / steep, down / steep))  # fmt: skip
    facing = np.clip(0.55 + 0.75 * (plate.nx * gx + plate.ny * gy), 0, 1.2)
    weight = shining[..., None] + 1e-6
    tint = (plate.rgb * weight).reshape(-1, 3).sum(0) / weight.sum()
    spill = np.clip(amount, 0, 1) * facing * (1 - shining) * 0.62 * plate.light.spill
    return spill * (1 - 0.6 * np.clip(plate.far, 0, 1)), tint.astype(np.float32)


def _exposure(plate: Noted, level: Field, falling: Field, tint: Field) -> float:
    """How strong the light must be for the mean that the script wants, judged on a few points."""
    some = (slice(30, -30, 9), slice(30, -30, 9))
    sample = level[some]
    low, high = 0.55, 1.7
    for _ in range(7):
        middle = (low + high) / 2
        mean = float((_painted(plate, sample * middle, falling[some], tint, some) @ GREY).mean())
        low, high = (middle, high) if mean < plate.tone.mean else (low, middle)
    return (low + high) / 2


def _stepped(level: Field, marks: Field, bold: Field, plate: Noted, hand: Hand) -> tuple[Field, Field]:
    """The light in steps, each broken by the marks; and where a wash dried with a dark edge."""
    step = np.maximum(level + marks * hand.step * bold, 0) / hand.step
    whole = np.floor(step)
    part = step - whole
    steps = (whole + smoothstep(0.5 - hand.soft / 2, 0.5 + hand.soft / 2, part)) * hand.step
    hard = hand.hard * (1 - 0.75 * np.clip(plate.far, 0, 1)) * (1 - 0.6 * plate.emit)
    hard = hard * (0.5 + 0.5 * smoothstep(0.06, 0.26, plate.mark))  # small things are painted softly,
    hard = hard * (1 - 0.8 * plate.smooth)  # and bands across a face would be scars
    pool = hand.wet * raised(1 + ((part - 0.36) / 0.18) ** 2, -4) * (whole < 4) * hard
    return level * (1 - hard) + steps * hard, pool


def _painted(plate: Noted, level: Field, falling: Field, tint: Field, some: tuple[slice, slice] | None = None) -> Field:
    """From the one dark over half-tone and local colour to light; hue moves with value."""
    light, where = plate.light, some or plate.everywhere
    lamp, dark = rgb(light.colour), rgb(light.shadow)
    local, emit = np.clip(plate.rgb[where], 0, 1), plate.emit[where][..., None]
    cool = dark / max(float(dark.max()), 0.01)
    deep = local * (0.16 + 0.2 * cool) * (1 - light.lost) + dark * light.lost
    half = local * (0.46 + 0.22 * cool) * (1 - 0.4 * light.lost) + dark * 0.4 * light.lost
    warm = falling[..., None] * (1 - emit) * 0.5
    plain = local * (1 - warm) + local * (0.25 + 0.85 * lamp) * warm
    pale = local.mean(-1, keepdims=True)  # what is dark stays dark beside the lamp
    high = 1 - (1 - plain) * (1 - lamp * (0.1 + 0.5 * pale) * (0.5 + 0.5 * tint))
    t = level[..., None]
    image = np.where(t < 0.38, deep + (half - deep) * np.clip(t / 0.38, 0, 1), half + (plain - half) * (t - 0.38) / 0.4)
    image = np.where(t < 0.78, image, plain + (high - plain) * np.clip((t - 0.78) / 0.5, 0, 1))
    return np.asarray(image, np.float32)


def _handled(plate: Noted, image: Field, hand: Hand, fine: Field) -> Field:
    """What a hand adds to the tones: a line of varying pressure, the cut edge of paper, its tooth."""
    light = plate.light
    dx, dy = light.x - plate.x, light.y - plate.y
    facing = (plate.nx * dx + plate.ny * dy) / np.maximum(np.hypot(dx, dy), 1)
    quiet = (1 - 0.85 * np.clip(plate.emit, 0, 1)) * (1 - 0.8 * np.clip(plate.far, 0, 1))
    if hand.line:
        sway = smoothstep(0.25, 0.75, plate.noise.wash) * 0.6 + 0.55 + 0.2 * fine
        pressed = plate.contour * np.clip(0.45 - 0.65 * facing, 0.05, 1) * np.clip(sway, 0.2, 1.3) * quiet
        share = np.clip(pressed * hand.line, 0, 0.95)[..., None]
        image = image * (1 - share) + rgb(light.shadow) * 0.6 * share
    if hand.edge:
        shone = (plate.contour**2 * smoothstep(0.1, 0.6, facing) * hand.edge * (1 - plate.cut_off))[..., None]
        image = 1 - (1 - image) * (1 - shone * 0.8)
    if hand.paper:
        through = smoothstep(0.3, 0.9, image @ GREY)[..., None] * hand.paper * (1 - 0.7 * plate.emit[..., None])
        image = image * (1 - through) + rgb(PAPER) * through
    if hand.tooth:
        grey = (image @ GREY)[..., None]
        image = image * (1 + (plate.noise.grain - 0.5)[..., None] * hand.tooth * (1.3 - grey))
    return np.asarray(image, np.float32)


def _air(plate: Noted, image: Field, falling: Field) -> Field:
    """Distance takes contrast and edges and gives its own colour; the lamp glows in the air before it."""
    light = plate.light
    far = np.clip(plate.far, 0, 1) * (1 - 0.8 * np.clip(plate.emit, 0, 1))
    lose, close = smoothstep(0.25, 1.0, far)[..., None] * 0.8, np.clip(-plate.far, 0, 1)[..., None]
    image = image * (1 - lose) + _softened(image, 1.7 * plate.scale) * lose
    if float(close.max()) > 0.05:
        image = image * (1 - close) + _softened(image, 2.6 * plate.scale) * close
    if light.haze:
        air = rgb(light.air) * (0.55 + 0.5 * falling[..., None]) + rgb(light.colour) * falling[..., None] * 0.22
        veil = (raised(far, 1.3) * light.haze)[..., None]
        image = image * (1 - veil) + np.clip(air, 0, 1) * veil
    halo = np.zeros_like(falling)
    if light.glow:
        halo += raised(np.clip(1 - plate.distance(light.x, light.y) / (light.reach * 1.25), 0, 1), 2.4) * light.glow
    if light.rays:
        halo += _rays(plate) * light.rays
    halo = np.clip(halo * (0.86 + 0.28 * plate.noise.grain), 0, 1)[..., None]
    return 1 - (1 - image) * (1 - halo * rgb(light.colour) * 0.85)


def _softened(image: Field, sigma: float) -> Field:
    return np.dstack([blur(np.clip(image[..., channel], 0, 1), sigma) for channel in range(3)])


def _rays(plate: Noted) -> Field:
    """What shines, smeared away from the lamp: rays between things."""
    size = plate.columns // SMALL, plate.rows // SMALL
    bright = resize(np.clip(plate.emit - 0.35, 0, 1) * 1.5, *size, Image.Resampling.BOX)
    rows, columns = bright.shape
    down, across = np.mgrid[0:rows, 0:columns].astype(np.float32)
    x, y = plate.light.x * plate.scale / SMALL, plate.light.y * plate.scale / SMALL
    total = np.zeros_like(bright)
    for i in range(26):
        k = 1 - 0.92 * i / 26
        spots = [np.clip(y + (down - y) * k, 0, rows - 1), np.clip(x + (across - x) * k, 0, columns - 1)]
        total += ndimage.map_coordinates(bright, spots, order=1) * (1 - i / 30)
    return resize(ndimage.gaussian_filter(total / 15, 1.2), plate.columns, plate.rows, Image.Resampling.BICUBIC)


def _marks(plate: Noted) -> tuple[Field, Field]:
    """Dry brush along the form: noise drawn out across the slope of every shape, with a fine and a broad brush."""
    random = np.random.default_rng(plate.columns + 7)
    sway = (clouds(random, plate.columns, plate.rows, 260 * plate.scale, 2) - 0.5) * 1.9
    way = math.radians(plate.tone.stroke) + sway.astype(np.float64)  # in single precision, sines depend on the machine
    ahead, aside = np.cos(way).astype(np.float32), np.sin(way).astype(np.float32)
    turn = np.hypot(plate.nx, plate.ny)
    along = np.clip(turn * 3.2, 0, 1)
    across, down = -plate.ny / np.maximum(turn, 1e-3), plate.nx / np.maximum(turn, 1e-3)
    same = np.sign(across * ahead + down * aside + 1e-6)
    vx, vy = across * same * along + ahead * (1 - along), down * same * along + aside * (1 - along)
    long = np.maximum(np.hypot(vx, vy), 1e-3)
    vx, vy = (vx / long).astype(np.float32), (vy / long).astype(np.float32)
    rows, columns = np.mgrid[0 : plate.rows, 0 : plate.columns].astype(np.float32)
    found = []
    for width, reach in ((0.55, 9.0), (1.9, 17.0)):
        raw = random.random((plate.rows, plate.columns)).astype(np.float32)
        raw = np.asarray(ndimage.gaussian_filter(raw, width * plate.scale, mode="wrap"), np.float32)
        total = np.zeros_like(raw)
        for k in np.linspace(-1, 1, 9):
            y = np.clip(rows + vy * k * reach * plate.scale, 0, plate.rows - 1).astype(np.int32)
            x = np.clip(columns + vx * k * reach * plate.scale, 0, plate.columns - 1).astype(np.int32)
            total += raw[y, x]
        total -= total.mean()
        found.append((total / (total.std() * 1.6)).clip(-1.6, 1.6).astype(np.float32))
    return found[0], found[1]


def _scripted(plate: Noted, image: Field) -> Field:
    """Black point, white point, mean and chroma of the card, as its script wants them."""
    tone = plate.tone
    corner = np.hypot((plate.x / plate.width - 0.5) / 0.72, (plate.y / plate.height - 0.5) / 0.72)
    image = image * (1 - tone.vignette * np.clip(corner - 0.5, 0, 1))[..., None]
    margin = max(1, round(40 * plate.scale))
    inner = (slice(margin, -margin, 4), slice(margin, -margin, 4))
    low, high = (float(v) for v in np.percentile(image[inner] @ GREY, (1.5, 99.3)))
    image = np.clip((image - low) / max(high - low, 0.2) * (tone.white - tone.black) + tone.black, 0.004, 1)
    gamma = 1.0
    for _ in range(7):
        mean = float((raised(image[inner], gamma) @ GREY).mean())
        gamma = float(np.clip(gamma * math.log(tone.mean) / math.log(np.clip(mean, 0.02, 0.98)), 0.6, 1.7))
    image = raised(image, gamma)
    grey = (image @ GREY)[..., None]
    chroma: Field | float = tone.chroma
    if tone.accent is not None:
        chroma = (tone.chroma + (1.25 - tone.chroma) * _close_to(plate.rgb, rgb(tone.accent)))[..., None]
    return np.asarray(grey + (image - grey) * chroma, np.float32)


def _close_to(colours: Field, accent: Field) -> Field:
    """How near colours come to the accent in hue and force."""
    plain = colours - (colours @ GREY)[..., None]
    wanted = accent - float(accent @ GREY)
    likeness = (plain @ wanted) / np.maximum(np.linalg.norm(plain, axis=-1) * np.linalg.norm(wanted), 1e-4)
    return smoothstep(0.82, 0.96, likeness) * smoothstep(0.1, 0.25, np.linalg.norm(plain, axis=-1))
