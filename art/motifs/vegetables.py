"""Vegetables, nuts and cones: motifs lying or standing on (0, 0), about 200 high, to be scaled down.

pumpkin(face=None) (face="lantern": two eyes and a mouth cut out, ink "glow"), carrot(), cabbage(), artichoke(),
turnip(), leek(), garlic(), onion(), aubergine(), tomato(), pepper(), pea_pod() (open, five peas);
walnut(open=False), acorn(), hazelnut(), chestnut(), pine_cone().

Inks: "fruit", "flesh", "core", "fold", "leaf", "green", "shine", "stem", "dark". Anchors: "top", "middle", "foot".
"""

from __future__ import annotations

from art.motif import Motif, Piece
from art.motifs.growth import blade, blob, leaf, limb, off
from art.motifs.harvest import thing
from art.shapes import circle, ellipse, path, stroke


def pumpkin(face: str | None = None) -> Motif:
    back = ellipse(-58, -70, 52, 66) + ellipse(58, -70, 52, 66)
    sides = ellipse(-34, -70, 48, 71) + ellipse(34, -70, 48, 71)
    middle = ellipse(0, -70, 40, 74)
    stalk = path("M-14,-134C-8,-150 -14,-164 -28,-176L-8,-186C8,-172 12,-152 16,-134C6,-128 -6,-128 -14,-134Z")
    tendril = stroke("M10,-140C40,-160 62,-150 58,-136C52,-126 42,-136 52,-142C70,-150 90,-140 96,-128", 4)
    pieces = [
        Piece(back, "fold", 22),
        Piece(sides, "fruit", 24, lifted=True),
        Piece(middle, "fruit", 26, lifted=True),
        Piece(tendril, "leaf"),
        Piece(stalk, "leaf", 9),
    ]
    if face is not None:
        cuts = (
            path("M-58,-84L-22,-96L-26,-70Z")
            + path("M58,-84L22,-96L26,-70Z")
            + path("M-62,-46Q0,-22 62,-46L48,-24L34,-30L22,-12L6,-20L-12,-10L-24,-26L-42,-20Z")
        )
        pieces.append(Piece(cuts, "glow", 8))
    return thing(pieces, (-18, -182), (0, -70), fruit="#dd7a2c", fold="#b4551f", glow="#f9dc83")


def carrot() -> Motif:
    body = path(
        "M-30,-118C-40,-108 -36,-90 -30,-74C-20,-44 -8,-14 2,6C10,-14 "
        "24,-46 32,-76C38,-94 40,-110 30,-118C12,-126 -12,-126 -30,-118Z"
    )
    marks = stroke("M-28,-88Q-16,-84 -6,-88M8,-70Q18,-66 26,-70M-20,-54Q-10,-50 -4,-54M2,-38Q8,-36 14,-38", 3.4)
    tops = ""
    for lean in (-34, -12, 12, 34):
        end = off(0, -118, 84, -90 + lean)
        tops += limb([(0, -116), off(0, -118, 44, -90 + lean * 0.6), end], 5, 3)
        for t in (0.4, 0.6, 0.8, 1.0):
            at = off(0, -118, 84 * t, -90 + lean * (0.7 + 0.3 * t))
            tops += leaf(*at, 20, 9, -90 + lean - 46) + leaf(*at, 20, 9, -90 + lean + 46) + leaf(*at, 18, 8, -90 + lean)
    return thing(
        [
            Piece(tops, "leaf", 6),
            Piece(body, "fruit", 22),
            Piece(marks, "fold"),
            Piece(
                path("M-26,-106C-22,-110 -16,-112 -12,-112C-18,-98 -18,-84 -14,-72C-24,-84 -28,-96 -26,-106Z"), "shine"
            ),
        ],
        (0, -204),
        fruit="#e07a2f",
        fold="#b2531b",
        shine="#f6b877",
    )


def _ruffled(x: float, y: float, radius: float, bumps: int, start: float, sweep: float) -> str:
    """A leaf of cabbage: part of a disc with a ruffled rim."""
    rim = [off(x, y, radius * (1.05 if i % 2 else 0.93), start + sweep * i / bumps) for i in range(bumps + 1)]
    return blob([(x, y), *rim])


def cabbage() -> Motif:
    foot = path("M-30,-16C-20,6 22,6 32,-16Z")
    back = _ruffled(-20, -66, 88, 12, 110, 190) + _ruffled(20, -66, 88, 12, -120, 190)
    middle = _ruffled(-16, -50, 78, 12, 95, 165) + _ruffled(18, -50, 78, 12, -80, 165)
    front = _ruffled(0, -34, 62, 10, 170, 200) + circle(0, -32, 36)
    veins = stroke(
        "M0,-2V-82M0,-30L-30,-54M0,-30L30,-54M0,-52L-18,-74M0,-52L18,-74M-44,-20C-66,-50 -74,-74 -72,-104M46,-20"
        "C68,-50 76,-74 74,-104M-66,-58L-88,-62M68,-58L90,-62",
        3.6,
    )
    pieces = [
        Piece(foot, "flesh"),
        Piece(back, "fold", 16),
        Piece(circle(0, -84, 54), "fruit", 26),
        Piece(stroke("M-22,-126C-4,-110 2,-100 2,-84M30,-122C20,-110 14,-100 12,-90", 3.6), "shine"),
        Piece(middle, "leaf", 16, lifted=True),
        Piece(front, "fruit", 16, lifted=True),
        Piece(veins, "shine"),
    ]
    return thing(
        pieces, (0, -150), (0, -80), fruit="#a9c57c", fold="#4f8658", leaf="#7fae6a", shine="#e4ecbc", flesh="#e4ecbc"
    ).moved(0, -24)


def artichoke() -> Motif:
    pieces = [Piece(limb([(0, 2), (2, -20), (0, -50)], 18, 16), "stem", 7)]
    for y, wide, ink in ((-148, 2, "leaf"), (-122, 3, "green"), (-96, 4, "leaf"), (-70, 5, "green"), (-46, 4, "leaf")):
        scales = ""
        for i in range(wide):
            across = (i - (wide - 1) / 2) * 31
            scales += path(
                f"M{across * 0.86:.0f},{y + 40}C{across - 32:.0f},{y + 24} {across - 20:.0f},{y - 16} "
                f"{across * 1.06:.0f},{y - 34}C{across + 20:.0f},{y - 16} "
                f"{across + 32:.0f},{y + 24} {across * 0.86:.0f},{y + 40}Z"
            )
        pieces.append(Piece(scales, ink, 12, lifted=True))
    tips = "".join(
        leaf((i - (wide - 1) / 2) * 31 * 1.06, y - 34, 13, 8, 90)
        for y, wide in ((-148, 2), (-122, 3), (-96, 4), (-70, 5), (-46, 4))
        for i in range(wide)
    )
    pieces.append(Piece(tips, "fold"))
    return thing(pieces, (0, -184), leaf="#5f8a5c", green="#7fa470", stem="#6d9560", fold="#7a4a72")


def turnip() -> Motif:
    body = path("M0,-116C-60,-120 -86,-88 -78,-56C-70,-26 -22,-18 -2,10C14,-18 70,-28 78,-58C84,-90 58,-120 0,-116Z")
    blush = path("M0,-116C-60,-120 -86,-88 -80,-62C-54,-76 -30,-68 -4,-74C22,-66 54,-78 80,-66C82,-92 58,-120 0,-116Z")
    tops = "".join(
        blade(0, -110, length, 22, turn, bend) for turn, length, bend in ((-112, 92, -24), (-90, 104, 6), (-66, 92, 26))
    )
    return thing(
        [Piece(tops, "leaf", 10), Piece(body, "flesh", 28), Piece(blush, "fruit", 14)],
        (0, -210),
        fruit="#a85a8c",
        flesh="#f3e7d0",
    )


def leek() -> Motif:
    white = path("M-22,-90C-20,-50 -24,-20 -18,-4C-8,4 10,4 20,-4C26,-20 20,-50 22,-90Z")
    roots = stroke("M-12,0l-6,14M-2,2l-2,16M8,2l4,14M16,-2l8,12", 3)
    greens = blade(0, -74, 150, 34, -112, -26) + blade(0, -74, 150, 34, -68, 28)
    front = blade(0, -70, 150, 40, -90, 4)
    return thing(
        [
            Piece(roots, "core"),
            Piece(greens, "leaf", 14),
            Piece(front, "green", 14, lifted=True),
            Piece(white, "flesh", 14),
            Piece(stroke("M-8,-84V-12M8,-84V-12", 2.8), "core"),
        ],
        (0, -216),
        (0, -60),
    )


def garlic() -> Motif:
    body = path("M0,-96C-20,-92 -72,-76 -72,-40C-70,-6 -36,4 0,2C38,4 72,-6 74,-40C72,-76 22,-92 4,-96Z")
    neck = limb([(2, -88), (0, -130), (12, -166)], 26, 10)
    lines = stroke("M-4,-92C-30,-70 -34,-30 -26,-4M6,-92C30,-70 36,-30 28,-4M0,-88V0", 3)
    return thing(
        [Piece(neck + body, "flesh", 26), Piece(lines, "fold"), Piece(stroke("M-10,2l-6,8M0,4v8M10,2l6,8", 3), "core")],
        (12, -168),
        (0, -44),
        flesh="#f2e7d4",
        fold="#b58aa4",
    )


def onion() -> Motif:
    body = path("M0,-120C-14,-110 -80,-92 -80,-46C-78,-6 -38,4 0,4C40,4 80,-6 82,-46C80,-92 18,-110 6,-120Z")
    lines = stroke("M-4,-114C-40,-80 -50,-40 -30,0M2,-114V0M8,-114C44,-80 54,-40 34,0", 3.2)
    tips = limb([(2, -112), (-2, -140), (-14, -166)], 14, 4) + limb([(2, -112), (8, -140), (22, -158)], 12, 4)
    return thing(
        [
            Piece(tips, "core", 6),
            Piece(body, "fruit", 32),
            Piece(lines, "fold"),
            Piece(stroke("M-12,4l-6,10M0,5v10M12,4l6,10", 3), "core"),
        ],
        (0, -166),
        (0, -52),
        fruit="#cf8a3c",
        fold="#9a5a22",
    )


def aubergine() -> Motif:
    body = path(
        "M8,-150C-18,-146 -24,-116 -40,-90C-64,-56 -76,-6 -24,4C30,12 "
        "66,-20 64,-66C62,-100 40,-120 36,-140C30,-150 18,-152 8,-150Z"
    )
    cap = path(
        "M-14,-128C-8,-154 8,-164 18,-164C34,-164 48,-146 50,-126C42,-130 "
        "38,-124 34,-114C28,-126 20,-128 14,-116C8,-128 -2,-130 -14,-128Z"
    ) + limb([(18, -158), (22, -180), (36, -194)], 11, 9)
    return thing(
        [
            Piece(body, "fruit", 34),
            Piece(path("M-34,-62C-46,-40 -48,-20 -38,-14C-38,-34 -30,-54 -18,-74Z"), "shine"),
            Piece(cap, "leaf", 9, lifted=True),
        ],
        (36, -196),
        fruit="#4a2a5c",
        shine="#9a7ab0",
    )


def tomato() -> Motif:
    body = path("M0,-130C-50,-146 -94,-116 -92,-66C-88,-16 -44,4 0,4C46,4 90,-16 94,-66C96,-116 50,-146 0,-130Z")
    crown = "".join(leaf(0, -132, 52, 15, turn) for turn in (168, 126, 54, 12, -140, -40)) + limb(
        [(0, -130), (2, -148), (10, -162)], 7, 6
    )
    return thing(
        [
            Piece(body, "fruit", 38),
            Piece(path("M-66,-78C-62,-104 -46,-114 -32,-118C-46,-104 -52,-92 -54,-70Z"), "shine"),
            Piece(crown, "leaf", 6, lifted=True),
        ],
        (10, -164),
        fruit="#d8452c",
    )


def pepper() -> Motif:
    body = path(
        "M-6,-132C-40,-150 -72,-130 -66,-92C-62,-60 -52,-10 -30,0C-14,8 -6,-2 "
        "4,-2C14,4 28,6 38,-4C58,-22 68,-70 68,-100C66,-136 30,-148 -6,-132Z"
    )
    folds = stroke("M-22,-126C-30,-90 -24,-40 -14,-10M24,-126C32,-90 26,-40 20,-8", 3.6)
    stalk = path("M-14,-132C-8,-142 -10,-160 -22,-172L-4,-180C10,-166 10,-148 18,-132C8,-124 -6,-124 -14,-132Z")
    return thing(
        [
            Piece(body, "fruit", 30),
            Piece(folds, "fold"),
            Piece(stalk, "leaf", 8),
            Piece(path("M-52,-98C-50,-116 -42,-124 -34,-126C-42,-112 -42,-96 -42,-80Z"), "shine"),
        ],
        (-14, -178),
        fruit="#d2402c",
    )


def pea_pod() -> Motif:
    back = path("M-120,-60C-80,-120 60,-130 118,-72C80,-20 -70,-10 -120,-60Z")
    front = path("M-120,-60C-70,-34 60,-34 118,-72C84,-2 -66,10 -120,-60Z")
    peas = "".join(
        circle(x, y, r) for x, y, r in ((-68, -64, 15), (-34, -64, 19), (6, -66, 21), (46, -70, 19), (80, -74, 14))
    )
    stalk = limb([(114, -74), (128, -86), (130, -104)], 6, 6) + leaf(116, -74, 30, 12, -150)
    return thing(
        [
            Piece(back, "leaf", 16),
            Piece(peas, "green", 14, lifted=True),
            Piece(front, "leaf", 12, lifted=True),
            Piece(stalk, "vein"),
        ],
        (130, -106),
        (6, -66),
        green="#9fc85a",
        leaf="#5a9148",
    )


def walnut(open: bool = False) -> Motif:
    shell = blob(
        [(0, -132), (-46, -122), (-76, -84), (-74, -36), (-40, 0), (0, 6), (42, 0), (76, -36), (76, -84), (46, -122)]
    )
    if open:
        brain = blob(
            [
                (0, -114),
                (-38, -108),
                (-60, -76),
                (-58, -40),
                (-32, -14),
                (0, -12),
                (34, -14),
                (60, -40),
                (60, -76),
                (40, -108),
            ]
        )
        folds = stroke(
            "M0,-112V-14M-10,-98C-36,-98 -44,-82 -32,-74M-12,-66C-40,-68 -46,-46 -28,-42M-10,-34C-20,-36 "
            "-26,-30 -24,-24M10,-98C36,-98 46,-82 34,-74M12,-66C40,-68 48,-46 30,-42M10,-34C20,-36 28,-30 26,-24",
            4,
        )
        return thing(
            [Piece(shell, "fruit", 14), Piece(brain, "flesh", 18), Piece(folds, "core")],
            (0, -132),
            (0, -62),
            fruit="#9a6a3c",
            flesh="#e8c890",
            core="#b08448",
        )
    folds = stroke(
        "M0,-132C6,-90 -6,-40 0,6M-34,-112C-50,-90 -36,-74 -50,-54M-22,-84C-34,-66 "
        "-22,-40 -36,-18M34,-112C52,-92 36,-74 54,-54M24,-86C36,-66 22,-42 38,-18",
        4,
    )
    return thing(
        [Piece(shell, "fruit", 34), Piece(folds, "fold")], (0, -132), (0, -62), fruit="#b08048", fold="#74502a"
    )


def acorn() -> Motif:
    nut = path("M-46,-112C-54,-60 -30,-14 -4,-4C-2,2 0,8 2,8C4,8 6,2 8,-4C34,-16 56,-62 48,-112Z")
    cup = path("M-62,-106C-66,-140 -36,-158 0,-158C38,-158 68,-140 64,-106C30,-92 -28,-92 -62,-106Z")
    scales = "".join(
        stroke(f"M{x - 9},{y}q9,9 18,0", 3.4)
        for x, y in ((-40, -122), (-14, -118), (14, -118), (40, -122), (-28, -138), (0, -136), (28, -138))
    )
    return thing(
        [
            Piece(nut, "fruit", 26),
            Piece(path("M-36,-96C-38,-70 -30,-46 -18,-30C-24,-50 -26,-72 -22,-96Z"), "shine"),
            Piece(cup, "stem", 16, lifted=True),
            Piece(scales, "dark"),
            Piece(limb([(0, -154), (2, -174), (14, -186)], 8, 7), "stem"),
        ],
        (14, -188),
        fruit="#b07a3a",
        shine="#e0b878",
        stem="#6d4a30",
    )


def hazelnut() -> Motif:
    nut = path("M0,-150C-38,-130 -72,-96 -68,-50C-62,-12 -30,4 0,4C32,4 64,-12 70,-50C72,-96 40,-130 0,-150Z")
    foot = path("M-66,-44C-58,-10 -30,4 0,4C32,4 60,-10 68,-44C50,-26 -46,-24 -66,-44Z")
    lines = stroke("M0,-140V-36M-20,-120C-34,-90 -36,-60 -32,-36M22,-120C36,-90 38,-60 34,-36", 3)
    return thing(
        [Piece(nut, "fruit", 32), Piece(lines, "fold"), Piece(foot, "core", 8)],
        (0, -150),
        (0, -66),
        fruit="#b9743a",
        fold="#8a4f24",
    )


def chestnut() -> Motif:
    spikes = "".join(leaf(*off(0, -76, 62, turn), 28, 8, turn) for turn in range(0, 360, 14))
    husk = circle(0, -76, 68)
    hollow = ellipse(6, -76, 50, 44, -14)
    nut = path("M-30,-84C-22,-112 36,-116 46,-84C50,-56 30,-42 8,-42C-14,-42 -36,-56 -30,-84Z")
    return thing(
        [
            Piece(spikes, "green"),
            Piece(husk, "green", 24),
            Piece(hollow, "flesh", 9),
            Piece(nut, "fruit", 20),
            Piece(path("M-18,-84C-12,-100 2,-104 14,-104C0,-96 -6,-88 -8,-74Z"), "shine"),
        ],
        (0, -164),
        (0, -76),
        green="#8fae52",
        fruit="#6d3420",
        shine="#d9a06a",
    )


def pine_cone() -> Motif:
    pieces = []
    for row, (y, half) in enumerate(((-148, 22), (-128, 38), (-106, 52), (-82, 60), (-58, 60), (-34, 50), (-14, 32))):
        count = max(2, round(half / 13))
        scales = ""
        for i in range(count):
            x = (i - (count - 1) / 2) * 2 * half / count + (0 if row % 2 else 3)
            scales += path(
                f"M{x - half / count * 1.25:.1f},{y - 12:.1f}C{x - half / count * 1.3:.1f},{y + 12:.1f} "
                f"{x - 4:.1f},{y + 18:.1f} {x:.1f},{y + 22:.1f}C{x + 4:.1f},{y + 18:.1f} "
                f"{x + half / count * 1.3:.1f},{y + 12:.1f} {x + half / count * 1.25:.1f},{y - 12:.1f}Z"
            )
        pieces.append(Piece(scales, "fruit" if row % 2 else "fold", 7, lifted=True))
    pieces.reverse()
    return thing(
        [Piece(limb([(0, -150), (2, -170), (8, -180)], 8, 7), "stem"), *pieces],
        (8, -182),
        fruit="#9a6a42",
        fold="#734a2e",
    )


GALLERY: dict[str, Motif] = {
    "pumpkin": pumpkin(), "pumpkin lantern": pumpkin("lantern"), "carrot": carrot(), "cabbage": cabbage(),
    "artichoke": artichoke(), "turnip": turnip(), "leek": leek(), "garlic": garlic(), "onion": onion(),
    "aubergine": aubergine(), "tomato": tomato(), "pepper": pepper(), "pea pod": pea_pod(), "walnut": walnut(),
    "walnut open": walnut(open=True), "acorn": acorn(), "hazelnut": hazelnut(), "chestnut": chestnut(),
    "pine cone": pine_cone(),
}  # fmt: skip
