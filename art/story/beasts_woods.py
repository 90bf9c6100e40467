"""Beasts in the woods: winter antlers, a hive, a hotel in the rain."""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random

from art.colour import mix
from art.motif import Motif, Piece, cut, draw
from art.motifs.beasts_dressed import mouse_traveller
from art.motifs.birds_things import nest
from art.motifs.buildings_parts import arched, ladder, painted
from art.motifs.buildings_town import COTTAGE, CROOKED_HOUSE, GABLED, town_house
from art.motifs.curves import form, tube, within
from art.motifs.harvest import leaf_maple
from art.motifs.people import person
from art.motifs.plants import fly_agaric
from art.motifs.terrain import trunk
from art.motifs.things import hat, suitcase
from art.motifs.things_desk import key
from art.palettes import PALETTES
from art.press import Plate, Shadow, darker
from art.scene import Scene, Story
from art.shapes import branches, circle, ellipse, line, path, polygon, rectangle, ridge, stroke
from art.story._beasts_parts import rain

SCENES: list[Scene] = []

ANTLER: Sequence[str] = (
    "30,4,34 56,-60,30 108,-118,27 168,-176,23 208,-256,18 212,-340,11 198,-404,4",
    "92,-100,24 80,-168,18 92,-236,14 74,-306,9 82,-372,3",
    "152,-160,20 196,-178,16 236,-172,11 272,-196,4",
    "206,-250,16 246,-272,12 262,-318,8 256,-362,3",
    "46,-40,22 22,-92,16 30,-150,11 16,-206,3",
    "84,-210,11 50,-240,8 44,-286,3",
    "214,-326,10 176,-352,7 160,-398,3",
    "190,-214,12 150,-254,9 142,-306,3",
    "236,-172,9 256,-144,6 282,-142,2",
)


def robin(x: float, y: float, size: float) -> Motif:
    bird = Motif(
        (
            Piece(tube("-18,-18,14 -44,-10,8"), "wing"),
            Piece(form("-26,-18 -14,-42 10,-50 26,-40 28,-18 8,0 -14,-2"), "body", 8),
            Piece(form("12,-42 27,-38 29,-18 12,-4 6,-22"), "breast", 5),
            Piece(polygon([(25, -40), (38, -36), (25, -33)]), "dark"),
            Piece(circle(18, -40, 2.8), "dark"),
        ),
        {"body": "#7a5a48", "wing": "#5a4034", "breast": "#c8352d", "dark": "#172440"},
    )
    return bird.moved(x, y, size)


def front_stag() -> Motif:
    """A stag from the front; the crown of its head at (0, 0), its hooves at y = 440."""
    head = form("0,-14 34,-6 50,22 44,60 30,104 26,142 14,160 -14,160 -26,142 -30,104 -44,60 -50,22 -34,-6")
    chest = form(
        "-34,80 -40,126 -54,164 -78,194 -86,232 -78,268 -52,292 -20,304 20,304 52,292 78,268 "
        "86,232 78,194 54,164 40,126 34,80"
    )
    legs = tube("-56,216,60 -56,270,50 -48,326,32 -46,346,31 -44,400,21 -46,436,26")
    legs += tube("56,216,60 56,270,50 49,326,32 48,346,31 45,400,21 42,436,26")
    hind = tube("-74,250,50 -82,310,36 -72,352,24 -76,426,19") + tube("74,250,50 82,310,36 72,352,24 74,426,19")
    ruff = "".join(
        form(f"{x - 15},{y} {x},{y - 20} {x + 15},{y} {x + 2},{y + 34}!")
        for y, xs in ((172, (-24, 4, 30)), (202, (-36, -6, 22, 42)), (234, (-22, 4, 28)), (264, (-6, 12)))
        for x in xs
    )
    return Motif(
        (
            Piece(hind, "shade", 10),
            Piece(form("-98,236 -94,196 -60,172 60,172 94,196 98,236 84,290 40,308 -40,308 -84,290"), "shade", 20),
            Piece(legs + chest, "body", 30),
            Piece(tube("-46,416,24 -47,442,30") + tube("43,416,24 42,442,30"), "dark"),
            Piece(ruff, "ruff", 8),
            Piece(form("-40,16 -84,-12 -142,-6! -116,34 -70,46 -42,40"), "body", 12),
            Piece(form("40,16 84,-16 140,-18! 118,26 72,44 42,40"), "body", 12),
            Piece(form("-60,22 -90,4 -124,2! -104,24 -74,32") + form("60,20 90,0 122,-8! 104,18 74,30"), "belly"),
            Piece(head, "body", 22),
            Piece(form("0,30 10,70 16,112 0,122 -16,112 -10,70"), "belly", 8),
            Piece(form("-24,128 0,120 24,128 20,152 0,164 -20,152"), "belly", 8),
            Piece(form("-15,136 0,132 15,136 8,150 0,153 -8,150"), "dark"),
            Piece(circle(-31, 52, 7) + circle(31, 52, 7), "dark"),
            Piece(circle(-33, 49, 2.2) + circle(29, 49, 2.2), "light"),
        ),
        {"body": "#6b4a40", "shade": "#4a3237", "ruff": "#92705e", "belly": "#d9bfa4", "dark": "#172440",
         "light": "#fbf8ee"},
    )  # fmt: skip


def antlers_at(x: float, y: float) -> tuple[str, str]:
    """Two antlers on a head at (x, y), not quite alike, and the twigs at their ends."""
    random, antlers, twigs = Random(8), "", ""
    for side in (-1, 1):
        for i, spec in enumerate(ANTLER):
            wobble = side * (1 + 0.05 * math.sin(i * 2.1 + side))
            knots = [tuple(float(number) for number in word.split(",")) for word in spec.split()]
            points = [(x + across * wobble, y + up * (1 + 0.03 * side), width) for across, up, width in knots]
            antlers += tube(" ".join(f"{px:.1f},{py:.1f},{width}" for px, py, width in points))
            (ax, ay, _), (bx, by, _) = points[-2:]
            heading = math.degrees(math.atan2(by - ay, bx - ax)) + random.uniform(-30, 30)
            twigs += branches(random, ax, ay, 34, 2, 6, heading)[0]
    return antlers, twigs


def gun_with_nest() -> Motif:
    """A blunderbuss standing on its butt, a robin in its mouth; 165 high."""
    gun = Motif(
        (
            Piece(form("-14,0! 16,0! 12,-34 6,-62 -4,-62 -8,-34"), "wood", 8),
            Piece(path("M-5,-58L-6,-118L-17,-138H17L7,-118L6,-58Z"), "iron", 8),
            Piece(stroke("M8,-52Q18,-46 8,-38", 4), "iron"),
        ),
        {"wood": "#7a4a34", "iron": "#3c4c63"},
    )
    return gun + nest(0).moved(0, -128, 0.2) + robin(2, -140, 0.8)


def slug_with_key() -> Motif:
    """A bare slug, a small key in its grip; 190 wide."""
    slug = Motif(
        (
            Piece(stroke("M50,-60l-4,-22M62,-60l8,-20", 4.4) + circle(45, -84, 4.6) + circle(71, -82, 4.6), "skin"),
            Piece(form("-70,0! -30,-22 20,-30 40,-60 60,-66 70,-48 62,-12 50,0!"), "skin", 14),
            Piece(tube("52,-30,12 74,-26,9 88,-34,8"), "skin", 4),
            Piece(circle(45, -85, 2.2) + circle(71, -83, 2.2), "dark"),
        ),
        {"skin": "#eed3c4", "dark": "#1d1339"},
    )
    return slug + key().inked(body="#ffd98a").moved(84, 4, 0.3, 12)


def hotel_window(wide: float, lit: bool, balcony: bool, guest: bool) -> Motif:
    """An arched window standing on (0, 0), somebody in it, a balcony before it."""
    tall = wide * 1.46
    arch = arched(0, 0, wide, tall)
    bars = line([(0, -tall), (0, 0)], 2.6) + line([(-wide / 2, -tall / 2), (wide / 2, -tall / 2)], 2.6)
    rail = "".join(line([(x, -tall * 0.3), (x, 0)], 2.6) for x in (wide * (0.28 * i - 0.7) for i in range(6)))
    rail += line([(-wide * 0.74, -tall * 0.3), (wide * 0.74, -tall * 0.3)], 4)
    rail += rectangle(-wide * 0.8, -2, wide * 1.6, 7, 3)
    return Motif(
        (
            Piece(arch, "glow" if lit else "dark", 6 if lit else 0, True),
            *((Piece(within(circle(-3, -tall / 2, 7) + ellipse(-3, 0, 12, 18), arch), "guest"),) if guest else ()),
            Piece(bars, "bar"),
            *((Piece(rail, "dark", 0, True),) if balcony else ()),
        ),
        {"glow": "#fde3b0", "dark": "#1d1339", "bar": "#7c2f3a", "guest": "#5a2c52"},
    )


def snail_hotel(plate: Plate) -> None:
    """A snail in the rain carries a hotel; a mouse porter waits at its door; a bare slug holds a key."""
    p = PALETTES["dusk"]
    plate.sky([(0, "#3a2858"), (0.4, "#7d4b80"), (0.7, "#c97f8f"), (0.9, "#f0b58a")])
    for stem, foot, size in ((70, 720, 1.7), (540, 720, 2.3), (440, 716, 1.1)):
        draw(plate, fly_agaric(), stem, foot, size, flat=mix(p.far, p.middle, 0.45), opacity=0.8)
    plate.ink(rain(Random(3), 90, 0.22, 44, 2), p.light, edge=0.1, opacity=0.35)
    plate.at(0.1)
    ground, _ = ridge(600, 900, 742, 10, 1.6, 0.8)
    plate.ink(ground, p.middle, light=p.far, depth=40, bottom=(p.near, 120))
    cx, cy = 262.0, 430.0
    skin = "#d9a08a"
    cut(plate, stroke("M520,560C524,520 512,486 506,458M540,562C546,536 550,516 560,496", 13), skin, 5)
    cut(plate, circle(505, 450, 13) + circle(561, 488, 13), skin, 5)
    cut(plate, circle(507, 447, 5.5) + circle(563, 485, 5.5), p.deep)
    cut(
        plate,
        form("8,764! 70,712 180,676 330,676 430,690 476,640 484,580 516,546 556,556 574,604 562,676 534,736 492,764!"),
        skin,
        40,
        1,
    )
    cut(plate, form("20,762! 120,736 300,730 440,738 520,716 534,736 492,766!"), mix(skin, p.light, 0.4), 8)
    cut(plate, stroke("M562,628Q548,634 538,628", 4), p.deep)
    cut(plate, rectangle(cx + 60, cy - 292, 34, 110, 3), mix(p.hot, p.near, 0.5), 8, 0.6)
    cut(plate, rectangle(cx + 54, cy - 298, 46, 14, 3), p.near, 4)
    plate.ink(
        "".join(circle(cx + 78 + k * 16, cy - 322 - k * 20, 13 + k * 4) for k in range(4)),
        p.light,
        edge=0.4,
        opacity=0.4,
    )
    shell = form("36,490 44,370 132,246 262,204 392,250 470,380 466,530 412,650 282,692 142,680 62,610")
    whole = cut(plate, shell, "#b3503f", 60, 1.2)
    coil = (
        "M470,610C520,440 430,260 280,232C140,214 50,330 68,450C84,560 190,622 290,596C372,572 400,490 372,416"
        "C344,348 262,330 212,372C170,410 180,476 226,494C262,504 290,482 284,450"
    )
    plate.ink(stroke(coil, 15), "#7c2f3a", clip=whole, edge=0.25)
    plate.ink(stroke(coil, 5), "#f0b58a", clip=whole, edge=0.25, opacity=0.6)
    turns = (2.62, 3.1, 3.6, 4.1, 4.62, 5.12, 5.6, 6.06)
    outer = [(cx + 172 * math.cos(turn), cy + 10 + 172 * math.sin(turn)) for turn in turns]
    inner = [(196.0, 428.0), (256.0, 382.0), (320.0, 420.0), (330.0, 500.0), (266.0, 552.0), (176.0, 540.0)]
    for k, (x, y) in enumerate(outer + inner):
        wide = 34 if k < len(outer) else 26
        lit = k not in (2, 9)
        pane = hotel_window(wide, lit, k in (1, 4, 6, 11), k in (0, 5, 7, 12))
        draw(plate, pane, x, y + wide * 0.73, shadow=0)
    cut(plate, arched(358, 692, 72, 98), p.light, 6, 0.6)
    cut(plate, arched(358, 690, 56, 86), "#3b6a7c", 8)
    cut(plate, circle(376, 656, 4), p.light)
    awning = "".join(path(f"M{312 + 23 * k},{586}l-3,22a12,10 0 0 0 25,0l-1,-22Z") for k in range(4))
    cut(plate, awning, p.light, 5, 0.6)
    cut(plate, "".join(path(f"M{312 + 23 * k},{586}l-3,22a12,10 0 0 0 25,0l-1,-22Z") for k in (0, 2)), p.hot)
    cut(plate, form("328,690! 388,690! 404,730 420,800! 350,800! 340,740"), p.hot, 10, 0.6)
    draw(
        plate,
        mouse_traveller(),
        470,
        836,
        0.66,
        flip=True,
        inks={"coat": "#a83236", "coat shade": "#7c2029", "cap": "#a83236"},
    )
    draw(plate, suitcase(False), 536, 842, 0.38)
    draw(plate, suitcase(False), 532, 800, 0.3, 4, inks={"body": "#3b6a7c"})
    plate.at(-0.3)
    near, _ = ridge(600, 900, 838, 10, 1.3, 2.6)
    plate.ink(near, p.near, light=p.middle, depth=24, shadow=Shadow(0, -4, 8, 0.3), bottom=(p.deep, 50))
    for spot, low, size, turn, ink in (
        (330, 884, 0.34, 80, p.hot),
        (470, 880, 0.28, -70, p.warm),
        (580, 876, 0.34, 30, p.hot),
    ):
        draw(plate, leaf_maple(), spot, low, size, turn, inks={"leaf": ink})
    cut(plate, stroke("M40,884C26,830 30,790 52,756", 7), "#8a4a2c", 0, 0.4)
    draw(plate, leaf_maple(), 44, 776, 0.94, 84, inks={"leaf": p.warm, "vein": p.hot})
    draw(plate, slug_with_key(), 134, 866)
    plate.ink(rain(Random(5), 50, 0.22, 60, 2.6), p.light, edge=0.1, opacity=0.4)


SCENES.append(
    Story(
        draw=snail_hotel, palette="dusk", operator="container", setting="forest", season="autumn", framing="side",
        moods=("jealousy", "wistful"), flags=(), living=("snail", "mouse", "slug"),
        objects=("hotel", "suitcases", "key", "leaf", "rain"),
        words={"escargot/snail": 3, "hôtel/hotel": 3, "limace/slug": 2, "pluie/rain": 2, "clé/key": 2,
               "valise/suitcase": 2, "souris/mouse": 1, "feuille/leaf": 1, "fenêtre/window": 1, "voyage/journey": 2,
               "lenteur/slowness": 2, "envie/envy": 2, "foyer/home": 2, "automne/autumn": 1, "accueil/welcome": 1},
        fr=(
            "Sous la pluie, un escargot porte une coquille qui est un hôtel aux fenêtres éclairées, une "
            "souris attend à la porte ; sous une feuille, une limace tient une clé."
        ),
        en=(
            "In the rain a snail carries a shell that is a hotel with lit windows, a mouse with cases at its "
            "door; under a leaf a bare slug holds a small key."
        ),
    )
)  # fmt: skip


def antler_city(plate: Plate) -> None:
    """A stag's antlers are a bare tree with lit houses and ladders; a hunter lifts his hat."""
    p = PALETTES["frost"]
    plate.sky([(0, "#8aa6bf"), (0.4, "#bccfd9"), (0.75, "#eae6dc"), (1, p.light)])
    plate.glow(300, 330, 420, p.light, 0.7, 1.2)
    for x, half, lean, ink in (
        (60, 20, 4, 0.25),
        (150, 12, -3, 0.5),
        (262, 9, 2, 0.6),
        (372, 10, -2, 0.6),
        (470, 13, 3, 0.5),
        (552, 22, -4, 0.25),
    ):
        plate.ink(trunk(x, 790, -20, half, lean), mix(p.far, p.light, ink), light=p.light, depth=8, opacity=0.8)
    far, _ = ridge(600, 900, 770, 12, 1.6, 0.4)
    plate.ink(far, mix(p.light, p.far, 0.35), light=p.light, depth=26)
    x0, y0 = 278.0, 476.0
    wood = "#4b3640"
    antlers, twigs = antlers_at(x0, y0 - 6)
    struts = tube("96,240,9 118,206,7 136,180,6") + tube("482,240,9 462,208,7 440,180,6")
    plate.ink(twigs + struts, wood, edge=0.2)
    plate.ink(antlers, wood, shade=darker(wood, 0.5), light="#8d7a7c", depth=14, shadow=Shadow(3, 6, 7, 0.3))
    houses = (
        (186, 374, COTTAGE, 0.36, 1), (88, 316, GABLED, 0.36, 0), (396, 372, GABLED, 0.4, 2),
        (480, 312, COTTAGE, 0.36, 3), (204, 256, CROOKED_HOUSE, 0.36, 4), (136, 176, COTTAGE, 0.24, 0),
        (500, 196, town_house(3, 2, 4, "step"), 0.52, 1), (380, 250, town_house(3, 2, 2, "bell"), 0.5, 0),
        (76, 216, town_house(3, 2, 7, "mansard"), 0.5, 2), (268, 350, GABLED, 0.22, 1), (440, 176, GABLED, 0.24, 4),
    )  # fmt: skip
    ladders = ((158, 306, 68, 16), (428, 306, 64, -14), (84, 292, 66, -4), (478, 284, 78, 8), (224, 346, 76, 3))
    for x, y, tall, turn in ladders:
        draw(plate, ladder(tall), x, y + 10, 1, turn, inks={"wood": p.warm}, shadow=0.4)
    for x, y, house, size, look in houses:
        cut(plate, ellipse(x, y + 2, 92 * size, 8), wood, 0, 0.4)
        plate.glow(x, y - 60 * size, 150 * size, p.warm, 0.55)
        draw(
            plate,
            house,
            x,
            y,
            size,
            inks={**painted(p, look), "glow": "#ffd98a", "roof": (p.hot, p.near, p.middle, p.near, p.hot)[look]},
        )
        cut(plate, ellipse(x, y + 4, 84 * size, 5), p.light, edge=0.3)
    draw(plate, front_stag(), x0, y0, 0.9, -1)
    snow, _ = ridge(600, 900, 846, 9, 1.4, 2.2)
    plate.ink(
        snow, p.light, shade=p.far, depth=20, shadow=Shadow(0, -4, 8, 0.25), bottom=(mix(p.far, p.light, 0.4), 50)
    )
    hunter = person(
        "wave", "coat", "", "beard", inks={"coat": "#3f5a4a", "trim": "#2b4034", "legs": "#4a3a34", "hair": "#b9a58e"}
    )
    placed = draw(plate, hunter, 456, 868, 1.08, flip=True)
    grip = placed.anchors["hand"]
    draw(plate, hat("feather"), grip[0] - 8, grip[1] + 4, 0.36, -14)
    draw(plate, gun_with_nest(), 534, 868, 1.05, 7, flip=True)
    flakes = "".join(
        circle(plate.random.uniform(20, 580), plate.random.uniform(20, 860), plate.random.uniform(1.4, 3.4))
        for _ in range(90)
    )
    plate.ink(flakes, "#ffffff", edge=0.1, opacity=0.9)


SCENES.append(
    Story(
        draw=antler_city, palette="frost", operator="metamorphosis", setting="forest", season="winter",
        framing="frontal",
        moods=("calm", "tender"), flags=(), living=("stag", "hunter", "robin"),
        objects=("antlers", "houses", "ladders", "gun", "nest", "hat"),
        words={"cerf/stag": 3, "bois/antlers": 3, "maison/house": 3, "arbre/tree": 2, "chasseur/hunter": 2,
               "hiver/winter": 2, "neige/snow": 1, "échelle/ladder": 1, "fusil/gun": 2, "nid/nest": 1,
               "rouge-gorge/robin": 1, "ville/town": 2, "respect/respect": 2, "paix/peace": 2, "refuge/refuge": 2,
               "majesté/majesty": 1},
        fr=(
            "Les bois d’un grand cerf sont un arbre nu chargé de maisonnettes éclairées et d’échelles ; un "
            "chasseur soulève son chapeau, un rouge-gorge niche dans son fusil."
        ),
        en=(
            "A great stag’s antlers are a bare tree full of small lit houses and ladders; a hunter lifts his "
            "hat, and a robin nests in his gun."
        ),
    )
)  # fmt: skip
