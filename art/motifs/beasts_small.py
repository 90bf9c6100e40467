"""Small beasts, drawn large, as heroes (100 to 190 high): draw them at 0.2 to 0.5 beside others.

    mouse() (sitting up)  rat() (on four feet)  hedgehog()  mole() (sitting up, hands open)
    Heads alone, around (0, 0): mouse_head(), mole_head(), squirrel_head()

Inks: body, shade, belly, dark; rose (mouse and rat ears, tail, feet, mole hands), mark and quill (hedgehog), light (rat
eye). Anchors: eye, mouth, head, back; hand of mouse and mole; tail of mouse and rat; nose of hedgehog and mole.
"""

from __future__ import annotations

import math

from art.motif import Motif, Piece
from art.motifs.curves import blink, form, tube, within
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
            rows += place(form("-4,2 0,-13! 4,2"), x, y, 1, math.degrees(angle) + 84)
    face = form("34,-70 56,-60 78,-42 102,-28 104,-20 84,-14 60,-6! 20,-6!")
    return Motif(
        (
            Piece(ellipse(-46, -5, 16, 7) + ellipse(58, -5, 15, 7), "shade"),
            Piece(form("-92,-20 -60,-34 20,-40 66,-34 74,-14 50,-3 -60,-3"), "body", 12),
            Piece(face, "body", 14),
            Piece(form(" ".join(rim) + " 62,-10! 30,-16 0,-12! -30,-18 -60,-12! -80,-16"), "mark", 22),
            Piece(rows, "quill"),
            Piece(ellipse(-30, -5, 17, 7) + ellipse(42, -5, 16, 7), "body"),
            Piece(circle(52, -58, 8), "shade"),
            Piece(circle(103, -26, 6) + circle(74, -40, 4), "dark"),
        ),
        HEDGEHOG,
        {"eye": (74, -40), "mouth": (96, -16), "back": (-14, -97), "nose": (103, -26)},
    )


SQUIRREL = {"body": "#bf5a2c", "shade": "#8f3d20", "belly": "#f5e4c6", "nut": "#8a5a2b", "dark": "#241519"}


def squirrel_head() -> Motif:
    head = form("-26,6 -22,-18 0,-28 20,-20 34,-2 34,10 16,22 -10,24")
    return Motif(
        (
            Piece(form("2,-22 8,-52! 16,-20"), "shade"),
            Piece(head, "body", 16),
            Piece(within(form("40,4 24,2 8,12 0,30 40,30"), head), "belly"),
            Piece(form("-18,-16 -16,-36 -10,-58! -2,-36 2,-20"), "body", 6),
            Piece(circle(34, 1, 3.6) + circle(13, -6, 4.4), "dark"),
        ),
        SQUIRREL,
        {"eye": (13, -6), "mouth": (32, 9), "head": (0, -28)},
    )


MOLE = {"body": "#43394f", "shade": "#2e2739", "belly": "#6b5c73", "rose": "#e09a93", "dark": "#17121d"}


def mole_head() -> Motif:
    return Motif(
        (
            Piece(form("-30,6 -24,-20 0,-30 22,-20 44,-4 58,4 58,12 36,18 10,26 -16,26"), "body", 18),
            Piece(form("46,-2 58,-2 66,5 62,13 48,12"), "rose"),
            Piece(stroke("M40,10L56,20M34,12L44,26", 2.6), "shade"),
            Piece(blink(18, -6, 5.5), "rose"),
        ),
        MOLE,
        {"eye": (18, -6), "mouth": (46, 16), "head": (0, -30), "nose": (65, 5)},
    )


def _mole_paw(x: float, y: float, turn: float) -> str:
    paw = form("-13,2 -11,-11 0,-15 11,-11 13,2 0,8")
    fingers = "".join(tube(f"{k * 7},-8,6 {k * 11},-25,3.4") for k in (-1.2, -0.4, 0.4, 1.2))
    return place(paw + fingers, x, y, 1, turn)


def mole() -> Motif:
    """Sitting up, blind and broad, its digging hands open."""
    return Motif(
        (
            Piece(_mole_paw(72, -72, 66), "rose", 6),
            Piece(tube("24,-84,26 48,-78,18 62,-75,15"), "shade"),
            Piece(form("-22,-130 -52,-92 -60,-44 -50,-2! 40,-2! 52,-44 44,-92 20,-128"), "body", 34),
            Piece(ellipse(22, -46, 22, 32, -6), "belly", 12),
            Piece(ellipse(-22, -4, 24, 8) + ellipse(40, -4, 24, 8), "rose", 4),
            Piece(_mole_paw(32, -62, 78), "rose", 6),
            Piece(tube("-24,-88,32 -6,-68,22 18,-63,16"), "body", 9),
        ),
        MOLE,
        {"hand": (48, -60), "other hand": (84, -68), "back": (-52, -80)},
    ) + mole_head().moved(6, -140, 1, -8)


MOUSE = {"body": "#a39aa6", "shade": "#766d7c", "belly": "#f3e9df", "rose": "#e0a09a", "dark": "#231c28"}


def mouse_head() -> Motif:
    head = form("-28,4 -22,-18 0,-25 24,-14 44,2 50,9 40,15 14,22 -14,22")
    return Motif(
        (
            Piece(circle(8, -32, 17), "shade", 8),
            Piece(circle(9, -31, 10), "rose"),
            Piece(head, "body", 15),
            Piece(within(form("54,12 34,8 14,12 -6,18 0,34 50,30"), head), "belly"),
            Piece(circle(-20, -24, 21), "body", 9),
            Piece(circle(-19, -23, 13), "rose", 6),
            Piece(stroke("M38,10L56,18M34,12L46,24", 2.2), "shade"),
            Piece(circle(49, 8, 4.6), "rose"),
            Piece(circle(20, -4, 4.2), "dark"),
        ),
        MOUSE,
        {"eye": (20, -4), "mouth": (42, 14), "head": (0, -25), "ear": (-24, -44)},
    )


def mouse() -> Motif:
    """Sitting up, forepaws together, its tail in a loop."""
    body = form("-10,-104 -38,-78 -54,-38 -44,-2! 26,-2! 38,-36 34,-74 16,-102")
    tail = "-40,-12,9 -76,-6,7 -110,-18,6 -114,-52,5.5 -88,-62,5 -80,-44,4.5 -98,-36,4"
    return Motif(
        (
            Piece(tube(tail), "rose"),
            Piece(tube("22,-72,17 44,-64,12 50,-70,10"), "shade"),
            Piece(body, "body", 28),
            Piece(within(ellipse(26, -44, 20, 36, -6), body), "belly", 10),
            Piece(form("-48,-22 -36,-50 -10,-50 8,-28 4,-8 -6,-2! -38,-2!"), "body", 15),
            Piece(ellipse(8, -4, 20, 5.5) + ellipse(38, -4, 16, 5), "rose"),
            Piece(tube("0,-72,20 22,-56,14 42,-62,10"), "body", 6),
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
    body = form("-98,-26 -86,-66 -44,-92 4,-84 44,-66 66,-46 56,-18 30,-8 -70,-6! -92,-10")
    head = form("28,-66 48,-78 72,-66 98,-46 112,-34 108,-26 80,-22 50,-20 30,-34")
    return Motif(
        (
            Piece(tube(tail), "rose"),
            Piece(ellipse(-34, -4, 16, 5) + tube("40,-22,12 50,-8,8") + ellipse(56, -4, 12, 4.5), "rose"),
            Piece(circle(54, -78, 12), "shade"),
            Piece(body, "body", 26),
            Piece(head, "body", 16),
            Piece(within(form("116,-30 90,-34 60,-26 60,-10 110,-14"), head), "belly"),
            Piece(form("-92,-26 -80,-58 -46,-62 -22,-36 -26,-8 -40,-3! -80,-3!"), "body", 18),
            Piece(circle(40, -72, 14), "body", 6),
            Piece(circle(41, -71, 8.5), "rose"),
            Piece(ellipse(-44, -4.5, 22, 5) + tube("26,-26,14 34,-10,9") + ellipse(40, -4.5, 13, 4.5), "rose"),
            Piece(circle(110, -32, 5.5), "rose"),
            Piece(stroke("M96,-28L116,-20M92,-26L104,-12", 2.2), "light"),
            Piece(circle(78, -50, 5.4), "light"),
            Piece(circle(79, -50, 3.6), "dark"),
        ),
        RAT,
        {"eye": (78, -50), "mouth": (100, -24), "back": (-30, -88), "tail": (-122, -58), "head": (56, -76)},
    )


GALLERY: dict[str, Motif] = {
    "squirrel head": squirrel_head().moved(0, -100, 2),
    "mouse": mouse(),
    "rat": rat(),
    "hedgehog": hedgehog(),
    "mole": mole(),
}
