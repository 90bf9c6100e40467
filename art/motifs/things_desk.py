"""Books and paper, instruments to look through, locks, clocks, treasure, in the inks of things_cuts.

Paper      book_pile(count) (top), ENVELOPE sealed (hand, seal)
Seeing     GLOBE on its foot (middle, top), SPECTACLES (left, right: the glasses, middle)
Locks      key(kind=0..2) (hand at the ring, tip), KEYS on a ring (top), padlock() (top, hole)
Time       hourglass(run=0..1) how much has fallen (upper, lower: middles of the bulbs, top), wall_clock(hour, minute)
           (face)
Treasure   CROWN (top, under), coins(count, seed): a pile, GEM
Sound      GRAMOPHONE (horn)
"""

from __future__ import annotations

import math
from random import Random

from art.motif import Motif, Piece
from art.motifs.curves import holed, off, taper
from art.motifs.things_cuts import BLUE, OCHRE, PLUM, RED, TEAL, arc, lathe, thing
from art.shapes import circle, ellipse, line, path, place, rectangle, ring, stroke


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


ENVELOPE = thing(
    Piece(path("M-108,-134L108,-138L112,-4L-106,0Z"), "light", 24),
    Piece(stroke("M-102,-4L-20,-74M108,-8L26,-76", 4), "body"),
    Piece(path("M-108,-134L108,-138C72,-104 40,-68 6,-52C-30,-68 -70,-102 -108,-134Z"), "light", 14, lifted=True),
    Piece(circle(4, -66, 21), "trim", 9),
    Piece(path("M4,-56C-4,-62 -8,-70 -2,-75C2,-77 4,-73 4,-71C5,-74 8,-78 11,-75C16,-70 11,-62 4,-56Z"), "dark"),
    body="#c9b288", trim=RED, dark="#8a2a20", anchors={"hand": (100, -60), "seal": (4, -66)},
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


BOWS = (
    holed("M0,-216C-34,-216 -46,-192 -40,-174C-34,-156 -14,-150 0,-150C14,-150 34,-156 40,-174C46,-192 34,-216 0,-216Z"
        "M0,-200C18,-200 24,-188 22,-180C18,-168 8,-166 0,-166C-8,-166 -18,-168 -22,-180C-24,-188 -18,-200 0,-200Z"),
    holed("M0,-150C-10,-160 -20,-158 -30,-160C-50,-164 -52,-196 -30,-200C-26,-220 26,-220 30,-200"
        "C52,-196 50,-164 30,-160C20,-158 10,-160 0,-150Z"
        "M0,-170C4,-174 10,-174 16,-174C32,-176 32,-188 18,-190C16,-206 -16,-206 -18,-190C-32,-188 -32,-176 -16,-174"
        "C-10,-174 -4,-174 0,-170Z"),
    holed("M0,-150C-30,-160 -44,-178 -36,-196C-28,-214 -6,-208 0,-194C6,-208 28,-214 36,-196C44,-178 30,-160 0,-150Z"
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


def padlock() -> Motif:
    """A heavy padlock, locked."""
    shackle = "M-38,-96V-136C-38,-196 38,-196 38,-136V-96"
    return thing(
        Piece(stroke(shackle, 17), "metal", 6),
        Piece(path("M-68,-104C-40,-112 40,-112 68,-104C78,-70 78,-36 64,-6C40,4 -40,4 -64,-6"
                  "C-78,-36 -78,-70 -68,-104Z"), "body", 26),
        Piece(ellipse(0, -54, 32, 36), "trim", 10),
        Piece(circle(0, -64, 9.500) + path("M-5,-64H5L10,-34H-10Z"), "dark"),
        Piece("".join(circle(s * 56, y, 4) for s in (-1, 1) for y in (-92, -14)), "trim"),
        body="#b27a33", trim="#dcae57", metal="#7b848c", anchors={"top": (0, -190), "hole": (0, -56)},
    )  # fmt: skip


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


def _dial(x: float, y: float, radius: float, hour: float, minute: float) -> list[Piece]:
    marks = "".join(
        line(
            [off(x, y, radius * 0.84, i * 30), off(x, y, radius * (0.7 if i % 3 == 0 else 0.76), i * 30)],
            max(3.0, radius * (0.075 if i % 3 == 0 else 0.05)),
        )
        for i in range(12)
    )
    hour_hand = place(path(f"M0,{-radius * 0.5:.1f}L{radius * 0.09:.1f},{-radius * 0.14:.1f}L0,{radius * 0.12:.1f}"
        f"L{-radius * 0.09:.1f},{-radius * 0.14:.1f}Z"),
                      x, y, 1, (hour + minute / 60) * 30)  # fmt: skip
    minute_hand = place(line([(0, radius * 0.12), (0, -radius * 0.66)], max(3.4, radius * 0.06)), x, y, 1, minute * 6)
    return [Piece(marks, "dark"), Piece(hour_hand + minute_hand + circle(x, y, radius * 0.09), "dark")]


def wall_clock(hour: float = 10, minute: float = 8) -> Motif:
    """A round clock for a wall, about 200 across."""
    return thing(
        Piece(circle(0, -100, 100), "body", 18),
        Piece(circle(0, -100, 84), "trim"),
        Piece(circle(0, -100, 78), "light", 26),
        *_dial(0, -100, 78, hour, minute),
        body="#7a4430", anchors={"face": (0, -100)},
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


GEM = thing(
    Piece(path("M-84,-88L-44,-130H44L84,-88L0,0Z"), "body", 20),
    Piece(path("M-84,-88H84L0,0Z"), "trim", 16),
    Piece(path("M-30,-88L0,0L30,-88L0,-130Z"), "light", 10),
    Piece(path("M-30,-88H30L0,-130Z"), "glow"),
    body="#7cc0b8", trim="#2f8580", light="#b9e0d6", glow="#e9f6ec", anchors={"top": (0, -130)},
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


GALLERY: dict[str, Motif] = {
    "book pile": book_pile(),
    "envelope": ENVELOPE,
    "globe": GLOBE,
    "spectacles": SPECTACLES,
    "key 0": key(0),
    "key 1": key(1),
    "key 2": key(2),
    "keys": KEYS,
    "padlock": padlock(),
    "hourglass": hourglass(),
    "hourglass full": hourglass(0.1),
    "wall clock": wall_clock(),
    "crown": CROWN,
    "coins": coins(),
    "gem": GEM,
    "gramophone": GRAMOPHONE,
}
