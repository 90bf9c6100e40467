"""Dîner: who is away, limits and cards of one’s own."""

import pytest
from msgspec.structs import replace

from tests.games.diner_tables import (
    BECAUSE,
    drawn,
    everyone,
    game,
    new_game,
    nobody_named,
    played_out,
    proposed,
    served,
    standing,
)
from veillee.games.diner.model import (
    Contest,
    Convinced,
    Idle,
    Laying,
    Name,
    Nothing,
    Options,
    Passed,
    SetTable,
    VoteGuests,
    VoteTable,
)
from veillee.games.diner.state import JudgingTable, Over, Turn
from veillee.rules import Refused

# Absence


@pytest.mark.rule("CO-9", "CO-10", "DN-2")
def test_an_absent_players_turn_passes_and_a_circle_of_such_turns_ends_nothing() -> None:
    before = new_game()
    state = game.absent(before, 0)
    assert state.phase == Turn(seat=1)
    assert state.hands == ((*before.hands[0], before.pile.cards[0]), *before.hands[1:])
    assert game.story(before, state) == (Passed(number=1, seat=0, sent_back=0),)
    for seat in (1, 2, 3):
        state = game.absent(state, seat)
    assert state.phase == Turn(seat=0)
    assert state.tally.scores == (0, 0, 0, 0)


@pytest.mark.rule("CO-9", "DN-2", "DN-14")
def test_stalling_before_the_draw_comes_to_the_same_as_passing() -> None:
    """Who lets the time pass draws too, and pays for the card at the end."""
    before = new_game()
    passed = game.apply(drawn(before), 0, Nothing())
    for state in (before, drawn(before)):
        assert game.out_of_time(state, 0) == game.absent(state, 0) == passed
    nothing_to_draw = played_out()
    assert game.absent(nothing_to_draw, 1).hands == nothing_to_draw.hands


@pytest.mark.rule("CO-10", "DN-14")
def test_only_turns_without_a_pile_bring_the_end_nearer() -> None:
    """Three turns pass while there are cards to draw, then three without any: a fourth one is missing."""
    state = new_game()
    for seat in (0, 1, 2):
        state = game.absent(state, seat)
    assert state.quiet_turns == 0
    quiet = replace(played_out(), quiet_turns=0)
    first = game.awaited(quiet)[0]
    for step in range(3):
        quiet = game.absent(quiet, (first + step) % 4)
    assert not isinstance(quiet.phase, Over)
    assert quiet.quiet_turns == 3
    last = (first + 3) % 4
    assert isinstance(game.apply(quiet, last, Nothing()).phase, Over)


@pytest.mark.rule("CO-10", "DN-14")
def test_time_that_runs_out_does_not_end_the_game_but_who_is_away_has_seated_nobody() -> None:
    state = replace(played_out(), quiet_turns=0)
    for _ in range(9):
        state = game.absent(state, game.awaited(state)[0])
    assert isinstance(state.phase, Turn)
    seat = state.phase.seat
    seated = game.apply(state, seat, SetTable(guests=state.hands[seat][:2], reason=BECAUSE))
    assert everyone(seated, Convinced()).quiet_turns == 0
    assert game.apply(state, seat, Nothing()).phase == Over(reason="pile", left=(8, 7, 7, 7))


@pytest.mark.rule("CO-9", "DN-14")
def test_the_story_tells_of_the_last_turn_too() -> None:
    state = new_game()
    for seat in (0, 1, 2):
        state = game.absent(state, seat)
    assert game.story(state, game.absent(state, 3)) == (Passed(number=4, seat=3, sent_back=0),)
    quiet = played_out()
    for seat in (1, 2, 3):
        quiet = game.apply(quiet, seat, Nothing())
    assert game.story(quiet, game.apply(quiet, 0, Nothing())) == (Idle(number=5, seat=0, sent_back=0),)


@pytest.mark.rule("CO-6", "DN-6")
def test_a_player_who_comes_back_in_time_is_heard() -> None:
    state = proposed()
    state = game.absent(state, 1)
    state = game.apply(state, 1, Contest(whole=True))
    state = everyone(state, Convinced(), but=(1,))
    assert isinstance(state.phase, JudgingTable)
    state = game.absent(state, 1)
    state = game.apply(state, 1, VoteTable(accept=False))
    state = game.apply(state, 2, VoteTable(accept=False))
    state = game.apply(state, 3, VoteTable(accept=True))
    assert served(state).table_votes == (None, False, False, True)
    assert served(state).table is None
    state = proposed()
    guest = state.hands[0][:1]
    state = game.absent(everyone(state, Contest(guests=guest)), 1)
    for seat in (1, 2, 3):
        state = game.apply(state, seat, VoteGuests(refused=guest))
    assert served(state).guest_votes == (None, guest, guest, guest)


# Limits, live, cards of one's own


@pytest.mark.rule("CO-8", "CO-9")
def test_every_step_has_its_own_limit() -> None:
    state = new_game(turn_seconds=60, answer_seconds=20, vote_seconds=30)
    turn = game.clock(state)
    assert turn is not None
    assert turn.seconds == 60
    assert game.clock(drawn(state)) == turn
    heard = game.apply(drawn(state), 0, SetTable(guests=state.hands[0][:2], reason=BECAUSE))
    assert game.clock(heard).seconds == 20  # type: ignore[union-attr]
    table = everyone(heard, Contest(whole=True))
    assert game.clock(table).seconds == 30  # type: ignore[union-attr]
    guests = everyone(heard, Contest(guests=state.hands[0][:1]))
    assert game.clock(guests).seconds == 30  # type: ignore[union-attr]
    assert game.clock(table) != game.clock(guests)
    naming = everyone(table, VoteTable(accept=True))
    keys = [game.clock(one).key for one in (state, heard, table, naming, guests)]  # type: ignore[union-attr]
    assert len(set(keys)) == 5
    assert game.clock(game.absent(state, 0)).key not in keys  # type: ignore[union-attr]
    assert game.clock(new_game()) is None


@pytest.mark.rule("CO-10")
def test_limits_begin_after_the_outcome_was_shown() -> None:
    assert game.reveal_seconds(new_game()) == 0
    agreed = everyone(proposed(6), Convinced())
    assert game.reveal_seconds(agreed) == pytest.approx(5.5)
    assert game.reveal_seconds(drawn(agreed)) == 0
    assert game.reveal_seconds(game.absent(agreed, 1)) == 0
    longest = standing(6)
    assert game.reveal_seconds(longest) == 0
    longest = everyone(nobody_named(game.apply(longest, 1, Name(guests=longest.hands[0][:1]))), VoteGuests(refused=()))
    assert game.reveal_seconds(longest) == pytest.approx(15.6)
    dry = played_out()
    dry = everyone(game.apply(dry, 1, SetTable(guests=dry.hands[1][:2], reason=BECAUSE)), Convinced())
    assert game.reveal_seconds(dry) == pytest.approx(5.5)


def test_the_others_see_how_many_places_are_laid_and_by_whom_only_in_turn() -> None:
    assert game.draft(new_game(), 0, Laying(places=3)) == Laying(places=3)
    with pytest.raises(Refused, match="not_your_turn"):
        game.draft(new_game(), 1, Laying(places=3))
    with pytest.raises(Refused, match="no_such_table"):
        game.draft(new_game(), 0, Laying(places=1, table=0))
    with pytest.raises(Refused, match="not_your_turn"):
        game.draft(proposed(), 0, Laying(places=3))


@pytest.mark.rule("CO-2")
def test_a_story_tells_what_the_table_saw() -> None:
    before = proposed()
    state = everyone(before, Convinced(), but=(3,))
    after = game.apply(state, 3, Convinced())
    assert game.story(state, after) == (after.last,)
    assert game.story(before, state) == ()
    assert game.story(new_game(), drawn(new_game())) == ()


def test_a_guest_of_ones_own() -> None:
    card = game.own_card("guests", {"name": " Tante Odile ", "family": "arts", "line": "Peint des pommes."})
    assert card == {
        "name_fr": "Tante Odile",
        "name_en": "Tante Odile",
        "family": "arts",
        "fr": "Peint des pommes.",
        "en": "Peint des pommes.",
    }
    with pytest.raises(Refused, match="no_such_family"):
        game.own_card("guests", {"name": "Odile", "family": "cousins", "line": "Peint."})
    with pytest.raises(Refused, match="text_empty"):
        game.own_card("guests", {"name": "", "family": "arts", "line": "Peint."})
    with pytest.raises(Refused, match="text_too_long"):
        game.own_card("guests", {"name": "Odile", "family": "arts", "line": "x" * 111})
    with pytest.raises(Refused, match="text_too_long"):
        game.own_card("guests", {"name": "x" * 27, "family": "arts", "line": "Peint."})
    longest = game.own_card("guests", {"name": "x" * 26, "family": "arts", "line": "x" * 110})
    assert (len(longest["name_fr"]), len(longest["fr"])) == (26, 110)


def test_decks_named_twice_are_shuffled_in_once() -> None:
    assert game.decks(Options(decks=("invites", "histoire", "invites"))) == ("invites", "histoire")
