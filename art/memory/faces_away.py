"""Memory cards with a face close by: at school, at work, on the way."""

from __future__ import annotations

import math
from random import Random

from art.memory._early import HIGH, LOW, MIDDLE, Card, stripes
from art.memory._hands import REACHING_HAND
from art.memory._late import bricks
from art.motif import Motif, Piece
from art.motifs.curves import blob, curve, limb
from art.motifs.gestures import gesture
from art.motifs.heads import Mood, head
from art.motifs.things import flame
from art.press import Plate
from art.scene import Memory, Scene
from art.shapes import circle, ellipse, line, path, place, polygon, rectangle, ring, stroke

SCENES: list[Scene] = []

SNAIL = Motif(
    (
        Piece(limb("70,-6,18 20,-10,34 -40,-12,34 -86,-30,30 -104,-62,24 -106,-76,16"), "body", 14),
        Piece(limb("-100,-80,8 -118,-112,7") + limb("-88,-78,8 -84,-114,7"), "body"),
        Piece(circle(-119, -116, 8) + circle(-84, -118, 8), "dark"),
        Piece(circle(12, -64, 60), "shell", 26),
        Piece(stroke("M12,-64C14,-78 34,-76 34,-58C34,-36 -6,-34 -10,-62C-14,-96 40,-106 54,-72", 9), "dark"),
    ),
    {"body": "#f7e6bd", "shell": "#c8382c", "dark": "#3d2418"},
)


def school_desk(plate: Plate) -> None:
    card = Card(plate, "#d09a3a", "#3a2117", "#f8e8c0", "#c9382b", fade=-150, wood="#b57a2c", skin="#c98a5c")
    card.flat(stripes(86, 3, 62), "deep", opacity=0.4)
    card.flat(curve(f"-20,{HIGH} 60,196 150,220 190,290 140,310 120,250 200,180 300,130", 4), "light", opacity=0.7)
    card.cut(polygon([(470, 40), (300, 130), (360, 150)]), "light", 10, 1)
    card.cut(polygon([(470, 40), (360, 150), (372, 190)]), "#d9c08a", 6, 0.6)
    card.cut(polygon([(470, 40), (372, 190), (420, 172)]), "light", 8, 0.8)
    card.cut(path(f"M-20,{MIDDLE}H620V930H-20Z"), "wood", 0, 1)
    card.flat(
        "".join(curve(f"-20,{y} 200,{y - 10} 420,{y + 8} 620,{y - 4}", 4) for y in (530, 620, 720, 800, 870)),
        "dark",
        opacity=0.3,
    )
    card.cut(limb("700,560,240 560,560,200 400,600,170 240,640,150"), "accent", 60, 1.6)
    bored = Mood(0.5, -0.7, 0.5, -0.7, wide=0.9, look=(-0.2, 0.7))
    card.put(head((14, 6), bored, "curly", "", "round", -1), 316, 448, 9.4, 64, skin="skin", hair="dark", dark="dark")
    card.cut(limb("-60,640,150 80,660,150 250,668,140 400,664,120"), "accent", 50, 1.6)
    card.flat(curve("40,616 60,660 44,712", 5) + curve("150,622 176,668 160,716", 5), "#8f2018")
    card.put(gesture("rest"), 410, 668, 2.3, -80, skin="skin")
    for i in range(9):
        x = 62 + 24 * i + (i // 5) * 22
        card.flat(line([(x, 786 + i % 2 * 4), (x + (i % 3 - 1) * 4, 866 - i % 3 * 5)], 7), "dark")
    card.flat(line([(50, 854), (172, 796)], 7), "dark")
    card.flat(curve(f"620,{LOW + 150} 560,806 500,812", 9), "light", opacity=0.6)
    card.put(SNAIL, 440, 838, 1.1, -2, body="#c9cf8a", shell="accent", dark="dark")


SCENES.append(
    Memory(
        draw=school_desk, age="school", hue="ochre", shape="desk", count=9, direction="left",
        moods=("loneliness", "calm"), living=("child", "snail"), objects=("desk", "paper plane", "mark"),
        words={
            "pupitre/desk": 2, "école/school": 3, "ennui/boredom": 3, "enfant/child": 2, "escargot/snail": 3,
            "neuf/nine": 1, "trait/mark": 2, "avion en papier/paper plane": 2, "lenteur/slowness": 2,
            "compter/count": 2, "rêverie/daydream": 2, "attendre/wait": 2, "visage/face": 1, "ocre/ochre": 1,
            "évasion/escape": 1,
        },
        fr="Un enfant qui s’ennuie, la tête couchée sur ses bras ; un escargot passe sur le pupitre où neuf traits "
        "sont gravés, un avion de papier s’envole.",
        en="A bored child with its head on its arms; a snail crosses the desk, in which nine strokes are scratched, "
        "and a paper plane flies.",
    )
)  # fmt: skip


def mountain_hut(plate: Plate) -> None:
    card = Card(
        plate, "#8fb8d2", "#12233e", "#fbfaf2", "#d8452f", fade=-60, wood="#4a3a3c", mid="#6f9cbc", far="#9cc3d8"
    )
    with plate.shining(0.9):
        card.flat(circle(452, 118, 52), "#f6f4e2")
    plate.glow(452, 118, 240, "#e8f0f4", 0.5)
    flakes = Random(4)
    plate.at(0.7)
    card.cut(polygon([(-120, 640), (40, 330), (130, 410), (260, 640)]), "far", 30, 0)
    plate.at(0.45)
    card.cut(
        path(f"M-40,{MIDDLE}L110,380L196,250L250,150L292,96L340,190L376,260L450,330L520,400L640,{MIDDLE}V760H-40Z"),
        "light",
        70,
        0,
    )
    card.flat(
        path(
            f"M292,96L340,190L376,260L450,330L520,400L640,{MIDDLE}V760H420C380,640 430,560 372,470C340,400 372,300 "
            "318,220C330,180 310,140 292,96Z"
        ),
        "mid",
    )
    card.flat(
        blob("196,300 222,330 210,370 236,402! 200,412 176,392 190,356!") + blob("120,420 150,444 140,486! 104,480"),
        "mid",
    )
    plate.at(0.15)
    card.cut(blob(f"-60,{LOW - 30}! 100,580 260,596 420,540 660,590! 660,960! -60,960!"), "#dbe8ee", 60, 0)
    track = "300,960,46 300,840,34 360,740,24 450,680,16 430,620,10 404,584,6"
    for shift in (-1, 1):
        course = " ".join(
            f"{float(x) + shift * float(w) * 0.7:.0f},{y},{float(w) * 0.36:.0f}"
            for x, y, w in (word.split(",") for word in track.split())
        )
        card.flat(limb(course), "#7fa6c2")
    plate.at(0.1)
    card.cut(rectangle(352, 486, 110, 96), "wood", 16, 0.8)
    card.cut(polygon([(330, 500), (406, 416), (486, 500)]), "dark", 12, 0.8)
    card.cut(
        path("M344,486L406,410L470,486C452,476 440,492 424,478C410,492 394,476 380,488C368,478 356,494 344,486Z"),
        "light",
        10,
        0.4,
    )
    card.cut(rectangle(436, 420, 20, 60), "dark", 0, 0)
    plate.veil(limb("446,416,10 470,350,20 450,300,30 500,240,44"), "#dbe8ee", 0.5, 8, 0.3)
    with plate.shining(1):
        card.flat(rectangle(384, 516, 40, 38, 3), "#ffd467")
    plate.veil(ellipse(404, 600, 60, 16), "#ffd467", 0.5, 10, 0.6)
    card.flat(rectangle(402, 516, 4, 38) + rectangle(384, 533, 40, 4), "wood")
    plate.at(0)
    for turn, ink in ((-16, "accent"), (-8, "#24507a")):
        ski = path("M-15,420V-250C-15,-296 -4,-326 8,-340C16,-322 15,-290 15,-250V420Z")
        card.cut(place(ski, 214, 640, 1, turn), ink, 12, 1.2)
        card.flat(place(rectangle(-5, -220, 10, 190, 5), 214, 640, 1, turn), "light")
    card.cut(blob("-60,980! -50,820 20,742 110,730 210,746 280,820 300,980!"), "accent", 60, 1.4)
    card.put(
        head((150, 4), "calm", "short", "hood", "oval", 0),
        126,
        648,
        6.8,
        4,
        skin="#d99a70",
        hat="accent",
        hair="dark",
        band="light",
        dark="dark",
    )
    card.flat(
        "".join(circle(flakes.uniform(0, 600), flakes.uniform(0, 900), flakes.uniform(2, 6)) for _ in range(60)),
        "light",
    )


SCENES.append(
    Memory(
        draw=mountain_hut, age="travel", hue="ice blue", shape="triangle", count=2, direction="up",
        moods=("calm", "loneliness"), living=("traveller",), objects=("mountain", "hut", "ski", "track", "moon"),
        words={
            "montagne/mountain": 3, "neige/snow": 3, "cabane/hut": 2, "ski/ski": 2, "trace/track": 2,
            "fenêtre/window": 1, "hiver/winter": 2, "capuche/hood": 2, "froid/cold": 2, "refuge/shelter": 3,
            "sommet/summit": 1, "lune/moon": 1, "bleu/blue": 1, "lumière/light": 2, "arriver/arrive": 2,
        },
        fr="De dos, quelqu’un en capuche rouge, skis sur l’épaule, regarde une petite cabane éclairée sous une grande "
        "montagne de neige ; une trace y mène.",
        en="From behind, someone in a red hood with skis on the shoulder looks at a small lit hut under a great snowy "
        "mountain; a track leads to it.",
    )
)  # fmt: skip


def factory_gate(plate: Plate) -> None:
    card = Card(plate, "#b1503a", "#2b1014", "#f6e4c3", "#e7b043", fade=-100, brick="#8a3a2c")
    with plate.shining(0.75):
        card.cut(rectangle(-20, -20, 640, 480), "#f0a060", 0, 0)
        card.cut(circle(430, 300, 64), "#ffe0a0", 0, 0)
    plate.at(0.6)
    for course in (
        f"110,120,40 160,80,60 260,120,80 400,190,90 640,{HIGH - 20},110",
        "250,60,40 300,20,60 420,70,80 640,120,110",
        f"90,130,40 40,110,50 -40,{HIGH - 120},80",
    ):
        plate.veil(limb(course), "#6a2a24", 0.75, 10, 0.1)
    for x, top, half in ((92, 150, 40), (238, 70, 48), (520, 170, 40)):
        card.cut(
            polygon([(x - half * 0.8, top), (x + half * 0.8, top), (x + half, 520), (x - half, 520)]), "brick", 30, 0
        )
        card.flat(rectangle(x - half * 0.84, top + 24, half * 1.68, 14), "light", opacity=0.7)
    plate.at(0.25)
    wall = rectangle(-20, MIDDLE, 640, 460)
    card.cut(wall, "#5c241e", 0, 0)
    card.cut(bricks(-20, MIDDLE + 14, 9, 10, 80, 40), "brick", 8, 0, clip=plate.mask(wall))
    card.cut(rectangle(-20, MIDDLE - 14, 640, 30, 4), "#d08a60", 10, 0.8)
    card.cut(path("M150,930V520C190,430 410,430 450,520V930Z"), "#1c0a0e", 0, 0.6)
    card.cut(stroke("M150,930V520C190,430 410,430 450,520V930", 22), "#d08a60", 9, 0.8)
    with plate.shining(0.5):
        card.cut(circle(300, 400, 66), "light", 20, 1)
    card.cut(ring(300, 400, 66, 14), "dark", 6, 0)
    marks = "".join(
        line([(300 + 44 * math.sin(a), 400 - 44 * math.cos(a)), (300 + 54 * math.sin(a), 400 - 54 * math.cos(a))], 6)
        for a in (i * math.tau / 12 for i in range(12))
    )
    card.flat(marks, "dark")
    plate.at(0)
    people = (
        (300, 600, 4.6, (4, 6), "calm", "short", "cap", "square", 0, "#a86a48", "#3a2028", "#4a2228"),
        (
            118,
            692,
            6.4,
            (34, 4),
            Mood(0.55, -1.2, 0.8, -0.8),
            "bun",
            "scarf",
            "round",
            0,
            "#d99a70",
            "#8a3030",
            "#7a2c2c",
        ),
        (486, 704, 6.8, (-30, 16), "doubt", "beard", "cap", "long", 1, "#c98a66", "#2c1a24", "#33202a"),
    )
    for x, y, scale, gaze, mood, hair, hat, shape, age, skin, coat, cap in people:
        card.cut(
            blob(
                f"{x - 34 * scale:.0f},980! {x - 28 * scale:.0f},{y + 32 * scale:.0f} {x:.0f},{y + 22 * scale:.0f} "
                f"{x + 28 * scale:.0f},{y + 32 * scale:.0f} {x + 34 * scale:.0f},980!"
            ),
            coat,
            40,
            1,
        )
        card.put(
            head(gaze, mood, hair, hat, shape, age),
            x,
            y,
            scale,
            skin=skin,
            hat=cap,
            hair="#8a8078" if age else "dark",
            band="accent",
            dark="dark",
        )


SCENES.append(
    Memory(
        draw=factory_gate, age="work", hue="brick red", shape="chimneys", count=3, direction="right",
        moods=("dark", "pride"), living=("workers",), objects=("chimney", "clock", "gate", "smoke"),
        words={
            "usine/factory": 3, "cheminée/chimney": 2, "trois/three": 1, "fumée/smoke": 2, "horloge/clock": 2,
            "ouvrier/worker": 3, "visage/face": 2, "travail/work": 3, "fatigue/tiredness": 2, "brique/brick": 1,
            "sans heure/timeless": 2, "porte/gate": 1, "routine/routine": 2, "rouge/red": 1, "sortie/way out": 2,
        },
        fr="Trois personnes fatiguées sortent d’une usine, deux en casquette et une en foulard ; derrière elles un mur "
        "de brique, une horloge sans aiguilles et trois cheminées qui fument vers la droite.",
        en="Three tired people leave a factory, two in caps and one in a headscarf; behind them a brick wall, a clock "
        "without hands and three chimneys smoking to the right.",
    )
)  # fmt: skip


def counting_coins(plate: Plate) -> None:
    card = Card(plate, "#9a6a34", "#24140e", "#f9e6bc", "#c23a2c", fade=-140, coin="#e2ac48", skin="#d9a27a")
    card.cut(blob("-60,980! -40,640 60,560 220,540 380,560 480,650 500,980!"), "#4a2c1c", 60, 1)
    card.put(
        head((30, 32), Mood(0.6, 1.0, -1.4, 0.9, look=(0.5, 0.5)), "bald", "", "long", 1),
        232,
        330,
        10.4,
        4,
        skin="skin",
        hair="#cfc3ae",
        dark="dark",
    )
    card.cut(blob("60,660! 70,560 130,500 200,540 300,590 380,560 420,600 430,660!"), "#5c3a22", 30, 1)
    card.cut(path(f"M-20,{LOW}H620V930H-20Z"), "#6f4420", 0, 1.2)
    card.flat(
        "".join(curve(f"-20,{y} 200,{y - 8} 420,{y + 6} 620,{y - 4}", 4) for y in (704, 772, 850)), "dark", opacity=0.4
    )
    for i in range(7):
        x, y = 392 + (0, 6, -5, 7, -6, 4, -2)[i], 826 - 34 * i
        card.cut(
            path(f"M{x - 66},{y - 16}V{y + 10}C{x - 52},{y + 34} {x + 52},{y + 34} {x + 66},{y + 10}V{y - 16}Z"),
            "coin" if i % 2 else "#c98d34",
            12,
            0.8,
        )
        card.flat(stroke(f"M{x - 63},{y + 9}C{x - 50},{y + 30} {x + 50},{y + 30} {x + 63},{y + 9}", 4), "#8a5a20")
    card.cut(ellipse(390, 606, 66, 20), "coin", 10, 0)
    with plate.shining(0.45):
        card.cut(path("M506,780V560C516,548 556,548 566,560V780Z"), "#f6e0b0", 16, 1)
    card.cut(path("M470,780C500,766 572,766 602,780L592,816C560,828 512,828 480,816Z"), "coin", 16, 1)
    card.flat(line([(536, 556), (537, 536)], 5), "dark")
    card.put(Motif(flame(0, 0), {"glow": "#ffb84a", "light": "#fff3cf", "dark": "#24140e"}), 536, 546, 2.3, -4)
    for x, y, r in ((70, 760, 54), (176, 730, 52), (268, 800, 54)):
        card.cut(ellipse(x, y, r * 1.1, r * 0.62), "coin", 14, 1)
        card.flat(
            f'<ellipse cx="{x}" cy="{y}" rx="{r * 0.8:.0f}" ry="{r * 0.42:.0f}" fill="none" stroke="#fff" '
            'stroke-width="5"/>',
            "#a8722a",
        )
    card.flat(circle(70, 760, 11), "dark")
    card.flat(curve(f"70,758 40,700 20,660 -20,{LOW}", 7), "accent")
    card.cut(limb("300,1000,150 250,940,120 214,900,96"), "#4a2c1c", 36, 1.2)
    card.bare(REACHING_HAND, 222, 912, 1.05, -24)
    card.cut(limb("190,936,40 230,912,44 268,896,40"), "light", 10, 0.6)


SCENES.append(
    Memory(
        draw=counting_coins, age="work", hue="bronze", shape="circles", count=7, direction="left",
        moods=("greed", "fear"), living=("old man",), objects=("coin", "hand", "candle", "thread"),
        words={
            "argent/money": 3, "pièce/coin": 3, "vieux/old": 2, "main/hand": 1, "sept/seven": 1, "bougie/candle": 2,
            "fil/thread": 3, "compter/count": 2, "avarice/greed": 3, "économie/savings": 2, "voler/steal": 2,
            "visage/face": 1, "bronze/bronze": 1, "salaire/wages": 1, "pile/pile": 1,
        },
        fr="Un vieil homme chauve compte ses pièces à la bougie, sept en pile ; un fil rouge tire l’une des autres "
        "vers le bord de la carte.",
        en="A bald old man counts his coins by candlelight, seven of them in a pile; a red thread pulls another one "
        "towards the edge of the card.",
    )
)  # fmt: skip
