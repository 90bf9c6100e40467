"""Memory cards of things that somebody left behind."""

from __future__ import annotations

import math
from random import Random

from art.memory._calm import Calm
from art.memory._early import HIGH, LOW, MIDDLE
from art.motif import carried
from art.motifs.creatures_small import moth
from art.motifs.curves import blob, curve, limb, plume, spine
from art.motifs.heads import head
from art.motifs.things_desk import key
from art.motifs.things_play import TIN_SOLDIER
from art.press import Plate
from art.scene import Memory, Scene
from art.shapes import circle, ellipse, figure, line, path, place, polygon, rectangle, ring, stroke

SCENES: list[Scene] = []


def torn_letter(plate: Plate) -> None:
    card = Calm(plate, "#8d76c4", "#241440", "#fff8ea", "#d42a3c", fade=-60, blue="#5a56b0", brass="#d9a33c")
    plate.at(0.2)
    card.cut(path("M-20,-20H620V930H-20Z"), "#7d64b8", 0, 0)
    card.fade(-50, "#a893dc", 0.7, 0.6)
    draw = Random(5)
    plate.at(0)

    def torn(sign: float) -> list[tuple[float, float]]:
        """One edge of the tear, from the left side of the sheet to the right one."""
        edge = []
        for i in range(25):
            x = -30 + 27.5 * i
            y = MIDDLE + 200 - 400 * (x / 600)
            edge.append((x, y + draw.uniform(-13, 13) + 12 * math.sin(i * 1.3) + sign * 46))
        return edge

    for sign, corners in ((-1, [(640, -40), (-40, -40)]), (1, [(640, 940), (-40, 940)])):
        edge = torn(sign)
        whole = polygon([*edge, *corners])
        plate.shadow(place(whole, 8, 16), 0.75, 9)
        frayed = polygon([*((x + draw.uniform(-4, 4), y - sign * draw.uniform(6, 17)) for x, y in edge), *corners])
        card.cut(frayed, "#fffdf6", 0, 0.8)
        page = card.cut(whole, "#f6ead2", 0, 0)
        card.fade(-60 if sign < 0 else 120, "#fffaf0" if sign < 0 else "#dccfe0", 0.7, 0.7, page)
        script = ""
        for row in range(22):
            y, x = row * 52 + 26, 70.0
            end = 540 - (row * 83 % 150 if row % 5 == 4 else 0)
            while x < end:
                word = draw.uniform(40, 96)
                loops = "".join(f"q{word / 12:.1f},{-draw.uniform(12, 26):.0f} {word / 6:.1f},0" for _ in range(6))
                script += stroke(f"M{x:.0f},{y}{loops}", 3.6)
                x += word + 24
        card.flat(place(script, 0, 0, 1, -3 if sign < 0 else 2), "blue", page, 0.5)
    # The seal broke with it.
    halves = (
        (-1, "M-70,-4C-76,-56 -40,-82 0,-78C42,-82 78,-54 72,-6L44,6L22,-10L2,8L-24,-6L-46,8Z"),
        (1, "M-70,6L-46,18L-24,4L2,18L22,0L44,16L72,4C80,56 44,80 2,78C-42,84 -78,54 -70,6Z"),
    )
    for sign, half in halves:
        spot = (300 + sign * 20, MIDDLE + sign * 44)
        seal = place(path(half), *spot, 1.16, -34)
        stamped = card.cut(seal, "accent", 30, 1)
        heart = place(path("M0,52C-64,6 -44,-46 0,-20C44,-46 64,6 0,52Z"), *spot, 1.0, -34)
        card.flat(heart, "#8a1228", stamped)
        card.lamp(place(stroke("M-52,-30C-44,-52 -28,-60 -12,-62", 7), *spot, 1.16, -34), "#ff9a9a", 0.5, clip=stamped)
    # A pressed flower holds the halves together.
    stem = "74,560 96,470 108,420 122,330 152,236"
    plate.shadow(place(curve(stem, 9), 5, 9), 0.6, 2)
    card.flat(curve(stem, 8), "#4f7a5a")
    for x, y, length, turn in ((112, 400, 84, -24), (100, 450, 78, 200), (122, 330, 56, 190)):
        card.cut(plume(x, y, length, length * 0.38, turn), "#5f8f66", 9, 0.6)
    for i in range(7):
        card.cut(plume(156, 222, 84, 46, i * 51.4 - 20), "#7a52c0" if i % 2 else "#9068d4", 12, 0.7)
    card.cut(circle(156, 222, 22), "brass", 9, 0.4)
    card.put(key(0), 520, 836, 1.3, -38, body="brass", trim="#8a5a1c", dark="dark")


SCENES.append(
    Memory(
        draw=torn_letter, age="youth", hue="lavender", shape="torn halves", count=2, direction="apart",
        moods=("anger", "wistful"), objects=("letter", "flower", "key", "seal"),
        words={
            "lettre/letter": 3, "déchiré/torn": 3, "rupture/break-up": 3, "fleur/flower": 2, "clé/key": 2,
            "cachet/seal": 2, "séparation/separation": 3, "moitié/half": 2, "mauve/lavender": 1, "secret/secret": 1,
            "amour/love": 2, "écriture/writing": 1, "brisé/broken": 2, "deux/two": 1, "frontière/border": 1,
        },
        fr="Une lettre manuscrite déchirée en deux en travers de la carte, un cachet de cire rouge cassé en deux, une "
        "fleur violette séchée, une clé.",
        en="A handwritten letter torn in two across the card, a red wax seal broken in half, a dried violet flower, a "
        "key.",
    )
)  # fmt: skip


def set_table(plate: Plate) -> None:
    card = Calm(plate, "#d2452c", "#330c18", "#fff3dc", "#7a1230", fade=-60, wood="#9a5028", gold="#f0b64a")
    plate.at(0.3)
    card.flat("".join(rectangle(-20, y, 640, 4) for y in range(40, 900, 88)), "#8f2418", opacity=0.6)
    plate.at(0.1)
    # One chair in its place, one thrown down.
    card.cut(place(rectangle(-92, -70, 184, 130, 26), 300, 72), "gold", 24, 1)
    card.cut(place(limb("-104,-80,22 0,-92,24 104,-80,22"), 300, 74), "wood", 10, 1)
    card.cut(place(rectangle(-80, -62, 160, 124, 26), 500, 856, 1, 38), "gold", 24, 1)
    card.cut(
        place(
            limb("-92,66,20 0,78,22 92,66,20") + limb("-70,40,14 -96,-110,12") + limb("70,40,14 96,-110,12"),
            500,
            856,
            1,
            38,
        ),
        "wood",
        9,
        1,
    )
    plate.at(0)
    plate.shadow(circle(318, 484, 366), 0.8, 16)
    cloth = card.cut(circle(300, MIDDLE, 361), "light", 0, 1)
    hem = "".join(
        circle(300 + 340 * math.cos(a), MIDDLE + 340 * math.sin(a), 17) for a in (i * math.tau / 44 for i in range(44))
    )
    card.flat(hem, "#e8866a")
    card.flat(ring(300, MIDDLE, 322, 5), "#e8866a")
    card.fade(60, "#e8b498", 0.6, 0.6, cloth)
    # Wine runs from the tipped glass off the table.
    pool = blob(
        "352,470 420,440 470,470 480,520 540,540 640,560! 640,660! 560,640 500,650 470,610 410,620 380,580 "
        "330,560 320,510"
    )
    card.cut(pool, "accent", 14, 0)
    card.lamp(limb("380,490,3 420,470,11 460,490,3") + limb("500,556,2 560,574,8 610,580,3"), "#e06a80", 0.4)
    for y, turn, eaten in ((250, 0, True), (650, 180, False)):
        card.cut(circle(286, y, 104), "#fffaf0", 14, 1)
        card.flat(ring(286, y, 92, 5), "#d2452c")
        card.cut(circle(286, y, 66), "#f4e6d0", 10, 0)
        for dx, kind in ((-148, "fork"), (138, "knife")):
            s = -1 if turn else 1
            x = 286 + dx * s
            if kind == "fork":
                tines = "".join(line([(k * 11, -64), (k * 11, -22)], 6) for k in (-1, 0, 1))
                shape = tines + path("M-14,-26H14C14,-8 6,0 4,10V72H-4V10C-6,0 -14,-8 -14,-26Z")
            else:
                shape = path("M-5,72V-2C-10,-20 -8,-58 8,-72V72Z")
            if not (turn and kind == "knife"):
                card.cut(place(shape, x, y, 1.1, turn), "#6a6470", 5, 0.8)
        if eaten:
            card.flat(limb("250,262,3 280,250,10 318,240,5"), "#b98a5a")
            card.flat(
                "".join(
                    line([(272 + 9 * k, 254 - 3 * k), (268 + 9 * k, 236 - 3 * k)], 3)
                    + line([(272 + 9 * k, 252 - 3 * k), (280 + 9 * k, 268 - 3 * k)], 3)
                    for k in range(5)
                ),
                "#b98a5a",
            )
            card.cut(path("M322,236l26,-20l2,36Z") + circle(248, 262, 12), "#b98a5a", 4, 0.3)
        else:
            for k in range(5):
                card.cut(plume(286, 686, 96, 34, -90 + 27 * (k - 2), 0.8), "#e8866a" if k % 2 else "#d2452c", 6, 0.6)
            card.cut(ellipse(286, 684, 15, 9), "gold", 5, 0.4)
    # The glass on its side.
    card.cut(limb("300,420,10 340,446,10 372,466,12"), "#c8b4b4", 5, 0.8)
    card.cut(ellipse(288, 412, 14, 34, -30), "#d8c8c4", 7, 0.8)
    card.cut(blob("360,452 392,436 440,446 452,476 430,512 384,500"), "#e6cfcc", 16, 0.6, opacity=0.85)
    card.cut(ellipse(442, 480, 13, 36, -28), "#5a0f26", 0, 0)
    # Somebody stands at the end of the table.
    who = head((0, 0), "calm", "bun").outline
    plate.shadow(place(who, 176, 690, 6.4, -14) + blob("-60,960! 20,830 120,800 210,800 330,850 400,960!"), 0.72, 7)


SCENES.append(
    Memory(
        draw=set_table, age="love", hue="tomato", shape="circles", count=2, direction="centre",
        moods=("anger", "loneliness"), living=("person’s shadow",),
        objects=("table", "plate", "chair", "glass", "fishbone"),
        words={
            "table/table": 3, "repas/meal": 2, "deux/two": 1, "chaise/chair": 1, "verre/glass": 2, "tache/stain": 3,
            "vin/wine": 2, "dispute/quarrel": 3, "départ/departure": 2, "arête/fishbone": 2, "rond/circle": 1,
            "rouge/red": 1, "renversé/spilt": 2, "ombre/shadow": 2, "attente/waiting": 2, "serviette/napkin": 1,
        },
        fr="Une table ronde vue d’en haut, mise pour deux : une assiette avec une arête, l’autre intacte, un verre "
        "renversé dont le vin coule ; l’ombre de quelqu’un tombe sur la nappe.",
        en="A round table from above, set for two: one plate with a fishbone, the other untouched, a tipped "
        "glass whose "
        "wine runs off; somebody’s shadow falls on the cloth.",
    )
)  # fmt: skip


def stopped_clock(plate: Plate) -> None:
    card = Calm(
        plate, "#1d2a66", "#070b20", "#fff6da", "#f0ae48", fade=40, rim="#9a7034", steel="#4f68b0", red="#d83a30"
    )
    plate.at(0.4)
    plate.stars(46, 900, "#c8d4ff", 3)
    plate.at(0)
    cx, cy = 262, 392
    plate.veil(circle(cx, cy, 380), "#4f6ac0", 0.5, 60, 0.25)
    with plate.shining(0.25):
        card.cut(circle(cx, cy, 338), "#b98a44", 30, 1)
    card.flat(ring(cx, cy, 322, 7), "#ffd98a")
    dial = card.lamp(circle(cx, cy, 304), "#fff4d2", 0.8)
    card.fade(50, "#c8c2d0", 0.6, 0.7, dial)
    for i in range(60):
        a = i * math.tau / 60
        reach, wide = (236, 17) if i % 15 == 0 else (250, 12) if i % 5 == 0 else (276, 4)
        spot = [(cx + r * math.sin(a), cy - r * math.cos(a)) for r in (reach, 288)]
        card.flat(line(spot, wide), "#141c48", dial)
    hand = path("M-11,56L-8,-112C-32,-132 -24,-164 0,-180C24,-164 32,-132 8,-112L11,56Z")
    card.cut(place(hand, cx, cy, 1, -62), "#141c48", 8, 0.8)
    card.cut(place(path("M-9,64L-5,-250L0,-272L5,-250L9,64Z"), cx, cy, 1, 8), "#141c48", 8, 0.8)
    card.cut(place(path("M-4,90L-2,-270H2L4,90Z"), cx, cy, 1, 128), "red", 0, 0.6)
    card.cut(circle(cx, cy, 24), "rim", 10, 0.6)
    # A blow, and the cracks that run from it.
    hx, hy = 392, 520
    random = Random(8)
    cracks = ""
    for i in range(9):
        angle, x, y = i * 40 + random.uniform(-9, 9), float(hx), float(hy)
        cracks += f"M{hx},{hy}"
        for _ in range(4):
            step = random.uniform(26, 64)
            angle += random.uniform(-22, 22)
            x, y = x + step * math.cos(math.radians(angle)), y + step * math.sin(math.radians(angle))
            cracks += f"L{x:.0f},{y:.0f}"
    card.flat(stroke(cracks, 4.4), "#2a3468", dial)
    card.lamp(place(stroke(cracks, 2.4), 3, 4), "#ffffff", 0.9, clip=dial)
    star = ((0, 34), (32, 20), (74, 44), (112, 22), (150, 38), (192, 18), (230, 44), (276, 20), (318, 32))
    hole = polygon([(hx + r * math.cos(math.radians(a)), hy + r * math.sin(math.radians(a))) for a, r in star])
    card.flat(hole, "#0b1030")
    card.put(moth(), 148, 590, 1.0, -30, wing="steel", under="#9fb0e6", edge="dark", spot="accent", body="#2a3670")
    # The key hangs where nobody reaches it.
    card.flat(curve(f"620,{HIGH} 584,300 560,470 548,650", 6), "red")
    with plate.shining(0.3):
        card.put(
            key(2), *carried((0, 186), 548, 660, 1.0, 8), 1.0, 8, body="accent", trim="rim", dark="dark", metal="accent"
        )
    card.flat(ring(548, 654, 18, 6), "red")
    for x, y, turn, size in ((392, 806, 20, 1.5), (330, 852, 80, 1.0), (452, 862, 40, 1.2), (250, 820, 10, 0.8)):
        card.lamp(place(path("M0,-18L14,13L-14,9Z"), x, y, size, turn), "#dfe8ff", 0.5)


SCENES.append(
    Memory(
        draw=stopped_clock, age="loss", hue="midnight", shape="circle", count=1, direction="centre",
        moods=("dark", "wistful"), living=("moth",), objects=("clock", "crack", "key", "string"),
        words={
            "horloge/clock": 3, "temps/time": 3, "arrêt/stop": 3, "papillon de nuit/moth": 2, "fêlure/crack": 2,
            "clé/key": 2, "aiguille/hand": 2, "rond/circle": 1, "nuit/night": 2, "mort/death": 2, "brisé/broken": 2,
            "bleu nuit/midnight blue": 1, "ficelle/string": 1, "remonter/wind up": 1, "lune/moon": 1, "éclat/shard": 1,
        },
        fr="Un grand cadran lumineux dans la nuit, au verre étoilé par un choc, un papillon de nuit posé "
        "dessus, une clé "
        "pendue à une ficelle rouge, des éclats qui tombent.",
        en="A large shining clock face in the night, its glass starred by a blow, a moth resting on it, a key on a red "
        "string, shards falling.",
    )
)  # fmt: skip


def suitcase(plate: Plate) -> None:
    card = Calm(plate, "#a87246", "#24120e", "#fff0d2", "#d8432e", fade=-60, leather="#9a5a30", brass="#f0bc52")
    plate.at(0.4)
    card.cut(path("M-20,-20H620V930H-20Z"), "#6a4028", 0, 0)
    # An open door, and the light of the street.
    card.lamp(polygon([(330, -20), (560, -20), (560, LOW), (330, LOW)]), "#ffe0a4", 0.9)
    card.cut(polygon([(330, -20), (330, LOW), (236, LOW + 70), (236, -20)]), "#4a2a1c", 0, 0.6)
    card.flat(circle(256, 420, 10), "brass")
    card.lamp(figure(448, LOW - 6, 330, hat=True), "#7a4426", 0.45)
    plate.at(0.1)
    card.cut(polygon([(-20, LOW), (620, LOW), (620, 930), (-20, 930)]), "#7a4a2c", 0, 0)
    card.lamp(polygon([(330, LOW), (560, LOW), (520, 930), (60, 930)]), "#e8b878", 0.3)
    card.flat(
        "".join(line([(x, LOW), (300 + (x - 300) * 2.2, 930)], 4) for x in range(-60, 700, 74)), "#4a2818", opacity=0.6
    )
    plate.shadow(path(f"M440,{LOW}H474L330,930H190Z"), 0.75, 8)
    plate.at(0)
    plate.shadow(polygon([(34, 800), (330, 830), (210, 960), (-60, 960)]), 0.8, 12)
    # The suitcase stands ready, and does not quite shut.
    case = path("M30,440Q30,410 60,408L318,392Q352,392 354,424L366,790Q366,822 336,824L74,834Q44,834 42,804Z")
    card.cut(case, "#b8703c", 46, 1)
    card.lamp(stroke("M318,394Q352,392 354,424L366,790Q366,822 336,824", 5), "#ffcf8c", 0.5)
    card.flat(stroke("M36,628L362,612", 8), "#3a1c12")
    card.flat(stroke("M36,620L362,604", 3), "#e0a868")
    for x in (104, 286):
        card.cut(limb(f"{x},404,34 {x + 2},620,34 {x + 6},830,34"), "#7d4522", 9, 0.4)
        card.cut(rectangle(x - 24, 596, 52, 44, 7), "brass", 8, 0.6)
        card.flat(rectangle(x - 10, 610, 24, 16, 3), "#6a3a20")
    card.cut(stroke("M146,404C146,346 246,340 248,396", 20), "#4a2616", 9, 0.8)
    # A sleeve is caught in it, and holds on.
    sleeve = limb("360,612,66 420,640,72 462,700,70 470,780,64")
    plate.shadow(place(sleeve, -14, 22), 0.6, 8)
    card.cut(sleeve, "light", 30, 1)
    course = spine("360,612,66 420,640,72 462,700,70 470,780,64")
    stripes = "".join(
        line([(x - dy * w * k, y + dx * w * k) for x, y, dx, dy, w in course], 6) for k in (-0.3, -0.1, 0.1, 0.3)
    )
    card.flat(stripes, "#6f9cc0")
    card.cut(blob("432,776! 470,786 508,774! 510,816 506,826! 470,836 434,828!"), "light", 12, 0.6)
    card.flat(circle(492, 804, 7), "accent")
    card.put(TIN_SOLDIER, 540, 872, 0.92, 0, body="accent", trim="light", light="light", dark="dark", metal="brass",
             glow="brass")  # fmt: skip
    card.flat(ellipse(540, 874, 40, 8), "#3a1c12")


SCENES.append(
    Memory(
        draw=suitcase, age="youth", hue="brown", shape="rectangle", count=1, direction="away",
        moods=("wistful", "rebellion"), living=("departing person",),
        objects=("suitcase", "sleeve", "door", "tin soldier"),
        words={
            "valise/suitcase": 3, "départ/departure": 3, "manche/sleeve": 2, "porte/door": 2, "soldat/soldier": 2,
            "jouet/toy": 1, "brun/brown": 1, "partir/leave": 3, "retenir/hold back": 2, "lumière/light": 1,
            "exil/exile": 2, "seuil/threshold": 2, "abandon/abandonment": 2, "guerre/war": 1, "coincé/caught": 1,
        },
        fr="Une grosse valise fermée d’où dépasse une manche rayée, un soldat de plomb à côté ; dans la porte "
        "ouverte et "
        "lumineuse, quelqu’un au chapeau s’en va.",
        en="A large closed suitcase with a striped sleeve caught in it, a tin soldier beside it; in the "
        "bright open door "
        "somebody in a hat is leaving.",
    )
)  # fmt: skip
