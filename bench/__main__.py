"""Measure, and print a table or JSON."""

import argparse
import os
import platform
import signal
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bench import against
from bench.load import DISTURBED, SEATS, Players, Run
from bench.servers import CACHE, BoardgameIo, CannotMeasure, Colyseus, OnPostgres, Peer, Server, TwoWorkers, Veillee

# Latency is compared at this part of the slowest server's maximum rate.
SHARE_OF_SATURATION = 0.6
RATE_ALONE = 1500.0
# The server allows 40 messages per second and person; with 16 salons this rate is half of that.
RATE_OF_SCALE = 1200.0
BUSY_GENERATOR = 0.7


class Plan(Struct, frozen=True):
    """How much is measured. `salons` is the number for throughput and latency; scale is `few` compared with `many`."""

    repeats: int
    salons: int
    few: int
    many: int
    warmup: float
    seconds: float
    # Beside an older commit: how often by turns, and for how long at most.
    pairs: int
    seconds_against: float


FULL = Plan(repeats=3, salons=250, few=16, many=1000, warmup=2, seconds=3, pairs=10, seconds_against=270)
QUICK = Plan(repeats=1, salons=64, few=16, many=128, warmup=0.5, seconds=1, pairs=1, seconds_against=60)


# Every run, by server and by purpose.
Runs: TypeAlias = dict[str, dict[str, list[Run]]]


class Figure(Struct, frozen=True):
    """One line of the table: two medians, their ratio, and the goal for the ratio, or for the first of them.

    The second is of a peer, of Veillée with its defaults, or of itself with fewer salons.
    """

    id: str
    what: str
    unit: str
    compared: tuple[str, str]
    values: tuple[float, float | None]
    ratio: float | None
    goal: str = ""
    reached: bool | None = None


class Report(Struct, frozen=True):
    machine: dict[str, str]
    configuration: dict[str, dict[str, str]]
    plan: Plan
    quick: bool
    figures: list[Figure]
    remarks: list[str]
    runs: Runs
    took_seconds: float


def measure(plan: Plan, servers: list[Server], players: Players) -> Runs:
    """Runs of the servers alternate, so that other work on the machine disturbs all equally."""
    runs: Runs = {server.name: {} for server in servers}

    def play(server: Server, what: str, salons: int, rate: float) -> None:
        run = players.play(server, salons, rate, plan.warmup, plan.seconds)
        runs[server.name].setdefault(what, []).append(run)
        say(f"{server.name}, {what}: {run.moves_per_second:.0f} moves/s, p99 {run.p99_ms:.1f} ms")

    for _ in range(plan.repeats):
        for server in servers:
            play(server, "saturation", plan.salons, 0)
    rate = RATE_ALONE
    if len(servers) > 1:
        slowest = min(median_of(of["saturation"], speed) for of in runs.values())
        rate = round(SHARE_OF_SATURATION * slowest, -1)
    for _ in range(plan.repeats):
        for server in servers:
            play(server, "latency", plan.salons, rate)
    for _ in range(plan.repeats):
        play(servers[0], "few", plan.few, RATE_OF_SCALE)
        play(servers[0], "many", plan.many, RATE_OF_SCALE)
    return runs


def speed(run: Run) -> float:
    return run.moves_per_second


def median_of(runs: list[Run], of: Callable[[Run], float]) -> float:
    return median(map(of, runs))


def figures_of(plan: Plan, runs: Runs) -> list[Figure]:
    ours = runs[Veillee.name]
    crowd, rate = plan.salons * SEATS, ours["latency"][0].rate
    shown = f"move to all four views, {rate:.0f} moves/s"

    def compare(one: str, other: str) -> list[Figure]:
        def line(id: str, what: str, unit: str, kind: str, of: Callable[[Run], float]) -> Figure:
            first = median_of(runs[one][kind], of)
            second = median_of(runs[other][kind], of) if other in runs else None
            return Figure(id, what, unit, (one, other), (first, second), first / second if second else None)

        return [
            line("saturation", f"moves at saturation, {crowd} players", "1/s", "saturation", speed),
            line("cpu", "CPU per move at saturation", "µs", "saturation", cost),
            line("p50", f"p50 from {shown}", "ms", "latency", lambda run: run.p50_ms),
            line("p99", f"p99 from {shown}", "ms", "latency", lambda run: run.p99_ms),
            line("memory", "memory per idle player", "KB", "latency", lambda run: run.kb_per_player),
            line("view", "size of a view", "bytes", "latency", lambda run: run.bytes_per_view),
        ]

    saturation, cpu, p50, p99, memory, view = compare(Veillee.name, BoardgameIo.name)
    figures = [at_least(4, saturation), cpu, at_most(1, p50), at_most(0.25, p99), at_most(1, memory), view]
    if Colyseus.name in runs:
        figures += compare(Veillee.name, Colyseus.name)
    for way in (TwoWorkers.name, OnPostgres.name):
        if way in runs:
            # Views are the same, and memory that several processes share would be counted for each.
            figures += [figure for figure in compare(way, Veillee.name) if figure.id not in ("memory", "view")]
    few, many = median_of(ours["few"], cost), median_of(ours["many"], cost)
    salons = (f"{plan.many} salons", f"{plan.few} salons")
    return [*figures, at_most(1.1, Figure("scale", "CPU per move", "µs", salons, (many, few), many / few))]


def at_least(goal: float, figure: Figure) -> Figure:
    reached = figure.ratio >= goal if figure.ratio is not None else None
    return replace(figure, goal=f"≥ {goal:g}", reached=reached)


def at_most(goal: float, figure: Figure) -> Figure:
    reached = figure.ratio <= goal if figure.ratio is not None else None
    return replace(figure, goal=f"≤ {goal:g}", reached=reached)


def cost(run: Run) -> float:
    return run.cpu_us_per_move


def ahead_of_us(figures: list[Figure], peer: str) -> str:
    """A sentence about everything in which a peer is better, with how many times."""
    better = []
    for figure in figures:
        if figure.compared != (Veillee.name, peer) or not figure.ratio:
            continue
        times = 1 / figure.ratio if figure.id == "saturation" else figure.ratio
        if times > 1:
            better.append(f"{figure.what} ({times:.2f} times)")
    return f"{peer} is ahead of Veillée in: {'; '.join(better)}." if better else f"{peer} is ahead in nothing."


def remarks_of(runs: Runs, in_memory: list[str]) -> list[str]:
    every = [run for of in runs.values() for kind in of.values() for run in kind]
    busiest = max(run.generator_cpu_share for run in every)
    foreign = max(run.foreign_share for run in every)
    remarks = [f"The load generator used at most {busiest:.0%} of its core."]
    if busiest > BUSY_GENERATOR:
        remarks.append("That is a lot: it may limit the figures more than the servers do.")
    if foreign > DISTURBED:
        remarks.append(
            f"Other processes used up to {foreign:.0%} of a server's cores: measure again on an idle machine."
        )
    if in_memory:
        remarks.append(
            f"The data of {' and '.join(in_memory)} was in memory: the cost of durable storage was not measured."
        )
    return remarks


def machine() -> dict[str, str]:
    lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    model = next((line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")), platform.machine())
    cores = len(os.sched_getaffinity(0))
    return {"processor": model, "cores": str(cores), "system": f"{platform.system()} {platform.release()}"}


def table(report: Report) -> str:
    lines = [", ".join(report.machine.values())]
    lines += [f"{name}: " + "; ".join(about.values()) for name, about in report.configuration.items()]
    compared: tuple[str, str] | None = None
    for figure in report.figures:
        if figure.compared != compared:
            compared = figure.compared
            lines += ["", f"{'':58}{compared[0]:>12}{compared[1]:>14}{'ratio':>8}   goal"]
        numbers = [f"{value:,.1f}" if value is not None else "–" for value in figure.values]
        ratio = f"{figure.ratio:.2f}" if figure.ratio is not None else "–"
        verdict = {True: "reached", False: "not reached", None: ""}[figure.reached]
        label = f"{figure.what} ({figure.unit})"
        lines.append(f"{label:58}{numbers[0]:>12}{numbers[1]:>14}{ratio:>8}   {figure.goal:7}{verdict}".rstrip())
    lines += ["", *report.remarks]
    if report.quick:
        lines.append("A quick run only shows that everything works: the figures mean nothing.")
    return "\n".join(lines)


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench", description="Measure Veillée beside its peers.")
    parser.add_argument("--json", action="store_true", help="print JSON, with every single run")
    parser.add_argument("--quick", action="store_true", help="only check that everything works, in a minute")
    parser.add_argument("--alone", action="store_true", help="measure only Veillée with its defaults")
    parser.add_argument(
        "--against", metavar="REV", help="measure this code beside an older commit, by turns, in at most six minutes"
    )
    chosen = parser.parse_args()
    # Without this, a plain kill would skip the `finally` that stops the servers.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    plan = QUICK if chosen.quick else FULL
    if chosen.against:
        return measure_against(chosen.against, plan, chosen.json)
    servers: list[Server] = [Veillee()]
    if not chosen.alone:
        servers += [BoardgameIo(), Colyseus(), TwoWorkers(), OnPostgres()]
    try:
        cores = two_cores()
        CACHE.mkdir(parents=True, exist_ok=True)
        for server in servers:
            server.prepare()
        begun = time.monotonic()
        players = Players(cores)
        runs = measure(plan, servers, players)
    except CannotMeasure as reason:
        say(str(reason))
        return 1
    configuration = {server.name: {**server.configuration(), "pinning": players.pinning(server)} for server in servers}
    figures = figures_of(plan, runs)
    remarks = [ahead_of_us(figures, server.name) for server in servers if isinstance(server, Peer)]
    remarks += [
        f"{server.name} shared a core with the players, as there are only {len(cores)}: it could play more moves."
        for server in servers
        if players.share_with(server)
    ]
    remarks += remarks_of(runs, [name for name, about in configuration.items() if about["storage"].endswith("tmpfs")])
    report = Report(
        machine=machine(),
        configuration=configuration,
        plan=plan,
        quick=chosen.quick,
        figures=figures,
        remarks=remarks,
        runs=runs,
        took_seconds=round(time.monotonic() - begun, 1),
    )
    print(msgspec.json.format(msgspec.json.encode(report)).decode() if chosen.json else table(report))
    return 0


def two_cores() -> list[int]:
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) < 2:
        raise CannotMeasure("Two cores are needed, one for the server and one for the players.")
    return cores


def measure_against(revision: str, plan: Plan, as_json: bool) -> int:
    try:
        now, before = Veillee(), against.Older(revision)
        before.prepare()
        players = Players(two_cores())

        def play(server: Server) -> Run:
            run = players.play(server, plan.salons, 0, plan.warmup, plan.seconds)
            say(f"{server.name}: {run.cpu_us_per_move:.0f} µs per move, others {run.foreign_share:.0%}")
            return run

        pairs = against.until(plan.seconds_against, plan.pairs, against.by_turns(play, now, before))
    except CannotMeasure as reason:
        say(str(reason))
        return 1
    compared, remarks = against.compare(pairs), against.remarks_of(pairs)
    if as_json:
        print(
            msgspec.json.format(
                msgspec.json.encode({"machine": machine(), "compared": compared, "pairs": pairs})
            ).decode()
        )
        return 0
    names = against.this_commit(), before.name
    print(against.table(", ".join(machine().values()), *names, compared, remarks))
    print(f"\nFor docs/bench.md:\n{against.row(datetime.now(UTC).date().isoformat(), *names, compared)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
