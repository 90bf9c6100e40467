"""Furniture with a life of its own: a chest of four seasons, clothes that leave."""

from __future__ import annotations

from random import Random

from art.colour import Colour, Field, mix
from art.motif import cut, draw
from art.motifs.beasts import fox_sit, rabbit_sit
from art.motifs.beasts_dressed import mouse_traveller
from art.motifs.creatures_small import moth
from art.motifs.curves import curve, form, limb
from art.motifs.indoors import View, boards, tones, wall, wallpaper
from art.motifs.things import SHOE, wardrobe
from art.motifs.trees import pine
from art.palettes import PALETTES
from art.press import Plate, darker, lighter
from art.scene import Scene, Story
from art.shapes import circle, ellipse, line, path, place, polygon, rectangle, stroke, waves
from art.story._contours import hand, profile
from art.story._empty_clothes import escape
from art.story._rooms_parts import sparks

SCENES: list[Scene] = []


def four_drawers(plate: Plate) -> None:
    """A sea, a winter, a harvest and a fire in four drawers; a child on a ladder opens a fifth."""
    p = PALETTES["lemon"]
    t, random = tones(p), Random(4)
    blue = mix(p.cool, p.deep, 0.12)
    wall(plate, mix(p.warm, p.light, 0.45), (180, 120), 0.5)
    wallpaper(plate, "lozenges", mix(p.warm, p.middle, 0.7), 0.55)
    plate.veil(ellipse(470, 130, 210, 150), "#e8b05a", 0.7, 60, 0.85)
    plate.veil(ellipse(497, 140, 80, 84), "#ffcf7a", 0.45, 40, 0.9)
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
        if i == 1:
            rim = "".join(path(f"M{x},{lip - 2}h13l-6,{d}Z") for x, d in ((140, 26), (156, 40), (330, 30), (430, 44)))
            cut(plate, rim, p.light, lift=0.3)
    draw(plate, mouse_traveller(), 140, 197, 0.58, inks={"coat": p.hot})
    _oil_lamp(plate)
    _black_drawer(plate)
    _leaning_ladder(plate)
    with plate.shining(0.1):
        _opener(plate)


def _oil_lamp(plate: Plate) -> None:
    """A lamp on the chest, that lights the wall and the child."""
    cut(plate, form("474,197! 520,197! 514,188 502,182 502,172! 492,172! 492,182 480,188"), "#b98a3a", 8, 0.5)
    plate.veil(ellipse(497, 142, 34, 46), "#ffdf9a", 0.5, 16)
    with plate.shining(1):
        cut(plate, form("486,172! 508,172! 516,152 508,130 506,110! 488,110! 486,130 478,152"), "#ffe6a6")
        cut(plate, form("497,168 506,156 500,140 497,128! 492,142 488,156"), "#fff8d2")
    cut(plate, form("482,176! 483,169! 511,169! 512,176!"), "#8c6428", 4)


def _black_drawer(plate: Plate) -> None:
    """The smallest drawer, drawn out so far that two eyes show."""
    p = PALETTES["lemon"]
    cut(plate, polygon([(268, 196), (332, 196), (352, 226), (248, 226)]), "#07080e", lift=0.4)
    with plate.shining(1):
        for x in (290, 313):
            cut(plate, form(f"{x - 8},212! {x},206 {x + 8},211! {x},217"), "#ffd95a")
    for x in (290, 313):
        cut(plate, ellipse(x, 211.6, 1.8, 5), "#07080e")
    cut(plate, rectangle(246, 224, 108, 36, 4), "#1d2130", 8, 1.2)
    cut(plate, rectangle(254, 230, 92, 24, 3), "#151823", 5)
    cut(plate, circle(300, 242, 7), p.hot, 6, 0.4)


_RUNGS = (214, 246, 280, 315, 352, 391, 432, 475, 520, 567, 617, 669, 724, 781, 841)


def _leaning_ladder(plate: Plate) -> None:
    """A ladder from the floor to the edge of the chest, narrower and closer as it goes back."""
    p = PALETTES["lemon"]
    wood = mix(p.warm, p.near, 0.35)
    left = polygon([(430, 886), (442, 886), (385, 172), (379, 172)])
    right = polygon([(528, 886), (540, 886), (450, 172), (444, 172)])
    rungs = ""
    for y in _RUNGS:
        t = (y - 172) / 714
        rungs += line([(382 + 54 * t, y), (447 + 87 * t, y)], 5 + 4 * t)
    with plate.shining(0.1):
        cut(plate, rungs, darker(wood, 0.14), 10, 0.5)
        cut(plate, left + right, wood, 10, 0.6)


_PROFILE = (
    "M-20,18C-27,8 -29,-8 -22,-18C-14,-29 4,-31 14,-25C20,-21 22,-14 21.500,-8"
    "C22,-4 23.500,0 26,3.500C27.500,6 26.500,7.500 24,7.500"
    "C23,8.500 24,10 24,11.500C23,12.500 23,13 23,13.500C24,14.500 23.500,16.500 21.500,17C22,20 19,23.500 14,23.500"
    "C9,23.500 4,21 1,19L0,32L-16,32Z"
)


def _opener(plate: Plate) -> None:
    """A girl on the ladder, from behind, in a gown down to her heels, her head turned to the drawer that she opens."""
    p = PALETTES["lemon"]
    skin, white = "#d99e74", mix(p.light, "#d8dce8", 0.25)
    heel = path(
        "M-8,-44L8,-44C8,-32 4.5,-26 4.8,-17C5,-12 8.5,-9 8.5,-3C8.5,3 5,6 0,6"
        "C-5,6 -8.5,3 -8.5,-3C-8.5,-9 -5,-12 -4.8,-17C-4.5,-26 -8,-32 -8,-44Z"
    )
    cut(plate, place(heel, 427, 391) + place(heel, 455, 391), skin, 4, 0.4)
    _holding_arm(plate, skin, darker(white, 0.06))
    gown = (
        "382,244 396,233 420,230 434,240 442,262! 451,296 470,330 492,356! 466,367 436,370 404,366 372,354! "
        "380,322 382,292 380,262"
    )
    cloth = cut(plate, form(gown), white, 30, 0.8)
    folds = (
        "404,292,1 402,326,3 398,372,4", "422,312,1 426,340,3 430,376,4", "436,286,1 450,326,3 466,374,4",
    )  # fmt: skip
    cut(plate, "".join(map(limb, folds)), darker(white, 0.22), clip=cloth)
    cut(plate, curve("368,347 404,360 436,364 466,361 497,349", 6), p.hot, clip=cloth)
    _reaching_arm(plate, skin, white)
    _turned_head(plate, skin)


def _holding_arm(plate: Plate, skin: str, cloth: Colour) -> None:
    """Her right arm, bent, the hand closed round the upright of the ladder."""
    fist = form("447,206 453,203 460,205 463,211 464,226! 453,228! 449,222 446,216 445,210")
    cut(plate, fist, skin, 5, 0.4)
    cut(plate, stroke("M446,210.5L453,210M445.5,215L452.5,215M447,219.5L453,219.5", 1.2), darker(skin, 0.4))
    cut(plate, limb("430,250,24 458,263,20 472,262,17") + limb("472,261,18 466,244,16 459,227,13"), cloth, 6, 0.5)
    cut(plate, line([(452, 228), (465, 224)], 6), PALETTES["lemon"].hot)


def _reaching_arm(plate: Plate, skin: str, cloth: Colour) -> None:
    """Her left arm, stretched out to the knob of the drawer, which two fingers hold."""
    fingers = (
        "M338,238C328,235 320,232 312,231C305,230 299,231 296,234C295,236 297,238 300,237L309,237.5"
        "C312,239 312,243 309,246C305,247 302,248 301,250C301,253 304,254 308,253C318,252 328,251 338,250Z"
    )
    cut(plate, path(fingers), skin, 4, 0.3)
    cut(plate, limb("396,249,25 366,252,19 337,244.5,14"), cloth, 9, 0.6)
    cut(plate, line([(332, 236), (331, 252)], 7), PALETTES["lemon"].hot, 2)


def _turned_head(plate: Plate, skin: str) -> None:
    """Her head in profile, to the left, and the plait down her back."""
    p = PALETTES["lemon"]

    def put(shape: str) -> str:
        return place(shape, 398, 194, 1, -6, True)

    cut(plate, limb("408,230,17 405,216,16"), darker(skin, 0.12), 5)
    cut(plate, curve("394,233 408,240 424,236", 7), p.hot, 5)
    face = cut(plate, put(path(_PROFILE)), skin, 16, 0.3)
    cut(plate, put(ellipse(16.5, -2.5, 2, 3.8)), "#2a1814", clip=face)
    lines = (
        curve("11,-4 15,-7 20,-6.5", 1.8) + curve("9,-13 15,-15.5 21,-13", 1.6) + curve("19,15 21,15.6 23,14.6", 1.4)
    )
    cut(plate, put(lines), "#4a2418", clip=face)
    hair = "M19,-18C12,-36 -16,-36 -27,-20C-34,-6 -30,14 -20,24C-12,18 -14,6 -9,-1C-3,-8 10,-8 19,-18Z"
    cut(plate, put(path(hair)), "#7a4420", 12)
    cut(plate, limb("419,206,20 427,236,19 424,264,16 426,290,10"), "#7a4420", 8, 0.5)
    cut(plate, limb("426,288,11 428,308,3"), "#7a4420", 3)
    strands = "417,226 426,233 434,226", "417,246 426,253 434,246", "417,266 425,272 432,266"
    cut(plate, "".join(curve(strand, 2) for strand in strands), "#4e2813")
    cut(plate, circle(426, 289, 5.6), p.hot, 4)


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
        _wheat_row(plate, random, (lip - 40, 60), ("#8a5a1c", "#d08f28"), clip)
        draw(plate, fox_sit(), 340, lip + 22, 0.54)
        _wheat_row(plate, random, (lip - 8, 30), ("#a8741f", "#f4c654"), clip)
    else:
        for ink, size, shine in ((p.hot, 1.0, 0.7), ("#f08a2c", 0.7, 0.9), (p.warm, 0.44, 1), ("#fff4c4", 0.2, 1)):
            shape = "".join(_tongue(x, lip + 10, 34 * size, high * size, lean * size) for x, high, lean in _TONGUES)
            with plate.shining(shine):
                cut(plate, shape, ink, 8, clip=clip)
        cut(plate, sparks(random, 16, 300, lip - 90, 330, 60, 3.4), p.warm)


_TONGUES = (
    (106, 70, -10), (136, 104, 16), (172, 150, -14), (210, 92, 18), (246, 124, -20), (290, 172, 14), (328, 104, -16),
    (360, 138, 18), (398, 86, -12), (430, 146, -18), (466, 104, 14), (496, 72, -8),
)  # fmt: skip


def _tongue(x: float, y: float, half: float, high: float, lean: float) -> str:
    """A tongue of fire that bends twice, its tip to the side of its lean."""
    tip = abs(lean)
    shape = path(
        f"M{-half:.1f},0C{-half * 1.5:.1f},{-high * 0.36:.1f} {half * 0.8:.1f},{-high * 0.5:.1f} {tip:.1f},{-high:.1f}"
        f"C{tip + half * 0.9:.1f},{-high * 0.66:.1f} {half * 0.9:.1f},{-high * 0.5:.1f} "
        f"{half * 0.8:.1f},{-high * 0.34:.1f}"
        f"C{half * 1.1:.1f},{-high * 0.2:.1f} {half:.1f},{-high * 0.1:.1f} {half:.1f},0Z"
    )
    return place(shape, x, y, 1, 0, lean < 0)


def _wheat_row(
    plate: Plate, random: Random, heights: tuple[float, float], inks: tuple[Colour, Colour], clip: Field
) -> None:
    """Ears of wheat side by side: the foot of the ears and how far the straw goes down; inks of straw and grain."""
    foot, long = heights
    ear = path("M0,3C-8,-5 -7,-24 0,-34C7,-24 8,-5 0,3Z") + stroke("M0,-32V-49M-3,-27L-8,-44M3,-27L8,-44", 1.3)
    chevrons = stroke("M-6,-8L0,-2L6,-8M-6.4,-16L0,-10L6.4,-16M-5,-24L0,-18L5,-24", 1.6)
    ears = marks = straw = ""
    for x in range(66 + int(long) % 12, 540, 17):
        spot = (x + random.uniform(-2, 2), foot + random.uniform(-5, 5), 1.0, random.uniform(-9, 9))
        ears += place(ear, *spot)
        marks += place(chevrons, *spot)
        straw += stroke(f"M{spot[0]:.1f},{spot[1]:.1f}L{x},{foot + long:.0f}", 2.4)
    cut(plate, straw, inks[0], clip=clip)
    cut(plate, ears, inks[1], clip=clip)
    cut(plate, marks, inks[0], clip=clip, edge=0.1)


def _swimmer(plate: Plate, x: float, y: float) -> None:
    """One stroke of the crawl: a head low on the water, the far arm bent over it, the back and a heel behind."""
    p = PALETTES["lemon"]
    skin = "#d99e74"
    with plate.shining(0.1):
        arm = limb("0,18,26 10,-8,19 24,-27,14") + limb("22,-29,14 46,-24,12 68,-8,9")
        hand = path("M62,-14C72,-14 84,-6 92,6C93,9 90,10 87,8C80,2 72,-1 64,-3Z")
        cut(plate, place(arm + hand, x, y), darker(skin, 0.08), 6, 0.5)
        back = "M-92,40C-84,20 -62,8 -36,6C-18,5 -4,8 10,14L10,44H-92Z"
        cut(plate, place(path(back), x, y), skin, 8, 0.4)
        cut(plate, place(path("M-93,42C-85,20 -62,7 -34,5C-40,16 -44,30 -44,46H-93Z"), x, y), p.hot, 3)
        head = (x + 34, y + 14, 0.96, 14)
        cut(plate, place(path(_PROFILE), *head), skin, 6, 0.5)
        cap = "M20.5,-14C16,-34 -14,-37 -26,-20C-33,-8 -31,8 -22,17C-14,15 -10,6 -4,-1C3,-8 12,-12 20.5,-14Z"
        cut(plate, place(path(cap), *head), p.hot, 6)
    cut(plate, place(form("10,-3! 15,-7 21,-5! 17,0"), *head), p.deep)
    cut(plate, place(stroke("M10,-3C4,-2 -2,-3 -8,-6", 2), *head), p.deep)
    foam = ((104, 12, 3.2), (112, 4, 2.4), (98, 2, 2))
    cut(plate, "".join(circle(x + a, y + b, r) for a, b, r in foam), mix(p.sky[1][1], p.light, 0.6))


SCENES.append(
    Story(
        draw=four_drawers, palette="lemon", operator="container", setting="interior", season="none", framing="frontal",
        moods=("mystery", "desire"), living=("swimmer", "rabbit", "fox", "mouse", "child"),
        objects=("chest of drawers", "sea", "fir", "wheat", "fire", "suitcase", "lamp", "ladder"),
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
    cut(plate, path("M72,184L118,160V631L72,612Z"), mix(p.light, p.far, 0.25), 14, 1)
    draw(plate, wardrobe(), 446, 640, 2.05, inks={"body": p.near, "trim": p.middle, "dark": p.deep})
    hangers = "".join(place(stroke("M0,-30C0,-42 12,-42 10,-32M0,-30L-30,-8H30Z", 5), x, 322) for x in (370, 424, 500))
    cut(plate, hangers, p.warm)
    draw(plate, moth(), 316, 160, 0.32, 24, inks={"wing": p.light, "under": p.warm})
    escape(plate, p)
    with plate.shining(0.1):
        draw(plate, SHOE, 534, 718, 0.3, inks={"body": p.hot, "trim": p.warm})
    plate.at(-0.2)
    _sleeper(plate)


_TOUSLED = (
    "M140,34C124,40 120,54 108,60C110,70 100,80 92,84C92,94 84,100 82,110C76,124 68,116 58,114C44,110 36,124 42,142"
    "C46,156 40,170 32,186C22,204 4,212 -10,208C-30,190 -40,160 -44,132C-56,128 -52,112 -46,104C-58,92 -46,78 -40,70"
    "C-46,56 -30,46 -22,38C-22,24 -6,18 2,16C10,0 28,4 38,-4C52,-14 62,-4 72,-6C88,-12 98,0 108,4C124,6 138,18 140,34Z"
)
_STRANDS = "M120,28C90,22 40,30 6,70M112,44C80,44 44,60 20,104M-30,90C-20,60 4,36 40,18M-26,150C-20,120 -4,100 20,84"


def _sleeper(plate: Plate) -> None:
    p = PALETTES["rose"]
    skin = "#e0a884"
    sheet = "M-20,760C60,742 120,770 200,760C300,748 380,764 640,742V920H-20Z"
    cut(plate, path(sheet), p.light, 30, 2)
    pillow = "M352,812C384,790 470,786 516,772C556,744 596,730 640,738V920H352C336,880 336,830 352,812Z"
    cut(plate, path(pillow), p.light, 34, 1)
    folds = ("378,838,1 420,822,7 470,826,1", "540,792,1 562,820,8 556,856,1", "500,872,1 540,864,7 590,870,1")
    cut(plate, "".join(map(limb, folds)), mix(p.light, p.near, 0.35), clip=plate.mask(path(pillow)), edge=0.5)
    where = (536, 838, 0.72, 80, True)
    draw(plate, profile("thief"), *where, inks={"skin": skin, "hair": p.deep, "dark": p.deep})
    cut(plate, place(path(_TOUSLED), *where), mix(p.deep, "#5a3a40", 0.4), 14, 0.4)
    cut(plate, place(stroke(_STRANDS, 3), *where), mix(p.deep, "#a8746a", 0.5), edge=0.2, opacity=0.7)
    ear = "M40,118C50,106 68,112 66,132C64,146 54,158 46,154C38,146 36,130 40,118Z"
    cut(plate, place(path(ear), *where), skin, 6, 0.3)
    cut(plate, place(stroke("M47,122C54,116 62,122 59,132C56,138 52,140 51,146", 2.6), *where), "#8a4a3a", edge=0.2)
    collar = "M338,772C352,764 372,770 388,786C394,806 390,836 380,858C362,850 342,820 338,772Z"
    cut(plate, path(collar), p.light, 10, 0.8)
    cover = "M-20,800C20,716 100,686 190,690C270,692 336,724 366,770C386,806 388,880 384,920H-20Z"
    cut(plate, path(cover), p.cool, 46, 1.6)
    quilt = "".join(stroke(f"M{x},940C{x + 30},860 {x + 60},780 {x + 70},690", 4) for x in range(-80, 380, 62))
    quilt += "".join(stroke(f"M-20,{y}C100,{y - 76} 250,{y - 70} 420,{y + 30}", 4) for y in (800, 862, 924))
    clip = plate.mask(path(cover))
    cut(plate, quilt, lighter(p.cool, 0.4), clip=clip, opacity=0.7)
    fold = "M336,734C352,744 362,756 370,772C390,806 394,880 390,920H350C356,860 352,800 324,752Z"
    cut(plate, path(fold), p.light, 12, 0.8)
    _hugged_hanger(plate)
    sleeve = "M372,786C344,776 314,784 284,796C280,806 280,820 286,830C318,842 356,848 384,836C392,820 388,798 372,786Z"
    draw(plate, hand("rest"), 290, 812, 0.44, -4, True, inks={"skin": skin})
    cut(plate, path(sleeve), p.light, 16, 1)
    creases = ("300,800,1 322,806,5 346,800,1", "304,832,1 330,824,5 360,828,1", "340,790,1 356,806,5 378,810,1")
    cut(plate, "".join(map(limb, creases)), mix(p.light, p.near, 0.4), clip=plate.mask(path(sleeve)), edge=0.4)
    cuff = "M294,790C288,802 288,824 296,836L284,834C276,822 276,804 282,792Z"
    cut(plate, path(cuff), p.cool, 4, 0.5)


def _hugged_hanger(plate: Plate) -> None:
    p = PALETTES["rose"]
    cut(plate, stroke("M232,776C232,760 250,758 252,744C254,728 230,722 224,740", 5), "#d8d0c4", 0, 0.6)
    wood = "M232,770C248,772 296,800 330,838C336,848 326,854 318,848C290,818 254,798 232,794"
    cut(plate, path(wood + "C210,798 174,818 146,848C138,854 128,848 134,838C168,800 216,772 232,770Z"), p.warm, 7, 0.8)
    cut(plate, line([(150, 843), (314, 843)], 7), darker(p.warm, 0.15), 2, 0.5)


SCENES.append(
    Story(
        draw=coats_escape, palette="rose", operator="metamorphosis", setting="interior", season="none", framing="side",
        moods=("comic", "rebellion"), living=("sleeper", "moth"),
        objects=("wardrobe", "coat", "dress", "hanger", "bed", "shoe", "door"),
        words={
            "vêtements/clothes": 3, "fuite/escape": 3, "armoire/wardrobe": 2, "manteau/coat": 2, "robe/dress": 2,
            "dormeur/sleeper": 2, "cintre/hanger": 2, "main dans la main/hand in hand": 1, "porte/door": 1,
            "révolte/revolt": 2, "départ/departure": 2, "absence/absence": 1, "mite/moth": 1, "silence/silence": 1,
            "gant/glove": 1,
        },
        fr=("Des vêtements vides sortent d’une armoire sur la pointe des pieds, main "
            "dans la main, vers une porte ouverte ; au lit, un dormeur serre un cintre nu."),
        en=("Empty clothes tiptoe out of a wardrobe hand in hand towards an open "
            "door; in the bed a sleeper hugs a bare hanger; one shoe is left behind."),
    )
)  # fmt: skip
