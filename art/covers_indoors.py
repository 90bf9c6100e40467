"""Two covers within: a dinner seen from the ceiling, the inside of a head."""

from __future__ import annotations

import math

import numpy as np

from art.colour import mix
from art.noise import blur
from art.players import PLAYERS
from art.press import Plate, Shadow
from art.shapes import circle, cloud, ellipse, figure, line, path, place, polygon, rectangle, ring, stroke

WIDTH, HEIGHT = 360, 760

TABLE = (180.0, 300.0)


def diner() -> Plate:
    """A dinner seen from the ceiling: hats around a table, one free chair, and the shadow of who arrives."""
    plate = Plate(WIDTH, HEIGHT, 1.5, seed=31)
    plate.sky([(0, "#2a1018"), (0.5, "#4a1d25"), (1, "#2d1119")], grain=0.05)
    planks = {"#5b262a": "", "#4c1f25": "", "#3a161d": "", "#66302d": ""}
    draw = plate.random
    for column in range(8):
        for row in range(-3, 34):
            x, y, drop = column * 50, row * 24, 40
            up, down = (0, drop) if column % 2 else (drop, 0)
            plank = [(x + 1, y - down), (x + 49, y - up), (x + 49, y - up + 22.5), (x + 1, y - down + 22.5)]
            planks[draw.choice(list(planks))] += polygon(plank)
    for ink, shapes in planks.items():
        plate.ink(shapes, ink, opacity=0.65, edge=0.25)
    plate.dots(np.clip(plate.distance(180, 320, 0.8) / 420 - 0.35, 0, 1) * 1.1, "#14060c", 0.85)
    plate.glow(180, 300, 300, "#f0a95a", 0.55, 1.4)
    _doorway(plate)
    _guests(plate)
    return plate


def _doorway(plate: Plate) -> None:
    """The light of an open door on the floor, with someone standing in it."""
    beam = plate.rough(plate.mask(polygon([(112, 780), (248, 780), (286, 430), (74, 430)])), 0.3, 1.5)
    fall = np.clip((plate.y - 420) / 150, 0, 1)
    plate.lay("#f6c778", beam * fall * (0.35 + 0.5 * plate.stipple(fall * 0.8)))
    someone = figure(180, 820, 262, hat=True)
    plate.ink(someone, "#1a0a14", opacity=0.92, edge=0.5, top=("#3a161d", 120))


def _hats() -> list[list[tuple[str, str]]]:
    """Six hats seen from above: shapes and their inks."""
    points = [((24 if i % 2 else 17) * math.cos(i * math.pi / 8), (24 if i % 2 else 17) * math.sin(i * math.pi / 8))
              for i in range(16)]  # fmt: skip
    return [
        [(circle(0, 0, 27), "#e9c26a"), (circle(0, 0, 15), "#f6dc96"), (ring(0, 0, 15.5, 4), "#2a4a9e")],
        [(polygon(points), "#e2a52e"), (circle(0, 0, 12), "#a61c52"), (circle(0, 0, 3.4), "#fff1cc")],
        [(circle(0, 0, 26), "#2b1d2f"), (circle(0, 0, 15), "#4d3a58"), (ring(0, 0, 15.5, 3), "#bf3818")],
        [(ellipse(0, 0, 32, 15), "#2a4a9e"), (line([(-26, 0), (26, 0)], 3), "#f2b75c"), (circle(0, 7, 6), "#f6e7b5")],
        [
            (circle(0, 0, 22), "#2b6b3a"),
            (circle(2, -1, 3), "#86c98f"),
            (stroke("M6,-4C22,-22 34,-18 36,-8", 5), "#f58bb0"),
        ],
        [(circle(0, 0, 26), "#b56a78"), (circle(0, 0, 14), "#f0a9b8"), (circle(10, 10, 7), "#fff1cc")],
    ]


def _guests(plate: Plate) -> None:
    cx, cy = TABLE
    seats = [90 + k * 360 / 7 for k in range(7)]  # the first, nearest to the door, is free
    at = [(cx + 132 * math.cos(math.radians(a)), cy + 132 * math.sin(math.radians(a))) for a in seats]
    chair = path("M-29,-4C-28,-20 -17,-26 0,-26C17,-26 28,-20 29,-4L26,14H-26Z")
    rail = stroke("M-26,-12C-23,-20 -14,-22 0,-22C14,-22 23,-20 26,-12", 4.5)
    for shape, ink, depth in ((chair, "#8a4a2c", 12.0), (rail, "#c58248", 0.0)):
        all_seven = "".join(
            place(shape, x, y + (26 if k == 0 else 0), 1, a + 90 + (16 if k == 0 else 0))
            for k, ((x, y), a) in enumerate(zip(at, seats, strict=True))
        )
        plate.ink(all_seven, ink, shade="#2b120e", light="#c98a52", depth=depth, shadow=Shadow(3, 7, 6, 0.6))
    rim = []
    for i in range(240):
        a = math.radians(i * 1.5)
        r = 112 + 3 * math.cos(a * 21) + 1.2 * math.cos(a * 5 + 1)
        rim.append((cx + r * math.cos(a), cy + r * math.sin(a)))
    plate.ink(polygon(rim), "#f1e3c6", shade="#bf9466", light="#fffaf0", depth=26, shadow=Shadow(4, 12, 12, 0.7),
              shade_amount=0.72)  # fmt: skip
    plate.ink(ring(cx, cy, 99, 2), "#b5553a", opacity=0.75, edge=0.25)
    plates, cards, folds = "", "", ""
    for a in seats:
        out = math.cos(math.radians(a)), math.sin(math.radians(a))
        plates += circle(cx + 78 * out[0], cy + 78 * out[1], 17)
        cards += place(rectangle(-15, -7, 30, 14, 1.5), cx + 48 * out[0], cy + 48 * out[1], 1, a + 90)
        folds += place(line([(-14, 0), (14, 0)], 1.6), cx + 48 * out[0], cy + 48 * out[1], 1, a + 90)
    plate.ink(plates, "#fffaf0", shadow=Shadow(1.5, 3, 3, 0.4), edge=0.2)
    plate.ink(plates.replace('r="17', 'r="11'), "#e6d2ac", edge=0.2, opacity=0.8)
    plate.ink(cards, "#fff8e6", shadow=Shadow(2, 4, 3, 0.6), edge=0.2)
    plate.ink(folds, "#d9b98a", edge=0.1)
    plate.ink(circle(cx, cy, 19), "#c98a52", shade="#7a4526", depth=10, shadow=Shadow(2, 4, 4, 0.4))
    plate.ink(circle(cx, cy, 9), "#ffe9b6", edge=0.2)
    plate.glow(cx, cy, 90, "#ffd27a", 0.8, 1.4)
    plate.ink(place(path("M0,6C-7,2 -4,-5 0,-12C4,-5 7,2 0,6Z"), cx, cy), "#e2572f", edge=0.15)
    for k, hat in enumerate(_hats(), 1):
        x = cx + 136 * math.cos(math.radians(seats[k]))
        y = cy + 142 * math.sin(math.radians(seats[k]))
        for n, (shape, ink) in enumerate(hat):
            plate.ink(
                place(shape, x, y, 1.2, seats[k] + 90), ink, shade=mix(ink, "#12081a", 0.5),
                light=mix(ink, "#fff1d0", 0.5), depth=10, edge=0.2,
                shadow=Shadow(3, 7, 5, 0.55) if n == 0 else Shadow(1, 2, 2, 0.35),
            )  # fmt: skip


HEAD = (
    "M-10,790C10,712 66,686 96,650C110,626 102,592 82,556C40,482 20,410 32,318C46,200 122,118 206,118"
    "C270,118 308,162 314,226C316,250 310,262 314,280C320,306 344,334 344,350C344,364 320,362 316,370"
    "C312,378 324,388 322,400C320,408 310,408 310,414C310,422 318,428 314,440C306,470 264,462 238,470"
    "C220,478 218,510 226,548C238,590 304,630 380,660V790Z"
)


def dany() -> Plate:
    """A head in profile; inside it a staircase among clouds, eight people on it, a lit door at its top."""
    plate = Plate(WIDTH, HEIGHT, 1.5, seed=41)
    plate.sky([(0, "#120a22"), (0.6, "#25143f"), (1, "#46286a")], grain=0.1)
    plate.stars(90, 700, "#d9b9e6", glints=5)
    plate.glow(180, 320, 330, "#c0678c", 0.5, 1.4)
    head = plate.rough(plate.mask(path(HEAD)), 0.35, 1.2)
    plate.lay("#080412", np.clip(blur(head, 18 * plate.scale) * 0.65, 0, 1))
    inside = Plate(WIDTH, HEIGHT, 1.5, seed=42)
    _inner_world(inside)
    plate.stamp(inside, head)
    rim = np.clip(1 - blur(head, 14 * plate.scale), 0, 1)
    plate.dots(np.clip(rim * 1.6 - 0.3, 0, 1) * head * 0.95, "#2d1748", 0.85)
    return plate


def _inner_world(plate: Plate) -> None:
    far = plate.distance(176, 250, 1.1) / 430
    plate.fill(
        plate.ramp(far, [(0, "#fff0cc"), (0.36, "#f6cfa0"), (0.62, "#e39a88"), (0.86, "#a85a88"), (1.1, "#5a3280")])
    )
    rays = "".join(
        polygon(
            [(166, 236)] + [(166 + 600 * math.cos(a), 236 + 600 * math.sin(a)) for a in (k * 0.37, k * 0.37 + 0.13)]
        )
        for k in range(17)
    )
    plate.ink(rays, "#fff4d6", opacity=0.3, edge=0.2)
    door = "M{0},262V{1}A{2},{3} 0 0 1 {4},{1}V262Z"
    plate.ink(
        path(door.format(138, 210, 28, 32, 194)), "#68388f", shade="#2d1748", depth=9, shadow=Shadow(0, 3, 8, 0.5)
    )
    plate.ink(path(door.format(146, 212, 20, 24, 186)), "#fff6dc", bottom=("#f2b75c", 40), edge=0.2)
    plate.glow(166, 236, 110, "#fff2c0", 0.7)
    clouds = ((70, 330, 120, 30), (286, 300, 110, 26), (60, 470, 130, 34), (270, 430, 120, 30))
    for left, top, width, height in clouds:
        shape = cloud(plate.random, left, top, width, height)
        plate.ink(shape, "#fbe3c4", shade="#c9788c", light="#fffaf0", depth=22, shadow=Shadow(2, 5, 6, 0.3))
    spots = []
    steps = 23
    for k in range(steps):
        t = k / (steps - 1)
        y, wide, tall = 260 + t * 330 + t * t * 120, 34 + 96 * t + 90 * t * t, 8 + 18 * t
        x = 166 + math.sin(t * 6.2) * 34 * (1 - 0.3 * t)
        tread = mix("#fff3d4", "#8a4a80", 0.05 + 0.6 * t)
        plate.ink(
            rectangle(x - wide / 2, y, wide, tall + 2, 1), tread, bottom=(mix("#d98f8c", "#3d2160", t), tall * 0.75),
            edge=0.2, shadow=Shadow(0, 2 + 3 * t, 3, 0.32),
        )  # fmt: skip
        spots.append((x, y, wide, t))
    people = list(PLAYERS.values())
    for n, k in enumerate((2, 4, 6, 9, 11, 13, 15, 17)):
        x, y, wide, t = spots[k]
        side = 0.24 if n % 2 else -0.24
        shape = figure(x + side * wide, y + 3, 26 + 46 * t, hat=n in (1, 5), reach=n == 6)
        plate.ink(shape, people[n].colour, light=mix(people[n].colour, "#fff1d0", 0.6), depth=7, edge=0.15,
                  shadow=Shadow(2, 3, 3, 0.4))  # fmt: skip
    for left, top, width, height in ((20, 640, 170, 44), (330, 650, 170, 46), (180, 730, 330, 50)):
        shape = cloud(plate.random, left, top, width, height)
        plate.ink(shape, "#d99aa0", shade="#6f3f80", light="#fbe3c4", depth=26, shadow=Shadow(0, -3, 6, 0.3))
