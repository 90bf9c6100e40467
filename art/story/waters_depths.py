"""Story cards under the water and under the ground."""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.colour import Colour, Field, mix
from art.motif import Motif, carried, draw
from art.motifs.beasts_small import mole
from art.motifs.birds_water import penguin
from art.motifs.creatures_sea import anglerfish, fish
from art.motifs.curves import along, band, branch, heading, off
from art.motifs.growth import leaf
from art.motifs.hands import gripping, open_hand, palm_up, pinching, pointing, reaching
from art.motifs.machines import DIVING_SUIT, SAIL_BOAT, STEAMER
from art.motifs.people import person
from art.motifs.terrain import (
    air,
    below,
    pebbles,
    plane,
    rolling,
    tufts,
)
from art.motifs.things import hat, lantern
from art.motifs.things_desk import SPECTACLES, coins, hourglass, key
from art.motifs.things_kitchen import SACK, WATERING_CAN
from art.motifs.things_play import CARD_HAND, DOLL
from art.motifs.waters import waterline, waterline_front
from art.palettes import PALETTES
from art.press import Plate, darker, lighter
from art.scene import Scene, Story
from art.shapes import Point, circle, ellipse, path, place, polygon, rectangle, stroke
from art.story._waters_parts import plain_cut

SCENES: list[Scene] = []


def under_the_iceberg(plate: Plate) -> None:
    """Penguins on the tip of an iceberg; under water it is an immense sleeping bear, and a diver lights its ear."""
    p = PALETTES["frost"]
    line_y = 292.0
    waterline(plate, p, line_y)
    plate.at(0.1)
    ice = mix(p.light, p.far, 0.5)
    dim, pale = mix(ice, p.middle, 0.5), p.light
    body = path(
        "M150,306L188,248L226,240L262,214L340,210L392,236L420,238L470,306C512,340 552,410 560,520"
        "C568,640 520,752 420,790C300,826 150,812 84,720C26,640 30,510 78,420C96,366 120,330 150,306Z"
    )
    whole = plain_cut(plate, body, ice, 46, 1.4)
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
    tip = path("M134,330L188,248L226,240L262,214L340,210L392,236L420,238L486,330Z")
    dry = plate.mask(rectangle(0, 0, 600, line_y + 2))
    plain_cut(plate, tip, "#fdfbf4", 24, 0.8, clip=dry)
    edges = polygon([(226, 240), (262, 214), (276, 296), (230, 300)]) + polygon(
        [(392, 236), (420, 238), (452, 300), (400, 296)]
    )
    plate.ink(edges, mix(p.far, p.light, 0.35), clip=dry, edge=0.2)
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
    plate.veil(circle(*lamp.anchors["flame"], 44), "#ffe0a0", 0.6, 18)
    plate.at(-0.4)
    school = "".join(
        place(path("M-14,0C-6,-8 8,-8 14,0C8,8 -6,8 -14,0ZM-10,0L-24,-8L-24,8Z"), x, y, s, t, True)
        for x, y, s, t in ((70, 830, 0.8, 8), (104, 846, 0.7, -6), (132, 832, 0.9, 4), (86, 860, 0.6, 0))
    )
    plate.ink(school, mix(p.cool, p.light, 0.3), edge=0.15, opacity=0.9)  # fmt: skip


def _bear_in_ice(plate: Plate, ice: Field, whole: Field) -> None:
    """Its head on its paws at the right, its hind leg drawn up, its eye shut."""
    p = PALETTES["frost"]
    haunch = path(
        "M70,640C60,540 140,476 226,500C300,522 320,600 300,680C286,740 230,800 150,786C100,760 74,710 70,640Z"
    )
    plain_cut(plate, haunch, ice, 40, 1, clip=whole)
    hind = path(
        "M118,742C170,724 250,726 300,748C326,762 322,796 292,802C230,812 160,808 124,788C104,776 100,752 118,742Z"
    )
    plain_cut(plate, hind, mix(ice, p.light, 0.55), 22, 1.2)
    arm = path(
        "M520,640C560,700 530,780 440,800C370,814 300,806 276,786C258,768 268,742 296,740C360,744 410,730 440,690Z"
    )
    plain_cut(plate, arm, mix(ice, p.light, 0.35), 30, 1.2)
    ear = circle(470, 520, 40)
    plain_cut(plate, ear, ice, 16, 0.8)
    plain_cut(plate, circle(466, 524, 22), mix(p.middle, p.near, 0.3), 8)
    head = path(
        "M496,560C530,610 520,690 460,724C420,746 380,742 350,752C316,764 268,762 258,738C250,712 280,690 312,676"
        "C330,640 350,570 400,544C434,526 474,532 496,560Z"
    )
    plain_cut(plate, head, mix(ice, p.light, 0.75), 40, 1.5)
    plain_cut(plate, circle(376, 552, 30), ice, 12, 0.8)
    plain_cut(plate, circle(374, 556, 16), mix(p.middle, p.near, 0.3), 6)
    plain_cut(
        plate, path("M254,722C252,708 268,700 286,702C292,714 284,730 270,736C260,736 256,730 254,722Z"), p.deep, 6
    )
    plate.ink(
        stroke("M372,664C384,676 402,676 412,664", 6) + stroke("M284,742C304,748 330,742 344,734", 5), p.deep, edge=0.2
    )
    claws = "".join(
        ellipse(x, y, 4, 8, 60) for x, y in ((276, 762), (284, 776), (298, 786), (112, 758), (112, 772), (122, 784))
    )
    plate.ink(claws, p.near, edge=0.15)


SCENES.append(
    Story(
        draw=under_the_iceberg, palette="frost", operator="scale", setting="sea", season="winter", framing="through",
        moods=("calm", "mystery"), living=("penguins", "bear", "diver", "fish"),
        objects=("iceberg", "diving suit", "lamp", "air hose", "hat"),
        words={"iceberg/iceberg": 3, "ours/bear": 3, "dormir/sleeping": 3, "pingouins/penguins": 2,
               "sous l’eau/under water": 2, "scaphandrier/diver": 2, "glace/ice": 2, "lampe/lamp": 1,
               "oreille/ear": 1, "secret/secret": 2, "insouciance/carefree": 1, "hiver/winter": 1, "réveil/waking": 1,
               "géant/giant": 1},
        fr="Cinq pingouins se tiennent sur la pointe d’un iceberg ; sous l’eau, l’iceberg est un ours immense "
           "endormi, dont un scaphandrier éclaire l’oreille.",
        en="Five penguins stand on the tip of an iceberg; under water the iceberg is an immense sleeping bear, and a "
           "diver lights up its ear with a lamp.",
    )
)  # fmt: skip


def two_lures(plate: Plate) -> None:
    """A lighthouse bends down and dangles its lamp before ships; below, an anglerfish does so before small fish."""
    p = PALETTES["night"]
    level = 452.0
    waterline(plate, p, level)
    plate.at(0)
    rock = path(
        "M-20,520L-20,420C20,400 40,420 70,408C110,396 150,410 186,424C220,444 236,480 222,520"
        "C190,548 120,560 60,572C30,578 0,600 -20,610Z"
    )
    plain_cut(plate, rock, p.deep, 30, 1)
    spine = along([(104, 430), (84, 280), (120, 150), (230, 92), (330, 150), (352, 214)], 10)
    count = len(spine) - 1

    def tower(t0: float, t1: float, swell: float = 0) -> str:
        part = spine[round(t0 * count) : round(t1 * count) + 1]
        return band(part, (54 - 30 * t0 + swell, 54 - 30 * t1 + swell), 1)

    plain_cut(plate, tower(0, 1), p.light, 26, 1.2)
    for t0 in (0.12, 0.36, 0.6, 0.82):
        plain_cut(plate, tower(t0, t0 + 0.12), p.hot, 20)
    for t in (0.28, 0.52, 0.74):
        i = round(t * count)
        plain_cut(plate, place(rectangle(-7, -11, 14, 22, 7), *spine[i], 1, heading(spine, i) + 90), p.deep)
    turn = heading(spine, count) - 90
    end = spine[-1]
    room = place(rectangle(-36, -6, 72, 12, 3), *end, 1, turn)
    with plate.shining(0.9):
        plain_cut(plate, place(rectangle(-20, 0, 40, 38), *end, 1, turn), "#ffe7a0")
    plain_cut(plate, room + place(rectangle(-24, 36, 48, 8, 3), *end, 1, turn), p.deep)
    plain_cut(plate, place(path("M-28,44C-20,66 -8,76 0,80C8,76 20,66 28,44Z"), *end, 1, turn), p.hot, 8, 0.6)
    tip = off(*end, 80, turn + 90)
    plate.ink(stroke(f"M{tip[0]:.0f},{tip[1]:.0f}Q{tip[0] + 10:.0f},{tip[1] + 20:.0f} 388,352", 3.6), p.light, edge=0.1)
    lamp = draw(plate, lantern(), 388, 412, 0.32, inks={"body": p.deep, "trim": p.warm})
    plate.veil(circle(*lamp.anchors["flame"], 34), "#ffe7a0", 0.5, 20)
    for x, y, k, tilt in ((478, 470, 0.5, -6), (548, 466, 0.36, 5), (306, 466, 0.3, 4)):
        boat = SAIL_BOAT if k != 0.5 else STEAMER
        draw(plate, boat, x, y, k, tilt, flip=x > 388, inks={"body": p.hot, "light": p.light, "trim": p.warm})
    hunter = draw(
        plate, anglerfish(), 188, 872, 1.72, -4, inks={"body": "#3d4f8f", "fin": "#5a6fb0", "glow": "#ffe7a0"}
    )
    waterline_front(plate, p, level, 0.16)
    gx, gy = hunter.anchors["lure"]
    plate.veil(circle(gx, gy, 46), "#ffe7a0", 0.6, 22)
    with plate.shining():
        plain_cut(plate, circle(gx, gy, 20), "#fff3c4")
    _sailor_fish(plate, (gx, gy))


def _sailor_fish(plate: Plate, lure: tuple[float, float]) -> None:
    p = PALETTES["night"]
    cap = path("M-20,0C-22,-6 -18,-9 0,-9C18,-9 22,-6 20,0C10,4 -10,4 -20,0ZM-14,-8C-16,-22 14,-24 15,-8Z")
    for x, y, k, turn in (
        (474, 566, 0.34, 4),
        (540, 616, 0.3, 8),
        (468, 650, 0.28, 16),
        (544, 700, 0.24, 20),
        (500, 520, 0.22, -8),
    ):
        draw(
            plate,
            fish("long"),
            x,
            y + 100 * k,
            k,
            turn,
            flip=True,
            inks={"body": p.cool, "fin": p.far, "trim": p.middle},
        )
        plain_cut(plate, place(cap, x - 58 * k, y - 34 * k, k * 2.2, turn - 4), p.light, 0, 0.4)
        plate.ink(place(rectangle(-14, -10, 29, 4), x - 58 * k, y - 34 * k, k * 2.2, turn - 4), p.hot, edge=0.1)


SCENES.append(
    Story(
        draw=two_lures, palette="night", operator="tether", setting="sea", season="none", framing="through",
        moods=("dark", "fear"), flags=("night",), living=("anglerfish", "small fish"),
        objects=("lighthouse", "lamp", "ships", "sailors’ hats"),
        words={"phare/lighthouse": 3, "leurre/lure": 3, "piège/trap": 3, "lumière/light": 2, "baudroie/anglerfish": 2,
               "bateaux/ships": 2, "reflet/reflection": 2, "marins/sailors": 1, "profondeur/depths": 1,
               "nuit/night": 1, "tentation/temptation": 2, "confiance/trust": 1, "pêche/fishing": 1, "mer/sea": 1},
        fr="Un phare se courbe et laisse pendre sa lampe devant de petits bateaux ; sous l’eau, une baudroie fait de "
           "même devant des poissons coiffés de bonnets de marin.",
        en="A lighthouse bends over and dangles its lamp before small ships; under water an anglerfish does the same "
           "before fish wearing sailors’ hats.",
    )
)  # fmt: skip


ROOT = "#d9b27c"


def _root_hand(
    plate: Plate,
    hand: Motif,
    x: float,
    y: float,
    k: float,
    turn: float,
    flip: bool,
    via: Sequence[Point],
    thick: float = 24,
) -> dict[str, Point]:
    """A root that ends in a hand; `via` leads it from the foot of the tree, where it is `thick`."""
    at = hand.anchors["wrist"]
    inward = 34 if abs(at[0]) > 20 else 0
    inner = carried((at[0] + inward, at[1] - (0 if inward else 34)), x, y, k, turn, flip)
    points = [*via, carried(at, x, y, k, turn, flip), inner]
    thin = 34 * k
    middle = [thick + (thin - thick) * (i / (len(points) - 2)) ** 0.6 for i in range(1, len(points) - 1)]
    shape = band(points, (thick, *middle, thin))
    curve = along(points, 8)
    for i, side in ((len(curve) // 3, 1), (len(curve) // 2, -1), (2 * len(curve) // 3, 1)):
        cx, cy = curve[i]
        shape += branch([(cx, cy), (cx + side * 26, cy + 20), (cx + side * 34, cy + 52)], 12, 2)
    plain_cut(plate, shape, ROOT, 16, 0.9)
    inks: dict[str, Colour] = {"skin": ROOT, "line": darker(ROOT, 0.4), "nail": lighter(ROOT, 0.5)}
    return dict(draw(plate, hand.without("sleeve", "cuff"), x, y, k, turn, flip, inks=inks, shadow=0.7).anchors)


def root_hands(plate: Plate) -> None:
    """A gardener waters a neat little tree; its roots are hands that hold on to all they found."""
    p = PALETTES["moss"]
    surface = 226.0
    air(plate, p, surface)
    far, _ = rolling(194, 10, 2, 1.4)
    plane(plate, far, mix(p.far, p.light, 0.4))
    plate.at(0.1)
    earth = mix(p.deep, "#7a5638", 0.7)
    shape, crest = rolling(surface, 4, 1.8, 2)
    plane(plate, shape, earth, lift=0.2, reach=20, low=(mix(p.deep, "#20160f", 0.5), 420))
    for y, phase, share in ((380, 1.0, 0.14), (560, 3.0, 0.26), (720, 5.2, 0.4)):
        layer, _ = rolling(y, 16, 1.7, phase)
        plate.ink(layer, mix(earth, "#120d0a", share), edge=0.5, opacity=0.8)
    stones = pebbles(plate.random, 60, 260, 890, 15, 6)
    plate.ink(stones, mix(earth, p.far, 0.4), light=mix(earth, p.light, 0.45), depth=8, edge=0.25)
    plane(plate, below([(px, py - 6) for px, py in crest], 250), p.middle, lift=0.4, reach=12)
    plate.ink(tufts(plate.random, 60, 216, 234, 16, 10), p.middle, edge=0.15)
    plate.at(0)
    foot: Point = (306, 150)
    plain_cut(plate, branch([(306, 260), (305, 200), (308, 140)], 64, 34), ROOT, 10)
    draw(plate, hourglass(0.7), 104, 470, 0.6, 10, inks={"body": p.hot, "trim": p.warm})
    _root_hand(plate, gripping(), 122, 440, 0.5, 10, True, [foot, (282, 296), (238, 330), (206, 372)], 26)
    kx, ky = carried(pinching().anchors["hold"], 424, 440, 0.46, 10)
    draw(plate, key(1), kx, ky + 104, 0.56, 4, inks={"body": p.warm, "metal": p.warm})
    _root_hand(plate, pinching(), 424, 440, 0.46, 10, False, [foot, (326, 270), (352, 310), (364, 366)], 22)
    dx, dy = carried(pinching().anchors["hold"], 178, 622, 0.46, -4, True)
    draw(plate, DOLL, dx + 6, dy + 118, 0.64, 5, inks={"body": p.hot})
    _root_hand(plate, pinching(), 178, 622, 0.46, -4, True, [foot, (290, 360), (262, 430), (268, 520), (246, 576)], 24)
    offered = _root_hand(
        plate,
        palm_up(),
        196,
        862,
        0.6,
        -4,
        True,
        [foot, (312, 400), (322, 520), (300, 640), (318, 740), (290, 806)],
        26,
    )
    px, py = offered["palm"]
    draw(plate, coins(18, 3), px + 4, py + 14, 0.4, inks={"body": p.warm})
    draw(plate, SACK, px + 4, py + 8, 0.5, -4, inks={"trim": p.hot})
    _card_game(plate, foot)
    for hand, x, y, k, turn, flip, via in (
        (reaching(), 330, 452, 0.22, 176, False, [(316, 280), (336, 340)]),
        (pointing(), 210, 508, 0.2, 16, True, [(268, 450), (262, 480)]),
        (open_hand(12), 436, 560, 0.2, 150, False, [(398, 470), (412, 500)]),
    ):  # fmt: skip
        _root_hand(plate, hand, x, y, k, turn, flip, via, 10)
    crown = "".join(
        circle(306 + 62 * math.cos(a / 10), 106 + 50 * math.sin(a / 10), 17) for a in range(0, 63, 5)
    ) + ellipse(306, 106, 66, 54)
    plain_cut(plate, crown, p.near, 26, 0.8)
    lit = "".join(
        leaf(306 + dx, 106 + dy, 17, 8, -60 + dx)
        for dx, dy in ((-44, -10), (-26, -34), (-8, -14), (-34, 18), (4, -44), (22, -20), (-6, 22), (30, 14))
    )
    plate.ink(lit, p.far, edge=0.12)
    gardener = person("offer", "shirt", "straw", "beard", hand_at=(44, -92), other_hand_at=(42, -90),
                      hands=("grip", "grip"), inks={"legs": p.cool, "hat": p.warm})  # fmt: skip
    here = draw(plate, gardener, 166, 230, 0.74)
    gx, gy = here.anchors["hand"]
    can = draw(plate, WATERING_CAN, gx + 8, gy + 36, 0.26, 12, inks={"body": p.hot})
    sx, sy = can.anchors["spout"]
    drops = "".join(circle(sx + 2 + i * 1.9 + (i % 3) * 4, sy + 4 + i * 4.2, 1.9) for i in range(13))
    plate.ink(drops, p.cool, edge=0.1)


def _card_game(plate: Plate, foot: Point) -> None:
    """Against a mole in spectacles, while another root feels for his cards from behind."""
    p = PALETTES["moss"]
    den = path("M352,800C344,690 400,620 490,620C560,620 600,660 620,700V880H372C354,856 352,830 352,800Z")
    with plate.shining(0.35):
        plain_cut(plate, den, mix("#8a6238", p.warm, 0.5), 30)
    plain_cut(plate, path("M350,850C400,834 560,834 620,848V900H350Z"), "#4a3322", 10)
    draw(plate, CARD_HAND, 420, 746, 0.54, -14)
    _root_hand(plate, gripping(), 400, 776, 0.4, 0, False, [foot, (340, 380), (386, 480), (372, 600), (342, 690)], 22)
    player = draw(plate, mole(), 520, 862, 1.08, 0, True)
    ex, ey = player.anchors["eye"]
    draw(plate, SPECTACLES, ex - 10, ey + 26, 0.38, -4)
    cx, cy = player.anchors["other hand"]
    draw(plate, CARD_HAND, cx + 8, cy + 30, 0.44, 14)
    _root_hand(
        plate,
        reaching(),
        556,
        606,
        0.3,
        176,
        False,
        [foot, (366, 286), (470, 310), (548, 346), (570, 440), (562, 520)],
        22,
    )


SCENES.append(
    Story(
        draw=root_hands, palette="moss", operator="metamorphosis", setting="underground", season="none",
        framing="side",
        moods=("greed", "comic"), living=("gardener", "mole", "tree"),
        objects=("hands", "roots", "hourglass", "key", "doll", "purse", "coins", "playing cards", "watering can"),
        words={"racines/roots": 3, "mains/hands": 3, "arbre/tree": 2, "jardinier/gardener": 2, "cacher/hiding": 2,
               "avarice/greed": 2, "taupe/mole": 2, "cartes/cards": 2, "trésor/treasure": 2, "sablier/hourglass": 1,
               "poupée/doll": 1, "clé/key": 1, "tricher/cheating": 1, "apparences/appearances": 2,
               "sous terre/underground": 1},
        fr="Un petit jardinier arrose un arbre taillé en boule ; sous terre, ses racines sont des mains qui tiennent "
           "une bourse, une poupée, un sablier, une clé, et jouent aux cartes avec une taupe.",
        en="A small gardener waters a clipped tree; underground its roots are hands that hold a purse, a doll, an "
           "hourglass, a key, and play cards with a mole.",
    )
)  # fmt: skip
