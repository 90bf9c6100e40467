"""Two covers within: a dinner seen from the ceiling, the inside of a head."""

from __future__ import annotations

import math

import numpy as np

from art.colour import mix
from art.dining import chevrons
from art.noise import blur
from art.players import PLAYERS
from art.press import Plate, Shadow
from art.shapes import circle, cloud, ellipse, line, path, place, polygon, rectangle, ring, stroke

WIDTH, HEIGHT = 360, 760

TABLE = (180.0, 292.0)


def diner() -> Plate:
    """A dinner seen from the ceiling: six guests around a table, one free chair, the shadow of who arrives."""
    plate = Plate(WIDTH, HEIGHT, 1.5, seed=31)
    plate.sky([(0, "#2a1018"), (0.5, "#4a1d25"), (1, "#2d1119")], grain=0.05)
    for ink, shapes in chevrons(WIDTH, HEIGHT, 50, 24, plate.random).items():
        plate.ink(shapes, ink, opacity=0.65, edge=0.25)
    _doorway(plate)
    _rug(plate)
    plate.dots(np.clip(plate.distance(180, 320, 0.8) / 420 - 0.4, 0, 1) * 1.1, "#14060c", 0.8)
    plate.glow(180, 292, 290, "#f0a95a", 0.5, 1.4)
    _someone(plate)
    _guests(plate)
    return plate


def _rug(plate: Plate) -> None:
    cx, cy = TABLE
    rim = []
    for i in range(360):
        angle, reach = math.radians(i), 171 + 3 * math.cos(math.radians(i) * 40)
        rim.append((cx + reach * math.cos(angle), cy + reach * math.sin(angle)))
    plate.ink(polygon(rim), "#1f5560", shade="#0b2a33", light="#5a9a98", depth=30, shadow=Shadow(3, 8, 9, 0.55))
    plate.ink(ring(cx, cy, 161, 4), "#e0a24c", edge=0.25, opacity=0.85)
    beads = "".join(
        circle(cx + 150 * math.cos(math.radians(k * 10)), cy + 150 * math.sin(math.radians(k * 10)), 3)
        for k in range(36)
    )
    plate.ink(beads, "#e9d7a8", edge=0.2, opacity=0.7)


def _doorway(plate: Plate) -> None:
    """The light of an open door on the floor."""
    beam = plate.rough(plate.mask(polygon([(96, 780), (264, 780), (300, 440), (60, 440)])), 0.3, 1.5)
    fall = np.clip((plate.y - 410) / 150, 0, 1)
    plate.lay("#f6c778", beam * fall * (0.4 + 0.5 * plate.stipple(fall * 0.8)))


SOMEONE = (
    "M-62,330C-66,250 -62,190 -50,148C-62,146 -72,140 -76,132C-64,128 -56,116 -48,108C-40,96 -28,90 -16,86L-14,70"
    "C-24,62 -26,44 -22,32C-34,34 -46,30 -50,24C-42,18 -30,16 -22,16C-22,-6 -20,-26 -18,-40C-6,-45 8,-45 20,-40"
    "C22,-26 23,-6 23,15C32,15 44,18 50,23C46,30 34,34 23,32C27,44 25,62 15,70L17,86C30,90 42,98 48,110"
    "C60,124 66,150 70,176C82,180 86,196 76,204C82,240 70,290 74,330Z"
)


def _someone(plate: Plate) -> None:
    """A long shadow with a top hat and a cape, a bouquet in its arms, about to take the free chair."""
    plate.ink(place(path(SOMEONE), 180, 522), "#1d0b14", opacity=0.93, edge=0.45, top=("#4a1d25", 150))
    stems = stroke("M-58,138C-66,118 -74,98 -80,76M-58,138C-58,114 -58,96 -60,70M-58,138C-50,118 -42,104 -36,86", 4)
    blooms = "".join(
        place("".join(circle(7 * math.cos(k * 1.257), 7 * math.sin(k * 1.257), 6) for k in range(5)), x, y)
        for x, y in ((-82, 70), (-60, 60), (-36, 80), (-72, 92), (-50, 88))
    )
    plate.ink(place(stems + blooms, 180, 522), "#1d0b14", opacity=0.93, edge=0.35)


Hat = list[tuple[str, str]]


def _hats() -> list[Hat]:
    """Six hats seen from above: shapes and their inks."""
    points = [
        (reach * math.cos(i * math.pi / 8), reach * math.sin(i * math.pi / 8))
        for i, reach in enumerate([17.0, 24.0] * 8)
    ]
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


COATS = ("#7d5aa0", "#a61c52", "#3a3f5c", "#b5452c", "#c9a24a", "#2f7a78")


def _guests(plate: Plate) -> None:
    cx, cy = TABLE
    seats = [90 + k * 360 / 7 for k in range(7)]  # the first, nearest to the door, is free

    def at(reach: float, degrees: float, side: float = 0) -> tuple[float, float]:
        angle = math.radians(degrees)
        return cx + reach * math.cos(angle) - side * math.sin(angle), cy + reach * math.sin(angle) + side * math.cos(
            angle
        )

    chair = path("M-29,-4C-28,-20 -17,-26 0,-26C17,-26 28,-20 29,-4L26,18H-26Z")
    cushion = path("M-21,0C-20,-12 -12,-16 0,-16C12,-16 20,-12 21,0L19,16H-19Z")
    rail = stroke("M-26,-10C-23,-20 -14,-22 0,-22C14,-22 23,-20 26,-10", 5)
    for shape, ink, depth in ((chair, "#8a4a2c", 12.0), (cushion, "#bf3818", 8.0), (rail, "#c58248", 0.0)):
        x, y = at(168, 88)
        plate.ink(place(shape, x, y, 1.15, 192), ink, shade=mix(ink, "#12081a", 0.5), light=mix(ink, "#fff1d0", 0.4),
                  depth=depth, shadow=Shadow(3, 7, 6, 0.6))  # fmt: skip
    shoulders = path("M-37,6C-38,-10 -24,-20 0,-20C24,-20 38,-10 37,6C36,16 24,18 0,16C-24,18 -36,16 -37,6Z")
    arms = stroke("M-32,6C-34,20 -26,32 -17,38M32,6C34,20 28,32 18,38", 12)
    for k, coat in enumerate(COATS, 1):
        x, y = at(134, seats[k])
        plate.ink(place(shoulders, x, y, 1, seats[k] + 90), coat, shade=mix(coat, "#12081a", 0.55),
                  light=mix(coat, "#fff1d0", 0.4), depth=14, shadow=Shadow(3, 8, 7, 0.6))  # fmt: skip
    rim = []
    for i in range(240):
        angle = math.radians(i * 1.5)
        reach = 112 + 3 * math.cos(angle * 21) + 1.2 * math.cos(angle * 5 + 1)
        rim.append((cx + reach * math.cos(angle), cy + reach * math.sin(angle)))
    plate.ink(polygon(rim), "#f1e3c6", shade="#bf9466", light="#fffaf0", depth=26, shadow=Shadow(4, 12, 12, 0.65),
              shade_amount=0.72)  # fmt: skip
    plate.ink(ring(cx, cy, 101, 2.4), "#b5553a", opacity=0.8, edge=0.25)
    for k, coat in enumerate(COATS, 1):
        x, y = at(134, seats[k])
        plate.ink(place(arms, x, y, 1, seats[k] + 90), coat, shade=mix(coat, "#12081a", 0.5), depth=7, edge=0.2,
                  shadow=Shadow(1, 3, 3, 0.4))  # fmt: skip
        hands = "".join(circle(*at(94, seats[k], side), 6.5) for side in (-17, 18))
        plate.ink(hands, "#f0c8a0" if k % 2 else "#b5774a", edge=0.15, shadow=Shadow(1, 2, 2, 0.35))
    _supper(plate, seats)
    for k, hat in enumerate(_hats(), 1):
        x, y = at(140, seats[k])
        for n, (shape, ink) in enumerate(hat):
            plate.ink(
                place(shape, x, y, 1.0, seats[k] + 90), ink, shade=mix(ink, "#12081a", 0.5),
                light=mix(ink, "#fff1d0", 0.5), depth=10, edge=0.2,
                shadow=Shadow(3, 7, 5, 0.55) if n == 0 else Shadow(1, 2, 2, 0.35),
            )  # fmt: skip


def _supper(plate: Plate, seats: list[float]) -> None:
    """Plates, place cards, glasses, and the lamp in the middle."""
    cx, cy = TABLE
    plates = wells = cards = folds = glasses = ""
    for a in seats:
        ox, oy = math.cos(math.radians(a)), math.sin(math.radians(a))
        plates += circle(cx + 74 * ox, cy + 74 * oy, 16)
        wells += circle(cx + 74 * ox, cy + 74 * oy, 10.5)
        cards += place(rectangle(-14, -6, 28, 12, 1.5), cx + 47 * ox, cy + 47 * oy, 1, a + 90)
        folds += place(line([(-13, 0), (13, 0)], 1.6), cx + 47 * ox, cy + 47 * oy, 1, a + 90)
        glasses += circle(cx + 62 * math.cos(math.radians(a + 21)), cy + 62 * math.sin(math.radians(a + 21)), 4.6)
    plate.ink(plates, "#fffaf0", shadow=Shadow(1.5, 3, 3, 0.4), edge=0.2)
    plate.ink(wells, "#e6d2ac", edge=0.2, opacity=0.8)
    plate.ink(glasses, "#8c1f3c", edge=0.15, shadow=Shadow(1, 2, 2, 0.35))
    plate.ink(cards, "#fff8e6", shadow=Shadow(2, 4, 3, 0.6), edge=0.2)
    plate.ink(folds, "#d9b98a", edge=0.1)
    plate.ink(circle(cx, cy, 20), "#c98a52", shade="#7a4526", depth=10, shadow=Shadow(2, 4, 4, 0.4))
    plate.ink(circle(cx, cy, 11), "#ffe9b6", edge=0.2)
    plate.glow(cx, cy, 90, "#ffd27a", 0.8, 1.4)
    plate.ink(place(path("M0,8C-8,3 -5,-6 0,-14C5,-6 8,3 0,8Z"), cx, cy), "#e2572f", edge=0.15)


SLEEPER = (
    "M-20,790C-16,690 52,648 82,588C92,566 88,548 78,526C40,458 18,398 22,318C28,196 104,112 206,108"
    "C284,106 324,158 330,224C332,250 326,262 328,276C332,296 350,318 358,334C362,344 358,350 350,353"
    "C344,356 338,356 336,362C336,370 346,374 346,384C346,392 338,394 336,400C340,406 344,412 341,420"
    "C338,428 332,430 331,440C330,464 318,478 292,480"
    "C266,482 250,480 238,490C226,502 228,540 238,566C256,612 330,636 384,690V790Z"
)


def dany() -> Plate:
    """A sleeper in profile; within, stairs among clouds with eight people on them, and a lit door at the top."""
    plate = Plate(WIDTH, HEIGHT, 1.5, seed=41)
    plate.sky([(0, "#120a22"), (0.6, "#25143f"), (1, "#46286a")], grain=0.1)
    plate.stars(90, 700, "#d9b9e6", glints=5)
    plate.glow(180, 320, 330, "#c0678c", 0.5, 1.4)
    head = plate.rough(plate.mask(path(SLEEPER)), 0.35, 1.2)
    plate.lay("#080412", np.clip(blur(head, 18 * plate.scale) * 0.65, 0, 1))
    inside = Plate(WIDTH, HEIGHT, 1.5, seed=42)
    _inner_world(inside)
    plate.stamp(inside, head)
    rim = np.clip(1 - blur(head, 12 * plate.scale), 0, 1)
    dusk = np.clip(rim * 1.5 - 0.3, 0, 1) * 0.9
    plate.lay("#2d1748", plate.stipple(dusk) * np.clip(dusk * 4, 0, 0.85) * head)
    lid = stroke("M286,284C294,294 308,296 322,288", 4) + stroke("M291,290L286,299M302,294L300,304M314,293L317,302", 3)
    plate.lay("#2d1748", plate.rough(plate.mask(lid), 0.15) * 0.9 * head)
    plate.lay("#2d1748", plate.rough(plate.mask(stroke("M280,256C290,244 308,242 322,250", 5)), 0.2) * 0.5 * head)
    plate.lay("#2d1748", plate.rough(plate.mask(stroke("M336,400C328,401 322,399 317,396", 3)), 0.15) * 0.8 * head)
    return plate


def _inner_world(plate: Plate) -> None:
    far = plate.distance(176, 250, 1.1) / 430
    plate.fill(
        plate.ramp(far, [(0, "#fff0cc"), (0.36, "#f6cfa0"), (0.62, "#e39a88"), (0.86, "#a85a88"), (1.1, "#5a3280")])
    )
    rays = "".join(
        polygon(
            [(166, 226)] + [(166 + 600 * math.cos(a), 226 + 600 * math.sin(a)) for a in (k * 0.37, k * 0.37 + 0.13)]
        )
        for k in range(17)
    )
    plate.ink(rays, "#fff4d6", opacity=0.3, edge=0.2)
    door = "M{0},252V{1}A{2},{3} 0 0 1 {4},{1}V252Z"
    plate.ink(
        path(door.format(132, 192, 34, 38, 200)), "#68388f", shade="#2d1748", depth=9, shadow=Shadow(0, 3, 8, 0.5)
    )
    plate.ink(path(door.format(141, 194, 25, 29, 191)), "#fff6dc", bottom=("#f2b75c", 40), edge=0.2)
    leaf = path("M141,252V194C141,178 148,168 156,165L158,262Z")
    plate.ink(leaf, "#a8443a", shade="#6d201c", light="#e59a6a", depth=8, shadow=Shadow(2, 3, 3, 0.4))
    plate.glow(168, 226, 110, "#fff2c0", 0.6)
    clouds = ((70, 330, 120, 30), (262, 350, 96, 24), (60, 470, 130, 34), (270, 440, 110, 26))
    for left, top, width, height in clouds:
        shape = cloud(plate.random, left, top, width, height)
        plate.ink(shape, "#fbe3c4", shade="#c9788c", light="#fffaf0", depth=22, shadow=Shadow(2, 5, 6, 0.3))
    spots = []
    steps = 21
    for k in range(steps):
        t = k / (steps - 1)
        y, wide, tall = 250 + t * 330 + t * t * 120, 50 + 60 * t + 90 * t * t, 9 + 20 * t
        x = 166 + math.sin(t * 5.6) * 36 * (1 - 0.3 * t)
        tread = mix("#fff3d4", "#8a4a80", 0.05 + 0.55 * t)
        plate.ink(
            rectangle(x - wide / 2, y, wide, tall + 2, 1), tread, bottom=(mix("#d98f8c", "#3d2160", t), tall * 0.75),
            edge=0.2, shadow=Shadow(0, 2 + 3 * t, 3, 0.32),
        )  # fmt: skip
        spots.append((x, y, wide, t))
    for n, (player, k) in enumerate(zip(PLAYERS.values(), (2, 4, 6, 8, 10, 12, 14, 16), strict=True)):
        x, y, wide, t = spots[k]
        _climber(plate, x + (0.22 if n % 2 else -0.22) * wide, y + 4, 44 + 34 * t, player.colour, n)
    for left, top, width, height in ((14, 650, 170, 44), (330, 660, 170, 46), (180, 734, 330, 50)):
        shape = cloud(plate.random, left, top, width, height)
        plate.ink(shape, "#d99aa0", shade="#6f3f80", light="#fbe3c4", depth=26, shadow=Shadow(0, -3, 6, 0.3))


def _climber(plate: Plate, x: float, y: float, height: float, coat: str, number: int) -> None:
    """Someone on the stairs, from behind: no two hold themselves alike."""
    scale, flip = height / 100, number % 2 == 1
    body = path("M-13,-78C-22,-66 -24,-42 -25,-24C-10,-18 12,-18 25,-24C24,-44 22,-66 13,-78C6,-82 -6,-82 -13,-78Z")
    legs = path("M-14,-26L-13,0H-2L-1,-26Z") + path("M3,-26L5,-8H16L14,-26Z")
    poses = (
        "M-14,-72C-26,-58 -28,-46 -26,-36M14,-72C26,-60 30,-48 28,-36",
        "M-14,-72C-26,-58 -28,-46 -26,-36M14,-72C28,-80 34,-94 34,-108",
        "M-14,-72C-32,-66 -30,-50 -18,-44M14,-72C32,-66 30,-50 18,-44",
        "M-14,-72C-28,-60 -36,-48 -40,-36M14,-72C26,-60 30,-48 28,-36",
    )
    arms = stroke(poses[number % 4], 8)
    plate.ink(place(legs, x, y, scale, 0, flip), "#2d1748", edge=0.1, shadow=Shadow(1, 2, 2, 0.35))
    plate.ink(place(body + arms, x, y, scale, 0, flip), coat, edge=0.12, shadow=Shadow(1, 2, 2, 0.4))
    light = path("M-13,-78C-22,-66 -24,-42 -25,-24L-17,-21C-16,-42 -14,-62 -6,-79Z")
    plate.ink(place(light, x, y, scale, 0), mix(coat, "#fff1d0", 0.45), edge=0.12)
    hair = ("#3a1c2e", "#6b3a22", "#d9a24a", "#2d1748")[number % 4]
    plate.ink(place(circle(0, -92, 12.5), x, y, scale, 0, flip), hair, edge=0.1)
    if number in (1, 5):
        hat = path("M-21,-97C-8,-103 8,-103 21,-97L20,-92C8,-97 -8,-97 -20,-92Z") + path(
            "M-11,-98C-12,-110 -9,-116 0,-116C9,-116 12,-110 11,-98Z"
        )
        plate.ink(place(hat, x, y, scale, 0, flip), "#2d1748", edge=0.1)
