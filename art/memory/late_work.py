"""Memory cards of working life."""

from __future__ import annotations

from collections.abc import Iterable

from art.memory._early import Card, stripes
from art.motifs.birds_things import paper_bird
from art.motifs.creatures_sea import goldfish
from art.motifs.curves import clipped, curve, limb
from art.motifs.things import lamp
from art.motifs.things_kitchen import BUCKET
from art.press import Plate
from art.scene import Memory, Scene
from art.shapes import circle, ellipse, line, path, place, polygon, rectangle, ring, stroke

SCENES: list[Scene] = []


def typewriter(plate: Plate) -> None:
    card = Card(plate, "#1f6670", "#0c262e", "#f8f0da", "#e0613a", fade=-70, steel="#7fa3a4", body="#17464f")
    card.flat("".join(rectangle(-20, y, 640, 4) for y in range(30, 330, 74)), "deep", opacity=0.6)
    card.grain(ring(96, 150, 74, 15), "#c98a4a", 0.95, 1.5)
    card.grain(ring(100, 154, 70, 5), "dark", 0.5, 1)
    card.cut(path("M190,-30H486L494,372H182Z"), "light", 40, 1.6)
    card.cut(limb("-30,368,74 300,360,74 640,368,74"), "dark", 26, 1.6)
    card.flat(limb("-10,350,4 240,344,8 520,350,4"), "steel")
    card.cut(rectangle(160, 342, 40, 54, 8) + rectangle(476, 342, 40, 54, 8), "steel", 12, 0.8)
    card.cut(path("M-20,404C180,396 420,396 620,404L650,930H-50Z"), "body", 50, 1.6)
    bars = ""
    for i in range(17):
        t = (i - 8) / 8
        bars += line([(338 + 40 * t, 424), (338 + 226 * t, 500 - 34 * abs(t))], 7)
    card.cut(path("M70,424C150,590 520,590 600,424Z"), "dark", 0, 0)
    card.flat(clipped(bars, path("M70,424C150,590 520,590 600,424Z")), "steel")
    for row, (y, count, shift) in enumerate(((600, 6, 0), (708, 6, 44), (818, 6, 4))):
        for i in range(count):
            x = 8 + shift + 112 * i
            card.cut(limb(f"{x},{y - 50},14 {x},{y},14"), "dark", 0, 0.6)
            hot = row == 1 and i == 3
            card.cut(circle(x, y, 48), "steel", 10, 1)
            card.cut(circle(x, y, 38), "accent" if hot else "light", 18, 0)
            card.flat(stroke(f"M{x - 24},{y - 10}A26,26 0 0 1 {x - 4},{y - 26}", 5), "light" if hot else "steel")
    card.put(paper_bird(), 486, 342, 0.9, 4, True, paper="accent", fold="#f0916a", shade="#a83f22")


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
    "M-66,-44C-74,0 -78,50 -72,100C-68,128 -69,150 -70,180C-71,220 -66,262 -62,300L-12,300C-12,256 -10,222 -12,190"
    "C-12,150 -6,112 2,70C14,88 26,104 33,126C38,150 33,172 30,196L78,200C86,164 110,124 112,86C114,50 90,0 66,-44Z"
)
BOOT = path("M-22,-64C-23,-36 -29,-12 -28,10H28C29,-12 23,-36 22,-64Z")
FEET = ((-37, 332), (54, 232))


def _climber_shadow() -> str:
    """All of the climber from behind: hips at (0, 0), both arms up, a knee bent."""
    shape = TROUSERS + "".join(place(BOOT + rectangle(-30, 8, 60, 14, 3), x, y) for x, y in FEET)
    shape += path(
        "M-68,-36C-70,-100 -84,-170 -92,-226C-92,-256 -60,-272 -26,-282L-24,-306H30L32,-282C66,-272 96,-254 96,-224"
        "C88,-168 72,-100 68,-36Z"
    )
    shape += path(
        "M-46,-344C-50,-386 -24,-404 4,-404C34,-404 58,-386 54,-344C52,-312 30,-294 4,-294C-22,-294 -42,-312 -46,-344Z"
    )
    shape += path("M-50,-350C-56,-396 -24,-412 6,-411C38,-410 62,-392 57,-350C30,-362 -22,-362 -50,-350Z")
    shape += limb("-70,-236,58 -112,-300,50 -128,-372,42 -112,-446,34 -108,-464,30")
    shape += limb("72,-238,58 124,-272,50 146,-330,42 124,-392,34 120,-408,30")
    for x, y in ((-108, -474), (120, -418)):
        shape += place(path("M-20,16C-24,-2 -22,-18 -12,-22C0,-28 16,-26 22,-14C26,0 20,12 14,20Z"), x, y)
    return shape


def _rungs(card: Card, ys: Iterable[float]) -> None:
    for y in ys:
        card.cut(limb(f"292,{y},25 375,{y - 1},23 458,{y},25"), "#d39a58", 12, 0)
        card.flat(line([(306, y - 6), (444, y - 6)], 3), "#f2d29a", opacity=0.8)


def tall_ladder(plate: Plate) -> None:
    card = Card(plate, "#f0d94a", "#3a2a1c", "#fffbe2", "#d94e2b", fade=-30, wood="#a86a35", blue="#2f5f8a")
    card.flat(curve("86,-10 98,60 84,96 96,140", 3) + curve("84,96 64,120 66,138", 2.4), "deep", opacity=0.5)
    card.flat(curve("560,430 540,470 552,520 536,548", 3) + curve("552,520 572,538 570,560", 2.4), "deep", opacity=0.5)
    plate.shadow(place(_climber_shadow(), 132, 552, 0.88), 0.8, 2)
    rungs = [86 + 111 * i for i in range(-1, 8)]
    _rungs(card, rungs)
    for x in (300, 450):
        card.cut(rectangle(x - 19, -20, 38, 940, 6), "wood", 14, 0)
        card.flat(line([(x + 9, -20), (x + 9, 920)], 4), "#d8a066", opacity=0.8)
        card.flat("".join(circle(x, y, 6) for y in rungs), "dark")
    _climber(card, 375, 192)
    card.put(BUCKET, 524, 880, 0.84, 4, body="accent", metal="accent", trim="light", light="light", dark="dark")
    card.flat(limb("490,760,9 489,780,12 491,806,8") + limb("555,762,10 557,776,12 556,794,7"), "light")


def _climber(card: Card, x: float, y: float) -> None:
    """Legs and lower back of somebody on the ladder; the rest is beyond the sheet."""
    for ax, ay in FEET:
        card.cut(place(BOOT, x + ax, y + ay), "#5a3a24", 14, 0.8)
        card.flat(place(stroke("M-27,-10Q0,0 27,-10M0,-30V-6", 2.6), x + ax, y + ay), "dark")
        card.cut(place(path("M-30,8H30L29,24Q0,29 -29,24Z"), x + ax, y + ay), "dark", 5, 0.5)
    card.cut(place(TROUSERS, x, y), "blue", 34, 1.4)
    lines = "M2,66C-2,30 0,0 0,-40M-64,186Q-40,196 -14,188M-66,206Q-44,212 -18,204"
    lines += "M36,122Q66,128 96,116M34,140Q62,144 88,134"
    card.flat(place(stroke(lines, 4), x, y), "#1f4468")
    card.flat(
        place(rectangle(-66, 286, 58, 16, 4), x, y) + place(path("M30,182L82,185L80,202L29,198Z"), x, y), "#4f83b0"
    )
    card.cut(
        place(path("M-92,-300C-90,-200 -76,-110 -70,-40C-30,-26 30,-26 70,-40C76,-110 90,-200 92,-300Z"), x, y),
        "light",
        40,
        0.8,
    )
    straps = path("M-76,-240L-50,-240L60,-66L62,-36L36,-36Z") + path("M76,-240L50,-240L-60,-66L-62,-36L-36,-36Z")
    card.cut(place(straps, x, y), "blue", 6, 0.6)
    card.cut(place(path("M-71,-56C-30,-42 30,-42 71,-56L70,-30C30,-16 -30,-16 -70,-30Z"), x, y), "#24496b", 8, 0.6)
    brush = ((path("M22,-60C18,-80 24,-98 36,-106C46,-98 52,-80 48,-60Z"), "accent"),
        (rectangle(21, -62, 28, 22, 3), "#cfc6a4"), (rectangle(29, -42, 12, 50, 5), "#c98a4a"))  # fmt: skip
    for shape, ink in brush:
        card.cut(place(shape, x, y, 1, 6), ink, 6, 0.7)
    for side in (-1, 1):
        pocket = path(f"M{side * 14},-6H{side * 54}L{side * 52},34L{side * 34},44L{side * 16},34Z")
        card.cut(place(pocket, x, y), "#376b98", 5, 0.5)


SCENES.append(
    Memory(
        draw=tall_ladder, age="work", hue="lemon", shape="ladder", count=4, direction="up",
        moods=("mystery", "pride"), living=("climber",), objects=("ladder", "bucket", "boot", "shadow"),
        words={
            "échelle/ladder": 3, "monter/climb": 3, "ombre/shadow": 3, "seau/bucket": 2, "pied/foot": 2,
            "botte/boot": 1, "haut/high": 2, "jaune/yellow": 1, "quatre/four": 1, "travail/work": 2,
            "ambition/ambition": 2, "vertige/vertigo": 2, "carrière/career": 2, "sans appui/unsupported": 1,
            "peinture/paint": 1,
        },
        fr=(
            "Sur une échelle qui sort par le haut, les jambes et le dos de quelqu’un qui monte, une botte "
            "sur un barreau ; sur le mur jaune, l’ombre du grimpeur, mais pas celle de l’échelle ; un seau "
            "rouge."
        ),
        en="On a ladder that runs out of the top of the card, the legs and back of someone who climbs, a boot on the "
        "fourth rung; on the yellow wall the climber’s shadow, but not the ladder’s; a red bucket.",
    )
)  # fmt: skip


ONLOOKER = path(
    "M6,126C10,104 28,97 43,91L45,79C39,80 33,79 32,75C31,71 33,69 32,67C29,66 29,63 31,61C29,60 29,58 30,56"
    "L24,52C23,50 29,44 31,40C29,22 42,11 60,12C80,13 89,30 85,48C83,58 76,64 74,72C74,81 76,86 82,90C98,96 "
    "107,106 110,126Z"
)


def _watched_window(card: Card) -> None:
    """Nine panes at night; in the lit one somebody stands against the light."""
    plate = card.plate
    card.cut(rectangle(150, -20, 400, 430, 8), "light", 14, 1.4)
    for i in range(9):
        x, y = 172 + 122 * (i % 3), -6 + 134 * (i // 3)
        with plate.shining(0.8 if i == 5 else 0):
            pane = card.cut(rectangle(x, y, 112, 122, 3), "lit" if i == 5 else "night", 22, 0)
        if i == 5:
            card.flat(place(ONLOOKER, x, y), "#2a2a1e", pane)
        else:
            card.flat(polygon([(x + 10, y + 90), (x + 60, y), (x + 84, y), (x + 34, y + 90)]), "#5a8a82", pane, 0.6)
    card.cut(rectangle(130, 402, 440, 26, 6), "light", 10, 1)


def _empty_coat(card: Card) -> None:
    """A coat put over a chair, so that it sits at the desk by itself."""
    card.cut(rectangle(328, 448, 20, 90, 5) + rectangle(482, 448, 20, 90, 5), "#5a3a28", 8, 0.8)
    card.cut(path("M332,488Q415,474 498,488V508Q415,494 332,508Z"), "#5a3a28", 6, 0.8)
    card.cut(path("M320,446C376,422 454,422 510,446C514,460 508,472 500,474C450,456 380,456 330,474C320,472 "
    "316,460 320,446Z"),
        "#6a4630", 12, 0.8)  # fmt: skip
    card.cut(limb("512,520,66 546,590,62 560,650,58 566,706,54"), "accent", 24, 1)
    card.cut(
        path(
            "M318,520C336,492 370,484 392,476Q414,496 436,476C460,484 494,492 512,520C530,570 528,620 530,700H300"
            "C302,620 300,570 318,520Z"
        ),
        "accent",
        40,
        1,
    )
    card.flat(path("M384,474Q414,458 444,474C438,500 424,520 414,536C404,520 390,500 384,474Z"), "#1c1a14")
    card.flat(stroke("M386,476Q414,490 442,476", 5), "#8a4a1c")
    for flip in (False, True):
        lapel = path("M-30,-66C-46,-52 -54,-34 -52,-14L-34,-8L-38,6L0,66L0,2C-14,-18 -24,-40 -30,-66Z")
        card.cut(place(lapel, 414, 538, 1, 0, flip), "#f0a04a", 8, 0.8)
    card.flat(stroke("M414,602V700", 3.4) + stroke("M342,640L378,634M452,634L488,640", 5), "#8a4a1c")
    card.flat("".join(circle(426, y, 6) for y in (620, 660)), "dark")


def _sleeve(card: Card) -> None:
    """Its near sleeve lies on the desk."""
    flat = (
        "M338,500C308,512 290,556 278,608C268,650 272,690 302,710C324,722 350,728 374,732L386,690C362,686 "
        "342,678 336,660"
        "C332,640 346,600 356,556Z"
    )
    card.cut(path(flat), "accent", 20, 1)
    card.flat(stroke("M280,640Q306,650 330,636M284,664Q310,664 334,654M340,504Q350,528 355,556", 4), "#8a4a1c")
    card.flat(ellipse(380, 711, 8, 21, 14), "#2a1c12")


def _bowl(card: Card, x: float, y: float) -> None:
    """A round bowl with a goldfish, standing on (x, y)."""
    glass = path(
        f"M{x - 46},{y - 142}C{x - 96},{y - 120} {x - 100},{y - 40} {x - 50},{y - 4}Q{x},{y + 8} {x + 50},{y - 4}"
        f"C{x + 100},{y - 40} {x + 96},{y - 120} {x + 46},{y - 142}Z"
    )
    body = card.cut(glass, "#8fc4c0", 30, 1.2, opacity=0.9)
    card.flat(rectangle(x - 100, y - 112, 200, 130), "#5fa8a4", body, 0.75)
    card.flat(ellipse(x, y - 112, 80, 12), "#c6e6dc", body, 0.9)
    card.flat(ellipse(x, y - 4, 60, 12), "#d8c08a", body, 0.8)
    card.put(goldfish(), x + 4, y - 22, 0.56, 0, True, body="accent")
    card.flat(limb(f"{x - 66},{y - 104},3 {x - 76},{y - 72},9 {x - 62},{y - 36},3"), "light")
    card.flat(stroke(f"M{x - 46},{y - 142}a46,9 0 1 0 92,0a46,9 0 1 0 -92,0", 5), "#e8f4e8")


def empty_office(plate: Plate) -> None:
    card = Card(
        plate, "#bcd8b0", "#24382f", "#fbf7df", "#e58a34", fade=-60, night="#3f6a66", wood="#9c6a44", lit="#f6d267"
    )
    card.flat(stripes(0, 3, 46), "pale", opacity=0.7)
    _watched_window(card)
    _empty_coat(card)
    card.cut(path("M-20,650H620V930H-20Z"), "wood", 0, 1)
    card.flat(
        "".join(curve(f"-20,{y} 200,{y - 8} 420,{y + 6} 620,{y - 2}", 4) for y in (704, 776, 850)), "dark", opacity=0.4
    )
    plate.veil(ellipse(130, 770, 210, 70), "#f6d267", 0.4, 30, 0.3)
    _sleeve(card)
    for turn, x, y in ((7, 446, 822), (-5, 430, 808)):
        card.cut(place(polygon([(-84, -46), (92, -46), (112, 46), (-104, 46)]), x, y, 1, turn), "light", 6, 0.7)
    card.flat(
        "".join(place(line([(-66, dy), (66 - dy % 7 * 8, dy)], 4), 432, 808, 1, -5) for dy in (-24, -8, 8)), "#a8b49a"
    )
    card.cut(place(limb("-60,0,3 -46,0,10 60,0,11"), 508, 800, 1, -62), "dark", 5, 0.8)
    plate.glow(112, 560, 190, "#fff0a8", 0.8)
    card.put(lamp(), 112, 730, 1.3, 0, body="#3f7a6c", trim="accent", light="light", dark="dark", glow="lit")
    _bowl(card, 246, 838)


SCENES.append(
    Memory(
        draw=empty_office, age="work", hue="pale green", shape="rectangles", count=9, direction="left",
        moods=("loneliness", "calm"), living=("goldfish",), objects=("desk", "lamp", "coat", "window", "fish bowl"),
        words={
            "bureau/office": 3, "vide/empty": 3, "lampe/lamp": 2, "manteau/coat": 2, "fenêtre/window": 2,
            "neuf/nine": 1, "poisson/fish": 2, "bocal/bowl": 2, "tard/late": 2, "solitude/solitude": 2,
            "absence/absence": 2, "vert/green": 1, "rectangle/rectangle": 1, "heures supplémentaires/overtime": 2,
            "surveiller/watch": 1,
        },
        fr=(
            "Un manteau orange sur une chaise, seul devant un bureau, une manche sur la table ; une lampe "
            "allumée, un poisson dans un bocal, une fenêtre de neuf carreaux et dans le seul éclairé une "
            "silhouette."
        ),
        en="An orange coat put over a chair sits alone at a desk, one sleeve on the table; a lit lamp, a fish in a "
        "bowl, a window of nine panes and in the only lit one a silhouette.",
    )
)  # fmt: skip
