"""Memory cards with somebody close by: a face, a pair of hands, a cat."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import numpy as np

from art.colour import Field
from art.memory._calm import Calm, squashed
from art.memory._clasp import clasped_hands
from art.memory._early import HIGH, LOW
from art.memory._profiles import ear, hair, plait, profile
from art.motif import Motif, carried
from art.motifs.curves import blob, branch, curve, form, limb, paced, plume
from art.press import Plate
from art.scene import Memory, Scene
from art.shapes import circle, ellipse, line, path, place, polygon, rectangle, stroke

SCENES: list[Scene] = []


WOLF = path(
    "M84,672L86,572C88,540 86,516 74,490L110,500C108,470 112,448 106,420L138,432"
    "C136,402 140,380 150,356C144,300 148,232 170,160C196,194 212,232 220,268C226,232 238,202 258,178"
    "C270,210 276,240 276,268C300,272 320,282 336,298C352,308 372,310 396,314C430,320 464,326 496,330"
    "C518,330 536,338 538,352C539,364 528,372 516,374C506,386 494,382 480,386C468,394 452,390 438,398"
    "C420,404 402,402 386,412C368,420 354,434 350,450C372,462 398,466 424,466C448,468 470,460 486,466"
    "C496,474 490,490 474,496C444,506 410,508 384,518C366,524 358,540 362,566L336,556C340,580 344,604 356,630"
    "L330,622C332,640 336,656 342,672Z"
)


def _shadow_wolf(card: Calm) -> None:
    """The shadow of two honest hands."""
    plate = card.plate
    wall = plate.mask(rectangle(0, 0, 600, 660))
    plate.shadow(WOLF, 0.8, 5, wall)
    # The roots of the teeth lie behind the lips.
    fang = path("M3,-10C3,10 -1,28 -12,44C-17,28 -20,10 -20,-10Z")
    teeth = "".join(place(fang, *spot) for spot in (
        (494, 380, 1.0, 2), (458, 388, 0.54, 4), (438, 394, 0.66, 6), (414, 400, 0.62, 8), (392, 406, 0.56, 14),
        (444, 470, 0.9, 192), (416, 470, 0.52, 186), (394, 470, 0.56, 184), (374, 466, 0.5, 180),
    ))  # fmt: skip
    card.lamp(teeth, "#f2f8ff", 0.7)
    beast = card.flat(WOLF, "#0d1638", wall)
    card.lamp(path("M168,204C182,226 192,246 198,270C184,268 172,278 166,292C160,262 160,232 168,204Z"), "#34508c", 0.2)
    tufts = (
        "330,470,2 296,476,13 250,452,1", "318,504,2 280,512,14 232,490,1", "300,542,2 262,552,14 214,530,1",
        "232,430,2 206,430,11 176,404,1", "214,478,2 186,482,12 150,458,1", "196,534,2 166,540,12 128,516,1",
    )  # fmt: skip
    card.flat("".join(limb(tuft) for tuft in tufts), "#1a2858", beast)
    wrinkles = ("432,334,1 438,348,4 432,362,1", "406,330,1 414,346,4 406,364,1", "380,328,1 389,346,4 378,368,1")
    card.flat("".join(limb(fold) for fold in (*wrinkles, "508,352,1 517,347,5 527,353,1")), "#2a3e78", beast)
    card.lamp(path("M302,316C322,314 346,324 362,338C338,343 314,338 302,316Z"), "#eef6ff", 0.9)
    card.flat(ellipse(340, 330, 4.6, 7.6, 10), "#0d1638")


def _contract(card: Calm) -> None:
    """What they agreed on lies before them, sealed, and the quill beside it."""
    sheet = polygon([(196, 806), (424, 802), (470, 884), (150, 890)])
    card.plate.shadow(place(sheet, 0, 8), 0.6, 6)
    page = card.cut(sheet, "#dcd2c4", 0, 0.3)
    random = Random(6)
    for row in range(5):
        y, spread = 818 + row * 14, row * 8
        data = f"M{224 - spread},{y}" + "".join(
            f"q{4 + row * 0.2:.1f},{-random.uniform(2, 7):.1f} {8 + row * 0.4:.1f},0"
            for _ in range(18 if row < 4 else 9)
        )
        card.flat(stroke(data, 1.8), "#3a4470", page, 0.7)
    card.cut(squashed(blob("-30,2 -22,-22 4,-30 26,-18 31,8 14,28 -14,27"), 404, 860, 0.9, 0.6), "accent", 9, 0.6)
    card.cut(squashed(circle(0, 0, 15), 404, 859, 0.9, 0.6), "#a82a24", 4, 0)
    vane = path("M0,0C26,-26 72,-44 128,-44C112,-24 74,2 10,8Z")
    card.plate.shadow(place(vane, 442, 868, 1, -4), 0.6, 5)
    card.cut(place(vane, 448, 858, 1, -4), "#e8e4dc", 8, 0.4)
    card.flat(place(stroke("M-42,26C0,4 60,-24 122,-42", 2.6), 448, 858, 1, -4), "#6c7290")


def handshake(plate: Plate) -> None:
    card = Calm(
        plate, "#33518f", "#0a1230", "#f8eed6", "#d6452f", fade=90, cloth="#c8402f", grey="#7d8296", gold="#f0bc4a"
    )
    plate.at(0.1)
    card.flat("".join(rectangle(x, -20, 3, 800) for x in (30, 150, 300, 450, 570)), "#16244e", opacity=0.5)
    card.lamp(circle(300, 330, 306), "#7f9fd0", 0.3)
    card.lamp(circle(300, 330, 292), "#a8c2e6", 0.5)
    plate.veil(circle(310, 320, 170), "#dcebff", 0.4, 60, 0.5)
    _shadow_wolf(card)
    plate.at(0)
    card.cut(path("M-20,760H620V930H-20Z"), "#22356c", 0, 0.6)
    card.flat(rectangle(-20, 760, 640, 7), "#5673b4")
    _contract(card)
    plate.shadow(ellipse(300, 780, 230, 22), 0.6, 14)
    card.put(clasped_hands(), 0, 0, 1, skin="#efc2a0", skin2="#9a5f3e")
    cuff = path("M72,580C88,576 106,578 116,584C124,620 124,682 116,714C106,720 88,722 72,718Z")
    card.cut(cuff, "#d9d2c0", 16, 0.8)
    card.cut(place(cuff, 600, 0, 1, 0, True), "light", 16, 0.8)
    sleeve = path(f"M-30,552L86,570C96,614 96,684 86,728L-30,{LOW + 98}Z")
    card.cut(sleeve, "grey", 40, 1)
    card.cut(place(sleeve, 600, 0, 1, 0, True), "cloth", 40, 1)
    fray = "".join(
        limb(f"84,{578 + 11 * i},4 {96 + i * 7 % 9},{579 + 11 * i + i % 3},2.6 {102 + i * 5 % 13},{583 + 11 * i},0.8")
        for i in range(14)
    )
    card.flat(fray, "#8d92a6")
    card.cut(place(rectangle(-34, -34, 68, 68, 5), 22, 660, 1, -12), "#5d6276", 8, 0.4)
    stitches = "".join(line([(x, 24), (x + 2, 40)], 3) + line([(x, -40), (x + 2, -24)], 3) for x in range(-26, 34, 13))
    stitches += "".join(line([(24, y), (40, y + 2)], 3) for y in range(-24, 30, 13))
    card.flat(place(stitches, 22, 660, 1, -12), "#c8c2b4")
    card.flat("".join(circle(566, 614 + 34 * k, 10) for k in range(3)), "gold")


SCENES.append(
    Memory(
        draw=handshake, age="work", hue="navy", shape="circle", count=2, direction="centre",
        moods=("fear", "dark"), living=("hand", "wolf"), objects=("sleeve", "shadow", "button", "contract", "quill"),
        words={
            "poignée de main/handshake": 3, "accord/agreement": 3, "main/hand": 2, "loup/wolf": 3, "ombre/shadow": 3,
            "dent/tooth": 2, "contrat/contract": 2, "manche/sleeve": 1, "usé/worn": 1, "bleu nuit/navy": 1,
            "inégal/unequal": 2, "trahison/betrayal": 3, "piège/trap": 2, "menace/threat": 2, "deux/two": 1,
            "plume/quill": 1,
        },
        fr=(
            "Deux mains se serrent, une manche rapiécée, l’autre rouge à boutons dorés ; sur le mur, leur "
            "ombre est une tête de loup aux dents blanches ; devant elles, une feuille à cachet rouge et une"
            " plume."
        ),
        en=(
            "Two hands shake, one sleeve frayed and patched, the other red with gold buttons; on the wall "
            "their shadow is the head of a wolf with white teeth; before them a sheet with a red seal, and a"
            " quill."
        ),
    )
)  # fmt: skip


def _visited(card: Calm) -> None:
    """An old lady raised on her pillow, and the child who bends from its far side, forehead to forehead."""
    plate = card.plate
    plate.at(0.04)
    girl = (359, 359, 1.0, -58, True)
    card.put(profile("child"), *girl, shadow=0.5, skin="#fbd0b2", hair="#6a3424", dark="#2a1418")
    card.cut(blob("400,780! 406,660 414,590 438,530 484,470 540,428 600,416 660,440! 660,800!"), "accent", 30, 0.6)
    for part in (hair("plait"), ear()):
        card.put(part, *girl, shadow=0.5, skin="#fbd0b2", hair="#6a3424", dark="#2a1418")
    card.cut(blob("432,510 446,482 474,448 508,420 538,402 554,414 546,442 512,482 476,522 448,534"), "#fff6ea", 9, 0.5)
    card.put(plait("466,346,42 508,398,46 538,470,44 544,552,34", 12), 0, 0, 1, hair="#6a3424", tie="#fff6ea")
    plate.at(0)
    card.cut(
        blob("-50,700! -40,420 -20,340 60,326 130,334 184,362 210,440 240,520 300,600 280,720!"), "#eef8f4", 40, 0.7
    )
    card.flat(stroke("M-10,400C20,420 36,450 40,480", 5), "#c4ded4")
    for part in (profile("old"), hair("thin"), ear()):
        card.put(part, 180, 466, 1.12, -14, shadow=0.5, skin="skin", hair="#c9d6d6", dark="#1c3038")
    card.cut(blob("50,790! 70,680 110,606 180,608 236,590 272,572 336,590 384,650 400,790!"), "#cfe9e2", 28, 0.5)
    card.cut(blob("112,590 146,604 190,604 236,586 264,560 290,574 286,602 244,634 192,650 132,642"), "#f2fbf8", 9, 0.5)
    card.flat(circle(236, 664, 6) + circle(252, 704, 6), "#7db8aa")
    _blanket(card)


def _blanket(card: Calm) -> None:
    """It lies over the bed from edge to edge, and on it the child's hand over the old lady's."""
    top = f"-40,{LOW}! 60,700 180,752 300,744 420,704 520,672 640,{LOW}!"
    card.cut(blob(f"{top} 640,960! -40,960!"), "#8ecbb8", 36, 0.6)
    hem = f"640,{LOW + 100}! 520,774 420,806 300,842 180,850 60,796 -40,{LOW + 106}!"
    card.cut(blob(f"{top} {hem}"), "light", 9, 0.5)
    weave = "".join(curve(f"-20,{y} 160,{y + 54} 330,{y + 44} 620,{y - 6}", 5) for y in (812, 856, 900))
    card.flat(weave, "#5fa898")
    _laid_hand(card, "#e4b898", 262, 768, 1.0, -5)
    card.cut(blob("90,690 160,700 232,730 262,740 264,790 240,796 150,796 80,760"), "#cfe9e2", 22, 0.8)
    _laid_hand(card, "#fdd6ba", 420, 729, 0.9, -15, True)
    between = "M58,-14C70,-15 82,-16 96,-17M60,-3C76,-3 94,-2.5 111,-1.5M58,8C72,9 86,11 104,14.5"
    card.flat(place(stroke(between, 1.9), 420, 729, 0.9, -15, True), "#a8643f")
    card.cut(blob("434,704 500,640 580,580 650,560! 650,720! 560,728 500,744 446,756"), "accent", 26, 0.8)
    card.cut(limb("428,708,15 438,732,17 442,756,15"), "#fff6ea", 6, 0.4)


def _laid_hand(card: Calm, skin: str, x: float, y: float, size: float, turn: float, flip: bool = False) -> None:
    """A hand laid flat, pointing right from a wrist at (x, y), the thumb below: one contour, four fingers together."""
    card.cut(place(limb("0,8,26 34,28,18 62,35,12"), x, y, size, turn, flip), skin, 7, 0.6)
    palm = form("-44,-19! 0,-20 30,-25 52,-24 62,-6 60,12 46,20 10,20 -44,20!")
    fingers = limb("40,-17,17 74,-22,15 95,-24,11") + limb("40,-8,17 84,-9.5,16 110,-9,11")
    fingers += limb("40,3,17 86,4,16 115,7,11") + limb("40,12,17 78,16,15 102,21,11")
    card.cut(place(palm + fingers, x, y, size, turn, flip), skin, 8, 0.8)


def hospital_bed(plate: Plate) -> None:
    card = Calm(plate, "#bfe3d3", "#164048", "#ffffff", "#a24f8c", fade=-100, red="#c9653f", skin="#e8c0a2")
    plate.at(0.4)
    card.flat("".join(rectangle(x, -20, 3, 780) for x in (60, 190, 320, 450, 580)), "#8fc4b4", opacity=0.8)
    card.cut(rectangle(72, -30, 322, 250, 6), "#8cc2b2", 8, 0.6)
    card.lamp(rectangle(88, -30, 140, 234) + rectangle(240, -30, 140, 234), "#f6fff2", 0.8)
    panes = plate.mask(rectangle(88, -30, 140, 234) + rectangle(240, -30, 140, 234))
    bough = [(400.0, 30.0), (330.0, 70.0), (250.0, 84.0), (150.0, 140.0)]
    with plate.shining(0.5):
        card.flat(branch(bough, 12, 3), "#a9d8c4", panes)
        for i, (x, y, turn) in enumerate(paced(bough, 15)):
            leaf = plume(x, y, 34 + i * 5 % 12, 15, turn + (52 if i % 2 else -52))
            card.flat(leaf, "#b9e4cc" if i % 3 else "#9ad0b8", panes)
    card.flat(rectangle(80, 86, 310, 10), "#8cc2b2")
    # The bed head, from edge to edge.
    plate.at(0.15)
    card.cut("".join(limb(f"{x},{HIGH},15 {x},640,15") for x in (34, 142, 250, 358, 466, 574)), "#4f9a92", 7, 0.6)
    card.cut(limb(f"-30,{HIGH},26 300,{HIGH - 2},26 630,{HIGH},26"), "#4f9a92", 12, 0.8)
    # The drip.
    card.cut(rectangle(474, 30, 74, 116, 18), "#e9fbf6", 14, 0.8)
    card.cut(rectangle(480, 84, 62, 56, 12), "#8ed6cc", 6, 0)
    card.flat(line([(511, -20), (511, 34)], 7) + curve("511,146 514,210 532,290 540,380 546,460", 4), "#4f9a92")
    _visited(card)


SCENES.append(
    Memory(
        draw=hospital_bed, age="loss", hue="pale mint", shape="rails", count=2, direction="right",
        moods=("tender", "grief"), living=("grandmother", "girl"), objects=("bed", "pillow", "drip", "blanket", "hand"),
        words={
            "hôpital/hospital": 3, "lit/bed": 2, "visite/visit": 3, "grand-mère/grandmother": 2, "enfant/child": 2,
            "perfusion/drip": 2, "maladie/illness": 2, "vieillesse/old age": 2, "adieu/farewell": 2,
            "oreiller/pillow": 1, "front/forehead": 2, "apaisement/peace": 1, "menthe/mint": 1, "main/hand": 2,
            "natte/plait": 1, "fenêtre/window": 1,
            "tendresse/tenderness": 2, "guérir/recover": 1,
        },
        fr="Une vieille dame dans un lit d’hôpital et une petite fille à la natte, front contre front, les yeux "
        "fermés, la main de l’enfant posée sur la sienne ; une fenêtre claire, une perfusion.",
        en="An old lady in a hospital bed and a little girl with a plait, forehead to forehead, eyes shut, the child’s "
        "hand laid on hers; a bright window, a drip.",
    )
)  # fmt: skip


# A man's head, cut round with scissors in short straight snips.
CUT_HEAD = path(
    "M-38,104L-40,74L-58,50L-66,22L-78,16L-84,-8L-78,-30L-70,-34L-68,-66L-48,-98L-14,-114L24,-112L54,-94L70,-62L72,-34"
    "L80,-28L86,-6L78,18L66,24L58,52L40,74L38,104L2,110Z"
)


def _father(card: Calm, inside: Field, at: Callable[[str], str]) -> None:
    """He stands behind, in his Sunday suit."""
    suit = blob("-16,330! -6,170 4,70 30,26 80,4 122,-4 166,4 214,26 244,80 262,330!")
    card.cut(at(suit), "#4a3222", 60, 0.6, clip=inside)
    card.cut(at(path("M84,2L124,132L162,2L142,-30H102Z")), "#f0dfb8", 8, 0, clip=inside)
    card.cut(at(path("M112,6H134L130,26L142,104L124,128L106,104L116,26Z")), "#2c1a14", 7, 0.4, clip=inside)
    card.cut(at(path("M82,2L62,20L76,52L66,62L122,196L124,128Z")), "#3c2719", 8, 0.6, clip=inside)
    card.cut(at(path("M164,2L184,20L170,52L180,62L128,196L124,128Z")), "#3c2719", 8, 0.6, clip=inside)
    card.cut(at(path("M104,-36H140L166,4L138,24L124,6L108,24L80,4Z")), "#fbeed2", 7, 0.5, clip=inside)
    card.flat(at(circle(126, 214, 6) + circle(128, 246, 6)), "#1c0f0c", inside)
    card.flat(at(stroke("M34,90C26,160 24,230 26,300M222,90C230,160 232,230 230,300", 4)), "#2c1a14", inside)
    card.cut(at(path("M176,92L216,84L212,72L202,84L196,66L188,86L178,76Z")), "#f0dfb8", 5, 0.3, clip=inside)


def _mother_and_child(card: Calm, inside: Field, at: Callable[[str], str]) -> None:
    """She looks away; the child looks up at the one who is missing."""

    def put(part: Motif, x: float, y: float, scale: float, turn: float, flip: bool, tone: str) -> None:
        spot = carried((x, y), 300, 400, 1, -4)
        card.put(part, *spot, scale, turn - 4, flip, clip=inside, shadow=0.4, skin="skin", hair=tone, dark="#2c1a14")

    for part in (profile("woman", "ahead"), hair("bun"), ear()):
        put(part, -104, -62, 0.82, 4, True, "#4a3020")
    gown = blob("-250,330! -244,170 -220,100 -160,62 -118,50 -60,50 -10,84 20,160 30,330!")
    card.cut(at(gown), "#7a5a3c", 56, 0.6, clip=inside)
    lace = blob("-150,50 -118,40 -64,36 -44,52 -58,80 -92,92 -128,90 -152,74")
    card.cut(at(lace), "#f0dfb8", 12, 0.6, clip=inside)
    card.cut(at(ellipse(-112, 84, 12, 15)), "#4a2a1c", 6, 0.4, clip=inside)
    card.flat(at(stroke("M-196,110C-206,180 -206,250 -200,310M-36,120C-24,180 -22,240 -24,300", 4)), "#56402a", inside)
    for part in (profile("child", "ahead"), hair("short"), ear()):
        put(part, -52, 120, 0.66, -24, False, "#6a4428")
    card.cut(at(blob("-136,330! -130,252 -104,212 -50,196 2,208 40,246 50,330!")), "#e2cd9f", 34, 0.6, clip=inside)
    card.cut(
        at(path("M-92,202C-66,216 -26,216 2,200L30,238L-8,268L-42,226L-70,272L-124,244Z")),
        "#5a4028",
        9,
        0.6,
        clip=inside,
    )
    card.flat(at(stroke("M-114,240L-71,261L-42,216L-8,258L22,234", 3)), "#f0dfb8", inside)


def _scissors(card: Calm, x: float, y: float, turn: float) -> None:
    """Open, the blades up from their screw."""
    for side in (1, -1):
        lean = turn + side * 13
        blade = path(
            f"M{-11 * side},14C{-14 * side},-60 {-13 * side},-150 {-side},-226"
            f"C{9 * side},-150 {11 * side},-60 {10 * side},14Z"
        )
        card.cut(place(blade, x, y, 1, lean), "#c2beb2", 9, 1)
        card.lamp(place(line([(-5 * side, -10), (-3 * side, -190)], 2.6), x, y, 1, lean), "#fffdf2", 0.4)
        grip = limb(f"0,6,20 {-6 * side},40,17 {-18 * side},66,16")
        loop = f'<ellipse fill="none" stroke="#fff" stroke-width="15" cx="{-32 * side}" cy="104" rx="30" ry="42" />'
        card.cut(place(grip + loop, x, y, 1, lean), "accent", 8, 1)
    card.cut(circle(x, y, 10), "gold", 5, 0.3)
    card.flat(place(rectangle(-7, -1.4, 14, 2.8), x, y, 1, turn + 30), "#6a4a1c")


def photo_album(plate: Plate) -> None:
    card = Calm(plate, "#8a6842", "#2c1a14", "#fbeed2", "#b5462f", fade=-60, gold="#dfae4a", skin="#dcb88e")
    plate.at(0.2)
    card.cut(path("M-20,-20H620V930H-20Z"), "#7a5a3a", 0, 0)
    plate.at(0)

    def aslant(shape: str) -> str:
        return place(shape, 300, 400, 1, -4)

    plate.shadow(place(rectangle(-246, -330, 492, 660), 316, 424, 1, -4), 0.7, 12)
    pinked = "".join(circle(a * 246, -322 + 14.3 * k, 6.4) for a in (-1, 1) for k in range(46))
    pinked += "".join(circle(-240 + 14.1 * k, b * 330, 6.4) for b in (-1, 1) for k in range(35))
    card.cut(aslant(rectangle(-246, -330, 492, 660, 4) + pinked), "light", 0, 1)
    inside = card.cut(aslant(rectangle(-216, -300, 432, 576)), "#b8925e", 0, 0)
    plate.veil(aslant(ellipse(-20, -110, 190, 210)), "#f2dcb0", 0.85, 40, 0.05, clip=inside)
    _father(card, inside, aslant)
    _mother_and_child(card, inside, aslant)
    # The father's head has been cut out; the album page shows through.
    spot = carried((122, -112), 300, 400, 1, -4)
    card.flat(place(CUT_HEAD, spot[0] + 2, spot[1] + 3, 1.06, -4), "#fff6e0")
    hole = card.flat(place(CUT_HEAD, *spot, 1.03, -4), "#3a2416")
    plate.shadow(place(CUT_HEAD, *spot, 1.03, -4), 0.5, 3)
    card.flat(place(CUT_HEAD, spot[0] + 9, spot[1] + 11, 1.03, -4), "#57381f", hole, 0.7)
    for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        card.cut(aslant(path(f"M{a * 266},{b * 350}H{a * 168}L{a * 266},{b * 252}Z")), "#2c1a14", 10, 0.8)
        card.flat(aslant(line([(a * 186, b * 338), (a * 254, b * 270)], 4)), "gold")
    # What was cut out lies face down.
    plate.shadow(place(CUT_HEAD, 132, 822, 1.0, -30), 0.7, 8)
    card.cut(place(CUT_HEAD, 124, 806, 1.0, -30, True), "#f0e0ba", 2, 0.6)
    _scissors(card, 392, 778, -68)


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
        fr=(
            "Un vieux portrait de famille dans un album : un homme dont la tête a été découpée, une femme "
            "qui regarde ailleurs, un enfant qui lève les yeux vers le trou ; des ciseaux, la tête de "
            "papier."
        ),
        en="An old family portrait in an album: a man whose head has been cut out, a woman who looks elsewhere, a "
        "child who looks up at the hole; red scissors, the paper head face down.",
    )
)  # fmt: skip


def _tall_candle(card: Calm, x: float, top: float, foot: float) -> None:
    """A candle that has wept, on a brass saucer, and the light around its flame."""
    plate = card.plate
    plate.veil(ellipse(x, top - 70, 150, 190), "#f0883c", 0.34, 46, 0.5)
    plate.veil(ellipse(x, top - 64, 64, 100), "#ffcf7a", 0.5, 24, 0.8)
    card.cut(squashed(circle(0, 0, 104), x, foot + 14, 1, 0.26), "#a8692a", 12, 1)
    card.cut(squashed(circle(0, 0, 80), x, foot + 8, 1, 0.24), "#d79a44", 10, 0)
    wax = path(
        f"M{x - 33},{top}C{x - 35},{top + 60} {x - 37},{foot - 60} {x - 40},{foot}Q{x},{foot + 20} {x + 40},{foot}"
        f"C{x + 37},{foot - 60} {x + 35},{top + 60} {x + 33},{top}Q{x},{top + 15} {x - 33},{top}Z"
    )
    body = card.cut(wax, "#f0d2a0", 24, 0.6)
    plate.veil(ellipse(x, top + 20, 40, 96), "#ffd98c", 0.85, 26, 0.7, clip=body)
    runs = limb(f"{x - 26},{top + 4},12 {x - 30},{top + 60},13 {x - 31},{top + 104},19")
    runs += limb(f"{x + 24},{top + 6},10 {x + 28},{top + 90},11 {x + 30},{top + 152},18")
    runs += limb(f"{x + 6},{top + 8},9 {x + 5},{top + 36},10 {x + 5},{top + 56},14")
    card.cut(runs, "#ffe9bd", 8, 0.5)
    card.lamp(squashed(circle(0, 0, 32), x, top + 1, 1, 0.3), "#ffe3a0", 0.85)
    card.flat(curve(f"{x},{top + 2} {x + 1},{top - 14} {x + 5},{top - 26}", 4.5), "#4a1c12")
    flames = (
        (1, "#ff9a2e", 0.9, "M0,4C-30,0 -36,-40 -22,-70C-12,-94 -2,-112 6,-140C12,-110 28,-84 30,-54C32,-24 22,2 0,4Z"),
        (0.8, "#ffc95c", 1, "M0,2C-24,-2 -28,-34 -18,-60C-10,-80 0,-96 5,-118C11,-92 22,-74 23,-48C24,-20 16,0 0,2Z"),
        (0.6, "#fff6d8", 1, "M0,-8C-18,-12 -20,-36 -12,-58C-6,-74 1,-84 4,-98C9,-78 16,-66 16,-44C16,-22 12,-10 0,-8Z"),
    )
    for size, ink, shine, shape in flames:
        card.lamp(place(path(shape), x, top - 10 - (1 - size) * 8, 0.94), ink, shine)


# Somebody seen from the side, looking right, as a plain dark shape: the pit of the throat at (0, 0).
HER = form(
    "-150,150! -140,84 -104,42 -56,24 -34,4 -36,-24 -50,-40 -66,-58 -84,-66 -102,-84 -104,-112 -84,-130 -60,-130 "
    "-44,-150 -10,-164 26,-158 50,-134 58,-106 56,-92 64,-72 72,-58 66,-50 60,-46 64,-38 60,-32 61,-22 56,-10 42,-4 "
    "22,-8 12,-2 10,16 24,34 62,48 92,84 100,150!"
)
HIM = form(
    "-170,150! -162,92 -126,58 -72,34 -48,16 -48,-20 -58,-46 -70,-80 -66,-124 -44,-152 -6,-168 36,-164 60,-144 64,-120 "
    "60,-104 62,-92 74,-70 82,-56 74,-48 66,-46 70,-38 64,-32 68,-22 66,-6 48,4 28,2 18,10 20,28 60,46 104,70 126,104 "
    "134,150!"
)


def _rim(x: float, y: float, wide: float, tall: float, line_width: float) -> str:
    return f'<ellipse fill="none" stroke="#fff" stroke-width="{line_width}" cx="{x}" cy="{y}" rx="{wide}" ry="{tall}"/>'


def _wine_glass(card: Calm, x: float, side: int, bust: str) -> None:
    """A glass that bends what stands behind it: somebody who looks away from the candle, and hangs upside down in the
    wine."""
    plate, base, level = card.plate, 842, 452
    plate.shadow(squashed(circle(0, 0, 120), x + side * 60, base + 10, 1.3, 0.24), 0.7, 10)
    bowl = path(
        f"M{x - 104},250C{x - 134},390 {x - 124},540 {x - 20},590H{x + 20}C{x + 124},540 {x + 134},390 {x + 104},250"
        f"Q{x},276 {x - 104},250Z"
    )
    back = path(f"M{x - 104},250Q{x},226 {x + 104},250Q{x},276 {x - 104},250Z")
    card.cut(squashed(circle(0, 0, 106), x, base, 1, 0.22), "#9a6470", 12, 0.6)
    plate.veil(squashed(circle(0, 0, 60), x - side * 30, base - 2, 1, 0.14), "#ffb48a", 0.6, 5, 0.5)
    stem = path(
        f"M{x - 22},580C{x - 10},612 {x - 7},660 {x - 6},730C{x - 7},790 {x - 14},822 {x - 52},838Q{x},852 {x + 52},838"
        f"C{x + 14},822 {x + 7},790 {x + 6},730C{x + 7},660 {x + 10},612 {x + 22},580Z"
    )
    card.cut(stem, "#b27c86", 9, 0)
    card.lamp(limb(f"{x - side * 4},612,2 {x - side * 3},700,4 {x - side * 4},800,2"), "#ffe0c4", 0.7)
    card.flat(back, "#5a2030", opacity=0.7)
    glass = card.cut(bowl, "#8f3a48", 30, 0.4)
    plate.veil(ellipse(x - side * 40, 370, 96, 110), "#f2a060", 0.75, 26, 0.5, clip=glass)
    card.flat(place(bust, x, 430, 0.94, 0, side < 0), "#2c0a18", glass)
    # The candle lines the back of the head and of the neck.
    rim = plate.mask(place(bust, x, 430, 0.94, 0, side < 0))
    lit = np.clip(rim - plate.mask(place(bust, x + side * 5, 433, 0.94, 0, side < 0)), 0, 1)
    plate.veil(lit * (plate.x * side < (x + side * 6) * side), "#ffb765", 0.9, 0.5, 0.7, clip=glass)
    wine = plate.mask(path(f"M{x - 150},{level - 8}Q{x},{level + 14} {x + 150},{level - 8}V620H{x - 150}Z"))
    drunk = card.cut(bowl, "#8e1230", 34, 0, clip=wine)
    plate.veil(ellipse(x - side * 62, 506, 46, 54), "#ff5a4c", 0.75, 16, 0.6, clip=drunk)
    upside = f'<g transform="translate({x + side * 6},478) scale({0.62 * side:.2f},-0.5)">{bust}</g>'
    plate.veil(upside, "#3a0416", 0.62, 3, 0, clip=drunk)
    surface = squashed(circle(0, 0, 124), x, level, 1, 0.13)
    plate.veil(surface, "#d8455a", 0.5, 1.2, 0.25, clip=glass)
    card.lamp(_rim(x, level, 123, 16, 2.4), "#ff9a94", 0.55, clip=glass)
    card.lamp(_rim(x, 251, 105, 24, 3), "#ffe9d4", 0.65)
    inner, outer = x - side * 106, x + side * 112
    card.lamp(limb(f"{inner + side * 4},292,2 {inner - side * 8},380,11 {inner + side * 6},486,3"), "#fff2dc", 0.85)
    card.lamp(limb(f"{inner + side * 18},520,2 {inner + side * 36},550,6 {inner + side * 58},570,2"), "#ffc9a8", 0.7)
    card.lamp(limb(f"{outer - side * 4},320,1.5 {outer + side * 3},400,4 {outer - side * 8},480,1.5"), "#ffcfb0", 0.5)


def two_glasses(plate: Plate) -> None:
    card = Calm(plate, "#6e1f38", "#1f0612", "#ffeeda", "#f0a84a", fade=-90, wine="#b3203e")
    plate.at(0.3)
    plate.veil(circle(300, 330, 230), "#c8553c", 0.4, 70, 0.3)
    plate.at(0.1)
    card.cut(path(f"M-20,{LOW + 60}H620V930H-20Z"), "#8a2a42", 0, 0.6)
    plate.veil(squashed(circle(0, 0, 260), 300, 780, 1, 0.3), "#e89a6a", 0.4, 24, 0.3)
    _tall_candle(card, 300, 420, 752)
    plate.at(0)
    _wine_glass(card, 146, -1, HER)
    _wine_glass(card, 454, 1, HIM)


SCENES.append(
    Memory(
        draw=two_glasses, age="loss", hue="wine", shape="glasses", count=2, direction="apart",
        moods=("anger", "loneliness"), living=("couple",), objects=("glass", "wine", "candle", "reflection"),
        words={
            "verre/glass": 3, "vin/wine": 3, "deux/two": 2, "bougie/candle": 2, "dispute/quarrel": 3,
            "rupture/break-up": 2, "reflet/reflection": 2, "dos à dos/back to back": 3, "couple/couple": 2,
            "silence/silence": 2, "ivresse/drunkenness": 2, "rouge/red": 1, "flamme/flame": 1, "dîner/dinner": 1,
            "silhouette/outline": 2, "noyer/drown": 1,
        },
        fr="Deux verres de vin de part et d’autre d’une bougie ; dans l’un la silhouette d’une femme au chignon, dans "
        "l’autre celle d’un homme, qui se tournent le dos et se reflètent à l’envers dans le vin.",
        en="Two glasses of wine on either side of a candle; in one the outline of a woman with a bun, in the other "
        "that of a man, turned away from each other and mirrored upside down in the wine.",
    )
)  # fmt: skip
