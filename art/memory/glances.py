"""Memory cards that look straight at you, or at what they want."""

from __future__ import annotations

from random import Random

from art.colour import Field, mix
from art.memory._calm import Calm, squashed
from art.memory._early import HIGH, LOW, MIDDLE
from art.memory._marble_girl import behind, face_on_edge
from art.motifs.curves import blob, limb
from art.press import Plate
from art.scene import Memory, Scene
from art.shapes import circle, ellipse, path, place, rectangle, ring, stroke

SCENES: list[Scene] = []


def _straws(count: int, seed: int) -> str:
    """Stalks laid along the bowl of a nest, each with its own bend."""
    pick = Random(seed)
    stalks = ""
    for _ in range(count):
        x, down = pick.uniform(-104, 104), pick.uniform(0, 1)
        y = 26 + 56 * down - (x / 22) ** 2 * (0.6 + 0.4 * down)
        long, tilt = pick.uniform(26, 54), -x * 0.3 + pick.uniform(-9, 9)
        stalks += stroke(f"M{x - long:.0f},{y - tilt - 5:.0f}Q{x:.0f},{y + 8:.0f} {x + long:.0f},{y + tilt - 5:.0f}", 3)
    return stalks


def _nest(card: Calm, x: float, y: float) -> None:
    """Straw woven into a bowl, two eggs deep in it; the middle of its opening at (x, y)."""

    def at(shape: str) -> str:
        return place(shape, x, y)

    card.plate.shadow(at(ellipse(4, 84, 128, 20)), 0.8, 8)
    card.cut(at(ellipse(0, 2, 134, 32)), "#b0742e", 10, 0.4)
    card.flat(at(stroke("M-126,-6C-70,-34 70,-34 126,-6M-118,6C-60,-24 60,-26 120,4", 3)), "#e0ac54")
    card.flat(at(ellipse(0, 8, 112, 24)), "#3a1612")
    egg = path("M0,-50C24,-50 40,-12 40,14C40,40 22,52 0,52C-22,52 -40,40 -40,14C-40,-12 -24,-50 0,-50Z")
    spots = circle(-12, -14, 4.5) + circle(10, -28, 3.4) + circle(18, -6, 4) + circle(-4, 2, 3) + circle(-24, 4, 3)
    for ex, ey, turn in ((38, -2, 24), (-34, 4, -20)):
        shell = card.cut(at(place(egg, ex, ey, 0.9, turn)), "#dcece6", 30, 0.6)
        card.flat(at(place(spots, ex, ey, 0.9, turn)), "#a88a5c", shell, 0.85)
    bowl = path("M-138,-4C-134,56 -84,92 0,92C84,92 134,56 138,-4C112,22 54,30 0,30C-54,30 -112,22 -138,-4Z")
    card.cut(at(bowl), "#b9782e", 28, 0.6)
    for count, seed, ink in ((26, 3, "#7a4518"), (30, 8, "#e2ac50"), (16, 5, "#8f561f"), (18, 12, "#f0c878")):
        card.flat(at(_straws(count, seed)), ink)
    loose = "M-128,18L-164,6M-112,52L-150,58M126,22L162,2M112,56L148,66M-60,28Q-30,12 -4,30M10,30Q44,10 78,24"
    card.flat(at(stroke(loose, 3.4)), "#e2ac50")


def _worried_eye(card: Calm, x: float, y: float, side: int, face: Field) -> None:
    """Wide open and looking down; the brow rises towards the middle."""

    def at(shape: str) -> str:
        return place(shape, x, y, 1, 0, side < 0)

    plate = card.plate
    plate.veil(at(ellipse(0, -4, 52, 40)), "#8a4a34", 0.3, 12, 0, clip=face)
    white = card.cut(at(path("M-40,6C-34,-22 -14,-34 4,-34C26,-34 40,-18 44,2C34,24 16,32 -2,32C-20,31 -34,20 -40,6Z")),
        "#fff6ea", 8, 0, clip=face)  # fmt: skip
    towards = x - side * 3
    card.flat(circle(towards, y + 8, 23), "#3c2216", white)
    card.flat(circle(towards, y + 8, 20), "#8f4f1c", white)
    card.flat(circle(towards, y + 9, 12), "#160a12", white)
    plate.veil(at(ellipse(2, -32, 44, 12)), "#6a4a4a", 0.5, 5, 0, clip=white)
    card.lamp(circle(towards - 8, y, 5.6), "#ffffff", 1)
    lid = "M-44,8C-38,-28 -16,-41 5,-41C30,-41 46,-24 52,-4C42,-20 26,-33 4,-33C-16,-33 -32,-20 -44,8Z"
    card.flat(at(path(lid)), "#2a1220", face)
    card.flat(at(stroke("M-34,-36C-20,-50 28,-52 42,-32", 2.6) + stroke("M-22,37C-6,43 16,41 30,32", 2.4)), "#9c5a44",
        face, 0.7)  # fmt: skip
    brow = path("M-38,-74C-18,-74 18,-66 54,-48C24,-56 -14,-62 -36,-62C-44,-64 -44,-74 -38,-74Z")
    card.flat(at(brow), "#3c1c14", face)


def _peering(card: Calm, day: Field) -> None:
    """A child looks in through the slot: round cheeks, ears, curls."""
    plate = card.plate
    mass = path("M92,380C70,330 64,270 84,230C72,190 100,150 140,140H460C500,150 528,190 516,230"
        "C536,270 530,330 508,380Z")  # fmt: skip
    curls = "".join(circle(x, y, r) for x, y, r in (
        (112, 196, 42), (92, 250, 38), (100, 308, 40), (488, 196, 42), (508, 250, 38), (500, 308, 40)))  # fmt: skip
    with plate.shining(0.34):
        card.cut(mass + curls, "#3c1c14", 24, 0, clip=day)
        for x, turn in ((148, 10), (452, -10)):
            ear = card.cut(ellipse(x, 292, 25, 36, -turn), "skin", 14, 0, clip=day)
            plate.veil(ellipse(x, 294, 11, 22, -turn), "#8a3f30", 0.6, 5, 0, clip=ear)
        head = "M300,90C400,90 448,150 450,226C450,300 410,390 300,400C190,390 150,300 150,226C152,150 200,90 300,90Z"
        face = card.cut(path(head), "skin", 20, 0.3, clip=day)
        for x in (196, 404):
            plate.veil(ellipse(x, 320, 34, 20), "#e8705c", 0.45, 12, 0.1, clip=face)
        plate.veil(path("M284,286C288,306 286,330 284,350H316C314,330 312,306 316,286Z"), "#ffe2c0", 0.4, 7, 0.15,
            clip=face)  # fmt: skip
        for x, side in ((236, -1), (364, 1)):
            _worried_eye(card, x, HIGH + 24, side, face)
        _locks(card, day)


def _locks(card: Calm, day: Field) -> None:
    """The curls that fall on the forehead."""
    for x, y, r in ((150, 196, 40), (450, 196, 40), (180, 156, 40), (418, 156, 40), (236, 150, 36), (366, 148, 34),
                    (300, 142, 42)):  # fmt: skip
        curl = card.cut(circle(x, y, r), "#5a2e1e", 16, 0.3, clip=day)
        turn = stroke(f"M{x - r * 0.5},{y + r * 0.5}C{x - r * 0.2},{y + r * 0.8} {x + r * 0.6},{y + r * 0.6} "
            f"{x + r * 0.55},{y}", 2.6)  # fmt: skip
        card.flat(turn, "#8f5638", curl, 0.6)


def _letter(card: Calm) -> None:
    """A letter falls through the light, sealed with a heart."""

    def at(shape: str) -> str:
        return place(shape, 252, 512, 1, -20)

    plate = card.plate
    plate.shadow(place(rectangle(-132, -88, 264, 176), 196, 640, 1, -24), 0.5, 16)
    sheet = card.cut(at(rectangle(-136, -90, 272, 180, 5)), "#f6ead6", 0, 1.4)
    plate.veil(at(path("M-136,90L-20,-6H20L136,90Z")), "#fffaf0", 0.9, 2, 0.1, clip=sheet)
    card.flat(at(stroke("M-134,88L-18,-4M134,88L18,-4", 3)), "#d3b594", sheet)
    plate.shadow(at(path("M-134,-84L0,28L134,-84Z")), 0.35, 5, sheet)
    flap = path("M-134,-90H134C137,-90 138,-86 134,-82L10,14C4,19 -4,19 -10,14L-134,-82C-138,-86 -137,-90 -134,-90Z")
    card.cut(at(flap), "#fffaf0", 0, 0.2)
    card.flat(at(stroke("M-134,-84L-9,13C-4,17 4,17 9,13L134,-84", 3)), "#d3b594")
    card.cut(at(blob("-30,6 -22,-18 2,-25 26,-16 34,10 24,34 -2,42 -26,32")), "#d8322c", 12, 0.6)
    card.flat(at(path("M1,28C-30,8 -20,-14 1,-2C22,-14 32,8 1,28Z")), "#8f1418")


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
    plate.at(0.3)
    _peering(card, day)
    plate.shadow(rectangle(40, HIGH - 100, 520, 22), 0.7, 5, day)
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
    _nest(card, 430, 716)
    _letter(card)


SCENES.append(
    Memory(
        draw=post_box, age="travel", hue="scarlet", shape="slot", count=2, direction="down",
        moods=("desire", "mystery"), living=("child",), objects=("post box", "letter", "nest", "egg"),
        words={
            "boîte aux lettres/post box": 3, "lettre/letter": 3, "yeux/eyes": 3, "guetter/peer": 2, "nid/nest": 2,
            "œuf/egg": 1, "fente/slot": 2, "dedans/inside": 2, "envoyer/send": 2, "nouvelles/news": 2, "cœur/heart": 1,
            "tomber/fall": 1, "rouge/red": 1, "attente/waiting": 2, "prison/prison": 1, "secret/secret": 2,
        },
        fr=(
            "L’intérieur d’une boîte aux lettres rouge : un enfant inquiet regarde par la fente, une lettre au "
            "cachet marqué d’un cœur tombe vers d’autres lettres et un nid où sont deux œufs."
        ),
        en="The inside of a red post box: a worried child looks in through the slot, a letter with a heart on its seal "
        "falls towards other letters and a nest with two eggs.",
    )
)  # fmt: skip


def _marble(card: Calm, x: float, y: float, r: float, glass: str, swirl: str, turn: float) -> None:
    """Glass: dark where the light comes in, bright where it leaves, and a bright spot in its own shadow."""
    plate = card.plate
    around = 1 - plate.mask(circle(x, y, r))
    plate.shadow(ellipse(x + r * 0.3, y + r * 0.92, r * 1.25, r * 0.34), 0.85, r * 0.08, around)
    plate.veil(ellipse(x + r * 0.34, y + r * 0.96, r * 0.5, r * 0.13), glass, 0.8, r * 0.08, 0.7)
    ball = card.cut(circle(x, y, r), glass, r * 0.5, 0.3)
    bright = mix(glass, "#fff6d8", 0.45)
    plate.veil(ellipse(x + r * 0.26, y + r * 0.42, r * 0.66, r * 0.44, -24), bright, 0.5, r * 0.12, 0.5, clip=ball)
    back = path("M-0.62,0.16C-0.36,-0.3 0.3,-0.36 0.6,-0.1C0.34,-0.06 -0.26,0.02 -0.62,0.16Z")
    front = path("M-0.72,-0.1C-0.4,0.36 0.36,0.42 0.74,0.02C0.4,0.14 -0.3,0.1 -0.72,-0.1Z")
    plate.veil(place(back, x, y, r, turn - 24), mix(swirl, glass, 0.35), 0.8, r * 0.03, 0.3, clip=ball)
    plate.veil(place(front, x, y, r, turn - 24), swirl, 0.95, r * 0.02, 0.4, clip=ball)
    plate.veil(place(front, x + r * 0.02, y + r * 0.06, r * 0.8, turn - 24), mix(swirl, "#5a2a10", 0.4), 0.4, r * 0.05,
        0, clip=ball)  # fmt: skip
    plate.veil(ring(x, y, r * 0.97, r * 0.16), "#140628", 0.5, r * 0.05, 0, clip=ball)
    plate.veil(ellipse(x + r * 0.36, y + r * 0.5, r * 0.34, r * 0.2, -40), bright, 0.7, r * 0.1, 0.6, clip=ball)
    card.lamp(
        ellipse(x - r * 0.4, y - r * 0.48, r * 0.24, r * 0.14, -40) + circle(x - r * 0.62, y - r * 0.12, r * 0.06),
        "#ffffff",
        1,
    )


def _cats_eye(card: Calm, x: float, y: float, r: float) -> None:
    """The great one: its vane of amber glass is a cat's eye that looks back."""
    plate = card.plate
    ears = path("M0.1,0.86C0.6,0.62 1,0.6 1.34,0.62C1.6,0.5 1.86,0.46 2.08,0.48C2.08,0.6 2.02,0.7 1.96,0.76"
        "C2.08,0.9 2.08,1.08 1.96,1.2C2.04,1.28 2.12,1.38 2.14,1.48C1.9,1.5 1.6,1.44 1.36,1.34"
        "C1,1.36 0.5,1.3 0.1,1.1Z")  # fmt: skip
    plate.shadow(place(ears, x, y, r), 0.9, r * 0.02)
    _marble(card, x, y, r, "#46b8ac", "#46b8ac", 0)
    ball = plate.mask(circle(x, y, r))
    vane = path("M0,-0.72C0.44,-0.4 0.44,0.4 0,0.72C-0.44,0.4 -0.44,-0.4 0,-0.72Z")
    slit = path("M0,-0.6C0.12,-0.3 0.12,0.3 0,0.6C-0.12,0.3 -0.12,-0.3 0,-0.6Z")
    plate.veil(place(vane, x + r * 0.05, y + r * 0.04, r * 1.06, 8), "#14504e", 0.5, r * 0.04, 0, clip=ball)
    plate.veil(place(vane, x, y, r, 8), "#f2b63a", 1, r * 0.012, 0.45, clip=ball)
    plate.veil(place(vane, x - r * 0.1, y, r * 0.7, 8), "#ffe69a", 0.6, r * 0.06, 0.5, clip=ball)
    plate.veil(place(slit, x, y, r, 8), "#2a0f1c", 1, r * 0.012, 0, clip=ball)
    card.lamp(ellipse(x - r * 0.4, y - r * 0.5, r * 0.2, r * 0.11, -40), "#ffffff", 1)


def marbles(plate: Plate) -> None:
    card = Calm(plate, "#8a62bc", "#22103e", "#f8eefa", "#f2b63a", fade=-90, skin="#dca07c")
    plate.sky([(0, "#5a3a8c"), (0.3, "#9a70c4"), (0.5, "#d8a8d0"), (1, "#d8a8d0")])
    plate.at(0.2)
    behind(card)
    plate.at(0)
    top = card.cut(rectangle(-20, MIDDLE, 640, 480), "#6a429c", 0, 0)
    card.lamp(rectangle(-20, MIDDLE, 640, 5), "#c8a0e0", 0.3)
    plate.shadow(ellipse(316, MIDDLE, 200, 50), 0.4, 16, top)
    face_on_edge(card)
    card.flat(squashed(ring(0, 0, 400, 12), 300, LOW + 132, 1, 0.5), "#e6d2f0", opacity=0.85)
    for x, y, r, glass, swirl, turn in (
        (136, 574, 36, "#2f9c8c", "#f8e08a", 20), (462, 566, 38, "#d8404a", "#fff0e0", -30),
        (204, 616, 44, "#f0a63a", "#c83a2a", 60), (408, 626, 44, "#3f74d0", "#dff0ff", 10),
        (538, 704, 54, "#8ac25a", "#2a6a4a", -20), (86, 742, 60, "#e07ab0", "#fff0f8", 40),
    ):  # fmt: skip
        _marble(card, x, y, r, glass, swirl, turn)
    plate.at(-0.04)
    _cats_eye(card, 284, 726, 114)


SCENES.append(
    Memory(
        draw=marbles, age="school", hue="violet", shape="circles", count=7, direction="down",
        moods=("desire", "joy"), living=("child",), objects=("marble", "chalk ring", "table", "hair bow", "cat shadow"),
        words={
            "bille/marble": 3, "jeu/game": 2, "enfant/child": 2, "sept/seven": 1, "œil/eye": 2, "chat/cat": 2,
            "craie/chalk": 1, "cercle/circle": 1, "violet/violet": 1, "viser/aim": 3, "planète/planet": 1,
            "verre/glass": 1, "gagner/win": 2, "trésor/treasure": 2, "malice/mischief": 2,
            "concentration/concentration": 2, "convoitise/greed": 2, "visage/face": 1,
        },
        fr="Le menton posé sur une table violette, une fillette au nœud rouge guette d’un air malicieux sept billes de "
        "verre ; la plus grosse est un œil de chat, et son ombre a deux oreilles.",
        en="Her chin on a violet table, a girl with a red bow slyly watches seven glass marbles; the largest is a "
        "cat’s eye, and its shadow has two ears.",
    )
)  # fmt: skip


# A cat's head seen from the front, chin at (0, 110).
CAT = (
    "M-70,98C-96,94 -122,82 -152,80C-142,68 -140,58 -142,48C-152,44 -160,36 -164,28C-150,20 -140,8 -138,-12"
    "C-142,-62 -144,-116 -130,-160C-100,-148 -72,-124 -52,-98C-20,-108 20,-108 52,-98C72,-124 100,-148 130,-160"
    "C144,-116 142,-62 138,-12C140,8 150,20 164,28C160,36 152,44 142,48C140,58 142,68 152,80C122,82 96,94 70,98"
    "C40,116 -40,116 -70,98Z"
)
EYELID = "M-38,6C-28,-26 20,-32 38,-8C28,20 -18,28 -38,6Z"
CAT_STRIPES = (
    "0,-106,3 0,-84,15 0,-52,2", "-26,-104,3 -28,-84,13 -38,-58,2", "26,-104,3 28,-84,13 38,-58,2",
    "-138,-6,3 -112,2,12 -92,0,2", "138,-6,3 112,2,12 92,0,2", "-142,30,3 -116,30,12 -92,22,2",
    "142,30,3 116,30,12 92,22,2", "-134,60,3 -114,54,9 -98,46,2", "134,60,3 114,54,9 98,46,2",
)  # fmt: skip


def _cat_face(card: Calm, x: float, y: float) -> None:
    def at(shape: str, flip: bool = False) -> str:
        return place(shape, x, y, 1, -5, flip)

    plate = card.plate
    head = card.cut(at(path(CAT)), "fur", 70, 1.2, shade=0.3)
    for flip in (False, True):
        card.cut(at(path("M-118,-136C-98,-126 -80,-110 -68,-92C-88,-86 -106,-74 -116,-58C-122,-84 -122,-112 "
            "-118,-136Z"), flip),
            "#b8604a", 12, 0)  # fmt: skip
    card.flat(at("".join(limb(one) for one in CAT_STRIPES)), "#a8541c", head, 0.85)
    plate.veil(at(ellipse(0, 64, 78, 44)), "#fbd9a0", 0.5, 14, 0.15, clip=head)
    card.cut(at(ellipse(0, 86, 26, 19)), "pale", 12, 0)
    card.cut(at(ellipse(-28, 60, 38, 28, 12)) + at(ellipse(28, 60, 38, 28, -12)), "pale", 20, 0)
    for ex, flip in ((-60, False), (60, True)):

        def eye(shape: str, ex: float = ex, flip: bool = flip) -> str:
            return at(place(shape, ex, -8, 1, 0, flip))

        card.flat(eye(place(path(EYELID), 0, 0, 1.2)), "#5a2810")
        iris = card.lamp(eye(path(EYELID)), "#ecd442", 0.42)
        plate.veil(eye(ellipse(0, -16, 44, 14)), "#8a6a14", 0.5, 5, 0, clip=iris)
        card.flat(at(ellipse(ex, 4, 15, 21)), "#0c0a10", iris)
        card.lamp(at(circle(ex - 9, -6, 6)), "#ffffff", 1)
    card.cut(at(path("M-20,32C-10,28 10,28 20,32C16,44 8,50 0,52C-8,50 -16,44 -20,32Z")), "#d0606a", 7, 0)
    card.flat(at(stroke("M0,52V64M0,64C-8,80 -30,80 -38,68M0,64C8,80 30,80 38,68", 4.4)), "#5a2810")
    card.flat(
        at("".join(circle(s * dx, dy, 2.6) for s in (-1, 1) for dx, dy in ((26, 56), (38, 52), (34, 64)))), "#a8743c"
    )
    whiskers = "".join(
        stroke(f"M{s * 44},{58 + k * 7}C{s * 90},{46 + k * 12} {s * 140},{50 + k * 18} {s * 184},{64 + k * 26}", 2.4)
        for s in (-1, 1)
        for k in (-1, 0, 1)
    )
    card.flat(at(whiskers), "#fff6e2", opacity=0.85)


# The cat lies along the lid: a long back, a folded hind leg, and a foreleg let down beside its cheek.
CAT_BACK = "M150,414C176,330 250,256 344,232C420,212 500,220 546,270C580,310 590,366 580,392C578,406 568,414 550,414Z"
CAT_LEG = (
    "M262,300C326,270 396,300 408,372C414,430 390,520 376,600C373,634 384,668 383,706C381,744 362,757 334,757"
    "C306,757 288,744 287,706C286,668 300,638 298,604C294,540 284,470 280,412Z"
)
SOCK = (
    "M291,656C306,644 318,656 332,646C346,658 360,646 381,656C384,680 384,694 383,708"
    "C381,744 362,757 334,757C306,757 287,744 286,706C286,690 288,672 291,656Z"
)
CAT_THIGH = "M470,414C446,372 458,306 512,292C558,284 584,326 583,372C583,400 572,414 548,414Z"
CAT_TAIL = "516,340,44 562,384,46 574,462,36 566,540,32 526,584,29 488,562,27 492,530,20"
BACK_BANDS = ("404,206,4 430,262,17 424,322,3", "462,204,4 480,248,14 470,292,3")
LEG_BANDS = ("274,452,3 336,472,16 420,446,3", "282,518,3 340,536,15 410,512,3", "290,580,3 342,596,13 398,576,3")
THIGH_BANDS = ("518,284,4 538,322,14 530,362,3", "560,300,3 570,336,11 562,372,3")
TAIL_BANDS = ("552,440,3 580,450,10 606,440,3", "548,496,3 576,508,10 604,500,3", "526,536,3 550,560,10 580,572,3")


def _striped(card: Calm, shape: str, bands: tuple[str, ...], depth: float, lift: float = 0) -> Field:
    fur = card.cut(shape, "fur", depth, lift, shade=0.34)
    card.flat("".join(limb(band) for band in bands), "#a8541c", fur, 0.85)
    return fur


def _cat_body(card: Calm) -> None:
    """It lies along the lid; a foreleg in a white sock hangs down and presses a key."""
    plate = card.plate
    front = plate.mask(rectangle(0, MIDDLE - 38, 600, 500))
    plate.shadow(place(path(CAT_LEG) + limb(CAT_TAIL), 24, 12), 0.7, 9, front)
    plate.shadow(rectangle(380, MIDDLE - 38, 206, 16), 0.8, 5, front)
    _striped(card, limb(CAT_TAIL), TAIL_BANDS, 26)
    back = _striped(card, path(CAT_BACK), BACK_BANDS, 60)
    plate.veil(path("M400,300C436,330 440,380 424,420H470C440,370 450,310 500,290Z"), "#8a3f14", 0.4, 14, 0, clip=back)
    _striped(card, path(CAT_THIGH), THIGH_BANDS, 44, 0.5)
    foot = card.cut(blob("428,404 434,384 462,378 508,384 524,400 520,416 470,420 436,418"), "pale", 20, 0.4)
    card.flat(stroke("M434,404C440,402 446,402 450,404M440,392C446,391 452,392 456,395", 3.4), "#b08048", foot)
    _striped(card, path(CAT_LEG), LEG_BANDS, 46, 0.5)
    sock = card.cut(path(SOCK), "pale", 30, 0.3)
    toes = "M312,746C309,739 310,732 313,725M335,749C334,742 334,734 335,726M358,746C361,739 360,732 357,725"
    card.flat(stroke(toes, 4), "#b08048", sock)


def _mouse(card: Calm, x: float, y: float) -> None:
    """A mouse seen from behind, sitting on the keys; it looks up."""

    def at(shape: str) -> str:
        return place(shape, x, y, 1.1)

    fur = "#8a7d74"
    card.plate.shadow(at(ellipse(8, -2, 46, 9)), 0.8, 4)
    card.cut(at(limb("22,-10,9 56,-2,8 76,14,6 64,34,5 36,36,3")), "#c98d80", 5, 0.5)
    card.cut(at(circle(-30, -96, 20) + circle(30, -96, 20)), "#c98d80", 8, 0.5)
    card.cut(at(ring(-30, -96, 18.5, 5) + ring(30, -96, 18.5, 5)), fur, 3, 0)
    pear = "M0,-104C22,-104 36,-88 36,-70C36,-62 40,-54 44,-42C54,-14 40,3 0,3C-40,3 -54,-14 -44,-42"
    card.cut(at(path(pear + "C-40,-54 -36,-62 -36,-70C-36,-88 -22,-104 0,-104Z")), fur, 34, 0.6)
    card.cut(at(ellipse(0, -76, 37, 33)), fur, 26, 0.4)


def piano_lid(plate: Plate) -> None:
    card = Calm(plate, "#4a4640", "#0a090e", "#fff6e2", "#e8923a", fade=-90, fur="#e89a42", pale="#fbe6c4")
    plate.at(0.5)
    plate.veil(ellipse(180, 150, 260, 200), "#f0c888", 0.5, 60, 0.3)
    plate.at(0)
    card.cut(path(f"M-20,{MIDDLE - 40}H620V{MIDDLE + 124}H-20Z"), "#16141b", 0, 1)
    card.lamp(rectangle(-20, MIDDLE - 40, 640, 7), "#c8c2c8", 0.4)
    card.flat("".join(rectangle(-52 + 86 * i, MIDDLE + 66, 78, 58) for i in range(9)), "#5a565e", opacity=0.5)
    card.flat(path(f"M-20,{MIDDLE + 112}H620V{MIDDLE + 130}H-20Z"), "#c0242c")
    pressed = 4
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
    plate.shadow("".join(rectangle(-52 + 86 * i + 72, MIDDLE + 126, 40, 160) for i in (0, 1, 3, 4, 5, 7)), 0.7, 4)
    for i in (0, 1, 3, 4, 5, 7):
        x = -52 + 86 * i + 57
        card.cut(rectangle(x, MIDDLE + 120, 50, 156, 7), "#17141a", 12, 0.8)
        card.lamp(rectangle(x + 10, MIDDLE + 128, 6, 116, 3), "#8d8890", 0.4)
    _cat_body(card)
    _mouse(card, 190, 790)
    _cat_face(card, 206, 314)
    paw = card.cut(blob("44,420 52,392 88,380 126,390 138,420 132,456 92,468 52,456"), "pale", 26, 1)
    card.flat(stroke("M68,464C66,452 68,442 72,436M92,468C91,454 92,444 93,438M116,464C118,452 116,442 112,436", 4),
        "#b08048", paw)  # fmt: skip


SCENES.append(
    Memory(
        draw=piano_lid, age="house", hue="black and ivory", shape="stripes", count=1, direction="down",
        moods=("comic", "calm"), living=("cat", "mouse"), objects=("piano", "key", "lid"),
        words={
            "piano/piano": 3, "chat/cat": 3, "souris/mouse": 2, "musique/music": 3, "patte/paw": 2,
            "moustache/whisker": 1, "noir/black": 1, "blanc/white": 1, "touche/key": 2, "roux/ginger": 1,
            "rayure/stripe": 1, "note/note": 2, "leçon/lesson": 1, "bêtise/mischief": 2, "curiosité/curiosity": 2,
            "fausse note/wrong note": 2, "toucher/touch": 1,
        },
        fr="Un chat roux couché sur un piano noir laisse pendre une patte qui enfonce une touche blanche ; ses yeux "
        "jaunes regardent une souris assise sur le clavier, vue de dos.",
        en="A ginger cat lying on a black piano lets one paw hang down and press a white key; its yellow eyes look at "
        "a mouse that sits on the keys, seen from behind.",
    )
)  # fmt: skip
