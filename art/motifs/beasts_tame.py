"""Beasts of the house: cat and dog, 110 to 215 high.

    cat_sit()  cat_asleep()    a black cat with white paws; inks=GINGER makes it ginger
    dog_sit() (a hound with a red collar)  dog_run() (a small pale mongrel)
    Heads alone, around (0, 0): cat_head(asleep=False), dog_head(tongue=False)

Inks: body, shade, belly, dark; mark (cat stripes, dog patches), light (cat eye), rose (cat ears, dog
tongue), trim (collar), metal (tag). CAT, GINGER, DOG, MONGREL hold the usual ones.
Anchors: eye, mouth, head, back; paw of those that sit; tail of cats; collar.
"""

from __future__ import annotations

from art.motif import Motif, Piece
from art.motifs.curves import blink, form, tube, within
from art.shapes import circle, ellipse, stroke

CAT = {"body": "#33304a", "shade": "#211f33", "belly": "#f1e6d2", "mark": "#4b4768", "light": "#f2d36b",
       "rose": "#c9837c",
       "dark": "#131120"}  # fmt: skip
GINGER = {"body": "#d98a3d", "shade": "#ab6127", "belly": "#f8ead0", "mark": "#b5662a", "light": "#e8e2a0",
          "rose": "#c9736c", "dark": "#25161a"}  # fmt: skip


def cat_head(*, asleep: bool = False) -> Motif:
    head = form("-25,4 -21,-16 -3,-24 15,-19 27,-6 31,5 22,16 2,22 -18,18")
    return Motif(
        (
            Piece(form("2,-18 14,-42! 20,-12"), "shade"),
            Piece(head, "body", 15),
            Piece(form("-22,-10 -22,-46! 0,-22 -8,-12"), "body", 7),
            Piece(form("-17,-16 -18,-36! -6,-21"), "rose"),
            Piece(within(ellipse(26, 10, 13, 10), head), "belly"),
            Piece(stroke("M22,8L44,4M22,11L43,16", 2.2), "light"),
            Piece(ellipse(30, 3, 3.6, 2.8), "rose"),
            *(
                [Piece(blink(11, -5, 7), "light")]
                if asleep
                else [Piece(ellipse(12, -5, 6.4, 5.6), "light"), Piece(ellipse(13.5, -5, 2.4, 5), "dark")]
            ),
        ),
        CAT,
        {"eye": (12, -5), "mouth": (28, 10), "head": (-2, -24)},
    )


def cat_sit() -> Motif:
    body = form("-8,-124 -32,-96 -48,-50 -46,-12 -20,-1! 34,-1! 36,-40 34,-84 20,-122")
    near = "20,-78,26 25,-40,15 27,-8,13"
    tail = "-34,-10,14 -70,-4,15 -96,-16,14 -98,-42,12 -80,-50,10 -72,-40,7"
    return Motif(
        (
            Piece(tube(tail), "body", 8),
            Piece(tube("32,-70,18 36,-36,12 38,-7,12") + ellipse(43, -5, 11, 5), "shade"),
            Piece(body, "body", 26),
            Piece(within(form("14,-126 44,-110 42,-64 30,-58 20,-84"), body), "belly", 8),
            Piece(form("-46,-20 -36,-54 -10,-54 8,-30 4,-9 20,-8 22,-1! -34,-1!"), "body", 17),
            Piece(tube(near), "body", 8),
            Piece(ellipse(33, -5.5, 12, 5.5), "belly"),
        ),
        CAT,
        {"back": (-36, -90), "paw": (33, -6), "tail": (-72, -40)},
    ) + cat_head().moved(10, -140, 1.12, -6)


def cat_asleep() -> Motif:
    """Curled up, its tail before its nose."""
    tail = "-82,-30,15 -70,-10,17 -24,-6,17 30,-8,15 62,-14,12 74,-20,7"
    body = form("-94,-30 -78,-68 -28,-88 28,-80 62,-52 66,-12 40,-1! -62,-1! -88,-10")
    return Motif(
        (
            Piece(body, "body", 30),
            Piece(within(stroke("M-54,-90L-46,-62M-28,-96L-22,-66M0,-94L4,-66", 7), body), "mark"),
            Piece(form("-88,-30 -70,-58 -34,-54 -18,-30 -30,-6 -76,-2"), "body", 18),
        ),
        CAT,
        {"back": (-30, -86)},
    ) + (cat_head(asleep=True).moved(34, -42, 1.05, 10) + Motif((Piece(tube(tail), "body", 7),), CAT))


DOG = {"body": "#d8a866", "shade": "#a97a42", "belly": "#f7ead2", "mark": "#7a4a2c", "trim": "#c23b2e",
       "metal": "#f0cf72",
       "rose": "#d77a72", "dark": "#261821"}  # fmt: skip


def dog_head(*, tongue: bool = False) -> Motif:
    head = form("-26,2 -18,-22 6,-29 21,-20 28,-9 50,-6 58,4 52,14 30,18 10,25 -16,24")
    return Motif(
        (
            Piece(form("8,-24 20,-32 30,-22 30,-4 22,0 16,-14"), "shade"),
            *([Piece(tube("42,12,10 46,26,10 44,34,7"), "rose")] if tongue else []),
            Piece(head, "body", 17),
            Piece(within(form("26,-30 12,-20 14,2 30,8 44,30 -10,40 60,40 70,-10 30,-12"), head), "belly", 8),
            Piece(form("-8,-26 -24,-20 -36,4 -34,26 -22,30 -10,12 0,-14"), "mark", 9),
            Piece(ellipse(54, -2, 7, 5.5, 15), "dark"),
            Piece(stroke("M55,5Q51,12 42,13", 3), "dark"),
            Piece(circle(17, -9, 3.8), "dark"),
        ),
        DOG,
        {"eye": (17, -9), "mouth": (48, 12), "head": (0, -29), "nose": (58, -2)},
    )


def dog_sit() -> Motif:
    body = form("-10,-126 -34,-100 -54,-56 -56,-20 -40,-1! 34,-1! 42,-44 44,-88 26,-128")
    tail = "-44,-14,14 -78,-20,13 -98,-44,11 -100,-64,5"
    return Motif(
        (
            Piece(tube(tail), "body", 7),
            Piece(tube("38,-76,22 46,-38,15 50,-8,14") + ellipse(56, -6, 13, 6), "shade"),
            Piece(body, "body", 28),
            Piece(within(form("-60,-10 -70,-70 -30,-80 -4,-50 -10,-10"), body), "mark", 10),
            Piece(within(form("20,-120 60,-110 50,-40 36,-30 30,-70"), body), "belly", 10),
            Piece(form("-52,-26 -38,-60 -10,-58 8,-34 4,-10 24,-9 28,-1! -38,-1!"), "body", 17),
            Piece(tube("22,-80,30 27,-42,18 30,-8,15") + ellipse(37, -6, 14, 6.5), "body", 9),
        ),
        DOG,
        {"back": (-40, -90), "paw": (37, -6)},
    ) + (
        Motif((Piece(tube("-18,-120,11 8,-112,12 36,-118,11"), "trim"), Piece(circle(24, -106, 6.5), "metal")), DOG,
              {"collar": (24, -108)})
        + dog_head().moved(14, -142, 1.05, -6)
    )  # fmt: skip


MONGREL = {**DOG, "body": "#efe3cc", "shade": "#b9a68a", "belly": "#fbf4e2", "mark": "#4a3a3c"}


def dog_run() -> Motif:
    """A small mongrel at full speed, ears flying."""
    body = tube("-64,-78,40 -30,-84,46 14,-80,46 44,-90,38")
    return Motif(
        (
            Piece(tube("-54,-70,32 -70,-44,17 -58,-28,11 -78,-14,10"), "shade"),
            Piece(tube("38,-74,26 52,-48,15 40,-30,11 54,-16,10"), "shade"),
            Piece(tube("-76,-84,13 -96,-104,11 -94,-126,9 -84,-132,4"), "body", 6),
            Piece(
                body + tube("-62,-76,40 -96,-60,20 -106,-40,13 -128,-34,10")
                + tube("42,-80,34 76,-62,16 90,-44,12 112,-40,10"),
                "body", 22,
            ),
            Piece(within(ellipse(-34, -98, 30, 26, -10), body), "mark", 8),
            Piece(tube("36,-106,12 54,-92,12 58,-74,11"), "trim"),
        ),
        MONGREL,
        {"back": (-20, -106), "collar": (58, -76)},
    ) + dog_head(tongue=True).inked(**MONGREL).moved(66, -108, 0.92, -4)  # fmt: skip


GALLERY: dict[str, Motif] = {
    "cat sit": cat_sit(),
    "cat ginger": cat_sit().inked(**GINGER),
    "cat asleep": cat_asleep(),
    "dog sit": dog_sit(),
    "dog run": dog_run(),
}
