"""Creatures of the open sea, facing right, around (0, -100) unless said otherwise.

whale("swim" | "dive" | "breach" | "tail", spout=False)
    swim: 340 wide, eye closed; dive: head down; breach: rising from water at y = 0, throat to the right;
    tail: only the flukes, standing on y = 0. Inks body, belly, fin, groove, water (drops), light, dark.
    Anchors: swim and dive "back", "mouth", "eye", "tail", "blowhole"; breach "nose", "eye", "back", "fin";
    tail "left", "right", "top".
dolphin()                                leaping, 300 wide; body, belly, fin; anchors "nose", "back", "eye"
shark(jaws=False)                        330 wide; body, belly, fin, mouth, light (teeth); "mouth", "nose", "back"
fish("round" | "long" | "tall")          a striped one, a mackerel, an angelfish; body, fin, belly, trim;
                                         anchors "mouth", "back", "tail"
goldfish()                               long veils, 240 wide; body, fin, veil, belly
school(count=22, shape="cloud" | "stream" | "ring", seed=6)
    Small fish, 280 wide: body, every fifth in trim (give trim the body's ink to make them all alike), light (eyes).
anglerfish()                             body, fin, mouth, glow (lamp), light (teeth); anchors "lure", "mouth"
sea_turtle()                             swimming, 270 wide; skin, far, shell, trim, belly; anchors "shell", "mouth"
"""

from __future__ import annotations

import math
from random import Random

from art.colour import Colour
from art.motif import Motif, Piece
from art.motifs.curves import blob, curve, limb, within
from art.shapes import Point, circle, ellipse, place, polygon, stroke

CREAM, NIGHT = "#f4e8cc", "#1b2033"

WHALE_INKS: dict[str, Colour] = {
    "body": "#3d5a80", "belly": "#ecdfc3", "fin": "#2d4566", "groove": "#b9ab90", "water": "#dfeae0", "light": CREAM,
    "dark": "#131a2e",
}  # fmt: skip

_FLUKES = "0,0! -14,-20 -44,-40 -78,-38! -56,-58 -26,-56 -2,-40! 16,-60 44,-72 70,-66! 52,-40 26,-18 14,0!"


def _grooves(lines: int, start: Point, end: Point, drop: Point) -> str:
    """Parallel folds of a throat, from `start` to `end`, each moved on by `drop`."""
    shape = ""
    for i in range(lines):
        dx, dy = drop[0] * i, drop[1] * i
        middle = ((start[0] + end[0]) / 2 + dx, (start[1] + end[1]) / 2 + dy + 10)
        shape += curve(
            f"{start[0] + dx:.0f},{start[1] + dy:.0f} {middle[0]:.0f},{middle[1]:.0f} "
            f"{end[0] + dx:.0f},{end[1] + dy:.0f}",
            4,
        )
    return shape


def _spray(x: float, y: float) -> str:
    """Drops thrown up around (x, y)."""
    return "".join(
        ellipse(x + dx, y + dy, r, r * 1.4, dx * 0.6)
        for dx, dy, r in (
            (-70, -14, 5),
            (-54, -34, 4),
            (-84, -2, 4),
            (70, -16, 5),
            (88, -4, 4),
            (58, -40, 4),
            (96, -24, 3),
        )
    )


def whale(pose: str = "swim", spout: bool = False) -> Motif:
    """`pose`: "swim" (330 wide), "dive" (head down), "breach" (rising from water at y = 0) or "tail" (flukes only)."""
    if pose == "tail":
        stock = "-40,2! -30,-40 -18,-90 -8,-130! 8,-130! 18,-86 32,-40 50,2!"
        return Motif(
            (
                Piece(blob(stock), "body", 24),
                Piece(place(blob(_FLUKES), 0, -124, 1.55, 4), "body", 26),
                Piece(
                    place(curve("-4,-12 -18,-34 -44,-46", 4) + curve("8,-14 26,-40 50,-56", 4), 0, -124, 1.55, 4), "fin"
                ),
                Piece(_spray(0, 0), "water"),
            ),
            WHALE_INKS,
            {"left": (-114, -190), "right": (112, -222), "top": (0, -186)},
        )
    if pose == "breach":
        body = "-58,4! -70,-60 -54,-126 -14,-184 30,-222 66,-228 84,-204 80,-150 78,-90 82,-40 92,4!"
        throat = "66,-228 84,-204 80,-150 78,-90 82,-40 92,4! 22,4! 20,-70 34,-140 52,-186"
        folds = "".join(curve(f"{82 - 13 * i},{-182 + 10 * i} {72 - 13 * i},-110 {84 - 16 * i},4", 4) for i in range(5))
        return Motif(
            (
                Piece(blob("66,-96 104,-124 132,-172 142,-176 138,-136 112,-92 76,-70"), "fin", 10),
                Piece(blob(body), "body", 34),
                Piece(blob(throat), "belly", 18),
                Piece(within(folds, blob(throat)), "groove"),
                Piece(curve("66,-226 50,-184 34,-150", 5), "dark"),
                Piece(circle(26, -152, 5), "light"),
                Piece(circle(26, -152, 3.6), "dark"),
                Piece(blob("10,-96 -22,-90 -64,-60 -104,-54! -90,-84 -44,-118 0,-124"), "fin", 14),
                Piece(_spray(10, 0), "water"),
            ),
            WHALE_INKS,
            {"nose": (62, -228), "eye": (26, -152), "back": (-40, -146), "fin": (-104, -54)},
        )
    body = (
        "140,-92 136,-128 104,-156 48,-166 -16,-150 -70,-122 -112,-116 -140,-138! -152,-122! -128,-86 -80,-56 "
        "-16,-36 56,-32 112,-54"
    )
    belly = "144,-86 112,-83 80,-77 40,-62 -10,-46 -60,-44 -30,-20 60,-16 130,-40"
    fountain = (
        Piece(stroke("M62,-166Q60,-196 40,-210Q24,-214 20,-200M66,-166Q70,-200 90,-214Q108,-218 112,-202", 6), "water"),
        Piece(circle(14, -188, 4) + circle(118, -190, 4) + circle(64, -216, 4), "water"),
    )
    found = Motif(
        (
            *(fountain if spout else ()),
            Piece(place(blob(_FLUKES), -142, -126, 0.78, -34), "body", 16),
            Piece(blob(body), "body", 36),
            Piece(within(blob(belly), blob(body)), "belly", 18),
            Piece(within(_grooves(4, (126, -70), (-10, -40), (-10, 9)), blob(body)), "groove"),
            Piece(curve("141,-88 112,-84 80,-78 62,-76", 4.5), "dark"),
            Piece(stroke("M60,-110Q68,-102 78,-108", 4.5), "light"),
            Piece(blob("36,-62 14,-40 -20,-16 -52,-12! -40,-38 -14,-66 14,-76"), "fin", 14),
        ),
        WHALE_INKS,
        {"back": (10, -158), "mouth": (140, -90), "eye": (68, -106), "tail": (-161, -151), "blowhole": (64, -166)},
    )
    if pose == "dive":
        angle = math.radians(54)
        return found.moved(-80 * math.sin(angle), -92 + 80 * math.cos(angle), 0.8, 54)
    return found.moved(28, 0)


def dolphin() -> Motif:
    """Leaping in an arc, 270 wide."""
    body = (
        "138,-70 118,-86 104,-112 70,-142 16,-160 -46,-140 -96,-88 -118,-58! -104,-46! -60,-88 -6,-104 52,-96 "
        "96,-72 134,-60!"
    )
    return Motif(
        (
            Piece(blob("26,-152 10,-180 -26,-200! -18,-174 -24,-146"), "fin", 8),
            Piece(blob("-106,-68 -140,-86 -164,-76! -136,-58 -118,-20! -104,-32 -98,-58"), "fin", 10),
            Piece(blob(body), "body", 26),
            Piece(
                within(blob("140,-58 96,-86 50,-116 0,-122 -60,-98 -40,-70 60,-80 120,-40"), blob(body)), "belly", 10
            ),
            Piece(blob("46,-106 40,-76 18,-48 4,-44! 8,-76 22,-106"), "fin", 8),
            Piece(curve("132,-70 112,-78 98,-88", 4), "dark"),
            Piece(circle(92, -102, 3.6), "dark"),
        ),
        {"body": "#5f8aa8", "belly": "#e9e2cc", "fin": "#456f92", "dark": NIGHT},
        {"nose": (136, -64), "back": (10, -160), "eye": (92, -102)},
    )


def shark(jaws: bool = False) -> Motif:
    """340 wide; `jaws` open, with teeth."""
    body = "150,-104 120,-130 66,-146 0,-140 -70,-118 -132,-104! -130,-92! -70,-84 0,-66 60,-62 108,-80"
    bite = (
        (
            Piece(blob("146,-98! 112,-102 92,-92! 104,-66 122,-56! 126,-74"), "mouth"),
            Piece(
                "".join(
                    polygon([(x, y), (x + 10, y + 1), (x + 5, y + 12)])
                    for x, y in ((104, -101), (116, -101), (128, -99))
                )
                + "".join(polygon([(x, y), (x + 9, y + 4), (x + 7, y - 9)]) for x, y in ((101, -72), (109, -64))),
                "light",
            ),
        )
        if jaws
        else (Piece(curve("136,-92 114,-90 94,-80", 5), "dark"),)
    )
    return Motif(
        (
            Piece(blob("-118,-104 -140,-140 -172,-166! -158,-122 -156,-98 -166,-60! -136,-80"), "body", 12),
            Piece(blob("30,-138 10,-176 -30,-204! -26,-170 -32,-132"), "fin", 12),
            Piece(
                blob("-76,-88 -92,-74 -100,-64! -74,-74 -56,-86") + blob("-70,-116 -88,-130 -96,-132! -90,-114"), "fin"
            ),
            Piece(blob(body), "body", 28),
            Piece(
                within(blob("152,-98 96,-96 30,-88 -60,-96 -130,-98 -60,-60 60,-40 130,-60"), blob(body)), "belly", 10
            ),
            *bite,
            Piece(
                curve("66,-118 60,-104 66,-90", 4)
                + curve("52,-118 46,-104 52,-90", 4)
                + curve("38,-116 32,-104 38,-92", 4),
                "fin",
            ),
            Piece(blob("34,-84 16,-54 -22,-20! -18,-56 -4,-84"), "fin", 10),
            Piece(circle(104, -116, 4.4), "dark"),
        ),
        {
            "body": "#566b80",
            "belly": "#e6dfcd",
            "fin": "#3f5268",
            "mouth": "#8e2f33",
            "light": "#fbf6e6",
            "dark": NIGHT,
        },
        {"mouth": (126, -84), "back": (0, -140), "nose": (150, -104), "fin": (-22, -190)},
    )


FISH_INKS: dict[str, Colour] = {
    "body": "#e08a3c", "fin": "#c75a33", "belly": "#f3d9a0", "trim": "#f6ead0", "light": CREAM, "dark": NIGHT,
}  # fmt: skip


def fish(shape: str = "round") -> Motif:
    """`shape`: "round" (striped), "long" (a mackerel) or "tall" (an angelfish); about 220 across or high."""
    if shape == "long":
        body = "128,-98 96,-118 40,-128 -20,-122 -84,-106! -84,-92! -20,-74 40,-70 96,-80"
        bars = "".join(curve(f"{x},-136 {x - 8},-116 {x + 2},-102", 7) for x in (70, 46, 22, -2, -26, -50))
        return Motif(
            (
                Piece(blob("-78,-102 -104,-128 -140,-142! -126,-100 -140,-58! -104,-72 -78,-94"), "fin", 8),
                Piece(blob("40,-124 10,-146 -6,-144! -4,-122") + blob("20,-76 -6,-54 -20,-56! -16,-78"), "fin"),
                Piece(blob(body), "body", 20),
                Piece(within(blob("130,-92 60,-94 -20,-96 -90,-96 -20,-60 80,-60"), blob(body)), "belly", 8),
                Piece(within(bars, blob(body)), "fin"),
                Piece(blob("62,-96 44,-86 24,-84! 34,-100 50,-106"), "fin"),
                Piece(curve("84,-118 78,-100 84,-80", 4), "fin"),
                Piece(circle(104, -102, 6.5), "light"),
                Piece(circle(105, -102, 4), "dark"),
            ),
            {**FISH_INKS, "body": "#4f8a94", "fin": "#27525f", "belly": "#e9e2cc"},
            {"mouth": (126, -97), "back": (20, -128), "tail": (-134, -100)},
        )
    if shape == "tall":
        body = "80,-100 56,-128 20,-146 -20,-136 -50,-108! -50,-92! -20,-62 20,-54 56,-72"
        return Motif(
            (
                Piece(blob("-46,-104 -72,-126 -98,-132! -88,-100 -98,-66! -72,-76 -46,-96"), "fin", 8),
                Piece(
                    blob("30,-140 4,-176 -50,-226! -36,-176 -26,-130") + blob("30,-60 4,-24 -50,24! -36,-24 -26,-70"),
                    "fin",
                    10,
                ),
                Piece(limb("34,-64,8 44,-30,5 34,6,1"), "fin"),
                Piece(blob(body), "body", 24),
                Piece(
                    within(curve("30,-160 38,-100 30,-40", 13) + curve("-14,-150 -4,-100 -14,-50", 14), blob(body)),
                    "dark",
                ),
                Piece(circle(56, -106, 7), "light"),
                Piece(circle(57, -106, 4.4), "dark"),
            ),
            {**FISH_INKS, "body": "#ecc457", "fin": "#d99a3a"},
            {"mouth": (80, -99), "back": (4, -146), "tail": (-92, -100)},
        )
    body = "100,-100 82,-136 40,-160 -14,-152 -56,-120 -74,-104! -74,-92! -52,-70 -14,-44 40,-38 80,-62"
    return Motif(
        (
            Piece(blob("-66,-102 -92,-134 -126,-146! -110,-98 -124,-50! -92,-64 -66,-92"), "fin", 10),
            Piece(blob("44,-154 20,-186 -26,-188! -24,-150") + blob("26,-44 4,-16 -32,-14! -22,-52"), "fin", 8),
            Piece(blob(body), "body", 28),
            Piece(
                within(
                    curve("50,-176 60,-100 46,-20", 12)
                    + curve("0,-170 10,-100 -4,-20", 12)
                    + curve("-40,-150 -34,-98 -44,-40", 9),
                    blob(body),
                ),
                "trim",
            ),
            Piece(blob("22,-100 0,-80 -24,-82! -20,-98 -22,-114! 2,-114"), "fin", 8),
            Piece(circle(76, -110, 9), "light"),
            Piece(circle(78, -110, 5.4), "dark"),
            Piece(curve("100,-98 92,-92 86,-84", 4), "fin"),
        ),
        FISH_INKS,
        {"mouth": (100, -98), "back": (10, -160), "tail": (-116, -98)},
    )


def goldfish() -> Motif:
    """With long veils, 230 wide."""
    body = "104,-104 92,-130 56,-148 12,-142 -26,-116 -40,-104 -28,-84 10,-66 56,-62 90,-78"
    return Motif(
        (
            Piece(blob("-28,-104 -60,-140 -104,-172 -136,-168! -122,-138 -134,-120! -112,-104 -40,-92"), "fin", 14),
            Piece(blob("-30,-98 -70,-90 -112,-62 -140,-24! -104,-28 -90,-10! -66,-40 -24,-78"), "veil", 14),
            Piece(blob("60,-144 34,-178 -8,-188! -10,-160 -16,-132"), "fin", 10),
            Piece(blob("18,-72 4,-48 -16,-34! -18,-56 -8,-78") + blob("56,-66 46,-40 28,-26! 28,-48 36,-68"), "veil"),
            Piece(blob(body), "body", 26),
            Piece(within(blob("106,-92 60,-86 0,-88 -30,-90 10,-50 80,-50"), blob(body)), "belly", 8),
            Piece(
                "".join(
                    stroke(f"M{x},{y}q8,7 0,14", 4)
                    for x, y in ((30, -128), (12, -122), (30, -110), (12, -104), (-6, -112))
                ),
                "fin",
            ),
            Piece(curve("62,-136 56,-110 62,-86", 4), "fin"),
            Piece(circle(82, -112, 10), "light"),
            Piece(circle(84, -112, 6), "dark"),
            Piece(ellipse(103, -100, 4, 6), "fin"),
        ),
        {"body": "#e2632e", "fin": "#c4412a", "veil": "#ee9457", "belly": "#f3c987", "light": CREAM, "dark": NIGHT},
        {"mouth": (105, -100), "back": (30, -146), "tail": (-120, -100)},
    )


def school(count: int = 22, shape: str = "cloud", seed: int = 6) -> Motif:
    """Small fish swimming right around (0, -100); `shape` "cloud", "stream" or "ring"; every fifth in "trim"."""
    draw = Random(seed)
    one = blob("26,0 12,-10 -6,-9 -20,-2! -34,-12! -30,0 -34,12! -20,2! -6,9 12,10")
    inks: dict[str, str] = {"body": "", "trim": "", "light": ""}
    for i in range(count):
        t, turn = (i + 0.5) / count, draw.uniform(-7, 7)
        if shape == "ring":
            reach = (1, 0.74)[i % 2]
            x, y = 122 * reach * math.cos(t * math.tau), -100 + 92 * reach * math.sin(t * math.tau)
            turn += math.degrees(t * math.tau) + 90
        elif shape == "stream":
            x, y = -138 + 276 * t, -100 + 44 * math.sin(t * 5.5) + draw.uniform(-26, 26)
            turn += 24 * math.cos(t * 5.5)
        else:
            angle, reach = i * 2.39996, math.sqrt(t)
            x, y = 128 * reach * math.cos(angle), -100 + 72 * reach * math.sin(angle)
        size = draw.uniform(0.55, 0.8)
        inks["trim" if i % 5 == 2 else "body"] += place(one, x, y, size, turn)
        inks["light"] += place(circle(15, -2, 2.6), x, y, size, turn)
    return Motif(
        tuple(Piece(shape, ink) for ink, shape in inks.items()),
        {"body": "#2f5f7a", "trim": "#d9652f", "light": CREAM},
        {"middle": (0, -100)},
    )


def anglerfish() -> Motif:
    """Its lamp hangs before a mouth full of teeth; anchor "lure"."""
    body = (
        "70,-150 20,-182 -40,-168 -84,-124 -104,-100! -104,-84! -70,-40 -10,-10 56,-18 96,-52! 60,-70 40,-90 "
        "48,-110 86,-124!"
    )
    upper = "".join(
        polygon([(x, y), (x + 11, y - 3), (x + 8, y + h)])
        for x, y, h in ((52, -111, 26), (64, -116, 20), (75, -120, 22))
    )
    lower = "".join(
        polygon([(x, y), (x + 11, y + 5), (x + 9, y - h)]) for x, y, h in ((50, -75, 18), (62, -69, 26), (75, -62, 22))
    )
    return Motif(
        (
            Piece(blob("-92,-96 -122,-122 -146,-128! -136,-92 -146,-54! -120,-62 -92,-86"), "fin", 10),
            Piece(blob("-20,-172 -44,-194 -68,-190! -60,-150") + blob("-30,-22 -46,2 -70,4! -62,-40"), "fin", 8),
            Piece(curve("34,-172 44,-214 84,-228 112,-206 114,-180", 5), "fin"),
            Piece(circle(114, -168, 20), "glow", 8),
            Piece(circle(114, -168, 10), "light"),
            Piece(blob("96,-52! 60,-70 40,-90 48,-110 86,-124! 66,-100 74,-76"), "mouth"),
            Piece(blob("88,-126 44,-112 34,-90 58,-66 98,-50 66,-50 20,-70 20,-110 50,-134"), "mouth"),
            Piece(blob(body), "body", 34),
            Piece(upper + lower, "light"),
            Piece(blob("-8,-78 -34,-56 -60,-54! -54,-74 -62,-94! -34,-94"), "fin", 8),
            Piece(
                "".join(
                    circle(x, y, r)
                    for x, y, r in ((-40, -128, 5), (-16, -146, 4), (-58, -106, 4), (-8, -40, 5), (16, -34, 4))
                ),
                "fin",
            ),
            Piece(circle(36, -140, 13), "light"),
            Piece(circle(39, -140, 7.5), "dark"),
        ),
        {
            "body": "#3f3a55",
            "fin": "#5c5478",
            "mouth": "#7d2a3a",
            "glow": "#f2c14e",
            "light": "#fbf3d6",
            "dark": "#12101f",
        },
        {"lure": (114, -168), "mouth": (70, -94), "back": (-30, -172)},
    )


def sea_turtle() -> Motif:
    """Swimming right, seen half from above, 260 wide; anchor "shell"."""
    dome = "74,-92 52,-128 4,-146 -50,-136 -92,-104 -86,-88 -40,-70 30,-66"
    scutes = (
        blob("20,-130 36,-112 26,-94 0,-92 -10,-112 0,-130")
        + blob("-18,-128 -16,-108 -28,-92 -50,-96 -56,-114 -38,-130")
        + blob("46,-112 62,-96 48,-84 34,-92")
        + blob("-66,-110 -60,-94 -78,-92")
        + blob("18,-84 -8,-82 0,-74 24,-76")
        + blob("-24,-82 -48,-86 -40,-76 -20,-74")
    )
    return Motif(
        (
            Piece(blob("44,-116 70,-150 108,-182 128,-184! 122,-150 84,-100"), "far", 10),
            Piece(blob("-78,-104 -112,-118 -136,-112! -116,-92 -84,-88"), "far", 8),
            Piece(blob("66,-108 96,-120 128,-114 138,-96 126,-82 98,-80 66,-82"), "skin", 14),
            Piece(blob("60,-78 20,-60 -50,-64 -84,-84 -40,-92 40,-92"), "belly", 8),
            Piece(blob(dome), "shell", 26),
            Piece(scutes, "trim"),
            Piece(blob("56,-84 48,-52 12,-18 -36,0 -56,-4! -28,-30 6,-66 28,-88"), "skin", 14),
            Piece(blob("-62,-80 -84,-58 -116,-46! -104,-70 -80,-86"), "skin", 8),
            Piece(
                "".join(
                    ellipse(x, y, 6, 4, 40)
                    for x, y in ((30, -52), (14, -36), (36, -66), (-6, -20), (80, -104), (92, -92))
                ),
                "far",
            ),
            Piece(circle(116, -102, 4.2), "dark"),
        ),
        {"skin": "#6fa08a", "far": "#4d7a6e", "shell": "#7d6a3f", "trim": "#a8935a", "belly": "#e6d6a4", "dark": NIGHT},
        {"shell": (-10, -146), "mouth": (136, -94), "head": (114, -118)},
    )


GALLERY: dict[str, Motif] = {
    "whale": whale().moved(0, 0, 0.78),
    "whale spout": whale(spout=True).moved(0, 0, 0.78),
    "whale dive": whale("dive"),
    "whale breach": whale("breach"),
    "whale tail": whale("tail"),
    "dolphin": dolphin(),
    "shark": shark().moved(0, 0, 0.78),
    "shark jaws": shark(jaws=True).moved(0, 0, 0.78),
    "fish round": fish(),
    "fish long": fish("long"),
    "fish tall": fish("tall"),
    "goldfish": goldfish(),
    "school": school(),
    "school ring": school(shape="ring"),
    "anglerfish": anglerfish(),
    "sea turtle": sea_turtle(),
}
