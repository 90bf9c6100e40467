"""Story cards of fury and fear: a rage of horses, a house that looks for its bride."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from art.colour import Colour, mix
from art.motif import cut, draw
from art.motifs.beasts_tame import horse_head
from art.motifs.curves import form, limb, tube
from art.motifs.heads import Mood, head
from art.motifs.people import person, posed
from art.motifs.puppet import POSES
from art.motifs.terrain import rolling
from art.press import Plate, darker
from art.scene import Scene, Story
from art.shapes import circle, ellipse, gable, line, path, place, polygon, rectangle, ridge, stroke

SCENES: list[Scene] = []


def _horse(plate: Plate, x: float, y: float, k: float, turn: float, ink: Colour) -> None:
    """A horse of hair charging to the left, its neck lost in the locks behind it."""

    def put(shape: str) -> str:
        return place(shape, x, y, k, turn)

    far = tube("150,108,52 108,142,34 70,148,24") + tube("70,148,22 76,188,14 92,212,12")
    near = tube("112,90,54 58,106,36 12,98,25") + tube("12,98,23 2,134,15 -12,162,12")
    cut(plate, put(far), darker(ink, 0.4), 10 * k, 0.4)
    cut(plate, put(near), darker(ink, 0.15), 10 * k, 0.4)
    hooves = form("84,206! 100,204! 112,224! 90,228!") + form("-20,158! -4,156! -6,178! -30,176!")
    cut(plate, put(hooves), "#2a0c12", 4 * k)
    for i, (at, up) in enumerate(((140, 2), (112, -14), (86, -24), (60, -28), (36, -26), (12, -22))):
        tuft = f"{at - 6},{up + 20},4 {at + 22},{up - 12},24 {at + 80},{up - 16},16 {at + 150},{up + 20},2"
        cut(plate, put(tube(tuft)), darker(ink, 0.3) if i % 2 else mix(ink, "#ff7a30", 0.12), 8 * k, 0.3)
    cut(plate, put(tube("4,4,44 50,2,62 104,26,90 180,68,116 270,104,96 370,140,40")), ink, 30 * k, 0.6)
    skull = horse_head().inked(body=ink, shade=darker(ink, 0.3), belly=mix(ink, "#ffb070", 0.5), dark="#1a0810")
    draw(plate, skull, x, y, k * 1.25, turn - 14, True, shadow=0.4)


def red_fury(plate: Plate) -> None:
    """A woman shouts; her red hair is a charge of horses; a very small man holds out a flower to her."""
    plate.sky([(0, "#1c2130"), (0.35, "#3f3a48"), (0.62, "#a8563c"), (0.78, "#f0a860"), (1, "#c06a40")])
    plate.at(0.9)
    for y, phase, ink in ((640, 0.4, "#7a4a44"), (690, 1.9, "#5a343a")):
        hill, _ = ridge(600, 900, y, 14, 1.6, phase)
        cut(plate, hill, ink, 10)
    plate.at(0.3)
    random = Random(11)
    for k in range(13):
        top = 40 + 34 * k
        way = ((470, 600, 20), (565, 470 + 4 * k, 44), (525, top + 150, 46), (400, top + 60, 34), (250, top + 40, 4))
        lock = " ".join(f"{x + random.uniform(-34, 34):.0f},{y:.0f},{wide}" for x, y, wide in way)
        cut(plate, tube(lock), mix("#7a1418", "#c8321f", random.random()), 16, 0.4)
    plate.at(0.1)
    herd = ((300, 84, 0.62, 6, "#8a1c1c"), (190, 170, 0.82, 2, "#a82420"), (330, 268, 0.78, 8, "#94201c"),
            (120, 316, 1.0, -3, "#c8361f"), (250, 430, 0.84, 4, "#b02a1e"))  # fmt: skip
    for x, y, size, turn, ink in herd:
        _horse(plate, x, y, size, turn, ink)
    plate.at(0)
    cut(plate, form("330,930! 344,830 400,780 470,770 560,790 640,860! 640,930!"), "#22252f", 40, 1)
    shout = Mood(0.8, 3.0, -1.8, -1.6, gap=3.6, wide=1.15, iris=0.8, blush=0)
    skull = head((-56, -12), shout, "short", face="long")
    draw(plate, skull, 448, 660, 6.2, -8, inks={"skin": "#dda07c", "hair": "#a8241c"})
    for lock in (
        "430,556,30 500,548,62 560,600,60 590,700,30 600,800,6", "470,566,30 540,560,50 590,640,44 604,740,8",
        "420,566,20 470,530,52 560,500,60 610,420,20", "400,580,10 440,546,36 510,520,44 590,470,10",
    ):  # fmt: skip
        cut(plate, tube(lock), mix("#8a181a", "#c8321f", 0.5), 14, 0.4)
    plate.at(-0.15)
    near, _ = ridge(600, 900, 858, 8, 1.2, 0.3)
    cut(plate, near, "#2a1a20", 20)
    man = person("offer", "suit", "", "short", gaze=(60, -20), mood="fear", inks={"coat": "#3a4660", "legs": "#252e44"})
    hand = draw(plate, man, 104, 866, 0.62).anchors["hand"]
    cut(plate, line([(hand[0] + 2, hand[1] + 8), (hand[0] + 8, hand[1] - 18)], 3), "#6a8a4a")
    cut(plate, circle(hand[0] + 9, hand[1] - 22, 7), "#fff2d8", 3)


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


def _house(plate: Plate) -> None:
    """A house on long wooden legs, stooping, one shutter closed, its doormat a tongue."""
    wood: Colour = "#4a3a3c"
    turn, x, y = 7.0, 250, 372

    def put(shape: str) -> str:
        return place(shape, x, y, 1, turn)

    for way in (
        "178,350,26 120,452,22 148,470,26 176,560,18 150,700,15",
        "318,360,26 372,470,22 346,488,26 330,580,18 352,690,15",
    ):
        cut(plate, limb(way), darker(wood, 0.25), 10, 0.6)
    claws = "150,690,15 126,716,11 96,722,5|150,690,15 152,722,11 146,740,5|150,690,14 178,714,11 202,714,4"
    claws += "|352,680,15 330,702,11 304,706,5|352,680,15 358,710,11 356,724,5|352,680,14 378,702,11 402,700,4"
    cut(plate, "".join(limb(claw) for claw in claws.split("|")), darker(wood, 0.25), 6, 0.6)
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
    """She crouches in the corn and looks back; her train lies where the light will find it."""
    bride = posed(
        replace(POSES["kneel"], lean=20, stoop=14),
        "gown",
        "",
        "bun",
        hand_at=(30, -84),
        other_hand_at=(36, -76),
        hands=("fist", "fist"),
        gaze=(-58, -20),
        mood="fear",
        face="oval",
        inks={"coat": "#f0ede4", "trim": "#d8d6cc", "hair": "#2c1a1c", "skin": "#c58e6c", "legs": "#c58e6c"},
    )
    with plate.shining(0.2):
        x, y = draw(plate, bride.motif, 440, 902, 1.9).anchors["top"]
    veil = form("4,6! 24,2 46,34 62,90 100,170! 64,190 36,140 30,60")
    plate.veil(place(veil, x, y), "#f4f2ea", 0.55, 1.5, 0.4)
    for k in range(5):
        cut(plate, circle(x - 12 + 7 * k, y + 9 - 5 * (k % 2) - k, 4.2), "#f2d8cc", 3, 0.4)
    train = cut(
        plate,
        form(
            "468,822! 420,816 360,824 300,802 250,774 196,762! 208,782 178,790 196,806 166,816 188,830 168,846 "
            "200,860! 250,852 310,866 380,894 470,900!"
        ),
        "#f6f2e6", 16, 0.8,
    )  # fmt: skip
    valleys = ("208,782,10 270,804,6 350,834,1", "196,806,12 280,824,7 380,852,1", "188,830,12 270,840,7 370,872,1")
    cut(plate, "".join(limb(valley) for valley in valleys), "#b3b09c", clip=train)
    plate.veil(form("330,806! 250,774 196,762 166,816 200,860! 290,858"), "#fff4c8", 0.3, 8, 1.4, clip=train)


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
        gable(500, 640, 22, 16, 16) + rectangle(538, 596, 12, 44) + polygon([(536, 596), (544, 560), (552, 596)]),
        "#2c384c",
    )
    plate.at(0.35)
    field, _ = rolling(676, 6, 1.3, 1.4)
    cut(plate, field, "#8a7a46", 14, bottom=("#4a4430", 160))
    rows = "".join(
        line([(x, y), (x + random.uniform(-5, 5), y - 12 - (y - 676) * 0.1)], 1.6 + (y - 676) / 90)
        for x, y in ((random.uniform(-10, 610), 690 + 200 * random.random() ** 1.2) for _ in range(620))
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
    _corn(plate, random, 40, (890, 950), (380, 640), 128, "#6a5c34")
    plate.at(-0.75)
    _corn(plate, random, 40, (900, 960), (-20, 630), 150, "#14160f")


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
        ears += "".join(
            ellipse(x + bow * (1 + 0.12 * k) + (3 if k % 2 else -3), y - high - 6 * k, 3.4, 6, 24 if k % 2 else -24)
            for k in range(6)
        )
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
