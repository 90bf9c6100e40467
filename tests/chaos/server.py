"""A server with a fault of its own: `python -m tests.chaos.server FAULT SEED serve ...`."""

import asyncio
import random
import resource
import sqlite3
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from aiohttp import web
from msgspec.structs import replace

from veillee.cli import main
from veillee.rooms import view_cache
from veillee.salon import fold, replay
from veillee.salon.events import Entry
from veillee.salon.model import Running, Salon
from veillee.salon.views import TableView, table_view
from veillee.server import app, page
from veillee.storage import Ownership, Row, SqliteStorage

DAY = 24 * 3600
# To yesterday, to next month, to the year that a clock without a battery shows, to the next century.
JUMPS = (0, 0, 3600, -3600, -DAY, 31 * DAY, 400 * DAY, -56 * 365 * DAY, 80 * 365 * DAY)
PAUSES = (0, 0, 0.01, 0.05, 0.3)


def full_now() -> bool:
    """The disk is full for half a second, then for half a second it is not."""
    return time.monotonic() % 1 < 0.5


def around_commits(before: Callable[[SqliteStorage, sqlite3.Connection], None], after: Callable[[], None]) -> None:
    commit = SqliteStorage._commit

    def faulty(self: SqliteStorage, db: sqlite3.Connection, batch: Any) -> Any:
        before(self, db)
        results = commit(self, db, batch)
        after()
        return results

    SqliteStorage._commit = faulty  # type: ignore[method-assign]


def slow_disk(chance: random.Random) -> None:
    """Each commit takes longer, before it happens or after it."""
    around_commits(lambda *_: time.sleep(chance.choice(PAUSES)), lambda: time.sleep(chance.choice(PAUSES)))


def no_free_page(_: random.Random) -> None:
    """The database may not grow."""

    def before(_: SqliteStorage, db: sqlite3.Connection) -> None:
        db.execute(f"PRAGMA max_page_count = {1 if full_now() else 2**30}")

    around_commits(before, lambda: None)


def no_room_for_files(_: random.Random) -> None:
    """No file may grow: the write-ahead log is cut off in the middle of a commit."""
    hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]

    def before(storage: SqliteStorage, _: sqlite3.Connection) -> None:
        log = Path(f"{storage._path}-wal")
        size = log.stat().st_size if log.exists() else 0
        resource.setrlimit(resource.RLIMIT_FSIZE, (size + 5000 if full_now() else hard, hard))

    around_commits(before, lambda: None)


def wrong_clock(chance: random.Random) -> None:
    """The date jumps while the server runs, and old salons are looked for all the time."""
    true_time, start = time.time, time.monotonic()
    jumps = [chance.choice(JUMPS) for _ in range(1000)]
    time.time = lambda: true_time() + jumps[int((time.monotonic() - start) / 0.7) % len(jumps)]
    app.TIDY_SECONDS = 0.3  # type: ignore[assignment]


def answer_before_storing(_: random.Random) -> None:
    """A server that lies: it says "done" half a second before anything is stored."""
    append = SqliteStorage.append

    def early(
        self: SqliteStorage, claim: Ownership, expected_seq: int, rows: Sequence[Row], at: int, *more: Any
    ) -> "asyncio.Future[None]":
        loop = asyncio.get_running_loop()
        loop.call_later(0.5, append, self, claim, expected_seq, rows, at, *more)
        done: asyncio.Future[None] = loop.create_future()
        done.set_result(None)
        return done

    SqliteStorage.append = early  # type: ignore[method-assign, assignment]


def page_takes_long(_: random.Random) -> None:
    """A server that does something slow for whoever asks, while everybody waits."""
    head_of = page.head_of

    def slow(request: web.Request) -> str:
        time.sleep(0.03)
        return head_of(request)

    page.head_of = slow


def show(what: Callable[[Any], Any]) -> None:
    """Everybody is sent this of the game's state."""

    class Careless(TableView, frozen=True):
        oops: Any

    def careless(running: Running) -> TableView:
        honest = table_view(running)
        fields = {name: getattr(honest, name) for name in honest.__struct_fields__}
        return Careless(**fields, oops=what(running.state))

    view_cache.table_view = careless  # type: ignore[attr-defined]


def show_hands(_: random.Random) -> None:
    """A server that gives away what the others hold."""
    show(lambda state: getattr(state, "hands", ()))


def show_votes(_: random.Random) -> None:
    """A server that gives away votes before they are counted."""
    show(lambda state: getattr(getattr(state.phase, "votes", None), "given", ()))


def apply_twice(_: random.Random) -> None:
    """A server that forgets: a message that is sent again is applied again."""
    note = fold.note

    def forgetful(before: Salon, after: Salon, entry: Entry) -> Salon:
        return replace(note(before, after, entry), mids={})

    fold.note = replay.note = forgetful  # type: ignore[attr-defined]


FAULTS: dict[str, Callable[[random.Random], None]] = {
    "slow_disk": slow_disk,
    "no_free_page": no_free_page,
    "no_room_for_files": no_room_for_files,
    "wrong_clock": wrong_clock,
    "answer_before_storing": answer_before_storing,
    "show_hands": show_hands,
    "show_votes": show_votes,
    "apply_twice": apply_twice,
    "page_takes_long": page_takes_long,
}

if __name__ == "__main__":
    fault, seed = sys.argv[1:3]
    FAULTS[fault](random.Random(seed))
    sys.exit(main(sys.argv[3:]))
