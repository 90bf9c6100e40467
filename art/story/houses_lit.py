"""A story of two houses that lean on each other."""

from __future__ import annotations

import math
from random import Random

from art.colour import Colour
from art.motif import cut, draw
from art.motifs.curves import along, strip, through
from art.motifs.terrain import mirror
from art.motifs.things import CHAIR
from art.press import Plate, darker, lighter
from art.scene import Scene, Story
from art.shapes import Point, circle, ellipse, line, path, place, rectangle, ring, stroke, town
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
    _boat(plate)


def _boat(plate: Plate) -> None:
    """A rowing boat seen a little from above, so that the chair stands inside."""
    wood: Colour = "#3a1c28"
    rim = "M104,800C150,776 232,768 300,768C372,768 450,774 506,792C460,824 380,836 300,836C220,836 140,828 104,800Z"
    inside = cut(plate, path(rim), "#1c0e1c", 6, 1)
    boards = "M150,806C240,794 380,794 462,804M140,816C240,806 380,806 450,816M170,826C250,818 370,818 430,826"
    cut(plate, stroke(boards, 4), "#4a2832", clip=inside)
    cut(plate, path("M402,772L424,776C428,792 424,812 414,826L390,830C400,812 404,792 402,772Z"), "#7a4a34", 5, 0.6)
    cut(plate, stroke("M102,799C150,776 232,768 300,768C372,768 450,774 508,791", 6), "#8a5638", 3)
    draw(plate, CHAIR, 262, 852, 0.78, inks={"wood": "#6a3a2c"}, shadow=0)
    hull = (
        "M100,796C140,828 220,838 300,838C380,838 462,826 510,788C506,830 468,868 400,880C330,888 250,888 190,878"
        "C136,866 106,836 100,796Z"
    )
    cut(plate, path(hull), wood, 26, 1)
    cut(plate, stroke("M116,830C176,858 250,864 306,864C370,864 440,856 494,822", 3), darker(wood, 0.4))
    cut(plate, stroke("M100,796C140,828 220,838 300,838C380,838 462,826 510,788", 9), "#c9884a", 4)
    cut(plate, stroke("M488,800C494,764 482,716 446,706C430,702 416,706 414,718", 5), "#2a1626", 2)
    cut(plate, path("M404,722H424L429,756H399Z"), "#2a1626")
    with plate.shining(1):
        cut(plate, path("M407,727H421L425,752H403Z"), "#ffe2a0")
    cut(plate, path("M399,723L414,710L429,723Z") + rectangle(397, 754, 34, 5, 2), "#2a1626", 2)


def _leaner(plate: Plate, s: Spine, wall: Colour, asleep: int) -> None:
    """A tall house that bends over; its two upper windows have their blinds down like lids."""
    trim: Colour = "#f4dcc0"
    x, y, lean = s.frame(1)
    gable = (
        "M-84,8V-8C-72,-8 -64,-16 -64,-28C-64,-46 -44,-50 -40,-66C-38,-74 -40,-80 -44,-86H-34"
        "C-30,-108 30,-108 34,-86H44C40,-80 38,-74 40,-66C44,-50 64,-46 64,-28C64,-16 72,-8 84,-8V8Z"
    )
    k = s.half / 86
    for left in (-48.0, 30.0):
        cut(plate, place(rectangle(left, -100, 20, 60), x, y, k, lean), darker(wall, 0.3), 6)
        cut(plate, place(rectangle(left - 3, -104, 26, 8), x, y, k, lean), trim, 2)
    cut(plate, s.patch(0, 1, -1, 1) + place(path(gable), x, y, k, lean), wall, 60, 2)
    coping = "M-84,-8" + gable[gable.index("C-72") : gable.rindex("V8Z")]
    if asleep:  # its left shoulder is behind the other house
        coping = "M-40,-66" + gable[gable.index("C-38") : gable.rindex("V8Z")]
    cut(plate, place(stroke(coping, 6), x, y, k, lean), trim, 3)
    with plate.shining(0.9):
        cut(plate, place(circle(0, -48, 15), x, y, k, lean), "#ffd27a")
    cut(plate, place(ring(0, -48, 16, 4) + stroke("M0,-62V-34M-14,-48H14", 3), x, y, k, lean), trim)
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
    cut(plate, s.patch(0, 0.158, door - 0.06, door + 0.5), trim, 4, 0.6)
    cut(plate, s.patch(0, 0.118, door, door + 0.44), "#3a1c24", 6)
    with plate.shining(0.9):
        cut(plate, s.patch(0.124, 0.15, door, door + 0.44), "#ffcf7a")
    panels = "".join(
        s.patch(low, low + 0.04, left, left + 0.15) for low in (0.014, 0.064) for left in (door + 0.05, door + 0.24)
    )
    cut(plate, panels, "#5a3034", 2)


def _arm(plate: Plate, points: list[Point]) -> None:
    """A long curved balcony, laid around the other house like an arm."""
    under = strip([(x, y + 7) for x, y in points], [6.0] * len(points))
    cut(plate, under, "#a87a78", 4, 2)
    cut(plate, strip(points, [8.0] * len(points)) + circle(*points[-1], 8), "#f4dcc0", 5, 1)
    fine = along(points, 5)
    bars = "".join(line([(x, y - 4), (x, y - 36)], 2.6) for x, y in fine)
    rail = [(x, y - 36) for x, y in points]
    x, y = rail[-1]
    curl = circle(x, y, 6)
    cut(plate, bars + stroke(through(rail), 5) + curl, "#3a1c30", 2)


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
