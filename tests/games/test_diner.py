"""Dîner, read like the rulebook: material, turns and a new table."""

import msgspec
import pytest
from msgspec.structs import replace

from tests.games.diner_tables import BECAUSE, drawn, everyone, game, new_game, proposed, refused, served, shown
from tests.players.diner import decks
from veillee.games.diner.model import (
    FAMILIES,
    AskTable,
    Convinced,
    Draw,
    Exchange,
    Guest,
    Idle,
    Nothing,
    Options,
    SetTable,
    Spoken,
    Unknown,
    VoteTable,
    Written,
    seated_at,
)
from veillee.games.diner.state import Hearing, Turn
from veillee.rules import Chance, Pile, Refused, Table

# Material and turns


@pytest.mark.rule("DN-1")
@pytest.mark.parametrize(("players", "cards"), [(3, 7), (4, 7), (5, 7), (6, 6), (7, 6)])
def test_seven_cards_each_six_with_six_or_seven_players(players: int, cards: int) -> None:
    state = game.start(Table(seats=players, host=0), Options(), decks(90), Chance(b"deal"))
    assert [len(hand) for hand in state.hands] == [cards] * players
    assert len(state.pile.cards) == 90 - players * cards


@pytest.mark.rule("DN-1")
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_by_option_everybody_has_four_cards_also_who_comes_late(players: int) -> None:
    options = Options(small_hands=True)
    state = game.start(Table(seats=players, host=0), options, decks(4 * players), Chance(b"deal"))
    assert [len(hand) for hand in state.hands] == [4] * players
    assert game.needs(options, players) == {"guests": 4 * players}
    state = game.start(Table(seats=3, host=0), options, decks(90), Chance(b"deal"))
    assert len(game.seat_late(state).hands[3]) == 4


@pytest.mark.rule("DN-1")
def test_chance_says_who_plays_first() -> None:
    first = {
        game.start(Table(seats=4, host=0), Options(), decks(), Chance(bytes([n]))).phase.seat  # type: ignore[union-attr]
        for n in range(40)
    }
    assert first == {0, 1, 2, 3}


@pytest.mark.rule("DN-1")
def test_three_to_seven_dine_together() -> None:
    assert list(game.players) == [3, 4, 5, 6, 7]
    assert game.colours == 8


@pytest.mark.rule("DN-1")
def test_every_character_has_the_colour_of_a_family() -> None:
    state = new_game()
    assert {guest.family for guest in state.guests.values()} == set(FAMILIES)
    odd = replace(decks()[0].cards[0], fields={**decks()[0].cards[0].fields, "family": "cousins"})
    with pytest.raises(Refused, match="no_such_family"):
        game.start(Table(seats=3), Options(), [replace(decks()[0], cards=(odd,))], Chance(b"x"))


@pytest.mark.parametrize(("mark", "circa"), [("", False), ("1", True), ("died", "died"), ("both", "both")])
def test_a_card_says_which_of_its_years_is_uncertain(mark: str, circa: bool | str) -> None:
    deck = decks()[0]
    marked = replace(deck.cards[0], fields={**deck.cards[0].fields, "circa": mark})
    state = game.start(Table(seats=3), Options(), [replace(deck, cards=(marked, *deck.cards[1:]))], Chance(b"x"))
    assert state.guests[marked.id].circa == circa
    assert msgspec.json.decode(msgspec.json.encode(state.guests[marked.id]), type=Guest).circa == circa


def test_a_deck_that_does_not_fill_the_hands_is_refused() -> None:
    with pytest.raises(Refused) as refusal:
        game.start(Table(seats=3), Options(), decks(20), Chance(b"x"))
    assert (refusal.value.code, refusal.value.data) == ("deck_too_small", {"kind": "guests", "needed": 21, "cards": 20})
    assert game.start(Table(seats=3), Options(), decks(21), Chance(b"x")).pile == Pile(cards=())


def test_who_stands_in_two_decks_comes_once() -> None:
    state = game.start(Table(seats=3), Options(), decks(40) + decks(60), Chance(b"x"))
    assert len(state.pile.cards) + sum(map(len, state.hands)) == 60


@pytest.mark.rule("DN-1", "CO-15")
def test_who_stands_in_two_decks_is_as_the_first_deck_says() -> None:
    (deck,) = decks()
    other = replace(deck, cards=tuple([replace(card, fields={**card.fields, "fr": "Autre."}) for card in deck.cards]))
    for first, second in ((deck, other), (other, deck)):
        state = game.start(Table(seats=3), Options(), [first, second], Chance(b"x"))
        assert [state.guests[card.id].fr for card in first.cards] == [card.fields["fr"] for card in first.cards]


@pytest.mark.rule("DN-2")
def test_a_turn_is_draw_perhaps_exchange_then_a_table_and_the_left_neighbour_plays() -> None:
    state = new_game()
    top = state.pile.cards[:2]
    assert game.awaited(state) == (0,)
    assert refused(state, 0, SetTable(guests=state.hands[0][:2], reason=BECAUSE)) == "draw_first"
    assert refused(state, 0, Exchange(guest=state.hands[0][0])) == "draw_first"
    assert refused(state, 0, Nothing()) == "draw_first"
    state = drawn(state)
    assert state.hands[0][-1] == top[0]
    assert len(state.hands[0]) == 8
    assert refused(state, 0, Draw()) == "already_drawn"
    assert game.private(state, 0).ask == AskTable(may_exchange=True)
    gone = state.hands[0][2]
    state = game.apply(state, 0, Exchange(guest=gone))
    assert game.private(state, 0).ask == AskTable(may_exchange=False)
    assert state.pile.aside == (gone,)
    assert state.hands[0][2] == top[1]
    assert len(state.hands[0]) == 8
    assert refused(state, 0, Exchange(guest=state.hands[0][0])) == "already_exchanged"
    state = game.apply(state, 0, SetTable(guests=state.hands[0][:3], reason=BECAUSE))
    state = everyone(state, Convinced())
    assert state.phase == Turn(seat=1)
    assert len(state.hands[0]) == 5


@pytest.mark.rule("DN-2", "CO-4")
def test_only_whose_turn_it_is_may_play() -> None:
    for move in (Draw(), Exchange(guest="g001"), Nothing(), SetTable(guests=(), reason=BECAUSE)):
        assert refused(new_game(), 1, move) == "not_your_turn"
        assert refused(drawn(new_game()), 2, move) == "not_your_turn"
    assert refused(drawn(new_game()), 2, Convinced()) == "not_now"
    assert refused(proposed(), 0, Draw()) == "not_now"
    assert refused(proposed(), 1, VoteTable(accept=True)) == "not_now"


@pytest.mark.rule("DN-2", "CO-4")
def test_only_a_card_of_ones_own_hand_is_exchanged() -> None:
    state = drawn(new_game())
    assert refused(state, 0, Exchange(guest=state.hands[1][0])) == "not_in_hand"
    assert refused(state, 0, Exchange(guest=state.pile.cards[0])) == "not_in_hand"


# Unknown characters


@pytest.mark.rule("DN-3")
def test_an_unknown_character_goes_under_the_pile_and_another_comes_as_often_as_needed() -> None:
    state = drawn(new_game())
    for _ in range(3):
        unknown, top = state.hands[0][-1], state.pile.cards[0]
        state = game.apply(state, 0, Unknown(guest=unknown))
        assert state.pile.cards[-1] == unknown
        assert state.hands[0][-1] == top
    assert len(state.hands[0]) == 8
    state = game.apply(state, 0, Exchange(guest=state.hands[0][0]))
    state = game.apply(state, 0, Unknown(guest=state.hands[0][0]))
    assert isinstance(game.private(state, 0).ask, AskTable)


@pytest.mark.rule("DN-3")
def test_the_first_hand_too_and_before_ones_turn_so_that_nobody_waits() -> None:
    state = new_game()
    unknown, top = state.hands[2][4], state.pile.cards[0]
    assert set(game.private(state, 2).fresh) == set(state.hands[2])
    state = game.apply(state, 2, Unknown(guest=unknown))
    assert state.hands[2][4] == top
    assert game.awaited(state) == (0,)


@pytest.mark.rule("DN-3")
def test_a_card_met_in_an_earlier_turn_is_known() -> None:
    state = game.apply(drawn(new_game()), 0, Nothing())
    assert game.private(state, 0).fresh == ()
    assert refused(state, 0, Unknown(guest=state.hands[0][0])) == "not_just_drawn"
    assert refused(state, 0, Unknown(guest=state.hands[1][0])) == "not_in_hand"
    asked = proposed()
    assert refused(asked, 0, Unknown(guest=asked.hands[0][0])) == "not_just_drawn"


@pytest.mark.rule("DN-3")
def test_the_same_card_is_not_sent_back_twice_in_one_turn() -> None:
    state = new_game()
    state = replace(state, pile=Pile(cards=state.pile.cards[:1]))
    one, two = state.hands[0][0], state.pile.cards[0]
    state = game.apply(state, 0, Unknown(guest=one))
    state = game.apply(state, 0, Unknown(guest=two))
    assert state.hands[0][0] == one
    assert one not in game.private(state, 0).fresh
    assert refused(state, 0, Unknown(guest=one)) == "sent_back_already"


@pytest.mark.rule("DN-3")
def test_everyone_sees_how_many_cards_a_player_has_sent_back() -> None:
    state = game.apply(new_game(), 2, Unknown(guest=new_game().hands[2][0]))
    state = drawn(state)
    for _ in range(3):
        state = game.apply(state, 0, Unknown(guest=state.hands[0][-1]))
    assert game.public(state).sent_back == (3, 0, 1, 0)
    before, state = state, game.apply(state, 0, Nothing())
    assert game.story(before, state) == (Idle(number=1, seat=0, sent_back=3),)
    state = drawn(game.absent(state, 1))
    state = game.apply(state, 2, SetTable(guests=state.hands[2][:2], reason=BECAUSE))
    state = everyone(state, Convinced())
    assert served(state).sent_back == 1
    state = game.apply(drawn(state), 3, Nothing())
    before, state = drawn(state), game.apply(drawn(state), 0, Nothing())
    assert game.story(before, state) == (Idle(number=5, seat=0, sent_back=0),)
    assert game.public(state).sent_back == (3, 0, 1, 0)


@pytest.mark.rule("DN-3")
def test_in_a_later_turn_the_same_card_may_be_sent_back_again() -> None:
    state = new_game()
    state = replace(state, pile=Pile(cards=state.pile.cards[:5]))
    unknown = state.hands[0][0]
    state = drawn(game.apply(state, 0, Unknown(guest=unknown)))
    state = game.apply(state, 0, Nothing())
    for seat in (1, 2, 3):
        state = game.absent(state, seat)
    # It went under a pile of five, and four cards were drawn: now it is on top.
    state = drawn(state)
    assert state.hands[0][-1] == unknown
    state = replace(state, pile=Pile(cards=("g089",)))
    assert unknown in game.private(state, 0).fresh
    state = game.apply(state, 0, Unknown(guest=unknown))
    assert state.hands[0][-1] == "g089"


# A new table


@pytest.mark.rule("DN-4")
@pytest.mark.parametrize("guests", [0, 1, 7])
def test_a_new_table_is_for_two_to_six(guests: int) -> None:
    state = drawn(new_game())
    assert refused(state, 0, SetTable(guests=state.hands[0][:guests], reason=BECAUSE)) == "wrong_number_of_guests"


@pytest.mark.rule("DN-4")
@pytest.mark.parametrize("guests", [2, 6])
def test_two_or_six_guests_sit_down(guests: int) -> None:
    state = everyone(proposed(guests), Convinced())
    assert len(seated_at(state.tables[0])) == guests


@pytest.mark.rule("DN-4")
def test_guests_come_from_the_hand_each_once_with_a_reason() -> None:
    state = drawn(new_game())
    mine, theirs = state.hands[0][:2], state.hands[1][0]
    assert refused(state, 0, SetTable(guests=(mine[0], theirs), reason=BECAUSE)) == "not_in_hand"
    assert refused(state, 0, SetTable(guests=(mine[0], mine[0]), reason=BECAUSE)) == "same_guest_twice"
    assert refused(state, 0, SetTable(guests=mine, reason=Written(text=" \n"))) == "text_empty"
    assert refused(state, 0, SetTable(guests=mine, reason=Written(text="x" * 5000))) == "text_too_long"
    assert refused(state, 0, SetTable(guests=mine, reason=Written(text="x" * 401))) == "text_too_long"
    assert isinstance(game.apply(state, 0, SetTable(guests=mine, reason=Written(text="x" * 400))).phase, Hearing)


@pytest.mark.rule("DN-4")
def test_the_others_see_the_guests_and_the_reason_written_or_spoken() -> None:
    state = proposed(3)
    proposal = shown(state).proposal
    assert [guest.id for guest in proposal.guests] == list(state.hands[0][:3])
    assert proposal.reason == BECAUSE
    state = drawn(new_game())
    state = game.apply(state, 0, SetTable(guests=state.hands[0][:2], reason=Spoken()))
    assert isinstance(state.phase, Hearing)
    assert state.phase.proposal.reason == Spoken()


def test_a_reason_is_made_fit_to_be_shown() -> None:
    state = drawn(new_game())
    state = game.apply(state, 0, SetTable(guests=state.hands[0][:2], reason=Written(text="  Un\u202e  dîner\n")))
    assert isinstance(state.phase, Hearing)
    assert state.phase.proposal.reason == Written(text="Un dîner")
