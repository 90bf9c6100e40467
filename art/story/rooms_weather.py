"""Weather indoors: a storm in the bathroom, a volcano in the soup."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from art.colour import Colour, Field, mix
from art.motif import cut, draw
from art.motifs.beasts_tame import cat_sit
from art.motifs.curves import form, limb
from art.motifs.fixtures import TUB
from art.motifs.indoors import wall
from art.motifs.people import person
from art.motifs.terrain import strands
from art.palettes import PALETTES
from art.press import Plate, darker, lighter
from art.scene import Scene, Story
from art.shapes import circle, ellipse, line, path, place, polygon, rectangle, stroke
from art.story._contours import profile
from art.story._freehand import skin
from art.story._profiles import FIST
from art.story._rooms_parts import blaze

SCENES: list[Scene] = []


def _breakers(y: float, length: float, swell: float, start: float) -> str:
    """Steep waves across the sheet, their crests curling over to the right."""
    water, x = f"M{start:.0f},940V{y:.0f}", start
    while x < 640:
        tip = (x + length * 0.78, y - swell * 0.9)
        water += (
            f"C{x + length * 0.28:.0f},{y:.0f} {x + length * 0.36:.0f},{y - swell * 1.16:.0f} {tip[0]:.0f},{tip[1]:.0f}"
            f"C{x + length * 0.66:.0f},{y - swell * 0.86:.0f} {x + length * 0.6:.0f},{y:.0f} {x + length:.0f},{y:.0f}"
        )
        x += length
    return path(water + "V940Z")


def _wave(plate: Plate, water: str, ink: Colour) -> None:
    """Waves with a rim of foam and streaks along their slopes."""
    p = PALETTES["slate"]
    cut(plate, water, p.light, 6, 1.4, edge=0.4)
    body = cut(plate, place(water, -3, 13), ink, 40)
    for down, light in ((40, 0.22), (74, 0.14)):
        moved = plate.mask(place(water, 8, down)) - plate.mask(place(water, 4, down + 7))
        cut(plate, moved.clip(0, 1), lighter(ink, light + 0.15), clip=body, edge=0.2)


def indoor_storm(plate: Plate) -> None:
    """A captain in his bath tub on great waves in a tiled bathroom."""
    p = PALETTES["slate"]
    random = Random(6)
    wall(plate, p.far, (120, 300), 0.3)
    cut(
        plate,
        "".join(rectangle(x * 50 - 20, y * 50 - 8, 46, 46, 3) for x in range(13) for y in range(15)),
        lighter(p.far, 0.22),
        edge=0.2,
        opacity=0.8,
    )
    cut(plate, "".join(rectangle(x * 50 - 20, 142, 46, 46, 3) for x in range(0, 13, 2)), p.cool, edge=0.2)
    plate.at(0.2)
    _towel_rail(plate)
    plate.at(0)
    cut(plate, stroke("M620,300H520C486,300 480,280 480,240V150", 18), p.warm, 7, 1)
    back = ((250, 120, 62), (320, 84, 78), (410, 74, 88), (500, 96, 80), (560, 130, 60), (400, 150, 84), (300, 160, 46))
    front = ((280, 158, 40), (350, 150, 58), (430, 146, 66), (510, 158, 52))
    for ink, lobes in ((p.deep, back), (p.near, front)):
        cut(plate, "".join(circle(*lobe) for lobe in lobes), ink, 44, 1.6)
    rain = strands(random, 46, 0.28, (40, 90), 190, 560, 3)
    cut(plate, rain, p.cool, clip=plate.mask(polygon([(250, 190), (560, 190), (520, 700), (120, 700)])), opacity=0.8)
    with plate.shining(1):
        cut(plate, path("M322,196L270,290H306L262,392L356,268H318L356,196Z"), "#ffd9a0")
    inks: tuple[Colour, ...] = (mix(p.cool, p.middle, 0.75), mix(p.cool, p.middle, 0.45), mix(p.cool, p.near, 0.2))
    for k, (y, length, swell, start) in enumerate(((610, 240, 120, -150), (690, 320, 150, -60))):
        water = _breakers(y, length, swell, start)
        _wave(plate, water, inks[k])
    _captain(plate)
    spot = (300, 800, 1.52, -13)
    cut(plate, place(stroke("M108,-96V-140C108,-160 82,-160 82,-142", 10), *spot), p.warm, 7, 0.8)
    cut(plate, place(rectangle(75, -146, 14, 9, 3), *spot), p.warm, 7, 0.6)
    tub = replace(TUB, pieces=TUB.pieces[1:-1])
    draw(plate, tub, *spot, inks={"pale": p.light, "brass": p.warm, "soft": p.hot})
    plate.at(-0.25)
    water = _breakers(836, 400, 128, -230)
    _wave(plate, water, inks[2])
    _toy_duck(plate)
    spray = [(random.uniform(20, 580), random.uniform(520, 760), random.uniform(2, 5)) for _ in range(36)]
    cut(
        plate,
        "".join(circle(x, y, r) for x, y, r in spray if not (150 < x < 350 and y < 700) and not (x > 370 and y > 690)),
        p.light,
    )


def _captain(plate: Plate) -> None:
    """An old captain in profile who stands in his tub and looks out through a brass telescope."""
    p = PALETTES["slate"]
    flesh: Colour = "#d99a70"
    cut(plate, limb("276,512,34 326,506,28 338,462,23 338,428,19"), darker(p.hot, 0.2), 10, 0.6)
    skin(plate, place(path(FIST), 338, 408, 1.25, -70), flesh, 6)
    head = (208.0, 404.0, 0.32, -10.0, False)
    draw(plate, profile("awake"), *head, inks={"skin": flesh, "hair": p.light}, shadow=0.5)
    coat = (
        "M206,486C186,496 176,526 178,566C184,630 214,670 236,700H336C328,646 312,592 304,560C300,528 292,500 268,488"
        "C250,480 226,478 206,486Z"
    )
    cut(plate, path(coat), p.hot, 34, 1)
    cut(
        plate,
        path("M212,480C232,476 258,480 274,492C280,520 288,580 300,640L284,648C270,590 262,530 250,508Z"),
        p.light,
        6,
    )
    nape = "M-26,78C-50,130 -38,196 -4,214C22,206 40,176 42,140L50,84Z"
    cut(plate, place(path(nape), *head), p.light, 12)
    skin(plate, place(path("M34,112C48,100 64,110 62,130C60,148 46,158 38,148Z"), *head), darker(flesh, 0.08), 4)
    beard = (
        "M44,150C58,172 84,182 108,172C124,158 148,154 164,166C176,176 172,190 160,196C178,224 172,270 140,296"
        "C116,312 88,302 72,276C52,246 44,200 44,150Z"
    )
    cut(plate, place(path(beard), *head), p.light, 16, 0.4)
    locks = "M160,194C140,196 126,192 114,184M84,200C88,230 100,260 116,280M116,204C122,232 130,254 140,268"
    cut(plate, place(stroke(locks, 4), *head), mix(p.light, p.middle, 0.5), edge=0.15)
    cap = "M-42,70C-66,20 -16,-34 58,-34C130,-38 182,-6 160,54C100,36 20,46 -42,70Z"
    cut(plate, place(path(cap), *head), p.deep, 20, 0.6)
    cut(plate, place(path("M-40,66C20,42 100,34 162,52L158,80C100,62 20,70 -34,94Z"), *head), p.warm, 6)
    cut(plate, place(path("M118,66C150,64 190,78 204,100C176,94 146,90 124,88Z"), *head), p.deep, 4, 0.4)
    _spyglass(plate, (250, 435), -22)
    sleeve = (
        "M200,510C212,494 236,504 246,522C256,538 268,547 279,549C287,530 288,490 287,450L311,450"
        "C316,490 319,544 315,568C311,588 286,590 260,582C228,570 192,540 200,510Z"
    )
    cut(plate, path(sleeve), p.hot, 13, 0.7)
    cut(plate, limb("301,458,25 298,444,25"), p.light, 6)
    _holding(plate, (250, 435, 1, -22), flesh)


def _holding(plate: Plate, tube: tuple[float, float, float, float], flesh: Colour) -> None:
    """The near hand from outside, its fingers over the telescope; of the far hand, only the finger tips."""
    for k in range(4):
        tip = limb(f"{88 + 7 * k},-18,8 {87 + 7 * k},-11,8.6 {86 + 7 * k},-4,7.4")
        cut(plate, place(tip, *tube), darker(flesh, 0.08), 4, 0.3)
    cut(plate, place(limb("48,26,14 34,15,10 25,7,7"), *tube), flesh, 5, 0.5)
    palm = form("36,4 50,2 70,2 76,10 72,24 60,34 44,34 36,22")
    skin(plate, place(palm, *tube), flesh, 8)
    for k in range(4):
        finger = limb(f"{42 + 8.4 * k},12,9.6 {43 + 8.4 * k},-2,10 {42 + 8 * k},-13,8.6")
        cut(plate, place(finger, *tube), flesh, 5, 0.4)


def _spyglass(plate: Plate, eye: tuple[float, float], turn: float) -> None:
    p = PALETTES["slate"]
    for start, half in ((0, 8), (44, 11), (92, 14)):
        tube = polygon([(start, -half), (start + 50, -half - 1), (start + 50, half + 1), (start, half)])
        cut(plate, place(tube, *eye, 1, turn), p.warm, 8, 0.6)
        cut(plate, place(rectangle(start + 44, -half - 3, 8, 2 * half + 6, 2), *eye, 1, turn), lighter(p.warm, 0.3), 5)


def _towel_rail(plate: Plate) -> None:
    """A towel and a cormorant with open wings on a brass rail."""
    p = PALETTES["slate"]
    cut(plate, line([(-10, 330), (226, 330)], 12) + circle(226, 330, 11), p.warm, 6, 1)
    cut(plate, path("M30,326H96C100,380 94,430 98,486C76,494 50,480 28,490C34,430 28,380 30,326Z"), p.light, 16, 1)
    cut(plate, rectangle(29, 446, 68, 12), p.hot)
    wing = (
        "M4,-92C-20,-114 -46,-118 -68,-104C-88,-90 -100,-62 -105,-22C-107,0 -105,20 -100,38C-95,28 -91,20 -87,12"
        "C-85,24 -81,34 -76,42C-72,28 -70,16 -66,4C-63,14 -58,22 -52,28C-50,10 -48,-4 -44,-16C-40,-6 -34,-2 -28,0"
        "C-24,-20 -14,-34 0,-44Z"
    )
    body = (
        "M-16,-88C-25,-56 -23,-20 -9,22L-11,56L0,64L11,56L9,20C23,-22 26,-58 16,-92C12,-106 17,-118 19,-130"
        "C22,-146 10,-158 -4,-156C-14,-155 -18,-149 -18,-142C-12,-138 -3,-136 -3,-128C-4,-116 -12,-104 -16,-88Z"
    )
    x, y = 154, 322
    for flip in (False, True):
        cut(plate, place(path(wing), x, y, 1, 0, flip), p.near, 18, 1)
        quills = "M-92,-50Q-98,-20 -92,6M-76,-62Q-84,-24 -74,22M-58,-66Q-64,-34 -62,-4M-40,-66Q-46,-40 -42,-20"
        cut(plate, place(stroke(quills, 2), x, y, 1, 0, flip), p.deep, edge=0.2)
    cut(plate, place(path(body), x, y), p.deep, 16, 1)
    cut(
        plate,
        place(
            path(
                "M-12,-151C-26,-152 -44,-150 -56,-146C-60,-143 -59,-137 -56,-134"
                "C-54,-139 -50,-141 -44,-141C-32,-140 -20,-140 -14,-141Z"
            ),
            x,
            y,
        ),
        p.warm,
    )
    cut(plate, place(circle(2, -144, 3.6), x, y), p.cool)
    cut(plate, place(stroke("M-6,8L-12,16M8,8L14,16", 6), x, y), p.warm)


def _toy_duck(plate: Plate) -> None:
    p = PALETTES["slate"]
    x, y = 494, 820
    body = (
        "M62,-8C70,-44 44,-58 16,-52C8,-52 -4,-58 -8,-70C-4,-96 -34,-112 "
        "-56,-96C-74,-82 -70,-58 -54,-46C-74,-30 -74,4 -44,18C-8,34 54,24 62,-8Z"
    )
    way = (x, y, 1.05, -10)
    plate.at(0)
    with plate.shining(0.8):
        whole = cut(plate, place(path(body), *way), "#ffd440", 26, 1)
        plate.veil(place(ellipse(4, 26, 90, 26), *way), "#b8781c", 0.7, 9, 0, clip=whole)
        plate.veil(place(ellipse(-44, -50, 26, 9, 20), *way), "#c98a1c", 0.45, 5, 0, clip=whole)
        cut(plate, place(path("M-68,-80C-88,-84 -100,-76 -98,-66C-90,-58 -76,-60 -66,-66Z"), *way), p.hot, 5)
        cut(plate, place(path("M40,-34C20,-40 -4,-32 -10,-14C4,4 34,2 44,-16Z"), *way), "#d79b22", 8)
        folded = "M-84,-96C-60,-104 -34,-106 -14,-98L-26,-128C-44,-120 -56,-120 -72,-130Z"
        cut(plate, place(path(folded), x + 8, y - 3, 0.9, -8), p.light, 6, 0.6)
    cut(plate, place(circle(-46, -80, 5), *way), p.deep)
    plate.at(-0.25)
    water = _breakers(872, 210, 48, -40)
    _wave(plate, water, mix(p.cool, p.near, 0.5))


SCENES.append(
    Story(
        draw=indoor_storm, palette="slate", operator="threshold", setting="interior", season="none", framing="wide",
        moods=("fear", "comic"), living=("captain", "cormorant"),
        objects=("bath tub", "waves", "cloud", "telescope", "toy duck", "towel"),
        words={
            "tempête/storm": 3, "baignoire/bath tub": 3, "capitaine/captain": 2, "vagues/waves": 2, "nuage/cloud": 2,
            "salle de bains/bathroom": 2, "canard/duck": 2, "éclair/lightning": 1, "cormoran/cormorant": 1,
            "naufrage/shipwreck": 1, "aventure/adventure": 2, "exagération/exaggeration": 1, "courage/courage": 1,
            "longue-vue/telescope": 1,
        },
        fr=("Un capitaine en robe de chambre navigue dans une baignoire sur de hautes vagues, entre "
            "des murs carrelés ; la douche est un nuage noir, un canard de bain s’en va, un cormoran "
            "sèche ses ailes."),
        en=("A captain in a dressing gown sails a bath tub over great waves between tiled walls; "
            "the shower is a black cloud, a toy duck goes the other way, a cormorant dries its wings."),
    )
)  # fmt: skip


def volcano_soup(plate: Plate) -> None:
    """A giant cook stirs a pot in which a volcano rises."""
    p = PALETTES["amber"]
    random = Random(3)
    wall(plate, p.warm, (160, 200), 0.4)
    cut(
        plate,
        "".join(rectangle(x * 66 - 40, y * 66 - 20, 61, 61, 4) for x in range(11) for y in range(14)),
        lighter(p.warm, 0.25),
        edge=0.2,
        opacity=0.6,
    )
    _cook(plate)
    smoke = (
        (236, 392, 36),
        (204, 340, 48),
        (160, 296, 54),
        (104, 270, 62),
        (150, 216, 58),
        (84, 180, 64),
        (34, 226, 60),
        (40, 120, 50),
    )
    cut(plate, "".join(circle(*puff) for puff in smoke), mix(p.light, p.far, 0.35), 36, 1.4)
    _pot(plate)
    _volcano(plate, random)
    _rim(plate)


def _volcano(plate: Plate, random: Random) -> None:
    """It stands in the soup; its flames rise behind the lip of the crater."""
    p = PALETTES["amber"]
    cut(plate, ellipse(250, 425, 37, 9), p.deep)
    plate.shine = 0.95
    for ink, size in ((p.hot, 1.0), ("#f07f1c", 0.74), (p.warm, 0.48)):
        tongues = ((230, 74, -20), (250, 118, 6), (270, 82, 20))
        cut(plate, "".join(blaze(x, 446, 38 * size, h * size + 12, s * size) for x, h, s in tongues), ink, 8)
    plate.shine = 0
    cone = (
        "M92,658C150,622 190,520 213,424C230,438 270,438 287,424C312,520 352,622 416,658C400,676 330,684 254,684"
        "C176,684 108,676 92,658Z"
    )
    mountain = cut(plate, path(cone), p.near, 56, 0.8)
    lava = (
        "M208,416C230,438 270,438 292,416C300,470 278,480 286,520C296,570 330,590 342,690H300C298,620 "
        "276,590 266,548C256,580 246,610 250,690H196C200,610 230,570 226,520C222,480 206,470 208,416Z"
    )
    with plate.shining(0.7):
        cut(plate, path(lava), p.hot, 14, clip=mountain)
    plate.shine = 0.95
    stream = "M228,428C242,436 260,436 274,428C272,478 262,500 258,560C246,510 238,480 228,428Z"
    cut(plate, path(stream), p.warm, 8, clip=mountain)
    for ink, count in (("#f07f1c", 13), ("#f9b43a", 8)):
        flying = ""
        for _ in range(count):
            turn, far = random.uniform(-58, 46), random.uniform(124, 190)
            size = random.uniform(0.6, 1.1) * (1.2 - far / 300)
            flying += place(
                place(path("M0,-17C5,-6 7,0 6,5C4,11 -4,11 -6,5C-7,0 -5,-6 0,-17Z"), 0, -far, size), 250, 430, 1, turn
            )
        cut(plate, flying, ink, edge=0.1)
    plate.shine = 0


def _cook(plate: Plate) -> None:
    """The cook behind the pot, larger than the sheet."""
    p = PALETTES["amber"]
    skin = "#d9966c"
    cut(plate, path("M-20,930V420C20,330 150,270 262,256H490C560,270 600,310 640,380V930Z"), p.light, 60, 2)
    cut(plate, "".join(circle(x, y, 9) for x, y in ((330, 380), (332, 450), (444, 372), (448, 440))), p.cool, 6, 0.4)
    cut(plate, path("M238,256C290,300 450,300 510,254C516,300 490,330 374,334C266,332 232,304 238,256Z"), p.hot, 18, 1)
    cut(plate, path("M372,316L330,392L372,372L410,396Z"), p.hot, 10, 0.8)
    cut(plate, path("M248,70C238,150 250,240 304,274C340,296 410,296 446,274C500,240 510,150 500,70Z"), skin, 38, 1.4)
    cut(plate, ellipse(240, 178, 20, 30) + ellipse(508, 178, 20, 30), skin, 12)
    cut(
        plate,
        path("M196,-20H556C580,40 556,84 506,100C420,116 326,116 240,100C192,84 172,34 196,-20Z"),
        p.light,
        30,
        1.8,
    )
    cut(plate, stroke("M290,40C288,64 292,84 296,100M374,46V108M458,40C460,64 456,84 452,100", 5), p.far, opacity=0.6)
    cut(plate, ellipse(276, 206, 24, 18) + ellipse(474, 206, 24, 18), p.far, opacity=0.75)
    cut(plate, stroke("M282,146Q310,128 334,148M416,148Q440,128 468,146", 9), p.deep)
    cut(plate, stroke("M292,172Q312,184 330,172M420,172Q440,184 458,172", 6), p.deep)
    cut(
        plate,
        path("M374,140C398,170 414,202 394,218C382,226 366,226 354,218C334,202 350,170 374,140Z"),
        darker(skin, 0.14),
        14,
    )
    cut(
        plate,
        path(
            "M374,224C340,206 280,214 258,256C300,270 350,268 374,246C398,268 448,270 492,256C468,214 408,206 374,224Z"
        ),
        p.deep,
        16,
        1,
    )


def _pot(plate: Plate) -> None:
    p = PALETTES["amber"]
    cut(plate, path("M60,640C54,760 80,860 130,920H470C520,860 546,760 540,640Z"), p.cool, 60, 2)
    cut(plate, ellipse(300, 640, 246, 46), lighter(p.cool, 0.25), 10, 0.8)
    with plate.shining(0.35):
        soup = cut(plate, ellipse(300, 646, 232, 40), p.hot, 14)
    cut(plate, stroke("M436,672L540,370", 28), mix(p.far, p.near, 0.3), 10, 0.6, clip=_above_soup(plate, soup))


def _above_soup(plate: Plate, soup: Field) -> Field:
    """Where the spoon is seen: over the soup, and above it."""
    return (soup + plate.mask(rectangle(0, 0, 600, 646))).clip(0, 1)


def _rim(plate: Plate) -> None:
    """The near side of the pot, and all who are busy there."""
    p = PALETTES["amber"]
    rim = "M54,640C60,690 540,690 546,640C552,668 548,690 520,700C420,722 180,722 80,700C52,690 48,668 54,640Z"
    cut(plate, path(rim), lighter(p.cool, 0.3), 12, 1)
    cut(
        plate, stroke("M64,720C20,716 10,770 66,780", 20) + stroke("M536,720C580,716 590,770 534,780", 20), p.deep, 8, 1
    )
    band = "M64,756C140,800 460,800 538,752L536,774C460,822 140,822 66,778Z"
    cut(plate, path(band), lighter(p.cool, 0.3), 6, opacity=0.8)
    cut(
        plate,
        "".join(circle(x, 838 - abs(x - 300) * 0.08, 8) for x in range(150, 470, 42)),
        lighter(p.cool, 0.3),
        opacity=0.8,
    )
    _stirring(plate)
    _fleeing(plate)
    cut(plate, path("M-10,820H118V930H-10Z"), mix(p.middle, p.far, 0.4), 10, 1)
    cut(plate, rectangle(-10, 802, 142, 26, 4), mix(p.far, p.warm, 0.3), 8, 1)
    draw(plate, cat_sit(), 66, 806, 0.78, inks={"body": "#a8603a", "shade": "#7a3f26"})
    cut(plate, stroke("M94,762C112,700 84,520 96,380", 3), p.deep, edge=0.15)
    cut(
        plate,
        "".join(circle(*lobe) for lobe in ((66, 362, 24), (96, 350, 30), (128, 364, 22), (96, 374, 24))),
        p.light,
        16,
        1,
    )
    cut(plate, ellipse(92, 762, 13, 9, -30), p.light, 4)


def _stirring(plate: Plate) -> None:
    """The cook's fist round the spoon."""
    p = PALETTES["amber"]
    tone: Colour = "#d9966c"
    where = (516.0, 436.0, 0.92, 19.0)
    cuff = "M640,372C596,366 568,386 556,410C556,450 562,486 576,512C600,530 620,530 640,524Z"
    cut(plate, path(cuff), p.light, 20, 1)
    palm = form("4,-58 40,-66 66,-44 70,10 60,56 24,66 0,40")
    skin(plate, place(palm, *where), darker(tone, 0.1), 20, 0.5)
    skin(plate, place(limb("52,-44,36 22,-70,33 -14,-76,27"), *where), tone, 12, 0.4)
    for y, long in ((-40, -26), (-10, -30), (20, -28), (48, -20)):
        skin(plate, place(limb(f"44,{y + 4},30 8,{y},32 {long},{y + 2},28"), *where), tone, 11, 0.3)


def _fleeing(plate: Plate) -> None:
    """Tiny villagers run along the rim under their spoons."""
    p = PALETTES["amber"]
    looks = (
        ("dress", "plait", p.light),
        ("shirt", "short", p.cool),
        ("jersey", "tuft", p.hot),
        ("coat", "beard", p.warm),
    )
    for i, (dress, hair, ink) in enumerate(looks):
        x = 176 + i * 92
        y = 694 - 44 * ((x - 300) / 246) ** 2
        runner = person("run", dress, "", hair, "adult", hand_at=(16, -176), gaze="profile", inks={"coat": ink})
        hx, hy = draw(plate, runner, x, y, 0.58, 0, True).anchors["hand"]
        spoon = line([(hx - 12, hy), (hx + 30, hy - 8)], 4.4) + ellipse(hx - 24, hy + 3, 17, 9, -10)
        cut(plate, spoon, p.warm, 5, 0.5, edge=0.15)


SCENES.append(
    Story(
        draw=volcano_soup, palette="amber", operator="scale", setting="interior", season="none", framing="close",
        moods=("comic", "anger"), living=("cook", "villagers", "cat"),
        objects=("pot", "volcano", "lava", "smoke", "spoon"),
        words={
            "volcan/volcano": 3, "cuisine/kitchen": 2, "cuisinier/cook": 3, "soupe/soup": 3, "marmite/pot": 2,
            "lave/lava": 2, "fumée/smoke": 1, "fuite/flight": 2, "villageois/villagers": 1, "chat/cat": 1,
            "colère/anger": 2, "recette/recipe": 1, "catastrophe/disaster": 2, "dieu/god": 1, "cuillère/spoon": 1,
        },
        fr=("Un cuisinier géant remue une marmite d’où s’élève un volcan avec lave et fumée ; sur "
            "le bord, de petits villageois fuient, des cuillères au-dessus de la tête. Un chat pêche."),
        en=("A giant cook stirs a pot from which a volcano rises with lava and smoke; on its "
            "rim tiny villagers flee with spoons over their heads. A cat fishes for a cloud."),
    )
)  # fmt: skip
