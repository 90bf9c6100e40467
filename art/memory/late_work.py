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
            "botte/boot": 1, "haut/high": 2, "jaune/yellow": 1, "quatre/four": 1, "travail/work": 2,
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


COAT = path(
    "M-30,-150C-12,-160 12,-160 30,-150C48,-140 84,-134 108,-116C120,-104 124,-84 118,-56C106,0 96,70 102,150"
    "C54,166 -54,166 -102,150C-96,70 -106,0 -118,-56C-124,-84 -120,-104 -108,-116C-84,-134 -48,-140 -30,-150Z"
)
SLEEVE = path(
    "M84,-126C112,-122 126,-104 132,-78C142,-30 150,30 157,92C159,106 159,118 156,128C142,138 126,138 112,132"
    "C110,90 104,30 96,-20C90,-60 82,-96 84,-126Z"
)


def _coat_on_chair(card: Card, x: float, y: float, scale: float) -> None:
    """A coat hung over the back of a chair, seen from behind, as if somebody sat at the desk."""

    def at(shape: str, flip: bool = False) -> str:
        return place(shape, x, y, scale, 0, flip)

    wood = "#8a5a38"
    for flip in (False, True):
        card.cut(at(path("M62,60H86L82,246C78,250 70,250 66,246Z"), flip), wood, 9, 1)
    card.cut(at(path("M-76,186H76V204H-76Z")), wood, 8, 0.6)
    for flip in (False, True):
        card.flat(at(ellipse(134, 133, 21, 7, -4), flip), "#1c1410")
        card.cut(at(SLEEVE, flip), "accent", 24, 1)
        card.flat(at(stroke("M110,108C126,114 142,113 157,105", 3), flip), "#8a4a1c", opacity=0.8)
    coat = card.cut(at(COAT), "accent", 44, 1.2)
    seams = "M0,-142C2,-60 -2,40 0,158M-84,-134C-76,-96 -82,-50 -112,-14M84,-134C76,-96 82,-50 112,-14"
    card.flat(at(stroke(seams, 3)), "#8a4a1c", coat, 0.8)
    card.cut(at(path("M-40,-152C-24,-172 24,-172 40,-152C44,-142 42,-134 36,-128C14,-138 -14,-138 -36,-128"
        "C-42,-134 -44,-142 -40,-152Z")), "#f0a04a", 10, 0.8)  # fmt: skip
    card.cut(at(rectangle(-40, 26, 80, 20, 8)), "#c8702a", 6, 0.5)
    card.flat(at(circle(-28, 36, 4.5) + circle(28, 36, 4.5)), "dark")


FISH = path("M-46,0C-34,-24 2,-28 26,-8C36,-18 50,-26 62,-24C56,-10 56,10 62,24C50,26 36,18 26,8C2,28 -34,24 -46,0Z")


def _bowl(card: Card, x: float, y: float) -> None:
    """A round bowl with a goldfish, standing on (x, y)."""
    glass = path(
        f"M{x - 46},{y - 142}C{x - 96},{y - 120} {x - 100},{y - 40} {x - 50},{y - 4}Q{x},{y + 8} {x + 50},{y - 4}"
        f"C{x + 100},{y - 40} {x + 96},{y - 120} {x + 46},{y - 142}Z"
    )
    body = card.cut(glass, "#8fc4c0", 30, 1.2, opacity=0.9)
    card.flat(rectangle(x - 100, y - 112, 200, 130), "#5fa8a4", body, 0.75)
    card.flat(ellipse(x, y - 112, 80, 12), "#c6e6dc", body, 0.9)
    card.cut(place(FISH, x + 2, y - 60, 0.9), "#f07a2c", 14, 0.6)
    card.flat(place(stroke("M-24,-17C-18,-6 -18,6 -24,17", 2.4), x + 2, y - 60, 0.9), "#a8481c")
    card.flat(place(circle(-32, -5, 4), x + 2, y - 60, 0.9), "dark")
    card.flat(limb(f"{x - 66},{y - 104},3 {x - 76},{y - 72},9 {x - 62},{y - 36},3"), "light")
    card.flat(stroke(f"M{x - 46},{y - 142}a46,9 0 1 0 92,0a46,9 0 1 0 -92,0", 5), "#e8f4e8")


def _desk(card: Card) -> None:
    """A desk under the window: its top, its front edge, and the dark beneath it."""
    card.flat(rectangle(-20, 640, 640, 300), "#3c2a1e")
    card.cut(rectangle(-20, 800, 640, 130), "#7c5a3c", 0, 0)
    card.cut(path("M-20,450H620V650H-20Z"), "wood", 0, 1)
    card.flat("".join(curve(f"-20,{y} 200,{y - 5} 420,{y + 4} 620,{y - 2}", 3) for y in (496, 556, 616)), "dark",
        opacity=0.3)  # fmt: skip
    card.cut(rectangle(-20, 646, 640, 26), "#b07a4e", 8, 1.4)


def empty_office(plate: Plate) -> None:
    card = Card(
        plate, "#bcd8b0", "#24382f", "#fbf7df", "#e58a34", fade=-60, night="#3f6a66", wood="#9c6a44", lit="#ffd45e"
    )
    card.flat(stripes(0, 3, 46), "pale", opacity=0.7)
    _watched_window(card)
    _desk(card)
    plate.veil(ellipse(130, 560, 230, 60), "#f6d267", 0.4, 30, 0.3)
    sheet = polygon([(-74, -34), (74, -34), (92, 34), (-92, 34)])
    for turn, x, y in ((4, 446, 524), (-2, 436, 520)):
        card.cut(place(sheet, x, y, 1, turn), "light", 2, 0.5)
    card.flat(
        "".join(
            place(line([(-58 - dy * 0.2, dy), (58 - dy % 7 * 8, dy)], 3.4), 436, 520, 1, -2) for dy in (-18, -4, 10)
        ),
        "#a8b49a",
    )
    card.cut(place(limb("-50,0,3 -38,0,9 50,0,10"), 540, 524, 1, -58), "dark", 5, 0.8)
    plate.glow(100, 410, 190, "#fff0a8", 0.8)
    card.put(lamp(), 100, 560, 1.24, 0, body="#3f7a6c", trim="accent", light="light", dark="dark", glow="lit")
    _bowl(card, 214, 628)
    _coat_on_chair(card, 436, 690, 0.82)


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
            "Un manteau orange, de dos, sur une chaise devant un bureau avec une lettre ; une lampe allumée, un "
            "poisson dans un bocal ; une fenêtre à neuf carreaux, dans le seul éclairé un homme à chapeau."
        ),
        en="An orange coat, seen from behind, hangs over a chair before a desk with a letter; a lit lamp, a fish in a "
        "bowl; a window of nine panes and in the only lit one a silhouette in a hat.",
    )
)  # fmt: skip
