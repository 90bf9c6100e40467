"""Dîner: finishing, late guests and the audience."""

import pytest
from msgspec.structs import replace

from tests.games.diner_tables import (
    BECAUSE,
    drawn,
    everyone,
    game,
    holding,
    new_game,
    nobody_named,
    played_out,
    proposed,
    served,
    standing,
    with_a_table,
)
from tests.players.diner import decks
from veillee.games.diner.model import (
    Contest,
    Convinced,
    Join,
    Name,
    Nothing,
    Options,
    Passed,
    SetTable,
    Unknown,
    VoteGuests,
    VoteTable,
)
from veillee.games.diner.state import JudgingGuests, JudgingTable, Naming, Over, State, Turn
from veillee.rules import Chance, Pile, Question, Refused, Table, Tally

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
