"""Story cards: what ties people to each other on roofs, along canals, in a crowd."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from art.colour import Colour, mix
from art.motif import cut, draw
from art.motifs.beasts_tame import GINGER, cat_sit
from art.motifs.birds_things import nest
from art.motifs.buildings_town import skyline
from art.motifs.people import person
from art.motifs.puppet import POSES
from art.palettes import PALETTES
from art.press import Plate, darker, lighter
from art.scene import Scene, Story
from art.shapes import branches, circle, ellipse, line, path, place, rectangle, stroke
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
    plate.at(0.9)
    draw(plate, skyline(width=640, seed=8, tall=260), 300, 700, 1.25, flat=mix(p.far, p.sky[1][1], 0.45))
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
        cut(plate, rectangle(x, y, 50, 76), p.cool, 12)
        cut(plate, rectangle(x + 23, y, 4, 76) + rectangle(x, y + 34, 50, 4), p.light)
    _neighbours(plate, 130, 730)
    leaves = fallen_leaves(Random(5), 26, (230, 60, 390, 760), 15) + fallen_leaves(
        Random(6), 16, (30, 60, 570, 300), 15
    )
    cut(plate, leaves, p.warm)
    wool = p.hot
    left = person(
        "pull", "jersey", "", "curly", "adult", gaze=(58, 4), mood="anger",
        inks={"coat": wool, "trim": mix(wool, p.deep, 0.28), "legs": p.deep, "hair": p.deep},
    )  # fmt: skip
    right = person(
        replace(POSES["pull"], lean=-27, nod=-12), "coat", "", "bun", "adult", gaze=(64, 14), mood="pain",
        inks={"coat": wool, "trim": mix(wool, p.deep, 0.28), "legs": p.cool, "hair": "#7a3a24", "skin": "#e0b08c"},
    )  # fmt: skip
    one = draw(plate, left, 120, 536, 1.72)
    two = draw(plate, right, 494, 472, 1.72, flip=True)
    (ax, ay), (bx, by) = one.anchors["hand"], two.anchors["hand"]
    hem = one.anchors["seat"]
    skirt = two.anchors["knee"]
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


def _neighbours(plate: Plate, x: float, y: float) -> None:
    """A lit window with two people at it."""
    p = PALETTES["brick"]
    with plate.shining(0.8):
        cut(plate, rectangle(x, y, 50, 76), p.warm, 10)
    clip = plate.mask(rectangle(x, y, 50, 76))
    draw(plate, person("point", "dress", "", "bun"), x + 12, y + 120, 0.58, clip=clip, shadow=0)
    draw(plate, person("hips", "shirt", "nightcap", "beard", "stout"), x + 36, y + 128, 0.58, clip=clip, shadow=0)
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
    cut(plate, place(path("M-30,-4C-14,8 14,8 30,-4L26,-16C10,-8 -10,-8 -26,-16Z"), x, y, k), lighter(coat, 0.75))
    cut(plate, place(line([(0, 30), (0, 540)], 4), x, y, k), darker(coat, 0.4))
    nape = "M-23,-24C-42,-44 -40,-96 0,-98C40,-96 42,-44 23,-24C12,-14 -12,-14 -23,-24Z"
    cut(plate, place(ellipse(-37, -58, 9, 14) + ellipse(37, -58, 9, 14) + path(nape), x, y, k), skin, 12)
    cut(
        plate,
        place(
            path("M-36,-60C-40,-100 40,-100 36,-60C26,-40 22,-34 14,-32C4,-38 -4,-38 -14,-32C-22,-34 -26,-40 -36,-60Z"),
            x,
            y,
            k,
        ),
        darker(felt, 0.1),
    )
    if hat:
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
            if i < 3 or abs(x - 290) > (150 if i == 3 else 110):
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
    profile = (
        "M-30,-20C-46,-50 -40,-100 0,-102C26,-102 40,-88 40,-72L54,-54C56,-48 48,-46 42,-46C44,-38 44,-30"
        " 36,-26C30,-20 16,-22 12,-12H-20Z"
    )
    cut(plate, place(path(profile), x, y, k), "#d7a682", 14)
    cut(
        plate,
        place(path("M-40,-72C-40,-96 -10,-104 4,-98L0,-62C-8,-60 -8,-44 -16,-40C-26,-30 -38,-44 -40,-72Z"), x, y, k),
        p.deep,
    )
    cut(plate, place(ellipse(-4, -56, 7, 11), x, y, k), "#c8866a")
    cut(plate, place(ellipse(28, -64, 7, 5), x, y, k), p.light)
    cut(plate, place(circle(31, -64, 3.6), x, y, k), p.deep)
    cut(
        plate,
        place(
            stroke("M18,-76C24,-80 32,-80 38,-76", 4) + path("M30,-40C40,-46 52,-40 56,-34C46,-32 36,-32 30,-40Z"),
            x,
            y,
            k,
        ),
        p.deep,
    )
    _hat(plate, x + 2, y - 88 * k, k, p.deep, 3)


def _combed_hair(plate: Plate, x: float, y: float, k: float) -> None:
    """Brown hair from behind, parted on one side, with a cowlick and a ragged nape."""
    brown, strands = "#7a4a2c", "#5a331f"
    hair = (
        "M-38,-60C-46,-88 -30,-106 -2,-106C30,-107 46,-88 38,-60C36,-50 32,-42 28,-38L24,-40C22,-33 18,-29 13,-28L9,-34"
        "C6,-29 1,-27 -4,-28L-9,-35C-12,-30 -16,-28 -21,-31L-25,-40L-29,-38C-33,-44 -37,-52 -38,-60Z"
    )
    cut(plate, place(path(hair), x, y, k), brown, 10, 0.5)
    sweeps = "M12,-92C-4,-96 -20,-90 -31,-74M12,-84C-2,-84 -14,-76 -22,-62M20,-88C27,-84 31,-76 32,-66"
    cut(plate, place(stroke(sweeps, 2.4), x, y, k), strands)
    cut(plate, place(stroke("M19,-99C15,-94 14,-88 16,-80", 3.2), x, y, k), "#e6bd9a")
    cowlick = (
        "M-22,-99C-26,-108 -34,-112 -42,-110C-38,-107 -37,-102 -36,-96ZM-14,-102C-16,-112 "
        "-22,-117 -30,-119C-28,-112 -28,-106 -26,-100Z"
    )
    cut(plate, place(path(cowlick), x, y, k), brown)
    cut(plate, place(ellipse(-38, -58, 8, 13) + ellipse(38, -58, 8, 13), x, y, k), "#d7a682", 5)


def _tree_man(plate: Plate) -> None:
    """The one who lifts his hat."""
    p = PALETTES["linen"]
    x, y, k = 296, 690, 1.5
    wood = "#5d3f33"
    shape, tips = branches(Random(21), x, y - 92 * k, 92, 5, 22, -92)
    cut(plate, shape, wood, 6)
    random = Random(5)
    petals = [(tx + random.gauss(0, 13), ty + random.gauss(0, 11)) for tx, ty in tips for _ in range(4)]
    cut(plate, "".join(circle(px, py, random.uniform(8, 14)) for px, py in petals), "#e9a79c", 8, 0.6)
    cut(plate, "".join(circle(px - 2, py - 3, 5) for px, py in petals[::2]), p.light)
    cut(plate, "".join(circle(px + 4, py + 4, 3.4) for px, py in petals[::3]), p.hot)
    draw(plate, nest(3), x + 34, y - 92 * k - 118, 0.34)
    _bowler(plate, x, y, k, mix(p.near, p.cool, 0.25), p.deep, "#d7a682", hat=False)
    _combed_hair(plate, x, y, k)
    sleeve = "M380,760C420,740 470,680 482,600L488,520L452,512C446,590 420,640 372,680Z"
    cut(plate, path(sleeve), mix(p.near, p.cool, 0.25), 22, 1.5)
    cut(plate, path("M448,520L492,528L494,506L450,498Z"), p.light, 5)
    _hat(plate, 478, 440, 1.36, p.deep, 26)
    cut(
        plate,
        path("M452,504C444,482 450,462 468,452C482,448 500,454 506,470C504,488 498,502 494,510Z"),
        "#d7a682",
        9,
        1,
    )
    cut(plate, stroke("M470,458L466,480M483,456L481,480M495,462L494,482", 3), "#b98463")


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
