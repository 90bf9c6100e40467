"""Street stories out of doors: a picnic seen from above, a pedlar in the desert."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from art.colour import mix
from art.motif import cut, draw
from art.motifs.people import person
from art.motifs.plants import cactus
from art.motifs.puppet import POSES
from art.motifs.terrain import puffs, rolling
from art.motifs.things import hat
from art.motifs.things_kitchen import CUP
from art.palettes import PALETTES
from art.press import Plate, Shadow, lighter
from art.scene import Scene, Story
from art.shapes import ellipse, line, path, rectangle, stroke

SCENES: list[Scene] = []


def rain_pedlar(plate: Plate) -> None:
    """A pedlar opens a suitcase in which it rains; cacti in hats queue up with cups."""
    p = PALETTES["lemon"]
    plate.sky([(0, p.sky[0][1]), (0.3, p.sky[1][1]), (0.55, p.sky[2][1]), (1, p.sky[2][1])])
    plate.glow(120, 130, 330, p.light, 0.8, 1.4)
    plate.at(0.8)
    for y, swell, phase, ink in (
        (330, 22, 0.4, mix(p.far, p.light, 0.35)),
        (430, 18, 2.4, p.far),
        (560, 14, 4.2, mix(p.warm, p.middle, 0.35)),
    ):
        shape, _ = rolling(y, swell, 1.4, phase)
        plate.ink(
            shape,
            ink,
            depth=60,
            light=p.light,
            shade=mix(ink, p.near, 0.5),
            shadow=Shadow(0, -3, 8, 0.18),
            bottom=(mix(ink, p.near, 0.4), 200),
        )
    plate.at(0.45)
    other = person("walk", "coat", "straw", "beard", inks={"coat": mix(p.cool, p.far, 0.35)})
    done = draw(plate, other, 546, 338, 0.6)
    hx, hy = done.anchors["hand"]
    cut(plate, stroke(f"M{hx:.0f},{hy:.0f}C{hx - 26:.0f},{hy + 10:.0f} 470,240 462,196", 3), p.deep)
    small = puffs(Random(3), 456, 200, 92, 48)
    plate.ink(small, mix(p.light, p.cool, 0.2), depth=16, shade=p.cool, light="#ffffff", shadow=Shadow(2, 4, 4, 0.2))
    plate.at(0)
    leather = "#a8602c"
    cut(plate, path("M196,540L212,308Q214,288 236,288H484Q504,288 506,308L522,540Z"), leather, 14, 1.6)
    inner = path("M214,536L228,318Q230,306 242,306H478Q490,306 490,318L504,536Z")
    lining = plate.ink(inner, mix(p.deep, p.cool, 0.35), depth=30, light=p.cool, shade=p.deep, towards=(0, 1))
    plate.ink(puffs(Random(9), 358, 396, 190, 80), mix(p.cool, p.light, 0.3), depth=24,
              light=mix(p.cool, p.light, 0.75), shade=p.deep, clip=lining, shadow=Shadow(2, 5, 6, 0.3))  # fmt: skip
    rng = Random(4)
    drops = "".join(
        line([(x, y), (x - 4, y + 18)], 3.6)
        for x, y in ((rng.uniform(250, 480), rng.uniform(400, 535)) for _ in range(60))
    )
    cut(plate, drops, mix(p.cool, p.light, 0.8), clip=lining, edge=0.1)
    for radius, ink in (
        (92, p.hot),
        (80, p.warm),
        (68, mix(p.middle, "#6f9a4c", 0.6)),
        (56, mix(p.cool, p.light, 0.3)),
    ):
        cut(plate, stroke(f"M{358 - radius},548A{radius},{radius} 0 0 1 {358 + radius},548", 12), ink, edge=0.3)
    cut(plate, ellipse(359, 540, 158, 15), mix(p.cool, p.light, 0.25), 8)
    cut(plate, path("M190,540H528L514,674Q512,688 496,688H222Q206,688 204,674Z"), leather, 24, 1.6)
    cut(plate, rectangle(252, 540, 24, 148) + rectangle(442, 540, 24, 148), "#5a3218", 6)
    cut(plate, rectangle(248, 566, 32, 22, 4) + rectangle(438, 566, 32, 22, 4), p.warm, 5, 0.5)
    cut(plate, stroke("M326,606C326,640 392,640 392,606", 10), "#5a3218", 0, 0.6)
    cut(plate, rectangle(188, 532, 342, 16, 7), lighter(leather, 0.25), 5, 0.6)
    splash = "".join(
        path(f"M{x},{y}q-7,-14 0,-24q7,10 0,24Z") for x, y in ((300, 538), (340, 530), (400, 538), (430, 532))
    )
    cut(plate, splash, mix(p.cool, p.light, 0.75))
    pedlar = person(
        replace(POSES["point"], lean=2, nod=4, leg=(6, 0), other_leg=(-10, -14)), "coat", "straw", "beard", "tall",
        hand_at=(52, -150), other_hand_at=(-30, -86), hands=("claw", "rest"), gaze=(28, 6), mood="joy", face="long",
        inks={"coat": p.hot, "trim": p.warm, "legs": p.deep, "hat": mix(p.deep, p.cool, 0.3), "band": p.warm,
              "hair": "#2a1a1a", "skin": "#a8683e", "cheek": "#a8683e"},
    )  # fmt: skip
    draw(plate, pedlar, 102, 762, 2.1)
    queue = (
        (560, 628, 0.5, "straw"),
        (536, 762, 0.74, "feather"),
        (430, 876, 0.92, "straw"),
        (250, 884, 0.78, "feather"),
    )
    for i, (x, y, size, kind) in enumerate(queue):
        done = draw(plate, cactus(flower=False, arms=2), x, y, size, 0, i < 3)
        tx, ty = done.anchors.get("top", (x, y - 200 * size))
        draw(plate, hat(kind), tx, ty + 16 * size, 0.5 * size, (-6, 8, 4, -8)[i])
        draw(plate, CUP, x - (60 if i < 3 else -62) * size, y - 122 * size, 0.3 * size, 0, i == 3)


SCENES.append(
    Story(
        draw=rain_pedlar, palette="lemon", operator="container", setting="desert", season="summer", framing="side",
        moods=("comic", "desire"), living=("pedlar", "cacti"),
        objects=("suitcase", "rain", "rainbow", "hat", "cup", "cloud"),
        words={
            "valise/suitcase": 3, "pluie/rain": 3, "désert/desert": 3, "colporteur/pedlar": 2, "cactus/cactus": 3,
            "arc-en-ciel/rainbow": 2, "file d’attente/queue": 2, "soif/thirst": 2, "chapeau/hat": 1,
            "tasse/cup": 1, "nuage/cloud": 1, "laisse/leash": 1, "commerce/trade": 1, "miracle/miracle": 1,
            "été/summer": 1,
        },
        fr=(
            "Dans le désert un colporteur ouvre une valise où il pleut sous un petit arc-en-ciel ; des cactus "
            "coiffés de chapeaux font la queue avec des tasses."
        ),
        en=(
            "In the desert a pedlar opens a suitcase in which it rains under a tiny rainbow; cacti in hats queue "
            "up with cups."
        ),
    )
)  # fmt: skip
