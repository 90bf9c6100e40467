"""Insects, spiders and the like: drawn large (100 to 240 high), so that a scene may make one a giant.

butterfly("open" | "half" | "folded")   open and half: head up, 270 wide; folded: at rest, facing right;
                                        wing, under, edge, spot, body;
                                        anchors "head", "middle", "left wing", "right wing"
moth()                                  from above, head up, 270 wide; wing, under, edge, spot, body
bee(), wasp()                           in flight, facing right; body, dark (stripes), fur, wing; "sting", "feet"
beetle()                                a stag beetle from above, 240 high; body, trim, horn, sheen; anchor "horns"
ladybird()                              walking right, 106 high; body, dark, light; anchor "back"
dragonfly()                             from above, head up; body, wing, trim, eye
spider(thread=130)                      hanging head down, 208 across; anchor "thread" is the upper end of its thread;
                                        body, trim, thread, dark (legs)
ant("" | "leaf" | "crumb")              120 high; body, dark (legs), load, vein; anchor "jaws"
ants(count=5, load="leaf")              a line of small ones, 300 wide; every second one carries; body, dark, load
caterpillar()                           250 wide; body, belly, trim; anchors "head", "mouth", "back"
cicada()                                from above, head up, 196 high; body, trim, wing, eye
mantis()                                facing right, 250 high; body, wing, belly, far, eye; "right hand", "left hand"
scorpion()                              facing right, 320 wide; body, far, trim; anchors "sting", "claw", "far claw"

Inks light and dark draw the eyes.
"""

from __future__ import annotations

from art.colour import Colour
from art.motif import Motif, Piece
from art.motifs.curves import blob, both, curve, leaf, limb, mirrored, within
from art.shapes import Point, circle, ellipse, line, place, stroke

CREAM, NIGHT = "#f4e8cc", "#1b2033"

BUTTERFLY_INKS: dict[str, Colour] = {
    "wing": "#e2762f", "under": "#eca94a", "edge": "#2a2136", "spot": "#f6ead0", "body": "#3a2a33", "dark": NIGHT,
}  # fmt: skip

_FORE = "4,-118! 30,-168 82,-212 128,-214 136,-182 116,-138 72,-108 8,-100!"
_FORE_IN = "12,-116! 36,-160 80,-194 112,-196 116,-176 100,-142 66,-116 16,-106!"
_HIND = "6,-104! 50,-104 92,-84 102,-48 78,-12 52,-4 34,-30 14,-72"
_HIND_IN = "14,-96! 50,-94 80,-76 86,-50 70,-28 56,-26 42,-44 24,-72"


def _wing_pair() -> tuple[Piece, ...]:
    spots = "".join(
        circle(x, y, r)
        for x, y, r in (
            (124, -200, 5),
            (127, -182, 4.4),
            (119, -164, 4),
            (108, -148, 4),
            (94, -62, 4.6),
            (90, -44, 4.6),
            (78, -26, 4.4),
            (62, -15, 4),
        )
    )
    veins = (
        curve("16,-112 60,-150 108,-184", 3.5)
        + curve("16,-108 62,-128 104,-150", 3.5)
        + curve("22,-90 52,-70 72,-40", 3.5)
    )
    return (
        Piece(blob(_HIND), "edge", 12),
        Piece(blob(_HIND_IN), "under", 14),
        Piece(blob(_FORE), "edge", 12),
        Piece(blob(_FORE_IN), "wing", 18),
        Piece(veins, "edge"),
        Piece(spots, "spot"),
        Piece(circle(78, -166, 11) + circle(56, -60, 9), "spot"),
        Piece(circle(78, -166, 5) + circle(56, -60, 4), "edge"),
    )


def _squeezed(shape: str, x: float, share: float, lean: float = 0) -> str:
    """A wing seen at an angle: narrowed towards x, and leaning."""
    return (
        f'<g transform="translate({x:.1f},0) skewY({lean:.1f}) scale({share:.3f},1) translate({-x:.1f},0)">{shape}</g>'
    )


def butterfly(pose: str = "open") -> Motif:
    """`pose`: "open" (from above, head up), "half" (one wing turned away) or "folded" (from the side, at rest)."""
    antennae = curve("-3,-140 -12,-172 -30,-190", 3.5) + curve("3,-140 12,-172 30,-190", 3.5)
    body = (
        Piece(antennae + circle(-30, -190, 5) + circle(30, -190, 5), "body"),
        Piece(limb("0,-136,11 0,-116,15 0,-92,13 0,-60,10 0,-36,4"), "body"),
        Piece(circle(0, -140, 8), "body"),
    )
    anchors: dict[str, Point] = {
        "head": (0, -146),
        "middle": (0, -104),
        "left wing": (-130, -200),
        "right wing": (130, -200),
    }
    wings = _wing_pair()
    if pose == "folded":
        upper = "4,-22! -6,-90 -40,-162 -84,-204 -116,-200 -122,-160 -106,-110 -92,-84 -110,-58 -96,-24 -60,-10 -20,-14"
        inner = "-6,-34! -14,-90 -44,-150 -80,-184 -102,-182 -106,-154 -94,-110 -76,-80 -92,-56 -80,-34 -54,-24"
        return Motif(
            (
                Piece(stroke("M6,-18L2,0M18,-20L22,0M-8,-16L-14,0", 4), "body"),
                Piece(curve("36,-26 58,-52 80,-60", 3.5) + curve("36,-26 50,-60 66,-76", 3.5), "body"),
                Piece(circle(80, -60, 4.5) + circle(66, -76, 4.5), "body"),
                Piece(blob(upper), "edge", 14),
                Piece(blob(inner), "under", 22),
                Piece(
                    curve("-8,-40 -50,-110 -92,-170", 3.5)
                    + curve("-10,-36 -50,-76 -84,-62", 3.5)
                    + curve("-10,-40 -60,-100 -98,-130", 3.5),
                    "edge",
                ),
                Piece(circle(-66, -134, 12) + circle(-62, -50, 9), "spot"),
                Piece(circle(-66, -134, 6) + circle(-62, -50, 4.4), "edge"),
                Piece(limb("-56,-12,5 -26,-16,11 8,-22,15 28,-26,12"), "body"),
                Piece(circle(34, -27, 8), "body"),
            ),
            BUTTERFLY_INKS,
            {"head": (34, -30), "wing": (-100, -204)},
        )
    if pose == "half":
        far = tuple(
            Piece(_squeezed(mirrored(piece.shape), 0, 0.5, 10), piece.ink, piece.depth * 0.6) for piece in wings
        )
        near = tuple(Piece(_squeezed(piece.shape, 0, 0.94, -8), piece.ink, piece.depth) for piece in wings)
        anchors = {**anchors, "left wing": (-64, -218), "right wing": (122, -218)}
        return Motif((*far, *near, *body), BUTTERFLY_INKS, anchors)
    return Motif(
        (*(Piece(both(piece.shape), piece.ink, piece.depth) for piece in wings), *body), BUTTERFLY_INKS, anchors
    )


def moth() -> Motif:
    """From above, head up; feathered antennae, furry collar."""
    fore = "4,-132! 40,-160 96,-170 136,-146 128,-118! 96,-104 60,-76 8,-88!"
    hind = "6,-96! 48,-86 78,-62 74,-30 48,-14 22,-30"
    bands = curve("36,-170 44,-130 36,-80", 7) + curve("100,-176 100,-134 84,-90", 6)
    comb = curve("4,-146 22,-170 46,-182", 4) + "".join(
        line([(10 + i * 7, -156 - i * 5), (8 + i * 7, -170 - i * 4)], 3)
        + line([(12 + i * 7, -156 - i * 5), (24 + i * 7, -156 - i * 5)], 3)
        for i in range(5)
    )
    return Motif(
        (
            Piece(both(comb), "body"),
            Piece(both(blob(hind)), "under", 14),
            Piece(both(within(curve("76,-80 58,-44 30,-10", 8), blob(hind))), "edge"),
            Piece(both(blob(fore)), "wing", 20),
            Piece(both(within(bands, blob(fore))), "edge"),
            Piece(both(circle(70, -128, 13)), "edge"),
            Piece(both(circle(70, -128, 8)), "spot"),
            Piece(both(circle(70, -128, 4)), "dark"),
            Piece(limb("0,-132,26 0,-100,28 0,-60,22 0,-26,8"), "body", 10),
            Piece(stroke("M-11,-84Q0,-78 11,-84M-10,-68Q0,-62 10,-68M-8,-52Q0,-46 8,-52", 4), "under"),
            Piece("".join(leaf(0, -136, 24, 12, t) for t in (30, 60, 90, 120, 150)) + circle(0, -140, 13), "spot", 8),
            Piece(circle(-7, -146, 3.6) + circle(7, -146, 3.6), "dark"),
        ),
        {"wing": "#a8927a", "under": "#cdb394", "edge": "#6e5a50", "spot": "#efe2c6", "body": "#7d6656", "dark": NIGHT},
        {"head": (0, -152), "middle": (0, -100)},
    )


BEE_INKS: dict[str, Colour] = {
    "body": "#ecb33a", "dark": "#2a2030", "wing": "#dfe6dc", "fur": "#d9912f", "light": CREAM,
}  # fmt: skip


def bee() -> Motif:
    """In flight, facing right, 150 high."""
    abdomen = "10,-98 -4,-70 -34,-44 -76,-38 -104,-52! -96,-84 -60,-108 -20,-114"
    stripes = (
        curve("-12,-126 -18,-84 -8,-34", 13)
        + curve("-42,-124 -50,-84 -44,-30", 13)
        + curve("-72,-112 -80,-80 -76,-30", 12)
    )
    return Motif(
        (
            Piece(leaf(6, -104, 92, 36, -132), "wing", 10),
            Piece(
                curve("10,-56 4,-38 12,-26", 4.5)
                + curve("28,-58 28,-40 38,-30", 4.5)
                + curve("-6,-52 -16,-38 -10,-24", 4.5),
                "dark",
            ),
            Piece(curve("62,-100 78,-124 96,-126", 4) + curve("58,-104 66,-130 80,-140", 4), "dark"),
            Piece(blob(abdomen), "body", 22),
            Piece(within(stripes, blob(abdomen)), "dark"),
            Piece(circle(22, -82, 31), "fur", 16),
            Piece(circle(56, -84, 21), "dark", 8),
            Piece(ellipse(62, -88, 6, 9, 14), "light"),
            Piece(ellipse(63, -87, 3.4, 5.6, 14), "dark"),
            Piece(leaf(16, -100, 100, 40, -112), "wing", 12),
            Piece(curve("14,-110 6,-150 -12,-182", 3), "fur"),
        ),
        BEE_INKS,
        {"sting": (-104, -54), "head": (58, -106), "feet": (12, -26), "back": (20, -114)},
    )


def wasp() -> Motif:
    """In flight, facing right, legs hanging, 170 high."""
    abdomen = "-14,-96 -8,-76 -28,-52 -64,-34 -112,-24! -92,-60 -60,-88 -34,-100"
    stripes = (
        curve("-24,-110 -30,-80 -18,-50", 10)
        + curve("-46,-106 -54,-70 -42,-30", 10)
        + curve("-72,-90 -76,-60 -68,-24", 9)
    )
    return Motif(
        (
            Piece(leaf(12, -112, 112, 24, -146), "wing", 8),
            Piece(
                curve("18,-80 4,-50 14,-24 4,-6", 4.5)
                + curve("32,-80 28,-48 42,-26 36,-8", 4.5)
                + curve("6,-84 -14,-58 -10,-30", 4.5),
                "body",
            ),
            Piece(curve("62,-116 76,-146 68,-168", 4) + curve("68,-112 92,-132 98,-154", 4), "dark"),
            Piece(blob(abdomen), "body", 16),
            Piece(within(stripes, blob(abdomen)), "dark"),
            Piece(limb("-20,-92,7 -2,-98,7 14,-98,10"), "dark"),
            Piece(ellipse(24, -98, 25, 19, -8), "dark", 12),
            Piece(stroke("M10,-112Q20,-120 36,-116", 6), "body"),
            Piece(blob("44,-116 64,-122 78,-106 72,-84 58,-80 44,-94"), "body", 8),
            Piece(ellipse(64, -106, 6, 10, -20), "dark"),
            Piece(leaf(20, -112, 120, 28, -126), "wing", 10),
            Piece(curve("16,-120 -14,-160 -44,-194", 3), "dark"),
        ),
        {**BEE_INKS, "body": "#e9c03a", "wing": "#d9cfae"},
        {"sting": (-112, -24), "head": (64, -122), "feet": (36, -8)},
    )


def beetle() -> Motif:
    """A stag beetle from above, head up; anchor "horns"."""
    legs = "".join(
        curve(points, 6)
        for points in ("34,-118 70,-140 84,-170 96,-176", "42,-86 84,-88 96,-66 110,-62", "38,-56 72,-36 74,-10 86,0")
    )
    case = "0,-122 36,-116 50,-82 44,-36 20,-6 0,0 -20,-6 -44,-36 -50,-82 -36,-116"
    return Motif(
        (
            Piece(both(legs), "dark"),
            Piece(
                both(blob("8,-162! 34,-176 44,-204 34,-232 16,-242! 24,-220 18,-208! 26,-196 20,-184 4,-174!")),
                "horn",
                8,
            ),
            Piece(blob(case), "body", 28),
            Piece(blob("0,-154 30,-148 42,-130 32,-112 0,-108 -32,-112 -42,-130 -30,-148"), "trim", 14),
            Piece(blob("0,-178 22,-172 28,-158 18,-146 0,-144 -18,-146 -28,-158 -22,-172"), "horn", 8),
            Piece(stroke("M0,-108V-4", 4), "dark"),
            Piece(curve("-30,-96 -36,-70 -30,-40", 6), "sheen"),
            Piece(circle(-25, -160, 4.5) + circle(25, -160, 4.5), "dark"),
        ),
        {"body": "#3f5f4a", "trim": "#2c4638", "horn": "#5a3a2c", "sheen": "#8fb58a", "dark": "#161a22"},
        {"horns": (0, -226), "back": (0, -70)},
    )


def ladybird() -> Motif:
    """Walking right, 120 high; anchor "back"."""
    dome = "62,-22! 58,-62 28,-98 -20,-106 -66,-84 -92,-42 -94,-18!"
    spots = (
        circle(24, -72, 12)
        + circle(-26, -84, 12)
        + circle(-4, -46, 13)
        + circle(-58, -56, 11)
        + circle(38, -38, 9)
        + circle(-44, -28, 9)
        + circle(-84, -28, 8)
    )
    return Motif(
        (
            Piece(
                curve("40,-24 52,-10 62,0", 6) + curve("0,-22 6,-10 2,0", 6) + curve("-48,-22 -54,-10 -66,0", 6), "dark"
            ),
            Piece(curve("86,-58 104,-76 104,-92", 4) + curve("92,-52 114,-62 122,-78", 4), "dark"),
            Piece(blob("48,-72 78,-68 98,-48 94,-26 70,-16 44,-20"), "dark", 12),
            Piece(ellipse(74, -58, 8, 7, 20), "light"),
            Piece(blob(dome), "body", 28),
            Piece(within(spots, blob(dome)), "dark"),
            Piece(curve("-44,-92 -20,-98 4,-94", 5), "light"),
            Piece(circle(88, -42, 4.4), "light"),
            Piece(circle(89, -42, 2.6), "dark"),
        ),
        {"body": "#cf3a2a", "light": CREAM, "dark": "#221c2c"},
        {"back": (-18, -106), "head": (90, -62)},
    )


def dragonfly() -> Motif:
    """From above, head up, 230 across."""
    wings = leaf(4, -164, 120, 30, -12, 0.66) + leaf(4, -150, 112, 34, 16, 0.6)
    veins = curve("10,-164 60,-176 108,-184", 3) + curve("10,-148 58,-134 98,-122", 3)
    marks = ellipse(104, -186, 8, 4, -12) + ellipse(98, -122, 8, 4, 16)
    return Motif(
        (
            Piece(both(wings), "wing", 10),
            Piece(both(veins + marks), "trim"),
            Piece(limb("0,-148,15 1,-110,10 -2,-70,9 2,-34,9 0,-2,6"), "body"),
            Piece("".join(stroke(f"M-4,{y}H4", 4) for y in range(-120, -6, 18)), "trim"),
            Piece(ellipse(0, -158, 14, 22), "body", 8),
            Piece(circle(-8, -186, 11) + circle(8, -186, 11), "eye", 6),
            Piece(circle(-10, -189, 3) + circle(6, -189, 3), "light"),
        ),
        {"body": "#2f7f8f", "wing": "#cfe0d2", "trim": "#1d4f62", "eye": "#c8452f", "light": CREAM, "dark": NIGHT},
        {"head": (0, -196), "tail": (0, 0), "back": (0, -158)},
    )


def spider(thread: float = 130) -> Motif:
    """Hanging head down from a `thread` of that length; anchor "thread" is its upper end."""
    legs = (
        curve("14,-66 54,-108 84,-96 96,-62", 5.5)
        + curve("16,-60 64,-82 98,-58 104,-16", 5.5)
        + curve("16,-50 58,-50 84,-22 80,18", 5.5)
        + curve("12,-40 38,-26 50,4 40,34", 5.5)
    )
    top = -118 - thread
    found = Motif(
        (
            Piece(line([(0, -110), (0, top)], 3), "thread"),
            Piece(both(legs), "dark"),
            Piece(blob("0,-122 30,-114 42,-88 32,-60 0,-50 -32,-60 -42,-88 -30,-114"), "body", 24),
            Piece(blob("0,-112! 9,-98 4,-88! 12,-76 0,-60! -12,-76 -4,-88! -9,-98"), "trim"),
            Piece(ellipse(0, -40, 20, 18), "body", 10),
            Piece(circle(-7, -34, 5) + circle(7, -34, 5) + circle(-15, -40, 3) + circle(15, -40, 3), "light"),
            Piece(circle(-7, -33, 2.6) + circle(7, -33, 2.6), "dark"),
        ),
        {"body": "#3a3346", "trim": "#c8452f", "thread": "#efe6d0", "light": CREAM, "dark": "#221d2c"},
        {"thread": (0, top), "body": (0, -86), "head": (0, -30), "left leg": (-104, -16), "right leg": (104, -16)},
    )
    return found.moved(0, -34)


ANT_INKS: dict[str, Colour] = {
    "body": "#5a2f28",
    "dark": "#33201f",
    "load": "#6f9a4f",
    "vein": "#4c7238",
    "light": CREAM,
}


def ant(carries: str = "") -> Motif:
    """Walking right, 120 high; `carries` "leaf", "crumb" or nothing (""); anchor "jaws"."""
    loads = {
        "leaf": (
            Piece(blob("66,-96! 40,-130 52,-184 96,-214! 122,-170 112,-120"), "load", 18),
            Piece(
                curve("66,-96 84,-140 96,-206", 4)
                + curve("78,-126 60,-146 54,-160", 3)
                + curve("86,-150 104,-160 112,-168", 3),
                "vein",
            ),
        ),
        "crumb": (Piece(blob("70,-92 60,-118 78,-140 106,-136 122,-112 108,-88 86,-82"), "light", 14),),
    }
    return Motif(
        (
            Piece(
                curve("-6,-58 -34,-84 -58,-40 -72,0", 5)
                + curve("6,-54 0,-84 -18,-36 -22,0", 5)
                + curve("16,-56 44,-74 46,-30 66,0", 5),
                "dark",
            ),
            Piece(curve("64,-86 84,-110 104,-98", 4) + curve("60,-88 66,-116 88,-124", 4), "dark"),
            Piece(blob("-22,-66 -34,-92 -66,-102 -98,-84 -110,-58 -90,-40 -56,-40 -32,-52"), "body", 16),
            Piece(curve("-52,-98 -46,-70 -54,-44", 4) + curve("-76,-98 -72,-70 -78,-42", 4), "dark"),
            Piece(circle(-18, -60, 8), "dark"),
            Piece(ellipse(4, -62, 23, 15, -8), "body", 10),
            Piece(circle(26, -68, 6), "dark"),
            *loads.get(carries, ()),
            Piece(blob("28,-80 46,-96 66,-90 76,-70 64,-54 40,-54"), "body", 10),
            Piece(curve("70,-62 86,-60 90,-68", 4.5) + curve("68,-58 82,-50 90,-54", 4.5), "dark"),
            Piece(circle(56, -78, 4), "light"),
            Piece(circle(57, -78, 2.6), "dark"),
            Piece(
                curve("-4,-54 -20,-20 -36,0", 5) + curve("8,-54 18,-24 14,0", 5) + curve("18,-58 60,-60 84,-2", 5),
                "dark",
            ),
        ),
        ANT_INKS,
        {"jaws": (88, -60), "head": (52, -94), "back": (4, -78)},
    )


def ants(count: int = 5, load: str = "leaf") -> Motif:
    """A line of small ants, 300 wide; every second one carries a `load` ("leaf", "crumb", "")."""
    legs = stroke("M-6,-16L-14,0M-1,-15L-2,0M4,-15L12,0M0,-16L6,0M19,-26L29,-33M18,-28L22,-37", 4)
    walker = ellipse(-14, -19, 12, 8.5, 8) + ellipse(1, -18, 7, 5) + ellipse(14, -22, 8.5, 7, -14)
    inks = {"dark": "", "body": "", "load": ""}
    for i in range(count):
        x, y, size, turn = -132 + 270 * (i + 0.5) / count, (i * 5) % 7 - 3, min(1.2, 5.2 / count), (i * 7) % 9 - 4
        inks["dark"] += place(legs, x, y, size, turn)
        inks["body"] += place(walker, x, y, size, turn)
        if i % 2 and load:
            held = leaf(18, -28, 46, 24, -72) if load == "leaf" else circle(24, -40, 12)
            inks["load"] += place(held, x, y, size, turn)
    return Motif(
        tuple(Piece(shape, ink, 8 if ink == "load" else 0) for ink, shape in inks.items() if shape),
        {**ANT_INKS, "load": "#6f9a4f" if load == "leaf" else CREAM},
        {"first": (130, -20), "last": (-130, -20)},
    )


def caterpillar() -> Motif:
    """Crawling right with an arched back, 250 wide."""
    beads = [
        (-104, -22, 20),
        (-80, -28, 24),
        (-52, -48, 27),
        (-20, -62, 29),
        (14, -58, 29),
        (44, -38, 27),
        (70, -30, 25),
    ]
    feet = "".join(
        line([(x - 4, y + r - 6), (x - 4, 0)], 7) + line([(x + 8, y + r - 6), (x + 8, 0)], 7)
        for x, y, r in (beads[0], beads[1], beads[5], beads[6])
    )
    hair = "".join(line([(x + dx * 0.5, y - r + 4), (x + dx, y - r - 12)], 3) for x, y, r in beads for dx in (-8, 6))
    return Motif(
        (
            Piece(hair, "dark"),
            Piece(feet, "trim"),
            *(Piece(circle(x, y, r), ("body", "belly")[i % 2], 14) for i, (x, y, r) in enumerate(beads)),
            Piece("".join(circle(x, y - r * 0.2, 6) for x, y, r in beads), "trim"),
            Piece(
                curve("92,-70 94,-92 84,-104", 4)
                + curve("106,-68 116,-88 112,-102", 4)
                + circle(84, -106, 5)
                + circle(112, -104, 5),
                "dark",
            ),
            Piece(circle(98, -48, 29), "trim", 14),
            Piece(circle(92, -54, 6) + circle(114, -54, 6), "light"),
            Piece(circle(93, -53, 3.8) + circle(115, -53, 3.8), "dark"),
        ),
        {"body": "#7fa64a", "belly": "#a9c268", "trim": "#d9652f", "light": CREAM, "dark": NIGHT},
        {"head": (100, -78), "mouth": (112, -36), "back": (-4, -90)},
    )


def cicada() -> Motif:
    """From above, head up, its long wings closed like a tent."""
    glass = "14,-146! 48,-138 66,-96 58,-34 34,4! 18,-40 10,-100"
    return Motif(
        (
            Piece(both(curve("32,-150 60,-168 72,-190", 5) + curve("36,-132 72,-132 88,-108", 5)), "dark"),
            Piece(limb("0,-130,44 0,-80,40 0,-40,26 0,-12,8"), "body", 14),
            Piece(
                "".join(
                    stroke(f"M{-w},{y}Q0,{y + 6} {w},{y}", 4) for y, w in ((-84, 18), (-66, 15), (-48, 12), (-32, 8))
                ),
                "trim",
            ),
            Piece(both(blob(glass)), "wing", 14),
            Piece(
                both(
                    curve("16,-140 40,-90 34,-4", 3.5)
                    + curve("20,-130 54,-84 56,-40", 3.5)
                    + curve("38,-96 50,-70 46,-30", 3)
                ),
                "trim",
            ),
            Piece(blob("0,-176 30,-170 40,-148 30,-122 0,-112 -30,-122 -40,-148 -30,-170"), "body", 18),
            Piece(curve("-18,-134 -8,-150 0,-134 8,-150 18,-134", 4), "trim"),
            Piece(blob("0,-196 28,-190 36,-176 20,-164 0,-162 -20,-164 -36,-176 -28,-190"), "trim", 8),
            Piece(circle(-32, -180, 8) + circle(32, -180, 8), "eye"),
            Piece(circle(-33, -182, 3) + circle(31, -182, 3), "light"),
        ),
        {"body": "#5f6b3c", "trim": "#3a4230", "wing": "#d6d9b4", "eye": "#b5412d", "light": CREAM, "dark": NIGHT},
        {"head": (0, -196), "back": (0, -146)},
    )


def mantis() -> Motif:
    """Facing right, forelegs folded as in prayer; anchors "left hand" and "right hand"."""
    return Motif(
        (
            Piece(
                curve("-18,-84 -50,-96 -74,-48 -88,0", 5)
                + curve("0,-88 -20,-110 -30,-46 -24,0", 5)
                + curve("16,-92 40,-84 42,-40 62,0", 5),
                "far",
            ),
            Piece(limb("30,-150,10 68,-146,13 74,-178,9 96,-146,4"), "far"),
            Piece(blob("24,-102 6,-74 -40,-48 -104,-32 -128,-36! -90,-66 -36,-98 6,-116"), "belly", 14),
            Piece(blob("20,-108 -10,-100 -60,-74 -118,-46 -134,-50! -90,-90 -30,-124 10,-124"), "wing", 14),
            Piece(curve("8,-112 -40,-92 -108,-56", 3.5), "far"),
            Piece(limb("6,-104,22 26,-138,16 34,-176,13 38,-190,10"), "body", 8),
            Piece(curve("44,-212 60,-236 84,-240", 3.5) + curve("36,-214 40,-242 58,-256", 3.5), "far"),
            Piece(blob("18,-214 34,-216 54,-212 62,-200 52,-184 42,-176! 28,-190"), "body", 10),
            Piece(ellipse(55, -203, 8, 10, -24), "eye"),
            Piece(circle(57, -204, 2.6), "dark"),
            Piece(limb("32,-156,12 64,-128,16 82,-168,12 108,-134,4"), "body", 8),
            Piece(
                "".join(line([(70 + i * 4, -140 - i * 8), (80 + i * 4, -138 - i * 8)], 3.5) for i in range(3)), "far"
            ),
        ),
        {"body": "#7fa64a", "wing": "#9dbb62", "belly": "#c9cf8a", "far": "#54793a", "eye": "#f0c860", "dark": NIGHT},
        {"right hand": (106, -136), "left hand": (95, -146), "head": (34, -216), "back": (-40, -122)},
    )


def scorpion() -> Motif:
    """Facing right, tail curled over its back; anchors "sting", "claw" and "far claw"."""
    tail = [(-86, -66, 15), (-104, -92, 14), (-106, -122, 13), (-90, -148, 12), (-62, -164, 11), (-34, -164, 10)]
    claw = blob("104,-44 122,-62 150,-66 168,-54! 148,-50 140,-42! 154,-38 164,-30! 140,-22 112,-26")
    return Motif(
        (
            Piece(
                "".join(
                    curve(f"{x},-48 {x + d},-74 {x + d * 1.8:.0f},-2", 5.5)
                    for x, d in ((-40, -20), (-16, -12), (10, 10), (32, 20))
                ),
                "far",
            ),
            Piece(limb("48,-56,10 76,-84,10 108,-80,9") + place(claw, 16, -60, 0.8, -6), "far", 6),
            Piece(limb("-70,-56,26 " + " ".join(f"{x},{y},{r * 1.3:.0f}" for x, y, r in tail) + " -16,-162,12"), "far"),
            *(Piece(circle(x, y, r), "body", 10) for x, y, r in tail),
            Piece("".join(circle(x, y, 4) for x, y, _ in tail), "trim"),
            Piece(blob("-26,-176 -10,-178 2,-168 14,-144! -6,-150 -24,-156"), "far", 6),
            Piece(blob("64,-54 52,-76 10,-86 -40,-84 -84,-68 -96,-48 -60,-34 0,-28 48,-34"), "body", 22),
            Piece("".join(curve(f"{x},-84 {x - 8},-56 {x},-32", 4) for x in (24, 0, -24, -48, -70)), "trim"),
            Piece(
                "".join(
                    curve(f"{x},-36 {x + d},-44 {x + d * 2.2:.0f},0", 5.5)
                    for x, d in ((-48, -14), (-20, -8), (8, 10), (30, 20))
                ),
                "far",
            ),
            Piece(limb("52,-48,12 80,-60,11 106,-44,11"), "body"),
            Piece(claw, "body", 12),
            Piece(circle(50, -64, 5), "light"),
            Piece(circle(51, -64, 3), "dark"),
        ),
        {"body": "#a3552f", "far": "#6e3528", "trim": "#d39a5a", "light": CREAM, "dark": NIGHT},
        {"sting": (14, -144), "claw": (156, -44), "far claw": (148, -108), "back": (0, -86)},
    )


GALLERY: dict[str, Motif] = {
    "butterfly": butterfly(),
    "butterfly half": butterfly("half"),
    "butterfly folded": butterfly("folded"),
    "moth": moth(),
    "bee": bee(),
    "wasp": wasp(),
    "beetle": beetle(),
    "ladybird": ladybird(),
    "dragonfly": dragonfly(),
    "spider": spider(),
    "ant": ant(),
    "ant leaf": ant("leaf"),
    "ants": ants(),
    "caterpillar": caterpillar(),
    "cicada": cicada(),
    "mantis": mantis(),
    "scorpion": scorpion().moved(0, 0, 0.78),
}
