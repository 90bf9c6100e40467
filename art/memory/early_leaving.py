"""Memory cards of leaving home."""

from __future__ import annotations

import math
from random import Random

import numpy as np

from art.colour import rgb
from art.memory._contours import HAND, PROFILE
from art.memory._early import (
    Card,
    rope,
    wavelets,
)
from art.motif import carried
from art.motifs.birds_water import gull
from art.motifs.curves import blob, clipped, curve, limb
from art.press import Plate
from art.scene import Memory, Scene
from art.shapes import circle, ellipse, line, path, place, rectangle, ring, stroke

SCENES: list[Scene] = []


def _aslant(shape: str) -> str:
    return place(shape, 300, 440, 1, -24)


def _traveller(i: int, x: float) -> str:
    """Who or what stands dark before the light of the window number i, whose left side is x."""

    def at(shape: str, across: float, down: float, size: float, flip: bool = False) -> str:
        return place(shape, x + across, down, size, 0, flip)

    match i:
        case 0:
            coat = path("M-60,120C-56,40 -34,16 -10,12L30,14C56,22 66,60 70,120Z")
            hat = path("M-58,-82C-30,-96 30,-96 62,-84C66,-76 40,-74 0,-74C-36,-74 -62,-74 -58,-82Z") + path(
                "M-38,-84C-40,-124 -20,-132 -2,-126C16,-134 36,-122 36,-86Z"
            )
            return at(coat + PROFILE + hat, 48, 30, 0.92)
        case 1:
            bow = path("M0,0C-8,-16 -24,-18 -26,-9C-26,0 -16,6 0,0C16,6 26,0 26,-9C24,-18 8,-16 0,0Z")
            child = ellipse(0, 0, 29, 32) + place(bow, -3, -33, 0.9) + rectangle(-9, 22, 18, 24)
            child += path("M-48,110C-46,56 -24,42 0,42C16,42 30,50 38,66L46,44H64C64,80 56,98 44,116Z")
            return at(child, 30, -2, 1) + at(HAND, 85, 50, 0.54)
        case 2:
            case = rectangle(x + 14, -122, 62, 34, 5) + ring(x + 45, -122, 10, 5)
            return case + path(f"M{x - 4},90V14C{x + 4},0 {x + 34},0 {x + 40},14V52H{x + 110}V90Z")
        case 3:
            bun = circle(-44, -92, 21) + path("M-34,-40C-56,-66 -50,-112 -12,-116C16,-118 36,-106 36,-90"
                "C14,-86 0,-70 -4,-48C-14,-36 -24,-34 -34,-40Z")  # fmt: skip
            coat = path("M-66,124C-62,50 -40,18 -16,10L22,12C44,24 60,60 64,124Z")
            return at(coat, 48, 38, 0.9) + place(PROFILE + bun, x + 46, 40, 0.86, 12, True)
        case _:
            return path(f"M{x - 4},90V10C{x + 6},-4 {x + 30},-4 {x + 36},12V90Z") + path(
                f"M{x + 60},-132C{x + 66},-60 {x + 80},0 {x + 74},90H{x + 120}V-132Z"
            )


def night_train(plate: Plate) -> None:
    card = Card(plate, "#23256c", "#0b0d2e", "#ffe2a0", "#e5472f", fade=150, steel="#474a9c")
    plate.at(0.8)
    card.flat(path("M-20,330C60,250 140,262 220,180C300,120 400,110 470,40C520,0 580,10 640,-30V560H-20Z"), "#1a1c58")
    with plate.shining(0.8):
        card.flat("".join(rectangle(x, y, 7, 6) for x, y in ((60, 300), (76, 306), (92, 296), (250, 190), (262, 200),
            (430, 92), (446, 98))), "#ffd98a")  # fmt: skip
        card.flat("".join(circle(x, y, r) for x, y, r in ((70, 60, 2), (150, 130, 1.6), (240, 40, 2.2), (300, 84, 1.5),
            (30, 180, 1.6), (360, 26, 1.6), (180, 30, 1.4), (110, 210, 1.5))), "#fff4d0")  # fmt: skip
    plate.at(0.2)
    card.flat(_aslant(rectangle(-700, 180, 1400, 600)), "#24235a")
    card.cut(_aslant(rectangle(-620, -204, 1240, 30, 12)), "#33357e", 14, 1)
    card.cut(_aslant(rectangle(-620, 186, 1240, 40)), "#07081f", 10, 0)
    for u in (-470, -390, -60, 20, 350, 430):
        card.cut(_aslant(circle(u, 212, 30)), "#23255c", 8, 0)
        card.cut(_aslant(circle(u, 212, 8)), "steel", 4, 0)
    card.cut(_aslant(rectangle(-620, -184, 1240, 376, 10)), "#1b1d5e", 60, 2)
    card.flat(_aslant(rectangle(-620, -164, 1240, 7) + rectangle(-620, 112, 1240, 12)), "accent")
    card.flat(_aslant("".join(circle(-600 + 30 * i, 150, 3) for i in range(40))), "steel")
    for i in range(5):
        x = -316 + 127 * i
        card.cut(_aslant(rectangle(x - 9, -141, 122, 228, 26)), "#5a5cae", 8, 0.6)
        with plate.shining(0.92):
            pane = card.flat(_aslant(rectangle(x, -132, 104, 210, 20)), "#ffcf7a")
            gx, gy = carried((x + 52, -120), 300, 440, 1, -24)
            plate.glow(gx, gy, 170, "#fff2c8", 0.9, 1.4, clip=pane)
        with plate.shining(0.5):
            card.flat(_aslant(rectangle(x, -86, 104, 5) + rectangle(x, -78, 104, 2.5)), "#b8732e", pane)
        with plate.shining(0.12):
            card.flat(_aslant(_traveller(i, x)), "#3a1a38", pane)
    plate.at(0)
    card.flat(_aslant("".join(rectangle(-600 + 74 * i, 238, 30, 100, 3) for i in range(17))), "#0f1034")
    card.cut(_aslant(rectangle(-620, 252, 1240, 10) + rectangle(-620, 312, 1240, 12)), "#9a9cd6", 4, 0.6)
    for i in range(5):
        x = -316 + 127 * i
        patch = path(f"M{x - 20},232L{x + 84},232L{x + 60},372L{x - 66},372Z")
        plate.veil(_aslant(patch), "#ffc873", 0.42, 8, 0.45)
    card.cut(line([(500, 930), (500, 740)], 18), "dark", 8)
    plate.glow(500, 676, 190, "#ff7a4c", 0.9)
    card.cut(rectangle(450, 600, 100, 156, 34), "#15163f", 24)
    with plate.shining(0.95):
        card.cut(circle(500, 664, 36), "accent", 16, 0)
        card.flat(ellipse(488, 650, 9, 6, -40), "#ffe0c0")
    card.flat(circle(500, 724, 17), "#0a0b26")
    card.flat(path("M450,640C456,606 544,606 550,640L540,646C530,622 470,622 460,646Z"), "steel")


SCENES.append(
    Memory(
        draw=night_train, age="youth", hue="indigo", shape="windows", count=5, direction="left",
        moods=("wistful", "loneliness"), living=("traveller", "child"), objects=("train", "window", "signal", "hand"),
        words={
            "train/train": 3, "nuit/night": 2, "fenêtre/window": 2, "adieu/farewell": 3, "main/hand": 2,
            "signal/signal": 2,
            "cinq/five": 1, "départ/departure": 3, "voyage/journey": 2, "vitesse/speed": 2, "rouge/red": 1,
            "indigo/indigo": 1,
            "rail/rail": 1, "diagonale/diagonal": 1, "attente/waiting": 1,
        },
        fr="Cinq fenêtres éclairées d’un train passent en diagonale dans la nuit : deux profils en ombre, une "
        "enfant la main "
        "contre la vitre, une valise ; un signal rouge près des rails.",
        en="Five lit train windows pass diagonally in the night: two profiles in shadow, a child with a hand "
        "against the "
        "pane, a suitcase; a red signal beside the rails.",
    )
)  # fmt: skip


def _passenger(x: float, y: float, tall: float, hat: str, wave: int = 0) -> tuple[str, str]:
    """Somebody small at a rail, and the handkerchief in a raised hand (on the right: 1, on the left: -1)."""
    body = path("M-15,0C-17,-22 -14,-34 -5,-37H5C14,-34 17,-22 15,0Z") + circle(0, -48, 9.5)
    if hat == "brim":
        body += ellipse(0, -54, 17, 3.6) + path("M-9,-54C-9,-66 9,-66 9,-54Z")
    elif hat == "scarf":
        body += path("M-11,-44C-14,-64 14,-64 11,-44L14,-34H-14Z")
    elif hat == "bun":
        body += circle(-2, -60, 5.5)
    cloth = ""
    if wave:
        body += place(limb("10,-30,9 21,-42,8 25,-64,7") + circle(25, -67, 5), 0, 0, 1, 0, wave < 0)
        cloth = place(
            path("M23,-71C34,-88 52,-78 74,-92C70,-76 76,-66 82,-56C60,-60 44,-48 26,-63Z"), 0, 0, 1, 0, wave < 0
        )
    return place(body, x, y, tall / 60), place(cloth, x, y, tall / 60)


def _turn_of_rope(i: int) -> str:
    """Points of the part of a turn of rope that is before the bollard."""
    wide, y = 62 + 2 * i, 722 + 24 * i
    angles = [math.radians(22 + 17 * k) for k in range(9)]
    return " ".join(f"{164 - wide * math.cos(a):.1f},{y + 24 * math.sin(a):.1f}" for a in angles)


def harbour_rope(plate: Plate) -> None:
    card = Card(plate, "#6fb7a0", "#0d2c33", "#f8f1d8", "#d9512f", fade=-140, rope="#d6a95c", steel="#24505a")
    plate.at(1)
    down = np.clip(plate.y / 450, 0, 1)[..., None]
    plate.fill(((1 - down) * rgb("#4d9a8c") + down * rgb("#e9e2b4")).astype(np.float32))
    with plate.shining(1):
        plate.glow(96, 398, 300, "#fff0b0", 0.9)
        card.flat(circle(96, 398, 42), "#ffb85c")
    card.flat(path("M-20,450V428C40,420 90,436 150,432C190,428 230,440 290,440V452H-20Z"), "#4a8a80")
    plate.at(0.6)
    near = np.clip((plate.y - 446) / 340, 0, 1)[..., None]
    plate.ink(rectangle(-20, 446, 660, 480), ((1 - near) * rgb("#a9cfae") + near * rgb("#1f6a66")).astype(np.float32))
    with plate.shining(0.85):
        glitter = Random(3)
        card.flat("".join(ellipse(96 + glitter.gauss(0, 12 + i * 0.9), 452 + i * 3.3, 9 + glitter.random() * i * 0.34,
            1.2 + i * 0.026) for i in range(70)), "#fff0bc", opacity=0.8)  # fmt: skip
    card.flat("".join(wavelets(486 + 30 * i, 90 + 14 * i, 3 + 1.1 * i, 2 + 0.4 * i, 46 * (i % 3)) for i in range(9)),
        "#2f7d74", opacity=0.45)  # fmt: skip
    plate.at(0.15)
    hull = path("M168,132C204,280 262,470 318,628C420,652 520,650 640,640V60C480,120 320,142 168,132Z")
    plate.shadow(path("M300,628C260,690 250,740 300,800C420,860 540,850 640,830V630Z"), 0.8, 10)
    people = (
        (318, 134, 66, "scarf", -1), (362, 129, 62, "brim", 0), (398, 124, 54, "", 0), (436, 118, 68, "bun", 1),
        (556, 99, 76, "brim", 0), (597, 90, 76, "scarf", 0),
    )  # fmt: skip
    for x, y, tall, hat, wave in people:
        body, cloth = _passenger(x, y, tall, hat, wave)
        card.cut(body, "#17343c", 6, 0.4)
        if wave:
            with plate.shining(0.5):
                card.cut(cloth, "light", 5, 0.6)
    posts = (134, 134, 132, 128, 122, 116, 108, 99, 87)
    rail = "".join(line([(216 + 46 * i, y), (216 + 46 * i, y - 40)], 3) for i, y in enumerate(posts))
    card.flat(
        rail + stroke("M180,96C320,104 480,84 640,26", 5) + stroke("M176,116C320,122 480,104 640,46", 2.4), "light"
    )
    card.cut(hull, "#17414a", 120, 1.6)
    card.flat(clipped(path("M290,566C420,596 520,594 660,584V680H300Z"), hull), "accent")
    card.flat(clipped(stroke("M160,160C320,172 480,152 650,96", 9), hull), "light")
    card.flat(clipped(stroke("M222,330C360,344 500,330 650,300", 2.6) + stroke("M262,460C380,476 520,466 650,444", 2.6),
        hull), "#0d2c33", opacity=0.8)  # fmt: skip
    with plate.shining(0.3):
        card.flat(stroke("M300,628C330,648 350,636 376,646C402,656 424,642 452,650C486,658 510,642 "
            "540,648C580,652 600,638 "
            "640,642", 7) + stroke("M262,612C284,622 296,632 318,634", 5), "#cfe6cf")  # fmt: skip
    for x, y, r in ((360, 232, 25), (452, 222, 26), (548, 204, 27)):
        card.cut(circle(x, y, r + 8), "#2f6a72", 7, 0.5)
        with plate.shining(0.9):
            pane = card.flat(circle(x, y, r), "#ffc870")
            plate.glow(x - 6, y - 8, r * 1.3, "#fff3c8", 0.9, 1, clip=pane)
        curtain = path("M-26,-26H-6C-8,0 -16,8 -26,12Z")
        card.flat(place(curtain, x, y), "#a8552e", pane, 0.85)
    plate.at(0)
    card.put(gull(), 84, 250, 0.66, -10, shadow=0.2)
    quay = path("M-20,650C60,656 150,672 250,716C350,760 420,830 462,930H-20Z")
    card.cut(quay, "#b9b394", 30, 1.8)
    card.flat(clipped(stroke("M-20,676C60,682 144,698 236,740C330,782 392,846 432,930", 4)
        + curve("92,690 40,790 20,930", 3.4) + curve("226,734 190,830 196,930", 3.4)
        + curve("346,806 320,870 330,930", 3.4) + curve("-20,800 100,808 260,850 400,870", 3.4), quay), "#4c5a50",
        opacity=0.6)  # fmt: skip
    card.cut(circle(292, 270, 22), "#0d2c33", 6, 0)
    card.cut(ring(292, 270, 22, 8), "steel", 5, 0.4)
    main, strands = rope("176,716 216,560 254,412 290,272", 22)
    card.cut(main, "rope", 9, 1.2)
    card.flat(strands, "#8a5f2c")
    plate.shadow(ellipse(210, 842, 140, 34), 0.7, 10)
    card.cut(
        path("M92,836C104,770 106,730 108,690H218C220,730 224,770 238,836C200,858 130,858 92,836Z"), "steel", 40, 1.4
    )
    for i in range(3):
        coil, marks = rope(_turn_of_rope(i), 27)
        card.cut(coil, "rope", 10, 0.9)
        card.flat(marks, "#8a5f2c")
    card.cut(blob("78,690 84,652 118,636 164,630 210,636 244,654 248,690 208,706 164,711 116,706"), "steel", 30)
    card.flat(ellipse(136, 656, 30, 8, -8), "pale", opacity=0.7)
    end, marks = rope("108,786 62,820 66,872 130,878 150,940", 24)
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
        fr="Une corde tendue entre une bitte d’amarrage et la coque d’un grand bateau ; au bastingage, des "
        "passagers, deux "
        "mouchoirs agités ; une mouette, un soleil bas sur la mer.",
        en="A rope pulled tight between a bollard and a great ship’s side; passengers at the rail, two waving "
        "handkerchiefs; a gull, a low sun over the sea.",
    )
)  # fmt: skip
