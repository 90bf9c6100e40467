"""Insects, drawn large (100 to 240 high), so that a scene may make one a giant.

butterfly()             from above, one wing turned away; wing, under, edge, spot, body; anchors head, middle, "left
                        wing", "right wing"
moth()                  from above, head up, 270 wide; wing, under, edge, spot, body
bee()                   in flight, facing right; body, dark (stripes), fur, wing; anchors sting, feet
beetle()                a stag beetle from above, 240 high; body, trim, horn, sheen; anchor horns
ant("" | "leaf" | "crumb")    120 high; body, dark (legs), load, vein; anchor jaws

Inks light and dark draw the eyes.
"""

from __future__ import annotations

from art.colour import Colour
from art.motif import Motif, Piece
from art.motifs.creatures import CREAM, NIGHT
from art.motifs.curves import blob, both, clipped, curve, limb, mirrored, plume
from art.shapes import circle, ellipse, line, stroke

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


def butterfly() -> Motif:
    """From above, head up, one wing turned away."""
    antennae = curve("-3,-140 -12,-172 -30,-190", 3.5) + curve("3,-140 12,-172 30,-190", 3.5)
    body = (
        Piece(antennae + circle(-30, -190, 5) + circle(30, -190, 5), "body"),
        Piece(limb("0,-136,11 0,-116,15 0,-92,13 0,-60,10 0,-36,4"), "body"),
        Piece(circle(0, -140, 8), "body"),
    )
    wings = _wing_pair()
    far = tuple(Piece(_squeezed(mirrored(piece.shape), 0, 0.5, 10), piece.ink, piece.depth * 0.6) for piece in wings)
    near = tuple(Piece(_squeezed(piece.shape, 0, 0.94, -8), piece.ink, piece.depth) for piece in wings)
    anchors = {"head": (0, -146), "middle": (0, -104), "left wing": (-64, -218), "right wing": (122, -218)}
    return Motif((*far, *near, *body), BUTTERFLY_INKS, anchors)


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


GALLERY: dict[str, Motif] = {
    "butterfly": butterfly(),
    "moth": moth(),
    "bee": bee(),
    "beetle": beetle(),
    "ant": ant(),
    "ant leaf": ant("leaf"),
}
