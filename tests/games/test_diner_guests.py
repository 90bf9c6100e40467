"""Dîner: guests for an existing table, and funerals."""

from typing import Any

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from tests.games.diner_tables import (
    BECAUSE,
    drawn,
    everyone,
    family,
    game,
    holding,
    new_game,
    proposed,
    refused,
    served,
    shown,
    with_a_table,
)
from tests.players.diner import decks
from veillee.games.diner.model import (
    Contest,
    Convinced,
    Join,
    Options,
    SetTable,
    Spoken,
    VoteGuests,
    VoteTable,
    Written,
    seated_at,
)
from veillee.games.diner.state import Hearing, State, Turn
from veillee.rules import Chance, Refused, Table

# Guests for an existing table


@pytest.mark.rule("DN-8")
def test_never_more_than_seven_at_a_table() -> None:
    state = with_a_table(5)
    hand = state.hands[1]
    assert refused(state, 1, Join(table=0, guests=hand[:3], reason=BECAUSE)) == "table_full"
    state = everyone(game.apply(state, 1, Join(table=0, guests=hand[:2], reason=BECAUSE)), Convinced())
    assert len(seated_at(state.tables[0])) == 7
    state = drawn(state)
    assert refused(state, 2, Join(table=0, guests=state.hands[2][:1], reason=BECAUSE)) == "table_full"


@pytest.mark.rule("DN-8", "DN-4")
def test_several_tables_stand_beside_each_other_and_guests_join_the_one_named() -> None:
    state = new_game(4)
    for seat in (0, 1, 2):
        state = drawn(state)
        state = game.apply(state, seat, SetTable(guests=state.hands[seat][:2], reason=BECAUSE))
        state = everyone(state, Convinced())
        assert served(state).table == seat
    tables = state.tables
    assert [table.services[0].seat for table in tables] == [0, 1, 2]
    assert [table.services[0].number for table in tables] == [1, 2, 3]
    state = drawn(state)
    for number in (0, 1, 2):
        joined = game.apply(state, 3, Join(table=number, guests=state.hands[3][:1], reason=Spoken()))
        joined = everyone(joined, Convinced())
        assert served(joined).table == number
        assert [len(seated_at(table)) for table in joined.tables] == [3 if n == number else 2 for n in range(3)]
        assert [table for n, table in enumerate(joined.tables) if n != number] == [
            table for n, table in enumerate(tables) if n != number
        ]
        assert joined.tables[number].services[0] == tables[number].services[0]


@pytest.mark.rule("DN-8", "CO-4")
def test_one_or_more_from_the_hand_at_a_table_that_stands_with_a_reason() -> None:
    state = with_a_table(3)
    hand = state.hands[1]
    with pytest.raises(Refused) as refusal:
        game.apply(state, 1, Join(table=0, guests=(), reason=BECAUSE))
    assert (refusal.value.code, refusal.value.data) == ("wrong_number_of_guests", {"least": 1, "most": 4})
    assert refused(state, 1, Join(table=1, guests=hand[:1], reason=BECAUSE)) == "no_such_table"
    assert refused(state, 1, Join(table=-1, guests=hand[:1], reason=BECAUSE)) == "no_such_table"
    assert refused(state, 1, Join(table=0, guests=state.hands[2][:1], reason=BECAUSE)) == "not_in_hand"
    assert refused(state, 1, Join(table=0, guests=hand[:1], reason=Written(text="x" * 5000))) == "text_too_long"


@pytest.mark.rule("DN-8")
def test_only_the_newcomers_are_voted_on() -> None:
    state = with_a_table(3)
    there = seated_at(state.tables[0])[0].id
    newcomers = state.hands[1][:2]
    state = game.apply(state, 1, Join(table=0, guests=newcomers, reason=BECAUSE))
    assert refused(state, 2, Contest(guests=(there,))) == "no_such_guest"
    state = everyone(state, Contest(guests=newcomers[:1]))
    assert refused(state, 2, VoteGuests(refused=(there,))) == "no_such_guest"
    state = everyone(state, VoteGuests(refused=newcomers[:1]))
    assert len(seated_at(state.tables[0])) == 4
    assert newcomers[0] in state.hands[1]


@pytest.mark.rule("DN-9")
def test_a_single_newcomer_scores_the_whole_table_and_none_scores_nothing() -> None:
    state = with_a_table(3)
    newcomer = state.hands[1][:1]
    joined = game.apply(state, 1, Join(table=0, guests=newcomer, reason=BECAUSE))
    whole = everyone(joined, Convinced())
    colours = len({guest.family for guest in seated_at(whole.tables[0])})
    assert whole.tally.scores[1] == 4 + colours
    none = everyone(everyone(joined, Contest(guests=newcomer)), VoteGuests(refused=newcomer))
    assert none.tally.scores[1] == 0
    assert none.tables == state.tables
    assert newcomer[0] in none.hands[1]
    thrown_out = everyone(everyone(joined, Contest(whole=True)), VoteTable(accept=False))
    assert thrown_out.tally.scores[1] == 0
    assert thrown_out.tables == state.tables


@pytest.mark.rule("DN-9", "DN-8")
def test_the_others_see_beforehand_what_the_whole_table_would_score() -> None:
    state = with_a_table(3)
    newcomers = state.hands[1][:2]
    state = game.apply(state, 1, Join(table=0, guests=newcomers, reason=BECAUSE))
    together = [*seated_at(state.tables[0]), *(state.guests[guest] for guest in newcomers)]
    colours = len({guest.family for guest in together})
    assert colours > 1
    assert shown(state).proposal.points == 5 + colours
    assert served(everyone(state, Convinced())).points == 5 + colours
    new = proposed(3)
    assert shown(new).proposal.points == served(everyone(new, Convinced())).points


# Funerals


def funeral(departed: str, marked: bool = False, guests: int = 3) -> State:
    others = [family("sport", 1), family("music", 1)]
    state = drawn(holding(new_game(), 0, departed, *others, family("arts", 2), family("sport", 2)))
    chosen = (departed, *others)[:guests]
    return game.apply(state, 0, SetTable(guests=chosen, reason=BECAUSE, departed=departed, marked=marked))


@pytest.mark.rule("DN-11")
def test_a_table_around_the_coffin_counts_the_departed_as_a_guest() -> None:
    state = funeral("g000")
    assert state.guests["g000"].died == 2020
    state = everyone(state, Convinced())
    assert state.tables[0].departed == "g000"
    assert served(state).points == 6


@pytest.mark.rule("DN-11")
def test_a_funeral_falls_if_the_departed_is_refused() -> None:
    state = funeral("g000")
    hand = state.hands[0]
    state = everyone(everyone(state, Contest(guests=("g000",))), VoteGuests(refused=("g000",)))
    assert state.tables == ()
    assert state.hands[0] == hand
    another = funeral("g000", guests=3)
    mourner = another.hands[0][1]
    another = everyone(everyone(another, Contest(guests=(mourner,))), VoteGuests(refused=(mourner,)))
    assert len(seated_at(another.tables[0])) == 2


@pytest.mark.rule("DN-11")
def test_a_death_that_the_deck_does_not_know_of_can_be_marked() -> None:
    state = everyone(funeral("g001", marked=True), Convinced())
    assert (state.tables[0].departed, state.tables[0].marked) == ("g001", True)
    with pytest.raises(Refused, match="not_departed"):
        funeral("g001")
    with pytest.raises(Refused, match="not_departed"):
        funeral("g000", marked=True)


@pytest.mark.rule("DN-11", "CO-4")
def test_a_funeral_is_for_a_death_of_the_decks_own_last_two_years_or_with_the_option_for_any() -> None:
    def died(year: int, **options: Any) -> State:
        deck = decks()[0]
        card = replace(deck.cards[0], fields={**deck.cards[0].fields, "died": str(year)})
        mixed = [replace(deck, cards=(card, *deck.cards[1:]))]
        state = game.start(Table(seats=3), Options(**options), mixed, Chance(b"x"))
        assert isinstance(state.phase, Turn)
        return holding(drawn(replace(state, phase=replace(state.phase, seat=0))), 0, "g000", "g001", "g002")

    burial = SetTable(guests=("g000", "g001"), reason=BECAUSE, departed="g000")
    for year in (2020, 2021):
        assert isinstance(game.apply(died(year), 0, burial).phase, Hearing)
    assert refused(died(2019), 0, burial) == "died_long_ago"
    assert refused(died(-44), 0, burial) == "died_long_ago"
    assert isinstance(game.apply(died(-44, funerals="any"), 0, burial).phase, Hearing)
    marked = replace(burial, departed="g001", marked=True)
    assert isinstance(game.apply(died(2019), 0, marked).phase, Hearing)


@pytest.mark.rule("DN-11")
def test_a_deck_that_knows_no_last_year_has_no_recent_death() -> None:
    deck = replace(decks()[0], until=UNSET)
    state = game.start(Table(seats=3), Options(), [deck], Chance(b"x"))
    assert not any(guest.recent for guest in state.guests.values())


@pytest.mark.rule("DN-11", "CO-4")
def test_the_departed_is_among_the_cards() -> None:
    state = drawn(new_game())
    hand = state.hands[0]
    dead = SetTable(guests=hand[:2], reason=BECAUSE, departed=hand[3], marked=state.guests[hand[3]].died is None)
    assert refused(state, 0, dead) == "departed_not_there"
    assert refused(state, 0, SetTable(guests=hand[:2], reason=BECAUSE, marked=True)) == "departed_not_there"


@pytest.mark.rule("DN-11")
def test_a_funeral_may_be_contested_as_usual_and_others_may_join_it() -> None:
    state = everyone(everyone(funeral("g000"), Contest(whole=True)), VoteTable(accept=False))
    assert state.tables == ()
    state = drawn(everyone(funeral("g000"), Convinced()))
    state = game.apply(state, 1, Join(table=0, guests=state.hands[1][:1], reason=BECAUSE))
    state = everyone(state, Convinced())
    assert state.tables[0].departed == "g000"
    assert len(seated_at(state.tables[0])) == 4
