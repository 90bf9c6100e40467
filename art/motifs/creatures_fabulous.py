"""Fabulous beasts and bones, standing on (0, 0), facing right.

dragon("long" | "coiled", mood="friendly" | "fierce", flame=False)
    long: a serpent of the clouds, 400 wide, 235 high; coiled: on itself, one wing out, 320 wide, 255 high; a friendly
    one is drowsy, a fierce one bares its teeth and may breathe a flame.
    Anchors "mouth", "head", "horn", "back", "tail".
dragon_head("friendly" | "fierce", flame=False)   the neck joins at (0, 0); 110 wide, 200 with its flame
sea_serpent(humps=3)                              loops out of water at y = 0, 400 wide; ink water (foam) besides
    Inks of these three: body, belly, trim (mane, spines), far, horn, mouth, flame, light, dark.
unicorn()                head and neck out of y = 0, 258 high; body, far, mane, trim, horn; anchors "horn", "mouth"
sphinx(wings=True)       a lying lion with a calm mask, 290 wide; body, far, mane, wing, trim, skin, cloth, gold;
                         anchors "paw", "head", "mouth", "back"
skull("ox" | "antlers" | "ram" | "")   a beast's skull from the front, 154 high without its horns; bone, horn, crack,
                                       dark; anchors "left eye", "right eye", "top"
dinosaur_bones()         a mounted hunter on two legs, 340 wide, 225 high; bone, far, light (teeth), dark;
                         anchors "mouth", "head", "back", "tail", "ribs" (inside the rib cage)
"""

from __future__ import annotations

import math

from art.colour import Colour
from art.motif import Motif, Piece
from art.motifs.birds import winged
from art.motifs.creatures import CREAM, NIGHT, edged, marks, spikes
from art.motifs.curves import blob, both, curve, leaf, limb, spine, within
from art.shapes import circle, ellipse, line, place, polygon, rectangle, stroke

DRAGON_INKS: dict[str, Colour] = {
    "body": "#3f8270", "belly": "#e6cf8c", "trim": "#d9622f", "far": "#2a5f58", "horn": "#f0deb0", "mouth": "#9c2f33",
    "light": CREAM, "dark": NIGHT, "flame": "#eda33b",
}  # fmt: skip


def dragon_head(mood: str = "friendly", flame: bool = False) -> Motif:
    """A head facing right, its neck joint on (0, 0), 110 wide; `mood` "friendly" or "fierce"; anchor "mouth"."""
    mane = Piece("".join(leaf(-4, -4, 50, 18, turn) for turn in (128, 152, 176, 200, 224)), "trim", 8)
    horns = Piece(limb("-6,-24,13 -24,-52,8 -54,-64,2") + limb("10,-28,12 -2,-56,8 -24,-76,2"), "horn")
    if mood == "fierce":
        blaze = (
            Piece(blob("92,0! 120,-22 150,-30 186,-20! 166,-6 190,6! 162,14 176,34! 136,26 108,16"), "flame", 12),
            Piece(blob("94,2! 118,-8 146,-10 160,0! 142,8 116,12"), "light"),
        )
        return Motif(
            (
                mane,
                horns,
                *(blaze if flame else ()),
                Piece(blob("16,-4 60,-10 96,-14! 84,4 88,22! 50,22 14,18"), "mouth"),
                Piece(blob("-16,10 14,12 44,22 86,16! 90,26 60,38 20,36 -12,26"), "body", 10),
                Piece(
                    "".join(
                        polygon([(x, y), (x + 9, y - 1), (x + 5, y - 13)]) for x, y in ((52, 23), (66, 22), (78, 20))
                    ),
                    "light",
                ),
                Piece(
                    "".join(
                        polygon([(x, y), (x + 10, y - 1), (x + 6, y + 14)]) for x, y in ((52, -9), (66, -11), (82, -13))
                    ),
                    "light",
                ),
                Piece(
                    blob("-26,16 -28,-16 -4,-36 28,-36 44,-22 66,-26 84,-38 102,-28 104,-12! 66,-8 34,2 10,16"),
                    "body",
                    18,
                ),
                Piece(ellipse(90, -25, 5, 3.6, 20), "dark"),
                Piece(blob("14,-28! 40,-20! 34,-10 20,-14"), "light"),
                Piece(circle(31, -17, 3.8), "dark"),
                Piece(stroke("M8,-34L44,-20", 6), "far"),
            ),
            DRAGON_INKS,
            {"mouth": (94, 4), "head": (4, -36), "horn": (-24, -76)},
        )
    return Motif(
        (
            mane,
            horns,
            Piece(curve("70,14 52,40 22,44 8,60", 4.5), "trim"),
            Piece(blob("-24,18 -28,-14 -4,-34 26,-34 44,-20 68,-24 90,-16 98,4 86,20 52,22 16,28"), "body", 18),
            Piece(
                within(
                    blob("100,8 60,10 20,18 0,34 90,40"),
                    blob("-24,18 -28,-14 -4,-34 26,-34 44,-20 68,-24 90,-16 98,4 86,20 52,22 16,28"),
                ),
                "belly",
            ),
            Piece(curve("96,6 72,10 44,4", 4), "far"),
            Piece(ellipse(84, -10, 4.6, 3.4, 20), "dark"),
            Piece(stroke("M16,-16Q26,-8 36,-16", 4.5), "dark"),
            Piece(curve("86,12 112,22 122,4 138,8", 4.5), "trim"),
        ),
        DRAGON_INKS,
        {"mouth": (94, 10), "head": (0, -34), "horn": (-24, -76)},
    )


def dragon(pose: str = "long", mood: str = "friendly", flame: bool = False) -> Motif:
    """`pose`: "long" (a serpent of the clouds, 340 wide) or "coiled" (asleep or on guard, 280 wide); see "
    "`dragon_head`."""
    if pose == "coiled":
        ring_back = "-96,-64,40 -60,-96,44 0,-104,46 64,-92,46 104,-58,44"
        ring_front = "104,-58,44 92,-26,46 30,-12,50 -50,-16,46 -110,-34,34 -138,-66,20 -126,-94,12 -104,-96,6"
        neck = "-60,-84,44 -24,-116,44 -30,-154,36 -2,-180,32 28,-182,30"
        membrane = "-30,-118! -70,-160 -118,-178 -168,-170! -146,-146 -142,-118! -118,-128 -100,-104! -80,-116 -52,-92!"
        wings = (
            Piece(blob(membrane), "trim", 14),
            Piece(
                curve("-34,-118 -84,-164 -164,-170", 7)
                + curve("-60,-146 -100,-140 -140,-120", 5)
                + curve("-52,-136 -78,-122 -100,-106", 5),
                "far",
            ),
        )
        return Motif(
            (
                Piece(spikes(ring_back, -1, 0.3, 3), "trim"),
                Piece(limb(ring_back), "far", 16),
                *wings,
                Piece(spikes(neck, -1, 0.34, 3, 2), "trim"),
                Piece(limb(neck), "body", 18),
                Piece(edged(neck, 1, 0.28, 0.38, 1), "belly", 6),
                Piece(limb("-84,-54,36 -40,-44,40 20,-44,44 76,-62,40"), "far", 16),
                Piece(spikes("76,-70,40 20,-54,44 -40,-54,40 -84,-60,36", 1, 0.24, 3), "trim"),
                Piece(spikes(ring_front, 1, 0.26, 3, 2, -3), "trim"),
                Piece(limb(ring_front), "body", 22),
                Piece(marks(ring_front, 0.12, 0.16, 3, 2, -4, -0.2), "far"),
                Piece(leaf(-108, -96, 34, 26, -20), "trim", 6),
                Piece(
                    limb("38,-34,26 66,-14,20 84,-4,14") + stroke("M84,-4l20,2M84,-4l18,-8M84,-6l12,-14", 6), "body", 8
                ),
            ),
            DRAGON_INKS,
            {"back": (30, -124), "tail": (-100, -98), "middle": (20, -60)},
        ) + dragon_head(mood, flame).moved(38, -186, 1, 4)
    along = (
        "-178,-124,3 -156,-150,12 -122,-140,22 -104,-96,30 -76,-56,36 -36,-58,40 -14,-104,40 16,-144,38 "
        "52,-130,34 64,-94,32 84,-72,30 108,-84,28 112,-116,26 104,-144,26"
    )
    claw = "l16,-4M0,0l18,6M0,0l8,14"

    def leg(path_of: str, x: float, y: float) -> str:
        return limb(path_of) + place(stroke(f"M0,0{claw}", 5), x, y)

    return Motif(
        (
            Piece(
                leg("8,-120,22 34,-92,13 26,-62,9", 26, -62) + leg("-84,-70,22 -104,-40,13 -88,-16,9", -88, -16),
                "far",
                6,
            ),
            Piece(leaf(-172, -132, 40, 22, -160) + leaf(-172, -128, 34, 18, 160), "trim", 6),
            Piece(spikes(along, -1, 0.34, 3, 2, -1), "trim"),
            Piece(limb(along), "body", 20),
            Piece(edged(along, 1, 0.3, 0.34, 4), "belly", 6),
            Piece(marks(along, 0.1, 0.14, 3, 5, -3, -0.14), "far"),
            Piece(
                leg("22,-120,24 62,-70,14 52,-34,9", 52, -34) + leg("-62,-58,24 -60,-26,14 -40,-6,9", -40, -6),
                "body",
                8,
            ),
        ),
        DRAGON_INKS,
        {"back": (16, -166), "tail": (-200, -140)},
    ) + dragon_head(mood, flame).moved(104, -160, 0.92, 2)


def sea_serpent(humps: int = 3) -> Motif:
    """Loops rising from water at y = 0, 340 wide; each hump is an arch to pass under; anchor "mouth"."""
    air = rectangle(-400, -400, 800, 400)
    body = trim = belly = scales = ""
    for i in range(humps):
        x = 20 - i * 74
        half, high, w = 32 - i * 3, 92 - i * 20, 34 - i * 5
        along = (
            f"{x - half},40,{w} {x - half * 0.9:.0f},{-high * 0.5:.0f},{w} {x},{-high},{w} "
            f"{x + half * 0.9:.0f},{-high * 0.5:.0f},{w} {x + half},40,{w}"
        )
        body += limb(along)
        trim += spikes(along, -1, 0.34, 4, 4, -4)
        belly += edged(along, 1, 0.3, 0.34)
        scales += marks(along, 0.12, 0.16, 4, 4, -4, -0.16)
    neck = "92,40,40 84,-30,38 100,-84,34 90,-134,30 100,-160,28"
    tail = (
        f"{-176 + (3 - humps) * 70},40,18 {-180 + (3 - humps) * 70},-10,14 {-168 + (3 - humps) * 70},-36,9 "
        f"{-180 + (3 - humps) * 70},-56,5"
    )
    tx = -180 + (3 - humps) * 70
    foam = "".join(
        stroke(f"M{x - 24},2q12,-9 24,0q12,-9 24,0", 4.5)
        for x in (92, *(20 - i * 74 + s * (32 - i * 3) for i in range(humps) for s in (-1, 1)))
    )
    head = dragon_head("friendly").moved(104, -172, 0.9, 4)
    return Motif(
        (
            Piece(within(trim + spikes(neck, -1, 0.34, 3, 3), air), "trim"),
            Piece(leaf(tx, -48, 34, 20, -120) + leaf(tx, -48, 30, 18, -60), "trim", 6),
            Piece(within(body + limb(tail), air), "body", 16),
            Piece(within(limb(neck), air), "body", 18),
            Piece(within(belly + edged(neck, 1, 0.28, 0.38), air), "belly"),
            Piece(within(scales, air), "far"),
            Piece(foam, "water"),
        ),
        {**DRAGON_INKS, "body": "#3d7f94", "far": "#285a72", "trim": "#e0a03c", "water": "#e6efe2"},
        {"back": (20, -108), "tail": (tx, -60)},
    ) + Motif(head.pieces, {}, head.anchors)


def unicorn() -> Motif:
    """A head and neck rising from y = 0, facing right; anchors "horn", "mouth"."""
    neck = (
        "-78,2! -72,-60 -44,-120 -18,-168 2,-194 14,-212! 24,-192 46,-172 74,-136 104,-104 108,-86 92,-74 "
        "72,-78 52,-96 34,-96 30,-72 44,-34 64,2!"
    )
    return Motif(
        (
            Piece(blob("-6,-196 -22,-214 -16,-226! 2,-208"), "far"),
            Piece(
                limb("-8,-190,30 -52,-150,40 -84,-96,36 -74,-50,26 -104,-20,4")
                + limb("-4,-190,26 -66,-132,34 -60,-70,34 -92,-50,20 -118,-58,3"),
                "mane",
                14,
            ),
            Piece(blob(neck), "body", 30),
            Piece(limb("6,-196,26 -34,-160,30 -40,-110,28 -62,-70,22 -50,-40,14 -64,-22,3"), "mane", 12),
            Piece(limb("8,-202,18 34,-186,18 26,-160,13 40,-142,4"), "mane", 8),
            Piece(curve("-8,-176 -36,-132 -44,-96", 4) + curve("-24,-170 -62,-120 -66,-80", 4), "trim"),
            Piece(polygon([(22, -194), (42, -182), (78, -258)]), "horn", 8),
            Piece(
                line([(29, -200), (47, -190)], 4)
                + line([(39, -213), (55, -206)], 4)
                + line([(50, -227), (62, -221)], 4),
                "trim",
            ),
            Piece(stroke("M40,-148Q48,-140 58,-146", 4.5), "dark"),
            Piece(ellipse(95, -95, 3.4, 5, 40), "dark"),
            Piece(curve("98,-80 86,-84 76,-90", 4), "far"),
        ),
        {"body": "#f3ecdc", "far": "#cfc0a8", "mane": "#c98a94", "trim": "#a35f78", "horn": "#e8b949", "dark": NIGHT},
        {"horn": (78, -258), "mouth": (100, -80), "head": (10, -206)},
    )


def sphinx(wings: bool = True) -> Motif:
    """A winged lion with a calm human mask, lying, 290 wide; anchors "paw", "head"."""
    body = "74,-112 84,-70 92,-40 84,-14 0,-6 -84,-4 -116,-22 -114,-58 -84,-86 -30,-88 20,-110"
    raised = winged(2, -96, 150, -34, ("wing", "trim"), 9, 74, 0.15)
    back = winged(18, -100, 132, -8, ("trim", "wing"), 8, 70, 0.15)
    cloth = "56,-222 88,-212 100,-184 92,-150 94,-116 78,-106! 60,-120 36,-108! 26,-140 26,-190"
    return Motif(
        (
            *(back if wings else ()),
            Piece(curve("-104,-30 -142,-22 -150,-60 -132,-82", 9), "body"),
            Piece(leaf(-136, -72, 34, 22, -60), "mane", 6),
            Piece(limb("70,-34,30 110,-14,24 136,-11,20"), "far", 8),
            Piece(blob(body), "body", 32),
            Piece(blob("-34,-56 -40,-84 -82,-86 -112,-56 -108,-18 -70,-2 -38,-16"), "body", 18),
            Piece(limb("-80,-14,24 -44,-10,20 -22,-9,18"), "body", 8),
            Piece(limb("46,-46,40 78,-18,28 120,-12,22"), "body", 12),
            Piece(stroke("M118,-18v8M127,-16v8M-28,-14v7M-20,-13v7", 4), "far"),
            *(raised if wings else ()),
            Piece(blob(cloth), "cloth", 16),
            Piece(
                blob("62,-206 86,-200 92,-180 102,-164! 92,-158 94,-144 78,-130 60,-136 52,-160 52,-192"), "skin", 14
            ),
            Piece(
                within(
                    curve("20,-196 60,-212 104,-196", 10)
                    + curve("20,-160 36,-150 50,-156", 8)
                    + curve("20,-136 36,-126 60,-130", 8),
                    blob(cloth),
                ),
                "gold",
            ),
            Piece(stroke("M72,-174Q80,-168 88,-173", 4), "dark"),
            Piece(stroke("M68,-186Q80,-190 90,-184", 3.5), "dark"),
            Piece(stroke("M82,-150Q88,-148 93,-151", 4), "cloth"),
            Piece(curve("46,-104 66,-94 84,-102", 9), "gold"),
        ),
        {
            "body": "#c99a5c",
            "far": "#a3743f",
            "mane": "#7a4a2c",
            "wing": "#3f6f8f",
            "trim": "#e0c48a",
            "skin": "#d9a877",
            "cloth": "#7d2f35",
            "gold": "#e8b949",
            "light": CREAM,
            "dark": NIGHT,
        },
        {"paw": (132, -18), "head": (60, -222), "back": (-50, -90), "mouth": (92, -150)},
    )


def skull(horns: str = "ox") -> Motif:
    """A beast's skull from the front; `horns` "ox" (220 wide), "antlers" (250 high), "ram" or "" for none."""
    crowns: dict[str, tuple[Piece, ...]] = {
        "ox": (Piece(both(limb("24,-134,24 66,-146,22 100,-170,16 104,-214,4")), "horn", 10),),
        "ram": (Piece(both(limb("20,-140,28 60,-164,28 92,-140,26 92,-100,21 66,-88,15 56,-108,8")), "horn", 10),),
        "antlers": (
            Piece(
                both(
                    limb("18,-138,13 44,-176,11 50,-216,9 38,-256,4")
                    + limb("40,-170,10 72,-184,8 84,-214,3")
                    + limb("50,-206,9 78,-226,7 82,-254,3")
                    + limb("30,-156,8 24,-184,6 14,-196,3")
                ),
                "horn",
            ),
        ),
        "": (),
    }
    return Motif(
        (
            *crowns[horns],
            Piece(
                blob(
                    "0,-154 34,-148 52,-122 46,-96 34,-76 30,-38 22,-8 0,0 -22,-8 -30,-38 -34,-76 -46,-96 "
                    "-52,-122 -34,-148"
                ),
                "bone",
                26,
            ),
            Piece(both(blob("16,-104 34,-114 42,-100 34,-86 20,-88")), "dark"),
            Piece(both(blob("3,-42! 14,-34 14,-16 6,-14")), "dark"),
            Piece(curve("0,-140 3,-118 -2,-100 2,-84", 3.5), "crack"),
            Piece("".join(line([(x, -10), (x, -1)], 3.5) for x in (-9, 0, 9)), "crack"),
        ),
        {"bone": "#efe4cb", "horn": "#b99a6c", "crack": "#b3a17e", "dark": NIGHT},
        {"left eye": (-30, -100), "right eye": (30, -100), "top": (0, -154)},
    )


def dinosaur_bones() -> Motif:
    """The mounted skeleton of a hunter on two legs, 340 wide, 230 high; anchor "mouth"."""
    back = "-176,-60,5 -130,-74,9 -84,-94,13 -36,-112,17 4,-126,19 40,-146,16 62,-176,13 72,-192,12"
    beads = "".join(
        ellipse(x, y, 5.5 + w * 0.1, w * 0.56, math.degrees(math.atan2(dy, dx)))
        for x, y, dx, dy, w in spine(back, 4)[1:]
    )
    crests = "".join(
        line([(x, y), (x + dy * w * 1.1, y - dx * w * 1.1)], 3.5) for x, y, dx, dy, w in spine(back, 4)[6:-3]
    )
    under = "".join(
        line([(x, y), (x - dy * w * 0.9 - 5, y + dx * w * 0.9)], 3.5) for x, y, dx, dy, w in spine(back, 4)[2:11]
    )
    ribs = "".join(
        curve(f"{x},{y} {x + 18},{y + 26 + d} {x + 2},{y + 50 + d}", 4.5)
        for x, y, d in ((-12, -116, 0), (2, -120, 8), (16, -126, 10), (29, -134, 6), (40, -142, -4))
    )
    bones = (
        limb("-26,-108,16 4,-74,10 12,-64,14")
        + limb("12,-64,14 -18,-40,8 -26,-32,10")
        + limb("-26,-32,10 -12,-10,7 -8,-4,9"),
        limb("-36,-106,16 -46,-70,10 -44,-60,14")
        + limb("-44,-60,14 -70,-40,8 -78,-32,10")
        + limb("-78,-32,10 -66,-10,7 -62,-4,9"),
    )
    return Motif(
        (
            Piece(bones[1] + stroke("M-62,-4L-36,0M-62,-4L-48,1M-62,-4L-76,0", 6), "far"),
            Piece(crests + under, "far"),
            Piece(ribs, "bone"),
            Piece(beads, "bone"),
            Piece(blob("-54,-114 -26,-124 -8,-112 -22,-98 -44,-92 -50,-102"), "bone", 8),
            Piece(bones[0] + stroke("M-8,-4L20,0M-8,-4L8,1M-8,-4L-22,0", 6), "bone"),
            Piece(limb("44,-130,8 58,-108,6 72,-112,5") + stroke("M72,-112l10,4M72,-112l8,10", 4), "bone"),
            Piece(blob("66,-180 98,-174 138,-160 148,-150! 130,-146 94,-158 70,-168"), "bone", 8),
            Piece(
                "".join(
                    polygon([(x, y), (x + 8, y + 3), (x + 6, y - 9)]) for x, y in ((98, -160), (111, -156), (124, -152))
                ),
                "light",
            ),
            Piece(blob("56,-204 78,-222 108,-218 146,-204 160,-188 152,-178! 112,-184 92,-178 70,-180"), "bone", 14),
            Piece(
                "".join(
                    polygon([(x, y), (x + 8, y + 1), (x + 4, y + 13)])
                    for x, y in ((104, -184), (116, -183), (128, -182), (140, -180))
                ),
                "light",
            ),
            Piece(ellipse(92, -204, 8, 9) + ellipse(118, -200, 8, 5, 14) + ellipse(144, -194, 5, 3, 20), "dark"),
        ),
        {"bone": "#ece0c6", "far": "#c4b18a", "light": "#fbf5e4", "dark": NIGHT},
        {"mouth": (136, -170), "head": (90, -222), "back": (0, -140), "tail": (-176, -60), "ribs": (20, -96)},
    )


GALLERY: dict[str, Motif] = {
    "dragon head": dragon_head().moved(0, -80, 1.3),
    "dragon head fierce": dragon_head("fierce", flame=True).moved(-60, -80, 1.1),
    "dragon": dragon().moved(0, 0, 0.7),
    "dragon fierce": dragon(mood="fierce").moved(0, 0, 0.7),
    "dragon coiled": dragon("coiled"),
    "sea serpent": sea_serpent().moved(0, 0, 0.7),
    "unicorn": unicorn(),
    "sphinx": sphinx(),
    "skull ox": skull(),
    "skull antlers": skull("antlers"),
    "skull ram": skull("ram"),
    "dinosaur bones": dinosaur_bones(),
}
