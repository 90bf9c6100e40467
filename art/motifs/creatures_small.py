"""Insects, drawn large (100 to 240 high), so that a scene may make one a giant.

moth()                  from above, head up, 270 wide; wing, under, edge, spot, body
bee()                   in flight, facing right; body, dark (stripes), fur, wing; anchors sting, feet
beetle()                a stag beetle from above, 240 high; body, trim, horn, sheen; anchor horns

Inks light and dark draw the eyes.
"""

from __future__ import annotations

from art.colour import Colour
from art.motif import Motif, Piece
from art.motifs.creatures import CREAM, NIGHT
from art.motifs.curves import blob, both, clipped, curve, limb, plume
from art.shapes import circle, ellipse, line, stroke


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
            Piece(both(clipped(curve("76,-80 58,-44 30,-10", 8), blob(hind))), "edge"),
            Piece(both(blob(fore)), "wing", 20),
            Piece(both(clipped(bands, blob(fore))), "edge"),
            Piece(both(circle(70, -128, 13)), "edge"),
            Piece(both(circle(70, -128, 8)), "spot"),
            Piece(both(circle(70, -128, 4)), "dark"),
            Piece(limb("0,-132,26 0,-100,28 0,-60,22 0,-26,8"), "body", 10),
            Piece(stroke("M-11,-84Q0,-78 11,-84M-10,-68Q0,-62 10,-68M-8,-52Q0,-46 8,-52", 4), "under"),
            Piece("".join(plume(0, -136, 24, 12, t) for t in (30, 60, 90, 120, 150)) + circle(0, -140, 13), "spot", 8),
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
            Piece(plume(6, -104, 92, 36, -132), "wing", 10),
            Piece(
                curve("10,-56 4,-38 12,-26", 4.5)
                + curve("28,-58 28,-40 38,-30", 4.5)
                + curve("-6,-52 -16,-38 -10,-24", 4.5),
                "dark",
            ),
            Piece(curve("62,-100 78,-124 96,-126", 4) + curve("58,-104 66,-130 80,-140", 4), "dark"),
            Piece(blob(abdomen), "body", 22),
            Piece(clipped(stripes, blob(abdomen)), "dark"),
            Piece(circle(22, -82, 31), "fur", 16),
            Piece(circle(56, -84, 21), "dark", 8),
            Piece(ellipse(62, -88, 6, 9, 14), "light"),
            Piece(ellipse(63, -87, 3.4, 5.6, 14), "dark"),
            Piece(plume(16, -100, 100, 40, -112), "wing", 12),
            Piece(curve("14,-110 6,-150 -12,-182", 3), "fur"),
        ),
        BEE_INKS,
        {"sting": (-104, -54), "head": (58, -106), "feet": (12, -26), "back": (20, -114)},
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


GALLERY: dict[str, Motif] = {
    "moth": moth(),
    "bee": bee(),
    "beetle": beetle(),
}
