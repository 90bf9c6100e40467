"""Memory cards of travel."""

from __future__ import annotations

import math
from itertools import pairwise

from art.memory._early import Card, stripes, wavelets
from art.memory._hands import FINGERS_OVER
from art.motifs.birds_water import gull
from art.motifs.creatures_small import ant
from art.motifs.curves import blob, curve, data, limb
from art.motifs.trees import palm
from art.press import Plate
from art.scene import Memory, Scene
from art.shapes import circle, ellipse, line, path, place, polygon, rectangle, ring, stroke

SCENES: list[Scene] = []


def telescope(plate: Plate) -> None:
    card = Card(
        plate,
        "#403d92",
        "#14123a",
        "#fdf1d2",
        "#f0a13c",
        fade=140,
        brass="#c98f34",
        sea="#5f7fd0",
        sand="#f0cf8a",
        leafy="#2f7f6a",
    )
    card.flat("".join(ring(330, 420, r, 10) for r in range(330, 900, 62)), "deep", opacity=0.7)
    cx, cy = 330, 420
    card.cut(circle(cx, cy, 296), "brass", 30, 2.4)
    card.flat(ring(cx, cy, 280, 7), "light", opacity=0.8)
    card.flat(
        "".join(
            circle(cx + 284 * math.cos(a * math.tau / 16), cy + 284 * math.sin(a * math.tau / 16), 6) for a in range(16)
        ),
        "#7a5218",
    )
    card.cut(circle(cx, cy, 262), "#7a5218", 0, 0)
    view = card.cut(circle(cx, cy, 250), "#c3d2f2", 0, 0)
    card.fade(-90, "#f6d9c0", 0.9, 0.7, view)
    card.flat(rectangle(0, 470, 640, 300), "sea", view)
    card.cut(blob("170,486 230,440 300,420 356,404 420,430 486,470 520,494 340,508"), "leafy", 24, 0, clip=view)
    card.flat(blob("150,488 260,470 420,474 540,490 420,510 260,508"), "sand", view)
    card.put(palm(), 388, 462, 0.9, 6, clip=view)
    for i in range(6):
        card.flat(wavelets(528 + 40 * i, 110, 16, 7, 38 * (i % 3)), "light" if i % 2 else "#86a4e6", view)
    card.put(gull(), 200, 390, 0.62, -10, clip=view)
    card.put(gull(), 452, 664, 0.44, 4, True, clip=view)
    lashes = path("M40,120C180,230 470,240 620,110V-40H20Z")
    card.flat(lashes, "dark", view, 0.34)
    strokes = ""
    for x in range(120, 560, 46):
        out, hang = x - 330, 60 * math.cos((x - 330) / 210)
        strokes += limb(
            f"{x},{178 + hang:.0f},11 {x + out * 0.12:.0f},{237 + hang:.0f},8 {x + out * 0.34:.0f},{280 + hang:.0f},2"
        )
    card.flat(place(strokes, 0, -34), "dark", view, 0.62)
    card.grain(lashes, "dark", 0.5, 14, view)
    card.flat(stroke("M140,560A240,240 0 0 0 210,632", 12), "light", view)
    card.cut(limb("-60,980,190 20,850,150 92,716,128"), "accent", 44, 1.6)
    card.cut(limb("20,712,34 92,742,36 160,776,34"), "light", 10, 0.8)
    card.cut(limb("112,690,108 146,640,112"), "skin", 24, 0.6)
    card.bare(FINGERS_OVER, 158, 622, 1.06, 226)


SCENES.append(
    Memory(
        draw=telescope, age="travel", hue="violet blue", shape="circle", count=2, direction="through",
        moods=("desire", "mystery"), living=("gull",), objects=("telescope", "island", "eyelash", "palm"),
        words={
            "longue-vue/telescope": 3, "île/island": 3, "rond/circle": 2, "mouette/gull": 2, "deux/two": 1,
            "cil/eyelash": 2, "regarder/look": 3, "loin/far away": 2, "mer/sea": 2, "découverte/discovery": 2,
            "violet/violet": 1, "laiton/brass": 1, "espoir/hope": 2, "palmier/palm": 1, "pirate/pirate": 1,
        },
        fr="Une vue ronde dans une longue-vue de laiton : une île au palmier, deux mouettes, l’ombre des cils, "
        "une main sur le bord.",
        en="A round view through a brass telescope: an island with a palm, two gulls, the shadow of eyelashes, "
        "a hand on the rim.",
    )
)  # fmt: skip


def map_fold(plate: Plate) -> None:
    card = Card(
        plate,
        "#a9c0c4",
        "#27364a",
        "#f6ecd0",
        "#d0392c",
        fade=-60,
        paper="#f0e2bd",
        land="#c9b878",
        green="#8fa878",
        sea="#b6d0cf",
    )
    card.flat(stripes(24, 30, 60), "deep", opacity=0.3)
    folds = [(-30, 90), (150, 34), (318, 96), (486, 30), (640, 80)]
    panels = []
    for (x0, y0), (x1, y1) in pairwise(folds):
        panels.append(polygon([(x0, y0), (x1, y1), (x1 + 26, y1 + 720), (x0 + 26, y0 + 720)]))
    sheet = "".join(panels)
    whole = plate.mask(sheet)
    card.cut(sheet, "sea", 0, 2)
    coasts = {
        "-60,200 60,150 170,190 220,280 180,360 210,440 120,500 20,470 -60,500": "land",
        "300,80 420,40 560,70 680,60 680,330 590,350 520,300 430,320 360,250 330,170": "green",
        "280,560 350,500 450,520 520,470 600,500 680,480 680,850 500,860 420,800 330,790 260,680": "land",
        "90,640 140,610 180,650 170,720 110,730 70,690": "green",
    }
    card.flat("".join(stroke(data(coast, closed=True), 26) for coast in coasts), "#9fc0c2", whole)
    for coast, ink in coasts.items():
        card.cut(blob(coast), ink, 22, 0.4, clip=whole)
    card.flat(
        "".join(
            path(f"M{x},{y}L{x + 26},{y - 42}L{x + 52},{y}Z")
            for x, y in ((420, 170), (470, 200), (500, 150), (330, 700), (376, 724), (400, 684))
        ),
        "dark",
        whole,
        0.5,
    )
    card.flat(
        curve("560,90 520,160 556,220 520,300", 7) + curve("620,560 540,600 560,680 480,740", 7), "#7fa9b4", whole
    )
    for i, panel in enumerate(panels):
        mask = plate.mask(panel)
        if i % 2:
            card.flat(panel, "dark", opacity=0.16)
            card.fade(180, "deep", 0.5, 0.7, mask)
        else:
            card.flat(panel, "light", opacity=0.14)
    card.flat("".join(line([(x, y), (x + 26, y + 720)], 4) for x, y in folds[1:-1]), "light")
    route = "516,130 450,220 420,330 300,400 250,330 140,330 100,430 190,540 330,590 440,640 540,668 620,650"
    card.grain(place(curve(route, 7), 4, 8), "dark", 0.6, 2)
    card.flat(curve(route, 8), "accent")
    card.cut(limb("516,130,6 528,94,8 536,56,8"), "#8d97a2", 0, 1)
    card.cut(circle(540, 44, 28), "accent", 16, 1.2)
    card.flat(ellipse(530, 34, 9, 6, -30), "light")
    for x, y, r, turn in (
        (470, 690, 17, 10),
        (398, 750, 14, 40),
        (318, 796, 18, 70),
        (246, 836, 14, 20),
        (186, 866, 15, 50),
    ):
        card.cut(
            place(
                blob(f"{-r},0 {-r * 0.4},{-r} {r * 0.7},{-r * 0.7} {r},{r * 0.3} {r * 0.2},{r} {-r * 0.8},{r * 0.6}"),
                x,
                y,
                1,
                turn,
            ),
            "#d99a4c",
            8,
            1,
        )
    card.put(ant("crumb"), 92, 876, 0.62, -6, True, body="dark", dark="dark", load="#d99a4c", light="light")


SCENES.append(
    Memory(
        draw=map_fold, age="travel", hue="parchment blue", shape="folds", count=5, direction="left",
        moods=("desire", "calm"), living=("ant",), objects=("map", "thread", "pin", "crumb"),
        words={
            "carte/map": 3, "pli/fold": 2, "fil/thread": 2, "itinéraire/route": 3, "épingle/pin": 2,
            "miette/crumb": 2, "cinq/five": 1, "fourmi/ant": 2, "voyage/journey": 3, "pays/country": 2,
            "rouge/red": 1, "bleu/blue": 1, "se perdre/get lost": 2, "trace/trail": 2, "gauche/left": 1,
        },
        fr="Une carte pliée en accordéon, un trajet de fil rouge avec une épingle, cinq miettes en file, une "
        "fourmi qui en porte une.",
        en="A folded map with a route of red thread and a pin, a trail of five crumbs, an ant carrying one.",
    )
)  # fmt: skip
