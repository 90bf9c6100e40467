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
from art.story._fury import horse, shouter

SCENES: list[Scene] = []


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
    for k in range(1, 14):
        top = 30 + 32 * k
        way = ((520, 610, 30), (585, 470 + 4 * k, 50), (555, top + 150, 50), (450, top + 60, 40), (330, top + 30, 4))
        lock = " ".join(f"{x + random.uniform(-26, 26):.0f},{y:.0f},{wide}" for x, y, wide in way)
        cut(plate, tube(lock), mix("#7a1418", "#c8321f", random.random()), 16, 0.4)
    plate.at(0.1)
    herd = ((246, 50, 0.62, 12, "#8a1c1c"), (116, 166, 0.78, 9, "#a82420"), (40, 328, 0.9, 8, "#c8361f"),
            (206, 484, 0.66, 14, "#b02a1e"))  # fmt: skip
    for x, y, size, turn, ink in herd:
        horse(plate, (x, y, size, turn), ink)
    plate.at(0)
    _shouter(plate)
    plate.at(-0.15)
    near, _ = ridge(600, 900, 858, 8, 1.2, 0.3)
    cut(plate, near, "#2a1a20", 20)
    man = person("offer", "suit", "", "short", gaze=(60, -20), mood="fear", hands=("hold", "hold"),
                 inks={"coat": "#3a4660", "legs": "#252e44"})  # fmt: skip
    hand = draw(plate, man, 104, 866, 0.62).anchors["hand"]
    cut(plate, line([(hand[0] + 6, hand[1] + 5), (hand[0] + 10, hand[1] - 20)], 3), "#6a8a4a")
    cut(plate, circle(hand[0] + 11, hand[1] - 24, 7), "#fff2d8", 3)


def _shouter(plate: Plate) -> None:
    """Her head before the roots of the hair, and the locks that spring from her brow."""
    cut(plate, form("380,930! 404,884 446,858 500,846 580,846 640,880! 640,930!"), "#22252f", 40, 1)
    shouter(plate)
    cut(plate, form("410,930! 420,880 446,862 470,876 520,880 568,866 600,866 640,930!"), "#22252f", 30, 1)
    red: Colour = "#b02a1e"
    cap = (
        "M352,600C350,562 380,532 430,534C520,540 580,600 596,680C604,740 600,800 620,930H498C516,880 516,810 500,762"
        "C484,742 478,720 476,690C466,660 440,640 420,622C404,606 380,598 352,600Z"
    )
    cut(plate, path(cap), red, 22, 1)
    for lock in (
        "392,596,6 446,618,34 482,690,40 508,790,44 560,930,30",
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
        fr=(
            "Une femme crie, et ses longs cheveux roux sont une charge de chevaux qui emplit le ciel du soir ; "
            "devant elle, un homme minuscule tend une fleur."
        ),
        en=(
            "A woman shouts, and her long red hair is a charge of horses that fills the evening sky; before her "
            "a tiny man holds out a flower."
        ),
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
    for fold in (
        "450,808,2 370,826,9 260,822,13 136,817,5", "452,834,2 372,862,10 260,850,14 140,846,5",
        "372,800,1 300,804,7 220,792,10 148,790,4", "440,868,2 390,886,10 300,876,12 200,862,3",
    ):  # fmt: skip
        plate.veil(limb(fold), "#6f7890", 0.75, 3.2, 0, clip=train)
    plate.veil(form("330,796! 250,774 186,772 150,816 190,862! 300,868"), "#fff4c8", 0.3, 8, 1.4, clip=train)
    with plate.shining(0.2):
        skirt = "M482,792C446,816 414,866 404,930H640C632,880 606,820 558,790C536,802 506,802 482,792Z"
        cut(plate, path(skirt), linen, 26, 0.8)
        folds = "M484,800C464,840 452,880 448,920M514,804C506,850 504,880 506,920M546,800C560,840 566,880 568,920"
        cut(plate, stroke(folds, 3), "#b9b5a2")
        where = (549, 602, 0.34, 12, True)
        _bridal_face(plate, where, skin)
        other = "M550,702C574,708 588,728 594,754C598,774 596,792 588,796C578,798 566,790 558,776Z"
        cut(plate, path(other), linen, 12, 0.4)
        back = "M490,702C504,714 528,714 542,698C560,704 570,718 571,738C571,760 562,780 558,798"
        back += "C536,807 506,807 482,798C479,776 469,758 467,738C467,722 474,710 490,702Z"
        cut(plate, path(back), linen, 14, 0.8)
        cut(plate, path("M480,788C506,797 536,797 560,788L559,801C536,810 506,810 481,801Z"), "#cfc8b2", 3, 0.3)
        arm = "M480,708C462,710 448,728 440,752C434,770 428,784 424,796C420,812 434,820 446,814C460,806 474,798 486,792"
        arm += "L482,768C480,748 486,734 492,722Z"
        cut(plate, path(arm), linen, 12, 0.8)
        cut(plate, stroke("M480,770C472,778 464,782 456,784", 2.4), "#b9b5a2")
    cut(plate, "".join(circle(524 + 0.8 * k, 724 + 12 * k, 2.6) for k in range(6)), "#b9b5a2")
    _bridal_hair(plate, where)
    veil = "M580,660C596,660 606,700 612,760C616,810 618,860 626,900H560"
    veil += "C566,840 560,770 552,706C560,700 568,680 580,660Z"
    plate.veil(path(veil), "#f4f2ea", 0.5, 1.5, 0.4)


def _bridal_face(plate: Plate, where: tuple[float, float, float, float, bool], skin: Colour) -> None:
    """A face in profile lifted to the house, and a neck that widens into the shoulders."""

    def put(shape: str) -> str:
        return place(shape, *where)

    neck = "M-14,110C0,190 2,240 -18,270C-32,286 -60,292 -80,300L-60,350L130,330C104,316 86,292 82,262L78,120Z"
    cut(plate, put(path(neck)), mix(skin, "#6a3c3a", 0.22), 9, 0.2)
    face = (
        "M60,0C100,-6 138,10 148,52C152,72 145,82 147,94C150,108 171,128 180,143C183,151 177,156 166,157"
        "C160,158 159,162 161,168C167,171 171,176 169,181C166,184 159,184 157,186C162,188 166,193 164,198"
        "C161,203 153,204 152,210C152,218 158,224 155,235C150,248 130,249 112,243C86,234 58,210 46,168L0,110"
        "C-14,50 20,6 60,0Z"
    )
    whole = cut(plate, put(path(face)), skin, 5, 0.3)
    lips = "M141,185C149,183 155,178 161,169C167,171 171,176 169,181C166,184 159,184 157,186C162,188 166,193 164,198"
    lips += "C158,201 148,196 141,185Z"
    cut(plate, put(path(lips)), mix(skin, "#8a2a2a", 0.5))
    cut(plate, put(path("M110,108C118,97 133,94 142,101C141,109 138,114 133,115C125,116 117,113 110,108Z")), "#f6ead2")
    cut(plate, put(circle(135, 105, 7.4)), "#2a1216", clip=whole)
    cut(plate, put(stroke("M106,110C116,97 131,92 144,100", 4.4)), "#2a1216", edge=0.1)
    cut(plate, put(path("M100,84C114,70 130,64 146,68C132,72 118,78 103,91Z")), "#2c1a1c")
    cut(plate, put(stroke("M154,153C155,146 161,143 167,147", 3)), darker(skin, 0.45), edge=0.1)


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
    plate.sky([(0, "#24407a"), (0.3, "#2f5688"), (0.55, "#4a6076"), (0.68, "#a8a888"), (0.74, "#cfc48c")])
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
    _corn(plate, random, 9, (910, 950), (390, 630), 84, "#6a5c34")
    plate.at(-0.75)
    _corn(plate, random, 22, (900, 960), (-20, 400), 150, "#14160f")
    _corn(plate, random, 6, (930, 960), (400, 630), 84, "#14160f")


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
