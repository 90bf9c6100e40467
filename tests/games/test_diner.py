"""Devine qui vient dîner ce soir !, read like the rulebook."""

from typing import Any

import msgspec
import pytest
from msgspec import UNSET
from msgspec.structs import replace

from tests.players.diner import decks
from veillee.games.diner.game import Diner
from veillee.games.diner.model import (
    DEFENDING_SECONDS,
    FAMILIES,
    NAMING_SECONDS,
    WORDS_LENGTH,
    AskDefend,
    AskName,
    AskTable,
    Contest,
    Contested,
    Convinced,
    Defend,
    DefendingView,
    Draw,
    Exchange,
    Guest,
    Idle,
    Join,
    JudgingGuestsView,
    JudgingTableView,
    Laying,
    Move,
    Name,
    NamingView,
    Nothing,
    Options,
    Passed,
    ProposalView,
    Served,
    SetTable,
    Spoken,
    Unknown,
    VoteGuests,
    VoteTable,
    Words,
    Written,
    seated_at,
)
from veillee.games.diner.state import (
    Defending,
    Hearing,
    Judging,
    JudgingGuests,
    JudgingTable,
    Naming,
    Over,
    State,
    Turn,
)
from veillee.rules import Chance, Pile, Question, Refused, Table, Tally
from veillee.salon.game import time_is_up

game = Diner()
BECAUSE = Written(text="Ils fêtent un anniversaire.")
HERVE, BARBARA = 0, 1


def new_game(players: int = 4, cards: int = 90, seed: bytes = b"veillee", **options: Any) -> State:
    """A game whose first player is seat 0."""
    state = game.start(Table(seats=players, host=0), Options(**options), decks(cards), Chance(seed))
    assert isinstance(state.phase, Turn)
    return replace(state, phase=replace(state.phase, seat=0), first=0)


def holding(state: State, seat: int, *hand: str) -> State:
    """The same game with these cards in a hand, taken from wherever they were."""
    others = tuple(tuple(id for id in held if id not in hand) for held in state.hands)
    pile = replace(state.pile, cards=tuple(id for id in state.pile.cards if id not in hand))
    return replace(state, hands=(*others[:seat], hand, *others[seat + 1 :]), pile=pile)


def drawn(state: State) -> State:
    assert isinstance(state.phase, Turn)
    return game.apply(state, state.phase.seat, Draw())


def family(name: str, nth: int = 0) -> str:
    return f"g{FAMILIES.index(name) + 9 * nth:03}"


def everyone(state: State, move: Move, but: tuple[int, ...] = ()) -> State:
    """All who judge do the same, but for some who have done something else. What is contested is left to the vote."""
    assert isinstance(state.phase, Judging)
    proposer = state.phase.proposal.seat
    for seat in range(state.seats):
        if seat != proposer and seat not in but:
            state = game.apply(state, seat, move)
    return undefended(state)


def undefended(state: State) -> State:
    """Its player has nothing to add."""
    return game.apply(state, state.phase.proposal.seat, Defend()) if isinstance(state.phase, Defending) else state


def nobody_named(state: State) -> State:
    """The whole stands, and nobody else names a guest."""
    assert isinstance(state.phase, Naming)
    for seat in game.awaited(state):
        state = game.apply(state, seat, Name(guests=()))
    return undefended(state)


def proposed(guests: int = 3, players: int = 4, **options: Any) -> State:
    state = drawn(new_game(players, **options))
    return game.apply(state, 0, SetTable(guests=state.hands[0][:guests], reason=BECAUSE))


def shown(state: State) -> ProposalView:
    """What everyone sees of a proposal that is being judged."""
    public = game.public(state)
    assert isinstance(public, ProposalView)
    return public


def served(state: State) -> Served:
    assert state.last is not None
    return state.last


def refused(state: State, seat: int, move: Move) -> str:
    before = msgspec.json.encode(state)
    with pytest.raises(Refused) as refusal:
        game.apply(state, seat, move)
    assert msgspec.json.encode(state) == before
    return refusal.value.code


# Material and turns


@pytest.mark.rule("DN-1")
@pytest.mark.parametrize(("players", "cards"), [(3, 7), (4, 7), (5, 7), (6, 6), (7, 6)])
def test_seven_cards_each_six_with_six_or_seven_players(players: int, cards: int) -> None:
    state = game.start(Table(seats=players, host=0), Options(), decks(90), Chance(b"deal"))
    assert [len(hand) for hand in state.hands] == [cards] * players
    assert len(state.pile.cards) == 90 - players * cards


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


# Why, and what is answered


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


# Points


def guests_of(*families: str) -> list[Guest]:
    return [
        Guest(id=f"{n}", name_fr="", name_en="", family=family, fr="", en="")  # type: ignore[arg-type]
        for n, family in enumerate(families)
    ]


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


def standing(guests: int = 3, players: int = 4) -> State:
    """The first of the others contested the whole, and it stands."""
    state = game.apply(proposed(guests, players), 1, Contest(whole=True))
    return everyone(everyone(state, Convinced(), but=(1,)), VoteTable(accept=True))


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


# Guests for an existing table


def with_a_table(guests: int = 5, players: int = 4, **options: Any) -> State:
    return drawn(everyone(proposed(guests, players, **options), Convinced()))


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


def played_out() -> State:
    """A turn that began with both piles empty."""
    state = new_game()
    state = replace(state, pile=Pile(cards=state.pile.cards[:1]))
    return game.apply(drawn(state), 0, Nothing())


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


# Finishing


def idle(state: State, turns: int) -> State:
    """So many players draw and seat nobody."""
    for _ in range(turns):
        state = drawn(state)
        assert isinstance(state.phase, Turn)
        state = game.apply(state, state.phase.seat, Nothing())
    return state


@pytest.mark.rule("CO-14", "DN-12")
def test_the_host_lets_the_game_finish_when_everybody_has_had_the_same_number_of_turns() -> None:
    state = game.finish(idle(new_game(), 5), True)
    assert game.public(state).last_round
    assert state.phase == Turn(seat=1)
    state = idle(state, 2)
    assert state.phase == Turn(seat=3)
    state = idle(state, 1)
    assert state.phase == Over(reason="stopped", left=(9, 9, 9, 9))
    assert game.public(state).number == 8
    outcome = game.outcome(state)
    assert outcome is not None
    assert (outcome.scores, outcome.reason) == ((-9,) * 4, "stopped")
    for on in (True, False):
        with pytest.raises(Refused, match="game_over"):
            game.finish(state, on)


@pytest.mark.rule("CO-14", "DN-2")
@pytest.mark.parametrize("first", range(4))
def test_a_circle_ends_before_whoever_began_the_game(first: int) -> None:
    state = next(
        state
        for seed in range(100)
        if (state := game.start(Table(seats=4, host=0), Options(), decks(), Chance(bytes([seed])))).phase
        == Turn(seat=first)
    )
    last = idle(game.finish(state, True), 3)
    assert last.phase == Turn(seat=(first + 3) % 4)
    assert idle(last, 1).phase == Over(reason="stopped", left=(8, 8, 8, 8))


@pytest.mark.rule("CO-14")
def test_if_a_circle_has_just_begun_it_is_played_to_its_end() -> None:
    state = game.finish(idle(new_game(), 4), True)
    assert state.phase == Turn(seat=0)
    assert isinstance(idle(state, 3).phase, Turn)
    assert isinstance(idle(state, 4).phase, Over)


@pytest.mark.rule("CO-14", "DN-5")
def test_a_table_that_is_being_judged_is_judged_before_the_game_stops() -> None:
    state = replace(proposed(), first=1)
    state = game.finish(state, True)
    state = everyone(state, Convinced())
    assert state.phase == Over(reason="stopped", left=(5, 7, 7, 7))
    assert served(state).seated
    assert state.tally.scores == (served(state).points - 5, -7, -7, -7)


@pytest.mark.rule("CO-14")
def test_the_host_may_change_their_mind_until_the_circle_is_over() -> None:
    state = game.finish(game.finish(idle(new_game(), 3), True), False)
    assert not game.public(state).last_round
    assert idle(state, 1).phase == Turn(seat=0)


@pytest.mark.rule("CO-9", "CO-14")
def test_the_last_player_of_the_last_circle_may_be_away() -> None:
    state = game.finish(idle(new_game(), 3), True)
    over = game.absent(state, 3)
    assert over.phase == Over(reason="stopped", left=(8, 8, 8, 8))
    assert game.story(state, over) == (Passed(number=4, seat=3, sent_back=0),)


@pytest.mark.rule("CO-14", "DN-12", "DN-14")
def test_a_last_circle_that_ends_with_an_empty_hand_or_without_a_pile_ends_as_ever() -> None:
    state = game.finish(holding(idle(new_game(), 3), 3, "g001"), True)
    guests = drawn(state).hands[3]
    state = game.apply(drawn(state), 3, SetTable(guests=guests, reason=BECAUSE))
    assert everyone(state, Convinced()).phase == Over(reason="empty_hand", left=(8, 8, 8, 0))
    quiet = played_out()
    assert isinstance(quiet.phase, Turn)
    quiet = game.finish(replace(quiet, first=quiet.phase.seat), True)
    for _ in range(4):
        assert isinstance(quiet.phase, Turn)
        quiet = game.apply(quiet, quiet.phase.seat, Nothing())
    assert isinstance(quiet.phase, Over)
    assert quiet.phase.reason == "pile"


# Late guests


@pytest.mark.rule("CO-12", "DN-1")
@pytest.mark.parametrize(("players", "cards"), [(3, 7), (4, 7), (5, 6), (6, 6)])
def test_a_late_guest_gets_a_fresh_hand_from_the_pile(players: int, cards: int) -> None:
    before = new_game(players)
    state = game.seat_late(before)
    assert state.seats == players + 1
    assert state.hands == (*before.hands, before.pile.cards[:cards])
    assert state.pile.cards == before.pile.cards[cards:]
    assert [guest.id for guest in game.private(state, players).hand] == list(state.hands[players])
    public = game.public(state)
    assert (public.hands[players], public.sent_back[players], public.scores[players]) == (cards, 0, 0)
    assert len(public.hands) == len(public.sent_back) == len(public.scores) == players + 1
    assert state.phase == before.phase


@pytest.mark.rule("CO-12", "DN-3")
def test_a_late_guest_may_send_back_whom_they_do_not_know() -> None:
    state = game.seat_late(new_game())
    unknown = state.hands[4][0]
    assert game.private(state, 4).fresh == state.hands[4]
    state = game.apply(state, 4, Unknown(guest=unknown))
    assert unknown not in state.hands[4]
    assert game.public(state).sent_back == (0, 0, 0, 0, 1)


@pytest.mark.rule("CO-12")
@pytest.mark.parametrize(("scores", "theirs"), [((8, 3, 12, 5), 0), ((8, -2, 12, 0), -2), ((0, 0, 0, 0), 0)])
def test_a_late_guest_has_the_lowest_score_but_none_above_zero(scores: tuple[int, ...], theirs: int) -> None:
    state = game.seat_late(replace(new_game(), tally=Tally(scores=scores, number=6)))
    assert state.tally == Tally(scores=(*scores, theirs), number=6)


@pytest.mark.rule("CO-12", "DN-2")
def test_a_late_guest_sits_down_at_the_end_of_the_circle_and_takes_part_from_this_turn_on() -> None:
    state = drawn(game.seat_late(idle(new_game(), 3)))
    assert state.phase == Turn(seat=3, drawn=True)
    state = game.apply(state, 3, SetTable(guests=state.hands[3][:3], reason=BECAUSE))
    assert game.awaited(state) == (0, 1, 2, 4)
    state = everyone(state, Contest(whole=True))
    state = everyone(state, VoteTable(accept=True))
    assert served(nobody_named(state)).table_votes == (True, True, True, None, True)
    state = nobody_named(state)
    assert state.phase == Turn(seat=4)
    assert len(state.tally.scores) == 5
    assert idle(state, 1).phase == Turn(seat=0)


@pytest.mark.rule("CO-12")
def test_a_late_guest_sits_down_only_before_a_turn_has_begun() -> None:
    for state in (drawn(new_game()), proposed(), everyone(proposed(), Contest(whole=True)), standing(), played_out()):
        with pytest.raises(Refused, match="not_between_rounds"):
            game.seat_late(state)
    over = idle(game.finish(new_game(), True), 4)
    with pytest.raises(Refused, match="game_over"):
        game.seat_late(over)


@pytest.mark.rule("CO-12", "DN-14")
def test_a_pile_that_has_no_hand_and_a_card_to_draw_takes_no_late_guest() -> None:
    state = new_game()
    cards = state.pile.cards
    with pytest.raises(Refused, match="pile_too_small"):
        game.seat_late(replace(state, pile=Pile(cards=cards[:7])))
    with pytest.raises(Refused, match="pile_too_small"):
        game.seat_late(replace(state, pile=Pile(cards=cards[:3], aside=cards[3:7])))
    seated = game.seat_late(replace(state, pile=Pile(cards=cards[:8])))
    assert drawn(seated).hands[0][-1] == cards[7]
    shuffled = game.seat_late(replace(state, pile=Pile(cards=cards[:3], aside=cards[3:8])))
    assert shuffled.hands[4][:3] == cards[:3]
    assert set(shuffled.hands[4]) | set(shuffled.pile.cards) == set(cards[:8])
    assert shuffled.pile.shuffles == 1
    enough = game.seat_late(replace(state, pile=Pile(cards=cards[:7], aside=cards[7:9])))
    assert (enough.hands[4], enough.pile) == (cards[:7], Pile(cards=(), aside=cards[7:9]))
    assert drawn(shuffled).pile.left == 0


@pytest.mark.rule("CO-5", "CO-12")
def test_the_late_hand_follows_from_the_sealed_seed() -> None:
    def hand(seed: bytes) -> tuple[str, ...]:
        state = game.start(Table(seats=4, host=0), Options(), decks(), Chance(seed))
        return game.seat_late(state).hands[4]

    assert hand(b"one") == hand(b"one")
    assert hand(b"one") != hand(b"two")


@pytest.mark.rule("CO-12", "DN-14")
def test_with_a_late_guest_a_circle_of_quiet_turns_is_one_longer() -> None:
    state = game.seat_late(new_game(3))
    state = drawn(replace(state, pile=Pile(cards=state.pile.cards[:1])))
    state = game.apply(state, 0, Nothing())
    for _ in range(4):
        assert isinstance(state.phase, Turn)
        state = game.apply(state, state.phase.seat, Nothing())
    assert state.phase == Over(reason="pile", left=(8, 7, 7, 7))


@pytest.mark.rule("CO-12", "CO-14")
def test_the_last_circle_ends_as_it_would_have_and_takes_only_who_still_has_a_turn_in_it() -> None:
    # Seat 2 began: the circle is 2, 3, the guest, 0, 1.
    state = replace(new_game(), first=2)
    assert game.seat_late(game.finish(replace(state, phase=Turn(seat=2)), True)).seats == 5
    state = game.finish(replace(state, phase=Turn(seat=3)), True)
    seated = idle(game.seat_late(state), 1)
    assert seated.phase == Turn(seat=4)
    assert idle(seated, 2).phase == Turn(seat=1)
    assert isinstance(idle(seated, 3).phase, Over)
    too_late = idle(state, 1)
    assert too_late.phase == Turn(seat=0)
    with pytest.raises(Refused, match="last_round"):
        game.seat_late(too_late)
    game.seat_late(game.finish(too_late, False))


# The audience

YES_OR_NO = ("yes", "no")


@pytest.mark.rule("CO-13", "DN-5", "DN-6")
def test_whoever_watches_says_of_a_new_table_and_of_each_guest_whether_it_convinces() -> None:
    state = proposed(3)
    one, two, three = state.hands[0][:3]
    question = Question(key="1", topics={"table": YES_OR_NO, one: YES_OR_NO, two: YES_OR_NO, three: YES_OR_NO})
    assert game.audience_asked(state) == question
    # The same until the table is counted, whatever the players vote on.
    judging = everyone(state, Contest(whole=True))
    naming = everyone(judging, VoteTable(accept=True))
    guests = nobody_named(game.apply(naming, 1, Name(guests=(one,))))
    for phase, later in ((JudgingTable, judging), (Naming, naming), (JudgingGuests, guests)):
        assert isinstance(later.phase, phase)
        assert game.audience_asked(later) == question
    counted = everyone(guests, VoteGuests(refused=()))
    assert game.audience_asked(counted) is None


@pytest.mark.rule("CO-13", "DN-8")
def test_of_guests_who_join_a_table_only_the_newcomers_are_asked_about() -> None:
    state = with_a_table(2)
    newcomers = state.hands[1][:2]
    joined = game.apply(state, 1, Join(table=0, guests=newcomers, reason=BECAUSE))
    asked = game.audience_asked(joined)
    assert asked is not None
    assert (asked.key, set(asked.topics)) == ("2", {"table", *newcomers})
    alone = game.audience_asked(game.apply(state, 1, Join(table=0, guests=newcomers[:1], reason=BECAUSE)))
    assert alone == Question(key="2", topics={"table": YES_OR_NO})


@pytest.mark.rule("CO-13")
def test_the_audience_is_shown_once_the_table_is_counted_until_the_next_one_is_proposed() -> None:
    assert game.audience_shown(new_game()) is None
    assert game.audience_asked(new_game()) is None
    state = proposed()
    assert game.audience_shown(state) is None
    state = everyone(state, Contest(whole=True))
    assert game.audience_shown(state) is None
    state = nobody_named(everyone(state, VoteTable(accept=True)))
    for later in (state, drawn(state), idle(state, 2)):
        assert game.audience_shown(later) == "1"
        assert game.audience_asked(later) is None
    state = drawn(state)
    state = game.apply(state, 1, SetTable(guests=state.hands[1][:2], reason=BECAUSE))
    assert game.audience_shown(state) is None
    assert game.audience_asked(state) != game.audience_asked(proposed())
    over = everyone(game.finish(replace(state, first=2), True), Convinced())
    assert isinstance(over.phase, Over)
    assert game.audience_shown(over) == "2"
