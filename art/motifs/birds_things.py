"""Things of birds, and birds that are things.

egg()                            spotted, 124 high; shell, trim (spots); anchors top, middle
nest(eggs=3, seed=4)             240 wide, 5 eggs at most; straw, dry, twig, hollow, shell; anchors middle, rim, top
cage(part="whole" | "back" | "front", open_door=True)
                                 240 high with its ring; draw "back", the captive, then "front"; anchors perch, ring,
                                 door, floor; air (what is seen between the wires), far, wire, base, trim, perch
paper_bird()                     a folded crane, 212 high; paper, fold, shade; anchors string, beak, head, tail
"""

from __future__ import annotations

from random import Random

from art.motif import Motif, Piece
from art.motifs.curves import blob
from art.shapes import circle, ellipse, path, polygon, ring, stroke


def egg() -> Motif:
    """Spotted, about 120 high."""
    shell = "0,-124 30,-104 46,-62 38,-18 0,0 -38,-18 -46,-62 -30,-104"
    spots = "".join(
        ellipse(x, y, r, r * 0.7, 20)
        for x, y, r in (
            (-14, -92, 6),
            (16, -78, 8),
            (-24, -54, 8),
            (8, -40, 5),
            (28, -30, 6),
            (-10, -22, 6),
            (2, -106, 4),
        )
    )
    return Motif(
        (Piece(blob(shell), "shell", 34), Piece(spots, "trim")),
        {"shell": "#f0e3c4", "trim": "#8a6a4e"},
        {"top": (0, -124), "middle": (0, -62)},
    )


def nest(eggs: int = 3, seed: int = 4) -> Motif:
    """About 240 wide, 110 high."""
    draw = Random(seed)
    bowl = "-112,-66 -60,-52 0,-48 60,-52 112,-66 104,-34 70,-8 0,2 -70,-8 -104,-34"

    def twigs(count: int, low: float, high: float, reach: float) -> str:
        shape = ""
        for _ in range(count):
            x, t = draw.uniform(-96, 96), draw.random()
            y = low + (high - low) * t - abs(x) * 0.09
            tilt, length = draw.uniform(-14, 14) + x * 0.12, draw.uniform(0.6, 1) * reach
            shape += stroke(
                f"M{x - length:.0f},{y - tilt - 4:.0f}Q{x:.0f},{y + 8:.0f} {x + length:.0f},{y + tilt - 4:.0f}", 4.5
            )
        return shape

    laid = Motif((Piece(ellipse(0, -64, 108, 22), "hollow", 8),), {"hollow": "#3f2a26"})
    for x, turn in ((-36, -14), (34, 12), (0, 2), (-66, -26), (66, 24))[:eggs]:
        laid = laid + egg().inked(shell="#a9cfc4").moved(x, -34, 0.62, turn)
    front = Motif(
        (
            Piece(blob(bowl), "straw", 26),
            Piece(twigs(26, -16, -44, 36), "dry"),
            Piece(twigs(22, -10, -48, 34), "twig"),
            Piece(twigs(16, -40, -54, 40), "straw"),
        ),
        {"straw": "#b58a55", "dry": "#d9b47c", "twig": "#6e4a35"},
        {"rim": (112, -66), "middle": (0, -70), "top": (0, -100)},
    )
    return laid + front


def cage(part: str = "whole", open_door: bool = True) -> Motif:
    """An empty bird cage; to put something in it, draw `part` "back", the thing, then `part` "front"."""
    dome = path("M-72,-30V-130C-72,-196 -36,-214 0,-214C36,-214 72,-196 72,-130V-30Z")
    wires = ""
    for bend in (-72, -45, -18, 18, 45, 72):
        foot_of = "M18,-118" if open_door and bend == 18 else f"M{bend},-30"
        wires += stroke(f"{foot_of}V-130C{bend},-182 {bend * 0.55:.0f},-210 0,-214", 4.5)
    behind = "".join(stroke(f"M{x},-34V-130C{x},-176 {x * 0.5:.0f},-204 0,-210", 3) for x in (-58, -31, 31, 58))
    leaf_of_door = polygon([(45, -122), (96, -110), (96, -34), (45, -44)])
    ajar = (
        Piece(leaf_of_door, "air"),
        Piece(stroke("M45,-122L96,-110V-34L45,-44ZM62,-118V-42M79,-114V-38", 4.5), "wire"),
        Piece(stroke("M18,-122H45V-44H18Z", 5), "wire"),
    )
    shut = (Piece(stroke("M18,-122H45V-44H18M18,-84H45", 5), "wire"),)
    rear = (
        Piece(dome, "air"),
        Piece(behind + stroke("M-72,-130Q0,-142 72,-130", 3), "far"),
        Piece(stroke("M-62,-92H62", 6), "perch"),
    )
    front = (
        Piece(wires, "wire"),
        *(ajar if open_door else shut),
        Piece(stroke("M-72,-130Q0,-118 72,-130", 5), "wire"),
        Piece(blob("-80,-34! 80,-34! 84,-14 70,0! -70,0! -84,-14"), "base", 14),
        Piece(stroke("M-78,-30Q0,-22 78,-30", 5), "trim"),
        Piece(ring(0, -228, 13, 6) + circle(0, -214, 7), "wire"),
    )
    return Motif(
        {"whole": rear + front, "back": rear, "front": front}[part],
        {
            "air": "#cbb98c",
            "far": "#a58b5c",
            "wire": "#6d4a2c",
            "base": "#8a5a34",
            "trim": "#d8a24a",
            "perch": "#8a5a34",
        },
        {"perch": (0, -95), "ring": (0, -240), "door": (32, -82), "floor": (0, -34)},
    )


def paper_bird() -> Motif:
    """A folded crane; 200 high."""
    return Motif(
        (
            Piece(polygon([(-30, -64), (60, -206), (46, -58)]), "shade", 12),
            Piece(polygon([(-14, -76), (-34, -24), (-146, -146)]), "shade", 12),
            Piece(polygon([(14, -76), (34, -24), (130, -152)]), "paper", 12),
            Piece(polygon([(130, -152), (112, -130), (162, -116)]), "fold", 8),
            Piece(polygon([(-50, -60), (0, -84), (50, -60), (0, 0)]), "fold", 16),
            Piece(polygon([(-44, -56), (-62, -212), (52, -56), (6, -30)]), "paper", 24),
            Piece(polygon([(-62, -212), (52, -56), (6, -56)]), "shade", 12),
        ),
        {"paper": "#e2744f", "fold": "#c65a3f", "shade": "#9c4034"},
        {"beak": (160, -116), "head": (130, -152), "tail": (-146, -146), "string": (0, -84)},
    )


GALLERY: dict[str, Motif] = {
    "egg": egg(),
    "nest": nest(),
    "cage": cage(),
    "cage shut": cage(open_door=False),
    "paper bird": paper_bird(),
}
