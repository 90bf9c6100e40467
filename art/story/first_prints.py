"""A story in the fog of a street, as it was first printed."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import numpy as np

from art.colour import mix
from art.motif import cut, draw, held
from art.motifs.people import person
from art.motifs.puppet import POSES, Pose
from art.motifs.things import hat
from art.motifs.things_desk import ENVELOPE
from art.palettes import PALETTES
from art.press import Plate, Shadow, darker
from art.scene import Scene, Story
from art.shapes import circle, line, path, rectangle, stroke
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
