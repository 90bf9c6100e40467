"""Golden playthroughs: a short game written out with every seat's view at each step.

A change of rules or views shows up as a change of these files. `python -m tests.games.test_playthroughs` writes them
anew, or only those of the games named after it.
"""

import random
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.players import player_of
from veillee.games import GAMES
from veillee.rules import Chance, Table

FOLDER = Path(__file__).parents[1] / "playthroughs"
STEPS = 40


def lines(name: str) -> str:
    game, player = GAMES[name], player_of(name)
    players = game.players.start + 1
    chance = random.Random(name)
    state: Any = game.start(Table(seats=players, host=0), game.options_type(), player.decks(), Chance(b"playthrough"))
    written = [f"# {name}, {players} players: what is public, then what each seat alone sees, after every step", ""]

    def look() -> None:
        written.append(f"  awaited {list(game.awaited(state))}")
        written.append(f"  public  {show(game.public(state))}")
        for seat in range(players):
            written.append(f"  seat {seat}  {show(game.private(state, seat))}")
        written.append("")

    look()
    for number in range(1, STEPS + 1):
        if game.outcome(state) is not None:
            break
        seat = chance.choice(game.awaited(state))
        before = state
        if number % 9 == 0:
            written.append(f"{number}. seat {seat} is absent")
            state = game.absent(state, seat)
        else:
            move = chance.choice(player.moves(game.public(state), game.private(state, seat)))
            written.append(f"{number}. seat {seat}: {show(move)}")
            state = game.apply(state, seat, move)
        written += [f"  story   {show(line)}" for line in game.story(before, state)]
        look()
    return "\n".join(written)


def show(value: Any) -> str:
    return msgspec.json.encode(value).decode()


@pytest.mark.parametrize("name", GAMES)
def test_the_game_plays_as_written_down(name: str) -> None:
    assert lines(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


if __name__ == "__main__":
    for name in sys.argv[1:] or GAMES:
        (FOLDER / f"{name}.txt").write_text(lines(name), encoding="utf-8")
