"""Rooms where people look at something: theatre, circus, museum, court, tank. See art.motifs.interiors for the list."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random

import numpy as np

from art.colour import mix
from art.motif import draw
from art.motifs.fixtures import (
    BENCH,
    JUDGE_DESK,
    SEAT,
    SEAT_BACK,
    repeated,
    suited,
)
from art.motifs.fixtures import frame as picture
from art.motifs.indoors import (
    HEIGHT,
    WIDTH,
    Area,
    Room,
    View,
    beam,
    boards,
    cut,
    gloom,
    pleats,
    tones,
    wall,
)
from art.palettes import Palette
from art.press import Plate, darker, lighter
from art.shapes import circle, ellipse, line, path, place, polygon, rectangle, ring, stroke


def stage(
    plate: Plate, palette: Palette, *, drawn: float = 0.62, backdrop: bool = True, spotlight: bool = True
) -> Room:
    """A theatre stage seen from the stalls, its curtains open by `drawn` (0 closed, 1 wide open)."""
    t, boards_y = tones(palette), 640.0
    inside = darker(t.wall, 0.35) if palette.dark else mix(t.wall, t.soft, 0.25)
    plate.sky([(0, darker(inside, 0.4)), (0.6, inside), (1, darker(inside, 0.2))], grain=0.1)
    if backdrop:
        plate.ink(rectangle(100, 150, 400, 400), plate.ramp((plate.y - 150) / 400, palette.sky))
        hills = path("M90,552C150,440 220,470 280,500C340,440 420,430 512,552Z")
        cut(plate, hills, mix(palette.far, palette.middle, 0.3), 20)
    boards(plate, t.wood, darker(t.wood, 0.4), View(300, 300), 548, 76)
    if spotlight:
        plate.lay(
            palette.light,
            plate.rough(plate.mask(polygon([(284, 40), (316, 40), (420, 640), (180, 640)])), 0.3, 4) * 0.16,
        )
        beam(plate, ellipse(300, 622, 126, 30), palette.light, 0.7)
    reach = 300 - 230 * drawn
    red, dark = t.cloth, darker(t.cloth, 0.38)
    for side in (-1, 1):
        hang = 300 + side * 310
        edge = 300 + side * (300 - reach)
        bow = 42 * drawn
        cloth = path(
            f"M{hang},60L{edge - side * bow:.0f},60C{edge:.0f},260 {edge + side * 24:.0f},420 {edge + side * 8:.0f},676"
            f"L{hang},676Z"
        )
        mask = cut(plate, cloth, red, 26, 1.2)
        creases = pleats(min(hang, edge) - 20, max(hang, edge) + 10, 60, 680, 30, 4 + side)
        cut(plate, creases, dark, clip=mask, opacity=0.75, edge=0.2)
        fringe = "".join(line([(x, 660), (x, 676)], 5) for x in np.arange(min(hang, edge), max(hang, edge), 9))
        cut(plate, fringe, t.brass, clip=mask, edge=0.15)
    swags = ""
    for i in range(5):
        x = -30 + i * 132
        swags += path(f"M{x},40C{x + 20},150 {x + 112},150 {x + 132},40Z")
    mask = cut(plate, swags, red, 22, 1.2)
    loops = "".join(
        stroke(f"M{-30 + i * 132 + k * 14},40C{-10 + i * 132 + k * 10},{130 - k * 26} "
               f"{82 + i * 132 - k * 10},{130 - k * 26} "
               f"{102 + i * 132 - k * 14},40", 5)
        for i in range(5) for k in range(1, 4)
    )  # fmt: skip
    cut(plate, loops, dark, clip=mask, opacity=0.7, edge=0.2)
    cut(plate, "".join(stroke(f"M{-30 + i * 132},40C{-10 + i * 132},152 {82 + i * 132},152 {102 + i * 132},40",
                              6) for i in range(5)),
        t.brass, edge=0.15)  # fmt: skip
    cut(plate, rectangle(-10, -10, 620, 62), t.brass, 14, 1)
    cut(plate, "".join(circle(x, 24, 13) for x in range(20, 600, 70)), darker(t.brass, 0.35), 7)
    cut(plate, rectangle(-10, 672, 620, 40), t.brass, 10, 1)
    cut(plate, rectangle(-10, 686, 620, 60), t.timber, 14)
    lamps = "".join(path(f"M{x - 17},678A17,19 0 0 1 {x + 17},678Z") for x in range(48, 600, 84))
    for x in range(48, 600, 84):
        plate.glow(x, 664, 56, palette.light, 0.4)
    cut(plate, lamps, t.timber, 6, 0.6)
    pit = darker(t.timber, 0.45)
    cut(plate, rectangle(-10, 740, 620, 170), pit, top=(darker(pit, 0.4), 60))
    areas = {"opening": Area(300 - (300 - reach) + 30, 110, 2 * (300 - reach) - 60, 540)}
    return Room(548, boards_y, View(300, 300), areas, {"light": (300, 622)})


def stage_front(plate: Plate, palette: Palette, *, heads: bool = True, empty: int | None = 3) -> None:
    """The first rows of the stalls before the stage: backs of seats, heads above them, one seat left empty."""
    t, random = tones(palette), Random(2)
    shade = {**suited(t), "cloth": darker(t.cloth, 0.45), "brass": darker(t.brass, 0.3), "timber": t.dark}
    for row, (y, scale) in enumerate(((860, 0.92), (960, 1.2))):
        count = 6 - row
        for i in range(count + 1):
            x = 300 + (i - count / 2) * 118 * scale
            if heads and not (row == 0 and i == empty):
                tall, wide = random.uniform(0.9, 1.15) * scale, scale
                head = ellipse(x, y - 158 * tall, 23 * wide, 28 * wide)
                head += path(f"M{x - 52 * wide:.0f},{y - 70:.0f}C{x - 50 * wide:.0f},{y - 140 * tall:.0f} "
                             f"{x + 50 * wide:.0f},"
                             f"{y - 140 * tall:.0f} {x + 52 * wide:.0f},{y - 70:.0f}Z")  # fmt: skip
                if random.random() < 0.35:
                    head += circle(x + 4, y - 186 * tall, 13 * wide)
                cut(plate, head, mix(palette.deep, palette.near, 0.25), 8, 0.6)
            draw(plate, SEAT_BACK, x, y, scale, inks=shade)


def stalls(plate: Plate, palette: Palette, *, full: bool = False, seated: tuple[int, ...] = ()) -> Room:
    """The house seen from the stage: boxes, rows of seats; empty, full, or with people in the seats numbered.

    Seats are numbered row by row from the nearest row (0 to 4), spots "seat 0" and on give their cushions.
    """
    t = tones(palette)
    plate.sky([(0, darker(t.panel, 0.35)), (0.4, t.panel), (1, darker(t.panel, 0.5))], grain=0.1)
    plate.glow(300, 120, 380, palette.light, 0.35)
    for k, (y, sag) in enumerate(((112, 40), (232, 54))):
        face = path(f"M-10,{y}Q300,{y + sag * 2} 610,{y}V{y + 62}Q300,{y + 62 + sag * 2} -10,{y + 62}Z")
        cut(plate, path(f"M-10,{y - 74}Q300,{y - 74 + sag * 1.7} 610,{y - 74}V{y + 10}Q300,{y + 10 + sag * 2} "
                        f"-10,{y + 10}Z"),
            darker(t.dark, 0.1), opacity=0.75)  # fmt: skip
        posts = "".join(
            rectangle(x - 6, y - 80 + sag * (1 - ((x - 300) / 310) ** 2), 12, 84) for x in range(30, 600, 90)
        )
        cut(plate, posts, t.brass, 5)
        cut(plate, face, darker(t.cloth, 0.12), 16, 1)
        rim = stroke(f"M-10,{y}Q300,{y + sag * 2} 610,{y}", 9) + stroke(
            f"M-10,{y + 58}Q300,{y + 58 + sag * 2} 610,{y + 58}", 5
        )
        cut(plate, rim, t.brass, edge=0.2)
        for x in range(75, 600, 90):
            yy = y + 30 + sag * (1 - ((x - 300) / 310) ** 2)
            cut(plate, circle(x, yy, 8), t.glow, edge=0.2)
            plate.glow(x, yy, 46, palette.light, 0.35)
        if k == 0 and full:
            heads = "".join(circle(x, y - 18 + sag * (1 - ((x - 300) / 310) ** 2), 13) for x in range(50, 590, 45))
            cut(plate, heads, mix(palette.deep, palette.far, 0.3), edge=0.2)
    inks, random, spots, number = suited(t), Random(6), {}, 0
    rows: list[tuple[int, float, float, float]] = []
    for row in range(5):
        ground, scale = 842.0 - row * 96 + row * row * 3, 1.02 - row * 0.115
        rows += [(number + i, 300 + (i - (4 + row) / 2) * 116 * scale, ground, scale) for i in range(5 + row)]
        number += 5 + row
    for ground in sorted({seat[2] for seat in rows}):
        row_of_seats = [seat for seat in rows if seat[2] == ground]
        scale, dim = row_of_seats[0][3], min(0.5, (842 - ground) / 900)
        dimmed = {name: mix(ink, t.dark, dim) for name, ink in inks.items()}
        draw(
            plate,
            repeated(SEAT, [(across, ground) for _, across, _, _ in row_of_seats], scale),
            0,
            0,
            inks=dimmed,
            shadow=0.6,
        )
        for index, across, _, _ in row_of_seats:
            spots[f"seat {index}"] = (across, ground - 46 * scale)
            if full or index in seated:
                coat = mix(random.choice((t.soft, palette.near, t.brass, palette.far)), t.dark, 0.25 + dim)
                body = place(path("M-34,-34C-34,-112 34,-112 34,-34Z"), across, ground, scale)
                cut(plate, body, coat, 9 * scale, 0.4)
                cut(
                    plate,
                    ellipse(across, ground - 122 * scale, 17 * scale, 21 * scale),
                    mix(t.pale, t.dark, dim),
                    7 * scale,
                )
    edge = path("M-10,862Q300,838 610,862V910H-10Z")
    cut(plate, edge, t.wood, 12, 1.2)
    gloom(plate, palette, 300, 560, 600, 0.6, 0.5)
    return Room(862, 890, None, {"seats": Area(0, 380, 600, 460)}, spots)


def circus_ring(plate: Plate, palette: Palette, *, crowd: bool = True, spotlight: bool = True) -> Room:
    """Inside the big top: striped canvas meeting at the mast, tiers of heads in the dark, the ring of sand."""
    t = tones(palette)
    apex = (300.0, -60.0)
    first, second = t.cloth, mix(t.pale, t.brass, 0.25)
    if palette.dark:
        first, second = darker(first, 0.25), darker(second, 0.3)
    plate.fill(plate.ramp(plate.y / 900, [(0, darker(second, 0.25)), (1, second)]))
    stripes = ""
    for k in range(-12, 12, 2):
        x0, x1 = 300 + (k - 0.5) * 92, 300 + (k + 0.5) * 92
        stripes += path(f"M{apex[0]},{apex[1]}Q{300 + (x0 - 300) * 0.36:.0f},230 {x0:.0f},470H{x1:.0f}"
                        f"Q{300 + (x1 - 300) * 0.36:.0f},230 {apex[0]},{apex[1]}Z")  # fmt: skip
    cut(plate, stripes, first, edge=0.25, top=(darker(first, 0.4), 240))
    valance = "".join(path(f"M{x},462H{x + 46}V478A23,22 0 0 1 {x},478Z") for x in range(-16, 620, 46))
    dark = mix(palette.deep, palette.near, 0.4)
    cut(plate, path("M-10,466Q300,506 610,466V700H-10Z"), dark, bottom=(darker(dark, 0.3), 150))
    if crowd:
        random = Random(21)
        for row in range(4):
            y, heads = 520 + row * 36, ""
            for i in range(26 - row * 3):
                x = (i + 0.5 + random.uniform(-0.2, 0.2)) * 620 / (26 - row * 3) - 10
                size, yy = 9 + row * 2.2, y + 20 - 20 * ((x - 300) / 300) ** 2 + random.uniform(-4, 4)
                heads += circle(x, yy, size) + ellipse(x, yy + size * 2.1, size * 1.5, size * 1.3)
                if random.random() < 0.2:
                    heads += rectangle(x - size * 0.7, yy - size * 2, size * 1.4, size * 1.4, 2)
            cut(plate, heads, mix(dark, palette.far, 0.22 + 0.14 * row), 4, 0.4, edge=0.2)
    cut(plate, valance, t.brass, 7, 1)
    sand = mix(t.brass, t.pale, 0.45)
    cut(plate, ellipse(300, 810, 372, 150), darker(sand, 0.4), 10)
    cut(plate, ellipse(300, 792, 366, 142), t.cloth, 16, 1.2)
    block = "".join(
        path(f"M{300 + 366 * math.cos(a):.0f},{792 + 142 * math.sin(a):.0f}L{300 + 366 * math.cos(a + 0.14):.0f},"
             f"{792 + 142 * math.sin(a + 0.14):.0f}"
             f"L{300 + 330 * math.cos(a + 0.14):.0f},{788 + 118 * math.sin(a + 0.14):.0f}"
             f"L{300 + 330 * math.cos(a):.0f},{788 + 118 * math.sin(a):.0f}Z")
        for a in np.arange(0, math.tau, 0.28)
    )  # fmt: skip
    cut(plate, block, t.pale, edge=0.2, opacity=0.9)
    cut(plate, ellipse(300, 794, 328, 116), sand, 40)
    for x in (72, 528):
        lean = (300 - x) * 0.16
        cut(plate, line([(x, 700), (x + lean, 60)], 13), t.timber, 5, 0.8)
        cut(plate, "".join(line([(x + lean * k / 8 - 8, 700 - 80 * k + 30), (x + lean * k / 8 + 8, 700 - 80 * k + 22)],
                                6)
                           for k in range(8)), t.brass, edge=0.15)  # fmt: skip
    lamps = stroke("M-10,130Q150,230 300,150Q450,230 610,130", 3)
    cut(plate, lamps, t.dark, edge=0.1)
    for k in range(1, 13):
        share = k % 6.5 / 6.5
        start, sag, stop = ((-10, 130), (150, 230), (300, 150)) if k < 6.5 else ((300, 150), (450, 230), (610, 130))
        bulb_x, bulb_y = (
            start[i] * (1 - share) ** 2 + 2 * sag[i] * share * (1 - share) + stop[i] * share**2 for i in (0, 1)
        )
        cut(plate, circle(bulb_x, bulb_y + 7, 7), t.glow, edge=0.2)
        plate.glow(bulb_x, bulb_y + 7, 34, palette.light, 0.4)
    if spotlight:
        for x0, tilt in ((40, 1), (560, -1)):
            cone = polygon([(x0, -10), (x0 + 40 * tilt, -10), (300 + 120 * tilt, 790), (300 - 110 * tilt, 790)])
            plate.lay(palette.light, plate.rough(plate.mask(cone), 0.3, 5) * 0.13)
        beam(plate, ellipse(300, 796, 150, 46), palette.light, 0.7)
    gloom(plate, palette, 300, 520, 600, 0.45, 0.6)
    return Room(690, 800, None, {"ring": Area(0, 680, 600, 230)}, {"apex": (300, 0), "middle": (300, 796)})


def museum(plate: Plate, palette: Palette, *, empty_frame: bool = False) -> Room:
    """A museum room in perspective with frames on three walls and a bench; `empty_frame`: blank middle."""
    t, view = tones(palette), View(300, 370)
    left, right, top, floor, end = -60, 660, -140, 980, 0.95
    wall(plate, t.wall, (300, 200))
    (x0, y0), (x1, y1) = view.at(left, top, end), view.at(right, floor, end)
    back = Area(x0, y0, x1 - x0, y1 - y0)
    cut(plate, view.flat(top, left, right, -0.3, end), t.trim, edge=0.1, bottom=(darker(t.trim, 0.15), 90))
    skylight = view.flat(top, 120, 480, 0.1, 0.75)
    plate.ink(skylight, plate.ramp(plate.y / 260, palette.sky), edge=0.15)
    cut(plate, "".join(line([view.at(x, top, 0.1), view.at(x, top, 0.75)], 4) for x in (240, 360)), t.trim, edge=0.1)
    for x, ink in ((left, darker(t.wall, 0.16)), (right, darker(t.wall, 0.3))):
        cut(plate, view.side(x, top, floor, -0.3, end), ink, edge=0.1)
    cut(plate, view.flat(floor, left, right, -0.3, end), t.floor, edge=0.1)
    herringbone = "".join(line([view.at(x, floor, -0.3), view.at(x, floor, end)], 2.4) for x in range(left, right, 48))
    cut(plate, herringbone, t.board, opacity=0.6, edge=0.15)
    for x in (left, right):
        cut(plate, view.side(x, 920, floor, -0.3, end), t.trim, edge=0.1)
        for near, far, high, low in ((-0.12, 0.2, 120, 560), (0.36, 0.74, 170, 480)):
            gap = 0.03
            cut(plate, view.side(x, high, low, near, far), t.brass, 8, 0.6)
            inner = view.side(x, high + 34, low - 34, near + gap, far - gap)
            cut(plate, inner, t.soft if near > 0 else t.cloth, 10)
    cut(plate, rectangle(x0, y1 - 26, back.width, 27), t.trim, 5)
    picture_area = Area(211, 236, 178, 222)
    inks = suited(t)
    middle = picture(214, 258)
    draw(plate, middle, 300, 347, 1, inks={**inks, "soft": t.pale if empty_frame else darker(t.soft, 0.15)})
    if not empty_frame:
        clip = plate.mask(picture_area.shape)
        plate.ink(clip, plate.ramp((plate.y - 236) / 222, palette.sky), edge=0.1)
        cut(plate, path("M200,470C240,380 300,400 330,420C350,370 380,380 400,400V470Z"), palette.middle, 14, clip=clip)
    beam(plate, view.flat(floor, 120, 420, 0.15, 0.62), palette.light, 0.35)
    draw(plate, BENCH, 300, 800, 1.25, inks=inks)
    gloom(plate, palette, 300, 400, 600, 0.4, 0.6)
    return Room(back.bottom, 820, view, {"picture": picture_area, "back": back}, {"bench": (300, 708)})


def courtroom(plate: Plate, palette: Palette) -> Room:
    """A courtroom: the judge's high desk between columns, benches and rails of dark wood, steep light."""
    t, floor, view = tones(palette), 690.0, View(300, 300)
    wall(plate, t.wall, (300, 140))
    for x in (60, 150, 450, 540):
        cut(plate, rectangle(x - 26, 60, 52, 470), mix(t.trim, t.wall, 0.3), 16, 0.6)
        flutes = "".join(line([(x + k, 84), (x + k, 510)], 3) for k in (-14, -4, 6, 16))
        cut(plate, flutes, darker(t.trim, 0.25), opacity=0.6, edge=0.15)
        cut(plate, rectangle(x - 36, 44, 72, 22, 4) + rectangle(x - 34, 516, 68, 26, 4), t.trim, 7, 0.6)
    cut(plate, rectangle(-10, -10, 620, 56), t.trim, 12, 1)
    cut(plate, path("M196,500V230A104,112 0 0 1 404,230V500Z"), darker(t.cloth, 0.25), 26, 0.5)
    creases = pleats(200, 400, 130, 500, 36, 8)
    cut(
        plate,
        creases,
        darker(t.cloth, 0.5),
        clip=plate.mask(path("M196,500V230A104,112 0 0 1 404,230V500Z")),
        opacity=0.6,
    )
    boards(plate, t.floor, t.board, view, floor)
    cut(plate, rectangle(-10, 520, 620, 176), t.timber, 20, bottom=(t.dark, 120))
    cut(plate, "".join(rectangle(x, 560, 66, 104, 3) for x in range(8, 600, 86)), darker(t.timber, 0.3), 8)
    steps = rectangle(96, 650, 408, 24) + rectangle(70, 672, 460, 26)
    cut(plate, steps, t.cloth, 8, 0.8)
    inks = suited(t)
    draw(plate, JUDGE_DESK, 300, 652, 1.08, inks=inks)
    for side in (-1, 1):
        x = 300 + side * 250
        dock = rectangle(x - 90, 716, 180, 110, 3)
        cut(plate, dock, t.wood, 18, 1)
        cut(plate, rectangle(x - 100, 702, 200, 20, 4), t.timber, 7, 0.8)
        cut(plate, "".join(rectangle(x - 78 + k * 40, 736, 30, 74, 3) for k in range(4)), t.timber, 6)
    beam(plate, polygon([(250, 690), (350, 690), (420, 890), (180, 890)]), palette.light, 0.5)
    plate.lay(
        palette.light, plate.rough(plate.mask(polygon([(330, -10), (410, -10), (420, 890), (180, 890)])), 0.3, 4) * 0.12
    )
    gloom(plate, palette, 300, 480, 560, 0.5, 0.55)
    spots = {"judge": (300.0, 450.0), "desk": (300.0, 460.0), "left dock": (50.0, 702.0), "right dock": (550.0, 702.0),
             "witness": (300.0, 830.0)}  # fmt: skip
    return Room(floor, 830, view, {}, spots)


def aquarium(plate: Plate, palette: Palette) -> Room:
    """Behind the glass of a great tank: water with light shafts, weeds, gravel, bubbles; a frame around it."""
    t = tones(palette)
    water = [
        (0, lighter(palette.cool, 0.35)),
        (0.45, mix(palette.cool, palette.middle, 0.4)),
        (1, mix(palette.near, palette.deep, 0.3)),
    ]
    plate.sky(water)
    for x, wide, tilt in ((90, 60, 90), (210, 36, 60), (330, 80, 20), (470, 44, -30)):
        shaft = plate.rough(
            plate.mask(polygon([(x, 60), (x + wide, 60), (x + wide * 1.8 + tilt, 800), (x - wide * 0.4 + tilt, 800)])),
            0.3,
            5,
        )
        plate.lay(palette.light, shaft * np.clip(1 - plate.y / 820, 0, 1) * 0.3)
    random = Random(17)
    for ink, base, count in (
        (mix(palette.cool, palette.near, 0.5), 760, 9),
        (mix(palette.near, palette.deep, 0.4), 800, 9),
    ):
        weeds = ""
        for _ in range(count):
            root, tall = random.choice((random.uniform(40, 190), random.uniform(410, 560))), random.uniform(120, 340)
            sway = random.uniform(18, 40) * random.choice((-1, 1))
            weeds += path(f"M{root - 8:.0f},{base}C{root - 8 + sway:.0f},{base - tall * 0.35:.0f} "
                          f"{root - 6 - sway:.0f},{base - tall * 0.65:.0f} "
                          f"{root + sway * 0.5:.0f},{base - tall:.0f}C{root + 12 - sway:.0f},{base - tall * 0.62:.0f} "
                          f"{root + 12 + sway:.0f},"
                          f"{base - tall * 0.3:.0f} {root + 8:.0f},{base}Z")  # fmt: skip
        cut(plate, weeds, ink, 7, 0.6, edge=0.2)
    gravel = mix(t.brass, palette.near, 0.35)
    cut(plate, path("M-10,770C120,740 240,790 330,770C430,750 520,780 610,756V910H-10Z"), gravel, 24, 0.8)
    stones = {0: "", 1: ""}
    for _ in range(70):
        stones[random.randrange(2)] += ellipse(
            random.uniform(10, 590), random.uniform(784, 850), random.uniform(5, 15), random.uniform(4, 9)
        )
    cut(plate, stones[0], lighter(gravel, 0.3), 4)
    cut(plate, stones[1], darker(gravel, 0.3), 4)
    bubbles = "".join(ring(x + random.uniform(-14, 14), y, random.uniform(4, 11), 3)
                      for x in (150, 452) for y in range(150, 720, 52))  # fmt: skip
    cut(plate, bubbles, palette.light, opacity=0.7, edge=0.1)
    plate.ink(
        path("M-10,62Q80,50 150,62T310,62T470,62T610,62V84Q520,72 470,80T310,80T150,80T-10,84Z"),
        palette.light,
        opacity=0.6,
    )
    aquarium_front(plate, palette)
    return Room(770, 770, None, {"glass": Area(34, 62, 532, 784)}, {"surface": (300, 66)})


def aquarium_front(plate: Plate, palette: Palette) -> None:
    """The frame of the tank and the gleams on its glass, to print again over what swims there."""
    t = tones(palette)
    gleam = polygon([(60, 520), (210, 90), (262, 90), (112, 520)]) + polygon(
        [(132, 520), (282, 90), (298, 90), (148, 520)]
    )
    cut(plate, gleam, palette.light, opacity=0.14, edge=0.2)
    frame = f'<path fill-rule="evenodd" d="M-10,-10H610V910H-10Z M34,50V{HEIGHT - 54}H{WIDTH - 34}V50Z"/>'
    cut(plate, frame, t.timber, 12, 1)
    cut(plate, rectangle(28, 40, 544, 11, 3) + rectangle(28, 844, 544, 11, 3), t.brass, 4)
    rivets = "".join(circle(x, y, 5) for x in range(40, 600, 52) for y in (26, 872))
    cut(plate, rivets, t.brass, edge=0.15)


ROOMS: dict[str, Callable[[Plate, Palette], Room]] = {
    "stage": stage, "stalls": stalls, "circus ring": circus_ring, "museum": museum, "courtroom": courtroom,
    "aquarium": aquarium,
}  # fmt: skip
