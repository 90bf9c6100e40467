"""A new game: `veillee new-game NAME` writes its folders, a deck, a test player and tests of a small game that plays.

The template is a whole game, Plume, in which everyone writes and everyone votes. Its name is replaced throughout.
"""

import argparse
import keyword
import re
import sys
from pathlib import Path

from veillee.games import GAMES

TEMPLATE = Path(__file__).parent / "template"
FROM = {"name": "plume", "title": "Plume", "constant": "PLUME", "prefix": "PL"}


class NotWritten(Exception):
    """Why there can be no such game here, in a sentence."""


def add_command(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    writing = commands.add_parser("new-game", help="write the folders of a new game, in a checkout of the sources")
    writing.add_argument("name", help="in lower-case letters: it names folders, modules and a deck")
    writing.add_argument("--prefix", help="two letters for the ids of its rules (default: the first two of the name)")
    writing.add_argument("--into", type=Path, default=Path(), help="the checkout (default: this folder)")
    writing.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    prefix = (chosen.prefix or chosen.name[:2]).upper()
    try:
        written = write(chosen.name, prefix, chosen.into)
    except NotWritten as why:
        print(why, file=sys.stderr)
        return 1
    for path in written:
        print(path)
    playthrough = f"python -m tests.test_playthroughs {chosen.name}"
    print(f"\nNext: make format protocol, then {playthrough}, then make dev: see docs/add-a-game.md.", file=sys.stderr)
    return 0


def write(name: str, prefix: str, root: Path) -> list[Path]:
    """Every file of the template under its new name; nothing is written if one of them is there already."""
    if not re.fullmatch("[a-z]{3,20}", name) or keyword.iskeyword(name):
        raise NotWritten(f"“{name}” does not do as a name: three to twenty letters from a to z.")
    if name in GAMES:
        raise NotWritten(f"There is a game called {name} already.")
    if not re.fullmatch("[A-Z]{2}", prefix) or prefix in prefixes(root):
        raise NotWritten(f"“{prefix}” does not do as a prefix for rules: choose two other letters with --prefix.")
    if not (root / "src/veillee/games").is_dir() or not (root / "web/src/games").is_dir():
        raise NotWritten(f"{root.resolve().name} is no checkout of Veillée: there are no folders for games in it.")
    to = {"name": name, "title": name.capitalize(), "constant": name.upper(), "prefix": prefix}
    texts = {
        root / replaced(str(path.relative_to(TEMPLATE)), to): replaced(path.read_text(encoding="utf-8"), to)
        for path in sorted(TEMPLATE.rglob("*"))
        if path.is_file() and "__pycache__" not in path.parts
    }
    there = [path for path in texts if path.exists()]
    if there:
        raise NotWritten(f"{there[0]} is there already.")
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
    """Those of the rules that players of other games read."""
    ledgers = [*root.glob("web/src/games/*/rules.json"), *root.glob("web/src/**/common.json")]
    return {prefix for file in ledgers for prefix in re.findall(r'"id": "([A-Z]{2})-', file.read_text("utf-8"))}
