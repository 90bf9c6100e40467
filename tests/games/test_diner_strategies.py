"""Shirking does not pay at Devine qui vient dîner ce soir !: one seat shirks, the others play on."""

from collections.abc import Callable
from functools import cache
from itertools import combinations_with_replacement
from random import Random
from statistics import mean
from typing import Literal

import pytest

from tests.players.diner import decks, moves
from veillee.games.diner.game import Diner
from veillee.games.diner.model import (
    Contest,
    Defend,
    Draw,
    Move,
    Nothing,
    Options,
    SetTable,
    Spoken,
    Unknown,
    VoteGuests,
    VoteTable,
)
from veillee.games.diner.state import Judging, State, Turn
from veillee.rules import Chance, Table

pytestmark = pytest.mark.no_cover
game = Diner()
PLAYERS = (3, 4, 5, 6, 7)
SHIRKER = 0

# The moves that a seat which shirks may make instead; nothing if it plays on; None if it is out of time.
Instead = Callable[[State, int], list[Move] | None]


def plays_on(state: State, seat: int) -> list[Move]:
    return []


def lets_its_turns_pass(state: State, seat: int) -> list[Move] | None:
    return None if isinstance(state.phase, Turn) else []


def lets_every_other_turn_pass(state: State, seat: int) -> list[Move] | None:
    return None if isinstance(state.phase, Turn) and state.tally.number // state.seats % 2 else []


def seats_nobody(state: State, seat: int) -> list[Move]:
    return [Nothing()] if isinstance(state.phase, Turn) and state.phase.drawn else []


def is_away(state: State, seat: int) -> None:
    return None


@cache
def lead(players: int, number: int, instead: Instead) -> float:
    """By how much the seat that shirks is ahead of the mean of the others at the end of a game."""
    dice = Random(f"{players}:{number}")
    seed = number.to_bytes(2)
    state = game.start(Table(seats=players, host=0), Options(), decks(90), Chance(seed))
    while (outcome := game.outcome(state)) is None:
        seat = dice.choice(game.awaited(state))
        may = instead(state, seat) if seat == SHIRKER else []
        if may is None:
            state = game.absent(state, seat)
            continue
        state = game.apply(state, seat, dice.choice(may or moves(game.public(state), game.private(state, seat))))
    return outcome.scores[SHIRKER] - mean(outcome.scores[:SHIRKER] + outcome.scores[SHIRKER + 1 :])


def mean_lead(players: int, instead: Instead) -> float:
    return mean(lead(players, number, instead) for number in range(8))


@pytest.mark.slow
@pytest.mark.rule("CO-9", "DN-12", "DN-14")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("shirks", [lets_its_turns_pass, lets_every_other_turn_pass, seats_nobody, is_away])
def test_letting_turns_pass_does_not_pay(players: int, shirks: Instead) -> None:
    assert mean_lead(players, shirks) < mean_lead(players, plays_on)


@pytest.mark.rule("DN-3")
def test_sending_a_whole_hand_back_gives_no_better_one() -> None:
    """In 400 deals, no more colours than before, within the noise: a tenth of a card."""
    before: list[int] = []
    after: list[int] = []
    for number in range(400):
        state = game.start(Table(seats=3, host=0), Options(), decks(90), Chance(number.to_bytes(2)))
        for colours in (before, after):
            hand = game.private(state, SHIRKER).hand
            colours.append(len({guest.family for guest in hand}))
            for guest in hand:
                state = game.apply(state, SHIRKER, Unknown(guest=guest.id))
    assert mean(after) < mean(before) + 0.1


# Votes: whatever the others vote, somebody who wants to keep another's table down does it at least as well by a vote.


def contested(players: int) -> State:
    """Seat 0 has proposed three guests, and the others contest the whole and one of them."""
    state = game.start(Table(seats=players, host=0), Options(), decks(90), Chance(b"votes"))
    while game.awaited(state) != (0,):
        state = game.absent(state, game.awaited(state)[0])
    state = game.apply(state, 0, Draw())
    guests = state.hands[0][:3]
    state = game.apply(state, 0, SetTable(guests=guests, reason=Spoken()))
    for seat in range(1, players):
        state = game.apply(state, seat, Contest(whole=True, guests=guests[:1]))
    state = game.apply(state, 0, Defend())
    return state


# A vote, or none: because the player is out of time or away.
Vote = Move | Literal["late", "away"]


def points(state: State, seat: int, vote: Vote, others: tuple[Vote, ...]) -> int:
    """What the proposal scores if this seat votes so, and the others so."""
    voters = [one for one in range(1, state.seats) if one != seat]
    for one, move in [*zip(voters, others, strict=True), (seat, vote)]:
        if move == "late":
            state = game.out_of_time(state, one)
        else:
            state = game.absent(state, one) if move == "away" else game.apply(state, one, move)
    if isinstance(state.phase, Judging):
        for one in range(1, state.seats):
            state = game.apply(state, one, VoteGuests(refused=()))
    assert state.last is not None
    return state.last.points


@pytest.mark.rule("CO-9", "DN-5")
@pytest.mark.parametrize("players", PLAYERS)
def test_no_vote_keeps_a_table_down_better_than_a_vote_against_it_or_up_better_than_one_for_it(players: int) -> None:
    state = contested(players)
    agrees, against = VoteTable(accept=True), VoteTable(accept=False)
    votes: list[Vote] = [agrees, against, "late", "away"]
    for others in combinations_with_replacement(votes, players - 2):
        late, away = points(state, 1, "late", others), points(state, 1, "away", others)
        assert points(state, 1, against, others) <= min(late, away)
        assert points(state, 1, agrees, others) >= max(late, away)


@pytest.mark.rule("CO-9", "DN-6")
@pytest.mark.parametrize("players", PLAYERS)
def test_no_ballot_keeps_guests_away_better_than_a_ballot_against_them(players: int) -> None:
    state = contested(players)
    for seat in range(1, players):
        state = game.apply(state, seat, VoteTable(accept=True))
    guests = state.hands[0][:3]
    nobody, one, against = VoteGuests(refused=()), VoteGuests(refused=guests[:1]), VoteGuests(refused=guests)
    ballots: list[Vote] = [nobody, one, against, "late", "away"]
    for others in combinations_with_replacement(ballots, players - 2):
        late, away = points(state, 1, "late", others), points(state, 1, "away", others)
        assert points(state, 1, against, others) <= min(late, away)
        assert points(state, 1, nobody, others) >= max(late, away)
