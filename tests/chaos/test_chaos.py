"""A short run of tests/chaos, and proofs that it finds what it looks for."""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

import pytest

from tests import faulty_server
from tests.chaos.damage import Shelved, evening
from tests.chaos.evening import FAULTS, HAPPENINGS, Plan, run
from tests.chaos.neighbours import Waits, told
from tests.chaos.others import used_by
from tests.chaos.table import table
from tests.chaos.witness import Book, Findings, Screen, Viewer, read_message
from tests.conftest import TABLE
from veillee.decks import Library
from veillee.rooms import view_cache
from veillee.rooms.view_cache import ViewCache
from veillee.salon.replay import replay
from veillee.salon.views import table_view

pytestmark = pytest.mark.no_cover
# As long as it takes on any machine; only a hang takes longer.
CEILING_SECONDS = 240


def until(enough: Callable[[Findings], bool]) -> Callable[[Findings], bool]:
    end = time.monotonic() + CEILING_SECONDS
    return lambda findings: enough(findings) or time.monotonic() > end


def saw_something(acknowledged: int) -> Callable[[Findings], bool]:
    def enough(findings: Findings) -> bool:
        return findings.acknowledged > acknowledged < findings.views and findings.mutated > 3 * acknowledged

    return until(enough)


@pytest.mark.slow
def test_nothing_is_lost_and_nothing_leaks_when_a_server_is_killed() -> None:
    """Memory, open files and times are for `make chaos`, which has a machine for itself."""
    plan = Plan(seconds=0, seed=20261118, happenings=("kill", "frames"), faults=(None,), pace=0.4)
    plan.enough = saw_something(50)
    report = run(plan)
    assert not report.broken, "\n".join(report.examples)
    assert report.kills >= 2
    assert report.unchecked == 0
    assert report.acknowledged > 50


@pytest.mark.prove
def test_nothing_is_lost_and_nothing_leaks_whatever_goes_wrong(record_property: Callable[[str, object], None]) -> None:
    """Every kind of fault once, at least. The table stands at the end of the run of all tests."""
    happenings = tuple(dict.fromkeys(HAPPENINGS))
    plan = Plan(seconds=60, seed=20261116, happenings=happenings, faults=(*FAULTS, None, None), pace=0.4)
    plan.enough = saw_something(300)
    report = run(plan)
    record_property(TABLE, "make chaos, 60 seconds\n" + table(report))
    assert not report.broken, "\n".join(report.examples)
    assert report.faults.keys() == {*happenings, *FAULTS}
    assert report.kills >= 12
    assert report.acknowledged > 300
    assert report.unchecked == 0


@pytest.mark.parametrize(
    ("lie", "found"),
    [
        pytest.param("answer_before_storing", "lost", marks=pytest.mark.slow),
        pytest.param("apply_twice", "twice", marks=pytest.mark.prove),
        pytest.param("show_hands", "leaks", marks=pytest.mark.prove),
        pytest.param("show_votes", "untrue", marks=pytest.mark.prove),
    ],
)
@pytest.mark.slow
def test_a_server_that_breaks_a_promise_is_found_out(lie: str, found: str) -> None:
    plan = Plan(seconds=0, seed=1, fault=lie, happenings=("kill",), faults=(None,), pace=0.5)
    plan.enough = until(lambda findings: getattr(findings, found) > 0)
    report = run(plan)
    assert getattr(report, found) > 0
    assert report.broken


# The checker itself, on a log that no server is needed for


class Watched:
    """A salon whose log is read entry by entry, and one person who is sent every view."""

    def __init__(self, person: int) -> None:
        self.shelved: Shelved = evening("didixit-midway", "QQQA")
        self.findings, self.library = Findings(), Library()
        self.book = Book(self.shelved.code, self.findings, self.library)
        self.screen: Screen = self.book.screen(self.shelved.keys[person])
        self.person = person

    def frames(self) -> list[bytes | None]:
        """What a server sends after each entry."""
        viewer, views, salon, frames = Viewer(self.person), ViewCache(self.library), None, list[bytes | None]()
        for row in self.shelved.lines:
            salon, _ = replay(salon, [row], self.library)
            frames.append(views.message(salon, viewer, 0) if self.person < len(salon.people) else None)
        return frames

    def judge(self, frames: list[bytes | None]) -> dict[str, int]:
        for row, frame in zip(self.shelved.lines, frames, strict=True):
            self.book.take([row])
            self.book.miss(dict(self.book.unproved), set(self.book.joined))
            if frame:
                self.screen.got(frame)
            self.book.judge()
        kinds = ("lost", "twice", "untrue", "leaks")
        return {kind: count for kind in kinds if (count := getattr(self.findings, kind))}


@pytest.fixture
def watched() -> Watched:
    return Watched(person=1)


def test_an_honest_server_is_not_accused(watched: Watched) -> None:
    assert watched.judge(watched.frames()) == {}
    assert watched.findings.views > 30


def test_what_was_acknowledged_and_is_not_in_the_log_is_lost(watched: Watched) -> None:
    said: Any = read_message(b'{"t":"do","mid":"never-stored-0","what":{"t":"say","text":"bonsoir"}}')
    watched.book.acknowledged(said)
    assert watched.judge(watched.frames()) == {"lost": 1}


def test_an_entry_that_is_missing_is_lost(watched: Watched) -> None:
    (said,) = [row for row in watched.shelved.lines if row[1] == "say"][:1]
    watched.shelved.lines.remove(said)
    assert watched.judge(watched.frames())["lost"] == 1


def test_what_was_sent_once_and_stands_there_twice_is_found(watched: Watched) -> None:
    last = max(seq for seq, _, _ in watched.shelved.lines)
    (said,) = [body for _, kind, body in watched.shelved.lines if kind == "say"][:1]
    watched.shelved.lines.append((last + 1, "say", said))
    assert watched.judge(watched.frames())["twice"] == 1


@pytest.mark.parametrize(
    ("lie", "found"),
    [
        (faulty_server.show_hands, {"leaks", "untrue"}),
        # Votes are numbers and cannot be searched for: the view is not the one that follows from the log.
        (faulty_server.show_votes, {"untrue"}),
    ],
)
def test_a_view_that_tells_too_much_is_found(
    lie: Callable[[], None], found: set[str], watched: Watched, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The checker has the views of this version, the server careless ones."""
    with monkeypatch.context() as patch:
        patch.setattr(view_cache, "table_view", table_view)
        lie()
        frames = watched.frames()
    assert watched.judge(frames).keys() == found


# What was measured


def waits(here: float, others: float = 0.05, exchanges: int = 300) -> Waits:
    return Waits([5.0] * exchanges, [5.0] * (exchanges - 10) + [here] * 10, others)


def test_a_flood_that_lets_others_wait_is_found_out_and_a_busy_machine_cannot_tell() -> None:
    assert waits(here=20).verdict == "fine"
    assert waits(here=120).verdict == "slower"
    assert waits(here=120, others=0.5).verdict == "cannot tell"
    assert waits(here=20, others=0.5).verdict == "cannot tell"
    assert waits(here=120, exchanges=50).verdict == "cannot tell"
    assert Waits([], [], 0).verdict == "cannot tell"
    lines = told({"requests": waits(here=120), "frames": Waits([], [], 0.4)}).splitlines()
    assert [line.split(" | ")[-1] for line in lines] == ["verdict", "slower", "cannot tell"]


@pytest.mark.slow
def test_what_a_process_and_its_children_use_is_theirs() -> None:
    before = used_by(os.getpid())
    busy = "import time\nwhile time.process_time() < 0.3: pass"
    subprocess.run([sys.executable, "-c", busy], check=True)
    assert used_by(os.getpid()) - before >= 0.25
