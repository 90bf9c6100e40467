"""Kitchen, tools and garden, in the inks of things_cuts: body, trim, light, dark, metal, glow.

Crockery   CUP (rim, hand, inside), GLASS of wine (rim, inside), bottle() tall and corked
           (mouth, hand), PLATE_ABOVE (middle), SPOON, KNIFE stand upright (tip, hand)
Carrying   BUCKET (inside, hand), SACK tied (top, hand), WATERING_CAN (spout, hand)
Tools      BROOM (tip, hand)
Weighing   scales(tilt) with tilt in degrees, positive: the right pan sinks (left, right: where things lie in the pans,
           top)
"""

from __future__ import annotations

import math

from art.motif import Motif, Piece, carried
from art.motifs.curves import taper
from art.motifs.things_cuts import BLUE, CREAM, GREEN, IRON, OCHRE, RED, STRAW, lathe, thing
from art.shapes import circle, ellipse, line, path, place, rectangle, ring, stroke

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


KNIFE = thing(
    Piece(path("M-10,-104C-14,-150 -12,-190 4,-218C18,-190 20,-140 14,-104Z"), "metal", 10),
    Piece(path("M2,-108C2,-150 4,-186 6,-206C16,-180 16,-140 13,-108Z"), "light"),
    Piece(path("M-11,-106H14C18,-70 18,-30 12,-4C6,4 -6,4 -10,-4C-14,-36 -14,-70 -11,-106Z"), "body", 9),
    Piece(circle(2, -82, 4) + circle(1, -34, 4), "trim"),
    Piece(rectangle(-13, -110, 29, 9, 3), "trim"),
    light="#d9ddd6", anchors={"tip": (4, -216), "hand": (0, -50)},
)  # fmt: skip


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
    "cup": CUP,
    "glass": GLASS,
    "bottle": bottle(),
    "plate above": PLATE_ABOVE,
    "spoon": SPOON,
    "knife": KNIFE,
    "bucket": BUCKET,
    "watering can": WATERING_CAN.moved(0, 0, 0.95),
    "sack": SACK,
    "broom": BROOM,
    "scales": scales(),
    "scales tilted": scales(14),
}
