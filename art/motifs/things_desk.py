"""Books and paper, instruments to look through, locks and ropes, clocks, treasure, old apparatus.

CAPITALS are fixed motifs, small letters are functions returning one. All stand on (0, 0), about 200 high unless they
are flat, with the inks body, trim, light, dark, metal, glow.

Paper      BOOK_OPEN lying towards us (left, right: middles of its pages, middle), BOOK closed and upright,
           BOOK_STANDING half open, book_pile(count) (top), LETTER (written lines), ENVELOPE sealed, ENVELOPE_OPEN
           (inside), SCROLL, QUILL (tip, hand), INK_POT (top), PENCIL (tip, hand), TYPEWRITER with a sheet (paper),
           NEWSPAPER folded, PAPER_HAT, PAPER_PLANE flying right (nose), MAP unfolded, STAMP (postage, no text)
Seeing     GLOBE on its foot, COMPASS (middle), TELESCOPE a hand-held one pointing right (eye, front, hand),
           MAGNIFYING_GLASS (glass, hand), SPECTACLES (left, right: the glasses), BINOCULARS, BELL_JAR (inside, top)
Locks      key(kind=0..2) (hand at the ring, tip), KEYS on a ring (top), KEYHOLE plate; its hole is ink dark (hole),
           padlock(opened) (top, hole)
Ties       rope(points, width): twisted rope, chain(points, size), ribbon(points, width), all through points in the
           sheet's own units (anchors start, end); KNOT lying between (-110, -60) and (110, -60) (left, right),
           BOW of ribbon, ROPE_COIL
Time       hourglass(run=0..1) how much has fallen (upper, lower: middles of the bulbs), wall_clock(hour, minute),
           POCKET_WATCH hung by its chain from (0, -220) (top), ALARM_CLOCK, GRANDFATHER_CLOCK 300 high (face),
           CUCKOO_CLOCK, SUNDIAL, METRONOME; each clock has anchor face
Metal      cog(teeth, radius) centred on (0, -radius) (middle), see machines.gear_train
Treasure   CROWN, RING with a stone, NECKLACE, COIN, coins(count, seed): a pile, SAFE, SAFE_OPEN (inside),
           TREASURE_CHEST open and full, chest(opened, full) (inside), GEM, MEDAL, CHALICE (rim, hand)
Apparatus  TELEPHONE (ear: where its cord leaves), RECEIVER (hand), RADIO, CAMERA, CAMERA_STAND on a tripod, GRAMOPHONE
           (horn), MUSIC_BOX with a dancer, SYPHON
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from random import Random

from art.motif import Motif, Piece
from art.motifs.things_cuts import (
    BLUE,
    BRASS,
    GREEN,
    OCHRE,
    PLUM,
    RED,
    ROSE,
    TEAL,
    along,
    arc,
    curve,
    cut,
    lathe,
    polar,
    taper,
    thing,
)
from art.shapes import Point, circle, ellipse, line, path, place, polygon, rectangle, ring, star, stroke

BOOK_OPEN = thing(
    Piece(path("M0,-4C-40,-26 -100,-28 -138,-12L-128,-108C-96,-122 -40,-116 0,-94C40,-116 96,-122 128,-108L138,-12"
              "C100,-28 40,-26 0,-4Z"),
          "body", 10),
    Piece(path("M0,-14C-40,-40 -92,-40 -126,-26L-116,-116C-84,-130 -36,-122 0,-98Z"), "light", 22),
    Piece(path("M0,-14C40,-40 92,-40 126,-26L116,-116C84,-130 36,-122 0,-98Z"), "light", 22),
    Piece("".join(stroke(f"M{s * 18},{-86 + k * 15}"
              f"C{s * 44},{-104 + k * 15} {s * 74},{-107 + k * 15} {s * (98 - k % 2 * 14)},{-101 + k * 15}", 3.4)
                  for k in range(4) for s in (-1, 1)), "trim"),
    Piece(stroke("M0,-97V-14", 4), "dark"),
    Piece(path("M22,-108C26,-76 24,-40 26,-8L34,-14L40,-4C38,-36 40,-76 36,-112Z"), "metal"),
    body="#7d2f35", trim="#b7a07a", metal=RED, anchors={"left": (-64, -74), "right": (64, -74), "middle": (0, -98)},
)  # fmt: skip

BOOK = thing(
    Piece(path("M-62,-186C-40,-194 40,-196 66,-190L70,-8L-56,-4Z"), "body", 8),
    Piece(path("M-52,-180L62,-186L66,-12L-48,-8Z"), "light", 8),
    Piece(path("M-72,-190C-66,-198 40,-200 52,-196C58,-194 58,-188 58,-180V-6C58,0 52,2 46,2H-60C-72,2 -74,-6 -74,-14"
              "V-178C-74,-184 -74,-188 -72,-190Z"),
          "body", 24),
    Piece(path("M-72,-190C-62,-198 -56,-198 -52,-197V2H-60C-72,2 -74,-6 -74,-14V-178C-74,-184 -74,-188 -72,-190Z"),
              "dark"),
    Piece(cut("M-36,-178H42V-18H-36ZM-30,-172V-24H36V-172Z"), "trim"),
    Piece(path("M3,-132C18,-118 26,-104 20,-90C14,-78 -8,-78 -14,-90C-20,-104 -12,-118 3,-132Z") + line([(3, -86),
              (3, -60)], 5), "trim"),
    Piece(rectangle(-75, -160, 22, 7) + rectangle(-75, -44, 22, 7), "trim"),
    body=TEAL, anchors={"top": (0, -196)},
)  # fmt: skip

BOOK_STANDING = thing(
    Piece(path("M0,-186L-92,-160V2L0,-24Z"), "body", 24),
    Piece(path("M0,-186L92,-166V-4L0,-24Z"), "light", 20),
    Piece(path("M2,-178L84,-160V-8L2,-28Z"), "light", 14),
    Piece(path("M0,-188L100,-168V0L92,-4V-164L0,-182Z"), "body"),
Piece(cut("M-14,-168L-80,-149V-20L-14,-38ZM-21,-158V-45L-73,-30V-143Z"), "trim"),
    Piece(circle(-47, -94, 14), "trim"),
    Piece("".join(stroke(f"M16,{-150 + i * 22}L{74 - i % 2 * 14},{-138 + i * 21}", 3.6) for i in range(6)), "trim"),
    Piece(line([(0, -186), (0, -24)], 5), "dark"),
    body=RED, trim=OCHRE, anchors={"top": (0, -188)},
)  # fmt: skip


def book_pile(count: int = 4, seed: int = 3) -> Motif:
    """A leaning pile of books, each about 34 high."""
    random = Random(seed)
    pieces, y = [], 0.0
    for i in range(count):
        height, width, x = random.uniform(26, 38), random.uniform(140, 190), random.uniform(-14, 14)
        left, right = x - width / 2, x + width / 2
        ink = ("body", "trim", "metal", "glow")[i % 4]
        pieces += [
            Piece(rectangle(left, y - height, width, height, 4), ink, 12),
            Piece(path(f"M{left + 16:.0f},{y - height + 6:.0f}H{right + 1:.0f}"
                      f"C{right - 6:.0f},{y - height * 0.6:.0f} {right - 6:.0f},{y - height * 0.4:.0f} "
                       f"{right + 1:.0f},{y - 6:.0f}H{left + 16:.0f}Z"), "light"),
            Piece(path(f"M{left + 20:.0f},{y - height:.0f}"
                      f"C{left - 8:.0f},{y - height:.0f} {left - 8:.0f},{y:.0f} {left + 20:.0f},{y:.0f}Z"), ink, 8),
            Piece(line([(right - 50, y - height * 0.4), (right - 8, y - height * 0.4)], 3), "dark"),
        ]  # fmt: skip
        y -= height
    return thing(*pieces, body=RED, trim=TEAL, metal=OCHRE, glow=PLUM, dark="#c4ae82", anchors={"top": (0, y)})


LETTER = thing(
    Piece(path("M-70,-178C-30,-186 20,-174 68,-182C74,-120 66,-60 72,-4C30,2 -20,-6 -68,2"
              "C-74,-60 -66,-120 -70,-178Z"), "light", 26),
    Piece("".join(stroke(f"M-48,{-146 + i * 21}c8,-6 14,5 22,0s14,5 22,0s14,5 22,0" + ("s14,5 22,0"
              if i % 3 != 2 else ""), 3.6) for i in range(6)),
          "body"),
    Piece(path("M40,-24C46,-36 58,-34 58,-26C58,-16 46,-12 40,-6C34,-12 22,-16 22,-26C22,-34 34,-36 40,-24Z"), "trim"),
    body="#5b6a8c", trim=RED, anchors={"hand": (-60, -30), "middle": (0, -90)},
)  # fmt: skip

ENVELOPE = thing(
    Piece(path("M-108,-134L108,-138L112,-4L-106,0Z"), "light", 24),
    Piece(stroke("M-102,-4L-20,-74M108,-8L26,-76", 4), "body"),
    Piece(path("M-108,-134L108,-138C72,-104 40,-68 6,-52C-30,-68 -70,-102 -108,-134Z"), "light", 14, lifted=True),
    Piece(circle(4, -66, 21), "trim", 9),
    Piece(path("M4,-56C-4,-62 -8,-70 -2,-75C2,-77 4,-73 4,-71C5,-74 8,-78 11,-75C16,-70 11,-62 4,-56Z"), "dark"),
    body="#c9b288", trim=RED, dark="#8a2a20", anchors={"hand": (100, -60), "seal": (4, -66)},
)  # fmt: skip

ENVELOPE_OPEN = thing(
    Piece(path("M-104,-124C-70,-164 -30,-196 2,-206C34,-196 72,-164 106,-126Z"), "body", 16),
    Piece(path("M-104,-124H106V-60H-104Z"), "dark"),
    Piece(path("M-84,-170L84,-174V-40H-84Z"), "light", 14),
    Piece(stroke("M-60,-148H56M-60,-128H40M-60,-108H56", 3.6), "trim"),
    Piece(path("M-106,-124L-2,-52L108,-126V0H-104Z"), "body", 22),
    Piece(path("M-104,0L-14,-64C-6,-70 8,-70 16,-64L108,0Z"), "body", 12),
    body="#e3cd9f", trim="#8b93a8", anchors={"inside": (0, -110)},
)  # fmt: skip

SCROLL = thing(
    Piece(path("M-74,-160C-20,-168 30,-154 78,-162C72,-110 82,-70 76,-26C30,-18 -20,-30 -70,-22"
              "C-78,-70 -68,-110 -74,-160Z"), "light", 24),
    Piece("".join(stroke(f"M-50,{-132 + i * 22}"
              f"C-20,{-138 + i * 22} 20,{-126 + i * 22} {52 - i % 2 * 20},{-132 + i * 22}", 3.6) for i in range(4)),
              "trim"),
    Piece(taper([(-92, -166), (0, -168), (94, -166)], 26, 28, 26) + taper([(-90, -16), (0, -14), (92, -18)], 26, 28,
              26), "body", 9),
    Piece(circle(-98, -166, 9) + circle(100, -166, 9) + circle(-96, -16, 9) + circle(98, -18, 9), "dark"),
    body="#e6cf9c", trim="#a58d62", anchors={"top": (0, -180), "bottom": (0, 0)},
)  # fmt: skip

QUILL = thing(
    Piece(path("M-26,-34C-20,-80 0,-150 66,-218C84,-190 74,-130 46,-96L56,-98C40,-66 12,-42 -14,-28Z"), "light", 18),
    Piece(path("M20,-86L52,-110L40,-92ZM-4,-96L-8,-118L8,-110Z"), "body"),
    Piece(taper([(-46, 4), (-20, -40), (20, -120), (64, -212)], 5, 6, 5, 3.4), "trim"),
    Piece(path("M-52,12L-46,-6L-38,2Z"), "dark"),
    body="#d9c393", trim="#a8763e", anchors={"tip": (-52, 12), "hand": (-30, -22)},
)  # fmt: skip

INK_POT = thing(
    Piece(path("M-34,-96H34V-78C60,-70 74,-44 74,-18C74,-4 66,0 54,0H-54C-66,0 -74,-4 -74,-18"
              "C-74,-44 -60,-70 -34,-78Z"), "body", 28),
    Piece(path("M-66,-40C-30,-32 30,-48 68,-38C74,-20 72,0 54,0H-54C-74,0 -72,-22 -66,-40Z"), "dark", 14),
    Piece(ellipse(0, -98, 42, 11), "body", 6),
    Piece(ellipse(0, -98, 29, 6), "dark"),
    Piece(stroke("M-52,-50C-48,-58 -42,-64 -36,-68", 6), "light"),
    body="#7fa3a8", light="#eef4ea", anchors={"top": (0, -98)},
)  # fmt: skip

PENCIL = thing(
    Piece(path("M-13,-178H13V-44L0,2L-13,-44Z"), "light", 6),
    Piece(path("M-15,-178H15V-44C10,-52 6,-52 5,-42C2,-50 -3,-50 -5,-42C-7,-52 -11,-52 -15,-44Z"), "body", 8),
    Piece(path("M-5,-176H5V-46C2,-50 -3,-50 -5,-44Z"), "trim"),
    Piece(path("M-5.500,-18L0,2L5.500,-18Z"), "dark"),
    Piece(rectangle(-16, -192, 32, 18, 2), "metal"),
    Piece(path("M-15,-192C-15,-212 15,-212 15,-192Z"), "glow"),
    body=OCHRE, trim="#eec15e", light="#eed3a0", glow=ROSE, anchors={"tip": (0, 2), "hand": (0, -70)},
)  # fmt: skip

TYPEWRITER = thing(
    Piece(path("M-52,-110L-58,-210C-20,-216 24,-208 58,-214L54,-110Z"), "light", 16),
    Piece("".join(line([(-36, -190 + i * 17), (34 - i % 3 * 12, -191 + i * 17)], 3.6) for i in range(4)), "trim"),
    Piece(taper([(-94, -118), (94, -118)], 25, 25), "dark", 8),
    Piece(circle(-108, -118, 11) + circle(108, -118, 11) + line([(-112, -126), (-126, -150)], 6), "metal"),
    Piece(path("M-88,-112C-94,-84 -104,-60 -118,-24C-122,-8 -116,0 -104,0H104C116,0 122,-8 118,-24"
              "C104,-60 94,-84 88,-112C40,-100 -40,-100 -88,-112Z"),
          "body", 28),
    Piece(path("M-50,-98C-20,-92 20,-92 50,-98C44,-82 24,-74 0,-74C-24,-74 -44,-82 -50,-98Z"), "dark"),
    Piece("".join(circle(-78 + j * 5 - j * 8 + i * 20.5 + j * 3, -60 + j * 19, 7.4) for j in range(3)
              for i in range(8 + (j > 1) * 0)), "light"),
    Piece(rectangle(-44, -9, 88, 7, 3), "light"),
    body=TEAL, trim="#8b93a8", anchors={"paper": (0, -212), "hand": (0, -46)},
)  # fmt: skip

NEWSPAPER = thing(
    Piece(path("M-80,-168C-30,-176 30,-164 84,-172L88,-6C30,2 -30,-8 -84,0Z"), "body", 10),
    Piece(path("M-86,-162C-30,-170 26,-158 76,-166L80,0C30,8 -26,-4 -82,6Z"), "light", 20),
    Piece(path("M-70,-146L62,-150L62,-132L-70,-128Z"), "dark"),
    Piece(path("M-68,-112L-6,-114V-60L-68,-58Z"), "trim", 8),
    Piece("".join(line([(8, -108 + i * 13), (62, -110 + i * 13)], 3.6) for i in range(8)) + "".join(line([(-68, -44
              + i * 13), (-6, -45 + i * 13)], 3.6) for i in range(3)),
          "metal"),
    body="#cdbd97", trim=BLUE, metal="#8d8574", anchors={"hand": (-80, -80)},
)  # fmt: skip

PAPER_HAT = thing(
    Piece(path("M-112,-22C-70,-70 -34,-112 0,-134C36,-112 74,-70 114,-26C40,-14 -40,-12 -112,-22Z"), "light", 20),
    Piece(path("M0,-134C6,-100 4,-60 2,-16L114,-26C74,-70 36,-112 0,-134Z"), "body", 10),
    Piece(path("M-116,-30C-40,-16 40,-18 118,-34L108,0C40,12 -40,12 -106,2Z"), "light", 10),
    Piece(stroke("M-74,-10C-40,-4 -10,-4 20,-5", 3.6) + stroke("M-44,-60L-16,-90M-40,-44L-8,-74", 3.6), "trim"),
    body="#dccba2", trim="#9a917e", anchors={"top": (0, -134), "under": (0, -10)},
)  # fmt: skip

PAPER_PLANE = thing(
    Piece(path("M-110,-92L120,-120L-64,-44Z"), "body", 10),
    Piece(path("M-64,-44L120,-120L-36,-12Z"), "dark"),
    Piece(path("M-110,-92L120,-120L-84,-66Z"), "light", 10),
    Piece(path("M-50,-50L120,-120L10,-6Z"), "light", 18),
    body="#cbb88e", dark="#96855f", anchors={"nose": (120, -120), "tail": (-80, -70)},
)  # fmt: skip

MAP = thing(
    Piece(path("M-130,-140L-66,-156V-8L-130,8Z"), "light", 14),
    Piece(path("M-66,-156L0,-140V8L-66,-8Z"), "body", 10),
    Piece(path("M0,-140L66,-156V-8L0,8Z"), "light", 14),
    Piece(path("M66,-156L130,-140V8L66,-8Z"), "body", 10),
    Piece(path("M-112,-112C-90,-132 -76,-112 -58,-118C-40,-124 -30,-104 -38,-90C-50,-76 -70,-90 -84,-78"
              "C-104,-70 -122,-92 -112,-112Z"
               "M28,-64C44,-80 70,-66 92,-72C108,-74 114,-50 102,-34C84,-24 66,-36 46,-28C28,-28 18,-48 28,-64Z"),
               "metal", 8),
    Piece("".join(circle(x, y, 3.4) for x, y in ((-80, -54), (-66, -42), (-50, -36), (-34, -42), (-20, -54), (-8,
              -68), (6, -82), (22, -92), (40, -96))),
          "trim"),
    Piece(stroke("M54,-108L76,-86M76,-108L54,-86", 6.5), "trim"),
    body="#dcc797", metal=GREEN, trim=RED, anchors={"cross": (65, -97), "start": (-94, -60)},
)  # fmt: skip

STAMP = thing(
    Piece(rectangle(-58, -146, 116, 146) + "".join(circle(-50 + i * 16.6, y, 7) for i in range(7) for y in (-146, 0))
          + "".join(circle(x, -138 + i * 16.3, 7) for i in range(9) for x in (-58, 58)), "light", 10),
    Piece(rectangle(-46, -134, 92, 122), "body", 20),
    Piece(circle(14, -96, 18), "glow", 8),
    Piece(path("M-46,-40C-30,-84 -16,-84 -2,-56C10,-76 22,-72 46,-36V-12H-46Z"), "trim", 10),
    body=BLUE, trim=PLUM,
)  # fmt: skip

GLOBE = thing(
    Piece(lathe((7, -44), (6, -30), (12, -20), (44, -8), (50, 0)), "trim", 9),
    Piece(stroke(arc(0, -122, 88, -62, 118), 9), "trim"),
    Piece(circle(0, -122, 76), "body", 34),
    Piece(path("M-50,-172C-30,-190 0,-188 8,-172C12,-160 -10,-156 -14,-142C-18,-126 -2,-120 -6,-104"
              "C-14,-88 -30,-100 -38,-116C-48,-132 -64,-148 -50,-172Z"
               "M26,-152C40,-164 60,-156 66,-138C72,-112 56,-92 44,-98C32,-104 38,-122 26,-130C18,-138 18,-146 26,-152Z"
               "M-24,-80C-10,-90 8,-82 6,-68C2,-54 -18,-50 -24,-62C-28,-68 -28,-76 -24,-80Z"), "light", 9),
    Piece(stroke("M-58,-170C-20,-148 34,-140 74,-140M-74,-112C-30,-88 30,-80 68,-88", 2.6), "dark"),
    Piece(circle(41, -200, 7) + circle(-41, -44, 7), "dark"),
    body=BLUE, light="#dcc07a", trim="#9b6234", anchors={"middle": (0, -122), "top": (34, -194)},
)  # fmt: skip

COMPASS = thing(
    Piece(ring(0, -200, 15, 6), "trim"),
    Piece(circle(0, -94, 92), "trim", 16),
    Piece(circle(0, -94, 74), "light", 22),
    Piece("".join(line([polar(0, -94, 66, i * 45), polar(0, -94, 56 if i % 2 == 0 else 60, i * 45)], 4.5
              if i % 2 == 0 else 3) for i in range(8)), "dark"),
    Piece(star(0, -94, 52, 0.2), "metal"),
    Piece(place(path("M0,-58L13,0H-13Z"), 0, -94, 1, 28), "body"),
    Piece(place(path("M0,58L13,0H-13Z"), 0, -94, 1, 28), "dark"),
    Piece(circle(0, -94, 7), "trim"),
    body=RED, metal="#d8c79c", trim="#c08a37", anchors={"middle": (0, -94), "top": (0, -214)},
)  # fmt: skip

TELESCOPE = thing(
    Piece(place(rectangle(-128, -15, 70, 30, 5), 0, -70, 1, -24), "body", 9),
    Piece(place(rectangle(-66, -20, 76, 40, 5), 0, -70, 1, -24), "dark", 10),
    Piece(place(path("M4,-26L122,-33V33L4,26Z"), 0, -70, 1, -24), "body", 16),
    Piece(place(rectangle(-134, -19, 12, 38, 4) + rectangle(-68, -22, 11, 44, 3) + rectangle(0, -29, 12, 58, 4)
              + rectangle(114, -37, 15, 74, 5),
                0, -70, 1, -24), "trim", 5),
    Piece(place(ellipse(128, 0, 7, 31), 0, -70, 1, -24), "light"),
    body="#8d4a33", light="#bcd8d6", anchors={"eye": (-122, -16), "front": (120, -124), "hand": (-30, -50)},
)  # fmt: skip

MAGNIFYING_GLASS = thing(
    Piece(place(taper([(0, 60), (0, 122)], 17, 21), -14, -132, 1, 0), "body", 8),
    Piece(rectangle(-22, -84, 16, 22, 3), "trim"),
    Piece(circle(-14, -142, 62), "trim", 10),
    Piece(circle(-14, -142, 50), "light", 22),
    Piece(path("M-48,-132C-52,-160 -34,-182 -10,-184C-26,-170 -34,-152 -34,-130C-40,-126 -46,-128 -48,-132Z"), "metal"),
    light="#bcd8d6", metal="#f4f8ee", trim="#b98a3c", anchors={"glass": (-14, -142), "hand": (-14, -30)},
)  # fmt: skip

SPECTACLES = thing(
    Piece(circle(-54, -48, 40) + circle(54, -48, 40), "light", 16),
    Piece(path("M-80,-46C-80,-62 -70,-74 -58,-78C-64,-66 -68,-54 -68,-40ZM28,-46C28,-62 38,-74 50,-78"
              "C44,-66 40,-54 40,-40Z"), "metal"),
    Piece(ring(-54, -48, 41, 9) + ring(54, -48, 41, 9), "body"),
    Piece(stroke("M-15,-56C-8,-68 8,-68 15,-56", 8), "body"),
    Piece(stroke("M-92,-62C-116,-84 -118,-92 -104,-98M92,-62C116,-84 118,-92 104,-98", 7), "body"),
    body="#4a3428", light="#c5dcd9", metal="#f4f8ee", anchors={"left": (-54, -48), "right": (54, -48), "middle": (0,
        -62)},
)  # fmt: skip

BINOCULARS = thing(
    Piece(path("M-70,-150H-34L-24,-60C-20,-30 -24,0 -30,0H-92C-98,0 -100,-30 -92,-60Z"), "body", 20),
    Piece(path("M70,-150H34L24,-60C20,-30 24,0 30,0H92C98,0 100,-30 92,-60Z"), "body", 20),
    Piece(rectangle(-26, -112, 52, 24, 6) + rectangle(-9, -134, 18, 90, 7), "dark", 6),
    Piece(rectangle(-78, -164, 52, 18, 6) + rectangle(26, -164, 52, 18, 6), "dark", 5),
    Piece(rectangle(-96, -14, 70, 12, 4) + rectangle(26, -14, 70, 12, 4) + rectangle(-74, -106, 44, 6)
              + rectangle(30, -106, 44, 6), "trim"),
    body="#4a5163", anchors={"left": (-52, -164), "right": (52, -164)},
)  # fmt: skip

BELL_JAR = thing(
    Piece(circle(0, -206, 12), "light", 6),
    Piece(path("M-78,-18V-118C-78,-172 -40,-196 0,-196C40,-196 78,-172 78,-118V-18Z"), "light", 34),
    Piece(path("M-62,-40V-120C-60,-150 -44,-168 -26,-176C-38,-158 -46,-130 -46,-100V-40Z"), "metal"),
    Piece(path("M-98,-24H98C98,-10 88,0 76,0H-76C-88,0 -98,-10 -98,-24Z"), "body", 10),
    Piece(ellipse(0, -24, 98, 10), "trim", 6),
    light="#bcd6d0", metal="#eef6ec", trim="#b27a48", anchors={"inside": (0, -26), "top": (0, -218)},
)  # fmt: skip

BOWS = (
    cut("M0,-216C-34,-216 -46,-192 -40,-174C-34,-156 -14,-150 0,-150C14,-150 34,-156 40,-174C46,-192 34,-216 0,-216Z"
        "M0,-200C18,-200 24,-188 22,-180C18,-168 8,-166 0,-166C-8,-166 -18,-168 -22,-180C-24,-188 -18,-200 0,-200Z"),
    cut("M0,-150C-10,-160 -20,-158 -30,-160C-50,-164 -52,-196 -30,-200C-26,-220 26,-220 30,-200"
        "C52,-196 50,-164 30,-160C20,-158 10,-160 0,-150Z"
        "M0,-170C4,-174 10,-174 16,-174C32,-176 32,-188 18,-190C16,-206 -16,-206 -18,-190C-32,-188 -32,-176 -16,-174"
        "C-10,-174 -4,-174 0,-170Z"),
    cut("M0,-150C-30,-160 -44,-178 -36,-196C-28,-214 -6,-208 0,-194C6,-208 28,-214 36,-196C44,-178 30,-160 0,-150Z"
        "M0,-166C18,-174 26,-184 22,-192C16,-198 8,-190 0,-178C-8,-190 -16,-198 -22,-192C-26,-184 -18,-174 0,-166Z"),
)  # fmt: skip
BITS = (
    path("M4,-56H44V-8H32V-20H24V-8H4ZM24,-44H34V-34H24Z"),
    path("M4,-60H40V-46H26V-40H40V-8H4Z"),
    path("M4,-50H36V-38H22V-30H46V-18H22V-10H36V0H4Z"),
)


def key(kind: int = 0) -> Motif:
    """One of three old keys, its bow above, its bit at the lower right."""
    return thing(
        Piece(BOWS[kind % 3], "body", 9),
        Piece(taper([(0, -152), (0, -6)], 14, 13) + BITS[kind % 3], "body", 7),
        Piece(rectangle(-13, -152, 26, 9, 4) + rectangle(-11, -136, 22, 7, 3) + rectangle(-10, -74, 20, 6, 3), "trim"),
        body=("#c38f38", "#7b6350", "#5a6675")[kind % 3], trim=("#8d5a25", "#a98d6b", "#97a3a8")[kind % 3],
        anchors={"hand": (0, -200), "tip": (0, 0)},
    )  # fmt: skip


def _keys() -> Motif:
    inks = [{"body": name, "trim": "dark"} for name in ("body", "trim", "metal")]
    hung = []
    for i, (turn, scale) in enumerate(((22, 0.66), (-2, 0.74), (-26, 0.6))):
        lowered = key(i).moved(0, 205).moved(0, -172, scale, turn)
        hung += [Piece(piece.shape, inks[i][piece.ink], piece.depth) for piece in lowered.pieces]
    return thing(
        Piece(ring(0, -186, 27, 6), "dark"),
        *hung,
        body="#c38f38",
        trim="#7b6350",
        metal="#6b7986",
        anchors={"top": (0, -216)},
    )


KEYS = _keys()

KEYHOLE = thing(
    Piece(path("M0,-206C40,-206 66,-176 64,-140C62,-112 46,-98 48,-80C52,-50 66,-34 58,-14C50,2 20,4 0,4"
              "C-20,4 -50,2 -58,-14C-66,-34 -52,-50 -48,-80"
               "C-46,-98 -62,-112 -64,-140C-66,-176 -40,-206 0,-206Z"), "body", 20),
    Piece(path("M0,-164C20,-164 32,-148 30,-132C28,-118 16,-110 16,-98L28,-34H-28L-16,-98C-16,-110 -28,-118 -30,-132"
              "C-32,-148 -20,-164 0,-164Z"), "dark"),
    Piece(circle(0, -188, 6) + circle(-44, -16, 5.500) + circle(44, -16, 5.500), "trim"),
    body="#c38f38", trim="#7d4f24", anchors={"hole": (0, -100)},
)  # fmt: skip


def padlock(opened: bool = False) -> Motif:
    """A heavy padlock, locked or sprung open."""
    shackle = "M-38,-96V-156C-38,-216 40,-216 40,-156V-130" if opened else "M-38,-96V-136C-38,-196 38,-196 38,-136V-96"
    return thing(
        Piece(stroke(shackle, 17), "metal", 6),
        Piece(path("M-68,-104C-40,-112 40,-112 68,-104C78,-70 78,-36 64,-6C40,4 -40,4 -64,-6"
                  "C-78,-36 -78,-70 -68,-104Z"), "body", 26),
        Piece(ellipse(0, -54, 32, 36), "trim", 10),
        Piece(circle(0, -64, 9.500) + path("M-5,-64H5L10,-34H-10Z"), "dark"),
        Piece("".join(circle(s * 56, y, 4) for s in (-1, 1) for y in (-92, -14)), "trim"),
        body="#b27a33", trim="#dcae57", metal="#7b848c", anchors={"top": (0, -190), "hole": (0, -56)},
    )  # fmt: skip


def rope(points: Sequence[Point], width: float = 12) -> Motif:
    """A twisted rope through points, in the sheet's own units."""
    strands = "".join(
        place(ellipse(0, 0, width * 0.62, width * 0.21), x, y, 1, heading - 42)
        for x, y, heading in along(points, width * 0.8)
    )
    return thing(
        Piece(stroke(curve(points), width), "dark"),
        Piece(strands, "body"),
        body="#d8b06a", dark="#6d4726", anchors={"start": points[0], "end": points[-1]},
    )  # fmt: skip


def chain(points: Sequence[Point], size: float = 22) -> Motif:
    """An iron chain through points, in the sheet's own units; size is the length of a link."""
    open_links = edge_links = ""
    for i, (x, y, heading) in enumerate(along(points, size * 0.62)):
        if i % 2:
            edge_links += place(line([(-size * 0.3, 0), (size * 0.3, 0)], size * 0.24), x, y, 1, heading)
        else:
            link = (
                f"M{-size * 0.28:.1f},{-size * 0.22:.1f}H{size * 0.28:.1f}"
                f"A{size * 0.22:.1f},{size * 0.22:.1f} 0 0 1 {size * 0.28:.1f},{size * 0.22:.1f}"
            )
            link += (
                f"H{-size * 0.28:.1f}A{size * 0.22:.1f},{size * 0.22:.1f} 0 0 1 {-size * 0.28:.1f},{-size * 0.22:.1f}Z"
            )
            open_links += place(stroke(link, size * 0.2), x, y, 1, heading)
    return thing(
        Piece(open_links, "body"),
        Piece(edge_links, "dark"),
        body="#6a7481", dark="#3b4250", anchors={"start": points[0], "end": points[-1]},
    )  # fmt: skip


def ribbon(points: Sequence[Point], width: float = 16) -> Motif:
    """A flat ribbon through points that turns over as it goes, its back in ink dark."""
    places = along(points, 4)
    front = back = ""
    for (x0, y0, a), (x1, y1, _) in pairwise(places):
        lean = math.radians(a)
        half = width / 2
        dx, dy = half * 0.35, half * (0.55 + 0.45 * abs(math.cos(lean)))
        quad = polygon([(x0 - dx, y0 - dy), (x1 - dx, y1 - dy), (x1 + dx, y1 + dy), (x0 + dx, y0 + dy)])
        if math.cos(lean) * dy - math.sin(lean) * dx >= 0:
            front += quad
        else:
            back += quad
    return thing(Piece(back, "dark"), Piece(front, "body"), body=RED, dark="#8a2a26",
                 anchors={"start": points[0], "end": points[-1]})  # fmt: skip


KNOT = (
    rope([(-112, -60), (-70, -58), (-28, -70), (18, -104), (46, -84), (30, -52), (-4, -34)], 18)
    + rope([(112, -60), (70, -58), (34, -44), (-14, -18), (-44, -40), (-28, -74), (8, -82), (40, -66)], 18)
    + rope([(-28, -70), (-4, -86), (18, -104), (36, -100)], 18)
)
KNOT = Motif(KNOT.pieces, KNOT.inks, {"left": (-112, -60), "right": (112, -60)})

BOW = thing(
    Piece(path("M-6,-70C-20,-40 -44,-20 -66,0L-44,-4L-36,14C-14,-10 2,-36 6,-62ZM6,-70C20,-40 40,-22 62,-4L42,-4"
              "L36,14C14,-10 -2,-36 -4,-62Z"),
          "body", 9),
    Piece(path("M0,-76C-30,-116 -84,-122 -100,-104C-112,-84 -104,-50 -92,-42C-66,-36 -28,-50 0,-70Z"), "body", 18),
    Piece(path("M0,-76C30,-116 84,-122 100,-104C112,-84 104,-50 92,-42C66,-36 28,-50 0,-70Z"), "body", 18),
    Piece(path("M-14,-80C-40,-100 -70,-102 -84,-90C-66,-88 -40,-80 -18,-72ZM14,-80C40,-100 70,-102 84,-90"
              "C66,-88 40,-80 18,-72Z"), "dark"),
    Piece(rectangle(-17, -92, 34, 36, 12), "trim", 8),
    body=RED, dark="#8a2a26", trim="#d9604a", anchors={"middle": (0, -74)},
)  # fmt: skip

ROPE_COIL = (
    rope([(-92, -20), (-60, -4), (0, 0), (60, -4), (92, -20), (60, -34), (0, -38), (-60, -34), (-92, -20)], 17)
    + rope([(-88, -36), (-58, -22), (0, -17), (58, -22), (88, -36), (58, -50), (0, -54), (-58, -50), (-88, -36)], 17)
    + rope([(-84, -52), (-56, -40), (0, -34), (56, -40), (84, -52), (56, -65), (0, -69), (-56, -65), (-84, -52)], 17)
    + rope([(0, -34), (44, -38), (72, -22), (104, -8), (132, -6)], 17)
)
ROPE_COIL = Motif(ROPE_COIL.pieces, ROPE_COIL.inks, {"end": (132, -6), "middle": (0, -52)})


def hourglass(run: float = 0.5) -> Motif:
    """An hourglass; `run` from 0 (all the sand above) to 1 (all below). Leave the glass empty with run=-1."""
    pieces = [
        Piece(path("M-56,-184H56C58,-142 30,-122 10,-104C8,-101 8,-99 10,-96C30,-78 58,-58 56,-16H-56"
                  "C-58,-58 -30,-78 -10,-96C-8,-99 -8,-101 -10,-104"
                   "C-30,-122 -58,-142 -56,-184Z"), "light", 24),
    ]  # fmt: skip
    if run >= 0:
        high, low = -182 + 68 * run, -78
        if run < 1:
            half = 56 - 42 * max(0.0, (high + 168) / 56) ** 0.8
            pieces.append(
                Piece(
                    path(
                        f"M{-half:.0f},{high:.0f}Q0,{high + 12:.0f} {half:.0f},{high:.0f}"
                        f"C{half * 0.8:.0f},{(high - 104) / 2:.0f} 16,-112 5,-100H-5"
                        f"C-16,-112 {-half * 0.8:.0f},{(high - 104) / 2:.0f} {-half:.0f},{high:.0f}Z"
                    ),
                    "glow",
                    10,
                )
            )
            pieces.append(Piece(line([(0, -104), (0, -20)], 4), "glow"))
        if run > 0:
            top = -22 + (low + 22) * run
            pieces.append(
                Piece(path(f"M-53,-18C-50,-34 -20,{top:.0f} 0,{top - 6:.0f}C20,{top:.0f} 50,-34 53,-18Z"), "glow", 12)
            )
    pieces += [
        Piece(
            path(
                "M-42,-172C-42,-150 -30,-136 -20,-126C-26,-140 -32,-156 -32,-174ZM-42,-28C-42,-46 -34,-60 -24,-70"
                "C-30,-54 -32,-42 -32,-26Z"
            ),
            "metal",
        ),
        Piece(
            taper([(-68, -186), (-66, -100), (-68, -14)], 9, 12, 9)
            + taper([(68, -186), (66, -100), (68, -14)], 9, 12, 9),
            "body",
            6,
        ),
        Piece(rectangle(-84, -206, 168, 22, 7) + rectangle(-84, -20, 168, 22, 7), "body", 9),
        Piece(rectangle(-84, -192, 168, 5) + rectangle(-84, -14, 168, 5), "trim"),
    ]
    return thing(*pieces, body="#8a3b2e", light="#c3dad6", metal="#f2f8ee", glow="#e2b661", trim="#d08a4c",
                 anchors={"upper": (0, -150), "lower": (0, -44), "top": (0, -206)})  # fmt: skip


def _dial(x: float, y: float, radius: float, hour: float, minute: float, ink: str = "dark") -> list[Piece]:
    marks = "".join(
        line(
            [polar(x, y, radius * 0.84, i * 30), polar(x, y, radius * (0.7 if i % 3 == 0 else 0.76), i * 30)],
            max(3.0, radius * (0.075 if i % 3 == 0 else 0.05)),
        )
        for i in range(12)
    )
    hour_hand = place(path(f"M0,{-radius * 0.5:.1f}L{radius * 0.09:.1f},{-radius * 0.14:.1f}L0,{radius * 0.12:.1f}"
        f"L{-radius * 0.09:.1f},{-radius * 0.14:.1f}Z"),
                      x, y, 1, (hour + minute / 60) * 30)  # fmt: skip
    minute_hand = place(line([(0, radius * 0.12), (0, -radius * 0.66)], max(3.4, radius * 0.06)), x, y, 1, minute * 6)
    return [Piece(marks, ink), Piece(hour_hand + minute_hand + circle(x, y, radius * 0.09), ink)]


def wall_clock(hour: float = 10, minute: float = 8) -> Motif:
    """A round clock for a wall, about 200 across."""
    return thing(
        Piece(circle(0, -100, 100), "body", 18),
        Piece(circle(0, -100, 84), "trim"),
        Piece(circle(0, -100, 78), "light", 26),
        *_dial(0, -100, 78, hour, minute),
        body="#7a4430", anchors={"face": (0, -100)},
    )  # fmt: skip


POCKET_WATCH = thing(
    Piece("".join(ring(math.sin(i * 1.1) * 6, -216 + i * 9.500, 5.500, 3.4) for i in range(5)), "trim"),
    Piece(ring(0, -166, 13, 6), "trim"),
    Piece(rectangle(-9, -160, 18, 16, 4), "trim"),
    Piece(circle(0, -74, 74), "body", 16),
    Piece(circle(0, -74, 60), "light", 22),
    *_dial(0, -74, 60, 4, 50),
    Piece(ring(0, -48, 11, 3), "trim"),
    body="#cf9c3f", trim="#9a6c2a", anchors={"top": (0, -220), "face": (0, -74)},
)  # fmt: skip

ALARM_CLOCK = thing(
    Piece(taper([(-48, -30), (-64, 0)], 14, 10) + taper([(48, -30), (64, 0)], 14, 10), "dark"),
    Piece(path("M-84,-152C-88,-186 -48,-204 -22,-180ZM84,-152C88,-186 48,-204 22,-180Z"), "trim", 12),
    Piece(line([(0, -170), (0, -198)], 7) + line([(-14, -200), (14, -200)], 11), "dark"),
    Piece(circle(0, -94, 82), "body", 22),
    Piece(circle(0, -94, 65), "light", 22),
    *_dial(0, -94, 65, 7, 0),
    body=RED, trim="#d8a74a", anchors={"face": (0, -94), "top": (0, -206)},
)  # fmt: skip

GRANDFATHER_CLOCK = thing(
    Piece(path("M-58,-236C-56,-282 -24,-292 0,-300C24,-292 56,-282 58,-236Z"), "body", 14),
    Piece(circle(0, -302, 8), "trim"),
    Piece(rectangle(-54, -244, 108, 92, 3), "body", 14),
    Piece(path("M-42,-152H42V-64H-42Z"), "body", 14),
    Piece(path("M-54,-68H54L58,-12H-58Z"), "body", 14),
    Piece(rectangle(-64, -14, 128, 14, 3) + rectangle(-62, -248, 124, 10, 3) + rectangle(-58, -156, 116, 9, 3)
              + rectangle(-58, -72, 116, 9, 3), "trim", 5),
    Piece(path("M-26,-144H26V-78H-26Z"), "dark"),
    Piece(line([(0, -144), (7, -100)], 4), "trim"),
    Piece(circle(8, -96, 13), "glow", 6),
    Piece(circle(0, -200, 40), "light", 14),
    *_dial(0, -200, 40, 11, 55),
    body="#6f3d2b", trim="#a9693c", glow=BRASS, anchors={"face": (0, -200), "top": (0, -308), "pendulum": (8, -96)},
)  # fmt: skip

CUCKOO_CLOCK = thing(
    Piece(stroke("M-22,-50L-26,-14M24,-50V-22", 3.4), "dark"),
    Piece(place(path("M0,-14C10,-10 11,12 6,20H-6C-11,12 -10,-10 0,-14Z"), -26, -18)
              + place(path("M0,-14C10,-10 11,12 6,20H-6C-11,12 -10,-10 0,-14Z"), 24, -24), "trim"),
    Piece(path("M-58,-50V-138L0,-196L58,-138V-50Z"), "body", 20),
    Piece(path("M-90,-118L0,-210L90,-118L76,-106L0,-180L-76,-106Z"), "dark", 7),
    Piece(path("M-14,-136V-152A14,15 0 0 1 14,-152V-136Z"), "dark"),
    Piece(path("M-6,-138C-8,-152 6,-158 12,-148L22,-144L12,-140C10,-136 0,-136 -6,-138Z"), "glow"),
    Piece(circle(0, -94, 36), "light", 12),
    *_dial(0, -94, 36, 2, 20),
    Piece(path("M-58,-50C-66,-58 -78,-56 -84,-48C-76,-40 -64,-40 -56,-46ZM58,-50C66,-58 78,-56 84,-48"
              "C76,-40 64,-40 56,-46Z") + rectangle(-62, -56, 124, 10, 4), "trim"),
    trim=GREEN, anchors={"face": (0, -94), "bird": (8, -146)},
)  # fmt: skip

SUNDIAL = thing(
    Piece(lathe((30, -104), (24, -92), (20, -60), (24, -28), (44, -16), (48, 0)), "body", 20),
    Piece(ellipse(0, -110, 92, 20), "body", 10),
    Piece(ellipse(0, -113, 78, 14), "light", 8),
    Piece("".join(line([(66 * math.cos(a), -113 + 11 * math.sin(a)), (50 * math.cos(a), -113 + 8 * math.sin(a))], 3)
              for a in (math.pi * i / 8 for i in range(16))), "dark"),
    Piece(path("M-4,-112L54,-110L-8,-106Z"), "dark"),
    Piece(path("M-30,-112L22,-172L14,-110Z"), "trim", 7),
    body="#a9a08c", light="#d9d0b4", trim="#6c8a7c", anchors={"face": (0, -113)},
)  # fmt: skip

METRONOME = thing(
    Piece(path("M-66,0L-30,-186C-28,-196 28,-196 30,-186L66,0Z"), "body", 24),
    Piece(path("M-44,-34L-18,-170H18L44,-34Z"), "light", 14),
    Piece("".join(line([(-10 - i * 2.4, -150 + i * 16), (10 + i * 2.4, -150 + i * 16)], 3) for i in range(7)), "trim"),
    Piece(taper([(0, -36), (36, -196)], 6, 5), "dark"),
    Piece(place(path("M-12,-9H12L8,9H-8Z"), 24, -142, 1, 12), "glow"),
    Piece(rectangle(-70, -34, 140, 34, 5), "body", 10),
    Piece(circle(0, -17, 6), "glow"),
    body="#7a4430", trim="#b9a67c", glow=BRASS, anchors={"top": (36, -196)},
)  # fmt: skip


def cog(teeth: int = 10, radius: float = 90, spokes: int = 5) -> Motif:
    """A toothed wheel with holes, centred on (0, -radius); turn it around its anchor middle."""
    outer = radius * 0.82
    data = ""
    for i in range(teeth):
        for share, reach in ((-0.30, outer), (-0.19, radius), (0.19, radius), (0.30, outer)):
            x, y = polar(0, -radius, reach, (i + share) * 360 / teeth)
            data += f"{'L' if data else 'M'}{x:.1f},{y:.1f}"
    data += "Z"
    holes = ""
    for i in range(spokes):
        first, last = (i + 0.14) * 360 / spokes, (i + 0.86) * 360 / spokes
        near, far = radius * 0.32, radius * 0.62
        (a, b), (c, d) = polar(0, -radius, far, first), polar(0, -radius, far, last)
        (e, f), (g, h) = polar(0, -radius, near, last - 4), polar(0, -radius, near, first + 4)
        holes += (
            f"M{a:.1f},{b:.1f}A{far:.1f},{far:.1f} 0 0 1 {c:.1f},{d:.1f}L{e:.1f},{f:.1f}"
            f"A{near:.1f},{near:.1f} 0 0 0 {g:.1f},{h:.1f}Z"
        )
    return thing(
        Piece(cut(data + holes), "body", max(8, radius * 0.14)),
        Piece(ring(0, -radius, radius * 0.7, max(3, radius * 0.05)), "trim"),
        Piece(circle(0, -radius, radius * 0.2), "trim", 6),
        Piece(circle(0, -radius, radius * 0.1), "dark"),
        body="#a8642f", trim="#d29a4c", anchors={"middle": (0, -radius)},
    )  # fmt: skip


CROWN = thing(
    Piece(path("M-84,-36C-60,-50 60,-50 84,-36L78,-60H-78Z"), "dark"),
    Piece(path("M-86,-26C-96,-62 -104,-90 -112,-118C-90,-106 -70,-94 -56,-76C-52,-104 -48,-124 -44,-142"
              "C-28,-124 -18,-100 -8,-82C-4,-112 0,-136 2,-158"
               "C10,-134 14,-110 18,-82C28,-100 38,-124 50,-140C54,-124 56,-104 60,-76C74,-94 92,-106 112,-116"
               "C104,-88 96,-62 86,-26C40,-8 -40,-8 -86,-26Z"),
          "body", 18),
    Piece("".join(circle(x, y, 9) for x, y in ((-112, -122), (-44, -146), (2, -164), (50, -144), (112, -120))),
              "trim", 5),
    Piece(path("M-88,-40C-40,-22 40,-22 88,-40L84,-8C40,8 -40,8 -84,-8Z"), "body", 9),
    Piece(ellipse(0, -13, 12, 9) + ellipse(-52, -18, 9, 7) + ellipse(52, -18, 9, 7), "trim"),
    Piece(ellipse(-27, -15, 6, 6) + ellipse(27, -15, 6, 6), "light"),
    body="#dba63c", trim=RED, anchors={"top": (2, -170), "under": (0, -10)},
)  # fmt: skip

RING = thing(
    Piece(ring(0, -62, 54, 15), "body", 7),
    Piece(path("M-24,-118H24L18,-104H-18Z"), "trim"),
    Piece(path("M-42,-148L-22,-176H22L42,-148L0,-106Z"), "light", 14),
    Piece(path("M-42,-148H42L0,-106Z"), "metal", 10),
    Piece(path("M-14,-148L0,-106L14,-148L0,-176Z"), "light"),
    body="#d8a441", trim="#a8742c", metal="#7fb4c0", light="#d8eeee", anchors={"top": (0, -176), "inside": (0, -62)},
)  # fmt: skip


def _necklace() -> Motif:
    beads = along([(-84, -190), (-88, -110), (-46, -40), (0, -24), (46, -40), (88, -110), (84, -190)], 21)
    middle = len(beads) // 2
    return thing(
        Piece("".join(circle(x, y, 7.500 + 5 * (1 - abs(i - middle) / middle)) for i, (x, y,
                  _) in enumerate(beads)), "light", 8),
        Piece(path("M0,-30C16,-12 18,6 0,16C-18,6 -16,-12 0,-30Z"), "body", 8),
        Piece(circle(-84, -196, 5) + circle(84, -196, 5), "trim"),
        body=RED, anchors={"left": (-84, -196), "right": (84, -196), "middle": (0, -24)},
    )  # fmt: skip


NECKLACE = _necklace()

COIN = thing(
    Piece(circle(0, -80, 80), "body", 18),
    Piece(ring(0, -80, 64, 5), "trim"),
    Piece(path("M-30,-50L-40,-104L-14,-84L0,-118L14,-84L40,-104L30,-50Z") + rectangle(-30, -46, 60, 9, 3), "trim", 6),
    body="#e0ac43", trim="#a8742c", anchors={"middle": (0, -80)},
)  # fmt: skip


def coins(count: int = 26, seed: int = 4) -> Motif:
    """A heap of coins, wider with more of them."""
    random = Random(seed)
    half = 22 * math.sqrt(count)
    spots = []
    for _ in range(count):
        x = random.gauss(0, half * 0.42)
        x = max(-half, min(half, x))
        spots.append((x, -random.uniform(0, max(6.0, (1 - abs(x) / half) * half * 0.72))))
    spots.sort(key=lambda spot: spot[1])
    pieces = [Piece(path(f"M{-half * 0.9:.0f},0"
        f"C{-half * 0.5:.0f},{-half * 0.2:.0f} {-half * 0.2:.0f},{-half * 0.6:.0f} 0,{-half * 0.62:.0f}"
                         f"C{half * 0.2:.0f},{-half * 0.6:.0f} {half * 0.5:.0f},{-half * 0.2:.0f} "
                         f"{half * 0.9:.0f},0Z"), "trim", 10)]  # fmt: skip
    for x, y in spots:
        turn = random.uniform(-28, 28)
        pieces += [
            Piece(ellipse(x, y - 4, 22, 11, turn), "dark"),
            Piece(ellipse(x, y - 9, 22, 11, turn), "body", 7),
            Piece(ellipse(x, y - 9, 12, 5, turn), "trim"),
        ]
    return thing(*pieces, body="#efc052", trim="#c98f35", dark="#8a5a22", anchors={"top": (0, -half * 0.7 - 10)})


def _strongbox(opened: bool) -> Motif:
    pieces = [
        Piece(rectangle(-80, -10, 30, 12, 3) + rectangle(50, -10, 30, 12, 3), "dark"),
        Piece(rectangle(-92, -184, 184, 178, 8), "body", 26),
    ]
    if opened:
        pieces += [
            Piece(rectangle(-74, -166, 148, 142, 4), "dark"),
            Piece(line([(-74, -94), (74, -94)], 6), "metal"),
            Piece(path("M-74,-168L-128,-186V-2L-74,-22Z"), "body", 16),
            Piece(path("M-82,-152L-118,-164V-26L-82,-38Z"), "metal", 9),
        ]
    else:
        pieces += [
            Piece(rectangle(-74, -166, 148, 142, 6), "metal", 18),
            Piece(ring(-6, -98, 30, 9), "trim"),
            Piece(
                "".join(line([(-6, -98), polar(-6, -98, 42, a)], 6) for a in (20, 110, 200, 290)) + circle(-6, -98, 11),
                "trim",
            ),
            Piece(circle(48, -132, 11) + rectangle(46, -70, 9, 34, 4), "dark"),
            Piece("".join(circle(x, y, 4) for x in (-84, 84) for y in (-174, -16)), "trim"),
        ]
    return thing(
        *pieces, body="#3d4a5a", metal="#5d6d7c", anchors={"inside": (0, -26), "top": (0, -184), "wheel": (-6, -98)}
    )


SAFE = _strongbox(opened=False)
SAFE_OPEN = _strongbox(opened=True)


def chest(opened: bool = True, full: bool = True) -> Motif:
    """A pirate's chest, shut or with its lid thrown back; its inside is ink dark unless it is full of gold."""
    pieces = []
    if opened:
        pieces += [
            Piece(path("M-108,-96C-122,-140 -112,-196 -92,-204H92C112,-196 122,-140 108,-96Z"), "dark"),
            Piece(path("M-112,-104C-124,-150 -114,-206 -90,-214H90C114,-206 124,-150 112,-104L98,-100"
                      "C106,-140 104,-186 84,-194H-84C-104,-186 -106,-140 -98,-100Z"),
                  "body", 12),
            Piece(path("M-106,-100H106V-80H-106Z"), "dark"),
        ]  # fmt: skip
        if full:
            pieces += [
                Piece(path("M-100,-90C-84,-116 -56,-112 -44,-128C-26,-146 22,-146 38,-130"
                          "C60,-132 84,-112 100,-90Z"), "trim", 12),
                Piece("".join(ellipse(x, y, 16, 8, t) for x, y, t in ((-66, -108, 20), (-34, -124, -16), (4, -136,
                          10), (40, -124, -20), (72, -104, 24), (-8, -110, 0), (30, -102, 14))),
                      "glow", 6),
                Piece(circle(-50, -96, 9) + path("M52,-112L64,-128L76,-112L64,-98Z"), "light", 5),
            ]  # fmt: skip
    else:
        pieces.append(Piece(path("M-114,-94C-118,-140 -96,-164 -70,-166H70C96,-164 118,-140 114,-94Z"), "body", 24))
        pieces.append(Piece(path("M-78,-166H-56V-94H-80ZM78,-166H56V-94H80Z"), "metal", 7))
    pieces += [
        Piece(path("M-112,-94H112L106,0H-106Z"), "body", 24),
        Piece(stroke("M-106,-62H106M-104,-32H104", 3.4), "dark"),
        Piece(path("M-80,-94H-56L-58,0H-78ZM80,-94H56L58,0H78Z") + rectangle(-116, -100, 232, 12, 4), "metal", 7),
        Piece(rectangle(-19, -104, 38, 42, 6), "trim", 8),
        Piece(circle(0, -88, 6) + path("M-4,-88H4L6,-70H-6Z"), "dark"),
    ]
    return thing(*pieces, body="#7a4430", metal="#4c5361", trim="#c08a37", glow="#f0c45a",
                 anchors={"inside": (0, -92), "top": (0, -208 if opened else -166), "lock": (0, -82)})  # fmt: skip


TREASURE_CHEST = chest()

GEM = thing(
    Piece(path("M-84,-88L-44,-130H44L84,-88L0,0Z"), "body", 20),
    Piece(path("M-84,-88H84L0,0Z"), "trim", 16),
    Piece(path("M-30,-88L0,0L30,-88L0,-130Z"), "light", 10),
    Piece(path("M-30,-88H30L0,-130Z"), "glow"),
    body="#7cc0b8", trim="#2f8580", light="#b9e0d6", glow="#e9f6ec", anchors={"top": (0, -130)},
)  # fmt: skip

MEDAL = thing(
    Piece(path("M-44,-206L-8,-110H-40L-62,-196ZM44,-206L8,-110H40L62,-196Z"), "body", 8),
    Piece(path("M-36,-206H36L14,-112H-14Z"), "trim", 8),
    Piece(circle(0, -58, 58), "glow", 14),
    Piece(circle(0, -58, 42), "light", 8),
    Piece(star(0, -58, 36, 0.42), "glow"),
    body=BLUE, trim=RED, glow="#d9a441", light="#efcf83", anchors={"top": (0, -206), "middle": (0, -58)},
)  # fmt: skip

CHALICE = thing(
    Piece(lathe((9, -100), (15, -88), (8, -76), (8, -44), (20, -22), (48, -8), (52, 0)), "body", 12),
    Piece(path("M-62,-192C-68,-138 -46,-98 0,-94C46,-98 68,-138 62,-192Z"), "body", 26),
    Piece(ellipse(0, -192, 62, 12), "dark"),
    Piece(path("M-61,-168C-30,-156 30,-156 61,-168L60,-154C30,-142 -30,-142 -60,-154Z"), "trim"),
    Piece(circle(0, -124, 8) + circle(-30, -128, 6) + circle(30, -128, 6), "glow"),
    body="#cf9c3f", trim="#8d5a25", glow=RED, anchors={"rim": (0, -192), "hand": (0, -60)},
)  # fmt: skip

TELEPHONE = thing(
    Piece(stroke("M70,-20C100,-24 92,4 118,2C136,0 136,-18 150,-16", 5), "dark"),
    Piece(path("M-40,-110C-50,-70 -88,-60 -96,-12C-96,-2 -90,0 -80,0H80C90,0 96,-2 96,-12C88,-60 50,-70 40,-110Z"),
              "body", 28),
    Piece(rectangle(-46, -128, 16, 30, 5) + rectangle(30, -128, 16, 30, 5), "dark"),
    Piece(path("M-112,-128C-116,-156 -88,-172 -60,-164C-30,-172 30,-172 60,-164C88,-172 116,-156 112,-128"
              "C108,-112 72,-112 66,-128C64,-140 -64,-140 -66,-128"
               "C-72,-112 -108,-112 -112,-128Z"), "body", 14),
    Piece(circle(0, -54, 40), "light", 12),
    Piece("".join(circle(*polar(0, -54, 28, 30 * i - 60), 5.500) for i in range(10)), "dark"),
    Piece(circle(0, -54, 13), "trim"),
    body="#2f3d52", trim=RED, anchors={"ear": (150, -16), "top": (0, -168)},
)  # fmt: skip

RECEIVER = thing(
    Piece(stroke("M-4,-26C-34,-10 10,0 -20,12C-40,22 0,30 -24,42", 5), "dark"),
    Piece(path("M26,-196C56,-196 62,-150 40,-144C22,-142 16,-132 16,-110C16,-88 22,-80 40,-76C62,-70 56,-24 26,-24"
              "C-6,-24 -34,-64 -34,-110C-34,-156 -6,-196 26,-196Z"),
          "body", 20),
    Piece(place(rectangle(-7, -28, 14, 56, 6), 50, -170, 1, 4) + place(rectangle(-7, -28, 14, 56, 6), 50, -50, 1,
              -4), "trim"),
    body="#2f3d52", trim=RED, anchors={"hand": (-28, -110), "cord": (-24, 42), "ear": (56, -170)},
)  # fmt: skip

RADIO = thing(
    Piece(rectangle(-74, -8, 26, 10, 3) + rectangle(48, -8, 26, 10, 3), "dark"),
    Piece(path("M-104,-4V-86C-104,-150 -70,-172 0,-172C70,-172 104,-150 104,-86V-4Z"), "body", 30),
    Piece(path("M-84,-52V-88C-84,-134 -60,-152 0,-152C60,-152 84,-134 84,-88V-52Z"), "light", 16),
    Piece(stroke("M-56,-138V-54M-28,-150V-54M0,-152V-54M28,-150V-54M56,-138V-54", 8), "body"),
    Piece(circle(-56, -28, 14) + circle(56, -28, 14), "trim", 6),
    Piece(rectangle(-30, -40, 60, 22, 5), "glow"),
    Piece(line([(6, -40), (6, -18)], 3.4), "dark"),
    trim="#d29a4c", anchors={"top": (0, -172)},
)  # fmt: skip

CAMERA = thing(
    Piece(path("M-36,-132L-24,-154H24L36,-132Z"), "dark", 7),
    Piece(rectangle(-104, -136, 208, 136, 14), "body", 24),
    Piece(rectangle(-104, -100, 208, 62), "trim", 12),
    Piece(circle(0, -68, 54), "metal", 10),
    Piece(circle(0, -68, 41), "dark", 12),
    Piece(circle(0, -68, 22), "glow", 8),
    Piece(circle(-9, -77, 7), "light"),
    Piece(rectangle(60, -126, 30, 18, 4), "light"),
    Piece(rectangle(-88, -148, 30, 14, 4), "metal"),
    body="#59606e", trim="#7d3c34", glow="#4c7f92", anchors={"lens": (0, -68), "top": (0, -154)},
)  # fmt: skip

CAMERA_STAND = thing(
    Piece(taper([(-8, -104), (-62, 0)], 9, 7) + taper([(8, -104), (62, 0)], 9, 7) + taper([(0, -104), (6, 0)], 8,
              7), "trim"),
    Piece(rectangle(-40, -112, 80, 10, 3), "dark"),
    Piece(path("M-78,-214C-92,-170 -90,-130 -70,-100C-50,-112 -34,-120 -26,-124V-206Z"), "dark", 10),
    Piece(rectangle(-52, -206, 42, 94, 4), "body", 10),
    Piece("".join(path(f"M{-12 + i * 12},{-200 + i * 5}H{-4 + i * 12}V{-118 - i * 5}H{-12 + i * 12}Z")
              for i in range(4)), "dark"),
    Piece(rectangle(-4, -196, 8, 74) + rectangle(9, -191, 6, 64) + rectangle(20, -187, 6, 56), "trim"),
    Piece(rectangle(34, -190, 12, 62, 3), "body", 6),
    Piece(path("M46,-174H72V-144H46Z"), "metal", 7),
    Piece(rectangle(70, -180, 9, 42, 3), "metal"),
    trim="#a9693c", metal=BRASS, anchors={"lens": (80, -159), "top": (-30, -208), "hand": (-70, -140)},
)  # fmt: skip

GRAMOPHONE = thing(
    Piece(stroke("M86,-34H108V-56", 6) + circle(108, -60, 7), "dark"),
    Piece(stroke("M-58,-72C-70,-120 -40,-120 -26,-130", 12), "trim"),
    Piece(path("M-36,-124C0,-132 30,-160 40,-214C60,-226 112,-186 120,-142C122,-124 104,-112 92,-112"
              "C60,-112 10,-114 -30,-112Z"), "trim", 26),
    Piece(ellipse(82, -166, 28, 64, -36), "glow", 12),
    Piece(ellipse(84, -164, 19, 49, -36), "dark"),
    Piece(path("M-96,-66H92L98,-8C98,-2 94,0 88,0H-92C-98,0 -102,-2 -102,-8Z"), "body", 20),
    Piece(path("M-84,-52H80L84,-16H-88Z"), "light", 8),
    Piece(rectangle(-104, -74, 204, 12, 4), "body", 5),
    Piece(ellipse(-2, -78, 82, 9), "dark"),
    Piece(ellipse(-2, -79, 22, 3.4), "metal"),
    Piece(taper([(-62, -90), (-30, -86), (-14, -84)], 8, 6, 5), "trim"),
    body="#7a4430", light="#95583a", trim="#c9953d", glow="#e8c065", metal=RED, anchors={"horn": (92, -160)},
)  # fmt: skip

MUSIC_BOX = thing(
    Piece(path("M-92,-84L-84,-178H84L92,-84Z"), "body", 16),
    Piece(path("M-78,-86L-72,-166H72L78,-86Z"), "dark"),
    Piece(path("M-96,-86H96V-70H-96Z"), "dark"),
    Piece(taper([(0, -70), (0, -110)], 5, 5), "metal"),
    Piece(stroke("M0,-142C-20,-148 -24,-170 -4,-186M0,-142C20,-148 24,-170 4,-186", 5) + circle(0, -158, 8.500),
              "light"),
    Piece(path("M-5,-148H5L8,-128C22,-124 32,-116 36,-108C12,-100 -12,-100 -36,-108C-32,-116 -22,-124 -8,-128Z"),
              "glow", 6),
    Piece(path("M-98,-78H98L94,-6C94,-2 90,0 86,0H-86C-90,0 -94,-2 -94,-6Z"), "body", 20),
Piece(stroke("M-66,-38C-44,-60 -22,-16 0,-38C22,-60 44,-16 66,-38", 5), "trim"),
    Piece(stroke("M96,-36H116V-22", 6) + circle(116, -18, 6), "metal"),
    body=PLUM, trim="#dca75a", glow=ROSE, anchors={"dancer": (0, -150), "crank": (116, -18)},
)  # fmt: skip

SYPHON = thing(
    Piece(path("M-38,-128C-58,-112 -58,-90 -56,-70V-10C-56,0 -48,2 -40,2H40C48,2 56,0 56,-10V-70"
              "C58,-90 58,-112 38,-128Z"), "body", 24),
    Piece(path("M-42,-100C-46,-70 -44,-40 -42,-16H-32V-100Z"), "light"),
    Piece(line([(4, -120), (4, -12)], 4), "light"),
    Piece(path("M-32,-124L-24,-156H24L32,-124Z"), "metal", 10),
    Piece(stroke("M8,-158H58C72,-158 74,-146 74,-130", 10), "metal"),
    Piece(rectangle(-15, -184, 30, 32, 5) + taper([(0, -180), (-46, -196)], 8, 9), "metal", 5),
    body="#5f9aa3", light="#d9ece6", metal="#9aa1a6", anchors={"spout": (74, -124), "hand": (-46, -196)},
)  # fmt: skip

ARC = [(-130.0, -150.0), (-40.0, -40.0), (50.0, -150.0), (130.0, -60.0)]

GALLERY: dict[str, Motif] = {
    "book open": BOOK_OPEN,
    "book": BOOK,
    "book standing": BOOK_STANDING,
    "book pile": book_pile(),
    "letter": LETTER,
    "envelope": ENVELOPE,
    "envelope open": ENVELOPE_OPEN,
    "scroll": SCROLL,
    "quill": QUILL,
    "ink pot": INK_POT,
    "pencil": PENCIL,
    "typewriter": TYPEWRITER,
    "newspaper": NEWSPAPER,
    "paper hat": PAPER_HAT,
    "paper plane": PAPER_PLANE,
    "map": MAP,
    "stamp": STAMP,
    "globe": GLOBE,
    "compass": COMPASS,
    "telescope": TELESCOPE,
    "magnifying glass": MAGNIFYING_GLASS,
    "spectacles": SPECTACLES,
    "binoculars": BINOCULARS,
    "bell jar": BELL_JAR,
    "key 0": key(0),
    "key 1": key(1),
    "key 2": key(2),
    "keys": KEYS,
    "keyhole": KEYHOLE,
    "padlock": padlock(),
    "padlock opened": padlock(opened=True),
    "rope": rope(ARC, 14),
    "chain": chain(ARC),
    "ribbon": ribbon(ARC, 20),
    "knot": KNOT,
    "bow": BOW,
    "rope coil": ROPE_COIL,
    "hourglass": hourglass(),
    "hourglass full": hourglass(0.1),
    "wall clock": wall_clock(),
    "pocket watch": POCKET_WATCH,
    "alarm clock": ALARM_CLOCK,
    "grandfather clock": GRANDFATHER_CLOCK.moved(0, 0, 0.8),
    "cuckoo clock": CUCKOO_CLOCK,
    "sundial": SUNDIAL,
    "metronome": METRONOME,
    "cog": cog(),
    "crown": CROWN,
    "ring": RING,
    "necklace": NECKLACE,
    "coin": COIN,
    "coins": coins(),
    "safe": SAFE,
    "safe open": SAFE_OPEN,
    "treasure chest": TREASURE_CHEST,
    "chest closed": chest(opened=False),
    "gem": GEM,
    "medal": MEDAL,
    "chalice": CHALICE,
    "telephone": TELEPHONE.moved(-20, 0, 0.9),
    "receiver": RECEIVER,
    "radio": RADIO,
    "camera": CAMERA,
    "camera stand": CAMERA_STAND,
    "gramophone": GRAMOPHONE,
    "music box": MUSIC_BOX,
    "syphon": SYPHON,
}
