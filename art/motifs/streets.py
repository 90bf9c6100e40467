"""Settings in town.

street(plate, palette, horizon=520)    tall houses running away; prints the whole sheet and returns its View
sky(plate, palette, bottom)            the sky over it        cobbles(plate, ink, view, y)    its paving
"""

from __future__ import annotations

from random import Random

from art.colour import Colour, mix
from art.motif import cut, draw
from art.motifs.buildings_parts import painted
from art.motifs.buildings_town import skyline
from art.motifs.indoors import View, beam, gloom
from art.palettes import Palette
from art.press import Plate, darker, lighter
from art.scene import HEIGHT
from art.shapes import ellipse, line, rectangle


def sky(plate: Plate, palette: Palette, bottom: float = HEIGHT) -> None:
    """The palette's sky down to `bottom`, with stars by night and a few flat clouds by day."""
    plate.sky([(place * bottom / HEIGHT, ink) for place, ink in palette.sky])
    if palette.dark:
        plate.stars(34, bottom * 0.5, palette.light, glints=2)
    else:
        for x, y, wide in ((130, 120, 150), (470, 190, 120)):
            shape = "".join(
                rectangle(x - wide / 2 + dx, y + dy, wide - 2 * abs(dx), 12, 6)
                for dx, dy in ((18, 0), (-6, 9), (30, 18))
            )
            cut(plate, shape, palette.light, opacity=0.7)


def cobbles(plate: Plate, ink: Colour, view: View, y: float) -> None:
    """Rounded paving stones from y to the bottom of the sheet."""
    random = Random(5)
    light, dark = "", ""
    away = -0.02
    far = view.away(y + 8)
    row = 0
    while away < far:
        step, size = 0.055 * (1 + away), view.scale(away)
        x = view.x - 700 / size * 0.5 - (30 if row % 2 else 0)
        while x < view.x + 700 / size * 0.5:
            if random.random() < 0.3:
                sx, sy = view.at(x, HEIGHT, away)
                stone = ellipse(sx, sy, 24 * size, 7.5 * size + 1)
                if random.random() < 0.5:
                    light += stone
                else:
                    dark += stone
            x += 56
        away += step
        row += 1
    cut(plate, light, lighter(ink, 0.2), opacity=0.6, edge=0.2)
    cut(plate, dark, darker(ink, 0.22), opacity=0.6, edge=0.2)


def street(plate: Plate, palette: Palette, *, horizon: float = 520) -> View:
    """A street running away between tall houses, with nothing but light at its end.

    Place things in it with view.at(x, 900, away).
    """
    view = View(300, horizon)
    sky(plate, palette, horizon + 120)
    plate.glow(300, horizon - 40, 240, palette.light, 0.6)
    hazy = mix(palette.far, palette.light, 0.25)
    draw(plate, skyline(420, 3, 110), 300, horizon + 14, 0.6, inks={"wall": hazy, "glow": palette.light}, shadow=0)
    road = mix(palette.far, palette.near, 0.45)
    cut(plate, rectangle(-10, horizon + 10, 620, HEIGHT - horizon), road, top=(mix(road, palette.light, 0.45), 90))
    cobbles(plate, road, view, horizon + 14)
    pave = mix(road, palette.light, 0.3)
    for side in (-1, 1):
        edge, kerb = 300 + side * 380, 300 + side * 210
        cut(plate, view.flat(HEIGHT, min(edge, kerb), max(edge, kerb), -0.3, 14), pave, edge=0.15)
        cut(plate, line([view.at(kerb, HEIGHT, -0.3), view.at(kerb, HEIGHT, 14)], 4), darker(road, 0.3), edge=0.15)
    random = Random(13)
    cuts = [-0.35, 0.22, 0.75, 1.5, 2.5, 4.0, 6.5, 12.0]
    glow = painted(palette)["glow"]
    lit, doors, shops = "", "", ""
    dark, awnings = {-1: "", 1: ""}, {0: "", 1: ""}
    for k in reversed(range(len(cuts) - 1)):
        near, far = cuts[k], cuts[k + 1]
        depth = far - near
        for side in (-1, 1):
            inks = painted(palette, k + (2 if side > 0 else 0))
            x = 300 + side * 330
            top = -random.uniform(60, 330) - 40
            share = min(0.55, 0.13 * k)
            shade = mix(inks["wall"], hazy, share)
            if side > 0:
                shade = darker(shade, 0.16)
            stack = near + depth * random.uniform(0.3, 0.7)
            chimney = view.facing(x - 22, top - 96, x + 22, top + 10, stack)
            chimney += view.facing(x - 28, top - 104, x + 28, top - 88, stack)
            chimney += view.facing(x - 16, top - 128, x - 2, top - 100, stack)
            chimney += view.facing(x + 4, top - 128, x + 18, top - 100, stack)
            cut(plate, chimney, mix(inks["roof"], hazy, share), 4, edge=0.2)
            cut(plate, view.side(x, top, HEIGHT, near, far), shade, edge=0.2,
                bottom=(mix(shade, palette.light, 0.12), 80 * view.scale(near)))  # fmt: skip
            cut(plate, view.side(x, top - 10, top + 22, near, far), mix(inks["roof"], hazy, share), edge=0.15)
            rows = max(2, int((640 - top) / 150))
            count = 3 if k < 5 else 2
            for j in range(rows):
                y = top + 60 + j * (640 - top - 60) / rows
                for i in range(count):
                    a0 = near + depth * (i + 0.24) / count
                    shape = view.side(x, y, y + 92, a0, a0 + depth * 0.52 / count)
                    if random.random() < (0.5 if palette.dark else 0.2):
                        lit += shape
                    else:
                        dark[side] += shape
            doors += view.side(x, 700, HEIGHT, near + depth * 0.12, near + depth * 0.34)
            shops += view.side(x, 720, 846, near + depth * 0.46, near + depth * 0.92)
            first, last = near + depth * 0.42, near + depth * 0.96
            awnings[(k + (side > 0)) % 2] += view.side(x - side * 10, 670, 728, first, last)
    for side, shape in dark.items():
        cut(plate, shape, mix(palette.deep, hazy, 0.3 if side > 0 else 0.22), edge=0.15, opacity=0.85)
    cut(plate, lit, glow, edge=0.15)
    cut(plate, doors, mix(palette.deep, palette.near, 0.5), edge=0.15)
    cut(plate, shops, mix(glow, palette.warm, 0.3), edge=0.15)
    for ink, shape in zip((palette.hot, palette.cool), awnings.values(), strict=True):
        cut(plate, shape, mix(ink, hazy, 0.1), edge=0.2)
    beam(plate, view.flat(HEIGHT, 150, 450, 0.05, 5), palette.light, 0.35, (horizon + 20, horizon + 290))
    gloom(plate, palette, 300, horizon, 620, 0.45, 0.6)
    return view
