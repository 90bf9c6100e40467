"""What the paper puppet wears: heads with hair and hats, hands, clothes cut to follow a pose."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from art.motif import Piece
from art.motifs.curves import between, edges, strip, through
from art.motifs.puppet import Bones, add, bent, limb, spine, towards
from art.shapes import Point, circle, ellipse, line, path, place, polygon, stroke

Cut = tuple[str, str, float]  # a shape, its ink, its depth


@dataclass(frozen=True)
class Dress:
    """`hem` is how far down the legs it reaches (0 none, 1 knees, 2 ankles); `flare` its half width at hip and hem;
    `sleeve` the part of the arm it covers; `top` the ink of bodice and sleeves."""

    hem: float
    flare: tuple[float, float] = (14, 18)
    sleeve: float = 0.97
    cuff: float = 6.2
    waist: float = 1
    top: str = "coat"
    bare: bool = False


DRESSES = {
    "coat": Dress(1.42, (14.5, 19), cuff=7.2, waist=1.05),
    "suit": Dress(0.42, (14, 14.5)),
    "shirt": Dress(0.12, (13, 12.5), cuff=5.6, waist=0.96),
    "dress": Dress(1.15, (13.5, 24), sleeve=0.45, waist=0.8, bare=True),
    "skirt": Dress(1.6, (15, 38), sleeve=0.97, cuff=5.6, waist=0.74, top="trim", bare=True),
    "apron": Dress(1.5, (15, 25), sleeve=0.6, waist=0.86, bare=True),
    "cape": Dress(0.42, (14, 15)),
    "jersey": Dress(0.16, (13, 13), cuff=6),
    "nightgown": Dress(1.68, (15, 23), cuff=8.5, waist=1.1, bare=True),
    "armour": Dress(0.34, (15, 17), cuff=7, waist=0.9),
    "gown": Dress(1.95, (16, 34), sleeve=0.97, cuff=6, waist=0.72, bare=True),
}

HEAD = (
    "M-2,-17.5C8,-18.500 14.500,-12 14.500,-5C14.600,-2.500 15,-1.500 16,0C17.600,2.400 20.200,4.600 19.800,6.300"
    "C19.500,7.700 16.800,7.500 15.600,8C16.200,9.200 15.600,10 15,10.600C15.400,12 14.600,14.800 12.600,15.900"
    "C10,17.300 6,17 3,16C-2,17 -7,15 -10.500,10C-16.500,3 -16.500,-16 -2,-17.500Z"
)
BRIM = "M-22,-8Q0,-14 22,-8.500Q24,-5.500 21,-4.500Q0,-9.500 -21,-4Q-24,-5 -22,-8Z"


def _hair(style: str, face: str) -> tuple[list[Cut], list[Cut]]:
    """Hair behind the head and hair over it."""
    behind: list[Cut] = []
    over: list[Cut] = []
    if face == "back":
        crown = "M0,-19C15,-19 18,-4 14,7C11,14 5,15 0,14.500C-5,15 -11,14 -14,7C-18,-4 -15,-19 0,-19Z"
        shapes = {
            "bald": path("M-15,-2C-13,4 -8,6 0,6C8,6 13,4 15,-2C16,6 13,14 0,14.500C-13,14 -16,6 -15,-2Z"),
            "bun": path(crown) + circle(1, -19, 8.5),
            "long": path(crown) + path("M-15,-6C-18,10 -16,26 -18,36Q0,44 18,36C16,26 18,10 15,-6Z"),
            "plait": path(crown) + _plait(0, 12, 0),
            "curly": _curls(((-11, -10), (0, -16), (11, -10), (-14, 1), (14, 1), (-8, 10), (8, 10), (0, 0)), 9),
        }
        return behind, [(shapes.get(style, path(crown)), "hair", 10)]
    if face == "front":
        cap = path("M-15,0C-18,-22 18,-24 15.500,0C14,-6 11,-9 8,-11C2,-7 -8,-7 -12,-8C-14,-5 -14.500,-3 -15,0Z")
        if style in ("long", "plait"):
            fall = path("M-14,-10C-21,6 -16,22 -21,38Q-12,43 -8,36C-7,24 -9,10 -7,-4Z")
            fall += path("M14,-10C20,6 17,22 20,36Q13,43 8,36C7,24 9,10 7,-4Z")
            behind.append((fall if style == "long" else _plait(-13, 6, 8) + _plait(13, 6, -8), "hair", 10))
        if style == "bun":
            behind.append((circle(0, -21, 9), "hair", 8))
        if style == "curly":
            behind.append(
                (_curls(((-13, -6), (-9, -15), (0, -19), (9, -15), (13, -6), (-15, 3), (15, 3)), 8), "hair", 8)
            )
        if style == "bald":
            over.append(
                (path("M-15,-4C-18,0 -17,7 -14,8C-13,4 -13,0 -15,-4ZM15,-4C18,0 17,7 14,8C13,4 13,0 15,-4Z"), "hair", 0)
            )
        else:
            over.append((cap, "hair", 8))
        if style == "beard":
            over.append((path("M-14,2C-12,6 -6,7 0,7C6,7 12,6 14,2C16,14 10,28 0,32C-10,28 -16,14 -14,2Z"), "hair", 10))
        return behind, over
    cap = (
        "M13.500,-9C12,-21 -4,-25 -13,-16.500C-20,-9 -18.500,4 -12.500,11C-9.500,10 -8,7 -7.600,3"
        "C-6,-2 -2,-5 1,-9C5,-8 10,-8 13.500,-9Z"
    )
    if style == "bald":
        over.append(
            (path("M-9,-5C-14,-6 -17,-2 -15,4C-14,9 -11,12 -8.500,11C-7,8 -6,4 -6.500,1C-7,-1 -8,-3 -9,-5Z"), "hair", 0)
        )
    elif style == "curly":
        over.append((_curls(((10, -13), (3, -18), (-6, -17), (-13, -11), (-15, -3), (-12, 5), (-5, -8)), 7), "hair", 8))
    else:
        over.append((path(cap), "hair", 8))
    if style == "bun":
        behind.append((circle(-18, -12, 8.5), "hair", 8))
    elif style == "long":
        fall = "M-8,-16C-22,-10 -19,8 -23,22C-25,31 -29,36 -33,39C-20,44 -8,38 -6,24C-5,14 -4,6 -2,0Z"
        behind.append((path(fall), "hair", 10))
    elif style == "plait":
        behind.append((_plait(-13, 6, 14), "hair", 8))
    elif style == "beard":
        beard = "M-4,4C-1,9 4,10 9,8.500C12,7.500 15,8 15.500,9.500C19,14 17,26 9,33C2,32 -6,20 -4,4Z"
        over.append((path(beard), "hair", 8))
    elif style == "tuft":
        over.append(
            (
                path("M2,-18C4,-26 10,-29 15,-27C11,-24 9,-20 9,-15ZM-4,-19C-6,-27 -2,-32 3,-33C0,-28 1,-24 3,-18Z"),
                "hair",
                0,
            )
        )
    return behind, over


def _plait(x: float, y: float, slant: float) -> str:
    shape = ""
    for i, size in enumerate((6.5, 6, 5.5, 5, 4)):
        shape += ellipse(x - slant * 0.22 * i, y + i * 8, size, 5.6)
    tip = x - slant * 1.1, y + 38
    return shape + path(f"M{tip[0] - 2:.1f},{tip[1]:.1f}l-3,9l9,-1l-3,-9Z")


def _curls(spots: Sequence[Point], size: float) -> str:
    return "".join(circle(x, y, size) for x, y in spots)


def _hat(kind: str, face: str) -> list[Cut]:
    match kind:
        case "bowler":
            return [
                (path("M-14.500,-8C-17,-32 16,-33 14.500,-9Q0,-13 -14.500,-8Z") + path(BRIM), "hat", 9),
                (path("M-15,-13Q0,-18 15,-14L14.800,-10Q0,-14 -14.700,-9Z"), "band", 0),
            ]
        case "top":
            return [
                (path("M-13,-8C-13,-20 -14,-32 -16,-42Q0,-47 16,-43C14,-32 13,-20 13.500,-9Z") + path(BRIM), "hat", 9),
                (path("M-13.600,-18Q0,-22 13.800,-18L13.500,-10Q0,-14 -13,-9Z"), "band", 0),
            ]
        case "beret":
            return [
                (path("M-16,-5C-30,-14 -20,-29 -2,-28C13,-28 20,-16 15,-8C5,-13 -7,-11 -16,-5Z"), "hat", 9),
                (line([(-3, -27), (-2, -32)], 4), "hat", 0),
            ]
        case "cone":
            return [
                (path("M-13,-8C-8,-26 -2,-44 0,-58C4,-44 11,-26 14,-9Q0,-14 -13,-8Z"), "hat", 9),
                (circle(0, -58, 4.5) + circle(-1, -22, 2.6) + circle(3, -36, 2.4) + circle(7, -19, 2.4), "band", 0),
            ]
        case "scarf":
            if face == "back":
                return [(path("M0,-20C16,-20 18,-3 14,8L3,17L0,26L-4,17L-14,8C-18,-3 -16,-20 0,-20Z"), "hat", 9)]
            if face == "front":
                round_it = "M-13,14C-22,0 -18,-22 0,-22C18,-22 22,0 13,14C16,-2 12,-10 0,-11C-12,-10 -16,-2 -13,14Z"
                return [(path(round_it) + path("M-12,12L0,20L12,12L6,26L0,21L-6,26Z"), "hat", 8)]
            hood = (
                "M14,-8C12,-23 -7,-26 -16,-15C-22,-6 -20,9 -11,15C-5,19 4,20 8,16.500C0,14 -3,6 0,-2C3,-7 9,-8 14,-8Z"
            )
            return [(path(hood), "hat", 8), (path("M2,16L12,27L5,27L2,33L-3,18Z"), "hat", 0)]
        case "sailor":
            return [
                (path("M-14,-9C-20,-16 -16,-24 -1,-24C15,-24 20,-17 15,-10Q0,-15 -14,-9Z"), "hat", 7),
                (path("M-14.500,-12Q0,-18 15,-13L14.500,-7.500Q0,-12 -14,-6Z"), "band", 0),
                (circle(-1, -25, 4.4), "band", 0),
            ]
        case "cap":
            return [
                (path("M-15,-6C-22,-20 -6,-28 6,-24C14,-21 20,-14 25,-8C17,-8 12,-9 6,-10Q-6,-10 -15,-6Z"), "hat", 8)
            ]
        case "straw":
            return [
                (
                    path(
                        "M-14,-9C-14,-28 14,-29 14,-10ZM-32,-4C-18,-13 18,-14 33,-5C34,-2 30,-1 26,-2"
                        "Q0,-8 -26,-1C-31,0 -34,-1 -32,-4Z"
                    ),
                    "hat",
                    8,
                ),
                (path("M-14,-15Q0,-20 14,-16V-10Q0,-14 -14,-9Z"), "band", 0),
            ]
        case "helmet":
            return [
                (path("M-16,9C-20,-26 18,-28 18,-4L21,4L17,16C8,20 -8,20 -16,9Z"), "hat", 10),
                (path({"side": "M4,-5H19.500L20.500,-1H4Z", "front": "M-12,-5H12V-1H-12Z"}.get(face, "")), "dark", 0),
                (path("M-4,-20C-8,-34 -22,-36 -30,-26C-22,-27 -18,-22 -13,-15Z"), "band", 6),
            ]
        case "nightcap":
            return [
                (
                    path("M14,-8C13,-26 -8,-32 -22,-22C-28,-17 -31,-6 -31,4L-26,4C-25,-4 -20,-9 -15,-7Q0,-14 14,-8Z"),
                    "hat",
                    8,
                ),
                (circle(-28.5, 7, 5.5) + path("M-15.500,-9Q0,-16 15,-11L14.500,-5.500Q0,-11 -15,-4Z"), "band", 0),
            ]
        case _:
            return []


COVERED = {"scarf", "helmet"}


def _long_nose(length: float) -> str:
    if length <= 1:
        return ""
    tip = 19.8 + 16 * (length - 1)
    return path(f"M14.500,-4C17,-1 {tip - 6:.1f},1 {tip:.1f},3.600Q{tip + 2:.1f},6.600 {tip - 2:.1f},7.600L15,8.400Z")


def head(b: Bones, hair: str, hat: str, nose: float = 1) -> tuple[list[Piece], list[Piece]]:
    """What lies behind the neck (falling hair) and the head itself, with its hat."""
    face, eye, nod = b.pose.face, b.pose.eye, b.pose.nod
    behind, over = _hair(hair, face)
    if hat in COVERED:
        behind, over = [], [cut for cut in over if hair == "beard" and hat != "helmet"][-1:]
    cuts: list[Cut] = []
    if face == "side":
        cuts.append((path(HEAD) + _long_nose(nose), "skin", 3.2))
        cuts.append((circle(8.2, 6.2, 3.2), "cheek", 0))
        if eye == "dot":
            cuts.append((circle(9.8, -1.2, 1.9), "dark", 0))
        elif eye == "shut":
            cuts.append((stroke("M6.800,-1.200Q9.400,1.800 12.400,-0.600", 2), "dark", 0))
        cuts += over
        if hat not in COVERED:
            cuts.append((ellipse(-4, 2.5, 3.4, 4.4, -12), "skin", 0))
    elif face == "front":
        cuts.append(
            (
                ellipse(-14.5, 1.5, 3.2, 4.5)
                + ellipse(14.5, 1.5, 3.2, 4.5)
                + path("M0,-18C11,-18 15,-9 14.500,-1C14,10 8,17 0,17C-8,17 -14,10 -14.500,-1C-15,-9 -11,-18 0,-18Z"),
                "skin",
                3.2,
            )
        )
        cuts.append((circle(-8, 5.5, 3.2) + circle(8, 5.5, 3.2), "cheek", 0))
        if eye == "dot":
            cuts.append((circle(-6, -1, 1.9) + circle(6, -1, 1.9), "dark", 0))
        elif eye == "shut":
            cuts.append((stroke("M-9,-1.500Q-6,1.500 -3,-1.500M3,-1.500Q6,1.500 9,-1.500", 2), "dark", 0))
        cuts.append(
            (path("M-0.500,-1C1,2 3.500,5 2.500,6.500C1.500,7.500 -1.500,7 -2,6C-2,4 -1,1 -0.500,-1Z"), "cheek", 0)
        )
        cuts += over
    else:
        cuts.append((ellipse(-14.5, 1.5, 3.2, 4.5) + ellipse(14.5, 1.5, 3.2, 4.5) + ellipse(0, 0, 14, 16), "skin", 3.2))
        cuts += over
    cuts += _hat(hat, face)
    x, y = b.at["head"]
    scale = b.build.head

    def put(items: list[Cut]) -> list[Piece]:
        return [Piece(place(shape, x, y, scale, nod), ink, depth) for shape, ink, depth in items]

    return put(behind), put(cuts)


HANDS = {
    "mitten": path("M-4.800,-4C-6.400,2 -6.400,9 -3,13.500C-1,15.800 2.600,15 3.200,10.500"
"C4.400,11.600 7.400,11.400 7.400,8.600C7.200,5 5.800,0 4.800,-4Z"),
    "spread": path("M-4.600,-4C-6.500,2 -6.500,8 -4,10C-1,11.500 3,11 5,8C6,4 5.500,0 4.600,-4Z")
    + line([(-3.4, 6), (-8, 14.5)], 3.7) + line([(-1.2, 7), (-2.6, 18)], 3.8) + line([(1.4, 7), (2.6, 17.4)], 3.8)
    + line([(3, 6), (7.2, 14)], 3.7) + line([(3, 2), (10, 5.5)], 4.2),
    "point": path("M-4.800,-4C-6.600,1 -6.800,7 -4,10C-1,12.500 4,12 5.400,8.500C6,4 5.500,0 4.800,-4Z")
    + line([(2.4, 6), (3.2, 22)], 4.8) + line([(4, 2), (8.6, 8.5)], 4.2),
    "grip": path("M-4.800,-4C-7,0 -7.500,7 -5,10.500C-2,13.500 4,13.500 6.500,10C8.500,6.500 7,0 4.800,-4Z"),
    "flat": path("M-4.600,-4C-5.600,4 -5.400,12 -3.400,18C-1.800,20.600 0.800,20 1.600,17"
"C2.400,14.600 2.800,12.500 3.400,10C5.400,12.600 8.600,13.600 9.200,11.200"
"C9.200,8 6,2 4.600,-4Z"),
}  # fmt: skip


def hand(b: Bones, side: str, kind: str) -> Piece:
    elbow, wrist = b.at[side + "elbow"], b.at[side + "hand"]
    heading = math.degrees(math.atan2(wrist[0] - elbow[0], wrist[1] - elbow[1]))
    size = 0.4 + 0.6 * b.build.arm
    mirrored = b.pose.face != "side" and side == "other_"
    return Piece(place(HANDS[kind], *wrist, size, -heading, mirrored), "skin", 4)


def palm(b: Bones, side: str, far: float = 8) -> Point:
    elbow, wrist = b.at[side + "elbow"], b.at[side + "hand"]
    heading = math.degrees(math.atan2(wrist[0] - elbow[0], wrist[1] - elbow[1]))
    return towards(wrist, heading, far * (0.4 + 0.6 * b.build.arm))


def _blend(t: float, table: Sequence[tuple[float, float]]) -> float:
    for (t0, v0), (t1, v1) in pairwise(table):
        if t <= t1:
            return v0 + (v1 - v0) * max(0.0, t - t0) / (t1 - t0)
    return table[-1][1]


BACK = ((0.0, 14.0), (0.38, 10.5), (0.7, 13.5), (0.88, 12.0), (0.96, 8.5), (1.0, 6.0))
FRONT = ((0.0, 12.0), (0.38, 11.5), (0.68, 13.5), (0.86, 10.5), (0.96, 7.5), (1.0, 6.0))
BROAD = ((0.0, 16.0), (0.38, 14.5), (0.7, 18.0), (0.86, 19.5), (0.94, 15.5), (1.0, 7.5))


def torso(b: Bones, dress: Dress) -> tuple[list[Point], list[Point], list[Point]]:
    """The spine, the edge of the back and the edge of the front, from pelvis to neck."""
    line_of = spine(b, 12)
    turn, girth, size = b.pose.turn, b.build.girth, 0.5 + 0.5 * b.build.torso
    backs, fronts = [], []
    for i in range(len(line_of)):
        t = i / (len(line_of) - 1)
        waist = 1 + (dress.waist - 1) * math.exp(-(((t - 0.38) / 0.2) ** 2))
        belly = 1 + (girth - 1) * math.exp(-(((t - 0.2) / 0.45) ** 2)) if girth > 1 else girth
        wide = waist * belly * size
        backs.append((_blend(t, BACK) * (1 - turn) + _blend(t, BROAD) * turn) * wide)
        fronts.append((_blend(t, FRONT) * (1 - turn) + _blend(t, BROAD) * turn) * wide * (1 + 0.12 * (belly - 1)))
    back, front = edges(line_of, backs, fronts)
    return line_of, back, front


def leg_point(b: Bones, side: str, u: float) -> Point:
    hip, knee, ankle = (b.at[side + joint] for joint in ("hip", "knee", "ankle"))
    return bent(hip, knee, ankle, u / 2, 8)[-1]


def hem_edges(b: Bones, dress: Dress) -> tuple[list[Point], list[Point]]:
    """The front and back edges of a skirt or coat that follows the legs, from hip to hem."""
    at = b.at
    lean = math.radians(b.pose.lean)

    def ahead(side: str) -> float:
        reach = ((at[side + "knee"], 1.0), (at[side + "ankle"], 0.5), (at[side + "hip"], 0.1))
        return sum((x * math.cos(lean) + y * math.sin(lean)) * weight for (x, y), weight in reach)

    fore, aft = ("", "other_") if ahead("") > ahead("other_") else ("other_", "")
    stride = math.dist(leg_point(b, fore, dress.hem), leg_point(b, aft, dress.hem))
    flare = min(dress.flare[1], 20) if abs(b.pose.lean) > 60 else max(13, dress.flare[1] - 0.4 * stride)
    steps = 7
    width = b.build.girth**0.8
    sides: list[list[Point]] = []
    for side, sign in ((fore, 1), (aft, -1)):
        points = [leg_point(b, side, dress.hem * i / steps) for i in range(steps + 1)]
        offset = []
        for i in range(steps + 1):
            t = i / steps
            wide = (dress.flare[0] - 3 * (1 - t) + (flare - dress.flare[0]) * t**1.25) * width
            if b.build.leg < 0.7:
                wide *= 0.9
            offset.append(max(wide, 4))
        left, right = edges(points, offset, offset)
        sides.append(left if sign > 0 else right)
    return sides[0], sides[1]


def skirt(b: Bones, dress: Dress) -> str:
    """One silhouette from the waist to the hem."""
    fore, aft = hem_edges(b, dress)
    _, back, front = torso(b, dress)
    start = front[5], front[2]
    end = back[2], back[5]
    bottom = between(fore[-1], aft[-1], 0.5)
    along = between(fore[-2], aft[-2], 0.5)
    sag = add(bottom, (bottom[0] - along[0]) * 0.45, (bottom[1] - along[1]) * 0.45)
    data = through([*start, *fore[1:]]) + f"Q{sag[0]:.1f},{sag[1]:.1f} {aft[-1][0]:.1f},{aft[-1][1]:.1f}"
    data += through([*aft[:0:-1], *end], first="L") + "Z"
    return path(data) + circle(*b.at["pelvis"], 12 * b.build.girth**0.4)


def _ribbon(start: Point, control: Point, end: Point, width: float) -> str:
    """A band with square ends, so that it stops where the cloth does."""
    data = f"M{start[0]:.1f},{start[1]:.1f}Q{control[0]:.1f},{control[1]:.1f} {end[0]:.1f},{end[1]:.1f}"
    return f'<g stroke-linecap="butt">{stroke(data, width)}</g>'


def hem_band(b: Bones, dress: Dress, width: float = 7) -> str:
    """A band along the hem."""
    fore, aft = hem_edges(b, dress)
    bottom = between(fore[-1], aft[-1], 0.5)
    along = between(fore[-2], aft[-2], 0.5)
    dx, dy = bottom[0] - along[0], bottom[1] - along[1]
    away = math.hypot(dx, dy) or 1
    ux, uy = dx / away, dy / away
    f, a = between(fore[-1], aft[-1], 0.03), between(aft[-1], fore[-1], 0.03)
    sag = add(bottom, dx * 0.4 - ux * width / 2, dy * 0.4 - uy * width / 2)
    lift = -ux * width / 2, -uy * width / 2
    f, a = add(f, *lift), add(a, *lift)
    return _ribbon(f, sag, a, width)


def bodice(b: Bones, dress: Dress) -> str:
    line_of, back, front = torso(b, dress)
    data = through(back) + through(front[::-1], first="L") + "Z"
    return path(data) + circle(*line_of[0], 11.5 * b.build.girth**0.4)


def sleeve(b: Bones, side: str, dress: Dress) -> str:
    size = (0.45 + 0.55 * b.build.arm) * b.build.girth**0.4
    root = 8.6 * size
    return limb(
        b.at[side + "shoulder"], b.at[side + "elbow"], b.at[side + "hand"],
        (root, (root * 0.5 + dress.cuff * 0.5) * 0.98 * size**0.3, dress.cuff * size), dress.sleeve,
    )  # fmt: skip


def bare_arm(b: Bones, side: str) -> str:
    size = 0.45 + 0.55 * b.build.arm
    return limb(b.at[side + "shoulder"], b.at[side + "elbow"], b.at[side + "hand"], (5.5 * size, 5 * size, 4.2 * size))


def legs(b: Bones, bare: bool) -> str:
    size = (0.5 + 0.5 * b.build.leg) * b.build.girth**0.3
    widths = (8.2 * size, 6 * size, 4.4 * size) if bare else (10.5 * size, 7.8 * size, 6 * size)
    shape = "".join(
        limb(b.at[s + "hip"], b.at[s + "knee"], b.at[s + "ankle"], widths) for s in ("other_", "")
    )  # fmt: skip
    return shape + circle(*b.at["pelvis"], 12 * b.build.girth)


SHOE = "M-6.500,-6C-8,0 -9.500,4 -8.500,7L17,7C19.500,3.500 15,0.500 10.500,-0.500C7,-1.500 6,-4 6,-6.500Z"
SHOE_AHEAD = "M-6,-6C-8,1 -9,6 -6.500,7.500C-2,8.500 4,8.500 6.500,7C8.500,5 7,-2 6,-6Z"


def shoes(b: Bones) -> str:
    shape = ""
    for side, foot in (("other_", b.pose.feet[1]), ("", b.pose.feet[0])):
        cut = SHOE if b.pose.face == "side" else SHOE_AHEAD
        shape += place(path(cut), *b.at[side + "ankle"], b.build.head * 0.5 + b.build.leg * 0.5, foot)
    return shape


def neck(b: Bones) -> str:
    thick = 6 * b.build.head**0.5
    return strip([between(b.at["neck"], b.at["head"], -0.25), b.at["neck"], b.at["head"]], [thick, thick, thick * 0.9])


def across(b: Bones, dress: Dress, t: float, width: float, inset: float = 0.08) -> str:
    """A line across the body at a height t from pelvis (0) to neck (1)."""
    line_of, back, front = torso(b, dress)
    i = round(t * (len(line_of) - 1))
    a, c = between(back[i], front[i], inset), between(front[i], back[i], inset)
    low = add(between(a, c, 0.5), (line_of[i][0] - line_of[min(i + 1, 12)][0]) * 0.7, 3)
    return _ribbon(a, low, c, width)


def on_body(b: Bones, dress: Dress, t: float, s: float) -> Point:
    """A point of the body: t from pelvis to neck, s from back (0) to front (1)."""
    line_of, back, front = torso(b, dress)
    i = min(len(line_of) - 1, max(0, round(t * (len(line_of) - 1))))
    return between(back[i], front[i], s)


def on_skirt(b: Bones, dress: Dress, t: float, s: float) -> Point:
    """A point of the skirt: t from hip to hem, s from back (0) to front (1)."""
    fore, aft = hem_edges(b, dress)
    i = round(t * (len(fore) - 1))
    return between(aft[i], fore[i], s)


def trimmings(name: str, b: Bones, dress: Dress) -> list[Piece]:
    """What tells one dress from another: buttons, lapels, stripes, apron, plates."""
    face = b.pose.face
    middle = 0.5 if b.pose.turn > 0.8 and face != "side" else 0.86
    away = face == "back"
    collar = polygon([on_body(b, dress, 0.98, 0.0), on_body(b, dress, 0.98, 1.0), on_body(b, dress, 0.8, middle)])
    cuts: list[Piece] = []
    match name:
        case "coat":
            if away:
                tail = [on_body(b, dress, 0.3, 0.5), on_skirt(b, dress, 1, 0.5)]
                cuts = [Piece(line(tail, 3), "dark"), Piece(across(b, dress, 0.3, 6, 0.3), "trim")]
            else:
                dots = [on_body(b, dress, t, middle) for t in (0.66, 0.42, 0.18)] + [on_skirt(b, dress, 0.35, middle)]
                cuts = [Piece("".join(circle(x, y, 2.4) for x, y in dots), "trim"), Piece(collar, "trim", 0)]
        case "suit" | "cape":
            if not away:
                shirt = polygon(
                    [
                        on_body(b, dress, 0.98, middle - 0.5),
                        on_body(b, dress, 0.98, 1.0),
                        on_body(b, dress, 0.45, middle + 0.04),
                    ]
                )
                tie = polygon(
                    [
                        on_body(b, dress, 0.93, middle - 0.16),
                        on_body(b, dress, 0.93, middle + 0.1),
                        on_body(b, dress, 0.52, middle + 0.02),
                    ]
                )
                cuts = [Piece(shirt, "trim"), Piece(tie, "band")]
        case "shirt":
            if not away:
                cuts = [Piece(collar, "trim")]
            s = (0.3, 0.7) if middle == 0.5 else (0.62,)
            braces = "".join(through([on_body(b, dress, t, x) for t in (0.02, 0.4, 0.7, 0.92)]) for x in s)
            cuts.append(Piece(stroke(braces, 4), "legs"))
        case "dress":
            cuts = [Piece(across(b, dress, 0.36, 6, 0), "trim")]
            if not away:
                cuts.append(Piece(collar, "trim"))
        case "skirt":
            folds = [(on_skirt(b, dress, 0.35, s * 0.8 + 0.1), on_skirt(b, dress, 0.96, s)) for s in (0.25, 0.5, 0.75)]
            cuts = [
                Piece("".join(line(fold, 2.6) for fold in folds), "band"),
                Piece(across(b, dress, 0.34, 7, 0), "band"),
            ]
        case "apron":
            s0, s1 = (0.14, 0.86) if middle == 0.5 else (0.5, 1.0)
            cuts = [Piece(across(b, dress, 0.36, 5, 0), "trim")]
            if not away:
                panel = [
                    on_body(b, dress, 0.78, s0 + 0.1), on_body(b, dress, 0.36, s0), on_skirt(b, dress, 0.4, s0),
                    on_skirt(b, dress, 0.9, s0 - 0.04), on_skirt(b, dress, 0.9, s1 - 0.03), on_skirt(b, dress, 0.4, s1),
                    on_body(b, dress, 0.36, s1), on_body(b, dress, 0.78, s1 - 0.1),
                ]  # fmt: skip
                cuts.append(Piece(path(through([*panel, panel[0]]) + "Z"), "trim", 12))
        case "jersey":
            cuts = [Piece("".join(across(b, dress, t, 5, 0.02) for t in (0.06, 0.28, 0.5, 0.72)), "trim")]
        case "nightgown":
            cuts = [Piece(hem_band(b, dress, 6), "trim")]
            if not away:
                cuts.append(
                    Piece("".join(circle(*on_body(b, dress, t, middle), 2.2) for t in (0.78, 0.6, 0.42)), "trim")
                )
        case "armour":
            cuts = [
                Piece(across(b, dress, 0.3, 6, 0), "trim"),
                Piece(
                    "".join(circle(*b.at[s + k], 8 * b.build.girth) for s in ("", "other_") for k in ("knee",)),
                    "coat",
                    8,
                ),
                Piece(stroke(through([on_body(b, dress, t, 0.62) for t in (0.36, 0.6, 0.86)]), 3), "trim"),
            ]
        case "gown":
            cuts = [Piece(hem_band(b, dress, 6), "trim"), Piece(across(b, dress, 0.36, 6, 0), "trim")]
            if not away:
                cuts.append(Piece(collar, "skin"))
    return cuts


def cape(b: Bones, dress: Dress) -> str:
    """A cape hung from the shoulders that trails behind."""
    if b.pose.face != "side":
        left, right = on_body(b, dress, 0.9, -0.1), on_body(b, dress, 0.9, 1.1)
        low = max(b.at["ankle"][1], b.at["other_ankle"][1]) - 16 * b.build.leg
        return path(
            f"M{left[0]:.1f},{left[1]:.1f}C{left[0] - 16:.1f},{left[1] + 50:.1f} {left[0] - 18:.1f},{low - 30:.1f}"
            f" {left[0] - 26:.1f},{low:.1f}Q{(left[0] + right[0]) / 2:.1f},{low + 16:.1f} {right[0] + 26:.1f},{low:.1f}"
            f"C{right[0] + 18:.1f},{low - 30:.1f} {right[0] + 16:.1f},{right[1] + 50:.1f} {right[0]:.1f},{right[1]:.1f}"
            f"Q{(left[0] + right[0]) / 2:.1f},{left[1] - 12:.1f} {left[0]:.1f},{left[1]:.1f}Z"
        )
    top = on_body(b, dress, 1.0, 0.9)
    shoulder = on_body(b, dress, 0.86, -0.2)
    away = on_body(b, dress, 0.3, -0.9)
    hem = towards(away, -18 - b.pose.lean * 0.6, 86 * b.build.leg + 6)
    near = towards(on_body(b, dress, 0.2, 0.35), -6 - b.pose.lean * 0.5, 74 * b.build.leg + 4)
    fold = on_body(b, dress, 0.62, 0.62)
    middle = add(between(hem, near, 0.5), -2, 12)
    return path(
        through([top, shoulder, away, hem]) + f"Q{middle[0]:.1f},{middle[1]:.1f} {near[0]:.1f},{near[1]:.1f}"
        f"Q{fold[0] - 4:.1f},{fold[1] + 40 * b.build.torso:.1f} {fold[0]:.1f},{fold[1]:.1f}"
        f"Q{top[0] + 3:.1f},{top[1] + 12:.1f} {top[0]:.1f},{top[1]:.1f}Z"
    )


def cuffs(name: str, b: Bones, side: str, dress: Dress) -> list[Piece]:
    """Details of a sleeve."""
    line_of = bent(b.at[side + "shoulder"], b.at[side + "elbow"], b.at[side + "hand"], dress.sleeve, 20)
    size = (0.45 + 0.55 * b.build.arm) * b.build.girth**0.4

    def ring_at(i: int, width: float, half: float) -> str:
        left, right = edges(line_of, [half * size] * 21, [half * size] * 21)
        return f'<g stroke-linecap="butt">{line([left[i], right[i]], width)}</g>'

    match name:
        case "jersey":
            return [Piece("".join(ring_at(i, 4.4, 6.6) for i in (5, 9, 13, 17)), "trim")]
        case "coat":
            return [Piece(ring_at(19, 5.5, dress.cuff * 1.02), "trim")]
        case "suit" | "cape" | "nightgown":
            return [Piece(ring_at(20, 4, dress.cuff * 0.95), "trim")]
        case "armour":
            return [
                Piece(circle(*b.at[side + "shoulder"], 11 * size) + circle(*b.at[side + "elbow"], 8 * size), "coat", 8)
            ]
        case _:
            return []
