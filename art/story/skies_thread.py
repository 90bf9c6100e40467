"""Story card of a thread that is walked on, between two needles."""

from __future__ import annotations

import math
from dataclasses import replace
from random import Random

from art.colour import Colour, mix
from art.motif import Motif, Piece, cut, draw
from art.motifs.creatures_sea import goldfish
from art.motifs.creatures_small import moth
from art.motifs.curves import form, limb, within
from art.motifs.gestures import gesture
from art.motifs.heads import Mood, pieces_of
from art.palettes import PALETTES
from art.press import Plate, darker, lighter
from art.scene import Scene, Story
from art.shapes import Point, circle, ellipse, line, path, place, rectangle, stroke
from art.story._freehand import skin
from art.story._relations import sheared
from art.story._skies_parts import dashed, dunes
from art.story._softly import softly

SCENES: list[Scene] = []

STEP: Point = (296.0, 512.0)
THREAD: Colour = "#e2402c"
SAND = ("#f9e4bc", "#f6d8a4", "#f6d098")


def _soft(motif: Motif) -> Motif:
    """The same thing, thinner, and brushed as finely as skin is."""
    pieces = tuple(replace(piece, ink=f"skin {piece.ink}", depth=piece.depth * 0.5) for piece in motif.pieces)
    return Motif(pieces, {f"skin {name}": ink for name, ink in motif.inks.items()}, motif.anchors)


def _needle(plate: Plate, foot: Point, top: Point, width: float) -> Point:
    """A needle stuck in the sand, its eye at the top; returns the middle of the eye."""
    (x0, y0), (x1, y1) = foot, top
    away = math.hypot(x1 - x0, y1 - y0)
    turn = math.degrees(math.atan2(y1 - y0, x1 - x0)) + 90
    w = width / 2
    body = path(
        f"M0,0C{-w * 0.6},{-away * 0.2} {-w},{-away * 0.6} {-w * 1.1},{-away + 44}C{-w},{-away - 12} "
        f"{w},{-away - 12} {w * 1.1},{-away + 44}C{w},{-away * 0.6} {w * 0.6},{-away * 0.2} 0,0Z"
    )
    hole = plate.mask(place(ellipse(0, -away + 66, w * 0.42, 42), x0, y0, 1, turn))
    steel = plate.mask(place(body, x0, y0, 1, turn)) * (1 - hole)
    cut(plate, steel, "#a8bcd8", w)
    groove = place(stroke(f"M{-w * 0.3},{-away + 120}L{-w * 0.1},{-away * 0.3}", w * 0.34), x0, y0, 1, turn)
    plate.tint(groove, "#5c74a4", 2.5, steel * 0.8)
    with plate.shining(0.9):
        glint = place(stroke(f"M{w * 0.55},{-away + 60}L{w * 0.3},{-away * 0.24}", 4.4), x0, y0, 1, turn)
        cut(plate, glint, "#ffffff", clip=steel, opacity=0.9)
    angle = math.radians(turn)
    return x0 + (away - 66) * math.sin(angle), y0 - (away - 66) * math.cos(angle)


def _pincushion(plate: Plate, x: float, y: float, size: float, ink: Colour, seed: int) -> None:
    """A fat round pincushion like a cactus, its pins like spines."""
    p = PALETTES["linen"]
    random = Random(seed)
    plate.shadow(ellipse(x - 96 * size, y - 4 * size, 130 * size, 26 * size), 0.6, 8 * size)
    for i in range(11):
        angle = math.radians(-165 + 150 * i / 10 + random.uniform(-5, 5))
        base = x + 74 * size * math.cos(angle), y - 62 * size + 50 * size * math.sin(angle)
        reach = size * random.uniform(44, 78)
        tip = base[0] + reach * math.cos(angle), base[1] + reach * math.sin(angle)
        cut(plate, line([base, tip], max(1.6, 3.2 * size)), "#6f7ea4")
        bead = 8.5 * max(0.6, size)
        cut(plate, circle(*tip, bead), (p.hot, "#f0b030", "#fffaf0", "#2f6cc0")[i % 4], bead * 0.6, 0.4)
        with plate.shining(0.8):
            cut(plate, circle(tip[0] + bead * 0.34, tip[1] - bead * 0.36, bead * 0.24), "#ffffff", edge=0)
    for dx, wide in ((-70, 40), (70, 40), (-38, 44), (38, 44), (0, 42)):
        cut(plate, place(ellipse(dx, -60 + abs(dx) * 0.1, wide, 68 - abs(dx) * 0.16), x, y, size), ink, 26 * size, 0.5)
    leaves = "".join(
        place(path("M0,0C10,-12 34,-10 50,8C30,14 10,12 0,0Z"), x, y - 124 * size, size, turn)
        for turn in (-160, 168, 12, 44, 92, 130)
    )
    cut(plate, leaves, "#4f9a58", 4 * size, 0.5)


def _button(plate: Plate, x: float, y: float) -> None:
    """A great button of mother-of-pearl half sunk in the sand, a thread still in it."""
    plate.shadow(ellipse(x - 46, y + 22, 104, 40), 0.6, 8)
    cut(plate, place(ellipse(0, 9, 88, 60), x, y, 1, -12), "#d8c4bc", 12, 0.5)
    face = cut(plate, place(ellipse(0, 0, 88, 58), x, y - 6, 1, -12), "#fffaf4", 6)
    plate.tint(place(ellipse(0, 3, 62, 38), x, y - 6, 1, -12), "#f0dce0", 3, face * 0.9)
    plate.tint(place(ellipse(8, 8, 52, 30), x, y - 6, 1, -12), "#fdf3ee", 8, face)
    for dx, dy in ((-18, -11), (18, -11), (-18, 11), (18, 11)):
        cut(plate, place(ellipse(dx, dy, 9, 6.4), x, y - 6, 1, -12), "#7a6a8c")
    cut(plate, place(stroke("M-18,-11L18,11M18,-11L-18,11", 4.4), x, y - 6, 1, -12), "#3f7ac0", 2, 0.3)


def _spool(plate: Plate, x: float, y: float, size: float, ink: Colour) -> None:
    """A spool of thread, far off like a tower."""
    plate.shadow(place(ellipse(-60, -4, 90, 12), x, y, size), 0.5, 4)
    cut(plate, place(rectangle(-34, -104, 68, 100, 6), x, y, size), ink, 20 * size, 0.4)
    turns = "".join(stroke(f"M-34,{-96 + k * 10}q34,8 68,0", 2.4) for k in range(10))
    cut(plate, place(turns, x, y, size), darker(ink, 0.2), opacity=0.7)
    rims = rectangle(-48, -118, 96, 16, 6) + rectangle(-48, -12, 96, 16, 6)
    cut(plate, place(rims, x, y, size), "#e0a866", 5 * size, 0.4)


def _rope(plate: Plate, left: Point, right: Point) -> None:
    """The thread: it gives way under two feet, and one strand of it is nearly gnawed through."""
    x, y = STEP
    (x0, y0), (x1, y1) = left, right
    span = f"M{x0},{y0}Q{x - 150},{y - 52} {x - 14},{y}L{x + 28},{y - 2}Q{x + 116},{y - 76} {x1},{y1}"
    ends = (
        f"M{x0},{y0}C{x0 - 30},{y0 + 50} {x0 - 24},{y0 + 150} {x0 - 60},{y0 + 220}"
        f"M{x1},{y1}C{x1 + 30},{y1 + 40} {x1 + 24},{y1 + 150} {x1 + 70},{y1 + 230}"
    )
    cut(plate, stroke(span, 6.4) + stroke(ends, 6.4), THREAD, 2)
    cut(plate, dashed(span, 2, 3, 7), lighter(THREAD, 0.45))


WARY = Mood(1.1, -1.8, -0.6, -0.2, 0.5, 0.8, look=(0.5, 0.5), blush=0.7)


def _walker() -> Motif:
    """On the thread, 305 high, arms out; the eyes are on the moth."""
    shirt = form("-27,-138 -24,-166 -33,-206 -26,-230! 4,-239 32,-230! 38,-206 29,-168 32,-138 2,-130")
    stripes = "".join(stroke(f"M-50,{y}Q0,{y + 9} 54,{y - 2}", 7.4) for y in (-146, -162, -178, -194, -210, -226))
    back_leg = limb("-6,-144,42 -20,-106,35 -32,-84,28 -56,-64,22 -74,-50,13")
    front_leg = limb("10,-144,42 13,-98,35 14,-76,29 8,-42,23 2,-14,14")
    far_arm = "18,-218,27 42,-215,26 66,-214,22 90,-208,20 116,-220,17 134,-232,14"
    near_arm = "-12,-218,27 -38,-217,26 -62,-222,22 -86,-226,20 -110,-222,17 -124,-218,14"
    hung, skull = pieces_of((50, 14), WARY, "bun", "", "oval", 0)
    face = Motif((*hung, *skull)).moved(8, -274, 1.66, 2).pieces
    bands = "".join(stroke(f"M{x},-240V-190", 6.6) for x in (-106, -90, -74, -58, 62, 78, 94, 110))
    pieces = [
        Piece(back_leg, "skin legs", 12),
        Piece(
            form("-84,-60 -68,-54 -60,-40 -48,-27 -38,-18 -38,-12! -54,-19 -72,-29 -90,-41! -92,-52"), "skin shoes", 5
        ),
        Piece(front_leg, "skin legs", 12, True),
        Piece(form("-9,-19! 8,-19! 15,-10 28,-5 37,0 36,4! -11,4! -12,-6"), "skin shoes", 5),
        *gesture("rest").moved(132, -230, 0.36, -108).pieces,
        Piece(limb("2,-258,18 4,-232,24"), "skin", 5),
        Piece(shirt + limb(far_arm) + limb(near_arm), "skin coat", 12, True),
        Piece(within(bands, limb(far_arm) + limb(near_arm)), "trim"),
        Piece(within(stripes, shirt), "trim"),
        Piece(form("-16,-238! 4,-230 24,-238! 18,-230 4,-225 -10,-230"), "skin coat", 4),
        Piece(stroke("M-24,-138Q2,-128 29,-138", 8), "band", 3),
        *face,
    ]
    inks: dict[str, Colour] = {
        "skin": "#e0a67c", "hair": "#3f2a3a", "dark": "#1d1426", "skin coat": "#2f62b4", "trim": "#fffaf0",
        "skin legs": "#2c3668", "skin shoes": "#c8382a", "band": "#e2402c",
    }  # fmt: skip
    return Motif(tuple(pieces), inks, {"hand": (-130, -214)})


def _bowl(plate: Plate, hand: Point) -> None:
    """A stick in the walker's hand with a fish bowl on its end; the sun is caught in it."""
    x, y = hand[0] - 10, hand[1] - 66
    cut(plate, ellipse(hand[0] + 5, hand[1] - 1, 12, 13), "#c88e66", 5, 0.3)
    cut(plate, line([(hand[0] + 9, hand[1] + 100), (x, y)], 7), "#a8642f", 3, 0.5)
    plate.veil(circle(x, y - 44, 66), "#fffbe0", 0.7, 22, 1)
    bowl = form(
        f"{x - 34},{y - 88}! {x + 34},{y - 88}! {x + 60},{y - 58} {x + 56},{y - 20} {x + 26},{y + 3} {x - 26},{y + 3} "
        f"{x - 56},{y - 20} {x - 60},{y - 58}"
    )
    with plate.shining(0.45):
        glass = cut(plate, bowl, "#eaf8fa", 10, 0.6)
        water = path(f"M{x - 70},{y - 58}Q{x - 30},{y - 66} {x},{y - 58}T{x + 70},{y - 60}V{y + 10}H{x - 70}Z")
        cut(plate, water, "#7fd0e4", 12, clip=glass, bottom=("#3fa8cc", 46))
        cut(plate, ellipse(x, y - 58, 58, 6), "#c8f0f4", clip=glass)
        pebbles = "".join(ellipse(x - 34 + 14 * k, y - 4, 9, 7) for k in range(6))
        cut(plate, pebbles, "#f0cf94", 4, clip=glass)
    draw(
        plate,
        _soft(goldfish()),
        x + 4,
        y + 2,
        0.3,
        -8,
        inks={"skin body": "#f4582a", "skin fin": "#e0402a"},
        shadow=0.3,
    )
    cut(
        plate,
        form(f"{x - 26},{y + 2}! {x + 26},{y + 2}! {x + 12},{y + 16} {x},{y + 20} {x - 12},{y + 16}"),
        "#a8642f",
        5,
    )
    with plate.shining(1.2):
        cut(plate, stroke(f"M{x - 34},{y - 88}H{x + 34}", 5) + stroke(f"M{x - 47},{y - 56}q-3,24 12,38", 5), "#ffffff")
        cut(plate, circle(x + 45, y - 38, 3) + circle(x + 42, y - 48, 2.2), "#ffffff", edge=0)


def _gnawing_moth(plate: Plate) -> None:
    x, y = 424.0, 424.0
    curls = ((-14, 17, -165), (-2, 3, -150), (10, -12, -170))
    fibres = "".join(
        place(stroke("M0,0C8,-3 15,1 18,7C20,12 15,14 13,10", 2.4), x + dx, y + dy, 1, turn) for dx, dy, turn in curls
    )
    cut(plate, fibres, THREAD)
    inks = {"skin wing": "#d9b890", "skin under": "#f0dcb8", "skin edge": "#a07a5c", "skin body": "#8c6a50",
            "skin spot": "#fff2d8"}  # fmt: skip
    draw(plate, _soft(moth()), x + 52, y + 50, 0.47, -46, inks=inks, shadow=0.3)


def pincushion_wire(plate: Plate) -> None:
    """A tightrope walker crosses a thread stretched between two colossal needles, over a desert of pincushions."""
    p = PALETTES["linen"]
    plate.sky([(0, "#a8dcf6"), (0.3, "#d8f0f4"), (0.6, "#fff6e0"), (0.8, "#ffdcb4")], grain=0.04)
    with softly(plate):
        plate.at(0.75)
        dunes(plate, [([(-20, 712), (120, 690), (300, 716), (470, 694), (620, 712)], SAND[0])])
        _spool(plate, 440, 712, 0.62, "#58a8b8")
        _pincushion(plate, 160, 722, 0.26, mix(p.hot, p.far, 0.3), 9)
        plate.at(0.4)
        dunes(plate, [([(-20, 742), (140, 728), (300, 752), (460, 734), (620, 748)], SAND[1])])
        _pincushion(plate, 226, 776, 0.42, "#e88a5c", 3)
        _pincushion(plate, 356, 770, 0.34, "#6f9cd0", 5)
        plate.at(0.05)
        plate.shadow(sheared(_walker().outline, 250, 800, (0.62, 0, -0.3, 0.13)), 0.5, 3)
        left = _needle(plate, (74, 852), (66, 262), 58)
        right = _needle(plate, (562, 832), (528, 186), 52)
        plate.at(0)
        _rope(plate, left, right)
    one = draw(plate, _walker(), *STEP, shadow=0.25)
    _bowl(plate, one.anchors["hand"])
    _grip(plate, *one.anchors["hand"])
    _gnawing_moth(plate)
    with softly(plate):
        dunes(plate, [([(-20, 822), (90, 806), (240, 842), (420, 850), (620, 826)], SAND[2])])
        ripples = "".join(stroke(f"M{x},{y}q40,-9 84,2t90,-2", 2.4) for x, y in ((250, 868), (330, 884), (20, 846)))
        cut(plate, ripples, "#fbe6bc")
        _button(plate, 410, 830)
        _pincushion(plate, 190, 886, 1.0, p.hot, 2)
        _pincushion(plate, 566, 900, 0.78, "#3f74c0", 7)


def _grip(plate: Plate, x: float, y: float) -> None:
    """Four fingers and a thumb around the stick."""
    ink: Colour = "#e0a67c"

    def on(shape: str) -> str:
        return place(shape, x, y - 4, 0.88, -5)

    rows = ((-8, 0), (0, 1.5), (8, 1), (15.5, -1))
    whole = path("M14,-12C21,-9 22,8 17,17C12,23 4,22 2,14V-12Z")
    whole += "".join(limb(f"12,{dy},9.4 2,{dy - 1},9.4 {-8 - out},{dy + 1},8") for dy, out in rows)
    skin(plate, on(whole), ink, 5, 0.4)
    cut(plate, on(stroke("M-11,-3.6L8,-4.6M-12,4.600L8,3.600M-11,12.400L8,11.400", 1.5)), darker(ink, 0.4))
    skin(plate, on(limb("16,-9,10 7,-16,9 -5,-18,7")), ink, 4, 0.5)


SCENES.append(
    Story(
        draw=pincushion_wire, palette="linen", operator="scale", setting="desert", framing="below",
        moods=("fear", "pride"), living=("tightrope walker", "goldfish", "moth"),
        objects=("needles", "thread", "fish bowl", "pincushions", "button", "spool"),
        words={"funambule/tightrope walker": 3, "aiguille/needle": 3, "fil/thread": 3, "équilibre/balance": 2,
            "mite/moth": 2, "poisson rouge/goldfish": 2, "bocal/fish bowl": 1, "pelote à épingles/pincushion": 2,
            "bouton/button": 1, "désert/desert": 1, "danger/danger": 2, "confiance/trust": 1, "couture/sewing": 2,
            "minuscule/tiny": 1, "fragile/fragile": 1, "bobine/spool": 1},
        fr="Un funambule, un bocal à poisson au bout d’un bâton, avance sur un fil tendu entre deux aiguilles "
           "géantes, au-dessus de pelotes à épingles et d’un bouton ; une mite ronge le fil.",
        en="A tightrope walker with a fish bowl on a stick crosses a thread between two giant needles, "
           "above pincushions and a button; a moth gnaws the thread.",
    )
)  # fmt: skip
