"""Dîner: the end, forbidden situations, and a pile that runs out."""

import pytest
from msgspec.structs import replace

from tests.games.diner_tables import (
    BECAUSE,
    drawn,
    everyone,
    family,
    game,
    holding,
    new_game,
    played_out,
    proposed,
    refused,
    served,
    shown,
)
from veillee.games.diner.model import (
    AskTable,
    Contest,
    Contested,
    Convinced,
    Draw,
    Exchange,
    Idle,
    Nothing,
    Options,
    SetTable,
    Unknown,
    VoteGuests,
    VoteTable,
)
from veillee.games.diner.state import Hearing, Over, Turn
from veillee.rules import Pile, Refused, Tally

# The end


@pytest.mark.rule("DN-12")
def test_the_game_ends_when_a_hand_is_empty_and_the_others_pay_for_their_cards() -> None:
    state = new_game()
    top = state.pile.cards[0]
    mine = tuple(id for id in (family("letters", 1), family("letters", 2), family("letters", 3)) if id != top)[:2]
    state = drawn(holding(state, 0, *mine))
    state = game.apply(state, 0, SetTable(guests=state.hands[0], reason=BECAUSE))
    state = everyone(state, Convinced())
    held = tuple(map(len, state.hands))
    assert isinstance(state.phase, Over)
    assert state.phase.reason == "empty_hand"
    assert state.phase.left == held
    assert held[0] == 0
    points = served(state).points
    assert state.tally.scores == (points, -held[1], -held[2], -held[3])
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.winners == (0,)


@pytest.mark.rule("DN-12")
def test_not_before_the_votes_and_not_if_a_refused_guest_comes_back() -> None:
    state = new_game()
    state = drawn(holding(state, 0, family("letters", 1), family("letters", 2)))
    guests = state.hands[0]
    state = game.apply(state, 0, SetTable(guests=guests, reason=BECAUSE))
    assert isinstance(state.phase, Hearing)
    state = everyone(everyone(state, Contest(guests=guests[:1])), VoteGuests(refused=guests[:1]))
    assert state.phase == Turn(seat=1)


@pytest.mark.rule("DN-12", "CO-7")
def test_most_points_wins_and_a_tie_is_shared() -> None:
    state = replace(new_game(), tally=Tally(scores=(5, 9, 9, 2)), phase=Over(reason="empty_hand", left=(0, 1, 1, 1)))
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.winners == (1, 2)
    assert refused(state, 0, Draw()) == "game_over"
    assert refused(state, 0, Unknown(guest=state.hands[0][0])) == "game_over"


@pytest.mark.rule("CO-4", "CO-9")
def test_nobody_is_missed_when_the_game_is_over() -> None:
    over = replace(new_game(), phase=Over(reason="empty_hand", left=(0, 1, 1, 1)))
    assert game.awaited(over) == ()
    assert game.clock(over) is None
    with pytest.raises(Refused, match="game_over"):
        game.absent(over, 0)


# Forbidden situations


@pytest.mark.rule("DN-13")
def test_forbidden_situations_are_shown_and_a_contest_can_cite_them() -> None:
    state = proposed(no_television=True, no_castings=True, forbidden=("Un mariage",))
    assert game.public(state).forbidden == ("television", "castings", "Un mariage")
    assert refused(state, 1, Contest(whole=True, cites=3)) == "no_such_situation"
    assert refused(state, 1, Contest(whole=True, cites=-1)) == "no_such_situation"
    assert shown(game.apply(state, 1, Contest(whole=True, cites=0))).contests[0].cites == 0
    state = game.apply(state, 1, Contest(whole=True, cites=2))
    assert shown(state).contests == (Contested(seat=1, whole=True, guests=(), cites=2),)
    assert game.public(new_game()).forbidden == ()


@pytest.mark.rule("DN-13")
def test_written_situations_are_made_fit_to_be_shown() -> None:
    options = game.cleaned(Options(forbidden=("  Un \u202emariage ",)))
    assert options.forbidden == ("Un mariage",)
    with pytest.raises(Refused, match="text_too_long"):
        game.cleaned(Options(forbidden=("x" * 81,)))
    with pytest.raises(Refused, match="text_empty"):
        game.cleaned(Options(forbidden=(" ",)))


# Nothing played, nothing left


@pytest.mark.rule("DN-14")
def test_a_player_may_seat_nobody() -> None:
    before = drawn(new_game())
    state = game.apply(before, 0, Nothing())
    assert state.phase == Turn(seat=1)
    assert state.tally.scores == (0, 0, 0, 0)
    assert game.story(before, state) == (Idle(number=1, seat=0, sent_back=0),)


@pytest.mark.rule("DN-14")
def test_an_empty_pile_is_made_of_the_discards() -> None:
    state = new_game()
    state = replace(state, pile=Pile(cards=(), aside=state.pile.cards[:3]))
    state = drawn(state)
    assert len(state.pile.cards) == 2
    assert state.pile.aside == ()
    state = replace(state, pile=replace(state.pile, cards=(), aside=state.pile.cards))
    state = game.apply(state, 0, Exchange(guest=state.hands[0][0]))
    assert len(state.pile.cards) == 1
    assert len(state.pile.aside) == 1
    assert state.pile.shuffles == 2, "every shuffle has a label of its own"


@pytest.mark.rule("DN-14")
def test_discards_stay_aside_while_there_is_a_card_in_the_pile() -> None:
    state = new_game()
    state = drawn(replace(state, pile=Pile(cards=state.pile.cards[:2], aside=("g088", "g089"))))
    assert (len(state.pile.cards), state.pile.aside, state.pile.shuffles) == (1, ("g088", "g089"), 0)
    state = game.apply(state, 0, Exchange(guest=state.hands[0][0]))
    assert (state.pile.cards, len(state.pile.aside), state.pile.shuffles) == ((), 3, 0)


@pytest.mark.rule("DN-14", "CO-5")
def test_the_discards_are_shuffled_and_each_time_otherwise() -> None:
    discards = tuple(f"g{n:03}" for n in range(40, 80))

    def made_anew(shuffles: int) -> tuple[str, ...]:
        state = replace(new_game(), pile=Pile(cards=(), aside=discards, shuffles=shuffles))
        state = drawn(state)
        return (state.hands[0][-1], *state.pile.cards)

    orders = [made_anew(shuffles) for shuffles in range(3)]
    assert all(sorted(order) == sorted(discards) for order in orders)
    assert len({discards, *orders}) == 4


@pytest.mark.rule("DN-14")
def test_with_both_empty_nothing_is_drawn_or_exchanged_or_sent_back() -> None:
    state = played_out()
    assert state.phase == Turn(seat=1, drawn=True, exchanged=True)
    assert game.private(state, 1).ask == AskTable(may_exchange=False)
    assert refused(state, 1, Draw()) == "already_drawn"
    assert refused(state, 1, Exchange(guest=state.hands[1][0])) == "already_exchanged"
    assert refused(state, 1, Unknown(guest=state.hands[1][0])) == "pile_empty"
    last_but_one = drawn(replace(new_game(), pile=Pile(cards=("g088", "g089"))))
    assert game.private(last_but_one, 0).ask == AskTable(may_exchange=True)
    last_card = drawn(replace(new_game(), pile=Pile(cards=("g089",))))
    assert game.private(last_card, 0).ask == AskTable(may_exchange=False)
    assert refused(last_card, 0, Exchange(guest=last_card.hands[0][0])) == "pile_empty"


@pytest.mark.rule("DN-14", "DN-3")
def test_no_card_is_offered_to_be_sent_back_when_there_is_none_to_take_instead() -> None:
    state = new_game()
    for pile, offered in ((Pile[str](cards=()), 0), (Pile(cards=("g089",)), 7), (Pile(cards=(), aside=("g089",)), 7)):
        assert len(game.private(replace(state, pile=pile), 2).fresh) == offered


@pytest.mark.rule("DN-14", "DN-12")
def test_then_the_game_ends_when_everyone_in_turn_has_seated_nobody_and_all_pay() -> None:
    state = played_out()
    for seat in (1, 2, 3):
        state = game.apply(state, seat, Nothing())
    assert state.phase == Turn(seat=0, drawn=True, exchanged=True)
    state = game.apply(state, 0, SetTable(guests=state.hands[0][:2], reason=BECAUSE))
    state = everyone(everyone(state, Contest(whole=True)), VoteTable(accept=False))
    assert state.phase == Over(reason="pile", left=(8, 7, 7, 7))
    assert state.tally.scores == (-8, -7, -7, -7)


@pytest.mark.rule("DN-14")
def test_a_table_that_stands_starts_the_circle_anew() -> None:
    state = played_out()
    for seat in (1, 2, 3):
        state = game.apply(state, seat, Nothing())
    state = game.apply(state, 0, SetTable(guests=state.hands[0][:2], reason=BECAUSE))
    state = everyone(state, Convinced())
    for seat in (1, 2, 3):
        state = game.apply(state, seat, Nothing())
    assert isinstance(state.phase, Turn)
