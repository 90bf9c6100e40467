"""Two marionettes of turned wood, drawn freely: a dancer in a ruff, and a small one with scissors."""

from __future__ import annotations

from art.colour import Colour
from art.motif import cut, draw
from art.motifs.curves import form, limb
from art.motifs.gestures import gesture
from art.palettes import PALETTES
from art.press import Plate, darker, lighter
from art.shapes import Point, circle, ellipse, line, path, place, polygon, ring, stroke
from art.story._contours import profile

WOOD, BALL = "#e6b47e", "#f6e0b4"
CREAM, TEAL = "#f8e8c6", "#5fa69c"


def _ball(plate: Plate, x: float, y: float, radius: float) -> None:
    """A joint: a ball with a pin through it."""
    cut(plate, circle(x, y, radius), BALL, radius * 0.9, 0.4, edge=0.1)
    cut(plate, circle(x, y, radius * 0.26), darker(WOOD, 0.5), edge=0.1)


def _shoe(plate: Plate, x: float, y: float, turn: float, k: float = 1) -> None:
    """A pointed shoe with a pompon, its ankle on (x, y), its toe to the left."""
    sole = "M9,-8C12,2 13,12 11,19H-34C-44,19 -50,12 -48,4C-40,8 -24,2 -14,-8Z"
    cut(plate, place(path(sole), x, y, k, turn), "#33121f", 7, 0.6)
    cut(plate, place(circle(-45, 3, 6.5), x, y, k, turn), PALETTES["wine"].hot, 5)


def _leg(plate: Plate, hip: Point, knee: Point, ankle: Point, turn: float) -> None:
    """Thigh, ball and shin in patterned hose, then the shoe."""
    _shoe(plate, *ankle, turn)
    hose = TEAL
    for (x0, y0), (x1, y1), w0, w1 in ((knee, ankle, 29, 17), (hip, knee, 44, 30)):
        bulge = f"{x0},{y0},{w0} {(x0 * 3 + x1) / 4},{(y0 * 3 + y1) / 4},{w0 * 1.06} {x1},{y1},{w1}"
        whole = cut(plate, limb(bulge), hose, 13, 0.8)
        for i in range(4):
            t = (i + 0.5) / 4
            x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
            cut(plate, path(f"M{x},{y - 12}L{x + 7},{y}L{x},{y + 12}L{x - 7},{y}Z"), CREAM, clip=whole, edge=0.1)
    _ball(plate, *knee, 12.5)
    _ball(plate, *ankle, 8.5)


def _arm(plate: Plate, shoulder: Point, elbow: Point, wrist: Point) -> None:
    (a, b), (c, d), (e, f) = shoulder, elbow, wrist
    cut(plate, limb(f"{c},{d},25 {(c + e) / 2},{(d + f) / 2},25 {e},{f},19"), CREAM, 11, 0.8)
    cut(plate, limb(f"{a},{b},34 {(a + c) / 2},{(b + d) / 2},33 {c},{d},25"), CREAM, 13, 0.8)
    _ball(plate, c, d, 11)
    frill = limb(f"{e + (c - e) * 0.08},{f + (d - f) * 0.08},26 {e},{f},29")
    cut(plate, frill, PALETTES["wine"].hot, 5, 0.4)
    cut(plate, circle(e, f, 4) + circle(e + (c - e) * 0.12, f + (d - f) * 0.12, 3), PALETTES["wine"].warm, edge=0.1)


def _head(plate: Plate) -> None:
    p = PALETTES["wine"]
    where = (312.0, 448.0, 0.36, 7.0, True)
    draw(plate, profile("awake"), *where, inks={"skin": WOOD, "hair": "#3a1420", "dark": "#2a1216"}, shadow=0.6)
    hair = "M130,40C120,70 84,84 58,100C44,120 40,150 16,186C-30,170 -52,100 -34,40C-10,0 90,-10 130,40Z"
    cut(plate, place(path(hair), *where), "#3a1420", 9)
    cut(plate, place(stroke("M96,56C50,74 16,110 -2,160M60,40C10,60 -22,100 -20,150", 6), *where), "#6a3038")
    cut(plate, place(form("40,150 26,130 36,110 58,116 60,142 48,164"), *where), WOOD, 5, 0.3)
    cut(plate, place(circle(112, 152, 20), *where), p.hot, 3, opacity=0.85)
    cut(plate, place(stroke("M146,196C142,210 138,220 128,238", 4), *where), darker(WOOD, 0.45), edge=0.1)
    cone = cut(plate, place(path("M146,44C100,10 10,10 -34,48L66,-210Z"), *where), p.hot, 16, 0.7)
    dots = "".join(
        circle(x, y, 12) for x, y in ((30, 6), (86, -4), (56, -60), (84, -92), (60, -134), (4, 30), (126, 26))
    )
    cut(plate, place(dots, *where), p.warm, clip=cone)
    cut(plate, place(stroke("M150,48C100,10 10,12 -38,52", 16), *where), CREAM, 4, 0.4)
    cut(plate, place(circle(66, -212, 20), *where), p.warm, 7, 0.4)


def _jacket(plate: Plate) -> None:
    """A waisted jacket with a diamond front, and a ruff."""
    p = PALETTES["wine"]
    body = (
        "M262,534C246,540 238,560 242,586C246,606 244,620 226,650C250,668 282,668 312,652C304,630 300,612 306,588"
        "C314,562 312,544 300,534C288,528 274,528 262,534Z"
    )
    whole = cut(plate, path(body), CREAM, 20, 1)
    front = [(258, 560, 11), (258, 586, 11), (257, 612, 11), (250, 638, 12)]
    cut(plate, "".join(place(path("M0,-13L9,0L0,13L-9,0Z"), x, y, k / 11) for x, y, k in front), p.hot, clip=whole)
    cut(plate, stroke("M240,606C262,616 288,614 304,602", 6), p.hot, 3, clip=whole)
    cut(plate, stroke("M226,650C250,668 282,668 312,652", 7), p.hot, clip=whole)
    cut(
        plate,
        stroke("M284,616C286,632 290,644 296,656M292,556C294,572 292,588 290,600", 2),
        darker(CREAM, 0.4),
        clip=whole,
    )


def _ruff(plate: Plate) -> None:
    turns = [(250, 532, 12), (262, 540, 13), (277, 543, 14), (293, 541, 13), (306, 534, 12), (316, 526, 10)]
    for x, y, radius in turns:
        cut(plate, ellipse(x, y, radius, 9, 8), "#fff6e2", 6, 0.5)
        cut(plate, stroke(f"M{x - 4},{y - 4}C{x},{y - 8} {x + 6},{y} {x + 2},{y + 6}", 1.6), "#c9a07a", opacity=0.8)


# What the strings are tied to: the dancer faces left.
TIES: dict[str, Point] = {
    "little": (170, 446), "ring": (168, 648), "middle": (298, 368), "first": (318, 546), "thumb": (360, 566),
}  # fmt: skip
GRIP = (418.0, 596.0)


def dancer(plate: Plate) -> None:
    """One knee and one hand drawn up by strings, the other hand behind his back."""
    _arm(plate, (298, 552), (358, 574), (404, 592))
    _leg(plate, (284, 648), (288, 716), (282, 788), -6)
    _leg(plate, (252, 646), (170, 656), (192, 728), -24)
    _head(plate)
    _jacket(plate)
    draw(plate, gesture("open"), 182, 474, 0.48, 172, True, inks={"skin": WOOD}, shadow=0.6)
    _arm(plate, (256, 552), (214, 526), (184, 472))
    _ruff(plate)


def _cross(plate: Plate) -> None:
    """The cross that works the small puppet, in the dancer's fist."""
    x, y = GRIP
    bars = line([(x - 38, y + 12), (x + 82, y - 18)], 8) + line([(x + 16, y - 24), (x + 28, y + 20)], 8)
    cut(plate, bars, PALETTES["wine"].warm, 4, 0.8)
    palm = form(
        f"{x - 18},{y - 8} {x - 4},{y - 14} {x + 10},{y - 12} {x + 14},{y + 2} {x + 8},{y + 14}"
        f" {x - 8},{y + 16} {x - 18},{y + 8}"
    )
    cut(plate, palm, WOOD, 8, 0.6, edge=0.1)
    cut(
        plate,
        stroke(
            f"M{x - 4},{y - 5}L{x + 13},{y - 7}M{x - 4},{y + 2}L{x + 14},{y + 1}M{x - 4},{y + 9}L{x + 11},{y + 9}", 1.8
        ),
        darker(WOOD, 0.45),
        edge=0.1,
    )
    cut(plate, limb(f"{x - 14},{y - 8},8 {x - 4},{y - 16},8 {x + 6},{y - 14},7"), lighter(WOOD, 0.1), 4, 0.4, edge=0.1)


def rebel(plate: Plate) -> None:
    """The small one, in red, closes scissors on the string of her own arm."""
    p = PALETTES["wine"]
    x, y = GRIP
    strings = (((x - 36, y + 11), (430, 764)), ((x + 23, y - 2), (458, 640)), ((x + 80, y - 17), (506, 722)))
    for start, end in strings:
        cut(plate, line([start, end], 2.6), p.light, edge=0.1)
    _cross(plate)
    for knee, ankle in (((452, 794), (446, 826)), ((478, 794), (482, 826))):
        sole = place(path("M-8,-6C-9,2 -9,8 -8,11H22C22,4 14,0 8,-6Z"), *ankle, 0.95)
        cut(plate, sole, "#33121f", 4, 0.5)
        cut(plate, limb(f"{knee[0]},{knee[1] - 26},17 {knee[0]},{knee[1]},14 {ankle[0]},{ankle[1]},10"), WOOD, 7, 0.4)
        _ball(plate, *knee, 7)
    cut(plate, limb("444,704,17 434,736,14 430,766,10"), p.hot, 6, 0.4)
    cut(plate, form("424,766 430,762 437,766 438,780 432,788 425,782"), WOOD, 4, 0.3, edge=0.1)
    dress = (
        "M446,694C438,706 444,724 446,736C440,752 430,766 424,780C446,792 488,792 508,780C500,764 490,750"
        " 486,736C490,722 494,706 484,694C472,688 456,688 446,694Z"
    )
    whole = cut(plate, path(dress), p.hot, 16, 0.8)
    cut(plate, stroke("M445,737C458,743 474,743 487,736", 5), CREAM, 2)
    cut(plate, stroke("M425,776C446,788 488,788 507,776", 5), CREAM, clip=whole)
    cut(
        plate,
        stroke("M456,748C452,762 448,772 446,782M476,748C480,760 484,772 488,782", 2),
        darker(p.hot, 0.4),
        clip=whole,
    )
    _her_head(plate)
    cut(plate, form("452,692 466,700 482,692 484,700 468,708 450,700"), CREAM, 3, 0.3)
    _scissors(plate)


def _her_head(plate: Plate) -> None:
    p = PALETTES["wine"]
    where = (452.0, 644.0, 0.2, -8.0, False)
    draw(plate, profile("awake"), *where, inks={"skin": "#f0c592", "hair": "#2a0f1a"}, shadow=0.3)
    eye = ellipse(133, 106, 9, 11) + stroke("M104,106C118,92 134,90 148,98M100,76C114,62 134,60 148,70", 7)
    cut(plate, place(eye + stroke("M134,184C144,190 152,189 160,184", 5), *where), "#2a1216", edge=0.1)
    hair = (
        "M136,44C120,76 84,88 62,104C50,130 56,180 40,226C-10,236 -56,200 -52,110C-48,20 20,-16 70,-10"
        "C104,-6 130,14 136,44Z"
    )
    cut(plate, place(path(hair), *where), "#2a0f1a", 8)
    cut(plate, place(circle(112, 156, 20), *where), p.hot, opacity=0.85, edge=0.1)
    bow = "M30,-16L-22,-44L-28,4ZM30,-16L84,-40L86,6Z"
    cut(plate, place(path(bow) + circle(30, -16, 12), *where), p.warm, 4, 0.4)


def _scissors(plate: Plate) -> None:
    """Open blades on both sides of the string, rings around the fist."""
    steel = "#dfe8ea"
    cut(plate, polygon([(512, 664), (520, 660), (486, 612)]), lighter(steel, 0.2), 3, 0.5, edge=0.1)
    cut(plate, polygon([(511, 656), (521, 660), (516, 604)]), steel, 3, 0.5, edge=0.1)
    cut(plate, line([(515, 662), (510, 676)], 6) + line([(517, 662), (526, 674)], 6), "#2f4a58", 3)
    cut(plate, ring(506, 685, 9.5, 5.5) + ring(531, 682, 9.5, 5.5), "#2f4a58", 4, 0.5)
    cut(plate, circle(516, 660, 3.4), PALETTES["wine"].warm, edge=0.1)
    cut(plate, limb("482,706,18 500,724,15 512,716,13 518,698,11"), PALETTES["wine"].hot, 7, 0.6)
    _ball(plate, 504, 722, 6.5)
    cut(plate, form("508,702 506,692 510,684 519,681 528,685 530,694 526,702 516,705"), WOOD, 5, 0.4, edge=0.1)
    cut(plate, stroke("M511,690L516,697M518,687L521,695M525,689L526,696", 1.5), darker(WOOD, 0.45), edge=0.1)


def strings(plate: Plate, tips: dict[str, Point], ink: Colour, *names: str) -> None:
    """From the fingertips to what they move."""
    for name in names:
        cut(plate, line([tips[name], TIES[name]], 2.8), ink, edge=0.1)
