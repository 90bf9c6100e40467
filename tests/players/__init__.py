"""How the shared tests play each game: legal moves, nonsense, and the secrets it must keep. One module per game."""

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, NamedTuple, Protocol

from msgspec.structs import replace

from veillee.rules import AnyGame, Card, Chance, Deck, Gathered, Seat, with_seat


class Secret(NamedTuple):
    """A state that differs from another in one secret only. `known_to` are the seats that may tell them apart."""

    name: str
    state: Any
    known_to: frozenset[Seat]


class Player(Protocol):
    GAME: AnyGame
    # One changed option at a time, beside the defaults.
    OPTIONS: Sequence[dict[str, Any]]
    # Drafts that a seat may send, if the game has drafts.
    DRAFTS: Sequence[Any]
    # Moves that a seat may change until all are in, and that nobody else sees until then.
    ANSWERS: tuple[type, ...]
    # For each secret: what a careless view would show of it.
    LEAKS: dict[str, Callable[[Any], Any]]
    # If people may write cards (`Game.own_card`): card number n of each kind, as they would fill in its form.
    WRITTEN: dict[str, Callable[[int], dict[str, str]]]
    # Moves of which others see the result only later or never, beside `ANSWERS`, if there are such.
    SECRET_MOVES: tuple[type, ...]
    # Whether the rules refuse a text for what it says: they may refuse what stands in place of covered words too, and
    # then a game with such words has no file. False if it is not said.
    JUDGES_WORDS: bool
    # Moves that a later one may replace before anybody has seen them, beside `ANSWERS`, if there are such.
    WRITTEN_OVER: tuple[type, ...]

    def decks(self) -> list[Deck]: ...

    def moves(self, public: Any, private: Any) -> list[Any]:
        """Some legal moves of a seat, found from its view alone."""

    def nonsense(self, public: Any, private: Any) -> list[Any]:
        """Moves that must always be refused."""

    def secrets(self, state: Any) -> list[Secret]:
        """Other states that look the same as this one to the seats that do not know the secret."""


def player_of(name: str) -> Any:
    return import_module(f"tests.players.{name}")


def deck_of(game: str, kind: str, cards: Sequence[Card]) -> Deck:
    """A deck for tests."""
    name = {"fr": "Essai", "en": "Test"}
    return Deck(
        id="test",
        game=game,
        kind=kind,
        language="any",
        licence="CC BY 4.0",
        name=name,
        authors=("Veillée",),
        cards=tuple(cards),
    )


def written(game: AnyGame) -> dict[str, Callable[[int], dict[str, str]]]:
    """What people may write for this game, by kind."""
    found: dict[str, Callable[[int], dict[str, str]]] = getattr(player_of(game.name), "WRITTEN", {})
    return found


def own_kinds(game: AnyGame) -> list[str]:
    """The kinds of cards that people may bring to this game: images always, others if they may write them."""
    return [kind for kind in game.kinds if kind == "images" or kind in written(game)]


def own_deck(game: AnyGame, kind: str, cards: int, number: int = 1, first: int = 0, language: str = "fr") -> Deck:
    """A deck that a table made: own deck `number`, with cards from number `first` on."""
    if kind == "images":
        alts = {"alt_fr": "Une photographie.", "alt_en": ""}
        rows = [Card(id=f"own-{n:032x}", fields=alts) for n in range(first, first + cards)]
    else:
        rows = [
            Card(id=f"own-{n}", fields=game.own_card(kind, written(game)[kind](n))) for n in range(first, first + cards)
        ]
    of = "any" if kind == "images" else game.name
    return replace(deck_of(of, kind, rows), id=f"own-{number}", language=language)


def another_seed(state: Any) -> Secret:
    """The seed: no seat knows what the next shuffles will be."""
    return Secret("seed", replace(state, chance=Chance(b"another seed")), frozenset())


def other_answers(name: str, state: Any, field: str, change: Callable[[Any], Any]) -> list[Secret]:
    """One secret for each answer in this field of the phase: the state with that answer changed. Its seat knows it."""
    gathered: Gathered[Any] = getattr(state.phase, field)
    found = []
    for seat, answer in gathered.answers.items():
        given = with_seat(gathered.given, seat, change(answer))
        phase = replace(state.phase, **{field: replace(gathered, given=given)})
        found.append(Secret(name, replace(state, phase=phase), frozenset({seat})))
    return found


def phase_field(name: str) -> Callable[[Any], Any]:
    """What a careless view would show of a phase."""
    return lambda state: getattr(state.phase, name, None)
