"""The paper puppet under every person: a pose is angles, a figure is where its joints come to lie.

Angles are degrees: 0 hangs down, 90 points forward (right), 180 points up, -90 backward. `lean` and `stoop` of the
back count from upright, forward positive; `nod` turns the head, down positive; feet turn their toes down.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from art.motifs.curves import between, strip
from art.shapes import Point, circle

Limb = tuple[float, float]


@dataclass(frozen=True)
class Pose:
    """`turn` opens the shoulders from profile (0) to full front or back (1). `reach` and `other_reach` lead a hand
    to a joint with an offset instead of angles. `hands` are kinds of hand: mitten, spread, point, grip, flat.
    `short` shortens the arms as they come towards the eye; `far_over` brings the far arm before the body."""

    lean: float = 0
    stoop: float = 0
    nod: float = 0
    arm: Limb = (-8, 6)
    other_arm: Limb = (8, 18)
    leg: Limb = (2, -3)
    other_leg: Limb = (-4, -9)
    feet: Limb = (0, 0)
    turn: float = 0.25
    face: str = "side"
    hands: tuple[str, str] = ("mitten", "mitten")
    reach: tuple[str, float, float] | None = None
    other_reach: tuple[str, float, float] | None = None
    eye: str = "dot"
    short: float = 1
    far_over: bool = False
    telescope: bool = False


@dataclass(frozen=True)
class Build:
    """Proportions: lengths of leg, back and arm, size of the head, thickness of the body."""

    leg: float = 1
    torso: float = 1
    arm: float = 1
    head: float = 1
    girth: float = 1


BUILDS = {
    "adult": Build(),
    "tall": Build(1.12, 1.06, 1.08, 0.96, 0.92),
    "stout": Build(0.86, 1.0, 0.92, 1.04, 1.5),
    "child": Build(0.5, 0.62, 0.58, 0.88, 0.74),
    "old": Build(0.92, 0.94, 0.98, 1.02, 1.05),
}


@dataclass(frozen=True)
class Bones:
    """The joints of a posed figure by name, the direction of its chest, and its proportions."""

    at: dict[str, Point]
    chest: float
    pose: Pose
    build: Build


def towards(start: Point, angle: float, length: float) -> Point:
    turn = math.radians(angle)
    return start[0] + length * math.sin(turn), start[1] + length * math.cos(turn)


def add(point: Point, across: float, down: float) -> Point:
    return point[0] + across, point[1] + down


def turned(point: Point, angle: float) -> Point:
    """A point turned about the origin, clockwise on the sheet."""
    turn = math.radians(angle)
    return (
        point[0] * math.cos(turn) - point[1] * math.sin(turn),
        point[0] * math.sin(turn) + point[1] * math.cos(turn),
    )


def bent(start: Point, joint: Point, end: Point, upto: float = 1, steps: int = 12) -> list[Point]:
    """A limb's centre line, rounded at its joint, from its root as far as `upto` of its length."""
    a, b = between(start, joint, 0.72), between(joint, end, 0.28)
    line: list[Point] = []
    for i in range(steps + 1):
        t = i / steps * upto * 2
        if t <= 0.72:
            line.append(between(start, joint, t))
        elif t >= 1.28:
            line.append(between(joint, end, t - 1))
        else:
            s = (t - 0.72) / 0.56
            line.append(between(between(a, joint, s), between(joint, b, s), s))
    return line


def limb(start: Point, joint: Point, end: Point, widths: tuple[float, float, float], upto: float = 1) -> str:
    """A tapered limb: half widths at root, joint and end."""
    line = bent(start, joint, end, upto)
    half = []
    for i in range(len(line)):
        t = i / (len(line) - 1) * upto * 2
        root, middle, tip = widths
        half.append(root + (middle - root) * t if t < 1 else middle + (tip - middle) * (t - 1))
    return strip(line, half) + circle(*line[0], half[0]) + circle(*line[-1], half[-1])


def hinge(start: Point, target: Point, upper: float, lower: float, out: float) -> tuple[Point, Point]:
    """The joint and the end of a two-part limb that reaches for a target, stretching a little if it must.

    The elbow hangs, and keeps to the side `out` tells (negative: left).
    """
    dx, dy = target[0] - start[0], target[1] - start[1]
    away = math.hypot(dx, dy) or 0.01
    stretch = min(1.18, max(1.0, away / (upper + lower) * 1.001))
    upper, lower = upper * stretch, lower * stretch
    away = min(away, (upper + lower) * 0.999)
    away = max(away, abs(upper - lower) + 0.5)
    heading = math.atan2(dy, dx)
    inner = math.acos(max(-1, min(1, (upper**2 + away**2 - lower**2) / (2 * upper * away))))
    ways = [
        (start[0] + upper * math.cos(heading + s * inner), start[1] + upper * math.sin(heading + s * inner))
        for s in (-1, 1)
    ]
    joint = max(ways, key=lambda p: p[1] + out * p[0])
    return joint, (start[0] + away * math.cos(heading), start[1] + away * math.sin(heading))


SOLE = ((-8.0, 7.0), (17.0, 7.0))


def bones(pose: Pose, build: Build, hand: Point | None = None, other_hand: Point | None = None) -> Bones:
    """Where the joints lie, feet or whatever is lowest on y = 0, pelvis over x = 0."""
    b = build
    at: dict[str, Point] = {"pelvis": (0, 0)}
    chest = pose.lean + pose.stoop
    at["waist"] = towards((0, 0), 180 - pose.lean, 25 * b.torso)
    at["neck"] = towards(at["waist"], 180 - chest, 33 * b.torso)
    spread = pose.turn * b.girth**0.5
    inner = towards(at["neck"], -chest, 8 * b.torso)
    at["shoulder"] = towards(inner, 90 - chest, -1 - 16 * spread)
    at["other_shoulder"] = towards(inner, 90 - chest, 3 + 13 * spread)
    tall = 19 * b.head
    middle = towards(at["neck"], 180 - (chest * 0.55 + pose.nod * 0.45), tall + 3)
    at["head"] = middle
    length = 31 * b.arm * pose.short
    for name, arm in (("", pose.arm), ("other_", pose.other_arm)):
        at[name + "elbow"] = towards(at[name + "shoulder"], arm[0], length)
        at[name + "hand"] = towards(at[name + "elbow"], arm[1], length)
    for name, leg, foot, side in (("", pose.leg, pose.feet[0], -1), ("other_", pose.other_leg, pose.feet[1], 1)):
        at[name + "hip"] = towards((0, 0), 90 - pose.lean, side * 8 * spread)
        at[name + "knee"] = towards(at[name + "hip"], leg[0], 44 * b.leg)
        at[name + "ankle"] = towards(at[name + "knee"], leg[1], 43 * b.leg)
        for end, spot in zip(("heel", "toe"), SOLE, strict=True):
            scaled = spot[0] * b.head, spot[1] * b.head
            at[name + end] = add(at[name + "ankle"], *turned(scaled, foot))
    thick = 12 * b.girth
    resting = (("", pose.reach is None and hand is None), ("other_", pose.other_reach is None and other_hand is None))
    lowest = max(
        at["pelvis"][1] + thick,
        at["neck"][1] + 11 * b.girth,
        at["head"][1] + 15 * b.head,
        *(at[n + k][1] + r for n in ("", "other_") for k, r in (("toe", 0), ("heel", 0), ("knee", 7))),
        *(at[n + "hand"][1] + 12 * b.arm for n, free in resting if free),
    )
    at = {name: (x, y - lowest) for name, (x, y) in at.items()}
    for name, led, told in (("", pose.reach, hand), ("other_", pose.other_reach, other_hand)):
        target = told
        if target is None and led is not None:
            target = add(at[led[0]], led[1] * b.arm, led[2] * b.arm)
        if target is not None:
            out = 1.5 if name and pose.turn > 0.8 else -0.35 - pose.turn
            at[name + "elbow"], at[name + "hand"] = hinge(at[name + "shoulder"], target, length, length, out)
    return Bones(at, chest, pose, build)


def spine(b: Bones, steps: int = 10) -> list[Point]:
    """The back from pelvis to neck as one curve."""
    pelvis, waist, neck = b.at["pelvis"], b.at["waist"], b.at["neck"]
    control = between(between(pelvis, neck, 0.43), waist, 1.35)
    return [
        between(between(pelvis, control, t), between(control, neck, t), t)
        for t in (i / steps for i in range(steps + 1))
    ]


POSES: dict[str, Pose] = {
    "stand": Pose(),
    "walk": Pose(lean=4, arm=(-26, -4), other_arm=(22, 46), leg=(25, 6), other_leg=(-17, -42), feet=(-8, 38)),
    "run": Pose(
        lean=16, stoop=4, nod=-4, arm=(-62, 22), other_arm=(44, 132), leg=(68, -4), other_leg=(-26, -92), feet=(-6, 70)
    ),
    "sit": Pose(lean=-3, arm=(16, 62), other_arm=(22, 70), leg=(88, 3), other_leg=(84, -8)),
    "kneel": Pose(lean=2, leg=(4, -86), other_leg=(86, 0), feet=(85, 0), arm=(20, 58), other_arm=(30, 70)),
    "bow": Pose(
        lean=48, stoop=28, nod=40, arm=(46, 112), other_arm=(-50, -76), leg=(-4, -10), other_leg=(18, 4), eye="shut"
    ),
    "reach": Pose(
        lean=3, stoop=-6, nod=-26, arm=(178, -172), other_arm=(150, 164), leg=(2, -6), other_leg=(-8, -14),
        feet=(24, 30), hands=("spread", "spread"),
    ),
    "point": Pose(arm=(84, 92), other_arm=(-12, 4), hands=("point", "mitten"), leg=(8, 2), other_leg=(-8, -12)),
    "carry": Pose(
        lean=22, stoop=12, nod=6, reach=("shoulder", 15, 4), other_reach=("shoulder", 20, 10),
        leg=(24, 0), other_leg=(-8, -40), feet=(0, 30), hands=("grip", "grip"),
    ),
    "push": Pose(
        lean=30, stoop=4, nod=2, arm=(72, 96), other_arm=(80, 102), leg=(46, 0), other_leg=(-34, -40), feet=(0, 28),
        hands=("flat", "flat"),
    ),
    "pull": Pose(
        lean=-22, stoop=4, nod=-6, arm=(66, 84), other_arm=(74, 88), leg=(18, 26), other_leg=(52, 8), feet=(-8, -2),
        hands=("grip", "grip"),
    ),
    "climb": Pose(
        lean=8, nod=-22, arm=(96, 166), other_arm=(160, 172), leg=(10, -10), other_leg=(86, -14), feet=(22, -6),
        hands=("grip", "grip"),
    ),
    "tumble": Pose(
        lean=128, stoop=12, nod=116, arm=(-20, 24), other_arm=(64, 84), leg=(-150, -114), other_leg=(-176, 150),
        feet=(170, 200), hands=("spread", "spread"), turn=0.5,
    ),
    "fly": Pose(
        lean=74, stoop=4, nod=16, arm=(66, 84), other_arm=(104, 112), leg=(-78, -88), other_leg=(-66, -98),
        feet=(84, 90), hands=("spread", "spread"),
    ),
    "lean": Pose(lean=14, stoop=4, arm=(34, 94), other_arm=(40, 98), leg=(-6, -10), other_leg=(-16, -2), turn=0.1),
    "slump": Pose(lean=-14, stoop=26, nod=30, leg=(80, -4), other_leg=(74, 12), arm=(-4, 4), other_arm=(6, 10)),
    "dance": Pose(
        lean=-6, stoop=-4, nod=-12, arm=(-112, -150), other_arm=(112, 152), leg=(-2, 2), other_leg=(58, -26),
        feet=(34, 40), turn=0.8, hands=("spread", "spread"), eye="shut",
    ),
    "telescope": Pose(
        lean=-4, nod=-14, reach=("head", 22, -1), other_reach=("head", 50, -12), telescope=True,
        hands=("grip", "grip"),
    ),
    "hips": Pose(
        arm=(-48, 42), other_arm=(48, -42), leg=(-8, -6), other_leg=(12, 8), turn=0.85, hands=("grip", "grip")
    ),
    "crossed": Pose(
        lean=-4, nod=-4, arm=(6, 104), other_arm=(-2, -98), leg=(6, 2), other_leg=(-6, -8), turn=0.55, short=0.74,
        hands=("mitten", "grip"), far_over=True,
    ),
    "offer": Pose(lean=6, arm=(44, 84), other_arm=(54, 88), hands=("flat", "flat"), leg=(10, 4), other_leg=(-8, -12)),
    "tiptoe": Pose(
        lean=16, stoop=8, arm=(26, 122), other_arm=(44, 118), leg=(34, -28), other_leg=(8, -26), feet=(24, 46),
        hands=("mitten", "mitten"),
    ),
    "balance": Pose(
        arm=(-98, -84), other_arm=(94, 106), leg=(10, -4), other_leg=(-10, -30), feet=(14, 34), turn=0.7,
        hands=("spread", "spread"),
    ),
    "shout": Pose(
        lean=-6, nod=-16, reach=("head", 13, 21), other_reach=("head", 22, 18), leg=(8, 2), other_leg=(-10, -12),
        hands=("flat", "flat"),
    ),
    "wave": Pose(arm=(128, 168), other_arm=(-6, 4), hands=("spread", "mitten"), nod=-6),
    "crawl": Pose(
        lean=74, stoop=4, nod=18, leg=(8, -80), other_leg=(34, -66), feet=(84, 80), arm=(-4, 6), other_arm=(24, 30)
    ),
    "front": Pose(arm=(-12, -4), other_arm=(12, 4), leg=(-3, 0), other_leg=(3, 0), turn=1, face="front"),
    "back": Pose(arm=(-12, -4), other_arm=(12, 4), leg=(-3, 0), other_leg=(3, 0), turn=1, face="back"),
    "open": Pose(
        arm=(-76, -108), other_arm=(76, 108), leg=(-6, -2), other_leg=(6, 2), turn=1, face="front",
        hands=("spread", "spread"),
    ),
}  # fmt: skip
