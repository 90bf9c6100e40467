"""Creatures of the sea and the shore; those that swim are drawn around (0, -100).

fish("round" | "long")       a striped one, a mackerel; body, fin, belly, trim; anchors mouth, back, tail
goldfish()                   long veils, 240 wide; body, fin, veil, belly; anchors mouth, back, tail
anglerfish()                 body, fin, mouth, glow (lamp), light (teeth); anchors lure, mouth, back
crab()                       from the front, claws raised; body, far, belly; anchors "left claw", "right claw", back
starfish()                   lying flat around (0, -90); body, trim; anchors middle, top

Inks light and dark draw the eyes.
"""

from __future__ import annotations

import math

from art.colour import Colour
from art.motif import Motif, Piece
from art.motifs.creatures import CREAM, NIGHT
from art.motifs.curves import blob, both, clipped, curve, limb
from art.shapes import circle, ellipse, place, polygon, stroke

FISH_INKS: dict[str, Colour] = {
    "body": "#e08a3c", "fin": "#c75a33", "belly": "#f3d9a0", "trim": "#f6ead0", "light": CREAM, "dark": NIGHT,
}  # fmt: skip


def fish(shape: str = "round") -> Motif:
    """`shape`: "round" (striped) or "long" (a mackerel); about 220 across."""
    if shape == "long":
        body = "128,-98 96,-118 40,-128 -20,-122 -84,-106! -84,-92! -20,-74 40,-70 96,-80"
        bars = "".join(curve(f"{x},-136 {x - 8},-116 {x + 2},-102", 7) for x in (70, 46, 22, -2, -26, -50))
        return Motif(
            (
                Piece(blob("-78,-102 -104,-128 -140,-142! -126,-100 -140,-58! -104,-72 -78,-94"), "fin", 8),
                Piece(blob("40,-124 10,-146 -6,-144! -4,-122") + blob("20,-76 -6,-54 -20,-56! -16,-78"), "fin"),
                Piece(blob(body), "body", 20),
                Piece(clipped(blob("130,-92 60,-94 -20,-96 -90,-96 -20,-60 80,-60"), blob(body)), "belly", 8),
                Piece(clipped(bars, blob(body)), "fin"),
                Piece(blob("62,-96 44,-86 24,-84! 34,-100 50,-106"), "fin"),
                Piece(curve("84,-118 78,-100 84,-80", 4), "fin"),
                Piece(circle(104, -102, 6.5), "light"),
                Piece(circle(105, -102, 4), "dark"),
            ),
            {**FISH_INKS, "body": "#4f8a94", "fin": "#27525f", "belly": "#e9e2cc"},
            {"mouth": (126, -97), "back": (20, -128), "tail": (-134, -100)},
        )
    body = "100,-100 82,-136 40,-160 -14,-152 -56,-120 -74,-104! -74,-92! -52,-70 -14,-44 40,-38 80,-62"
    return Motif(
        (
            Piece(blob("-66,-102 -92,-134 -126,-146! -110,-98 -124,-50! -92,-64 -66,-92"), "fin", 10),
            Piece(blob("44,-154 20,-186 -26,-188! -24,-150") + blob("26,-44 4,-16 -32,-14! -22,-52"), "fin", 8),
            Piece(blob(body), "body", 28),
            Piece(
                clipped(
                    curve("50,-176 60,-100 46,-20", 12)
                    + curve("0,-170 10,-100 -4,-20", 12)
                    + curve("-40,-150 -34,-98 -44,-40", 9),
                    blob(body),
                ),
                "trim",
            ),
            Piece(blob("22,-100 0,-80 -24,-82! -20,-98 -22,-114! 2,-114"), "fin", 8),
            Piece(circle(76, -110, 9), "light"),
            Piece(circle(78, -110, 5.4), "dark"),
            Piece(curve("100,-98 92,-92 86,-84", 4), "fin"),
        ),
        FISH_INKS,
        {"mouth": (100, -98), "back": (10, -160), "tail": (-116, -98)},
    )


def goldfish() -> Motif:
    """With long veils, 230 wide."""
    body = "104,-104 92,-130 56,-148 12,-142 -26,-116 -40,-104 -28,-84 10,-66 56,-62 90,-78"
    return Motif(
        (
            Piece(blob("-28,-104 -60,-140 -104,-172 -136,-168! -122,-138 -134,-120! -112,-104 -40,-92"), "fin", 14),
            Piece(blob("-30,-98 -70,-90 -112,-62 -140,-24! -104,-28 -90,-10! -66,-40 -24,-78"), "veil", 14),
            Piece(blob("60,-144 34,-178 -8,-188! -10,-160 -16,-132"), "fin", 10),
            Piece(blob("18,-72 4,-48 -16,-34! -18,-56 -8,-78") + blob("56,-66 46,-40 28,-26! 28,-48 36,-68"), "veil"),
            Piece(blob(body), "body", 26),
            Piece(clipped(blob("106,-92 60,-86 0,-88 -30,-90 10,-50 80,-50"), blob(body)), "belly", 8),
            Piece(
                "".join(
                    stroke(f"M{x},{y}q8,7 0,14", 4)
                    for x, y in ((30, -128), (12, -122), (30, -110), (12, -104), (-6, -112))
                ),
                "fin",
            ),
            Piece(curve("62,-136 56,-110 62,-86", 4), "fin"),
            Piece(circle(82, -112, 10), "light"),
            Piece(circle(84, -112, 6), "dark"),
            Piece(ellipse(103, -100, 4, 6), "fin"),
        ),
        {"body": "#e2632e", "fin": "#c4412a", "veil": "#ee9457", "belly": "#f3c987", "light": CREAM, "dark": NIGHT},
        {"mouth": (105, -100), "back": (30, -146), "tail": (-120, -100)},
    )


def anglerfish() -> Motif:
    """Its lamp hangs before a mouth full of teeth; anchor "lure"."""
    body = (
        "70,-150 20,-182 -40,-168 -84,-124 -104,-100! -104,-84! -70,-40 -10,-10 56,-18 96,-52! 60,-70 40,-90 "
        "48,-110 86,-124!"
    )
    upper = "".join(
        polygon([(x, y), (x + 11, y - 3), (x + 8, y + h)])
        for x, y, h in ((52, -111, 26), (64, -116, 20), (75, -120, 22))
    )
    lower = "".join(
        polygon([(x, y), (x + 11, y + 5), (x + 9, y - h)]) for x, y, h in ((50, -75, 18), (62, -69, 26), (75, -62, 22))
    )
    return Motif(
        (
            Piece(blob("-92,-96 -122,-122 -146,-128! -136,-92 -146,-54! -120,-62 -92,-86"), "fin", 10),
            Piece(blob("-20,-172 -44,-194 -68,-190! -60,-150") + blob("-30,-22 -46,2 -70,4! -62,-40"), "fin", 8),
            Piece(curve("34,-172 44,-214 84,-228 112,-206 114,-180", 5), "fin"),
            Piece(circle(114, -168, 20), "glow", 8),
            Piece(circle(114, -168, 10), "light"),
            Piece(blob("96,-52! 60,-70 40,-90 48,-110 86,-124! 66,-100 74,-76"), "mouth"),
            Piece(blob("88,-126 44,-112 34,-90 58,-66 98,-50 66,-50 20,-70 20,-110 50,-134"), "mouth"),
            Piece(blob(body), "body", 34),
            Piece(upper + lower, "light"),
            Piece(blob("-8,-78 -34,-56 -60,-54! -54,-74 -62,-94! -34,-94"), "fin", 8),
            Piece(
                "".join(
                    circle(x, y, r)
                    for x, y, r in ((-40, -128, 5), (-16, -146, 4), (-58, -106, 4), (-8, -40, 5), (16, -34, 4))
                ),
                "fin",
            ),
            Piece(circle(36, -140, 13), "light"),
            Piece(circle(39, -140, 7.5), "dark"),
        ),
        {
            "body": "#3f3a55",
            "fin": "#5c5478",
            "mouth": "#7d2a3a",
            "glow": "#f2c14e",
            "light": "#fbf3d6",
            "dark": "#12101f",
        },
        {"lure": (114, -168), "mouth": (70, -94), "back": (-30, -172)},
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
            Piece(clipped(blob("-84,-44 -40,-56 0,-60 40,-56 84,-44 60,0 -60,0"), blob(carapace)), "belly", 8),
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


GALLERY: dict[str, Motif] = {
    "fish round": fish(),
    "fish long": fish("long"),
    "goldfish": goldfish(),
    "anglerfish": anglerfish(),
    "crab": crab(),
    "starfish": starfish(),
}
