"""The suitor with the wings of a moth and the woman whose hair burns, drawn freely in profile."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from art.colour import Colour, mix
from art.motif import Motif, cut, draw
from art.motifs.curves import along, limb
from art.press import Plate, darker
from art.shapes import circle, ellipse, line, path, place, stroke
from art.story._contours import SHUT_LIPS, hand, profile
from art.story._rooms_parts import sparks

Spot = tuple[float, float, float, float, bool]  # x, y, scale, turn, flip

# The root on (0, 0), the wing to the right.
FORE = (
    "M0,0C40,-62 170,-118 300,-132C326,-134 334,-116 326,-96C330,-84 326,-70 314,-58C314,-44 306,-30 292,-22"
    "C288,-6 276,8 260,12C252,28 236,38 218,38C204,50 184,56 164,50C100,56 36,34 0,0Z"
)
HIND = (
    "M0,0C50,-40 140,-52 196,-18C212,-10 218,6 214,20C224,34 224,52 212,64C214,82 204,96 188,102"
    "C180,118 160,126 142,120C88,122 30,70 0,0Z"
)
FORE_VEINS = (
    "M0,0C80,-60 200,-104 316,-122M0,0C90,-46 210,-78 326,-90M0,0C90,-30 200,-46 312,-54"
    "M0,0C90,-14 190,-14 290,-18M0,0C80,8 170,16 258,14M0,0C60,22 140,40 216,38"
)
HIND_VEINS = (
    "M0,0C70,-24 140,-28 204,-12M0,0C70,-8 150,6 216,24M0,0C60,12 140,40 212,66M0,0C50,24 120,70 186,102"
    "M0,0C36,34 80,90 140,120"
)


def wing(plate: Plate, fore: bool, where: Spot, ink: Colour, burnt: str = "") -> None:
    """A powdery wing with scalloped bands along its margin, fine veins and one eye."""
    outline, veins = (FORE, FORE_VEINS) if fore else (HIND, HIND_VEINS)
    bites = plate.mask(burnt) if burnt else 0
    mask = cut(plate, plate.mask(place(path(outline), *where)) * (1 - bites), ink, 24, 0.8)
    for share, tone in ((0.95, mix(ink, "#f4dcae", 0.45)), (0.9, darker(ink, 0.3)), (0.8, mix(ink, "#e8c08a", 0.35)),
                        (0.76, ink)):  # fmt: skip
        cut(plate, place(place(path(outline), 0, 0, share), *where), tone, clip=mask, edge=0.35)
    cut(plate, place(place(path(outline), 0, 0, 0.44), *where), mix(ink, "#4a2a2c", 0.45), clip=mask, edge=0.4)
    cut(plate, place(stroke(veins, 1.9), *where), darker(ink, 0.45), clip=mask, opacity=0.75)
    x, y, wide = (206, -34, 1.0) if fore else (142, 36, 0.92)
    for radius, tone in ((37, darker(ink, 0.55)), (31, "#e9bd74"), (24, "#b8662c"), (17, "#1e0d1e")):
        cut(plate, place(ellipse(x, y, radius * wide, radius * 0.88 * wide), *where), tone, clip=mask)
    cut(plate, place(path(f"M{x - 10},{y - 3}C{x - 9},{y - 12} {x},{y - 14} {x + 6},{y - 11}"
                          f"C{x},{y - 9} {x - 5},{y - 6} {x - 6},{y + 2}Z"), *where), "#f6dca6", clip=mask)  # fmt: skip
    if burnt:
        with plate.shining(1):
            cut(plate, f'<g stroke="#fff" stroke-width="9">{burnt}</g>', "#ff7a1e", clip=mask)
            cut(plate, f'<g stroke="#fff" stroke-width="4">{burnt}</g>', "#ffd070", clip=mask)


def suitor(plate: Plate) -> None:
    """He leans towards the flame in a tailcoat, one hand held out, the light along his front."""
    coat, trousers, skin = "#413650", "#352c42", "#a8704e"
    _legs(plate, trousers)
    cut(plate, path("M242,446C262,470 274,506 272,548C268,582 254,604 244,618L214,560L224,462Z"), "#efe2c8", 12)
    draw(plate, profile("awake"), 216, 356, 0.33, 5, inks={"skin": skin, "hair": "#20141e"})
    _dark_hair(plate, (216, 356, 0.33, 5, False))
    cut(plate, path("M207,446C220,456 240,458 252,446L255,460C240,472 218,470 204,458Z"), "#efe2c8", 4, 0.4)
    cut(
        plate,
        path(
            "M253,463C259,455 268,453 272,455C273,462 272,469 269,474C263,473 257,470 253,466C250,471 246,474 243,474"
            "C241,469 242,461 245,457C249,458 251,461 253,463Z"
        ),
        "#c8382c",
        4,
        0.4,
    )
    body = (
        "M206,452C186,462 172,490 170,528C168,566 178,592 180,616C172,664 146,712 112,762C130,772 152,774 168,768"
        "C196,724 214,688 226,652C236,640 246,628 248,612C240,590 238,566 240,540C240,508 228,476 206,452Z"
    )
    cut(plate, path(body), coat, 26, 0.9)
    cut(plate, path("M212,454C230,478 242,504 243,540C243,560 240,580 244,600C258,572 262,540 256,512C250,488 234,468 "
                    "212,454Z"), mix(coat, "#6a5a78", 0.35), 8, 0.5)  # fmt: skip
    cut(plate, stroke("M180,618C196,624 214,622 228,614M196,628C190,670 170,720 142,766", 2.4), darker(coat, 0.5))
    draw(plate, hand("trail"), 378, 497, 0.27, -24, inks={"skin": skin})
    cut(plate, path("M362,488L380,482L390,506L372,516Z"), "#efe2c8", 5, 0.4)
    sleeve = (
        "M196,472C214,462 238,470 250,490C264,508 284,520 302,522C324,514 346,498 364,484L382,514"
        "C360,536 334,556 306,566C270,570 228,548 202,520C188,504 184,482 196,472Z"
    )
    cut(plate, path(sleeve), mix(coat, "#6a5a78", 0.14), 20, 0.9)
    cut(plate, stroke("M286,520C290,534 290,544 284,556M302,524C304,534 302,544 298,550"
                      "M216,530C210,520 204,508 204,496", 2.4), darker(coat, 0.5))  # fmt: skip
    for way in (((262, 360), (276, 330), (304, 310), (330, 308)), ((252, 354), (256, 322), (272, 294), (294, 280))):
        _feeler(plate, list(way))


def _legs(plate: Plate, ink: Colour) -> None:
    far = (
        "M190,620C184,668 176,708 154,742C138,772 122,792 112,812L130,824"
        "C152,800 178,772 196,740C212,706 222,660 226,630Z"
    )
    back_shoe = "M112,806C104,822 92,832 84,838C90,846 104,848 112,842C120,836 128,828 132,818Z"
    cut(plate, path(back_shoe), "#1c1420", 6, 0.6)
    cut(plate, path(far), darker(ink, 0.2), 14, 0.6)
    near = (
        "M196,616C204,664 216,704 226,738C232,772 234,800 236,828L262,828"
        "C268,794 268,760 262,730C256,690 252,650 248,612Z"
    )
    cut(plate, path("M236,822C234,834 234,842 236,848H300C300,838 288,832 276,828C270,826 266,822 264,820Z"), "#1c1420",
        7, 0.6)  # fmt: skip
    cut(plate, path(near), ink, 16, 0.8)
    cut(plate, stroke("M236,640C242,690 248,740 250,820", 2), darker(ink, 0.4))


def _dark_hair(plate: Plate, where: Spot) -> None:
    hair = (
        "M150,70C170,52 172,18 150,2C138,-10 122,-8 108,-14C66,-34 6,-20 -26,28C-54,66 -52,150 -24,206"
        "C-12,214 -2,210 4,200C12,184 16,168 18,150C8,132 18,112 40,108C52,108 58,116 62,126C68,112 70,96 78,84"
        "C92,62 112,48 126,46C140,50 148,60 150,70Z"
    )
    cut(plate, place(path(hair), *where), "#20141e", 8, 0.3)
    locks = "M152,44C148,20 112,10 70,26M120,22C80,8 30,14 -14,70M84,50C60,40 20,60 -20,110M60,90C30,92 0,110 -16,150"
    cut(plate, place(stroke(locks, 4), *where), "#4a3446", opacity=0.8)
    ear = "M26,124C28,108 52,104 58,122C62,142 50,158 40,160C32,158 26,144 26,124Z"
    cut(plate, place(path(ear), *where), "#9a6446", 4)
    cut(plate, place(stroke("M34,122C40,112 52,118 50,132C48,140 42,144 42,150", 3.4), *where), "#6a3a2c")


def _feeler(plate: Plate, way: list[tuple[float, float]]) -> None:
    """A feathered feeler, its barbs longest in the middle."""
    spots = along(way, 7)
    barbs = ""
    for i, (x, y) in enumerate(spots[2:], 2):
        long = 15 * (1 - abs(2 * i / len(spots) - 1)) + 4
        barbs += line([(x - long * 0.75, y - long * 0.5), (x, y), (x + long * 0.35, y + long * 0.8)], 1.8)
    cut(plate, line(spots, 3) + barbs, "#e0ba86")


def burning_woman(plate: Plate) -> None:
    """She sits on a stool in a red gown, her eyes lowered, her hair a flame."""
    skin, red = "#eabb94", "#b8302f"
    legs = limb("432,742,12 424,800,9 416,852,7") + limb("544,742,12 552,800,9 560,852,7")
    cut(plate, legs, "#4a2a2c", 5, 0.6)
    cut(plate, path("M412,724C412,708 566,708 566,724L560,752C520,762 452,762 418,752Z"), "#8a3048", 16, 1)
    cut(plate, path("M336,836C322,838 308,844 302,852H352V838Z"), "#7a3040", 4, 0.5)
    _her_face(plate, skin)
    gown = (
        "M459,572C470,590 496,590 512,568C536,574 548,610 546,652C544,672 546,690 556,712C562,736 548,748 524,750"
        "C490,752 462,752 440,758C436,790 440,822 454,852C412,864 362,862 322,850C338,812 346,770 356,734"
        "C366,706 400,700 432,700C456,700 468,690 470,672C458,650 444,606 459,572Z"
    )
    dress = cut(plate, path(gown), red, 30, 1)
    folds = (
        "M404,744C392,780 386,816 380,856M426,752C414,788 414,824 418,858"
        "M372,744C362,780 354,818 348,852M540,706C510,712 490,700 474,686"
    )
    cut(plate, stroke(folds, 3), darker(red, 0.45), clip=dress)
    cut(plate, stroke("M322,846C362,858 412,860 454,848", 9), "#f0b060", clip=dress)
    cut(plate, stroke("M461,575C472,590 494,590 508,573", 4.4), "#f0b060", 3)
    cut(plate, path("M470,668C492,676 520,674 546,662L546,678C520,690 490,692 468,682Z"), "#f0b060", 5, 0.4)
    draw(plate, hand("rest"), 432, 700, 0.25, -4, True, inks={"skin": skin})
    arm = (
        "M504,592C522,590 536,604 536,630C536,660 532,690 520,710C500,722 464,722 434,714L432,690"
        "C456,690 478,686 492,680"
        "C496,660 492,634 490,616C490,602 496,594 504,592Z"
    )
    cut(plate, path(arm), mix(red, "#e0503c", 0.25), 16, 0.9)
    cut(plate, stroke("M492,682C500,690 508,694 518,692M494,668C502,674 510,676 520,674", 2.4), darker(red, 0.45))
    ear = place(
        path("M36,124C38,108 62,104 68,122C72,142 58,158 50,160C42,158 36,144 36,124Z"), 496, 470, 0.31, 3, True
    )
    _flame(plate)
    cut(plate, ear, mix(skin, "#d88a64", 0.4), 3)
    whorl = stroke("M44,126C46,114 60,112 60,126C60,136 52,140 52,148", 3.4)
    cut(plate, place(whorl, 496, 470, 0.31, 3, True), "#b0603e")
    with plate.shining(0.6):
        cut(plate, circle(478, 522, 3), "#ffd070")


def _her_face(plate: Plate, skin: Colour) -> None:
    """Nearly flat: modelled as round as it is large, the jaw would look bearded."""
    where: Spot = (496, 470, 0.31, 3, True)
    inks: dict[str, Colour] = {"skin": skin, "hair": "#a8401c"}
    motif = profile("calm")
    head, _, _, *features = motif.pieces
    with plate.shining(0.4):
        draw(plate, Motif((replace(head, depth=6),)), *where, inks=inks, shadow=0.3)
        cut(plate, path("M467,556C467,564 466,570 462,576C472,596 504,596 514,574L494,556Z"), skin)
        bare = plate.mask(place(head.shape, *where))
        plate.tint(place(path("M30,262C70,262 90,238 104,222L150,226L120,300H30Z"), *where), "#c4825e", 3, bare * 0.7)
        plate.tint(place(ellipse(112, 158, 20, 16), *where), "#e0705a", 4, bare * 0.4)
        cut(plate, place(path(SHUT_LIPS), *where), "#c0503e", 1)
        draw(plate, Motif(tuple(features), motif.inks), *where, inks=inks, shadow=0)


# Worn by a man, the toe to the left, the heel on (0, 0).
UPPER = "M-1,-3C3,-14 2,-26 -3,-35C-12,-31 -22,-31 -31,-37C-40,-25 -54,-22 -66,-18C-78,-14 -84,-9 -83,-3Z"


def empty_shoe(plate: Plate, x: float, y: float, size: float) -> None:
    """A laced shoe with embers in it."""
    leather: Colour = "#a8705a"

    def on(shape: str) -> str:
        return place(shape, x, y, size)

    cut(plate, on(ellipse(-17, -34, 14.5, 4.6, -4)), "#2a1018")
    with plate.shining(1):
        cut(plate, on(ellipse(-17, -34.5, 10, 3.4, -4)), "#ff7a28")
        cut(plate, on(circle(-20, -36, 2) + circle(-13, -35, 1.6)), "#ffd070")
    with plate.shining(0.12):
        cut(plate, on(path(UPPER)), leather, 12, 0.6)
        cut(plate, on(path("M-84,-4C-60,-2 -30,-2 1,-4L1,4H-22V1H-82C-85,0 -86,-2 -84,-4Z")), "#5a3430", 2)
        laces = "M-38,-31L-31,-25M-45,-27L-38,-21M-52,-24L-46,-18"
        cut(plate, on(stroke(laces, 2.4)), "#e8c8a0")
        cut(plate, on(stroke("M-62,-19C-58,-14 -58,-8 -60,-3", 1.8)), "#6a4038")


def _flame(plate: Plate) -> None:
    """Hair of fire in one contour, licking up from the brow and down the nape."""
    outer = (
        "M459,477C436,462 426,434 434,394C438,414 446,426 456,430C444,384 456,332 484,288C482,318 488,338 500,348"
        "C500,296 486,246 514,176C518,240 548,284 546,344C554,338 560,326 560,306C580,356 576,408 558,448"
        "C568,446 576,438 582,426C584,486 560,526 544,556C540,584 530,606 514,620C510,600 503,572 497,548"
        "C494,538 490,528 488,516C484,500 476,486 459,477Z"
    )
    middle = (
        "M467,476C452,460 448,440 452,420C458,440 466,448 474,450C464,404 474,360 490,330C492,352 500,366 508,372"
        "C508,330 504,290 514,244C520,296 540,324 536,376C544,374 548,366 550,354C562,400 554,440 542,466"
        "C550,464 556,460 562,454C560,498 540,528 528,556C528,574 524,586 518,596C516,578 512,560 506,544"
        "C502,532 494,520 492,508C488,494 480,482 467,476Z"
    )
    core = (
        "M482,480C470,462 474,436 484,412C488,428 494,436 500,438C500,400 506,360 514,326C518,370 530,396 522,434"
        "C528,432 532,426 534,418C538,462 526,488 520,520C512,506 500,488 482,480Z"
    )
    for shape, ink, shine, depth in ((outer, "#e85a16", 0.88, 16), (middle, "#ffa630", 1, 10), (core, "#fff0b0", 1, 6)):
        with plate.shining(shine):
            cut(plate, path(shape), ink, depth, edge=0.35)
    with plate.shining(1):
        cut(plate, path("M566,284C560,268 562,252 572,242C572,258 576,272 566,284Z"), "#ea5f18")  # fmt: skip
        cut(plate, sparks(Random(2), 16, 510, 190, 150, 150, 3.2), "#ffd070")


def bites(where: Spot) -> str:
    """What the fire took from the tip of a wing."""
    spots = ((322, -128, 20), (300, -142, 15), (334, -98, 16), (276, -138, 8), (330, -72, 8))
    return place("".join(circle(*spot) for spot in spots), *where)
