"""A great drop of water with a woman in it, upside down."""

from __future__ import annotations

from art.colour import Field
from art.memory._calm import Calm
from art.motifs.curves import limb
from art.shapes import circle, ellipse, path, place, stroke

SKIN, HAIR, LASH, DRESS = "#f0d2b2", "#234c50", "#12302e", "#4a9c98"
WHERE = (292.0, 518.0, 0.68, 190.0)  # her ear, her size, and how she is turned: head down and bowed

# Facing right, the ear on (0, 0).
HEAD = (
    "M30,-104C58,-98 76,-78 80,-52C81,-42 79,-34 80,-27C84,-14 97,0 104,12C107,18 104,23 97,24C93,25 89,26 88,30"
    "C89,35 95,40 95,45C95,48 91,50 88,51C92,53 95,56 93,61C91,65 85,66 84,71C85,76 89,79 88,86C86,96 76,103 65,104"
    "C46,105 30,98 14,88L-46,74C-78,56 -98,30 -102,0C-108,-60 -70,-100 -30,-108C-8,-112 12,-110 30,-104Z"
)
LOCKS = (
    "M64,-86C52,-64 34,-44 18,-36C4,-30 -8,-30 -14,-16C-20,0 -16,26 -32,46C-48,64 -82,66 -102,42"
    "C-130,4 -124,-76 -72,-110C-28,-136 40,-128 64,-86Z"
)
STRANDS = (
    "M52,-84C20,-108 -40,-110 -80,-74C-104,-48 -110,-10 -104,22M30,-60C-10,-84 -60,-78 -88,-40C-100,-20 -102,6 -98,28"
    "M2,-36C-30,-50 -66,-36 -82,-4C-88,8 -88,22 -84,36"
)
EAR = "M9,-14C8,-24 -8,-26 -14,-14C-18,-2 -12,14 -4,22C2,27 7,22 6,14C6,4 11,-4 9,-14Z"
LIPS = "M88,32C90,36 95,40 95,45C95,48 91,50 88,51C92,53 95,56 93,61C88,65 80,60 70,53C76,46 82,38 88,32Z"


def _turned(shape: str) -> str:
    return place(shape, *WHERE)


def _head(card: Calm, drop: Field) -> None:
    """Her bowed head in profile, with shut eyes and one tear."""
    plate = card.plate
    card.cut(_turned(circle(-124, 30, 36)), HAIR, 16, 0, clip=drop)
    neck = limb("316,490,60 312,458,52 309,428,52 308,400,56")
    skin = card.cut(_turned(path(HEAD)) + neck, SKIN, 30, 0, clip=drop)
    plate.veil(_turned(limb("34,120,14 -4,112,30 -40,92,18")), "#a87c6a", 0.5, 9, 0, clip=skin)
    card.flat(_turned(limb("46,104,2 24,96,3.4 8,82,3.4 2,62,2")), "#c09078", clip=skin)
    plate.veil(_turned(ellipse(48, 36, 22, 15)), "#e58f78", 0.45, 9, 0, clip=skin)
    card.flat(_turned(path(LIPS)), "#d27a6a", clip=skin)
    card.flat(_turned(stroke("M70,53Q80,50 88,51", 2.6)), "#8f4038", clip=skin)
    card.flat(_turned(stroke("M90,25C84,24 82,19 85,14", 2.6)), "#b07a64", clip=skin)
    card.flat(_turned(limb("34,-4,2 46,5,4.6 60,5,4.6 70,-1,2") + stroke("M44,5l-3,8M53,7l0,9M62,6l4,8", 2.2)), LASH)
    card.flat(_turned(limb("28,-24,2 44,-34,5 60,-40,5 75,-44,3")), HAIR)
    card.cut(_turned(path(LOCKS)), HAIR, 22, 0, clip=drop)
    strands = _turned(stroke(STRANDS, 2.4) + stroke("M-144,30C-140,10 -112,10 -108,28C-106,44 -130,46 -130,32", 2.4))
    card.flat(strands, "#5f8f8c", clip=drop)
    card.cut(_turned(path(EAR)), "#e6c0a0", 4, 0, clip=drop)
    card.flat(_turned(stroke("M5,-13C-5,-15 -9,-6 -6,6", 2.6)), "#b9866e", clip=drop)
    card.lamp(_turned(limb("59,16,1 59,30,7 58,40,11")), "#ffffff", 0.9)


def great_drop(card: Calm) -> None:
    """It turns the world upside down: in it hangs a woman in tears, her head below."""
    plate = card.plate
    shape = path(
        "M266,326H334C328,336 320,343 320,356C321,386 350,414 382,450C408,480 423,496 423,518C423,580 368,627 300,627"
        "C232,627 177,580 177,518C177,496 192,480 218,450C250,414 279,386 280,356C280,343 272,336 266,326Z"
    )
    plate.shadow(place(shape, 26, 16), 0.55, 12)
    drop = card.cut(shape, "#6fbebb", 60, 0)
    plate.veil(ellipse(284, 524, 104, 84), "#d8f4ea", 0.9, 14, 0.5, clip=drop)
    _head(card, drop)
    dress = path("M200,300H400V404C376,398 354,408 338,418C324,427 294,427 281,418C264,408 226,402 200,406Z")
    card.cut(dress, DRESS, 24, 0, clip=drop)
    plate.veil(limb("300,326,44 300,350,30 300,376,16"), "#a8e0d8", 0.7, 10, 0.2, clip=drop)
    card.flat(stroke("M281,418C294,427 324,427 338,418", 5), "#8fd0c8", clip=drop)
    card.flat(circle(307, 408, 2.6) + circle(304, 391, 2.4) + circle(302, 374, 2.2), "#d8f4ea", clip=drop)
    rim = "M194,484C164,546 200,614 300,624C400,614 436,546 406,484"
    plate.veil(stroke(rim, 14), "#1d5a5a", 0.5, 6, 0, clip=drop)
    card.lamp(limb("207,480,3 192,518,10 202,556,4") + ellipse(214, 574, 6, 5, 40), "#ffffff", 0.9)
    card.lamp(limb("287,346,1.5 289,360,4 285,378,1.5"), "#ffffff", 0.5)
    card.lamp(limb("354,432,2 376,458,6 394,484,2"), "#ffffff", 0.7)
