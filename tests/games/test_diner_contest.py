"""Dîner: contest of the whole, and of guests."""

import pytest

from tests.games.diner_tables import everyone, game, nobody_named, proposed, refused, served, shown, undefended
from veillee.games.diner.model import (
    Contest,
    Contested,
    Convinced,
    JudgingGuestsView,
    JudgingTableView,
    VoteGuests,
    VoteTable,
)
from veillee.games.diner.state import Defending, Hearing, JudgingGuests, JudgingTable, Naming, Turn
from veillee.salon.game import time_is_up

# Contest of the whole


@pytest.mark.rule("DN-5")
def test_uncontested_means_that_every_other_player_said_so() -> None:
    state = proposed()
    for seat in (1, 2):
        state = game.apply(state, seat, Convinced())
        assert isinstance(state.phase, Hearing)
    assert game.awaited(state) == (3,)
    state = game.apply(state, 3, Convinced())
    assert state.phase == Turn(seat=1)
    assert served(state).table == 0


@pytest.mark.rule("DN-5", "CO-9")
def test_or_that_the_time_limit_passed() -> None:
    state = proposed(answer_seconds=20)
    clock = game.clock(state)
    assert clock is not None
    assert clock.seconds == 20
    for seat in game.awaited(state):
        state = game.absent(state, seat)
    assert served(state).contests == ()
    assert served(state).table == 0


@pytest.mark.rule("DN-5")
def test_everyone_sees_who_is_convinced_and_who_is_not() -> None:
    state = game.apply(proposed(), 1, Convinced())
    state = game.apply(state, 3, Contest(whole=True))
    assert shown(state).convinced == (1,)
    assert [contest.seat for contest in shown(state).contests] == [3]
    state = game.apply(state, 2, Convinced())
    assert isinstance(state.phase, Defending)
    assert shown(state).convinced == (1, 2)
    assert shown(undefended(state)).convinced == (1, 2)


@pytest.mark.rule("DN-5")
def test_contested_the_others_all_vote_and_a_majority_rejects() -> None:
    state = proposed()
    state = game.apply(state, 2, Contest(whole=True))
    assert shown(state).contests == (Contested(seat=2, whole=True, guests=(), cites=None),)
    state = everyone(state, Convinced(), but=(2,))
    assert isinstance(state.phase, JudgingTable)
    assert game.awaited(state) == (1, 2, 3)
    hand = state.hands[0]
    for seat, accept in ((1, False), (2, False), (3, True)):
        state = game.apply(state, seat, VoteTable(accept=accept))
    assert state.tables == ()
    assert state.hands[0] == hand
    assert state.tally.scores == (0, 0, 0, 0)
    assert state.phase == Turn(seat=1)
    assert (served(state).table, served(state).points) == (None, 0)


@pytest.mark.rule("DN-5", "DN-13")
def test_the_table_remembers_who_contested_what_also_if_it_was_rejected() -> None:
    state = game.apply(proposed(no_castings=True), 2, Contest(whole=True, cites=0))
    state = everyone(state, Convinced(), but=(2,))
    contested = (Contested(seat=2, whole=True, guests=(), cites=0),)
    for accept in (False, True):
        voted = everyone(state, VoteTable(accept=accept))
        last = served(nobody_named(voted) if accept else voted)
        assert last.contests == contested
        assert last.table_votes == (None, accept, accept, accept)
        assert last.guest_votes is None
        assert last.number == 1
    named = proposed()
    guest = named.hands[0][:1]
    named = everyone(game.apply(named, 3, Contest(guests=guest)), Convinced(), but=(3,))
    last = served(everyone(named, VoteGuests(refused=())))
    assert last.contests == (Contested(seat=3, whole=False, guests=guest, cites=None),)
    assert last.table_votes is None


@pytest.mark.rule("DN-5")
def test_a_tie_accepts() -> None:
    state = everyone(proposed(players=5), Contest(whole=True))
    for seat, accept in ((1, False), (2, False), (3, True), (4, True)):
        state = game.apply(state, seat, VoteTable(accept=accept))
    assert served(nobody_named(state)).table == 0


@pytest.mark.rule("DN-5", "CO-9")
@pytest.mark.parametrize("players", range(3, 8))
def test_a_table_is_refused_by_more_than_half_of_those_who_may_vote_and_a_missing_vote_refuses_nothing(
    players: int,
) -> None:
    contested = everyone(proposed(players=players), Contest(whole=True))
    voters = players - 1
    for against in range(voters + 1):
        state = contested
        for seat in range(1, against + 1):
            state = game.apply(state, seat, VoteTable(accept=False))
        for seat in game.awaited(state):
            state = game.out_of_time(state, seat)
        if 2 * against > voters:
            assert served(state).table is None
            assert served(state).table_votes == (None, *[False] * against, *["missing"] * (voters - against))
        else:
            assert served(nobody_named(state)).table == 0


@pytest.mark.rule("DN-5", "CO-9")
def test_who_lets_the_time_pass_is_there_and_counts() -> None:
    """Of three who are there, one refuses the table in time, and one guest."""
    contested = everyone(proposed(vote_seconds=30), Contest(whole=True))
    refused_once = time_is_up(game, game.apply(contested, 1, VoteTable(accept=False)))
    assert isinstance(refused_once.phase, Naming)
    guest = contested.hands[0][:1]
    state = everyone(proposed(vote_seconds=30), Contest(guests=guest))
    assert guest[0] in served(time_is_up(game, game.apply(state, 1, VoteGuests(refused=guest)))).seated


@pytest.mark.rule("DN-5", "CO-9")
def test_a_seat_that_is_away_may_not_vote() -> None:
    """Of four who judge, one is away: two of three are a majority, two of four are none."""
    contested = everyone(proposed(players=5), Contest(whole=True))
    for seat in (1, 2):
        contested = game.apply(contested, seat, VoteTable(accept=False))
    away = game.absent(contested, 3)
    assert served(game.apply(away, 4, VoteTable(accept=True))).table is None
    assert served(game.out_of_time(away, 4)).table_votes == (None, False, False, None, "missing")
    late = game.out_of_time(game.out_of_time(contested, 3), 4)
    assert served(nobody_named(late)).table == 0
    silent = everyone(proposed(), Contest(whole=True))
    for seat in (1, 2, 3):
        silent = game.absent(silent, seat)
    assert served(nobody_named(silent)).table == 0


@pytest.mark.rule("DN-5", "CO-3")
def test_votes_are_secret_until_all_are_in_and_can_be_changed_till_then() -> None:
    state = everyone(proposed(), Contest(whole=True))
    state = game.apply(state, 1, VoteTable(accept=False))
    public = game.public(state)
    assert isinstance(public, JudgingTableView)
    assert public.voted == (1,)
    state = game.apply(state, 1, VoteTable(accept=True))
    state = game.apply(state, 2, VoteTable(accept=True))
    state = game.apply(state, 3, VoteTable(accept=False))
    assert served(nobody_named(state)).table_votes == (None, True, True, False)


@pytest.mark.rule("DN-5", "CO-4")
def test_the_player_who_proposes_neither_answers_nor_votes() -> None:
    assert refused(proposed(), 0, Convinced()) == "own_table"
    assert refused(proposed(), 0, Contest(whole=True)) == "own_table"
    judging = everyone(proposed(), Contest(whole=True))
    assert refused(judging, 0, VoteTable(accept=True)) == "own_table"
    state = proposed()
    sifting = everyone(state, Contest(guests=state.hands[0][:1]))
    assert refused(sifting, 0, VoteGuests(refused=())) == "own_table"
    for phase in (proposed(), judging, sifting):
        assert game.private(phase, 0).ask is None
        assert all(game.private(phase, seat).ask is not None for seat in (1, 2, 3))


# Contest of guests


@pytest.mark.rule("DN-6")
def test_the_ones_refused_by_a_majority_go_back_to_the_hand() -> None:
    state = proposed(4)
    guests = state.hands[0][:4]
    state = game.apply(state, 1, Contest(guests=guests[3:]))
    state = everyone(state, Convinced(), but=(1,))
    assert isinstance(state.phase, JudgingGuests)
    state = game.apply(state, 1, VoteGuests(refused=guests[3:]))
    state = game.apply(state, 2, VoteGuests(refused=(guests[3], guests[0])))
    state = game.apply(state, 3, VoteGuests(refused=()))
    assert served(state).seated == guests[:3]
    assert guests[3] in state.hands[0]
    assert guests[0] not in state.hands[0]
    assert served(state).guest_votes == (None, guests[3:], (guests[0], guests[3]), ())


@pytest.mark.rule("DN-6")
def test_a_contest_of_the_whole_is_voted_first_then_guests() -> None:
    state = proposed(3)
    guests = state.hands[0][:3]
    state = game.apply(state, 1, Contest(guests=guests[:1]))
    state = game.apply(state, 2, Contest(whole=True))
    state = undefended(game.apply(state, 3, Convinced()))
    assert isinstance(state.phase, JudgingTable)
    state = nobody_named(everyone(state, VoteTable(accept=True)))
    assert isinstance(state.phase, JudgingGuests)
    public = game.public(state)
    assert isinstance(public, JudgingGuestsView)
    assert public.table_votes == (None, True, True, True)
    state = everyone(state, VoteGuests(refused=guests[:1]))
    assert served(state).seated == guests[1:]
    assert served(state).table_votes == (None, True, True, True)


@pytest.mark.rule("DN-6")
def test_a_tie_seats_the_guest() -> None:
    state = proposed(3, players=3)
    guests = state.hands[0][:3]
    state = everyone(state, Contest(guests=guests[:1]))
    state = game.apply(state, 1, VoteGuests(refused=guests[:1]))
    state = game.apply(state, 2, VoteGuests(refused=()))
    assert served(state).seated == guests


@pytest.mark.rule("DN-6", "CO-9")
def test_a_guest_is_refused_by_more_than_half_of_those_who_may_vote() -> None:
    """Of four who judge, two are away: two ballots are a majority. If they are there, two of four are none."""
    state = proposed(3, players=5)
    guests = state.hands[0][:3]
    state = everyone(state, Contest(guests=guests[:1]))
    state = game.apply(state, 1, VoteGuests(refused=guests[:2]))
    state = game.apply(state, 2, VoteGuests(refused=guests[:1]))
    away = game.absent(game.absent(state, 3), 4)
    assert served(away).seated == guests[1:]
    assert served(away).guest_votes == (None, guests[:2], guests[:1], None, None)
    late = game.out_of_time(game.out_of_time(state, 3), 4)
    assert served(late).seated == guests
    assert served(late).guest_votes == (None, guests[:2], guests[:1], "missing", "missing")
    three = game.out_of_time(game.apply(state, 3, VoteGuests(refused=guests[:1])), 4)
    assert served(three).seated == guests[1:]


@pytest.mark.rule("DN-6")
def test_a_new_table_left_with_fewer_than_two_falls() -> None:
    state = proposed(3)
    hand = state.hands[0]
    state = everyone(state, Contest(guests=hand[:2]))
    state = everyone(state, VoteGuests(refused=hand[:2]))
    assert state.tables == ()
    assert state.hands[0] == hand
    assert (served(state).seated, served(state).points) == ((), 0)


@pytest.mark.rule("DN-6", "CO-4")
def test_only_guests_of_this_table_can_be_contested_or_refused() -> None:
    state = proposed(3)
    assert refused(state, 1, Contest(guests=(state.hands[0][5],))) == "no_such_guest"
    judging = everyone(state, Contest(guests=state.hands[0][:1]))
    assert refused(judging, 1, VoteGuests(refused=(state.hands[0][5],))) == "no_such_guest"


@pytest.mark.rule("DN-6")
def test_an_answer_can_be_changed_until_all_have_answered() -> None:
    state = game.apply(proposed(), 1, Contest(whole=True))
    state = game.apply(state, 1, Convinced())
    state = everyone(state, Convinced(), but=(1,))
    assert served(state).contests == ()
