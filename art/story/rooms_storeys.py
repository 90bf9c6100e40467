"""Houses from cellar to roof: a lift under the ground, a house cut open."""

from __future__ import annotations

from itertools import pairwise
from random import Random

from art.colour import Colour, mix
from art.motif import cut, draw, held
from art.motifs.beasts_small import mole
from art.motifs.birds import owl
from art.motifs.couples import hand_in_hand
from art.motifs.creatures import dinosaur_bones
from art.motifs.curves import branch
from art.motifs.fixtures import SCHOOL_DESK, suited
from art.motifs.flowers import bouquet, flower_bed
from art.motifs.growth import grown
from art.motifs.indoors import Area, tones, wallpaper, window
from art.motifs.people import person
from art.motifs.things import CHAIR, COAT, ROCKING_CHAIR
from art.motifs.trees import bare_tree, blossom_tree
from art.palettes import PALETTES
from art.press import Plate, darker, lighter
from art.scene import Scene, Story
from art.shapes import circle, ellipse, line, path, place, polygon, rectangle, stroke, town

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


def one_tenant(plate: Plate) -> None:
    """A house cut open: the same woman in red at every age, and an empty attic with a rope of sheets."""
    p = PALETTES["frost"]
    plate.sky(p.sky)
    random = Random(5)
    roofs, lit = town(Random(21), 812, -30, 640, (120, 300), (60, 96))
    cut(plate, roofs, mix(p.far, p.middle, 0.3), bottom=(p.sky[2][1], 190))
    cut(plate, lit, mix(p.warm, p.light, 0.4), opacity=0.7, edge=0.1)
    cut(
        plate,
        path("M-10,812C120,790 260,806 380,798C470,792 540,804 610,796V910H-10Z"),
        p.light,
        30,
        0.8,
        bottom=(p.far, 60),
    )
    draw(plate, bare_tree(), 560, 806, 1.1, flat=p.middle)
    cut(plate, rectangle(64, 262, 430, 560), p.near, 20, 1.8)
    cut(plate, path("M279,58L520,262V282H38V262Z"), p.near, 20, 1.2)
    cut(plate, path("M279,84L468,246H90Z"), mix(p.warm, p.light, 0.5), 14)
    cut(plate, path("M24,270L279,40L534,270L516,288L279,76L42,288Z"), p.light, 14, 1.2)
    cut(plate, rectangle(396, 74, 42, 104), p.hot, 12, 0.6)
    cut(plate, rectangle(390, 66, 54, 18, 4), p.light, 5, 0.5)
    papers: tuple[tuple[str, Colour], ...] = (
        ("dots", mix(p.warm, p.light, 0.3)), ("stripes", mix(p.cool, p.light, 0.3)),
        ("sprigs", mix(p.middle, p.light, 0.45)),
        ("lozenges", mix(p.warm, p.far, 0.25)), ("scales", mix(p.cool, p.light, 0.55)),
        ("stripes", mix(p.warm, p.light, 0.6)),
    )  # fmt: skip
    rooms = [Area(80 + 202 * (i % 2), 644 - 182 * (i // 2), 196, 162) for i in range(6)]
    for room, (kind, ink) in zip(rooms, papers, strict=True):
        inside = cut(plate, room.shape, ink, 18, edge=0.15)
        wallpaper(plate, kind, lighter(ink, 0.4), 0.6, inside, 34)
        cut(plate, rectangle(room.x, room.bottom - 20, room.width, 20), mix(p.warm, p.near, 0.45), 5)
    _ages(plate, rooms)
    _empty_attic(plate)
    flakes = "".join(
        circle(random.uniform(20, 580), random.uniform(20, 860), random.uniform(1.5, 3.6)) for _ in range(90)
    )
    cut(plate, flakes, p.light, clip=1 - plate.mask(rectangle(74, 100, 410, 712)), edge=0.1)


def _ages(plate: Plate, rooms: list[Area]) -> None:
    p = PALETTES["frost"]
    red: dict[str, Colour] = {"coat": p.hot, "trim": p.light, "hair": "#3a2430"}
    t = suited(tones(p))
    feet = [(room.middle[0], room.bottom - 8) for room in rooms]
    x, y = feet[0]
    cut(plate, path(f"M{x - 50},{y - 58}C{x - 40},{y - 6} {x + 40},{y - 6} {x + 50},{y - 58}Z"), p.near, 12, 0.8)
    cut(plate, stroke(f"M{x - 48},{y - 10}Q{x},{y + 14} {x + 48},{y - 10}", 7), p.near)
    cut(plate, ellipse(x - 32, y - 58, 24, 12), p.light, 6)
    cut(plate, circle(x - 26, y - 64, 17), "#dba27a", 8)
    cut(plate, stroke(f"M{x - 26},{y - 66}q5,5 9,0", 3), p.deep)
    cut(plate, stroke(f"M{x - 40},{y - 72}q12,-12 26,-4", 5), "#3a2430")
    cut(plate, path(f"M{x - 12},{y - 54}C{x},{y - 78} {x + 36},{y - 74} {x + 46},{y - 54}Z"), p.hot, 10)
    x, y = feet[1]
    draw(plate, person("sit", "dress", "", "plait", "child", inks=red), x - 34, y, 0.98)
    draw(plate, SCHOOL_DESK, x + 24, y, 0.62, inks=t)
    x, y = feet[2]
    draw(plate, person("dance", "gown", "", "long", inks=red), x, y, 0.68)
    x, y = feet[3]
    window(plate, p, tones(p), Area(x + 2, y - 116, 60, 74), (2, 2), frame=6)
    draw(plate, person("back", "dress", "", "bun", inks=red), x - 20, y, 0.66)
    x, y = feet[4]
    draw(plate, hand_in_hand({"dress": "coat", "hair": "bun", "inks": red}), x - 10, y, 0.64)
    x, y = feet[5]
    draw(plate, ROCKING_CHAIR, x, y, 0.62)
    old = person("sit", "dress", "", "bun", "old", inks={**red, "hair": "#efe8dc"})
    draw(plate, old, x - 4, y - 22, 0.74)


def _empty_attic(plate: Plate) -> None:
    p = PALETTES["frost"]
    cut(plate, path("M98,240H460L474,250H84Z"), mix(p.warm, p.near, 0.45), 4)
    draw(plate, COAT, 250, 238, 0.54, inks={"body": p.hot, "trim": p.light, "metal": p.deep})
    draw(plate, CHAIR, 366, 232, 0.3, -90)
    cut(plate, polygon([(404, 182), (448, 222), (436, 238), (392, 198)]), mix(p.sky[0][1], p.light, 0.3), 5, 0.4)
    cut(plate, polygon([(404, 176), (462, 168), (500, 210), (450, 222)]), p.cool, 7, 1.2)
    knots = [(420, 212), (500, 238), (538, 360), (524, 480), (540, 600), (526, 720), (534, 800)]
    for a, b in pairwise(knots):
        cut(plate, branch([a, ((a[0] + b[0]) / 2 + 8, (a[1] + b[1]) / 2), b], 20, 14), p.light, 7, 0.8)
        cut(plate, ellipse(*b, 13, 9), lighter(p.cool, 0.3), 5, 0.4)
    prints = "".join(ellipse(520 - i * 26 + (i % 2) * 8, 826 + i * 5 + (i % 2) * 9, 6, 4, -20) for i in range(12))
    cut(plate, prints, p.middle)


SCENES.append(
    Story(
        draw=one_tenant, palette="frost", operator="repetition", setting="city", season="winter", framing="frontal",
        moods=("wistful", "loneliness"), living=("woman", "child"),
        objects=("house", "rooms", "cradle", "rocking chair", "window", "rope of sheets", "snow"),
        words={
            "maison/house": 3, "femme en rouge/woman in red": 3, "vie/life": 3, "chambres/rooms": 2, "âges/ages": 2,
            "neige/snow": 2, "corde de draps/rope of sheets": 2, "évasion/escape": 2, "vieillesse/old age": 1,
            "enfance/childhood": 1, "berceau/cradle": 1, "solitude/loneliness": 1, "temps/time": 2, "traces/tracks": 1,
        },
        fr=("Une maison ouverte montre six pièces où une même femme en rouge vit à six âges, du "
            "berceau au fauteuil ; le grenier est vide et une corde de draps pend dans la neige."),
        en=("A house cut open shows six rooms with the same woman in red at six ages, from cradle "
            "to rocking chair; the attic is empty and a rope of sheets hangs down into the snow."),
    )
)  # fmt: skip
