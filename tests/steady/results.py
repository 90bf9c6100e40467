"""What many runs of the same tests say about each of them."""

from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path

import msgspec
from msgspec import Struct

from tests.durations import Ran

# What is known of a test that failed, when it was run again.
BROKEN = "fails alone too"
SHARES = "passes alone, fails after "
LOADED = "passes alone and after the same tests: it hangs on time or on what goes on beside it"
NO_TIME = "no time to look why"


class Run(Struct):
    """`ended`: pytest came to its end. `left`: processes that were there afterwards."""

    number: int
    mode: str
    seed: int | None
    ran: list[Ran]
    seconds: float
    ended: bool
    left: int

    def count(self, outcome: str) -> int:
        return sum(one.outcome == outcome for one in self.ran)

    @property
    def failed(self) -> list[Ran]:
        return [one for one in self.ran if one.outcome == "failed"]

    @property
    def is_well(self) -> bool:
        return not self.failed and not self.left and self.ended


def read(file: Path) -> list[Ran]:
    """All whole lines: a run that was ended may have left half a one."""
    lines = file.read_bytes().split(b"\n")[:-1] if file.exists() else []
    return [msgspec.json.decode(line, type=Ran) for line in lines]


def before(run: Run, test: str) -> list[str]:
    """What the same process had run when this test came."""
    (worker,) = {one.worker for one in run.ran if one.test == test}
    names = [one.test for one in run.ran if one.worker == worker]
    return names[: names.index(test)]


class OutOfTime(Exception):
    pass


def narrowed(suspects: list[str], fails: Callable[[list[str]], bool]) -> list[str]:
    """As few of them as halving finds, after which it still fails. All of them have been tried."""
    try:
        while len(suspects) > 1:
            half = len(suspects) // 2
            parts = [part for part in (suspects[half:], suspects[:half]) if fails(part)]
            if not parts:
                break
            suspects = parts[0]
    except OutOfTime:
        pass
    return suspects


def why(test: str, suspects: list[str], fails: Callable[[list[str]], bool]) -> str:
    """What running it again says: alone, then after those that were before it in its process."""
    try:
        if fails([]):
            return BROKEN
        if not suspects or not fails(suspects):
            return LOADED
    except OutOfTime:
        return NO_TIME
    guilty = narrowed(suspects, fails)
    return SHARES + (guilty[0] if len(guilty) == 1 else f"{len(guilty)} tests, as {guilty[0]}")


def table(runs: Iterable[Run]) -> str:
    lines = ["run  mode       order seed  passed  failed  skipped  seconds"]
    for run in runs:
        seed = "" if run.seed is None else run.seed
        notes = ["cut off"] * (not run.ended) + [f"left {run.left} processes behind"] * bool(run.left)
        counts = "".join(f"{run.count(outcome):{width}}" for outcome, width in COLUMNS)
        lines.append(
            f"{run.number:3}  {run.mode:9}  {seed:>10}{counts}  {run.seconds:7.0f}  {', '.join(notes)}".rstrip()
        )
    return "\n".join(lines)


COLUMNS = (("passed", 8), ("failed", 8), ("skipped", 9))


def unsteady(runs: list[Run], reasons: dict[str, str]) -> str:
    """Each test that failed: how often, in which modes, and why as far as one knows."""
    failures = Counter(one.test for run in runs for one in run.failed)
    lines = []
    for test, count in failures.most_common():
        tried = [run for run in runs if any(one.test == test for one in run.ran)]
        modes = Counter(run.mode for run in tried)
        bad = Counter(run.mode for run in tried if any(one.test == test for one in run.failed))
        lines.append(f"{count} of {len(tried)}  {test}")
        lines.append("    " + ", ".join(f"{mode} {bad[mode]} of {modes[mode]}" for mode in modes))
        lines.append(f"    {reasons.get(test, NO_TIME)}")
    return "\n".join(lines)
