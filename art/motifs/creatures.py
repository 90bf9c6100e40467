"""Snails, tortoises, reptiles and frogs; each stands on (0, 0), facing right.

Their relations live next door: `creatures_sea` (whale, dolphin, shark, fish, goldfish, school, anglerfish, sea turtle),
`creatures_shore` (octopus, jellyfish, crab, lobster, seahorse, starfish, shell), `creatures_small` (butterfly, moth,
bee, wasp, beetle, ladybird, dragonfly, spider, ant, caterpillar, cicada, mantis, scorpion) and `creatures_fabulous`
(dragon, sea serpent, unicorn, sphinx, skull, dinosaur bones).

snail(climbing=0)                    150 high; skin, belly, shell, trim; anchors "shell" (top), "horns", "head"
tortoise("out" | "up" | "in")        a giant one, 290 wide, 170 high; skin, far, shell, trim, rim, nail;
                                     anchors "shell" (top of the dome: it can carry), "mouth", "head"
crocodile(gape=0)                    350 wide, 110 high; gape: opening of the jaws in degrees, 35 is wide;
                                     body, belly, far, mouth, light (teeth);
                                     anchors "upper jaw", "lower jaw", "mouth", "back", "tail", "eye", "head"
lizard()                             from above, climbing, 214 high; body, trim
chameleon(tongue=0)                  170 high; tongue: its length; body, far, trim, tongue; anchors "tongue", "tail"
snake("coil" | "wave" | "ring")      coil: 220 high, head raised; wave: 330 long; ring: biting its tail, radius 84
                                     around (0, -100); body, belly, trim, tongue; anchors "mouth", "head", "tail"
frog("sit" | "leap", crowned=False)  160 high; body, far, belly, trim, gold and jewel (crown); anchors "mouth", "head"
toad()                               from the front, 150 high, 230 wide; body, far, belly, gold (eyes)
crown(x, y, width=56, turn=0)        the pieces of a small crown (gold, jewel) for any head

Inks light and dark draw the eyes; "back" is an anchor of nearly all.

For other long bodies along a limb "x,y,width ...": `edged` draws a belly stripe, `spikes` a crest, `marks` diamonds.
"""

from __future__ import annotations

import math

from art.colour import Colour
from art.motif import Motif, Piece
from art.motifs.curves import blob, both, curve, limb, spine, tilted, within
from art.shapes import circle, ellipse, line, path, place, polygon, stroke

CREAM, NIGHT = "#f4e8cc", "#1b2033"


def edged(along: str, side: float = 1, inset: float = 0.26, share: float = 0.42, first: int = 0) -> str:
    """A stripe inside a limb, along its left (-1) or right (1) edge: a belly, a flank."""
    points = spine(along, 3)[first:]
    return limb(
        " ".join(
            f"{x - dy * w * inset * side:.1f},{y + dx * w * inset * side:.1f},{w * share:.1f}"
            for x, y, dx, dy, w in points
        ),
        2,
    )


def spikes(along: str, side: float = -1, size: float = 0.5, steps: int = 3, first: int = 1, last: int = -1) -> str:
    """Spines standing along the edge of a limb."""
    shape = ""
    for x, y, dx, dy, w in spine(along, steps)[first:last]:
        nx, ny = -dy * side, dx * side
        bx, by, half, reach = x + nx * w * 0.4, y + ny * w * 0.4, w * 0.26 + 2, w * size + 4
        tip = (bx + nx * reach - dx * half * 0.8, by + ny * reach - dy * half * 0.8)
        shape += polygon([(bx - dx * half, by - dy * half), tip, (bx + dx * half, by + dy * half)])
    return shape


def marks(
    along: str, size: float = 0.3, long: float = 0.4, steps: int = 3, first: int = 1, last: int = -1, shift: float = 0
) -> str:
    """Diamonds along the middle of a limb."""
    shape = ""
    for x, y, dx, dy, w in spine(along, steps)[first:last]:
        x, y = x - dy * w * shift, y + dx * w * shift
        a, b = w * long, w * size
        shape += polygon(
            [(x - dx * a, y - dy * a), (x + dy * b, y - dx * b), (x + dx * a, y + dy * a), (x - dy * b, y + dx * b)]
        )
    return shape


def snail(climbing: float = 0) -> Motif:
    """Facing right, 150 high; `climbing` tilts it in degrees; anchors "shell" and "horns"."""
    whorl = curve("-8,-78 -2,-90 -22,-98 -42,-80 -32,-52 0,-46 28,-70 26,-108 -10,-132 -58,-120 -82,-76", 8)
    found = Motif(
        (
            Piece(limb("86,-58,9 92,-92,6 104,-116,7") + limb("98,-58,9 114,-84,6 132,-98,7"), "skin"),
            Piece(circle(104, -118, 7) + circle(133, -100, 7), "skin"),
            Piece(circle(105, -119, 3.4) + circle(134, -101, 3.4), "dark"),
            Piece(
                blob("-128,-2! -96,-22 -40,-34 20,-30 50,-38 64,-66 88,-76 112,-62 112,-38 92,-14 64,0! -60,2"),
                "skin",
                18,
            ),
            Piece(stroke("M-112,-4Q-20,-12 66,-6", 5), "belly"),
            Piece(blob("46,-40 44,-96 12,-140 -44,-146 -90,-112 -98,-62 -70,-28 -10,-20"), "shell", 32),
            Piece(whorl, "trim"),
            Piece(curve("100,-38 108,-34 112,-40", 4), "belly"),
        ),
        {"skin": "#c9a06a", "belly": "#8a6544", "shell": "#b5573a", "trim": "#f0c98c", "dark": NIGHT},
        {"shell": (-30, -146), "horns": (118, -110), "head": (100, -72)},
    )
    return found.moved(0, 0, 1, climbing)


def tortoise(neck: str = "out") -> Motif:
    """A giant tortoise carrying its dome, 290 wide; `neck` "out", "up" or "in"; anchor "shell" on top of the dome."""
    dome = "92,-66! 84,-112 48,-154 -10,-170 -68,-152 -104,-110 -114,-66! -60,-52 40,-52"
    plates = (
        blob("-10,-152 20,-138 16,-108 -12,-96 -40,-108 -42,-138")
        + blob("38,-136 64,-106 56,-86 30,-92 30,-118")
        + blob("-58,-136 -52,-108 -60,-90 -86,-88 -84,-112")
        + blob("-30,-84 -12,-84 8,-84 12,-64 -34,-64")
        + blob("28,-80 54,-76 64,-62 28,-62")
        + blob("-48,-82 -48,-64 -94,-66 -90,-78")
    )
    throat, x, y = {
        "out": ("70,-62,40 104,-76,30 128,-92,28", 138.0, -98.0),
        "up": ("70,-66,40 104,-92,30 112,-130,26 124,-152,26", 132.0, -158.0),
        "in": ("70,-62,40 90,-66,32 96,-68,30", 104.0, -72.0),
    }[neck]
    skull = (
        f"{x - 22},{y} {x - 16},{y - 20} {x + 8},{y - 24} {x + 26},{y - 10} {x + 30},{y + 6}! "
        f"{x + 6},{y + 16} {x - 16},{y + 14}"
    )
    return Motif(
        (
            Piece(limb("56,-60,38 70,-28,32 64,-6,30") + limb("-66,-60,38 -56,-28,32 -60,-6,30"), "far", 10),
            Piece(blob("-104,-62 -128,-54 -144,-42! -120,-42 -96,-46"), "far"),
            Piece(limb(throat), "skin", 12),
            Piece(blob(skull), "skin", 12),
            Piece(curve(f"{x + 29},{y + 5} {x + 14},{y + 5} {x + 2},{y + 8}", 4), "dark"),
            Piece(circle(x + 8, y - 8, 3.8), "dark"),
            Piece(limb("34,-56,44 44,-28,36 36,-8,34") + limb("-88,-58,44 -92,-28,36 -90,-8,34"), "skin", 14),
            Piece("".join(ellipse(fx, -3, 5, 5) for fx in (26, 37, 48, -102, -91, -80)), "nail"),
            Piece(blob("96,-70 90,-52 20,-44 -60,-44 -112,-54 -118,-72 -60,-60 40,-60"), "rim", 8),
            Piece(blob(dome), "shell", 36),
            Piece(within(plates, blob(dome)), "trim", 10),
        ),
        {
            "skin": "#8c8a5c",
            "far": "#65653f",
            "shell": "#5c4a34",
            "trim": "#96794a",
            "rim": "#ab8d58",
            "nail": "#d8c79a",
            "dark": NIGHT,
        },
        {"shell": (-10, -168), "mouth": (x + 29, y + 5), "head": (x, y - 24)},
    )


def crocodile(gape: float = 0) -> Motif:
    """350 wide; `gape` opens its jaws, in degrees (35 is wide); anchors "upper jaw", "lower jaw", "mouth", "back"."""
    back = "-180,-6,2 -140,-18,14 -96,-40,30 -50,-56,50 0,-62,60 44,-62,56 74,-60,44"
    hump = spikes(back, -1, 0.2, 4, 3, -2)
    teeth = "".join(polygon([(x, -49), (x + 10, -49), (x + 5, -39)]) for x in range(92, 166, 15))
    low = "".join(polygon([(x, -43), (x + 10, -43), (x + 5, -53)]) for x in range(100, 160, 15))
    upper = Motif(
        (
            Piece(teeth, "light"),
            Piece(
                blob("52,-80 72,-104 94,-104 106,-84 140,-76 162,-80 176,-70 176,-52 150,-46 100,-46 60,-46"),
                "body",
                18,
            ),
            Piece("".join(circle(x, -62, 3.4) for x in (112, 126, 140, 154)), "far"),
            Piece(ellipse(166, -74, 5, 3.4), "far"),
            Piece(circle(84, -95, 7), "light"),
            Piece(ellipse(85, -95, 3, 5.6), "dark"),
        ),
        {},
        {"upper jaw": (172, -56), "head": (84, -106), "eye": (84, -94)},
    )
    lower = Motif(
        (
            Piece(low, "light"),
            Piece(blob("48,-46! 100,-46 168,-46! 166,-34 130,-28 80,-24 48,-30"), "belly", 10),
        ),
        {},
        {"lower jaw": (164, -46)},
    )
    swing = math.radians(gape)
    tip = (66 + 100 * math.cos(swing), -46 - 100 * math.sin(swing))
    inside = (Piece(polygon([(60, -46), tip, (160, -42)]), "mouth"),) if gape > 6 else ()
    body = Motif(
        (
            Piece(limb("46,-50,28 66,-26,20 58,-4,16") + limb("-50,-46,30 -36,-24,20 -46,-4,16"), "far", 8),
            Piece(hump, "far"),
            Piece(limb(back), "body", 26),
            Piece(edged(back, 1, 0.3, 0.36, 3), "belly", 8),
            Piece(marks(back, 0.1, 0.16, 4, 5, -2, -0.16), "far"),
            Piece(limb("26,-46,36 38,-22,22 28,-6,17") + limb("-78,-38,36 -66,-20,22 -80,-6,17"), "body", 12),
            Piece("".join(line([(x, -5), (x + 12, -1)], 6) for x in (28, 36, -80, -72)), "body"),
            *inside,
        ),
        {
            "body": "#5f7f4a",
            "belly": "#cfc78a",
            "far": "#3f5a38",
            "mouth": "#a8433d",
            "light": "#fbf3da",
            "dark": NIGHT,
        },
        {"back": (-10, -92), "tail": (-180, -6), "mouth": (120, -58)},
    )
    return body + tilted(lower, 62, -46, gape * 0.12) + tilted(upper, 62, -48, -gape)


def lizard() -> Motif:
    """From above, climbing, head up, 240 high."""
    back = "-34,0,2 -6,-14,6 18,-38,11 6,-72,20 -8,-110,32 2,-150,30 10,-178,20"
    toes = "".join(
        stroke(f"M{x},{y}l{dx},{dy}M{x},{y}l{dx * 0.3:.0f},{dy * 1.3 - 4:.0f}M{x},{y}l{dx * 1.2:.0f},{dy * 0.1:.0f}", 4)
        for x, y, dx, dy in ((52, -176, 8, -12), (-50, -152, -12, -8), (54, -88, 12, -6), (-52, -68, -10, 10))
    )
    return Motif(
        (
            Piece(
                limb("8,-156,14 40,-152,9 52,-176,6")
                + limb("-6,-150,14 -32,-140,9 -50,-152,6")
                + limb("4,-90,16 36,-72,10 54,-88,6")
                + limb("-4,-88,16 -30,-92,10 -52,-68,6"),
                "body",
            ),
            Piece(toes, "body"),
            Piece(limb(back), "body", 16),
            Piece(blob("10,-214 28,-196 28,-176 12,-164 -4,-174 -6,-196"), "body", 12),
            Piece(marks(back, 0.22, 0.2, 3, 4, -1), "trim"),
            Piece(circle(25, -190, 5) + circle(-4, -190, 5), "light"),
            Piece(circle(26, -190, 3.2) + circle(-5, -190, 3.2), "dark"),
        ),
        {"body": "#4f8f6a", "trim": "#e3b84a", "light": CREAM, "dark": NIGHT},
        {"head": (10, -214), "tail": (-34, 0), "back": (-4, -120)},
    )


def chameleon(tongue: float = 0) -> Motif:
    """Walking right; `tongue` shoots out by so many units; anchors "tongue" and "tail"."""
    tail = "-60,-80,26 -96,-66,20 -116,-34,15 -98,-8,12 -70,-16,10 -66,-40,8 -84,-46,5 -90,-36,3"
    body = "84,-116 56,-132 30,-150 -10,-158 -52,-138 -78,-98 -74,-72 -36,-60 20,-62 60,-70 92,-84 108,-100"
    head = "46,-126 52,-158 80,-172! 98,-150 124,-122 138,-104! 120,-88 88,-80 56,-88"
    out = (
        Piece(limb(f"118,-98,7 {130 + tongue * 0.5:.0f},-104,5 {134 + tongue:.0f},-108,7"), "tongue"),
        Piece(circle(136 + tongue, -108, 9), "tongue"),
    )
    return Motif(
        (
            Piece(limb("30,-74,20 54,-48,12 46,-14,10") + limb("-46,-74,20 -28,-46,12 -40,-14,10"), "far", 6),
            Piece(stroke("M46,-14l14,10M46,-14l-6,12M-40,-14l14,10M-40,-14l-6,12", 8), "far"),
            Piece(limb(tail), "body", 8),
            *(out if tongue else ()),
            Piece(spikes("-78,-92,24 -54,-132,24 -8,-150,24 30,-142,24 56,-124,24", -1, 0.3, 3, 1, -1), "far"),
            Piece(blob(body), "body", 28),
            Piece(
                within(
                    "".join(curve(f"{x},-170 {x + 10},-110 {x - 6},-50", 9) for x in (30, -2, -34, -62)), blob(body)
                ),
                "trim",
            ),
            Piece(limb("14,-76,24 26,-46,13 16,-10,11") + limb("-62,-78,24 -50,-46,13 -64,-10,11"), "body", 8),
            Piece(stroke("M16,-10l16,6M16,-10l-8,8M-64,-10l16,6M-64,-10l-8,8", 8), "body"),
            Piece(blob(head), "body", 18),
            Piece(curve("136,-102 110,-98 84,-104", 4), "far"),
            Piece(circle(94, -124, 17), "trim", 8),
            Piece(circle(98, -126, 7), "light"),
            Piece(circle(99, -126, 4.4), "dark"),
        ),
        {"body": "#6fa24c", "far": "#4a7a3e", "trim": "#e0b848", "tongue": "#d8566a", "light": CREAM, "dark": NIGHT},
        {"tongue": (140 + tongue, -108), "head": (84, -172), "back": (-10, -158), "tail": (-84, -44)},
    )


SNAKE_INKS: dict[str, Colour] = {
    "body": "#5c8f4f", "belly": "#d9cf8e", "trim": "#2f5a3c", "tongue": "#c8402f", "light": CREAM, "dark": NIGHT,
}  # fmt: skip


def _snake_head(x: float, y: float, turn: float, flip: bool = False) -> tuple[Piece, ...]:
    def put(shape: str) -> str:
        return place(shape, x, y, 1, turn, flip)

    return (
        Piece(put(stroke("M38,2H56M56,2L68,-5M56,2L68,8", 4)), "tongue"),
        Piece(put(blob("-18,-11 2,-17 26,-15 42,-3 40,7 22,14 -2,14 -18,10")), "body", 8),
        Piece(put(curve("40,4 26,6 12,4", 3.5)), "trim"),
        Piece(put(circle(18, -6, 4.6)), "light"),
        Piece(put(circle(19, -6, 2.8)), "dark"),
    )


def snake(pose: str = "coil") -> Motif:
    """`pose`: "coil" (head raised), "wave" (320 long, on the ground) or "ring" (biting its tail, centred on (0, "
    "-100))."""
    if pose == "wave":
        along = (
            "-160,-8,3 -132,-22,10 -100,-44,17 -66,-26,22 -34,-8,25 2,-30,27 36,-50,26 72,-28,23 100,-22,20 122,-46,18"
        )
        return Motif(
            (
                Piece(limb(along), "body", 12),
                Piece(marks(along, 0.28, 0.34, 3, 3, -1), "trim"),
                *_snake_head(132, -56, -22),
            ),
            SNAKE_INKS,
            {"mouth": (170, -70), "head": (134, -72), "tail": (-160, -8), "back": (2, -44)},
        )
    if pose == "ring":
        steps = [(-62 + 348 * i / 12, 3 + 30 * min(1, i / 5) - (8 if i > 10 else 0)) for i in range(13)]
        along = " ".join(
            f"{84 * math.cos(math.radians(a)):.1f},{-100 + 84 * math.sin(math.radians(a)):.1f},{w:.0f}"
            for a, w in steps
        )
        return Motif(
            (
                Piece(limb(along), "body", 14),
                Piece(edged(along, 1, 0.3, 0.3, 4), "belly"),
                Piece(marks(along, 0.2, 0.26, 3, 4, -2, -0.14), "trim"),
                *_snake_head(28, -184, 24)[1:],
                Piece(limb("64,-168,14 72,-158,12 80,-144,10"), "body"),
            ),
            SNAKE_INKS,
            {"head": (34, -200), "middle": (0, -100), "bottom": (0, 0)},
        )
    neck = "-20,-92,34 26,-112,30 18,-150,24 -2,-172,22 18,-196,21 40,-200,20"

    def loop(y: float, rx: float, ry: float) -> tuple[str, str]:
        rear = stroke(f"M{-rx},{y}A{rx},{ry} 0 0 1 {rx},{y}", 32)
        front = stroke(f"M{-rx},{y}A{rx},{ry} 0 0 0 {rx},{y}", 34)
        return rear, front

    rings = [loop(-38, 98, 22), loop(-66, 74, 18), loop(-92, 48, 13)]
    bands = [
        "".join(
            place(
                polygon([(-9, 0), (0, -12), (9, 0), (0, 12)]),
                rx * math.cos(a),
                y + ry * math.sin(a),
                1,
                -math.degrees(a) * 0.2 + 18,
            )
            for a in (0.5, 0.95, 1.4, 1.85, 2.3, 2.75)
        )
        for y, rx, ry in ((-38, 98, 22), (-66, 74, 18))
    ]
    return Motif(
        (
            Piece(limb("70,-14,26 118,-6,18 146,-14,9 160,-26,3"), "body", 10),
            Piece(rings[0][0] + rings[1][0] + rings[2][0], "trim"),
            Piece(rings[0][1], "body", 16),
            Piece(bands[0], "trim"),
            Piece(rings[1][1], "body", 16, True),
            Piece(bands[1], "trim"),
            Piece(rings[2][1], "body", 16, True),
            Piece(limb(neck), "body", 12),
            Piece(edged(neck, 1, 0.26, 0.4, 4), "belly"),
            *_snake_head(46, -202, 4),
        ),
        SNAKE_INKS,
        {"mouth": (88, -198), "head": (46, -220), "tail": (160, -26), "back": (0, -110)},
    )


FROG_INKS: dict[str, Colour] = {
    "body": "#6a9f45", "far": "#487a38", "belly": "#e6dfa0", "trim": "#3d6a34", "gold": "#e8b53f", "jewel": "#c8402f",
    "light": CREAM, "dark": NIGHT,
}  # fmt: skip


def crown(x: float, y: float, width: float = 56, turn: float = 0) -> tuple[Piece, ...]:
    """A small crown standing on (x, y)."""
    half = width / 2
    top = (
        f"M{-half},0L{-half * 1.25:.0f},{-width * 0.62:.0f}L{-half * 0.5:.0f},{-width * 0.3:.0f}L0,{-width * 0.76:.0f}"
    )
    top += f"L{half * 0.5:.0f},{-width * 0.3:.0f}L{half * 1.25:.0f},{-width * 0.62:.0f}L{half},0"
    top += f"Q0,{width * 0.12:.0f} {-half},0Z"
    knobs = ((-half * 1.25, -width * 0.64), (0.0, -width * 0.78), (half * 1.25, -width * 0.64))
    return (
        Piece(place(path(top), x, y, 1, turn), "gold", 10),
        Piece(
            place(
                "".join(circle(*knob, width * 0.075) for knob in knobs) + circle(0, -width * 0.14, width * 0.07),
                x,
                y,
                1,
                turn,
            ),
            "jewel",
        ),
    )


def frog(pose: str = "sit", crowned: bool = False) -> Motif:
    """`pose`: "sit" (170 high) or "leap" (260 long)."""
    if pose == "leap":
        body = "96,-154 116,-136 112,-112 76,-92 20,-74 -34,-62 -56,-78 -30,-110 20,-142 62,-160"
        return Motif(
            (
                Piece(
                    limb("-30,-84,36 -72,-92,24 -96,-60,14 -138,-66,9")
                    + stroke("M-138,-66l-22,-8M-138,-66l-24,4M-138,-66l-16,14", 6),
                    "far",
                    8,
                ),
                Piece(
                    limb("76,-104,22 96,-74,13 118,-66,9") + stroke("M118,-66l20,-8M118,-66l22,4M118,-66l14,14", 5),
                    "far",
                ),
                *(crown(66, -170, 46, -14) if crowned else ()),
                Piece(circle(76, -160, 17), "body", 8),
                Piece(blob(body), "body", 26),
                Piece(within(blob("118,-116 80,-108 20,-88 -50,-66 0,-50 110,-80"), blob(body)), "belly", 8),
                Piece(curve("114,-130 96,-124 78,-130", 4), "trim"),
                Piece(
                    "".join(ellipse(x, y, 8, 5, -28) for x, y in ((34, -126), (6, -112), (-18, -92), (44, -110))), "far"
                ),
                Piece(
                    limb("-30,-78,40 -78,-58,28 -92,-24,16 -134,-22,9")
                    + stroke("M-134,-22l-22,-8M-134,-22l-24,5M-134,-22l-16,15", 6),
                    "body",
                    12,
                ),
                Piece(
                    limb("54,-96,24 66,-62,14 88,-48,9") + stroke("M88,-48l20,-6M88,-48l20,8M88,-48l10,16", 5),
                    "body",
                    8,
                ),
                Piece(circle(80, -163, 9), "light"),
                Piece(ellipse(82, -163, 4.6, 6), "dark"),
            ),
            FROG_INKS,
            {"mouth": (114, -126), "head": (74, -176), "back": (0, -132)},
        )
    body = "104,-112 92,-92 74,-80 70,-50 56,-20 10,-10 -50,-10 -88,-26 -84,-62 -46,-104 10,-134 60,-140 94,-130"
    return Motif(
        (
            Piece(limb("58,-56,22 76,-30,13 74,-6,10") + stroke("M74,-4l24,2M74,-4l20,-6", 7), "far"),
            *(crown(40, -156, 54, -6) if crowned else ()),
            Piece(circle(64, -142, 22), "body", 10),
            Piece(blob(body), "body", 30),
            Piece(within(blob("110,-100 70,-92 40,-92 30,-50 10,0 80,0 100,-60"), blob(body)), "belly", 14),
            Piece(curve("104,-108 78,-98 50,-104", 4.5), "trim"),
            Piece(
                "".join(
                    ellipse(x, y, r, r * 0.7, -24)
                    for x, y, r in ((0, -118, 10), (-34, -98, 9), (20, -104, 6), (-10, -92, 6))
                ),
                "far",
            ),
            Piece(blob("-20,-66 4,-44 -2,-16 -40,-4 -84,-6 -98,-32 -70,-62"), "body", 16),
            Piece(limb("-60,-10,16 -20,-6,13 20,-4,9") + stroke("M20,-4l24,2M20,-4l20,-8", 7), "body"),
            Piece(limb("34,-66,24 46,-34,14 40,-6,11") + stroke("M40,-4l26,2M40,-4l20,-8", 7), "body", 6),
            Piece(circle(68, -145, 12.5), "light"),
            Piece(ellipse(71, -145, 5.4, 8), "dark"),
            Piece(circle(98, -118, 2.4), "trim"),
        ),
        FROG_INKS,
        {"mouth": (104, -108), "head": (50, -158), "back": (-30, -114)},
    )


def toad() -> Motif:
    """Squatting, seen from the front, 150 high, 230 wide."""
    body = "0,-120 40,-116 84,-84 104,-44 84,-10 0,-2 -84,-10 -104,-44 -84,-84 -40,-116"
    warts = "".join(
        circle(x, y, r)
        for x, y, r in (
            (-70, -74, 7),
            (-84, -50, 5),
            (-58, -94, 5),
            (66, -80, 6),
            (84, -54, 7),
            (52, -100, 4),
            (0, -112, 4),
            (-14, -106, 3),
        )
    )
    return Motif(
        (
            Piece(both(blob("60,-50 100,-56 122,-30 112,-4 60,-2")), "far", 12),
            Piece(both(circle(38, -124, 22)), "body", 10),
            Piece(blob(body), "body", 32),
            Piece(blob("0,-66 50,-62 66,-36 44,-8 0,-2 -44,-8 -66,-36 -50,-62"), "belly", 18),
            Piece(warts, "far"),
            Piece(curve("-80,-58 -40,-70 0,-74 40,-70 82,-56", 5), "dark"),
            Piece(
                both(limb("58,-44,22 62,-20,16 52,-4,14")) + both(stroke("M52,-4l20,3M52,-4l6,5M52,-4l-10,4", 7)),
                "body",
                8,
            ),
            Piece(both(ellipse(38, -127, 14, 12)), "gold"),
            Piece(ellipse(40, -127, 9, 4) + ellipse(-36, -127, 9, 4), "dark"),
            Piece(both(curve("20,-136 38,-144 58,-134", 5)), "far"),
        ),
        {**FROG_INKS, "body": "#8a7348", "far": "#665234", "belly": "#d6c392", "gold": "#e6a83a"},
        {"mouth": (0, -68), "head": (0, -122), "left eye": (-38, -127), "right eye": (38, -127)},
    )


GALLERY: dict[str, Motif] = {
    "snail": snail(),
    "tortoise": tortoise().moved(0, 0, 0.78),
    "tortoise up": tortoise("up").moved(0, 0, 0.78),
    "crocodile": crocodile().moved(0, 0, 0.78),
    "crocodile open": crocodile(34).moved(0, 0, 0.78),
    "lizard": lizard(),
    "chameleon": chameleon(),
    "chameleon tongue": chameleon(40),
    "snake coil": snake(),
    "snake wave": snake("wave").moved(0, 0, 0.78),
    "snake ring": snake("ring"),
    "frog": frog(),
    "frog crowned": frog(crowned=True),
    "frog leap": frog("leap"),
    "toad": toad(),
}
