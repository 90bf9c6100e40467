"""Fury, desire and grief: a hill that is a bull, a rose to climb, a coat that holds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from art.colour import Colour, mix
from art.motif import cut, draw
from art.motifs.creatures_small import moth
from art.motifs.curves import along, blob, form, heading, limb, off
from art.motifs.gestures import gesture
from art.motifs.growth import leaf
from art.motifs.people import person, posed
from art.motifs.puppet import POSES, Pose
from art.motifs.terrain import rolling, tufts
from art.motifs.things import BOOT
from art.palettes import PALETTES
from art.press import Plate, darker, lighter
from art.scene import Scene, Story
from art.shapes import Point, bird, ellipse, gable, line, path, place, polygon, rectangle, ring, stroke

SCENES: list[Scene] = []

EMBER = "#ffb04a"


def _both(shape: str) -> str:
    """A shape and its mirror image across the middle of the sheet."""
    return shape + place(shape, 600, 0, 1, 0, True)


def _village(plate: Plate, x: float, y: float, turn: float, wall: Colour) -> None:
    """A few houses that slide off the hill."""
    p = PALETTES["night"]
    homes = gable(-46, 0, 34, 26, 24) + gable(-8, 4, 30, 34, 22) + gable(26, 0, 28, 22, 20)
    cut(plate, place(homes, x, y, 1, turn), wall, 6, 0.6)
    panes = rectangle(-34, -20, 8, 10) + rectangle(2, -24, 8, 11) + rectangle(36, -16, 7, 9) + rectangle(2, -8, 8, 8)
    with plate.shining(0.9):
        cut(plate, place(panes, x, y, 1, turn), p.light)


def hill_on_a_ribbon(plate: Plate) -> None:
    """A hill with its woods and houses has risen as a furious bull; a girl leads it by a ribbon."""
    p, random = PALETTES["night"], Random(7)
    plate.sky([(0, "#140f2c"), (0.12, "#43203f"), (0.24, "#94382f"), (0.36, "#e07a3c"), (1, "#f2a050")])
    plate.at(0.8)
    far, _ = rolling(690, 18, 1.6, 0.8)
    cut(plate, far, "#3a2038", 20)
    plate.at(0.25)
    hide = mix("#5a4a44", p.near, 0.35)
    hump = (
        "M-30,930V420C-10,330 60,250 150,214C210,180 390,180 450,214C540,250 610,330 630,420V930H476"
        "C470,740 420,694 300,692C180,694 130,740 124,930Z"
    )
    body = cut(plate, path(hump), hide, 60)
    furrows = "".join(stroke(f"M{-40 + k * 26},{640 - k * 6}C{10 + k * 24},{420 - k * 4} {90 + k * 16},{300 - k * 3} "
                             f"{190 + k * 9},{210 + k}", 3.4) for k in range(9))  # fmt: skip
    cut(plate, _both(furrows), mix(hide, "#d08a4a", 0.4), clip=body, opacity=0.6)
    for i in range(64):
        t = i / 63
        x = -6 + 612 * t
        y = 214 + 210 * abs(2 * t - 1) ** 2.2 + random.uniform(-12, 34)
        ink = ("#c8592c", "#e08a35", "#9a3a26", "#7a4a2a")[random.randrange(4)]
        cut(plate, rectangle(x - 2, y - 6, 4, 14), "#2a1a1c")
        crown = leaf(x, y, random.uniform(34, 66), random.uniform(17, 30), -90 + (t - 0.5) * 80)
        cut(plate, crown, ink, 8, 0.4)
    _village(plate, 92, 452, -44, mix("#d8c4a8", hide, 0.25))
    _village(plate, 516, 470, 40, mix("#d8c4a8", hide, 0.25))
    plate.at(0.12)
    for x in (128, 472):
        leg = limb(f"{x},560,110 {x + (300 - x) * 0.05:.0f},690,92 {x},790,74 {x},836,84")
        cut(plate, leg, mix(hide, p.deep, 0.25), 30, 1)
        hoof = path(f"M{x - 46},874C{x - 50},836 {x - 30},814 {x},814C{x + 30},814 {x + 50},836 {x + 46},874Z")
        cut(plate, hoof, p.deep, 14, 0.8)
        cut(plate, line([(x, 828), (x, 872)], 4), "#05060f")
    plate.at(0)
    _bull_head(plate, hide)
    ground, _ = rolling(858, 6, 1.2, 2)
    cut(plate, ground, mix("#3a2430", p.deep, 0.3), 14)
    splinters = "".join(polygon([off(x, y, r, a) for a in (10, 130, 250)]) for x, y, r in (
        (70, 640, 10), (40, 720, 7), (556, 660, 9), (528, 742, 7), (206, 780, 6), (402, 770, 8)))  # fmt: skip
    cut(plate, splinters, hide, 3, 0.4)
    girl = person(
        replace(POSES["walk"], lean=2), "dress", "", "plait", "child", hand_at=(8, -84), other_hand_at=(26, -52),
        hands=("fist", "rest"), gaze=(26, 4), mood="calm",
        inks={"coat": "#e8dcc0", "trim": p.hot, "legs": "#dba27a", "shoes": p.deep, "hair": "#2a1a20"},
    )  # fmt: skip
    done = draw(plate, girl, 316, 862, 1.18)
    x, y = done.anchors["hand"]
    way = f"M300,668C296,720 {x - 34:.0f},{y - 30:.0f} {x - 4:.0f},{y + 2:.0f}"
    cut(plate, stroke(way, 6.5), p.hot, 0, 0.4)
    cut(plate, stroke(f"M{x:.0f},{y + 2:.0f}q-14,22 -6,46M{x:.0f},{y + 2:.0f}q10,18 22,34", 5), p.hot)
    plate.at(-0.7)
    cut(plate, tufts(random, 34, 880, 905, 40, 20), "#0a0814")


def _bull_head(plate: Plate, hide: Colour) -> None:
    p = PALETTES["night"]
    horn = limb("206,338,40 140,344,36 78,306,26 54,226,14 74,150,4")
    cut(plate, _both(horn), "#d8c8a4", 14, 1)
    ear = form("190,372! 150,366 104,392 92,428! 140,430 184,408")
    cut(plate, _both(ear), mix(hide, p.deep, 0.2), 14, 0.8)
    cut(plate, _both(form("176,382! 146,384 118,404 112,418! 142,416 170,402")), "#7a3a34", 6)
    skull = (
        "M300,280C356,278 406,302 414,352C420,398 400,440 390,486C382,530 398,566 382,610C364,648 334,660 300,660"
        "C266,660 236,648 218,610C202,566 218,530 210,486C200,440 180,398 186,352C194,302 244,278 300,280Z"
    )
    cut(plate, path(skull), hide, 60, 1.6)
    cut(plate, form("214,560 240,540 300,534 360,540 386,560 388,604 362,644 300,656 238,644 212,604"),
        mix(hide, "#8a5a50", 0.35), 30, 0.6)  # fmt: skip
    crack = "M246,344l9,14l-3,10l12,16l-2,12M258,368l12,4l6,12M350,336l-8,16l6,12l-11,18M344,364l-12,6"
    crack += "M228,492l12,10l-2,10l10,12M240,502l12,-2M374,488l-10,14l4,12l-9,10M364,504l-12,0"
    cut(plate, _both(form("226,600! 240,578 274,582 288,606! 268,602 250,622 234,626")), "#1c0c14", 6)
    with plate.shining(0.9):
        cut(plate, stroke(crack, 2.4), "#ff8a3a")
        cut(plate, _both(form("208,442! 224,420 256,424 272,448! 248,462 224,460")), "#ffd86a")
        cut(plate, _both(stroke("M232,604Q248,586 276,594", 4)), "#ff6a24")
    cut(plate, _both(ellipse(246, 445, 7, 12, 10)), "#140810")
    brow = form("188,398! 214,396 262,412 288,452! 262,440 220,424 190,430")
    cut(plate, _both(brow), mix(hide, p.deep, 0.65), 14, 1.2)
    cut(plate, stroke("M284,470C280,500 284,522 292,540M316,470C320,500 316,522 308,540M300,430v26", 5),
        mix(hide, p.deep, 0.6))  # fmt: skip
    random = Random(12)
    for x, y, tall in ((232, 318, 60), (374, 316, 58), (256, 302, 78), (350, 304, 74), (282, 298, 92), (322, 296, 96),
                       (302, 310, 80), (270, 326, 56), (336, 328, 54)):  # fmt: skip
        ink = ("#d9632c", "#f0983c", "#b8442a")[random.randrange(3)]
        cut(plate, rectangle(x - 3, y - 10, 6, 22), "#2a1a1c")
        cut(plate, leaf(x, y, tall * 1.15, tall * 0.5, -90 + (x - 300) * 0.24), ink, 10, 0.6)
    cut(plate, ring(300, 654, 32, 9), "#d9a441", 5, 0.6)
    for side in (-1, 1):
        x = 300 + side * 36
        breath = blob(f"{x},612 {x + side * 60},640 {x + side * 150},642 {x + side * 190},700 {x + side * 110},730 "
                      f"{x + side * 44},690")  # fmt: skip
        plate.veil(breath, "#ff9a5a", 0.5, 20, 0.55)


SCENES.append(
    Story(
        draw=hill_on_a_ribbon, palette="night", operator="metamorphosis", setting="sky", season="autumn",
        framing="below", moods=("fury", "anger"), living=("girl", "bull"),
        objects=("hill", "ribbon", "village", "trees", "nose ring"),
        words={
            "taureau/bull": 3, "colère/anger": 3, "ruban/ribbon": 3, "colline/hill": 2, "fillette/little girl": 2,
            "fureur/fury": 2, "laisse/leash": 2, "village/village": 1, "automne/autumn": 1, "incendie/blaze": 1,
            "cornes/horns": 1, "calme/calm": 2, "maîtrise/self-control": 2, "tremblement/earthquake": 1,
            "courage/courage": 1,
        },
        fr=(
            "Une colline, avec ses arbres roux et ses maisons, s’est levée en taureau furieux aux yeux de braise ; "
            "une petite fille tranquille le mène par un ruban rouge."
        ),
        en=(
            "A hill, its russet trees and its houses have risen as a furious bull with eyes of embers; a calm little "
            "girl leads it by a red ribbon."
        ),
    )
)  # fmt: skip


STEM: list[Point] = [(214, 940), (236, 800), (300, 690), (322, 580), (304, 500), (318, 446)]


def _petal(plate: Plate, x: float, y: float, wide: float, tall: float, turn: float, ink: Colour) -> None:
    """One petal with a curled rim, its foot on (x, y)."""
    w, h = wide, tall
    left = (
        f"M0,0C{-w * 0.5:.0f},{-h * 0.1:.0f} {-w * 0.62:.0f},{-h * 0.8:.0f} {-w * 0.2:.0f},{-h:.0f}Q0,{-h * 0.9:.0f} "
    )
    right = f"{w * 0.2:.0f},{-h:.0f}C{w * 0.62:.0f},{-h * 0.8:.0f} {w * 0.5:.0f},{-h * 0.1:.0f} 0,0Z"
    cut(plate, place(path(left + right), x, y, 1, turn), ink, 26, 1)
    rim = f"M{-w * 0.44:.0f},{-h * 0.66:.0f}C{-w * 0.42:.0f},{-h * 0.94:.0f} {-w * 0.1:.0f},{-h * 1.02:.0f} "
    rim += (
        f"0,{-h * 0.93:.0f}C{w * 0.1:.0f},{-h * 1.02:.0f} {w * 0.42:.0f},{-h * 0.94:.0f} {w * 0.44:.0f},{-h * 0.66:.0f}"
    )
    cut(plate, place(stroke(rim, 6), x, y, 1, turn), lighter(ink, 0.3))


def _thorny(plate: Plate, spine: Sequence[Point], wide: float, ink: Colour, thorns: Colour) -> list[Point]:
    """A stem along points with thorns on both sides; returns where their tips are."""
    count = len(spine)
    cut(plate, limb(" ".join(f"{x},{y},{wide * (1.15 - 0.3 * i / count):.0f}" for i, (x, y) in enumerate(spine))), ink,
        18, 0.8)  # fmt: skip
    way = along(spine, 6)
    tips = []
    for i in range(3, len(way) - 3, 4):
        side = 1 if i // 4 % 2 else -1
        turn = heading(way, i)
        root = off(*way[i], wide * 0.42, turn + 90 * side)
        tip = off(*root, wide * 1.3, turn + 62 * side)
        a, b = off(*root, wide * 0.42, turn), off(*root, wide * 0.42, turn + 180)
        cut(plate, polygon([a, tip, b]), thorns, 5, 0.5)
        tips.append(tip)
    return tips


def up_the_rose(plate: Plate) -> None:
    """A man climbs the thorny stem of a giant rose whose heart is lit; an arm hangs over its petals."""
    p = PALETTES["rose"]
    plate.sky([(0, "#3a2450"), (0.4, "#7a4570"), (0.75, "#c47a80"), (1, "#e8b08c")])
    for depth, stems in (
        (0.85, [[(90, 930), (110, 700), (70, 520), (100, 380)], [(500, 930), (520, 760), (480, 600), (506, 470)]]),
        (0.55, [[(560, 930), (540, 700), (590, 470), (560, 250)]]),
    ):
        plate.at(depth)
        for spine in stems:
            _thorny(plate, spine, 20 if depth > 0.6 else 28, mix(p.near, "#56705a", 0.4), mix(p.near, p.middle, 0.4))
            x, y = spine[-1]
            bud = form(
                f"{x},{y + 24}! {x - 40},{y - 6} {x - 34},{y - 66} {x},{y - 104}! {x + 34},{y - 66} {x + 40},{y - 6}"
            )
            cut(plate, bud, mix(p.middle, p.hot, 0.35), 18, 0.5)
    plate.at(0.05)
    _rose(plate)
    green = mix("#4f7a54", p.near, 0.2)
    tips = _thorny(plate, STEM, 50, green, "#8a3f4a")
    for x, y, long, wide, turn in ((236, 800, 150, 76, 162), (306, 640, 140, 70, 14)):
        cut(plate, leaf(x, y, long, wide, turn), green, 16, 0.8)
        cut(plate, line([off(x, y, 10, turn), off(x, y, long * 0.86, turn)], 3), darker(green, 0.3))
    for sx, sy in tips[:3]:
        scrap = form(
            f"{sx - 4},{sy - 8}! {sx + 14},{sy - 4} {sx + 18},{sy + 16}! {sx + 6},{sy + 12} {sx + 4},{sy + 34}! "
            f"{sx - 10},{sy + 16}"
        )
        cut(plate, scrap, "#f2e6cc", 5, 0.4)
    sepals = form("318,440! 250,420 216,440 200,470! 260,462 300,470") + form(
        "318,440! 390,418 424,436 442,466! 380,460 336,470"
    )
    cut(plate, sepals, green, 10, 0.8)
    _climber(plate)
    for x, y, k, turn in ((150, 96, 0.2, -20), (474, 120, 0.17, 24), (92, 250, 0.14, 40)):
        draw(plate, moth(), x, y, k, turn, inks={"wing": "#e0c4a8"})
    draw(plate, BOOT, 352, 884, 0.34, -4, inks={"body": "#7a4630"})
    draw(plate, BOOT, 432, 888, 0.34, 78, inks={"body": "#7a4630"})
    plate.at(-0.7)
    for x, y, long, wide, turn in ((-30, 900, 210, 110, -44), (640, 860, 220, 120, -148), (-20, 700, 120, 70, -10)):
        cut(plate, leaf(x, y, long, wide, turn), "#1c1428", 20)


def _rose(plate: Plate) -> None:
    """Its outer petals, the lit heart, an arm over the rim, and the petals in front."""
    p = PALETTES["rose"]
    red = mix(p.hot, "#8a1f3a", 0.3)
    for turn, tall in ((-84, 216), (84, 212), (-52, 250), (50, 246), (-18, 262), (16, 268)):
        _petal(plate, 318, 396, 230, tall, turn, mix(red, p.deep, 0.2))
    for turn, tall in ((-38, 222), (38, 220), (-2, 236)):
        _petal(plate, 318, 386, 190, tall, turn, mix(red, "#e8606a", 0.12))
    with plate.shining(0.95):
        cut(plate, ellipse(318, 236, 96, 62), "#ffdf9a")
    plate.veil(ellipse(318, 226, 100, 66), "#fff0c0", 0.7, 22)
    for turn, tall in ((-30, 168), (28, 164)):
        _petal(plate, 318, 400, 190, tall, turn, mix(red, "#f08a7a", 0.3))
    front = ((-62, 306, 210, 176), (64, 332, 206, 178), (-20, 306, 190, 124), (22, 334, 200, 132))
    for turn, x, tall, wide in front:
        _petal(plate, x, 462, wide + 40, tall, turn, mix(red, "#e8606a", 0.2 if wide < 150 else 0.05))
    cut(plate, limb("306,226,26 290,272,27 252,304,22 238,332,18 236,356,14"), "#e8b490", 8, 1)
    draw(plate, gesture("rest"), 236, 350, 0.5, 6, inks={"skin": "#e8b490"}, shadow=0.6)


def _climber(plate: Plate) -> None:
    man = posed(
        replace(POSES["climb"], lean=4), "shirt", "", "curly", hand_at=(34, -196), other_hand_at=(44, -150),
        hands=("fist", "spread"), gaze=(52, -34), mood="desire",
        inks={"coat": "#f2e6cc", "legs": "#2c2440", "skin": "#a8683e", "cheek": "#a8683e", "shoes": "#a8683e",
              "hair": "#1c1018"},
    )  # fmt: skip
    draw(plate, man.motif, 246, 742, 1.34)


SCENES.append(
    Story(
        draw=up_the_rose, palette="rose", operator="scale", setting="forest", season="spring", framing="side",
        moods=("desire", "mystery"), living=("man", "sleeper in the rose", "moths"),
        objects=("rose", "thorns", "torn shirt", "shoes", "light"),
        words={
            "rose/rose": 3, "désir/desire": 3, "épines/thorns": 3, "grimper/climbing": 2, "bras/arm": 2,
            "lumière/light": 2, "amant/lover": 2, "papillon de nuit/moth": 1, "chaussures/shoes": 1, "chemise/shirt": 1,
            "danger/danger": 1, "rendez-vous/tryst": 2, "printemps/spring": 1, "parfum/scent": 1,
            "obstacle/obstacle": 1,
        },
        fr=(
            "Un homme pieds nus grimpe à la tige d’une rose géante, des lambeaux de chemise restent aux épines ; un "
            "bras pend hors de la fleur, dont le cœur est éclairé."
        ),
        en=(
            "A barefoot man climbs the stem of a giant rose and leaves scraps of shirt on its thorns; an arm hangs out "
            "of the flower, whose heart is lit."
        ),
    )
)  # fmt: skip


def _thrown(shape: str, y: float, lean: float, long: float) -> str:
    """The shadow that a shape standing on the height y throws to the right, `long` down the sheet or up it."""
    return f'<g transform="matrix(1 0 {-lean} {-long} {lean * y:.1f} {y + long * y:.1f})">{shape}</g>'


def coat_that_holds(plate: Plate) -> None:
    """On a bare plain an empty coat on its stand holds an old woman in its sleeves; their shadow is of two people."""
    random = Random(3)
    plate.sky([(0, "#8a969c"), (0.35, "#c2c6c0"), (0.62, "#efe4cc"), (1, "#efe4cc")])
    geese = "".join(bird(x, y, 24, -6, 0.5 + 0.3 * (i % 2)) for i, (x, y) in enumerate(
        ((80, 120), (112, 104), (146, 90), (110, 142), (140, 166), (180, 80), (170, 192))))  # fmt: skip
    plate.at(0.4)
    cut(plate, geese, "#4a525a")
    cut(plate, place(bird(0, 0, 24, 0, 0.7), 330, 150, 1, 8, True), "#4a525a")
    for y, swell, phase, ink, depth in ((560, 10, 1.0, "#a8aca2", 0.9), (590, 8, 2.6, "#9a9680", 0.65)):
        plate.at(depth)
        shape, _ = rolling(y, swell, 1.4, phase)
        cut(plate, shape, ink, 20)
    plate.at(0.2)
    field = rectangle(-10, 612, 620, 320)
    cut(plate, field, "#b09a70", top=("#a89e84", 60))
    rows = "".join(
        line([(300 + (x - 300) * 0.12, 612), (x, 930)], 3 + abs(x - 300) / 260) for x in range(-900, 1500, 74)
    )
    cut(plate, rows, "#8a7450", opacity=0.5, clip=plate.mask(field))
    plate.at(0)
    cut(plate, tufts(random, 60, 640, 890, 18, 5), "#8a7a50")
    foot: Point = (246, 806)
    him = person("stand", "suit", "cap", "short", "tall", gaze="profile", hand_at=(44, -112))
    her = person("stand", "gown", "", "bun", "old", gaze="profile", hand_at=(34, -118))
    both = place(him.outline, foot[0], foot[1], 2.2) + place(her.outline, foot[0] + 100, foot[1], 2.2, 0, True)
    plate.shadow(_thrown(both, 806, 0.52, -0.37), 1, 2)
    plate.ink(_thrown(both, 806, 0.52, -0.37), "#4a4238", opacity=0.55)
    wood = "#4a2c22"
    stand = limb("246,806,14 246,560,13 247,330,12 246,276,11")
    stand += stroke("M246,744C226,760 208,780 186,808M246,744C262,764 280,784 300,806M246,770V812", 11)
    hooks = stroke(
        "M246,336C212,330 190,304 196,274M246,336C282,330 304,304 296,272M246,296C232,284 228,262 236,246", 9
    )
    cut(plate, stand + hooks, wood, 6, 0.6)
    twigs = "".join(stroke(one, 4) for one in (
        "M196,276C186,256 170,248 160,228M190,262C200,246 200,232 208,218", "M296,274C306,250 324,244 330,222",
        "M236,248C236,228 244,214 242,196"))  # fmt: skip
    cut(plate, twigs, wood)
    for x, y, turn, ink in ((158, 226, -120, "#c8592c"), (210, 216, -60, "#d9913c"), (332, 220, -70, "#c8592c"),
                            (242, 194, -96, "#b8442a"), (392, 360, 30, "#d9913c"), (452, 470, 80, "#c8592c"),
                            (420, 838, 10, "#c8592c"), (150, 846, -20, "#d9913c"),
                            (498, 700, 50, "#b8442a")):  # fmt: skip
        cut(plate, leaf(x, y, 30, 17, turn), ink, 4, 0.3)
    _embrace(plate, foot)
    plate.at(-0.6)
    cut(plate, tufts(random, 40, 886, 910, 46, 30), "#2c2a26")


def _embrace(plate: Plate, foot: Point) -> None:
    """The coat behind her, she, and its sleeve around her back."""
    cloth, lining = "#2f4258", "#6a3a34"
    coat = form(
        "246,344! 204,352 176,384 166,470 158,600 150,716! 200,732 260,730 322,716! 322,600 316,470 308,384 288,352"
    )
    cut(plate, limb("186,384,54 158,470,52 176,540,46 230,560,40"), darker(cloth, 0.2), 14, 0.8)
    cut(plate, coat, cloth, 40, 1.2)
    cut(plate, form("246,356! 230,420 226,560 222,724! 262,728 264,560 262,420"), lining, 12)
    cut(plate, form("246,346! 214,352 206,380 232,436! 240,400") + form("246,346! 280,352 288,380 262,436! 252,400"),
        lighter(cloth, 0.14), 8, 0.6)  # fmt: skip
    cut(plate, stroke("M190,480C184,560 180,640 182,706M300,480C304,560 304,640 300,700", 4), darker(cloth, 0.4))
    cap = form("208,268! 204,246 226,230 254,232 282,238 292,256 288,270! 250,278") + path(
        "M286,262Q312,266 318,280Q296,282 272,274Z"
    )
    cut(plate, place(cap, 0, 18), "#5a5248", 10, 0.8)
    her = posed(
        Pose(lean=12, stoop=20, nod=24, arm=(60, 120), leg=(6, 0), other_leg=(-8, -12), turn=0.3), "gown", "",
        "bun", "old",
        hand_at=(44, -136), other_hand_at=(50, -112), hands=("claw", "rest"), gaze=(64, 30), mood="grief",
        inks={"coat": "#1f1c26", "trim": "#6a6470", "hair": "#e4ded2", "skin": "#c9936c", "legs": "#1f1c26",
              "shoes": "#14121a"},
    )  # fmt: skip
    draw(plate, her.motif, foot[0] + 120, foot[1] + 4, 2.4, 0, True, shadow=0)
    sleeve = limb("290,376,56 340,410,54 398,470,50 408,540,44 352,582,38")
    cut(plate, sleeve, lighter(cloth, 0.06), 18, 1.4)
    cut(plate, stroke("M336,404q14,-4 24,0M384,452q14,-2 22,8M404,520q12,4 14,14", 3.4), darker(cloth, 0.35))
    cut(plate, ellipse(345, 586, 10, 20, -24), "#0e1018")
    cut(plate, stroke("M360,562l16,30", 5), lighter(cloth, 0.2))
    for x, y in ((212, 826), (184, 840)):
        draw(plate, BOOT, x, y, 0.4, 0, True, inks={"body": "#5a3a2c", "trim": "#3a2420"})


SCENES.append(
    Story(
        draw=coat_that_holds, palette="slate", operator="inversion", setting="daylight", season="autumn",
        framing="side", moods=("grief", "tender"), living=("old woman", "geese"),
        objects=("coat", "coat stand", "cap", "shoes", "leaves", "shadow"),
        words={
            "deuil/mourning": 3, "manteau/coat": 3, "étreinte/embrace": 3, "vieille femme/old woman": 2,
            "porte-manteau/coat stand": 2, "absence/absence": 2, "ombre/shadow": 2, "veuve/widow": 2,
            "chagrin/grief": 2,
            "automne/autumn": 1, "oies sauvages/wild geese": 1, "souvenir/memory": 1, "plaine/plain": 1,
            "chaussures/shoes": 1, "adieu/farewell": 1,
        },
        fr=(
            "Dans une plaine nue, un manteau vide pendu à un porte-manteau serre une vieille femme dans ses manches ; "
            "sur le sol, leur ombre est celle de deux personnes ; une oie fait demi-tour."
        ),
        en=(
            "On a bare plain an empty coat on a coat stand holds an old woman in its sleeves; on the ground their "
            "shadow is that of two people; one goose turns back."
        ),
    )
)  # fmt: skip
