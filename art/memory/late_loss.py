"""Memory cards of loss."""

from __future__ import annotations

from random import Random

from art.colour import mix
from art.memory._calm import Calm
from art.memory._early import Card, scattered
from art.motif import Motif, Piece
from art.motifs.curves import blob, curve, holed, limb
from art.motifs.harvest import leaf_beech, leaf_maple, leaf_oak
from art.press import Plate
from art.scene import Memory, Scene
from art.shapes import circle, ellipse, line, path, place, polygon, rectangle, stroke

SCENES: list[Scene] = []

# A goose on the wing, its neck stretched out to the left.
GOOSE = Motif(
    (
        Piece(path("M-16,-6C-32,-28 -40,-58 -30,-92C-12,-72 4,-42 12,-10Z"), "body"),
        Piece(
            path(
                "M-104,1C-96,-5 -90,-9 -82,-8C-64,-7 -46,-4 -28,-9C-20,-32 0,-64 48,-94C42,-70 32,-42 32,-15"
                "C50,-12 66,-9 90,-13C76,0 58,8 36,10C10,16 -18,14 -36,5C-52,1 -66,2 -80,2C-88,4 -96,4 -104,1Z"
            ),
            "body",
        ),
    ),
    {"body": "#33180f"},
)


COAT_BACK = "M258,132C290,120 370,120 402,132C440,146 462,160 468,186L452,470H208L192,186C198,160 220,146 258,132Z"
COAT_LEFT = (
    "M284,124C256,136 214,150 198,178C190,250 196,330 190,400C188,440 190,470 186,500C220,514 276,516 316,508"
    "C322,440 318,380 322,318C312,262 296,190 284,124Z"
)
COAT_RIGHT = (
    "M376,124C404,136 446,150 462,178C470,250 464,330 470,400C472,440 470,470 474,500C440,514 384,518 338,508"
    "C334,440 336,380 326,322C340,262 362,190 376,124Z"
)
LAPEL_LEFT = "M284,122C268,132 262,146 260,164L246,196L268,206L258,232C280,268 304,300 322,320C314,250 302,180 294,128Z"
LAPEL_RIGHT = (
    "M376,122C392,132 398,146 400,164L414,196L392,206L402,232C380,268 350,300 326,322C338,250 358,180 366,128Z"
)
SLEEVE_LEFT = (
    "M206,166C178,176 164,206 160,256C156,320 152,390 156,452C158,466 160,474 164,478C178,486 198,484 208,474"
    "C208,420 210,360 214,310C218,262 222,210 206,166Z"
)
SLEEVE_RIGHT = (
    "M454,166C484,178 500,214 506,268C512,330 512,388 500,424C480,462 450,496 424,524C408,530 388,514 384,498"
    "C402,474 432,440 446,408C448,360 440,300 440,250C440,210 444,184 454,166Z"
)


def empty_chair(plate: Plate) -> None:
    card = Calm(
        plate, "#c98f90", "#3a1e2c", "#fdeedc", "#4a6c88", fade=-40, wood="#7a4230", gold="#f4d896", felt="#a4525c"
    )  # fmt: skip
    plate.at(0.1)
    rose = path("M0,-18C7,-10 16,-8 16,0C16,10 6,12 0,20C-6,12 -16,10 -16,0C-16,-8 -7,-10 0,-18Z")
    card.flat(scattered(Random(2), rose, 86, 0, 0), "pale", opacity=0.4)
    pane = polygon([(-30, 96), (92, 66), (92, 210), (-30, 244)]) + polygon(
        [(108, 62), (236, 30), (236, 172), (108, 206)]
    )
    pane += polygon([(-30, 262), (92, 228), (92, 372), (-30, 410)]) + polygon(
        [(108, 224), (236, 190), (236, 334), (108, 368)]
    )
    plate.veil(pane, "#ffe9b8", 0.8, 2.5, 0.75)
    hung = place(path(COAT_BACK) + path(SLEEVE_LEFT) + path(SLEEVE_RIGHT), 74, 26, 1.02)
    plate.shadow(hung + place(ellipse(330, 566, 168, 46), 78, 20), 0.6, 9)
    card.cut(rectangle(-20, 622, 640, 28), "#e2b8ac", 5, 0.4)
    card.cut(rectangle(-20, 650, 640, 280), "#8a544a", 0, 0)
    card.flat("".join(line([(300 + k * 60, 650), (300 + k * 150, 930)], 3) for k in range(-6, 7)), "dark", opacity=0.4)
    sun = polygon([(-30, 742), (150, 716), (250, 820), (20, 862)]) + polygon(
        [(30, 874), (264, 832), (350, 930), (90, 940)]
    )
    plate.veil(sun, "#ffe2a4", 0.85, 2.5, 0.7)
    plate.shadow(ellipse(430, 852, 190, 30, 4), 0.75, 12)
    for foot in (
        "88,884,10 150,880,11 230,868,6",
        "170,882,16 240,880,16 330,866,8",
        "494,882,16 560,880,16 650,868,8",
    ):
        plate.shadow(limb(foot), 0.7, 4)
    plate.at(0)
    _bentwood(card)
    _jacket(card)
    stick = "M88,880L159,330C166,272 108,262 104,316C104,326 108,332 114,334"
    card.cut(stroke(stick, 15), "#5a2c20", 7, 0.9)
    card.cut(place(rectangle(-10, -9, 20, 18, 3), 151, 392, 1, 7.4), "gold", 6, 0.3)
    card.cut(place(rectangle(-9, -16, 18, 22, 5), 88, 878, 1, 7.4), "dark", 5, 0.3)


def _bentwood(card: Card) -> None:
    """A chair of bent wood, seen from the front; somebody sat on its cushion for years."""
    for back in ("252,580,20 246,700,18 236,806,14", "408,580,20 414,700,18 424,806,14"):
        card.cut(limb(back), "#5a2e24", 8, 0.6)
    card.cut(
        '<ellipse cx="330" cy="716" rx="126" ry="26" fill="none" stroke="#fff" stroke-width="11"/>', "wood", 6, 0.5
    )
    hoop = "M226,570C216,420 206,300 212,220C220,130 270,96 330,96S440,130 448,220C454,300 444,420 434,570"
    card.cut(stroke(hoop, 22), "wood", 10, 0.8)
    for front in ("196,590,28 184,740,22 168,878,17", "464,590,28 476,740,22 492,878,17"):
        card.cut(limb(front), "wood", 11, 1)
    card.cut(path("M160,560C160,500 500,500 500,560V584C500,640 160,640 160,584Z"), "wood", 16, 0.8)


def _jacket(card: Card) -> None:
    card.cut(path(COAT_BACK), "#5c2f3c", 14, 0.6)
    card.flat(stroke("M262,150C300,164 360,164 398,150", 4), "#8a5460")
    cushion = "M166,552C166,516 236,500 330,500S494,516 494,552C494,592 424,606 330,606S166,592 166,552Z"
    card.cut(path(cushion), "felt", 22, 0.8)
    card.plate.veil(ellipse(322, 553, 96, 20), "#5e2436", 0.85, 8, 0)
    card.plate.veil(stroke("M232,570C266,586 378,588 414,570", 5), "#c98086", 0.7, 3, 0)
    card.flat(stroke("M172,566C200,600 460,602 488,566", 4), "#c98086")
    card.cut(path(COAT_LEFT), "accent", 26, 0.9)
    card.cut(path(COAT_RIGHT), "accent", 26, 0.9)
    card.cut(path(SLEEVE_LEFT), "#557a96", 18, 0.9)
    card.cut(path(LAPEL_LEFT) + path(LAPEL_RIGHT), "#5f86a2", 9, 0.6)
    card.cut(stroke("M294,124C314,112 346,112 366,124", 18), "#5f86a2", 8, 0.5)
    card.flat("".join(circle(348, y, 7.5) for y in (352, 410, 466)), "gold")
    card.cut(path("M394,262L400,242L410,254L420,238L432,258V268H394Z"), "light", 4, 0.2)
    card.flat(
        line([(388, 268), (440, 264)], 5) + line([(204, 408), (262, 414)], 5) + line([(398, 414), (456, 408)], 5),
        "#33506a",
    )
    card.cut(path(SLEEVE_RIGHT), "#557a96", 18, 1)
    card.flat(curve("444,404 470,396 498,402", 3) + curve("446,420 468,420 490,434", 3), "#33506a")
    card.flat(stroke("M158,448C174,456 196,454 208,446", 3) + stroke("M398,476C408,490 424,504 440,510", 3), "#33506a")
    card.flat("".join(circle(x, y, 3.6) for x, y in ((166, 462), (178, 465), (412, 506), (403, 496))), "gold")


SCENES.append(
    Memory(
        draw=empty_chair, age="loss", hue="dusty rose", shape="chair", count=1, direction="down",
        moods=("loneliness", "wistful"), objects=("chair", "jacket", "cushion", "stick", "sunlight"),
        words={
            "chaise/chair": 3, "vide/empty": 3, "veste/jacket": 2, "coussin/cushion": 2, "empreinte/imprint": 3,
            "canne/stick": 2, "soleil/sun": 2, "absence/absence": 3, "vieillesse/old age": 2, "attendre/wait": 2,
            "rose/rose": 1, "maison/home": 1, "deuil/mourning": 2, "place/place": 1,
            "parallélogramme/parallelogram": 1,
        },
        fr="Une chaise vide, une veste d’homme sur le dossier, une manche posée sur le coussin creusé, une canne, le "
        "soleil en parallélogrammes sur le mur et au sol.",
        en=(
            "An empty chair, a man’s jacket over its back, a sleeve resting on the hollowed cushion, a "
            "stick, sunlight in parallelograms on the wall and the floor."
        ),
    )
)  # fmt: skip


# A rubber boot from the side, its toe to the right, the back of its heel at (0, 0), 400 high.
BOOT = path(
    "M-8,-394Q54,-374 116,-402C112,-326 104,-250 108,-194C112,-152 152,-132 196,-110C236,-90 262,-66 262,-30"
    "C262,-22 261,-18 258,-14H-12C-18,-40 -18,-70 -10,-110C0,-160 4,-220 2,-270C0,-320 -6,-356 -8,-394Z"
)
BOOT_SOLE = path("M-14,-22H262C266,-8 260,2 246,2H112C102,2 100,-6 90,-6C82,-6 82,4 74,4H-8C-16,4 -16,-10 -14,-22Z")
BOOT_RIM = path("M-10,-402Q54,-380 118,-410L116,-372Q54,-348 -6,-366Z")


def _boot(card: Card, x: float, y: float, scale: float, turn: float) -> None:
    def at(shape: str) -> str:
        return place(shape, x, y, scale, turn, True)

    card.cut(at(BOOT), "rubber", 46, 1.6)
    card.cut(at(BOOT_SOLE), "#1f2a22", 8, 0)
    card.flat(at(stroke("M-10,-22H260", 4)), "accent", opacity=0.75)
    creases = "M106,-196C84,-186 62,-184 40,-190M112,-170C92,-158 70,-156 52,-160M-8,-120C10,-112 24,-110 38,-114"
    card.flat(at(stroke(creases, 4)), "#1c2a22", opacity=0.75)
    card.flat(at(stroke("M186,-112C176,-84 176,-56 184,-24", 4)), "#1c2a22", opacity=0.6)
    shine = limb("88,-340,3 84,-280,13 86,-216,4") + limb("206,-88,3 228,-72,9 240,-50,3")
    card.flat(at(shine), "#a9c49a", opacity=0.9)
    card.cut(at(BOOT_RIM), "accent", 12, 0.4)


def _leash(card: Card) -> None:
    """A strap hung by its handle from a nail, a collar clipped to its end."""
    strap = 15
    handle = "M474,450C450,500 452,546 478,580C508,546 504,496 482,450"
    card.cut(stroke(handle, strap), "leash", 6, 1.2)
    card.flat(stroke(handle, 1.8), "#ffb8a0", opacity=0.7)
    tail = "M478,574C470,598 490,614 480,640"
    card.cut(stroke(tail, strap), "leash", 6, 1.2)
    card.flat(stroke(tail, 1.8), "#ffb8a0", opacity=0.7)
    card.cut(rectangle(464, 562, 28, 30, 5), "#a81f22", 7, 0.6)
    card.cut(circle(478, 447, 9), "#e8d2a8", 5, 0.6)
    hook = (
        "M466,636H494L490,650H470ZM480,650C496,650 500,664 494,676C488,686 472,686 466,676C460,664 464,650 480,650Z"
        "M480,658C472,658 470,666 473,672C477,677 483,677 487,672C490,666 488,658 480,658Z"
    )
    card.cut(holed(hook), "#e8d2a8", 5, 0.8)
    around = '<ellipse fill="none" stroke="#fff" stroke-width="17" cx="480" cy="710" rx="60" ry="32"/>'
    card.cut(around, "#8a1518", 6, 1.2)
    card.cut(stroke("M420,710C420,730 446,742 480,742C514,742 540,730 540,710", 18), "leash", 8, 0.6)
    card.flat(stroke("M422,716C428,732 452,742 480,742C508,742 532,732 538,716", 1.8), "#ffb8a0", opacity=0.7)
    card.cut(place(holed("M-15,-16H15V16H-15ZM-7,-8V8H7V-8Z"), 521, 733, 1, -24), "#e8d2a8", 5, 0.8)
    card.cut(circle(478, 762, 16), "accent", 9, 0.8)
    card.flat(circle(478, 752, 3), "dark")


def autumn_boots(plate: Plate) -> None:
    card = Calm(
        plate, "#b85f2c", "#33180f", "#f9e3b8", "#efb23a", fade=-110, rubber="#4f7c5a", wood="#8a5234", leash="#e23a30"
    )
    draw = Random(11)
    for i, (x, y) in enumerate(((150, 176), (252, 118), (268, 236), (366, 70), (388, 292))):
        card.put(GOOSE, x, y, 0.78 - 0.05 * i, (-4, 2, -6, 4, -2)[i], flat="dark")
    for x in range(-10, 640, 116):
        top = 344 + (x * 7) % 22
        card.cut(path(f"M{x},930V{top + 28}L{x + 36},{top}L{x + 72},{top + 30}V930Z"), "wood", 20, 1)
        grain = curve(f"{x + 24},420 {x + 30},600 {x + 22},880", 3) + curve(
            f"{x + 50},450 {x + 46},640 {x + 52},880", 3
        )
        card.flat(grain, "dark", opacity=0.4)
    card.cut(rectangle(-20, 431, 640, 38, 4), "#a0623a", 14, 1)
    card.flat("".join(circle(x + 36, 455, 6) for x in range(-10, 640, 116)), "dark")
    _leash(card)
    kinds = (leaf_oak, leaf_maple, leaf_beech)
    inks = ("accent", "#d9762c", "#f0d27c", "#c23a22")

    def fallen(x: float, y: float, scale: float, turn: float, i: int) -> None:
        ink = inks[i % 4]
        vein = mix(card.tone(ink), "#5a2410", 0.6)
        card.put(kinds[i % 3](), x, y, scale, turn, fruit=ink, leaf=ink, green=ink, vein=vein, stem=vein, shine=ink,
            fold=vein)  # fmt: skip

    card.cut(blob("-40,838! 100,812 260,830 420,812 640,836! 640,940! -40,940!"), "#96491f", 40, 1)
    mouth = place(ellipse(54, -402, 62, 19, -4), 262, 850, 0.92, 0, True)
    card.cut(mouth, "#b8862a", 5, 0.6)
    card.flat(place(ellipse(54, -399, 54, 14, -4), 262, 850, 0.92, 0, True), "#2a160c")
    for i in range(9):
        fallen(213 + (i - 4) * 10, 500 - 14 * (i % 2), 0.58, (i - 4) * 19 + draw.uniform(-8, 8), i)
    _boot(card, 262, 850, 0.92, 0)
    for x, y, turn, i in ((178, 506, 218, 2), (236, 500, 158, 3)):
        fallen(x, y, 0.46, turn, i)
    card.cut(place(ellipse(53, -394, 64, 20, -3), 196, 886, 0.8, 88, True), "#1a120c", 0, 0)
    for i in range(5):
        fallen(492 + 12 * (i % 3), 806 + 18 * i, 0.5, 60 + 20 * i, i + 1)
    _boot(card, 196, 886, 0.8, 88)
    for i, (x, y, turn) in enumerate(
        ((530, 836, 100), (560, 888, 64), (500, 884, 150), (440, 902, 40), (76, 640, 200), (362, 620, 130),
         (70, 888, 60), (24, 872, -50))
    ):  # fmt: skip
        fallen(x, y, 0.44, turn, i)


SCENES.append(
    Memory(
        draw=autumn_boots, age="loss", hue="russet", shape="boots", count=5, direction="left",
        moods=("wistful", "loneliness"), living=("goose",), objects=("boot", "leaf", "leash", "fence"),
        words={
            "botte/boot": 3, "automne/autumn": 3, "feuille/leaf": 2, "laisse/leash": 3, "chien/dog": 2,
            "oie/goose": 2, "cinq/five": 1, "départ/leaving": 2, "absence/absence": 3, "clôture/fence": 1,
            "promenade/walk": 2, "roux/russet": 1, "gauche/left": 1, "migration/migration": 1, "fidélité/loyalty": 1,
        },
        fr="Une botte pleine de feuilles mortes, une autre renversée qui en répand, une laisse pendue à un clou et un "
        "collier sans chien, cinq oies qui s’envolent, une palissade.",
        en="A boot full of dead leaves, another fallen over and spilling them, a leash hung on a nail and a collar "
        "without a dog, five flying geese, a fence.",
    )
)  # fmt: skip
