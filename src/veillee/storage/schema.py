"""The shape of the database, and the way to it from every older one."""

import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from veillee.storage.base import CannotOpen

DATABASE = "veillee.sqlite"

# Each step leads from the schema before it to the next; `PRAGMA user_version` says how many of them a file has behind
# it. A step that has been released is never changed.
MIGRATIONS: list[tuple[str, ...]] = [
    (
        "CREATE TABLE salons(code TEXT PRIMARY KEY, seq INTEGER NOT NULL, last_at INTEGER NOT NULL) WITHOUT ROWID",
        "CREATE INDEX salons_by_age ON salons(last_at)",
        "CREATE TABLE entries(salon TEXT NOT NULL, seq INTEGER NOT NULL, kind TEXT NOT NULL, body BLOB NOT NULL,"
        " PRIMARY KEY(salon, seq)) WITHOUT ROWID",
        "CREATE INDEX chat ON entries(salon, seq) WHERE kind = 'say'",
        "CREATE TABLE snapshots(salon TEXT PRIMARY KEY, seq INTEGER NOT NULL, body BLOB NOT NULL) WITHOUT ROWID",
        "CREATE TABLE decks(hash TEXT PRIMARY KEY, body BLOB NOT NULL) WITHOUT ROWID",
        "CREATE TABLE clips(salon TEXT NOT NULL, hash TEXT NOT NULL, kind TEXT NOT NULL, body BLOB NOT NULL,"
        " PRIMARY KEY(salon, hash)) WITHOUT ROWID",
    ),
    (
        "CREATE TABLE images(salon TEXT NOT NULL, name TEXT NOT NULL, at INTEGER NOT NULL, kind TEXT NOT NULL,"
        " body BLOB NOT NULL, thumb_kind TEXT NOT NULL, thumb_name TEXT NOT NULL, thumb BLOB NOT NULL,"
        " PRIMARY KEY(salon, name)) WITHOUT ROWID",
    ),
    (
        "ALTER TABLE salons ADD COLUMN owner TEXT",
        "ALTER TABLE salons ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0",
        # Snapshots from before this entry may have words in them that are erased.
        "ALTER TABLE salons ADD COLUMN erased_upto INTEGER NOT NULL DEFAULT 0",
        "CREATE TABLE nodes(id TEXT PRIMARY KEY, address TEXT NOT NULL, until REAL NOT NULL, draining INTEGER NOT NULL)"
        " WITHOUT ROWID",
    ),
]
# What belongs to one salon, and goes with it.
TABLES_OF_SALONS = ("entries", "snapshots", "clips", "images")


def prepare(path: Path) -> None:
    """Bring the database up to today's schema, in one transaction; `CannotOpen` leaves it as it was."""
    keep_private(path)
    try:
        with closing(sqlite3.connect(path, isolation_level=None, timeout=10)) as db:
            db.execute("BEGIN IMMEDIATE")
            try:
                migrate(db, path)
                # Whoever owned a salon is gone: nobody else has the folder open.
                db.execute("UPDATE salons SET owner = NULL WHERE owner IS NOT NULL")
                db.execute("DELETE FROM nodes")
                db.execute("COMMIT")
            finally:
                if db.in_transaction:
                    db.execute("ROLLBACK")
            keep_a_write_ahead_log(db, path)
    except sqlite3.Error as error:
        raise CannotOpen(f"The database {path} cannot be opened: {error}. Nothing in it was changed.") from error


def keep_private(path: Path) -> None:
    """Nobody else on the machine reads it; nor the files beside it, to which SQLite gives its mode."""
    with suppress(OSError):
        path.touch(0o600)
        for file in (path, *(path.with_name(path.name + end) for end in ("-wal", "-shm"))):
            # Versions until 0.1.0 let everybody read.
            if file.exists():
                file.chmod(0o600)


def keep_a_write_ahead_log(db: sqlite3.Connection, path: Path) -> None:
    """It stays so in the file. If workers asked for it, each for itself, one of two at once would be refused."""
    try:
        db.execute("PRAGMA journal_mode=WAL")
    except sqlite3.Error as error:
        raise CannotOpen(f"The database {path} cannot be opened: {error}.") from error


def migrate(db: sqlite3.Connection, path: Path) -> None:
    version = version_of(db, path)
    for statements in MIGRATIONS[version:]:
        for statement in statements:
            db.execute(statement)
    require_tables(db, path, len(MIGRATIONS))
    db.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")


def version_of(db: sqlite3.Connection, path: Path) -> int:
    """How many steps the database has behind it, 0 if it is empty; `CannotOpen` if it is not ours, or too new."""
    version = int(db.execute("PRAGMA user_version").fetchone()[0])
    if version > len(MIGRATIONS):
        raise CannotOpen(
            f"The database {path} was written by a newer Veillée (schema {version}, this one knows {len(MIGRATIONS)}):"
            " install that version, or choose another folder with --data."
        )
    if version == 0 and columns(db):
        # Version 0.1.0 wrote the first schema and did not say so.
        version = 1
    require_tables(db, path, version)
    return version


def require_tables(db: sqlite3.Connection, path: Path, version: int) -> None:
    found = columns(db)
    if any(found.get(table) != names for table, names in expected_columns(version).items()):
        raise CannotOpen(
            f"The file {path} is not a database of Veillée, or somebody changed its tables:"
            " put it elsewhere, or choose another folder with --data."
        )


def columns(db: sqlite3.Connection) -> dict[str, list[str]]:
    tables = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    query = "SELECT name FROM pragma_table_info(?) ORDER BY cid"
    return {table: [name for (name,) in db.execute(query, (table,))] for table in tables}


def expected_columns(version: int) -> dict[str, list[str]]:
    with closing(sqlite3.connect(":memory:")) as db:
        for statements in MIGRATIONS[:version]:
            for statement in statements:
                db.execute(statement)
        return columns(db)
