"""Story cards under the water and under the ground."""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.colour import Colour, Field, mix
from art.motif import cut, draw
from art.motifs.beasts_small import mole
from art.motifs.birds_water import penguin
from art.motifs.creatures_sea import anglerfish, fish
from art.motifs.curves import along, band, heading, limb, off
from art.motifs.growth import leaf
from art.motifs.machines import SAIL_BOAT, STEAMER
from art.motifs.people import person
from art.motifs.terrain import (
    below,
    pebbles,
    plane,
    rolling,
    tufts,
)
from art.motifs.things import hat, lantern
from art.motifs.things_desk import coins, hourglass, key
from art.motifs.things_kitchen import SACK, WATERING_CAN
from art.motifs.things_play import CARD_HAND, DOLL, playing_card
from art.motifs.waters import waterline, waterline_front
from art.palettes import PALETTES
from art.press import Plate
from art.scene import Scene, Story
from art.shapes import circle, ellipse, path, place, polygon, rectangle, ring, stroke
from art.story._diver import diver
from art.story._root_parts import LINE, ROOT, Hand, behind_it, finger, grain
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
        ((150, 306), (232, 306), (214, 372), (128, 408)),
        ((262, 300), (344, 300), (330, 376), (284, 404)),
        ((470, 306), (506, 352), (444, 424), (372, 372), (392, 300)),
        ((128, 408), (214, 372), (196, 448), (96, 470)),
        ((284, 404), (330, 376), (372, 372), (356, 446)),
    )
    for i, points in enumerate(facets):
        tone = (dim, pale, mix(ice, pale, 0.6))[i % 3]
        plate.ink(polygon(points), tone, clip=whole, edge=0.2, opacity=(0.4, 0.4, 0.4, 0.2, 0.2)[i])
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
    waterline_front(plate, p, line_y, 0.2)
    plate.ink(stroke("M488,372C516,352 536,330 520,304S440,256 428,170", 4), p.hot, edge=0.15)
    diver(plate, 492, 438)
    plate.ink(ring(536, 352, 5, 1.8) + ring(544, 330, 3.6, 1.6) + ring(538, 311, 2.6, 1.4), p.light, opacity=0.8)
    lamp = draw(plate, lantern(), 441, 494, 0.24, inks={"body": p.deep, "trim": p.hot}, shadow=0)
    plate.veil(circle(*lamp.anchors["flame"], 52), "#ffe0a0", 0.6, 22)
    plate.at(-0.4)
    school = "".join(
        place(path("M-14,0C-6,-8 8,-8 14,0C8,8 -6,8 -14,0ZM-10,0L-24,-8L-24,8Z"), x, y, s, t, True)
        for x, y, s, t in ((70, 830, 0.8, 8), (104, 846, 0.7, -6), (132, 832, 0.9, 4), (86, 860, 0.6, 0))
    )
    plate.ink(school, mix(p.cool, p.light, 0.3), edge=0.15, opacity=0.9)  # fmt: skip


def _paw(plate: Plate, shape: str, ink: Colour, toes: str, claws: str) -> None:
    """A heavy paw; lines between the toes, and a short claw on each of them."""
    p = PALETTES["frost"]
    plain_cut(plate, path(shape), ink, 26, 1.2)
    plate.ink(stroke(toes, 2.6), mix(p.middle, p.near, 0.4), edge=0.2)
    plate.ink(path(claws), p.near, edge=0.15)


def _bear_in_ice(plate: Plate, ice: Field, whole: Field) -> None:
    """Curled up, its head on a forepaw at the right, its hind leg drawn up, its eye shut."""
    p = PALETTES["frost"]
    dark = mix(p.middle, p.near, 0.5)
    haunch = path(
        "M62,640C60,560 122,500 196,506C270,514 312,580 304,660C298,730 250,800 170,800C100,796 66,720 62,640Z"
    )
    plate.tint(place(haunch, 10, -12), dark, 18, whole * 0.5)
    plain_cut(plate, haunch, mix(ice, p.light, 0.1), 60, 0, clip=whole, edge=0.5)
    _paw(
        plate,
        "M84,770C90,744 128,730 176,734C228,738 282,748 300,770C308,792 288,808 250,812C196,818 122,818 96,804"
        "C84,796 80,784 84,770Z",
        mix(ice, p.light, 0.4),
        "M92,776Q108,774 120,780M94,791Q108,790 118,795",
        "M84,764Q74,765 71,774Q81,775 90,771ZM81,779Q71,782 69,791Q80,791 88,786ZM87,794Q79,799 79,808Q89,805 96,800Z",
    )
    plate.shadow(path("M226,752C196,760 190,800 220,812L300,816L300,760Z"), 0.8, 10)
    _paw(
        plate,
        "M520,640C566,700 540,786 446,806C376,818 286,816 244,804C222,796 216,772 232,758C262,740 330,748 380,730Z",
        mix(ice, p.light, 0.25),
        "M230,770Q248,768 258,774M230,786Q246,785 256,790",
        "M228,758Q218,759 214,767Q224,768 232,764ZM222,774Q212,777 210,786Q220,786 228,780Z"
        "M226,790Q217,795 217,804Q227,802 234,796Z",
    )
    fur = mix(ice, p.light, 0.72)
    far_ear = path("M358,590C346,560 358,534 382,534C402,536 410,556 404,576Z")
    plain_cut(plate, far_ear, mix(ice, p.light, 0.3), 14, 0.5)
    head = path(
        "M474,556C446,540 408,544 382,566C358,588 342,618 320,640C296,656 260,664 238,684C224,698 222,716 232,728"
        "C238,742 252,752 272,754C306,758 340,758 374,760C424,760 478,742 506,700C530,656 520,590 474,556Z"
    )
    plate.tint(place(head, -4, 18), dark, 12, whole * 0.7)
    face = plain_cut(plate, head, fur, 56, 0.8, edge=0.4)
    plate.tint(
        path("M330,640C350,626 388,632 396,656C384,676 352,680 332,664Z"), mix(ice, p.middle, 0.5), 9, face * 0.5
    )
    plate.tint(
        path("M240,728C290,744 340,730 360,712C372,740 330,764 270,756Z"), mix(ice, p.middle, 0.5), 8, face * 0.6
    )
    ear = path("M414,572C402,540 420,512 450,514C480,518 490,552 478,578Q446,566 414,572Z")
    plain_cut(plate, ear, fur, 12, 0.5)
    plate.tint(
        path("M428,570C420,546 432,528 450,530C468,534 474,556 466,572Q446,564 428,570Z"),
        dark,
        3,
        plate.mask(ear) * 0.8,
    )
    plain_cut(
        plate, path("M224,706C222,690 236,678 254,678C266,682 264,700 254,710C244,718 228,718 224,706Z"), p.deep, 8
    )
    lines = stroke("M336,652C346,664 366,666 380,652", 4.6) + stroke("M236,722C252,738 290,742 326,724", 3.2)
    plate.ink(lines, p.deep, edge=0.2)


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
        "C206,600 190,760 150,920H-20Z"
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
    for x, y, k, tilt in ((500, 470, 0.46, -4), (270, 466, 0.34, 5), (322, 462, 0.24, 3)):
        boat = STEAMER if x == 500 else SAIL_BOAT
        draw(plate, boat, x, y, k, tilt, flip=x > 388, inks={"body": p.hot, "light": p.light, "trim": p.warm})
    hunter = draw(
        plate,
        anglerfish(),
        188,
        872,
        1.72,
        -4,
        inks={"body": "#5468a8", "fin": "#7d8fc8", "mouth": "#a03446", "glow": "#ffe7a0"},
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
        fr=(
            "Un phare se courbe et laisse pendre sa lampe devant de petits bateaux ; sous l’eau, une baudroie "
            "fait de même devant des poissons coiffés de chapeaux clairs à ruban rouge."
        ),
        en=(
            "A lighthouse bends over and dangles its lamp before small ships; under water an anglerfish does the "
            "same before fish wearing pale hats with a red band."
        ),
    )
)  # fmt: skip


HOURGLASS_HAND = Hand(
    "300,232,40 270,274,38 226,300,32 176,312,28 138,330,26 120,358,24 116,384,34",
    ("122,384 124,414 120,446 124,478", "128,378 148,402 150,436 140,468", "126,372 164,384 180,418 168,456"),
    ("108,384 74,396 58,428 72,466",),
    "M118,396Q121,402 119,412M132,392Q138,398 139,406",
)
KEY_HAND = Hand(
    "318,236,38 352,276,32 390,300,28 424,328,24 436,356,22 440,376,30",
    (
        "436,374 420,398 424,424 442,440",
        "448,372 476,388 472,420 448,438",
        "450,366 494,376 504,410 486,436",
        "446,358 500,356 522,384 512,414",
    ),
    ("444,352 496,338 524,352 540,378",),
    "M452,382Q462,384 468,390M456,372Q470,374 478,378",
)
DOLL_HAND = Hand(
    "292,262,34 270,330,32 254,400,30 258,470,28 256,530,26 238,586,26 218,616,38 210,630,36",
    (
        "208,610 172,602 136,608 120,622",
        "206,622 164,619 128,629 114,645",
        "208,635 170,637 136,647 124,662",
        "212,644 182,654 154,662 144,674",
    ),
    ("210,602 198,576 180,556 184,534",),
    "M196,616Q186,613 176,614M196,629Q184,628 174,630M198,642Q188,644 180,647",
)
PURSE_HAND = Hand(
    "302,262,36 312,380,34 304,480,32 316,580,31 308,680,29 290,760,27 258,812,28 224,838,40 190,850,38",
    ("186,856 140,862 102,842 84,806", "236,826 232,794 214,772 202,758"),
    ("190,842 146,844 116,818 102,780", "186,846 138,850 106,828 92,792"),
    "M226,818Q222,828 212,832M182,848Q164,854 150,853",
)
CARDS_HAND = Hand(
    "314,262,32 344,350,28 370,440,25 366,530,23 350,610,22 344,680,22 354,734,23 366,764,32",
    ("372,752 380,726 394,714 410,718", "374,768 398,782 420,776 432,762"),
    ("368,772 388,796 416,796 434,782",),
    "M366,750Q371,746 374,738",
)
THIEF_HAND = Hand(
    "322,240,36 380,262,30 456,268,26 528,284,24 566,330,22 574,400,20 566,470,19 552,520,20 546,540,30",
    ("540,544 516,560 500,584 500,606", "546,550 532,580 526,604 532,628", "554,548 556,580 552,606 560,630"),
    ("534,538 508,540 488,558 490,586", "558,540 576,562 580,590 574,612"),
    "M540,556Q534,562 530,568M550,558Q549,566 547,574",
)


def _under_the_turf(plate: Plate) -> None:
    """Air, far hills, turf, dark earth in layers."""
    p = PALETTES["moss"]
    surface = 226.0
    plate.sky([(0, "#a9bb8c"), (0.12, "#e6dba0"), (0.25, "#ffe9a8"), (1, "#ffe9a8")])
    far, _ = rolling(194, 10, 2, 1.4)
    plane(plate, far, mix(p.far, p.light, 0.2))
    plate.at(0.1)
    earth = mix(p.near, "#4d3a2a", 0.62)
    shape, crest = rolling(surface, 4, 1.8, 2)
    plane(plate, shape, earth, lift=0.2, reach=20, low=("#141b16", 480))
    for y, phase, share in ((380, 1.0, 0.16), (560, 3.0, 0.3), (720, 5.2, 0.45)):
        layer, _ = rolling(y, 16, 1.7, phase)
        plate.ink(layer, mix(earth, "#0c1512", share), edge=0.5, opacity=0.8)
    stones = pebbles(plate.random, 46, 270, 890, 13, 5)
    plate.ink(stones, mix(earth, p.far, 0.3), light=mix(earth, p.light, 0.35), depth=8, edge=0.25)
    plane(plate, below([(px, py - 6) for px, py in crest], 246), p.middle, lift=0.4, reach=12)
    plate.ink(tufts(plate.random, 60, 216, 232, 16, 10), p.middle, edge=0.15)


def root_hands(plate: Plate) -> None:
    """A gardener waters a neat little tree; its roots are hands that hold on to all they found."""
    p = PALETTES["moss"]
    _under_the_turf(plate)
    plate.at(0)
    _burrow(plate)
    behind_it(plate, THIEF_HAND, 13)
    with plate.shining(0.2):
        draw(plate, playing_card("spade"), 506, 640, 0.3, 12)
    rootlets = "".join(
        limb(text)
        for text in (
            "246,304,14 232,350,8 240,396,5 228,440,1", "330,330,14 326,400,9 338,460,6 330,520,1",
            "470,272,12 486,312,7 478,350,4 490,388,1", "352,460,12 386,500,7 384,552,4 400,590,1",
            "262,480,12 226,492,7 200,480,4 178,488,1", "310,600,12 276,640,7 270,690,4 252,726,1",
            "570,420,10 592,452,6 588,490,3 600,520,1", "312,690,12 336,720,7 334,770,4 346,812,1",
            "180,316,10 168,352,6 178,392,1",
        )
    )  # fmt: skip
    cut(plate, rootlets, mix(ROOT, "#3a2418", 0.22), 6, 0.5)
    behind_it(plate, HOURGLASS_HAND, 15)
    draw(plate, hourglass(0.7), 118, 532, 0.62, 3, inks={"body": p.hot, "trim": p.warm})
    behind_it(plate, KEY_HAND, 13)
    draw(plate, key(1), 446, 546, 0.56, 4, inks={"body": p.warm, "metal": p.warm})
    behind_it(plate, DOLL_HAND, 15)
    with plate.shining(0.12):
        draw(plate, DOLL, 150, 700, 0.78, 4, inks={"body": p.hot})
    behind_it(plate, PURSE_HAND, 16)
    draw(plate, SACK, 158, 848, 0.56, -4, inks={"trim": p.hot})
    draw(plate, coins(18, 3), 220, 826, 0.34, inks={"body": p.warm})
    behind_it(plate, CARDS_HAND, 13)
    draw(plate, CARD_HAND, 404, 772, 0.42, -22)
    trunk = limb("310,110,28 308,160,34 306,204,46 306,250,84 308,286,60")
    hands = (
        (HOURGLASS_HAND, 15), (KEY_HAND, 13), (DOLL_HAND, 15), (PURSE_HAND, 17), (CARDS_HAND, 13), (THIEF_HAND, 13),
    )  # fmt: skip
    _all_roots(plate, trunk, hands)
    _crown_and_gardener(plate)


def _all_roots(plate: Plate, trunk: str, hands: Sequence[tuple[Hand, float]]) -> None:
    """Everything before the treasures in one print: arms grow out of the trunk without a seam."""
    shape = trunk
    for hand, width in hands:
        shape += limb(hand.arm) + "".join(finger(points, width) for points in hand.front)
    cut(plate, shape, ROOT, 15, 0.9)
    cut(plate, "".join(grain(hand.arm) for hand, _ in hands), LINE, opacity=0.45, edge=0.1)
    cut(plate, stroke("".join(hand.creases for hand, _ in hands), 1.8), LINE, opacity=0.7, edge=0.1)


def _crown_and_gardener(plate: Plate) -> None:
    p = PALETTES["moss"]
    crown = "".join(
        circle(306 + 62 * math.cos(a / 10), 106 + 50 * math.sin(a / 10), 17) for a in range(0, 63, 5)
    ) + ellipse(306, 106, 66, 54)
    with plate.shining(0.12):
        plain_cut(plate, crown, mix(p.near, p.middle, 0.6), 26, 0.8)
    lit = "".join(
        leaf(306 + dx, 106 + dy, 17, 8, -60 + dx)
        for dx, dy in (
            (-44, -10),
            (-26, -34),
            (-8, -14),
            (-34, 18),
            (4, -44),
            (22, -20),
            (-6, 22),
            (30, 14),
            (-54, 8),
            (44, -34),
            (52, 2),
            (-20, 2),
            (10, 0),
            (14, 36),
            (-44, -30),
        )
    )
    plate.ink(lit, p.far, edge=0.12)
    gardener = person("offer", "shirt", "straw", "beard", hand_at=(44, -92), other_hand_at=(42, -90),
                      hands=("grip", "grip"), inks={"legs": p.cool, "hat": p.warm})  # fmt: skip
    with plate.shining(0.14):
        here = draw(plate, gardener, 166, 230, 0.74)
        gx, gy = here.anchors["hand"]
        can = draw(plate, WATERING_CAN, gx + 8, gy + 36, 0.26, 12, inks={"body": p.hot})
    sx, sy = can.anchors["spout"]
    jets = "".join(
        stroke(f"M{sx + 1:.1f},{sy + dy:.1f}Q{sx + 12 + reach:.1f},{sy + dy + 4:.1f} {sx + 12 + reach:.1f},232", 1.7)
        for dy, reach in ((-2, 9), (1, 4), (4, -1))
    )
    plate.ink(jets, mix(p.cool, p.light, 0.35), edge=0.1)


def _burrow(plate: Plate) -> None:
    """A mole in spectacles holds cards by a lantern."""
    p = PALETTES["moss"]
    den = path("M360,812C346,712 400,640 490,640C560,638 600,670 620,710V880H380C366,856 362,832 360,812Z")
    with plate.shining(0.3):
        plain_cut(plate, den, mix("#8a6238", p.warm, 0.5), 30)
    plain_cut(plate, path("M356,852C400,836 560,836 620,850V900H356Z"), "#4a3322", 10)
    player = draw(plate, mole(), 538, 868, 1.04, 0, True, inks={"body": "#5a4c64", "shade": "#3d3348"})
    ex, ey = player.anchors["eye"]
    nx, ny = player.anchors["nose"]
    cut(
        plate,
        limb(f"{ex + 6:.0f},{ey + 4:.0f},30 {ex - 16:.0f},{ey + 5:.0f},24 {nx + 5:.0f},{ny:.0f},14"),
        "#5a4c64",
        9,
    )
    cut(plate, ellipse(nx - 1, ny, 7.5, 7), "#e09a93", 4)
    with plate.shining(0.25):
        cut(plate, circle(ex, ey + 1, 10.5) + ellipse(ex - 18, ey + 2, 4.6, 9), "#dff0ea")
    rims = ring(ex, ey + 1, 10.5, 3) + stroke(f"M{ex + 10:.0f},{ey:.0f}l30,-8", 3)
    cut(plate, rims + place(stroke("M0,-9a4.6,9 0 1,0 .1,0", 2.6), ex - 18, ey + 2), p.deep)
    cut(plate, circle(ex - 2, ey + 2, 3.6), p.deep)
    cx, cy = player.anchors["other hand"]
    draw(plate, CARD_HAND, cx + 2, cy + 30, 0.4, 16)
    draw(plate, lantern(), 396, 872, 0.36, inks={"body": p.deep, "trim": p.warm})


SCENES.append(
    Story(
        draw=root_hands, palette="moss", operator="metamorphosis", setting="underground", season="none",
        framing="side",
        moods=("greed", "comic"), living=("gardener", "mole", "tree"),
        objects=("hands", "roots", "hourglass", "key", "doll", "purse", "coins", "playing cards", "lantern",
                 "watering can"),
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
