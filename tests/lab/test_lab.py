"""The laboratory: the same seed gives the same games, and reports count correctly."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from bench import people
from veillee.cli import main
from veillee.games import GAMES
from veillee.lab.page import page
from veillee.lab.report import Share, gap_of, report, spread
from veillee.lab.simulate import Played, parse_options, simulate, temperaments

FIELDS = ["game", "seed", "players", "options", "rounds", "moves", "scores", "winners", "reason"]


def played(number: int, scores: tuple[int, ...], rounds: int = 10, reason: str = "pile") -> Played:
    winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    return Played(
        game="didixit",
        seed=f"1:{number}",
        players=len(scores),
        options={},
        rounds=rounds,
        moves=7 * rounds,
        scores=scores,
        winners=winners,
        reason=reason,
    )


@pytest.mark.parametrize(("players", "rounds"), [(3, 13), (4, 15), (5, 11), (6, 8)])
@pytest.mark.rule("DX-14")
def test_simulate_writes_one_line_of_json_per_game_and_nothing_else(
    players: int, rounds: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "didixit", "--players", str(players), "--games", "6", "--seed", "1", "--json"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [list(line) for line in lines] == [FIELDS] * 6
    assert {line["rounds"] for line in lines} == {rounds}
    assert {len(line["scores"]) for line in lines} == {players}


@pytest.mark.parametrize(
    ("game", "options", "language", "about", "said"),
    [
        ("didixit", [], "fr", r"[A-ZÀ-Ü].{20,}", r"\S+"),
        ("didixit", [], "en", r"[A-Z].{20,}", r"\S+"),
        ("dictionnaire", ["decks=rare-words"], "en", r"[\w ’-]+ \([\w. ]+\)", r"[A-Z].*\."),
        # The language alone chooses English cards.
        ("dictionnaire", [], "en", r"[\w ’-]+ \(n\.\)", r"[A-Z].*\."),
        ("dany", [], "en", r"(a|an|the) .* / .* · [A-Z].+", r".*[.!?…]"),
        ("diner", ["decks=invites"], "fr", r"", r".*[.!?…]"),
        ("dany", ["decks=souvenirs,idees"], "fr", r"\w.* / .* · .+", r".*[.!?…]"),
    ],
)
def test_simulate_prints_what_bots_said_who_said_it_and_of_what(
    game: str, options: list[str], language: str, about: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    chosen = [part for option in options for part in ("--option", option)]
    assert main(["simulate", game, "--games", "1", "--players", "4", *chosen, "--words", language]) == 0
    first, *lines = capsys.readouterr().out.splitlines()
    told = [line.split("\t") for line in lines]
    assert len(told) > 5
    assert {len(line) for line in told} == {4}
    numbers = [int(line[0]) for line in told]
    assert numbers == sorted(numbers)
    assert {line[1] for line in told} <= {"Anouk", "Basile", "Inès", "Hugo"}
    assert any(re.fullmatch(about, line[2]) for line in told)
    assert all(re.fullmatch(said, line[3]) for line in told) or game == "didixit"
    if language == "en" and not options:
        # Without words nobody asks which language bots speak, and it is French.
        return
    # To listen changes nothing.
    assert main(["simulate", game, "--games", "1", "--players", "4", *chosen]) == 0
    assert capsys.readouterr().out.splitlines() == [first]


@pytest.mark.slow
def test_the_same_seed_gives_the_same_games_on_any_number_of_cores() -> None:
    alone = list(simulate("dany", 5, {}, 8, "seed", cores=1))
    together = list(simulate("dany", 5, {}, 8, "seed", cores=3))
    assert alone == together
    assert len({one.moves for one in alone}) > 1
    assert list(simulate("dany", 5, {}, 8, "other", cores=1)) != alone


@pytest.mark.slow
def test_the_same_seed_gives_the_same_games_in_any_process() -> None:
    """Each process hashes strings in another way."""
    command = [sys.executable, "-m", "veillee.cli", "simulate", "didixit", "--games", "3", "--seed", "s", "--json"]
    lines = {
        subprocess.run(command, env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, check=True).stdout
        for seed in ("1", "2")
    }
    assert len(lines) == 1


def test_options_of_the_command_line_are_checked_by_the_game() -> None:
    assert parse_options("didixit", ["end=score", "target=20", "mimes=true"]) == {
        "end": "score",
        "target": 20,
        "mimes": True,
    }
    assert parse_options("diner", ["decks=invites,histoire"]) == {"decks": ["invites", "histoire"]}
    with pytest.raises(ValueError, match="not an option"):
        parse_options("didixit", ["colour=red"])


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["didixit", "--players", "7"], "3 to 6 players"),
        (["didixit", "--games", "0"], "at least 1"),
        (["didixit", "--option", "target=1"], "target"),
        (["didixit", "--option", "speed"], "not an option"),
        (["didixit", "--games", "1", "--option", "decks=none"], "no_such_deck"),
        (["dictionnaire", "--games", "1", "--option", "decks=reves"], "no_such_deck"),
        (["didixit", "--games", "2", "--option", "decks=idees"], "no_such_deck"),
    ],
)
def test_impossible_arguments_are_refused(arguments: list[str], why: str) -> None:
    for command in ("simulate", "lab"):
        with pytest.raises(SystemExit, match=why):
            main([command, *arguments])


def test_if_the_report_cannot_be_written_no_game_is_played(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="no such folder"):
        main(["lab", "didixit", "--games", "1000000", "--html", str(tmp_path / "nowhere" / "report.html")])


def test_temperaments_sit_evenly() -> None:
    seats = [temperaments(f"1:{number}", 6) for number in range(300)]
    assert all(sorted(one) == ["cautious"] * 2 + ["playful"] * 2 + ["sharp"] * 2 for one in seats)
    assert {name for one in seats for name in one[:1]} == {"cautious", "playful", "sharp"}


def test_shares_and_spreads_are_counted_right() -> None:
    games = [played(0, (3, 9, 5, 9)), played(1, (8, 2, 1, 0), rounds=12), played(2, (8, 2, 1, 0), reason="score")]
    found = report(games, "1")
    assert [share.count for share in found.by_seat] == [2, 1, 0, 1]
    assert found.rounds.mean == pytest.approx(32 / 3)
    assert (found.rounds.least, found.rounds.middle, found.rounds.most) == (10, 10, 12)
    assert found.round_counts == ((10, 2), (12, 1))
    assert {share.label: share.count for share in found.reasons} == {"pile": 2, "score": 1}
    assert sum(share.total for share in found.by_temperament) == 12
    assert [gap_of(one) for one in games] == [0, 6, 6]
    low, high = Share("x", 50, 100).interval
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert spread([4]).margin == 0


def test_an_option_is_compared_with_the_default_and_a_difference_within_chance_is_called_so() -> None:
    default = [played(number, (number % 3, 5, 1), rounds=10 + number % 2) for number in range(40)]
    longer = [played(number, (number % 3, 5, 1), rounds=14 + number % 2) for number in range(40)]
    changes = {change.label: change for change in report(longer, "1", default).changes}
    assert changes["rounds"].difference == pytest.approx(4)
    assert changes["rounds"].clear
    assert not changes["best score"].clear


def test_the_page_needs_nothing_else(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "report.html"
    arguments = ["lab", "diner", "--games", "6", "--players", "3", "--option", "colours=text", "--html", str(file)]
    assert main(arguments) == 0
    text = file.read_text(encoding="utf-8")
    assert text.count("<svg") == 5
    assert "Against the rulebook" in text
    assert not re.search(r"https?://|<script|<link|@import|url\(", text)
    assert "chance to win" in capsys.readouterr().out


def test_names_from_outside_cannot_become_markup() -> None:
    assert "<b>" not in page(report([played(0, (1, 2, 3), reason="<b>")], "<b>1"))


def test_what_a_crowd_needs_is_counted_from_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    people.main(["--games", "1", "--players", "4"])
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in capsys.readouterr().out.splitlines()]
    told = {row[0]: row[1:] for row in rows if row}
    assert set(GAMES) <= told.keys()
    for name in GAMES:
        # Somebody who thinks for two to six seconds, and waits for the others.
        assert 2 < float(told[name][2]) < 12
    assert told["people at a table"] == ["1 000", "100 000", "1 000 000"]
    moves, views = ([float(value.replace(" ", "")) for value in told[f"{of} per second"]] for of in ("moves", "views"))
    assert moves[2] / moves[0] == pytest.approx(1000, rel=0.02)
    assert views[2] / moves[2] == pytest.approx(4, rel=0.01)
