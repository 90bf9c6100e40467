"""Street stories of open roads: a crossroads, a bridge, a fair."""

from __future__ import annotations

import math
from dataclasses import replace
from itertools import pairwise
from random import Random

import numpy as np

from art.colour import Colour, mix
from art.motif import Motif, carried, cut, draw, held
from art.motifs.beasts_far import elephant_walk, giraffe, monkey_sit, tiger_prowl
from art.motifs.beasts_tame import horse_gallop
from art.motifs.curves import strip
from art.motifs.people import person
from art.motifs.puppet import POSES, Build
from art.motifs.terrain import puffs, rolling
from art.motifs.things import umbrella
from art.motifs.things_desk import chain
from art.palettes import PALETTES
from art.press import Plate, Shadow, darker, lighter
from art.scene import Scene, Story
from art.shapes import Point, circle, ellipse, line, path, place, polygon, rectangle, stroke

SCENES: list[Scene] = []


FORKS: tuple[tuple[Point, ...], ...] = (
    ((304, 830), (292, 780), (306, 742), (300, 700)),
    ((300, 700), (262, 668), (222, 646), (196, 604)),
    ((300, 700), (344, 672), (376, 640), (388, 596)),
    ((196, 604), (190, 560), (220, 528), (230, 488)),
    ((196, 604), (158, 600), (136, 590), (96, 594)),
    ((388, 596), (372, 556), (344, 540), (330, 500)),
    ((388, 596), (430, 588), (464, 596), (520, 574)),
    ((230, 488), (240, 450), (262, 420), (276, 372)),
    ((230, 488), (204, 462), (196, 440), (176, 428)),
    ((330, 500), (340, 460), (326, 430), (322, 376)),
    ((330, 500), (366, 480), (390, 460), (430, 452)),
)


def crossroads_coat(plate: Plate) -> None:
    """Someone stands like a signpost in a coat that is a landscape of forking roads."""
    p = PALETTES["linen"]
    plate.sky(p.sky)
    plate.glow(300, 260, 420, p.light, 0.8, 1.2)
    ground = ellipse(300, 890, 330, 70)
    cut(plate, ground, p.far, 30, bottom=(p.middle, 60))
    shoe = path("M-12,-26C-22,-6 -20,8 -6,10H66C78,8 76,-8 62,-12C44,-16 30,-20 20,-34Z")
    for x, flip in ((242, True), (358, False)):
        cut(plate, rectangle(x - 15, 780, 30, 70, 8), p.deep, 8)
        cut(plate, place(shoe, x, 858, 1.45, 0, flip), p.hot, 12, 1)
    coat = (
        "M262,250C244,256 226,268 218,292C214,330 206,380 184,450C160,540 116,690 98,780C150,822 450,822"
        " 502,780C484,690 440,540 416,450C394,380 386,330 382,292C374,268 356,256 338,250Z"
    )
    arms = {}
    for side, flip in ((-1, True), (1, False)):
        sleeve = "M26,258C60,246 110,250 176,260L180,322C140,326 112,344 88,388L60,420Z"
        arms[side] = place(path(sleeve), 300, 0, 1, 0, flip)
    mask = np.clip(plate.mask(path(coat)) + plate.mask(arms[-1]) + plate.mask(arms[1]), 0, 1)
    plate.ink(mask, p.near, shadow=Shadow(5, 9, 12, 0.4), edge=0.25)
    tints: list[Colour] = [
        mix(p.cool, p.light, 0.72), mix(p.cool, p.light, 0.5), mix(p.warm, p.light, 0.45),
        mix("#7c9a64", p.light, 0.25),
        mix(p.warm, p.far, 0.2), mix("#5f7f58", p.warm, 0.15), mix("#41644f", p.near, 0.2),
    ]  # fmt: skip
    air = plate.ramp((plate.y - 250) / 190, [(0, mix(p.cool, p.near, 0.3)), (1, mix(p.cool, p.light, 0.6))])
    plate.ink(mask, air, edge=0.25, depth=30, shade=p.deep, light=p.light)  # fmt: skip
    streaks = (
        rectangle(140, 286, 60, 8, 4)
        + rectangle(160, 298, 50, 7, 3)
        + rectangle(402, 276, 54, 8, 4)
        + rectangle(388, 288, 50, 7, 3)
    )
    cut(plate, streaks + rectangle(232, 334, 56, 8, 4), p.light, clip=mask, opacity=0.8)
    for i, ink in enumerate(tints):
        hill, _ = rolling(376 + i * 68, 16, 1.5, i * 1.9, 14 * (-1) ** i)
        plate.ink(
            hill,
            ink,
            depth=50,
            light=lighter(ink, 0.5),
            shade=darker(ink, 0.3),
            clip=mask,
            shadow=Shadow(0, -3, 7, 0.22),
            towards=(-0.4, -1),
        )
    rng = Random(8)
    furrows = "".join(
        stroke(f"M{x - 40},{y}q40,-12 80,0", 2.4)
        for x, y in ((rng.uniform(140, 460), rng.uniform(440, 800)) for _ in range(46))
    )
    cut(plate, furrows, p.near, clip=mask, opacity=0.28)
    for k, way in enumerate(FORKS):
        width = 15 - k * 0.85
        cut(plate, strip(way, [width * 0.62, width * 0.56, width * 0.5, width * 0.44]), p.light, clip=mask, edge=0.2)
    grove = "".join(
        circle(x, y, r)
        for x, y, r in (
            (150, 690, 15),
            (168, 696, 11),
            (440, 668, 14),
            (424, 676, 10),
            (286, 560, 11),
            (300, 566, 8),
            (168, 782, 18),
            (430, 770, 19),
            (452, 780, 13),
        )
    )
    cut(plate, grove, "#41644f", 9, 0.5, clip=mask)
    for x, y, ink in ((258, 600, p.hot), (330, 610, p.warm), (250, 454, p.hot), (356, 420, p.hot)):
        cut(plate, rectangle(x - 9, y - 13, 18, 13), p.light, 3, 0.4)
        cut(plate, polygon([(x - 13, y - 12), (x, y - 25), (x + 13, y - 12)]), ink, 3)
    walkers = (
        (300, 704, 0.36, "stand", "bowler", p.deep, False), (196, 606, 0.3, "point", "", p.hot, True),
        (390, 598, 0.3, "hips", "straw", p.deep, False),
        (152, 600, 0.28, "walk", "", p.deep, True), (440, 598, 0.28, "walk", "top", p.deep, False),
        (230, 490, 0.22, "front", "", p.deep, False),
        (330, 502, 0.22, "shout", "", p.hot, True), (300, 780, 0.36, "walk", "cap", p.near, False),
    )  # fmt: skip
    for x, y, size, pose, worn, ink, flip in walkers:
        draw(plate, person(pose, "coat", worn), x, y, size, 0, flip, inks={"coat": ink})
    for flip in (True, False):
        cut(plate, place(path("M166,252L190,250L196,328L170,328Z"), 300, 0, 1, 0, flip), p.light, 8, 0.8)
        hand = "M188,266C206,254 226,258 238,266L266,274Q278,281 266,289L238,290C242,304 232,318 216,318L190,314Z"
        cut(plate, place(path(hand), 300, 0, 1, 0, flip), "#dba27a", 12, 0.6)
        cut(plate, place(stroke("M216,291H238M212,304H232", 2.6), 300, 0, 1, 0, flip), "#b06a4c")
    cut(plate, path("M258,252L300,330L342,252L352,262L318,372L300,344L282,372L248,262Z"), p.near, 10, 0.6)
    cut(plate, path("M276,262C280,236 280,226 278,208H322C320,226 320,236 324,262Q300,278 276,262Z"), "#c98d66", 8)
    cut(
        plate, path("M252,252C262,240 282,244 300,268C318,244 338,240 348,252L330,300L300,276L270,300Z"), p.hot, 10, 0.8
    )
    cut(
        plate,
        path("M248,150C246,206 270,234 300,234C330,234 354,206 352,150C346,110 254,110 248,150Z"),
        "#dba27a",
        22,
        0.8,
    )
    cut(plate, circle(266, 196, 11) + circle(334, 196, 11), "#c9785c", opacity=0.7)
    cut(plate, stroke("M264,172Q275,181 286,172M314,172Q325,181 336,172M290,217Q300,219 310,217", 4), p.deep)
    cut(plate, stroke("M300,174Q291,198 297,201Q303,203 307,199", 4), "#b06a4c")
    cut(
        plate,
        path(
            "M216,146C250,132 350,132 384,146C388,156 380,160 366,160C330,150 270,150 234,160C220,160 212,156 216,146Z"
        ),
        p.near,
        8,
        1,
    )
    cut(plate, path("M250,142C252,96 268,78 300,78C332,78 348,96 350,142C330,134 270,134 250,142Z"), p.near, 16)
    cut(plate, path("M249,142C270,132 330,132 351,142L350,126C330,118 270,118 250,126Z"), p.warm)
    cut(
        plate,
        line([(300, 80), (300, 44)], 4)
        + line([(262, 58), (338, 58)], 4)
        + polygon([(338, 50), (354, 58), (338, 66)])
        + polygon([(262, 50), (246, 58), (262, 66), (268, 58)]),
        p.deep,
    )
    for x, look, flip in ((186, "pull", False), (246, "pull", True)):
        draw(
            plate,
            person(look, "coat", "cap" if flip else "", inks={"coat": p.hot if flip else p.cool}),
            x - 100,
            872,
            0.5,
            0,
            flip,
        )
    cut(plate, path("M96,822L112,816L124,822L138,816V840L124,846L112,840L96,846Z"), p.light, 4, 0.5)
    cut(plate, stroke("M102,834L114,828L126,834L134,826", 2.2), p.hot)


SCENES.append(
    Story(
        draw=crossroads_coat, palette="linen", operator="metamorphosis", setting="abstract", season="none",
        framing="frontal", moods=("wistful", "mystery"), living=("person", "walkers"),
        objects=("coat", "road", "map", "shoes", "weather vane"),
        words={
            "chemin/path": 3, "carrefour/crossroads": 3, "manteau/coat": 3, "choix/choice": 3,
            "paysage/landscape": 2, "poteau/signpost": 2, "marcheur/walker": 2, "carte/map": 1,
            "chaussures/shoes": 2, "dispute/quarrel": 1, "girouette/weather vane": 1, "destin/destiny": 1,
            "doute/doubt": 1, "voyage/journey": 1,
        },
        fr=(
            "Une personne écarte les bras comme un poteau indicateur ; son long manteau est un paysage de "
            "chemins où de petits marcheurs hésitent."
        ),
        en=(
            "A person holds out both arms like a signpost; the long coat is a landscape of forking roads with "
            "tiny walkers."
        ),
    )
)  # fmt: skip


def bridge_of_backs(plate: Plate) -> None:
    """A fat gentleman with a parasol crosses a canyon over the backs of chained people."""
    p = PALETTES["brick"]
    plate.sky([(0, p.sky[0][1]), (0.4, p.sky[1][1]), (0.7, p.sky[2][1]), (1, p.far)])
    plate.glow(300, 330, 380, p.light, 0.7, 1.3)
    mesas = "M-10,580V480H50L64,440H150L166,480H250L262,520H360V470L378,430H470L484,460H540L556,500H610V620H-10Z"
    cut(plate, path(mesas), mix(p.far, p.light, 0.4), 8, bottom=(p.light, 100))
    plate.ink(
        rectangle(-10, 560, 620, 400),
        plate.ramp(
            (plate.y - 560) / 340,
            [(0, mix(p.light, p.far, 0.3)), (0.5, mix(p.far, p.cool, 0.35)), (1, mix(p.cool, p.deep, 0.45))],
        ),
    )
    for inset, ink in ((-64, mix(p.far, p.light, 0.25)), (-112, p.far)):
        for flip in (False, True):
            wall = (
                f"M-320,580H{inset - 40}C{inset},600 {inset - 30},680 {inset - 10},740C{inset - 40},800"
                f" {inset - 6},860 {inset - 30},960H-320Z"
            )
            plate.ink(
                place(path(wall), 300, 0, 1, 0, flip),
                ink,
                depth=30,
                light=p.light,
                shade=p.middle,
                bottom=(mix(p.cool, p.deep, 0.3), 220),
                shadow=Shadow(0, 3, 10, 0.25),
            )
    cut(
        plate,
        path("M150,800C200,752 400,752 450,800V816H410C384,780 216,780 190,816H150Z"),
        mix(p.light, p.far, 0.1),
        6,
        0.6,
    )
    posts = "".join(
        line([(x, y), (x, y - 22)], 4) for x, y in ((x, 766 + 30 * ((x - 300) / 140) ** 2) for x in range(170, 440, 20))
    )
    cut(plate, posts + stroke("M166,782C220,728 380,728 434,782", 4.6), p.light, edge=0.2)
    for flip in (False, True):
        wall = (
            "M-320,548H-200C-176,552 -170,572 -182,596C-160,626 -184,656 -172,700C-200,740 -176,790"
            " -192,836C-182,876 -206,900 -202,960H-320Z"
        )
        where = place(path(wall), 300, 0, 1, 0, flip)
        plate.ink(
            where, p.middle, depth=46, light=p.warm, shade=p.near, bottom=(p.near, 240), shadow=Shadow(0, 4, 14, 0.45)
        )
        strata = "".join(stroke(f"M-320,{y}C-270,{y - 8} -230,{y + 8} -160,{y}", 9) for y in (600, 652, 716, 770, 838))
        cut(plate, place(strata, 300, 0, 1, 0, flip), p.near, clip=plate.mask(where), opacity=0.4)
    coats: tuple[Colour, ...] = (
        p.cool,
        mix(p.deep, p.far, 0.3),
        mix(p.cool, p.light, 0.45),
        mix(p.near, p.deep, 0.3),
        mix(p.cool, p.deep, 0.3),
    )
    crawl = replace(POSES["crawl"], nod=34)
    spots = []
    for i in range(5):
        x = 92 + i * 98
        y = 560 + 10 * math.sin(math.pi * i / 4) + (10 if i == 1 else 0)
        pose = replace(POSES["crawl"], nod=-46) if i == 2 else crawl
        who = person(
            pose,
            "shirt",
            "",
            ("short", "bald", "tuft", "beard", "short")[i],
            eye="dot" if i == 2 else "shut",
            inks={"coat": coats[i], "legs": darker(coats[i], 0.4)},
        )
        done = draw(plate, who, x, y, 1.12)
        spots.append((done.anchors["back"], done.anchors["neck"]))
    for (_, a), (b, _) in pairwise(spots):
        draw(plate, chain([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 16), b], 15), 0, 0)
    bx, by = spots[2][0]
    wing = (
        "M0,0C-10,-24 -34,-40 -58,-38C-52,-30 -50,-24 -54,-20C-46,-18 -42,-14 -44,-8C-34,-8 -28,-2 -26,6"
        "C-16,8 -6,6 0,0Z"
    )
    cut(plate, place(path(wing), bx + 10, by, 0.9, 30) + place(path(wing), bx + 18, by, 0.9, 64), p.light, 8, 0.6)
    dandy = person(
        replace(POSES["walk"], lean=-6, nod=-12), "suit", "top", "beard", Build(0.86, 1.02, 0.98, 1.06, 2.1),
        other_hand_at=(54, -124), hands=("mitten", "grip"),
        inks={"coat": p.hot, "legs": p.light, "trim": p.light, "hat": p.deep, "band": p.warm, "hair": "#5a3a2a"},
    )  # fmt: skip
    done = draw(plate, dandy, 214, 486, 1.6)
    wx, wy = done.anchors["waist"]
    belly = "M-30,-62C4,-66 44,-48 54,-6C60,30 34,58 -4,58C-26,58 -40,48 -44,36C-26,10 -24,-30 -30,-62Z"
    cut(plate, place(path(belly), wx + 10, wy - 6), p.hot, 24, 0.4)
    cut(plate, circle(wx + 30, wy - 36, 5) + circle(wx + 42, wy - 12, 5) + circle(wx + 42, wy + 14, 5), p.warm)
    hx, hy = done.anchors["other_hand"]
    draw(plate, umbrella(), *held(umbrella(), "hand", (hx, hy), 1.04, 8), inks={"body": p.light, "trim": p.hot})


SCENES.append(
    Story(
        draw=bridge_of_backs, palette="brick", operator="repetition", setting="desert", season="none",
        framing="side", moods=("pride", "dark"), living=("gentleman", "people"),
        objects=("bridge", "chain", "parasol", "canyon", "wings"),
        words={
            "pont/bridge": 3, "dos/back": 3, "chaîne/chain": 2, "canyon/canyon": 2, "ombrelle/parasol": 2,
            "riche/rich man": 2, "ailes/wings": 2, "esclave/slave": 2, "désert/desert": 1, "orgueil/pride": 2,
            "injustice/injustice": 2, "foule/crowd": 1, "espoir/hope": 1, "équilibre/balance": 1,
        },
        fr=(
            "Au-dessus d’un canyon des gens enchaînés, à quatre pattes, forment un pont où marche un gros monsieur"
            " à ombrelle ; l’un d’eux a de petites ailes ; plus bas, un pont est vide."
        ),
        en=(
            "Across a canyon chained people on hands and knees form a bridge; a fat gentleman with a parasol"
            " walks over them; one has small wings; below, a bridge stands empty."
        ),
    )
)  # fmt: skip


def carousel(plate: Plate, x: float, y: float) -> None:
    """A merry-go-round standing on (x, y), its painted rim broken open on the right."""
    p = PALETTES["rose"]
    cut(plate, ellipse(x, y, 150, 30), p.near, 10, 1)
    cut(plate, ellipse(x, y - 8, 146, 27), p.warm, 12)
    poles = "".join(rectangle(x + dx - 3, y - 190, 6, 186) for dx in (-120, -70, 66, 116))
    cut(plate, rectangle(x - 26, y - 200, 52, 190), p.light, 14)
    cut(
        plate,
        "".join(
            polygon([(x - 26, y - 40 - k), (x + 26, y - 70 - k), (x + 26, y - 54 - k), (x - 26, y - 24 - k)])
            for k in (0, 60, 110)
        ),
        p.hot,
    )
    cut(plate, poles, mix(p.warm, p.light, 0.3), 3)
    top = (
        f"M{x - 168},{y - 190}C{x - 110},{y - 250} {x - 40},{y - 280} {x},{y - 320}C{x + 40},{y - 280}"
        f" {x + 110},{y - 250} {x + 168},{y - 190}Z"
    )
    cut(plate, path(top), p.light, 24, 1)
    roof = plate.mask(path(top))
    for k in range(-3, 4, 2):
        a, b = x + k * 48 - 24, x + k * 48 + 24
        cut(plate, polygon([(x, y - 324), (a, y - 186), (b, y - 186)]), p.hot, 10, clip=roof)
    left = f"M{x - 172},{y - 196}H{x + 60}L{x + 72},{y - 180}L{x + 54},{y - 172}L{x + 66},{y - 158}"
    left += "".join("q-14,18 -28,0" for _ in range(8)) + f"H{x - 172}Z"
    cut(plate, path(left), p.cool, 10, 1)
    cut(plate, place(path("M-34,-14L30,-20L36,2L20,16L-30,18L-22,2Z"), x + 132, y - 150, 1, 34), p.cool, 8, 1)
    cut(plate, "".join(circle(x - 156 + 26 * k, y - 182, 5) for k in range(8)), p.warm)
    cut(plate, line([(x, y - 318), (x, y - 352)], 4), p.deep)
    cut(plate, path(f"M{x},{y - 352}q24,-10 42,4q-16,8 -42,14Z"), p.hot, 4)


def poled(
    plate: Plate, beast: Motif, x: float, y: float, size: float, turn: float, ink: Colour, cloth: Colour, **inks: Colour
) -> None:
    """A carousel animal in full gallop, its twisted pole still through its back."""
    where = carried(beast.anchors.get("saddle", beast.anchors["back"]), x, y, size, turn)
    done_pole = place(rectangle(-5, -150, 10, 330, 5), where[0], where[1], size, turn + 4)
    cut(plate, done_pole, ink, 4, 0.8)
    draw(plate, beast, x, y, size, turn, inks=inks)
    upper = place(rectangle(-5, -150, 10, 156, 5), where[0], where[1], size, turn + 4)
    cut(plate, upper, ink, 4)
    twist = "".join(
        place(
            path("M-5,0L5,-8V-2L-5,6Z"), *carried((0.0, -148.0 + k), where[0], where[1], size, turn + 4), size, turn + 4
        )
        for k in range(12, 140, 18)
    )
    cut(plate, twist, cloth)
    cut(plate, place(circle(0, -156, 10), where[0], where[1], size, turn + 4), cloth, 5, 0.4)
    saddle = path("M-34,-4C-20,8 20,8 34,-6C40,18 34,40 20,48C4,54 -16,54 -26,44C-36,32 -40,14 -34,-4Z")
    cut(plate, place(saddle, where[0], where[1], size * 0.8, turn), cloth, 10, 0.4)
    cut(plate, place(stroke("M-26,34Q0,50 24,34", 5), where[0], where[1], size * 0.8, turn), ink)


def carousel_breaks(plate: Plate) -> None:
    """The animals of a carousel gallop off over the fields with their poles."""
    p = PALETTES["rose"]
    plate.sky(p.sky)
    plate.glow(200, 200, 420, p.light, 0.7, 1.3)
    plate.ink(puffs(Random(2), 470, 150, 170, 60), p.light, depth=20, shade=p.far, light="#ffffff")
    for y, swell, phase, tilt, ink in (
        (430, 18, 0.2, 10, mix(p.far, p.light, 0.35)), (500, 16, 2.1, 30, mix("#a9b878", p.light, 0.3)),
        (610, 14, 1.0, 46, mix("#8fa864", p.warm, 0.2)), (770, 12, 3.1, 40, mix("#6d8f58", p.warm, 0.15)),
    ):  # fmt: skip
        shape, _ = rolling(y, swell, 1.3, phase, tilt)
        plate.ink(
            shape,
            ink,
            depth=60,
            light=lighter(ink, 0.6),
            shade=darker(ink, 0.3),
            shadow=Shadow(0, -3, 8, 0.18),
            towards=(-0.3, -1),
        )
        if y == 500:
            carousel(plate, 176, 560)
    gold = mix(p.warm, p.light, 0.2)
    poled(plate, giraffe(), 396, 530, 0.52, 8, gold, p.cool, body="#f3d9a0", mark=p.near)
    poled(plate, elephant_walk(), 448, 676, 0.62, -6, gold, p.hot, body="#a7b6c9", shade="#7e8fa8")
    poled(plate, tiger_prowl(), 128, 680, 0.64, 4, gold, p.cool)
    rider = person(
        replace(POSES["run"], arm=(60, 70), other_arm=(70, 74), lean=10), "dress", "", "plait", "child",
        hands=("grip", "grip"), inks={"coat": p.hot, "hair": "#7a3a24"},
    )  # fmt: skip
    done = draw(plate, rider, 486, 560, 1.0, -4)
    hx, hy = done.anchors["hand"]
    cut(plate, place(rectangle(-5, -66, 10, 150, 5), hx + 4, hy + 6, 0.9, 62), gold, 4, 0.6)
    cut(plate, circle(hx + 56, hy - 24, 10), p.cool, 5)
    poled(
        plate,
        horse_gallop(),
        282,
        850,
        1.45,
        -10,
        gold,
        p.hot,
        body=p.light,
        shade="#d9c3a4",
        mark=p.cool,
        belly=p.light,
    )
    cut(plate, rectangle(462, 800, 104, 66, 6), p.near, 12, 1)
    cut(plate, "".join(rectangle(472 + 14 * k, 812, 8, 30, 4) for k in range(6)) + circle(462, 832, 6), p.warm, 3)
    cut(plate, circle(486, 872, 15) + circle(542, 872, 15), p.deep, 5)
    done = draw(plate, monkey_sit(), 522, 802, 0.62, 0, True)
    ex, ey = done.anchors["eye"]
    cut(plate, strip([(ex + 30, ey + 46), (ex - 6, ey + 40), (ex - 2, ey + 8)], [9, 8, 7]), "#5f4030", 5, 0.5)
    cut(plate, ellipse(ex - 2, ey + 1, 22, 13, -14), "#f0cba4", 8, 0.6)
    cut(plate, stroke(f"M{ex - 16:.0f},{ey:.0f}l14,-3M{ex - 16:.0f},{ey + 6:.0f}l14,-3", 2.4), "#a87850")
    for x, y in ((60, 880), (92, 864), (380, 874), (414, 862), (436, 884), (130, 878), (330, 884)):
        cut(
            plate,
            "".join(circle(x + 6 * math.cos(a), y + 6 * math.sin(a), 4.4) for a in np.arange(0, 6.2, 1.25)),
            p.light,
        )
        cut(plate, circle(x, y, 3.6), p.hot)


SCENES.append(
    Story(
        draw=carousel_breaks, palette="rose", operator="threshold", setting="daylight", season="spring",
        framing="side", moods=("rebellion", "joy"), living=("child", "monkey"),
        objects=("carousel", "wooden horse", "pole", "barrel organ"),
        words={
            "manège/carousel": 3, "cheval de bois/wooden horse": 3, "évasion/escape": 3, "liberté/freedom": 2,
            "galop/gallop": 2, "enfant/child": 2, "singe/monkey": 1, "éléphant/elephant": 1, "prairie/meadow": 1,
            "printemps/spring": 1, "fête/fair": 2, "orgue/barrel organ": 1, "révolte/revolt": 1, "joie/joy": 1,
        },
        fr=(
            "Les animaux d’un manège ont sauté hors de sa bordure et galopent dans les champs avec leur barre ; "
            "un enfant part sur une barre vide, un singe se cache les yeux."
        ),
        en=(
            "The animals of a carousel have leapt through its rim and gallop over the fields with their poles; a "
            "child rides an empty pole, a monkey covers its eyes."
        ),
    )
)  # fmt: skip
