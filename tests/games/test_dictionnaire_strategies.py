"""Ways of shirking at Le Jeu du Dictionnaire, each played against plain play of the same seat: none of them pays."""

from itertools import product
from random import Random
from typing import NamedTuple

import pytest

from tests.players.dictionnaire import decks
from veillee.games.dictionnaire.game import Dictionnaire
from veillee.games.dictionnaire.model import (
    AskChoose,
    AskDraw,
    Choose,
    Draw,
    Keep,
    Move,
    Options,
    Read,
    ReadOn,
    Stake,
    Vote,
    Write,
)
from veillee.games.dictionnaire.state import Choosing, LastCall, Over, Reading, Sorting, State, Voting, Writing
from veillee.rules import Chance, Seat, Table

pytestmark = pytest.mark.no_cover
game = Dictionnaire()
GAMES = 24
SHIRKER = 0
# In which phases the shirker lets the time run out, or is away.
WAYS: dict[str, tuple[type, ...]] = {
    "does not vote": (Voting,),
    "does not write": (Writing,),
    "gives no word": (Choosing,),
    "leaves the desk": (Sorting,),
    "lets the reading run out": (Reading,),
    "does nothing as a reader": (Choosing, Sorting, Reading),
    "is away all the time": (Choosing, Writing, Sorting, Reading, Voting, LastCall),
}
PLAIN: tuple[type, ...] = ()


class Result(NamedTuple):
    """Of the shirker, in all games: points, and victories (a shared one counts as its share)."""

    points: int
    wins: float


def played(players: int, away_in: tuple[type, ...]) -> Result:
    points, wins = 0, 0.0
    for seed in range(GAMES):
        state = whole_game(players, seed, away_in)
        outcome = game.outcome(state)
        assert outcome is not None
        points += outcome.scores[SHIRKER]
        wins += (SHIRKER in outcome.winners) / len(outcome.winners)
    return Result(points, wins)


def whole_game(players: int, seed: int, away_in: tuple[type, ...]) -> State:
    table = Table(seats=players, host=seed % players)
    state = game.start(table, Options(leaves=14), decks(30), Chance(f"{seed}".encode()))
    while not isinstance(state.phase, Over):
        seat = game.awaited(state)[0]
        if seat == SHIRKER and isinstance(state.phase, away_in):
            state = game.absent(state, seat)
        else:
            state = game.apply(state, seat, plain_move(state, seat, seed))
    return state


def plain_move(state: State, seat: Seat, seed: int) -> Move:
    """What everybody does alike: each step has its own dice, so that a shirker does not change the others' luck."""
    dice = Random(f"{seed}:{state.tally.number}:{seat}:{type(state.phase).__name__}")
    match state.phase, game.private(state, seat).ask:
        case Choosing(), AskDraw(boxes=boxes):
            return Draw(box=boxes[0])  # type: ignore[arg-type]
        case Choosing(), AskChoose(words=words):
            return Choose(word=words[0].id)
        case Writing(), _:
            return Write(text=f"Chose {seat} du tour {state.tally.number}.")
        case Sorting(), _:
            return Read(at_once=False)
        case Reading(shown=shown), _:
            return ReadOn(after="ABCDEF"[shown - 1])
        case Voting(piles=piles), _:
            # The real one is a little more likely than any other, and nobody takes their own for it.
            authors = [pile[0].author for pile in piles]
            weights = [0 if author == seat else 2 if author is None else 1 for author in authors]
            return Vote(letter=dice.choices("ABCDEF"[: len(piles)], weights)[0])
        case _:
            return Stake() if dice.random() < 0.3 else Keep()


@pytest.mark.slow
@pytest.mark.rule("CO-9")
@pytest.mark.parametrize("players", game.players)
def test_no_way_of_shirking_pays(players: int) -> None:
    plain = played(players, PLAIN)
    for way, away_in in WAYS.items():
        shirked = played(players, away_in)
        if way == "lets the reading run out":
            # The rest is shown, and the round goes on as it would have.
            assert shirked == plain, way
        else:
            assert shirked.points < plain.points, way
            assert shirked.wins < plain.wins, way


def voting(players: int) -> State:
    """Seat 0 reads, the others have written."""
    state = game.start(Table(seats=players, host=0), Options(), decks(4), Chance(b"strategy"))
    while not isinstance(state.phase, Voting):
        seat = game.awaited(state)[0]
        state = game.apply(state, seat, plain_move(state, seat, 1))
    return state


def counted(state: State, ballot: tuple[int | None, ...]) -> tuple[int, ...]:
    """The points, if each writer votes for the definition of that number, or for none."""
    assert isinstance(state.phase, Voting)
    for seat, definition in enumerate(ballot, 1):
        silent = definition is None
        state = game.absent(state, seat) if silent else game.apply(state, seat, Vote(letter="ABCDEF"[definition or 0]))
    while isinstance(state.phase, LastCall):
        state = game.apply(state, game.awaited(state)[0], Keep())
    assert state.last is not None
    return state.last.points


@pytest.mark.rule("CO-9", "DI-15")
@pytest.mark.parametrize("players", [3, 4])
def test_to_abstain_is_to_vote_for_ones_own_invention_and_finding_it_is_always_better(players: int) -> None:
    """Whoever is silent takes no point from the reader, and has none of what a vote could bring."""
    state = voting(players)
    assert isinstance(state.phase, Voting)
    authors = [pile[0].author for pile in state.phase.piles]
    real = authors.index(None)
    for others in product((None, *range(len(authors))), repeat=players - 2):
        silent = counted(state, (None, *others))
        own = counted(state, (authors.index(1), *others))
        found = counted(state, (real, *others))
        assert silent == own
        assert (found[1], found[0]) == (silent[1] + 2, silent[0] - 1)
