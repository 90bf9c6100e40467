"""Memory cards of loss."""

from __future__ import annotations

import math
from random import Random

from art.memory._early import Card, scattered, stripes
from art.motif import Motif, Piece, carried
from art.motifs.creatures_small import moth
from art.motifs.curves import blob, curve, limb
from art.motifs.harvest import leaf_beech, leaf_maple, leaf_oak
from art.motifs.things import WALKING_STICK
from art.motifs.things_desk import key
from art.press import Plate
from art.scene import Memory, Scene
from art.shapes import circle, ellipse, line, path, place, polygon, rectangle, ring, stroke

SCENES: list[Scene] = []

GOOSE = Motif(
    (
        Piece(
            limb("-70,6,10 -30,0,40 30,-2,36 80,-18,18 128,-22,14 146,-20,16")
            + path("M140,-28L176,-16L140,-10Z")
            + path("M-60,2L-104,14L-60,16Z"),
            "body",
        ),
        Piece(path("M-34,-6C-50,-60 -40,-110 -78,-140C-10,-130 34,-70 40,-8Z"), "body"),
    ),
    {"body": "#33180f"},
)


def empty_chair(plate: Plate) -> None:
    card = Card(
        plate, "#cf9a98", "#43242f", "#fdeedc", "#4f6f86", fade=-40, wood="#7d4636", gold="#f4d896", felt="#a85a60"
    )
    card.flat(
        scattered(
            Random(2), path("M0,-18C7,-10 16,-8 16,0C16,10 6,12 0,20C-6,12 -16,10 -16,0C-16,-8 -7,-10 0,-18Z"), 86, 0, 0
        ),
        "pale",
        opacity=0.7,
    )
    card.cut(path("M-20,650C200,644 420,658 620,650V930H-20Z"), "#8f5a52", 40, 0.6)
    card.flat("".join(line([(300 + k * 60, 648), (300 + k * 150, 930)], 4) for k in range(-6, 7)), "dark", opacity=0.35)
    sun = polygon([(-30, 720), (250, 688), (470, 930), (90, 940)])
    card.flat(sun, "gold", opacity=0.75)
    card.grain(sun, "#fff3c8", 0.5, 8)
    wall_sun = polygon([(20, 90), (220, 40), (220, 330), (20, 390)])
    card.flat(wall_sun, "gold", opacity=0.55)
    card.flat(line([(120, 60), (120, 370)], 12) + line([(20, 240), (220, 184)], 12), "ground")
    card.grain(polygon([(400, 860), (560, 850), (640, 930), (420, 940)]), "dark", 0.5, 14)
    for course in ("226,560,34 214,720,30 200,880,24", "510,560,34 524,720,30 540,890,24"):
        card.cut(limb(course), "wood", 12, 1.4)
    card.cut(limb("236,560,30 232,300,32 214,90,34") + limb("500,560,30 506,300,32 526,90,34"), "wood", 13, 1.2)
    card.cut(path("M214,96C290,40 450,40 526,96L520,190C440,150 300,150 220,190Z"), "wood", 28, 1.2)
    card.flat("".join(limb(f"{x},180,15 {x + (370 - x) * 0.1:.0f},480,15") for x in (292, 344, 396, 448)), "wood")
    card.cut(path("M150,540C220,500 520,500 590,540L606,612C500,650 240,650 134,612Z"), "wood", 24, 1.4)
    card.cut(blob("158,520 240,474 370,466 500,474 582,520 590,560 500,600 370,610 240,600 150,560"), "felt", 40, 1)
    card.cut(blob("256,532 310,506 380,502 450,512 484,538 430,566 360,572 290,562"), "#8a444e", 20, 0)
    card.flat(
        curve("236,540 216,534 200,540", 5) + curve("500,540 522,532 540,540", 5) + curve("300,586 370,594 440,584", 5),
        "#c98086",
    )
    card.cut(
        blob("196,70! 250,40 330,50 400,44! 428,150 414,270 424,380! 370,396 320,378 250,398! 236,260 206,180"),
        "accent",
        40,
        1.6,
    )
    card.flat(curve("300,60 312,200 306,384", 6) + curve("250,120 262,220 256,380", 5), "#34505f")
    card.cut(limb("384,80,60 420,180,58 414,290,54 430,360,50"), "#5f8299", 20, 1)
    card.flat(line([(404, 344), (456, 350)], 9), "light")
    card.flat("".join(circle(328, y, 9) for y in (140, 220, 300)), "gold")
    card.put(WALKING_STICK, 84, 886, 2.35, 7, body="dark", trim="gold", metal="gold", light="gold", dark="dark")


SCENES.append(
    Memory(
        draw=empty_chair, age="loss", hue="dusty rose", shape="chair", count=1, direction="down",
        moods=("loneliness", "wistful"), objects=("chair", "coat", "cushion", "stick", "sunlight"),
        words={
            "chaise/chair": 3, "vide/empty": 3, "manteau/coat": 2, "coussin/cushion": 2, "empreinte/imprint": 3,
            "canne/stick": 2, "soleil/sun": 2, "absence/absence": 3, "vieillesse/old age": 2, "attendre/wait": 2,
            "rose/rose": 1, "maison/home": 1, "deuil/mourning": 2, "place/place": 1,
            "parallélogramme/parallelogram": 1,
        },
        fr="Une chaise vide avec un manteau plié sur le dossier, un creux dans le coussin, une canne, le soleil en "
        "parallélogramme au sol.",
        en="An empty chair with a coat folded over its back, an imprint on the cushion, a stick, sunlight in a "
        "parallelogram on the floor.",
    )
)  # fmt: skip


def stopped_clock(plate: Plate) -> None:
    card = Card(
        plate, "#232c5c", "#0b0f28", "#f3ead0", "#e0a040", fade=30, rim="#8c6a3a", steel="#5f6fa8", red="#c8402f"
    )
    card.flat(stripes(90, 10, 66, 20), "#33407a", opacity=0.8)
    cx, cy = 250, 372
    card.cut(circle(cx, cy, 344), "rim", 40, 2.4)
    card.flat(ring(cx, cy, 324, 8), "accent")
    card.cut(circle(cx, cy, 302), "light", 80, 0)
    for i in range(60):
        a = i * math.tau / 60
        big = i % 5 == 0
        inner = 242 if big else 272
        card.flat(
            line(
                [
                    (cx + inner * math.sin(a), cy - inner * math.cos(a)),
                    (cx + 284 * math.sin(a), cy - 284 * math.cos(a)),
                ],
                15 if big else 5,
            ),
            "dark",
        )
    card.cut(
        place(path("M-12,50L-9,-130C-34,-150 -26,-186 0,-200C26,-186 34,-150 9,-130L12,50Z"), cx, cy, 1, 28),
        "dark",
        10,
        1.4,
    )
    card.cut(place(path("M-8,70L-5,-262L0,-280L5,-262L8,70Z"), cx, cy, 1, 30), "red", 0, 1.2)
    card.cut(circle(cx, cy, 24), "rim", 12, 0.8)
    crack = "M410,640L372,566L398,520L340,470L352,420L300,396"
    card.flat(stroke(f"{crack}M372,566L310,560L286,596M398,520L452,486L470,430M340,470L290,484", 10), "#b9ac8c")
    card.flat(stroke(f"{crack}M372,566L310,560L286,596M398,520L452,486L470,430M340,470L290,484", 5), "dark")
    card.flat(stroke("M40,300A220,220 0 0 1 150,170", 16), "#fffdf0", opacity=0.9)
    card.put(moth(), 106, 592, 0.82, -32, wing="steel", under="#8f9cc8", edge="dark", spot="accent", body="#3a4478")
    string = "596,-20 560,200 510,420 498,620 516,690"
    card.flat(curve(string, 7), "red")
    kx, ky = 516, 690
    card.put(
        key(2), *carried((0, 186), kx, ky, 1.05, 14), 1.05, 14, body="accent", trim="rim", dark="dark", metal="accent"
    )
    card.flat(ring(kx, ky, 20, 7), "red")
    card.flat(
        "".join(
            place(path("M0,-16L12,12L-12,8Z"), x, y, 1, t)
            for x, y, t in ((412, 760, 20), (350, 810, 80), (280, 780, 40))
        ),
        "light",
    )


SCENES.append(
    Memory(
        draw=stopped_clock, age="loss", hue="midnight", shape="circle", count=1, direction="centre",
        moods=("dark", "wistful"), living=("moth",), objects=("clock", "crack", "key", "string"),
        words={
            "horloge/clock": 3, "temps/time": 3, "arrêt/stop": 3, "papillon de nuit/moth": 2, "fêlure/crack": 2,
            "clé/key": 2, "aiguille/hand": 2, "rond/circle": 1, "minuit/midnight": 2, "mort/death": 2,
            "brisé/broken": 2, "bleu nuit/midnight blue": 1, "ficelle/string": 1, "remonter/wind up": 1,
            "heure/hour": 1,
        },
        fr="Un cadran d’horloge aux deux aiguilles superposées, le verre fêlé, un papillon de nuit posé dessus, "
        "une clé pendue à une ficelle rouge.",
        en="A clock face with its two hands together, the glass cracked, a moth resting on it, a key on a red "
        "string.",
    )
)  # fmt: skip


def two_glasses(plate: Plate) -> None:
    card = Card(
        plate, "#6e1f38", "#260a18", "#fbead6", "#e6a84a", fade=-40, wine="#a3203c", cloth="#8a2f48", glass="#d9b8bc"
    )
    card.flat(stripes(45, 40, 60), "cloth", opacity=0.55)
    card.flat(stripes(-45, 40, 60), "cloth", opacity=0.4)
    card.grain(ring(116, 668, 92, 18), "#2d0614", 0.95, 2)
    card.cut(
        blob("400,660 470,640 540,660 640,640! 640,880! 560,860 500,896 440,850 380,840 400,760 370,710"), "wine", 34, 0
    )
    card.flat(ellipse(340, 866, 17, 12) + circle(300, 884, 8), "wine")

    def glass(x: float, y: float, turn: float, full: bool) -> None:
        bowl = "M-104,-420C-116,-330 -104,-250 -52,-216C-20,-198 20,-198 52,-216C104,-250 116,-330 104,-420Z"
        card.cut(
            place(path("M-11,-210H11L9,-30C20,-16 78,-12 90,4H-90C-78,-12 -20,-16 -9,-30Z"), x, y, 1, turn),
            "glass",
            10,
            1,
        )
        inner = card.cut(place(path(bowl), x, y, 1, turn), "glass", 26, 1.2, opacity=0.82)
        if full:
            card.cut(
                place(
                    path(
                        "M-110,-350C-60,-336 60,-336 110,-350C112,-290 96,-244 52,-218C20,-202 -20,-202 -52,-218"
                        "C-96,-244 -112,-290 -110,-350Z"
                    ),
                    x,
                    y,
                    1,
                    turn,
                ),
                "wine",
                30,
                0,
                clip=inner,
            )
            card.flat(place(ellipse(0, -350, 108, 18), x, y, 1, turn), "#c94a5c", inner)
        card.flat(place(limb("-78,-390,5 -82,-310,13 -60,-250,5"), x, y, 1, turn), "light")
        card.flat(place(ellipse(0, -420, 104, 15), x, y, 1, turn), "light", opacity=0.55)

    card.grain(ellipse(186, 704, 120, 22), "dark", 0.5, 10)
    glass(176, 700, -2, True)
    glass(118, 862, 79, False)
    card.cut(path("M396,470C430,456 520,456 552,470L540,520C500,534 446,534 408,520Z"), "accent", 20, 1.4)
    card.cut(
        path(
            "M430,300C446,286 500,286 520,304C528,340 510,350 522,400C526,440 520,470 516,480C490,490 454,490 434,480"
            "C428,420 440,390 430,300Z"
        ),
        "light",
        26,
        1,
    )
    card.cut(limb("446,300,18 442,356,22 444,384,12") + limb("498,300,16 502,340,20 500,356,12"), "#fff7e4", 8, 0.5)
    card.flat(line([(474, 296), (476, 266)], 6), "dark")
    card.grain(limb("476,262,10 452,200,26 500,130,34 460,50,46 490,-40,60"), "light", 0.5, 8)
    pleats = ((-64, "#e6cdb8"), (-46, "light"), (-28, "#e6cdb8"), (-10, "light"))
    for turn, ink in pleats:
        card.cut(place(path("M0,0L176,-26C190,-10 190,10 176,26Z"), 150, 190, 1, turn), ink, 16, 0.7)
    card.cut(path("M40,204C60,150 130,130 220,176C270,196 280,210 300,214C240,240 90,246 40,204Z"), "light", 26, 1)
    card.cut(limb("70,196,46 40,140,34 50,84,28 92,58,30 112,66,26"), "light", 14, 1)
    card.flat(path("M110,54L152,76L108,84Z"), "accent")
    card.flat(curve("90,206 150,190 230,206", 5) + curve("62,160 56,120 66,94", 4), "#d9bba8")


SCENES.append(
    Memory(
        draw=two_glasses, age="loss", hue="wine", shape="glasses", count=2, direction="right",
        moods=("anger", "loneliness"), objects=("glass", "wine", "candle", "napkin", "stain"),
        words={
            "verre/glass": 3, "vin/wine": 3, "deux/two": 2, "renversé/overturned": 2, "bougie/candle": 2,
            "tache/stain": 2, "dispute/quarrel": 3, "rupture/break-up": 2, "serviette/napkin": 2, "oiseau/bird": 1,
            "éteint/extinguished": 2, "fête/party": 1, "ivresse/drunkenness": 2, "rouge/red": 1, "rond/ring": 1,
        },
        fr="Deux verres, l’un plein, l’autre renversé dans une flaque de vin, une trace ronde, un bout de bougie "
        "éteinte, une serviette pliée en oiseau.",
        en="Two glasses, one full and one overturned in spilt wine, a ring stain, a snuffed candle stub, a napkin "
        "folded like a bird.",
    )
)  # fmt: skip


def autumn_boots(plate: Plate) -> None:
    card = Card(
        plate, "#b85f2c", "#33180f", "#f9e3b8", "#efb23a", fade=-110, rubber="#3f5a44", wood="#7a4a30", leash="#e23a30"
    )
    draw = Random(11)
    for i, (dx, dy) in enumerate(((0, 0), (92, 62), (196, 96), (84, -44), (178, -84))):
        card.put(GOOSE, 76 + dx * 1.15, 190 + dy, 0.6 - 0.03 * i, -4, True, flat="dark")
    for x in range(-10, 640, 116):
        card.cut(
            path(f"M{x},930V{372 + (x * 7) % 22}L{x + 36},{344 + (x * 7) % 22}L{x + 72},{374 + (x * 5) % 18}V930Z"),
            "wood",
            20,
            1,
        )
        card.flat(
            curve(f"{x + 24},420 {x + 30},600 {x + 22},880", 4) + curve(f"{x + 50},450 {x + 46},640 {x + 52},880", 4),
            "dark",
            opacity=0.4,
        )
    card.cut(rectangle(-20, 431, 640, 38, 4), "#8f5a38", 14, 1)
    card.flat("".join(circle(x + 36, 455, 6) for x in range(-10, 640, 116)), "dark")
    loop = "530,462 506,560 540,640 566,710 530,800 486,770 510,700 556,740 566,820 540,850"
    card.cut(curve("502,440 542,420 562,470 527,490 506,462", 13), "leash", 0, 1)
    card.cut(curve(loop, 14), "leash", 0, 1.2)
    card.cut(blob("-40,830! 100,800 260,826 420,806 640,834! 640,940! -40,940!"), "#7a3518", 40, 1)
    collar = '<ellipse cx="528" cy="850" rx="56" ry="18" fill="none" stroke="#fff" stroke-width="15"/>'
    card.cut(collar, "leash", 0, 1)
    card.cut(circle(528, 884, 17), "accent", 8, 1)
    kinds = (leaf_oak, leaf_maple, leaf_beech)
    inks = ("accent", "#d9762c", "#e9cf7a", "#c23a22")

    def fallen(x: float, y: float, scale: float, turn: float, i: int) -> None:
        ink = inks[i % 4]
        card.put(
            kinds[i % 3](),
            x,
            y,
            scale,
            turn,
            fruit=ink,
            leaf=ink,
            green=ink,
            vein="dark",
            stem="dark",
            shine=ink,
            fold="dark",
        )

    for x, y, flip in ((286, 872, False), (118, 890, True)):
        for i in range(7):
            fallen(
                x + (6 if not flip else -6) + (i - 3) * 20,
                y - 378 + (i % 2) * 24,
                0.52,
                (i - 3) * 24 + draw.uniform(-8, 8),
                i + flip,
            )
        side = -1 if flip else 1
        boot = path(
            "M-84,-390C-40,-374 40,-374 84,-390C84,-300 74,-220 78,-150C120,-110 182,-96 188,-40C190,-10 176,0 150,0"
            "H-78C-92,-100 -86,-260 -84,-390Z"
        )
        card.cut(place(boot, x, y, 0.94, 0, flip), "rubber", 44, 1.6)
        card.cut(
            place(path("M-88,-400C-40,-380 40,-380 88,-400L86,-350C40,-334 -40,-334 -86,-350Z"), x, y, 0.94, 0, flip),
            "accent",
            12,
            0.5,
        )
        card.flat(place(path("M-80,-22H188C190,-8 180,8 150,8H-78Z"), x, y, 0.94, 0, flip), "dark")
        card.flat(place(limb("-56,-310,4 -62,-210,14 -54,-120,5"), x, y, 0.94, 0, flip), "#7f9a78")
        card.flat(
            curve(f"{x + side * 20},{y - 150} {x + side * 60},{y - 140} {x + side * 76},{y - 120}", 5),
            "dark",
            opacity=0.6,
        )
    for i, (x, y, turn) in enumerate(
        ((210, 560, 200), (420, 610, 100), (60, 896, 60), (420, 900, -60), (244, 912, 30))
    ):
        fallen(x, y, 0.42, turn, i)


SCENES.append(
    Memory(
        draw=autumn_boots, age="loss", hue="russet", shape="boots", count=5, direction="left",
        moods=("wistful", "loneliness"), living=("goose",), objects=("boot", "leaf", "leash", "fence"),
        words={
            "botte/boot": 3, "automne/autumn": 3, "feuille/leaf": 2, "laisse/leash": 3, "chien/dog": 2,
            "oie/goose": 2, "cinq/five": 1, "départ/leaving": 2, "absence/absence": 3, "clôture/fence": 1,
            "promenade/walk": 2, "roux/russet": 1, "gauche/left": 1, "migration/migration": 1, "fidélité/loyalty": 1,
        },
        fr="Une paire de bottes pleines de feuilles mortes, une laisse et un collier sans chien, cinq oies qui "
        "s’envolent, une palissade.",
        en="A pair of boots full of dead leaves, a leash and collar without a dog, five flying geese, a fence.",
    )
)  # fmt: skip
