"""Story cards on the sea and under it."""

from __future__ import annotations

import math
from dataclasses import replace
from random import Random

import numpy as np

from art.colour import Field, mix
from art.motif import carried, draw
from art.motifs.birds_water import penguin
from art.motifs.creatures_sea import anglerfish, fish, shark
from art.motifs.creatures_shore import crab, starfish
from art.motifs.growth import along, heading, off, smooth
from art.motifs.machines import ROWING_BOAT, SAIL_BOAT, STEAMER
from art.motifs.machines_works import DIVING_SUIT
from art.motifs.people import person, posed
from art.motifs.puppet import POSES
from art.motifs.terrain import air, below, glints, plane, sand_ink, water_ink
from art.motifs.things import ROUND_TABLE, hat, lantern
from art.motifs.things_desk import CROWN, chain
from art.motifs.things_kitchen import ANCHOR, CAKE, CUP, TEAPOT
from art.motifs.waters import calm_sea, underwater, underwater_front, waterline, waterline_front
from art.motifs.buildings_town import skyline
from art.palettes import PALETTES
from art.press import Plate, Shadow, darker, lighter
from art.scene import Scene, Story
from art.shapes import circle, ellipse, line, path, place, polygon, rectangle, ring, stroke
from art.story._waters_parts import cut, fish_bones, ground_shadow, helmet, mask_of, perched, sprigs, strip

SCENES: list[Scene] = []


def seabed_tea(plate: Plate) -> None:
    """Two ladies in diving helmets take tea on the sea bed; a shark serves, an anchor lands in the cake."""
    p = PALETTES["lagoon"]
    underwater(plate, p)
    plate.glow(300, 520, 330, p.light, 0.4, stretch=1.2)
    feet = stroke("M470,-10C468,20 470,40 476,64", 24) + stroke("M524,-10C526,16 522,34 528,54", 22)
    feet += path("M464,58C456,76 436,84 434,94C446,102 482,96 488,76L488,58Z")
    feet += path("M517,46C510,64 490,70 488,80C500,88 536,84 540,64L538,46Z")
    cut(plate, feet, "#e0a37c", 10, 0.6)
    draw(plate, fish("round"), 452, 186, 0.42, 180, inks={"body": p.warm, "fin": p.hot, "trim": p.light})
    draw(plate, ROWING_BOAT, 450, 158, 0.62, 180, inks={"body": p.light, "trim": p.hot, "dark": p.near})
    rod = stroke("M428,222C470,262 520,250 540,190C548,160 530,130 452,112", 4)
    plate.ink(rod + stroke("M452,112q-11,-4 -6,-14", 3.4), p.light, edge=0.1)
    ties = {"body": p.near, "metal": p.near}
    draw(plate, chain([(262, -20), (282, 160), (268, 340), (318, 448)], 24), 0, 0, inks=ties)
    server = draw(plate, shark(), 190, 502, 1.36, -5, inks={"body": "#5f8f95", "fin": "#2f5f6a", "belly": p.light})
    mx, my = server.anchors["mouth"]
    tie = path("M0,0C-22,-24 -40,-22 -40,-6C-40,12 -22,18 0,4C22,22 42,16 42,-2C42,-20 22,-22 0,0Z")
    cut(plate, place(tie, mx - 76, my + 28, 1.1, -14) + circle(mx - 76, my + 30, 8), p.hot, 8, 0.6)
    pot = draw(plate, TEAPOT, mx + 46, my + 66, 0.5, 20, inks={"body": p.warm, "trim": p.hot})
    sx, sy = pot.anchors["spout"]
    pour = "".join(ring(sx + 8 + 9 * math.sin(i * 1.9), sy - 12 - i * 17, 4 + i * 1.2, 2.6) for i in range(6))
    plate.ink(pour, p.light, edge=0.1)
    for x, flip, ink, petal in ((118, False, p.hot, p.light), (482, True, p.light, p.hot)):
        _lady(plate, x, flip, ink, petal)
    table = draw(plate, ROUND_TABLE, 300, 850, 1.16, inks={"body": p.cool, "light": p.light, "trim": p.light})
    top = table.anchors["top"][1]
    draw(plate, CAKE, 300, top + 8, 0.9, inks={"trim": "#e8927a"})
    draw(plate, ANCHOR, 306, top - 84, 0.74, 15, inks={"body": p.deep, "trim": p.warm})
    splash = ellipse(302, top - 96, 46, 15) + "".join(
        circle(302 + 64 * math.cos(a), top - 106 - 44 * abs(math.sin(a)), r)
        for a, r in ((0.2, 8), (0.6, 5), (2.5, 9), (2.9, 5), (1.2, 4))
    )
    cut(plate, splash, p.light, 10, 0.5)
    draw(plate, CUP, 222, top + 14, 0.22)
    draw(plate, starfish(), 96, 888, 0.3, inks={"body": p.hot})
    underwater_front(plate, p)


def _lady(plate: Plate, x: float, flip: bool, ink: str, petal: str) -> None:
    """A lady in a flowered dress and a copper helmet, lifting her cup."""
    p = PALETTES["lagoon"]
    side, y, k = (-1 if flip else 1), 846.0, 2.0
    seat = path("M-46,0C-52,-40 -50,-66 -54,-84C-20,-98 40,-98 62,-82C56,-60 60,-40 66,0Z")
    cut(plate, place(seat, x, y + 12, 1.1, 0, flip), p.near, 22, 1)
    who = person(
        "sit", "gown", "", "bun", hand_at=(38, -98), other_hand_at=(50, -62), hands=("grip", "mitten"),
        inks={"coat": ink, "trim": p.warm, "shoes": p.deep, "hair": "#5a3a2a"},
    )  # fmt: skip
    here = draw(plate, who, x, y, k, flip=flip)
    sprigs(plate, mask_of(plate, who, "coat", x, y, k, flip=flip), petal, p.warm, 12, 40)
    hx, hy = here.anchors["head"]
    draw(plate, helmet(), hx, hy - 4, 1.36, flip=flip)
    draw(plate, hat("feather" if flip else "straw"), hx - side * 4, hy - 50, 0.62, -8 * side, flip=flip)
    cx, cy = here.anchors["hand"]
    draw(plate, CUP, cx + side * 14, cy + 12, 0.3, flip=not flip)


SCENES.append(
    Story(
        draw=seabed_tea, palette="lagoon", operator="inversion", setting="sea", season="none", framing="frontal",
        moods=("comic",), living=("two ladies", "shark", "fish", "feet of a bather"),
        objects=("diving helmets", "table", "cake", "anchor", "teapot", "cups", "boat", "fishing rod"),
        words={"thé/tea": 3, "fond de la mer/sea bed": 3, "scaphandre/diving helmet": 3, "requin/shark": 2,
               "gâteau/cake": 2, "ancre/anchor": 2, "amies/friends": 2, "politesse/manners": 2, "robe/dress": 1,
               "poisson/fish": 1, "barque/boat": 1, "pêche/fishing": 1, "pieds/feet": 1, "danger/danger": 1,
               "profondeur/depth": 1},
        fr="Deux dames en casque de scaphandre prennent le thé au fond de la mer ; un requin à nœud papillon sert, "
           "une ancre tombe dans le gâteau, un poisson pêche dans une barque renversée.",
        en="Two ladies in diving helmets take tea on the sea bed; a shark in a bow tie pours, an anchor lands in the "
           "cake, a fish in an upturned boat angles for feet.",
    )
)  # fmt: skip


def _shore(x: float) -> float:
    return 712 - 0.05 * x + 10 * math.sin(x / 90)


def _edge(x: float, near: float = 1) -> float:
    """The edge of the sea, lifted in a fold; `near` tells how far forward a line of the water lies."""
    fold = math.exp(-(((x - 262) / (112 + 60 * (1 - near))) ** 2))
    return _shore(x) - 172 * fold * near**2.2


def lifting_the_sea(plate: Plate) -> None:
    """A housemaid lifts the edge of the sea like a carpet and sweeps bones, a wreck and a crown under it."""
    p = PALETTES["mint"]
    horizon = 178.0
    air(plate, p, horizon)
    plate.glow(430, horizon, 260, p.light, 0.7, stretch=1.6)
    water = water_ink(p)
    xs = [float(x) for x in range(-20, 641, 12)]
    rows = 13
    for row in range(rows):
        near = row / (rows - 1)
        y = horizon + 10
        points = [(x, y + (_edge(x, near) - y) * near**1.25 if row else horizon) for x in xs]
        tone = mix(lighter(water, 0.4 * (1 - near)), p.near, 0.5 * near)
        plane(plate, below(points), tone if row % 2 else mix(tone, p.cool, 0.28), lift=0.4, reach=10 + 22 * near,
              shadow=Shadow(0, 3, 4, 0.18 * near))  # fmt: skip
        if row and row < rows - 1:
            crests = "".join(
                stroke(f"M{x:.0f},{yy + 9 + 14 * near:.0f}q{5 + 8 * near:.0f},{-6 - 9 * near:.0f} {10 + 16 * near:.0f},0", 1.6 + 2.2 * near)
                for i, (x, yy) in enumerate(points[row % 3 :: 3])
            )
            plate.ink(crests, lighter(tone, 0.5), edge=0.15, opacity=0.85)
    edge = [(x, _edge(x)) for x in xs]
    rim = smooth(edge, closed=False)
    sand = sand_ink(p)
    shore = [(x, _shore(x)) for x in xs]
    hollow = plate.mask(path(rim + "L640,920L-20,920Z"))
    plate.lay(plate.ramp((plate.y - 540) / 190, [(0, p.deep), (0.6, mix(p.deep, p.near, 0.6)), (1, mix(p.near, sand, 0.35))]), hollow)
    _swept_under(plate)
    floor = [(x, _shore(x) + 14 * math.exp(-(((x - 262) / 120) ** 2))) for x, _ in shore]
    plane(plate, below(floor), sand, lift=0.3, reach=50, shadow=None, low=(mix(sand, p.far, 0.5), 190))
    fringe = "".join(
        path(f"M{x - 5:.1f},{y - 2:.1f}L{x + 5:.1f},{y - 2:.1f}L{x + 3 + 4 * math.sin(x):.1f},{y + 24:.1f}"
             f"L{x - 4 + 4 * math.sin(x):.1f},{y + 22:.1f}Z")
        for x, y in along(edge, 1)
    )  # fmt: skip
    cut(plate, fringe, p.light, 0, 0.6)
    cut(plate, strip(edge, (9, 9), 2), mix(p.cool, p.deep, 0.35), 6, 0.6)
    cut(plate, strip([(x, y - 16) for x, y in edge], (4, 4), 2), p.warm)
    draw(plate, SAIL_BOAT, 118, _edge(118) - 58, 0.4, 20, inks={"body": p.hot, "light": p.light})
    _housemaid(plate)
    draw(plate, crab(), 110, 858, 0.62, 6, inks={"body": p.hot, "far": darker(p.hot, 0.3), "belly": p.warm})


def _swept_under(plate: Plate) -> None:
    p = PALETTES["mint"]
    wreck = path("M-84,-50C-60,-30 40,-26 90,-56C84,-14 50,8 10,8C-44,8 -76,-16 -84,-50Z")
    wreck += line([(-24, -36), (-44, -92)], 7) + line([(30, -36), (48, -70)], 6)
    wreck += stroke("M-60,-84L-26,-76", 4)
    cut(plate, place(wreck, 246, 676, 0.95, -10), mix(p.middle, p.light, 0.1), 14, 0.5)
    cut(plate, place(stroke("M-66,-30Q0,-8 76,-34M-50,-14Q0,6 60,-18", 4), 246, 676, 0.95, -10), p.deep)
    plate.ink(fish_bones(180, 700, 0.66, 14) + fish_bones(330, 694, 0.5, -160), p.light, edge=0.15)


def _housemaid(plate: Plate) -> None:
    p = PALETTES["mint"]
    x, y, k = 436.0, 846.0, 2.25
    ground_shadow(plate, x - 10, y + 2, 92, 13, p.near, 0.35)
    pose = replace(POSES["stand"], lean=10, stoop=6, nod=10, leg=(14, 2), other_leg=(-14, -22), hands=("grip", "grip"))
    maid = posed(
        pose, "apron", "", "bun", hand_at=(24, -88), other_hand_at=((x - 296) / k, (_edge(286) - 2 - y) / k),
        inks={"coat": p.deep, "trim": p.light, "legs": p.deep, "shoes": "#231a2a", "hair": "#7a3a24"},
    )  # fmt: skip
    whole = draw(plate, replace(maid.motif, pieces=maid.behind + maid.body + maid.head), x, y, k, flip=True)
    hx, hy = whole.anchors["hand"]
    foot = (266.0, 836.0)
    back = (hx + (hx - foot[0]) * 0.42, hy + (hy - foot[1]) * 0.42)
    cut(plate, line([back, foot], 8), "#b98a4e", 0, 0.6)
    bristles = place(path("M-14,-8C-20,24 -34,50 -40,66Q0,76 38,66C32,46 20,22 14,-8Z"), foot[0] + 14, foot[1] - 38, 0.9, 42)
    cut(plate, bristles, p.warm, 14, 0.6)
    draw(plate, replace(maid.motif, pieces=maid.front), x, y, k, flip=True, shadow=0)
    cx, cy = whole.anchors["head"]
    cap = path("M-46,6C-58,-16 -44,-44 -16,-48C6,-62 44,-50 48,-22C54,-8 48,4 40,8C10,-6 -20,-6 -46,6Z")
    cut(plate, place(cap, cx + 4, cy - 20, 0.92, 8), p.light, 12, 0.5)
    dust = "".join(circle(px, py, r) for px, py, r in ((206, 842, 12), (184, 832, 9), (168, 846, 7), (196, 818, 6), (222, 858, 6)))
    cut(plate, dust, lighter(sand_ink(p), 0.5), 6, 0.3, opacity=0.9)
    draw(plate, CROWN, 214, 776, 0.36, -24, inks={"body": p.warm})
    plate.ink(fish_bones(330, 800, 0.5, 14), p.light, edge=0.15, shadow=Shadow(2, 4, 4, 0.4))


SCENES.append(
    Story(
        draw=lifting_the_sea, palette="mint", operator="threshold", setting="sea", season="none", framing="wide",
        moods=("comic", "dark"), living=("housemaid", "crab"),
        objects=("sea", "broom", "shipwreck", "fish bones", "crown", "sail boat"),
        words={"mer/sea": 3, "tapis/carpet": 3, "balayer/sweeping": 3, "secret/secret": 2, "bonne/housemaid": 2,
               "balai/broom": 2, "crabe/crab": 2, "épave/wreck": 2, "arêtes/fish bones": 1, "couronne/crown": 1,
               "plage/beach": 1, "voilier/sailing boat": 1, "ménage/housework": 2, "oubli/forgetting": 1,
               "témoin/witness": 1},
        fr="Sur une plage, une bonne soulève le bord de la mer comme un tapis et balaie dessous des arêtes, une épave "
           "et une couronne ; un crabe lève la pince.",
        en="On a beach a housemaid lifts the edge of the sea like a carpet and sweeps fish bones, a wreck and a crown "
           "under it; a crab raises its claw.",
    )
)  # fmt: skip


def under_the_iceberg(plate: Plate) -> None:
    """Penguins on the tip of an iceberg; under water it is an immense sleeping bear, and a diver lights its ear."""
    p = PALETTES["frost"]
    line_y = 292.0
    waterline(plate, p, line_y)
    ice = mix(p.light, p.far, 0.5)
    dim, pale = mix(ice, p.middle, 0.5), p.light
    body = path(
        "M150,306L188,248L226,240L262,214L340,210L392,236L420,238L470,306C512,340 552,410 560,520C568,640 520,752 420,790"
        "C300,826 150,812 84,720C26,640 30,510 78,420C96,366 120,330 150,306Z"
    )
    whole = cut(plate, body, ice, 46, 1.4)
    facets = (
        ((150, 306), (188, 248), (226, 240), (232, 320), (150, 380)),
        ((262, 214), (340, 210), (330, 320), (270, 360)),
        ((470, 306), (500, 340), (430, 420), (352, 380), (392, 236)),
        ((78, 420), (150, 340), (150, 450), (62, 530)),
        ((540, 430), (566, 560), (500, 560), (470, 470)),
        ((150, 450), (262, 330), (250, 430), (180, 520)),
    )
    for i, points in enumerate(facets):
        tone = (dim, pale, mix(ice, dim, 0.6))[i % 3]
        plate.ink(polygon(points), tone, clip=whole, edge=0.2, opacity=0.55)
    _bear_in_ice(plate, ice, whole)
    for i, (x, foot) in enumerate(((206, 248), (254, 226), (304, 216), (354, 226), (402, 244))):
        stands = draw(plate, penguin((0, 0, -8, 0, 14)[i]), x, foot + 6, 0.5, flip=i == 3)
        if i == 2:
            draw(plate, hat("bowler"), stands.anchors["head"][0], stands.anchors["head"][1] + 6, 0.32)
    diver = draw(plate, DIVING_SUIT, 492, 560, 0.42, -8, flip=True, inks={"body": p.warm, "trim": p.hot})
    lx, ly = diver.anchors["hand"]
    hx, hy = diver.anchors["hose"]
    hose = stroke(f"M{hx:.0f},{hy:.0f}C{hx + 60:.0f},{hy - 90:.0f} 560,{hy - 150:.0f} 500,330S470,240 424,176", 4)
    waterline_front(plate, p, line_y, 0.2)
    plate.ink(hose, p.hot, edge=0.15)
    lamp = draw(plate, lantern(), lx - 16, ly + 36, 0.24, inks={"body": p.deep, "trim": p.hot})
    plate.glow(*lamp.anchors["flame"], 120, "#ffe0a0", 0.85)
    school = "".join(place(path("M-14,0C-6,-8 8,-8 14,0C8,8 -6,8 -14,0ZM-10,0L-24,-8L-24,8Z"), x, y, s, t, True)
                     for x, y, s, t in ((70, 830, 0.8, 8), (104, 846, 0.7, -6), (132, 832, 0.9, 4), (86, 860, 0.6, 0)))
    plate.ink(school, mix(p.cool, p.light, 0.3), edge=0.15, opacity=0.9)  # fmt: skip


def _bear_in_ice(plate: Plate, ice: Field, whole: Field) -> None:
    """Its head on its paws at the right, its hind leg drawn up, its eye shut."""
    p = PALETTES["frost"]
    haunch = path("M70,640C60,540 140,476 226,500C300,522 320,600 300,680C286,740 230,800 150,786C100,760 74,710 70,640Z")
    cut(plate, haunch, ice, 40, 1, clip=whole)
    hind = path("M118,742C170,724 250,726 300,748C326,762 322,796 292,802C230,812 160,808 124,788C104,776 100,752 118,742Z")
    cut(plate, hind, mix(ice, p.light, 0.55), 22, 1.2)
    arm = path("M520,640C560,700 530,780 440,800C370,814 300,806 276,786C258,768 268,742 296,740C360,744 410,730 440,690Z")
    cut(plate, arm, mix(ice, p.light, 0.35), 30, 1.2)
    ear = circle(470, 520, 40)
    cut(plate, ear, ice, 16, 0.8)
    cut(plate, circle(466, 524, 22), mix(p.middle, p.near, 0.3), 8)
    head = path(
        "M496,560C530,610 520,690 460,724C420,746 380,742 350,752C316,764 268,762 258,738C250,712 280,690 312,676"
        "C330,640 350,570 400,544C434,526 474,532 496,560Z"
    )
    cut(plate, head, mix(ice, p.light, 0.75), 40, 1.5)
    cut(plate, circle(376, 552, 30), ice, 12, 0.8)
    cut(plate, circle(374, 556, 16), mix(p.middle, p.near, 0.3), 6)
    cut(plate, path("M254,722C252,708 268,700 286,702C292,714 284,730 270,736C260,736 256,730 254,722Z"), p.deep, 6)
    plate.ink(stroke("M372,664C384,676 402,676 412,664", 6) + stroke("M284,742C304,748 330,742 344,734", 5), p.deep, edge=0.2)
    claws = "".join(ellipse(x, y, 4, 8, 60) for x, y in ((276, 762), (284, 776), (298, 786), (112, 758), (112, 772), (122, 784)))
    plate.ink(claws, p.near, edge=0.15)


SCENES.append(
    Story(
        draw=under_the_iceberg, palette="frost", operator="scale", setting="sea", season="winter", framing="through",
        moods=("calm", "mystery"), living=("penguins", "bear", "diver", "fish"),
        objects=("iceberg", "diving suit", "lamp", "air hose", "hat"),
        words={"iceberg/iceberg": 3, "ours/bear": 3, "dormir/sleeping": 3, "pingouins/penguins": 2, "sous l’eau/under water": 2,
               "scaphandrier/diver": 2, "glace/ice": 2, "lampe/lamp": 1, "oreille/ear": 1, "secret/secret": 2,
               "insouciance/carefree": 1, "hiver/winter": 1, "réveil/waking": 1, "géant/giant": 1},
        fr="Cinq pingouins se tiennent sur la pointe d’un iceberg ; sous l’eau, l’iceberg est un ours immense endormi, "
           "dont un scaphandrier éclaire l’oreille.",
        en="Five penguins stand on the tip of an iceberg; under water the iceberg is an immense sleeping bear, and a "
           "diver lights up its ear with a lamp.",
    )
)  # fmt: skip


def _fiddle(side: int) -> list[tuple[float, float]]:
    """Half the outline of a violin's body lying along x, its corners included, from stern to neck."""
    half = ((-232, 0), (-226, 46), (-190, 86), (-130, 92), (-88, 78), (-70, 82), (-62, 58), (-34, 48), (-4, 56),
            (6, 76), (24, 70), (70, 78), (116, 60), (138, 24), (150, 12))  # fmt: skip
    return [(x, side * v) for x, v in half]


def violin_gondola(plate: Plate) -> None:
    """A violin is a gondola, the gondolier rows with the bow, and its wake is a stave where swallows sit."""
    p = PALETTES["rose"]
    horizon = 404.0
    calm_sea(plate, p, horizon, 380)
    far = mix(p.far, p.light, 0.35)
    draw(plate, skyline(640, 9, 150, 0), 300, horizon + 2, 1, flat=far)
    plate.ink(rectangle(-5, horizon - 2, 610, 9), mix(far, p.middle, 0.25), edge=0.3)
    plate.ink(glints(Random(3), 60, horizon + 10, 560), p.light, edge=0.15, opacity=0.6)
    _stave(plate)
    x0, y0, flat = 322.0, 588.0, 0.56

    def deck(u: float, v: float) -> tuple[float, float]:
        return x0 + u, y0 + flat * v - 0.00042 * (u + 30) ** 2 * (1 if u > -30 else 0.5)

    outline = [deck(*q) for q in _fiddle(-1)] + [deck(*q) for q in _fiddle(1)[::-1]]
    hull = "".join(polygon([(x, y + dy) for x, y in outline]) for dy in range(0, 34, 3))
    varnish = "#b5552c"
    mirrored = place(polygon(outline), 0, 66)
    plate.ink(mirrored, mix(p.near, p.deep, 0.4), edge=0.6, opacity=0.5)
    cut(plate, hull, mix(varnish, p.deep, 0.45), 16, 1)
    neck = [deck(120, 0), deck(190, 0), (x0 + 228, 520), (x0 + 226, 452)]
    cut(plate, strip(neck, (20, 15, 12, 11)), mix(varnish, p.deep, 0.3), 8, 0.8)
    top = cut(plate, polygon(outline), varnish, 20)
    plate.ink(stroke(smooth([deck(u, v * 0.86) for u, v in _fiddle(-1)[1:-1]], closed=False), 2.6)
              + stroke(smooth([deck(u, v * 0.86) for u, v in _fiddle(1)[1:-1]], closed=False), 2.6),
              mix(varnish, p.deep, 0.5), edge=0.15, clip=top)  # fmt: skip
    board = [deck(-2, 0), deck(120, -1), (x0 + 196, 548), (x0 + 220, 500), (x0 + 222, 452)]
    cut(plate, strip(board, (12, 9, 7, 6, 6)), p.deep, 0, 0.5)
    scroll = path("M206,452C204,420 222,398 246,402C266,406 268,434 250,438C238,440 234,428 240,422C248,424 252,414 242,412"
                  "C226,410 224,432 234,452Z")  # fmt: skip
    cut(plate, place(scroll, x0, 6), varnish, 8, 0.8)
    cut(plate, place(line([(198, 470), (246, 462)], 7) + line([(200, 490), (250, 482)], 7), x0, 0), p.deep)
    holes = "".join(
        stroke(f"M{deck(-80, s * 30)[0]:.0f},{deck(-80, s * 30)[1]:.0f}C{deck(-66, s * 22)[0]:.0f},{deck(-66, s * 22)[1]:.0f} "
               f"{deck(-44, s * 40)[0]:.0f},{deck(-44, s * 40)[1]:.0f} {deck(-26, s * 30)[0]:.0f},{deck(-26, s * 30)[1]:.0f}", 5)
        for s in (-1,)
    )  # fmt: skip
    plate.ink(holes, p.deep, edge=0.15)
    cut(plate, strip([deck(-214, 0), deck(-150, 0)], (6, 17)), p.deep, 0, 0.5)
    cut(plate, line([deck(-118, -22), deck(-118, 22)], 8), p.warm, 0, 0.8)
    _passenger(plate, deck(-30, 6))
    _gondolier(plate, deck(-170, -6))


def _stave(plate: Plate) -> None:
    """The wake: five lines that turn and come forward, and the swallows on them."""
    p = PALETTES["rose"]
    draw_ = Random(4)
    lines = []
    for i in range(5):
        d = (i - 2) * 5.0
        lines.append(
            [(104, 604 + d * 0.8), (50, 640 + d * 1.6), (44 - d * 0.6, 700 + d * 2), (140, 752 + d * 2.9),
             (300, 752 + d * 3.4), (450, 766 + d * 3.8), (640, 742 + d * 4.4)]
        )  # fmt: skip
    plate.ink("".join(stroke(smooth(one, closed=False), 3.4) for one in lines), p.light, edge=0.15,
              shadow=Shadow(1, 4, 3, 0.3))  # fmt: skip
    birds = ""
    for x, which, flip in ((176, 1, False), (252, 3, True), (322, 0, False), (410, 2, False), (470, 4, True), (528, 1, False)):
        curve = along(lines[which], 10)
        y = min(curve, key=lambda q: abs(q[0] - x))[1]
        birds += perched(x, y, 0.82 + draw_.uniform(-0.05, 0.08), flip)
    plate.ink(birds, p.deep, edge=0.2, shadow=Shadow(2, 4, 4, 0.25))


def _passenger(plate: Plate, at: tuple[float, float]) -> None:
    """A masked lady sunk in the deck; one hand trails, and a hand from the water holds it."""
    p = PALETTES["rose"]
    x, y = at
    k = 1.7
    cut(plate, ellipse(x, y, 54, 15), p.deep)
    lady = posed(
        replace(POSES["sit"], lean=-10, nod=6), "gown", "", "bun", hand_at=(48, -38), other_hand_at=(34, -72),
        hands=("mitten", "mitten"), inks={"coat": p.hot, "trim": p.warm, "hair": "#4a2430"},
    )  # fmt: skip
    above = plate.mask(path(f"M{x - 54},{y}A54,15 0 0,0 {x + 54},{y}V0H0V{y}Z"))
    here = draw(plate, replace(lady.motif, pieces=lady.behind + lady.body + lady.head), x - 10, y + 86, k, clip=above)
    draw(plate, replace(lady.motif, pieces=lady.front), x - 10, y + 86, k, shadow=0.5)
    ex, ey = here.anchors["eye"]
    mask = path("M-24,-8C-8,-15 14,-14 24,-6C24,6 12,10 2,4C-6,10 -20,8 -24,-8Z")
    cut(plate, place(mask, ex - 4, ey + 1, 0.9, -4), p.light, 0, 0.4)
    plate.ink(circle(ex + 6, ey - 1, 3.2), p.deep, edge=0.1)
    hx, hy = here.anchors["hand"]
    arm = strip([(hx + 34, hy + 84), (hx + 26, hy + 46), (hx + 8, hy + 8)], (13, 11, 8))
    fingers = "".join(line([(hx + 8, hy + 10), (hx + dx, hy + dy)], 7) for dx, dy in ((-10, 0), (-6, -9), (6, -12), (16, -4)))
    cut(plate, arm + fingers, mix(p.light, p.cool, 0.28), 8, 0.7)
    rings = "".join(
        f'<ellipse fill="none" stroke="#fff" stroke-width="3" cx="{hx + 34:.0f}" cy="{hy + 82:.0f}" rx="{r}" ry="{r * 0.26:.0f}"/>'
        for r in (24, 42)
    )
    plate.ink(rings, p.light, edge=0.15, opacity=0.9)


def _gondolier(plate: Plate, at: tuple[float, float]) -> None:
    p = PALETTES["rose"]
    x, y = at
    k = 1.62
    pose = replace(POSES["push"], lean=16, leg=(24, 4), other_leg=(-16, -24), feet=(0, 14), hands=("grip", "grip"))
    rower = posed(
        pose, "jersey", "straw", "short", hand_at=(36, -106), other_hand_at=(50, -134),
        inks={"coat": p.cool, "trim": p.light, "legs": p.deep, "band": p.hot, "hat": p.warm},
    )  # fmt: skip
    here = draw(plate, replace(rower.motif, pieces=rower.behind + rower.body + rower.head), x, y, k)
    (ax, ay), (bx, by) = here.anchors["hand"], here.anchors["other_hand"]
    away = math.hypot(bx - ax, by - ay)
    ux, uy = (bx - ax) / away, (by - ay) / away
    top, foot = (bx + ux * 120, by + uy * 120), (ax - ux * 250, ay - uy * 250)
    cut(plate, line([top, foot], 9), "#6f3422", 0, 0.8)
    hair = line([(top[0] + 2, top[1] + 6), (top[0] + 16, top[1] + 10), (foot[0] + 20, foot[1] - 4)], 4)
    plate.ink(hair, p.light, edge=0.15)
    draw(plate, replace(rower.motif, pieces=rower.front), x, y, k, shadow=0.5)


SCENES.append(
    Story(
        draw=violin_gondola, palette="rose", operator="metamorphosis", setting="sea", season="none", framing="side",
        moods=("desire", "tender"), living=("gondolier", "masked woman", "swallows", "hand in the water"),
        objects=("violin", "bow", "mask", "stave", "town"),
        words={"violon/violin": 3, "gondole/gondola": 3, "musique/music": 3, "hirondelles/swallows": 2, "masque/mask": 2,
               "main/hand": 2, "eau/water": 2, "archet/bow": 2, "portée/stave": 1, "gondolier/gondolier": 1,
               "rendez-vous/tryst": 1, "noyade/drowning": 1, "appel/call": 1, "lagune/lagoon": 1, "mélodie/melody": 2},
        fr="Un gondolier rame avec un archet sur un violon flottant ; une passagère masquée laisse pendre sa main, "
           "qu’une main tient depuis l’eau ; des hirondelles se posent sur le sillage à cinq lignes.",
        en="A gondolier rows a floating violin with its bow; a masked woman trails a hand, held by a hand from the "
           "water; swallows sit on the five lines of the wake.",
    )
)  # fmt: skip


def two_lures(plate: Plate) -> None:
    """A lighthouse bends down and dangles its lamp before ships; below, an anglerfish does so before small fish."""
    p = PALETTES["night"]
    level = 452.0
    waterline(plate, p, level)
    plate.glow(420, 330, 250, p.light, 0.6)
    rock = path("M-20,520L-20,420C20,400 40,420 70,408C110,396 150,410 186,424C220,444 236,480 222,520C190,548 120,560 60,572C30,578 0,600 -20,610Z")
    cut(plate, rock, p.deep, 30, 1)
    spine = along([(104, 430), (84, 280), (120, 150), (230, 92), (330, 150), (352, 214)], 10)
    count = len(spine) - 1

    def tower(t0: float, t1: float, swell: float = 0) -> str:
        part = spine[round(t0 * count) : round(t1 * count) + 1]
        return strip(part, (54 - 30 * t0 + swell, 54 - 30 * t1 + swell), 1)

    cut(plate, tower(0, 1), p.light, 26, 1.2)
    for t0 in (0.12, 0.36, 0.6, 0.82):
        cut(plate, tower(t0, t0 + 0.12), p.hot, 20)
    for t in (0.28, 0.52, 0.74):
        i = round(t * count)
        cut(plate, place(rectangle(-7, -11, 14, 22, 7), *spine[i], 1, heading(spine, i) + 90), p.deep)
    turn = heading(spine, count) - 90
    end = spine[-1]
    room = place(rectangle(-36, -6, 72, 12, 3), *end, 1, turn)
    cut(plate, place(rectangle(-20, 0, 40, 38), *end, 1, turn), "#ffe7a0", 8)
    cut(plate, room + place(rectangle(-24, 36, 48, 8, 3), *end, 1, turn), p.deep)
    cut(plate, place(path("M-28,44C-20,66 -8,76 0,80C8,76 20,66 28,44Z"), *end, 1, turn), p.hot, 8, 0.6)
    tip = off(*end, 80, turn + 90)
    plate.ink(stroke(f"M{tip[0]:.0f},{tip[1]:.0f}Q{tip[0] + 10:.0f},{tip[1] + 20:.0f} 388,352", 3.6), p.light, edge=0.1)
    lamp = draw(plate, lantern(), 388, 412, 0.32, inks={"body": p.deep, "trim": p.warm})
    plate.glow(*lamp.anchors["flame"], 120, "#ffe7a0", 0.9)
    for x, y, k, tilt in ((478, 470, 0.5, -6), (548, 466, 0.36, 5), (306, 466, 0.3, 4)):
        boat = SAIL_BOAT if k != 0.5 else STEAMER
        draw(plate, boat, x, y, k, tilt, flip=x > 388, inks={"body": p.hot, "light": p.light, "trim": p.warm})
    hunter = draw(plate, anglerfish(), 188, 872, 1.72, -4, inks={"body": "#3d4f8f", "fin": "#5a6fb0", "glow": "#ffe7a0"})
    waterline_front(plate, p, level, 0.16)
    gx, gy = hunter.anchors["lure"]
    plate.glow(gx, gy, 150, "#ffe7a0", 0.85)
    cut(plate, circle(gx, gy, 20), "#fff3c4", 8)
    _sailor_fish(plate, (gx, gy))


def _sailor_fish(plate: Plate, lure: tuple[float, float]) -> None:
    p = PALETTES["night"]
    cap = path("M-20,0C-22,-6 -18,-9 0,-9C18,-9 22,-6 20,0C10,4 -10,4 -20,0ZM-14,-8C-16,-22 14,-24 15,-8Z")
    for x, y, k, turn in ((474, 566, 0.34, 4), (540, 616, 0.3, 8), (468, 650, 0.28, 16), (544, 700, 0.24, 20), (500, 520, 0.22, -8)):
        draw(plate, fish("long"), x, y + 100 * k, k, turn, flip=True, inks={"body": p.cool, "fin": p.far, "trim": p.middle})
        cut(plate, place(cap, x - 58 * k, y - 34 * k, k * 2.2, turn - 4), p.light, 0, 0.4)
        plate.ink(place(rectangle(-14, -10, 29, 4), x - 58 * k, y - 34 * k, k * 2.2, turn - 4), p.hot, edge=0.1)


SCENES.append(
    Story(
        draw=two_lures, palette="night", operator="tether", setting="sea", season="none", framing="through",
        moods=("dark", "fear"), flags=("night",), living=("anglerfish", "small fish"),
        objects=("lighthouse", "lamp", "ships", "sailors’ hats"),
        words={"phare/lighthouse": 3, "leurre/lure": 3, "piège/trap": 3, "lumière/light": 2, "baudroie/anglerfish": 2,
               "bateaux/ships": 2, "reflet/reflection": 2, "marins/sailors": 1, "profondeur/depths": 1, "nuit/night": 1,
               "tentation/temptation": 2, "confiance/trust": 1, "pêche/fishing": 1, "mer/sea": 1},
        fr="Un phare se courbe et laisse pendre sa lampe devant de petits bateaux ; sous l’eau, une baudroie fait de "
           "même devant des poissons coiffés de bonnets de marin.",
        en="A lighthouse bends over and dangles its lamp before small ships; under water an anglerfish does the same "
           "before fish wearing sailors’ hats.",
    )
)  # fmt: skip
