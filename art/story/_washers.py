"""Two washerwomen in profile, bent over a tub, drawn freely."""

from __future__ import annotations

from art.colour import Colour, mix
from art.motif import cut, draw
from art.press import Plate, darker
from art.shapes import circle, path, place, stroke
from art.story._contours import hand, profile

Spot = tuple[float, float, float, float, bool]  # x, y, scale, turn, flip

# The feet on (0, 0), bent to the right.
SKIRT = (
    "M-30,-150C-58,-146 -74,-120 -80,-90C-84,-60 -92,-28 -98,-6C-70,4 -20,6 26,-4C24,-36 26,-66 30,-92"
    "C34,-112 30,-130 20,-142Z"
)
BODICE = "M-32,-144C-28,-176 -6,-206 30,-222C48,-228 66,-220 68,-204C66,-178 46,-150 24,-136C4,-128 -22,-132 -32,-144Z"
SLEEVE = (
    "M40,-218C58,-222 72,-208 76,-190C86,-172 98,-160 108,-150L92,-130C70,-142 48,-158 38,-180C32,-196 30,-212 40,-218Z"
)
FOREARM = "M92,-150C108,-142 124,-130 142,-124L140,-104C118,-108 100,-118 84,-134Z"
HEAD = (42.0, -300.0, 0.285, 14.0)


def washer(plate: Plate, where: Spot, cloth: tuple[Colour, Colour], skin: Colour, scarf: Colour | None) -> None:
    """A woman up to her elbows in the suds: a rolled sleeve, a full skirt, a scarf or a bun."""
    skirt, blouse = cloth

    def put(shape: str) -> str:
        return place(shape, *where)

    x, y, scale, _, flip = where
    side = -1 if flip else 1
    draw(
        plate, hand("rest"), x + side * 138 * scale, y - 148 * scale, 0.19 * scale, 12 * side, flip, inks={"skin": skin}
    )
    far = "M62,-206C84,-190 100,-176 116,-166L150,-150L144,-130C120,-138 92,-152 66,-176Z"
    cut(plate, put(path(far)), darker(skin, 0.18), 8, 0.5)
    cut(plate, put(path("M-62,-10C-70,4 -66,10 -58,12H-28V-8Z" + "M-8,-10C-12,4 -10,10 -4,12H34C34,2 20,-4 14,-10Z")),
        "#3a1c22", 5, 0.6)  # fmt: skip
    mask = cut(plate, put(path(SKIRT)), skirt, 26, 1)
    folds = "M-40,-140C-56,-100 -66,-50 -70,0M-18,-138C-28,-90 -36,-50 -36,2M4,-136C2,-90 -2,-50 -4,2"
    cut(plate, put(stroke(folds, 3)), darker(skirt, 0.4), clip=mask)
    cut(plate, put(stroke("M-98,-14C-66,-4 -20,-2 28,-12", 5)), mix(skirt, "#ffe0a0", 0.5), clip=mask)
    _head(plate, where, skin, scarf)
    cut(plate, put(path(BODICE)), blouse, 18, 0.8)
    belt = "M-36,-148C-20,-136 4,-132 26,-142L24,-128C4,-118 -22,-122 -38,-136Z"
    cut(plate, put(path(belt)), mix(skirt, "#ffe0a0", 0.3), 5, 0.4)


def arm(plate: Plate, where: Spot, blouse: Colour, skin: Colour) -> None:
    """The near arm, to dip into the suds."""
    cut(plate, place(path(FOREARM), *where), skin, 8, 0.5)
    cut(plate, place(path(SLEEVE), *where), blouse, 12, 0.7)
    cuff = "M110,-156C104,-146 98,-134 90,-126L80,-132C86,-142 94,-154 102,-162Z"
    cut(plate, place(path(cuff), *where), mix(blouse, "#fff4dc", 0.4), 4, 0.4)
    cut(plate, place(stroke("M70,-176C64,-170 58,-168 52,-168M82,-166C76,-158 70,-154 64,-154", 2), *where),
        darker(blouse, 0.35))  # fmt: skip


def _head(plate: Plate, where: Spot, skin: Colour, scarf: Colour | None) -> None:
    x, y, scale, _, flip = where
    side = -1 if flip else 1
    left, up, size, turn = HEAD
    at = (x + side * left * scale, y + up * scale, size * scale, turn * side, flip)
    draw(plate, profile("calm"), *at, inks={"skin": skin, "hair": "#3a1c1c"})
    hair = (
        "M148,62C146,24 112,-12 60,-12C10,-12 -34,20 -42,76C-48,120 -40,160 -18,186"
        "C2,180 14,156 22,140C20,122 30,108 44,106C54,108 60,116 62,124C70,100 92,76 148,62Z"
    )
    cut(plate, place(path(hair), *at), "#3a1c1c", 8, 0.4)
    if scarf is None:
        cut(plate, place(circle(-52, 56, 40), *at), "#3a1c1c", 10, 0.4)
        cut(plate, place(stroke("M130,46C90,26 30,40 -20,90M-70,50C-60,34 -40,34 -30,50", 4.4), *at), "#7a4434")
    else:
        cloth = (
            "M138,34C120,-8 90,-22 56,-22C0,-22 -44,16 -52,76C-60,130 -44,176 -20,204C-14,214 -30,232 -52,244"
            "C-26,244 -4,232 2,212C10,190 18,160 24,140C40,96 80,52 138,34Z"
        )
        cut(plate, place(path(cloth), *at), scarf, 10, 0.5)
        cut(plate, place(stroke("M110,26C60,30 10,80 -10,180M70,4C20,20 -20,70 -26,160", 4), *at), darker(scarf, 0.35))
    ear = "M32,124C34,108 56,104 62,122C66,142 54,158 46,160C38,158 32,144 32,124Z"
    cut(plate, place(path(ear), *at), darker(skin, 0.08), 4)
