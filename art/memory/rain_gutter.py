"""A memory of the gutter after the rain."""

from __future__ import annotations

from random import Random

from art.colour import Colour, mix
from art.memory._early import HIGH, LOW, MIDDLE, Card
from art.motif import Motif, Piece
from art.motifs.curves import curve, limb, within
from art.press import Plate
from art.scene import Memory, Scene
from art.shapes import circle, ellipse, line, path, place, rectangle, stroke

SCENES: list[Scene] = []


HULL = path("M-122,-24C-76,0 -26,10 2,10C32,10 84,-2 124,-28L78,48C40,58 -38,60 -74,52Z")
PEAK = path("M-54,8L4,-98L58,6C30,12 -26,12 -54,8Z")
PAPER_BOAT = Motif(
    (
        Piece(path("M-122,-24L-46,-14L46,-16L124,-28L70,14H-60Z"), "inside"),
        Piece(PEAK, "body", 6),
        Piece(path("M4,-98L58,6C40,10 20,11 8,11Z"), "fold"),
        Piece(HULL, "body", 9),
        Piece(path("M-122,-24C-76,0 -36,8 -10,9L-34,57C-50,57 -62,55 -74,52Z"), "fold"),
        Piece(stroke("M-122,-24C-76,0 -26,10 2,10C32,10 84,-2 124,-28", 2.6), "edge"),
        Piece(stroke("M4,-97L-53,8", 2), "edge"),
        Piece(stroke("M-10,10L-34,56", 2), "edge"),
    ),
    {"body": "#f3efd9", "fold": "#c9c2a8", "inside": "#8c8670", "edge": "#fffdf0"},
)  # fmt: skip
KERB = path("M-20,-20H150C128,160 168,330 142,520C124,700 158,800 150,920H-20Z")
STREET = path("M450,-20C486,120 446,300 480,470C506,640 462,760 450,920H640V-20Z")


def paper_boats(plate: Plate) -> None:
    card = Card(plate, "#27a79f", "#0b3540", "#fbf6e0", "#f6c52e", fade=-70, coral="#e8543a", stone="#eae0c6",
        foam="#e6fbf2")  # fmt: skip
    _water(card)
    _cobbles(card)
    _kerb(card)
    plate.at(0.05)
    _drain(card)
    boats: tuple[tuple[float, float, float, float, Colour], ...] = (
        (250, 136, 0.76, 9, "coral"), (306, 462, 0.9, -9, "light"), (286, 628, 1.08, 11, "accent"),
    )  # fmt: skip
    for x, y, scale, turn, ink in boats:
        _afloat(card, x, y, scale, turn, ink)
    plate.at(-0.02)
    _boot(card)
    _snail(card, 62, 560)


def _water(card: Card) -> None:
    plate = card.plate
    plate.tint(limb("300,-40,120 320,200,150 290,420,110 320,640,150 300,900,120"), "#7fe0cc", 40,
        plate.mask(rectangle(-20, -20, 640, 940)) * 0.6)  # fmt: skip
    for i in range(8):
        x = 166 + 42 * i
        course = (
            f"{x},-30,1 {x + 22},{110 + 14 * (i % 3)},6 {x - 12},300,4 {x + 16},{490 + 20 * (i % 2)},7 {x - 6},700,4 "
            f"{x + 10},930,1"
        )
        card.flat(limb(course), "#8ce4d2" if i % 2 else "#178a88", opacity=0.7 if i % 2 else 0.4)
    for x, y, size in ((216, 312, 30), (424, 566, 26), (374, 56, 22)):
        for k in (1.0, 0.62, 0.26):
            wide, tall = size * k, size * k * 0.42
            arc = f"a{wide:.1f},{tall:.1f} 0 0 1"
            card.flat(
                stroke(f"M{x - wide:.1f},{y}{arc} {2 * wide:.1f},0{arc} {-2 * wide:.1f},0", 2.6), "foam", opacity=0.7
            )


def _cobbles(card: Card) -> None:
    plate, dice = card.plate, Random(4)
    street = card.cut(STREET, "#0f4650", 12, 0.4)
    for row in range(16):
        for column in range(4):
            x = 440 + 62 * column + 30 * (row % 2) + dice.uniform(-3, 3)
            y = 4 + 60 * row + dice.uniform(-2, 2)
            stone = rectangle(x, y, 56, 52, 19)
            card.cut(stone, dice.choice(("#1d7578", "#22807f", "#1a6a70", "#2a8a86")), 11, 0.4, clip=street)
            plate.tint(
                limb(f"{x + 13},{y + 20},2 {x + 17},{y + 12},6 {x + 30},{y + 9},2"), "#c8f2e4", 1.6, street * 0.8
            )


def _kerb(card: Card) -> None:
    """Stones set end to end; their joints meet those of a neighbouring card."""
    plate = card.plate
    plate.shadow(place(KERB, 34, 14), 0.55, 6)
    card.cut(place(KERB, 9, 3), "#7f8a80", 6, 0)
    top = card.cut(KERB, "stone", 12, 0.3)
    for y in (HIGH, MIDDLE, LOW):
        card.flat(curve(f"-20,{y} 60,{y + 5} 180,{y - 2}", 6), "#5c6f6c", top)
        card.flat(curve(f"-20,{y + 5} 60,{y + 10} 180,{y + 3}", 2.4), "#f7f2df", top)
    dice = Random(2)
    specks = "".join(circle(dice.uniform(0, 150), dice.uniform(0, 900), dice.uniform(1, 2.6)) for _ in range(70))
    card.flat(specks, "#a9a892", top, opacity=0.8)


def _mirrored(shape: str, x: float, y: float, scale: float, turn: float) -> str:
    """A shape upside down below its water line."""
    moved = f"translate({x:.1f},{y:.1f}) rotate({turn:.1f}) scale({scale:.3f},{-scale * 0.8:.3f})"
    return f'<g transform="{moved}">{shape}</g>'


def _afloat(card: Card, x: float, y: float, scale: float, turn: float, ink: Colour) -> None:
    """A boat, the broken colours of its reflection, and the water that parts around it."""
    plate, colour = card.plate, card.tone(ink)
    bars = "".join(
        limb(f"{x - 170 * scale},{y + k * scale},1 {x},{y + (k + 5) * scale},{(12 - k / 14) * scale} "
            f"{x + 170 * scale},{y + (k - 2) * scale},1") for k in range(52, 150, 14)
    )  # fmt: skip
    image = within(bars, _mirrored(HULL + PEAK, x, y + 96 * scale, scale, turn * 0.5))
    plate.shadow(place(ellipse(14, 58, 100, 18), x, y, scale, turn * 0.5), 0.6, 5)
    water = plate.mask(rectangle(0, 0, 600, 714))
    card.flat(image, mix(colour, card.tone("ground"), 0.3), water, opacity=0.85)
    card.put(
        PAPER_BOAT, x, y, scale, turn, shadow=0.35, body=colour, fold=mix(colour, "#8a4a20", 0.24),
        inside=mix(colour, "#4a2a34", 0.5), edge=mix(colour, card.tone("light"), 0.6),
    )  # fmt: skip
    ripple = limb("-128,44,1 -66,64,7 0,68,9 70,62,7 134,38,1") + limb("-92,84,1 -20,94,6 60,90,5 104,78,1")
    card.flat(place(ripple, x, y, scale, turn * 0.5), "foam", water)


def _drain(card: Card) -> None:
    plate = card.plate
    at = (312, 812, 1.0, 4.0)
    frame = place(rectangle(-204, -80, 408, 210, 14), *at)
    card.cut(frame, "stone", 9, 1.6)
    card.flat(place(rectangle(-186, -62, 372, 178, 8), *at), "#cfc8ae")
    for i in range(6):
        slot = place(rectangle(-174 + 59.6 * i, -52, 42, 158, 15), *at)
        hole = card.cut(slot, "#04222e", 0, 0)
        card.flat(place(rectangle(-174 + 59.6 * i, -52, 7, 158, 4), *at), "#4d6a68", hole)
        middle = -153 + 59.6 * i
        tongue = path(f"M{middle - 27},-88C{middle - 20},-76 {middle - 20},-60 {middle - 20},-40V150"
            f"H{middle + 20}V-40C{middle + 20},-60 {middle + 20},-76 {middle + 27},-88Z")  # fmt: skip
        water = card.cut(place(tongue, *at), "#3db5aa", 6, 0)
        plate.tint(place(rectangle(middle - 30, -44, 60, 140), *at), "#0f6a70", 12, water * 0.8)
        plate.tint(place(rectangle(middle - 30, 22, 60, 90), *at), "#04222e", 20, water)
        streaks = "".join(limb(f"{middle + k},-84,1 {middle + k * 0.8},-54,4 {middle + k * 0.7},{-4 + 30 * (k > 0)},1")
            for k in (-9, 7))  # fmt: skip
        card.flat(place(streaks, *at), "foam", water, opacity=0.75)
    rim = limb("-206,-84,1 -120,-90,6 0,-84,4 120,-91,6 206,-84,1") + limb("-150,-98,1 -60,-102,4 40,-99,1")
    card.flat(place(rim, *at), "foam")
    plate.at(0)
    leaf = path("M-34,4C-22,-16 6,-24 36,-6C14,14 -14,20 -34,4Z")
    card.cut(place(leaf, 424, 776, 1, 24), "#e8893a", 8, 0.9)
    card.flat(place(curve("-46,8 -20,2 34,-6", 2.6) + line([(-6, 0), (4, -12)], 2) + line([(6, -2), (12, 8)], 2),
        424, 776, 1, 24), "#a04a1c")  # fmt: skip


def _boot(card: Card) -> None:
    plate = card.plate
    boot = path("M420,-30C424,60 418,128 408,178C400,206 372,218 338,232C300,248 284,272 290,312H612V-30Z")
    sole = path("M286,298C360,308 520,310 612,302V338H560L552,330H330C300,334 284,322 286,298Z")
    plate.shadow(place(path("M286,298H612V350H310C290,346 284,326 286,298Z"), 30, 40), 0.75, 8)
    card.flat(limb("270,342,1 330,356,9 420,352,8 470,344,1") + limb("300,372,1 350,380,6 420,374,1"), "foam")
    worn = card.cut(boot, "accent", 44, 0.8)
    plate.tint(curve("420,196 452,214 520,222 612,214", 9), "#a8721a", 7, worn * 0.7)
    plate.tint(curve("404,214 440,246 500,256", 6), "#b37c1c", 6, worn * 0.6)
    plate.tint(limb("446,-30,10 448,60,16 440,128,12 430,166,3"), "#fffbe0", 3, worn * 0.95)
    plate.tint(limb("312,276,3 330,256,12 362,240,10 390,230,2"), "#fffbe0", 3, worn * 0.95)
    band = path("M413,150C470,166 540,168 612,158V182C540,192 460,190 407,174Z")
    card.cut(band, "coral", 7, 0.3)
    card.cut(sole, "dark", 9, 0.9)
    card.flat(curve("290,306 380,315 500,316 612,308", 3), "#3f6b70")
    card.flat("".join(line([(340 + 30 * k, 322), (338 + 30 * k, 334)], 4) for k in range(9)), "#2f5a60")


def _snail(card: Card, x: float, y: float) -> None:
    body = path("M-44,0C-30,-8 10,-10 26,-14C30,-26 32,-36 40,-38C50,-38 52,-26 48,-14C42,-2 30,0 20,0Z")
    card.cut(place(body, x, y), "#c98d5a", 7, 0.7)
    card.flat(
        place(stroke("M42,-36L40,-54M46,-36L52,-52", 2.6) + circle(40, -55, 3) + circle(53, -53, 3), x, y), "#7a4a2c"
    )
    card.cut(circle(x - 8, y - 22, 23), "coral", 12, 0.5)
    card.flat(
        place(stroke("M-26,-12C-32,-34 -8,-46 6,-34C16,-22 4,-8 -8,-14C-16,-20 -10,-30 -4,-26", 3.4), x, y), "#8e2a1e"
    )


SCENES.append(
    Memory(
        draw=paper_boats, age="childhood", hue="teal", shape="boats", count=3, direction="down",
        moods=("joy", "wistful"), living=("snail",), objects=("paper boat", "drain", "boot", "kerb", "leaf"),
        words={
            "bateau/boat": 3, "papier/paper": 2, "caniveau/gutter": 2, "pluie/rain": 2, "botte/boot": 2,
            "grille/grate": 2,
            "trois/three": 1, "six/six": 1, "eau/water": 2, "naufrage/shipwreck": 2, "course/race": 2, "égout/drain": 2,
            "vert bleu/teal": 1, "danger/danger": 1, "courant/current": 2,
            "escargot/snail": 1, "feuille/leaf": 1,
        },
        fr=(
            "Trois bateaux de papier, rouge, blanc et jaune, descendent un caniveau vers une grille à six "
            "fentes, près d’une botte de pluie jaune ; un escargot sur la bordure, une feuille morte sur la "
            "grille."
        ),
        en="Three paper boats, red, white and yellow, float down a gutter towards a grate with six slots, beside a "
        "yellow rain boot; a snail on the kerb, a dead leaf stuck to the grate.",
    )
)  # fmt: skip
