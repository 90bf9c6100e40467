"""Story cards: what ties people to each other under the open sky."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from art.colour import Colour, mix
from art.motif import Motif, carried, cut, draw
from art.motifs.buildings_town import COTTAGE, GABLED
from art.motifs.creatures_sea import fish
from art.motifs.curves import strip, through
from art.motifs.machines import SAIL_BOAT
from art.motifs.people import person
from art.motifs.puppet import POSES
from art.motifs.terrain import plane, tufts
from art.palettes import PALETTES
from art.press import Plate, darker, lighter
from art.scene import Scene, Story
from art.shapes import circle, cloud, line, path, place, polygon, ridge, ring, stroke
from art.story._relations import yarn

SCENES: list[Scene] = []


def river_rope(plate: Plate) -> None:
    """Two villages pull at the two ends of a river that has left its bed."""
    p = PALETTES["lemon"]
    plate.sky([(0, p.sky[0][1]), (0.25, p.sky[1][1]), (0.5, p.sky[2][1])])
    cut(plate, cloud(Random(3), 150, 120, 190, 34) + cloud(Random(5), 430, 190, 120, 20), p.light, 14)
    plate.at(0.9)
    hills, _ = ridge(600, 900, 300, 16, 2.2, 0.6)
    plane(plate, hills, mix(p.far, p.sky[1][1], 0.45))
    plate.at(0.55)
    hill, _ = ridge(600, 900, 366, 20, 1.3, 2.1, -18)
    plane(plate, hill, p.far)
    for x, y, k, motif in ((404, 352, 0.34, GABLED), (462, 344, 0.44, COTTAGE), (552, 348, 0.5, GABLED)):
        draw(plate, motif, x, y, k)
    near, _ = ridge(600, 900, 520, 24, 1.1, 3.6, 26)
    plate.at(0.2)
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
    plate.at(0)
    team = (
        (34, 792, "skirt", "scarf", "bun", "stout", p.hot, 1.22),
        (116, 812, "shirt", "straw", "beard", "tall", p.light, 1.22),
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
        draw(plate, _puller(dress, cap, hair, build, ink), x, y, k)
    cut(plate, strip(stretched, widths), p.cool, 26, 2)
    for share, tone in ((-0.6, 0.75), (-0.2, 0.3), (0.25, 0.55)):
        flow = [(x + share * w * 0.7, y + share * w) for (x, y), w in zip(stretched, widths, strict=True)]
        cut(plate, stroke(through(flow), 3.6), lighter(p.cool, tone))
    twists = "".join(
        stroke(f"M{x - 7},{y - 19}Q{x + 10},{y - 4} {x + 6},{y + 19}", 3.4)
        for x, y in ((20, 672), (64, 667), (124, 660), (226, 644))
    )
    cut(plate, twists, darker(p.cool, 0.35))
    for x, y, dress, cap, hair, build, ink, k in team:
        hands = _puller(dress, cap, hair, build, ink)
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


def _puller(dress: str, cap: str, hair: str, build: str, ink: Colour) -> Motif:
    mood = {"stout": "anger", "tall": "pain"}.get(build, "anger")
    return person(
        "pull", dress, cap, hair, build, mood=mood, gaze=(58, -6), inks={"coat": ink, "legs": PALETTES["lemon"].cool}
    )


def _cracked(random: Random) -> str:
    """The crazed mud of a bed that has run dry."""
    shape = ""
    for _ in range(34):
        y = random.uniform(600, 890)
        x = 420 + (y - 640) * -0.12 + random.uniform(-80, 120)
        shape += yarn(
            [(x, y), (x + random.uniform(8, 24), y + random.uniform(-9, 9)), (x + 36, y + random.uniform(0, 14))], 2.6
        )
    return shape


def _finder(plate: Plate) -> None:
    """A child who has opened a hatch in the dry bed, and looks down into the light."""
    p = PALETTES["lemon"]
    wood = "#7a4a2a"
    cut(plate, polygon([(430, 842), (538, 832), (572, 872), (450, 886)]), wood, 5, 1)
    with plate.shining(1):
        cut(plate, polygon([(440, 846), (532, 838), (560, 868), (458, 879)]), "#fff0b8")
    cut(plate, line([(470, 846), (484, 876)], 5) + line([(512, 842), (530, 871)], 5), wood)
    cut(plate, line([(474, 854), (518, 850)], 4) + line([(480, 866), (525, 861)], 4), wood)
    cut(plate, polygon([(430, 842), (538, 832), (546, 756), (424, 764)]), "#a8693a", 10, 1)
    cut(plate, line([(464, 838), (462, 762)], 3) + line([(502, 835), (504, 760)], 3), wood)
    cut(plate, ring(484, 778, 9, 4), p.deep)
    plate.veil(polygon([(446, 850), (556, 868), (520, 764), (430, 770)]), "#ffd67c", 0.42, 12)
    pose = replace(POSES["bow"], lean=52, nod=20, eye="dot", leg=(8, -14), other_leg=(26, -2))
    child = person(
        pose,
        "dress",
        "straw",
        "plait",
        "child",
        hand_at=(30, -34),
        hands=("spread", "rest"),
        gaze=(52, 24),
        mood="wonder",
        inks={"coat": p.light, "trim": p.cool, "hat": p.warm},
    )
    draw(plate, child, 386, 876, 1.5)


SCENES.append(
    Story(
        draw=river_rope, palette="lemon", operator="tether", setting="daylight", season="summer", framing="wide",
        moods=("comic", "rebellion"), living=("villagers", "child", "fish"),
        objects=("river", "boat", "hatch", "houses"),
        words={"rivière/river": 3, "tirer à la corde/tug of war": 3, "village/village": 2, "dispute/dispute": 2,
               "partage/sharing": 2, "eau/water": 2, "poisson/fish": 1, "bateau/boat": 1, "enfant/child": 2,
               "trappe/hatch": 2, "découverte/discovery": 1, "frontière/border": 1, "sécheresse/drought": 2,
               "été/summer": 1, "force/strength": 1},
        fr=(
            "Deux groupes de villageois tirent comme une corde une rivière soulevée de son lit ; un voilier et des "
            "poissons en tombent ; dans le lit à sec, un enfant ouvre une trappe d’où vient une lumière."
        ),
        en=(
            "Two groups of villagers pull a blue river like a rope out of its bed; a sailing boat and fish slide off, "
            "and in the dry bed a child opens a hatch with light under it."
        ),
    )
)  # fmt: skip
