"""Memory cards of leaving home."""

from __future__ import annotations

from random import Random

from art.memory._early import (
    Card,
    rope,
    scattered,
    wavelets,
)
from art.motif import carried
from art.motifs.birds_water import gull
from art.motifs.curves import blob, clipped, curve, limb, plume
from art.motifs.hands import open_hand
from art.motifs.heads import head
from art.motifs.things_desk import key
from art.motifs.things_play import TIN_SOLDIER
from art.press import Plate
from art.scene import Memory, Scene
from art.shapes import circle, ellipse, line, path, place, rectangle, ring, stroke

SCENES: list[Scene] = []


def torn_letter(plate: Plate) -> None:
    card = Card(plate, "#ab99d4", "#2f214e", "#fdf5e4", "#cb2f3b", fade=-50, blue="#4f5fa8",
        brass="#c9922f")  # fmt: skip
    card.flat(scattered(Random(4), path("M0,-11L3,-3L11,0L3,3L0,11L-3,3L-11,0L-3,-3Z"), 92, 8, 0),
        "pale")  # fmt: skip
    upper = (
        "M-40,-40H520L548,60L512,110L470,150L480,190L410,232L400,280L336,300L318,352L250,366"
        "L232,420L170,428L150,476L84,486L60,530L-40,548Z"
    )
    lower = (
        "M640,280L604,300L560,344L512,350L498,404L430,424L420,470L352,492L340,540L272,552"
        "L250,602L190,612L172,660L100,670L96,720L72,800L110,940H640Z"
    )
    for sheet, turn in ((upper, 0.0), (lower, 2.0)):
        outline = place(path(sheet), 0, 0, 1, turn)
        page = card.cut(outline, "light", 46, 1.6)
        angle = -8 if turn == 0 else -1
        script = ""
        draw = Random(6)
        for row in range(-2, 20):
            x = -30.0
            while x < 640:
                word = draw.uniform(34, 92)
                y = row * 44 + 20
                script += stroke(
                    f"M{x:.0f},{y}q{word / 8:.1f},-13 "
                    f"{word / 4:.1f},0t{word / 4:.1f},0t{word / 4:.1f},0t{word / 4:.1f},0",
                    4.4,
                )  # fmt: skip
                x += word + 26
        card.flat(place(script, 0, 0, 1, angle), "pale", page)
    stem = "206,388 190,300 150,220 138,150"
    card.flat(curve(stem, 8), "blue")
    for x, y, length, turn in ((196, 330, 84, -30), (170, 262, 76, 190), (202, 356, 60, 176)):
        card.cut(plume(x, y, length, length * 0.36, turn), "blue", 9, 0.5)
    for i in range(7):
        card.cut(plume(136, 140, 84, 46, i * 51 - 20), "#8e6fc4", 12, 0.5)
    card.flat(circle(136, 140, 23), "brass")
    card.put(key(0), 430, 846, 1.4, -48, body="brass", trim="dark", dark="dark")
    card.cut(blob("480,430 526,410 570,432 586,476 564,520 516,534 472,510 454,468"), "accent", 24, 1.2)
    card.flat(ring(520, 472, 38, 7), "#8f1d2b")
    card.flat(place(path("M0,22C-34,-4 -22,-28 0,-12C22,-28 34,-4 0,22Z"), 520, 472, 0.8), "#8f1d2b")


SCENES.append(
    Memory(
        draw=torn_letter, age="youth", hue="lavender", shape="torn halves", count=2, direction="apart",
        moods=("anger", "wistful"), objects=("letter", "flower", "key", "seal"),
        words={
            "lettre/letter": 3, "déchiré/torn": 3, "rupture/break-up": 3, "fleur/flower": 2, "clé/key": 2,
            "sceau/seal": 2,
            "séparation/separation": 3, "moitié/half": 2, "mauve/lavender": 1, "secret/secret": 1, "amour/love": 2,
            "écriture/writing": 1, "souvenir/keepsake": 1, "deux/two": 1,
        },
        fr="Une lettre déchirée en deux moitiés écartées : une fleur séchée sur l’une, une clé et un cachet de cire "
        "rouge sur l’autre.",
        en="A letter torn into two halves drawn apart: a pressed flower on one, a key and a red wax seal on the other.",
    )
)  # fmt: skip


def suitcase(plate: Plate) -> None:
    card = Card(
        plate,
        "#8d5a36",
        "#2b1714",
        "#f8e6c4",
        "#cf4631",
        fade=-130,
        lining="#c99b68",
        leather="#5c3424",
        brass="#e0ab45",
    )
    card.flat("".join(rectangle(-20, 120 * i, 640, 5) for i in range(8))
        + "".join(rectangle(60 + 210 * (i % 3) + 90 * (i % 2), 120 * i, 5, 120) for i in range(8)), "dark",
        opacity=0.5)  # fmt: skip

    def tilt(shape: str) -> str:
        return place(shape, 330, 380, 1, -8)

    card.cut(tilt(rectangle(-330, -560, 700, 250, 30)), "leather", 40, 1.4)
    card.flat(tilt(rectangle(-302, -540, 644, 200, 18)), "lining")
    card.cut(tilt(rectangle(-330, -300, 700, 600, 34)), "leather", 44, 1.6)
    inner = tilt(rectangle(-296, -268, 634, 536, 18))
    well = card.cut(inner, "lining", 0, 0)
    card.flat(tilt("".join(rectangle(-296 + 48 * i, -268, 14, 536) for i in range(14))), "#dcb684", well)  # fmt: skip
    card.grain(tilt(rectangle(-296, -268, 634, 60) + rectangle(-296, -268, 44, 536)), "#7a4c2c", 0.9, 16,
        well)  # fmt: skip
    card.flat(tilt(rectangle(-230, -312, 60, 24, 4) + rectangle(180, -312, 60, 24, 4)), "brass")
    for x, y, turn in ((420, 166, 12), (486, 232, -14), (398, 268, 4)):
        card.cut(place(rectangle(-72, -54, 144, 108, 5), x, y, 1, turn), "light", 12)
        card.flat(place("".join(path(f"M{a * 64},{b * 46}h{-a * 24}l{a * 24},{-b * 24}Z") for a in (-1, 1)
            for b in (-1, 1)), x, y, 1, turn), "pale")  # fmt: skip
    shirt = blob(
        "60,250! 150,216 190,206! 214,234 254,226! 262,196! 310,200 350,250! 372,400 366,560! 250,590 120,580! 76,440"
    )
    card.cut(shirt, "light", 40, 1.2)
    card.flat(
        clipped("".join(curve(f"{x},190 {x + 10},400 {x + 6},620", 7) for x in range(70, 380, 30)), shirt), "#8fb0c4"
    )
    card.flat(curve("232,238 238,400 240,590", 6), "dark", opacity=0.6)
    card.flat("".join(circle(240, y, 8) for y in (300, 380, 460, 540)), "accent")
    card.cut(
        blob("190,204! 226,232 236,262! 200,284 168,226!") + blob("264,194! 240,230 236,262! 276,280 298,212!"),
        "light",
        12,
        0.8,
    )
    sleeve = limb("120,520,108 96,640,104 128,760,98 118,860,92")
    card.cut(sleeve, "light", 34, 1.3)
    card.flat(clipped("".join(curve(f"{x + 30},500 {x},640 {x + 26},760 {x + 20},900", 7)
        for x in range(30, 170, 30)), sleeve), "#8fb0c4")  # fmt: skip
    card.cut(path("M62,838C100,852 140,852 176,840L172,902C140,914 98,914 66,902Z"), "light", 12)
    card.flat(circle(150, 876, 7), "accent")
    card.put(
        TIN_SOLDIER,
        566,
        560,
        1.06,
        -104,
        body="accent",
        trim="light",
        light="light",
        dark="dark",
        metal="brass",
        glow="brass",
    )
    card.cut(limb("360,716,34 440,742,38 520,706,34"), "dark", 10)
    for x, y in ((352, 700), (530, 690)):
        card.flat(place(rectangle(-22, -18, 44, 36, 6), x, y, 1, -8), "brass")


SCENES.append(
    Memory(
        draw=suitcase, age="youth", hue="brown", shape="rectangle", count=3, direction="down",
        moods=("wistful", "rebellion"), objects=("suitcase", "shirt", "photograph", "tin soldier"),
        words={
            "valise/suitcase": 3, "départ/departure": 3, "chemise/shirt": 2, "photo/photograph": 2, "soldat/soldier": 2,
            "trois/three": 1, "jouet/toy": 1, "brun/brown": 1, "partir/leave": 3, "manche/sleeve": 1,
            "souvenir/memory": 2,
            "exil/exile": 2, "choisir/choose": 2, "guerre/war": 1,
        },
        fr="Une valise ouverte vue d’en haut : une chemise dont une manche pend dehors, trois photos retournées, un "
        "petit soldat couché.",
        en="An open suitcase from above: a shirt with one sleeve hanging out, three photographs face down, a toy "
        "soldier lying there.",
    )
)  # fmt: skip


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
