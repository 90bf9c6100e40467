"""Didixit, read like the rulebook: from the deal to the vote."""

from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.didixit_tables import (
    CLUE,
    game,
    giving,
    new_game,
    number_of,
    refused,
    seen_giving,
    seen_voting,
    telling,
    vote_for,
    voting,
)
from tests.players.didixit import decks
from veillee.games.didixit.model import (
    Aloud,
    AskGive,
    AskTell,
    AskVote,
    Claim,
    ClaimingView,
    Decline,
    Give,
    GiveUp,
    Mend,
    Sentence,
    Tell,
    Told,
    Vote,
)
from veillee.games.didixit.state import Claiming, Telling, Voting
from veillee.rules import Tally


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
