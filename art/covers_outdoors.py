"""Two covers in the open: the door in the moon, the laurel growing out of a book."""

from __future__ import annotations

import math

from art.colour import mix
from art.players import BODY as RABBIT
from art.press import Plate, Shadow
from art.shapes import bird, circle, ellipse, path, place, polygon, rectangle, star, streak, stroke, waves

WIDTH, HEIGHT = 360, 760


def didixit() -> Plate:
    """A door ajar in the moon, stairs down to the sea, a rabbit about to go in."""
    plate = Plate(WIDTH, HEIGHT, 1.5, seed=21)
    plate.sky([(0, "#03141c"), (0.35, "#072a33"), (0.62, "#0f5560"), (0.9, "#4b9a98")])
    plate.stars(110, 520, "#f5efcf", glints=7)
    for i in range(4, 0, -1):
        halo = plate.rough(plate.mask(circle(180, 286, 142 + i * 26)), 0.3)
        plate.lay("#4b9a98", halo * 0.13 * (0.5 + plate.noise.grain))
    moon = circle(180, 286, 142)
    plate.ink(moon, "#f5efcf", shade="#e3bd80", depth=60, shadow=Shadow(0, 8, 20, 0.5))
    for x, y, r in ((106, 226, 24), (258, 204, 16), (272, 330, 29), (92, 334, 14), (176, 178, 15), (122, 286, 9)):
        plate.ink(circle(x, y, r), "#ead19b", shade="#f5efcf", light="#b9935f", depth=10, edge=0.3)
    plate.ink(path("M140,440V294A40,44 0 0 1 220,294V440Z"), "#7b3b2c", shadow=Shadow(0, 2, 8, 0.4))
    opening = plate.ink(path("M149,440V296A31,35 0 0 1 211,296V440Z"), "#0a1b2b", top=("#03101c", 90))
    draw = plate.random
    inner = "".join(circle(draw.uniform(152, 208), draw.uniform(268, 400), draw.uniform(0.5, 1.6)) for _ in range(24))
    plate.lay("#ffe9a8", plate.mask(inner + star(186, 318, 8)) * opening)
    plate.glow(180, 424, 76, "#ffdd8a", 0.75, 1.4, clip=opening)
    leaf = polygon([(149, 296), (126, 276), (126, 456), (149, 440)])
    plate.ink(leaf, "#b65a3c", shade="#6d2d22", light="#e59a6a", depth=14, shadow=Shadow(3, 4, 5, 0.4))
    plate.ink(circle(132, 370, 2.8), "#ffd36b", edge=0.1)
    for row in range(8):
        tint = mix("#4b9a98", "#05222b", 0.1 + row * 0.125)
        foam = mix("#f5efcf", "#4b9a98", 0.35 + row * 0.07)
        water = waves(WIDTH, HEIGHT, 520 + row * 34, 34 + row * 3, 13 + row, (row % 2) * 17)
        plate.ink(water, tint, top=(foam, 11), shadow=Shadow(0, -4, 6, 0.28))
        if row == 1:
            _stairs(plate, 180, 440, 11, 12, 42, 8)
        if row == 3:
            hull = polygon([(-52, 0), (52, 0), (34, 22), (-34, 22)])
            sail = polygon([(-34, 0), (0, -46), (34, 0)])
            plate.ink(
                place(hull + sail, 78, 606, 0.9, -6), "#f5efcf", shade="#e2643f", depth=14, shadow=Shadow(2, 4, 4)
            )
            _lantern(plate, 128, 590)
    glitter = ""
    for _ in range(46):
        far = draw.random()
        glitter += ellipse(
            206 + draw.gauss(0, 16 + 40 * far), 588 + 160 * far, draw.uniform(4, 13), draw.uniform(1, 1.9)
        )
    plate.ink(glitter, "#f7e9b8", edge=0.3, opacity=0.55)
    _rabbit(plate, 176, 466, 0.27)
    return plate


def _lantern(plate: Plate, x: float, y: float) -> None:
    """The light someone left at the prow of the paper boat, and what the waves make of it."""
    plate.ink(
        stroke(f"M{x - 12},{y + 14}C{x - 12},{y - 8} {x - 6},{y - 22} {x},{y - 24}V{y - 17}", 2.6), "#7b3b2c", edge=0.1
    )
    plate.glow(x, y - 10, 34, "#ffd27a", 0.8)
    plate.ink(rectangle(x - 4.5, y - 17, 9, 12, 3), "#ffedb8", edge=0.1)


def _stairs(plate: Plate, x: float, y: float, steps: int, rise: float, width: float, widening: float) -> None:
    for k in range(steps):
        t = k / (steps - 1)
        wide, middle = width + k * widening, x + math.sin(t * 2.2) * 32
        tread = rectangle(middle - wide / 2, y + k * rise, wide, rise + 2, 1.5)
        plate.ink(
            tread, mix("#f5efcf", "#e9c891", 0.15 + 0.45 * (k % 2)), bottom=("#8f9a80", rise * 0.6), edge=0.2,
            shadow=Shadow(0, 3, 3, 0.3),
        )  # fmt: skip


def _rabbit(plate: Plate, x: float, y: float, scale: float) -> None:
    """A rabbit sitting on (x, y), looking at the light."""
    body = place(RABBIT, x - 90 * scale, y - 182 * scale, scale)
    plate.ink(body, "#d9503f", shade="#7d201c", light="#ffb48a", depth=8, edge=0.15, shadow=Shadow(2, 3, 2, 0.5))
    plate.ink(circle(x - 64 * scale, y - 30 * scale, 12 * scale), "#fbf2dc", edge=0.1)


BOUGHS = (
    ("M178,470C168,440 140,424 106,410", 15, 5),
    ("M184,440C206,416 240,404 270,396", 14, 5),
    ("M178,420C168,384 138,352 112,330", 14, 4),
    ("M186,404C200,366 230,340 256,318", 14, 4),
    ("M182,396C178,350 180,306 190,262", 16, 4),
)
# Clumps of the crown from back to front: middle, reach across and up, number of leaves.
CLUMPS = (
    (184, 236, 74, 50, 60),
    (104, 300, 66, 50, 56),
    (264, 290, 66, 52, 56),
    (80, 392, 58, 38, 40),
    (290, 380, 56, 38, 40),
    (184, 318, 78, 54, 64),
)
LEAF = path("M0,0C7,-10 22,-12 38,0C23,9 8,10 0,0Z")
GREENS = ("#2c5229", "#3d6a36", "#557f3c", "#7fa04a")
BIRDS = ("#33522a", "#bf3818", "#557a3a", "#2b1d2f")


def dictionnaire() -> Plate:
    """A laurel rooted in an open dictionary; someone picks a leaf from a ladder, and the topmost leaves fly off."""
    plate = Plate(WIDTH, HEIGHT, 1.5, seed=33)
    plate.sky([(0, "#6fa695"), (0.28, "#b9d3a4"), (0.6, "#f8edc8"), (1, "#e9c27a")], grain=0.12)
    plate.glow(190, 300, 300, "#fff8de", 0.85)
    plate.ink(circle(212, 250, 122), "#fff3cb", shade="#efc25e", depth=60, opacity=0.92)
    for left, top, width in ((58, 170, 90), (300, 128, 80), (40, 480, 110), (330, 470, 110)):
        plate.ink(streak(plate.random, left, top, width, 11), "#fffaf0", opacity=0.55, edge=0.4)
    plate.ink(rectangle(-10, 610, 380, 170), "#7a4526", top=("#c98a52", 26), shade="#3f1f16", depth=40)
    _book(plate)
    _tree(plate)
    _picker(plate)
    _flock(plate)
    return plate


def _book(plate: Plate) -> None:
    cover = path("M180,592C138,564 66,564 12,586L0,672C66,652 138,654 180,686C222,654 294,652 360,672L348,586"
                 "C294,564 222,564 180,592Z")  # fmt: skip
    pages = path("M180,582C142,550 76,550 24,572L12,652C76,634 142,638 180,668C218,638 284,634 348,652L336,572"
                 "C284,550 218,550 180,582Z")  # fmt: skip
    plate.ink(cover, "#7d2440", light="#d9788a", depth=10, shadow=Shadow(0, 10, 10, 0.55))
    for drop, ink in ((9, "#c9a877"), (4, "#e6cfa0")):
        plate.ink(place(pages, 0, drop), ink, edge=0.2)
    plate.ink(pages, "#fdf2d6", shade="#c98f5f", light="#ffffff", depth=26)
    rules = ""
    for k in range(5):
        rules += stroke(f"M{34 - k * 2},{590 + k * 12}q52,-20 104,-4", 2.2)
        rules += stroke(f"M{326 + k * 2},{590 + k * 12}q-52,-20 -104,-4", 2.2)
    plate.ink(rules, "#8a6a4a", opacity=0.7, edge=0.3)
    plate.ink(path("M286,562h13l5,84l-10,-9l-8,11Z"), "#e2a52e", edge=0.2, shadow=Shadow(1, 2, 2, 0.3))


def _along(bough: str, t: float) -> tuple[float, float]:
    x0, y0, x1, y1, x2, y2, x3, y3 = (float(n) for n in bough[1:].replace("C", " ").replace(",", " ").split())
    u = 1 - t
    return (
        u**3 * x0 + 3 * u * u * t * x1 + 3 * u * t * t * x2 + t**3 * x3,
        u**3 * y0 + 3 * u * u * t * y1 + 3 * u * t * t * y2 + t**3 * y3,
    )


def _tree(plate: Plate) -> None:
    """Roots that grip the pages, a twisted trunk, clumps of leaves darker behind and lighter in front."""
    trunk = path(
        "M104,596C128,588 150,574 156,544C162,512 152,486 158,450C161,430 168,412 170,392L196,392"
        "C200,416 204,436 200,462C196,492 204,520 210,548C216,574 240,588 262,592C240,598 222,594 210,590"
        "C214,600 220,606 230,612C208,612 198,602 188,594C184,604 176,614 160,618"
        "C166,608 168,600 166,592C152,602 126,604 104,596Z"
    )
    boughs = ""
    for bough, thick, thin in BOUGHS:
        for step in range(25):
            t = step / 24
            boughs += circle(*_along(bough, t), (thick + (thin - thick) * t) / 2)
    plate.ink(trunk + boughs, "#6b4a2a", shade="#2f1d14", light="#c9985a", depth=16, shadow=Shadow(3, 5, 6, 0.35))
    bark = stroke("M172,420C166,452 172,488 168,520C166,540 162,556 152,568M188,430C192,470 184,506 194,540", 3)
    plate.ink(bark, "#3f2818", edge=0.3, opacity=0.7)
    draw = plate.random
    for number, (x, y, across, up, leaves) in enumerate(CLUMPS):
        mass = ellipse(x, y, across * 0.86, up * 0.82)
        plate.ink(mass, "#234522", edge=0.5, shadow=Shadow(3, 8, 9, 0.34))
        for layer in range(9):
            shapes = ""
            for _ in range(leaves // 7):
                angle, far = draw.uniform(0, math.tau), draw.random() ** 0.55
                lx, ly = x + across * far * math.cos(angle), y + up * far * math.sin(angle)
                # the lit leaves gather on the upper left of each clump
                lx, ly = lx - layer * across * 0.025, ly - layer * up * 0.045
                heading = math.degrees(math.atan2(ly - y - 30, lx - x)) + draw.uniform(-38, 38)
                shapes += place(LEAF, lx, ly, draw.uniform(0.58, 0.82), heading)
            ink = GREENS[min(3, layer // 3 + (number == len(CLUMPS) - 1 and layer > 3) + (layer == 8))]
            plate.ink(shapes, ink, shade=mix(ink, "#12301a", 0.6), light=mix(ink, "#f6f0c0", 0.5), depth=8, edge=0.2,
                      shadow=Shadow(1, 2.5, 1.6, 0.5))  # fmt: skip


def _picker(plate: Plate) -> None:
    """A ladder against the crown, someone on it reaching for a leaf, a basket on the page."""
    rungs = "".join(stroke(f"M{273 - k * 3.1:.1f},{584 - k * 19}h17", 3.2) for k in range(9))
    rails = stroke("M272,600C264,540 252,470 244,418M291,602C283,540 270,470 262,416", 4.6)
    plate.ink(rails + rungs, "#e9c27a", shade="#8a5a2a", depth=0, edge=0.2, shadow=Shadow(2, 3, 3, 0.45))
    coat = path("M-9,-44C-13,-34 -14,-20 -16,-8C-6,-4 6,-4 14,-8C13,-22 12,-34 8,-44Z")
    arm = stroke("M6,-40C16,-48 22,-56 26,-68", 6) + stroke("M-8,-38C-14,-30 -12,-24 -4,-22", 5.5)
    legs = stroke("M-8,-8C-9,0 -8,6 -7,12M8,-8C11,-4 10,0 9,4", 6)
    x, y = 259, 486
    plate.ink(place(legs, x, y), "#2b1d2f", edge=0.15)
    plate.ink(place(coat + arm, x, y), "#2a4a9e", light="#8fa8e0", depth=8, edge=0.15, shadow=Shadow(1, 2, 2, 0.35))
    plate.ink(place(circle(0, -53, 8.5), x, y), "#f0c8a0", edge=0.1)
    plate.ink(place(path("M-13,-55C-8,-66 8,-68 13,-57C6,-54 -6,-53 -13,-55Z"), x, y), "#bf3818", edge=0.1)
    plate.ink(place(LEAF, 284, 420, 0.7, -70), "#a9c25a", edge=0.1)
    basket = path("M-17,-12C-16,0 -13,8 -9,11H10C14,8 16,0 17,-12Z")
    gathered = "".join(place(LEAF, 64, 568, 0.6, turn) for turn in (-128, -84, -48))
    plate.ink(gathered, "#557f3c", edge=0.15)
    plate.ink(place(basket, 63, 576), "#b5733a", shade="#5a2c1c", depth=8, edge=0.2, shadow=Shadow(2, 3, 3, 0.4))
    plate.ink(place(stroke("M-16,-6H16M-15,1H15", 2), 63, 576), "#6d3d1e", edge=0.2)


def _flock(plate: Plate) -> None:
    """Leaves of the top that have become birds."""
    draw = plate.random
    flock: list[tuple[float, float]] = []
    while len(flock) < 24:
        t = len(flock) / 23
        x = 168 + 104 * math.sin(t * 4.6 + 0.2) + draw.gauss(0, 22)
        y = 190 - 164 * t + draw.gauss(0, 10)
        if 24 < x < 336 and y > 16 and all(math.hypot(x - a, y - b) > 29 - 8 * t for a, b in flock):
            flock.append((x, y))
            shape = bird(x, y, 34 - 13 * t, draw.uniform(-34, 6), draw.random())
            plate.ink(shape, draw.choice(BIRDS), edge=0.2, shadow=Shadow(2, 3, 2, 0.25))
