"""Vehicles and machines, in the inks of things_cuts: body, trim, light, dark, metal, glow.

Rails      STEAM_ENGINE 280 wide, its smoke left to the scene (chimney, cab, coupling, front), CARRIAGE 220 wide
           (coupling, front, roof), train(count): engine and carriages in one, its engine's front at x = 0
           (chimney, tail)
Water      SAILING_SHIP with three masts, 300 wide (top, deck, bow, stern),
           SAIL_BOAT (deck, top), PAPER_BOAT (top, inside), STEAMER (chimney, deck, bow). Boats stand on their keel;
           sink them into the water by the scene's waves
Works      SEWING_MACHINE (needle, spool, hand), FAN (middle)
Music      HAND_BELL (hand, clapper)
Parts      wheel(x, y, radius, ...): the pieces of a spoked wheel, windows(...): a row of panes
"""

from __future__ import annotations

from art.motif import Motif, Piece
from art.motifs.curves import off, taper
from art.motifs.things_cuts import BRASS, CREAM, OCHRE, RED, TEAL, lathe, thing
from art.shapes import circle, line, path, place, rectangle, ring, stroke


def wheel(x: float, y: float, radius: float, spokes: int = 8, rim: float = 7) -> tuple[Piece, ...]:
    """A spoked wheel centred on (x, y)."""
    rays = "".join(
        line([(x, y), off(x, y, radius - rim / 2, i * 360 / spokes + 11)], max(3.0, rim * 0.5)) for i in range(spokes)
    )
    return (
        Piece(rays, "trim"),
        Piece(ring(x, y, radius - rim / 2, rim), "dark"),
        Piece(circle(x, y, max(4.0, rim * 0.9)), "trim"),
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
    *wheel(-92, -34, 34, 10, 8),
    *wheel(-18, -34, 34, 10, 8),
    *wheel(48, -24, 24, 8, 7),
    *wheel(98, -24, 24, 8, 7),
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


SEWING_MACHINE = thing(
    Piece(path("M-120,-26H120L126,0H-126Z"), "trim", 8),
    Piece(path("M-104,-30V-44H110V-30Z"), "body", 6),
    Piece(path("M-96,-132C-96,-156 -76,-164 -50,-160C0,-152 40,-158 84,-164C106,-164 112,-150 112,-130V-34H62"
              "C66,-70 60,-98 32,-104C0,-108 -40,-104 -56,-104V-84H-94Z"), "body", 22),
    Piece(line([(-74, -84), (-74, -40)], 5) + line([(-86, -46), (-60, -46)], 6), "metal"),
    Piece(ring(124, -128, 24, 8), "metal"),
    Piece(line([(124, -150), (124, -106)], 4.5) + line([(102, -128), (146, -128)], 4.5) + circle(142, -138, 6),
              "metal"),
    Piece(rectangle(28, -196, 26, 30, 4), "glow", 6),
    Piece(rectangle(24, -200, 34, 6, 2) + rectangle(24, -168, 34, 6, 2) + line([(41, -200), (41, -208)], 5), "dark"),
    Piece(stroke("M28,-180C-20,-196 -60,-176 -74,-150L-74,-90", 2.8), "glow"),
    Piece(stroke("M-60,-132C-30,-122 -10,-142 20,-132C44,-126 62,-140 86,-134", 4), "trim"),
    Piece(circle(86, -64, 11), "trim", 4),
    body="#2c2f3f", trim=BRASS, metal="#a4acb0", glow=RED, anchors={"needle": (-74, -40), "spool": (41, -182),
        "hand": (142, -138)},
)  # fmt: skip


FAN = thing(
    Piece(path("M-40,0C-36,-16 -12,-20 0,-20C12,-20 36,-16 40,0Z"), "body", 7),
    Piece(taper([(0, -16), (0, -80)], 14, 11), "body"),
    Piece("".join(place(path("M0,-8C-30,-22 -36,-58 -14,-66C10,-70 16,-30 0,-8Z"), 0, -132, 1, i * 120 + 20)
              for i in range(3)), "trim", 9),
    Piece(ring(0, -132, 72, 6) + ring(0, -132, 50, 3) + "".join(line([off(0, -132, 16, i * 30), off(0, -132, 72,
              i * 30)], 2.8) for i in range(12)), "metal"),
    Piece(circle(0, -132, 15), "body", 6),
    body=TEAL, trim=CREAM, anchors={"middle": (0, -132)},
)  # fmt: skip


HAND_BELL = thing(
    Piece(circle(0, 0, 12), "dark", 5),
    Piece(lathe((14, -204), (18, -196), (10, -184), (13, -150), (9, -116)), "trim", 8),
    Piece(path("M0,-118C26,-116 34,-92 38,-66C42,-40 50,-26 62,-12C40,-2 -40,-2 -62,-12C-50,-26 -42,-40 -38,-66"
              "C-34,-92 -26,-116 0,-118Z"), "body", 24),
    Piece(path("M-52,-22C-28,-12 28,-12 52,-22L62,-12C40,-2 -40,-2 -62,-12Z"), "metal"),
    body="#d3a145", trim="#7d4a33", metal="#9a6a26", anchors={"hand": (0, -160), "clapper": (0, 0)},
)  # fmt: skip


GALLERY: dict[str, Motif] = {
    "steam engine": STEAM_ENGINE.moved(0, 0, 0.9),
    "carriage": CARRIAGE,
    "train": train(2).moved(140, -60, 0.36),
    "sailing ship": SAILING_SHIP.moved(0, 0, 0.76),
    "sail boat": SAIL_BOAT,
    "paper boat": PAPER_BOAT,
    "steamer": STEAMER.moved(0, 0, 0.85),
    "sewing machine": SEWING_MACHINE.moved(-8, 0, 0.95),
    "fan": FAN,
    "hand bell": HAND_BELL,
}
