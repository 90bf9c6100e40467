"""Beasts from far away and from the circus: elephant, rhinoceros, giraffe, hippopotamus, lion, tiger, monkey, camel,
kangaroo, sloth.

    elephant_walk(trunk="down")  elephant_stool(trunk="up")     trunk: "down", "up", "curl", "out"
    rhinoceros()  hippopotamus(yawn=False)  giraffe()           the giraffe is 300 high
    lion_sit()  lion_lie()  lion_roar()                         lion_roar sits on a circus stool, one paw raised
    tiger_prowl()  tiger_sit()
    monkey_sit()  monkey_hang()  monkey_cymbals()               monkey_hang hangs by a hand from (0, -200)
    camel(blanket=True)  kangaroo(joey=True)
    sloth_hang()                 hangs from a branch at y = -200, x from -80 to 80 (draw the branch yourself, first)

Heads alone, around (0, 0): elephant_head(trunk=), giraffe_head, lion_head(mouth="shut" | "open"), tiger_head,
monkey_head(cap=False), camel_head, kangaroo_head; all take asleep=True.

Inks: "body", "shade", "belly", "dark"; "light" (tusks, nails, horn, teeth, tiger eye), "rose" (inside of ears and
mouths), "mark" (spots, stripes), "mane" (lion), "face" (monkey, sloth), "trim" and "metal" (stool, fez, waistcoat,
cymbals, blanket). ELEPHANT, RHINO, GIRAFFE, HIPPO, LION, TIGER, MONKEY, CAMEL, KANGAROO, SLOTH hold the usual colours.
Anchors: "eye", "mouth", "head", "back"; "trunk" (its tip); "saddle" on elephant_walk and camel; "horn"; "neck" on the
giraffe; "hand" on elephant_stool, lion_roar, monkeys, kangaroo, sloth; "other hand" on monkeys and kangaroo; "paw" on
sitting and lying cats; "tail" on elephant_walk, tiger_prowl, monkey_sit; "pouch" on the kangaroo; "belly" and "foot"
on the sloth.
"""

from __future__ import annotations

import math
from random import Random

from art.motif import Motif, Piece
from art.motifs.beasts_shears import blink, cut, eye, limb, within
from art.shapes import circle, ellipse, place, polygon, stroke

ELEPHANT = {"body": "#8d90a3", "shade": "#62657b", "belly": "#b7b6c0", "rose": "#c79a98", "light": "#f6ecd6",
            "trim": "#b8352c",
            "metal": "#edc66b", "dark": "#22202e"}  # fmt: skip

TRUNKS = {
    "down": "26,-4,46 46,34,32 50,72,22 60,96,17 74,98,13",
    "up": "26,0,46 60,18,32 84,-8,23 84,-50,18 98,-74,14",
    "curl": "26,-4,46 48,30,32 58,62,22 44,82,17 30,70,13",
    "out": "26,-4,46 56,24,31 84,30,22 112,18,17 126,10,13",
}
TRUNK_TIPS = {"down": (78, 98), "up": (100, -78), "curl": (28, 66), "out": (130, 8)}


def elephant_head(*, trunk: str = "down", asleep: bool = False) -> Motif:
    """Its trunk may be down, up, curl or out; the anchor "trunk" is its tip."""
    skull = cut("-30,-6 -22,-40 6,-50 32,-38 44,-10 40,20 20,34 -10,34")
    way = TRUNKS[trunk]
    rings = "".join(limb(way, 0.4 + i * 0.11, 0.43 + i * 0.11, 0.8) for i in range(5))
    return Motif(
        (
            Piece(limb("34,18,12 54,36,9 70,34,4"), "light"),
            Piece(skull + limb(way), "body", 22),
            Piece(rings, "shade"),
            Piece(limb("22,22,15 40,44,11 58,44,4"), "light", 4),
            Piece(cut("-4,-40 -44,-50 -72,-20 -64,26 -34,50 -8,26 -2,-6"), "shade", 18, lifted=True),
            Piece(cut("-12,-30 -44,-38 -62,-14 -54,20 -32,36 -16,16"), "rose", 12),
            Piece(eye(22, -14, asleep, 4.4), "dark"),
        ),
        ELEPHANT,
        {"eye": (22, -14), "trunk": TRUNK_TIPS[trunk], "head": (4, -50), "mouth": (28, 30)},
    )


def _foot(x: float, y: float = 0) -> str:
    return "".join(ellipse(x + k, y - 4, 4.4, 4) for k in (-4, 5, 14))


def elephant_walk(*, trunk: str = "down") -> Motif:
    body = cut("-112,-92 -96,-150 -44,-172 14,-162 60,-140 70,-92 52,-62 -10,-58 -82,-54 -106,-64")
    return Motif(
        (
            Piece(limb("-56,-74,46 -46,-36,36 -44,-16,34") + limb("34,-74,42 26,-36,34 18,-16,32"), "shade", 12),
            Piece(limb("-108,-116,10 -122,-84,7 -120,-56,6") + ellipse(-119, -48, 6, 11), "shade"),
            Piece(
                body + limb("-82,-84,60 -88,-42,42 -86,-18,38") + limb("50,-84,52 58,-42,40 64,-18,36"), "body", 36,
            ),
            Piece(_foot(-80) + _foot(70), "light"),
        ),
        ELEPHANT,
        {"back": (-40, -172), "saddle": (-30, -170), "tail": (-119, -44)},
    ) + elephant_head(trunk=trunk).moved(58, -134, 0.94, 2)  # fmt: skip


def _stool() -> tuple[Piece, ...]:
    side = cut("-46,-52! 46,-52! 60,-1! 0,5 -60,-1!")
    darts = "".join(polygon([(x - 9, -50), (x + 9, -50), (x * 1.15, -16)]) for x in (-34, -11.5, 11.5, 34))
    return (
        Piece(side, "trim", 14),
        Piece(darts, "metal"),
        Piece(ellipse(0, -52, 52, 8), "metal", 5),
    )


def elephant_stool(*, trunk: str = "up") -> Motif:
    """Sitting upright on a circus stool."""
    body = cut("-54,-62 -68,-104 -50,-152 -8,-174 34,-156 46,-104 34,-64 -6,-54")
    motif = Motif(
        (
            *_stool(),
            Piece(limb("24,-82,46 58,-74,36 70,-44,30 72,-22,28"), "shade", 12),
            Piece(limb("26,-142,32 58,-132,26 70,-112,22"), "shade", 10),
            Piece(limb("-58,-74,9 -78,-58,6 -82,-36,6") + ellipse(-83, -30, 6, 10), "shade"),
            Piece(body, "body", 34),
            Piece(ellipse(22, -104, 22, 34, -6), "belly", 14),
            Piece(limb("-22,-82,62 22,-76,48 42,-48,36 44,-22,32"), "body", 20),
            Piece(limb("-8,-142,42 26,-120,32 50,-134,25"), "body", 13),
            Piece(_foot(48, -6), "light"),
        ),
        ELEPHANT,
        {"hand": (54, -138), "back": (-62, -110)},
    ) + elephant_head(trunk=trunk).moved(6, -186, 0.78, -8)
    return motif.moved(0, 0, 0.92)


RHINO = {"body": "#7d7683", "shade": "#57515f", "belly": "#a39aa2", "light": "#efe3cb", "dark": "#201c26"}


def rhinoceros() -> Motif:
    body = cut("-112,-84 -100,-124 -56,-138 -10,-128 34,-142 66,-128 76,-92 58,-58 10,-50 -70,-50 -106,-60")
    head = cut("44,-118 66,-126 88,-112 110,-96 132,-86 138,-70 128,-56 106,-52 78,-56 54,-70")
    return Motif(
        (
            Piece(limb("-60,-66,40 -54,-32,30 -52,-14,30") + limb("38,-66,36 32,-32,30 32,-14,30"), "shade", 10),
            Piece(limb("-108,-102,8 -122,-86,6 -122,-66,5") + ellipse(-122, -60, 4, 8), "shade"),
            Piece(limb("64,-122,14 60,-142,12 54,-148,4"), "shade"),
            Piece(
                body + limb("-84,-76,54 -86,-38,36 -84,-16,34") + limb("52,-76,48 58,-38,36 60,-16,34"), "body", 32,
            ),
            Piece(stroke("M-58,-134Q-44,-96 -62,-60M22,-136Q40,-98 26,-58M-104,-66Q-80,-58 -70,-70", 5), "shade"),
            Piece(head, "body", 20),
            Piece(limb("76,-118,15 72,-138,13 64,-146,4"), "body", 6),
            Piece(cut("116,-92! 128,-118 146,-140! 142,-108 136,-80!"), "light", 8),
            Piece(cut("98,-102! 104,-118 112,-124! 114,-108 112,-94!"), "light"),
            Piece(_foot(-80) + _foot(64), "light"),
            Piece(circle(96, -86, 4.2) + ellipse(130, -68, 3, 4.4, 20), "dark"),
            Piece(stroke("M132,-58Q118,-60 108,-64", 3), "shade"),
        ),
        RHINO,
        {"eye": (96, -86), "horn": (146, -140), "back": (-20, -130), "mouth": (128, -58)},
    ).moved(-10, 0, 0.95)  # fmt: skip


GIRAFFE = {"body": "#eabf72", "shade": "#b98546", "belly": "#f8ebcb", "mark": "#a55a2c", "dark": "#2a1a1f"}


def giraffe_head(*, asleep: bool = False) -> Motif:
    head = cut("-18,-4 -8,-19 10,-18 28,-8 48,-3 54,6 48,15 28,15 6,18 -14,12")
    return Motif(
        (
            Piece(limb("8,-16,6 10,-34,5") + circle(10, -36, 5), "shade"),
            Piece(head, "body", 13),
            Piece(within(head, ellipse(48, 7, 15, 14)), "belly"),
            Piece(limb("-3,-16,7 -5,-36,6") + circle(-5, -38, 6), "mark"),
            Piece(cut("-10,-10 -28,-18 -40,-12! -28,-2 -12,-2"), "body", 6),
            Piece(circle(51, 4, 2.6) + eye(15, -5, asleep), "dark"),
        ),
        GIRAFFE,
        {"eye": (15, -5), "mouth": (46, 13), "head": (0, -38)},
    )


def giraffe() -> Motif:
    """Taller than the rest: 280 units."""
    body = cut("-70,-118 -56,-138 -16,-146 22,-160 50,-158 58,-128 40,-104 4,-98 -36,-98 -64,-102")
    neck = limb("30,-138,52 50,-186,32 62,-236,24 66,-258,20")
    hind, fore = "-52,-118,42 -48,-78,18 -56,-46,12 -52,-6,10", "38,-122,34 42,-78,16 40,-46,12 42,-6,10"
    far_hind, far_fore = "-38,-114,34 -30,-78,16 -38,-46,11 -32,-6,10", "26,-118,28 24,-78,15 22,-46,11 22,-6,10"
    draw = Random(11)
    spots = ""
    for row in range(9):
        for column in range(-5, 5):
            y = -96 - row * 19
            x = column * 21 + 10.5 * (row % 2) + (30 + row * 4 if row > 3 else 0)
            size = 0.84 - 0.045 * row + draw.uniform(-0.06, 0.06)
            spots += place(cut("-10,-7 2,-10 10,-3 8,8 -6,9"), x, y, size, draw.uniform(0, 360))
    whole = body + neck + limb(hind) + limb(fore)
    mane = cut("58,-276! 46,-244 32,-196 8,-154! 20,-156 40,-190 54,-240")
    return Motif(
        (
            Piece(limb(far_hind) + limb(far_fore), "shade"),
            Piece(limb(far_hind, 0.93) + limb(far_fore, 0.93), "dark"),
            Piece(limb("-66,-126,7 -80,-104,5 -80,-78,5") + ellipse(-80, -72, 5, 10), "mark"),
            Piece(mane, "mark"),
            Piece(whole, "body", 22),
            Piece(within(whole, spots), "mark"),
            Piece(limb(hind, 0.93) + limb(fore, 0.93), "dark"),
        ),
        GIRAFFE,
        {"back": (-20, -144), "neck": (56, -210)},
    ) + giraffe_head().moved(70, -262, 0.92, 12)


HIPPO = {
    "body": "#8f7f93",
    "shade": "#665869",
    "belly": "#c49da0",
    "rose": "#c9747a",
    "light": "#f6ecd6",
    "dark": "#231c28",
}


def hippopotamus(*, yawn: bool = False) -> Motif:
    body = cut("-116,-70 -102,-118 -50,-134 10,-130 56,-116 74,-80 60,-38 10,-24 -70,-24 -108,-36")
    snout = cut("34,-116 54,-134 78,-128 94,-108 116,-106 138,-100 149,-74 140,-46 108,-36 70,-40 44,-58")
    if yawn:
        muzzle = cut("44,-122 66,-138 96,-150 126,-164 140,-148 130,-128 104,-112 84,-92 56,-78")
        jaw = cut("44,-84 78,-72 108,-66 130,-62 134,-44 112,-34 76,-40 46,-56")
        face: tuple[Piece, ...] = (
            Piece(jaw, "shade", 12),
            Piece(cut("66,-110! 100,-112 128,-128! 122,-90 126,-60! 100,-66 70,-74!"), "rose", 8),
            Piece(limb("112,-62,11 116,-82,5") + limb("92,-66,8 94,-80,4"), "light"),
            Piece(muzzle, "body", 18),
            Piece(limb("122,-130,10 120,-112,5"), "light"),
            Piece(circle(70, -136, 9), "body", 4),
            Piece(circle(134, -158, 4) + circle(72, -138, 4), "dark"),
        )
        spot = (122, -100)
    else:
        face = (
            Piece(snout + circle(136, -100, 9) + circle(76, -130, 10), "body", 24),
            Piece(within(snout, cut("60,-20 78,-54 104,-64 130,-62 160,-70 150,-20")), "belly", 10),
            Piece(stroke("M147,-66Q126,-58 104,-62Q88,-64 80,-56", 3.6), "shade"),
            Piece(limb("122,-60,9 124,-72,4") + limb("104,-62,7 105,-71,3"), "light"),
            Piece(ellipse(138, -102, 4.4, 3.4) + circle(79, -131, 4.2), "dark"),
        )
        spot = (118, -46)
    return Motif(
        (
            Piece(limb("-58,-40,42 -54,-18,36") + limb("34,-40,40 32,-18,34"), "shade", 10),
            Piece(limb("-112,-84,10 -124,-72,6"), "shade"),
            Piece(body + limb("-84,-48,52 -84,-20,38") + limb("50,-48,48 56,-20,38"), "body", 36),
            Piece(_foot(-82) + _foot(58), "light"),
            Piece(circle(44, -132, 9), "body", 4),
            Piece(circle(44, -131, 5), "rose"),
            *face,
        ),
        HIPPO,
        {"back": (-20, -132), "mouth": spot, "eye": (74, -125)},
    ).moved(-8, 0)


LION = {"body": "#e0a84e", "shade": "#b27a30", "belly": "#f7e3b4", "mane": "#a34a22", "rose": "#c24a3c",
        "light": "#fbf1d8",
        "trim": "#b8352c", "metal": "#edc66b", "dark": "#27151a"}  # fmt: skip


def _mane(x: float, y: float, radius: float, points: int = 15) -> str:
    words = []
    for i in range(points * 2):
        angle = i * math.pi / points
        far = radius * (1.22 if i % 2 else 0.95) * (1.06 if 0.6 < (angle % math.tau) < 2.6 else 1)
        words.append(
            f"{x + far * math.cos(angle + 0.14 * (i % 2)):.1f},{y + far * math.sin(angle + 0.14 * (i % 2)):.1f}"
            + "!" * (i % 2)
        )
    return cut(" ".join(words))


def lion_head(*, mouth: str = "shut", asleep: bool = False) -> Motif:
    """Its mouth may be shut or open (roaring)."""
    face = cut("-18,4 -16,-22 6,-31 22,-24 32,-9 46,-5 52,6 46,18 26,21 8,27 -10,24")
    mouth_open = mouth == "open"
    return Motif(
        (
            Piece(_mane(-8, 2, 44), "mane", 18),
            *(
                [
                    Piece(cut("6,14 30,22 44,38 36,46 16,42 0,28"), "shade", 7),
                    Piece(cut("18,14! 46,14! 42,28 36,38 22,30"), "rose"),
                    Piece(polygon([(38, 14), (45, 14), (41, 24)]) + polygon([(30, 36), (36, 38), (35, 29)]), "light"),
                ]
                if mouth_open
                else []
            ),
            Piece(circle(-10, -26, 11), "body", 5),
            Piece(circle(-9, -25, 6), "mane"),
            Piece(face, "body", 16),
            Piece(within(face, ellipse(42, 12, 17, 12)), "belly"),
            Piece(cut("40,-7! 50,-6 54,1 47,4"), "dark"),
            Piece(eye(19, -8, asleep), "dark"),
            *([] if mouth_open else [Piece(stroke("M50,5Q49,12 41,15", 3), "dark")]),
        ),
        LION,
        {"eye": (19, -8), "mouth": (44, 18), "head": (-8, -42), "nose": (52, -2)},
    )


def _lion_tail(way: str, tuft: str) -> tuple[Piece, ...]:
    return Piece(limb(way), "body"), Piece(limb(tuft), "mane", 6)


def lion_sit() -> Motif:
    body = cut("-14,-134 -40,-104 -62,-58 -64,-20 -46,-1! 36,-1! 46,-46 50,-92 30,-134")
    return Motif(
        (
            *_lion_tail("-50,-14,11 -86,-6,9 -110,-24,8 -112,-56,7", "-112,-50,9 -116,-70,18 -108,-88,3"),
            Piece(limb("42,-80,26 50,-40,17 54,-8,16") + ellipse(61, -7, 16, 7), "shade"),
            Piece(body, "body", 30),
            Piece(within(body, cut("20,-130 64,-120 60,-40 44,-20 34,-70")), "mane", 12),
            Piece(cut("-60,-28 -44,-66 -12,-64 8,-36 4,-11 28,-10 32,-1! -42,-1!"), "body", 20),
            Piece(limb("22,-86,36 28,-44,21 32,-9,18") + ellipse(40, -7, 17, 7.5), "body", 11),
        ),
        LION,
        {"back": (-40, -98), "paw": (40, -7)},
    ) + lion_head().moved(16, -146, 1.1, -2)


def lion_lie() -> Motif:
    """Lying like a sphinx."""
    body = cut("-112,-34 -100,-72 -56,-90 0,-88 44,-80 62,-44 54,-4! -90,-2! -110,-14")
    return Motif(
        (
            *_lion_tail("-98,-20,11 -124,-12,9 -134,-36,8 -122,-56,7", "-124,-52,9 -116,-72,18 -102,-82,3"),
            Piece(limb("40,-26,26 86,-12,18 116,-9,16"), "shade", 6),
            Piece(body, "body", 30),
            Piece(cut("-106,-30 -92,-64 -54,-66 -30,-40 -34,-14 0,-12 6,-2! -92,-2!"), "body", 20),
            Piece(limb("26,-34,40 60,-14,24 100,-10,19"), "body", 11),
        ),
        LION,
        {"back": (-40, -88), "paw": (108, -10)},
    ) + lion_head().moved(52, -104, 1.08, 2)


def lion_roar() -> Motif:
    """On a circus stool, roaring, one paw raised."""
    body = cut("-16,-166 -42,-140 -56,-100 -56,-66 -40,-54! 34,-54! 42,-90 44,-130 28,-166")
    motif = Motif(
        (
            *_stool(),
            *_lion_tail("-44,-62,11 -78,-60,9 -96,-84,8 -92,-114,7", "-92,-108,9 -98,-128,18 -92,-146,3"),
            Piece(limb("34,-110,26 36,-80,18 38,-62,16") + ellipse(43, -58, 13, 6), "shade"),
            Piece(body, "body", 30),
            Piece(within(body, cut("16,-166 60,-150 56,-90 40,-70 30,-110")), "mane", 12),
            Piece(cut("-54,-76 -40,-104 -12,-102 6,-82 4,-64 24,-62 28,-54! -40,-54!"), "body", 18),
            Piece(limb("20,-124,34 58,-120,24 78,-142,20") + ellipse(82, -150, 15, 13, -30), "body", 10),
        ),
        LION,
        {"hand": (86, -156), "back": (-50, -120)},
    ) + lion_head(mouth="open").moved(12, -178, 0.98, -14)
    return motif.moved(0, 0, 0.95)


TIGER = {"body": "#dd7f2f", "shade": "#a95722", "belly": "#f8ead0", "mark": "#2c1c24", "rose": "#c96a62",
         "light": "#f4e6a2",
         "dark": "#1d1219"}  # fmt: skip


def tiger_head(*, asleep: bool = False) -> Motif:
    head = cut("-30,4 -24,-20 -2,-30 18,-24 32,-8 46,-4 50,8 42,18 20,24 6,34! -4,28 -18,38! -24,24")
    stripes = stroke("M-12,-32L-6,-16M4,-32L8,-18M-28,-8L-12,-4M-30,8L-14,8M-26,24L-10,16", 5)
    return Motif(
        (
            Piece(circle(8, -28, 9), "shade"),
            Piece(head, "body", 17),
            Piece(within(head, cut("54,2 34,2 20,8 4,12 -4,22 -30,20 -20,50 60,40")), "belly", 7),
            Piece(within(head, stripes), "mark"),
            Piece(circle(-18, -26, 11), "body", 5),
            Piece(circle(-17, -25, 5.5), "belly"),
            Piece(cut("38,-6! 48,-5 52,2 45,4"), "rose"),
            *(
                [Piece(blink(18, -8), "dark")]
                if asleep
                else [Piece(cut("9,-12! 19,-12 27,-4! 16,-3"), "light"), Piece(circle(19, -8, 3.2), "dark")]
            ),
            Piece(stroke("M48,6Q46,12 38,13", 3), "mark"),
        ),
        TIGER,
        {"eye": (18, -8), "mouth": (42, 14), "head": (-2, -30)},
    )


def tiger_prowl() -> Motif:
    body = cut("-104,-74 -88,-104 -44,-102 4,-92 40,-104 70,-108 88,-84 74,-54 24,-46 -40,-46 -88,-50")
    hind, fore = "-82,-78,54 -84,-46,30 -100,-28,19 -92,-8,17", "62,-82,48 74,-48,26 86,-26,18 92,-8,17"
    tail = "-98,-88,15 -124,-84,14 -136,-110,13 -126,-138,12 -112,-144,8"
    far_hind, far_fore = "-58,-74,42 -48,-46,26 -58,-28,18 -48,-8,16", "42,-72,36 36,-42,22 24,-22,17 20,-8,16"
    whole = body + limb(hind) + limb(fore)
    stripes = "".join(
        limb(f"{x},-114,4 {x + lean * 0.5},-92,9 {x + lean},-66,3")
        for x, lean in ((-88, -4), (-66, 8), (-42, 4), (-18, 10), (6, 2), (28, 10), (50, 2))
    )
    stripes += "".join(
        limb(f"{x},{y},3 {x + 22},{y - 4},7 {x + 38},{y + 2},3")
        for x, y in ((-104, -60), (-106, -44), (62, -62), (70, -46))
    )
    stripes += "".join(limb(f"{x},-42,3 {x + 4},-56,7 {x + 2},-68,3") for x in (-30, -4, 18))
    return Motif(
        (
            Piece(limb(far_hind) + limb(far_fore) + ellipse(-42, -6, 15, 6) + ellipse(27, -6, 15, 6), "shade"),
            Piece(limb(tail), "body", 7),
            Piece("".join(limb(tail, 0.25 + i * 0.17, 0.31 + i * 0.17) for i in range(4)) + limb(tail, 0.93), "mark"),
            Piece(whole + ellipse(-86, -7, 16, 7) + ellipse(99, -7, 16, 7), "body", 28),
            Piece(within(body, ellipse(-10, -46, 60, 12)), "belly"),
            Piece(within(whole, stripes), "mark"),
        ),
        TIGER,
        {"back": (-10, -96), "tail": (-112, -144)},
    ) + tiger_head().moved(88, -104, 0.94, 12)


def tiger_sit() -> Motif:
    body = cut("-14,-134 -40,-104 -60,-58 -62,-20 -46,-1! 36,-1! 44,-46 46,-92 28,-134")
    haunch = cut("-58,-28 -44,-66 -12,-64 8,-36 4,-11 28,-10 32,-1! -42,-1!")
    stripes = "".join(
        limb(f"{-60 + i * 7},{-46 - i * 20},4 {-36 + i * 5},{-46 - i * 19},9 {-14 + i * 4},{-54 - i * 16},3")
        for i in range(1, 5)
    )
    leg = "22,-86,34 28,-44,20 32,-9,17"
    tail = "-46,-12,15 -84,-4,14 -110,-20,13 -112,-50,12 -100,-60,8"
    return Motif(
        (
            Piece(limb(tail), "body", 7),
            Piece("".join(limb(tail, 0.25 + i * 0.17, 0.31 + i * 0.17) for i in range(4)) + limb(tail, 0.93), "mark"),
            Piece(limb("40,-80,24 48,-40,16 52,-8,15") + ellipse(59, -7, 15, 6.5), "shade"),
            Piece(body, "body", 28),
            Piece(within(body, cut("18,-130 60,-120 56,-30 42,-20 32,-70")), "belly", 10),
            Piece(within(body, stripes), "mark"),
            Piece(haunch, "body", 18),
            Piece(
                within(haunch, limb("-60,-20,4 -40,-26,9 -22,-22,3") + limb("-52,-46,4 -34,-46,9 -18,-38,3")), "mark"
            ),
            Piece(limb(leg) + ellipse(40, -7, 16, 7), "body", 10),
            Piece(limb(leg, 0.45, 0.53) + limb(leg, 0.68, 0.75), "mark"),
        ),
        TIGER,
        {"back": (-40, -98), "paw": (40, -7)},
    ) + tiger_head().moved(12, -150, 1.1, -4)


MONKEY = {"body": "#6d4330", "shade": "#4a2c22", "face": "#e6bd94", "belly": "#d3a277", "trim": "#b8352c",
          "metal": "#eec564",
          "dark": "#21131a"}  # fmt: skip


def monkey_head(*, asleep: bool = False, cap: bool = False) -> Motif:
    face = cut("0,-20 14,-24 26,-14 30,-2 40,6 40,18 26,26 8,24 -2,12 -4,-6")
    return Motif(
        (
            Piece(cut("-28,2 -24,-24 2,-34 24,-24 34,-4 34,16 14,28 -12,26"), "body", 17),
            Piece(face, "face", 10),
            Piece(circle(-22, 2, 13), "face", 6),
            Piece(circle(-21, 3, 7), "belly"),
            Piece(eye(12, -8, asleep, 3.8) + ("" if asleep else circle(25, -8, 3.4)), "dark"),
            Piece(stroke("M34,6L38,6M20,16Q29,20 37,15", 2.8), "shade"),
            *(
                [
                    Piece(cut("-18,-28! -12,-56! 12,-60! 18,-32! 0,-26"), "trim", 8),
                    Piece(stroke("M0,-58Q-18,-62 -22,-48", 3.4) + circle(-22, -44, 4), "metal"),
                ]
                if cap
                else []
            ),
        ),
        MONKEY,
        {"eye": (12, -8), "mouth": (32, 16), "head": (0, -34)},
    )


def monkey_sit() -> Motif:
    """Sitting, knees up, one hand held out."""
    body = cut("-10,-116 -38,-84 -48,-40 -36,-2! 16,-2! 30,-36 30,-80 14,-116")
    tail = "-36,-12,12 -76,-6,10 -104,-28,9 -98,-64,8 -74,-68,7 -72,-48,5"
    return Motif(
        (
            Piece(limb(tail), "body"),
            Piece(limb("18,-22,26 46,-58,22 54,-26,16 58,-8,13") + ellipse(68, -6, 17, 6), "shade"),
            Piece(limb("18,-98,20 48,-92,15 72,-102,12"), "shade"),
            Piece(circle(78, -104, 8), "face"),
            Piece(body, "body", 26),
            Piece(within(body, ellipse(18, -58, 22, 40, -4)), "belly", 12),
            Piece(limb("-18,-26,40 26,-58,28 30,-24,19 32,-8,15"), "body", 12),
            Piece(ellipse(44, -6.5, 20, 6.5), "face"),
            Piece(limb("-14,-98,26 4,-66,18 30,-64,13"), "body", 8),
            Piece(circle(38, -64, 9), "face"),
        ),
        MONKEY,
        {"hand": (80, -106), "other hand": (40, -66), "back": (-40, -80), "tail": (-72, -48)},
    ) + monkey_head().moved(8, -132, 1.15, -8)


def monkey_hang() -> Motif:
    """Hanging by one hand from (0, -200), the other arm free."""
    body = cut("-8,-112 -30,-92 -40,-54 -26,-24 10,-20 28,-44 28,-86 12,-112")
    return Motif(
        (
            Piece(limb("-20,-34,11 -54,-28,10 -84,-50,9 -82,-84,8 -58,-86,7 -58,-66,5"), "body"),
            Piece(limb("12,-40,24 34,-32,17 30,-8,13 38,2,11"), "shade"),
            Piece(limb("14,-98,20 48,-86,15 66,-58,12"), "shade"),
            Piece(circle(68, -52, 8), "face"),
            Piece(body, "body", 24),
            Piece(within(body, ellipse(14, -62, 20, 34, -4)), "belly", 12),
            Piece(limb("-14,-38,30 -2,-14,20 -18,2,15 -8,16,12"), "body", 8),
            Piece(ellipse(0, 16, 14, 6, -16) + ellipse(46, 4, 13, 5.5, -20), "face"),
        ),
        MONKEY,
        {"hand": (0, -202), "other hand": (68, -50), "back": (-36, -70)},
    ) + (
        monkey_head().moved(12, -116, 1.05, 8)
        + Motif((Piece(limb("-14,-92,24 -24,-130,17 -12,-170,14 -2,-192,12"), "body", 8),
                 Piece(cut("-10,-190 -10,-206 4,-208 10,-198 2,-188"), "face")), MONKEY)
    )  # fmt: skip


def monkey_cymbals() -> Motif:
    """A clockwork toy in a waistcoat and a fez."""
    body = cut("-10,-116 -38,-84 -46,-40 -36,-4 0,0 30,-4 38,-40 36,-84 16,-116")
    return Motif(
        (
            Piece(limb("26,-16,28 62,-14,22 80,-12,18") + ellipse(88, -18, 11, 18), "shade", 6),
            Piece(limb("20,-100,20 54,-100,15 74,-92,12"), "shade"),
            Piece(ellipse(84, -90, 11, 34, 14), "metal", 8),
            Piece(body, "body", 24),
            Piece(within(body, cut("-60,-120 60,-120 60,-38 20,-34 14,-60 10,-34 -60,-40")), "trim", 14),
            Piece(circle(20, -88, 3.6) + circle(20, -72, 3.6) + circle(20, -56, 3.6), "metal"),
            Piece(limb("-20,-20,34 22,-14,26 50,-10,20"), "body", 10),
            Piece(ellipse(62, -15, 12, 20), "face", 6),
            Piece(limb("-14,-100,26 14,-74,18 40,-80,13"), "trim", 7),
            Piece(circle(44, -80, 8), "face"),
            Piece(ellipse(50, -80, 12, 36, -10), "metal", 8),
            Piece(circle(48, -80, 5), "shade"),
        ),
        MONKEY,
        {"hand": (50, -80), "other hand": (84, -90), "back": (-42, -80)},
    ) + monkey_head(cap=True).moved(6, -132, 1.1, -4)


CAMEL = {"body": "#cf9f63", "shade": "#9c7040", "belly": "#eed3a0", "mark": "#7d5230", "trim": "#b3402f",
         "metal": "#2f6f72",
         "dark": "#2a1c1c"}  # fmt: skip


def camel_head(*, asleep: bool = False) -> Motif:
    """Nose in the air."""
    head = cut("-20,-4 -10,-18 10,-18 28,-8 44,-8 54,0 52,12 38,17 16,15 0,20 -16,12")
    return Motif(
        (
            Piece(head, "body", 13),
            Piece(within(head, ellipse(48, 5, 13, 15)), "belly"),
            Piece(cut("-18,-10 -14,-28! -6,-26 -2,-34! 4,-24 12,-18 0,-12"), "mark"),
            Piece(cut("-12,-10 -24,-18! -22,-6 -14,-2"), "shade"),
            Piece(ellipse(51, 2, 3, 2.2) + blink(16, -5, 6), "dark")
            if asleep
            else Piece(ellipse(51, 2, 3, 2.2) + circle(16, -4, 3.6) + stroke("M9,-8L24,-7", 3), "dark"),
            Piece(stroke("M52,9Q46,13 38,11", 2.8), "mark"),
        ),
        CAMEL,
        {"eye": (16, -4), "mouth": (48, 13), "head": (-2, -24)},
    )


def camel(*, blanket: bool = True) -> Motif:
    body = cut(
        "-84,-98 -74,-124 -58,-152 -44,-156 -30,-130 -12,-122 4,-136 18,-160 32,-154 42,-124 "
        "58,-106 54,-80 20,-70 -30,-68 -72,-72"
    )
    neck = limb("44,-94,42 74,-86,32 88,-116,24 90,-150,20")
    hind, fore = "-62,-92,42 -54,-60,20 -64,-38,13 -60,-7,11", "40,-84,32 44,-54,16 40,-34,13 42,-7,11"
    far_hind, far_fore = "-46,-86,34 -36,-58,18 -44,-38,12 -40,-7,11", "28,-80,26 26,-54,15 20,-34,12 20,-7,11"
    cloth = cut("-30,-134! -12,-126 6,-138! 10,-98 8,-78! -14,-84 -34,-78! -36,-104")
    motif = Motif(
        (
            Piece(limb(far_hind) + limb(far_fore) + ellipse(-36, -5, 12, 6) + ellipse(25, -5, 12, 6), "shade"),
            Piece(limb("-80,-110,8 -94,-92,6 -94,-68,6") + ellipse(-94, -62, 5, 9), "mark"),
            Piece(body + neck + limb(hind) + limb(fore) + ellipse(-55, -6, 13, 6.5) + ellipse(48, -6, 13, 6.5),
                  "body", 26),
            Piece(within(body, ellipse(-50, -158, 16, 14) + ellipse(24, -162, 16, 14)), "mark", 5),
            Piece(within(neck, cut("70,-64! 72,-90 90,-100 104,-116! 104,-70")), "mark"),
            *(
                [Piece(cloth, "trim", 12), Piece(stroke("M-35,-92Q-14,-98 10,-92M-34,-104Q-14,-112 10,-106", 4.4),
                "metal")]
                if blanket
                else []
            ),
        ),
        CAMEL,
        {"back": (-12, -126), "saddle": (-12, -128)},
    ) + camel_head().moved(96, -156, 0.95, -8)  # fmt: skip
    return motif.moved(-16, 0)


KANGAROO = {"body": "#b77b4f", "shade": "#875532", "belly": "#efd6ae", "rose": "#d29a86", "dark": "#26171b"}


def kangaroo_head(*, asleep: bool = False) -> Motif:
    head = cut("-20,-2 -10,-18 8,-18 28,-8 46,2 48,10 38,15 14,15 -8,18 -18,10")
    near = "-10,-12,9 -20,-32,16 -24,-50,3"
    return Motif(
        (
            Piece(limb("4,-14,8 6,-34,14 8,-52,3"), "shade"),
            Piece(head, "body", 13),
            Piece(within(head, cut("52,10 32,8 14,8 6,24 50,24")), "belly"),
            Piece(limb(near), "body", 5),
            Piece(limb(near, 0.3, 0.85, 0.45), "rose"),
            Piece(ellipse(46, 5, 4.6, 4) + eye(14, -4, asleep), "dark"),
        ),
        KANGAROO,
        {"eye": (14, -4), "mouth": (40, 13), "head": (-2, -18)},
    )


def kangaroo(*, joey: bool = True) -> Motif:
    """Upright on its tail; the anchor "pouch" is its rim."""
    body = cut("-2,-152 -18,-126 -44,-84 -54,-44 -30,-22 8,-24 30,-48 32,-92 26,-130 16,-152")
    pouch = cut("10,-82! 28,-76 42,-80! 44,-54 26,-36 8,-48")
    return Motif(
        (
            Piece(limb("-36,-50,40 -74,-18,26 -110,-6,16 -140,-10,5"), "body", 12),
            Piece(limb("18,-130,18 46,-126,13 56,-138,11"), "shade"),
            Piece(limb("6,-46,36 30,-24,20 16,-10,14 50,-5,11"), "shade"),
            Piece(body, "body", 28),
            Piece(within(body, cut("12,-150 40,-120 46,-40 16,-30 14,-80")), "belly", 10),
        ),
        KANGAROO,
        {"hand": (42, -120), "other hand": (56, -140), "back": (-36, -90), "pouch": (26, -80)},
    ) + (
        (kangaroo_head().moved(36, -90, 0.6, -6) if joey else Motif(()))
        + Motif(
            (
                Piece(pouch, "belly", 8),
                Piece(stroke("M10,-81Q26,-74 42,-79", 4), "shade"),
                Piece(cut("-52,-44 -40,-76 -8,-76 8,-48 -6,-26 -16,-14 40,-13 56,-6 50,-1! -30,-1! -38,-14"),
                      "body", 18),
                Piece(limb("-4,-128,26 10,-104,17 36,-112,12 42,-118,11"), "body", 7),
            ),
            KANGAROO,
        )
        + kangaroo_head().moved(12, -166, 1.02, -4)
    )  # fmt: skip


SLOTH = {"body": "#8d7a5e", "shade": "#665541", "face": "#eedcb9", "mark": "#54402f", "dark": "#241a16"}


def sloth_hang() -> Motif:
    """Hanging on its back from a branch at y = -200, between x = -70 and x = 70 (the branch is not drawn)."""

    def claws(x: float) -> str:
        return "".join(stroke(f"M{x + k},-186Q{x + k - 3},-204 {x + k + 5},-207", 4) for k in (-7, 0, 7))

    near_hind, near_fore = "-46,-112,36 -78,-140,26 -70,-184,20", "42,-108,34 74,-140,26 66,-184,20"
    return Motif(
        (
            Piece(limb("-30,-108,28 -52,-146,22 -46,-184,18") + limb("26,-108,28 50,-146,22 42,-184,18"), "shade", 8),
            Piece(claws(-46) + claws(42), "mark"),
            Piece(cut("-78,-92 -60,-122 -6,-112 44,-122 70,-98 54,-62 4,-46 -54,-56"), "body", 30),
            Piece(stroke("M-50,-66L-46,-52M-26,-60L-22,-44M0,-58L4,-42M26,-62L32,-48", 4.4), "shade"),
            Piece(limb(near_hind), "body", 12),
            Piece(limb(near_fore), "body", 12),
            Piece(claws(-70) + claws(66), "mark"),
            Piece(place(circle(0, 0, 31), 74, -76, 1, 0), "body", 14),
            Piece(place(cut("-22,-2 -14,-18 4,-20 20,-12 24,4 12,18 -8,20 -20,12"), 80, -72, 1, 14), "face", 9),
            Piece(
                place(cut("-16,-6 -6,-10 2,-2 -6,4 -18,6") + cut("22,-4 14,-8 8,0 14,6 23,6"), 80, -72, 1, 14), "mark"
            ),
            Piece(place(blink(-6, -2, 4.4) + blink(15, -1, 4), 80, -72, 1, 14), "face"),
            Piece(place(ellipse(6, 5, 5.4, 4), 80, -72, 1, 14), "dark"),
            Piece(place(stroke("M-3,13Q6,15 14,12", 2.6), 80, -72, 1, 14), "mark"),
        ),
        SLOTH,
        {"hand": (66, -200), "foot": (-70, -200), "belly": (0, -114), "head": (82, -104)},
    )


GALLERY: dict[str, Motif] = {
    "elephant walk": elephant_walk(), "elephant trunk up": elephant_walk(trunk="up").moved(-24, 0, 0.9),
    "elephant stool": elephant_stool(), "rhinoceros": rhinoceros(), "giraffe": giraffe().moved(0, 0, 0.82),
    "hippopotamus": hippopotamus(), "hippopotamus yawn": hippopotamus(yawn=True),
    "lion sit": lion_sit(), "lion lie": lion_lie(), "lion roar": lion_roar(),
    "tiger prowl": tiger_prowl(), "tiger sit": tiger_sit(),
    "monkey sit": monkey_sit(), "monkey hang": monkey_hang(), "monkey cymbals": monkey_cymbals(),
    "camel": camel(), "kangaroo": kangaroo(), "sloth hang": sloth_hang(),
}  # fmt: skip
