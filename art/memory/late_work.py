"""Memory cards of working life."""

from __future__ import annotations

import math
from collections.abc import Iterable

from art.memory._early import Card, stripes
from art.motifs.birds_things import paper_bird
from art.motifs.curves import clipped, curve, limb
from art.motifs.things import lamp
from art.motifs.things_kitchen import BUCKET
from art.press import Plate
from art.scene import Memory, Scene
from art.shapes import circle, ellipse, line, path, place, polygon, rectangle, stroke

SCENES: list[Scene] = []


def typewriter(plate: Plate) -> None:
    card = Card(plate, "#1f6670", "#0c262e", "#f8f0da", "#e0613a", fade=-70, steel="#7fa3a4", body="#17464f")
    card.flat("".join(rectangle(-20, y, 640, 4) for y in range(30, 330, 74)), "deep", opacity=0.6)
    stain = stroke("M40,96A76,76 0 0 1 168,134A76,76 0 0 1 74,223A76,76 0 0 1 22,128", 9)
    card.flat(stain, "#5a3a1e", opacity=0.7)
    plate.veil(circle(96, 150, 74), "#5a3a1e", 0.16, 4, 0)
    card.cut(path("M190,-30H486L490,372H186Z"), "light", 10, 1.6)
    card.cut(limb("-30,368,74 300,360,74 640,368,74"), "dark", 26, 1.6)
    card.flat(limb("-30,350,4 240,344,8 640,350,4"), "steel")
    card.cut(rectangle(160, 342, 40, 54, 8) + rectangle(476, 342, 40, 54, 8), "steel", 12, 0.8)
    card.cut(path("M-20,404C180,396 420,396 620,404L650,930H-50Z"), "body", 50, 1.6)
    basket = path("M88,418H588C588,500 480,556 338,556C196,556 88,500 88,418Z")
    card.cut(basket, "dark", 0, 0)
    bars = ""
    for i in range(19):
        across, down = math.cos(math.radians(8 + 164 * i / 18)), math.sin(math.radians(8 + 164 * i / 18))
        ends = [(338 + reach * across, 414 + reach * 0.55 * down) for reach in (222, 84)]
        bars += limb(" ".join(f"{x:.1f},{y:.1f},{wide}" for (x, y), wide in zip(ends, (8, 4), strict=True)))
    card.cut(clipped(bars, basket), "steel", 3, 0.4)
    card.cut(path("M262,404H414V424C414,462 380,474 338,474C296,474 262,462 262,424Z"), "body", 12, 0.8)
    for row, (y, count, shift) in enumerate(((600, 6, 0), (708, 6, 44), (818, 6, 4))):
        for i in range(count):
            x = 8 + shift + 112 * i
            card.cut(limb(f"{x},{y - 50},14 {x},{y},14"), "dark", 0, 0.6)
            hot = row == 1 and i == 3
            card.cut(circle(x, y, 48), "steel", 10, 1)
            card.cut(circle(x, y, 38), "accent" if hot else "light", 18, 0)
            card.flat(stroke(f"M{x - 24},{y - 10}A26,26 0 0 1 {x - 4},{y - 26}", 5), "light" if hot else "steel")
    card.put(paper_bird(), 482, 342, 0.76, 4, True, paper="accent", fold="#f0916a", shade="#a83f22")


SCENES.append(
    Memory(
        draw=typewriter, age="work", hue="petrol", shape="keys", count=3, direction="up", moods=("wistful", "calm"),
        living=("paper bird",), objects=("typewriter", "key", "sheet", "cup ring", "paper bird"),
        words={
            "machine à écrire/typewriter": 3, "page blanche/blank page": 3, "oiseau/bird": 2, "papier/paper": 2,
            "touche/key": 2, "écrire/write": 3, "café/coffee": 1, "bureau/office": 2, "rond/circle": 1,
            "lettre/letter": 2, "silence/silence": 1, "évasion/escape": 2, "inspiration/inspiration": 2,
            "pliage/folding": 1, "orange/orange": 1,
        },
        fr="Des rangées de touches rondes dont une orange, une feuille blanche qui sort, un oiseau de papier sur "
        "le chariot, un rond de tasse.",
        en="Rows of round typewriter keys, one of them orange, a blank sheet coming out, a folded paper bird, a "
        "cup ring.",
    )
)  # fmt: skip


TROUSERS = path(
    "M-66,-44C-74,4 -73,50 -68,104C-63,160 -60,220 -59,280C-43,286 -22,286 -7,280C-7,236 -6,196 -6,160C-6,128 -2,102 "
    "3,80C10,100 20,114 24,132C26,150 14,164 10,178C28,186 48,186 64,180C70,160 86,142 88,108C89,60 76,4 66,-44Z"
)
BOOT = path("M-19,-48C-20,-38 -22,-26 -25,-10C-26,0 -25,8 -23,12H23C25,8 26,0 25,-10C22,-26 20,-38 19,-48Z")
HEEL = path("M-25,4C-10,8 10,8 25,4L23,26C10,30 -10,30 -23,26Z")
FEET = ((-33, 312), (37, 212))
ROPE = "".join(stroke(f"M{x},627C{x - 3},636 {x - 3},644 {x},653", 6) for x in (368, 375, 382))
ROPE += stroke("M375,650V680", 6) + ellipse(375, 680, 7, 6)
AWAY = -62  # how far to the left the sun throws the shadow of the ladder


def _swinging_shadow() -> str:
    """The climber's shadow: a hand and a foot on the shadow of the ladder, it leans out and waves its hat."""
    shape = limb("128,548,88 182,628,66 208,694,48 216,762,36")
    shape += path("M198,752L234,750C242,762 252,764 258,770C262,776 262,784 258,788H200C196,776 196,764 198,752Z")
    shape += limb("112,548,84 62,628,62 46,690,46 66,764,32")
    shape += path("M52,752L84,756C84,772 78,786 74,806C66,822 44,834 34,828C32,818 48,792 52,752Z")
    shape += path(
        "M72,566C74,520 64,480 50,430C44,404 54,382 82,374C104,366 130,368 146,384C160,402 158,440 162,480"
        "C166,520 176,548 170,576C140,592 98,590 72,566Z"
    )
    shape += limb("138,404,50 180,400,42 206,364,36 226,316,27 236,282,24")
    shape += path(
        "M218,302C210,290 211,276 216,266C226,256 252,254 262,262C266,268 265,282 260,288C254,296 246,302 238,308Z"
    )
    shape += limb("74,402,46 42,374,40 21,334,35 30,284,28 48,226,19")
    shape += path("M40,238C30,224 30,206 40,196C52,188 66,194 68,206C70,222 64,234 58,242Z")
    shape += path(
        "M90,392C96,372 94,362 88,354C72,356 56,352 56,340C54,334 58,332 56,328C52,326 52,322 55,318C52,314 50,312 "
        "46,308C44,304 54,298 56,290C56,262 78,246 104,250C132,254 146,278 142,304C138,326 128,338 128,354"
        "C130,368 136,376 142,390Z"
    )
    hat = path("M-64,6C-40,-6 40,-6 64,6C50,20 -50,20 -64,6ZM-36,2C-36,-24 -30,-40 -14,-42C-4,-36 6,-36 14,-42C30,-40 "
        "36,-24 36,2Z")  # fmt: skip
    return shape + place(hat, 62, 176, 0.92, -24)


def _ladder_shadow(rungs: Iterable[float]) -> str:
    rails = "".join(rectangle(x + AWAY - 18, -20, 36, 940) for x in (300, 450))
    return rails + "".join(rectangle(300 + AWAY, y + 24, 150, 20) for y in rungs)


def _rungs(card: Card, ys: Iterable[float]) -> None:
    for y in ys:
        card.cut(limb(f"292,{y},25 375,{y - 1},23 458,{y},25"), "#d39a58", 12, 0)
        card.flat(line([(306, y - 6), (444, y - 6)], 3), "#f2d29a", opacity=0.8)


def tall_ladder(plate: Plate) -> None:
    card = Card(plate, "#f0d94a", "#3a2a1c", "#fffbe2", "#d94e2b", fade=-30, wood="#a86a35", blue="#2f5f8a")
    card.flat(curve("86,-10 98,60 84,96 96,140", 3) + curve("84,96 64,120 66,138", 2.4), "deep", opacity=0.5)
    card.flat(curve("560,430 540,470 552,520 536,548", 3) + curve("552,520 572,538 570,560", 2.4), "deep", opacity=0.5)
    rungs = [86 + 111 * i for i in range(-1, 8)]
    bucket = path("M-70,-124C-66,-200 66,-200 70,-124L56,-4C30,4 -30,4 -56,-4Z")
    plate.shadow(_ladder_shadow(rungs) + _swinging_shadow() + place(bucket, 375 + AWAY, 830, 0.7), 0.8, 2)
    _rungs(card, rungs)
    for x in (300, 450):
        card.cut(rectangle(x - 19, -20, 38, 940, 6), "wood", 14, 0)
        card.flat(line([(x + 9, -20), (x + 9, 920)], 4), "#d8a066", opacity=0.8)
        card.flat("".join(circle(x, y, 6) for y in rungs), "dark")
    _climber(card, 375, 192)
    card.put(BUCKET, 375, 808, 0.7, 0, body="accent", metal="accent", trim="light", light="light", dark="dark")
    card.flat(ROPE, "#5a3418")


def _climber(card: Card, x: float, y: float) -> None:
    """Legs and lower back of somebody on the ladder; the rest is beyond the sheet."""
    for ax, ay in FEET:
        card.cut(place(BOOT, x + ax, y + ay), "#8f5a30", 18, 1)
        card.flat(place(stroke("M0,-44V4M-24,-14C-10,-8 10,-8 24,-14", 2.2), x + ax, y + ay), "#4a2a16", opacity=0.8)
        card.cut(place(HEEL, x + ax, y + ay), "#33201a", 5, 0.4)
    trousers = card.cut(place(TROUSERS, x, y), "blue", 34, 1.4)
    lines = "M3,78C-1,30 0,0 0,-30M-6,160C-22,172 -38,174 -52,168M-6,178C-20,190 -34,192 -46,188"
    lines += "M24,134C44,146 64,144 84,130M18,154C34,162 48,162 62,154"
    card.flat(place(stroke(lines, 2.8), x, y), "#1f4468", trousers, 0.6)
    hems = path("M-62,264C-44,272 -22,272 -4,264L-4,283C-22,290 -44,290 -61,283Z")
    hems += path("M10,162C30,170 50,170 69,163L66,183C48,189 28,189 8,181Z")
    card.cut(place(hems, x, y), "#4f83b0", 6, 0.5)
    shirt = path("M-92,-300C-90,-200 -76,-110 -68,-40C-30,-26 30,-26 68,-40C76,-110 90,-200 92,-300Z")
    card.cut(place(shirt, x, y), "light", 40, 0.8)
    straps = path("M-76,-240L-50,-240L60,-66L62,-36L36,-36Z") + path("M76,-240L50,-240L-60,-66L-62,-36L-36,-36Z")
    card.cut(place(straps, x, y), "blue", 6, 0.6)
    card.cut(place(path("M-68,-52C-30,-44 30,-44 68,-52L68,-27C30,-19 -30,-19 -68,-27Z"), x, y), "#24496b", 8, 0.6)
    brush = ((path("M22,-60C18,-80 24,-98 36,-106C46,-98 52,-80 48,-60Z"), "accent"),
        (rectangle(21, -62, 28, 22, 3), "#cfc6a4"), (rectangle(29, -42, 12, 50, 5), "#c98a4a"))  # fmt: skip
    for shape, ink in brush:
        card.cut(place(shape, x, y, 1, 6), ink, 6, 0.7)
    for side in (-1, 1):
        pocket = path(f"M{side * 14},-6H{side * 54}L{side * 52},34L{side * 34},44L{side * 16},34Z")
        card.cut(place(pocket, x, y), "#376b98", 3, 0.4)
        card.flat(
            place(stroke(f"M{side * 17},2H{side * 51}M{side * 17},6H{side * 51}", 1.6), x, y), "#d8a066", opacity=0.8
        )


SCENES.append(
    Memory(
        draw=tall_ladder, age="work", hue="lemon", shape="ladder", count=4, direction="up",
        moods=("mystery", "pride"), living=("climber",), objects=("ladder", "bucket", "boot", "shadow", "hat"),
        words={
            "échelle/ladder": 3, "monter/climb": 3, "ombre/shadow": 3, "seau/bucket": 2, "pied/foot": 2,
            "botte/boot": 1, "haut/high": 2, "jaune/yellow": 1, "pinceau/paintbrush": 1, "travail/work": 2,
            "ambition/ambition": 2, "vertige/vertigo": 2, "carrière/career": 2, "chapeau/hat": 2,
            "saluer/wave": 2, "liberté/freedom": 2, "peinture/paint": 1,
        },
        fr=(
            "Sur une échelle qui sort par le haut, les jambes et le dos de quelqu’un qui monte ; un seau rouge. "
            "Sur le mur jaune, son ombre se penche hors de l’ombre de l’échelle et agite un chapeau."
        ),
        en="On a ladder that runs out of the top, the legs and back of someone who climbs; a red bucket. On the yellow "
        "wall the shadow leans out from the ladder’s shadow and waves a hat.",
    )
)  # fmt: skip


ONLOOKER = path(
    "M6,126C10,104 28,97 43,91L45,79C39,80 33,79 32,75C31,71 33,69 32,67C29,66 29,63 31,61C29,60 29,58 30,56"
    "L24,52C23,50 29,44 31,40C18,40 12,36 13,33C20,32 28,31 33,30C34,16 42,8 52,9C56,11 62,11 66,9C78,9 84,18 85,29"
    "C92,30 100,32 104,36C102,40 94,41 86,40C86,52 76,64 75,72C75,76 77,79 80,80C86,82 88,88 87,93"
    "C100,98 107,108 110,126Z"
)


def _watched_window(card: Card) -> None:
    """Nine panes at night; in the lit one somebody stands against the light."""
    plate = card.plate
    card.cut(rectangle(150, -20, 400, 430, 8), "light", 14, 1.4)
    for i in range(9):
        x, y = 172 + 122 * (i % 3), -6 + 134 * (i // 3)
        with plate.shining(1 if i == 5 else 0):
            pane = card.cut(rectangle(x, y, 112, 122, 3), "#ffe29a" if i == 5 else "night", 22, 0)
        if i == 5:
            card.flat(place(ONLOOKER, x, y), "#2a2a1e", pane)
        else:
            card.flat(polygon([(x + 10, y + 90), (x + 60, y), (x + 84, y), (x + 34, y + 90)]), "#5a8a82", pane, 0.6)
    card.cut(rectangle(130, 402, 440, 26, 6), "light", 10, 1)


def _chair(card: Card) -> None:
    """A wooden chair that faces us, its back higher than the coat on it."""
    wood = "#8a5a38"
    bars = "".join(rectangle(x, 452, 13, 90, 4) for x in (372, 409, 446))
    card.cut(bars, wood, 7, 0.6)
    for x in (318, 512):
        post = f"M{x - 12},640L{x - 10},450C{x - 14},444 {x - 12},432 {x},428C{x + 12},432 {x + 14},444 {x + 10},450"
        card.cut(path(f"{post}L{x + 12},640Z"), wood, 10, 0.8)
    card.cut(path("M322,452C370,432 460,432 508,452V488C460,470 370,470 322,488Z"), wood, 12, 0.8)


def _empty_coat(card: Card) -> None:
    """A coat put over a chair, so that it sits at the desk by itself."""
    _chair(card)
    card.flat(path("M374,492C390,474 440,474 456,492L444,540L415,588L386,540Z"), "#1c1410")
    card.flat(stroke("M384,492Q415,504 446,492", 4), "#8a4a1c")
    body = "M300,530C318,508 350,502 378,486L415,580L452,486C480,502 512,508 530,530C540,590 534,650 534,700H296"
    card.cut(path(f"{body}C296,650 290,590 300,530Z"), "accent", 40, 1)
    card.flat(stroke("M416,596V700", 3.4), "#8a4a1c")
    for flip in (False, True):
        lapel = path("M-36,-70C-50,-58 -58,-44 -60,-24L-42,-16L-50,0L0,56L2,24C-14,-2 -26,-32 -36,-70Z")
        card.cut(place(lapel, 415, 552, 1, 0, flip), "#f0a04a", 8, 0.8)
    card.flat("".join(circle(428, y, 6) for y in (622, 660)), "dark")


SLEEVE = path(
    "M-76,-190C-98,-186 -118,-166 -126,-132C-136,-92 -146,-60 -150,-26C-154,6 -142,24 -112,30C-82,38 -52,42 -26,44"
    "L-18,2C-44,-2 -70,-8 -82,-16C-88,-30 -74,-70 -64,-114C-58,-142 -58,-172 -76,-190Z"
)
CUFF = path("M-48,-4C-38,-3 -28,-1 -18,0C-12,14 -16,36 -26,47C-38,46 -48,44 -56,42C-48,28 -46,12 -48,-4Z")
SLEEVE_LINES = "M-82,-14C-94,-5 -108,-3 -122,-8M-84,-26C-96,-20 -106,-20 -114,-25M-76,14C-86,20 -96,20 -106,16"


def _sleeve(card: Card, x: float, turn: float, flip: bool) -> None:
    """A sleeve that lies on the desk as if an arm were in it: its mouth is at (x, 690)."""
    card.cut(place(SLEEVE, x, 690, 1, turn, flip), "accent", 26, 1)
    card.flat(place(stroke(SLEEVE_LINES, 3.4), x, 690, 1, turn, flip), "#8a4a1c", opacity=0.8)
    card.cut(place(CUFF, x, 690, 1, turn, flip), "#c8702a", 8, 0.5)
    card.flat(place(ellipse(-21, 23, 7, 21, 12), x, 690, 1, turn, flip), "#1c1410")
    card.flat(place(circle(-42, 30, 4), x, 690, 1, turn, flip), "#3a2214")


FISH = path("M-46,2C-40,-20 -8,-28 18,-9C24,-5 30,-4 34,-1C30,4 23,6 18,9C-4,26 -36,22 -46,2Z")
FINS = path("M24,-2C36,-18 50,-28 66,-30C62,-16 58,-6 52,0C58,8 62,18 64,30C46,26 34,14 24,2Z")
FINS += path("M-24,-16C-16,-32 4,-36 16,-32C12,-24 12,-16 14,-8Z")


def _goldfish(card: Card, x: float, y: float) -> None:
    """A goldfish that looks to the left, its eye ringed with white."""
    card.cut(place(FINS, x, y), "#d8542a", 8, 0.4)
    card.cut(place(FISH, x, y), "#f58a34", 14, 0.6)
    card.flat(place(stroke("M-19,-15C-13,-5 -13,6 -19,16", 2.6) + stroke("M-45,6Q-40,9 -36,7", 2.6), x, y), "#a8481c")
    card.cut(place(path("M-10,5C0,4 8,10 12,20C0,22 -10,16 -10,5Z"), x, y), "#d8542a", 4, 0.4)
    card.flat(place(circle(-30, -4, 6.4), x, y), "light")
    card.flat(place(circle(-31, -4, 3.6), x, y), "dark")


def _bowl(card: Card, x: float, y: float) -> None:
    """A round bowl with a goldfish, standing on (x, y)."""
    glass = path(
        f"M{x - 46},{y - 142}C{x - 96},{y - 120} {x - 100},{y - 40} {x - 50},{y - 4}Q{x},{y + 8} {x + 50},{y - 4}"
        f"C{x + 100},{y - 40} {x + 96},{y - 120} {x + 46},{y - 142}Z"
    )
    body = card.cut(glass, "#8fc4c0", 30, 1.2, opacity=0.9)
    card.flat(rectangle(x - 100, y - 112, 200, 130), "#5fa8a4", body, 0.75)
    card.flat(ellipse(x, y - 112, 80, 12), "#c6e6dc", body, 0.9)
    _goldfish(card, x + 2, y - 58)
    card.flat(limb(f"{x - 66},{y - 104},3 {x - 76},{y - 72},9 {x - 62},{y - 36},3"), "light")
    card.flat(stroke(f"M{x - 46},{y - 142}a46,9 0 1 0 92,0a46,9 0 1 0 -92,0", 5), "#e8f4e8")


def empty_office(plate: Plate) -> None:
    card = Card(
        plate, "#bcd8b0", "#24382f", "#fbf7df", "#e58a34", fade=-60, night="#3f6a66", wood="#9c6a44", lit="#ffd45e"
    )
    card.flat(stripes(0, 3, 46), "pale", opacity=0.7)
    _watched_window(card)
    _empty_coat(card)
    card.cut(path("M-20,650H620V930H-20Z"), "wood", 0, 1)
    card.cut(rectangle(-20, 640, 640, 20, 5), "#b07a4e", 7, 1.2)
    card.flat(
        "".join(curve(f"-20,{y} 200,{y - 8} 420,{y + 6} 620,{y - 2}", 4) for y in (704, 776, 850)), "dark", opacity=0.4
    )
    plate.veil(ellipse(130, 770, 210, 70), "#f6d267", 0.4, 30, 0.3)
    _sleeve(card, 426, 0, True)
    _sleeve(card, 408, 3, False)
    for turn, x, y in ((7, 446, 822), (-5, 430, 808)):
        card.cut(place(polygon([(-84, -46), (92, -46), (112, 46), (-104, 46)]), x, y, 1, turn), "light", 2, 0.5)
    card.flat(
        "".join(place(line([(-66, dy), (66 - dy % 7 * 8, dy)], 4), 432, 808, 1, -5) for dy in (-24, -8, 8)), "#a8b49a"
    )
    card.cut(place(limb("-60,0,3 -46,0,10 60,0,11"), 508, 800, 1, -62), "dark", 5, 0.8)
    plate.glow(112, 560, 190, "#fff0a8", 0.8)
    card.put(lamp(), 112, 730, 1.3, 0, body="#3f7a6c", trim="accent", light="light", dark="dark", glow="lit")
    _bowl(card, 216, 836)


SCENES.append(
    Memory(
        draw=empty_office, age="work", hue="pale green", shape="rectangles", count=9, direction="left",
        moods=("loneliness", "calm"), living=("goldfish",), objects=("desk", "lamp", "coat", "window", "fish bowl"),
        words={
            "bureau/office": 3, "vide/empty": 3, "lampe/lamp": 2, "manteau/coat": 2, "fenêtre/window": 2,
            "neuf/nine": 1, "poisson/fish": 2, "bocal/bowl": 2, "tard/late": 2, "solitude/solitude": 2,
            "absence/absence": 2, "vert/green": 1, "rectangle/rectangle": 1, "heures supplémentaires/overtime": 2,
            "surveiller/watch": 1, "lettre/letter": 1,
        },
        fr=(
            "Un manteau orange sur une chaise, seul, les manches sur un bureau devant une lettre ; une lampe allumée, "
            "un poisson dans un bocal ; neuf carreaux et dans le seul éclairé une silhouette à chapeau."
        ),
        en="An orange coat put over a chair sits alone at a desk, its sleeves by a letter; a lit lamp, a fish in a "
        "bowl; a window of nine panes and in the only lit one a silhouette in a hat.",
    )
)  # fmt: skip
