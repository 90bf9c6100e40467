"""A face as large as a land: an old woman's laugh."""

from __future__ import annotations

import math
from random import Random

from art.colour import Colour, Field, mix
from art.motif import Motif, Piece, carried, cut, draw
from art.motifs.beasts_far import camel
from art.motifs.creatures_small import bee
from art.motifs.curves import limb, paced
from art.palettes import PALETTES, Palette
from art.press import Plate
from art.scene import Scene, Story
from art.shapes import Point, circle, ellipse, line, path, place, polygon, rectangle, ring, stroke

SCENES: list[Scene] = []

FACE = (290.0, 534.0, 0.98, -6.0)  # where the old woman's face lies, and how far it is tilted
SKIN: Colour = "#e6b47e"
FURROW: Colour = "#8f5a34"
DEEP: Colour = "#26304e"
SMOOTH = 0.16  # skin shows every stroke: it is brushed finely
OUTLINE = (
    "M-210,-110C-214,-236 -120,-290 0,-290C120,-290 214,-236 212,-110C214,-50 230,-6 222,70C210,180 136,306 0,312"
    "C-134,306 -208,180 -222,70C-230,-6 -212,-50 -210,-110Z"
)
# The wooded foot of the mountains, from temple to temple.
SLOPES = (
    "M-206,66C-240,58 -266,30 -272,-10C-284,-64 -286,-118 -262,-164C-214,-262 -100,-300 0,-300"
    "C110,-300 232,-268 264,-184C284,-140 288,-92 268,-66C252,-48 232,-40 206,-44Z"
)
NOSE = (
    "M-21,-74C-15,-24 -26,8 -44,32C-70,42 -76,76 -54,88C-40,94 -28,86 -16,93C-6,100 8,100 18,93C28,86 42,94 56,86"
    "C76,74 70,42 45,32C30,8 19,-24 22,-74C10,-82 -10,-82 -21,-74Z"
)
MOUTH = "M-150,122C-90,148 88,148 148,112C160,178 94,256 0,258C-98,256 -162,188 -150,122Z"
WRINKLES = (
    "-150,-204,2 -80,-222,5 0,-212,6 84,-224,5 156,-198,2", "-120,-240,2 -50,-250,5 20,-242,5 90,-248,2",
    "-110,-164,2 -54,-172,4 0,-164,5 52,-172,4 96,-166,2", "-24,-132,3 -17,-104,6 -24,-76,2",
    "24,-134,3 17,-106,6 23,-78,2", "-190,-66,2 -204,-84,4 -214,-104,2", "-192,-48,2 -210,-56,5 -222,-66,2",
    "-192,-30,2 -210,-28,5 -224,-28,2", "-188,-10,2 -206,2,5 -220,12,2", "190,-66,2 203,-84,4 212,-104,2",
    "194,-48,2 210,-56,5 222,-66,2", "194,-30,2 210,-28,5 224,-30,2", "62,66,3 128,92,7 176,140,6 184,200,2",
    "-62,66,3 -96,84,6 -130,90,2", "192,110,2 200,160,5 186,212,2", "-194,112,2 -204,160,5 -190,214,2",
    "-172,116,2 -188,160,5 -178,206,2", "-64,288,2 0,299,5 62,286,2", "-34,104,2 -36,114,4 -34,124,2",
    "-12,108,2 -13,118,4 -12,128,2", "14,108,2 15,118,4 14,128,2", "36,104,2 38,114,4 37,124,2",
)  # fmt: skip


def _on(shape: str) -> str:
    return place(shape, *FACE)


def _at(x: float, y: float) -> Point:
    return carried((x, y), *FACE)


def _mountain(
    plate: Plate, x: float, y: float, half: float, tall: float, turn: float = 0, far: bool = False,
    clip: Field | None = None,
) -> None:  # fmt: skip
    """A mountain standing on (x, y) in clean planes, lit from the left, snow on its top."""
    lit, dark, white, blue = ("#ded4c8", "#7f88a4", "#fffaf0", "#b9c8e2") if not far else (
        "#e8e2d8", "#c6ccd4", "#fffaf0", "#dfe5ec")  # fmt: skip

    def put(points: list[Point], ink: Colour, lift: float = 0) -> None:
        cut(plate, place(polygon([(a * half, -b * tall) for a, b in points]), x, y, 1, turn), ink, 0, lift, clip=clip)

    whole = [(-1.0, 0.0), (-0.5, 0.5), (0.04, 1.0), (0.46, 0.52), (1.0, 0.0), (0.4, -0.1), (-0.4, -0.1)]
    shaded = [(0.04, 1.0), (0.46, 0.52), (1.0, 0.0), (0.4, -0.1), (0.2, -0.1), (0.3, 0.22), (0.08, 0.4), (0.16, 0.66)]
    snow = [(0.04, 1.0), (-0.34, 0.65), (-0.22, 0.56), (-0.1, 0.66), (0.02, 0.5), (0.13, 0.6), (0.16, 0.66)]
    hollow = [(0.04, 1.0), (0.16, 0.66), (0.13, 0.6), (0.22, 0.66), (0.34, 0.52), (0.4, 0.59)]
    put(whole, lit, 0 if far else 0.5)
    put(shaded, dark)
    put(snow, white)
    put(hollow, blue)


def _fir(plate: Plate, x: float, y: float, size: float, ink: Colour) -> None:
    """A fir standing on the face, in three tiers."""
    tiers = "M0,-60L13,-38H7L18,-18H10L22,4H-22L-10,-18H-18L-7,-38H-13Z"
    cut(plate, _on(place(path(tiers), x, y, size, 6)), ink, 6, 0.7)


def _brow_of_trees(random: Random, start: Point, peak: Point, end: Point, count: int) -> tuple[str, str]:
    """Trees along an arched brow: crowns and trunks."""
    crowns = trunks = ""
    for i in range(count):
        t = i / (count - 1)
        x = (1 - t) ** 2 * start[0] + 2 * t * (1 - t) * peak[0] + t * t * end[0]
        y = (1 - t) ** 2 * start[1] + 2 * t * (1 - t) * peak[1] + t * t * end[1]
        tall = random.uniform(28, 38) * (0.75 + 0.5 * math.sin(math.pi * t))
        trunks += rectangle(x - 2.5, y - 8, 5, 14)
        crowns += ellipse(x, y - tall / 2 - 2, 10, tall / 2, (t - 0.5) * 26)
    return crowns, trunks


def wrinkle_map(plate: Plate) -> None:
    """An old woman's laughing face, its wrinkles a land with roads, a river, a caravan."""
    p = PALETTES["linen"]
    plate.sky([(0, "#a9cbdc"), (0.28, "#f2e6cc"), (0.6, "#ffe4b8"), (1, "#ffe4b8")])
    plate.at(0.95)
    with plate.shining(0.9):
        plate.veil(circle(104, 120, 70), "#fff2c8", 0.9, 34, 1.1)
        cut(plate, circle(104, 120, 38), "#fff2c0")
    flock = "".join(stroke(f"M{x - 13},{y - 5}Q{x - 5},{y - 9} {x},{y}Q{x + 5},{y - 9} {x + 13},{y - 5}", 3.4)
                    for x, y in ((186, 92), (222, 70), (248, 98)))  # fmt: skip
    cut(plate, flock, p.near)
    plate.at(0.75)
    for x, y, half, tall in ((20, 470, 130, 240), (570, 470, 140, 300), (130, 380, 130, 220), (462, 380, 150, 290),
                             (300, 360, 150, 290)):  # fmt: skip
        _mountain(plate, x, y, half, tall, far=True)
    plate.veil(rectangle(-10, 450, 620, 400), "#ffe6bc", 0.95, 34, 0.75)
    plate.at(0)
    plate.care = SMOOTH
    cloth = cut(plate, path("M-20,920V776C60,716 140,736 286,800C420,756 520,706 620,750V920Z"), "#3f5f94", 30)
    for row in range(7):
        cut(
            plate, "".join(circle(x + row % 2 * 23, 730 + row * 30, 5) for x in range(-10, 620, 46)), p.warm, clip=cloth
        )
    cut(plate, _on(path(SLOPES)), "#6d8a66", 20, 0.8)
    _ear(plate)
    face = cut(plate, _on(path(OUTLINE)), SKIN, 84, 1)
    _land(plate, p, face)
    _features(plate, p, face)
    _river(plate, p, face)
    plate.care = 1
    _crown(plate)
    _earring(plate, p)


def _ear(plate: Plate) -> None:
    cut(plate, _on(path("M200,-40C248,-72 284,-30 270,24C260,62 240,92 210,86Z")), SKIN, 20, 0.8)
    cut(plate, _on(stroke("M226,-18C250,-30 258,0 246,30M230,40C242,32 240,56 232,62", 5)), FURROW, opacity=0.75)


def _terrace(x: float, y: float, k: float) -> str:
    """One of the furrows over a cheek, deepest in its middle."""
    wide, tall = 86 * k, 66 * k
    rise = [(-1.0, 0.12, 1.5), (-0.72, -0.62, 4), (0.0, -1.0, 5), (0.72, -0.62, 4), (1.0, 0.12, 1.5)]
    return limb(" ".join(f"{x + a * wide:.0f},{y + b * tall:.0f},{w}" for a, b, w in rise))


def _land(plate: Plate, p: Palette, face: Field) -> None:
    """Wrinkles as valleys, terraced cheeks, roads and a village on the forehead."""
    valleys = "".join(limb(one) for one in WRINKLES)
    cut(plate, place(_on(valleys), 1.5, 4), "#f2cf9c", opacity=0.8, clip=face)
    cut(plate, _on(valleys), FURROW, opacity=0.85, clip=face)
    terraces = "".join(_terrace(-138, 66, k) for k in (0.3, 0.48, 0.66, 0.84, 1.02))
    terraces += "".join(_terrace(140, 60, k) for k in (0.74, 0.9, 1.06))
    cut(plate, place(_on(terraces), 1.5, 4), "#f2cf9c", opacity=0.7, clip=face)
    cut(plate, _on(terraces), FURROW, opacity=0.7, clip=face)
    for way in ("-214,-120,4 -196,-172,7 -110,-192,9 -20,-178,9 70,-196,9 150,-184,8 214,-150,5",
                "60,-290,4 40,-252,6 84,-224,8 70,-196,8", "232,0,5 196,40,9 140,58,10 92,44,8 66,62,6"):  # fmt: skip
        cut(plate, place(_on(limb(way)), 1.5, 4), FURROW, clip=face, opacity=0.8)
        cut(plate, _on(limb(way)), "#fbe9c6", clip=face)
    houses = ((-90, -205), (-62, -200), (118, -201), (-4, -196))
    cut(plate, _on("".join(rectangle(x - 8, y - 2, 16, 14) for x, y in houses)), p.light, 0, 0.4)
    cut(plate, _on("".join(path(f"M{x - 12},{y}L{x},{y - 13}L{x + 12},{y}Z") for x, y in houses)), p.hot)
    for x, y, size in ((210, 28, 0.19), (172, 50, 0.2), (131, 59, 0.2), (91, 47, 0.185)):
        cx, cy = _at(x, y)
        draw(plate, camel(), cx, cy + 2, size, -4, True, flat=DEEP)
        cut(plate, place(rectangle(-4, -33, 17, 17, 3), cx, cy, size / 0.25, -4), p.hot)


def _features(plate: Plate, p: Palette, face: Field) -> None:
    cut(
        plate,
        _on(path("M-168,108C-100,136 96,136 166,98C184,186 106,276 0,280C-110,276 -184,194 -168,108Z")),
        "#b8604a",
        14,
        0.3,
    )
    inside = cut(plate, _on(path(MOUTH)), "#3c101e", 0)
    cut(
        plate,
        _on(path("M-96,262C-84,214 -38,200 0,214C40,198 86,212 98,258C60,290 -60,290 -96,262Z")),
        "#d0543e",
        22,
        clip=inside,
    )
    cut(plate, _on(stroke("M0,216C2,232 2,244 0,256", 3)), "#9c3028", clip=inside)
    for x, y, turn in ((-98, 139, 6), (-58, 147, 3), (-18, 150, 0), (62, 147, -4), (100, 140, -8), (132, 128, -12)):
        tooth = path("M-19,-40H19C20,-8 20,8 17,22C10,30 -10,30 -17,22C-20,8 -20,-8 -19,-40Z")
        cut(plate, _on(place(tooth, x, y, 1, turn)), "#fff6e2", 9, 0.3, clip=inside)
    cut(plate, _on(path(NOSE)), "#ecbd88", 40, 0.5)
    cut(plate, _on(stroke("M-48,84C-40,72 -26,74 -20,84M22,84C28,74 42,72 50,83", 7)), "#7a4428")
    cut(plate, _on(limb("-170,-30,3 -138,-58,11 -104,-64,13 -70,-52,10 -44,-28,3")), DEEP)
    cut(plate, _on(stroke("M-166,-34l-18,-6M-156,-46l-16,-12M-140,-56l-10,-16", 4.5)), DEEP)
    seen = cut(plate, _on(path("M46,-28C76,-60 142,-66 176,-30C148,-20 80,-16 46,-28Z")), "#fff6e2", 5)
    cut(plate, _on(circle(112, -40, 24)), "#3c6a94", clip=seen)
    with plate.shining(0.8):
        cut(plate, _on(circle(112, -38, 17)), "#ffc65a", clip=seen)
    cut(plate, _on(path("M98,-20V-36L106,-44L113,-37V-40L121,-48L129,-40V-20Z")), DEEP, clip=seen)
    cut(plate, _on(rectangle(103, -34, 6, 7) + rectangle(118, -38, 6, 8)), "#ffe08a", clip=seen)
    cut(plate, _on(limb("38,-24,3 74,-58,10 112,-69,13 150,-60,11 184,-26,3")), DEEP)
    cut(plate, _on(stroke("M174,-40l18,-8M163,-51l15,-13M146,-60l9,-15", 4.5)), DEEP)
    cut(
        plate,
        _on(stroke("M58,-14C90,-2 140,-4 170,-16M-160,-18C-124,-6 -88,-8 -56,-18", 3)),
        FURROW,
        opacity=0.7,
        clip=face,
    )
    random = Random(41)
    for start, peak, end in (((-186, -86), (-120, -158), (-46, -92)), ((48, -94), (126, -164), (190, -86))):
        crowns, trunks = _brow_of_trees(random, start, peak, end, 10)
        cut(plate, _on(trunks), "#4a3424")
        cut(plate, _on(crowns), "#5f7f5c", 9, 0.4)


def _river(plate: Plate, p: Palette, face: Field) -> None:
    """A tear that became a river, and falls into the laugh."""
    blue = mix(p.cool, p.light, 0.12)
    river = "-172,-26,3 -196,10,8 -162,44,13 -178,84,16 -142,108,20 -126,136,22"
    inside = plate.mask(_on(path(MOUTH)))
    cut(plate, place(_on(limb(river)), 2.5, 5), FURROW, clip=face, opacity=0.8)
    cut(plate, _on(limb(river)), blue, 8, clip=face)
    cut(plate, _on(limb("-128,130,22 -112,176,25 -104,226,29 -112,290,36")), blue, 10, clip=inside)
    foam = "M-182,14q6,-7 12,0M-170,62q7,-7 14,0M-156,98q8,-7 15,0"
    falls = "M-122,150C-116,180 -110,210 -112,240M-110,150C-102,180 -96,206 -96,232"
    cut(plate, _on(stroke(foam, 2.8)), p.light, clip=face)
    cut(plate, _on(stroke(falls, 2.8)), p.light, clip=inside)
    boat = Motif(
        (Piece(path("M-28,-6Q0,2 28,-8Q22,13 2,13Q-20,13 -28,-6Z"), "hull", 6),
         Piece(path("M3,-66C32,-46 34,-26 28,-14L3,-12Z"), "sail", 8),
         Piece(line([(0, -68), (0, 0)], 4), "hull")),
        {"hull": DEEP, "sail": p.light},
    )  # fmt: skip
    draw(plate, boat, *_at(-166, 78), 1, 8)


def _crown(plate: Plate) -> None:
    """Her hair: mountains from ear to ear, bushes along the brow and firs at the temples."""
    crest = (
        (-226, -130, 50, 100, -26), (222, -150, 50, 104, 22), (-190, -172, 74, 136, -20), (192, -186, 74, 140, 16),
        (-128, -226, 80, 138, -10), (132, -236, 82, 142, 8), (-46, -254, 84, 134, -4), (52, -258, 80, 138, 2),
    )  # fmt: skip
    hem: list[Point] = [(-256, -92), (-212, -152), (-142, -208), (-46, -250), (60, -254), (150, -222), (222, -164)]
    above = 1 - plate.mask(_on(polygon([*hem, (250, -120), (222, 300), (-256, 300)])))
    for x, y, half, tall, turn in crest:
        mx, my = _at(x, y)
        _mountain(plate, mx, my, half, tall, turn - 3, clip=above)
    for i, (bx, by, _) in enumerate(paced(hem, 23)):
        wide, rise = ((19, 4), (25, 9), (16, 0), (22, 7))[i % 4]
        ink = ("#4f7256", "#6a8c62", "#5d8060")[i % 3]
        cut(plate, _on(ellipse(bx, by - rise, wide, wide * 0.82)), ink, 8, 0.4)
    random = Random(3)
    left = [(-252 + 1.5 * k + random.choice((-14, 4, 20)), 20 - 16 * k) for k in range(9)]
    right = [(250 - 4 * k - 28 * (k % 2), -66 - 15 * k) for k in range(6)]
    for spot in sorted((*left, *right), key=lambda spot: spot[1]):
        _fir(plate, *spot, random.uniform(0.76, 0.96), random.choice(("#3f5f4c", "#4f7256", "#5d8060")))


def _earring(plate: Plate, p: Palette) -> None:
    ex, ey = _at(238, 80)
    cut(plate, ring(ex, ey + 40, 36, 9), p.warm, 5, 0.8)
    cut(plate, circle(ex, ey + 78, 13), p.hot, 8, 0.6)
    draw(plate, bee(), ex + 2, ey + 82, 0.36, -12, True)


SCENES.append(
    Story(
        draw=wrinkle_map, palette="linen", operator="metamorphosis", setting="abstract", season="none",
        framing="close", moods=("tender", "wistful"), living=("old woman", "camels", "bee", "birds"),
        objects=("face", "mountains", "river", "boat", "road", "trees", "earring"),
        words={
            "rire/laughter": 3, "visage/face": 3, "rides/wrinkles": 3, "vieille femme/old woman": 3,
            "paysage/landscape": 2, "rivière/river": 2, "montagne/mountain": 2, "caravane/caravan": 2,
            "bateau/boat": 1, "chemin/road": 2, "abeille/bee": 1, "dent/tooth": 1, "village/village": 1,
            "voyage/journey": 1, "mémoire/memory": 2, "larme/tear": 1,
        },
        fr=(
            "Une vieille femme rit, un œil fermé, l’autre grand ouvert : ses cheveux sont des montagnes, ses "
            "sourcils des arbres ; une caravane passe sur sa joue, un bateau descend de l’œil à la bouche."
        ),
        en=(
            "An old woman laughs, one eye shut, the other wide open: her hair is a mountain range, her brows are "
            "trees; a caravan crosses her cheek, a boat sails from eye to mouth, a bee sits on her earring."
        ),
    )
)  # fmt: skip
