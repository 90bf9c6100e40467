"""Story cards of fury and fear: a rage of horses, a house that looks for its bride."""

from __future__ import annotations

from random import Random

from art.colour import Colour, mix
from art.motif import cut, draw
from art.motifs.curves import form, limb, tube
from art.motifs.people import person
from art.motifs.terrain import rolling
from art.press import Plate, darker
from art.scene import Scene, Story
from art.shapes import circle, ellipse, gable, line, path, place, polygon, rectangle, ridge, stroke
from art.story._contours import profile

SCENES: list[Scene] = []


HORSE_HEAD = (
    "M2,28C-4,18 -2,6 6,0C20,-6 40,-16 60,-26C74,-34 88,-41 100,-41L107,-64C115,-57 119,-48 120,-40"
    "C134,-34 142,-22 143,-6"
    "C142,18 128,36 108,38C94,38 84,30 70,27C56,26 46,28 38,32C32,42 14,46 8,38C5,35 3,32 2,28Z"
)


def _horse(plate: Plate, x: float, y: float, k: float, turn: float, ink: Colour, legs: bool) -> None:
    """A horse of hair charging to the left, nostrils on (x, y), its croup lost in the locks behind it."""

    def put(shape: str) -> str:
        return place(shape, x, y, k, turn)

    dim = darker(ink, 0.38)
    if legs:
        far_leg = (
            "M214,176C196,190 176,194 156,192C146,204 142,222 146,246L134,250C126,226 128,198 140,182"
            "C160,172 180,164 200,150Z"
        )
        cut(plate, put(path(far_leg)), dim, 8 * k, 0.4)
        cut(plate, put(path("M133,248L147,244L150,262L128,264Z")), "#240a10")
    chest = (
        "M96,-30C130,-46 170,-30 200,0C236,34 290,50 350,60C400,70 450,96 480,130"
        "C420,150 330,160 270,170C240,180 214,184 196,178"
        "C170,170 160,140 158,112C154,84 140,60 120,44C104,30 92,-6 96,-30Z"
    )
    cut(plate, put(path(chest)), ink, 34 * k, 0.6)
    if legs:
        near_leg = (
            "M246,172C220,186 186,176 160,168C128,158 104,164 86,156C80,170 74,184 60,200L46,194"
            "C56,178 62,160 70,142C100,136 130,136 160,132C190,128 230,140 246,172Z"
        )
        cut(plate, put(path(near_leg)), mix(ink, "#ff8a40", 0.08), 12 * k, 0.5)
        cut(plate, put(path("M62,202L46,193C38,200 32,206 28,214L52,220Z")), "#240a10")
    for i, (at, up) in enumerate(((196, 6), (176, -12), (158, -26), (140, -36), (122, -42), (106, -44))):
        lock = f"{at - 12},{up + 10},2 {at + 22},{up - 14},24 {at + 84},{up - 24},22 {at + 160},{up + 2},2"
        cut(plate, put(tube(lock)), dim if i % 2 else mix(ink, "#ff8a40", 0.16), 8 * k, 0.3)
    cut(plate, put(path(HORSE_HEAD)), ink, 18 * k, 0.5)
    cut(plate, put(path("M92,-38L88,-66C98,-60 106,-50 108,-40Z")), dim, 4 * k)
    cut(plate, put(path("M60,-22C44,-15 26,-8 12,2C24,0 46,-4 66,-12Z")), mix(ink, "#ffb070", 0.4), opacity=0.6)
    cut(plate, put(stroke("M112,36C126,26 130,6 122,-10M64,-18C74,-30 90,-28 98,-16", 2.8)), darker(ink, 0.5))
    cut(plate, put(path("M2,25C14,25 28,23 44,22C34,30 22,36 9,38C4,34 2,30 2,25Z")), "#240a10")
    cut(plate, put(ellipse(11, 9, 7.4, 4.6, -50)), "#240a10")
    cut(plate, put(path("M70,-14C76,-22 88,-22 92,-14C86,-8 76,-8 70,-14Z")), "#1a0810", edge=0.1)
    with plate.shining(0.9):
        cut(plate, put(circle(78, -15, 2.4)), "#fff0c8")


def red_fury(plate: Plate) -> None:
    """A woman shouts; her red hair is a charge of horses; a very small man holds out a flower to her."""
    plate.sky([(0, "#1c2130"), (0.35, "#3f3a48"), (0.62, "#a8563c"), (0.78, "#f0a860"), (1, "#c06a40")])
    plate.at(0.9)
    for y, phase, ink in ((640, 0.4, "#7a4a44"), (690, 1.9, "#5a343a")):
        hill, _ = ridge(600, 900, y, 14, 1.6, phase)
        cut(plate, hill, ink, 10)
    plate.at(0.3)
    cut(plate, form("300,400! 350,330 440,280 520,210 620,150! 620,560! 440,480 350,440"), "#6a1216", 30)
    random = Random(11)
    for k in range(13):
        top = 30 + 32 * k
        way = ((520, 610, 30), (585, 470 + 4 * k, 50), (555, top + 150, 50), (450, top + 60, 40), (330, top + 30, 4))
        lock = " ".join(f"{x + random.uniform(-26, 26):.0f},{y:.0f},{wide}" for x, y, wide in way)
        cut(plate, tube(lock), mix("#7a1418", "#c8321f", random.random()), 16, 0.4)
    plate.at(0.1)
    herd = ((250, 96, 0.66, 14, "#8a1c1c"), (134, 184, 0.86, 8, "#a82420"), (300, 268, 0.76, 14, "#94201c"),
            (66, 346, 1.02, 5, "#c8361f"), (212, 476, 0.84, 12, "#b02a1e"))  # fmt: skip
    for x, y, size, turn, ink in herd:
        _horse(plate, x, y, size, turn, ink, y > 300)
    plate.at(0)
    _shouter(plate)
    plate.at(-0.15)
    near, _ = ridge(600, 900, 858, 8, 1.2, 0.3)
    cut(plate, near, "#2a1a20", 20)
    man = person("offer", "suit", "", "short", gaze=(60, -20), mood="fear", inks={"coat": "#3a4660", "legs": "#252e44"})
    hand = draw(plate, man, 104, 866, 0.62).anchors["hand"]
    cut(plate, line([(hand[0] + 2, hand[1] + 8), (hand[0] + 8, hand[1] - 18)], 3), "#6a8a4a")
    cut(plate, circle(hand[0] + 9, hand[1] - 22, 7), "#fff2d8", 3)


def _shouter(plate: Plate) -> None:
    """Her head in profile before the roots of the hair, and the locks that spring from her brow."""
    cut(plate, form("380,930! 404,884 446,858 500,846 580,846 640,880! 640,930!"), "#22252f", 40, 1)
    skin: dict[str, Colour] = {"skin": "#e0a47e", "hair": "#8a181a"}
    draw(plate, profile("shout"), 478, 560, 0.94, -6, True, inks=skin)
    cut(plate, form("410,930! 420,880 446,862 470,876 520,880 568,866 600,866 640,930!"), "#22252f", 30, 1)
    red: Colour = "#b02a1e"
    cap = (
        "M352,600C350,562 380,532 430,534C520,540 580,600 596,680C604,740 600,800 620,930H498C516,880 516,810 500,762"
        "C484,742 478,720 476,690C466,660 440,640 420,622C404,606 380,598 352,600Z"
    )
    cut(plate, path(cap), red, 22, 1)
    cut(plate, form("468,680 484,664 498,684 490,712 476,722 468,704"), "#e0a47e", 6, 0.5)
    cut(plate, stroke("M478,680C486,676 492,684 488,696", 2.6), "#a8624a")
    for lock in (
        "362,588,8 420,566,34 500,590,44 552,670,40 580,800,10", "374,572,8 430,548,36 520,556,52 590,620,30 620,740,6",
        "366,584,6 400,548,32 480,520,54 570,470,50 620,380,20",
        "380,560,6 430,524,34 500,480,50 580,400,40 620,320,10",
    ):  # fmt: skip
        cut(plate, tube(lock), mix("#8a181a", "#d03a22", 0.6), 14, 0.4)


SCENES.append(
    Story(
        draw=red_fury, palette="wine", operator="metamorphosis", setting="sky", season="autumn", framing="close",
        moods=("fury", "anger"), living=("woman", "horses", "man"), objects=("hair", "flower", "storm"),
        words={"colère/fury": 3, "cheval/horse": 3, "cheveux/hair": 3, "cri/scream": 2, "tempête/storm": 2,
               "galop/gallop": 2, "rouge/red": 2, "fleur/flower": 1, "pardon/apology": 2, "charge/charge": 1,
               "force/strength": 2, "indomptable/untamed": 2, "passion/passion": 1, "petit homme/small man": 1,
               "liberté/freedom": 1},
        fr="Une femme crie, et ses longs cheveux roux sont une charge de chevaux qui emplit le ciel d’orage ; devant "
           "elle, un homme minuscule tend une fleur.",
        en="A woman shouts, and her long red hair is a charge of horses that fills the stormy sky; before her a tiny "
           "man holds out a flower.",
    )
)  # fmt: skip


def _bird_legs(plate: Plate, ink: Colour) -> None:
    """Two legs of a wading bird, their knees bent backwards, scaly below."""
    shanks = "124,460,21 140,520,14 152,610,12 150,694,15", "374,470,21 362,530,14 350,610,12 354,684,15"
    toes = (
        "150,690,14 126,712,11 92,722,3|150,690,14 152,720,11 148,744,3|150,690,13 178,710,10 208,714,3",
        "354,680,14 330,702,11 298,708,3|354,680,14 360,708,11 358,730,3|354,680,13 380,698,10 410,700,3",
    )
    thighs = (
        "M170,344C150,380 124,412 112,452C112,470 128,476 138,466C158,436 192,404 220,366Z",
        "M288,366C316,398 346,436 362,474C370,484 386,480 386,464C376,424 348,390 332,352Z",
    )
    scales = ("".join(f"M{x - 6:.0f},{y}q6,5 12,0" for x, y in ((140, 540), (144, 562), (147, 584), (149, 606),
              (150, 628), (150, 650), (149, 672))),
              "".join(f"M{x - 6:.0f},{y}q6,5 12,0" for x, y in ((359, 546), (355, 568), (352, 590), (350, 612),
              (351, 634), (352, 656))))  # fmt: skip
    for shank, toe, thigh, scale in zip(shanks, toes, thighs, scales, strict=True):
        cut(plate, "".join(limb(way) for way in toe.split("|")), ink, 6, 0.6)
        shin = cut(plate, limb(shank), ink, 8, 0.6)
        cut(plate, stroke(scale, 2), darker(ink, 0.45), clip=shin)
        cut(plate, path(thigh), mix(ink, "#7a6a5c", 0.2), 14, 0.6)


def _house(plate: Plate) -> None:
    """A house on long wooden legs, stooping, one shutter closed, its doormat a tongue."""
    wood: Colour = "#4a3a3c"
    turn, x, y = 7.0, 250, 372

    def put(shape: str) -> str:
        return place(shape, x, y, 1, turn)

    _bird_legs(plate, darker(wood, 0.15))
    cut(plate, put(rectangle(70, -262, 34, 84)), "#5a3a3a", 10)
    cut(plate, put(rectangle(64, -270, 46, 14)), "#46302f", 4)
    front = cut(plate, put(polygon([(-128, 0), (-134, -146), (0, -246), (134, -146), (128, 0)])), "#7d7f86", 16, 1)
    boards = "".join(rectangle(-140, -14 - 19 * k, 280, 2.4) for k in range(12))
    cut(plate, put(boards), "#5c5f6b", clip=front)
    roof = path("M-164,-118L-12,-262Q0,-270 12,-262L164,-118L148,-102L0,-226L-148,-102Z")
    cut(plate, put(roof), "#2c2a3c", 10, 1)
    cut(plate, put(rectangle(-96, -124, 62, 66)), "#3f4048", 4)
    cut(plate, put(rectangle(-92, -120, 26, 58) + rectangle(-64, -120, 26, 58)), "#45566a", 5, 0.5)
    slats = "".join(rectangle(-89, -113 + 8 * k, 20, 2.6) + rectangle(-61, -113 + 8 * k, 20, 2.6) for k in range(6))
    cut(plate, put(slats), "#2c3848")
    cut(plate, put(rectangle(36, -126, 68, 70)), "#3f3a38", 5)
    with plate.shining(1.5):
        cut(plate, put(rectangle(41, -121, 58, 60)), "#fff3b4")
    bars = line([(70, -121), (70, -61)], 4) + line([(41, -92), (99, -92)], 4)
    cut(plate, put(bars), "#4a3a30")
    watcher = circle(72, -86, 9) + path("M50,-61C50,-76 60,-79 72,-79C84,-79 94,-76 94,-61Z")
    watcher += rectangle(64, -113, 16, 20) + rectangle(57, -95, 30, 4)
    cut(plate, put(watcher), "#2a1a1c")
    cut(plate, put(path("M-40,0V-42C-40,-66 -24,-76 0,-76C24,-76 40,-66 40,-42V0Z")), "#120e18", 4)
    cut(plate, put(rectangle(-136, -4, 272, 16)), "#3c3338", 6, 1)
    carpet = form("220,366! 224,400 232,440 226,486 240,530 274,566! 318,532! 288,500 280,470 284,430 276,396 272,364!")
    tongue = cut(plate, carpet, "#b8302a", 6, 1)
    edges = "M228,366C236,420 240,440 234,484C238,524 252,540 282,560"
    edges += "M264,364C270,410 276,430 272,470C274,502 290,516 312,538"
    cut(plate, stroke(edges, 4), "#e0a24a", clip=tongue)
    fringe = "".join(f"M{274 + 5.5 * k:.1f},{566 - 4.25 * k:.1f}l7,10" for k in range(9))
    cut(plate, stroke(fringe, 2.4), "#e0a24a")


def _bride(plate: Plate) -> None:
    """She crouches in the corn, her back to us, and looks round; her train lies where the light will find it."""
    linen, skin = "#f4f0e4", "#c58e6c"
    train = cut(
        plate,
        path(
            "M462,800C430,814 404,804 376,792C350,782 326,800 292,788C256,774 226,754 168,764C178,776 176,784 152,790"
            "C168,798 168,808 140,816C160,824 160,834 146,844C166,848 172,856 166,868"
            "C240,862 330,884 400,920H620V840C590,812 540,796 500,796Z"
        ),
        linen, 9, 0.8,
    )  # fmt: skip
    pleats = "M440,812C384,830 262,838 150,818M446,836C384,864 262,866 152,846M310,794C268,806 222,800 160,788"
    cut(plate, stroke(pleats, 3), "#aaa692", clip=train, edge=0.1, opacity=0.7)
    plate.veil(form("330,796! 250,774 186,772 150,816 190,862! 300,868"), "#fff4c8", 0.3, 8, 1.4, clip=train)
    with plate.shining(0.2):
        skirt = "M470,792C440,820 414,866 404,930H630C624,880 600,826 566,790C536,800 500,802 470,792Z"
        cut(plate, path(skirt), linen, 26, 0.8)
        folds = "M484,800C464,840 452,880 448,920M514,804C506,850 504,880 506,920M546,800C560,840 566,880 568,920"
        cut(plate, stroke(folds, 3), "#b9b5a2")
        where = (551, 618, 0.34, 9, True)
        draw(plate, profile("awake"), *where, inks={"skin": skin, "hair": "#2c1a1c"})
        back = "M490,702C504,714 528,714 542,698C562,704 574,722 576,744C576,764 570,782 566,796"
        back += "C536,808 500,808 470,796C468,776 460,756 460,738C462,722 472,710 490,702Z"
        cut(plate, path(back), linen, 20, 0.8)
        arm = "M480,708C462,710 448,728 440,752C434,770 428,784 424,796C420,812 434,820 446,814C460,806 472,796 480,788"
        arm += "L472,768C474,748 484,734 490,722Z"
        cut(plate, path(arm), linen, 12, 0.8)
        cut(plate, stroke("M472,768C466,776 460,780 454,782", 2.4), "#b9b5a2")
    cut(plate, "".join(circle(524 + 0.8 * k, 724 + 12 * k, 2.6) for k in range(6)), "#b9b5a2")
    _bridal_hair(plate, where)
    veil = "M580,660C596,660 606,700 612,760C616,810 618,860 626,900H560"
    veil += "C566,840 560,770 552,706C560,700 568,680 580,660Z"
    plate.veil(path(veil), "#f4f2ea", 0.5, 1.5, 0.4)


def _bridal_hair(plate: Plate, where: tuple[float, float, float, float, bool]) -> None:
    hair = (
        "M148,64C146,24 112,-12 60,-12C10,-12 -34,20 -42,76C-70,78 -88,104 -82,134C-76,166 -46,180 -18,168"
        "C2,170 14,156 22,140C20,122 30,108 44,106C54,108 60,116 62,124C70,100 92,76 148,64Z"
    )
    cut(plate, place(path(hair), *where), "#2c1a1c", 9, 0.4)
    locks = "M130,50C90,30 30,40 -30,110M100,16C60,4 10,20 -30,80M-70,110C-60,92 -40,92 -28,104"
    cut(plate, place(stroke(locks, 4), *where), "#5a3c38", opacity=0.8)
    ear = "M32,124C34,108 56,104 62,122C66,142 54,158 46,160C38,158 32,144 32,124Z"
    cut(plate, place(path(ear), *where), "#b57e5e", 4)
    for k, (x, y) in enumerate(((118, 12), (96, 0), (70, -5), (42, -4), (16, 4), (-8, 19), (-26, 40))):
        cut(plate, place(circle(x, y, 14 - 2 * (k % 2)), *where), "#f2d8cc" if k % 2 else "#fff6ec", 3, 0.3)


def the_house_seeks(plate: Plate) -> None:
    """A house on long legs searches the corn with its lit window; a bride crouches there, her train in the light."""
    random = Random(8)
    plate.sky([(0, "#182a50"), (0.3, "#26446e"), (0.55, "#4a6076"), (0.68, "#a8a888"), (0.74, "#cfc48c")])
    plate.at(0.95)
    for y, phase, ink in ((628, 0.7, "#46566a"), (650, 2.4, "#38465a")):
        hill, _ = rolling(y, 12, 1.7, phase)
        cut(plate, hill, ink, 8)
    cut(
        plate,
        gable(412, 642, 22, 16, 16) + rectangle(430, 598, 12, 44) + polygon([(428, 598), (436, 562), (444, 598)]),
        "#2c384c",
    )
    plate.at(0.35)
    field, _ = rolling(676, 6, 1.3, 1.4)
    cut(plate, field, "#8a7a46", 14, bottom=("#4a4430", 160))
    rows = "".join(
        line([(x, y), (x + random.uniform(-5, 5), y - 12 - (y - 676) * 0.1)], 1.6 + (y - 676) / 90)
        for x, y in ((random.uniform(-10, 610), 690 + 200 * random.random() ** 1.2) for _ in range(430))
    )
    cut(plate, rows, "#c2a85a")
    plate.at(0.1)
    smoke = limb("372,122,14 388,92,26 352,70,34 372,40,44 440,34,46 500,60,30 560,50,10")
    plate.veil(smoke, "#7a8aa4", 0.6, 6, 0.35)
    _house(plate)
    pool = plate.mask(ellipse(214, 806, 164, 46, -3))
    plate.veil(polygon([(296, 266), (352, 272), (376, 802), (54, 796)]), "#fff0b0", 0.42, 6, 1.1)
    plate.veil(pool, "#f0d070", 0.75, 6, 0.95)
    with plate.shining(0.9):
        cut(plate, rows, "#fff0b4", clip=pool, opacity=0.8)
    plate.at(0)
    _bride(plate)
    plate.at(-0.3)
    _corn(plate, random, 16, (910, 950), (390, 630), 96, "#6a5c34")
    plate.at(-0.75)
    _corn(plate, random, 22, (900, 960), (-20, 400), 150, "#14160f")
    _corn(plate, random, 12, (930, 960), (400, 630), 110, "#14160f")


def _corn(plate: Plate, random: Random, count: int, foot: tuple[float, float], across: tuple[float, float], tall: float,
          ink: Colour) -> None:  # fmt: skip
    """Ears of corn on bowed stalks."""
    stalks = ears = ""
    for _ in range(count):
        x, y, high, bow = (
            random.uniform(*across),
            random.uniform(*foot),
            tall * random.uniform(0.7, 1.15),
            random.uniform(-18, 18),
        )
        stalks += stroke(f"M{x:.0f},{y:.0f}Q{x:.0f},{y - high * 0.6:.0f} {x + bow:.0f},{y - high:.0f}", 2.6)
        for k in range(7):
            side = 1 if k % 2 else -1
            left, up = x + bow * (1 + 0.09 * k), y - high - 6.5 * k
            ears += ellipse(left + 3 * side, up, 2.6, 5.6, 22 * side)
            if k > 3:
                ears += line([(left + 3 * side, up - 3), (left + 8 * side + bow * 0.2, up - 26)], 1.1)
    cut(plate, stalks + ears, ink, 3)


SCENES.append(
    Story(
        draw=the_house_seeks, palette="moss", operator="inversion", setting="sky", season="summer",
        framing="below", moods=("fear", "dark"), flags=("night",), living=("bride", "house on legs"),
        objects=("window", "corn", "carpet", "train", "church"),
        words={"mariée/bride": 3, "fuite/flight": 3, "se cacher/hiding": 3, "peur/fear": 2, "projecteur/searchlight": 2,
               "mariage/wedding": 2, "robe blanche/white dress": 2, "champ de blé/cornfield": 2, "langue/tongue": 1,
               "maison/house": 2, "échasses/stilts": 1, "foyer/home": 1, "ogre/ogre": 1, "évasion/escape": 2,
               "traque/manhunt": 1, "regret/second thoughts": 1},
        fr="Au crépuscule, une maison sur de longues pattes fouille les blés de la lumière de sa fenêtre, "
           "où se tient une silhouette ; un tapis rouge pend de sa porte. Une mariée se tapit, sa traîne éclairée.",
        en="At nightfall a house on long legs searches the corn with the light of its window, where a silhouette "
           "stands; a red carpet hangs from its door. A bride crouches, her train in the light.",
    )
)  # fmt: skip
