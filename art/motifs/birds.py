"""Birds of land and air; each stands on (0, 0), about 200 high, facing right.

Their relations live next door: `birds_water` (heron, swan, goose, duck, gull, pelican, flamingo, penguin, stork)
and `birds_things` (gentleman in a frock coat, egg, nest, feather, flock, cage, paper bird, bones).

crow("stand" | "fly" | "bow")            body, wing, beak, leg
magpie("ring" | "key" | "letter" | "")   body, tail, sheen, light (its white), gold and trim (the treasure)
owl(open_wings=False, tilt=5)            from the front, its tail 20 below; body, wing, belly, face, iris, trim;
                                         open it is 380 wide, anchors "left wing", "right wing"
rooster()                                body, hackle, tail, sheen, comb, beak, leg
hen(chicks=3)                            up to 4 chicks at her feet, 300 wide; body, wing, comb, chick
chick(turn=0)                            70 high; chick, hackle, beak, leg
peacock(open_tail=False)                 closed: train 200 to the left; open: a wheel 350 wide, from the front;
                                         body, wing, tail, plume, "eye ring", eye, trim
parrot(), toucan()                       perched on (0, 0), the tail hangs below; body, wing, gold/light, trim, beak
pigeon()                                 160 high; body, wing, neck, trim
swallow(), hummingbird()                 in flight around (0, -110); body, wing, belly, trim
vulture()                                body, wing, skin, light (ruff), beak
ostrich("stand" | "run" | "buried")      body, wing, skin, leg, light (plumes), earth

Every bird also has the inks light and dark (the eye), and the anchors "beak" (its tip: what it holds hangs here),
"head" (crown of the head: a hat sits here), "back" and mostly "feet" ("feet" of a flying one: below its belly).

For other birds: `winged(x, y, length, turn, inks, count, spread, broad, flip)` gives the pieces of a raised wing on
the shoulder (x, y), `foot(x, y, size, width)` a foot.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.colour import Colour
from art.motif import Motif, Piece
from art.motifs.curves import blob, both, curve, eye, leaf, limb, tilted, within
from art.shapes import circle, ellipse, line, place, polygon, ring, stroke

CREAM, NIGHT, HORN, LEG = "#f4e8cc", "#1b2033", "#e0a03c", "#c9733a"


def foot(x: float, y: float, size: float = 20, width: float = 5) -> str:
    """Three toes forward, one back."""
    toes = f"M{x},{y - 8}L{x + size},{y}M{x},{y - 8}L{x + size * 0.45},{y + 1}M{x},{y - 8}L{x - size * 0.6},{y}"
    return stroke(toes, width)


def wing(length: float, count: int = 9, spread: float = 105, broad: float = 0.15) -> tuple[str, str]:
    """A raised wing on the shoulder (0, 0), its leading edge to the right: long feathers, and their coverts."""
    wrist = (0.1 * length, -0.42 * length)
    feathers = coverts = ""
    for i in reversed(range(count)):
        t = i / (count - 1)
        inward = max(0.0, (t - 0.5) / 0.5)
        x, y = wrist[0] * (1 - inward), wrist[1] * (1 - inward * 0.9)
        long = length * (0.62 - 0.06 * (i == 0) - 0.12 * t - 0.12 * inward)
        turn = -80 - spread * t
        feathers += leaf(x, y, long, length * (broad * 0.82 + 0.05 * inward), turn, 0.56)
        coverts += leaf(x, y, long * 0.5, length * broad, turn, 0.6)
    arm = f"0,0,{0.2 * length:.0f} {0.1 * length:.0f},{-0.2 * length:.0f},{0.19 * length:.0f} "
    arm += f"{wrist[0]:.0f},{wrist[1]:.0f},{0.13 * length:.0f} {wrist[0]:.0f},{-0.6 * length:.0f},{0.05 * length:.0f}"
    return feathers, coverts + limb(arm)


def winged(
    x: float,
    y: float,
    length: float,
    turn: float,
    inks: tuple[str, str] = ("wing", "body"),
    count: int = 9,
    spread: float = 105,
    broad: float = 0.15,
    flip: bool = False,
) -> tuple[Piece, ...]:
    feathers, coverts = wing(length, count, spread, broad)
    return (
        Piece(place(feathers, x, y, 1, turn, flip), inks[0], 12),
        Piece(place(coverts, x, y, 1, turn, flip), inks[1], 14),
    )


CROW_INKS: dict[str, Colour] = {
    "body": "#262d45", "wing": "#3d4868", "beak": "#171a28", "leg": "#171a28", "light": CREAM, "dark": "#0e111c",
}  # fmt: skip

_CROW_BODY = (
    "46,-200 68,-190 80,-170 78,-146 84,-116 66,-80 30,-60 -20,-50 -62,-34 -114,-2! -128,-22! -72,-84 -22,-140 10,-180"
)
_CROW = Motif(
    (
        Piece(blob("70,-188 98,-184 118,-174 130,-158! 104,-160 74,-156"), "beak", 10),
        Piece(blob(_CROW_BODY), "body", 34),
        Piece(stroke("M82,-170Q104,-172 126,-160", 3), "wing"),
        Piece(blob("20,-152 44,-128 40,-96 4,-72 -50,-44 -104,-18! -66,-70 -24,-124"), "wing", 20),
        Piece(curve("30,-104 0,-84 -44,-62 -76,-42", 4) + curve("28,-124 0,-108 -34,-88 -56,-68", 4), "body"),
        *eye(56, -178, 5),
    ),
    CROW_INKS,
    {"beak": (122, -164), "head": (44, -200), "back": (-30, -132), "eye": (56, -178)},
)


def crow(pose: str = "stand") -> Motif:
    if pose == "fly":
        body = "96,-116 82,-132 58,-134 16,-124 -44,-110 -96,-100! -92,-84! -40,-78 10,-74 54,-84 88,-100"
        tail = "".join(leaf(-62, -94, 84, 24, 180 + turn) for turn in (-16, 0, 16))
        return Motif(
            (
                *winged(26, -106, 168, 28),
                Piece(tail, "wing", 10),
                Piece(blob("88,-128 112,-120 130,-106! 106,-106 86,-104"), "beak", 8),
                Piece(blob(body), "body", 26),
                *winged(10, -100, 178, -18),
                *eye(80, -118, 4.5),
            ),
            CROW_INKS,
            {"beak": (126, -108), "head": (70, -134), "back": (0, -122), "feet": (-10, -74)},
        )
    stance = Motif(
        (
            Piece(limb("14,-70,22 12,-42,9 20,-6,6") + limb("42,-74,22 44,-42,9 38,-6,6"), "leg"),
            Piece(foot(20, 0) + foot(38, 0), "leg"),
        ),
        CROW_INKS,
        {"feet": (28, 0)},
    )
    if pose == "bow":
        bowed = tilted(_CROW, 28, -70, 64)
        far = Motif(winged(30, -96, 120, -24, spread=80), CROW_INKS)
        return (far + stance + bowed).moved(-36, 0)
    return stance + _CROW


def magpie(treasure: str = "ring") -> Motif:
    """Holds a `treasure` in its beak: "ring", "key", "letter" or nothing ("")."""
    body = "46,-170 66,-160 76,-144 74,-122 80,-96 62,-64 24,-46 -24,-44 -56,-50 -40,-84 -14,-120 10,-152"
    hoard = {
        "ring": (Piece(ring(122, -110, 17, 6), "gold"), Piece(polygon([(112, -92), (132, -92), (122, -76)]), "trim")),
        "key": (Piece(ring(121, -116, 9, 5) + stroke("M121,-106V-70M121,-72H134M121,-84H131", 6), "gold"),),
        "letter": (
            Piece(place(polygon([(-34, -22), (34, -22), (34, 22), (-34, 22)]), 128, -110, 1, 12), "light", 8),
            Piece(place(stroke("M-32,-20L0,4L32,-20", 4), 128, -110, 1, 12), "trim"),
        ),
    }.get(treasure, ())
    return Motif(
        (
            Piece(limb("10,-56,18 8,-34,8 14,-6,6") + limb("36,-58,18 38,-34,8 32,-6,6"), "leg"),
            Piece(foot(14, 0) + foot(32, 0), "leg"),
            Piece(blob("-34,-86 -80,-50 -128,-12 -158,22! -132,24! -84,-8 -30,-46"), "tail", 14),
            *hoard,
            Piece(blob("66,-160 96,-150 124,-130! 94,-130 68,-134"), "beak", 8),
            Piece(blob(body), "body", 30),
            Piece(within(blob("90,-128 40,-106 34,-60 20,-30 90,-30 110,-90"), blob(body)), "light", 20),
            Piece(blob("14,-130 38,-112 34,-82 -8,-60 -90,-24! -54,-68 -22,-106"), "tail", 16),
            Piece(blob("16,-126 36,-112 24,-94 -10,-84 -28,-92 -10,-110"), "light", 8),
            Piece(curve("20,-84 -12,-66 -50,-48", 4), "sheen"),
            Piece(curve("-50,-48 -96,-12 -140,18", 4), "sheen"),
            *eye(54, -148, 4),
        ),
        {**CROW_INKS, "body": "#1f2540", "tail": "#24386a", "sheen": "#4f8a8c", "gold": "#e9b949", "trim": "#c8412f"},
        {"beak": (122, -130), "head": (44, -170), "back": (-20, -118), "feet": (24, 0)},
    )


OWL_INKS: dict[str, Colour] = {
    "body": "#7a5238", "wing": "#59382c", "belly": "#e2c594", "face": "#f2dfb8", "iris": "#f0a830", "beak": "#3a2a2a",
    "leg": "#d99a3d", "trim": "#a9744a", "light": CREAM, "dark": NIGHT,
}  # fmt: skip


def _owl_face(turn: float) -> Motif:
    head = (
        "0,-196 24,-194 48,-206 72,-222! 72,-180 66,-146 36,-120 0,-114 -36,-120 -66,-146 -72,-180 -72,-222! "
        "-48,-206 -24,-194"
    )
    face = Motif(
        (
            Piece(blob(head), "body", 26),
            Piece(
                blob(
                    "0,-178 22,-192 52,-184 62,-156 44,-132 14,-130 0,-118 -14,-130 -44,-132 -62,-156 -52,-184 -22,-192"
                ),
                "face",
                18,
            ),
            Piece(both(circle(29, -159, 25)), "trim"),
            Piece(both(circle(29, -159, 21)), "iris", 8),
            Piece(circle(31, -159, 12) + circle(-27, -159, 12), "dark"),
            Piece(circle(35, -164, 4) + circle(-23, -164, 4), "light"),
            Piece(blob("0,-152! 10,-140 6,-124 0,-114! -6,-124 -10,-140"), "beak"),
            Piece(both(curve("6,-184 26,-194 62,-210", 6)), "wing"),
        ),
        OWL_INKS,
        {"head": (0, -196), "beak": (0, -116), "eye": (31, -159)},
    )
    return tilted(face, 0, -140, turn)


def owl(open_wings: bool = False, tilt: float = 5) -> Motif:
    """Seen from the front, its head tilted by `tilt` degrees."""
    body = "0,-150 46,-146 70,-110 66,-56 42,-16 0,-6 -42,-16 -66,-56 -70,-110 -46,-146"
    inner = "0,-136 34,-124 46,-84 36,-38 0,-14 -36,-38 -46,-84 -34,-124"
    flecks = "".join(
        leaf(x, y - 4, 15, 10, 90)
        for row, y in enumerate((-110, -90, -70, -50, -30))
        for x in ([-24, 0, 24] if row % 2 else [-34, -12, 12, 34])
    )
    tail = Piece("".join(leaf(0, -40, 62, 24, 90 + turn) for turn in (18, 0, -18)), "wing", 8)
    sides = (
        (*winged(40, -124, 190, 62, count=10), *winged(-40, -124, 190, -62, count=10, flip=True)) if open_wings else ()
    )
    folded = (
        Piece(both(blob("44,-142 72,-120 84,-76 70,-30 50,-2! 44,-40 52,-86")), "wing", 16),
        Piece(both(curve("62,-112 68,-78 60,-40", 4)), "trim"),
    )
    return Motif(
        (
            *sides,
            tail,
            Piece(blob(body), "body", 30),
            Piece(blob(inner), "belly", 20),
            Piece(within(flecks, blob(inner)), "trim"),
            *(() if open_wings else folded),
            Piece(both("".join(ellipse(x, -4, 6, 10) for x in (14, 24, 34))), "leg"),
        ),
        OWL_INKS,
        {"feet": (0, 0), "left wing": (-176, -206), "right wing": (176, -206)} if open_wings else {"feet": (0, 0)},
    ) + _owl_face(tilt)


def rooster() -> Motif:
    plumes = (
        limb("-44,-84,26 -84,-140,24 -100,-190,16 -140,-206,2")
        + limb("-44,-80,26 -96,-116,24 -132,-150,16 -168,-140,2"),
        limb("-44,-76,24 -100,-96,22 -142,-106,14 -166,-78,2") + limb("-40,-70,22 -90,-76,20 -130,-68,12 -142,-36,2"),
    )
    body = "52,-176 66,-150 74,-112 60,-72 24,-50 -20,-52 -56,-72 -72,-108 -34,-100 0,-116 18,-150 28,-182"
    hackle = (
        "34,-196 58,-190 64,-160 74,-132 62,-118! 52,-126 44,-108! 34,-122 22,-102! 14,-122 -4,-104! -2,-126 "
        "14,-154 20,-182"
    )
    return Motif(
        (
            Piece(limb("8,-62,30 6,-38,11 8,-4,7") + limb("34,-62,30 40,-38,11 36,-4,7"), "leg"),
            Piece(foot(8, 0, 24, 6) + foot(36, 0, 24, 6) + line([(38, -20), (26, -26)], 5), "leg"),
            Piece(plumes[0], "tail", 12),
            Piece(plumes[1], "sheen", 12),
            Piece(blob("30,-204 22,-228 36,-220 40,-240 52,-222 64,-238 68,-218 78,-224 74,-200 56,-194"), "comb", 10),
            Piece(blob("68,-198 84,-194 98,-182! 84,-180 68,-178"), "beak", 8),
            Piece(blob(body), "body", 30),
            Piece(blob("10,-116 26,-92 10,-68 -28,-62 -62,-82! -34,-92 -14,-112"), "tail", 14),
            Piece(curve("8,-84 -16,-74 -38,-78", 4) + curve("8,-98 -14,-90 -28,-90", 4), "hackle"),
            Piece(blob(hackle), "hackle", 20),
            Piece(circle(54, -192, 19), "hackle"),
            Piece(blob("66,-184 78,-176 80,-158 70,-150 62,-162 60,-178"), "comb", 8),
            Piece(ellipse(62, -192, 11, 10), "comb"),
            *eye(62, -194, 4),
        ),
        {
            "body": "#8e3324",
            "hackle": "#e6a33a",
            "tail": "#1f3f46",
            "sheen": "#2f6c66",
            "comb": "#d43a2b",
            "beak": HORN,
            "leg": HORN,
            "light": CREAM,
            "dark": NIGHT,
        },
        {"beak": (94, -184), "head": (52, -212), "back": (-20, -112), "feet": (22, 0)},
    )


def chick(turn: float = 0) -> Motif:
    """About 70 high."""
    return Motif(
        (
            Piece(stroke("M-6,-14V0M8,-14V0M-8,0H2M6,0H16", 4), "leg"),
            Piece(polygon([(24, -52), (38, -46), (24, -40)]), "beak"),
            Piece(
                blob("6,-70 24,-60 26,-42 28,-24 8,-8 -18,-10 -30,-26 -42,-40! -22,-38 -12,-48 -10,-62"), "chick", 14
            ),
            Piece(blob("-2,-36 8,-26 -6,-16 -24,-24! -14,-30"), "hackle"),
            Piece(circle(12, -54, 3.5), "dark"),
        ),
        {"chick": "#f2c84f", "hackle": "#dd9d34", "beak": LEG, "leg": LEG, "dark": NIGHT},
        {"head": (6, -70), "beak": (36, -46)},
    ).moved(0, 0, 1, turn)


def hen(chicks: int = 3) -> Motif:
    body = (
        "54,-158 70,-136 72,-100 60,-56 20,-28 -40,-26 -82,-50 -104,-104 -122,-134! -84,-132 -60,-108 -20,-96 "
        "12,-112 24,-146"
    )
    mother = Motif(
        (
            Piece(stroke("M-12,-34V-2M18,-34V-2", 7) + foot(-12, 0) + foot(18, 0), "leg"),
            Piece(blob("28,-164 22,-180 36,-178 42,-192 52,-178 64,-186 64,-166"), "comb", 8),
            Piece(blob("66,-160 80,-154 90,-144! 76,-140 66,-140"), "beak"),
            Piece(blob(body), "body", 34),
            Piece(circle(48, -152, 22), "body"),
            Piece(blob("66,-142 74,-134 72,-120 64,-120 60,-134"), "comb"),
            Piece(blob("16,-98 36,-78 20,-50 -28,-40 -76,-66! -44,-72 -16,-92"), "wing", 16),
            Piece(curve("16,-70 -10,-56 -44,-60", 4) + curve("14,-84 -10,-74 -28,-74", 4), "body"),
            Piece(
                "".join(leaf(x, y, 11, 7, 100) for x, y in ((44, -120), (56, -106), (38, -98), (52, -84), (44, -66))),
                "wing",
            ),
            *eye(56, -154, 3.8),
        ),
        {
            "body": "#e9d6b0",
            "wing": "#b98452",
            "comb": "#d43a2b",
            "beak": HORN,
            "leg": HORN,
            "light": CREAM,
            "dark": NIGHT,
        },
        {"beak": (86, -146), "head": (46, -176), "back": (-40, -104), "feet": (4, 0)},
    )
    for i, (x, size) in enumerate(((98, 0.82), (-112, 0.74), (152, 0.66), (-74, 0.6))[:chicks]):
        mother = mother + chick().moved(x, 0, size, 0, i == 1)
    return Motif(mother.pieces, mother.inks, {"beak": (86, -146), "head": (46, -176), "back": (-40, -104)})


PEACOCK_INKS: dict[str, Colour] = {
    "body": "#1f4e8c", "wing": "#b98a56", "tail": "#2f7f63", "plume": "#6aa84f", "eye ring": "#e3a93a",
    "eye": "#24508f", "trim": "#4fb0a0", "beak": "#d8b98a", "leg": "#7a5a44", "light": CREAM, "dark": NIGHT,
}  # fmt: skip


def _ocelli(points: Sequence[tuple[float, float, float]]) -> tuple[Piece, ...]:
    return (
        Piece("".join(circle(x, y, 11 * s) for x, y, s in points), "eye ring"),
        Piece("".join(circle(x, y, 7 * s) for x, y, s in points), "trim"),
        Piece("".join(circle(x, y, 4.4 * s) for x, y, s in points), "eye"),
    )


def _crest(x: float, y: float) -> tuple[Piece, ...]:
    tips = [
        (x + reach * math.cos(a), y + reach * math.sin(a))
        for a, reach in ((math.radians(d), 32) for d in (-130, -108, -86, -64))
    ]
    return (
        Piece("".join(line([(x, y), tip], 3) for tip in tips), "body"),
        Piece("".join(circle(*tip, 5) for tip in tips), "trim"),
    )


def peacock(open_tail: bool = False) -> Motif:
    if open_tail:
        return _wheel()
    train = "-2,-98 -40,-86 -90,-48 -150,-14 -196,-2 -196,8 -120,12 -60,0 -12,-36 20,-60"
    marks = [
        (-66, -40, 0.9),
        (-96, -28, 1),
        (-58, -16, 0.8),
        (-128, -12, 1),
        (-96, -4, 0.9),
        (-164, -2, 1),
        (-36, -48, 0.7),
    ]
    body = "50,-196 66,-188 68,-172 62,-146 72,-108 60,-70 24,-52 -16,-62 -24,-84 0,-104 26,-128 36,-168 38,-188"
    return Motif(
        (
            Piece(stroke("M16,-56L14,-4M38,-60L42,-4", 6) + foot(14, 0) + foot(42, 0), "leg"),
            Piece(blob(train), "tail", 24),
            Piece(curve("-6,-84 -60,-52 -120,-22 -180,-4", 4) + curve("6,-62 -40,-30 -110,-4", 4), "plume"),
            *_ocelli(marks),
            *_crest(50, -192),
            Piece(blob("64,-190 78,-184 88,-174! 66,-172"), "beak"),
            Piece(blob(body), "body", 22),
            Piece(blob("20,-108 36,-86 14,-64 -30,-66 -56,-76! -22,-92"), "wing", 12),
            Piece(curve("20,-84 0,-76 -24,-76", 4), "light"),
            Piece(ellipse(57, -184, 8, 5, 20), "light"),
            Piece(circle(58, -184, 3.5), "dark"),
        ),
        PEACOCK_INKS,
        {"beak": (86, -175), "head": (50, -196), "back": (-10, -104), "tail": (-196, 4)},
    )


def _wheel() -> Motif:
    outer = "".join(leaf(0, -46, 172, 40, turn, 0.8) for turn in range(-196, 17, 14))
    inner = "".join(leaf(0, -46, 126, 34, turn, 0.8) for turn in range(-189, 10, 14))
    ribs = "".join(
        line([(0, -46), (140 * math.cos(math.radians(t)), -46 + 140 * math.sin(math.radians(t)))], 3)
        for t in range(-196, 17, 14)
    )
    marks = [
        (reach * math.cos(math.radians(t)), -46 + reach * math.sin(math.radians(t)), size)
        for reach, size, turns in ((150, 1.15, range(-196, 17, 14)), (106, 0.9, range(-189, 10, 14)))
        for t in turns
    ]
    return Motif(
        (
            Piece(stroke("M-12,-30V-2M12,-30V-2", 6) + stroke("M-24,0L-12,-6L0,0M0,0L12,-6L24,0", 5), "leg"),
            Piece(outer, "tail", 26),
            Piece(ribs, "plume"),
            Piece(inner, "plume", 22),
            *_ocelli(marks),
            Piece(circle(0, -60, 58), "tail", 22),
            *_crest(4, -158),
            Piece(
                blob("4,-166 20,-156 18,-136 16,-110 34,-76 28,-38 0,-22 -28,-38 -34,-76 -14,-108 -10,-138 -12,-156"),
                "body",
                20,
            ),
            Piece(
                "".join(
                    leaf(x, y, 12, 8, 90) for x, y in ((-10, -88), (10, -86), (0, -72), (-16, -64), (17, -64), (0, -50))
                ),
                "trim",
            ),
            Piece(polygon([(-4, -148), (12, -148), (5, -132)]), "beak"),
            Piece(circle(-6, -152, 3.4) + circle(13, -152, 3.4), "light"),
            Piece(circle(-6, -152, 2.2) + circle(13, -152, 2.2), "dark"),
        ),
        PEACOCK_INKS,
        {"beak": (5, -134), "head": (4, -166), "top": (0, -218)},
    )


def parrot() -> Motif:
    """Perched on (0, 0): its tail hangs 70 below."""
    body = "36,-206 60,-196 68,-172 62,-146 66,-110 50,-60 16,-22 -18,-16 -34,-40 -28,-90 -10,-140 4,-186"
    return Motif(
        (
            Piece(leaf(-8, -50, 126, 26, 112) + leaf(-10, -50, 120, 22, 122), "tail", 10),
            Piece(leaf(-10, -60, 112, 20, 130), "trim", 8),
            Piece(blob(body), "body", 28),
            Piece(blob("8,-146 28,-116 24,-66 -6,-24 -52,28! -46,-32 -28,-96"), "wing", 18),
            Piece(blob("10,-140 26,-116 22,-88 -2,-78 -28,-88 -14,-124"), "gold", 10),
            Piece(curve("16,-72 -2,-40 -30,-8", 4) + curve("-4,-74 -20,-42 -36,-18", 4), "trim"),
            Piece(blob("56,-200 78,-194 90,-172 84,-146! 74,-162 58,-164"), "beak", 10),
            Piece(blob("58,-164 74,-160 72,-148 60,-150"), "dark"),
            Piece(ellipse(48, -180, 15, 12, -8), "light"),
            *eye(50, -181, 5, False),
            Piece("".join(ellipse(x, -6, 7, 12, 12) for x in (12, 25)) + ellipse(0, -6, 7, 12, 12), "leg"),
        ),
        {
            "body": "#d0402b",
            "wing": "#2a5f9e",
            "gold": "#ecb63f",
            "trim": "#3f9a86",
            "tail": "#b5352a",
            "beak": "#f0dfba",
            "leg": "#4a4658",
            "light": CREAM,
            "dark": NIGHT,
        },
        {"beak": (84, -150), "head": (36, -206), "back": (-16, -140), "feet": (12, 0)},
    )


def pigeon() -> Motif:
    body = (
        "54,-158 72,-150 78,-134 72,-116 82,-86 66,-48 20,-28 -34,-30 -76,-22 -124,-8! -132,-26! -84,-62 "
        "-40,-100 8,-114 32,-130 40,-150"
    )
    return Motif(
        (
            Piece(limb("6,-40,18 2,-22,8 6,-4,6") + limb("28,-42,18 32,-22,8 28,-4,6"), "leg"),
            Piece(foot(6, 0, 18) + foot(28, 0, 18), "leg"),
            Piece(polygon([(74, -146), (94, -134), (74, -130)]), "beak"),
            Piece(blob(body), "body", 30),
            Piece(within(blob("30,-126 60,-116 96,-120 100,-92 60,-86 20,-96"), blob(body)), "neck", 10),
            Piece(within(blob("30,-110 60,-102 96,-104 96,-92 60,-88 20,-98"), blob(body)), "trim"),
            Piece(blob("18,-104 36,-82 22,-52 -24,-42 -104,-26! -64,-60 -24,-92"), "wing", 16),
            Piece(curve("-2,-96 8,-72 -4,-48", 7) + curve("-30,-86 -22,-66 -32,-44", 7), "dark"),
            Piece(ellipse(75, -145, 6, 4, 20), "light"),
            *eye(62, -142, 4),
        ),
        {
            "body": "#8393a6",
            "wing": "#b4bcc2",
            "neck": "#3f7f74",
            "trim": "#8a5a8c",
            "beak": "#3f3f50",
            "leg": "#cf5a4e",
            "light": CREAM,
            "dark": "#2c3348",
        },
        {"beak": (92, -134), "head": (56, -158), "back": (-30, -104), "feet": (18, 0)},
    )


def swallow() -> Motif:
    """In flight, about 230 across."""
    return Motif(
        (
            Piece(blob("34,-128 12,-166 -30,-204 -84,-226! -54,-180 -40,-146 -6,-108"), "wing", 14),
            Piece(limb("-44,-98,18 -88,-96,9 -150,-118,1") + limb("-44,-92,18 -92,-76,9 -148,-54,1"), "body"),
            Piece(blob("94,-118 78,-136 50,-136 6,-122 -52,-104 -56,-90 0,-84 52,-92 82,-104"), "body", 22),
            Piece(blob("84,-104 52,-92 0,-84 -46,-90 -4,-98 44,-108"), "belly", 8),
            Piece(blob("94,-118 90,-108 66,-98 56,-108 74,-116"), "trim"),
            Piece(polygon([(90, -124), (106, -114), (88, -110)]), "dark"),
            Piece(blob("40,-110 20,-74 -26,-38 -78,-18! -46,-58 -30,-90 -8,-118"), "wing", 16),
            Piece(circle(76, -122, 4), "light"),
            Piece(circle(77, -122, 2.6), "dark"),
        ),
        {"body": "#233a68", "wing": "#2f4f86", "belly": CREAM, "trim": "#c8452f", "light": CREAM, "dark": NIGHT},
        {"beak": (104, -114), "head": (78, -136), "back": (10, -124)},
    )


def hummingbird() -> Motif:
    """Hovering, its beak raised to the right."""
    body = "58,-150 74,-138 70,-118 66,-92 44,-58 14,-38 -4,-44 -2,-74 14,-108 30,-138"
    return Motif(
        (
            Piece(leaf(22, -102, 124, 34, -138) + leaf(20, -98, 112, 30, -158), "wing", 12),
            Piece(leaf(14, -62, 70, 20, 128) + leaf(12, -60, 66, 18, 142), "tail", 8),
            Piece(limb("66,-140,8 100,-158,5 136,-178,2"), "beak"),
            Piece(blob(body), "body", 20),
            Piece(blob("74,-138 70,-118 66,-92 44,-58 34,-62 48,-92 56,-122"), "belly", 8),
            Piece(blob("76,-136 72,-114 62,-104 52,-116 60,-130"), "trim", 8),
            Piece(leaf(26, -106, 128, 32, -110) + leaf(24, -104, 122, 32, -124), "wing", 12),
            Piece(leaf(26, -106, 62, 24, -116), "tail", 8),
            *eye(58, -136, 4),
        ),
        {
            "body": "#2e8a6c",
            "wing": "#9fc4b8",
            "tail": "#1f5f5c",
            "belly": CREAM,
            "trim": "#cf3f5a",
            "beak": "#2a2a3a",
            "light": CREAM,
            "dark": NIGHT,
        },
        {"beak": (136, -178), "head": (52, -150), "back": (12, -104)},
    )


def toucan() -> Motif:
    """Perched on (0, 0): its tail hangs 40 below."""
    body = "14,-190 38,-184 48,-162 46,-134 52,-98 36,-46 4,-20 -26,-22 -44,-48 -40,-96 -24,-150 -8,-182"
    beak = "34,-186 70,-202 112,-190 134,-160 130,-134! 110,-150 74,-148 40,-146"
    return Motif(
        (
            Piece(blob("-26,-52 -20,-20 -40,34 -62,44! -64,14 -50,-40"), "body", 10),
            Piece(blob(body), "body", 28),
            Piece(blob("40,-172 50,-150 54,-118 36,-98 14,-112 8,-144 20,-170"), "light", 14),
            Piece(blob("46,-110 40,-98 22,-98 10,-112 24,-104"), "trim"),
            Piece(blob("-14,-134 10,-100 8,-58 -22,-30 -50,-10! -48,-60 -34,-110"), "wing", 14),
            Piece(blob(beak), "beak", 20),
            Piece(within(blob("30,-168 80,-168 132,-152 140,-120 40,-130"), blob(beak)), "trim", 8),
            Piece(within(circle(136, -144, 20), blob(beak)), "dark"),
            Piece(blob("32,-188 42,-178 42,-150 34,-146 30,-166"), "dark"),
            Piece(circle(20, -168, 11), "ring"),
            *eye(21, -168, 4.5, False),
            Piece("".join(ellipse(x, -10, 7, 13, 8) for x in (-6, 8)), "leg"),
        ),
        {
            "body": "#1d2136",
            "wing": "#343b5a",
            "light": CREAM,
            "trim": "#d6502f",
            "beak": "#f0b03c",
            "ring": "#4a9ab0",
            "leg": "#6f88a0",
            "dark": "#11131f",
        },
        {"beak": (130, -138), "head": (14, -190), "back": (-34, -130), "feet": (2, 0)},
    )


def vulture() -> Motif:
    body = "-6,-186 26,-172 44,-140 46,-92 34,-48 0,-32 -34,-34 -58,-64 -70,-116 -54,-168 -32,-188"
    cloak = "-14,-176 16,-150 22,-104 8,-56 -24,-20 -56,8! -58,-14 -76,0! -72,-28 -92,-20! -84,-80 -66,-140 -44,-174"
    ruff = "".join(leaf(20, -160, 36, 22, turn, 0.6) for turn in range(-10, 200, 30))
    return Motif(
        (
            Piece(limb("6,-50,30 0,-26,12 2,-4,9") + limb("28,-54,28 34,-28,12 32,-4,9"), "trim", 8),
            Piece(foot(2, 0, 26, 7) + foot(32, 0, 26, 7), "leg"),
            Piece(blob(body), "body", 30),
            Piece(blob(cloak), "wing", 26),
            Piece(curve("10,-104 -8,-60 -40,-18", 4) + curve("-12,-120 -34,-66 -60,-26", 4), "body"),
            Piece(limb("6,-160,40 34,-176,26 52,-192,24 66,-190,26"), "skin", 14),
            Piece(ruff, "light", 10),
            Piece(circle(66, -190, 17), "skin"),
            Piece(blob("72,-204 94,-200 106,-184 104,-164! 94,-176 74,-178"), "beak", 8),
            Piece(line([(62, -200), (78, -196)], 4), "trim"),
            *eye(70, -192, 3.6),
        ),
        {
            "body": "#4a3a3c",
            "wing": "#33282f",
            "skin": "#d98b78",
            "light": "#efe0c2",
            "trim": "#5d4843",
            "beak": "#d9b46a",
            "leg": "#9a8f86",
            "dark": NIGHT,
        },
        {"beak": (104, -166), "head": (66, -208), "back": (-60, -160), "feet": (18, 0)},
    )


OSTRICH_INKS: dict[str, Colour] = {
    "body": "#2b2b3c", "wing": "#464660", "light": CREAM, "skin": "#e0a58c", "beak": "#c9733a", "leg": "#d6967c",
    "trim": "#ffffff", "dark": NIGHT,
}  # fmt: skip

_OSTRICH_BODY = (
    Piece("".join(leaf(-44, -112, 52, 26, turn) for turn in (150, 180, 210, 236)), "light", 10),
    Piece(blob("44,-128 58,-104 44,-74 4,-62 -42,-70 -62,-96 -48,-128 -4,-146 26,-144"), "body", 28),
    Piece(blob("28,-126 36,-100 14,-82 -24,-80 -52,-92! -44,-104 -62,-112! -46,-120 -52,-134! -10,-136"), "wing", 16),
    Piece("".join(leaf(-22, -92, 42, 18, turn) for turn in (160, 182, 140)), "light", 8),
)


def ostrich(pose: str = "stand") -> Motif:
    """`pose`: "stand", "run" or "buried" (its head in the ground)."""
    if pose == "run":
        legs = limb("-6,-84,38 -34,-52,17 -72,-44,8 -112,-24,8") + limb("16,-84,38 50,-58,18 38,-30,9 66,-4,8")
        feet = stroke("M-112,-24L-122,-6M66,-4H92", 9)
        neck, beak = "40,-122,30 62,-150,16 58,-186,12 78,-214,12", (84.0, -214.0)
    elif pose == "buried":
        legs = limb("-14,-84,36 -22,-46,14 -16,-6,8") + limb("12,-84,36 6,-46,14 14,-6,8")
        feet = stroke("M-16,-4H8M14,-4H38", 9)
        neck, beak = "42,-110,30 72,-104,16 86,-60,13 84,0,13", (84.0, 0.0)
    else:
        legs = limb("-8,-84,36 -16,-46,14 -12,-6,8") + limb("16,-84,36 24,-46,14 20,-6,8")
        feet = stroke("M-12,-4H12M20,-4H44", 9)
        neck, beak = "40,-122,30 60,-150,16 54,-190,12 66,-224,12", (72.0, -224.0)
    x, y = beak
    head = (
        Piece(blob(f"{x + 8},{y - 12} {x + 34},{y - 2} {x + 42},{y + 4}! {x + 12},{y + 8}"), "beak"),
        Piece(ellipse(x, y - 2, 17, 13, 8), "skin", 8),
        Piece(stroke(f"M{x - 8},{y - 15}l-6,-10M{x},{y - 16}l0,-11", 3), "dark"),
        *eye(x + 4, y - 4, 4.5),
    )
    mound = (Piece(blob("52,0! 66,-10 84,-16 102,-10 118,0!"), "earth", 8),)
    return Motif(
        (
            Piece(legs, "leg", 10),
            Piece(feet, "leg"),
            *_OSTRICH_BODY[:1],
            Piece(limb(neck), "skin", 8),
            *_OSTRICH_BODY[1:],
            *(mound if pose == "buried" else head),
        ),
        {**OSTRICH_INKS, "earth": "#a9744a"},
        {"head": (x, y - 14), "beak": (x, y) if pose == "buried" else (x + 40, y + 4), "back": (-8, -142)},
    )


GALLERY: dict[str, Motif] = {
    "crow stand": crow(),
    "crow fly": crow("fly"),
    "crow bow": crow("bow"),
    "magpie ring": magpie(),
    "magpie letter": magpie("letter"),
    "owl": owl(),
    "owl open": owl(open_wings=True).moved(0, 0, 0.78),
    "rooster": rooster(),
    "hen": hen().moved(0, 0, 0.78),
    "chick": chick(),
    "peacock": peacock().moved(0, 0, 0.78),
    "peacock open": peacock(open_tail=True).moved(0, 0, 0.78),
    "parrot": parrot(),
    "pigeon": pigeon(),
    "swallow": swallow(),
    "hummingbird": hummingbird(),
    "toucan": toucan(),
    "vulture": vulture(),
    "ostrich": ostrich(),
    "ostrich run": ostrich("run"),
    "ostrich buried": ostrich("buried"),
}
