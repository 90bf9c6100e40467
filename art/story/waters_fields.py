"""Story cards of fields and fruit."""

from __future__ import annotations

import math
from dataclasses import replace
from random import Random

from art.colour import Colour, mix
from art.motif import carried, draw
from art.motifs.beasts import rabbit_run, wolf_sit
from art.motifs.beasts_tame import sheep, sheep_head
from art.motifs.birds import crow
from art.motifs.creatures_small import butterfly
from art.motifs.curves import along, band, branch, off
from art.motifs.growth import leaf
from art.motifs.machines import SAILING_SHIP
from art.motifs.people import posed
from art.motifs.puppet import POSES
from art.motifs.terrain import (
    cumulus,
    plane,
    rolling,
    tufts,
)
from art.motifs.things import ARMCHAIR, lantern, suitcase
from art.palettes import PALETTES
from art.press import Plate, Shadow, darker, lighter
from art.scene import Scene, Story
from art.shapes import Point, bird, circle, crest_at, ellipse, line, path, place, polygon, rectangle, stroke
from art.story._waters_parts import ground_shadow, plain_cut, scarecrow

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
    keeper_x = 518.0
    keeper = draw(plate, scarecrow(), keeper_x, crest_at(crest, keeper_x) + 6, 0.86, -3, True)
    hx, hy = keeper.anchors["hand"]
    plate.ink(line([(hx, hy), (hx, hy + 12)], 3), p.deep, edge=0.1)
    draw(plate, lantern(), hx, hy + 68, 0.29, inks={"body": p.deep, "trim": p.hot})
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
    sails: dict[str, Colour] = {"body": p.near, "dark": p.deep, "light": p.hot, "trim": p.warm, "glow": p.light}
    draw(plate, SAILING_SHIP, 232, 704, 1.44, -8, inks=sails)
    _bow_wave(plate, 474, 640, gold)
    draw(plate, rabbit_run(), 506, 622, 0.56, -24, inks={"body": "#6b4a3a", "shade": "#40292a"})
    _swell(plate, 690, 22, 4.4, 44, mix(gold, p.far, 0.12), 0)
    draw(plate, rabbit_run(), 372, 760, 0.7, -28, inks={"body": "#6b4a3a", "shade": "#40292a"})
    draw(plate, rabbit_run(), 520, 752, 0.66, 18, inks={"body": "#6b4a3a", "shade": "#40292a"})
    plate.at(0)
    _swell(plate, 772, 24, 1.4, 62, mix(gold, p.far, 0.4), 8)
    _mown_wake(plate)
    plate.at(-0.5)
    _swell(plate, 846, 16, 3.3, 84, mix(gold, p.middle, 0.42), -16)


def _bow_wave(plate: Plate, x: float, y: float, gold: Colour) -> None:
    """Stalks thrown up and outwards by the bow."""
    spray = Random(5)
    stalks = ears = ""
    for _ in range(54):
        a = spray.uniform(-165, -15)
        start = (x + spray.uniform(-40, 30), y + spray.uniform(-6, 26))
        tip = off(*start, spray.uniform(36, 92), a)
        stalks += stroke(
            f"M{start[0]:.0f},{start[1]:.0f}Q{(start[0] + tip[0]) / 2:.0f},{tip[1] + 6:.0f} {tip[0]:.0f},{tip[1]:.0f}",
            3.4,
        )
        ears += leaf(*tip, 24, 9, a + spray.uniform(20, 60))
    plate.ink(stalks, darker(gold, 0.25), edge=0.15)
    plate.ink(ears, lighter(gold, 0.3), edge=0.15)


def _mown_wake(plate: Plate) -> None:
    """Behind the ship the wheat stands in sheaves."""
    p = PALETTES["amber"]
    for x, y, k, turn in ((70, 772, 0.78, -6), (166, 806, 0.92, 5)):
        body = path("M-40,0C-30,-30 -16,-44 -12,-62C-26,-84 -44,-104 -52,-130C-20,-150 24,-150 54,-128"
                    "C44,-104 26,-84 12,-62C16,-44 30,-30 42,0Z")  # fmt: skip
        plain_cut(plate, place(body, x, y, k, turn), mix(p.warm, p.light, 0.3), 18, 1)
        straws = "".join(
            stroke(f"M{dx * 0.8:.0f},-2Q{dx * 0.2:.0f},-62 {dx * 1.1:.0f},-134", 3) for dx in (-34, -20, -6, 8, 22, 36)
        )
        plain_cut(plate, place(straws, x, y, k, turn), darker(p.warm, 0.3))
        ears = "".join(leaf(dx, -126 - (dx * 5) % 9, 30, 11, -90 + dx * 0.6) for dx in range(-48, 50, 12))
        plain_cut(plate, place(ears, x, y, k, turn), lighter(p.warm, 0.35))
        plain_cut(plate, place(path("M-17,-54Q0,-46 17,-54V-70Q0,-62 -17,-70Z"), x, y, k, turn), p.hot, 4)
    draw(plate, crow(), 72, 676, 0.3)


SCENES.append(
    Story(
        draw=wheat_ship, palette="amber", operator="substitution", setting="daylight", season="summer", framing="wide",
        moods=("wistful", "joy"), living=("rabbits", "scarecrow", "crow"),
        objects=("ship", "wheat", "lantern", "sheaves"),
        words={"bateau/ship": 3, "blé/wheat": 3, "lapins/rabbits": 2, "moisson/harvest": 2,
               "épouvantail/scarecrow": 2, "lanterne/lantern": 2, "voiles/sails": 1, "champ/field": 2,
               "été/summer": 1, "traversée/crossing": 2, "phare/lighthouse": 1, "gerbes/sheaves": 1,
               "retour/homecoming": 1, "vagues/waves": 1, "élan/momentum": 1},
        fr="Un trois-mâts aux voiles rouges fend les blés mûrs ; des lapins bondissent devant sa proue, des gerbes "
           "restent derrière lui et un épouvantail tend une lanterne.",
        en="A three-master with red sails cuts through ripe wheat; rabbits leap before its bow, sheaves stand behind "
           "it and a scarecrow holds out a lantern.",
    )
)  # fmt: skip


def _balloon_sheep(plate: Plate, x: float, y: float, size: float, turn: float, flip: bool, knot: Point) -> None:
    """A round sheep floating at (x, y), seen from below, tied by a string to the knot."""
    p = PALETTES["lemon"]
    wool = Random(round(x + y))
    plate.ink(
        stroke(
            f"M{x:.0f},{y + 60 * size:.0f}Q{x + (knot[0] - x) * 0.2:.0f},{(y + knot[1]) / 2 + 30:.0f} "
            f"{knot[0]:.0f},{knot[1]:.0f}",
            3.2,
        ),
        p.deep,
        edge=0.1,
    )
    curls = circle(0, 0, 74) + "".join(
        circle(*off(0, 0, 70, 24 * i + wool.uniform(-5, 5)), wool.uniform(19, 25)) for i in range(15)
    )
    legs = "".join(line([(a, 62), (a + b, 98)], 13) for a, b in ((-44, -8), (-20, -3), (18, 4), (42, 8)))
    hooves = "".join(circle(a, 99, 8) for a in (-52, -23, 22, 50))
    cream = mix(p.light, p.warm, 0.04)
    plain_cut(plate, place(legs, x, y, size, turn, flip), "#4a3a48", 5, 0.5)
    plain_cut(plate, place(hooves, x, y, size, turn, flip), p.deep)
    plain_cut(plate, place(curls, x, y, size, turn, flip), cream, 40 * size, 1)
    swirls = "".join(
        stroke(f"M{a},{b}q8,-14 20,-6t-6,16", 4)
        for a, b in ((-50, -20), (-16, -40), (-36, 24), (0, 8), (-6, 46), (26, -56))
    )
    plain_cut(plate, place(swirls, x, y, size, turn, flip), mix(cream, p.cool, 0.3))
    hx, hy = carried((66, -14), x, y, size, turn, flip)
    draw(plate, sheep_head(), hx, hy, 1.1 * size, turn + 8, flip)


def sheep_balloons(plate: Plate) -> None:
    """A shepherd is nearly lifted off by a bunch of sheep on strings; a wolf on a cloud holds a pin."""
    p = PALETTES["lemon"]
    plate.sky([(0, "#4ea3bd"), (0.5, "#9bd0cf"), (0.9, p.light)])
    plate.glow(330, 560, 380, p.light, 0.6)
    cumulus(plate, p, 520, 590, 170, 60)
    cumulus(plate, p, 70, 500, 130, 50)
    far, _ = rolling(742, 16, 1.6, 1)
    plane(plate, far, mix(p.far, p.light, 0.35))
    meadow, _ = rolling(790, 12, 1.2, 2.8)
    green = mix("#9dbb4c", p.warm, 0.2)
    plane(plate, meadow, green, lift=0.4, low=(mix(green, p.cool, 0.4), 140))
    plate.ink(tufts(plate.random, 90, 800, 900, 30, 10), mix(green, p.cool, 0.4), edge=0.15)
    shepherd = posed(
        replace(POSES["reach"], leg=(14, -22), other_leg=(-14, -48), feet=(40, 50), arm=(176, 184),
                other_arm=(166, 176), nod=-24, hands=("grip", "grip")),
        "cape", "straw", "beard", inks={"coat": p.near, "band": p.cool, "legs": p.deep, "hat": p.warm},
    )  # fmt: skip
    sx, sy, k = 276.0, 800.0, 1.3
    knot = carried(shepherd.anchors["hand"], sx, sy, k, 8)
    ground_shadow(plate, 280, 838, 66, 9, p.deep, 0.3)
    flock = (
        (420, 128, 0.84, 10, False), (212, 118, 0.9, -8, True), (112, 268, 0.84, -14, True),
        (486, 286, 0.86, 14, False), (306, 262, 1.04, 3, False), (196, 402, 0.8, -8, True), (408, 418, 0.78, 10, False),
    )  # fmt: skip
    for x, y, size, turn, flip in flock:
        _balloon_sheep(plate, x, y, size, turn, flip, knot)
    draw(plate, shepherd.motif, sx, sy, k, 8)
    crook = stroke("M-40,860L-8,700C-2,668 34,672 32,700C30,716 14,716 12,704", 8)
    plain_cut(plate, place(crook, 170, 10, 1, 0), "#8a5a32", 0, 0.6)
    _digger(plate)
    _wolf_with_pin(plate)
    flowers = "".join(
        circle(fx, fy, 5) for fx, fy in ((60, 838), (110, 872), (240, 868), (330, 850), (380, 880), (40, 880))
    )
    plain_cut(plate, flowers, p.hot)


def _digger(plate: Plate) -> None:
    """A black sheep half down its own tunnel."""
    mound = path("M410,884C420,846 456,830 490,836C530,826 578,846 590,884Z")
    plain_cut(plate, mound, "#8a5a32", 18, 0.8)
    plain_cut(plate, path("M436,884C440,850 470,840 500,842C530,842 548,860 552,884Z"), "#2a1c1a")
    hole = plate.mask(path("M380,600H620V868C580,884 440,884 380,868Z"))
    draw(plate, sheep(black=True), 486, 876, 0.72, 42, True, clip=hole)
    clods = "".join(
        ellipse(cx, cy, r, r * 0.8, 20)
        for cx, cy, r in ((404, 800, 9), (388, 826, 6), (420, 778, 5), (566, 800, 6), (376, 790, 4))
    )
    plain_cut(plate, clods, "#8a5a32", 5, 0.3)


def _wolf_with_pin(plate: Plate) -> None:
    p = PALETTES["lemon"]
    cumulus(plate, p, 508, 690, 200, 66, mix(p.light, p.cool, 0.12))
    draw(plate, wolf_sit(), 516, 672, 0.72, 0, True)
    arm = branch([(500, 616), (464, 606), (446, 588)], 20, 14)
    plain_cut(plate, arm, "#4f5f86", 6, 0.5)
    plate.ink(line([(446, 592), (420, 520)], 4.4), p.deep, edge=0.1)
    plain_cut(plate, circle(448, 596, 9), p.hot, 4)


SCENES.append(
    Story(
        draw=sheep_balloons, palette="lemon", operator="tether", setting="sky", season="spring", framing="below",
        moods=("joy", "comic"), living=("shepherd", "sheep", "black sheep", "wolf"),
        objects=("strings", "clouds", "pin", "tunnel", "crook"),
        words={"moutons/sheep": 3, "ballons/balloons": 3, "berger/shepherd": 3, "s’envoler/taking off": 2,
               "loup/wolf": 2, "épingle/pin": 2, "mouton noir/black sheep": 2, "ficelle/string": 1,
               "nuages/clouds": 1, "tunnel/tunnel": 1, "légèreté/lightness": 2, "rêve/dream": 1, "danger/danger": 1,
               "rebelle/rebel": 1, "pré/meadow": 1},
        fr="Un berger tient des moutons au bout de ficelles comme des ballons et quitte presque le sol ; un mouton "
           "noir creuse un tunnel, un loup sur un nuage tient une épingle.",
        en="A shepherd holds sheep on strings like balloons and nearly leaves the ground; a black sheep digs a "
           "tunnel, a wolf on a cloud holds a pin.",
    )
)  # fmt: skip


def _worm(points: list[Point], wide: float) -> tuple[str, str]:
    """A worm along points, its head at the last, and its rings."""
    curve = along(points, 8)
    rings = ""
    for i in range(4, len(curve) - 6, 4):
        x, y = curve[i]
        x1, y1 = curve[i + 1]
        away = math.hypot(x1 - x, y1 - y) or 1
        nx, ny = -(y1 - y) / away, (x1 - x) / away
        rings += line([(x - nx * wide * 0.7, y - ny * wide * 0.7), (x + nx * wide * 0.7, y + ny * wide * 0.7)], 3)
    head = curve[-1]
    return band(points, (wide * 0.5, wide, wide, wide)) + circle(*curve[0], wide * 0.5) + circle(
        *head, wide * 1.12
    ), rings


def apple_tenants(plate: Plate) -> None:
    """A great apple cut open shows the rooms of worms; one leaves by the stem; the shadow of a knife falls on it."""
    p = PALETTES["mint"]
    plate.sky([(0, "#9ccbb8"), (0.5, "#cfe3c4"), (1, "#f3edcf")])
    plate.glow(180, 240, 360, p.light, 0.7)
    cloth = path("M-20,760C160,744 440,744 620,760V920H-20Z")
    plane(plate, cloth, mix(p.cool, p.light, 0.55), lift=0.4, reach=20)
    checks = "".join(
        polygon([(x, 750), (x + 26, 750), (x + 26 + (x - 290) * 0.4, 920), (x + (x - 300) * 0.4, 920)])
        for x in range(-150, 760, 70)
    )
    checks += rectangle(-10, 786, 620, 18) + rectangle(-10, 838, 620, 26)
    plate.ink(checks, p.cool, opacity=0.35, clip=plate.mask(cloth))
    x0 = 336.0
    skin = ("M0,-262C-54,-316 -186,-322 -244,-220C-296,-118 -272,76 -190,196C-136,272 -66,304 0,282"
            "C66,304 136,272 190,196C272,76 296,-118 244,-220C186,-322 54,-316 0,-262Z")  # fmt: skip
    ground_shadow(plate, x0 + 14, 812, 250, 20, p.deep, 0.35)
    apple = place(path(skin), x0, 526, 1)
    plain_cut(plate, apple, p.hot, 40, 1.3)
    flesh = place(path(skin), x0, 528, 0.915)
    inside = plain_cut(plate, flesh, mix(p.light, p.warm, 0.12), 34)
    stem = branch([(x0 + 2, 286), (x0 + 6, 220), (x0 + 34, 160)], 26, 15)
    plain_cut(plate, stem, "#6b4630", 8, 0.6)
    foliage = leaf(x0 + 22, 196, 150, 74, -18)
    plain_cut(plate, foliage, p.middle, 20, 1)
    plate.ink(stroke(f"M{x0 + 26},194Q{x0 + 90},170 {x0 + 158},150", 4), p.near, edge=0.15)
    room_ink = mix("#c98a4b", p.warm, 0.35)
    rooms = path(
        f"M{x0},384C{x0 - 96},356 {x0 - 196},420 {x0 - 190},540C{x0 - 184},612 {x0 - 120},640 {x0},640"
        f"C{x0 + 92},640 {x0 + 130},604 {x0 + 128},530C{x0 + 126},430 {x0 + 70},370 {x0},384Z"
    )
    rooms += branch([(x0 + 2, 400), (x0 + 26, 330), (x0 - 26, 290), (x0 - 10, 258)], 52, 44)
    rooms += path(
        f"M{x0 - 60},676C{x0 + 10},660 {x0 + 100},664 {x0 + 118},700C{x0 + 122},740 {x0 + 60},768 {x0},766"
        f"C{x0 - 50},768 {x0 - 96},744 {x0 - 92},712C{x0 - 90},692 {x0 - 80},680 {x0 - 60},676Z"
    )
    rooms += path(
        f"M{x0 + 150},400C{x0 + 160},360 {x0 + 214},364 {x0 + 216},420"
        f"V520C{x0 + 214},548 {x0 + 164},552 {x0 + 156},524Z"
    )
    rooms += branch([(x0 + 60, 610), (x0 + 92, 650), (x0 + 70, 690)], 40, 40) + branch(
        [(x0 + 110, 480), (x0 + 160, 470)], 40, 40
    )
    hollow = plate.ink(rooms, room_ink, shade=darker(room_ink, 0.45), depth=26, towards=(0.5, 0.8), clip=inside)
    plate.glow(x0 + 66, 560, 170, "#fff0b8", 0.6, clip=hollow)
    floors = path(f"M{x0 - 200},606C{x0 - 120},598 {x0 + 60},598 {x0 + 140},606V660H{x0 - 200}Z") + rectangle(
        x0 - 100, 744, 230, 40
    )
    plate.ink(floors, "#8d5a34", clip=hollow, edge=0.2)
    _hearth(plate, x0)
    _reader(plate, x0)
    _other_rooms(plate, x0)
    _leaver(plate, x0)
    _caller(plate, x0)
    knife = path("M-2,0C-34,120 -58,250 -46,420C-42,456 -28,484 -10,500C22,440 48,300 50,0Z")
    knife += rectangle(-8, -22, 64, 24, 4) + path(
        "M6,-18L2,-150C-8,-172 -2,-196 24,-196C52,-196 56,-172 46,-150L42,-18Z"
    )
    plate.ink(place(knife, 490, 236, 0.98, 25), "#0f2a33", edge=0.8, opacity=0.42)


def _hearth(plate: Plate, x0: float) -> None:
    """A fireplace in the core, where the seeds glow."""
    p = PALETTES["mint"]
    plain_cut(plate, path(f"M{x0 + 18},608V516C{x0 + 18},480 {x0 + 112},480 {x0 + 112},516V608Z"), p.light, 10, 0.8)
    plain_cut(plate, rectangle(x0 + 6, 490, 118, 14, 4), p.near, 4, 0.5)
    plain_cut(plate, path(f"M{x0 + 34},608V540C{x0 + 34},512 {x0 + 96},512 {x0 + 96},540V608Z"), p.deep)
    plate.glow(x0 + 65, 590, 60, p.warm, 0.9)
    seeds = "".join(
        leaf(x0 + dx, 606, tall, 20, -90 + lean) for dx, tall, lean in ((48, 40, -16), (66, 52, 4), (82, 38, 18))
    )
    plain_cut(plate, seeds, p.hot, 6)
    plain_cut(plate, leaf(x0 + 58, 606, 26, 12, -94) + leaf(x0 + 76, 606, 24, 11, -80), p.warm)
    plain_cut(plate, circle(x0 + 38, 478, 11) + rectangle(x0 + 80, 462, 22, 28, 2), p.cool, 4)


def _reader(plate: Plate, x0: float) -> None:
    p = PALETTES["mint"]
    draw(plate, ARMCHAIR, x0 - 116, 612, 0.84, inks={"body": p.near, "trim": p.warm})
    body, rings = _worm(
        [(x0 - 26, 600), (x0 - 50, 570), (x0 - 92, 558), (x0 - 120, 520), (x0 - 104, 466), (x0 - 84, 446)], 23
    )
    green = "#b9cc6a"
    plain_cut(plate, body, green, 12, 0.8)
    plate.ink(rings, darker(green, 0.3), edge=0.15)
    gown = band([(x0 - 60, 566), (x0 - 96, 556), (x0 - 121, 520), (x0 - 110, 478)], (26, 28, 28, 26))
    plain_cut(plate, gown, p.cool, 12)
    plate.ink(stroke(f"M{x0 - 134},536Q{x0 - 112},548 {x0 - 92},534", 7), p.warm, edge=0.15)
    arms = branch([(x0 - 108, 500), (x0 - 80, 522), (x0 - 52, 512)], 15, 11)
    plain_cut(plate, arms, darker(p.cool, 0.2), 4, 0.4)
    book = path(f"M{x0 - 58},488L{x0 - 28},478L{x0 - 18},520L{x0 - 48},530Z")
    plain_cut(plate, book, p.hot, 5, 0.5)
    plain_cut(plate, path(f"M{x0 - 58},488L{x0 - 52},486L{x0 - 42},528L{x0 - 48},530Z"), p.light)
    plate.ink(circle(x0 - 74, 444, 3.6), p.deep, edge=0.1)
    plate.ink(
        f'<circle fill="none" stroke="#fff" stroke-width="3" cx="{x0 - 73}" cy="444" r="9"/>'
        + stroke(f"M{x0 - 82},442L{x0 - 100},436", 3),
        p.deep,
        edge=0.1,
    )
    cap = (
        path(f"M{x0 - 110},432C{x0 - 104},404 {x0 - 74},404 {x0 - 62},426C{x0 - 80},420 {x0 - 96},422 {x0 - 110},432Z")
        + branch([(x0 - 92, 412), (x0 - 126, 408), (x0 - 138, 440)], 20, 6)
        + circle(x0 - 138, 444, 8)
    )
    plain_cut(plate, cap, p.hot, 6, 0.4)


def _other_rooms(plate: Plate, x0: float) -> None:
    """A bed with a small sleeper; a larder of jars."""
    p = PALETTES["mint"]
    plain_cut(plate, rectangle(x0 - 78, 716, 8, 34) + rectangle(x0 + 56, 722, 8, 28), p.near)
    plain_cut(plate, rectangle(x0 - 72, 728, 132, 16, 5), p.light, 5, 0.4)
    plain_cut(plate, ellipse(x0 - 54, 724, 20, 10), p.light, 4, 0.3)
    body, _ = _worm([(x0 + 20, 730), (x0 - 10, 722), (x0 - 46, 716)], 12)
    plain_cut(plate, body, "#cfdd8c", 6)
    plain_cut(plate, path(f"M{x0 - 30},736C{x0 - 26},706 {x0 + 50},706 {x0 + 58},738Z"), p.cool, 9, 0.4)
    plate.ink(stroke(f"M{x0 - 54},714q5,5 10,0", 2.6), p.deep, edge=0.1)
    for y in (436, 494):
        plain_cut(plate, rectangle(x0 + 152, y, 66, 6), p.near)
    for jx, jy, ink in ((160, 436, p.hot), (182, 436, p.warm), (162, 494, p.cool), (188, 494, p.hot)):
        plain_cut(plate, rectangle(x0 + jx, jy - 24, 18, 24, 4), ink, 4)
        plain_cut(plate, rectangle(x0 + jx - 1, jy - 29, 20, 6, 2), p.light)


def _leaver(plate: Plate, x0: float) -> None:
    p = PALETTES["mint"]
    plain_cut(plate, ellipse(x0 - 22, 270, 34, 14), "#5a2a1c")
    body, rings = _worm([(x0 - 20, 274), (x0 - 34, 220), (x0 - 84, 196), (x0 - 96, 152), (x0 - 76, 118)], 21)
    green = "#8fae56"
    plain_cut(plate, body, green, 11, 0.9)
    plate.ink(rings, darker(green, 0.3), edge=0.15)
    plate.ink(circle(x0 - 68, 112, 3.6), p.deep, edge=0.1)
    bowler = path("M-34,0Q0,10 34,0Q34,-6 24,-7C22,-34 -22,-34 -24,-7Q-34,-6 -34,0Z")
    plain_cut(plate, place(bowler, x0 - 80, 98, 0.92, -10), p.deep, 6, 0.5)
    arm = branch([(x0 - 96, 176), (x0 - 128, 186), (x0 - 146, 214)], 12, 9)
    plain_cut(plate, arm, green, 4, 0.4)
    draw(plate, suitcase(), x0 - 150, 284, 0.44, 6)


def _caller(plate: Plate, x0: float) -> None:
    """A butterfly at the door in the skin, a hand on the bell."""
    p = PALETTES["mint"]
    door = path(f"M{x0 - 262},612V556C{x0 - 262},528 {x0 - 214},528 {x0 - 212},556L{x0 - 198},622Z")
    plain_cut(plate, door, p.near, 8, 0.6)
    plate.ink(circle(x0 - 216, 588, 4), p.warm, edge=0.1)
    draw(plate, butterfly(), 66, 744, 0.54, 12)
    bell = path(
        f"M{x0 - 276},500C{x0 - 292},506 {x0 - 294},524 {x0 - 298},532H{x0 - 254}"
        f"C{x0 - 260},522 {x0 - 262},506 {x0 - 276},500Z"
    ) + circle(x0 - 276, 536, 5)
    plain_cut(plate, bell, p.warm, 6, 0.5)
    plate.ink(stroke(f"M{x0 - 276},540Q{x0 - 268},590 74,640", 3), p.deep, edge=0.1)


SCENES.append(
    Story(
        draw=apple_tenants, palette="mint", operator="container", setting="daylight", season="autumn", framing="close",
        moods=("comic", "tender"), living=("worms", "butterfly"),
        objects=("apple", "armchair", "fireplace", "suitcase", "bed", "jars", "bell", "shadow of a knife"),
        words={"pomme/apple": 3, "ver/worm": 3, "maison/home": 3, "couteau/knife": 2, "ombre/shadow": 2,
               "départ/departure": 2, "cheminée/hearth": 2, "valise/suitcase": 1, "papillon/butterfly": 1,
               "lecture/reading": 1, "fruit/fruit": 1, "menace/threat": 2, "voisins/neighbours": 1,
               "confort/comfort": 1, "sonnette/doorbell": 1},
        fr="Une grande pomme coupée montre des pièces : un ver en robe de chambre lit près du feu, un autre part "
           "avec une valise ; un papillon sonne à la porte ; l’ombre d’un couteau tombe dessus.",
        en="A great apple cut open shows rooms: a worm in a dressing gown reads by the fire, another leaves with a "
           "suitcase; a butterfly rings at the door; the shadow of a knife falls on it.",
    )
)  # fmt: skip
