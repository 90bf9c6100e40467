"""Memory cards with people seen from behind: before a factory, before a hut in the snow."""

from __future__ import annotations

import math
from collections.abc import Mapping
from random import Random

from art.colour import Colour
from art.memory._early import LOW, MIDDLE, Card
from art.memory._late import bricks
from art.motif import Motif, Piece
from art.motifs.curves import blob, both, curve, holed, limb
from art.press import Plate
from art.scene import Memory, Scene
from art.shapes import circle, ellipse, line, path, place, polygon, rectangle, stroke

SCENES: list[Scene] = []

WORKER_INKS = {"coat": "#4a2a2c", "legs": "#2c1a20", "boot": "#1c1014", "skin": "#a8694c", "hair": "#2a1716"}


def _boots(standing: float, lifted: float) -> tuple[Piece, ...]:
    """A foot on the ground and one that leaves it, heel first, both seen from behind."""
    flat = path("M-11,-34C-12,-18 -17,-10 -17,0C-17,4 -13,5 -9,5H8C13,5 16,3 16,-2C15,-12 12,-20 11,-34Z")
    raised = path("M-12,-40C-14,-26 -15,-18 -14,-8C-10,2 8,4 13,-4C15,-14 12,-26 11,-40Z")
    return (
        Piece(place(raised, lifted, 0), "boot", 8),
        Piece(place(ellipse(0, -4, 11, 7), lifted, 0), "legs", 0),
        Piece(place(flat, standing, 0), "boot", 8),
    )


HAND = path("M-7,-12C-10,0 -10,12 -5,19C-1,24 5,22 7,14C9,6 9,-4 7,-12Z")


def _arm(shoulder: float, wrist: float, top: float, bottom: float) -> str:
    """A sleeve that hangs from a shoulder, on the right; narrow at the wrist."""
    low = bottom - top
    return path(
        f"M{shoulder - 12},{top}C{shoulder + 6},{top + 4} {shoulder + 12},{top + low * 0.3:.0f} "
        f"{(shoulder + wrist) / 2 + 14:.0f},{top + low * 0.55:.0f}C{wrist + 12},{top + low * 0.8:.0f} "
        f"{wrist + 11},{top + low * 0.9:.0f} {wrist + 11},{bottom}Q{wrist},{bottom + 5} {wrist - 10},{bottom}"
        f"C{wrist - 12},{top + low * 0.7:.0f} {shoulder - 14},{top + low * 0.5:.0f} "
        f"{shoulder - 16},{top + low * 0.3:.0f}Z"
    )


def _upon(legs: tuple[Piece, ...], high: float, upper: tuple[Piece, ...], inks: Mapping[str, Colour]) -> Motif:
    """A body that stands so high on its legs."""
    return Motif(legs, inks) + Motif(upper, inks).moved(0, -high)


def _worker() -> Motif:
    """A tall man in a cap and a short coat, a tin can in his left hand."""
    coat = path(
        "M-12,-296C-26,-290 -40,-286 -47,-270C-50,-240 -42,-200 -40,-164C-40,-146 -42,-128 -44,-112"
        "C-26,-104 24,-104 44,-112C42,-130 40,-148 40,-166C42,-200 50,-240 47,-270C40,-286 26,-290 12,-296Z"
    )
    legs = path("M-40,-170H-1L-7,-14H-31Z") + path("M1,-170H40L35,-28H14Z")
    head = (
        Piece(ellipse(-20, -328, 4, 8) + ellipse(20, -328, 4, 8), "skin", 3),
        Piece(path("M-19,-338C-21,-318 -15,-308 0,-307C15,-308 21,-318 19,-338Z"), "hair", 9),
        Piece(path("M-22,-336C-33,-346 -29,-364 0,-366C29,-364 35,-348 23,-336C12,-330 -12,-330 -22,-336Z"), "hat", 10),
        Piece(path("M-21,-339Q0,-333 22,-339L21,-333Q0,-326 -20,-333Z"), "legs"),
    )
    return _upon(
        (Piece(legs, "legs", 12), *_boots(-19, 24)),
        42,
        (
            Piece(both(_arm(46, 58, -284, -158)), "coat", 10),
            Piece(place(HAND, -58, -147) + place(HAND, 58, -147, 1, 0, True), "skin", 5),
            Piece(path("M-73,-116Q-58,-146 -43,-116L-45,-112Q-58,-136 -71,-112Z"), "boot"),
            Piece(rectangle(-76, -116, 36, 40, 7), "tin", 10),
            Piece(rectangle(-78, -118, 40, 9, 4), "tin", 4, True),
            Piece(path("M-11,-318H11V-288Q0,-280 -11,-288Z"), "skin", 8),
            Piece(coat, "coat", 20),
            Piece(stroke("M0,-288C2,-230 0,-180 1,-106M-40,-168Q0,-158 40,-168", 2.6), "boot"),
            Piece(path("M-22,-293Q0,-304 22,-293L19,-281Q0,-290 -19,-281Z"), "legs", 5, True),
            *head,
        ),
        {**WORKER_INKS, "hat": "#33202a", "tin": "#9a7258"},
    )


def _woman() -> Motif:
    """A woman in a headscarf and a long coat, a basket in her hand."""
    coat = path(
        "M-10,-268C-24,-264 -36,-259 -41,-244C-44,-216 -35,-190 -31,-170C-38,-132 -48,-92 -54,-56"
        "C-30,-45 30,-45 54,-56C48,-94 38,-132 31,-170C35,-190 44,-216 41,-244C36,-259 24,-264 10,-268Z"
    )
    legs = limb("-15,-90,22 -15,-52,18 -16,-14,13") + limb("15,-90,22 17,-56,18 20,-26,13")
    return _upon(
        (Piece(legs, "stocking", 8), *_boots(-16, 20)),
        20,
        (
            Piece(both(_arm(40, 56, -256, -150)), "coat", 9),
            Piece(stroke("M-92,-96C-92,-150 -28,-150 -28,-96", 5), "boot"),
            Piece(place(HAND, -58, -142, 0.9) + place(HAND, 56, -142, 0.9, 0, True), "skin", 4),
            Piece(coat, "coat", 22),
            Piece(path("M-32,-176Q0,-166 32,-176L34,-165Q0,-154 -34,-165Z"), "legs", 4),
            Piece(stroke("M-11,-156C-13,-120 -20,-86 -22,-52M11,-156C15,-120 18,-86 22,-52", 2.4), "boot"),
            Piece(path("M-96,-100H-24L-32,-62Q-60,-54 -88,-62Z"), "basket", 12, True),
            Piece(stroke("M-94,-88Q-60,-82 -27,-88M-91,-76Q-60,-69 -30,-76", 2.4), "boot"),
            Piece(
                path("M-23,-306C-25,-332 -13,-341 0,-341C13,-341 25,-332 23,-306C22,-290 17,-278 11,-272L14,-246L0,-254"
                "L-14,-246L-11,-272C-17,-278 -22,-290 -23,-306Z"),
                "hat", 14, True,
            ),
            Piece(path("M-22,-296Q0,-282 22,-296Q20,-285 7,-279Q6,-268 0,-268Q-6,-268 -7,-279Q-20,-285 -22,-296Z"),
                "band", 5),
        ),
        {**WORKER_INKS, "coat": "#5c2c2a", "stocking": "#6e4438", "hat": "#a63a2c", "band": "#b8462f",
            "basket": "#8a5a34"},
    )  # fmt: skip


def _old_man() -> Motif:
    """A bent man with a stick, his head sunk between his shoulders."""
    coat = path(
        "M-12,-252C-30,-250 -45,-240 -48,-220C-50,-186 -44,-152 -44,-122C-45,-108 -47,-96 -50,-84"
        "C-28,-74 28,-74 50,-84C47,-100 45,-116 45,-130C46,-160 54,-192 49,-220C44,-242 30,-250 14,-252Z"
    )
    legs = path("M-42,-130H-2L-11,-16H-37Z") + path("M0,-130H40L34,-28H12Z")
    return _upon(
        (Piece(legs, "legs", 12), *_boots(-24, 23)),
        28,
        (
            Piece(place(_arm(46, 56, -240, -124), 0, 0, 1, 0, True) + _arm(47, 68, -240, -130), "coat", 10),
            Piece(line([(72, -124), (82, 30)], 6) + stroke("M73,-120C70,-136 86,-140 89,-126", 7), "stick", 3),
            Piece(place(HAND, -56, -113) + ellipse(71, -118, 8, 10), "skin", 4),
            Piece(coat, "coat", 24),
            Piece(stroke("M2,-246C6,-200 2,-140 1,-78M-43,-132Q0,-122 45,-134", 2.6), "boot"),
            Piece(ellipse(-14, -268, 4, 8) + ellipse(26, -268, 4, 8), "skin", 3),
            Piece(path("M-13,-277C-16,-262 -9,-247 6,-246C21,-247 28,-262 25,-277Z"), "grey", 9),
            Piece(path("M-26,-240Q4,-260 34,-240L30,-227Q4,-245 -23,-227Z"), "legs", 6, True),
            Piece(path("M-17,-274C-28,-284 -22,-301 6,-303C34,-301 41,-286 30,-274C18,-268 -6,-268 -17,-274Z"), "hat",
                11),
            Piece(path("M-15,-277Q6,-271 28,-277L27,-270Q6,-264 -14,-270Z"), "boot"),
        ),
        {**WORKER_INKS, "coat": "#41303a", "hat": "#54383a", "grey": "#9a8a80", "stick": "#7a4a2c"},
    )  # fmt: skip


def _clock(card: Card, x: float, y: float, size: float) -> None:
    """A lit dial without hands."""
    card.cut(circle(x, y, size * 1.22), "#4a1c1a", 8, 0.6)
    with card.plate.shining(0.85):
        card.flat(circle(x, y, size), "#ffeebf")
    turns = [i * math.tau / 12 for i in range(12)]
    card.flat(
        "".join(
            line([(x + size * r * math.sin(a), y - size * r * math.cos(a)) for r in (0.7, 0.88)], size * 0.1)
            for a in turns
        )
        + circle(x, y, size * 0.08),
        "dark",
    )


def _works(card: Card) -> None:
    """Three chimneys that smoke to the right, and a hall with a saw-toothed roof."""
    plate = card.plate
    plate.at(0.75)
    for x, top, half in ((150, 240, 17), (238, 176, 21), (486, 268, 16)):
        sides = [(x - half * 0.72, top), (x + half * 0.72, top), (x + half * 1.15, 560), (x - half * 1.15, 560)]
        card.cut(polygon(sides), "brick", 18, 0)
        card.flat(rectangle(x - half * 0.86, top - 4, half * 1.72, 11, 2), "#6a2820")
        card.flat(rectangle(x - half * 0.8, top + 26, half * 1.6, 8), "#e0a070", opacity=0.7)
        course = (
            f"{x},{top - 12},{half * 1.2:.0f} {x + 34},{top - 44},{half * 2:.0f} {x + 110},{top - 60},{half * 2.6:.0f} "
        )
        course += f"{x + 220},{top - 70},{half * 3.4:.0f} {x + 420},{top - 66},{half * 4:.0f}"
        plate.veil(limb(course), "#6a2a24", 0.82, 5, 0.16)
        course = f"{x + 20},{top - 40},{half:.0f} {x + 120},{top - 68},{half * 1.2:.0f} "
        f"{x + 300},{top - 84},{half * 1.1:.0f}"
        plate.veil(limb(course), "#c86a48", 0.5, 5, 0.4)
    plate.at(0.5)
    roof = "M40,580V482L110,440V482L180,440V482H252V342L300,306L348,342V482L420,440V482L490,440V482L560,440V580Z"
    card.cut(path(roof), "#702c22", 14, 0)
    card.flat(stroke("M246,346L300,305L354,346", 6), "#e8a46a")
    with plate.shining(0.55):
        for x in (78, 118, 158, 200, 376, 418, 458, 498):
            card.flat(path(f"M{x},540V506Q{x + 12},492 {x + 24},506V540Z"), "#f6b766")
    _clock(card, 300, 376, 31)


def _gateway(card: Card) -> None:
    """The brick arch in which we stand, its stones lit along the inner edge."""
    plate = card.plate
    plate.at(-0.12)
    opening = "M58,920V330C58,160 160,64 300,64C440,64 542,160 542,330V920Z"
    wall = holed(f"M-20,-20H620V920H-20Z{opening}")
    mask = card.cut(wall, "#4a1c1a", 0, 1)
    card.cut(bricks(-30, -26, 10, 24, 74, 40), "#7e3428", 8, 0, clip=mask)
    stones = ""
    for i in range(15):
        a, b = (math.pi * (i + k) / 15 for k in (0.06, 0.94))
        inner = [(300 - 242 * math.cos(t), 322 - 258 * math.sin(t)) for t in (a, (a + b) / 2, b)]
        outer = [(300 - 300 * math.cos(t), 322 - 316 * math.sin(t)) for t in (b, (a + b) / 2, a)]
        stones += polygon(inner + outer)
    card.cut(stones, "#94452f", 6, 0.4)
    for y in range(334, 920, 62):
        card.cut(rectangle(0, y, 58, 56, 3) + rectangle(542, y, 58, 56, 3), "#94452f", 6, 0.4)
    with plate.shining(0.5):
        card.flat(stroke(opening, 5), "#f0a868")


def factory_gate(plate: Plate) -> None:
    card = Card(plate, "#b1503a", "#2b1014", "#f6e4c3", "#e7b043", fade=-100, brick="#8a3a2c")
    with plate.shining(0.8):
        card.flat(rectangle(-20, -20, 640, 640), "#e8874c")
    plate.veil(rectangle(-20, 420, 640, 300), "#f8b46a", 0.75, 70, 0.85)
    plate.glow(416, 392, 300, "#ffd890", 0.9)
    with plate.shining(1):
        card.flat(circle(416, 392, 54), "#ffe49a")
    _works(card)
    plate.at(0.2)
    card.cut(path("M-20,574H620V920H-20Z"), "#dc8450", 0, 0)
    random = Random(7)
    for row in range(13):
        y, size = 582 + row * row * 1.7 + row * 7, 16 + row * 5
        stones = "".join(
            ellipse(x + random.uniform(-3, 3), y + random.uniform(-2, 2), size * 0.52, size * 0.2)
            for x in range(int(-(row % 2) * size), 640, int(size * 1.12))
        )
        card.flat(stones, "#f2a468" if row % 2 else "#ea9860", opacity=0.75)
    plate.veil(polygon([(320, 574), (450, 574), (640, 900), (150, 900)]), "#ffca80", 0.28, 30, 0.4)
    plate.at(0)
    card.put(_worker(), 304, 748, 0.78)
    card.put(_woman(), 184, 806, 0.9)
    card.put(_old_man(), 424, 814, 0.93)
    _gateway(card)


SCENES.append(
    Memory(
        draw=factory_gate, age="work", hue="brick red", shape="chimneys", count=3, direction="right",
        moods=("dark", "pride"), living=("workers",), objects=("chimney", "clock", "gate", "smoke"),
        words={
            "usine/factory": 3, "cheminée/chimney": 2, "trois/three": 1, "fumée/smoke": 2, "horloge/clock": 2,
            "ouvrier/worker": 3, "de dos/from behind": 2, "travail/work": 3, "fatigue/tiredness": 2, "brique/brick": 1,
            "sans heure/timeless": 2, "porte/gate": 2, "routine/routine": 2, "rouge/red": 1, "ombre/shadow": 1,
        },
        fr=(
            "De dos sous un porche de brique, un homme en casquette, une femme en foulard et un vieil homme "
            "à la canne vont vers une usine ; soleil bas, trois cheminées qui fument, une horloge sans "
            "aiguilles."
        ),
        en="From behind, under a brick archway, a man in a cap, a woman in a headscarf and an old man with a "
        "stick walk "
        "towards a factory in low sun; three chimneys smoke to the right, the clock has no hands.",
    )
)  # fmt: skip


def _peak(card: Card) -> None:
    """A mountain that the moon lights from the right."""
    plate = card.plate
    plate.at(0.85)
    card.cut(polygon([(-80, 560), (30, 330), (84, 392), (120, 366), (240, 600)]), "far", 20, 0)
    card.cut(polygon([(420, 600), (520, 372), (556, 404), (600, 340), (700, 600)]), "far", 20, 0)
    plate.at(0.5)
    outline = (
        f"M-40,{MIDDLE}L40,412L104,360L150,282L206,232L246,152L292,92L324,152L352,180L392,264L432,296L474,358L546,398"
        f"L640,{MIDDLE}V760H-40Z"
    )
    card.cut(path(outline), "mid", 0, 0)
    lit = (
        f"M292,92L324,152L352,180L392,264L432,296L474,358L546,398L640,{MIDDLE}V760H300L352,640L312,560L340,474L296,398"
        "L320,320L280,252L304,178Z"
    )
    card.cut(path(lit), "light", 0, 0)
    gully = "M324,152L318,214L342,268L330,340L366,404L352,470L384,520L372,440L390,392L362,318L366,262L344,206Z"
    card.flat(path(gully), "mid", opacity=0.85)
    lights = (
        "M246,152L238,206L256,246L232,300L250,352L216,420L206,372L220,320L206,286L226,236Z",
        "M150,282L146,330L168,366L140,420L150,470L108,520L112,456L96,420L126,372L128,326Z",
    )
    card.flat("".join(path(one) for one in lights), "#b9d4e4", opacity=0.9)


def _pine(card: Card, x: float, y: float, size: float) -> None:
    """A fir under snow, its lit side to the right."""
    for i in range(4):
        top, wide = y - size * (1 - 0.2 * i), size * (0.13 + 0.055 * i)
        foot = top + size * 0.4
        card.cut(path(f"M{x},{top}L{x + wide},{foot}Q{x},{foot + size * 0.05} {x - wide},{foot}Z"), "#1d3a58", 6, 0)
        card.flat(path(f"M{x},{top}L{x + wide},{foot}Q{x + wide * 0.5},{foot - size * 0.1} {x},{top}Z"), "light")


def _hut(card: Card) -> None:
    plate = card.plate
    for x, y, size in ((318, 588, 112), (544, 590, 150), (586, 604, 116)):
        _pine(card, x, y, size)
    card.cut(rectangle(462, 432, 20, 60), "dark", 6, 0)
    card.flat(rectangle(458, 424, 28, 12, 5), "light")
    plate.veil(limb("472,422,8 478,392,13 466,352,18 488,306,26 484,250,32 506,196,38"), "#6f8eae", 0.7, 5, 0.3)
    card.cut(path("M366,600V512L432,446L498,512V600Z"), "wood", 8, 0.8)
    card.flat("".join(line([(368, y), (496, y)], 2.4) for y in range(526, 600, 14)), "dark", opacity=0.7)
    card.cut(path("M338,530L432,432L526,530L512,536L432,456L352,536Z"), "dark", 4, 0.8)
    snow = (
        "M330,528C334,514 350,500 364,484L418,424C426,414 438,414 446,424L500,484C514,500 530,514 534,528"
        "C528,538 516,536 508,526L432,446L356,526C348,536 336,538 330,528Z"
    )
    card.cut(path(snow), "light", 10, 0.6)
    with plate.shining(1):
        card.flat(rectangle(386, 536, 36, 34, 2), "#ffd467")
    card.flat(rectangle(402, 536, 4, 34) + rectangle(386, 551, 36, 4), "dark")
    card.flat(rectangle(382, 570, 44, 7, 3), "light")
    card.cut(path("M446,602V540H480V602Z"), "#2c2026", 4, 0.3)
    card.flat(circle(473, 572, 3), "#ffd467")
    plate.at(0.1)
    card.flat(blob("322,604 372,591 432,594 500,590 606,600 640,610! 640,626! 322,626!"), "#dbe8ee")
    with plate.shining(0.45):
        card.flat(polygon([(388, 612), (404, 612), (400, 640), (374, 640)])
            + polygon([(409, 612), (424, 612), (432, 640), (406, 640)]), "#ffe9b0", opacity=0.75)  # fmt: skip


def _skier(card: Card) -> None:
    """Seen from behind: a woollen hat, a scarf, a rucksack, skis on the shoulder."""
    for turn, ink, pale in ((-7, "#24507a", "light"), (-13, "#e2b23c", "light")):
        ski = path("M-14,330V-330C-14,-368 -8,-398 4,-416C14,-398 15,-368 14,-330V330Z")
        card.cut(place(ski, 92, 680, 1, turn), ink, 10, 1)
        card.flat(place(rectangle(-3, -300, 6, 560, 3), 92, 680, 1, turn), pale, opacity=0.75)
    jacket = (
        "M-30,960C-34,900 -16,832 24,796C60,766 120,752 150,738C180,724 226,724 256,738C292,754 340,768 366,804"
        "C394,842 404,900 402,960Z"
    )
    card.cut(path(jacket), "accent", 46, 1.4)
    card.flat(curve("62,800 42,850 40,930", 4) + curve("342,806 356,850 358,930", 4), "#8a1c1c")
    card.cut(
        path("M104,776C104,756 120,748 128,752L122,960H92Z") + path("M302,780C302,758 288,750 280,754L288,960H316Z"),
        "#5a3a34",
        8,
        0.8,
    )
    card.cut(path("M96,980C88,900 92,838 110,812C140,788 270,788 298,814C316,840 320,900 312,980Z"), "#a5784e", 34, 1.2)
    card.cut(
        path("M90,866C92,820 112,796 136,792C180,782 232,784 270,794C296,800 314,824 316,866C250,884 150,884 90,866Z"),
        "#c09262",
        20,
        1,
    )
    for x in (150, 256):
        card.cut(rectangle(x - 8, 800, 16, 120, 4), "#4a2e2a", 5, 0.5)
        card.flat(rectangle(x - 11, 870, 22, 18, 4), "#d8c79a")
    card.cut(limb("128,744,30 200,726,40 280,744,30") + limb("130,730,30 200,708,46 276,730,30"), "#3a6ea0", 14, 1)
    card.cut(
        path("M138,704C128,640 136,596 200,590C266,594 274,640 264,704C240,728 164,728 138,704Z"), "#e9dcc0", 34, 1
    )
    ribs = "".join(
        stroke(f"M{200 + k * 15:.0f},600Q{200 + k * 21:.0f},650 {200 + k * 20:.0f},690", 3)
        for k in (-2.4, -1.2, 0, 1.2, 2.4)
    )
    card.flat(ribs, "#b8a888", opacity=0.8)
    card.cut(
        path("M134,668Q200,690 266,668Q274,670 274,680L276,708Q200,736 124,708L126,680Q126,670 134,668Z"),
        "#d3c19a",
        10,
        0.8,
    )
    cuff = "".join(
        stroke(f"M{200 + k * 13:.0f},{688 - k * k * 0.6:.0f}V{716 - k * k * 0.6:.0f}", 3) for k in range(-5, 6)
    )
    card.flat(cuff, "#9c8a66", opacity=0.8)
    pompon = "".join(
        circle(200 + 17 * math.cos(a), 578 + 15 * math.sin(a), 11) for a in (i * math.tau / 9 for i in range(9))
    )
    card.cut(pompon + circle(200, 578, 20), "#d8452f", 16, 0.6)
    card.cut(limb("-10,900,110 20,860,84 70,826,62"), "accent", 26, 0.8)
    card.cut(path("M66,806C52,776 58,736 86,724C112,714 142,724 146,748C148,776 128,800 104,812Z"), "#e6d6b2", 18, 1)
    card.cut(limb("78,782,28 102,760,31 140,750,24"), "#e6d6b2", 12, 1)
    card.flat(stroke("M92,728Q112,736 132,730M100,742Q118,748 138,740", 2.6), "#9c8a66", opacity=0.7)
    card.cut(path("M46,816C58,796 98,806 112,822L104,846C88,832 62,828 42,838Z"), "#24507a", 10, 0.8)


def mountain_hut(plate: Plate) -> None:
    card = Card(
        plate, "#8fb8d2", "#12233e", "#fbfaf2", "#d8452f", fade=-60, wood="#5a4038", mid="#6f9cbc", far="#9cc3d8"
    )
    plate.glow(470, 118, 240, "#e8f0f4", 0.5)
    with plate.shining(0.95):
        card.flat(circle(470, 118, 46), "#fbf8e4")
    _peak(card)
    plate.at(0.2)
    card.cut(blob(f"-60,{LOW - 30}! 100,584 260,604 420,592 660,590! 660,960! -60,960!"), "#dbe8ee", 40, 0)
    _hut(card)
    plate.at(0.1)
    for side in (-1, 1):
        tracks = [
            (450, 960, 30),
            (470, 860, 21),
            (520, 780, 15),
            (520, 724, 10),
            (466, 680, 7),
            (452, 640, 5),
            (460, 606, 4),
        ]
        course = " ".join(f"{x + side * w * 0.8:.0f},{y},{w * 0.42:.1f}" for x, y, w in tracks)
        card.flat(limb(course), "#86abc6")
    plate.at(0)
    _skier(card)
    flakes = Random(4)
    card.flat(
        "".join(circle(flakes.uniform(0, 600), flakes.uniform(0, 900), flakes.uniform(1.5, 4.5)) for _ in range(60)),
        "light",
    )


SCENES.append(
    Memory(
        draw=mountain_hut, age="travel", hue="ice blue", shape="triangle", count=2, direction="up",
        moods=("calm", "loneliness"), living=("traveller",), objects=("mountain", "hut", "ski", "track", "moon"),
        words={
            "montagne/mountain": 3, "neige/snow": 3, "cabane/hut": 2, "ski/ski": 2, "trace/track": 2,
            "fenêtre/window": 1, "hiver/winter": 2, "bonnet/woolly hat": 2, "froid/cold": 2, "refuge/shelter": 3,
            "sommet/summit": 1, "lune/moon": 1, "bleu/blue": 1, "lumière/light": 2, "arriver/arrive": 2,
        },
        fr="De dos, quelqu’un en bonnet, sac au dos et skis sur l’épaule, regarde une petite cabane éclairée entre des "
        "sapins, sous une grande montagne de neige ; une trace y mène.",
        en="From behind, someone in a woolly hat, with a rucksack and skis on the shoulder, looks at a small lit hut "
        "among firs under a great snowy mountain; a track leads to it.",
    )
)  # fmt: skip
