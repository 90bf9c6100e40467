"""The lamp of the house: the back of every card, the mark, the icons."""

from __future__ import annotations

import io
import math
from pathlib import Path

import resvg_py
from PIL import Image

from art.colour import mix, rgb
from art.encode import webp, write
from art.press import PAPER, Plate, Shadow
from art.shapes import circle, ellipse, star, stroke
from art.shapes import path as outline

FLAME, INK, GLASS, HEART, LIGHT = "#bf3818", "#2b1d2f", "#ffe3a1", "#ffe9b8", "#efb44e"


def back(path: Path) -> None:
    """The back of the cards: a lamp in a medallion among stars."""
    plate = Plate(400, 600, 1.5, seed=4)
    plate.sky([(0, "#131a44"), (0.55, "#26306a"), (1, "#4a2f63")], grain=0.07)
    pattern = ""
    for column in range(-1, 9):
        for row in range(-1, 13):
            x, y = column * 54 + (row % 2) * 27, row * 50 + 10
            if math.hypot((x - 200) / 0.9, y - 300) > 128:
                pattern += star(x, y, 9) if (column + row) % 2 else circle(x, y, 2.2)
    plate.ink(pattern, "#8d93c9", edge=0.25, opacity=0.55)
    plate.ink(ellipse(200, 300, 112, 136), "#0f1436", edge=0.4, shadow=Shadow(0, 0, 6, 0.5))
    plate.glow(200, 268, 150, "#f6b95a", 0.95, 1.5, clip=plate.mask(ellipse(200, 300, 108, 132)))
    rim = '<ellipse fill="none" stroke="#fff" stroke-width="3" cx="200" cy="300" rx="106" ry="130"/>'
    plate.ink(rim, "#f0d79a", edge=0.3)
    foot = outline("M176,372h48l12,26h-72Z M186,330h28v42h-28Z M164,398h72v9h-72Z")
    plate.ink(foot, "#3b1c2e", light="#e07a4a", depth=10)
    glass = outline("M172,322C160,296 178,268 182,238H218C222,268 240,296 228,322Z")
    plate.ink(glass, "#ffe9b6", shade="#f0b45c", depth=16)
    flame = outline("M200,316C182,302 190,284 200,262C210,284 218,302 200,316Z")
    plate.ink(flame, "#e2572f", light="#ffd27a", depth=9)
    plate.ink(outline("M168,322h64v10h-64Z"), "#7a3a2c")
    thread = stroke("M30,24H370a6,6 0 0 1 6,6V570a6,6 0 0 1 -6,6H30a6,6 0 0 1 -6,-6V30a6,6 0 0 1 6,-6Z", 2)
    plate.lay("#f0d79a", plate.rough(plate.mask(thread), 0.3) * 0.6)
    plate.deckle(11, 10, age=0)
    webp(plate.image().resize((480, 720), Image.Resampling.LANCZOS), path, 40_000)


MARK = (
    f'<path d="M18,60h24l7,17H11z" fill="{INK}"/>'
    f'<rect x="9" y="76" width="42" height="6" rx="1.5" fill="{INK}"/>'
    f'<rect x="22" y="48" width="16" height="13" fill="{INK}"/>'
    f'<path d="M15,44C7,30 18,17 19.500,3h21C42,17 53,30 45,44z" fill="{GLASS}" stroke="{INK}" '
    'stroke-width="2.6" stroke-linejoin="round"/>'
    f'<path d="M30,42C18.500,33 25,22 30,11C35,22 41.500,33 30,42z" fill="{FLAME}"/>'
    f'<path d="M30,40.500c-4.500-4-2-8.500 0-13c2,4.500 4.500,9 0,13z" fill="{HEART}"/>'
    f'<rect x="13" y="43.500" width="34" height="6.500" rx="1.500" fill="{INK}"/>'
)


def favicon(path: Path) -> None:
    """The mark on a round of paper, so that it shows on dark tabs as well."""
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
        f'<rect width="100" height="100" rx="22" fill="{PAPER}"/>'
        f'<g transform="translate(20,8)">{MARK}</g></svg>\n'
    )
    write(path, svg.encode())


def _icon_inks() -> Image.Image:
    """A palette for the icons: lamplight in fine steps, the inks of the mark, and their soft edges."""
    light = [mix(PAPER, LIGHT, step / 23 * 0.85) for step in range(24)]
    edges = [
        mix(first, second, step / 4)
        for first, second in ((INK, PAPER), (INK, mix(PAPER, LIGHT, 0.5)), (INK, GLASS), (FLAME, GLASS), (FLAME, HEART))
        for step in range(5)
    ]
    palette = Image.new("P", (1, 1))
    palette.putpalette([round(float(channel) * 255) for ink in light + edges for channel in rgb(ink)])
    return palette


def icon(size: int, path: Path) -> None:
    """The mark printed on paper under its own light, with the margins that home screens cut off."""
    plate = Plate(256, 256, 2, seed=71, base=PAPER)
    plate.glow(128, 96, 150, LIGHT, 0.75, 1.2)
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{plate.columns}" height="{plate.rows}">'
        f'<g transform="translate(130,74) scale(4.2)">{MARK}</g></svg>'
    )
    mark = Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True))))
    printed = plate.image().convert("RGBA")
    printed.alpha_composite(mark.convert("RGBA"))
    buffer = io.BytesIO()
    small = printed.convert("RGB").resize((size, size), Image.Resampling.LANCZOS)
    small.quantize(palette=_icon_inks(), dither=Image.Dither.NONE).save(buffer, "PNG", optimize=True)
    write(path, buffer.getvalue())
