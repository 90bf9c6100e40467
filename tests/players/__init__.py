"""How the shared tests play each game: legal moves, nonsense, and the secrets it must keep. One module per game."""

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, NamedTuple, Protocol

from veillee.rules import AnyGame, Deck, Seat


class Secret(NamedTuple):
    """A state that differs from another in one secret only. `known_to` are the seats that may tell them apart."""

    name: str
    state: Any
    known_to: frozenset[Seat]


class Player(Protocol):
    GAME: AnyGame
    # One changed option at a time, beside the defaults.
    OPTIONS: Sequence[dict[str, Any]]
    # Things a seat may show live.
    DRAFTS: Sequence[Any]
    # For each secret: what a careless view would show of it.
    LEAKS: dict[str, Callable[[Any], Any]]

    def decks(self) -> list[Deck]: ...

    def moves(self, public: Any, private: Any) -> list[Any]:
        """Some legal moves of a seat, as far as its own view tells."""

    def nonsense(self, public: Any, private: Any) -> list[Any]:
        """Moves that must be refused whenever they come."""

    def secrets(self, state: Any) -> list[Secret]:
        """Other states that some seats may not tell from this one."""


def player_of(name: str) -> Any:
    return import_module(f"tests.players.{name}")
