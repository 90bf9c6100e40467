"""Story cards: what ties people to each other under the open sky."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from art.colour import Colour, mix
from art.motif import carried, draw
from art.motifs.beasts_tame import GINGER, cat_sit, sheep
from art.motifs.birds import swallow
from art.motifs.birds_water import duck
from art.motifs.buildings_town import COTTAGE, GABLED, skyline
from art.motifs.creatures_sea import fish
from art.motifs.indoors import cut
from art.motifs.machines import ROWING_BOAT, SAIL_BOAT
from art.motifs.people import person
from art.motifs.puppet import POSES, curve, strip
from art.motifs.terrain import mirror, plane, tufts
from art.motifs.things import CHAIR, SHOE, hat, suitcase, umbrella, washing_line
from art.motifs.things_kitchen import ladder
from art.motifs.trees import bare_tree, blossom_tree
from art.palettes import PALETTES
from art.press import Plate, Shadow, darker, lighter
from art.scene import Scene, Story
from art.shapes import Point, circle, cloud, ellipse, line, path, place, polygon, rectangle, ridge, stroke, town
from art.story._relations import Spine, crinkled, fallen_leaves, yarn

SCENES: list[Scene] = []
RIM = Shadow(4, 6, 9, 0.4)


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
    draw(plate, skyline(width=640, seed=8, tall=260), 300, 700, 1.25, flat=mix(p.far, p.sky[1][1], 0.45))
    draw(plate, skyline(width=640, seed=3, tall=160), 300, 830, 1.2, flat=mix(p.far, p.middle, 0.25))
    cut(plate, rectangle(-10, 838, 620, 80), mix(p.deep, p.near, 0.35), 12, top=(p.far, 12))
    plate.glow(300, 860, 120, p.light, 0.5, stretch=1.6)
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
        "pull", "jersey", "", "curly", "adult",
        inks={"coat": wool, "trim": mix(wool, p.deep, 0.28), "legs": p.deep, "hair": p.deep},
    )  # fmt: skip
    right = person(
        replace(POSES["pull"], lean=-27, nod=-12), "coat", "", "bun", "adult",
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


def _house(plate: Plate, s: Spine, wall: Colour, trim: Colour, roof: Colour, eyes: float) -> None:
    """A tall house that bends over: gable, windows with blinds half drawn, cornices."""
    p = PALETTES["rose"]
    x, y, lean = s.frame(1)
    gable = (
        "M-92,6C-92,-14 -70,-20 -66,-36C-62,-60 -40,-62 -34,-84C-28,-108 28,-108 34,-84C40,-62 62,-60"
        " 66,-36C70,-20 92,-14 92,6Z"
    )
    k = s.half / 80
    cut(plate, s.patch(0, 1, -1, 1) + place(path(gable), x, y, k, lean), wall, 44, 2)
    coping = (
        "M-92,0C-92,-16 -70,-22 -66,-38C-62,-62 -40,-64 -34,-86C-28,-110 28,-110 34,-86C40,-64 62,-62"
        " 66,-38C70,-22 92,-16 92,0"
    )
    cut(plate, place(stroke(coping, 9), x, y, k, lean), trim, 0)
    cut(plate, place(circle(0, -58, 15), x, y, k, lean), p.deep)
    cut(plate, place(circle(0, -58, 11), x, y, k, lean), p.warm)
    for t in (0.2, 0.42, 0.62, 0.81):
        cut(plate, s.patch(t, t + 0.012, -1.02, 1.02), trim)
    for t, tall in ((0.25, 0.12), (0.46, 0.11), (0.655, 0.105)):
        for left in (-0.78, -0.2, 0.38):
            cut(plate, s.patch(t - 0.006, t + tall + 0.006, left - 0.05, left + 0.45), trim, 4)
            cut(plate, s.patch(t, t + tall, left, left + 0.4), p.deep, 8)
            cut(plate, s.patch(t + tall * 0.45, t + tall, left, left + 0.4), mix(roof, p.light, 0.12))
    for left in (-0.72, 0.12):
        cut(plate, s.patch(0.84, 0.955, left - 0.05, left + 0.65), trim, 5)
        cut(plate, s.patch(0.847, 0.948, left, left + 0.6), p.warm, 6)
        cut(plate, s.patch(0.847 + 0.05 * eyes, 0.948, left, left + 0.6), roof, 8)
        lid = [s.at(0.847 + 0.05 * eyes, left + 0.6 * i / 6) for i in range(7)]
        cut(plate, line(lid, 5), p.deep)
        cut(plate, s.patch(0.822, 0.836, left - 0.02, left + 0.62), p.near)
        blossoms = "".join(circle(*s.at(0.838, left + 0.1 * i), 6) for i in range(7))
        cut(plate, blossoms, p.hot)


def _balcony(plate: Plate, points: list[Point], ink: Colour, rail: Colour) -> None:
    """A long curved balcony, like an arm."""
    slab = strip(points, [13.0] * len(points)) + circle(*points[-1], 13)
    cut(plate, slab, ink, 10, 2)
    above = [(x, y - 40) for x, y in points]
    bars = "".join(line([(x, y - 4), (x, y - 40)], 3.6) for x, y in points)
    between = [((x0 + x1) / 2, (y0 + y1) / 2) for (x0, y0), (x1, y1) in zip(points, points[1:], strict=False)]
    bars += "".join(line([(x, y - 4), (x, y - 40)], 3.6) for x, y in between)
    cut(plate, bars + stroke(curve(above), 6), rail)


def houses_lean(plate: Plate) -> None:
    """Two houses lean over a canal until their gables touch, balconies around each other."""
    p = PALETTES["rose"]
    plate.sky(p.sky)
    plate.glow(300, 420, 330, p.light, 0.8)
    far, _ = town(Random(12), 760, -20, 620, (60, 150), (40, 70))
    cut(plate, far, mix(p.far, p.light, 0.35))
    draw(plate, blossom_tree(petals=0), 20, 752, 1.5, shadow=0)
    draw(plate, blossom_tree(petals=0, seed=4), 588, 752, 1.3, shadow=0)
    one, two = Spine(134, 752, 520, 24, 84), Spine(462, 752, 478, -27, 80)
    _house(plate, two, p.cool, p.light, darker(p.cool, 0.35), 0.35)
    _house(plate, one, mix(p.hot, p.near, 0.25), p.light, p.near, 0.1)
    for s, doors in ((one, 0.3), (two, -0.7)):
        cut(plate, s.patch(0, 0.15, doors, doors + 0.44), p.light, 5)
        cut(plate, s.patch(0, 0.14, doors + 0.05, doors + 0.39), p.deep, 8)
    _packing(plate, one)
    arm = [one.at(0.6, 0.4), (248, 452), (312, 468), (378, 484), (448, 466), (506, 424), (520, 392)]
    _balcony(plate, arm, p.light, p.near)
    arm = [two.at(0.4, -0.5), (396, 572), (330, 588), (262, 596), (186, 580), (112, 556), (72, 520)]
    _balcony(plate, arm, p.light, p.deep)
    cut(plate, rectangle(-10, 746, 620, 18), mix(p.middle, p.light, 0.3), 6, 1)
    water = mirror(plate, 764, p.cool, 0.5, 6, 0.6)
    cut(plate, "".join(ellipse(x, y, w, 2) for x, y, w in ((90, 800, 50), (520, 790, 44), (230, 836, 60), (80, 870, 40), (560, 866, 50))),
        p.light, opacity=0.6, clip=water)  # fmt: skip
    boat = draw(plate, ROWING_BOAT, 350, 862, 1.15, inks={"body": p.deep, "trim": p.warm})
    seat = boat.anchors["seat"]
    draw(plate, CHAIR, seat[0] - 6, seat[1] + 22, 0.62)
    draw(
        plate,
        ROWING_BOAT,
        350,
        862,
        1.15,
        inks={"body": p.deep, "trim": p.warm},
        clip=plate.mask(rectangle(200, 794, 320, 90)),
        shadow=0,
    )
    cut(plate, "".join(ellipse(x, 866, w, 2.4) for x, w in ((270, 60), (400, 80))), p.light, opacity=0.7)
    petals = "".join(circle(Random(i).uniform(30, 570), Random(i + 90).uniform(60, 740), 3.6) for i in range(34))
    cut(plate, petals, lighter(p.hot, 0.6))


def _packing(plate: Plate, s: Spine) -> None:
    p = PALETTES["rose"]
    cut(plate, s.patch(0.03, 0.165, -0.86, 0.16), p.light, 5)
    room = s.patch(0.04, 0.155, -0.8, 0.1)
    cut(plate, room, p.warm, 10)
    clip = plate.mask(room)
    x, y = s.at(0.04, -0.5)
    draw(plate, person("offer", "dress", "", "bun", inks={"coat": p.deep}), x - 8, y + 34, 0.5, clip=clip, shadow=0)
    draw(plate, suitcase(True), x + 36, y + 2, 0.3, clip=clip, shadow=0)


SCENES.append(
    Story(
        draw=houses_lean, palette="rose", operator="metamorphosis", setting="city", season="spring",
        framing="frontal",
        moods=("tender", "wistful"), living=("woman",),
        objects=("house", "canal", "boat", "chair", "suitcase", "balcony"),
        words={"maison/house": 3, "étreinte/embrace": 3, "canal/canal": 2, "pencher/leaning": 2, "couple/couple": 2,
               "balcon/balcony": 2, "barque/rowing boat": 2, "chaise/chair": 1, "valise/suitcase": 2,
               "départ/leaving": 2, "voisins/neighbours": 1, "vieillir ensemble/growing old together": 1,
               "printemps/spring": 1, "pont/bridge": 1},
        fr=(
            "Deux hautes maisons se penchent au-dessus d’un canal jusqu’à se toucher, leurs balcons enlacés ; une "
            "barque passe avec une chaise vide, on fait une valise à une fenêtre."
        ),
        en=(
            "Two tall houses lean over a canal until they touch, their balconies around each other; a boat passes "
            "with an empty chair, someone packs a suitcase at a window."
        ),
    )
)  # fmt: skip


def river_rope(plate: Plate) -> None:
    """Two villages pull at the two ends of a river that has left its bed."""
    p = PALETTES["lemon"]
    plate.sky([(0, p.sky[0][1]), (0.25, p.sky[1][1]), (0.5, p.sky[2][1])])
    cut(plate, cloud(Random(3), 150, 120, 190, 34) + cloud(Random(5), 430, 190, 120, 20), p.light, 14)
    hills, _ = ridge(600, 900, 300, 16, 2.2, 0.6)
    plane(plate, hills, mix(p.far, p.sky[1][1], 0.45))
    hill, _ = ridge(600, 900, 366, 20, 1.3, 2.1, -18)
    plane(plate, hill, p.far)
    for x, y, k, motif in ((404, 352, 0.34, GABLED), (462, 344, 0.44, COTTAGE), (552, 348, 0.5, GABLED)):
        draw(plate, motif, x, y, k)
    near, crest = ridge(600, 900, 520, 24, 1.1, 3.6, 26)
    plane(plate, near, p.middle)
    bed = (
        "M470,398C500,430 580,456 560,506C530,560 380,600 330,680C290,750 250,820 150,920H640"
        "C620,840 590,800 552,740C526,690 610,600 620,520C610,456 520,430 492,394Z"
    )
    cut(plate, path(bed), mix(p.near, p.deep, 0.35), 30, bottom=(mix(p.near, p.deep, 0.62), 240))
    cut(plate, _cracked(Random(8)), p.deep, opacity=0.55)
    for x, y, k, motif, flip in ((26, 548, 1.0, COTTAGE, False), (166, 528, 0.85, GABLED, True)):
        draw(plate, motif, x, y, k, flip=flip)
    cut(plate, tufts(Random(2), 40, 600, 900, 20, 6, (-10, 240)), p.near, opacity=0.7)
    team = (
        (34, 792, "skirt", "scarf", "bun", "stout", p.hot, 1.22), (116, 812, "shirt", "straw", "beard", "tall", p.light, 1.22),
        (214, 800, "coat", "", "curly", "adult", p.deep, 1.28),
    )  # fmt: skip
    stretched = [
        (-20, 676.0),
        (60, 668),
        (170, 654),
        (282, 634),
        (364, 596),
        (424, 530),
        (446, 450),
        (444, 384),
        (440, 352),
    ]
    widths = [20.0, 19, 18, 22, 44, 54, 36, 12, 6]
    for x, y, dress, cap, hair, build, ink, k in team:
        draw(plate, person("pull", dress, cap, hair, build, inks={"coat": ink, "legs": p.cool}), x, y, k)
    cut(plate, strip(stretched, widths), p.cool, 26, 2)
    for share, tone in ((-0.6, 0.75), (-0.2, 0.3), (0.25, 0.55)):
        flow = [(x + share * w * 0.7, y + share * w) for (x, y), w in zip(stretched, widths, strict=True)]
        cut(plate, stroke(curve(flow), 3.6), lighter(p.cool, tone))
    twists = "".join(
        stroke(f"M{x - 7},{y - 19}Q{x + 10},{y - 4} {x + 6},{y + 19}", 3.4)
        for x, y in ((20, 672), (64, 667), (124, 660), (226, 644))
    )
    cut(plate, twists, darker(p.cool, 0.35))
    for x, y, dress, cap, hair, build, ink, k in team:
        hands = person("pull", dress, cap, hair, build, inks={"coat": ink, "legs": p.cool})
        at = carried(hands.anchors["hand"], x, y, k)
        draw(plate, hands, x, y, k, clip=plate.mask(circle(at[0] + 2, at[1], 16)), shadow=0)
    for i, (x, coat, dress, cap, hair) in enumerate(
        (
            (452, p.hot, "shirt", "straw", "short"),
            (484, p.deep, "skirt", "", "bun"),
            (520, p.near, "shirt", "cap", "short"),
        )
    ):
        draw(plate, person("pull", dress, cap, hair, inks={"coat": coat}), x + 10 + i * 6, 402 - i * 6, 0.38, flip=True)
    drops = "".join(
        place(path("M0,-12C7,0 8,7 0,10C-8,7 -7,0 0,-12Z"), x, y, k)
        for x, y, k in (
            (392, 650, 1.2),
            (352, 668, 0.9),
            (446, 606, 1),
            (300, 700, 0.8),
            (470, 560, 0.7),
            (416, 694, 0.8),
        )
    )
    cut(plate, drops, p.cool)
    draw(plate, SAIL_BOAT, 352, 580, 0.62, -38, inks={"body": p.hot, "light": p.light})
    draw(plate, fish(), 486, 640, 0.42, 64)
    draw(plate, fish("long"), 300, 596, 0.36, -70)
    _finder(plate)


def _cracked(random: Random) -> str:
    """The crazed mud of a bed that has run dry."""
    shape = ""
    for _ in range(34):
        y = random.uniform(600, 890)
        x = 420 + (y - 640) * -0.12 + random.uniform(-80, 120)
        shape += stroke(
            (
                f"M{x:.0f},{y:.0f}l{random.uniform(8, 24):.0f},{random.uniform(-9, 9):.0f}l{random.uniform(6, 18):.0f},{random.uniform(0, 12):.0f}"
            ),
            2.6,
        )
    return shape


def _finder(plate: Plate) -> None:
    """A child who stoops for a shoe in the mud."""
    p = PALETTES["lemon"]
    pose = replace(POSES["bow"], lean=58, nod=20, eye="dot", leg=(8, -14), other_leg=(26, -2))
    draw(plate, SHOE, 486, 862, 0.36, -8, inks={"body": p.hot})
    child = person(
        pose,
        "dress",
        "straw",
        "plait",
        "child",
        hand_at=(34, -26),
        inks={"coat": p.light, "trim": p.cool, "hat": p.warm},
    )
    draw(plate, child, 420, 868, 1.5)


SCENES.append(
    Story(
        draw=river_rope, palette="lemon", operator="tether", setting="daylight", season="summer", framing="wide",
        moods=("comic", "rebellion"), living=("villagers", "child", "fish"),
        objects=("river", "boat", "shoe", "houses"),
        words={"rivière/river": 3, "tirer à la corde/tug of war": 3, "village/village": 2, "dispute/dispute": 2,
               "partage/sharing": 2, "eau/water": 2, "poisson/fish": 1, "bateau/boat": 1, "enfant/child": 2,
               "chaussure/shoe": 1, "frontière/border": 1, "sécheresse/drought": 2, "été/summer": 1,
               "force/strength": 1},
        fr=(
            "Deux groupes de villageois tirent comme une corde une rivière bleue soulevée de son lit ; bateaux et "
            "poissons en tombent, un enfant ramasse une chaussure dans le lit à sec."
        ),
        en=(
            "Two groups of villagers pull a blue river like a rope out of its bed; boats and fish slide off, and a "
            "child picks up a shoe in the dry bed."
        ),
    )
)  # fmt: skip


def stone_ear(plate: Plate) -> None:
    """A child on a ladder whispers into the ear of a stone head; birds leave it by the other ear."""
    p = PALETTES["moss"]
    plate.sky(p.sky)
    plate.glow(330, 330, 400, p.light, 0.9)
    for y, ink, phase in ((520, mix(p.far, p.light, 0.5), 0.4), (590, mix(p.far, p.light, 0.2), 2.2)):
        hill, crest = ridge(600, 900, y, 18, 1.8, phase)
        plane(plate, hill, ink)
    field, _ = ridge(600, 900, 680, 12, 1.2, 1.1)
    plane(plate, field, p.far)
    _stone_head(plate, 356, 786, -7)
    ground, _ = ridge(600, 900, 770, 8, 2.2, 0.2)
    plane(plate, ground, p.middle, low=(p.near, 150))
    cut(plate, tufts(Random(4), 80, 764, 900, 30, 14), p.near)
    draw(plate, ladder(rungs=8, gap=30), 56, 850, 1.02, 10)
    child = person("shout", "coat", "", "tuft", "child", inks={"coat": p.hot, "hair": p.deep, "legs": p.deep})
    draw(plate, child, 80, 690, 1.66)
    for x, y, k, turn in (
        (556, 478, 0.26, -16),
        (548, 410, 0.34, -24),
        (540, 320, 0.36, -48),
        (480, 236, 0.3, -70),
        (556, 214, 0.3, -40),
        (508, 128, 0.34, -30),
        (404, 132, 0.26, -4),
        (556, 92, 0.24, -20),
        (300, 96, 0.22, 8),
    ):
        draw(plate, swallow(), x, y, k, turn, flip=x < 500, inks={"body": p.deep})
    pole = (530, 690)
    cut(plate, line([pole, (534, 852)], 8), "#6b4a2e", 3, 1)
    knot = yarn([(312, 634), (346, 650), (386, 628)], 6) + yarn([(310, 644), (346, 660), (386, 638)], 6)
    cut(plate, knot + yarn([(386, 634), (396, 664), (412, 690)], 4), p.deep)
    draw(
        plate,
        washing_line([(412, 690), (470, 712), pole], seed=4, gap=58),
        0,
        0,
        1,
        inks={"dark": p.deep, "body": p.hot},
    )
    shepherd = person("reach", "coat", "straw", "beard", inks={"coat": p.cool, "hat": p.warm, "legs": p.deep})
    draw(plate, shepherd, 556, 872, 0.84, flip=True)
    draw(plate, sheep(), 250, 868, 0.42)
    draw(plate, sheep(), 340, 852, 0.3, flip=True)
    flowers = "".join(circle(Random(i).uniform(20, 580), Random(i + 50).uniform(800, 886), 4) for i in range(40))
    cut(plate, flowers, p.light)


def _stone_head(plate: Plate, x: float, y: float, tilt: float) -> None:
    """A bust in the grass up to its chin, its head on one side, listening."""
    p = PALETTES["moss"]
    stone = "#bdb29c"
    dark = darker(stone, 0.34)

    def put(shape: str) -> str:
        return place(shape, x, y, 1, tilt)

    for side in (-1, 1):
        rim = (
            f"M{side * 160},-330C{side * 214},-356 {side * 244},-300 {side * 226},-244C{side * 216},-206"
            f" {side * 196},-170 {side * 162},-180Z"
        )
        cut(plate, put(path(rim)), stone, 20, 1)
        hollow = (
            f"M{side * 172},-304C{side * 212},-318 {side * 220},-276 {side * 206},-246C{side * 198},-226"
            f" {side * 188},-206 {side * 172},-206C{side * 192},-240 {side * 176},-262 {side * 172},-304Z"
        )
        cut(plate, put(path(hollow)), darker(stone, 0.6), 4)
    skull = (
        "M-150,60C-176,-20 -186,-130 -176,-250C-170,-400 -100,-486 6,-486C112,-486 178,-400 182,-250"
        "C190,-130 178,-20 150,60Z"
    )
    cut(plate, put(path(skull)), stone, 60, 3)
    curls = [
        (-150 + i * 37.5, -330 - 110 * (1 - ((i - 4) / 4.6) ** 2) + r * 36, 25) for r in range(3) for i in range(9)
    ]
    for cx, cy, r in curls[::-1]:
        cut(plate, put(circle(cx, cy - 30, r)), lighter(stone, 0.1), 10, 0.7)
    spirals = "".join(
        stroke(
            (
                f"M{cx + 12:.0f},{cy - 30:.0f}C{cx + 12:.0f},{cy - 46:.0f} {cx - 14:.0f},{cy - 46:.0f}"
                f" {cx - 13:.0f},{cy - 29:.0f}C{cx - 12:.0f},{cy - 17:.0f} {cx + 3:.0f},{cy - 18:.0f}"
                f" {cx + 3:.0f},{cy - 29:.0f}"
            ),
            4,
        )
        for cx, cy, _ in curls
    )
    cut(plate, put(spirals), dark)
    sockets = (
        "M-142,-238C-118,-282 -62,-280 -36,-240C-56,-196 -120,-196 -142,-238ZM142,-238C118,-282 62,-280"
        " 36,-240C56,-196 120,-196 142,-238Z"
    )
    cut(plate, put(path(sockets)), darker(stone, 0.1), 10)
    lids = (
        "M-134,-234C-112,-266 -66,-264 -44,-236C-64,-206 -112,-206 -134,-234ZM134,-234C112,-266 66,-264"
        " 44,-236C64,-206 112,-206 134,-234Z"
    )
    cut(plate, put(path(lids)), lighter(stone, 0.05), 14)
    cut(
        plate,
        put(
            stroke(
                (
                    "M-140,-238C-112,-200 -64,-200 -40,-240M140,-238C112,-200 64,-200 40,-240M-118,-214L-126,-202"
                    "M-90,-207V-194M-62,-214L-54,-203M118,-214L126,-202M90,-207V-194M62,-214L54,-203"
                ),
                7,
            )
        ),
        dark,
    )
    nose = (
        "M-150,-276C-110,-314 -58,-306 -26,-268C-12,-258 12,-258 26,-268C58,-306 110,-314 150,-276"
        "C112,-290 64,-288 34,-246C28,-190 40,-140 56,-104C52,-76 24,-84 0,-72C-24,-84 -52,-76 -56,-104"
        "C-40,-140 -28,-190 -34,-246C-64,-288 -112,-290 -150,-276Z"
    )
    cut(plate, put(path(nose)), lighter(stone, 0.24), 24, 2)
    cut(
        plate,
        put(path("M-56,-22C-34,-42 -14,-44 0,-36C14,-44 34,-42 56,-22C34,6 -34,6 -56,-22Z")),
        lighter(stone, 0.16),
        12,
        1,
    )
    cut(
        plate,
        put(
            stroke(
                (
                    "M-60,-22C-30,-16 -14,-24 0,-18C14,-24 30,-16 60,-22M-30,-90C-24,-96 -16,-96 -12,-90M30,-90"
                    "C24,-96 16,-96 12,-90"
                ),
                5,
            )
        ),
        dark,
    )
    cut(plate, put(stroke("M110,-180L126,-130L112,-96L134,-50M126,-130L146,-118M-130,-70L-112,-40L-124,-16", 4)), dark)
    moss = (
        "M-70,-478C-30,-520 70,-520 120,-460C140,-440 150,-400 140,-392C120,-400 116,-430 92,-430C70,-420"
        " 60,-446 36,-444C10,-440 0,-462 -26,-458C-44,-456 -60,-462 -70,-478Z"
    )
    cut(plate, put(path(moss)), p.middle, 22, 1)
    cut(
        plate,
        put("".join(circle(Random(i).uniform(-40, 110), Random(i + 9).uniform(-496, -446), 5) for i in range(14))),
        p.light,
    )


SCENES.append(
    Story(
        draw=stone_ear, palette="moss", operator="scale", setting="daylight", season="spring", framing="side",
        moods=("mystery",), living=("child", "birds", "shepherd", "sheep"),
        objects=("stone head", "ladder", "washing line"),
        words={"secret/secret": 3, "tête de pierre/stone head": 3, "oreille/ear": 3, "enfant/child": 2,
               "échelle/ladder": 2, "oiseaux/birds": 2, "chuchoter/whispering": 2, "linge/washing": 1,
               "berger/shepherd": 1, "idole/idol": 1, "prière/prayer": 1, "rumeur/rumour": 2, "printemps/spring": 1,
               "oubli/forgetting": 1},
        fr=(
            "Sur une échelle, un enfant chuchote à l’oreille d’une immense tête de pierre ; des oiseaux sortent de "
            "l’autre oreille, du linge sèche attaché à son nez."
        ),
        en=(
            "On a ladder a child whispers into the ear of an immense stone head; birds fly out of its other ear, and "
            "washing dries on a line tied to its nose."
        ),
    )
)  # fmt: skip


def rain_between(plate: Plate) -> None:
    """Two duellists back to back, umbrellas for swords; between them it rains upwards."""
    p = PALETTES["slate"]
    plate.sky([(0, p.sky[0][1]), (0.24, p.sky[1][1]), (0.52, p.sky[2][1]), (0.76, p.sky[3][1])])
    far, _ = ridge(600, 900, 716, 8, 2, 0.3)
    plane(plate, far, mix(p.far, p.sky[3][1], 0.35))
    draw(plate, bare_tree(seed=9), 56, 736, 0.9, flat=p.far)
    field, _ = ridge(600, 900, 778, 6, 1.4, 1.9)
    plane(plate, field, mix(p.middle, p.warm, 0.3), low=(p.near, 110))
    cut(plate, tufts(Random(6), 60, 786, 890, 22, 8), p.near, opacity=0.7)
    cut(plate, fallen_leaves(Random(7), 26, (30, 790, 570, 880), 17), p.warm)
    column = polygon([(240, 100), (360, 100), (372, 818), (228, 818)])
    plate.ink(column, lighter(p.cool, 0.3), opacity=0.34, edge=0.4)
    for y, wide, tall in ((96.0, 100, 20), (818.0, 104, 16)):
        cut(plate, ellipse(300, y, wide, tall), p.cool, 9)
        ripple = (
            f"M{300 - wide * 0.6},{y}a{wide * 0.6},{tall * 0.55} 0 1 0"
            f" {wide * 1.2},0a{wide * 0.6},{tall * 0.55} 0 1 0 {-wide * 1.2},0"
        )
        cut(plate, stroke(ripple, 4), p.light)
    random = Random(11)
    drops = streaks = ""
    for i in range(78):
        x, y = random.uniform(250, 350), 126.0 + i * 8.4
        if i % 2:
            drops += place(path("M0,15C-8,2 -8,-6 0,-10C8,-6 8,2 0,15Z"), x, y, random.uniform(0.7, 1.1))
        else:
            streaks += line([(x, y - 14), (x, y + 18)], 3)
    cut(plate, streaks, p.light, opacity=0.75)
    cut(plate, drops, p.light)
    salute = replace(POSES["stand"], hands=("grip", "mitten"), lean=-2)
    thin = person(
        salute,
        "coat",
        "",
        "short",
        "tall",
        hand_at=(34, -128),
        nose=2,
        inks={"coat": p.deep, "legs": p.middle, "trim": p.warm},
    )
    stout = person(
        salute,
        "suit",
        "",
        "beard",
        "stout",
        hand_at=(46, -112),
        inks={"coat": p.hot, "legs": p.deep, "hair": "#6a3020", "band": p.deep},
    )
    for who, x, k, flip, turn, ink in ((thin, 180, 2.12, True, 6, p.hot), (stout, 424, 2.2, False, -4, p.deep)):
        at = carried(who.anchors["hand"], x, 826, k, flip=flip)
        draw(plate, umbrella(False), at[0] - (12 if flip else -12), at[1] + 44, 1.25, turn, inks={"body": ink})
        draw(plate, who, x, 826, k, flip=flip)
    for x, flip, kind, ink in ((76, False, "bowler", p.deep), (528, True, "feather", p.hot)):
        beak = draw(plate, duck(), x, 872, 0.62, flip=flip).anchors["beak"]
        draw(
            plate,
            hat(kind),
            beak[0] + (16 if flip else -16),
            beak[1] + 26,
            0.42,
            -14 if flip else 14,
            inks={"body": ink},
        )


SCENES.append(
    Story(
        draw=rain_between, palette="slate", operator="inversion", setting="daylight", season="autumn",
        framing="side",
        moods=("anger", "comic"), living=("men", "ducks"), objects=("umbrella", "rain", "puddle", "hat"),
        words={"duel/duel": 3, "pluie/rain": 3, "parapluie/umbrella": 3, "dos à dos/back to back": 2,
               "dispute/quarrel": 2, "canard/duck": 2, "honneur/honour": 2, "à l’envers/upside down": 2,
               "flaque/puddle": 1, "chapeau/hat": 1, "automne/autumn": 1, "rivaux/rivals": 2,
               "malentendu/misunderstanding": 1, "orgueil/pride": 1},
        fr=(
            "Dans un champ, deux duellistes dos à dos tiennent un parapluie fermé ; entre eux seulement, il pleut, de "
            "bas en haut. Deux canards portent leurs chapeaux."
        ),
        en=(
            "In a field two duellists stand back to back with closed umbrellas; it rains only between them, from the "
            "ground upwards. Two ducks hold their hats."
        ),
    )
)  # fmt: skip
