"""Anglers on their balconies, and what swims in the fog of a street."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from random import Random

from art.colour import Colour, mix
from art.motif import SMOOTH, carried, cut, draw, held
from art.motifs.beasts_tame import GINGER, cat_sit
from art.motifs.curves import form
from art.motifs.people import person
from art.motifs.puppet import POSES, Pose
from art.motifs.terrain import puffs
from art.motifs.things import hat
from art.motifs.things_desk import ENVELOPE
from art.palettes import PALETTES
from art.press import Plate
from art.scene import Scene, Story
from art.shapes import Point, circle, ellipse, line, path, place, rectangle, ring, stroke
from art.story._streets_parts import bricks, rod, trombone

SCENES: list[Scene] = []

FISHING = Pose(lean=-6, arm=(48, 86), other_arm=(60, 92), hands=("grip", "grip"), leg=(8, 2), other_leg=(-8, -10))
IRON: Colour = "#22345c"
WALL: Colour = "#4a6c9c"
SNOW: Colour = "#ffffff"
PALE: dict[str, Colour] = {"skin": "#f2c09a", "hair": "#7a4630"}
EYE: Point = (402.0, 794.0)


@dataclass(frozen=True)
class Angler:
    """Who fishes from a balcony that runs from the wall at `wall` to `end`, at height `y`."""

    dress: str
    hat: str
    hair: str
    build: str
    mood: str
    coat: Colour
    wall: float
    end: float
    y: float
    size: float
    tip: Point

    @property
    def flip(self) -> bool:
        return self.end < self.wall


ANGLERS = (
    Angler("shirt", "cap", "beard", "adult", "wonder", "#2fa0a8", 96, 214, 320, 1.02, (252, 204)),
    Angler("skirt", "beret", "bun", "stout", "joy", "#d8392c", 504, 392, 240, 0.97, (338, 108)),
    Angler("coat", "", "curly", "tall", "wonder", "#3f9a68", 504, 384, 534, 0.98, (330, 382)),
)


def _far_house(plate: Plate) -> None:
    plate.at(0.9)
    front = path("M150,960V250L206,206L262,250V190H322V232L386,172L452,236V960Z")
    house = cut(plate, front, "#a9c0dc", bottom=("#e9eef4", 420))
    cut(plate, stroke("M146,252L206,204L264,252M260,190H324M320,236L386,170L456,240", 7), SNOW)
    lit = {(214, 280), (340, 346), (172, 412), (392, 412), (280, 478), (340, 544)}
    for x in (172, 214, 280, 340, 392):
        for y in range(280, 640, 66):
            if (x, y) in lit:
                with plate.shining(0.9):
                    cut(plate, rectangle(x, y, 20, 32, 3), "#ffdf9a", clip=house)
            else:
                cut(plate, rectangle(x, y, 20, 32, 3), "#8aa6ca", clip=house, opacity=0.7)
            cut(plate, line([(x - 3, y + 34), (x + 23, y + 34)], 4), SNOW, opacity=0.8)


def _fog(plate: Plate, banks: tuple[tuple[float, float, float, float], ...], ink: Colour, opacity: float = 1) -> None:
    """Rolls of fog, each (x, y, width, height), as soft as wool, that lose themselves below."""
    plate.care = SMOOTH
    for x, y, wide, tall in banks:
        roll = puffs(Random(round(x + y)), x, y, wide, tall)
        cut(plate, roll, ink, tall * 0.2, 0, opacity=opacity, edge=0.5)
        under = rectangle(x - wide * 0.7, y - tall * 0.05, wide * 1.4, tall * 0.8, 12)
        plate.veil(under, "#d2e2f2", 0.85, 9, 0.7)
    plate.care = 1


def _fish(plate: Plate) -> None:
    """The head of a fish as large as the street: it has bitten, and looks up."""
    plate.at(0.12)
    fin = form("420,704! 428,650 452,612! 462,640 492,596! 504,632 540,590! 560,640 600,650! 610,720")
    cut(plate, fin, "#f08a4a", 18, 0.6)
    spines = "".join(
        stroke(f"M{a},706Q{b - 6},670 {b},{c}", 3.4) for a, b, c in ((446, 452, 616), (484, 492, 600), (530, 540, 594))
    )
    cut(plate, spines, "#c85a2c")
    head = form(
        "262,826! 286,780 318,736 368,700 436,682 520,688 640,720 640,960 300,960 296,900 320,884! 288,872 264,852!"
    )
    plate.care = SMOOTH
    body = cut(plate, head, "#3f9db0", 60, 1)
    plate.care = 1
    scales = Random(3)
    for row in range(10):
        for k in range(12):
            x, y = 330 + k * 30 + (row % 2) * 15, 694 + row * 24
            if math.dist((x, y), EYE) < 84 or x < 330 + abs(row - 3) * 6:
                continue
            scale = place(stroke("M-14,-4Q-12,12 0,13Q12,12 14,-4", 2.6), x, y)
            plate.tint(scale, "#1f6f86", 0.7, body * 0.8)
            ink = "#a8e4dc" if scales.random() < 0.75 else "#ffc27a"
            plate.tint(ellipse(x, y, 8, 7), ink, 3, body * 0.5)
    plate.tint(form("262,836 300,862 400,884 520,900 520,980 260,980"), "#e6f4e8", 14, body * 0.9)
    plate.tint(form("262,826 300,770 360,716 440,692 440,704 372,730 318,780 290,826"), "#bff0ea", 7, body * 0.7)
    cut(plate, form("262,826! 250,832 252,850 266,856 300,858 334,848! 300,846 276,838"), "#e2785a", 9, 0.5)
    cut(plate, form("266,858! 262,872 276,888 306,890 330,876! 300,872 282,866"), "#d2644c", 9, 0.4)
    cut(plate, stroke("M262,853Q296,866 334,849", 4.4), "#5a2430")
    cut(plate, ellipse(304, 800, 6, 4, -40), "#1f5a70")
    _eye(plate)


def _eye(plate: Plate) -> None:
    x, y = EYE
    cut(plate, circle(x, y, 72), "#2c7f96", 12, 0.8)
    cut(plate, circle(x, y, 64), "#1f5f78", 7)
    plate.care = SMOOTH
    ball = cut(plate, circle(x, y, 56), "#fffdf4", 18)
    plate.care = 1
    veins = "".join(
        stroke(f"M{x + 55 * math.cos(a):.1f},{y + 55 * math.sin(a):.1f}q{-8 * math.cos(a + 0.5):.1f},"
               f"{-8 * math.sin(a + 0.5):.1f} {-17 * math.cos(a):.1f},{-17 * math.sin(a):.1f}", 1.7)
        for a in (0.3, 0.9, 1.6, 2.4, 3.0)
    )  # fmt: skip
    plate.tint(veins, "#e8806a", 0.6, ball * 0.8)
    ix, iy = x - 11, y - 12
    cut(plate, circle(ix, iy, 36), "#a81f1c", 4, clip=ball)
    iris = cut(plate, circle(ix, iy, 32), "#e8442c", 10, clip=ball)
    rays = ""
    for k in range(26):
        across, down = math.cos(k * math.tau / 26), math.sin(k * math.tau / 26)
        rays += line([(ix + 18 * across, iy + 18 * down), (ix + 31 * across, iy + 31 * down)], 2)
    plate.tint(rays, "#ffb45a", 0.6, iris)
    cut(plate, circle(ix, iy, 17), "#1a1428")
    with plate.shining(0.6):
        cut(plate, circle(ix - 10, iy - 11, 7.6) + circle(ix + 9, iy + 8, 3), "#ffffff")
    lid = form("-70,-18! -58,-58 -10,-80 42,-66 70,-18! 44,-50 0,-58 -44,-48")
    cut(plate, place(lid, x, y), "#3a90a6", 9, 0.7)


def _walls(plate: Plate) -> None:
    for shape, tint, seed, edge in (
        (rectangle(-10, -10, 106, 960), WALL, 4, (-10, 92)),
        (rectangle(508, -10, 110, 960), mix(WALL, "#30486e", 0.35), 5, (512, 612)),
    ):
        wall = cut(plate, shape, tint, 16, 1)
        rows = bricks(Random(seed), edge[0], 0, edge[1], 900, 26, 50, 0.3)
        cut(plate, rows, mix(tint, "#b4cbe6", 0.35), clip=wall, opacity=0.7)
    cornice = rectangle(86, 420, 22, 12, 3) + rectangle(496, 296, 22, 12, 3) + rectangle(496, 600, 22, 12, 3)
    cut(plate, cornice, "#6f90bc", 4, 0.6)
    cut(plate, rectangle(85, 414, 24, 8, 4) + rectangle(495, 290, 24, 8, 4) + rectangle(495, 594, 24, 8, 4), SNOW, 3)


def _door(plate: Plate, x: float, y: float, tall: float) -> None:
    """A lit door in the wall, from its sill at y up; its light falls out."""
    frame = path(f"M{x - 5},{y}V{y - tall + 18}Q{x + 21},{y - tall - 12} {x + 47},{y - tall + 18}V{y}Z")
    cut(plate, frame, "#f2e6cc", 5, 0.6)
    pane = path(f"M{x},{y}V{y - tall + 22}Q{x + 21},{y - tall - 4} {x + 42},{y - tall + 22}V{y}Z")
    plate.glow(x + 21, y - tall * 0.5, tall * 0.8, "#ffc46a", 0.6, 1.6)
    cut(plate, frame, "#f2e6cc", 5)
    with plate.shining(1):
        glass = cut(plate, pane, "#ffdc8a")
        plate.tint(ellipse(x + 21, y - tall * 0.55, 12, tall * 0.3), "#fff6d0", 8, glass)
    drape = f"M{x},{y - tall}H{x + 20}Q{x + 14},{y - tall * 0.5:.0f} {x},{y - tall * 0.3:.0f}Z"
    drape += f"M{x + 42},{y - tall}H{x + 22}Q{x + 28},{y - tall * 0.5:.0f} {x + 42},{y - tall * 0.3:.0f}Z"
    with plate.shining(0.5):
        cut(plate, path(drape), "#f0a45a", clip=glass)
    bars = "".join(line([(x, h), (x + 42, h)], 3) for h in range(int(y - tall) + 44, int(y) - 30, 40))
    cut(plate, bars + line([(x + 21, y - tall), (x + 21, y)], 3), "#b87a3c", clip=glass)
    cut(plate, stroke(f"M{x - 8},{y - tall + 16}Q{x + 21},{y - tall - 18} {x + 50},{y - tall + 16}", 6), SNOW)


def _balcony(plate: Plate, left: float, right: float, y: float, tall: float) -> None:
    """Its railing: bars with curls between, snow on the rail."""
    cut(plate, line([(left, y - tall), (right, y - tall)], 5) + line([(left, y - 8), (right, y - 8)], 4), IRON, 2, 0.4)
    step = (right - left - 12) / round((right - left) / 19)
    bars = curls = ""
    x = left + 6
    while x <= right - 5:
        bars += line([(x, y), (x, y - tall)], 3.8)
        if x + step <= right - 5:
            curls += ring(x + step / 2, y - tall * 0.62, step * 0.3, 2.4) + ring(
                x + step / 2, y - tall * 0.3, step * 0.22, 2.2
            )
        x += step
    cut(plate, bars + curls, IRON, edge=0.15)
    snow = f"M{left - 4},{y - tall}V{y - tall - 6}Q{left + 20},{y - tall - 15} {(left + right) / 2},{y - tall - 9}"
    cut(plate, path(snow + f"Q{right - 20},{y - tall - 15} {right + 4},{y - tall - 6}V{y - tall}Z"), SNOW, 4, 0.4)


def _floor(plate: Plate, left: float, right: float, y: float, wall: float) -> None:
    side = 1 if wall == left else -1
    cut(plate, path(f"M{wall},{y + 52}Q{wall + side * 10},{y + 16} {wall + side * 62},{y + 12}H{wall}Z"), IRON, 5, 0.6)
    cut(plate, rectangle(left - 4, y, right - left + 8, 16, 4), "#6482b0", 6, 1)
    cut(plate, rectangle(left - 4, y - 4, right - left + 8, 7, 3.5), SNOW, 3)


def _fishing(plate: Plate, one: Angler, caught: Point) -> None:
    left, right = sorted((one.wall, one.end))
    _floor(plate, left, right, one.y, one.wall)
    stand = one.end + 64 if one.flip else one.end - 64
    who = person(FISHING, one.dress, one.hat, one.hair, one.build, gaze=(46, 4), mood=one.mood,
                 inks={"coat": one.coat, "hat": "#3a4f80", "band": "#f0c15a", **PALE})  # fmt: skip
    place_of = (stand, one.y - 3, one.size, 0, one.flip)
    shape, end = rod(carried(who.anchors["hand"], *place_of), one.tip, 14)
    cut(plate, shape, "#b06a38", 3, 0.4)
    cut(plate, line([end, caught], 2), IRON, edge=0.1)
    draw(plate, who, *place_of)
    _balcony(plate, left, right, one.y, 62)


def _puller(plate: Plate) -> None:
    p = PALETTES["frost"]
    y = 764.0
    _floor(plate, 62, 254, y, 62)
    pose = replace(POSES["pull"], lean=-28)
    man = person(pose, "jersey", "nightcap", "beard", "stout", gaze=(44, 6), mood="fear",
                 inks={"hat": "#f0c15a", "band": p.hot, "coat": "#3566b4", "trim": "#ffffff", "legs": "#4a4468",
                       **PALE})  # fmt: skip
    place_of = (158, y - 3, 1.35)
    hx, hy = carried(man.anchors["hand"], *place_of)
    shape, end = rod((hx, hy + 26), (322, 700), 84, 40)  # the bend lifts it into the hand
    cut(plate, shape, "#b06a38", 5, 0.6)
    draw(plate, man, *place_of)
    cut(plate, line([end, (282, 848)], 2.6), IRON, edge=0.1)
    cut(plate, stroke("M282,842q-3,12 5,14t8,-8", 3.4), "#e6eef4", 2, 0.3)
    _balcony(plate, 62, 254, y, 84)


def balcony_anglers(plate: Plate) -> None:
    """Anglers on balconies fish in the fog of a street; something huge has bitten."""
    p = PALETTES["frost"]
    plate.sky([(0, "#4f8fc8"), (0.3, "#9cc8e6"), (0.62, "#e6edf4"), (1, "#fdf3ea")], angle=0.1)
    _far_house(plate)
    plate.at(0.5)
    plate.veil(rectangle(60, 690, 500, 320), "#d2e2f2", 0.97, 44, 0.7)
    _fog(plate, ((200, 716, 170, 40), (400, 690, 200, 44)), "#ffffff", 0.8)
    plate.at(0.3)
    _fog(plate, ((310, 782, 240, 50), (150, 796, 150, 44)), "#ffffff", 0.9)
    _fish(plate)
    plate.at(0)
    _walls(plate)
    for x, y, tall in ((52, 320, 176), (52, 764, 222), (510, 240, 170), (510, 534, 182)):
        _door(plate, x, y, tall)
    _fog(plate, ((160, 862, 130, 44),), "#ffffff", 0.95)
    for one, caught in zip(ANGLERS, ((252, 356), (338, 204), (330, 430)), strict=True):
        _fishing(plate, one, caught)
    draw(plate, hat("feather"), 252, 416, 0.56, 8, inks={"body": "#2c3a66", "trim": p.hot})
    draw(plate, ENVELOPE, *held(ENVELOPE, "hand", (338, 232), 0.4, 82))
    draw(plate, trombone(), 330, 438, 0.6, 6)
    draw(plate, cat_sit().inked(**GINGER), 398, 465, 0.32, 0, True)
    _puller(plate)
    _fog(plate, ((120, 902, 240, 44), (330, 914, 170, 26), (530, 900, 200, 44)), "#ffffff", 0.95)
    drops = Random(7)
    flakes = "".join(circle(drops.uniform(20, 580), drops.uniform(20, 860), drops.uniform(1.2, 3.2)) for _ in range(80))
    cut(plate, flakes, SNOW, edge=0.1)


SCENES.append(
    Story(
        draw=balcony_anglers, palette="frost", operator="tether", setting="city", season="winter", framing="side",
        moods=("comic", "loneliness"), living=("anglers", "sea monster", "cat"),
        objects=("balcony", "fishing rod", "fog", "hat", "letter", "trombone"),
        words={
            "pêche/fishing": 3, "brouillard/fog": 3, "balcon/balcony": 3, "monstre/monster": 2, "œil/eye": 2,
            "voisins/neighbours": 2, "canne/rod": 2, "trombone/trombone": 1, "lettre/letter": 1, "chapeau/hat": 1,
            "hiver/winter": 1, "neige/snow": 1, "patience/patience": 2, "surprise/surprise": 1,
            "solitude/loneliness": 1, "poisson/fish": 2, "chat/cat": 1,
        },
        fr=(
            "Des gens pêchent depuis leurs balcons dans le brouillard de la rue : un chapeau, une lettre, un "
            "trombone ; en bas la canne plie, un poisson immense à l’œil rouge a mordu."
        ),
        en=(
            "People fish from their balconies in the fog of a street: a hat, a letter, a trombone; at the lowest "
            "one the rod bends, and an immense fish with a red eye has bitten."
        ),
    )
)  # fmt: skip
