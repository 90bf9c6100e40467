"""`veillee new-game NAME` writes the files of a small game that works: rules, screens, deck, test player and tests.

There is a template of each kind: a complete game called Plume. Its name is replaced everywhere.
"""

import keyword
import re
from pathlib import Path

from veillee.games import GAMES

TEMPLATE = Path(__file__).parent / "template"
# The folders of the templates.
KINDS = {
    "vote": "everybody answers a question in secret, then votes",
    "turns": "turns, a role that goes round, and cards that nobody else sees",
}
FROM = {"name": "plume", "title": "Plume", "constant": "PLUME", "prefix": "PL"}


class NotWritten(Exception):
    """The reason why the game cannot be written, as a sentence."""


def write(name: str, prefix: str, root: Path, kind: str) -> list[Path]:
    """Write every file of the template under its new name. If one of them exists already, write nothing."""
    if kind not in KINDS:
        raise NotWritten(f"Choose a kind with --kind: {' or '.join(KINDS)}.")
    if not re.fullmatch("[a-z]{3,20}", name) or keyword.iskeyword(name):
        raise NotWritten(
            f"“{name}” cannot be the name: use three to twenty letters from a to z, and no word of Python."
        )
    if name in GAMES:
        raise NotWritten(f"There already is a game called {name}.")
    if not re.fullmatch("[A-Z]{2}", prefix) or prefix in prefixes(root):
        raise NotWritten(f"“{prefix}” cannot be the prefix of the rules: choose two other letters with --prefix.")
    if not (root / "src/veillee/games").is_dir() or not (root / "web/src/games").is_dir():
        raise NotWritten(f"{root.resolve().name} is not a checkout of Veillée: it has no folders for games.")
    to = {"name": name, "title": name.capitalize(), "constant": name.upper(), "prefix": prefix}
    template = TEMPLATE / kind
    texts = {
        root / replaced(str(path.relative_to(template)), to): replaced(path.read_text(encoding="utf-8"), to)
        for path in sorted(template.rglob("*"))
        if path.is_file() and "__pycache__" not in path.parts
    }
    there = [path for path in texts if path.exists()]
    if there:
        raise NotWritten(f"{there[0]} already exists.")
    for path, text in texts.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return list(texts)


def replaced(text: str, to: dict[str, str]) -> str:
    text = re.sub(rf"\b{FROM['prefix']}(?=-\d|\))", to["prefix"], text)
    for what in ("name", "title", "constant"):
        text = text.replace(FROM[what], to[what])
    return text


def prefixes(root: Path) -> set[str]:
    """The prefixes that the rules of other games use."""
    ledgers = [*root.glob("web/src/games/*/rules.json"), *root.glob("web/src/**/common.json")]
    return {prefix for file in ledgers for prefix in re.findall(r'"id": "([A-Z]{2})-', file.read_text("utf-8"))}
