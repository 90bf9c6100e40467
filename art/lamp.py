"""The lamp of the house: the backs of the cards, the mark, the icons."""

from __future__ import annotations

import io
from pathlib import Path

import resvg_py
from PIL import Image

from art.colour import mix, rgb
from art.encode import webp, write
from art.press import PAPER, Plate, Shadow
from art.shapes import circle, ellipse, place, rectangle, star, stroke
from art.shapes import path as outline

FLAME, INK, GLASS, HEART, LIGHT = "#bf3818", "#2b1d2f", "#ffe3a1", "#ffe9b8", "#efb44e"


GLASS_OUTLINE = "M-30,0C-46,-30 -26,-58 -21,-94H21C26,-58 46,-30 30,0Z"
FLAME_OUTLINE = "M2,-8C-20,-22 -12,-40 -3,-54C1,-60 2,-66 1,-72C14,-56 22,-40 18,-26C16,-16 10,-11 2,-8Z"
MOTH = (
    outline("M0,-2C-8,-20 -30,-30 -42,-22C-44,-6 -24,6 -2,4Z M0,2C-14,2 -28,10 -26,22C-16,26 -4,16 0,8Z")
    + outline("M0,-2C8,-20 30,-30 42,-22C44,-6 24,6 2,4Z M0,2C14,2 28,10 26,22C16,26 4,16 0,8Z")
    + ellipse(0, 3, 4.5, 13)
    + stroke("M-1,-8C-4,-16 -9,-20 -14,-21M1,-8C4,-16 9,-20 14,-21", 2.6)
)
LEAF = outline("M0,0C6,-12 20,-14 32,-3C21,7 7,9 0,0Z")


def _lamp(plate: Plate, x: float, y: float, scale: float, lit: bool) -> None:
    """The lamp of the house, the middle of its burner on (x, y)."""

    def put(shape: str) -> str:
        return place(shape, x, y, scale)

    cast = Shadow(2, 5, 5, 0.5)
    foot = outline(
        "M-12,22C-9,34 -14,44 -20,50C-34,56 -44,66 -46,80H46C44,66 34,56 20,50C14,44 9,34 12,22Z"
    ) + rectangle(-54, 78, 108, 14, 6)
    font = outline("M-44,14C-46,2 -34,-2 0,-2C34,-2 46,2 44,14C40,32 20,38 0,38C-20,38 -40,32 -44,14Z")
    plate.ink(put(foot), "#6b2f34", shade="#2b0f20", light="#e59a6a", depth=14 * scale, shadow=cast)
    if lit:
        plate.ink(put(outline(GLASS_OUTLINE)), "#ffe9b6", shade="#eda94c", light="#fffbe8", depth=22 * scale)
        plate.ink(put(outline(FLAME_OUTLINE)), "#e2572f", light="#ff9a5a", depth=9 * scale, edge=0.2)
        plate.ink(put(place(outline(FLAME_OUTLINE), 2, -3, 0.48)), "#fff3cf", edge=0.15)
    else:
        plate.ink(
            put(outline(GLASS_OUTLINE)), "#c9b6cf", shade="#6a4a78", light="#f6e8ee", depth=22 * scale, opacity=0.8
        )
        plate.ink(put(stroke("M0,-2C1,-10 -1,-14 1,-20", 4)), "#3a1c3c", edge=0.15)
        plate.ink(put(circle(1, -21, 4)), "#f0703c", edge=0.1)
    plate.ink(put(stroke("M-20,-84C-20,-62 -31,-40 -31,-26", 4)), "#fffdf4", edge=0.2, opacity=0.7)
    plate.ink(put(font), "#8a3f3a", shade="#3b1424", light="#f0b07a", depth=14 * scale, shadow=Shadow(1, 3, 3, 0.45))
    plate.ink(put(rectangle(-33, -8, 66, 11, 5)), "#e0a24c", shade="#8a5320", depth=8, edge=0.2)
    plate.ink(put(ellipse(50, 14, 6, 6) + stroke("M42,14H50", 4)), "#e0a24c", edge=0.15)


def _window(plate: Plate, ink: str) -> None:
    """A pointed oval in the middle of the card, deep as a niche."""
    plate.ink(outline(OVAL_LINE), ink, edge=0.35, shadow=Shadow(0, 3, 9, 0.5))


OVAL_LINE = "M200,112C276,146 322,216 322,304C322,392 276,458 200,488C124,458 78,392 78,304C78,216 124,146 200,112Z"


def _frame(plate: Plate, gold: str, sprigs: str, corner: str) -> None:
    """Gold fillets, a sprig that climbs each side of the window, an ornament in each corner."""
    plate.ink(stroke(OVAL_LINE, 3.4), gold, edge=0.25)
    outer = "M200,98C284,134 336,210 336,304C336,400 284,470 200,502C116,470 64,400 64,304C64,210 116,134 200,98Z"
    plate.ink(stroke(outer, 1.8), gold, edge=0.25, opacity=0.7)
    thread = stroke("M34,26H366a8,8 0 0 1 8,8V566a8,8 0 0 1 -8,8H34a8,8 0 0 1 -8,-8V34a8,8 0 0 1 8,-8Z", 2.4)
    plate.ink(thread, gold, edge=0.25, opacity=0.75)
    for flip in (False, True):
        twig = stroke("M0,0C-34,-6 -84,-46 -108,-108C-122,-146 -126,-176 -122,-206", 3.4)
        leaves = ""
        for t, side in (
            (0.1, 1),
            (0.2, -1),
            (0.32, 1),
            (0.43, -1),
            (0.55, 1),
            (0.66, -1),
            (0.78, 1),
            (0.88, -1),
            (1, 0),
        ):
            u = 1 - t
            x = 3 * u * t * t * -122 + t**3 * -122 + 3 * u * u * t * -62
            y = 3 * u * u * t * -24 + 3 * u * t * t * -124 + t**3 * -206
            heading = -172 + 84 * t
            leaves += place(LEAF, x, y, 0.86, heading + 42 * side)
        for shape, ink in ((twig, sprigs), (leaves, sprigs)):
            plate.ink(place(shape, 200, 534, 1, 0, flip), ink, edge=0.2, light=mix(ink, "#fff1d0", 0.4), depth=8)
    corners = "".join(
        place(corner, x, y, 1, turn) for x, y, turn in ((56, 56, 0), (344, 56, 90), (344, 544, 180), (56, 544, 270))
    )
    plate.ink(corners, gold, edge=0.2, opacity=0.9)


def night(scale: float = 1.5) -> Plate:
    """The back of the story cards: the lamp lit at a window of the night, moths around it."""
    plate = Plate(400, 600, scale, seed=4)
    plate.sky([(0, "#141b48"), (0.55, "#262f6c"), (1, "#4a2f66")], grain=0.07)
    pattern = ""
    for column in range(-1, 10):
        for row in range(-1, 15):
            x, y = column * 44 + (row % 2) * 22, row * 42 + 6
            pattern += star(x, y, 7.5) if (column + row) % 2 else circle(x, y, 2)
    plate.ink(pattern, "#7f86c4", edge=0.2, opacity=0.5)
    _window(plate, "#0d1130")
    glass = plate.mask(outline(OVAL_LINE))
    for radius, opacity in ((190, 0.34), (140, 0.4), (96, 0.5)):
        ringed = plate.rough(plate.mask(circle(200, 262, radius)), 0.3) * glass
        plate.lay("#c9733f", plate.stipple(ringed * opacity) * ringed * 0.42)
    plate.glow(200, 262, 190, "#f6b95a", 0.95, 1.4, clip=glass)
    _lamp(plate, 200, 340, 1.12, lit=True)
    for x, y, scale, turn, ink in (
        (122, 236, 0.62, 24, "#f3dca6"), (270, 208, 0.5, -32, "#e8c98a"), (268, 300, 0.4, -64, "#d9b47a"),
    ):  # fmt: skip
        plate.ink(place(MOTH, x, y, scale, turn), ink, edge=0.15, shadow=Shadow(2, 4, 3, 0.5))
    _frame(plate, "#f0d79a", "#9aa6d8", star(0, 0, 15) + circle(17, 0, 2.4) + circle(0, 17, 2.4))
    plate.deckle(11, 10, age=0.3)
    return plate


def back(path: Path) -> None:
    webp(night().image().resize((480, 720), Image.Resampling.LANCZOS), path, 36_000)


def back_small(path: Path) -> None:
    """For the lobby, which shows a card as large as a thumb."""
    webp(night().image().resize((136, 204), Image.Resampling.LANCZOS), path, 6_000)


def dawn(scale: float = 1.5) -> Plate:
    """The back of the memory cards: the same window at dawn, the lamp blown out, its smoke becoming a sleeper."""
    plate = Plate(400, 600, scale, seed=6)
    plate.sky([(0, "#5f3466"), (0.5, "#95506f"), (1, "#c9787a")], grain=0.07)
    petals = "".join(ellipse(0, -4.6, 3.1, 4.3).replace("/>", f' transform="rotate({k * 72})"/>') for k in range(5))
    pattern = ""
    for column in range(-1, 10):
        for row in range(-1, 15):
            x, y = column * 44 + (row % 2) * 22, row * 42 + 6
            pattern += place(petals, x, y, 0.9, column * 31) if (column + row) % 2 else circle(x, y, 2)
    plate.ink(pattern, "#e9b3a8", edge=0.2, opacity=0.5)
    _window(plate, "#f3cfb0")
    glass = plate.mask(outline(OVAL_LINE))
    light = plate.ramp(plate.y / 600, [(0.18, "#8f5f96"), (0.42, "#e0a3a0"), (0.66, "#fbe3bd"), (0.85, "#f6c88e")], 0.1)
    plate.lay(light, plate.rough(glass, 0.3))
    head = outline(
        "M190,250C184,240 168,236 164,218C158,182 178,152 212,150C240,149 256,166 255,186C255,192 261,198 265,205"
        "C267,209 262,211 258,211C259,214 261,217 258,219C260,222 259,226 256,227C256,237 247,239 236,236"
        "C228,240 226,248 214,256C206,262 196,258 190,250Z"
    )
    strand = outline(
        "M197,318C190,304 204,294 210,284C216,274 204,268 192,262C184,257 182,248 190,244C204,238 222,248 222,258"
        "C224,274 214,284 208,294C203,302 206,310 204,318Z"
    )
    plate.ink(strand, "#fff6e6", edge=0.4, opacity=0.9)
    plate.ink(head, "#fff8ea", shade="#a8789c", light="#ffffff", depth=24, shadow=Shadow(2, 5, 6, 0.26))
    plate.ink(stroke("M236,192C240,197 246,197 251,193", 3), "#5a2c5e", edge=0.15)
    curls = "M164,226C146,232 134,222 138,208M210,284C232,280 250,288 246,302C243,311 232,309 233,301"
    plate.ink(stroke(curls, 4), "#fff6e6", edge=0.25, opacity=0.85)
    _lamp(plate, 200, 392, 0.84, lit=False)
    plate.ink(place(MOTH, 268, 392, 0.46, -18), "#6a3a68", edge=0.15, shadow=Shadow(1, 3, 2, 0.35), clip=glass)
    _frame(plate, "#fbe6bd", "#f3c9b4", place(petals, 0, 0, 1.7))
    plate.deckle(11, 10, age=0.3)
    return plate


def back_memory(path: Path) -> None:
    webp(dawn().image().resize((480, 720), Image.Resampling.LANCZOS), path, 36_000)


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


def logo(path: Path) -> None:
    """The mark alone, for any ground that its ink stands out from."""
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="4 0 52 84">{MARK}</svg>\n'
    write(path, svg.encode())


def icon(size: int, margin: float, path: Path) -> None:
    """The mark printed on paper under its own light; `margin` is what systems may cut off above and below it."""
    plate = Plate(256, 256, 2, seed=71, base=PAPER)
    plate.glow(128, 96, 150, LIGHT, 0.75, 1.2)
    scale = plate.rows * (1 - 2 * margin) / 84
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{plate.columns}" height="{plate.rows}">'
        f'<g transform="translate({plate.columns / 2 - 30 * scale:.1f},{plate.rows * margin - scale:.1f}) '
        f'scale({scale:.3f})">{MARK}</g></svg>'
    )
    mark = Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True))))
    printed = plate.image().convert("RGBA")
    printed.alpha_composite(mark.convert("RGBA"))
    buffer = io.BytesIO()
    small = printed.convert("RGB").resize((size, size), Image.Resampling.LANCZOS)
    small.quantize(palette=_icon_inks(), dither=Image.Dither.NONE).save(buffer, "PNG", optimize=True)
    write(path, buffer.getvalue())
