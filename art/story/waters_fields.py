"""Story cards of fields."""

from __future__ import annotations

import math
from random import Random

from art.colour import Colour, mix
from art.motif import draw
from art.motifs.beasts import rabbit_run
from art.motifs.birds import crow
from art.motifs.curves import off
from art.motifs.growth import leaf
from art.motifs.machines import SAILING_SHIP
from art.motifs.terrain import (
    plane,
    rolling,
)
from art.motifs.things import lantern
from art.palettes import PALETTES
from art.press import Plate, Shadow, darker, lighter
from art.scene import Scene, Story
from art.shapes import bird, crest_at, line, path, place, stroke
from art.story._waters_parts import plain_cut, scarecrow

SCENES: list[Scene] = []


def _swell(plate: Plate, y: float, rise: float, phase: float, tall: float, tone: Colour, tilt: float = 0) -> None:
    """One wave of wheat: its body, its stalks, the ears along its crest."""
    draw_ = Random(round(y * 7))
    shape, crest = rolling(y, rise, 2.1, phase, tilt)
    plane(plate, shape, tone, lift=0.4, reach=26 + tall * 0.4, shadow=Shadow(0, -3, 6, 0.22))
    stems = ears = ""
    for layer in (0.0, 0.5, 1.0):
        x = -16.0
        while x < 620:
            foot = crest_at(crest, x) + tall * (0.75 + layer * 0.9)
            lean = draw_.uniform(6, 26) + 8 * math.sin(x / 70 + phase)
            high = tall * draw_.uniform(0.85, 1.2)
            tip = (x + lean * high / 60, foot - high)
            stems += stroke(
                f"M{x:.1f},{foot:.1f}Q{x:.1f},{foot - high * 0.6:.1f} {tip[0]:.1f},{tip[1]:.1f}", max(1.8, tall * 0.045)
            )
            ears += leaf(*tip, tall * 0.42, tall * 0.16, -90 + lean)
            x += max(7.0, tall * 0.22)
    plate.ink(stems, darker(tone, 0.22), edge=0.15)
    plate.ink(ears, lighter(tone, 0.45), edge=0.15)


def wheat_ship(plate: Plate) -> None:
    """A three-master ploughs through ripe wheat, rabbits leap at its bow, a scarecrow holds up a lantern."""
    p = PALETTES["amber"]
    plate.sky([(0, "#f9e0a4"), (0.3, "#fbe6b4"), (0.5, "#f0a862")])
    plate.glow(230, 300, 360, p.light, 0.8)
    plate.at(0.7)
    hill, crest = rolling(486, 16, 1.3, 3.4, -34)
    plane(plate, hill, mix(p.far, p.middle, 0.3), low=(mix(p.far, p.warm, 0.5), 120))
    keeper_x = 494.0
    keeper = draw(plate, scarecrow(), keeper_x, crest_at(crest, keeper_x) + 14, 0.8, -3, True, shadow=0,
        inks={"straw": "#9c6a1c"})  # fmt: skip
    foot = crest_at(crest, keeper_x) + 20
    tuft = "".join(
        stroke(f"M{keeper_x + dx},{foot}q{dx * 0.2:.0f},-12 {dx * 0.6:.0f},-22", 3) for dx in range(-10, 14, 4)
    )
    plate.ink(tuft, "#7a3a18", edge=0.15)
    hx, hy = keeper.anchors["hand"]
    plate.ink(line([(hx + 2, hy - 2), (hx, hy + 12)], 3), p.deep, edge=0.1)
    draw(plate, lantern(), hx, hy + 68, 0.29, inks={"body": p.deep, "trim": p.hot}, shadow=0)
    gulls = "".join(
        bird(bx, by, size, turn, flap)
        for bx, by, size, turn, flap in (
            (70, 196, 40, -8, 0.9),
            (126, 150, 30, 4, 0.3),
            (52, 128, 26, -4, 0.7),
            (176, 104, 22, -10, 0.5),
        )
    )
    plate.ink(gulls, p.deep, edge=0.2)
    gold = mix(p.warm, p.light, 0.1)
    plate.at(0.5)
    _swell(plate, 548, 12, 0.4, 22, mix(gold, p.far, 0.5))
    _swell(plate, 596, 17, 2.2, 30, mix(gold, p.far, 0.25), 6)
    plate.at(0.1)
    sails: dict[str, Colour] = {
        "body": lighter(p.near, 0.14),
        "dark": p.deep,
        "light": lighter(p.hot, 0.12),
        "trim": p.warm,
        "glow": p.light,
    }
    draw(plate, SAILING_SHIP, 232, 704, 1.44, -8, inks=sails, shadow=0)
    _bow_wave(plate, 470, 626, gold)
    draw(plate, rabbit_run(), 506, 622, 0.56, -24, inks={"body": "#a4714a", "shade": "#6a4030"})
    _swell(plate, 690, 22, 4.4, 44, mix(gold, p.far, 0.12), 0)
    draw(plate, rabbit_run(), 372, 760, 0.7, -28, inks={"body": "#a4714a", "shade": "#6a4030"})
    draw(plate, rabbit_run(), 492, 752, 0.6, 14, inks={"body": "#a4714a", "shade": "#6a4030"})
    plate.at(0)
    _mown_wake(plate)
    _swell(plate, 772, 24, 1.4, 52, mix(gold, p.far, 0.4), 8)
    plate.at(-0.5)
    _swell(plate, 846, 16, 3.3, 64, mix(gold, p.middle, 0.42), -16)


def _bow_wave(plate: Plate, x: float, y: float, gold: Colour) -> None:
    """Stalks thrown up and outwards by the bow."""
    spray = Random(5)
    stalks = ears = ""
    for _ in range(30):
        a = spray.uniform(-150, -20)
        start = (x + spray.uniform(-40, 30), y + spray.uniform(-6, 26))
        tip = off(*start, spray.uniform(44, 104), a)
        stalks += stroke(
            f"M{start[0]:.0f},{start[1]:.0f}Q{(start[0] + tip[0]) / 2:.0f},{tip[1] + 6:.0f} {tip[0]:.0f},{tip[1]:.0f}",
            2.4,
        )
        ears += leaf(*tip, 24, 9, a + spray.uniform(20, 60))
    with plate.shining(0.45):
        plate.ink(stalks, darker(gold, 0.12), edge=0.15)
        plate.ink(ears, lighter(gold, 0.3), edge=0.15)


def _mown_wake(plate: Plate) -> None:
    """Behind the ship the wheat stands in sheaves."""
    p = PALETTES["amber"]
    for x, y, k, turn in ((74, 776, 0.78, -6), (182, 790, 0.92, 5)):
        body = path("M-40,0C-30,-30 -16,-44 -12,-62C-26,-84 -44,-104 -52,-130C-20,-150 24,-150 54,-128"
                    "C44,-104 26,-84 12,-62C16,-44 30,-30 42,0Z")  # fmt: skip
        plain_cut(plate, place(body, x, y, k, turn), mix(p.warm, p.light, 0.3), 9, 0.6)
        straws = "".join(
            stroke(f"M{dx * 0.8:.0f},-2Q{dx * 0.2:.0f},-62 {dx * 1.1:.0f},-134", 3) for dx in (-34, -20, -6, 8, 22, 36)
        )
        plain_cut(plate, place(straws, x, y, k, turn), darker(p.warm, 0.3))
        ears = "".join(leaf(dx, -126 - (dx * 5) % 9, 30, 11, -90 + dx * 0.6) for dx in range(-48, 50, 12))
        plain_cut(plate, place(ears, x, y, k, turn), lighter(p.warm, 0.35))
        plain_cut(plate, place(path("M-17,-54Q0,-46 17,-54V-70Q0,-62 -17,-70Z"), x, y, k, turn), p.hot, 4)
    draw(plate, crow(), 72, 680, 0.3)


SCENES.append(
    Story(
        draw=wheat_ship, palette="amber", operator="substitution", setting="daylight", season="summer", framing="wide",
        moods=("wistful", "joy"), living=("rabbits", "scarecrow", "crow"),
        objects=("ship", "wheat", "lantern", "sheaves"),
        words={"bateau/ship": 3, "blé/wheat": 3, "lapins/rabbits": 2, "moisson/harvest": 2,
               "épouvantail/scarecrow": 2, "lanterne/lantern": 2, "voiles/sails": 1, "champ/field": 2,
               "été/summer": 1, "traversée/crossing": 2, "gerbes/sheaves": 1,
               "retour/homecoming": 1, "vagues/waves": 1, "élan/momentum": 1},
        fr=(
            "Un trois-mâts aux voiles rouges fend les blés mûrs ; des lapins bondissent devant sa proue, deux "
            "gerbes se dressent le long de sa coque et un épouvantail tend une lanterne."
        ),
        en=(
            "A three-master with red sails cuts through ripe wheat; rabbits leap before its bow, two sheaves "
            "stand alongside its hull and a scarecrow holds out a lantern."
        ),
    )
)  # fmt: skip
