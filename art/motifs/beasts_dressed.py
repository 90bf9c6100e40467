"""Beasts that act like people: upright, dressed, about 200 high.

    wolf_grandmother()      in bonnet, shawl and nightgown, with a long smile
    rabbit_late()           in a waistcoat, looking at his watch, one ear fallen
    pig_banker()            top hat, monocle, watch chain, cane
    mouse_traveller()       checked coat, cap, suitcase
    monkey_painter()        smock, beret, palette, a loaded brush: anchor "brush" is its tip
    elephant_ballerina()    on one toe, in a tutu, arms overhead
    top_hat(x, y, turn, size)    the pieces of a hat (hat, trim) for any head

Inks: those of the beast and of its clothes: coat, "coat shade", shirt, trousers, trim, metal, hat; gown, shawl, bonnet,
lace; waistcoat; cap, case; smock, beret, wood, red, blue, yellow; tutu, "tutu light", bodice, slipper.
Anchors: hand and "other hand" (the wolf only hand), head, eye, mouth, back.
"""

from __future__ import annotations

from art.motif import Motif, Piece
from art.motifs.beasts import (
    RABBIT,
    WOLF,
    rabbit_head,
    wolf_head,
)  # fmt: skip
from art.motifs.beasts_far import ELEPHANT, MONKEY, elephant_head, monkey_head
from art.motifs.beasts_small import MOUSE, mouse_head
from art.motifs.beasts_tame import PIG, pig_head
from art.motifs.curves import form, tube, within
from art.shapes import circle, ellipse, place, rectangle, ring, stroke


def _paw(x: float, y: float, turn: float = 0, size: float = 1) -> str:
    return place(form("-9,-6 -2,-10 10,-7 13,1 8,8 -6,9"), x, y, size, turn)


def _shoe(x: float, y: float = 0) -> str:
    return place(form("-12,-1! -13,-13 -2,-16 8,-11 23,-8 27,-1!"), x, y)


def _bow_tie(x: float, y: float, turn: float = 0) -> str:
    return place(form("0,-3 -14,-9! -13,9! 0,3 13,9! 14,-9!") + circle(0, 0, 4.6), x, y, 1, turn)


def top_hat(x: float, y: float, turn: float = 0, size: float = 1) -> tuple[Piece, ...]:
    """A top hat whose brim's middle lies at (x, y): the hat in ink "hat", its ribbon in ink "trim"."""
    crown = form("-22,2! -20,-26 -25,-50! 0,-55 25,-50! 20,-26 22,2! 0,6")
    return (
        Piece(place(crown, x, y, size, turn), "hat", 10),
        Piece(place(form("-21,-10! 0,-6 21,-10! 22,1! 0,5 -22,1!"), x, y, size, turn), "trim"),
        Piece(place(form("-38,-5! -22,1 0,4 22,1 38,-5! 30,7 0,11 -30,7"), x, y, size, turn), "hat"),
    )


def wolf_grandmother() -> Motif:
    """In a bonnet, a shawl and a nightgown, hands meekly joined."""
    inks = {**WOLF, "gown": "#f3e7d4", "shawl": "#a8505e", "bonnet": "#f6ead2", "lace": "#fffaf0", "trim": "#4f7f96"}
    gown = form("-20,-140 -44,-100 -58,-50 -70,-2! -36,3 0,-3 36,3 68,-2! 56,-50 44,-100 24,-138")
    dots = "".join(circle(-56 + 22 * i + 11 * (j % 2), -16 - 22 * j, 3.4) for i in range(6) for j in range(4))
    shawl = form("-18,-146! -50,-112 -60,-78! -38,-82 -16,-66! 12,-84 22,-70! 44,-92 54,-84! 46,-118 24,-146!")
    fringe = "".join(
        stroke(f"M{x},{y}l-2,13", 3.4) for x, y in ((-58, -80), (-46, -80), (-34, -78), (-24, -72), (-14, -68))
    )
    return Motif(
        (
            Piece(tube("-40,-20,20 -84,-8,26 -116,-20,22 -128,-38,4"), "shade", 10),
            Piece(ellipse(-14, -3, 22, 7) + ellipse(36, -3, 22, 7), "shade"),
            Piece(gown, "gown", 28),
            Piece(within(dots, gown), "trim"),
            Piece(within(stroke("M-74,-10Q-36,-4 0,-10Q36,-4 72,-10", 6), gown), "trim"),
            Piece(tube("34,-116,26 56,-92,20 54,-78,16"), "gown", 8),
            Piece(fringe, "shawl"),
            Piece(shawl, "shawl", 18),
            Piece(tube("-22,-112,36 -6,-80,26 34,-76,20"), "gown", 10),
            Piece(tube("30,-79,21 38,-77,21"), "trim"),
            Piece(_paw(58, -74, 160, 1.05), "shade"),
            Piece(_paw(48, -74, 10, 1.1), "body", 5),
        ),
        inks,
        {"hand": (54, -76), "back": (-50, -90)},
    ) + (
        wolf_head(mouth="sly").moved(8, -160, 0.95, 6).inked(**inks)
        + _bonnet().moved(8, -160, 0.95, 6).inked(**inks)
    )  # fmt: skip


def _bonnet() -> Motif:
    edge = ((18, -46), (17, -34), (13, -22), (8, -10), (4, 2), (0, 14), (-3, 26), (-8, 37))
    frill = "".join(circle(x, y, 9) for x, y in edge)
    return Motif(
        (
            Piece(frill, "lace", 6),
            Piece("".join(circle(x + 3, y - 4, 2) for x, y in edge), "trim"),
            Piece(form("10,-48 -14,-66 -44,-56 -62,-24 -56,14 -34,36 -14,36 -2,4 6,-20"), "bonnet", 18),
            Piece(stroke("M10,-50Q8,-24 -4,2Q-8,16 -14,37", 6), "trim"),
            Piece(tube("-34,-50,22 -40,-72,18 -48,-88,3"), "body", 6),
            Piece(tube("-34,-50,22 -40,-72,18 -48,-88,3", 0.4, 0.85, 0.5), "mark"),
            Piece(stroke("M-38,-48Q-30,-58 -20,-54", 5), "trim"),
            Piece(place(_bow_tie(0, 0, 0), 8, 42, 1.15, 8) + stroke("M4,44Q-4,56 2,68M12,44Q18,54 14,66", 5), "trim"),
        )
    )


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


def pig_banker() -> Motif:
    """Top hat, watch chain, cane: all of it paid for."""
    inks = {**PIG, "coat": "#2d3350", "coat shade": "#1d2138", "waistcoat": "#d9a441", "shirt": "#fbf3e0",
            "trousers": "#5b5968",
            "hat": "#201c2c", "trim": "#a8342c", "metal": "#f0cc6a", "wood": "#5a3825", "light": "#fbf3e0"}  # fmt: skip
    body = form("-26,-136 -58,-104 -70,-66 -58,-32 -20,-22 30,-22 62,-34 74,-68 62,-106 28,-136")
    stripes = "".join(stroke(f"M{-78 + 14 * i},-10Q{-84 + 14 * i},-80 {-50 + 9 * i},-140", 2.4) for i in range(7))
    coat = form("-90,-150! 20,-150! -2,-112 6,-70 -4,-20! -90,-10!")
    return Motif(
        (
            Piece(tube("34,-116,28 70,-108,22 88,-88,18"), "coat shade", 8),
            Piece(stroke("M94,-92L104,-2", 7), "wood"),
            Piece(circle(93, -96, 8), "metal"),
            Piece(_paw(92, -84, 80, 1.05), "body"),
            Piece(tube("26,-36,36 30,-20,26 31,-10,22") + tube("-24,-36,38 -24,-20,28 -24,-10,23"), "trousers", 8),
            Piece(_shoe(32) + _shoe(-24), "dark"),
            Piece(body, "waistcoat", 32),
            Piece(within(form("6,-150! 48,-150! 42,-118! 24,-106!"), body), "shirt"),
            Piece(within(coat, body), "coat", 20),
            Piece(within(within(stripes, coat), body), "coat shade"),
            Piece(within(form("52,-150! 90,-150! 90,-20! 64,-24 70,-70 62,-110"), body), "coat shade"),
            Piece(circle(36, -88, 3.8) + circle(40, -68, 3.8) + circle(38, -48, 3.8), "dark"),
            Piece(stroke("M4,-62Q22,-36 40,-64", 3.6), "metal"),
            Piece(tube("-38,-114,40 -60,-78,30 -28,-58,24"), "coat", 13),
            Piece(tube("-32,-60,25 -25,-57,24"), "shirt"),
            Piece(_paw(-14, -55, 10, 1.1), "body"),
        ),
        inks,
        {"hand": (94, -88), "other hand": (-8, -54), "cane": (104, -2)},
    ) + (
        pig_head().moved(8, -146, 0.96, -6).inked(**inks)
        + Motif((Piece(_bow_tie(30, -116, 0), "trim"), *top_hat(-2, -172, -12, 0.92),
                 Piece(ring(29, -156, 9, 3.2), "metal"), Piece(stroke("M36,-150Q44,-128 34,-106", 2.2), "metal")), inks)
    )  # fmt: skip


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


def monkey_painter() -> Motif:
    """In a smock and a beret, brush and palette in hand."""
    inks = {**MONKEY, "smock": "#e9dcc3", "smock shade": "#b9a685", "beret": "#2f4f6b", "wood": "#b07a42",
            "red": "#cf3f30",
            "blue": "#2f6f95", "yellow": "#f0c23f", "trim": "#c23b2e"}  # fmt: skip
    smock = form("-14,-126 -34,-98 -44,-54 -50,-26! -16,-20 18,-22 44,-28! 36,-60 32,-98 16,-126")
    palette = form("0,-24 22,-16 28,4 14,20 -6,18 -8,6 -20,8 -28,-4 -20,-20")
    return Motif(
        (
            Piece(tube("-34,-36,12 -74,-30,10 -102,-54,9 -96,-88,8 -74,-88,6 -74,-70,5"), "body"),
            Piece(tube("22,-106,24 54,-104,18 74,-126,15"), "smock shade", 6),
            Piece(stroke("M72,-118L102,-166", 4.6), "wood"),
            Piece(tube("100,-163,6 106,-174,9 110,-182,3"), "red"),
            Piece(_paw(80, -132, -50), "face"),
            Piece(tube("12,-36,22 22,-16,15") + tube("-16,-36,24 -18,-16,16"), "body", 6),
            Piece(ellipse(32, -5, 20, 6.5) + ellipse(-8, -5, 20, 6.5), "face"),
            Piece(smock, "smock", 24),
            Piece(stroke("M-18,-60Q-24,-42 -22,-26M14,-56Q20,-40 18,-26", 3.4), "smock shade"),
            Piece(circle(10, -46, 4.4) + circle(-30, -40, 3.4), "blue"),
            Piece(circle(-6, -68, 3.8) + circle(22, -36, 3.4), "red"),
            Piece(place(palette, 38, -76, 1, -16), "wood", 7),
            Piece(circle(24, -86, 5) + circle(58, -74, 5), "red"),
            Piece(circle(38, -92, 5), "yellow"),
            Piece(circle(52, -88, 5), "blue"),
            Piece(tube("-12,-106,30 -24,-78,21 14,-66,17"), "smock", 9),
            Piece(_paw(22, -66, 0), "face"),
        ),
        inks,
        {"hand": (82, -134), "brush": (110, -182), "other hand": (26, -66), "back": (-42, -80)},
    ) + (
        monkey_head().moved(6, -142, 1, -8).inked(**inks)
        + Motif((Piece(_bow_tie(20, -116, 10), "trim"),
                 Piece(form("-30,-162 -38,-178 -14,-192 22,-186 34,-172 16,-166 -8,-164"), "beret", 9),
                 Piece(stroke("M2,-188L4,-197", 5), "beret")), inks)
    )  # fmt: skip


def elephant_ballerina() -> Motif:
    """On one toe, in a tutu, arms rounded overhead."""
    inks = {**ELEPHANT, "tutu": "#e9a6ae", "tutu light": "#f7d6d2", "bodice": "#c85f78", "slipper": "#c85f78"}
    skirt = form("-16,-104 -54,-106 -92,-92! -84,-84 -88,-74! -70,-74 -62,-62! -44,-70 -30,-60! -10,-70 "
                "8,-60! 24,-72 42,-64! 54,-78 72,-78! 68,-90 76,-98! 40,-108 14,-106")  # fmt: skip
    return Motif(
        (
            Piece(tube("-20,-84,44 -66,-66,32 -104,-82,22 -122,-92,15"), "shade", 10),
            Piece(tube("-114,-88,18 -124,-93,15 -134,-98,7"), "slipper"),
            Piece(tube("22,-140,26 58,-158,21 62,-192,17 46,-210,14"), "shade", 8),
            Piece(tube("-2,-80,52 0,-44,34 2,-20,22"), "body", 14),
            Piece(tube("2,-26,22 3,-12,16 4,-3,8"), "slipper"),
            Piece(stroke("M-14,-40L14,-28M14,-42L-10,-28", 3.6), "slipper"),
            Piece(skirt, "tutu", 16),
            Piece(
                form("-20,-110 -50,-104 -74,-94! -50,-84 -20,-80 14,-80 42,-86 60,-96! 36,-106 12,-110"),
                "tutu light",
                9,
            ),
            Piece(form("-26,-100 -38,-128 -24,-158 6,-162 26,-142 24,-112 10,-96"), "bodice", 16),
            Piece(form("-34,-140! -18,-166 4,-170 24,-154! 4,-148 -14,-148"), "body", 8),
            Piece(tube("-24,-144,30 -62,-166,24 -66,-202,19 -46,-224,15"), "body", 10),
        ),
        inks,
        {"back": (-36, -128)},
    ) + (
        elephant_head(trunk="curl", asleep=True).moved(4, -172, 0.7, -8).inked(**inks)
        + Motif(
            (Piece(circle(2, -208, 5) + circle(-8, -204, 4.4) + circle(12, -205, 4.4), "bodice"),),
            inks,
            {"hand": (-40, -228), "other hand": (42, -214)},
        )
    )


GALLERY: dict[str, Motif] = {
    "wolf grandmother": wolf_grandmother(),
    "rabbit late": rabbit_late(),
    "pig banker": pig_banker(),
    "mouse traveller": mouse_traveller(),
    "monkey painter": monkey_painter(),
    "elephant ballerina": elephant_ballerina(),
}
