"""`veillee new-game`."""

import argparse
import sys
from pathlib import Path

from veillee.new_game import KINDS, NotWritten, write


def add_commands(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    writing = commands.add_parser("new-game", help="write the folders of a new game, in a checkout of the sources")
    writing.add_argument("name", help="in lower-case letters: it names folders, modules and a deck")
    writing.add_argument("--kind", choices=KINDS, help="; ".join(f"{kind}: {what}" for kind, what in KINDS.items()))
    writing.add_argument("--prefix", help="two letters for the ids of its rules (default: the first two of the name)")
    writing.add_argument("--into", type=Path, default=Path(), help="the checkout (default: this folder)")
    # Source code is for everybody.
    writing.set_defaults(run=run, umask=0o022)


def run(chosen: argparse.Namespace) -> int:
    prefix = (chosen.prefix or chosen.name[:2]).upper()
    try:
        written = write(chosen.name, prefix, chosen.into, chosen.kind or ask_kind())
    except NotWritten as why:
        print(why, file=sys.stderr)
        return 1
    for path in written:
        print(path)
    print(f"\nNext: make game GAME={chosen.name}, then make dev: see docs/add-a-game.md.", file=sys.stderr)
    return 0


def ask_kind() -> str:
    for kind, what in KINDS.items():
        print(f"{kind}: {what}", file=sys.stderr)
    print("Which is nearest to your game? ", end="", file=sys.stderr, flush=True)
    return sys.stdin.readline().strip()
