"""A child on a swing, feet first, in its own frame: the seat at (0, 0), the ropes upright."""

from __future__ import annotations

from art.memory._early import Card
from art.memory._profiles import ear, hair, profile
from art.motif import Motif, carried
from art.motifs.curves import clipped, curve, limb
from art.shapes import circle, ellipse, line, path, place, rectangle

SKIN, DIM_SKIN, DARK_SKIN = "#d2935e", "#a8683e", "#6a3620"
HAIR, STRANDS = "#4a2a1c", "#7a4c30"
FOLD = "#8a2418"
WHERE = (324, 556, 1.12, -24)

# A low shoe from the side: the ankle at (0, -36), the toe at the right, the sole on 0.
LOW_SHOE = path(
    "M-21,-37C-26,-24 -27,-10 -24,0C0,3 30,3 56,0C67,-2 67,-15 56,-20C44,-24 34,-22 28,-26C18,-22 6,-22 0,-30"
    "C-6,-36 -14,-38 -21,-37Z"
)
SOLE = path("M-24,-4C0,-1 30,-1 58,-5C57,0 56,1 54,2C28,5 0,5 -24,2Z")
# A hand closed round a rope, its knuckles on the right.
GRIP = path(
    "M-15,-22C-8,-29 6,-29 12,-24C17,-20 16,-15 13,-13C18,-10 18,-4 14,-2C18,1 17,7 13,9C16,12 14,18 9,20"
    "C0,24 -10,23 -16,17C-20,6 -20,-10 -15,-22Z"
)
CREASES = curve("-6,-12 4,-14 13,-13", 1.7) + curve("-6,-2 4,-3 14,-2", 1.7) + curve("-6,8 4,8 13,9", 1.7)
BODICE = path(
    "M-118,-142C-124,-124 -114,-100 -98,-82C-84,-66 -72,-54 -66,-38L-20,-74C-30,-92 -40,-112 -50,-134"
    "C-58,-150 -70,-158 -84,-158Z"
)
SKIRT = path(
    "M-66,-40C-74,-24 -72,-6 -58,2C-26,7 24,6 62,3C68,10 74,20 84,22C92,23 96,15 104,14C110,13 114,12 117,8"
    "C125,-10 125,-36 116,-60C84,-72 40,-72 8,-68C-2,-70 -12,-74 -20,-78Z"
)
SASH = path("M-70,-42C-58,-48 -36,-66 -24,-80C-20,-76 -15,-70 -13,-64C-28,-48 -44,-36 -60,-28C-65,-32 -69,-37 -70,-42Z")
LOOPS = path("M0,0C-8,-24 -32,-38 -46,-30C-54,-22 -46,-4 -32,2C-20,6 -8,4 0,0Z") + path(
    "M0,0C-14,4 -32,20 -30,36C-26,46 -8,42 0,30C6,20 6,8 0,0Z"
)
ENDS = path("M0,0C-26,8 -44,34 -70,36L-62,56C-36,52 -12,34 6,8Z")


def _at(shape: str) -> str:
    return place(shape, *WHERE)


def _far_side(card: Card) -> None:
    """The rope, the arm and the leg behind."""
    card.cut(_at(line([(26, -760), (26, 6)], 5)), "#dccb96", 0, 0.15)
    card.cut(_at(limb("-56,-132,22 -26,-128,19 -6,-146,17 22,-184,14")), DIM_SKIN, 8, 0)
    card.cut(_at(path("M-74,-150C-58,-158 -40,-152 -32,-140C-28,-130 -32,-118 -40,-114L-66,-112Z")), "#a8321f", 10, 0)
    card.cut(_at(place(GRIP, 26, -190, 0.62)), DIM_SKIN, 6, 0)
    card.flat(_at(place(CREASES, 26, -190, 0.62)), DARK_SKIN)
    leg = card.cut(_at(limb("60,-36,48 100,-44,42 126,-52,34 158,-66,34 190,-82,24 226,-98,18")), DIM_SKIN, 14, 0)
    card.cut(_at(path("M152,-96C162,-82 168,-64 168,-44L250,-80L240,-130Z")), "#d8cfa8", 9, 0, leg)
    card.cut(_at(place(LOW_SHOE, 248, -108, 0.9, -86)), "#8f2a1c", 8, 0)
    card.flat(_at(place(SOLE, 248, -108, 0.9, -86)), "#c9bd94")


def _near_leg(card: Card) -> None:
    calf = limb("40,-24,54 94,-26,46 124,-26,36 158,-33,37 190,-42,26 228,-51,19")
    leg = card.cut(_at(calf), SKIN, 16, 0.1)
    sock = clipped(path("M156,-64C164,-48 168,-30 166,-8L250,-20L240,-80Z"), calf)
    ankle = path("M-20,-44C-8,-47 4,-44 10,-40C19,-34 25,-28 29,-22L-20,-16Z")
    card.cut(_at(sock + place(ankle, 250, -56, 0.94, -82)), "light", 9, 0)
    card.flat(_at(curve("164,-64 172,-48 176,-30 174,-8", 3)), "#b9b184", leg)
    card.cut(_at(place(LOW_SHOE, 250, -56, 0.94, -82)), "#b8301e", 9, 0.1)
    card.flat(_at(place(SOLE, 250, -56, 0.94, -82)), "light")


def _dress(card: Card) -> None:
    card.cut(_at(place(ENDS, -66, -36)), "light", 7, 0.3)
    card.cut(_at(BODICE), "accent", 24, 0)
    skirt = card.cut(_at(SKIRT), "accent", 26, 0.1)
    pleats = "".join(
        curve(course, 2.4)
        for course in ("-40,-50 -30,-24 -22,4", "-28,-58 2,-36 24,4", "-18,-66 34,-46 60,6", "0,-66 62,-48 82,20",
                       "24,-68 84,-50 104,12")
    )  # fmt: skip
    card.flat(_at(pleats), FOLD, skirt, 0.6)
    card.cut(_at(SASH), "light", 7, 0.3)
    card.cut(_at(place(LOOPS, -64, -36)), "light", 9, 0.3)
    card.cut(_at(ellipse(-65, -36, 8, 10, -30)), "light", 5, 0.3)


def _near_arm(card: Card) -> None:
    card.cut(_at(limb("-76,-128,27 -50,-116,24 -36,-118,21 -26,-138,19 -10,-178,15")), SKIN, 9, 0.3)
    sleeve = path(
        "M-108,-138C-104,-152 -86,-159 -70,-155C-54,-150 -43,-138 -42,-122C-42,-110 -50,-100 -62,-99"
        "C-82,-100 -102,-114 -108,-138Z"
    )
    puff = card.cut(_at(sleeve), "accent", 10, 0.2)
    gathers = curve("-92,-140 -72,-132 -54,-118", 2) + curve("-78,-146 -62,-138 -50,-126", 2)
    card.flat(_at(gathers), FOLD, puff, 0.5)
    card.flat(_at(curve("-44,-142 -43,-118 -66,-96", 7)), "light", puff)
    card.cut(_at(place(GRIP, -8, -188, 0.76)), SKIN, 8, 0.3)
    card.flat(_at(place(CREASES, -8, -188, 0.76)), DARK_SKIN)


def swinger(card: Card) -> None:
    """She leans back, eyes shut, her feet in the light."""

    def head(motif: Motif) -> None:
        x, y = carried((-104, -214), *WHERE)
        card.put(motif, x, y, 0.5, -32, shadow=0, skin=SKIN, hair=HAIR, dark="#2a1410")

    _far_side(card)
    _near_leg(card)
    tail = path(
        "M-138,-222C-154,-240 -174,-240 -186,-226C-196,-216 -206,-214 -214,-218C-212,-202 -202,-194 -192,-192"
        "C-198,-184 -204,-182 -212,-182C-202,-168 -188,-164 -174,-170C-158,-176 -148,-184 -138,-196Z"
    )
    card.cut(_at(tail), HAIR, 14, 0)
    card.flat(_at(curve("-146,-214 -168,-220 -190,-206", 1.8) + curve("-146,-206 -168,-204 -184,-186", 1.8)), STRANDS)
    head(profile("child", "shut"))
    _dress(card)
    collar = path("M-122,-146C-112,-160 -92,-166 -74,-160C-68,-152 -70,-142 -78,-140C-92,-146 -106,-142 -116,-134Z")
    card.cut(_at(collar), "light", 8, 0.3)
    head(hair("plait"))
    head(ear())
    card.cut(_at(ellipse(-151, -210, 5, 13, 6)), "accent", 4, 0.3)
    card.cut(_at(line([(-8, -760), (-8, 8)], 7)), "#f0e2b8", 0, 0.2)
    card.cut(_at(path("M-72,2L68,2L72,16L-68,17Z")), "wood", 8, 0.1)
    card.cut(_at(rectangle(-12, 0, 8, 19, 3) + circle(-8, 22, 7)), "#f0e2b8", 4, 0.4)
    _near_arm(card)
