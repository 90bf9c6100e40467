"""Hands in close-up, about 300 units high or wide, the lowest edge on y = 0, sleeves and cuffs included.

    open_hand(spread=9, palm=True)   upright, palm or back to the eye, arm from below; fingers spread by degrees
    reaching()        upright, fingers wide and bent, straining for something (anchor reach)
    palm_up()         from the left, palm up, offering (anchor palm)
    pointing()        from the left, the first finger pointing right (anchor tip)
    two_fingers()     from the left, something held flat between two fingers (anchor hold)
    pinching()        from the left, thumb and first finger meet, the others fanned (anchor hold)
    gripping(glove=False)     from the left, closed round an upright bar (anchors above, below, hold)
    fist()            upright, raised
    handshake()       two hands, from left and right
    puppeteer()       from above, back of the hand (anchors string1 to string5: where strings come down to y = 0)

Inks: skin, line (creases), nail, sleeve, cuff; a pair also skin2, sleeve2, cuff2.
Anchors of all open hands: thumb, first, middle, ring, little (fingertips), palm, wrist. An upright hand turned by 180
comes from above.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, degrees, hypot

from art.colour import Colour
from art.motif import Motif, Piece
from art.motifs.curves import between, strip
from art.motifs.puppet import towards
from art.shapes import Point, circle, ellipse, path, place, stroke

INKS: dict[str, Colour] = {
    "skin": "#dfa67e",
    "line": "#b06a4c",
    "nail": "#f0c7a6",
    "sleeve": "#3c4a6b",
    "cuff": "#f3e3bd",
    "skin2": "#b9784f",
    "nail2": "#d9a27a",
    "sleeve2": "#a83a2c",
    "cuff2": "#f3e3bd",
    "dark": "#1d1730",
}
GLOVE: dict[str, Colour] = {"skin": "#f1e6cc", "line": "#a89878", "nail": "#f1e6cc"}

FINGERS = ("first", "middle", "ring", "little")


def tapered(joints: Sequence[Point], widths: Sequence[float], steps: int = 6) -> str:
    """A finger: a rounded strip through joints, with its half width at each."""
    line: list[Point] = [joints[0]]
    half: list[float] = [widths[0]]
    for i in range(1, len(joints)):
        start, end = joints[i - 1], joints[i]
        last = i == len(joints) - 1
        enter = 0.3 if i > 1 else 0.0
        leave = 1.0 if last else 0.7
        for step in range(1, steps + 1):
            t = enter + (leave - enter) * step / steps
            line.append(between(start, end, t))
            half.append(widths[i - 1] + (widths[i] - widths[i - 1]) * t)
        if not last:
            after = joints[i + 1]
            a, b = between(start, end, 0.7), between(end, after, 0.3)
            for step in range(1, steps):
                s = step / steps
                line.append(between(between(a, end, s), between(end, b, s), s))
                half.append(widths[i])
    return strip(line, half) + circle(*line[0], half[0]) + circle(*line[-1], half[-1])


def bones_of(base: Point, heading: float, lengths: Sequence[float], bends: Sequence[float]) -> list[Point]:
    """The joints of a finger from its root: 180 points up, 90 right; each bend turns on."""
    points = [base]
    for length, bend in zip(lengths, bends, strict=True):
        heading += bend
        points.append(towards(points[-1], heading, length))
    return points


def side_of(joints: Sequence[Point], half: float, other: Point, start: int = 0) -> list[Point]:
    """The edge of a finger that is turned to a point, from one of its joints to near its tip."""
    edge: list[Point] = []
    for i in range(start, len(joints)):
        (x0, y0), (x1, y1) = joints[max(0, i - 1)], joints[min(len(joints) - 1, i + 1)]
        long = hypot(x1 - x0, y1 - y0) or 1
        nx, ny = (y0 - y1) / long, (x1 - x0) / long
        x, y = joints[i]
        turned = 1 if nx * (other[0] - x) + ny * (other[1] - y) > 0 else -1
        wide = half * (1 - 0.09 * i) * 0.94 * turned
        edge.append((x + nx * wide, y + ny * wide))
    return edge


def nail(joints: Sequence[Point], width: float) -> str:
    (x0, y0), (x1, y1) = joints[-2], joints[-1]
    turn = degrees(atan2(y1 - y0, x1 - x0)) + 90
    x, y = between((x0, y0), (x1, y1), 1.05)
    return ellipse(x, y, width * 0.56, width * 0.78, turn)


def _flat(
    spread: float,
    lengths: float = 1,
    bends: Sequence[float] = (0, 0, 0, 0),
    palm: bool = True,
    thumb: tuple[float, float] = (-124, -16),
    arm: float = 70,
    droop: Sequence[float] = (1, 1, 1, 1),
) -> Motif:
    """A hand upright, its thumb on the left, its wrist at (0, 0), the arm below it."""
    pieces = []
    if arm:
        pieces += [
            Piece(path(f"M-34,-18C-33,6 -34,26 -35,{arm:.0f}H35C34,26 31,6 30,-18Z"), "skin", 18),
            Piece(path(f"M-50,28Q0,40 50,28L58,{arm:.0f}H-58Z"), "sleeve", 20, True),
            Piece(path("M-48,8Q0,22 47,8Q53,22 51,38Q0,50 -53,38Q-54,22 -48,8Z"), "cuff", 12, True),
        ]
    palm_shape = (
        "M-32,6C-36,-14 -47,-34 -50,-62C-51,-84 -50,-104 -46,-112C-30,-126 30,-126 48,-100"
        "C53,-80 50,-54 42,-34C36,-18 32,-6 31,6Z"
    )
    bases: Sequence[Point] = ((-33, -104), (-10, -111), (14, -107), (36, -94))
    anchors: dict[str, Point] = {"palm": (0, -62), "wrist": (0, 0)}
    fingers, nails, creases = [], "", ""
    for i, (base, length, wide, lean) in enumerate(
        zip(bases, (88, 102, 93, 71), (14, 14.5, 13.8, 12), (1.35, 0.35, -0.7, -1.8), strict=True)
    ):
        reach = length * lengths * droop[i]
        heading = 180 + spread * lean
        joints = bones_of(base, heading, (reach * 0.46, reach * 0.3, reach * 0.24), (0, bends[i], bends[i]))
        fingers.append(tapered(joints, (wide, wide * 0.95, wide * 0.9, wide * 0.72)))
        anchors[FINGERS[i]] = towards(joints[-1], heading + 2 * bends[i], wide * 0.7)
        if palm:
            for joint in joints[1:3]:
                creases += place(stroke("M-6,0Q0,3 6,0", 2.6), *joint, 1, 180 - heading)
        else:
            nails += nail(joints, wide * 0.72)
            for joint in joints[1:2]:
                creases += place(stroke("M-5,-2Q0,1 5,-2", 2.4), *joint, 1, 180 - heading)
    joints = bones_of((-26, -34), thumb[0], (44, 38, 30), (0, thumb[1], thumb[1] * 0.6))
    thumb_shape = tapered(joints, (21, 17, 14.5, 10.5))
    anchors["thumb"] = towards(joints[-1], thumb[0] + thumb[1] * 1.6, 8)
    whole = path(palm_shape)
    if palm:
        pieces.append(Piece(whole + "".join(fingers) + thumb_shape, "skin", 16, True))
        lines = "M-44,-52C-24,-62 -10,-50 -8,-10M-46,-74C-18,-84 8,-72 34,-60M-20,-98C2,-88 24,-92 44,-84"
        pieces.append(Piece(stroke(lines, 3), "line"))
        pieces.append(Piece(creases, "line"))
    else:
        pieces.append(Piece(thumb_shape, "skin", 13, True))
        pieces.append(Piece(whole + "".join(fingers), "skin", 16, True))
        knuckles = "".join(stroke(f"M{x - 8},{y + 6}q8,-6 16,0", 2.8) for x, y in bases)
        pieces.append(Piece(creases + knuckles, "line"))
        pieces.append(Piece(nails + nail(joints, 10), "nail"))
    return Motif(tuple(pieces), INKS, anchors)


def open_hand(spread: float = 9, palm: bool = True) -> Motif:
    return _flat(spread, palm=palm).moved(0, -70)


def reaching() -> Motif:
    hand = _flat(15, 1.06, (-8, 5, 8, 12), True, (-112, -14), arm=70).moved(0, -66, 1, 8)
    tip = hand.anchors["middle"]
    return Motif(hand.pieces, hand.inks, {**hand.anchors, "reach": (tip[0], tip[1] - 6)})


def puppeteer() -> Motif:
    hand = _flat(17, 0.94, (-10, -4, 5, 12), False, (-126, -18), arm=70, droop=(0.86, 1, 0.9, 1.05))
    hand = hand.moved(0, -300 + 70, 0.9, 180)
    anchors = dict(hand.anchors)
    for i, name in enumerate(("little", "ring", "middle", "first", "thumb"), 1):
        anchors[f"string{i}"] = (anchors[name][0] * 1.15, 0.0)
    return Motif(hand.pieces, hand.inks, anchors)


def _forearm() -> tuple[Piece, ...]:
    """The arm that comes from the left, its wrist near (-70, -66)."""
    return (
        Piece(path("M-120,-102C-96,-100 -74,-100 -50,-104V-28C-76,-34 -98,-32 -120,-30Z"), "skin", 18),
        Piece(
            path("M-160,-124C-140,-122 -122,-118 -108,-114Q-102,-66 -108,-18C-124,-14 -142,-10 -160,-8Z"),
            "sleeve",
            22,
            True,
        ),
        Piece(
            path("M-112,-117Q-98,-116 -88,-112Q-80,-66 -88,-20Q-98,-15 -112,-14Q-104,-66 -112,-117Z"),
            "cuff",
            12,
            True,
        ),
    )


BACK = (
    "M-96,-100C-66,-104 -40,-122 -8,-126C18,-128 40,-120 48,-104C56,-80 54,-40 40,-18C28,-2 -2,0 -26,-8"
    "C-52,-16 -72,-30 -96,-32Z"
)


def _folded(i: int) -> Piece:
    """One of the fingers folded into the palm, from the first (0) to the little one (3)."""
    y = (-108, -82, -54, -28)[i]
    x0, x1 = (60, 62, 56, 44)[i], (4, 2, 2, 6)[i]
    wide = (16, 15.5, 14.5, 12.5)[i]
    return Piece(
        tapered([(x1, y + 5), ((x0 + x1) / 2, y + 1), (x0, y)], [wide * 0.84, wide * 0.96, wide]),
        "skin",
        12,
        True,
    )


def pointing() -> Motif:
    first = tapered([(14, -104), (66, -110), (112, -110), (148, -106)], [17, 15.5, 13.5, 10])
    thumb = tapered([(-50, -84), (-8, -126), (30, -140), (58, -136)], [22, 17.5, 15, 11])
    pieces = (
        *_forearm(),
        Piece(path(BACK), "skin", 20, True),
        Piece(first, "skin", 12, True),
        *(_folded(i) for i in (3, 2, 1)),
        Piece(thumb, "skin", 13, True),
        Piece(stroke("M66,-121Q70,-114 66,-104M110,-119Q114,-112 110,-103", 2.6), "line"),
        Piece(ellipse(52, -145, 9, 5.5, 8), "nail"),
    )
    return Motif(pieces, INKS, {"tip": (158, -105), "hand": (20, -70), "wrist": (-80, -66)})


def two_fingers() -> Motif:
    first = tapered([(12, -112), (66, -124), (112, -128), (146, -126)], [16.5, 15, 13, 9.5])
    middle = tapered([(16, -86), (68, -94), (118, -102), (154, -104)], [16.5, 15, 13, 9.5])
    thumb = tapered([(-52, -74), (-14, -66), (26, -62), (52, -64)], [22, 18, 15, 11])
    pieces = (
        *_forearm(),
        Piece(path(BACK), "skin", 20, True),
        Piece(middle, "skin", 12, True),
        Piece(first, "skin", 12, True),
        _folded(3),
        _folded(2),
        Piece(thumb, "skin", 13, True),
        Piece(ellipse(138, -131, 9, 5, -4), "nail"),
    )
    return Motif(pieces, INKS, {"hold": (136, -115), "hand": (20, -70), "wrist": (-80, -66)})


def pinching() -> Motif:
    first = tapered([(2, -116), (54, -146), (96, -136), (120, -104)], [17, 15.5, 13.5, 9.5])
    thumb = tapered([(-52, -60), (-4, -52), (56, -60), (112, -88)], [23, 19, 16, 10.5])
    middle = tapered([(-4, -118), (48, -170), (92, -186), (124, -180)], [16.5, 15, 13, 9.5])
    ring = tapered([(-16, -116), (24, -180), (60, -210), (92, -218)], [16, 14.5, 12.5, 9.5])
    little = tapered([(-34, -110), (-8, -172), (16, -210), (40, -232)], [14.5, 13, 11.5, 8.5])
    palm = "M-96,-100C-70,-104 -56,-124 -32,-130C-8,-134 16,-126 20,-108C26,-84 22,-56 4,-42C-18,-28 -66,-28 -96,-32Z"
    pieces = (
        *_forearm(),
        Piece(little, "skin", 11, True),
        Piece(ring, "skin", 12, True),
        Piece(middle, "skin", 12, True),
        Piece(path(palm), "skin", 18, True),
        Piece(first + circle(2, -112, 17), "skin", 12),
        Piece(thumb, "skin", 13, True),
        Piece(ellipse(112, -92, 5.2, 8, 60), "nail"),
        Piece(stroke("M46,-136Q56,-138 60,-146M46,-158Q54,-164 52,-174", 2.6), "line"),
    )
    anchors = {"hold": (122.0, -94.0), "hand": (0.0, -80.0), "wrist": (-80.0, -66.0), "little": (42.0, -240.0)}
    return Motif(pieces, INKS, anchors)


def gripping(glove: bool = False) -> Motif:
    """Draw the bar first, then the hand over it: fingers come round from the right."""
    thumb = tapered([(-48, -92), (-12, -136), (26, -152), (52, -150)], [22, 18, 15, 11])
    pieces = (
        *_forearm(),
        Piece(
            path(
                "M-96,-100C-66,-104 -40,-124 -12,-126C10,-128 20,-118 22,-104C28,-80 26,-40 14,-18"
                "C4,-4 -14,-2 -30,-8C-52,-16 -72,-30 -96,-32Z"
            ),
            "skin",
            20,
            True,
        ),
        *(
            Piece(tapered([(-2, y), (34, y - 3), (58 - d, y + 1)], [w * 0.95, w, w * 0.92]), "skin", 12, True)
            for y, w, d in ((-22, 12.5, 10), (-47, 14.5, 2), (-74, 15.5, 0), (-102, 16, 2))
        ),
        Piece(thumb, "skin", 13, True),
        Piece(ellipse(46, -158, 9, 5.5, 4), "nail"),
    )
    anchors = {"hold": (30.0, -64.0), "above": (30.0, -160.0), "below": (30.0, 0.0), "wrist": (-80.0, -66.0)}
    return Motif(pieces, {**INKS, **GLOVE} if glove else INKS, anchors)


def palm_up() -> Motif:
    palm = (
        "M-96,-100C-74,-102 -58,-98 -38,-84C-14,-72 20,-74 50,-82C60,-70 56,-44 38,-30"
        "C10,-12 -36,-10 -64,-24C-76,-30 -86,-32 -96,-32Z"
    )
    fingers = []
    for i, (x, y, reach) in enumerate(((34, -70, 96), (36, -60, 110), (34, -48, 100), (24, -36, 78))):
        wide = (13, 14, 13.5, 12)[i]
        joints = bones_of((x, y), 92 + i * 2, (reach * 0.44, reach * 0.32, reach * 0.26), (0, 14, 20))
        fingers.append(Piece(tapered(joints, [wide, wide * 0.95, wide * 0.88, wide * 0.68]), "skin", 11, True))
    thumb = tapered([(-40, -50), (-8, -74), (22, -100), (42, -128)], [17, 17, 14.5, 10.5])
    pieces = (
        *_forearm(),
        *fingers,
        Piece(path(palm) + thumb, "skin", 16, True),
        Piece(ellipse(41, -127, 5.4, 8.5, 34), "nail"),
    )
    return Motif(pieces, INKS, {"palm": (52, -84), "tip": (146, -96), "wrist": (-80, -66)})


def fist() -> Motif:
    arm = (
        Piece(path("M-38,-120C-36,-80 -38,-60 -40,-20H40C38,-60 36,-80 36,-120Z"), "skin", 20),
        Piece(path("M-56,-62Q0,-50 56,-62L66,0H-66Z"), "sleeve", 22, True),
        Piece(path("M-54,-82Q0,-68 54,-82Q60,-68 58,-52Q0,-40 -58,-52Q-60,-68 -54,-82Z"), "cuff", 12, True),
    )
    body = (
        "M-38,-108C-52,-124 -70,-146 -72,-176C-72,-204 -58,-222 -34,-226L44,-222C66,-216 74,-194 70,-172"
        "C66,-144 50,-122 37,-108Z"
    )
    fingers = tuple(
        Piece(tapered([(x, -170 + d), (x, -190 + d), (x, -212 + d)], [w * 0.92, w, w * 1.02]), "skin", 12, True)
        for x, w, d in ((56, 16.5, 9), (22, 19, 1), (-15, 19.5, -3), (-52, 19, 3))
    )
    thumb = tapered([(-58, -134), (-56, -156), (-14, -164), (24, -156)], [20, 20, 17.5, 13])
    pieces = (
        *arm,
        Piece(path(body), "skin", 20, True),
        *fingers,
        Piece(thumb, "skin", 13, True),
        Piece(ellipse(20, -160, 10, 7, 8), "nail"),
        Piece(stroke("M-30,-124Q-6,-134 24,-124", 3), "line"),
    )
    return Motif(pieces, INKS, {"top": (0, -234), "hold": (0, -190), "wrist": (0, -100)})


def handshake() -> Motif:
    other = Motif(_forearm()).moved(70, 0, 1, 0, True)
    second = tuple(Piece(p.shape, p.ink + "2", p.depth, p.lifted) for p in other.pieces)
    first = Motif(_forearm()).moved(-70, 0).pieces
    body2 = "M166,-100C136,-104 108,-122 70,-126C40,-128 8,-116 -6,-96C-14,-70 -10,-40 10,-26C40,-10 96,-22 166,-32Z"
    body = (
        "M-166,-100C-136,-104 -104,-120 -70,-124C-44,-126 -14,-118 6,-100C20,-80 18,-44 2,-28"
        "C-30,-10 -100,-24 -166,-32Z"
    )
    under = tuple(
        Piece(tapered([(-4, y), (-34, y + 4), (-58 + d, y + 2)], [w, w * 0.96, w * 0.76]), "skin2", 10, True)
        for y, w, d in ((-16, 11.5, 12), (-34, 12.5, 2))
    )
    over = tuple(
        Piece(tapered([(-6, y), (40, y + 3), (78 - d, y + 12)], [w, w * 0.96, w * 0.74]), "skin", 12, True)
        for y, w, d in ((-26, 12.5, 22), (-50, 14.5, 6), (-75, 15, 0), (-100, 15, 6))
    )
    pieces = (
        *second,
        *first,
        Piece(path(body2), "skin2", 20, True),
        Piece(path(body), "skin", 20, True),
        *under,
        *over,
        Piece(tapered([(74, -100), (36, -134), (-4, -142)], [20, 16.5, 11.5]), "skin2", 12, True),
        Piece(tapered([(-66, -100), (-30, -136), (12, -148)], [20, 16.5, 11.5]), "skin", 12, True),
        Piece(ellipse(8, -152, 9, 5.5, -10), "nail"),
    )
    return Motif(pieces, INKS, {"joined": (0, -80), "wrist": (-150, -66), "wrist2": (150, -66)})


GALLERY: dict[str, Motif] = {
    "open_hand": open_hand(),
    "open_hand back": open_hand(5, palm=False),
    "reaching": reaching(),
    "puppeteer": puppeteer(),
    "palm_up": palm_up(),
    "pointing": pointing(),
    "two_fingers": two_fingers(),
    "pinching": pinching(),
    "gripping": gripping(),
    "fist": fist(),
    "handshake": handshake(),
}
