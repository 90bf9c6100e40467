"""An evening kitchen: a window with a cook beyond it, a gas ring, a pan in which an egg burns."""

from __future__ import annotations

import math

from art.colour import Field
from art.memory._calm import Calm
from art.memory._early import LOW, MIDDLE
from art.motifs.curves import blob, limb
from art.shapes import circle, ellipse, path, place, rectangle, stroke

# A cook beyond the sill, who looks away to the right: one contour each for his hat, his face and his shoulders.
HAT = path(
    "M304,244L298,198C252,190 248,138 288,124C294,86 346,70 376,92C404,64 462,76 468,110C506,120 502,168 450,182"
    "L455,224C410,220 352,228 304,244Z"
)
FACE = path(
    "M308,232C290,276 296,326 320,352C332,366 336,384 330,410L416,416C404,408 402,404 404,397C424,403 446,402 455,391"
    "C462,381 461,370 454,363C453,358 459,357 460,351C461,346 456,343 459,339C478,345 502,336 505,313"
    "C496,322 476,319 461,316C466,314 478,315 485,309C490,302 484,294 476,285C467,274 459,265 455,256"
    "C457,246 456,236 454,220Z"
)
BODY = path(
    "M206,480C212,434 262,420 314,408C318,396 328,392 344,394C370,396 400,402 422,416C424,420 424,424 420,428"
    "C464,436 496,450 504,480Z"
)
COOK = (BODY, FACE, HAT)
SWALLOW = path(
    "M24,-2C18,-8 8,-8 2,-4C-4,-18 -14,-28 -28,-32C-18,-22 -12,-12 -10,-2L-34,-8L-22,1L-34,12L-8,5"
    "C-10,14 -18,24 -28,30C-12,28 0,18 8,5C16,6 22,4 24,-2Z"
)
EGG = path("M0,-46C20,-46 34,-8 34,12C34,34 18,46 0,46C-18,46 -34,34 -34,12C-34,-8 -20,-46 0,-46Z")


def evening(card: Calm) -> Field:
    """A window right into the corner of the sheet, a sun that sets, swallows."""
    plate = card.plate
    plate.at(0.6)
    opening = card.cut(rectangle(150, -20, 480, MIDDLE + 20), "#f0923c", 0, 0)
    plate.veil(rectangle(130, -40, 520, 230), "#a03c1e", 0.75, 70, 0.6, clip=opening)
    with plate.shining(0.85):
        plate.veil(ellipse(548, 366, 330, 210), "#ffca62", 0.95, 70, 0.9, clip=opening)
        card.flat(circle(534, 368, 44), "#fff0b8", opening)
    plate.at(0.45)
    card.flat(path("M140,424C220,378 300,390 380,408C470,386 540,396 640,380V470H140Z"), "#a8481e", opening)
    plate.at(0.3)
    for x, y, size, turn in ((528, 190, 0.9, -24), (572, 246, 0.6, -12), (490, 40, 0.66, -30)):
        card.flat(place(SWALLOW, x, y, size, turn), "#4a1a14", opening)
    plate.at(0)
    plate.shadow(path(f"M118,-20V{MIDDLE + 44}H640V{MIDDLE}H150V-20Z"), 0.6, 6, clip=1 - opening)
    card.cut(path(f"M110,-20H150V{MIDDLE}H640V{MIDDLE + 34}H110Z"), "#7a3214", 12, 0)
    plate.veil(rectangle(152, MIDDLE - 1, 500, 5), "#ffb45a", 0.8, 1.5, 0.6)
    return opening


def ring_of_fire(card: Calm) -> None:
    """Nine flames that lean outward from the burner, their tips against the pan, which stands on iron prongs."""
    plate = card.plate
    for side in (-1, 1):
        prong = f"M{236 + 150 * side},806V742L{236 + 60 * side},736"
        card.cut(stroke(prong, 13), "#2a1c1e", 5, 0.6)
    card.cut(ellipse(236, 800, 96, 15), "#2a1a1c", 6, 0.6)
    card.cut(path("M152,784C152,798 320,798 320,784V794C320,810 152,810 152,794Z"), "#4a3432", 5, 0)
    plate.veil(ellipse(236, 762, 150, 40), "#ff8a2c", 0.75, 20, 0.6)
    for tall, wide, ink in ((1.0, 1.0, "#ff9a38"), (0.62, 0.6, "#ffe9a8")):
        for i in range(9):
            lean = (i - 4) / 4
            x, y, high = 236 + 82 * math.sin(lean * 1.15), 794 - 6 * abs(lean) ** 2, (58 - 8 * abs(lean)) * tall
            half = (11 - 3 * abs(lean)) * wide
            one = path(f"M0,0C{-half * 1.3:.1f},{-high * 0.2:.1f} {-half:.1f},{-high * 0.5:.1f} 0,{-high:.1f}"
                       f"C{half:.1f},{-high * 0.5:.1f} {half * 1.3:.1f},{-high * 0.2:.1f} 0,0Z")  # fmt: skip
            card.lamp(place(one, x, y, 1, 24 * lean), ink, 1)


def black_pan(card: Calm) -> None:
    """An iron pan, an egg burnt in it, its handle right out of the sheet."""
    plate = card.plate
    handle = path(f"M424,648C450,650 470,642 500,636C540,630 590,630 640,{LOW - 20}V{LOW + 20}C580,670 530,668 490,674"
                  "C460,680 440,690 420,692Z")  # fmt: skip
    card.cut(handle, "#2c2022", 16, 1)
    card.cut(path("M26,640C40,704 96,740 236,740C376,740 432,704 446,640Z"), "#221719", 30, 0)
    plate.veil(stroke("M112,724C148,734 190,738 236,738C282,738 324,734 360,724", 9), "#ff8a34", 0.8, 5, 0.5)
    card.cut(ellipse(236, 640, 210, 62), "#4a3838", 8, 0)
    inside = card.cut(ellipse(236, 644, 194, 53), "#1a1012", 0, 0)
    plate.veil(path("M60,676C130,712 340,712 412,676V740H60Z"), "#5a3a30", 0.7, 14, 0, clip=inside)
    white = "112,648 138,626 190,622 226,608 286,616 326,610 372,630 360,654 318,662 290,680 230,672 180,682 138,668"
    card.cut(blob(white), "#7a421e", 9, 0.6, clip=inside)
    card.flat(place(blob(white), 24, 64, 0.9), "#120b0c", inside)
    card.cut(path("M190,640C192,606 282,606 284,640C280,658 194,658 190,640Z"), "#8a4416", 22, 0.6, clip=inside)
    embers = "M140,646C160,636 166,652 186,644M306,650C318,638 334,652 350,640M214,664C232,658 246,670 264,664"
    card.lamp(stroke(embers, 2.6), "#ff9440", 0.8, inside)


def smoke(card: Calm) -> None:
    """It rises from the pan and leaves by the window."""
    plate = card.plate
    broad = "226,626,18 196,590,34 214,530,50 250,470,62 232,400,74 190,330,88 206,250,104 268,170,120"
    plate.veil(limb(f"{broad} 300,60,150 300,-80,190", 12), "#8e6a58", 0.62, 5, 0.12)
    thin = "262,628,10 286,590,20 272,540,26 292,490,24 274,440,12 280,404,2"
    plate.veil(limb(thin, 12), "#8e6a58", 0.5, 4, 0.12)
