"""Story cards of good manners and what they cover."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from art.colour import Colour, mix
from art.motif import cut, draw
from art.motifs.beasts_tame import cat_asleep
from art.motifs.curves import blob, limb
from art.motifs.things_desk import CROWN
from art.motifs.trees import cypress
from art.press import Plate, lighter
from art.scene import Scene, Story
from art.shapes import circle, cloud, ellipse, line, path, place, polygon, rectangle, stroke
from art.story._contours import profile
from art.story._freehand import skin

SCENES: list[Scene] = []

BANK = 470.0  # where things are mirrored
LAWN = 454.0  # where they stand
EMBER: Colour = "#f2a24a"
NIGHT: Colour = "#241028"
CAT: dict[str, Colour] = {"body": "#e0893c", "shade": "#b4602a", "mark": "#8a401c"}
TREES = ((34, 0.92), (146, 0.74), (250, 0.66), (352, 0.72), (452, 0.62), (572, 0.9))

PEAR = (
    "M-3,-74C9,-78 17,-66 18,-54C20,-42 34,-34 34,-17C34,0 18,4 0,4C-18,4 -34,0 -34,-17"
    "C-34,-34 -20,-42 -18,-54C-17,-64 -12,-73 -3,-74Z"
)
CORE = (
    "M-14,-68C-2,-76 10,-74 16,-66C10,-58 7,-46 7,-34C8,-20 16,-8 26,-2"
    "C12,8 -12,8 -26,-2C-16,-8 -8,-20 -7,-34C-7,-46 -8,-58 -14,-68Z"
)
# What a shouting head of `_contours.profile` wears, in its own units: loose hair, cropped hair, locks on the wind.
LOOSE = (
    "M150,46C124,0 84,-18 48,-14C0,-8 -52,34 -52,96C-52,150 -30,190 -8,208C6,184 8,152 30,130C34,104 60,92 90,84"
    "C114,76 134,64 150,46Z"
)
WIND = (
    "M20,0C-60,-30 -120,20 -210,-20C-186,34 -140,56 -100,56C-150,84 -200,84 -250,66C-214,124 -150,136 -104,124"
    "C-130,156 -166,170 -206,172C-150,214 -60,206 0,190Z"
)
CROPPED = (
    "M152,50C146,20 156,0 136,-14C122,-30 104,-20 92,-30C70,-40 56,-22 34,-28C10,-30 4,-6 -18,-2C-44,6 -40,30 -58,44"
    "C-72,64 -54,82 -64,104C-70,130 -50,142 -48,164C-44,186 -24,196 -6,206C4,186 0,166 20,150C34,132 28,112 50,104"
    "C66,92 84,96 100,82C122,78 142,68 152,50Z"
)
# A raised fist seen from the side of the thumb, its wrist on (0, 0).
CLENCHED = (
    "M-9,2C-11,-8 -15,-14 -15,-23C-15,-33 -7,-38 0,-37C4,-41 12,-40 14,-35C20,-34 22,-28 19,-24C22,-19 20,-14 16,-12"
    "C15,-6 11,-3 9,2Z"
)
CREASES = (
    "M0,-37C1,-33 3,-30 6,-28M13,-35C12,-31 13,-28 15,-26M19,-24C14,-24 10,-25 5,-26"
    "M16,-12C9,-10 2,-13 -3,-18C0,-22 6,-23 11,-20"
)
SKIRT = "M-86,2C-88,-44 -64,-92 -22,-108C-6,-112 10,-112 22,-106C58,-92 84,-46 88,2C40,8 -40,8 -86,2Z"
SWAG = "M-80,-32C-50,-12 -34,-18 -24,-40C-8,-16 16,-16 28,-42C40,-18 62,-16 82,-34L88,2C40,8 -40,8 -86,2Z"
Inks = Mapping[str, Colour]
LADY: Inks = {
    "coat": "#e8b23c", "swag": "#fbf0cf", "skin": "#a56a44", "hair": "#f4ecdc", "trim": "#fffaf0", "dark": "#5a3a1e",
    "bow": "#d4492f", "curl": "#c2b298",
}  # fmt: skip
GENTLEMAN: Inks = {
    "coat": "#2a6486", "breeches": "#1f3f5c", "skin": "#dca47e", "hair": "#f4ecdc", "trim": "#fffaf0",
    "dark": "#1a2233", "bow": "#1a2233", "curl": "#a89478",
}  # fmt: skip


class Figure:
    """Somebody cut from paper, standing on a spot of the lawn or hanging from it in the water."""

    def __init__(self, plate: Plate, x: float, size: float, inks: Inks, mirrored: bool = False) -> None:
        self.plate, self.x, self.size, self.inks, self.mirrored = plate, x, size, inks, mirrored

    def put(self, shape: str, ink: str, depth: float = 6, lift: float = 0) -> None:
        shape = place(shape, self.x, LAWN, self.size)
        cut(self.plate, in_water(shape) if self.mirrored else shape, self.inks[ink], depth * self.size, lift)


def in_water(shape: str) -> str:
    return f'<g transform="translate(0,{2 * BANK:.0f}) scale(1,-1)">{shape}</g>'


def _lady_skirt(one: Figure) -> None:
    one.put(path(SKIRT), "coat", 34, 0.6)
    one.put(path(SWAG), "swag", 10, 0.3)
    one.put(stroke("M-80,-32C-50,-12 -34,-18 -24,-40C-8,-16 16,-16 28,-42C40,-18 62,-16 82,-34", 3), "coat", 0)
    one.put("".join(circle(x, y, 5) for x, y in ((-24, -41), (28, -43))), "bow", 3)
    one.put(stroke("M-10,-104C-18,-80 -24,-60 -24,-42M14,-104C24,-84 28,-62 28,-46", 1.8), "dark", 0)


def _lowered(one: Figure, spot: tuple[float, float, float, float]) -> None:
    """The head of somebody who bows, eyes closed; the wig comes over it."""
    draw(one.plate, profile(), *spot, inks={"skin": one.inks["skin"], "hair": one.inks["curl"]}, shadow=0)
    cut(one.plate, place(stroke("M104,104C116,118 132,118 144,106", 8), *spot), "#2a1216")


def _lady_bows(plate: Plate) -> None:
    one = Figure(plate, 112, 1.12, LADY)
    one.put(
        path("M-18,-104C-18,-132 -10,-156 8,-168C24,-176 40,-166 38,-150C34,-134 24,-120 22,-102Z"), "coat", 12, 0.4
    )
    face = (48, -184, 0.92, 34)
    _lowered(one, (175, 229, 0.21, 34))
    wig = (
        "17,-12! 6,-10 2,4 -6,18 -20,20 -28,2 -34,-12 -30,-26 -38,-40 -28,-54 -26,-68 -8,-72 6,-80 20,-70 "
        "30,-58 26,-42 30,-26"
    )
    one.put(place(path("M-18,-62C-34,-74 -42,-98 -34,-116C-18,-108 -8,-86 -8,-66Z"), *face), "bow", 6)
    one.put(place(stroke("M-33,-112C-30,-94 -22,-76 -14,-64", 1.6), *face), "trim", 0)
    one.put(place(blob(wig), *face), "hair", 16, 0.4)
    curls = "".join(ellipse(x, y, 12, 6, -14) for x, y in ((-14, 14), (-17, 0), (-20, -14)))
    one.put(place(curls, *face), "hair", 5, 0.6)
    one.put(place(stroke("M-4,-22C4,-34 14,-36 22,-34M-14,-30C-8,-48 4,-56 18,-56", 2), *face), "curl", 0)
    one.put(place(path("M-34,-34C-14,-30 -2,-36 8,-48L14,-42C4,-26 -14,-20 -34,-26Z"), *face), "bow", 3, 0.3)
    _lady_skirt(one)
    one.put(
        path(
            "M4,-166C18,-170 28,-158 24,-146C20,-134 12,-122 4,-114C-4,-116 -10,-122 -12,-130C-6,-142 -6,-158 4,-166Z"
        ),
        "coat",
        8,
        0.5,
    )
    one.put(path("M-12,-132C-16,-122 -10,-110 4,-108C10,-112 12,-118 10,-122C2,-124 -6,-128 -12,-132Z"), "trim", 4, 0.3)
    one.put(limb("0,-114,11 14,-102,9 28,-94,8"), "skin", 4)
    fingers = (
        "M23,-100C31,-104 37,-103 41,-99C42,-96 38,-95 34,-95C41,-93 48,-88 50,-84C50,-80 46,-80 43,-82"
        "C46,-78 45,-74 41,-75C42,-71 38,-69 35,-72C31,-76 26,-82 22,-90Z"
    )
    one.put(path(fingers), "skin", 4)
    one.put(stroke("M43,-82C40,-85 37,-87 34,-88M41,-75C38,-79 35,-82 32,-84", 1.1), "dark", 0)


def _gentleman_bows(plate: Plate) -> None:
    one = Figure(plate, 268, 1.2, GENTLEMAN)
    one.put(path("M-8,-98C14,-84 38,-50 52,-16L44,-8C24,-34 2,-56 -18,-74Z"), "breeches", 8)
    one.put(path("M34,-46C44,-34 52,-22 58,-10L48,-4C40,-18 32,-30 24,-38Z"), "trim", 5)
    one.put(path("M46,-10C54,-14 62,-16 74,-14C78,-10 76,-4 70,-2H50Z"), "dark", 4)
    one.put(path("M-30,-96C-22,-70 -14,-60 -16,-44L-34,-40C-38,-58 -44,-78 -42,-94Z"), "breeches", 8)
    one.put(path("M-16,-50C-14,-32 -24,-18 -24,-6H-38C-38,-20 -32,-32 -34,-48Z"), "trim", 5)
    one.put(path("M-40,-10H-22C-14,-8 -4,-6 -2,0H-40Z"), "dark", 4)
    one.put(path("M-44,-92C-62,-76 -70,-52 -66,-32C-54,-28 -38,-34 -30,-44C-22,-62 0,-72 12,-92Z"), "coat", 14, 0.5)
    one.put(
        path(
            "M-46,-92C-44,-128 -4,-156 42,-156C62,-156 74,-144 68,-130C56,-112 34,-100 14,-88C-6,-80 -30,-80 -46,-92Z"
        ),
        "coat",
        22,
        0.5,
    )
    face = (86, -137, 1.0, 62)
    one.put(path("M58,-152C70,-156 80,-148 78,-138C74,-128 66,-124 58,-126Z"), "trim", 4)
    _lowered(one, (390, 271, 0.22, 62))
    wig = "M17,-15C8,-16 0,-8 0,2C-2,12 -10,18 -16,16C-28,8 -30,-16 -18,-27C-6,-36 14,-32 17,-15Z"
    one.put(
        place(path("M-20,4C-30,12 -36,30 -34,46C-28,50 -22,46 -22,38C-20,26 -16,16 -12,10Z"), *face), "hair", 5, 0.4
    )
    one.put(place(path(wig), *face), "hair", 10, 0.4)
    one.put(place(ellipse(-10, 8, 10, 5.5, -6), *face), "hair", 4, 0.3)
    one.put(place(path("M-24,4C-18,2 -14,8 -14,14C-20,18 -28,14 -24,4Z"), *face), "bow", 3)
    one.put(
        path(
            "M44,-148C60,-152 72,-140 74,-124C78,-110 86,-96 92,-86L78,-76C64,-88 50,-106 44,-122"
            "C40,-132 38,-142 44,-148Z"
        ),
        "coat",
        10,
        0.5,
    )
    one.put(path("M94,-90L76,-74C80,-68 88,-68 92,-72C98,-76 98,-84 94,-90Z"), "trim", 4)
    one.put(path("M84,-76C88,-66 90,-60 96,-56C102,-56 104,-62 100,-70C98,-76 94,-80 90,-80Z"), "skin", 4)
    one.put(path("M62,-46C76,-66 104,-70 130,-58C126,-44 104,-36 84,-38C76,-40 66,-42 62,-46Z"), "dark", 8, 0.4)
    one.put(stroke("M64,-46C84,-44 108,-46 129,-57", 2.6), "trim", 0)
    one.put(path("M104,-62C118,-78 136,-78 144,-66C134,-58 118,-54 106,-56Z"), "trim", 4)


def _lady_rebels(plate: Plate, inks: Inks) -> None:
    one = Figure(plate, 112, 1.12, inks, True)
    _shouting(one, (98, 190, 0.225, -12), LOOSE, WIND)
    one.put(path("M-20,-104C-22,-130 -20,-154 -6,-168C8,-172 22,-166 24,-150C24,-132 20,-118 22,-102Z"), "coat", 12)
    _lady_skirt(one)
    one.put(
        path(
            "M4,-168C20,-170 30,-162 34,-172C42,-186 50,-198 56,-206L68,-196C62,-178 52,-158 40,-146"
            "C30,-138 12,-138 6,-148Z"
        ),
        "coat",
        9,
        0.3,
    )
    one.put(path("M54,-210C52,-198 60,-190 72,-192C74,-200 70,-208 66,-212Z"), "trim", 4)
    one.put(limb("62,-204,12 68,-222,10 72,-236,9"), "skin", 4)
    _clench(one, 71, -232, 12)


def _shouting(one: Figure, spot: tuple[float, float, float, float], hair: str, locks: str = "") -> None:
    """The head of somebody in the water, open-mouthed; the spot is where it would be above."""
    x, y, size, turn = spot
    if locks:
        cut(one.plate, in_water(place(path(locks), *spot)), one.inks["hair"], 8)
    worn = {"skin": one.inks["skin"], "hair": one.inks["hair"]}
    draw(one.plate, profile("shout"), x, 2 * BANK - y, size, 180 - turn, True, inks=worn, shadow=0)
    cut(one.plate, in_water(place(path(hair), *spot)), one.inks["hair"], 8)
    strands = "M128,34C90,20 30,30 -10,90M96,4C40,0 -20,40 -34,110M110,60C70,60 30,80 6,130"
    cut(one.plate, in_water(place(stroke(strands, 5), *spot)), lighter(one.inks["hair"], 0.2))
    ear = "M34,120C44,104 64,108 64,128C62,148 50,166 40,160C32,150 30,134 34,120Z"
    skin(one.plate, in_water(place(path(ear), *spot)), one.inks["skin"], 3)


def _clench(one: Figure, x: float, y: float, turn: float) -> None:
    one.put(place(path(CLENCHED), x, y, 0.95, turn), "skin", 7)
    one.put(place(stroke(CREASES, 1.4), x, y, 0.95, turn), "crease", 0)


def _gentleman_rebels(plate: Plate, inks: Inks) -> tuple[float, float]:
    one = Figure(plate, 268, 1.2, inks, True)
    _shouting(one, (262, 166, 0.24, -14), CROPPED)
    one.put(path("M-22,-96L4,-98C10,-70 0,-54 -10,-40L-26,-44C-26,-62 -26,-80 -22,-96Z"), "breeches", 8)
    one.put(path("M-10,-46C-14,-30 -24,-16 -26,-4L-40,-6C-36,-22 -30,-34 -27,-48Z"), "trim", 5)
    one.put(path("M-42,-10H-24C-16,-8 -8,-6 -6,0H-42Z"), "dark", 4)
    one.put(path("M-4,-98L22,-96C36,-76 46,-62 52,-46L36,-38C22,-52 6,-70 -4,-98Z"), "breeches", 8)
    one.put(path("M52,-50C60,-34 60,-18 60,-6H46C46,-20 42,-32 34,-42Z"), "trim", 5)
    one.put(path("M44,-10H62C70,-8 78,-6 80,0H44Z"), "dark", 4)
    one.put(path("M-22,-120C-40,-92 -62,-74 -70,-50C-56,-40 -36,-46 -24,-60C-14,-76 0,-84 22,-92Z"), "coat", 14, 0.3)
    one.put(
        path(
            "M-24,-88C-30,-120 -30,-156 -14,-170C0,-176 20,-176 28,-164C36,-148 30,-116 26,-86C10,-80 -10,-80 -24,-88Z"
        ),
        "coat",
        20,
        0.3,
    )
    one.put(path("M4,-172C14,-178 24,-174 26,-166C22,-150 14,-140 10,-134C4,-146 2,-160 4,-172Z"), "trim", 4)
    one.put(
        path(
            "M-14,-168C-26,-166 -44,-148 -60,-132C-52,-116 -40,-104 -26,-96L-18,-106C-26,-116 -34,-124 -36,-132"
            "C-26,-138 -16,-144 -10,-150Z"
        ),
        "coat",
        9,
        0.4,
    )
    one.put(
        path(
            "M18,-168C30,-172 40,-182 50,-200C54,-212 58,-222 60,-230L74,-224C74,-204 66,-182 56,-166"
            "C46,-152 30,-142 22,-146Z"
        ),
        "coat",
        10,
        0.4,
    )
    one.put(path("M57,-234L76,-226C80,-234 76,-242 70,-244C62,-246 56,-242 57,-234Z"), "trim", 4)
    _clench(one, 68, -238, 16)
    return 268 + 76 * 1.2, 2 * BANK - (LAWN - 262 * 1.2)


def _throne(plate: Plate, mirrored: bool, gold: Colour, cloth: Colour, stone: Colour) -> None:
    """A throne seen from the side on two steps, too large for what sits on it."""

    def put(shape: str, ink: Colour, depth: float = 8, lift: float = 0) -> None:
        shape = place(shape, -16, LAWN - 414)
        cut(plate, in_water(shape) if mirrored else shape, ink, depth, lift)

    put(rectangle(432, 398, 200, 20, 2), stone, 5, 0.5)
    put(rectangle(448, 380, 190, 20, 2), stone, 5, 0.5)
    put(path("M470,382C466,360 478,350 474,330H492C494,352 484,362 486,382Z"), gold, 6, 0.4)
    put(path("M546,382L548,160C546,120 556,96 574,92C588,96 590,116 586,140L578,382Z"), gold, 12, 0.6)
    put(path("M540,306L542,176C542,148 548,128 556,120C562,150 562,240 560,306Z"), cloth, 8)
    put(circle(575, 84, 13), gold, 8)
    put(rectangle(462, 318, 116, 22, 6), gold, 8, 0.5)
    put(path("M464,318C462,302 476,298 510,298S558,300 556,318Z"), cloth, 9, 0.3)
    put(stroke("M480,318C480,290 468,272 478,258C500,252 530,258 550,250", 11), gold, 5, 0.4)
    put(circle(477, 260, 12), gold, 7, 0.3)


def good_manners(plate: Plate) -> None:
    """Two courtiers bow to a crowned pear; in the water they stand up with the crown, and only the core is left."""
    plate.sky([(0, "#5fa8a0"), (0.22, "#a8d4bc"), (0.47, "#fbf0cc"), (1, "#fbf0cc")])
    plate.at(0.9)
    for x, y, wide, tall, seed in ((150, 92, 130, 22, 2), (360, 140, 90, 16, 5)):
        cut(plate, cloud(Random(seed), x, y, wide, tall), "#fdf6dc", 10)
    plate.at(0.65)
    for x, size in TREES:
        draw(plate, cypress(), x, 396, size, inks={"leaf": "#2f7258"})
    hedge = polygon([(-10, 380), (610, 380), (610, 460), (-10, 460)])
    cut(plate, hedge + "".join(ellipse(x, 382, 24, 11 + x % 5) for x in range(-4, 620, 34)), "#3a7a5e", 14, 0.4)
    flowers = Random(8)
    blooms = "".join(circle(flowers.uniform(0, 600), flowers.uniform(386, 410), 2.8) for _ in range(46))
    cut(plate, blooms, "#f6d4bc", 2)
    plate.at(0.3)
    cut(plate, polygon([(-10, 416), (610, 416), (610, 480), (-10, 480)]), "#a4c468", 4)
    plate.at(0.05)
    cut(plate, polygon([(-10, 442), (610, 442), (610, 470), (-10, 470)]), "#e0cda2", 3)
    _throne(plate, False, "#dfa23a", "#c43a2a", "#efe6cc")
    cut(plate, place(path("M2,-72C18,-92 40,-90 50,-80C36,-68 18,-64 2,-72Z"), 496, 342, 0.86, -4), "#5f8a3c", 4, 0.3)
    cut(plate, place(path(PEAR), 496, 340, 0.92, -4), "#cfcb4a", 18, 0.6)
    draw(plate, CROWN, 493, 286, 0.19, -6, shadow=0.4)
    _lady_bows(plate)
    _gentleman_bows(plate)
    _water(plate)


def _in_fire(inks: Inks) -> dict[str, Colour]:
    return {
        name: mix(mix(ink, "#e0602c", 0.16), "#2a0c1c", 0.34 if name != "skin" else 0.1) for name, ink in inks.items()
    }


def _water(plate: Plate) -> None:
    """Night, where the trees burn: those who bow above stand upright."""
    plate.at(-0.05)
    deep = plate.ramp((plate.y - BANK) / 470, [(0, "#7a2c2c"), (0.25, "#54203a"), (0.6, NIGHT), (1, "#120818")])
    with plate.shining(0.5):
        plate.ink(rectangle(-10, BANK, 620, 500), deep, edge=0.1)
    for x, size in TREES:
        left, right = x - 34 * size, x + 36 * size
        flame = (
            f"M{left},{BANK + 8}C{left - 26 * size},{BANK + 60 + 60 * size} "
            f"{left + 10 * size},{BANK + 90 + 130 * size} {x + 6},{BANK + 40 + 360 * size}"
            f"C{right - 22 * size},{BANK + 90 + 160 * size} "
            f"{right + 26 * size},{BANK + 70 + 70 * size} {right},{BANK + 8}Z"
        )
        plate.veil(path(flame), "#e0602c", 0.75, 9, 0.7)
        inner = place(path(flame), x * 0.45, BANK * 0.45, 0.55)
        plate.veil(inner, EMBER, 0.85, 6, 0.95)
    _throne(plate, True, mix("#dfa23a", "#2a0c1c", 0.42), "#5a1424", "#6a4440")
    with plate.shining(0.75):
        cut(plate, in_water(place(path(CORE), 496, 340, 0.9)), "#fbe6a4", 6)
    cut(plate, in_water(place(ellipse(-2, -30, 3, 6, 12) + ellipse(3, -22, 3, 6, -12), 496, 340, 0.9)), "#3a1a14")
    with plate.shining(0.3):
        _lady_rebels(plate, _in_fire({**LADY, "hair": "#4a2a1c", "skin": "#a8683e", "crease": "#4a2018"}))
        held = _gentleman_rebels(plate, _in_fire({**GENTLEMAN, "hair": "#8a4c26", "crease": "#5a2418"}))
    with plate.shining(0.6):
        draw(plate, CROWN, held[0] + 2, held[1] - 4, 0.26, 166, True, shadow=0)
    sparks = Random(11)
    with plate.shining(1):
        spots = ((sparks.uniform(20, 580), BANK + 60 + 360 * sparks.random() ** 0.8) for _ in range(60))
        cut(plate, "".join(circle(x, y, sparks.choice((1.2, 1.7, 2.4))) for x, y in spots), "#ffc46a")
    _ripples(plate)
    plate.at(-0.1)
    cut(plate, rectangle(-10, LAWN + 4, 620, 24), "#efe6cc", 6, 0.8)
    cut(plate, "".join(line([(x, LAWN + 6), (x - 3, LAWN + 26)], 2) for x in range(40, 600, 84)), "#a89c88")
    plate.at(0)
    draw(plate, cat_asleep(), 404, LAWN + 14, 0.44, inks=CAT)


def _ripples(plate: Plate) -> None:
    """What stands in the water is broken by it, the more the deeper it hangs."""
    random = Random(4)
    for i in range(30):
        y = BANK + 30 + i * 15 + random.uniform(-4, 4)
        x, long, tall = random.uniform(-40, 520), random.uniform(60, 190), random.uniform(1.4, 2.2) + i * 0.06
        lens = f"M{x:.0f},{y:.0f}q{long / 2:.0f},{-tall:.1f} {long:.0f},0q{-long / 2:.0f},{tall:.1f} {-long:.0f},0Z"
        with plate.shining(0.5):
            cut(plate, path(lens), mix("#ffb86a", "#6a2440", (y - BANK) / 470), opacity=0.8)


SCENES.append(
    Story(
        draw=good_manners, palette="mint", operator="reflection", setting="daylight", season="summer", framing="side",
        moods=("rebellion", "anger", "comic"), living=("courtiers", "cat"),
        objects=("pond", "reflection", "throne", "pear", "crown", "garden"),
        words={"courbette/bowing": 3, "insurrection/uprising": 3, "sous la surface/beneath the surface": 3,
            "révolte/revolt": 2, "reflet/reflection": 2, "politesse/politeness": 2, "hypocrisie/hypocrisy": 2,
            "poire/pear": 2, "trône/throne": 2, "colère rentrée/swallowed anger": 2, "poing/fist": 1,
            "roi/king": 1, "couronne/crown": 1, "jardin/garden": 1, "bassin/pond": 1, "obéir/obeying": 1,
            "chat/cat": 1},
        fr="Au bord d’un bassin, deux courtisans s’inclinent devant une poire couronnée sur un trône ; dans l’eau "
           "sombre où les arbres flambent, leurs reflets crient, poing levé ; reste le trognon. Un chat dort.",
        en="Beside a pond two courtiers bow to a crowned pear on a throne; in the dark water, where the trees are "
           "flames, their reflections shout, fists and crown raised, and only the core is left. A cat sleeps.",
    )
)  # fmt: skip
