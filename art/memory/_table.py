"""What lies on a table that is seen from above."""

from __future__ import annotations

from art.memory._calm import Calm
from art.motifs.curves import limb, spine
from art.shapes import circle, ellipse, path, place, stroke

FORK = (
    "M-18,-92C-20,-70 -20,-58 -17,-48C-13,-36 -5,-30 -4,-14C-3,20 -7,58 -8,78C-8,94 8,94 8,78C7,58 3,20 4,-14"
    "C5,-30 13,-36 17,-48C20,-58 20,-70 18,-92C17,-97 13,-97 12.500,-92L11.500,-60C11,-53 4,-53 3.500,-60L3,-92"
    "C2.500,-97 -2.500,-97 -3,-92L-3.500,-60C-4,-53 -11,-53 -11.500,-60L-12.500,-92C-13,-97 -17,-97 -18,-92Z"
)
BLADE = "M7,6H-6C-13,-24 -14,-66 1,-92C4,-97 7,-95 7,-90Z"
HANDLE = "M-6,6H7C10,26 11,56 9,78C8,92 -8,92 -9,78C-11,56 -9,26 -6,6Z"
CONTOUR, BONE = "#74464a", "#d8ac72"


def _piece(card: Calm, parts: tuple[str, ...], glints: str, spot: tuple[float, float, float, float]) -> None:
    """Cutlery with a clean contour: a short hard shadow, silver that darkens to the right, glints."""
    x, y, size, turn = spot
    card.plate.shadow(place("".join(map(path, parts)), x + 5, y - 7, size, turn), 0.5, 1.5)
    for part in parts:
        card.flat(place(stroke(part, 2.6), x, y, size, turn), CONTOUR)
        face = card.flat(place(path(part), x, y, size, turn), "#a39a9e")
        card.flat(place(path(part), x - 3, y + 1, size, turn), "#d3ccca", face)
    card.lamp(place(glints, x, y, size, turn), "#ffffff", 0.6)


def fork(card: Calm, x: float, y: float, turn: float) -> None:
    glints = limb("-3,-40,1 -9,-46,4 -12,-58,1") + limb("-3,70,1 -3,40,4 -1,-4,1")
    _piece(card, (FORK,), glints, (x, y, 1.08, turn))


def knife(card: Calm, x: float, y: float, turn: float) -> None:
    glints = limb("-4,-70,1 -7,-44,4 -5,-8,1") + limb("-4,76,1 -5,48,5 -4,18,1")
    _piece(card, (BLADE, HANDLE), glints, (x, y, 1.04, turn))


def _bones(extra: float) -> str:
    """The comb of a fish, each bone a little wider than it is."""
    spots = spine("-48,6,9 0,-4,8 62,-12,4", 12)
    bones = limb(f"-50,6,{9 + extra} 0,-4,{7 + extra} 64,-12,{4 + extra}")
    for i, (sx, sy, dx, dy, _) in enumerate(spots[4:-3:2]):
        tall = 34 - 2.6 * abs(i - 1)
        for side in (-1, 1):
            ex, ey = sx + dx * 14 - dy * side * tall, sy + dy * 14 + dx * side * tall
            mx, my = sx + dx * 2 - dy * side * tall * 0.6, sy + dy * 2 + dx * side * tall * 0.6
            bones += stroke(f"M{sx:.1f},{sy:.1f}Q{mx:.1f},{my:.1f} {ex:.1f},{ey:.1f}", 3.2 + extra)
    return bones


TAIL = "M60,-12C76,-22 88,-40 98,-44C94,-26 94,-12 102,6C90,2 74,-4 60,-12Z"
HEAD = "M-42,-20C-30,-8 -30,18 -40,30C-62,30 -84,20 -94,10C-84,-6 -64,-20 -42,-20Z"


def fishbone(card: Calm, x: float, y: float) -> None:
    """What is left of a meal: a head, a tail, and the comb between them."""

    def at(shape: str) -> str:
        return place(shape, x, y)

    ends = path(TAIL) + path(HEAD)
    card.plate.shadow(place(_bones(0) + ends, x + 4, y - 6), 0.45, 2)
    card.flat(at(_bones(2.4) + stroke(TAIL, 2.6) + stroke(HEAD, 2.6)), CONTOUR)
    card.flat(at(_bones(0)), BONE)
    tail, head = card.flat(at(path(TAIL)), BONE), card.flat(at(path(HEAD)), BONE)
    card.flat(at(stroke("M80,-22C86,-27 90,-32 94,-36M80,-14C86,-15 90,-16 94,-18M80,-8C86,-5 90,-2 96,1", 2)), CONTOUR,
              tail)  # fmt: skip
    card.flat(at(path("M-42,-20C-30,-8 -30,18 -40,30L-56,32C-46,16 -46,-6 -56,-22Z")), "#a8743e", head)
    card.flat(at(stroke("M-56,-20C-46,-6 -46,16 -56,30M-93,10C-87,9 -82,9 -77,10", 2.4)), CONTOUR, head)
    card.flat(at(circle(-68, -2, 6.5)), "#fff3dc")
    card.flat(at(circle(-68, -2, 3)), CONTOUR)


BOWL = "M68,-42C56,-47 42,-52 20,-52C-20,-52 -46,-30 -46,0C-46,30 -20,52 20,52C42,52 56,47 68,42"
FOOT = (
    "M-131,-46C-128,-48 -126,-46 -125,-42C-122,-16 -116,-5 -98,-4C-82,-3.500 -68,-4 -60,-6C-52,-8 -48,-12 -44,-16V16"
    "C-48,12 -52,8 -60,6C-68,4 -82,3.500 -98,4C-116,5 -122,16 -125,42C-126,46 -128,48 -131,46"
    "C-133,30 -133,-30 -131,-46Z"
)


def wine_glass(card: Calm, x: float, y: float, turn: float) -> None:
    """It lies on the cloth under our eyes, so foot and rim are seen edge on; the mouth is on the right."""

    def at(shape: str) -> str:
        return place(shape, x, y, 1.1, turn)

    outline = CONTOUR
    bowl = path(BOWL + "Z")
    card.plate.shadow(place(bowl + path(FOOT), x + 9, y - 12, 1.1, turn), 0.3, 4)
    card.flat(at(path(FOOT)), "#e8d2c6")
    inside = card.flat(at(bowl), "#efdccc", opacity=0.75)
    wine = path("M68,-34C48,-28 34,-34 14,-36C-12,-37 -30,-20 -30,4C-30,28 -8,42 18,42C36,42 52,36 68,36Z")
    card.flat(at(wine), "accent", inside)
    card.flat(at(stroke("M-24,4C-24,24 -6,36 18,36", 3)), "#a83e58", inside)
    card.flat(at(stroke(BOWL, 2.6)) + at(stroke(FOOT, 2)), outline)
    rim = '<ellipse fill="none" stroke="#fff" stroke-width="{}" cx="68" cy="0" rx="6" ry="42"/>'
    card.flat(at(ellipse(68, 0, 6, 42)), "#efdccc")
    card.flat(at(path("M60,-34H76V37H60Z")), "accent", card.plate.mask(at(ellipse(68, 0, 6, 42))))
    card.flat(at(rim.format(4.6)), outline)
    card.lamp(at(rim.format(2.4)), "#fff6ee", 0.5)
    glints = (
        limb("-34,-18,1 -16,-38,7 22,-45,1") + limb("32,-45,1 42,-44,4 52,-42,1") + limb("-110,1,1 -84,1,2.400 -60,1,1")
    )
    card.lamp(at(glints) + at(stroke("M-129,-34V20", 1.8)), "#ffffff", 0.8)
