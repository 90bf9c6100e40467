"""Story card of a way through the sky: a swimming pool full of it."""

from __future__ import annotations

import math
from random import Random

from art.colour import Colour, Field, mix
from art.motif import Motif, Piece, cut, draw
from art.motifs.curves import both, form, limb, within
from art.motifs.gestures import gesture
from art.motifs.heads import Mood, pieces_of
from art.motifs.terrain import puffs
from art.press import Plate
from art.scene import Scene, Story
from art.shapes import circle, ellipse, line, path, place, polygon, rectangle, stroke
from art.story._softly import softly

SCENES: list[Scene] = []

CLOUD = "#ffffff"
TANNED = "#d8945e"
CREASE = ("#4a1f30", 0.45)


def _laid(shape: str) -> str:
    """A shape drawn about the middle of the pool, turned as the pool lies."""
    return place(shape, 302, 448, 1, -8)


def _hand(kind: str, x: float, y: float, size: float, turn: float, flip: bool = False) -> tuple[Piece, ...]:
    return gesture(kind).moved(x, y, size, turn, flip).pieces


def _diver() -> Motif:
    """From above, her back to us, 320 long from the fingers to the toes."""
    torso = form("-28,-124 -15,-136 15,-136 28,-124 25,-98 19,-74 23,-46 0,-40 -23,-46 -19,-74 -25,-98")
    suit = form("-23,-94! -12,-80 0,-76 12,-80 23,-94! 19,-72 25,-50 19,-36 3,-20! -3,-20! -19,-36 -25,-50 -19,-72")
    palms = form("-7,-204 7,-204 8,-222 5,-240 0,-254 -5,-240 -8,-222")
    pieces = (
        Piece(both(limb("12,-46,28 13,-14,24 11,8,18 11,24,19 8,50,11")), "skin", 7),
        Piece(both(form("3,46 13,46 14,58 11,74 5,76 2,60")), "skin", 4, blend=("#f0b890", 0.3)),
        Piece(limb("0,-150,18 0,-126,22"), "skin", 4),
        Piece(torso, "skin", 12),
        Piece(both(ellipse(12, -108, 6, 12, -14)), "skin", blend=("#3a1a20", 0.4), soft=3),
        Piece(suit, "suit", 12),
        Piece(stroke("M-19,-92L12,-131M19,-92L-12,-131", 5), "suit", 2),
        Piece(both(limb("22,-122,22 30,-152,18 22,-184,14 7,-210,9")), "skin", 7, True),
        Piece(palms, "skin", 5),
        Piece(stroke("M0,-248V-208M-4,-238V-224M4,-238V-224", 1.2), "skin", blend=CREASE),
        Piece(ellipse(0, -160, 22, 25), "hair", 12, True),
        Piece(stroke("M-20,-154Q0,-166 20,-154", 4.4), "trim"),
    )
    inks: dict[str, Colour] = {"skin": "#8a5230", "suit": "#e8402c", "hair": "#ffd34a", "trim": "#fffbe6"}
    return Motif(pieces, inks)


BLISS = Mood(0, -0.8, 0.4, 2.4, 1.2, 1.1, blush=1)


def _floater() -> Motif:
    """An old man on his back, seen from above, head up."""
    belly = form("-29,-124 0,-132 29,-124 31,-96 30,-68 20,-46 -20,-46 -30,-68 -31,-96")
    trunks = form("-30,-72! 0,-66 30,-72! 28,-48 31,-22 12,-26 0,-42 -12,-26 -31,-22 -28,-48")
    hung, front = pieces_of((0, -6), BLISS, "beard", "", "round", 1)
    feet = form("-48,42 -35,42 -34,54 -37,68 -46,71 -52,66 -51,54") + form("51,34 62,27 69,36 76,49 71,55 63,55 57,46")
    pieces = (
        Piece(
            limb("-14,-52,28 -28,-14,22 -34,14,17 -38,30,17 -41,50,12")
            + limb("14,-52,28 34,-18,22 46,8,17 52,22,17 58,36,12")
            + feet,
            "skin",
            8,
        ),
        Piece(stroke("M-48,63v6M-44,64v6M-40,62v6M64,50l3,5M67,48l4,5M70,45l4,4", 1.2), "skin", blend=CREASE),
        *_hand("open", -104, -148, 0.26, 86, True),
        *_hand("open", 102, -116, 0.26, -98),
        Piece(limb("-22,-116,21 -58,-138,16 -84,-146,14 -106,-149,10"), "skin", 7),
        Piece(limb("22,-116,21 56,-106,16 80,-110,14 104,-117,10"), "skin", 7),
        Piece(belly, "skin", 16),
        Piece(ellipse(0, -78, 2, 2.6) + stroke("M-18,-106q7,5 14,1M18,-106q-7,5 -14,1", 1.4), "skin", blend=CREASE),
        Piece(trunks, "suit", 10),
        Piece(stroke("M-4,-64q-5,8 -8,14M4,-64q4,8 7,13", 2), "trim"),
        *Motif((*hung, *front)).moved(0, -160, 1.5).pieces,
    )
    inks: dict[str, Colour] = {
        "skin": "#d8945e", "suit": "#f4b92e", "trim": "#fffbe6", "hair": "#fdf8ee", "dark": "#2a1420",
    }  # fmt: skip
    return Motif(pieces, inks)


def _swallow() -> Motif:
    """A bird seen from above, flying up the sheet."""
    wing = path("M6,-14C30,-30 66,-26 96,2C70,-6 48,2 34,14C22,16 12,12 6,8Z")
    quills = stroke("M14,-4C34,-14 60,-14 84,-2M12,2C30,-4 46,-4 60,0", 2)
    return Motif(
        (
            Piece(path("M-8,24C-14,44 -22,56 -28,66C-14,58 -4,48 0,40C4,48 14,58 28,66C22,56 14,44 8,24Z"), "body", 3),
            Piece(both(wing), "body", 5),
            Piece(both(within(quills, wing)), "body", blend=("#8fb4e8", 0.45)),
            Piece(ellipse(0, 2, 12, 30), "body", 6),
            Piece(circle(0, -28, 11) + path("M-4,-36L0,-48L4,-36Z"), "body", 3),
            Piece(ellipse(0, -33, 6, 4), "head"),
        ),
        {"body": "#2a4a8c", "head": "#e8402c"},
    )


def _tiles(plate: Plate) -> None:
    plate.sky([(0, "#ffe470"), (0.5, "#ffde62"), (1, "#ffd856")], angle=0.3, grain=0.04)
    random = Random(5)
    for ink, count in (("#fff0a4", 90), ("#ffc83e", 60)):
        some = "".join(
            rectangle(-583 + 54 * random.randrange(22), -601 + 54 * random.randrange(23), 50, 50, 3)
            for _ in range(count)
        )
        cut(plate, _laid(some), ink, opacity=0.5)
    grid = "".join(line([(x, -620), (x, 620)], 2.4) for x in range(-585, 600, 54))
    grid += "".join(line([(-620, y), (620, y)], 2.4) for y in range(-603, 640, 54))
    cut(plate, _laid(grid), "#fff8d0", opacity=0.8)


def _pool(plate: Plate) -> Field:
    """A white edge, two walls of blue tiles, and below them no water but the sky, which is returned."""
    coping = cut(plate, _laid(rectangle(-228, -318, 456, 640, 44)), "#fffdf4", 5, 0.7)
    joints = "".join(line([(x, -320), (x, 324)], 2) for x in range(-190, 220, 38))
    joints += "".join(line([(-230, y), (230, y)], 2) for y in range(-282, 320, 38))
    cut(plate, _laid(joints), "#e4d4a8", clip=coping)
    hole = plate.mask(_laid(rectangle(-204, -294, 408, 592, 28)))
    cut(plate, hole, "#2f86cc")
    sky = plate.mask(_laid(rectangle(-180, -254, 420, 592, 10))) * hole
    wall = hole * (1 - sky)
    tiles = "".join(line([(x, -300), (x, 300)], 2) for x in range(-200, 210, 20))
    tiles += "".join(line([(-210, y), (210, y)], 2) for y in range(-290, 310, 20))
    cut(plate, _laid(tiles), "#8cc8f0", clip=wall)
    plate.shadow(_laid(rectangle(-204, -294, 408, 26) + rectangle(-204, -294, 14, 600)), 0.5, 5, clip=wall)
    plate.at(0.45)
    with plate.shining(0.92):
        stops = [(0.0, "#2f8ede"), (0.4, "#5cb8f0"), (0.75, "#9fdcf6"), (1.0, "#d8f4f8")]
        across = plate.y / plate.height * 0.94 + plate.x / plate.width * 0.34
        plate.ink(sky, plate.ramp(across - 0.16, stops, 0.02, 0.03), depth=0)
    _clouds(plate, sky)
    plate.at(0.1)
    return sky


def _clouds(plate: Plate, sky: Field) -> None:
    for x, y, wide, tall in ((448, 486, 180, 66), (214, 752, 240, 70), (500, 690, 160, 52), (340, 214, 130, 38)):
        random = Random(x + y)
        with plate.shining(0.95), softly(plate):
            cut(plate, puffs(random, x + 14, y + 18, wide, tall), "#a4d4f2", clip=sky, opacity=0.7)
            cut(plate, puffs(random, x, y, wide, tall), CLOUD, 12, clip=sky, bottom=("#dcf0fc", tall * 0.6))


def _airliner(plate: Plate, x: float, y: float, size: float, turn: float) -> None:
    put = (x, y, size, turn)
    trail = polygon([(-5, 40), (5, 40), (16, 270), (-16, 270)])
    plate.veil(place(trail, *put), CLOUD, 0.8, 2, 0.9)
    wings = path("M0,-14L62,16V26L0,10L-62,26V16Z") + path("M0,34L22,46V52L0,46L-22,52V46Z")
    cut(plate, place(wings, *put), CLOUD, 0, 0.6)
    cut(plate, place(limb("0,-46,6 0,-30,15 0,10,14 0,48,5"), *put), "#e8402c", 4)


def _canopy(plate: Plate, x: float, y: float, radius: float, inks: tuple[Colour, Colour], ribs: int) -> None:
    """A sunshade or a parachute from above."""
    cut(plate, circle(x, y, radius * 0.97), inks[0], 0, 1.2)
    spokes = [math.radians(8 + 360 / ribs * i) for i in range(ribs + 1)]
    hems, valleys = [], ""
    for i in range(ribs):
        (ax, ay), (bx, by) = ((radius * math.cos(turn), radius * math.sin(turn)) for turn in spokes[i : i + 2])
        hem = f"Q{(ax + bx) * 0.49:.1f},{(ay + by) * 0.49:.1f} {bx:.1f},{by:.1f}Z"
        hems.append(place(path(f"M0,0L{ax:.1f},{ay:.1f}{hem}"), x, y))
        valleys += line([(x, y), (x + ax, y + ay)], 5)
    with softly(plate):
        whole = cut(plate, "".join(hems), inks[0], radius * 0.5)
        cut(plate, "".join(hems[1::2]), inks[1])
    plate.tint(valleys, "#3a3470", 3, whole * 0.34)
    cut(plate, circle(x, y, radius * 0.08), "#fffbe6", 3, 0.5)


def _parachutist(plate: Plate) -> None:
    """He climbs out to the right; his canopy still hangs in the sky, his sleeves drip clouds."""
    x, y = 470.0, 288.0
    suit = "#4a9a64"
    _canopy(plate, 208, 262, 86, ("#e8402c", "#fffbe6"), 12)
    rim = [(208 + 84 * math.cos(turn), 262 + 84 * math.sin(turn)) for turn in (-1.2, -0.7, -0.2, 0.3, 0.8, 1.3)]
    cut(plate, "".join(line([end, (x, y)], 2.2) for end in rim), "#2a4a8c")
    legs = limb("0,15,32 -36,28,26 -66,22,20") + limb("0,-12,32 -38,-22,26 -62,-42,20")
    cut(plate, place(legs, x, y), suit, 9, 0.8)
    boots = form("-60,-54 -54,-42 -64,-30 -84,-34 -92,-44 -84,-54") + form("-62,12 -60,32 -76,36 -94,30 -96,20 -82,12")
    cut(plate, place(boots, x, y), "#8a5a34", 6, 0.5)
    rungs = "".join(line([(across, -52), (across, 54)], 7) for across in (-40, 20))
    cut(plate, place(stroke("M-52,-52H94M-52,54H94", 8) + rungs, x, y), "#b4ccdc", 4, 0.8)
    cut(plate, place(form("-22,-24 12,-38 42,-26 50,2 42,30 12,42 -22,28 -30,2"), x, y), suit, 16, 0.9)
    arms = limb("26,-26,25 48,-46,20 66,-51,16") + limb("26,30,25 46,48,20 64,53,16")
    cut(plate, place(arms, x, y), suit, 8, 0.6)
    for fist, turn, flip in (((x + 62, y - 52), -92.0, False), ((x + 60, y + 54), -88.0, True)):
        draw(plate, gesture("fist"), *fist, 0.34, turn, flip, inks={"skin": "#f0be94"}, shadow=0.4)
    with softly(plate):
        cut(plate, place(rectangle(-22, -20, 42, 46, 12), x, y), "#a8743c", 10, 0.7)
        cut(plate, place(stroke("M-22,3H20M-1,-20V26", 3), x, y), "#7a4f2a")
        cut(plate, place(circle(50, 3, 23), x, y), "#ffd34a", 14, 0.8)
    cut(plate, place(stroke("M52,-18Q40,3 52,24", 5), x, y), "#2a4a8c", 2)
    random = Random(3)
    drops = ((98, 10, 22), (70, 90, 44), (90, 134, 30), (-26, 80, 32), (-46, 110, 22))
    prints = ((84, 192, 22), (68, 240, 20), (86, 288, 20), (70, 336, 18), (88, 384, 16))
    for across, down, wide in drops + prints:
        cut(plate, puffs(random, x + across, y + down, wide, wide * 0.55), CLOUD, 5, 0.5)


def _lifeguard(plate: Plate) -> None:
    """Only legs and one arm come out from under the sunshade."""
    bed = (96.0, 100.0, 1.0, -98.0)
    cut(plate, place(rectangle(-36, -20, 72, 256, 14), *bed), "#2f7fd0", 6, 0.9)
    cut(plate, place("".join(line([(-31, y), (31, y)], 4.4) for y in range(0, 232, 18)), *bed), "#fffbe6")
    shins = limb("-16,60,30 -18,112,24 -19,142,23 -15,186,14") + limb("15,60,30 20,116,24 20,146,23 9,188,14")
    feet = form("-22,180 -9,180 -7,196 -10,212 -22,214 -28,204 -25,192") + form(
        "2,184 14,180 19,194 20,208 8,215 0,206"
    )
    draw(plate, Motif((
        Piece(shins + feet, "skin", 8),
        Piece(stroke("M-22,207v6M-17,208v6M-13,207v6M5,208v6M10,208v6M15,206v6", 1.3), "skin", blend=CREASE),
    ), {"skin": TANNED}), *bed[:2], 1, bed[3], shadow=0.5)  # fmt: skip
    arm = Motif((*_hand("limp", 166, 208, 0.36, 4), Piece(limb("138,146,24 160,178,20 166,212,14"), "skin", 7)))
    draw(plate, arm, 0, 0, inks={"skin": TANNED}, shadow=0.4)
    cut(plate, stroke("M168,238Q180,254 172,268", 2.4), "#2a4a8c")
    cut(plate, ellipse(172, 274, 10, 7, 20), "#e8402c", 3, 0.4)
    plate.shadow(circle(146, 142, 106), 0.75, 5)
    _canopy(plate, 100, 88, 110, ("#fffbe6", "#22a096"), 14)


def _left_behind(plate: Plate) -> None:
    """A towel with a book and sunglasses on it, and a pair of sandals."""
    towel = (512.0, 818.0, 1.0, 16.0)
    cut(plate, place(rectangle(-46, -64, 92, 128, 5), *towel), "#e8402c", 4, 0.7)
    cut(plate, place("".join(rectangle(-46, y, 92, 11) for y in (-46, -18, 10, 38)), *towel), "#fffbe6")
    cut(plate, place(path("M-30,-30L0,-24L28,-34V8L0,16L-30,12Z"), *towel), "#fffdf4", 3, 0.8)
    words = "".join(stroke(f"M-25,{y}l20,4M5,{y + 4}l18,-7", 2) for y in (-22, -13, -4))
    cut(plate, place(words + stroke("M0,-24V16", 2), *towel), "#c8b8a8")
    lenses = ellipse(-12, 42, 11, 8) + ellipse(14, 42, 11, 8) + stroke("M-2,40Q1,37 4,40", 3)
    cut(plate, place(lenses, *towel), "#2a3a6c", 4, 0.7)
    for x, turn in ((148, -14), (178, 6)):
        cut(plate, place(ellipse(0, 0, 12, 25), x, 830, 1, turn), "#2f7fd0", 4, 0.7)
        cut(plate, place(stroke("M-9,3L0,-12L9,3", 4), x, 830, 1, turn), "#fffbe6", 1, 0.3)


def pool_of_sky(plate: Plate) -> None:
    """A pool seen from above, filled with sky: a diver, a bird, a parachutist on the ladder, an old man afloat."""
    _tiles(plate)
    plate.at(0)
    sky = _pool(plate)
    _airliner(plate, 452, 566, 0.46, -42)
    for x, y, size, turn in ((166, 506, 0.36, 60), (262, 470, 0.28, -30), (196, 742, 0.26, 20), (142, 430, 0.22, -60)):
        draw(plate, _swallow(), x, y, size, turn, shadow=0, inks={"body": "#3f74b8", "head": "#3f74b8"})
    shade = mix("#2f7fd0", "#4a4a9c", 0.3)
    draw(plate, _floater(), 300, 722, 0.74, -62, flat=shade, opacity=0.2, clip=sky)
    draw(plate, _floater(), 266, 676, 0.74, -62, shadow=0)
    draw(plate, _swallow(), 336, 372, 0.86, 178, shadow=0)
    draw(plate, _diver(), 408, 716, 0.98, -2, flat=shade, opacity=0.26, clip=sky)
    plate.at(0)
    _parachutist(plate)
    cut(plate, _laid(rectangle(4, 284, 66, 190, 8)), "#fffdf4", 6, 1.4)
    cut(plate, _laid("".join(line([(9, y), (65, y)], 3) for y in range(294, 470, 13))), "#7fb8e0")
    draw(plate, _diver(), 364, 672, 0.98, -4, shadow=0)
    _lifeguard(plate)
    _left_behind(plate)


SCENES.append(
    Story(
        draw=pool_of_sky, palette="lemon", operator="substitution", setting="daylight", season="summer",
        framing="above", moods=("joy", "mystery"), flags=(),
        living=("diver", "parachutist", "old man", "lifeguard", "birds"),
        objects=("swimming pool", "cloud", "plane", "parachute", "sunshade", "ladder", "towel"),
        words={
            "piscine/pool": 3, "ciel/sky": 3, "plongeon/dive": 3, "nuage/cloud": 2, "oiseau/bird": 2,
            "parachute/parachute": 2, "été/summer": 2, "avion/plane": 1, "parasol/sunshade": 1, "échelle/ladder": 1,
            "vertige/vertigo": 2, "chute/fall": 1, "liberté/freedom": 1, "sieste/nap": 1, "saut/leap": 2,
            "serviette/towel": 1,
        },
        fr="Une piscine vue d’en haut, remplie de ciel : une plongeuse file vers une hirondelle, un parachutiste "
        "sort par l’échelle, un vieil homme fait la planche ; le maître nageur dort.",
        en="A pool seen from above, filled with sky: a diver meets a swallow, a parachutist climbs out by the ladder, "
        "an old man floats among birds; the lifeguard sleeps under a sunshade.",
    )
)  # fmt: skip
