"""Story cards of two ways through the sky: a swimming pool full of it, an escalator into a hole in it."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from random import Random

from art.colour import Colour
from art.motif import Motif, Piece, cut, draw
from art.motifs.birds_things import cage
from art.motifs.curves import blob, both, limb
from art.motifs.people import person, posed
from art.motifs.puppet import POSES
from art.motifs.terrain import below, plane, puffs, tufts
from art.palettes import PALETTES
from art.press import Plate, Shadow
from art.scene import Scene, Story
from art.shapes import Point, circle, ellipse, line, path, place, polygon, rectangle, stroke
from art.story._relations import before

SCENES: list[Scene] = []

CLOUD = "#fffdf2"


def _laid(shape: str) -> str:
    """A shape drawn about the middle of the pool, turned as the pool lies."""
    return place(shape, 302, 448, 1, -8)


def _bather(arms: str, legs: str, *, face: bool) -> Motif:
    """A bather seen from above, head up, about 240 long; an old man on his back when the face shows."""
    torso = blob("-27,-128 0,-134 27,-128 25,-92 23,-62 15,-44 -15,-44 -23,-62 -25,-92")
    suit = blob("-18,-118! -9,-122 -6,-104 6,-104 9,-122 18,-118! 24,-88 24,-62 15,-42 -15,-42 -24,-62 -24,-88")
    trunks = blob("-25,-84! 25,-84! 24,-62 22,-34 0,-42 -22,-34 -24,-62")
    pieces = [
        Piece(legs, "skin", 7),
        Piece(limb("0,-146,18 0,-124,20"), "skin"),
        Piece(torso, "skin", 12),
        Piece(trunks if face else suit, "suit", 12),
        Piece(arms, "skin", 7),
    ]
    if face:
        pieces += [
            Piece(blob("-27,-156 -18,-182 4,-186 24,-176 27,-152 20,-132 6,-118 -8,-120 -22,-134"), "hair", 8),
            Piece(ellipse(0, -160, 18, 20), "skin", 6),
            Piece(blob("-18,-156 -8,-146 8,-146 18,-156 17,-132 4,-112 -6,-114 -17,-132"), "hair", 5),
            Piece(stroke("M-11,-164Q-6.500,-169 -3,-164M3,-164Q6.500,-169 11,-164", 2.8), "dark"),
            Piece(path("M-7,-144Q0,-147 7,-144Q5,-134 0,-134Q-5,-134 -7,-144Z"), "mouth"),
        ]
    else:
        pieces += [Piece(ellipse(0, -160, 21, 24), "hair", 10), Piece(stroke("M-19,-156Q0,-166 19,-156", 4), "trim")]
    inks: dict[str, Colour] = {
        "skin": "#6b3f2a", "suit": "#d8432a", "hair": "#f6cf4e", "trim": "#fffbe6", "dark": "#1e1420",
        "mouth": "#8a2a2a",
    }  # fmt: skip
    return Motif(tuple(pieces), inks)


def _diver() -> Motif:
    arms = both(limb("21,-120,19 24,-160,16 14,-200,13 4,-236,8"))
    return _bather(arms, both(limb("12,-58,25 13,-10,20 10,30,15 7,62,9")), face=False)


def _floater() -> Motif:
    arms = limb("-22,-118,19 -58,-140,15 -94,-150,13 -112,-152,9") + limb("22,-118,19 56,-104,15 92,-112,13 108,-120,9")
    legs = limb("-12,-56,26 -30,-8,20 -36,40,14 -40,58,11") + limb("12,-56,26 34,-12,20 52,30,14 60,46,11")
    return _bather(arms, legs, face=True)


def _swallow() -> Motif:
    """A bird seen from above, flying up the sheet."""
    wing = path("M6,-14C30,-30 66,-26 96,2C70,-6 48,2 34,14C22,16 12,12 6,8Z")
    return Motif(
        (
            Piece(path("M-8,24C-14,44 -22,56 -28,66C-14,58 -4,48 0,40C4,48 14,58 28,66C22,56 14,44 8,24Z"), "body", 4),
            Piece(both(wing), "body", 8),
            Piece(ellipse(0, 2, 12, 30), "body", 8),
            Piece(circle(0, -28, 11) + path("M-4,-36L0,-48L4,-36Z"), "head"),
        ),
        {"body": "#1e2f4a", "head": "#d8432a"},
    )


def _tiles(plate: Plate) -> None:
    p = PALETTES["lemon"]
    plate.sky([(0, "#f8e79a"), (0.5, "#f4d974"), (1, "#eec75a")], angle=0.3)
    grid = "".join(line([(x, -620), (x, 620)], 2.6) for x in range(-585, 600, 54))
    grid += "".join(line([(-620, y), (620, y)], 2.6) for y in range(-603, 640, 54))
    cut(plate, _laid(grid), p.middle, opacity=0.55)
    random = Random(5)
    paler = "".join(
        rectangle(-585 + 54 * random.randrange(22), -603 + 54 * random.randrange(23), 54, 54) for _ in range(70)
    )
    cut(plate, _laid(paler), "#fff3b8", opacity=0.35)


def _inner_sky(plate: Plate) -> Plate:
    """What fills the pool, on a plate of its own."""
    sky = Plate(plate.width, plate.height, plate.scale, seed=77)
    sky.sky([(0, "#2f7fb4"), (0.45, "#62b2cd"), (0.8, "#a9dbd8"), (1, "#dff0dc")], angle=0.35)
    for x, y, wide, tall in ((440, 476, 170, 56), (220, 740, 230, 60), (500, 676, 150, 46), (330, 214, 120, 34)):
        random = Random(x + y)
        sky.ink(puffs(random, x + 10, y + 14, wide, tall), "#8cc3d2", opacity=0.8)
        sky.ink(puffs(random, x, y, wide, tall), CLOUD, shade="#b5d8dc", depth=30, shadow=Shadow(8, 22, 14, 0.2))
    return sky


def _airliner(plate: Plate, x: float, y: float, size: float, turn: float) -> None:
    put = (x, y, size, turn)
    cut(plate, place(polygon([(-6, 40), (6, 40), (14, 250), (-14, 250)]), *put), CLOUD, opacity=0.55)
    wings = path("M0,-14L62,16V26L0,10L-62,26V16Z") + path("M0,34L22,46V52L0,46L-22,52V46Z")
    cut(plate, place(wings, *put), CLOUD, 0, 0.5)
    cut(plate, place(limb("0,-46,6 0,-30,15 0,10,14 0,48,5"), *put), "#d8432a", 4)


def _canopy(plate: Plate, x: float, y: float, radius: float, inks: tuple[Colour, Colour], ribs: int) -> None:
    """A sunshade or a parachute from above."""
    cut(plate, circle(x, y, radius * 0.97), inks[0], 0, 1.6)
    spokes = [math.radians(8 + 360 / ribs * i) for i in range(ribs + 1)]
    for i in range(ribs):
        (ax, ay), (bx, by) = ((radius * math.cos(turn), radius * math.sin(turn)) for turn in spokes[i : i + 2])
        hem = f"Q{(ax + bx) * 0.49:.1f},{(ay + by) * 0.49:.1f} {bx:.1f},{by:.1f}Z"
        cut(plate, place(path(f"M0,0L{ax:.1f},{ay:.1f}{hem}"), x, y), inks[i % 2], 10)
    cut(plate, circle(x, y, radius * 0.08), "#fffbe6", 0, 0.5)


def _parachutist(plate: Plate) -> None:
    """He climbs out to the right; his canopy still hangs in the sky, his sleeves drip clouds."""
    x, y = 470.0, 288.0
    suit = "#3f7a58"
    _canopy(plate, 208, 262, 86, ("#d8432a", "#fffbe6"), 12)
    rim = [(208 + 84 * math.cos(turn), 262 + 84 * math.sin(turn)) for turn in (-1.2, -0.7, -0.2, 0.3, 0.8, 1.3)]
    cut(plate, "".join(line([end, (x, y)], 2.4) for end in rim), "#1e2f4a")
    legs = limb("0,14,30 -40,24,24 -72,12,18") + limb("0,-12,30 -42,-20,24 -66,-38,18")
    cut(plate, place(legs, x, y), suit, 8, 1)
    cut(plate, place(limb("-66,-38,18 -78,-46,20") + limb("-72,12,18 -86,8,20"), x, y), "#4a3a2c", 4)
    rungs = "".join(line([(across, -50), (across, 52)], 6) for across in (-34, 22))
    cut(plate, place(stroke("M-46,-50H92M-46,52H92", 8) + rungs, x, y), "#54788c", 3, 1)
    cut(plate, place(blob("-18,-20 20,-36 42,-16 44,20 20,40 -16,28 -26,4"), x, y), suit, 14, 1)
    cut(plate, place(limb("20,-26,22 46,-46,18 66,-49,15") + limb("18,32,22 44,48,18 62,51,15"), x, y), suit, 7, 0.6)
    cut(plate, place(circle(70, -50, 9) + circle(66, 52, 9), x, y), "#e3b892", 4)
    cut(plate, place(rectangle(-20, -20, 40, 46, 10), x, y), "#7a5a32", 8, 0.6)
    cut(plate, place(circle(48, 3, 22), x, y), "#f6cf4e", 10, 0.8)
    cut(plate, place(stroke("M48,-18Q36,3 48,24", 4), x, y), "#1e2f4a")
    random = Random(3)
    drops = ((80, 0, 30), (70, 88, 44), (90, 132, 30), (-26, 74, 32), (-46, 104, 22))
    prints = ((84, 190, 22), (68, 238, 20), (86, 286, 20), (70, 334, 18), (88, 382, 16))
    for across, down, wide in drops + prints:
        cut(plate, puffs(random, x + across, y + down, wide, wide * 0.5), CLOUD, 5, 0.5)


def _lifeguard(plate: Plate) -> None:
    """Only legs and one arm come out from under the sunshade."""
    bed = (96.0, 100.0, 1.0, -98.0)
    cut(plate, place(rectangle(-34, -20, 68, 250, 14), *bed), "#2a6ea6", 8, 1)
    cut(plate, place("".join(line([(-30, y), (30, y)], 4) for y in range(0, 226, 18)), *bed), "#fffbe6")
    legs = limb("-16,60,28 -20,120,22 -16,184,16") + limb("14,60,28 22,124,22 8,186,16")
    feet = ellipse(-19, 196, 9, 15, 8) + ellipse(6, 198, 9, 15, -16)
    cut(plate, place(legs + feet, *bed), "#c98a5e", 8, 0.6)
    cut(plate, limb("140,150,20 160,182,17 160,212,14") + circle(160, 222, 9), "#c98a5e", 7, 0.6)
    cut(plate, stroke("M160,226Q172,246 164,258", 2.6), "#1e2f4a")
    cut(plate, ellipse(164, 264, 10, 7, 20), "#d8432a", 0, 0.4)
    _canopy(plate, 100, 88, 110, ("#fffbe6", "#2a8a8a"), 14)


def pool_of_sky(plate: Plate) -> None:
    """A pool seen from above, filled with sky: a diver, a bird, a parachutist on the ladder, an old man afloat."""
    p = PALETTES["lemon"]
    _tiles(plate)
    coping = cut(plate, _laid(rectangle(-228, -318, 456, 640, 44)), "#fffbe6", 12, 1)
    joints = "".join(line([(x, -320), (x, 324)], 2) for x in range(-190, 220, 38))
    joints += "".join(line([(-230, y), (230, y)], 2) for y in range(-282, 320, 38))
    cut(plate, _laid(joints), "#dcc98a", clip=coping)
    hole = plate.mask(_laid(rectangle(-204, -294, 408, 592, 28)))
    cut(plate, hole, p.cool)
    cut(plate, _laid("".join(line([(x, -300), (x, 300)], 2) for x in range(-200, 210, 20))), "#5fa0c8", clip=hole)
    plate.stamp(_inner_sky(plate), plate.mask(_laid(rectangle(-184, -258, 420, 592, 10))) * hole)
    _airliner(plate, 452, 556, 0.46, -42)
    for x, y, size, turn in ((166, 506, 0.36, 60), (262, 470, 0.28, -30), (196, 752, 0.26, 20), (142, 430, 0.22, -60)):
        draw(plate, _swallow(), x, y, size, turn, inks={"body": "#2a4a6e"})
    draw(plate, _floater(), 290, 722, 0.72, -62, flat="#2a6ea6", opacity=0.22)
    draw(plate, _floater(), 262, 682, 0.72, -62, inks={"skin": "#a8704a", "suit": "#e8b93a", "hair": "#fbf6ea"})
    draw(plate, _swallow(), 336, 372, 0.86, 178)
    _parachutist(plate)
    draw(plate, _diver(), 404, 712, 0.98, -2, flat="#1e4a7a", opacity=0.3)
    cut(plate, _laid(rectangle(32, 284, 64, 190, 8)), p.light, 10, 1.8)
    cut(plate, _laid("".join(line([(36, y), (92, y)], 3) for y in range(294, 470, 13))), p.cool, opacity=0.55)
    draw(plate, _diver(), 364, 672, 0.98, -4, shadow=1.3)
    _lifeguard(plate)
    towel = (508.0, 818.0, 1.0, 16.0)
    cut(plate, place(rectangle(-44, -62, 88, 124, 6), *towel), p.hot, 8, 0.8)
    cut(plate, place("".join(rectangle(-44, y, 88, 10) for y in (-44, -18, 8, 34)), *towel), "#fffbe6")
    for x, turn in ((148, -14), (176, 6)):
        cut(plate, place(ellipse(0, 0, 11, 24), x, 832, 1, turn), p.cool, 4, 0.5)
        cut(plate, place(stroke("M-8,2L0,-12L8,2", 3.6), x, 832, 1, turn), "#fffbe6")


SCENES.append(
    Story(
        draw=pool_of_sky, palette="lemon", operator="substitution", setting="daylight", season="summer",
        framing="above", moods=("joy", "mystery"), flags=(),
        living=("diver", "parachutist", "old man", "lifeguard", "birds"),
        objects=("swimming pool", "cloud", "plane", "parachute", "sunshade", "ladder"),
        words={
            "piscine/pool": 3, "ciel/sky": 3, "plongeon/dive": 3, "nuage/cloud": 2, "oiseau/bird": 2,
            "parachute/parachute": 2, "été/summer": 2, "avion/plane": 1, "parasol/sunshade": 1, "échelle/ladder": 1,
            "vertige/vertigo": 2, "chute/fall": 1, "liberté/freedom": 1, "sieste/nap": 1, "saut/leap": 2,
        },
        fr="Une piscine vue d’en haut, remplie de ciel : une plongeuse file vers une hirondelle, un parachutiste "
        "sort par l’échelle, un vieil homme fait la planche ; le maître nageur dort.",
        en="A pool seen from above, filled with sky: a diver meets a swallow, a parachutist climbs out by the ladder, "
        "an old man floats among birds; the lifeguard sleeps under a sunshade.",
    )
)  # fmt: skip

STEPS = [1 / (1 + 0.105 * i) for i in range(23)]


FOOT: Point = (176.0, 822.0)


RISE: Point = (372.0, -846.0)


PETALS = ("#b8302f", "#fff2d8", "#e8743f", "#d96a9a")


def _on_stairs(near: float, across: float = 0, up: float = 0) -> Point:
    """A point of the escalator: `near` is 1 at its foot and shrinks with distance, as all sizes there do."""
    x, y = FOOT[0] + RISE[0] * (1 - near), FOOT[1] + RISE[1] * (1 - near)
    return x + across * near, y - up * near


def _hole(plate: Plate) -> None:
    """A round hole cut in the sky; behind it the dark, and one warm light far off."""
    x, y = 438.0, 196.0
    cut(plate, ellipse(x, y, 134, 122), "#fff2d8", 10, 1)
    inside = plate.mask(ellipse(x + 5, y + 6, 122, 110))
    cut(plate, inside, "#2a2444", 30, top=("#171430", 130))
    plate.glow(x + 52, y - 22, 104, "#f2a552", 0.75, 1.5, clip=inside)
    cut(plate, circle(x + 52, y - 22, 12), "#ffe2a0")


def _band(side: float, low: float, other: float, high: float, start: float = 1) -> str:
    """A strip that climbs with the escalator between two lines of it."""
    steps = [start, *STEPS[1:]]
    return polygon([_on_stairs(s, side, low) for s in steps] + [_on_stairs(s, other, high) for s in reversed(steps)])


def _balustrade(plate: Plate, side: float) -> None:
    """Glass, and a rail that turns down at its foot."""
    ink = PALETTES["rose"].deep
    plate.ink(_band(side, 6, side, 84, 1.06), "#cfe0e6", opacity=0.42)
    cut(plate, _band(side - 9, 84, side + 9, 84, 1.06), ink, 4, 0.5)
    (x0, y0), (x1, y1) = _on_stairs(1.05, side, 84), _on_stairs(1.06, side, 2)
    cut(plate, stroke(f"M{x0},{y0}C{x0 - 18},{y0 + 32} {x1 - 34},{y1 - 4} {x1 + 6},{y1}", 18), ink, 4, 0.5)


def _stairs(plate: Plate) -> None:
    p = PALETTES["rose"]
    cut(plate, _band(112, 0, 112, -92), "#4a3056", 16, 1)
    cut(plate, _band(-112, 0, 112, 0), p.near)
    for s, further in zip(reversed(STEPS[:-1]), reversed(STEPS[1:]), strict=True):
        edge = [_on_stairs(s, -96, 44), _on_stairs(s, 96, 44)]
        cut(plate, polygon([*edge, _on_stairs(further, 96), _on_stairs(further, -96)]), "#c9b9c4")
        cut(plate, polygon([*edge, _on_stairs(s, 96), _on_stairs(s, -96)]), "#6b5a78")
        grooves = "".join(line([_on_stairs(s, a, 2), _on_stairs(s, a, 42)], 2.6 * s) for a in range(-88, 90, 11))
        cut(plate, grooves, "#4a3d5c")
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


OLD_MAN = _Traveller("suit", "bowler", "short", "old", "#5c6a58", "#c98a5e", "#e9e2d4")


TRAVELLERS = (
    _Traveller("apron", "scarf", "bun", "adult", "#f4f1e6", "#8a5436"),
    _Traveller("jersey", "", "curly", "child", "#c4472f", "#e3b892", "#a5562c"),
    _Traveller("coat", "", "long", "tall", "#3d6f7c", "#dba27a", "#5c2f24"),
    _Traveller("jersey", "sailor", "short", "stout", "#2f4a78", "#5e3626"),
    _Traveller("skirt", "straw", "plait", "adult", "#7a4566", "#c98a5e"),
    _Traveller("nightgown", "", "tuft", "child", "#f0e4c8", "#8a5436"),
    _Traveller("cape", "top", "short", "tall", "#2c3556", "#e3b892"),
    _Traveller("dress", "", "bun", "old", "#b8642f", "#dba27a", "#efe6dc"),
)


def _traveller(plate: Plate, who: _Traveller, near: float, across: float) -> Point:
    """The point of the sheet where the right hand is."""
    x, y = _on_stairs(near, across, 2)
    seen = person("back", who.dress, who.hat, who.hair, who.build, inks={
        "skin": who.skin, "hair": who.locks, "coat": who.coat, "legs": "#3a4258", "shoes": "#1d1a28",
        "trim": "#e6dcc8",
    })  # fmt: skip
    return draw(plate, seen, x, y, near * 1.38, shadow=0.7).anchors["other_hand"]


def _old_man(plate: Plate) -> None:
    """He takes his canary along in its cage."""
    x, y = _traveller(plate, OLD_MAN, 1, -52)
    size = 0.42
    foot = y + 236 * size
    draw(plate, cage("back", open_door=False), x, foot, size)
    cut(plate, place(blob("-30,-92 -16,-124 8,-140 26,-126 20,-100 -4,-88 -40,-70"), x, foot, size), "#f2b53c", 4)
    draw(plate, cage("front", open_door=False), x, foot, size, shadow=0)


def _bloom(plate: Plate, x: float, y: float, radius: float, ink: Colour, turn: float) -> None:
    petals = "".join(place(circle(0, -0.58, 0.52), x, y, radius, turn + 72 * i) for i in range(5))
    cut(plate, petals, ink, 0, 0.35)
    cut(plate, circle(x, y, radius * 0.34), "#f2b565" if ink != PETALS[2] else "#36203f")


def _homecomer(plate: Plate) -> None:
    """She comes down the rising stairs step by step, barefoot, a child asleep on her shoulder."""
    size = 1.72
    x, y = _on_stairs(0.88, 34, 4)
    skin, hair = "#8a5436", "#2a1420"
    pose = replace(
        POSES["front"], nod=-5, reach=("waist", 15, -6), other_reach=("waist", -6, 14), leg=(-6, 2),
        other_leg=(10, -10), feet=(20, 30),
    )  # fmt: skip
    who = posed(pose, "dress", "", "bun", inks={
        "skin": skin, "cheek": "#a5603f", "hair": hair, "coat": "#e2b23c", "trim": "#fff2d8", "legs": skin,
        "shoes": skin, "dark": hair,
    })  # fmt: skip
    draw(plate, who.motif, x, y, size)
    waist = who.anchors["waist"]
    at = (x + waist[0] * size, y + waist[1] * size, size)
    cut(plate, place(limb("8,6,13 14,26,11 13,40,8") + limb("-4,8,13 -6,28,11 -8,42,8"), *at), "#6b3f2a", 5, 0.5)
    cut(plate, place(blob("-14,6 -12,-18 0,-40 16,-44 26,-32 24,-8 18,14 2,20"), *at), "#7fa0b4", 12, 0.8)
    cut(plate, place(limb("18,-34,10 10,-22,9 -4,-24,7"), *at), "#94b3c2", 4, 0.4)
    cut(plate, place(blob("8,-46 14,-58 28,-58 36,-46 33,-34 20,-30 10,-35"), *at), skin, 7, 0.6)
    cut(plate, place(blob("12,-50 18,-62 32,-60 40,-46 35,-31 25,-30 26,-44"), *at), hair, 5)
    cut(plate, place(stroke("M12,-44Q15,-40.500 19,-43", 2.2), *at), hair)
    draw(plate, before(who), x, y, size, shadow=0.6)


def _meadow(plate: Plate, top: float, count: int, seed: int, near: float, far: float) -> None:
    random = Random(seed)
    for _ in range(count):
        t = random.random()
        radius = (far + (near - far) * t) * random.uniform(0.8, 1.2)
        x, y = random.uniform(24, 576), top + (880 - top) * t
        _bloom(plate, x, y, radius, random.choice(PETALS), random.uniform(0, 72))


def meadow_escalator(plate: Plate) -> None:
    """An escalator leads from a meadow into a hole in the sky; one woman comes down it with a sleeping child."""
    plate.sky([(0, "#dd8d98"), (0.35, "#f0b3a6"), (0.7, "#fbe6c8")])
    random = Random(2)
    for x, y, wide in ((126, 160, 150), (90, 410, 110), (540, 430, 120)):
        cut(plate, puffs(random, x, y, wide, wide * 0.32), "#fff0dc", 14, 0.5, opacity=0.9)
    _hole(plate)
    for points, ink in (
        ([(-20.0, 610.0), (120, 580), (280, 604), (450, 570), (620, 596)], "#c9a08a"),
        ([(-20, 660), (160, 630), (330, 656), (500, 624), (620, 640)], "#a8a878"),
        ([(-20, 716), (200, 690), (420, 706), (620, 680)], "#86955c"),
    ):
        plane(plate, below(points), ink, lift=0.4)
    _meadow(plate, 694, 46, 4, 9, 3)
    _stairs(plate)
    _balustrade(plate, -100)
    for place_in_line, i in enumerate((20, 18, 16, 14, 12, 10, 8, 6)):
        _traveller(plate, TRAVELLERS[7 - place_in_line], STEPS[i], -40 if i % 4 else 40)
    _balustrade(plate, 100)
    _homecomer(plate)
    _old_man(plate)
    plane(plate, below([(-20, 838), (140, 852), (330, 846), (480, 836), (620, 826)]), "#5f7a44", lift=0.35)
    cut(plate, tufts(Random(8), 40, 836, 884, 34, 22), "#4a6a3a")
    _meadow(plate, 840, 30, 9, 13, 9)


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
        fr="Un escalator monte d’un pré fleuri vers un trou sombre du ciel où brille une lumière ; des gens y "
        "montent, un vieil homme avec sa cage ; une femme descend, un enfant endormi au bras.",
        en="An escalator rises from a flowering meadow into a dark hole in the sky where one light shines; people "
        "go up, an old man with a birdcage; a woman comes down with a sleeping child.",
    )
)  # fmt: skip
