"""Memory cards of a house: music, garden, storm and stove."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from random import Random

from art.colour import Field
from art.memory._calm import Calm
from art.memory._early import MIDDLE
from art.motif import Motif, carried
from art.motifs.curves import limb
from art.motifs.things import lantern
from art.press import Plate
from art.scene import Memory, Scene
from art.shapes import circle, line, path, place, polygon, rectangle, stroke

SCENES: list[Scene] = []


NOSINGS = (500, 541, 590, 648, 716, 796, 890)  # front edges of the steps, each nearer than the last


def _side(y: float) -> tuple[float, float]:
    """Where a step at this height on the sheet meets the wall on the left, and where it leaves on the right."""
    return 130 - (y - MIDDLE) * 0.86, 640


def _band(top: float, bottom: float) -> str:
    """What lies between two heights of the stairs, from wall to edge."""
    (left, right), (low_left, low_right) = _side(top), _side(bottom)
    return polygon([(left, top), (right, top), (low_right, bottom), (low_left, bottom)])


def _risers() -> list[tuple[float, float]]:
    """Top and bottom of every riser."""
    return [(front, front + (after - front) * 0.58) for front, after in zip(NOSINGS, (*NOSINGS[1:], 1000), strict=True)]


def _steps(card: Calm, tread: str, riser: str, nose: str, under: str, clip: Field | None = None) -> None:
    card.flat(_band(MIDDLE, 960), tread, clip)
    # Two boards make a tread.
    seams = ""
    for (_, back), (front, _) in pairwise(_risers()):
        y = back + (front - back) * 0.42
        seams += line([(_side(y)[0], y), (_side(y)[1], y)], 1.6)
    card.flat(seams, riser, clip, 0.55)
    for top, bottom in _risers():
        tall = bottom - top
        card.flat(_band(top, bottom), riser, clip)
        card.flat(_band(top, top + tall * 0.34), under, clip, 0.75)
        card.flat(_band(top - tall * 0.1, top + tall * 0.12), nose, clip)


def _falling(x: float, y: float) -> str:
    """The light of a lamp at (x, y) on wall and stairs: its edge breaks at every step."""
    edge = [(x + 50, y + 70), (x + 66, MIDDLE)]
    for i, (top, bottom) in enumerate(_risers()):
        across = x + 84 + 20 * i + 1.6 * i * i
        edge += [(across, top), (across - 3, bottom)]
    return polygon([*edge, (edge[-1][0], 960), (-600, 960), (x - 44, y + 48)])


def _rain(seed: int, count: int, box: tuple[float, float, float, float], long: float) -> str:
    """Streaks of different lengths, all blown the same way."""
    drops = Random(seed)
    streaks = ""
    for _ in range(count):
        x, y = drops.uniform(box[0], box[2]), drops.uniform(box[1], box[3])
        reach = long * drops.uniform(0.5, 1.2)
        streaks += limb(f"{x:.0f},{y:.0f},1.2 {x - reach * 0.5:.0f},{y + reach:.0f},{drops.uniform(1.6, 3.2):.1f}")
    return streaks


def _storm_window(card: Calm) -> None:
    card.cut(rectangle(160, 26, 176, 196, 5), "wood", 12, 1)
    glass = card.lamp(rectangle(176, 42, 144, 160), "#2c4a78", 0.28)
    for course in ("250,230,30 262,160,18 290,96,10 330,40,3", "262,160,12 230,112,7 210,60,2", "276,126,8 320,110,2"):
        card.flat(limb(course), "#14203c", glass)
    card.lamp(_rain(9, 26, (176, 20, 350, 190), 44), "#a9c4e4", 0.4, clip=glass)
    card.cut(rectangle(243, 42, 9, 160) + rectangle(176, 116, 144, 9), "wood", 4, 0.4)
    card.cut(rectangle(148, 214, 200, 18, 4), "#6e5058", 7, 1)


def _storm_door(card: Calm) -> None:
    """Blown open into the house, the night behind it."""
    plate = card.plate
    card.cut(rectangle(414, 16, 186, 440), "wood", 12, 1)
    night = card.lamp(rectangle(432, 36, 150, 416), "#22386a", 0.2)
    card.fade(90, "#0c1430", 0.9, 0.8, night)
    plate.veil(limb("534,30,30 508,150,24 490,250,6"), "#9db8ff", 0.3, 16, 0.5, night)
    bolt = [(536, 30), (524, 78), (532, 92), (508, 142), (518, 156), (494, 206), (500, 218), (482, 268)]
    fork = [(508, 142), (488, 166), (486, 190), (466, 216)]
    for course, wide in ((bolt, 7.0), (fork, 3.4)):
        for i, (near, far) in enumerate(pairwise(course)):
            card.lamp(line([near, far], wide * (1 - 0.1 * i)), "#eef4ff", 0.9, clip=night)
    card.flat(path("M432,452V372C450,352 466,366 478,352C498,330 520,352 536,346C556,336 570,356 582,350V452Z"),
              "#0a1128", night)  # fmt: skip
    card.lamp(_rain(4, 30, (440, 10, 640, 420), 62), "#b4cdea", 0.4, clip=night)
    leaf = polygon([(432, 30), (432, 452), (366, 490), (366, 2)])
    plate.shadow(polygon([(366, 470), (432, 452), (400, 452), (300, 478)]), 0.7, 6)
    card.cut(leaf, "#8a4a42", 0, 0.8)
    for top, bottom in ((52, 196), (228, 416)):
        slant = (top - 250) * 0.02, (bottom - 250) * 0.02
        card.flat(
            polygon([(422, top), (422, bottom), (378, bottom + 8 + slant[1]), (378, top - 8 + slant[0])]), "#6a3230"
        )
        card.flat(
            polygon([(418, top + 7), (418, bottom - 6), (382, bottom + slant[1]), (382, top + slant[0])]), "#7c403c"
        )
    card.flat(polygon([(366, 2), (366, 490), (358, 486), (358, 6)]), "#b06a54")
    card.lamp(circle(376, 214, 8), "accent", 0.4)


def _lantern() -> Motif:
    """A lantern whose flame is brightest at its heart."""
    whole = lantern()
    heart = 4  # the place of that piece: behind it the flame, before it the bars
    lit = replace(whole.pieces[heart], ink="flame")
    return replace(whole, pieces=(*whole.pieces[:heart], lit, *whole.pieces[heart + 1 :]))


def storm_lamp(plate: Plate) -> None:
    card = Calm(plate, "#41597d", "#121a30", "#f4ecd0", "#f2b63c", fade=160, wood="#5a4048")
    plate.at(0.3)
    card.flat("".join(rectangle(130, y, 500, 3) for y in range(58, MIDDLE, 56)), "#1c2a48", opacity=0.7)
    _storm_window(card)
    wall = polygon([(130, -20), (130, MIDDLE), (-20, 624), (-20, -20)])
    card.cut(wall, "#33496f", 0, 0)
    boards = "".join(line([(130, y), (-20, y + (y - 300) * 0.62)], 3.4) for y in range(2, MIDDLE, 56))
    card.flat(boards + line([(130, -20), (130, MIDDLE)], 4), "#182440", opacity=0.8)
    plate.at(0.12)
    _steps(card, "#4a689a", "#1b2a4e", "#86a2ca", "#0c1530")
    # The lantern swings aside, and its light with it.
    x, y, scale, turn = 190, 440, 1.26, 24.0
    lx, ly = carried((0, -66), x, y, scale, turn)
    cone = _falling(lx, ly)
    lit = plate.mask(cone)
    with plate.shining(0.34):
        card.flat(wall, "#8f7450", lit)
        card.flat(boards, "#4a3a34", lit * plate.mask(wall))
        _steps(card, "#ecc67c", "#7a5330", "#ffe59a", "#3e2a26", lit)
    plate.veil(polygon([(lx - 44, ly + 48), (lx + 50, ly + 90), (420, 960), (-400, 960)]), "#ffdc84", 0.16, 16)
    # The skirting board runs down with the stairs.
    skirting = polygon([(130, 428), (130, MIDDLE), (-20, 624), (-20, 590)])
    card.cut(skirting, "#2a3c60", 3, 0.3)
    card.lamp(skirting, "#a67f4a", 0.34, clip=lit)
    _storm_door(card)
    plate.at(0)
    hook = carried((0, -204), x, y, scale, turn)
    card.flat(line([hook, (hook[0] + 104, -20)], 6), "#0c1226")
    plate.glow(lx, ly, 170, "#ffd56a", 0.8)
    card.put(
        _lantern(), x, y, scale, turn, body="dark", trim="#b9782c", light="#ffe08a", dark="dark", glow="#ffbe3e",
        metal="dark", flame="#fffbe8",
    )  # fmt: skip
    # Wet leaves have blown in as far as the light.
    blade = path("M0,0C8,-16 26,-24 44,-16C54,-12 62,-6 72,2C60,8 54,14 44,17C26,22 8,14 0,0Z")
    veins = stroke("M-16,5C-8,2 0,1 10,0C30,-2 50,-1 68,2M18,0L30,-14M34,-1L46,-11M22,0L34,13M40,0L50,9", 2.2)
    for spot_x, spot_y, size, heading in (
        (462, 486, 0.5, 24), (520, 566, 0.6, -18), (400, 622, 0.66, 34), (540, 694, 0.8, 160), (452, 842, 1.05, -24),
    ):  # fmt: skip
        card.cut(place(blade, spot_x, spot_y, size, heading), "#c4622f", 5, 0.7)
        card.flat(place(veins, spot_x, spot_y, size, heading), "#6a2a1c")


SCENES.append(
    Memory(
        draw=storm_lamp, age="house", hue="storm blue", shape="triangle of light", count=1, direction="down",
        moods=("fear", "mystery"), objects=("lantern", "stairs", "window", "door", "rain"),
        words={
            "lampe/lamp": 3, "tempête/storm": 3, "lumière/light": 2, "escalier/stairs": 2, "pluie/rain": 2,
            "porte/door": 2, "peur/fear": 3, "vent/wind": 2, "nuit/night": 1, "triangle/triangle": 1, "bleu/blue": 1,
            "balancer/swing": 2, "secret/secret": 1, "descendre/go down": 1, "panne/power cut": 1,
            "éclair/lightning": 2,
        },
        fr="Une lanterne se balance et jette un cône de lumière sur des marches semées de feuilles mortes, la pluie "
        "strie la vitre, une porte s’ouvre sur la nuit et un éclair.",
        en="A swinging lantern throws a cone of light across stairs strewn with dead leaves, rain streaks a pane, a "
        "door is blown open on the night and a flash of lightning.",
    )
)  # fmt: skip
