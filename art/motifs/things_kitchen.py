"""Kitchen, food, tools and garden, in the inks of things_cuts: body, trim, light, dark, metal, glow.

Crockery   TEAPOT (spout, top, hand), CUP (rim, hand, inside), GLASS of wine (rim, inside), bottle() tall and corked
           (mouth, hand), PLATE seen from the side, PLATE_ABOVE (middle), SPOON, FORK, KNIFE stand upright (tip, hand)
Food       CAKE in tiers (top), EGG (top, middle), apple() bitten
Carrying   BUCKET (inside, hand), SACK tied (top, hand), WATERING_CAN (spout, hand)
Tools      BROOM, SPADE (tip, hand), ANCHOR (top: its ring)
Weighing   scales(tilt) with tilt in degrees, positive: the right pan sinks (left, right: where things lie in the pans,
           top)
"""

from __future__ import annotations

import math

from art.motif import Motif, Piece, carried
from art.motifs.curves import taper
from art.motifs.things_cuts import BLUE, CREAM, GREEN, IRON, OCHRE, RED, ROSE, STRAW, TEAL, lathe, thing
from art.shapes import circle, ellipse, line, path, place, rectangle, ring, stroke

TEAPOT = thing(
    Piece(stroke("M-78,-112C-136,-130 -140,-44 -70,-44", 14), "body", 6),
    Piece(path("M70,-64C98,-62 98,-104 112,-124C120,-134 140,-136 146,-126C132,-122 130,-104 124,-82"
              "C118,-52 96,-30 66,-32Z"), "body", 12),
    Piece(path("M-48,-10H50L56,0H-54Z"), "trim"),
    Piece(path("M-46,-138C-90,-128 -104,-88 -94,-54C-84,-22 -46,-6 0,-6C48,-6 86,-22 96,-54"
              "C106,-90 90,-128 46,-138Z"), "body", 36),
    Piece(path("M-98,-84C-50,-64 50,-64 99,-84L97,-62C50,-42 -50,-42 -96,-62Z"), "trim", 8),
    Piece("".join(circle(x, y, 5) for x, y in ((-66, -62), (-34, -55), (0, -53), (34, -55), (66, -62))), "light"),
    Piece(path("M-50,-136C-44,-162 44,-162 50,-136C30,-128 -30,-128 -50,-136Z"), "trim", 10),
    Piece(circle(0, -166, 11), "body", 6),
    body=TEAL, trim=OCHRE, anchors={"spout": (146, -130), "top": (0, -176), "hand": (-124, -84)},
)  # fmt: skip

CUP = thing(
    Piece(path("M-124,-20C-110,4 110,4 124,-20C110,-8 -110,-8 -124,-20Z"), "trim"),
    Piece(ellipse(0, -20, 124, 15), "body", 12),
    Piece(stroke("M80,-108C138,-124 140,-48 64,-46", 14), "body", 6),
    Piece(path("M-94,-128C-92,-70 -66,-24 -34,-16H34C66,-24 92,-70 96,-128Z"), "body", 34),
    Piece(ellipse(1, -128, 95, 18), "light", 8),
    Piece(ellipse(1, -125, 82, 12), "dark"),
    Piece(path("M-92,-102C-60,-88 62,-88 94,-102L91,-86C60,-72 -58,-72 -89,-86Z"), "trim"),
    body=CREAM, trim=RED, light="#fff6df", dark="#5a3224", anchors={"rim": (-80, -134), "inside": (1, -125),
        "hand": (122, -80)},
)  # fmt: skip

GLASS = thing(
    Piece(lathe((5, -90), (4, -40), (6, -16), (34, -5), (40, 0)), "light", 7),
    Piece(path("M-46,-200C-54,-150 -44,-96 0,-86C44,-96 54,-150 46,-200Z"), "light", 18),
    Piece(path("M-48,-156C-20,-148 20,-164 49,-156C46,-118 30,-98 0,-94C-30,-98 -46,-118 -48,-156Z"), "body", 18),
    Piece(path("M-34,-190C-36,-176 -38,-160 -36,-140C-30,-142 -28,-168 -26,-190Z"), "metal"),
    Piece(ellipse(0, -200, 46, 6), "metal"),
    body="#8f2438", light="#c8dcdb", metal="#f4f7ee", anchors={"rim": (0, -200), "inside": (0, -156)},
)  # fmt: skip


def bottle() -> Motif:
    """A tall bottle with a label and a cork."""
    pieces = [
        Piece(rectangle(-12, -226, 24, 26, 4), "trim", 6),
        Piece(lathe((15, -210), (15, -200), (12, -196), (13, -164), (22, -140), (43, -118), (46, -94), (46, -8),
                  (46, -8), (38, 0)),
              "body", 24),
        Piece(path("M-47,-92C-20,-86 20,-86 47,-92V-34C20,-28 -20,-28 -47,-34Z"), "light", 16),
        Piece(path("M-24,-56C-14,-78 -4,-62 4,-74C12,-66 20,-62 26,-52C12,-44 -12,-44 -24,-56Z"), "trim"),
        Piece(rectangle(-17, -202, 34, 9, 4), "dark"),
    ]  # fmt: skip
    pieces.append(Piece(stroke("M-32,-112C-26,-122 -16,-130 -10,-146", 5), "metal"))
    return thing(
        *pieces, body="#3f6b4f", trim="#c38a4c", metal="#a9c8a4", anchors={"mouth": (0, -212), "hand": (0, -100)}
    )


PLATE = thing(
    Piece(path("M-54,-4H54V2C30,6 -30,6 -54,2Z"), "dark"),
    Piece(path("M-130,-24C-110,-4 -60,2 0,2C60,2 110,-4 130,-24Z"), "body", 10),
    Piece(ellipse(0, -24, 131, 11), "light", 9),
    Piece(ellipse(0, -22, 86, 6), "trim"),
    Piece(ellipse(0, -21, 80, 5), "light"),
    body="#e0cfa6", trim=BLUE, anchors={"middle": (0, -24)},
)  # fmt: skip

PLATE_ABOVE = thing(
    Piece(circle(0, -100, 100), "light", 22),
    Piece(ring(0, -100, 86, 5), "trim"),
    Piece(circle(0, -100, 66), "body", 14),
    Piece(circle(0, -99, 62), "light", 10),
    Piece("".join(place(path("M0,-5C6,-9 10,-4 6,1L0,7L-6,1C-10,-4 -6,-9 0,-5Z"), 76 * math.cos(i * math.pi / 4),
                        -100 + 76 * math.sin(i * math.pi / 4), 0.8, i * 45 + 90) for i in range(8)), "trim"),
    body="#d9c79d", trim=BLUE, anchors={"middle": (0, -100)},
)  # fmt: skip

SPOON = thing(
    Piece(taper([(0, -140), (0, -70), (0, -8)], 7, 9, 15), "metal", 6),
    Piece(path("M0,-214C24,-212 32,-184 28,-164C24,-146 12,-136 0,-134C-12,-136 -24,-146 -28,-164"
              "C-32,-184 -24,-212 0,-214Z"), "metal", 18),
    Piece(path("M0,-204C14,-202 20,-182 17,-166C14,-156 6,-150 0,-148C-12,-152 -20,-172 -14,-190"
              "C-11,-199 -6,-203 0,-204Z"), "light", 10),
    light="#c9cfcd", anchors={"tip": (0, -176), "hand": (0, -40)},
)  # fmt: skip

FORK = thing(
    Piece(taper([(0, -120), (0, -70), (0, -8)], 8, 9, 15), "metal", 6),
    Piece(path("M-26,-212C-22,-216 -16,-214 -16,-208L-15,-168H-9L-8,-210C-7,-216 7,-216 8,-210L9,-168H15L16,-208"
              "C16,-214 22,-216 26,-212"
               "C28,-180 30,-160 22,-144C16,-134 6,-126 4,-112H-4C-6,-126 -16,-134 -22,-144"
               "C-30,-160 -28,-180 -26,-212Z"), "metal", 9),
    Piece(stroke("M-18,-150C-8,-142 8,-142 18,-150", 4), "light"),
    light="#d9ddd6", anchors={"tip": (0, -212), "hand": (0, -40)},
)  # fmt: skip

KNIFE = thing(
    Piece(path("M-10,-104C-14,-150 -12,-190 4,-218C18,-190 20,-140 14,-104Z"), "metal", 10),
    Piece(path("M2,-108C2,-150 4,-186 6,-206C16,-180 16,-140 13,-108Z"), "light"),
    Piece(path("M-11,-106H14C18,-70 18,-30 12,-4C6,4 -6,4 -10,-4C-14,-36 -14,-70 -11,-106Z"), "body", 9),
    Piece(circle(2, -82, 4) + circle(1, -34, 4), "trim"),
    Piece(rectangle(-13, -110, 29, 9, 3), "trim"),
    light="#d9ddd6", anchors={"tip": (4, -216), "hand": (0, -50)},
)  # fmt: skip


CAKE = thing(
    Piece(lathe((12, -28), (14, -16), (40, -6), (56, 0)), "metal", 7),
    Piece(ellipse(0, -32, 122, 10), "metal", 7),
    Piece(path("M-96,-92H96V-38C60,-26 -60,-26 -96,-38Z"), "body", 18),
    Piece(path("M-98,-96C-60,-108 60,-108 98,-96V-76C92,-58 80,-62 76,-72C70,-52 54,-50 48,-66C42,-46 24,-44 16,-62"
              "C8,-42 -10,-42 -16,-62"
               "C-24,-44 -42,-46 -48,-66C-54,-50 -70,-52 -76,-72C-80,-62 -94,-60 -98,-76Z"), "light", 8),
    Piece(path("M-60,-148H60V-98C40,-90 -40,-90 -60,-98Z"), "trim", 16),
    Piece(path("M-62,-152C-40,-162 40,-162 62,-152V-136C56,-120 46,-124 42,-132C36,-116 22,-116 16,-130"
              "C10,-114 -8,-114 -14,-130"
               "C-20,-116 -36,-116 -42,-132C-46,-124 -58,-122 -62,-136Z"), "light", 7),
    Piece("".join(circle(x, y, 8) for x, y in ((-36, -162), (0, -166), (36, -162))), "glow", 5),
    Piece(stroke("M-36,-168C-34,-178 -26,-180 -22,-182M0,-172C2,-184 8,-186 12,-190M36,-168"
              "C38,-178 46,-180 50,-182", 3.6), "dark"),
    body=ROSE, trim="#b86a5a", glow=RED, metal="#a9c6c4", anchors={"top": (0, -160)},
)  # fmt: skip


EGG = thing(
    Piece(path("M0,-136C34,-136 54,-84 54,-54C54,-20 32,0 0,0C-32,0 -54,-20 -54,-54C-54,-84 -34,-136 0,-136Z"),
              "body", 36),
    body="#f1dfbb", anchors={"top": (0, -136), "middle": (0, -60)},
)  # fmt: skip


def apple() -> Motif:
    """An apple with a leaf, whole or bitten on its left side."""
    right = "M0,-112C24,-130 74,-124 82,-76C88,-34 54,2 28,4C14,4 10,0 0,0C-10,0 -16,4 -30,4"
    left = (
        "C-42,0 -60,-14 -70,-32C-56,-30 -44,-38 -48,-50C-34,-52 -28,-68 -40,-78C-30,-86 -34,-104 -50,-106"
        "C-34,-118 -14,-122 0,-112Z"
    )
    pieces = [
        Piece(path(right + left), "body", 34),
        Piece(stroke("M0,-108C0,-126 6,-138 14,-148", 6), "dark"),
        Piece(path("M8,-128C18,-156 46,-160 62,-152C52,-130 30,-120 8,-128Z"), "trim", 7),
    ]
    pieces.insert(
        0,
        Piece(
            path(
                "M-30,-110C-58,-112 -68,-98 -58,-84C-72,-76 -68,-58 -60,-52C-72,-46 -76,-38 -74,-30"
                "C-60,-26 -30,-20 -10,-30Z"
            ),
            "light",
            8,
        ),
    )
    return thing(*pieces, body=RED, trim=GREEN, anchors={"top": (12, -146)})


BUCKET = thing(
    Piece(stroke("M-68,-124C-66,-202 66,-202 68,-124", 5), "dark"),
    Piece(ellipse(0, -126, 74, 14), "dark"),
    Piece(path("M-74,-126C-40,-108 40,-108 74,-126L56,-6C30,4 -30,4 -56,-6Z"), "body", 26),
    Piece(path("M-70,-98C-36,-82 36,-82 70,-98L68,-86C36,-70 -36,-70 -68,-86ZM-60,-34C-32,-22 32,-22 60,-34L58,-22"
              "C32,-10 -32,-10 -58,-22Z"),
          "trim"),
    Piece(circle(-70, -120, 6) + circle(70, -120, 6), "dark"),
    body="#7f929a", trim=IRON, anchors={"inside": (0, -124), "hand": (0, -182)},
)  # fmt: skip

WATERING_CAN = thing(
    Piece(stroke("M-56,-112C-128,-130 -128,-30 -58,-34", 10), "trim"),
    Piece(stroke("M-40,-122C-30,-168 36,-168 44,-122", 9), "trim"),
    Piece(path("M54,-52L116,-128L128,-118L60,-22Z"), "body", 8),
    Piece(place(path("M-9,0L-24,-22H24L9,0Z"), 124, -124, 1, 40), "trim", 6),
    Piece(path("M-62,-122C-30,-132 30,-132 60,-122L64,-6C30,6 -34,6 -66,-6Z"), "body", 28),
    Piece(path("M-63,-100C-30,-90 30,-90 61,-100V-90C30,-80 -30,-80 -63,-90Z"), "trim"),
    body=GREEN, trim=OCHRE, anchors={"spout": (140, -142), "hand": (0, -158)},
)  # fmt: skip


SACK = thing(
    Piece(path("M-20,-156C-44,-170 -50,-192 -40,-200C-26,-194 -14,-202 0,-194C14,-204 28,-194 42,-198"
              "C48,-186 38,-168 20,-156Z"), "body", 9),
    Piece(path("M-18,-158C-10,-152 10,-152 18,-158C40,-130 92,-104 90,-48C88,-10 60,2 0,2C-62,2 -90,-12 -88,-52"
              "C-84,-106 -40,-130 -18,-158Z"),
          "body", 36),
    Piece(stroke("M-14,-140C-26,-118 -40,-106 -50,-86M12,-142C20,-124 30,-112 44,-96", 4), "dark"),
    Piece(path("M-24,-162C-10,-152 10,-152 24,-162L24,-150C10,-142 -10,-142 -24,-150Z"), "trim"),
    Piece(stroke("M16,-152C30,-146 34,-132 30,-120M18,-152C38,-152 46,-142 48,-134", 4.5), "trim"),
    Piece(place(rectangle(-20, -18, 40, 36, 3), -30, -46, 1, -10), "trim", 6),
    body="#c6a56d", trim="#8a5a3a", dark="#8a6b3f", anchors={"top": (0, -200), "hand": (0, -160)},
)  # fmt: skip

BROOM = thing(
    Piece(taper([(10, -218), (2, -70)], 8, 9), "trim"),
    Piece(path("M-10,-84C-24,-64 -44,-30 -52,0C-40,4 -30,-4 -22,2C-12,6 -4,-2 4,3C14,6 24,-2 34,2C42,4 52,0 56,-4"
              "C48,-34 30,-64 18,-84Z"),
          "body", 20),
    Piece(stroke("M-10,-60C-18,-40 -26,-22 -30,-8M2,-60V-8M14,-60C22,-40 28,-22 32,-8", 3.4), "dark"),
    Piece(path("M-12,-88H18L22,-68H-18Z"), "dark"),
    Piece(line([(-16, -78), (20, -78)], 4), "body"),
    body=STRAW, trim="#8f5637", dark="#7a3b2c", anchors={"tip": (0, 0), "hand": (7, -160)},
)  # fmt: skip


SPADE = thing(
    Piece(stroke("M-22,-206H22M-20,-206L0,-184M20,-206L0,-184", 8), "body"),
    Piece(line([(0, -186), (0, -76)], 10), "body"),
    Piece(path("M-34,-80C-14,-84 14,-84 34,-80C38,-50 34,-20 0,6C-34,-20 -38,-50 -34,-80Z"), "metal", 16),
    Piece(path("M-7,-96H7L5,-44C2,-38 -2,-38 -5,-44Z"), "dark"),
    metal="#8b979c", anchors={"tip": (0, 4), "hand": (0, -204)},
)  # fmt: skip


ANCHOR = thing(
    Piece(ring(0, -190, 16, 8), "body"),
    Piece(taper([(0, -176), (0, -16)], 14, 18), "body", 8),
    Piece(taper([(-52, -142), (0, -146), (52, -142)], 10, 13, 10) + circle(-54, -142, 8) + circle(54, -142, 8),
              "body", 6),
    Piece(path("M-104,-78L-62,-66C-60,-36 -34,-24 0,-24C34,-24 60,-36 62,-66L104,-78C110,-24 54,8 0,8"
              "C-54,8 -110,-24 -104,-78Z"), "body", 12),
    Piece(path("M-118,-64L-98,-104L-56,-66ZM118,-64L98,-104L56,-66Z"), "body", 7),
    Piece(circle(0, -146, 5), "trim"),
    body="#414b5e", anchors={"top": (0, -206)},
)  # fmt: skip


def scales(tilt: float = 0) -> Motif:
    """A balance; a positive tilt (degrees, up to about 20) sinks the right pan. The pans always hang level."""
    arm = 96
    left, right = carried((-arm, 0), 0, -184, 1, tilt), carried((arm, 0), 0, -184, 1, tilt)
    pans = []
    anchors = {"top": (0.0, -206.0)}
    for name, (x, y) in (("left", left), ("right", right)):
        low = y + 96
        pans += [
            Piece(stroke(f"M{x:.1f},{y:.1f}L{x - 38:.1f},{low:.1f}M{x:.1f},{y:.1f}L{x + 38:.1f},{low:.1f}"
                      f"M{x:.1f},{y:.1f}L{x:.1f},{low:.1f}", 3.2), "dark"),
            Piece(path(f"M{x - 46:.1f},{low:.1f}"
                      f"C{x - 36:.1f},{low + 24:.1f} {x + 36:.1f},{low + 24:.1f} {x + 46:.1f},{low:.1f}Z"), "body", 9),
            Piece(ellipse(x, low, 46, 6), "trim"),
        ]  # fmt: skip
        anchors[name] = (x, low)
    beam = taper([(-arm, 0), (-40, -5), (0, -10), (40, -5), (arm, 0)], 6, 9, 14, 9, 6)
    return thing(
        Piece(lathe((7, -190), (6, -150), (12, -128), (6, -110), (8, -50), (14, -40), (9, -28), (40, -12), (52, -4),
                  (52, 0)), "body", 12),
        Piece(place(beam + circle(-arm, 0, 6) + circle(arm, 0, 6), 0, -184, 1, tilt), "body", 5),
        Piece(circle(0, -190, 12), "trim", 6),
        Piece(place(line([(0, 6), (0, 42)], 4), 0, -190, 1, tilt), "dark"),
        *pans,
        body="#b9832f", trim="#eccb7a", anchors=anchors,
    )  # fmt: skip


GALLERY: dict[str, Motif] = {
    "teapot": TEAPOT,
    "cup": CUP,
    "glass": GLASS,
    "bottle": bottle(),
    "plate": PLATE,
    "plate above": PLATE_ABOVE,
    "spoon": SPOON,
    "fork": FORK,
    "knife": KNIFE,
    "cake": CAKE,
    "egg": EGG,
    "apple": apple(),
    "bucket": BUCKET,
    "watering can": WATERING_CAN.moved(0, 0, 0.95),
    "sack": SACK,
    "broom": BROOM,
    "spade": SPADE,
    "anchor": ANCHOR,
    "scales": scales(),
    "scales tilted": scales(14),
}
