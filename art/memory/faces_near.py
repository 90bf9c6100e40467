"""Memory cards with somebody close by: a face, a pair of hands, a cat."""

from __future__ import annotations

from art.memory._calm import Calm, squashed
from art.memory._early import HIGH, LOW
from art.memory._hands import FINGERS_OVER
from art.motif import Motif, carried
from art.motifs.curves import blob, curve, limb
from art.motifs.hands import handshake as joined_hands
from art.motifs.heads import Mood, head
from art.motifs.things import flame
from art.press import Plate
from art.scene import Memory, Scene
from art.shapes import circle, ellipse, line, path, place, polygon, rectangle, ring, stroke

SCENES: list[Scene] = []


def handshake(plate: Plate) -> None:
    card = Calm(
        plate, "#33518f", "#0a1230", "#f8eed6", "#d6452f", fade=90, cloth="#c8402f", grey="#7d8296", gold="#f0bc4a"
    )
    plate.at(0.1)
    card.lamp(circle(300, 330, 306), "#7f9fd0", 0.3)
    card.lamp(circle(300, 330, 292), "#9db8de", 0.45)
    # The shadow of two honest hands.
    wolf = blob(
        "70,640! 96,520 118,420 150,330! 156,236 176,150! 214,206 238,256! 300,262 352,292! 430,306 512,330! 540,344 "
        "534,372! 500,384 470,392! 420,404 372,414! 350,424 356,440! 420,452 486,458! 494,474 478,490! "
        "420,508 360,516! "
        "330,560 340,640!"
    )
    card.flat(wolf, "#0d1638", clip=plate.mask(rectangle(0, 0, 600, 640)))
    card.flat(path("M180,182L204,228L174,240Z"), "#33518f", opacity=0.8)
    card.lamp(path("M312,322C330,304 352,306 366,322C346,330 330,332 312,322Z"), "#dbe8f6", 0.9)
    teeth = "".join(path(f"M{x},{y}l{w},0l{-w / 2:.0f},{h}Z") for x, y, w, h in
                    ((380, 410, 20, 26), (412, 404, 18, 20), (444, 397, 18, 22), (478, 389, 18, 26)))  # fmt: skip
    teeth += "".join(path(f"M{x},{y}l{w},0l{-w / 2:.0f},{-h}Z") for x, y, w, h in
                     ((386, 452, 18, 20), (420, 456, 18, 22), (456, 462, 18, 26)))  # fmt: skip
    card.lamp(teeth, "#dbe8f6", 0.7)
    plate.at(0)
    card.cut(path("M-20,760H620V930H-20Z"), "#1a2a5a", 0, 0.6)
    x, y, scale = 300, 742, 1.3
    plate.shadow(ellipse(300, 786, 240, 30), 0.7, 14)
    for side, ink in ((-1, "grey"), (1, "cloth")):
        ax, ay = carried((side * 200, -66), x, y, scale)
        card.cut(limb(f"{ax:.0f},{ay:.0f},150 {300 + side * 420},{LOW},210"), ink, 50, 1)
    card.put(
        joined_hands(), x, y, scale, skin="#efc2a0", skin2="#9a5f3e", line="#9a5a40", nail="#f8dcc2", sleeve="grey",
        sleeve2="cloth", cuff="#d9d2c0", cuff2="light", dark="dark",
    )  # fmt: skip
    fray = "".join(line([(74 + i % 2 * 4, 602 + 12 * i), (96 + i * 7 % 20, 600 + 12.4 * i)], 4.5) for i in range(9))
    card.flat(fray, "#5a5f74")
    card.cut(place(rectangle(-34, -34, 68, 68, 5), 22, 660, 1, -12), "#5d6276", 8, 0.4)
    card.flat("".join(circle(566, 614 + 34 * k, 10) for k in range(3)), "gold")


SCENES.append(
    Memory(
        draw=handshake, age="work", hue="navy", shape="circle", count=2, direction="centre",
        moods=("fear", "dark"), living=("hand", "wolf"), objects=("sleeve", "shadow", "button"),
        words={
            "poignée de main/handshake": 3, "accord/agreement": 3, "main/hand": 2, "loup/wolf": 3, "ombre/shadow": 3,
            "dent/tooth": 2, "contrat/contract": 2, "manche/sleeve": 1, "usé/worn": 1, "bleu nuit/navy": 1,
            "inégal/unequal": 2, "trahison/betrayal": 3, "piège/trap": 2, "menace/threat": 2, "deux/two": 1,
        },
        fr="Deux mains se serrent, une manche élimée et rapiécée, l’autre rouge à boutons dorés ; sur le mur éclairé, "
        "leur ombre est une tête de loup aux dents blanches.",
        en="Two hands shake, one sleeve frayed and patched, the other red with gold buttons; on the lit wall their "
        "shadow is the head of a wolf with white teeth.",
    )
)  # fmt: skip


def hospital_bed(plate: Plate) -> None:
    card = Calm(plate, "#bfe3d3", "#164048", "#ffffff", "#a24f8c", fade=-100, red="#c9653f", skin="#e6bb9c")
    plate.at(0.3)
    card.flat("".join(rectangle(x, -20, 3, 560) for x in (60, 190, 320, 450, 580)), "#8fc4b4", opacity=0.8)
    card.lamp(polygon([(40, -20), (250, -20), (330, 330), (120, 330)]), "#f4fff4", 0.35)
    card.flat(line([(152, -20), (232, 330)], 12) + line([(80, 150), (290, 150)], 10), "#a9d4c4")
    # The bed head, from edge to edge.
    plate.at(0.1)
    card.cut(limb(f"-30,{HIGH},26 300,{HIGH - 2},26 630,{HIGH},26"), "#4f9a92", 12, 0.8)
    card.cut("".join(limb(f"{x},{HIGH},16 {x},560,16") for x in (40, 150, 450, 560)), "#4f9a92", 7, 0.6)
    plate.at(0)
    card.cut(
        blob("70,420 110,320 220,296 320,316 430,292 530,340 556,440 540,560 430,610 180,610 66,560"), "light", 70, 1
    )
    card.flat(stroke("M120,420C150,440 170,450 190,452M480,410C460,440 440,452 420,456", 6), "#c4ded4")
    old = Mood(0.5, -1.6, 0.5, 1.3, wide=0.95, look=(0.7, 0.7), blush=0.3)
    card.put(head((16, 6), old, "bun", "", "long", 1), 284, 420, 7.6, -7, skin="skin", hair="#e4e8e6", dark="#1c3038")
    # Her blanket, and the child who came.
    quilt = blob(f"-40,{LOW + 10}! 90,600 200,572 300,586 410,572 520,598 640,{LOW}! 640,960! -40,960!")
    card.cut(quilt, "#8ecbb8", 60, 1)
    card.cut(
        blob(
            f"-40,{LOW + 10}! 90,600 200,572 300,586 410,572 520,598 640,{LOW}! 640,{LOW + 130}! 520,738 "
            f"410,712 300,726 200,712 90,742 -40,{LOW + 144}!"
        ),
        "light",
        10,
        0.6,
    )
    card.flat("".join(curve(f"-20,{y} 180,{y - 18} 420,{y + 16} 620,{y - 6}", 5) for y in (810, 860, 906)), "#5fa898")
    card.put(FINGERS_OVER, 176, 602, 0.78, -6, skin="skin")
    # The drip.
    card.cut(rectangle(496, 30, 74, 116, 18), "#e9fbf6", 14, 0.8)
    card.cut(rectangle(502, 88, 62, 52, 12), "#8ed6cc", 6, 0)
    card.flat(line([(533, -20), (533, 34)], 7) + curve("533,146 530,260 556,420 520,540 440,600 420,690", 5), "#5fa898")
    plate.at(-0.08)
    card.cut(blob("330,980! 340,880 400,820 480,812 560,830 640,900! 640,980!"), "accent", 46, 1)
    card.put(
        head((-150, 10), "calm", "plait", "", "round", -1),
        470,
        720,
        6.2,
        -4,
        skin="#d99a78",
        hair="#6a3424",
        dark="dark",
    )


SCENES.append(
    Memory(
        draw=hospital_bed, age="loss", hue="pale mint", shape="rails", count=2, direction="right",
        moods=("tender", "grief"), living=("grandmother", "girl"), objects=("bed", "pillow", "drip", "blanket"),
        words={
            "hôpital/hospital": 3, "lit/bed": 2, "visite/visit": 3, "grand-mère/grandmother": 2, "enfant/child": 2,
            "perfusion/drip": 2, "maladie/illness": 2, "vieillesse/old age": 2, "adieu/farewell": 2,
            "oreiller/pillow": 1, "regard/gaze": 2, "menthe/mint": 1, "visage/face": 1, "natte/plait": 1,
            "tendresse/tenderness": 2, "guérir/recover": 1,
        },
        fr="Une vieille dame dans un lit d’hôpital sourit à une petite fille à la natte, vue de dos ; une "
        "perfusion pend au mur, où une fenêtre jette sa lumière.",
        en="An old lady in a hospital bed smiles at a little girl with a plait, seen from behind; a drip hangs on the "
        "wall, where a window throws its light.",
    )
)  # fmt: skip


def photo_album(plate: Plate) -> None:
    card = Calm(plate, "#8a6842", "#2c1a14", "#fbeed2", "#b5462f", fade=-60, gold="#dfae4a", skin="#d9b48a")
    plate.at(0.2)
    card.cut(path("M-20,-20H620V930H-20Z"), "#7a5a3a", 0, 0)
    plate.at(0)

    def aslant(shape: str) -> str:
        return place(shape, 300, 400, 1, -4)

    plate.shadow(place(rectangle(-246, -330, 492, 660), 316, 424, 1, -4), 0.7, 12)
    card.cut(aslant(rectangle(-246, -330, 492, 660, 4)), "light", 0, 1)
    inside = card.cut(aslant(rectangle(-216, -300, 432, 560)), "#d9b988", 0, 0)
    card.fade(-90, "#f2dcb0", 0.8, 0.7, inside)
    card.fade(90, "#8a6440", 0.7, 0.5, inside)
    card.cut(aslant(blob("-240,300! -236,120 -180,60 -110,40 -40,70 0,140 10,300!")), "#6a4a30", 50, 0.4, clip=inside)
    card.cut(aslant(blob("0,300! 6,80 50,20 120,0 190,20 240,80 250,300!")), "#4a3020", 50, 0.4, clip=inside)
    card.cut(aslant(blob("-110,300! -104,230 -70,200 -20,190 30,200 66,230 72,300!")), "#e8d2a6", 34, 0.6, clip=inside)
    card.cut(aslant(path("M92,4L122,60L150,4L136,-20H106Z")), "light", 8, 0, clip=inside)
    calm = Mood(0.85, -0.4, 0.2, 0.6, blush=0.2)
    small = Mood(1.0, -1.2, -0.4, -0.4, blush=0.3)
    at = carried((-112, -44), 300, 400, 1, -4)
    card.put(
        head((8, 2), calm, "bun", "", "oval"), *at, 5.4, -4, skin="skin", hair="#4a3020", dark="#2c1a14", clip=inside
    )
    # The father's head has been cut out.
    hole = aslant(rectangle(34, -216, 176, 204))
    card.cut(aslant(rectangle(38, -212, 176, 204)), "#fff6e0", 0, 0)
    card.flat(hole, "#1c0f0c")
    card.flat(aslant(path("M34,-216H210V-196H56V-12H34Z")), "#000000", opacity=0.6)
    at = carried((-20, 140), 300, 400, 1, -4)
    card.put(
        head((-8, 4), small, "tuft", "", "round", -1),
        *at,
        4.6,
        -4,
        skin="skin",
        hair="#6a4428",
        dark="#2c1a14",
        clip=inside,
    )
    for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        card.cut(aslant(path(f"M{a * 262},{b * 346}H{a * 168}L{a * 262},{b * 252}Z")), "#2c1a14", 10, 0.8)
        card.flat(aslant(line([(a * 186, b * 334), (a * 250, b * 270)], 4)), "gold")
    # Scissors, open.
    sx, sy = 424, 800
    for side in (-1, 1):
        turn = -58 + side * 15
        card.cut(place(path("M-9,0L-13,-190L0,-236L10,-190L12,0Z"), sx, sy, 1, turn), "#b8b4a8", 10, 1)
        card.cut(
            place(
                ring(side * 26, 74, 36, 16)
                + limb("0,0,22 8,24,20 16,44,18" if side > 0 else "0,0,22 -8,24,20 -16,44,18"),
                sx,
                sy,
                1,
                turn,
            ),
            "accent",
            9,
            1,
        )
    card.flat(circle(sx, sy, 9), "gold")
    # What was cut out lies face down, nearly off the page.
    card.cut(place(rectangle(-88, -102, 176, 204), 92, 836, 1, 24), "#e6d3aa", 0, 1)
    card.flat(place(line([(-60, -40), (50, -44)], 5) + line([(-60, -6), (30, -10)], 5), 92, 836, 1, 24), "#a8875a")


SCENES.append(
    Memory(
        draw=photo_album, age="age", hue="sepia", shape="hole", count=3, direction="centre",
        moods=("wistful", "anger"), living=("family",), objects=("photograph", "scissors", "photo corner", "hole"),
        words={
            "album/album": 2, "photo/photograph": 3, "absence/absence": 3, "famille/family": 3, "ciseaux/scissors": 2,
            "père/father": 2, "trou/hole": 2, "découper/cut out": 3, "oubli/forgetting": 2, "sépia/sepia": 1,
            "colère/anger": 1, "vide/empty": 1, "passé/past": 2, "divorce/divorce": 2, "coin/corner": 1,
            "portrait/portrait": 2,
        },
        fr="Un vieux portrait de famille dans un album : une mère, un enfant et un homme dont la tête a été "
        "découpée ; des "
        "ciseaux rouges, un carré de papier retourné.",
        en="An old family portrait in an album: a mother, a child and a man whose head has been cut out; red "
        "scissors, a "
        "square of paper face down.",
    )
)  # fmt: skip


def two_glasses(plate: Plate) -> None:
    card = Calm(plate, "#6e1f38", "#1f0612", "#ffeeda", "#f0a84a", fade=-90, wine="#b3203e", skin="#e6ad88")
    plate.at(0.3)
    plate.veil(circle(300, 380, 210), "#d8704a", 0.4, 60, 0.3)
    plate.at(0.1)
    card.cut(path(f"M-20,{LOW + 60}H620V930H-20Z"), "#8a2a42", 0, 0.6)
    plate.veil(squashed(circle(0, 0, 260), 300, 780, 1, 0.3), "#e89a6a", 0.4, 24, 0.3)
    # The candle between them.
    card.cut(limb("300,470,64 300,620,66 300,716,70"), "#f4dcb4", 22, 0.8)
    card.cut(squashed(circle(0, 0, 84), 300, 736, 1, 0.3), "#c98a3a", 14, 0.8)
    card.lamp(squashed(circle(0, 0, 32), 300, 452, 1, 0.34), "#ffe6a8", 0.8)
    card.put(Motif(flame(0, 0), {"glow": "#ffb84a", "light": "#fff3cf"}), 300, 450, 3.2, 0)
    plate.at(0)
    for x, turn, hair, skin, side in ((148, -62, "bun", "skin", -1), (452, 62, "short", "#b37850", 1)):
        base = 842
        plate.shadow(squashed(circle(0, 0, 120), x + side * 60, base + 10, 1.3, 0.24), 0.7, 10)
        bowl = path(
            f"M{x - 112},250C{x - 138},400 {x - 122},540 {x - 18},590H{x + 18}C{x + 122},540 {x + 138},400 "
            f"{x + 112},250Z"
        )
        card.cut(squashed(circle(0, 0, 104), x, base, 1, 0.22), "#b88a94", 12, 0.6)
        card.cut(limb(f"{x},580,34 {x},650,15 {x},760,14 {x},836,44"), "#c79aa2", 9, 0.3)
        glass = card.cut(bowl, "#8a4456", 30, 0.6)
        sad = Mood(0.5, -2.0, 1.0, -1.4, wide=0.86, look=(0, 0.6))
        plate.veil(ellipse(x, 350, 90, 90), "#e8b08a", 0.3, 20, 0.3, clip=glass)
        card.put(
            head((turn, 8), sad, hair), x, 362, 4.4, 0, skin=skin, hair="#2a1018", dark="dark", clip=glass, shadow=0
        )
        wine = path(f"M{x - 150},440C{x - 60},458 {x + 60},458 {x + 150},440V620H{x - 150}Z")
        card.cut(bowl, "wine", 30, 0, clip=plate.mask(wine), opacity=0.93)
        card.lamp(squashed(ring(0, 0, 122, 5), x, 446, 1, 0.13), "#f08a90", 0.5, clip=glass)
        card.lamp(squashed(ring(0, 0, 112, 6), x, 252, 1, 0.2), "#ffe9dc", 0.6)
        card.lamp(limb(f"{x - side * 96},300,3 {x - side * 110},400,13 {x - side * 92},500,3"), "#fff4e6", 0.8)


SCENES.append(
    Memory(
        draw=two_glasses, age="loss", hue="wine", shape="glasses", count=2, direction="apart",
        moods=("anger", "loneliness"), living=("couple",), objects=("glass", "wine", "candle", "reflection"),
        words={
            "verre/glass": 3, "vin/wine": 3, "deux/two": 2, "bougie/candle": 2, "dispute/quarrel": 3,
            "rupture/break-up": 2, "reflet/reflection": 2, "dos à dos/back to back": 3, "couple/couple": 2,
            "silence/silence": 2, "ivresse/drunkenness": 2, "rouge/red": 1, "flamme/flame": 1, "dîner/dinner": 1,
            "visage/face": 1, "noyer/drown": 1,
        },
        fr="Deux verres de vin de part et d’autre d’une bougie ; dans l’un le visage d’une femme, dans "
        "l’autre celui d’un "
        "homme, tristes, qui se tournent le dos.",
        en="Two glasses of wine on either side of a candle; in one the face of a woman, in the other that of "
        "a man, both "
        "sad, turned away from each other.",
    )
)  # fmt: skip
