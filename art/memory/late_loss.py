"""Memory cards of loss."""

from __future__ import annotations

from random import Random

from art.memory._early import Card, scattered
from art.motif import Motif, Piece
from art.motifs.curves import blob, curve, limb
from art.motifs.harvest import leaf_beech, leaf_maple, leaf_oak
from art.motifs.things import WALKING_STICK
from art.press import Plate
from art.scene import Memory, Scene
from art.shapes import circle, line, path, place, polygon, rectangle

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
