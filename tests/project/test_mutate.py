"""The command that breaks rules to see whether a test notices (`tests/mutate.py`)."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.mutate import ROOT, Equivalent, known_equivalents, mutants_of, mutants_of_game

TOY = """
def may_enter(age: int, invited: bool) -> bool:
    return age >= 18 and invited
"""
CARELESS = """
from toy import may_enter

def test_whoever_is_of_age_and_invited_may_enter():
    assert may_enter(30, True)
    assert not may_enter(10, True)
    assert not may_enter(30, False)
"""
TRY_ALL = """
from pathlib import Path
from tests.mutate import mutants_of, try_all

mutants = mutants_of("toy", Path("toy.py").read_text())
survivors, tried = try_all(mutants, ["test_toy.py"], seconds=60)
assert tried == len(mutants)
print(*[mutant.becomes for mutant in survivors], sep="\\n")
"""


@pytest.mark.slow
def test_a_mutant_survives_where_no_test_looks_and_only_there(tmp_path: Path) -> None:
    """Nobody of 17, 18 or 19 years stands at the door: where exactly the limit lies is not proved."""
    (tmp_path / "toy.py").write_text(TOY)
    (tmp_path / "test_toy.py").write_text(CARELESS)
    command = [sys.executable, "-c", TRY_ALL]
    paths = {"PYTHONPATH": f"{ROOT}:{tmp_path}"}
    told = subprocess.run(command, cwd=tmp_path, env=paths, capture_output=True, text=True, check=True, timeout=60)
    assert sorted(told.stdout.split("\n")[:-1]) == [
        "return (age > 18) and invited",
        "return age >= (17) and invited",
        "return age >= (19) and invited",
    ]


def test_every_mutant_is_python_and_differs_in_one_place() -> None:
    mutants = mutants_of("toy", TOY)
    assert {mutant.becomes for mutant in mutants} >= {
        "return (age >= 18 or invited)",
        "return (invited)",
        "return (age < 18) and invited",
        "return True",
    }
    for mutant in mutants:
        compile(mutant.source, "mutant", "exec")
        assert len(set(mutant.source.splitlines()) - set(TOY.splitlines())) == 1


def test_a_mutant_that_is_called_equivalent_exists() -> None:
    known = known_equivalents()
    games = {one.module.split(".")[2] for one in known}
    mutants = {Equivalent(one.module, one.was, one.becomes) for game in games for one in mutants_of_game(game, ())}
    assert known <= mutants
