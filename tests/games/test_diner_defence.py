"""Dîner: why somebody contests, and what is answered."""

from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.diner_tables import everyone, game, nobody_named, proposed, refused, served, shown, undefended
from veillee.games.diner.model import (
    DEFENDING_SECONDS,
    WORDS_LENGTH,
    AskDefend,
    Contest,
    Contested,
    Convinced,
    Defend,
    DefendingView,
    Name,
    Spoken,
    VoteGuests,
    VoteTable,
    Words,
    Written,
)
from veillee.games.diner.state import Defending, JudgingGuests, JudgingTable, State, Turn
from veillee.salon.game import time_is_up

SAID = Written(text="Elle n’a jamais pris le train.")


def accused(**options: Any) -> State:
    """The whole and the first guest are contested, each with a word; another guest is without."""
    state = proposed(3, **options)
    first, second, _ = state.hands[0][:3]
    words: Words = {"table": Spoken(), first: SAID}
    state = game.apply(state, 1, Contest(whole=True, guests=(first,), why=words))
    state = game.apply(state, 2, Contest(guests=(second,)))
    return game.apply(state, 3, Convinced())


@pytest.mark.rule("DN-5", "DN-6")
def test_who_contests_may_say_why_for_the_whole_and_for_each_guest() -> None:
    state = accused()
    first, second, third = state.hands[0][:3]
    assert shown(state).contests == (
        Contested(seat=1, whole=True, guests=(first,), cites=None, why={"table": Spoken(), first: SAID}),
        Contested(seat=2, whole=False, guests=(second,), cites=None),
    )
    asked = proposed(3)
    refusals: list[tuple[Words, str]] = [
        ({"table": SAID}, "not_contested"),
        ({third: SAID}, "not_contested"),
        ({first: Written(text=" ")}, "text_empty"),
        ({first: Written(text="x" * (WORDS_LENGTH + 1))}, "text_too_long"),
    ]
    for words, code in refusals:
        assert refused(asked, 1, Contest(guests=(first,), why=words)) == code
    longest = Written(text="x" * WORDS_LENGTH)
    assert shown(game.apply(asked, 1, Contest(guests=(first,), why={first: longest}))).contests[0].why[first] == longest
    hidden = game.apply(asked, 1, Contest(guests=(first,), why={first: Written(text=" Non\u202e !\n")}))
    assert shown(hidden).contests[0].why == {first: Written(text="Non !")}


@pytest.mark.rule("DN-5", "DN-6", "CO-4")
def test_nobody_votes_before_whoever_set_the_table_has_answered() -> None:
    state = accused()
    first, second, third = state.hands[0][:3]
    assert isinstance(state.phase, Defending)
    assert game.awaited(state) == (0,)
    assert game.private(state, 0).ask == AskDefend(topics=("table", first, second))
    assert game.private(state, 1).ask is None
    assert refused(state, 1, VoteTable(accept=False)) == "not_now"
    assert refused(state, 1, Defend()) == "not_now"
    assert refused(proposed(), 0, Defend()) == "not_now"
    assert refused(state, 0, Defend(words={third: SAID})) == "not_contested"
    assert refused(state, 0, Defend(words={first: Written(text="")})) == "text_empty"
    assert shown(state).defences == {}
    state = game.apply(state, 0, Defend(words={first: SAID, "table": Spoken()}))
    assert isinstance(state.phase, JudgingTable)
    answered = {"table": Spoken(), first: SAID, second: None}
    assert shown(state).defences == answered
    assert refused(state, 0, Defend()) == "not_now"
    state = everyone(state, VoteTable(accept=True))
    state = everyone(nobody_named(state), VoteGuests(refused=(second,)))
    assert served(state).seated == (first, third)
    assert served(state).defences == answered
    assert [contest.why for contest in served(state).contests] == [{"table": Spoken(), first: SAID}, {}]


@pytest.mark.rule("DN-5", "CO-9", "CO-10")
def test_a_defence_holds_nobody_up() -> None:
    """One tap leaves it to the others; a seat that is away does so at once, and so does silence, without limits too."""
    state = accused()
    clock = game.clock(state)
    assert clock is not None
    assert clock.seconds == DEFENDING_SECONDS
    assert game.clock(accused(answer_seconds=20)) == replace(clock, seconds=20)
    for left in (game.apply(state, 0, Defend()), game.absent(state, 0), time_is_up(game, state)):
        assert isinstance(left.phase, JudgingTable)
        assert list(shown(left).defences.values()) == [None, None, None]
        assert game.awaited(left) == (1, 2, 3)


@pytest.mark.rule("DN-6")
def test_guests_named_when_the_whole_stands_are_answered_for_too_but_nothing_twice() -> None:
    state = everyone(undefended(accused()), VoteTable(accept=True))
    first, second, third = state.hands[0][:3]
    assert refused(state, 3, Name(guests=(third,), why={second: SAID})) == "not_contested"
    assert isinstance(nobody_named(state).phase, JudgingGuests), "all that is contested was answered"
    state = game.apply(state, 3, Name(guests=(third, first), why={third: SAID}))
    assert isinstance(state.phase, Defending)
    assert game.private(state, 0).ask == AskDefend(topics=(third,))
    public = game.public(state)
    assert isinstance(public, DefendingView)
    assert shown(state).contests[-1].why == {third: SAID}
    state = game.apply(state, 0, Defend(words={third: SAID}))
    assert isinstance(state.phase, JudgingGuests)
    assert shown(state).defences == {"table": None, first: None, second: None, third: SAID}
    assert state.phase.table_votes == (None, True, True, True)


@pytest.mark.rule("DN-6")
def test_what_was_said_against_the_whole_stays_when_guests_are_named() -> None:
    state = everyone(undefended(accused()), VoteTable(accept=True))
    second = state.hands[0][1]
    state = game.apply(state, 1, Name(guests=(second,), why={second: SAID}))
    contest = next(contest for contest in shown(state).contests if contest.seat == 1)
    assert contest.why == {"table": Spoken(), second: SAID}


@pytest.mark.rule("DN-5")
def test_uncontested_nothing_is_answered() -> None:
    assert isinstance(everyone(proposed(), Convinced()).phase, Turn)
