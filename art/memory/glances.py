"""Memory cards that look straight at you, or at what they want."""

from __future__ import annotations

from random import Random

from art.colour import Field, mix
from art.memory._calm import Calm, squashed
from art.memory._early import HIGH, LOW, MIDDLE
from art.memory._hands import FINGERS_OVER
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
        fr="L’intérieur d’une boîte aux lettres rouge : un enfant inquiet regarde par la fente, une lettre au cachet "
        "en forme de cœur tombe vers d’autres lettres et un nid où sont deux œufs.",
        en="The inside of a red post box: a worried child looks in through the slot, a letter with a heart on its seal "
        "falls towards other letters and a nest with two eggs.",
    )
)  # fmt: skip


def _marble(card: Calm, x: float, y: float, r: float, glass: str, swirl: str, turn: float) -> None:
    """Glass: dark where the light comes in, bright where it leaves, and a bright spot in its own shadow."""
    plate = card.plate
    plate.shadow(ellipse(x + r * 0.3, y + r * 0.92, r * 1.25, r * 0.34), 0.85, r * 0.08)
    plate.veil(ellipse(x + r * 0.34, y + r * 0.96, r * 0.5, r * 0.13), glass, 0.8, r * 0.08, 0.7)
    ball = card.cut(circle(x, y, r), glass, r * 0.5, 0.3)
    plate.veil(ellipse(x + r * 0.26, y + r * 0.42, r * 0.66, r * 0.44, -24), "#ffffff", 0.42, r * 0.12, 0.5, clip=ball)
    back = path("M-0.62,0.16C-0.36,-0.3 0.3,-0.36 0.6,-0.1C0.34,-0.06 -0.26,0.02 -0.62,0.16Z")
    front = path("M-0.72,-0.1C-0.4,0.36 0.36,0.42 0.74,0.02C0.4,0.14 -0.3,0.1 -0.72,-0.1Z")
    plate.veil(place(back, x, y, r, turn - 24), mix(swirl, glass, 0.35), 0.8, r * 0.03, 0.3, clip=ball)
    plate.veil(place(front, x, y, r, turn - 24), swirl, 0.95, r * 0.02, 0.4, clip=ball)
    plate.veil(place(front, x + r * 0.02, y + r * 0.06, r * 0.8, turn - 24), mix(swirl, "#5a2a10", 0.4), 0.4, r * 0.05,
        0, clip=ball)  # fmt: skip
    plate.veil(ring(x, y, r * 0.97, r * 0.16), "#140628", 0.5, r * 0.05, 0, clip=ball)
    plate.veil(ellipse(x + r * 0.36, y + r * 0.5, r * 0.34, r * 0.2, -40), "#ffffff", 0.5, r * 0.1, 0.6, clip=ball)
    card.lamp(
        ellipse(x - r * 0.4, y - r * 0.48, r * 0.24, r * 0.14, -40) + circle(x - r * 0.62, y - r * 0.12, r * 0.06),
        "#ffffff",
        1,
    )


def _watching(card: Calm) -> None:
    """A girl lying on her front, chin on her arms, her eyes on the marbles."""
    plate = card.plate
    plate.shadow(ellipse(300, 560, 320, 40), 0.7, 18)
    card.cut(blob("-40,560! 4,470 92,416 300,400 508,416 596,470 640,560! 640,600! -40,600!"), "#2f7690", 50, 0.6)
    card.cut(path("M316,104C190,92 116,170 116,296C116,370 84,420 76,486C72,520 96,520 104,500C104,540 128,548 150,530"
        "C200,566 400,566 452,530C474,550 500,536 498,502C508,520 530,514 524,482C514,420 484,372 484,296"
        "C484,180 420,108 316,104Z"), "#44202c", 60, 1)  # fmt: skip
    face = card.cut(path("M164,300C158,410 182,486 232,524C274,548 326,548 368,524C418,486 442,410 436,300"
        "C420,240 180,240 164,300Z"),
        "skin", 80, 0)  # fmt: skip
    for x in (204, 396):
        plate.veil(ellipse(x, 458, 34, 24), "#e8705c", 0.4, 14, 0.1, clip=face)
    for x, side in ((238, -1), (362, 1)):
        _eye(card, x, 398, side)
    card.flat(stroke("M282,462C288,472 312,472 318,462", 5), "#9c5a44", face, 0.8)
    plate.veil(ellipse(296, 446, 9, 14), "#fff0d8", 0.5, 5, 0.3, clip=face)
    card.flat(stroke("M258,496C280,512 324,512 350,486M350,486C354,484 356,480 356,476", 6), "#7a2f34", face)
    fringe = card.cut(path("M146,420C132,250 190,140 300,136C410,140 468,250 454,420C448,380 442,340 430,306"
        "C424,318 418,326 408,334C404,322 400,312 396,304C382,320 364,330 342,336C340,324 336,314 330,306"
        "C312,324 288,334 258,338C258,326 256,316 252,308C240,322 222,332 200,338C198,328 194,318 190,310"
        "C166,340 152,380 146,420Z"), "#44202c", 26, 0)  # fmt: skip
    strands = "".join(
        stroke(f"M{330 + dx * 0.1:.0f},150C{310 + dx * 0.7:.0f},176 {300 + dx},230 {296 + dx * 1.02:.0f},300", 2.6)
        for dx in (-136, -104, -62, -24, 12, 52, 88, 126)
    )
    card.flat(strands, "#241018", fringe, 0.5)
    sides = (
        "140,300,2 124,400,6 108,490,2", "152,360,2 142,440,5 136,520,2", "462,300,2 478,400,6 494,490,2",
        "450,360,2 460,440,5 466,520,2",
    )  # fmt: skip
    card.flat("".join(limb(lock) for lock in sides), "#241018", opacity=0.5)
    plate.veil(stroke("M176,250C220,196 380,196 424,250", 16), "#c87a80", 0.4, 8, 0.3)
    band = "M156,318C154,214 208,134 304,132C398,134 448,214 446,318"
    card.cut(stroke(band, 17), "#e0484c", 8, 0.6)
    loop = path("M0,0C14,-36 58,-46 72,-26C84,-4 76,28 58,34C34,36 12,18 0,0Z")
    for side in (-1, 1):
        card.cut(place(loop, 398, 172, 1, -28, side < 0), "#e0484c", 16, 0.8)
        crease = stroke("M8,-2C26,-14 40,-18 52,-16M8,4C24,10 36,14 46,14", 3)
        card.flat(place(crease, 398, 172, 1, -28, side < 0), "#9c2430", opacity=0.7)
    card.cut(ellipse(398, 172, 13, 16, -28), "#c0343c", 8, 0.6)
    plate.shadow(path("M150,520C230,560 370,560 450,520V560H150Z"), 0.5, 10)
    plate.veil(ellipse(300, 540, 90, 26), "#7ae0c8", 0.45, 14, 0.4, clip=face)
    _crossed_arms(card)


def _crossed_arms(card: Calm) -> None:
    """One forearm lies over the other; its hand comes out of the cuff and rests on the far sleeve."""
    plate = card.plate
    far = card.cut(
        path(f"M300,540C380,536 450,518 620,{LOW - 134}V{LOW - 10}C520,656 420,660 300,650Z"), "#347d98", 50, 1
    )
    creases = ("536,520,2 552,560,6 546,610,2", "576,520,2 594,562,6 588,610,2")
    card.flat("".join(limb(fold) for fold in creases), "#1d566e", far)
    card.bare(FINGERS_OVER, 450, 574, 0.76, -84, True)
    near = path(f"M-20,{LOW - 134}C60,500 150,520 220,532C280,542 350,538 414,526C440,524 447,546 447,576"
        f"C447,614 440,640 416,643C300,656 120,656 -20,{LOW - 10}Z")  # fmt: skip
    sleeve = card.cut(near, "#3f8fac", 50, 0.8)
    folds = (
        "82,522,2 66,560,6 72,606,2", "36,530,2 16,566,6 22,606,2", "134,528,2 128,552,5 134,580,2",
        "412,526,2 420,580,4 412,644,2", "388,536,1 393,566,5 388,596,1",
    )  # fmt: skip
    card.flat("".join(limb(fold) for fold in folds), "#1d566e", sleeve)
    plate.shadow(path("M150,520C230,552 370,552 450,520V552C370,576 230,576 150,552Z"), 0.4, 9, sleeve)


def _eye(card: Calm, x: float, y: float, side: int) -> None:
    def at(shape: str) -> str:
        return place(shape, x, y, 1, 0, side < 0)

    dark = "#2a1220"
    white = card.cut(at(path("M-36,2C-24,-20 18,-24 38,-4C26,18 -18,24 -36,2Z")), "#fff6ea", 10, 0)
    towards = x - side * 5
    card.flat(circle(towards, y + 5, 21), "#6a4228", white)
    card.flat(circle(towards, y + 7, 12), "#160a12", white)
    card.lamp(
        stroke(f"M{towards - 12},{y + 15}Q{towards},{y + 23} {towards + 12},{y + 15}", 4), "#7ae0d0", 0.6, clip=white
    )
    card.flat(at(path("M-40,4C-28,-26 20,-32 44,-8C24,-20 -20,-16 -40,4Z")), dark)
    card.lamp(circle(towards - 7, y - 2, 5.4), "#ffffff", 1)
    card.flat(at(stroke("M-26,-22C-10,-34 18,-34 34,-22", 2.6)), "#9c5a44",
        opacity=0.7)  # fmt: skip
    card.flat(at(path("M-34,-40C-8,-56 26,-58 52,-46C26,-48 -6,-44 -32,-33Z")), "#44202c")


def marbles(plate: Plate) -> None:
    card = Calm(plate, "#8a62bc", "#22103e", "#f8eefa", "#f2b63a", fade=-90, skin="#dca07c")
    plate.sky([(0, "#5a3a8c"), (0.3, "#9a70c4"), (0.5, "#d8a8d0"), (1, "#d8a8d0")])
    plate.at(0.6)
    card.cut(path(f"M-20,{MIDDLE}H620V930H-20Z"), "#7a52ac", 0, 0)
    plate.at(0.1)
    _watching(card)
    plate.at(0)
    card.cut(path("M-20,626C150,596 450,596 620,626V930H-20Z"), "#6a429c", 60, 0.6)
    card.flat(squashed(ring(0, 0, 420, 14), 300, 800, 1, 0.405), "#e6d2f0", opacity=0.85)
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
        fr="Une fillette couchée, le menton sur les bras, fixe d’un air malicieux sept billes de verre dans un rond de "
        "craie sur un sol violet.",
        en="A girl lying with her chin on her arms looks slyly at seven glass marbles in a chalk ring on violet "
            "ground.",
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
        return place(shape, x, y, 1.06, -5, flip)

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
        card.flat(at(ellipse(ex + 6, 0, 15, 21)), "#0c0a10", iris)
        card.lamp(at(circle(ex - 4, -10, 6)), "#ffffff", 1)
    card.cut(at(path("M-20,32C-10,28 10,28 20,32C16,44 8,50 0,52C-8,50 -16,44 -20,32Z")), "#d0606a", 7, 0)
    card.flat(at(stroke("M0,52V64M0,64C-8,80 -30,80 -38,68M0,64C8,80 30,80 38,68", 4.4)), "#5a2810")
    card.flat(
        at("".join(circle(s * dx, dy, 2.6) for s in (-1, 1) for dx, dy in ((26, 56), (38, 52), (34, 64)))), "#a8743c"
    )
    whiskers = "".join(
        stroke(f"M{s * 44},{58 + k * 7}C{s * 100},{46 + k * 12} {s * 160},{50 + k * 18} {s * 214},{66 + k * 26}", 2.4)
        for s in (-1, 1)
        for k in (-1, 0, 1)
    )
    card.flat(at(whiskers), "#fff6e2", opacity=0.85)


# Back, rump, hanging tail and hanging foreleg in one line; the head hides where it begins.
CAT_BODY = (
    "M150,412C190,318 300,222 400,198C484,180 550,224 570,306C580,350 580,392 582,440C586,520 574,590 534,612"
    "C502,626 474,602 480,568C484,548 508,546 511,564C512,574 514,579 521,575C540,563 546,510 541,456"
    "C539,428 532,412 516,412H504C490,412 486,424 483,440C472,500 458,560 456,610C456,640 470,668 470,704"
    "C470,742 450,756 424,756C396,756 376,742 376,704C376,668 386,640 383,604C378,540 366,480 352,412Z"
)
SOCK = (
    "M376,664C388,648 402,660 416,648C432,660 446,648 466,664C470,688 471,698 470,708"
    "C470,742 450,757 423,757C396,757 375,742 376,706C376,688 374,674 376,664Z"
)
BODY_BANDS = (
    "416,190,4 436,250,20 430,316,3", "476,200,4 498,250,18 492,308,3", "530,226,4 548,268,14 544,310,3",
    "350,450,3 404,468,16 484,446,3", "360,514,3 412,530,15 472,510,3", "374,576,3 416,590,13 462,572,3",
    "528,450,3 562,460,11 592,450,3", "530,510,3 560,522,11 590,514,3", "522,556,3 546,574,11 574,580,3",
)  # fmt: skip


def _cat_body(card: Calm) -> None:
    """It lies along the edge; a foreleg in a white sock hangs down and presses a key."""
    plate = card.plate
    front = plate.mask(rectangle(0, MIDDLE - 38, 600, 500))
    plate.shadow(place(path(CAT_BODY), 26, 12), 0.7, 9, front)
    body = card.cut(path(CAT_BODY), "fur", 44, 0, shade=0.34)
    card.flat("".join(limb(band) for band in BODY_BANDS), "#a8541c", body, 0.85)
    haunch = path("M494,412C470,372 480,322 532,316C504,330 490,366 506,412Z")
    plate.veil(haunch, "#8a3f14", 0.55, 6, 0, clip=body)
    sock = card.cut(path(SOCK), "pale", 30, 0.3)
    toes = "M400,746C397,739 398,732 401,725M423,749C422,742 422,734 423,726M446,746C449,739 448,732 445,725"
    card.flat(stroke(toes, 4), "#b08048", sock)


def piano_lid(plate: Plate) -> None:
    card = Calm(plate, "#4a4640", "#0a090e", "#fff6e2", "#e8923a", fade=-90, fur="#e89a42", pale="#fbe6c4")
    plate.at(0.5)
    plate.veil(ellipse(180, 150, 260, 200), "#f0c888", 0.5, 60, 0.3)
    plate.at(0)
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
    plate.shadow("".join(rectangle(-52 + 86 * i + 72, MIDDLE + 126, 40, 160) for i in (0, 1, 3, 4, 5, 7)), 0.7, 4)
    for i in (0, 1, 3, 4, 5, 7):
        x = -52 + 86 * i + 57
        card.cut(rectangle(x, MIDDLE + 120, 50, 156, 7), "#17141a", 12, 0.8)
        card.lamp(rectangle(x + 10, MIDDLE + 128, 6, 116, 3), "#8d8890", 0.4)
    _cat_body(card)
    _cat_face(card, 268, 318)
    paw = card.cut(blob("84,420 92,392 128,380 166,390 178,420 172,456 132,468 92,456"), "pale", 26, 1)
    card.flat(stroke("M108,464C106,452 108,442 112,436M132,468C131,454 132,444 133,438M156,464C158,452 156,442 "
        "152,436", 4),
        "#b08048", paw)  # fmt: skip


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
