"""A flock as light as balloons."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

from art.colour import Colour, mix
from art.motif import SMOOTH, Motif, Piece, carried, cut, draw, held
from art.motifs.beasts import wolf_sit
from art.motifs.beasts_tame import MONGREL, dog_sit
from art.motifs.buildings_parts import painted
from art.motifs.buildings_town import COTTAGE
from art.motifs.curves import form, limb, off, tube
from art.motifs.terrain import plane, puffs, rolling, tufts
from art.motifs.things import hat
from art.palettes import PALETTES
from art.press import Plate, darker, lighter
from art.scene import Scene, Story
from art.shapes import circle, ellipse, line, path, place, polygon, stroke
from art.story._profiles import EAR, RAISED, fist, profile

SCENES: list[Scene] = []

WOOL: Colour = "#fffaf0"
FACE: dict[str, Colour] = {
    "wool": WOOL, "face": "#5d4858", "muzzle": "#8d7280", "ear": "#d89a98", "white": "#fffdf4", "dark": "#241a2a",
    "tongue": "#e2706a",
}  # fmt: skip
BLACK: dict[str, Colour] = {**FACE, "wool": "#463f56", "face": "#2f2838", "muzzle": "#5c5064"}


@contextmanager
def _softly(plate: Plate) -> Iterator[None]:
    """Wool and clouds are painted without hard steps: bands would make stones of them."""
    plate.care = SMOOTH
    yield
    plate.care = 1


def _face(mood: str) -> Motif:
    """A sheep's head to the right: calm, asleep, bleating, or looking down at something sharp."""
    head = form("-14,-14 2,-26 20,-22 38,-8 50,6 50,18 40,26 22,26 2,22 -14,8")
    eye = {
        "asleep": (Piece(stroke("M8,-6q8,7 16,1", 3), "dark"),),
        "worried": (
            Piece(ellipse(17, -7, 8.4, 9), "white"),
            Piece(circle(19, -2.4, 4), "dark"),
            Piece(circle(20.4, -4, 1.3), "white"),
            Piece(stroke("M8,-21q8,-5 15,0", 2.6), "dark"),
        ),
    }.get(
        mood,
        (
            Piece(ellipse(17, -6, 7, 7.6), "white"),
            Piece(circle(19, -5, 4.2), "dark"),
            Piece(circle(20.6, -6.8, 1.4), "white"),
            Piece(stroke("M9,-9q7,-9 16,-2", 2.6), "dark"),
        ),
    )
    mouth = (
        (Piece(form("28,18 42,20 44,28 36,36 27,30"), "dark"), Piece(ellipse(36, 30, 6, 3.6, 10), "tongue"))
        if mood == "bleating"
        else (Piece(stroke("M48,14Q40,22 29,17" if mood != "worried" else "M47,18Q40,14 31,19", 2.6), "dark"),)
    )
    top = circle(-14, -20, 13) + circle(2, -29, 13) + circle(-24, -6, 11) + circle(14, -27, 9)
    return Motif(
        (
            Piece(form("-10,-8 -30,-10 -50,6! -36,16 -14,8"), "face", 7, True),
            Piece(form("-18,-2 -32,-3 -43,5! -32,9"), "ear"),
            Piece(head, "face", 13, True),
            Piece(form("30,0 48,6 49,18 40,25 26,24 22,12"), "face", blend=(FACE["muzzle"], 0.9), soft=4),
            Piece(top, "wool", 9),
            *eye,
            Piece(ellipse(45, 7, 2, 1.5, 30) + ellipse(39, 4, 1.7, 1.3, 30), "dark"),
            *mouth,
            Piece(circle(17, 9, 5), "face", blend=("#e08a86", 0.7), soft=3),
        ),
        FACE,
    )


def _fleece(plate: Plate, x: float, y: float, size: float, wool: Colour, shade: Colour, seed: int) -> None:
    """A ball of wool: its curls around, and soft hollows between those in front."""
    chance = Random(seed)
    curls = circle(0, 0, 76) + "".join(
        circle(*off(0, 0, 70, 24 * i + chance.uniform(-5, 5)), chance.uniform(19, 25)) for i in range(15)
    )
    with _softly(plate):
        ball = cut(plate, place(curls, x, y, size), wool, 46 * size, 1)
    hollows = tops = ""
    for ring, count in ((62, 11), (34, 7), (0, 1)):
        for i in range(count):
            px, py = off(0, 0, ring, 360 / count * i + ring + chance.uniform(-8, 8))
            r = chance.uniform(17, 21)
            hollows += stroke(
                f"M{px - r:.1f},{py + 4:.1f}A{r:.1f},{r:.1f} 0 0 0 {px + r * 0.8:.1f},{py + r * 0.55:.1f}", 5
            )
            tops += ellipse(px - r * 0.3, py - r * 0.4, r * 0.6, r * 0.4, -30)
    plate.tint(place(hollows, x, y, size), shade, 2.2 * size, ball * 0.75)
    plate.tint(place(tops, x, y, size), mix(wool, "#ffffff", 0.9), 3 * size, ball * 0.7)


def _balloon_sheep(
    plate: Plate, x: float, y: float, size: float, turn: float, flip: bool, mood: str, ribbon: Colour
) -> None:
    """A round sheep floating at (x, y), its legs hanging, a bow where it is tied."""
    legs = "".join(
        tube(f"{a},60,17 {a + b * 0.4},84,13 {a + b},104,12") for a, b in ((-54, -9), (-31, -3), (31, 3), (54, 9))
    )
    hooves = "".join(tube(f"{a + b * 0.9},102,13 {a + b},109,14") for a, b in ((-54, -9), (-31, -3), (31, 3), (54, 9)))
    cut(plate, place(legs, x, y, size, turn, flip), "#6b5262", 6, 0.4)
    cut(plate, place(hooves, x, y, size, turn, flip), "#2f2434", 3)
    tail = form("-84,10 -104,4 -116,18 -108,34 -92,32 -82,24")
    with _softly(plate):
        cut(plate, place(tail, x, y, size, turn, flip), WOOL, 12, 0.4)
    _fleece(plate, x, y, size, WOOL, "#a9c0e2", round(x + y))
    hx, hy = carried((64, -16), x, y, size, turn, flip)
    draw(plate, _face(mood), hx, hy, 1.12 * size, turn + 6, flip, shadow=0.8)
    bow = (
        form("0,82 -20,72 -24,90 -2,86")
        + form("0,82 20,72 24,90 2,86")
        + tube("0,84,7 -8,100,5")
        + tube("0,84,7 9,99,5")
    )
    cut(plate, place(bow, x, y, size, turn, flip), ribbon, 5, 0.4)
    cut(plate, place(circle(0, 84, 6), x, y, size, turn, flip), mix(ribbon, "#ffffff", 0.3), 3)


def _cloud(plate: Plate, x: float, y: float, wide: float, tall: float) -> None:
    with _softly(plate):
        cut(plate, puffs(plate.random, x + wide * 0.05, y, wide * 0.9, tall), "#d8ecf8", 14, 0.2)
        cut(plate, puffs(plate.random, x - wide * 0.06, y + 1, wide * 0.7, tall * 0.62), "#ffffff", 10, 0.15)


def _country(plate: Plate) -> None:
    """Clouds, hills, a farm with its poplars; and two of the flock that are far away already."""
    p = PALETTES["lemon"]
    plate.at(0.9)
    _cloud(plate, 62, 478, 150, 52)
    _cloud(plate, 560, 560, 160, 56)
    _cloud(plate, 20, 640, 120, 34)
    for x, y, size in ((86, 566, 0.12), (128, 600, 0.09)):
        cut(plate, stroke(f"M{x},{y}q3,20 -2,34", 1.2), p.deep, edge=0.1)
        draw(
            plate,
            Motif((Piece(circle(0, 0, 90), "wool", 30), Piece(ellipse(86, -10, 40, 26, 20), "face")), FACE),
            x,
            y,
            size,
        )
    plate.at(0.6)
    far, _ = rolling(722, 18, 1.7, 0.6)
    plane(plate, far, "#a9d08e")
    fields = "".join(stroke(f"M{x},780Q{x + 20},740 {x + 60},716", 3) for x in range(-60, 620, 26))
    cut(plate, fields, "#8fbd78", clip=plate.mask(far), opacity=0.6)
    plate.at(0.45)
    middle, _ = rolling(752, 14, 1.4, 2.6)
    plane(plate, middle, "#cfdc74")
    poplars = "".join(
        ellipse(x, 742 - tall / 2, tall * 0.13, tall / 2) for x, tall in ((402, 58), (424, 72), (445, 52))
    )
    cut(plate, poplars, "#5f9a5c", 7, 0.4)
    draw(plate, COTTAGE, 372, 760, 0.22, inks={**painted(p, 1), "roof": p.hot, "wall": "#fff1d0"})
    plate.at(0)
    meadow, _ = rolling(790, 12, 1.2, 2.8)
    plane(plate, meadow, "#8fc24c", lift=0.4, low=("#4f9a52", 120))
    cut(plate, tufts(Random(6), 90, 802, 900, 28, 9), "#5fa244", edge=0.15)
    shadows = "".join(ellipse(x, y, 40, 7) for x, y in ((120, 818), (330, 812), (400, 836), (250, 872)))
    plate.shadow(shadows + ellipse(290, 846, 64, 9), 0.55, 5)
    flowers = Random(9)
    for ink in (p.hot, "#ffffff", p.warm):
        spots = "".join(circle(flowers.uniform(20, 420), flowers.uniform(826, 892), 4.4) for _ in range(8))
        cut(plate, spots, ink, edge=0.1)


def _crook(plate: Plate) -> None:
    """Left standing in the meadow, the bag on it."""
    cut(plate, tube("52,868,9 66,780,9 80,692,9 84,664,9 100,646,8.6 120,652,8 124,674,7 112,684,6"), "#a5673a", 5, 0.8)
    cut(plate, stroke("M80,700Q70,730 58,752M80,700Q96,730 106,750", 3), "#6b3f2a")
    cut(plate, form("56,748! 108,746! 114,784 104,800 62,802 50,786"), "#d98a3f", 12, 0.8)
    cut(plate, form("56,748! 108,746! 108,766 84,778 56,768"), "#b86a2c", 6, 0.4)
    cut(plate, circle(84, 774, 4), "#ffe08a", 2)


HANDS = ((302.0, 530.0), (346.0, 534.0))


def _shepherd(plate: Plate) -> None:
    p = PALETTES["lemon"]
    left, right = HANDS
    nx, ny = 306.0, 606.0
    flock: tuple[tuple[float, float, float, float, bool, str, Colour], ...] = (
        (420, 124, 0.84, 10, False, "asleep", "#f2a53a"), (206, 116, 0.9, -8, True, "bleating", p.hot),
        (122, 262, 0.82, -12, True, "calm", "#3f8fc4"), (480, 284, 0.83, 12, False, "bleating", "#7ab648"),
        (304, 262, 1.04, 3, False, "calm", p.hot), (190, 402, 0.8, -8, True, "asleep", "#f2a53a"),
        (408, 414, 0.8, 8, False, "worried", "#3f8fc4"),
    )  # fmt: skip
    for cx, cy, size, turn, flip, _, _ in flock:
        (x, low), knot = carried((0, 84), cx, cy, size, turn, flip), left if cx < 306 else right
        bend = f"Q{x + (knot[0] - x) * 0.46:.0f},{(low + knot[1]) / 2 + 6:.0f} {knot[0]:.0f},{knot[1]:.0f}"
        cut(plate, stroke(f"M{x:.0f},{low:.0f}{bend}", 2.6), p.deep, edge=0.1)
    for one in flock:
        _balloon_sheep(plate, *one)
    hem = (nx - 116, ny + 146)
    dog = dog_sit().inked(**MONGREL)
    draw(plate, dog, *held(dog, "mouth", hem, 0.66, -16))
    cape = form(f"{nx + 8:.0f},{ny - 4:.0f}! {nx - 22:.0f},{ny + 4:.0f} {nx - 44:.0f},{ny + 56:.0f} "
                f"{nx - 84:.0f},{ny + 112:.0f} {hem[0] - 6:.0f},{hem[1] + 2:.0f}! {nx - 84:.0f},{ny + 158:.0f} "
                f"{nx - 50:.0f},{ny + 172:.0f} {nx - 18:.0f},{ny + 150:.0f}! {nx + 4:.0f},{ny + 96:.0f} "
                f"{nx + 10:.0f},{ny + 40:.0f}")  # fmt: skip
    cloth = cut(plate, cape, "#2f7fc0", 22, 1)
    folds = stroke(f"M{nx - 6:.0f},{ny + 20:.0f}Q{nx - 30:.0f},{ny + 90:.0f} {nx - 56:.0f},{ny + 166:.0f}", 7)
    folds += stroke(f"M{nx - 20:.0f},{ny + 30:.0f}Q{nx - 50:.0f},{ny + 96:.0f} {hem[0] + 14:.0f},{hem[1] - 2:.0f}", 6)
    plate.tint(folds, "#1d5590", 3, cloth)
    _hanging_man(plate)
    draw(plate, hat("straw"), 204, 560, 0.4, -34, inks={"body": p.warm, "trim": p.hot})


def _hanging_man(plate: Plate) -> None:
    """He hangs by both hands, looks up, and kicks."""
    p = PALETTES["lemon"]
    skin, shirt, cloth, hair = "#e8b088", "#fff0cf", "#3f5f96", "#6b3f2c"
    (lx, ly), (rx, ry) = HANDS
    boot = path("M-11,-10H10C11,-2 12,2 18,5C26,8 30,12 29,18H-12Z")
    cut(plate, limb(f"332,640,28 354,604,23 356,572,18 {rx + 1},{ry + 8},14"), darker(shirt, 0.12), 9, 0.5)
    cut(plate, place(boot, 330, 792, 0.95, 34), "#4a2f2a", 6, 0.5)
    cut(plate, limb("326,708,40 338,746,32 334,784,22"), darker(cloth, 0.2), 11, 0.5)
    cut(plate, place(boot, 262, 776, 0.98, 62), "#5c3a30", 6, 0.6)
    cut(plate, limb("310,708,42 312,746,34 288,764,26 266,772,20"), cloth, 12, 0.6)
    cut(plate, stroke("M298,740Q310,752 326,744M326,720Q328,730 326,738", 2), darker(cloth, 0.35), opacity=0.7)
    trunk = form("286,646 298,630 322,624 344,632 348,664 344,692 348,712! 320,720 290,714! 290,682")
    with _softly(plate):
        cut(plate, trunk, shirt, 20, 0.6)
    with _softly(plate):
        cut(plate, limb(f"300,652,32 285,612,26 286,574,20 {lx - 1},{ly + 8},14"), lighter(shirt, 0.3), 10, 0.7)
    cut(plate, stroke("M280,626Q288,632 298,630M278,592Q286,598 295,594", 1.8), darker(shirt, 0.3), opacity=0.8)
    vest = path(
        "M286,664C300,668 310,654 304,634L314,628C322,660 326,690 325,717"
        "C312,720 300,718 289,714C291,698 288,680 286,664Z"
    )
    cut(plate, vest, "#d9552f", 14, 0.8)
    cut(plate, form("344,632! 348,664 344,692 348,712! 338,717! 334,680 336,650"), "#d9552f", 8, 0.3)
    cut(plate, circle(320, 676, 2.2) + circle(321, 690, 2.2) + circle(321, 704, 2.2), "#ffe08a")
    with _softly(plate):
        face = (322, 594, 0.92, -24, False)
        profile(plate, face, skin, hair, RAISED)
        beard = (
            "M-6,4C-4,12 2,16 8,12C12,9 17,9 21,11C20,13 18,13.4 18,14.4"
            "C21,17 23,22 21,30C18,40 6,42 -4,36C-14,28 -14,14 -10,4Z"
        )
        cut(plate, place(path(beard), *face), hair, 9, 0.3)
        curls = (
            "M-26,4C-34,-14 -26,-36 -4,-38C8,-42 20,-34 19,-20C10,-26 2,-22 -2,-12"
            "C-6,-4 -10,2 -12,10C-18,14 -24,12 -26,4Z"
        )
        cut(plate, place(path(curls), *face), hair, 9, 0.3)
        cut(plate, place(path(EAR), *face), skin, 3)
    cut(plate, form("294,634 308,624 326,630 342,626 346,636 328,644 306,644"), p.hot, 6, 0.5)
    fist(plate, (rx - 1, ry + 2, 0.9, -96, True), skin)
    fist(plate, (lx + 1, ly + 2, 0.9, -78, False), skin)


def _digger(plate: Plate) -> None:
    """A black sheep comes out of its own tunnel, a lamp on its brow, a spade in its grip."""
    cut(plate, path("M384,900C400,850 440,828 488,832C536,824 584,846 604,900Z"), "#a8703f", 20, 0.8)
    hole = path("M420,880C424,850 456,842 492,842C532,842 560,854 562,880C548,892 436,892 420,880Z")
    cut(plate, hole, "#3a2420")
    above = plate.mask(path("M360,640H620V872C580,886 440,886 400,872Z"))
    with _softly(plate):
        body = form("440,884 430,846 446,812 482,798 524,808 548,840 546,884")
        edge = "".join(
            circle(x, y, 15) for x, y in ((440, 846), (452, 818), (478, 802), (508, 804), (532, 822), (544, 850))
        )
        ball = cut(plate, body + edge, BLACK["wool"], 26, 0.6, clip=above)
    hollows = "".join(
        stroke(f"M{x},{y}a13,13 0 0 0 22,6", 4) for x, y in ((452, 838), (486, 822), (512, 842), (474, 858))
    )
    plate.tint(hollows, "#2a2438", 2, ball)
    cut(plate, tube("412,900,6 390,806,6"), "#c98a4b", 3, 0.5)
    cut(plate, form("378,806! 402,802! 402,776 386,760! 374,780"), "#b9c6d2", 6, 0.5)
    draw(plate, _face("calm"), 458, 802, 0.98, -16, True, inks=BLACK)
    cut(plate, place(form("-22,8! -20,-12 -2,-20 16,-14 22,6! 0,0"), 444, 776, 1.05, -14), "#f2b63a", 7, 0.5)
    with plate.shining(0.95):
        cut(plate, circle(428, 768, 5.4), "#fff6c8")
    cut(plate, tube("448,862,13 426,862,12 403,856,12"), "#3a3046", 5, 0.5)
    clods = "".join(
        ellipse(cx, cy, r, r * 0.8, 20)
        for cx, cy, r in ((376, 838, 7), (366, 862, 5), (396, 876, 8), (574, 820, 7), (352, 886, 6))
    )
    cut(plate, clods, "#8a5a32", 5, 0.3)


def _wolf_with_pin(plate: Plate) -> None:
    p = PALETTES["lemon"]
    coat: dict[str, Colour] = {"body": "#7482a8", "shade": "#4f5c86", "belly": "#e6e2da", "mark": "#4a567e"}
    with _softly(plate):
        cut(plate, puffs(Random(4), 516, 700, 190, 60), "#d8ecf8", 16, 0.5)
    draw(plate, wolf_sit(), 520, 678, 0.74, 0, True, inks=coat)
    cut(plate, tube("500,622,20 474,624,16 452,606,13"), coat["body"], 7, 0.6)
    cut(plate, line([(447, 608), (424, 534)], 3.6), "#5a6a8c", edge=0.1)
    cut(plate, polygon([(422.2, 534), (425.8, 533), (421, 518)]), "#5a6a8c", edge=0.1)
    cut(plate, circle(448, 612, 8.4), p.hot, 4, 0.4)
    cut(plate, ellipse(455, 603, 8, 5, -30) + ellipse(458, 612, 8, 5, -14), coat["body"], 4)
    with _softly(plate):
        cut(plate, puffs(Random(8), 500, 702, 150, 34), "#ffffff", 10, 0.3)


def sheep_balloons(plate: Plate) -> None:
    """A shepherd is nearly lifted off by a bunch of sheep on strings; a wolf on a cloud holds a pin."""
    plate.sky([(0, "#2f9ad0"), (0.4, "#7fd0e6"), (0.62, "#c4edf4"), (0.86, "#f4fbe6")])
    _country(plate)
    _crook(plate)
    _shepherd(plate)
    _digger(plate)
    plate.at(0.1)
    _wolf_with_pin(plate)


SCENES.append(
    Story(
        draw=sheep_balloons, palette="lemon", operator="tether", setting="sky", season="spring", framing="below",
        moods=("joy", "comic"), living=("shepherd", "sheep", "black sheep", "wolf", "dog"),
        objects=("strings", "clouds", "pin", "tunnel", "crook"),
        words={"moutons/sheep": 3, "ballons/balloons": 3, "berger/shepherd": 3, "s’envoler/taking off": 2,
               "loup/wolf": 2, "épingle/pin": 2, "mouton noir/black sheep": 2, "ficelle/string": 1,
               "nuages/clouds": 1, "tunnel/tunnel": 1, "légèreté/lightness": 2, "rêve/dream": 1, "danger/danger": 1,
               "rebelle/rebel": 1, "pré/meadow": 1, "chien/dog": 1},
        fr="Un berger s’envole, tiré par des moutons au bout de ficelles comme des ballons ; son chien le retient par "
           "la cape, un mouton noir sort d’un tunnel, un loup sur un nuage tient une épingle.",
        en="A shepherd takes off, lifted by sheep on strings like balloons; his dog holds him back by the cape, a "
           "black sheep comes out of a tunnel, a wolf on a cloud holds a pin.",
    )
)  # fmt: skip
