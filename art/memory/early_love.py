"""Memory cards of love and of a first house."""

from __future__ import annotations

from random import Random

from art.colour import Colour, Field
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
    card = Card(plate, "#b68a34", "#2d1c14", "#fbe9bd", "#b9402c", fade=-130, brass="#f0c657",
        teal="#2f6f70")  # fmt: skip
    card.flat(stripes(90, 44, 44, 8), "deep", opacity=0.35)
    damask = path(
        "M0,-26C10,-14 18,-6 10,4C22,0 26,12 14,18C8,22 2,20 0,28C-2,20 -8,22 -14,18C-26,12 -22,0 -10,4C-18,-6 "
        "-10,-14 0,-26Z"
    )  # fmt: skip
    card.flat(scattered(Random(1), damask, 88, 0, 0), "pale", opacity=0.35)

    def aslant(shape: str) -> str:
        return place(shape, 401, 547, 1, -32)

    bow = aslant(
        '<path fill-rule="evenodd" d="M0,-600C150,-600 226,-500 226,-400C226,-300 150,-214 '
        '52,-196L40,-150H-40L-52,-196C-150,-214 -226,-300 -226,-400'
        'C-226,-500 -150,-600 0,-600Z M0,-532C-100,-532 -156,-470 -156,-398C-156,-326 -100,-268 0,-268C100,-268 '
        '156,-326 156,-398C156,-470 100,-532 0,-532Z"/>'
    )  # fmt: skip
    shaft = aslant(rectangle(-34, -170, 68, 600, 22))
    bit = aslant(path("M-30,176H-200V236H-150V272H-200V372H-150V330H-104V372H-30Z"))
    card.cut(bow + shaft + bit, "brass", 44, 2.4)
    card.cut(aslant(rectangle(-58, -176, 116, 34, 14) + rectangle(-50, -116, 100, 24, 12)
        + rectangle(-46, 120, 92, 24, 12)), "#c48a2c", 12, 0.6)  # fmt: skip
    card.flat(aslant(rectangle(-18, -80, 9, 190, 4)), "light", opacity=0.9)
    cx, cy = carried((0, -398), 401, 547, 1, -32)
    hole = card.cut(circle(cx, cy, 142), "teal", 40, 0)
    card.flat(ellipse(cx, cy + 132, 150, 60), "dark", hole)
    plate.glow(cx, cy + 30, 120, "#ffe39a", 0.8, clip=hole)
    card.cut(
        path(f"M{cx - 46},{cy + 92}V{cy - 8}C{cx - 46},{cy - 66} {cx + 46},{cy - 66} {cx + 46},{cy - 8}V{cy + 92}Z"),
        "accent",
        20,
    )
    card.flat(
        path(f"M{cx + 2},{cy + 92}V{cy - 50}C{cx + 34},{cy - 44} {cx + 46},{cy - 24} {cx + 46},{cy - 8}V{cy + 92}Z"),
        "#fff2c0",
    )
    card.cut(path(f"M{cx + 2},{cy + 92}V{cy - 50}L{cx + 20},{cy - 42}V{cy + 104}Z"), "accent", 0, 0.4)
    card.flat(path(f"M{cx + 2},{cy + 92}H{cx + 46}L{cx + 84},{cy + 142}H{cx + 22}Z"), "#fff2c0", hole)
    card.flat(circle(cx + 14, cy + 30, 5), "light")
    card.cut(stroke("M470,-20V70C470,130 560,130 560,76", 26), "dark", 9, 1.2)
    card.cut(circle(470, 6, 36), "dark", 14)
    card.flat(circle(462, -4, 9), "pale")
    rx, ry = 150, 610
    card.cut(ring(rx, ry, 74, 15), "dark", 6, 1.2)
    for kind, turn, scale in ((0, 20, 0.98), (1, -8, 0.88), (2, -40, 0.94)):
        spot = carried((0, 70), rx, ry, 1, turn)
        x, y = carried((0, 192), *spot, scale, turn)
        card.put(key(kind), x, y, scale, turn, body=("light", "accent", "teal")[kind], trim="dark",
            dark="dark")  # fmt: skip


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
        fr="Une clé énorme traverse la carte, une toute petite porte entrouverte dans son anneau, un crochet, un "
        "trousseau de trois clés.",
        en="One huge key crosses the card with a tiny door ajar in its bow, a hook above, a ring with three small "
        "keys.",
    )
)  # fmt: skip


LASH = "#241018"
PORTRAIT = Motif(
    (
        Piece(path("M-54,-2C-70,-60 -46,-104 0,-104C46,-104 70,-60 54,-2C54,22 46,42 34,52H-34C-46,42 -54,22 -54,-2Z"),
            "hair", 20),
        Piece(path("M-140,130C-132,92 -66,80 -30,66C-14,84 14,84 30,66C66,80 132,92 140,130Z"), "cloth", 22),
        Piece(path("M-21,34L-24,72C-10,90 10,90 24,72L21,34Z"), "skin", 9),
        Piece(stroke("M-24,44C-10,60 10,60 24,44", 14), "skin", blend=("#7a2c34", 0.45), soft=5),
        Piece(path("M-30,64C-44,70 -54,80 -54,92C-36,100 -14,96 0,86C14,96 36,100 54,92C54,80 44,70 30,64"
            "C20,80 10,86 0,86C-10,86 -20,80 -30,64Z"), "trim", 5, True),
        Piece(ellipse(-48, 0, 9, 14, 8) + ellipse(48, 0, 9, 14, -8), "skin", 5),
        Piece(circle(-50, 18, 5) + circle(50, 18, 5), "gem", 4),
        Piece(path("M-46,-26C-49,4 -42,30 -22,49C-9,60 9,60 22,49C42,30 49,4 46,-26C43,-62 22,-78 0,-78"
            "C-24,-78 -44,-62 -46,-26Z"), "skin", 13, True),
        Piece(ellipse(-29, 18, 11, 9) + ellipse(30, 18, 11, 9), "skin", blend=("#e8604a", 0.26), soft=7),
        Piece(ellipse(-20, -11, 15, 8) + ellipse(20, -11, 15, 8), "skin", blend=("#a85a48", 0.12), soft=5),
        Piece(stroke("M5,-10C7,4 9,12 10,19", 5), "skin", blend=("#8a3c30", 0.18), soft=3),
        Piece(stroke("M-7,20C-4,24 4,25 9,20", 2.4), "skin", blend=("#6a2222", 0.6)),
        Piece(path("M-31,-7C-26,-15 -14,-16 -8,-6C-14,-2 -25,-2 -31,-7ZM9,-6C15,-16 27,-15 32,-7C26,-2 15,-2 9,-6Z"),
            "white"),
        Piece(circle(-17, -8, 6.3) + circle(23, -8, 6.3), "iris"),
        Piece(circle(-15, -11, 1.8) + circle(25, -11, 1.8), "white"),
        Piece(limb("-34,-6,1.4 -26,-13.5,3.6 -16,-15,3.8 -7,-6,1.6")
            + limb("8,-6,1.6 17,-15,3.8 27,-13.5,3.6 35,-6,1.4") + stroke("M-32,-8l-5,-3M33,-8l5,-3", 2), "dark"),
        Piece(stroke("M-28,-3C-22,0 -15,0 -10,-3M11,-3C16,0 23,0 29,-3", 1.4), "skin", blend=("#6a2222", 0.5)),
        Piece(limb("-37,-25,1.4 -28,-31,4.6 -17,-30,4 -9,-26,1.4") + limb("9,-26,1.4 17,-30,4 29,-31,4.6 38,-25,1.4"),
            "hair"),
        Piece(path("M-16,36C-10,31 -4,30 0,32C5,30 11,31 17,35C10,37 -8,38 -16,36Z"), "lip"),
        Piece(path("M-14,37C-8,46 9,46 15,36C8,38 -6,39 -14,37Z"), "lip", 3, blend=("#ff9a86", 0.25)),
        Piece(stroke("M-18,35C-10,38 8,38 19,33", 1.8), "skin", blend=("#4a1018", 0.8)),
        Piece(path("M-12,-97C-50,-96 -64,-56 -51,-10C-49,-30 -40,-46 -12,-58C16,-54 42,-40 51,-10"
            "C64,-58 44,-99 -12,-97Z"), "hair", 15, True),
        Piece(stroke("M-16,-66C-34,-60 -44,-48 -49,-32M-6,-64C16,-60 36,-50 48,-32M0,-72C22,-68 42,-58 52,-40"
            "M-22,-72C-38,-66 -48,-54 -53,-40", 1.5), "hair", blend=("#e8b09a", 0.22)),
        Piece(stroke("M-58,-34C-58,-66 -34,-82 0,-83C34,-82 58,-66 58,-34", 9), "gem", 4, True),
    ),
    {"skin": "#eebb98", "hair": "#3b2230", "cloth": "#b23a46", "trim": "#fbeeda", "lip": "#b8323c", "white": "#fff6e8",
        "iris": "#4a2a20", "dark": LASH, "gem": "#d23a3a"},
)  # fmt: skip


HIS_FACE = Motif(
    (
        Piece(form("-6,190! 8,152 16,122 34,108 62,110 80,105 89,90 84,76 89,67 84,58 90,50 86,41 88,33 104,29 111,18 "
            "100,-2 86,-22 88,-38 82,-66 60,-96 20,-116 -36,-118 -84,-92 -108,-44 -106,4 -88,44 -72,72 "
            "-70,112 -84,190!"), "skin", 30),
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


def _together(card: Card, mask: Field, middle: float) -> None:
    """Two profiles, nose to nose, their eyes shut."""
    his: dict[str, Colour] = {"skin": card.tone("brown"), "hair": "#40201c", "dark": LASH}
    hers: dict[str, Colour] = {"skin": card.tone("skin"), "hair": card.tone("dark"), "dark": LASH}
    x, y = _spot(76, middle - 6)
    for part in (HIS_FACE, hair("short"), ear()):
        card.put(part.inked(**his), x, y, 0.68, 3, True, clip=mask, shadow=0.5)
    shirt = path("M10,114C14,86 44,72 78,66C104,70 130,84 150,114Z")
    card.cut(_aslant(place(shirt, 0, middle)), "light", 14, 0.6, clip=mask)
    x, y = _spot(-72, middle)
    for part in (profile("woman"), hair("bun"), ear()):
        card.put(part.inked(**hers), x, y, 0.68, 1, clip=mask, shadow=0.5)
    ribbon = place(stroke("M-14,-38C-30,-64 -36,-96 -32,-134", 12), x, y, 0.68, 1)
    card.cut(circle(x - 1, y + 22, 5) + ribbon, "#d23a3a", 4, 0.3, clip=mask)
    dress = path("M-150,114C-130,82 -104,72 -74,66C-40,72 -16,88 -8,114Z")
    card.cut(_aslant(place(dress, 0, middle)), "accent", 14, 0.6, clip=mask)


def _hidden(card: Card, mask: Field, middle: float) -> None:
    """The same two, and her palm before the lens."""
    plate = card.plate
    _together(card, mask, middle)
    plate.shadow(_aslant(rectangle(-130, middle - 102, 260, 204)), 0.3, 1, clip=mask)
    plate.at(-0.05)
    x, y = _spot(4, middle + 116)
    plate.shadow(place(OPEN_HAND.outline, x + 14, y + 10, 1.0, 8), 0.7, 7, clip=mask)
    card.put(OPEN_HAND, x, y, 1.0, 6, clip=mask, shadow=0, skin="#f2c2a0", crease="#b06a52", nail="light")
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
