"""Memory cards of leaving home."""

from __future__ import annotations

from random import Random

from art.memory._early import (
    Card,
    rope,
    wavelets,
)
from art.motif import carried
from art.motifs.birds_water import gull
from art.motifs.curves import blob, clipped, curve, limb
from art.motifs.hands import open_hand
from art.motifs.heads import head
from art.press import Plate
from art.scene import Memory, Scene
from art.shapes import circle, ellipse, line, path, place, rectangle, stroke

SCENES: list[Scene] = []


def night_train(plate: Plate) -> None:
    card = Card(plate, "#2b2d78", "#0b0d2e", "#ffe8a6", "#e5472f", fade=150, steel="#474a9c")
    draw = Random(8)
    streaks = ""
    for _ in range(26):
        x, y = draw.uniform(-80, 680), draw.uniform(0, 900)
        streaks += place(rectangle(0, 0, draw.uniform(60, 220), 5, 2), x, y, 1, -24)
    card.flat(streaks, "steel", opacity=0.7)

    def aslant(shape: str) -> str:
        return place(shape, 300, 440, 1, -24)

    card.cut(aslant(rectangle(-620, -190, 1240, 380)), "dark", 50, 2)
    card.flat(aslant(rectangle(-620, -174, 1240, 10) + rectangle(-620, 118, 1240, 16)), "accent")
    card.flat(aslant("".join(circle(-600 + 30 * i, 156, 4) for i in range(40))), "steel")
    for i in range(5):
        x = -316 + 127 * i
        frame = aslant(rectangle(x - 6, -138, 116, 222, 24))
        pane = aslant(rectangle(x, -132, 104, 210, 20))
        card.cut(frame, "steel", 0, 0)
        lit = card.cut(pane, "light", 34, 0)
        card.flat(aslant(rectangle(x, -66, 104, 8)), "#d99a3c", lit)
        curtain = path(f"M{x},-132h44C{x + 40},-40 {x + 20},20 {x},40Z")
        card.flat(aslant(curtain), "accent" if i % 2 else "#c98b3a", lit)
        if i == 1:
            hx, hy = carried((x + 60, 112), 300, 440, 1, -24)
            card.put(open_hand(12, True), hx, hy, 0.6, -24, clip=lit, flat="dark")
        if i == 3:
            card.cut(aslant(path(f"M{x - 2},90C{x + 6},40 {x + 98},40 {x + 110},90Z")), "#5a3a4a", 14, 0, clip=lit)
            hx, hy = carried((x + 54, -4), 300, 440, 1, -24)
            card.put(head((-38, 12), "grief", "short", "", "long", 0), hx, hy, 2.2, -22, clip=lit, skin="#c98a66",
                hair="dark", dark="dark")  # fmt: skip
    for offset in (232, 292):
        card.flat(aslant(rectangle(-620, offset, 1240, 11)), "steel")
    card.flat(aslant("".join(rectangle(-600 + 74 * i, 216, 28, 104) for i in range(17))), "dark",
        opacity=0.8)  # fmt: skip
    card.flat(aslant(rectangle(-620, 232, 1240, 11) + rectangle(-620, 292, 1240, 11)), "#8a8cc8")
    card.cut(line([(500, 930), (500, 720)], 20), "dark", 8)
    plate.glow(500, 690, 190, "#ff8a5c", 0.9)
    card.cut(rectangle(446, 618, 108, 148, 40), "dark", 24)
    card.cut(circle(500, 690, 40), "accent", 16, 0)
    card.flat(ellipse(486, 674, 11, 8, -40), "light")
    card.flat(path("M440,640C450,600 550,600 560,640L548,650C536,620 464,620 452,650Z"), "steel")


SCENES.append(
    Memory(
        draw=night_train, age="youth", hue="indigo", shape="windows", count=5, direction="left",
        moods=("wistful", "loneliness"), living=("traveller",), objects=("train", "window", "signal", "hand"),
        words={
            "train/train": 3, "nuit/night": 2, "fenêtre/window": 2, "adieu/farewell": 3, "main/hand": 2,
            "signal/signal": 2,
            "cinq/five": 1, "départ/departure": 3, "voyage/journey": 2, "vitesse/speed": 2, "rouge/red": 1,
            "indigo/indigo": 1,
            "rail/rail": 1, "diagonale/diagonal": 1, "attente/waiting": 1,
        },
        fr="Cinq fenêtres éclairées d’un train passent en diagonale dans la nuit, une main levée dans l’une, un "
        "visage triste dans une autre, un signal rouge près des rails.",
        en="Five lit train windows pass diagonally in the night, a raised hand in one, a sad face in "
        "another, a red signal lamp beside the rails.",
    )
)  # fmt: skip


def harbour_rope(plate: Plate) -> None:
    card = Card(plate, "#52a791", "#12363d", "#f8f1d8", "#dd5639", fade=-140, rope="#dcb46a",
        steel="#2b5560")  # fmt: skip
    card.flat("".join(wavelets(430 + 44 * i, 150, 15, 7, 46 * (i % 3)) for i in range(9)), "pale",
        opacity=0.9)  # fmt: skip
    hull = path("M190,-20C214,180 320,420 640,580V-20Z")
    card.cut(hull, "dark", 60, 1.6)
    card.flat(clipped(stroke("M170,-20C196,190 310,440 660,610", 66), hull), "accent")
    card.flat(clipped(stroke("M238,-20C264,150 360,340 660,506", 9), hull), "light")
    card.flat(clipped("".join(circle(290 + 46 * i, 40 + 30 * i, 4.5) + circle(330 + 46 * i, -10 + 30 * i, 4.5)
        for i in range(8)), hull), "steel")  # fmt: skip
    for x, y in ((356, 150), (460, 250), (570, 340)):
        card.cut(circle(x, y, 44), "steel", 10)
        card.flat(circle(x, y, 31), "light" if y != 340 else "#7fb0a4")
    card.put(head((-34, 6), "grief", "bun", "", "round", 0), 566, 344, 1.5, 20, clip=plate.mask(circle(570, 340, 31)),
        skin="#d99a70", hair="dark", dark="dark")  # fmt: skip
    for x, y, turn in ((356, 152, -4), (460, 252, 22)):
        card.cut(place(limb("0,6,26 -26,-30,22 -40,-62,18"), x, y, 1, turn), "#d99a70", 9, 0.6)
        card.cut(
            place(blob("-38,-58! -60,-92 -104,-84 -140,-110! -132,-70 -148,-40! -104,-46 -76,-24"), x, y, 1.12, turn),
            "light",
            16,
        )
        card.flat(place(curve("-52,-66 -90,-70 -126,-88", 4) + curve("-54,-58 -90,-56 -126,-52", 4), x, y, 1.12,
            turn), "deep", opacity=0.7)  # fmt: skip
    card.put(gull(), 100, 300, 0.8, -12)
    card.cut(path("M-20,740C120,716 300,742 420,770C520,792 560,830 640,836V930H-20Z"), "#cfc5a8", 40,
        1.4)  # fmt: skip
    card.flat(curve("60,790 64,850 58,930", 5) + curve("250,780 258,850 250,930", 5)
        + curve("440,800 446,860 440,930", 5) + curve("-20,850 200,842 420,864 640,880", 5), "dark",
        opacity=0.5)  # fmt: skip
    card.cut(path("M78,820C84,740 92,700 96,640H214C218,700 228,740 236,820C190,838 122,838 78,820Z"), "steel", 40,
        1.4)  # fmt: skip
    main, strands = rope("150,690 290,580 420,470 520,400", 30)
    card.cut(circle(518, 402, 30), "steel", 8)
    card.cut(main, "rope", 9, 1.2)
    card.flat(strands, "#8a5f2c")
    for i in range(3):
        y = 684 + 34 * i
        coil, marks = rope(f"{86 - 4 * i},{y - 8} 120,{y + 12} 156,{y + 18} 194,{y + 12} {226 + 4 * i},{y - 10}",
            32)  # fmt: skip
        card.cut(coil, "rope", 10, 0.7)
        card.flat(marks, "#8a5f2c")
    card.cut(blob("66,650 70,606 110,586 156,580 204,586 242,606 244,648 200,668 156,674 110,670"), "steel",
        30)  # fmt: skip
    card.flat(ellipse(130, 612, 34, 12, -8), "pale", opacity=0.7)
    end, marks = rope("96,760 40,800 60,860 130,870 150,940", 28)
    card.cut(end, "rope", 9, 0.8)
    card.flat(marks, "#8a5f2c")


SCENES.append(
    Memory(
        draw=harbour_rope, age="youth", hue="sea green", shape="rope", count=2, direction="right",
        moods=("wistful", "loneliness"), living=("gull", "traveller"),
        objects=("rope", "bollard", "ship", "handkerchief"),
        words={
            "corde/rope": 3, "port/harbour": 2, "bateau/ship": 3, "adieu/farewell": 3, "mouchoir/handkerchief": 2,
            "deux/two": 1,
            "mouette/gull": 1, "attache/tie": 3, "tension/tension": 2, "mer/sea": 2, "départ/departure": 2,
            "retenir/hold back": 2,
            "quai/quay": 1, "émigrer/emigrate": 2, "hublot/porthole": 1,
        },
        fr="Une corde tendue entre une bitte d’amarrage et la coque d’un grand bateau qui sort du cadre, deux "
        "mouchoirs et un visage aux hublots, une mouette.",
        en="A rope pulled tight between a bollard and a great ship’s side leaving the card, two handkerchiefs and "
        "a face at portholes, a gull.",
    )
)  # fmt: skip
