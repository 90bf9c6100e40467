"""Small beasts: mouse, rat, hedgehog, squirrel, mole, badger, bat, beaver, otter.

All are drawn large, as heroes (100 to 190 high): draw them at 0.2 to 0.5 beside other beasts.

    mouse()  rat()               sitting up with joined paws; hunched on four feet
    hedgehog()  squirrel()       walking; sitting up with a nut
    mole()  badger()             sitting up, hands open; on four short legs
    bat_fly()  bat_hang()        bat_fly has its middle at (0, -110); bat_hang hangs by its feet from (0, -200)
    beaver()                     sitting up on its flat tail
    otter_stand()  otter_float() otter_float lies on its back, the water line about y = -20

Heads alone, around (0, 0): mouse_head, squirrel_head, mole_head, badger_head, beaver_head, otter_head
(asleep=True closes the eyes, except the mole's, always closed).

Inks: "body", "shade", "belly", "dark" as in art.motifs.beasts; "rose" (mouse and rat ears, tail, feet, mole hands),
"mark" (hedgehog back, badger stripes, beaver tail), "quill", "nut", "light" (rat and bat eyes, beaver teeth).
Anchors: "eye", "mouth", "head", "back"; "hand" on all that sit up, "other hand" on mole and otter_stand; "tail" on
mouse and rat; "nose" on hedgehog, mole, badger; "feet" on bats; "belly" on otter_float.
"""

from __future__ import annotations

import math

from art.motif import Motif, Piece
from art.motifs.beasts_shears import blink, cut, eye, limb, within
from art.shapes import circle, ellipse, place, stroke

HEDGEHOG = {"body": "#d9b48a", "shade": "#b08861", "mark": "#5b3d33", "quill": "#caa277", "dark": "#24151a"}


def hedgehog() -> Motif:
    rim, rows = [], ""
    for i in range(19):
        angle = math.radians(176 + i * 9.4)
        far = 1.16 if i % 2 else 0.97
        rim.append(f"{-14 + 82 * far * math.cos(angle):.1f},{-22 + 78 * far * math.sin(angle):.1f}" + "!" * (i % 2))
    for ring, (size, count) in enumerate(((0.84, 11), (0.62, 8), (0.4, 5))):
        for i in range(count):
            angle = math.radians(188 + (i + 0.5 * (ring % 2)) * 158 / count)
            x, y = -14 + 82 * size * math.cos(angle), -24 + 78 * size * math.sin(angle)
            rows += place(cut("-4,2 0,-13! 4,2"), x, y, 1, math.degrees(angle) + 84)
    face = cut("34,-70 56,-60 78,-42 102,-28 104,-20 84,-14 60,-6! 20,-6!")
    return Motif(
        (
            Piece(ellipse(-46, -5, 16, 7) + ellipse(58, -5, 15, 7), "shade"),
            Piece(cut("-92,-20 -60,-34 20,-40 66,-34 74,-14 50,-3 -60,-3"), "body", 12),
            Piece(face, "body", 14),
            Piece(cut(" ".join(rim) + " 62,-10! 30,-16 0,-12! -30,-18 -60,-12! -80,-16"), "mark", 22),
            Piece(rows, "quill"),
            Piece(ellipse(-30, -5, 17, 7) + ellipse(42, -5, 16, 7), "body"),
            Piece(circle(52, -58, 8), "shade"),
            Piece(circle(103, -26, 6) + circle(74, -40, 4), "dark"),
        ),
        HEDGEHOG,
        {"eye": (74, -40), "mouth": (96, -16), "back": (-14, -97), "nose": (103, -26)},
    )


SQUIRREL = {"body": "#bf5a2c", "shade": "#8f3d20", "belly": "#f5e4c6", "nut": "#8a5a2b", "dark": "#241519"}


def squirrel_head(*, asleep: bool = False) -> Motif:
    head = cut("-26,6 -22,-18 0,-28 20,-20 34,-2 34,10 16,22 -10,24")
    return Motif(
        (
            Piece(cut("2,-22 8,-52! 16,-20"), "shade"),
            Piece(head, "body", 16),
            Piece(within(head, cut("40,4 24,2 8,12 0,30 40,30")), "belly"),
            Piece(cut("-18,-16 -16,-36 -10,-58! -2,-36 2,-20"), "body", 6),
            Piece(circle(34, 1, 3.6) + eye(13, -6, asleep, 4.4), "dark"),
        ),
        SQUIRREL,
        {"eye": (13, -6), "mouth": (32, 9), "head": (0, -28)},
    )


def squirrel() -> Motif:
    """Sitting up, a nut between its paws."""
    body = cut("-4,-112 -30,-84 -44,-42 -40,-8 -10,-1! 26,-1! 30,-30 34,-66 24,-104")
    tail = "-26,-16,22 -70,-24,42 -96,-66,56 -76,-114,58 -78,-160,50 -108,-182,30 -118,-168,6"
    return Motif(
        (
            Piece(limb(tail), "body", 28),
            Piece(limb(tail, 0.12, 0.92, 0.3), "shade"),
            Piece(limb("22,-88,16 44,-80,12 52,-86,11"), "shade"),
            Piece(body, "body", 24),
            Piece(within(body, cut("14,-110 40,-96 44,-10 16,-14 10,-60")), "belly", 10),
            Piece(cut("-42,-22 -30,-50 -4,-50 12,-28 8,-10 32,-9 36,-1! -28,-1!"), "body", 16),
            Piece(ellipse(56, -88, 10, 12, 14), "nut", 7),
            Piece(cut("44,-94 48,-104 62,-104 67,-92 56,-96"), "dark"),
            Piece(limb("6,-86,20 28,-72,14 48,-80,11"), "body", 7),
        ),
        SQUIRREL,
        {"hand": (54, -86), "back": (-36, -70)},
    ) + squirrel_head().moved(16, -126, 1, -6)


MOLE = {"body": "#43394f", "shade": "#2e2739", "belly": "#6b5c73", "rose": "#e09a93", "dark": "#17121d"}


def mole_head() -> Motif:
    return Motif(
        (
            Piece(cut("-30,6 -24,-20 0,-30 22,-20 44,-4 58,4 58,12 36,18 10,26 -16,26"), "body", 18),
            Piece(cut("46,-2 58,-2 66,5 62,13 48,12"), "rose"),
            Piece(stroke("M40,10L56,20M34,12L44,26", 2.6), "shade"),
            Piece(blink(18, -6, 5.5), "rose"),
        ),
        MOLE,
        {"eye": (18, -6), "mouth": (46, 16), "head": (0, -30), "nose": (65, 5)},
    )


def _mole_paw(x: float, y: float, turn: float) -> str:
    paw = cut("-13,2 -11,-11 0,-15 11,-11 13,2 0,8")
    fingers = "".join(limb(f"{k * 7},-8,6 {k * 11},-25,3.4") for k in (-1.2, -0.4, 0.4, 1.2))
    return place(paw + fingers, x, y, 1, turn)


def mole() -> Motif:
    """Sitting up, blind and broad, its digging hands open."""
    return Motif(
        (
            Piece(_mole_paw(72, -72, 66), "rose", 6),
            Piece(limb("24,-84,26 48,-78,18 62,-75,15"), "shade"),
            Piece(cut("-22,-130 -52,-92 -60,-44 -50,-2! 40,-2! 52,-44 44,-92 20,-128"), "body", 34),
            Piece(ellipse(22, -46, 22, 32, -6), "belly", 12),
            Piece(ellipse(-22, -4, 24, 8) + ellipse(40, -4, 24, 8), "rose", 4),
            Piece(_mole_paw(32, -62, 78), "rose", 6),
            Piece(limb("-24,-88,32 -6,-68,22 18,-63,16"), "body", 9),
        ),
        MOLE,
        {"hand": (48, -60), "other hand": (84, -68), "back": (-52, -80)},
    ) + mole_head().moved(6, -140, 1, -8)


BADGER = {"body": "#6f7078", "shade": "#3b3a44", "belly": "#f4ecdc", "mark": "#26232d", "dark": "#15131a"}


def badger_head(*, asleep: bool = False) -> Motif:
    head = cut("-32,2 -22,-22 2,-28 28,-16 56,0 62,10 52,18 24,24 -8,28 -28,22")
    return Motif(
        (
            Piece(circle(-2, -26, 8), "mark"),
            Piece(head, "belly", 14),
            Piece(within(head, cut("-40,-10 -16,-18 10,-15 34,-5 56,6 40,12 18,6 -8,6 -40,14")), "mark"),
            Piece(circle(-24, -18, 10), "mark"),
            Piece(circle(-23, -17, 5), "belly"),
            Piece(ellipse(59, 7, 7, 6), "dark"),
            *([] if asleep else [Piece(circle(18, -5, 5), "belly")]),
            Piece(eye(18, -5, asleep, 3.2), "belly" if asleep else "dark"),
        ),
        BADGER,
        {"eye": (18, -5), "mouth": (50, 18), "head": (0, -28), "nose": (64, 7)},
    )


def badger() -> Motif:
    """On four short legs, low and broad."""
    body = cut("-112,-40 -98,-80 -44,-100 10,-96 52,-92 80,-66 74,-36 30,-22 -60,-22 -100,-24")
    return Motif(
        (
            Piece(limb("-60,-34,30 -54,-14,22") + limb("32,-36,28 28,-14,22") + ellipse(34, -6, 16, 7), "dark"),
            Piece(limb("-100,-60,18 -122,-50,16 -136,-36,5"), "belly", 6),
            Piece(body, "body", 28),
            Piece(within(body, ellipse(-10, -22, 100, 18)), "mark"),
            Piece(limb("-82,-44,38 -86,-18,26") + ellipse(-78, -8, 18, 8), "mark", 6),
            Piece(limb("54,-46,38 56,-18,26") + ellipse(63, -8, 18, 8), "mark", 6),
        ),
        BADGER,
        {"back": (-20, -100)},
    ) + badger_head().moved(80, -74, 0.92, 14)


BAT = {"body": "#4a3a52", "shade": "#2f2438", "belly": "#7d6480", "light": "#f3e3b0", "dark": "#18101e"}


def bat_fly() -> Motif:
    """Flying towards us; its middle is at (0, -110)."""
    wing = cut("8,-124! 34,-150 72,-166! 112,-146 138,-92! 120,-100 106,-80! 88,-94 68,-66! 44,-88 8,-88!")
    ribs = stroke("M72,-164Q84,-120 68,-70M72,-164Q104,-126 106,-84M12,-118Q40,-140 72,-164", 4)
    other = place(wing, 0, 8, 0.96, 7, flip=True)
    return Motif(
        (
            Piece(wing + other, "body", 16),
            Piece(ribs + place(ribs, 0, 8, 0.96, 7, flip=True), "shade"),
            Piece(limb("-8,-66,7 -10,-50,4") + limb("8,-66,7 10,-50,4"), "dark"),
            Piece(cut("-18,-122 0,-128 18,-122 20,-92 0,-60! -20,-92"), "shade", 14),
            Piece(cut("-20,-136 -24,-170! -4,-150") + cut("20,-136 24,-170! 4,-150"), "shade"),
            Piece(circle(0, -134, 21), "shade", 12),
            Piece(circle(-8, -138, 5.4) + circle(8, -138, 5.4), "light"),
            Piece(circle(-7, -138, 2.8) + circle(9, -138, 2.8), "dark"),
            Piece(cut("-5,-126! 5,-126! 3,-119! 0,-124 -3,-119!"), "light"),
        ),
        BAT,
        {"feet": (9, -54), "head": (0, -152)},
    )


def bat_hang() -> Motif:
    """Wrapped in its wings, hanging by its feet from (0, -200)."""
    return Motif(
        (
            Piece(limb("-7,-200,7 -8,-182,8") + limb("7,-200,7 8,-182,8"), "dark"),
            Piece(cut("-20,-38 -24,-4! -4,-24") + cut("20,-38 26,-6! 6,-24"), "shade"),
            Piece(circle(0, -46, 24), "shade", 12),
            Piece(circle(-9, -42, 5.4) + circle(9, -42, 5.4), "light"),
            Piece(circle(-8, -42, 2.8) + circle(10, -42, 2.8), "dark"),
            Piece(cut("-10,-190! -36,-160 -44,-110 -30,-62! -8,-74 2,-58! 8,-120 6,-186!"), "body", 16),
            Piece(cut("10,-190! 36,-162 44,-112 34,-64! 16,-76 0,-56! -6,-110 -2,-160"), "body", 18),
            Piece(stroke("M10,-182Q28,-130 16,-80", 4), "shade"),
        ),
        BAT,
        {"feet": (0, -200), "head": (0, -24)},
    )


BEAVER = {
    "body": "#7a4b2c",
    "shade": "#54311f",
    "belly": "#b98a5c",
    "light": "#f8ecd0",
    "mark": "#3c3038",
    "dark": "#21141a",
}


def beaver_head(*, asleep: bool = False) -> Motif:
    head = cut("-30,4 -24,-22 0,-32 24,-22 40,-4 42,12 24,24 -8,28 -26,20")
    return Motif(
        (
            Piece(circle(2, -30, 8), "shade"),
            Piece(stroke("M34,18V30", 9), "light"),
            Piece(head + circle(-20, -24, 9), "body", 18),
            Piece(within(head, ellipse(36, 10, 20, 17)), "belly", 7),
            Piece(ellipse(39, -2, 8, 6, 20) + eye(15, -10, asleep), "dark"),
        ),
        BEAVER,
        {"eye": (15, -10), "mouth": (36, 24), "head": (0, -32)},
    )


def beaver() -> Motif:
    """Sitting up on its flat tail, forepaws together."""
    tail = cut("-40,-16 -74,-26 -116,-28 -136,-16 -126,-3 -80,-1 -40,-2")
    net = "".join(
        stroke(f"M{-150 + i * 18},0L{-122 + i * 18},-34M{-150 + i * 18},-34L{-122 + i * 18},0", 2.6) for i in range(6)
    )
    body = cut("-14,-132 -44,-96 -58,-46 -50,-2! 34,-2! 48,-46 42,-94 20,-130")
    return Motif(
        (
            Piece(tail, "mark", 8),
            Piece(within(tail, net), "dark"),
            Piece(limb("26,-92,22 50,-78,16 58,-82,13"), "shade"),
            Piece(body, "body", 32),
            Piece(within(body, ellipse(28, -54, 26, 42, -8)), "belly", 12),
            Piece(ellipse(-14, -6, 28, 8) + ellipse(44, -6, 26, 8), "mark"),
            Piece(limb("-14,-92,30 10,-70,22 42,-74,15"), "body", 9),
        ),
        BEAVER,
        {"hand": (48, -76), "back": (-50, -80)},
    ) + beaver_head().moved(12, -142, 1.05, -4)  # fmt: skip


OTTER = {"body": "#6e4a36", "shade": "#4c3126", "belly": "#dcbf95", "dark": "#20141a"}


def otter_head(*, asleep: bool = False) -> Motif:
    head = cut("-28,2 -20,-20 4,-26 26,-18 40,-4 38,8 20,17 -8,22 -26,16")
    return Motif(
        (
            Piece(head + circle(-20, -16, 6), "body", 16),
            Piece(within(head, cut("46,4 28,0 10,4 -20,10 -20,34 40,34")), "belly", 7),
            Piece(stroke("M26,8L44,14M22,10L34,22", 2.4), "shade"),
            Piece(ellipse(38, -4, 6.5, 5, 20) + eye(16, -9, asleep), "dark"),
        ),
        OTTER,
        {"eye": (16, -9), "mouth": (36, 8), "head": (0, -26)},
    )


def otter_stand() -> Motif:
    """Upright on its hind feet, looking out."""
    body = limb("-34,-30,60 -20,-70,58 -4,-110,46 4,-146,38")
    return Motif(
        (
            Piece(limb("-40,-20,36 -80,-8,22 -124,-6,8"), "body", 10),
            Piece(limb("12,-112,18 34,-92,13 38,-78,12"), "shade"),
            Piece(body, "body", 28),
            Piece(within(body, cut("10,-160 40,-120 14,-60 0,-10 -14,-40 0,-100")), "belly", 10),
            Piece(limb("-30,-28,40 -10,-12,26 20,-6,12") + ellipse(20, -5, 18, 5), "body", 8),
            Piece(limb("-4,-116,24 16,-90,16 24,-74,12"), "body", 7),
        ),
        OTTER,
        {"hand": (24, -72), "other hand": (38, -76), "back": (-30, -100)},
    ) + otter_head().moved(10, -164, 1.05, -10)


def otter_float() -> Motif:
    """On its back in the water line y = -20, head to the right, a shell on its belly."""
    body = cut("-96,-18 -70,-42 -20,-52 40,-48 74,-34 70,-10 20,0 -60,0")
    return Motif(
        (
            Piece(limb("-80,-22,26 -116,-20,18 -142,-34,6"), "body", 8),
            Piece(body, "body", 20),
            Piece(within(body, cut("-70,-60 60,-60 74,-30 10,-30 -70,-36")), "belly", 8),
            Piece(limb("-78,-32,16 -86,-54,14 -78,-62,10") + limb("-60,-36,16 -62,-60,14 -52,-66,10"), "shade"),
            Piece(cut("-2,-48 4,-68 20,-74 34,-66 38,-48"), "belly", 9),
            Piece(limb("52,-42,18 34,-62,13 26,-64,11"), "body", 6),
        ),
        OTTER,
        {"hand": (20, -66), "belly": (0, -52)},
    ) + otter_head(asleep=True).moved(86, -36, 0.95, -62)


MOUSE = {"body": "#a39aa6", "shade": "#766d7c", "belly": "#f3e9df", "rose": "#e0a09a", "dark": "#231c28"}


def mouse_head(*, asleep: bool = False) -> Motif:
    head = cut("-28,4 -22,-18 0,-25 24,-14 44,2 50,9 40,15 14,22 -14,22")
    return Motif(
        (
            Piece(circle(8, -32, 17), "shade", 8),
            Piece(circle(9, -31, 10), "rose"),
            Piece(head, "body", 15),
            Piece(within(head, cut("54,12 34,8 14,12 -6,18 0,34 50,30")), "belly"),
            Piece(circle(-20, -24, 21), "body", 9),
            Piece(circle(-19, -23, 13), "rose", 6),
            Piece(stroke("M38,10L56,18M34,12L46,24", 2.2), "shade"),
            Piece(circle(49, 8, 4.6), "rose"),
            Piece(eye(20, -4, asleep, 4.2), "dark"),
        ),
        MOUSE,
        {"eye": (20, -4), "mouth": (42, 14), "head": (0, -25), "ear": (-24, -44)},
    )


def mouse() -> Motif:
    """Sitting up, forepaws together, its tail in a loop."""
    body = cut("-10,-104 -38,-78 -54,-38 -44,-2! 26,-2! 38,-36 34,-74 16,-102")
    tail = "-40,-12,9 -76,-6,7 -110,-18,6 -114,-52,5.5 -88,-62,5 -80,-44,4.5 -98,-36,4"
    return Motif(
        (
            Piece(limb(tail), "rose"),
            Piece(limb("22,-72,17 44,-64,12 50,-70,10"), "shade"),
            Piece(body, "body", 28),
            Piece(within(body, ellipse(26, -44, 20, 36, -6)), "belly", 10),
            Piece(cut("-48,-22 -36,-50 -10,-50 8,-28 4,-8 -6,-2! -38,-2!"), "body", 15),
            Piece(ellipse(8, -4, 20, 5.5) + ellipse(38, -4, 16, 5), "rose"),
            Piece(limb("0,-72,20 22,-56,14 42,-62,10"), "body", 6),
        ),
        MOUSE,
        {"hand": (46, -64), "back": (-44, -66), "tail": (-98, -36)},
    ) + mouse_head().moved(10, -116, 1.05, -6)


RAT = {
    "body": "#5f5560",
    "shade": "#413944",
    "belly": "#a3949a",
    "rose": "#d08a84",
    "light": "#f3e6c8",
    "dark": "#191420",
}


def rat() -> Motif:
    """Hunched on four feet, its bare tail dragging."""
    tail = "-84,-22,13 -112,-10,10 -136,-22,8 -138,-48,6 -122,-58,4"
    body = cut("-98,-26 -86,-66 -44,-92 4,-84 44,-66 66,-46 56,-18 30,-8 -70,-6! -92,-10")
    head = cut("28,-66 48,-78 72,-66 98,-46 112,-34 108,-26 80,-22 50,-20 30,-34")
    return Motif(
        (
            Piece(limb(tail), "rose"),
            Piece(ellipse(-34, -4, 16, 5) + limb("40,-22,12 50,-8,8") + ellipse(56, -4, 12, 4.5), "rose"),
            Piece(circle(54, -78, 12), "shade"),
            Piece(body, "body", 26),
            Piece(head, "body", 16),
            Piece(within(head, cut("116,-30 90,-34 60,-26 60,-10 110,-14")), "belly"),
            Piece(cut("-92,-26 -80,-58 -46,-62 -22,-36 -26,-8 -40,-3! -80,-3!"), "body", 18),
            Piece(circle(40, -72, 14), "body", 6),
            Piece(circle(41, -71, 8.5), "rose"),
            Piece(ellipse(-44, -4.5, 22, 5) + limb("26,-26,14 34,-10,9") + ellipse(40, -4.5, 13, 4.5), "rose"),
            Piece(circle(110, -32, 5.5), "rose"),
            Piece(stroke("M96,-28L116,-20M92,-26L104,-12", 2.2), "light"),
            Piece(circle(78, -50, 5.4), "light"),
            Piece(circle(79, -50, 3.6), "dark"),
        ),
        RAT,
        {"eye": (78, -50), "mouth": (100, -24), "back": (-30, -88), "tail": (-122, -58), "head": (56, -76)},
    )


GALLERY: dict[str, Motif] = {
    "mouse": mouse(), "rat": rat(), "hedgehog": hedgehog(), "squirrel": squirrel(), "mole": mole(), "badger": badger(),
    "bat fly": bat_fly(), "bat hang": bat_hang(), "beaver": beaver(), "otter stand": otter_stand(),
    "otter float": otter_float(),
}  # fmt: skip
