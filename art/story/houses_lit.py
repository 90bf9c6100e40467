"""A story of two houses that lean on each other."""

from __future__ import annotations

import math
from random import Random

from art.colour import Colour
from art.motif import cut, draw
from art.motifs.curves import along, strip, through
from art.motifs.terrain import mirror
from art.motifs.things import CHAIR
from art.press import Plate, lighter
from art.scene import Scene, Story
from art.shapes import Point, circle, ellipse, line, path, place, rectangle, stroke, town
from art.story._relations import Spine

SCENES: list[Scene] = []


def houses_lean(plate: Plate) -> None:
    """Two houses lean over a canal at dusk until their brows touch; below them passes an empty chair."""
    plate.sky([(0, "#7a4a72"), (0.35, "#c87a86"), (0.62, "#f2b08e"), (0.84, "#fbdcae")])
    plate.at(0.95)
    far, _ = town(Random(12), 762, -20, 620, (50, 120), (40, 70))
    cut(plate, far, "#d08a86")
    plate.at(0)
    one, two = Spine(112, 764, 560, 25, 100), Spine(488, 764, 520, -29, 96)
    _leaner(plate, two, "#35537a", 1)
    _leaner(plate, one, "#8e2f36", 0)
    _arm(plate, [two.at(0.42, -0.4), (404, 566), (330, 590), (250, 588), (160, 560), (84, 520), (56, 476)])
    _arm(plate, [one.at(0.62, 0.3), (280, 436), (352, 458), (430, 456), (504, 420), (548, 370)])
    cut(plate, rectangle(-10, 758, 620, 14), "#5a3048", 5, 1)
    mirror(plate, 772, "#3a2c50", 0.5, 6, 0.7)
    with plate.shining(0.5):
        cut(
            plate,
            "".join(
                ellipse(x, y, w, 2) for x, y, w in ((300, 792, 60), (320, 812, 80), (296, 846, 50), (330, 880, 90))
            ),
            "#ffd9a0",
            opacity=0.7,
        )
    plate.at(-0.2)
    hull = "M128,806C170,820 380,824 452,798C446,850 400,876 320,880C220,882 150,862 128,806Z"
    cut(plate, path(hull), "#2a1626", 20, 1)
    cut(plate, stroke("M128,806C170,820 380,824 452,798", 7), "#c9884a", 3)
    draw(plate, CHAIR, 262, 816, 0.78, inks={"wood": "#3a1c24"}, shadow=0)
    cut(plate, path(hull), "#2a1626", 20, clip=plate.mask(rectangle(100, 812, 400, 100)))
    cut(plate, stroke("M128,806C170,820 380,824 452,798", 7), "#c9884a", 3)
    cut(plate, stroke("M430,804V742", 5), "#2a1626")
    with plate.shining(1):
        cut(plate, circle(430, 734, 13), "#ffe2a0")


def _leaner(plate: Plate, s: Spine, wall: Colour, asleep: int) -> None:
    """A tall house that bends over; its two upper windows have their blinds down like lids."""
    trim: Colour = "#f4dcc0"
    x, y, lean = s.frame(1)
    gable = (
        "M-92,6C-92,-14 -70,-20 -66,-36C-62,-60 -40,-62 -34,-84C-28,-108 28,-108 34,-84C40,-62 62,-60 66,-36"
        "C70,-20 92,-14 92,6Z"
    )
    k = s.half / 86
    cut(plate, s.patch(0, 1, -1, 1) + place(path(gable), x, y, k, lean), wall, 60, 2)
    cut(plate, place(stroke(gable[:-1], 9), x, y, k, lean), trim, 3)
    with plate.shining(0.9):
        cut(plate, place(circle(0, -52, 15), x, y, k, lean), "#ffd27a")
    for t in (0.19, 0.76):
        cut(plate, s.patch(t, t + 0.014, -1.03, 1.03), trim, 2)
    lit = {(0, 0), (1, 1)} if asleep else {(0, 1), (1, 0)}
    for row, t in enumerate((0.25, 0.5)):
        for column, left in enumerate((-0.74, 0.14)):
            cut(plate, s.patch(t - 0.008, t + 0.168, left - 0.06, left + 0.66), trim, 4, 0.6)
            with plate.shining(0.9 if (row, column) in lit else 0):
                cut(plate, s.patch(t, t + 0.16, left, left + 0.6), "#ffcf7a" if (row, column) in lit else "#2c2440")
            cut(
                plate,
                s.patch(t, t + 0.16, left + 0.285, left + 0.315) + s.patch(t + 0.085, t + 0.093, left, left + 0.6),
                trim,
            )
    for left in (-0.72, 0.12):
        eye = s.patch(0.82, 0.935, left, left + 0.6)
        cut(plate, s.patch(0.812, 0.943, left - 0.06, left + 0.66), trim, 4, 0.6)
        with plate.shining(0.9):
            cut(plate, eye, "#ffcf7a")
        cut(plate, s.patch(0.848, 0.935, left, left + 0.6), lighter(wall, 0.18), 4)
        lid = [s.at(0.848 - 0.014 * math.sin(math.pi * i / 8), left + 0.6 * i / 8) for i in range(9)]
        cut(plate, line(lid, 6), "#2a1626")
    door = -0.2 if asleep else -0.22
    cut(plate, s.patch(0, 0.15, door, door + 0.44), "#2a1626", 6, 0.6)


def _arm(plate: Plate, points: list[Point]) -> None:
    """A long curved balcony, laid around the other house like an arm."""
    cut(plate, strip(points, [12.0] * len(points)) + circle(*points[-1], 12), "#f4dcc0", 10, 2)
    fine = along(points, 3)
    bars = "".join(line([(x, y - 4), (x, y - 38)], 3.4) for x, y in fine)
    cut(plate, bars + stroke(through([(x, y - 38) for x, y in points]), 6), "#3a1c30")


SCENES.append(
    Story(
        draw=houses_lean, palette="rose", operator="metamorphosis", setting="city", season="spring",
        framing="frontal", moods=("tender", "wistful"),
        objects=("house", "canal", "boat", "chair", "lantern", "balcony"),
        words={"maison/house": 3, "étreinte/embrace": 3, "canal/canal": 2, "pencher/leaning": 2,
               "couple/couple": 2, "balcon/balcony": 2, "barque/rowing boat": 2, "chaise vide/empty chair": 2,
               "absence/absence": 2, "crépuscule/dusk": 1, "voisins/neighbours": 1,
               "vieillir ensemble/growing old together": 1, "lanterne/lantern": 1, "paupières/eyelids": 1},
        fr="Au crépuscule, deux hautes maisons aux stores baissés comme des paupières se penchent sur un canal "
           "et se touchent, balcons enlacés ; dessous, une barque porte une chaise vide et une lanterne.",
        en="At dusk two tall houses, their blinds lowered like eyelids, lean over a canal until they touch, "
           "their balconies around each other; below them a boat carries an empty chair and a lantern.",
    )
)  # fmt: skip
