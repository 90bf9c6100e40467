"""A memory of the gutter after the rain."""

from __future__ import annotations

from random import Random

from art.colour import Colour, mix
from art.memory._calm import Calm
from art.memory._early import HIGH, LOW, MIDDLE
from art.motif import Motif, Piece
from art.motifs.curves import curve, limb, within
from art.press import Plate
from art.scene import Memory, Scene
from art.shapes import Point, circle, ellipse, line, path, place, polygon, rectangle, stroke

SCENES: list[Scene] = []


HULL = path("M-122,-24C-76,0 -26,10 2,10C32,10 84,-2 124,-28L78,48C40,58 -38,60 -74,52Z")
PEAK = path("M-54,8L4,-98L58,6C30,12 -26,12 -54,8Z")
PAPER_BOAT = Motif(
    (
        Piece(path("M-122,-24L-46,-14L46,-16L124,-28L70,14H-60Z"), "inside"),
        Piece(PEAK, "body", 6),
        Piece(path("M4,-98L58,6C40,10 20,11 8,11Z"), "fold"),
        Piece(HULL, "body", 9),
        Piece(path("M-122,-24C-76,0 -36,8 -10,9L-34,57C-50,57 -62,55 -74,52Z"), "fold"),
        Piece(stroke("M-122,-24C-76,0 -26,10 2,10C32,10 84,-2 124,-28", 2.6), "edge"),
        Piece(stroke("M4,-97L-53,8", 2), "edge"),
        Piece(stroke("M-10,10L-34,56", 2), "edge"),
    ),
    {"body": "#f3efd9", "fold": "#c9c2a8", "inside": "#8c8670", "edge": "#fffdf0"},
)  # fmt: skip
HORIZON = -700.0  # where kerb and street would meet, high above the sheet


def _ground(across: float, y: float) -> Point:
    """A point of the ground at a height of the sheet, `across` units from its middle line as measured at 900."""
    return 300 + across * (y - HORIZON) / (900 - HORIZON), y


def _strip(left: float, right: float, top: float = -30, bottom: float = 930) -> str:
    """A stretch of ground between two lines that run away from us."""
    return polygon([_ground(left, top), _ground(right, top), _ground(right, bottom), _ground(left, bottom)])


EDGE, FOOT, STREET = -168.0, -146.0, 196.0  # the kerb's edge, where its face meets the water, where cobbles begin


def paper_boats(plate: Plate) -> None:
    card = Calm(plate, "#27a79f", "#0b3540", "#fbf6e0", "#f6c52e", fade=-70, coral="#e8543a", stone="#eae0c6",
        foam="#e6fbf2")  # fmt: skip
    _water(card)
    _cobbles(card)
    _kerb(card)
    plate.at(0.05)
    _drain(card)
    boats: tuple[tuple[float, float, float, float, Colour], ...] = (
        (301, 146, 0.54, 7, "coral"), (312, 446, 0.78, -7, "light"), (298, 628, 0.98, 9, "accent"),
    )  # fmt: skip
    for x, y, scale, turn, ink in boats:
        _afloat(card, x, y, scale, turn, ink)
    plate.at(-0.02)
    _boot(card)
    _snail(card, 62, 560)


def _water(card: Calm) -> None:
    plate = card.plate
    plate.veil(_strip(-70, 110), "#7fe0cc", 0.5, 40, 0)
    for i in range(7):
        across = -126 + 48 * i
        course = " ".join(
            f"{_ground(across + sway, y)[0]:.0f},{y},{wide}"
            for y, sway, wide in ((-30, 0, 1), (120, 14, 4), (300, -10, 3), (500, 12, 6), (700, -6, 4), (930, 8, 1))
        )
        card.flat(limb(course, 10), "#8ce4d2" if i % 2 else "#178a88", opacity=0.6 if i % 2 else 0.35)
    for x, y, size in ((240, 290, 22), (410, 566, 30), (348, 44, 15)):
        for k in (1.0, 0.62, 0.26):
            wide, tall = size * k, size * k * 0.42
            arc = f"a{wide:.1f},{tall:.1f} 0 0 1"
            card.flat(
                stroke(f"M{x - wide:.1f},{y}{arc} {2 * wide:.1f},0{arc} {-2 * wide:.1f},0", 2.6), "foam", opacity=0.7
            )


def _cobbles(card: Calm) -> None:
    """Rows of stones, smaller and flatter the farther they lie."""
    dice = Random(4)
    street = card.cut(_strip(STREET, 900), "#0f4650", 0, 0.4)
    near, row = 940.0, 0
    while near > -20:
        tall = 50 * ((near - HORIZON) / (900 - HORIZON)) ** 2
        size = tall / 50
        for column in range(7):
            x, _ = _ground(STREET + 8 + 66 * column - 33 * (row % 2) + dice.uniform(-3, 3), near)
            wide = 60 * (near - HORIZON) / (900 - HORIZON)
            stone = rectangle(x, near - tall + 2, wide, tall - 5, min(18, tall * 0.38))
            card.cut(stone, dice.choice(("#1d7578", "#22807f", "#1a6a70", "#2a8a86")), 9 * size, 0.3, clip=street)
        near -= tall
        row += 1


def _kerb(card: Calm) -> None:
    """Stones set end to end; their joints meet those of a neighbouring card."""
    plate = card.plate
    plate.shadow(_strip(FOOT, FOOT + 34), 0.55, 7)
    card.cut(_strip(EDGE - 4, FOOT), "#8c958a", 0, 0)
    top = card.cut(_strip(-900, EDGE), "stone", 6, 0)
    plate.veil(stroke("M{:.0f},{:.0f}L{:.0f},{:.0f}".format(*_ground(EDGE - 3, -30), *_ground(EDGE - 3, 930)), 5),
        "#fffdf0", 0.8, 1.5, 0.2, clip=top)  # fmt: skip
    for y in (HIGH, MIDDLE, LOW):
        card.flat(line([(-20, y), _ground(EDGE, y)], 6), "#5c6f6c")
        card.flat(line([_ground(EDGE, y), (_ground(FOOT, y)[0], y + 14)], 5), "#4a5a58")
        card.flat(line([(-20, y + 5), _ground(EDGE - 2, y + 5)], 2.4), "#f7f2df")
    dice = Random(2)
    specks = "".join(ellipse(dice.uniform(0, 200), dice.uniform(0, 900), 2.2, 1.2) for _ in range(60))
    card.flat(specks, "#a9a892", top, opacity=0.8)


def _mirrored(shape: str, x: float, y: float, scale: float, turn: float) -> str:
    """A shape upside down below its water line."""
    moved = f"translate({x:.1f},{y:.1f}) rotate({turn:.1f}) scale({scale:.3f},{-scale * 0.8:.3f})"
    return f'<g transform="{moved}">{shape}</g>'


def _afloat(card: Calm, x: float, y: float, scale: float, turn: float, ink: Colour) -> None:
    """A boat, the broken colours of its reflection, and the water that parts around it."""
    plate, colour = card.plate, card.tone(ink)
    bars = "".join(
        limb(f"{x - 170 * scale},{y + k * scale},1 {x},{y + (k + 5) * scale},{(12 - k / 14) * scale} "
            f"{x + 170 * scale},{y + (k - 2) * scale},1") for k in range(52, 150, 14)
    )  # fmt: skip
    image = within(bars, _mirrored(HULL + PEAK, x, y + 96 * scale, scale, turn * 0.5))
    plate.shadow(place(ellipse(14, 58, 100, 18), x, y, scale, turn * 0.5), 0.6, 5)
    water = plate.mask(rectangle(0, 0, 600, 714))
    card.flat(image, mix(colour, card.tone("ground"), 0.3), water, opacity=0.85)
    card.put(
        PAPER_BOAT, x, y, scale, turn, shadow=0.35, body=colour, fold=mix(colour, "#8a4a20", 0.24),
        inside=mix(colour, "#4a2a34", 0.5), edge=mix(colour, card.tone("light"), 0.6),
    )  # fmt: skip
    ripple = limb("-128,44,1 -66,64,7 0,68,9 70,62,7 134,38,1") + limb("-92,84,1 -20,94,6 60,90,5 104,78,1")
    card.flat(place(ripple, x, y, scale, turn * 0.5), "foam", water)


def _drain(card: Calm) -> None:
    """A grate across the gutter: the water falls through its six slots."""
    plate = card.plate
    card.cut(_strip(-176, 216, 716, 960), "stone", 9, 1)
    card.flat(_strip(-164, 204, 732, 960), "#cfc8ae")
    for i in range(6):
        left = -148 + 58 * i
        hole = card.cut(_strip(left, left + 40, 744, 960), "#04222e", 0, 0)
        card.flat(_strip(left, left + 7, 744, 960), "#4d6a68", hole)
        (x0, _), (x1, _) = _ground(left - 4, 706), _ground(left + 44, 706)
        (x2, _), (x3, _) = _ground(left + 38, 960), _ground(left + 3, 960)
        tongue = path(f"M{x0:.0f},704C{x0 + 8:.0f},722 {x0 + 6:.0f},740 {x0 + 5:.0f},760L{x3:.0f},960H{x2:.0f}"
            f"L{x1 - 5:.0f},760C{x1 - 6:.0f},740 {x1 - 8:.0f},722 {x1:.0f},704Z")  # fmt: skip
        water = card.cut(tongue, "#3db5aa", 6, 0)
        plate.tint(_strip(left - 8, left + 50, 760, 900), "#0f6a70", 14, water * 0.8)
        plate.tint(_strip(left - 8, left + 50, 830, 960), "#04222e", 22, water)
        streaks = "".join(
            limb(f"{_ground(left + k, 712)[0]:.0f},712,1 {_ground(left + k, 744)[0]:.0f},744,4 "
                 f"{_ground(left + k, 800)[0]:.0f},{796 + 24 * (k > 20)},1") for k in (12, 28)
        )  # fmt: skip
        card.flat(streaks, "foam", water, opacity=0.75)
    card.flat(limb("166,708,1 220,702,6 310,708,4 420,701,6 472,708,1") + limb("190,694,1 260,690,4 340,693,1"), "foam")
    plate.at(0)
    leaf = path("M-34,4C-22,-16 6,-24 36,-6C14,14 -14,20 -34,4Z")
    card.cut(place(leaf, 424, 770, 1, 24), "#e8893a", 8, 0.9)
    card.flat(place(curve("-46,8 -20,2 34,-6", 2.6) + line([(-6, 0), (4, -12)], 2) + line([(6, -2), (12, 8)], 2),
        424, 770, 1, 24), "#a04a1c")  # fmt: skip


def _boot(card: Calm) -> None:
    plate = card.plate
    boot = path("M420,-30C424,60 418,128 408,178C400,206 372,218 338,232C300,248 284,272 290,312H612V-30Z")
    sole = path("M286,298C360,308 520,310 612,302V338H560L552,330H330C300,334 284,322 286,298Z")
    plate.shadow(place(path("M286,298H612V350H310C290,346 284,326 286,298Z"), 30, 40), 0.75, 8)
    card.flat(limb("266,342,1 320,356,9 390,354,8 434,346,1") + limb("300,372,1 350,380,6 420,374,1"), "foam")
    worn = card.cut(boot, "accent", 44, 0.8)
    plate.tint(curve("420,196 452,214 520,222 612,214", 9), "#a8721a", 7, worn * 0.7)
    plate.tint(curve("404,214 440,246 500,256", 6), "#b37c1c", 6, worn * 0.6)
    plate.tint(limb("446,-30,10 448,60,16 440,128,12 430,166,3"), "#fffbe0", 3, worn * 0.95)
    plate.tint(limb("312,276,3 330,256,12 362,240,10 390,230,2"), "#fffbe0", 3, worn * 0.95)
    band = path("M413,150C470,166 540,168 612,158V182C540,192 460,190 407,174Z")
    card.cut(band, "coral", 7, 0.3)
    card.cut(sole, "dark", 9, 0.9)
    card.flat(curve("290,306 380,315 500,316 612,308", 3), "#3f6b70")
    card.flat("".join(line([(340 + 30 * k, 322), (338 + 30 * k, 334)], 4) for k in range(9)), "#2f5a60")


def _snail(card: Calm, x: float, y: float) -> None:
    body = path("M-44,0C-30,-8 10,-10 26,-14C30,-26 32,-36 40,-38C50,-38 52,-26 48,-14C42,-2 30,0 20,0Z")
    card.cut(place(body, x, y), "#c98d5a", 7, 0.7)
    card.flat(
        place(stroke("M42,-36L40,-54M46,-36L52,-52", 2.6) + circle(40, -55, 3) + circle(53, -53, 3), x, y), "#7a4a2c"
    )
    card.cut(circle(x - 8, y - 22, 23), "coral", 12, 0.5)
    card.flat(
        place(stroke("M-26,-12C-32,-34 -8,-46 6,-34C16,-22 4,-8 -8,-14C-16,-20 -10,-30 -4,-26", 3.4), x, y), "#8e2a1e"
    )


SCENES.append(
    Memory(
        draw=paper_boats, age="childhood", hue="teal", shape="boats", count=3, direction="down",
        moods=("joy", "wistful"), living=("snail",), objects=("paper boat", "drain", "boot", "kerb", "leaf"),
        words={
            "bateau/boat": 3, "papier/paper": 2, "caniveau/gutter": 2, "pluie/rain": 2, "botte/boot": 2,
            "grille/grate": 2,
            "trois/three": 1, "six/six": 1, "eau/water": 2, "naufrage/shipwreck": 2, "course/race": 2, "égout/drain": 2,
            "vert bleu/teal": 1, "danger/danger": 1, "courant/current": 2,
            "escargot/snail": 1, "feuille/leaf": 1,
        },
        fr=(
            "Trois bateaux de papier, rouge, blanc et jaune, descendent un caniveau vers une grille à six "
            "fentes, près d’une botte de pluie jaune ; un escargot sur la bordure, une feuille morte sur la "
            "grille."
        ),
        en="Three paper boats, red, white and yellow, float down a gutter towards a grate with six slots, beside a "
        "yellow rain boot; a snail on the kerb, a dead leaf stuck to the grate.",
    )
)  # fmt: skip
