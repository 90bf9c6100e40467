"""Together or apart: the host says it, and a salon whose people are apart has a gentle clock."""

from typing import Any

import pytest

from tests.salon.test_fold import LIBRARY, fold, new_salon
from veillee.games import GAMES
from veillee.rules import Refused
from veillee.salon import events as ev
from veillee.salon.events import Entry
from veillee.salon.fold import evolve
from veillee.salon.model import Salon
from veillee.salon.views import salon_view
from veillee.workshop.acts import MakeDeck


def after(*acts: Any, by: int = 0) -> Salon:
    return fold([*new_salon(), *(Entry(at=2, what=act, by=by) for act in acts)])


def limits(salon: Salon, game: str = "didixit") -> dict[str, int]:
    options = salon.options_of(GAMES[game])
    return {name: getattr(options, name) for name in GAMES[game].gentle}


APART, BOTH, TOGETHER = (ev.SetSitting(sitting) for sitting in ("apart", "both", "together"))
NONE = {"tell_seconds": 0, "give_seconds": 0, "vote_seconds": 0}
GENTLE = GAMES["didixit"].gentle


def test_nobody_has_said_it_at_first_and_then_everybody_sees_it() -> None:
    assert salon_view(after()).sitting is None
    assert salon_view(after(APART)).sitting == "apart"
    assert salon_view(after(APART, BOTH)).sitting == "both"


def test_only_the_host_says_it() -> None:
    salon = fold([*new_salon(), Entry(at=2, what=ev.Joined(name="Tom", key="k"))])
    with pytest.raises(Refused, match="host_only"):
        evolve(salon, Entry(at=3, what=TOGETHER, by=1), LIBRARY)


@pytest.mark.parametrize("name", GAMES)
def test_the_gentle_clock_of_each_game_is_one_that_its_options_can_have(name: str) -> None:
    game = GAMES[name]
    assert not any(limits(after(), name).values())
    assert limits(after(APART), name) == game.gentle
    salon = after(ev.Choose(name), APART)
    assert game.read_options(salon_view(salon).options) == salon.options_of(game)


def test_people_who_are_apart_have_a_gentle_clock_and_the_others_none() -> None:
    assert limits(after(TOGETHER)) == NONE
    assert limits(after(APART)) == limits(after(BOTH)) == GENTLE
    assert limits(after(APART, TOGETHER)) == NONE


def test_what_else_the_host_sets_leaves_the_clock_to_the_sitting() -> None:
    mimes = ev.SetOptions({"mimes": True})
    assert limits(after(mimes, APART)) == GENTLE
    # A page sends all options back as it was shown them.
    salon = after(APART, ev.SetOptions({"mimes": True, **GENTLE}))
    assert salon.options_of(GAMES["didixit"]).mimes
    assert limits(salon) == GENTLE
    assert limits(after(APART, ev.SetOptions({"mimes": True, **GENTLE}), TOGETHER)) == NONE


@pytest.mark.parametrize("sitting", [APART, BOTH, TOGETHER])
def test_limits_that_the_host_has_chosen_are_never_changed(sitting: ev.SetSitting) -> None:
    chosen = {**NONE, "vote_seconds": 30}
    assert limits(after(ev.SetOptions(chosen), sitting)) == chosen
    # Also if they choose that there are none.
    assert limits(after(APART, ev.SetOptions(NONE), sitting)) == NONE
    # Once they have chosen, the ordinary game is a choice as well.
    assert limits(after(ev.SetOptions(chosen), ev.SetOptions(NONE), sitting)) == NONE


def test_a_deck_of_the_salon_s_own_leaves_the_clock_as_it_is() -> None:
    salon = after(APART, MakeDeck(kind="images", name="À nous", language="fr"))
    assert len(salon.options_of(GAMES["didixit"]).decks) == 2
    assert limits(salon) == GENTLE
    made = MakeDeck(kind="images", name="À nous", language="fr")
    assert limits(after(APART, made, TOGETHER)) == NONE
