"""Two covers in the open: the door in the moon, the laurel growing out of a book."""

from __future__ import annotations

import math

from art.colour import mix
from art.players import BODY as RABBIT
from art.press import Plate, Shadow
from art.shapes import bird, circle, path, place, polygon, rectangle, star, stroke, waves

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
    _rabbit(plate, 176, 466, 0.27)
    return plate


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
    "M178,470C150,440 112,430 84,396",
    "M186,440C216,410 256,404 284,366",
    "M180,400C150,372 128,344 112,306",
    "M188,372C216,346 236,312 246,270",
    "M186,330C176,296 164,262 166,226",
    "M190,320C206,284 214,246 212,206",
    "M112,418C92,420 70,416 54,436",
    "M246,396C272,398 296,408 312,398",
    "M140,352C122,346 98,344 78,352",
    "M226,330C246,330 266,326 286,316",
    "M170,270C158,258 142,252 128,252",
    "M206,262C220,252 232,240 240,224",
)


def dictionnaire() -> Plate:
    """A laurel growing out of an open book; its upper leaves are birds that leave."""
    plate = Plate(WIDTH, HEIGHT, 1.5, seed=33)
    plate.sky([(0, "#7fae8c"), (0.3, "#c3d6a4"), (0.62, "#f6ecc8"), (1, "#e9c27a")], grain=0.13)
    plate.glow(190, 320, 280, "#fff8de", 0.85)
    plate.ink(circle(196, 262, 98), "#fff4d2", shade="#f0c766", depth=50, opacity=0.9)
    plate.ink(rectangle(-10, 612, 380, 160), "#7a4526", top=("#c98a52", 26), shade="#3f1f16", depth=40)
    _book(plate)
    trunk = path("M168,590C176,520 150,470 172,400C180,368 178,336 184,300L192,300C192,340 200,372 194,404"
                 "C178,470 204,520 196,590Z")  # fmt: skip
    plate.ink(trunk + "".join(stroke(bough, 8) for bough in BOUGHS), "#4a3a1c", light="#a8823f", depth=8,
              shadow=Shadow(3, 4, 5, 0.3))  # fmt: skip
    _foliage(plate)
    return plate


def _book(plate: Plate) -> None:
    cover = path("M180,590C138,562 66,562 14,584L2,668C66,648 138,650 180,682C222,650 294,648 358,668L346,584"
                 "C294,562 222,562 180,590Z")  # fmt: skip
    pages = path("M180,582C142,552 76,552 24,572L12,652C76,634 142,638 180,668C218,638 284,634 348,652L336,572"
                 "C284,552 218,552 180,582Z")  # fmt: skip
    plate.ink(cover, "#33522a", light="#86a860", depth=10, shadow=Shadow(0, 10, 10, 0.55))
    plate.ink(pages, "#fbeccb", shade="#c98f5f", light="#ffffff", depth=26, shadow=Shadow(0, 3, 4, 0.3))
    plate.ink(stroke("M180,582V668", 2.2), "#8a5a3f", edge=0.2)
    rules = ""
    for k in range(5):
        rules += stroke(f"M{36 - k * 2},{588 + k * 12}q60,-20 118,{2 + k}", 1.8)
        rules += stroke(f"M{324 + k * 2},{588 + k * 12}q-60,-20 -118,{2 + k}", 1.8)
    plate.ink(rules, "#9a7a5a", opacity=0.65, edge=0.3)
    plate.ink(path("M262,566h12l4,74l-9,-9l-7,10Z"), "#bf3818", edge=0.2)


LEAVES = ("#33522a", "#557a3a", "#6b8a3c", "#8fa64a")
BIRDS = ("#33522a", "#bf3818", "#557a3a", "#2b1d2f")


def _foliage(plate: Plate) -> None:
    """Leaves in several layers, so that each one shows its edge, then the birds they become."""
    leaf = path("M0,0C6,-11 19,-13 32,0C19,13 6,11 0,0Z")
    draw = plate.random
    layers = [""] * 12
    for bough in BOUGHS:
        x0, y0, x1, y1, x2, y2, x3, y3 = (float(n) for n in bough[1:].replace("C", " ").replace(",", " ").split())
        along = math.degrees(math.atan2(y3 - y0, x3 - x0))
        for k in range(13):
            t = 0.2 + 0.8 * k / 12
            u = 1 - t
            x = u**3 * x0 + 3 * u * u * t * x1 + 3 * u * t * t * x2 + t**3 * x3
            y = u**3 * y0 + 3 * u * u * t * y1 + 3 * u * t * t * y2 + t**3 * y3
            heading = along + (0 if k == 12 else 46 if k % 2 else -46) + draw.uniform(-14, 14)
            layers[draw.randrange(len(layers))] += place(leaf, x, y, draw.uniform(0.8, 1.1), heading)
    for number, shapes in enumerate(layers):
        ink = LEAVES[number * 5 % 4]
        plate.ink(shapes, ink, shade=mix(ink, "#12301a", 0.6), light=mix(ink, "#f6f0c0", 0.5), depth=9, edge=0.2,
                  shadow=Shadow(1.5, 2.5, 2.5, 0.4))  # fmt: skip
    flock: list[tuple[float, float]] = []
    while len(flock) < 30:
        t = len(flock) / 29
        x = 190 + 96 * math.sin(t * 5.4 + 0.4) + draw.gauss(0, 24)
        y = 216 - 194 * t + draw.gauss(0, 14)
        if 24 < x < 336 and all(math.hypot(x - a, y - b) > 27 - 8 * t for a, b in flock):
            flock.append((x, y))
            shape = bird(x, y, 33 - 13 * t, draw.uniform(-34, 6), draw.random())
            plate.ink(shape, draw.choice(BIRDS), edge=0.2, shadow=Shadow(2, 3, 2, 0.25))
