"""Memory cards of places stayed in on the way."""

from __future__ import annotations

from random import Random

from art.memory._early import Card
from art.motifs.curves import limb
from art.motifs.machines import FAN
from art.press import Plate
from art.scene import Memory, Scene
from art.shapes import circle, ellipse, line, path, place, polygon, rectangle, stroke

SCENES: list[Scene] = []


DRESS = (
    "M-34,18C-30,48 -40,66 -42,84C-30,100 -34,118 -32,136C-40,196 -72,268 -86,330C-56,346 -34,332 -16,344"
    "C6,354 26,334 48,346C62,350 78,340 88,330C74,268 42,196 32,136C34,118 30,100 42,84C40,66 30,48 34,18"
    "C24,38 12,48 0,50C-12,48 -24,38 -34,18Z"
)


def hotel_window(plate: Plate) -> None:
    card = Card(
        plate, "#e48f78", "#451f2e", "#fff2d6", "#2f7f86", fade=-30, wood="#a5583a", gold="#f6c95a", dress="#fbe8c4"
    )  # fmt: skip
    _sea(plate, card)
    plate.at(0.1)
    for x0, x1 in ((34, 196), (566, 404)):
        card.cut(polygon([(x0, -140), (x1, -100), (x1, 436), (x0, 478)]), "accent", 10, 0.6)
        xa, xb = x0 + (x1 - x0) * 0.13, x0 + (x1 - x0) * 0.88
        for drop, width, ink in ((0, 13, "#1d565e"), (-5, 5, "#7fc0bc")):
            heights = [(i + 0.6) / 14.6 for i in range(14)]
            slats = "".join(line([(xa, -36 + 506 * t + drop), (xb, -16 + 452 * t + drop)], width) for t in heights)
            card.flat(slats, ink)
    card.cut(rectangle(176, 436, 248, 22, 4), "#fbe6c8", 8, 1)
    _tiles(card)
    _floor(plate, card)
    plate.at(0)
    _hung_dress(plate, card)
    _chair(card)
    card.put(FAN, 478, 884, 1.42, 4, body="dark", trim="gold", light="light", dark="dark", metal="dark", glow="gold")


def _sea(plate: Plate, card: Card) -> None:
    """Late sun over the water, between the shutters."""
    plate.at(0.9)
    with plate.shining(0.95):
        view = card.cut(rectangle(150, -20, 300, 460), "#ffe0a0", 0, 0)
        card.fade(-90, "#f7a878", 0.9, 0.8, view)
        plate.veil(circle(300, 196, 92), "#fff2c0", 0.9, 30, 1.1, clip=view)
    with plate.shining(0.95):
        card.flat(circle(300, 196, 50), "#ffe694", view)
    with plate.shining(0.7):
        water = card.flat(rectangle(150, 300, 300, 140), "#3f9298", view)
        card.fade(90, "#1f6270", 0.9, 0.7, water)
        draw = Random(5)
        glitter = "".join(
            ellipse(300 + draw.gauss(0, 5 + k * 1.1), 306 + k * 7.4, 9 + draw.uniform(0, 6 + k), 1.6 + k * 0.08)
            for k in range(18)
        )
        card.flat(glitter, "#fff0c0", water)
    boat = (
        path("M352,296C362,304 384,304 392,296L388,308H358Z")
        + path("M369,300V258H371.5C382,270 386,282 388,292H371.5V300Z")
        + path("M366,292C360,290 356,288 354,284C358,278 363,270 366,264Z")
    )
    card.flat(boat, "#4a2330", view)


def _tiles(card: Card) -> None:
    star = path("M0,-28Q7,-7 28,0Q7,7 0,28Q-7,7 -28,0Q-7,-7 0,-28Z")
    card.flat(rectangle(-20, 570, 640, 80), "#b5644c")
    for i in range(8):
        card.flat(rectangle(1.5 + 75 * i, 575, 72, 70, 2), "#fbe9cf" if i % 2 else "#f3cfa8")
        card.flat(place(star, 37.5 + 75 * i, 610), "accent" if i % 2 else "#d0654e")
        card.flat(circle(37.5 + 75 * i, 610, 5), "gold")


def _floor(plate: Plate, card: Card) -> None:
    """Sun through the slats lies in stripes on the floor."""
    card.cut(rectangle(-20, 650, 640, 280), "#b5644c", 0, 0)
    card.flat(
        "".join(line([(300 + k * 66, 650), (300 + k * 150, 930)], 2.4) for k in range(-6, 7)), "#8f4a3c", opacity=0.6
    )
    card.flat("".join(line([(-20, y), (620, y)], 2.4) for y in (688, 744, 824)), "#8f4a3c", opacity=0.6)
    beam = polygon([(226, 656), (374, 656), (452, 940), (148, 940)])
    plate.veil(beam, "#ffcc7c", 0.85, 4, 1)
    for near, far in (((20, 196), (-190, 112)), ((404, 580), (488, 790))):
        bars = ""
        for k in range(11):
            rows = [650 + 280 * ((k + d) / 11) ** 1.35 for d in (0.2, 0.68)]
            edges = [
                (near[0] + (far[0] - near[0]) * (y - 650) / 280, near[1] + (far[1] - near[1]) * (y - 650) / 280)
                for y in rows
            ]
            bars += polygon(
                [(edges[0][0], rows[0]), (edges[0][1], rows[0]), (edges[1][1], rows[1]), (edges[1][0], rows[1])]
            )
        plate.veil(bars, "#ffc06a", 0.8, 2, 0.95)


def _hung_dress(plate: Plate, card: Card) -> None:
    """A summer dress on a hanger, against the light of the shutter."""
    where = (480, 84, 1.06)
    plate.shadow(place(path(DRESS), 492, 96, 1.06), 0.6, 6)
    hanger = "M-44,28L0,2L44,28M0,2V-10C0,-18 10,-18 10,-26C10,-34 -2,-36 -4,-28"
    card.cut(place(stroke(hanger, 5), *where), "wood", 4, 0.4)
    with plate.shining(0.2):
        cloth = card.cut(place(path(DRESS), *where), "dress", 12, 0.4)
    dots = "".join(circle(x + (y // 26) % 2 * 13, y, 5) for y in range(50, 350, 26) for x in range(-96, 100, 26))
    card.flat(place(dots, *where), "accent", cloth)
    folds = "M-16,140C-24,210 -40,280 -46,338M0,140C-2,210 -6,280 -4,346M16,140C26,210 40,280 48,340"
    card.flat(place(stroke(folds, 3), *where), "#d8b48c", cloth, 0.8)
    card.cut(place(path("M-33,120C-12,128 12,128 33,120L32,138C12,146 -12,146 -32,138Z"), *where), "#d0543e", 6, 0.3)
    card.cut(
        place(path("M-30,130C-44,138 -52,158 -50,186L-38,178L-32,190C-28,166 -24,146 -22,138Z"), *where),
        "#d0543e",
        5,
        0.4,
    )


def _chair(card: Card) -> None:
    """A kitchen chair turned to the room, with a straw hat on it."""
    for far in ("112,706,13 112,846,10", "228,716,13 232,848,10"):
        card.cut(limb(far), "#6a3426", 5, 0.5)
    card.cut(limb("112,706,13 108,600,13 100,520,11"), "#8a4832", 5, 0.6)
    for top in (536, 584, 632):
        rail = path(f"M60,{top + 30}L104,{top}L105,{top + 22}L62,{top + 54}Z")
        card.cut(rail, "wood", 4, 0.5)
    card.cut(polygon([(66, 744), (114, 700), (232, 712), (196, 762)]), "#c97a4e", 6, 0.8)
    apron = polygon([(66, 744), (196, 762), (196, 776), (66, 758)])
    apron += polygon([(196, 762), (232, 712), (232, 724), (196, 776)])
    card.cut(apron, "#8a4832", 3, 0)
    card.cut(
        limb("68,750,15 62,640,14 54,548,12") + limb("68,752,15 64,890,11") + limb("194,768,15 198,902,11"),
        "wood",
        6,
        0.8,
    )
    card.cut(ellipse(150, 726, 74, 21, 5), "gold", 12, 0.9)
    card.cut(path("M112,722C112,684 132,672 152,674C176,674 190,692 188,728C168,738 130,736 112,722Z"), "gold", 18, 0.3)
    card.cut(path("M112,710C132,722 168,726 188,716L188,730C168,738 130,736 112,724Z"), "#d0543e", 5, 0)


SCENES.append(
    Memory(
        draw=hotel_window, age="travel", hue="salmon", shape="shutters", count=8, direction="in",
        moods=("calm", "desire"), objects=("shutter", "chair", "dress", "fan", "tile", "straw hat"),
        words={
            "volet/shutter": 3, "hôtel/hotel": 2, "fenêtre/window": 2, "robe/dress": 2, "chaise/chair": 2,
            "ventilateur/fan": 2, "chaleur/heat": 3, "sieste/nap": 2, "rayure/stripe": 2, "huit/eight": 1,
            "carreau/tile": 1, "été/summer": 2, "lumière/light": 2, "vacances/holiday": 2, "saumon/salmon": 1,
            "chapeau/hat": 1, "mer/sea": 1,
        },
        fr="Des volets ouverts sur la mer et le soleil bas, des raies de lumière au sol, une robe sur un cintre, une "
        "chaise avec un chapeau de paille, un ventilateur, une frise de huit carreaux.",
        en="Shutters open on the sea and a low sun, stripes of light on the floor, a dress on a hanger, a chair with a "
        "straw hat, a fan, a row of eight tiles.",
    )
)  # fmt: skip
