"""Two people in one motif, who really touch.

    hand_in_hand(one, two, view="side" | "back")

A look is a dict of words for `people.person` ({"dress": "coat", "hat": "top", "build": "child", "inks": {...}}), and
has a default. The second person's inks and anchors carry a 2: coat2, skin2, hand2, head2...
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from art.colour import Colour
from art.motif import Motif, Piece, carried
from art.motifs.people import Figure, posed
from art.motifs.puppet import POSES, Pose
from art.shapes import Point, place

Look = Mapping[str, object]
SECOND: dict[str, Colour] = {
    "coat": "#3f7a78",
    "hair": "#7a3a24",
    "hat": "#4a2c3e",
    "skin": "#c98a62",
    "cheek": "#b8684e",
}
PARENT: Look = {"dress": "coat", "hair": "bun"}
CHILD: Look = {"dress": "coat", "hair": "tuft", "build": "child"}


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


def _both(one: Figure, two: Figure, *, order: str = "aAbB12") -> Motif:
    """Layers in order: a, b what is behind; A, B bodies; C, D heads (if not told, with the bodies); 1, 2 near arms;
    x what is added."""
    order = order if "C" in order else order.replace("A", "AC")
    order = order if "D" in order else order.replace("B", "BD")
    layers = {"a": one.behind, "A": one.body, "1": one.front, "b": two.behind, "B": two.body, "2": two.front}
    layers["C"], layers["D"] = one.head, two.head
    layers["x"] = ()
    pieces = tuple(piece for key in order for piece in layers[key])
    inks = {
        **one.inks,
        **two.inks,
    }
    anchors = {
        **one.anchors,
        **two.anchors,
    }
    return Motif(pieces, inks, anchors)


def _own(point: Point, x: float, flip: bool = False, y: float = 0) -> Point:
    """A point of the common drawing as the figure standing at x sees it."""
    return (-(point[0] - x) if flip else point[0] - x), point[1] - y


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


GALLERY: dict[str, Motif] = {
    "hand in hand": hand_in_hand(),
    "hand in hand, back": hand_in_hand(view="back"),
}
