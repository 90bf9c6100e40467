"""Two people in one motif, who really touch; and crowds.

Each is a function of two looks, `embrace(one, two)`: a look is a dict of words for `people.person`
({"dress": "coat", "hat": "top", "hair": "beard", "build": "old", "inks": {...}}), and has a default.
The second person's inks and anchors carry a 2: coat2, skin2, hand2, head2... All stand on y = 0, about x = 0.

embrace  kiss  waltz  back_to_back  quarrel (pointing at each other)  piggyback  carried_in_arms  hand_in_hand(view=
"side" or "back": parent and child, or two grown-ups)  under_one_umbrella (the umbrella is not drawn: anchor "hand")
whisper  tug_of_war (with the rope; inks "rope", "flag"; anchor "knot")  lesson (teacher and pupil)  lift_up (a child
overhead)  comfort (anchor "seat2": draw a seat)  gift (anchor "gift" between the hands)  proposal  shove (in the back)
handshake (the second one's near hand hidden behind the back: anchor "hand2"; "joined")  on_shoulders (acrobats)

    crowd(random, count=18, rows=3, width=480, step=34)     seen from behind, with hats; see its own words

COUPLES maps a name to each with its default looks.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random

from art.colour import Colour
from art.motif import Motif, Piece, carried
from art.motifs.people import Figure, posed
from art.motifs.puppet import POSES, Build, Pose
from art.shapes import Point, circle, ellipse, path, place, stroke

Look = Mapping[str, object]
SECOND: dict[str, Colour] = {
    "coat": "#3f7a78",
    "hair": "#7a3a24",
    "hat": "#4a2c3e",
    "skin": "#c98a62",
    "cheek": "#b8684e",
}
TALL = Build(1.12, 1.08, 1.06, 0.98, 1)
SMALL = Build(0.86, 0.9, 0.94, 0.96, 0.94)
HE: Look = {"dress": "suit", "hair": "short"}
SHE: Look = {"dress": "dress", "hair": "bun"}
GIRL: Look = {"dress": "dress", "hair": "plait", "build": "child", "inks": {"coat": "#cf8a2c"}}
TEACHER: Look = {"dress": "coat", "hair": "bald", "build": "old"}
PARENT: Look = {"dress": "coat", "hair": "bun"}
LONG_HAIRED: Look = {"dress": "coat", "hair": "long"}
CHILD: Look = {"dress": "coat", "hair": "tuft", "build": "child"}
BOWLER: Look = {"dress": "coat", "hat": "bowler"}
STRONG: Look = {"dress": "jersey", "hair": "bald", "build": "stout"}
PUPIL: Look = {"dress": "jersey", "hair": "tuft", "build": "child"}
SLEEPER: Look = {"dress": "nightgown", "hair": "long"}
ACROBAT: Look = {"dress": "suit", "hat": "top", "hair": "short"}


def _figure(pose: str | Pose, look: Look, second: bool = False, **more: object) -> Figure:
    merged = {**look, **more}
    own = merged.pop("inks", {})
    inks = {**(SECOND if second else {}), **(own if isinstance(own, Mapping) else {})}
    return posed(pose, inks=inks, **merged)  # type: ignore[arg-type]


def _set(figure: Figure, x: float, y: float = 0, turn: float = 0, flip: bool = False, mark: str = "") -> Figure:
    """A figure moved to its place, its inks and anchors marked so that two figures keep their own."""

    def put(pieces: tuple[Piece, ...]) -> tuple[Piece, ...]:
        return tuple(replace(p, shape=place(p.shape, x, y, 1, turn, flip), ink=p.ink + mark) for p in pieces)

    return Figure(
        put(figure.behind), put(figure.body), put(figure.head), put(figure.front),
        {name + mark: ink for name, ink in figure.inks.items()},
        {name + mark: carried(point, x, y, 1, turn, flip) for name, point in figure.anchors.items()},
    )  # fmt: skip


def _both(one: Figure, two: Figure, *, order: str = "aAbB12", extra: Motif | None = None) -> Motif:
    """Layers in order: a, b what is behind; A, B bodies; C, D heads (if not told, with the bodies); 1, 2 near arms;
    x what is added."""
    order = order if "C" in order else order.replace("A", "AC")
    order = order if "D" in order else order.replace("B", "BD")
    layers = {"a": one.behind, "A": one.body, "1": one.front, "b": two.behind, "B": two.body, "2": two.front}
    layers["C"], layers["D"] = one.head, two.head
    layers["x"] = extra.pieces if extra else ()
    pieces = tuple(piece for key in order for piece in layers[key])
    inks = {**one.inks, **two.inks, **(extra.inks if extra else {})}
    anchors = {**one.anchors, **two.anchors, **(extra.anchors if extra else {})}
    return Motif(pieces, inks, anchors)


def _own(point: Point, x: float, flip: bool = False, y: float = 0) -> Point:
    """A point of the common drawing as the figure standing at x sees it."""
    return (-(point[0] - x) if flip else point[0] - x), point[1] - y


def embrace(one: Look = HE, two: Look = SHE) -> Motif:
    """The taller one's chin over the other's head, each with a hand on the other's back."""
    left = Pose(lean=3, stoop=3, nod=16, leg=(3, -3), other_leg=(-6, -12), turn=0.1, eye="shut")
    right = Pose(lean=7, stoop=4, nod=4, leg=(4, -6), other_leg=(-10, -22), feet=(10, 26), turn=0.1, eye="shut")
    a = _figure(left, one, build=TALL, hand_at=_own((32, -112), -13), other_hand_at=_own((30, -134), -13))
    b = _figure(
        right, two, True, build=SMALL, hand_at=_own((-32, -128), 17, True), other_hand_at=_own((-22, -150), 17, True)
    )
    return _both(_set(a, -13), _set(b, 17, flip=True, mark="2"), order="abAB1D2")


def kiss(one: Look = HE, two: Look = SHE) -> Motif:
    left = Pose(lean=8, stoop=4, nod=10, leg=(2, -3), other_leg=(-8, -14), feet=(0, 8), turn=0.15, eye="shut")
    right = Pose(lean=6, stoop=2, nod=-14, leg=(0, -8), other_leg=(-16, -60), feet=(16, 70), turn=0.15, eye="shut")
    a = _figure(left, one, hand_at=_own((30, -104), -24), other_hand_at=_own((28, -128), -24))
    b = _figure(right, two, True, hand_at=_own((-24, -142), 24, True), other_hand_at=_own((-14, -150), 24, True))
    return _both(_set(a, -24), _set(b, 24, flip=True, mark="2"), order="abAB12")


def waltz(one: Look = HE, two: Look = SHE) -> Motif:
    """Far hands joined high, near hands on waist and shoulder."""
    left = Pose(lean=-6, stoop=-2, nod=-2, leg=(34, -4), other_leg=(-10, -18), feet=(10, 10), turn=0.2)
    right = Pose(lean=-14, stoop=-8, nod=-18, leg=(16, -6), other_leg=(-24, -66), feet=(10, 70), turn=0.2, eye="shut")
    joined = (4.0, -182.0)
    a = _figure(left, one, hand_at=_own((30, -112), -26), other_hand_at=_own(joined, -26), hands=("flat", "grip"))
    b = _figure(
        right,
        two,
        True,
        hand_at=_own((-20, -140), 26, True),
        other_hand_at=_own(joined, 26, True),
        hands=("flat", "grip"),
    )
    return _both(_set(a, -26), _set(b, 26, flip=True, mark="2"), order="abAB12")


def back_to_back(one: Look = HE, two: Look = SHE) -> Motif:
    pose = replace(POSES["crossed"], lean=-3, leg=(8, 6), other_leg=(2, -6))
    a, b = _figure(pose, one, nod=6), _figure(pose, two, True, nod=-10)
    return _both(_set(a, -19, flip=True), _set(b, 19, mark="2"), order="abAB12")


def quarrel(one: Look = HE, two: Look = SHE) -> Motif:
    """Pointing at each other's nose, fists behind."""
    left = Pose(
        lean=14,
        stoop=6,
        nod=-2,
        arm=(98, 106),
        other_arm=(-46, -8),
        leg=(26, -2),
        other_leg=(-20, -24),
        feet=(0, 12),
        hands=("point", "grip"),
    )
    right = Pose(
        lean=10,
        stoop=8,
        nod=-8,
        arm=(62, 82),
        other_arm=(-50, 30),
        leg=(22, 2),
        other_leg=(-16, -20),
        feet=(0, 10),
        hands=("point", "grip"),
    )
    a, b = _figure(left, one), _figure(right, two, True)
    return _both(_set(a, -76), _set(b, 76, flip=True, mark="2"), order="abAB12")


def piggyback(one: Look = HE, two: Look = GIRL) -> Motif:
    """The second one rides on the first one's back."""
    under = replace(POSES["carry"], lean=18, stoop=10, reach=None, other_reach=None)
    carrier = _figure(under, one)
    back = carrier.anchors["back"]
    seat = back[0] - 19, back[1] + 14
    small = two.get("build") == "child"
    rider_pose = Pose(lean=16, stoop=6, nod=4, leg=(74, 8), other_leg=(66, -4), feet=(20, 20), turn=0.1)
    rider = _figure(rider_pose, two, True)
    x, y = seat[0] - rider.anchors["seat"][0], seat[1] - rider.anchors["seat"][1]
    chest = carrier.anchors["neck"][0] + (12 if not small else 8), carrier.anchors["neck"][1] + 8
    rider = _figure(
        rider_pose, two, True, hand_at=_own(chest, x, y=y), other_hand_at=_own((chest[0] + 4, chest[1] + 4), x, y=y)
    )
    under_knee = rider.anchors["knee"][0] + x - 4, rider.anchors["knee"][1] + y + 12
    carrier = _figure(under, one, hand_at=under_knee, other_hand_at=under_knee, hands=("grip", "grip"))
    return _both(_set(carrier, 0), _set(rider, x, y, mark="2"), order="baABx21")


def carried_in_arms(one: Look = HE, two: Look = SLEEPER) -> Motif:
    """The first one, seen from the front, holds the second one lying across both arms."""
    bearer = Pose(arm=(-24, 40), other_arm=(24, -40), leg=(-5, -2), other_leg=(5, 2), turn=1, face="front", nod=-6)
    a = _figure(
        bearer, one, hand_at=(-34, -112), other_hand_at=(38, -108), hands=("grip", "grip"), eye=one.get("eye", "dot")
    )
    lying = Pose(
        lean=-74,
        stoop=8,
        nod=-78,
        leg=(106, 26),
        other_leg=(98, 14),
        feet=(10, 4),
        arm=(16, 14),
        other_arm=(60, 100),
        turn=0,
        eye="shut",
    )
    b = _figure(lying, two, True)
    seat = b.anchors["seat"]
    placed = _set(b, 14 - seat[0], -92 - seat[1], mark="2")
    return _both(_set(a, 0), placed, order="aA1bB2")


def hand_in_hand(
    one: Look = PARENT,
    two: Look = CHILD,
    view: str = "side",
) -> Motif:
    """A parent and a child walking; `view` may be "back"."""
    small = two.get("build") == "child"
    if view != "side":
        joined = (14.0, -72.0 if small else -92.0)
        x = 44.0 if small else 52.0
        left = Pose(arm=(-12, -4), other_arm=(12, 4), leg=(-4, 0), other_leg=(3, 0), turn=1, face=view, nod=4)
        right = replace(left, nod=-5)
        a = _figure(left, one, other_hand_at=_own(joined, -22))
        b = _figure(right, two, True, hand_at=_own(joined, x - 10))
        return _both(_set(a, -22), _set(b, x - 10, mark="2"), order="abAB12")
    joined = (16.0, -74.0 if small else -88.0)
    a = _figure(replace(POSES["walk"], nod=10 if small else 0), one, other_hand_at=_own(joined, -28))
    b = _figure(replace(POSES["walk"], nod=-18 if small else 0), two, True, other_hand_at=_own(joined, 38))
    return _both(_set(a, -28), _set(b, 38, mark="2"), order="abAB12")


def under_one_umbrella(one: Look = BOWLER, two: Look = LONG_HAIRED) -> Motif:
    """Side by side, close; the near one's hand is raised for a handle (anchor "hand")."""
    a = _figure(
        replace(POSES["walk"], arm=(10, 0), reach=None, nod=2), one, hand_at=(20, -128), hands=("grip", "mitten")
    )
    b = _figure(replace(POSES["walk"], leg=(16, 0), other_leg=(-22, -44), nod=-2), two, True)
    return _both(_set(a, -12), _set(b, 20, mark="2"), order="bBaA1")


def whisper(one: Look = SHE, two: Look = HE) -> Motif:
    """The first one whispers into the other's ear behind a hand."""
    listener = Pose(lean=-4, nod=8, leg=(4, 0), other_leg=(-6, -10), turn=0.2)
    b = _figure(listener, two, True)
    ear = b.anchors["ear"]
    teller = Pose(lean=12, stoop=8, nod=6, leg=(6, -6), other_leg=(-8, -20), feet=(16, 30), turn=0.1, eye="shut")
    a = _figure(teller, one)
    x = 34 + ear[0] - 14 - a.anchors["mouth"][0]
    mouth = a.anchors["mouth"]
    a = _figure(
        teller,
        one,
        hand_at=(mouth[0] - 1, mouth[1] + 5),
        other_hand_at=(mouth[0] + 14, mouth[1] + 28),
        hands=("flat", "mitten"),
    )
    return _both(_set(a, x), _set(b, 34, mark="2"), order="abBA21")


def tug_of_war(one: Look = HE, two: Look = SHE) -> Motif:
    a, b = _figure("pull", one), _figure(replace(POSES["pull"], lean=-26), two, True)
    left, right = _set(a, -88), _set(b, 88, flip=True, mark="2")
    p, q = left.anchors["hand"], right.anchors["hand2"]
    o, r = left.anchors["other_hand"], right.anchors["other_hand2"]
    rope = Piece(
        stroke(f"M{p[0] - 44:.0f},{p[1] + 34:.0f}Q{p[0] - 30:.0f},{p[1] + 4:.0f} {p[0]:.0f},{p[1]:.0f}"
f"L{o[0]:.0f},{o[1]:.0f}"
               f"L{r[0]:.0f},{r[1]:.0f}L{q[0]:.0f},{q[1]:.0f}"
               f"Q{q[0] + 30:.0f},{q[1] + 4:.0f} {q[0] + 44:.0f},{q[1] + 34:.0f}", 4.6),
        "rope",
    )  # fmt: skip
    knot = (o[0] + r[0]) / 2, (o[1] + r[1]) / 2
    flag = Piece(path(f"M{knot[0] - 3:.0f},{knot[1]:.0f}l-4,22l8,-5l7,6l-4,-23Z"), "flag")
    extra = Motif((rope, flag), {"rope": "#c9a25e", "flag": "#b8302f"}, {"knot": knot})
    return _both(left, right, order="abABx12", extra=extra)


def lesson(
    one: Look = TEACHER,
    two: Look = PUPIL,
) -> Motif:
    """A teacher with a raised finger, a small pupil looking up."""
    a = _figure(
        Pose(nod=8, arm=(66, 148), other_arm=(-30, 30), hands=("point", "grip"), leg=(4, 0), other_leg=(-8, -10)), one
    )
    b = _figure(Pose(nod=-24, arm=(-14, 8), other_arm=(-20, 0), leg=(2, -2), other_leg=(-4, -6)), two, True)
    return _both(_set(a, -50), _set(b, 50, flip=True, mark="2"), order="abAB12")


def lift_up(one: Look = HE, two: Look = GIRL) -> Motif:
    """A grown-up lifts a child overhead, face to face."""
    below = Pose(
        lean=-4,
        stoop=-4,
        nod=-30,
        arm=(140, 160),
        other_arm=(146, 164),
        leg=(8, 2),
        other_leg=(-8, -12),
        hands=("grip", "grip"),
    )
    above = Pose(
        lean=40,
        stoop=10,
        nod=36,
        arm=(70, 84),
        other_arm=(20, 40),
        leg=(-24, -50),
        other_leg=(-4, -36),
        feet=(50, 50),
        hands=("spread", "spread"),
    )
    a, b = _figure(below, one), _figure(above, two, True)
    held = a.anchors["hand"]
    waist = b.anchors["waist"]
    placed = _set(b, held[0] + waist[0] + 6, held[1] - waist[1] - 4, flip=True, mark="2")
    return _both(_set(a, 0), placed, order="abABx21")


def comfort(one: Look = SHE, two: Look = HE) -> Motif:
    """The second one sits with the face hidden; the first one lays a hand on that shoulder. No seat is drawn:
    anchor "seat2"."""
    weeping = replace(
        POSES["hide"],
        lean=10,
        stoop=26,
        nod=36,
        leg=(88, 0),
        other_leg=(82, -8),
        reach=("head", 12, 8),
        other_reach=("head", 16, 4),
    )
    b = _set(_figure(weeping, two, True), 24, mark="2")
    x, y = b.anchors["back2"]
    a = _figure(
        Pose(lean=14, stoop=10, nod=22, leg=(6, 0), other_leg=(-8, -12), other_arm=(20, 50), turn=0.15),
        one,
        hand_at=_own((x + 3, y - 10), -32),
    )
    return _both(_set(a, -32), b, order="abBA21")


def gift(one: Look = HE, two: Look = SHE) -> Motif:
    """One offers with both hands (anchor "gift"), the other one's hands come to take it."""
    a = _figure(POSES["offer"], one)
    b = _figure(
        Pose(lean=6, nod=6, arm=(36, 76), other_arm=(46, 82), leg=(6, 0), other_leg=(-8, -14), hands=("flat", "flat")),
        two,
        True,
    )
    left, right = _set(a, -62), _set(b, 66, flip=True, mark="2")
    extra = Motif((), {}, {"gift": (0.0, left.anchors["hand"][1] - 6)})
    return _both(left, right, order="abAB12", extra=extra)


def proposal(one: Look = HE, two: Look = SHE) -> Motif:
    """One kneels and holds something up (anchor "hand"), the other one starts back, a hand at the mouth."""
    kneeling = replace(POSES["kneel"], nod=-22, arm=(62, 118), other_arm=(10, 60), hands=("grip", "mitten"))
    surprised = Pose(
        lean=-6,
        nod=12,
        reach=("head", 14, 24),
        other_arm=(-40, -20),
        leg=(4, -4),
        other_leg=(-12, -20),
        hands=("flat", "spread"),
    )
    return _both(
        _set(_figure(kneeling, one), -44), _set(_figure(surprised, two, True), 46, flip=True, mark="2"), order="abAB12"
    )


def shove(one: Look = HE, two: Look = SHE) -> Motif:
    """One pushes the other in the back."""
    b = _set(
        _figure(
            Pose(
                lean=34,
                stoop=-10,
                nod=-8,
                arm=(108, 120),
                other_arm=(78, 66),
                leg=(38, -20),
                other_leg=(-20, -30),
                feet=(10, 46),
                hands=("spread", "spread"),
                turn=0.3,
            ),
            two,
            True,
        ),
        44,
        mark="2",
    )
    x, y = b.anchors["back2"]
    a = _figure(
        replace(POSES["push"], lean=22),
        one,
        hand_at=_own((x - 16, y + 6), -58),
        other_hand_at=_own((x - 12, y - 2), -58),
    )
    return _both(_set(a, -58), b, order="abAB12")


def handshake(one: Look = HE, two: Look = BOWLER) -> Motif:
    """A handshake; the second one's other hand hides behind the back (anchor "other_hand2")."""
    joined = (0.0, -100.0)
    a = _figure(
        Pose(lean=5, nod=2, other_arm=(-6, 10), leg=(12, 2), other_leg=(-8, -14)),
        one,
        hand_at=_own((-6, -100), -48),
        hands=("grip", "mitten"),
    )
    b = _figure(
        Pose(lean=4, nod=4, leg=(10, 2), other_leg=(-8, -12), turn=0.35),
        two,
        True,
        other_hand_at=_own((6, -100), 48, True),
        hands=("grip", "grip"),
        hand_at=(-20, -92),
    )
    extra = Motif((), {}, {"joined": joined})
    return _both(_set(a, -48), _set(b, 48, flip=True, mark="2"), order="abAB12", extra=extra)


def on_shoulders(
    one: Look = STRONG,
    two: Look = ACROBAT,
) -> Motif:
    """The second one stands on the first one's shoulders."""
    a = _figure(
        Pose(arm=(-150, 160), other_arm=(150, -160), leg=(-8, -4), other_leg=(8, 4), turn=1, face="front"),
        one,
        hand_at=(-21, -176),
        other_hand_at=(21, -176),
        hands=("grip", "grip"),
    )
    y = a.anchors["shoulder"][1] - 8
    b = _figure(
        Pose(
            arm=(-84, -100),
            other_arm=(84, 100),
            leg=(-12, -6),
            other_leg=(12, 6),
            turn=1,
            face="front",
            hands=("spread", "spread"),
        ),
        two,
        True,
    )
    return _both(_set(a, 0), _set(b, 0, y, mark="2"), order="aAbB21")


def _bystander(random: Random) -> tuple[str, str, str]:
    """Coat, head and hat of someone seen from behind."""
    wide = random.uniform(0.72, 0.95)
    coat = (
        "M-7,-150C-22,-148 -31,-138 -33,-122C-36,-90 -38,-40 -40,0H40C38,-40 36,-90 33,-122C31,-138 22,-148 7,-150Z",
        "M-6,-150C-18,-148 -26,-140 -28,-124C-30,-104 -24,-92 -24,-84C-34,-50 -42,-20 -44,0H44C42,-20 34,-50 24,-84"
        "C24,-92 30,-104 28,-124C26,-140 18,-148 6,-150Z",
        "M-8,-152C-30,-150 -42,-128 -44,-100C-46,-60 -44,-30 -44,0H44C44,-30 46,-60 44,-100C42,-128 30,-150 8,-152Z",
    )[random.randrange(3)]
    tilt = random.uniform(-9, 9)
    hair = ellipse(0, 0, 15.5, 18) + random.choice(
        (
            "",
            "",
            circle(0, -17, 9),
            path("M-15,-4C-18,14 -16,24 -17,34H17C16,24 18,14 15,-4Z"),
            ellipse(-15, 2, 4, 5) + ellipse(15, 2, 4, 5),
        )
    )
    hat = random.choice(
        (
            "", "", path("M-15,-7C-17,-34 17,-34 15,-7ZM-25,-9Q0,-15 25,-9V-4Q0,-9 -25,-4Z"),
            path("M-14,-8L-16,-46Q0,-50 16,-46L14,-8ZM-24,-10Q0,-15 24,-10V-5Q0,-10 -24,-5Z"),
            path("M-18,-4C-28,-20 -8,-32 6,-29C22,-27 24,-12 17,-6Q0,-12 -18,-4Z"),
            path("M-15,-6C-9,-26 -4,-42 6,-62C8,-40 12,-22 16,-7Q0,-13 -15,-6Z"),
            path("M-34,-4C-18,-14 18,-14 34,-4Q0,-1 -34,-4ZM-15,-7C-14,-28 14,-28 15,-7Z"),
            path("M0,-21C18,-21 20,0 15,10L0,20L-15,10C-20,0 -18,-21 0,-21Z"),
        )
    )  # fmt: skip
    neck = path("M-6,-160H6V-144H-6Z")
    return (
        f'<g transform="scale({wide:.2f},1)">{path(coat)}</g>',
        neck + place(hair, 0, -170, 1, tilt),
        place(hat, 0, -170, 1, tilt) if hat else "",
    )


def crowd(random: Random, count: int = 18, rows: int = 3, width: float = 480, step: float = 34) -> Motif:
    """People seen from behind in rows, the last row nearest, standing on y = 0 and `width` across.

    Inks of each row from the far one: "coat1" and "other1" (neighbours differ), "head1", "hat1", then 2, 3...; by
    default they darken as they come near. Anchors: "top" over the far row, "spot1"... a head in each row.
    """
    pieces: list[Piece] = []
    inks: dict[str, Colour] = {}
    anchors: dict[str, Point] = {"top": (0.0, -200.0 - step * (rows - 1))}
    for row in range(rows):
        number = row + 1
        each = max(1, round(count / rows) + (row % 2))
        y = -(rows - 1 - row) * step
        gap = width / each
        layers = [["", "", ""], ["", "", ""]]
        for i in range(each):
            tall = random.uniform(0.82, 1.1)
            x = -width / 2 + gap * (i + 0.5) + random.uniform(-0.14, 0.14) * gap
            for layer, shape in enumerate(_bystander(random)):
                layers[i % 2][layer] += place(shape, x, y, tall) if shape else ""
            if i == each // 2:
                anchors[f"spot{number}"] = (x, y - 170 * tall)
        tone = min(3, round(row / max(1, rows - 1) * 3)) if rows > 1 else 2
        for ink, tones in CROWD.items():
            inks[f"{ink}{number}"] = tones[tone]
        for coat, (coats, heads, hats) in zip(("coat", "other"), layers, strict=True):
            pieces += [
                Piece(coats, f"{coat}{number}", 16, True),
                Piece(heads, f"head{number}", 7),
                Piece(hats, f"hat{number}", 7),
            ]
    return Motif(tuple(piece for piece in pieces if piece.shape), inks, anchors)


CROWD: dict[str, tuple[str, str, str, str]] = {
    "coat": ("#9aa3b6", "#6d7896", "#46527a", "#2a3459"),
    "other": ("#a89aa4", "#86708a", "#5c4866", "#3c2c48"),
    "head": ("#8a7a82", "#604e5c", "#3e2f40", "#2a1f30"),
    "hat": ("#7d869c", "#4a5474", "#2c3556", "#1a2140"),
}
COUPLES: dict[str, Callable[[], Motif]] = {
    "embrace": embrace, "kiss": kiss, "waltz": waltz, "back to back": back_to_back, "quarrel": quarrel,
    "piggyback": piggyback, "carried in arms": carried_in_arms, "hand in hand": hand_in_hand,
    "hand in hand, back": lambda: hand_in_hand(view="back"), "under one umbrella": under_one_umbrella,
    "whisper": whisper, "tug of war": tug_of_war, "lesson": lesson, "lift up": lift_up, "comfort": comfort,
    "gift": gift, "proposal": proposal, "shove": shove, "handshake": handshake, "on shoulders": on_shoulders,
}  # fmt: skip

GALLERY: dict[str, Motif] = {name: couple() for name, couple in COUPLES.items()} | {
    "crowd": crowd(Random(4), 15, 3, 270, 30),
    "row": crowd(Random(9), 5, 1, 270),
}
