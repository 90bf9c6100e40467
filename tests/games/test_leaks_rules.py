"""No refusal and no waiting depends on a secret: neither what it says, nor how long it takes."""

import zlib
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from msgspec.json import encode

from tests.counted import Counted
from tests.games.test_every_game import Walk, begin, chooser
from tests.players import Secret, player_of
from veillee.bots import bot_module, floor, patience
from veillee.games import GAMES
from veillee.rules import AnyGame, Refused

# Of the states of a game, one in so many is looked at.
STRIDE = 6


@cache
def states_of(name: str) -> list[Any]:
    """Some states of a few whole games, and those in which there is something to hide for the first time."""
    found, hidden = [], set[str]()
    for more, absent in enumerate((frozenset[int](), frozenset({1}))):
        game, state = begin(name, GAMES[name].players.start + more, {})
        walk, choose = Walk(game, state, absent), chooser(7)
        while game.outcome(walk.state) is None:
            here = {secret.name for secret in player_of(name).secrets(walk.state)}
            if len(walk.steps) % STRIDE == 0 or not here <= hidden:
                found.append(walk.state)
            hidden |= here
            walk.step(choose)
    assert hidden == set(player_of(name).LEAKS)
    return found


def secrets_of(name: str) -> Iterator[tuple[Any, Secret]]:
    for state in states_of(name):
        for secret in player_of(name).secrets(state):
            yield state, secret


def number_of(state: Any) -> int:
    """A number that follows from all that is hidden."""
    return zlib.crc32(repr(state).encode()) % 211


# Refusals


def tried(game: AnyGame, state: Any, seat: int, move: Any) -> tuple[Any, ...]:
    """Whether a move is taken; if not, what is said, and how many functions were called until then."""
    refused = None
    with Counted() as counted:
        try:
            game.apply(state, seat, move)
        except Refused as error:
            refused = error
    return ("taken",) if refused is None else (refused.code, refused.data, counted.calls)


def tries(game: AnyGame, state: Any, seat: int) -> list[Any]:
    """Nonsense, and what any seat may do: with cards that it holds, and this one does not."""
    player = player_of(game.name)
    public = game.public(state)
    found = player.nonsense(public, game.private(state, seat))
    for other in range(state.seats):
        found += player.moves(public, game.private(state, other))[-3:]
    return list(found)


def telling_refusals(game: AnyGame) -> set[str]:
    """The secrets on which some refusal depends."""
    found = set[str]()
    for state, secret in secrets_of(game.name):
        for seat in range(state.seats):
            if seat not in secret.known_to and secret.name not in found:
                for move in {repr(one): one for s in (state, secret.state) for one in tries(game, s, seat)}.values():
                    if tried(game, state, seat, move) != tried(game, secret.state, seat, move):
                        found.add(secret.name)
    return found


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.rule("CO-2", "CO-4")
@pytest.mark.no_cover
def test_a_refusal_does_not_depend_on_what_its_reader_may_not_know(name: str) -> None:
    assert telling_refusals(GAMES[name]) == set()


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("careless", ["words", "work"])
@pytest.mark.no_cover
def test_a_careless_refusal_is_found_out(name: str, careless: str) -> None:
    class Careless(type(GAMES[name])):  # type: ignore[misc]
        def apply(self, state: Any, seat: int, move: Any) -> Any:
            if careless == "work":
                for _ in range(number_of(state)):
                    len("")
            try:
                return super().apply(state, seat, move)
            except Refused as refused:
                raise Refused(refused.code, oops=number_of(state)) if careless == "words" else refused from None

    assert telling_refusals(Careless()) == set(player_of(name).LEAKS)


# Waiting


def timing(game: AnyGame, state: Any) -> tuple[Any, ...]:
    """All that decides when something happens by itself: limits, reveals, and when the bots of each seat act."""
    bots = [patience(game, state, seat, people) for seat in range(state.seats) for people in (1, 2)]
    return game.clock(state), game.reveal_seconds(state), floor(game, state), game.awaited(state), bots


def telling_times(game: AnyGame) -> set[str]:
    """The secrets on which some waiting depends. Everybody sees how long it takes, also who knows no secret at all."""
    return {secret.name for state, secret in secrets_of(game.name) if timing(game, state) != timing(game, secret.state)}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.rule("CO-2")
def test_neither_limits_nor_bots_wait_longer_for_a_secret(name: str) -> None:
    assert telling_times(GAMES[name]) == set()


@pytest.mark.parametrize("name", GAMES)
def test_a_reveal_that_lasts_longer_for_a_secret_is_found_out(name: str) -> None:
    class Careless(type(GAMES[name])):  # type: ignore[misc]
        __module__ = type(GAMES[name]).__module__

        def reveal_seconds(self, state: Any) -> float:
            return number_of(state)

    assert telling_times(Careless()) == set(player_of(name).LEAKS)


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_that_thinks_longer_with_some_cards_is_found_out(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES[name]
    monkeypatch.setattr(bot_module(game), "patience", lambda *views: zlib.crc32(encode(views[1])), raising=False)
    assert telling_times(game)
