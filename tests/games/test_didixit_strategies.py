"""Shirking does not pay at Didixit: one seat shirks in one way, or plays plainly, against bots that play plainly."""

import hashlib
from functools import cache
from random import Random
from statistics import mean

import pytest

from veillee.bots import load_keywords, think
from veillee.decks import Library
from veillee.games.didixit.game import Didixit
from veillee.games.didixit.model import Options
from veillee.games.didixit.state import Giving, State, Telling, Voting
from veillee.rules import Bot, Chance, Table

pytestmark = pytest.mark.no_cover
GAMES = 7
LIBRARY = Library()
KEYWORDS = load_keywords(LIBRARY)
PLAIN = Bot(temperament="sharp", language="fr")
game = Didixit()

# What the first seat does not do: then time runs out for it, or it is on automatic at that moment.
SHIRKING: dict[str, tuple[type, ...]] = {
    "never votes": (Voting,),
    "lets chance give": (Giving,),
    "tells only": (Giving, Voting),
    "lets the telling pass": (Telling,),
    "is never there": (Telling, Giving, Voting),
}


def play(players: int, seed: str, shirked: tuple[type, ...]) -> tuple[int, int]:
    """The points of the first seat, and how far it is ahead of the best other one."""
    chance = Chance(hashlib.sha256(seed.encode()).digest())
    state: State = game.start(Table(seats=players), Options(), LIBRARY.wanted(game, Options()), chance)
    while game.outcome(state) is None:
        seat = game.awaited(state)[0]
        if seat == 0 and isinstance(state.phase, shirked):
            state = game.absent(state, seat)
        else:
            random = Random(f"{seed}:{state.tally.number}:{seat}:{type(state.phase).__name__}")
            state = game.apply(state, seat, think(game, state, seat, PLAIN, KEYWORDS, seed, random))
    mine, *others = state.tally.scores
    return mine, mine - max(others)


@cache
def average(players: int, shirked: tuple[type, ...]) -> tuple[float, float]:
    points, leads = zip(*[play(players, f"shirk:{number}", shirked) for number in range(GAMES)], strict=True)
    return mean(points), mean(leads)


@pytest.mark.rule("CO-9", "DX-10")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("way", SHIRKING)
@pytest.mark.slow
def test_shirking_pays_neither_in_points_nor_against_the_others(way: str, players: int) -> None:
    points, lead = average(players, SHIRKING[way])
    plain_points, plain_lead = average(players, ())
    assert points < plain_points
    assert lead < plain_lead
