"""Story cards on the sea, the lagoon and the ice."""

from __future__ import annotations

import math
from random import Random

from art.colour import Colour, mix
from art.motif import draw
from art.motifs.buildings_town import skyline
from art.motifs.creatures_sea import crab
from art.motifs.curves import along, band, curve, form, limb, through
from art.motifs.machines import SAIL_BOAT
from art.motifs.terrain import (
    air,
    below,
    glints,
    plane,
    sand_ink,
    water_ink,
)
from art.motifs.things_desk import CROWN
from art.motifs.waters import calm_sea
from art.palettes import PALETTES
from art.press import Plate, Shadow, darker, lighter
from art.scene import Scene, Story
from art.shapes import bird, circle, ellipse, line, path, place, polygon, rectangle, stroke
from art.story._gondola import gondolier, passenger
from art.story._skaters import bubbles, peering, skater, water, winter
from art.story._waters_parts import fish_bones, perched, plain_cut

SCENES: list[Scene] = []


def _shore(x: float) -> float:
    return 712 - 0.05 * x + 10 * math.sin(x / 90)


def _edge(x: float, near: float = 1) -> float:
    """The edge of the sea, lifted in a fold; `near` tells how far forward a line of the water lies."""
    fold = math.exp(-(((x - 262) / (112 + 60 * (1 - near))) ** 2))
    return _shore(x) - 172 * fold * math.pow(near, 2.2)


def lifting_the_sea(plate: Plate) -> None:
    """A housemaid lifts the edge of the sea like a carpet and sweeps bones, a wreck and a crown under it."""
    p = PALETTES["mint"]
    horizon = 178.0
    air(plate, p, horizon)
    plate.glow(430, horizon, 260, p.light, 0.7, stretch=1.6)
    plate.at(0.75)
    gulls = ((150, 92, 26, -8), (196, 70, 18, 6), (232, 100, 14, -12))
    plain_cut(plate, "".join(bird(x, y, size, turn, 0.9) for x, y, size, turn in gulls), mix(p.near, p.light, 0.35))
    water = water_ink(p)
    xs = [float(x) for x in range(-20, 641, 12)]
    rows = 13
    for row in range(rows):
        near = row / (rows - 1)
        plate.at(0.75 * (1 - near))
        y = horizon + 10
        points = [(x, y + (_edge(x, near) - y) * near**1.25 if row else horizon) for x in xs]
        tone = mix(lighter(water, 0.4 * (1 - near)), p.near, 0.5 * near)
        plane(plate, below(points), tone if row % 2 else mix(tone, p.cool, 0.28), lift=0.4, reach=10 + 22 * near,
              shadow=Shadow(0, 3, 4, 0.18 * near))  # fmt: skip
        if row and row < rows - 1:
            crests = "".join(
                stroke(
                    f"M{x:.0f},{yy + 9 + 14 * near:.0f}q{5 + 8 * near:.0f},{-6 - 9 * near:.0f} {10 + 16 * near:.0f},0",
                    1.6 + 2.2 * near,
                )
                for i, (x, yy) in enumerate(points[row % 3 :: 3])
            )
            plate.ink(crests, lighter(tone, 0.5), edge=0.15, opacity=0.85)
    edge = [(x, _edge(x)) for x in xs]
    rim = through(edge)
    sand = sand_ink(p)
    shore = [(x, _shore(x)) for x in xs]
    hollow = plate.mask(path(rim + "L640,920L-20,920Z"))
    plate.lay(
        plate.ramp((plate.y - 540) / 190, [(0, p.deep), (0.6, mix(p.deep, p.near, 0.6)), (1, mix(p.near, sand, 0.35))]),
        hollow,
    )
    _swept_under(plate)
    floor = [(x, _shore(x) + 14 * math.exp(-(((x - 262) / 120) ** 2))) for x, _ in shore]
    plane(plate, below(floor), sand, lift=0.3, reach=50, shadow=None)
    fringe = "".join(
        path(f"M{x - 5:.1f},{y - 2:.1f}L{x + 5:.1f},{y - 2:.1f}L{x + 3 + 4 * math.sin(x):.1f},{y + 24:.1f}"
             f"L{x - 4 + 4 * math.sin(x):.1f},{y + 22:.1f}Z")
        for x, y in along(edge, 1)
    )  # fmt: skip
    plain_cut(plate, fringe, p.light, 0, 0.6)
    plain_cut(plate, band(edge, (9, 9), 2), mix(p.cool, p.deep, 0.35), 6, 0.6)
    plain_cut(plate, band([(x, y - 16) for x, y in edge], (4, 4), 2), p.warm)
    draw(plate, SAIL_BOAT, 118, _edge(118) - 58, 0.4, 20, inks={"body": p.hot, "light": p.light})
    _housemaid(plate)
    draw(plate, crab(), 110, 858, 0.62, 6, inks={"body": p.hot, "far": darker(p.hot, 0.3), "belly": p.warm})


def _swept_under(plate: Plate) -> None:
    p = PALETTES["mint"]
    wreck = path("M-84,-50C-60,-30 40,-26 90,-56C84,-14 50,8 10,8C-44,8 -76,-16 -84,-50Z")
    wreck += line([(-24, -36), (-44, -92)], 7) + line([(30, -36), (48, -70)], 6)
    wreck += stroke("M-60,-84L-26,-76", 4)
    plain_cut(plate, place(wreck, 246, 676, 0.95, -10), mix(p.middle, p.light, 0.1), 14, 0.5)
    plain_cut(plate, place(stroke("M-66,-30Q0,-8 76,-34M-50,-14Q0,6 60,-18", 4), 246, 676, 0.95, -10), p.deep)
    plate.ink(fish_bones(180, 700, 0.66, 14), p.light, edge=0.15)
    draw(plate, CROWN, 318, 712, 0.4, 14, inks={"body": p.warm})


def _housemaid(plate: Plate) -> None:
    """In profile, bent over what she does: one hand lifts the hem of the water, the other holds the broom."""
    p = PALETTES["mint"]
    skin: Colour = "#dfa67f"
    plate.shadow(polygon([(396, 848), (520, 842), (470, 792), (330, 770), (300, 784)]), 0.75, 7)
    dress = mix(p.deep, p.near, 0.25)
    far_hand = (292.0, _edge(292) - 4)
    plain_cut(plate, limb(f"352,566,25 322,556,19 {far_hand[0] + 10},{far_hand[1] - 2},14"), darker(skin, 0.1), 8, 0.4)
    plain_cut(plate, limb("412,522,48 384,556,46 352,568,32"), darker(dress, 0.2), 14, 0.5)
    _gripping(plate, far_hand, darker(skin, 0.06))
    legs = limb("428,780,26 424,812,20 420,834,14") + limb("482,778,26 492,808,20 494,828,14")
    plain_cut(plate, legs, "#2a2430", 8)
    shoes = form("432,824! 434,846! 378,848! 382,838 402,834 412,824!") + form(
        "506,818! 508,840! 456,842! 460,832 476,828 486,818!"
    )
    plain_cut(plate, shoes, "#1c161f", 7, 0.5)
    bow = form("476,622! 506,604 520,616 502,630") + form("476,622! 498,640 512,660 494,664 484,646")
    plain_cut(plate, bow, darker(p.light, 0.08), 6, 0.4)
    skirt = "412,608! 474,606! 504,660 524,720 538,786! 500,800 450,794 384,806! 390,730 400,664"
    cloth = plain_cut(plate, form(skirt), dress, 60, 0.8)
    folds = (
        curve("462,630 482,710 496,796", 3) + curve("444,630 452,716 452,794", 3) + curve("476,626 506,700 524,780", 3)
    )
    plain_cut(plate, folds, darker(dress, 0.45), clip=cloth)
    apron = plain_cut(
        plate, form("404,612! 442,612! 444,680 438,742 430,772 408,782 380,776! 388,700"), p.light, 24, 0.5
    )
    plain_cut(
        plate, curve("420,640 414,700 402,770", 2.6) + curve("432,640 430,700 422,766", 2.6), "#c5cbb8", clip=apron
    )
    bodice = "394,508 416,490 446,496 472,530 484,570 478,616! 406,618! 404,580 392,544"
    plain_cut(plate, form(bodice), dress, 40, 0.5)
    plain_cut(plate, form("404,620! 404,608! 480,604! 480,618!"), p.light, 5)
    _maid_head(plate, skin)
    hand = (392.0, 652.0)
    foot = (262.0, 838.0)
    back = (hand[0] + (hand[0] - foot[0]) * 0.4, hand[1] + (hand[1] - foot[1]) * 0.4)
    plain_cut(plate, line([back, foot], 8), "#b98a4e", 5, 0.6)
    bristles = "M-12,-8C-18,20 -34,48 -42,66L-30,69L-22,64L-14,71L-4,66L6,72L16,66L26,70L40,64C32,44 18,20 12,-8Z"
    plain_cut(plate, place(path(bristles), foot[0] + 14, foot[1] - 38, 0.9, 38), p.warm, 14, 0.6)
    straws = stroke("M-6,0L-24,60M0,0L-6,64M6,0L16,62", 2.4) + stroke("M-16,10Q0,16 16,10", 5)
    plain_cut(plate, place(straws, foot[0] + 14, foot[1] - 38, 0.9, 38), darker(p.warm, 0.4))
    plain_cut(plate, limb("462,604,26 432,630,20 402,650,15"), skin, 9, 0.5)
    plain_cut(plate, limb("444,526,52 466,566,48 462,602,36"), lighter(dress, 0.05), 18, 0.7)
    plain_cut(plate, limb("473,607,12 451,598,12"), p.light, 5)
    _around_broom(plate, skin)
    puffs = ((206, 842, 12), (184, 832, 9), (168, 846, 7), (196, 818, 6), (222, 858, 6))
    plain_cut(plate, "".join(circle(*one) for one in puffs), lighter(sand_ink(p), 0.5), 6, 0.3, opacity=0.9)
    plate.ink(fish_bones(232, 776, 0.56, -16), p.light, edge=0.15, shadow=Shadow(2, 4, 4, 0.4))


def _gripping(plate: Plate, at: tuple[float, float], skin: Colour) -> None:
    """A hand from above, its fingers over the hem."""
    x, y = at
    plain_cut(plate, place(form("18,-12! 6,-16 -8,-14 -18,-8 -20,2 -6,8 12,6 20,0!"), x, y), skin, 8, 0.4)
    for i, (dx, long) in enumerate(((-15, 17), (-6, 21), (3, 21), (11, 17))):
        plain_cut(plate, place(limb(f"{dx},-6,9 {dx - 1},6,9 {dx + 1},{long},7"), x, y, 1, 8 - i * 4), skin, 5, 0.2)


def _around_broom(plate: Plate, skin: Colour) -> None:
    """A hand closed round the stick, its fingers side by side."""
    where = (393.0, 653.0, 1.0, -55.0)
    wrist = form("-14,12! -15,-2 -6,-8 10,-8 16,-2 16,10 10,18 -6,18")
    plain_cut(plate, place(wrist, *where), darker(skin, 0.1), 8, 0.3)
    for i in range(4):
        x = 12 - 8.4 * i
        plain_cut(plate, place(limb(f"{x},8,10 {x - 1},-2,10.5 {x - 1},{-10 + i},8.5"), *where), skin, 4, 0.15)


def _maid_head(plate: Plate, skin: Colour) -> None:
    p = PALETTES["mint"]

    def put(shape: str) -> str:
        return place(shape, 396, 446, 1.5, -14, True)

    plain_cut(plate, limb("426,508,34 410,474,30"), darker(skin, 0.14), 8)
    plain_cut(plate, form("392,504! 412,488 442,490 452,504! 424,510 404,520!"), p.light, 7, 0.3)
    profile = (
        "M-20,18C-27,8 -29,-8 -22,-18C-14,-29 4,-31 14,-25C20,-21 22,-14 21.500,-8"
        "C22,-4 24.500,0 27.500,3.500C29,6 28,7.500 25,7.500"
        "C23.500,8.500 25,10 25,11.500C24,12.500 23.500,13 23.500,13.500C25,14.500 24.500,16.500 22,17"
        "C22.500,20 20,23.500 15,23.500"
        "C9,23.500 4,21 1,19L0,32L-16,32Z"
    )
    face = plain_cut(plate, put(path(profile)), skin, 20, 0.3)
    # She turns from the sun: in its plain shade the jaw would look bearded.
    plate.veil(face, lighter(skin, 0.06), 0.97, 0.6, 0.72, clip=face)
    plate.tint(put(ellipse(11, 8, 6, 5)), "#d8664c", 4, face * 0.4)
    plain_cut(plate, put(path("M8,-3C12,-6.500 17,-6 20,-3.500C16,-1 12,-1 8,-3Z")), "#fdf6e6", clip=face)
    plain_cut(plate, put(circle(16.4, -3.2, 2.5)), "#2c1c18", clip=face)
    plain_cut(plate, put(curve("7,-3 12,-6.6 20,-4.6", 1.7) + curve("8,-11 14,-13 20,-10", 1.5)), "#4a2418", clip=face)
    plain_cut(plate, put(form("17,13.4! 21,12.4 25,13! 23,15.4 19,15")), "#b5533f", clip=face)
    hair = "M17,-22C6,-32 -14,-32 -24,-20C-31,-8 -28,10 -18,19C-13,10 -14,4 -9,-2C-4,-8 6,-12 17,-22Z"
    plain_cut(plate, put(path(hair) + form("-22,4 -14,14 -22,26 -36,24 -38,10")), "#7a3a24", 12)
    plain_cut(plate, put(ellipse(-5, 2, 4, 6, -8)), skin, 4)
    cap = "22,-20! 26,-34 14,-50 -10,-54 -34,-44 -42,-22 -34,-6! -26,-10 -10,-19 6,-24"
    plain_cut(plate, put(form(cap)), p.light, 24, 0.5)
    frill = "".join(
        circle(x, y, 4.6)
        for x, y in ((22, -22), (15, -24), (8, -24), (0, -22), (-8, -19), (-15, -15), (-22, -11), (-29, -7), (-34, -3))
    )
    plain_cut(plate, put(frill), lighter(p.light, 0.3), 4, 0.2)
    plain_cut(plate, put(curve("22,-28 2,-30 -18,-22 -34,-12", 3)), p.hot)


SCENES.append(
    Story(
        draw=lifting_the_sea, palette="mint", operator="threshold", setting="sea", season="none", framing="wide",
        moods=("comic", "dark"), living=("housemaid", "crab"),
        objects=("sea", "broom", "shipwreck", "fish bones", "crown", "sail boat"),
        words={"mer/sea": 3, "tapis/carpet": 3, "balayer/sweeping": 3, "secret/secret": 2, "bonne/housemaid": 2,
               "balai/broom": 2, "crabe/crab": 2, "épave/wreck": 2, "arêtes/fish bones": 1, "couronne/crown": 1,
               "plage/beach": 1, "voilier/sailing boat": 1, "ménage/housework": 2, "oubli/forgetting": 1,
               "témoin/witness": 1},
        fr=(
            "Sur une plage, une bonne soulève le bord de la mer comme un tapis et balaie dessous des arêtes, une "
            "épave et une couronne ; un crabe lève les pinces."
        ),
        en=(
            "On a beach a housemaid lifts the edge of the sea like a carpet and sweeps fish bones, a wreck and a "
            "crown under it; a crab raises its claws."
        ),
    )
)  # fmt: skip


def _fiddle(side: int) -> list[tuple[float, float]]:
    """Half the outline of a violin's body lying along x, its corners included, from stern to neck."""
    half = ((-232, 0), (-226, 46), (-190, 86), (-130, 92), (-88, 78), (-70, 82), (-62, 58), (-34, 48), (-4, 56),
            (6, 76), (24, 70), (70, 78), (116, 60), (138, 24), (150, 12))  # fmt: skip
    return [(x, side * v) for x, v in half]


def violin_gondola(plate: Plate) -> None:
    """A violin is a gondola, the gondolier rows with the bow, and its wake is a stave where swallows sit."""
    p = PALETTES["rose"]
    horizon = 404.0
    calm_sea(plate, p, horizon, 380)
    plate.at(0.8)
    far = mix(p.far, p.light, 0.35)
    draw(plate, skyline(640, 9, 150, 0), 300, horizon + 2, 1, flat=far)
    plate.ink(rectangle(-5, horizon - 2, 610, 9), mix(far, p.middle, 0.25), edge=0.3)
    plate.ink(glints(Random(3), 60, horizon + 10, 560), p.light, edge=0.15, opacity=0.6)
    late = "".join(
        bird(x, y, k, t, f)
        for x, y, k, t, f in ((470, 196, 34, -8, 0.9), (520, 232, 26, 4, 0.4), (424, 150, 22, -6, 0.6))
    )
    plate.ink(late, p.deep, edge=0.2)
    plate.at(0)
    _stave(plate)
    x0, y0, flat = 316.0, 588.0, 0.56

    def deck(u: float, v: float) -> tuple[float, float]:
        return x0 + u, y0 + flat * v - 0.00042 * (u + 30) ** 2 * (1 if u > -30 else 0.5)

    outline = [deck(*q) for side in (along(_fiddle(-1), 6), along(_fiddle(1), 6)[::-1]) for q in side]
    hull = "".join(polygon([(x, y + dy * min(1, max(0, (x0 + 152 - x) / 90))) for x, y in outline]) for dy in range(35))
    varnish = "#cf7238"
    plate.shadow(ellipse(x0 - 44, y0 + 62, 190, 30), 0.8, 10)
    plain_cut(plate, hull, mix(varnish, p.deep, 0.38), 8, 1)
    neck = [deck(120, 0), deck(190, 0), (x0 + 228, 520), (x0 + 226, 452)]
    plain_cut(plate, band(neck, (20, 15, 12, 11)), mix(varnish, p.deep, 0.3), 8, 0.8)
    top = plain_cut(plate, polygon(outline), varnish, 20)
    plate.ink(stroke(through([deck(u, v * 0.86) for u, v in _fiddle(-1)[1:-1]]), 2.6)
              + stroke(through([deck(u, v * 0.86) for u, v in _fiddle(1)[1:-1]]), 2.6),
              mix(varnish, p.deep, 0.5), edge=0.15, clip=top)  # fmt: skip
    board = [deck(-2, 0), deck(120, -1), (x0 + 196, 548), (x0 + 220, 500), (x0 + 222, 452)]
    plain_cut(plate, band(board, (12, 9, 7, 6, 6)), p.deep, 0, 0.5)
    scroll = path("M206,452C204,420 222,398 246,402C266,406 268,434 250,438C238,440 234,428 240,422"
                  "C248,424 252,414 242,412C226,410 224,432 234,452Z")  # fmt: skip
    plain_cut(plate, place(scroll, x0, 6), varnish, 8, 0.8)
    plain_cut(plate, place(line([(198, 470), (246, 462)], 7) + line([(200, 490), (250, 482)], 7), x0, 0), p.deep)
    bends = ((-136, 38), (-130, 48), (-142, 56), (-158, 50), (-176, 42), (-190, 48), (-184, 58))
    holes = stroke(through([deck(*q) for q in bends]), 4) + circle(*deck(-137, 38), 4) + circle(*deck(-183, 59), 4)
    plate.ink(holes, p.deep, edge=0.15)
    for s in (-3, -1, 1, 3):
        string = [
            deck(-152, s * 3),
            deck(-118, s * 4.5),
            deck(0, s * 3),
            deck(120, s * 1.6),
            (x0 + 196 + s, 548),
            (x0 + 222 + s, 462),
        ]
        plate.ink(stroke(through(string), 1.6), p.light, edge=0.1)
    plain_cut(plate, band([deck(-214, 0), deck(-150, 0)], (6, 17)), p.deep, 0, 0.5)
    plain_cut(plate, line([deck(-118, -22), deck(-118, 22)], 8), p.warm, 0, 0.8)
    passenger(plate, *deck(-14, 2))
    gondolier(plate, *deck(-172, -8))


def _stave(plate: Plate) -> None:
    """The wake: five lines that turn and come forward, and the swallows on them."""
    p = PALETTES["rose"]
    draw_ = Random(4)
    lines = []
    for i in range(5):
        d = (i - 2) * 5.0
        lines.append(
            [(104, 608 + d * 0.8), (50, 650 + d * 1.6), (44 - d * 0.6, 716 + d * 2), (140, 774 + d * 2.9),
             (300, 776 + d * 3.4), (450, 790 + d * 3.8), (640, 766 + d * 4.4)]
        )  # fmt: skip
    with plate.shining(0.4):
        plate.ink("".join(stroke(through(one), 3.4) for one in lines), p.light, edge=0.15)
    birds = ""
    for x, which, flip in (
        (176, 1, False),
        (252, 3, True),
        (322, 0, False),
        (410, 2, False),
        (470, 4, True),
        (528, 1, False),
    ):
        curve = along(lines[which], 10)
        y = min(curve, key=lambda q: abs(q[0] - x))[1]
        birds += perched(x, y, 0.82 + draw_.uniform(-0.05, 0.08), flip)
    plate.ink(birds, p.deep, edge=0.2, shadow=Shadow(2, 4, 4, 0.25))


SCENES.append(
    Story(
        draw=violin_gondola, palette="rose", operator="metamorphosis", setting="sea", season="none", framing="side",
        moods=("desire", "tender"), living=("gondolier", "masked woman", "swallows", "hand in the water"),
        objects=("violin", "bow", "mask", "stave", "town"),
        words={"violon/violin": 3, "gondole/gondola": 3, "musique/music": 3, "hirondelles/swallows": 2,
               "masque/mask": 2, "main/hand": 2, "eau/water": 2, "archet/bow": 2, "portée/stave": 1,
               "gondolier/gondolier": 1, "rendez-vous/tryst": 1, "noyade/drowning": 1, "appel/call": 1,
               "lagune/lagoon": 1, "mélodie/melody": 2},
        fr="Un gondolier rame avec un archet sur un violon flottant ; une passagère masquée laisse pendre sa main, "
           "qu’une main touche depuis l’eau ; des hirondelles se posent sur le sillage à cinq lignes.",
        en="A gondolier rows a floating violin with its bow; a masked woman trails a hand, touched by a hand from the "
           "water; swallows sit on the five lines of the wake.",
    )
)  # fmt: skip


def foot_to_foot(plate: Plate) -> None:
    """A skater, and foot to foot with her under the ice a second one in summer white."""
    winter(plate)
    water(plate)
    peering(plate)
    skater(plate, under=False)
    skater(plate, under=True)
    bubbles(plate)


SCENES.append(
    Story(
        draw=foot_to_foot, palette="frost", operator="reflection", setting="daylight", season="winter", framing="wide",
        moods=("tender", "dark"), living=("skater", "second skater", "child", "fish"),
        objects=("ice", "skates", "red coat", "muff", "white dress"),
        words={"patineuse/skater": 3, "glace/ice": 3, "reflet/reflection": 3, "double/double": 2, "hiver/winter": 2,
               "sous la surface/below the surface": 2, "poisson/fish": 1, "été/summer": 1, "enfant/child": 1,
               "manchon/muff": 1, "lac/lake": 1, "équilibre/balance": 1, "absence/absence": 2, "sœurs/sisters": 1,
               "fragile/fragile": 1},
        fr="Une patineuse en manteau rouge, les mains dans un manchon, glisse sur la glace ; dessous, pied contre "
           "pied, une autre en robe blanche tient un poisson ; un enfant à genoux regarde à travers la glace.",
        en="A skater in a red coat glides with her hands in a muff; below the ice, foot to foot and upside down, a "
           "second one in white holds a fish; a kneeling child looks through the ice.",
    )
)  # fmt: skip
