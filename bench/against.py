"""This code beside an older commit: both play by turns, and each pair of runs gives a ratio."""

import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from shutil import rmtree
from statistics import median

from msgspec import Struct

from bench.load import Run
from bench.servers import CACHE, ROOT, CannotMeasure, Server, Veillee

# With so many pairs all on one side, chance alone would have put them there in one of sixteen measurements.
FEWEST_PAIRS = 5


class Older(Veillee):
    """A commit of this repository, in a folder of its own and with the packages that it names itself."""

    def __init__(self, revision: str) -> None:
        self.commit = commit_of(revision)
        self.name = self.commit[:8]
        self._folder = CACHE / f"commit-{self.name}"
        self.python = self._folder / ".venv" / "bin" / "python"

    def prepare(self) -> None:
        """An archive and no worktree of git: it leaves nothing behind in the repository."""
        if self.python.exists():
            return
        fresh = self._folder.with_suffix(".fresh")
        rmtree(fresh, ignore_errors=True)
        fresh.mkdir(parents=True)
        archive = subprocess.run(["git", "archive", self.commit], cwd=ROOT, capture_output=True, check=True).stdout
        subprocess.run(["tar", "-x", "-C", fresh], input=archive, check=True)
        fresh.rename(self._folder)
        # A venv knows where it is, so it is made where it stays.
        command = ["make", "--no-print-directory", "-C", str(self._folder), "setup", f"PYTHON={base_python()}"]
        done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=sys.stderr)
        if done.returncode:
            rmtree(self._folder)
            raise CannotMeasure(f"The commit {self.name} could not be set up.")


class Pair(Struct, frozen=True):
    """Two runs, one right after the other."""

    now: Run
    before: Run

    @property
    def is_undisturbed(self) -> bool:
        return not (self.now.is_disturbed or self.before.is_disturbed)


class Compared(Struct, frozen=True):
    """Medians of both, and of the ratios of all pairs, with the least and the most of these."""

    what: str
    unit: str
    now: float
    before: float
    ratio: float
    least: float
    most: float
    verdict: str


FIGURES: tuple[tuple[str, str, Callable[[Run], float]], ...] = (
    ("CPU per move at saturation", "µs", lambda run: run.cpu_us_per_move),
    ("moves at saturation", "1/s", lambda run: run.moves_per_second),
    ("memory per idle player", "KB", lambda run: run.kb_per_player),
    ("size of a view", "bytes", lambda run: run.bytes_per_view),
)


def commit_of(revision: str) -> str:
    command = ["git", "rev-parse", "--verify", "--quiet", "--end-of-options", f"{revision}^{{commit}}"]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if found.returncode:
        raise CannotMeasure(f"There is no commit {revision} here.")
    return found.stdout.strip()


def this_commit() -> str:
    """With a word about it if there is more in the folder than was committed."""
    command = ["git", "describe", "--always", "--abbrev=8", "--exclude=*", "--dirty=, changed"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


def base_python() -> str:
    """The Python that this virtual environment was made with."""
    return str(Path(sys.base_prefix, "bin", f"python{sys.version_info.major}.{sys.version_info.minor}"))


def by_turns(play: Callable[[Server], Run], now: Server, before: Server) -> Iterator[Pair]:
    """Who is first changes from pair to pair: a machine that gets slower disturbs both alike."""
    while True:
        run = play(now)
        yield Pair(now=run, before=play(before))
        run = play(before)
        yield Pair(now=play(now), before=run)


def until(seconds: float, most: int, pairs: Iterable[Pair], now: Callable[[], float] = time.monotonic) -> list[Pair]:
    """At most so many, and none that would end later than this."""
    begun, taken = now(), list[Pair]()
    for pair in pairs:
        taken.append(pair)
        spent = now() - begun
        if len(taken) >= most or spent * (len(taken) + 1) / len(taken) > seconds:
            break
    return taken


def compare(pairs: list[Pair]) -> list[Compared]:
    """If enough pairs were undisturbed, they alone count."""
    quiet = [pair for pair in pairs if pair.is_undisturbed]
    counted = quiet if len(quiet) >= FEWEST_PAIRS else pairs

    def line(what: str, unit: str, of: Callable[[Run], float]) -> Compared:
        ratios = [of(pair.now) / of(pair.before) for pair in counted]
        ratio, least, most = median(ratios), min(ratios), max(ratios)
        now, before = median(of(pair.now) for pair in counted), median(of(pair.before) for pair in counted)
        verdict = "cannot tell" if len(quiet) < FEWEST_PAIRS else verdict_of(ratio, least, most)
        return Compared(what, unit, now, before, ratio, least, most, verdict)

    return [line(*figure) for figure in FIGURES]


def verdict_of(ratio: float, least: float, most: float) -> str:
    if least > 1 or most < 1:
        return f"{abs(ratio - 1):.1%} {'more' if ratio > 1 else 'less'}"
    return "no difference seen"


def remarks_of(pairs: list[Pair]) -> list[str]:
    quiet = sum(pair.is_undisturbed for pair in pairs)
    busiest = max(run.foreign_share for pair in pairs for run in (pair.now, pair.before))
    undisturbed = f"{quiet} of {len(pairs)} pairs were undisturbed"
    remarks = [f"{undisturbed}; other processes used up to {busiest:.0%} of the server's core."]
    if quiet < FEWEST_PAIRS:
        remarks.append(f"At least {FEWEST_PAIRS} are needed to tell: measure again on an idle machine.")
    return remarks


def table(machine: str, now: str, before: str, compared: list[Compared], remarks: list[str]) -> str:
    lines = [machine, "", f"{'':36}{now[:12]:>12}{before:>12}{'ratio':>8}   {'of all pairs':16}"]
    for one in compared:
        label, spread = f"{one.what} ({one.unit})", f"{one.least:.2f} to {one.most:.2f}"
        lines.append(f"{label:36}{one.now:12,.1f}{one.before:12,.1f}{one.ratio:8.2f}   {spread:16}{one.verdict}")
    return "\n".join([*lines, "", *remarks])


def row(date: str, now: str, before: str, compared: list[Compared]) -> str:
    """The line for the table of steps in docs/bench.md."""
    cells = [
        f"{one.ratio:.2f} ({one.least:.2f} to {one.most:.2f}){'?' * (one.verdict == 'cannot tell')}" for one in compared
    ]
    return f"| {' | '.join([date, now, before, *cells])} |"
