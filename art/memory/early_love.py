"""Memory cards of love and of a first house."""

from __future__ import annotations

import math
from random import Random

import numpy as np

from art.colour import Field, rgb
from art.memory._calm import Calm
from art.memory._early import LOW, Card, scattered, stripes
from art.motif import Motif, Piece, carried
from art.motifs.curves import clipped, curve, form, holed, limb, plume
from art.motifs.things_desk import key
from art.press import Plate
from art.scene import Memory, Scene
from art.shapes import circle, ellipse, line, path, place, rectangle, ring, stroke

SCENES: list[Scene] = []


PIGEON_INKS = {
    "body": "#8796a2", "wing": "#b3bcbe", "bar": "#3d4656", "neck": "#4f8468", "plum": "#7d5a7c", "leg": "#d0604a",
    "beak": "#3a3a40", "white": "#f4efdc", "eye": "#e88a2c",
}  # fmt: skip
WATCHING = (
    "M46,-152C60,-153 70,-143 70,-130C70,-120 64,-112 66,-98C80,-72 72,-42 38,-28C4,-16 -40,-22 -80,-32"
    "L-138,-16L-142,-32C-104,-56 -62,-74 -26,-90C2,-102 18,-114 23,-132C25,-144 34,-151 46,-152Z"
)
PECKING = (
    "M108,-44C114,-34 112,-22 102,-18C92,-14 80,-20 74,-30C62,-36 46,-28 28,-24C2,-18 -34,-28 -66,-46L-124,-66L-118,-82"
    "C-84,-92 -42,-106 -4,-106C34,-104 66,-88 84,-64C92,-56 102,-52 108,-44Z"
)


def _pigeon(pecking: bool) -> Motif:
    """It stands on (0, 0) and looks right."""
    outline = path(PECKING if pecking else WATCHING)
    legs = limb("-2,-34,13 -6,-16,6 -2,-2,5") + limb("22,-32,13 26,-16,6 24,-2,5")
    legs += stroke("M-16,1L-2,-3L14,1M-2,-3L6,2M10,1L24,-3L40,1M24,-3L32,2", 4)
    if pecking:
        beak, eye, cere = path("M104,-34L122,-14L100,-20Z"), (96, -36), ellipse(106, -28, 6, 4, 50)
        collar = limb("92,-70,22 74,-56,26 62,-30,22")
        sheen = limb("78,-84,18 60,-62,22 48,-26,20")
        wing = form("40,-92 52,-70 34,-48 -6,-40 -60,-52 -128,-66! -122,-76! -70,-84 -20,-96 14,-100")
        bars = "M4,-94C14,-78 10,-60 0,-46M-30,-92C-22,-78 -26,-64 -36,-52"
    else:
        beak, eye, cere = path("M66,-140L90,-126L66,-122Z"), (55, -136), ellipse(70, -136, 6, 4, 24)
        collar = limb("20,-118,20 44,-106,24 72,-112,20")
        sheen = limb("8,-104,18 40,-90,22 76,-96,18")
        wing = form("14,-96 38,-76 30,-50 -8,-36 -66,-30 -128,-20! -130,-30! -76,-54 -34,-84")
        bars = "M-8,-88C4,-74 2,-56 -10,-40M-40,-74C-32,-62 -36,-48 -46,-36"
    x, y = eye
    return Motif(
        (
            Piece(legs, "leg"),
            Piece(beak, "beak"),
            Piece(outline, "body", 30),
            Piece(clipped(collar, outline), "neck"),
            Piece(clipped(sheen, outline), "plum"),
            Piece(wing, "wing", 18, True),
            Piece(clipped(stroke(bars, 8), wing), "bar"),
            Piece(circle(x, y, 6), "eye"),
            Piece(circle(x, y, 3.2), "bar"),
            Piece(cere, "white"),
        ),
        PIGEON_INKS,
    )


CHESTNUT = path("M-20,6C-22,-10 -8,-18 0,-24C8,-18 22,-10 20,6C16,18 -16,18 -20,6Z")


def _bowler(card: Card) -> None:
    brim = path("M22,556C30,538 70,552 150,552C230,552 270,538 278,556C276,582 224,596 150,596C76,596 24,582 22,556Z")
    card.cut(brim, "#3d3522", 14, 1.4)
    card.cut(path("M72,562C64,496 92,454 150,452C208,454 236,496 228,562Q150,586 72,562Z"), "#51462c", 50, 0.4)
    card.cut(path("M71,540Q150,566 229,540L228,566Q150,592 72,566Z"), "accent", 8, 0.3)


def _straw_hat(card: Card) -> None:
    """A wide straw hat that leans on its neighbour."""

    def at(shape: str) -> str:
        return place(shape, 356, 558, 1, 4)

    card.cut(at(ellipse(0, 8, 124, 30)), "#d9b568", 12, 1.4)
    inside = card.cut(at(ellipse(0, 4, 120, 26)), "#efd290", 10, 0)
    line_only = 'fill="none" stroke="#fff" stroke-width="2" cx="0" cy="4"'
    rows = "".join(f'<ellipse {line_only} rx="{wide}" ry="{wide * 0.21:.1f}"/>' for wide in (92, 102, 112))
    card.flat(at(rows), "#b08a44", inside, 0.7)
    crown = path("M-72,0C-74,-54 -44,-88 0,-90C44,-88 74,-54 72,0Q0,22 -72,0Z")
    top = card.cut(at(crown), "#efd290", 40, 0.5)
    weave = "".join(f"M-76,{-16 - 15 * i}Q0,{6 - 15 * i} 76,{-16 - 15 * i}" for i in range(6))
    card.flat(at(stroke(weave, 2)), "#b08a44", top, 0.7)
    card.cut(at(path("M-73,-22Q0,2 73,-22L72,4Q0,26 -72,4Z")), "accent", 9, 0.4)
    card.cut(at(path("M60,-4C84,4 96,24 104,48L88,40L80,52C76,32 68,16 54,8Z")), "#b8482a", 8, 0.8)


def shared_bench(plate: Plate) -> None:
    card = Calm(plate, "#8c8f3f", "#2a2a18", "#f7efcd", "#cf5a2e", fade=-150, wood="#c08a42")
    card.cut(path(f"M-20,{LOW}C150,{LOW - 6} 420,{LOW + 6} 620,{LOW}V930H-20Z"), "#c3bb72", 0, 0)
    litter = (
        (226, 690, 200), (330, 694, 20), (62, 852, 130), (196, 872, 30), (356, 866, 160), (572, 712, 60), (20, 706, 80),
    )  # fmt: skip
    for i, (x, y, turn) in enumerate(litter):
        spot = x, y, 1.0, turn
        card.cut(place(plume(0, 0, 36, 18, 0), *spot), ("#a8863a", "#8f7a34", "#b8642e")[i % 3], 4, 0.4)
        card.flat(place(line([(-8, 0), (30, 0)], 2), *spot), "dark", opacity=0.5)
    plate.shadow(path("M-20,668H620V742C420,752 200,744 -20,752Z"), 0.6, 10)
    for x in (70, 520):
        leg = path(f"M{x - 16},-20C{x - 8},200 {x - 18},420 {x - 30},560L{x - 40},752H{x - 8}L{x + 4},560"
            f"C{x + 14},420 {x + 20},200 {x + 16},-20Z")  # fmt: skip
        card.cut(leg, "#4a4a2c", 14, 1)
        card.cut(path(f"M{x - 58},764C{x - 56},744 {x + 8},744 {x + 10},764Z"), "#4a4a2c", 8, 0.8)
    for i, y in enumerate((24, 138, 252)):
        plank = path(f"M-20,{y + 6}C160,{y - 6} 420,{y + 10} 620,{y}V{y + 86}C420,{y + 94} 160,{y + 80} "
            f"-20,{y + 92}Z")  # fmt: skip
        board = card.cut(plank, "wood", 32, 1.2)
        grain = curve(f"-20,{y + 28} 200,{y + 18} 420,{y + 36} 620,{y + 24}", 3) + curve(
            f"-20,{y + 62} 150,{y + 56} 380,{y + 70} 620,{y + 58}", 3
        )
        if i == 1:
            heart = "M0,34C-60,-6 -44,-54 0,-26C44,-54 60,-6 0,34Z"
            grain = "".join(
                curve(
                    f"-20,{y + 44 + k * 17} 200,{y + 34 + k * 18} 340,{y + 42 + k * 16} 418,{y + 42 + k * 41} "
                    f"500,{y + 46 + k * 16} 620,{y + 42 + k * 17}",
                    3,
                )
                for k in (-1, 1)
            )
            card.flat(place(path(heart), 418, y + 48, 0.76, 6), "#3a2412", board)
            card.flat(place(stroke(heart, 3.4), 418, y + 49, 0.98, 6), "dark", board, opacity=0.5)
        card.flat(grain, "dark", board, opacity=0.4)
        for x in (70, 524):
            card.cut(circle(x, y + 44, 9), "#5a5430", 5, 0.5)
    for y, tall in ((450, 60), (522, 48), (582, 58)):
        seat = path(f"M-20,{y}C200,{y - 6} 420,{y + 6} 620,{y}V{y + tall}C420,{y + tall + 4} 200,{y + tall - 4} "
            f"-20,{y + tall}Z")  # fmt: skip
        card.cut(seat, "wood", 18, 0.9)
    _bowler(card)
    _straw_hat(card)
    card.cut(path("M482,606L470,460C500,444 560,446 586,462L572,608C540,618 510,616 482,606Z"), "light",
        24)  # fmt: skip
    for x, y, turn in ((510, 432, -14), (548, 430, 12), (528, 412, 4), (496, 454, -20), (562, 453, 18), (528, 450, 2)):
        card.cut(place(CHESTNUT, x, y, 1.12, turn), "#7a3a1c", 14, 0.8)
        card.flat(place(path("M-17,9C-8,3 8,3 17,9C10,16 -10,16 -17,9Z"), x, y, 1.12, turn), "#d9b07c")
        card.flat(place(limb("-10,-8,2 -7,-12,5 -2,-15,2"), x, y, 1.12, turn), "#f0c090", opacity=0.9)
    card.cut(path("M470,462C500,478 560,480 586,464L584,490C556,502 500,500 472,488Z"), "light", 9, 0.5)
    card.flat("".join(curve(f"{x},500 {x + 3},560 {x},600", 5) for x in (500, 528, 556)), "accent")
    for x, y, scale, turn, flip, pecking in (
        (400, 756, 0.6, 0, False, True),
        (118, 812, 0.78, -2, False, False),
        (298, 818, 0.78, 2, True, False),
        (482, 878, 0.78, 0, True, True),
    ):
        card.put(_pigeon(pecking), x, y, scale, turn, flip)


SCENES.append(
    Memory(
        draw=shared_bench, age="love", hue="olive", shape="bench", count=4, direction="left",
        moods=("tender", "calm"), living=("pigeon",), objects=("bench", "hat", "chestnut", "heart"),
        words={
            "banc/bench": 3, "chapeau/hat": 2, "deux/two": 2, "pigeon/pigeon": 2, "quatre/four": 1,
            "marron/chestnut": 2,
            "cœur/heart": 2, "parc/park": 2, "couple/couple": 3, "rendez-vous/date": 2, "attente/waiting": 2,
            "bois/wood": 1,
            "automne/autumn": 1, "absence/absence": 2, "vert olive/olive": 1,
        },
        fr="Un banc de bois avec deux chapeaux côte à côte, un cornet de marrons, un nœud du bois en forme de cœur, "
        "quatre pigeons au sol.",
        en="A wooden bench with two hats side by side, a bag of chestnuts, a heart-shaped knot in the wood, four "
        "pigeons on the ground.",
    )
)  # fmt: skip


def the_key(plate: Plate) -> None:
    card = Calm(plate, "#b68a34", "#2d1c14", "#fbe9bd", "#b9402c", fade=-130, brass="#f0c657",
        teal="#2f6f70")  # fmt: skip
    card.flat(stripes(90, 44, 44, 8), "deep", opacity=0.35)
    damask = path(
        "M0,-26C10,-14 18,-6 10,4C22,0 26,12 14,18C8,22 2,20 0,28C-2,20 -8,22 -14,18C-26,12 -22,0 -10,4C-18,-6 "
        "-10,-14 0,-26Z"
    )  # fmt: skip
    card.flat(scattered(Random(1), damask, 88, 0, 0), "pale", opacity=0.35)

    _big_key(card)
    _small_world(card, *carried((0, -398), *KEY_AT))
    rx, ry = 494, 176
    card.cut(ring(rx, ry, 60, 11), "#5a4226", 5, 1.2)
    card.cut(circle(470, 44, 34), "dark", 14, 1)
    card.cut(stroke("M470,44V92C470,138 530,138 530,92", 20), "dark", 9, 1)
    card.cut(circle(530, 88, 14), "dark", 8, 0.4)
    for kind, turn, scale in ((0, 24, 0.86), (1, 1, 0.8), (2, -19, 0.82)):
        spot = carried((0, 56), rx, ry, 1, turn)
        x, y = carried((0, 192), *spot, scale, turn)
        card.put(key(kind), x, y, scale, turn, body=("light", "accent", "teal")[kind], trim="dark",
            dark="dark")  # fmt: skip


KEY_AT = (390.0, 512.0, 0.88, -32.0)


def _big_key(card: Card) -> None:
    """A brass key aslant: a round bow, a turned shaft, a bit with its wards cut out."""
    plate = card.plate

    def put(shape: str) -> str:
        return place(shape, *KEY_AT)

    bow = holed("M0,-622A224,224 0 0 1 60,-182L44,-150H-44L-60,-182A224,224 0 0 1 0,-622Z"
        "M0,-546A148,148 0 0 0 0,-250A148,148 0 0 0 0,-546Z")  # fmt: skip
    bit = holed("M-24,172H-186V226H-142V252H-186V322H-146V290H-116V322H-24Z"
        "M-60,202V292H-88V264H-76V230H-88V202Z")  # fmt: skip
    with plate.shining(0.12):
        card.cut(put(bit), "#e4b148", 9, 1.6)
    card.cut(put(rectangle(-32, -170, 64, 520, 30)), "brass", 30, 2)
    card.cut(put(bow), "brass", 34, 2.4)
    rings = put(ring(0, -398, 208, 4) + ring(0, -398, 166, 4))
    card.flat(rings, "#9a6a22", opacity=0.8)
    leaf = path("M0,-19C7,-10 8,4 0,19C-8,4 -7,-10 0,-19Z")
    wreath = "".join(place(leaf, *carried((0, -187), 0, -398, 1, 15 * i), 1, 15 * i + (58 if i % 2 else 122))
        for i in range(24))  # fmt: skip
    card.cut(put(wreath), "#d19a34", 6, 0.3)
    for y, wide, tall in ((-160, 62, 30), (-122, 48, 18), (-96, 42, 14), (112, 44, 18), (138, 50, 22), (330, 40, 16)):
        card.cut(put(rectangle(-wide, y - tall / 2, 2 * wide, tall, tall / 2)), "#dca63e", tall / 2, 0.7)
    shine = "M-15,-76V94M-15,166V312M-196,-450A202,202 0 0 1 -60,-592M-128,-330A146,146 0 0 1 -120,-486"
    plate.veil(put(stroke(shine, 9)), "#fff6cf", 0.75, 2.4, 0.5)
    plate.veil(put(stroke("M-178,180H-40M-178,260H-150M-108,298V316", 4)), "#fff6cf", 0.5, 2, 0.4)


def _small_world(card: Card, cx: float, cy: float) -> None:
    """In the bow: a dusk, an open door on its steps, and the light that comes out of it."""
    plate = card.plate
    hole = card.cut(circle(cx, cy, 131), "teal", 0, 0)
    plate.tint(ring(cx, cy, 128, 34), "#0d2a34", 16, hole * 0.9)
    plate.shadow(ring(cx - 8, cy - 10, 130, 22), 0.6, 7, clip=hole)

    def put(shape: str) -> str:
        return place(shape, cx + 4, cy + 66)

    plate.veil(circle(cx + 8, cy + 10, 74), "#ffe39a", 0.5, 26, 0.5, clip=hole)
    card.flat(put(path("M-160,4C-80,-6 80,-6 160,4V90H-160Z")), "#23383a", hole)
    for i, ink in enumerate(("#5a4a34", "#6e5a3c", "#85693f")):
        wide, y = 74 - 14 * i, 28 - 12 * i
        card.cut(put(rectangle(4 - wide, y, 2 * wide, 13, 2)), ink, 4, 0.4, clip=hole)
    card.cut(put(path("M-46,4V-80C-46,-142 54,-142 54,-80V4Z")), "#7a2a20", 10, 0.6, clip=hole)
    with plate.shining(0.95):
        card.flat(put(path("M-34,4V-80C-34,-126 42,-126 42,-80V4Z")), "#fff2c0")
    plate.veil(put(path("M-34,4H42L74,76H-40Z")), "#ffe9a8", 0.85, 2, 0.9, clip=hole)
    treads = "".join(f"M{-66 + 14 * i},{29 - 12 * i}H{74 - 14 * i}" for i in range(3))
    card.flat(put(stroke(treads, 1.6)), "#a87c3c", hole)
    leaf = path("M-34,4V-80C-36,-108 -46,-126 -56,-126C-68,-124 -74,-104 -74,-82V26Z")
    card.cut(put(leaf), "accent", 8, 0.7, clip=hole)
    panels = "M-42,-14V-76C-44,-96 -50,-108 -55,-108C-62,-106 -66,-94 -66,-78V-8ZM-42,-2L-66,6"
    card.flat(put(stroke(panels, 2.4)), "#7a2018", hole)
    card.cut(put(circle(-68, -36, 4.4)), "light", 3, 0.3, clip=hole)


SCENES.append(
    Memory(
        draw=the_key, age="house", hue="brass", shape="key", count=3, direction="diagonal down",
        moods=("mystery", "joy"), objects=("key", "door", "hook", "ring"),
        words={
            "clé/key": 3, "porte/door": 3, "maison/house": 2, "ouvrir/open": 2, "secret/secret": 2,
            "trousseau/key ring": 2,
            "trois/three": 1, "crochet/hook": 1, "laiton/brass": 1, "entrée/entrance": 2, "géant/giant": 2,
            "solution/solution": 2,
            "propriété/property": 2, "lumière/light": 1, "diagonale/diagonal": 1,
        },
        fr="Une clé énorme traverse la carte, une toute petite porte ouverte dans son anneau ; un "
        "trousseau de trois clés pend à un crochet.",
        en="One huge key crosses the card with a tiny open door in its bow; a ring with three small keys hangs "
        "from a hook.",
    )
)  # fmt: skip


# Two profiles that look right, the tip of the nose near (0, 0), the shoulders on y = 110.
HERS = path(
    "M-158,190L-152,112C-142,80 -112,73 -86,64C-78,60 -76,50 -79,40C-86,46 -104,47 -113,35C-122,20 -113,1 -97,2"
    "C-105,-30 -90,-66 -58,-69C-34,-71 -18,-57 -14,-40C-12,-32 -12,-26 -14,-20C-10,-14 -4,-7 0,-1C3,4 -1,6 -6,7"
    "C-8,9 -6,11 -5,14C-4,17 -8,18 -9,19C-6,21 -5,24 -7,27C-9,30 -9,31 -8,34C-6,41 -9,48 -17,50C-26,52 -36,50 -42,48"
    "C-44,54 -42,60 -36,64C-20,72 0,82 6,112L10,190Z"
)
HIS = path(
    "M-158,190L-152,112C-136,86 -112,78 -84,68C-78,58 -80,48 -85,40C-97,26 -104,4 -102,-20C-100,-50 -78,-71 -50,-72"
    "C-40,-82 -18,-82 -8,-72C-3,-65 -5,-57 -10,-50C-9,-41 -10,-34 -11,-26C-7,-20 0,-9 4,0C7,6 3,10 -4,11"
    "C-6,13 -5,15 -4,18C-4,21 -8,22 -8,23C-5,25 -4,28 -6,32C-8,35 -7,37 -6,41C-4,49 -8,57 -18,58"
    "C-28,59 -38,55 -44,52C-46,60 -44,66 -36,70C-18,78 2,88 8,112L12,190Z"
)
BOW = path(
    "M0,0C-6,-14 -20,-20 -28,-14C-32,-4 -28,8 -22,12C-14,12 -6,6 0,0C2,-12 10,-22 18,-22C24,-14 22,-2 18,4C12,6 6,4 0,0"
    "ZM-4,4C-8,14 -16,24 -24,30L-14,30L-12,38C-4,28 0,16 2,4Z"
)
PLUM = "#300f1e"


def photo_strip(plate: Plate) -> None:
    card = Calm(plate, "#e3a79c", "#3b2230", "#fff3e0", "#b23a46", fade=-90)
    _booth_curtain(plate)
    plate.at(0)
    plate.shadow(_aslant(rectangle(-138, -520, 322, 1060, 6)), 0.6, 9)
    card.cut(_aslant(rectangle(-154, -540, 308, 1080, 6)), "light", 4, 0)
    for i, picture in enumerate((_alone, _together, _kissing, _gone)):
        middle = -322 + 216 * i
        with plate.shining(0.3):
            mask = card.cut(_aslant(rectangle(-130, middle - 102, 260, 204, 4)), "#d79a7e", 0, 0)
        pleats = "".join(rectangle(-130 + 37 * k, middle - 102, 13, 204) for k in range(8))
        plate.tint(_aslant(pleats), "#8a4a40", 5, mask * 0.3)
        plate.veil(_aslant(ellipse(0, middle - 6, 74, 58)), "#ffe6bc", 0.9, 34, 0.5, clip=mask)
        picture(card, mask, middle)
    # What the pictures throw beyond their edges is covered: the margin is printed last.
    windows = "".join(f"M-130,{-424 + 216 * i}v204h260v-204Z" for i in range(4))
    card.cut(_aslant(holed(f"M-154,-540H154V540H-154Z{windows}")), "light", 4, 0.35)


def _aslant(shape: str) -> str:
    return place(shape, 306, 450, 1, 5)


def _booth_curtain(plate: Plate) -> None:
    """Folds of one cloth, from their depths to their ridges."""
    plate.at(0.2)
    across, down = plate.x.astype(np.float64), plate.y.astype(np.float64)
    x = across + 7 * np.sin(down / 210 + across / 80)
    ridge = 0.5 + 0.5 * np.cos(x / 600 * math.tau * 7.5 + 0.8 * np.sin(x / 93))
    cloth = rgb("#b9626a") * (1 - ridge[..., None]) + rgb("#f4b9ab") * ridge[..., None]
    plate.ink(rectangle(-20, -20, 640, 940), cloth.astype(np.float32), depth=0)


def _dark(card: Calm, mask: Field, *people: str) -> None:
    """People against the light: one shape, which no lamp reaches."""
    shape = _aslant("".join(people))
    card.cut(shape, PLUM, 7, 0, clip=mask)
    card.plate.shadow(shape, 0.75, 0.6, clip=mask)


def _ribbon(card: Calm, mask: Field, x: float, y: float, turn: float = 0) -> None:
    card.cut(_aslant(place(place(BOW, -92, 2, 0.8, 8), x, y, 1, turn)), "#e0393c", 5, 0.3, clip=mask)


def _alone(card: Calm, mask: Field, middle: float) -> None:
    _dark(card, mask, place(HERS, 46, middle))
    _ribbon(card, mask, 46, middle)


def _together(card: Calm, mask: Field, middle: float) -> None:
    """The two, nose to nose."""
    _dark(card, mask, place(HERS, -5, middle), place(HIS, 6, middle - 6, 1, 0, True))
    _ribbon(card, mask, -5, middle)


def _kissing(card: Calm, mask: Field, middle: float) -> None:
    """Their two outlines are one."""
    _dark(card, mask, place(HERS, 5, middle - 4, 1, -14), place(HIS, -6, middle - 10, 1, -14, True))
    _ribbon(card, mask, 5, middle - 4, -14)


def _gone(card: Calm, mask: Field, middle: float) -> None:
    """A stool, its shadow on the backdrop, and her ribbon left on it."""
    plate = card.plate

    def put(shape: str) -> str:
        return _aslant(place(shape, 0, middle))

    seat, foot = ellipse(0, 30, 76, 17), rectangle(-9, 34, 18, 90)
    plate.shadow(put(place(seat + foot, 22, 12)), 0.45, 6, clip=mask)
    card.cut(put(foot), PLUM, 7, 0, clip=mask)
    card.flat(put("".join(line([(-10, 62 + 9 * k), (10, 57 + 9 * k)], 2.6) for k in range(5))), "#a8645c", mask)
    card.cut(put(path("M-76,30C-76,58 76,58 76,30Z")), "#34141f", 8, 0, clip=mask)
    card.cut(put(seat), "#5a2434", 8, 0, clip=mask)
    tail = path("M-20,22C2,26 26,28 40,36C52,46 48,64 54,84L43,77L36,87C34,68 37,54 27,47C12,38 -8,36 -24,32Z")
    card.cut(put(tail), "#e0393c", 4, 0.4, clip=mask)
    card.cut(put(place(BOW, -16, 24, 1.0, 12)), "#e0393c", 6, 0.5, clip=mask)


SCENES.append(
    Memory(
        draw=photo_strip, age="love", hue="sepia pink", shape="four squares", count=4, direction="down",
        moods=("tender", "wistful"), living=("couple",), objects=("photograph", "ribbon", "stool", "curtain"),
        words={
            "photo/photograph": 3, "cabine/booth": 2, "silhouette/silhouette": 2, "couple/couple": 3, "ruban/ribbon": 2,
            "vide/empty": 3,
            "quatre/four": 1, "disparition/disappearance": 3, "histoire/story": 2, "rencontre/meeting": 2,
            "rose/pink": 1, "rideau/curtain": 1,
            "souvenir/memory": 2, "carré/square": 1, "suite/sequence": 2, "baiser/kiss": 3, "tabouret/stool": 1,
        },
        fr="Une bande de quatre photos en silhouettes devant un rideau rose : une femme au ruban rouge, un couple nez "
        "à nez, leur baiser, puis un tabouret vide où reste le ruban.",
        en="A strip of four pictures in silhouette before a pink curtain: a woman with a red ribbon, a couple nose to "
        "nose, their kiss, then an empty stool with the ribbon left on it.",
    )
)  # fmt: skip
