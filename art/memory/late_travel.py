"""Memory cards of travel."""

from __future__ import annotations

import math
from itertools import pairwise
from random import Random

from art.memory._early import Card, baby_foot, stripes, wavelets
from art.memory._hands import FINGERS_OVER
from art.memory._late import along
from art.motif import carried
from art.motifs.birds_water import gull
from art.motifs.creatures import lizard
from art.motifs.creatures_sea import shell
from art.motifs.creatures_small import ant
from art.motifs.curves import blob, curve, data, limb
from art.motifs.machines import CAR
from art.motifs.things import BOOT
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


def compass(plate: Plate) -> None:
    card = Card(
        plate, "#e3c184", "#4a2f24", "#fff6de", "#d2402e", fade=-70, sea="#3f9aa0", brass="#b9802f", steel="#3a4a66"
    )
    draw = Random(2)
    card.flat(
        "".join(
            limb(
                f"-20,{y},3 {180 + draw.uniform(-30, 30):.0f},{y - 22:.0f},11 {400 + draw.uniform(-30, 30):.0f},"
                f"{y + 16:.0f},9 640,{y - 8:.0f},3"
            )
            for y in range(180, 900, 66)
        ),
        "pale",
        opacity=0.7,
    )
    for inset, ink, lift in ((0, "#c9a567", 0.0), (26, "light", 1.0), (54, "#8fd0c8", 0.0), (84, "sea", 0.0)):
        card.cut(
            blob(
                f"-40,-60! 640,-60! 640,{250 - inset}! 560,{196 - inset} 470,{222 - inset} 390,{150 - inset} "
                f"300,{168 - inset} 220,{108 - inset} 120,{130 - inset} 40,{76 - inset} -40,{92 - inset}!"
            ),
            ink,
            20,
            lift,
        )
    card.flat("".join(wavelets(20 + 30 * i, 120, 12, 6, 40 * i) for i in range(2)), "#8fd0c8")
    bare = baby_foot()
    spots = ((190, 330, -24), (96, 420, -16), (180, 506, -24), (76, 600, -12), (160, 690, -20), (70, 800, -10))
    for i, (x, y, turn) in enumerate(spots):
        shape = place(bare.outline, x, y + 40, 0.56, turn + 8, flip=i % 2 == 0)
        card.grain(place(shape, 5, 7), "light", 0.9, 3)
        card.cut(shape, "#b98c50", 0, 0)
        card.grain(shape, "#8a5f34", 0.5, 5)
    cx, cy = 440, 650
    card.grain(circle(cx + 14, cy + 26, 214), "shade", 0.6, 16)
    card.cut(circle(cx, cy, 206), "brass", 34, 1.6)
    card.cut(circle(cx, cy, 176), "light", 40, 0)
    card.cut(ring(526, 438, 34, 18), "brass", 8, 1)
    for i in range(16):
        a = i * math.tau / 16
        inner = 138 if i % 4 else 118
        card.flat(
            line(
                [
                    (cx + inner * math.sin(a), cy - inner * math.cos(a)),
                    (cx + 160 * math.sin(a), cy - 160 * math.cos(a)),
                ],
                8 if i % 4 == 0 else 5,
            ),
            "steel",
        )
    rose = "".join(place(path("M0,-104L14,-14L0,0L-14,-14Z"), cx, cy, 1, 90 * i + 45) for i in range(4))
    card.flat(rose, "pale")
    card.cut(place(path("M0,-150L26,0H-26Z"), cx, cy, 1, -42), "accent", 10, 1.2)
    card.cut(place(path("M0,150L26,0H-26Z"), cx, cy, 1, -42), "steel", 10, 1.2)
    card.flat(circle(cx, cy, 15), "brass")
    card.cut(blob("190,940 250,850 330,826 400,852 470,822 560,836 640,800! 640,940!"), "ground", 40, 1)
    card.put(shell("spiral"), 344, 420, 0.86, 62, body="light", trim="accent", mouth="#e2967c")


SCENES.append(
    Memory(
        draw=compass, age="travel", hue="sand", shape="needle", count=6, direction="down",
        moods=("mystery", "desire"), objects=("compass", "footprint", "shell", "wave", "sand"),
        words={
            "boussole/compass": 3, "sable/sand": 2, "pas/footstep": 3, "six/six": 1, "direction/direction": 3,
            "plage/beach": 2, "coquillage/shell": 2, "vague/wave": 1, "aiguille/needle": 2, "perdu/lost": 2,
            "suivre/follow": 2, "rouge/red": 1, "mer/sea": 1, "effacer/erase": 1, "chemin/path": 2,
        },
        fr="Une boussole à demi enfouie dans le sable, son aiguille tournée vers six empreintes de pieds nus, un "
        "coquillage, le bord d’une vague.",
        en="A compass half buried in sand, its needle towards six bare footprints, a shell, the edge of a wave.",
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


def desert_tracks(plate: Plate) -> None:
    card = Card(
        plate, "#efac73", "#5a2a26", "#fff0cf", "#c8402c", fade=-150, leather="#7c4630", sand="#f6cd94", teal="#3f7f80"
    )
    card.cut(circle(600, 96, 170), "#f6d25c", 40, 0)
    card.flat(
        "".join(
            line(
                [(600 + 196 * math.cos(a), 96 + 196 * math.sin(a)), (600 + 236 * math.cos(a), 96 + 236 * math.sin(a))],
                10,
            )
            for a in (math.radians(d) for d in range(96, 190, 14))
        ),
        "#f6d25c",
    )
    for y, ink in ((330, "#e79a60"), (470, "#f3b87f"), (640, "#ea9e64")):
        card.cut(blob(f"-40,{y}! 120,{y - 50} 300,{y + 10} 460,{y - 40} 640,{y + 20}! 640,960! -40,960!"), ink, 60, 0.5)
    for course in (
        "-60,860,52 120,800,46 300,700,36 380,590,26 330,490,18 220,420,12 190,360,8",
        "150,960,60 300,880,52 430,750,40 480,600,28 400,480,19 280,410,12 226,358,8",
    ):
        card.flat(limb(course, 12), "#c97a48")
        treads = ""
        for left, top, dx, dy, w in along(course, 13):
            treads += line(
                [(left - dy * w * 0.42 - dx * w * 0.16, top + dx * w * 0.42 - dy * w * 0.16), (left, top)],
                max(3, w * 0.12),
            )
            treads += line(
                [(left + dy * w * 0.42 - dx * w * 0.16, top - dx * w * 0.42 - dy * w * 0.16), (left, top)],
                max(3, w * 0.12),
            )
        card.flat(treads, "dark", opacity=0.75)
    card.put(
        CAR,
        206,
        352,
        0.42,
        -4,
        True,
        body="teal",
        trim="light",
        light="light",
        dark="dark",
        metal="light",
        glow="light",
    )
    card.grain(ellipse(480, 862, 150, 34), "dark", 0.45, 12)
    card.put(BOOT, 430, 880, 1.66, 6, body="leather", trim="dark", light="light", dark="dark", metal="light")
    spill = carried((-6, -196), 430, 880, 1.66, 6)
    card.cut(
        blob(
            f"{spill[0] - 62:.0f},{spill[1] - 6:.0f} {spill[0] - 20:.0f},{spill[1] - 58:.0f} {spill[0] + 30:.0f},"
            f"{spill[1] - 46:.0f} {spill[0] + 66:.0f},{spill[1] + 6:.0f} {spill[0] + 10:.0f},{spill[1] + 26:.0f}"
        ),
        "sand",
        20,
        0.6,
    )
    card.cut(blob("300,920! 350,890 440,884 520,860 580,868 640,840! 640,940! 300,940!"), "sand", 20, 0.6)
    card.put(lizard(), 118, 700, 0.94, 62, body="teal", trim="light", light="light", dark="dark")


SCENES.append(
    Memory(
        draw=desert_tracks, age="travel", hue="apricot", shape="curve", count=2, direction="right",
        moods=("loneliness", "desire"), living=("lizard",), objects=("tyre track", "car", "boot", "sun", "sand"),
        words={
            "désert/desert": 3, "trace/track": 3, "voiture/car": 2, "botte/boot": 2, "sable/sand": 2,
            "lézard/lizard": 2, "soleil/sun": 2, "courbe/curve": 1, "chaleur/heat": 2, "soif/thirst": 2,
            "loin/far": 1, "abricot/apricot": 1, "panne/breakdown": 2, "route/road": 2, "abandon/abandonment": 1,
        },
        fr="Des traces de pneus en courbe vers une petite voiture, une botte remplie de sable, un lézard, un "
        "morceau de soleil.",
        en="Tyre tracks curving to a tiny car, a boot filled with sand, a lizard, part of the sun’s disc.",
    )
)  # fmt: skip
