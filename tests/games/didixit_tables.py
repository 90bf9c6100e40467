"""Tables of Didixit at each step, for the tests of its rules."""

from typing import Any

import pytest

from tests.players.didixit import decks, moves
from veillee.games.didixit.game import Didixit
from veillee.games.didixit.model import Claim, Give, GivingView, Options, Sentence, Tell, Vote, VotingView
from veillee.games.didixit.state import State, Voting
from veillee.rules import Chance, Refused, Table

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
