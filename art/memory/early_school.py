"""Memory cards of school: desks, games, mischief."""

from __future__ import annotations

import math
from random import Random

from art.memory._early import (
    Card,
    ripples,
    shoe_above,
)
from art.motifs.curves import blob, clipped, limb, plume
from art.motifs.hands import fist
from art.motifs.heads import head
from art.motifs.plants import potted
from art.motifs.trees import bare_tree
from art.press import Plate
from art.scene import Memory, Scene
from art.shapes import circle, ellipse, line, path, place, polygon, rectangle, ring, stroke

SCENES: list[Scene] = []


def blackboard_sum(plate: Plate) -> None:
    card = Card(plate, "#3d5c50", "#14231d", "#f5f0df", "#e2a33f", fade=-60, cloth="#b8473a",
        skin="#e2a67e")  # fmt: skip

    def chalk(shape: str, strength: float = 0.8) -> None:
        card.grain(shape, "light", strength, 1.1)

    chalk(limb("60,470,40 220,390,120 380,372,150 480,360,120"), 0.26)
    for x, y, r in ((128, 140, 92), (356, 120, 84), (520, 236, 74)):
        chalk(ring(x, y, r, 11))
    chalk(stroke("M196,352A96,96 0 0 1 300,268 M190,392A96,96 0 0 0 236,452", 11), 0.8)
    chalk(stroke("M300,268A98,98 0 0 1 330,450", 11), 0.3)
    for i in range(12):
        x = 46 + 30 * i + i // 4 * 34
        chalk(line([(x, 590 + i % 3 * 5), (x + (i % 4 - 2) * 4, 690 - i % 2 * 8)], 11))
    hand = fist()
    card.put(
        hand, 662, 520, 1.3, -66, skin="skin", sleeve="cloth", cuff="light", line="#a8684a", nail="#f2cfae", dark="dark"
    )
    card.cut(path("M-20,806C200,796 420,812 620,800V930H-20Z"), "accent", 30)
    card.flat(path("M-20,846C200,838 420,852 620,842V860C420,868 200,856 -20,864Z"), "dark", opacity=0.7)
    card.cut(limb("430,800,26 520,792,26"), "light", 9)
    sponge = blob("44,806! 36,752 60,722 140,716 232,722 262,752 258,806!")
    card.cut(sponge, "#f3cf73", 30, 1.2)
    draw = Random(5)
    card.flat("".join(ellipse(draw.uniform(60, 240), draw.uniform(734, 796), draw.uniform(5, 11), draw.uniform(4, 8))
        for _ in range(16)), "#b98a32")  # fmt: skip
    for x, length in ((78, 70), (140, 104), (206, 56)):
        card.flat(limb(f"{x},806,9 {x},{800 + length * 0.6:.0f},9 {x},{800 + length},20"), "pale")


SCENES.append(
    Memory(
        draw=blackboard_sum, age="school", hue="slate green", shape="circles", count=12, direction="right",
        moods=("rebellion", "wistful"), objects=("blackboard", "chalk", "sponge", "fist"),
        words={
            "tableau/blackboard": 3, "craie/chalk": 3, "cercle/circle": 2, "effacer/erase": 3, "éponge/sponge": 2,
            "douze/twelve": 1, "calcul/sum": 2, "école/school": 2, "goutte/drop": 1, "oubli/forgetting": 2,
            "manche/sleeve": 1,
            "vert/green": 1, "leçon/lesson": 2, "erreur/mistake": 2,
        },
        fr="Un tableau vert : des ronds et douze traits à la craie, un rond essuyé par une manche, une éponge qui "
        "goutte sur le rebord.",
        en="A green blackboard: chalk circles and twelve strokes, one circle wiped by a sleeve, a sponge dripping on "
        "the ledge.",
    )
)  # fmt: skip


def _star_hole(x: float, y: float, scale: float) -> list[tuple[float, float]]:
    reach = (200, 74, 250, 88, 168, 70, 236, 80, 186, 76, 262, 90, 170, 66, 224, 82)
    return [
        (x + r * scale * math.cos(i * math.tau / 16 - 1.4), y + r * scale * math.sin(i * math.tau / 16 - 1.4))
        for i, r in enumerate(reach)
    ]


def broken_window(plate: Plate) -> None:
    card = Card(plate, "#8ba5bd", "#1f2c3f", "#f2f5ee", "#cf4330", fade=-140, green="#5f8f5c",
        frame="#e9e2cf")  # fmt: skip
    card.flat(polygon([(-20, 330), (330, -20), (470, -20), (-20, 480)])
        + polygon([(-20, 560), (560, -20), (600, -20), (-20, 610)]), "pale", opacity=0.6)  # fmt: skip
    hole = _star_hole(244, 300, 1)
    cracks = ""
    for i in range(0, 16, 2):
        dx, dy = hole[i][0] - 244, hole[i][1] - 300
        bend = 26 if i % 4 else -26
        cracks += line([hole[i], (244 + dx * 1.5 + bend, 300 + dy * 1.5), (244 + dx * 3.4, 300 + dy * 3.4)],
            4.5)  # fmt: skip
    cracks += line([hole[3], (410, 190), (470, 30)], 4) + line([hole[9], (90, 470), (120, 640)], 4)
    card.flat(cracks, "light")
    card.cut(polygon(_star_hole(244, 300, 1.08)), "light", 0, 0.6)
    inside = card.flat(polygon(hole), "dark")
    card.fade(-70, "#3f5670", 0.7, 0.7, inside)
    card.put(head((16, 10), "anger", "bald", "", "square", 1), 240, 292, 6.6, -4, clip=inside, skin="#d9a07a",
        hair="#5a4a44", dark="dark")  # fmt: skip
    card.cut(rectangle(474, -20, 52, 960), "frame", 20)
    card.flat(rectangle(490, -20, 5, 960), "deep", opacity=0.6)
    card.cut(path("M-20,650C200,644 420,656 640,650V716H-20Z"), "frame", 20)
    card.cut(path("M-20,716H640V930H-20Z"), "light", 40)
    card.flat(rectangle(-20, 712, 660, 9), "deep")
    card.cut(circle(350, 660, 74), "accent", 32, 1)
    card.flat(clipped(place(path("M-84,-14C-30,12 30,12 84,-14V14C30,40 -30,40 -84,14Z"), 350, 660, 1, 34),
        circle(350, 660, 74)), "light")  # fmt: skip
    card.flat(blob("228,838 280,806 352,812 372,846 320,866 250,862"), "#5a4334")
    card.put(potted("cactus"), 96, 838, 1.34, 82, pot="accent", leaf="green", dark="dark")
    shards = (
        (410, 590, ((0, -56), (38, 30), (-30, 22)), 18),
        (66, 596, ((-8, -46), (34, 34), (-40, 10)), -30),
        (556, 500, ((0, -62), (30, 44), (-26, 26)), 40),
        (500, 812, ((-64, 20), (40, -26), (62, 26)), 0),
        (410, 756, ((-50, 12), (20, -30), (50, 20)), -8),
    )
    for x, y, points, turn in shards:
        card.cut(place(polygon(points), x, y, 1.1, turn), "#dbe9ee", 14)
        a, b, _ = points
        card.flat(place(line([(a[0] * 0.6, a[1] * 0.6), (b[0] * 0.5, b[1] * 0.5)], 5), x, y, 1.1, turn),
            "#ffffff")  # fmt: skip


SCENES.append(
    Memory(
        draw=broken_window, age="school", hue="grey blue", shape="star", count=5, direction="in",
        moods=("comic", "fear"), objects=("window", "ball", "cactus", "shard"),
        words={
            "fenêtre/window": 3, "cassé/broken": 3, "étoile/star": 2, "balle/ball": 2, "éclat/shard": 2,
            "cactus/cactus": 2,
            "bêtise/mischief": 3, "cinq/five": 1, "verre/glass": 2, "trou/hole": 2, "accident/accident": 2,
            "fuite/flight": 1,
            "chute/fall": 1, "bruit/noise": 1, "colère/anger": 2,
        },
        fr="Une vitre percée d’un trou en étoile où paraît un visage en colère, une balle rouge, un cactus renversé "
        "de son pot, cinq éclats de verre.",
        en="A window pane with a star-shaped hole and an angry face in it, a red ball, a cactus fallen with its pot, "
        "five shards of glass.",
    )
)  # fmt: skip


def new_shoes(plate: Plate) -> None:
    card = Card(plate, "#c4322d", "#250c1b", "#fcefdd", "#f4bd42", fade=-110, water="#cfe0dd")
    bricks = ""
    for row in range(-2, 17):
        for column in range(-1, 6):
            bricks += rectangle(column * 124 + (row % 2) * 62, row * 62, 116, 54, 7)
    card.flat(place(bricks, 0, -30, 1, 4), "#d6473c", opacity=0.9)
    card.fade(70, "deep", 0.7, 0.5)
    puddle = blob(
        "40,470 70,250 30,130 150,40 330,70 500,20 570,180 530,340 580,520 560,720 470,840 300,880 140,850 70,720"
    )
    water = card.cut(place(puddle, 54, 92, 0.84), "water", 40, 0)
    card.put(bare_tree(seed=9), 330, -40, 3.1, 180, clip=water, flat="#5c4a5c")
    card.put(bare_tree(seed=9), 330, -40, 3.1, 180, clip=water, flat="dark", shadow=0)
    card.flat("".join(place(plume(0, 0, 34, 17, 20 * i), x, y) for i,
        (x, y) in enumerate(((150, 180), (430, 150), (480, 380), (110, 420), (250, 110)))), "accent",
        water)  # fmt: skip
    card.flat(
        ripples(202, 690, (150, 186), 5, 0.94) + ripples(404, 676, (150, 186), 5, 0.94), "#ffffff", water, opacity=0.4
    )
    card.put(
        shoe_above("lace"), 200, 800, 1.34, -5, flip=True, body="#3a1230", dark="dark", trim="accent", light="light"
    )
    card.put(
        shoe_above("lace", undone=True), 402, 788, 1.34, 6, body="#3a1230", dark="dark", trim="accent", light="light"
    )
    for x, y, turn in ((200, 800, -5), (402, 788, 6)):
        card.flat(place(ellipse(-24, -212, 9, 30, 24) + circle(-42, -168, 6), x, y, 1, turn), "#ffffff")


SCENES.append(
    Memory(
        draw=new_shoes, age="school", hue="red", shape="shoes", count=2, direction="up",
        moods=("pride", "joy"), objects=("shoe", "puddle", "tree", "lace"),
        words={
            "chaussure/shoe": 3, "neuf/new": 2, "flaque/puddle": 3, "reflet/reflection": 3, "arbre/tree": 2,
            "lacet/lace": 2,
            "rouge/red": 1, "pluie/rain": 1, "paire/pair": 1, "rentrée/first day": 2, "fierté/pride": 2,
            "désobéir/disobey": 1,
            "pavé/brick": 1, "racine/root": 1, "à l’envers/upside down": 1,
        },
        fr="Une paire de chaussures vernies vues d’en haut dans une flaque où se reflète un arbre nu, un lacet "
        "défait, des briques rouges.",
        en="A pair of shiny shoes from above, in a puddle that reflects a bare tree, one lace undone, red bricks "
        "around.",
    )
)  # fmt: skip
