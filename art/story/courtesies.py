"""Story cards of good manners and what they cover."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random

from art.colour import Colour, mix
from art.motif import cut, draw
from art.motifs.beasts_tame import cat_asleep
from art.motifs.heads import Mood
from art.motifs.people import person
from art.motifs.puppet import POSES, Pose
from art.motifs.things_desk import CROWN
from art.motifs.trees import cypress
from art.press import Plate
from art.scene import Scene, Story
from art.shapes import circle, cloud, ellipse, line, path, place, polygon, rectangle

SCENES: list[Scene] = []

BANK = 424.0  # where the lawn ends and the water begins
FIRE: Colour = "#d8432a"
CAT: dict[str, Colour] = {"body": "#f6ead0", "shade": "#c8b490", "mark": "#c07a40"}

PEAR = (
    "M-3,-74C9,-78 17,-66 18,-54C20,-42 34,-34 34,-17C34,0 18,4 0,4C-18,4 -34,0 -34,-17"
    "C-34,-34 -20,-42 -18,-54C-17,-64 -12,-73 -3,-74Z"
)
CORE = (
    "M-14,-68C-2,-76 10,-74 16,-66C10,-58 7,-46 7,-34C8,-20 16,-8 26,-2"
    "C12,8 -12,8 -26,-2C-16,-8 -8,-20 -7,-34C-7,-46 -8,-58 -14,-68Z"
)
BACK = "M-8,0V-250C-8,-276 22,-292 52,-292C82,-292 112,-276 112,-250V0Z"
PADDED = "M10,-96V-244C10,-262 30,-274 52,-274C74,-274 94,-262 94,-244V-96Z"


def _throne(plate: Plate, x: float, y: float, size: float, upside: bool, inks: tuple[Colour, Colour, Colour]) -> None:
    """A throne seen from the front, too large for what sits on it."""
    gold, cloth, dark = inks
    turn = 180 if upside else 0

    def put(shape: str, ink: Colour, depth: float = 8, lift: float = 0) -> None:
        cut(plate, place(shape, x, y, size, turn, upside), ink, depth, lift)

    put(rectangle(-56, -36, 18, 36, 3) + rectangle(38, -36, 18, 36, 3), gold)
    put(place(path(BACK), -52, 0), gold, 12, 0.6)
    put(circle(0, -300, 16) + circle(-56, -262, 12) + circle(56, -262, 12), gold, 8)
    put(place(path(PADDED), -52, 0), cloth, 14)
    put("".join(circle(i, j, 4) for i in (-22, 0, 22) for j in (-236, -196, -156)), dark, 3)
    put(rectangle(-74, -88, 148, 54, 10), gold, 10, 0.6)
    put(rectangle(-60, -78, 120, 30, 6), cloth, 6)
    put(rectangle(-82, -150, 24, 116, 10) + rectangle(58, -150, 24, 116, 10), gold, 9, 0.5)
    put(circle(-70, -150, 17) + circle(70, -150, 17), gold, 10)


# Who came to bow: where, how large, dress, hair, build, inks.
COURTIERS: tuple[tuple[float, float, str, str, str, dict[str, Colour]], ...] = (
    (80, 1.7, "gown", "bun", "adult",
     {"coat": "#f0b83c", "legs": "#8a5636", "hair": "#241820", "trim": "#fbf4da", "skin": "#8a5636"}),
    (262, 1.72, "suit", "short", "tall",
     {"coat": "#2a5f96", "legs": "#20304e", "hair": "#6a3a24", "trim": "#fbf4da", "band": "#fbf4da"}),
)  # fmt: skip
SHOUT = Mood(0.5, 3.0, -1.8, -1.4, 4.6, 1.3, blush=0.8)
REBELS = (
    Pose(lean=-3, nod=-12, arm=(-146, -176), other_arm=(142, 178), leg=(6, 2), other_leg=(-8, -12), turn=0.95),
    Pose(lean=-2, nod=-12, arm=(-44, 14), other_arm=(136, 168), leg=(20, 6), other_leg=(-20, -22), turn=0.8),
)


def _burning(inks: Mapping[str, Colour]) -> dict[str, Colour]:
    """The same things seen in red water."""
    return {name: mix(ink, "#4a0f1c", 0.32 if name == "skin" else 0.5) for name, ink in inks.items()}


def good_manners(plate: Plate) -> None:
    """Two courtiers bow to a crowned pear; in the water they stand up with the crown, and only the core is left."""
    plate.sky([(0, "#5fa8a0"), (0.22, "#a8d4bc"), (0.47, "#f6efce"), (1, "#f6efce")])
    plate.at(0.9)
    for x, y, wide, tall, seed in ((150, 84, 130, 26, 2), (372, 122, 90, 18, 5)):
        cut(plate, cloud(Random(seed), x, y, wide, tall), "#fbf4da", 12)
    plate.at(0.7)
    hedge = polygon([(-10, 330), (610, 330), (610, 430), (-10, 430)])
    for x, size in ((34, 0.78), (150, 0.62), (262, 0.56), (372, 0.62), (570, 0.8)):
        draw(plate, cypress(), x, 350, size, inks={"leaf": "#2f7258"})
    cut(plate, hedge + "".join(ellipse(x, 332, 24, 12 + x % 5) for x in range(-4, 620, 34)), "#2f6b5a", 16, 0.4)
    flowers = Random(8)
    blooms = "".join(circle(flowers.uniform(0, 600), flowers.uniform(336, 362), 3.2) for _ in range(40))
    cut(plate, blooms, "#f3cdb4", 2)
    plate.at(0.35)
    cut(plate, polygon([(-10, 366), (610, 366), (610, 440), (-10, 440)]), "#a9c46a", 4)
    plate.at(0.05)
    cut(plate, polygon([(-10, 396), (610, 396), (610, 430), (-10, 430)]), "#d9c49a", 3)
    _throne(plate, 512, 412, 1.0, False, ("#e2a63a", "#c93a26", "#8a1f1c"))
    cut(plate, place(path("M4,-70C22,-92 46,-88 56,-76C40,-66 20,-62 4,-70Z"), 512, 326, 0.9, -4), "#5f8a3c", 4, 0.3)
    cut(plate, place(path(PEAR), 512, 326, 0.98, -4), "#d2cc48", 16, 0.6)
    draw(plate, CROWN, 508, 266, 0.2, -8, shadow=0.4)
    for spot, size, dress, hair, build, inks in COURTIERS:
        bow = replace(POSES["bow"], arm=(6, -30)) if dress == "gown" else POSES["bow"]  # she holds her skirt
        bowing = person(bow, dress, "", hair, build, gaze=(74, 46), mood="sleep", inks=inks)
        draw(plate, bowing, spot, 414, size)
    _water(plate)


def _water(plate: Plate) -> None:
    plate.at(-0.05)
    with plate.shining(0.55):
        cut(plate, rectangle(-10, BANK, 620, 500), FIRE, top=("#f28a3c", 190), bottom=("#5a1024", 330))
    upside = 180
    _throne(plate, 512, BANK + 20, 1.06, True, ("#8a4a20", "#5a1020", "#2a0814"))
    core = place(path(CORE), 512, BANK + 116, 1.05, upside, True)
    with plate.shining(0.5):
        cut(plate, core, "#f2e2a4", 6)
    cut(
        plate,
        place(ellipse(-2, -30, 3, 6, 12) + ellipse(3, -22, 3, 6, -12), 512, BANK + 116, 1.05, upside, True),
        "#3a1a14",
    )
    draw(plate, cat_asleep(), 392, BANK + 12, 0.5, upside, True, inks=_burning(CAT), shadow=0)
    for (x, size, dress, hair, build, inks), pose in zip(COURTIERS, REBELS, strict=True):
        rebel = person(pose, dress, "", hair, build, gaze=(44, -10), mood=SHOUT, hands=("fist", "fist"))
        seen = draw(
            plate, rebel, x + 16, BANK + 18, size * 0.99, upside, True, inks=_burning({**rebel.inks, **inks}), shadow=0
        )
    hand = seen.anchors["other_hand"]
    with plate.shining(0.35):
        draw(plate, CROWN, hand[0] + 3, hand[1] + 4, 0.3, upside - 14, True, shadow=0)
    _ripples(plate)
    plate.at(-0.1)
    cut(plate, rectangle(-10, BANK - 6, 620, 22), "#e9dcc0", 6, 0.8)
    cut(plate, "".join(line([(x, BANK - 5), (x - 3, BANK + 14)], 2) for x in range(40, 600, 84)), "#9a8f86")
    plate.at(0)
    draw(plate, cat_asleep(), 392, BANK + 5, 0.48, inks=CAT)


def _ripples(plate: Plate) -> None:
    """What stands in the water is broken by it, the more the deeper it hangs."""
    random = Random(4)
    for i in range(40):
        y = BANK + 40 + i * 11 + random.uniform(-4, 4)
        x, long, tall = random.uniform(-40, 520), random.uniform(50, 170), random.uniform(1.2, 2) + i * 0.05
        lens = f"M{x:.0f},{y:.0f}q{long / 2:.0f},{-tall:.1f} {long:.0f},0q{-long / 2:.0f},{tall:.1f} {-long:.0f},0Z"
        depth = (y - BANK) / 480
        with plate.shining(0.55):
            cut(plate, path(lens), mix("#f28a3c", "#a0202a", depth) if i % 3 else "#ffb45a", opacity=0.85)


SCENES.append(
    Story(
        draw=good_manners, palette="mint", operator="reflection", setting="daylight", season="summer", framing="side",
        moods=("rebellion", "anger", "comic"), living=("courtiers", "cat"),
        objects=("pond", "reflection", "throne", "pear", "crown", "garden"),
        words={"courbette/bowing": 3, "insurrection/uprising": 3, "sous la surface/beneath the surface": 3,
            "révolte/revolt": 2, "reflet/reflection": 2, "politesse/politeness": 2, "hypocrisie/hypocrisy": 2,
            "poire/pear": 2, "trône/throne": 2, "colère rentrée/swallowed anger": 2, "poing/fist": 1,
            "roi/king": 1, "couronne/crown": 1, "jardin/garden": 1, "bassin/pond": 1, "obéir/obeying": 1,
            "chat/cat": 1},
        fr="Au bord d’un bassin, deux courtisans s’inclinent devant une poire couronnée sur un trône ; dans l’eau "
           "rouge, leurs reflets crient, poing levé, couronne en main ; reste le trognon. Un chat dort.",
        en="Beside a pond two courtiers bow to a crowned pear on a throne; in the red water their reflections shout, "
           "fists raised, crown in hand, and of the fruit only the core is left. A cat sleeps.",
    )
)  # fmt: skip
