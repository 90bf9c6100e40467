"""The command `veillee`: a module for each subject, which adds its commands."""

import argparse
import io
import os
import sys

from veillee import __version__
from veillee.cli import decks, folder, lab, new_game, paper, records, salons, serve

PRIVATE = 0o077
# What `veillee` alone does.
FOR_A_FAMILY = ["serve", "--open"]


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="veillee",
        description="A salon for four French party games of imagination, bluff and secret votes.",
        epilog="Without a command it serves, and opens the page in your browser.",
    )
    parser.add_argument("--version", action="version", version=f"veillee {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="command")
    for subject in (serve, records, salons, folder, decks, paper, lab, new_game):
        subject.add_commands(commands)
    wanted = sys.argv[1:] if arguments is None else arguments
    chosen = parser.parse_args(wanted or FOR_A_FAMILY)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A terminal without these letters, as on Windows, shows others instead; nothing ends for it.
            stream.reconfigure(errors="replace")
    # What the house writes is for its own eyes: files 0600, folders 0700.
    before = os.umask(getattr(chosen, "umask", PRIVATE))
    try:
        return int(chosen.run(chosen))
    finally:
        os.umask(before)
