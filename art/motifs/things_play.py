"""Games, toys, and what one swings on, hides behind or is caught in.

CAPITALS are fixed motifs, small letters are functions returning one. All stand on (0, 0), about 200 high, with the
inks body, trim, light, dark, metal, glow.

Games      playing_card(suit: "heart", "spade", "diamond", "club", "back", or "face" for a double-headed king) (middle),
           CARD_HAND a fan of cards (hand), chess(kind: "king", "queen", "bishop", "knight", "rook", "pawn"; body is
           the colour of the side) (top), die(left, right, top: spots seen on three faces), DOMINO, DOMINOES falling
           to the right (last), puzzle_piece(knobs) (middle), TARGET (middle), DART (tip, hand), ARROW pointing right
           (tip, tail), BOW_WEAPON (hand, string), MARBLES, SKITTLE
Toys       SPINNING_TOP, DOLL, RUSSIAN_DOLL, TIN_SOLDIER (hand, head), ROCKING_HORSE (saddle, mouth), TEDDY_BEAR (hand,
           other_hand, head), jack_in_the_box(height) (top, hand, crank), SNOW_GLOBE (inside; its glass is ink light,
           its snow glow), KITE (tail, bridle: where its string is tied), balloon(string) (knot, hand: end of the
           string, at (0, 0)), PINWHEEL (hand), BLOCKS, TOY_SWORD (tip, hand), SLINGSHOT, BALL
Puppets    marionette_cross(drop): a wooden cross at the top with strings falling `drop` (hand, and string_0 to
           string_4: ends of the strings), MASK_ON_STICK (eyes, hand)
Swinging   swing(length, tilt): hung from anchors left and right at y = -length, its seat near y = 0 (seat),
           seesaw(tilt) positive tilt sinks the right end (left, right, middle), hammock(width, sag) hung from
           (-width/2, -120) and (width/2, -120) (left, right, middle)
Caught     CAGE, cage(opened) hung from its ring (top, inside, perch), MOUSETRAP with cheese (bait), BEAR_TRAP (middle),
           BOX_TRAP propped on a stick (under, string)
Flying     flag(width) on a pole (top, hand, end), bunting(points, gap): little flags on a string through points in the
           sheet's own units (start, end)
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from art.motif import Motif, Piece, carried
from art.motifs.things_cuts import (
    BLUE,
    BRASS,
    CREAM,
    GREEN,
    IRON,
    OCHRE,
    PLUM,
    RED,
    TEAL,
    WOOD,
    along,
    curve,
    lathe,
    polar,
    taper,
    thing,
)
from art.shapes import Point, circle, ellipse, line, path, place, polygon, rectangle, ring, star, stroke

SUITS = {
    "heart": path("M0,16C-18,2 -22,-12 -14,-18C-8,-22 -2,-18 0,-11C2,-18 8,-22 14,-18C22,-12 18,2 0,16Z"),
    "diamond": path("M0,-22C6,-12 10,-6 16,0C10,6 6,12 0,22C-6,12 -10,6 -16,0C-10,-6 -6,-12 0,-22Z"),
    "spade": path("M0,-22C18,-6 24,4 16,11C10,15 4,12 2,7C3,14 5,18 8,21H-8C-5,18 -3,14 -2,7C-4,12 -10,15 -16,11"
    "C-24,4 -18,-6 0,-22Z"),
    "club": circle(0, -12, 9.5) + circle(-11, 3, 9.5) + circle(11, 3, 9.5) + path("M-3,-4H3C3,10 5,17 9,21H-9"
    "C-5,17 -3,10 -3,-4Z"),
}  # fmt: skip


def playing_card(suit: str = "heart") -> Motif:
    """A card without letters: five pips of a suit, its "back", or a "face" with a king above and below."""
    pieces = [Piece(rectangle(-62, -178, 124, 178, 11), "light", 16)]
    if suit == "back":
        pieces += [
            Piece(rectangle(-50, -166, 100, 154, 5), "body", 12),
            Piece("".join(line([(-50 + i * 25, -166), (-50, -166 + i * 25)], 3) + line([(50 - i * 25, -12), (50,
                      -12 - i * 25)], 3) for i in range(1, 5)),
                  "light"),
            Piece("".join(line([(50 - i * 25, -166), (50, -166 + i * 25)], 3) + line([(-50 + i * 25, -12), (-50,
                      -12 - i * 25)], 3) for i in range(1, 5)),
                  "light"),
            Piece(ellipse(0, -89, 26, 34), "trim", 8),
            Piece(star(0, -89, 22, 0.35), "light"),
        ]  # fmt: skip
    elif suit == "face":
        half = [
            (path("M-44,-89C-44,-112 -26,-122 0,-122C26,-122 44,-112 44,-89Z"), "body"),
            (path("M-18,-140C-18,-116 -12,-106 0,-98C12,-106 18,-116 18,-140Z"), "glow"),
            (path("M-20,-124C-22,-108 -12,-92 0,-92C12,-92 22,-108 20,-124C14,-114 -14,-114 -20,-124Z"), "metal"),
            (path("M-22,-138L-26,-162L-12,-150L0,-166L12,-150L26,-162L22,-138Z"), "trim"),
            (circle(-7, -128, 2.6) + circle(7, -128, 2.6), "dark"),
            (line([(30, -92), (34, -136)], 5), "dark"),
            (path("M-44,-89L-22,-106L0,-89Z"), "trim"),
        ]
        for shape, ink in half:
            pieces.append(Piece(shape + place(shape, 0, -178, 1, 180), ink))
        pieces.append(Piece(line([(-44, -89), (44, -89)], 4), "dark"))
        pieces.append(Piece(place(SUITS["heart"], -44, -156, 0.6) + place(SUITS["heart"], 44, -22, 0.6, 180), "body"))
    else:
        ink = "body" if suit in ("heart", "diamond") else "dark"
        shape = SUITS[suit]
        pieces.append(
            Piece(
                "".join(place(shape, x, y, 1.05, 180 if y > -89 else 0) for x in (-28, 28) for y in (-136, -42))
                + place(shape, 0, -89, 1.3),
                ink,
            )
        )
    return thing(
        *pieces,
        body=RED,
        glow="#eec6a4",
        metal="#d8cdb8",
        trim=OCHRE,
        light="#f8efd8",
        anchors={"middle": (0, -89), "top": (0, -178)},
    )


def _card_hand() -> Motif:
    fan = Motif(())
    for suit, turn in (("back", -34), ("spade", -17), ("diamond", 0), ("club", 17), ("heart", 34)):
        fan = fan + playing_card(suit).moved(0, 24).moved(0, -24, 0.82, turn)
    return Motif(
        tuple(Piece(p.shape, p.ink, p.depth, lifted=p.ink == "light" and p.depth > 0) for p in fan.pieces),
        fan.inks,
        {"hand": (0, -30)},
    )


CARD_HAND = _card_hand()

FOOT = ((14, -60), (18, -44), (40, -32), (40, -32), (46, -22), (42, -16), (56, -12), (58, 0))


def chess(kind: str = "king") -> Motif:
    """A chess piece, turned on a lathe; the king is 220 high, the pawn 140."""
    if kind == "knight":
        return thing(
            Piece(lathe((40, -36), (46, -24), (42, -18), (56, -12), (58, 0)), "body", 12),
            Piece(path("M-42,-34C-46,-66 -30,-84 -34,-112C-38,-148 -16,-172 4,-180L6,-200C18,-194 26,-186 30,-174"
                      "C50,-164 66,-138 74,-118C76,-106 68,-96 56,-98"
                       "C44,-102 34,-106 22,-104C24,-84 46,-66 42,-34Z"), "body", 26),
            Piece(path("M-34,-112C-46,-100 -50,-82 -46,-62C-40,-74 -36,-86 -34,-98ZM-26,-146"
                      "C-42,-140 -50,-122 -48,-106C-40,-116 -34,-124 -30,-132ZM-6,-176"
                       "C-22,-178 -34,-166 -38,-152C-28,-156 -18,-162 -10,-166Z"), "trim"),
            Piece(circle(30, -148, 5) + circle(66, -112, 3.4), "dark"),
            Piece(path("M-40,-44C-16,-36 16,-36 41,-44V-34C16,-26 -16,-26 -41,-34Z"), "trim"),
            body=CREAM, trim="#c49a5a", anchors={"top": (6, -198)},
        )  # fmt: skip
    pieces: list[Piece]
    if kind == "rook":
        top = -170.0
        pieces = [
            Piece(lathe((34, -126), (26, -118), (24, -90), *FOOT), "body", 20),
            Piece(
                path("M-44,-170H-24V-156H-10V-170H10V-156H24V-170H44L40,-126C20,-120 -20,-120 -40,-126Z"), "body", 12
            ),
        ]
    elif kind == "bishop":
        top = -204.0
        pieces = [
            Piece(circle(0, -196, 9), "body", 6),
            Piece(lathe((30, -120), (14, -112), (12, -84), *FOOT), "body", 18),
            Piece(
                path("M0,-190C24,-172 34,-150 28,-132C22,-120 -22,-120 -28,-132C-34,-150 -24,-172 0,-190Z"), "body", 18
            ),
            Piece(line([(6, -166), (20, -146)], 5), "dark"),
        ]
    elif kind == "queen":
        top = -206.0
        pieces = [
            Piece(lathe((28, -140), (14, -132), (12, -90), *FOOT), "body", 18),
            Piece(path("M-24,-138L-44,-184L-24,-168L-14,-194L0,-172L14,-194L24,-168L44,-184L24,-138Z"), "body", 12),
            Piece(
                "".join(circle(x, y, 5.5) for x, y in ((-45, -188), (-14, -198), (14, -198), (45, -188)))
                + circle(0, -180, 7),
                "trim",
            ),
        ]
    elif kind == "pawn":
        top = -142.0
        pieces = [
            Piece(lathe((22, -98), (11, -92), (12, -74), *FOOT), "body", 16),
            Piece(circle(0, -118, 25), "body", 16),
        ]
    else:
        top = -222.0
        pieces = [
            Piece(stroke("M0,-218V-180M-15,-203H15", 8), "trim"),
            Piece(lathe((30, -138), (15, -130), (13, -90), *FOOT), "body", 18),
            Piece(path("M-24,-138L-34,-180C-20,-190 20,-190 34,-180L24,-138Z"), "body", 14),
        ]
    neck = {"rook": -118, "bishop": -114, "queen": -136, "pawn": -94}.get(kind, -134)
    wide = {"rook": 32, "bishop": 32, "queen": 30, "pawn": 26}.get(kind, 34)
    pieces.append(Piece(rectangle(-wide, neck - 6, wide * 2, 11, 5), "trim"))
    pieces.append(Piece(path("M-41,-40C-16,-32 16,-32 41,-40V-30C16,-22 -16,-22 -41,-30Z"), "trim"))
    return thing(*pieces, body=CREAM, trim="#c49a5a", anchors={"top": (0, top)})


SPOTS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}


def die(left: int = 5, right: int = 3, top: int = 1) -> Motif:
    """A die seen from a corner."""

    def spots(number: int, middle: Point, across: Point, down: Point, ry: float, turn: float) -> str:
        return "".join(
            ellipse(middle[0] + u * across[0] + v * down[0], middle[1] + u * across[1] + v * down[1], 8, ry, turn)
            for u, v in SPOTS[number]
        )

    return thing(
        Piece(path("M0,-64L-78,-100V-34Q-78,-28 -72,-25L0,8Z"), "body", 20),
        Piece(path("M0,-64L78,-100V-34Q78,-28 72,-25L0,8Z"), "trim", 16),
        Piece(path("M0,-60L-72,-96Q-80,-100 -72,-104L-8,-132Q0,-136 8,-132L72,-104Q80,-100 72,-96Z"), "light", 14),
        Piece(spots(left, (-39, -46), (21, 10), (0, 22), 9, 0) + spots(right, (39, -46), (21, -10), (0, 22), 9, 0)
              + spots(top, (0, -98), (30, -13), (30, 13), 5, 0), "dark"),
        body="#efdfba", trim="#d0b384", light="#fbf3dc", dark=RED, anchors={"top": (0, -134)},
    )  # fmt: skip


def _domino(upper: int, lower: int) -> Motif:
    return thing(
        Piece(rectangle(-44, -176, 96, 176, 10), "trim", 10),
        Piece(rectangle(-50, -180, 96, 176, 10), "light", 14),
        Piece(line([(-38, -92), (34, -92)], 5), "dark"),
        Piece("".join(circle(-2 + u * 22, y + v * 22, 8) for number, y in ((upper, -136), (lower, -48)) for u,
                  v in SPOTS[number]), "dark"),
        trim="#b99e6c", light="#f6ecd2", anchors={"top": (0, -178)},
    )  # fmt: skip


DOMINO = _domino(5, 2)


def _falling() -> Motif:
    row = Motif(())
    for i, lean in enumerate((60, 58, 50, 34, 14, 0)):
        block = Motif((Piece(rectangle(-8, -110, 18, 110, 3), "light", 7), Piece(rectangle(4, -108, 6, 106, 2), "trim"),
                       Piece(circle(-2, -80, 3.4) + circle(-2, -30, 3.4) + line([(-6, -55), (2, -55)], 3),
                                 "dark")))  # fmt: skip
        row = row + block.moved(-140 + i * 40, 0, 1, lean)
    return Motif(row.pieces, thing(trim="#b99e6c", light="#f6ecd2").inks, {"last": (60, -110), "first": (-60, -60)})


DOMINOES = _falling()


def puzzle_piece(knobs: tuple[int, int, int, int] = (1, -1, 1, -1)) -> Motif:
    """A piece 130 wide; knobs top, right, bottom, left: 1 out, -1 in, 0 straight edge."""
    data = "M-65,0"
    corners = [(-65, -130, 0, -1), (65, -130, 1, 0), (65, 0, 0, 1), (-65, 0, -1, 0)]
    order = [knobs[3], knobs[0], knobs[1], knobs[2]]
    x, y = -65.0, 0.0
    for (ex, ey, dx, dy), knob in zip(corners, order, strict=True):
        ox, oy = dy * knob, -dx * knob
        if knob:

            def at(
                forward: float,
                out: float,
                x: float = x,
                y: float = y,
                dx: int = dx,
                dy: int = dy,
                ox: int = ox,
                oy: int = oy,
            ) -> str:
                return f"{x + dx * forward + ox * out:.1f},{y + dy * forward + oy * out:.1f}"

            data += (
                f"L{at(46, 0)}C{at(62, 2)} {at(36, 14)} {at(40, 26)}C{at(44, 42)} {at(86, 42)} {at(90, 26)}"
                f"C{at(94, 14)} {at(68, 2)} {at(84, 0)}"
            )
        data += f"L{ex},{ey}"
        x, y = ex, ey
    return thing(Piece(path(data + "Z"), "body", 20), body=TEAL, anchors={"middle": (0, -65)})


TARGET = thing(
    Piece(taper([(-30, -60), (-62, 0)], 9, 8) + taper([(30, -60), (62, 0)], 9, 8), "trim"),
    Piece(circle(0, -112, 94), "light", 20),
    Piece(circle(0, -112, 74), "body", 12),
    Piece(circle(0, -112, 54), "light", 10),
    Piece(circle(0, -112, 34), "body", 10),
    Piece(circle(0, -112, 14), "glow"),
    body=RED, trim=WOOD, anchors={"middle": (0, -112)},
)  # fmt: skip

DART = thing(
    Piece(path("M-96,-30L-60,-30L-48,-18H-92ZM-96,-6L-60,-6L-48,-18H-92Z"), "body", 6),
    Piece(taper([(-60, -18), (-6, -18)], 5, 6) + taper([(-10, -18), (40, -18)], 13, 11), "trim"),
    Piece(path("M40,-23L100,-18L40,-13Z"), "metal"),
    body=RED, anchors={"tip": (100, -18), "hand": (14, -18)},
)  # fmt: skip

ARROW = thing(
    Piece(line([(-120, -20), (104, -20)], 7), "trim"),
    Piece(path("M-132,-20L-114,-42H-70L-84,-20L-70,2H-114Z"), "body", 8),
    Piece(path("M92,-42L138,-20L92,2L102,-20Z"), "metal", 6),
    Piece(line([(-120, -20), (-76, -20)], 3.6), "dark"),
    body=RED, trim=WOOD, metal=IRON, anchors={"tip": (138, -20), "tail": (-120, -20)},
)  # fmt: skip

BOW_WEAPON = thing(
    Piece(line([(-18, -206), (-18, -2)], 3.2), "light"),
    Piece(taper([(-20, -208), (16, -176), (42, -104), (16, -32), (-20, 0)], 6, 11, 14, 11, 6), "body", 6),
    Piece(taper([(40, -124), (42, -104), (40, -84)], 18, 17, 18), "trim"),
    trim=RED, anchors={"hand": (42, -104), "string": (-18, -104)},
)  # fmt: skip

MARBLES = thing(
    *(piece for x, y, r, ink in ((-56, -40, 40, "body"), (36, -32, 32, "trim"), (4, -92, 26, "metal"), (94, -22, 22,
        "glow")) for piece in (
        Piece(circle(x, y, r), ink, r * 0.6, lifted=True),
        Piece(path(f"M{x - r * 0.5:.1f},{y + r * 0.5:.1f}"
                  f"C{x - r * 0.1:.1f},{y + r * 0.4:.1f} {x - r * 0.1:.1f},{y - r * 0.4:.1f} "
                  f"{x + r * 0.5:.1f},{y - r * 0.6:.1f}"
                   f"C{x + r * 0.4:.1f},{y:.1f} {x + r * 0.2:.1f},{y + r * 0.6:.1f} "
                   f"{x - r * 0.5:.1f},{y + r * 0.5:.1f}Z"), "light"),
    )),
    body=BLUE, trim=RED, metal=GREEN, glow=OCHRE,
)  # fmt: skip

SKITTLE = thing(
    Piece(lathe((0, -204), (16, -198), (22, -176), (15, -148), (18, -128), (38, -80), (40, -44), (26, -6), (24, 0)),
              "light", 20),
    Piece(path("M-15,-150C-6,-146 6,-146 15,-150L17,-130C6,-125 -6,-125 -17,-130ZM-19,-122C-6,-116 6,-116 20,-122"
              "L23,-112C8,-106 -8,-106 -23,-112Z"), "body"),
    body=RED, anchors={"top": (0, -204)},
)  # fmt: skip

SPINNING_TOP = thing(
    Piece(lathe((7, -196), (9, -188), (5, -180), (6, -142), (10, -136)), "trim", 5),
    Piece(
        path("M-98,-96C-92,-124 -40,-142 0,-142C40,-142 92,-124 98,-96C90,-66 40,-36 6,-4H-6C-40,-36 -90,-66 -98,-96Z"),
        "body",
        34,
    ),
    Piece(path("M-98,-98C-50,-78 50,-78 98,-98L92,-80C50,-60 -50,-60 -92,-80Z"), "light", 7),
    Piece(
        path(
            "M-66,-56C-30,-42 30,-42 66,-56L52,-42C26,-32 -26,-32 -52,-42ZM-74,-126C-40,-112 40,-112 74,-126L60,-133"
            "C30,-122 -30,-122 -60,-133Z"
        ),
        "trim",
    ),
    Piece(path("M-7,-8H7L0,8Z"), "dark"),
    body=RED,
    trim=OCHRE,
    anchors={"top": (0, -200)},
).moved(0, 0, 1, 11)  # fmt: skip

DOLL = thing(
    Piece(taper([(-16, -50), (-20, -6)], 13, 11) + taper([(16, -50), (18, -6)], 13, 11), "light", 5),
    Piece(path("M-30,-2C-28,-14 -12,-14 -10,-2ZM10,-2C12,-14 30,-14 30,-2Z"), "dark"),
    Piece(taper([(-24, -118), (-52, -88), (-66, -66)], 14, 12, 10) + taper([(24, -118), (54, -96), (72, -80)], 14,
              12, 10), "body", 6),
    Piece(circle(-68, -62, 8) + circle(76, -78, 8), "light"),
    Piece(path("M-26,-126C-10,-120 10,-120 26,-126C32,-100 50,-70 62,-40C40,-28 30,-38 18,-34C4,-28 -8,-38 -22,-34"
              "C-36,-30 -48,-30 -60,-40C-48,-70 -32,-100 -26,-126Z"),
          "body", 22),
    Piece(path("M-18,-118C-10,-112 10,-112 18,-118L26,-60C10,-50 -10,-50 -26,-60Z"), "trim", 7),
    Piece(path("M-46,-140C-60,-190 -20,-214 4,-210C40,-210 56,-180 46,-140C44,-122 36,-116 28,-118L-28,-118"
              "C-38,-116 -44,-122 -46,-140Z"), "metal", 12),
    Piece(circle(0, -156, 36), "light", 16),
    Piece(path("M-38,-158C-38,-188 -10,-198 2,-194C26,-196 40,-180 38,-158C28,-166 20,-174 14,-182"
              "C2,-170 -20,-162 -38,-158Z"), "metal", 7),
    Piece(circle(-12, -152, 4) + circle(14, -152, 4), "dark"),
    Piece(circle(-22, -142, 5.5) + circle(24, -142, 5.5), "glow"),
    body=BLUE, trim=CREAM, light="#f1d3b0", metal="#a2532e", glow="#e2907a", anchors={"hand": (76, -78), "head": (0,
        -200)},
)  # fmt: skip

RUSSIAN_DOLL = thing(
    Piece(path("M0,-200C34,-200 50,-172 46,-144C44,-130 52,-124 62,-104C76,-74 72,-24 54,-4C30,6 -30,6 -54,-4"
              "C-72,-24 -76,-74 -62,-104C-52,-124 -44,-130 -46,-144"
               "C-50,-172 -34,-200 0,-200Z"), "body", 32),
    Piece(ellipse(0, -156, 31, 29), "light", 9),
    Piece(path("M-32,-160C-30,-188 30,-188 32,-160C20,-164 8,-172 0,-180C-8,-172 -20,-164 -32,-160Z"), "dark"),
    Piece(circle(-11, -152, 3.6) + circle(11, -152, 3.6), "dark"),
    Piece(circle(-19, -143, 5) + circle(19, -143, 5), "glow"),
    Piece(ellipse(0, -60, 42, 46), "trim", 12),
    Piece("".join(ellipse(*polar(0, -58, 15, i * 60), 10, 8, i * 60) for i in range(6)), "body"),
    Piece(circle(0, -58, 9), "light"),
    Piece(path("M-8,-122C-22,-126 -22,-112 -8,-116ZM8,-122C22,-126 22,-112 8,-116Z") + circle(0, -119, 5), "trim"),
    body=RED, light="#f1d3b0", glow="#e2907a", anchors={"head": (0, -200)},
)  # fmt: skip

TIN_SOLDIER = thing(
    Piece(line([(52, -60), (58, -206)], 5) + path("M52,-60H62L58,-40H46Z"), "metal"),
    Piece(path("M-48,-8H48V2H-48Z"), "metal", 6),
    Piece(path("M-22,-72H22L18,-6H4V-56H-4V-6H-18Z"), "dark", 7),
    Piece(path("M-22,-10H-2V-2H-28ZM2,-10H22L28,-2H2Z"), "metal"),
    Piece(taper([(-26, -124), (-34, -96), (-32, -68)], 13, 12, 11) + taper([(26, -124), (44, -102), (52, -78)], 13,
              12, 11), "body", 5),
    Piece(path("M-30,-132C-12,-138 12,-138 30,-132L26,-70C10,-64 -10,-64 -26,-70Z"), "body", 14),
    Piece(line([(-28, -130), (22, -74)], 6) + line([(28, -130), (-22, -74)], 6), "light"),
    Piece("".join(circle(0, y, 3.4) for y in (-120, -104, -88)) + rectangle(-34, -134, 16, 8, 3) + rectangle(18,
              -134, 16, 8, 3), "trim"),
    Piece(circle(-32, -66, 6.5) + circle(54, -74, 6.5), "glow"),
    Piece(ellipse(0, -148, 19, 21), "glow", 8),
    Piece(circle(7, -150, 3) + circle(-7, -150, 3), "dark"),
    Piece(circle(-12, -142, 4) + circle(12, -142, 4), "body"),
    Piece(path("M-22,-156C-26,-190 -20,-208 0,-210C20,-208 26,-190 22,-156C8,-162 -8,-162 -22,-156Z"), "dark", 10),
    Piece(rectangle(-23, -164, 46, 7, 3) + circle(0, -182, 6), "trim"),
    body=RED, glow="#eec6a4", metal="#5e7a55", dark="#28334f", anchors={"hand": (54, -74), "head": (0, -210)},
)  # fmt: skip

ROCKING_HORSE = thing(
    Piece(taper([(-62, -84), (-78, -20)], 15, 10) + taper([(46, -84), (68, -22)], 15, 10), "dark"),
    Piece(path("M-82,-134C-112,-130 -118,-96 -112,-62C-98,-70 -86,-92 -76,-116Z"), "trim", 8),
    Piece(path("M-86,-112C-84,-142 -50,-144 -20,-136C0,-130 20,-136 34,-154C42,-176 56,-196 74,-204L78,-218"
              "C86,-212 90,-206 90,-198C108,-188 118,-170 122,-154"
               "C124,-144 114,-138 104,-140C96,-146 86,-150 80,-150C80,-124 72,-98 54,-88C20,-78 -40,-76 -66,-84"
               "C-80,-90 -88,-100 -86,-112Z"), "body", 30),
    Piece(taper([(-58, -92), (-54, -50), (-64, -16)], 20, 13, 10) + taper([(44, -96), (40, -50), (52, -16)], 20, 13,
              10), "body", 8),
    Piece(path("M76,-208C56,-206 36,-184 26,-150C22,-140 28,-134 34,-140C30,-128 40,-124 46,-134"
              "C44,-148 56,-178 80,-196Z"), "trim", 8),
    Piece(path("M-44,-140C-28,-132 0,-130 16,-138C18,-118 6,-104 -14,-104C-34,-104 -46,-120 -44,-140Z"), "glow", 9),
    Piece(path("M-52,-146C-46,-152 -42,-142 -30,-138C-10,-134 4,-138 14,-150C20,-150 20,-140 14,-134"
              "C0,-126 -30,-126 -46,-134Z"), "dark"),
    Piece(stroke("M94,-142C92,-156 92,-168 96,-184M94,-160L114,-164M92,-158C66,-150 36,-138 10,-140", 4), "glow"),
    Piece(circle(92, -180, 4.5) + circle(116, -152, 3), "dark"),
    Piece(stroke("M-126,-30C-84,2 80,4 128,-34", 12), "metal"),
    Piece(stroke("M-66,-14H-58M46,-14H56", 10), "dark"),
    body=CREAM, trim="#8f4a2f", glow=RED, metal=BLUE, anchors={"saddle": (-14, -138), "mouth": (104, -142),
        "head": (80, -214)},
)  # fmt: skip

TEDDY_BEAR = thing(
    Piece(circle(-44, -186, 22) + circle(44, -186, 22), "body", 10),
    Piece(circle(-44, -186, 11) + circle(44, -186, 11), "trim"),
    Piece(taper([(-44, -104), (-72, -84), (-82, -58)], 36, 32, 30) + taper([(44, -104), (70, -92), (88, -78)], 36,
              32, 30), "body", 14),
    Piece(ellipse(0, -66, 58, 58), "body", 28),
    Piece(ellipse(0, -60, 36, 40), "trim", 14),
    Piece(ellipse(-52, -22, 34, 26, -14) + ellipse(52, -22, 34, 26, 14), "body", 14),
    Piece(ellipse(-62, -20, 18, 19) + ellipse(62, -20, 18, 19), "trim", 7),
    Piece(ellipse(0, -148, 58, 50, -4), "body", 28),
    Piece(ellipse(2, -132, 27, 22), "trim", 8),
    Piece(ellipse(2, -142, 9, 6.5) + circle(-24, -156, 5) + circle(26, -157, 5), "dark"),
    Piece(stroke("M2,-136V-128M2,-128C-4,-122 -10,-123 -13,-127M2,-128C8,-122 14,-123 17,-127", 3.2), "dark"),
    Piece(path("M-4,-98C-26,-114 -42,-106 -42,-96C-40,-84 -24,-84 -4,-94ZM4,-98C26,-114 42,-106 42,-96"
              "C40,-84 24,-84 4,-94Z") + circle(0, -96, 7), "glow"),
    Piece(stroke("M14,-46L30,-42M18,-52L16,-38M26,-50L26,-36", 2.8), "dark"),
    body="#b9793f", trim="#e5bd84", glow=RED, anchors={"hand": (90, -74), "other_hand": (-84, -52), "head": (0, -196)},
)  # fmt: skip


def jack_in_the_box(height: float = 110) -> Motif:
    """A box whose jack sways on a spring; `height` is how far it has sprung."""
    coils = 5
    spring = "".join(
        ellipse_ring(8 * math.sin(i / coils * 2.4), -92 - height * 0.52 * (i + 0.5) / coils, 24 - i, 8)
        for i in range(coils)
    )
    y = -92 - height * 0.52
    top = (
        Piece(path("M-34,0C-40,-22 -22,-44 0,-44C22,-44 40,-22 34,0C18,12 -18,12 -34,0Z"), "trim", 12),
        Piece(taper([(-24, -26), (-52, -20), (-68, -40)], 13, 12, 10) + taper([(24, -26), (52, -34), (62, -58)], 13,
                  12, 10), "trim", 5),
        Piece(circle(-69, -44, 8) + circle(63, -63, 8), "light"),
        Piece(path("M-38,-36L-26,-26L-13,-34L0,-24L13,-34L26,-26L38,-36C24,-50 -24,-50 -38,-36Z"), "glow"),
        Piece(circle(0, -68, 28), "light", 12),
        Piece(path("M-30,-76C-48,-92 -58,-86 -66,-74C-66,-104 -40,-116 -2,-98C34,-120 62,-108 68,-80"
                  "C58,-90 46,-92 30,-76C10,-86 -10,-86 -30,-76Z"), "trim", 9),
        Piece(circle(-67, -70, 7) + circle(69, -76, 7), "glow"),
        Piece(circle(-10, -68, 3.4) + circle(11, -68, 3.4), "dark"),
        Piece(circle(0, -60, 5.5), "body"),

    )  # fmt: skip
    jack = Motif(top).moved(8, y + 6, 1, 8)
    return thing(
        Piece(path("M-66,-96L-112,-150L-104,-162L-60,-104Z"), "dark", 5),
        Piece(path("M-66,-96H66L74,-84H-74Z"), "dark"),
        Piece(spring, "metal"),
        *jack.pieces,
        Piece(rectangle(-70, -90, 140, 90, 5), "body", 22),
        Piece(rectangle(-70, -90, 140, 12, 3) + rectangle(-70, -12, 140, 12, 3), "glow", 5),
        Piece(star(0, -46, 28, 0.42), "glow"),
        Piece(stroke("M70,-46H90V-28", 6) + circle(90, -24, 7), "dark"),
        body=RED, trim=TEAL, light="#f1d3b0", glow=OCHRE, anchors={"top": (8, y - 100), "crank": (90, -24),
            "hand": (70, y - 58)},
    )  # fmt: skip


def ellipse_ring(x: float, y: float, rx: float, ry: float, width: float = 5) -> str:
    return (
        f'<ellipse fill="none" stroke="#fff" stroke-width="{width}" '
        f'cx="{x:.1f}" cy="{y:.1f}" rx="{rx:.1f}" ry="{ry:.1f}"/>'
    )


SNOW_GLOBE = thing(
    Piece(circle(0, -118, 88), "light", 36),
    Piece(path("M-82,-88C-50,-106 -20,-84 10,-92C40,-100 60,-90 84,-92C76,-52 42,-32 0,-32"
              "C-42,-32 -72,-54 -82,-88Z"), "glow", 14),
    Piece(rectangle(10, -126, 40, 40) + polygon([(4, -124), (30, -152), (56, -124)]), "body", 8),
    Piece(rectangle(24, -108, 12, 22), "trim"),
    Piece("".join(polygon([(x - w, y), (x, y - w * 2), (x + w, y)]) for x, y, w in ((-36, -84, 17), (-36, -98, 14),
              (-36, -112, 10))), "metal", 5),
    Piece("".join(circle(x, y, 3.2) for x, y in ((-60, -140), (-22, -170), (-44, -158), (8, -178), (40, -166), (62,
              -134), (-8, -142), (-66, -112), (66, -108))), "glow"),
    Piece(path("M-70,-120C-70,-152 -50,-176 -26,-186C-42,-168 -54,-146 -56,-118C-60,-112 -68,-114 -70,-120Z"), "glow"),
    Piece(path("M-72,-44C-40,-30 40,-30 72,-44L84,-8C84,-2 60,4 0,4C-60,4 -84,-2 -84,-8Z"), "trim", 14),
    Piece(stroke("M-76,-26C-40,-14 40,-14 76,-26", 5), "dark"),
    body=RED, light="#8fb8c4", glow="#f7f6ec", metal="#3d6b58", trim="#7a4430", anchors={"inside": (0, -92),
        "top": (0, -206)},
)  # fmt: skip

KITE = thing(
    Piece(stroke("M-8,-78C30,-60 -30,-44 -2,-24C16,-12 2,2 -14,8", 4), "dark"),
    Piece("".join(place(path("M0,0L-20,-10C-24,0 -24,4 -20,10ZM0,0L20,-10C24,0 24,4 20,10Z"), x, y, 1, t) for x, y,
              t in ((8, -62, 30), (-8, -36, -24), (4, -10, 26))), "glow"),
    Piece(path("M10,-226C34,-196 62,-176 90,-164C62,-138 22,-108 -8,-76C-24,-108 -52,-140 -80,-160"
              "C-48,-176 -18,-198 10,-226Z"), "body", 24),
    Piece(path("M10,-226C34,-196 62,-176 90,-164L4,-162ZM-8,-76C-24,-108 -52,-140 -80,-160L4,-162Z"), "trim", 12),
    Piece(line([(10, -224), (-8, -78)], 4) + stroke("M-80,-160C-30,-166 40,-168 90,-164", 4), "dark"),
    body=RED, trim=OCHRE, glow=TEAL, anchors={"tail": (-14, 8), "bridle": (4, -162)},
)  # fmt: skip


def balloon(string: float = 110) -> Motif:
    """A toy balloon; its string, `string` long, ends at (0, 0), at the anchor hand."""
    y = -string
    return thing(
        Piece(stroke(f"M0,{y}C10,{y * 0.72:.0f} -9,{y * 0.4:.0f} 0,0", 3.4), "dark"),
        Piece(path(f"M0,{y - 112}C36,{y - 112} 54,{y - 86} 50,{y - 58}C46,{y - 30} 20,{y - 12} 0,{y - 6}"
                  f"C-20,{y - 12} -46,{y - 30} -50,{y - 58}C-54,{y - 86} -36,{y - 112} 0,{y - 112}Z"),
              "body", 30),
        Piece(path(f"M0,{y - 10}L9,{y + 2}H-9Z"), "body"),
        Piece(path(f"M-32,{y - 62}C-34,{y - 80} -26,{y - 92} -14,{y - 98}C-20,{y - 86} -24,{y - 76} -24,{y - 62}Z"),
                  "light"),
        body=RED, light="#f3b7a0", anchors={"knot": (0, y), "hand": (0, 0), "top": (0, y - 112)},
    )  # fmt: skip


PINWHEEL = thing(
    Piece(line([(0, 0), (0, -134)], 8), "trim"),
    Piece("".join(place(path("M0,0C-2,-30 8,-60 34,-72C44,-52 40,-24 0,0Z"), 0, -138, 1, i * 90 + 12)
              for i in range(4)), "body", 12),
    Piece("".join(place(path("M0,0C-2,-30 -6,-52 -22,-66C-2,-74 18,-74 34,-72C14,-60 2,-30 0,0Z"), 0, -138, 1,
              i * 90 + 12) for i in range(4)), "light", 10),
    Piece(circle(0, -138, 9), "dark"),
    body=RED, trim=WOOD, anchors={"hand": (0, -30), "middle": (0, -138)},
)  # fmt: skip

BLOCKS = thing(
    Piece(rectangle(-92, -76, 80, 76, 6), "body", 16),
    Piece(circle(-52, -38, 22), "light"),
    Piece(rectangle(4, -76, 80, 76, 6), "trim", 16),
    Piece(polygon([(44, -62), (68, -18), (20, -18)]), "light"),
    Piece(place(rectangle(-38, -72, 76, 72, 6), -6, -77, 1, -7), "metal", 16),
    Piece(place(star(0, -36, 27, 0.4), -6, -77, 1, -7), "light"),
    body=RED, trim=BLUE, metal=OCHRE, anchors={"top": (-10, -152)},
)  # fmt: skip

TOY_SWORD = thing(
    Piece(path("M-11,-58L-9,-190L0,-214L9,-190L11,-58Z"), "light", 7),
    Piece(line([(0, -196), (0, -66)], 3.4), "metal"),
    Piece(taper([(-40, -62), (0, -56), (40, -62)], 11, 14, 11) + circle(-42, -63, 8) + circle(42, -63, 8), "trim"),
    Piece(taper([(0, -54), (0, -14)], 13, 12), "body"),
    Piece(circle(0, -8, 11), "trim", 5),
    light="#c9d0cf", anchors={"tip": (0, -212), "hand": (0, -34)},
)  # fmt: skip

SLINGSHOT = thing(
    Piece(stroke("M-44,-176C-40,-150 -10,-140 0,-146C10,-140 40,-150 46,-176", 4.500), "dark"),
    Piece(taper([(0, 0), (2, -60), (0, -98)], 19, 17, 18) + taper([(0, -96), (-22, -124), (-46, -182)], 17, 14, 12)
              + taper([(0, -96), (24, -126), (48, -182)], 17, 14, 12), "body", 8),
    Piece(rectangle(-16, -158, 32, 22, 6), "trim"),
    Piece(line([(-52, -172), (-38, -168)], 9) + line([(40, -168), (54, -172)], 9), "dark"),
    trim="#8b3a2e", anchors={"hand": (0, -40), "pouch": (0, -146)},
)  # fmt: skip

BALL = thing(
    Piece(circle(0, -70, 70), "body", 32),
    Piece(path("M-66,-94C-30,-60 30,-60 66,-94L69,-76C30,-40 -30,-40 -69,-76Z"), "light", 8),
    Piece(path("M-46,-18C-20,-2 20,-2 46,-18C20,-10 -20,-10 -46,-18Z"), "dark"),
    Piece(star(0, -108, 17, 0.4), "glow"),
    body=RED, anchors={"top": (0, -140), "middle": (0, -70)},
)  # fmt: skip


def marionette_cross(drop: float = 150) -> Motif:
    """A puppeteer's cross 200 above the ground and its five strings, about `drop` long."""
    ends = [
        (-84.0, -186 + drop),
        (-42.0, -190 + drop * 0.94),
        (0.0, -196 + drop * 0.7),
        (44.0, -190 + drop * 0.94),
        (86.0, -188 + drop),
    ]
    starts = [(-92, -190), (-28, -192), (0, -200), (30, -194), (92, -194)]
    strings = "".join(line([a, b], 3) for a, b in zip(starts, ends, strict=True))
    anchors: dict[str, Point] = {f"string_{i}": end for i, end in enumerate(ends)}
    return thing(
        Piece(strings, "dark"),
        Piece(taper([(-12, -226), (12, -172)], 15, 13), "trim", 6),
        Piece(taper([(-98, -190), (0, -200), (98, -194)], 12, 17, 12), "body", 7),
        Piece(circle(0, -200, 5) + circle(-92, -190, 3.4) + circle(92, -194, 3.4), "dark"),
        trim="#b27a48", anchors={"top": (0, -206), "hand": (-4, -206), **anchors},
    )  # fmt: skip


MASK_ON_STICK = thing(
    Piece(line([(70, -122), (84, 0)], 7), "trim"),
    Piece(path("M-104,-160C-84,-184 -44,-180 0,-166C44,-180 84,-184 104,-160C108,-118 84,-86 50,-88"
              "C26,-90 12,-104 0,-116C-12,-104 -26,-90 -50,-88"
               "C-84,-86 -108,-118 -104,-160Z"), "body", 18),
    Piece(path("M-72,-134C-60,-152 -34,-150 -22,-130C-38,-118 -60,-120 -72,-134ZM72,-134C60,-152 34,-150 22,-130"
              "C38,-118 60,-120 72,-134Z"), "dark"),
    Piece(path("M-6,-164C-20,-190 -16,-212 0,-226C16,-212 20,-190 6,-164ZM-24,-170C-44,-190 -48,-206 -40,-220"
              "C-24,-212 -14,-190 -12,-168ZM24,-170"
               "C44,-190 48,-206 40,-220C24,-212 14,-190 12,-168Z"), "glow", 8),
    Piece("".join(circle(x, y, 4) for x, y in ((-92, -150), (-84, -120), (-62, -100), (92, -150), (84, -120), (62,
              -100), (0, -140))), "trim"),
    Piece(circle(70, -122, 6), "trim"),
    body=PLUM, glow=TEAL, anchors={"eyes": (0, -134), "hand": (80, -40)},
)  # fmt: skip


def swing(length: float = 200, tilt: float = 0) -> Motif:
    """A plank on two ropes of `length` hung from (left, right); `tilt` swings it, in degrees, forwards if positive."""
    turn = -tilt
    left, right = (-34.0, -length), (34.0, -length)
    foot = carried((0, length - 6), 0, -length, 1, turn)
    lines = [(left, carried((-36, 0), *foot, 1, turn)), (right, carried((36, 0), *foot, 1, turn))]
    return thing(
        Piece("".join(line([a, b], 4) for a, b in lines), "trim"),
        Piece(place(rectangle(-52, -6, 104, 14, 5), *foot, 1, turn), "body", 7),
        Piece(place(circle(-36, 1, 4) + circle(36, 1, 4), *foot, 1, turn), "dark"),
        trim="#9a7a4c", anchors={"left": left, "right": right, "seat": carried((0, -6), *foot, 1, turn)},
    )  # fmt: skip


def seesaw(tilt: float = 10) -> Motif:
    """A plank 300 long on a trestle; a positive tilt, in degrees, sinks the right end."""
    ends = {"left": carried((-132, -9), 0, -62, 1, tilt), "right": carried((132, -9), 0, -62, 1, tilt)}
    return thing(
        Piece(path("M-12,-62L-46,0H-28L0,-46L28,0H46L12,-62Z"), "body", 9),
        Piece(stroke("M-26,-20H26", 7), "body"),
        Piece(place(stroke("M-104,-4V-34M-114,-34H-94M104,-4V-34M94,-34H114", 6), 0, -62, 1, tilt), "dark"),
        Piece(place(rectangle(-152, -9, 304, 17, 6), 0, -62, 1, tilt), "trim", 9),
        Piece(circle(0, -60, 8), "dark"),
        body="#7d4a33", trim=RED, anchors={**ends, "middle": (0, -70)},
    )  # fmt: skip


def hammock(width: float = 260, sag: float = 80) -> Motif:
    """A striped hammock hung from (-width/2, -120) and (width/2, -120); `sag` is how deep it hangs."""
    half, inner = width / 2, width / 2 - 40

    def fold(top: float, bottom: float) -> str:
        """Cloth between two curves hanging `top` and `bottom` deep."""
        return path(
            f"M{-inner:.0f},-112C{-inner * 0.55:.0f},{-112 + top * 1.3:.0f} "
            f"{inner * 0.55:.0f},{-112 + top * 1.3:.0f} {inner:.0f},-112"
            f"C{inner * 0.55:.0f},{-112 + bottom * 1.3:.0f} {-inner * 0.55:.0f},{-112 + bottom * 1.3:.0f} "
            f"{-inner:.0f},-112Z"
        )

    cords = "".join(line([(s * half, -120), (s * (inner - 8 * i), -114 + 9 * i)], 3) for s in (-1, 1) for i in range(3))
    return thing(
        Piece(cords, "dark"),
        Piece(fold(sag * 0.5, sag), "dark"),
        Piece(fold(sag * 0.72, sag * 1.5), "body", 16),
        Piece(fold(sag * 0.92, sag * 1.08) + fold(sag * 1.2, sag * 1.34), "light"),
        Piece(circle(-half, -120, 6) + circle(half, -120, 6), "trim"),
        body=RED, dark="#7a2420", anchors={"left": (-half, -120), "right": (half, -120), "middle": (0, -112
            + sag * 0.72)},
    )  # fmt: skip


def cage(opened: bool = False) -> Motif:
    """A domed bird cage; print what is inside first, or between two copies of it."""
    bars = "".join(
        stroke(f"M{x},-18V-108C{x},-150 {x * 0.5:.0f},-172 0,-184", 4)
        for x in (-72, -48, -24, 0, 24, 48, 72)
        if not (opened and x in (0, 24))
    )
    pieces = [
        Piece(ring(0, -196, 11, 5), "body"),
        Piece(stroke("M-40,-96H40M-30,-132V-96M30,-132V-96", 4), "trim"),
        Piece(bars, "body"),
        Piece(stroke("M-72,-106C-40,-96 40,-96 72,-106M-72,-62C-40,-52 40,-52 72,-62", 4), "body"),
        Piece(path("M-82,-22C-40,-12 40,-12 82,-22L78,2C40,10 -40,10 -78,2Z"), "trim", 9),
    ]
    if opened:
        pieces.append(Piece(stroke("M24,-98L92,-116V-40L24,-24M46,-104V-30M68,-110V-34", 4.4), "body"))
    return thing(
        *pieces, body="#a87a33", trim="#7a4430", anchors={"top": (0, -208), "inside": (0, -24), "perch": (0, -96)}
    )


CAGE = cage()

MOUSETRAP = thing(
    Piece(path("M-120,-20L104,-20L124,0H-136Z"), "body", 12),
    Piece(polygon([(-136, 0), (124, 0), (124, 10), (-136, 10)]), "dark"),
    Piece(stroke("M20,-14C14,-60 34,-92 70,-98L112,-92C86,-72 84,-40 90,-10", 6), "metal"),
    Piece(ellipse_ring(20, -13, 7, 11, 5) + ellipse_ring(34, -13, 7, 11, 5) + ellipse_ring(48, -13, 7, 11, 5), "metal"),
    Piece(line([(-70, -16), (14, -20)], 5), "metal"),
    Piece(path("M-96,-18L-46,-54L-40,-18Z"), "glow", 8),
    Piece(circle(-58, -30, 5) + circle(-74, -24, 3.4), "trim"),
    body="#c49460", glow="#eeb944", trim="#b9772a", metal="#6a7481", anchors={"bait": (-60, -36)},
)  # fmt: skip

BEAR_TRAP = thing(
    Piece(path("M-128,-16" + "".join(f"L{-118 + i * 21.5:.0f},{-62 + 22 * abs(i - 5.5) / 5.5 - 8:.0f}"
              f"L{-108 + i * 21.5:.0f},{-26 - 10 * (1 - abs(i - 5.5) / 5.5):.0f}" for i in range(11))
              + "L128,-16Z"), "dark"),
    Piece(ellipse(0, -14, 130, 16), "metal", 7),
    Piece(ellipse(0, -15, 112, 11), "dark"),
    Piece(ellipse(0, -16, 30, 6), "trim"),
    Piece(path("M-128,-12" + "".join(f"L{-118 + i * 21.5:.0f},{-46 + 14 * (1 - abs(i - 5) / 5.5):.0f}"
              f"L{-108 + i * 21.5:.0f},{-4 + 8 * (1 - abs(i - 5) / 5.5):.0f}" for i in range(11))
              + "L128,-12C90,14 -90,14 -128,-12Z"), "body", 8),
    Piece(path("M-130,-14C-100,14 100,14 130,-14L132,-2C100,26 -100,26 -132,-2Z"), "metal", 6),
    body="#7d858c", metal="#525a66", anchors={"middle": (0, -18)},
)  # fmt: skip

BOX_TRAP = thing(
    Piece(path("M-90,0L-84,-20L84,-110L96,-86Z"), "dark"),
    Piece(taper([(78, 0), (86, -100)], 8, 7), "trim"),
    Piece(path("M-92,-2L-118,-58C-118,-66 40,-156 52,-154L96,-92Z"), "body", 20),
    Piece(stroke("M-104,-32L70,-126M-70,-82L-48,-26M-16,-112L8,-58M34,-142L60,-88", 4), "dark"),
    Piece(stroke("M82,-40C110,-20 120,0 146,0", 3.4), "trim"),
    trim="#caa56c", anchors={"under": (20, 0), "string": (146, 0)},
)  # fmt: skip


def flag(width: float = 120) -> Motif:
    """A flag waving to the right from a pole 220 high."""
    w = width
    return thing(
        Piece(line([(0, 0), (0, -214)], 7), "trim"),
        Piece(path(f"M2,-210C{w * 0.3:.0f},-228 {w * 0.6:.0f},-190 {w},-208L{w * 0.8:.0f},-172L{w},-138"
                   f"C{w * 0.6:.0f},-116 {w * 0.3:.0f},-150 2,-132Z"), "body", 20),
        Piece(path(f"M2,-210C{w * 0.12:.0f},-217 {w * 0.2:.0f},-216 {w * 0.28:.0f},-212V-139"
                  f"C{w * 0.2:.0f},-142 {w * 0.1:.0f},-137 2,-132Z"), "light", 7),
        Piece(circle(0, -219, 8), "glow", 5),
        body=RED, trim=WOOD, glow=BRASS, anchors={"top": (0, -226), "hand": (0, -60), "end": (w, -172)},
    )  # fmt: skip


def bunting(points: Sequence[Point], gap: float = 34) -> Motif:
    """Little flags on a string through points, in the sheet's own units."""
    places = along(points, gap)
    flags: dict[str, str] = {"body": "", "trim": "", "light": ""}
    for i, ((x0, y0, _), (x1, y1, _)) in enumerate(pairwise(places)):
        x, y = (x0 + x1) / 2, (y0 + y1) / 2
        shape = polygon(
            [
                (x0 * 0.84 + x1 * 0.16, y0 * 0.84 + y1 * 0.16),
                (x0 * 0.16 + x1 * 0.84, y0 * 0.16 + y1 * 0.84),
                (x, y + gap),
            ]
        )
        flags[("body", "light", "trim")[i % 3]] += shape
    return thing(
        *(Piece(shape, ink, 8) for ink, shape in flags.items()),
        Piece(stroke(curve(points), 3.4), "dark"),
        body=RED, trim=TEAL, anchors={"start": points[0], "end": points[-1]},
    )  # fmt: skip


GALLERY: dict[str, Motif] = {
    "card heart": playing_card(),
    "card spade": playing_card("spade"),
    "card club": playing_card("club"),
    "card face": playing_card("face"),
    "card back": playing_card("back"),
    "card hand": CARD_HAND,
    "king": chess("king"),
    "queen": chess("queen"),
    "bishop": chess("bishop"),
    "knight": chess("knight"),
    "rook": chess("rook"),
    "pawn": chess("pawn").inked(body="#54343c", trim="#8c5a50"),
    "die": die(),
    "domino": DOMINO,
    "dominoes": DOMINOES,
    "puzzle piece": puzzle_piece(),
    "target": TARGET,
    "dart": DART,
    "arrow": ARROW,
    "bow": BOW_WEAPON,
    "marbles": MARBLES,
    "skittle": SKITTLE,
    "spinning top": SPINNING_TOP,
    "doll": DOLL,
    "russian doll": RUSSIAN_DOLL,
    "tin soldier": TIN_SOLDIER,
    "rocking horse": ROCKING_HORSE,
    "teddy bear": TEDDY_BEAR,
    "jack in the box": jack_in_the_box(),
    "snow globe": SNOW_GLOBE,
    "kite": KITE,
    "balloon": balloon(),
    "pinwheel": PINWHEEL,
    "blocks": BLOCKS,
    "toy sword": TOY_SWORD,
    "slingshot": SLINGSHOT,
    "ball": BALL,
    "marionette cross": marionette_cross(),
    "mask on stick": MASK_ON_STICK,
    "swing": swing(tilt=12),
    "seesaw": seesaw().moved(0, 0, 0.85),
    "hammock": hammock(),
    "cage": CAGE,
    "cage opened": cage(opened=True),
    "mousetrap": MOUSETRAP,
    "bear trap": BEAR_TRAP,
    "box trap": BOX_TRAP,
    "flag": flag(),
    "bunting": bunting([(-130, -180), (0, -120), (130, -190)]),
}
