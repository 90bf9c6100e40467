"""Memory cards of a house: music, garden, storm and stove."""

from __future__ import annotations

from random import Random

from art.memory._early import Card, chequers
from art.memory._late import bricks, smoke
from art.motif import carried
from art.motifs.curves import blob, curve, limb, plume
from art.motifs.flowers import tulip
from art.motifs.things import lantern
from art.motifs.things_desk import METRONOME
from art.motifs.things_kitchen import EGG, SPADE
from art.motifs.things_play import BALL
from art.press import Plate
from art.scene import Memory, Scene
from art.shapes import circle, ellipse, line, path, place, polygon, rectangle, stroke

SCENES: list[Scene] = []


def piano_lid(plate: Plate) -> None:
    card = Card(
        plate, "#2b2930", "#0f0d14", "#f8eed8", "#c23a35", fade=-40, grey="#5d5a63", wood="#8d5232", fur="#e39a48"
    )
    card.grain(place(rectangle(-400, -20, 900, 54), 260, 190, 1, -12), "grey", 0.6, 22)

    def aslant(shape: str) -> str:
        return place(shape, 300, 560, 1, -10)

    card.cut(aslant(rectangle(-420, -196, 840, 40)), "wood", 14, 1)
    card.flat(aslant(rectangle(-420, -160, 840, 22)), "accent")
    for i in range(9):
        x = -378 + 88 * i
        down = 26 if i == 5 else 0
        card.cut(aslant(rectangle(x, -136, 82, 470 + down, 10)), "#e4d5b6" if down else "light", 24, 0.7)
        if down:
            card.grain(aslant(rectangle(x, -136, 18, 500)), "dark", 0.8, 6)
    for i in range(9):
        if i % 7 in (0, 3):
            continue
        x = -378 + 88 * i - 27
        card.cut(aslant(path(f"M{x},-136h54v246q0,16 -14,16h-26q-14,0 -14,-16Z")), "dark", 10, 1)
        card.flat(aslant(rectangle(x + 10, -122, 10, 200, 5)), "grey")
    card.cut(aslant(rectangle(-420, 340, 840, 260)), "ground", 30, 1.6)
    card.flat(aslant(rectangle(-420, 352, 840, 7)), "grey")
    card.put(
        METRONOME,
        150,
        384,
        1.5,
        -15,
        body="wood",
        trim="accent",
        light="light",
        dark="dark",
        metal="#d8a24a",
        glow="#d8a24a",
    )
    paw = card.cut(limb("700,250,190 600,330,150 520,440,112 452,560,92 428,622,96"), "fur", 40, 1.6)
    card.flat(
        "".join(
            limb(f"{x - 100},{y - 70},6 {x},{y},28 {x + 90},{y + 40},6")
            for x, y in ((650, 270), (584, 346), (530, 430))
        ),
        "#b5662a",
        paw,
    )
    card.cut(blob("372,640 376,590 428,570 486,592 496,640 474,680 424,690 388,678"), "light", 22, 0.6)
    card.flat(curve("408,640 404,668 410,684", 5) + curve("440,642 440,670 444,686", 5), "fur")
    card.cut(blob("84,730! 96,690 136,656 190,650 222,664 218,700 180,730 130,740"), "#e58f92", 18, 1.2)
    card.flat(limb("108,718,3 150,692,9 196,676,3"), "#f6c3bd")


SCENES.append(
    Memory(
        draw=piano_lid, age="house", hue="black and ivory", shape="stripes", count=1, direction="right",
        moods=("comic", "calm"), living=("cat",), objects=("piano", "key", "metronome", "petal"),
        words={
            "piano/piano": 3, "chat/cat": 3, "musique/music": 3, "patte/paw": 2, "métronome/metronome": 2,
            "noir/black": 1, "blanc/white": 1, "rythme/rhythm": 2, "pétale/petal": 1, "rayure/stripe": 1,
            "note/note": 2, "leçon/lesson": 2, "silence/silence": 2, "temps/time": 1, "fausse note/wrong note": 2,
        },
        fr="Des touches de piano en biais, une patte de chat en enfonce une, un métronome penché, un pétale rose.",
        en="Slanting piano keys, a cat’s paw pressing one of them, a leaning metronome, a pink petal.",
    )
)  # fmt: skip


def garden_gate(plate: Plate) -> None:
    card = Card(
        plate, "#7fae4a", "#22401f", "#fbf4d2", "#d8402e", fade=-90, brick="#b9694a", earth="#6b4630", paint="#3f7f8c"
    )
    draw = Random(5)
    card.flat(
        "".join(plume(draw.uniform(0, 600), draw.uniform(260, 880), 34, 9, draw.uniform(-110, -70)) for _ in range(90)),
        "deep",
        opacity=0.5,
    )
    card.cut(
        path("M300,430C340,420 400,420 440,430C470,560 560,720 640,820V930H150C260,780 300,600 300,430Z"),
        "#e6cf96",
        50,
        0,
    )
    card.put(BALL, 128, 178, 0.9, 14, body="accent", light="light", trim="#f0bd45", dark="dark")
    for x0, columns in ((-20, 4), (470, 3)):
        outline = rectangle(x0, 172, 300 if x0 < 0 else 160, 340)
        card.cut(outline, "#e0b890", 0, 1.4)
        wall = plate.mask(outline)
        card.cut(bricks(x0, 172, columns + 1, 7, 92, 49), "brick", 12, 0.3, clip=wall)
        card.cut(rectangle(x0 - 10, 146, 320 if x0 < 0 else 200, 36, 10), "#e9dcb8", 14, 1)
    card.cut(rectangle(262, 96, 44, 430, 8), "#e9dcb8", 18, 1.2)
    card.cut(circle(284, 74, 36), "#e9dcb8", 18, 0.8)
    card.grain(polygon([(306, 530), (520, 640), (420, 660), (306, 560)]), "#b98f52", 0.8, 14)
    slats = ""
    for i in range(5):
        x, top, bottom = 324 + 48 * i, 190 + (i - 2) ** 2 * 9 + 4 * i, 524 + 27 * i
        slats += path(
            f"M{x - 17},{bottom}V{top + 16}Q{x - 15},{top - 10} {x},{top - 18}Q{x + 15},{top - 10} {x + 17},"
            f"{top + 16}V{bottom + 10}Z"
        )
    card.cut(
        polygon([(306, 270), (540, 294), (540, 324), (306, 298)])
        + polygon([(306, 446), (540, 540), (540, 572), (306, 474)]),
        "#2f6470",
        10,
        1,
    )
    card.cut(slats, "paint", 16, 1.2)
    card.flat(circle(516, 420, 13), "#f0bd45")
    card.cut(path("M-20,640C80,600 220,640 262,720C280,800 220,880 200,930H-20Z"), "earth", 44, 1.2)
    card.flat(
        "".join(ellipse(draw.uniform(10, 210), draw.uniform(690, 890), 9, 5, draw.uniform(0, 180)) for _ in range(22)),
        "dark",
        opacity=0.6,
    )
    for x, y, scale, turn in ((56, 800, 1.05, -7), (128, 838, 1.2, 3), (208, 812, 0.98, 9)):
        card.put(tulip(), x, y, scale, turn, stem="dark", leaf="#3b7036", flower="accent", fold="#97202a")
    card.put(SPADE, 430, 860, 2.15, 12, body="#a86a38", trim="#a86a38", metal="#8b97a0", dark="dark", light="light")
    card.cut(blob("330,880 380,822 440,836 500,808 560,850 620,860 620,930 320,930"), "earth", 24, 1)


SCENES.append(
    Memory(
        draw=garden_gate, age="house", hue="grass", shape="gate", count=3, direction="in", moods=("calm", "mystery"),
        objects=("gate", "spade", "tulip", "ball", "wall"),
        words={
            "portail/gate": 3, "jardin/garden": 3, "bêche/spade": 2, "tulipe/tulip": 2, "trois/three": 1,
            "ballon/ball": 2, "mur/wall": 2, "voisin/neighbour": 2, "vert/green": 1, "entrée/entrance": 2,
            "frontière/border": 2, "printemps/spring": 1, "travail/work": 1, "entrouvert/ajar": 2, "terre/earth": 1,
        },
        fr="Un portillon bleu entrouvert entre deux murs de brique, une bêche plantée dans la terre, trois "
        "tulipes, un ballon derrière le mur.",
        en="A blue garden gate ajar between two brick walls, a spade stuck in the earth, three tulips, a ball "
        "behind the wall.",
    )
)  # fmt: skip


def storm_lamp(plate: Plate) -> None:
    card = Card(plate, "#41597d", "#121a30", "#f4ecd0", "#f2b63c", fade=160, wood="#5a4048", rain="#9db6d0")
    card.flat("".join(rectangle(-20, y, 640, 4) for y in range(70, 620, 84)), "deep", opacity=0.5)
    pane = rectangle(24, 40, 190, 250, 6)
    card.cut(rectangle(6, 22, 226, 286, 8), "wood", 14, 1.2)
    glass = card.cut(pane, "#20304f", 0, 0)
    drops = Random(9)
    card.flat(
        "".join(
            line([(x, y), (x - 26, y + 54)], 5)
            for x, y in ((drops.uniform(20, 260), drops.uniform(0, 290)) for _ in range(24))
        ),
        "rain",
        glass,
    )
    card.flat(rectangle(114, 40, 12, 250) + rectangle(24, 156, 190, 12), "wood")
    card.cut(rectangle(436, -20, 200, 530), "wood", 12, 0.6)
    night = card.cut(rectangle(456, 0, 180, 508), "dark", 0, 0)
    card.flat(
        "".join(
            line([(x, y), (x - 44, y + 60)], 5)
            for x, y in ((540, 20), (610, 90), (530, 150), (620, 240), (540, 290), (606, 360), (520, 420))
        ),
        "rain",
        night,
    )
    for i in range(9):
        x, y = 470 - 62 * i, 508 + 52 * i
        card.cut(rectangle(x, y, 700, 60), "#33486d", 0, 0.6)
        card.flat(rectangle(x - 8, y, 700, 17, 4), "#6c86a8")
    x, y, scale, turn = 236, 486, 1.34, 22.0
    lx, ly = carried((0, -66), x, y, scale, turn)
    cone = polygon([(lx - 50, ly + 50), (lx + 44, ly + 84), (430, 960), (-210, 960)])
    inside = plate.rough(plate.mask(cone), 0.3, 5)
    card.flat(cone, "accent", opacity=0.35)
    card.grain(cone, "#ffe08a", 0.5, 8)
    card.flat("".join(rectangle(462 - 62 * i, 508 + 52 * i, 700, 15, 4) for i in range(9)), "#fff3c4", inside)
    card.cut(polygon([(456, -20), (372, -20), (360, 596), (456, 508)]), "#7a3f3c", 26, 1.6)
    card.cut(
        polygon([(440, 40), (388, 36), (384, 250), (440, 240)])
        + polygon([(440, 290), (384, 304), (380, 520), (440, 470)]),
        "#5f2d30",
        10,
        0,
    )
    card.flat(circle(376, 280, 12), "accent")
    hook = carried((0, -204), x, y, scale, turn)
    card.flat(
        curve(f"{hook[0]:.0f},{hook[1]:.0f} {hook[0] + 40:.0f},{hook[1] - 90:.0f} {hook[0] + 86:.0f},-20", 7), "dark"
    )
    card.flat(
        stroke("M96,340C92,400 100,450 122,500", 6) + stroke("M62,360C56,420 66,470 90,520", 6), "rain", opacity=0.8
    )
    plate.glow(lx, ly, 190, "#ffd56a", 0.9)
    card.put(
        lantern(),
        x,
        y,
        scale,
        turn,
        body="dark",
        trim="#b9782c",
        light="#fff0b8",
        dark="dark",
        glow="accent",
        metal="dark",
    )
    for lx_, ly_, turn_ in ((470, 640, 30), (540, 760, -20), (400, 790, 70)):
        card.cut(plume(lx_, ly_, 54, 26, turn_), "#c4622f", 9, 1)


SCENES.append(
    Memory(
        draw=storm_lamp, age="house", hue="storm blue", shape="triangle of light", count=1, direction="down",
        moods=("fear", "mystery"), objects=("lantern", "stairs", "window", "door", "rain"),
        words={
            "lampe/lamp": 3, "tempête/storm": 3, "lumière/light": 2, "escalier/stairs": 2, "pluie/rain": 2,
            "porte/door": 2, "peur/fear": 3, "vent/wind": 2, "nuit/night": 1, "triangle/triangle": 1, "bleu/blue": 1,
            "balancer/swing": 2, "secret/secret": 1, "descendre/go down": 1, "panne/power cut": 1,
        },
        fr="Une lanterne se balance et jette un cône de lumière sur des marches, la pluie strie la vitre, une "
        "porte s’ouvre au vent.",
        en="A swinging lantern throws a cone of light across stairs, rain streaks a pane, a door is blown open.",
    )
)  # fmt: skip


def burnt_pan(plate: Plate) -> None:
    card = Card(
        plate, "#e2793a", "#24191c", "#fbe8c8", "#c42f24", fade=-60, char="#3a2d30", iron="#5b5054", soot="#6e5c58"
    )
    card.flat(chequers(-40, -30, 7, 5, 118), "deep", opacity=0.4)
    card.cut(limb("460,330,60 560,372,52 660,412,56"), "dark", 20, 1.6)
    card.flat(limb("500,342,5 570,372,9 620,392,5"), "iron")
    card.cut(circle(262, 262, 236), "char", 50, 2.2)
    card.cut(circle(262, 262, 208), "dark", 0, 0)
    card.grain(circle(262, 262, 206), "iron", 0.25, 12)
    card.flat(stroke("M90,170A190,190 0 0 1 220,78", 9), "soot")
    cake = blob("130,290 128,210 190,140 276,128 360,160 400,240 386,330 322,392 230,398 160,362")
    card.cut(cake, "#9a5526", 30, 1)
    card.grain(blob("160,280 170,200 240,160 320,180 370,250 340,330 260,360 190,340"), "dark", 0.92, 14)
    card.grain(blob("150,250 190,170 250,150 210,220 170,290"), "ground", 0.6, 9)
    card.flat(curve("210,240 250,266 240,310", 5) + curve("290,196 310,236 356,244", 5), "ground")
    for course in (
        "250,250,20 200,170,50 290,90,66 220,10,80 260,-60,100",
        "320,270,16 380,190,40 330,110,56 410,30,70 380,-50,90",
        "190,300,14 120,240,34 160,160,46 90,80,60 110,-40,80",
    ):
        smoke(card, course, "light", 0.72)
    sheet = place(rectangle(-176, -150, 352, 310, 6), 214, 724, 1, -7)
    card.cut(sheet, "light", 24, 1.6)
    card.cut(place(rectangle(-176, -150, 352, 46, 6), 214, 724, 1, -7), "accent", 12, 0)
    card.flat(place(circle(-90, -127, 10) + circle(90, -127, 10), 214, 724, 1, -7), "dark")
    cells = "".join(rectangle(-156 + 80 * (i % 4), -86 + 80 * (i // 4), 70, 68, 5) for i in range(12))
    card.flat(place(cells, 214, 724, 1, -7), "#eccf9f")
    card.flat(place(rectangle(4, -6, 70, 68, 5), 214, 724, 1, -7), "ground")
    card.flat(place(limb("2,-14,8 40,30,14 80,70,7") + limb("80,-12,7 36,28,13 0,72,8"), 214, 724, 1, -7), "accent")
    card.grain(ellipse(524, 850, 76, 30), "deep", 0.6, 10)
    card.put(EGG, 510, 866, 1.35, 24, body="light", light="light", trim="pale", dark="dark")
    card.flat(
        "".join(circle(x, y, r) for x, y, r in ((500, 770, 4), (530, 800, 3.4), (486, 810, 3.4), (540, 760, 3.4))),
        "#b07a4c",
    )


SCENES.append(
    Memory(
        draw=burnt_pan, age="house", hue="charcoal orange", shape="circle", count=12, direction="up",
        moods=("comic", "anger"), objects=("pan", "smoke", "calendar", "egg"),
        words={
            "poêle/pan": 3, "brûlé/burnt": 3, "fumée/smoke": 2, "cuisine/cooking": 2, "œuf/egg": 2, "douze/twelve": 1,
            "croix/cross": 2, "grille/grid": 1, "oubli/forgetting": 3, "rond/circle": 1, "orange/orange": 1,
            "noir/black": 1, "date/date": 2, "raté/failure": 2, "odeur/smell": 1,
        },
        fr="Une poêle noire vue d’en haut avec une galette brûlée qui fume, une grille de douze cases dont une "
        "barrée, un œuf.",
        en="A black pan from above with a smoking burnt round, a grid of twelve squares with one crossed out, an "
        "egg.",
    )
)  # fmt: skip
