"""Houses from cellar to roof: a lift under the ground, a house cut open."""

from __future__ import annotations

from random import Random

from art.colour import mix
from art.motif import cut, draw, held
from art.motifs.beasts_small import mole
from art.motifs.birds import owl
from art.motifs.creatures import dinosaur_bones
from art.motifs.flowers import bouquet, flower_bed
from art.motifs.growth import grown
from art.motifs.people import person
from art.motifs.trees import blossom_tree
from art.palettes import PALETTES
from art.press import Plate, darker, lighter
from art.scene import Scene, Story
from art.shapes import circle, ellipse, line, path, place, rectangle

SCENES: list[Scene] = []


def lift_down(plate: Plate) -> None:
    """A lift with an owl and a passenger sinks past storeys under a garden."""
    p = PALETTES["lagoon"]
    random = Random(8)
    plate.sky([(0, p.cool), (0.16, p.warm), (0.2, p.light)])
    plate.at(0.45)
    _garden(plate)
    plate.at(0)
    cut(
        plate,
        path("M-10,196C90,186 220,200 340,190C440,182 520,196 610,188V910H-10Z"),
        p.near,
        20,
        top=(p.middle, 30),
        bottom=(p.deep, 420),
    )
    stones = "".join(
        ellipse(random.uniform(0, 600), random.uniform(220, 880), random.uniform(4, 12), random.uniform(3, 8))
        for _ in range(60)
    )
    cut(plate, stones, p.middle, opacity=0.6)
    _dormitory(plate)
    _roots(plate, random)
    _beast_in_the_ground(plate)
    _last_door(plate)
    _lift(plate)


def _garden(plate: Plate) -> None:
    p = PALETTES["lagoon"]
    draw(plate, blossom_tree(), 470, 194, 0.72, inks={"flower": p.hot})
    draw(plate, flower_bed(200), 350, 200, 0.5)
    cut(plate, path("M62,196V118C62,70 100,40 180,40C260,40 298,70 298,118V196Z"), p.near, 14, 1)
    cut(plate, path("M82,196V122C82,86 112,62 180,62C248,62 278,86 278,122V196Z"), p.deep)
    cut(plate, circle(180, 92, 26), p.warm, 8, 0.8)
    cut(plate, circle(180, 92, 9), p.deep)


def _dormitory(plate: Plate) -> None:
    p = PALETTES["lagoon"]
    with plate.shining(0.5):
        cut(plate, rectangle(306, 230, 310, 136, 5), mix(p.warm, p.near, 0.35), 16)
    cut(plate, rectangle(306, 352, 310, 15), p.deep)
    for i, (x, y) in enumerate(((394, 354), (534, 354), (394, 288), (534, 288))):
        quilt = (p.hot, p.middle, p.far, p.near)[i]
        cut(plate, line([(x - 62, y + 4), (x - 62, y - 44)], 6) + line([(x + 62, y + 4), (x + 62, y - 34)], 6), p.deep)
        cut(plate, rectangle(x - 62, y - 18, 124, 9), p.deep)
        cut(plate, ellipse(x - 44, y - 25, 17, 9), p.light, 5)
        cut(plate, circle(x - 40, y - 32, 10), "#dba27a", 5)
        cut(plate, path(f"M{x - 50},{y - 34}C{x - 50},{y - 46} {x - 34},{y - 46} {x - 30},{y - 36}Z"), p.deep)
        cut(
            plate,
            path(f"M{x - 30},{y - 17}C{x - 28},{y - 44} {x + 10},{y - 44} {x + 62},{y - 30}V{y - 17}Z"),
            quilt,
            9,
            0.4,
        )


def _roots(plate: Plate, random: Random) -> None:
    p = PALETTES["lagoon"]
    for x, long, turn in ((322, 40, 96), (386, 46, 84), (452, 50, 100), (520, 44, 82), (580, 46, 96), (28, 60, 84)):
        roots, _ = grown(random, x, 362, long, 4, 15, turn, 34)
        cut(plate, roots, mix(p.warm, p.near, 0.35), 6, 0.6)
    draw(plate, mole(), 478, 520, 0.4)


def _beast_in_the_ground(plate: Plate) -> None:
    p = PALETTES["lagoon"]
    cave = "M296,700C300,600 340,560 420,556C500,548 560,560 620,560V716C520,726 400,726 296,714Z"
    cut(plate, path(cave), p.deep, 20)
    draw(plate, dinosaur_bones(), 456, 708, 0.86, 0, True, inks={"bone": p.light, "far": p.far})


def _last_door(plate: Plate) -> None:
    p = PALETTES["lagoon"]
    cut(plate, rectangle(300, 738, 320, 180), mix(p.near, p.deep, 0.55))
    cut(plate, rectangle(300, 868, 320, 40), p.deep)
    cut(plate, path("M396,868V790C396,756 430,742 470,742C510,742 544,756 544,790V868Z"), p.deep, 8, 1)
    cut(plate, path("M408,860V792C408,764 438,754 470,754C502,754 532,764 532,792V860Z"), p.hot, 18)
    cut(
        plate,
        path("M424,850V800C424,780 440,772 462,772V850ZM478,850V772C500,772 516,780 516,800V850Z"),
        darker(p.hot, 0.28),
        7,
    )
    cut(plate, circle(470, 818, 6), p.warm)
    with plate.shining(1):
        cut(plate, rectangle(404, 860, 132, 10), p.light)
    plate.veil(ellipse(470, 880, 120, 14), p.warm, 0.7, 10)
    cut(plate, ellipse(452, 866, 12, 6) + ellipse(486, 866, 12, 6), p.deep)


def _lift(plate: Plate) -> None:
    p = PALETTES["lagoon"]
    cut(plate, rectangle(62, 196, 236, 720), darker(p.deep, 0.3), 0, 1)
    lattice = "".join(
        line([(62, y), (298, y + 118)], 2.4) + line([(298, y), (62, y + 118)], 2.4) for y in range(80, 900, 59)
    )
    cut(plate, lattice, p.middle, clip=plate.mask(rectangle(62, 196, 236, 720)), opacity=0.55)
    cut(plate, rectangle(56, 150, 13, 760) + rectangle(291, 150, 13, 760), p.far, 5, 0.6)
    cut(plate, line([(174, 92), (174, 420)], 5) + line([(186, 92), (186, 420)], 5), p.warm)
    cut(plate, path("M84,432C90,402 140,384 180,384C220,384 270,402 276,432Z"), p.warm, 14, 1.2)
    cut(plate, rectangle(84, 430, 192, 350), p.warm, 6, 1.6)
    cabin = plate.mask(rectangle(96, 442, 168, 322))
    with plate.shining(0.75):
        plate.ink(cabin, plate.ramp((plate.y - 442) / 322, [(0, p.light), (0.6, lighter(p.warm, 0.4)), (1, p.warm)]))
    passenger = person(
        "stand", "coat", "", "short", hand_at=(34, -118), other_hand_at=(26, -110), gaze="three_quarter", mood="doubt",
        face="long",
        inks={"coat": p.near, "trim": p.light, "hat": p.deep, "legs": p.deep, "band": p.hot},
    )  # fmt: skip
    printed = draw(plate, passenger, 148, 762, 1.42)
    x, y = printed.anchors["hand"]
    flowers = bouquet()
    draw(plate, flowers, *held(flowers, "hand", (x, y), 0.5, 14))
    draw(plate, owl(tilt=-9), 226, 758, 0.66)
    cut(plate, place(path("M-38,0C-38,-40 38,-40 38,0Z"), 222, 626, 1, -9), p.hot, 10, 0.6)
    cut(plate, place(path("M-40,0H40V9H-40Z"), 222, 626, 1, -9), p.warm)
    bars = "".join(line([(x, 442), (x, 764)], 4) for x in (96, 110, 124, 264, 252))
    cut(plate, bars, mix(p.warm, p.deep, 0.45))
    cut(plate, rectangle(84, 762, 192, 22, 3), p.warm, 8, 0.8)


SCENES.append(
    Story(
        draw=lift_down, palette="lagoon", operator="threshold", setting="underground", season="none", framing="side",
        moods=("fear", "mystery"), living=("owl", "passenger", "sleepers", "mole"),
        objects=("lift", "flowers", "roots", "bones", "door", "garden"),
        words={
            "ascenseur/lift": 3, "descente/descent": 3, "hibou/owl": 2, "fleurs/flowers": 2, "squelette/skeleton": 2,
            "souterrain/underground": 2, "porte/door": 2, "dormeurs/sleepers": 1, "racines/roots": 1,
            "jardin/garden": 1,
            "rendez-vous/appointment": 1, "mort/death": 2, "inconscient/unconscious": 1, "profondeur/depth": 2,
        },
        fr=("Un ascenseur de laiton, conduit par un hibou en casquette, descend un passager avec des "
            "fleurs : jardin, dormeurs, racines, os d’une grande bête, et une porte éclairée par-dessous."),
        en=("A brass lift run by an owl in a cap takes a passenger with flowers down past a "
            "garden, sleepers, roots, the bones of a great beast, to a door with light under it."),
    )
)  # fmt: skip
