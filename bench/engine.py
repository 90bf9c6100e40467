"""Measures the rules without a server: whole games of Didixit with random legal moves, compared with boardgame.io.

`python -m bench.engine` runs both by turns on one core and prints games per second of processor time.
"""

import argparse
import os
import random
import subprocess
import sys
import time
from collections.abc import Sequence
from itertools import count
from statistics import median
from typing import TypeVar

import msgspec

from bench.servers import NODE, PEER, BoardgameIo, CannotMeasure
from veillee.decks import Library
from veillee.games.didixit.game import Didixit
from veillee.games.didixit.model import Claim, Give, Move, Options, Sentence, Tell, Vote
from veillee.games.didixit.state import Claiming, Giving, State, Telling, Voting
from veillee.rules import Chance, Deck, Table

SEATS = 4
GOALS = {"views": 12, "bare": 25}
REPEATS = 5

T = TypeVar("T")
game = Didixit()
encode = msgspec.json.Encoder().encode
numbers = count()


def pick(items: Sequence[T]) -> T:
    return items[int(random.random() * len(items))]


def random_move(state: State) -> tuple[int, Move]:
    seat = pick(game.awaited(state))
    match state.phase:
        case Claiming():
            return seat, Claim()
        case Telling():
            return seat, Tell(image=pick(state.hands[seat]), clue=Sentence(text="Un orage tranquille"))
        case Giving():
            return seat, Give(images=(pick(state.hands[seat]),))
        case Voting(laid=laid):
            return seat, Vote(number=pick([number for number, one in enumerate(laid, 1) if one.owner != seat]))
        case _:
            raise AssertionError("the game is over")


def play_game(deck: Deck, views: bool) -> int:
    """Play a whole game. Returns the size of all views, so that no view can be optimised away."""
    seen = 0
    state = game.start(Table(seats=SEATS, host=0), Options(), [deck], Chance(next(numbers).to_bytes(8, "big")))
    while game.outcome(state) is None:
        state = game.apply(state, *random_move(state))
        if views:
            # As in the server, the public view is encoded once for everyone.
            seen += len(encode(game.public(state)))
            for seat in range(SEATS):
                seen += len(encode(game.private(state, seat)))
    return seen


def play_ours(deck: Deck, views: bool, seconds: float) -> float:
    def play_for(limit: float) -> float:
        begun, until, games = time.process_time(), time.monotonic() + limit, 0
        while time.monotonic() < until:
            play_game(deck, views)
            games += 1
        return games / (time.process_time() - begun)

    play_for(seconds / 3)
    return play_for(seconds)


def play_theirs(views: bool, seconds: float) -> float:
    command = [str(NODE), "engine.js", "views" if views else "bare", str(seconds)]
    return float(subprocess.run(command, cwd=PEER, check=True, capture_output=True, text=True).stdout)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.engine", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print JSON, with every single run")
    parser.add_argument("--seconds", type=float, default=1.5, help="length of one run (default: %(default)s)")
    chosen = parser.parse_args()
    try:
        BoardgameIo().prepare()
    except CannotMeasure as reason:
        print(reason, file=sys.stderr)
        return 1
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    deck = Library().by_id("reves")
    assert deck is not None
    runs: dict[str, dict[str, list[float]]] = {mode: {"veillee": [], "boardgame.io": []} for mode in GOALS}
    for _ in range(REPEATS):
        for mode, found in runs.items():
            found["veillee"].append(play_ours(deck, mode == "views", chosen.seconds))
            found["boardgame.io"].append(play_theirs(mode == "views", chosen.seconds))
    if chosen.json:
        print(msgspec.json.encode(runs).decode())
        return 0
    print(f"{'whole games per second of one core':44}{'veillee':>10}{'boardgame.io':>14}{'ratio':>8}   goal")
    labels = {"views": "every view encoded after every move", "bare": "rules alone"}
    for mode, found in runs.items():
        mine, peers = median(found["veillee"]), median(found["boardgame.io"])
        reached = "reached" if mine / peers >= GOALS[mode] else "not reached"
        print(f"{labels[mode]:44}{mine:>10.1f}{peers:>14.1f}{mine / peers:>8.1f}   ≥ {GOALS[mode]}  {reached}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
