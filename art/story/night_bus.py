"""A night bus in the snow, full of lamps."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from art.colour import Colour, Field, mix
from art.motif import Motif, Piece, cut, draw
from art.motifs.curves import blob, curve, form, limb, off, paced, through, tilted
from art.motifs.heads import head
from art.motifs.things import flame, lamp, lantern
from art.palettes import PALETTES
from art.press import Plate, Shadow, darker, lighter
from art.scene import Scene, Story
from art.shapes import circle, ellipse, line, path, place, polygon, rectangle, ring, stroke, town

SCENES: list[Scene] = []

GLOW = "#ffd873"


def _candlestick() -> Motif:
    """Three candles on curled arms, 200 high."""
    arms = stroke("M0,-20V-110M-52,-108C-56,-66 -20,-58 0,-62C20,-58 56,-66 52,-108", 9)
    tops = ((-52, -150), (0, -160), (52, -150))
    return Motif(
        (
            Piece(arms, "brass"),
            Piece(path("M-40,0Q-36,-20 0,-24Q36,-20 40,0Z"), "brass", 8),
            Piece("".join(rectangle(x - 8, y, 16, 44, 3) for x, y in tops), "wax", 5),
            Piece("".join(ellipse(x, y + 44, 15, 5) for x, y in tops), "brass"),
            *(piece for x, y in tops for piece in flame(x, y, 0.62)),
        ),
        {"brass": "#c8923e", "wax": "#f7ecd0", "glow": GLOW, "body": "#e0702f", "trim": "#f6b94a", "light": "#fff3c8"},
    )


def _desk_lamp() -> Motif:
    """A jointed lamp that bows its head, 170 high."""
    shade = "M-13,-20C-12,-27 12,-27 13,-20C16,-12 34,2 40,24Q0,34 -40,24C-34,2 -16,-12 -13,-20Z"
    return Motif(
        (
            Piece(path("M-42,0C-42,-12 -20,-17 0,-17C20,-17 42,-12 42,0Z"), "body", 7),
            Piece(line([(0, -14), (-38, -84)], 9) + line([(-38, -84), (14, -138)], 8), "metal", 4),
            Piece(line([(7, -24), (-24, -82)], 2.4) + line([(-28, -84), (10, -122)], 2.4), "metal"),
            Piece(circle(-38, -84, 10), "body", 5),
            Piece(circle(-38, -84, 4), "metal"),
            Piece(place(circle(0, 27, 13), 26, -130, 1, -30), "glow"),
            Piece(place(path(shade), 26, -130, 1, -30), "body", 14),
            Piece(place(path("M-40,24Q0,34 40,24Q34,36 0,38Q-34,36 -40,24Z"), 26, -130, 1, -30), "glow"),
            Piece(place(rectangle(-7, -36, 14, 12, 4), 26, -130, 1, -30), "metal"),
        ),
        {"body": "#2f7d78", "metal": "#d2a552", "glow": "#fff3c8"},
    )


def _moth_driver(plate: Plate, pane: Field) -> None:
    """A moth at the wheel: dark wings spread behind its fur, combed feelers, a driver's cap."""
    wing, fur, dark = "#6a4036", "#f2d6a2", "#1b1526"

    def mirrored(shape: str) -> str:
        return place(shape, 358, 0) + place(shape, 358, 0, 1, 0, True)

    fore = "M4,608C12,584 34,560 80,548V680H4Z"
    wings = cut(plate, mirrored(path(fore)), wing, 0, 0.6, clip=pane)
    cut(plate, mirrored(stroke("M10,604C20,584 40,564 80,553", 6)), darker(wing, 0.35), clip=wings)
    band = "M66,614Q55,612 53,621Q43,621 44,631Q35,634 38,650"
    cut(plate, mirrored(stroke(band, 3.6)), "#e0ac6a", clip=wings)
    cut(plate, mirrored(circle(44, 592, 8.6)), "#f3cf86", clip=wings)
    cut(plate, mirrored(circle(44, 592, 4.8)), dark, clip=wings)
    cut(plate, limb("358,612,42 358,650,40 358,700,34"), fur, 12, 0.5, clip=pane)
    _feelers(plate, pane, mirrored)
    tuft = path("M-9,-2C-10,12 -5,22 0,30C5,22 10,12 9,-2Z")
    cut(plate, ellipse(358, 604, 24, 14), fur, 8, clip=pane)
    for turn in (-84, 84, -56, 56, -28, 28, 0):
        cut(plate, place(tuft, 358, 598, 1, turn), lighter(fur, 0.35), 5, 0.5, clip=pane)
    cut(plate, mirrored(form("-2,552! 16,554 25,566 26,578 31,590 20,596 12,603 -2,604!")), fur, 12, 0.5, clip=pane)
    cut(plate, mirrored(ellipse(13.5, 580, 9.4, 11.6, -12)), dark, 5, clip=pane)
    with plate.shining(0.8):
        cut(plate, mirrored(circle(11, 575.5, 3)), "#fff6e0", clip=pane)
    cut(plate, stroke("M358,591C357,598 365,600 365,595C365,592 361,592 361,595", 2), "#6a4636", clip=pane)
    cut(plate, path("M330,563C324,541 340,533 358,533C376,533 392,541 386,563Q358,552 330,563Z"), "#3f5ea6", 9, 0.5)
    cut(plate, path("M330,562Q358,551 386,562L392,571Q358,558 324,571Z"), dark)
    cut(plate, circle(358, 547, 3.8), "#f0c86a")
    cut(plate, ring(358, 670, 40, 6.4), dark, 2, 0.6, clip=pane)
    cut(plate, mirrored(limb("21,620,8 30,625,6 27,639,7")), "#d8a868", 3, 0.5, clip=pane)


def _feelers(plate: Plate, pane: Field, mirrored: Callable[[str], str]) -> None:
    """Two combs that bend outwards from under the cap."""
    places = paced([(12, 556), (20, 534), (32, 517), (50, 507)], 5.2)
    combs = stroke(through([(x, y) for x, y, _ in places]), 2.8)
    for i, (x, y, turn) in enumerate(places[3:], 3):
        size = 10 * (1 - abs(i - 7) / 10)
        for side in (-58, 58):
            combs += line([(x, y), off(x, y, size, turn + side)], 2)
    cut(plate, mirrored(combs), "#4a2a26", clip=pane)


def _bus_window(plate: Plate, x: float, y: float, wide: float, ink: Colour, frame: Colour) -> Field:
    cut(plate, rectangle(x - 8, y - 8, wide + 16, 172, 20), frame, 6)
    return cut(plate, rectangle(x, y, wide, 156, 14), ink, 16)


def _bench(plate: Plate, pane: Field, x: float, y: float, ink: Colour) -> None:
    cut(plate, rectangle(x + 8, y + 104, 96, 70, 16), ink, 10, 0.5, clip=pane)
    cut(plate, rectangle(x + 18, y + 112, 76, 6, 3), lighter(ink, 0.25), clip=pane)


def _sleeper(plate: Plate, pane: Field, jacket: Colour, seat: Colour) -> None:
    """The only passenger who gives no light, his head against the glass."""
    _bench(plate, pane, 164, 488, seat)
    cut(plate, path("M172,660C172,622 190,604 214,602C250,600 272,622 276,660Z"), jacket, 16, 0.5, clip=pane)
    cut(
        plate,
        path("M190,614C198,594 236,594 246,612C236,624 204,626 190,614Z"),
        lighter(jacket, 0.35),
        8,
        0.4,
        clip=pane,
    )
    inks: dict[str, Colour] = {"skin": "#b27c56", "hair": "#17132a", "hat": "#b8553a", "band": "#d9824a"}
    asleep = tilted(head((-34, 16), "sleep", "short", "cap"), 0, 0, 20)
    draw(plate, asleep, 212, 572, 2.1, clip=pane, inks=inks)


def _waiting_lamp(plate: Plate, iron: Colour, brass: Colour) -> None:
    """A street lamp bends over the watch that hangs from its wrought-iron arm."""
    cut(plate, limb("522,868,20 523,640,14 525,420,12 530,300,11 520,226,10 488,198,9 462,216,8"), iron, 6, 0.8)
    cut(plate, path("M486,876C490,842 506,836 512,812H534C540,836 556,842 560,876Z"), iron, 8, 0.8)
    bands = rectangle(508, 806, 30, 9, 4) + rectangle(511, 600, 26, 8, 4) + rectangle(513, 396, 25, 8, 4)
    cut(plate, bands, lighter(iron, 0.3), 3)
    cage = path("M-30,0H30L40,66Q0,82 -40,66ZM-36,0Q-34,-20 0,-34Q34,-20 36,0Z") + circle(0, -38, 8)
    cut(plate, place(cage, 462, 248, 1, 4), iron, 8, 1)
    with plate.shining():
        cut(plate, place(path("M-24,8H-4V66Q-18,66 -30,62ZM4,8H24L30,62Q18,66 4,66Z"), 462, 248, 1, 4), "#fff0b8")
    arm = "M526,478C512,452 484,446 472,462C462,476 472,492 484,488C492,484 490,474 483,474"
    brace = "M524,520C510,508 500,486 502,462"
    cut(plate, stroke(arm, 7) + stroke(brace, 4.6), iron, 3, 0.6)
    cut(plate, curve("470,466 462,484 464,508", 3), brass)
    cut(plate, ring(464, 512, 5, 3) + circle(464, 540, 25), brass, 6, 0.6)
    with plate.shining(0.35):
        cut(plate, circle(464, 540, 19), "#fffaf0")
    cut(plate, stroke("M464,527V540L474,546", 3.4) + circle(464, 540, 3), "#17132a")


def _little_traveller(plate: Plate, shade: Colour, case: Colour, brass: Colour) -> None:
    """A bedside lamp beside a suitcase, close to the tall one."""
    cut(plate, rectangle(376, 826, 56, 42, 7), case, 9, 0.8)
    cut(plate, rectangle(384, 826, 6, 42) + rectangle(418, 826, 6, 42), brass)
    cut(plate, stroke("M394,826V818Q394,812 400,812H408Q414,812 414,818V826", 4.4), brass)
    cut(plate, path("M438,872C438,864 448,862 456,858C440,846 444,824 458,818H464C478,824 482,846 466,858"
                    "C474,862 484,864 484,872Z"), shade, 9, 0.8)  # fmt: skip
    cut(plate, stroke("M445,840H477", 3), brass)
    plate.veil(circle(461, 800, 62), "#ffae4a", 0.4, 24)
    glowing = plate.ramp(plate.distance(461, 806) / 54, [(0, "#fffdea"), (0.45, "#ffe49a"), (1, "#f29c3c")])
    with plate.shining(1):
        cut(plate, path("M444,764H478C486,784 494,800 500,822Q461,832 422,822C428,800 436,784 444,764Z"), glowing)
    plate.veil(circle(461, 798, 26), "#fff6cc", 0.5, 9)
    ribs = "M452,764C446,786 442,804 440,825M461,764V828M470,764C476,786 480,804 482,825"
    cut(plate, stroke(ribs, 1.8), "#d9963f", opacity=0.8)
    cut(plate, stroke("M444,764H478M423,822Q461,832 499,822", 3.4), "#c9662f")


def _street(plate: Plate, random: Random) -> None:
    p = PALETTES["night"]
    plate.sky([(0, p.deep), (0.22, p.near), (0.42, p.middle), (0.66, p.far), (1, p.far)])
    plate.at(0.8)
    houses, lit = town(random, 740, -20, 620, (190, 360), (70, 110))
    cut(plate, houses, mix(p.deep, p.near, 0.7), 16, 0.6)
    with plate.shining(0.4):
        cut(plate, lit, mix(p.warm, p.middle, 0.3), opacity=0.9)
    plate.at(0.1)
    cut(plate, path("M-10,724C160,712 420,730 620,708V920H-10Z"), mix(p.cool, p.light, 0.35), 40)


def lamps_on_the_bus(plate: Plate) -> None:
    """A night bus full of lamps in the snow; one sleeper among them; a moth drives."""
    p, random = PALETTES["night"], Random(23)
    _street(plate, random)
    plate.at(0)
    snow = mix(p.cool, p.light, 0.5)
    body, trim = mix(p.hot, p.near, 0.16), mix(p.light, p.warm, 0.35)
    dark = plate.mask(path("M-20,790C120,770 380,772 452,792C380,812 100,814 -20,806Z"))
    plate.shadow(dark, 0.8, 8)
    for x in (84, 350):
        cut(plate, circle(x, 748, 60), "#120e20")
    shell = "M-60,190H356C404,190 424,224 428,280L440,690Q440,736 404,736H-60Z"
    bus = plate.ink(path(shell), body, shade=darker(body, 0.5), light=lighter(body, 0.3), depth=44,
                    shadow=Shadow(6, 12, 16, 0.5))  # fmt: skip
    cut(plate, rectangle(-60, 426, 520, 30), trim, 6, clip=bus)
    cut(plate, rectangle(-60, 668, 520, 12), trim, clip=bus)
    cut(plate, "".join(circle(x, y, 2.6) for x in range(30, 430, 33) for y in (416, 468)), darker(body, 0.4))
    frame, seat = darker(body, 0.55), mix(p.middle, p.cool, 0.25)
    _passengers(plate, frame, seat)
    for x in (84, 350):
        cut(plate, circle(x, 746, 64), frame, clip=bus)
        cut(plate, circle(x, 752, 52), "#171226", 14)
        cut(plate, circle(x, 752, 27), mix(p.cool, p.near, 0.2), 10)
        cut(
            plate,
            "".join(
                circle(x + dx, 752 + dy, 3) for dx, dy in ((0, -17), (15, -8), (15, 9), (0, 17), (-15, 9), (-15, -8))
            ),
            p.deep,
        )
        cut(plate, circle(x, 752, 8), p.warm, 4)
    ruts = "-20,800! 20,796 60,790 84,797 110,790 150,800 290,800 326,789 350,796 378,789 420,802 500,806 "
    ruts += "620,800! 620,920! -20,920!"
    cut(plate, form(ruts), mix(p.cool, p.light, 0.35), 0)
    with plate.shining():
        cut(plate, ellipse(428, 702, 12, 18), "#fff3c8")
    plate.veil(polygon([(434, 692), (640, 706), (640, 806), (434, 716)]), GLOW, 0.45, 10)
    drift = (
        "M-60,196C-20,166 60,172 110,176C190,168 300,170 372,180C404,186 416,214 420,232C398,208 380,214 360,208"
        "C340,222 312,206 290,210C262,226 236,204 200,210C170,222 150,206 118,210C84,222 50,204 -60,214Z"
    )
    cut(plate, path(drift), lighter(snow, 0.4), 12, 0.6)
    plate.veil(ellipse(462, 866, 110, 16), "#ffb860", 0.45, 12)
    _waiting_lamp(plate, p.deep, trim)
    _little_traveller(plate, p.hot, mix(p.cool, p.middle, 0.5), mix(p.warm, p.near, 0.15))
    with plate.shining(0.2):
        cut(plate, blob("-20,868! 70,850 190,864 330,870 420,866 500,872 560,862 620,868! 620,920! -20,920!"),
            lighter(snow, 0.35), 16, 0.4)  # fmt: skip
    _snowfall(plate, random)


def _passengers(plate: Plate, frame: Colour, seat: Colour) -> None:
    """Five windows of light, and one dark."""
    p = PALETTES["night"]
    dim, cold = mix(p.warm, p.near, 0.62), mix(p.near, p.middle, 0.6)
    panes = {
        (x, y): _bus_window(plate, x, y, 112, dim, frame) for x, y in ((30, 246), (164, 246), (298, 246), (30, 488))
    }
    sleeping = _bus_window(plate, 164, 488, 112, cold, frame)
    driving = _bus_window(plate, 300, 488, 118, dim, frame)
    for (x, y), pane in panes.items():
        warm = plate.ramp(plate.distance(x + 56, y + 60) / 110, [(0, "#fff0c0"), (0.4, "#fcc268"), (1, "#bf6a32")])
        with plate.shining(0.85):
            plate.ink(pane, warm, edge=0.2)
        _bench(plate, pane, x, y, seat)
    draw(plate, lamp(), 90, 402, 0.64, -3, clip=panes[30, 246], inks={"body": p.hot, "glow": "#ffedaa"})
    draw(plate, lantern(), 220, 402, 0.62, 3, clip=panes[164, 246], inks={"glow": "#ffe28a", "light": "#fff8dc"})
    draw(plate, _candlestick(), 354, 404, 0.74, 0, clip=panes[298, 246])
    draw(plate, _desk_lamp(), 78, 646, 0.82, 0, clip=panes[30, 488])
    _sleeper(plate, sleeping, mix(p.cool, p.middle, 0.3), mix(seat, p.near, 0.3))
    warm = plate.ramp(plate.distance(358, 560) / 120, [(0, "#fff0c0"), (0.4, "#fcc268"), (1, "#bf6a32")])
    with plate.shining(0.85):
        plate.ink(driving, warm, edge=0.2)
    with plate.shining(0.3):
        _moth_driver(plate, driving)


def _snowfall(plate: Plate, random: Random) -> None:
    """Nothing falls before the two faces."""
    kept = 1 - plate.mask(rectangle(158, 484, 268, 170, 16))
    flakes = "".join(circle(random.uniform(10, 590), random.uniform(10, 880), 1.5 + random.random() ** 3 * 4.6)
                     for _ in range(230))  # fmt: skip
    with plate.shining(0.3):
        cut(plate, flakes, "#fbf6ea", opacity=0.9, clip=kept)


SCENES.append(
    Story(
        draw=lamps_on_the_bus, palette="night", operator="substitution", setting="city", season="winter",
        framing="side", flags=("night",), moods=("comic", "loneliness"), living=("sleeper", "moth"),
        objects=("bus", "lamp", "lantern", "candlestick", "desk lamp", "street lamp", "watch", "suitcase", "snow"),
        words={
            "autobus/bus": 3, "lampe/lamp": 3, "lumière/light": 3, "papillon de nuit/moth": 2, "neige/snow": 2,
            "réverbère/street lamp": 2, "dormeur/sleeper": 2, "attente/waiting": 2, "retard/delay": 1,
            "bougie/candle": 1, "chauffeur/driver": 1, "montre/watch": 1, "valise/suitcase": 1, "hiver/winter": 1,
            "fatigue/weariness": 1, "étranger/stranger": 1, "solitude/loneliness": 1,
        },
        fr=(
            "Sous la neige, un autobus à étage transporte des lampes allumées et un dormeur dans l’ombre ; un "
            "papillon de nuit conduit, un réverbère regarde sa montre."
        ),
        en=(
            "In the snow, a double-decker bus carries lit lamps and one sleeper in the dark; a moth drives, and a "
            "street lamp at the stop looks at its watch."
        ),
    )
)  # fmt: skip
