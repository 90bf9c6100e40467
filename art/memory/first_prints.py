"""A memory of the gutter, as it was first printed."""

from __future__ import annotations

from art.memory._early import Card
from art.motif import Motif, Piece
from art.motifs.curves import clipped, curve
from art.press import Plate
from art.scene import Memory, Scene
from art.shapes import line, path, place, rectangle

SCENES: list[Scene] = []


PAPER_BOAT = Motif(
    (
        Piece(path("M-52,4L2,-92L54,4Z"), "body", 16),
        Piece(path("M2,-92L54,4L6,4Z"), "fold", 8),
        Piece(path("M-118,-14C-70,8 70,8 120,-18L78,54C40,64 -40,64 -76,56Z"), "body", 22),
        Piece(path("M-118,-14C-70,8 -20,8 6,4L-20,62C-44,62 -60,60 -76,56Z"), "fold", 8),
        Piece(line([(-112, -10), (-74, 52)], 3.6), "dark"),
    ),
    {"body": "#f3efd9", "fold": "#c9c2a8", "dark": "#0f3a44"},
)  # fmt: skip


def paper_boats(plate: Plate) -> None:
    card = Card(plate, "#2a928d", "#0c3640", "#f5f0d8", "#f0bf33", fade=-70, coral="#e0573c",
        stone="#cfc9b4")  # fmt: skip
    flow = ""
    for i in range(9):
        x = 150 + 42 * i
        flow += curve(f"{x},-20 {x + 26},{120 + 14 * (i % 3)} {x - 14},300 {x + 18},{500 + 20 * (i % 2)} {x - 6},700 "
            f"{x + 14},930", 5)  # fmt: skip
    card.flat(flow, "pale", opacity=0.8)
    street = path("M470,-20C500,120 452,300 486,470C510,640 470,760 500,920H640V-20Z")
    card.cut(street, "dark", 30)
    stones = "".join(
        rectangle(452 + 70 * (i % 3) + 34 * (i // 3 % 2), 8 + 62 * (i // 3), 62, 54, 20) for i in range(48)
    )
    card.flat(clipped(stones, street), "deep", opacity=0.8)
    kerb = path("M-20,-20H150C120,160 172,330 140,520C116,700 160,800 136,920H-20Z")
    card.cut(kerb, "stone", 40)
    card.flat(clipped("".join(curve(f"-20,{y} 60,{y + 14} 180,{y + 4}", 7) for y in (90, 290, 520, 730)), kerb),
        "dark", opacity=0.7)  # fmt: skip
    for x, y, scale, turn, ink in (
        (246, 130, 0.8, 12, "coral"),
        (312, 410, 0.98, -12, "light"),
        (286, 610, 1.2, 18, "accent"),
    ):
        card.flat(place(curve("-130,54 -60,76 60,76 134,50", 8) + curve("-90,86 0,100 90,84", 6), x, y, scale,
            turn * 0.4), "light")  # fmt: skip
        card.put(PAPER_BOAT, x, y, scale, turn, body=ink, fold={"coral": "#b03c2a", "light": "#c3c3ae",
            "accent": "#c8922a"}[ink], dark="dark")  # fmt: skip
    card.cut(place(rectangle(-196, -86, 392, 200, 18), 312, 806, 1, 4), "stone", 22)
    card.flat(place("".join(rectangle(-172 + 59 * i, -62, 38, 158, 14) for i in range(6)), 312, 806, 1, 4), "dark")
    boot = (
        "M410,-30C412,80 402,150 396,206C380,232 330,236 300,262C286,280 288,306 300,316C400,322 "
        "520,322 "
        "590,314C604,240 588,120 600,-30Z"
    )
    card.cut(path(boot), "accent", 46)
    card.cut(path("M288,296C360,312 520,314 598,296L600,334C500,346 380,346 292,334Z"), "dark", 10)
    card.flat(curve("446,10 446,110 434,190", 12), "light", opacity=0.9)
    card.flat(path("M401,180C460,196 540,196 592,182L592,204C540,216 450,216 396,204Z"), "coral")


SCENES.append(
    Memory(
        draw=paper_boats, age="childhood", hue="teal", shape="boats", count=3, direction="down",
        moods=("joy", "wistful"), objects=("paper boat", "drain", "boot", "kerb"),
        words={
            "bateau/boat": 3, "papier/paper": 2, "caniveau/gutter": 2, "pluie/rain": 2, "botte/boot": 2,
            "grille/grate": 2,
            "trois/three": 1, "six/six": 1, "eau/water": 2, "naufrage/shipwreck": 2, "course/race": 2, "égout/drain": 2,
            "vert bleu/teal": 1, "danger/danger": 1, "courant/current": 2,
        },
        fr="Trois bateaux de papier rouge, blanc et jaune descendent un caniveau vers une grille à six fentes, sous "
        "une botte de pluie.",
        en="Three paper boats, red, white and yellow, float down a gutter towards a grate with six slots, beside a "
        "rain boot.",
    )
)  # fmt: skip
