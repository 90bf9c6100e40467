"""Memory cards with a face close by: at home."""

from __future__ import annotations

import math
from random import Random

from art.memory._calm import Calm, squashed
from art.memory._drop import great_drop
from art.memory._early import HIGH, LOW, Card, knit, rope, stripes
from art.memory._kitchen import COOK, EGG, black_pan, evening, ring_of_fire, smoke
from art.memory._late import along, bricks
from art.memory._profiles import ear, hair, profile
from art.motif import Motif, Piece, carried
from art.motifs.beasts_tame import GINGER, cat_asleep
from art.motifs.curves import blob, clipped, curve, form, limb, plume
from art.press import Plate
from art.scene import Memory, Scene
from art.shapes import circle, ellipse, line, path, place, polygon, rectangle, ring, stroke

SCENES: list[Scene] = []


def _yarn(card: Card, x: float, y: float, size: float) -> None:
    """A ball of wool: three layers of turns, each over a part of the one before."""
    ball = card.cut(circle(x, y, size), "#e23c36", 60, 1)
    layers = (
        (ball, 18),
        (card.plate.mask(place(ellipse(-size * 0.3, 0, size * 0.62, size * 1.3), x, y, 1, 64)), 64),
        (card.plate.mask(place(ellipse(size * 0.45, 0, size * 0.5, size * 1.3), x, y, 1, -40)), -40),
    )
    for i, (patch, turn) in enumerate(layers):
        shown = patch * ball
        for later, _ in layers[i + 1 :]:
            shown = shown * (1 - later)
        for k in range(-7, 8):
            at = k * size * 0.14
            lean = size * 0.12 * k
            bulge = at + lean * 0.5
            one = f"M{at:.1f},{-size * 1.2}C{bulge:.1f},{-size * 0.4} {bulge:.1f},{size * 0.4} {at:.1f},{size * 1.2}"
            card.flat(place(stroke(one, 2.8), x, y, 1, turn), "#8f1a22", shown, 0.75)


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
        card.flat(place(_flame(0, 0, 62), x, y - 99, 0.54), "#fff3cf")


def _sleeper(card: Card) -> None:
    """A child's head that lies on its back, the chin to the right, the neck long enough to be lost in wool."""
    fringe = (
        "78,-50! 72,-92 30,-130 -36,-134 -96,-108 -124,-48 -117,10 -96,48 -68,68 -48,58 -28,36 -21,8 -17,-18 -4,-34 "
        "10,-32 19,-2! 28,-18 36,-36 52,-46!"
    )
    strands = "M66,-72C28,-112 -44,-122 -96,-84M40,-60C4,-96 -66,-100 -108,-44M8,-48C-34,-72 -84,-50 -110,4"
    strands += "M-20,-28C-54,-42 -84,-16 -96,38M-28,10C-48,4 -68,20 -76,60"
    locks = Motif((Piece(form(fringe), "hair", 26), Piece(stroke(strands, 2.4), "hair", blend=("#c07a4a", 0.2))), {})
    for part in (profile("child"), locks, ear()):
        card.put(part, 178, 560, 1.06, -62, shadow=0.6, skin="skin", hair="hair", dark="dark")


def _cuff(card: Card) -> None:
    """The ribbed end of the sleeve, its rolled edge drawn up to the chin."""
    cuff = path(
        "M322,528C288,552 262,596 258,646C256,694 274,734 306,752C350,758 404,760 452,757"
        "C466,756 468,748 462,736C434,690 424,560 430,484C430,472 424,466 414,470C382,486 350,508 322,528Z"
    )
    card.cut(cuff, "accent", 70, 1.5)
    ribs = "".join(
        curve(f"{290 + 0.9 * k * k},{643 + k * 15.5} 350,{634 + k * 19.5} 450,{618 + k * 23.5}", 5)
        for k in range(-6, 7)
    )
    card.flat(clipped(ribs, cuff), "#9c1d26")
    hem = "350,484 302,544 272,600 263,646 262,692 284,736 326,780"
    card.cut(curve(hem, 34), "#ea3a34", 12, 0.5, clip=card.plate.mask(cuff))


def mothers_sleeve(plate: Plate) -> None:
    card = Calm(plate, "#b4512b", "#34161f", "#f6e2bb", "#d8282a", fade=200, skin="#eab994", hair="#5a2a1c")
    plate.at(0.3)
    card.flat(stripes(90, 26, 60, 10), "deep", opacity=0.35)
    plate.at(0.1)
    card.cut(rectangle(-20, HIGH - 10, 250, 26, 4), "#7a3a22", 8, 1.2)
    card.cut(path(f"M156,{HIGH + 15}h34v26c0,22 -12,34 -17,42c-5,-8 -17,-20 -17,-42Z"), "#5e2a1c", 8, 0.8)
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
    beyond = plate.mask(polygon([(398, 300), (640, 300), (640, 960), (452, 760), (398, 460)]))
    card.cut(sleeve, "light", 110, 1.6, clip=beyond)
    stitches = "".join(
        place(knit(-168, -10, 9, 1, 42), x, y, 1, math.degrees(math.atan2(dy, dx)) + 90)
        for x, y, dx, dy, _ in along(course, 25)
    )
    card.flat(clipped(stitches, sleeve), "#cf9a62")
    _yarn(card, 134, 729, 128)
    _sleeper(card)
    _cuff(card)
    plate.at(-0.05)
    thread = f"150,808 200,850 250,850 300,838 360,826 414,796 470,800 520,838 570,800 580,700 620,{LOW}"
    card.grain(place(curve(thread, 7), 3, 6), "dark", 0.6, 2)
    card.flat(curve(thread, 6), "accent")
    for x, y, r, turn in ((300, 838, 46, 10), (414, 796, 40, -20), (520, 838, 44, 30)):
        card.cut(squashed(circle(0, 0, r), x, y + 5, 1, 0.7), "#9c1d26", 6)
        card.cut(squashed(circle(0, 0, r), x, y, 1, 0.7), "#ea4a40", 12, 0)
        card.flat(squashed(ring(0, 0, r * 0.74, r * 0.09), x, y, 1, 0.7), "#a8222a")
        holes = "".join(circle(a * r * 0.22, b * r * 0.22, r * 0.1) for a in (-1, 1) for b in (-1, 1))
        card.flat(squashed(holes, x, y, 1, 0.7, turn), "dark")
        k = r * 0.22
        stitch = f"M{-k:.1f},{-k:.1f}L{k:.1f},{k:.1f}M{-k:.1f},{k:.1f}L{k:.1f},{-k:.1f}"
        card.flat(squashed(stroke(stitch, 4), x, y, 1, 0.7, turn), "light")


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


def _grip(card: Calm, x: float, y: float, size: float, flip: bool) -> None:
    """A fist around a rope, its back to the left: four fingers that wrap it, one above the other."""
    back = form("-40,-8 -28,-26 -6,-34 10,-30 14,0 10,30 -8,36 -28,32 -42,16")
    card.cut(place(back, x, y, size, 0, flip), "skin", 16, 0.7)
    for k, reach in enumerate((20, 24, 23, 18)):
        high = -24 + 16.5 * k
        one = limb(f"-8,{high - 1},15 8,{high - 2},18 {reach},{high},15")
        card.cut(place(one, x, y, size, 0, flip), "skin", 7, 0.35)


def _hauler(card: Calm) -> None:
    """A man in a cap, seen from behind, his sleeves rolled up, who hauls at the rope above his head."""
    sleeve = "#a9cbbf"
    for bare, shirt, roll, fist in (
        (
            "292,822,56 312,790,54 350,758,44 396,722,36",
            "354,936,100 318,892,90 298,852,70",
            "272,844,20 294,828,25 320,824,20",
            (418, 714, 0.84, False),
        ),
        (
            "524,806,56 516,760,54 494,706,43 458,654,36",
            "462,936,100 502,888,90 522,842,70",
            "498,808,20 524,812,25 547,828,20",
            (434, 646, 0.84, True),
        ),
    ):
        card.cut(limb(bare, 10), "skin", 24, 0.6)
        card.cut(limb(shirt, 10), sleeve, 28, 0.6)
        card.cut(limb(roll), "#c4e0d6", 10, 0.6)
        _grip(card, *fist)

    def at(shape: str) -> str:
        return place(shape, 404 - 404 * 0.88, 746 - 746 * 0.88, 0.88)

    card.cut(at(form("262,1010! 276,940 316,910 366,898 442,898 492,910 532,940 546,1010!")), sleeve, 36, 0.4)
    card.cut(at(path("M326,908L358,900L384,1000H340ZM450,900L484,908L470,1000H426Z")), "accent", 8, 0.4)
    nape = path("M376,850C378,876 376,888 366,898C390,908 420,908 442,898C432,888 430,876 432,850Z")
    card.cut(at(nape), "skin", 18, 0.4)
    card.cut(at(ellipse(346, 838, 11, 18, -8) + ellipse(462, 838, 11, 18, 8)), "skin", 8, 0.3)
    card.cut(at(form("350,808 350,846 366,870 404,878 442,870 458,846 458,808")), "#5a2f22", 24, 0.3)
    cap = form("332,820 334,778 362,752 406,746 448,754 474,780 476,820 442,830 404,834 366,830")
    card.cut(at(cap), "#a34a26", 34, 0.6)
    seams = "M404,748V832M370,756C360,780 356,802 358,824M438,756C448,780 452,802 450,824"
    card.flat(at(stroke(seams, 2.6)), "dark", opacity=0.5)
    card.cut(at(circle(405, 747, 8)), "#a34a26", 5, 0.4)


CHAIR_AT = (452.0, 616.0, 1.06, -6.0)
CHAIR_ARM = path(
    "M84,-16C88,-60 84,-98 79,-114C72,-156 130,-158 134,-116C136,-80 130,-46 126,-16C112,-10 98,-10 84,-16Z"
)


def _hung_chair(card: Calm) -> None:
    """An armchair from the front in a sling, a cat asleep on its cushion."""

    def at(shape: str, flip: bool = False) -> str:
        return place(place(shape, 0, 0, 1, 0, flip), *CHAIR_AT)

    card.cut(at(limb("-100,-22,18 -104,8,9") + limb("100,-22,18 104,8,9")), "dark", 6, 0.6)
    back = path("M-84,-50C-96,-140 -104,-206 -74,-238C-44,-264 44,-264 74,-238C104,-206 96,-140 84,-50Z")
    card.cut(at(back), "accent", 40, 1)
    card.flat(
        at("".join(circle(x, y, 4.6) for x, y in ((-44, -206), (0, -214), (44, -206), (-24, -168), (24, -168)))),
        "#123f46",
    )
    card.cut(at(path("M-90,-66H90V-14C40,-8 -40,-8 -90,-14Z")), "#2a7078", 14, 0)
    card.cut(at(path("M-82,-90C-82,-114 82,-114 82,-90V-62C82,-52 -82,-52 -82,-62Z")), "#3c929a", 16, 0.5)
    x, y = carried((2, -80), *CHAIR_AT)
    card.put(cat_asleep().inked(**GINGER), x, y, 0.8, -6)
    for flip in (True, False):
        card.cut(at(CHAIR_ARM, flip), "accent", 26, 0.8)
        card.flat(at(stroke("M118,-116C118,-130 98,-130 98,-116C98,-106 110,-104 111,-113", 3.4), flip), "#123f46")
    for side in (-1, 1):
        top, foot = carried((113 * side, -146), *CHAIR_AT), carried((109 * side, -10), *CHAIR_AT)
        card.cut(line([(450, 218), top], 10), "rope", 4, 0.6)
        arm = card.plate.mask(at(CHAIR_ARM, side < 0))
        card.cut(stroke(f"M{top[0]:.0f},{top[1] - 3:.0f}L{foot[0]:.0f},{foot[1]:.0f}", 10), "rope", 4, 0.5, clip=arm)


def moving_day(plate: Plate) -> None:
    card = Calm(
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
    guide, strands = rope("448,560 440,640 424,720 408,800", 17)
    card.cut(guide, "rope", 8, 1)
    card.flat(strands, "#8a5f2c")
    _hung_chair(card)
    card.cut(form("430,190 450,176 470,190 478,214 464,238 450,244 436,238 422,214"), "rope", 12, 1)
    card.flat(stroke("M428,204C444,212 458,212 474,202M426,222C444,230 458,230 476,220", 3.4), "#8a5f2c")
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
    """A wall tap with a cross handle; water leaves it at (300, 328)."""
    card.cut(rectangle(556, 186, 30, 128, 10), "#b9822e", 12, 1)
    card.cut(path("M452,214L440,146H484L472,214Z") + rectangle(434, 131, 56, 20, 7), "#b9822e", 10, 0.8)
    spout = path(
        f"M640,{HIGH - 36}H520C504,214 498,206 478,206H424C322,206 262,230 258,304H342C344,290 356,284 380,284H478"
        f"C498,284 504,286 520,286H640Z"
    )
    card.cut(spout, "brass", 38, 1.6)
    card.cut(rectangle(246, 300, 108, 30, 12), "#c08a34", 13, 0.6)
    card.cut(rectangle(496, 206, 22, 88, 8), "#c08a34", 8, 0.4)
    handle = limb("360,100,40 392,104,24 462,106,28 532,104,24 564,100,40")
    card.cut(handle, "brass", 14, 1)
    card.cut(circle(462, 104, 33), "#c08a34", 14, 0.6)
    card.cut(circle(462, 104, 20), "accent", 12, 0.3)
    card.lamp(stroke("M284,284C292,246 340,229 410,227M436,227H476M532,230H548M596,230H620", 5), "#ffeab0", 0.5)
    card.lamp(stroke("M354,92C366,86 380,92 396,96M530,96C546,90 556,88 566,90M262,311H304", 4), "#ffeab0", 0.5)


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
    card.cut(ellipse(350, 846, 236, 74), "#cfe6d6", 12, 0.6)
    basin = card.cut(ellipse(350, 853, 218, 64), "#2f6a66", 40, 0)
    plate.veil(ellipse(312, 858, 170, 40), "#8fd0cc", 0.5, 12, 0.2, clip=basin)
    for wide in (44, 92, 146):
        plate.veil(squashed(ring(0, 0, wide, 9), 304, 860, 1, 0.24), "#d8f4ea", 0.55, 1.6, 0.5, clip=basin)
    plate.at(0)
    _brass_tap(card)
    great_drop(card)
    plate.at(-0.04)
    for i in range(5):
        x, y, half = 34 + (0, 6, -6, 4, -2)[i], 866 - 30 * i, 140 - 3 * i
        bowl = path(f"M{x - half},{y - 8}C{x - half + 6},{y + 12} {x - half * 0.5:.0f},{y + 28} {x},{y + 28}"
                    f"C{x + half * 0.5:.0f},{y + 28} {x + half - 6},{y + 12} {x + half},{y - 8}Z")  # fmt: skip
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
    card.flat(plume(fx + 3, fy - 12, 64, 24, 58) + plume(fx - 3, fy - 12, 64, 24, 122), "light", opacity=0.7)
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


def burnt_pan(plate: Plate) -> None:
    card = Calm(plate, "#b8521f", "#1c1214", "#fbe8c8", "#c42f24", fade=60, char="#3a2d30", iron="#4a3e42")
    plate.at(0.3)
    tiles = "".join(rectangle(x, -20, 3, 790) for x in range(30, 600, 120))
    card.flat(tiles + "".join(rectangle(-20, y, 640, 3) for y in range(10, 740, 120)), "#7a3214", opacity=0.7)
    opening = evening(card)
    card.cut(rectangle(-20, 756, 640, 80), "#4a3230", 0, 0)
    card.cut(rectangle(-20, 822, 640, 100), "char", 0, 0)
    card.cut(rectangle(-20, 816, 640, 14, 4), "iron", 7, 0.6)
    for x in (150, 300, 450):
        card.cut(circle(x, 864, 21), "iron", 12, 0.8)
        card.cut(rectangle(x - 4, 845, 8, 22, 4), "#9a7c6c", 4, 0.4)
    ring_of_fire(card)
    black_pan(card)
    plate.shadow(ellipse(498, 803, 50, 8), 0.8, 4)
    card.cut(place(EGG, 508, 778, 0.8, 84), "#f6dcc0", 16, 0)
    smoke(card)
    plate.at(0.1)
    for part in COOK:
        card.cut(part, "#38160f", 16, 0, clip=opening)
    card.flat(stroke("M306,240C354,226 408,219 455,221M299,201C352,186 402,180 450,182", 3), "#8a3a1c")


SCENES.append(
    Memory(
        draw=burnt_pan, age="house", hue="charcoal orange", shape="smoke", count=9, direction="up",
        moods=("comic", "anger"), living=("cook", "swallow"), objects=("pan", "smoke", "flame", "egg", "window"),
        words={
            "poêle/pan": 3, "brûlé/burnt": 3, "fumée/smoke": 3, "cuisine/cooking": 2, "œuf/egg": 2, "feu/fire": 2,
            "fenêtre/window": 2, "oubli/forgetting": 3, "orange/orange": 1, "noir/black": 1, "raté/failure": 2,
            "odeur/smell": 1, "cuisinier/cook": 2, "coucher de soleil/sunset": 2, "toque/chef’s hat": 1,
            "moustache/moustache": 1, "hirondelle/swallow": 1, "rêverie/daydream": 3, "silhouette/silhouette": 1,
        },
        fr="Un œuf brûle dans une poêle au-dessus de neuf flammes ; la fumée sort par la fenêtre, où la silhouette "
        "d’un cuisinier en toque se découpe sur le soleil couchant et des hirondelles.",
        en="An egg burns in a pan over nine flames; the smoke leaves by the window, where a cook in a tall hat, dark "
        "against the setting sun, looks towards it and the swallows.",
    )
)  # fmt: skip
