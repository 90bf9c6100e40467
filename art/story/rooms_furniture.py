"""Rooms where the furniture has other plans: drawers, a wardrobe, a bed."""

from __future__ import annotations

from random import Random

from art.colour import Field, mix
from art.motif import Motif, Piece, cut, draw, held
from art.motifs.beasts import fox_sit, rabbit_sit
from art.motifs.beasts_dressed import mouse_traveller
from art.motifs.buildings_parts import ladder
from art.motifs.creatures_small import moth
from art.motifs.curves import branch
from art.motifs.faces import man
from art.motifs.indoors import View, boards, tones, wall, wallpaper
from art.motifs.people import person
from art.motifs.plants import wheat
from art.motifs.puppet import POSES
from art.motifs.things import MATCH, SHOE, SPOOL, suitcase, wardrobe
from art.motifs.things_desk import CROWN, key
from art.motifs.things_play import MARBLES, TEDDY_BEAR
from art.motifs.trees import pine
from art.palettes import PALETTES
from art.press import Plate, darker, lighter
from art.scene import Scene, Story
from art.shapes import circle, ellipse, line, path, place, polygon, rectangle, stroke, waves
from art.story._rooms_parts import blaze, empty_clothes, sparks

SCENES: list[Scene] = []


def four_drawers(plate: Plate) -> None:
    """A sea, a winter, a harvest and a fire in four drawers; a child on a ladder opens a fifth."""
    p = PALETTES["lemon"]
    t, random = tones(p), Random(4)
    blue = mix(p.cool, p.deep, 0.12)
    wall(plate, mix(p.warm, p.light, 0.45), (180, 120), 0.5)
    wallpaper(plate, "lozenges", mix(p.warm, p.middle, 0.7), 0.55)
    boards(plate, t.floor, t.board, View(300, 500), 806)
    cut(plate, path("M96,836C84,852 84,862 92,868H124L134,836ZM504,836C516,852 516,862 508,868H476L466,836Z"), p.deep)
    cut(plate, path("M86,214C70,420 72,640 84,850H516C528,640 530,420 514,214Z"), blue, 40, 1.6)
    cut(plate, path("M62,196H538C544,206 540,222 526,226H74C60,222 56,206 62,196Z"), lighter(blue, 0.2), 9, 1)
    fronts = (lighter(p.cool, 0.18), lighter(p.cool, 0.34), lighter(p.cool, 0.1), lighter(p.cool, 0.26))
    for i, pulled in enumerate((26, 14, 34, 20)):
        top, half = 274 + i * 143, 198
        lip, wide = top + 40 + pulled, half + pulled * 0.7
        inside = polygon([(300 - half, top), (300 + half, top), (300 + wide, lip + 6), (300 - wide, lip + 6)])
        cut(plate, inside, darker(blue, 0.75))
        well = polygon([(300 - half, -20), (300 + half, -20), (300 + half, top), (300 + wide, lip + 4),
                        (300 - wide, lip + 4), (300 - half, top)])  # fmt: skip
        clip = plate.mask(well)
        _filled(plate, i, top, lip, clip, random)
        front = rectangle(300 - wide, lip, wide * 2, 72, 7)
        cut(plate, front, fronts[i], 20, 1.2)
        cut(plate, rectangle(300 - wide + 16, lip + 13, wide * 2 - 32, 46, 5), mix(fronts[i], blue, 0.5), 8)
        for x in (190, 410):
            cut(plate, circle(x, lip + 37, 11), p.warm, 8, 0.6)
        if i == 0:
            drops = "".join(
                path(f"M{x},{lip + d}q-7,14 0,19q7,-5 0,-19Z") for x, d in ((246, 10), (262, 40), (352, 22))
            )
            cut(plate, drops, p.sky[1][1], lift=0.3)
        if i == 1:
            rim = "".join(path(f"M{x},{lip - 2}h13l-6,{d}Z") for x, d in ((140, 26), (156, 40), (330, 30), (430, 44)))
            cut(plate, rim, p.light, lift=0.3)
    cut(plate, polygon([(262, 200), (338, 200), (348, 222), (252, 222)]), "#000000", lift=0.4)
    cut(plate, circle(288, 211, 3) + circle(306, 211, 3), p.warm, edge=0.1)
    cut(plate, rectangle(250, 220, 100, 34, 3), "#14161f", 6, 1.2)
    cut(plate, circle(318, 237, 7), p.hot)
    draw(plate, ladder(690), 494, 884, 1, -9, inks={"wood": mix(p.warm, p.near, 0.35)})
    child = person(
        "climb", "nightgown", "", "plait", "child", hand_at=(66, -88), gaze=(66, 4), mood="wonder",
        inks={"coat": p.light, "trim": p.hot, "hair": "#6b3a1c"},
    )  # fmt: skip
    draw(plate, child, 408, 334, 1.25, flip=True)
    draw(plate, mouse_traveller(), 140, 197, 0.58, inks={"coat": p.hot})


def _filled(plate: Plate, number: int, top: float, lip: float, clip: Field, random: Random) -> None:
    """What lies in a drawer, behind its front."""
    p = PALETTES["lemon"]
    inside = clip * plate.mask(polygon([(96, top - 6), (504, top - 6), (540, lip + 6), (60, lip + 6)]))
    if number == 0:
        inks = p.sky[1][1], p.cool, mix(p.sky[0][1], p.light, 0.2), mix(p.sky[1][1], p.light, 0.35)
        for k, ink in enumerate(inks):
            if k == 2:
                _swimmer(plate, 192, top + 18)
            cut(plate, waves(600, 500, top + 12 + k * 15, 46, 15, k * 19), ink, 8, clip=inside)
    elif number == 1:
        for x, size in ((196, 0.52), (250, 0.4), (440, 0.6)):
            draw(plate, pine(True), x, top + 34, size, clip=clip)
        draw(plate, rabbit_sit(), 346, lip - 12, 0.4, inks={"body": "#efe9dc", "shade": "#b9b4b0"})
        snow = "M60,60V26C140,4 220,44 300,26C380,10 460,40 540,22V60Z"
        cut(plate, place(path(snow), 0, top), p.light, 14, clip=inside)
    elif number == 2:
        for x in range(106, 500, 34):
            lean = random.uniform(-8, 8)
            draw(plate, wheat(4), x + random.uniform(-6, 6), lip + 8, 0.46, lean, clip=clip, shadow=0)
        draw(plate, fox_sit(), 372, lip + 22, 0.54)
        for x in range(96, 520, 30):
            draw(plate, wheat(3), x, lip + 26, 0.36, random.uniform(-10, 10), clip=clip, shadow=0)
    else:
        tongues = ((120, 92, 10), (170, 128, -12), (226, 104, 14), (284, 150, -8), (344, 116, 12), (400, 138, -10),
                   (462, 96, 8))  # fmt: skip
        for ink, size in ((p.hot, 1.0), ("#f08a2c", 0.66), (p.warm, 0.36)):
            shape = "".join(blaze(x, lip + 10, 62 * size, high * size, lean) for x, high, lean in tongues)
            with plate.shining(1.3 - size * 0.6):
                cut(plate, shape, ink, 10, clip=clip)
        cut(plate, sparks(random, 16, 300, lip - 90, 330, 60, 3.4), p.warm)


def _swimmer(plate: Plate, x: float, y: float) -> None:
    p = PALETTES["lemon"]
    arms = stroke("M22,28C26,-14 58,-40 82,-22", 15) + stroke("M-22,32C-32,14 -46,10 -60,20", 14)
    cut(plate, place(arms, x, y), "#dba27a", 6, 0.6)
    cut(plate, circle(x, y, 22), "#dba27a", 12, 0.6)
    cut(plate, place(path("M-23,-2C-24,-34 22,-34 24,-6Z"), x, y), p.hot, 8)
    cut(plate, circle(x + 8, y + 2, 3) + circle(x + 17, y + 1, 2.6), p.deep, edge=0.1)


SCENES.append(
    Story(
        draw=four_drawers, palette="lemon", operator="container", setting="interior", season="none", framing="frontal",
        moods=("mystery", "desire"), living=("swimmer", "rabbit", "fox", "mouse", "child"),
        objects=("chest of drawers", "sea", "fir", "wheat", "fire", "suitcase"),
        words={
            "commode/chest of drawers": 3, "tiroir/drawer": 3, "enfant/child": 2, "mer/sea": 2, "neige/snow": 2,
            "blé/wheat": 2, "feu/fire": 2, "renard/fox": 1, "nageur/swimmer": 1, "saisons/seasons": 2,
            "secret/secret": 2, "choix/choice": 2, "curiosité/curiosity": 2, "rangement/tidying": 1, "souris/mouse": 1,
        },
        fr=("Une commode aux quatre tiroirs ouverts : la mer et un nageur, la neige, un renard dans les blés, "
            "des flammes. Sur une échelle, une enfant en ouvre un cinquième, petit, noir, où luisent deux yeux."),
        en=("A blue chest of four open drawers: the sea with a swimmer, snow, a fox in wheat, flames. On a ladder a "
            "child opens a fifth one, tiny and black, with two eyes in it."),
    )
)  # fmt: skip


def coats_escape(plate: Plate) -> None:
    """Clothes tiptoe hand in hand out of a wardrobe, past a sleeper who hugs a hanger."""
    p = PALETTES["rose"]
    wall(plate, p.far, (60, 300), 0.5)
    wallpaper(plate, "stripes", mix(p.far, p.light, 0.3), 0.55, bottom=640)
    boards(plate, mix(p.middle, p.far, 0.3), mix(p.middle, p.near, 0.5), View(160, 420), 620)
    cut(plate, rectangle(-10, 606, 620, 18), p.light, 6, 0.4)
    cut(plate, rectangle(-10, 170, 96, 440), p.light, 8, 1)
    with plate.shining():
        cut(plate, rectangle(-10, 184, 82, 428), lighter(p.warm, 0.5))
    cut(plate, path("M72,184L118,160V668L72,612Z"), mix(p.light, p.far, 0.25), 14, 1)
    draw(plate, wardrobe(), 446, 640, 2.05, inks={"body": p.near, "trim": p.middle, "dark": p.deep})
    hangers = "".join(place(stroke("M0,-30C0,-42 12,-42 10,-32M0,-30L-30,-8H30Z", 5), x, 322) for x in (370, 424, 500))
    cut(plate, hangers, p.warm)
    draw(plate, moth(), 316, 160, 0.32, 24, inks={"wing": p.light, "under": p.warm})
    scale, stride = 1.86, 122
    looks = (
        ("gown", {"coat": p.hot, "trim": p.warm, "shoes": p.deep}, 442),
        ("coat", {"coat": p.cool, "trim": p.light, "legs": p.near, "shoes": p.deep}, 448 - stride * 1.5),
        ("dress", {"coat": p.warm, "trim": p.light, "legs": p.light, "shoes": p.hot}, 448 - stride * 3),
        ("cape", {"coat": p.deep, "band": p.near, "legs": p.deep, "trim": p.light}, 448 - stride * 4.5),
    )
    for dress, inks, x in looks:
        pose = POSES["tiptoe"]
        clothes = empty_clothes(pose, dress, (-38, -96), (62, -100), inks=inks, trousers=dress != "gown")
        worn = draw(plate, clothes, x, 690, scale, 0, True)
        if dress == "gown":
            case = suitcase()
            draw(plate, case, *held(case, "hand", worn.anchors["hand"], 0.36, 4), inks={"body": p.warm})
    draw(plate, SHOE, 540, 690, 0.34, inks={"body": p.warm, "trim": p.hot})
    plate.at(-0.2)
    _sleeper(plate)


def _sleeper(plate: Plate) -> None:
    p = PALETTES["rose"]
    sheet = "M-20,760C60,742 120,770 200,760C300,748 380,764 640,742V920H-20Z"
    cut(plate, path(sheet), p.light, 30, 2)
    cut(
        plate,
        path("M392,800C380,744 430,712 500,712C570,708 640,712 640,780V860C560,880 420,872 392,800Z"),
        p.light,
        34,
        1,
    )
    head = man()
    draw(plate, head, 330, 806, 0.78, 78, True, inks={"cloth": p.light, "trim": p.cool, "hair": p.deep})
    cover = "M-20,800C20,716 100,686 190,690C280,692 352,704 376,744C400,790 394,880 384,920H-20Z"
    cut(plate, path(cover), p.cool, 46, 1.6)
    quilt = "".join(stroke(f"M{x},940C{x + 30},860 {x + 60},780 {x + 70},690", 4) for x in range(-80, 380, 62))
    quilt += "".join(stroke(f"M-20,{y}C100,{y - 76} 250,{y - 70} 420,{y + 30}", 4) for y in (800, 862, 924))
    cut(plate, quilt, lighter(p.cool, 0.4), clip=plate.mask(path(cover)), opacity=0.7)
    cut(
        plate,
        stroke("M250,752C250,722 282,718 282,738C282,750 262,752 258,770M258,770L186,836H342Z", 11),
        p.warm,
        0,
        0.8,
    )
    arm = branch([(350, 800), (290, 836), (246, 812)], 50, 40)
    cut(plate, arm, p.light, 18, 1.2)
    cut(plate, ellipse(236, 806, 24, 19, 24) + stroke("M222,796L208,806M224,812L212,822", 12), "#dba27a", 12, 0.4)


SCENES.append(
    Story(
        draw=coats_escape, palette="rose", operator="metamorphosis", setting="interior", season="none", framing="side",
        moods=("comic", "rebellion"), living=("sleeper", "moth"),
        objects=("wardrobe", "coat", "dress", "hanger", "bed", "shoe", "door"),
        words={
            "vêtements/clothes": 3, "fuite/escape": 3, "armoire/wardrobe": 2, "manteau/coat": 2, "robe/dress": 2,
            "dormeur/sleeper": 2, "cintre/hanger": 2, "main dans la main/hand in hand": 1, "porte/door": 1,
            "révolte/revolt": 2, "départ/departure": 2, "absence/absence": 1, "mite/moth": 1, "silence/silence": 1,
        },
        fr=("Des vêtements vides sortent d’une armoire sur la pointe des pieds, main "
            "dans la main, vers une porte ouverte ; au lit, un dormeur serre un cintre nu."),
        en=("Empty clothes tiptoe out of a wardrobe hand in hand towards an open "
            "door; in the bed a sleeper hugs a bare hanger; one shoe is left behind."),
    )
)  # fmt: skip


def _bare_foot() -> Motif:
    """A child's leg hanging from above, toes curled; the ankle over (0, 0), 330 high, toes to the right."""
    leg = (
        "M-52,-330C-66,-250 -70,-190 -52,-120C-44,-84 -38,-56 -44,-30C-54,-6 -58,22 -40,38C-14,56 26,54 62,52"
        "C92,52 108,44 106,26C102,8 72,2 48,-18C34,-32 30,-60 36,-100C48,-180 60,-240 58,-330Z"
    )
    toes = "".join(
        ellipse(x, y, rx, ry, 52)
        for x, y, rx, ry in ((110, 46, 25, 18), (88, 62, 15, 12), (69, 64, 13, 11), (52, 64, 12, 10))
    )
    return Motif(
        (
            Piece(path(leg), "skin", 40),
            Piece(toes, "skin", 10, True),
            Piece(ellipse(124, 48, 6, 9, 24), "nail"),
            Piece(stroke("M-34,-8C-24,0 -14,0 -6,-8M30,-22C36,-14 42,-10 50,-8", 4), "line"),
            Piece(path("M-70,-350H78C84,-310 78,-280 66,-262C48,-276 30,-258 10,-268"
                "C-12,-278 -34,-260 -66,-272C-76,-300 -76,-326 -70,-350Z"), "cloth", 18, True),
            Piece(stroke("M-66,-284C-34,-272 -12,-290 10,-280C30,-270 48,-288 68,-274", 6), "trim"),
        ),
        {"skin": "#e2a67e", "nail": "#f3cdb0", "line": "#b8704f", "cloth": "#fffbe6", "trim": "#2a6ea6"},
    )  # fmt: skip


def under_the_bed(plate: Plate) -> None:
    """Lost things feast in the lamplight under a bed; a child's feet hang down before it."""
    p = PALETTES["lemon"]
    dark = mix(p.deep, "#0a0d1c", 0.45)
    plate.sky([(0, dark), (0.5, dark), (1, mix(p.deep, p.near, 0.2))])
    boards(plate, mix(p.near, p.deep, 0.3), mix(p.near, p.deep, 0.75), View(300, 430), 590)
    cut(plate, rectangle(104, 556, 392, 36), mix(p.near, p.deep, 0.45), 8, 0.4)
    cut(plate, path("M434,592V562C434,534 474,534 474,562V592Z"), dark)
    cut(plate, circle(447, 566, 4) + circle(462, 566, 4), p.light)
    cut(plate, path("M96,200H120L116,620H102ZM504,200H480L484,620H498Z"), mix(p.deep, p.near, 0.4), 8)
    _slats(plate)
    _thimble_lamp(plate)
    _feast(plate)
    plate.at(-0.35)
    _bed_front(plate)
    foot = _bare_foot()
    cut(plate, path("M318,-20H394L390,76H316ZM408,-20H484L478,94H404Z"), p.light, 14, 1)
    draw(plate, foot, 350, 244, 0.56, 7, inks={"skin": "#d9996f", "cloth": p.light})
    draw(plate, foot, 440, 270, 0.6, -4, inks={"cloth": p.light})


def _slats(plate: Plate) -> None:
    """The ceiling under a bed: planks that run to the back, a mattress bulging between them."""
    p = PALETTES["lemon"]
    ticking = mix(p.light, p.deep, 0.42)
    sag = "M-10,120H610V176C560,200 530,226 486,214C440,240 400,244 372,226C336,248 300,250 264,228"
    cut(plate, path(sag + "C230,248 180,240 132,214C90,222 40,196 -10,176Z"), ticking, 18)
    stripes = "".join(line([(300 + i * 27, 120), (300 + i * 17, 250)], 5) for i in range(-12, 13))
    cut(plate, stripes, mix(p.cool, p.deep, 0.4), clip=plate.mask(path(sag + "C230,248 180,240 132,214L-10,176Z")))
    planks = "".join(
        polygon([(300 + x - 26, 120), (300 + x + 26, 120), (300 + x * 0.68 + 17, 214), (300 + x * 0.68 - 17, 214)])
        for x in (-278, -166, -54, 58, 170, 282)
    )
    cut(plate, planks, mix(p.near, p.deep, 0.3), 10, 1)
    cut(plate, rectangle(96, 206, 408, 18, 4), mix(p.near, p.deep, 0.5), 6, 0.8)


def _bed_front(plate: Plate) -> None:
    """The near side of the bed: two turned legs, a rail, the mattress on it, a blanket fallen over."""
    p = PALETTES["lemon"]
    wood = mix(p.near, "#7a3f1c", 0.45)
    leg = (
        "M-34,90H34V214C34,226 26,232 26,244C26,256 36,262 34,282C32,420 22,560 18,740C18,752 30,758 30,776"
        "C32,800 26,816 22,840C20,856 -20,856 -22,840C-26,816 -32,800 -30,776C-30,758 -18,752 -18,740"
        "C-22,560 -32,420 -34,282C-36,262 -26,256 -26,244C-26,232 -34,226 -34,214Z"
    )
    for x in (52, 548):
        cut(plate, ellipse(x, 848, 60, 12), p.deep, opacity=0.5)
        cut(plate, place(path(leg), x, 0), wood, 18, 1.6)
        cut(plate, place(stroke("M-26,244Q0,252 26,244M-20,742Q0,750 20,742", 6), x, 0), darker(wood, 0.35))
    mattress = (
        "M-10,-10H610V84C560,106 520,84 460,100C400,118 350,104 300,110C240,118 190,94 130,104C80,112 40,92 -10,98Z"
    )
    cut(plate, rectangle(-10, 92, 620, 54, 6), wood, 14, 1.6)
    cut(plate, stroke("M0,132H600", 4), darker(wood, 0.3))
    side = cut(plate, path(mattress), p.light, 26, 1)
    cut(plate, "".join(line([(x, -10), (x - 4, 130)], 9) for x in range(8, 620, 36)), p.cool, clip=side, opacity=0.8)
    edge = "M-10,206C30,224 60,202 100,214C136,224 158,204 180,188C206,166 214,120 228,74C236,44 238,16 240,-10H-10Z"
    blanket = cut(plate, path(edge), p.hot, 34, 1.6)
    bands = "M-10,170C30,188 60,166 96,178C128,188 144,168 160,156C180,138 188,100 202,56C208,30 212,10 212,-10"
    cut(plate, stroke(bands, 11), p.warm, clip=blanket)
    cut(
        plate, stroke("M52,-10C48,60 58,130 50,206M122,-10C126,70 112,140 124,212", 5), darker(p.hot, 0.3), clip=blanket
    )
    knots = ((4, 210), (32, 216), (60, 210), (88, 212), (116, 217), (144, 211), (170, 197), (193, 176), (209, 148))
    fringe = "".join(
        place(path("M-4,-6H4L8,34Q0,40 -8,34Z"), x, y, 1, -3 + i % 3 * 4) for i, (x, y) in enumerate(knots)
    )
    cut(plate, fringe, p.warm, 5, 0.8)


def _thimble_lamp(plate: Plate) -> None:
    """A thimble hung from a slat by a thread, a light in it."""
    p = PALETTES["lemon"]
    plate.glow(262, 470, 190, p.light, 0.9, 1.5)
    cut(plate, stroke("M258,212Q264,310 262,404", 4), p.light)
    cut(plate, path("M232,462C236,424 240,404 262,402C284,404 288,424 292,462Q262,472 232,462Z"), "#c9cfd2", 12, 1)
    dimples = "".join(circle(262 + dx, y, 2.6) for y, xs in ((420, (-9, 3, 13)), (434, (-14, -2, 10))) for dx in xs)
    cut(plate, dimples, p.deep, opacity=0.7)
    cut(plate, stroke("M232,460Q262,470 292,460", 6), p.middle)
    with plate.shining():
        cut(plate, ellipse(262, 472, 15, 10), p.light)


def _feast(plate: Plate) -> None:
    p = PALETTES["lemon"]
    cut(plate, ellipse(300, 826, 220, 20), p.deep, opacity=0.45)
    draw(plate, TEDDY_BEAR, 158, 752, 1.0, inks={"body": "#a8693f"})
    cut(plate, circle(179, 584, 11), p.deep)
    for x in (172, 420):
        draw(plate, SPOOL, x, 826, 0.62, inks={"body": p.hot if x < 200 else p.cool})
    table = path("M96,706C200,696 380,700 500,706L504,726C380,722 200,720 94,728Z")
    cut(plate, table, p.light, 8, 1.4)
    marks = "".join(line([(x, 708), (x, 718 if i % 4 else 723)], 3) for i, x in enumerate(range(114, 494, 13)))
    cut(plate, marks, p.deep)
    draw(plate, key(1), 296, 706, 0.76, 5, inks={"body": p.cool, "metal": p.cool})
    cut(plate, circle(297, 566, 5) + circle(314, 566, 5), p.light)
    cut(plate, circle(298, 566, 2.6) + circle(315, 566, 2.6), p.deep)
    tooth = (
        "M-38,-78C-44,-104 -12,-106 0,-94C12,-106 44,-104 40,-76C38,-50 28,-44 26,-8"
        "C22,4 12,2 8,-24C4,-32 -4,-32 -8,-24C-12,2 -22,4 -26,-8C-28,-44 -36,-52 -38,-78Z"
    )
    cut(plate, place(path(tooth), 376, 704, 1.05), p.light, 18, 1)
    face = circle(-10, -66, 4) + circle(14, -66, 4) + stroke("M-6,-50Q2,-46 10,-50", 3.4)
    cut(plate, place(face, 376, 704, 1.05), p.deep)
    draw(plate, CROWN, 378, 612, 0.34, 5)
    plate.glow(236, 574, 110, p.light, 0.95)
    draw(plate, MATCH, 236, 708, 0.74, -3)
    _sock_worm(plate, 44, -20)
    for x, ink in ((346, p.cool), (270, p.hot), (436, "#3f8a5a")):
        cup = f"M{x - 13},686C{x - 12},700 {x - 8},706 {x},706C{x + 8},706 {x + 12},700 {x + 13},686Z"
        cut(plate, path(cup), ink, 7, 0.5)
    cut(plate, ellipse(206, 704, 22, 7), p.hot, 4, 0.5)
    draw(plate, MARBLES, 300, 846, 0.4)


def _sock_worm(plate: Plate, dx: float, dy: float) -> None:
    p = PALETTES["lemon"]
    body = [(450, 862), (430, 800), (420, 730), (446, 676), (420, 642)]
    shape = place(branch(body, 62, 54) + circle(420, 646, 31), dx, dy)
    cut(plate, shape, p.cool, 20, 1.4)
    stripes = "".join(
        place(stroke("M-34,0Q0,12 34,0", 11), x + dx, y + dy, 1, r)
        for x, y, r in ((446, 838, -22), (432, 792, -20), (420, 744, -4), (436, 694, 22))
    )
    cut(plate, stripes, p.light, clip=plate.mask(shape))
    cut(plate, place(ellipse(404, 646, 8, 9) + ellipse(426, 640, 8, 9), dx, dy), p.light)
    cut(plate, place(circle(402, 647, 4) + circle(424, 641, 4), dx, dy), p.deep)
    cut(plate, place(stroke("M392,664Q410,672 428,662", 5), dx, dy), p.hot)


SCENES.append(
    Story(
        draw=under_the_bed, palette="lemon", operator="scale", setting="interior", season="none", framing="below",
        moods=("joy", "fear"), living=("child", "mouse"),
        objects=("bed", "feet", "bear", "sock", "key", "tooth", "crown", "match", "lamp"),
        words={
            "sous le lit/under the bed": 3, "pieds/feet": 3, "festin/feast": 2, "objets perdus/lost things": 2,
            "ours en peluche/teddy bear": 2, "chaussette/sock": 1, "dent/tooth": 2, "couronne/crown": 1, "clé/key": 1,
            "enfance/childhood": 2, "peur/fear": 2, "fête/party": 2, "cachette/hiding place": 2, "lampe/lamp": 1,
        },
        fr=("Vu du sol, sous un lit : un ours en peluche borgne, une clé, une dent couronnée et une "
            "chaussette festoient sous une lampe faite d’un dé ; devant pendent deux pieds d’enfant."),
        en=("Seen from the floor, under a bed: a one-eyed teddy bear, a key, a crowned tooth and a "
            "sock feast under a lamp made from a thimble; in front hang a child’s two bare feet."),
    )
)  # fmt: skip
