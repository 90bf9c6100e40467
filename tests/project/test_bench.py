"""`make bench`: the right things are compared, and what several processes use is counted."""

import os
import shutil

import pytest

from bench.__main__ import QUICK, Runs, ahead_of_us, figures_of
from bench.load import Players, Run
from bench.servers import BoardgameIo, Colyseus, OnPostgres, Server, TwoWorkers, Veillee


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
