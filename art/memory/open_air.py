"""Memory cards out of doors, in the light of one hour of the day."""

from __future__ import annotations

import math

from art.memory._calm import Calm, squashed
from art.memory._early import HIGH, LOW, MIDDLE, baby_foot
from art.memory._late import along
from art.motifs.birds import crow
from art.motifs.creatures import lizard
from art.motifs.curves import blob, curve, limb
from art.motifs.heads import head
from art.motifs.machines import CAR
from art.press import Plate
from art.scene import Memory, Scene
from art.shapes import circle, ellipse, figure, line, path, place, rectangle, ring, stroke

SCENES: list[Scene] = []


def compass(plate: Plate) -> None:
    card = Calm(
        plate, "#e8bd78", "#4a2a22", "#fff6de", "#d8392b", fade=90, sea="#8fb7a8", brass="#c98f36", steel="#34486a"
    )
    plate.sky([(0, "#f0b060"), (0.16, "#f9d48c"), (0.3, "#fff0c0")])
    plate.at(1)
    card.lamp(circle(430, 214, 62), "#fffbe4", 1)
    plate.at(0.7)
    card.cut(path(f"M-20,{HIGH - 22}H620V330H-20Z"), "sea", 0, 0)
    card.lamp("".join(rectangle(430 - w, y, 2 * w, 3.4, 1.7) for y, w in ((232, 60), (240, 44), (247, 66))), "#fff4cc")
    plate.at(0.35)
    card.cut(path(f"M-20,{HIGH}H620V930H-20Z"), "ground", 0, 0)
    card.lamp("".join(curve(f"-20,{y} 200,{y + 3} 420,{y - 2} 620,{y}", 4) for y in (252, 262)), "#fff4d0", 0.6)
    plate.at(0.05)
    for y, ink in ((330, "#dca862"), (520, "#e6b972"), (730, "#dba55e")):
        card.cut(blob(f"-40,{y + 26}! 120,{y} 330,{y + 30} 480,{y + 6} 640,{y + 24}! 640,960! -40,960!"), ink, 30, 0.2)
    plate.veil(path("M404,262H456L500,420H330Z"), "#fff2c4", 0.4, 22)
    plate.shadow(path("M424,322L436,322L372,560L318,560Z"), 0.85, 3)
    card.flat(figure(430, 322, 92), "#3a1c1c")
    bare = baby_foot().outline
    spots = (
        (412, 346), (392, 366), (404, 392), (372, 416), (384, 452), (344, 482), (352, 528), (300, 566),
    )  # fmt: skip
    for i, (x, y) in enumerate(spots):
        size = 0.05 + (y - 330) * 0.00135
        shape = squashed(bare, x, y, size * (1 if i % 2 else -1), size * 0.62, -14 if i % 2 else 14)
        card.flat(shape, "#8f5c34")
    cx, cy, low = 300, 720, 0.64

    def laid(shape: str, turn: float = 0, rise: float = 0) -> str:
        return squashed(shape, cx, cy - rise, 1, low, turn)

    plate.shadow(squashed(circle(0, 0, 262), cx - 30, cy + 66, 1, low), 0.8, 16)
    card.cut(laid(ring(0, -286, 40, 20), 22), "brass", 9, 0.6)
    card.cut(laid(circle(0, 0, 250)) + squashed(circle(0, 0, 250), cx, cy + 34, 1, low), "#8a5a22", 40, 0.6)
    card.cut(laid(circle(0, 0, 250)), "brass", 26, 0)
    card.flat(laid(circle(0, 0, 226)), "#6d4420")
    card.cut(laid(circle(0, 0, 214), rise=-6), "light", 0, 0)
    card.fade(120, "#c9b48a", 0.5, 0.6, plate.mask(laid(circle(0, 0, 214), rise=-6)))
    marks = ""
    for i in range(32):
        reach, wide = (150, 11) if i % 8 == 0 else (176, 7) if i % 4 == 0 else (190, 3.4)
        a = i * math.tau / 32
        marks += line([(reach * math.sin(a), -reach * math.cos(a)), (204 * math.sin(a), -204 * math.cos(a))], wide)
    card.flat(laid(marks, rise=-6), "steel")
    card.flat(
        laid("".join(place(path("M0,-128L18,-18L0,0L-18,-18Z"), 0, 0, 1, 90 * i + 45) for i in range(4)), rise=-6),
        "#d9c08c",
    )
    plate.shadow(laid(path("M0,-196L30,0L0,196L-30,0Z"), 24, -18), 0.8, 3)
    card.cut(laid(path("M0,196L32,0H-32Z"), 24, 8), "steel", 10, 0)
    card.cut(laid(path("M0,-196L32,0H-32Z"), 24, 8), "accent", 10, 0)
    card.flat(laid(path("M0,-196L0,0H-32Z"), 24, 8), "#f0604a")
    card.cut(laid(circle(0, 0, 22), rise=10), "brass", 9, 0.6)
    card.lamp(stroke(f"M{cx - 226},{cy - 20}A238,150 0 0 1 {cx - 90},{cy - 136}", 7), "#fff0c0", 0.7)
    card.cut(blob("-60,760! 40,800 110,836 210,872 330,876 420,900 470,960! -60,960!"), "#e6b972", 40, 0.8)
    card.cut(blob("660,800! 560,850 500,900 470,960! 660,960!"), "#dba55e", 30, 0.6)


SCENES.append(
    Memory(
        draw=compass, age="travel", hue="sand", shape="needle", count=1, direction="up",
        moods=("mystery", "loneliness"), living=("walker",), objects=("compass", "footprint", "sun", "sea", "sand"),
        words={
            "boussole/compass": 3, "sable/sand": 2, "pas/footstep": 3, "direction/direction": 3, "plage/beach": 2,
            "aiguille/needle": 2, "perdu/lost": 2, "suivre/follow": 3, "soleil/sun": 1, "coucher de soleil/sunset": 2,
            "ombre/shadow": 1, "mer/sea": 1, "chemin/path": 2, "partir/leave": 2, "solitude/solitude": 2,
            "nord/north": 1,
        },
        fr="Une grande boussole à demi enfouie dans le sable ; son aiguille rouge montre des empreintes de "
        "pieds nus qui "
        "mènent à quelqu’un, debout face au soleil couchant et à la mer.",
        en="A large compass half buried in sand; its red needle points along bare footprints to somebody who stands "
        "before the setting sun and the sea.",
    )
)  # fmt: skip


def desert_tracks(plate: Plate) -> None:
    card = Calm(plate, "#f0a868", "#4a1c26", "#fff0cf", "#2f7f80", leather="#6a3424", sand="#f6c88a")
    plate.sky([(0, "#e07a4a"), (0.2, "#f3a05c"), (0.42, "#ffdf98"), (1, "#ffdf98")])
    plate.at(1)
    card.lamp(circle(372, 296, 118), "#fff6d2", 1)
    plate.at(0.8)
    card.cut(blob("-40,400! 90,372 230,330 330,372 470,330 640,372! 640,960! -40,960!"), "#d98450", 0, 0)
    card.put(CAR, 352, 364, 0.34, -10, True, body="#5a1f26", trim="#5a1f26", light="#8f3a30", dark="dark",
             metal="#8f3a30", glow="#8f3a30", shadow=0)  # fmt: skip
    plate.at(0.5)
    card.cut(
        blob(f"-40,{MIDDLE + 8}! 100,430 230,372! 330,420 470,470 640,{MIDDLE}! 640,960! -40,960!"), "#e8975a", 0, 0
    )
    card.flat(blob(f"-40,{MIDDLE + 8}! 100,430 230,372! 214,410 256,450 210,500 240,560 -40,640!"), "#b25c3c")
    card.flat(
        limb("452,540,9 330,478,6 300,430,4 340,362,2") + limb("486,540,9 356,478,6 322,430,4 352,362,2"), "#8f4632"
    )
    plate.at(0.2)
    card.cut(blob(f"-40,640! 60,590 190,540 330,500 430,530 520,590 640,{LOW}! 640,960! -40,960!"), "#f2ad6c", 0, 0)
    card.flat(
        blob("-40,640! 60,590 190,540 330,500! 300,540 340,600 280,660 300,740 220,830 240,960! -40,960!"), "#bf6540"
    )
    plate.at(0)
    for course in (
        "-80,900,74 110,850,60 300,760,40 410,670,25 400,600,15 372,552,9 366,520,5",
        "230,980,84 380,860,60 470,760,40 500,680,25 460,606,15 410,556,9 392,522,5",
    ):
        card.flat(limb(course, 12), "#a85a3a", opacity=0.8)
        treads = ""
        for x, y, dx, dy, w in along(course, 14):
            for side in (-1, 1):
                treads += line(
                    [(x - side * dy * w * 0.42 - dx * w * 0.2, y + side * dx * w * 0.42 - dy * w * 0.2), (x, y)],
                    max(1.6, w * 0.12),
                )
        card.flat(treads, "#5e2622")
    plate.at(-0.12)
    card.cut(blob("660,760! 560,800 430,850 300,930 280,980! 660,980!"), "#c8764a", 40, 0.6)

    def stood(shape: str) -> str:
        return place(shape, 92, 74, 0.96)

    boot = blob(
        "352,500! 420,520 492,488! 500,600 512,690 540,740 574,800 566,850! 470,862 360,866 236,872! 214,820 262,782 "
        "332,752 356,690 350,600"
    )
    plate.shadow(stood(blob("236,880 560,860 470,960 120,1000")), 0.7, 10)
    card.cut(stood(boot), "leather", 46, 1)
    sole = blob("206,848! 330,862 470,842 580,836! 584,872 580,886! 460,892 330,904 204,892!")
    card.cut(stood(sole), "#2c1218", 10, 0.3)
    card.cut(stood(ellipse(422, 506, 72, 17, -5)), "#2c1218", 0, 0)
    card.cut(stood(blob("356,506 384,470 424,448 460,474 490,496 430,522")), "sand", 18, 0)
    laces = "".join(line([(356, y), (414, y - 6 + i * 3)], 9) for i, y in enumerate((604, 648, 692)))
    card.flat(stood(laces), "#f0cf9a")
    seams = stroke("M356,690C350,740 330,762 250,790", 7) + stroke("M362,560C410,580 450,572 486,562", 6)
    card.flat(stood(seams), "#2c1218", opacity=0.7)
    card.put(lizard(), 110, 690, 0.82, 46, body="accent", trim="light", light="light", dark="dark")


SCENES.append(
    Memory(
        draw=desert_tracks, age="travel", hue="apricot", shape="curve", count=2, direction="up",
        moods=("loneliness", "desire"), living=("lizard",), objects=("tyre track", "car", "boot", "sun", "sand"),
        words={
            "désert/desert": 3, "trace/track": 3, "voiture/car": 2, "botte/boot": 2, "sable/sand": 2,
            "lézard/lizard": 2, "soleil/sun": 2, "courbe/curve": 1, "chaleur/heat": 2, "soif/thirst": 2,
            "loin/far": 1, "abricot/apricot": 1, "dune/dune": 2, "route/road": 2, "abandon/abandonment": 2,
            "crépuscule/dusk": 1,
        },
        fr="Une botte remplie de sable au premier plan, des traces de pneus qui serpentent entre les dunes, "
        "un lézard, et "
        "une petite voiture noire devant un grand soleil bas.",
        en="A boot filled with sand in the foreground, tyre tracks winding between dunes, a lizard, and a "
        "small dark car "
        "before a large low sun.",
    )
)  # fmt: skip


def clothes_line(plate: Plate) -> None:
    card = Calm(plate, "#f2b4b0", "#4a2040", "#fff4e4", "#d8434a", fade=-90, blue="#5a7fb4")
    plate.sky([(0, "#d98aa6"), (0.3, "#f4b2a8"), (0.72, "#ffe2c4"), (1, "#ffe8cc")])
    plate.at(1)
    card.lamp(circle(300, 520, 150), "#fff8e4", 1)
    plate.at(0.7)
    card.cut(
        blob(f"-40,{LOW + 40}! 80,{LOW} 210,{LOW + 22} 380,{LOW - 10} 500,{LOW + 14} 640,{LOW}! 640,960! -40,960!"),
        "#c07a92",
        0,
        0,
    )
    plate.at(0.1)
    card.cut(path("M-20,770C150,744 430,752 620,770V930H-20Z"), "#7a3a5c", 30, 0)
    for x, toe in ((206, 1), (262, 1), (396, -1), (446, -1)):
        card.cut(limb(f"{x},690,40 {x},806,30"), "#3a1a34", 12, 0)
        shoe = f"{x - 20 * toe},800 {x + 12 * toe},794 {x + 56 * toe},816 {x + 58 * toe},834 {x - 22 * toe},834"
        card.cut(blob(shoe), "#2a1226", 9, 0.5)
    plate.at(0)
    sheet = blob(
        f"104,{HIGH + 6}! 220,{HIGH + 14} 340,{HIGH + 14} 566,{HIGH}! 576,420 562,600 578,742! 450,728 340,748 "
        f"230,726 96,744! 112,580 94,420"
    )
    hung = card.lamp(sheet, "#fff0de", 0.72)
    card.fade(90, "#f6c0b4", 0.5, 0.6, hung)
    man = head((90, 6), "calm", "short").outline
    woman = head((90, -4), "calm", "bun").outline
    dark = "#a4506c"
    with plate.shining(0.5):
        for outline, x, y, size, flip, turn in ((man, 246, 430, 5.0, False, 8), (woman, 410, 450, 4.7, True, 4)):
            card.flat(place(outline, x, y, size, turn if not flip else -turn, flip), dark, hung)
        card.flat(blob("234,486 286,520 312,580 304,660 314,760! 126,760! 140,640 126,560 170,506"), dark, hung)
        card.flat(blob("420,516 372,540 350,590 372,650 350,760! 540,760! 520,650 526,560 490,526"), dark, hung)
        card.flat(limb("196,560,60 262,622,48 352,626,40 430,610,34"), dark, hung)
    rope = f"-20,{HIGH - 8} 120,{HIGH + 4} 300,{HIGH + 10} 480,{HIGH + 2} 620,{HIGH - 8}"
    card.flat(curve(rope, 6), "#5a2a48")
    for x in (132, 250, 370, 480, 548):
        card.cut(place(rectangle(-7, -24, 14, 50, 4), x, HIGH + 4, 1, x % 7 - 3), "#b9683c", 5, 0.4)
    for x in (34, 72):
        sock = path("M-13,0H13V58C14,74 4,84 -14,84H-34C-40,70 -30,60 -13,56Z")
        card.cut(place(sock, x, HIGH - 2, 0.8, 4), "accent", 10, 0.6)
        card.flat(place(rectangle(-13, 0, 26, 11), x, HIGH - 2, 0.8, 4), "#fff0de")
        card.cut(place(rectangle(-5, -14, 10, 30, 3), x, HIGH - 2, 1, 2), "#b9683c", 4, 0.3)
    card.put(crow(), 404, HIGH - 2, 0.6, 0, True, body="#3a1a3a", trim="#3a1a3a", light="light", dark="dark")


SCENES.append(
    Memory(
        draw=clothes_line, age="house", hue="sky pink", shape="line", count=2, direction="centre",
        moods=("tender", "desire"), living=("couple", "bird"),
        objects=("washing line", "sheet", "sock", "peg", "shadow"),
        words={
            "linge/laundry": 3, "corde/line": 2, "drap/sheet": 3, "ombre/shadow": 2, "couple/couple": 2,
            "baiser/kiss": 3, "secret/secret": 2, "amour/love": 2, "chaussette/sock": 1, "oiseau/bird": 1,
            "rose/pink": 1, "cacher/hide": 2, "transparence/transparency": 1, "soleil/sun": 1, "témoin/witness": 1,
            "deux/two": 1,
        },
        fr="Un drap sur une corde à linge, devant le soleil : les ombres de deux personnes enlacées, nez contre nez, "
        "leurs pieds dessous ; deux petites chaussettes rouges, un oiseau noir.",
        en="A sheet on a washing line before the sun: the shadows of two people embracing, nose to nose, their feet "
        "below; two small red socks, a dark bird.",
    )
)  # fmt: skip
