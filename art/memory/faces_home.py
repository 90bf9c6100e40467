"""Memory cards with a face close by: at home."""

from __future__ import annotations

import math
from random import Random

from art.colour import mix
from art.memory._calm import Calm, squashed
from art.memory._early import HIGH, LOW, Card, chequers, knit, rope, stripes
from art.memory._late import along, bricks
from art.memory._profiles import ear, hair, profile, toque
from art.motif import Motif, Piece
from art.motifs.beasts_tame import GINGER, cat_asleep
from art.motifs.curves import band, blob, clipped, curve, form, limb, plume
from art.motifs.things import ARMCHAIR
from art.press import Plate
from art.scene import Memory, Scene
from art.shapes import circle, ellipse, line, path, place, polygon, rectangle, ring, stroke

SCENES: list[Scene] = []


def _yarn(card: Card, x: float, y: float, size: float) -> None:
    ball = circle(x, y, size)
    inside = card.cut(ball, "#e23c36", 60, 1.4)
    turns = ""
    for turn, bend in ((20, 0.9), (74, 0.7), (-38, 0.8)):
        for k in range(-3, 4):
            at = k * size * 0.16
            top = at - size * bend * 0.5
            one = f"M{-size},{at}C{-size * 0.4:.0f},{top:.0f} {size * 0.4:.0f},{top:.0f} {size},{at}"
            turns += place(stroke(one, 3.2), x, y + size * 0.2, 1, turn)
    card.flat(turns, "#8f1a22", inside, 0.75)


def _thimble(card: Card, x: float, y: float) -> None:
    """It stands on (x, y) upside down and holds a candle end."""
    card.cut(limb(f"{x},{y - 96},30 {x},{y - 70},31 {x},{y - 50},31"), "#fbe6bc", 12, 0.4)
    cup = path(f"M{x - 40},{y - 66}C{x - 36},{y - 30} {x - 30},{y - 12} {x - 24},{y - 4}Q{x},{y + 6} {x + 24},{y - 4}"
               f"C{x + 30},{y - 12} {x + 36},{y - 30} {x + 40},{y - 66}Q{x},{y - 54} {x - 40},{y - 66}Z")  # fmt: skip
    card.cut(cup, "#9a8078", 20, 0.8)
    dents = "".join(circle(x + a * (9.5 - 0.9 * b), y - 46 + 11 * b, 2.6) for a in (-2, -1, 0, 1, 2) for b in range(4))
    card.flat(dents, "#4a2c2c")
    card.flat(stroke(f"M{x - 39},{y - 62}Q{x},{y - 50} {x + 39},{y - 62}", 6), "#d8c0a4")
    with card.plate.shining(1):
        card.flat(_flame(x, y - 96, 62), "#ffb347")
        card.flat(_flame(x, y - 98, 34), "#fff3cf")


def mothers_sleeve(plate: Plate) -> None:
    card = Card(plate, "#b4512b", "#34161f", "#f6e2bb", "#d8282a", fade=200, skin="#eab994", hair="#5a2a1c")
    plate.at(0.3)
    card.flat(stripes(90, 26, 60, 10), "deep", opacity=0.35)
    plate.at(0.1)
    card.cut(rectangle(-20, HIGH - 10, 250, 26, 4), "#7a3a22", 8, 1.2)
    card.cut(path(f"M176,{HIGH + 14}h22v22c0,30 -22,40 -40,44v-16c12,-6 18,-16 18,-28Z"), "#5e2a1c", 6, 0.8)
    _thimble(card, 104, HIGH - 10)
    mother = "".join(part.outline for part in (profile("woman"), hair("swept")))
    mother = place(mother + circle(-104, -92, 40), 398, 226, 1.3, -16, True)
    shadow = mother + blob("330,700! 372,520 430,430 500,380 560,384 640,430! 640,760!")
    plate.shadow(shadow, 0.75, 3.5)
    plate.veil(shadow, "#5a1c18", 0.5, 3, 0)
    plate.at(0)
    card.cut(path(f"M-20,700C160,690 420,700 620,{LOW}V930H-20Z"), "#b5582f", 0, 0.6)
    # The sleeve comes from a shoulder beyond the sheet and lies on the ground.
    course = "400,612,262 500,596,286 620,560,310 780,500,330"
    sleeve = limb(course)
    card.cut(sleeve, "light", 110, 1.6)
    stitches = "".join(
        place(knit(-168, -10, 9, 1, 42), x, y, 1, math.degrees(math.atan2(dy, dx)) + 90)
        for x, y, dx, dy, _ in along(course, 25)
    )
    card.flat(clipped(stitches, sleeve), "#cf9a62")
    cuff = band([(316, 624), (370, 622), (428, 612)], (108, 122, 128))
    card.cut(cuff, "accent", 60, 1.4)
    ribs = "".join(curve(f"300,{624 + k * 21.5} 370,{622 + k * 24.5} 440,{611 + k * 25.6}", 5.5) for k in range(-6, 7))
    card.flat(clipped(ribs, cuff), "#9c1d26")
    hole = ellipse(318, 624, 34, 107)
    card.cut(ellipse(316, 624, 40, 113), "accent", 9, 0)
    card.cut(hole, "#3c0f14", 0, 0)
    _yarn(card, 104, 724, 116)
    shown = plate.mask(path("M-40,-40H318V960H-40Z") + hole)
    head = (178, 592, 1.2, -74, False)
    for part in (profile("child"), hair("short"), ear()):
        card.put(part, *head, clip=shown, shadow=0.6, skin="skin", hair="hair", dark="dark")
    shirt = blob("266,560! 282,600 282,650 262,700! 300,716 360,730! 360,520! 300,540")
    card.cut(shirt, "#fbe6c4", 22, 0.6, clip=shown)
    card.flat(stroke("M276,566C292,604 292,650 274,694", 3), "#c98a5a", shown)
    plate.at(-0.05)
    for x, y, r, turn in ((300, 838, 46, 10), (414, 796, 40, -20), (520, 838, 44, 30)):
        card.cut(squashed(circle(0, 0, r), x, y + 5, 1, 0.7), "#9c1d26", 6)
        card.cut(squashed(circle(0, 0, r), x, y, 1, 0.7), "#ea4a40", 12, 0)
        card.flat(squashed(ring(0, 0, r * 0.74, r * 0.09), x, y, 1, 0.7), "dark", opacity=0.7)
        holes = "".join(circle(a * r * 0.22, b * r * 0.22, r * 0.1) for a in (-1, 1) for b in (-1, 1))
        card.flat(squashed(holes, x, y, 1, 0.7, turn), "dark")
    thread = f"150,808 200,850 250,850 300,838 360,826 414,796 470,800 520,838 570,800 580,700 620,{LOW}"
    card.grain(place(curve(thread, 7), 3, 6), "dark", 0.6, 2)
    card.flat(curve(thread, 6), "accent")


SCENES.append(
    Memory(
        draw=mothers_sleeve, age="childhood", hue="rust", shape="sleeve", count=3, direction="left",
        moods=("tender", "wistful"), living=("mother’s shadow", "child"),
        objects=("sleeve", "thimble", "candle", "button", "thread", "ball of wool"),
        words={
            "mère/mother": 3, "manche/sleeve": 3, "laine/wool": 2, "tricot/knitting": 2, "fil/thread": 2,
            "ombre/shadow": 3, "enfant/child": 2, "sommeil/sleep": 3, "dé à coudre/thimble": 1, "bouton/button": 2,
            "bougie/candle": 2, "trois/three": 1, "pelote/ball of wool": 1, "chaleur/warmth": 2, "protéger/protect": 2,
            "veiller/watch over": 2,
        },
        fr=(
            "Un enfant dort, la tête sur une pelote rouge, le corps dans une énorme manche de laine ; une "
            "bougie brûle dans un dé à coudre, l’ombre d’une femme se penche au mur ; un fil rouge, trois "
            "boutons."
        ),
        en=(
            "A child asleep, head on a ball of red wool, body inside an enormous knitted sleeve; a candle "
            "burns in a thimble, the shadow of a woman bends over on the wall; a red thread runs between "
            "three buttons."
        ),
    )
)  # fmt: skip


def _terrier() -> Motif:
    """A dog that looks out of a window, its eyes and its muzzle to the right: the bridge of its nose at (0, 0)."""
    skull = form("4,-84 -40,-78 -70,-44 -76,2 -58,42 -24,62 22,66 58,50 76,10 72,-40 46,-76")
    patch = clipped(form("-8,-96 -50,-92 -90,-40 -84,20 -46,18 -10,2 -4,-40"), skull)
    ears = form("-30,-72! -62,-66 -84,-20 -98,24! -62,14 -48,-24") + form("40,-74! 66,-70 92,-34 108,6! 78,4 60,-30")
    return Motif(
        (
            Piece(form("-96,160! -84,100 -54,50 0,40 56,50 88,100 100,160!"), "coat", 30),
            Piece(form("-62,66 -20,82 30,84 66,68 64,88 28,104 -22,102 -60,86"), "collar", 10),
            Piece(skull, "coat", 36),
            Piece(patch, "brown", 0),
            Piece(form("16,-4 -12,12 -26,40 -12,64 20,74 50,66 62,42 50,14 34,-2"), "coat", 22, True),
            Piece(form("4,16 20,8 40,12 44,22 32,34 20,36 8,30"), "dark", 8),
            Piece(stroke("M23,36C24,44 22,50 20,54M20,54C10,62 -2,62 -10,54M20,54C30,64 42,62 48,52", 3.4), "dark"),
            Piece(ellipse(-30, -16, 17, 18) + ellipse(46, -18, 15, 17), "white"),
            Piece(circle(-25, -17, 13) + circle(50, -19, 12), "dark"),
            Piece(circle(-20, -22, 4) + circle(54, -24, 3.6), "white"),
            Piece(stroke("M-46,-46C-38,-54 -26,-54 -18,-48M36,-48C44,-54 54,-52 60,-44", 5), "dark"),
            Piece(ears, "brown", 14, True),
        ),
        {"coat": "#f6e6c6", "brown": "#8a4a26", "dark": "#2a1614", "white": "#fffaf0", "collar": "#2f7d86"},
    )


PAW = path("M-28,10C-34,-16 -22,-38 0,-38C22,-38 34,-16 28,10C24,26 10,24 9,16C6,26 -6,26 -9,16C-10,24 -24,26 -28,10Z")
# A hand closed round a rope: the four fingers on the left, the wrist below right.
GRIP = path(
    "M12,-36C-4,-44 -28,-43 -32,-33C-35,-25 -31,-21 -28,-19C-38,-17 -39,-4 -29,-1C-38,2 -37,15 -28,17"
    "C-34,21 -31,33 -23,35C-12,38 0,38 8,36L22,62L54,44L38,18C40,-4 36,-22 28,-30C24,-33 18,-35 12,-36Z"
)
GRIP_LINES = "M-28,-19C-16,-21 -6,-21 4,-18M-29,-1C-16,-3 -4,-2 6,1M-28,17C-16,16 -6,17 4,20M30,-26C20,-20 14,-10 14,2"


def _hauler(card: Card) -> None:
    """A man in a cap, seen from behind, who hauls at the rope: his two hands one above the other."""
    line_ink = mix(card.tone("skin"), "#4a1a14", 0.6)
    for x, y, turn, flip, arm in (
        (374, 786, 8, True, "334,838,50 240,860,80 150,960,120"),
        (400, 716, 8, False, "436,784,48 478,840,78 448,908,110 380,960,130"),
    ):
        card.plate.care = 0.3
        card.cut(place(GRIP, x, y, 1, turn, flip), "skin", 18, 1)
        card.plate.care = 1
        card.flat(place(stroke(GRIP_LINES, 2.6), x, y, 1, turn, flip), line_ink)
        card.cut(limb(arm), "#a9cbbf", 26, 1.2)
    card.cut(limb("402,784,22 424,774,25 450,752,22"), "#bcd8cc", 10, 0.8)
    folds = "M500,838C484,842 470,850 462,862M508,868C490,868 474,874 466,884M440,806C452,802 464,800 474,802"
    card.flat(stroke(folds, 3.4), "#5f8a82", opacity=0.8)

    def at(shape: str) -> str:
        return place(shape, -60, -4)

    card.cut(at(form("150,990! 166,930 214,896 280,880 380,880 444,896 490,930 500,990!")), "#a9cbbf", 36, 1.2)
    card.cut(at(path("M222,884L258,876L300,960H250ZM406,876L442,886L420,960H366Z")), "accent", 8, 0.6)
    card.plate.care = 0.3
    nape = path("M298,830C300,860 296,880 284,892C310,906 350,906 378,892C364,880 360,860 362,830Z")
    card.cut(at(nape), "skin", 20, 0.6)
    card.cut(at(ellipse(268, 826, 12, 20, -8) + ellipse(392, 826, 12, 20, 8)), "skin", 8, 0.4)
    card.plate.care = 1
    card.cut(at(form("270,796 270,836 288,864 330,872 372,864 390,836 390,796")), "#5a2f22", 24, 0.5)
    cap = form("252,812 254,764 286,734 332,726 378,736 406,766 408,812 370,822 330,826 290,822")
    card.cut(at(cap), "#a34a26", 34, 1)
    seams = "M330,728V824M292,738C282,764 278,790 280,816M368,738C378,764 382,790 380,816"
    card.flat(at(stroke(seams, 2.6)), "dark", opacity=0.5)
    card.cut(at(circle(331, 728, 8)), "#a34a26", 5, 0.4)


def moving_day(plate: Plate) -> None:
    card = Card(
        plate, "#e88d35", "#3a1d1c", "#fdeccb", "#2f7d86", fade=-60, skin="#c98a60", rope="#e8cf9a", plaster="#f0a654"
    )
    card.flat(bricks(-20, 268, 8, 8, 92, 48), "plaster", opacity=0.55)
    for y in (HIGH, LOW):
        card.cut(rectangle(-20, y - 22, 640, 44, 4), "light", 14, 1.2)
        card.cut(rectangle(-20, y + 20, 640, 14), "deep", 0, 0)
    card.cut(rectangle(-20, -20, 250, 180, 4) + rectangle(32, 320, 250, 276, 4), "light", 12, 1)
    card.cut(rectangle(-20, -20, 226, 160) + rectangle(56, 344, 202, 252), "dark", 0, 0)
    pane = plate.mask(rectangle(56, 200, 202, 396))
    card.put(_terrier(), 150, 478, 0.98, -5, clip=pane, collar="accent")
    card.cut(rectangle(20, 584, 274, 24, 4), "light", 9, 1)
    for x in (112, 204):
        card.cut(place(PAW, x, 584, 0.9), "#ecd2a2", 14, 1.5)
        card.flat(place(stroke("M-9,16V4M9,16V4", 3), x, 584, 0.9), "#7a4a2a")
    card.cut(rectangle(-20, 740, 180, 220, 4), "light", 12, 1)
    card.cut(rectangle(-20, 764, 156, 200), "dark", 0, 0)
    tight, strands = rope("450,-30 450,90 450,210", 22)
    card.cut(tight, "rope", 8, 1.2)
    card.flat(strands, "#8a5f2c")
    card.cut(line([(450, 214), (380, 420)], 11) + line([(450, 214), (520, 450)], 11), "rope", 0, 0.6)
    guide, strands = rope("452,560 434,640 404,712 374,790 320,930", 17)
    card.cut(guide, "rope", 8, 1)
    card.flat(strands, "#8a5f2c")
    card.put(ARMCHAIR, 444, 612, 1.5, -7, body="accent", trim="light", light="light", dark="dark", metal="dark")
    card.cut(curve("362,462 372,520 384,598", 11), "rope", 0, 0.8)
    card.cut(line([(450, 214), (562, 470)], 11) + curve("562,470 568,520 566,578", 11), "rope", 0, 0.8)
    card.cut(form("430,190 450,176 470,190 478,214 464,238 450,244 436,238 422,214"), "rope", 12, 1)
    card.flat(stroke("M428,204C444,212 458,212 474,202M426,222C444,230 458,230 476,220", 3.4), "#8a5f2c")
    card.put(cat_asleep().inked(**GINGER), 476, 540, 0.9, -7)
    _hauler(card)


SCENES.append(
    Memory(
        draw=moving_day, age="house", hue="orange", shape="rope", count=2, direction="up",
        moods=("comic", "fear"), living=("cat", "dog", "man"), objects=("armchair", "rope", "window", "cap"),
        words={
            "déménagement/moving house": 3, "fauteuil/armchair": 3, "corde/rope": 3, "main/hand": 1, "chat/cat": 2,
            "fenêtre/window": 2, "chien/dog": 2, "étonnement/surprise": 2, "suspendu/hanging": 2, "lourd/heavy": 2,
            "monter/go up": 2, "sommeil/sleep": 1, "équilibre/balance": 1, "orange/orange": 1, "façade/front": 1,
        },
        fr="Un fauteuil où dort un chat pend à une corde devant une façade orange, un chien ébahi regarde de sa "
        "fenêtre, un homme en casquette, vu de dos, tire d’en bas.",
        en="An armchair with a sleeping cat hangs from a rope before an orange house front, an astonished dog watches "
        "from its window, a man in a cap, seen from behind, pulls from below.",
    )
)  # fmt: skip


def _brass_tap(card: Calm) -> None:
    """A wall tap with a cross handle; water leaves it at (300, 366)."""
    card.cut(rectangle(556, 186, 30, 128, 10), "#b9822e", 12, 1)
    card.cut(path("M452,214L440,150H484L472,214Z") + rectangle(434, 138, 56, 18, 7), "#b9822e", 10, 0.8)
    spout = path(
        f"M640,{HIGH - 36}H520C504,214 498,204 478,204H436C336,204 256,222 252,340H348C350,306 374,296 404,296H478"
        f"C498,296 504,286 520,286H640Z"
    )
    card.cut(spout, "brass", 38, 1.6)
    card.cut(rectangle(240, 332, 120, 32, 12), "#c08a34", 13, 0.6)
    card.cut(rectangle(496, 206, 22, 88, 8), "#c08a34", 8, 0.4)
    handle = limb("360,100,40 392,104,24 462,106,28 532,104,24 564,100,40")
    card.cut(handle, "brass", 14, 1)
    card.cut(circle(462, 104, 33), "#c08a34", 14, 0.6)
    card.cut(circle(462, 104, 20), "accent", 12, 0.3)
    card.lamp(stroke("M282,306C290,252 336,228 410,226M436,225H476M532,230H548M596,230H620", 5), "#ffeab0", 0.5)
    card.lamp(stroke("M354,92C366,86 380,92 396,96M530,96C546,90 556,88 566,90M256,344H300", 4), "#ffeab0", 0.5)


def _great_drop(card: Calm) -> None:
    """It turns the kitchen upside down: a window below, a woman in tears hanging from above."""
    plate = card.plate
    shape = path(
        "M282,360H318C320,420 352,476 392,536C420,578 432,612 430,644C426,716 370,758 300,758C230,758 174,716 170,644"
        "C168,612 180,578 208,536C248,476 280,420 282,360Z"
    )
    plate.shadow(place(shape, 26, 16), 0.55, 12)
    drop = card.cut(shape, "#6fbebb", 70, 0)
    plate.veil(ellipse(290, 650, 116, 100), "#e8fbf0", 0.95, 12, 0.5, clip=drop)
    for part in (profile("woman", "shut", True), hair("bun"), ear()):
        card.put(part, 306, 634, 0.86, 170, clip=drop, shadow=0, skin="#e4c6a6", hair="#234c50", dark="#12302e")
    dress = blob("180,340! 150,560 200,576 244,556 280,540 320,534 346,528 380,534 420,560 430,340!")
    card.cut(dress, "#58a5a0", 40, 0, clip=drop)
    plate.veil(limb("262,520,60 290,450,30 300,380,8"), "#9fdcd4", 0.5, 10, 0.2, clip=drop)
    collar = path("M250,556C280,538 320,530 352,528L346,506L316,496L304,518L286,506L256,526Z")
    card.cut(collar, "#d4ece0", 5, 0.4, clip=drop)
    plate.veil(stroke("M184,600C166,664 192,744 300,754C408,744 434,664 416,600", 14), "#1d5a5a", 0.5, 6, 0, clip=drop)
    card.lamp(limb("206,588,4 190,640,15 208,694,5") + ellipse(222, 716, 8, 5, 40), "#ffffff", 0.9)
    card.lamp(limb("330,452,2 352,488,7 372,524,2"), "#ffffff", 0.7)


def kitchen_tap(plate: Plate) -> None:
    card = Calm(plate, "#a5d6bd", "#1d4440", "#fcf8e6", "#d9553b", fade=-50, brass="#dda73f", sky="#7fc0c4")
    plate.at(0.2)
    tints = Random(4)
    for row in range(-1, 7):
        for column in range(-1, 6):
            ink = ("#9ed2b9", "#a9dac2", "#93c9b0", "#b4e0c9")[tints.randrange(4)]
            card.cut(rectangle(column * 116 + 26, row * 116 - 40, 110, 110, 5), ink, 5, 0.3)
    plate.shadow(polygon([(-20, 470), (-20, 900), (620, 900), (620, -20), (430, -20)]), 0.4, 10)
    plate.at(0.05)
    card.cut(path(f"M-20,{LOW}H620V930H-20Z"), "light", 0, 1)
    card.cut(rectangle(-20, LOW - 4, 640, 16), "#cfe6d6", 7, 0.4)
    card.cut(ellipse(336, 822, 250, 86), "#cfe6d6", 12, 0.6)
    basin = card.cut(ellipse(336, 830, 232, 76), "#2f6a66", 40, 0)
    plate.veil(ellipse(312, 846, 170, 44), "#8fd0cc", 0.5, 12, 0.2, clip=basin)
    for wide in (44, 92, 146):
        plate.veil(squashed(ring(0, 0, wide, 9), 304, 846, 1, 0.26), "#d8f4ea", 0.55, 1.6, 0.5, clip=basin)
    plate.at(0)
    _brass_tap(card)
    _great_drop(card)
    plate.at(-0.04)
    for i in range(5):
        x, y, half = 64 + (0, 7, -8, 5, -3)[i], 862 - 36 * i, 152 - 4 * i
        bowl = path(f"M{x - half},{y - 8}C{x - half + 6},{y + 14} {x - half * 0.5:.0f},{y + 30} {x},{y + 30}"
                    f"C{x + half * 0.5:.0f},{y + 30} {x + half - 6},{y + 14} {x + half},{y - 8}Z")  # fmt: skip
        card.cut(bowl, "#dcead6", 14, 0.8)
        card.cut(ellipse(x, y - 8, half, 26), "light", 7, 0)
        card.flat(squashed(ring(0, 0, half * 0.93, 4.5), x, y - 8, 1, 0.155), "accent", opacity=0.8)
    card.cut(ellipse(x, y - 6, half * 0.66, 15), "#e4efd9", 7, 0)
    plate.at(0.1)
    fx, fy = 508, 500
    card.flat(
        curve(f"{fx - 34},{fy - 26} {fx - 14},{fy - 10} {fx - 40},{fy + 22}", 5)
        + curve(f"{fx + 34},{fy - 26} {fx + 14},{fy - 10} {fx + 40},{fy + 22}", 5)
        + curve(f"{fx - 42},{fy - 2} {fx},{fy - 2} {fx + 42},{fy - 2}", 5),
        "dark",
    )
    card.cut(ellipse(fx, fy + 8, 19, 30) + circle(fx, fy - 26, 16), "dark", 8, 0.8)
    card.flat(plume(fx, fy - 12, 64, 28, 68) + plume(fx, fy - 12, 64, 28, 112), "light", opacity=0.85)
    card.flat(circle(fx - 11, fy - 32, 7) + circle(fx + 11, fy - 32, 7), "accent")


SCENES.append(
    Memory(
        draw=kitchen_tap, age="house", hue="mint", shape="drop", count=5, direction="down",
        moods=("wistful", "loneliness"), living=("woman", "fly"), objects=("tap", "drop", "plate", "sink"),
        words={
            "robinet/tap": 3, "goutte/drop": 3, "larme/tear": 3, "eau/water": 2, "visage/face": 2, "assiette/plate": 2,
            "cinq/five": 1, "mouche/fly": 2, "cuisine/kitchen": 2, "vaisselle/washing-up": 2,
            "à l’envers/upside down": 2,
            "chagrin/sorrow": 2, "menthe/mint": 1, "pile/pile": 1, "insomnie/insomnia": 1,
        },
        fr="Un robinet de laiton d’où pend une grosse goutte : elle contient, à l’envers, le profil d’une femme qui "
        "pleure. Une pile de cinq assiettes, une mouche sur le carrelage.",
        en="A brass tap with a great drop hanging from it; in the drop, upside down, the profile of a woman in tears. "
        "A pile of five plates, a fly on the tiles.",
    )
)  # fmt: skip


def _flame(x: float, y: float, tall: float) -> str:
    return path(
        f"M{x},{y}C{x - 24},{y} {x - 22},{y - tall * 0.4:.0f} {x - 6},{y - tall * 0.66:.0f}"
        f"C{x - 2},{y - tall * 0.8:.0f} {x + 2},{y - tall * 0.9:.0f} {x},{y - tall}"
        f"C{x + 14},{y - tall * 0.76:.0f} {x + 26},{y - tall * 0.46:.0f} {x + 20},{y - tall * 0.2:.0f}"
        f"C{x + 18},{y - 4} {x + 8},{y} {x},{y}Z"
    )


def _grip(card: Card) -> None:
    """His fingers over the handle, and the sleeve they come from."""
    hand = path(
        "M500,650C496,630 502,614 516,606C532,592 560,582 596,576L624,622C616,632 606,640 600,650C602,664 600,674"
        " 592,680C584,686 576,684 573,677C570,688 556,691 549,681C544,692 530,692 525,681C518,688 505,684 502,672Z"
    )
    fingers = "M573,677C574,664 572,652 566,642M549,681C550,668 547,652 541,642M525,681C526,668 523,654 518,644"
    knuckles = "".join(ellipse(x, 630, 10, 8) for x in (515, 536, 560, 584))
    card.put(
        Motif(
            (
                Piece(hand, "skin", 18, True),
                Piece(stroke(fingers, 7), "skin", blend=("#4a1f20", 0.4), soft=4),
                Piece(stroke(fingers, 2.4), "skin", blend=("#3a1016", 0.7)),
                Piece(knuckles, "skin", blend=("#b03a2c", 0.2), soft=4),
            )
        ),
        0, 0, 1, skin="skin",
    )  # fmt: skip
    card.cut(
        path("M562,566C574,580 600,616 606,638C640,640 680,640 700,640V500C640,520 590,540 562,566Z"), "#f2dfc4", 34, 1
    )
    card.cut(limb("566,566,20 588,596,24 610,634,20"), "#fff0d8", 10, 0.8)
    card.flat(stroke("M604,548C612,560 618,572 620,586M584,542C590,548 594,552 596,558", 3.4), "#8a5a44")


def burnt_pan(plate: Plate) -> None:
    card = Card(
        plate, "#e2793a", "#1c1214", "#fbe8c8", "#c42f24", fade=60, char="#3a2d30", iron="#4a3e42", skin="#dfa078"
    )
    plate.at(0.3)
    card.flat(chequers(-40, -30, 7, 8, 118), "deep", opacity=0.4)
    plate.at(0)
    jacket = blob("296,980! 304,800 322,680 356,602 430,552 520,532 600,548 660,600! 700,980!")
    card.cut(jacket, "#f2dfc4", 50, 1)
    card.flat(stroke("M448,600C470,660 478,720 476,780", 4), "#8a5a44")
    for x, y in ((448, 742), (504, 742)):
        card.cut(circle(x, y, 9), "#c42f24", 6, 0.4)
    where = (400, 338, 1.34, -12, True)
    card.cut(place(form("-20,96! 30,100 60,108 52,132 38,160 30,200! -30,200!"), *where), "#c27c54", 20, 0)
    for part in (profile("cook"), hair("short"), ear(), toque()):
        card.put(part, *where, shadow=0.5, skin="skin", hair="#3c2018", dark="dark", hat="light")
    beard = form("76,67! 88,72 97,80 103,96 104,114 106,138! 88,134 70,126 57,113 60,96 70,84")
    card.cut(place(beard, *where), "#3c2018", 12, 0.6)
    tails = path("M352,552C324,566 304,600 300,640C318,636 330,640 340,650C352,620 360,590 366,564Z")
    tails += path("M362,556C384,584 396,620 394,660C378,656 366,660 354,668C350,630 350,590 352,562Z")
    card.cut(tails, "#a8261e", 8, 0.8)
    kerchief = path(
        "M342,518C362,498 396,490 430,498C462,502 490,496 514,484"
        "C536,496 556,520 566,552C530,586 486,604 440,606C400,604 364,588 344,566Z"
    )
    card.cut(kerchief, "accent", 12, 1)
    folds = "M356,540C414,556 478,540 528,496M360,548C424,574 496,558 546,518M362,556C410,592 480,590 552,548"
    card.flat(stroke(folds, 3), "#7a1a18")
    card.cut(ellipse(352, 548, 17, 21, -14), "#d8402e", 9, 0.8)
    card.cut(rectangle(-20, 780, 640, 160), "char", 0, 1)
    card.cut(rectangle(-20, 770, 640, 24, 4), "iron", 9, 0.8)
    for x in (120, 300, 480):
        card.cut(circle(x, 858, 30), "iron", 14, 1)
        card.cut(place(rectangle(-6, -30, 12, 34, 5), x, 858, 1, 24), "#8a7468", 5, 0.4)
    with plate.shining(1):
        for i in range(9):
            x, tall = 76 + 42 * i, 66 + (i * 37) % 26
            card.flat(_flame(x, 772, tall), "#ff9a34")
            card.flat(_flame(x, 770, tall * 0.52), "#fff0c0")
    card.cut(limb(f"440,638,52 520,{LOW},34 566,{LOW},40 660,{LOW},46"), "dark", 14, 1.4)
    card.cut(path("M4,622C16,690 72,720 240,720C408,720 464,690 476,622Z"), "dark", 34, 1)
    card.cut(ellipse(240, 620, 238, 66), "iron", 12, 0)
    card.cut(ellipse(240, 625, 216, 54), "dark", 0, 0)
    cake = blob("78,626 122,596 210,586 310,590 386,606 404,630 346,656 236,666 130,656")
    card.cut(cake, "#7a3c1a", 18, 0.6)
    card.grain(blob("104,626 152,604 240,598 324,604 374,626 306,646 210,650 136,642"), "#0c0708", 0.95, 8)
    with plate.shining(0.8):
        card.flat(curve("150,632 188,618 206,636 252,622", 3.4) + curve("278,640 306,620 338,630", 3.4), "#ff8a3c")
    for course, thick in (
        ("170,620,20 104,540,56 150,440,70 84,330,84 134,200,104 70,60,130 120,-80,170", 0.62),
        ("240,616,18 226,550,40 176,470,46 196,380,44 138,300,52 178,190,64 150,60,90", 0.5),
        ("300,620,12 316,580,24 290,540,22 306,510,8", 0.4),
    ):
        plate.veil(limb(course), "#e8d6c4", thick, 7, 0.2)
    _grip(card)
    egg = place(
        path("M0,-46C20,-46 34,-8 34,12C34,34 18,46 0,46C-18,46 -34,34 -34,12C-34,-8 -20,-46 0,-46Z"),
        560,
        742,
        0.8,
        66,
    )
    plate.shadow(ellipse(566, 772, 42, 8), 0.7, 4)
    card.cut(egg, "#fff4e0", 22, 0.8)


SCENES.append(
    Memory(
        draw=burnt_pan, age="house", hue="charcoal orange", shape="smoke", count=9, direction="up",
        moods=("comic", "anger"), living=("cook",), objects=("pan", "smoke", "flame", "egg"),
        words={
            "poêle/pan": 3, "brûlé/burnt": 3, "fumée/smoke": 3, "cuisine/cooking": 2, "œuf/egg": 1, "feu/fire": 2,
            "visage/face": 2, "oubli/forgetting": 2, "orange/orange": 1, "noir/black": 1, "raté/failure": 2,
            "odeur/smell": 1, "cuisinier/cook": 2, "yeux fermés/closed eyes": 1, "toque/chef’s hat": 1,
            "moustache/moustache": 1, "barbiche/goatee": 1, "main/hand": 1, "résignation/resignation": 2,
        },
        fr="Un cuisinier à moustache et barbiche, en toque, ferme les yeux, la main sur le manche d’une poêle fumante "
        "où une galette a brûlé ; une rangée de flammes l’éclaire d’en bas, un œuf est posé à côté.",
        en="A cook with a moustache, a goatee and a tall hat shuts his eyes, his hand on the handle of a smoking pan "
        "in which something has burnt; a row of flames lights him from below, an egg beside them.",
    )
)  # fmt: skip
