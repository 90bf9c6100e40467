"""Furniture, light, luggage, clothes and sewing, in the inks of things_cuts: body, trim, light, dark, metal, glow.

Furniture  CHAIR, ARMCHAIR, ROCKING_CHAIR (face right; anchors seat, back), BED from the side, head on the
           left (pillow, middle, foot), wardrobe() open (inside, top)
Light      CANDLE, CANDELABRUM (flame...), lantern() (top, flame), lamp(lit) (shade, top), CHANDELIER hangs
           from its anchor top at (0, -220), MATCH (flame, hand); flame(x, y, scale): the two pieces of a flame
Luggage    suitcase(opened) (hand, top; open: inside, lid)
Clothes    hat(kind: "bowler", "straw", "feather") about 110 high (top, under), BOOT, SHOE, GLOVE, COAT on a hanger,
           hung from (0, -220) (hook, hand, neck), washing_line(points, seed, gap): clothes pegged to a line through
           points in the sheet's own units
Sewing     SPOOL (thread, top), SCISSORS (tip, hand)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from random import Random

from art.motif import Motif, Piece
from art.motifs.curves import holed, paced, taper, through
from art.motifs.things_cuts import BLUE, CREAM, GREEN, INK, IRON, OCHRE, PLUM, RED, STRAW, TEAL, WOOD, lathe, thing
from art.shapes import Point, circle, ellipse, line, path, place, rectangle, ring, stroke

FLAME = "M0,0C-17,-9 -13,-30 -2,-44C0,-32 15,-24 12,-10C11,-4 6,0 0,0Z"
HEART_OF_FLAME = "M0,-2C-8,-8 -6,-18 0,-25C2,-18 8,-14 6,-7C5,-4 3,-2 0,-2Z"


def flame(x: float, y: float, scale: float = 1) -> tuple[Piece, Piece]:
    """A flame standing on its wick at (x, y)."""
    return (
        Piece(place(path(FLAME), x, y, scale), "glow", 8 * scale),
        Piece(place(path(HEART_OF_FLAME), x, y, scale), "light"),
    )


CHAIR = thing(
    Piece(taper([(-24, -104), (-26, -150), (-36, -204)], 9, 8) + taper([(-28, -92), (-30, -10)], 9, 6), "dark"),
    Piece(taper([(58, -94), (66, -8)], 9, 6), "dark"),
    Piece(stroke("M-50,-136C-42,-146 -34,-148 -26,-150M-54,-164C-46,-172 -38,-176 -32,-178", 8), "body"),
    Piece(taper([(-46, -94), (-46, -140), (-60, -200)], 12, 10, 9), "body"),
    Piece(path("M-72,-196C-66,-214 -44,-220 -28,-212C-26,-204 -28,-196 -32,-192C-44,-198 -56,-194 -62,-184Z"),
              "body", 8),
    Piece(stroke("M-48,-42C-10,-38 20,-38 50,-42", 6), "body"),
    Piece(taper([(-45, -90), (-46, -50), (-56, 0)], 12, 11, 7) + taper([(44, -90), (48, -40), (54, 0)], 12, 10, 7),
              "body"),
    Piece(rectangle(-52, -98, 112, 13, 4), "body", 8),
    Piece(path("M-52,-96C-52,-112 -34,-116 4,-115C40,-116 62,-110 64,-98C60,-94 -46,-93 -52,-96Z"), "trim", 12),
    body=WOOD, trim=RED, anchors={"seat": (4, -114), "back": (-46, -214)},
)  # fmt: skip

ARMCHAIR = thing(
    Piece(taper([(-76, -26), (-84, 0)], 14, 7) + taper([(76, -26), (82, 0)], 14, 7), "dark"),
    Piece(path("M-30,-90C0,-116 56,-116 80,-106C94,-100 94,-84 86,-78H-30Z"), "body", 9),
    Piece(path("M-96,-30C-108,-104 -106,-160 -92,-190C-78,-214 -40,-216 -26,-196C-14,-180 -20,-158 -16,-132"
               "C-12,-104 -4,-84 0,-60L-20,-24Z"), "body", 36),
    Piece(path("M-30,-60H92C96,-48 94,-32 92,-20H-30Z"), "body", 12),
    Piece(path("M-34,-84C0,-96 60,-96 90,-88C104,-82 104,-62 92,-58C40,-52 0,-52 -34,-56Z"), "trim", 14),
    Piece(path("M-98,-24C-104,-64 -98,-102 -64,-104C-20,-108 10,-106 34,-104C60,-102 64,-78 48,-70"
               "C40,-66 42,-44 50,-22C10,-14 -50,-14 -98,-24Z"), "body", 28),
    Piece(stroke("M-68,-82C-40,-86 6,-86 32,-84C40,-80 38,-66 38,-44", 4), "dark"),
    Piece("".join(circle(x, y, 4.2) for x, y in ((-72, -176), (-44, -178), (-60, -152), (-34, -150), (-48, -126))),
              "dark"),
    body=TEAL, trim=OCHRE, anchors={"seat": (34, -92), "back": (-60, -208)},
)  # fmt: skip


ROCKING_CHAIR = thing(
    Piece(stroke("M-92,-30C-52,-4 60,-2 112,-36", 8), "dark"),
    Piece(taper([(-18, -96), (-36, -150), (-62, -206)], 8, 8) + taper([(64, -92), (70, -20)], 8, 7), "dark"),
    Piece("".join(stroke(f"M{-56 - i * 11},{-124 - i * 25}"
              f"Q{-46 - i * 10},{-128 - i * 25} {-32 - i * 10},{-128 - i * 24}", 8)
                  for i in range(4)), "trim"),
    Piece(taper([(-44, -20), (-40, -84), (-62, -146), (-94, -204)], 9, 12, 11, 9), "body"),
    Piece(path("M-104,-200C-100,-218 -78,-224 -62,-216L-58,-200C-70,-208 -88,-204 -94,-190Z"), "body", 8),
    Piece(taper([(50, -92), (52, -18)], 11, 9) + taper([(-58, -140), (-10, -136), (52, -136), (66, -128)], 8, 12, 12, 9)
          + taper([(46, -134), (48, -96)], 9, 8), "body"),
    Piece(path("M-50,-96C-20,-86 30,-88 66,-100C70,-88 64,-82 52,-82H-42C-50,-82 -54,-88 -50,-96Z"), "body", 10),
    Piece(path("M-46,-98C-44,-110 10,-112 60,-106C68,-102 66,-96 60,-94C30,-84 -20,-84 -46,-98Z"), "trim", 8),
    Piece(stroke("M-116,-30C-70,4 60,10 124,-34", 11), "body"),
    body="#7b4630", trim=OCHRE, anchors={"seat": (4, -106), "back": (-80, -216)},
)  # fmt: skip


BED = thing(
    Piece(lathe((11, -124), (7, -112), (9, -60), (9, 0), x=160), "dark"),
    Piece(path("M-158,-70H158V-30H-158Z"), "body", 14),
    Piece(path("M-154,-86C-150,-100 -120,-104 -90,-102H120C150,-102 158,-92 158,-70V-58H-156Z"), "light", 16),
    Piece(path("M-150,-96C-156,-124 -124,-138 -96,-132C-74,-128 -60,-116 -64,-100C-68,-88 -146,-82 -150,-96Z"),
              "light", 18),
    Piece(
        path("M-62,-100C-40,-124 20,-122 70,-116C120,-112 156,-114 164,-92C168,-70 168,-44 160,-32"
            "C140,-40 120,-26 96,-32"
             "C70,-40 50,-26 24,-32C0,-38 -20,-26 -48,-34C-62,-56 -70,-80 -62,-100Z"), "trim", 30,
    ),
    Piece(path("M-66,-96C-62,-108 -52,-112 -40,-114C-50,-92 -48,-60 -36,-32C-40,-30 -46,-32 -50,-34"
              "C-64,-56 -70,-78 -66,-96Z"),
          "light", 6),
    Piece("".join(circle(x, y, 6) for x, y in ((-6, -98), (34, -84), (74, -98), (116, -86), (-4, -60), (40, -52),
              (86, -60), (132, -54))),
          "light"),
    Piece(taper([(-160, 0), (-160, -178)], 15, 13) + circle(-160, -188, 13), "body", 8),
    Piece(path("M-172,-92V-150C-164,-168 -152,-172 -140,-164C-132,-150 -134,-110 -136,-92Z"), "body", 8),
    Piece(taper([(170, 0), (170, -116)], 14, 12) + circle(170, -126, 12), "body", 8),
    trim=BLUE, anchors={"pillow": (-104, -130), "middle": (30, -118), "foot": (150, -108)},
)  # fmt: skip


def wardrobe() -> Motif:
    """A tall wardrobe, its doors open; its inside is ink dark."""
    frame = [
        Piece(path("M-84,-14H-66L-70,0H-80ZM84,-14H66L70,0H80Z"), "dark"),
        Piece(path("M-88,-208C-60,-212 -30,-232 0,-232C30,-232 60,-212 88,-208V-198H-88Z"), "trim", 10),
        Piece(rectangle(-84, -200, 168, 188, 3), "body", 26),
        Piece(path("M-10,-216C-4,-224 4,-224 10,-216C4,-210 -4,-210 -10,-216Z"), "dark"),
    ]
    frame += [
        Piece(rectangle(-72, -190, 144, 166, 2), "dark"),
        Piece(line([(-70, -172), (70, -172)], 5), "trim"),
        Piece(path("M-72,-190L-126,-202V-8L-72,-22ZM72,-190L126,-202V-8L72,-22Z"), "body", 20),
        Piece(path("M-80,-176L-116,-183V-110L-80,-108ZM-80,-96L-116,-96V-26L-80,-32Z"
                   "M80,-176L116,-183V-110L80,-108ZM80,-96L116,-96V-26L80,-32Z"), "trim", 10),
        Piece(circle(-121, -100, 4.5) + circle(121, -100, 4.5), "dark"),
    ]  # fmt: skip
    frame.append(Piece(rectangle(-90, -24, 180, 13, 3), "trim", 7))
    return thing(*frame, body="#7d4a33", trim="#a8693f", anchors={"inside": (0, -30), "top": (0, -230)})


CANDLE = thing(
    Piece(path("M-24,0C-24,-60 -26,-110 -22,-146C-10,-152 12,-152 22,-146C26,-110 24,-50 26,0C10,5 -12,5 -24,0Z"),
              "body", 18),
    Piece(path("M-22,-146C-28,-130 -26,-104 -18,-104C-10,-104 -14,-124 -6,-126C2,-128 0,-88 8,-86"
              "C17,-86 12,-118 16,-120"
               "C24,-122 22,-136 22,-146C12,-156 -12,-156 -22,-146Z"), "light", 7),
    Piece(stroke("M0,-148C-1,-156 2,-160 1,-166", 5), "dark"),
    *flame(1, -160, 1.15),
    body="#ead6a8", light="#fff8e2", anchors={"flame": (1, -178)},
)  # fmt: skip


CANDELABRUM = thing(
    Piece(stroke("M0,-96C-14,-64 -74,-78 -72,-132M0,-96C14,-64 74,-78 72,-132", 9), "trim"),
    Piece(stroke("M-34,-88C-46,-100 -38,-112 -28,-106M34,-88C46,-100 38,-112 28,-106", 5), "trim"),
    Piece(lathe((6, -156), (9, -132), (5, -116), (14, -100), (6, -84), (8, -44), (15, -34), (9, -24), (26, -12),
              (46, -4), (46, 0)),
          "trim", 10),
    Piece("".join(path(f"M{x - 18},{y}C{x - 14},{y + 14} {x + 14},{y + 14} {x + 18},{y}Z") for x, y in ((-72, -140),
              (0, -162), (72, -140))),
          "trim"),
    Piece("".join(rectangle(x - 9, y - h, 18, h, 3) for x, y, h in ((-72, -138, 44), (0, -160, 52), (72, -138,
              34))), "body", 7),
    *(piece for x, y in ((-72, -184), (0, -214), (72, -174)) for piece in flame(x, y, 0.75)),
    body=CREAM, trim="#b9803a", anchors={"flame": (0, -226), "hand": (0, -60)},
)  # fmt: skip


def lantern() -> Motif:
    """A lantern with a ring to hold it by."""
    pieces = [
        Piece(ring(0, -186, 18, 6.5), "dark"),
        Piece(path("M-52,-12H52L58,0H-58Z"), "body", 7),
        Piece(path("M-42,-136H42L50,-12H-50Z"), "glow", 30),
    ]
    outer, heart = flame(0, -36, 1.5)
    pieces += [replace(outer, ink="light"), replace(heart, ink="trim")]
    pieces += [
        Piece(stroke("M-44,-134L-50,-14M44,-134L50,-14M-16,-134L-18,-14M17,-134L19,-14", 6), "body"),
        Piece(stroke("M-46,-84C-20,-76 20,-76 46,-84", 4), "body"),
        Piece(path("M-58,-134C-40,-146 -26,-152 -20,-168H20C26,-152 40,-146 58,-134Z"), "body", 14),
        Piece(rectangle(-60, -138, 120, 9, 4), "trim"),
        Piece(rectangle(-62, -16, 124, 9, 4), "trim"),
    ]
    return thing(*pieces, body="#3f4a5c", trim="#c88f3e", glow="#f6b64c", light="#c6d3d1",
                 anchors={"top": (0, -204), "flame": (0, -66)})  # fmt: skip


def lamp(lit: bool = True) -> Motif:
    """A table lamp with a pleated shade."""
    return thing(
        Piece(lathe((5, -120), (7, -104), (4, -96), (22, -70), (25, -48), (10, -24), (12, -16), (38, -8), (40, 0)),
                  "body", 18),
        Piece(path("M-20,-62C-8,-56 10,-56 22,-62L23,-50C10,-44 -10,-44 -22,-50Z"), "trim"),
        Piece(stroke("M44,-118C46,-104 42,-96 44,-84", 3.5) + circle(44, -80, 5), "dark"),
        Piece(path("M-44,-206C-20,-212 20,-212 44,-206C54,-170 66,-140 80,-116C40,-104 -40,-104 -80,-116"
                  "C-66,-140 -54,-170 -44,-206Z"),
              "glow" if lit else "light", 30),
        Piece(stroke("M-22,-206C-26,-170 -34,-140 -42,-112M0,-208V-110M22,-206C26,-170 34,-140 42,-112", 3.6), "trim"),
        Piece(stroke("M-79,-117C-40,-106 40,-106 79,-117M-44,-206C-20,-201 20,-201 44,-206", 5), "trim"),
        body=TEAL, glow="#f8cf74", trim="#b9662f", anchors={"shade": (0, -160), "top": (0, -210)},
    )  # fmt: skip


CHANDELIER = thing(
    Piece(line([(0, -220), (0, -150)], 5), "dark"),
    Piece(stroke("M0,-150C-30,-190 -84,-160 -96,-108M0,-150C30,-190 84,-160 96,-108", 4), "trim"),
    Piece(stroke("M0,-74C-20,-30 -96,-36 -98,-84M0,-74C20,-30 96,-36 98,-84M0,-70C-10,-36 -50,-34 -52,-76M0,-70"
              "C10,-36 50,-34 52,-76", 7),
          "body"),
    Piece(lathe((5, -158), (13, -146), (5, -130), (7, -104), (20, -84), (22, -68), (9, -48), (12, -38), (3, -24)),
              "body", 10),
    Piece("".join(path(f"M{x - 14},{y}C{x - 12},{y + 11} {x + 12},{y + 11} {x + 14},{y}Z") for x, y in
                  ((-98, -86), (-52, -80), (52, -80), (98, -86))), "body"),
    Piece("".join(rectangle(x - 6, y - 26, 12, 26, 2) for x, y in ((-98, -86), (-52, -80), (52, -80), (98, -86))),
              "light"),
    *(piece for x, y in ((-98, -112), (-52, -106), (52, -106), (98, -112)) for piece in flame(x, y, 0.62)),
    Piece("".join(path(f"M{x},{y}C{x - 7},{y + 10} {x - 5},{y + 18} {x},{y + 20}"
              f"C{x + 5},{y + 18} {x + 7},{y + 10} {x},{y}Z") for x, y in
                  ((-98, -72), (-74, -42), (-46, -36), (0, -22), (46, -36), (74, -42), (98, -72), (-26, -42), (26,
                      -42))), "metal"),
    body="#b9803a", metal="#cfe3e6", anchors={"top": (0, -220), "flame": (0, -120)},
)  # fmt: skip


MATCH = thing(
    Piece(taper([(-8, 0), (-2, -70), (4, -140)], 9, 10, 9), "body"),
    Piece(ellipse(5, -146, 9, 14, 5), "trim"),
    *flame(6, -146, 1.5),
    body="#d9b57a", trim=RED, anchors={"flame": (6, -180), "hand": (-6, -20)},
)  # fmt: skip


def suitcase(opened: bool = False) -> Motif:
    """A leather suitcase with straps; open, its lid stands behind it and its inside is ink dark."""
    if opened:
        return thing(
            Piece(path("M-104,-70C-112,-120 -108,-160 -100,-176C-94,-184 94,-184 100,-176"
                      "C108,-160 112,-120 104,-70Z"), "body", 14),
            Piece(path("M-92,-72C-98,-116 -96,-150 -88,-166H88C96,-150 98,-116 92,-72Z"), "trim", 22),
            Piece(stroke("M-90,-96C-40,-84 40,-84 90,-96", 5) + stroke("M-60,-90V-160M60,-90V-160", 4), "light"),
            Piece(path("M-106,-76H106L116,-52H-116Z"), "dark"),
            Piece(path("M-118,-60C-80,-56 80,-56 118,-60L112,-6C112,0 -112,0 -112,-6Z"), "body", 22),
            Piece(rectangle(-72, -62, 14, 60, 2) + rectangle(58, -62, 14, 60, 2), "light"),
            Piece(stroke("M-26,-34C-24,-14 24,-14 26,-34", 8), "dark"),
            Piece("".join(path(f"M{s * 116},0H{s * 88}L{s * 116},-26Z") for s in (-1, 1)), "dark"),
            body="#a9653b", trim="#d9b07c", light=INK, anchors={"inside": (0, -64), "lid": (0, -176)},
        )  # fmt: skip
    return thing(
        Piece(stroke("M-28,-132C-28,-160 28,-160 28,-132", 10), "dark"),
        Piece(path("M-104,-124C-104,-132 -98,-134 -90,-134H92C100,-134 104,-130 104,-122L106,-10C106,-3 100,0 92,0H-92"
                   "C-100,0 -106,-4 -106,-10Z"), "body", 26),
        Piece(rectangle(-70, -135, 16, 136, 2) + rectangle(54, -135, 16, 136, 2), "trim", 7),
        Piece(stroke("M-104,-66C-60,-62 60,-62 105,-66", 4), "dark"),
        Piece("".join(path(f"M{s * 106},0H{s * 78}C{s * 80},-16 {s * 92},-26 {s * 106},-26ZM{s * 104},-134H{s * 78}"
                           f"C{s * 80},-118 {s * 92},-110 {s * 104},-108Z") for s in (-1, 1)), "dark"),
        Piece(rectangle(-71, -76, 18, 22, 3) + rectangle(53, -76, 18, 22, 3), "light"),
        Piece(place(rectangle(-22, -13, 44, 26, 2), -10, -98, 1, -8) + circle(20, -34, 15), "light"),
        Piece(place(path("M-20,-11H0V11H-20Z"), -10, -98, 1, -8) + path("M8,-34A12,12 0 0 1 32,-34Z"), "metal"),
        body="#a9653b", trim="#6b3b28", metal=TEAL, anchors={"hand": (0, -154), "top": (60, -134)},
    )  # fmt: skip


def hat(kind: str = "bowler") -> Motif:
    """A hat lying on its brim: "bowler", "straw" (wide, with a ribbon) or "feather" (soft felt)."""
    anchors = {"top": (0.0, -96.0), "under": (0.0, -8.0)}
    if kind == "straw":
        return thing(
            Piece(path("M-128,-16C-110,-34 -60,-40 0,-40C60,-40 112,-34 128,-12C110,2 60,8 0,8"
                      "C-60,8 -116,0 -128,-16Z"), "body", 16),
            Piece(path("M-62,-24C-64,-70 -44,-92 0,-94C44,-92 64,-70 62,-24C30,-12 -30,-12 -62,-24Z"), "body", 26),
            Piece(path("M-64,-44C-30,-30 30,-30 64,-44V-22C30,-10 -30,-10 -64,-22Z"), "trim", 7),
            Piece(path("M50,-28C70,-20 82,-2 100,6C92,14 84,16 76,24C66,6 54,-8 46,-20Z"), "trim", 7),
            Piece(stroke("M-110,-14C-60,2 60,4 112,-8M-44,-66C-14,-56 14,-56 44,-66M-34,-80C-10,-74 10,-74 34,-80",
                      3.4), "dark"),
            body=STRAW, trim=RED, dark="#a87c3c", anchors=anchors,
        )  # fmt: skip
    if kind == "feather":
        return thing(
            Piece(path("M36,-58C40,-104 80,-136 122,-138C126,-104 96,-72 50,-50Z"), "trim", 14),
            Piece(stroke("M40,-48C62,-80 88,-108 116,-130", 4), "dark"),
            Piece(path("M-58,-22C-66,-60 -54,-98 -30,-100C-14,-102 -8,-92 4,-92C18,-94 32,-106 46,-92"
                      "C62,-76 60,-46 62,-24Z"), "body", 24),
            Piece(path("M-60,-46C-30,-34 30,-34 61,-46L62,-22C30,-12 -30,-12 -58,-22Z"), "dark", 7),
            Piece(path("M-118,-30C-96,-20 -50,-32 0,-32C50,-32 90,-24 120,-16C100,0 50,8 0,6"
                      "C-56,6 -108,-6 -118,-30Z"), "body", 12),
            body=GREEN, trim=RED, anchors=anchors,
        )  # fmt: skip
    return thing(
        Piece(path("M-74,-22C-80,-74 -50,-106 0,-106C50,-106 80,-74 74,-22Z"), "body", 28),
        Piece(path("M-75,-46C-40,-34 40,-34 75,-46L75,-20C40,-8 -40,-8 -75,-20Z"), "trim", 7),
        Piece(path("M-112,-30C-104,-38 -92,-30 -78,-22C-40,-10 40,-10 78,-22C92,-30 106,-38 112,-30C116,-16 70,4 0,4"
                   "C-70,4 -116,-14 -112,-30Z"), "body", 9),
        body="#3b3a4a", trim="#8c3b34", anchors=anchors,
    )  # fmt: skip


BOOT = thing(
    Piece(path("M-54,-18H118C124,-10 122,0 114,0H-6L-14,-8H-20V0H-50C-56,-4 -56,-12 -54,-18Z"), "dark", 7),
    Piece(path("M-52,-190C-24,-198 14,-198 32,-190C30,-150 26,-116 30,-92C36,-72 70,-68 96,-58"
              "C114,-50 122,-34 120,-16H-54"
               "C-56,-50 -46,-80 -48,-110C-52,-140 -54,-166 -52,-190Z"), "body", 30),
    Piece(path("M74,-64C104,-58 120,-40 120,-16H84C72,-30 70,-48 74,-64Z"), "trim", 10),
    Piece(path("M-54,-194C-24,-202 14,-202 34,-194L33,-172C12,-178 -24,-178 -53,-172Z"), "trim", 7),
    Piece(stroke("M2,-150L32,-146M2,-128L29,-124M4,-106L34,-100M14,-86L50,-84", 4.5), "light"),
    Piece(stroke("M-44,-196C-56,-214 -30,-220 -30,-200", 6), "dark"),
    body="#8b4a30", trim="#5a2c26", anchors={"inside": (-10, -194), "top": (-40, -210)},
)  # fmt: skip

SHOE = thing(
    Piece(path("M-74,-96C-84,-60 -82,-30 -84,0H-70C-68,-34 -60,-54 -50,-70Z"), "dark"),
    Piece(path("M-86,-128C-70,-122 -60,-104 -46,-86C-22,-58 20,-52 56,-40C84,-32 122,-26 130,-6C128,2 112,4 84,2"
              "C50,0 26,-12 0,-28"
               "C-24,-44 -50,-58 -76,-66C-90,-84 -92,-110 -86,-128Z"), "body", 20),
    Piece(path("M-78,-118C-66,-104 -44,-84 -22,-66C6,-54 30,-48 50,-42C20,-30 -10,-40 -36,-60"
              "C-56,-76 -72,-98 -78,-118Z"), "dark"),
    Piece(path("M-78,-64C-50,-54 -24,-40 0,-24C26,-8 50,4 84,6C112,6 130,2 130,-6C120,-2 96,-4 70,-8"
              "C40,-14 16,-30 -6,-42"
               "C-30,-56 -54,-68 -80,-74Z"), "trim"),
    Piece(circle(58, -34, 9) + path("M58,-34L40,-46V-24ZM58,-34L76,-42V-22Z"), "trim"),
    body=RED, trim=OCHRE, anchors={"inside": (-30, -80)},
)  # fmt: skip

GLOVE = thing(
    Piece(path("M-34,-40C-46,-76 -48,-104 -44,-132C-46,-156 -50,-172 -44,-180C-36,-186 -30,-178 -27,-164L-22,-138"
               "C-22,-160 -22,-184 -14,-194C-6,-198 0,-192 0,-180L0,-142C2,-164 6,-184 14,-190"
               "C22,-192 26,-184 24,-172L20,-134"
               "C26,-150 32,-166 40,-168C48,-168 48,-158 46,-148C42,-126 44,-112 42,-96C52,-112 62,-126 72,-124"
               "C80,-120 76,-110 70,-100"
               "C58,-78 48,-58 34,-40Z"), "body", 18),
    Piece(stroke("M-20,-124L-16,-96M0,-124V-96M20,-122L16,-96", 4), "dark"),
    Piece(path("M-42,-48C-16,-38 16,-38 42,-48L50,-2C18,8 -18,8 -50,-2Z"), "trim", 10),
    Piece(circle(30, -22, 5), "dark"),
    body=PLUM, trim=OCHRE, anchors={"top": (4, -192), "inside": (0, 0)},
)  # fmt: skip


COAT = thing(
    Piece(stroke("M0,-194C0,-202 10,-206 10,-214C10,-226 -8,-228 -10,-216", 5), "metal"),
    Piece(stroke("M-52,-170C-30,-182 -10,-188 0,-194C10,-188 30,-182 52,-170", 8), "trim"),
    Piece(path("M-44,-178C-76,-166 -84,-120 -92,-66C-94,-52 -72,-48 -66,-60C-62,-84 -56,-104 -50,-118"
               "C-54,-76 -64,-34 -72,-4C-40,8 40,8 74,-4C64,-34 54,-76 50,-118C58,-104 62,-84 68,-60"
               "C74,-48 94,-54 92,-66"
               "C84,-120 76,-166 44,-178C30,-186 14,-186 0,-186C-14,-186 -30,-186 -44,-178Z"), "body", 30),
    Piece(path("M-30,-184C-20,-168 -8,-152 0,-128C10,-152 20,-168 30,-184L18,-188C14,-176 6,-168 0,-160"
              "C-6,-168 -14,-176 -18,-188Z"), "trim"),
    Piece(stroke("M0,-130C2,-90 0,-40 4,0", 4), "dark"),
    Piece(circle(-12, -112, 5) + circle(-13, -86, 5) + circle(-13, -60, 5), "trim"),
    Piece(stroke("M-48,-64L-24,-60M26,-60L50,-64", 5), "dark"),
    body="#4c5a78", trim="#a86b45", anchors={"hook": (0, -224), "hand": (80, -56), "neck": (0, -188)},
)  # fmt: skip


SHIRT = (
    "M-16,0C-8,5 8,5 16,0L40,12L50,44L32,50L28,38C30,60 28,74 30,92C10,98 -10,98 -30,92C-28,74 -30,60 -28,38L-32,50"
    "L-50,44L-40,12Z"
)
TROUSERS = "M-24,0H24C28,36 30,72 32,104H8C6,76 4,56 0,40C-4,56 -6,76 -8,104H-32C-30,72 -28,36 -24,0Z"
STOCKING = "M-9,0H11C11,26 10,44 12,54C20,60 32,62 34,72C32,82 8,80 -6,72C-14,64 -10,30 -9,0Z"
FROCK = (
    "M-14,0L-8,14C0,20 6,18 10,14L16,0L26,8C22,20 20,28 22,36C34,60 40,76 48,94C20,104 -20,104 -46,92"
    "C-38,74 -30,56 -22,36C-20,26 -22,18 -26,8Z"
)
SHEET = "M-52,0C-20,8 24,6 52,0C54,36 48,70 56,100C30,92 14,108 -10,100C-26,94 -40,104 -54,98C-48,66 -54,34 -52,0Z"


def washing_line(points: Sequence[Point], seed: int = 1, gap: float = 104) -> Motif:
    """A line through points, in the sheet's own units, with clothes pegged all along it; seed changes the clothes."""
    random = Random(seed)
    hung = [(x, y) for x, y, _ in paced(points, gap)]
    hung = [((x0 + x1) / 2, (y0 + y1) / 2) for (x0, y0), (x1, y1) in pairwise(hung)]
    pieces = [Piece(stroke(through(points), 3.6), "dark")]
    pegs = ""
    wash = [(SHIRT, 14), (TROUSERS, 20), (STOCKING, 6), (FROCK, 20), (SHEET, 40), (SHIRT, 14)]
    random.shuffle(wash)
    for i, (x, y) in enumerate(hung):
        cloth, width = wash[i % len(wash)]
        ink = ("light", "body", "trim", "light", "metal")[(i + seed) % 5]
        pieces.append(Piece(place(path(cloth), x, y + 1, 0.9, random.uniform(-4, 4)), ink, 14))
        pegs += "".join(rectangle(x + s * width * 0.8 - 2.5, y - 7, 5, 15, 2) for s in (-1, 1))
    pieces.append(Piece(pegs, "dark"))
    return thing(*pieces, body=RED, trim=OCHRE, metal=BLUE, anchors={"start": points[0], "end": points[-1]})


SPOOL = thing(
    Piece(path("M-54,-160C-54,-176 54,-176 54,-160V-148C54,-134 -54,-134 -54,-148Z"), "trim", 8),
    Piece(path("M-42,-144C-50,-100 -50,-60 -42,-20H42C50,-60 50,-100 42,-144Z"), "body", 24),
    Piece("".join(stroke(f"M{-45 - abs(i - 4) * -0.6:.0f},{-134 + i * 14}"
              f"C-16,{-124 + i * 14} 16,{-126 + i * 14} 46,{-138 + i * 14}", 3.4)
                  for i in range(9)), "dark"),
    Piece(path("M-54,-20C-54,-8 54,-8 54,-20V-8C54,6 -54,6 -54,-8Z"), "trim", 8),
    Piece(ellipse(0, -160, 54, 12), "light", 8),
    Piece(ellipse(0, -160, 14, 4.5), "dark"),
    Piece(stroke("M46,-40C70,-44 74,-10 104,-12", 4), "body"),
    body=RED, trim="#c08d58", dark="#8d2c24", light="#dcb184", anchors={"thread": (104, -12), "top": (0, -170)},
)  # fmt: skip


SCISSORS = thing(
    Piece(path("M-4,-112C8,-140 30,-180 52,-208C50,-176 30,-130 12,-96Z"), "metal", 8),
    Piece(path("M4,-112C-8,-140 -30,-180 -52,-208C-50,-176 -30,-130 -12,-96Z"), "light", 8),
    Piece(taper([(0, -104), (-16, -80), (-30, -56)], 18, 13) + taper([(0, -104), (16, -80), (30, -56)], 18, 13),
              "body", 6),
    Piece(holed("M-36,-64C-62,-64 -72,-40 -64,-20C-56,2 -30,4 -22,-16C-14,-36 -14,-62 -36,-64ZM-38,-50"
              "C-24,-48 -26,-30 -34,-20"
              "C-42,-12 -54,-18 -54,-32C-54,-44 -48,-52 -38,-50Z"), "body", 7),
    Piece(holed("M36,-64C62,-64 72,-40 64,-20C56,2 30,4 22,-16C14,-36 14,-62 36,-64ZM38,-50C24,-48 26,-30 34,-20"
              "C42,-12 54,-18 54,-32C54,-44 48,-52 38,-50Z"), "body", 7),
    Piece(circle(0, -104, 5.5), "dark"),
    body=IRON, metal="#a9b2b5", light="#dde1dc", anchors={"tip": (0, -206), "hand": (0, -40)},
)  # fmt: skip


GALLERY: dict[str, Motif] = {
    "chair": CHAIR,
    "armchair": ARMCHAIR,
    "rocking chair": ROCKING_CHAIR,
    "bed": BED.moved(0, 0, 0.72),
    "wardrobe": wardrobe(),
    "candle": CANDLE,
    "candelabrum": CANDELABRUM,
    "lantern": lantern(),
    "lamp": lamp(),
    "chandelier": CHANDELIER,
    "match": MATCH,
    "suitcase": suitcase(),
    "suitcase opened": suitcase(opened=True),
    "hat bowler": hat(),
    "hat straw": hat("straw"),
    "hat feather": hat("feather"),
    "boot": BOOT,
    "shoe": SHOE,
    "glove": GLOVE,
    "coat": COAT,
    "washing line": washing_line([(-140, -190), (-20, -168), (140, -200)], gap=90),
    "spool": SPOOL,
    "scissors": SCISSORS,
}
