"""Measure, and print a table or JSON."""

import argparse
import os
import platform
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

import msgspec
from msgspec import Struct

from bench.load import SEATS, Players, Run
from bench.servers import WORKSHOP, BoardgameIo, Cannot, Server, Veillee

# Below both servers' saturation, and high enough for the peer to have something to do.
SHARE_OF_PEERS_SATURATION = 0.6
RATE_WITHOUT_PEER = 1500.0
# The server lets one connection say 40 things a second; with 16 salons this is half of that.
MOST_RATE_OF_SCALE = 1200.0
DISTURBED = 0.05
BUSY_GENERATOR = 0.7


class Plan(Struct, frozen=True):
    """How much is measured. `salons` are those of the crowd, `few` and `many` those that are compared for scale."""

    repeats: int
    salons: int
    few: int
    many: int
    warmup: float
    seconds: float


FULL = Plan(repeats=3, salons=250, few=16, many=1000, warmup=2, seconds=5)
QUICK = Plan(repeats=1, salons=32, few=16, many=64, warmup=0.5, seconds=1)


class Runs(Struct, frozen=True):
    """Every run of a server, by what it was for."""

    saturation: list[Run] = []
    latency: list[Run] = []
    few: list[Run] = []
    many: list[Run] = []


class Figure(Struct, frozen=True):
    """One line of the table: medians, and the ratio that the goal speaks of."""

    what: str
    unit: str
    veillee: float
    other: float | None
    ratio: float | None
    goal: str
    reached: bool | None


class Report(Struct, frozen=True):
    machine: dict[str, str]
    configuration: dict[str, dict[str, str]]
    plan: Plan
    quick: bool
    figures: list[Figure]
    remarks: list[str]
    runs: dict[str, Runs]
    took_seconds: float


def measure(plan: Plan, servers: list[Server], players: Players) -> dict[str, Runs]:
    """Interleaved and repeated: whatever else the machine does meanwhile falls on both servers alike."""
    runs = {server.name: Runs([], [], [], []) for server in servers}

    def play(server: Server, what: str, salons: int, rate: float) -> None:
        run = players.play(server, salons, rate, plan.warmup, plan.seconds)
        getattr(runs[server.name], what).append(run)
        say(f"{server.name}, {what}: {run.moves_per_second:.0f} moves/s, p99 {run.p99_ms:.1f} ms")

    for _ in range(plan.repeats):
        for server in servers:
            play(server, "saturation", plan.salons, 0)
    rate = RATE_WITHOUT_PEER
    if len(servers) > 1:
        slowest = min(middle(runs[server.name].saturation, speed) for server in servers)
        rate = round(SHARE_OF_PEERS_SATURATION * slowest, -1)
    for _ in range(plan.repeats):
        for server in servers:
            play(server, "latency", plan.salons, rate)
    rate = min(MOST_RATE_OF_SCALE, round(middle(runs["veillee"].saturation, speed) / 2, -1))
    for _ in range(plan.repeats):
        play(servers[0], "few", plan.few, rate)
        play(servers[0], "many", plan.many, rate)
    return runs


def speed(run: Run) -> float:
    return run.moves_per_second


def middle(runs: list[Run], of: Callable[[Run], float]) -> float:
    return median(map(of, runs))


def figures_of(plan: Plan, runs: dict[str, Runs]) -> list[Figure]:
    ours, peers = runs["veillee"], runs.get("boardgame.io")

    def beside(
        what: str, unit: str, kind: str, of: Callable[[Run], float], goal: str, good: Callable[[float], bool] | None
    ) -> Figure:
        mine = middle(getattr(ours, kind), of)
        theirs = middle(getattr(peers, kind), of) if peers else None
        ratio = mine / theirs if theirs else None
        reached = good(ratio) if good and ratio is not None else None
        return Figure(what, unit, mine, theirs, ratio, goal, reached)

    crowd = plan.salons * SEATS
    rate = ours.latency[0].rate
    few, many = middle(ours.few, cost), middle(ours.many, cost)
    return [
        beside(f"moves at saturation, {crowd} players", "1/s", "saturation", speed, "≥ 4", lambda r: r >= 4),
        beside("CPU per move at saturation", "µs", "saturation", cost, "", None),
        beside(f"p50, move to all views, {rate:.0f} moves/s", "ms", "latency", lambda run: run.p50_ms, "", None),
        beside(
            f"p99, move to all views, {rate:.0f} moves/s",
            "ms",
            "latency",
            lambda run: run.p99_ms,
            "≤ 0.25",
            lambda r: r <= 0.25,
        ),
        beside("memory per idle player", "KB", "latency", lambda run: run.kb_per_player, "≤ 1", lambda r: r <= 1),
        beside("size of a view", "bytes", "latency", lambda run: run.bytes_per_view, "", None),
        Figure(
            f"CPU per move, {plan.many} salons to {plan.few}", "µs", many, few, many / few, "≤ 1.1", many / few <= 1.1
        ),
    ]


def cost(run: Run) -> float:
    return run.cpu_us_per_move


def remarks_of(runs: dict[str, Runs], storage: str) -> list[str]:
    every = [run for of in runs.values() for kind in msgspec.structs.astuple(of) for run in kind]
    busiest = max(run.generator_cpu_share for run in every)
    foreign = max(run.foreign_share for run in every)
    remarks = [f"The load generator used at most {busiest:.0%} of its core."]
    if busiest > BUSY_GENERATOR:
        remarks.append("That is much: the figures say as much about it as about the servers.")
    if foreign > DISTURBED:
        remarks.append(f"Others took up to {foreign:.0%} of the servers' core: measure again on a quiet machine.")
    if storage.endswith("tmpfs"):
        remarks.append("The data lay in memory: what durable storage costs was not measured.")
    return remarks


def machine() -> dict[str, str]:
    lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    model = next((line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")), platform.machine())
    cores = len(os.sched_getaffinity(0))
    return {"processor": model, "cores": str(cores), "system": f"{platform.system()} {platform.release()}"}


def table(report: Report) -> str:
    lines = [", ".join(report.machine.values())]
    for name, about in report.configuration.items():
        lines += [f"{name}: " + "; ".join(about.values())]
    lines += ["", f"{'':42}{'Veillée':>12}{'boardgame.io':>14}{'ratio':>8}  goal"]
    for one in report.figures:
        other = f"{one.other:,.1f}" if one.other is not None else "–"
        ratio = f"{one.ratio:.2f}" if one.ratio is not None else "–"
        verdict = {True: "reached", False: "not reached", None: ""}[one.reached]
        label = f"{one.what} ({one.unit})"
        if one.what.startswith("CPU per move,"):
            lines += ["", f"{'':42}{report.plan.many:>5} salons{report.plan.few:>7} salons"]
        lines.append(f"{label:42}{one.veillee:>12,.1f}{other:>14}{ratio:>8}  {one.goal:8}{verdict}")
    lines += ["", *report.remarks]
    if report.quick:
        lines.append("A quick run, to see that everything works: not a measurement.")
    return "\n".join(lines)


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench", description="Measure Veillée beside boardgame.io.")
    parser.add_argument("--json", action="store_true", help="print JSON, with every single run")
    parser.add_argument("--quick", action="store_true", help="20 seconds, to see that everything works")
    parser.add_argument("--alone", action="store_true", help="leave boardgame.io out")
    chosen = parser.parse_args()
    # Otherwise a plain kill would end this process without the `finally` that stops the servers.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    plan = QUICK if chosen.quick else FULL
    servers: list[Server] = [Veillee()] if chosen.alone else [Veillee(), BoardgameIo()]
    try:
        cores = sorted(os.sched_getaffinity(0))
        if len(cores) < 2:
            raise Cannot("Two cores are needed, one for the server and one for the players.")
        WORKSHOP.mkdir(parents=True, exist_ok=True)
        for server in servers:
            server.prepare()
        begun = time.monotonic()
        runs = measure(plan, servers, Players(cores[0], cores[1]))
    except Cannot as reason:
        say(str(reason))
        return 1
    pinning = f"one process on core {cores[0]}; players on core {cores[1]}, over 127.0.0.1"
    configuration = {server.name: {**server.configuration(), "pinning": pinning} for server in servers}
    report = Report(
        machine=machine(),
        configuration=configuration,
        plan=plan,
        quick=chosen.quick,
        figures=figures_of(plan, runs),
        remarks=remarks_of(runs, configuration["veillee"]["storage"]),
        runs=runs,
        took_seconds=round(time.monotonic() - begun, 1),
    )
    print(msgspec.json.format(msgspec.json.encode(report)).decode() if chosen.json else table(report))
    return 0


if __name__ == "__main__":
    sys.exit(main())
