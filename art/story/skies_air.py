"""Story cards of the air: a sky that opens, a sky that is painted."""

from __future__ import annotations

import math
from dataclasses import replace
from random import Random

from art.colour import Field, mix
from art.motif import cut, draw
from art.motifs.birds import swallow
from art.motifs.hands import pinching
from art.motifs.indoors import bend
from art.motifs.people import person, posed
from art.motifs.plants import potted
from art.motifs.puppet import POSES
from art.motifs.terrain import cumulus, plane
from art.motifs.things_desk import POCKET_WATCH
from art.motifs.things_kitchen import BUCKET, WATERING_CAN
from art.palettes import PALETTES
from art.press import Plate, Shadow, darker, lighter
from art.scene import Scene, Story
from art.shapes import (
    Point,
    circle,
    cloud,
    crest_at,
    gable,
    line,
    path,
    place,
    polygon,
    rectangle,
    ridge,
    stroke,
    town,
)
from art.story._relations import before, behind
from art.story._skies_parts import dashed
from art.story._streets_parts import bricks

SCENES: list[Scene] = []

Bend = tuple[Point, Point, Point, Point]


def _teeth(edge: Bend, side: float, count: int, phase: float) -> tuple[str, str]:
    """The tape along one edge of a zip, and its teeth, which stand out to one side (1: right)."""
    tape, teeth = "", ""
    points = [bend(*edge, i / 60) for i in range(61)]
    tape = line([(x - side * 15, y) for x, y in points], 26)
    for i in range(count):
        t = (i + phase) / count
        (x, y), (x1, y1) = bend(*edge, t), bend(*edge, min(1, t + 0.01))
        turn = math.degrees(math.atan2(y1 - y, x1 - x)) - 90
        teeth += place(rectangle(-9 if side > 0 else -13, -6, 22, 12, 4), x, y, 1, turn)
    return tape, teeth


def _indoors_behind_the_sky(plate: Plate) -> None:
    """A brick wall with a lit window; someone waters a plant on its sill."""
    p = PALETTES["lagoon"]
    wall = mix(p.hot, "#7d3030", 0.45)
    cut(plate, rectangle(60, -10, 540, 680), darker(wall, 0.35))
    cut(plate, bricks(Random(3), 60, -10, 600, 660, 30, 62, 1), wall, 9)
    cut(plate, bricks(Random(8), 60, -10, 600, 660, 30, 62, 0.16), mix(wall, p.warm, 0.3), 9)
    cut(plate, rectangle(228, 92, 190, 252, 6), p.near, 10, 1)
    room = rectangle(242, 106, 162, 224, 3)
    with plate.shining(0.6):
        cut(plate, room, p.warm)
    inside = plate.mask(room)
    cut(plate, stroke("M323,106V150", 4) + path("M298,176C300,158 312,148 323,148S346,158 348,176Z"), p.hot, 8)
    gardener = posed(
        "offer",
        "dress",
        "",
        "bun",
        inks={"coat": p.middle, "trim": p.light, "hair": p.deep},
        hands=("grip", "grip"),
    )
    one = draw(plate, behind(gardener), 270, 412, 1.15, clip=inside, shadow=0)
    hand = one.anchors["hand"]
    draw(
        plate,
        WATERING_CAN,
        hand[0] + 8,
        hand[1] + 18,
        0.4,
        16,
        inks={"body": p.cool, "trim": p.near, "metal": p.near},
        clip=inside,
    )
    draw(plate, before(gardener), 270, 412, 1.15, clip=inside, shadow=0)
    draw(plate, potted("geranium"), 380, 332, 0.42)
    cut(plate, rectangle(218, 328, 210, 18, 4), p.light, 6, 1)


def sky_zip(plate: Plate) -> None:
    """A hand pulls down a zip in the sky; behind it is a brick wall with a lit window."""
    p = PALETTES["lagoon"]
    plate.at(0.25)
    _indoors_behind_the_sky(plate)
    plate.at(0.1)
    left: Bend = ((70, -20), (116, 230), (236, 440), (312, 606))
    right: Bend = ((566, -20), (536, 230), (414, 440), (340, 606))
    rim = [bend(*left, i / 30) for i in range(31)]
    other = [bend(*right, i / 30) for i in range(31)]
    gap = plate.mask(polygon(rim + other[::-1]))
    cloth = plate.ramp(plate.y / 900, [(0, "#1c6a78"), (0.45, "#4e9fa2"), (0.8, "#a4d2c2"), (1, "#e9dcb0")])
    plate.ink(1 - gap, cloth, shadow=Shadow(6, 10, 16, 0.6), edge=0.2)
    over = 1 - gap
    random = plate.random
    for x, y, wide, tall in (
        (48, 330, 90, 26),
        (150, 520, 110, 30),
        (540, 420, 100, 30),
        (66, 130, 60, 18),
        (470, 616, 90, 24),
        (60, 664, 120, 30),
        (250, 752, 90, 22),
        (580, 200, 60, 20),
    ):
        cut(plate, cloud(random, x, y, wide, tall), p.light, 14, 0.8, clip=over)
    for edge, side in ((left, 1.0), (right, -1.0)):
        turned = [(x - side * 74 * (1 - i / 30) ** 0.7, y) for i, (x, y) in enumerate(rim if side > 0 else other)]
        flap = polygon((rim if side > 0 else other) + turned[::-1])
        cut(plate, flap, mix(p.light, p.cool, 0.35), 26, 1.4)
        tape, teeth = _teeth(edge, side, 26, 0.3 if side > 0 else 0.8)
        cut(plate, tape, p.near, 8)
        cut(plate, teeth, p.warm, 5, 0.5)
    plate.at(0.5)
    hills, _ = ridge(600, 900, 822, 14, 1.3, 1.2)
    plane(plate, hills, p.middle)
    houses, lit = town(Random(6), 838, 60, 220, (14, 26), (16, 26))
    cut(plate, houses, p.near)
    cut(plate, lit, p.warm)
    near, _ = ridge(600, 900, 856, 10, 1.1, 3.4)
    plane(plate, near, p.near)
    cut(
        plate,
        "".join(
            place(path("M0,0C-9,-10 -8,-34 0,-44C8,-34 9,-10 0,0Z"), x, 862, s)
            for x, s in ((40, 0.8), (254, 0.9), (280, 0.6), (52, 0.5), (330, 0.7), (560, 0.9), (534, 0.6))
        ),
        p.deep,
    )
    plate.at(0)
    seam: Bend = ((326, 640), (322, 700), (312, 780), (316, 930))
    for side in (1.0, -1.0):
        tape, teeth = _teeth(seam, side, 15, 0.2 if side > 0 else 0.7)
        cut(plate, tape, p.near, 8, 0.6)
    for side in (1.0, -1.0):
        cut(plate, _teeth(seam, side, 15, 0.2 if side > 0 else 0.7)[1], p.warm, 5)
    cut(
        plate,
        path("M286,592C300,576 352,576 366,592C366,624 354,660 344,672H308C298,660 286,624 286,592Z"),
        p.warm,
        16,
        1.2,
    )
    cut(plate, rectangle(318, 600, 16, 44, 8), darker(p.warm, 0.4), 5)
    tab = path("M314,632C322,626 332,628 338,634L372,706C378,722 350,736 340,722L308,648C306,640 308,636 314,632Z")
    cut(plate, tab, lighter(p.warm, 0.35), 12, 1)
    plate.at(-0.1)
    draw(
        plate,
        pinching(),
        452,
        806,
        1.08,
        16,
        True,
        inks={"skin": "#dba27a", "sleeve": p.hot, "cuff": p.light, "nail": "#f4d6bc"},
    )
    cut(plate, path("M352,682L366,706C374,720 352,732 342,722L332,700Z"), lighter(p.warm, 0.35), 8)
    for x, y, size, turn, flip in (
        (196, 236, 0.3, -24, False),
        (470, 300, 0.34, 14, True),
        (120, 420, 0.42, -34, True),
        (420, 480, 0.24, -10, False),
    ):
        draw(plate, swallow(), x, y, size, turn, flip, inks={"body": p.deep, "wing": p.deep})


SCENES.append(
    Story(
        draw=sky_zip, palette="lagoon", operator="threshold", setting="sky", framing="close", moods=("mystery",),
        living=("hand", "woman", "swallows"), objects=("zip", "sky", "clouds", "brick wall", "window", "plant"),
        words={"fermeture éclair/zip": 3, "ciel/sky": 3, "ouvrir/opening": 3, "main/hand": 2,
            "mur de briques/brick wall": 2, "fenêtre/window": 2, "nuage/cloud": 1, "hirondelle/swallow": 1,
            "arroser/watering": 1, "voisin/neighbour": 1, "envers du décor/behind the scenes": 2,
            "secret/secret": 2, "intimité/privacy": 1, "déshabiller/undressing": 1},
        fr="Une main descend une immense fermeture éclair dans le ciel ; derrière, un mur de briques, une "
           "fenêtre allumée où une femme arrose une plante.",
        en="A hand pulls down a huge zip in the sky; behind it are a brick wall and a lit window where a "
           "woman waters a plant. Swallows fly through the gap.",
    )
)  # fmt: skip


def _evening(plate: Plate) -> Field:
    """Half of the sheet is bare plaster, half is painted with an evening sky."""
    p = PALETTES["rose"]
    plate.sky([(0, "#efe3cd"), (0.5, "#f6ecd8"), (1, "#e9d9bd")])
    cut(plate, bricks(Random(4), -20, 0, 330, 900, 34, 74, 0.12), "#dcc3a6", opacity=0.7)
    cracks = stroke("M40,60L66,110L58,150L92,210M66,110L110,128M30,420L64,452L56,500L80,540M220,40L206,84L232,120", 3)
    cut(plate, cracks, "#c9ab8c")
    sketch = "M26,300C40,270 84,262 104,286C130,270 166,284 168,310C172,330 150,336 140,336H44C20,334 14,312 26,300Z"
    cut(plate, dashed(sketch, 3, 9, 7), mix(p.cool, "#efe3cd", 0.35))
    paint = plate.ramp(
        plate.y / 900, [(0, "#5d3a66"), (0.3, "#8f4d74"), (0.52, "#cf7580"), (0.7, "#f0a483"), (0.84, "#f7cf93")]
    )
    random, strokes, y = Random(11), "", -10.0
    while y < 930:
        start = 330 - 120 * math.sin(y / 210) - 60 * (y / 900) + random.uniform(-46, 46)
        strokes += rectangle(start, y, 700, 33, 16)
        if random.random() < 0.7:
            strokes += rectangle(start - random.uniform(40, 90), y + random.uniform(4, 24), 300, 6, 3)
        y += 30
    plate.ink(strokes, paint, edge=0.5, shadow=Shadow(1, 3, 3, 0.18))
    wet = "".join(
        rectangle(x, y, 5, long, 2.5) for x, y, long in ((352, 224, 40), (372, 224, 22), (300, 500, 34), (262, 640, 44))
    )
    cut(plate, wet, "#cf7580")
    return paint


def painters_of_evening(plate: Plate) -> None:
    """Workmen on a scaffold paint the evening on a bare sky; one climbs what he painted, one paints himself."""
    p = PALETTES["rose"]
    paint = _evening(plate)
    with plate.shining(1):
        cut(plate, circle(470, 690, 78), "#fbe3a4")
    random = Random(9)
    for x, y, wide in ((520, 560, 130), (404, 610, 90), (560, 640, 90)):
        cut(plate, cloud(random, x, y, wide, 18), "#f9c7a0", 8)
    hills, crest = ridge(600, 900, 800, 16, 1.2, 0.6)
    plane(plate, hills, p.near)
    near, _ = ridge(600, 900, 846, 12, 1.4, 2.2)
    plane(plate, near, darker(p.near, 0.35))
    cut(plate, "".join(gable(x, crest_at(crest, x) + 8, 20, 14, 10) for x in (500, 528, 560)), p.deep)
    plate.at(0)
    rungs = "".join(line([(416, y), (470, y - 4)], 8) for y in range(150, 560, 36))
    ladder = line([(410, 560), (424, 96)], 10) + line([(466, 560), (478, 92)], 10) + rungs
    plate.ink(ladder, p.light, edge=0.9, opacity=0.95)
    cut(plate, rectangle(412, 556, 4, 30, 2) + rectangle(464, 556, 4, 22, 2) + circle(414, 588, 4), p.light)
    climber = person(
        "climb",
        "shirt",
        "cap",
        "short",
        inks={"coat": p.light, "legs": p.cool, "hat": p.hot, "band": p.hot, "trim": p.warm},
    )
    draw(plate, climber, 432, 504, 1.3)
    poles = "".join(rectangle(x, 250, 11, 640, 4) for x in (40, 178, 316))
    cut(plate, line([(46, 880), (184, 560)], 7) + line([(184, 560), (320, 300)], 7), darker(p.warm, 0.45), 4, 0.5)
    cut(plate, poles, darker(p.warm, 0.3), 8, 1)
    for y, x0, x1 in ((400, 14, 356), (668, 14, 372)):
        cut(plate, rectangle(x0, y, x1 - x0, 17, 3), mix(p.warm, p.light, 0.3), 8, 1.2)
        cut(plate, rectangle(x0 + 20, y + 5, x1 - x0 - 90, 3), darker(p.warm, 0.25))
    _master(plate)
    first = posed(
        replace(POSES["stand"], lean=5, nod=-14, leg=(9, 4), other_leg=(-9, -12), hands=("grip", "grip")),
        "shirt",
        "cap",
        "beard",
        hand_at=(44, -122),
        other_hand_at=(66, -142),
        inks={"coat": p.light, "legs": p.cool, "hat": p.cool, "hair": p.deep, "trim": p.near},
    )
    one = draw(plate, behind(first), 150, 401, 1.42)
    a, b = one.anchors["hand"], one.anchors["other_hand"]
    slope = math.atan2(b[1] - a[1], b[0] - a[0])
    tip = a[0] + 168 * math.cos(slope), a[1] + 168 * math.sin(slope)
    cut(plate, line([(a[0] - 60 * math.cos(slope), a[1] - 60 * math.sin(slope)), tip], 8), darker(p.warm, 0.4), 0, 0.6)
    brush = rectangle(-4, -30, 16, 60, 4) + path("M12,-30C34,-26 40,-8 46,0C40,8 34,26 12,30Z")
    cut(plate, place(brush, *tip, 1, math.degrees(slope)), "#8f4d74", 10, 0.8)
    draw(plate, before(first), 150, 401, 1.42, shadow=0)
    draw(plate, BUCKET, 64, 402, 0.34, inks={"body": p.hot, "trim": "#8f4d74"})
    _half_painted_man(plate, paint)
    draw(plate, BUCKET, 330, 668, 0.32, inks={"body": p.cool, "trim": p.warm})


def _half_painted_man(plate: Plate, paint: Field) -> None:
    """A workman who is painting himself from the head down: his feet are still a sketch."""
    p = PALETTES["rose"]
    bare = "#f6ecd8"
    worker = posed(
        replace(POSES["stand"], stoop=20, nod=26, arm=(34, 12), other_arm=(30, 60), hands=("grip", "mitten")),
        "shirt",
        "",
        "bald",
        inks={"coat": mix(p.cool, p.light, 0.5), "legs": p.cool, "trim": p.hot, "shoes": bare},
    ).motif
    patch = "".join(
        rectangle(x, y, wide, 24, 12)
        for x, y, wide in ((196, 566, 150), (176, 586, 180), (204, 606, 140), (186, 626, 170), (208, 642, 150))
    )
    plate.ink(patch, paint, edge=0.5, shadow=Shadow(1, 3, 3, 0.2))
    where = (240, 668, 1.32)
    one = draw(plate, worker, *where)
    feet = place("".join(piece.shape for piece in worker.pieces if piece.ink in ("legs", "shoes")), *where)
    drips = "C208,640 212,622 220,628C226,646 232,622 240,630C246,644 254,620 262,632C270,624 280,640 310,628"
    below = plate.mask(path(f"M190,628{drips}V668H190Z"))
    sketched = f'<g stroke="#fff" stroke-width="6" stroke-dasharray="5 5">{feet}</g>'
    cut(plate, sketched, mix(p.cool, p.deep, 0.4), clip=below, edge=0.1)
    cut(plate, feet, bare, clip=below, edge=0.1)
    x, y = one.anchors["hand"]
    cut(plate, line([(x - 4, y - 26), (x + 6, y + 30)], 7), darker(p.warm, 0.4))
    bristles = rectangle(-16, 0, 32, 10, 3) + path("M-16,10C-14,30 -6,34 0,38C6,34 14,30 16,10Z")
    cut(plate, place(bristles, x + 7, y + 26, 0.9, -8), p.cool, 6, 0.5)


def _master(plate: Plate) -> None:
    """On a cloud the master shouts, a watch in his hand."""
    p = PALETTES["rose"]
    master = person(
        replace(POSES["shout"], other_arm=(70, 100), hands=("flat", "grip")),
        "suit",
        "top",
        "short",
        "stout",
        inks={"coat": p.deep, "legs": p.deep, "hat": p.deep, "band": p.hot},
    )
    one = draw(plate, master, 520, 218, 0.92, flip=True)
    x, y = one.anchors["other_hand"]
    draw(plate, POCKET_WATCH, x, y + 42, 0.2)
    cumulus(plate, p, 530, 250, 120, 50, tone=p.light)


SCENES.append(
    Story(
        draw=painters_of_evening, palette="rose", operator="threshold", setting="sky", framing="wide",
        moods=("comic", "wistful"), living=("workmen", "foreman"),
        objects=("scaffold", "brush", "sunset", "painted ladder", "cloud", "watch", "plaster"),
        words={"peindre/painting": 3, "soir/evening": 3, "échafaudage/scaffold": 3, "ciel/sky": 2,
            "échelle/ladder": 2, "ouvrier/workman": 2, "chantier/building site": 2, "patron/boss": 1,
            "montre/watch": 1, "pinceau/brush": 1, "couleur/colour": 1, "création/creation": 2,
            "trompe-l’œil/make-believe": 2, "inachevé/unfinished": 1},
        fr="Sur un échafaudage, des ouvriers peignent le soir sur un ciel de plâtre ; l’un grimpe à une "
           "échelle peinte, un autre se peint lui-même, sauf les pieds ; un patron sur un nuage.",
        en="Workmen on a scaffold paint a sunset on a plaster sky; one climbs a painted ladder, one paints "
           "himself, all but his feet; on a cloud a foreman holds a watch.",
    )
)  # fmt: skip
