"""All salons of a folder in one file, also while a server runs; and such a file as a new folder."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from veillee.storage.base import CannotOpen
from veillee.storage.lock import lock
from veillee.storage.schema import DATABASE, version_of


def back_up(folder: Path, file: Path) -> int:
    """Write the database as it is at this moment into a new file. Returns how many salons are in it."""
    database = folder / DATABASE
    if not database.is_file():
        raise CannotOpen(f"There are no salons in the folder {folder}: it has no file {DATABASE}.")
    if file.exists():
        raise CannotOpen(f"The file {file} exists already: choose another name.")
    part = part_of(file)
    try:
        part.unlink(missing_ok=True)
        with closing(open_file(database, "rw")) as db:
            version_of(db, database)
            # Without free pages, and so without anything that was erased.
            db.execute("VACUUM INTO ?", (str(part),))
        return finish(part, file)
    except (sqlite3.Error, OSError) as error:
        part.unlink(missing_ok=True)
        raise CannotOpen(f"The folder {folder} was not copied to {file}: {error}.") from error


def restore(file: Path, folder: Path) -> int:
    """Make a folder from a copy. Returns how many salons are in it. Nothing that exists is overwritten."""
    if not file.is_file():
        raise CannotOpen(f"There is no file {file}.")
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise CannotOpen(f"The folder {folder} is not empty: choose a new one.")
    try:
        with closing(open_file(file, "ro")) as copy:
            require_whole(copy, file)
            folder.mkdir(parents=True, exist_ok=True)
            return fill(folder, copy)
    except (sqlite3.Error, OSError) as error:
        raise CannotOpen(f"The file {file} was not restored to {folder}: {error}.") from error


def require_whole(copy: sqlite3.Connection, file: Path) -> None:
    if version_of(copy, file) == 0:
        raise CannotOpen(f"The file {file} is empty: it is no copy of a folder of Veillée.")
    (found,) = copy.execute("PRAGMA integrity_check(1)").fetchone()
    if found != "ok":
        raise CannotOpen(f"The file {file} is damaged ({' '.join(found.split())}): take another copy.")


def fill(folder: Path, copy: sqlite3.Connection) -> int:
    held = lock(folder)
    part = part_of(folder / DATABASE)
    try:
        with closing(sqlite3.connect(part)) as db:
            copy.backup(db)
        return finish(part, folder / DATABASE)
    finally:
        part.unlink(missing_ok=True)
        os.close(held)


def open_file(path: Path, mode: str) -> sqlite3.Connection:
    """A database that exists: SQLite would make a new one otherwise."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode={mode}", uri=True, isolation_level=None, timeout=10)


def part_of(file: Path) -> Path:
    """Where a file is written until it is whole."""
    return file.with_name(file.name + ".part")


def finish(part: Path, file: Path) -> int:
    with closing(open_file(part, "ro")) as db:
        salons = int(db.execute("SELECT count(*) FROM salons").fetchone()[0])
    with part.open("rb+") as written:
        os.fsync(written.fileno())
    part.replace(file)
    return salons
