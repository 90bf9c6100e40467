"""What `make steady` says of runs that were recorded, and that its slow disk is slow."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from tests.durations import Ran
from tests.durations import table as durations
from tests.steady import modes
from tests.steady.results import BROKEN, LOADED, NO_TIME, SHARES, OutOfTime, Run, before, read, table, unsteady, why

A, B, C, D = (f"tests/rooms/test_room.py::test_{letter}" for letter in "abcd")


def ran(test: str, outcome: str = "passed", worker: str = "gw0", seconds: float = 1) -> Ran:
    return Ran(test, outcome, seconds, seconds / 2, worker)


def run(number: int, mode: str, *tests: Ran, seed: int | None = None, ended: bool = True, left: int = 0) -> Run:
    return Run(number, mode, seed, [*tests], seconds=9, ended=ended, left=left)


RUNS = [
    run(1, "quiet", ran(A), ran(B), ran(C)),
    run(2, "shuffled", ran(C), ran(D, worker="gw1"), ran(A), ran(B, "failed"), seed=77),
    run(3, "busy", ran(A, "failed"), ran(B, "failed"), ran(C, "skipped"), ended=False),
    run(4, "quiet", ran(A), ran(B), ran(C), left=2),
]


def test_each_run_is_a_line() -> None:
    assert table(RUNS).splitlines()[1:] == [
        "  1  quiet                       3       0        0        9",
        "  2  shuffled           77       3       1        0        9",
        "  3  busy                        0       2        1        9  cut off",
        "  4  quiet                       3       0        0        9  left 2 processes behind",
    ]
    assert [one.is_well for one in RUNS] == [True, False, False, False]


def test_each_test_that_failed_is_told_with_how_often_where_and_why() -> None:
    assert unsteady(RUNS, {B: BROKEN}).splitlines() == [
        f"2 of 4  {B}",
        "    quiet 0 of 2, shuffled 1 of 1, busy 1 of 1",
        f"    {BROKEN}",
        f"1 of 4  {A}",
        "    quiet 0 of 2, shuffled 0 of 1, busy 1 of 1",
        f"    {NO_TIME}",
    ]
    assert unsteady(RUNS[:1], {}) == ""


def test_only_the_same_process_counts_as_before() -> None:
    assert before(RUNS[1], B) == [C, A]
    assert before(RUNS[1], D) == []


def after(*guilty: str) -> Callable[[list[str]], bool]:
    return lambda suspects: set(guilty) <= set(suspects)


MANY = [f"test_{number}" for number in range(100)]


@pytest.mark.parametrize(
    ("fails", "said"),
    [
        (lambda _: True, BROKEN),
        (lambda _: False, LOADED),
        (after("test_37"), SHARES + "test_37"),
        (after("test_0"), SHARES + "test_0"),
        # Both are needed: halving cannot part them.
        (after("test_30", "test_40"), SHARES + "25 tests, as test_25"),
    ],
)
def test_who_shares_state_with_a_test_is_found_by_halving(fails: Callable[[list[str]], bool], said: str) -> None:
    assert why("test_x", MANY, fails) == said


@pytest.mark.parametrize(
    ("tries", "said"),
    [(0, NO_TIME), (1, NO_TIME), (2, SHARES + "100 tests, as test_0"), (4, SHARES + "50 tests, as test_0")],
)
def test_what_is_known_when_the_time_is_up_is_said(tries: int, said: str) -> None:
    left = tries

    def fails(suspects: list[str]) -> bool:
        nonlocal left
        if not left:
            raise OutOfTime
        left -= 1
        return "test_3" in suspects

    assert why("test_x", MANY, fails) == said


def test_half_a_line_of_a_run_that_was_ended_is_not_read(tmp_path: Path) -> None:
    whole = msgspec.json.encode(ran(A))
    (tmp_path / "results").write_bytes(whole + b"\n" + whole[:20])
    assert read(tmp_path / "results") == [ran(A)]
    assert read(tmp_path / "nothing") == []


def test_durations_tell_the_slowest_tests_and_each_folder() -> None:
    told = durations([ran(A, seconds=1), ran("tests/e2e/test_x.py::test_x", seconds=8), ran(B, seconds=3)])
    assert told.splitlines() == [
        "The slowest of 3 tests:",
        " clock    cpu",
        "   8.0    4.0  tests/e2e/test_x.py::test_x",
        f"   3.0    1.5  {B}",
        f"   1.0    0.5  {A}",
        "",
        "Each folder:",
        " clock    cpu  tests",
        "    12      6      3  all",
        "     8      4      1  tests/e2e",
        "     4      2      2  tests/rooms",
    ]


SUITE = """
import pytest
kept = []
def test_keeps(): kept.append(1)
def test_wants_it_empty(): assert not kept
@pytest.mark.prove
def test_takes_long(): pass
"""


@pytest.mark.slow
def test_outcomes_are_kept_in_a_file_and_an_order_follows_from_its_number(tmp_path: Path) -> None:
    """As make steady calls pytest, on tests of which one leaves something to the other."""
    suite = tmp_path / "test_suite.py"
    suite.write_text(SUITE)
    (tmp_path / "conftest.py").write_text("from tests.conftest import *\n")
    outcomes = set()
    for seed in range(4):
        results = tmp_path / "results"
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "not prove"]
        command += ["-n", "0", f"--rootdir={modes.ROOT}", "-c", str(modes.ROOT / "pyproject.toml")]
        command += [f"--results={results}", f"--order-seed={seed}", str(suite)]
        subprocess.run(command, cwd=modes.ROOT, stdout=subprocess.DEVNULL)
        outcomes.add(tuple((one.test.rpartition("::")[2], one.outcome) for one in read(results)))
    assert outcomes == {
        (("test_keeps", "passed"), ("test_wants_it_empty", "failed")),
        (("test_wants_it_empty", "passed"), ("test_keeps", "passed")),
    }


@pytest.mark.skipif(not shutil.which("cc"), reason="the slow disk is a C library")
@pytest.mark.slow
def test_a_slow_disk_is_slow(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(modes, "CACHE", tmp_path)
    store = "import os; file = os.open('stored', os.O_CREAT | os.O_WRONLY); os.fsync(file); os.fdatasync(file)"
    with modes.slow_disk() as mode:
        began = time.monotonic()
        subprocess.run([sys.executable, "-c", store], cwd=tmp_path, env={**os.environ, **mode.environment}, check=True)
        assert time.monotonic() - began >= 2 * modes.DISK_MS / 1000 / 2


ADOPTS = """
import subprocess, sys
from tests.steady import __main__ as steady
steady.ENDING_SECONDS = 0
steady.adopt_orphans()
subprocess.run([sys.executable, "-c", "import os, time; os.fork() or time.sleep(1000)"])
assert steady.children()
print(steady.end_all(), steady.children())
"""


@pytest.mark.slow
def test_what_a_run_leaves_behind_is_ended_and_counted() -> None:
    told = subprocess.run([sys.executable, "-c", ADOPTS], cwd=modes.ROOT, capture_output=True, text=True, check=True)
    assert told.stdout == "1 []\n"
