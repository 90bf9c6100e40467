"""Street stories high up: balconies, roofs, a windmill."""

from __future__ import annotations

import math
from dataclasses import replace
from random import Random

import numpy as np

from art.colour import mix
from art.motif import cut, draw, held
from art.motifs.birds_water import goose
from art.motifs.hands import open_hand
from art.motifs.people import person
from art.motifs.puppet import POSES, Pose
from art.motifs.terrain import puffs, rolling, tufts
from art.motifs.things import hat
from art.motifs.things_desk import ENVELOPE
from art.palettes import PALETTES
from art.press import Plate, Shadow, darker
from art.scene import Scene, Story
from art.shapes import circle, line, path, place, rectangle, stroke
from art.story._streets_parts import bricks, rod, trombone

SCENES: list[Scene] = []


FISHING = Pose(lean=-6, arm=(48, 86), other_arm=(60, 92), hands=("grip", "grip"), leg=(8, 2), other_leg=(-8, -10))


def balcony_anglers(plate: Plate) -> None:
    """Anglers on balconies fish in the fog of a street; something huge has bitten."""
    p = PALETTES["frost"]
    plate.sky([(0, "#8fabc2"), (0.35, p.sky[1][1]), (0.7, p.light), (1, p.light)], angle=0.1)
    far = mix(p.far, p.light, 0.45)
    cut(plate, path("M150,960V250L206,206L262,250V190H322V232L386,172L452,236V960Z"), far, bottom=(p.light, 420))
    panes = "".join(rectangle(x, y, 20, 32, 3) for x in (172, 214, 280, 340, 392) for y in range(280, 640, 66))
    cut(plate, panes, mix(far, p.middle, 0.35), opacity=0.6)
    body = path("M120,960C140,820 260,700 392,690C500,684 600,740 660,690V960Z")
    plate.ink(body, mix(p.near, p.middle, 0.35), depth=80, light=mix(p.middle, p.far, 0.5), light_amount=0.7,
              top=(mix(p.middle, p.light, 0.4), 60))  # fmt: skip
    scales = "".join(
        stroke(f"M{x - 22},{y}Q{x},{y + 22} {x + 22},{y}", 4)
        for row, y in enumerate(range(750, 900, 26)) for x in range(190 + row % 2 * 22, 640, 44)
        if np.hypot(x - 408, y - 800) > 86
    )  # fmt: skip
    cut(plate, scales, p.near, opacity=0.5)
    cut(plate, circle(408, 800, 74), mix(p.near, p.deep, 0.5), 16)
    cut(plate, circle(408, 800, 58), p.light, 18)
    cut(plate, circle(402, 790, 36), p.hot, 14)
    cut(plate, circle(400, 786, 20), p.deep)
    cut(plate, circle(390, 776, 8), p.light)
    fog = np.clip((plate.y - 520) / 420, 0, 1) * (0.2 + 0.7 * plate.noise.wash)
    hole = np.clip(plate.distance(408, 800) / 130, 0, 1) ** 2
    plate.lay(p.light, np.clip(fog * hole, 0, 0.86))
    plate.dots(fog * 0.7 * hole, p.light, 0.8)
    walls = mix(p.near, p.deep, 0.2)
    for shape, tint in ((rectangle(-10, -10, 106, 960), walls), (rectangle(508, -10, 110, 960), darker(walls, 0.2))):
        plate.ink(shape, tint, light=p.middle, shade=p.deep, depth=34, shadow=Shadow(0, 0, 16, 0.4))
    cut(
        plate,
        bricks(Random(4), -10, 0, 92, 900, 26, 50, 0.2) + bricks(Random(5), 512, 0, 612, 900, 26, 50, 0.2),
        p.middle,
        opacity=0.35,
    )
    doors = (
        rectangle(52, 130, 42, 190, 4)
        + rectangle(52, 528, 42, 236, 4)
        + rectangle(510, 64, 42, 176, 4)
        + rectangle(510, 344, 42, 190, 4)
    )
    cut(plate, doors, p.warm, 10)
    sashes = "".join(
        line([(x + 4, y), (x + 38, y)], 4)
        for x, y0 in ((52, 130), (52, 528), (510, 64), (510, 344))
        for y in range(y0 + 36, y0 + 130, 36)
    )
    cut(plate, sashes, mix(p.warm, p.near, 0.6))
    people = (
        ("shirt", "cap", "beard", "adult", (96, 320, 214), 1.0, False, (250, 206)),
        ("skirt", "scarf", "bun", "stout", (504, 240, 396), 0.95, True, (338, 112)),
        ("coat", "bowler", "short", "tall", (504, 534, 384), 0.98, True, (330, 384)),
    )
    catches = (("hat", 250, 356), ("letter", 338, 204), ("trombone", 330, 430))
    for (dress, hatted, hair, build, (x0, y, x1), size, flip, tip), (caught, cx, cy) in zip(
        people, catches, strict=True
    ):
        cut(plate, rectangle(min(x0, x1), y, abs(x1 - x0), 16, 4), p.deep, 5, 1)
        stand = x1 - 62 if x1 > x0 else x1 + 62
        who = person(FISHING, dress, hatted, hair, build)
        done = draw(plate, who, stand, y, size, 0, flip, inks={"coat": p.hot if hair == "bun" else p.cool})
        shape, end = rod(done.anchors["hand"], tip, 12)
        cut(plate, shape, "#6b4630")
        cut(plate, line([end, (cx, cy)], 2.4), p.deep, edge=0.1)
        rails = "".join(line([(x, y), (x, y - 62)], 4.4) for x in range(int(min(x0, x1)) + 8, int(max(x0, x1)), 17))
        cut(plate, rails + line([(x0, y - 62), (x1, y - 62)], 6), p.deep, edge=0.2)
        cut(plate, rectangle(min(x0, x1) - 2, y - 70, abs(x1 - x0) + 4, 9, 4.5), p.light, 4)
        if caught == "hat":
            draw(plate, hat("bowler"), cx, cy + 60, 0.56, 8, inks={"body": p.deep, "trim": p.hot})
        elif caught == "letter":
            draw(plate, ENVELOPE, *held(ENVELOPE, "hand", (cx, cy), 0.42, 82))
        else:
            draw(plate, trombone(), cx, cy + 8, 0.6, 6)
    y = 764
    cut(plate, rectangle(60, y, 196, 20, 5), p.deep, 6, 1)
    puller = person(replace(POSES["pull"], lean=-30), "jersey", "nightcap", "beard", "stout",
                    inks={"hat": p.warm, "band": p.cool, "coat": p.near, "trim": p.light})  # fmt: skip
    done = draw(plate, puller, 158, y, 1.35)
    shape, end = rod(done.anchors["hand"], (376, 706), 92, 60)
    cut(plate, shape, "#6b4630", 4)
    cut(plate, line([end, (334, 838)], 3), p.deep, edge=0.1)
    cut(
        plate,
        "".join(line([(x, y), (x, y - 84)], 5) for x in range(72, 256, 22)) + line([(60, y - 84), (256, y - 84)], 7),
        p.deep,
        edge=0.2,
    )
    cut(plate, rectangle(56, y - 94, 204, 11, 5.5), p.light, 5)
    plate.lay(p.light, np.clip((plate.y - 800) / 120, 0, 0.6) * hole)
    flakes = "".join(
        circle(plate.random.uniform(100, 500), plate.random.uniform(20, 640), plate.random.uniform(1.2, 3.2))
        for _ in range(60)
    )
    cut(plate, flakes, "#ffffff", edge=0.1)


SCENES.append(
    Story(
        draw=balcony_anglers, palette="frost", operator="tether", setting="city", season="winter", framing="side",
        moods=("comic", "loneliness"), living=("anglers", "sea monster"),
        objects=("balcony", "fishing rod", "fog", "hat", "letter", "trombone"),
        words={
            "pêche/fishing": 3, "brouillard/fog": 3, "balcon/balcony": 3, "monstre/monster": 2, "œil/eye": 2,
            "voisins/neighbours": 2, "canne/rod": 2, "trombone/trombone": 1, "lettre/letter": 1, "chapeau/hat": 1,
            "hiver/winter": 1, "neige/snow": 1, "patience/patience": 2, "surprise/surprise": 1,
            "solitude/loneliness": 1,
        },
        fr=(
            "Des gens pêchent depuis leurs balcons dans le brouillard de la rue : un chapeau, une lettre, un "
            "trombone ; en bas une canne plie devant un œil immense."
        ),
        en=(
            "People fish from their balconies in the fog of a street: a hat, a letter, a trombone; at the lowest "
            "one the rod bends above an immense eye."
        ),
    )
)  # fmt: skip


def hand_mill(plate: Plate) -> None:
    """A windmill with four hands for sails slaps the clouds."""
    p = PALETTES["moss"]
    plate.sky([(0, "#7f9f92"), (0.45, "#a9bd9c"), (0.8, p.sky[0][1]), (1, p.sky[1][1])])
    plate.glow(330, 300, 330, p.light, 0.45, 1.5)
    rng = Random(5)
    leaf = path("M0,-13C9,-8 9,6 0,14C-9,6 -9,-8 0,-13Z")
    for turn in range(0, 540, 36):
        x, y = rng.uniform(30, 570), rng.uniform(60, 780)
        cut(plate, place(leaf, x, y, rng.uniform(0.6, 1.1), turn), (p.warm, p.hot, p.near)[turn // 36 % 3], 4, 0.4)
    bruise = mix("#5a4a86", p.cool, 0.25)
    for x, y, w, h in ((86, 200, 190, 110), (500, 130, 210, 110), (70, 640, 150, 76), (556, 600, 150, 86)):
        shape = puffs(rng, x, y, w, h)
        cloud = plate.ink(shape, mix(p.light, "#ffffff", 0.4), depth=30, shade=mix(p.cool, p.light, 0.45),
                          light="#ffffff", shadow=Shadow(3, 7, 9, 0.2))  # fmt: skip
        plate.glow(x + 10, y - h * 0.45, h * 0.62, bruise, 0.9, 1.3, 1.3, clip=cloud)
        plate.glow(x + 16, y - h * 0.42, h * 0.3, "#7a2f4e", 0.7, 1.2, clip=cloud)
    cut(
        plate,
        place(rectangle(-26, -7, 52, 14, 7) + rectangle(-7, -26, 14, 52, 7), 552, 566, 0.8, 24),
        "#f0cba4",
        5,
        0.5,
    )
    tower = "M214,420C206,560 156,760 84,960H516C444,760 394,560 386,420C350,396 250,396 214,420Z"
    plate.ink(
        path(tower), mix(p.light, p.far, 0.3), depth=80, light=p.light, shade=p.middle, shadow=Shadow(4, 6, 16, 0.4)
    )
    cut(
        plate,
        bricks(Random(9), 90, 440, 510, 900, 30, 60, 0.16),
        mix(p.far, p.middle, 0.3),
        clip=plate.mask(path(tower)),
        opacity=0.5,
    )
    for top, wide in ((525, 44), (647, 54)):
        frame = rectangle(295 - wide / 2, top - 5, wide + 10, wide * 1.5 + 10, wide / 2)
        cut(plate, frame, p.light, 6, 0.5)
        cut(plate, rectangle(300 - wide / 2, top, wide, wide * 1.5, wide / 2), p.deep, 8)
    cap = "M176,430C166,316 228,232 300,232C372,232 434,316 424,430C370,400 230,400 176,430Z"
    cut(plate, path(cap), p.hot, 44, 1.4)
    ribs = stroke("M300,234V404M262,242C232,290 222,350 226,410M338,242C368,290 378,350 374,410", 4)
    cut(plate, ribs, darker(p.hot, 0.3), opacity=0.6)
    for turn in (28, 118, 208, 298):
        hand = open_hand(8, palm=turn in (28, 208))
        angle = math.radians(turn)
        wrist = 300 + 74 * math.sin(angle), 350 - 74 * math.cos(angle)
        cut(plate, line([(300, 350), wrist], 24), mix(p.warm, p.near, 0.4), 8, 1)
        draw(plate, hand, *wrist, 0.88, turn, inks={"sleeve": p.near, "cuff": p.light})
    cut(plate, circle(300, 350, 42), p.near, 16, 1)
    cut(plate, circle(300, 350, 17), p.warm, 8, 0.6)
    hill, _ = rolling(820, 10, 1.2, 0.7)
    plate.ink(
        hill,
        p.middle,
        depth=50,
        light=p.far,
        shade=p.near,
        bottom=(p.near, 80),
        shadow=Shadow(0, -3, 8, 0.25),
        towards=(-0.3, -1),
    )
    cut(plate, tufts(Random(3), 60, 836, 900, 22, 10), p.near)
    miller = person(
        replace(POSES["bow"], lean=44, stoop=18), "shirt", "", "bald", "stout", hand_at=(20, -96),
        other_hand_at=(20, -96), inks={"coat": p.light, "trim": p.warm, "legs": p.cool},
    )  # fmt: skip
    done = draw(plate, miller, 470, 866, 1.12, 0, True)
    sail = rectangle(-13, -92, 26, 74, 2) + line([(0, 0), (0, -98)], 6)
    slats = "".join(line([(-13, y), (13, y)], 3) for y in range(-88, -18, 14)) + line([(0, -10), (0, -96)], 3)
    for name, turn in (("other_shoulder", -12), ("shoulder", 78)):
        sx, sy = done.anchors[name]
        cut(plate, place(sail, sx, sy, 0.95, turn), p.light, 6, 0.8)
        cut(plate, place(slats, sx, sy, 0.95, turn), "#6b4630")
        cut(plate, circle(sx, sy, 8), "#6b4630", 4)
    done = draw(plate, goose(), 112, 868, 0.72)
    bx, by = done.anchors["back"]
    wrap = "M-34,-10C-10,-18 12,-16 26,-4L24,8C10,-4 -12,-6 -34,2ZM-32,8C-10,4 12,4 22,14L16,24C4,16 -14,14 -30,18Z"
    cut(plate, place(path(wrap), bx - 2, by + 24, 1), "#ffffff", 5, 0.5)
    cut(plate, place(rectangle(-3, -10, 6, 20, 2) + rectangle(-10, -3, 20, 6, 2), bx - 6, by + 30), p.hot)


SCENES.append(
    Story(
        draw=hand_mill, palette="moss", operator="metamorphosis", setting="sky", season="autumn", framing="below",
        moods=("anger", "comic"), living=("miller", "goose"), objects=("windmill", "hand", "cloud", "bandage"),
        words={
            "moulin/windmill": 3, "main/hand": 3, "gifle/slap": 3, "nuage/cloud": 2, "meunier/miller": 2,
            "oie/goose": 2, "ciel/sky": 1, "pansement/bandage": 1, "vent/wind": 2, "colère/anger": 2,
            "salut/greeting": 1, "applaudir/applause": 1, "politesse/politeness": 1, "automne/autumn": 1,
        },
        fr=(
            "Un moulin dont les ailes sont quatre mains gifle les nuages couverts de bleus ; le meunier, qui a "
            "des ailes pour bras, salue ; une oie porte un bandage."
        ),
        en=(
            "A windmill whose sails are four hands slaps the bruised clouds; the miller, with little sails for "
            "arms, bows; a goose has a bandaged wing."
        ),
    )
)  # fmt: skip
