"""A child on a swing, seen from behind against the light."""

from __future__ import annotations

from art.memory._early import Card
from art.motifs.curves import curve, form, limb
from art.shapes import circle, ellipse, line, path, place, rectangle, stroke

SKIN, DARK_SKIN = "#d2935e", "#6a3620"
HAIR, STRANDS = "#4a2a1c", "#7a4c30"
ROPE = "#ecdcae"
FOLD = "#8a2418"

# A hand closed round a rope at (0, 0), its knuckles on the left.
FIST = path(
    "M13,-23C4,-30 -12,-29 -18,-22C-24,-17 -24,-10 -21,-7C-26,-2 -25,6 -21,9C-24,15 -19,22 -12,23C-3,27 10,26 15,19"
    "C19,8 18,-14 13,-23Z"
)
KNUCKLES = stroke("M-21,-7C-14,-9 -6,-9 1,-7M-21,9C-14,7 -6,7 1,9", 1.8)
# A buckled shoe from the side: the heel on the left, the sole on 0.
SHOE = path(
    "M-34,-38C-38,-26 -39,-12 -36,0H58C67,-1 68,-15 57,-20C44,-25 32,-22 24,-27C14,-20 -4,-20 -14,-28"
    "C-20,-36 -28,-40 -34,-38Z"
)
HEAD = form("300,256 334,263 358,288 366,324 356,360 332,384 314,392! 286,392! 268,384 244,360 234,324 242,288 266,263")
BUNCH = form("0,-11! -22,-26 -50,-30 -78,-22 -104,-28! -98,-10 -84,2! -66,16 -30,22 0,11!")
BODICE = path(
    "M262,402C240,408 226,418 218,436C232,448 242,462 248,482C252,506 252,530 250,556H350C348,530 348,506 352,482"
    "C358,462 368,448 382,436C374,418 360,408 338,402C318,412 282,412 262,402Z"
)
SKIRT = path(
    "M250,548C230,564 206,582 196,604C191,616 189,630 190,642C202,648 212,640 224,642C238,646 250,652 264,647"
    "C278,643 290,654 304,652C318,652 328,643 342,647C356,651 366,640 380,642C392,644 402,646 411,640"
    "C411,628 409,616 404,604C394,582 370,564 350,548Z"
)


def _both(shape: str) -> str:
    """A shape and its mirror image about the middle of the sheet."""
    return shape + place(shape, 600, 0, 1, 0, True)


def _legs(card: Card) -> None:
    """They hang below the seat; one shoe is gone."""
    card.cut(limb("272,620,42 270,664,41 267,706,26"), SKIN, 14, 0)
    card.cut(limb("328,620,42 331,664,41 335,706,26"), SKIN, 14, 0)
    sock = path(
        "M250,686C258,691 275,691 284,686C284,706 280,722 279,736C283,748 283,760 279,772C276,786 270,798 261,797"
        "C251,795 250,780 251,766C251,754 252,746 254,736C254,722 251,706 250,686Z"
    )
    card.cut(sock, "light", 12, 0)
    card.flat(curve("250,697 267,701 284,697", 2.2), "#b9b184")
    card.flat(curve("255,748 266,755 279,749", 2), "#b9b184")
    card.cut(
        path("M318,686C326,691 343,691 352,686C352,706 350,722 350,740H324C322,722 319,706 318,686Z"), "light", 12, 0
    )
    card.flat(curve("319,697 335,701 351,697", 2.2), "#b9b184")
    shoe = path(
        "M321,732C330,739 345,739 353,732C359,746 361,764 357,780C352,788 325,788 319,780C314,764 315,746 321,732Z"
    )
    card.cut(shoe, "#b8301e", 12, 0)
    card.cut(path("M318,772C328,780 348,780 358,772C359,786 352,799 338,800C325,799 317,786 318,772Z"), "#5a2a1a", 6, 0)


def _arm(card: Card, side: int) -> None:
    flip = side > 0

    def at(shape: str) -> str:
        return place(shape, 600 if flip else 0, 0, 1, 0, flip)

    card.cut(at(limb("240,440,38 208,484,31 186,508,27 173,484,25 166,418,19")), SKIN, 11, 0.3)
    sleeve = path(
        "M262,404C240,404 222,416 214,434C206,452 208,470 216,482C228,488 244,482 250,470C256,456 264,424 262,404Z"
    )
    card.cut(at(sleeve), "accent", 16, 0.3)
    card.flat(at(curve("212,474 222,486 246,478", 5)), "light")
    card.cut(at(place(FIST, 166, 396, 0.92)), SKIN, 9, 0.3)
    card.flat(at(place(KNUCKLES, 166, 396, 0.92)), DARK_SKIN)


def _head(card: Card) -> None:
    """A little aslant."""

    def at(shape: str) -> str:
        return place(place(shape, -300, -392), 301, 393, 1, 5)

    card.cut(path("M284,376H316C316,392 320,402 328,408H272C280,402 284,392 284,376Z"), SKIN, 9, 0)
    card.cut(at(_both(ellipse(234, 338, 8, 13, -10))), SKIN, 5, 0)
    locks = curve("-8,-4 -44,-12 -84,-14", 1.8) + curve("-8,4 -44,6 -70,2", 1.8)
    for x, turn, flip in ((240, -30, False), (360, 10, True)):
        card.cut(at(place(BUNCH, x, 342, 0.62, turn, flip)), HAIR, 12, 0.3)
        card.flat(at(place(locks, x, 342, 0.62, turn, flip)), STRANDS)
    card.cut(at(HEAD), HAIR, 28, 0.3)
    card.flat(at(curve("300,260 299,330 300,388", 2.4)), "#c08a5c")
    strands = "M290,288C268,298 252,316 246,338M290,326C272,330 256,337 248,345M290,362C276,361 260,356 250,349"
    card.flat(at(_both(stroke(strands, 1.8))), STRANDS)
    card.cut(at(ellipse(240, 342, 6.5, 13, 20) + ellipse(360, 342, 6.5, 13, -20)), "accent", 5, 0.2)


def swinger(card: Card) -> None:
    """She sits on the middle of a seat at y = 612; the ropes leave the sheet above at 150 and 450."""
    _legs(card)
    card.cut(line([(150, -20), (174, 612)], 6) + line([(450, -20), (426, 612)], 6), ROPE, 0, 0.3)
    card.cut(path("M152,606H448L452,626H148Z"), "wood", 8, 0.6)
    card.flat(rectangle(149, 620, 302, 6), "#6f4320")
    card.cut(_both(rectangle(169, 602, 9, 26, 4) + circle(174, 634, 8)), ROPE, 5, 0.4)
    skirt = card.cut(SKIRT, "accent", 26, 0.5)
    pleats = "M264,566C246,586 234,612 230,640M282,570C275,594 270,622 268,646M300,570C300,594 302,622 303,650"
    pleats += "M318,570C325,594 332,622 335,646M336,566C354,586 368,612 373,640"
    card.flat(stroke(pleats, 2.6), FOLD, skirt, 0.6)
    card.cut(BODICE, "accent", 26, 0)
    card.flat("".join(circle(300, y, 3.6) for y in (436, 466, 496, 526)), "light")
    ends = path("M296,562C286,584 280,606 262,622L282,630C296,610 302,586 306,566Z")
    ends += path("M304,562C314,582 322,600 340,612L322,624C308,608 300,586 296,566Z")
    card.cut(ends, "light", 7, 0.3)
    card.cut(path("M250,542C282,550 318,550 350,542V562C318,570 282,570 250,562Z"), "light", 7, 0.2)
    loop = path("M300,554C284,528 254,522 244,534C238,548 244,570 254,578C272,576 290,568 300,554Z")
    card.cut(_both(loop), "light", 10, 0.4)
    card.cut(ellipse(300, 555, 9, 12), "light", 6, 0.4)
    for side in (-1, 1):
        _arm(card, side)
    _head(card)
    collar = path(
        "M270,398C282,404 318,404 330,398C344,402 352,412 348,424C332,432 312,428 300,420"
        "C288,428 268,432 252,424C248,412 256,402 270,398Z"
    )
    card.cut(collar, "light", 8, 0.3)


def lost_shoe(card: Card, x: float, y: float, turn: float) -> None:
    card.cut(place(SHOE, x, y, 0.8, turn), "#c8371f", 9, 0.3)
    card.cut(place(path("M-38,-3H64C63,4 60,6 56,6H-34C-38,5 -39,1 -38,-3Z"), x, y, 0.8, turn), "#5a2a1a", 4, 0)
    card.cut(place(limb("-30,-35,7 -12,-36,7 8,-33,7 22,-25,7"), x, y, 0.8, turn), "#c8371f", 4, 0.2)
