"""A story of going the other way: a woman walks down the stairs that everyone rides up."""

from __future__ import annotations

from random import Random

from art.colour import Colour
from art.motif import cut, draw
from art.motifs.curves import form, tube
from art.motifs.heads import head
from art.motifs.people import person
from art.press import Plate, darker
from art.scene import Scene, Story
from art.shapes import Point, circle, cloud, ellipse, line, polygon, ridge, stroke

SCENES: list[Scene] = []

FOOT, HOLE = 930.0, (404.0, 176.0)


def _stair(t: float, s: float) -> Point:
    """A point of the escalator: t from its foot to the hole, s from its left side (-1) to its right (1)."""
    far = 1 / (1 + 5.2 * t)
    depth = (1 - far) / (1 - 1 / 6.2)
    x = 250 + (HOLE[0] - 250) * depth
    return x + s * (168 + (24 - 168) * depth), FOOT + (HOLE[1] + 40 - FOOT) * depth


def meadow_escalator(plate: Plate) -> None:
    """Everyone rides up into a hole in the sky; one woman walks down with a child asleep in her arms."""
    plate.sky([(0, "#d98a94"), (0.45, "#f2b8a6"), (0.8, "#fbe2bd")])
    plate.at(0.9)
    random = Random(3)
    for cx, cy, w, h in ((110, 180, 170, 26), (90, 400, 140, 20), (540, 420, 150, 22)):
        cut(plate, cloud(random, cx, cy, w, h), "#fff1de", 10)
    plate.at(0.05)
    cut(plate, ellipse(*HOLE, 136, 124), "#fff1de", 10)
    hole = cut(plate, ellipse(*HOLE, 122, 110), "#141a3c")
    stars = "".join(
        circle(random.uniform(290, 520), random.uniform(70, 280), random.uniform(1, 2.6)) for _ in range(44)
    )
    with plate.shining(0.9):
        cut(plate, stars, "#f6e7b8", clip=hole)
        cut(plate, circle(436, 128, 13), "#fff2c8")
    plate.glow(436, 128, 70, "#ffe2a0", 0.7, clip=hole)
    for crest, ink, depth in ((640, "#e3a890", 0.8), (700, "#a9b878", 0.5), (770, "#7f9a54", 0.2)):
        plate.at(depth)
        hills, _ = ridge(600, 900, crest, 16, 1.4, crest / 60)
        cut(plate, hills, ink, 30)
    plate.at(0.1)
    bed = polygon([_stair(0, -1), _stair(1, -1), _stair(1, 1), _stair(0, 1)])
    steps = cut(plate, bed, "#8d7fa4")
    treads = ""
    for i in range(19):
        t = 0.02 + 0.052 * i
        u = t + 0.018 + t * 0.006
        treads += polygon([_stair(t, -1), _stair(t, 1), _stair(u, 1), _stair(u, -1)])
    cut(plate, treads, "#4a3f66", clip=steps)
    for side in (-1, 1):
        rail = polygon([_stair(0, side), _stair(1, side), (_stair(1, side * 1.1)[0], _stair(1, 0)[1] - 14),
                        (_stair(0, side * 1.26)[0], FOOT - 150)])  # fmt: skip
        cut(plate, rail, "#6a4a6e", 8, 1)
        cut(
            plate,
            line([(_stair(1, side * 1.1)[0], _stair(1, 0)[1] - 14), (_stair(0, side * 1.26)[0], FOOT - 150)], 15),
            "#2c1c34",
            6,
        )
    riders = ((0.92, -0.2, "coat", "", "long", "#7a2c3a"), (0.7, 0.4, "suit", "top", "short", "#2c3a5a"),
              (0.56, -0.3, "coat", "scarf", "bun", "#3f6a66"), (0.42, 0.5, "shirt", "", "curly", "#c9883a"),
              (0.3, -0.62, "coat", "cap", "short", "#3d4a70"))  # fmt: skip
    for t, s, dress, hat, hair, coat in riders:
        x, y = _stair(t, s)
        draw(
            plate,
            person("back", dress, hat, hair, view="back", inks={"coat": coat}),
            x,
            y + 4,
            1.75 / (1 + 5.2 * t) + 0.08,
        )
    plate.at(0)
    blossoms = Random(11)
    for _ in range(90):
        x, y = blossoms.uniform(10, 590), blossoms.uniform(776, 890)
        ink = blossoms.choice(("#c9303a", "#fff2d8", "#f0a03c", "#e87a8a"))
        if not 30 < x < 470:
            cut(
                plate,
                "".join(circle(x + 6 * dx, y + 6 * dy, 5) for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))),
                ink,
                3,
            )
            cut(plate, circle(x, y, 4), "#7a4a20")
    _cage(plate)
    _homecomer(plate)


def _cage(plate: Plate) -> None:
    """Left in the grass with its door open."""
    bars = "".join(
        stroke(f"M{x},836V780Q{x},{752 - abs(x - 528) * -0.5:.0f} 528,742", 3) for x in (494, 508, 522, 536, 550, 562)
    )
    cut(plate, bars + stroke("M490,806H566M528,742V730", 3) + ellipse(528, 838, 42, 9), "#8a5a1c", 3, 1)
    cut(plate, stroke("M566,836L590,826V786L566,790", 3), "#8a5a1c", 2)


def _homecomer(plate: Plate) -> None:
    skin: Colour = "#8a5236"
    yellow: Colour = "#eeb233"
    cut(plate, tube("272,786,40 262,852,30") + tube("326,786,40 340,842,30"), skin, 14, 1)
    cut(plate, ellipse(258, 860, 26, 13) + ellipse(346, 850, 26, 13), skin, 8, 1)
    cut(plate, form("300,460 356,474 372,554 366,634 404,804! 206,812! 238,634 228,554 244,474"), yellow, 50, 2)
    cut(plate, stroke("M290,674C280,724 268,764 260,808M330,674C340,724 346,764 350,806", 4), darker(yellow, 0.25))
    draw(plate, head((-22, 20), "calm", "bun", "", "oval"), 292, 394, 3.5, inks={"skin": skin, "hair": "#2a1618"})
    cut(plate, tube("330,614,44 352,694,40 346,746,28"), "#5a86a8", 16, 1)
    cut(plate, ellipse(346, 760, 14, 20), "#6a3c28", 7)
    cut(plate, form("330,464 384,482 398,554 380,634 330,658 284,634 286,544 298,484"), "#6f9cbc", 34, 1)
    draw(
        plate,
        head((-34, 22), "sleep", "curly", "", "round", -1),
        362,
        448,
        3.0,
        -22,
        inks={"skin": skin, "hair": "#2a1618"},
    )
    cut(plate, tube("248,494,56 232,584,50 300,638,42 352,624,34"), yellow, 22, 1)
    cut(plate, form("340,608 372,600 392,614 388,634 356,642 340,634"), skin, 10, 1)
    cut(plate, tube("372,494,46 404,544,42 384,580,34"), yellow, 18, 1)
    cut(plate, form("388,566 396,586 366,600 338,594 336,580 362,572"), skin, 10, 1)


SCENES.append(
    Story(
        draw=meadow_escalator, palette="rose", operator="threshold", setting="daylight", season="spring",
        framing="below", moods=("wistful", "mystery"), living=("woman", "sleeping child", "travellers"),
        objects=("escalator", "birdcage", "flowers", "hole in the sky", "stars"),
        words={"escalator/escalator": 3, "contre-courant/against the current": 3, "trou/hole": 3,
               "départ/departure": 2, "retour/return": 2, "étoiles/stars": 2, "enfant/child": 2,
               "sommeil/sleep": 2, "prairie/meadow": 1, "cage/cage": 1, "ciel/sky": 1, "foule/crowd": 1,
               "fleurs/flowers": 1, "au-delà/beyond": 2, "choix/choice": 1, "pieds nus/barefoot": 1},
        fr="Un escalier mécanique monte d’un pré vers un trou étoilé du ciel ; tous le prennent, de dos ; une "
           "femme pieds nus descend, un enfant endormi dans les bras ; une cage ouverte reste dans l’herbe.",
        en="An escalator rises from a meadow into a starry hole in the sky; all ride up, their backs to us; a "
           "barefoot woman comes down with a child asleep in her arms; an open cage is left in the grass.",
    )
)  # fmt: skip
