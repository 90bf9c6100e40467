"""Didixit, read like the rulebook."""

from typing import Any

import pytest
from msgspec.structs import replace

from tests.players.didixit import decks, moves
from veillee.bots import patience
from veillee.games.didixit import (
    Aloud,
    AskGive,
    AskTell,
    AskVote,
    Claim,
    Claiming,
    ClaimingView,
    Decline,
    Didixit,
    Give,
    GiveUp,
    Giving,
    GivingView,
    Laid,
    Mend,
    Mime,
    Options,
    Over,
    Passed,
    Round,
    Sentence,
    State,
    Tell,
    Telling,
    Told,
    Tune,
    Vote,
    Voting,
    VotingView,
    Writing,
)
from veillee.rules import Chance, Gathered, Pile, Refused, Table, Tally
from veillee.salon import events as ev
from veillee.salon.game import update_clock
from veillee.salon.model import Running, RunningClock

game = Didixit()
CLUE = Sentence(text="Où est le bonheur ?")


def new_game(players: int = 4, cards: int = 84, seed: bytes = b"veillee", **options: Any) -> State:
    return game.start(Table(seats=players), Options(**options), decks(cards), Chance(seed))


def telling(players: int = 4, storyteller: int = 0, **options: Any) -> State:
    return game.apply(new_game(players, **options), storyteller, Claim())


def giving(players: int = 4, storyteller: int = 0, **options: Any) -> State:
    state = telling(players, storyteller, **options)
    return game.apply(state, storyteller, Tell(image=state.hands[storyteller][0], clue=CLUE))


def voting(players: int = 4, storyteller: int = 0, **options: Any) -> State:
    state = giving(players, storyteller, **options)
    for seat in range(players):
        if seat != storyteller:
            state = game.apply(state, seat, Give(images=state.hands[seat][: 2 if players == 3 else 1]))
    return state


def number_of(state: State, owner: int, nth: int = 0) -> int:
    assert isinstance(state.phase, Voting)
    return [n for n, laid in enumerate(state.phase.laid, 1) if laid.owner == owner][nth]


def vote_for(state: State, votes: dict[int, int]) -> State:
    """Each voter votes for the (first) image of the seat given."""
    numbers = {voter: number_of(state, owner) for voter, owner in votes.items()}
    for voter, number in numbers.items():
        state = game.apply(state, voter, Vote(number=number))
    return state


def seen_giving(state: State) -> GivingView:
    public = game.public(state)
    assert isinstance(public, GivingView)
    return public


def seen_voting(state: State) -> VotingView:
    public = game.public(state)
    assert isinstance(public, VotingView)
    return public


def refused(state: State, seat: int, move: Any) -> str:
    with pytest.raises(Refused) as caught:
        game.apply(state, seat, move)
    return caught.value.code


def play_to_the_end(state: State) -> State:
    while game.outcome(state) is None:
        seat = game.awaited(state)[0]
        state = game.apply(state, seat, moves(game.public(state), game.private(state, seat))[0])
    return state


@pytest.mark.rule("DX-1", "DX-2")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_84_images_are_shuffled_and_six_dealt_to_each(players: int) -> None:
    state = new_game(players)
    assert state.tally.scores == (0,) * players
    assert all(len(hand) == 6 for hand in state.hands)
    dealt = [image for hand in state.hands for image in hand]
    assert len(state.pile.cards) == 84 - 6 * players
    assert sorted([*dealt, *state.pile.cards]) == sorted(card.id for card in decks()[0].cards)
    assert (*dealt, *state.pile.cards) != tuple(card.id for card in decks()[0].cards)


@pytest.mark.rule("DX-1")
def test_there_are_rabbits_of_six_colours() -> None:
    assert game.colours == 6
    assert list(game.players) == [3, 4, 5, 6]


@pytest.mark.rule("DX-2")
def test_nobody_sees_anothers_images() -> None:
    state = new_game()
    for seat in range(4):
        seen = str(game.public(state)) + str(game.private(state, seat))
        for other in range(4):
            assert all((image in seen) == (other == seat) for image in state.hands[other])
        assert not any(image in seen for image in state.pile.cards)


@pytest.mark.rule("DX-3")
def test_the_first_who_has_a_sentence_is_the_storyteller() -> None:
    state = new_game()
    assert game.awaited(state) == (0, 1, 2, 3)
    state = game.apply(state, 2, Claim())
    assert state.phase == Telling(storyteller=2, claimed=True)
    assert refused(state, 1, Claim()) == "already_claimed"
    assert refused(state, 2, Claim()) == "not_now"
    assert refused(state, 1, Tell(image=state.hands[1][0], clue=CLUE)) == "not_storyteller"


@pytest.mark.rule("DX-3")
def test_a_claim_can_be_given_up_before_the_clue_and_then_anyone_may_claim() -> None:
    assert refused(telling(storyteller=2), 1, GiveUp()) == "not_storyteller"
    state = game.apply(telling(storyteller=2), 2, GiveUp())
    assert state.phase == Claiming()
    state = game.apply(state, 0, Claim())
    assert state.phase == Telling(storyteller=0, claimed=True)
    state = game.apply(state, 0, Tell(image=state.hands[0][0], clue=CLUE))
    assert refused(state, 0, GiveUp()) == "not_for_storyteller"


@pytest.mark.rule("DX-3")
def test_a_role_that_came_by_turn_cannot_be_given_up() -> None:
    state = vote_for(voting(), {1: 0, 2: 0, 3: 0})
    assert game.private(state, 1).ask == AskTell(may_give_up=False)
    assert refused(state, 1, GiveUp()) == "not_now"


@pytest.mark.rule("DX-3")
def test_nobody_claims_in_time_and_the_storyteller_is_drawn_by_chance() -> None:
    drawn = set()
    for seed in range(20):
        state = new_game(seed=bytes([seed]))
        for seat in range(4):
            assert isinstance(state.phase, Claiming)
            state = game.absent(state, seat)
        assert isinstance(state.phase, Telling)
        drawn.add(state.phase.storyteller)
    assert drawn == {0, 1, 2, 3}


@pytest.mark.rule("DX-3")
def test_who_declines_is_not_waited_for_and_may_still_think_better_of_it() -> None:
    state = game.apply(new_game(), 2, Decline())
    assert state.phase == Claiming(declined=frozenset({2}))
    assert game.awaited(state) == (0, 1, 3)
    public = game.public(state)
    assert isinstance(public, ClaimingView)
    assert public.declined == (2,)
    assert game.apply(state, 2, Claim()).phase == Telling(storyteller=2, claimed=True)
    assert refused(telling(), 1, Decline()) == "not_now"


@pytest.mark.rule("DX-3")
def test_when_all_have_declined_or_are_away_the_storyteller_is_drawn_by_chance() -> None:
    drawn = set()
    for seed in range(20):
        state = game.absent(new_game(seed=bytes([seed])), 0)
        for seat in (1, 2, 3):
            assert isinstance(state.phase, Claiming)
            state = game.apply(state, seat, Decline())
        assert isinstance(state.phase, Telling)
        assert not state.phase.claimed
        drawn.add(state.phase.storyteller)
    assert drawn == {0, 1, 2, 3}
    # Skipped after somebody declined: both count.
    state = game.apply(new_game(), 1, Decline())
    assert game.awaited(game.absent(state, 3)) == (0, 2)


@pytest.mark.rule("DX-4")
@pytest.mark.parametrize("clue", [CLUE, Sentence(text="Aïe"), Aloud()])
def test_the_storyteller_gives_a_clue_and_the_image_is_not_shown(clue: Any) -> None:
    state = telling()
    image = state.hands[0][3]
    state = game.apply(state, 0, Tell(image=image, clue=clue))
    assert seen_giving(state).clue == clue
    assert image not in state.hands[0]
    assert game.private(state, 0).gifts == (image,)
    for seat in (1, 2, 3):
        assert image not in str(game.public(state)) + str(game.private(state, seat))


@pytest.mark.rule("DX-4")
def test_a_clue_has_words_and_its_image_is_in_the_hand() -> None:
    state = telling()
    own, foreign = state.hands[0][0], state.hands[1][0]
    assert refused(state, 0, Tell(image=own, clue=Sentence(text=" \n\u200b "))) == "text_empty"
    assert refused(state, 0, Tell(image=own, clue=Sentence(text="x" * 201))) == "text_too_long"
    assert refused(state, 0, Tell(image=foreign, clue=CLUE)) == "card_not_held"
    state = game.apply(state, 0, Tell(image=own, clue=Sentence(text="  le \u202e  bonheur\n ")))
    assert seen_giving(state).clue == Sentence(text="le bonheur")


@pytest.mark.rule("DX-5")
def test_each_other_player_secretly_gives_one_image() -> None:
    state = giving()
    assert game.awaited(state) == (1, 2, 3)
    assert game.private(state, 1).ask == AskGive(images=1)
    assert game.private(state, 1).gifts == ()
    gift = state.hands[2][0]
    state = game.apply(state, 2, Give(images=(gift,)))
    assert seen_giving(state).given == (2,)
    assert game.awaited(state) == (1, 3)
    assert gift not in str(game.public(state)) + str(game.private(state, 0)) + str(game.private(state, 1))
    assert refused(state, 0, Give(images=(state.hands[0][0],))) == "not_for_storyteller"
    assert refused(state, 1, Give(images=state.hands[1][:2])) == "wrong_number_of_images"
    assert refused(state, 1, Give(images=(gift,))) == "card_not_held"


@pytest.mark.rule("DX-5", "CO-2")
@pytest.mark.parametrize("players", [3, 4, 6])
def test_a_given_image_can_be_exchanged_until_the_last_one_is_given_and_nobody_sees_it(players: int) -> None:
    count = 2 if players == 3 else 1
    state = giving(players)
    hand = state.hands[1]
    first, other = hand[:count], hand[1 : count + 1]
    given = game.apply(state, 1, Give(images=first))
    private = game.private(given, 1)
    assert private.gifts == first
    assert private.ask == AskGive(images=count)
    exchanged = game.apply(given, 1, Give(images=other))
    assert game.private(exchanged, 1).gifts == other
    assert sorted((*exchanged.hands[1], *other)) == sorted(hand)
    assert game.public(exchanged) == game.public(given)
    assert game.awaited(exchanged) == game.awaited(given)
    assert all(game.private(exchanged, seat) == game.private(given, seat) for seat in range(players) if seat != 1)
    assert refused(exchanged, 1, Give(images=state.hands[0][:count])) == "card_not_held"
    assert refused(exchanged, 1, Give(images=hand[: count + 1])) == "wrong_number_of_images"
    for seat in range(2, players):
        exchanged = game.apply(exchanged, seat, Give(images=exchanged.hands[seat][:count]))
    table = seen_voting(exchanged).table
    assert set(other) <= set(table)
    assert not (set(first) - set(other)) & set(table)
    assert refused(exchanged, 1, Give(images=first)) == "not_now"


@pytest.mark.rule("DX-5", "CO-9")
def test_who_comes_back_in_time_exchanges_the_image_that_chance_drew_and_has_given_it() -> None:
    state = game.absent(giving(), 1)
    mine = state.hands[1][0]
    state = game.apply(state, 1, Give(images=(mine,)))
    assert game.private(state, 1).gifts == (mine,)
    assert len(state.hands[1]) == 5
    for seat in (2, 3):
        state = game.apply(state, seat, Give(images=state.hands[seat][:1]))
    assert vote_for(state, {1: 0, 2: 1, 3: 1}).tally.scores == (3, 3 + 2, 0, 0)


@pytest.mark.rule("DX-5")
def test_the_storyteller_mends_the_clue_until_the_first_image_is_given() -> None:
    state = giving()
    assert game.private(state, 0).may_mend
    assert not game.private(state, 1).may_mend
    mended = game.apply(state, 0, Mend(text="  Où est  le bonhomme ? "))
    assert seen_giving(mended).clue == Sentence(text="Où est le bonhomme ?")
    assert game.private(mended, 0).gifts == game.private(state, 0).gifts
    assert refused(mended, 0, Mend(text=" ")) == "text_empty"
    assert refused(mended, 0, Mend(text="x" * 201)) == "text_too_long"
    assert refused(mended, 1, Mend(text="Non")) == "not_storyteller"
    given = game.apply(mended, 1, Give(images=mended.hands[1][:1]))
    assert not game.private(given, 0).may_mend
    assert refused(given, 0, Mend(text="Trop tard")) == "too_late_to_mend"
    assert refused(voting(), 0, Mend(text="Trop tard")) == "too_late_to_mend"
    assert refused(voting(), 1, Mend(text="Non")) == "not_storyteller"
    assert refused(telling(), 0, Mend(text="Trop tôt")) == "not_now"


@pytest.mark.rule("DX-5")
def test_only_written_words_are_mended() -> None:
    state = telling()
    state = game.apply(state, 0, Tell(image=state.hands[0][0], clue=Aloud()))
    assert not game.private(state, 0).may_mend
    assert refused(state, 0, Mend(text="Écrit")) == "nothing_to_mend"


@pytest.mark.rule("DX-5", "CO-9")
def test_an_image_that_chance_gave_does_not_keep_the_clue_from_being_mended() -> None:
    state = game.absent(giving(), 1)
    assert game.private(state, 0).may_mend
    assert seen_giving(game.apply(state, 0, Mend(text="Minuit"))).clue == Sentence(text="Minuit")
    given = game.apply(state, 1, Give(images=state.hands[1][:1]))
    assert not game.private(given, 0).may_mend


@pytest.mark.rule("DX-5")
def test_the_story_tells_the_mended_clue() -> None:
    told = telling()
    state = game.apply(told, 0, Tell(image=told.hands[0][0], clue=CLUE))
    assert game.story(told, state) == ()
    state = game.apply(state, 0, Mend(text="Minuit"))
    for seat in (1, 2):
        state = game.apply(state, seat, Give(images=state.hands[seat][:1]))
    laid = game.apply(state, 3, Give(images=state.hands[3][:1]))
    assert game.story(state, laid) == (Told(number=1, storyteller=0, clue=Sentence(text="Minuit")),)
    last = vote_for(laid, {1: 0, 2: 0, 3: 1}).last
    assert last is not None
    assert last.clue == Sentence(text="Minuit")


@pytest.mark.rule("DX-6")
def test_all_images_are_shuffled_and_laid_out_and_nobody_is_shown_whose_they_are() -> None:
    places = set()
    for seed in range(30):
        state = game.apply(new_game(seed=bytes([seed])), 0, Claim())
        told = state.hands[0][0]
        gifts = [state.hands[seat][0] for seat in (1, 2, 3)]
        state = game.apply(state, 0, Tell(image=told, clue=CLUE))
        for seat in (1, 2, 3):
            state = game.apply(state, seat, Give(images=(gifts[seat - 1],)))
        table = seen_voting(state).table
        assert sorted(table) == sorted([told, *gifts])
        places.add(table.index(told))
        assert game.private(state, 0).mine == (table.index(told) + 1,)
        assert "owner" not in str(game.public(state))
    assert places == {0, 1, 2, 3}


@pytest.mark.rule("DX-6", "CO-5")
def test_the_images_are_shuffled_otherwise_in_every_round() -> None:
    def owners(number: int) -> tuple[int, ...]:
        state = replace(giving(6), tally=Tally(scores=(0,) * 6, number=number))
        for seat in range(1, 6):
            state = game.apply(state, seat, Give(images=state.hands[seat][:1]))
        assert isinstance(state.phase, Voting)
        return tuple(laid.owner for laid in state.phase.laid)

    assert len({owners(number) for number in range(1, 11)}) > 7


@pytest.mark.rule("DX-7")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_everyone_but_the_storyteller_votes_for_one_number(players: int) -> None:
    state = voting(players)
    assert game.awaited(state) == tuple(range(1, players))
    own = number_of(state, 1)
    assert game.private(state, 1).ask == AskVote(numbers=tuple(n for n in range(1, players + 1) if n != own))
    assert game.private(state, 0).ask is None
    assert refused(state, 0, Vote(number=own)) == "not_for_storyteller"
    assert refused(state, 1, Vote(number=0)) == refused(state, 1, Vote(number=players + 1)) == "no_such_number"


@pytest.mark.rule("DX-7", "CO-3")
def test_a_vote_is_secret_and_can_be_changed_until_the_last_one_is_in() -> None:
    state = vote_for(voting(), {1: 0})
    assert seen_voting(state).voted == (1,)
    assert game.private(state, 1).vote == number_of(state, 0)
    assert game.private(state, 2).vote is None
    changed = vote_for(state, {1: 2})
    assert game.private(changed, 1).vote == number_of(state, 2)
    assert game.public(changed) == game.public(state)
    counted = vote_for(changed, {2: 0, 3: 0})
    assert counted.last is not None
    assert counted.last.votes[1] == number_of(state, 2)
    assert refused(counted, 1, Vote(number=1)) in ("not_for_storyteller", "not_now")


@pytest.mark.rule("DX-8")
def test_nobody_can_vote_for_an_image_they_gave() -> None:
    state = voting()
    for seat in (1, 2, 3):
        assert refused(state, seat, Vote(number=number_of(state, seat))) == "own_image"


@pytest.mark.rule("DX-9")
def test_when_all_have_voted_votes_and_owners_are_shown() -> None:
    before = vote_for(voting(), {1: 0, 2: 1})
    assert game.public(before).last is None
    after = vote_for(before, {3: 0})
    last = game.public(after).last
    assert last is not None
    assert isinstance(before.phase, Voting)
    assert last.laid == before.phase.laid
    assert last.votes == (None, number_of(before, 0), number_of(before, 1), number_of(before, 0))
    assert game.story(before, after) == (last,)


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


def test_a_round_tells_its_whole_story() -> None:
    state = play_to_the_end(new_game())
    assert isinstance(state.last, Round)
    assert state.last.scores == state.tally.scores
    assert state.last.number == 15


@pytest.mark.rule("CO-14")
@pytest.mark.parametrize("options", [{}, {"end": "score", "target": 100}])
def test_the_host_lets_the_game_finish_after_this_round(options: dict[str, Any]) -> None:
    state = game.finish(voting(**options), True)
    assert game.public(state).last_round
    assert game.public(state).rounds == 1
    state = vote_for(state, {1: 0, 2: 1, 3: 1})
    assert state.phase == Over(reason="stopped")
    assert state.last is not None
    outcome = game.outcome(state)
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.reason) == ((3, 5, 0, 0), (1,), "stopped")
    assert game.public(state).number == game.public(state).rounds == 1
    with pytest.raises(Refused, match="game_over"):
        game.finish(state, False)


@pytest.mark.rule("CO-14")
def test_the_host_may_change_their_mind_until_the_round_is_over() -> None:
    state = game.finish(game.finish(voting(), True), False)
    assert game.public(state).rounds == 15
    state = vote_for(state, {1: 0, 2: 1, 3: 1})
    assert state.phase == Telling(storyteller=1)
    assert not game.public(state).last_round
    assert game.public(state).number == 2


@pytest.mark.rule("CO-14", "DX-14", "DX-18")
def test_a_last_round_that_reaches_the_goal_or_empties_the_pile_ends_as_ever() -> None:
    reached = game.finish(replace(voting(end="score", target=5), tally=Tally(scores=(0, 4, 0, 0))), True)
    assert vote_for(reached, {1: 0, 2: 1, 3: 1}).phase == Over(reason="score")
    state = voting()
    empty = game.finish(replace(state, pile=Pile(cards=state.pile.cards[:4])), True)
    assert vote_for(empty, {1: 0, 2: 1, 3: 1}).phase == Over(reason="pile")


def after_a_round(players: int = 4, **options: Any) -> State:
    """The first round is counted (nobody but seat 1 found it), and seat 1 is to tell."""
    state = voting(players, **options)
    return vote_for(state, {voter: 0 if voter == 1 else 1 for voter in range(1, players)})


def late_refusal(state: State) -> str:
    with pytest.raises(Refused) as caught:
        game.seat_late(state)
    return caught.value.code


@pytest.mark.rule("CO-12")
def test_a_late_guest_has_a_full_hand_from_the_pile_and_the_score_of_the_last_player() -> None:
    before = after_a_round()
    assert before.tally.scores == (3, 5, 0, 0)
    scored = replace(before, tally=replace(before.tally, scores=(3, 5, 2, 4)))
    state = game.seat_late(scored)
    assert state.hands == (*before.hands, before.pile.cards[:6])
    assert state.pile.cards == before.pile.cards[6:]
    assert state.tally.scores == (3, 5, 2, 4, 2)
    assert state.phase == before.phase == Telling(storyteller=1)
    assert game.private(state, 4).hand == before.pile.cards[:6]


@pytest.mark.rule("CO-1", "CO-12")
def test_a_late_guest_sits_at_the_end_of_the_circle_and_tells_in_their_turn() -> None:
    state = game.seat_late(after_a_round())
    told = []
    for _ in range(5):
        assert isinstance(state.phase, Telling)
        told.append(state.phase.storyteller)
        state = game.apply(state, told[-1], Tell(image=state.hands[told[-1]][0], clue=CLUE))
        assert game.awaited(state) == tuple(seat for seat in range(5) if seat != told[-1])
        for seat in game.awaited(state):
            state = game.apply(state, seat, Give(images=state.hands[seat][:1]))
        for seat in game.awaited(state):
            state = game.apply(state, seat, Vote(number=number_of(state, told[-1])))
        assert all(len(hand) == 6 for hand in state.hands)
    assert told == [1, 2, 3, 4, 0]


@pytest.mark.rule("CO-12")
def test_late_guests_come_before_the_clue_and_not_while_a_round_is_played() -> None:
    assert game.seat_late(new_game()).phase == Claiming()
    declined = game.apply(new_game(), 0, Decline())
    assert game.awaited(game.seat_late(declined)) == (1, 2, 3, 4)
    claimed = game.seat_late(telling(storyteller=2))
    assert claimed.phase == Telling(storyteller=2, claimed=True)
    assert late_refusal(giving()) == "not_between_rounds"
    assert late_refusal(voting()) == "not_between_rounds"
    assert late_refusal(play_to_the_end(new_game())) == "game_over"


@pytest.mark.rule("CO-12", "DX-14")
def test_a_pile_that_has_only_a_hand_left_is_kept_for_those_who_play() -> None:
    state = after_a_round()
    seven = replace(state, pile=Pile(cards=state.pile.cards[:7], aside=state.pile.aside))
    assert len(game.seat_late(seven).pile.cards) == 1
    six = replace(state, pile=Pile(cards=state.pile.cards[:6], aside=state.pile.aside))
    assert late_refusal(six) == "pile_too_small"


@pytest.mark.rule("CO-5", "CO-12", "DX-18")
def test_with_a_goal_a_late_guests_hand_may_come_from_images_that_were_played() -> None:
    state = after_a_round(end="score", target=100)
    few = replace(state, pile=Pile(cards=state.pile.cards[:4], aside=state.pile.cards[4:9]))
    late = game.seat_late(few)
    assert late.hands[4][:4] == few.pile.cards
    # A shuffle of its own, so that none of the others is told twice.
    assert late.hands[4][4:] == few.chance.shuffle("late:4", few.pile.aside)[:2]
    assert (late.pile.aside, late.pile.shuffles) == ((), 1)
    assert game.seat_late(few) == late
    none = replace(state, pile=Pile(cards=state.pile.cards[:4], aside=state.pile.cards[4:6]))
    assert late_refusal(none) == "pile_too_small"


@pytest.mark.rule("CO-12", "DX-13", "DX-16")
def test_when_three_become_four_the_seventh_image_is_played_and_not_drawn_again() -> None:
    before = after_a_round(3)
    assert [len(hand) for hand in before.hands] == [7, 7, 7]
    state = game.seat_late(before)
    assert [len(hand) for hand in state.hands] == [7, 7, 7, 6]
    state = game.apply(state, 1, Tell(image=state.hands[1][0], clue=CLUE))
    assert game.private(state, 0).ask == AskGive(images=1)
    for seat in (0, 2, 3):
        state = game.apply(state, seat, Give(images=state.hands[seat][:1]))
    assert len(seen_voting(state).table) == 4
    pile = state.pile.cards
    state = vote_for(state, {0: 1, 2: 0, 3: 0})
    assert [len(hand) for hand in state.hands] == [6, 6, 6, 6]
    assert state.hands[3][-1] == pile[0]
    assert state.pile.cards == pile[1:]
    # One single finder of several: three points, not the four of a table of three.
    assert state.last is not None
    assert state.last.points[1] == 3
