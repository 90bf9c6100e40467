"""The two people on a violin that floats: the rower with his bow, and a masked lady whose hand meets another one."""

from __future__ import annotations

from art.colour import Colour, mix
from art.motif import draw
from art.motifs.curves import curve, form, limb
from art.palettes import PALETTES
from art.press import Plate, darker, lighter
from art.shapes import circle, ellipse, line, path, place, polygon, rectangle, stroke
from art.story._contours import profile
from art.story._freehand import skin
from art.story._profiles import FIST, PROFILE
from art.story._waters_parts import plain_cut

FAIR: Colour = "#e9b08c"
TANNED: Colour = "#b9744c"
HAIR: Colour = "#4a2430"
# Wrist on (0, 0), fingers to the right, thumb above.
REACHING = (
    "".join(
        map(
            limb,
            (
                "26,-5,13 56,-3,10 86,4,6", "28,3,13 54,8,10 80,17,6", "24,8,13 46,17,10 66,28,6",
                "18,10,12 36,20,9 51,31,5", "8,-6,14 30,-18,11 50,-24,6",
            ),
        )
    )
    + form("-16,-9! 8,-11 24,-13 37,-8 39,2 32,12 18,14 -16,9!")
)  # fmt: skip


def passenger(plate: Plate, x: float, y: float) -> None:
    """A masked lady in profile, her knees drawn up; one hand hangs, and a hand from the water meets it."""
    p = PALETTES["rose"]
    shoe = "M128,4C140,2 154,8 160,16C150,20 134,20 124,16Z"
    plain_cut(plate, place(path(shoe), x, y), p.deep, 5, 0.4)
    skirt = (
        "M-50,-24C-60,-4 -60,10 -48,16C0,24 80,24 136,18C142,12 140,4 134,-4"
        "C118,-22 104,-44 84,-54C66,-60 40,-50 8,-36Z"
    )
    whole = plain_cut(plate, place(path(skirt), x, y), p.hot, 18, 0.7)
    pleats = "M80,-44C98,-28 112,-8 120,14M70,-42C84,-24 94,-6 98,14"
    plate.ink(place(stroke(pleats, 2), x, y), mix(p.hot, p.deep, 0.5), edge=0.2, clip=whole)
    head = (x - 15, y - 158, 0.25, 4.0, False)
    draw(plate, profile("awake"), *head, inks={"skin": FAIR, "hair": HAIR}, shadow=0.4)
    gown = (
        "M-22,-86C-38,-80 -48,-62 -48,-44C-48,-30 -42,-22 -42,-12C-48,-4 -52,4 -52,12"
        "C-30,18 6,16 22,8C22,-8 14,-22 12,-34C20,-46 22,-62 12,-76C4,-70 -10,-72 -22,-86Z"
    )
    plain_cut(plate, place(path(gown), x, y), p.hot, 20, 0.5)
    _masked(plate, head)
    _meeting(plate, x, y)


def _masked(plate: Plate, head: tuple[float, float, float, float, bool]) -> None:
    p = PALETTES["rose"]
    bun = "M-30,30C-60,20 -90,44 -88,78C-86,112 -52,124 -28,106Z"
    hair = (
        "M62,-8C108,-14 148,8 150,52C122,44 98,62 86,98C78,124 66,150 42,160C8,186 -32,170 -42,118C-52,56 2,-6 62,-8Z"
    )
    mask = (
        "M84,88C104,70 134,66 150,78C148,88 148,96 152,104C158,114 164,122 166,132"
        "C146,138 116,134 98,120C88,112 80,98 84,88Z"
    )
    plain_cut(plate, place(path(bun), *head), HAIR, 10, 0.4)
    plain_cut(plate, place(path(hair), *head), HAIR, 12, 0.3)
    plain_cut(plate, place(stroke("M94,98L-38,72", 7), *head), p.light, edge=0.1)
    plain_cut(plate, place(path(mask), *head), lighter(p.light, 0.3), 0, 0.2, edge=0.1)
    eye = "M112,104C120,92 136,90 146,98C140,110 124,114 112,104Z"
    plain_cut(plate, place(path(eye), *head), p.deep, edge=0.1)
    plain_cut(plate, place(circle(46, 168, 10), *head), p.warm, edge=0.1)


def _meeting(plate: Plate, x: float, y: float) -> None:
    """Her arm over the side, and the pale one that comes out of the water."""
    p = PALETTES["rose"]
    wrist = (x + 86, y + 20)
    skin(plate, place(REACHING, *wrist, 0.7, 40), FAIR, 6, 0.4)
    sleeve = (
        "M-44,-66C-36,-80 -16,-78 -10,-62C-4,-46 8,-34 24,-24C44,-14 66,0 86,10C90,16 86,24 80,28"
        "C54,20 26,8 4,-4C-22,-18 -44,-42 -44,-66Z"
    )
    plain_cut(plate, place(path(sleeve), x, y), lighter(p.hot, 0.06), 12, 0.7)
    plain_cut(plate, place(limb("89,10,6 80,29,6"), x, y), p.warm, 3)
    tip, pale = (wrist[0] + 44, wrist[1] + 40), mix(p.light, p.cool, 0.25)
    root = (tip[0] + 32, tip[1] + 44)
    foot = (root[0] + 12, root[1] + 20)
    pale_hand = REACHING + polygon([(-60, -12), (-14, -9), (-14, 9), (-60, 12)])
    above = plate.mask(rectangle(0, 0, 600, foot[1]) + ellipse(*foot, 16, 4))
    with plate.shining(0.3):
        skin(plate, place(pale_hand, *root, 0.7, 56, True), pale, 6, clip=above)
    rings = "".join(
        f'<ellipse fill="none" stroke="#fff" stroke-width="2.2" cx="{foot[0]:.0f}" cy="{foot[1]:.0f}" rx="{r}" '
        f'ry="{r * 0.26:.0f}"/>'
        for r in (19, 36)
    )
    plate.ink(rings, p.light, edge=0.15, opacity=0.8)


def gondolier(plate: Plate, x: float, y: float) -> None:
    """In profile, leaning on a bow as long as an oar."""
    p = PALETTES["rose"]
    dark = mix(p.deep, p.cool, 0.2)

    def put(shape: str, ink: Colour, depth: float = 0, lift: float = 0) -> None:
        plain_cut(plate, place(shape, x, y), ink, depth, lift)

    put(form("-56,-12! -28,-10! -12,-3 -10,3 -56,3!") + form("18,-10! 42,-8! 58,-1 60,5 18,5!"), p.deep, 5)
    legs = (
        "M-29,-140C-34,-100 -46,-50 -56,-8L-29,-6C-20,-46 -8,-76 4,-94C16,-74 20,-44 18,-4L44,-3C50,-46 46,-98 28,-140Z"
    )
    put(path(legs), dark, 12, 0.5)
    put(limb("34,-212,30 64,-196,24 96,-204,17"), darker(p.cool, 0.2), 9)
    _jersey(plate, x, y)
    _boater(plate, x, y)
    _bow(plate, x, y)


def _jersey(plate: Plate, x: float, y: float) -> None:
    p = PALETTES["rose"]
    torso = (
        "M-30,-132C-36,-160 -26,-202 -4,-224C8,-234 30,-238 44,-232C52,-216 50,-190 40,-170C34,-158 31,-146 30,-132"
        "C10,-125 -12,-125 -30,-132Z"
    )
    cloth = plain_cut(plate, place(path(torso), x, y), p.cool, 16, 0.5)
    hoops = "".join(
        curve(f"{-40 + d * 0.3},{-146 - d * 17} {6 + d * 2},{-137 - d * 18} {56 + d * 3},{-150 - d * 18}", 6)
        for d in range(5)
    )
    plain_cut(plate, place(hoops, x, y), p.light, clip=cloth)


def _boater(plate: Plate, x: float, y: float) -> None:
    p = PALETTES["rose"]
    head = (x + 46.0, y - 268.0, 1.12, 6.0, False)
    skin(plate, place(path(PROFILE), *head), TANNED, 7, 0.2)
    hair = "M-26,-24C-29,-4 -26,12 -17,20C-10,18 -8,11 -7,4C-3,0 0,-6 0,-12C2,-18 4,-22 6,-26Z"
    plain_cut(plate, place(path(hair), *head), "#2c1820", 7)
    plain_cut(plate, place(path("M-7,-4C-1,-7 4,-2 2,4C0,9 -5,9 -7,5Z"), *head), darker(TANNED, 0.12), edge=0.1)
    lines = "M9,-5Q12.500,-2 16.500,-5M8,-12.500Q12,-15.500 17.500,-13.500M15,13L19.500,13.200"
    plain_cut(plate, place(stroke(lines, 1.8), *head), "#2a1216", edge=0.1)
    plain_cut(plate, place(form("-20,34 -6,40 12,38 16,44 6,50 -14,48 -24,42"), *head), p.hot, 5, 0.3)
    crown = path("M-26,-30L-23,-54C-10,-58 10,-58 22,-54L25,-30Z")
    plain_cut(plate, place(crown, *head), p.warm, 9, 0.3)
    plain_cut(plate, place(path("M-26,-30L-25,-41C-8,-37 8,-37 24,-41L25,-30Z"), *head), p.hot, edge=0.1)
    plain_cut(plate, place(path("M-46,-28C-30,-34 30,-34 48,-27C32,-21 -30,-21 -46,-28Z"), *head), p.warm, 4, 0.5)


def _bow(plate: Plate, x: float, y: float) -> None:
    """The bow dips its tip in the water; both fists hold its stick."""
    p = PALETTES["rose"]
    top, low = (120.0, -306.0), (42.0, 104.0)
    tip = (low[0] + 16, low[1] - 6)
    frog = (top[0] + 2, top[1] + 44)
    plain_cut(plate, place(line([(frog[0] + 7, frog[1]), tip], 3.4), x, y), p.light, edge=0.1)
    plain_cut(plate, place(limb(f"{top[0]},{top[1]},9 88,-110,9 {low[0]},{low[1]},7"), x, y), "#7a3a24", 5, 0.5)
    plain_cut(plate, place(place(rectangle(-8, -34, 17, 36, 3), *frog, 1, 10.5), x, y), p.deep, 4, 0.3)
    plain_cut(
        plate, place(path(f"M{low[0]},{low[1] - 12}L{tip[0] + 3},{tip[1] - 2}L{low[0]},{low[1]}Z"), x, y), "#7a3a24"
    )
    skin(plate, place(place(path(FIST), 100, -204, 1.0, -20), x, y), TANNED, 6, 0.3)
    sleeve = (
        "M-2,-214C8,-226 26,-224 30,-208C32,-196 36,-184 44,-176C56,-172 72,-166 84,-160L80,-140"
        "C60,-142 36,-150 22,-160C6,-174 -8,-200 -2,-214Z"
    )
    plain_cut(plate, place(path(sleeve), x, y), lighter(p.cool, 0.06), 12, 0.6)
    plain_cut(plate, place(limb("84,-161,6 80,-139,6"), x, y), p.light, 3)
    skin(plate, place(place(path(FIST), 93, -149, 1.05, -4), x, y), TANNED, 6, 0.4)
    fingers = "M97,-153.500L106,-152M97,-149L106.500,-147.500M97,-144.500L105,-143.500"
    plain_cut(plate, place(stroke(fingers, 1.4), x, y), darker(TANNED, 0.4), edge=0.1)
    ripple = (
        f'<ellipse fill="none" stroke="#fff" stroke-width="2.2" cx="{x + 44:.0f}" cy="{y + 106:.0f}" rx="26" ry="6"/>'
    )
    plate.ink(ripple, p.light, edge=0.15, opacity=0.7)
