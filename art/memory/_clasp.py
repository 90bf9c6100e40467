"""Two hands that shake, in close-up: each is one contour, and a few soft lines.

The pale one comes from the left and shows its back; the fingertips of the other come round its lower edge. Drawn in
units of the card, the wrists at x = 84 and x = 516. Inks: skin, skin2.
"""

from __future__ import annotations

from art.motif import Motif, Piece
from art.shapes import ellipse, path, stroke

CREASE = ("#5a1e20", 0.5)
SHADE = ("#5a2430", 0.42)
BLOOD = ("#b8442c", 0.2)

BEHIND = path(
    "M536,594C496,592 462,584 430,566C404,552 376,548 346,554L284,560L280,640V700"
    "C340,724 392,724 436,712C472,702 504,698 536,698Z"
)
THUMB_BEHIND = path(
    "M452,590C430,560 400,536 368,524C346,516 322,514 308,524C300,532 304,544 316,547C338,550 352,560 366,580Z"
)
FRONT = path(
    "M62,596C110,596 150,590 186,572C214,556 240,540 268,533C292,528 318,534 336,544C346,551 345,564 334,567"
    "C318,570 302,568 290,574C300,576 314,574 328,579C356,584 392,596 416,614C430,624 438,636 434,646"
    "C432,652 428,655 424,656C430,664 430,676 420,681C416,684 411,684 408,684C411,693 408,703 398,706"
    "C392,708 386,707 382,706C382,716 372,724 360,722C340,718 322,710 304,706C266,714 226,716 186,708"
    "C146,702 104,702 62,704Z"
)
TIPS_BELOW = path(
    "M318,724C316,704 306,686 292,680C282,677 276,684 278,694C270,682 258,674 248,678C240,682 240,690 244,698"
    "C236,688 224,684 216,689C208,695 212,706 220,714C232,730 258,738 282,736C298,735 310,731 318,724Z"
)


def clasped_hands() -> Motif:
    parted = "M332,608C364,612 400,628 424,656M328,636C358,640 388,658 408,684M318,664C342,668 364,684 382,706"
    joints = "M372,590C376,598 374,608 368,614M370,620C374,627 372,636 366,642M358,648C362,655 360,663 354,668"
    knuckles = "".join(ellipse(x, y, 15, 11, 20) for x, y in ((322, 592), (320, 620), (312, 648), (298, 676)))
    sinews = "M308,598C268,604 226,616 190,634M304,624C264,630 222,638 188,650M296,652C258,658 220,662 188,666"
    nails = ellipse(331, 552, 10, 6.5, 24)
    return Motif(
        (
            Piece(BEHIND, "skin2", 26, True),
            Piece(stroke("M446,606C420,612 396,640 392,690", 16), "skin2", blend=SHADE, soft=9),
            Piece(stroke("M470,596C452,618 444,650 450,690", 2.4), "skin2", blend=CREASE),
            Piece(THUMB_BEHIND, "skin2", 14, True),
            Piece(ellipse(318, 531, 10, 6.5, 12), "skin2", blend=("#ffdcb8", 0.35)),
            Piece(FRONT, "skin", 26, True),
            Piece(stroke("M288,576C262,584 242,598 228,616", 12), "skin", blend=SHADE, soft=7),
            Piece(stroke("M292,574C276,578 262,586 252,596", 2.4), "skin", blend=CREASE),
            Piece(stroke(sinews, 5), "skin", blend=("#5a2430", 0.22), soft=4),
            Piece(knuckles, "skin", blend=BLOOD, soft=6),
            Piece(stroke(parted, 7), "skin", blend=SHADE, soft=4),
            Piece(stroke(parted, 2.2), "skin", blend=("#4a1420", 0.7)),
            Piece(stroke(joints, 2), "skin", blend=("#5a1e20", 0.3)),
            Piece(nails, "skin", blend=("#fff0e4", 0.5)),
            Piece(TIPS_BELOW, "skin2", 10, True),
            Piece(
                stroke("M278,694C284,704 288,714 290,728M244,698C252,706 258,716 260,730", 2.4), "skin2", blend=CREASE
            ),
            Piece(
                ellipse(287, 687, 5, 7, -32) + ellipse(249, 685, 5, 7, -36) + ellipse(218, 697, 5, 7, -40),
                "skin2",
                blend=("#ffdcb8", 0.35),
            ),
        ),
        {"skin": "#efc2a0", "skin2": "#9a5f3e"},
    )
