"""Beasts that act like people: upright, dressed, about 200 high.

    rabbit_late()           in a waistcoat, looking at his watch, one ear fallen
    mouse_traveller()       checked coat, cap, suitcase

Inks: those of the beast and of its clothes: coat, "coat shade", shirt, trousers, trim, metal, hat;
waistcoat; cap, case.
Anchors: hand and "other hand", head, eye, mouth, back.
"""

from __future__ import annotations

from art.motif import Motif, Piece
from art.motifs.beasts import (
    RABBIT,
    rabbit_head,
)  # fmt: skip
from art.motifs.beasts_small import MOUSE, mouse_head
from art.motifs.curves import form, tube, within
from art.shapes import circle, ellipse, place, rectangle, stroke


def _paw(x: float, y: float, turn: float = 0, size: float = 1) -> str:
    return place(form("-9,-6 -2,-10 10,-7 13,1 8,8 -6,9"), x, y, size, turn)


def rabbit_late() -> Motif:
    """In a waistcoat, looking at a watch, one ear fallen."""
    inks = {**RABBIT, "waistcoat": "#8a3b52", "shirt": "#fbf3e0", "metal": "#e9bd55", "trim": "#2f5d73"}
    body = form("-14,-128 -34,-98 -46,-58 -44,-24 -20,-8 16,-8 34,-26 34,-66 28,-104 16,-128")
    coat = form("-60,-140! 26,-140! 22,-110 40,-100 44,-52! 28,-42 10,-50! -20,-44 -60,-50!")
    return Motif(
        (
            Piece(circle(-48, -26, 15), "belly", 7),
            Piece(tube("20,-28,26 28,-12,16 54,-6,12"), "shade"),
            Piece(tube("22,-106,20 48,-94,15 60,-112,13"), "shirt"),
            Piece(body, "body", 26),
            Piece(within(ellipse(24, -34, 16, 24), body), "belly", 8),
            Piece(within(form("8,-140! 40,-140! 40,-80! 26,-92"), body), "shirt"),
            Piece(within(coat, body), "waistcoat", 18),
            Piece(within(form("4,-132! 20,-132! 28,-96! 18,-104"), body), "trim"),
            Piece(circle(28, -84, 3.4) + circle(29, -70, 3.4) + circle(27, -57, 3.4), "metal"),
            Piece(stroke("M26,-70Q44,-44 58,-100", 3), "metal"),
            Piece(form("-46,-24 -34,-54 -8,-52 10,-30 4,-10 36,-9 40,-1! -30,-1!"), "body", 16),
            Piece(circle(68, -124, 18), "metal", 7),
            Piece(circle(68, -124, 12.5), "shirt"),
            Piece(stroke("M68,-124V-132M68,-124L74,-121", 3), "dark"),
            Piece(_paw(62, -108, -50, 0.9), "body"),
            Piece(tube("-10,-108,28 -36,-82,20 -42,-54,16"), "shirt", 8),
            Piece(_paw(-42, -44, 100), "body"),
        ),
        inks,
        {"hand": (66, -112), "other hand": (-42, -38), "back": (-44, -80)},
    ) + rabbit_head(ears="folded").moved(8, -144, 0.96, 8).inked(**inks)


def mouse_traveller() -> Motif:
    """Leaving, in a travelling coat and a flat cap, with a suitcase."""
    inks = {**MOUSE, "coat": "#b7773a", "coat shade": "#865225", "cap": "#4a5a3c", "case": "#7d3b30",
            "metal": "#e6bf66",
            "trim": "#f0e0c0"}  # fmt: skip
    coat = form("-12,-122 -30,-92 -42,-52 -48,-26! -16,-20 18,-24 40,-30! 34,-60 30,-94 18,-120")
    check = "".join(stroke(f"M-60,{y}Q0,{y + 10} 60,{y}", 2.6) for y in (-44, -66, -88, -108))
    check += "".join(stroke(f"M{x * 0.6},-124Q{x * 0.9},-70 {x},-20", 2.6) for x in (-36, -12, 12, 32))
    return Motif(
        (
            Piece(tube("-30,-30,8 -70,-22,7 -104,-40,6 -128,-24,5 -140,-32,4"), "rose"),
            Piece(tube("20,-96,22 46,-76,16 48,-58,13"), "coat shade"),
            Piece(tube("8,-34,20 26,-18,13 36,-8,11") + ellipse(44, -5, 15, 5.5), "shade"),
            Piece(tube("-14,-34,22 -22,-18,13 -34,-8,11") + ellipse(-26, -4, 15, 5.5, 12), "body", 5),
            Piece(coat, "coat", 22),
            Piece(within(check, coat), "coat shade"),
            Piece(stroke("M-38,-58Q0,-46 36,-60", 7), "coat shade"),
            Piece(form("-10,-126! 6,-112 28,-118! 34,-104 10,-98 -14,-108"), "trim", 5),
            Piece(rectangle(24, -48, 62, 42, 6), "case", 10),
            Piece(stroke("M40,-48V-7M70,-48V-7", 4.6), "metal"),
            Piece(stroke("M46,-49Q55,-62 64,-49", 5), "dark"),
            Piece(circle(52, -57, 7.5), "body"),
            Piece(tube("-6,-98,28 -26,-72,19 -20,-48,15"), "coat", 8),
            Piece(circle(-18, -42, 8), "body"),
        ),
        inks,
        {"hand": (52, -56), "other hand": (-18, -40), "back": (-40, -70), "tail": (-140, -32)},
    ) + (
        mouse_head().moved(8, -134, 1, -4).inked(**inks)
        + Motif((Piece(form("-20,-154! -12,-174 14,-178 34,-166 40,-154! 10,-160"), "cap", 8),
                 Piece(form("26,-162! 42,-162 56,-152! 40,-151"), "cap")), inks)
    )  # fmt: skip


GALLERY: dict[str, Motif] = {
    "rabbit late": rabbit_late(),
    "mouse traveller": mouse_traveller(),
}
