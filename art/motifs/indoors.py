"""What every interior is built from: tones of a room, one-point perspective, floors, wallpaper, windows, light.

tones(palette)                 inks of a room: wall, paper, panel, floor, board, wood, timber, trim, cloth, soft...
View(x, y)                     one-point perspective around a vanishing point; `at(x, y, away)` pushes a point of the
                               sheet into the distance; `scale(away)` is how small things become there
wall, skirting, wallpaper      walls; wallpaper: stripes, sprigs, lozenges, dots, scales, panels
boards, checker, parquet       floors; parquet is seen from above
window(...)                    a window with sky in its panes; returns the mask of its glass
beam(...)                      light falling on something
Area                           a rectangle of the sheet
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from random import Random

import numpy as np

from art.colour import Colour, Field, mix
from art.motif import cut
from art.palettes import Palette
from art.press import Plate, darker, lighter
from art.scene import HEIGHT, WIDTH
from art.shapes import Point, circle, ellipse, line, path, place, polygon, rectangle, stroke


@dataclass(frozen=True)
class Area:
    """A rectangle of the sheet."""

    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> Point:
        return self.x + self.width / 2, self.y + self.height / 2

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def shape(self) -> str:
        return rectangle(self.x, self.y, self.width, self.height)


@dataclass(frozen=True)
class View:
    """One-point perspective: what stands on the sheet shrinks towards (x, y) as it goes away."""

    x: float
    y: float

    def at(self, x: float, y: float, away: float) -> Point:
        depth = 1 + away
        return self.x + (x - self.x) / depth, self.y + (y - self.y) / depth

    def scale(self, away: float) -> float:
        return 1 / (1 + away)

    def away(self, y: float, ground: float = HEIGHT) -> float:
        """How far away the ground is that is seen at height y."""
        return (ground - self.y) / (y - self.y) - 1

    def side(self, x: float, top: float, bottom: float, near: float, far: float) -> str:
        """A rectangle on a wall that runs away at x."""
        return polygon([self.at(x, top, near), self.at(x, top, far), self.at(x, bottom, far), self.at(x, bottom, near)])

    def flat(self, y: float, left: float, right: float, near: float, far: float) -> str:
        """A rectangle lying on the floor or the ceiling at height y."""
        return polygon([self.at(left, y, near), self.at(right, y, near), self.at(right, y, far), self.at(left, y, far)])

    def facing(self, left: float, top: float, right: float, bottom: float, away: float) -> str:
        (x0, y0), (x1, y1) = self.at(left, top, away), self.at(right, bottom, away)
        return rectangle(x0, y0, x1 - x0, y1 - y0)


@dataclass(frozen=True)
class Tones:
    wall: Colour  # the large calm plane
    paper: Colour  # pattern on it, close to it
    panel: Colour  # the lower, darker part of a wall
    floor: Colour
    board: Colour  # joints of the floor
    wood: Colour
    timber: Colour  # darker wood
    trim: Colour  # mouldings, frames
    cloth: Colour  # the warm accent
    soft: Colour  # the cool accent
    metal: Colour
    brass: Colour
    pale: Colour  # linen, china, paper
    glow: Colour
    dark: Colour


def tones(p: Palette) -> Tones:
    if p.dark:
        floor = mix(p.near, p.warm, 0.2)
        return Tones(
            wall=mix(p.middle, p.far, 0.12), paper=mix(p.middle, p.far, 0.5), panel=mix(p.near, p.middle, 0.3),
            floor=floor, board=mix(floor, p.deep, 0.5), wood=mix(p.near, p.warm, 0.42), timber=mix(p.near, p.warm,
                                                                                                   0.13),
            trim=mix(p.far, p.light, 0.4), cloth=mix(p.hot, p.near, 0.15), soft=mix(p.cool, p.middle, 0.3),
            metal=mix(p.cool, p.near, 0.45), brass=mix(p.warm, p.near, 0.2), pale=mix(p.light, p.far, 0.14),
            glow=p.light, dark=p.deep,
        )  # fmt: skip
    floor = mix(p.far, p.near, 0.32)
    return Tones(
        wall=mix(p.light, p.far, 0.52), paper=mix(mix(p.light, p.far, 0.52), p.middle, 0.26),
        panel=mix(p.far, p.middle, 0.42), floor=floor, board=mix(floor, p.near, 0.5), wood=mix(p.near, p.warm, 0.38),
        timber=mix(p.near, p.deep, 0.3), trim=mix(p.light, p.far, 0.14), cloth=mix(p.hot, p.middle, 0.08),
        soft=mix(p.cool, p.light, 0.15), metal=mix(p.cool, p.deep, 0.3), brass=mix(p.warm, p.middle, 0.15),
        pale=p.light, glow=p.light, dark=p.deep,
    )  # fmt: skip


def bend(start: Point, first: Point, second: Point, stop: Point, t: float) -> Point:
    """The point at t (0 to 1) of a cubic curve, so that what meets a curve really touches it."""
    a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
    return (
        a * start[0] + b * first[0] + c * second[0] + d * stop[0],
        a * start[1] + b * first[1] + c * second[1] + d * stop[1],
    )


def foliage(palette: Palette) -> Colour:
    """The green of leaves in a palette."""
    return mix(mix(palette.cool, "#6f9440", 0.45), palette.near, 0.2)


def wall(plate: Plate, ink: Colour, light: Point = (170, 200), lift: float = 0.26) -> None:
    """A wall over the whole sheet, lighter around a point."""
    plate.sky([(0, darker(ink, 0.22)), (0.45, ink), (1, darker(ink, 0.1))], grain=0.1)
    plate.glow(light[0], light[1], 480, lighter(ink, 0.6), lift, 1.4)


def beam(plate: Plate, shape: str, ink: Colour, opacity: float = 0.6, fade: Point | None = None) -> None:
    """Light falling on what is printed; it fades from the first height to the second."""
    mask = plate.rough(plate.mask(shape), 0.3, 1.6)
    strength = np.ones_like(mask) * 0.72
    if fade:
        strength = np.clip((plate.y - fade[1]) / (fade[0] - fade[1]), 0, 1) * 0.9
    plate.lay(ink, mask * opacity * (0.45 * strength + 0.65 * plate.stipple(strength)))


def boards(plate: Plate, ink: Colour, joint: Colour, view: View, y: float) -> None:
    """A wooden floor from y to the bottom of the sheet, its boards running towards the vanishing point."""
    random, pitch = Random(3), 92.0
    whole = rectangle(-10, y, WIDTH + 20, HEIGHT - y + 20)
    cut(plate, whole, ink, top=(darker(ink, 0.25), 70))
    far = view.away(y)
    tinted = {0: "", 1: ""}
    lines, first = "", int((view.x - 2 * WIDTH) // pitch)
    for i in range(first, first + int(5 * WIDTH / pitch)):
        left = view.x + i * pitch
        lines += line([view.at(left, HEIGHT + 20, 0), view.at(left, HEIGHT + 20, far * 1.03)], 2.6)
        start = -random.uniform(0.0, 0.4)
        while start < far:
            end = start + random.uniform(0.35, 0.9) * (1 + start)
            kind = random.randrange(4)
            if kind < 2:
                tinted[kind] += view.flat(HEIGHT, left, left + pitch, max(start, -0.05), min(end, far))
            if 0 < end < far:
                lines += line([view.at(left, HEIGHT, end), view.at(left + pitch, HEIGHT, end)], 2.2)
            start = end
    cut(plate, tinted[0], lighter(ink, 0.14), opacity=0.55, edge=0.2)
    cut(plate, tinted[1], darker(ink, 0.18), opacity=0.55, edge=0.2)
    cut(plate, lines, joint, opacity=0.75, edge=0.2)


def checker(plate: Plate, first: Colour, second: Colour, view: View, y: float, pitch: float = 120,
            clip: Field | None = None, long: float = 0.22) -> None:  # fmt: skip
    """A chequered floor from y to the bottom of the sheet; `long` is how deep a tile goes."""
    cut(plate, rectangle(-10, y, WIDTH + 20, HEIGHT - y + 20), first, clip=clip)
    far = view.away(y)
    tiles, row, start = "", 0, -long * 0.5
    while start < far:
        end = min(start + long, far)
        for i in range(-12, 13):
            for turn in range(math.ceil((1 + start) / 2)):
                for k in {i + 24 * turn, i - 24 * turn}:
                    if (k + row) % 2 == 0:
                        tiles += view.flat(HEIGHT, view.x + k * pitch, view.x + (k + 1) * pitch, start, end)
        start, row = end, row + 1
    cut(plate, tiles, second, clip=clip, edge=0.2, top=(mix(second, first, 0.5), (HEIGHT - y) * 0.35))


def wallpaper(plate: Plate, kind: str, ink: Colour, opacity: float = 0.5, clip: Field | None = None,
              pitch: float = 56, top: float = -10, bottom: float = HEIGHT + 10) -> None:  # fmt: skip
    """A quiet pattern over a wall: stripes, sprigs, lozenges, dots, scales, panels."""
    shape, columns = "", int(WIDTH / pitch) + 2
    rows = int((bottom - top) / pitch) + 2
    if kind == "stripes":
        for i in range(columns):
            x = i * pitch - 8
            shape += rectangle(x, top, pitch * 0.36, bottom - top) + rectangle(x + pitch * 0.62, top, 3, bottom - top)
    elif kind == "panels":
        for i in range(columns):
            x = i * pitch * 2 - 18
            shape += rectangle(x, top + 16, pitch * 2 - 22, bottom - top - 32, 3)
    else:
        sprig = stroke("M0,17C-2,6 1,-4 0,-14", 2.8) + ellipse(0, -17, 4.2, 7)
        for y in (-6, 5):
            sprig += ellipse(-7, y, 3.4, 7.5, -48) + ellipse(7, y - 3, 3.4, 7.5, 48)
        one = {
            "sprigs": sprig,
            "lozenges": path("M0,-15Q4,-4 10,0Q4,4 0,15Q-4,4 -10,0Q-4,-4 0,-15Z"),
            "dots": circle(0, 0, 4.6),
            "scales": stroke(f"M{-pitch / 2:.1f},0A{pitch / 2:.1f},{pitch / 2:.1f} 0 0 0 {pitch / 2:.1f},0", 2.8),
        }[kind]
        step = 0.5 if kind == "scales" else 0.86
        for j in range(int(rows / step) + 1):
            for i in range(columns):
                shape += place(one, (i + 0.5 * (j % 2)) * pitch, top + 12 + j * pitch * step, pitch / 56)
    inside = plate.mask(rectangle(-10, top, WIDTH + 20, bottom - top))
    cut(plate, shape, ink, opacity=opacity, edge=0.2, clip=inside if clip is None else inside * clip)


def window(
    plate: Plate, palette: Palette, t: Tones, area: Area, panes: tuple[int, int] = (2, 3), frame: float = 14,
    sill: bool = True,
) -> Field:  # fmt: skip
    """A window with the sky in it. Returns the mask of the glass, to print things outside through it."""
    outer = Area(area.x - frame, area.y - frame, area.width + 2 * frame, area.height + 2 * frame)
    cut(plate, outer.shape, t.trim, 8, 0.8)
    sky = plate.ramp((plate.y - area.y) / area.height * 0.92 + 0.05, palette.sky)
    glass = plate.mask(area.shape)
    plate.ink(glass, sky, edge=0.15)
    shade = plate.mask(Area(area.x + 6, area.y + 8, area.width, area.height).shape)
    plate.lay(t.dark, np.clip(glass - shade, 0, 1) * 0.35)
    columns, rows = panes
    bars = "".join(
        line([(area.x + area.width * i / columns, area.y), (area.x + area.width * i / columns, area.bottom)], 5.5)
        for i in range(1, columns)
    ) + "".join(
        line([(area.x, area.y + area.height * j / rows), (area.right, area.y + area.height * j / rows)], 5.5)
        for j in range(1, rows)
    )
    cut(plate, bars, t.trim, edge=0.15)
    if sill:
        board = rectangle(outer.x - 10, outer.bottom - 3, outer.width + 20, 13, 3)
        cut(plate, board, t.trim, 7, 0.9)
    return glass


def parquet(plate: Plate, t: Tones) -> None:
    """A floor seen from above over the whole sheet, in herringbone."""
    random = Random(14)
    shades: list[Colour] = [t.floor, lighter(t.floor, 0.12), darker(t.floor, 0.12), mix(t.floor, t.wood, 0.35)]
    shapes = ["" for _ in shades]
    plate.fill(plate.ramp(plate.y / HEIGHT, [(0, t.board), (1, t.board)]))
    for column in range(9):
        for row in range(-3, 32):
            x, y, drop = column * 75.0, row * 34.0, 58.0
            up, down = (0.0, drop) if column % 2 else (drop, 0.0)
            plank = [(x + 1.2, y - down), (x + 73.8, y - up), (x + 73.8, y - up + 31.5), (x + 1.2, y - down + 31.5)]
            shapes[random.randrange(4)] += polygon(plank)
    for shade, shape in zip(shades, shapes, strict=True):
        if shape:
            cut(plate, shape, shade, edge=0.25)


def skirting(plate: Plate, t: Tones, y: float, tall: float = 0) -> None:
    """A skirting board above y, and a panelled dado if tall."""
    if tall:
        cut(plate, rectangle(-10, y - tall, WIDTH + 20, tall), t.panel, bottom=(darker(t.panel, 0.25), tall * 0.6))
        fields = "".join(rectangle(x, y - tall + 24, 92, tall - 58, 4) for x in range(-34, 620, 116))
        cut(plate, fields, darker(t.panel, 0.14), 8)
        cut(plate, rectangle(-10, y - tall - 6, WIDTH + 20, 13, 2), t.trim, 6, 0.5)
    cut(plate, rectangle(-10, y - 18, WIDTH + 20, 19), t.trim, 6, 0.4)
