"""Cold blood and old bones; see also creatures_sea and creatures_small.

lizard()                 from above, climbing, 214 high; body, trim; anchors head, tail, back
dinosaur_bones()         a mounted hunter on two legs, 340 wide, 225 high; bone, far, light (teeth), dark; anchors
                         mouth, head, back, tail, ribs (inside the rib cage)
marks(along, ...)        diamonds along a limb "x,y,width ..."

Inks light and dark draw the eyes.
"""

from __future__ import annotations

import math

from art.motif import Motif, Piece
from art.motifs.curves import blob, curve, limb, spine
from art.shapes import circle, ellipse, line, polygon, stroke

CREAM, NIGHT = "#f4e8cc", "#1b2033"


def marks(
    along: str, size: float = 0.3, long: float = 0.4, steps: int = 3, first: int = 1, last: int = -1, shift: float = 0
) -> str:
    """Diamonds along the middle of a limb."""
    shape = ""
    for x, y, dx, dy, w in spine(along, steps)[first:last]:
        x, y = x - dy * w * shift, y + dx * w * shift
        a, b = w * long, w * size
        shape += polygon(
            [(x - dx * a, y - dy * a), (x + dy * b, y - dx * b), (x + dx * a, y + dy * a), (x - dy * b, y + dx * b)]
        )
    return shape


def lizard() -> Motif:
    """From above, climbing, head up, 240 high."""
    back = "-34,0,2 -6,-14,6 18,-38,11 6,-72,20 -8,-110,32 2,-150,30 10,-178,20"
    toes = "".join(
        stroke(f"M{x},{y}l{dx},{dy}M{x},{y}l{dx * 0.3:.0f},{dy * 1.3 - 4:.0f}M{x},{y}l{dx * 1.2:.0f},{dy * 0.1:.0f}", 4)
        for x, y, dx, dy in ((52, -176, 8, -12), (-50, -152, -12, -8), (54, -88, 12, -6), (-52, -68, -10, 10))
    )
    return Motif(
        (
            Piece(
                limb("8,-156,14 40,-152,9 52,-176,6")
                + limb("-6,-150,14 -32,-140,9 -50,-152,6")
                + limb("4,-90,16 36,-72,10 54,-88,6")
                + limb("-4,-88,16 -30,-92,10 -52,-68,6"),
                "body",
            ),
            Piece(toes, "body"),
            Piece(limb(back), "body", 16),
            Piece(blob("10,-214 28,-196 28,-176 12,-164 -4,-174 -6,-196"), "body", 12),
            Piece(marks(back, 0.22, 0.2, 3, 4, -1), "trim"),
            Piece(circle(25, -190, 5) + circle(-4, -190, 5), "light"),
            Piece(circle(26, -190, 3.2) + circle(-5, -190, 3.2), "dark"),
        ),
        {"body": "#4f8f6a", "trim": "#e3b84a", "light": CREAM, "dark": NIGHT},
        {"head": (10, -214), "tail": (-34, 0), "back": (-4, -120)},
    )


def dinosaur_bones() -> Motif:
    """The mounted skeleton of a hunter on two legs, 340 wide, 230 high; anchor "mouth"."""
    back = "-176,-60,5 -130,-74,9 -84,-94,13 -36,-112,17 4,-126,19 40,-146,16 62,-176,13 72,-192,12"
    beads = "".join(
        ellipse(x, y, 5.5 + w * 0.1, w * 0.56, math.degrees(math.atan2(dy, dx)))
        for x, y, dx, dy, w in spine(back, 4)[1:]
    )
    crests = "".join(
        line([(x, y), (x + dy * w * 1.1, y - dx * w * 1.1)], 3.5) for x, y, dx, dy, w in spine(back, 4)[6:-3]
    )
    under = "".join(
        line([(x, y), (x - dy * w * 0.9 - 5, y + dx * w * 0.9)], 3.5) for x, y, dx, dy, w in spine(back, 4)[2:11]
    )
    ribs = "".join(
        curve(f"{x},{y} {x + 18},{y + 26 + d} {x + 2},{y + 50 + d}", 4.5)
        for x, y, d in ((-12, -116, 0), (2, -120, 8), (16, -126, 10), (29, -134, 6), (40, -142, -4))
    )
    bones = (
        limb("-26,-108,16 4,-74,10 12,-64,14")
        + limb("12,-64,14 -18,-40,8 -26,-32,10")
        + limb("-26,-32,10 -12,-10,7 -8,-4,9"),
        limb("-36,-106,16 -46,-70,10 -44,-60,14")
        + limb("-44,-60,14 -70,-40,8 -78,-32,10")
        + limb("-78,-32,10 -66,-10,7 -62,-4,9"),
    )
    return Motif(
        (
            Piece(bones[1] + stroke("M-62,-4L-36,0M-62,-4L-48,1M-62,-4L-76,0", 6), "far"),
            Piece(crests + under, "far"),
            Piece(ribs, "bone"),
            Piece(beads, "bone"),
            Piece(blob("-54,-114 -26,-124 -8,-112 -22,-98 -44,-92 -50,-102"), "bone", 8),
            Piece(bones[0] + stroke("M-8,-4L20,0M-8,-4L8,1M-8,-4L-22,0", 6), "bone"),
            Piece(limb("44,-130,8 58,-108,6 72,-112,5") + stroke("M72,-112l10,4M72,-112l8,10", 4), "bone"),
            Piece(blob("66,-180 98,-174 138,-160 148,-150! 130,-146 94,-158 70,-168"), "bone", 8),
            Piece(
                "".join(
                    polygon([(x, y), (x + 8, y + 3), (x + 6, y - 9)]) for x, y in ((98, -160), (111, -156), (124, -152))
                ),
                "light",
            ),
            Piece(blob("56,-204 78,-222 108,-218 146,-204 160,-188 152,-178! 112,-184 92,-178 70,-180"), "bone", 14),
            Piece(
                "".join(
                    polygon([(x, y), (x + 8, y + 1), (x + 4, y + 13)])
                    for x, y in ((104, -184), (116, -183), (128, -182), (140, -180))
                ),
                "light",
            ),
            Piece(ellipse(92, -204, 8, 9) + ellipse(118, -200, 8, 5, 14) + ellipse(144, -194, 5, 3, 20), "dark"),
        ),
        {"bone": "#ece0c6", "far": "#c4b18a", "light": "#fbf5e4", "dark": NIGHT},
        {"mouth": (136, -170), "head": (90, -222), "back": (0, -140), "tail": (-176, -60), "ribs": (20, -96)},
    )


GALLERY: dict[str, Motif] = {
    "lizard": lizard(),
    "dinosaur bones": dinosaur_bones(),
}
