"""Music and needlework: a piano over the clouds, a sewing machine for the sky."""

from __future__ import annotations

import math
from random import Random

from art.colour import Field, mix
from art.motif import cut, draw
from art.motifs.beasts_tame import cat_asleep, cat_prowl
from art.motifs.indoors import Area, View, boards, tones, wall, wallpaper, window
from art.motifs.machines import SEWING_MACHINE
from art.motifs.people import person
from art.motifs.terrain import puffs
from art.palettes import PALETTES
from art.press import Plate, darker, lighter
from art.scene import Scene, Story
from art.shapes import bird, circle, cloud, ellipse, line, path, polygon, rectangle, star, stroke

SCENES: list[Scene] = []


def piano_stairs(plate: Plate) -> None:
    """The keys of a piano run on as stairs over the clouds."""
    p = PALETTES["wine"]
    plate.sky([(0, "#2b0d1c"), (0.4, "#5a1d2e"), (0.62, "#94403a"), (0.8, "#e0a24c")])
    plate.at(0.35)
    _attic_in_the_sky(plate)
    random = Random(9)
    flight = ((86, 330, 30, -16), (142, 282, 26, -8), (120, 396, 22, -20), (206, 320, 20, -12), (70, 228, 18, -6))
    cut(plate, "".join(bird(x, y, size, turn, 0.8) for x, y, size, turn in flight), p.warm)
    for y, ink in ((650, mix(p.far, p.warm, 0.4)), (716, mix(p.warm, p.light, 0.25))):
        shape = "".join(puffs(random, x, y + random.uniform(-16, 30), 230, 84) for x in range(-40, 680, 104))
        cut(plate, shape + rectangle(-10, y + 10, 620, 300), ink, 34, 0.7, bottom=(lighter(ink, 0.25), 150))
    plate.at(0)
    _case(plate)
    _keys(plate)
    _player(plate)
    near = "".join(puffs(Random(31), x, 880 + (x % 3) * 8, 190, 50) for x in range(-20, 640, 96))
    cut(plate, near + rectangle(-10, 876, 620, 40), mix(p.light, p.warm, 0.35), 26, 0.8)


def _case(plate: Plate) -> None:
    """The piano behind its keys, a cat asleep on it."""
    p = PALETTES["wine"]
    cut(plate, path("M196,660H226L220,880H200ZM372,660H402L398,880H378Z"), p.deep, 6, 0.8)
    cut(
        plate,
        path("M168,600C164,520 176,480 210,470C290,452 360,456 398,474C426,490 430,540 424,600Z"),
        p.deep,
        36,
        1.6,
    )
    cut(
        plate,
        stroke("M190,580C188,520 200,496 226,488C290,474 352,476 384,490C402,502 408,540 406,580", 4),
        p.warm,
        opacity=0.6,
    )
    cut(plate, path("M244,588L250,512L300,506L348,512L354,588Z"), p.light, 8, 0.8)
    cut(plate, line([(299, 508), (299, 588)], 3), p.far)
    cut(plate, path("M150,658H452V690C400,700 210,700 150,690Z"), p.deep, 12, 1)
    ginger = {"body": p.warm, "shade": p.far, "mark": p.hot, "belly": p.light}
    draw(plate, cat_asleep(), 330, 470, 0.78, inks=ginger)


def _key_places() -> list[tuple[float, float, float, float, float, float, float]]:
    """Every key from the first to the last step: its far corner, the vectors of its width and length, its rise."""
    found, x, y = [], 168.0, 602.0
    for i in range(31):
        turn = min(1.0, max(0.0, (i - 5) / 7))
        turn = turn * turn * (3 - 2 * turn)
        k = 1 - 0.026 * max(0, i - 7)
        wx, wy = (30 - 35 * turn) * k, -12 * turn * k
        lx, ly = (2 + 116 * turn) * k, (56 - 46 * turn) * k
        rise = (0.0 if i < 6 else min(15.0, 4.0 * (i - 5))) * k
        found.append((x, y, wx, wy, lx, ly, rise))
        x, y = x + wx, y + wy - rise
    return found


def _keys(plate: Plate) -> None:
    """The keys, the furthest first, one of them missing; the child on its way up."""
    p = PALETTES["wine"]
    places = _key_places()
    for i in range(len(places) - 1, -1, -1):
        x, y, wx, wy, lx, ly, rise = places[i]
        thick = max(rise, 10 * (1 - 0.02 * i))
        if i != 4:
            corners = [(x, y), (x + wx, y + wy), (x + wx + lx, y + wy + ly), (x + lx, y + ly)]
            near = [corners[0], corners[3], (x + lx, y + ly + thick), (x, y + thick)]
            end = [corners[3], corners[2], (x + wx + lx, y + wy + ly + thick), (x + lx, y + ly + thick)]
            cut(plate, polygon(near), mix(p.far, p.light, 0.3), lift=0.5 if i > 8 else 0, edge=0.15)
            cut(plate, polygon(end), mix(p.light, p.far, 0.45), edge=0.15)
            cut(plate, polygon(corners), p.light, edge=0.15)
            cut(plate, line([corners[0], corners[3]], 2.4), p.far, opacity=0.7)
        if i % 7 not in (2, 6) and i not in (3, 4) and i < len(places) - 2:
            fx, fy = x + wx, y + wy - rise * 0.5
            back = [(fx - wx * 0.3, fy - wy * 0.3 - 7), (fx + wx * 0.3, fy + wy * 0.3 - 7)]
            front = [
                (fx + wx * 0.3 + lx * 0.6, fy + wy * 0.3 + ly * 0.6 - 7),
                (fx - wx * 0.3 + lx * 0.6, fy - wy * 0.3 + ly * 0.6 - 7),
            ]
            drop = [front[0], front[1], (front[1][0], front[1][1] + 8), (front[0][0], front[0][1] + 8)]
            cut(
                plate,
                polygon([*back, *front]) + polygon(drop) + line([back[0], front[1]], 5),
                p.deep,
                lift=0.3,
                edge=0.15,
            )
        if i == 17:
            _climber(plate, x + wx / 2 + lx * 0.5, y + ly * 0.5)


def _attic_in_the_sky(plate: Plate) -> None:
    p = PALETTES["wine"]
    plate.glow(426, 150, 280, p.warm, 0.6, 1.5)
    cut(plate, path("M326,232V140L426,62L526,140V232Z"), mix(p.cool, p.near, 0.35), 20, 1.6)
    cut(plate, path("M300,152L426,42L552,152L536,168L426,74L316,168Z"), p.hot, 9, 1.2)
    with plate.shining(0.95):
        cut(plate, rectangle(376, 116, 100, 116, 3), p.light, 4, 0.6)
        cut(plate, rectangle(384, 124, 84, 108), p.warm, bottom=(p.light, 90))
    cut(plate, line([(426, 124), (426, 232)], 5) + line([(384, 172), (468, 172)], 5), p.light)
    ragged = (
        "M318,230H534L520,254C508,244 496,270 480,254C466,246 452,274 "
        "434,256C418,248 402,272 386,254C368,246 350,264 334,248Z"
    )
    cut(plate, path(ragged), mix(p.middle, p.far, 0.4), 9, 0.6)


def _player(plate: Plate) -> None:
    p = PALETTES["wine"]
    cut(plate, path("M40,768H130L136,788H34Z"), p.hot, 6, 0.8)
    cut(plate, path("M52,786L44,890H60L70,786ZM102,786L112,890H128L118,786Z"), p.deep)
    pianist = person(
        "sit", "suit", "", "long", hand_at=(52, -106), other_hand_at=(72, -112), eye="shut",
        gaze=(54, -12), hands=("rest", "rest"),
        inks={"coat": p.cool, "legs": p.near, "trim": p.light, "band": p.hot, "shoes": p.deep, "hair": p.light},
    )  # fmt: skip
    draw(plate, pianist, 84, 896, 2.3)


def _climber(plate: Plate, x: float, y: float) -> None:
    p = PALETTES["wine"]
    child = person(
        "walk", "nightgown", "", "curly", "child", hand_at=(16, -128), other_hand_at=(-12, -130), gaze=(140, -8),
        inks={"coat": p.light, "trim": p.hot, "shoes": "#dba27a", "hair": p.deep},
    )  # fmt: skip
    done = draw(plate, child, x, y, 1.3)
    (hx, hy), (ox, oy) = done.anchors["hand"], done.anchors["other_hand"]
    mx, my = (hx + ox) / 2, min(hy, oy) - 4
    cut(plate, polygon([(mx - 62, my - 4), (mx + 58, my - 22), (mx + 62, my - 4), (mx - 58, my + 14)]), p.light, 6, 0.9)
    cut(plate, polygon([(mx - 58, my + 14), (mx + 62, my - 4), (mx + 62, my + 4), (mx - 58, my + 22)]), p.far)
    cut(plate, circle(hx, my + 6, 8) + circle(ox, my + 9, 8), "#dba27a", 4)


SCENES.append(
    Story(
        draw=piano_stairs, palette="wine", operator="metamorphosis", setting="sky", season="none", framing="side",
        moods=("wistful", "mystery"), living=("pianist", "child", "cat"),
        objects=("piano", "keys", "stairs", "window", "clouds"),
        words={
            "piano/piano": 3, "escalier/stairs": 3, "musique/music": 3, "enfant/child": 2, "nuages/clouds": 2,
            "fenêtre/window": 2, "pianiste/pianist": 2, "touche/key": 2, "chat/cat": 1, "monter/climb": 2,
            "souvenir/memory": 1, "manque/missing": 1, "élévation/ascent": 1, "don/gift": 1,
        },
        fr=("Les touches d’un piano deviennent un escalier au-dessus des nuages ; un enfant pieds "
            "nus le gravit, une touche dans les mains, vers une lucarne éclairée. Un chat dort."),
        en=("The keys of a piano become stairs above the clouds; a barefoot child climbs them, a key "
            "in its hands, towards a lit attic window. The pianist’s eyes are closed, a cat sleeps."),
    )
)  # fmt: skip


def sewing_the_night(plate: Plate) -> None:
    """An old woman mends the night sky on her sewing machine."""
    p, night = PALETTES["dusk"], PALETTES["night"]
    t = tones(p)
    wall(plate, p.middle, (470, 300), 0.3)
    wallpaper(plate, "sprigs", p.far, 0.5, bottom=700)
    boards(plate, mix(p.near, p.warm, 0.25), p.near, View(420, 420), 690)
    cut(plate, rectangle(-10, 676, 620, 18), p.far, 6, 0.4)
    area = Area(46, 60, 300, 420)
    glass = window(plate, night, t, area, (1, 1), frame=16, sill=False)
    _torn_sky(plate, glass)
    plate.at(0)
    _seamstress(plate)
    cloth = (
        "M62,478V404C100,392 200,420 330,400V480C300,520 240,540 "
        "206,600C184,650 178,700 190,738H424C438,760 436,800 430,930"
        "H-20V700C6,640 20,560 62,478Z"
    )
    body = cut(plate, path(cloth), night.sky[0][1], 46, 2)
    cut(plate, "".join(stroke(d, 13) for d in (
        "M96,440C100,540 70,640 20,770", "M170,450C170,560 110,700 70,900", "M250,450C240,540 130,640 "
            "150,760C158,820 150,860 140,910",
        "M310,450C270,520 170,600 186,730", "M250,744C240,800 256,850 240,910",
        "M330,744C340,800 320,850 330,910")), night.middle, clip=body, opacity=0.75)  # fmt: skip
    random = Random(12)
    places = [(random.uniform(10, 430), random.uniform(420, 890)) for _ in range(90)]
    with plate.shining(0.9):
        cut(plate, "".join(circle(x, y, random.uniform(1, 2.6)) for x, y in places), p.light, clip=body, edge=0)
        cut(plate, "".join(star(x, y, random.uniform(8, 17)) for x, y in places[:22]), p.light, clip=body, edge=0)
    seam = "".join(
        line([(x, y), (x + 3, y + 15)], 5)
        for x, y in ((396, 736), (396, 764), (394, 792), (396, 820), (400, 848), (406, 876))
    )
    cut(plate, seam, p.hot)
    cut(plate, ellipse(398, 742, 21, 15, -20), "#dba27a", 8, 0.5)
    draw(
        plate,
        cat_prowl(),
        150,
        862,
        0.92,
        0,
        inks={"body": p.hot, "shade": "#a53a3a", "mark": p.warm, "belly": p.light},
    )
    with plate.shining(1):
        cut(plate, _five(296, 832, 32), p.light, 8)


def _five(x: float, y: float, radius: float, turn: float = 12) -> str:
    points = []
    for i in range(10):
        angle, reach = math.radians(turn + i * 36 - 90), radius if i % 2 == 0 else radius * 0.5
        points.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    return polygon(points)


def _torn_sky(plate: Plate, glass: Field) -> None:
    """The night outside, a piece of it missing."""
    p, night = PALETTES["dusk"], PALETTES["night"]
    random = Random(3)
    dots = "".join(
        circle(random.uniform(46, 330), random.uniform(66, 400), random.uniform(0.8, 2.4)) for _ in range(70)
    )
    cut(plate, dots, p.light, clip=glass, edge=0)
    hole = path(
        "M112,150L152,134L186,146L232,128L270,160L262,206L286,250L250,300L204,290L168,318L124,292L132,244L100,206Z"
    )
    day = plate.ramp((plate.y - 128) / 190, [(0, "#9fd0e2"), (0.6, "#cfe8e6"), (1, "#f6efd2")], 0.06)
    with plate.shining(0.95):
        opening = plate.ink(hole, day, clip=glass, edge=0.3)
        cut(plate, cloud(random, 196, 236, 66, 21, 5), "#fffdf4", 10, clip=opening)
    cut(
        plate,
        hole[:-2] + ' fill="none" stroke="#fff" stroke-width="4" stroke-linejoin="round"/>',
        night.near,
        clip=glass,
    )
    threads = "".join(
        stroke(d, 3.4)
        for d in (
            "M112,150c-14,-8 -20,2 -26,-6",
            "M286,250c14,4 16,14 28,10",
            "M168,318c-4,16 8,22 2,36",
            "M232,128c4,-14 16,-14 14,-28",
        )
    )
    cut(plate, threads, night.cool, clip=glass)


def _seamstress(plate: Plate) -> None:
    p = PALETTES["dusk"]
    wood = mix(p.warm, p.near, 0.4)
    cut(plate, stroke("M556,900C560,820 552,700 576,600M470,900V810", 16), darker(wood, 0.3), 6, 0.8)
    cut(plate, path("M452,790H572V814H452Z"), darker(wood, 0.15), 8, 0.6)
    woman = person(
        "sit", "dress", "", "bun", "old", hand_at=(50, -74), other_hand_at=(60, -78), gaze=(52, 30), mood="calm",
        face="long", hands=("pinch", "rest"),
        inks={"coat": p.hot, "trim": p.light, "hair": "#efe6d8", "legs": p.near, "shoes": p.deep},
    )  # fmt: skip
    draw(plate, woman, 508, 906, 2.55, 0, True)
    cut(plate, rectangle(190, 744, 290, 22, 4), wood, 8, 1.4)
    cut(plate, path("M206,766H226L222,910H202Z"), darker(wood, 0.3), 5)
    draw(
        plate,
        SEWING_MACHINE,
        320,
        746,
        0.98,
        0,
        True,
        inks={"body": p.deep, "metal": p.cool, "trim": p.warm, "light": p.hot},
    )
    cut(plate, line([(452, -10), (452, 250)], 5), p.deep)
    cut(plate, path("M372,318C378,268 420,246 452,246C484,246 526,268 532,318Z"), p.hot, 18, 1)
    with plate.shining(1):
        cut(plate, ellipse(452, 320, 34, 11), p.light)


SCENES.append(
    Story(
        draw=sewing_the_night, palette="dusk", operator="substitution", setting="interior", season="none",
        framing="side", flags=("night",), moods=("tender", "mystery"), living=("old woman", "cat"),
        objects=("sewing machine", "night sky", "window", "star", "cloth", "lamp"),
        words={
            "nuit/night": 3, "coudre/sew": 3, "étoiles/stars": 2, "vieille femme/old woman": 2, "fenêtre/window": 2,
            "machine à coudre/sewing machine": 2, "tissu/cloth": 2, "chat/cat": 1, "réparer/mend": 2, "trou/hole": 2,
            "patience/patience": 1, "jour/daylight": 2, "nuage/cloud": 1, "création/creation": 1, "travail/work": 1,
            "ciel/sky": 2,
        },
        fr=("Une vieille femme coud à la machine un tissu de ciel étoilé qui sort par la fenêtre ; "
            "dehors, par le trou du ciel, on voit le jour et un nuage. Un chat joue avec une étoile."),
        en=("An old woman sews a cloth of starry sky that runs out of the window; outside, "
            "through the hole in the sky, daylight and a small cloud show. Her cat plays with a star."),
    )
)  # fmt: skip
