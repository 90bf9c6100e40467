"""Dîner: points, and the two worked turns."""

import pytest

from tests.games.diner_tables import (
    BECAUSE,
    drawn,
    everyone,
    family,
    game,
    holding,
    new_game,
    nobody_named,
    proposed,
    refused,
    served,
    shown,
    standing,
    undefended,
    with_a_table,
)
from veillee.games.diner.model import (
    NAMING_SECONDS,
    AskName,
    Contest,
    Contested,
    Convinced,
    Join,
    Name,
    NamingView,
    SetTable,
    VoteGuests,
    VoteTable,
    Written,
    seated_at,
)
from veillee.games.diner.state import JudgingGuests, JudgingTable, Naming, Turn

HERVE, BARBARA = 0, 1


@pytest.mark.rule("DN-7")
@pytest.mark.parametrize(
    ("families", "examples", "text"),
    [
        (["letters", "letters"], 2, 2),
        (["letters", "stage"], 4, 3),
        (["letters", "politics", "stage"], 6, 5),
        (["letters", "politics", "stage", "sport", "music", "music"], 11, 10),
    ],
)
def test_one_point_per_guest_and_the_colours_in_both_readings(families: list[str], examples: int, text: int) -> None:
    for reading, points in (("examples", examples), ("text", text)):
        ids = tuple(family(name, families[:n].count(name)) for n, name in enumerate(families))
        spare = family("science", 5)
        state = drawn(holding(new_game(colours=reading), 0, *ids, spare))
        state = everyone(game.apply(state, 0, SetTable(guests=ids, reason=BECAUSE)), Convinced())
        assert served(state).points == points
        assert state.tally.scores[0] == points


@pytest.mark.rule("DN-6", "CO-4")
def test_an_answer_contests_the_whole_some_guests_or_both() -> None:
    state = proposed(3)
    first = state.hands[0][:1]
    assert refused(state, 1, Contest()) == "nothing_contested"
    both = game.apply(state, 1, Contest(whole=True, guests=first))
    assert shown(both).contests == (Contested(seat=1, whole=True, guests=first, cites=None),)
    both = everyone(both, Convinced(), but=(1,))
    assert isinstance(both.phase, JudgingTable)
    both = nobody_named(everyone(both, VoteTable(accept=True)))
    assert isinstance(both.phase, JudgingGuests)
    assert served(everyone(both, VoteGuests(refused=first))).seated == state.hands[0][1:3]


@pytest.mark.rule("DN-6")
def test_after_an_accepted_vote_on_the_whole_the_others_may_still_name_guests() -> None:
    state = standing()
    assert isinstance(state.phase, Naming)
    assert game.awaited(state) == (1, 2, 3)
    guests = state.hands[0][:3]
    assert refused(state, 1, Name(guests=state.hands[0][5:6])) == "no_such_guest"
    assert refused(state, 0, Name(guests=guests[:1])) == "own_table"
    assert refused(proposed(), 1, Name(guests=())) == "not_now"
    state = game.apply(state, 2, Name(guests=guests[2:]))
    public = game.public(state)
    assert isinstance(public, NamingView)
    assert (public.said, public.table_votes) == ((2,), (None, True, True, True))
    assert public.contests == (
        Contested(seat=1, whole=True, guests=(), cites=None),
        Contested(seat=2, whole=False, guests=guests[2:], cites=None),
    )
    assert game.private(state, 2).ask == AskName(guests=guests[2:])
    assert game.private(state, 3).ask == AskName(guests=None)
    state = nobody_named(state)
    assert isinstance(state.phase, JudgingGuests)
    last = served(everyone(state, VoteGuests(refused=guests[2:])))
    assert last.seated == guests[:2]
    assert last.table_votes == (None, True, True, True)
    assert [contest.seat for contest in last.contests] == [1, 2]


@pytest.mark.rule("DN-6")
def test_whoever_named_guests_with_the_answer_is_not_asked_again_and_may_change_it() -> None:
    state = proposed(3)
    guests = state.hands[0][:3]
    state = game.apply(state, 1, Contest(whole=True, guests=guests[:1]))
    state = game.apply(state, 2, Contest(guests=guests[1:2]))
    state = everyone(undefended(game.apply(state, 3, Convinced())), VoteTable(accept=True))
    assert game.awaited(state) == (3,)
    assert game.private(state, 1).ask == AskName(guests=guests[:1])
    changed = game.apply(state, 2, Name(guests=()))
    assert shown(changed).convinced == (2, 3)
    changed = game.apply(changed, 1, Name(guests=()))
    assert shown(changed).contests == (Contested(seat=1, whole=True, guests=(), cites=None),)
    assert served(nobody_named(changed)).seated == guests
    assert isinstance(nobody_named(state).phase, JudgingGuests)
    all_named = everyone(proposed(3), Contest(whole=True, guests=guests[:1]))
    assert isinstance(everyone(all_named, VoteTable(accept=True)).phase, JudgingGuests)


@pytest.mark.rule("DN-6", "CO-9")
def test_silence_names_nobody_after_a_short_while_also_without_limits() -> None:
    state = standing()
    clock = game.clock(state)
    assert clock is not None
    assert clock.seconds == NAMING_SECONDS
    one = game.apply(game.absent(state, 1), 1, Name(guests=state.hands[0][:1]))
    for seat in game.awaited(one):
        one = game.absent(one, seat)
    assert isinstance(undefended(one).phase, JudgingGuests)
    for seat in game.awaited(state):
        state = game.absent(state, seat)
    assert served(state).guest_votes is None
    assert served(state).table == 0


@pytest.mark.rule("DN-6", "DN-8")
def test_of_a_single_newcomer_the_vote_on_the_whole_has_said_it_all() -> None:
    state = with_a_table(3)
    state = game.apply(state, 1, Join(table=0, guests=state.hands[1][:1], reason=BECAUSE))
    state = everyone(everyone(state, Contest(whole=True)), VoteTable(accept=True))
    assert served(state).table == 0
    assert isinstance(state.phase, Turn)


@pytest.mark.rule("DN-10", "DN-7", "DN-6")
def test_the_first_worked_turn_herve_scores_six_and_takes_federer_back() -> None:
    """Gaiman (letters), Rousseff (politics), Clooney (stage) stay; Federer (sport) is refused."""
    gaiman, rousseff, federer, clooney = (family(name) for name in ("letters", "politics", "sport", "stage"))
    state = drawn(holding(new_game(5), HERVE, gaiman, rousseff, federer, clooney, family("music"), family("arts")))
    state = game.apply(state, HERVE, SetTable(guests=(gaiman, rousseff, federer, clooney), reason=BECAUSE))
    state = game.apply(state, BARBARA, Contest(whole=True))
    state = everyone(state, Convinced(), but=(BARBARA,))
    # A majority finds the episode credible, and doubts Federer.
    state = everyone(game.apply(state, 2, VoteTable(accept=False)), VoteTable(accept=True), but=(2,))
    state = nobody_named(game.apply(state, 3, Name(guests=(federer,))))
    state = everyone(state, VoteGuests(refused=(federer,)), but=(4,))
    state = game.apply(state, 4, VoteGuests(refused=()))
    assert served(state).points == 6
    assert state.tally.scores[HERVE] == 6
    assert federer in state.hands[HERVE]
    assert {guest.id for guest in seated_at(state.tables[0])} == {gaiman, rousseff, clooney}


@pytest.mark.rule("DN-10", "DN-8", "DN-9")
def test_the_second_worked_turn_barbara_adds_three_and_scores_eleven_for_the_whole_table() -> None:
    """Betancourt (media here), Cotillard (stage) and Lavilliers (music) join: six guests of five colours."""
    gaiman, rousseff, clooney = (family(name) for name in ("letters", "politics", "stage"))
    betancourt, cotillard, lavilliers = family("media"), family("stage", 1), family("music")
    state = holding(new_game(5), HERVE, gaiman, rousseff, clooney, family("arts"))
    state = holding(state, BARBARA, betancourt, cotillard, lavilliers, family("science"))
    state = game.apply(drawn(state), HERVE, SetTable(guests=(gaiman, rousseff, clooney), reason=BECAUSE))
    state = drawn(everyone(state, Convinced()))
    reason = Written(text="Elle connaît le temple, elle jouera l’héroïne, il fera la musique.")
    state = game.apply(state, BARBARA, Join(table=0, guests=(betancourt, cotillard, lavilliers), reason=reason))
    state = game.apply(state, 2, Contest(whole=True))
    state = everyone(state, Convinced(), but=(2,))
    state = nobody_named(everyone(state, VoteTable(accept=True)))
    assert served(state).points == 11
    assert state.tally.scores == (6, 11, 0, 0, 0)
    assert [service.seat for service in state.tables[0].services] == [HERVE, BARBARA]
    assert [service.points for service in state.tables[0].services] == [6, 11]
    assert state.tables[0].services[1].reason == reason
