"""Story cards of the desert: the sun is washed, a mirage is bathed in."""

from __future__ import annotations

import math
from random import Random

from art.motif import Motif, cut, draw
from art.motifs.beasts_far import camel, elephant_head, elephant_walk
from art.motifs.creatures import lizard
from art.motifs.curves import along, both, within
from art.motifs.terrain import pebbles
from art.motifs.things import CHAIR
from art.motifs.trees import palm
from art.palettes import PALETTES
from art.press import Plate, Shadow
from art.scene import Scene, Story
from art.shapes import Point, circle, ellipse, line, path, place, polygon, rectangle, ring, stroke
from art.story._relations import sheared
from art.story._skies_parts import dunes
from art.story._washers import Spot, arm, washer

SCENES: list[Scene] = []


def washing_the_sun(plate: Plate) -> None:
    """Two washerwomen scrub the sun in a tub in the desert; wet shadows are folded over the line."""
    p = PALETTES["amber"]
    plate.sky([(0, "#8a3a34"), (0.3, "#c2603f"), (0.55, "#ecaa62"), (0.72, "#f6dda6")])
    plate.glow(300, 600, 460, "#fff0c0", 0.8)
    plate.at(0.8)
    for turn in range(-80, 81, 16):
        beam = polygon(
            [
                (300, 620),
                (300 + 1000 * math.sin(math.radians(turn - 3)), 620 - 1000 * math.cos(math.radians(turn - 3))),
                (300 + 1000 * math.sin(math.radians(turn + 3)), 620 - 1000 * math.cos(math.radians(turn + 3))),
            ]
        )
        plate.ink(beam, "#ffe9b0", opacity=0.16, edge=0.2)
    dunes(
        plate,
        [
            ([(-20, 560), (120, 530), (260, 572), (420, 540), (620, 566)], "#e0a05c"),
            ([(-20, 640), (100, 612), (300, 652), (500, 616), (620, 634)], "#d98a52"),
        ],
    )
    plate.at(0.35)
    _line_of_shadows(plate)
    dunes(plate, [([(-20, 736), (150, 712), (320, 734), (480, 716), (620, 730)], "#eab46c")])
    _camel_with_pegs(plate)
    plate.at(0)
    left: Spot = (114, 820, 1.0, 0, False)
    right: Spot = (490, 820, 1.0, 0, True)
    pale, brown = "#b9704e", "#84492f"
    cut(plate, pebbles(Random(5), 30, 780, 890, 8, 3), "#a8623e", opacity=0.7)
    _sun(plate)
    washer(plate, left, ("#3f7f86", "#f4e4c4"), pale, "#c93a26")
    washer(plate, right, ("#7a3450", "#e9c07a"), brown, None)
    _tub(plate)
    arm(plate, left, "#f4e4c4", pale)
    arm(plate, right, "#e9c07a", brown)
    _suds(plate)
    draw(plate, lizard(), 50, 862, 0.34, 84, inks={"body": "#4f9a6a", "trim": p.warm}, shadow=0)


def _hung_shadow(plate: Plate, shape: str, x: float, y: float, turn: float, half: float) -> None:
    """A shadow folded over the line at (x, y) like a sheet: what lies above y = 0 hangs down as a paler flap."""
    wet, back, crease = "#4a2434", "#7b4450", "#6a3846"
    hung = within(rectangle(-300, 0, 600, 400), shape)
    cut(plate, place(hung, x, y, 1, turn), wet, 0, 0.5, opacity=0.92)
    folds = "".join(
        path(
            f"M{fx - 3:.0f},0C{fx + 6:.0f},50 {fx - 12:.0f},110 {fx - 2:.0f},{deep}C{fx + 6:.0f},110 "
            f"{fx + 14:.0f},50 {fx + 4:.0f},0Z"
        )
        for fx, deep in ((-half * 0.62, 170), (-half * 0.1, 210), (half * 0.5, 160))
    )
    cut(plate, place(within(folds, hung), x, y, 1, turn), crease, opacity=0.5)
    over = sheared(shape, 0, 0, (1, 0, 0.08, -0.9))
    cut(plate, place(within(rectangle(-300, 0, 600, 400), over), x, y, 1, turn), back, 7, 0.7)


def _line_of_shadows(plate: Plate) -> None:
    """A clothes line between a pole and the camel's hump, with shadows folded over it and pegged."""
    p = PALETTES["amber"]
    rope: list[Point] = [(34.0, 128.0), (170, 158), (320, 164), (480, 140), (620, 96)]
    cut(plate, rectangle(28, 112, 12, 510, 4), p.near, 6, 0.8)
    curve = along(rope, 20)

    def height(x: float) -> float:
        return min(curve, key=lambda q: abs(q[0] - x))[1]

    elephant = Motif(elephant_walk().pieces[:4]) + elephant_head().moved(58, -134, 0.94, 2)
    wing = path(
        "M0,56C18,46 50,20 70,-16C78,-22 86,-16 86,-6C88,20 82,44 72,60C68,56 66,52 64,46C62,62 56,74 "
        "46,82C42,76 40,72 39,66"
        "C34,78 26,86 16,90C10,94 4,96 0,96Z"
    )
    tail = path(
        "M-12,84C-12,104 -18,122 -30,138C-20,138 -14,134 -9,128C-7,136 -4,142 0,146C4,142 7,136 "
        "9,128C14,134 20,138 30,138C18,122 12,104 12,84Z"
    )
    bird = (
        both(wing)
        + tail
        + ellipse(0, 70, 18, 32)
        + circle(1, 34, 15)
        + path("M10,24C20,26 28,32 36,40C26,42 18,44 8,44Z")
    )
    hung = (
        (elephant.outline, 132.0, -6.0, 118.0, 0.76, 58.0),
        (CHAIR.outline, 270.0, 10.0, 152.0, 0.82, 36.0),
        (bird, 394.0, 0.0, 0.0, 0.86, 92.0),
        (palm().outline, 520.0, -14.0, 166.0, 0.9, 36.0),
    )
    pegs = ""
    for shape, x, aside, drop, size, half in hung:
        y = height(x)
        slope = math.degrees(math.atan2(height(x + half) - height(x - half), 2 * half))
        _hung_shadow(plate, place(shape, aside, drop, size), x, y, slope, half)
        pegs += "".join(rectangle(x + dx - 4, height(x + dx) - 11, 8, 26, 3) for dx in (-half * 0.7, half * 0.7))
    cut(plate, line(curve, 4.4), p.deep)
    cut(plate, pegs, p.warm, 0, 0.4)
    drips = "".join(
        path(f"M{x},{y}C{x - 6},{y + 9} {x - 4},{y + 16} {x},{y + 16}C{x + 4},{y + 16} {x + 6},{y + 9} {x},{y}Z")
        for x, y in ((84, 318), (150, 346), (196, 312), (268, 352), (330, 366), (398, 312), (412, 350), (514, 344))
    )
    cut(plate, drips, "#7fb0ae")


def _camel_with_pegs(plate: Plate) -> None:
    p = PALETTES["amber"]
    one = draw(plate, camel(), 566, 612, 1.12, flip=True, inks={"trim": p.hot})
    x, y = one.anchors["mouth"]
    cut(
        plate,
        "".join(place(rectangle(-4, -4, 8, 30, 3), x + dx, y, 1, turn) for dx, turn in ((-5, 24), (5, -8))),
        "#7a3f26",
        0,
        0.3,
    )


def _sun(plate: Plate) -> None:
    plate.glow(304, 640, 250, "#fff3c4", 0.9)
    spikes = []
    for i in range(36):
        angle = i * math.tau / 36
        reach = 150 if i % 2 else 122
        spikes.append((304 + reach * math.cos(angle), 640 + reach * math.sin(angle)))
    with plate.shining(1.15):
        cut(plate, polygon(spikes), "#ffc04a", 8)
        cut(plate, circle(304, 640, 116), "#ffe27a", 14)
    cut(
        plate,
        stroke("M252,628Q268,642 284,630M324,630Q340,642 356,628", 6) + stroke("M290,668Q304,676 318,668", 5),
        "#b4553a",
    )
    plate.veil(circle(250, 660, 17) + circle(358, 660, 17), "#f0782c", 0.5, 5)


def _tub(plate: Plate) -> None:
    p = PALETTES["amber"]
    tub = path("M152,698C200,716 408,716 456,698L432,832C420,848 188,848 176,832Z")
    cut(plate, tub, "#9a5a34", 34, 1.4)
    staves = "".join(line([(x, 704), (304 + (x - 304) * 0.85, 842)], 3) for x in range(186, 440, 34))
    cut(plate, staves, "#5f3426")
    hoops = (
        "M158,734C210,752 398,752 450,734L447,752C398,770 210,770 161,752ZM170,800C214,816 "
        "394,816 438,800L434,816C394,832 214,832 174,816Z"
    )
    cut(plate, path(hoops), p.cool, 6, 0.4)


def _suds(plate: Plate) -> None:
    """Glowing suds along the rim, and bubbles that drift off."""
    random = Random(8)
    foam = "".join(
        circle(
            164 + i * 13.2 + random.uniform(-5, 5),
            700 + 9 * math.sin(i * 0.9) + random.uniform(-6, 6),
            random.uniform(10, 22),
        )
        for i in range(22)
    )
    plate.ink(foam, "#fff7df", shade="#f2c98a", depth=10, shadow=Shadow(1, 3, 4, 0.25))
    rings = ""
    for x, y, r in (
        (212, 512, 13),
        (384, 498, 16),
        (430, 480, 9),
        (64, 516, 8),
        (300, 480, 10),
        (252, 440, 6),
        (520, 590, 8),
        (80, 560, 9),
    ):
        plate.ink(circle(x, y, r), "#fff4d0", opacity=0.45)
        rings += ring(x, y, r, 2.6) + circle(x - r * 0.4, y - r * 0.4, r * 0.2)
    cut(plate, rings, "#fffaf0")


SCENES.append(
    Story(
        draw=washing_the_sun, palette="amber", operator="substitution", setting="desert", season="summer",
        framing="frontal", moods=("comic", "tender"), living=("washerwomen", "camel", "lizard"),
        objects=("sun", "tub", "suds", "clothes line", "shadows", "pegs"),
        words={"soleil/sun": 3, "lessive/laundry": 3, "laver/washing": 3, "ombre/shadow": 2, "désert/desert": 2,
            "femme/woman": 2, "mousse/foam": 1, "chameau/camel": 1, "corde à linge/clothes line": 2,
            "lézard/lizard": 1, "bain/bath": 1, "propre/clean": 2, "travail/work": 1, "lumière/light": 1,
            "soin/care": 2},
        fr="Dans le désert, deux lavandières frottent le soleil dans un baquet ; pliées sur une corde sèchent les "
           "ombres d’un éléphant, d’une chaise, d’un oiseau et d’un palmier ; un chameau tient les pinces.",
        en="In the desert two washerwomen scrub the sun in a tub; folded over a line the shadows of an "
            "elephant, a chair, "
           "a bird and a palm dry; a camel holds the pegs.",
    )
)  # fmt: skip
