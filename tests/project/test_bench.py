"""`make bench`: the right things are compared, and what several processes use is counted."""

import os
import shutil
from collections.abc import Iterator
from itertools import islice

import pytest
from msgspec.structs import replace

from bench import against
from bench.__main__ import QUICK, Runs, ahead_of_us, figures_of
from bench.load import Players, Run
from bench.servers import BoardgameIo, CannotMeasure, Colyseus, OnPostgres, Server, TwoWorkers, Veillee


def run(speed: float, cost: float, p50: float, p99: float, view: float = 900) -> Run:
    return Run(
        salons=64,
        rate=600,
        seconds=1,
        arrival_seconds=1,
        moves=1,
        moves_per_second=speed,
        p50_ms=p50,
        p99_ms=p99,
        max_ms=p99,
        cpu_share=1,
        cpu_us_per_move=cost,
        foreign_share=0,
        kb_before=1000,
        kb_idle=1000 + 256 * 10,
        bytes_per_view=view,
        generator_cpu_share=0.1,
        generator_late_p99_ms=0,
    )


def runs(*names: str) -> Runs:
    measured = {
        Veillee.name: run(6000, 150, 1, 4),
        BoardgameIo.name: run(2000, 450, 2, 20),
        Colyseus.name: run(12000, 75, 0.5, 8, view=600),
        TwoWorkers.name: run(9000, 200, 1.5, 6),
        OnPostgres.name: run(3000, 300, 3, 12),
    }
    return {name: {kind: [measured[name]] for kind in ("saturation", "latency", "few", "many")} for name in names}


ALL = (Veillee.name, BoardgameIo.name, Colyseus.name, TwoWorkers.name, OnPostgres.name)


def test_peers_are_compared_with_veillee_and_its_other_ways_with_the_default() -> None:
    ratios = {(figure.compared, figure.id): figure.ratio for figure in figures_of(QUICK, runs(*ALL))}
    assert ratios[("veillee", "boardgame.io"), "saturation"] == 3
    assert ratios[("veillee", "colyseus"), "cpu"] == 2
    assert ratios[("2 workers", "veillee"), "saturation"] == 1.5
    assert ratios[("PostgreSQL", "veillee"), "p99"] == 3


def test_goals_are_for_boardgame_io_alone() -> None:
    figures = figures_of(QUICK, runs(*ALL))
    reached = {figure.id: figure.reached for figure in figures if figure.compared == ("veillee", "boardgame.io")}
    assert reached == {"saturation": False, "cpu": None, "p50": True, "p99": True, "memory": True, "view": None}
    assert not any(figure.goal for figure in figures if "colyseus" in figure.compared)


def test_it_is_said_where_a_peer_is_ahead() -> None:
    figures = figures_of(QUICK, runs(*ALL))
    assert ahead_of_us(figures, Colyseus.name) == (
        "colyseus is ahead of Veillée in: moves at saturation, 256 players (2.00 times);"
        " CPU per move at saturation (2.00 times); p50 from move to all four views, 600 moves/s (2.00 times);"
        " size of a view (1.50 times)."
    )
    assert ahead_of_us(figures, BoardgameIo.name) == "boardgame.io is ahead in nothing."


def test_alone_there_is_nothing_to_compare_with() -> None:
    figures = figures_of(QUICK, runs(Veillee.name))
    assert [figure.ratio for figure in figures if figure.id != "scale"] == [None] * 6
    assert figures[0].values == (6000, None)


@pytest.mark.parametrize(("cores", "theirs", "shared"), [([0, 1], [0, 1], True), ([0, 1, 2, 3], [0, 2], False)])
def test_workers_share_the_core_of_the_players_only_if_there_is_no_third(
    cores: list[int], theirs: list[int], shared: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bench.load.compile_players", lambda: None)
    players = Players(cores)
    assert players.cores_of(TwoWorkers()) == theirs
    assert players.share_with(TwoWorkers()) is shared
    assert not players.share_with(Veillee())


def name_of(server: Server) -> str:
    return server.name


@pytest.mark.slow
@pytest.mark.skipif(not shutil.which("cc"), reason="the players are a C program")
@pytest.mark.parametrize("server", [TwoWorkers(), pytest.param(OnPostgres(), marks=pytest.mark.prove)], ids=name_of)
def test_what_all_processes_of_a_server_use_is_counted(server: Server) -> None:
    server.prepare()
    # On one core if there is no other: only the counting is tried here.
    cores = 2 * sorted(os.sched_getaffinity(0))
    # At a rate, because so few people would play faster than the server allows them to if nothing held them back.
    played = Players(cores[:2]).play(server, salons=16, rate=400, warmup=0.1, seconds=0.5)
    # Only a hang keeps all of them from a move.
    assert played.moves > 0
    # The process that watches over workers uses nearly nothing itself.
    assert played.cpu_us_per_move > 30


# Beside an older commit

# µs per move, as they were measured on 19 November 2026: with wsproto, and before it.
RECORDED = [(628, 591), (625, 583), (667, 633), (640, 598), (631, 590)]


def pair(now: float, before: float, foreign: float = 0.01) -> against.Pair:
    return against.Pair(
        now=replace(run(6000, now, 1, 4), foreign_share=foreign), before=run(6000, before, 1, 4, view=600)
    )


def cpu_of(pairs: list[against.Pair]) -> against.Compared:
    return next(one for one in against.compare(pairs) if one.what.startswith("CPU"))


def test_a_step_has_the_median_of_its_ratios_and_their_spread() -> None:
    cpu = cpu_of([pair(now, before) for now, before in RECORDED])
    assert [round(value, 3) for value in (cpu.ratio, cpu.least, cpu.most)] == [1.069, 1.054, 1.072]
    assert (cpu.now, cpu.before, cpu.verdict) == (631, 591, "6.9% more")


def test_ratios_on_both_sides_of_one_are_no_difference() -> None:
    assert cpu_of([pair(590, 628), *[pair(now, before) for now, before in RECORDED]]).verdict == "no difference seen"
    assert cpu_of([pair(before, now) for now, before in RECORDED]).verdict == "6.5% less"


def test_on_a_busy_machine_nobody_can_tell() -> None:
    busy = [pair(now, before, foreign=0.31) for now, before in RECORDED]
    assert [one.verdict for one in against.compare(busy)] == 4 * ["cannot tell"]
    assert against.remarks_of(busy)[-1] == "At least 5 are needed to tell: measure again on an idle machine."
    assert "?" in against.row("2026-11-19", "aaaaaaaa", "bbbbbbbb", against.compare(busy))


def test_pairs_that_were_disturbed_do_not_count_if_there_are_enough_others() -> None:
    pairs = [pair(now, before) for now, before in RECORDED]
    assert cpu_of([*pairs, pair(2000, 590, foreign=0.31)]) == cpu_of(pairs)
    assert cpu_of([*pairs[1:], pair(2000, 590, foreign=0.31)]).verdict == "cannot tell"


def test_a_step_is_one_row() -> None:
    compared = against.compare([pair(now, before) for now, before in RECORDED])
    assert against.row("2026-11-19", "aaaaaaaa", "bbbbbbbb", compared) == (
        "| 2026-11-19 | aaaaaaaa | bbbbbbbb | 1.07 (1.05 to 1.07) | 1.00 (1.00 to 1.00) | 1.00 (1.00 to 1.00)"
        " | 1.50 (1.50 to 1.50) |"
    )


def test_who_plays_first_changes_from_pair_to_pair() -> None:
    played = list[Server]()

    def play(server: Server) -> Run:
        played.append(server)
        return run(6000, 150 if server is now else 300, 1, 4)

    now, before = Veillee(), Veillee()
    pairs = list(islice(against.by_turns(play, now, before), 3))
    assert played == [now, before, before, now, now, before]
    assert {(one.now.cpu_us_per_move, one.before.cpu_us_per_move) for one in pairs} == {(150, 300)}


def test_no_pair_is_begun_that_would_end_too_late() -> None:
    seconds = 0.0

    def pairs() -> Iterator[against.Pair]:
        nonlocal seconds
        while True:
            seconds += 30
            yield pair(150, 300)

    assert len(against.until(100, 10, pairs(), lambda: seconds)) == 3
    assert len(against.until(1000, 10, pairs(), lambda: seconds)) == 10


def test_a_commit_that_is_not_there_is_named() -> None:
    with pytest.raises(CannotMeasure, match="no commit nowhere"):
        against.Older("nowhere")
