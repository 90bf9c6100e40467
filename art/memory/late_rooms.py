"""Memory cards of a house: music, garden, storm and stove."""

from __future__ import annotations

from random import Random

from art.memory._early import Card
from art.motif import carried
from art.motifs.curves import curve, plume
from art.motifs.things import lantern
from art.press import Plate
from art.scene import Memory, Scene
from art.shapes import circle, line, polygon, rectangle, stroke

SCENES: list[Scene] = []


def storm_lamp(plate: Plate) -> None:
    card = Card(plate, "#41597d", "#121a30", "#f4ecd0", "#f2b63c", fade=160, wood="#5a4048", rain="#9db6d0")
    card.flat("".join(rectangle(-20, y, 640, 4) for y in range(70, 620, 84)), "deep", opacity=0.5)
    pane = rectangle(24, 40, 190, 250, 6)
    card.cut(rectangle(6, 22, 226, 286, 8), "wood", 14, 1.2)
    glass = card.cut(pane, "#20304f", 0, 0)
    drops = Random(9)
    card.flat(
        "".join(
            line([(x, y), (x - 26, y + 54)], 5)
            for x, y in ((drops.uniform(20, 260), drops.uniform(0, 290)) for _ in range(24))
        ),
        "rain",
        glass,
    )
    card.flat(rectangle(114, 40, 12, 250) + rectangle(24, 156, 190, 12), "wood")
    card.cut(rectangle(436, -20, 200, 530), "wood", 12, 0.6)
    night = card.cut(rectangle(456, 0, 180, 508), "dark", 0, 0)
    card.flat(
        "".join(
            line([(x, y), (x - 44, y + 60)], 5)
            for x, y in ((540, 20), (610, 90), (530, 150), (620, 240), (540, 290), (606, 360), (520, 420))
        ),
        "rain",
        night,
    )
    for i in range(9):
        x, y = 470 - 62 * i, 508 + 52 * i
        card.cut(rectangle(x, y, 700, 60), "#33486d", 0, 0.6)
        card.flat(rectangle(x - 8, y, 700, 17, 4), "#6c86a8")
    x, y, scale, turn = 236, 486, 1.34, 22.0
    lx, ly = carried((0, -66), x, y, scale, turn)
    cone = polygon([(lx - 50, ly + 50), (lx + 44, ly + 84), (430, 960), (-210, 960)])
    inside = plate.rough(plate.mask(cone), 0.3, 5)
    card.flat(cone, "accent", opacity=0.35)
    card.grain(cone, "#ffe08a", 0.5, 8)
    card.flat("".join(rectangle(462 - 62 * i, 508 + 52 * i, 700, 15, 4) for i in range(9)), "#fff3c4", inside)
    card.cut(polygon([(456, -20), (372, -20), (360, 596), (456, 508)]), "#7a3f3c", 26, 1.6)
    card.cut(
        polygon([(440, 40), (388, 36), (384, 250), (440, 240)])
        + polygon([(440, 290), (384, 304), (380, 520), (440, 470)]),
        "#5f2d30",
        10,
        0,
    )
    card.flat(circle(376, 280, 12), "accent")
    hook = carried((0, -204), x, y, scale, turn)
    card.flat(
        curve(f"{hook[0]:.0f},{hook[1]:.0f} {hook[0] + 40:.0f},{hook[1] - 90:.0f} {hook[0] + 86:.0f},-20", 7), "dark"
    )
    card.flat(
        stroke("M96,340C92,400 100,450 122,500", 6) + stroke("M62,360C56,420 66,470 90,520", 6), "rain", opacity=0.8
    )
    plate.glow(lx, ly, 190, "#ffd56a", 0.9)
    card.put(
        lantern(),
        x,
        y,
        scale,
        turn,
        body="dark",
        trim="#b9782c",
        light="#fff0b8",
        dark="dark",
        glow="accent",
        metal="dark",
    )
    for lx_, ly_, turn_ in ((470, 640, 30), (540, 760, -20), (400, 790, 70)):
        card.cut(plume(lx_, ly_, 54, 26, turn_), "#c4622f", 9, 1)


SCENES.append(
    Memory(
        draw=storm_lamp, age="house", hue="storm blue", shape="triangle of light", count=1, direction="down",
        moods=("fear", "mystery"), objects=("lantern", "stairs", "window", "door", "rain"),
        words={
            "lampe/lamp": 3, "tempête/storm": 3, "lumière/light": 2, "escalier/stairs": 2, "pluie/rain": 2,
            "porte/door": 2, "peur/fear": 3, "vent/wind": 2, "nuit/night": 1, "triangle/triangle": 1, "bleu/blue": 1,
            "balancer/swing": 2, "secret/secret": 1, "descendre/go down": 1, "panne/power cut": 1,
        },
        fr="Une lanterne se balance et jette un cône de lumière sur des marches, la pluie strie la vitre, une "
        "porte s’ouvre au vent.",
        en="A swinging lantern throws a cone of light across stairs, rain streaks a pane, a door is blown open.",
    )
)  # fmt: skip
