"""Settings in town: functions that print the whole sheet and return a `Room`. See art.motifs.buildings for the list."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

import numpy as np

from art.colour import Colour, Field, mix, rgb
from art.motif import draw
from art.motifs.buildings_parts import CRANE, FOUNTAIN, STALL, STONE_BRIDGE, STREET_LAMP, arched, painted
from art.motifs.buildings_town import CLOCK_TOWER, DOMED_HALL, skyline, town_house
from art.motifs.fixtures import repeated
from art.motifs.indoors import HEIGHT, WIDTH, Area, Room, View, beam, bend, cut, foliage, gloom
from art.palettes import Palette
from art.press import Plate, Shadow, darker, lighter
from art.shapes import Point, circle, ellipse, line, path, polygon, rectangle, ring, stroke


def sky(plate: Plate, palette: Palette, bottom: float = HEIGHT, clouds: bool = True) -> None:
    """The palette's sky down to `bottom`, with stars by night and a few flat clouds by day."""
    plate.sky([(place * bottom / HEIGHT, ink) for place, ink in palette.sky])
    if palette.dark:
        plate.stars(34, bottom * 0.5, palette.light, glints=2)
    elif clouds:
        for x, y, wide in ((130, 120, 150), (470, 190, 120)):
            shape = "".join(
                rectangle(x - wide / 2 + dx, y + dy, wide - 2 * abs(dx), 12, 6)
                for dx, dy in ((18, 0), (-6, 9), (30, 18))
            )
            cut(plate, shape, palette.light, opacity=0.7)


def cobbles(plate: Plate, ink: Colour, view: View, y: float, clip: Field | None = None, seed: int = 5) -> None:
    """Rounded paving stones from y to the bottom of the sheet."""
    random = Random(seed)
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
    cut(plate, light, lighter(ink, 0.2), opacity=0.6, edge=0.2, clip=clip)
    cut(plate, dark, darker(ink, 0.22), opacity=0.6, edge=0.2, clip=clip)


def street(plate: Plate, palette: Palette, *, lamps: bool = True, end: str = "tower", horizon: float = 520) -> Room:
    """A street running away between tall houses; at its end a clock "tower", a "dome", or "nothing" but light.

    Areas "left front" and "right front" are the nearest walls; place things with view.at(x, 900, away).
    """
    view = View(300, horizon)
    sky(plate, palette, horizon + 120)
    plate.glow(300, horizon - 40, 240, palette.light, 0.6)
    far_inks = painted(palette, 0)
    hazy = mix(palette.far, palette.light, 0.25)
    draw(plate, skyline(420, 3, 110), 300, horizon + 14, 0.6, inks={"wall": hazy, "glow": palette.light}, shadow=0)
    if end == "tower":
        draw(plate, CLOCK_TOWER, 300, horizon + 16, 0.62, inks={**far_inks, "wall": hazy}, shadow=0.3)
    elif end == "dome":
        draw(plate, DOMED_HALL, 300, horizon + 14, 0.6, inks={**far_inks, "wall": hazy}, shadow=0.3)
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
    if lamps:
        inks = painted(palette, 0)
        for away in (3.2, 1.4, 0.5):
            places, size = [view.at(300 + side * 226, HEIGHT, away) for side in (-1, 1)], 1.9 * view.scale(away)
            draw(plate, repeated(STREET_LAMP, places, size), 0, 0, inks=inks)
            for lamp_x, lamp_y in places if palette.dark else ():
                plate.glow(lamp_x, lamp_y - 176 * size, 120 * size, palette.light, 0.5)
    beam(plate, view.flat(HEIGHT, 150, 450, 0.05, 5), palette.light, 0.35, (horizon + 20, horizon + 290))
    gloom(plate, palette, 300, horizon, 620, 0.45, 0.6)
    return Room(horizon + 10, 820, view, {"end": Area(250, horizon - 160, 100, 170)}, {"end": (300, horizon + 12)})


def crossing(plate: Plate, palette: Palette, *, zebra: bool = True) -> Room:
    """A street crossing seen from straight above: four blocks of roofs, pavements, zebra stripes.

    Spots "middle", "north".. for the four streets; areas "block 0".. are the roofs.
    """
    road = mix(mix(mix(palette.far, palette.near, 0.55), palette.cool, 0.22), "#5d5866", 0.35)
    pave = mix(palette.far, palette.light, 0.4)
    plate.fill(plate.ramp(plate.y / HEIGHT, [(0, lighter(road, 0.06)), (1, darker(road, 0.1))], grain=0.16))
    west, east, north, south = 212, 388, 362, 538
    areas = {}
    random = Random(19)
    for number, (x0, y0, x1, y1) in enumerate(((-40, -40, west, north), (east, -40, 640, north),
                                               (-40, south, west, 940),
                                               (east, south, 640, 940))):  # fmt: skip
        cut(plate, rectangle(x0, y0, x1 - x0, y1 - y0, 34), pave, 8, 0.6)
        inset = 34
        block = Area(x0 + inset, y0 + inset, x1 - x0 - 2 * inset, y1 - y0 - 2 * inset)
        areas[f"block {number}"] = block
        halves = (block.height * random.uniform(0.4, 0.6), 0)
        for part, (top, tall) in enumerate(((block.y, halves[0]), (block.y + halves[0], block.height - halves[0]))):
            inks = painted(palette, number + 2 * part)
            roof = inks["roof"] if part else mix(inks["roof"], inks["wall"], 0.35)
            ridge = block.x + block.width / 2
            cut(plate, rectangle(block.x, top, block.width, tall), roof, 10, 1.6)
            cut(plate, rectangle(ridge, top, block.width / 2, tall), darker(roof, 0.25), edge=0.2)
            rows = "".join(
                line([(block.x + 4, y), (block.right - 4, y)], 2.2) for y in np.arange(top + 14, top + tall, 17)
            )
            cut(plate, rows, darker(roof, 0.35), opacity=0.5, edge=0.2)
            cut(plate, line([(ridge, top), (ridge, top + tall)], 6), lighter(roof, 0.25), edge=0.2)
            stack_x, stack_y = block.x + block.width * random.uniform(0.2, 0.8), top + tall * random.uniform(0.25, 0.75)
            cut(plate, rectangle(stack_x - 13, stack_y - 13, 26, 26, 2), inks["stone"], 6, 1.2)
            cut(plate, circle(stack_x, stack_y, 7), inks["dark"], edge=0.15)
            wx, wy = block.x + block.width * 0.24, top + tall * 0.5 + 30
            cut(plate, rectangle(wx - 12, wy - 16, 24, 32, 2), inks["glow"], 5, 0.4)
    if zebra:
        stripes = "".join(
            rectangle(x, y, 16, 52, 2) for x in range(west + 16, east - 16, 32) for y in (north - 74, south + 22)
        )
        stripes += "".join(
            rectangle(x, y, 52, 16, 2) for y in range(north + 16, south - 16, 32) for x in (west - 74, east + 22)
        )
        cut(plate, stripes, mix(palette.light, road, 0.12), edge=0.5)
    dashes = "".join(rectangle(297, y, 7, 34, 2) for y in (-10, 60, 130, 200, 660, 730, 800, 870))
    dashes += "".join(rectangle(x, 447, 34, 7, 2) for x in (-16, 52, 490, 558))
    cut(plate, dashes, mix(palette.light, road, 0.3), edge=0.4)
    tree = foliage(palette)
    for x, y, r in ((194, 340, 22), (406, 558, 25), (196, 700, 21), (404, 190, 22), (406, 344, 18)):
        crown = "".join(
            circle(x + r * 0.5 * math.cos(k * 1.26), y + r * 0.5 * math.sin(k * 1.26), r * 0.62) for k in range(5)
        )
        cut(plate, crown, tree, 12, 1.3)
    gloom(plate, palette, 300, 450, 600, 0.45, 0.6)
    spots = {
        "middle": (300.0, 450.0),
        "north": (300.0, 170.0),
        "south": (300.0, 730.0),
        "west": (90.0, 450.0),
        "east": (510.0, 450.0),
    }
    return Room(HEIGHT, 450, None, areas, spots)


def rooftops(plate: Plate, palette: Palette) -> Room:
    """Over the roofs: planes of roofs and chimneys down to a near ridge where someone can walk (y = `stand`)."""
    sky(plate, palette, 620)
    draw(
        plate,
        skyline(660, 9, 150),
        300,
        540,
        1,
        inks={"wall": mix(palette.far, palette.light, 0.3), "glow": palette.light},
        shadow=0,
    )
    spots: dict[str, Point] = {}
    random = Random(28)
    for row, (y, tall) in enumerate(((470, 74), (540, 96), (622, 120))):
        x = -60.0 - 40 * row
        number = 0
        while x < WIDTH + 40:
            wide = random.uniform(120, 190) * (1 + 0.16 * row)
            inks = painted(palette, number + 2 * row)
            roof = mix(inks["roof"], palette.far, 0.34 - 0.14 * row)
            peak = y - tall * random.uniform(0.75, 1.1)
            slope = wide * random.uniform(0.3, 0.42)
            chimney_x = x + slope + (wide - slope) * random.uniform(0.3, 0.7)
            stack = rectangle(chimney_x - 13, peak - 36 - 6 * row, 26, 70)
            pots = "".join(rectangle(chimney_x + d - 4, peak - 50 - 6 * row, 8, 16, 2) for d in (-7, 7))
            cut(plate, stack, mix(inks["wall"], palette.near, 0.2), 7, 0.5)
            cut(plate, pots + rectangle(chimney_x - 16, peak - 40 - 6 * row, 32, 8, 2), inks["hot"], 3)
            spots[f"chimney {row}{number}"] = (chimney_x, peak - 50 - 6 * row)
            gable = polygon(
                [(x, y + 160), (x, y), (x + slope * 0.9, peak), (x + slope * 1.8, y), (x + slope * 1.8, y + 160)]
            )
            plane = polygon(
                [(x + slope * 0.9, peak), (x + wide, peak), (x + wide + slope * 0.9, y + 6), (x + slope * 1.8, y + 6)]
            )
            cut(plate, rectangle(x + slope * 1.6, y, wide - slope * 0.6, 170), darker(inks["wall"], 0.2), edge=0.2)
            cut(plate, gable, inks["wall"], 12, 0.7)
            cut(plate, plane, roof, 14, 0.6)
            tiles = "".join(line([(x + slope * 0.9 + s * slope * 0.9, peak + s * (y - peak)),
                                  (x + wide + s * slope * 0.9, peak + s * (y - peak))], 2.2)
                            for s in (0.25, 0.5, 0.75))  # fmt: skip
            cut(plate, tiles, darker(roof, 0.35), opacity=0.6, edge=0.2)
            cut(
                plate,
                line([(x - 6, y + 5), (x + slope * 0.9, peak - 3), (x + wide + 2, peak - 3)], 7),
                lighter(roof, 0.18),
                edge=0.2,
            )
            wx = x + slope * 0.9
            cut(plate, arched(wx, y + 20, 22, 36), inks["glow"], edge=0.2)
            cut(
                plate,
                line([(wx, y - 16), (wx, y + 20)], 3) + line([(wx - 11, y + 2), (wx + 11, y + 2)], 3),
                inks["trim"],
                edge=0.1,
            )
            x += wide * random.uniform(0.86, 1.0)
            number += 1
    inks = painted(palette, 0)
    near = mix(inks["roof"], palette.deep, 0.15)
    cut(plate, path("M-10,742C120,730 420,728 610,748V910H-10Z"), near, 26, 1.4)
    scales = ""
    for j in range(5):
        y = 766 + j * 34
        scales += "".join(stroke(f"M{x},{y}q22,24 44,0", 3.4) for x in range(-30 + 22 * (j % 2), 620, 44))
    cut(plate, scales, darker(near, 0.35), opacity=0.7, edge=0.2)
    cut(
        plate,
        "".join(path(f"M{x},748C{x},728 {x + 40},728 {x + 40},748Z") for x in range(-20, 620, 38)),
        lighter(near, 0.16),
        7,
        0.4,
    )
    cut(plate, rectangle(492, 610, 70, 150, 2), mix(inks["wall"], palette.near, 0.3), 16, 1)
    cut(plate, rectangle(484, 600, 86, 18, 3), inks["trim"], 6)
    cut(plate, "".join(path(f"M{x - 10},602L{x - 8},566H{x + 8}L{x + 10},602Z") for x in (508, 546)), inks["hot"], 6)
    spots["near chimney"] = (527, 566)
    gloom(plate, palette, 300, 440, 640, 0.4, 0.6)
    return Room(742, 738, None, {}, spots)


def reflect(plate: Plate, water: float, ink: Colour, share: float = 0.42, seed: int = 3) -> None:
    """Mirror what stands above the waterline into the sheet below it, broken by ripples."""
    top = round(water * plate.scale)
    rows = np.arange(top, plate.rows)
    depth = (rows - top) / max(1, plate.rows - top)
    source = np.clip(top - 1 - (rows - top) * 0.9, 0, top - 1).astype(int)
    beat = np.sin(rows / plate.scale * 0.32 + seed) * 3 + np.sin(rows / plate.scale * 0.11) * 5
    sway = beat * (0.3 + depth) * plate.scale
    mirrored = np.stack([np.roll(plate.rgb[s], round(float(d)), axis=0) for s, d in zip(source, sway, strict=True)])
    fade = (share + 0.4 * depth)[:, None, None]
    tinted = mirrored * (1 - fade) + np.asarray(rgb(ink)) * fade
    plate.rgb[top:] = tinted.astype(np.float32)


def _ripples(plate: Plate, palette: Palette, water: float, seed: int = 6) -> None:
    random, shape = Random(seed), ""
    for _ in range(46):
        y = water + 10 + (HEIGHT - water) * random.random() ** 1.4
        size = 0.35 + (y - water) / (HEIGHT - water)
        shape += rectangle(random.uniform(-30, 600), y, random.uniform(30, 90) * size, 2.2 + 2.2 * size, 2)
    cut(plate, shape, mix(palette.light, palette.cool, 0.35), opacity=0.5, edge=0.3)


def canal(plate: Plate, palette: Palette, *, bridge: bool = True, water: float = 590) -> Room:
    """Tall houses along a canal, doubled in its water; a stone bridge; quay steps in front."""
    sky(plate, palette, water)
    random, x, number = Random(41), -10.0, 0
    spots: dict[str, Point] = {}
    while x < 610:
        columns = random.choice((2, 3, 3))
        wide = columns * 27 * 1.5
        floors = random.choice((4, 5, 6))
        gable = random.choice(("step", "bell", "mansard", "flat", "bell"))
        house = town_house(floors, columns, 50 + number, gable)
        draw(plate, house, x + wide / 2, water - 12, 1.5, inks=painted(palette, number * 2), shadow=0.5)
        spots[f"house {number}"] = (x + wide / 2, water - 12 - 51 * floors)
        x += wide + 1
        number += 1
    stone = painted(palette)["stone"]
    cut(plate, rectangle(-10, water - 16, 620, 22), stone, 6, 0.4)
    cut(plate, rectangle(-10, water - 20, 620, 7), lighter(stone, 0.35), edge=0.15)
    for lamp in (120, 470):
        draw(plate, STREET_LAMP, lamp, water - 18, 0.62, inks=painted(palette), shadow=0.5)
        if palette.dark:
            plate.glow(lamp, water - 127, 90, palette.light, 0.5)
    if bridge:
        draw(plate, STONE_BRIDGE, 300, water + 4, 0.95, inks=painted(palette), shadow=0.6)
    reflect(plate, water + 6, mix(palette.cool, palette.near, 0.55))
    _ripples(plate, palette, water)
    cut(plate, line([(-10, water + 6), (610, water + 6)], 4), darker(stone, 0.5), edge=0.2)
    cut(plate, polygon([(-10, 846), (210, 852), (262, 910), (-10, 910)]), stone, 12, 1)
    cut(plate, line([(-10, 846), (210, 852)], 6), lighter(stone, 0.35), edge=0.2)
    cut(plate, rectangle(158, 796, 16, 60, 6), painted(palette)["wood"], 5, 0.6)
    gloom(plate, palette, 300, water - 120, 640, 0.4, 0.6)
    return Room(
        water,
        720,
        None,
        {"water": Area(0, water, 600, HEIGHT - water)},
        {**spots, "bridge": (300, water - 127), "post": (166, 796)},
    )


def station(plate: Plate, palette: Palette) -> Room:
    """A railway hall: glass vault on iron arches, platform at the left, rails running out into light, a clock."""
    view = View(340, 500)
    hall = mix(palette.middle, palette.near, 0.3) if palette.dark else mix(palette.light, palette.far, 0.6)
    plate.sky([(0, darker(hall, 0.15)), (0.6, hall), (1, hall)], grain=0.1)
    inks = painted(palette)
    left, right, floor, spring, far = -220, 900, 900, 330, 3.4
    iron = inks["metal"] if not palette.dark else mix(inks["metal"], palette.far, 0.3)

    def arch(away: float) -> str:
        (x0, y0), (x1, _), (mx, my) = (
            view.at(left, spring, away),
            view.at(right, spring, away),
            view.at(340, -260, away),
        )
        foot = view.at(left, floor, away)[1]
        return (f"M{x0:.0f},{foot:.0f}V{y0:.0f}C{x0:.0f},{my:.0f} {mx - (mx - x0) * 0.5:.0f},{my:.0f} {mx:.0f},{my:.0f}"
                f"C{mx + (x1 - mx) * 0.5:.0f},{my:.0f} {x1:.0f},{my:.0f} {x1:.0f},{y0:.0f}V{foot:.0f}")  # fmt: skip

    mouth = plate.mask(path(arch(far) + "Z"))
    plate.ink(mouth, plate.ramp((plate.y - 300) / 320, palette.sky), edge=0.2)
    draw(
        plate,
        skyline(260, 4, 90),
        340,
        600,
        0.62,
        inks={"wall": mix(palette.far, palette.light, 0.2), "glow": palette.light},
        clip=mouth,
        shadow=0,
    )
    panes = ""
    for a0, a1 in ((0.02, 0.3), (0.36, 0.75), (0.82, 1.4), (1.5, 2.2), (2.3, 3.3)):
        for x0, y0, x1, y1 in (
            (60, -210, 200, -248),
            (220, -252, 330, -259),
            (350, -259, 460, -252),
            (480, -248, 620, -210),
        ):
            panes += polygon([view.at(x0, y0, a0), view.at(x1, y1, a0), view.at(x1, y1, a1), view.at(x0, y0, a1)])
    plate.ink(panes, plate.ramp(plate.y / 420, palette.sky), edge=0.2, opacity=0.9)
    brick = "".join(
        arched(view.at(left, 760, a)[0], view.at(left, 790, a)[1], 150 * view.scale(a) * 0.5, 330 * view.scale(a))
        for a in (0.5, 1.15, 2.1)
    )
    cut(plate, brick, darker(hall, 0.3), 6)
    bed = mix(palette.near, palette.deep, 0.35)
    cut(plate, view.flat(floor, left, right, -0.2, far), bed, edge=0.15)
    ties = "".join(view.flat(floor, 330, 640, a, a + 0.035 * (1 + a)) for a in np.geomspace(1, 4.3, 26) - 1.05)
    cut(plate, ties, inks["wood"], edge=0.2)
    rails = "".join(polygon([view.at(x - 7, floor, -0.1), view.at(x + 7, floor, -0.1), view.at(x + 7, floor, far),
                             view.at(x - 7, floor, far)])
                    for x in (380, 590))  # fmt: skip
    cut(plate, rails, mix(palette.light, inks["metal"], 0.35), edge=0.15)
    platform = polygon(
        [view.at(left, 830, -0.2), view.at(250, 830, -0.2), view.at(250, 830, far), view.at(left, 830, far)]
    )
    cut(
        plate,
        polygon([view.at(250, 830, -0.2), view.at(250, floor, -0.2), view.at(250, floor, far), view.at(250, 830, far)]),
        darker(inks["stone"], 0.35),
        edge=0.2,
    )
    cut(plate, platform, mix(inks["stone"], palette.light, 0.3), edge=0.2)
    cut(
        plate,
        polygon([view.at(226, 830, -0.2), view.at(250, 830, -0.2), view.at(250, 830, far), view.at(226, 830, far)]),
        palette.light,
        edge=0.2,
    )
    cut(plate, view.flat(830, left, 220, 0.3, 0.32) + view.flat(830, left, 220, 0.7, 0.72)
        + view.flat(830, left, 220, 1.3, 1.33),
        darker(inks["stone"], 0.2), edge=0.2)  # fmt: skip
    for away in (far, 2.2, 1.3, 0.65, 0.18):
        cut(plate, stroke(arch(away), 26 * view.scale(away)), iron, 6, 0.6, edge=0.2)
    meets = [bend((left, spring), (left, -260), (60, -260), (340, -260), t) for t in (0.3, 0.62, 0.86)]
    meets += [(680 - x, y) for x, y in meets] + [(340, -260)]
    bars = "".join(line([view.at(x, y, -0.2), view.at(x, y, far)], 4) for x, y in meets)
    cut(plate, bars, iron, edge=0.15)
    for away in (1.3, 0.5):
        x, y = view.at(60, 830, away)
        draw(plate, STREET_LAMP, x, y, 1.7 * view.scale(away), inks=inks)
    cut(plate, line([(340, -10), (340, 150)], 6), iron, edge=0.15)
    cut(plate, circle(340, 190, 48), inks["brass"], 9, 1)
    cut(plate, circle(340, 190, 39), palette.light, 7)
    cut(
        plate,
        "".join(
            circle(340 + 30 * math.sin(k * math.pi / 6), 190 - 30 * math.cos(k * math.pi / 6), 3) for k in range(12)
        ),
        inks["dark"],
        edge=0.1,
    )
    cut(plate, line([(340, 190), (326, 172)], 5) + line([(340, 190), (364, 196)], 4), inks["dark"], edge=0.1)
    beam(plate, view.flat(floor, 300, 700, 1.0, far), palette.light, 0.3)
    plate.glow(340, 470, 220, palette.light, 0.45)
    gloom(plate, palette, 340, 480, 620, 0.5, 0.58)
    return Room(
        view.at(0, floor, far)[1],
        790,
        view,
        {"mouth": Area(175, 330, 330, 262)},
        {"clock": (340, 190), "platform": (110, 790), "rails": (430, 860)},
    )


def quay(plate: Plate, palette: Palette) -> Room:
    """A harbour quay: warehouses and cranes across the water, a ship's mast and rigging, bollards, the near quay."""
    sky(plate, palette, 520)
    hazy = mix(palette.far, palette.light, 0.25)
    draw(plate, skyline(640, 12, 110), 300, 470, 1, inks={"wall": hazy, "glow": palette.light}, shadow=0)
    random, x = Random(61), -30.0
    number = 0
    while x < 620:
        wide = random.uniform(84, 120)
        inks = painted(palette, number)
        tall = random.uniform(90, 140)
        house = polygon(
            [
                (x, 480),
                (x, 480 - tall),
                (x + wide / 2, 480 - tall - wide * 0.36),
                (x + wide, 480 - tall),
                (x + wide, 480),
            ]
        )
        cut(plate, house, inks["wall"], 14, 0.5)
        cut(
            plate,
            line([(x - 5, 482 - tall), (x + wide / 2, 477 - tall - wide * 0.36), (x + wide + 5, 482 - tall)], 9),
            inks["roof"],
            edge=0.2,
        )
        openings = "".join(
            arched(x + wide * s, 476 - r * 44, 15, 26) for s in (0.22, 0.5, 0.78) for r in range(int(tall // 44))
        )
        cut(plate, openings, inks["dark"], edge=0.2)
        cut(plate, arched(x + wide / 2, 480, 30, 34), inks["door"], 5)
        x += wide
        number += 1
    inks = painted(palette)
    for cx, size in ((96, 1.35), (418, 0.95)):
        draw(plate, CRANE, cx, 490, size, inks=inks, shadow=0.5)
    cut(plate, rectangle(-10, 478, 620, 22), inks["stone"], 6)
    reflect(plate, 500, mix(palette.cool, palette.near, 0.5), 0.5)
    _ripples(plate, palette, 505)
    for wave in range(3):
        y = 560 + wave * 60
        shape = "".join(stroke(f"M{x0},{y}q20,-12 40,0", 3.4) for x0 in range(-20 + wave * 24, 620, 96))
        cut(plate, shape, palette.light, opacity=0.5, edge=0.2)
    stone = inks["stone"]
    cut(plate, path("M-10,746H610V910H-10Z"), stone, 20, 1.4)
    cut(plate, rectangle(-10, 740, 620, 20), lighter(stone, 0.3), 6, 0.6)
    blocks = "".join(rectangle(bx, by, 92, 36, 4) for bx in range(-30, 610, 100) for by in (770, 856))
    blocks += "".join(rectangle(bx, 813, 92, 36, 4) for bx in range(-80, 610, 100))
    cut(plate, blocks, darker(stone, 0.12), 5, opacity=0.7)
    bollards = "".join(path(f"M{bx - 15},746C{bx - 12},730 {bx - 12},716 {bx - 20},708C{bx - 20},692 {bx + 20},692 "
                            f"{bx + 20},708C{bx + 12},716 {bx + 12},730 {bx + 15},746Z")
                       for bx in (92, 508))  # fmt: skip
    cut(plate, bollards, inks["metal"], 10, 1)
    rope = stroke("M92,728C120,760 170,770 220,756M508,728C470,790 400,780 330,760", 7)
    cut(plate, rope, inks["brass"], 0, 0.5, edge=0.2)
    cut(plate, ring(250, 760, 22, 7) + ring(250, 754, 14, 6), inks["brass"], 0, 0.4)
    gloom(plate, palette, 300, 460, 640, 0.4, 0.6)
    return Room(
        746, 744, None, {"water": Area(0, 500, 600, 240)}, {"left bollard": (92, 700), "right bollard": (508, 700)}
    )


def market_square(plate: Plate, palette: Palette, *, stalls: bool = True, fountain: bool = False) -> Room:
    """A market square: a ring of houses and a clock tower behind, stalls left and right, cobbles in front."""
    view, ground = View(300, 470), 590.0
    sky(plate, palette, ground)
    plate.glow(300, 480, 300, palette.light, 0.4)
    inks = painted(palette)
    draw(plate, CLOCK_TOWER, 322, ground, 1.75, inks=inks, shadow=0.5)
    random, x, number = Random(73), -34.0, 0
    while x < 620:
        columns, floors = random.choice((3, 4, 3)), random.choice((3, 3, 4))
        scale = 1.42
        wide = columns * 27 * scale
        if not 270 < x + wide / 2 < 370:
            gable = random.choice(("step", "bell", "mansard", "flat", "mansard"))
            house = town_house(floors, columns, 80 + number, gable)
            draw(plate, house, x + wide / 2, ground, scale, inks=painted(palette, number + 1), shadow=0.5)
        x += wide
        number += 1
    stone = mix(inks["stone"], palette.light, 0.25)
    cut(plate, rectangle(-10, ground - 2, 620, HEIGHT - ground + 20), stone, top=(mix(stone, palette.light, 0.4), 70))
    cobbles(plate, stone, view, ground + 6)
    if fountain:
        draw(plate, FOUNTAIN, 300, 730, 1.1, inks=inks)
    if stalls:
        for sx, sy, size, choice, flip in (
            (70, 668, 0.9, 0, False),
            (534, 672, 0.92, 3, True),
            (40, 770, 1.25, 2, False),
            (572, 782, 1.3, 1, True),
        ):
            awning = (palette.hot, palette.cool, inks["green"], palette.near)[choice]
            draw(plate, STALL, sx, sy, size, flip=flip, inks={**inks, "hot": awning})
    bunting = stroke("M-10,230Q150,330 300,300Q450,340 610,220", 3)
    cut(plate, bunting, inks["dark"], edge=0.1)
    flags = {0: "", 1: "", 2: ""}
    for k in range(1, 18):
        share = k / 9 % 1
        start, sag, stop = ((-10, 230), (150, 330), (300, 300)) if k < 9 else ((300, 300), (450, 340), (610, 220))
        fx, fy = (start[i] * (1 - share) ** 2 + 2 * sag[i] * share * (1 - share) + stop[i] * share**2 for i in (0, 1))
        flags[k % 3] += polygon([(fx - 9, fy), (fx + 9, fy), (fx, fy + 22)])
    for ink, shape in zip((palette.hot, palette.light, palette.cool), flags.values(), strict=True):
        cut(plate, shape, ink, edge=0.15)
    gloom(plate, palette, 300, 560, 640, 0.4, 0.6)
    return Room(ground, 800, view, {}, {"clock": (322, ground - 214), "middle": (300, 740)})


@dataclass(frozen=True)
class Maze(Room):
    """A labyrinth; `way` leads from its entrance to its heart, point by point."""

    way: tuple[Point, ...] = ()


def labyrinth(
    plate: Plate, palette: Palette, *, hedge: bool = True, seed: int = 4, columns: int = 9, rows: int = 13
) -> Maze:
    """A maze seen from above, of hedges or of stone walls, its heart open in the middle; entrance at the bottom."""
    random = Random(seed)
    size, x0, y0 = 540 / columns, 30.0, 450 - 540 / columns * rows / 2
    ground = mix(palette.warm, palette.light, 0.45) if not palette.dark else mix(palette.near, palette.warm, 0.32)
    plate.fill(plate.ramp(plate.y / HEIGHT, [(0, ground), (1, darker(ground, 0.12))], grain=0.16))
    heart = {
        (c, r)
        for c in (columns // 2 - 1, columns // 2, columns // 2 + 1)
        for r in (rows // 2 - 1, rows // 2, rows // 2 + 1)
    }
    opened: set[frozenset[tuple[int, int]]] = {
        frozenset((a, b)) for a in heart for b in heart if abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1
    }
    start, goal = (columns // 2, rows - 1), (columns // 2, rows // 2)
    came: dict[tuple[int, int], tuple[int, int]] = {start: start}
    trail = [start]
    entered = False
    while trail:
        column, row = trail[-1]
        choices = [
            (column + dc, row + dr)
            for dc, dr in ((1, 0), (-1, 0), (0, 1), (0, -1))
            if 0 <= column + dc < columns and 0 <= row + dr < rows and (column + dc, row + dr) not in came
            and not ((column + dc, row + dr) in heart and entered)
        ]  # fmt: skip
        if not choices:
            trail.pop()
            continue
        cell = random.choice(choices)
        opened.add(frozenset(((column, row), cell)))
        came[cell] = (column, row)
        if cell in heart:
            entered = True
            if cell != goal:
                came[goal] = cell
            for other in heart:
                came.setdefault(other, cell)
        else:
            trail.append(cell)
    walls: list[tuple[Point, Point]] = []
    for column in range(columns):
        for row in range(rows):
            x, y = x0 + column * size, y0 + row * size
            if column < columns - 1 and frozenset(((column, row), (column + 1, row))) not in opened:
                walls.append(((x + size, y), (x + size, y + size)))
            if row < rows - 1 and frozenset(((column, row), (column, row + 1))) not in opened:
                walls.append(((x, y + size), (x + size, y + size)))
    right, bottom, door = x0 + columns * size, y0 + rows * size, x0 + (columns // 2) * size
    walls += [((x0, y0), (right, y0)), ((x0, y0), (x0, bottom)), ((right, y0), (right, bottom)),
              ((x0, bottom), (door, bottom)),
              ((door + size, bottom), (right, bottom))]  # fmt: skip
    ink = foliage(palette) if hedge else mix(palette.far, palette.near, 0.4)
    thick = size * (0.42 if hedge else 0.3)
    shape = "".join(line(wall, thick) for wall in walls)
    plate.ink(shape, darker(ink, 0.4), shadow=Shadow(7, 12, 6, 0.5), edge=0.5)
    cut(plate, f'<g transform="translate(-2,-4)">{shape}</g>', ink, thick * 0.5, edge=0.55 if hedge else 0.25)
    if hedge:
        leaves = ""
        for (ax, ay), (bx, by) in walls:
            for _ in range(5):
                s = random.random()
                leaves += circle(
                    ax + (bx - ax) * s + random.uniform(-6, 4),
                    ay + (by - ay) * s + random.uniform(-9, 2),
                    random.uniform(2, 4),
                )
        cut(plate, leaves, lighter(ink, 0.28), opacity=0.8, edge=0.2)
    way = [goal]
    while way[-1] != start:
        way.append(came[way[-1]])
    centres = tuple((x0 + (c + 0.5) * size, y0 + (r + 0.5) * size) for c, r in reversed(way))
    gloom(plate, palette, 280, 430, 600, 0.45, 0.6)
    middle = (x0 + (goal[0] + 0.5) * size, y0 + (goal[1] + 0.5) * size)
    area = Area(middle[0] - size * 1.3, middle[1] - size * 1.3, size * 2.6, size * 2.6)
    return Maze(
        HEIGHT,
        middle[1],
        None,
        {"heart": area},
        {"heart": middle, "entrance": (door + size / 2, bottom)},
        None,
        centres,
    )


ROOMS: dict[str, Callable[[Plate, Palette], Room]] = {
    "street": street, "crossing": crossing, "rooftops": rooftops, "canal": canal, "station": station, "quay": quay,
    "market square": market_square, "labyrinth": labyrinth,
}  # fmt: skip
