"""The folder of a server: `veillee backup`, `restore` and `doctor`."""

import argparse
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

from veillee.cli.values import database_folder
from veillee.cli.words import count
from veillee.decks import Library
from veillee.rooms import doctor
from veillee.storage import CannotOpen, backup
from veillee.storage.checkup import Checkup


def add_commands(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    backing_up = commands.add_parser("backup", help="copy all salons into one file, also while the server runs")
    backing_up.add_argument("data", type=database_folder, help="folder of the database")
    backing_up.add_argument("file", type=Path, help="a new file")
    backing_up.set_defaults(run=back_up_folder)

    restoring = commands.add_parser("restore", help="make a folder from such a copy")
    restoring.add_argument("file", type=Path, help="a file that `veillee backup` has written")
    restoring.add_argument("data", type=Path, help="a new folder; then: veillee serve --data FOLDER")
    restoring.set_defaults(run=restore_folder)

    examining = commands.add_parser(
        "doctor",
        help="look for damage in the folder of a server that does not run",
        description="Looks for damage in the folder of a server that does not run. "
        "Ends with 0 if there is none, 1 if there is some (left), 2 if the folder cannot be looked at.",
    )
    examining.add_argument("data", type=database_folder, help="folder of the database")
    examining.add_argument("--repair", action="store_true", help="repair what can be repaired, and say what was done")
    examining.set_defaults(run=examine_folder)


def back_up_folder(chosen: argparse.Namespace) -> int:
    try:
        salons = backup.back_up(chosen.data, chosen.file)
    except CannotOpen as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{chosen.file}: {count(salons, 'salon')}, {chosen.file.stat().st_size / 1e6:.1f} MB")
    return 0


def restore_folder(chosen: argparse.Namespace) -> int:
    try:
        salons = backup.restore(chosen.file, chosen.data)
    except CannotOpen as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{chosen.data}: {count(salons, 'salon')}. Start the server with: veillee serve --data {chosen.data}")
    return 0


def examine_folder(chosen: argparse.Namespace) -> int:
    try:
        checkup = Checkup(chosen.data)
    except CannotOpen as error:
        print(error, file=sys.stderr)
        return 2
    with closing(checkup):
        findings = list(doctor.examine(checkup, Library()))
        problems = sum(not finding.harmless for finding in findings)
        left = 0
        for finding in findings:
            print(f"{'·' if finding.harmless else '✗'} {finding.what}")
            repaired = chosen.repair and repair(finding)
            if repaired:
                print(f"  ✓ {finding.remedy}")
            left += not finding.harmless and not repaired
        if not problems:
            print(f"✓ {count(len(checkup.salons()), 'salon')}, no problems")
    if problems and chosen.repair:
        hint = " Only a backup can repair the rest: veillee restore FILE NEW-FOLDER" if left else ""
        print(f"{count(problems, 'problem')}, {problems - left} repaired.{hint}")
    elif problems:
        can = sum(finding.repair is not None for finding in findings)
        print(f"{count(problems, 'problem')}, {can} can be repaired: make a backup, then run doctor with --repair.")
    return 1 if left else 0


def repair(finding: doctor.Finding) -> bool:
    if finding.repair is None:
        return False
    try:
        finding.repair()
    except sqlite3.Error as error:
        print(f"  not repaired: {error}")
        return False
    return True
