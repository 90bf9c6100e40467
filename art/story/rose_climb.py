"""Desire: a rose to climb."""

from __future__ import annotations

from art.colour import Colour, mix
from art.motif import cut, draw
from art.motifs.creatures_small import moth
from art.motifs.curves import form, limb, off
from art.motifs.growth import leaf
from art.motifs.things import BOOT
from art.palettes import PALETTES
from art.press import Plate, darker, lighter
from art.scene import Scene, Story
from art.shapes import ellipse, line, path, place, stroke
from art.story._contours import profile
from art.story._freehand import skin

SCENES: list[Scene] = []

STEM = "262,950,58 268,840,54 292,720,50 302,620,47 296,540,44 304,478,40"
THORN = path("M-8,-24C10,-12 34,-8 66,-18C50,4 22,16 -8,26Z")
# Where they grow, how large, and to which side.
THORNS = (
    (278, 534, 0.95, True), (320, 594, 0.95, False), (282, 812, 0.95, True), (308, 777, 1.0, False),
)  # fmt: skip
GREEN = "#4f7a54"
RED = "#c22a3a"


def up_the_rose(plate: Plate) -> None:
    """A man climbs the thorny stem of a giant rose; its light throws the shadow of a head on a petal."""
    p = PALETTES["rose"]
    plate.sky([(0, "#3a2450"), (0.4, "#7a4570"), (0.75, "#c47a80"), (1, "#e8b08c")])
    _buds(plate)
    plate.at(0.1)
    cut(plate, path("M-10,842C120,822 260,830 380,826C470,822 540,832 610,828V910H-10Z"), "#5a3552", 14, 0.5)
    plate.at(0.05)
    _rose(plate)
    _stem(plate, mix(GREEN, p.near, 0.2))
    _climber(plate)
    for x, y, k, turn in ((130, 92, 0.2, -20), (492, 96, 0.17, 24), (78, 210, 0.14, 40)):
        draw(plate, moth(), x, y, k, turn, inks={"wing": "#e0c4a8"})
    draw(plate, BOOT, 408, 856, 0.34, -4, inks={"body": "#8a5034"})
    draw(plate, BOOT, 470, 852, 0.34, 3, inks={"body": "#7a4630"})
    plate.at(-0.35)
    for x, y, long, wide, turn in ((-30, 900, 190, 96, -44), (650, 900, 190, 96, -140)):
        cut(plate, leaf(x, y, long, wide, turn), "#3a3450", 20)
        cut(plate, line([off(x, y, 10, turn), off(x, y, long * 0.88, turn)], 3), "#54486a")


def _buds(plate: Plate) -> None:
    """Two closed roses, far off."""
    p = PALETTES["rose"]
    for depth, x, y, spine in (
        (0.85, 92, 520, "86,940,20 104,760,18 78,630,16 92,520,15"),
        (0.6, 530, 560, "548,940,26 528,800,23 548,670,20 530,560,18"),
    ):
        plate.at(depth)
        cut(plate, limb(spine), mix(p.near, "#56705a", 0.4), 12, 0.5)
        bud = f"{x},{y + 18}! {x - 40},{y - 6} {x - 34},{y - 66} {x},{y - 108}! {x + 34},{y - 66} {x + 40},{y - 6}"
        cut(plate, form(bud), mix(p.middle, p.hot, 0.35), 18, 0.5)


def _petal(plate: Plate, shape: str, lip: str, ink: Colour, depth: float = 40) -> None:
    """A petal and its rolled lip."""
    cut(plate, path(shape), ink, depth, 1)
    cut(plate, path(lip), lighter(ink, 0.24), 7, 0.5)


def _rose(plate: Plate) -> None:
    """The petals that fall back, the lit cup, and the petal before it, which is a screen for a shadow."""
    dark = mix(RED, "#5a1030", 0.34)
    _petal(
        plate,
        "M306,462C210,484 108,452 70,368C56,330 66,300 92,292C140,284 190,300 226,340Z",
        "M66,350C56,318 66,298 92,291C140,283 190,300 226,340C186,314 140,304 104,310C78,314 68,328 66,350Z",
        dark,
    )
    _petal(plate, "M306,462C402,484 506,452 544,368C558,330 548,300 522,292C474,284 424,300 388,340Z",
           "M548,350C558,318 548,298 522,291C474,283 424,300 388,340C428,314 474,304 510,310C536,314 546,328 548,350Z",
           dark)  # fmt: skip
    cut(plate, path("M150,250C142,170 190,116 250,118C284,92 344,94 364,120C424,116 474,172 464,250L420,330H196Z"),
        mix(dark, RED, 0.5), 30, 1)  # fmt: skip
    with plate.shining(0.95):
        cut(plate, path("M176,240C176,190 214,148 262,150C290,132 336,132 354,152C404,150 440,192 438,240"
                        "L410,300H204Z"), "#ffd890")  # fmt: skip
        for shape, ink in (
            ("M188,266C176,206 212,162 262,168C300,174 312,206 304,270", "#ffc67e"),
            ("M426,266C438,206 402,162 352,168C314,174 302,206 310,270", "#ffc67e"),
            ("M250,280C238,222 266,186 308,186C350,186 378,222 364,280", "#ffda96"),
        ):
            cut(plate, path(shape + "Z"), ink)
            cut(plate, stroke(shape, 4), "#f09a4c")
        cut(
            plate,
            stroke("M268,258C258,214 300,198 328,208C354,218 352,250 326,254C306,256 294,240 302,228", 4),
            "#f09a4c",
        )
    _petal(plate, "M306,462C210,452 130,372 132,262C134,226 150,208 170,212C204,232 240,268 262,320Z",
           "M132,262C134,226 150,208 170,212C204,232 240,268 262,320C232,276 200,246 172,236C150,230 138,240 132,262Z",
           RED)  # fmt: skip
    _petal(plate, "M306,462C402,452 482,372 480,262C478,226 462,208 442,212C408,232 372,268 350,320Z",
           "M480,262C478,226 462,208 442,212C408,232 372,268 350,320C380,276 412,246 440,236C462,230 474,240 480,262Z",
           RED)  # fmt: skip
    _screen(plate)


def _screen(plate: Plate) -> None:
    """The middle petal, lit from within, and the shadow of a bowed head on it."""
    shape = path("M306,470C228,460 184,392 186,318C188,272 212,250 244,258C268,264 286,268 306,268"
                 "C328,268 346,264 368,258C400,250 426,272 428,318C430,392 384,460 306,470Z")  # fmt: skip
    with plate.shining(0.42):
        petal = cut(plate, shape, "#e8583c", 40, 1)
    plate.veil(ellipse(312, 350, 80, 60), "#ffb464", 0.8, 24, 0.7, clip=petal)
    hair = path("M66,-12C108,-18 142,4 148,40L20,180C-10,190 -30,182 -34,168C-58,140 -52,40 -6,10C14,-4 40,-10 66,-12Z")
    bun = ellipse(-62, 120, 36, 40, 14)
    head = place(profile("calm").pieces[0].shape + hair + bun, 284, 304, 0.42, 6)
    bust = path("M222,490C226,450 248,436 276,424L318,424C340,436 372,446 378,490Z")
    shade = plate.mask(head + bust) * petal
    plate.veil(shade, "#4c0d22", 0.92, 1.6, 0.1)
    cut(plate, path("M186,318C188,272 212,250 244,258C268,264 286,268 306,268C328,268 346,264 368,258"
                    "C400,250 426,272 428,318C422,284 398,272 372,278C348,284 328,287 306,287C286,287 266,284 242,278"
                    "C216,272 192,284 186,318Z"), "#ff9a6c", 7, 0.5)  # fmt: skip


def _stem(plate: Plate, green: Colour) -> None:
    """The stem with its thorns, leaves and sepals."""
    for x, y, long, wide, turn in ((296, 690, 152, 74, 196), (272, 850, 120, 56, -10)):
        cut(plate, leaf(x, y, long, wide, turn), green, 16, 0.8)
        cut(plate, line([off(x, y, 10, turn), off(x, y, long * 0.86, turn)], 3), darker(green, 0.3))
    for x, y, k, flip in THORNS:
        cut(plate, place(THORN, x, y, k, 0, flip), "#8a3f4a", 9, 0.6)
    cut(plate, limb(STEM), green, 22, 1)
    sepals = (
        "M306,452C266,444 212,452 170,508C212,488 258,486 282,494C288,512 296,530 304,542C314,530 322,512 328,494"
        "C352,486 400,488 442,508C400,452 346,444 306,452Z"
    )
    cut(plate, path(sepals), lighter(green, 0.06), 16, 0.9)
    veins = "M296,466C258,462 220,474 194,492M316,466C354,462 392,474 418,492M305,470C306,490 306,506 305,524"
    cut(plate, stroke(veins, 2), darker(green, 0.3))


SHIRT = (
    "M264,604C280,596 308,598 324,610C338,618 340,634 335,648C328,668 326,688 326,706L314,700L304,711L292,702L280,712"
    "L264,704C264,682 258,662 253,642C249,624 252,610 264,604Z"
)
HAIR = (
    "M276,594C266,588 262,576 267,568C264,558 270,548 279,547C285,539 299,537 307,542C317,541 325,549 325,558"
    "C331,567 329,580 322,587C319,598 310,604 300,603C290,606 281,602 276,594Z"
)
FIST = (
    "M-13,-4C-14,-12 -7,-16 -3,-13C0,-17 7,-16 8,-12C12,-14 17,-10 16,-5C18,2 15,9 10,12C5,16 -6,15 -10,10"
    "C-14,6 -14,0 -13,-4Z"
)


def _climber(plate: Plate) -> None:
    """He is seen from behind: hands and bare feet on the thorns as on rungs, the head thrown back."""
    brown: Colour = "#b07044"
    cloth: Colour = "#f2e6cc"
    trousers: Colour = "#6664a0"
    for foot in ("M249,764C250,776 243,786 243,794C245,803 266,804 270,796C271,787 266,776 268,764Z",
                 "M336,730C337,744 330,752 330,760C332,769 352,770 356,762C357,753 352,744 354,730Z"):  # fmt: skip
        skin(plate, path(foot), brown, 6, 0.6)
    cut(plate, limb("284,706,44 272,738,33 259,766,24"), darker(trousers, 0.12), 14, 0.8)
    cut(plate, limb("304,706,44 338,708,38 366,706,32"), trousers, 14, 0.6)
    cut(plate, limb("364,704,33 355,720,28 346,734,23"), darker(trousers, 0.06), 12, 0.6)
    for fold in (limb("250,765,7 259,769,7 268,770,7"), limb("337,734,7 345,738,7 353,739,7")):
        cut(plate, fold, lighter(trousers, 0.16), 3, 0.4)
    skin(plate, limb("234,586,20 237,562,17 246,536,13"), brown, 8, 0.6)
    skin(plate, limb("368,642,20 366,618,17 356,596,13"), brown, 8, 0.6)
    skin(plate, path("M284,588H312L316,612H280Z"), brown, 6)
    cut(plate, limb("270,622,34 248,602,30 235,582,25"), darker(cloth, 0.06), 12, 0.6)
    cut(plate, limb("322,628,34 350,644,30 369,640,25"), darker(cloth, 0.06), 12, 0.6)
    shirt = cut(plate, path(SHIRT), cloth, 24, 0.8)
    folds = "M292,622C290,650 290,676 294,700M268,640C276,654 280,668 280,684M322,640C314,654 310,668 312,686"
    cut(plate, stroke(folds, 2), darker(cloth, 0.25), clip=shirt)
    cut(plate, path("M276,604C288,614 306,615 318,607L320,615C306,624 288,623 273,612Z"), lighter(cloth, 0.1), 4, 0.5)
    for ear in (ellipse(267, 579, 5, 8, -8), ellipse(327, 577, 5, 8, 8)):
        skin(plate, ear, brown, 3)
    cut(plate, path(HAIR), "#3a2026", 14, 0.6)
    strands = "M280,558C286,552 296,551 302,555M308,556C314,558 318,564 317,571M274,574C276,568 282,566 287,568"
    strands += "M294,570C301,567 309,571 309,578M281,588C286,583 294,584 298,589M306,592C311,590 316,585 317,580"
    cut(plate, stroke(strands, 2), "#5c3a3a")
    for x, y, turn, flip in ((249, 527, 8, False), (353, 587, -8, True)):
        skin(plate, place(path(FIST), x, y, 1, turn, flip), brown, 7, 0.6)
        gaps = "M-3,-13C-4,-7 -3,-3 -2,1M4,-14C4,-8 5,-4 5,0M10,-12C11,-7 11,-3 10,0"
        cut(plate, place(stroke(gaps, 1.5), x, y, 1, turn, flip), darker(brown, 0.42))


SCENES.append(
    Story(
        draw=up_the_rose, palette="rose", operator="scale", setting="forest", season="spring", framing="side",
        moods=("desire", "mystery"), living=("man", "head behind a petal", "moths"),
        objects=("rose", "thorns", "torn shirt", "shoes", "light"),
        words={
            "rose/rose": 3, "désir/desire": 3, "épines/thorns": 3, "grimper/climbing": 2, "ombre/shadow": 2,
            "lumière/light": 2, "amant/lover": 2, "papillon de nuit/moth": 1, "chaussures/shoes": 1, "chemise/shirt": 1,
            "danger/danger": 1, "rendez-vous/tryst": 2, "printemps/spring": 1, "parfum/scent": 1,
            "obstacle/obstacle": 1,
        },
        fr=(
            "Un homme pieds nus grimpe par les épines à la tige d’une rose géante éclairée du dedans ; l’ombre "
            "d’une tête à chignon, de profil, se voit sur un pétale."
        ),
        en=(
            "A barefoot man climbs by the thorns up the stem of a giant rose that is lit from within; the shadow "
            "of a head with a bun, in profile, shows on a petal."
        ),
    )
)  # fmt: skip
