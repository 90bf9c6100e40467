"""Indoors looked at from straight above, and flat grounds: tables, floors, boxes, tiles."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random

import numpy as np

from art.colour import Colour, mix
from art.motif import draw
from art.motifs.fixtures import CHAIR_ABOVE, PLACE_SETTING, suited
from art.motifs.indoors import HEIGHT, WIDTH, Area, Room, Tones, View, beam, checker, cut, gloom, tones, wall
from art.palettes import Palette
from art.press import Plate, darker, lighter
from art.shapes import Point, circle, ellipse, line, path, place, polygon, rectangle, ring, stroke


def parquet(plate: Plate, t: Tones, *, kind: str = "herringbone") -> None:
    """A floor seen from above over the whole sheet: herringbone, planks or squares."""
    random = Random(14)
    shades: list[Colour] = [t.floor, lighter(t.floor, 0.12), darker(t.floor, 0.12), mix(t.floor, t.wood, 0.35)]
    shapes = ["" for _ in shades]
    plate.fill(plate.ramp(plate.y / HEIGHT, [(0, t.board), (1, t.board)]))
    if kind == "herringbone":
        for column in range(9):
            for row in range(-3, 32):
                x, y, drop = column * 75.0, row * 34.0, 58.0
                up, down = (0.0, drop) if column % 2 else (drop, 0.0)
                plank = [(x + 1.2, y - down), (x + 73.8, y - up), (x + 73.8, y - up + 31.5), (x + 1.2, y - down + 31.5)]
                shapes[random.randrange(4)] += polygon(plank)
    elif kind == "planks":
        for column in range(11):
            y = -random.uniform(0, 220)
            while y < HEIGHT:
                long = random.uniform(180, 360)
                shapes[random.randrange(4)] += rectangle(column * 60 - 20, y, 57.5, long - 3, 2)
                y += long
    else:
        for row in range(9):
            for column in range(6):
                shapes[(row + column) % 2 * 2] += rectangle(column * 102 - 4, row * 102 - 6, 99, 99, 2)
    for shade, shape in zip(shades, shapes, strict=True):
        if shape:
            cut(plate, shape, shade, edge=0.25)


def round_table(
    plate: Plate, palette: Palette, *, seats: int = 6, empty: tuple[int, ...] = (), settings: bool = True,
    centre: Point = (300, 440), radius: float = 196, cloth: bool = True, floor: str = "herringbone",
) -> Room:  # fmt: skip
    """A round table seen from above with its chairs and plates; `empty` seats have neither.

    Spots "seat 0".. (from the bottom, clockwise), "plate 0".. and "middle".
    """
    t, (cx, cy) = tones(palette), centre
    parquet(plate, t, kind=floor)
    plate.glow(cx, cy, 420, palette.light, 0.3, 1.3)
    inks, spots = suited(t), {"middle": centre}
    china = {**inks, "trim": mix(t.pale, t.soft, 0.34)}
    for k in range(seats):
        angle = math.tau * k / seats
        out = (-math.sin(angle), math.cos(angle))
        x, y = cx + (radius + 38) * out[0], cy + (radius + 38) * out[1]
        spots[f"seat {k}"] = (x, y)
        spots[f"plate {k}"] = (cx + (radius - 62) * out[0], cy + (radius - 62) * out[1])
        if k not in empty:
            draw(plate, CHAIR_ABOVE, x, y, 1.2, math.degrees(angle), inks=inks)
    top = t.pale if cloth else t.wood
    rim = []
    for i in range(240):
        a = math.radians(i * 1.5)
        reach = radius + (4 * math.cos(a * 24) + 1.5 * math.cos(a * 5) if cloth else 0)
        rim.append((cx + reach * math.cos(a), cy + reach * math.sin(a)))
    cut(plate, polygon(rim), top, 34, 2)
    cut(plate, ring(cx, cy, radius - 14, 4), t.cloth if cloth else t.timber, opacity=0.85)
    if not cloth:
        grain = "".join(ring(cx - 20, cy + 10, r, 2.4) for r in range(16, int(radius) - 30, 21))
        cut(plate, grain, t.timber, opacity=0.3, edge=0.2)
    if settings:
        for k in range(seats):
            if k not in empty:
                x, y = spots[f"plate {k}"]
                draw(plate, PLACE_SETTING, x, y, min(1.0, 5.2 / seats), 360 * k / seats, inks=china)
    gloom(plate, palette, cx, cy, 540, 0.6, 0.5)
    return Room(HEIGHT, cy, None, {"table": Area(cx - radius, cy - radius, 2 * radius, 2 * radius)}, spots)


def long_table(
    plate: Plate, palette: Palette, *, pairs: int = 4, empty: tuple[int, ...] = (), settings: bool = True,
    runner: bool = True, floor: str = "planks",
) -> Room:  # fmt: skip
    """A long table seen from above, down the sheet, laid for two rows of guests and one at each end.

    Seats: 0.. down the left side, then down the right side, then the top, then the bottom.
    """
    t = tones(palette)
    parquet(plate, t, kind=floor)
    plate.glow(300, 450, 480, palette.light, 0.3, 1.3)
    table = Area(176, 132, 248, 636)
    inks, spots = suited(t), {"middle": table.middle}
    china = {**inks, "trim": mix(t.pale, t.soft, 0.34)}
    pitch = (table.height - 130) / pairs
    places: list[tuple[Point, Point, float]] = []
    for side in (-1, 1):
        for k in range(pairs):
            y = table.y + 65 + pitch * (k + 0.5)
            places.append(((300 + side * 158, y), (300 + side * 72, y), -90 * side))
    places += [((300, table.y - 30), (300, table.y + 50), 180), ((300, table.bottom + 30), (300, table.bottom - 50), 0)]
    for k, (seat, dish, turn) in enumerate(places):
        spots[f"seat {k}"], spots[f"plate {k}"] = seat, dish
        if k not in empty:
            draw(plate, CHAIR_ABOVE, *seat, 1.15, turn, inks=inks)
    cut(plate, rectangle(table.x, table.y, table.width, table.height, 16), t.pale, 26, 2)
    cut(plate, stroke("M188,152V748Q188,756 196,756H404Q412,756 412,748V152Q412,144 404,144H196Q188,144 188,152Z", 4),
        t.cloth,
        opacity=0.8)  # fmt: skip
    if runner:
        cut(plate, rectangle(272, table.y + 116, 56, table.height - 232, 4), t.soft, 8)
        cut(
            plate,
            "".join(path(f"M300,{y - 16}L316,{y}L300,{y + 16}L284,{y}Z") for y in range(270, 660, 44)),
            t.pale,
            opacity=0.7,
        )
    if settings:
        for k, (_, dish, turn) in enumerate(places):
            if k not in empty:
                draw(plate, PLACE_SETTING, *dish, 0.76, turn, inks=china)
    gloom(plate, palette, 300, 450, 560, 0.6, 0.52)
    return Room(HEIGHT, 450, None, {"table": table}, spots)


def chess_floor(
    plate: Plate, palette: Palette, *, horizon: float = 380, walls: bool = True, pitch: float = 118
) -> Room:
    """A chequered floor running to a far wall, or under the open sky without walls."""
    t, view = tones(palette), View(300, horizon - 60)
    if walls:
        wall(plate, t.wall, (160, 160))
        beam(plate, polygon([(80, 60), (240, 60), (240, 330), (80, 330)]), palette.light, 0.4)
        cut(plate, line([(160, 56), (160, 334)], 9) + line([(76, 190), (244, 190)], 7), t.wall)
    else:
        plate.sky([(height * horizon / HEIGHT, ink) for height, ink in palette.sky])
        view = View(300, horizon - 14)
    checker(plate, mix(t.pale, t.floor, 0.12), mix(palette.deep, palette.near, 0.4), view, horizon, pitch)
    if walls:
        cut(plate, rectangle(-10, horizon - 24, 620, 26), t.trim, 7, 0.5)
    plate.glow(240, HEIGHT - 180, 380, palette.light, 0.22)
    gloom(plate, palette, 280, 560, 620, 0.5, 0.55)
    return Room(horizon, 780, view, {}, {"light": (160, 195)})


def chessboard(plate: Plate, palette: Palette, *, squares: int = 8) -> Room:
    """A chessboard seen from straight above, its square 0 0 at the top left; spots "0 0" to "7 7" (row, column)."""
    t = tones(palette)
    parquet(plate, t, kind="planks")
    size, x0, y0 = 500 / squares, 50.0, 200.0
    cut(plate, rectangle(22, 172, 556, 556, 10), t.timber, 16, 2)
    cut(plate, rectangle(x0, y0, 500, 500), mix(t.pale, t.floor, 0.15))
    black, spots = "", {}
    for row in range(squares):
        for column in range(squares):
            spots[f"{row} {column}"] = (x0 + (column + 0.5) * size, y0 + (row + 0.5) * size)
            if (row + column) % 2:
                black += rectangle(x0 + column * size, y0 + row * size, size, size)
    cut(plate, black, mix(palette.deep, palette.near, 0.45), 0, edge=0.2)
    gloom(plate, palette, 280, 430, 560, 0.5, 0.52)
    return Room(HEIGHT, 450, None, {"board": Area(x0, y0, 500, 500)}, spots)


def rug_floor(
    plate: Plate, palette: Palette, *, floor: str = "planks", oval: bool = False, fringe: bool = True
) -> Room:
    """A floor seen from above with a patterned rug, its middle calm."""
    t = tones(palette)
    parquet(plate, t, kind=floor)
    rug = Area(92, 146, 416, 608)
    if oval:
        bands = [(1.0, t.cloth), (0.9, t.brass), (0.84, t.cloth), (0.6, t.soft), (0.54, mix(t.cloth, t.dark, 0.15))]
        for share, ink in bands:
            cut(
                plate,
                ellipse(300, 450, 224 * share, 320 * share),
                ink,
                18 if share in (1.0, 0.84) else 0,
                1 if share == 1 else 0,
            )
    else:
        if fringe:
            tassels = "".join(
                line([(x, y), (x + 2, y + step)], 4) for x in range(100, 508, 12) for y, step in ((146, -22), (754, 22))
            )
            cut(plate, tassels, t.pale, edge=0.2)
        cut(plate, rectangle(rug.x, rug.y, rug.width, rug.height, 3), t.cloth, 18, 1)
        for inset, ink in ((16, t.brass), (22, mix(t.cloth, t.dark, 0.35)), (62, t.brass), (68, t.cloth)):
            cut(
                plate,
                rectangle(rug.x + inset, rug.y + inset, rug.width - 2 * inset, rug.height - 2 * inset),
                ink,
                10 if inset == 68 else 0,
            )
        flower = "".join(ellipse(0, -9, 5.5, 9).replace("/>", f' transform="rotate({k * 60})"/>') for k in range(6))
        spots_of = [(x, y) for x in range(134, 480, 47) for y in (188, 712)] + [
            (x, y) for x in (134, 466) for y in range(235, 700, 47)
        ]
        cut(plate, "".join(place(flower, x, y, 0.95) for x, y in spots_of), t.brass, edge=0.2)
        cut(plate, "".join(circle(x, y, 4.5) for x, y in spots_of), t.soft, edge=0.15)
        for shape, ink in (
            ("M300,290C340,350 392,380 400,450C392,520 340,550 300,610C260,550 208,520 200,450"
             "C208,380 260,350 300,290Z", t.soft),
            ("M300,326C330,376 368,400 374,450C368,500 330,524 300,574C270,524 232,500 226,450"
             "C232,400 270,376 300,326Z",
             mix(t.cloth, t.dark, 0.3)),
        ):  # fmt: skip
            cut(plate, path(shape), ink, 12)
        corners = "".join(place(path("M0,0C36,4 60,28 64,64C40,52 12,40 0,0Z"), x, y, 1, turn)
                          for x, y, turn in ((166, 220, 0), (434, 220, 90), (434, 680, 180),
                                             (166, 680, 270)))  # fmt: skip
        cut(plate, corners, t.soft, 8)
    beam(plate, polygon([(-10, 120), (250, -10), (430, -10), (-10, 330)]), palette.light, 0.28)
    gloom(plate, palette, 280, 430, 580, 0.5, 0.52)
    return Room(HEIGHT, 450, None, {"rug": rug}, {"middle": (300, 450)})


def drawer(plate: Plate, palette: Palette, *, parts: tuple[int, int] = (1, 1)) -> Room:
    """An open drawer filling the sheet from above, lined with paper; `parts` divides it in columns and rows.

    Areas "part 0".. from the top left.
    """
    t = tones(palette)
    plate.sky([(0, t.wood), (1, darker(t.wood, 0.12))], grain=0.1)
    grain = "".join(stroke(f"M{x},-10C{x + 10},240 {x - 12},560 {x + 4},910", 2.6) for x in range(8, 600, 26))
    cut(plate, grain, t.timber, opacity=0.3, edge=0.2)
    inside = Area(56, 70, 488, 700)
    cut(plate, rectangle(34, 46, 532, 748, 6), lighter(t.wood, 0.16), 12, 1.2)
    well = plate.mask(inside.shape)
    paper = mix(t.pale, t.soft, 0.22)
    cut(plate, inside.shape, paper, edge=0.15)
    columns, rows = parts
    sprig = path("M0,8C-9,2 -8,-8 0,-12C8,-8 9,2 0,8Z")
    pattern = "".join(place(sprig, 76 + i * 42 + 21 * (j % 2), 92 + j * 42, 0.8) for i in range(12) for j in range(17))
    cut(plate, pattern, mix(paper, t.soft, 0.45), clip=well, opacity=0.8, edge=0.2)
    edge = np.clip(1 - np.minimum((plate.x - inside.x) / 70, (plate.y - inside.y) / 90), 0, 1) ** 1.6
    plate.dots(edge * well * 0.95, darker(t.wood, 0.6), 0.85)
    areas = {}
    walls = ""
    for j in range(rows):
        for i in range(columns):
            wide, tall = inside.width / columns, inside.height / rows
            areas[f"part {j * columns + i}"] = Area(
                inside.x + i * wide + 6, inside.y + j * tall + 6, wide - 12, tall - 12
            )
    walls += "".join(
        rectangle(inside.x + inside.width * i / columns - 7, inside.y, 14, inside.height) for i in range(1, columns)
    )
    walls += "".join(
        rectangle(inside.x, inside.y + inside.height * j / rows - 7, inside.width, 14) for j in range(1, rows)
    )
    if walls:
        cut(plate, walls, lighter(t.wood, 0.16), 5, 1.4)
    cut(plate, rectangle(10, 790, 580, 130, 5), t.wood, 18, 1.4)
    cut(plate, rectangle(34, 816, 532, 70, 4), darker(t.wood, 0.15), 8)
    cut(plate, stroke("M236,838C240,880 360,880 364,838", 12), t.brass, 5, 0.8)
    cut(plate, circle(236, 836, 12) + circle(364, 836, 12), t.brass, 6)
    return Room(HEIGHT, 420, None, {"inside": inside, **areas}, {"middle": inside.middle})


def suitcase(plate: Plate, palette: Palette) -> Room:
    """An open suitcase seen from above on a floor: lid at the top with pockets and straps, deep half below.

    Areas "lid" and "inside".
    """
    t = tones(palette)
    parquet(plate, t, kind="planks")
    leather = mix(t.wood, t.cloth, 0.3)
    cut(plate, rectangle(54, 66, 492, 372, 26), leather, 18, 2)
    cut(plate, rectangle(54, 446, 492, 392, 26), leather, 18, 2)
    lid, inside = Area(78, 90, 444, 322), Area(78, 470, 444, 344)
    lining = mix(t.pale, t.soft, 0.35)
    for area in (lid, inside):
        cut(plate, rectangle(area.x, area.y, area.width, area.height, 14), lining, 26)
        clip = plate.mask(rectangle(area.x, area.y, area.width, area.height, 14))
        stripes = "".join(rectangle(x, area.y, 7, area.height) for x in range(90, 530, 30))
        cut(plate, stripes, mix(lining, t.soft, 0.5), clip=clip, opacity=0.7, edge=0.2)
    well = plate.mask(rectangle(inside.x, inside.y, inside.width, inside.height, 14))
    edge = np.clip(1 - np.minimum((plate.x - inside.x) / 60, (plate.y - inside.y) / 90), 0, 1) ** 1.5
    plate.dots(edge * well * 0.95, darker(leather, 0.6), 0.85)
    pocket = path("M96,300C200,318 400,318 504,300V396C504,404 498,408 492,408H108C102,408 96,404 96,396Z")
    cut(plate, pocket, mix(lining, t.soft, 0.4), 12, 0.7)
    cut(plate, stroke("M96,302C200,320 400,320 504,302", 6), t.cloth, edge=0.15)
    cut(plate, line([(180, 92), (420, 300)], 12) + line([(420, 92), (180, 300)], 12), leather, 0, 0.5)
    cut(plate, rectangle(286, 184, 28, 26, 4), t.brass, 5)
    hinges = rectangle(120, 430, 44, 24, 4) + rectangle(436, 430, 44, 24, 4)
    cut(plate, hinges, t.brass, 6, 0.5)
    corners = "".join(place(path("M0,44V16Q0,0 16,0H44C40,22 22,40 0,44Z"), x, y, 1, turn) for x, y, turn in (
        (54, 66, 0), (546, 66, 90), (546, 838, 180), (54, 838, 270)))  # fmt: skip
    cut(plate, corners, t.timber, 7)
    cut(plate, rectangle(146, 826, 40, 26, 4) + rectangle(414, 826, 40, 26, 4), t.brass, 6, 0.5)
    cut(plate, stroke("M244,838C246,876 354,876 356,838", 13), t.timber, 5, 0.8)
    gloom(plate, palette, 300, 450, 560, 0.5, 0.55)
    return Room(HEIGHT, 640, None, {"lid": lid, "inside": inside}, {"middle": inside.middle})


def box(plate: Plate, palette: Palette) -> Room:
    """A cardboard box open to the four sides, looked into from above; area "inside"."""
    t = tones(palette)
    parquet(plate, t, kind="herringbone")
    card = mix(t.brass, t.wood, 0.3)
    inside = Area(150, 236, 300, 420)
    flaps = (
        [(150, 236), (450, 236), (478, 92), (118, 92)], [(150, 656), (450, 656), (486, 812), (110, 812)],
        [(150, 236), (150, 656), (32, 684), (40, 206)], [(450, 236), (450, 656), (568, 690), (562, 200)],
    )  # fmt: skip
    for flap, ink in zip(flaps, (lighter(card, 0.18), card, lighter(card, 0.1), darker(card, 0.1)), strict=True):
        cut(plate, polygon(flap), ink, 12, 2)
    cut(plate, inside.shape, darker(card, 0.5))
    floor = Area(190, 292, 220, 318)
    cut(plate, polygon([(150, 236), (450, 236), (410, 292), (190, 292)]), darker(card, 0.5))
    cut(plate, polygon([(150, 236), (190, 292), (190, 610), (150, 656)]), darker(card, 0.42))
    cut(plate, polygon([(450, 236), (410, 292), (410, 610), (450, 656)]), darker(card, 0.15))
    cut(plate, polygon([(150, 656), (190, 610), (410, 610), (450, 656)]), darker(card, 0.08))
    cut(plate, floor.shape, darker(card, 0.26), 40)
    tape = rectangle(284, 96, 32, 140) + rectangle(284, 660, 32, 150)
    cut(plate, tape, t.pale, opacity=0.45, edge=0.2)
    gloom(plate, palette, 300, 450, 560, 0.5, 0.52)
    return Room(HEIGHT, 450, None, {"inside": inside, "floor": floor}, {"middle": (300, 450)})


def tiles(plate: Plate, palette: Palette, *, size: float = 60, pattern: str = "blue") -> Room:
    """A wall of glazed tiles: "blue" (some painted), "plain" or "fish" scales."""
    t, random = tones(palette), Random(22)
    glaze = mix(t.pale, t.soft, 0.1) if not palette.dark else mix(t.soft, t.wall, 0.45)
    plate.fill(plate.ramp(plate.y / HEIGHT, [(0, darker(glaze, 0.3)), (1, darker(glaze, 0.42))]))
    if pattern == "fish":
        for row in range(-1, int(HEIGHT / size * 2) + 2):
            y = HEIGHT + size - row * size * 0.5
            scales = "".join(
                path(
                    f"M{x:.0f},{y - size * 0.5:.0f}A{size / 2 - 2:.1f},{size / 2 - 2:.1f} 0 0 0 "
                    f"{x + size - 4:.0f},{y - size * 0.5:.0f}Z"
                )
                for x in np.arange(-size + (size / 2 if row % 2 else 0), WIDTH + size, size)
            )
            cut(plate, scales, mix(glaze, t.soft, 0.5 * random.random()), 5, edge=0.2)
        return Room(HEIGHT, 780, None, {"wall": Area(0, 0, WIDTH, HEIGHT)})
    shapes = ["", "", ""]
    painted: list[Point] = []
    for row in range(int(HEIGHT / size) + 1):
        for column in range(int(WIDTH / size) + 1):
            x, y = column * size, row * size
            shapes[random.randrange(3)] += rectangle(x + 1.6, y + 1.6, size - 3.2, size - 3.2, 3)
            if (row * 2 + column) % 5 == 0:
                painted.append((x + size / 2, y + size / 2))
    for share, shape in zip((0, 0.06, 0.12), shapes, strict=True):
        cut(plate, shape, darker(glaze, share), edge=0.2)
    if pattern == "blue":
        star = "".join(
            path("M0,-22C7,-14 7,-6 0,0C-7,-6 -7,-14 0,-22Z").replace("/>", f' transform="rotate({k * 90})"/>')
            for k in range(4)
        )
        star += "".join(circle(s * 15, u * 15, 4) for s in (-1, 1) for u in (-1, 1))
        cut(plate, "".join(place(star, x, y, size / 62) for x, y in painted), t.soft if not palette.dark else t.pale,
            edge=0.2,
            opacity=0.85)  # fmt: skip
    plate.glow(150, 150, 520, palette.light, 0.3)
    return Room(HEIGHT, 780, None, {"wall": Area(0, 0, WIDTH, HEIGHT)})


ROOMS: dict[str, Callable[[Plate, Palette], Room]] = {
    "round table": round_table, "long table": long_table, "chess floor": chess_floor, "chessboard": chessboard,
    "rug": rug_floor, "drawer": drawer, "suitcase": suitcase, "box": box, "tiles": tiles,
}  # fmt: skip
