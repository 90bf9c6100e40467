"""Memory cards of youth: summers and first times."""

from __future__ import annotations

import math

from art.memory._early import (
    HIGH,
    Card,
    shoe_above,
    stripes,
    wavelets,
)
from art.motif import Motif, Piece, carried
from art.motifs.creatures_sea import fish
from art.motifs.curves import blob, curve, limb, plume
from art.motifs.hands import pinching
from art.motifs.heads import head
from art.motifs.things import GLOVE, flame, hat
from art.motifs.trees import poplar
from art.press import Plate
from art.scene import Memory, Scene
from art.shapes import circle, ellipse, line, path, place, rectangle, ring, stroke

SCENES: list[Scene] = []


def summer_river(plate: Plate) -> None:
    card = Card(
        plate, "#2fb4b2", "#114a5c", "#fbf1d4", "#f2a93b", fade=-90, wood="#c08a58", skin="#b4713f", coral="#e2583f"
    )
    card.fade(90, "#1a8793", 0.9, 0.6)
    for x, bend, toe, flip in ((214, -10, -22, 1), (386, 16, 20, -1)):
        leg = limb(
            f"{x},60,118 {x + bend},200,104 {x + bend * 1.4:.0f},300,110 {x + bend * 2},450,76 {x + bend * 2},560,56"
        )
        card.cut(leg, "skin", 30)
        foot = blob("-26,-30 28,-30 34,10 44,60 40,104 14,122 -22,118 -42,96 -40,50 -32,10") + "".join(
            ellipse(-34 + 17 * i, 112 + (14, 18, 18, 14, 6)[i], (14, 10, 9, 8.5, 8)[i], 14) for i in range(5)
        )
        card.cut(place(foot, x + bend * 2, 580, 1.08, toe, flip < 0), "skin", 20)
        card.flat(
            place(
                "".join(curve(f"{-25 + 17 * i},104 {-25 + 16 * i},118", 4) for i in range(4)),
                x + bend * 2,
                580,
                1.08,
                toe,
                flip < 0,
            ),
            "#7d4a2c",
        )
        card.flat(
            place(curve("-30,4 -22,14 -12,14", 4) + curve("30,4 24,14 14,14", 4), x + bend * 2, 566, 1, toe, flip < 0),
            "#7d4a2c",
        )
        card.cut(limb(f"{x - 70},128,54 {x},150,58 {x + 70},128,54"), "coral", 20)
    below = path("M-20,450q40,-26 80,0t80,0t80,0t80,0t80,0t80,0t80,0t80,0V930H-20Z")
    card.plate.ink(below, "#4fc6c0", opacity=0.2, edge=0.2)
    card.flat(
        "".join(wavelets(y, 160, 16, 6, 40 * i) for i, y in enumerate((430, 700, 790, 876))), "light", opacity=0.85
    )
    card.flat(curve("60,520 110,508 160,520", 6) + curve("470,560 520,548 566,560", 6), "light",
        opacity=0.8)  # fmt: skip
    for x, y, scale, turn, flip, ink in (
        (318, 600, 0.66, -12, False, "accent"),
        (150, 800, 0.78, 8, True, "coral"),
        (420, 850, 0.92, -8, False, "light"),
    ):
        card.put(fish("long"), x, y + 50, scale, turn, flip, body=ink, belly="light", stripe="dark",
            fin=ink)  # fmt: skip
    planks = ""
    for i in range(7):
        x = -30 + 96 * i
        card.cut(
            path(f"M{x},-20H{x + 92}L{x + 94},{96 + i % 3 * 9}Q{x + 46},{108 + i % 2 * 8} {x},{100 + i % 2 * 8}Z"),
            "wood",
            22,
        )
        planks += curve(f"{x + 24},-20 {x + 30},40 {x + 26},88", 4) + curve(f"{x + 62},-20 {x + 58},60 {x + 64},90",
            4)  # fmt: skip
        planks += circle(x + 20, 16, 5) + circle(x + 72, 16, 5)
    card.flat(planks, "dark", opacity=0.55)
    card.put(hat("straw"), 500, 480, 1.16, -9, body="accent", trim="coral", light="light", dark="dark")
    card.flat(curve("372,488 420,500 500,496 580,500 640,486", 8), "light")


SCENES.append(
    Memory(
        draw=summer_river, age="youth", hue="turquoise", shape="wave", count=3, direction="down",
        moods=("joy", "calm"), living=("person", "fish"), objects=("jetty", "straw hat", "leg"),
        words={
            "rivière/river": 3, "été/summer": 3, "jambe/leg": 2, "poisson/fish": 2, "chapeau/hat": 2, "ponton/jetty": 2,
            "trois/three": 1, "vacances/holidays": 3, "eau/water": 2, "turquoise/turquoise": 1, "nager/swim": 2,
            "vague/wave": 1,
            "fraîcheur/coolness": 1, "paresse/idleness": 2, "pied/foot": 1,
        },
        fr="Deux jambes nues pendent d’un ponton dans l’eau turquoise, trois poissons nagent sous les pieds, un "
        "chapeau de paille flotte.",
        en="Two bare legs hang from a jetty into turquoise water, three fish swim below the feet, a straw hat floats.",
    )
)  # fmt: skip


DOG_JAWS = Motif(
    (
        Piece(blob("-190,60 -178,-60 -120,-120 -60,-138 0,-128 60,-158 120,-182 150,-176 158,-150 120,-112 70,-82 "
            "40,-40 20,60"), "body", 44),
        Piece(blob("-176,-58 -206,-30 -226,40 -196,84 -160,60 -140,0 -132,-70"), "ear", 22),
        Piece(blob("20,-58 64,-96 118,-122 146,-136! 120,-60 140,40 116,84 60,60 28,10"), "mouth", 14),
        Piece(blob("40,10 70,-30 104,-46 128,-30 126,10 90,50 60,44"), "tongue", 12),
        Piece(blob("-60,120 -20,10 30,30 80,66 128,78 172,52 184,74 160,118 90,140 20,170"), "body", 26),
        Piece("".join(place(path("M-9,0L0,26L9,0Z"), x, y, s, t) for x, y, s,
            t in ((132, -128, 1.5, -10), (104, -110, 1.0, 6), (80, -96, 0.9, 14))), "light"),
        Piece("".join(place(path("M-9,0L0,-26L9,0Z"), x, y, s, t) for x, y, s,
            t in ((160, 62, 1.4, -10), (130, 80, 0.9, 0), (104, 76, 0.9, 8))), "light"),
        Piece(blob("124,-186 150,-196 170,-176 160,-152 138,-152"), "dark", 8),
        Piece(circle(6, -112, 12), "light"),
        Piece(circle(9, -112, 8), "dark"),
        Piece(curve("-22,-128 -2,-142 20,-140", 6), "dark"),
    ),
)  # fmt: skip


def cherry_theft(plate: Plate) -> None:
    card = Card(
        plate,
        "#b8222f",
        "#2b0b18",
        "#fae3c0",
        "#86a84c",
        fade=-60,
        hide="#cf9555",
        cloth="#3d4f7d",
        skin="#e5ad86",
        wine="#5c0f24",
    )
    card.flat(stripes(-34, 40, 70), "deep", opacity=0.28)
    for a, b in (((404, 940), (462, -20)), ((572, 940), (588, -20))):
        card.cut(line([a, b], 24), "light", 8)
    for i in range(7):
        y = 60 + 134 * i
        card.cut(line([(452 - y * 0.058, y), (592 - y * 0.016, y - 4)], 18), "light", 0)
    card.cut(blob("480,-40! 640,-40! 640,120 600,230 572,300 586,346! 560,326 546,356! 530,322 506,350! 496,316 "
        "470,336! 452,240 462,100"), "cloth", 44)  # fmt: skip
    card.flat(blob("498,170! 530,140 566,162! 548,176 560,206! 528,198 504,214! 512,192"), "skin")
    card.cut(limb("520,300,62 514,360,54 506,410,50"), "skin", 18)
    card.cut(blob("480,398 536,392 548,440 544,458 470,462 404,462 400,440 440,424"), "dark", 18)
    card.cut(
        limb("-30,40,66 130,96,48 290,84,34 400,130,16 450,120,8") + limb("180,92,26 250,160,16 330,190,8"), "dark", 16
    )
    for x, y, length, turn in (
        (60, 60, 120, 80),
        (150, 80, 110, -40),
        (250, 90, 130, -60),
        (330, 110, 110, 20),
        (400, 130, 90, -70),
        (230, 150, 100, 140),
        (20, 70, 110, 30),
    ):
        card.cut(plume(x, y, length, length * 0.44, turn, 0.5), "accent", 12)
        card.flat(line([(x, y), carried((length * 0.8, 0), x, y, 1, turn)], 4), "dark", opacity=0.6)
    cherries = (
        (70, 106, 50, 250), (84, 106, 118, 268), (160, 106, 176, 330), (172, 106, 240, 290), (176, 110, 206, 402),
        (300, 100, 300, 300), (306, 100, 362, 262), (330, 190, 342, 392), (92, 106, 96, 372),
    )  # fmt: skip
    for x0, y0, x, y in cherries:
        card.flat(curve(f"{x0},{y0} {(x0 + x) / 2 + 10:.0f},{(y0 + y) / 2:.0f} {x},{y - 30}", 5),
            "accent")  # fmt: skip
    for _, _, x, y in cherries:
        card.cut(blob(f"{x},{y - 30} {x + 34},{y - 34} {x + 44},{y + 4} {x + 20},{y + 40} {x - 22},{y + 38} "
            f"{x - 44},{y + 2} {x - 32},{y - 34}"), "wine", 22)  # fmt: skip
        card.flat(ellipse(x - 18, y - 12, 8, 13, 28), "light")
    card.put(
        DOG_JAWS,
        176,
        772,
        1.16,
        -26,
        body="hide",
        ear="#8a5632",
        mouth="dark",
        tongue="#e0736c",
        light="light",
        dark="dark",
    )
    card.cut(blob("352,560! 392,540 420,566! 404,588 424,612! 380,606 356,618! 362,590"), "cloth", 12)


SCENES.append(
    Memory(
        draw=cherry_theft, age="youth", hue="cherry red", shape="branch", count=9, direction="up",
        moods=("comic", "fear"), living=("dog", "thief"), objects=("cherry", "ladder", "trousers", "branch"),
        words={
            "cerise/cherry": 3, "voler/steal": 3, "échelle/ladder": 2, "chien/dog": 3, "morsure/bite": 2,
            "déchiré/torn": 2,
            "neuf/nine": 1, "rouge/red": 2, "fuite/escape": 2, "branche/branch": 1, "fruit/fruit": 2,
            "tentation/temptation": 2,
            "danger/danger": 1, "grimper/climb": 2, "jambe/leg": 1,
        },
        fr="Une branche chargée de neuf cerises, une échelle où grimpe une jambe au pantalon déchiré, la gueule "
        "ouverte d’un chien en bas.",
        en="A branch heavy with nine cherries, a ladder climbed by a leg in torn trousers, a dog’s open jaws below.",
    )
)  # fmt: skip


def dance_hall(plate: Plate) -> None:
    card = Card(plate, "#c43a7f", "#370d33", "#ffeccf", "#f9b836", fade=-90, rose="#e9749f")
    for i, radius in enumerate(range(1040, 240, -92)):
        card.cut(circle(240, 1060, radius), ("#d04a8b", "ground")[i % 2], 14, 0.5, shade=0.3)
    card.fade(-90, "dark", 0.85, 0.42)
    for points, spots in (
        ("-20,40 160,120 380,100 640,-10", ((80, 88), (250, 116), (420, 88))),
        (f"-20,{HIGH} 160,300 380,296 640,{HIGH - 6}", ((110, 290), (290, 304), (500, 284))),
    ):
        card.flat(curve(points, 5), "light")
        for i, (x, y) in enumerate(spots):
            ink = ("accent", "light", "rose")[(i + y) % 3]
            plate.glow(x, y + 52, 120, "#ffd98a", 0.55)
            card.cut(ellipse(x, y + 52, 52, 46), ink, 26)
            card.flat(curve(f"{x},{y + 8} {x - 22},{y + 52} {x},{y + 97}", 3.6)
                + curve(f"{x},{y + 8} {x + 22},{y + 52} {x},{y + 97}", 3.6), "dark", opacity=0.5)  # fmt: skip
            card.flat(rectangle(x - 17, y + 2, 34, 10, 3) + rectangle(x - 15, y + 93, 30, 9, 3)
                + line([(x, y - 4), (x, y + 4)], 5), "dark")  # fmt: skip
    card.flat(stroke("M70,760A270,270 0 0 1 210,440 M560,640A300,300 0 0 1 470,850", 6), "light",
        opacity=0.8)  # fmt: skip
    for x, y, turn, flip in ((206, 842, 8, True), (322, 862, 16, False)):
        card.put(shoe_above("lace"), x, y, 1.02, turn, flip, body="dark", dark="#1a0518", trim="light",
            light="rose")  # fmt: skip
    for x, y, turn, flip in ((330, 432, 192, False), (430, 458, 204, True)):
        card.put(shoe_above("pump"), x, y, 0.92, turn, flip, body="accent", dark="dark", light="light",
            skin="#e6ae8a")  # fmt: skip
    card.put(GLOVE, 416, 850, 0.9, 58, body="light", trim="rose", dark="dark", light="light")


SCENES.append(
    Memory(
        draw=dance_hall, age="youth", hue="magenta", shape="lanterns", count=6, direction="round",
        moods=("joy", "desire"), living=("couple",), objects=("lantern", "shoe", "glove"),
        words={
            "danse/dance": 3, "bal/ball": 3, "lampion/lantern": 2, "chaussure/shoe": 2, "gant/glove": 2, "six/six": 1,
            "rencontre/meeting": 3, "couple/couple": 2, "tourner/turn": 2, "fête/party": 2, "musique/music": 2,
            "rose/magenta": 1,
            "face à face/face to face": 2, "soir/evening": 1, "perdu/lost": 1,
        },
        fr="Deux guirlandes de six lampions, deux paires de chaussures pointe à pointe sur un parquet en cercles, un "
        "gant tombé.",
        en="Two strings with six lanterns, two pairs of shoes toe to toe on a floor of circles, a dropped glove.",
    )
)  # fmt: skip


def first_kiss(plate: Plate) -> None:
    card = Card(
        plate, "#20418c", "#0a1433", "#fdeac6", "#f28c3a", fade=90, warm="#eeb084", brown="#b87749", red="#8a3040"
    )
    card.cut(path("M-20,-20H620V300C520,90 120,70 -20,330Z"), "dark", 30, 0)
    card.cut(path("M90,150A260,260 0 0 1 520,130A330,300 0 0 0 90,150Z"), "#4a6cb8", 18, 0)
    plate.glow(300, 470, 330, "#ffd489", 0.95)
    plate.glow(300, 450, 190, "#fff0c0", 0.8)
    for x, flip, mood, hair, shape, skin, lock, cloth in (
        (84, False, "sleep", "long", "oval", "warm", "dark", "red"),
        (520, True, "desire", "short", "long", "brown", "#5a2430", "#16244a"),
    ):
        side = -1 if flip else 1
        coat = (
            f"{x - side * 300},980! {x - side * 250},760 {x - side * 60},716 {x + side * 70},760 {x + side * 96},980!"
        )
        card.cut(blob(coat), cloth, 60, 1)
        card.put(
            head((72, 3), mood, hair, "", shape, 0), x, 496, 10.6, side * 5, flip, skin=skin, hair=lock, dark="dark"
        )
    hand = card.put(pinching(), 176, 985, 0.9, -34, skin="warm", sleeve="dark", cuff="light", line="red",
        nail="light", dark="dark")  # fmt: skip
    tip = hand.anchors["hold"]
    card.cut(line([tip, (300, 560)], 11), "light", 0)
    card.flat(circle(300, 556, 12), "red")
    card.put(Motif(flame(0, 0), {"glow": "#f28c3a", "light": "#fff3cf", "dark": "#0a1433"}), 300, 556, 2.5, 3,
        glow="accent", light="light")  # fmt: skip


SCENES.append(
    Memory(
        draw=first_kiss, age="youth", hue="deep blue", shape="two profiles", count=2, direction="centre",
        moods=("desire", "tender"), living=("couple",), objects=("match", "flame"),
        words={
            "baiser/kiss": 3, "profil/profile": 2, "flamme/flame": 3, "allumette/match": 2, "deux/two": 2,
            "bleu/blue": 1,
            "nuit/night": 2, "désir/desire": 2, "amour/love": 2, "croissant/crescent": 1, "secret/secret": 2,
            "visage/face": 2,
            "feu/fire": 2, "face à face/face to face": 2, "brûler/burn": 1,
        },
        fr="Deux profils entrent par les côtés sur un fond bleu nuit, une main tient entre eux une allumette "
        "allumée, un croissant plus clair.",
        en="Two profiles enter from the sides against deep blue, a hand holds a lit match between them, a paler "
        "crescent above.",
    )
)  # fmt: skip


def _wheel(card: Card, x: float, y: float, radius: float, bent: int | None = None) -> None:
    spokes = ""
    for i in range(20):
        turn = i * math.tau / 20 + 0.1
        dx, dy = math.cos(turn), math.sin(turn)
        if i == bent:
            card.flat(line([(x + dx * 20, y + dy * 20), (x + dx * 110 - dy * 44, y + dy * 110 + dx * 44),
                (x + dx * 150 + dy * 30, y + dy * 150 - dx * 30), (x + dx * (radius - 16), y + dy * (radius - 16))],
                7), "accent")  # fmt: skip
        else:
            spokes += line([(x + dx * 20, y + dy * 20), (x + dx * radius, y + dy * radius)], 4)
    card.flat(spokes, "light")
    card.cut(ring(x, y, radius, 30), "dark", 9)
    card.flat(ring(x, y, radius - 24, 9), "light")
    card.cut(circle(x, y, 30), "dark", 12)
    card.flat(circle(x, y, 11), "light")


def first_bicycle(plate: Plate) -> None:
    card = Card(plate, "#d3a326", "#30231d", "#fbefca", "#cf4330", fade=-40, skin="#e4a57d",
        blue="#3f6c86")  # fmt: skip
    card.cut(path("M660,560C520,470 420,370 360,270C316,190 300,90 316,-20H350C344,80 372,160 430,230C490,300 "
        "560,350 660,400Z"), "light", 26)  # fmt: skip
    for x, y, scale in ((574, 320, 1.2), (488, 246, 0.88), (420, 166, 0.64), (380, 84, 0.44)):
        card.put(poplar(), x, y, scale, shadow=0.6, flat="dark")
    _wheel(card, 604, 744, 236)
    card.cut(line([(112, 690), (330, 410)], 34) + line([(330, 430), (590, 500)], 30), "accent", 10)
    _wheel(card, 112, 700, 256, bent=17)
    card.cut(line([(112, 700), (300, 796)], 30), "accent", 9)
    card.cut(circle(304, 800, 62), "dark", 18)
    card.flat(
        circle(304, 800, 24) + "".join(circle(304 + 44 * math.cos(i), 800 + 44 * math.sin(i), 8) for i in range(6)),
        "light",
    )
    card.cut(line([(304, 800), (330, 690)], 20), "light", 0)
    card.cut(limb("-60,150,250 70,210,200 190,280,158"), "blue", 44)
    card.cut(limb("60,206,176 200,290,150 262,346,136 286,420,112 300,540,92 306,620,74"), "skin", 40)
    card.cut(limb("-60,150,256 60,196,210 140,236,190"), "blue", 44)
    card.flat(limb("186,156,16 176,240,16 116,330,16"), "light")
    card.cut(limb("300,596,92 306,640,84"), "light", 16)
    card.cut(blob("258,640 346,632 384,662 440,676 450,704 430,716 260,712"), "dark", 20)
    card.cut(place(rectangle(-62, -21, 124, 42, 20), 252, 330, 1, 30), "light", 12)
    card.cut(place(rectangle(-62, -21, 124, 42, 20), 252, 330, 1, 118), "light", 12)
    card.flat(place("".join(circle(a, b, 3.4) for a in (-10, 0, 10) for b in (-9, 3)), 252, 332, 1, 74),
        "accent")  # fmt: skip


SCENES.append(
    Memory(
        draw=first_bicycle, age="youth", hue="mustard", shape="wheels", count=4, direction="right",
        moods=("pride", "joy"), living=("child",), objects=("bicycle", "wheel", "plaster", "poplar"),
        words={
            "vélo/bicycle": 3, "roue/wheel": 3, "genou/knee": 2, "pansement/plaster": 3, "chute/fall": 2,
            "route/road": 2,
            "montée/climb": 2, "peuplier/poplar": 1, "quatre/four": 1, "jaune/yellow": 1, "apprendre/learn": 2,
            "effort/effort": 2,
            "liberté/freedom": 2, "blessure/wound": 2, "tordu/bent": 1,
        },
        fr="Deux roues de vélo coupées par le bord, un rayon tordu, un genou au pansement en croix, une route qui "
        "monte vers quatre peupliers.",
        en="Two cropped bicycle wheels, a bent spoke, a knee with a crossed plaster, a road going uphill past four "
        "poplars.",
    )
)  # fmt: skip
