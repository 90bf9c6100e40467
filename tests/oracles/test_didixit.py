"""Didixit counts as the oracle does: every vote at three and four players, many at five and six, and whole games."""

import random
from collections.abc import Iterator
from itertools import combinations, product

import pytest

from tests.oracles import didixit as oracle
from tests.players.didixit import decks, moves
from veillee.games.didixit.game import Didixit
from veillee.games.didixit.model import Claim, Give, Options, Sentence, Tell, Vote
from veillee.games.didixit.state import State, Voting
from veillee.rules import Chance, Table

pytestmark = pytest.mark.no_cover
game = Didixit()
AWAY = None


def subsets(of: list[int]) -> Iterator[set[int]]:
    for size in range(len(of) + 1):
        yield from map(set, combinations(of, size))


def laid_out(players: int, storyteller: int, gave: set[int], passed: int = 0, seed: bytes = b"oracle") -> State:
    """The images lie on the table; chance gave for all others. `passed` seats before the storyteller did not tell."""
    state = game.start(Table(seats=players), Options(), decks(), Chance(seed))
    first = (storyteller - passed) % players
    state = game.apply(state, first, Claim())
    for seat in range(first, first + passed):
        state = game.absent(state, seat % players)
    state = game.apply(state, storyteller, Tell(image=state.hands[storyteller][0], clue=Sentence(text="Minuit")))
    for seat in range(players):
        if seat in gave:
            state = game.apply(state, seat, Give(images=state.hands[seat][: 2 if players == 3 else 1]))
        elif seat != storyteller:
            state = game.absent(state, seat)
    return state


def check(state: State, gave: set[int], ballots: dict[int, int | None], passed: int = 0) -> None:
    """Counts the round with these votes, and compares."""
    assert isinstance(state.phase, Voting)
    storyteller, owners = state.phase.storyteller, [laid.owner for laid in state.phase.laid]
    votes = {seat: number for seat, number in ballots.items() if number is not None}
    after = state
    for seat, number in ballots.items():
        after = game.absent(after, seat) if number is None else game.apply(after, seat, Vote(number=number))
    before = {(storyteller - more) % state.seats for more in range(1, passed + 1)}
    expected = oracle.points(oracle.Table(state.seats, storyteller, owners, votes, gave, before))
    assert after.last is not None
    assert list(after.last.points) == expected, (storyteller, owners, votes, gave)
    assert after.tally.scores == tuple(expected)
    assert set(after.last.drawn) == set(ballots) - gave
    assert set(after.last.passed) == before


def ballots_of(state: State, seat: int) -> list[int | None]:
    assert isinstance(state.phase, Voting)
    return [AWAY, *(n for n, laid in enumerate(state.phase.laid, 1) if laid.owner != seat)]


@pytest.mark.rule("DX-10", "DX-11", "DX-12")
@pytest.mark.parametrize(("players", "storyteller"), [(3, 0), (3, 1), (3, 2), (4, 0), (4, 3)])
def test_every_vote_at_three_and_four_players(players: int, storyteller: int) -> None:
    others = [seat for seat in range(players) if seat != storyteller]
    for gave in subsets(others):
        state = laid_out(players, storyteller, gave)
        for ballots in product(*(ballots_of(state, seat) for seat in others)):
            check(state, gave, dict(zip(others, ballots, strict=True)))


@pytest.mark.rule("DX-10", "DX-11", "DX-12")
@pytest.mark.parametrize("players", [5, 6])
def test_many_votes_at_five_and_six_players(players: int) -> None:
    dice = random.Random(players)
    for n in range(60):
        storyteller = dice.randrange(players)
        others = [seat for seat in range(players) if seat != storyteller]
        gave = {seat for seat in others if dice.random() < 0.8}
        state = laid_out(players, storyteller, gave, seed=bytes([n]))
        for _ in range(20):
            check(state, gave, {seat: dice.choice(ballots_of(state, seat)) for seat in others})


@pytest.mark.rule("CO-9")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_whoever_let_the_telling_pass_scores_nothing(players: int) -> None:
    dice = random.Random(players)
    for n in range(30):
        storyteller, passed = dice.randrange(players), dice.randrange(1, players)
        others = {seat for seat in range(players) if seat != storyteller}
        state = laid_out(players, storyteller, others, passed, bytes([n]))
        for _ in range(10):
            check(state, others, {seat: dice.choice(ballots_of(state, seat)) for seat in others}, passed)


@pytest.mark.rule("DX-13", "DX-14", "CO-7")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_whole_games_are_scored_drawn_and_won_as_the_oracle_says(players: int) -> None:
    for number in range(12):
        dice = random.Random(100 * players + number)
        cards = dice.randrange(players * oracle.cards_in_hand(players) + oracle.cards_played(players), 85)
        state = game.start(Table(seats=players), Options(), decks(cards), Chance(bytes([number])))
        scores, played = [0] * players, 0
        while game.outcome(state) is None:
            seat = dice.choice(game.awaited(state))
            before = state
            state = game.apply(state, seat, dice.choice(moves(game.public(state), game.private(state, seat))))
            if isinstance(before.phase, Voting) and state.last is not before.last:
                round = state.last
                assert round is not None
                played += 1
                votes = {seat: number for seat, number in enumerate(round.votes) if number is not None}
                everyone = set(range(players)) - {round.storyteller}
                owners = [laid.owner for laid in round.laid]
                won = oracle.points(oracle.Table(players, round.storyteller, owners, votes, everyone))
                scores = [score + more for score, more in zip(scores, won, strict=True)]
                assert list(state.tally.scores) == scores
                held = [len(hand) for hand in before.hands]
                missing = [oracle.cards_in_hand(players) - cards for cards in held]
                draws = oracle.drawn_by(players, round.storyteller, missing, len(before.pile.cards))
                for image, drawer in zip(before.pile.cards, draws, strict=False):
                    assert image in state.hands[drawer]
                assert [len(hand) for hand in state.hands] == [held[s] + draws.count(s) for s in range(players)]
        outcome = game.outcome(state)
        assert outcome is not None
        assert played == oracle.rounds(players, cards)
        assert list(outcome.winners) == oracle.winners(scores)
        assert outcome.reason == "pile"
