"""Beasts that act like people: upright, dressed, about 200 high, facing right.

    fox_bowing()            in a tailcoat, bowing very low, his hat held out
    wolf_grandmother()      in bonnet, shawl and nightgown, with a long smile
    bear_waiter()           in an apron, a tray on his raised paw: put things on the anchor "tray"
    rabbit_late()           in a waistcoat, looking at his watch, one ear fallen
    cat_pianist(stool=True) seated, paws forward on keys at about (88, -95), eyes closed; the piano is yours to draw
    pig_banker()            top hat, monocle, watch chain, cane
    mouse_traveller()       checked coat, cap, suitcase
    stag_in_coat()          long coat, collar up, scarf, hands in his pockets
    monkey_painter()        smock, beret, palette, a loaded brush: anchor "brush" is its tip
    donkey_professor()      tweed, spectacles, a book under his arm; anchor "pointer" is the end of his stick
    hare_duellist(sword=True)      in a long lunge; anchor "tip" is the point; flip a second one to make a duel
    elephant_ballerina()    on one toe, in a tutu, arms overhead
    goat_judge()            robe, wig, gavel raised: anchor "gavel"
    mole_lantern()          overcoat and spectacles, walking; anchor "lantern" is its flame: put a glow there
    lion_barber(scissors=True)     white coat, scissors raised, comb in the other paw

All have anchors "hand" and "other hand" (the stag and the wolf only "hand"), "head", "eye", "mouth", most of them
"back". Inks: those of the beast (body, shade, belly, mark, dark...) and those of the clothes: "coat", "coat shade",
"shirt", "trousers", "trim", "metal", "hat"; and gown, shawl, bonnet, lace; apron, cloth; waistcoat; scarf; smock,
beret, wood, red, blue, yellow; breeches, sash, boots; tutu, tutu light, bodice, slipper; robe, robe shade, wig; iron,
glow. A two-word ink is given as inks={"coat shade": ...}. `top_hat(x, y, turn, size)` gives pieces to put on any head.
"""

from __future__ import annotations

from art.motif import Motif, Piece
from art.motifs.beasts import (
    BEAR,
    DEER,
    FOX,
    HARE,
    RABBIT,
    WOLF,
    bear_head,
    deer_head,
    fox_head,
    hare_head,
    rabbit_head,
    wolf_head,
)  # fmt: skip
from art.motifs.beasts_far import ELEPHANT, LION, MONKEY, elephant_head, lion_head, monkey_head
from art.motifs.beasts_shears import cut, limb, within
from art.motifs.beasts_small import MOLE, MOUSE, mole_head, mouse_head
from art.motifs.beasts_tame import CAT, DONKEY, GOAT, PIG, cat_head, donkey_head, goat_head, pig_head
from art.shapes import circle, ellipse, place, rectangle, ring, stroke


def _paw(x: float, y: float, turn: float = 0, size: float = 1) -> str:
    return place(cut("-9,-6 -2,-10 10,-7 13,1 8,8 -6,9"), x, y, size, turn)


def _shoe(x: float, y: float = 0) -> str:
    return place(cut("-12,-1! -13,-13 -2,-16 8,-11 23,-8 27,-1!"), x, y)


def _bow_tie(x: float, y: float, turn: float = 0) -> str:
    return place(cut("0,-3 -14,-9! -13,9! 0,3 13,9! 14,-9!") + circle(0, 0, 4.6), x, y, 1, turn)


def top_hat(x: float, y: float, turn: float = 0, size: float = 1) -> tuple[Piece, ...]:
    """A top hat whose brim's middle lies at (x, y): the hat in ink "hat", its ribbon in ink "trim"."""
    crown = cut("-22,2! -20,-26 -25,-50! 0,-55 25,-50! 20,-26 22,2! 0,6")
    return (
        Piece(place(crown, x, y, size, turn), "hat", 10),
        Piece(place(cut("-21,-10! 0,-6 21,-10! 22,1! 0,5 -22,1!"), x, y, size, turn), "trim"),
        Piece(place(cut("-38,-5! -22,1 0,4 22,1 38,-5! 30,7 0,11 -30,7"), x, y, size, turn), "hat"),
    )


def fox_bowing() -> Motif:
    """In a tailcoat, bowing very low, his hat held out."""
    tail = "-38,-96,14 -72,-84,28 -108,-98,38 -124,-130,28 -122,-152,3"
    torso = limb("-24,-92,52 -2,-118,60 36,-138,50")
    inks = {**FOX, "coat": "#24485a", "coat shade": "#16303f", "trousers": "#3a3346", "hat": "#211a2b",
            "trim": "#c8382c",
            "shirt": "#fbf2dd", "metal": "#eec564"}  # fmt: skip
    motif = Motif(
        (
            Piece(limb(tail), "body", 18),
            Piece(limb(tail, 0.62), "belly", 10),
            Piece(limb("26,-140,26 -2,-166,18 -34,-168,15"), "coat shade", 6),
            Piece(_paw(-44, -168, 180), "mark"),
            Piece(limb("-8,-88,34 6,-50,22 12,-14,17"), "trousers", 8),
            Piece(_shoe(12) + _shoe(-32), "dark"),
            Piece(limb("-26,-88,40 -30,-50,24 -30,-14,18"), "trousers", 10),
            Piece(cut("-34,-126 -56,-100 -84,-62! -66,-64 -52,-44! -34,-66 0,-84 -4,-110"), "coat", 12),
            Piece(torso, "coat", 22),
            Piece(within(torso, cut("24,-100 50,-96 70,-130 58,-150 40,-128")), "shirt"),
        ),
        inks,
        {"back": (-20, -136), "tail": (-122, -150)},
    ) + (
        fox_head(asleep=True).moved(68, -146, 0.86, 30).inked(**inks)
        + Motif(
            (
                Piece(_bow_tie(52, -118, 60), "trim"),
                Piece(limb("26,-134,34 44,-96,23 74,-76,18"), "coat", 10),
                Piece(limb("70,-79,19 78,-74,18"), "shirt"),
                *top_hat(108, -56, 150, 0.8),
                Piece(_paw(88, -68, 30), "mark"),
            ),
            inks,
            {"hand": (92, -66), "other hand": (-48, -168)},
        )
    )
    return motif.moved(-8, 0, 0.96)


def wolf_grandmother() -> Motif:
    """In a bonnet, a shawl and a nightgown, hands meekly joined."""
    inks = {**WOLF, "gown": "#f3e7d4", "shawl": "#a8505e", "bonnet": "#f6ead2", "lace": "#fffaf0", "trim": "#4f7f96"}
    gown = cut("-20,-140 -44,-100 -58,-50 -70,-2! -36,3 0,-3 36,3 68,-2! 56,-50 44,-100 24,-138")
    dots = "".join(circle(-56 + 22 * i + 11 * (j % 2), -16 - 22 * j, 3.4) for i in range(6) for j in range(4))
    shawl = cut("-18,-146! -50,-112 -60,-78! -38,-82 -16,-66! 12,-84 22,-70! 44,-92 54,-84! 46,-118 24,-146!")
    fringe = "".join(
        stroke(f"M{x},{y}l-2,13", 3.4) for x, y in ((-58, -80), (-46, -80), (-34, -78), (-24, -72), (-14, -68))
    )
    return Motif(
        (
            Piece(limb("-40,-20,20 -84,-8,26 -116,-20,22 -128,-38,4"), "shade", 10),
            Piece(ellipse(-14, -3, 22, 7) + ellipse(36, -3, 22, 7), "shade"),
            Piece(gown, "gown", 28),
            Piece(within(gown, dots), "trim"),
            Piece(within(gown, stroke("M-74,-10Q-36,-4 0,-10Q36,-4 72,-10", 6)), "trim"),
            Piece(limb("34,-116,26 56,-92,20 54,-78,16"), "gown", 8),
            Piece(fringe, "shawl"),
            Piece(shawl, "shawl", 18),
            Piece(limb("-22,-112,36 -6,-80,26 34,-76,20"), "gown", 10),
            Piece(limb("30,-79,21 38,-77,21"), "trim"),
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
            Piece(cut("10,-48 -14,-66 -44,-56 -62,-24 -56,14 -34,36 -14,36 -2,4 6,-20"), "bonnet", 18),
            Piece(stroke("M10,-50Q8,-24 -4,2Q-8,16 -14,37", 6), "trim"),
            Piece(limb("-34,-50,22 -40,-72,18 -48,-88,3"), "body", 6),
            Piece(limb("-34,-50,22 -40,-72,18 -48,-88,3", 0.4, 0.85, 0.5), "mark"),
            Piece(stroke("M-38,-48Q-30,-58 -20,-54", 5), "trim"),
            Piece(place(_bow_tie(0, 0, 0), 8, 42, 1.15, 8) + stroke("M4,44Q-4,56 2,68M12,44Q18,54 14,66", 5), "trim"),
        )
    )


def bear_waiter() -> Motif:
    """In an apron, a tray on his raised paw."""
    inks = {**BEAR, "apron": "#f6ecd8", "trim": "#b8352c", "metal": "#c9ccd0", "cloth": "#fbf4e4"}
    body = cut("-24,-150 -50,-114 -62,-66 -54,-26 -24,-16 20,-16 50,-28 60,-70 50,-118 26,-150")
    apron = cut("6,-124! 40,-124! 46,-98 66,-84 64,-24! 34,-18 4,-24! -20,-84 0,-98")
    return Motif(
        (
            Piece(limb("28,-122,34 68,-104,27 94,-122,23"), "shade", 9),
            Piece(limb("-28,-36,44 -28,-18,36") + ellipse(-20, -8, 26, 9), "body", 12),
            Piece(limb("28,-36,42 34,-18,36") + ellipse(42, -8, 26, 9), "body", 12),
            Piece(body, "body", 34),
            Piece(within(body, apron), "apron", 16),
            Piece(within(body, stroke("M-70,-84Q-40,-78 -16,-84", 7)), "apron"),
            Piece(stroke("M12,-124Q-4,-138 -12,-146M34,-124Q32,-138 28,-146", 5), "apron"),
            Piece(stroke("M8,-56Q28,-50 52,-56", 4), "metal"),
            Piece(limb("-36,-122,42 -56,-84,32 -30,-66,26"), "body", 14),
            Piece(cut("-46,-86! -24,-80! -18,-50 -22,-36! -36,-40 -50,-34! -52,-60"), "cloth", 9),
            Piece(stroke("M-50,-50Q-34,-54 -20,-50M-51,-42Q-34,-46 -21,-42", 3.4), "trim"),
            Piece(circle(-22, -64, 14), "body", 6),
            Piece(ellipse(102, -138, 44, 7), "metal", 4),
            Piece(_paw(98, -128, -70, 1.2), "shade"),
        ),
        inks,
        {"hand": (102, -142), "tray": (102, -143), "other hand": (-18, -62), "back": (-58, -90)},
    ) + (
        bear_head().moved(4, -168, 0.94, -6).inked(**inks) + Motif((Piece(_bow_tie(22, -136, 4), "trim"),), inks)
    )  # fmt: skip


def rabbit_late() -> Motif:
    """In a waistcoat, looking at a watch, one ear fallen."""
    inks = {**RABBIT, "waistcoat": "#8a3b52", "shirt": "#fbf3e0", "metal": "#e9bd55", "trim": "#2f5d73"}
    body = cut("-14,-128 -34,-98 -46,-58 -44,-24 -20,-8 16,-8 34,-26 34,-66 28,-104 16,-128")
    coat = cut("-60,-140! 26,-140! 22,-110 40,-100 44,-52! 28,-42 10,-50! -20,-44 -60,-50!")
    return Motif(
        (
            Piece(circle(-48, -26, 15), "belly", 7),
            Piece(limb("20,-28,26 28,-12,16 54,-6,12"), "shade"),
            Piece(limb("22,-106,20 48,-94,15 60,-112,13"), "shirt"),
            Piece(body, "body", 26),
            Piece(within(body, ellipse(24, -34, 16, 24)), "belly", 8),
            Piece(within(body, cut("8,-140! 40,-140! 40,-80! 26,-92")), "shirt"),
            Piece(within(body, coat), "waistcoat", 18),
            Piece(within(body, cut("4,-132! 20,-132! 28,-96! 18,-104")), "trim"),
            Piece(circle(28, -84, 3.4) + circle(29, -70, 3.4) + circle(27, -57, 3.4), "metal"),
            Piece(stroke("M26,-70Q44,-44 58,-100", 3), "metal"),
            Piece(cut("-46,-24 -34,-54 -8,-52 10,-30 4,-10 36,-9 40,-1! -30,-1!"), "body", 16),
            Piece(circle(68, -124, 18), "metal", 7),
            Piece(circle(68, -124, 12.5), "shirt"),
            Piece(stroke("M68,-124V-132M68,-124L74,-121", 3), "dark"),
            Piece(_paw(62, -108, -50, 0.9), "body"),
            Piece(limb("-10,-108,28 -36,-82,20 -42,-54,16"), "shirt", 8),
            Piece(_paw(-42, -44, 100), "body"),
        ),
        inks,
        {"hand": (66, -112), "other hand": (-42, -38), "back": (-44, -80)},
    ) + rabbit_head(ears="folded").moved(8, -144, 0.96, 8).inked(**inks)


def cat_pianist(*, stool: bool = True) -> Motif:
    """Seated at y = -72, paws forward on keys at (84, -96), eyes closed. The piano is not drawn."""
    inks = {**CAT, "coat": "#6b2b3f", "coat shade": "#471a2c", "shirt": "#f7ecd6", "wood": "#6a4228", "seat": "#c79a4e"}
    body = cut("-22,-156 -44,-122 -50,-88 -36,-64 8,-62 24,-82 22,-120 8,-154")
    tail = "-36,-72,13 -66,-62,13 -84,-32,12 -72,-8,11 -54,-14,7"
    legs = "-8,-74,40 34,-72,28 38,-40,20 36,-12,15"
    seat = (
        Piece(stroke("M-32,-46L-44,-2M20,-46L32,-2M-6,-46V-2M-38,-22H26", 7), "wood"),
        Piece(rectangle(-48, -62, 84, 17, 8), "seat", 7),
    )
    return Motif(
        (
            *(seat if stool else ()),
            Piece(limb(tail), "body", 6),
            Piece(limb("0,-72,30 46,-70,22 54,-40,16 54,-12,13") + _shoe(54), "shade"),
            Piece(limb("8,-136,22 42,-108,16 76,-104,13"), "coat shade"),
            Piece(_paw(84, -102, 14, 0.9), "shade"),
            Piece(cut("-40,-96 -64,-66 -62,-34! -48,-46 -34,-30! -18,-60"), "coat", 10),
            Piece(body, "coat", 24),
            Piece(within(body, cut("2,-160 40,-140 30,-80 16,-76 14,-110")), "shirt", 6),
            Piece(limb(legs), "body", 12),
            Piece(_shoe(36), "dark"),
            Piece(limb("-16,-136,32 8,-100,22 62,-98,16"), "coat", 10),
            Piece(limb("58,-98,17 66,-98,16"), "shirt"),
            Piece(_paw(78, -96, 10), "body"),
        ),
        inks,
        {"hand": (88, -95), "other hand": (94, -101), "seat": (-6, -62), "tail": (-54, -14)},
    ) + cat_head(asleep=True).moved(0, -172, 1.05, -14).inked(**inks)


def pig_banker() -> Motif:
    """Top hat, watch chain, cane: all of it paid for."""
    inks = {**PIG, "coat": "#2d3350", "coat shade": "#1d2138", "waistcoat": "#d9a441", "shirt": "#fbf3e0",
            "trousers": "#5b5968",
            "hat": "#201c2c", "trim": "#a8342c", "metal": "#f0cc6a", "wood": "#5a3825", "light": "#fbf3e0"}  # fmt: skip
    body = cut("-26,-136 -58,-104 -70,-66 -58,-32 -20,-22 30,-22 62,-34 74,-68 62,-106 28,-136")
    stripes = "".join(stroke(f"M{-78 + 14 * i},-10Q{-84 + 14 * i},-80 {-50 + 9 * i},-140", 2.4) for i in range(7))
    coat = cut("-90,-150! 20,-150! -2,-112 6,-70 -4,-20! -90,-10!")
    return Motif(
        (
            Piece(limb("34,-116,28 70,-108,22 88,-88,18"), "coat shade", 8),
            Piece(stroke("M94,-92L104,-2", 7), "wood"),
            Piece(circle(93, -96, 8), "metal"),
            Piece(_paw(92, -84, 80, 1.05), "body"),
            Piece(limb("26,-36,36 30,-20,26 31,-10,22") + limb("-24,-36,38 -24,-20,28 -24,-10,23"), "trousers", 8),
            Piece(_shoe(32) + _shoe(-24), "dark"),
            Piece(body, "waistcoat", 32),
            Piece(within(body, cut("6,-150! 48,-150! 42,-118! 24,-106!")), "shirt"),
            Piece(within(body, coat), "coat", 20),
            Piece(within(body, within(coat, stripes)), "coat shade"),
            Piece(within(body, cut("52,-150! 90,-150! 90,-20! 64,-24 70,-70 62,-110")), "coat shade"),
            Piece(circle(36, -88, 3.8) + circle(40, -68, 3.8) + circle(38, -48, 3.8), "dark"),
            Piece(stroke("M4,-62Q22,-36 40,-64", 3.6), "metal"),
            Piece(limb("-38,-114,40 -60,-78,30 -28,-58,24"), "coat", 13),
            Piece(limb("-32,-60,25 -25,-57,24"), "shirt"),
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
    coat = cut("-12,-122 -30,-92 -42,-52 -48,-26! -16,-20 18,-24 40,-30! 34,-60 30,-94 18,-120")
    check = "".join(stroke(f"M-60,{y}Q0,{y + 10} 60,{y}", 2.6) for y in (-44, -66, -88, -108))
    check += "".join(stroke(f"M{x * 0.6},-124Q{x * 0.9},-70 {x},-20", 2.6) for x in (-36, -12, 12, 32))
    return Motif(
        (
            Piece(limb("-30,-30,8 -70,-22,7 -104,-40,6 -128,-24,5 -140,-32,4"), "rose"),
            Piece(limb("20,-96,22 46,-76,16 48,-58,13"), "coat shade"),
            Piece(limb("8,-34,20 26,-18,13 36,-8,11") + ellipse(44, -5, 15, 5.5), "shade"),
            Piece(limb("-14,-34,22 -22,-18,13 -34,-8,11") + ellipse(-26, -4, 15, 5.5, 12), "body", 5),
            Piece(coat, "coat", 22),
            Piece(within(coat, check), "coat shade"),
            Piece(stroke("M-38,-58Q0,-46 36,-60", 7), "coat shade"),
            Piece(cut("-10,-126! 6,-112 28,-118! 34,-104 10,-98 -14,-108"), "trim", 5),
            Piece(rectangle(24, -48, 62, 42, 6), "case", 10),
            Piece(stroke("M40,-48V-7M70,-48V-7", 4.6), "metal"),
            Piece(stroke("M46,-49Q55,-62 64,-49", 5), "dark"),
            Piece(circle(52, -57, 7.5), "body"),
            Piece(limb("-6,-98,28 -26,-72,19 -20,-48,15"), "coat", 8),
            Piece(circle(-18, -42, 8), "body"),
        ),
        inks,
        {"hand": (52, -56), "other hand": (-18, -40), "back": (-40, -70), "tail": (-140, -32)},
    ) + (
        mouse_head().moved(8, -134, 1, -4).inked(**inks)
        + Motif((Piece(cut("-20,-154! -12,-174 14,-178 34,-166 40,-154! 10,-160"), "cap", 8),
                 Piece(cut("26,-162! 42,-162 56,-152! 40,-151"), "cap")), inks)
    )  # fmt: skip


def stag_in_coat() -> Motif:
    """In a long coat with the collar up, hands in his pockets."""
    inks = {
        **DEER,
        "coat": "#37506b",
        "coat shade": "#243750",
        "scarf": "#c99a3d",
        "trousers": "#2c2733",
        "metal": "#e6c06a",
    }
    coat = cut("-16,-136 -34,-114 -40,-70 -50,-18! -20,-10 16,-12 46,-20! 38,-70 34,-112 18,-136")
    motif = Motif(
        (
            Piece(limb("12,-30,22 16,-12,15") + limb("-18,-30,22 -20,-12,15"), "trousers"),
            Piece(cut("-32,-1! -30,-12 -12,-13 -4,-1!") + cut("4,-1! 6,-12 26,-13 36,-1!"), "dark"),
            Piece(limb("26,-116,26 46,-84,19 34,-64,16"), "coat shade", 6),
            Piece(coat, "coat", 26),
            Piece(stroke("M22,-118Q16,-70 20,-14", 3.6), "coat shade"),
            Piece(circle(28, -100, 3.8) + circle(28, -80, 3.8) + circle(30, -60, 3.8), "metal"),
            Piece(limb("2,-132,34 6,-152,24 10,-166,19"), "body", 8),
            Piece(cut("-20,-132! -18,-156! 4,-142 28,-152! 28,-128! 14,-118 -6,-120"), "coat", 10),
            Piece(limb("-16,-128,11 6,-122,13 26,-132,10") + limb("20,-126,11 24,-104,13 20,-84,12"), "scarf", 5),
            Piece(limb("-22,-114,34 -38,-80,24 -18,-62,20"), "coat", 11),
            Piece(stroke("M-26,-60L-4,-56", 5), "coat shade"),
        ),
        inks,
        {"hand": (-14, -60), "back": (-38, -90)},
    ) + deer_head().moved(12, -172, 0.95, 6).inked(**inks)
    return motif.moved(0, 0, 0.88)


def monkey_painter() -> Motif:
    """In a smock and a beret, brush and palette in hand."""
    inks = {**MONKEY, "smock": "#e9dcc3", "smock shade": "#b9a685", "beret": "#2f4f6b", "wood": "#b07a42",
            "red": "#cf3f30",
            "blue": "#2f6f95", "yellow": "#f0c23f", "trim": "#c23b2e"}  # fmt: skip
    smock = cut("-14,-126 -34,-98 -44,-54 -50,-26! -16,-20 18,-22 44,-28! 36,-60 32,-98 16,-126")
    palette = cut("0,-24 22,-16 28,4 14,20 -6,18 -8,6 -20,8 -28,-4 -20,-20")
    return Motif(
        (
            Piece(limb("-34,-36,12 -74,-30,10 -102,-54,9 -96,-88,8 -74,-88,6 -74,-70,5"), "body"),
            Piece(limb("22,-106,24 54,-104,18 74,-126,15"), "smock shade", 6),
            Piece(stroke("M72,-118L102,-166", 4.6), "wood"),
            Piece(limb("100,-163,6 106,-174,9 110,-182,3"), "red"),
            Piece(_paw(80, -132, -50), "face"),
            Piece(limb("12,-36,22 22,-16,15") + limb("-16,-36,24 -18,-16,16"), "body", 6),
            Piece(ellipse(32, -5, 20, 6.5) + ellipse(-8, -5, 20, 6.5), "face"),
            Piece(smock, "smock", 24),
            Piece(stroke("M-18,-60Q-24,-42 -22,-26M14,-56Q20,-40 18,-26", 3.4), "smock shade"),
            Piece(circle(10, -46, 4.4) + circle(-30, -40, 3.4), "blue"),
            Piece(circle(-6, -68, 3.8) + circle(22, -36, 3.4), "red"),
            Piece(place(palette, 38, -76, 1, -16), "wood", 7),
            Piece(circle(24, -86, 5) + circle(58, -74, 5), "red"),
            Piece(circle(38, -92, 5), "yellow"),
            Piece(circle(52, -88, 5), "blue"),
            Piece(limb("-12,-106,30 -24,-78,21 14,-66,17"), "smock", 9),
            Piece(_paw(22, -66, 0), "face"),
        ),
        inks,
        {"hand": (82, -134), "brush": (110, -182), "other hand": (26, -66), "back": (-42, -80)},
    ) + (
        monkey_head().moved(6, -142, 1, -8).inked(**inks)
        + Motif((Piece(_bow_tie(20, -116, 10), "trim"),
                 Piece(cut("-30,-162 -38,-178 -14,-192 22,-186 34,-172 16,-166 -8,-164"), "beret", 9),
                 Piece(stroke("M2,-188L4,-197", 5), "beret")), inks)
    )  # fmt: skip


def donkey_professor() -> Motif:
    """Spectacles on his nose, a pointer raised, a book under his arm."""
    inks = {**DONKEY, "coat": "#6f5b3a", "coat shade": "#4b3c26", "shirt": "#f5ead3", "trousers": "#3b3a4a",
            "trim": "#a23b30",
            "book": "#2f6471", "page": "#fbf2dc", "wood": "#d9a45a", "metal": "#e9c15f"}  # fmt: skip
    coat = cut("-16,-132 -40,-106 -48,-64 -46,-36! -10,-30 24,-34 42,-40! 40,-70 34,-108 16,-132")
    motif = Motif(
        (
            Piece(limb("-34,-54,7 -62,-44,6 -72,-24,6") + ellipse(-73, -18, 6, 11), "mark"),
            Piece(limb("24,-112,26 56,-104,19 70,-128,16"), "coat shade", 6),
            Piece(stroke("M66,-116L122,-186", 4.6), "wood"),
            Piece(_paw(76, -132, -50), "dark"),
            Piece(limb("14,-42,28 18,-14,18") + limb("-18,-42,30 -20,-14,19"), "trousers", 7),
            Piece(_shoe(18) + _shoe(-22), "dark"),
            Piece(coat, "coat", 24),
            Piece(within(coat, cut("4,-140! 34,-140! 36,-104! 26,-84!")), "shirt"),
            Piece(cut("18,-126! 26,-128! 30,-96 26,-84! 20,-98"), "trim"),
            Piece(stroke("M4,-134L25,-82L22,-34", 3.4), "coat shade"),
            Piece(limb("0,-128,42 8,-146,32 14,-158,28"), "body", 8),
            Piece(place(rectangle(-26, -19, 52, 38, 3), -12, -78, 1, 12), "book", 8),
            Piece(place(rectangle(-24, 13, 50, 6), -12, -78, 1, 12), "page"),
            Piece(limb("-24,-112,34 -46,-78,25 -14,-62,20"), "coat", 11),
            Piece(ellipse(-44, -80, 9, 11), "coat shade"),
            Piece(_paw(-6, -60, 0), "dark"),
        ),
        inks,
        {"hand": (78, -134), "pointer": (122, -186), "other hand": (-2, -60), "back": (-46, -80)},
    ) + (
        donkey_head().moved(18, -166, 0.86, 14).inked(**inks)
        + Motif((Piece(ring(36, -160, 9.5, 3), "metal"), Piece(stroke("M27,-162L4,-170M45,-158L54,-160", 3),
        "metal")), inks)
    )  # fmt: skip
    return motif.moved(0, 0, 0.88)


def hare_duellist(*, sword: bool = True) -> Motif:
    """In a long lunge; the anchor "tip" is the point of the sword."""
    inks = {**HARE, "shirt": "#fbf2de", "shirt shade": "#cdbfa6", "breeches": "#7a2f35", "sash": "#c99a3d",
            "metal": "#b9bcc6",
            "boots": "#35242a", "gold": "#e7b94f"}  # fmt: skip
    torso = cut("-32,-74 -30,-104 -12,-134 14,-140 26,-124 18,-96 6,-70 -14,-62")
    blade = (
        Piece(stroke("M76,-124L140,-142", 4), "metal"),
        Piece(stroke("M73,-136Q82,-124 80,-110", 5), "gold"),
    )
    return Motif(
        (
            Piece(limb("-4,-126,24 -40,-144,18 -66,-168,14"), "shirt shade", 6),
            Piece(_paw(-72, -176, -120, 0.9), "shade"),
            Piece(limb("-12,-72,34 30,-64,30 54,-52,24"), "breeches", 9),
            Piece(limb("54,-52,22 56,-26,16 56,-8,15") + _shoe(56), "boots"),
            Piece(limb("-18,-72,40 -56,-46,26 -76,-30,20"), "breeches", 10),
            Piece(limb("-72,-34,20 -96,-18,15 -112,-8,14") + place(_shoe(0), -112, -2, 1, 12), "boots"),
            Piece(circle(-40, -78, 13), "belly", 6),
            Piece(torso, "shirt", 20),
            Piece(limb("-32,-80,13 -8,-70,14 12,-76,12") + limb("-30,-78,10 -46,-60,10 -52,-40,5"), "sash", 4),
        ),
        inks,
        {"back": (-28, -110), "tip": (140, -142), "other hand": (-74, -180)},
    ) + (
        hare_head(ears="back").moved(28, -156, 0.94, 2).inked(**inks)
        + Motif(
            (
                Piece(cut("6,-138! 20,-134 36,-138! 34,-124! 28,-128 24,-116! 16,-126 8,-122!"), "shirt"),
                *(blade if sword else ()),
                Piece(limb("4,-124,32 34,-112,24 64,-122,15"), "shirt", 9),
                Piece(limb("57,-121,19 62,-122,19"), "shirt shade"),
                Piece(_paw(72, -123, -14), "body"),
            ),
            inks,
            {"hand": (76, -124)},
        )
    )


def elephant_ballerina() -> Motif:
    """On one toe, in a tutu, arms rounded overhead."""
    inks = {**ELEPHANT, "tutu": "#e9a6ae", "tutu light": "#f7d6d2", "bodice": "#c85f78", "slipper": "#c85f78"}
    skirt = cut("-16,-104 -54,-106 -92,-92! -84,-84 -88,-74! -70,-74 -62,-62! -44,-70 -30,-60! -10,-70 "
                "8,-60! 24,-72 42,-64! 54,-78 72,-78! 68,-90 76,-98! 40,-108 14,-106")  # fmt: skip
    return Motif(
        (
            Piece(limb("-20,-84,44 -66,-66,32 -104,-82,22 -122,-92,15"), "shade", 10),
            Piece(limb("-114,-88,18 -124,-93,15 -134,-98,7"), "slipper"),
            Piece(limb("22,-140,26 58,-158,21 62,-192,17 46,-210,14"), "shade", 8),
            Piece(limb("-2,-80,52 0,-44,34 2,-20,22"), "body", 14),
            Piece(limb("2,-26,22 3,-12,16 4,-3,8"), "slipper"),
            Piece(stroke("M-14,-40L14,-28M14,-42L-10,-28", 3.6), "slipper"),
            Piece(skirt, "tutu", 16),
            Piece(
                cut("-20,-110 -50,-104 -74,-94! -50,-84 -20,-80 14,-80 42,-86 60,-96! 36,-106 12,-110"), "tutu light", 9
            ),
            Piece(cut("-26,-100 -38,-128 -24,-158 6,-162 26,-142 24,-112 10,-96"), "bodice", 16),
            Piece(cut("-34,-140! -18,-166 4,-170 24,-154! 4,-148 -14,-148"), "body", 8),
            Piece(limb("-24,-144,30 -62,-166,24 -66,-202,19 -46,-224,15"), "body", 10),
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


def goat_judge() -> Motif:
    """In robe and wig, a gavel raised."""
    inks = {**GOAT, "robe": "#2b2433", "robe shade": "#19141f", "trim": "#a3322b", "wig": "#f6efdf",
            "wig shade": "#cfc3ac",
            "lace": "#fdf8ea", "wood": "#8a5a34"}  # fmt: skip
    robe = cut("-22,-138 -48,-108 -58,-56 -72,-2! -36,4 0,-2 38,4 72,-2! 58,-56 48,-110 24,-138")
    sleeve = "-28,-120,42 -52,-80,38 -18,-62,34"
    rolls = "".join(circle(x, y, 11) for x, y in ((-22, -20), (-29, -2), (-30, 17), (-27, 36), (-22, 54)))
    curls = "".join(
        stroke(f"M{x - 6},{y + 2}q6,-9 12,0", 2.8) for x, y in ((-29, -2), (-30, 17), (-27, 36), (-22, 54), (-4, -24))
    )
    wig = Motif(
        (
            Piece(cut("14,-20 6,-32 -14,-34 -30,-22 -34,0 -20,12 -6,2 -2,-10") + rolls, "wig", 10),
            Piece(curls, "wig shade"),
            Piece(limb("-6,-26,11 -18,-52,10 -44,-68,3"), "horn", 5),
        )
    )
    return Motif(
        (
            Piece(limb("30,-120,34 64,-112,30 80,-134,28"), "robe shade", 9),
            Piece(_paw(86, -146, -60), "shade"),
            Piece(stroke("M82,-136L96,-176", 6), "wood"),
            Piece(place(rectangle(-20, -12, 40, 24, 4), 98, -182, 1, 20), "wood", 6),
            Piece(robe, "robe", 28),
            Piece(within(robe, stroke("M16,-140Q8,-70 14,6M34,-136Q32,-70 42,6", 7)), "trim"),
            Piece(cut("14,-134! 36,-134! 40,-104! 34,-110 28,-98! 22,-108 14,-100!"), "lace"),
            Piece(limb(sleeve), "robe", 14),
            Piece(limb(sleeve, 0.8), "trim"),
            Piece(limb(sleeve, 0.9), "robe shade"),
            Piece(_paw(0, -58, 0, 1.05), "body"),
            Piece(limb("2,-134,36 8,-150,28"), "body", 7),
        ),
        inks,
        {"hand": (88, -150), "gavel": (98, -182), "other hand": (6, -58)},
    ) + (goat_head() + wig).moved(12, -168, 0.92, 6).inked(**inks)


def mole_lantern() -> Motif:
    """Walking in an overcoat and round spectacles, a lantern held before him."""
    inks = {**MOLE, "coat": "#4f6b4a", "coat shade": "#364b34", "scarf": "#d9a441", "metal": "#c9a04c",
            "glow": "#fbe6a0",
            "boots": "#3a2620", "iron": "#2a2329"}  # fmt: skip
    coat = cut("-20,-122 -48,-90 -58,-46 -56,-18! -20,-12 16,-14 46,-20! 46,-56 40,-92 18,-120")
    return Motif(
        (
            Piece(limb("24,-96,28 60,-86,20 84,-94,17"), "coat shade", 7),
            Piece(ring(96, -82, 9, 3.6), "iron"),
            Piece(cut("82,-70! 110,-70! 114,-28! 78,-28!"), "glow", 8),
            Piece(stroke("M82,-70L78,-28M110,-70L114,-28M96,-70V-28", 3.6), "iron"),
            Piece(cut("76,-68! 86,-80 106,-80 116,-68!") + rectangle(74, -30, 44, 9, 3), "iron"),
            Piece(_paw(94, -95, 0, 1.1), "rose"),
            Piece(limb("18,-28,28 30,-10,20") + place(_shoe(0), 32, 0, 1.1), "boots"),
            Piece(limb("-26,-28,30 -30,-10,20") + place(_shoe(0), -32, 0, 1.1), "boots"),
            Piece(coat, "coat", 28),
            Piece(stroke("M22,-112Q16,-66 22,-16", 3.6), "coat shade"),
            Piece(circle(30, -88, 4) + circle(31, -66, 4) + circle(31, -44, 4), "metal"),
            Piece(limb("-26,-98,36 -46,-66,27 -34,-42,23"), "coat", 11),
            Piece(_paw(-28, -32, 70, 1.1), "rose"),
        ),
        inks,
        {"hand": (96, -92), "lantern": (96, -50), "other hand": (-26, -28), "back": (-54, -70)},
    ) + (
        mole_head().moved(4, -140, 1.05, -8).inked(**inks)
        + Motif((Piece(limb("-24,-116,14 4,-106,17 30,-116,13") + limb("-18,-112,13 -40,-92,14 -48,-66,11"),
              "scarf", 6),
                 Piece(ring(23, -149, 9, 3.4), "metal"), Piece(stroke("M14,-150L-14,-150", 3.2), "metal"),
                 Piece(cut("-34,-148! -26,-172 0,-184 22,-172 30,-160! 4,-162 -20,-156"), "coat shade", 8)), inks)
    )  # fmt: skip


def lion_barber(*, scissors: bool = True) -> Motif:
    """In a white barber's coat, one paw raised with scissors, a comb in the other."""
    inks = {
        **LION,
        "coat": "#f4ecdc",
        "coat shade": "#c9bda6",
        "trousers": "#3d4a5e",
        "steel": "#aab0ba",
        "comb": "#2f5d73",
    }
    coat = cut("-20,-134 -44,-108 -50,-60 -54,-22! -16,-16 20,-18 50,-24! 46,-64 42,-108 22,-134")
    blades = (
        Piece(limb("0,0,5 14,-20,6 22,-34,2") + limb("2,0,5 6,-24,6 6,-38,2"), "steel"),
        Piece(ring(-6, 8, 7, 3.6) + ring(8, 10, 7, 3.6), "dark"),
    )
    held = tuple(Piece(place(piece.shape, 92, -172, 1, 34), piece.ink) for piece in blades)
    return Motif(
        (
            Piece(limb("-36,-40,10 -74,-30,8 -100,-50,8 -104,-78,7"), "body"),
            Piece(limb("-104,-72,9 -110,-92,17 -102,-108,3"), "mane", 5),
            Piece(limb("26,-114,28 62,-116,21 78,-144,17"), "coat shade", 7),
            *(held if scissors else ()),
            Piece(_paw(86, -158, -60, 1.25), "body", 4),
            Piece(limb("16,-30,28 18,-14,20") + limb("-20,-30,30 -22,-14,20"), "trousers", 7),
            Piece(_shoe(18) + _shoe(-24), "dark"),
            Piece(coat, "coat", 24),
            Piece(stroke("M28,-120Q22,-70 26,-20", 3.4), "coat shade"),
            Piece(circle(34, -96, 3.8) + circle(35, -74, 3.8) + circle(35, -52, 3.8), "metal"),
            Piece(rectangle(-14, -56, 30, 24, 3), "coat shade"),
            Piece(place(rectangle(-4, -22, 8, 44, 2) + "".join(rectangle(2, -20 + i * 6, 9, 3) for i in range(7)),
                  18, -84, 1, 40),
                  "comb"),
            Piece(limb("-24,-114,36 -44,-82,27 -8,-70,22"), "coat", 11),
            Piece(_paw(2, -70, 0, 1.2), "body", 4),
        ),
        inks,
        {"hand": (90, -166), "other hand": (8, -72), "back": (-48, -80), "tail": (-104, -100)},
    ) + lion_head().moved(8, -150, 0.92, -6).inked(**inks)  # fmt: skip


GALLERY: dict[str, Motif] = {
    "fox bowing": fox_bowing(), "wolf grandmother": wolf_grandmother(), "bear waiter": bear_waiter(),
    "rabbit late": rabbit_late(), "cat pianist": cat_pianist(), "pig banker": pig_banker(),
    "mouse traveller": mouse_traveller(), "stag in coat": stag_in_coat(), "monkey painter": monkey_painter(),
    "donkey professor": donkey_professor(), "hare duellist": hare_duellist(),
    "elephant ballerina": elephant_ballerina(), "goat judge": goat_judge(), "mole lantern": mole_lantern(),
    "lion barber": lion_barber(),
}  # fmt: skip
