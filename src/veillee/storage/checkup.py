"""A database that no server uses at the moment, to be looked through and put in order."""

import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from veillee.storage.backup import open_file
from veillee.storage.base import CannotOpen, Image, Row, SalonRecord
from veillee.storage.lock import lock
from veillee.storage.schema import DATABASE, MIGRATIONS, TABLES_OF_SALONS, columns, version_of


class Checkup:
    """`CannotOpen` if a server runs, or if this is no database of ours. While it is open, no server can start."""

    def __init__(self, folder: Path) -> None:
        path = folder / DATABASE
        if not path.is_file():
            raise CannotOpen(f"There are no salons in the folder {folder}: it has no file {DATABASE}.")
        wal = path.with_name(path.name + "-wal")
        self._lock = lock(folder)
        self.unmerged_bytes = wal.stat().st_size if wal.exists() else 0
        try:
            self._db = open_file(path, "rw")
            self._db.execute("PRAGMA secure_delete=ON")
            self.outdated = version_of(self._db, path) < len(MIGRATIONS)
            # An older database may not have all of them yet.
            self._tables = [table for table in TABLES_OF_SALONS if table in columns(self._db)]
        except sqlite3.Error as error:
            os.close(self._lock)
            raise CannotOpen(f"The database {path} cannot be opened: {error}.") from error
        except CannotOpen:
            os.close(self._lock)
            raise

    def close(self) -> None:
        self._db.close()
        os.close(self._lock)

    def damage(self) -> list[str]:
        try:
            found = [text for (text,) in self._db.execute("PRAGMA integrity_check")]
        except sqlite3.DatabaseError as error:
            return [str(error)]
        return [] if found == ["ok"] else found

    def rebuild_indexes(self) -> None:
        self._db.execute("REINDEX")
        if self.damage():
            raise sqlite3.DatabaseError("more than the indexes is damaged; restore a backup")

    def salons(self) -> list[SalonRecord]:
        return [SalonRecord(*row) for row in self._db.execute("SELECT code, seq, last_at FROM salons ORDER BY code")]

    def rows(self, salon: str) -> list[Row]:
        query = "SELECT seq, kind, CAST(body AS BLOB) FROM entries WHERE salon = ? ORDER BY seq"
        return [Row(*row) for row in self._db.execute(query, (salon,))]

    def snapshot(self, salon: str) -> tuple[int, bytes] | None:
        found: tuple[int, bytes] | None
        found = self._db.execute("SELECT seq, CAST(body AS BLOB) FROM snapshots WHERE salon = ?", (salon,)).fetchone()
        return found

    def clips(self) -> Iterator[tuple[str, str, bytes]]:
        # One after the other: together they may be larger than the memory.
        for salon, hash in self._db.execute("SELECT salon, hash FROM clips").fetchall():
            query = "SELECT CAST(body AS BLOB) FROM clips WHERE salon = ? AND hash = ?"
            yield salon, hash, self._db.execute(query, (salon, hash)).fetchone()[0]

    def images(self) -> Iterator[tuple[str, Image, str]]:
        """Salon, image, and the name that its thumbnail should have."""
        if "images" not in self._tables:
            return
        for salon, name in self._db.execute("SELECT salon, name FROM images").fetchall():
            query = (
                "SELECT name, kind, CAST(body AS BLOB), thumb_kind, CAST(thumb AS BLOB), thumb_name FROM images"
                " WHERE salon = ? AND name = ?"
            )
            *image, thumb_name = self._db.execute(query, (salon, name)).fetchone()
            yield salon, Image(*image), thumb_name

    def decks(self) -> list[tuple[str, bytes]]:
        return self._db.execute("SELECT hash, CAST(body AS BLOB) FROM decks").fetchall()

    def orphans(self) -> list[tuple[str, str, int]]:
        """Table, salon and number of rows that belong to no salon."""
        query = "SELECT salon, count(*) FROM {} WHERE salon NOT IN (SELECT code FROM salons) GROUP BY salon"
        return [
            (table, salon, count)
            for table in self._tables
            for salon, count in self._db.execute(query.format(table)).fetchall()
        ]

    def drop_orphans(self, table: str, salon: str) -> None:
        assert table in TABLES_OF_SALONS
        self._db.execute(f"DELETE FROM {table} WHERE salon = ?", (salon,))

    def drop_salon(self, salon: str) -> None:
        self._db.execute("DELETE FROM salons WHERE code = ?", (salon,))

    def set_last(self, salon: str, seq: int) -> None:
        self._db.execute("UPDATE salons SET seq = ? WHERE code = ?", (seq, salon))

    def set_date(self, salon: str, at: int) -> None:
        self._db.execute("UPDATE salons SET last_at = ? WHERE code = ?", (at, salon))

    def erase(self, salon: str, rows: list[Row]) -> None:
        for row in rows:
            self._db.execute("UPDATE entries SET body = ? WHERE salon = ? AND seq = ?", (row.body, salon, row.seq))
        self.drop_snapshot(salon)

    def drop_snapshot(self, salon: str) -> None:
        self._db.execute("DELETE FROM snapshots WHERE salon = ?", (salon,))

    def drop_clip(self, salon: str, hash: str) -> None:
        self._db.execute("DELETE FROM clips WHERE salon = ? AND hash = ?", (salon, hash))

    def drop_image(self, salon: str, name: str) -> None:
        self._db.execute("DELETE FROM images WHERE salon = ? AND name = ?", (salon, name))

    def drop_thumb(self, salon: str, name: str) -> None:
        query = "UPDATE images SET thumb_kind = '', thumb_name = '', thumb = x'' WHERE salon = ? AND name = ?"
        self._db.execute(query, (salon, name))

    def put_deck(self, hash: str, body: bytes) -> None:
        self._db.execute("REPLACE INTO decks VALUES(?, ?)", (hash, body))

    def drop_deck(self, hash: str) -> None:
        self._db.execute("DELETE FROM decks WHERE hash = ?", (hash,))
