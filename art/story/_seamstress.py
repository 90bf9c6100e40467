"""The head and the arm of an old woman at her sewing machine."""

from __future__ import annotations

from art.motif import cut, draw
from art.palettes import PALETTES
from art.press import Plate, darker, lighter
from art.shapes import circle, path, place, stroke
from art.story._contours import hand, profile
from art.story._freehand import skin


def old_head(plate: Plate) -> None:
    """White-haired, in glasses, bent over her work."""
    spot = (512.0, 530.0, 0.36, -16.0, True)
    white = "#f2eae0"
    cut(plate, place(circle(-26, 2, 40), *spot), white, 10, 0.5)
    draw(plate, profile("thief"), *spot, inks={"skin": "#dba584", "hair": "#d8cec6"}, shadow=0.6)
    hair = (
        "M152,56C148,6 104,-18 60,-14C8,-10 -34,20 -44,70C-50,112 -40,152 -14,172C6,182 22,168 24,150"
        "C26,132 34,118 46,108C64,90 88,86 106,76C124,66 140,64 152,56Z"
    )
    cut(plate, place(path(hair), *spot), white, 14, 0.4)
    waves = "M128,36C96,28 60,34 34,62M104,10C66,4 22,22 2,64M-30,90C-32,116 -26,138 -10,154"
    cut(plate, place(stroke(waves, 5), *spot), "#c4b6bc")
    ear = "M34,118C46,102 66,108 64,130C62,150 50,166 40,160C32,150 30,134 34,118Z"
    skin(plate, place(path(ear), *spot), "#dba584", 4)
    cut(plate, place(stroke("M108,108A21,21 0 1 0 150,108A21,21 0 1 0 108,108M108,108L60,116", 5), *spot), "#5a3a4a")


def sewing_arm(plate: Plate) -> None:
    """Her arm on the cloth, the hand beside the needle."""
    p = PALETTES["dusk"]
    draw(plate, hand("rest"), 452, 708, 0.27, -6, True, inks={"skin": "#dba584"}, shadow=0.3)
    sleeve = "M508,652C528,644 550,660 550,688C550,716 540,738 516,742C492,744 468,736 448,724L456,700"
    cut(plate, path(sleeve + "C470,706 484,708 496,706C490,688 492,662 508,652Z"), lighter(p.hot, 0.05), 16, 1)
    cut(plate, path("M440,722L450,696L462,699C460,708 457,718 453,727Z"), p.light, 5, 0.5)
    cut(plate, stroke("M506,708C516,704 522,698 526,690", 2.4), darker(p.hot, 0.3))
