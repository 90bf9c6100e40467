"""Birds of land and air; birds_water and birds_things hold their relations.

crow("stand" | "fly")            body, wing, beak, leg
owl(open_wings=False, tilt=5)    from the front, its tail 20 below; body, wing, belly, face, iris, trim; open it is 380
                                 wide, anchors "left wing", "right wing"
pigeon()                         160 high; body, wing, neck, trim
swallow()                        in flight around (0, -110); body, wing, belly, trim

Every bird also has the inks light and dark (the eye), and the anchors beak (its tip), head (where a hat sits), back and
mostly feet. For other birds: winged(x, y, length, turn, ...) gives the pieces of a raised wing on the shoulder (x, y),
foot(x, y, size, width) a foot.
"""

from __future__ import annotations

from art.colour import Colour
from art.motif import Motif, Piece
from art.motifs.curves import blob, both, clipped, curve, eye, limb, plume, tilted
from art.shapes import circle, ellipse, place, polygon, stroke

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
        feathers += plume(x, y, long, length * (broad * 0.82 + 0.05 * inward), turn, 0.56)
        coverts += plume(x, y, long * 0.5, length * broad, turn, 0.6)
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
        tail = "".join(plume(-62, -94, 84, 24, 180 + turn) for turn in (-16, 0, 16))
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
    return stance + _CROW


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
        plume(x, y - 4, 15, 10, 90)
        for row, y in enumerate((-110, -90, -70, -50, -30))
        for x in ([-24, 0, 24] if row % 2 else [-34, -12, 12, 34])
    )
    tail = Piece("".join(plume(0, -40, 62, 24, 90 + turn) for turn in (18, 0, -18)), "wing", 8)
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
            Piece(clipped(flecks, blob(inner)), "trim"),
            *(() if open_wings else folded),
            Piece(both("".join(ellipse(x, -4, 6, 10) for x in (14, 24, 34))), "leg"),
        ),
        OWL_INKS,
        {"feet": (0, 0), "left wing": (-176, -206), "right wing": (176, -206)} if open_wings else {"feet": (0, 0)},
    ) + _owl_face(tilt)


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
            Piece(clipped(blob("30,-126 60,-116 96,-120 100,-92 60,-86 20,-96"), blob(body)), "neck", 10),
            Piece(clipped(blob("30,-110 60,-102 96,-104 96,-92 60,-88 20,-98"), blob(body)), "trim"),
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


GALLERY: dict[str, Motif] = {
    "crow stand": crow(),
    "crow fly": crow("fly"),
    "owl": owl(),
    "owl open": owl(open_wings=True).moved(0, 0, 0.78),
    "pigeon": pigeon(),
    "swallow": swallow(),
}
