"""The command that writes the no-break spaces of French (`scripts/french_spaces.py`)."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.project.test_house_rules import ROOT
from veillee.games import GAMES

SCRIPT = ROOT / "scripts/french_spaces.py"
SPACE = "\u00a0"


def put_right(source: str, folder: Path) -> str:
    file = folder / "texts.ts"
    file.write_text(source, encoding="utf-8")
    subprocess.run([sys.executable, SCRIPT, folder], check=True, capture_output=True)
    return file.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("written", "right"),
    [
        ('"Qui gagne ?"', '"Qui gagne_?"'),
        ('"Le compte : trois."', '"Le compte_: trois."'),
        ('"« Minuit »"', '"«_Minuit_»"'),
        ('"«Minuit »"', '"«_Minuit_»"'),
        ("`Bravo ${name} !`", "`Bravo ${name}_!`"),
        ("`${won === 0 ? `rien !` : points(won)} : voilà`", "`${won === 0 ? `rien_!` : points(won)}_: voilà`"),
        ("const seconds = none ? 0 : limit;", "const seconds = none ? 0 : limit;"),
        ('{ "fr": "Qui ?", "en": "Who?" }', '{ "fr": "Qui_?", "en": "Who?" }'),
    ],
)
@pytest.mark.slow
def test_texts_get_their_spaces_and_code_stays(written: str, right: str, tmp_path: Path) -> None:
    assert put_right(written, tmp_path) == right.replace("_", SPACE)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.slow
def test_what_is_right_stays(game: str, tmp_path: Path) -> None:
    for name in ("texts.ts", "options.ts", "refusals.ts", "rules.json"):
        source = (ROOT / f"web/src/games/{game}" / name).read_text(encoding="utf-8")
        assert put_right(source, tmp_path) == source, name
