"""Memory cards of travel."""

from __future__ import annotations

from itertools import pairwise

import numpy as np

from art.colour import Colour, Field
from art.memory._calm import Calm
from art.memory._early import Card, stripes
from art.motifs.birds_water import gull
from art.motifs.curves import blob, curve, data, limb, off
from art.press import Plate
from art.scene import Memory, Scene
from art.shapes import Point, circle, ellipse, line, path, place, polygon, rectangle, ring, stroke

SCENES: list[Scene] = []


def _lashes() -> str:
    """The eyelashes of whoever looks, hanging into the view."""
    shape = ""
    for i in range(17):
        t = (i - 8) / 8
        long = 50 - 14 * t * t + (4, -4)[i % 2]
        course = ""
        for inward, turn, wide in ((-8, 38 * t, 6), (long * 0.5, 39 * t, 4.2), (long, 42 * t, 0.8)):
            x, y = off(330, 430, 254 - inward, turn - 90)
            course += f"{x:.1f},{y:.1f},{wide} "
        shape += limb(course.strip(), 10)
    return shape


def _far_palm(card: Card, x: float, y: float, size: float, view: Field) -> None:
    """A palm leaning in the evening wind, its crown lit from the left."""
    card.cut(place(limb("0,4,15 -6,-50,11 -4,-104,9 14,-158,8"), x, y, size), "#6a4034", 5 * size, 0, clip=view)
    crown = (
        "M14,-158C-14,-190 -52,-186 -78,-156C-48,-168 -18,-166 14,-158Z",
        "M14,-158C-14,-170 -50,-150 -62,-112C-40,-140 -12,-150 14,-158Z",
        "M14,-158C0,-198 -30,-214 -62,-208C-34,-198 -8,-182 14,-158Z",
        "M14,-158C12,-200 36,-220 66,-222C46,-204 30,-184 14,-158Z",
        "M14,-158C40,-192 84,-188 108,-152C76,-170 44,-166 14,-158Z",
        "M14,-158C44,-166 82,-144 90,-104C70,-134 44,-150 14,-158Z",
        "M14,-158C26,-146 36,-118 30,-88C22,-116 12,-136 14,-158Z",
    )
    for i, frond in enumerate(crown):
        card.cut(place(path(frond), x, y, size), ("#2f8068", "#1e5a58")[i % 2], 5 * size, 0, clip=view)
    card.flat(place(circle(8, -152, 6) + circle(19, -150, 6), x, y, size), "#4a2a24", view)


def _isle(card: Card, view: Field) -> None:
    """An island against the evening, a palm on it, and a smoke that somebody must have lit."""
    card.flat(blob("40,480! 120,456 190,464 240,480!"), "#8f86c8", view, 0.8)
    card.flat(rectangle(0, 478, 640, 300), "sea", view)
    card.plate.veil(ellipse(330, 700, 330, 110), "#3f56ac", 0.6, 40, 0.3, view)
    for i in range(12):
        y, wide = 487 + i * i * 1.2 + i * 4, 20 + 6 * i
        x = 232 + (i * 37 % 23) - 11
        card.flat(
            limb(f"{x - wide:.0f},{y:.0f},1 {x:.0f},{y:.0f},{3 + i * 0.55:.1f} {x + wide * 1.1:.0f},{y:.0f},1"),
            "#ffe6a8",
            view,
        )
    for x, y, wide in ((440, 556, 50), (490, 604, 64), (130, 596, 44), (400, 640, 60), (520, 532, 30), (110, 530, 30)):
        card.flat(limb(f"{x - wide},{y},1 {x},{y - 4},4 {x + wide},{y},1"), "#9ab2f0", view, 0.8)
    card.plate.veil(
        limb("464,424,4 472,396,7 460,364,11 476,330,15 464,290,18 478,252,12 474,224,2", 10),
        "#8f84bc",
        0.8,
        3,
        0.4,
        view,
    )
    hill = "290,496! 316,478 350,456 390,440 430,430 462,420 500,436 546,462 600,476 640,496!"
    card.cut(blob(hill), "#35608a", 16, 0, clip=view)
    card.flat(path("M462,420C450,440 456,456 440,476L640,490V476L546,462Z"), "#274a70", view)
    for x, y, size in ((506, 448, 0.3), (536, 464, 0.36), (410, 444, 0.24)):
        _far_palm(card, x, y, size, view)
    card.cut(blob("282,500! 330,482 420,486 540,480 640,490! 640,508! 420,514 330,508"), "sand", 4, 0, clip=view)
    card.flat(limb("290,510,2 380,516,5 600,512,3"), "#fdf1d2", view, 0.8)
    _far_palm(card, 372, 492, 1.0, view)
    card.flat(path("M262,520C276,530 314,530 330,518L322,536C310,541 280,541 270,536Z"), "#5a3024", view)
    card.flat(line([(284, 528), (262, 540)], 3) + limb("262,544,1 296,544,4 334,544,1"), "#2c3a80", view)


def _barrel(card: Card) -> None:
    """The brass tubes, drawn out one from the other towards the eye, and the rim of each."""
    tubes = (
        (470, 292, 492, "#1d1a50"),
        (404, 304, 472, "#262262"),
        (346, 315, 454, "#2e2a74"),
        (298, 324, 438, "#3a3488"),
    )
    for radius, x, y, ink in tubes:
        card.cut(circle(x, y, radius), ink, 0, 0.8)
        card.cut(ring(x, y, radius - 8, 18), "brass", 7, 0.6)
        with card.plate.shining(0.35):
            card.flat(ring(x, y, radius - 14, 3.6), "#f6d48a")
    card.cut(circle(330, 430, 262), "#7a5218", 0, 1)


def telescope(plate: Plate) -> None:
    card = Calm(
        plate, "#403d92", "#14123a", "#fdf1d2", "#f0a13c", fade=140, brass="#d39a3c", sea="#6a88d8", sand="#f0cf8a"
    )
    _barrel(card)
    with plate.shining(0.75):
        view = card.cut(circle(330, 430, 254), "#b9b6ec", 0, 0)
        card.fade(90, "#f7c98e", 1, 0.85, view)
    plate.veil(ellipse(232, 470, 190, 110), "#ffdf9c", 0.75, 40, 0.9, view)
    with plate.shining(1):
        card.flat(circle(232, 450, 38), "#fff2c0", view)
    with plate.shining(0.45):
        _isle(card, view)
        card.put(gull(), 172, 382, 0.5, -12, clip=view, shadow=0)
        card.put(gull(), 268, 316, 0.3, 4, clip=view, shadow=0)
    plate.veil(path("M60,130H600V214C520,176 440,166 330,166C220,166 140,176 60,214Z"), "#14123a", 0.9, 9, 0, view)
    card.flat(_lashes(), "#1c1840", view)


SCENES.append(
    Memory(
        draw=telescope, age="travel", hue="violet blue", shape="circle", count=2, direction="through",
        moods=("desire", "mystery"), living=("gull",), objects=("telescope", "island", "eyelash", "palm"),
        words={
            "longue-vue/telescope": 3, "île/island": 3, "rond/circle": 2, "mouette/gull": 2, "deux/two": 1,
            "cil/eyelash": 2, "regarder/look": 3, "loin/far away": 2, "mer/sea": 2, "découverte/discovery": 2,
            "violet/violet": 1, "laiton/brass": 1, "espoir/hope": 2, "palmier/palm": 1, "fumée/smoke": 1,
        },
        fr=(
            "Une vue ronde dans une longue-vue de laiton, bordée de cils : une île à quatre palmiers d’où monte "
            "une fumée, une barque, deux mouettes, le soleil sur la mer."
        ),
        en=(
            "A round view through a brass telescope, fringed with eyelashes: an island with four palms and "
            "rising smoke, a rowing boat, two gulls, the sun on the sea."
        ),
    )
)  # fmt: skip


FOLDS: tuple[Point, ...] = ((-40, 96), (126, 44), (300, 104), (462, 46), (640, 108))
SHEET = 700  # how high the map is


class Chart:
    """A map drawn flat, then printed panel by panel, so that every line breaks at the folds."""

    def __init__(self, card: Card) -> None:
        self.card = card
        self.panels = []
        for (x0, y0), (x1, y1) in pairwise(FOLDS):
            panel = polygon([(x0, y0), (x1, y1), (x1, y1 + SHEET), (x0, y0 + SHEET)])
            slope = (y1 - y0) / (x1 - x0)
            self.panels.append((panel, card.plate.mask(panel), f"matrix(1 {slope:.4f} 0 1 0 {y0 - slope * x0:.2f})"))

    def print(self, shape: str, ink: Colour, opacity: float = 1, depth: float = 0) -> None:
        for _, mask, matrix in self.panels:
            bent = f'<g transform="{matrix}">{shape}</g>'
            self.card.cut(bent, ink, depth, 0, mask, opacity)

    def bent(self, shape: str, panel: int) -> str:
        return f'<g transform="{self.panels[panel][2]}">{shape}</g>'


def _lands(chart: Chart) -> None:
    """Coasts with their shallows, and heights in steps."""
    lands = (
        ("-60,150 40,104 120,130 168,210 140,286 178,356 120,420 20,400 -60,430", "green", (46, 268)),
        ("330,70 420,40 520,56 680,40 680,300 590,322 520,272 436,292 372,226 340,150", "land", (520, 160)),
        ("276,520 330,452 430,470 500,420 590,450 680,430 680,640 520,652 420,620 330,626 270,580", "land", (470, 545)),
        ("96,560 140,536 176,566 166,616 112,624 80,596", "green", (128, 582)),
    )
    for width, opacity in ((44, 0.35), (24, 0.5)):
        chart.print("".join(stroke(data(coast, closed=True), width) for coast, _, _ in lands), "#d6e8e2", opacity)
    for coast, ink, (x, y) in lands:
        chart.print(blob(coast), ink)
        for size, tint in ((0.66, "#e0cf9a"), (0.36, "#ecdcae")):
            inner = f'<g transform="translate({x},{y}) scale({size}) translate({-x},{-y})">{blob(coast)}</g>'
            chart.print(inner, tint if ink == "land" else {"#e0cf9a": "#a9bd8c", "#ecdcae": "#c2cf9e"}[tint])
    chart.print("".join(stroke(data(coast, closed=True), 3) for coast, _, _ in lands), "#5a5240")


def _survey(chart: Chart) -> None:
    """Meridians, mountains, rivers, woods, a ship, a compass rose, and the ruled margin of the sheet."""
    grid = "".join(curve(f"-60,{y} 300,{y - 26} 660,{y}", 1.6) for y in range(110, 700, 118))
    grid += "".join(curve(f"{x},10 {x - 14},350 {x},690", 1.6) for x in range(-20, 640, 106))
    chart.print(grid, "dark", 0.28)
    rivers = curve("520,160 500,210 528,244 512,276", 5) + curve("470,545 420,560 400,590 372,626", 5)
    chart.print(rivers + curve("46,268 90,290 110,330 164,340", 5), "#86b0ba")
    peaks = ((452, 150), (486, 130), (560, 150), (590, 184), (430, 540), (500, 520), (540, 556), (20, 250), (60, 222))
    chart.print("".join(polygon([(x - 19, y + 14), (x, y - 22), (x + 19, y + 14)]) for x, y in peaks), "#f6ecd0")
    chart.print("".join(polygon([(x + 3, y + 14), (x, y - 22), (x + 19, y + 14)]) for x, y in peaks), "#7a6c50")
    woods = ((70, 330), (90, 346), (56, 350), (120, 580), (140, 590), (590, 250), (612, 262), (350, 520), (366, 506))
    chart.print("".join(circle(x, y, 8) + rectangle(x - 1.5, y + 6, 3, 9) for x, y in woods), "#4f6a52")
    ship = path("M-30,0C-20,14 20,14 32,-2L24,18H-20Z") + path(
        "M-2,-4V-50C18,-40 24,-22 20,-6Z M-6,-6V-44C-18,-34 -24,-20 -22,-8Z"
    )
    chart.print(place(ship, 238, 150, 0.9), "#4a5a68")
    chart.print(
        "".join(stroke(f"M{x},{y}q8,-7 16,0t16,0", 2.4) for x, y in ((196, 186), (262, 192), (216, 440), (30, 500))),
        "#6f96a0",
    )
    rose = "".join(place(polygon([(0, -long), (7, -7), (0, 0)]), 226, 300, 1, turn) for turn, long in ROSE)
    light = "".join(place(polygon([(0, -long), (-7, -7), (0, 0)]), 226, 300, 1, turn) for turn, long in ROSE)
    chart.print(ring(226, 300, 40, 2.6) + ring(226, 300, 33, 1.6), "#4a5a68")
    chart.print(light, "#f6ecd0")
    chart.print(rose, "#4a5a68")
    for y in (16, SHEET - 16):
        chart.print(rectangle(-60, y - 16, 760, 32), "paper")
        chart.print(rectangle(-60, y - 6, 760, 12), "#f8f0d8")
        chart.print("".join(rectangle(x, y - 6, 33, 12) for x in range(-60, 660, 66)), "#4a5a68")
        chart.print(rectangle(-60, y - 8, 760, 2.4) + rectangle(-60, y + 6, 760, 2.4), "#4a5a68")


ROSE = tuple((45 * i, 58 if i % 2 == 0 else 34) for i in range(8))


def _pin(card: Card, x: float, y: float, size: float, turn: float) -> None:
    """A pin stuck in at (x, y), leaning."""
    card.plate.shadow(place(limb("0,0,3 24,8,6") + ellipse(34, 11, 15, 11, 18), x, y, size), 0.5, 3)
    card.cut(place(limb("0,0,3 0,-50,6"), x, y, size, turn), "#8d97a2", 2, 0)
    card.cut(place(circle(0, -62, 19), x, y, size, turn), "accent", 15, 0)
    card.flat(place(ellipse(-7, -69, 6, 4, -30), x, y, size, turn), "light")


def _ant(card: Card, x: float, y: float) -> None:
    """An ant that goes left on the table, a crumb in its jaws."""

    def at(shape: str) -> str:
        return place(shape, x, y)

    far = "M-2,-6L-16,-22L-32,6M4,-7L8,-26L2,4M12,-6L30,-22L40,6"
    near = "M-4,2L-22,-10L-40,22M4,3L2,-12L-4,24M12,2L34,-8L48,24"
    card.flat(at(stroke(far, 3)), "#1a2436")
    for body in (ellipse(42, -6, 27, 16, -8), ellipse(6, -3, 17, 10, 4), ellipse(-24, -8, 15, 13, -10)):
        card.cut(at(body), "#223048", 10, 0.4)
    card.flat(at(stroke(near + "M-30,-18C-36,-30 -46,-34 -54,-30M-24,-20C-26,-34 -34,-42 -44,-42", 3)), "#1a2436")
    card.flat(at(stroke("M-36,-4C-42,-2 -44,2 -44,6M-36,-8C-44,-8 -50,-4 -52,0", 3)), "#1a2436")
    card.flat(at(circle(-29, -11, 2.6)), "#dfe8ee")
    card.cut(at(blob("-66,-2 -60,-14 -48,-12 -42,-2 -46,10 -58,12")), "#d99a4c", 8, 0.4)


def map_fold(plate: Plate) -> None:
    card = Calm(
        plate, "#8fa9b2", "#27364a", "#f6ecd0", "#d0392c", fade=-60, paper="#f0e2bd", land="#cdb87a", green="#93ab7a",
        sea="#b4d0d0",
    )  # fmt: skip
    card.flat(stripes(4, 3, 84), "deep", opacity=0.5)
    chart = Chart(card)
    card.cut("".join(panel for panel, _, _ in chart.panels), "sea", 0, 1)
    _lands(chart)
    _survey(chart)
    route = (
        "470,96 420,190 372,270 300,330 236,380 150,330 90,270 60,330 110,440 200,520 300,566 400,592 480,600 560,574 "
        "660,542"
    )
    chart.print(place(curve(route, 6), 5, 8), "dark", 0.35)
    chart.print(curve(route, 7), "accent")
    for i, (_, mask, _) in enumerate(chart.panels):
        (x0, _), (x1, _) = FOLDS[i], FOLDS[i + 1]
        across = np.clip((plate.x - x0) / (x1 - x0), 0, 1)
        if i % 2:
            plate.shadow(mask * (0.75 - 0.4 * across), 0.9, 1, mask)
        else:
            plate.shadow(mask * across**3 * 0.35, 0.9, 1, mask)
    for x, y in FOLDS[1:-1]:
        card.flat(line([(x, y), (x, y + SHEET)], 2.4), "light", opacity=0.85)
    for (x, y), panel, size, turn in (((470, 96), 3, 1.15, 16), ((90, 270), 0, 0.9, -10), ((300, 566), 2, 0.9, 12)):
        (x0, y0), (x1, y1) = FOLDS[panel], FOLDS[panel + 1]
        _pin(card, x, y + y0 + (x - x0) * (y1 - y0) / (x1 - x0), size, turn)
    for x, y, size, turn in (
        (520, 700, 14, 10),
        (440, 762, 12, 40),
        (352, 812, 15, 70),
        (276, 846, 12, 20),
        (206, 868, 13, 50),
    ):
        crumb = "-10,1 -5,-9 3,-8 8,-9 11,2 5,9 -2,7 -8,8"
        card.cut(place(blob(crumb), x, y, size / 10, turn), "#d99a4c", 8, 0.6)
    _ant(card, 104, 852)


SCENES.append(
    Memory(
        draw=map_fold, age="travel", hue="parchment blue", shape="folds", count=5, direction="left",
        moods=("desire", "calm"), living=("ant",), objects=("map", "thread", "pin", "crumb"),
        words={
            "carte/map": 3, "pli/fold": 2, "fil/thread": 2, "itinéraire/route": 3, "épingle/pin": 2,
            "miette/crumb": 2, "cinq/five": 1, "fourmi/ant": 2, "voyage/journey": 3, "pays/country": 2,
            "rouge/red": 1, "bleu/blue": 1, "se perdre/get lost": 2, "trace/trail": 2, "gauche/left": 1,
        },
        fr="Une carte pliée en accordéon avec ses côtes, ses montagnes et une rose des vents ; un trajet de fil rouge "
        "entre trois épingles, cinq miettes en file, une fourmi qui en porte une.",
        en="A folded map with coasts, mountains and a compass rose; a route of red thread between three pins, a trail "
        "of five crumbs, an ant carrying one.",
    )
)  # fmt: skip
