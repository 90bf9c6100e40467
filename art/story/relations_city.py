"""Story cards: what ties people to each other on roofs, along canals, in a crowd."""

from __future__ import annotations

import math
from random import Random

from art.colour import Colour, mix
from art.motif import SMOOTH, cut, draw
from art.motifs.beasts_tame import GINGER, cat_sit
from art.motifs.birds_things import nest
from art.motifs.buildings_town import skyline
from art.motifs.curves import both, limb
from art.palettes import PALETTES
from art.press import Plate, darker, lighter
from art.scene import Scene, Story
from art.shapes import Point, branches, circle, ellipse, line, path, place, rectangle, streak, stroke
from art.story._freehand import skin as skin_cut
from art.story._profiles import Spot, fist, profile
from art.story._relations import crinkled, fallen_leaves, yarn

SCENES: list[Scene] = []


def _bricks(x0: float, x1: float, y0: float, y1: float, seed: int) -> str:
    random, shape, row = Random(seed), "", 0
    y = y0
    while y < y1:
        x = x0 - (row % 2) * 14
        while x < x1:
            if random.random() < 0.3:
                shape += rectangle(max(x, x0), y, min(24, x1 - max(x, x0)), 8, 1)
            x += 28
        y += 12
        row += 1
    return shape


def unravelled(plate: Plate) -> None:
    """Two people on two roofs pull at one thread of wool that both their coats are knitted from."""
    p = PALETTES["brick"]
    plate.sky(p.sky)
    plate.at(1)
    for x, y, wide in ((120, 150, 210), (420, 112, 170), (330, 300, 150), (220, 400, 120)):
        cut(plate, streak(Random(x), x, y, wide, 9, 4), mix(p.light, p.warm, 0.3), opacity=0.35)
    plate.at(0.9)
    draw(plate, skyline(width=640, seed=8, tall=260), 300, 700, 1.25, flat=mix(p.far, p.sky[1][1], 0.45))
    cut(plate, rectangle(-10, 696, 620, 150), mix(p.far, p.sky[1][1], 0.45))
    plate.at(0.6)
    draw(plate, skyline(width=640, seed=3, tall=160), 300, 830, 1.2, flat=mix(p.far, p.middle, 0.25))
    cut(plate, rectangle(-10, 838, 620, 80), mix(p.deep, p.near, 0.35), 12, top=(p.far, 12))
    plate.at(0)
    for x0, x1, roof, wall, seed in ((-20, 214, 534, p.middle, 4), (392, 620, 470, p.near, 9)):
        cut(plate, rectangle(x0, roof, x1 - x0, 400), wall, 40, 2)
        cut(plate, _bricks(x0, x1, roof + 40, 900, seed), darker(wall, 0.28), opacity=0.8)
        cut(plate, rectangle(x0 - 14, roof - 4, x1 - x0 + 28, 22, 4), p.light, 9, 1)
        cut(plate, rectangle(x0 - 6, roof + 18, x1 - x0 + 12, 9), darker(wall, 0.5))
    chimneys = ((24, 534, 44, 250), (536, 470, 52, 190))
    for x, foot, wide, tall in chimneys:
        cut(plate, rectangle(x, foot - tall, wide, tall), p.near, 18, 1.5)
        cut(plate, _bricks(x, x + wide, foot - tall + 10, foot - 6, int(x)), p.deep, opacity=0.5)
        cut(plate, rectangle(x - 6, foot - tall - 12, wide + 12, 16, 2), p.deep, 6)
    for x, y in (
        (36, 606),
        (130, 606),
        (36, 730),
        (430, 560),
        (516, 560),
        (430, 676),
        (516, 676),
        (430, 790),
        (516, 790),
    ):
        cut(plate, rectangle(x - 7, y - 8, 64, 94, 3), p.light, 5)
        if (x, y) in ((36, 606), (516, 676), (430, 790)):
            with plate.shining(0.55):
                cut(plate, rectangle(x, y, 50, 76), p.warm, 4)
            cut(plate, path(f"M{x},{y}h16c0,30 -6,56 -16,70zM{x + 50},{y}h-16c0,30 6,56 16,70z"), p.near, 3)
        else:
            cut(plate, rectangle(x, y, 50, 76), p.cool, 12)
        cut(plate, rectangle(x + 23, y, 4, 76) + rectangle(x, y + 34, 50, 4), p.light)
    _neighbours(plate, 130, 730)
    leaves = fallen_leaves(Random(5), 26, (230, 60, 390, 760), 15) + fallen_leaves(
        Random(6), 16, (30, 60, 570, 300), 15
    )
    cut(plate, leaves, p.warm)
    wool = p.hot
    ax, ay = _puller(plate, (154, 536, 1.2, 0, False), woman=False)
    bx, by = _puller(plate, (454, 472, 1.2, 0, True), woman=True)
    hem, skirt = (124.0, 416.0), (476.0, 390.0)
    loose = crinkled([(hem[0] - 26, hem[1] + 10), (hem[0] + 30, hem[1] + 12), (hem[0] - 20, hem[1] + 20),
                      (hem[0] + 34, hem[1] + 24)], 5, 5, 8)  # fmt: skip
    loose += crinkled([(skirt[0] + 30, skirt[1] + 26), (skirt[0] - 26, skirt[1] + 22), (skirt[0] + 18, skirt[1] + 36),
                       (skirt[0] - 34, skirt[1] + 34)], 5, 5, 8)  # fmt: skip
    taut = crinkled([(ax, ay), (skirt[0] - 34, skirt[1] + 34)], 5, 2.5, 10)
    taut += crinkled([(bx, by), (hem[0] + 34, hem[1] + 24)], 5, 2.5, 10)
    slack = yarn([(ax, ay), (232, 480), (246, 600), (272, 700), (248, 770), (280, 830), (330, 806), (352, 720),
                  (330, 640), (362, 540), (372, 420), (bx, by)], 5)  # fmt: skip
    cut(plate, slack, darker(wool, 0.18))
    cut(plate, loose + taut, wool)
    cat = draw(plate, cat_sit(), 300, 866, 0.78, inks={**GINGER, "body": p.light, "belly": "#ffffff", "shade": p.far})
    loops = "".join(
        stroke(f"M{x - w},{y}C{x - w - 8},{y + 18} {x + w + 6},{y + 22} {x + w},{y - 2}", 5)
        for x, y, w in ((300, 772, 40), (298, 796, 46), (302, 822, 48), (300, 842, 46))
    )
    cut(plate, loops, wool, clip=cat.mask)
    cut(plate, yarn([(250, 862), (214, 850), (200, 872), (236, 884), (300, 880), (360, 872), (402, 884)], 5), wool)


def _stitches(width: float, height: float) -> str:
    """Rows of knitting about (0, 0)."""
    data, y = "", -height
    while y < 0:
        data += f"M{-width},{y}" + "l4,4l4,-4" * int(width / 4)
        y += 7
    return stroke(data, 1.4)


def _puller(plate: Plate, where: Spot, *, woman: bool) -> Point:
    """Someone in red knitting who leans back and hauls a thread in; where the near fist is."""
    p = PALETTES["brick"]
    x, y, k, _, flip = where
    wool, tone = p.hot, "#e0b08c" if woman else "#cf9470"
    rib, legs = mix(wool, p.deep, 0.34), p.cool if woman else p.deep

    def at(data: str) -> str:
        return place(path(data), *where)

    def spot(dx: float, dy: float, size: float, turn: float) -> Spot:
        return x + (-dx if flip else dx) * k, y + dy * k, size * k, -turn if flip else turn, flip

    cut(plate, at("M-44,-96C-34,-60 -26,-36 -18,-10L2,-12C-2,-44 -4,-70 -6,-98Z"), darker(legs, 0.25), 8)
    cut(plate, at("M-19,-14L3,-16C10,-9 20,-8 23,0H-16C-20,-4 -20,-10 -19,-14Z"), p.deep, 4)
    cut(plate, at("M-36,-104C-20,-70 6,-44 22,-12L42,-16C34,-46 18,-74 4,-100Z"), legs, 10, 0.3)
    cut(plate, at("M21,-15L43,-19C49,-10 60,-9 63,0H26C21,-4 20,-10 21,-15Z"), p.deep, 5, 0.3)
    cut(plate, at("M-58,-190C-30,-188 -4,-190 20,-192L23,-178C-4,-170 -30,-168 -52,-168Z"), rib, 8)
    if woman:
        coat = (
            "M-86,-174C-88,-190 -72,-199 -58,-194C-44,-188 -38,-170 -32,-150C-20,-126 14,-96 26,-62"
            "C8,-46 -30,-42 -60,-48"
            "C-52,-84 -78,-130 -86,-174Z"
        )
    else:
        coat = (
            "M-86,-174C-88,-190 -72,-199 -58,-194C-44,-188 -38,-170 -32,-150C-22,-128 -6,-112 4,-94"
            "C-8,-84 -28,-80 -44,-84"
            "C-54,-108 -78,-138 -86,-174Z"
        )
    knit = cut(plate, at(coat), wool, 20, 0.6)
    cut(plate, place(_stitches(80, 160), *spot(-20, -40, 1, -24)), rib, clip=knit, opacity=0.7)
    head = spot(-64, -228, 0.98, -8)
    with plate.shining(0.3):
        profile(
            plate,
            head,
            tone,
            "#7a3a24" if woman else p.deep,
            "M8.500,-5Q12,-3 16,-5.500M7,-14.500Q12,-14 17.400,-10.500M15.500,13.600L20,12.800",
        )
    _locks(plate, head, woman=woman)
    cut(plate, at("M-82,-190C-74,-202 -58,-202 -48,-192L-52,-182C-62,-190 -72,-188 -78,-180Z"), rib, 4)
    sleeve = (
        "M-78,-182C-66,-194 -48,-190 -40,-178C-18,-170 10,-170 34,-175L38,-158C10,-147 -24,-147 -52,-154"
        "C-68,-160 -80,-170 -78,-182Z"
    )
    arm = cut(plate, at(sleeve), wool, 12, 0.8)
    cut(plate, place(_stitches(90, 60), *spot(-20, -140, 1, 0)), rib, clip=arm, opacity=0.6)
    cut(plate, at("M28,-176L38,-178L42,-157L32,-154Z"), rib, 3)
    cut(plate, at("M16,-193L24,-194L27,-178L19,-176Z"), rib, 3)
    with plate.shining(0.25):
        fist(plate, spot(33, -185, 0.92, -4), tone)
        fist(plate, spot(49, -166, 1.02, -6), tone)
    return spot(56, -162, 1, 0)[:2]


def _locks(plate: Plate, head: Spot, *, woman: bool) -> None:
    """Hair over a profile: a bun with a loose lock, or curls in the wind."""
    p = PALETTES["brick"]
    if woman:
        top = (
            "M17,-14C18,-34 -2,-42 -16,-36C-32,-30 -32,-6 -22,8C-16,14 -12,10 -9,4C-8,-6 -2,-14 6,-20"
            "C10,-20 14,-18 17,-14Z"
        )
        bun = "M-14,-34C-20,-52 -42,-52 -43,-36C-44,-24 -34,-18 -24,-24Z"
        cut(plate, place(path(top) + path(bun), *head), "#7a3a24", 9, 0.3)
        cut(plate, place(stroke("M12,-20C-2,-32 -18,-28 -26,-14M6,-20C-8,-22 -16,-12 -18,4M-22,-40"
                                "C-28,-44 -36,-40 -36,-32", 1.6), *head),
            "#b5643e")  # fmt: skip
        return
    curls = (
        (12, -24, 8),
        (2, -32, 10),
        (-10, -32, 11),
        (-21, -25, 11),
        (-26, -12, 11),
        (-25, 2, 9),
        (-20, 12, 8),
        (-8, -20, 14),
        (-16, -6, 10),
    )
    cut(plate, place("".join(circle(*curl) for curl in curls), *head), p.deep, 8, 0.3)


def _neighbours(plate: Plate, x: float, y: float) -> None:
    """A lit window with two people at it."""
    p = PALETTES["brick"]
    cut(plate, rectangle(x - 7, y - 8, 64, 94, 3), p.light, 5)
    with plate.shining(0.8):
        cut(plate, rectangle(x, y, 50, 76), p.warm, 10)
    clip = plate.mask(rectangle(x, y, 50, 76))
    pointing = (
        "M2,80C2,58 4,46 10,42C5,37 4,28 9,24C14,20 22,23 23,30C24,35 22,38 19,41C24,43 27,45 31,44L40,40"
        "C43,40 43,43 41,44L32,50C29,51 27,51 25,50V80Z"
    )
    stout = "M28,80C28,68 31,62 36,59C33,55 32,50 34,46C32,38 40,32 50,38C56,44 52,56 47,59C53,62 56,70 56,80Z"
    cut(plate, place(path(pointing) + path(stout), x, y), p.deep, clip=clip)
    cut(plate, rectangle(x - 10, y + 74, 70, 11, 2), p.light, 5)


SCENES.append(
    Story(
        draw=unravelled, palette="brick", operator="tether", setting="city", season="autumn", framing="side",
        moods=("anger", "tender"), living=("man", "woman", "cat", "neighbours"),
        objects=("wool", "coat", "roof", "chimney", "window"),
        words={"laine/wool": 3, "fil/thread": 3, "tirer/pulling": 3, "toit/roof": 2, "manteau/coat": 2,
               "lien/bond": 2, "dispute/quarrel": 2, "chat/cat": 1, "voisins/neighbours": 1, "ville/city": 1,
               "automne/autumn": 1, "rupture/break-up": 2, "échange/exchange": 1, "démasquer/unmasking": 1},
        fr=(
            "Sur deux toits, un homme et une femme détricotent chacun l’habit rouge de l’autre en tirant le même fil "
            "de laine ; en bas, un chat y est entortillé."
        ),
        en=(
            "On two rooftops a man and a woman unravel each other’s red knitted clothes by pulling the same thread of "
            "wool; below, a cat is tangled in it."
        ),
    )
)  # fmt: skip


def _bowler(
    plate: Plate, x: float, y: float, k: float, coat: Colour, felt: Colour, skin: Colour, *, hat: bool = True
) -> None:
    """A man from behind, his shoulders at y, all in few tones."""
    shoulders = "M-92,560C-98,70 -84,20 -50,6C-30,-2 -24,-10 -22,-26H22C24,-10 30,-2 50,6C84,20 98,70 92,560Z"
    cut(plate, place(path(shoulders), x, y, k), coat, 26, 1.2)
    cut(plate, place(line([(0, 30), (0, 540)], 4), x, y, k), darker(coat, 0.4))
    neck = "M-23,-46C-22,-20 -26,-8 -31,-2C-14,8 14,8 31,-2C26,-8 22,-20 23,-46Z"
    skin_cut(plate, place(path(neck), x, y, k), skin, 10)
    collar = "M-34,2C-30,-6 -27,-10 -26,-14C-10,-3 10,-3 26,-14C27,-10 30,-6 34,2C14,14 -14,14 -34,2Z"
    cut(plate, place(path(collar), x, y, k), lighter(coat, 0.75), 4)
    if hat:
        ear = "M-34,-70C-45,-72 -46,-54 -41,-46C-37,-42 -33,-46 -32,-52Z"
        skin_cut(plate, place(both(path(ear)), x, y, k), skin, 6)
        hair = (
            "M-37,-66C-37,-52 -33,-42 -26,-35C-17,-27 -8,-32 0,-30C8,-32 17,-27 26,-35C33,-42 37,-52 37,-66"
            "C36,-104 -36,-104 -37,-66Z"
        )
        cut(plate, place(path(hair), x, y, k), mix(darker(felt, 0.1), skin, 0.14), 3)
        _hat(plate, x, y - 66 * k, k, felt)


def _hat(plate: Plate, x: float, y: float, k: float, felt: Colour, turn: float = 0) -> None:
    crown = "M-46,2C-50,-50 -30,-76 0,-76C30,-76 50,-50 46,2Z"
    brim = "M-68,4C-62,-8 -50,2 0,2C50,2 62,-8 68,4C56,18 -56,18 -68,4Z"
    cut(plate, place(path(crown), x, y, k, turn), felt, 20, 1)
    cut(
        plate,
        place(path("M-46.500,-4C-20,6 20,6 46.500,-4L46,-20C20,-10 -20,-10 -46,-20Z"), x, y, k, turn),
        darker(felt, 0.5),
    )
    cut(plate, place(path(brim), x, y, k, turn), felt, 9, 1)


def under_the_bowlers(plate: Plate) -> None:
    """A crowd of bowler hats from behind; one man lifts his, and a tree in flower grows from his head."""
    p = PALETTES["linen"]
    plate.sky(p.sky)
    skin, air = "#d7a682", p.sky[1][1]
    for i, (y, k, pale) in enumerate(
        ((120, 0.6, 0.78), (196, 0.7, 0.66), (290, 0.84, 0.5), (404, 1.02, 0.32), (540, 1.22, 0.14))
    ):
        gap = 146 * k
        plate.at((0.95, 0.8, 0.6, 0.35, 0.15)[i])
        x = 290 - (i % 2) * gap * 0.5 - gap * 3
        while x < 680:
            behind_the_hand = i == 4 and 440 < x < 500
            if i < 3 or (abs(x - 290) > (150 if i == 3 else 110) and not behind_the_hand):
                _bowler(plate, x, y, k, mix(p.near, air, pale), mix(p.deep, air, pale), mix(skin, air, pale * 0.8))
            x += gap
    plate.glow(290, 350, 260, p.light, 0.9)
    plate.at(0)
    _glancing(plate, 84, 700, 1.42)
    _tree_man(plate)
    for x, y, k in ((540, 710, 1.42),):
        _bowler(plate, x, y, k, p.near, p.deep, skin)
    plate.at(-0.45)
    for x in (-16, 186, 396, 606):
        _bowler(plate, x, 912, 1.62, mix(p.deep, p.near, 0.3), p.deep, "#c8946e")


def _glancing(plate: Plate, x: float, y: float, k: float) -> None:
    """One of the crowd who turns his head to the right."""
    p = PALETTES["linen"]
    _bowler(plate, x, y, k, p.near, p.deep, "#d7a682", hat=False)
    skull = "M-38,-66C-38,-44 -30,-32 -16,-26H14C30,-30 36,-50 36,-66C34,-104 -36,-104 -38,-66Z"
    cut(plate, place(path(skull), x, y, k), p.deep, 8)
    head = (x + 8.0, y - 66 * k, 1.5 * k, 0.0, False)
    plate.care = SMOOTH
    profile(
        plate, head, "#d7a682", p.deep, "M7,-10.500Q12,-14 17,-11.500M15.500,12.800L20,13.200M8,-4.500Q12.500,-8 17,-5"
    )
    plate.care = 1
    cut(plate, place(path("M8.500,-4.500Q12.500,-8 16.800,-5Q12.500,-2.500 8.500,-4.500Z"), *head), p.light)
    cut(plate, place(circle(14.5, -5.2, 1.9), *head), p.deep)
    cut(plate, place(path("M9,10.500C14,6.500 20,8 24,9C23,12.500 15,13.500 9,10.500Z"), *head), p.deep, 2)
    ear = "M-8,-5C-6,-12 5,-11 5,-2C5,5 0,12 -4,12C-8,11 -9,1 -8,-5Z"
    skin_cut(plate, place(path(ear), *head), darker("#d7a682", 0.06), 3)
    cut(plate, place(stroke("M-5,-3C-3,-8 2,-7 1,-1C0,2 -3,3 -3,7", 1.1), *head), "#a06a4c")
    collar = "M-34,4C-30,-6 -27,-12 -26,-18C-8,-8 20,-6 34,-14C36,-8 37,-2 38,4C18,16 -14,16 -34,4Z"
    cut(plate, place(path(collar), x, y, k), lighter(p.near, 0.75), 4, 0.3)
    _hat(plate, x + 2, y - 90 * k, k * 0.98, p.deep, 2)


def _combed_hair(plate: Plate, x: float, y: float, k: float) -> None:
    """Brown hair from behind, parted on one side."""
    brown, strands = "#7a4a2c", "#5a331f"
    hair = (
        "M-38,-60C-46,-88 -30,-106 -2,-106C30,-107 46,-88 38,-60C37,-50 33,-41 26,-35C19,-29 10,-28 3,-25"
        "C0,-24 -3,-27 -6,-28"
        "C-14,-29 -21,-31 -27,-36C-33,-42 -37,-52 -38,-60Z"
    )
    cut(plate, place(path(hair), x, y, k), brown, 10, 0.5)
    sweeps = (
        "M10,-90C-6,-94 -22,-86 -32,-70M8,-80C-4,-80 -16,-70 -24,-50M4,-72C-4,-66 -10,-54 -12,-38M18,-84"
        "C26,-80 31,-70 32,-58M16,-76C22,-66 22,-54 18,-40"
    )
    cut(plate, place(stroke(sweeps, 2.4), x, y, k), strands)
    ear = "M-36,-70C-47,-74 -49,-54 -43,-45C-39,-41 -34,-45 -34,-52Z"
    skin_cut(plate, place(both(path(ear)), x, y, k), "#d7a682", 6)


def _tree_man(plate: Plate) -> None:
    """The one who lifts his hat."""
    p = PALETTES["linen"]
    x, y, k = 296, 690, 1.5
    wood = "#5d3f33"
    shape, tips = branches(Random(21), x, y - 92 * k, 92, 5, 22, -92)
    cut(plate, shape, wood, 6)
    roots = (
        "M-6,-20C-7,-4 -20,6 -34,12C-26,13 -20,12 -15,10C-17,16 -20,20 -22,26C-14,22 -9,16 -6,11"
        "C-5,18 -3,24 2,30C4,22 5,16 5,11C10,15 16,19 24,20C20,15 17,12 15,9C22,11 28,11 36,8C22,4 8,-4 6,-20Z"
    )
    _blossom(plate, tips)
    draw(plate, nest(3), x + 2, y - 92 * k - 124, 0.34)
    _bowler(plate, x, y, k, mix(p.near, p.cool, 0.25), p.deep, "#d7a682", hat=False)
    _combed_hair(plate, x, y, k)
    cut(plate, place(path(roots), x - 3, y - 102 * k, 1.2), wood, 5, 0.4)
    sleeve = "M380,760C420,740 470,680 482,600L488,520L452,512C446,590 420,640 372,680Z"
    cut(plate, path(sleeve), mix(p.near, p.cool, 0.25), 22, 1.5)
    cut(plate, path("M448,520L492,528L494,506L450,498Z"), p.light, 5)
    _lifting(plate)
    cut(plate, path("M446,522L496,530L499,508L450,500Z"), p.light, 5, 0.3)


def _lifting(plate: Plate) -> None:
    """The hat and the hand that lifts it: four bent fingers over the brim, the thumb under it."""
    skin, line_ink = "#d7a682", "#a06a4c"

    def on(shape: str) -> str:
        return place(shape, 489, 452, 0.88, 15)

    skin_cut(plate, on(limb("-16,60,22 -36,40,20 -43,18,17 -36,-6,14")), skin, 7)
    _hat(plate, 478, 440, 1.36, PALETTES["linen"].deep, 26)
    back = on(path("M-27,74C-31,56 -33,44 -29,30C-20,20 22,20 31,32C33,46 29,58 26,76Z"))
    rows = ((-24, -14, 15), (-8, -21, 16), (9, -19, 16), (25, -10, 14.5))
    fingers = (f"{x * 0.95},46,{w + 2} {x},22,{w + 1} {x},6,{w} {x + 1},{tip},{w - 3}" for x, tip, w in rows)
    whole = "".join(on(limb(finger)) for finger in fingers)
    skin_cut(plate, whole + back, skin, 8, 0.6)
    parts = "".join(f"M{x},{top}C{x + 1},8 {x},22 {x},38" for x, top in ((-14.5, -6), (1, -10), (16.5, -6)))
    bends = "".join(f"M{x - 4},7Q{x},4 {x + 4},7" for x, _, _ in rows)
    cut(plate, on(stroke(parts, 2.2) + stroke(bends, 1.6)), line_ink, edge=0.1)
    nails = "".join(ellipse(x + 1, tip - 0.5, 3.6, 4.6) for x, tip, _ in rows)
    cut(plate, on(nails), lighter(skin, 0.4), edge=0.1)


def _blossom(plate: Plate, tips: list[Point]) -> None:
    """Clouds of blossom about the twigs: a soft mass, then flowers one by one, and petals that fall."""
    p, random = PALETTES["linen"], Random(5)
    puffs = [(x + random.gauss(0, 9), y + random.gauss(0, 8), random.uniform(13, 21)) for x, y in tips]
    cut(plate, "".join(circle(*puff) for puff in puffs), "#e2a29a")
    strewn = [(x + random.gauss(0, 15), y + random.gauss(0, 13)) for x, y in tips for _ in range(8)]
    spots: list[Point] = []
    for spot in strewn:
        inside = any(math.dist(spot, (x, y)) < r - 3 for x, y, r in puffs)
        if inside and all(math.dist(spot, other) > 8 for other in spots):
            spots.append(spot)
    for share, ink, heart in ((0, "#e9a79c", "#b8504a"), (1, "#f3c6ba", p.hot), (2, p.light, p.hot)):
        some = [(x, y, random.uniform(5, 8.5), random.uniform(0, 72)) for x, y in spots[share::3]]
        cut(plate, "".join(_flower(*spot) for spot in some), ink, edge=0.15)
        cut(plate, "".join(circle(x, y, size * 0.24) for x, y, size, _ in some), heart)
    loose = "".join(
        ellipse(random.uniform(214, 400), random.uniform(380, 560), 5.5, 3, random.uniform(0, 180)) for _ in range(22)
    )
    cut(plate, loose, "#e9a79c", 2)


def _flower(x: float, y: float, size: float, turn: float) -> str:
    """Five round petals."""
    petal = "M0,0C-5,-3 -5,-10 0,-10C5,-10 5,-3 0,0Z"
    return place("".join(place(path(petal), 0, 0, 1, 72 * i) for i in range(5)), x, y, size / 9, turn)


SCENES.append(
    Story(
        draw=under_the_bowlers, palette="linen", operator="repetition", setting="abstract", season="none",
        framing="close",
        moods=("jealousy", "joy"), living=("men",), objects=("bowler hat", "tree", "nest"),
        words={"chapeau melon/bowler hat": 3, "foule/crowd": 3, "arbre/tree": 3, "fleurs/blossom": 2, "nid/nest": 2,
               "secret/secret": 2, "différence/difference": 2, "envie/envy": 2, "salut/greeting": 1,
               "pareil/alike": 1, "idée/idea": 2, "imagination/imagination": 1, "politesse/politeness": 1,
               "printemps/spring": 1},
        fr=(
            "Une foule d’hommes de dos, tous en chapeau melon ; l’un soulève le sien et un petit arbre en fleurs avec "
            "un nid pousse sur sa tête, son voisin le regarde de côté."
        ),
        en=(
            "A crowd of men from behind, all in bowler hats; one lifts his, and a small flowering tree with a nest "
            "grows from his head; his neighbour glances sideways."
        ),
    )
)  # fmt: skip
