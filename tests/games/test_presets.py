"""Short games and family tables: what a preset sets is valid, and a short game is shorter."""

from typing import Any

import pytest

from veillee.decks import Library
from veillee.games import GAMES
from veillee.lab.simulate import play
from veillee.rules import Chance, Table

WITH_PRESETS = [name for name, game in GAMES.items() if game.presets]
LIBRARY = Library()


def test_the_four_games_have_a_usual_a_short_and_a_family_table() -> None:
    for name in ("didixit", "dictionnaire", "diner", "dany"):
        assert list(GAMES[name].presets) == ["usual", "short", "family"]


@pytest.mark.parametrize("name", WITH_PRESETS)
def test_the_usual_one_is_the_rulebooks_game_and_all_set_the_same_options(name: str) -> None:
    game = GAMES[name]
    usual = game.presets["usual"]
    assert game.read_options(usual) == game.options_type()
    for chosen in game.presets.values():
        assert chosen.keys() == usual.keys()
    # Cards and clocks are the host's own choice, and where people sit.
    assert not {key for key in usual if key == "decks" or key.endswith("_seconds")}
    assert len({str(chosen) for chosen in game.presets.values()}) == len(game.presets), "no two are the same"


@pytest.mark.parametrize("name", WITH_PRESETS)
def test_every_table_can_be_dealt_with_each_preset(name: str) -> None:
    game = GAMES[name]
    for chosen in game.presets.values():
        options = game.read_options(chosen)
        for seats in game.players:
            game.start(Table(seats=seats, host=0), options, LIBRARY.wanted(game, options), Chance(b"preset"))


@pytest.mark.parametrize("name", WITH_PRESETS)
@pytest.mark.parametrize("preset", ["short", "family"])
def test_a_short_game_and_a_family_table_take_fewer_moves(name: str, preset: str) -> None:
    """Of the same six tables of four bots, together."""
    game = GAMES[name]

    def moves(chosen: dict[str, Any]) -> int:
        return sum(play(name, 4, chosen, f"short:{number}").moves for number in range(6))

    assert moves(game.presets[preset]) < 0.8 * moves(game.presets["usual"])
