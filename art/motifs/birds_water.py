"""Birds of water and shore; each stands on (0, 0) or floats on y = 0, about 200 high, facing right.

heron("stand" | "walk" | "fish" | "fly")   stand: on one leg; fish: beak at y = 0; body, wing, belly, beak, leg
swan("swim" | "bent" | "proud")            bent: neck laid back on its wings; proud: wings up; body, wing, trim, beak
goose("walk" | "hiss")                     hiss: neck stretched out, beak open; body, wing, trim, beak, leg
duck(swim=False)                           a mallard, 150 high; body, head, breast, wing, trim, beak, leg
gull("fly" | "stand")                      body, wing, tip, beak, leg
pelican(catch=False)                       catch: a fish tail (trim) in it; anchor "pouch"; body, wing, beak, pouch
flamingo(feeding=False)                    on one leg; body, wing, leg
penguin(look=0, flippers="down" | "out")   look: tilt of the head; anchor "hand"; body, belly, trim, beak, leg
penguin_chick()                            100 high; chick, body, belly
penguins()                                 a huddle of three and a small one, 300 wide
stork("stand" | "fly", carries=True)       with a knotted bundle (cloth) in its beak; body, wing, trim, beak, leg
bundle(x, y)                               the pieces of that bundle, hanging from (x, y)

Anchors everywhere: "beak", "head", "back", mostly "feet". Inks light and dark draw the eye.
"""

from __future__ import annotations

from art.colour import Colour
from art.motif import Motif, Piece
from art.motifs.birds import CREAM, HORN, NIGHT, foot, winged
from art.motifs.curves import blob, curve, eye, leaf, limb, tilted, within
from art.shapes import circle, ellipse, place, polygon, stroke

HERON_INKS: dict[str, Colour] = {
    "body": "#7d94ab", "wing": "#4f6684", "belly": "#eee6d2", "beak": "#e0a03c", "leg": "#b9793f", "light": CREAM,
    "dark": "#1d2740",
}  # fmt: skip


def _heron_head(x: float, y: float, turn: float = 0) -> tuple[Piece, ...]:
    return (
        Piece(place(limb("-8,-6,6 -34,-6,6 -70,10,1") + limb("-8,-2,6 -30,4,5 -56,22,1"), x, y, 1, turn), "dark"),
        Piece(place(blob("12,-9 50,-1 86,6! 48,8 10,9"), x, y, 1, turn), "beak"),
        Piece(place(blob("-16,0 -8,-13 10,-14 22,-4 20,6 4,13 -10,10"), x, y, 1, turn), "belly", 8),
        Piece(place(blob("-18,-2! -8,-14 10,-15 22,-6! 6,-7"), x, y, 1, turn), "dark"),
        Piece(place(circle(10, -1, 3.4), x, y, 1, turn), "dark"),
    )


def heron(pose: str = "stand") -> Motif:
    """`pose`: "stand" (on one leg), "walk", "fish" (neck down) or "fly"."""
    if pose == "fly":
        return Motif(
            (
                *winged(20, -112, 170, 34, count=10),
                Piece(limb("-50,-92,14 -110,-84,6 -170,-82,5"), "leg"),
                Piece(stroke("M-166,-82L-186,-90M-166,-82L-188,-80", 4), "leg"),
                Piece(blob("-40,-98 -74,-104 -96,-94! -74,-80 -40,-82"), "wing", 8),
                *_heron_head(84, -122),
                Piece(limb("40,-98,26 66,-80,18 82,-92,16 72,-112,15 84,-120,16"), "belly", 8),
                Piece(blob("54,-112 58,-92 30,-74 -20,-76 -56,-90 -20,-112 20,-120"), "body", 20),
                *winged(8, -102, 184, -22, count=10),
            ),
            HERON_INKS,
            {"beak": (168, -116), "head": (84, -136), "back": (-10, -116), "feet": (-184, -84)},
        )
    legs = {
        "stand": limb("0,-96,20 4,-60,7 2,-4,6") + limb("12,-94,20 34,-62,7 8,-48,6 18,-40,5"),
        "fish": limb("-6,-96,20 2,-60,7 -8,-4,6") + limb("14,-94,20 28,-56,7 24,-4,6"),
        "walk": limb("-6,-96,20 -4,-60,7 -34,-4,6") + limb("14,-94,20 46,-66,7 40,-30,6 44,-26,5"),
    }[pose]
    feet = {
        "stand": foot(2, 0, 26) + stroke("M18,-40L32,-32M18,-40L22,-28", 4),
        "fish": foot(-8, 0, 26) + foot(24, 0, 26),
        "walk": foot(-34, 0, 26) + stroke("M42,-30L62,-20M42,-30L50,-14", 5),
    }[pose]
    neck, head = {
        "stand": ("34,-124,30 58,-146,18 44,-180,14 46,-206,14 58,-218,14", (62.0, -218.0, 4.0)),
        "walk": ("34,-124,30 64,-142,18 60,-176,14 72,-198,14 88,-206,14", (92.0, -206.0, 6.0)),
        "fish": ("34,-124,30 70,-140,18 96,-118,14 96,-88,14 104,-72,14", (106.0, -68.0, 58.0)),
    }[pose]
    body = "46,-142 56,-122 42,-96 4,-80 -44,-74 -92,-60! -84,-84 -48,-118 4,-144"
    x, y, turn = head
    return Motif(
        (
            Piece(legs, "leg"),
            Piece(feet, "leg"),
            Piece(blob(body), "body", 24),
            *_heron_head(x, y, turn),
            Piece(limb(neck), "belly", 8),
            Piece("".join(leaf(44, -122, 44, 10, t) for t in (80, 100, 120)), "belly"),
            Piece(blob("24,-138 36,-116 18,-92 -28,-82 -104,-54! -74,-92 -30,-126"), "wing", 16),
            Piece(curve("18,-108 -20,-94 -70,-72", 4) + curve("14,-122 -18,-112 -50,-92", 4), "body"),
        ),
        HERON_INKS,
        {
            "beak": {"stand": (148.0, -206.0), "walk": (176.0, -192.0), "fish": (145.0, 5.0)}[pose],
            "head": (x, y - 12),
            "back": (-30, -130),
            "feet": (-34 if pose == "walk" else 2, 0),
        },
    )


SWAN_INKS: dict[str, Colour] = {
    "body": "#f6efde", "wing": "#e6dac0", "trim": "#c9b996", "beak": "#dd7a35", "dark": NIGHT, "light": CREAM,
}  # fmt: skip


def swan(pose: str = "swim") -> Motif:
    """Floating on y = 0; `pose` "swim", "bent" (neck laid back) or "proud" (wings raised)."""
    neck, head = {
        "swim": ("62,-50,46 92,-84,28 66,-124,20 64,-164,19 90,-184,20", (94.0, -182.0, 18.0, False)),
        "proud": ("62,-50,46 98,-80,30 74,-122,21 58,-156,19 80,-182,20", (84.0, -182.0, 24.0, False)),
        "bent": ("62,-48,46 98,-82,30 70,-124,22 22,-128,19 -6,-106,19", (-8.0, -102.0, 40.0, True)),
    }[pose]
    body = "70,-74 98,-52 96,-18 62,2 -20,4 -76,-6 -106,-40 -128,-74! -84,-70 -40,-80 20,-90"
    x, y, turn, flip = head
    raised = (
        *winged(-6, -58, 150, -20, ("trim", "wing"), 9, 80, 0.17),
        *winged(-16, -50, 160, -44, ("wing", "body"), 9, 80, 0.17),
    )
    feathers = Piece("".join(leaf(36 - i * 14, -60 + i * 5, 96 - i * 6, 26, 192 + i * 3) for i in range(3)), "wing", 14)
    folded = (
        Piece(blob("44,-92 60,-66 44,-34 -6,-22 -66,-38 -124,-88! -70,-92 -8,-104"), "wing", 20),
        Piece(curve("44,-60 0,-44 -60,-56 -104,-80", 4) + curve("40,-78 0,-68 -50,-74 -84,-84", 4), "trim"),
        Piece(curve("36,-42 4,-32 -40,-36", 4), "trim"),
    )
    pieces = (
        *(raised[:2] if pose == "proud" else ()),
        Piece(blob(body), "body", 30),
        *((feathers, *raised[2:]) if pose == "proud" else ()),
        *(folded if pose == "swim" else ()),
        Piece(limb(neck), "body", 12),
        *(folded if pose == "bent" else ()),
        Piece(place(blob("14,-7 34,-4 46,4! 30,7 12,8"), x, y, 1, turn, flip), "beak"),
        Piece(place(ellipse(4, 0, 17, 12), x, y, 1, turn, flip), "body", 8),
        Piece(place(blob("16,-9 24,-8 18,2 12,8 8,2"), x, y, 1, turn, flip), "dark"),
        Piece(place(circle(8, -4, 2.8), x, y, 1, turn, flip), "dark"),
    )
    return Motif(
        pieces,
        SWAN_INKS,
        {"beak": (x - 36, y + 34) if flip else (x + 42, y + 20), "head": (x, y - 12), "back": (-20, -92)},
    )


def goose(pose: str = "walk") -> Motif:
    """`pose`: "walk" or "hiss" (neck stretched forward, beak open)."""
    body = "56,-112 72,-84 56,-48 8,-30 -46,-36 -84,-58 -114,-90! -70,-92 -24,-104 20,-122"
    hiss = pose == "hiss"
    neck = "52,-92,44 88,-110,24 116,-112,18 134,-104,20" if hiss else "50,-94,46 72,-130,24 58,-168,18 66,-194,20"
    x, y = (138.0, -102.0) if hiss else (72.0, -196.0)
    beak = (
        Piece(blob(f"{x + 10},{y - 8} {x + 34},{y - 10} {x + 46},{y - 8}! {x + 28},{y - 1} {x + 10},{y + 2}"), "beak")
        if hiss
        else Piece(
            blob(f"{x + 10},{y - 9} {x + 32},{y - 2} {x + 42},{y + 6}! {x + 24},{y + 9} {x + 8},{y + 8}"), "beak"
        )
    )
    lower = (
        Piece(blob(f"{x + 8},{y + 2} {x + 26},{y + 6} {x + 38},{y + 14}! {x + 20},{y + 13} {x + 6},{y + 10}"), "beak"),
    )
    return Motif(
        (
            Piece(limb("-8,-44,24 -14,-22,9 -12,-4,7") + limb("22,-44,24 28,-22,9 26,-4,7"), "leg"),
            Piece(blob("-14,-8! 0,-4 16,0! -16,2") + blob("24,-8! 38,-4 54,0! 22,2"), "leg"),
            beak,
            *(lower if hiss else ()),
            Piece(limb(neck), "body", 12),
            Piece(ellipse(x, y, 19, 14, 6), "body", 8),
            Piece(blob(body), "body", 30),
            Piece(blob("26,-106 40,-82 20,-56 -30,-50 -104,-84! -56,-86 -14,-104"), "wing", 18),
            Piece(curve("22,-78 -16,-66 -60,-76", 4) + curve("18,-92 -14,-84 -44,-86", 4), "trim"),
            Piece(circle(x + 5, y - 4, 3.4), "dark"),
        ),
        {
            "body": "#f1e8d4",
            "wing": "#b9b3ac",
            "trim": "#8e8a8c",
            "beak": "#e08a35",
            "leg": "#e08a35",
            "light": CREAM,
            "dark": NIGHT,
        },
        {"beak": (x + 42, y + 2), "head": (x, y - 14), "back": (-24, -106), "feet": (8, 0)},
    )


def duck(swim: bool = False) -> Motif:
    """A mallard, 150 high; `swim` leaves out its legs and sets it on the water at y = 0."""
    body = "48,-92 68,-66 56,-34 12,-16 -44,-18 -84,-40 -116,-72! -74,-74 -30,-82 16,-96"
    paddles = (
        Piece(stroke("M-8,-24L-12,-4M20,-24L20,-4", 8), "leg"),
        Piece(blob("-14,-8! 0,-4 14,0! -16,2") + blob("18,-8! 32,-4 46,0! 16,2"), "leg"),
    )
    bird = Motif(
        (
            Piece(blob("78,-140 100,-132 116,-120! 96,-114 76,-116"), "beak", 6),
            Piece(blob("48,-152 72,-148 84,-130 78,-110 66,-94 60,-72 26,-80 34,-104 32,-134"), "head", 18),
            Piece(blob(body), "body", 26),
            Piece(within(blob("20,-104 70,-96 80,-40 40,-30 30,-66"), blob(body)), "breast", 14),
            Piece(blob("20,-92 44,-94 66,-88 64,-80 40,-84 22,-82"), "light"),
            Piece(blob("22,-78 34,-58 14,-38 -30,-36 -96,-60! -50,-66 -10,-78"), "wing", 14),
            Piece(blob("0,-56 -14,-44 -44,-46 -62,-54 -30,-60"), "trim"),
            Piece(limb("-92,-62,8 -108,-84,6 -96,-94,3"), "dark"),
            *eye(64, -132, 3.4),
        ),
        {
            "body": "#cfc6b4",
            "head": "#2f6b54",
            "breast": "#7a4334",
            "wing": "#8f7f70",
            "trim": "#2f5f9e",
            "beak": HORN,
            "leg": "#dd7a35",
            "light": CREAM,
            "dark": NIGHT,
        },
        {"beak": (112, -120), "head": (52, -152), "back": (-24, -82)},
    )
    if swim:
        return bird.moved(0, 18)
    return Motif(paddles, {"leg": "#dd7a35"}, {"feet": (6, 0)}) + bird


GULL_INKS: dict[str, Colour] = {
    "body": "#f5eedd", "wing": "#9fb0bf", "tip": "#2c3348", "beak": HORN, "leg": "#dd8a4a", "light": CREAM,
    "dark": NIGHT,
}  # fmt: skip


def gull(pose: str = "fly") -> Motif:
    """`pose`: "fly" (240 across) or "stand"."""
    if pose == "stand":
        body = (
            "50,-148 68,-142 76,-126 70,-108 76,-82 56,-48 14,-34 -36,-38 -104,-20! -92,-42 -40,-80 10,-104 "
            "30,-122 36,-142"
        )
        return Motif(
            (
                Piece(stroke("M4,-40L2,-4M26,-42L26,-4", 5) + foot(2, 0, 18) + foot(26, 0, 18), "leg"),
                Piece(blob("70,-140 90,-134 100,-124! 86,-122 70,-122"), "beak"),
                Piece(blob(body), "body", 26),
                Piece(blob("16,-98 32,-78 18,-54 -30,-46 -84,-32! -50,-68 -20,-88"), "wing", 14),
                Piece(blob("-42,-56 -56,-40 -90,-24 -130,-14! -96,-42 -70,-58"), "tip"),
                Piece(circle(59, -132, 3.6), "dark"),
            ),
            GULL_INKS,
            {"beak": (98, -124), "head": (52, -148), "back": (-20, -92), "feet": (14, 0)},
        )
    far = "24,-108 24,-136 -2,-176 -36,-204 -66,-218! -42,-180 -36,-150 -10,-104"
    near = "36,-104 24,-72 -20,-40 -70,-26 -104,-30! -72,-56 -50,-84 -20,-106 10,-114"
    return Motif(
        (
            Piece(blob(far), "wing", 14),
            Piece(within(circle(-72, -214, 46), blob(far)), "tip"),
            Piece(blob("-44,-104 -84,-116 -96,-102 -88,-90! -44,-92"), "body", 8),
            Piece(blob("90,-122 108,-118 118,-108! 102,-106 88,-108"), "beak"),
            Piece(blob("98,-116 86,-132 64,-132 20,-122 -50,-106 -56,-94 -8,-82 44,-88 82,-102"), "body", 22),
            Piece(blob(near), "wing", 16),
            Piece(within(circle(-108, -30, 50), blob(near)), "tip"),
            Piece(circle(82, -119, 3.4), "dark"),
        ),
        GULL_INKS,
        {"beak": (116, -108), "head": (76, -133), "back": (10, -122), "feet": (-10, -84)},
    )


def pelican(catch: bool = False) -> Motif:
    """With a fish tail out of its beak if it made a `catch`."""
    body = "16,-140 34,-116 32,-78 8,-48 -36,-40 -74,-42 -108,-26! -100,-58 -64,-98 -24,-132"
    tail = (
        (Piece(blob("106,-148 110,-164 100,-182! 116,-176 136,-186! 126,-166 120,-146"), "trim", 8),) if catch else ()
    )
    return Motif(
        (
            Piece(limb("-22,-54,28 -28,-26,10 -26,-4,8") + limb("6,-54,28 8,-26,10 8,-4,8"), "leg"),
            Piece(blob("-28,-10! -10,-4 8,0! -30,3") + blob("6,-10! 24,-4 42,0! 4,3"), "leg"),
            Piece(blob(body), "body", 30),
            *tail,
            Piece(limb("6,-112,46 34,-136,26 14,-172,19 24,-196,22"), "body", 10),
            Piece(blob("28,-188 44,-178 86,-160 132,-138! 112,-106 78,-84 50,-98 30,-140"), "pouch", 22),
            Piece(blob("22,-208 46,-202 92,-172 142,-136! 132,-130 84,-152 36,-178"), "beak", 8),
            Piece(blob("20,-212 36,-206 42,-190 30,-178 12,-186 8,-202"), "body", 8),
            Piece(blob("12,-210 -4,-216 -16,-206! 4,-198"), "trim"),
            Piece(blob("-8,-120 16,-98 8,-66 -36,-54 -104,-30! -78,-74 -44,-108"), "wing", 18),
            Piece(curve("4,-80 -30,-66 -74,-52", 4) + curve("0,-98 -28,-88 -60,-76", 4), "trim"),
            *eye(29, -195, 3.6, False),
        ),
        {
            "body": "#f3ead8",
            "wing": "#cdbfa6",
            "trim": "#8a93a0",
            "beak": "#d9863c",
            "pouch": "#eab457",
            "leg": "#c9633a",
            "light": CREAM,
            "dark": NIGHT,
        },
        {"beak": (138, -136), "pouch": (82, -120), "head": (22, -214), "back": (-50, -120), "feet": (-8, 0)},
    )


def flamingo(feeding: bool = False) -> Motif:
    """On one leg; `feeding` with its head down."""
    neck, (x, y, turn) = (
        ("32,-118,24 66,-124,14 74,-80,12 60,-46,12 72,-28,12", (74.0, -26.0, 38.0))
        if feeding
        else ("32,-118,24 62,-134,14 46,-170,12 38,-206,12 60,-222,13", (62.0, -220.0, 14.0))
    )
    return Motif(
        (
            Piece(limb("0,-94,14 4,-54,6 2,-4,5") + limb("10,-92,14 36,-66,6 6,-52,5 12,-46,5"), "leg"),
            Piece(blob("-2,-10! 12,-4 26,0! 0,3") + blob("8,-50! 22,-42 28,-30! 12,-38"), "leg"),
            Piece("".join(leaf(-26, -106, 52, 20, t) for t in (146, 162, 178)), "wing", 8),
            Piece(blob("42,-128 48,-108 28,-88 -10,-82 -46,-92 -58,-110 -34,-128 6,-138"), "body", 22),
            Piece(limb(neck), "body", 8),
            Piece(place(blob("10,-8 26,-5 34,8 26,24! 18,12 8,10"), x, y, 1, turn), "light", 6),
            Piece(place(blob("31,2 33,12 26,25! 20,14"), x, y, 1, turn), "dark"),
            Piece(place(ellipse(2, 0, 16, 12, 10), x, y, 1, turn), "body", 8),
            Piece(place(circle(6, -3, 3), x, y, 1, turn), "dark"),
            Piece(blob("24,-126 30,-108 8,-92 -28,-90 -64,-98! -46,-108 -24,-124"), "wing", 14),
            Piece(curve("14,-104 -12,-98 -38,-100", 4), "body"),
        ),
        {"body": "#ee9a94", "wing": "#d8666e", "leg": "#d8666e", "light": CREAM, "dark": NIGHT},
        {"beak": (x + 20, y + 26), "head": (x, y - 12), "back": (-10, -134), "feet": (2, 0)},
    )


PENGUIN_INKS: dict[str, Colour] = {
    "body": "#222a44", "belly": "#f6efdf", "trim": "#edb04a", "beak": "#d9743a", "leg": "#dd8a3a", "chick": "#9aa3ad",
    "light": CREAM, "dark": "#10131f",
}  # fmt: skip


def penguin(look: float = 0, flippers: str = "down") -> Motif:
    """`look` tilts its head (-20 to 20); `flippers` "down" or "out"."""
    body = "6,-164 34,-150 50,-110 52,-60 38,-20 4,-8 -30,-14 -52,-46 -54,-100 -40,-146 -18,-162"
    near = "8,-136,22 26,-100,22 22,-58,12" if flippers == "down" else "6,-138,22 46,-118,22 84,-124,10"
    far = "-40,-130,18 -60,-94,18 -64,-60,8" if flippers == "down" else "-34,-138,20 -72,-126,20 -104,-136,8"
    head = Motif(
        (
            Piece(blob("26,-188 48,-186 66,-176! 46,-172 26,-172"), "beak"),
            Piece(blob("4,-206 28,-198 38,-176 34,-148 2,-138 -26,-148 -28,-180 -14,-202"), "body", 16),
            Piece(blob("-12,-178 4,-172 8,-154 -6,-144 -20,-156"), "trim"),
            *eye(18, -185, 3.8),
        ),
        PENGUIN_INKS,
        {"beak": (64, -176), "head": (4, -206)},
    )
    return (
        Motif(
            (
                Piece(blob("-30,-28! -48,-14 -70,-4! -40,0 -16,-8"), "body"),
                Piece(limb(far), "body", 8),
                Piece(ellipse(-14, -6, 22, 9, 4) + ellipse(26, -5, 22, 9, 4), "leg", 8),
                Piece(blob(body), "body", 30),
                Piece(within(blob("24,-160 60,-130 70,-70 44,-10 10,-12 -4,-50 2,-110"), blob(body)), "belly", 18),
            ),
            PENGUIN_INKS,
            {"hand": (22, -54) if flippers == "down" else (88, -125), "feet": (6, 0), "back": (-52, -110)},
        )
        + tilted(head, 4, -152, look)
        + Motif((Piece(limb(near), "body", 10),), PENGUIN_INKS)
    )


def penguin_chick() -> Motif:
    """About 100 high."""
    return Motif(
        (
            Piece(ellipse(-10, -3, 13, 6) + ellipse(14, -3, 13, 6), "leg"),
            Piece(polygon([(18, -86), (34, -79), (18, -74)]), "beak"),
            Piece(blob("2,-68 26,-60 34,-30 22,-8 0,-4 -24,-10 -34,-34 -24,-60"), "chick", 18),
            Piece(blob("2,-104 22,-98 28,-78 14,-64 -10,-64 -22,-80 -14,-100"), "body", 10),
            Piece(blob("10,-96 24,-88 22,-72 8,-70 2,-82"), "belly"),
            Piece(limb("4,-58,12 12,-40,13 6,-24,7"), "chick"),
            Piece(circle(14, -84, 3.2), "dark"),
        ),
        PENGUIN_INKS,
        {"head": (2, -104), "beak": (32, -79)},
    )


def penguins() -> Motif:
    """Three grown ones huddled, one of them turned the other way, and a small one in front; 300 wide."""
    group = penguin(-10).moved(-84, -8, 0.92) + penguin(12).moved(84, -8, 0.9, 0, True) + penguin(4).moved(0, 0, 1.04)
    return Motif((group + penguin_chick().moved(66, 4, 0.85, 0, True)).pieces, PENGUIN_INKS, {"head": (4, -214)})


STORK_INKS: dict[str, Colour] = {
    "body": "#f5eedd", "wing": "#252b42", "trim": "#d9cbae", "beak": "#d84a30", "leg": "#d84a30", "cloth": "#8fb3c9",
    "light": CREAM, "dark": NIGHT,
}  # fmt: skip


def bundle(x: float, y: float) -> tuple[Piece, ...]:
    """A knotted cloth hanging from (x, y), 90 high."""
    bag = (
        f"{x},{y + 22} {x + 30},{y + 36} {x + 40},{y + 66} {x + 18},{y + 92} {x - 18},{y + 92} "
        f"{x - 40},{y + 66} {x - 30},{y + 36}"
    )
    return (
        Piece(limb(f"{x},{y},6 {x - 10},{y - 14},12 {x - 26},{y - 20},3"), "cloth"),
        Piece(limb(f"{x},{y},6 {x + 12},{y - 10},12 {x + 26},{y - 10},3"), "cloth"),
        Piece(blob(f"{x - 6},{y}! {x + 6},{y}! {x + 14},{y + 30} {x - 14},{y + 30}"), "cloth"),
        Piece(blob(bag), "cloth", 18),
        Piece(curve(f"{x + 2},{y + 8} {x + 14},{y + 40} {x + 12},{y + 62}", 4), "light"),
        Piece(curve(f"{x - 2},{y + 8} {x - 16},{y + 36} {x - 22},{y + 58}", 4), "light"),
        Piece(circle(x, y + 2, 7), "cloth"),
    )


def stork(pose: str = "stand", carries: bool = True) -> Motif:
    """`pose`: "stand" or "fly"; it `carries` a bundle in its beak."""
    if pose == "fly":
        return Motif(
            (
                *winged(20, -130, 150, 34, ("wing", "body"), 9),
                Piece(limb("-50,-112,14 -104,-106,6 -156,-108,5"), "leg"),
                Piece(stroke("M-152,-108L-172,-116M-152,-108L-174,-106", 4), "leg"),
                Piece(blob("-40,-120 -72,-126 -94,-116! -72,-102 -40,-104"), "body", 8),
                *(bundle(152, -104) if carries else ()),
                Piece(blob("100,-130 130,-118 160,-104! 124,-108 98,-116"), "beak"),
                Piece(limb("40,-116,28 66,-112,15 84,-120,13 98,-124,20"), "body", 8),
                Piece(blob("54,-130 58,-112 30,-94 -20,-96 -56,-110 -20,-132 20,-138"), "body", 20),
                *winged(8, -120, 162, -22, ("wing", "body"), 9),
                Piece(circle(100, -127, 3.2), "dark"),
            ),
            STORK_INKS,
            {"beak": (156, -104), "head": (98, -136), "back": (-10, -134)},
        )
    body = "42,-138 52,-116 36,-92 0,-80 -40,-82 -78,-76! -70,-98 -36,-124 4,-142"
    return Motif(
        (
            Piece(limb("-6,-90,16 -2,-52,6 -6,-4,5") + limb("14,-90,16 20,-52,6 18,-4,5"), "leg"),
            Piece(foot(-6, 0, 22) + foot(18, 0, 22), "leg"),
            *(bundle(122, -176) if carries else ()),
            Piece(blob("62,-210 92,-196 132,-172! 88,-184 58,-194"), "beak"),
            Piece(limb("32,-120,34 56,-148,16 46,-180,13 56,-202,20"), "body", 8),
            Piece(blob(body), "body", 22),
            Piece(blob("0,-108 -20,-84 -60,-66 -96,-56! -80,-86 -44,-106"), "wing", 10),
            Piece(blob("22,-132 34,-112 16,-94 -24,-90 -58,-96! -30,-118"), "body", 10),
            Piece(curve("18,-110 -8,-100 -34,-102", 4) + curve("12,-122 -8,-116 -22,-114", 4), "trim"),
            Piece(circle(62, -205, 3.2), "dark"),
        ),
        STORK_INKS,
        {"beak": (126, -174), "head": (56, -214), "back": (-24, -128), "feet": (6, 0)},
    )


GALLERY: dict[str, Motif] = {
    "heron": heron(),
    "heron walk": heron("walk"),
    "heron fish": heron("fish"),
    "heron fly": heron("fly").moved(0, 0, 0.78),
    "swan": swan(),
    "swan bent": swan("bent"),
    "swan proud": swan("proud"),
    "goose": goose(),
    "goose hiss": goose("hiss"),
    "duck": duck(),
    "duck swim": duck(swim=True),
    "gull": gull(),
    "gull stand": gull("stand"),
    "pelican": pelican(),
    "pelican catch": pelican(catch=True),
    "flamingo": flamingo(),
    "flamingo feeding": flamingo(feeding=True),
    "penguin": penguin(),
    "penguin out": penguin(-12, "out"),
    "penguins": penguins(),
    "stork": stork(),
    "stork fly": stork("fly").moved(0, 0, 0.78),
}
