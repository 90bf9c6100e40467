"""Hair and hats in the round, for `heads`."""

from __future__ import annotations

from art.motif import Piece
from art.motifs.rounds import Eyepoint, Ring, Spot

COVERED = ("hood", "scarf", "helmet")
CHEEK: tuple[Spot, Spot] = ((14.2, 4, 2.4), (3.6, 12.4, 6.2))
CLOTH: tuple[Spot, Spot] = ((0, -4, -3.6), (17.6, 18.4, 18.6))
SKULL: tuple[Spot, Spot] = ((0, -4, -2.6), (16, 16.4, 18))
CURLS: tuple[Spot, ...] = (
    (0, -17, 8), (-12, -11, 5), (-5, -18, 5), (5, -18, 5), (12, -11, 5), (-15.5, -1, -4), (15.5, -1, -4),
    (-12, -13, -9), (12, -13, -9), (0, -20, -5), (-10, 7, -12), (10, 7, -12), (0, 2, -19), (0, -13, -18),
    (-8, -12, -16), (8, -12, -16),
    (0, 10, -14),
)  # fmt: skip


def hair_of(eye: Eyepoint, style: str, age: float, hat: str) -> tuple[list[Piece], list[Piece], list[Piece]]:
    """What hangs behind the neck, what lies under the face, and what lies over it."""
    away = eye.near((0, 0, 1)) < -0.12
    hung: list[Piece] = []
    under: list[Piece] = []
    over: list[Piece] = []
    if hat in COVERED:
        cloth = eye.ball(*CLOTH) + _sides(eye, *CHEEK)[1]
        under = [] if hat == "helmet" else [Piece(cloth, "hat", 9)]
        return hung, under, [_beard(eye)] if style == "beard" and hat != "helmet" and not away else over
    if style == "bald":
        return hung, [Piece(eye.ball((0, 2, -5), (15.6, 8.4, 13.6)), "hair", 5)], over
    high = 0.97 if age > 0 else 1.04
    crown = eye.ball(SKULL[0], (SKULL[1][0], SKULL[1][1] * high, SKULL[1][2]))
    under.append(Piece(crown + eye.ball((0, 6.4, -8.4), (12.2, 8.4, 9)), "hair", 9))
    match style:
        case "curly":
            under += [Piece("".join(eye.ball(s, (7.4, 7.4, 7.4)) for s in CURLS if eye.near(s) <= 0), "hair", 7)]
            over += [Piece("".join(eye.ball(s, (6.6, 6.6, 6.6)) for s in CURLS if eye.near(s) > 0), "hair", 6)]
        case "long" | "curtain":
            fall = eye.ball((0, 9, -7), (16.5, 20, 10)) + eye.loft([(14, 15, 8, -8), (36, 16, 7, -8), (40, 13, 5, -8)])
            (over if away else hung).append(Piece(fall, "hair", 10))
            if not away:
                near, far = _sides(eye, (13.2, 4, 2), (4.2, 15, 6.5))
                under.append(Piece(far, "hair", 5))
                over.append(Piece(near, "hair", 5))
        case "bun":
            (over if away else hung).append(Piece(eye.ball((0, -12, -19), (8.4, 8, 7.6)), "hair", 7, away))
        case "plait":
            knots = "".join(eye.ball((0, 10 + 7 * i, -15 + i * 0.6), (5.6 - i * 0.5, 5, 4.6)) for i in range(6))
            (over if away else hung).append(Piece(knots, "hair", 6))
        case "beard":
            over += [] if away else [_beard(eye)]
    if not away:
        over.append(Piece(_fringe(eye, style, age), "hair", 3))
    if style not in ("curly",):
        over.append(Piece(_strands(eye, away), "hair", blend=("#f0d8b0", 0.16)))
    return hung, under, over


def _sides(eye: Eyepoint, spot: Spot, radii: Spot) -> tuple[str, str]:
    """A ball at either side of the face: those before it, and those that it hides."""
    found = ["", ""]
    for side in (-1, 1):
        here = (side * spot[0], spot[1], spot[2])
        found[eye.near((side * spot[0], 0, 6)) < 0] += eye.ball(here, radii)
    return found[0], found[1]


def _fringe(eye: Eyepoint, style: str, age: float) -> str:
    """Hair that comes over the forehead, parted at one side."""
    match style:
        case "curtain":
            sides = eye.ball((8.4, -6, 10.5), (8.2, 9, 6)) + eye.ball((10.2, 6, 8.6), (5.4, 16, 6.4))
            return sides + eye.ball((-8, -12.6, 8), (9, 4.2, 6))
        case "long" | "plait":
            return eye.ball((-7, -13.6, 6), (9.4, 4.8, 7)) + eye.ball((7.6, -13.4, 6), (9, 5.2, 7))
        case "bun":
            return eye.ball((-6.5, -12.8, 7.6), (9, 3.8, 6)) + eye.ball((7.5, -12.4, 7.4), (8, 4.2, 6))
        case "tuft":
            return (
                eye.ball((2, -15, 11), (6, 6.4, 5))
                + eye.ball((-3, -18, 9), (5, 6, 5))
                + eye.ball((6, -12, 11), (4, 4, 3))
            )
        case "curly":
            return ""
    if age > 0:
        return eye.ball((-8, -13.8, 4.6), (8, 4.4, 6.6)) + eye.ball((8, -13.8, 4.6), (8.4, 4.4, 6.6))
    return eye.ball((-4.2, -14.4, 7), (10.6, 4.8, 7)) + eye.ball((9.4, -13, 5.2), (5.4, 5.8, 6.6))


def _beard(eye: Eyepoint) -> Piece:
    shape = eye.ball((0, 14, 7.6), (10, 8, 7.4)) + eye.ball((0, 20, 8.6), (6.4, 7.6, 5))
    shape += _sides(eye, (9.4, 7.6, 5), (3.8, 7.4, 5.6))[0] + _sides(eye, (3.2, 10.2, 13.6), (3.8, 1.6, 1.8))[0]
    return Piece(shape, "hair", 7)


def _strands(eye: Eyepoint, away: bool) -> str:
    lines = ""
    z = -1 if away else 1
    for x in (-9.0, -3.5, 3.0, 8.5):
        spots = [(x * (0.3 + 0.2 * i), -20.6 + 0.95 * i * i, z * (2 + 3.1 * i) - 3) for i in range(4)]
        if min(eye.near(spot) for spot in spots) > -3:
            lines += eye.pressed(spots, 0.4)
    return lines


BRIM: dict[str, tuple[float, list[Ring]]] = {
    "bowler": (21.5, [(-9, 15.4, 17.4, -2), (-18, 15, 16.4, -2), (-25, 10.5, 11.4, -2), (-27.4, 5, 5.4, -2)]),
    "top": (22, [(-9, 14.6, 16.4, -2), (-28, 14.4, 15.6, -2), (-45, 16.4, 17.4, -2)]),
    "straw": (32, [(-9, 15, 16.8, -2), (-19, 13.6, 14.8, -2), (-23, 9, 10, -2)]),
}


def hat_of(eye: Eyepoint, kind: str, away: bool) -> list[Piece]:
    if kind in BRIM:
        wide, rings = BRIM[kind]
        brim = Piece(eye.ball((0, -9.4, -1.4), (wide, 1.6, wide * 1.04)), "hat", 6, True)
        (y0, across, along, z), (y1, *_) = rings[0], rings[1]
        narrow = (rings[1][1] / across - 1) * 4.6 / (y0 - y1) + 1
        ribbon: list[Ring] = [
            (y0 - 0.4, across * 1.02, along * 1.02, z), (y0 - 5, across * narrow * 1.02, along * narrow * 1.02, z)
        ]  # fmt: skip
        band = eye.loft(ribbon)
        return [brim, Piece(eye.loft(rings), "hat", 9), Piece(band, "band", 3)]
    match kind:
        case "beret":
            cap = eye.ball((-5, -17.6, -3), (19.5, 7.4, 18.5)) + eye.ball((-5, -25.6, -3), (1.6, 3.6, 1.6))
            return [Piece(cap + eye.loft([(-8.6, 15, 16.8, -2), (-14, 16, 17, -2)]), "hat", 9)]
        case "cone":
            dots = "".join(eye.ball(s, (2.3, 2.3, 2.3)) for s in ((2, -20, 11), (-4, -31, 8), (4, -41, 5)))
            tip = eye.ball((0, -60, -2), (4.6, 4.6, 4.6))
            cone = eye.loft([(-9, 14.6, 16.2, -2), (-60, 0.8, 0.8, -2)])
            return [Piece(cone, "hat", 9), Piece(tip + ("" if away else dots), "band", 3)]
        case "sailor":
            crown = eye.loft([(-11, 15.4, 17, -2), (-19, 19, 20, -2), (-24, 16, 17, -2)])
            return [
                Piece(crown, "hat", 7), Piece(eye.loft([(-8, 15.6, 17.6, -2), (-13, 15.8, 17.8, -2)]), "band", 3),
                Piece(eye.ball((0, -26, -2), (4.2, 3.4, 4.2)), "band", 3),
            ]  # fmt: skip
        case "cap":
            crown = eye.loft([(-9, 16, 17.8, -2.4), (-17, 17.6, 18.6, -3), (-22, 12, 13, -4)])
            return [Piece(crown, "hat", 8), Piece(eye.ball((0, -9.4, 15), (13, 1.7, 9)), "hat", 3, not away)]
        case "nightcap":
            tail = "".join(eye.ball((3 + i, -21 + 4.4 * i, -10 - 3 * i), (9.5 - i * 1.1,) * 3) for i in range(6))
            crown = eye.loft([(-9, 16, 17.8, -2.4), (-18, 15, 16, -3), (-26, 9, 10, -6)])
            bobble = eye.ball((9, 6, -27), (5, 5, 5))
            return [
                Piece(tail + bobble, "hat", 7), Piece(crown, "hat", 9),
                Piece(eye.loft([(-7.4, 16.4, 18.2, -2.4), (-12.6, 16.4, 18.2, -2.4)]), "band", 3),
            ] if not away else [Piece(crown, "hat", 9), Piece(tail, "hat", 7), Piece(bobble, "band", 3)]  # fmt: skip
        case "hood" | "scarf":
            return _draped(eye, kind, away)
        case "helmet":
            dome = eye.ball((0, -2, -1), (18, 20, 19.6)) + eye.loft([(4, 17, 18.6, 0), (17, 13.6, 15, 1)])
            slit = (
                []
                if away
                else [
                    Piece(
                        eye.area(
                            [(-11, -3, 16), (0, -3.6, 19), (11, -3, 16), (11, 0, 16), (0, -0.4, 19), (-11, 0, 16)]
                        ),
                        "dark",
                    )
                ]
            )
            plume = eye.ball((0, -24, -8), (3, 7, 10)) + eye.ball((0, -21, -18), (2.6, 5, 8))
            return [Piece(plume, "band", 6), Piece(dome, "hat", 10), *slit]
    return []


def _draped(eye: Eyepoint, kind: str, away: bool) -> list[Piece]:
    """Cloth round the head: what of it lies over the face."""
    back = Piece(eye.ball(*CLOTH) + eye.ball((0, 11, -5), (16, 13, 12)), "hat", 10)
    if away:
        return [back]
    brow = eye.ball((0, -14.6, 7), (13.4, 5.4, 8.4))
    cheeks = _sides(eye, *CHEEK)[0]
    if kind == "hood":
        eyes = [(-11.6, -8, 11), (0, -11, 15), (11.6, -8, 11), (11, 2.6, 12), (0, 1.4, 15.6), (-11, 2.6, 12)]
        return [Piece(eye.area(eyes), "skin", blend=("#12081a", 0.75)), Piece(brow + cheeks, "hat", 6)]
    knot = "".join(eye.ball((s * 6.6, 17.6, 7), (7, 3.4, 4)) for s in (-1, 1)) + eye.ball((0, 21, 9), (3.6, 3, 3))
    return [Piece(brow + cheeks + knot + eye.ball((3, 27, 8), (2.8, 6, 2)), "hat", 5)]
