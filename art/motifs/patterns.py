"""Abstract grounds: they print the whole sheet flat, like papers, and return a `Land` with the middle in spot "middle".

bands(plate, palette, x=300, y=450, count=24)   rays of two inks       rings(plate, palette, x, y, step=56)
checker(plate, palette, cell=75, floor=False)   floor=True: in perspective from y = 520 under a plain wall
stripes(plate, palette, width=50, turn=0)       split(plate, palette, turn=-30) two colours along a diagonal
spotlight(plate, palette, x=300, y=780)         a cone of light from above on a stage; ground = y
spiral(plate, palette, turns=6)                 patchwork(plate, palette) stitched squares
paper_stars(plate, palette)                     cut stars on threads, night of paper
wallpaper(plate, palette, kind="flowers"|"dots"|"damask"|"diamonds"|"birds")
ripples(plate, palette, x=300, y=450)           rings on water seen from above
tiles(plate, palette)                           painted tiles    page(plate, palette) plain paper with a worn edge
halves(plate, palette, y=450)                   two worlds, upper and lower, mirror images in value
"""

from __future__ import annotations

import math

import numpy as np

from art.colour import Colour, mix
from art.motifs.growth import leaf, off, petal, smooth
from art.motifs.terrain import HEIGHT, WIDTH, Land, Print, water_ink
from art.palettes import Palette
from art.press import Plate, Shadow, darker, lighter
from art.shapes import circle, ellipse, path, polygon, rectangle, ring, star, stroke

MIDDLE = {"middle": (300.0, 450.0)}


def _pair(palette: Palette) -> tuple[Colour, Colour]:
    """Two near inks of the palette: calm enough to stand behind a hero."""
    if palette.dark:
        return palette.middle, mix(palette.middle, palette.near, 0.6)
    return mix(palette.light, palette.far, 0.15), mix(palette.light, palette.far, 0.75)


def _paper(plate: Plate, ink: Colour) -> None:
    plate.fill(plate.ramp(plate.y / HEIGHT, [(0, lighter(ink, 0.08)), (0.5, ink), (1, darker(ink, 0.05))], 0.08))


def bands(plate: Plate, palette: Palette, x: float = 300, y: float = 450, count: int = 24) -> Land:
    first, second = _pair(palette)
    _paper(plate, first)
    step = 360 / count
    plate.ink(
        "".join(polygon([(x, y), off(x, y, 1200, i * step), off(x, y, 1200, (i + 0.5) * step)]) for i in range(count)),
        second,
        edge=0.35,
    )
    plate.glow(x, y, 380, palette.light, 0.45)
    return Land(y, y, spots={"middle": (x, y)})


def rings(plate: Plate, palette: Palette, x: float = 300, y: float = 450, step: float = 56) -> Land:
    first, second = _pair(palette)
    _paper(plate, first)
    for i in range(15, 0, -1):
        ink = second if i % 2 else first
        plate.ink(circle(x, y, step * i), ink, edge=0.35, shadow=Shadow(2, 4, 7, 0.16))
    plate.glow(x, y, 300, palette.light, 0.4)
    return Land(y, y, spots={"middle": (x, y)})


def checker(plate: Plate, palette: Palette, cell: float = 75, floor: bool = False) -> Land:
    first, second = _pair(palette)
    dark = mix(palette.near, palette.deep, 0.3)
    if not floor:
        _paper(plate, first)
        plate.ink(
            "".join(
                rectangle(i * cell, j * cell, cell, cell)
                for i in range(int(WIDTH / cell) + 1)
                for j in range(int(HEIGHT / cell) + 1)
                if (i + j) % 2
            ),
            second,
            edge=0.35,
        )
        return Land(HEIGHT / 2, 0, spots=MIDDLE)
    wall = mix(second, palette.middle, 0.2)
    plate.sky([(0, darker(wall, 0.15)), (0.55, lighter(wall, 0.12))], 0.1)
    plate.glow(200, 260, 420, palette.light, 0.4)
    horizon = 540.0
    pale = mix(palette.light, palette.far, 0.12)
    plate.ink(
        rectangle(-5, horizon, 610, 380),
        pale,
        bottom=(mix(pale, palette.middle, 0.3), 200),
        shadow=Shadow(0, -3, 8, 0.3),
    )
    rows = [horizon + 380 * (i / 9) ** 1.8 for i in range(10)]
    cells = ""
    for row in range(9):
        for col in range(-12, 12):
            if (row + col) % 2:
                upper, lower = (rows[row] - 330) * 0.42, (rows[row + 1] - 330) * 0.42
                cells += polygon(
                    [
                        (300 + col * upper, rows[row]),
                        (300 + (col + 1) * upper, rows[row]),
                        (300 + (col + 1) * lower, rows[row + 1]),
                        (300 + col * lower, rows[row + 1]),
                    ]
                )
    plate.ink(cells, dark, light=lighter(dark, 0.2), depth=10, edge=0.3)
    plate.ink(rectangle(-5, horizon - 16, 610, 18), lighter(wall, 0.3), bottom=(darker(wall, 0.2), 10))
    return Land(760, horizon, spots=MIDDLE)


def stripes(plate: Plate, palette: Palette, width: float = 50, turn: float = 0) -> Land:
    first, second = _pair(palette)
    _paper(plate, first)
    bars = "".join(rectangle(-700 + i * width * 2, -700, width, 2300) for i in range(int(1700 / width)))
    plate.ink(f'<g transform="rotate({turn} 300 450)">{bars}</g>', second, edge=0.35)
    return Land(HEIGHT / 2, 0, spots=MIDDLE)


def split(plate: Plate, palette: Palette, turn: float = -30) -> Land:
    first = palette.warm if not palette.dark else palette.near
    second = mix(palette.cool, palette.light, 0.2) if not palette.dark else mix(palette.warm, palette.far, 0.35)
    _paper(plate, first)
    half = f'<g transform="rotate({turn} 300 450)">{rectangle(-600, 450, 1800, 1200)}</g>'
    mask = plate.ink(
        half, second, shadow=Shadow(0, -3, 9, 0.35), edge=0.4, light=lighter(second, 0.4), depth=40, towards=(0, -1)
    )
    return Land(HEIGHT / 2, 0, spots=MIDDLE, mask=mask)


def spotlight(plate: Plate, palette: Palette, x: float = 300, y: float = 780) -> Land:
    dark = mix(palette.near, palette.deep, 0.5)
    plate.sky([(0, darker(dark, 0.3)), (0.7, dark), (1, darker(dark, 0.2))], 0.1)
    boards = mix(dark, palette.warm, 0.18)
    plate.ink(
        rectangle(-5, y - 90, 610, 300), boards, top=(lighter(boards, 0.15), 60), bottom=(darker(boards, 0.4), 150)
    )
    plate.ink(
        "".join(stroke(f"M{x + i * 46},{y - 90}L{x + i * 92},920", 3) for i in range(-9, 10)),
        darker(boards, 0.4),
        edge=0.25,
    )
    cone = plate.mask(path(f"M{x - 26},-10L{x + 26},-10L{x + 210},{y}Q{x},{y + 74} {x - 210},{y}Z"))
    light = np.clip(0.62 - plate.y / 2600, 0, 1) * cone
    plate.lay(palette.light, np.clip(light * 0.42 + plate.stipple(light) * light * 0.5, 0, 1))
    plate.ink(
        ellipse(x, y + 4, 210, 42),
        mix(palette.light, palette.warm, 0.3),
        shade=boards,
        depth=30,
        opacity=0.85,
        edge=0.5,
    )
    return Land(y, y - 90, spots={"middle": (x, y - 200), "lamp": (x, 0.0)}, mask=cone)


def spiral(plate: Plate, palette: Palette, turns: float = 6, x: float = 300, y: float = 450) -> Land:
    first, second = _pair(palette)
    _paper(plate, first)
    turn = np.arctan2(plate.y - y, plate.x - x) / math.tau
    reach = plate.distance(x, y) / 640 * turns
    arm = (np.sin((reach**0.82 * 1.6 - turn) * math.tau) > 0).astype(np.float32)
    plate.ink(arm, second, edge=0.35, shadow=Shadow(2, 4, 7, 0.2))
    plate.glow(x, y, 260, palette.light, 0.4)
    return Land(y, y, spots={"middle": (x, y)})


def patchwork(plate: Plate, palette: Palette, cell: float = 120) -> Land:
    draw = plate.random
    _paper(plate, palette.near)
    inks = [
        mix(ink, palette.light, share)
        for ink, share in (
            (palette.far, 0.2),
            (palette.warm, 0.3),
            (palette.middle, 0.25),
            (palette.light, 0.1),
            (palette.cool, 0.3),
            (palette.hot, 0.3),
        )
    ]
    for j in range(8):
        for i in range(5):
            x, y = i * cell, j * cell - 30
            ink = inks[(i * 2 + j * 3 + draw.randrange(2)) % len(inks)]
            cut = plate.ink(
                rectangle(x + 2, y + 2, cell - 4, cell - 4, 5),
                ink,
                shade=darker(ink, 0.25),
                depth=16,
                shadow=Shadow(1, 3, 4, 0.3),
            )
            kind = (i + 2 * j) % 5
            mark = darker(ink, 0.22) if draw.random() < 0.5 else lighter(ink, 0.45)
            cx, cy = x + cell / 2, y + cell / 2
            shape = ""
            if kind == 0:
                shape = "".join(circle(x + 15 + a * 30, y + 15 + b * 30, 6) for a in range(4) for b in range(4))
            elif kind == 1:
                shape = "".join(rectangle(x, y + 10 + a * 26, cell, 11) for a in range(5))
            elif kind == 2:
                shape = "".join(petal(cx, cy, 34, 20, a * 60) for a in range(6))
            elif kind == 3:
                shape = "".join(stroke(f"M{x - 20},{y + a * 26 - 10}l80,80l80,-80", 7) for a in range(-3, 5))
            if shape:
                plate.ink(shape, mark, clip=cut, edge=0.3, opacity=0.85)
    stitches = "".join(
        stroke(f"M{i * cell + 7},{y}v11", 2.6) + stroke(f"M{i * cell - 7},{y + 8}v11", 2.6)
        for i in range(6)
        for y in range(0, 900, 22)
    )
    stitches += "".join(
        stroke(f"M{x},{j * cell - 23}h11", 2.6) + stroke(f"M{x + 8},{j * cell - 37}h11", 2.6)
        for j in range(8)
        for x in range(0, 600, 22)
    )
    plate.ink(stitches, palette.light, edge=0.2, opacity=0.9)
    return Land(HEIGHT / 2, 0, spots=MIDDLE)


def _five(x: float, y: float, radius: float, turn: float) -> str:
    return polygon([off(x, y, radius if i % 2 == 0 else radius * 0.46, turn - 90 + i * 36) for i in range(10)])


def paper_stars(plate: Plate, palette: Palette) -> Land:
    night = mix(palette.near, palette.deep, 0.4) if palette.dark else mix(palette.cool, palette.deep, 0.4)
    plate.sky([(0, darker(night, 0.3)), (1, lighter(night, 0.12))], 0.1)
    draw = plate.random
    for x, y, radius in (
        (70, 170, 26),
        (150, 330, 18),
        (230, 110, 34),
        (318, 250, 20),
        (400, 150, 24),
        (500, 280, 34),
        (560, 120, 18),
        (96, 480, 22),
        (530, 470, 20),
    ):
        plate.ink(stroke(f"M{x},-10V{y - radius + 4}", 2), lighter(night, 0.4), edge=0.15)
        ink = draw.choice((palette.light, palette.warm, mix(palette.light, palette.warm, 0.5)))
        turn = draw.uniform(-14, 14)
        plate.ink(
            _five(x, y, radius, turn),
            ink,
            shade=mix(ink, palette.hot, 0.35),
            depth=10,
            shadow=Shadow(6, 12, 8, 0.4),
            edge=0.2,
        )
        fold = "".join(
            polygon([(x, y), off(x, y, radius, turn - 90 + i * 72), off(x, y, radius * 0.46, turn - 54 + i * 72)])
            for i in range(5)
        )
        plate.ink(fold, darker(ink, 0.16), edge=0.12, opacity=0.7)
    specks = "".join(circle(draw.uniform(0, 600), draw.uniform(0, 760), draw.uniform(0.8, 2)) for _ in range(90))
    plate.lay(palette.light, plate.mask(specks) * 0.6)
    for y, tone in ((740, 0.1), (800, 0.35), (850, 0.6)):
        hill = path(f"M-10,{y}C90,{y - 70} 170,{y + 20} 290,{y - 10}C400,{y - 44} 500,{y + 24} 610,{y - 34}V920H-10Z")
        ink = mix(palette.middle if palette.dark else palette.cool, palette.deep, tone)
        plate.ink(hill, ink, light=lighter(ink, 0.3), depth=24, towards=(0, -1), shadow=Shadow(0, -6, 9, 0.4))
    return Land(800, 740, spots=MIDDLE)


def wallpaper(plate: Plate, palette: Palette, kind: str = "flowers") -> Land:
    first, second = _pair(palette)
    _paper(plate, first)
    accent = mix(palette.hot, first, 0.45)
    shape, details = "", ""
    if kind == "dots":
        shape = "".join(circle(i * 50 + (25 if j % 2 else 0), j * 43, 10) for i in range(-1, 14) for j in range(-1, 23))
    elif kind == "diamonds":
        for col in range(-1, 9):
            for row in range(-1, 9):
                x, y = col * 80.0 + (40 if row % 2 else 0), row * 116.0
                shape += polygon([(x, y - 54), (x + 36, y), (x, y + 54), (x - 36, y)])
                details += polygon([(x, y - 22), (x + 14, y), (x, y + 22), (x - 14, y)])
    else:
        for row in range(-1, 8):
            for col in range(-1, 6):
                x, y = col * 130.0 + (65 if row % 2 else 0), row * 128.0
                if kind == "flowers":
                    shape += stroke(f"M{x},{y + 62}C{x - 20},{y + 34} {x + 16},{y + 18} {x},{y}", 4)
                    shape += (
                        leaf(x - 4, y + 40, 34, 16, -160)
                        + leaf(x + 4, y + 26, 34, 16, -16)
                        + leaf(x, y + 56, 26, 12, -40)
                    )
                    details += "".join(petal(x, y - 4, 22, 17, i * 72 - 90) for i in range(5))
                elif kind == "damask":
                    shape += path(
                        f"M{x},{y - 56}C{x + 34},{y - 30} {x + 40},{y + 6} "
                        f"{x},{y + 40}C{x - 40},{y + 6} {x - 34},{y - 30} {x},{y - 56}Z"
                    )
                    for side in (-1, 1):
                        shape += stroke(
                            f"M{x},{y + 40}C{x + side * 26},{y + 62} {x + side * 62},{y + 30} {x + side * 46},{y + 8}"
                            f"C{x + side * 38},{y} {x + side * 32},{y + 12} {x + side * 40},{y + 16}",
                            6,
                        )
                    details += (
                        petal(x, y + 26, 66, 24, -90) + leaf(x, y + 24, 34, 12, -130) + leaf(x, y + 24, 34, 12, -50)
                    )
                else:
                    flip = 1 if (row + col) % 2 else -1
                    shape += path(
                        f"M{x - flip * 34},{y + 4}C{x - flip * 10},{y + 18} "
                        f"{x + flip * 22},{y + 10} {x + flip * 26},{y - 12}"
                        f"L{x + flip * 38},{y - 16}L{x + flip * 27},{y - 22}"
                        f"C{x + flip * 18},{y - 30} {x + flip * 6},{y - 22} "
                        f"{x},{y - 12}C{x - flip * 10},{y - 4} {x - flip * 24},{y} {x - flip * 34},{y + 4}Z"
                    )
                    shape += (
                        stroke(f"M{x - 44},{y + 24}q44,-12 88,2", 4)
                        + leaf(x - 30, y + 21, 22, 10, -120)
                        + leaf(x + 26, y + 20, 22, 10, -60)
                    )
                    details += leaf(x + flip * 4, y - 6, 26, 14, 180 if flip > 0 else 0)
    plate.ink(shape, second, edge=0.35)
    if details:
        plate.ink(details, accent if kind != "damask" else first, edge=0.35)
    return Land(HEIGHT / 2, 0, spots=MIDDLE)


def ripples(plate: Plate, palette: Palette, x: float = 300, y: float = 450) -> Land:
    water = water_ink(palette)
    deep = darker(mix(water, palette.near, 0.4), 0.1)
    reach = plate.distance(x, y, 1.2) / 600
    plate.fill(plate.ramp(reach, [(0, lighter(water, 0.4)), (0.4, water), (1, deep)], 0.1))
    for i in range(9):
        radius = 34 + i * 44 + i * i * 3
        hoop = (
            f'<ellipse fill="none" stroke="#fff" stroke-width="{9 - i * 0.6:.1f}" '
            f'cx="{x}" cy="{y}" rx="{radius * 1.1:.0f}" ry="{radius * 0.92:.0f}"/>'
        )
        plate.ink(hoop, lighter(water, 0.6), edge=0.4, opacity=0.75 - i * 0.06, shadow=Shadow(2, 6, 5, 0.22))
    draw = plate.random
    dashes = "".join(
        rectangle(draw.uniform(0, 600), draw.uniform(0, 900), draw.uniform(14, 40), 3, 1.5) for _ in range(50)
    )
    plate.ink(dashes, lighter(water, 0.4), edge=0.2, opacity=0.5)
    return Land(y, 0, spots={"middle": (x, y)})


def tiles(plate: Plate, palette: Palette, cell: float = 100) -> Land:
    white = mix(palette.light, palette.far, 0.08)
    blue = mix(palette.cool, palette.near, 0.3)
    _paper(plate, mix(palette.far, palette.middle, 0.4))
    squares, corners, flowers, hearts = "", "", "", ""
    for i in range(7):
        for j in range(10):
            x, y = i * cell - 50, j * cell - 50
            squares += rectangle(x + 2, y + 2, cell - 4, cell - 4, 3)
            for cx, cy, turn in (
                (x + 4, y + 4, 45),
                (x + cell - 4, y + 4, 135),
                (x + cell - 4, y + cell - 4, 225),
                (x + 4, y + cell - 4, 315),
            ):
                corners += (
                    petal(cx, cy, 27, 14, turn) + petal(cx, cy, 20, 9, turn - 34) + petal(cx, cy, 20, 9, turn + 34)
                )
            if (i + j) % 2:
                flowers += "".join(petal(x + cell / 2, y + cell / 2, 24, 14, a * 45) for a in range(8))
                hearts += circle(x + cell / 2, y + cell / 2, 6)
            else:
                flowers += ring(x + cell / 2, y + cell / 2, 17, 5) + star(x + cell / 2, y + cell / 2, 12, 0.4)
    plate.ink(squares, white, shade=mix(white, palette.middle, 0.3), depth=8, edge=0.3, shadow=Shadow(1, 2, 3, 0.3))
    plate.ink(corners + flowers, blue, edge=0.35)
    plate.ink(hearts, palette.hot, edge=0.25)
    return Land(HEIGHT / 2, 0, spots=MIDDLE)


def page(plate: Plate, palette: Palette) -> Land:
    ink = mix(palette.light, palette.far, 0.1)
    plate.sky([(0, mix(ink, palette.warm, 0.12)), (0.5, ink), (1, mix(ink, palette.warm, 0.2))], 0.08)
    away = np.hypot((plate.x - 300) / 330, (plate.y - 450) / 480)
    plate.dots(np.clip((away - 0.72) * 1.1, 0, 0.6), mix(palette.far, palette.middle, 0.3), 0.7)
    return Land(760, 0, spots=MIDDLE)


def halves(plate: Plate, palette: Palette, y: float = 450) -> Land:
    upper, lower = mix(palette.light, palette.warm, 0.25), mix(palette.near, palette.deep, 0.3)
    plate.fill(plate.ramp(plate.y / HEIGHT, [(0, mix(upper, palette.far, 0.4)), (y / HEIGHT, upper)], 0.1))
    mask = plate.mask(rectangle(-5, y, 610, HEIGHT))
    plate.lay(
        plate.ramp((plate.y - y) / (HEIGHT - y), [(0, lighter(lower, 0.15)), (1, darker(lower, 0.3))], 0.1),
        plate.rough(mask, 0.4),
    )
    line = smooth([(x, y + 2 * math.sin(x)) for x in range(-20, 640, 40)], closed=False)
    plate.ink(stroke(line, 4), palette.hot, edge=0.4)
    return Land(y, y, spots=MIDDLE, mask=mask)


LANDS: dict[str, Print] = {
    "bands": bands,
    "rings": rings,
    "checker": checker,
    "checker floor": lambda plate, palette: checker(plate, palette, floor=True),
    "stripes": stripes,
    "split": split,
    "spotlight": spotlight,
    "spiral": spiral,
    "patchwork": patchwork,
    "paper stars": paper_stars,
    "wallpaper flowers": wallpaper,
    "wallpaper dots": lambda plate, palette: wallpaper(plate, palette, "dots"),
    "wallpaper damask": lambda plate, palette: wallpaper(plate, palette, "damask"),
    "wallpaper diamonds": lambda plate, palette: wallpaper(plate, palette, "diamonds"),
    "wallpaper birds": lambda plate, palette: wallpaper(plate, palette, "birds"),
    "ripples": ripples,
    "tiles": tiles,
    "page": page,
    "halves": halves,
}
FRONTS: dict[str, Print] = {}
