"""Dictionnaire: the vote, the count and the end."""

import pytest
from msgspec.structs import replace

from tests.games.dictionnaire_tables import (
    at,
    ballots,
    counted,
    game,
    new_game,
    on_the_table,
    points,
    refused,
    sheet_of,
    sorting,
    vote_for,
    voting,
    writing,
)
from veillee.games.dictionnaire.model import (
    AskStake,
    AskVote,
    Draw,
    Edit,
    Keep,
    LastCallView,
    Merge,
    Read,
    Stake,
    Vote,
    Write,
)
from veillee.games.dictionnaire.state import Choosing, LastCall, Over
from veillee.rules import Refused, Tally

# The count


@pytest.mark.rule("DI-13")
def test_an_author_scores_a_point_for_each_vote() -> None:
    """The example of the rulebook: three votes, three points."""
    state = vote_for(voting(), {1: 4, 2: 4, 3: 4, 4: 1})
    assert points(state) == (4, 1, 0, 0, 3)


@pytest.mark.rule("DI-13")
def test_each_of_several_authors_scores_in_full_and_a_co_authors_vote_counts() -> None:
    state = sorting()
    state = game.apply(state, 0, Merge(sheet=sheet_of(state, 1), into=sheet_of(state, 2)))
    state = vote_for(game.apply(state, 0, Read(at_once=True)), {1: 2, 2: None, 3: 1, 4: None})
    # Seats 1 and 3 voted for the merged one: author 1 scores for seat 3 only, author 2 for both.
    assert points(state) == (2, 1, 4, 0, 2)


@pytest.mark.rule("DI-13")
def test_a_vote_for_ones_own_definition_is_possible_and_brings_nothing() -> None:
    state = vote_for(voting(), {1: 1, 2: None, 3: None, 4: None})
    assert points(state) == (1, 0, 2, 2, 2)


@pytest.mark.rule("DI-13")
def test_everyone_is_shown_what_they_wrote_and_not_whether_it_was_touched_up_or_merged() -> None:
    assert game.private(writing(), 1).wrote is None
    state = sorting()
    before = [game.private(state, seat).wrote for seat in range(5)]
    assert before == [None, *(f"Définition du joueur {seat}." for seat in range(1, 5))]
    state = game.apply(state, 0, Edit(sheet=sheet_of(state, 2), text="Retouchée."))
    state = game.apply(state, 0, Merge(sheet=sheet_of(state, 1), into=sheet_of(state, None)))
    state = game.apply(state, 0, Read(at_once=True))
    assert [game.private(state, seat).wrote for seat in range(5)] == before


@pytest.mark.rule("DI-13")
def test_an_author_merged_with_the_real_one_scores_for_other_votes_and_two_for_their_own() -> None:
    state = sorting()
    state = game.apply(state, 0, Merge(sheet=sheet_of(state, 1), into=sheet_of(state, None)))
    state = vote_for(game.apply(state, 0, Read(at_once=True)), {1: 1, 2: None, 3: None, 4: 2})
    assert points(state) == (1, 4, 3, 2, 0)


@pytest.mark.rule("DI-14")
def test_the_real_definition_scores_two_and_any_other_nothing_for_the_voter() -> None:
    state = vote_for(voting(), {1: None, 2: 3, 3: 2, 4: 2})
    assert points(state) == (3, 2, 2, 1, 0)


@pytest.mark.rule("DI-15")
def test_the_reader_scores_for_each_player_who_did_not_find_it() -> None:
    """The example of the rulebook: five players, three of the four found it, one point."""
    state = vote_for(voting(), {1: None, 2: None, 3: None, 4: 1})
    assert points(state)[0] == 1


@pytest.mark.rule("DI-15", "CO-9")
def test_a_writer_who_casts_no_vote_has_not_found_it() -> None:
    state = vote_for(voting(), {1: None, 2: None, 3: 4})
    state = counted(game.absent(state, 4))
    assert points(state) == (2, 2, 2, 0, 1)


@pytest.mark.rule("DI-15", "CO-9")
def test_nobody_votes_and_the_reader_has_misled_them_all() -> None:
    state = replace(voting(players=4), tally=Tally(scores=(24, 0, 0, 0)))
    for seat in (1, 2, 3):
        state = game.absent(state, seat)
    state = counted(state)
    assert points(state) == (3, 0, 0, 0)
    assert isinstance(state.phase, Over)


@pytest.mark.rule("DI-15", "CO-9")
def test_who_wrote_nothing_counts_in_no_total() -> None:
    state = game.absent(writing(), 1)
    for seat in (2, 3, 4):
        state = game.apply(state, seat, Write(text=f"Chose {seat}."))
    state = game.apply(state, 0, Read(at_once=True))
    assert points(vote_for(state, {2: None, 3: None, 4: 2})) == (1, 0, 3, 2, 0)


@pytest.mark.rule("DI-3", "DI-16")
def test_a_staked_token_doubles_everything_and_is_spent_whatever_happens() -> None:
    state = voting()
    assert state.tokens == (3,) * 5
    state = game.apply(state, 1, Stake())
    state = game.apply(state, 4, Stake())
    state = vote_for(state, {1: None, 2: 1, 3: 1, 4: 2})
    assert points(state) == (3, 8, 1, 0, 0)
    assert state.tokens == (3, 2, 3, 3, 2)


@pytest.mark.rule("DI-11")
def test_one_token_at_most_for_all_to_see_until_the_last_ballot_and_not_the_reader() -> None:
    state = game.apply(voting(), 1, Stake())
    assert on_the_table(state).staked == (1,)
    assert refused(state, 1, Stake()) == "already_staked"
    assert refused(state, 0, Stake()) == "not_for_reader"
    assert refused(sorting(), 1, Stake()) == "not_now"
    poor = replace(voting(), tokens=(3, 0, 3, 3, 3))
    assert refused(poor, 1, Stake()) == "no_token_left"
    assert game.private(poor, 1).ask == AskVote(letters=tuple("ABCDE"), may_stake=False)
    last_one = replace(voting(), tokens=(3, 1, 3, 3, 3))
    assert game.private(last_one, 1).ask == AskVote(letters=tuple("ABCDE"), may_stake=True)


@pytest.mark.rule("DI-11")
def test_a_token_can_still_be_staked_after_ones_own_vote() -> None:
    state = vote_for(voting(), {1: None})
    state = game.apply(state, 1, Stake())
    assert on_the_table(state).staked == (1,)
    state = vote_for(state, {2: 1, 3: 2, 4: 2})
    assert points(state) == (3, 2 * (2 + 1), 2, 0, 0)
    assert state.tokens == (3, 2, 3, 3, 3)
    assert state.last is not None
    assert state.last.staked == (1,)


@pytest.mark.rule("DI-11")
def test_a_token_laid_down_is_spent_at_once_and_nothing_takes_it_back() -> None:
    state = game.apply(voting(), 1, Stake())
    assert state.tokens == game.public(state).tokens == (3, 2, 3, 3, 3)
    assert game.private(state, 1).ask == AskVote(letters=tuple("ABCDE"), may_stake=False)
    assert refused(state, 1, Keep()) == "not_now"
    state = ballots(state, {1: None, 2: None, 3: None, 4: None})
    assert refused(state, 1, Keep()) == "already_decided"
    assert refused(state, 1, Stake()) == "already_staked"
    assert counted(state).tokens == (3, 2, 3, 3, 3)


@pytest.mark.rule("DI-11", "CO-3")
def test_after_the_last_vote_there_is_a_last_call_for_tokens_and_votes_stand() -> None:
    state = game.apply(replace(voting(), tokens=(3, 3, 1, 0, 2)), 1, Stake())
    state = ballots(state, {1: None, 2: 1, 3: None, 4: None})
    public = game.public(state)
    assert isinstance(public, LastCallView)
    assert (public.staked, public.voted) == ((1,), (1, 2, 3, 4))
    # Seat 1 has staked, seat 3 has nothing left: the table waits for the others, and not for long.
    assert game.awaited(state) == (2, 4)
    clock = game.clock(state)
    assert clock is not None
    assert clock.seconds == 5
    assert [game.private(state, seat).ask for seat in range(5)] == [None, None, AskStake(), None, AskStake()]
    assert game.private(state, 2).vote is not None
    assert refused(state, 2, Vote(letter="A")) == "not_now"
    assert refused(state, 0, Stake()) == refused(state, 0, Keep()) == "not_for_reader"
    assert refused(state, 3, Stake()) == "no_token_left"
    state = game.apply(state, 2, Stake())
    assert (game.awaited(state), state.tokens) == ((4,), (3, 2, 0, 0, 2))
    assert refused(state, 2, Stake()) == "already_staked"
    assert state.last is None
    state = game.apply(state, 4, Keep())
    assert state.last is not None
    assert (state.last.staked, state.last.points) == ((1, 2), (1, 2 * (2 + 1), 0, 2, 2))
    assert state.tokens == (3, 2, 0, 0, 2)


@pytest.mark.rule("DI-11", "CO-9")
def test_who_is_silent_at_the_last_call_keeps_the_token() -> None:
    state = ballots(voting(), {1: None, 2: None, 3: None, 4: None})
    assert isinstance(state.phase, LastCall)
    state = game.apply(state, 1, Keep())
    assert refused(state, 1, Keep()) == refused(state, 1, Stake()) == "already_decided"
    for seat in (2, 3, 4):
        state = game.absent(state, seat)
    assert isinstance(state.phase, Choosing)
    assert state.tokens == (3,) * 5


@pytest.mark.rule("DI-11")
def test_there_is_no_last_call_where_nobody_could_answer() -> None:
    state = replace(voting(), tokens=(3, 1, 0, 0, 0))
    state = game.apply(state, 1, Stake())
    assert isinstance(ballots(state, {1: None, 2: None, 3: None, 4: None}).phase, Choosing)


@pytest.mark.rule("DI-11", "CO-9")
def test_a_writer_without_a_vote_hears_the_last_call_and_one_who_did_not_write_does_not() -> None:
    state = game.absent(writing(), 1)
    for seat in (2, 3, 4):
        state = game.apply(state, seat, Write(text=f"Chose {seat}."))
    state = ballots(game.apply(state, 0, Read(at_once=True)), {3: 2, 4: 2})
    state = game.absent(state, 2)
    assert game.awaited(state) == (2, 3, 4)
    assert refused(state, 1, Stake()) == "did_not_write"
    assert refused(state, 1, Keep()) == "already_decided"
    assert points(counted(game.apply(state, 2, Stake()))) == (3, 0, 4, 0, 0)


@pytest.mark.rule("DI-12")
def test_every_player_but_the_reader_votes_in_secret_and_may_change() -> None:
    state = voting()
    assert refused(state, 0, Vote(letter="A")) == "not_for_reader"
    assert refused(state, 1, Vote(letter="Z")) == "no_such_definition"
    state = game.apply(game.apply(state, 1, Vote(letter="A")), 1, Vote(letter="B"))
    assert on_the_table(state).voted == (1,)
    assert game.private(state, 1).vote == "B"
    assert game.private(state, 2).vote is None


@pytest.mark.rule("DI-12", "CO-9")
def test_the_vote_has_the_limit_of_the_option_anew_in_every_round() -> None:
    assert game.clock(voting()) is None
    state = voting(vote_seconds=30)
    clock = game.clock(state)
    assert clock is not None
    assert clock.seconds == 30
    assert game.clock(sorting(vote_seconds=30)) is None
    assert game.clock(writing(vote_seconds=30)) is None
    later = game.clock(replace(state, tally=Tally(scores=(0,) * 5, number=2)))
    assert later is not None
    assert later.key != clock.key
    both = [game.clock(moment(enforced=True, vote_seconds=30)) for moment in (writing, voting)]
    assert [one.seconds for one in both if one] == [180, 30]
    assert len({one.key for one in both if one}) == 2


# The end


@pytest.mark.rule("DI-2", "DI-17")
def test_the_game_ends_on_or_past_the_diploma_and_not_before() -> None:
    """From leaf 1, 25 points lead to leaf 26."""
    short = vote_for(at((0, 22, 0, 0, 0)), {1: None, 2: None, 3: None, 4: None})
    assert isinstance(short.phase, Choosing)
    there = vote_for(at((0, 23, 0, 0, 0)), {1: None, 2: None, 3: None, 4: None})
    assert isinstance(there.phase, Over)
    outcome = game.outcome(there)
    assert outcome is not None
    assert outcome.winners == (1,)
    assert outcome.reason == "diploma"


@pytest.mark.rule("DI-2", "DI-17")
def test_with_the_shorter_laurel_the_diploma_is_the_fourteenth_leaf() -> None:
    for score, over in ((10, False), (11, True)):
        state = replace(voting(leaves=14), tally=Tally(scores=(0, score, 0, 0, 0)))
        state = vote_for(state, {1: None, 2: None, 3: None, 4: None})
        assert isinstance(state.phase, Over) == over
    outcome = game.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((1,), "diploma")


@pytest.mark.rule("DI-18")
def test_of_several_at_the_diploma_the_one_who_spent_fewest_tokens_wins_however_far() -> None:
    state = at((0, 24, 23, 0, 0), tokens=(3, 2, 3, 3, 3))
    state = vote_for(state, {1: None, 2: None, 3: 1, 4: 1})
    outcome = game.outcome(state)
    assert outcome is not None
    assert state.tally.scores[1] > state.tally.scores[2]
    assert outcome.winners == (2,)


@pytest.mark.rule("DI-18")
def test_this_rounds_stake_counts_and_equals_share() -> None:
    state = game.apply(at((0, 24, 23, 0, 0)), 2, Stake())
    assert game.outcome(vote_for(state, {1: None, 2: None, 3: None, 4: None})).winners == (1,)  # type: ignore[union-attr]
    assert game.outcome(vote_for(at((0, 24, 23, 0, 0)), {1: None, 2: None, 3: None, 4: None})).winners == (1, 2)  # type: ignore[union-attr]


@pytest.mark.rule("CO-10")
def test_the_count_is_looked_at_before_the_next_step_begins() -> None:
    state = vote_for(voting(), {1: 4, 2: 4, 3: 4, 4: 1})
    # Five definitions, and a pawn that goes four leaves.
    assert game.reveal_seconds(state) == 5.2 + 4 * 1.7 + 4 * 0.3
    assert game.reveal_seconds(game.apply(state, 1, Draw(box=1))) == 0
    assert game.reveal_seconds(game.absent(state, 1)) == 0
    assert game.reveal_seconds(new_game()) == game.reveal_seconds(voting()) == 0
    later = replace(state, tally=Tally(scores=state.tally.scores, number=3))
    assert game.reveal_seconds(later) == 0


@pytest.mark.rule("CO-4", "CO-9")
def test_nobody_is_missed_when_the_game_is_over() -> None:
    over = replace(new_game(), phase=Over(reason="diploma"))
    assert game.awaited(over) == ()
    assert game.clock(over) is None
    assert (game.public(over).scores, game.private(over, 0).ask) == ((0,) * 5, None)
    with pytest.raises(Refused, match="game_over"):
        game.absent(over, 0)
