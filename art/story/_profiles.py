"""A fine contour of a face in profile, and plain hands, for people drawn freely."""

from __future__ import annotations

from art.colour import Colour
from art.motif import cut
from art.press import Plate, darker
from art.shapes import path, place, stroke

# Facing right, from the hat's brim (-26) to the collar (42), the ear on (-3, 3).
PROFILE = (
    "M-14,-26H15C17,-19 18.5,-15 18,-12C16.5,-9 16.5,-7 18,-5C21,-1 25,2 26.5,4.5C26.5,7 22,7 20,7.5"
    "C20.5,9.5 22.5,10.5 22,12C21.5,13 19.5,13.2 19.5,13.6C21.5,14 21.8,16 20.8,17.2C18.8,18.6 18.5,20 19.5,22.5"
    "C20,26.5 16.5,29 12.5,29C8,28.6 5,27 3,25C3,32 5,37 8,42H-16C-14,34 -14,24 -16,14Z"
)
HAIR = "M-25,-20C-28,-4 -26,10 -18,19C-11,18 -9,11 -8,5C-5,0 -2,-4 -2,-10C0,-16 3,-20 4,-26Z"
EAR = "M-7,-3C-1,-6 3,-1 1,5C-1,10 -6,9 -7,5Z"
FIST = "M-10,-7C-5,-12 4,-13 10,-9C15,-6 15,-1 13,1C14,5 12,8 9,8C7,12 -4,12 -10,8Z"
LOWERED = "M8.5,-4.5Q12,-1.5 16,-4M8,-12.5Q12,-16 17.4,-13.4M15.5,12.8L20,13.2"
RAISED = "M9,-5.5Q12.5,-9 16.5,-6.5M8,-14Q12,-18 17.4,-15.6M15.5,12.8L20,13.2"

Spot = tuple[float, float, float, float, bool]  # x, y, scale, turn, flip


def profile(plate: Plate, where: Spot, skin: Colour, hair: Colour, lines: str = LOWERED) -> None:
    """A head in profile without its hat."""
    cut(plate, place(path(PROFILE), *where), skin, 10, 0.3)
    cut(plate, place(path(HAIR), *where), hair, 7)
    cut(plate, place(path(EAR), *where), darker(skin, 0.12), 3)
    cut(plate, place(stroke(lines, 1.8), *where), "#2a1a20", edge=0.1)


def fist(plate: Plate, where: Spot, skin: Colour) -> None:
    """A closed hand; its knuckles point to the right."""
    cut(plate, place(path(FIST), *where), skin, 6, 0.4)
    cut(plate, place(stroke("M4,-4.5L13,-3M4,0L13,1.5M4,4.5L11,6", 1.4), *where), darker(skin, 0.4), edge=0.1)
