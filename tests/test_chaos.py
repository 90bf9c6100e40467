"""A short run of tests/chaos, and proofs that it finds what it looks for."""

from collections.abc import Callable

import pytest

from tests.chaos.evening import FAULTS, HAPPENINGS, Plan, run
from tests.chaos.table import table
from tests.conftest import TABLE

pytestmark = [pytest.mark.slow, pytest.mark.no_cover]


def test_nothing_is_lost_and_nothing_leaks_whatever_goes_wrong(record_property: Callable[[str, object], None]) -> None:
    """Every kind of fault once, at least. The table stands at the end of the run of all tests."""
    happenings = tuple(dict.fromkeys(HAPPENINGS))
    report = run(Plan(seconds=60, seed=20261116, happenings=happenings, faults=(*FAULTS, None, None), pace=0.4))
    record_property(TABLE, "make chaos, 60 seconds\n" + table(report))
    assert not report.failed, "\n".join(report.examples)
    assert report.faults.keys() == {*happenings, *FAULTS}
    assert report.kills >= 12
    # It saw something to judge.
    assert report.acknowledged > 100
    assert report.mutated > 1000
    assert report.views > 100
    assert report.unchecked == 0


@pytest.mark.parametrize(
    ("lie", "found"),
    [
        ("answer_before_storing", "lost"),
        ("apply_twice", "twice"),
        ("show_hands", "leaks"),
        # Votes are numbers and cannot be searched for: the view is not the one that follows from the log.
        ("show_votes", "untrue"),
    ],
)
def test_a_server_that_breaks_a_promise_is_found_out(lie: str, found: str) -> None:
    # On a busy machine little may happen in six seconds.
    for seed in range(1, 5):
        report = run(Plan(seconds=6, seed=seed, fault=lie, happenings=("kill",), faults=(None,)))
        if getattr(report, found):
            break
    assert getattr(report, found) > 0
    assert report.failed
