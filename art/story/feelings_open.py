"""Story cards of great things: a kite as large as the sky and a bell nobody rings."""

from __future__ import annotations

import math
from random import Random

from art.colour import Colour
from art.motif import cut, draw
from art.motifs.birds import pigeon
from art.motifs.curves import blob, branch
from art.motifs.heads import head
from art.motifs.indoors import View, boards
from art.motifs.people import person
from art.motifs.puppet import Pose
from art.press import Plate, darker
from art.scene import Scene, Story
from art.shapes import circle, ellipse, path, place, polygon, rectangle, ridge, stroke

SCENES: list[Scene] = []

WHALE = (
    "M66,330C130,300 190,236 290,196C390,158 500,170 556,232C590,272 588,318 560,352C524,396 452,430 366,430"
    "C270,430 186,392 126,358C104,346 84,338 66,330Z"
)


def bell_sleeper(plate: Plate) -> None:
    """A child sleeps in a hammock in place of the clapper of a great bell; the ringer lays a finger on his lips."""
    plate.sky([(0, "#8c8a6c"), (1, "#6c6a52")])
    plate.at(0.3)
    random = Random(6)
    stones = "".join(
        rectangle(-30 + x * 74 + (y % 2) * 36, 8 + y * 42, 70, 38, 5)
        for x in range(10) for y in range(18) if random.random() < 0.9
    )  # fmt: skip
    cut(plate, stones, "#a19c7c", 7)
    for x in (34, 452):
        arch = f"M{x},640V330C{x},270 {x + 50},244 {x + 57},244S{x + 114},270 {x + 114},330V640Z"
        cut(plate, place(path(arch), 0, 0), "#5c5a46", 6)
        view = plate.ramp((plate.y - 250) / 390, [(0, "#f6e6b4"), (0.5, "#fdf4d4"), (1, "#d3dcaa")])
        with plate.shining(0.95):
            glass = plate.ink(path(arch.replace(f"M{x}", f"M{x + 8}", 1)), view, edge=0.2)
            for y, ink in ((540, "#c3d09a"), (586, "#9db474")):
                hills, _ = ridge(600, 900, y, 12, 1.6, y / 50 + x)
                cut(plate, hills, ink, clip=glass)
        blossom, twig = Random(x), stroke(f"M{x + 120},360C{x + 90},350 {x + 60},376 {x + 34},366", 4)
        cut(plate, twig, "#6a5440", clip=glass)
        cut(
            plate,
            "".join(circle(x + 40 + blossom.random() * 74, 352 + blossom.random() * 26, 6) for _ in range(16)),
            "#f4c8bc",
            clip=glass,
        )
    boards(plate, "#7a6648", "#4a3c2c", View(300, 520), 742)
    plate.at(0)
    cut(plate, rectangle(-10, 30, 620, 56), "#5f4630", 14, 1.4)
    cut(plate, stroke("M-10,46H610M-10,66H610", 2.4), "#46321f", opacity=0.7)
    for x, flip in ((66, False), (480, True), (536, False)):
        draw(plate, pigeon(), x, 642, 0.24, flip=flip, inks={"body": "#8d8f86"})
    _bell(plate)
    plate.veil(polygon([(120, 300), (150, 640), (600, 930), (330, 930)]), "#fff0c0", 0.26, 18, shine=0.3)
    _hammock(plate)
    cut(plate, stroke("M506,70C512,260 500,480 508,700S496,800 520,850", 9), "#d3bd8a", 4, 0.6)
    finger = Pose(
        lean=-2, stoop=8, arm=(50, 150), other_arm=(14, 40), leg=(-4, -2), other_leg=(8, 4), turn=0.8,
        reach=("head", -8, 29), hands=("index", "rest"),
    )  # fmt: skip
    ringer = person(
        finger, "shirt", "cap", "beard", "old", gaze=(-14, 4), mood="calm", face="long", nod=0,
        inks={"coat": "#5a7a74", "legs": "#4a5236", "trim": "#7a6a3c", "hair": "#efe8dc", "hat": "#5a4a30",
              "band": "#33522f", "skin": "#c08a64"},
    )  # fmt: skip
    draw(plate, ringer, 104, 868, 1.72)


def _bell(plate: Plate) -> None:
    bronze: Colour = "#7f8a52"
    cut(plate, rectangle(270, 62, 60, 66, 10), "#4a3a26", 10, 1)
    inside = ellipse(300, 474, 214, 40)
    bell = (
        "M300,104C390,104 410,170 420,250C432,340 470,420 540,474C500,506 100,506 60,474"
        "C130,420 168,340 180,250C190,170 210,104 300,104Z"
    )
    skin = cut(plate, path(bell), bronze, 90, 1.8)
    rings = stroke("M186,226C250,246 350,246 414,226", 7) + stroke("M184,242C250,262 350,262 416,242", 3)
    rings += stroke("M126,410C220,446 380,446 474,410", 8) + stroke("M112,428C220,466 380,466 488,428", 3)
    cut(plate, rings, "#c9bd7a", clip=skin)
    leaves = "".join(
        place(
            path("M0,0C8,-14 24,-14 34,0C24,12 8,12 0,0Z"),
            190 + i * 27,
            318 + 16 * math.sin(i / 8 * math.pi),
            0.7,
            -34 + (i % 2) * 68,
        )
        for i in range(9)
    )
    cut(plate, leaves, "#b3ab68", 4, clip=skin)
    cut(plate, inside, "#1c1a14")
    cut(
        plate,
        '<path fill="none" stroke="#fff" stroke-width="12" d="M78,476C120,512 480,512 522,476"/>',
        darker(bronze, 0.15),
        5,
    )


def _hammock(plate: Plate) -> None:
    """Where the clapper would be."""
    ropes = stroke("M300,478L196,620M300,478L412,618M300,478L216,640M300,478L396,640", 4)
    cut(plate, ropes, "#d3bd8a", 2)
    hair, skin = "#4a2c22", "#d8a07a"
    cut(plate, branch([(372, 640), (420, 622), (452, 642)], 34, 22), skin, 10, 0.6)
    cut(plate, ellipse(458, 648, 15, 10, 30), skin, 6)
    cut(plate, blob("196,620 250,600 330,606 400,628 412,618 396,664 300,690 216,666"), "#e9dfc0", 20, 0.8)
    draw(
        plate, head((22, 14), "sleep", "curly", "", "round", -1), 226, 612, 2.3, -62, inks={"hair": hair, "skin": skin}
    )
    cloth = "M190,616C212,664 256,676 304,676C352,676 396,660 416,612C412,690 366,722 302,722C240,722 196,690 190,616Z"
    body = cut(plate, path(cloth), "#b9412a", 26, 1.2)
    stripes = "".join(stroke(f"M{x},600C{x + 6},660 {x + 4},690 {x + 2},730", 5) for x in range(206, 416, 26))
    cut(plate, stripes, "#e0a04c", clip=body)
    cut(plate, branch([(268, 676), (274, 726), (262, 764)], 22, 14), "#e9dfc0", 8, 0.6)
    cut(plate, ellipse(261, 774, 9, 13, 8), skin, 5)


SCENES.append(
    Story(
        draw=bell_sleeper, palette="moss", operator="container", setting="daylight", season="spring",
        framing="frontal", moods=("silence", "tender"), living=("child", "bell ringer", "pigeons"),
        objects=("bell", "hammock", "rope", "tower", "arches"),
        words={"cloche/bell": 3, "silence/silence": 3, "dormir/sleep": 2, "hamac/hammock": 3, "sieste/nap": 2,
            "sonneur/bell ringer": 2, "chut/hush": 2, "clocher/bell tower": 2, "corde/rope": 1, "réveil/awakening": 2,
            "pigeons/pigeons": 1, "attendre/waiting": 1, "secret/secret": 1, "paix/peace": 1, "printemps/spring": 1},
        fr="Dans un clocher, un enfant dort dans un hamac pendu à la place du battant d’une grande cloche ; un vieux "
           "sonneur, à côté de la corde, pose un doigt sur ses lèvres et nous regarde.",
        en="In a bell tower a child sleeps in a hammock hung where the clapper of a great bell should be; an old "
           "ringer beside the rope lays a finger on his lips and looks at us.",
    )
)  # fmt: skip
