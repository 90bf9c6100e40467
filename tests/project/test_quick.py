"""`make quick` stays quick: a test that starts a program is slow, and one that is not marked so is found."""

import subprocess
import sys

import pytest

from tests.conftest import SLOW_FIXTURES, forbid_programs


def test_whoever_starts_a_program_is_told_to_mark_the_test(monkeypatch: pytest.MonkeyPatch) -> None:
    forbid_programs(monkeypatch)
    with pytest.raises(pytest.fail.Exception, match="mark this test as slow"):
        subprocess.run([sys.executable, "--version"], check=True)
    subprocess.run(["git", "--version"], check=True, stdout=subprocess.DEVNULL)


def test_whoever_uses_something_large_is_marked_by_itself(request: pytest.FixtureRequest) -> None:
    for item in request.session.items:
        if isinstance(item, pytest.Function) and not SLOW_FIXTURES.isdisjoint(item.fixturenames):
            assert item.get_closest_marker("slow")
