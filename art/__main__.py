"""`python -m art`: print what changed since the last time. Words given select jobs by name."""

from __future__ import annotations

import os
import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from art import covers, credits, decks, materials, previews
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


def main(words: list[str]) -> int:
    jobs = every_job()
    known = {one.name for one in jobs}
    manifest = {name: mark for name, mark in read_manifest().items() if name in known}
    todo = [one for one in outdated(jobs, manifest) if not words or any(word in one.name for word in words)]
    columns = (TextColumn("{task.description:28}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with (
        ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool,
        Progress(*columns) as progress,
    ):
        bar = progress.add_task("printing", total=len(todo))
        try:
            for turn in (False, True):
                running = {pool.submit(one.render): one for one in todo if one.last is turn}
                for finished in as_completed(running):
                    one = running[finished]
                    finished.result()
                    manifest[one.name] = one.fingerprint()
                    progress.update(bar, advance=1, description=one.name)
        finally:
            pool.shutdown(cancel_futures=True)
            write_manifest(manifest)
    credits.write_credits(manifest)
    sweep(jobs)
    print(f"{len(todo)} printed, {len(jobs) - len(todo)} up to date")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
