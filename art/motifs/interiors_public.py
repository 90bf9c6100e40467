"""Rooms where people meet, work and wait. See art.motifs.interiors for the list."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import numpy as np

from art.colour import mix
from art.motif import draw
from art.motifs.fixtures import (
    BULB_FLASK,
    BUNK,
    CAFE_CHAIR,
    CAFE_TABLE,
    DUMMY,
    FLASK,
    HANGING_LAMP,
    RETORT,
    SCHOOL_DESK,
    WORKBENCH,
    gear,
    pipe,
    suited,
    valve,
)
from art.motifs.indoors import (
    Area,
    Room,
    View,
    beam,
    boards,
    checker,
    cut,
    gloom,
    pleats,
    tones,
    wall,
    wallpaper,
    window,
)
from art.motifs.interiors_home import skirting
from art.palettes import Palette
from art.press import Plate, darker, lighter
from art.shapes import circle, ellipse, line, path, polygon, rectangle, ring, stroke


def classroom(plate: Plate, palette: Palette) -> Room:
    """A classroom: blackboard, windows at the left, rows of desks, a globe on the teacher's desk."""
    t, floor, view = tones(palette), 600.0, View(320, 330)
    wall(plate, t.wall, (120, 200))
    skirting(plate, t, floor, 92)
    boards(plate, t.floor, t.board, view, floor)
    board = Area(196, 146, 344, 232)
    cut(plate, rectangle(board.x - 14, board.y - 14, board.width + 28, board.height + 28, 3), t.wood, 8, 1)
    slate = mix(palette.deep, palette.cool, 0.32)
    cut(plate, board.shape, slate, edge=0.2)
    smear = stroke("M226,330C260,250 300,260 290,300C280,340 350,250 380,230C420,210 430,270 500,220", 30)
    plate.dots(plate.mask(smear) * 0.24, t.pale, 0.4)
    cut(plate, rectangle(board.x - 14, board.bottom + 10, board.width + 28, 11, 3), t.wood, 5, 0.6)
    cut(plate, rectangle(236, board.bottom + 4, 24, 6, 2) + rectangle(290, board.bottom + 4, 14, 6, 2), t.pale)
    area = Area(40, 110, 92, 276)
    glass = window(plate, palette, t, area, (2, 4), frame=11)
    beam(plate, polygon([(90, 640), (210, 640), (330, 850), (120, 850)]), palette.light, 0.4)
    inks = suited(t)
    cut(plate, rectangle(386, 520, 176, 112, 3), t.timber, 16, 0.8)
    cut(plate, rectangle(374, 506, 200, 18, 3), t.wood, 6, 0.8)
    cut(plate, stroke("M520,506V498M494,470A30,34 0 0 0 546,470", 6), t.brass)
    cut(plate, circle(520, 462, 28), t.soft, 12)
    cut(plate, path("M506,448C514,440 528,446 524,456C536,462 528,478 516,474C504,470 512,458 506,448Z"), t.brass)
    for away, xs in ((1.05, (60, 300, 540)), (0.5, (20, 300, 580)), (0.1, (-10, 300, 610))):
        for x in xs:
            sx, sy = view.at(x, 880, away)
            draw(plate, SCHOOL_DESK, sx, sy, 1.75 * view.scale(away), inks=inks)
    gloom(plate, palette, 280, 400, 600, 0.45, 0.6)
    return Room(floor, 700, view, {"board": board, "window": area}, {"globe": (520, 434)}, glass)


def workshop(plate: Plate, palette: Palette) -> Room:
    """A factory hall: great gears on the wall, pipes and valves, a saw-tooth window, a workbench."""
    t, floor, view = tones(palette), 720.0, View(300, 420)
    wall(plate, t.wall, (300, 120), 0.2)
    bricks = ""
    random = Random(9)
    for _ in range(46):
        x, y = random.randrange(14) * 46, random.randrange(26) * 28
        bricks += rectangle(x - 23 * (y // 28 % 2), y, 42, 24, 2)
    cut(plate, bricks, t.paper, opacity=0.5, edge=0.2)
    area = Area(60, 70, 480, 120)
    glass = window(plate, palette, t, area, (6, 2), frame=10)
    inks, steel = suited(t), mix(t.metal, t.wall, 0.25)
    girders = rectangle(-10, 214, 620, 22) + rectangle(-10, 250, 620, 12)
    struts = "".join(
        line([(x, 228), (x + 30, 256)], 6) + line([(x + 30, 256), (x + 60, 228)], 6) for x in range(-20, 620, 60)
    )
    cut(plate, struts, darker(t.metal, 0.2), edge=0.15)
    cut(plate, girders, steel, 6, 0.8)
    for x, y, radius, teeth, turn, ink in ((178, 436, 118, 20, 0, t.metal), (350, 366, 58, 10, 10, t.brass),
                                           (470, 476, 96, 16, 4, mix(t.metal, t.cloth, 0.45)), (332, 528, 52, 9, 6,
                                                                                                t.soft)):  # fmt: skip
        draw(plate, gear(radius, teeth), x, y, 1, turn, inks={**inks, "metal": ink})
    draw(plate, pipe([(-30, 640), (60, 640), (60, 590), (236, 590), (236, 660), (420, 660), (420, 620), (640, 620)],
                     26), 0, 0,
         inks={**inks, "metal": mix(t.cloth, t.wood, 0.35)})  # fmt: skip
    draw(plate, pipe([(566, 262), (566, 560), (640, 560)], 34), 0, 0, inks=inks)
    draw(plate, valve(26), 330, 660, inks=inks)
    cut(plate, circle(140, 590, 27), t.brass, 8, 0.8)
    cut(plate, circle(140, 590, 19), t.pale)
    cut(plate, line([(140, 590), (151, 579)], 4), t.dark, edge=0.1)
    plates = view
    checker(plate, t.floor, darker(t.floor, 0.12), plates, floor, 150)
    cut(plate, rectangle(-10, floor - 10, 620, 12), darker(t.panel, 0.2), 4)
    draw(plate, WORKBENCH, 150, 836, 1.06, inks=inks)
    for x in (130, 470):
        cut(plate, line([(x, 236), (x, 262)], 4), t.dark)
    gloom(plate, palette, 300, 420, 580, 0.55, 0.55)
    return Room(floor, 830, view, {"window": area}, {"bench": (150, 730), "axle": (178, 436)}, glass)


def train_compartment(plate: Plate, palette: Palette) -> Room:
    """A railway compartment: two facing seats, a wide window with a landscape passing, luggage nets above."""
    t, floor = tones(palette), 742.0
    wall(plate, t.wood, (300, 220), 0.16)
    slats = "".join(line([(x, -10), (x, 900)], 2.6) for x in range(10, 600, 44))
    cut(plate, slats, darker(t.wood, 0.35), opacity=0.5, edge=0.2)
    area = Area(188, 160, 224, 330)
    glass = window(plate, palette, t, area, (1, 1), frame=20, sill=True)
    far = path("M150,420C210,356 250,380 300,390C350,340 410,350 460,400V500H150Z")
    cut(plate, far, palette.far, clip=glass, top=(lighter(palette.far, 0.3), 40))
    cut(plate, path("M150,446C230,420 330,470 460,436V500H150Z"), palette.middle, clip=glass)
    poles = line([(228, 150), (228, 500)], 6) + line([(206, 214), (250, 214)], 5)
    wires = stroke("M150,226C180,236 204,232 228,214C300,250 380,252 452,224", 2.6)
    cut(plate, poles + wires, palette.deep, clip=glass, edge=0.15)
    cut(plate, line([(188, 246), (412, 246)], 6), t.trim, edge=0.15)
    for side in (-1, 1):
        x = 300 + side * 172
        cut(plate, rectangle(min(x, x + side * 130), 92, 130, 9, 3), t.brass, 4, 0.8)
        net = "".join(
            line([(300 + side * (184 + k * 16), 96), (300 + side * (176 + k * 16), 132)], 2.6) for k in range(9)
        )
        net += "".join(
            line([(300 + side * (196 + k * 16), 132), (300 + side * (184 + k * 16), 96)], 2.6) for k in range(9)
        )
        cut(plate, net, t.trim, edge=0.1)
        back = path(f"M{300 + side * 150},300C{300 + side * 154},276 {300 + side * 200},270 {300 + side * 320},270V790"
                    f"H{300 + side * 172}Z")  # fmt: skip
        cut(plate, back, t.cloth, 26, 1)
        tufts = "".join(circle(300 + side * xx, yy, 4) for xx in (186, 222, 258) for yy in (330, 384, 438, 492))
        cut(plate, tufts, darker(t.cloth, 0.45), edge=0.15)
        cut(plate, path(f"M{300 + side * 160},292C{300 + side * 172},284 {300 + side * 230},280 "
                        f"{300 + side * 320},280V330"
                        f"C{300 + side * 230},326 {300 + side * 172},330 "
                        f"{300 + side * 160},322Z"), t.pale, 10)  # fmt: skip
        seat = path(f"M{300 + side * 320},560H{300 + side * 126}C{300 + side * 96},560 {300 + side * 94},616 "
                    f"{300 + side * 126},618"
                    f"H{300 + side * 320}Z")  # fmt: skip
        cut(plate, rectangle(min(300 + side * 136, 300 + side * 320), 600, 184, 150), darker(t.timber, 0.2), 10)
        cut(plate, seat, t.cloth, 18, 1)
        arm = path(f"M{300 + side * 320},486H{300 + side * 136}C{300 + side * 120},486 {300 + side * 120},510 "
                   f"{300 + side * 136},510"
                   f"H{300 + side * 320}Z")  # fmt: skip
        cut(plate, arm, t.timber, 8, 0.7)
    boards(plate, t.floor, t.board, View(300, 420), floor, 110)
    cut(plate, polygon([(226, 545), (374, 545), (390, 566), (210, 566)]), t.timber, 7, 1)
    cut(plate, line([(300, 566), (300, 640)], 9), t.timber)
    case = rectangle(468, 40, 92, 54, 8)
    cut(plate, stroke("M500,42C500,26 528,26 528,42", 6), t.timber)
    cut(plate, case, mix(t.brass, t.wood, 0.4), 12, 0.6)
    cut(plate, rectangle(482, 40, 9, 54) + rectangle(538, 40, 9, 54), t.timber)
    beam(plate, polygon([(210, 760), (390, 760), (450, 880), (150, 880)]), palette.light, 0.3)
    gloom(plate, palette, 300, 400, 560, 0.55, 0.55)
    spots = {"left seat": (124.0, 560.0), "right seat": (476.0, 560.0), "table": (300.0, 545.0), "rack": (120.0, 92.0)}
    return Room(floor, 820, View(300, 420), {"window": area}, spots, glass)


def cafe(plate: Plate, palette: Palette) -> Room:
    """A café: mirror and bar at the back, hanging lamps, round marble tables and bentwood chairs."""
    t, floor, view = tones(palette), 610.0, View(300, 340)
    wall(plate, t.wall, (300, 200))
    wallpaper(plate, "stripes", t.paper, 0.5, bottom=floor)
    skirting(plate, t, floor, 110)
    mirror = Area(120, 130, 360, 190)
    cut(plate, rectangle(mirror.x - 14, mirror.y - 14, 388, 218, 6), t.brass, 10, 1)
    plate.ink(
        mirror.shape,
        plate.ramp((plate.y - 130) / 190 * 0.6 + (plate.x - 120) / 900, [(0, lighter(t.soft, 0.35)), (1, t.soft)]),
    )
    glints = polygon([(150, 318), (250, 132), (282, 132), (182, 318)]) + polygon(
        [(204, 318), (304, 132), (314, 132), (214, 318)]
    )
    cut(plate, glints, t.pale, opacity=0.35, edge=0.2)
    shelf = rectangle(110, 352, 380, 10, 2)
    bottles = {"cloth": "", "soft": "", "brass": "", "timber": ""}
    random = Random(3)
    for x in range(126, 480, 24):
        tall = random.uniform(40, 62)
        bottles[random.choice(list(bottles))] += path(
            f"M{x - 7},352V{352 - tall * 0.55:.0f}C{x - 7},{352 - tall * 0.7:.0f} {x - 3},{352 - tall * 0.7:.0f} "
            f"{x - 3},"
            f"{352 - tall:.0f}H{x + 3}C{x + 3},{352 - tall * 0.7:.0f} {x + 7},{352 - tall * 0.7:.0f} "
            f"{x + 7},{352 - tall * 0.55:.0f}V352Z"
        )
    inks = suited(t)
    for ink, shape in bottles.items():
        cut(plate, shape, inks[ink], 5)
    cut(plate, shelf, t.timber, 4, 0.6)
    cut(plate, rectangle(60, 452, 480, 170, 3), t.timber, 24, 1)
    cut(plate, "".join(rectangle(x, 484, 76, 110, 4) for x in (82, 178, 274, 370, 446)), darker(t.timber, 0.25), 9)
    cut(plate, rectangle(46, 436, 508, 22, 6), t.pale, 7, 1)
    cut(plate, line([(70, 606), (530, 606)], 6), t.brass)
    checker(plate, mix(t.floor, t.pale, 0.4), darker(t.floor, 0.2), view, floor + 10, 96)
    for x, scale in ((150, 1.0), (300, 1.12), (450, 1.0)):
        draw(plate, HANGING_LAMP, x, -20, scale, inks=inks)
        plate.glow(x, -20 + 140 * scale, 130, palette.light, 0.45)
    for x, y, scale, flip in ((112, 786, 1.02, False), (496, 800, 1.08, True)):
        draw(plate, CAFE_CHAIR, x + (-70 if not flip else 70) * scale, y - 14, scale, inks=inks)
        draw(plate, CAFE_TABLE, x, y, scale, inks=inks)
        cup = path(f"M{x - 12},{y - 138 * scale:.0f}H{x + 10}C{x + 9},{y - 124 * scale:.0f} "
                   f"{x - 9},{y - 120 * scale:.0f} {x - 12},"
                   f"{y - 138 * scale:.0f}Z") + ellipse(x - 1, y - 121 * scale, 17, 4)  # fmt: skip
        cut(plate, cup, t.cloth, 5)
    gloom(plate, palette, 300, 420, 580, 0.45, 0.58)
    spots = {"left table": (112.0, 661.0), "right table": (496.0, 668.0), "bar": (300.0, 436.0)}
    return Room(floor + 10, 830, view, {"mirror": mirror}, spots)


def tailor(plate: Plate, palette: Palette) -> Room:
    """A tailor's shop: rolls of cloth on shelves, dummies, a long cutting table, a tall mirror."""
    t, floor, view = tones(palette), 690.0, View(300, 400)
    wall(plate, t.wall, (180, 240))
    wallpaper(plate, "stripes", t.paper, 0.45, bottom=floor)
    boards(plate, t.floor, t.board, view, floor)
    skirting(plate, t, floor)
    inks, random = suited(t), Random(12)
    cut(plate, rectangle(34, 92, 330, 292, 4), t.timber, 14, 1)
    cut(plate, rectangle(46, 104, 306, 268), darker(t.timber, 0.5))
    rolls = [t.cloth, t.soft, t.brass, t.pale, t.panel, t.metal, mix(t.cloth, t.pale, 0.4), mix(t.soft, t.pale, 0.5)]
    for row in range(4):
        y = 168 + row * 68
        x = 52.0
        while x < 326:
            radius = random.uniform(15, 24)
            ink = random.choice(rolls)
            cut(plate, circle(x + radius, y - radius, radius), ink, 8, 0.3)
            swirl = stroke(f"M{x + radius:.0f},{y - radius:.0f}a4,4 0 0 1 7,3a9,9 0 0 1 -16,-1a12,12 0 0 1 20,-10", 2.6)
            cut(plate, swirl, darker(ink, 0.4), edge=0.1)
            x += radius * 2 + 3
        cut(plate, rectangle(46, y, 306, 9), t.wood, 4)
    cut(plate, ellipse(486, 350, 82, 190), t.brass, 11, 1.2)
    plate.ink(
        ellipse(486, 350, 66, 172),
        plate.ramp(plate.y / 700 + plate.x / 1600, [(0.3, lighter(t.soft, 0.5)), (0.9, t.soft)]),
    )
    cut(plate, polygon([(440, 420), (500, 220), (516, 220), (456, 440)]), t.pale, opacity=0.35, edge=0.2)
    cut(plate, stroke("M402,410V706M570,410V706", 11) + line([(380, 706), (430, 706)], 11)
        + line([(546, 706), (596, 706)], 11),
        t.timber, edge=0.2)  # fmt: skip
    draw(plate, DUMMY, 92, 726, 1.32, inks={**inks, "trim": mix(t.trim, t.brass, 0.3)})
    draw(plate, DUMMY, 372, 716, 1.2, inks={**inks, "trim": mix(t.cloth, t.trim, 0.35), "cloth": t.pale}, flip=True)
    cut(plate, polygon([(120, 776), (480, 776), (560, 836), (40, 836)]), t.wood, 14, 1.2)
    cut(plate, rectangle(40, 834, 520, 22, 2), t.timber, 6)
    cut(plate, rectangle(64, 850, 26, 60) + rectangle(510, 850, 26, 60), t.timber, 6)
    spill = path("M250,780C300,770 380,778 430,790C450,830 452,870 470,912C420,930 380,916 350,922"
                 "C340,880 330,850 300,826"
                 "C270,812 250,800 250,780Z")  # fmt: skip
    cut(plate, spill, t.cloth, 20, 0.8)
    cut(
        plate,
        stroke("M330,800C370,830 380,870 392,912M380,796C414,830 420,870 432,912", 4),
        darker(t.cloth, 0.35),
        edge=0.15,
    )
    gloom(plate, palette, 280, 420, 590, 0.45, 0.58)
    return Room(floor, 770, view, {"mirror": Area(420, 178, 132, 344)}, {"table": (200, 790), "dummy": (92, 454)})


def laboratory(plate: Plate, palette: Palette) -> Room:
    """A laboratory: shelves of flasks, glass tubes, a bench with a retort over a flame, a round window."""
    t, floor, view = tones(palette), 700.0, View(300, 420)
    wall(plate, t.wall, (300, 160))
    tiles = "".join(line([(x, 420), (x, floor)], 2.4) for x in range(18, 600, 46)) + "".join(
        line([(-10, y), (610, y)], 2.4) for y in range(420, 700, 46)
    )
    cut(plate, rectangle(-10, 416, 620, floor - 416), mix(t.panel, t.wall, 0.4))
    cut(plate, tiles, t.wall, edge=0.15, opacity=0.8)
    cut(plate, rectangle(-10, 408, 620, 12), t.trim, 4)
    checker(plate, t.floor, darker(t.floor, 0.25), view, floor, 130)
    inks = suited(t)
    cut(plate, circle(300, 170, 92), t.trim, 9, 1)
    glass = plate.mask(circle(300, 170, 76))
    plate.ink(glass, plate.ramp((plate.y - 94) / 152 * 0.8 + 0.1, palette.sky), edge=0.15)
    cut(
        plate,
        line([(300, 94), (300, 246)], 6) + line([(224, 170), (376, 170)], 6) + ring(300, 170, 38, 6),
        t.trim,
        edge=0.15,
    )
    for side in (-1, 1):
        x = 300 + side * 206
        for k, y in enumerate((176, 300)):
            cut(plate, rectangle(x - 82, y, 164, 10, 2), t.wood, 5, 0.9)
            order = (FLASK, BULB_FLASK) if (k + side) % 2 else (BULB_FLASK, FLASK)
            draw(plate, order[0], x - 44, y, 0.42, inks={**inks, "soft": (t.cloth, t.brass)[k]})
            draw(plate, order[1], x + 12, y, 0.5, inks={**inks, "cloth": (t.soft, t.cloth)[k]})
            cut(plate, rectangle(x + 46, y - 46, 24, 46, 4), (t.brass, t.soft)[k], 6)
            cut(plate, rectangle(x + 44, y - 54, 28, 11, 3), t.timber)
    cut(plate, rectangle(-10, 612, 620, 150), t.wood, 24, 1)
    cut(plate, "".join(rectangle(x, 648, 126, 90, 4) for x in (12, 156, 300, 444)), darker(t.wood, 0.2), 9)
    cut(plate, "".join(circle(x, 692, 6) for x in (75, 219, 363, 507)), t.brass)
    cut(plate, rectangle(-10, 592, 620, 24, 3), t.trim, 7, 1)
    stand = line([(120, 592), (120, 384)], 7) + line([(92, 592), (160, 592)], 9) + line([(120, 470), (206, 470)], 6)
    cut(plate, stand, t.metal, edge=0.2)
    cut(plate, path("M186,592V568C186,560 214,560 214,568V592Z"), t.metal, 5)
    cut(plate, path("M200,562C186,552 190,538 200,522C210,538 214,552 200,562Z"), t.cloth, 4)
    cut(plate, path("M200,562C194,556 196,548 200,540C204,548 206,556 200,562Z"), t.glow)
    draw(plate, RETORT, 206, 520, 0.98, inks=inks)
    tube = "M336,486C360,500 364,520 364,540C364,566 380,566 386,546C392,520 380,470 404,460C430,452 432,500 440,520"
    cut(plate, stroke(tube, 9), mix(t.pale, t.soft, 0.3), edge=0.2)
    draw(plate, BULB_FLASK, 446, 592, 0.72, inks={**inks, "cloth": t.soft})
    draw(plate, FLASK, 540, 592, 0.6, inks={**inks, "soft": t.cloth})
    steam = stroke("M540,480C526,462 552,446 536,424M446,452C434,436 458,424 444,402", 5)
    cut(plate, steam, t.pale, opacity=0.5, edge=0.3)
    gloom(plate, palette, 300, 420, 580, 0.5, 0.56)
    return Room(
        floor + 62, 850, view, {"bench": Area(0, 592, 600, 24)}, {"flame": (200, 545), "flask": (446, 470)}, glass
    )


def lift_cage(plate: Plate, palette: Palette, *, shut: bool = False) -> Room:
    """A lift in its iron shaft: lit cabin between floors, cables, counterweight; `shut` draws the folding gate."""
    t = tones(palette)
    plate.sky([(0, darker(t.panel, 0.5)), (0.5, darker(t.panel, 0.15)), (1, darker(t.panel, 0.55))], grain=0.1)
    for y in (96, 730):
        cut(plate, rectangle(-10, y, 620, 54), darker(t.wood, 0.25), 10, 1)
        cut(plate, rectangle(-10, y - 10, 620, 13), t.trim, 4)
    cut(plate, rectangle(112, -10, 376, 920), darker(t.dark, 0.05), opacity=0.9)
    lattice = ""
    for k in range(-2, 22):
        lattice += line([(112, k * 48), (488, k * 48 + 376)], 3) + line([(488, k * 48), (112, k * 48 + 376)], 3)
    cut(plate, lattice, mix(t.metal, t.dark, 0.45), clip=plate.mask(rectangle(112, -10, 376, 920)), edge=0.15)
    cabin = Area(150, 250, 300, 420)
    cut(plate, line([(286, -10), (286, 226)], 5) + line([(314, -10), (314, 226)], 5), t.metal, edge=0.1)
    cut(plate, rectangle(126, -10, 9, 920) + rectangle(465, -10, 9, 920), t.metal, 3)
    cut(plate, rectangle(470, 120, 26, 150, 3), t.metal, 8, 0.8)
    cut(plate, line([(483, -10), (483, 120)], 4), t.metal, edge=0.1)
    warm = mix(t.glow, t.brass, 0.3)
    cut(plate, cabin.shape, warm, 60, 1.5, bottom=(darker(warm, 0.3), 160))
    panels = "".join(rectangle(166 + k * 92, 300, 80, 230, 4) for k in range(3))
    cut(plate, panels, mix(t.wood, warm, 0.35), 14)
    cut(plate, rectangle(150, 548, 300, 10, 3), t.brass, 4, 0.6)
    cut(plate, polygon([(150, 628), (450, 628), (450, 670), (150, 670)]), t.cloth, 10)
    plate.glow(300, 290, 190, palette.light, 0.6)
    cut(plate, path("M276,272A24,24 0 0 0 324,272Z"), t.glow, edge=0.2)
    cut(
        plate,
        path("M128,256C150,226 220,220 300,220C380,220 450,226 472,256Z") + rectangle(128, 252, 344, 22, 4),
        t.brass,
        10,
        1,
    )
    cut(plate, rectangle(128, 666, 344, 26, 4), t.brass, 9, 1)
    cut(plate, rectangle(134, 270, 18, 400) + rectangle(448, 270, 18, 400), t.brass, 6, 0.6)
    if shut:
        lift_gate(plate, palette)
    posts = rectangle(88, -10, 26, 920, 2) + rectangle(486, -10, 26, 920, 2)
    cut(plate, posts, t.metal, 8, 1)
    scrolls = "".join(stroke(f"M88,{y}C50,{y - 6} 44,{y + 34} 70,{y + 32}M512,{y}C550,{y - 6} 556,{y + 34} "
                             f"530,{y + 32}", 6)
                      for y in (180, 420, 800))  # fmt: skip
    cut(plate, scrolls, t.metal, edge=0.2)
    return Room(670, 664, None, {"cabin": Area(150, 274, 300, 392)}, {"button": (432, 470)})


def lift_gate(plate: Plate, palette: Palette) -> None:
    """The folding gate of the lift, drawn before who is inside."""
    t = tones(palette)
    bars = "".join(line([(x, 276), (x, 666)], 5) for x in range(166, 450, 28))
    cross = "".join(
        line([(x, y), (x + 28, y + 56)], 3.4) + line([(x + 28, y), (x, y + 56)], 3.4)
        for x in range(166, 440, 28)
        for y in (340, 560)
    )
    cut(plate, bars + cross, darker(t.brass, 0.35), 0, 0.5, edge=0.15)


def cell(plate: Plate, palette: Palette) -> Room:
    """A prison cell: stone walls in perspective, a high barred window, its light and bars on the floor and wall."""
    t, view = tones(palette), View(320, 400)
    left, right, top, floor, end = -90, 700, -150, 1000, 0.9
    stone = mix(t.wall, t.metal, 0.3)
    plate.sky([(0, darker(stone, 0.3)), (1, stone)], grain=0.12)
    (x0, y0), (x1, y1) = view.at(left, top, end), view.at(right, floor, end)
    back = Area(x0, y0, x1 - x0, y1 - y0)
    cut(plate, view.flat(top, left, right, -0.3, end), darker(stone, 0.5), edge=0.1)
    cut(plate, view.side(left, top, floor, -0.3, end), darker(stone, 0.24), edge=0.1)
    cut(plate, view.side(right, top, floor, -0.3, end), darker(stone, 0.4), edge=0.1)
    cut(plate, view.flat(floor, left, right, -0.3, end), darker(t.floor, 0.2), edge=0.1)
    random, blocks = Random(31), ""
    for j in range(14):
        x = back.x - random.uniform(0, 50)
        while x < back.right:
            wide = random.uniform(46, 84)
            if random.random() < 0.45:
                blocks += rectangle(x + 2, back.y + j * back.height / 14 + 2, wide - 4, back.height / 14 - 4, 5)
            x += wide
    cut(plate, blocks, lighter(stone, 0.14), 5, clip=plate.mask(back.shape), opacity=0.75, edge=0.4)
    sides = ""
    for k, y in enumerate(np.linspace(top, floor, 13)[:-1]):
        for near in np.arange(-0.3 + 0.1 * (k % 2), end, 0.26):
            if random.random() < 0.35:
                sides += view.side(left, y + 6, y + 86, near, min(near + 0.23, end))
                sides += view.side(right, y + 6, y + 86, near, min(near + 0.23, end))
    cut(plate, sides, darker(stone, 0.12), opacity=0.5, edge=0.4)
    slabs = "".join(line([view.at(x, floor, -0.3), view.at(x, floor, end)], 3) for x in range(left, right + 1, 158))
    slabs += "".join(line([view.at(left, floor, a), view.at(right, floor, a)], 3) for a in (0.02, 0.2, 0.42, 0.7))
    cut(plate, slabs, t.dark, opacity=0.5, edge=0.2)
    area = Area(262, 178, 116, 110)
    cut(plate, rectangle(area.x - 16, area.y - 16, 148, 142, 4), darker(stone, 0.3), 8)
    glass = plate.mask(area.shape)
    plate.ink(glass, plate.ramp((plate.y - 178) / 110 * 0.6 + 0.35, palette.sky), edge=0.15)
    plate.glow(320, 230, 200, palette.light, 0.4)
    cut(
        plate,
        "".join(line([(x, 172), (x, 294)], 8) for x in (284, 308, 332, 356)) + line([(256, 232), (384, 232)], 6),
        t.dark,
    )
    cut(plate, rectangle(area.x - 24, area.bottom + 10, 164, 16, 3), lighter(stone, 0.2), 5, 0.8)
    plate.lay(
        palette.light, plate.rough(plate.mask(polygon([(262, 190), (378, 190), (330, 860), (90, 860)])), 0.3, 5) * 0.13
    )
    beam(plate, polygon([(160, 730), (300, 730), (290, 862), (70, 862)]), palette.light, 0.7)
    shadow = "".join(line([(160 + 140 * s, 728), (70 + 220 * s, 864)], 9) for s in (0.19, 0.4, 0.61, 0.82))
    cut(plate, shadow + line([(122, 790), (296, 790)], 7), darker(t.floor, 0.3), opacity=0.9)
    draw(plate, BUNK, 476, 770, 1.15, inks={**suited(t), "pale": mix(t.pale, stone, 0.35)})
    cut(plate, stroke("M210,470V520M222,470V520M234,470V520M246,470V520M202,508L256,482M270,470V520M282,470V520", 4),
        lighter(stone, 0.45), opacity=0.8)  # fmt: skip
    gloom(plate, palette, 250, 500, 520, 0.7, 0.5)
    return Room(
        back.bottom, 820, view, {"window": area, "back": back}, {"bunk": (500, 664), "light": (190, 796)}, glass
    )


def cell_front(plate: Plate, palette: Palette) -> None:
    """Bars before everything, when the cell is seen from outside it."""
    t = tones(palette)
    bars = "".join(rectangle(x - 9, -10, 18, 920, 8) for x in range(48, 600, 84))
    cut(plate, bars, t.dark, 7, 1.2)
    cut(plate, rectangle(-10, 168, 620, 22) + rectangle(-10, 726, 620, 22), t.dark, 7, 1)


def shop_window(plate: Plate, palette: Palette, *, curtain: bool = True) -> Room:
    """A shop seen from the street: lit display behind glass, striped awning, door at the right, pavement."""
    t = tones(palette)
    front = mix(t.soft, palette.near, 0.35) if palette.dark else t.cloth
    wall(plate, mix(t.wall, palette.near, 0.3), (200, 100), 0.2)
    bricks = "".join(
        rectangle(x * 54 - 27 * (y % 2), y * 26, 50, 22, 2) for y in range(9) for x in range(13) if (x * 7 + y * 5) % 3
    )
    cut(plate, bricks, t.paper, opacity=0.5, edge=0.2)
    cut(plate, rectangle(20, 196, 560, 600, 3), front, 24, 1)
    cut(plate, rectangle(10, 150, 580, 62, 4), darker(front, 0.25), 12, 1)
    cut(plate, rectangle(34, 164, 532, 34, 3), mix(front, t.brass, 0.25), 8)
    display = Area(48, 286, 352, 376)
    lit = mix(t.glow, t.brass, 0.2)
    cut(
        plate,
        rectangle(display.x - 10, display.y - 10, display.width + 20, display.height + 20, 3),
        darker(front, 0.4),
        5,
    )
    glass = cut(plate, display.shape, lit, edge=0.15, bottom=(darker(lit, 0.22), 160))
    plate.glow(224, 350, 260, palette.light, 0.6, clip=glass)
    if curtain:
        cut(
            plate,
            rectangle(display.x, display.y + 120, display.width, 170),
            mix(t.cloth, lit, 0.35),
            clip=glass,
            opacity=0.55,
        )
        cut(plate, pleats(display.x, display.right, display.y + 120, display.y + 290, 22, 3), darker(t.cloth, 0.2),
            clip=glass,
            opacity=0.3)  # fmt: skip
        cut(plate, line([(display.x, display.y + 120), (display.right, display.y + 120)], 6), t.brass, edge=0.1)
    cut(plate, polygon([(48, 590), (400, 590), (400, 662), (48, 662)]), t.wood, 10, clip=glass)
    cut(plate, rectangle(48, 586, 352, 8), lighter(t.wood, 0.4), edge=0.1)
    cut(plate, "".join(rectangle(x, 696, 104, 78, 3) for x in (48, 172, 296)), darker(front, 0.2), 9)
    cut(plate, rectangle(424, 278, 132, 520, 3), darker(front, 0.4), 6)
    cut(plate, rectangle(434, 288, 112, 508), mix(front, t.brass, 0.35), 14)
    cut(plate, rectangle(450, 308, 80, 250, 3), lit, 10)
    cut(plate, rectangle(450, 590, 80, 180, 3), darker(front, 0.15), 9)
    cut(plate, circle(446, 574, 8), t.brass, 4)
    awning = ""
    for k in range(10):
        x = 14 + k * 57.2
        if k % 2 == 0:
            awning += path(
                f"M{24 + k * 55.2:.0f},214H{24 + (k + 1) * 55.2:.0f}L{x + 57.2:.0f},290A28.6,22 0 0 1 {x:.0f},290Z"
            )
    whole = path("M24,214H576L586,290H14Z") + "".join(
        path(f"M{14 + k * 57.2:.0f},288h57.2A28.600,24 0 0 1 {14 + k * 57.2:.0f},288Z") for k in range(10)
    )
    cut(plate, whole, t.pale, 12, 1.3)
    cut(plate, awning, t.cloth if palette.dark else t.soft, edge=0.2)
    glare = polygon([(70, 560), (230, 292), (268, 292), (108, 560)]) + polygon(
        [(124, 560), (284, 292), (296, 292), (136, 560)]
    )
    cut(plate, glare, t.pale, clip=glass, opacity=0.28, edge=0.2)
    pave = mix(t.floor, palette.near, 0.2)
    cut(plate, rectangle(-10, 796, 620, 120), pave, top=(darker(pave, 0.35), 40))
    view = View(300, 600)
    slabs = "".join(line([view.at(x, 900, 0), view.at(x, 900, 0.53)], 3) for x in range(-500, 1200, 100))
    cut(plate, slabs + line([(-10, 838), (610, 838)], 3), t.board, opacity=0.6, edge=0.2)
    beam(plate, polygon([(60, 800), (390, 800), (450, 890), (30, 890)]), palette.light, 0.4)
    gloom(plate, palette, 260, 480, 600, 0.5, 0.6)
    return Room(796, 850, view, {"display": display}, {"shelf": (224, 590), "door": (490, 798)}, glass)


ROOMS: dict[str, Callable[[Plate, Palette], Room]] = {
    "classroom": classroom, "workshop": workshop, "train compartment": train_compartment, "café": cafe,
    "tailor": tailor, "laboratory": laboratory, "lift cage": lift_cage, "cell": cell, "shop window": shop_window,
}  # fmt: skip
