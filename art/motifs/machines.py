"""Vehicles on land, water and in the air. Machines, engines and workshops are in `machines_works`; instruments, theatre
and circus in `machines_stage`.

CAPITALS are fixed motifs, small letters are functions returning one. All stand on (0, 0), go to the right, and use the
inks body, trim, light, dark, metal, glow (lit windows). They are about 250 wide unless said otherwise.

Rails      STEAM_ENGINE 280 wide, its smoke left to the scene (chimney, cab, coupling at the left), CARRIAGE 220 wide
           (coupling, front, roof), train(count): engine and carriages in one, its engine's front at x = 0,
           TRAM (roof, pole), HANDCAR (left, right)
Road       CAR old and open (seat, wheel), BUS with two decks (roof), BICYCLE (saddle, handlebar), PENNY_FARTHING
           (saddle, handlebar), TRICYCLE, CART with two wheels (top, shaft: where a beast is harnessed, on the right),
           COACH for a princess (roof, shaft), PRAM (inside, hand), SLEDGE (seat, rope)
Water      ROWING_BOAT (seat, left, right, oar), SAILING_SHIP with three masts, 300 wide (top, deck, bow), SAIL_BOAT,
           PAPER_BOAT (top), SUBMARINE (top, hatch), RAFT, STEAMER (chimney, deck, bow). Boats stand on their keel; sink
           them into the water by the scene's waves
Air        HOT_AIR_BALLOON 300 high (basket, top), AIRSHIP 300 wide (gondola, nose), BIPLANE (cockpit, tail), PARACHUTE,
           its harness at (0, 0) (harness), ROCKET (nose, window, fire), FLYING_MACHINE with wings like a bat's (seat,
           left, right), HELICOPTER_SCREW, a spiral sail (deck, top), PROPELLER (middle)
Parts      wheel(x, y, radius, ...): the pieces of a spoked wheel, windows(...): a row of panes, to build other motifs
"""

from __future__ import annotations

import math

from art.motif import Motif, Piece
from art.motifs.things_cuts import (
    BLUE,
    BRASS,
    CREAM,
    OCHRE,
    RED,
    TEAL,
    WOOD,
    arc,
    polar,
    taper,
    thing,
)
from art.shapes import circle, ellipse, line, path, place, rectangle, ring, stroke


def wheel(
    x: float, y: float, radius: float, spokes: int = 8, rim: float = 7, tyre: str = "dark", spoke: str = "trim"
) -> tuple[Piece, ...]:
    """A spoked wheel centred on (x, y)."""
    rays = "".join(
        line([(x, y), polar(x, y, radius - rim / 2, i * 360 / spokes + 11)], max(3.0, rim * 0.5)) for i in range(spokes)
    )
    return (
        Piece(rays, spoke),
        Piece(ring(x, y, radius - rim / 2, rim), tyre),
        Piece(circle(x, y, max(4.0, rim * 0.9)), spoke),
    )


def windows(x: float, y: float, count: int, step: float, width: float, height: float, radius: float = 4) -> str:
    return "".join(rectangle(x + i * step, y, width, height, radius) for i in range(count))


STEAM_ENGINE = thing(
    Piece(path("M118,-16L146,0H96V-20Z"), "trim", 6),
    Piece(rectangle(-138, -52, 256, 16, 3), "dark"),
    Piece(path("M62,-132H92L100,-176C104,-184 52,-184 56,-176Z"), "dark", 10),
    Piece(rectangle(52, -188, 52, 12, 5), "trim", 5),
    Piece(path("M-8,-130C-8,-160 32,-160 32,-130Z"), "trim", 9),
    Piece(path("M-30,-130H-16V-146H-30Z"), "trim"),
    Piece(path("M-40,-134H100C116,-134 122,-116 122,-92C122,-68 116,-50 100,-50H-40Z"), "body", 30),
    Piece(rectangle(-14, -134, 9, 84) + rectangle(46, -134, 9, 84), "trim"),
    Piece(path("M100,-134C118,-134 124,-116 124,-92C124,-68 118,-50 100,-50C94,-60 92,-76 92,-92"
              "C92,-108 94,-124 100,-134Z"), "dark", 9),
    Piece(circle(122, -128, 12), "glow", 5),
    Piece(path("M-128,-172H-40V-48H-128Z"), "body", 20),
    Piece(path("M-142,-184C-110,-196 -60,-196 -30,-184V-172H-142Z"), "dark", 8),
    Piece(rectangle(-114, -158, 26, 42, 5) + rectangle(-80, -158, 26, 42, 5), "glow"),
    Piece(rectangle(-128, -104, 88, 7) + rectangle(-128, -64, 88, 7), "trim"),
    *wheel(-92, -34, 34, 10, 8, "dark", "trim"),
    *wheel(-18, -34, 34, 10, 8, "dark", "trim"),
    *wheel(48, -24, 24, 8, 7, "dark", "trim"),
    *wheel(98, -24, 24, 8, 7, "dark", "trim"),
    Piece(taper([(-92, -26), (-18, -26), (60, -40)], 8, 8, 8) + rectangle(56, -50, 34, 20, 5), "metal"),
    Piece(line([(-156, -40), (-138, -42)], 7), "dark"),
    body="#2f6b5c", trim="#c9823a", metal="#b7bdbd",
    anchors={"chimney": (78, -190), "cab": (-84, -118), "coupling": (-156, -40), "front": (146, 0)},
)  # fmt: skip

CARRIAGE = thing(
    Piece(line([(-118, -40), (118, -40)], 9), "dark"),
    Piece(path("M-106,-146C-106,-156 -98,-158 -90,-158H90C98,-158 106,-156 106,-146V-44H-106Z"), "body", 24),
    Piece(path("M-114,-156C-80,-178 80,-178 114,-156V-146H-114Z"), "dark", 8),
    Piece(windows(-94, -132, 5, 39, 31, 40), "glow", 8),
    Piece(stroke("M-94,-112H93", 3.2), "body"),
    Piece(rectangle(-106, -82, 212, 7) + rectangle(-106, -54, 212, 6), "trim"),
    *wheel(-66, -22, 22, 8, 7),
    *wheel(66, -22, 22, 8, 7),
    body=RED, anchors={"coupling": (-118, -40), "front": (118, -40), "roof": (0, -172)},
)  # fmt: skip


def train(count: int = 2) -> Motif:
    """A steam engine, its front at x = 0, and `count` carriages behind it."""
    whole = Motif(())
    for i in reversed(range(count)):
        whole = whole + CARRIAGE.moved(-302 - 118 - i * 236, 0)
    whole = whole + STEAM_ENGINE.moved(-146, 0)
    recoloured = tuple(
        Piece(
            piece.shape, "metal" if piece.ink == "body" and i < len(CARRIAGE.pieces) * count else piece.ink, piece.depth
        )
        for i, piece in enumerate(whole.pieces)
    )
    return Motif(
        recoloured, {**STEAM_ENGINE.inks, "metal": RED}, {"chimney": (-68, -190), "tail": (-302 - count * 236, -40)}
    )


TRAM = thing(
    Piece(stroke("M10,-172L-40,-206M10,-172L34,-206M-52,-208H44", 4.5), "dark"),
    Piece(path("M-136,-150C-140,-166 -120,-172 -90,-172H90C120,-172 140,-166 136,-150Z"), "dark", 8),
    Piece(path("M-130,-154H130C136,-110 138,-70 132,-34H-132C-138,-70 -136,-110 -130,-154Z"), "light", 14),
    Piece(path("M-136,-86H136C138,-66 136,-48 132,-34H-132C-136,-48 -138,-66 -136,-86Z"), "body", 16),
    Piece(windows(-118, -140, 3, 34, 28, 46) + windows(18, -140, 3, 34, 28, 46), "glow", 7),
    Piece(rectangle(-13, -142, 26, 108, 4), "dark"),
    Piece(rectangle(-136, -90, 272, 7), "trim"),
    Piece(circle(126, -62, 8), "glow"),
    Piece(rectangle(-74, -38, 148, 16, 4), "dark"),
    *wheel(-46, -17, 17, 6, 7),
    *wheel(46, -17, 17, 6, 7),
    body=RED, trim=BRASS, anchors={"roof": (-70, -172), "pole": (0, -208), "door": (0, -34)},
)  # fmt: skip

HANDCAR = thing(
    Piece(rectangle(-110, -56, 220, 15, 4), "body", 7),
    Piece(path("M-16,-56L-6,-128H6L16,-56Z"), "body", 7),
    Piece(line([(-86, -150), (86, -106)], 9), "trim"),
    Piece(line([(-90, -166), (-84, -136)], 8) + line([(84, -120), (90, -92)], 8), "dark"),
    Piece(circle(0, -128, 7), "dark"),
    *wheel(-66, -24, 24, 8, 7),
    *wheel(66, -24, 24, 8, 7),
    anchors={"left": (-87, -150), "right": (87, -106), "deck": (0, -56)},
)  # fmt: skip

CAR = thing(
    Piece(path("M-34,-116L-2,-178H8L-18,-110Z"), "metal"),
    Piece(line([(2, -176), (36, -112)], 6), "dark"),
    Piece(path("M-116,-112C-120,-134 -104,-140 -92,-134C-82,-126 -82,-110 -66,-104L-52,-86H-108Z"), "dark", 8),
    Piece(stroke("M6,-108L-14,-128", 5) + place(ellipse(0, 0, 4.5, 17), -16, -131, 1, -36), "dark"),
    Piece(path("M-130,-64C-132,-92 -124,-114 -112,-114C-104,-104 -96,-94 -82,-92C-70,-92 -60,-96 -40,-96"
              "C-24,-96 -16,-116 -2,-116H40L46,-122H112"
               "C124,-120 130,-108 130,-92V-46H-118C-126,-50 -130,-56 -130,-64Z"), "body", 26),
    Piece(stroke("M58,-110V-66M72,-110V-66M86,-110V-66M100,-110V-66", 4), "dark"),
    Piece(rectangle(116, -126, 16, 66, 5), "trim", 5),
    Piece(circle(140, -94, 13), "glow", 6),
    Piece(path("M-152,-58C-148,-98 -92,-104 -66,-64C-56,-46 -40,-40 -10,-40H38C56,-46 64,-88 100,-88"
              "C132,-88 150,-64 152,-44L138,-42C130,-66 78,-76 62,-40"
               "C54,-26 44,-26 30,-26H-20C-58,-26 -66,-40 -78,-56C-94,-80 -128,-80 -138,-54Z"), "trim", 7),
    *wheel(-106, -32, 32, 12, 9, "dark", "light"),
    *wheel(102, -32, 32, 12, 9, "dark", "light"),
    body=RED, metal="#bcd3d3", anchors={"seat": (-70, -100), "wheel": (-18, -132), "front": (152, -60)},
)  # fmt: skip

BUS = thing(
    Piece(path("M-130,-30V-196C-130,-206 -122,-208 -112,-208H96C112,-208 116,-200 118,-180L122,-104"
              "C136,-100 140,-90 140,-70V-30Z"), "body", 28),
    Piece(windows(-118, -192, 6, 38, 32, 38, 6), "glow", 8),
    Piece(windows(-82, -112, 4, 38, 32, 40, 6) + path("M72,-112H112L118,-74H72Z"), "glow", 8),
    Piece(rectangle(-120, -112, 30, 84, 4), "dark"),
    Piece(rectangle(-130, -142, 250, 14) + rectangle(-130, -58, 268, 6), "light"),
    Piece(circle(132, -52, 8), "glow"),
    Piece(rectangle(-134, -34, 278, 9, 4), "dark"),
    *wheel(-76, -25, 25, 8, 9, "dark", "metal"),
    *wheel(86, -25, 25, 8, 9, "dark", "metal"),
    body=RED, anchors={"roof": (0, -208), "door": (-105, -28)},
)  # fmt: skip

BICYCLE = thing(
    *wheel(-82, -54, 54, 14, 7, "dark", "metal"),
    *wheel(84, -54, 54, 14, 7, "dark", "metal"),
    Piece(stroke("M-82,-54L-40,-128H54L-6,-54ZM-44,-138L-6,-54M-82,-54H-6M84,-54L56,-132L50,-152", 7.5), "body"),
    Piece(stroke("M50,-152C66,-160 76,-154 78,-142M50,-152C40,-158 32,-156 26,-152", 6.5), "dark"),
    Piece(line([(-44, -138), (-48, -150)], 6) + path("M-76,-156C-60,-164 -34,-160 -20,-154C-26,-148 -40,-148 -48,-144"
              "C-62,-144 -76,-148 -76,-156Z"), "dark"),
    Piece(ring(-6, -54, 15, 5) + line([(-6, -54), (6, -30)], 5) + line([(-2, -28), (16, -28)], 6), "dark"),
    Piece(stroke(arc(-82, -54, 62, 190, 300), 5) + stroke(arc(84, -54, 62, 230, 330), 5), "trim"),
    body=RED, metal="#b9b5a8", anchors={"saddle": (-48, -158), "handlebar": (30, -154), "rack": (-98, -116)},
)  # fmt: skip

PENNY_FARTHING = thing(
    *wheel(26, -84, 84, 20, 7, "dark", "metal"),
    *wheel(-92, -24, 24, 10, 6, "dark", "metal"),
    Piece(stroke("M26,-84L24,-182C-10,-190 -60,-130 -92,-24", 7.5), "body"),
    Piece(stroke("M24,-188C44,-186 52,-178 52,-166M24,-188C8,-190 2,-184 0,-176", 6.5), "dark"),
    Piece(path("M-26,-188C-12,-200 6,-196 16,-190C10,-182 -2,-182 -10,-176C-20,-176 -30,-180 -26,-188Z"), "dark"),
    Piece(line([(26, -84), (42, -60)], 6) + line([(34, -56), (54, -62)], 6), "dark"),
    body=TEAL, metal="#b9b5a8", anchors={"saddle": (-6, -196), "handlebar": (46, -182)},
)  # fmt: skip

TRICYCLE = thing(
    *wheel(-70, -34, 34, 8, 8, "dark", "light"),
    *wheel(62, -44, 44, 10, 8, "dark", "light"),
    Piece(stroke("M62,-44L44,-124M48,-108C10,-100 -30,-70 -70,-34M-20,-74L-30,-98", 9), "body"),
    Piece(stroke("M44,-126C60,-138 74,-132 76,-120M44,-126C34,-134 24,-130 20,-122", 7), "dark"),
    Piece(path("M-62,-104C-46,-114 -18,-112 -4,-104C-12,-94 -50,-92 -62,-104Z"), "trim", 5),
    Piece(line([(62, -44), (78, -28)], 5) + line([(70, -24), (90, -30)], 6), "dark"),
    body=RED, trim=WOOD, anchors={"saddle": (-32, -110), "handlebar": (24, -128)},
)  # fmt: skip

CART = thing(
    Piece(taper([(-60, -74), (60, -76), (152, -92)], 9, 9, 7), "dark"),
    Piece(path("M-116,-132L108,-128L96,-66H-104Z"), "body", 18),
    Piece(stroke("M-113,-112H104M-108,-90H100", 3.4), "dark"),
    Piece(stroke("M-80,-140L-76,-66M-20,-140L-20,-66M40,-138L38,-66", 8), "trim"),
    Piece(line([(-120, -134), (112, -130)], 8), "trim"),
    *wheel(-14, -50, 50, 10, 11, "trim", "dark"),
    body="#a8693f", trim="#7d4a33", anchors={"top": (0, -134), "shaft": (152, -92)},
)  # fmt: skip

COACH = thing(
    Piece(stroke("M-112,-50C-80,-34 70,-34 132,-60M-96,-54C-118,-70 -120,-100 -104,-116", 7), "trim"),
    Piece(taper([(104, -52), (150, -66), (176, -70)], 8, 7, 6), "dark"),
    Piece(path("M-74,-168C-92,-140 -98,-104 -72,-78C-46,-56 38,-56 62,-78C88,-104 84,-140 66,-168"
              "C30,-158 -40,-158 -74,-168Z"), "body", 28),
    Piece(path("M-84,-170C-70,-200 64,-200 76,-170C30,-158 -40,-158 -84,-170Z"), "trim", 10),
    Piece(path("M-10,-198C-14,-216 6,-216 2,-198Z") + circle(-4, -216, 7), "trim"),
    Piece(rectangle(-26, -154, 46, 84, 8), "trim", 6),
    Piece(rectangle(-20, -148, 34, 38, 6), "glow"),
    Piece(path("M-66,-146C-56,-144 -44,-143 -34,-143V-114H-72C-76,-126 -72,-138 -66,-146ZM28,-143"
              "C40,-143 50,-144 58,-146C66,-138 70,-126 66,-114H28Z"), "glow"),
    Piece(path("M-20,-148V-112C-10,-118 -6,-134 -6,-148ZM14,-148V-112C4,-118 0,-134 0,-148Z"), "metal"),
    Piece(circle(12, -92, 4), "dark"),
    Piece(path("M58,-84C78,-76 100,-74 128,-80L132,-52H70Z"), "dark"),
    Piece(path("M84,-110C84,-124 112,-126 116,-112L120,-92H138C144,-90 144,-80 138,-76H90Z"), "metal", 8),
    *wheel(-78, -38, 38, 12, 7, "trim", "trim"),
    *wheel(96, -28, 28, 10, 7, "trim", "trim"),
    body=BLUE, metal=RED, trim="#d5a03c", anchors={"roof": (-4, -224), "shaft": (176, -70), "seat": (104, -112)},
)  # fmt: skip

PRAM = thing(
    Piece(stroke("M76,-124C96,-140 108,-156 122,-154", 6), "metal"),
    Piece(stroke("M-58,-62C-30,-36 36,-36 60,-62", 6), "metal"),
    Piece(path("M-4,-112C-4,-160 -40,-182 -80,-172C-104,-160 -112,-132 -106,-108Z"), "body", 18),
    Piece(stroke("M-8,-112C-30,-124 -64,-140 -84,-168M-8,-112C-40,-118 -76,-122 -104,-132", 3.6), "dark"),
    Piece(path("M-108,-112H82C84,-78 60,-54 30,-54H-50C-84,-54 -108,-80 -108,-112Z"), "body", 20),
    Piece(path("M-4,-114C20,-122 60,-122 82,-114L82,-102C50,-108 20,-108 -4,-102Z"), "light", 6),
    Piece(rectangle(-110, -116, 108, 9, 4), "trim"),
    *wheel(-54, -28, 28, 10, 6, "dark", "metal"),
    *wheel(52, -28, 28, 10, 6, "dark", "metal"),
    body="#33465e", anchors={"inside": (0, -112), "hand": (122, -154)},
)  # fmt: skip

SLEDGE = thing(
    Piece(stroke("M-118,-10H88C124,-10 132,-48 104,-62", 9), "trim"),
    Piece(line([(-80, -12), (-80, -52)], 9) + line([(-10, -12), (-10, -52)], 9) + line([(60, -12), (60, -52)], 9),
              "body"),
    Piece(rectangle(-112, -64, 214, 15, 5), "body", 7),
    Piece("".join(line([(-90 + i * 36, -63), (-84 + i * 36, -51)], 3.2) for i in range(6)), "dark"),
    Piece(stroke("M108,-62C136,-54 148,-74 168,-90", 4), "dark"),
    trim=RED, anchors={"seat": (0, -64), "rope": (168, -90)},
)  # fmt: skip

ROWING_BOAT = thing(
    Piece(path("M-136,-70C-90,-58 90,-58 142,-78C120,-50 -110,-46 -136,-70Z"), "dark"),
    Piece(line([(-52, -66), (-48, -52)], 9) + path("M-64,-66H-36V-58H-64ZM24,-66H52V-58H24Z"), "trim"),
    Piece(path("M-142,-78C-90,-48 90,-46 150,-86C146,-44 116,-4 74,0H-78C-116,-4 -140,-38 -142,-78Z"), "body", 22),
    Piece(stroke("M-138,-62C-90,-30 90,-28 144,-68M-128,-40C-84,-12 84,-12 134,-46", 4), "dark"),
    Piece(stroke("M-143,-79C-90,-48 90,-46 151,-87", 8), "trim"),
    Piece(taper([(-34, -92), (10, -58), (62, -16)], 7, 7, 7) + place(ellipse(0, 0, 13, 26), 76, -4, 1, -50), "trim", 5),
    Piece(circle(12, -56, 6), "dark"),
    body="#3f7f8c", trim="#c08a52", anchors={"seat": (-48, -66), "left": (-142, -80), "right": (150, -88),
        "oar": (-34, -92)},
)  # fmt: skip

SAILING_SHIP = thing(
    Piece(line([(-86, -70), (-86, -250)], 7) + line([(4, -70), (4, -290)], 8) + line([(84, -70), (84, -240)], 7)
              + line([(128, -84), (190, -122)], 7), "dark"),
    Piece(stroke("M4,-288L190,-122M4,-288L-136,-90M84,-238L188,-122M-86,-248L-140,-94", 2.8), "dark"),
    Piece(path("M-128,-236C-110,-242 -64,-242 -46,-236C-34,-214 -36,-200 -42,-188C-70,-178 -110,-178 -132,-186"
              "C-124,-202 -122,-220 -128,-236ZM-136,-178"
               "C-110,-168 -66,-168 -40,-178C-26,-150 -28,-128 -36,-110C-70,-98 -116,-98 -142,-108"
               "C-132,-132 -130,-154 -136,-178Z"), "light", 16, lifted=True),
    Piece(path("M-36,-276C-16,-284 28,-284 46,-276C58,-252 56,-236 50,-222C22,-212 -20,-212 -42,-220"
              "C-34,-240 -32,-258 -36,-276ZM-46,-212C-20,-202 30,-202 54,-212"
               "C70,-180 68,-142 58,-116C24,-104 -24,-104 -52,-114C-40,-146 -38,-180 -46,-212Z"), "light", 18,
               lifted=True),
    Piece(path("M50,-228C70,-234 106,-234 122,-228C132,-208 130,-196 126,-184C102,-176 70,-176 52,-182"
              "C58,-198 58,-214 50,-228ZM48,-174C70,-166 106,-166 128,-174"
               "C140,-150 138,-126 130,-110C104,-100 68,-100 46,-108C54,-130 54,-152 48,-174Z"), "light", 14,
               lifted=True),
    Piece(path("M186,-118L132,-160L136,-92Z"), "light", 8),
    Piece(path("M4,-308C24,-314 32,-300 52,-306C48,-298 48,-294 52,-286C32,-282 24,-296 4,-290Z")
              + path("M-86,-266C-72,-270 -66,-262 -52,-266V-252C-66,-248 -72,-256 -86,-252Z"), "trim"),
    Piece(path("M-166,-116L-116,-104V-84H96C112,-88 128,-96 150,-102C148,-60 128,-14 94,0H-112"
              "C-140,-8 -158,-60 -166,-116Z"), "body", 30),
    Piece(path("M-160,-82C-148,-78 -132,-74 -112,-72H98C116,-74 132,-80 146,-86L143,-70C130,-64 116,-60 98,-58H-112"
              "C-132,-60 -146,-64 -156,-68Z"), "trim"),
    Piece("".join(rectangle(-90 + i * 30, -50, 13, 13, 2) for i in range(7)), "dark"),
    Piece(windows(-150, -104, 2, 16, 10, 13, 2), "glow"),
    body="#6f3d2b", trim="#d29a4c", anchors={"top": (4, -310), "deck": (0, -86), "bow": (190, -122), "stern": (-160,
        -112)},
)  # fmt: skip

SAIL_BOAT = thing(
    Piece(line([(0, -40), (4, -210)], 6), "dark"),
    Piece(path("M12,-204C50,-160 74,-110 84,-56C60,-50 36,-50 10,-54Z"), "light", 20),
    Piece(path("M-6,-186C-20,-140 -46,-96 -76,-62C-54,-54 -30,-54 -6,-58Z"), "trim", 16),
    Piece(path("M-104,-42C-50,-34 50,-34 112,-48C104,-18 84,0 60,2H-60C-84,0 -98,-18 -104,-42Z"), "body", 16),
    Piece(stroke("M-104,-42C-50,-34 50,-34 112,-48", 6), "dark"),
    Piece(path("M4,-212L34,-220L6,-228Z"), "trim"),
    body=RED, trim=OCHRE, anchors={"deck": (-30, -44), "top": (4, -226)},
)  # fmt: skip

PAPER_BOAT = thing(
    Piece(path("M-44,-52L4,-140L52,-54L0,-30Z"), "light", 16),
    Piece(path("M4,-140L52,-54L6,-34Z"), "trim", 8),
    Piece(path("M-124,-74L-6,-34L-30,2H-84C-98,-18 -112,-46 -124,-74Z"), "light", 16),
    Piece(path("M124,-78L0,-34L-32,2H86C100,-20 114,-48 124,-78Z"), "light", 20),
    Piece(path("M124,-78L66,2H86C100,-20 114,-48 124,-78ZM-124,-74L-84,-28L-6,-34Z"), "trim", 7),
    trim="#d3c096", anchors={"top": (4, -140), "inside": (4, -44)},
)  # fmt: skip

SUBMARINE = thing(
    Piece(stroke("M22,-150V-196H48", 8) + rectangle(46, -204, 14, 16, 4), "dark"),
    Piece(path("M-150,-72L-178,-104C-184,-84 -184,-56 -178,-36Z"), "trim", 6),
    Piece(path("M-22,-124L-14,-160H46L54,-124Z"), "body", 12),
    Piece(path("M-158,-70C-140,-112 -80,-130 10,-128C100,-128 150,-104 152,-68C150,-30 100,-6 10,-6"
              "C-80,-6 -140,-28 -158,-70Z"), "body", 36),
    Piece(path("M-146,-50C-60,-30 80,-30 146,-50C128,-20 80,-6 10,-6C-70,-6 -126,-20 -146,-50Z"), "trim", 10),
    Piece("".join(circle(x, -78, 19) for x in (-56, 8, 72)), "dark"),
    Piece("".join(circle(x, -78, 14) for x in (-56, 8, 72)), "glow", 6),
    Piece(rectangle(-20, -166, 72, 9, 4), "dark"),
    Piece("".join(circle(-128 + i * 32, -46 + 8 * math.sin(i * math.pi / 8), 2.8) for i in range(9)), "dark"),
    Piece(place(ellipse(0, -16, 7, 17) + ellipse(0, 16, 7, 17), -160, -68, 1, 12), "metal"),
    body=OCHRE, trim="#a8552f", anchors={"top": (16, -166), "periscope": (60, -196), "window": (8, -78)},
)  # fmt: skip

RAFT = thing(
    Piece(line([(10, -30), (4, -196)], 8), "trim"),
    Piece(path("M-66,-178C-30,-170 40,-170 76,-184C66,-140 74,-110 84,-76C40,-62 -30,-62 -62,-72"
              "C-56,-110 -58,-140 -66,-178Z"), "light", 24),
    Piece(place(rectangle(-16, -14, 32, 28, 2), 40, -104, 1, 8), "body", 5),
    Piece(line([(-72, -180), (82, -186)], 6), "trim"),
    Piece("".join(ellipse(-108 + i * 43, -16, 22, 19) for i in range(6)), "trim", 10),
    Piece("".join(ring(-108 + i * 43, -16, 9, 3.4) for i in range(6)), "dark"),
    Piece(rectangle(-134, -40, 270, 13, 5), "trim", 6),
    body=RED, trim="#a06a3f", anchors={"deck": (-70, -40), "top": (4, -198)},
)  # fmt: skip

STEAMER = thing(
    Piece(path("M-40,-132L-34,-196H-4L-6,-132ZM26,-132L34,-190H62L60,-132Z"), "trim", 10),
    Piece(path("M-35,-186H-4V-170H-37ZM33,-182H62V-166H31Z"), "light"),
    Piece(line([(110, -86), (114, -178)], 5) + line([(-112, -86), (-116, -170)], 5), "dark"),
    Piece(rectangle(-74, -138, 160, 30, 4) + rectangle(-100, -112, 206, 34, 4), "light", 12),
    Piece("".join(circle(-78 + i * 24, -94, 6) for i in range(8)) + windows(-62, -132, 6, 24, 15, 14, 3), "glow"),
    Piece(path("M-146,-84H160C152,-40 130,-8 104,0H-110C-132,-14 -142,-46 -146,-84Z"), "body", 26),
    Piece(path("M-140,-48C-60,-42 90,-42 148,-50L140,-36C90,-30 -60,-30 -136,-36Z"), "trim"),
    Piece(path("M-118,-14H126C120,-6 112,-2 104,0H-110C-114,-4 -116,-8 -118,-14Z"), "trim"),
    body="#2c3a52", trim=RED, anchors={"chimney": (-19, -198), "deck": (104, -114), "bow": (160, -84)},
)  # fmt: skip

HOT_AIR_BALLOON = thing(
    Piece(line([(-34, -98), (-24, -44)], 3) + line([(34, -98), (24, -44)], 3) + line([(0, -92), (0, -44)], 3), "dark"),
    Piece(path("M-30,-48C-10,-42 10,-42 30,-48L24,-4C10,2 -10,2 -24,-4Z"), "metal", 10),
    Piece(stroke("M-28,-34C-10,-28 10,-28 28,-34M-26,-20C-10,-14 10,-14 26,-20", 3.4), "dark"),
    Piece(stroke("M-31,-49C-10,-42 10,-42 31,-49", 7), "trim"),
    Piece(path("M-38,-94C-62,-130 -112,-156 -112,-208C-112,-262 -62,-300 0,-300C62,-300 112,-262 112,-208"
              "C112,-156 62,-130 38,-94C20,-86 -20,-86 -38,-94Z"), "body", 40),
    Piece(path("M0,-300C-30,-296 -58,-256 -58,-208C-58,-156 -34,-126 -22,-90C-10,-88 10,-88 22,-90"
              "C34,-126 58,-156 58,-208C58,-256 30,-296 0,-300Z"), "light", 22),
    Piece(path("M0,-300C-12,-292 -24,-256 -24,-208C-24,-160 -14,-124 -9,-88H9C14,-124 24,-160 24,-208"
              "C24,-256 12,-292 0,-300Z"), "body", 12),
    Piece(path("M-112,-200C-60,-176 60,-176 112,-200C112,-188 108,-178 104,-168C54,-148 -54,-148 -104,-168"
              "C-108,-178 -112,-188 -112,-200Z"), "trim", 10),
    Piece("".join(circle(x, y, 6) for x, y in ((-82, -176), (-50, -167), (-17, -163), (17, -163), (50, -167), (82,
              -176))), "light"),
    body=RED, trim=TEAL, metal="#b07a45", anchors={"basket": (0, -48), "top": (0, -300), "bottom": (0, 0)},
)  # fmt: skip

AIRSHIP = thing(
    Piece(path("M-118,-150L-172,-192C-164,-150 -164,-100 -172,-56L-118,-92Z"), "trim", 9),
    Piece(stroke("M-60,-70L-44,-34M60,-70L46,-34M0,-66V-34", 3.2), "dark"),
    Piece(path("M-164,-122C-130,-176 -40,-192 40,-184C110,-176 152,-150 164,-120C152,-90 110,-66 40,-58"
              "C-40,-52 -130,-68 -164,-122Z"), "body", 40),
    Piece(path("M-164,-122C-100,-138 100,-138 164,-120C100,-104 -100,-106 -164,-122Z"), "light", 10),
    Piece(stroke("M-84,-172C-98,-140 -98,-104 -84,-70M0,-187C-8,-150 -8,-96 0,-57M84,-176C96,-144 96,-100 84,-66",
              3.4), "dark"),
    Piece(path("M-150,-118L-184,-122L-150,-126Z"), "dark"),
    Piece(path("M-66,-36H70C66,-12 52,0 34,0H-40C-56,-2 -64,-16 -66,-36Z"), "metal", 12),
    Piece(windows(-46, -28, 4, 25, 16, 12, 3), "glow"),
    Piece(circle(-74, -22, 5) + place(ellipse(0, -15, 5, 15) + ellipse(0, 15, 5, 15), -76, -22, 1, 14), "dark"),
    body="#c9703f", trim="#8a3b3a", metal=WOOD, anchors={"gondola": (0, -36), "nose": (164, -120), "bottom": (0, 0)},
)  # fmt: skip

BIPLANE = thing(
    Piece(path("M-122,-92L-158,-142C-148,-148 -132,-148 -122,-142L-92,-100Z"), "trim", 9),
    Piece(path("M-40,-152H92C102,-152 106,-138 98,-134H-36C-48,-136 -50,-150 -40,-152Z"), "trim", 7),
    Piece(line([(-10, -136), (-16, -74)], 5) + line([(66, -136), (60, -74)], 5) + line([(-10, -136), (60, -74)], 3),
              "dark"),
    Piece(path("M-140,-104C-100,-100 -70,-118 -30,-116C-20,-116 -16,-110 -8,-108H24C30,-118 44,-122 60,-120"
              "C90,-118 110,-104 112,-84C110,-64 90,-52 60,-50H0"
               "C-60,-56 -110,-78 -140,-104Z"), "body", 24),
    Piece(path("M-10,-110H26C22,-98 -4,-98 -10,-110Z"), "dark"),
    Piece(path("M26,-112L40,-134L44,-120Z"), "light"),
    Piece(circle(-54, -90, 16), "light"),
    Piece(circle(-54, -90, 9), "trim"),
    Piece(path("M94,-116C108,-108 114,-98 112,-84C112,-70 104,-60 92,-54C86,-74 86,-98 94,-116Z"), "metal", 6),
    Piece(path("M-44,-76H96C106,-74 106,-62 98,-60H-40C-50,-62 -52,-74 -44,-76Z"), "trim", 7),
    Piece(line([(36, -54), (54, -24)], 6) + line([(70, -54), (56, -24)], 6), "dark"),
    Piece(circle(56, -18, 18), "dark"),
    Piece(circle(56, -18, 8), "light"),
    Piece(line([(-122, -84), (-130, -58)], 5), "dark"),
    Piece(path("M116,-86C124,-110 126,-136 120,-144C114,-136 112,-110 114,-86C112,-60 114,-36 120,-28"
              "C126,-36 124,-62 116,-86Z") + circle(116, -86, 8), "dark"),
    body=RED, trim=CREAM, light="#fff6df", metal="#8c9298", anchors={"cockpit": (8, -110), "tail": (-150, -120),
        "nose": (118, -86)},
)  # fmt: skip

PARACHUTE = thing(
    Piece("".join(line([(x, -116), (0, -6)], 2.8) for x in (-106, -64, -22, 22, 64, 106)), "dark"),
    Piece(path("M-118,-112C-116,-176 -62,-214 0,-214C62,-214 116,-176 118,-112C104,-124 92,-124 78,-112"
              "C64,-126 46,-126 28,-112C12,-126 -12,-126 -28,-112"
               "C-46,-126 -64,-126 -78,-112C-92,-124 -104,-124 -118,-112Z"), "body", 34),
    Piece(path("M0,-214C-36,-206 -70,-166 -78,-112C-64,-126 -46,-126 -28,-112C-26,-160 -14,-200 0,-214ZM0,-214"
              "C36,-206 70,-166 78,-112C64,-126 46,-126 28,-112"
               "C26,-160 14,-200 0,-214Z"), "light", 14),
    Piece(circle(0, -4, 6), "dark"),
    body=RED, anchors={"harness": (0, 0), "top": (0, -214)},
)  # fmt: skip

ROCKET = thing(
    Piece(path("M0,30C-20,14 -22,-6 -16,-22H16C22,-6 20,14 0,30Z"), "glow", 8),
    Piece(path("M0,14C-9,4 -10,-10 -8,-22H8C10,-10 9,4 0,14Z"), "light"),
    Piece(path("M-34,-84C-62,-70 -76,-40 -74,-4L-28,-36ZM34,-84C62,-70 76,-40 74,-4L28,-36Z"), "trim", 12),
    Piece(path("M0,-222C34,-190 46,-140 42,-92C40,-64 34,-40 26,-24H-26C-34,-40 -40,-64 -42,-92"
              "C-46,-140 -34,-190 0,-222Z"), "body", 28),
    Piece(path("M0,-222C18,-206 30,-184 36,-160C14,-152 -14,-152 -36,-160C-30,-184 -18,-206 0,-222Z"), "trim", 10),
    Piece(circle(0, -122, 22), "metal", 6),
    Piece(circle(0, -122, 15), "glow", 6),
    Piece(rectangle(-28, -30, 56, 11, 4), "dark"),
    Piece(path("M-5,-78C-6,-50 -6,-26 -5,4H5C6,-26 6,-50 5,-78Z"), "trim"),
    Piece("".join(circle(s * 34, y, 2.8) for s in (-1, 1) for y in (-134, -116, -98)), "dark"),
    body=CREAM, trim=RED, anchors={"nose": (0, -222), "window": (0, -122), "fire": (0, 24)},
)  # fmt: skip

FLYING_MACHINE = thing(
    Piece(path("M-10,-132C-60,-190 -120,-200 -178,-168C-164,-160 -156,-150 -154,-136C-136,-142 -122,-134 -116,-118"
              "C-98,-128 -84,-122 -76,-104C-58,-116 -36,-116 -12,-104Z"), "light", 16),
    Piece(path("M10,-132C60,-190 120,-200 178,-168C164,-160 156,-150 154,-136C136,-142 122,-134 116,-118"
              "C98,-128 84,-122 76,-104C58,-116 36,-116 12,-104Z"), "light", 16),
    Piece(stroke("M-8,-126C-50,-182 -110,-196 -178,-168M-8,-122C-60,-164 -110,-160 -154,-136M-8,-116"
              "C-50,-142 -86,-136 -116,-118M-8,-110C-34,-122 -58,-118 -76,-104", 4), "body"),
    Piece(stroke("M8,-126C50,-182 110,-196 178,-168M8,-122C60,-164 110,-160 154,-136M8,-116C50,-142 86,-136 116,-118"
              "M8,-110C34,-122 58,-118 76,-104", 4), "body"),
    Piece(path("M-16,-150C-6,-158 6,-158 16,-150L22,-60C12,-50 -12,-50 -22,-60Z"), "body", 12),
    Piece(path("M-10,-58L-34,-6C-12,4 12,4 34,-6L10,-58Z"), "light", 12),
    Piece(stroke("M0,-56V-2M-6,-56L-24,-4M6,-56L24,-4", 3.4), "body"),
    Piece(circle(0, -110, 13), "trim", 5),
    Piece("".join(line([(0, -110), polar(0, -110, 18, i * 60)], 4) for i in range(6)), "trim"),
    Piece(rectangle(-24, -78, 48, 9, 4), "dark"),
    light="#e6cd9a", anchors={"seat": (0, -78), "left": (-178, -168), "right": (178, -168), "head": (0, -154)},
)  # fmt: skip

HELICOPTER_SCREW = thing(
    Piece(line([(0, -20), (0, -212)], 8), "body"),
    Piece(path("M0,-206C-60,-214 -112,-190 -112,-160C-90,-142 -40,-140 0,-150ZM0,-150C60,-156 112,-140 114,-112"
              "C90,-92 40,-92 0,-104Z"), "light", 18),
    Piece(path("M0,-206C60,-208 104,-192 108,-170C90,-154 40,-150 0,-150ZM0,-150C-64,-150 -120,-128 -120,-100"
              "C-90,-80 -40,-88 0,-104Z"), "trim", 14),
    Piece(stroke("M0,-104L-120,-100M0,-150L114,-112M0,-150L-112,-160M0,-206L108,-170", 3.6), "body"),
    Piece(line([(0, -84), (-64, -22)], 5) + line([(0, -84), (64, -22)], 5) + line([(0, -84), (20, -22)], 5), "body"),
    Piece(path("M-88,-26C-40,-16 40,-16 88,-26V-8C60,6 -60,6 -88,-8Z"), "body", 12),
    Piece(ellipse(0, -26, 88, 9), "dark"),
    light="#e9d3a2", trim="#c9a566", anchors={"deck": (0, -26), "top": (0, -214)},
)  # fmt: skip

PROPELLER = thing(
    Piece(path("M-8,-96C-40,-140 -36,-190 -8,-200C14,-190 14,-140 6,-98ZM8,-104C40,-60 36,-10 8,0"
              "C-14,-10 -14,-60 -6,-102Z"), "body", 14),
    Piece(path("M-16,-190C-8,-200 0,-200 6,-192L10,-176C0,-172 -12,-172 -22,-176ZM16,-10C8,0 0,0 -6,-8L-10,-24"
              "C0,-28 12,-28 22,-24Z"), "trim"),
    Piece(circle(0, -100, 17), "metal", 8),
    Piece(circle(0, -100, 6), "dark"),
    trim=RED, anchors={"middle": (0, -100)},
)  # fmt: skip

GALLERY: dict[str, Motif] = {
    "steam engine": STEAM_ENGINE.moved(0, 0, 0.9),
    "carriage": CARRIAGE,
    "train": train(2).moved(140, -60, 0.36),
    "tram": TRAM,
    "handcar": HANDCAR,
    "car": CAR.moved(0, 0, 0.88),
    "bus": BUS,
    "bicycle": BICYCLE,
    "penny-farthing": PENNY_FARTHING,
    "tricycle": TRICYCLE,
    "cart": CART.moved(-20, 0, 0.9),
    "coach": COACH.moved(-20, 0, 0.85),
    "pram": PRAM,
    "sledge": SLEDGE.moved(-20, 0, 0.9),
    "rowing boat": ROWING_BOAT.moved(0, 0, 0.9),
    "sailing ship": SAILING_SHIP.moved(0, 0, 0.76),
    "sail boat": SAIL_BOAT,
    "paper boat": PAPER_BOAT,
    "submarine": SUBMARINE.moved(10, 0, 0.8),
    "raft": RAFT,
    "steamer": STEAMER.moved(0, 0, 0.85),
    "hot-air balloon": HOT_AIR_BALLOON.moved(0, 0, 0.8),
    "airship": AIRSHIP.moved(0, 0, 0.78),
    "biplane": BIPLANE.moved(10, 0, 0.9),
    "parachute": PARACHUTE,
    "rocket": ROCKET,
    "flying machine": FLYING_MACHINE.moved(0, 0, 0.78),
    "helicopter screw": HELICOPTER_SCREW,
    "propeller": PROPELLER,
}
