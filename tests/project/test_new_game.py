"""`veillee new-game` writes a complete game of either kind: it passes every test before anybody edits it."""

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

from veillee.cli import main
from veillee.new_game import KINDS, NotWritten, write

ROOT = Path(__file__).resolve().parents[2]
NODE_MODULES = ROOT / "web/node_modules"
needs_client = pytest.mark.skipif(not NODE_MODULES.is_dir(), reason="the client's packages are not installed")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """The sources as they are here, without what is built from them. Cards and packages are only linked."""
    listed = run(ROOT, "git", "ls-files", "--cached", "--others", "--exclude-standard", "-z")
    for name in filter(None, listed.split("\0")):
        file, copy = ROOT / name, tmp_path / name
        copy.parent.mkdir(parents=True, exist_ok=True)
        if file.suffix == ".avif" and "decks" in file.parts:
            copy.symlink_to(file)
        elif file.is_file():
            copy.write_bytes(file.read_bytes())
    (tmp_path / "web/node_modules").symlink_to(NODE_MODULES)
    return tmp_path


# A game of each kind.
NAMES = dict(zip(KINDS, ("bidon", "drelin"), strict=True))


def run(folder: Path, *command: str) -> str:
    """In the checkout, with its own sources before those that are installed."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    environment = {**os.environ, "PYTHONPATH": str(folder / "src"), "PATH": path}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def files(folder: Path) -> set[Path]:
    return {path for path in folder.rglob("*") if path.is_file() and "node_modules" not in path.parts}


def run_tests(checkout: Path, *chosen: str) -> None:
    python = (sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider")
    run(checkout, *python, *chosen)


@needs_client
@pytest.mark.slow
def test_new_games_are_tidy_and_can_be_played_and_seen(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One of each kind, side by side. Of what `make game` does, all that needs no browser and is over soon."""
    before = files(checkout)
    for kind, name in NAMES.items():
        assert main(["new-game", name, "--kind", kind, "--into", str(checkout)]) == 0
    written = [Path(line) for line in capsys.readouterr().out.splitlines()]
    assert set(written) == files(checkout) - before
    assert not any("plume" in path.read_text(encoding="utf-8").lower() for path in written)
    python = [str(path) for path in written if path.suffix == ".py"]
    client = [str(path.relative_to(checkout / "web")) for path in written if checkout / "web" in path.parents]

    run(checkout, "ruff", "format", "--check", *python)
    run(checkout, "ruff", "check", *python)
    for name in NAMES.values():
        run(checkout, sys.executable, "-m", "tests.games.test_playthroughs", name)
    chosen = " or ".join([*NAMES.values(), "house_rules"])
    run_tests(checkout, "-m", "not slow and not prove", "-k", chosen, "--ignore", "tests/e2e", "tests")
    run(checkout, sys.executable, "-m", "veillee.server.typescript")
    web = checkout / "web"
    run(web, "npx", "prettier", "--check", *client)
    run(web, "npx", "eslint", *[name for name in client if not name.endswith(".json")])
    of_the_house = [
        "src/layers.test.ts",
        "src/games/shelf.test.ts",
        "src/games/buttons.test.ts",
        "src/languages.test.ts",
        "src/pages/texts.test.ts",
        "src/salon/refusals.test.ts",
    ]
    run(web, "npx", "vitest", "run", *[f"src/games/{name}" for name in NAMES.values()], *of_the_house)


@needs_client
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.prove
def test_a_new_game_passes_make_test(checkout: Path, kind: str) -> None:
    """All of it, with the other games: server, client and browsers."""
    write("bidon", "BI", checkout, kind)
    web = checkout / "web"
    run(checkout, sys.executable, "-m", "veillee.server.typescript")
    run(checkout, sys.executable, "-m", "tests.games.test_playthroughs", "bidon")
    run(web, "npm", "run", "--silent", "lint")
    run(web, "npm", "run", "--silent", "check")
    run(web, "npm", "test", "--silent")
    run(web, "npm", "run", "--silent", "build")
    # The command itself has been tested where this test runs.
    run_tests(checkout, "-m", "not prove", "--ignore", "tests/project/test_new_game.py", "tests")


@pytest.mark.slow
def test_the_types_of_new_games_are_strict(checkout: Path) -> None:
    written = [path for kind, name in NAMES.items() for path in write(name, name[:2].upper(), checkout, kind)]
    python = [str(path.relative_to(checkout)) for path in written if path.suffix == ".py"]
    run(checkout, sys.executable, "-m", "mypy", "--cache-dir", str(checkout / ".mypy_cache"), *python)


@pytest.mark.slow
def test_which_kind_is_asked_for(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("duel\nturns\n"))
    assert main(["new-game", "bidon", "--into", str(checkout)]) == 1
    assert "vote or turns" in capsys.readouterr().err
    assert main(["new-game", "bidon", "--into", str(checkout)]) == 0
    assert "turns, a role that goes round" in capsys.readouterr().err
    assert (checkout / "web/src/games/bidon/ranOut.ts").is_file()


@pytest.mark.parametrize(
    ("name", "prefix", "why"),
    [
        ("Quizz", "QU", "cannot be the name"),
        ("a b", "AB", "cannot be the name"),
        ("../up", "UP", "cannot be the name"),
        ("import", "IM", "cannot be the name"),
        ("dany", "QU", "already"),
        ("danse", "DA", "--prefix"),
        ("common", "CO", "--prefix"),
        ("autrejeu", "E1", "--prefix"),
    ],
)
def test_an_unusable_name_or_prefix_is_refused(name: str, prefix: str, why: str) -> None:
    with pytest.raises(NotWritten, match=why):
        write(name, prefix, ROOT, "vote")


def test_nothing_is_written_where_there_is_no_checkout(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-game", "bidon", "--kind", "vote", "--into", str(tmp_path)]) == 1
    assert "not a checkout" in capsys.readouterr().err
    assert files(tmp_path) == set()


def test_nothing_is_written_where_a_file_is_already(tmp_path: Path) -> None:
    for folder in ("src/veillee/games", "web/src/games", "src/veillee/decks/bidon"):
        (tmp_path / folder).mkdir(parents=True)
    deck = tmp_path / "src/veillee/decks/bidon/cards.csv"
    deck.write_text("mine", encoding="utf-8")
    with pytest.raises(NotWritten, match=r"cards\.csv"):
        write("bidon", "BI", tmp_path, "vote")
    assert files(tmp_path) == {deck}
    assert deck.read_text(encoding="utf-8") == "mine"
