"""`python -m art`: print what changed since the last time. Words given select jobs by name.

`python -m art --print DECK --out FOLDER`: the cards of a deck at print resolution. Words given select cards.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from art import covers, credits, decks, materials, previews, prints
from art.jobs import MATERIALS, Job, outdated, read_manifest, write_manifest


def every_job() -> list[Job]:
    return [*materials.jobs(), *covers.jobs(), *decks.jobs(), *previews.jobs()]


def sweep(jobs: list[Job]) -> None:
    """Remove what no recipe prints any more from the folders that hold nothing but prints."""
    wanted = {output for one in jobs for output in one.outputs}
    for folder in (MATERIALS, *(deck / "images" for deck in decks.FOLDERS.values())):
        for file in folder.iterdir():
            if file not in wanted:
                file.unlink()


def render(jobs: list[Job], done: Callable[[Job], None]) -> None:
    """Print on all cores; `done` is told of each print."""
    columns = (TextColumn("{task.description:28}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with (
        ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool,
        Progress(*columns) as progress,
    ):
        bar = progress.add_task("printing", total=len(jobs))
        try:
            for turn in (False, True):
                running = {pool.submit(one.render): one for one in jobs if one.last is turn}
                for finished in as_completed(running):
                    finished.result()
                    done(running[finished])
                    progress.update(bar, advance=1, description=running[finished].name)
        finally:
            pool.shutdown(cancel_futures=True)


def print_what_changed(words: list[str]) -> None:
    jobs = every_job()
    known = {one.name for one in jobs}
    manifest = {name: mark for name, mark in read_manifest().items() if name in known}
    todo = [one for one in outdated(jobs, manifest) if not words or any(word in one.name for word in words)]

    def note(one: Job) -> None:
        manifest[one.name] = one.fingerprint()

    try:
        render(todo, note)
    finally:
        write_manifest(manifest)
    credits.write_credits(manifest)
    sweep(jobs)
    print(f"{len(todo)} printed, {len(jobs) - len(todo)} up to date")


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m art")
    parser.add_argument("words", nargs="*", help="only what has one of these words in its name")
    parser.add_argument("--print", choices=prints.DECKS, dest="deck", help="a deck at print resolution, into --out")
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="for veillee print --images FOLDER")
    chosen = parser.parse_args(arguments)
    if (chosen.deck is None) is not (chosen.out is None):
        parser.error("--print and --out go together")
    if chosen.deck is None:
        print_what_changed(chosen.words)
        return 0
    jobs = prints.jobs(chosen.deck, chosen.words, chosen.out)
    if not jobs:
        parser.error(f"{chosen.deck} has no such card")
    render(jobs, lambda _: None)
    print(f"{len(jobs)} printed into {chosen.out}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
