"""`veillee simulate` and `veillee lab`."""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from veillee.games import GAMES
from veillee.lab.page import page
from veillee.lab.report import Report, report
from veillee.lab.simulate import Played, decks_in, parse_options, simulate
from veillee.rules import Refused


def add_commands(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    simulating = commands.add_parser("simulate", help="play whole games between bots, on all cores")
    add_game_arguments(simulating, games=100)
    simulating.add_argument("--json", action="store_true", help="one line of JSON per game on standard output")
    simulating.add_argument(
        "--words",
        choices=("fr", "en"),
        help="also what the bots said, with cards in this language unless told otherwise",
    )
    simulating.set_defaults(run=simulate_games)
    studying = commands.add_parser("lab", help="the same, as a report for game designers")
    add_game_arguments(studying, games=1000)
    studying.add_argument("--html", type=Path, help="also write the report to this file, with charts")
    studying.set_defaults(run=study)


def add_game_arguments(parser: argparse.ArgumentParser, games: int) -> None:
    parser.add_argument("game", choices=GAMES, help="which game")
    parser.add_argument("--players", type=int, help="number of bots (default: one more than the minimum)")
    parser.add_argument("--games", type=int, default=games, help="how many games (default: %(default)s)")
    parser.add_argument("--seed", default="1", help="the same seed gives the same games (default: %(default)s)")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="an option of the game")


def read_players_and_options(chosen: argparse.Namespace) -> tuple[int, dict[str, Any]]:
    """The number of players and the options. If something is wrong with them, prints it and exits."""
    players = GAMES[chosen.game].players
    count = chosen.players if chosen.players is not None else players.start + 1
    if count not in players:
        sys.exit(f"{chosen.game} is for {players.start} to {players.stop - 1} players")
    if chosen.games < 1:
        sys.exit("--games must be at least 1")
    try:
        return count, parse_options(chosen.game, chosen.option)
    except ValueError as wrong:
        sys.exit(str(wrong))


def with_progress(games: Iterator[Played], total: int, label: str) -> Iterator[Played]:
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(label, total=total)
        for played in games:
            yield played
            progress.advance(task)


def simulate_games(chosen: argparse.Namespace) -> int:
    players, options = read_players_and_options(chosen)
    heard = {"listen": True, "language": chosen.words} if chosen.words else {}
    if chosen.words:
        options = decks_in(chosen.game, chosen.words) | options
    games = simulate(chosen.game, players, options, chosen.games, chosen.seed, **heard)
    try:
        for played in with_progress(games, chosen.games, chosen.game):
            if chosen.json:
                sys.stdout.write(msgspec.json.encode(played).decode() + "\n")
            else:
                scores = " ".join(map(str, played.scores))
                print(
                    f"{played.seed:>10}  {played.rounds:3} rounds  {played.moves:4} moves  {played.reason:12} {scores}"
                )
                for line in played.words or ():
                    print(line)
    except Refused as wrong:
        sys.exit(wrong.code)
    return 0


def study(chosen: argparse.Namespace) -> int:
    players, options = read_players_and_options(chosen)
    if chosen.html is not None and not chosen.html.parent.is_dir():
        sys.exit(f"{chosen.html.parent}: no such folder")

    def play(options: dict[str, Any], label: str) -> list[Played]:
        games = simulate(chosen.game, players, options, chosen.games, chosen.seed)
        return list(with_progress(games, chosen.games, label))

    try:
        default = play({}, "the rulebook’s options") if options else []
        found = report(play(options, chosen.game), chosen.seed, default)
    except Refused as wrong:
        sys.exit(wrong.code)
    show_report(found)
    if chosen.html is not None:
        chosen.html.write_text(page(found), encoding="utf-8")
        print(f"Written to {chosen.html}", file=sys.stderr)
    return 0


def show_report(found: Report) -> None:
    console = Console()
    options = ", ".join(f"{key}={value}" for key, value in found.options.items()) or "the rulebook’s options"
    console.print(
        f"[bold]{found.game}[/bold], {found.players} players, {found.games} games, seed {found.seed}, {options}"
    )
    console.print("± and intervals: 95 %\n")
    table = Table("", "mean", "deviation", "least", "middle", "most")
    spreads = {"rounds": found.rounds, "moves": found.moves, "points": found.scores, "gap to the second": found.gap}
    for label, one in spreads.items():
        mean = f"{one.mean:.2f} ± {one.margin:.2f}"
        table.add_row(label, mean, f"{one.deviation:.2f}", f"{one.least:g}", f"{one.middle:g}", f"{one.most:g}")
    console.print(table)
    parts = {"chance to win, by seat": found.by_seat, "by temperament": found.by_temperament, "ended by": found.reasons}
    for title, shares in parts.items():
        table = Table(title, "share", "interval", "games")
        for share in shares:
            low, high = share.interval
            table.add_row(
                share.label, f"{share.share:.1%}", f"{low:.1%} to {high:.1%}", f"{share.count} of {share.total}"
            )
        console.print(table)
    if found.changes:
        table = Table("against the rulebook, same seeds", "rulebook", "with", "difference", "")
        for change in found.changes:
            verdict = "clear" if change.clear else "within chance"
            difference = f"{change.difference:+.2f} ± {change.margin:.2f}"
            table.add_row(change.label, f"{change.without:.2f}", f"{change.with_:.2f}", difference, verdict)
        console.print(table)
