"""Story cards: bodies that carry, contain or work each other."""

from __future__ import annotations

import math
from random import Random

from art.colour import Colour, mix
from art.motif import Motif, carried, cut, draw
from art.motifs.beasts_small import mouse
from art.motifs.buildings_town import LIGHTHOUSE
from art.motifs.couples import hand_in_hand
from art.motifs.curves import limb
from art.motifs.hands import puppeteer
from art.motifs.heads import Mood
from art.motifs.indoors import beam, wallpaper
from art.motifs.machines import PAPER_BOAT, SAIL_BOAT, STEAMER
from art.palettes import PALETTES
from art.press import Plate, darker, lighter
from art.scene import Scene, Story
from art.shapes import Point, circle, ellipse, line, path, place, polygon, rectangle, ring, stroke, waves
from art.story._contours import hand, profile
from art.story._dancers import old_couple
from art.story._marionettes import TIES, dancer, rebel, strings

SCENES: list[Scene] = []

GLAD = Mood(lids=0.85, bend=1.8, blush=0.7)


def lighthouse_child(plate: Plate) -> None:
    """A giantess wades through the winter sea with a lighthouse in her shawl; ships follow her."""
    p = PALETTES["frost"]
    plate.sky(p.sky)
    plate.at(0.7)
    for y, ink, offset in ((600, mix(p.far, p.light, 0.2), 0), (646, p.far, 20), (700, mix(p.far, p.middle, 0.5), 36)):
        cut(plate, waves(600, 900, y, 70, 12, offset), ink, 12, top=(lighter(ink, 0.4), 16))
    _follower(plate, STEAMER, 508, 766, 0.42, p.deep, (519, 737))
    plate.at(0)
    lx, ly, lk, turn = 350, 640, 2.0, 22
    light = carried(LIGHTHOUSE.anchors["light"], lx, ly, lk, turn)
    rays = polygon([light, (660, 130), (660, 300)]) + polygon([light, (500, -40), (350, -40)])
    beam(plate, rays, "#fff0b8", 0.85)
    _giantess(plate)
    shawl: Colour = p.hot
    cut(plate, place(ellipse(0, -194, 66, 28), lx, ly, 1.08, turn), darker(shawl, 0.5), 6)
    draw(
        plate,
        LIGHTHOUSE.without("stone"),
        lx,
        ly,
        lk,
        turn,
        inks={"hot": p.deep, "trim": p.light, "glow": "#fff0b8", "dark": p.deep, "door": p.near},
    )
    plate.glow(*light, 100, "#fff0b8", 0.9)
    _swaddle(plate, lx, ly, turn)
    _arm(plate)
    flakes = Random(9)
    falling = [(flakes.uniform(20, 580), flakes.uniform(20, 720), flakes.choice((2.4, 3, 4))) for _ in range(64)]
    cut(
        plate,
        "".join(circle(x, y, size) for x, y, size in falling if not (240 < x < 360 and 140 < y < 350)),
        p.light,
    )
    cut(plate, waves(600, 900, 764, 84, 16, 10), p.middle, 16, 1, top=(lighter(p.middle, 0.5), 18))
    cut(plate, ellipse(220, 766, 190, 8) + ellipse(180, 780, 90, 6), p.light, opacity=0.7)
    _follower(plate, SAIL_BOAT, 76, 826, 0.52, p.hot, (86, 810))
    _follower(plate, SAIL_BOAT, 184, 842, 0.44, p.deep, (192, 828))
    ink = mix(p.middle, p.near, 0.6)
    plate.at(-0.3)
    cut(plate, waves(600, 900, 826, 84, 16, 40), ink, 16, 1, top=(lighter(ink, 0.5), 18))
    draw(plate, PAPER_BOAT, 300, 870, 0.34, 4, inks={"body": p.light})
    plate.at(-0.7)
    cut(plate, waves(600, 900, 868, 90, 14, 70), p.near, 12, 1, top=(lighter(p.near, 0.4), 14))


def _follower(plate: Plate, ship: Motif, x: float, y: float, k: float, ink: Colour, lantern: Point) -> None:
    """A ship with a small lantern."""
    p = PALETTES["frost"]
    draw(plate, ship, x, y, k, inks={"body": ink, "light": p.light})
    with plate.shining(1):
        cut(plate, circle(*lantern, 3.4), "#ffe09a")
    plate.glow(*lantern, 34, "#ffd890", 0.5)


def _giantess(plate: Plate) -> None:
    """Her head bows in profile under a veil that falls into her cloak."""
    p = PALETTES["frost"]
    blue = mix(p.near, p.middle, 0.35)
    cloak = (
        "M190,116C130,142 112,220 116,300C116,352 92,396 74,446C48,540 30,660 20,810H420C408,720 392,600 372,520"
        "C350,460 318,430 290,400Z"
    )
    cut(plate, path(cloak), p.near, 50, 1)
    folds = "M110,470C84,570 66,680 62,800M160,520C140,610 128,700 130,800M350,660C346,710 350,760 356,800"
    cut(plate, stroke(folds, 7), darker(p.near, 0.4), opacity=0.7)
    draw(plate, profile(), 236, 133, 0.78, 14, inks={"skin": "#ecc0a0", "hair": "#4a3030"})
    cut(plate, path("M334,178C322,126 270,112 226,128L250,260C262,226 290,196 334,178Z"), "#4a3030", 8)
    cut(plate, stroke("M328,172C296,176 268,196 254,232M322,158C290,160 262,178 246,206", 2.4), "#7a5648")
    veil = (
        "M312,138C290,104 232,92 186,112C128,140 106,220 112,300C112,352 96,396 78,440C130,494 262,506 338,462"
        "C300,440 266,404 256,344C250,296 254,254 268,218C280,186 300,160 312,138Z"
    )
    cut(plate, path(veil), blue, 40, 1.2)
    cut(
        plate, stroke("M312,138C300,160 280,186 268,218C254,254 250,296 256,344C266,404 300,440 338,462", 6), p.light, 3
    )
    cut(
        plate,
        stroke("M236,120C190,160 170,220 172,300C172,370 150,420 120,470M206,300C206,370 214,420 240,476", 5),
        darker(blue, 0.35),
        opacity=0.7,
    )


def _arm(plate: Plate) -> None:
    """The near arm goes under the child, its hand on the shawl."""
    p = PALETTES["frost"]
    blue = mix(p.near, p.middle, 0.35)
    draw(plate, hand("rest"), 346, 646, 0.6, -16, inks={"skin": "#ecc0a0"}, shadow=0.7)
    sleeve = (
        "M112,470C160,440 226,452 252,506C266,548 270,584 290,598C306,604 326,602 342,598C358,618 364,654 358,682"
        "C310,714 240,732 186,706C124,672 88,548 112,470Z"
    )
    cut(plate, path(sleeve), blue, 36, 1.2)
    cut(plate, path("M334,600L354,596C374,618 378,654 370,680L352,684C360,654 354,622 334,600Z"), p.light, 5, 0.5)
    creases = "M268,600C252,612 240,630 236,652M290,608C278,618 270,634 268,652M160,520C166,560 184,600 206,628"
    cut(plate, stroke(creases, 5), darker(blue, 0.4), opacity=0.8)


def _swaddle(plate: Plate, x: float, y: float, turn: float) -> None:
    """A shawl wound around the foot of the lighthouse, as around a child."""
    p = PALETTES["frost"]

    def put(shape: str) -> str:
        return place(shape, x, y, 1.08, turn)

    body = "M-66,-198C-92,-120 -90,-20 -44,44C-24,68 24,68 44,44C90,-20 92,-120 66,-198C40,-168 -40,-168 -66,-198Z"
    whole = cut(plate, put(path(body)), p.hot, 34, 1.5)
    under = "M66,-198C40,-168 0,-160 -30,-176C-10,-100 -40,-20 -76,-20C-70,10 -60,30 -44,44C30,10 84,-80 66,-198Z"
    cut(plate, put(path(under)), lighter(p.hot, 0.14), 16, 1, clip=whole)
    over = "M-66,-198C-40,-170 -10,-166 10,-170C20,-90 60,-40 86,-30C80,0 66,26 44,44C-20,10 -70,-70 -72,-160Z"
    cut(plate, put(path(over)), p.hot, 18, 1, clip=whole)
    folds = "M-58,-140C-40,-70 0,-10 56,24M-44,-166C-20,-90 20,-40 72,-8M-66,-70C-50,-20 -20,20 20,50"
    cut(plate, put(stroke(folds, 4)), darker(p.hot, 0.32), clip=whole, opacity=0.85)
    hem = "M-66,-198C-40,-168 40,-168 66,-198"
    cut(plate, put(stroke(hem, 8)), lighter(p.hot, 0.3), 4)


SCENES.append(
    Story(
        draw=lighthouse_child, palette="frost", operator="scale", setting="sea", season="winter", framing="wide",
        moods=("tender",), living=("giantess",), objects=("lighthouse", "shawl", "ships", "sea"),
        words={"phare/lighthouse": 3, "géante/giantess": 3, "mère/mother": 3, "mer/sea": 2, "bateaux/ships": 2,
               "châle/shawl": 1, "hiver/winter": 2, "protéger/protecting": 2, "berceuse/lullaby": 1, "exil/exile": 1,
               "enfant/child": 1, "neige/snow": 1, "guide/guide": 2, "lumière/light": 2},
        fr=(
            "Une géante voilée de bleu, les yeux clos, marche dans la mer d’hiver en portant dans ses bras un phare "
            "allumé, emmailloté dans un châle rouge ; de petits bateaux naviguent autour d’elle sous la neige."
        ),
        en=(
            "A giantess veiled in blue, her eyes closed, wades through a winter sea carrying a lit "
                "lighthouse swaddled "
            "in a red shawl in her arms; small ships sail around her in the snow."
        ),
    )
)  # fmt: skip


def music_box_couple(plate: Plate) -> None:
    """An old couple dances on a music box; in its open side a young couple walks in the wheel that turns it."""
    p = PALETTES["rose"]
    plate.sky([(0, "#eba3a4"), (0.4, "#f6c3b0"), (0.8, "#fbe0c0")])
    wallpaper(plate, "sprigs", "#dc8f8c", 0.4, pitch=70)
    cut(plate, path("M-10,806C160,790 440,790 610,806V910H-10Z"), p.middle, top=(p.far, 20))
    cut(plate, stroke("M-10,850C160,834 440,834 610,850", 10), p.far, opacity=0.6)
    _mirror(plate)
    _chest(plate)
    _wheel(plate, 300, 632, 160)
    cut(plate, ellipse(306, 440, 134, 17), darker(p.warm, 0.2), 6, 1)
    cut(plate, ellipse(306, 434, 126, 14), lighter(p.warm, 0.35), 4)
    plate.shadow(ellipse(330, 438, 90, 7), 0.7, 4)
    old_couple(plate)
    cut(plate, rectangle(508, 720, 40, 14, 4) + rectangle(540, 706, 12, 42, 4), p.deep, 4, 1)
    cut(plate, ring(556, 690, 19, 11) + ring(556, 764, 19, 11) + ring(566, 727, 12, 9), p.warm, 4, 1)
    draw(plate, mouse(), 508, 868, 0.6, -4)
    cut(plate, limb("541,802,3.4 547,798,4.2 552,789,3.4"), "#e0707c", edge=0.1)


def _mirror(plate: Plate) -> None:
    """The open lid, a mirror with a pointed frame."""
    p = PALETTES["rose"]
    cut(plate, path("M112,452C96,330 120,120 300,70C480,120 504,330 488,452Z"), p.near, 12, 3)
    inner = "M146,452C134,340 156,156 300,110C444,156 466,340 454,452Z"
    cut(plate, stroke("M129,452C115,336 138,138 300,90C462,138 485,336 471,452", 3.5), p.warm, opacity=0.9)
    glass = plate.mask(path(inner))
    shades = plate.ramp(
        (plate.y - 110) / 340 + (plate.x - 300) / 900, [(0, "#d6e4ea"), (0.6, "#a9c3d6"), (1, "#8aa8c6")]
    )
    plate.ink(glass, shades, edge=0.1)
    streaks = "M176,440L262,146L284,136L206,440ZM222,440L298,130L308,128L236,440ZM400,440L440,320L450,372L432,440Z"
    cut(plate, path(streaks), "#ffffff", opacity=0.28, clip=glass)
    cut(plate, stroke(inner, 5), p.deep, opacity=0.8)
    cut(plate, place(path("M0,-26C16,-12 16,12 0,26C-16,12 -16,-12 0,-26Z"), 300, 72, 1), p.warm, 6, 1)


def _chest(plate: Plate) -> None:
    """The box itself, with inlays of gold."""
    p = PALETTES["rose"]
    x0, x1, top, foot = 84, 516, 456, 816
    feet = "".join(
        path(
            f"M{x - 26},812H{x + 26}C{x + 22},836 {x + 30},846 {x + 18},852H{x - 18}C{x - 30},846 {x - 22},836"
            f" {x - 26},812Z"
        )
        for x in (126, 474)
    )
    plate.shadow(ellipse(330, 850, 240, 14), 0.85, 8)
    cut(plate, feet, p.warm, 8, 1)
    cut(plate, rectangle(x0, top, x1 - x0, foot - top, 12), "#8a4a72", 16, 2)
    grain = "".join(f"M{x0 + 6},{y}C200,{y - 7} 400,{y + 8} {x1 - 6},{y - 2}" for y in range(482, 800, 22))
    cut(plate, stroke(grain, 1.8), p.near, opacity=0.5)
    cut(
        plate,
        rectangle(x0 - 18, top - 22, x1 - x0 + 36, 36, 12) + rectangle(x0 - 12, foot - 20, x1 - x0 + 24, 34, 10),
        p.deep,
        8,
        1,
    )
    inlay = "".join(
        place(path("M0,-34C20,-16 20,16 0,34C-20,16 -20,-16 0,-34Z"), x, y, 1, turn)
        for x, y, turn in ((118, 506, -45), (482, 506, 45), (118, 756, 45), (482, 756, -45))
    )
    cut(plate, inlay, p.warm, 4)
    cut(plate, "".join(circle(x0 + 14 + i * 25.2, top - 4, 4) for i in range(17)), p.warm)


def _wheel(plate: Plate, x: float, y: float, radius: float) -> None:
    """A pinned wheel in a round window, with two people walking in it."""
    p = PALETTES["rose"]
    cut(plate, circle(x, y, radius + 14), p.warm, 8, 1)
    hole = circle(x, y, radius)
    inside = plate.mask(hole)
    away = plate.distance(x, y + 10) / radius
    with plate.shining(0.5):
        plate.ink(
            inside, plate.ramp(away, [(0, "#ffe6a8"), (0.45, "#f6b877"), (0.8, "#a85868"), (1, "#4a2748")]), edge=0.1
        )
    rim = radius - 22
    teeth = "".join(place(rectangle(-5, -rim - 15, 10, 16, 2), x, y, 1, a * 15) for a in range(24))
    cut(plate, teeth + ring(x, y, rim - 2, 15), "#d99540", 5, 0.5, clip=inside)
    rungs = "".join(place(line([(0, -rim), (0, 16 - rim)], 4), x, y, 1, a * 20) for a in range(18))
    cut(plate, rungs, p.near)
    spokes = "".join(
        line([(x, y), (x + rim * math.cos(a), y + rim * math.sin(a))], 4)
        for a in (i / 6 * math.tau + 0.3 for i in range(6))
    )
    cut(plate, spokes + circle(x, y, 14), "#c87f55")
    young = hand_in_hand(
        {"dress": "suit", "hair": "short", "gaze": (64, 2), "mood": GLAD, "face": "oval", "hands": ("limp", "fist"),
         "inks": {"coat": p.cool, "legs": p.cool, "skin": "#e6b48e"}},
        {"dress": "dress", "hair": "plait", "gaze": (60, 2), "mood": GLAD, "face": "oval", "hands": ("limp", "fist"),
         "inks": {"coat": p.hot, "skin": "#f0c6a4", "legs": "#f0c6a4", "hair": "#7a3a24"}},
    )  # fmt: skip
    draw(plate, young, x - 14, y + rim - 12, 1.16, shadow=0.5)


SCENES.append(
    Story(
        draw=music_box_couple, palette="rose", operator="container", setting="abstract", season="none",
        framing="frontal",
        moods=("tender", "wistful"), living=("old couple", "young couple", "mouse"),
        objects=("music box", "wheel", "key"),
        words={"boîte à musique/music box": 3, "danse/dance": 3, "vieux couple/old couple": 3, "jeunesse/youth": 3,
               "roue/wheel": 2, "clé/key": 2, "souris/mouse": 1, "souvenir/memory": 2, "temps/time": 2,
               "mécanisme/mechanism": 1, "valse/waltz": 1, "amour/love": 2, "routine/routine": 1,
               "moteur/engine": 1},
        fr=(
            "Un vieux couple danse sur une boîte à musique ; par son côté ouvert, on voit un jeune couple marcher "
            "dans la roue qui la fait tourner. Une souris lèche la clé."
        ),
        en=(
            "An old couple dances on a music box; through its open side a young couple walks in the wheel that turns "
            "it. A mouse licks the key."
        ),
    )
)  # fmt: skip


def second_puppet(plate: Plate) -> None:
    """A hand works a marionette, which works another one behind its back, which holds scissors."""
    p = PALETTES["wine"]
    plate.sky([(0, "#1c0714"), (0.5, "#3a1022"), (1, "#2a0a18")])
    hangings = "".join(
        f"M{x},-10C{x + 8},300 {x - 6},560 {x + 4},770L{x + 20},770C{x + 16},500 {x + 24},240 {x + 16},-10Z"
        for x in range(50, 580, 46)
    )
    cut(plate, path(hangings), "#4e152a", 7, opacity=0.7)
    _boards(plate)
    beam(plate, polygon([(190, -10), (410, -10), (570, 806), (30, 806)]), "#ffc983", 0.34, (1000, -260))
    _curtains(plate)
    hx, hy, hk = 250, 384, 1.62
    hand = puppeteer()
    tips = {name: carried(hand.anchors[name], hx, hy, hk) for name in TIES}
    plate.shadow(ellipse(270, 816, 96, 15) + ellipse(474, 842, 56, 9), 0.8, 5)
    strings(plate, tips, p.light, "little", "ring", "middle", "thumb")
    draw(plate, hand, hx, hy, hk, inks={"sleeve": p.deep, "cuff": p.light})
    dancer(plate)
    strings(plate, tips, p.light, "first")
    rebel(plate)


def _boards(plate: Plate) -> None:
    """The stage, a pool of light on it, and lamps along its foot."""
    p = PALETTES["wine"]
    cut(plate, path("M-10,760C150,742 450,742 610,760V910H-10Z"), "#7a3a32", 0, top=(p.far, 14))
    cut(plate, "".join(line([(300 + i * 70, 752), (300 + i * 130, 910)], 3) for i in range(-4, 5)), p.near, opacity=0.7)
    with plate.shining(0.3):
        cut(plate, ellipse(300, 806, 262, 54), "#efb050")
        cut(plate, ellipse(300, 808, 222, 42), "#f8cc78")
    pool = plate.mask(ellipse(300, 806, 262, 54))
    planks = "".join(line([(300 + i * 70, 752), (300 + i * 130, 910)], 2.4) for i in range(-4, 5))
    cut(plate, planks, "#c98d48", opacity=0.7, clip=pool)


def _curtains(plate: Plate) -> None:
    """Red cloth at both sides, in folds."""
    for side in (-1, 1):
        x = 300 + side * 300
        drape = path(
            f"M{x + side * 30},-10V910H{x - side * 34}C{x - side * 50},600 {x - side * 20},300 {x - side * 74},-10Z"
        )
        whole = cut(plate, drape, "#c23a2e", 14, 2)
        for i, ink in enumerate(("#a52c2a", "#d94a34", "#8f2428")):
            fold = x - side * (6 + i * 19)
            shape = (
                f"M{fold - side * 18},-10C{fold + side * 8},300 {fold - side * 8},620 {fold},910"
                f"L{fold + side * 11},910C{fold},600 {fold + side * 16},300 {fold},-10Z"
            )
            cut(plate, path(shape), ink, 6, clip=whole)


SCENES.append(
    Story(
        draw=second_puppet, palette="wine", operator="tether", setting="abstract", season="none", framing="frontal",
        moods=("rebellion", "dark"), living=("hand",),
        objects=("marionette", "strings", "scissors", "curtain", "spotlight"),
        words={"marionnette/puppet": 3, "ficelles/strings": 3, "main/hand": 2, "ciseaux/scissors": 3,
               "pouvoir/power": 2, "spectacle/show": 2, "liberté/freedom": 2, "révolte/revolt": 1, "scène/stage": 1,
               "obéir/obeying": 1, "manipulation/manipulation": 2, "chaîne/chain of command": 1, "destin/fate": 1,
               "danse/dance": 1},
        fr=(
            "Une grande main manie une marionnette en pleine danse ; celle-ci tient derrière son dos une marionnette "
            "plus petite, qui lève une paire de ciseaux vers un de ses fils."
        ),
        en=(
            "A great hand works a dancing marionette, which behind its back works a smaller marionette; the "
            "small one raises a pair of scissors to one of her strings."
        ),
    )
)  # fmt: skip
