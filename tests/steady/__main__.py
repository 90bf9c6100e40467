"""Run the tests again and again: quiet, beside busy processes, on one core, in random order, with a slow disk, beside a
second run of themselves. Keep the log of each run that failed, and say which tests are not steady, and why."""

import argparse
import ctypes
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from tests.steady.modes import CACHE, MODES, ROOT, Mode
from tests.steady.results import OutOfTime, Run, before, read, table, unsteady, why

# Of the time, for a look at what failed.
SHARE_TO_LOOK = 0.25
PLAINLY = ("-q", "-p", "no:cacheprovider")
GRACE_SECONDS = 20
ENDING_SECONDS = 5


class Rig:
    """All runs of one call. What is left of a run when it has ended belongs to this process, and is ended too."""

    def __init__(self, folder: Path, minutes: float, arguments: list[str]) -> None:
        self.folder, self.arguments = folder, arguments
        self.end = time.monotonic() + 60 * minutes
        self.runs_end = self.end - 60 * minutes * SHARE_TO_LOOK
        self.runs: list[Run] = []
        adopt_orphans()

    def play(self, mode: Mode) -> None:
        """One run, or several side by side."""
        first = len(self.runs) + 1
        numbers = range(first, first + mode.runs)
        began = time.monotonic()
        started = [self._start(mode, number) for number in numbers]
        for number, process in zip(numbers, started, strict=True):
            ended = wait(process, self.runs_end)
            folder = self._folder(number, mode)
            ran = read(folder / "results.jsonl")
            run = Run(number, mode.name, mode.seed, ran, time.monotonic() - began, ended and bool(ran), 0)
            self.runs.append(run)
            if process is started[-1]:
                left = end_all(keep=mode.helpers)
                # Of a run that was cut off, nothing else can be expected.
                run.left = left if run.ended else 0
            print(table([run]).splitlines()[1], flush=True)
            if run.is_well:
                shutil.rmtree(folder)

    def _folder(self, number: int, mode: Mode) -> Path:
        return self.folder / f"{number:03}-{mode.name}"

    def _start(self, mode: Mode, number: int) -> "subprocess.Popen[bytes]":
        folder = self._folder(number, mode)
        folder.mkdir(parents=True)
        command = [*mode.prefix, sys.executable, "-m", "pytest", *PLAINLY, "-m", "not prove"]
        command += ["-n", os.environ.get("WORKERS", "4"), "--dist", "worksteal", "--max-worker-restart", "0"]
        command += [f"--results={folder / 'results.jsonl'}", *mode.options, *self.arguments]
        return start(command, folder / "log", mode.environment)

    def look(self) -> dict[str, str]:
        """Why each test failed that did: a test of a quiet run comes last, as it shares nothing but the house."""
        failed = {one.test: run for run in self.runs for one in run.failed}
        return {test: why(test, before(run, test), self._again(test)) for test, run in failed.items()}

    def _again(self, test: str) -> Callable[[list[str]], bool]:
        def fails(suspects: list[str]) -> bool:
            folder = self.folder / "again"
            folder.mkdir(exist_ok=True)
            names, results = folder / "tests", folder / "results.jsonl"
            names.write_text("\n".join([*suspects, test]), encoding="utf-8")
            results.unlink(missing_ok=True)
            command = [sys.executable, "-m", "pytest", *PLAINLY, "-n", "0", f"--results={results}", f"@{names}"]
            ended = wait(start(command, folder / "log", {}), self.end)
            end_all()
            if not ended:
                raise OutOfTime
            return any(one.test == test and one.outcome == "failed" for one in read(results))

        return fails


def start(command: list[str], log: Path, environment: dict[str, str]) -> "subprocess.Popen[bytes]":
    with log.open("wb") as file:
        return subprocess.Popen(
            command, cwd=ROOT, env={**os.environ, **environment}, stdout=file, stderr=subprocess.STDOUT
        )


def wait(process: "subprocess.Popen[bytes]", end: float) -> bool:
    """Whether it came to its end by itself in time."""
    try:
        process.wait(max(0.0, end - time.monotonic()))
    except subprocess.TimeoutExpired:
        process.send_signal(signal.SIGINT)
        try:
            process.wait(GRACE_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        return False
    # 0: all passed; 1: some failed. Anything else is not what became of tests.
    return process.returncode in (0, 1)


def adopt_orphans() -> None:
    """A process whose parent has ended becomes a child of this one (PR_SET_CHILD_SUBREAPER)."""
    ctypes.CDLL(None).prctl(36, 1, 0, 0, 0)


def children() -> list[int]:
    found = Path(f"/proc/self/task/{os.getpid()}/children").read_text(encoding="ascii").split()
    return [int(one) for one in found]


def end_all(keep: tuple[int, ...] = ()) -> int:
    """End what is left of a run, after the time that ending takes. Returns how many processes had to be ended."""
    killed, patience = 0, time.monotonic() + ENDING_SECONDS
    while left := [child for child in children() if child not in keep]:
        for child in left:
            late = time.monotonic() > patience
            if late:
                os.kill(child, signal.SIGKILL)
                killed += 1
            os.waitpid(child, 0 if late else os.WNOHANG)
        time.sleep(0.05)
    return killed


def main() -> int:
    parser = argparse.ArgumentParser(prog="make steady", description=__doc__)
    parser.add_argument("--minutes", type=float, default=60, help="how long at most (default: %(default)s)")
    parser.add_argument("--runs", type=int, default=10**6, help="how many at most")
    parser.add_argument("--modes", default=",".join(MODES), help="some of %(default)s")
    parser.add_argument("tests", nargs="*", help="which tests, and other words for pytest after --")
    chosen = parser.parse_args()
    modes = chosen.modes.split(",")
    if unknown := set(modes) - MODES.keys():
        parser.error(f"no such mode: {', '.join(sorted(unknown))}")
    rig = Rig(CACHE / f"{datetime.now(UTC):%Y-%m-%d-%H%M%S}", chosen.minutes, chosen.tests)
    print(f"{table([])}  (failures: {rig.folder.relative_to(ROOT)})", flush=True)
    number = 0
    try:
        while len(rig.runs) < chosen.runs and time.monotonic() < rig.runs_end:
            with MODES[modes[number % len(modes)]]() as mode:
                rig.play(mode)
            number += 1
        reasons = rig.look()
    finally:
        end_all()
    print(f"\n{table(rig.runs)}\n")
    failed = unsteady(rig.runs, reasons)
    print(failed or "No test failed.")
    whole = [run for run in rig.runs if run.ended]
    return 1 if failed or not whole or any(run.left for run in rig.runs) else 0


if __name__ == "__main__":
    sys.exit(main())
