"""The people of the dreams: no one way to build a figure may fill the deck.

A construction is how a figure is built when its card is drawn: which way its body turns, what its legs do, and from
where its head is seen. The old deck showed the same body and head in profile on half of its cards.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from art.colour import Colour, Field
from art.motifs import heads, people
from art.motifs.puppet import Pose
from art.press import Box, Plate
from art.scene import HEIGHT, WIDTH, Story
from art.scenes import every_scene

pytestmark = pytest.mark.no_cover
MOST = 20
Construction = tuple[str, str, str]
Drawn = Callable[[Story], set[Construction]]
STORIES = [scene for scene in every_scene() if isinstance(scene, Story)]


class Empty(Plate):
    """A sheet that takes no ink: a recipe runs through in a moment, and builds all its figures."""

    def __init__(self) -> None:
        super().__init__(WIDTH, HEIGHT, 0.05, 1)

    def mask(self, shape: str) -> Field:
        return np.zeros((self.rows, self.columns), np.float32)

    def lay(self, colour: Colour, cover: Field, box: Box | None = None) -> None:
        pass


def stance_of(pose: Pose) -> str:
    if abs(pose.lean) > 50:
        return "laid"
    near, far = pose.leg[0], pose.other_leg[0]
    if min(near, far) > 50:
        return "seated"
    return "striding" if abs(near - far) > 24 else "standing"


def view_of(gaze: heads.Gaze) -> str:
    """The nearest of the named views, whether to the left or to the right."""
    yaw, pitch = heads.VIEWS[gaze] if isinstance(gaze, str) else gaze
    named = {name: view for name, view in heads.VIEWS.items() if view[0] >= 0}
    return min(named, key=lambda name: abs(named[name][0] - abs(yaw)) + abs(named[name][1] - pitch))


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Drawn:
    """Draws a card and says how its figures are built."""
    found: set[Construction] = set()
    alone = ("no body", "head alone")
    body = [alone]
    look, pieces = people.looking_head, heads.pieces_of

    def looking(bones: Any, *words: Any) -> Any:
        body[0] = (bones.pose.face, stance_of(bones.pose))
        made = look(bones, *words)
        body[0] = alone
        return made

    def pieces_of(gaze: heads.Gaze = "three_quarter", *words: Any, **more: Any) -> Any:
        found.add((*body[0], view_of(gaze)))
        return pieces(gaze, *words, **more)

    monkeypatch.setattr(people, "looking_head", looking)
    monkeypatch.setattr(heads, "pieces_of", pieces_of)

    def constructions(scene: Story) -> set[Construction]:
        found.clear()
        with heads.in_the_round():
            scene.draw(Empty())
        return set(found)

    return constructions


@pytest.mark.slow
def test_at_most_twenty_dreams_share_one_construction_of_a_figure(drawn: Drawn) -> None:
    cards = Counter(construction for scene in STORIES for construction in drawn(scene))
    assert {construction: count for construction, count in cards.items() if count > MOST} == {}
