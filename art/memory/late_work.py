"""Memory cards of working life."""

from __future__ import annotations

from art.memory._early import Card, stripes
from art.motifs.birds_things import paper_bird
from art.motifs.creatures_sea import goldfish
from art.motifs.curves import blob, clipped, curve, limb
from art.motifs.heads import head
from art.motifs.people import person
from art.motifs.things import COAT, lamp
from art.motifs.things_kitchen import BUCKET
from art.press import Plate
from art.scene import Memory, Scene
from art.shapes import circle, ellipse, line, path, place, polygon, rectangle, ring, stroke

SCENES: list[Scene] = []


def typewriter(plate: Plate) -> None:
    card = Card(plate, "#1f6670", "#0c262e", "#f8f0da", "#e0613a", fade=-70, steel="#7fa3a4", body="#17464f")
    card.flat("".join(rectangle(-20, y, 640, 4) for y in range(30, 330, 74)), "deep", opacity=0.6)
    card.grain(ring(96, 150, 74, 15), "#c98a4a", 0.95, 1.5)
    card.grain(ring(100, 154, 70, 5), "dark", 0.5, 1)
    card.cut(path("M190,-30H486L494,372H182Z"), "light", 40, 1.6)
    card.cut(limb("-30,368,74 300,360,74 640,368,74"), "dark", 26, 1.6)
    card.flat(limb("-10,350,4 240,344,8 520,350,4"), "steel")
    card.cut(rectangle(160, 342, 40, 54, 8) + rectangle(476, 342, 40, 54, 8), "steel", 12, 0.8)
    card.cut(path("M-20,404C180,396 420,396 620,404L650,930H-50Z"), "body", 50, 1.6)
    bars = ""
    for i in range(17):
        t = (i - 8) / 8
        bars += line([(338 + 40 * t, 424), (338 + 226 * t, 500 - 34 * abs(t))], 7)
    card.cut(path("M70,424C150,590 520,590 600,424Z"), "dark", 0, 0)
    card.flat(clipped(bars, path("M70,424C150,590 520,590 600,424Z")), "steel")
    for row, (y, count, shift) in enumerate(((600, 6, 0), (708, 6, 44), (818, 6, 4))):
        for i in range(count):
            x = 8 + shift + 112 * i
            card.cut(limb(f"{x},{y - 50},14 {x},{y},14"), "dark", 0, 0.6)
            hot = row == 1 and i == 3
            card.cut(circle(x, y, 48), "steel", 10, 1)
            card.cut(circle(x, y, 38), "accent" if hot else "light", 18, 0)
            card.flat(stroke(f"M{x - 24},{y - 10}A26,26 0 0 1 {x - 4},{y - 26}", 5), "light" if hot else "steel")
    card.put(paper_bird(), 486, 342, 0.9, 4, True, paper="accent", fold="#f0916a", shade="#a83f22")


SCENES.append(
    Memory(
        draw=typewriter, age="work", hue="petrol", shape="keys", count=3, direction="up", moods=("wistful", "calm"),
        living=("paper bird",), objects=("typewriter", "key", "sheet", "cup ring", "paper bird"),
        words={
            "machine à écrire/typewriter": 3, "page blanche/blank page": 3, "oiseau/bird": 2, "papier/paper": 2,
            "touche/key": 2, "écrire/write": 3, "café/coffee": 1, "bureau/office": 2, "rond/circle": 1,
            "lettre/letter": 2, "silence/silence": 1, "évasion/escape": 2, "inspiration/inspiration": 2,
            "pliage/folding": 1, "orange/orange": 1,
        },
        fr="Des rangées de touches rondes dont une orange, une feuille blanche qui sort, un oiseau de papier sur "
        "le chariot, un rond de tasse.",
        en="Rows of round typewriter keys, one of them orange, a blank sheet coming out, a folded paper bird, a "
        "cup ring.",
    )
)  # fmt: skip


def tall_ladder(plate: Plate) -> None:
    card = Card(plate, "#f0d94a", "#3a2a1c", "#fffbe2", "#d94e2b", fade=-30, wood="#a86a35", blue="#2f5f8a")
    climber = person("climb", "shirt", "cap")
    card.put(climber, 158, 620, 2.2, 0, flat="#c9a52c", shadow=0)
    shade = plate.mask(place(climber.outline, 158, 620, 2.2))
    card.plate.lay(card.tone("#7c5f1c"), plate.stipple(shade * 0.55) * shade)
    rails = (((330, 940), (386, -30)), ((566, 940), (500, -30)))
    for i in range(11):
        t = 0.06 + i * 0.105 - i * i * 0.0016
        (ax, ay), (bx, by) = rails[0]
        (cx, cy), (dx, dy) = rails[1]
        left, right = (ax + (bx - ax) * t, ay + (by - ay) * t), (cx + (dx - cx) * t, cy + (dy - cy) * t)
        card.cut(
            limb(f"{left[0] - 14:.0f},{left[1]:.0f},{30 - i} {right[0] + 14:.0f},{right[1] + 3:.0f},{30 - i}"),
            "#c98a4a",
            10,
            1.1,
        )
        card.flat(circle(left[0], left[1], 6) + circle(right[0], right[1], 6), "dark")
    for (ax, ay), (bx, by) in rails:
        card.cut(limb(f"{ax},{ay},50 {bx},{by},34"), "wood", 18, 1.4)
    for i in range(11):
        t = 0.06 + i * 0.105 - i * i * 0.0016
        for (ax, ay), (bx, by) in rails:
            card.flat(circle(ax + (bx - ax) * t, ay + (by - ay) * t, 6), "dark")
    card.cut(limb("640,216,190 560,296,160 500,386,120 470,474,100"), "blue", 40, 1.6)
    card.cut(limb("412,486,30 470,494,34 528,482,30"), "#24496b", 10, 0.6)
    card.cut(blob("420,486! 416,522 380,532 312,540 300,572 330,582 440,584 528,578 532,536 520,486!"), "dark", 26, 1.4)
    card.flat(limb("304,572,10 420,580,12 528,574,10"), "accent")
    card.flat("".join(line([(400 + 12 * k, 522 - 10 * k), (426 + 12 * k, 528 - 10 * k)], 5) for k in range(3)), "light")
    card.put(BUCKET, 138, 890, 1.34, -4, body="accent", metal="accent", trim="light", light="light", dark="dark")
    card.flat(limb("72,700,14 70,730,18 74,770,12") + limb("196,698,16 200,716,18 198,742,10"), "light")


SCENES.append(
    Memory(
        draw=tall_ladder, age="work", hue="lemon", shape="ladder", count=4, direction="up",
        moods=("mystery", "pride"), living=("climber",), objects=("ladder", "bucket", "boot", "shadow"),
        words={
            "échelle/ladder": 3, "monter/climb": 3, "ombre/shadow": 3, "seau/bucket": 2, "pied/foot": 2,
            "botte/boot": 1, "haut/high": 2, "jaune/yellow": 1, "quatre/four": 1, "travail/work": 2,
            "ambition/ambition": 2, "vertige/vertigo": 2, "carrière/career": 2, "sans appui/unsupported": 1,
            "peinture/paint": 1,
        },
        fr="Une échelle sort par le haut de la carte, une botte posée sur le quatrième barreau, un seau rouge, "
        "l’ombre d’un grimpeur sans échelle.",
        en="A ladder runs out of the top of the card, a boot on its fourth rung, a red bucket, a climber’s shadow "
        "with no ladder.",
    )
)  # fmt: skip


def empty_office(plate: Plate) -> None:
    card = Card(
        plate, "#bcd8b0", "#24382f", "#fbf7df", "#e58a34", fade=-60, night="#3f6a66", wood="#9c6a44", lit="#f6d267"
    )
    card.flat(stripes(0, 3, 46), "pale", opacity=0.7)
    card.cut(rectangle(150, -20, 400, 430, 8), "light", 14, 1.4)
    for i in range(9):
        x, y = 172 + 122 * (i % 3), -6 + 134 * (i // 3)
        with plate.shining(0.7 if i == 5 else 0):
            pane = card.cut(rectangle(x, y, 112, 122, 3), "lit" if i == 5 else "night", 22, 0)
        if i == 5:
            card.cut(
                path(f"M{x + 8},{y + 124}C{x + 14},{y + 84} {x + 98},{y + 84} {x + 104},{y + 124}Z"),
                "#4a3a2c",
                12,
                0,
                clip=pane,
            )
            card.put(
                head((-24, 4), "doubt", "short", "", "long", 0),
                x + 56,
                y + 54,
                1.9,
                clip=pane,
                shadow=0,
                skin="#b9804f",
                hair="dark",
                dark="dark",
            )
        else:
            card.flat(polygon([(x + 10, y + 90), (x + 60, y), (x + 84, y), (x + 34, y + 90)]), "#5a8a82", pane, 0.6)
    card.cut(rectangle(130, 402, 440, 26, 6), "light", 10, 1)
    card.cut(path("M-20,650C200,640 420,654 620,650V930H-20Z"), "wood", 50, 1.6)
    card.flat(
        curve("-20,700 200,692 420,706 620,698", 4)
        + curve("-20,770 180,760 440,776 620,766", 4)
        + curve("-20,846 220,838 420,850 620,842", 4),
        "dark",
        opacity=0.4,
    )
    pool = polygon([(20, 664), (250, 664), (330, 860), (-60, 860)])
    card.flat(pool, "lit", opacity=0.35)
    card.grain(pool, "lit", 0.6, 10)
    card.cut(place(rectangle(-96, -62, 192, 124, 4), 120, 786, 1, -6), "light", 14, 0.8)
    plate.glow(120, 560, 190, "#fff0a8", 0.8)
    card.put(lamp(), 120, 700, 1.36, 0, body="#3f7a6c", trim="accent", light="light", dark="dark", glow="lit")
    card.cut(limb("330,446,20 334,700,22 326,930,24") + limb("516,446,20 512,700,22 520,930,24"), "dark", 8, 1)
    card.cut(limb("310,452,26 424,432,40 536,452,26"), "dark", 14, 1)
    card.put(COAT, 424, 716, 1.32, 3, body="accent", trim="dark", light="light", dark="dark", metal="dark")
    card.cut(limb("300,752,34 420,764,38 540,752,34"), "dark", 12, 1)
    bowl = blob("452,760! 426,800 420,840 446,880 510,896 580,880 604,836 596,796 572,760!")
    card.flat(ellipse(512, 760, 60, 14), "light", opacity=0.7)
    card.cut(bowl, "#8fc4c0", 30, 1.4, opacity=0.92)
    card.put(goldfish(), 512, 878, 0.5, 0, True, body="accent")
    card.flat(limb("442,798,4 434,832,10 446,864,4") + stroke("M452,760Q512,776 572,760", 7), "light")


SCENES.append(
    Memory(
        draw=empty_office, age="work", hue="pale green", shape="rectangles", count=9, direction="left",
        moods=("loneliness", "calm"), living=("goldfish",), objects=("desk", "lamp", "coat", "window", "fish bowl"),
        words={
            "bureau/office": 3, "vide/empty": 3, "lampe/lamp": 2, "manteau/coat": 2, "fenêtre/window": 2,
            "neuf/nine": 1, "poisson/fish": 2, "bocal/bowl": 2, "tard/late": 2, "solitude/solitude": 2,
            "absence/absence": 2, "vert/green": 1, "rectangle/rectangle": 1, "heures supplémentaires/overtime": 2,
            "surveiller/watch": 1,
        },
        fr="Un bureau à la lampe allumée, un manteau orange sur une chaise, une fenêtre de neuf carreaux dont un "
        "éclairé où quelqu’un regarde, un poisson dans un bocal.",
        en="A desk with its lamp on, an orange coat on a chair, a window of nine panes with someone looking "
        "out of the one that is lit, a fish in a bowl.",
    )
)  # fmt: skip
