"""SQLite on a disk that fails, waits or is slow: what happens before and after each statement of a server's threads."""

import sqlite3
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

Watch: TypeAlias = Callable[[sqlite3.Connection, str], None]


def nothing(db: sqlite3.Connection, sql: str) -> None:
    pass


def connecting(before: Watch, after: Watch = nothing) -> Callable[..., sqlite3.Connection]:
    """In the place of `sqlite3.connect`. The main thread is spared: a server is to start."""

    class Watched(sqlite3.Connection):
        def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
            if threading.current_thread() is threading.main_thread():
                return super().execute(sql, *values)
            before(self, sql)
            done = super().execute(sql, *values)
            after(self, sql)
            return done

    return partial(sqlite3.connect, factory=Watched)


def file_of(db: sqlite3.Connection) -> Path:
    return Path(db.execute("PRAGMA database_list").fetchone()[2])


class Disk:
    """One whose state a test changes: what stands here happens at the next write."""

    def __init__(self) -> None:
        # So many pages the database may have, if not as many as it likes.
        self.most_pages = 2**30
        self.read_only = False
        # A write waits for it.
        self.answers = threading.Event()
        self.answers.set()
        # In the middle of the next writes, before they are committed.
        self.happens: Watch = nothing
        self.connect = connecting(self._before)

    def _before(self, db: sqlite3.Connection, sql: str) -> None:
        if sql.startswith("BEGIN"):
            self.answers.wait()
            db.execute(f"PRAGMA max_page_count = {self.most_pages}")
            db.execute(f"PRAGMA query_only = {'ON' if self.read_only else 'OFF'}")
        if sql in ("COMMIT", "VACUUM"):
            self.happens(db, sql)
