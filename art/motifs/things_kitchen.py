"""Kitchen, food, tools, garden and fishing. CAPITALS are fixed motifs, small letters are functions returning one.

All stand on (0, 0), about 200 high (food lower), with the inks body, trim, light, dark, metal, glow.

Crockery   TEAPOT (spout, top), CUP (rim, hand, inside), GLASS of wine (rim), tumbler(full) (rim), bottle(full) tall
           and corked, drinks (mouth), BOTTLE_LYING, a large clear bottle on its side: draw the inside between its
           anchors inside (where a thing stands) and top, its glass is ink light, JUG (spout), PLATE seen from the
           side, PLATE_ABOVE (middle), SPOON, FORK, KNIFE stand upright (tip, hand), POT with lid, pot(opened),
           PAN, KETTLE (spout, hand), VACUUM_FLASK, JAR, empty (inside, top)
Food       CAKE in tiers, birthday_cake(candles), SLICE, BREAD, CHEESE, EGG_IN_CUP, EGG, FISH_ON_PLATE, ICE_CREAM,
           CANDY, LOLLIPOP, apple(bitten), PEAR, CHERRIES, CARROT, PUMPKIN, LEMON, PIE, SAUSAGES, ONION
Carrying   BASKET (inside, hand), BUCKET (inside, hand), WHEELBARROW (inside, hand), SACK tied (top), WATERING_CAN
Tools      BROOM, HAMMER, SAW, AXE, SPADE, RAKE, PITCHFORK, PAINTBRUSH, SCYTHE (tip, hand), NAIL, SCREW,
           ladder(rungs) upright (top, bottom), STEPLADDER (top), ANCHOR (top: its ring), net(width, height) hung
           from its corners (left, right), fishing_rod(line) (hand, tip, hook: the hook hangs `line` below the tip)
Weighing   scales(tilt) with tilt in degrees, positive: the right pan sinks (left, right: where things lie in the pans,
           top), SPRING_SCALE hung by its ring (top, hook)
"""

from __future__ import annotations

import math

from art.motif import Motif, Piece, carried
from art.motifs.things import flame
from art.motifs.things_cuts import (
    BLUE,
    CREAM,
    GREEN,
    IRON,
    OCHRE,
    RED,
    ROSE,
    STRAW,
    TEAL,
    curve,
    cut,
    lathe,
    taper,
    thing,
)
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


def tumbler(full: bool = True) -> Motif:
    """A plain glass of water."""
    pieces = [Piece(path("M-50,-150L-40,-4C-20,4 20,4 40,-4L50,-150Z"), "light", 18)]
    if full:
        pieces.append(Piece(path("M-45,-106C-20,-98 20,-112 46,-104L38,-10C18,-3 -18,-3 -38,-10Z"), "body", 16))
    pieces += [
        Piece(ellipse(0, -150, 50, 8), "metal"),
        Piece(path("M-36,-136L-28,-24L-20,-22L-26,-136Z"), "metal"),
    ]
    return thing(
        *pieces, body="#6fa9b8", light="#c8dcdb", metal="#f4f7ee", anchors={"rim": (0, -150), "inside": (0, -104)}
    )


def bottle(full: bool = True) -> Motif:
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
    if not full:
        pieces.insert(2, Piece(path("M-40,-108C-20,-100 20,-100 40,-108V-96H-40Z"), "dark"))
    pieces.append(Piece(stroke("M-32,-112C-26,-122 -16,-130 -10,-146", 5), "metal"))
    return thing(
        *pieces, body="#3f6b4f", trim="#c38a4c", metal="#a9c8a4", anchors={"mouth": (0, -212), "hand": (0, -100)}
    )


BOTTLE_LYING = thing(
    Piece(path("M-20,0C-24,-10 -36,-8 -40,2ZM60,0C64,-10 76,-8 80,2Z"), "trim", 6),
    Piece(path("M-148,-104C-162,-96 -164,-40 -150,-30C-120,-6 40,-4 74,-14C96,-22 100,-48 124,-50H158V-84H124"
              "C100,-86 96,-112 74,-120"
               "C40,-130 -120,-128 -148,-104Z"), "light", 34),
    Piece(rectangle(150, -88, 14, 42, 5), "light", 6),
    Piece(path("M162,-82L186,-78V-56L162,-52Z"), "trim", 8),
    Piece(path("M-130,-104C-90,-118 0,-120 60,-112C20,-104 -80,-102 -128,-92C-138,-92 -138,-100 -130,-104Z"), "metal"),
    Piece(stroke("M104,-78H140", 5), "metal"),
    Piece(path("M-60,-6C-62,-12 60,-12 66,-6L72,0H-66Z"), "body"),
    light="#b9d6d3", metal="#f2f8ee", anchors={"inside": (-30, -18), "top": (-30, -118), "mouth": (164, -66)},
)  # fmt: skip

JUG = thing(
    Piece(stroke("M-50,-140C-112,-160 -118,-50 -58,-44", 14), "body", 6),
    Piece(path("M-44,-184C-20,-178 20,-178 44,-184C60,-196 76,-196 80,-188C66,-176 56,-160 52,-140"
              "C66,-116 76,-92 72,-62"
               "C68,-26 52,0 34,2H-32C-52,0 -66,-28 -70,-62C-72,-92 -58,-114 -48,-140Z"), "body", 32),
    Piece(path("M-44,-184C-20,-192 30,-196 80,-190C70,-182 50,-174 0,-174C-24,-174 -40,-178 -44,-184Z"), "dark"),
    Piece(path("M-71,-72C-30,-58 30,-58 73,-72L71,-50C30,-36 -30,-36 -68,-50Z"), "trim", 8),
    Piece(stroke("M-60,-92C-40,-82 -30,-98 -16,-88C0,-78 10,-96 24,-88C40,-80 50,-94 66,-92", 4.5), "trim"),
    body=CREAM, trim=BLUE, anchors={"spout": (80, -190), "hand": (-100, -100), "inside": (10, -184)},
)  # fmt: skip

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


def pot(opened: bool = False) -> Motif:
    """A stew pot with two ears; open, its inside is ink dark."""
    pieces = [
        Piece(stroke("M-92,-98C-126,-104 -126,-72 -90,-74M92,-98C126,-104 126,-72 90,-74", 10), "dark"),
        Piece(path("M-98,-120C-100,-70 -94,-20 -76,-4C-40,6 40,6 76,-4C94,-20 100,-70 98,-120Z"), "body", 34),
        Piece(path("M-96,-44C-50,-30 50,-30 96,-44L93,-30C50,-16 -50,-16 -93,-30Z"), "trim"),
    ]
    if opened:
        pieces += [
            Piece(ellipse(0, -120, 100, 18), "trim", 8),
            Piece(ellipse(0, -118, 88, 13), "dark"),
        ]
    else:
        pieces += [
            Piece(
                path("M-102,-122C-90,-154 -40,-166 0,-166C40,-166 90,-154 102,-122C60,-108 -60,-108 -102,-122Z"),
                "body",
                18,
            ),
            Piece(stroke("M-102,-121C-60,-106 60,-106 102,-121", 6), "trim"),
            Piece(ellipse(0, -172, 18, 10), "dark", 5),
        ]
    return thing(*pieces, body=RED, trim=CREAM, anchors={"inside": (0, -118), "top": (0, -180)})


POT = pot()

PAN = thing(
    Piece(taper([(86, -40), (130, -48), (196, -58)], 11, 12, 17), "trim", 6),
    Piece(circle(190, -57, 4), "dark"),
    Piece(path("M-96,-50C-94,-22 -80,-4 -60,0H56C76,-4 92,-22 94,-50Z"), "body", 14),
    Piece(ellipse(0, -50, 96, 14), "metal", 7),
    Piece(ellipse(0, -48, 84, 9), "dark"),
    body="#3e4250", trim="#a5673f", metal="#5c6270", anchors={"inside": (0, -48), "hand": (170, -54)},
)  # fmt: skip

KETTLE = thing(
    Piece(stroke("M-54,-136C-60,-206 60,-206 56,-136", 10), "dark"),
    Piece(path("M60,-70C88,-72 98,-110 132,-126C138,-122 140,-116 138,-110C116,-100 112,-46 66,-34Z"), "body", 10),
    Piece(path("M-38,-136C-70,-122 -92,-70 -90,-10C-86,4 86,4 92,-10C94,-70 72,-122 38,-136Z"), "body", 36),
    Piece(path("M-90,-26C-50,-14 50,-14 92,-26V-8C60,4 -60,4 -90,-8Z"), "trim", 7),
    Piece(path("M-42,-134C-36,-152 36,-152 42,-134C24,-126 -24,-126 -42,-134Z"), "body", 8),
    Piece(circle(0, -154, 9), "dark"),
    Piece(path("M-62,-88C-56,-106 -46,-118 -36,-124C-42,-108 -50,-90 -52,-70C-60,-70 -64,-80 -62,-88Z"), "light"),
    body="#b5633c", trim="#8a4327", light="#eab98c", anchors={"spout": (138, -120), "hand": (0, -190)},
)  # fmt: skip

VACUUM_FLASK = thing(
    Piece(rectangle(-40, -150, 80, 150, 12), "body", 22),
    Piece(path("M-40,-120H40V-108H-40ZM-40,-98H40V-60H-40ZM-40,-50H40V-38H-40Z"), "trim", 10),
    Piece(rectangle(-43, -158, 86, 14, 5) + rectangle(-42, -14, 84, 14, 6), "metal", 6),
    Piece(path("M-34,-158C-34,-176 -30,-206 -24,-210H24C30,-206 34,-176 34,-158Z"), "metal", 14),
    Piece(stroke("M34,-190C58,-194 56,-164 34,-168", 7), "metal"),
    body=RED, trim=CREAM, anchors={"top": (0, -210), "hand": (0, -80)},
)  # fmt: skip

JAR = thing(
    Piece(path("M-50,-168C-84,-158 -88,-130 -88,-100V-20C-86,-4 -70,2 -50,2H50C70,2 86,-4 88,-20V-100"
              "C88,-130 84,-158 50,-168Z"),
          "light", 30),
    Piece(path("M-72,-118C-72,-136 -64,-146 -54,-150C-60,-120 -62,-70 -58,-24C-66,-24 -72,-30 -72,-40Z"), "metal"),
    Piece(stroke("M70,-100C72,-80 72,-60 70,-40", 5), "metal"),
    Piece(path("M-58,-178H58V-162C30,-154 -30,-154 -58,-162Z"), "trim", 8),
    Piece(path("M-62,-196C-30,-206 30,-206 62,-196V-176C30,-168 -30,-168 -62,-176Z"), "body", 10),
    body=RED, trim="#d9b57a", light="#bfd8d2", metal="#f2f8ee", anchors={"inside": (0, -10), "top": (0, -202),
        "middle": (0, -80)},
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


def birthday_cake(candles: int = 5) -> Motif:
    """A round cake with a row of lit candles."""
    places = [-60 + 120 * i / max(1, candles - 1) if candles > 1 else 0.0 for i in range(candles)]
    heights = [-112 - 5 * math.sin(math.pi * (x + 60) / 120) for x in places]
    spots = list(zip(places, heights, strict=True))
    lights = tuple(piece for x, y in spots for piece in flame(x, y - 38, 0.62))
    return thing(
        Piece(ellipse(0, -6, 118, 11), "metal", 7),
        Piece(path("M-90,-98C-94,-60 -94,-30 -90,-10C-50,4 50,4 90,-10C94,-30 94,-60 90,-98Z"), "body", 26),
        Piece(path("M-92,-56C-50,-44 50,-44 92,-56V-42C50,-30 -50,-30 -92,-42Z"), "trim"),
        Piece(path("M-94,-104C-60,-124 60,-124 94,-104C98,-80 86,-70 78,-82C72,-60 52,-60 46,-78C40,-56 18,-56 12,-76"
                  "C4,-54 -16,-56 -22,-78"
                   "C-28,-58 -48,-58 -54,-80C-60,-64 -76,-62 -80,-82C-88,-72 -98,-82 -94,-104Z"), "light", 10),
        Piece("".join(rectangle(x - 4.5, y - 36, 9, 40, 2) for x, y in spots), "trim"),
        Piece("".join(line([(x - 4, y - 8 - k * 12), (x + 4, y - 14 - k * 12)], 3.2) for x, y in spots
                  for k in range(2)), "light"),
        *lights,
        body="#a8634a", trim=RED, metal="#a9c6c4", anchors={"top": (0, -116)},
    )  # fmt: skip


SLICE = thing(
    Piece(ellipse(6, -4, 118, 9), "metal", 6),
    Piece(path("M-100,-90C-40,-128 30,-132 92,-112L92,-14C40,2 -40,4 -100,-8Z"), "trim", 12),
    Piece(path("M-100,-88L92,-104V-14C40,2 -40,2 -100,-8Z"), "body", 18),
    Piece(path("M-100,-52L92,-66V-50L-100,-38Z"), "light"),
    Piece(path("M-102,-90C-40,-132 30,-136 96,-114V-96C84,-78 72,-86 66,-96C56,-74 38,-76 32,-92C22,-72 2,-72 -4,-88"
              "C-16,-70 -36,-70 -40,-84"
               "C-52,-70 -70,-70 -74,-82C-88,-72 -106,-76 -102,-90Z"), "light", 10),
    Piece(circle(44, -136, 15), "glow", 9),
    Piece(stroke("M44,-148C46,-166 58,-172 66,-176", 4), "dark"),
    body="#dca75a", trim="#b8743e", glow=RED, metal="#a9c6c4", anchors={"top": (44, -150)},
)  # fmt: skip

BREAD = thing(
    Piece(path("M-118,-8C-134,-50 -96,-92 -30,-98C40,-106 112,-90 124,-46C130,-18 118,0 96,0H-96"
              "C-108,0 -114,-2 -118,-8Z"), "body", 34),
    Piece(path("M-82,-80C-64,-66 -56,-46 -54,-26C-70,-36 -88,-56 -94,-70ZM-26,-97C-6,-82 4,-58 6,-34"
              "C-16,-48 -34,-74 -40,-94Z"
               "M36,-98C56,-84 66,-62 68,-38C46,-52 28,-76 22,-98ZM88,-84C104,-72 112,-56 112,-38"
               "C98,-48 82,-66 76,-86Z"), "light", 8),
    body="#c1803c", light="#f0d39a", anchors={"top": (0, -100)},
)  # fmt: skip

CHEESE = thing(
    Piece(path("M-112,-38L84,-112C102,-108 114,-92 116,-70L116,-46Z"), "light", 10),
    Piece(path("M-112,-42C-40,-50 60,-66 116,-74V0H-112Z"), "body", 22),
    Piece(circle(-58, -22, 13) + ellipse(14, -36, 17, 14) + circle(66, -16, 10) + circle(86, -50, 9) + ellipse(-16,
              -10, 9, 6)
          + circle(52, -86, 7), "trim"),
    Piece(path("M-112,-6H116V2H-112Z"), "trim"),
    body="#eeb944", light="#f8dd8a", trim="#b9772a", anchors={"top": (50, -100)},
)  # fmt: skip

EGG = thing(
    Piece(path("M0,-136C34,-136 54,-84 54,-54C54,-20 32,0 0,0C-32,0 -54,-20 -54,-54C-54,-84 -34,-136 0,-136Z"),
              "body", 36),
    body="#f1dfbb", anchors={"top": (0, -136), "middle": (0, -60)},
)  # fmt: skip

EGG_IN_CUP = thing(
    Piece(path("M0,-196C32,-196 52,-150 52,-118C52,-92 32,-80 0,-80C-32,-80 -52,-92 -52,-118"
              "C-52,-150 -32,-196 0,-196Z"), "light", 26),
    Piece(path("M-62,-112C-60,-70 -40,-54 -14,-46C-8,-34 -10,-22 -16,-16C-34,-12 -44,-6 -46,0H46C44,-6 34,-12 16,-16"
              "C10,-22 8,-34 14,-46"
               "C40,-54 60,-70 62,-112C30,-100 -30,-100 -62,-112Z"), "body", 22),
    Piece(path("M-60,-96C-30,-84 30,-84 60,-96L56,-82C28,-70 -28,-70 -56,-82Z"), "trim"),
    Piece(circle(-16, -152, 3.4) + circle(8, -164, 3) + circle(18, -140, 3.2) + circle(-4, -134, 2.8), "dark"),
    body=BLUE, dark="#b98d5c", anchors={"top": (0, -196)},
)  # fmt: skip

FISH_ON_PLATE = thing(
    Piece(path("M-140,-20C-120,0 120,0 140,-20C120,-8 -120,-8 -140,-20Z"), "trim"),
    Piece(ellipse(0, -20, 141, 14), "light", 10),
    Piece(path("M-30,-62C-10,-84 24,-82 38,-66Z"), "trim", 6),
    Piece(path("M-112,-36C-84,-72 0,-82 60,-48C78,-58 96,-76 116,-78C108,-58 108,-36 118,-14C98,-18 78,-26 62,-36"
              "C10,-6 -80,-8 -112,-36Z"),
          "body", 20),
    Piece(stroke("M-72,-58C-62,-46 -62,-34 -70,-22M-36,-54C-28,-44 -28,-36 -34,-26M-4,-54C4,-46 4,-38 -2,-28M28,-50"
              "C34,-44 34,-40 30,-32", 4),
          "dark"),
    Piece(circle(-88, -42, 6.5), "light"),
    Piece(stroke("M-92,-46L-84,-38M-84,-46L-92,-38", 3), "dark"),
    Piece(circle(66, -20, 13), "glow", 6),
    body="#7d9aa0", trim=BLUE, anchors={"top": (0, -76)},
)  # fmt: skip

ICE_CREAM = thing(
    Piece(path("M-46,-104L-2,0H4L48,-104Z"), "body", 18),
    Piece(stroke("M-36,-100L14,-24M-10,-100L28,-54M-34,-76L-6,-22M36,-100L-10,-28M10,-100L-26,-56", 3.6), "dark"),
    Piece(circle(-26, -134, 34), "trim", 20),
    Piece(circle(28, -136, 34), "light", 20),
    Piece(circle(2, -174, 34), "glow", 22),
    Piece(path("M-58,-118C-50,-100 -40,-110 -32,-100C-24,-90 -14,-108 -4,-98C6,-90 14,-108 24,-100"
              "C34,-92 44,-104 60,-116"
               "C56,-122 -52,-124 -58,-118Z"), "trim", 6),
    Piece(circle(6, -212, 9), "dark"),
    body="#d9a04e", dark="#a8682c", trim=ROSE, glow="#a8c99a", anchors={"top": (6, -220), "hand": (0, -40)},
)  # fmt: skip

CANDY = thing(
    Piece(path("M-58,-60C-84,-92 -104,-96 -120,-88C-116,-70 -116,-50 -122,-34C-104,-26 -84,-30 -58,-56Z"), "trim", 10),
    Piece(path("M58,-60C84,-92 104,-96 120,-88C116,-70 116,-50 122,-34C104,-26 84,-30 58,-56Z"), "trim", 10),
    Piece(circle(0, -60, 60), "body", 30),
    Piece(path("M-42,-102C-20,-80 -22,-40 -46,-22C-54,-30 -58,-40 -60,-52C-48,-62 -46,-76 -52,-90ZM-4,-120"
              "C22,-90 20,-30 -8,0"
               "C2,1 12,-1 22,-4C46,-40 46,-84 24,-115Z"), "light"),
    Piece(stroke("M-104,-78L-72,-62M-106,-46L-74,-56M104,-78L72,-62M106,-46L74,-56", 3.6), "dark"),
    body=RED, trim=ROSE,
)  # fmt: skip


def _swirl(x: float, y: float, radius: float, turns: float = 2.6) -> list[tuple[float, float]]:
    return [
        (
            x + radius * t / 40 * math.cos(turns * math.tau * t / 40),
            y + radius * t / 40 * math.sin(turns * math.tau * t / 40),
        )
        for t in range(1, 41)
    ]


LOLLIPOP = thing(
    Piece(line([(0, 0), (0, -100)], 9), "trim"),
    Piece(circle(0, -146, 56), "body", 26),
    Piece(stroke(curve(_swirl(0, -146, 48)), 9), "light"),
    body=RED, trim="#e6d3a8", anchors={"hand": (0, -30)},
)  # fmt: skip


def apple(bitten: bool = False) -> Motif:
    """An apple with a leaf, whole or bitten on its left side."""
    right = "M0,-112C24,-130 74,-124 82,-76C88,-34 54,2 28,4C14,4 10,0 0,0C-10,0 -16,4 -30,4"
    left = (
        "C-42,0 -60,-14 -70,-32C-56,-30 -44,-38 -48,-50C-34,-52 -28,-68 -40,-78C-30,-86 -34,-104 -50,-106"
        "C-34,-118 -14,-122 0,-112Z"
        if bitten
        else "C-56,2 -88,-34 -82,-76C-74,-124 -24,-130 0,-112Z"
    )
    pieces = [
        Piece(path(right + left), "body", 34),
        Piece(stroke("M0,-108C0,-126 6,-138 14,-148", 6), "dark"),
        Piece(path("M8,-128C18,-156 46,-160 62,-152C52,-130 30,-120 8,-128Z"), "trim", 7),
    ]
    if bitten:
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


PEAR = thing(
    Piece(path("M4,-160C26,-158 30,-132 34,-108C40,-84 68,-70 66,-38C64,-10 40,2 8,2C-30,2 -62,-8 -64,-40"
              "C-64,-72 -34,-86 -26,-110"
               "C-20,-134 -18,-160 4,-160Z"), "body", 34),
    Piece(stroke("M4,-156C4,-172 10,-184 20,-190", 6), "dark"),
    Piece(path("M12,-172C24,-194 50,-192 62,-182C48,-164 28,-160 12,-172Z"), "trim", 7),
    body="#cdb24a", trim=GREEN, anchors={"top": (18, -190)},
)  # fmt: skip

CHERRIES = thing(
    Piece(stroke("M-36,-62C-28,-104 -4,-136 30,-150M40,-52C48,-90 46,-122 30,-150", 5), "dark"),
    Piece(path("M30,-150C52,-176 92,-170 106,-156C88,-136 56,-134 30,-150Z"), "trim", 9),
    Piece(circle(-42, -36, 37), "body", 22),
    Piece(circle(42, -30, 33), "body", 20),
    Piece(ellipse(-54, -50, 9, 6, -40) + ellipse(30, -42, 8, 5, -40), "light"),
    body="#b4283a", trim=GREEN, anchors={"top": (30, -150)},
)  # fmt: skip

CARROT = thing(
    Piece(path("M-6,-144C-40,-170 -44,-200 -34,-214C-20,-204 -6,-180 0,-150C-2,-184 6,-212 18,-220"
              "C28,-204 22,-170 8,-146C24,-170 42,-184 56,-184"
               "C56,-164 36,-146 12,-138Z"), "trim", 8),
    Piece(path("M2,-150C34,-152 46,-128 38,-98C28,-60 14,-20 4,2C0,8 -4,6 -6,0C-14,-30 -30,-64 -36,-100"
              "C-40,-128 -26,-150 2,-150Z"), "body", 24),
    Piece(stroke("M-34,-112C-24,-106 -16,-106 -10,-110M36,-90C26,-86 20,-86 14,-88M-24,-64C-16,-60 -10,-60 -4,-64",
              4), "dark"),
    body="#dd7a33", trim=GREEN, dark="#a34f22", anchors={"top": (0, -214)},
)  # fmt: skip

PUMPKIN = thing(
    Piece(path("M0,-122C-10,-140 -8,-160 -20,-176C-8,-184 8,-184 14,-174C10,-156 18,-138 20,-124Z"), "trim", 8),
    Piece(ellipse(-68, -66, 52, 62) + ellipse(68, -66, 52, 62), "body", 26),
    Piece(ellipse(-34, -64, 50, 66) + ellipse(36, -64, 50, 66), "body", 24),
    Piece(ellipse(0, -62, 42, 66), "body", 26),
    Piece(stroke("M10,-130C30,-150 50,-130 64,-146C70,-154 62,-162 56,-156", 4), "trim"),
    body="#d9772f", trim="#5d7a3d", anchors={"top": (0, -176), "middle": (0, -62)},
)  # fmt: skip

LEMON = thing(
    Piece(path("M-96,-58C-90,-68 -80,-72 -70,-86C-48,-112 30,-114 60,-84C72,-74 82,-70 96,-62C98,-52 92,-48 82,-42"
              "C64,-16 30,0 -8,-2"
               "C-44,-4 -66,-18 -78,-40C-88,-46 -98,-48 -96,-58Z"), "body", 30),
    Piece(path("M40,-104C52,-136 88,-140 108,-128C94,-104 68,-96 40,-104Z"), "trim", 8),
    body="#edc645", trim=GREEN,
)  # fmt: skip

ONION = thing(
    Piece(path("M-6,-118C-4,-150 -24,-170 -20,-190C-8,-184 -2,-172 0,-160C2,-176 12,-190 22,-194"
              "C22,-170 8,-150 8,-118Z"), "trim", 6),
    Piece(path("M0,-134C8,-112 78,-104 80,-58C80,-22 44,0 0,0C-44,0 -80,-22 -80,-58C-78,-104 -8,-112 0,-134Z"),
              "body", 32),
    Piece(stroke("M-2,-118C-30,-92 -44,-56 -30,-12M2,-118C30,-92 44,-56 30,-12", 4), "dark"),
    Piece(stroke("M-8,0L-14,10M2,0V12M12,0L18,10", 3.6), "trim"),
    body="#b5683f", trim=STRAW, dark="#8a4528", anchors={"top": (0, -190)},
)  # fmt: skip

PIE = thing(
    Piece(path("M-116,-52L-88,0H88L116,-52Z"), "metal", 14),
    Piece(path("M-118,-56C-112,-92 -50,-104 0,-104C50,-104 112,-92 118,-56C60,-42 -60,-42 -118,-56Z"), "body", 22),
    Piece("".join(circle(-112 + i * 18.7, -50 + 4 * math.sin(i * math.pi / 12), 12) for i in range(13)), "trim", 7),
    Piece(path("M-40,-88C-34,-78 -34,-72 -40,-64C-46,-72 -46,-80 -40,-88ZM0,-94C7,-82 7,-74 0,-66"
              "C-7,-74 -7,-82 0,-94ZM40,-88C46,-78 46,-72 40,-64"
               "C34,-72 34,-80 40,-88Z"), "dark"),
    body="#d29a4e", trim="#bd7f38", anchors={"top": (0, -104)},
)  # fmt: skip

SAUSAGES = thing(
    Piece("".join(taper([(x - 40, y - 8), (x, y + 8), (x + 40, y - 6)], 26, 32, 26) for x, y in ((-84, -120), (8,
              -104), (100, -126))),
          "body", 14),
    Piece("".join(stroke(f"M{x - 20},{y - 6}C{x - 8},{y} {x + 4},{y + 1} {x + 18},{y - 4}", 4) for x, y in ((-84,
              -122), (8, -106), (100, -128))),
          "light"),
    Piece(circle(-38, -122, 6) + circle(54, -122, 6) + circle(-132, -134, 5) + circle(148, -138, 5), "dark"),
    body="#a8482f", light="#d98562",
)  # fmt: skip


def _weave(x0: float, x1: float, y0: float, y1: float, across: int, rows: int) -> str:
    shape = ""
    for j in range(rows):
        for i in range(across):
            if (i + j) % 2 == 0:
                t = j / max(1, rows - 1)
                left, right = x0 + (x1 - x0) * 0.12 * t, x1 - (x1 - x0) * 0.12 * t
                wide = (right - left) / across
                y = y0 + (y1 - y0) * (j + 0.5) / rows
                shape += rectangle(left + i * wide, y - 5.5, wide, 10, 5)
    return shape


BASKET = thing(
    Piece(stroke("M-80,-96C-84,-216 84,-216 80,-96", 10), "trim"),
    Piece(ellipse(0, -98, 98, 16), "dark"),
    Piece(path("M-98,-96C-96,-50 -88,-16 -78,-2C-40,6 40,6 78,-2C88,-16 96,-50 98,-96C50,-78 -50,-78 -98,-96Z"),
              "body", 26),
    Piece(_weave(-92, 92, -82, -6, 11, 5), "trim"),
    Piece(stroke("M-99,-97C-50,-78 50,-78 99,-97", 9), "trim"),
    body="#a8713a", trim=STRAW, anchors={"inside": (0, -96), "hand": (0, -188)},
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

WHEELBARROW = thing(
    Piece(taper([(-150, -92), (-60, -66), (84, -34)], 9, 9, 8), "trim"),
    Piece(taper([(-52, -60), (-66, 0)], 10, 7), "dark"),
    Piece(path("M-96,-136L92,-124L58,-52L-62,-62Z"), "body", 22),
    Piece(line([(-98, -137), (94, -125)], 8), "trim"),
    Piece(stroke("M-40,-128L-26,-64M22,-126L20,-58", 3.6), "dark"),
    Piece(ring(92, -36, 31, 9), "dark"),
    Piece(line([(92, -64), (92, -8)], 5) + line([(64, -36), (120, -36)], 5) + circle(92, -36, 8), "trim"),
    body=GREEN, trim="#9a683c", anchors={"inside": (-4, -130), "hand": (-150, -92)},
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

HAMMER = thing(
    Piece(taper([(0, 0), (0, -60), (0, -160)], 19, 15, 12), "body", 8),
    Piece(path("M-54,-182C-48,-200 -18,-204 20,-200H52C62,-200 62,-154 52,-154H24C10,-154 -10,-158 -18,-166"
              "C-34,-168 -46,-176 -54,-182Z"),
          "metal", 14),
    Piece(rectangle(-10, -206, 20, 10, 3), "body"),
    Piece(rectangle(50, -203, 13, 52, 4), "dark"),
    metal=IRON, anchors={"tip": (62, -176), "hand": (0, -30)},
)  # fmt: skip

SAW = thing(
    Piece(path("M-40,-96L146,-60L146,-44" + "".join(f"L{137 - i * 13:.1f},{-39 + (1 - i % 2) * 9 - i * 0.4:.1f}"
              for i in range(14))
               + "L-44,-34Z"), "metal", 14),
    Piece(cut("M-34,-104C-60,-116 -108,-110 -118,-84C-124,-60 -104,-36 -80,-26C-62,-20 -44,-24 -36,-32ZM-62,-88"
              "C-72,-92 -90,-88 -94,-76"
              "C-96,-64 -84,-54 -72,-50C-62,-48 -54,-52 -54,-60Z"), "body", 10),
    Piece(circle(-44, -88, 4) + circle(-46, -48, 4), "trim"),
    metal="#aab2b3", anchors={"tip": (146, -52), "hand": (-106, -70)},
)  # fmt: skip

AXE = thing(
    Piece(taper([(-6, 0), (4, -40), (-2, -110), (0, -206)], 15, 12, 11, 13), "body", 6),
    Piece(path("M-14,-194C10,-198 34,-206 62,-216C76,-186 76,-148 62,-122C40,-138 16,-148 -14,-150Z"), "metal", 14),
    Piece(path("M62,-216C76,-186 76,-148 62,-122C56,-126 52,-130 48,-132C58,-156 58,-186 48,-210Z"), "light"),
    Piece(rectangle(-20, -196, 12, 48, 3), "metal"),
    metal="#6e3a36", light="#d4d9d4", anchors={"tip": (72, -168), "hand": (0, -30)},
)  # fmt: skip

SPADE = thing(
    Piece(stroke("M-22,-206H22M-20,-206L0,-184M20,-206L0,-184", 8), "body"),
    Piece(line([(0, -186), (0, -76)], 10), "body"),
    Piece(path("M-34,-80C-14,-84 14,-84 34,-80C38,-50 34,-20 0,6C-34,-20 -38,-50 -34,-80Z"), "metal", 16),
    Piece(path("M-7,-96H7L5,-44C2,-38 -2,-38 -5,-44Z"), "dark"),
    metal="#8b979c", anchors={"tip": (0, 4), "hand": (0, -204)},
)  # fmt: skip

RAKE = thing(
    Piece(line([(0, -212), (0, -26)], 9), "body"),
    Piece(stroke("M-50,-26H50M-50,-26V0M-30,-26V0M-10,-26V0M10,-26V0M30,-26V0M50,-26V0", 6), "metal"),
    Piece(line([(0, -40), (0, -26)], 13), "dark"),
    metal=IRON, anchors={"tip": (0, 0), "hand": (0, -160)},
)  # fmt: skip

PITCHFORK = thing(
    Piece(line([(0, 0), (0, -124)], 9), "body"),
    Piece(stroke("M0,-124V-206M-30,-206C-32,-150 -26,-128 0,-124C26,-128 32,-150 30,-206", 7), "metal"),
    Piece(line([(0, -110), (0, -126)], 13), "dark"),
    metal=IRON, anchors={"tip": (0, -208), "hand": (0, -60)},
)  # fmt: skip

SCYTHE = thing(
    Piece(taper([(20, 0), (-2, -70), (8, -140), (-10, -208)], 9, 10, 10, 9), "body"),
    Piece(path("M-18,-214C30,-224 100,-214 132,-156C96,-186 40,-196 -8,-194Z"), "metal", 10),
    Piece(taper([(0, -96), (-26, -98)], 7, 8) + taper([(4, -150), (30, -146)], 7, 8), "dark"),
    metal="#a9b2b3", anchors={"tip": (132, -156), "hand": (0, -96)},
)  # fmt: skip

PAINTBRUSH = thing(
    Piece(taper([(0, -2), (0, -50), (0, -104)], 6, 15, 10), "body", 6),
    Piece(path("M-14,-146H14L10,-98H-10Z"), "metal", 7),
    Piece(path("M-15,-144C-26,-168 -16,-184 2,-214C6,-190 26,-170 15,-144Z"), "trim", 10),
    Piece(stroke("M-14,-126H14", 4), "dark"),
    body=RED, trim=BLUE, anchors={"tip": (2, -212), "hand": (0, -40)},
)  # fmt: skip

NAIL = thing(
    Piece(path("M-8,-176H8L6,-22L0,0L-6,-22Z"), "metal", 7),
    Piece(ellipse(0, -180, 26, 9), "metal", 6),
    Piece(ellipse(-2, -182, 19, 5), "light"),
    metal="#7d858c", light="#b5bcbd", anchors={"tip": (0, 0), "top": (0, -188)},
)  # fmt: skip

SCREW = thing(
    Piece(path("M-16,-166H16L12,-50C10,-24 4,-8 0,0C-4,-8 -10,-24 -12,-50Z"), "metal", 10),
    Piece("".join(taper([(-18 + i * 2.2, -134 + i * 22), (18 - i * 2.2, -146 + i * 22)], 7, 7) for i in range(6)),
              "dark"),
    Piece(path("M-42,-196C-20,-206 20,-206 42,-196L18,-164H-18Z"), "metal", 10),
    Piece(line([(-18, -198), (18, -194)], 7), "dark"),
    metal="#8f979b", anchors={"tip": (0, 0), "top": (0, -204)},
)  # fmt: skip


def ladder(rungs: int = 7, gap: float = 30) -> Motif:
    """A ladder standing upright; a scene may turn it to lean it. `rungs` sets its height."""
    height = (rungs + 0.6) * gap
    steps = [(-18 - gap * i, 38 - 10 * i / rungs) for i in range(rungs)]
    return thing(
        Piece("".join(line([(-half, y), (half, y + 2 * (-1) ** i)], 8) for i, (y, half) in enumerate(steps)), "trim"),
        Piece(taper([(-40, 0), (-28, -height)], 12, 10) + taper([(40, 0), (28, -height)], 12, 10), "body", 7),
        Piece("".join(circle(s * (half + 1), y, 3) for y, half in steps for s in (-1, 1)), "dark"),
        trim="#b37a48", anchors={"top": (0, -height), "bottom": (0, 0), "middle": (0, -height / 2)},
    )  # fmt: skip


STEPLADDER = thing(
    Piece(taper([(10, -200), (78, 0)], 9, 9) + taper([(2, -200), (40, -2)], 7, 7), "dark"),
    Piece("".join(path(f"M{-18 - i * 13},{-166 + i * 38}H{22 + i * 1},V{-156 + i * 38}H{-18 - i * 13}Z".replace(","
              "V", "V")) for i in range(5)),
          "trim", 6),
    Piece(taper([(-8, -204), (-84, 0)], 11, 11) + taper([(18, -204), (30, 0)], 11, 11), "body", 6),
    Piece(path("M-30,-214H38L42,-202H-34Z"), "body", 7),
    Piece(stroke("M-40,-92C0,-82 20,-82 52,-92", 3.4), "dark"),
    trim="#c48e58", anchors={"top": (4, -214)},
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


def net(width: float = 200, height: float = 150, sag: float = 0.5) -> Motif:
    """A fishing net hung from two corners at (-width/2, -height) and (width/2, -height)."""
    half = width / 2
    pieces = ""
    for i in range(9):
        t = i / 8
        x, low = -half + width * t, -height + height * math.sin(math.pi * t) * 0.98
        pieces += stroke(
            f"M{x:.0f},{-height + sag * 30 * math.sin(math.pi * t):.0f}"
            f"Q{x * 0.9:.0f},{(low - height) / 2:.0f} {x * 0.62:.0f},{low:.0f}",
            3.2,
        )
    for j in range(1, 6):
        t = j / 5
        edge = half * (1 - 0.34 * t * t)
        pieces += stroke(
            f"M{-edge:.0f},{-height + 10 * t:.0f}"
            f"Q0,{-height + height * 2 * t - 8:.0f} {edge:.0f},{-height + 10 * t:.0f}",
            3.2,
        )
    corks = [(-half + width * i / 6, -height + sag * 30 * math.sin(math.pi * i / 6)) for i in range(7)]
    return thing(
        Piece(pieces, "body"),
        Piece(stroke(curve(corks), 5), "body"),
        Piece("".join(ellipse(x, y, 9, 6) for x, y in corks), "trim"),
        body="#7a6248", trim=RED, anchors={"left": (-half, -height), "right": (half, -height), "inside": (0, -12)},
    )  # fmt: skip


def fishing_rod(line_length: float = 120) -> Motif:
    """A bending rod held at the lower left; its line falls from the tip."""
    tip = (118.0, -178.0)
    end = tip[1] + line_length
    return thing(
        Piece(stroke(f"M{tip[0]},{tip[1]}"
                  f"C{tip[0] + 4},{tip[1] + line_length * 0.4:.0f} "
                  f"{tip[0] - 3},{tip[1] + line_length * 0.7:.0f} {tip[0]},{end:.0f}", 3),
              "light"),
        Piece(taper([(-80, 0), (-10, -100), (54, -168), (118, -178)], 10, 8, 5, 3.4), "body"),
        Piece(taper([(-80, 0), (-58, -30)], 13, 11), "trim"),
        Piece(ring(-46, -36, 10, 6), "dark"),
        Piece(circle(tip[0], end - 30, 8), "trim"),
        Piece(stroke(f"M{tip[0]},{end - 4:.0f}V{end + 8:.0f}"
                  f"C{tip[0]},{end + 20:.0f} {tip[0] - 14},{end + 20:.0f} {tip[0] - 14},{end + 9:.0f}", 4), "dark"),
        trim=RED, anchors={"hand": (-68, -16), "tip": tip, "hook": (tip[0] - 7, end + 17)},
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


SPRING_SCALE = thing(
    Piece(ring(0, -204, 12, 6), "dark"),
    Piece(circle(0, -130, 62), "body", 20),
    Piece(circle(0, -130, 48), "light", 14),
    Piece("".join(line([(40 * math.cos(a), -130 + 40 * math.sin(a)), (33 * math.cos(a), -130 + 33 * math.sin(a))], 3.6)
                  for a in (math.tau * i / 12 for i in range(12))), "dark"),
    Piece(line([(-6, -120), (26, -160)], 5) + circle(0, -130, 6), "trim"),
    Piece(stroke("M0,-68V-24C0,2 -26,2 -24,-18", 6), "dark"),
    body=TEAL, trim=RED, anchors={"top": (0, -216), "hook": (-12, -2)},
)  # fmt: skip

GALLERY: dict[str, Motif] = {
    "teapot": TEAPOT,
    "cup": CUP,
    "glass": GLASS,
    "tumbler": tumbler(),
    "bottle": bottle(),
    "bottle lying": BOTTLE_LYING.moved(0, 0, 0.8),
    "jug": JUG,
    "plate": PLATE,
    "plate above": PLATE_ABOVE,
    "spoon": SPOON,
    "fork": FORK,
    "knife": KNIFE,
    "pot": POT,
    "pot opened": pot(opened=True),
    "pan": PAN.moved(-40, 0),
    "kettle": KETTLE,
    "vacuum flask": VACUUM_FLASK,
    "jar": JAR,
    "cake": CAKE,
    "birthday cake": birthday_cake(),
    "slice": SLICE,
    "bread": BREAD,
    "cheese": CHEESE,
    "egg in cup": EGG_IN_CUP,
    "egg": EGG,
    "fish on plate": FISH_ON_PLATE.moved(0, 0, 0.9),
    "ice cream": ICE_CREAM,
    "candy": CANDY,
    "lollipop": LOLLIPOP,
    "apple": apple(),
    "apple bitten": apple(bitten=True),
    "pear": PEAR,
    "cherries": CHERRIES,
    "carrot": CARROT,
    "pumpkin": PUMPKIN,
    "lemon": LEMON,
    "onion": ONION,
    "pie": PIE,
    "sausages": SAUSAGES.moved(0, 0, 0.9),
    "basket": BASKET,
    "bucket": BUCKET,
    "watering can": WATERING_CAN.moved(0, 0, 0.95),
    "wheelbarrow": WHEELBARROW.moved(0, 0, 0.9),
    "sack": SACK,
    "broom": BROOM,
    "hammer": HAMMER,
    "saw": SAW.moved(0, 0, 0.9),
    "axe": AXE,
    "spade": SPADE,
    "rake": RAKE,
    "pitchfork": PITCHFORK,
    "scythe": SCYTHE.moved(-30, 0),
    "paintbrush": PAINTBRUSH,
    "nail": NAIL,
    "screw": SCREW,
    "ladder": ladder(),
    "stepladder": STEPLADDER,
    "anchor": ANCHOR,
    "net": net(),
    "fishing rod": fishing_rod(),
    "scales": scales(),
    "scales tilted": scales(14),
    "spring scale": SPRING_SCALE,
}
