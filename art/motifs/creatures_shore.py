"""Creatures of the shore and the shallows, standing on (0, 0), about 200 high.

octopus("spread" | "holding")                  350 wide; spread: arms on the ground; holding: arms held out;
                                               anchors "tip 1" (upper left) round by the bottom to "tip 8" (upper
                                               right), "head", "eye"; body, far, trim (suckers), light, dark
jellyfish()                                    down to y = 0; body, trim, frill, thread, light; anchors "top", "basket"
crab()                                         from the front, claws raised; body, far, belly; anchors "left claw",
                                               "right claw", "back"
lobster()                                      from above, head up, 265 high; body, far; "left claw", "right claw"
seahorse()                                     body, fin, belly; anchors "nose", "head", "tail", "back"
starfish()                                     lying flat around (0, -90); body, trim
shell("scallop" | "spiral" | "nautilus", pearl=False)
    130, 190 and 150 high; body, trim, mouth; a scallop with a pearl is open: inside, pearl; anchor "middle".
"""

from __future__ import annotations

import math

from art.motif import Motif, Piece
from art.motifs.creatures_sea import CREAM, NIGHT
from art.motifs.curves import blob, both, curve, leaf, limb, spine, within
from art.shapes import Point, circle, ellipse, line, place, stroke

_ARMS = {
    "spread": (
        "-40,-96,34 -84,-84,26 -128,-100,16 -150,-136,10 "
            "-128,-152,4", "-30,-80,34 -76,-44,26 -124,-40,16 -158,-62,9 -170,-44,4",
        "-20,-70,32 -52,-20,24 -92,-8,15 -126,-16,9 -132,-2,4", "-6,-66,30 -16,-24,24 -44,0,15 -62,-2,9 -58,-16,4",
        "8,-66,30 18,-26,24 40,-2,15 66,-2,9 72,-16,4", "20,-70,32 54,-24,24 92,-10,15 120,-24,9 138,-12,4",
        "30,-80,34 80,-50,26 124,-56,16 154,-84,9 172,-72,4", "40,-96,34 86,-92,26 124,-116,16 140,-156,10 118,-164,4",
    ),
    "holding": (
        "-40,-100,34 -84,-110,26 -112,-156,17 -96,-202,11 "
            "-112,-220,6", "-34,-90,34 -92,-84,26 -134,-106,17 -150,-150,11 -166,-158,6",
        "-28,-78,32 -84,-52,25 -134,-54,16 -162,-84,10 "
            "-180,-82,6", "-12,-68,30 -42,-16,24 -88,0,15 -130,-14,10 -144,-28,6",
        "12,-68,30 42,-14,24 86,2,15 128,-10,10 146,-20,6", "28,-78,32 86,-54,25 132,-60,16 164,-92,10 180,-86,6",
        "34,-90,34 92,-88,26 138,-112,17 148,-158,11 164,-170,6", "40,-100,34 84,-114,26 108,-160,17 94,-204,11 "
            "108,-224,6",
    ),
}  # fmt: skip


def octopus(pose: str = "spread") -> Motif:
    """`pose`: "spread" (arms on the ground) or "holding" (arms out); anchors "tip 1" (left) to "tip 8" (right)."""
    arms = _ARMS[pose]
    suckers = ""
    for number, arm in enumerate(arms):
        side = -1 if number < 4 else 1
        for x, y, dx, dy, width in spine(arm, 4)[4:-1]:
            if width > 7:
                suckers += circle(x - dy * width * 0.24 * side, y + dx * width * 0.24 * side, width * 0.15 + 0.8)
    mantle = "4,-236 44,-222 62,-184 54,-146 46,-112 40,-84 0,-64 -40,-84 -46,-112 -58,-146 -60,-190 -36,-224"
    anchors: dict[str, Point] = {"head": (0, -236), "eye": (20, -128)}
    for number, arm in enumerate(arms):
        tip = arm.split()[-1].split(",")
        anchors[f"tip {number + 1}"] = (float(tip[0]), float(tip[1]))
    return Motif(
        (
            Piece("".join(limb(arm) for arm in (arms[0], arms[2], arms[5], arms[7])), "far", 10),
            Piece("".join(limb(arm) for arm in (arms[1], arms[3], arms[4], arms[6])), "body", 12),
            Piece(suckers, "trim"),
            Piece(blob(mantle), "body", 34),
            Piece(
                ellipse(-26, -190, 9, 12, 20)
                + ellipse(2, -208, 6, 8)
                + ellipse(30, -186, 6, 9, -20)
                + ellipse(-8, -172, 5, 6),
                "far",
            ),
            Piece(ellipse(-22, -122, 15, 12) + ellipse(24, -122, 15, 12), "light"),
            Piece(ellipse(-19, -121, 9, 6) + ellipse(27, -121, 9, 6), "dark"),
            Piece(stroke("M-40,-128Q-22,-142 -6,-128M8,-128Q24,-142 42,-128", 6), "far"),
        ),
        {"body": "#c4523c", "far": "#9c3a34", "trim": "#f0c9a0", "light": CREAM, "dark": NIGHT},
        anchors,
    )


def jellyfish() -> Motif:
    """Floating; its tentacles reach down to y = 0."""
    bell = (
        "0,-222 56,-208 90,-168 96,-122! 80,-134 64,-118! 44,-132 22,-116! 0,-130 -22,-116! -44,-132 -64,-118! "
        "-80,-134 -96,-122! -90,-168 -56,-208"
    )
    threads = "".join(
        curve(f"{x},-124 {x + s * 12},-92 {x - s * 10},-56 {x + s * 8},{end}", 4.5)
        for x, s, end in ((-82, 1, -28), (-58, -1, -4), (-34, 1, -36), (34, -1, -22), (60, 1, -2), (84, -1, -34))
    )
    frills = limb("-16,-124,24 -26,-92,20 -10,-62,15 -20,-30,9 -12,-8,3") + limb(
        "14,-124,24 26,-96,20 8,-64,15 20,-34,9 10,2,3"
    )
    return Motif(
        (
            Piece(threads, "thread"),
            Piece(frills, "frill", 9),
            Piece(ellipse(0, -126, 82, 14), "frill"),
            Piece(blob(bell), "body", 34),
            Piece(
                curve("0,-216 -42,-176 -56,-130", 4)
                + curve("0,-216 42,-176 56,-130", 4)
                + line([(0, -214), (0, -138)], 4),
                "trim",
            ),
            Piece(curve("-62,-176 -44,-196 -22,-206", 7), "light"),
        ),
        {"body": "#d9706a", "trim": "#b34f58", "frill": "#f0b39a", "thread": "#e59b86", "light": "#fbe6cf"},
        {"top": (0, -222), "basket": (0, -6)},
    )


def crab() -> Motif:
    """Seen from the front, claws raised; anchors "left claw" and "right claw"."""
    leg = "".join(
        limb(f"{60 + i * 4},{-66 + i * 12},12 {112 - i * 8},{-74 + i * 20},9 {132 - i * 14},{-26 + i * 9},3")
        for i in range(3)
    )
    carapace = "0,-118 44,-114 78,-90 74,-56 40,-32 0,-26 -40,-32 -74,-56 -78,-90 -44,-114"
    claw = blob("104,-130 96,-160 104,-190 122,-206! 120,-182 128,-168! 140,-184 140,-200! 152,-172 142,-140 122,-126")
    return Motif(
        (
            Piece(both(leg), "far", 8),
            Piece(both(limb("60,-78,18 96,-92,16 116,-130,16")), "far", 8),
            Piece(claw, "body", 14),
            Piece(place(claw, -6, 10, 0.92, 0, True), "body", 14),
            Piece(stroke("M-22,-112L-26,-138M22,-112L30,-136", 6), "far"),
            Piece(blob(carapace), "body", 28),
            Piece(within(blob("-84,-44 -40,-56 0,-60 40,-56 84,-44 60,0 -60,0"), blob(carapace)), "belly", 8),
            Piece(
                "".join(
                    circle(x, y, r)
                    for x, y, r in ((-30, -88, 5), (-8, -98, 4), (14, -90, 5), (36, -94, 4), (0, -76, 4))
                ),
                "belly",
            ),
            Piece(circle(-26, -142, 10) + circle(30, -140, 10), "light"),
            Piece(circle(-24, -142, 6) + circle(32, -140, 6), "dark"),
        ),
        {"body": "#d4502f", "far": "#a83a2b", "belly": "#f0b078", "light": CREAM, "dark": NIGHT},
        {"left claw": (-124, -186), "right claw": (130, -188), "back": (0, -118)},
    )


def lobster() -> Motif:
    """Seen from above, head up, 250 high; anchors "left claw" and "right claw"."""
    legs = "".join(
        limb(f"18,{-128 + i * 14},8 {56 - i * 3},{-136 + i * 22},6 {70 - i * 6},{-104 + i * 24},3") for i in range(4)
    )
    crusher = blob("54,-192 40,-216 48,-244 70,-258! 68,-236 78,-224! 90,-240 88,-256! 104,-228 96,-200 74,-186")
    rings = "".join(
        blob(f"{-w},{y - 8} 0,{y - 12} {w},{y - 8} {w + 3},{y + 4} 0,{y + 8} {-w - 3},{y + 4}")
        for y, w in ((-84, 24), (-67, 23), (-51, 21), (-36, 18))
    )
    return Motif(
        (
            Piece(curve("-8,-186 -24,-222 -22,-250 -10,-266", 4) + curve("8,-186 20,-220 16,-246 26,-268", 4), "far"),
            Piece(both(legs), "far"),
            Piece(both(limb("18,-158,14 44,-170,13 64,-194,14")), "far"),
            Piece(crusher, "body", 12),
            Piece(place(crusher, 0, -24, 0.86, 0, True), "body", 12),
            Piece("".join(leaf(0, -30, 44, 20, turn) for turn in (38, 64, 90, 116, 142)), "far", 8),
            Piece(rings, "body", 10),
            Piece(
                "".join(stroke(f"M{-w},{y}Q0,{y + 6} {w},{y}", 4) for y, w in ((-76, 22), (-60, 20), (-44, 18))), "far"
            ),
            Piece(blob("0,-198! 14,-180 26,-150 28,-110 22,-86 0,-80 -22,-86 -28,-110 -26,-150 -14,-180"), "body", 16),
            Piece(curve("-18,-112 0,-122 18,-112", 4) + curve("0,-180 2,-150 0,-124", 4), "far"),
            Piece(circle(-14, -178, 6) + circle(14, -178, 6), "dark"),
        ),
        {"body": "#b5382c", "far": "#84272a", "light": CREAM, "dark": NIGHT},
        {"left claw": (-64, -230), "right claw": (78, -242), "back": (0, -140)},
    )


def seahorse() -> Motif:
    torso = "12,-172,26 -4,-148,32 4,-114,42 14,-84,36 4,-54,24 -20,-30,17 -30,-6,13 -8,6,11 10,-8,9 0,-22,6 -8,-12,3"
    bars = "".join(
        line([(x - dy * w * 0.42, y + dx * w * 0.42), (x + dy * w * 0.1, y - dx * w * 0.1)], 4)
        for x, y, dx, dy, w in spine(torso, 3)[3:16]
    )
    return Motif(
        (
            Piece(blob("-14,-124 -44,-132 -56,-112 -50,-84! -30,-84 -8,-88"), "fin", 10),
            Piece(blob("-4,-200 -10,-224 4,-214 12,-234 22,-214 36,-224 32,-198"), "fin", 8),
            Piece(limb(torso), "body", 18),
            Piece(
                blob("12,-212 36,-206 46,-190 74,-184 86,-188! 88,-170! 72,-168 48,-164 26,-154 2,-160 -8,-188"),
                "body",
                16,
            ),
            Piece(bars, "belly"),
            Piece(blob("-10,-150 -26,-158! -20,-142") + blob("-16,-172 -30,-182! -14,-186"), "fin"),
            Piece(blob("8,-168 -8,-160 -18,-146! -2,-148"), "fin"),
            Piece(circle(28, -188, 8), "light"),
            Piece(circle(29, -188, 5), "dark"),
        ),
        {"body": "#dd9a3e", "fin": "#c2612f", "belly": "#f4d593", "light": CREAM, "dark": NIGHT},
        {"nose": (88, -178), "head": (12, -214), "tail": (-8, -10), "back": (-20, -120)},
    )


def starfish() -> Motif:
    """Lying flat, centred on (0, -90)."""
    points, dots = "", ""
    for i in range(5):
        a = math.radians(-96 + 72 * i)
        b = math.radians(-60 + 72 * i)
        reach = (92, 88, 96, 86, 92)[i]
        points += f"{reach * math.cos(a - 0.09):.0f},{-90 + reach * math.sin(a - 0.09):.0f} "
        points += f"{reach * math.cos(a + 0.09):.0f},{-90 + reach * math.sin(a + 0.09):.0f} "
        points += f"{38 * math.cos(b):.0f},{-90 + 38 * math.sin(b):.0f} "
        dots += "".join(circle(r * math.cos(a), -90 + r * math.sin(a), 6.4 - r * 0.045) for r in (22, 40, 56, 70))
    return Motif(
        (Piece(blob(points), "body", 26), Piece(dots + circle(0, -90, 6), "trim")),
        {"body": "#d9663c", "trim": "#f3c48a"},
        {"middle": (0, -90), "top": (-10, -180)},
    )


def shell(kind: str = "scallop", pearl: bool = False) -> Motif:
    """`kind`: "scallop" (130 high), "spiral" (a whelk, 190 high) or "nautilus" (170 high); a scallop may hold a "
    "`pearl`."""
    if kind == "spiral":
        whorls = ((0, -58, 62, 50), (-6, -112, 42, 34), (-10, -148, 27, 23), (-13, -174, 15, 15))
        return Motif(
            (
                Piece(blob("-48,-60 -20,-6 22,0! 58,-30 64,-70 20,-96"), "body", 24),
                *(Piece(ellipse(x, y, rx, ry, -14), "body", 18) for x, y, rx, ry in reversed(whorls)),
                Piece(blob("26,-84 56,-74 58,-40 24,-2! 10,-30 12,-62"), "mouth", 10),
                Piece(stroke("M-44,-84Q0,-70 44,-92M-34,-128Q-6,-116 28,-134M-26,-160Q-10,-150 12,-162", 5), "trim"),
            ),
            {"body": "#e8c79a", "trim": "#b5734c", "mouth": "#e08f7a"},
            {"mouth": (36, -44), "top": (-14, -188)},
        )
    if kind == "nautilus":
        turns = [math.radians(20 - 540 * i / 15) for i in range(16)]
        reach = [5 * 1.19**i for i in range(16)]
        whorl = " ".join(
            f"{r * math.cos(a) - 6:.1f},{r * math.sin(a) - 76:.1f},{max(3, r * 0.92):.1f}"
            for a, r in zip(turns, reach, strict=True)
        )
        bands = "".join(
            curve(
                f"{x - dy * w * 0.5:.1f},{y + dx * w * 0.5:.1f} {x - dx * 9:.1f},{y - dy * 9:.1f} "
                f"{x + dy * w * 0.1:.1f},{y - dx * w * 0.1:.1f}",
                8,
            )
            for x, y, dx, dy, w in spine(whorl, 3)[24:-4:2]
        )
        x, y, dx, dy, w = spine(whorl, 3)[-1]
        return Motif(
            (
                Piece(limb(whorl, 3) + circle(-6, -76, 34), "body", 26),
                Piece(within(bands, limb(whorl, 3)), "trim"),
                Piece(
                    curve(
                        " ".join(
                            f"{px + qy * pw * 0.46:.1f},{py - qx * pw * 0.46:.1f}"
                            for px, py, qx, qy, pw in spine(whorl, 3)[6:]
                        ),
                        4,
                    ),
                    "trim",
                ),
                Piece(ellipse(x, y, w * 0.2, w * 0.47, math.degrees(math.atan2(dy, dx))), "mouth"),
            ),
            {"body": "#f0e0c2", "trim": "#b8623c", "mouth": "#7a4a44"},
            {"mouth": (x, y)},
        ).moved(0, 66, 1.7, 0, True)
    fan = (
        "0,-4! 24,-16 66,-50 84,-92! 70,-104 56,-118! 44,-122 30,-132! 14,-130 0,-138! -14,-130 -30,-132! "
        "-44,-122 -56,-118! -70,-104 -84,-92! -66,-50 -24,-16"
    )
    ribs = "".join(
        line([(x * 0.16, -18), (x, y)], 4.5)
        for x, y in ((-62, -98), (-38, -116), (-13, -122), (13, -122), (38, -116), (62, -98))
    )
    inside = (
        Piece(place(blob(fan), 0, -26, 0.96), "inside", 24),
        Piece(ellipse(0, -44, 78, 20), "mouth", 8),
        Piece(circle(4, -56, 15), "pearl", 12),
        Piece(blob("0,0! 30,-2 70,-20 86,-46! 60,-40 0,-30 -60,-40 -86,-46! -70,-20 -30,-2"), "body", 12),
        Piece("".join(line([(x * 0.3, -4), (x, -36)], 4.5) for x in (-54, -28, 0, 28, 54)), "trim"),
    )
    closed = (
        Piece(blob("-26,-14! -22,2! 22,2! 26,-14! 0,-24"), "trim", 8),
        Piece(blob(fan), "body", 30),
        Piece(ribs, "trim"),
    )
    return Motif(
        inside if pearl else closed,
        {"body": "#eeb69a", "trim": "#cf7b6a", "inside": "#f5d9bd", "mouth": "#9c5a58", "pearl": "#f8f2e4"},
        {"middle": (4, -56), "top": (0, -138)},
    )


GALLERY: dict[str, Motif] = {
    "octopus": octopus().moved(0, 0, 0.78),
    "octopus holding": octopus("holding").moved(0, 0, 0.78),
    "jellyfish": jellyfish(),
    "crab": crab(),
    "lobster": lobster(),
    "seahorse": seahorse(),
    "starfish": starfish(),
    "shell scallop": shell(),
    "shell pearl": shell(pearl=True),
    "shell spiral": shell("spiral"),
    "shell nautilus": shell("nautilus"),
}
