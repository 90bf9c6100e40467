"""A diver in a heavy suit."""

from __future__ import annotations

from art.colour import Colour, mix
from art.motifs.curves import limb
from art.palettes import PALETTES
from art.press import Plate
from art.shapes import circle, ellipse, path, place
from art.story._waters_parts import plain_cut


def diver(plate: Plate, x: float, y: float) -> None:
    """In profile to the left, sinking head first on his hose, one arm stretched down; the hips on (x, y)."""
    p = PALETTES["frost"]
    cloth: Colour = "#c9a878"
    boot = path("M-8,-7H8V6C8,10 6,11 2,11H-19C-22,11 -22,6 -19,3C-14,1 -10,-2 -8,-7Z")

    def put(shape: str) -> str:
        return place(shape, x, y, 1.14, -16)

    for leg, foot, ink in (
        ("8,0,18 20,20,16 36,34,12", (41, 41, 0.86, -34), mix(cloth, p.near, 0.35)),
        ("0,0,20 -4,25,17 10,47,13", (13, 54, 0.92, -14), cloth),
    ):
        plain_cut(plate, put(place(boot, *foot)), p.deep, 5, 0.3)
        plain_cut(plate, put(limb(leg)), ink, 8, 0.4)
    plain_cut(plate, put(path("M-13,-38C-17,-24 -16,-8 -12,6C-4,11 8,11 15,5C19,-10 18,-26 13,-38Z")), cloth, 12, 0.4)
    plain_cut(plate, put(path("M-15,-6C-4,-1 8,-1 17,-7L16,0C8,5 -4,5 -14,1Z")), p.deep)
    plain_cut(plate, put(circle(1, -54, 18)), p.hot, 12, 0.4)
    plain_cut(plate, put(path("M-17,-35C-14,-43 14,-44 17,-36C16,-27 -15,-26 -17,-35Z")), p.hot, 6, 0.3)
    plain_cut(plate, put(ellipse(-10, -54, 9, 11)), p.deep)
    with plate.shining(0.4):
        plain_cut(plate, put(ellipse(-11, -54, 6.4, 8.4)), "#a8d4d4", 4)
    plain_cut(plate, put(limb("4,-27,15 -14,-8,13 -36,-1,10")), cloth, 7, 0.5)
    plain_cut(plate, put(path("M-34,-8C-42,-9 -49,-3 -48,3C-46,9 -38,9 -33,5Z")), p.deep, 4)
