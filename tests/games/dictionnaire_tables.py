"""Tables of Dictionnaire at each step, for the tests of its rules."""

from typing import Any

import pytest
from msgspec.structs import replace

from tests.players.dictionnaire import decks
from veillee.games.dictionnaire.game import Dictionnaire
from veillee.games.dictionnaire.model import (
    AskChoose,
    Choose,
    Draw,
    Keep,
    Options,
    Read,
    ReadingView,
    Vote,
    VotingView,
    Write,
)
from veillee.games.dictionnaire.state import Choosing, LastCall, Sorting, State, Voting
from veillee.rules import Chance, Refused, Table, Tally

game = Dictionnaire()


def new_game(players: int = 5, cards: int = 8, host: int | None = 0, seed: bytes = b"veillee", **options: Any) -> State:
    return game.start(Table(seats=players, host=host), Options(**options), decks(cards), Chance(seed))


def writing(players: int = 5, **options: Any) -> State:
    state = game.apply(new_game(players, **options), 0, Draw(box=1))
    ask = game.private(state, 0).ask
    assert isinstance(ask, AskChoose)
    return game.apply(state, 0, Choose(word=ask.words[0].id))


def sorting(players: int = 5, texts: dict[int, str] | None = None, **options: Any) -> State:
    state = writing(players, **options)
    for seat in range(1, players):
        text = (texts or {}).get(seat, f"Définition du joueur {seat}.")
        state = game.apply(state, seat, Write(text=text))
    return state


def voting(players: int = 5, **options: Any) -> State:
    return game.apply(sorting(players, **options), 0, Read(at_once=True))


def on_the_table(state: State) -> VotingView:
    public = game.public(state)
    assert isinstance(public, VotingView)
    return public


def sheet_of(state: State, author: int | None) -> str:
    assert isinstance(state.phase, Sorting)
    return next(sheet.id for pile in state.phase.piles for sheet in pile if sheet.author == author)


def letter_of(state: State, author: int | None) -> str:
    assert isinstance(state.phase, Voting)
    return next("ABCDEFG"[n] for n, pile in enumerate(state.phase.piles) for sheet in pile if sheet.author == author)


def ballots(state: State, votes: dict[int, int | None]) -> State:
    """Each voter votes for the definition of the seat given; None is the real one."""
    letters = {voter: letter_of(state, author) for voter, author in votes.items()}
    for voter, letter in letters.items():
        state = game.apply(state, voter, Vote(letter=letter))
    return state


def vote_for(state: State, votes: dict[int, int | None]) -> State:
    """The same; and at the last call nobody stakes."""
    return counted(ballots(state, votes))


def counted(state: State) -> State:
    while isinstance(state.phase, LastCall):
        state = game.apply(state, game.awaited(state)[0], Keep())
    return state


def points(state: State) -> tuple[int, ...]:
    assert state.last is not None
    return state.last.points


def refused(state: State, seat: int, move: Any) -> str:
    with pytest.raises(Refused) as caught:
        game.apply(state, seat, move)
    return caught.value.code


def reading(players: int = 5, **options: Any) -> State:
    return game.apply(sorting(players, **options), 0, Read(at_once=False))


def read_aloud(state: State) -> ReadingView:
    public = game.public(state)
    assert isinstance(public, ReadingView)
    return public


def at(scores: tuple[int, ...], tokens: tuple[int, ...] = (3, 3, 3, 3, 3)) -> State:
    return replace(voting(), tally=Tally(scores=scores), tokens=tokens)


def chosen(state: State) -> State:
    assert isinstance(state.phase, Choosing)
    reader = state.phase.reader
    state = game.apply(state, reader, Draw(box=1))
    ask = game.private(state, reader).ask
    assert isinstance(ask, AskChoose)
    return game.apply(state, reader, Choose(word=ask.words[0].id))
