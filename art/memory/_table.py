"""What lies on a table that is seen from above."""

from __future__ import annotations

from art.memory._calm import Calm
from art.motifs.curves import limb, spine
from art.shapes import circle, ellipse, line, path, place, stroke

FORK = "".join(line([(x, -88), (x * 0.96, -44)], 5) for x in (-13.5, -4.5, 4.5, 13.5)) + path(
    "M-16,-50H16C16,-28 6,-24 4.5,-8C4,20 8,60 8,76Q0,90 -8,76C-8,60 -4,20 -4.5,-8C-6,-24 -16,-28 -16,-50Z"
)
KNIFE = path("M-6,4C-13,-24 -13,-66 0,-86Q6,-94 7,-80L7,4Z") + path(
    "M-6,2H6C10,24 11,56 10,76Q0,92 -10,76C-11,56 -10,24 -6,2Z"
)


def fishbone(card: Calm, x: float, y: float) -> None:
    """What is left of a meal: a head, a tail, and the comb between them."""
    spots = spine("-48,6,9 0,-4,8 62,-12,4", 12)
    bones = limb("-50,6,9 0,-4,7 64,-12,4")
    for i, (sx, sy, dx, dy, _) in enumerate(spots[2:-3:2]):
        tall = 34 - 2.6 * abs(i - 2)
        for side in (-1, 1):
            ex, ey = sx + dx * 14 - dy * side * tall, sy + dy * 14 + dx * side * tall
            mx, my = sx + dx * 2 - dy * side * tall * 0.6, sy + dy * 2 + dx * side * tall * 0.6
            bones += stroke(f"M{sx:.1f},{sy:.1f}Q{mx:.1f},{my:.1f} {ex:.1f},{ey:.1f}", 3.4)
    tail = path("M60,-12C76,-22 88,-40 98,-44C94,-26 94,-12 102,6C90,2 74,-4 60,-12Z")
    head = path("M-42,-20C-30,-8 -30,18 -40,30C-62,30 -84,20 -94,10C-84,-6 -64,-20 -42,-20Z")
    card.cut(place(bones + tail, x, y), "#a8774a", 4, 0.5)
    card.cut(place(head, x, y), "#a8774a", 10, 0.6)
    card.flat(place(circle(-66, 0, 7), x, y), "#fff3dc")
    card.flat(place(circle(-66, 0, 3.4) + stroke("M-50,-12C-44,0 -44,14 -50,24", 3), x, y), "#4a2418")


def wine_glass(card: Calm, x: float, y: float, turn: float) -> None:
    """It lies on its side, the mouth to the right."""

    def at(shape: str) -> str:
        return place(shape, x, y, 1.1, turn)

    bowl = path("M-44,0C-34,-44 10,-60 66,-46V46C10,60 -34,44 -44,0Z")
    card.plate.shadow(place(bowl, x + 8, y - 10, 1.1, turn), 0.16, 6)
    card.plate.shadow(place(ellipse(-124, 0, 13, 42), x + 6, y - 8, 1.1, turn), 0.2, 5)
    card.flat(at(ellipse(-124, 0, 15, 44)), "#b08a80")
    card.flat(at(ellipse(-124, 0, 13, 42)), "#ecd2c0")
    card.cut(at(limb("-122,0,18 -104,0,8 -64,0,8 -38,0,20")), "#dcbcae", 5, 0.2)
    inside = card.flat(at(bowl), "#ecd2c0", opacity=0.7)
    card.flat(at(path("M-40,20C0,13 40,12 66,14V60H-40Z")), "accent", inside)
    card.flat(at(stroke("M66,-46C10,-60 -34,-44 -44,0C-34,44 10,60 66,46", 2)), "#b08a80")
    mouth = card.flat(at(ellipse(66, 0, 14, 46)), "#d8b4a8")
    card.flat(at(path("M40,14H90V60H40Z")), "accent", mouth)
    card.lamp(
        at('<ellipse fill="none" stroke="#fff" stroke-width="4" cx="66" cy="0" rx="14" ry="46"/>'), "#fff6ee", 0.5
    )
    card.lamp(at(limb("-26,-24,2 6,-38,8 44,-36,2")) + at(stroke("M-132,-16Q-134,0 -132,16", 3)), "#ffffff", 0.8)
