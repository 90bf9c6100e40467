"""Memory cards of love and of a first house."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from art.colour import Colour, Field
from art.memory._calm import Calm
from art.memory._early import LOW, Card, scattered, stripes
from art.memory._hands import OPEN_HAND
from art.memory._profiles import ear, hair, profile
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
    card = Card(plate, "#8c8f3f", "#2a2a18", "#f7efcd", "#cf5a2e", fade=-150, wood="#c08a42")
    draw = Random(7)
    card.cut(path(f"M-20,{LOW}C150,{LOW - 6} 420,{LOW + 6} 620,{LOW}V930H-20Z"), "#c3bb72", 0, 0)
    for i in range(16):
        spot = draw.uniform(0, 600), draw.uniform(670, 900), 1.0, draw.uniform(0, 360)
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
    for x, y, turn in ((508, 434, -14), (548, 430, 12), (528, 414, 4), (486, 456, -24), (570, 454, 22), (528, 450, 2)):
        card.cut(place(CHESTNUT, x, y, 1.12, turn), "#7a3a1c", 14, 0.8)
        card.flat(place(path("M-17,9C-8,3 8,3 17,9C10,16 -10,16 -17,9Z"), x, y, 1.12, turn), "#d9b07c")
        card.flat(place(limb("-10,-8,2 -7,-12,5 -2,-15,2"), x, y, 1.12, turn), "#f0c090", opacity=0.9)
    card.cut(path("M470,462C500,478 560,480 586,464L584,490C556,502 500,500 472,488Z"), "light", 9, 0.5)
    card.flat("".join(curve(f"{x},500 {x + 3},560 {x},600", 5) for x in (500, 528, 556)), "accent")
    for x, y, scale, turn, flip, pecking in (
        (474, 772, 0.66, 0, True, True),
        (118, 812, 0.78, -2, False, False),
        (298, 818, 0.78, 2, True, False),
        (470, 878, 0.8, 0, True, True),
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

    card.cut(stroke("M450,-20V74C450,134 540,134 540,80", 24), "dark", 9, 1.2)
    card.cut(circle(540, 78, 15) + circle(450, 6, 34), "dark", 14, 0.6)
    _big_key(card)
    _small_world(card, *carried((0, -398), *KEY_AT))
    rx, ry = 132, 560
    card.cut(ring(rx, ry, 74, 13), "#5a4226", 6, 1.2)
    for kind, turn, scale in ((0, 26, 0.98), (1, 0, 0.92), (2, -28, 0.98)):
        spot = carried((0, 70), rx, ry, 1, turn)
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
        fr="Une clé énorme traverse la carte, une toute petite porte ouverte dans son anneau, un crochet, un "
        "trousseau de trois clés.",
        en="One huge key crosses the card with a tiny open door in its bow, a hook above, a ring with three small "
        "keys.",
    )
)  # fmt: skip


LASH = "#241018"
BOB = path(
    "M0,-106C46,-106 68,-70 66,-24C66,6 70,26 64,44C54,56 34,54 26,46H-24C-32,54 -52,56 -60,44C-66,26 -62,6 -62,-24"
    "C-64,-70 -42,-106 0,-106Z"
)
FACE = path(
    "M-46,-26C-48,2 -44,24 -28,42C-16,54 -8,59 2,59C12,59 20,54 32,42C46,24 50,2 48,-26C44,-62 24,-78 2,-78"
    "C-22,-78 -42,-62 -46,-26Z"
)
EYES = path("M-32,-7C-27,-14 -14,-16 -7,-4C-13,-0.500 -25,-1 -32,-7ZM9,-4C16,-16 29,-14 34,-7C27,-1 15,-0.500 9,-4Z")
FRINGE = path(
    "M2,-98C-44,-98 -62,-60 -60,-20C-60,6 -63,26 -58,42C-50,50 -40,48 -36,42C-46,22 -49,-4 -43,-34"
    "C-26,-46 -6,-50 14,-49C28,-48 40,-44 47,-34C52,-4 50,22 40,42C44,48 54,50 61,42C66,26 64,6 64,-20"
    "C66,-60 48,-98 2,-98Z"
)
PORTRAIT = Motif(
    (
        Piece(BOB, "hair", 12),
        Piece(path("M-140,130C-132,92 -66,80 -30,66C-14,84 14,84 30,66C66,80 132,92 140,130Z"), "cloth", 22),
        Piece(path("M-21,34L-24,72C-10,90 10,90 24,72L21,34Z"), "skin", 9),
        Piece(stroke("M-24,46C-10,60 10,60 24,46", 13), "skin", blend=("#8a3c3c", 0.5), soft=4),
        Piece(path("M-30,64C-44,70 -54,80 -54,92C-36,100 -14,96 0,86C14,96 36,100 54,92C54,80 44,70 30,64"
            "C20,80 10,86 0,86C-10,86 -20,80 -30,64Z"), "trim", 5, True),
        Piece(FACE, "skin", 5),
        Piece(ellipse(-29, 17, 13, 10) + ellipse(31, 16, 12, 10), "skin", blend=("#e8604a", 0.34), soft=8),
        Piece(path("M-44,-50C-20,-66 20,-66 44,-50V-34C20,-46 -20,-46 -44,-34Z"), "skin",
            blend=("#8a4038", 0.3), soft=7),
        Piece(ellipse(-19, -14, 15, 7) + ellipse(21, -14, 15, 7), "skin", blend=("#a8504a", 0.24), soft=4),
        Piece(stroke("M8,-12C9,0 11,8 12,15", 4), "skin", blend=("#a04a3c", 0.28), soft=3),
        Piece(stroke("M-5,19C-2,20 -1,22 3,22C7,22 8,20 12,18", 2.2), "skin", blend=("#8a2c2c", 0.7)),
        Piece(EYES, "white"),
        Piece(clipped(circle(-15, -7, 6.6) + circle(25, -7, 6.6), EYES), "iris"),
        Piece(circle(-13.4, -8, 1.7) + circle(26.6, -8, 1.7), "white"),
        Piece(limb("-36,-9,1 -28,-12.4,3.4 -18,-13,3.8 -7,-5,1.4")
            + limb("9,-5,1.4 20,-13,3.8 30,-12.4,3.4 38,-9,1"), "dark"),
        Piece(stroke("M-30,-17C-24,-20 -16,-20 -10,-15M12,-15C18,-20 26,-20 32,-17", 1.4), "skin",
            blend=("#7a2c2c", 0.45)),
        Piece(limb("-35,-24,1.2 -26,-28.5,4 -17,-28,3.6 -9,-25,1.6")
            + limb("11,-25,1.6 19,-28,3.6 28,-28.5,4 37,-24,1.2"),
            "hair"),
        Piece(path("M-15,33C-9,31 -3,28 0,29.500C2,30.500 4,30.500 6,29.500C9,28 15,30 20,32C12,35 -6,36 -15,33Z"),
            "lip"),
        Piece(path("M-13,34.500C-7,43 11,43 18,33.500C10,36 -5,37 -13,34.500Z"), "lip", blend=("#ff9a86", 0.3)),
        Piece(stroke("M-18,31.500C-12,35.500 -4,34 2,35C8,34 16,35 22.500,30.500", 1.6), "skin",
            blend=("#5a1018", 0.85)),
        Piece(stroke("M-3,48C0,50 5,50 8,48", 2), "skin", blend=("#a04a3c", 0.35), soft=2),
        Piece(FRINGE, "hair", 9, True),
        Piece(stroke("M-40,-58C-24,-72 6,-78 30,-70M-48,-30C-50,-8 -50,16 -44,36M50,-34C54,-10 54,14 48,36"
            "M-55,-22C-58,0 -56,22 -49,40M57,-22C60,2 59,22 53,40", 1.5), "hair", blend=("#e8b09a", 0.28)),
        Piece(clipped(stroke("M-70,-36C-58,-74 -32,-88 0,-88C32,-88 58,-74 70,-36", 11), BOB), "gem", 4),
    ),
    {"skin": "#eebb98", "hair": "#3b2230", "cloth": "#b23a46", "trim": "#fbeeda", "lip": "#b8323c", "white": "#fff6e8",
        "iris": "#4a2a20", "dark": LASH, "gem": "#d23a3a"},
)  # fmt: skip


HIS_FACE = Motif(
    (
        Piece(form("-6,190! 8,152 16,122 34,108 62,110 80,105 89,90 84,76 89,67 84,58 90,50 86,41 87,34 98,32 106,26 "
            "103,16 95,-2 85,-24 88,-40 82,-66 60,-96 20,-116 -36,-118 -84,-92 -108,-44 -106,4 -88,44 -72,72 "
            "-70,112 -84,190!"), "skin", 9),
        Piece(stroke("M42,116C16,114 -8,96 -18,64", 20), "skin", blend=("#3a1010", 0.42), soft=9),
        Piece(ellipse(44, 34, 20, 16), "skin", blend=("#a02c1c", 0.3), soft=12),
        Piece(path("M86,41C91,44 92,48 90,51C87,54 85,56 84,58C77,57 71,57 64,59C70,50 78,44 86,41Z"
            "M84,58C88,61 90,64 89,68C86,73 82,73 78,71C73,67 69,63 64,59C71,59 78,58 84,58Z"), "skin",
            blend=("#8e2420", 0.4)),
        Piece(stroke("M85,58C77,57 68,58 60,52", 2.6), "skin", blend=("#2a0c10", 0.75)),
        Piece(stroke("M86,34C79,33 76,26 81,18", 2.6), "skin", blend=("#3a1212", 0.5)),
        Piece(limb("40,-3,2 52,4,4.4 66,4,5 76,-2,2.4") + stroke("M58,4l1,7M66,4l4,6M72,1l6,5", 2), "dark"),
        Piece(limb("38,-34,3 52,-42,8 68,-42,8 82,-34,4"), "hair"),
    ),
)  # fmt: skip


def photo_strip(plate: Plate) -> None:
    card = Card(plate, "#e3a79c", "#3b2230", "#fff3e0", "#b23a46", fade=-90, sepia="#c6926f", shadow="#8a5a52",
        skin="#eebb98", brown="#a8683f")  # fmt: skip
    _booth_curtain(card)
    plate.at(0)
    plate.shadow(_aslant(rectangle(-138, -520, 322, 1060, 6)), 0.6, 9)
    card.cut(_aslant(rectangle(-154, -540, 308, 1080, 6)), "light", 4, 0.8)
    for i, picture in enumerate((_alone, _together, _hidden, _gone)):
        middle = -322 + 216 * i
        frame = _aslant(rectangle(-130, middle - 102, 260, 204, 4))
        mask = card.cut(frame, ("#c48d70", "#cf9c80", "#b98468", "#dcb79c")[i], 0, 0)
        pleats = "".join(rectangle(-130 + 37 * k, middle - 102, 13, 204) for k in range(8))
        plate.tint(_aslant(pleats), "#7a463c", 3, mask * 0.3)
        picture(card, mask, middle)
    # What the pictures throw beyond their edges is covered: the margin is printed last.
    windows = "".join(f"M-130,{-424 + 216 * i}v204h260v-204Z" for i in range(4))
    card.cut(_aslant(holed(f"M-154,-540H154V540H-154Z{windows}")), "light", 4, 0.35)


def _aslant(shape: str) -> str:
    return place(shape, 306, 450, 1, 5)


def _spot(x: float, y: float) -> tuple[float, float]:
    return carried((x, y), 306, 450, 1, 5)


def _booth_curtain(card: Card) -> None:
    card.plate.at(0.2)
    for i in range(9):
        left = -30 + 75 * i
        fold = limb(f"{left},-40,84 {left + 8},300,74 {left - 6},620,80 {left + 4},950,88")
        card.cut(fold, "#e6a99e" if i % 2 else "#d98f88", 30, 0.9)


def _alone(card: Card, mask: Field, middle: float) -> None:
    card.put(PORTRAIT, *_spot(0, middle + 10), 1.04, 5, clip=mask, shadow=0.9)


HER_CONTOUR = (
    "-2,190! 8,150 15,114 32,101 60,104 76,99 84,86 81,73 88,64 84,54 90,46 86,38 88,32 97,30 103,24 100,14 90,-6 "
    "81,-26 84,-42 80,-66 60,-96 20,-116 -36,-118 -84,-92 -108,-44 -106,4 -88,44 -66,72 -60,112 -70,190!"
)


def _her_face() -> Motif:
    """A profile lit flatly, as by a flash: only her neck lies in the shadow of the jaw."""
    whole = profile("woman")
    face, *rest = whole.pieces
    soft = (
        Piece(stroke("M40,112C14,110 -6,92 -16,62", 20), "skin", blend=("#9a4a44", 0.42), soft=9),
        Piece(ellipse(46, 32, 20, 15), "skin", blend=("#e8604a", 0.34), soft=11),
    )
    return replace(whole, pieces=(replace(face, shape=form(HER_CONTOUR), depth=8), *soft, *rest))


def _together(card: Card, mask: Field, middle: float, lash: Colour = LASH) -> None:
    """Two profiles, nose to nose, their eyes shut."""
    his: dict[str, Colour] = {"skin": card.tone("brown"), "hair": "#40201c", "dark": lash}
    hers: dict[str, Colour] = {"skin": card.tone("skin"), "hair": card.tone("dark"), "dark": LASH}
    x, y = _spot(73, middle - 6)
    for part in (HIS_FACE, hair("short"), ear()):
        card.put(part.inked(**his), x, y, 0.68, 3, True, clip=mask, shadow=0.5)
    shirt = path("M10,114C14,86 44,72 78,66C104,70 130,84 150,114Z")
    card.cut(_aslant(place(shirt, 0, middle)), "light", 8, 0.6, clip=mask)
    card.flat(_aslant(place(stroke("M34,92C50,80 64,74 80,74C96,76 108,82 120,92", 2), 0, middle)), "#d8b8a8", mask)
    x, y = _spot(-69, middle)
    for part in (_her_face(), hair("bun"), ear()):
        card.put(part.inked(**hers), x, y, 0.68, 1, clip=mask, shadow=0.5)
    crown = card.plate.mask(place(hair("bun").outline, x, y, 0.68, 1))
    ribbon = place(stroke("M-8,-30C-28,-62 -38,-96 -36,-150", 15), x, y, 0.68, 1)
    card.cut(ribbon, "#d23a3a", 4, 0, clip=mask * crown)
    card.cut(circle(x - 1, y + 22, 4.4), "#d23a3a", 4, 0.3, clip=mask)
    dress = path("M-150,114C-130,82 -104,72 -74,66C-40,72 -16,88 -8,114Z")
    card.cut(_aslant(place(dress, 0, middle)), "accent", 8, 0.6, clip=mask)
    collar = path("M-118,80C-104,70 -88,64 -72,62C-54,66 -38,74 -28,84C-38,98 -52,100 -62,92C-80,100 -104,96 -118,80Z")
    card.cut(_aslant(place(collar, 0, middle)), "light", 5, 0.4, clip=mask)


def _hidden(card: Card, mask: Field, middle: float) -> None:
    """The same two, and her palm before the lens."""
    plate = card.plate
    _together(card, mask, middle, card.tone("brown"))
    plate.shadow(_aslant(rectangle(-130, middle - 102, 260, 204)), 0.3, 1, clip=mask)
    plate.at(-0.05)
    x, y = _spot(4, middle + 116)
    plate.shadow(place(OPEN_HAND.outline, x + 14, y + 10, 1.0, 8), 0.7, 7, clip=mask)
    card.put(OPEN_HAND, x, y, 1.0, 6, clip=mask, shadow=0, skin="#f2c2a0", crease="#d29a7e", nail="light")
    cuff = path("M-46,108L-40,86C-20,94 30,94 50,84L58,108Z")
    card.cut(_aslant(place(cuff, 0, middle)), "accent", 10, 0.7, clip=mask)
    plate.at(0)


def _gone(card: Card, mask: Field, middle: float) -> None:
    """A stool, its shadow on the backdrop, the curtain pushed aside."""
    plate = card.plate
    seat, foot = ellipse(-14, middle + 26, 66, 18), rectangle(-23, middle + 30, 18, 90)
    plate.shadow(_aslant(place(seat + foot, 34, 16)), 0.6, 6, clip=mask)
    card.cut(_aslant(foot), "#4a3038", 8, 0, clip=mask)
    card.flat(_aslant("".join(line([(-25, middle + 54 + 9 * k), (-3, middle + 50 + 9 * k)], 3) for k in range(6))),
        "#8d6a66", mask)  # fmt: skip
    under = path(f"M-80,{middle + 26}C-80,{middle + 56} 52,{middle + 56} 52,{middle + 26}Z")
    card.cut(_aslant(under), "#3b2230", 8, 0.5, clip=mask)
    top = card.cut(_aslant(seat), "accent", 10, 0.3, clip=mask)
    plate.tint(_aslant(ellipse(-30, middle + 21, 30, 5)), "#ff9c94", 3, top * 0.8)
    for k, ink in enumerate(("#b4606a", "#d98f88", "#c4757a")):
        left = 88 + 20 * k
        fold = limb(f"{left},{middle - 120},24 {left + 10},{middle - 30},20 {left + 4 + 6 * k},{middle + 120},30")
        card.cut(_aslant(fold), ink, 9, 0.7, clip=mask)


SCENES.append(
    Memory(
        draw=photo_strip, age="love", hue="sepia pink", shape="four squares", count=4, direction="down",
        moods=("tender", "wistful"), living=("couple",), objects=("photograph", "hand", "stool", "curtain"),
        words={
            "photo/photograph": 3, "cabine/booth": 2, "visage/face": 2, "couple/couple": 2, "main/hand": 2,
            "vide/empty": 3,
            "quatre/four": 1, "disparition/disappearance": 3, "histoire/story": 2, "cacher/hide": 2, "rose/pink": 1,
            "rideau/curtain": 1,
            "souvenir/memory": 2, "carré/square": 1, "suite/sequence": 2, "baiser/kiss": 2,
        },
        fr="Une bande de quatre photos d’identité : une femme au serre-tête rouge, un couple nez à nez, les yeux "
        "fermés, une main devant l’objectif, un tabouret vide.",
        en="A strip of four photo-booth pictures: a woman with a red hairband, a couple nose to nose, eyes shut, a "
        "hand over the lens, an empty stool.",
    )
)  # fmt: skip
