"""Trees.

  oak()                           in its first leaves
  poplar(), cypress(), pine(snow=False), palm()
  apple_tree(fruits=9)            anchors fruit0.. where its apples hang
  blossom_tree(petals=14)         pink crown, petals falling and lying on the ground

Inks: wood, bark (dark marks), cut (pale wood), leaf, shade (back leaves), shine (leaves in the light), flower, fruit,
snow, dark. Anchors: top, crown (its middle), foot, and those told above. `seed` gives another individual.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from random import Random

from art.colour import Colour
from art.motif import Motif, Piece
from art.motifs.curves import along, branch, heading, off, rounded, through
from art.motifs.growth import Lobe, foliage, inside, leaf_data, petal
from art.shapes import Point, circle, ellipse, path, stroke

GREEN: Mapping[str, Colour] = {
    "wood": "#5a3a30",
    "bark": "#33211f",
    "cut": "#e3bf87",
    "leaf": "#3f7a4f",
    "shade": "#24523f",
    "shine": "#86ac5c",
    "flower": "#f0a3a4",
    "fruit": "#cf3d2c",
    "snow": "#f6f2e6",
    "hole": "#1d1420",
    "dark": "#1d1420",
}
SPRING = {"leaf": "#7fae5a", "shade": "#568c52", "shine": "#c2d27a"}


def _trunk(height: float, foot: float, top: float, lean: float = 0) -> str:
    """A trunk flaring into roots."""
    return path(
        f"M{-foot * 1.9:.1f},2C{-foot * 1.2:.1f},-4 {-foot:.1f},-16 {-foot * 0.85:.1f},{-height * 0.34:.1f}"
        f"C{-foot * 0.72:.1f},{-height * 0.6:.1f} {lean - top:.1f},{-height * 0.8:.1f} {lean - top:.1f},{-height:.1f}"
        f"H{lean + top:.1f}C{lean + top:.1f},{-height * 0.8:.1f} {foot * 0.7:.1f},{-height * 0.6:.1f} "
        f"{foot * 0.85:.1f},{-height * 0.3:.1f}C{foot:.1f},-16 {foot * 1.4:.1f},-5 {foot * 2.1:.1f},2"
        f"C{foot * 1.1:.1f},7 {foot * 0.6:.1f},3 {foot * 0.3:.1f},7C0,3 {-foot * 0.5:.1f},8 {-foot * 1.9:.1f},2Z"
    )


def _marks(random: Random, height: float, half: float, count: int = 6) -> str:
    """Short upright marks of bark."""
    shape = ""
    for _ in range(count):
        x, y = random.uniform(-half, half) * 0.7, -random.uniform(0.06, 0.85) * height
        shape += stroke(f"M{x:.1f},{y:.1f}q{random.uniform(-3, 3):.1f},-8 0,-{random.uniform(9, 20):.0f}", 2.6)
    return shape


OAK: Sequence[Sequence[Lobe]] = (
    ((-34, -158, 38), (18, -172, 40), (50, -148, 32)),
    ((72, -118, 34), (40, -108, 26)),
    ((-70, -110, 33), (-40, -120, 28)),
    ((-6, -114, 36), (20, -104, 24)),
)
OAK_BACK: Sequence[Lobe] = ((-50, -128, 44), (50, -130, 46), (0, -160, 48), (-86, -100, 20), (88, -104, 22))


def oak(seed: int = 3) -> Motif:
    random = Random(seed)
    inks = {**GREEN, **SPRING}
    wood = _trunk(96, 15, 10) + branch([(0, -84), (-22, -108), (-58, -122)], 13, 5)
    wood += branch([(2, -80), (20, -104), (58, -124)], 12, 5) + branch([(0, -90), (4, -130), (14, -160)], 13, 5)
    anchors: dict[str, Point] = {"top": (10, -208), "crown": (0, -138), "foot": (0, 0)}
    back, _, _ = foliage(random, OAK_BACK)
    pieces = [Piece(back, "shade", 24), Piece(wood, "wood", 10), Piece(_marks(random, 78, 11), "bark")]
    for lobes in OAK:
        crown, lit, shaded = foliage(random, lobes)
        pieces += [Piece(crown, "leaf", 26, lifted=True), Piece(shaded, "shade"), Piece(lit, "shine")]
    return Motif(tuple(pieces), inks, anchors)


def _flame(height: float, half: float, foot: float, random: Random, size: float) -> tuple[str, str, str]:
    """A slender crown, widest at its lower third, with leaves pointing up along it."""
    left = [(-half * w, -foot - (height - foot) * t) for t, w in ((0, 0.35), (0.12, 0.85), (0.36, 1), (0.66, 0.72))]
    right = [(-x * random.uniform(0.92, 1.05), y + 6) for x, y in left[::-1]]
    body = rounded([*left, (-half * 0.2, -height * 0.93), (2, -height), (half * 0.25, -height * 0.92), *right])
    rim, lit, shaded = "", "", ""
    for i in range(64):
        t = random.random()
        wide = half * (0.35 + 0.65 * math.sin(math.pi * min(1, 0.28 + t * 0.72) ** 0.9)) if t < 0.96 else half * 0.1
        y, side = -foot - (height - foot) * t * 0.93, 1 if i % 2 else -1
        rim += leaf_data(side * wide * 0.84, y, size * 1.3, size * 0.5, -90 + side * random.uniform(14, 40))
        x = random.uniform(-0.75, 0.75) * wide
        data = leaf_data(x, y, size, size * 0.36, -90 + x / half * 30 + random.uniform(-10, 10))
        if x < wide * 0.1:
            lit += data
        else:
            shaded += data
    return body + path(rim), path(lit), path(shaded)


def poplar(seed: int = 5) -> Motif:
    random = Random(seed)
    crown, lit, shaded = _flame(236, 30, 30, random, 15)
    wood = path("M-12,3C-7,-6 -6,-30 -5,-60H6C6,-30 8,-6 14,3C6,7 -6,7 -12,3Z")
    pieces = (Piece(wood, "wood"), Piece(crown, "leaf", 22), Piece(shaded, "shade"), Piece(lit, "shine"))
    inks = {**GREEN, "leaf": "#5f8f4d", "shine": "#a9bf62", "shade": "#3b6b48"}
    return Motif(pieces, inks, {"top": (2, -236), "crown": (0, -120), "foot": (0, 0)})


def cypress() -> Motif:
    body = path("M2,-234C10,-200 34,-150 34,-84C34,-42 22,-20 4,-16C-20,-18 -34,-44 -32,-88C-30,-150 -8,-196 2,-234Z")
    folds = "".join(
        stroke(f"M{x},{y}C{x * 1.3:.0f},{y - 40} {x * 0.8:.0f},{y - 80} {x * 0.35:.0f},{y - length}", 4)
        for x, y, length in ((10, -34, 150), (22, -50, 110), (0, -60, 120))
    )
    shine = "".join(
        stroke(f"M{x},{y}C{x * 1.25:.0f},{y - 40} {x * 0.7:.0f},{y - 80} {x * 0.3:.0f},{y - length}", 4)
        for x, y, length in ((-22, -56, 110), (-12, -36, 120), (-8, -110, 90))
    )
    pieces = (
        Piece(path("M-9,3C-5,-4 -5,-14 -5,-30H7C7,-14 8,-4 13,3C6,7 -4,7 -9,3Z"), "wood"),
        Piece(body, "leaf", 26),
        Piece(folds, "shade"),
        Piece(shine, "shine"),
    )
    inks = {**GREEN, "leaf": "#234c41", "shade": "#163330", "shine": "#4f7f5e"}
    return Motif(pieces, inks, {"top": (2, -234), "crown": (0, -110), "foot": (0, 0)})


def _tier(y: float, half: float, tall: float, droop: float, teeth: int) -> str:
    """One storey of a fir: its lower rim cut in hanging fingers."""
    data = (
        f"M0,{y - tall:.1f}C{-half * 0.2:.1f},{y - tall * 0.55:.1f} "
        f"{-half * 0.6:.1f},{y - tall * 0.2:.1f} {-half:.1f},{y:.1f}"
    )
    step = 2 * half / teeth
    for i in range(teeth):
        x = -half + step * i
        sag = droop * (1 - abs((i + 0.5) / teeth * 2 - 1) ** 2) + 3
        data += f"Q{x + step * 0.32:.1f},{y + sag + 9:.1f} {x + step * 0.62:.1f},{y + sag:.1f}"
        end = y + droop * (1 - abs((i + 1) / teeth * 2 - 1) ** 2)
        data += f"Q{x + step * 0.8:.1f},{y + sag - 6:.1f} {x + step:.1f},{end:.1f}"
    return path(
        f"{data}C{half * 0.6:.1f},{y - tall * 0.2:.1f} {half * 0.2:.1f},{y - tall * 0.55:.1f} 0,{y - tall:.1f}Z"
    )


def pine(snow: bool = False) -> Motif:
    pieces = [Piece(path("M-13,3C-8,-4 -8,-20 -7,-46H8C8,-20 10,-4 16,3C8,7 -6,7 -13,3Z"), "wood")]
    for y, half, tall, teeth in ((-34, 74, 74, 9), (-80, 60, 68, 7), (-122, 45, 62, 6), (-160, 30, 60, 4)):
        pieces.append(Piece(_tier(y, half, tall, 9, teeth), "leaf", 20, lifted=True))
        if snow:
            cap = (
                f"M0,{y - tall - 2}C{-half * 0.22:.0f},{y - tall * 0.6:.0f} {-half * 0.6:.0f},{y - tall * 0.3:.0f} "
                f"{-half * 0.96:.0f},{y - 5}Q{-half * 0.66:.0f},{y - 6} {-half * 0.56:.0f},{y - tall * 0.22:.0f}"
                f"Q{-half * 0.4:.0f},{y - tall * 0.12:.0f} {-half * 0.28:.0f},{y - tall * 0.4:.0f}"
                f"Q{-half * 0.1:.0f},{y - tall * 0.34:.0f} 0,{y - tall * 0.55:.0f}"
                f"Q{half * 0.2:.0f},{y - tall * 0.4:.0f} {half * 0.26:.0f},{y - tall * 0.56:.0f}Z"
            )
            pieces.append(Piece(path(cap), "snow", 6))
        else:
            needles = "".join(
                stroke(f"M{x * half:.0f},{y - 8 - tall * (0.5 - abs(x) * 0.45):.0f}l{x * 10:.0f},13", 3.4)
                for x in (-0.6, -0.35, -0.1)
            )
            pieces.append(Piece(needles, "shine"))
    inks = {**GREEN, "leaf": "#2a5a4c", "shine": "#5f9273", "shade": "#1a3c38"}
    return Motif(tuple(pieces), inks, {"top": (0, -220), "crown": (0, -110), "foot": (0, 0)})


def _frond(tip: Point, x: float, y: float, sag: float, comb: float) -> tuple[str, str]:
    """A palm leaf from (x, y) arching to its tip, and its rib."""
    middle = ((x + tip[0]) / 2, min(y, tip[1]) - sag)
    curve = along([(x, y), middle, tip], 9)
    shape = ""
    for i in range(1, len(curve)):
        t = i / (len(curve) - 1)
        length = comb * (0.55 + 0.75 * math.sin(math.pi * min(1, t * 0.95 + 0.08)))
        turn = heading(curve, i)
        for side in (-1, 1):
            shape += leaf_data(*curve[i], length, length * 0.24, turn + side * (58 - 26 * t))
    return path(shape) + branch([(x, y), middle, tip], 5, 2), stroke(through([(x, y), middle, tip]), 2.4)


def palm() -> Motif:
    curve = [(-12.0, 2.0), (-14.0, -50.0), (0.0, -110.0), (22.0, -158.0)]
    trunk = branch(curve, 21, 11) + path("M-30,3C-22,-6 -22,-14 -20,-22L-3,-22C-3,-12 2,-4 8,3C-4,8 -20,8 -30,3Z")
    points = along(curve, 5)
    rings = ""
    for i in range(1, len(points) - 1):
        turn, half = heading(points, i), 9 - i * 0.28
        a, b = off(*points[i], half, turn - 90), off(*points[i], half, turn + 90)
        low = off(*points[i], -5, turn)
        rings += stroke(f"M{a[0]:.1f},{a[1]:.1f}Q{low[0]:.1f},{low[1]:.1f} {b[0]:.1f},{b[1]:.1f}", 2.4)
    back, front, ribs = "", "", ""
    for tip, sag in (((-24, -204), 2), ((70, -206), 2), ((26, -214), 0)):
        back += _frond(tip, 22, -160, sag, 19)[0]
    for tip, sag in (
        ((-82, -148), 40),
        ((-62, -186), 26),
        ((122, -138), 42),
        ((108, -186), 24),
        ((-46, -112), 60),
        ((86, -102), 56),
    ):
        shape, rib = _frond(tip, 22, -160, sag, 27)
        front += shape
        ribs += rib
    nuts = circle(14, -152, 7.5) + circle(28, -149, 7) + circle(21, -144, 7)
    pieces = (
        Piece(back, "shade", 10),
        Piece(trunk, "wood", 9),
        Piece(rings, "bark"),
        Piece(front, "leaf", 10, lifted=True),
        Piece(ribs, "shine"),
        Piece(nuts, "bark", 6),
    )
    inks = {**GREEN, "wood": "#a5764c", "bark": "#5d3b2c", "leaf": "#3c8560", "shade": "#245a4a", "shine": "#9cc070"}
    return Motif(pieces, inks, {"top": (20, -238), "crown": (22, -160), "foot": (-8, 0)})


def apple_tree(fruits: int = 9, seed: int = 11) -> Motif:
    random = Random(seed)
    lobes: Sequence[Lobe] = ((-50, -104, 36), (-26, -142, 38), (26, -146, 38), (54, -106, 36), (0, -108, 40))
    crown, lit, shaded = foliage(random, lobes, 14)
    back, _, _ = foliage(random, ((-34, -118, 42), (36, -120, 42), (0, -150, 36)), 14)
    wood = (
        _trunk(90, 13, 9)
        + branch([(0, -70), (-22, -92), (-44, -104)], 11, 4)
        + branch([(0, -66), (24, -92), (46, -106)], 11, 4)
    )
    spots = inside([(x, y + 4, r * 0.9) for x, y, r in lobes], random, fruits)
    apples = "".join(circle(x, y, 9.5) for x, y in spots)
    shines = "".join(ellipse(x - 3, y - 3.5, 2.6, 1.8, -40) for x, y in spots)
    stalks = "".join(stroke(f"M{x:.1f},{y - 8:.1f}q1,-4 4,-6", 2.4) for x, y in spots)
    pieces = (
        Piece(back, "shade", 20),
        Piece(wood, "wood", 9),
        Piece(_marks(random, 60, 9, 4), "bark"),
        Piece(crown, "leaf", 32, lifted=True),
        Piece(shaded, "shade"),
        Piece(lit, "shine"),
        Piece(apples, "fruit", 9, lifted=True),
        Piece(stalks, "dark"),
        Piece(shines, "snow"),
    )
    anchors = {f"fruit{i}": point for i, point in enumerate(spots)}
    return Motif(pieces, GREEN, {**anchors, "top": (0, -186), "crown": (0, -120), "foot": (0, 0)})


def blossom_tree(petals: int = 14, seed: int = 12) -> Motif:
    random = Random(seed)
    wood = path(
        "M-24,3C-12,-4 -12,-24 -14,-44C-16,-66 -8,-84 -2,-98L14,-96C8,-80 "
        "6,-64 8,-44C9,-24 14,-4 28,3C14,8 6,3 0,7C-8,3 -14,8 -24,3Z"
    )
    wood += branch([(6, -92), (-8, -120), (-48, -136)], 12, 4) + branch([(8, -92), (28, -116), (66, -126)], 11, 4)
    wood += branch([(6, -90), (12, -128), (2, -166)], 11, 4)
    clouds: Sequence[Lobe] = (
        (-60, -134, 28),
        (-34, -160, 30),
        (2, -178, 32),
        (36, -154, 30),
        (70, -126, 28),
        (20, -128, 24),
        (-22, -126, 22),
    )
    crown = "".join(circle(x, y, r) for x, y, r in clouds)
    rim = ""
    for x, y, radius in clouds:
        for i in range(int(radius / 2)):
            rim += circle(*off(x, y, radius, i * 720 / radius + random.uniform(-8, 8)), random.uniform(4, 7))
    flowers, hearts = "", ""
    for x, y in inside(clouds, random, 20, 0.92):
        for i in range(5):
            flowers += petal(x, y, 8, 6.5, i * 72 + 12)
        hearts += circle(x, y, 2.2)
    falling = ""
    for i in range(petals):
        x, y = random.uniform(-100, 110), random.uniform(-92, -14) if i % 2 else random.uniform(-2, 5)
        falling += ellipse(x, y, 4.4, 2.8, random.uniform(0, 180))
    back = "".join(circle(x + 6, y + 9, r) for x, y, r in clouds[:6:2])
    pieces = (
        Piece(back, "shade", 16),
        Piece(wood, "wood", 9),
        Piece(crown + rim, "flower", 28, lifted=True),
        Piece(flowers, "shine"),
        Piece(hearts, "fruit"),
        Piece(falling, "flower"),
    )
    inks = {**GREEN, "flower": "#eb9fa6", "shade": "#c96f83", "shine": "#fde3d6", "wood": "#4a2c33"}
    return Motif(pieces, inks, {"top": (2, -212), "crown": (4, -150), "foot": (0, 0)})


GALLERY: dict[str, Motif] = {
    "oak": oak(),
    "poplar": poplar(),
    "cypress": cypress(),
    "pine": pine(),
    "pine with snow": pine(snow=True),
    "palm": palm(),
    "apple tree": apple_tree(),
    "blossom tree": blossom_tree(),
}
