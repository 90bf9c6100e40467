"""Beasts from far away: elephant, camel.

    elephant_walk() (trunk up)  camel() (with a blanket)
    Heads alone, around (0, 0): elephant_head(trunk="down" | "up" | "curl" | "out", asleep=False),
    camel_head()

Inks: body, shade, belly, dark; light (tusks, nails), rose (ears), mark (spots, stripes), mane, trim and
metal (blanket). ELEPHANT, LION, CAMEL hold the usual ones.
Anchors: eye, mouth, head, back; trunk (its tip); saddle of elephant and camel; tail of elephant.
"""

from __future__ import annotations

from art.motif import Motif, Piece
from art.motifs.curves import blink, form, tube, within
from art.shapes import circle, ellipse, stroke

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
    skull = form("-30,-6 -22,-40 6,-50 32,-38 44,-10 40,20 20,34 -10,34")
    way = TRUNKS[trunk]
    rings = "".join(tube(way, 0.4 + i * 0.11, 0.43 + i * 0.11, 0.8) for i in range(5))
    return Motif(
        (
            Piece(tube("34,18,12 54,36,9 70,34,4"), "light"),
            Piece(skull + tube(way), "body", 22),
            Piece(rings, "shade"),
            Piece(tube("22,22,15 40,44,11 58,44,4"), "light", 4),
            Piece(form("-4,-40 -44,-50 -72,-20 -64,26 -34,50 -8,26 -2,-6"), "shade", 18, lifted=True),
            Piece(form("-12,-30 -44,-38 -62,-14 -54,20 -32,36 -16,16"), "rose", 12),
            Piece(blink(22, -14, 7.92) if asleep else circle(22, -14, 4.4), "dark"),
        ),
        ELEPHANT,
        {"eye": (22, -14), "trunk": TRUNK_TIPS[trunk], "head": (4, -50), "mouth": (28, 30)},
    )


def _foot(x: float, y: float = 0) -> str:
    return "".join(ellipse(x + k, y - 4, 4.4, 4) for k in (-4, 5, 14))


def elephant_walk() -> Motif:
    body = form("-112,-92 -96,-150 -44,-172 14,-162 60,-140 70,-92 52,-62 -10,-58 -82,-54 -106,-64")
    return Motif(
        (
            Piece(tube("-56,-74,46 -46,-36,36 -44,-16,34") + tube("34,-74,42 26,-36,34 18,-16,32"), "shade", 12),
            Piece(tube("-108,-116,10 -122,-84,7 -120,-56,6") + ellipse(-119, -48, 6, 11), "shade"),
            Piece(
                body + tube("-82,-84,60 -88,-42,42 -86,-18,38") + tube("50,-84,52 58,-42,40 64,-18,36"), "body", 36,
            ),
            Piece(_foot(-80) + _foot(70), "light"),
        ),
        ELEPHANT,
        {"back": (-40, -172), "saddle": (-30, -170), "tail": (-119, -44)},
    ) + elephant_head(trunk="up").moved(58, -134, 0.94, 2)  # fmt: skip


LION = {"body": "#e0a84e", "shade": "#b27a30", "belly": "#f7e3b4", "mane": "#a34a22", "rose": "#c24a3c",
        "light": "#fbf1d8",
        "trim": "#b8352c", "metal": "#edc66b", "dark": "#27151a"}  # fmt: skip


CAMEL = {"body": "#cf9f63", "shade": "#9c7040", "belly": "#eed3a0", "mark": "#7d5230", "trim": "#b3402f",
         "metal": "#2f6f72",
         "dark": "#2a1c1c"}  # fmt: skip


def camel_head() -> Motif:
    """Nose in the air."""
    head = form("-20,-4 -10,-18 10,-18 28,-8 44,-8 54,0 52,12 38,17 16,15 0,20 -16,12")
    return Motif(
        (
            Piece(head, "body", 13),
            Piece(within(ellipse(48, 5, 13, 15), head), "belly"),
            Piece(form("-18,-10 -14,-28! -6,-26 -2,-34! 4,-24 12,-18 0,-12"), "mark"),
            Piece(form("-12,-10 -24,-18! -22,-6 -14,-2"), "shade"),
            Piece(ellipse(51, 2, 3, 2.2) + circle(16, -4, 3.6) + stroke("M9,-8L24,-7", 3), "dark"),
            Piece(stroke("M52,9Q46,13 38,11", 2.8), "mark"),
        ),
        CAMEL,
        {"eye": (16, -4), "mouth": (48, 13), "head": (-2, -24)},
    )


def camel() -> Motif:
    body = form(
        "-84,-98 -74,-124 -58,-152 -44,-156 -30,-130 -12,-122 4,-136 18,-160 32,-154 42,-124 "
        "58,-106 54,-80 20,-70 -30,-68 -72,-72"
    )
    neck = tube("44,-94,42 74,-86,32 88,-116,24 90,-150,20")
    hind, fore = "-62,-92,42 -54,-60,20 -64,-38,13 -60,-7,11", "40,-84,32 44,-54,16 40,-34,13 42,-7,11"
    far_hind, far_fore = "-46,-86,34 -36,-58,18 -44,-38,12 -40,-7,11", "28,-80,26 26,-54,15 20,-34,12 20,-7,11"
    cloth = form("-30,-134! -12,-126 6,-138! 10,-98 8,-78! -14,-84 -34,-78! -36,-104")
    motif = Motif(
        (
            Piece(tube(far_hind) + tube(far_fore) + ellipse(-36, -5, 12, 6) + ellipse(25, -5, 12, 6), "shade"),
            Piece(tube("-80,-110,8 -94,-92,6 -94,-68,6") + ellipse(-94, -62, 5, 9), "mark"),
            Piece(body + neck + tube(hind) + tube(fore) + ellipse(-55, -6, 13, 6.5) + ellipse(48, -6, 13, 6.5),
                  "body", 26),
            Piece(within(ellipse(-50, -158, 16, 14) + ellipse(24, -162, 16, 14), body), "mark", 5),
            Piece(within(form("70,-64! 72,-90 90,-100 104,-116! 104,-70"), neck), "mark"),
            *(
                [Piece(cloth, "trim", 12), Piece(stroke("M-35,-92Q-14,-98 10,-92M-34,-104Q-14,-112 10,-106", 4.4),
                "metal")]
            ),
        ),
        CAMEL,
        {"back": (-12, -126), "saddle": (-12, -128)},
    ) + camel_head().moved(96, -156, 0.95, -8)  # fmt: skip
    return motif.moved(-16, 0)


GALLERY: dict[str, Motif] = {
    "elephant walk": elephant_walk().moved(-24, 0, 0.9),
    "camel": camel(),
}
