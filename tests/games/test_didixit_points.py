"""Didixit: points, the end, three players and the variants."""

from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.didixit_tables import (
    CLUE,
    game,
    giving,
    new_game,
    number_of,
    play_to_the_end,
    refused,
    seen_giving,
    seen_voting,
    telling,
    vote_for,
    voting,
)
from tests.players.didixit import decks, moves
from veillee.games.didixit.model import AskGive, AskVote, Claim, Give, GiveUp, Laid, Mime, Tell, Tune, Vote
from veillee.games.didixit.state import Giving, Over, State, Telling, Voting
from veillee.rules import Gathered, Pile, Refused, Tally
from veillee.salon import events as ev
from veillee.salon.game import update_clock
from veillee.salon.model import Running, RunningClock


@pytest.mark.rule("DX-10")
def test_all_find_it_the_storyteller_scores_nothing_and_the_others_two() -> None:
    assert vote_for(voting(), {1: 0, 2: 0, 3: 0}).tally.scores == (0, 2, 2, 2)


@pytest.mark.rule("DX-10", "DX-12")
def test_no_one_finds_it_the_others_score_two_and_one_more_for_each_vote_received() -> None:
    assert vote_for(voting(), {1: 2, 2: 1, 3: 1}).tally.scores == (0, 2 + 2, 2 + 1, 2)


@pytest.mark.rule("DX-11", "DX-12")
def test_some_find_it_storyteller_and_finders_score_three() -> None:
    assert vote_for(voting(), {1: 0, 2: 1, 3: 0}).tally.scores == (3, 3 + 1, 0, 3)


@pytest.mark.rule("DX-12")
def test_votes_on_the_storytellers_image_bring_the_storyteller_nothing_more() -> None:
    state = vote_for(voting(5), {1: 0, 2: 0, 3: 0, 4: 3})
    assert state.tally.scores == (3, 3, 3, 3 + 1, 0)


@pytest.mark.rule("DX-13")
@pytest.mark.parametrize(("players", "size"), [(3, 7), (4, 6), (5, 6), (6, 6)])
def test_hands_are_filled_up_and_the_left_neighbour_tells(players: int, size: int) -> None:
    state = voting(players, storyteller=players - 1)
    after = vote_for(state, dict.fromkeys(range(players - 1), players - 1))
    assert all(len(hand) == size for hand in after.hands)
    assert after.phase == Telling(storyteller=0)
    assert after.tally.number == 2
    for seat in range(players):
        assert after.hands[seat][: len(state.hands[seat])] == state.hands[seat]


@pytest.mark.rule("DX-14")
@pytest.mark.parametrize(("players", "rounds"), [(4, 15), (5, 11), (6, 8), (3, 13)])
def test_the_game_ends_when_the_last_image_is_drawn(players: int, rounds: int) -> None:
    state = new_game(players)
    assert game.public(state).rounds == rounds
    state = play_to_the_end(state)
    assert state.phase == Over(reason="pile")
    assert state.tally.number == rounds
    assert game.public(state).rounds == rounds
    assert state.pile.cards == ()
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.scores == state.tally.scores
    assert all(state.tally.scores[seat] == max(state.tally.scores) for seat in outcome.winners)


@pytest.mark.rule("DX-14")
def test_images_are_dealt_one_at_a_time_from_the_storytellers_left() -> None:
    """Two images for four empty places: the storyteller's left neighbour and the next one get them."""
    state = replace(voting(storyteller=1), pile=Pile(("last but one", "last")))
    after = vote_for(state, {0: 1, 2: 1, 3: 1})
    assert after.phase == Over(reason="pile")
    assert after.hands[2][-1] == "last but one"
    assert after.hands[3][-1] == "last"
    assert [len(hand) for hand in after.hands] == [5, 5, 6, 6]


@pytest.mark.rule("DX-14", "CO-7")
def test_most_points_win_and_a_tie_is_shared() -> None:
    over = replace(new_game(), phase=Over(reason="pile"), tally=Tally(scores=(7, 9, 3, 9)))
    outcome = game.outcome(over)
    assert outcome is not None
    assert outcome.winners == (1, 3)
    assert refused(over, 0, Claim()) == "game_over"


@pytest.mark.rule("CO-4", "CO-9")
def test_nobody_is_missed_when_the_game_is_over() -> None:
    over = replace(new_game(), phase=Over(reason="pile"))
    assert game.awaited(over) == ()
    assert game.clock(over) is None
    with pytest.raises(Refused, match="game_over"):
        game.absent(over, 0)


@pytest.mark.rule("DX-15")
def test_the_illustrated_round() -> None:
    """Julien tells, image 4; Léa's is 1, Tom's is 3; only Léa finds it; two vote for Léa's, Tom among them."""
    julien, tom, mathilde, nicolas, lea = range(5)
    state = telling(5, julien)
    laid = (
        Laid(image="of Léa", owner=lea),
        Laid(image="of Mathilde", owner=mathilde),
        Laid(image="of Tom", owner=tom),
        Laid(image="of Julien", owner=julien),
        Laid(image="of Nicolas", owner=nicolas),
    )
    hands = tuple(hand[:5] for hand in state.hands)
    gave = frozenset({tom, mathilde, nicolas, lea})
    phase = Voting(storyteller=julien, clue=CLUE, laid=laid, gave=gave, votes=Gathered.among(5, gave))
    state = replace(state, phase=phase, hands=hands)
    for voter, number in [(lea, 4), (tom, 1), (mathilde, 1), (nicolas, 3)]:
        state = game.apply(state, voter, Vote(number=number))
    assert state.tally.scores[lea] == 5
    assert state.tally.scores[julien] == 3
    assert state.tally.scores[tom] == 1
    assert state.tally.scores[mathilde] == state.tally.scores[nicolas] == 0
    assert state.phase == Telling(storyteller=tom)


@pytest.mark.rule("DX-16")
def test_three_players_have_seven_images_and_give_two() -> None:
    state = giving(3)
    assert [len(hand) for hand in state.hands] == [6, 7, 7]
    assert game.private(state, 1).ask == AskGive(images=2)
    assert refused(state, 1, Give(images=state.hands[1][:1])) == "wrong_number_of_images"
    assert refused(state, 1, Give(images=(state.hands[1][0],) * 2)) == "card_not_held"
    state = voting(3)
    assert len(seen_voting(state).table) == 5
    own = {number_of(state, 1, 0), number_of(state, 1, 1)}
    assert game.private(state, 1).ask == AskVote(numbers=tuple(sorted({1, 2, 3, 4, 5} - own)))
    assert all(refused(state, 1, Vote(number=number)) == "own_image" for number in own)


@pytest.mark.rule("DX-16")
def test_three_players_storyteller_and_single_finder_score_four() -> None:
    assert vote_for(voting(3), {1: 0, 2: 1}).tally.scores == (4, 4 + 1, 0)
    assert vote_for(voting(3), {1: 0, 2: 0}).tally.scores == (0, 2, 2)
    assert vote_for(voting(3), {1: 2, 2: 1}).tally.scores == (0, 2 + 1, 2 + 1)


@pytest.mark.rule("DX-17")
@pytest.mark.parametrize("clue", [Tune(), Mime(), Tune(clip="a" * 64), Mime(clip="b" * 64)])
def test_with_the_variant_a_clue_may_be_hummed_or_mimed(clue: Any) -> None:
    state = telling(mimes=True)
    tell = Tell(image=state.hands[0][0], clue=clue)
    assert seen_giving(game.apply(state, 0, tell)).clue == clue
    assert game.clips(tell) == ({clue.clip: "sound" if isinstance(clue, Tune) else "film"} if clue.clip else {})
    assert refused(telling(), 0, tell) == "option_off"


@pytest.mark.rule("DX-17")
def test_scoring_does_not_change_with_a_mime() -> None:
    state = telling(mimes=True)
    state = game.apply(state, 0, Tell(image=state.hands[0][0], clue=Mime()))
    for seat in (1, 2, 3):
        state = game.apply(state, seat, Give(images=state.hands[seat][:1]))
    assert vote_for(state, {1: 0, 2: 1, 3: 0}).tally.scores == (3, 4, 0, 3)


@pytest.mark.rule("DX-18")
def test_the_game_may_end_at_a_score_and_played_images_make_a_new_pile() -> None:
    state = play_to_the_end(new_game(cards=30, end="score", target=60))
    assert state.phase == Over(reason="score")
    assert max(state.tally.scores) >= 60
    assert state.tally.number > 15
    assert game.public(state).rounds is None
    owned = [image for hand in state.hands for image in hand]
    assert len(set(owned)) == len(owned)


@pytest.mark.rule("DX-18")
def test_the_chosen_score_is_enough() -> None:
    state = replace(voting(end="score", target=6), tally=Tally(scores=(0, 2, 0, 0)))
    assert vote_for(state, {1: 0, 2: 1, 3: 0}).phase == Over(reason="score")
    state = replace(voting(end="score", target=7), tally=Tally(scores=(0, 2, 0, 0)))
    assert vote_for(state, {1: 0, 2: 1, 3: 0}).phase == Telling(storyteller=1)


@pytest.mark.rule("DX-18")
def test_the_new_pile_is_shuffled_and_each_time_otherwise() -> None:
    def after_round(number: int) -> State:
        pile = Pile[str]((), aside=tuple(f"played{n}" for n in range(40)))
        state = replace(voting(end="score"), pile=pile, tally=Tally(scores=(0,) * 4, number=number))
        return vote_for(state, {1: 0, 2: 0, 3: 0})

    first, second = after_round(10), after_round(11)
    in_order = [image for image in first.pile.cards if image.startswith("played")]
    assert in_order != sorted(in_order, key=lambda image: int(image.removeprefix("played")))
    assert first.pile.cards != second.pile.cards
    assert len(first.pile.cards) == 40 + 4 - 4


@pytest.mark.rule("DX-18")
def test_played_images_come_back_only_when_the_pile_has_run_out() -> None:
    played = tuple(f"played{n}" for n in range(8))
    for left, refilled in ((3, True), (4, False), (5, False)):
        pile = Pile[str](tuple(f"new{n}" for n in range(left)), aside=played)
        after = vote_for(replace(voting(end="score"), pile=pile), {1: 0, 2: 0, 3: 0})
        assert isinstance(after.phase, Telling)
        assert (after.pile.aside == ()) == refilled
        assert after.pile.shuffles == refilled
        assert len(after.pile.cards) + len(after.pile.aside) == left + 8


@pytest.mark.rule("DX-18", "CO-9")
def test_if_the_role_is_passed_on_the_next_storyteller_has_the_whole_limit() -> None:
    state = telling(tell_seconds=60)
    assert game.clock(state) != game.clock(game.absent(state, 0))


@pytest.mark.rule("DX-18")
def test_no_image_is_lost_or_doubled_when_the_pile_is_made_anew() -> None:
    state = new_game(cards=30, end="score", target=100)
    for _ in range(200):
        if game.outcome(state) is not None:
            break
        seat = game.awaited(state)[0]
        state = game.apply(state, seat, moves(game.public(state), game.private(state, seat))[-1])
        out: list[str] = [*state.pile.cards, *state.pile.aside, *(image for hand in state.hands for image in hand)]
        match state.phase:
            case Giving() as phase:
                out += [phase.image, *(image for gift in phase.gifts.answers.values() for image in gift)]
            case Voting() as phase:
                out += [laid.image for laid in phase.laid]
        assert sorted(out) == sorted(card.id for card in decks(30)[0].cards)


@pytest.mark.rule("DX-18")
@pytest.mark.parametrize(("players", "least"), [(3, 21 + 5), (4, 24 + 4), (6, 36 + 6)])
def test_a_deck_too_small_for_full_hands_and_one_round_is_refused(players: int, least: int) -> None:
    new_game(players, cards=least)
    with pytest.raises(Refused, match="deck_too_small"):
        new_game(players, cards=least - 1)


@pytest.mark.rule("DX-18")
def test_each_phase_may_have_a_time_limit() -> None:
    limits: dict[str, Any] = {"tell_seconds": 60, "give_seconds": 40, "vote_seconds": 20}
    states = [new_game(**limits), telling(**limits), giving(**limits), voting(**limits)]
    clocks = [game.clock(state) for state in states]
    assert [clock.seconds for clock in clocks if clock] == [60, 60, 40, 20]
    assert len({clock.key for clock in clocks if clock}) == 4
    assert game.clock(new_game()) is None


@pytest.mark.rule("DX-3", "DX-18")
def test_after_a_claim_is_given_up_there_is_the_whole_time_to_claim_again() -> None:
    start = ev.Started("didixit", 1, {}, (), None, "", (), ())
    state = new_game(tell_seconds=30)
    running = update_clock(Running(start=start, started_seq=1, state=state), 0)
    for move, at in ((Claim(), 29_000), (GiveUp(), 50_000)):
        state = game.apply(state, 0, move)
        running = update_clock(replace(running, state=state), at)
    assert running.clock == RunningClock("1:claim", 50_000, 30)


@pytest.mark.rule("CO-10")
def test_the_next_limit_begins_when_the_reveal_has_been_seen() -> None:
    start = ev.Started("didixit", 1, {}, (), None, "", (), ())
    state = voting(tell_seconds=30)
    running = Running(start=start, started_seq=1, state=state)
    after = vote_for(state, {1: 0, 2: 0, 3: 0})
    assert update_clock(replace(running, state=after), 5_000).clock == RunningClock("2:tell:1", 17_000, 30)
    # If that storyteller is away, the next one is still shown the reveal.
    passed = game.absent(after, 1)
    assert game.reveal_seconds(passed) == 12
    told = game.apply(after, 1, Tell(image=after.hands[1][0], clue=CLUE))
    for shown in (new_game(), telling(), giving(), state, told):
        assert game.reveal_seconds(shown) == 0
