"""What a run took: the slowest tests and each folder, in seconds of the clock and of the processor.

Where other work shares the machine, the clock says little; the seconds of the processor, of a test and of the processes
that it waited for, say what it costs. `--results FILE` also keeps each test with its outcome, for tests/steady.
"""

import os
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path, PurePath

import msgspec
import pytest
from msgspec import Struct

SHOWN = 40
CPU = "cpu seconds"


class Ran(Struct):
    """One test that ended. `worker`: the process that ran it; tests of one process come in their order."""

    test: str
    outcome: str
    seconds: float
    cpu: float
    worker: str
    # What pytest tells of a failure.
    told: str = ""

    @property
    def folder(self) -> str:
        return str(PurePath(self.test.partition("::")[0]).parent)


def cpu_seconds() -> float:
    return sum(os.times()[:4])


def table(ran: list[Ran]) -> str:
    slowest = sorted(ran, key=lambda one: one.seconds, reverse=True)[:SHOWN]
    lines = [f"The slowest of {len(ran)} tests:", " clock    cpu"]
    lines += [f"{one.seconds:6.1f} {one.cpu:6.1f}  {one.test}" for one in slowest]
    sums: dict[str, list[float]] = defaultdict(lambda: [0, 0, 0])
    for one in ran:
        for folder in (one.folder, "all"):
            for at, more in enumerate((one.seconds, one.cpu, 1)):
                sums[folder][at] += more
    lines += ["", "Each folder:", " clock    cpu  tests"]
    for folder, (seconds, cpu, tests) in sorted(sums.items(), key=lambda entry: -entry[1][0]):
        lines.append(f"{seconds:6.0f} {cpu:6.0f} {tests:6.0f}  {folder}")
    return "\n".join(lines)


class Durations:
    def __init__(self, results: Path | None) -> None:
        self.ran: list[Ran] = []
        self._running: dict[str, Ran] = {}
        self._file = results and results.open("wb")
        self._cpu_before = 0.0

    # In the process that runs a test

    def pytest_runtest_logstart(self) -> None:
        self._cpu_before = cpu_seconds()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[None]:
        if call.when == "teardown":
            item.user_properties.append((CPU, cpu_seconds() - self._cpu_before))
        return (yield)

    # In the process that shows what came out

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        one = self._running.setdefault(report.nodeid, Ran(report.nodeid, "passed", 0, 0, ""))
        one.seconds += report.duration
        if report.outcome != "passed" and one.outcome != "failed":
            one.outcome = report.outcome
        if report.failed:
            one.told += report.longreprtext
        if report.when != "teardown":
            return
        one.cpu = sum(float(str(value)) for name, value in report.user_properties if name == CPU)
        one.worker = getattr(report, "worker_id", "")
        self.ran.append(self._running.pop(report.nodeid))
        if self._file:
            self._file.write(msgspec.json.encode(one) + b"\n")
            self._file.flush()

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        # Of a few tests, nobody asks which was slow.
        if len(self.ran) > SHOWN:
            terminalreporter.section("durations")
            terminalreporter.write_line(table(self.ran))
