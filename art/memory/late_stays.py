"""Memory cards of places stayed in on the way."""

from __future__ import annotations

from art.memory._early import Card
from art.memory._late import dots
from art.motif import carried
from art.motifs.curves import blob, curve
from art.motifs.machines import FAN
from art.motifs.things import CHAIR
from art.press import Plate
from art.scene import Memory, Scene
from art.shapes import circle, line, path, place, polygon, rectangle

SCENES: list[Scene] = []


def hotel_window(plate: Plate) -> None:
    card = Card(
        plate, "#ee9c84", "#4a2330", "#fff2d6", "#2f7f86", fade=-30, wood="#b0603c", gold="#f6c95a", dress="#f6e0b0"
    )
    card.cut(rectangle(150, -20, 330, 500), "#fbe6a8", 30, 0)
    card.cut(circle(330, 130, 62), "gold", 20, 0)
    card.flat(path("M150,330C230,300 300,340 380,316C420,306 450,318 480,312V480H150Z"), "accent")
    card.flat("".join(curve(f"150,{y} 240,{y - 12} 330,{y + 8} 480,{y - 4}", 6) for y in (372, 416, 456)), "#7fc0bc")
    for side in (-1, 1):
        x0, x1 = (64, 236) if side < 0 else (566, 424)
        frame = [(x0, -30), (x1, -10), (x1, 452), (x0, 500)]
        card.cut(polygon(frame), "accent", 20, 1.8)
        xa, xb = x0 + (x1 - x0) * 0.12, x0 + (x1 - x0) * 0.88
        for drop, width, ink in ((0, 13, "#1f5a62"), (-5, 5, "#7fc0bc")):
            heights = [(i + 0.6) / 15.4 for i in range(15)]
            slats = "".join(line([(xa, -30 + 530 * t + drop), (xb, -12 + 466 * t + drop)], width) for t in heights)
            card.flat(slats, ink)
    card.cut(rectangle(-20, 480, 640, 30, 4), "light", 12, 1)
    card.cut(polygon([(-20, 650), (620, 650), (620, 930), (-20, 930)]), "#d98468", 0, 0)
    for i in range(6):
        card.flat(
            polygon([(190 + 56 * i, 560), (216 + 56 * i, 560), (120 + 80 * i, 930), (82 + 80 * i, 930)]),
            "gold",
            opacity=0.6,
        )
    card.fade(90, "deep", 0.6, 0.3)
    for i in range(8):
        x = -16 + 80 * i
        diamond = place(path("M0,-30Q8,-8 30,0Q8,8 0,30Q-8,8 -30,0Q-8,-8 0,-30Z"), x + 38, 586)
        card.cut(rectangle(x, 548, 76, 76, 4), "light" if i % 2 else "#f7d9ae", 9, 0.4)
        card.flat(diamond, "accent" if i % 2 else "ground")
    chair_at = (170, 896, 1.9)
    card.put(CHAIR, *chair_at, 0, body="wood", trim="dark", light="light", dark="dark", metal="wood")
    back = carried((-46, -214), *chair_at)
    dress = blob("-34,4! -6,-12 30,2! 36,90 80,170 170,214 196,330! 130,320 90,350! 20,250 -30,120")
    card.cut(place(dress, *back), "dress", 30, 1.2)
    card.flat(place(curve("0,30 26,150 90,240 120,318", 5), *back), "ground")
    spots = "20,60 40,130 96,196 150,250 70,250 110,290 160,310 8,110 46,200"
    card.flat(place(dots(spots, 8), *back), "accent")
    card.put(FAN, 480, 880, 1.5, 4, body="dark", trim="gold", light="light", dark="dark", metal="dark", glow="gold")


SCENES.append(
    Memory(
        draw=hotel_window, age="travel", hue="salmon", shape="shutters", count=8, direction="in",
        moods=("calm", "desire"), objects=("shutter", "chair", "dress", "fan", "tile"),
        words={
            "volet/shutter": 3, "hôtel/hotel": 2, "fenêtre/window": 2, "robe/dress": 2, "chaise/chair": 2,
            "ventilateur/fan": 2, "chaleur/heat": 3, "sieste/nap": 2, "rayure/stripe": 2, "huit/eight": 1,
            "carreau/tile": 1, "été/summer": 2, "lumière/light": 2, "vacances/holiday": 2, "saumon/salmon": 1,
        },
        fr="Des volets entrouverts sur la mer, des raies de soleil au sol, une chaise avec une robe, un "
        "ventilateur, une frise de huit carreaux.",
        en="Shutters half open on the sea, stripes of sun on the floor, a chair with a dress, a fan, a row of "
        "eight tiles.",
    )
)  # fmt: skip
