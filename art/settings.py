"""Eight places where things happen, each printed in two parts: behind what stands there, and before it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from art.colour import Colour, mix
from art.palettes import Palette
from art.press import Plate, Shadow, darker, lighter
from art.shapes import (
    branches,
    circle,
    cloud,
    crest_at,
    ellipse,
    line,
    path,
    pine,
    polygon,
    rectangle,
    ridge,
    streak,
    stroke,
    town,
    waves,
)

WIDTH, HEIGHT = 600, 900
RIM = Shadow(0, -4, 8, 0.34)  # a near plane throws its shadow on the plane behind it


def air(plate: Plate, palette: Palette) -> None:
    """The sky, with or without a sun or a moon, with stars by night, and bars of cloud."""
    plate.sky(palette.sky)
    x, y = plate.random.choice(((120, 150), (480, 150), (455, 250)))
    if palette.dark:
        plate.stars(70, 480, palette.light, glints=4)
    kind = plate.random.choice(("full", "crescent", "none") if palette.dark else ("full", "full", "none"))
    if kind != "none":
        ball = palette.light if palette.dark else plate.random.choice((palette.light, palette.warm))
        disc = plate.mask(circle(x, y, 50))
        if kind == "crescent":
            disc = disc * (1 - plate.mask(circle(x + 24, y - 14, 42)))
        plate.glow(x, y, 190, palette.light, 0.5)
        plate.ink(disc, ball, shade=mix(ball, palette.warm, 0.6), depth=26)
    for _ in range(3):
        shape = streak(plate.random, plate.random.uniform(60, 540), plate.random.uniform(120, 430), 170, 13)
        plate.ink(shape, mix(palette.light, palette.far, 0.35 if palette.dark else 0.05), opacity=0.75)


def _wave_row(plate: Plate, palette: Palette, y: float, depth: float) -> None:
    colour = mix(palette.far, palette.deep, 0.05 + depth * 0.9)
    crest = mix(palette.light, palette.far, 0.3 + 0.5 * depth)
    shape = waves(WIDTH, HEIGHT, y, 44 + 22 * depth, 15 + 10 * depth, plate.random.uniform(0, 40))
    plate.ink(shape, colour, top=(crest, 16), shadow=RIM)


def sea(plate: Plate, palette: Palette) -> None:
    air(plate, palette)
    for row in range(4):
        _wave_row(plate, palette, 610 + row * 34, row / 7)


def sea_front(plate: Plate, palette: Palette) -> None:
    for row in range(4):
        _wave_row(plate, palette, 742 + row * 42, (row + 4) / 7)


def hills(plate: Plate, palette: Palette) -> None:
    air(plate, palette)
    far, crest = ridge(WIDTH, HEIGHT, 590, 22, 2.4, 1)
    plate.ink(far, palette.far, top=(lighter(palette.far, 0.4), 60), bottom=(palette.middle, 260))
    wood = ""
    for _ in range(18):
        x = plate.random.uniform(0, WIDTH)
        wood += pine(x, crest_at(crest, x) + 6, plate.random.uniform(18, 40))
    plate.ink(wood, palette.middle, light=palette.far, depth=8)
    near, _ = ridge(WIDTH, HEIGHT, 690, 18, 1.8, 4)
    plate.ink(near, palette.middle, top=(lighter(palette.middle, 0.3), 70), shadow=RIM)


def hills_front(plate: Plate, palette: Palette) -> None:
    plate.ink(ridge(WIDTH, HEIGHT, 800, 16, 1.6, 2)[0], palette.near, top=(palette.middle, 60), shadow=RIM)


def _houses(plate: Plate, palette: Palette, y: float, walls: tuple[float, float], colour: Colour) -> None:
    houses, windows = town(plate.random, y, -20, WIDTH + 20, walls, (52, 92))
    plate.ink(houses, colour, light=lighter(colour, 0.3), depth=14, bottom=(darker(colour, 0.3), 160), shadow=RIM)
    plate.ink(windows, palette.warm if palette.dark else palette.light, edge=0.2, opacity=0.9)


def city(plate: Plate, palette: Palette) -> None:
    air(plate, palette)
    _houses(plate, palette, 760, (120, 210), palette.far)
    _houses(plate, palette, HEIGHT, (170, 240), palette.middle)


def city_front(plate: Plate, palette: Palette) -> None:
    _houses(plate, palette, HEIGHT + 50, (110, 170), palette.near)


def forest(plate: Plate, palette: Palette) -> None:
    plate.sky(palette.sky)
    plate.glow(300, 430, 380, palette.light, 0.7)
    for layer, colour in enumerate((palette.far, palette.middle)):
        trunks = ""
        for i in range(9 - 2 * layer):
            x = (i + 0.5) * WIDTH / (9 - 2 * layer) + plate.random.uniform(-22, 22)
            half = 7 + 7 * layer
            if layer == 1 and 170 < x < 430:
                continue
            trunks += path(f"M{x - half * 1.3:.0f},800C{x - half:.0f},500 {x - half * 0.6:.0f},200 "
                           f"{x - half * 0.6:.0f},-10H{x + half * 0.6:.0f}C{x + half * 0.6:.0f},200 "
                           f"{x + half:.0f},500 {x + half * 1.3:.0f},800Z")  # fmt: skip
            for _ in range(3):
                y, side = plate.random.uniform(90, 420), plate.random.choice((-1, 1))
                trunks += stroke(f"M{x:.0f},{y:.0f}q{side * 30},-14 {side * 58},-60", half * 0.55)
        plate.ink(trunks, colour, light=lighter(colour, 0.3), depth=12, bottom=(mix(colour, palette.light, 0.3), 200))
    ground, _ = ridge(WIDTH, HEIGHT, 700, 8, 2, 2)
    plate.ink(ground, palette.middle, top=(mix(palette.light, palette.far, 0.5), 60), bottom=(palette.near, 150))


def forest_front(plate: Plate, palette: Palette) -> None:
    leaves = "".join(circle(x, plate.random.uniform(-26, 26), plate.random.uniform(40, 74)) for x in range(0, 640, 62))
    plate.ink(leaves, palette.near, light=palette.middle, depth=30, shadow=Shadow(0, 6, 8, 0.3))
    fern = ""
    for _ in range(90):
        x, tall = plate.random.uniform(-10, 610), plate.random.uniform(30, 90)
        fern += stroke(f"M{x:.0f},910q{plate.random.uniform(-9, 9):.0f},{-tall * 0.6:.0f} "
                       f"{plate.random.uniform(-26, 26):.0f},{-tall:.0f}", 5)  # fmt: skip
    plate.ink(ridge(WIDTH, HEIGHT, 840, 10, 2, 5)[0] + fern, palette.deep, edge=0.25)


def desert(plate: Plate, palette: Palette) -> None:
    plate.sky(palette.sky)
    x = plate.random.choice((140, 460))
    plate.glow(x, 330, 300, palette.light, 0.6)
    plate.ink(circle(x, 330, 76), palette.light, shade=palette.warm, depth=40)
    sand = mix(palette.warm, palette.far, 0.35)
    for y, phase, share in ((600, 1.0, 0.1), (650, 3.4, 0.4), (705, 0.2, 0.7)):
        dune = mix(sand, palette.middle, share)
        shape, _ = ridge(WIDTH, HEIGHT, y, 20, 1.3, phase, 12 if share > 0.3 else -12)
        plate.ink(shape, dune, top=(lighter(dune, 0.45), 70), bottom=(darker(dune, 0.25), 220), shadow=RIM)
    for cactus, tall in ((88 if x > 300 else 520, 120), (150 if x > 300 else 452, 70)):
        stem = line([(cactus, 716), (cactus, 716 - tall)], 15)
        arms = f"M{cactus},{716 - tall * 0.4:.0f}h-24v{-tall * 0.3:.0f}M{cactus},{716 - tall * 0.55:.0f}h22v-22"
        plate.ink(stem + stroke(arms, 10), mix(palette.near, palette.cool, 0.4), light=palette.cool, depth=8)


def desert_front(plate: Plate, palette: Palette) -> None:
    dune = mix(palette.middle, palette.near, 0.5)
    shape, _ = ridge(WIDTH, HEIGHT, 815, 22, 1.1, 5)
    plate.ink(shape, dune, top=(mix(dune, palette.warm, 0.55), 70), shadow=RIM)


def room(plate: Plate, palette: Palette) -> None:
    wall = palette.middle if palette.dark else mix(palette.light, palette.far, 0.55)
    plate.sky([(0, darker(wall, 0.25)), (0.5, wall), (0.75, lighter(wall, 0.2))], grain=0.12)
    plate.glow(170, 240, 420, palette.light, 0.35)
    stripes = "".join(rectangle(x, -5, 26, 710) for x in range(18, 600, 66))
    plate.ink(stripes, palette.near if palette.dark else palette.far, opacity=0.3)
    floor = palette.near
    plate.ink(rectangle(-10, 690, 620, 230), floor, top=(lighter(floor, 0.25), 90), shadow=RIM)
    boards = "".join(line([(300 + x * 0.62, 692), (300 + x * 1.5, 905)], 3) for x in range(-560, 600, 80))
    plate.ink(boards, palette.deep, opacity=0.7, edge=0.2)
    plate.ink(rectangle(-10, 668, 620, 24), lighter(wall, 0.35), bottom=(darker(wall, 0.2), 12))
    frame_x = plate.random.choice((66, 440))
    plate.ink(rectangle(frame_x, 150, 96, 120), palette.warm, light=palette.light, depth=10, shadow=Shadow(4, 8, 6))
    plate.ink(rectangle(frame_x + 13, 163, 70, 94), palette.deep)
    plate.ink(polygon([(frame_x + 16, 254), (frame_x + 46, 196), (frame_x + 80, 254)]), palette.far)


def room_front(plate: Plate, palette: Palette) -> None:
    rug = ellipse(300, 880, 330, 58)
    plate.ink(rug, palette.hot, light=lighter(palette.hot, 0.4), depth=20, opacity=0.9)
    plate.ink('<ellipse fill="none" stroke="#fff" stroke-width="6" cx="300" cy="882" rx="292" ry="42"/>', palette.warm)


def heaven(plate: Plate, palette: Palette) -> None:
    air(plate, palette)
    pale = mix(palette.light, palette.far, 0.3 if palette.dark else 0.05)
    for x, y, width, height in ((90, 560, 300, 60), (520, 600, 320, 64)):
        shape = cloud(plate.random, x, y, width, height)
        plate.ink(shape, mix(pale, palette.far, 0.35), shade=palette.far, depth=34, shadow=RIM)
    plate.ink(cloud(plate.random, 300, 770, 520, 96, 8), pale, shade=palette.far, depth=46, shadow=Shadow())


def heaven_front(plate: Plate, palette: Palette) -> None:
    pale = mix(palette.light, palette.far, 0.15 if palette.dark else 0)
    for x, y in ((60, 850), (330, 880), (560, 840)):
        plate.ink(cloud(plate.random, x, y, 280, 76), pale, shade=palette.far, depth=40, shadow=RIM)


def underground(plate: Plate, palette: Palette) -> None:
    earth = palette.near if palette.dark else palette.middle
    plate.sky([(0, darker(earth, 0.1)), (1, darker(earth, 0.6))], grain=0.16)
    stones = ""
    for _ in range(70):
        x, y = plate.random.uniform(0, WIDTH), plate.random.uniform(110, HEIGHT)
        long, short = plate.random.uniform(6, 17), plate.random.uniform(4, 9)
        stones += ellipse(x, y, long, short, plate.random.uniform(0, 90))
    plate.lay(lighter(earth, 0.25), plate.mask(stones) * 0.3)
    grass, _ = ridge(WIDTH, 70, 52, 4, 3, 1)
    plate.ink(rectangle(-10, -10, 620, 80), palette.sky[1][1])
    plate.ink(grass, palette.far, top=(lighter(palette.far, 0.4), 16))
    cave = path("M52,700C30,560 66,330 160,262C220,214 380,212 442,266C536,336 568,560 548,700C500,770 100,770 52,700Z")
    hollow = plate.mask(cave)
    plate.ink(hollow, palette.light if palette.dark else mix(palette.light, palette.warm, 0.35), edge=0.5,
              shade=mix(earth, palette.warm, 0.35), depth=110, bottom=(mix(earth, palette.warm, 0.25), 240),
              towards=(0, 0.2))  # fmt: skip
    roots = ""
    for x in (70, 190, 420, 540):
        roots += branches(plate.random, x, 62, 62, 4, 15, 90)[0]
    plate.ink(roots, palette.deep, light=palette.middle, depth=8, edge=0.3)


def underground_front(plate: Plate, palette: Palette) -> None:
    rocks = "".join(
        polygon([(x - 60, 910), (x - 34, plate.random.uniform(790, 840)), (x + 26, plate.random.uniform(800, 850)),
                 (x + 64, 910)])
        for x in (30, 150, 470, 580)
    )  # fmt: skip
    plate.ink(rocks, palette.deep, light=palette.middle, depth=18, shadow=RIM)


Print = Callable[[Plate, Palette], None]


@dataclass(frozen=True)
class Setting:
    back: Print
    front: Print
    ground: float  # where things stand


SETTINGS = {
    "sea": Setting(sea, sea_front, 752),
    "hills": Setting(hills, hills_front, 730),
    "city": Setting(city, city_front, 752),
    "forest": Setting(forest, forest_front, 770),
    "desert": Setting(desert, desert_front, 756),
    "room": Setting(room, room_front, 796),
    "sky": Setting(heaven, heaven_front, 742),
    "underground": Setting(underground, underground_front, 716),
}
