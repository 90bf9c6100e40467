"""Birds of water and shore.

gull()              in flight; body, wing, tip, beak
penguin(look=0)     look: tilt of the head; anchor hand; body, belly, trim, beak, leg

Anchors everywhere: beak, head, back, mostly feet. Inks light and dark draw the eye.
"""

from __future__ import annotations

from art.colour import Colour
from art.motif import Motif, Piece
from art.motifs.birds import CREAM, HORN, NIGHT
from art.motifs.curves import blob, clipped, eye, limb, tilted
from art.shapes import circle, ellipse

GULL_INKS: dict[str, Colour] = {
    "body": "#f5eedd", "wing": "#9fb0bf", "tip": "#2c3348", "beak": HORN, "leg": "#dd8a4a", "light": CREAM,
    "dark": NIGHT,
}  # fmt: skip


def gull() -> Motif:
    """In flight, 240 across."""
    far = "24,-108 24,-136 -2,-176 -36,-204 -66,-218! -42,-180 -36,-150 -10,-104"
    near = "36,-104 24,-72 -20,-40 -70,-26 -104,-30! -72,-56 -50,-84 -20,-106 10,-114"
    return Motif(
        (
            Piece(blob(far), "wing", 14),
            Piece(clipped(circle(-72, -214, 46), blob(far)), "tip"),
            Piece(blob("-44,-104 -84,-116 -96,-102 -88,-90! -44,-92"), "body", 8),
            Piece(blob("90,-122 108,-118 118,-108! 102,-106 88,-108"), "beak"),
            Piece(blob("98,-116 86,-132 64,-132 20,-122 -50,-106 -56,-94 -8,-82 44,-88 82,-102"), "body", 22),
            Piece(blob(near), "wing", 16),
            Piece(clipped(circle(-108, -30, 50), blob(near)), "tip"),
            Piece(circle(82, -119, 3.4), "dark"),
        ),
        GULL_INKS,
        {"beak": (116, -108), "head": (76, -133), "back": (10, -122), "feet": (-10, -84)},
    )


PENGUIN_INKS: dict[str, Colour] = {
    "body": "#222a44", "belly": "#f6efdf", "trim": "#edb04a", "beak": "#d9743a", "leg": "#dd8a3a", "chick": "#9aa3ad",
    "light": CREAM, "dark": "#10131f",
}  # fmt: skip


def penguin(look: float = 0) -> Motif:
    """`look` tilts its head (-20 to 20)."""
    body = "6,-164 34,-150 50,-110 52,-60 38,-20 4,-8 -30,-14 -52,-46 -54,-100 -40,-146 -18,-162"
    near = "8,-136,22 26,-100,22 22,-58,12"
    far = "-40,-130,18 -60,-94,18 -64,-60,8"
    head = Motif(
        (
            Piece(blob("26,-188 48,-186 66,-176! 46,-172 26,-172"), "beak"),
            Piece(blob("4,-206 28,-198 38,-176 34,-148 2,-138 -26,-148 -28,-180 -14,-202"), "body", 16),
            Piece(blob("-12,-178 4,-172 8,-154 -6,-144 -20,-156"), "trim"),
            *eye(18, -185, 3.8),
        ),
        PENGUIN_INKS,
        {"beak": (64, -176), "head": (4, -206)},
    )
    return (
        Motif(
            (
                Piece(blob("-30,-28! -48,-14 -70,-4! -40,0 -16,-8"), "body"),
                Piece(limb(far), "body", 8),
                Piece(ellipse(-14, -6, 22, 9, 4) + ellipse(26, -5, 22, 9, 4), "leg", 8),
                Piece(blob(body), "body", 30),
                Piece(clipped(blob("24,-160 60,-130 70,-70 44,-10 10,-12 -4,-50 2,-110"), blob(body)), "belly", 18),
            ),
            PENGUIN_INKS,
            {"hand": (22, -54), "feet": (6, 0), "back": (-52, -110)},
        )
        + tilted(head, 4, -152, look)
        + Motif((Piece(limb(near), "body", 10),), PENGUIN_INKS)
    )


GALLERY: dict[str, Motif] = {
    "gull": gull(),
    "penguin": penguin(),
}
