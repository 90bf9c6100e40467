"""Memory cards with a face close by: at home."""

from __future__ import annotations

from random import Random

from art.memory._early import HIGH, LOW, MIDDLE, Card, chequers, knit, rope, stripes
from art.memory._hands import FINGERS_OVER, REACHING_HAND
from art.memory._late import along, bricks
from art.motif import carried
from art.motifs.beasts_tame import GINGER, cat_asleep
from art.motifs.curves import blob, clipped, curve, limb, plume
from art.motifs.flowers import tulip
from art.motifs.gestures import gesture
from art.motifs.heads import Mood, head
from art.motifs.things import ARMCHAIR
from art.motifs.things_kitchen import EGG
from art.motifs.things_play import BALL
from art.press import Plate
from art.scene import Memory, Scene
from art.shapes import circle, ellipse, line, path, place, polygon, rectangle, ring, stroke

SCENES: list[Scene] = []


def mothers_sleeve(plate: Plate) -> None:
    card = Card(plate, "#b4512b", "#34161f", "#f6e2bb", "#e02d2f", fade=200, skin="#eab994", hair="#5a2a1c")
    card.flat(stripes(-62, 26, 60, 10), "deep", opacity=0.35)
    card.put(
        head((24, 22), "sleep", "tuft", "", "round", -1), 226, 404, 10.4, -14, skin="skin", hair="hair", dark="dark"
    )
    under = blob("-60,700! 60,640 200,610 360,640 480,600 700,480! 700,980! -60,980!")
    card.cut(under, "light", 90, 1.6)
    card.flat(clipped(place(knit(-460, -240, 22, 26, 46), 300, 720, 1, -8), under), "#cf9a62")
    for x, y, r, turn in ((118, 790, 54, 10), (282, 812, 48, -20), (436, 768, 42, 30)):
        card.cut(circle(x, y, r), "accent", 16)
        card.flat(ring(x, y, r * 0.72, r * 0.08), "dark", opacity=0.7)
        holes = "".join(circle(a * r * 0.22, b * r * 0.22, r * 0.1) for a in (-1, 1) for b in (-1, 1))
        card.flat(place(holes, x, y, 1, turn), "dark")
    thread = f"-20,{MIDDLE} 40,480 30,600 96,700 118,790 200,860 282,812 350,720 436,768 540,760 560,690 620,{LOW}"
    card.grain(place(curve(thread, 8), 4, 8), "dark", 0.6, 2)
    card.flat(curve(thread, 7), "accent")
    upper = blob("700,-120! 300,-90 350,-20 392,70 420,150 470,210 540,230 620,200 700,190!")
    card.bare(REACHING_HAND, 452, 178, 1.5, -128)
    card.cut(upper, "light", 70, 1.6)
    card.flat(clipped(place(knit(-420, -320, 18, 24, 46), 560, 40, 1, 40), upper), "#cf9a62")
    cuff = limb("352,10,92 396,110,96 460,190,96 556,240,92")
    card.cut(cuff, "accent", 30, 1.2)
    ribs = "".join(
        line([(x - dy * 60, y + dx * 60), (x + dy * 60, y - dx * 60)], 7)
        for x, y, dx, dy, _ in along("352,10,9 396,110,9 460,190,9 556,240,9", 22)
    )
    card.flat(clipped(ribs, cuff), "#9c1d26")
    tip = carried((-8, -196), 452, 178, 1.5, -128)
    card.cut(
        place(
            path("M-25,26C-24,-2 -22,-26 -15,-36C-6,-44 8,-44 16,-36C24,-26 25,0 26,26C10,34 -10,34 -25,26Z"),
            *tip,
            1,
            -128,
        ),
        "dark",
        12,
    )
    card.flat(
        place(
            "".join(circle(a, b, 2.6) for a in (-12, -2, 8) for b in (-24, -14, -4)) + rectangle(-22, 12, 46, 6, 3),
            *tip,
            1,
            -128,
        ),
        "light",
    )


SCENES.append(
    Memory(
        draw=mothers_sleeve, age="childhood", hue="rust", shape="sleeve", count=3, direction="left",
        moods=("tender", "wistful"), living=("mother", "child"), objects=("sleeve", "thimble", "button", "thread"),
        words={
            "mère/mother": 3, "manche/sleeve": 3, "laine/wool": 2, "tricot/knitting": 2, "fil/thread": 2,
            "main/hand": 2, "enfant/child": 2, "sommeil/sleep": 3, "dé à coudre/thimble": 2, "bouton/button": 2,
            "trois/three": 1, "coudre/sew": 1, "chaleur/warmth": 2, "protéger/protect": 2, "visage/face": 1,
        },
        fr="Un enfant dort sur une énorme manche de laine à trois boutons rouges, une main coiffée d’un dé à coudre "
        "se pose sur ses cheveux, un fil rouge traverse la carte.",
        en="A child asleep on an enormous knitted sleeve with three red buttons, a hand wearing a thimble on its hair, "
        "a red thread crossing the card.",
    )
)  # fmt: skip


def moving_day(plate: Plate) -> None:
    card = Card(
        plate, "#e88d35", "#3a1d1c", "#fdeccb", "#2f7d86", fade=-60, skin="#c98a60", rope="#e8cf9a", plaster="#f0a654"
    )
    card.flat(bricks(-20, 268, 8, 8, 92, 48), "plaster", opacity=0.55)
    for y in (HIGH, LOW):
        card.cut(rectangle(-20, y - 22, 640, 44, 4), "light", 14, 1.2)
        card.cut(rectangle(-20, y + 20, 640, 14), "deep", 0, 0)
    card.cut(rectangle(-20, -20, 250, 180, 4) + rectangle(32, 320, 250, 276, 4), "light", 12, 1)
    card.cut(rectangle(-20, -20, 226, 160) + rectangle(56, 344, 202, 252), "dark", 0, 0)
    pane = plate.mask(rectangle(56, 200, 202, 396))
    card.cut(blob("70,640 84,560 130,530 190,532 236,566 250,640"), "accent", 26, 1, clip=pane)
    card.put(
        head((36, -16), "fear", "bun", "", "oval", 0),
        156,
        462,
        4.6,
        4,
        clip=pane,
        skin="skin",
        hair="dark",
        dark="dark",
    )
    card.cut(rectangle(20, 584, 274, 24, 4), "light", 9, 1)
    for x, turn in ((96, 10), (214, -8)):
        card.put(FINGERS_OVER, x, 588, 0.4, turn, skin="skin", crease="dark")
    card.cut(rectangle(-20, 740, 180, 220, 4), "light", 12, 1)
    card.cut(rectangle(-20, 764, 156, 200), "dark", 0, 0)
    tight, strands = rope("450,-30 450,90 450,210", 22)
    card.cut(tight, "rope", 8, 1.2)
    card.flat(strands, "#8a5f2c")
    for a, b in (((450, 206), (360, 404)), ((450, 206), (540, 404))):
        card.cut(line([a, b], 11), "rope", 0, 1)
    card.cut(circle(450, 206, 24), "rope", 10, 1)
    card.put(ARMCHAIR, 444, 612, 1.5, -7, body="accent", trim="light", light="light", dark="dark", metal="dark")
    card.cut(line([(360, 400), (384, 596)], 9) + line([(540, 400), (536, 572)], 9), "rope", 0, 0.8)
    card.put(cat_asleep().inked(**GINGER), 476, 540, 0.9, -7)
    guide, strands = rope("430,604 400,720 340,830 300,930", 20)
    card.cut(guide, "rope", 8, 1)
    card.flat(strands, "#8a5f2c")
    card.cut(limb("520,990,130 450,900,100 404,832,78"), "accent", 34, 1.4)
    card.put(gesture("fist"), 412, 842, 2.1, 124, skin="skin")
    card.cut(limb("456,930,96 420,860,92"), "light", 14, 0.6)
    card.cut(limb("90,1000,150 220,930,110 276,900,80"), "accent", 34, 1.4)
    card.put(gesture("fist"), 268, 912, 2.1, -112, True, skin="skin")


SCENES.append(
    Memory(
        draw=moving_day, age="house", hue="orange", shape="rope", count=2, direction="up",
        moods=("comic", "fear"), living=("cat", "woman"), objects=("armchair", "rope", "window", "hand"),
        words={
            "déménagement/moving house": 3, "fauteuil/armchair": 3, "corde/rope": 3, "main/hand": 1, "chat/cat": 2,
            "fenêtre/window": 2, "visage/face": 1, "peur/fear": 2, "suspendu/hanging": 2, "lourd/heavy": 2,
            "monter/go up": 2, "sommeil/sleep": 1, "équilibre/balance": 1, "orange/orange": 1, "façade/front": 1,
        },
        fr="Un fauteuil où dort un chat pend à une corde devant une façade orange, une femme effrayée regarde de sa "
        "fenêtre, deux poings tirent d’en bas.",
        en="An armchair with a sleeping cat hangs from a rope before an orange house front, a frightened woman "
        "watches from her window, two fists pull from below.",
    )
)  # fmt: skip


def kitchen_tap(plate: Plate) -> None:
    card = Card(plate, "#a5d6bd", "#1d4440", "#fcf8e6", "#d9553b", fade=-50, brass="#d8a23e", sky="#7fc0c4")
    card.flat(
        "".join(rectangle(0, y, 600, 5) + rectangle(y + 40, 0, 5, 700) for y in range(-24, 900, 116)),
        "light",
        opacity=0.7,
    )
    card.flat(chequers(-76, 92, 8, 1, 116), "accent", opacity=0.85)
    card.cut(path(f"M-20,{LOW}C180,640 420,656 620,{LOW}V930H-20Z"), "light", 44, 1.4)
    card.flat(path("M-20,694C180,684 420,698 620,694V704C420,708 180,694 -20,704Z"), "deep", opacity=0.7)
    card.cut(path("M210,742C320,718 520,718 640,716V960H190C176,860 184,790 210,742Z"), "deep", 40, 0)
    card.cut(rectangle(470, 80, 150, 86, 18), "#b9822e", 20)
    card.cut(limb(f"640,{HIGH},116 500,244,106 390,232,98 318,238,88 300,330,78"), "brass", 34, 1.8)
    card.cut(rectangle(246, 316, 108, 40, 14), "#b9822e", 14, 0.8)
    card.cut(limb("450,210,46 452,110,40 450,70,46"), "brass", 16, 1)
    card.cut(limb("340,52,44 400,64,38 450,66,52 500,64,38 566,50,44"), "light", 16, 1)
    card.flat(circle(450, 66, 15), "accent")
    shape = path(
        "M300,360C336,440 408,510 402,588C396,652 352,684 298,684C242,684 200,648 196,588C192,512 268,440 300,360Z"
    )
    plate.shadow(place(shape, 18, 20), 0.6, 10)
    drop = card.cut(shape, "sky", 60, 0)
    card.put(
        head((16, 20), "grief", "bun", "", "oval", 0),
        300,
        566,
        4.7,
        180,
        clip=drop,
        shadow=0,
        skin="#d9c3a8",
        hair="#2f6a66",
        dark="dark",
    )
    plate.veil(shape, card.tone("sky"), 0.3, 3, 0.1)
    with plate.shining(0.8):
        card.flat(limb("232,560,6 226,612,16 262,652,6") + ellipse(362, 520, 8, 22, -24), "light")
    for i in range(5):
        x, y, half = 96 + (0, 8, -9, 5, -4)[i], 846 - 36 * i, 152 - 5 * i
        card.cut(
            path(
                f"M{x - half},{y - 30}C{x - half + 20},{y + 18} {x - 70},{y + 34} {x},{y + 34}"
                f"C{x + 70},{y + 34} {x + half - 20},{y + 18} {x + half},{y - 30}Z"
            ),
            "light" if i % 2 else "#e4efd9",
            16,
        )
        card.cut(ellipse(x, y - 30, half, 21), "light", 10, 0)
        card.flat(
            stroke(f"M{x - half + 14},{y - 26}C{x - 80},{y - 4} {x + 80},{y - 4} {x + half - 14},{y - 26}", 6),
            ("accent", "#5f9fb4")[i % 2],
        )
    fx, fy = 508, 500
    card.flat(
        curve(f"{fx - 34},{fy - 26} {fx - 14},{fy - 10} {fx - 40},{fy + 22}", 5)
        + curve(f"{fx + 34},{fy - 26} {fx + 14},{fy - 10} {fx + 40},{fy + 22}", 5)
        + curve(f"{fx - 42},{fy - 2} {fx},{fy - 2} {fx + 42},{fy - 2}", 5),
        "dark",
    )
    card.cut(ellipse(fx, fy + 8, 19, 30) + circle(fx, fy - 26, 16), "dark", 8, 0.8)
    card.flat(plume(fx, fy - 12, 64, 28, 68) + plume(fx, fy - 12, 64, 28, 112), "light", opacity=0.85)
    card.flat(circle(fx - 11, fy - 32, 7) + circle(fx + 11, fy - 32, 7), "accent")


SCENES.append(
    Memory(
        draw=kitchen_tap, age="house", hue="mint", shape="drop", count=5, direction="down",
        moods=("wistful", "loneliness"), living=("woman", "fly"), objects=("tap", "drop", "plate", "sink"),
        words={
            "robinet/tap": 3, "goutte/drop": 3, "larme/tear": 3, "eau/water": 2, "visage/face": 2, "assiette/plate": 2,
            "cinq/five": 1, "mouche/fly": 2, "cuisine/kitchen": 2, "vaisselle/washing-up": 2,
            "à l’envers/upside down": 2,
            "chagrin/sorrow": 2, "menthe/mint": 1, "pile/pile": 1, "insomnie/insomnia": 1,
        },
        fr="Un robinet de laiton d’où pend une grosse goutte : elle contient, à l’envers, le visage d’une femme qui "
        "pleure. Une pile de cinq assiettes, une mouche sur le carrelage.",
        en="A brass tap with a great drop hanging from it; in the drop, upside down, the face of a woman in tears. A "
        "pile of five plates, a fly on the tiles.",
    )
)  # fmt: skip


def garden_gate(plate: Plate) -> None:
    card = Card(
        plate, "#7fae4a", "#1c3418", "#fbf4d2", "#d8402e", fade=-90, brick="#7d8a48", paint="#2f6a58", skin="#d99a70"
    )
    with plate.shining(0.7):
        card.cut(rectangle(-20, -20, 640, 420), "#dfe59a", 0, 0)
        card.cut(circle(452, 176, 70), "#fff6c0", 0, 0)
    plate.at(0.6)
    leaves = Random(5)
    crown = "".join(
        circle(leaves.uniform(-20, 620), leaves.uniform(350, 470), leaves.uniform(34, 70)) for _ in range(34)
    )
    card.cut(crown, "#6f9a44", 30, 0)
    plate.at(0.1)
    card.cut(path(f"M-20,{LOW}H620V930H-20Z"), "ground", 0, 0)
    card.cut(path(f"M186,{LOW}H414C440,760 470,850 500,930H100C130,850 160,760 186,{LOW}Z"), "#e6dca0", 0, 0)
    card.put(
        head((-6, 6), Mood(1.1, -1.4, -1.0, 0.9, wide=0.8, look=(0.3, 0)), "plait", "", "round", -1),
        282,
        330,
        7.2,
        3,
        skin="skin",
        hair="#7a4a24",
        dark="dark",
    )
    for x0, wide in ((-20, 190), (430, 190)):
        outline = rectangle(x0, MIDDLE, wide, LOW - MIDDLE)
        card.cut(outline, "#4f6a34", 0, 1)
        card.cut(bricks(x0, MIDDLE, 4, 5, 84, 41), "brick", 10, 0.2, clip=plate.mask(outline))
        card.cut(rectangle(x0 - 12, MIDDLE - 20, wide + 24, 34, 8), "#c9c98a", 12, 1)
    for x in (168.0, 432.0):
        card.cut(rectangle(x - 26, 380, 52, 280, 8), "#c9c98a", 16, 1.2)
        card.cut(circle(x, 362, 34), "#c9c98a", 18, 0.8)
    card.cut(rectangle(196, 500, 208, 22) + rectangle(196, 610, 208, 22), "#24503f", 8, 0.8)
    for i in range(6):
        x, top = 214 + 34.5 * i, 424 + (i - 2.5) ** 2 * 3
        card.cut(
            path(
                f"M{x - 13},{LOW + 8}V{top + 14}Q{x - 10},{top - 6} {x},{top - 12}Q{x + 10},{top - 6} {x + 13},"
                f"{top + 14}V{LOW + 8}Z"
            ),
            "paint",
            10,
            0.8,
        )
        far = 300 + (x - 300) * 1.75
        card.flat(polygon([(x - 11, LOW), (x + 11, LOW), (far + 10, 930), (far - 30, 930)]), "#4f6a34", opacity=0.75)
    for x, turn in ((228, 4), (352, -4)):
        card.put(FINGERS_OVER, x, 442, 0.5, turn, skin="skin", crease="dark")
    card.put(BALL, 396, 836, 0.8, 14, body="accent", light="light", trim="#f0bd45", dark="dark")
    plate.at(-0.35)
    for x, y, scale, turn in ((40, 930, 1.7, -7), (118, 950, 1.9, 3), (556, 950, 1.6, 9)):
        card.put(tulip(), x, y, scale, turn, stem="dark", leaf="#3b7036", flower="accent", fold="#97202a")


SCENES.append(
    Memory(
        draw=garden_gate, age="house", hue="grass", shape="gate", count=3, direction="in", moods=("mystery", "desire"),
        living=("child",), objects=("gate", "tulip", "ball", "wall", "shadow"),
        words={
            "portail/gate": 3, "jardin/garden": 2, "enfant/child": 2, "regarder/look": 3, "tulipe/tulip": 2,
            "trois/three": 1, "ballon/ball": 3, "mur/wall": 2, "voisin/neighbour": 2, "vert/green": 1,
            "frontière/border": 2, "ombre/shadow": 2, "attendre/wait": 1, "visage/face": 1, "interdit/forbidden": 2,
        },
        fr="Une fillette regarde par-dessus un portillon, les doigts sur les planches, dont les ombres s’allongent sur "
        "le chemin ; de ce côté-ci un ballon rouge et trois tulipes.",
        en="A girl looks over a garden gate, her fingers on the boards, whose shadows stretch along the path; on this "
        "side a red ball and three tulips.",
    )
)  # fmt: skip


def burnt_pan(plate: Plate) -> None:
    card = Card(
        plate, "#e2793a", "#1c1214", "#fbe8c8", "#c42f24", fade=60, char="#3a2d30", iron="#4a3e42", skin="#d99a70"
    )
    card.flat(chequers(-40, -30, 7, 6, 118), "deep", opacity=0.4)
    card.put(head((8, 10), "pain", "short", "", "long", 0), 300, 250, 9.6, -6, skin="skin", hair="#4a2a1c", dark="dark")
    card.cut(blob("-60,980! -40,560 90,470 240,470 360,470 520,480 640,580 660,980!"), "#8a3a22", 60, 1.2)
    card.flat(polygon([(230, 470), (300, 560), (370, 470)]), "skin")
    card.cut(rectangle(-20, 780, 640, 160), "char", 0, 1)
    card.cut(rectangle(-20, 772, 640, 20, 4), "iron", 9, 0.8)
    with plate.shining(1):
        for i in range(9):
            x = 96 + 44 * i
            tall = 62 + (i * 37) % 24
            card.flat(
                path(
                    f"M{x - 20},774C{x - 24},{774 - tall * 0.5:.0f} {x - 4},{774 - tall * 0.7:.0f} {x},{774 - tall}"
                    f"C{x + 6},{774 - tall * 0.6:.0f} {x + 24},{774 - tall * 0.5:.0f} {x + 20},774Z"
                ),
                "#ffb347",
            )
            card.flat(ellipse(x, 764, 9, 18), "#fff0c0")
    card.cut(limb(f"452,640,50 540,{LOW},44 660,{LOW},48"), "dark", 16, 1.6)
    card.cut(path("M20,620C30,690 90,722 270,722C450,722 510,690 520,620Z"), "dark", 34, 1)
    card.cut(ellipse(270, 620, 252, 76), "iron", 12, 0)
    card.cut(ellipse(270, 624, 228, 62), "dark", 0, 0)
    cake = blob("96,622 140,584 230,570 330,576 420,596 440,628 380,660 260,672 150,660")
    card.cut(cake, "#6a3418", 20, 0.6)
    card.grain(blob("130,622 180,594 270,586 350,598 400,624 330,650 230,654 160,642"), "#0c0708", 0.95, 9)
    with plate.shining(0.7):
        card.flat(curve("180,630 220,612 240,634 286,620", 4) + curve("310,640 340,616 372,628", 4), "#ff8a3c")
    for course, thick in (
        ("230,620,24 160,520,60 210,420,80 110,290,110 210,130,130 290,-60,200", 0.66),
        ("330,620,24 420,520,56 390,420,60 480,300,80 420,150,110 310,-60,170", 0.6),
    ):
        plate.veil(limb(course), "#e8d6c4", thick, 9, 0.22)
    card.put(EGG, 96, 884, 1.2, 74, body="light", light="light", trim="pale", dark="dark")


SCENES.append(
    Memory(
        draw=burnt_pan, age="house", hue="charcoal orange", shape="smoke", count=9, direction="up",
        moods=("comic", "anger"), living=("cook",), objects=("pan", "smoke", "flame", "egg"),
        words={
            "poêle/pan": 3, "brûlé/burnt": 3, "fumée/smoke": 3, "cuisine/cooking": 2, "œuf/egg": 1, "feu/fire": 2,
            "visage/face": 2, "oubli/forgetting": 2, "orange/orange": 1, "noir/black": 1, "raté/failure": 2,
            "odeur/smell": 1, "cacher/hide": 1, "yeux fermés/closed eyes": 1, "colère/anger": 1,
        },
        fr="Un visage aux yeux fermés, à demi perdu dans la fumée d’une poêle où une galette a brûlé, une rangée de "
        "flammes, un œuf.",
        en="A face with closed eyes, half lost in the smoke of a pan in which something has burnt, a row of flames, an "
        "egg.",
    )
)  # fmt: skip
