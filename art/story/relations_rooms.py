"""Story cards: what happens between people within four walls."""

from __future__ import annotations

from dataclasses import replace

from art.colour import Colour, mix
from art.motif import carried, cut, draw
from art.motifs.beasts_far import giraffe
from art.motifs.beasts_small import mouse
from art.motifs.beasts_tame import dog_head
from art.motifs.curves import both, within
from art.motifs.indoors import View, boards, pleats, tones, wall, wallpaper
from art.motifs.people import person, posed
from art.motifs.puppet import POSES
from art.motifs.things import CANDELABRUM, CHAIR, CHANDELIER, SPOOL
from art.motifs.things_kitchen import GLASS, PLATE
from art.palettes import PALETTES
from art.press import Plate, darker, lighter
from art.scene import Scene, Story
from art.shapes import circle, ellipse, line, path, place, rectangle, stroke, waves
from art.story._relations import before, behind, sheared, yarn

SCENES: list[Scene] = []
RAIL = 92  # where the hangers of the tailor hang
WINGED = (  # the shadow of a great bird: from a child's foot over the floor, then up the wall
    "M346,748L388,752C440,716 476,676 496,640C498,606 504,582 506,560C534,548 566,530 586,504C578,505 570,503 564,498"
    "C590,484 612,458 620,428C612,432 604,433 596,432C614,414 626,388 628,356C622,362 614,366 604,368C614,350 618,328 "
    "614,290C574,316 546,350 534,396C524,372 518,350 520,334C536,338 550,336 562,328C553,316 540,308 526,304"
    "C522,288 508,276 490,276C470,276 456,292 458,316C460,350 468,400 478,440C462,376 420,322 366,276"
    "C362,304 366,326 376,344"
    "C366,342 358,338 352,332C354,364 366,390 384,408C376,409 368,408 360,404C368,434 390,460 416,474"
    "C410,479 402,481 394,480C414,506 446,524 474,532C478,570 474,604 462,632C436,668 396,708 346,732Z"
)


def long_table(plate: Plate) -> None:
    """A couple dines at the two ends of a table that has split open; a waiter rows across the gap in a tureen."""
    p = PALETTES["wine"]
    t = tones(p)
    wall(plate, t.wall, (300, 230), 0.5)
    wallpaper(plate, "lozenges", t.paper, 0.6, pitch=62)
    draw(plate, CHANDELIER, 300, 236, 1.05, inks={"body": p.warm})
    plate.glow(300, 180, 260, p.light, 0.5)
    plate.ink(
        rectangle(90, 470, 420, 440),
        plate.ramp((plate.y - 470) / 300, [(0, p.deep), (0.5, "#0d2a33"), (1, p.cool)]),
        edge=0.2,
    )
    above = plate.mask(rectangle(0, 0, 600, 488))
    for x, flip, dress, hair, ink in ((72, False, "suit", "beard", p.deep), (528, True, "gown", "bun", p.hot)):
        draw(plate, CHAIR, x + (26 if flip else -26), 640, 2.1, flip=flip, inks={"body": p.near, "trim": p.warm})
        hand = (52, -74) if not flip else (48, -72)
        who = person(
            "sit", dress, "", hair, hand_at=hand, other_hand_at=(58, -70), hands=("fist", "rest"), nod=6,
            gaze=(56, 8) if not flip else (62, 14), mood="anger" if not flip else "grief",
            inks={"coat": ink, "hair": "#3a2430" if not flip else "#8a4a2a", "band": p.hot, "trim": p.warm},
        )  # fmt: skip
        draw(plate, who, x, 612, 2.2, flip=flip, clip=above)
    for x, turn in ((150, -24), (452, 24)):
        lit = draw(plate, CANDELABRUM, x, 486, 0.56, turn, inks={"body": p.warm})
        plate.glow(*lit.anchors["flame"], 90, p.light, 0.6)
    left = (
        "M-20,474C60,470 130,472 190,480C172,504 210,536 188,566C166,592 196,630 172,662C150,690 170,726"
        " 150,752C130,790 142,840 128,920H-20Z"
    )
    right = (
        "M620,474C540,470 470,472 410,482C430,510 394,540 418,574C444,600 410,640 436,668C458,700 434,730"
        " 456,762C476,800 458,850 474,920H620Z"
    )
    _tureen(plate)
    for shape, side in ((left, 14), (right, -14)):
        cut(plate, place(path(shape), side, 8), darker(p.near, 0.45), 14)
        cloth = plate.mask(path(shape))
        cut(plate, path(shape), mix(p.light, p.warm, 0.12), 26, 2)
        cut(plate, pleats(-10, 610, 520, 900, 38, 3), mix(p.light, p.middle, 0.34), clip=cloth, opacity=0.8)
        cut(plate, path("M-20,468H620V508C400,496 200,496 -20,508Z"), lighter(p.light, 0.5), 8, clip=cloth)
    for x in (94, 506):
        draw(plate, PLATE, x + (24 if x < 300 else -24), 492, 0.5)
        draw(plate, GLASS, x + (-20 if x > 300 else 62), 490, 0.36)
    _dog_under_cloth(plate)


def _tureen(plate: Plate) -> None:
    p = PALETTES["wine"]
    cut(
        plate,
        waves(600, 900, 716, 46, 12),
        mix(p.cool, p.near, 0.45),
        10,
        top=(p.cool, 14),
        clip=plate.mask(rectangle(90, 690, 420, 230)),
    )
    rowing = replace(POSES["sit"], lean=-12, hands=("grip", "grip"), nod=-6)
    waiter = posed(
        rowing,
        "suit",
        "",
        "short",
        hand_at=(50, -92),
        other_hand_at=(30, -70),
        inks={"coat": p.deep, "trim": p.light, "band": p.hot},
    )
    x, y, k = 278, 834, 1.55
    draw(plate, behind(waiter), x, y, k)
    near = carried(waiter.anchors["hand"], x, y, k)
    ladle = line([(near[0] - 34, near[1] - 56), (near[0] + 40, near[1] + 94)], 8) + ellipse(
        near[0] + 48, near[1] + 106, 27, 15, 30
    )
    cut(plate, ladle, p.warm, 6, 1)
    draw(plate, before(waiter), x, y, k, shadow=0)
    bowl = "M184,752C186,838 244,868 300,868C356,868 414,838 416,752C388,766 212,766 184,752Z"
    cut(plate, stroke("M190,776C152,764 150,812 200,814M410,776C448,764 450,812 400,814", 12), p.light, 0, 1)
    cut(plate, path(bowl), p.light, 28, 2)
    cut(plate, stroke("M186,764C232,780 368,780 414,764", 7), p.hot)
    cut(
        plate,
        "".join(place(path("M0,-13C9,-4 9,6 0,13C-9,6 -9,-4 0,-13Z"), x, 808, 1) for x in (236, 268, 300, 332, 364)),
        p.hot,
    )
    for level, offset, ink in ((822, 10, mix(p.cool, p.near, 0.25)), (856, 30, mix(p.cool, p.deep, 0.35))):
        cut(
            plate,
            waves(600, 900, level, 44, 14, offset),
            ink,
            12,
            clip=plate.mask(rectangle(90, 780, 420, 140)),
            top=(lighter(ink, 0.4), 14),
        )


def _dog_under_cloth(plate: Plate) -> None:
    p = PALETTES["wine"]
    flap = "M24,900C40,820 66,762 118,730L150,728C134,770 142,830 128,900Z"
    cut(plate, path(flap), p.deep)
    clip = plate.mask(path("M24,900C40,820 66,752 118,700H260V900Z"))
    cut(plate, path("M40,900C44,850 70,828 104,826C132,828 144,856 142,900Z"), "#d8a866", 16, clip=clip)
    draw(plate, dog_head(), 104, 808, 0.86, -12, clip=clip)
    cut(plate, ellipse(138, 858, 22, 12, 12) + ellipse(118, 876, 22, 12, 8), "#f7ead2", 5, 1)


SCENES.append(
    Story(
        draw=long_table, palette="wine", operator="threshold", setting="interior", season="none", framing="side",
        moods=("loneliness", "comic"), living=("couple", "waiter", "dog"),
        objects=("table", "tureen", "ladle", "candles", "sea", "tablecloth"),
        words={"table/table": 3, "gouffre/chasm": 3, "couple/couple": 3, "dîner/dinner": 2, "serveur/waiter": 2,
               "mer/sea": 2, "soupière/tureen": 2, "ramer/rowing": 1, "chien/dog": 1, "bougies/candles": 1,
               "distance/distance": 2, "silence/silence": 1, "naufrage/shipwreck": 1, "anniversaire/anniversary": 1},
        fr=(
            "Un couple dîne aux deux bouts d’une table fendue par un gouffre avec la mer au fond ; un serveur y rame "
            "dans une soupière, un chien sort de sous la nappe."
        ),
        en=(
            "A couple dines at the two ends of a table split by a chasm with the sea at its bottom; a waiter rows "
            "there in a tureen, a dog looks out from under the cloth."
        ),
    )
)  # fmt: skip


def _on_hanger(
    plate: Plate, hung: tuple[str, str, str], x: float, y: float, size: float, inks: tuple[Colour, Colour, Colour]
) -> None:
    """A shadow draped over a wide hanger at (x, y) like a coat, its head folded forward as a paler flap."""
    (sheet, flap, marks), (dark, pale, wood) = hung, inks
    hook = stroke(f"M{x},{y}V{RAIL - 2}C{x},{RAIL - 20} {x + 20},{RAIL - 20} {x + 18},{RAIL + 2}", 5)
    bar = path("M0,-16C30,-14 84,10 96,26C102,36 94,44 86,40L0,8L-86,40C-94,44 -102,36 -96,26C-84,10 -30,-14 0,-16Z")
    cut(plate, hook + place(bar, x, y, size), wood, 6, 1)
    cut(plate, place(sheet, x, y, size), dark, 0, 0.9)
    folds = "".join(
        path(f"M{at - 3},-10C{at * 1.1 + 4:.0f},70 {at * 1.1 - 12:.0f},150 {at * 1.2:.0f},{low}"
             f"C{at * 1.1 + 8:.0f},150 {at * 1.1 + 16:.0f},70 {at + 5},-10Z")
        for at, low in ((-64, 200), (-24, 260), (58, 220))
    )  # fmt: skip
    cut(plate, place(within(folds, sheet), x, y, size), pale, opacity=0.3)
    cut(plate, place(flap, x, y, size), pale, 10, 0.9)
    cut(plate, place(marks, x, y, size), dark)


def _bear_sheet() -> tuple[str, str, str]:
    """A bear's shadow as an empty coat with paws, its head turned down like a hood, what is dark on the head."""
    side = (
        "M0,-12C40,-8 74,6 88,30C108,76 128,124 124,158C118,184 86,184 84,160C82,140 80,124 72,108"
        "C66,150 76,190 74,232C88,252 84,280 62,282C38,284 20,278 18,262C14,250 8,246 0,246Z"
    )
    neck = path("M-42,0C-34,24 -34,40 -28,60L40,60C42,40 42,24 42,0C16,-12 -16,-12 -42,0Z")
    head = ellipse(0, 0, 48, 42) + circle(-40, -34, 19) + circle(40, -34, 19)
    face = circle(-40, -34, 9) + circle(40, -34, 9) + ellipse(0, 10, 11, 8) + stroke("M0,10V26", 4)
    return both(path(side)), neck + place(head, 4, 76, 1.12, 164), place(face, 4, 76, 1.12, 164)


def _giraffe_sheet() -> tuple[str, str, str]:
    """A giraffe's shadow, its long neck laid over the hanger so that its head comes down in front."""
    whole = sheared(giraffe().outline, -66, 290, (1.16, 0, 0, 1.56))
    front = rectangle(-300, -14, 600, 600)
    return within(front, whole), within(front, sheared(whole, 0, -26, (1, 0, -0.16, -0.72))), ""


def tailor_of_shadows(plate: Plate) -> None:
    """A tailor on his knees sews the shadow of a bird to a child's foot; others hang on the wall."""
    p = PALETTES["amber"]
    wall(plate, mix(p.light, p.warm, 0.35), (180, 240), 0.5)
    wallpaper(plate, "stripes", mix(p.warm, p.far, 0.3), 0.4)
    floor, view = 640.0, View(260, 250)
    boards(plate, mix(p.far, p.middle, 0.25), mix(p.middle, p.near, 0.4), view, floor)
    cut(plate, rectangle(-10, floor - 22, 620, 24), p.near, 8)
    ink = mix(p.deep, p.near, 0.25)
    cut(plate, rectangle(30, 84, 540, 10, 4), p.near, 4, 1)
    inks = (ink, mix(p.near, p.middle, 0.45), p.warm)
    for hung, hx, size in ((_giraffe_sheet(), 158, 0.86), (_bear_sheet(), 312, 0.66), (("", "", ""), 496, 0.78)):
        _on_hanger(plate, hung, hx, 154, size, inks)
    sewn = place(path(WINGED), -44, 0)
    plate.shadow(sewn, 0.97, 3)
    plate.ink(sewn, ink, edge=0.6, opacity=0.7)
    x, y, k = 272, 742, 2.45
    child = person("front", "nightgown", "", "curly", "child", gaze=(48, -8), mood="wonder",
                   inks={"coat": p.light, "trim": p.hot, "hair": p.near})  # fmt: skip
    foot = carried((12, -2), x, y, k)
    cut(plate, ellipse(x, y + 2, 76, 20), p.near, 8, 1)
    draw(plate, child, x, y, k, shadow=0)
    kneel = replace(POSES["kneel"], lean=22, stoop=20, nod=26, hands=("pinch", "fist"))
    tailor = person(
        kneel,
        "shirt",
        "",
        "bald",
        "old",
        hand_at=(74, -22),
        other_hand_at=(60, -14),
        gaze=(58, 24),
        inks={"coat": p.cool, "legs": p.deep, "hair": p.light, "trim": p.hot},
    )
    at = draw(plate, tailor, 92, 812, 2.25, shadow=0).anchors["hand"]
    cut(plate, yarn([at, (at[0] + 26, at[1] - 50), (at[0] + 60, at[1] - 30), foot], 3.6), p.hot)
    cut(
        plate,
        "".join(
            line([(foot[0] - 16 + i * 11, foot[1] + 4 + i), (foot[0] - 10 + i * 11, foot[1] + 12 + i)], 3.6)
            for i in range(5)
        ),
        p.hot,
    )
    draw(plate, SPOOL, 66, 868, 0.42, inks={"body": p.hot})
    draw(plate, mouse(), 530, 868, 0.34)


SCENES.append(
    Story(
        draw=tailor_of_shadows, palette="amber", operator="reflection", setting="interior", season="none",
        framing="side",
        moods=("mystery", "tender"), living=("tailor", "child", "mouse"),
        objects=("shadow", "thread", "needle", "hanger"),
        words={"ombre/shadow": 3, "tailleur/tailor": 3, "enfant/child": 2, "coudre/sewing": 3, "fil/thread": 2,
               "cintre/hanger": 2, "oiseau/bird": 2, "ailes/wings": 1, "ours/bear": 1, "girafe/giraffe": 1,
               "grandir/growing up": 2,
               "atelier/workshop": 1, "souris/mouse": 1, "identité/identity": 1, "sur mesure/made to measure": 1,
               "patience/patience": 1},
        fr=(
            "À genoux, un tailleur coud au pied d’un enfant l’ombre d’un grand oiseau, dressée sur le mur ; des "
            "cintres portent les ombres d’une girafe et d’un ours, un autre est vide."
        ),
        en=(
            "A kneeling tailor sews the shadow of a great bird, which stands on the wall, to a child’s foot; hangers "
            "hold the shadows of a giraffe and a bear, one is empty."
        ),
    )
)  # fmt: skip
