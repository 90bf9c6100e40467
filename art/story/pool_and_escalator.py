"""Story cards of two ways through the sky: a swimming pool full of it, an escalator into a hole in it."""

from __future__ import annotations

import math
from random import Random

from art.colour import Colour
from art.motif import Motif, Piece, cut, draw
from art.motifs.curves import blob, both, limb
from art.motifs.terrain import puffs
from art.palettes import PALETTES
from art.press import Plate, Shadow
from art.scene import Scene, Story
from art.shapes import circle, ellipse, line, path, place, polygon, rectangle, stroke

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
    plate.at(0)
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
