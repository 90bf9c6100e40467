"""Memory cards of a house: music, garden, storm and stove."""

from __future__ import annotations

from random import Random

from art.memory._early import Card
from art.motif import carried
from art.motifs.curves import blob, curve, limb, plume
from art.motifs.things import lantern
from art.motifs.things_desk import METRONOME
from art.press import Plate
from art.scene import Memory, Scene
from art.shapes import circle, line, path, place, polygon, rectangle, stroke

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
