"""Didixit: who is away, who is slow, and the patience of bots."""

import pytest
from msgspec.structs import replace

from tests.games.didixit_tables import CLUE, game, giving, new_game, play_to_the_end, refused, telling, vote_for, voting
from veillee.bots import patience
from veillee.games.didixit.model import (
    Aloud,
    Claim,
    Decline,
    Give,
    Mime,
    Passed,
    Performing,
    Round,
    Sentence,
    Tell,
    Tune,
    Vote,
    Writing,
)
from veillee.games.didixit.state import Giving, State, Telling
from veillee.rules import Refused, Tally


@pytest.mark.rule("CO-1")
def test_left_is_the_next_seat() -> None:
    state = telling(storyteller=3)
    assert game.absent(state, 3).phase == Telling(storyteller=0, passed=frozenset({3}))


@pytest.mark.rule("CO-9", "DX-10")
def test_who_gave_and_casts_no_vote_has_not_found_it() -> None:
    """Two of three voted and both found it: the third did not, so some have found it."""
    state = game.absent(vote_for(voting(), {1: 0, 2: 0}), 3)
    assert state.tally.scores == (3, 3, 3, 0)
    state = game.absent(vote_for(voting(), {1: 0, 2: 3}), 3)
    assert state.tally.scores == (3, 3, 0, 1)


@pytest.mark.rule("CO-9", "DX-10")
def test_a_missing_vote_gains_nothing_when_no_one_finds_it() -> None:
    state = game.absent(vote_for(voting(), {1: 2, 2: 3}), 3)
    assert state.tally.scores == (0, 2, 2 + 1, 1)
    # Nobody voted at all.
    state = voting()
    for seat in (1, 2, 3):
        state = game.absent(state, seat)
    assert state.tally.scores == (0, 0, 0, 0)


def drawn_for(players: int, *away: int) -> State:
    """Chance has given for these seats, and they do not vote."""
    state = giving(players)
    for seat in range(1, players):
        if seat in away:
            state = game.absent(state, seat)
        else:
            state = game.apply(state, seat, Give(images=state.hands[seat][: 2 if players == 3 else 1]))
    for seat in away:
        state = game.absent(state, seat)
    return state


@pytest.mark.rule("CO-9", "DX-10")
def test_a_seat_that_took_no_part_counts_in_no_total() -> None:
    assert vote_for(drawn_for(4, 3), {1: 0, 2: 0}).tally.scores == (0, 2, 2, 0)
    assert vote_for(drawn_for(4, 3), {1: 0, 2: 1}).tally.scores == (3, 3 + 1, 0, 0)
    assert vote_for(drawn_for(4, 3), {1: 2, 2: 3}).tally.scores == (0, 2, 2 + 1, 0)


@pytest.mark.rule("DX-10", "DX-16")
def test_if_a_single_voter_is_left_finding_it_counts_as_found_by_some() -> None:
    assert vote_for(drawn_for(4, 2, 3), {1: 0}).tally.scores == (3, 3, 0, 0)
    assert vote_for(drawn_for(4, 2, 3), {1: 2}).tally.scores == (0, 2, 0, 0)
    assert vote_for(drawn_for(3, 2), {1: 0}).tally.scores == (4, 4, 0)
    assert vote_for(drawn_for(3, 2), {1: 2}).tally.scores == (0, 2, 0)


@pytest.mark.rule("CO-9", "DX-16")
def test_not_voting_does_not_spoil_the_round_of_three() -> None:
    assert game.absent(vote_for(voting(3), {1: 0}), 2).tally.scores == (4, 4, 0)


@pytest.mark.rule("CO-9", "DX-9")
def test_a_counted_round_says_whose_images_chance_drew_also_if_they_vote() -> None:
    state = vote_for(drawn_for(4, 3), {1: 0, 2: 0})
    assert state.last is not None
    assert state.last.drawn == (3,)
    state = game.absent(giving(), 1)
    for seat in (2, 3):
        state = game.apply(state, seat, Give(images=state.hands[seat][:1]))
    assert "drawn" not in str(game.public(state))
    last = vote_for(state, {1: 0, 2: 0, 3: 0}).last
    assert last is not None
    assert last.drawn == (1,)


@pytest.mark.rule("CO-9")
def test_a_player_who_comes_back_in_time_may_still_vote() -> None:
    state = game.absent(voting(), 3)
    assert game.awaited(state) == (1, 2)
    state = vote_for(state, {3: 0, 1: 0, 2: 1})
    assert state.tally.scores == (3, 3 + 1, 0, 3)


@pytest.mark.rule("CO-9")
@pytest.mark.parametrize("players", [3, 4])
def test_a_missing_card_is_drawn_from_the_hand_by_chance_and_earns_nothing(players: int) -> None:
    drawn = set()
    for seed in range(40):
        state = game.apply(new_game(players, seed=bytes([seed])), 0, Claim())
        state = game.apply(state, 0, Tell(image=state.hands[0][0], clue=CLUE))
        hand = state.hands[1]
        state = game.absent(state, 1)
        assert isinstance(state.phase, Giving)
        gift = state.phase.gifts.answers[1]
        assert len(gift) == (2 if players == 3 else 1)
        assert set(gift) | set(state.hands[1]) == set(hand)
        drawn.add(hand.index(gift[0]))
    assert len(drawn) > 3
    for seat in range(2, players):
        state = game.apply(state, seat, Give(images=state.hands[seat][: 2 if players == 3 else 1]))
    # Seat 1 neither gave nor votes: it scores nothing, though its image is voted for and nobody found the right one.
    state = game.absent(state, 1)
    state = vote_for(state, dict.fromkeys(range(2, players), 1))
    assert state.tally.scores == (0, 0, *(2,) * (players - 2))


@pytest.mark.rule("CO-9")
def test_whose_card_was_drawn_but_who_votes_scores_for_the_vote_alone() -> None:
    state = game.absent(giving(), 1)
    for seat in (2, 3):
        state = game.apply(state, seat, Give(images=state.hands[seat][:1]))
    assert vote_for(state, {1: 0, 2: 1, 3: 1}).tally.scores == (3, 3, 0, 0)


@pytest.mark.rule("CO-9", "DX-10")
def test_whose_card_was_drawn_but_who_votes_is_one_of_the_others_when_all_or_none_find_it() -> None:
    state = game.absent(giving(), 1)
    for seat in (2, 3):
        state = game.apply(state, seat, Give(images=state.hands[seat][:1]))
    assert vote_for(state, {1: 0, 2: 0, 3: 0}).tally.scores == (0, 2, 2, 2)
    # A vote on the image that chance drew brings its owner nothing.
    assert vote_for(state, {1: 2, 2: 1, 3: 2}).tally.scores == (0, 2, 2 + 2, 2)


@pytest.mark.rule("CO-9", "CO-5")
def test_chance_draws_the_missing_image_anew_in_every_round_and_for_every_seat() -> None:
    def drawn(number: int, seat: int) -> int:
        state = replace(giving(), tally=Tally(scores=(0,) * 4, number=number))
        after = game.absent(state, seat)
        assert isinstance(after.phase, Giving)
        return state.hands[seat].index(after.phase.gifts.answers[seat][0])

    assert len({tuple(drawn(number, seat) for number in range(1, 9)) for seat in (1, 2, 3)}) == 3
    assert all(len({drawn(number, seat) for number in range(1, 13)}) > 2 for seat in (1, 2, 3))


@pytest.mark.rule("CO-9", "DX-5")
@pytest.mark.parametrize(("players", "left"), [(3, 5), (4, 5)])
def test_an_image_that_chance_gave_has_left_the_hand(players: int, left: int) -> None:
    state = game.absent(giving(players), 1)
    assert isinstance(state.phase, Giving)
    assert not set(state.hands[1]) & set(state.phase.gifts.answers[1])
    assert len(state.hands[1]) == left


@pytest.mark.rule("CO-9")
def test_an_absent_storyteller_passes_the_role_to_the_next_seat() -> None:
    state = telling(storyteller=2)
    after = game.absent(state, 2)
    assert after.phase == Telling(storyteller=3, passed=frozenset({2}))
    assert game.story(state, after) == (Passed(number=1, seat=2),)
    told = game.apply(after, 3, Tell(image=after.hands[3][0], clue=CLUE))
    assert game.awaited(told) == (0, 1, 2)


@pytest.mark.rule("CO-9")
def test_who_lets_the_telling_pass_scores_nothing_in_that_round() -> None:
    state = game.absent(game.absent(telling(storyteller=2), 2), 3)
    state = game.apply(state, 0, Tell(image=state.hands[0][0], clue=CLUE))
    for seat in (1, 2, 3):
        state = game.apply(state, seat, Give(images=state.hands[seat][:1]))
    # Seats 2 and 3 are voters like the others, but what they find and what is voted for them brings nothing.
    some = vote_for(state, {1: 2, 2: 0, 3: 2})
    assert some.tally.scores == (3, 0, 0, 0)
    assert some.last is not None
    assert some.last.passed == (2, 3)
    assert vote_for(state, {1: 0, 2: 0, 3: 0}).tally.scores == (0, 2, 0, 0)
    # In the next round nobody has let anything pass.
    assert some.phase == Telling(storyteller=1)


@pytest.mark.rule("CO-10")
def test_when_everybody_lets_the_telling_pass_it_comes_round_to_the_first_again() -> None:
    state = telling(storyteller=2)
    for seat in (2, 3, 0):
        state = game.absent(state, seat)
    assert state.phase == Telling(storyteller=1, passed=frozenset({2, 3, 0}))
    assert game.absent(state, 1).phase == Telling(storyteller=2)


@pytest.mark.rule("CO-10")
def test_a_storyteller_whom_nobody_answers_for_whole_circles_is_not_deserted() -> None:
    state = new_game(end="score")
    state = game.apply(state, 0, Claim())
    for _ in range(100):
        seat = game.awaited(state)[0]
        if seat == 0:
            state = game.apply(state, 0, Tell(image=state.hands[0][0], clue=CLUE))
        else:
            state = game.absent(state, seat)
    assert game.outcome(state) is None
    assert state.tally.number > 6


@pytest.mark.rule("DX-3")
def test_bots_let_people_claim_first_until_all_of_them_have_declined() -> None:
    state = new_game()
    assert patience(game, state, 3, people=1) == 60
    assert patience(game, state, 3, people=2) == 25
    assert patience(game, state, 3, people=0) == 0
    # A seat on automatic is no person, and has not declined.
    assert patience(game, game.absent(state, 2), 3, people=1) == 60
    declined = game.apply(state, 0, Decline())
    assert patience(game, declined, 3, people=1) == 0
    assert patience(game, declined, 3, people=2) == 25
    assert patience(game, game.apply(declined, 1, Decline()), 3, people=2) == 0


def test_bots_leave_time_to_read_the_clue_and_to_look_at_the_images() -> None:
    state = telling()
    short, long = (Tell(image=state.hands[0][0], clue=Sentence(text=text)) for text in ("Aïe", "x" * 150))
    assert patience(game, game.apply(state, 0, short), 3, people=1) == 4
    told = game.apply(state, 0, long)
    assert patience(game, told, 3, people=1) == 10
    given = game.apply(told, 1, Give(images=told.hands[1][:1]))
    assert patience(game, given, 3, people=1) == 0
    assert patience(game, given, 3, people=2) == 10
    aloud = game.apply(state, 0, Tell(image=state.hands[0][0], clue=Aloud()))
    assert patience(game, aloud, 3, people=1) == 4
    assert patience(game, voting(), 3, people=1) == 4
    assert patience(game, voting(6), 3, people=1) == 6
    voted = vote_for(voting(6), {1: 0})
    assert patience(game, voted, 3, people=1) == 0
    assert patience(game, voted, 3, people=2) == 6
    assert patience(game, state, 0, people=1) == 0


@pytest.mark.rule("CO-4")
def test_moves_out_of_turn_are_refused_with_a_reason() -> None:
    assert refused(new_game(), 0, Vote(number=1)) == "not_now"
    assert refused(telling(), 1, Give(images=("x",))) == "not_now"
    assert refused(giving(), 1, Vote(number=1)) == "not_now"
    assert refused(voting(), 1, Give(images=("x",))) == "not_now"
    assert refused(voting(), 1, Claim()) == "not_now"
    assert refused(telling(storyteller=1), 1, Vote(number=1)) == "not_now"


def test_only_the_storyteller_shows_that_they_are_writing() -> None:
    state = telling(storyteller=1)
    assert game.draft(state, 1, Writing(on=True)) == Writing(on=True)
    with pytest.raises(Refused):
        game.draft(state, 0, Writing(on=True))
    with pytest.raises(Refused):
        game.draft(giving(storyteller=1), 1, Writing(on=True))


@pytest.mark.rule("DX-17")
def test_only_the_storyteller_performs_and_only_with_the_variant() -> None:
    for live in (Performing(what="tune"), Performing(what="mime")):
        assert game.draft(telling(storyteller=1, mimes=True), 1, live) == live
        for state, seat in (
            (telling(storyteller=1, mimes=True), 0),
            (telling(storyteller=1), 1),
            (giving(storyteller=1), 1),
        ):
            with pytest.raises(Refused):
                game.draft(state, seat, live)


@pytest.mark.rule("DX-17")
@pytest.mark.parametrize("clue", [Tune(), Mime()])
def test_an_album_that_leaves_says_what_was_live_and_has_no_recording(clue: Tune | Mime) -> None:
    state = play_to_the_end(new_game())
    assert isinstance(state.last, Round)
    live = replace(state.last, clue=clue)
    assert game.kept(live, ()) == live
    recorded = replace(state.last, clue=replace(clue, clip="a" * 64))
    assert game.kept(recorded, ()) == replace(state.last, clue=replace(clue, clip=""))


def test_a_round_tells_its_whole_story() -> None:
    state = play_to_the_end(new_game())
    assert isinstance(state.last, Round)
    assert state.last.scores == state.tally.scores
    assert state.last.number == 15
