"""Stories of houses: a balcony over the fog, six windows at night, two who lean on each other."""

from __future__ import annotations

import math
from random import Random

import numpy as np

from art.colour import Colour, mix
from art.motif import cut, draw
from art.motifs.curves import along, branch, curve, form, strip, taper, through
from art.motifs.people import person
from art.motifs.puppet import Pose
from art.motifs.terrain import mirror
from art.motifs.things import CHAIR
from art.press import Plate, lighter
from art.scene import Scene, Story
from art.shapes import Point, circle, ellipse, line, path, place, polygon, rectangle, stroke, town
from art.story._relations import Spine

SCENES: list[Scene] = []

ANGLER = Pose(lean=6, arm=(40, 78), other_arm=(52, 84), hands=("fist", "fist"), leg=(8, 2), other_leg=(-8, -10))


def balcony_anglers(plate: Plate) -> None:
    """A woman fishes from her balcony in the fog of the street; what has come to look at the bait is immense."""
    plate.sky([(0, "#e2e9ee"), (0.5, "#f4f5f2"), (1, "#fbf9f2")])
    plate.at(0.95)
    cut(plate, path("M330,960V250L392,196L454,250V300H520V220L590,170L620,190V960Z"), "#d3dde4")
    cut(plate, "".join(rectangle(x, y, 18, 30, 3) for x in (356, 408, 540) for y in range(290, 560, 70)), "#c2cfd8")
    plate.at(0.72)
    fish: Colour = "#9fb0bd"
    body = form("96,830 110,700 190,606 320,560 450,566 560,620 640,700 640,940! 150,940! 120,880")
    cut(plate, body, fish, 130)
    cut(plate, form("400,562! 440,480 520,446 586,462! 566,520 600,640!"), mix(fish, "#8195a6", 0.5), 20)
    cut(plate, form("90,790! 150,800 236,794 300,770! 250,816 170,828 100,822!"), "#6f8496", 8)
    plate.at(0.45)
    cut(plate, circle(306, 688, 62), "#8497a6", 20)
    cut(plate, circle(306, 688, 46), "#fbf6e6", 20)
    cut(plate, circle(292, 672, 29), "#c9a04a", 10)
    cut(plate, circle(288, 666, 18), "#1b2438")
    with plate.shining(1):
        cut(plate, circle(281, 658, 6), "#ffffff")
    plate.at(0.8)
    gills = stroke("M430,640Q472,730 440,850M468,650Q512,740 482,860M506,668Q548,752 520,866", 7)
    cut(plate, gills, "#7f93a3", opacity=0.7)
    fog = np.clip((plate.y - 640) / 260, 0, 1) * (0.35 + 0.8 * plate.noise.wash)
    plate.lay("#fbfaf4", np.clip(fog, 0, 0.92))
    plate.at(0.66)
    cut(plate, rectangle(530, -10, 90, 470), "#a9b8c6", 10)
    cut(plate, rectangle(420, 404, 190, 12, 4), "#8e9fb0", 4)
    other = person(ANGLER, "coat", "cap", "beard", "tall", gaze=(60, 20), inks={"coat": "#7f93a8", "legs": "#73869a"})
    done = draw(plate, other, 492, 406, 0.84, flip=True, shadow=0)
    x, y = done.anchors["hand"]
    cut(plate, branch([(x + 20, y + 8), (x - 50, y - 22), (x - 96, y - 10)], 5, 2), "#8e9fb0")
    cut(plate, line([(x - 96, y - 10), (x - 94, 420)], 2), "#8e9fb0", edge=0.1)
    cut(
        plate,
        place(path("M-34,6Q0,-6 34,6Q0,16 -34,6ZM-19,3Q-18,-24 0,-24Q18,-24 19,3Z"), x - 92, 444, 1, 8),
        "#7f93a8",
        5,
    )
    cut(
        plate,
        "".join(line([(bx, 404), (bx, 350)], 3.4) for bx in range(426, 530, 15)) + line([(420, 350), (530, 350)], 5),
        "#8e9fb0",
    )
    plate.at(0)
    wall: Colour = "#5a6a82"
    cut(plate, rectangle(-10, -10, 110, 960), wall, 20, 1)
    cut(plate, rectangle(20, 60, 74, 266, 4), "#1f2a40", 8)
    with plate.shining(0.6):
        cut(plate, rectangle(28, 68, 60, 250, 3), "#f0c98a")
    deep: Colour = "#1a2338"
    cut(plate, rectangle(-10, 326, 290, 20, 4), deep, 6, 2)
    cut(plate, path("M96,346H250Q170,366 96,440Z"), deep, 6)
    inks: dict[str, Colour] = {
        "coat": "#c8352d",
        "hat": "#c8352d",
        "band": "#8e2420",
        "legs": deep,
        "hair": "#d9d5cf",
        "skin": "#f0c49c",
    }
    who = person(ANGLER, "coat", "beret", "bun", "stout", gaze=(60, 34), mood="calm", inks=inks)
    done = draw(plate, who, 176, 328, 1.24)
    x, y = done.anchors["hand"]
    cut(plate, branch([(x - 34, y + 14), (x + 60, y - 34), (x + 150, y - 46), (x + 190, y - 10)], 7, 2.6), "#6b4630", 3)
    cut(plate, line([(x + 190, y - 10), (x + 178, 496)], 2), deep, edge=0.1)
    cut(plate, place(rectangle(-30, -20, 60, 40, 3), x + 178, 512, 1, -8), "#fffdf4", 4, 1)
    cut(plate, place(stroke("M-29,-19L0,6L29,-19", 2.4), x + 178, 512, 1, -8), "#b9a98a")
    cut(plate, circle(x + 178, 516, 6), "#c8352d", 3)
    bars = "".join(line([(bx, 326), (bx, 242)], 5) for bx in range(118, 280, 20)) + line([(100, 240), (280, 240)], 7)
    cut(plate, bars, deep, edge=0.2)
    cut(plate, rectangle(98, 228, 186, 11, 5.5), "#ffffff", 5)


def one_tenant(plate: Plate) -> None:
    """Six lit windows show one woman at six ages; from the dark attic a rope of sheets hangs into the snow."""
    plate.sky([(0, "#0d1834"), (0.6, "#1d3358"), (1, "#3f5c84")])
    plate.at(0.9)
    far, _ = town(Random(5), 770, -20, 620, (60, 160), (40, 70))
    cut(plate, far, "#2c426a")
    plate.at(0.4)
    cut(plate, path("M-10,800C160,780 420,800 610,784V920H-10Z"), "#a9bccd", 24)
    plate.at(0)
    wall: Colour = "#1d2a4a"
    cut(plate, rectangle(446, 74, 44, 130), "#7a2c2c", 8, 1)
    cut(plate, rectangle(440, 62, 56, 18, 8), "#eef3f4", 5)
    cut(plate, polygon([(64, 842), (64, 268), (290, 84), (516, 268), (516, 842)]), wall, 26, 3)
    cut(plate, path("M28,290L290,66L552,290L536,304L290,106L44,304Z"), "#eef3f4", 10, 2)
    cut(plate, circle(290, 192, 46), "#22304c", 8, 1)
    cut(plate, circle(290, 192, 37), "#0a0f1c")
    for k in range(6):
        _lit_window(plate, 176 + k % 2 * 228, 340 + k // 2 * 182, k)
    _sheets(plate)
    plate.at(-0.1)
    cut(plate, path("M-10,846C120,830 380,852 610,832V920H-10Z"), "#dfe8ee", 16, 1)
    steps = "".join(
        ellipse(x, y, 7, 3.4, -14)
        for x, y in ((346, 862), (372, 870), (402, 862), (430, 872), (462, 862), (492, 870), (524, 860), (556, 868))
    )
    cut(plate, steps, "#7f95ac")
    flakes = Random(8)
    snow = "".join(circle(flakes.uniform(20, 580), flakes.uniform(20, 880), flakes.uniform(1, 3)) for _ in range(60))
    cut(plate, snow, "#ffffff", edge=0.1)


def _lit_window(plate: Plate, x: float, y: float, k: int) -> None:
    """A window and who is seen in it; the youngest below left, the oldest at the top right."""
    cut(plate, rectangle(x - 84, y - 84, 168, 158, 4), "#1e2b48", 6, 1)
    glow: tuple[Colour, ...] = ("#ffd884", "#ffe098", "#ffda8a", "#ffd47c", "#ffe29c", "#ffdc8e")
    with plate.shining(1):
        pane = cut(plate, rectangle(x - 76, y - 76, 152, 142, 2), glow[k])
    red: Colour = "#b8241f"
    floor = y + 62
    inks: dict[str, Colour] = {
        "coat": red,
        "trim": red,
        "legs": "#5a2018",
        "skin": "#8a4a30",
        "hair": "#2c1414",
        "shoes": "#2c1414",
    }
    with plate.shining(0.22):
        match k:
            case 4:
                bowl = path("M-54,-46Q0,-8 54,-46Q44,-12 0,-10Q-44,-12 -54,-46Z")
                cut(plate, place(bowl + stroke("M-46,-8Q0,8 46,-8", 6), x, floor), "#3a2418", 6)
                cut(plate, place(path("M-26,-34Q4,-66 44,-42Q0,-18 -26,-34Z"), x, floor), red, 8)
                cut(plate, circle(x - 32, floor - 46, 13), "#8a4a30", 6)
            case 5:
                draw(
                    plate,
                    person("tiptoe", "dress", "", "plait", "child", gaze=(-120, -8), inks=inks),
                    x - 4,
                    floor,
                    0.92,
                    clip=pane,
                    shadow=0,
                )
                cut(plate, circle(x + 50, y - 50, 17), red, 6, clip=pane)
                cut(plate, curve(f"{x + 50},{y - 34} {x + 40},{y - 4} {x + 22},{y + 8}", 2), "#3a2418", clip=pane)
            case 2:
                draw(plate, person("dance", "gown", "", "long", inks=inks), x, floor, 0.66, clip=pane, shadow=0)
            case 3:
                draw(plate, person("stand", "dress", "", "bun", inks=inks), x - 14, floor, 0.66, clip=pane, shadow=0)
                draw(
                    plate,
                    person("stand", "shirt", "", "short", "child", inks={"coat": "#33586a", "skin": "#8a4a30"}),
                    x + 26,
                    floor,
                    0.62,
                    clip=pane,
                    shadow=0,
                )
            case 0:
                draw(
                    plate,
                    person("back", "dress", "", "bun", view="back", inks=inks),
                    x + 6,
                    floor + 40,
                    0.86,
                    clip=pane,
                    shadow=0,
                )
            case _:
                chair = stroke("M-48,-4Q0,10 44,-6M-30,-2L-34,-104M-30,-34H22V0", 6)
                cut(plate, place(chair, x, floor), "#3a2418", 3, clip=pane)
                draw(
                    plate,
                    person("sit", "dress", "", "bun", "old", inks={**inks, "hair": "#d8d0c4"}),
                    x - 14,
                    floor + 6,
                    0.68,
                    clip=pane,
                    shadow=0,
                )
    cut(plate, rectangle(x - 92, y + 66, 184, 12, 5), "#eef3f4", 5, 1)


def _sheets(plate: Plate) -> None:
    points = [(300, 210), (322, 300), (284, 400), (296, 520), (284, 640), (300, 760), (330, 846)]
    cut(plate, taper(points, 22, 15, 24, 14, 24, 14, 22), "#f2efe4", 9, 2)
    cut(plate, "".join(ellipse(x, y, 17, 12, 20) for x, y in points[1:-1]), "#fbf8ee", 6, 1)


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
        draw=balcony_anglers, palette="frost", operator="tether", setting="city", season="winter", framing="side",
        moods=("comic", "loneliness"), living=("anglers", "giant fish"),
        objects=("balcony", "fishing rod", "fog", "letter", "hat"),
        words={"pêche/fishing": 3, "brouillard/fog": 3, "balcon/balcony": 3, "poisson/fish": 2, "œil/eye": 2,
               "lettre/letter": 2, "appât/bait": 2, "voisins/neighbours": 1, "canne/rod": 2, "chapeau/hat": 1,
               "hiver/winter": 1, "patience/patience": 2, "solitude/loneliness": 2, "immense/huge": 1},
        fr="Au-dessus d’une rue noyée de brouillard, une vieille femme en rouge pêche à son balcon, une lettre "
           "au bout du fil ; un poisson immense lève l’œil ; en face, un voisin a pris un chapeau.",
        en="Above a street drowned in fog an old woman in red fishes from her balcony, a letter on her line; an "
           "immense fish looks up; across the street a neighbour has caught a hat.",
    )
)  # fmt: skip
SCENES.append(
    Story(
        draw=one_tenant, palette="frost", operator="repetition", setting="city", season="winter", framing="frontal",
        moods=("wistful", "loneliness"), living=("woman", "child"), flags=("night",),
        objects=("house", "windows", "cradle", "rocking chair", "rope of sheets", "snow"),
        words={"maison/house": 3, "femme en rouge/woman in red": 3, "vie/life": 3, "fenêtres/windows": 2,
               "âges/ages": 2, "neige/snow": 2, "corde de draps/rope of sheets": 2, "évasion/escape": 2,
               "vieillesse/old age": 1, "enfance/childhood": 1, "berceau/cradle": 1, "solitude/loneliness": 1,
               "temps/time": 2, "traces/tracks": 1},
        fr="Une nuit de neige, les six fenêtres éclairées d’une maison montrent une femme en rouge à six âges, "
           "du berceau au fauteuil à bascule ; du grenier noir une corde de draps pend jusqu’au sol.",
        en="On a snowy night the six lit windows of a house show a woman in red at six ages, from cradle to "
           "rocking chair; from the dark attic a rope of sheets hangs down to the ground.",
    )
)  # fmt: skip
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
