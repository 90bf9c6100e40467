"""Memory cards of love and of a first house."""

from __future__ import annotations

import math
from random import Random

from art.memory._early import (
    Card,
    ripples,
    scattered,
    shoe_above,
    stripes,
)
from art.motif import carried
from art.motifs.birds import pigeon, swallow
from art.motifs.curves import blob, clipped, curve, limb, plume
from art.motifs.faces import face, sleeping_face
from art.motifs.hands import open_hand
from art.motifs.things import hat
from art.motifs.things_desk import key
from art.press import Plate
from art.scene import Memory, Scene
from art.shapes import circle, ellipse, line, path, place, polygon, rectangle, ring, stroke

SCENES: list[Scene] = []


def lone_umbrella(plate: Plate) -> None:
    card = Card(plate, "#9b9c9c", "#2c2f38", "#eef0ea", "#d9432f", fade=-45, yellow="#f0bd45")
    draw = Random(12)
    stones = ""
    for row in range(-1, 16):
        for column in range(-1, 10):
            x, y = column * 72 + (row % 2) * 36 + draw.uniform(-4, 4), row * 62 + draw.uniform(-4, 4)
            stones += rectangle(x, y, 64 + draw.uniform(-5, 4), 54 + draw.uniform(-4, 3), 20)
    card.cut(stones, "#abacab", 15, 0.4)
    card.fade(-45, "light", 0.5, 0.4)
    card.fade(135, "deep", 0.7, 0.5)
    for shape in (
        "-20,60 90,30 150,90 110,180 10,190",
        "470,640 560,610 640,650 640,800 520,790 450,720",
        "40,760 160,730 200,810 140,890 20,860",
    ):
        card.cut(blob(shape), "#c4d2d8", 20, 0)
    rings = ((40, 110, 30), (96, 84, 18), (520, 690, 34), (584, 740, 22), (100, 806, 36), (160, 838, 18),
        (556, 90, 28))  # fmt: skip
    for x, y, r in rings:
        card.flat(ripples(x, y, (r, r * 0.55), 5), "light")
    for x, y, turn, flip, ink in (
        (196, 612, 190, True, "dark"),
        (284, 628, 182, False, "dark"),
        (372, 622, 176, True, "yellow"),
        (444, 596, 166, False, "yellow"),
    ):
        card.put(shoe_above("lace" if ink == "dark" else "strap"), x, y - 20, 0.74, turn, flip, body=ink,
            dark="dark", trim="light", light="light")  # fmt: skip
    cx, cy, radius = 318, 396, 258
    rim = [
        (cx + radius * math.cos(i * math.tau / 8 + 0.2), cy + radius * math.sin(i * math.tau / 8 + 0.2))
        for i in range(8)
    ]
    whole = ""
    panels = []
    for i in range(8):
        (x0, y0), (x1, y1) = rim[i], rim[(i + 1) % 8]
        mx, my = (x0 + x1) / 2, (y0 + y1) / 2
        inx, iny = mx + (cx - mx) * 0.09, my + (cy - my) * 0.09
        panels.append(path(f"M{cx},{cy}L{x0:.0f},{y0:.0f}Q{inx:.0f},{iny:.0f} {x1:.0f},{y1:.0f}Z"))
        whole += panels[-1]
    card.grain(place(whole, 26, 44), "dark", 0.75, 10)
    card.cut(whole, "accent", 0, 1.4)
    for i, panel in enumerate(panels):
        card.cut(
            panel,
            ("accent", "#e86a4c", "accent", "#b8321f", "#a82a1c", "#b8321f", "accent", "#e86a4c")[(i + 3) % 8],
            40,
            0,
        )
    card.flat("".join(line([(cx, cy), point], 5) for point in rim), "dark", opacity=0.7)
    card.flat("".join(circle(x, y, 8) for x, y in rim), "dark")
    card.cut(circle(cx, cy, 17), "light", 8)
    rain = "".join(line([(x, y), (x - 14, y + 40)], 4.5) for x, y in ((60, 300), (560, 250), (30, 520), (470, 40),
        (240, 60), (580, 480), (330, 860), (400, 780)))  # fmt: skip
    card.flat(rain, "light")


SCENES.append(
    Memory(
        draw=lone_umbrella, age="love", hue="grey", shape="umbrella", count=7, direction="centre",
        moods=("tender", "mystery"), living=("couple",), objects=("umbrella", "shoe", "puddle", "cobblestone"),
        words={
            "parapluie/umbrella": 3, "pluie/rain": 3, "couple/couple": 2, "abri/shelter": 3, "pavé/cobblestone": 1,
            "rouge/red": 1,
            "gris/grey": 1, "partager/share": 2, "flaque/puddle": 2, "sept/seven": 1, "chaussure/shoe": 2,
            "rond/circle": 2,
            "rencontre/meeting": 2, "fleur/flower": 1, "secret/secret": 1,
        },
        fr="Un parapluie rouge vu d’en haut sur des pavés gris, deux paires de chaussures dépassent, sept ronds de "
        "pluie dans les flaques.",
        en="A red umbrella from above on grey cobbles, two pairs of shoes peep out from under it, seven rain rings "
        "in the puddles.",
    )
)  # fmt: skip


def shared_bench(plate: Plate) -> None:
    card = Card(plate, "#8c8f3f", "#2a2a18", "#f7efcd", "#cf5a2e", fade=-150, wood="#b6853f",
        slate="#6d7f8c")  # fmt: skip
    draw = Random(7)
    card.flat("".join(place(plume(0, 0, 40, 20, draw.uniform(0, 360)), draw.uniform(0, 600), draw.uniform(640, 900))
        for _ in range(26)), "deep", opacity=0.55)  # fmt: skip
    for x in (70, 520):
        card.cut(path(f"M{x - 30},-20C{x - 20},200 {x - 34},420 "
            f"{x - 50},560L{x - 60},760H{x - 14}L{x + 6},560C{x + 20},420 {x + 28},200 {x + 24},-20Z"), "dark",
            18)  # fmt: skip
    for i, y in enumerate((24, 138, 252)):
        plank = path(f"M-20,{y + 6}C160,{y - 6} 420,{y + 10} 620,{y}V{y + 86}C420,{y + 94} 160,{y + 80} "
            f"-20,{y + 92}Z")  # fmt: skip
        board = card.cut(plank, "wood", 32, 1.2)
        grain = curve(f"-20,{y + 28} 200,{y + 18} 420,{y + 36} 620,{y + 24}",
            4) + curve(f"-20,{y + 62} 150,{y + 56} 380,{y + 70} 620,{y + 58}", 4)  # fmt: skip
        if i == 1:
            heart = "M0,34C-60,-6 -44,-54 0,-26C44,-54 60,-6 0,34Z"
            card.flat(place(stroke(heart, 7), 418, y + 42, 1.5, 6), "dark", board, opacity=0.45)
            card.flat(place(path(heart), 418, y + 42, 0.92, 6), "dark", board)
            grain = curve(f"-20,{y + 28} 200,{y + 18} 320,{y + 22}",
                4) + curve(f"-20,{y + 62} 150,{y + 56} 330,{y + 64}",
                4) + curve(f"510,{y + 30} 560,{y + 26} 620,{y + 30}", 4)  # fmt: skip
        card.flat(grain, "dark", board, opacity=0.4)
        card.flat(circle(70, y + 44, 10) + circle(526, y + 44, 10), "dark")
    for y, tall in ((450, 60), (522, 48), (582, 58)):
        card.cut(path(f"M-20,{y}C200,{y - 6} 420,{y + 6} 620,{y}V{y + tall}C420,{y + tall + 4} 200,{y + tall - 4} "
            f"-20,{y + tall}Z"), "wood", 18, 0.9)  # fmt: skip
    card.put(hat("bowler"), 150, 560, 1.24, -3, body="dark", trim="accent", dark="#15150c",
        light="light")  # fmt: skip
    card.put(hat("straw"), 352, 566, 1.3, 3, body="#ecd08a", trim="accent", dark="dark", light="light")
    card.cut(path("M482,606L470,460C500,444 560,446 586,462L572,608C540,618 510,616 482,606Z"), "light",
        24)  # fmt: skip
    for i in range(6):
        x, y = 492 + 17 * i, 452 - (8, 20, 24, 22, 18, 6)[i]
        card.cut(
            blob(f"{x - 19},{y + 14} {x - 14},{y - 12} {x},{y - 22} {x + 15},{y - 10} {x + 19},{y + 14} {x},{y + 20}"),
            "#6b3519",
            9,
            0.5,
        )
    card.cut(path("M470,462C500,478 560,480 586,464L584,490C556,502 500,500 472,488Z"), "light", 9, 0.5)
    card.flat("".join(curve(f"{x},500 {x + 3},560 {x},600", 5) for x in (500, 528, 556)), "accent")
    for x, y, scale, turn, flip in (
        (92, 806, 0.7, 0, True),
        (246, 872, 0.76, 8, True),
        (392, 782, 0.6, 0, True),
        (540, 880, 0.68, 0, True),
    ):
        card.put(pigeon(), x, y, scale, turn, flip)


SCENES.append(
    Memory(
        draw=shared_bench, age="love", hue="olive", shape="bench", count=4, direction="left",
        moods=("tender", "calm"), living=("pigeon",), objects=("bench", "hat", "chestnut", "heart"),
        words={
            "banc/bench": 3, "chapeau/hat": 2, "deux/two": 2, "pigeon/pigeon": 2, "quatre/four": 1,
            "marron/chestnut": 2,
            "cœur/heart": 2, "parc/park": 2, "couple/couple": 3, "rendez-vous/date": 2, "attente/waiting": 2,
            "bois/wood": 1,
            "automne/autumn": 1, "absence/absence": 2, "vert olive/olive": 1,
        },
        fr="Un banc de bois avec deux chapeaux côte à côte, un cornet de marrons, un nœud du bois en forme de cœur, "
        "quatre pigeons au sol.",
        en="A wooden bench with two hats side by side, a bag of chestnuts, a heart-shaped knot in the wood, four "
        "pigeons on the ground.",
    )
)  # fmt: skip


def wedding_veil(plate: Plate) -> None:
    card = Card(plate, "#e3d2a6", "#3b3350", "#fffdf4", "#d9a02e", fade=120, mist="#a39a94",
        rose="#d9788a")  # fmt: skip
    card.flat(stripes(58, 30, 64), "pale")
    veils = (
        ("-40,150! 120,210 260,170 420,60 640,-20! 640,250! 500,300 380,420 220,470 100,440 -40,480!", 0.62),
        ("-40,260! 100,320 240,290 400,190 640,120! 640,420! 520,430 420,540 280,560 120,600 -40,560!", 0.6),
        ("-40,400! 90,420 200,440 330,370 460,270 640,260! 640,540! 590,590 500,600 430,660 320,640 210,700 90,680 "
            "-40,700!", 0.6),
    )  # fmt: skip
    for text, thickness in veils:
        card.grain(place(blob(text), 4, 16), "shade", 0.42, 9)
        card.cut(blob(text), "light", 60, 0, opacity=thickness, shade=0.42)
    for i, (text, _) in enumerate(veils):
        card.flat(
            clipped(place(scattered(Random(10), circle(0, 0, 4.6), 44, jitter=0), 14 * i, 9 * i), blob(text)),
            ("mist", "light", "mist")[i],
        )
    for text in (
        "-40,300 110,330 250,300 420,170 640,90",
        "-40,520 120,500 270,470 420,330 640,300",
        "-40,620 120,620 270,580 420,450 640,420",
    ):
        card.flat(
            limb(" ".join(f"{point},{w}" for point, w in zip(text.split(), (4, 10, 16, 9, 4), strict=True))),
            "light",
            opacity=0.85,
        )
    hem = (
        (-30, 700), (30, 692), (90, 680), (150, 694), (210, 700), (262, 672), (318, 640), (374, 652), (430, 660),
        (466, 628), (504, 600), (548, 594), (592, 588), (630, 548),
    )  # fmt: skip
    card.flat("".join(circle(*spot, 27) for spot in hem), "light")
    card.flat("".join(ring(*spot, 13, 6) for spot in hem), "mist")
    card.put(swallow(), 210, 210, 0.9, -16)
    card.put(swallow(), 500, 330, 0.62, -4)
    x, y = 430, 792
    card.flat(curve("-20,862 120,872 240,856 330,862", 5), "deep")
    card.grain(ellipse(x + 26, y + 84, 84, 14), "shade", 0.8, 6)
    card.cut(f'<ellipse cx="{x}" cy="{y}" rx="66" ry="78" fill="none" stroke="#fff" stroke-width="26"/>', "accent",
        10)  # fmt: skip
    card.flat(stroke(f"M{x - 50},{y - 44}A64,76 0 0 1 {x + 20},{y - 74}", 7), "light")
    card.cut(
        polygon([(x - 26, y - 96), (x - 12, y - 118), (x + 22, y - 120), (x + 36, y - 100), (x + 8, y - 72)]),
        "rose",
        10,
    )
    grains = (
        (60, 800),
        (122, 838),
        (190, 812),
        (250, 876),
        (296, 806),
        (40, 880),
        (560, 700),
        (540, 880),
        (580, 812),
        (226, 768),
    )
    for i, (gx, gy) in enumerate(grains):
        card.cut(ellipse(gx, gy, 19, 8.5, 37 * i), "light", 0, 0.8)


SCENES.append(
    Memory(
        draw=wedding_veil, age="love", hue="ivory", shape="veil", count=10, direction="right",
        moods=("joy", "wistful"), living=("swallow",), objects=("veil", "ring", "rice"),
        words={
            "mariage/wedding": 3, "voile/veil": 3, "anneau/ring": 3, "hirondelle/swallow": 2, "riz/rice": 2,
            "dix/ten": 1,
            "vent/wind": 2, "ivoire/ivory": 1, "blanc/white": 1, "promesse/promise": 2, "fuite/flight": 2,
            "rouler/roll": 1,
            "printemps/spring": 1, "fiancée/bride": 2, "perdre/lose": 1,
        },
        fr="Un voile de mariée traverse la carte au vent, une alliance à pierre rose roule, deux hirondelles, dix "
        "grains de riz.",
        en="A bridal veil blows across the card, a ring with a pink stone rolls, two swallows fly, ten grains of "
        "rice lie about.",
    )
)  # fmt: skip


def the_key(plate: Plate) -> None:
    card = Card(plate, "#b68a34", "#2d1c14", "#fbe9bd", "#b9402c", fade=-130, brass="#f0c657",
        teal="#2f6f70")  # fmt: skip
    card.flat(stripes(90, 44, 44, 8), "deep", opacity=0.35)
    damask = path(
        "M0,-26C10,-14 18,-6 10,4C22,0 26,12 14,18C8,22 2,20 0,28C-2,20 -8,22 -14,18C-26,12 -22,0 -10,4C-18,-6 "
        "-10,-14 0,-26Z"
    )  # fmt: skip
    card.flat(scattered(Random(1), damask, 88, 0, 0), "pale", opacity=0.35)

    def aslant(shape: str) -> str:
        return place(shape, 401, 547, 1, -32)

    bow = aslant(
        '<path fill-rule="evenodd" d="M0,-600C150,-600 226,-500 226,-400C226,-300 150,-214 '
        '52,-196L40,-150H-40L-52,-196C-150,-214 -226,-300 -226,-400'
        'C-226,-500 -150,-600 0,-600Z M0,-532C-100,-532 -156,-470 -156,-398C-156,-326 -100,-268 0,-268C100,-268 '
        '156,-326 156,-398C156,-470 100,-532 0,-532Z"/>'
    )  # fmt: skip
    shaft = aslant(rectangle(-34, -170, 68, 600, 22))
    bit = aslant(path("M-30,176H-200V236H-150V272H-200V372H-150V330H-104V372H-30Z"))
    card.cut(bow + shaft + bit, "brass", 44, 2.4)
    card.cut(aslant(rectangle(-58, -176, 116, 34, 14) + rectangle(-50, -116, 100, 24, 12)
        + rectangle(-46, 120, 92, 24, 12)), "#c48a2c", 12, 0.6)  # fmt: skip
    card.flat(aslant(rectangle(-18, -80, 9, 190, 4)), "light", opacity=0.9)
    cx, cy = carried((0, -398), 401, 547, 1, -32)
    hole = card.cut(circle(cx, cy, 142), "teal", 40, 0)
    card.flat(ellipse(cx, cy + 132, 150, 60), "dark", hole)
    plate.glow(cx, cy + 30, 120, "#ffe39a", 0.8, clip=hole)
    card.cut(
        path(f"M{cx - 46},{cy + 92}V{cy - 8}C{cx - 46},{cy - 66} {cx + 46},{cy - 66} {cx + 46},{cy - 8}V{cy + 92}Z"),
        "accent",
        20,
    )
    card.flat(
        path(f"M{cx + 2},{cy + 92}V{cy - 50}C{cx + 34},{cy - 44} {cx + 46},{cy - 24} {cx + 46},{cy - 8}V{cy + 92}Z"),
        "#fff2c0",
    )
    card.cut(path(f"M{cx + 2},{cy + 92}V{cy - 50}L{cx + 20},{cy - 42}V{cy + 104}Z"), "accent", 0, 0.4)
    card.flat(path(f"M{cx + 2},{cy + 92}H{cx + 46}L{cx + 84},{cy + 142}H{cx + 22}Z"), "#fff2c0", hole)
    card.flat(circle(cx + 14, cy + 30, 5), "light")
    card.cut(stroke("M470,-20V70C470,130 560,130 560,76", 26), "dark", 9, 1.2)
    card.cut(circle(470, 6, 36), "dark", 14)
    card.flat(circle(462, -4, 9), "pale")
    rx, ry = 150, 610
    card.cut(ring(rx, ry, 74, 15), "dark", 6, 1.2)
    for kind, turn, scale in ((0, 20, 0.98), (1, -8, 0.88), (2, -40, 0.94)):
        spot = carried((0, 70), rx, ry, 1, turn)
        x, y = carried((0, 192), *spot, scale, turn)
        card.put(key(kind), x, y, scale, turn, body=("light", "accent", "teal")[kind], trim="dark",
            dark="dark")  # fmt: skip


SCENES.append(
    Memory(
        draw=the_key, age="house", hue="brass", shape="key", count=3, direction="diagonal down",
        moods=("mystery", "joy"), objects=("key", "door", "hook", "ring"),
        words={
            "clé/key": 3, "porte/door": 3, "maison/house": 2, "ouvrir/open": 2, "secret/secret": 2,
            "trousseau/key ring": 2,
            "trois/three": 1, "crochet/hook": 1, "laiton/brass": 1, "entrée/entrance": 2, "géant/giant": 2,
            "solution/solution": 2,
            "propriété/property": 2, "lumière/light": 1, "diagonale/diagonal": 1,
        },
        fr="Une clé énorme traverse la carte, une toute petite porte entrouverte dans son anneau, un crochet, un "
        "trousseau de trois clés.",
        en="One huge key crosses the card with a tiny door ajar in its bow, a hook above, a ring with three small "
        "keys.",
    )
)  # fmt: skip


def photo_strip(plate: Plate) -> None:
    card = Card(
        plate, "#d8a294", "#3b2230", "#fbeeda", "#a83a44", fade=-90, sepia="#b98a6c", shadow="#8a5a52", skin="#e9bd9c"
    )
    for i in range(9):
        left = -30 + 74 * i
        fold = limb(f"{left},-30,78 {left + 8},300,70 {left - 6},620,76 {left + 4},940,80")
        card.cut(fold, "ground" if i % 2 else "#c98a80", 26, 0.5)

    def aslant(shape: str) -> str:
        return place(shape, 306, 450, 1, 5)

    card.cut(aslant(rectangle(-154, -520, 308, 1040, 6)), "light", 12, 2)
    frames = []
    for i in range(4):
        frame = aslant(rectangle(-130, -424 + 216 * i, 260, 204, 4))
        mask = card.cut(frame, ("sepia", "#c99c80", "#a87860", "#d3b49a")[i], 30, 0)
        card.flat(
            aslant("".join(rectangle(-130 + 40 * k, -424 + 216 * i, 16, 204) for k in range(7))),
            "shadow",
            mask,
            opacity=0.22,
        )
        frames.append((mask, carried((0, -424 + 216 * i + 204), 306, 450, 1, 5)))
    usual = {
        "hair": "dark", "cloth": "accent", "trim": "light", "iris": "dark", "line": "shadow", "cheek": "#d98a78",
        "lip": "accent", "white": "light", "dark": "dark", "skin": "skin",
    }  # fmt: skip
    inks = {name: card.tone(ink) for name, ink in usual.items()}
    mask, (x, y) = frames[0]
    card.put(face("parted").inked(**inks), x, y + 46, 0.76, 5, clip=mask)
    mask, (x, y) = frames[1]
    card.put(face("parted", "shut").inked(**inks), x + 62, y + 52, 0.68, -6, clip=mask)
    other = sleeping_face().inked(**inks).inked(skin="#b87a54", hair="#5c2f2c", cloth=card.tone("light"))
    card.put(other, x - 58, y + 50, 0.66, 16, clip=mask)
    mask, (x, y) = frames[2]
    card.put(open_hand(10, True), x + 24, y + 150, 1.3, -6, clip=mask, skin="skin", line="shadow", sleeve="accent",
        cuff="light", nail="light", dark="dark")  # fmt: skip
    mask, (x, y) = frames[3]
    card.cut(rectangle(x - 10, y - 62, 20, 80), "dark", 0, 0, clip=mask)
    card.cut(ellipse(x, y - 70, 66, 19), "dark", 10, 0.6, clip=mask)
    card.flat(ellipse(x - 6, y - 76, 50, 9), "accent", mask)


SCENES.append(
    Memory(
        draw=photo_strip, age="love", hue="sepia pink", shape="four squares", count=4, direction="down",
        moods=("tender", "wistful"), living=("couple",), objects=("photograph", "hand", "stool", "curtain"),
        words={
            "photo/photograph": 3, "cabine/booth": 2, "visage/face": 2, "couple/couple": 2, "main/hand": 2,
            "vide/empty": 3,
            "quatre/four": 1, "disparition/disappearance": 3, "histoire/story": 2, "cacher/hide": 2, "rose/pink": 1,
            "rideau/curtain": 1,
            "souvenir/memory": 2, "carré/square": 1, "suite/sequence": 2,
        },
        fr="Une bande de quatre photos d’identité : un visage, deux visages, une main devant l’objectif, un tabouret "
        "vide.",
        en="A strip of four photo-booth pictures: one face, two faces, a hand over the lens, an empty stool.",
    )
)  # fmt: skip
