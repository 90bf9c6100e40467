"""Street stories of open roads: a crossroads, a bridge, a fair."""

from __future__ import annotations

from art.colour import Colour, mix
from art.motif import Motif, carried, cut, draw
from art.palettes import PALETTES
from art.press import Plate
from art.scene import Scene
from art.shapes import Point, circle, ellipse, line, path, place, polygon, rectangle, stroke

SCENES: list[Scene] = []


FORKS: tuple[tuple[Point, ...], ...] = (
    ((304, 830), (292, 780), (306, 742), (300, 700)),
    ((300, 700), (262, 668), (222, 646), (196, 604)),
    ((300, 700), (344, 672), (376, 640), (388, 596)),
    ((196, 604), (190, 560), (220, 528), (230, 488)),
    ((196, 604), (158, 600), (136, 590), (96, 594)),
    ((388, 596), (372, 556), (344, 540), (330, 500)),
    ((388, 596), (430, 588), (464, 596), (520, 574)),
    ((230, 488), (240, 450), (262, 420), (276, 372)),
    ((230, 488), (204, 462), (196, 440), (176, 428)),
    ((330, 500), (340, 460), (326, 430), (322, 376)),
    ((330, 500), (366, 480), (390, 460), (430, 452)),
)


def carousel(plate: Plate, x: float, y: float) -> None:
    """A merry-go-round standing on (x, y), its painted rim broken open on the right."""
    p = PALETTES["rose"]
    cut(plate, ellipse(x, y, 150, 30), p.near, 10, 1)
    cut(plate, ellipse(x, y - 8, 146, 27), p.warm, 12)
    poles = "".join(rectangle(x + dx - 3, y - 190, 6, 186) for dx in (-120, -70, 66, 116))
    cut(plate, rectangle(x - 26, y - 200, 52, 190), p.light, 14)
    cut(
        plate,
        "".join(
            polygon([(x - 26, y - 40 - k), (x + 26, y - 70 - k), (x + 26, y - 54 - k), (x - 26, y - 24 - k)])
            for k in (0, 60, 110)
        ),
        p.hot,
    )
    cut(plate, poles, mix(p.warm, p.light, 0.3), 3)
    top = (
        f"M{x - 168},{y - 190}C{x - 110},{y - 250} {x - 40},{y - 280} {x},{y - 320}C{x + 40},{y - 280}"
        f" {x + 110},{y - 250} {x + 168},{y - 190}Z"
    )
    cut(plate, path(top), p.light, 24, 1)
    roof = plate.mask(path(top))
    for k in range(-3, 4, 2):
        a, b = x + k * 48 - 24, x + k * 48 + 24
        cut(plate, polygon([(x, y - 324), (a, y - 186), (b, y - 186)]), p.hot, 10, clip=roof)
    left = f"M{x - 172},{y - 196}H{x + 60}L{x + 72},{y - 180}L{x + 54},{y - 172}L{x + 66},{y - 158}"
    left += "".join("q-14,18 -28,0" for _ in range(8)) + f"H{x - 172}Z"
    cut(plate, path(left), p.cool, 10, 1)
    cut(plate, place(path("M-34,-14L30,-20L36,2L20,16L-30,18L-22,2Z"), x + 132, y - 150, 1, 34), p.cool, 8, 1)
    cut(plate, "".join(circle(x - 156 + 26 * k, y - 182, 5) for k in range(8)), p.warm)
    cut(plate, line([(x, y - 318), (x, y - 352)], 4), p.deep)
    cut(plate, path(f"M{x},{y - 352}q24,-10 42,4q-16,8 -42,14Z"), p.hot, 4)


def poled(
    plate: Plate, beast: Motif, x: float, y: float, size: float, turn: float, ink: Colour, cloth: Colour, **inks: Colour
) -> None:
    """A carousel animal in full gallop, its twisted pole still through its back."""
    where = carried(beast.anchors.get("saddle", beast.anchors["back"]), x, y, size, turn)
    done_pole = place(rectangle(-5, -150, 10, 330, 5), where[0], where[1], size, turn + 4)
    cut(plate, done_pole, ink, 4, 0.8)
    draw(plate, beast, x, y, size, turn, inks=inks)
    upper = place(rectangle(-5, -150, 10, 156, 5), where[0], where[1], size, turn + 4)
    cut(plate, upper, ink, 4)
    twist = "".join(
        place(
            path("M-5,0L5,-8V-2L-5,6Z"), *carried((0.0, -148.0 + k), where[0], where[1], size, turn + 4), size, turn + 4
        )
        for k in range(12, 140, 18)
    )
    cut(plate, twist, cloth)
    cut(plate, place(circle(0, -156, 10), where[0], where[1], size, turn + 4), cloth, 5, 0.4)
    saddle = path("M-34,-4C-20,8 20,8 34,-6C40,18 34,40 20,48C4,54 -16,54 -26,44C-36,32 -40,14 -34,-4Z")
    cut(plate, place(saddle, where[0], where[1], size * 0.8, turn), cloth, 10, 0.4)
    cut(plate, place(stroke("M-26,34Q0,50 24,34", 5), where[0], where[1], size * 0.8, turn), ink)
