"""Story card of an escalator that rises from a meadow into a hole in the sky."""

from __future__ import annotations

import math
from dataclasses import dataclass
from random import Random

import numpy as np

from art.colour import Colour
from art.motif import Motif, Piece, cut, draw
from art.motifs.birds_things import cage
from art.motifs.curves import blob, form, limb, tube, within
from art.motifs.gestures import gesture
from art.motifs.heads import Gaze, Mood, pieces_of
from art.motifs.people import person
from art.motifs.terrain import below, plane, puffs, tufts
from art.palettes import PALETTES
from art.press import Plate, darker
from art.scene import Scene, Story
from art.shapes import Point, circle, ellipse, line, place, polygon, stroke

SCENES: list[Scene] = []

STEPS = [1 / (1 + 0.105 * i) for i in range(23)]
FOOT: Point = (176.0, 822.0)
RISE: Point = (372.0, -846.0)
HOLE: Point = (438.0, 196.0)
LAMP: Point = (494.0, 160.0)
PETALS = ("#d8343a", "#fff6e2", "#f0863c", "#e872a4")


def _on_stairs(near: float, across: float = 0, up: float = 0) -> Point:
    """A point of the escalator: `near` is 1 at its foot and shrinks with distance, as all sizes there do."""
    x, y = FOOT[0] + RISE[0] * (1 - near), FOOT[1] + RISE[1] * (1 - near)
    return x + across * near, y - up * near


def _hole(plate: Plate) -> None:
    """A round hole cut in the sky; behind it the night, and one warm light."""
    x, y = HOLE
    cut(plate, ellipse(x, y, 136, 124), "#fff4de", 12, 1)
    inside = plate.mask(ellipse(x + 4, y + 5, 122, 110))
    with plate.shining(0.6):
        stops = [(0.0, "#ffdf9a"), (0.1, "#f0a45c"), (0.26, "#8a4a78"), (0.5, "#3a2c66"), (1.0, "#191a48")]
        plate.ink(inside, plate.ramp(plate.distance(*LAMP) / 215, stops, 0.02, 0.02), depth=0)
    with plate.shining(1.6):
        random = Random(6)
        turns = [(random.uniform(0, 6.28), random.uniform(70, 116), random.uniform(0.8, 2)) for _ in range(46)]
        stars = "".join(circle(x + far * math.cos(a), y + 0.9 * far * math.sin(a), r) for a, far, r in turns)
        cut(plate, stars, "#fff0c8", clip=inside, edge=0)
        cut(plate, circle(*LAMP, 18), "#fff6cc", edge=0.05)
    plate.shadow(ellipse(x - 4, y - 6, 122, 110), 0.4, 6, clip=inside)


def _band(side: float, low: float, other: float, high: float, start: float = 1) -> str:
    """A strip that climbs with the escalator between two lines of it."""
    steps = [start, *STEPS[1:]]
    return polygon([_on_stairs(s, side, low) for s in steps] + [_on_stairs(s, other, high) for s in reversed(steps)])


def _balustrade(plate: Plate, side: float) -> None:
    """Glass, and a rail that turns down at its foot."""
    ink = "#4a2a5c"
    plate.ink(_band(side, 6, side, 84, 1.06), "#e6f2f6", opacity=0.3)
    plate.ink(_band(side, 60, side, 80, 1.06), "#ffffff", opacity=0.25)
    cut(plate, _band(side - 9, 84, side + 9, 84, 1.06), ink, 5, 0.5)
    (x0, y0), (x1, y1) = _on_stairs(1.05, side, 84), _on_stairs(1.06, side, 2)
    cut(plate, stroke(f"M{x0},{y0}C{x0 - 18},{y0 + 32} {x1 - 34},{y1 - 4} {x1 + 6},{y1}", 18), ink, 6, 0.5)


def _stairs(plate: Plate) -> None:
    p = PALETTES["rose"]
    plate.shadow(place(_band(112, 0, 112, -92), 44, 10), 0.55, 9, clip=np.clip((plate.y - 690) / 70, 0, 1))
    cut(plate, _band(112, 0, 112, -92), "#7a4a86", 16, 0.6)
    cut(plate, _band(112, -10, 112, -26), "#b07aa8")
    cut(plate, _band(-112, 0, 112, 0), "#8a5a90")
    sill = [_on_stairs(1, -112, 4), _on_stairs(1, 118, 4), _on_stairs(1.07, 124), _on_stairs(1.07, -118)]
    cut(plate, polygon(sill), "#d9cdd8")
    teeth = "".join(line([_on_stairs(1, a, 2), _on_stairs(1.05, a * 1.03)], 2.4) for a in range(-92, 94, 8))
    cut(plate, teeth, "#8f7f9c")
    for s, further in zip(reversed(STEPS[:-1]), reversed(STEPS[1:]), strict=True):
        edge = [_on_stairs(s, -96, 44), _on_stairs(s, 96, 44)]
        cut(plate, polygon([*edge, _on_stairs(further, 96), _on_stairs(further, -96)]), "#e3d6e2")
        cut(plate, polygon([*edge, _on_stairs(s, 96), _on_stairs(s, -96)]), "#8c7aa4")
        grooves = "".join(line([_on_stairs(s, a, 2), _on_stairs(s, a, 42)], 2.6 * s) for a in range(-88, 90, 11))
        cut(plate, grooves, "#66568a")
        cut(plate, line(edge, 4 * s), p.warm)


@dataclass(frozen=True)
class _Traveller:
    """Someone seen from behind on the stairs: dress, hat, hair, build, the ink of the clothes."""

    dress: str
    hat: str
    hair: str
    build: str
    coat: Colour
    skin: Colour
    locks: Colour = "#2a2233"
    gaze: Gaze | None = None


OLD_MAN = _Traveller("suit", "cap", "short", "old", "#5f8468", "#d99a6c", "#f2ece0", (158, -4))
TRAVELLERS = (
    _Traveller("apron", "scarf", "bun", "adult", "#fbf6e8", "#8a5436"),
    _Traveller("jersey", "", "curly", "child", "#d8472f", "#e9bd98", "#b8602c", (-132, 2)),
    _Traveller("coat", "", "long", "tall", "#2f8a94", "#dba27a", "#6a3426"),
    _Traveller("jersey", "sailor", "short", "stout", "#3458a0", "#5e3626"),
    _Traveller("skirt", "straw", "plait", "adult", "#9a4f84", "#c98a5e"),
    _Traveller("nightgown", "", "tuft", "child", "#fbeed0", "#8a5436"),
    _Traveller("cape", "top", "short", "tall", "#2c3556", "#e3b892"),
    _Traveller("dress", "", "bun", "old", "#d87a34", "#dba27a", "#f6efe6"),
)


def _traveller(plate: Plate, who: _Traveller, near: float, across: float) -> Point:
    """The point of the sheet where the right hand is."""
    x, y = _on_stairs(near, across, 2)
    seen = person("back", who.dress, who.hat, who.hair, who.build, gaze=who.gaze, inks={
        "skin": who.skin, "hair": who.locks, "coat": who.coat, "legs": "#3f4a70", "shoes": "#2a2238",
        "trim": "#f4ead4",
    })  # fmt: skip
    return draw(plate, seen, x, y, near * 1.38, shadow=0.7).anchors["other_hand"]


def _old_man(plate: Plate) -> None:
    """He takes his canary along in its cage."""
    x, y = _traveller(plate, OLD_MAN, 1, -52)
    size = 0.4
    foot = y + 236 * size
    brass = {"air": "#fdf0c4", "wire": "#8a5a2c", "base": "#b8742f", "trim": "#f2c45a"}
    draw(plate, cage("back", open_door=False), x, foot, size, inks=brass)
    at = (x - 4, foot - 38, 0.5)
    with plate.shining(0.25):
        cut(plate, place(blob("-22,18 -12,-6 2,-22 14,-20 17,-8 12,6 -2,14! -30,30!"), *at), "#ffc62e", 4)
    cut(plate, place(form("15,-16! 26,-12 15,-9!"), *at), "#e0702a")
    cut(plate, place(circle(9, -14, 2.6), *at), "#2a1a20")
    draw(plate, cage("front", open_door=False), x, foot, size, shadow=0, inks=brass)


def _flower(plate: Plate, x: float, y: float, radius: float, ink: Colour, kind: int, turn: float) -> None:
    """One of three: a mallow seen from above, a daisy, a poppy from the side on its stem."""
    size = radius / 10
    if kind == 2:
        cut(plate, stroke(f"M{x},{y}q{radius * 0.4},{radius * 1.2} 0,{radius * 2.6}", radius * 0.18), "#4f8a3e")
    count, wide = ((5, 4.6), (11, 2.1), (4, 5.6))[kind]
    petals = "".join(place(ellipse(0, -6, wide, 4.6), x, y, size, turn + 360 / count * i) for i in range(count))
    cut(plate, petals, "#fffaf0" if kind == 1 else ink, 0, 0.3)
    if kind != 1:
        cut(plate, place(circle(0, 0, 4.6), x, y, size), darker(ink, 0.25), opacity=0.5)
    cut(plate, circle(x, y, radius * (0.26, 0.36, 0.3)[kind]), ("#ffc94a", "#ffc94a", "#3a2230")[kind], radius * 0.2)


def _meadow(plate: Plate, top: float, count: int, seed: int, sizes: tuple[float, float]) -> None:
    """Flowers from far to near, larger as they come nearer."""
    random = Random(seed)
    for t in sorted(random.random() for _ in range(count)):
        radius = (sizes[0] + (sizes[1] - sizes[0]) * t) * random.uniform(0.8, 1.2)
        x, y = random.uniform(20, 580), top + (884 - top) * t
        _flower(plate, x, y, radius, random.choice(PETALS), random.randrange(3), random.uniform(0, 72))


TIRED = Mood(0.42, -0.8, 0.6, 0.9, wide=0.9, look=(0.2, 0.5), blush=0.8)


def _hand(kind: str, x: float, y: float, size: float, turn: float, flip: bool = False) -> tuple[Piece, ...]:
    return gesture(kind).moved(x, y, size, turn, flip).pieces


def _skull(
    gaze: Gaze, mood: str | Mood, hair: str, face: str, age: float, at: tuple[float, float, float, float]
) -> tuple[Piece, ...]:
    """A head without its neck, which here is drawn with the body."""
    hung, front = pieces_of(gaze, mood, hair, "", face, age)
    return Motif((*hung, *front)).moved(*at).pieces


def _mother() -> Motif:
    """She walks down towards us, 330 high; a child sleeps on her shoulder."""
    skirt = form("-36,-162 0,-168 36,-162 56,-116 72,-70! 52,-60 36,-66 14,-56 -12,-64 -34,-54 -62,-62! -54,-110")
    bodice = form("-47,-228 -24,-246! 22,-246! 44,-228 40,-190 34,-160 0,-154 -34,-160 -40,-190")
    romper = form("-18,-178 -14,-214 4,-240 30,-244 48,-228 48,-196 44,-164 28,-146 0,-144 -16,-156")
    left_leg = limb("-12,-80,26 -16,-46,22 -18,-14,15 -19,2,13")
    right_leg = limb("24,-86,26 28,-58,22 26,-32,15 25,-18,13")
    near_foot = form("-29,-8 -11,-8 -8,6 -7,18 -14,24 -26,26 -37,23 -37,14 -31,4")
    far_foot = form("16,-28 34,-28 38,-14 41,-4 34,3 22,3 12,0 11,-7 16,-16")
    pieces = [
        Piece(right_leg + far_foot, "skin", 7),
        Piece(left_leg + near_foot, "skin", 7, True),
        Piece(
            stroke("M-29,18v7M-23,19v7M-17,18v6M-12,16v6M18,-5v7M24,-4v7M30,-4v6M35,-6v5", 1.3),
            "skin",
            blend=("#4a1f30", 0.5),
        ),
        Piece(skirt, "coat", 22, True),
        Piece(
            within(
                stroke(
                    "M-26,-150C-36,-120 -42,-90 -46,-60M2,-146C0,-116 -2,-90 -4,-60M28,-150C38,-120 46,-96 52,-66", 8
                ),
                skirt,
            ),
            "coat",
            blend=("#a8561c", 0.55),
            soft=3,
        ),
        Piece(within(stroke("M-62,-68Q-34,-60 -12,-70Q14,-62 36,-72Q56,-66 72,-76", 4), skirt), "trim"),
        Piece(bodice, "coat", 20),
        Piece(limb("-4,-262,22 -2,-240,30"), "skin", 5),
        Piece(form("-22,-246! -2,-232 20,-246! 14,-250 -2,-240 -16,-250"), "trim"),
        *_skull((24, 16), TIRED, "bun", "oval", 0, (-12, -284, 1.75, 6)),
    ]
    child = [
        Piece(limb("-4,-156,22 -18,-130,19 -16,-104,13"), "skin", 6, True),
        Piece(limb("30,-156,22 42,-130,19 40,-104,13"), "skin", 6, True),
        Piece(
            form("-23,-110 -9,-110 -8,-98 -14,-88 -26,-84 -34,-90 -28,-99")
            + form("32,-110 47,-110 53,-100 58,-90 50,-84 38,-87 33,-98"),
            "skin",
            4,
        ),
        Piece(romper, "blue", 18, True),
        Piece(
            within(stroke("M-14,-190C0,-178 22,-178 46,-192M-12,-168C4,-160 26,-160 46,-170", 3), romper),
            "blue",
            blend=("#2a4a7a", 0.4),
        ),
    ]
    arms = [
        *_hand("veil", 26, -190, 0.36, 78, True),
        Piece(tube("40,-228,27 54,-196,26 48,-182,23 26,-189,18"), "coat", 11, True),
        Piece(stroke("M29,-197Q24,-189 28,-180", 4), "trim"),
        *_hand("rest", 14, -146, 0.4, -84),
        Piece(tube("-40,-228,28 -52,-184,27 -42,-156,25 -12,-148,21 12,-147,18"), "coat", 12, True),
        Piece(stroke("M11,-156Q16,-147 11,-138", 4), "trim"),
        Piece(stroke("M-54,-172Q-44,-174 -38,-168M-50,-160Q-42,-162 -36,-157", 2.4), "coat", blend=("#a8561c", 0.6)),
    ]
    asleep = [
        *_hand("rest", -22, -231, 0.24, 76),
        Piece(limb("34,-228,23 14,-229,19 -8,-235,15 -22,-232,12"), "blue", 8, True),
        *_skull((-34, 26), "sleep", "curly", "round", -1, (36, -268, 1.5, 26)),
    ]
    inks: dict[str, Colour] = {
        "skin": "#99603e", "hair": "#2e1824", "coat": "#f4bc34", "trim": "#fff4dc", "blue": "#7fb4d8",
        "dark": "#1c0f18",
    }  # fmt: skip
    return Motif((*pieces, *child, *arms, *asleep), inks)


def meadow_escalator(plate: Plate) -> None:
    """An escalator leads from a meadow into a hole in the sky; one woman comes down it with a sleeping child."""
    plate.sky([(0, "#f797ac"), (0.35, "#ffbcae"), (0.7, "#ffecce")])
    random = Random(2)
    plate.at(0.55)
    for x, y, wide in ((126, 160, 150), (90, 410, 110), (540, 430, 120)):
        cut(plate, puffs(random, x, y, wide, wide * 0.36), "#fff6ea", 14, 0.5)
    plate.at(0)
    _hole(plate)
    for points, ink, depth in (
        ([(-20.0, 610.0), (120, 580), (280, 604), (450, 570), (620, 596)], "#e0ae96", 0.8),
        ([(-20, 660), (160, 630), (330, 656), (500, 624), (620, 640)], "#b9c684", 0.5),
        ([(-20, 716), (200, 690), (420, 706), (620, 680)], "#8fb862", 0.2),
    ):
        plate.at(depth)
        plane(plate, below(points), ink, lift=0.4)
    _meadow(plate, 690, 84, 4, (2.4, 10))
    plate.at(0)
    _stairs(plate)
    _balustrade(plate, -100)
    for place_in_line, i in enumerate((20, 18, 16, 14, 12, 10, 8, 6)):
        _traveller(plate, TRAVELLERS[7 - place_in_line], STEPS[i], -40 if i % 4 else 40)
    _balustrade(plate, 100)
    draw(plate, _mother(), *_on_stairs(0.88, 26, 4), 1.06, shadow=0.8)
    _old_man(plate)
    plane(plate, below([(-20, 846), (140, 858), (330, 854), (480, 842), (620, 830)]), "#6f9e4c", lift=0.35)
    cut(plate, tufts(Random(8), 46, 846, 890, 40, 22), "#4f8240")
    _meadow(plate, 846, 34, 9, (9, 14))


SCENES.append(
    Story(
        draw=meadow_escalator, palette="rose", operator="threshold", setting="daylight", season="spring",
        framing="side", moods=("wistful", "mystery"), flags=(),
        living=("woman", "sleeping child", "old man", "travellers", "bird"),
        objects=("escalator", "birdcage", "flower", "hole in the sky", "meadow", "light"),
        words={
            "escalator/escalator": 3, "contre-courant/against the current": 3, "trou/hole": 3, "départ/departure": 2,
            "retour/return": 2, "lumière/light": 2, "enfant/child": 2, "sommeil/sleep": 2, "prairie/meadow": 2,
            "cage/cage": 2, "ciel/sky": 1, "foule/crowd": 1, "fleurs/flowers": 1, "au-delà/beyond": 2,
            "choix/choice": 1, "pieds nus/barefoot": 1,
        },
        fr="Un escalator monte d’un pré fleuri vers un trou du ciel, plein d’étoiles, où brille une lumière ; des "
        "gens y montent, un vieil homme avec sa cage ; une femme descend, un enfant endormi dans les bras.",
        en=(
            "An escalator rises from a flowering meadow into a hole in the sky, full of stars, where one "
            "light shines; people go up, an old man with a birdcage; a woman comes down, a sleeping child in"
            " her arms."
        ),
    )
)  # fmt: skip
