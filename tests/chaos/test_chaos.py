"""A short run of tests/chaos, and proofs that it finds what it looks for."""

import asyncio
from collections.abc import Callable

import pytest

from tests.chaos.evening import FAULTS, HAPPENINGS, Plan, run
from tests.chaos.floods import FLOODS
from tests.chaos.neighbours import Waits, compare, told
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


# One person's requests may not let anybody in another salon wait longer than this.
MOST_LONGER_MS = 50


def test_one_persons_requests_do_not_slow_another_salon(record_property: Callable[[str, object], None]) -> None:
    """Attackers in one process, the others in another. If the machine is busy with other things, it is tried again."""
    left = [kind for kind in FLOODS if kind != "everything"]
    found: dict[str, Waits] = {}
    for _ in range(6):
        found |= asyncio.run(compare(left, seconds=1.5))
        left = [kind for kind in left if found[kind].longer > MOST_LONGER_MS]
        if not left:
            break
    record_property(TABLE, told(found))
    assert not left, told(found)


def test_a_server_in_which_one_person_slows_all_others_is_found_out() -> None:
    waits = asyncio.run(compare(["requests"], seconds=1, fault="page_takes_long"))["requests"]
    assert waits.longer > MOST_LONGER_MS
