"""Memory cards that look straight at you, or at what they want."""

from __future__ import annotations

from art.memory._calm import Calm, squashed
from art.memory._early import HIGH, LOW, MIDDLE
from art.motifs.birds_things import nest
from art.motifs.curves import blob, curve, limb
from art.motifs.heads import Mood, head
from art.press import Plate
from art.scene import Memory, Scene
from art.shapes import circle, ellipse, path, place, rectangle, ring, stroke

SCENES: list[Scene] = []


def post_box(plate: Plate) -> None:
    card = Calm(plate, "#b3211f", "#2a0710", "#fff3dc", "#f0b23c", fade=-90, skin="#d39a74")
    plate.at(0.3)
    card.fade(90, "#4a0c14", 0.9, 0.9)
    card.flat("".join(rectangle(x, -20, 4, 960) for x in (62, 538)), "#5a1018", opacity=0.7)
    card.flat("".join(circle(x, y, 8) for x in (30, 570) for y in (90, 330, 570)), "#7a1a1c")
    plate.at(0.9)
    slot = rectangle(46, HIGH - 92, 508, 164, 20)
    card.cut(rectangle(30, HIGH - 108, 540, 196, 30), "#6a1216", 14, 0)
    day = card.lamp(slot, "#cfe6ee", 0.95)
    with plate.shining(0.62):
        plate.at(0)
        hope = Mood(1.15, -2.4, -1.0, 0.3, 0.6, 0.8, look=(0, 0.9))
        card.put(
            head((0, 8), hope, "curly", "", "round", -1),
            300,
            HIGH - 6,
            9.4,
            0,
            clip=day,
            shadow=0,
            skin="skin",
            hair="#5a3020",
            dark="#2a1a20",
        )
    card.flat(rectangle(46, HIGH - 92, 508, 14, 7), "#3a0a12", opacity=0.8)
    plate.at(0)
    plate.veil(path(f"M60,{HIGH + 76}H540L640,900H-40Z"), "#ffcfa6", 0.42, 26, 0.45)
    # What lies below: letters, and someone who lives there.
    for x, y, turn, ink in (
        (90, 770, -16, "#e8cfb0"),
        (500, 760, 14, "#e2c4a4"),
        (300, 742, 3, "#f2dfc0"),
        (40, 860, 8, "#d9b794"),
        (560, 858, -10, "#d9b794"),
        (250, 850, -6, "#f6e6c8"),
        (430, 880, 9, "#ecd6b4"),
    ):
        card.cut(place(rectangle(-130, -84, 260, 168, 5), x, y, 1, turn), ink, 0, 1)
        card.flat(place(stroke("M-128,-82L0,12L128,-82", 4), x, y, 1, turn), "#a8714c")
    card.put(nest(2), 424, 786, 1.25, 0, hollow="dark", shell="#cfe6e2", straw="accent", dry="#c98a3c", twig="#6a3a24")
    # The letter falls through the light.
    plate.shadow(place(rectangle(-132, -88, 264, 176), 196, 640, 1, -24), 0.5, 16)
    card.cut(place(rectangle(-136, -90, 272, 180, 5), 252, 512, 1, -20), "#fffaf0", 12, 1.4)
    card.flat(place(stroke("M-134,-88L0,16L134,-88", 5), 252, 512, 1, -20), "#d9b89c")
    card.flat(place(stroke("M-134,88L-30,-4M134,88L30,-4", 4), 252, 512, 1, -20), "#e6d0b4")
    card.cut(place(circle(0, 10, 34), 252, 512, 1, -20), "#d8322c", 14, 0.6)
    card.flat(place(path("M0,26C-30,4 -20,-18 0,-4C20,-18 30,4 0,26Z"), 252, 508, 0.9, -20), "#8f1418")


SCENES.append(
    Memory(
        draw=post_box, age="travel", hue="scarlet", shape="slot", count=2, direction="down",
        moods=("desire", "mystery"), living=("child",), objects=("post box", "letter", "nest", "egg"),
        words={
            "boîte aux lettres/post box": 3, "lettre/letter": 3, "yeux/eyes": 3, "guetter/peer": 2, "nid/nest": 2,
            "œuf/egg": 1, "fente/slot": 2, "dedans/inside": 2, "envoyer/send": 2, "nouvelles/news": 2, "cœur/heart": 1,
            "tomber/fall": 1, "rouge/red": 1, "attente/waiting": 2, "prison/prison": 1, "secret/secret": 2,
        },
        fr="L’intérieur d’une boîte aux lettres rouge : deux yeux regardent par la fente, une lettre au "
        "cachet en forme "
        "de cœur tombe vers d’autres lettres et un nid où sont deux œufs.",
        en="The inside of a red post box: two eyes look in through the slot, a letter with a heart on its seal falls "
        "towards other letters and a nest with two eggs.",
    )
)  # fmt: skip


def _marble(card: Calm, x: float, y: float, r: float, glass: str, swirl: str, turn: float) -> None:
    """Glass: dark where the light comes in, bright where it leaves, and a bright spot in its own shadow."""
    plate = card.plate
    plate.shadow(ellipse(x + r * 0.3, y + r * 0.92, r * 1.25, r * 0.34), 0.85, r * 0.08)
    plate.veil(ellipse(x + r * 0.34, y + r * 0.96, r * 0.5, r * 0.13), glass, 0.8, r * 0.08, 0.7)
    ball = card.cut(circle(x, y, r), glass, r * 0.5, 0.3)
    plate.veil(ellipse(x + r * 0.26, y + r * 0.42, r * 0.66, r * 0.44, -24), "#ffffff", 0.42, r * 0.12, 0.5, clip=ball)
    leaf = path("M-0.78,0C-0.4,-0.46 0.4,-0.46 0.78,0C0.4,0.46 -0.4,0.46 -0.78,0Z")
    card.lamp(place(leaf, x, y, r, turn - 20), swirl, 0.45, clip=ball)
    card.flat(
        place(path("M-0.7,0C-0.3,-0.14 0.3,-0.14 0.7,0C0.3,0.14 -0.3,0.14 -0.7,0Z"), x, y, r, turn - 20), "dark", ball
    )
    card.lamp(
        ellipse(x - r * 0.4, y - r * 0.48, r * 0.24, r * 0.14, -40) + circle(x - r * 0.62, y - r * 0.12, r * 0.06),
        "#ffffff",
        1,
    )


def marbles(plate: Plate) -> None:
    card = Calm(plate, "#8a62bc", "#22103e", "#f8eefa", "#f2b63a", fade=-90, skin="#dca07c")
    plate.sky([(0, "#5a3a8c"), (0.3, "#9a70c4"), (0.5, "#d8a8d0"), (1, "#d8a8d0")])
    plate.at(0.6)
    card.cut(path(f"M-20,{MIDDLE}H620V930H-20Z"), "#7a52ac", 0, 0)
    plate.at(0.1)
    # A child flat on the ground, aiming.
    plate.shadow(ellipse(300, 560, 320, 40), 0.7, 18)
    card.cut(blob("-40,560! 20,470 120,430 300,420 480,430 580,470 640,560! 640,600! -40,600!"), "#3f7f9c", 50, 0.6)
    aim = Mood(0.95, 1.0, -1.2, 1.2, wide=0.85, look=(0, 0.9), blush=0.8)
    card.put(head((0, 10), aim, "curly", "", "round", -1), 300, 368, 10.4, -5, skin="skin", hair="#4a2320", dark="dark")
    card.cut(limb(f"-60,{LOW - 60},120 120,572,104 300,584,92 430,570,84"), "#3f7f9c", 44, 1)
    card.cut(limb(f"660,{LOW - 66},120 480,560,104 330,566,90 210,556,80"), "#3f7f9c", 44, 1)
    card.flat(curve("470,520 486,560 476,604", 5) + curve("540,520 556,570 548,612", 5), "#24566e")
    plate.at(0)
    card.cut(path("M-20,626C150,596 450,596 620,626V930H-20Z"), "#6a429c", 60, 0.6)
    card.flat(squashed(ring(0, 0, 420, 14), 300, 792, 1, 0.36), "#e6d2f0", opacity=0.85)
    for x, y, r, glass, swirl, turn in (
        (100, 664, 44, "#2f9c8c", "#f8e08a", 20), (500, 660, 50, "#d8404a", "#fff0e0", -30),
        (206, 690, 52, "#f0a63a", "#c83a2a", 60), (404, 704, 46, "#3f74d0", "#dff0ff", 10),
        (528, 764, 60, "#8ac25a", "#2a6a4a", -20), (82, 772, 58, "#e07ab0", "#fff0f8", 40),
    ):  # fmt: skip
        _marble(card, x, y, r, glass, swirl, turn)
    plate.at(-0.04)
    _marble(card, 300, 806, 128, "#46b8ac", "#f2b63a", 0)


SCENES.append(
    Memory(
        draw=marbles, age="school", hue="violet", shape="circles", count=7, direction="down",
        moods=("desire", "joy"), living=("child",), objects=("marble", "chalk ring", "sleeve"),
        words={
            "bille/marble": 3, "jeu/game": 2, "enfant/child": 2, "sept/seven": 1, "œil/eye": 2, "craie/chalk": 1,
            "cercle/circle": 1, "violet/violet": 1, "viser/aim": 3, "planète/planet": 1, "verre/glass": 1,
            "gagner/win": 2, "trésor/treasure": 2, "malice/mischief": 2, "concentration/concentration": 2,
            "convoitise/greed": 2, "visage/face": 1,
        },
        fr="Un enfant couché, le menton sur les bras, fixe d’un air malicieux sept billes œil-de-chat dans un rond de "
        "craie sur un sol violet.",
        en="A child lying with its chin on its arms looks slyly at seven cat’s-eye marbles in a chalk ring on violet "
        "ground.",
    )
)  # fmt: skip


def piano_lid(plate: Plate) -> None:
    card = Calm(plate, "#3a3840", "#0a090e", "#fff6e2", "#e8923a", fade=-90, fur="#e89a42", pale="#fbe2b8")
    plate.at(0.3)
    plate.veil(ellipse(300, 120, 300, 150), "#8a8690", 0.4, 40, 0.2)
    plate.at(0)
    # Two ears and two eyes over the lid.
    card.cut(
        blob(
            "140,250! 128,120 126,40 148,26! 200,70 236,104! 270,96 330,96 364,104! 400,70 452,26! 474,40 "
            "472,120 460,250! 470,330 440,420 300,440 160,420 130,330"
        ),
        "fur",
        80,
        1,
    )
    card.cut(path("M150,110L154,58L206,108Z") + path("M450,110L446,58L394,108Z"), "#b8604a", 8, 0)
    card.flat(
        "".join(limb(f"{x},104,4 {x + d},140,15 {x + d * 1.4},180,3") for x, d in ((262, -4), (300, 0), (338, 4))),
        "#a85a20",
    )
    card.flat(
        "".join(
            limb(f"{x},{y},3 {x + d},{y + 8},13 {x + 2 * d},{y + 6},3")
            for x, y, d in ((140, 300, 34), (144, 342, 30), (460, 300, -34), (456, 342, -30))
        ),
        "#a85a20",
    )
    card.cut(ellipse(300, 366, 96, 66), "pale", 30, 0)
    for x, look in ((216, 6), (384, -2)):
        card.lamp(ellipse(x, 270, 46, 40), "#d8e06a", 0.5)
        card.flat(ellipse(x + look, 276, 15, 34), "dark")
        card.lamp(circle(x - 10, 256, 9), "#ffffff", 1)
        card.flat(stroke(f"M{x - 48},264Q{x},214 {x + 48},264", 8), "#5a2c14")
    card.cut(path("M274,336H326L300,364Z"), "#d8707a", 7, 0)
    card.flat(stroke("M300,364V382M300,382C290,402 262,402 254,388M300,382C310,402 338,402 346,388", 6), "#5a2c14")
    card.flat(
        "".join(
            stroke(f"M{300 + s * 70},{372 + k * 10}Q{300 + s * 160},{360 + k * 16} {300 + s * 236},{372 + k * 26}", 3)
            for s in (-1, 1)
            for k in (-1, 0, 1)
        ),
        "#fff6e2",
        opacity=0.8,
    )
    # The lid, glossy, with the keys in it.
    card.cut(path(f"M-20,{MIDDLE - 40}H620V{MIDDLE + 124}H-20Z"), "#16141b", 0, 1)
    card.lamp(rectangle(-20, MIDDLE - 40, 640, 7), "#c8c2c8", 0.4)
    card.flat("".join(rectangle(-52 + 86 * i, MIDDLE + 66, 78, 58) for i in range(9)), "#5a565e", opacity=0.5)
    card.flat(path(f"M-20,{MIDDLE + 112}H620V{MIDDLE + 130}H-20Z"), "#c0242c")
    pressed = 5
    for i in range(9):
        low = 16 if i == pressed else 0
        x = -52 + 86 * i
        card.cut(
            path(
                f"M{x},{MIDDLE + 126}H{x + 82}V{812 + low}Q{x + 82},{824 + low} "
                f"{x + 70},{824 + low}H{x + 12}Q{x},{824 + low} {x},{812 + low}Z"
            ),
            "light",
            10,
            0.6,
        )
        card.flat(path(f"M{x + 3},{822 + low}H{x + 79}V900H{x + 3}Z"), "#b8ab92")
        if low:
            card.flat(rectangle(x, MIDDLE + 126, 82, 260), "#a39a8c", opacity=0.5)
    plate.shadow("".join(rectangle(-52 + 86 * i + 72, MIDDLE + 126, 40, 176) for i in (0, 1, 3, 4, 5, 7)), 0.7, 4)
    for i in (0, 1, 3, 4, 5, 7):
        x = -52 + 86 * i + 57
        card.cut(rectangle(x, MIDDLE + 120, 50, 172, 7), "#17141a", 12, 0.8)
        card.lamp(rectangle(x + 10, MIDDLE + 128, 6, 130, 3), "#8d8890", 0.4)
    # Paws.
    for x, y in ((150, MIDDLE - 20), (424, 690)):
        if y > 600:
            card.cut(
                limb(f"446,{MIDDLE - 80},96 436,560,84 {x + 4},{y - 20},84"),
                "fur",
                40,
                1.2,
                clip=plate.mask(rectangle(0, MIDDLE - 42, 600, 500)),
            )
            card.flat("".join(limb(f"{398},{yy},3 436,{yy + 8},13 476,{yy},3") for yy in (480, 530, 580)), "#a85a20")
        card.cut(
            blob(
                f"{x - 56},{y + 6} {x - 40},{y - 40} {x},{y - 52} {x + 40},{y - 40} {x + 56},{y + 6} "
                f"{x + 34},{y + 36} {x},{y + 42} {x - 34},{y + 36}"
            ),
            "pale",
            30,
            1,
        )
        card.flat(stroke(f"M{x - 18},{y + 8}V{y + 36}M{x + 18},{y + 8}V{y + 36}", 5), "#b8864a")


SCENES.append(
    Memory(
        draw=piano_lid, age="house", hue="black and ivory", shape="stripes", count=1, direction="down",
        moods=("comic", "calm"), living=("cat",), objects=("piano", "key", "lid"),
        words={
            "piano/piano": 3, "chat/cat": 3, "musique/music": 3, "patte/paw": 2, "moustache/whisker": 1,
            "noir/black": 1, "blanc/white": 1, "touche/key": 2, "roux/ginger": 1, "rayure/stripe": 1,
            "note/note": 2, "leçon/lesson": 1, "bêtise/mischief": 2, "curiosité/curiosity": 2,
            "fausse note/wrong note": 2, "toucher/touch": 1,
        },
        fr="Un chat roux aux yeux jaunes regarde par-dessus un piano noir ; sa patte descend et enfonce une touche "
        "blanche.",
        en="A ginger cat with yellow eyes looks over a black piano; its paw reaches down and presses a white key.",
    )
)  # fmt: skip
