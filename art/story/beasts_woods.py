"""Beasts in the woods: a hotel in the rain."""

from __future__ import annotations

import math
from random import Random

from art.colour import Colour, mix
from art.motif import Motif, Piece, cut, draw
from art.motifs.beasts_dressed import mouse_traveller
from art.motifs.buildings_parts import arched
from art.motifs.curves import form, tube, within
from art.motifs.harvest import leaf_maple
from art.motifs.things import suitcase
from art.motifs.things_desk import key
from art.palettes import PALETTES
from art.press import Plate, Shadow
from art.scene import Scene, Story
from art.shapes import circle, ellipse, line, path, rectangle, ridge, stroke
from art.story._beasts_parts import rain

SCENES: list[Scene] = []


def slug_with_key() -> Motif:
    """A bare slug, a small key in its grip; 190 wide."""
    slug = Motif(
        (
            Piece(stroke("M50,-60l-4,-22M62,-60l8,-20", 4.4) + circle(45, -84, 4.6) + circle(71, -82, 4.6), "skin"),
            Piece(form("-70,0! -30,-22 20,-30 40,-60 60,-66 70,-48 62,-12 50,0!"), "skin", 14),
            Piece(tube("52,-30,12 74,-26,9 88,-34,8"), "skin", 4),
            Piece(circle(45, -85, 2.2) + circle(71, -83, 2.2), "dark"),
        ),
        {"skin": "#eed3c4", "dark": "#1d1339"},
    )
    return slug + key().inked(body="#ffd98a").moved(84, 4, 0.3, 12)


def hotel_window(wide: float, lit: bool, balcony: bool, guest: bool) -> Motif:
    """An arched window standing on (0, 0), somebody in it, a balcony before it."""
    tall = wide * 1.46
    arch = arched(0, 0, wide, tall)
    bars = line([(0, -tall), (0, 0)], 2.6) + line([(-wide / 2, -tall / 2), (wide / 2, -tall / 2)], 2.6)
    rail = "".join(line([(x, -tall * 0.3), (x, 0)], 2.6) for x in (wide * (0.28 * i - 0.7) for i in range(6)))
    rail += line([(-wide * 0.74, -tall * 0.3), (wide * 0.74, -tall * 0.3)], 4)
    rail += rectangle(-wide * 0.8, -2, wide * 1.6, 7, 3)
    return Motif(
        (
            Piece(arch, "glow" if lit else "dark", 6 if lit else 0, True),
            *((Piece(within(circle(-3, -tall / 2, 7) + ellipse(-3, 0, 12, 18), arch), "guest"),) if guest else ()),
            Piece(bars, "bar"),
            *((Piece(rail, "dark", 0, True),) if balcony else ()),
        ),
        {"glow": "#fde3b0", "dark": "#1d1339", "bar": "#7c2f3a", "guest": "#5a2c52"},
    )


def snail_hotel(plate: Plate) -> None:
    """A snail in the rain carries a hotel; a mouse porter waits at its door; a bare slug holds a key."""
    p = PALETTES["dusk"]
    plate.sky([(0, "#3a2858"), (0.4, "#7d4b80"), (0.7, "#c97f8f"), (0.9, "#f0b58a")])
    plate.ink(rain(Random(3), 90, 0.22, 44, 2), p.light, edge=0.1, opacity=0.35)
    plate.at(0.1)
    ground, _ = ridge(600, 900, 742, 10, 1.6, 0.8)
    plate.ink(ground, p.middle, light=p.far, depth=40, bottom=(p.near, 120))
    cx, cy = 262.0, 430.0
    skin = "#d9a08a"
    cut(plate, stroke("M520,560C524,520 512,486 506,458M540,562C546,536 550,516 560,496", 13), skin, 5)
    cut(plate, circle(505, 450, 13) + circle(561, 488, 13), skin, 5)
    cut(plate, circle(507, 447, 5.5) + circle(563, 485, 5.5), p.deep)
    cut(
        plate,
        form("8,764! 70,712 180,676 330,676 430,690 476,640 484,580 516,546 556,556 574,604 562,676 534,736 492,764!"),
        skin,
        40,
        1,
    )
    cut(plate, form("20,762! 120,736 300,730 440,738 520,716 534,736 492,766!"), mix(skin, p.light, 0.4), 8)
    cut(plate, stroke("M562,628Q548,634 538,628", 4), p.deep)
    cut(plate, rectangle(cx + 60, cy - 292, 34, 110, 3), mix(p.hot, p.near, 0.5), 8, 0.6)
    cut(plate, rectangle(cx + 54, cy - 298, 46, 14, 3), p.near, 4)
    plate.ink(
        "".join(circle(cx + 78 + k * 16, cy - 322 - k * 20, 13 + k * 4) for k in range(4)),
        p.light,
        edge=0.4,
        opacity=0.4,
    )
    shell = "M38,462C36,318 134,206 264,206C396,206 472,322 470,462C468,598 388,692 262,692C134,692 40,600 38,462Z"
    whole = cut(plate, path(shell), "#b3503f", 60, 1.2)
    coil = (
        "M470,610C520,440 430,260 280,232C140,214 50,330 68,450C84,560 190,622 290,596C372,572 400,490 372,416"
        "C344,348 262,330 212,372C170,410 180,476 226,494C262,504 290,482 284,450"
    )
    plate.ink(stroke(coil, 15), "#7c2f3a", clip=whole, edge=0.25)
    plate.ink(stroke(coil, 5), "#f0b58a", clip=whole, edge=0.25, opacity=0.6)
    turns = (2.62, 3.1, 3.6, 4.1, 4.62, 5.12, 5.6, 6.06)
    outer = [(cx + 172 * math.cos(turn), cy + 10 + 172 * math.sin(turn)) for turn in turns]
    inner = [(230.0, 440.0), (256.0, 382.0), (320.0, 420.0), (330.0, 500.0), (238.0, 550.0), (178.0, 532.0)]
    for k, (x, y) in enumerate(outer + inner):
        wide = 34 if k < len(outer) else 26
        lit = k not in (2, 9)
        pane = hotel_window(wide, lit, k in (1, 4, 6, 11), k in (0, 5, 7, 12))
        draw(plate, pane, x, y + wide * 0.73, shadow=0)
    _entrance(plate)
    _porter(plate)
    plate.at(-0.3)
    near, _ = ridge(600, 900, 838, 10, 1.3, 2.6)
    plate.ink(near, p.near, light=p.middle, depth=24, shadow=Shadow(0, -4, 8, 0.3), bottom=(p.deep, 50))
    for spot, low, size, turn, ink in (
        (330, 884, 0.34, 80, p.hot),
        (470, 880, 0.28, -70, p.warm),
        (580, 876, 0.34, 30, p.hot),
    ):
        draw(plate, leaf_maple(), spot, low, size, turn, inks={"leaf": ink})
    with plate.shining(0.22):
        draw(plate, leaf_maple(), 44, 776, 0.94, 84, inks={"leaf": p.warm, "vein": p.hot})
        draw(plate, slug_with_key(), 134, 866)
    plate.ink(rain(Random(5), 50, 0.22, 60, 2.6), p.light, edge=0.1, opacity=0.4)


def _entrance(plate: Plate) -> None:
    """A door in the shell under an awning; its carpet runs down over the foot of the snail."""
    p = PALETTES["dusk"]
    cut(plate, form("288,678! 348,678! 366,730 384,802! 312,802! 300,740"), p.hot, 10, 0.6)
    cut(plate, arched(318, 680, 72, 98), p.light, 6, 0.6)
    cut(plate, arched(318, 678, 56, 86), "#3b6a7c", 8)
    with plate.shining(0.9):
        cut(plate, circle(318, 622, 12), "#ffd98a")
    cut(plate, stroke("M318,610V634M306,622H330", 2.6) + circle(336, 648, 4), p.light)
    stripes = [path(f"M{272 + 23 * k},574l-3,22a12,10 0 0 0 25,0l-1,-22Z") for k in range(4)]
    cut(plate, "".join(stripes), p.light, 5, 0.6)
    cut(plate, stripes[0] + stripes[2], p.hot)


def _porter(plate: Plate) -> None:
    """A mouse in livery, between the carpet and the luggage."""
    livery: dict[str, Colour] = {"coat": "#c23c3a", "coat shade": "#8e2730", "cap": "#c23c3a"}
    with plate.shining(0.26):
        draw(plate, mouse_traveller(), 446, 838, 0.72, flip=True, inks=livery)
        draw(plate, suitcase(False), 532, 844, 0.42)
        draw(plate, suitcase(False), 528, 798, 0.33, 4, inks={"body": "#3b6a7c"})


SCENES.append(
    Story(
        draw=snail_hotel, palette="dusk", operator="container", setting="forest", season="autumn", framing="side",
        moods=("jealousy", "wistful"), flags=(), living=("snail", "mouse", "slug"),
        objects=("hotel", "suitcases", "key", "leaf", "rain"),
        words={"escargot/snail": 3, "hôtel/hotel": 3, "limace/slug": 2, "pluie/rain": 2, "clé/key": 2,
               "valise/suitcase": 2, "souris/mouse": 1, "feuille/leaf": 1, "fenêtre/window": 1, "voyage/journey": 2,
               "lenteur/slowness": 2, "envie/envy": 2, "foyer/home": 2, "automne/autumn": 1, "accueil/welcome": 1},
        fr=(
            "Sous la pluie, un escargot porte une coquille qui est un hôtel aux fenêtres éclairées, une "
            "souris attend à la porte ; sous une feuille, une limace tient une clé."
        ),
        en=(
            "In the rain a snail carries a shell that is a hotel with lit windows, a mouse with cases at its "
            "door; under a leaf a bare slug holds a small key."
        ),
    )
)  # fmt: skip
